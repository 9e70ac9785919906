/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * emu_call(struct emu_frame *): calls a function on a stack of its own, with chosen values in the
 * registers that it must keep (AAPCS64; x18 too, which belongs to the platform) and noise in all
 * others, and writes down what it finds afterwards. calls.h holds the offsets.
 */
    .arch armv8-a

    .bss
    .balign 8
current:
    .zero 8

    .text
    .globl emu_call
    .type emu_call, %function
emu_call:
    stp x29, x30, [sp, #-176]!
    stp x27, x28, [sp, #16]
    stp x25, x26, [sp, #32]
    stp x23, x24, [sp, #48]
    stp x21, x22, [sp, #64]
    stp x19, x20, [sp, #80]
    stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112]
    stp d12, d13, [sp, #128]
    stp d14, d15, [sp, #144]
    mrs x1, fpcr
    str x1, [sp, #160]
    mov x1, sp
    str x1, [x0, #32]
    adrp x1, current
    str x0, [x1, :lo12:current]

    add x1, x0, #376 /* noise */
    ldp q0, q1, [x1]
    ldp q2, q3, [x1, #32]
    ldp q4, q5, [x1, #64]
    ldp q6, q7, [x1, #96]
    .irp n, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, 30, 31
    ldr q\n, [x1, #(16 * \n)]
    .endr
    add x2, x0, #40 /* before */
    ldp x18, x19, [x2]
    ldp x20, x21, [x2, #16]
    ldp x22, x23, [x2, #32]
    ldp x24, x25, [x2, #48]
    ldp x26, x27, [x2, #64]
    ldp x28, x29, [x2, #80]
    ldp d8, d9, [x2, #96]
    ldp d10, d11, [x2, #112]
    ldp d12, d13, [x2, #128]
    ldp d14, d15, [x2, #144]
    ldr x3, [x2, #160]
    msr fpcr, x3
    ldr x2, [x0, #24]
    mov sp, x2
    ldr x30, [x0]
    ldr x2, [x1, #8]
    msr nzcv, x2
    ldp x2, x3, [x1, #16]
    ldp x4, x5, [x1, #32]
    ldp x6, x7, [x1, #48]
    ldp x8, x9, [x1, #64]
    ldp x10, x11, [x1, #80]
    ldp x12, x13, [x1, #96]
    ldp x14, x15, [x1, #112]
    ldp x16, x17, [x1, #128]
    ldr x1, [x0, #16]
    ldr x0, [x0, #8]
    blr x30

    adrp x0, current
    ldr x0, [x0, :lo12:current]
    add x2, x0, #208 /* after */
    stp x18, x19, [x2]
    stp x20, x21, [x2, #16]
    stp x22, x23, [x2, #32]
    stp x24, x25, [x2, #48]
    stp x26, x27, [x2, #64]
    stp x28, x29, [x2, #80]
    stp d8, d9, [x2, #96]
    stp d10, d11, [x2, #112]
    stp d12, d13, [x2, #128]
    stp d14, d15, [x2, #144]
    mrs x3, fpcr
    str x3, [x2, #160]
    mov x1, sp
    str x1, [x0, #24]
    ldr x1, [x0, #32]
    mov sp, x1
    ldr x1, [sp, #160]
    msr fpcr, x1
    ldp d14, d15, [sp, #144]
    ldp d12, d13, [sp, #128]
    ldp d10, d11, [sp, #112]
    ldp d8, d9, [sp, #96]
    ldp x19, x20, [sp, #80]
    ldp x21, x22, [sp, #64]
    ldp x23, x24, [sp, #48]
    ldp x25, x26, [sp, #32]
    ldp x27, x28, [sp, #16]
    ldp x29, x30, [sp], #176
    ret
    .size emu_call, . - emu_call

    .section .note.GNU-stack, "", %progbits
