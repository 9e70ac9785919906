/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The kernels of an x86-64 build and what 24 rounds cost, in core cycles; the columns are the
 * cores of cpu.h. Measured with these kernels: Zen 5 on an EPYC of that generation, Intel on
 * Sapphire Rapids in a virtual machine (lanewise-bench --row p24-x1 and the like, some entries by
 * shorter windows, 1 % apart; gcc 12; docs/x86-64.md says how). Kernels that are ordered for Intel
 * were not measured on Zen 5: their entries there are estimates from the longest path and from the
 * rate of ternary operations. Zen 4 is an estimate: it executes 512-bit operations in two halves,
 * so its column doubles the zmm entries of Zen 5. `other` serves every other core and keeps the
 * order of the Intel column; a core with AVX2 alone finds its kernels there.
 */
#ifndef LANEWISE_BACKENDS_X86_64_H
#define LANEWISE_BACKENDS_X86_64_H

/* clang-format off */

/* A row is all that the library has to be told of a kernel: sources.cmake reads this table, too.
 *
 *       kernel, states, instructions, whether it has chains of SHAKE256, plain and masked;
 *       cycles on other, Intel, Zen 4, Zen 5 */
#define LANEWISE_X86_64_SEVERAL(K, X) \
    K(X, x8_avx512_intel,                8, AVX512, CHAINS, 1148, 1148, 1560,  780) \
    K(X, x8_avx512,                      8, AVX512, CHAINS, 1200, 1200, 1414,  707) \
    K(X, x4_avx512vl_intel,              4, AVX512, PLAIN,   775,  775,  770,  770) \
    K(X, x4_avx512vl,                    4, AVX512, CHAINS,  803,  803,  692,  692) \
    K(X, x2_avx512vl,                    2, AVX512, PLAIN,   808,  808,  695,  695) \
    K(X, x4_avx2,                        4, AVX2,   CHAINS, 1617, 1617, 1245, 1245)
#define LANEWISE_X86_64_SINGLE(K, X) \
    K(X, x1_avx512_intel_rotated_planes, 1, AVX512, PLAIN,   639,  639, 1540,  770) \
    K(X, x1_avx512_slope,                1, AVX512, PLAIN,   771,  771, 1250,  625) \
    K(X, x1_bmi2_rows,                   1, BMI2,   PLAIN,   776,  776,  850,  782)

/*    backend, other, Intel, Zen 4, Zen 5 */
#define LANEWISE_X86_64_ROW(X, ID, STATES, INSTRUCTIONS, CHAINS, ...) \
    X(lanewise_backend_##ID, __VA_ARGS__)
#define LANEWISE_BACKENDS(X) \
    LANEWISE_X86_64_SEVERAL(LANEWISE_X86_64_ROW, X) \
    LANEWISE_X86_64_SINGLE(LANEWISE_X86_64_ROW, X) \
    X(lanewise_backend_x1_c64, 1228, 1228, 1100, 1054) \
    X(lanewise_backend_x1_c32, 3044, 3044, 4000, 3300)

/* clang-format on */

#endif
