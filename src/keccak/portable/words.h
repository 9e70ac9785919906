/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * LANEWISE_WORDS_64: 1 where the compiler has registers of 64 bits and lanes are kept whole, 0
 * where a lane takes two registers and its bits are interleaved. The width of pointers alone does
 * not say it: x32, the 32-bit ABIs of AArch64 and MIPS64, and WebAssembly have short pointers and
 * long words. docs/32-bit.md has the counts. kernel_choice.cmake includes this, too, so it holds
 * preprocessor lines only.
 */
#ifndef LANEWISE_WORDS_H
#define LANEWISE_WORDS_H

#include <stdint.h>

#if UINTPTR_MAX > 0xFFFFFFFF || defined(__x86_64__) || defined(__aarch64__) ||                     \
    defined(__mips64) || defined(__powerpc64__) || defined(__sparc_v9__) || defined(__wasm__)
#define LANEWISE_WORDS_64 1
#else
#define LANEWISE_WORDS_64 0
#endif

#endif
