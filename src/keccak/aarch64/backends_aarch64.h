/* PYTHONPATH=lab python3 -m lanewise_lab.aarch64.costs > src/keccak/aarch64/backends_aarch64.h */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The kernels of an AArch64 build and what 24 rounds cost, in core cycles; the columns are the
 * cores of cpu.h.
 *
 * A55, A510, A78, A710, X1 and X2 are predicted: cycles that the models of the lab make of the
 * instructions that each kernel executes, under the worst set of rules that fits what was measured
 * (docs/cycle-model.md says how far they can be off).
 * A72 and Apple are estimates: the instructions divided by the units that take them. `other` is
 * the mean of A710 and X2. Of the portable kernels, x1_c64 has figures that were measured of plain
 * C by others, and x1_c32 four times those. 60000 stands where a core lacks the instructions.
 */
#ifndef LANEWISE_BACKENDS_AARCH64_H
#define LANEWISE_BACKENDS_AARCH64_H

/* clang-format off */

/*    kernel, states, instructions */
#define LANEWISE_AARCH64_KERNELS(K) \
    K(x5_aarch64_scalar_neon,       5, NEON) \
    K(x5_aarch64_scalar_neon_a78,   5, NEON) \
    K(x5_aarch64_scalar_sha3_a510,  5, SHA3) \
    K(x4_aarch64_scalar_mixed,      4, SHA3) \
    K(x4_aarch64_scalar_mixed_a710, 4, SHA3) \
    K(x4_aarch64_scalar_neon,       4, NEON) \
    K(x4_aarch64_scalar_neon_a55,   4, NEON) \
    K(x4_aarch64_scalar_neon_x1,    4, NEON) \
    K(x4_aarch64_scalar_sha3,       4, SHA3) \
    K(x3_aarch64_scalar_mixed,      3, SHA3) \
    K(x3_aarch64_scalar_mixed_x2,   3, SHA3) \
    K(x3_aarch64_scalar_neon,       3, NEON) \
    K(x2_aarch64_mixed_a710,        2, SHA3) \
    K(x2_aarch64_mixed_x2,          2, SHA3) \
    K(x2_aarch64_neon,              2, NEON) \
    K(x2_aarch64_sha3,              2, SHA3) \
    K(x2_aarch64_sha3_a510,         2, SHA3) \
    K(x2_aarch64_sha3_ahead_a510,   2, SHA3) \
    K(x1_aarch64_rolling,           1, SCALAR) \
    K(x1_aarch64_rolling_a510,      1, SCALAR) \
    K(x1_aarch64_rolling_a55,       1, SCALAR) \
    K(x1_aarch64_scalar,            1, SCALAR) \
    K(x1_aarch64_scalar_a510,       1, SCALAR) \
    K(x1_aarch64_scalar_a55,        1, SCALAR)

/*    backend, other, A55, A510, A72, A78, A710, X1, X2, Apple */
#define LANEWISE_BACKENDS(X) \
    X(lanewise_backend_x5_aarch64_scalar_neon,        2323,  8594,  5787,  7059,  2192,  2518,  2097,  2129,  2353) \
    X(lanewise_backend_x5_aarch64_scalar_neon_a78,    2226,  8777,  5472,  7131,  2076,  2449,  1989,  2003,  2377) \
    X(lanewise_backend_x5_aarch64_scalar_sha3_a510,   3119, 60000,  2317, 60000, 60000,  3124, 60000,  3114,  1090) \
    X(lanewise_backend_x4_aarch64_scalar_mixed,       1629, 60000,  4883, 60000, 60000,  1795, 60000,  1463,  1569) \
    X(lanewise_backend_x4_aarch64_scalar_mixed_a710,  1455, 60000,  4235, 60000, 60000,  1492, 60000,  1418,  1585) \
    X(lanewise_backend_x4_aarch64_scalar_neon,        1943,  7050,  4645,  4706,  2241,  2324,  1334,  1563,  1569) \
    X(lanewise_backend_x4_aarch64_scalar_neon_a55,    1906,  4728,  3755,  4754,  2216,  2274,  1406,  1539,  1585) \
    X(lanewise_backend_x4_aarch64_scalar_neon_x1,     1917,  7212,  4709,  4754,  2190,  2296,  1318,  1539,  1585) \
    X(lanewise_backend_x4_aarch64_scalar_sha3,        1568, 60000,  3849, 60000, 60000,  1574, 60000,  1562,  1569) \
    X(lanewise_backend_x3_aarch64_scalar_mixed,       1295, 60000,  4245, 60000, 60000,  1560, 60000,  1030,   927) \
    X(lanewise_backend_x3_aarch64_scalar_mixed_x2,    1207, 60000,  3835, 60000, 60000,  1440, 60000,   974,   915) \
    X(lanewise_backend_x3_aarch64_scalar_neon,        1631,  5791,  4701,  2353,  2037,  2089,  1162,  1174,  1111) \
    X(lanewise_backend_x2_aarch64_mixed_a710,         1235, 60000,  3436, 60000, 60000,  1356, 60000,  1115,   522) \
    X(lanewise_backend_x2_aarch64_mixed_x2,           1246, 60000,  4278, 60000, 60000,  1477, 60000,  1015,   678) \
    X(lanewise_backend_x2_aarch64_neon,               1607,  4360,  4542,  1908,  2052,  2053,  1185,  1162,   954) \
    X(lanewise_backend_x2_aarch64_sha3,               1547, 60000,  1903, 60000, 60000,  1549, 60000,  1546,   396) \
    X(lanewise_backend_x2_aarch64_sha3_a510,          1561, 60000,  1254, 60000, 60000,  1501, 60000,  1621,   456) \
    X(lanewise_backend_x2_aarch64_sha3_ahead_a510,    1550, 60000,  1170, 60000, 60000,  1552, 60000,  1549,   429) \
    X(lanewise_backend_x1_aarch64_rolling,             669,  2016,  1432,  2377,   673,   667,   681,   671,   793) \
    X(lanewise_backend_x1_aarch64_rolling_a510,        718,  1560,   945,  2377,   724,   715,   727,   722,   793) \
    X(lanewise_backend_x1_aarch64_rolling_a55,         735,  1415,  1048,  2377,   738,   727,   727,   743,   793) \
    X(lanewise_backend_x1_aarch64_scalar,              701,  1971,  1361,  2353,   701,   691,   707,   711,   785) \
    X(lanewise_backend_x1_aarch64_scalar_a510,         716,  1539,   970,  2353,   726,   712,   721,   721,   785) \
    X(lanewise_backend_x1_aarch64_scalar_a55,          737,  1419,  1099,  2353,   757,   726,   773,   749,   785) \
    X(lanewise_backend_x1_c64,                         818,  1935,  1375,  1500,   819,   820,   811,   817,   800) \
    X(lanewise_backend_x1_c32,                        3272,  7740,  5500,  6000,  3276,  3280,  3244,  3268,  3200)

/* clang-format on */

#endif
