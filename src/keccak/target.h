/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Which instruction set has kernels in this build. The compiler's macros say it, so that a build
 * without CMake does not end up with portable C for want of a definition: where the sources of the
 * instruction set are missing, the linker complains. LANEWISE_PORTABLE turns them off.
 */
#ifndef LANEWISE_KECCAK_TARGET_H
#define LANEWISE_KECCAK_TARGET_H

#if !defined(LANEWISE_PORTABLE) && defined(__GNUC__) && !defined(_MSC_VER) &&                      \
    !defined(LANEWISE_X86_64) && !defined(LANEWISE_AARCH64) && !defined(LANEWISE_RISCV64) &&       \
    !defined(LANEWISE_WASM)
#if defined(__x86_64__) && !defined(__ILP32__)
#define LANEWISE_X86_64
#elif defined(__aarch64__) && !defined(__ILP32__) && !defined(__AARCH64EB__)
#define LANEWISE_AARCH64
#elif defined(__riscv) && __riscv_xlen == 64 && !defined(__riscv_64e)
#define LANEWISE_RISCV64
#elif defined(__wasm__)
#define LANEWISE_WASM
#endif
#endif

/* How many kinds of core, that differ in what kernels cost, a machine has at most: more share a
 * plan. 0 where no system says on which kind a thread runs, or all are of one. */
#if defined(LANEWISE_AARCH64) && defined(__linux__)
#define LANEWISE_KINDS 4
#else
#define LANEWISE_KINDS 0
#endif

/* The arithmetic of the schemes. */
#if defined(LANEWISE_X86_64) && !defined(LANEWISE_MLKEM_X86_64)
#define LANEWISE_MLKEM_X86_64
#endif
#if defined(LANEWISE_X86_64) && !defined(LANEWISE_MLDSA_X86_64)
#define LANEWISE_MLDSA_X86_64
#endif
#if defined(LANEWISE_AARCH64) && !defined(LANEWISE_MLKEM_AARCH64)
#define LANEWISE_MLKEM_AARCH64
#endif
#if defined(LANEWISE_AARCH64) && !defined(LANEWISE_MLDSA_AARCH64)
#define LANEWISE_MLDSA_AARCH64
#endif

#endif
