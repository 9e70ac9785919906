/* PYTHONPATH=lab python3 -m lanewise_lab.x86.costs costs > src/keccak/x86_64/backends_x86_64.h */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The kernels of an x86-64 build and what 24 rounds cost, in core cycles; the columns are the cores
 * of cores_x86_64.h. Intel with AVX-512, measured: Sapphire Rapids in a virtual machine,
 * 2026-11-22, lanewise-bench --row p24-x1 and the like, some by shorter windows, 1 % apart; gcc 12;
 * x8_avx512_intel and x4_avx512vl_intel on 2026-11-25 on GenuineIntel family 6 model 167, not
 * Rocket Lake, a virtual machine, where the orders before took 1138 and 775. AMD Zen 4, measured:
 * EPYC of that generation (family 25, model 17), 2026-11-24, windows in which a chain of dependent
 * operations and one of independent ones both ran undisturbed; gcc 12; kernels ordered for Intel in
 * the orders that they had until 2026-11-25. AMD Zen 5, measured: EPYC of that generation,
 * 2026-11-22, lanewise-bench --row p24-x1 and the like, some by shorter windows, 1 % apart; gcc 12.
 * AMD Zen 5, estimated (x8_avx512_intel, x4_avx512vl_intel, x1_avx512_intel_rotated_planes): the
 * longest path, and the rate of ternary operations, of kernels ordered for Intel. A core that is
 * not in the list is ranked as Intel; 60000 stands where nobody has timed a kernel.
 */
#ifndef LANEWISE_BACKENDS_X86_64_H
#define LANEWISE_BACKENDS_X86_64_H

/* clang-format off */

/* kernel, states, instructions, whether it has chains of SHAKE256, plain and masked;
 * cycles on unknown, Intel with AVX-512, AMD Zen 4, AMD Zen 5 */
#define LANEWISE_X86_64_SEVERAL(K, X) \
    K(X, x8_avx512_intel,   8, AVX512, CHAINS,  1094,  1094,  1540,   780) \
    K(X, x8_avx512,         8, AVX512, CHAINS,  1200,  1200,  1337,   707) \
    K(X, x4_avx512vl_intel, 4, AVX512, PLAIN,    733,   733,   874,   770) \
    K(X, x4_avx512vl,       4, AVX512, CHAINS,   803,   803,   682,   692) \
    K(X, x2_avx512vl,       2, AVX512, PLAIN,    808,   808,   679,   695) \
    K(X, x4_avx2,           4, AVX2,   CHAINS,  1617,  1617,  1213,  1245)
#define LANEWISE_X86_64_SINGLE(K, X) \
    K(X, x1_avx512_intel_rotated_planes, 1, AVX512, PLAIN,    639,   639,   875,   770) \
    K(X, x1_avx512_slope,                1, AVX512, PLAIN,    771,   771,   898,   625) \
    K(X, x1_bmi2_rows,                   1, BMI2,   PLAIN,    776,   776,   871,   782)

/* backend, unknown, Intel with AVX-512, AMD Zen 4, AMD Zen 5 */
#define LANEWISE_X86_64_ROW(X, ID, STATES, INSTRUCTIONS, CHAINS, ...) \
    X(lanewise_backend_##ID, __VA_ARGS__)
#define LANEWISE_BACKENDS(X) \
    LANEWISE_X86_64_SEVERAL(LANEWISE_X86_64_ROW, X) \
    LANEWISE_X86_64_SINGLE(LANEWISE_X86_64_ROW, X) \
    X(lanewise_backend_x1_c64, 1228, 1228, 1190, 1054) \
    X(lanewise_backend_x1_c32, 3044, 3044, 2895, 3300)

/* clang-format on */

#endif
