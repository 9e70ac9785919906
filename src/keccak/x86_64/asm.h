/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What differs between systems, for the x86-64 kernels. It is included by assembly sources only.
 *
 * A kernel's functions follow the System V ABI and are called F. On Windows they are called F_sysv,
 * and F is an entry of its own that follows Microsoft's convention: the arguments come in rcx, rdx,
 * r8, r9 and on the stack behind 32 bytes that belong to the function, and rdi, rsi and the low
 * halves of xmm6 to xmm15 are kept as well. The entry saves these, moves the arguments and calls
 * F_sysv, whose code is the same everywhere. The .seh_ directives tell Windows how to unwind both.
 *
 * LANEWISE_MS_ABI makes an ELF object with these entries, which the prover reads.
 */
#ifndef LANEWISE_X86_64_ASM_H
#define LANEWISE_X86_64_ASM_H

/* clang-format off */

#if defined(_WIN64)
#define LANEWISE_MS_ABI
#define SEH(directive) directive
#define SEH2(directive, second) directive, second
#else
#define SEH(directive)
#define SEH2(directive, second)
#endif

#define PASTED(a, b) PASTED_(a, b) /* of what the names stand for: namespace.h */
#define PASTED_(a, b) a##b

#if defined(__APPLE__)
#define SYMBOL(name) PASTED(_, name)
#elif defined(LANEWISE_MS_ABI)
#define SYMBOL(name) PASTED(name, _sysv)
#else
#define SYMBOL(name) name
#endif

#if defined(__CET__)
#include <cet.h>
#else
#define _CET_ENDBR
#endif

    .intel_syntax noprefix

/* MS_ENTRY(F, arguments, vectors): the entry, where there is one. arguments: how many F has, 3 to 6;
 * vectors: 1 if F_sysv uses any of xmm6 to xmm15, else 0. */
#if !defined(LANEWISE_MS_ABI)
#define MS_ENTRY(name, arguments, vectors)
#else
#define MS_ENTRY(name, arguments, vectors) lanewise_ms_entry name, SYMBOL(name), arguments, vectors

.macro lanewise_ms_entry name, body, arguments, vectors
    .p2align 4
    .globl \name
#if defined(__ELF__)
    .hidden \name
    .type \name, @function
#endif
    SEH(.seh_proc \name)
\name:
    _CET_ENDBR
    push rdi
    SEH(.seh_pushreg rdi)
    push rsi
    SEH(.seh_pushreg rsi)
.if \vectors
    sub rsp, 168
    SEH(.seh_stackalloc 168)
    .irp n, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    movaps xmmword ptr [rsp + 16 * (\n - 6)], xmm\n
    SEH2(.seh_savexmm xmm\n, 16 * (\n - 6))
    .endr
.else
    sub rsp, 8
    SEH(.seh_stackalloc 8)
.endif
    SEH(.seh_endprologue)
    mov rdi, rcx
    mov rsi, rdx
    mov rdx, r8
    mov rcx, r9
.if \arguments > 4
    mov r8, qword ptr [rsp + 64 + 160 * \vectors]
.endif
.if \arguments > 5
    mov r9, qword ptr [rsp + 72 + 160 * \vectors]
.endif
    call \body
.if \vectors
    .irp n, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15
    movaps xmm\n, xmmword ptr [rsp + 16 * (\n - 6)]
    .endr
    add rsp, 168
.else
    add rsp, 8
.endif
    pop rsi
    pop rdi
    ret
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size \name, . - \name
#endif
.endm
#endif

#endif
