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

/*    backend, other, Intel, Zen 4, Zen 5 */
#define LANEWISE_BACKENDS(X)                                                                       \
    X(lanewise_backend_x8_avx512_intel, 1148, 1148, 1560, 780)                                     \
    X(lanewise_backend_x8_avx512, 1200, 1200, 1414, 707)                                           \
    X(lanewise_backend_x4_avx512vl_intel, 775, 775, 770, 770)                                      \
    X(lanewise_backend_x4_avx512vl, 803, 803, 692, 692)                                            \
    X(lanewise_backend_x2_avx512vl, 808, 808, 695, 695)                                            \
    X(lanewise_backend_x4_avx2, 1617, 1617, 1245, 1245)                                            \
    X(lanewise_backend_x1_avx512_intel_rotated_planes, 639, 639, 1540, 770)                        \
    X(lanewise_backend_x1_avx512_slope, 771, 771, 1250, 625)                                       \
    X(lanewise_backend_x1_bmi2_rows, 776, 776, 850, 782)                                           \
    X(lanewise_backend_x1_c64, 1228, 1228, 1100, 1054)                                             \
    X(lanewise_backend_x1_c32, 3044, 3044, 4000, 3300)

#endif
