/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What differs between assemblers and object formats, for the AArch64 kernels. It is included by
 * assembly sources only and begins nothing but sections:
 *
 *     #include "asm.h"
 *         .arch armv8-a                    // or armv8.2-a+sha3
 *     lanewise_function lanewise_keccakp1600_x1_aarch64_scalar
 *         ...
 *         ret
 *         .p2align 3
 *     9:  .quad 0x0000000000000001         // constants, reached by `adr x1, 9f`
 *     lanewise_end lanewise_keccakp1600_x1_aarch64_scalar
 *
 * Written so, a kernel assembles for ELF, Mach-O and COFF, with the GNU assembler and with clang:
 *   - constants lie in .text behind the last return, since Mach-O knows no `adr` to elsewhere and
 *     ELF none to .rodata without a relocation;
 *   - local labels are numbers, since local names are .Lname in ELF and Lname in Mach-O;
 *   - comments begin with two slashes, and no line holds two statements: the sign between
 *     statements is a comment in Mach-O.
 */
#ifndef LANEWISE_AARCH64_ASM_H
#define LANEWISE_AARCH64_ASM_H

/* clang-format off */

/* A linker marks a program for branch target identification only if every object is. */
#if defined(__ELF__)
    .section .note.GNU-stack, "", %progbits
#if defined(__ARM_FEATURE_BTI_DEFAULT)
    .section .note.gnu.property, "a"
    .balign 8
    .long 4, 16, 5
    .asciz "GNU"
    .long 0xc0000000, 4, 1, 0
#endif
#endif
    .text

/* A function that no program sees outside the library that holds it. The first instruction is
 * where an indirect call may land; the processor of a machine without that takes it as a NOP. */
.macro lanewise_function name
    .text
    .p2align 6
#if defined(__APPLE__)
    .globl _\name
    .private_extern _\name
_\name:
#else
    .globl \name
#if defined(__ELF__)
    .hidden \name
    .type \name, %function
#endif
\name:
#endif
    .cfi_startproc
#if defined(__ARM_FEATURE_BTI_DEFAULT)
    hint #34 // bti c
#endif
.endm

.macro lanewise_end name
    .cfi_endproc
#if defined(__ELF__)
    .size \name, . - \name
#endif
.endm

/* clang-format on */

#endif
