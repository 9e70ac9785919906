/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef LANEWISE_VECTOR_H
#define LANEWISE_VECTOR_H

/* Keeps the vector X in a register, and out of the compiler's sight where it comes from. Where an
 * instruction takes an operand from memory, gcc 12 otherwise loads X once for each product. */
#if defined(__x86_64__) && !defined(__clang__)
#define IN_REGISTER(X) __asm__("" : "+v"(X))
#else
#define IN_REGISTER(X) (void)0
#endif

#endif
