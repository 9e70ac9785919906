// SPDX-License-Identifier: Apache-2.0 OR MIT
// Where kernel_x86_64.c is entered: at first, by system calls and by exceptions.
    .section .text.first, "ax"
    .globl kernel_first
kernel_first:
    mov $kernel_stack_top, %esp
    call kernel_main

    .text
    .globl kernel_syscall
kernel_syscall: // the caller's stack has a red zone, so another one is taken
    mov %rsp, kernel_caller(%rip)
    mov $kernel_stack_top, %esp
    push %rcx
    push %r11
    push %rdi
    push %rsi
    push %rdx
    push %r8
    push %r9
    push %r10
    mov %r10, %rcx
    push %rax
    call kernel_call
    add $8, %rsp
    pop %r10
    pop %r9
    pop %r8
    pop %rdx
    pop %rsi
    pop %rdi
    popfq
    pop %rcx
    mov kernel_caller(%rip), %rsp
    jmp *%rcx

    .globl kernel_vectors
    .balign 16
kernel_vectors:
    .set vector, 0
    .rept 32
    .balign 16
    mov $vector, %edi
    jmp exception
    .set vector, vector + 1
    .endr
exception:
    mov %rsp, %rsi
    mov $kernel_stack_top, %esp
    call kernel_exception

    .bss
    .balign 64
    .skip 65536
kernel_stack_top:
kernel_caller:
    .skip 8
