/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Functions that break one rule of the calling convention each: abi.c must notice all of them. */
    .intel_syntax noprefix
    .text
    .macro wrong name
    .globl abi_wrong_\name
    .type abi_wrong_\name, @function
abi_wrong_\name:
    .endm

    .globl abi_right
    .type abi_right, @function
abi_right:
    ret

    .irp r, rbx, rbp, r12, r13, r14, r15
    wrong \r
    btc \r, 17
    ret
    .endr

    wrong flag
    std
    ret

    wrong mxcsr
    push 0x1F80
    ldmxcsr [rsp]
    add rsp, 8
    ret

    wrong x87
    push 0x037F
    fldcw [rsp]
    add rsp, 8
    ret

    wrong mmx
    movq mm0, rax
    ret

    wrong upper
    vpcmpeqd ymm3, ymm3, ymm3
    ret

    wrong above
    mov byte ptr [rsp + 40], 0
    ret

    wrong deep
    mov byte ptr [rsp - 5000], 0
    ret
    .section .note.GNU-stack, "", @progbits
