/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A call with known values in all registers that Microsoft's convention keeps, and functions that
 * break one of its rules each: abi_windows.c must notice all of them. */
    .intel_syntax noprefix
    .bss
    .balign 8
.Lcurrent:
    .zero 8

    .text
    .globl abi_windows_call
    .globl abi_windows_back
    .seh_proc abi_windows_call
abi_windows_call:
    .irp r, rbx, rbp, rdi, rsi, r12, r13, r14, r15
    push \r
    .seh_pushreg \r
    .endr
    sub rsp, 216
    .seh_stackalloc 216
    .irp n, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    movaps xmmword ptr [rsp + 48 + 16 * (\n - 6)], xmm\n
    .seh_savexmm xmm\n, 48 + 16 * (\n - 6)
    .endr
    .seh_endprologue
    mov [rip + .Lcurrent], rcx
    mov [rcx + 64 + 64], rsp
    mov r11, [rcx]
    mov rax, [rcx + 40]
    mov [rsp + 32], rax
    mov rax, [rcx + 48]
    mov [rsp + 40], rax
    mov rdx, [rcx + 16]
    mov r8, [rcx + 24]
    mov r9, [rcx + 32]
    mov rbx, [rcx + 64]
    mov rbp, [rcx + 72]
    mov rdi, [rcx + 80]
    mov rsi, [rcx + 88]
    mov r12, [rcx + 96]
    mov r13, [rcx + 104]
    mov r14, [rcx + 112]
    mov r15, [rcx + 120]
    .irp n, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    movups xmm\n, xmmword ptr [rcx + 144 + 16 * (\n - 6)]
    .endr
    mov rcx, [rcx + 8]
    call r11
abi_windows_back:
    mov rcx, [rip + .Lcurrent]
    mov [rcx + 304], rbx
    mov [rcx + 312], rbp
    mov [rcx + 320], rdi
    mov [rcx + 328], rsi
    mov [rcx + 336], r12
    mov [rcx + 344], r13
    mov [rcx + 352], r14
    mov [rcx + 360], r15
    mov [rcx + 368], rsp
    .irp n, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    movups xmmword ptr [rcx + 384 + 16 * (\n - 6)], xmm\n
    .endr
    mov rsp, [rcx + 128]
    .irp n, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    movaps xmm\n, xmmword ptr [rsp + 48 + 16 * (\n - 6)]
    .endr
    add rsp, 216
    .irp r, r15, r14, r13, r12, rsi, rdi, rbp, rbx
    pop \r
    .endr
    ret
    .seh_endproc

    .irp r, rbx, rbp, rdi, rsi, r12, r13, r14, r15
    .globl abi_wrong_\r
abi_wrong_\r:
    btc \r, 17
    ret
    .endr

    .irp n, 6, 11, 15
    .globl abi_wrong_xmm\n
abi_wrong_xmm\n:
    pcmpeqd xmm\n, xmm\n
    ret
    .endr

    .globl abi_right
    .seh_proc abi_right
abi_right:
    push rdi
    .seh_pushreg rdi
    .seh_endprologue
    mov rdi, rcx
    mov rax, [rdi]
    pop rdi
    ret
    .seh_endproc

    .globl abi_wrong_unwind
abi_wrong_unwind:
    push rdi
    mov rdi, rcx
    mov rax, [rdi]
    pop rdi
    ret
