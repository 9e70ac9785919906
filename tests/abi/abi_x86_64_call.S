/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * abi_call(struct abi_frame *): calls a function on a stack of its own with known values in all
 * registers that it must keep, and writes down what it finds afterwards. abi.c holds the offsets.
 */
    .intel_syntax noprefix
    .bss
    .balign 8
.Labi_current:
    .zero 8
    .section .rodata
.Labi_mxcsr:
    .long 0x7F80 /* all exceptions masked, rounding towards zero: not the default */
.Labi_x87:
    .short 0x0F7F

    .text
    .globl abi_call
    .type abi_call, @function
abi_call:
    push rbx
    push rbp
    push r12
    push r13
    push r14
    push r15
    mov [rip + .Labi_current], rdi
    mov [rdi + 168], rsp
    stmxcsr [rdi + 176]
    fnstcw [rdi + 180]
    ldmxcsr [rip + .Labi_mxcsr]
    fldcw [rip + .Labi_x87]
    cmp qword ptr [rdi + 184], 0
    je 1f
    vzeroall
1:
    mov rsp, [rdi + 56]
    mov r11, [rdi]
    mov rsi, [rdi + 16]
    mov rdx, [rdi + 24]
    mov rcx, [rdi + 32]
    mov r8, [rdi + 40]
    mov r9, [rdi + 48]
    mov rdi, [rdi + 8]
    movabs rbx, 0xB0B1B2B3B4B5B6B7
    movabs rbp, 0x5051525354555657
    movabs r12, 0x1211121312141215
    movabs r13, 0x1311131213141315
    movabs r14, 0x1411141214131415
    movabs r15, 0x1511151215131514
    cld
    call r11
    mov rcx, [rip + .Labi_current]
    mov [rcx + 64], rbx
    mov [rcx + 72], rbp
    mov [rcx + 80], r12
    mov [rcx + 88], r13
    mov [rcx + 96], r14
    mov [rcx + 104], r15
    mov [rcx + 112], rsp
    mov rsp, [rcx + 168]
    pushfq
    pop rdx
    cld
    mov [rcx + 120], rdx
    stmxcsr [rcx + 128]
    fnstcw [rcx + 132]
    fnstenv [rcx + 136]
    emms
    ldmxcsr [rcx + 176]
    fldcw [rcx + 180]
    cmp qword ptr [rcx + 184], 1
    jb 3f
    ja 2f
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    vmovdqu [rcx + 192 + 64 * \n], ymm\n
    .endr
    jmp 3f
2:
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    vmovdqu64 [rcx + 192 + 64 * \n], zmm\n
    .endr
    vzeroupper
3:
    pop r15
    pop r14
    pop r13
    pop r12
    pop rbp
    pop rbx
    ret
    .size abi_call, . - abi_call
    .section .note.GNU-stack, "", @progbits
