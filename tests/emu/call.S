/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * emu_call(struct emu_frame *): calls a function on a stack of its own, with chosen values in the
 * registers that it must keep, and writes down what it finds afterwards. emu.h holds the offsets.
 */
    .syntax unified
    .thumb

    .bss
    .balign 4
current:
    .zero 4

    .text
    .thumb_func
    .globl emu_call
    .type emu_call, %function
emu_call:
    push {r4-r11, lr}
#ifdef __ARM_FP
    vpush {s16-s31}
    add r1, r0, #84
    vldmia r1, {s16-s31}
#endif
    ldr r12, =current
    str r0, [r12]
    str sp, [r0, #80]
    add r1, r0, #16
    ldmia r1, {r4-r11}
    ldr r1, [r0, #12]
    mov sp, r1
    ldr r12, [r0, #0]
    ldr r1, [r0, #8]
    ldr r0, [r0, #4]
    blx r12
    ldr r12, =current
    ldr r12, [r12]
    add r0, r12, #48
    stmia r0, {r4-r11}
    mov r0, sp
    str r0, [r12, #12]
    ldr sp, [r12, #80]
#ifdef __ARM_FP
    add r0, r12, #148
    vstmia r0, {s16-s31}
    vpop {s16-s31}
#endif
#ifdef __ARM_FEATURE_MVE
    vmrs r0, vpr
    str r0, [r12, #212]
    mov r0, #0
    vmsr vpr, r0
#endif
    pop {r4-r11, pc}
    .size emu_call, . - emu_call

/* The handler of the timer: counts, and overwrites what an interrupt may overwrite below sp. */
    .bss
    .balign 4
    .globl emu_interrupts
emu_interrupts:
    .zero 4

    .text
    .thumb_func
    .globl emu_systick
    .type emu_systick, %function
emu_systick:
    ldr r0, =emu_interrupts
    ldr r1, [r0]
    add r1, r1, #1
    str r1, [r0]
    sub r2, sp, #128
1:  str r0, [r2], #4
    cmp r2, sp
    bne 1b
    bx lr
    .size emu_systick, . - emu_systick
