/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* "Kernels" that break one rule each: the harness must name it, and nothing else. */
#ifndef EMU_AT_ONCE
#define EMU_AT_ONCE 1
#endif
    .syntax unified
    .thumb
    .text
    .macro wrong name
    .thumb_func
    .globl emu_wrong_\name
    .type emu_wrong_\name, %function
emu_wrong_\name:
    .endm

    .irp r, r4, r5, r6, r7, r8, r9, r10, r11
    wrong \r
    eor \r, \r, #0x00400000
    bx lr
    .endr

    wrong sp
    sub sp, sp, #8
    bx lr

#ifdef __ARM_FP
    wrong float
    vmov r1, s23
    eor r1, r1, #1
    vmov s23, r1
    bx lr
#endif

#ifdef __ARM_FEATURE_MVE
    wrong vpr
    mov r1, #0x00FF0000
    vmsr vpr, r1
    bx lr
#endif

    wrong before
    ldrb r1, [r0, #-1]
    eor r1, r1, #0x10
    strb r1, [r0, #-1]
    bx lr

    wrong after
    ldrb r1, [r0, #200 * EMU_AT_ONCE]
    eor r1, r1, #0x10
    strb r1, [r0, #200 * EMU_AT_ONCE]
    bx lr

    wrong above
    ldr r1, [sp]
    mvn r1, r1
    str r1, [sp]
    bx lr

    wrong deep
    sub r1, sp, #1040
    ldr r2, [r1]
    mvn r2, r2
    str r2, [r1]
    bx lr

    /* Relies on a word below its stack pointer, for longer than the timer's period. */
    wrong below
    ldr r1, [r0]
    mvn r1, r1
    str r1, [sp, #-8]
    mov r2, #1000
1:  subs r2, r2, #1
    bne 1b
    ldr r1, [sp, #-8]
    str r1, [r0]
    bx lr
