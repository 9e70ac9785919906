/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The kernels of an x86-64 build and what 24 rounds cost, in core cycles; the columns are the
 * cores of cpu.h. Zen 5 was measured on an EPYC of that generation, with these kernels. The other
 * columns are estimates, good enough to rank: Intel's are cycles that kernels of the same layouts
 * took on Sapphire Rapids before these were written; Zen 4 executes 512-bit operations in two
 * halves, so its column doubles the zmm entries of Zen 5; `other` serves every other core and
 * keeps the order of the Intel column, and a core with AVX2 alone finds its kernels there.
 */
#ifndef LANEWISE_BACKENDS_X86_64_H
#define LANEWISE_BACKENDS_X86_64_H

/*    backend, other, Intel, Zen 4, Zen 5 */
#define LANEWISE_BACKENDS(X)                                                                       \
    X(lanewise_backend_x8_avx512, 1128, 1128, 1414, 707)                                           \
    X(lanewise_backend_x4_avx512vl, 773, 773, 692, 692)                                            \
    X(lanewise_backend_x2_avx512vl, 769, 769, 695, 695)                                            \
    X(lanewise_backend_x4_avx2, 1550, 1550, 1245, 1245)                                            \
    X(lanewise_backend_x1_avx512_slope, 614, 614, 1250, 625)                                       \
    X(lanewise_backend_x1_bmi2_rows, 772, 772, 850, 782)                                           \
    X(lanewise_backend_x1_c64, 1100, 1100, 1100, 1054)                                             \
    X(lanewise_backend_x1_c32, 4000, 4000, 4000, 3300)

#endif
