/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * abi_call(struct abi_frame *): calls a function on a stack of its own with known values in all
 * registers that it must keep, and writes down what it finds afterwards. abi_aarch64.c holds the
 * offsets.
 */
    .arch armv8-a
    .bss
    .balign 16
.Labi_current:
    .zero 32 // frame, own stack pointer, own FPCR, own x18

    .text
    .globl abi_call
    .type abi_call, %function
abi_call:
    stp x29, x30, [sp, #-160]!
    stp x19, x20, [sp, #16]
    stp x21, x22, [sp, #32]
    stp x23, x24, [sp, #48]
    stp x25, x26, [sp, #64]
    stp x27, x28, [sp, #80]
    stp d8, d9, [sp, #96]
    stp d10, d11, [sp, #112]
    stp d12, d13, [sp, #128]
    stp d14, d15, [sp, #144]
    adrp x9, .Labi_current
    add x9, x9, :lo12:.Labi_current
    mov x10, sp
    mrs x11, fpcr
    stp x0, x10, [x9]
    stp x11, x18, [x9, #16]

    ldr x11, [x0, #224]
    msr fpcr, x11
    ldp x18, x19, [x0, #56]
    ldp x20, x21, [x0, #72]
    ldp x22, x23, [x0, #88]
    ldp x24, x25, [x0, #104]
    ldp x26, x27, [x0, #120]
    ldp x28, x29, [x0, #136]
    ldp d8, d9, [x0, #160]
    ldp d10, d11, [x0, #176]
    ldp d12, d13, [x0, #192]
    ldp d14, d15, [x0, #208]
    ldp x16, x1, [x0]
    ldr x10, [x0, #48]
    mov sp, x10
    ldp x2, x3, [x0, #24]
    ldr x4, [x0, #40]
    ldr x10, [x0, #16]
    mov x0, x1
    mov x1, x10
    blr x16

    adrp x9, .Labi_current
    add x9, x9, :lo12:.Labi_current
    ldp x0, x10, [x9]
    stp x18, x19, [x0, #56]
    stp x20, x21, [x0, #72]
    stp x22, x23, [x0, #88]
    stp x24, x25, [x0, #104]
    stp x26, x27, [x0, #120]
    stp x28, x29, [x0, #136]
    mov x11, sp
    str x11, [x0, #152]
    stp d8, d9, [x0, #160]
    stp d10, d11, [x0, #176]
    stp d12, d13, [x0, #192]
    stp d14, d15, [x0, #208]
    mrs x11, fpcr
    str x11, [x0, #224]

    mov sp, x10
    ldp x11, x18, [x9, #16]
    msr fpcr, x11
    ldp x19, x20, [sp, #16]
    ldp x21, x22, [sp, #32]
    ldp x23, x24, [sp, #48]
    ldp x25, x26, [sp, #64]
    ldp x27, x28, [sp, #80]
    ldp d8, d9, [sp, #96]
    ldp d10, d11, [sp, #112]
    ldp d12, d13, [sp, #128]
    ldp d14, d15, [sp, #144]
    ldp x29, x30, [sp], #160
    ret
    .size abi_call, . - abi_call
    .section .note.GNU-stack, "", %progbits
