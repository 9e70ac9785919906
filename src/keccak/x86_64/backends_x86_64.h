/* PYTHONPATH=lab python3 -m lanewise_lab.x86.costs costs > src/keccak/x86_64/backends_x86_64.h */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The kernels of an x86-64 build and what 24 rounds cost, in core cycles; the columns are the cores
 * of cores_x86_64.h. Intel with AVX-512, measured: a server with AMX and 480 MB of L3 that calls
 * itself family 6, model 167, in a virtual machine, 2026-11-25, lanewise-bench --row p24-x1 and the
 * like, 94 to 99 % of the windows quiet; gcc 12. AMD Zen 3, measured: EPYC 7003 (family 25, model
 * 1), in a virtual machine, 2026-11-25, lanewise-bench --row p24-x1 and the like, median of three
 * runs, 88 to 90 % of the windows quiet; gcc 12. AMD Zen 4, measured: EPYC of that generation
 * (family 25, model 17), 2026-11-24, windows in which a chain of dependent operations and one of
 * independent ones both ran undisturbed; gcc 12; kernels ordered for Intel in the orders that they
 * had until 2026-11-25. AMD Zen 5, measured: EPYC of that generation, 2026-11-22, lanewise-bench
 * --row p24-x1 and the like, some by shorter windows, 1 % apart; gcc 12. AMD Zen 5, estimated
 * (x8_avx512_intel, x4_avx512vl_intel, x1_avx512_intel_rotated_planes): the longest path, and the
 * rate of ternary operations, of kernels ordered for Intel. A core that is not in the list is
 * ranked as Intel; 60000 stands where a kernel was not timed.
 */
#ifndef LANEWISE_BACKENDS_X86_64_H
#define LANEWISE_BACKENDS_X86_64_H

/* clang-format off */

/* kernel, states, instructions, whether it has chains of SHAKE256, plain and masked;
 * cycles on unknown, Intel with AVX-512, AMD Zen 3, AMD Zen 4, AMD Zen 5 */
#define LANEWISE_X86_64_SEVERAL(K, X) \
    K(X, x8_avx512_intel,   8, AVX512, CHAINS,  1094,  1094, 60000,  1540,   780) \
    K(X, x8_avx512,         8, AVX512, CHAINS,  1191,  1191, 60000,  1337,   707) \
    K(X, x4_avx512vl_intel, 4, AVX512, PLAIN,    733,   733, 60000,   874,   770) \
    K(X, x4_avx512vl,       4, AVX512, CHAINS,   802,   802, 60000,   682,   692) \
    K(X, x2_avx512vl,       2, AVX512, PLAIN,    800,   800, 60000,   679,   695) \
    K(X, x4_avx2,           4, AVX2,   CHAINS,  1601,  1601,  1240,  1213,  1245)
#define LANEWISE_X86_64_SINGLE(K, X) \
    K(X, x1_avx512_intel_rotated_planes, 1, AVX512, PLAIN,    633,   633, 60000,   875,   770) \
    K(X, x1_avx512_slope,                1, AVX512, PLAIN,    721,   721, 60000,   898,   625) \
    K(X, x1_avx512vl,                    1, AVX512, PLAIN,    800,   800, 60000,   681, 60000) \
    K(X, x1_bmi2_rows,                   1, BMI2,   PLAIN,    790,   790,   903,   871,   782)

/* backend, unknown, Intel with AVX-512, AMD Zen 3, AMD Zen 4, AMD Zen 5 */
#define LANEWISE_X86_64_ROW(X, ID, STATES, INSTRUCTIONS, CHAINS, ...) \
    X(lanewise_backend_##ID, __VA_ARGS__)
#define LANEWISE_BACKENDS(X) \
    LANEWISE_X86_64_SEVERAL(LANEWISE_X86_64_ROW, X) \
    LANEWISE_X86_64_SINGLE(LANEWISE_X86_64_ROW, X) \
    X(lanewise_backend_x1_c64, 1160, 1160, 1262, 1190, 1054) \
    X(lanewise_backend_x1_c32, 2620, 2620, 3056, 2895, 3300)

/* clang-format on */

#endif
