/* PYTHONPATH=lab python3 -m lanewise_lab.aarch64.costs > src/keccak/aarch64/backends_aarch64.h */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The kernels of an AArch64 build and what 24 rounds cost, in core cycles; the columns are the
 * cores of cpu.h.
 *
 * A55, A510, A78, A710, X1 and X2 are predicted: cycles that the models of the lab make of the
 * instructions that each kernel executes (docs/cycle-model.md says how far they can be off).
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
    X(lanewise_backend_x5_aarch64_scalar_neon,        2258,  8409,  5459,  7059,  2081,  2467,  2058,  2050,  2353) \
    X(lanewise_backend_x5_aarch64_scalar_neon_a78,    2205,  8742,  5438,  7131,  2024,  2396,  2028,  2015,  2377) \
    X(lanewise_backend_x5_aarch64_scalar_sha3_a510,   3107, 60000,  2218, 60000, 60000,  3108, 60000,  3106,  1090) \
    X(lanewise_backend_x4_aarch64_scalar_mixed,       1565, 60000,  4523, 60000, 60000,  1753, 60000,  1378,  1569) \
    X(lanewise_backend_x4_aarch64_scalar_mixed_a710,  1416, 60000,  3853, 60000, 60000,  1445, 60000,  1388,  1585) \
    X(lanewise_backend_x4_aarch64_scalar_neon,        1789,  6870,  4351,  4706,  2201,  2265,  1313,  1313,  1569) \
    X(lanewise_backend_x4_aarch64_scalar_neon_a55,    1801,  4782,  3679,  4754,  2201,  2257,  1354,  1346,  1585) \
    X(lanewise_backend_x4_aarch64_scalar_neon_x1,     1760,  6988,  4399,  4754,  2173,  2233,  1284,  1287,  1585) \
    X(lanewise_backend_x4_aarch64_scalar_sha3,        1554, 60000,  3609, 60000, 60000,  1556, 60000,  1553,  1569) \
    X(lanewise_backend_x3_aarch64_scalar_mixed,       1171, 60000,  3964, 60000, 60000,  1459, 60000,   884,   927) \
    X(lanewise_backend_x3_aarch64_scalar_mixed_x2,    1087, 60000,  3511, 60000, 60000,  1407, 60000,   768,   915) \
    X(lanewise_backend_x3_aarch64_scalar_neon,        1543,  5591,  4567,  2353,  2027,  1966,  1080,  1121,  1111) \
    X(lanewise_backend_x2_aarch64_mixed_a710,         1170, 60000,  3216, 60000, 60000,  1252, 60000,  1088,   522) \
    X(lanewise_backend_x2_aarch64_mixed_x2,           1171, 60000,  4059, 60000, 60000,  1469, 60000,   873,   678) \
    X(lanewise_backend_x2_aarch64_neon,               1526,  4070,  4538,  1908,  1923,  1924,  1048,  1129,   954) \
    X(lanewise_backend_x2_aarch64_sha3,               1539, 60000,  1827, 60000, 60000,  1538, 60000,  1541,   396) \
    X(lanewise_backend_x2_aarch64_sha3_a510,          1480, 60000,  1132, 60000, 60000,  1490, 60000,  1470,   456) \
    X(lanewise_backend_x2_aarch64_sha3_ahead_a510,    1543, 60000,  1001, 60000, 60000,  1542, 60000,  1545,   429) \
    X(lanewise_backend_x1_aarch64_rolling,             637,  1923,  1438,  2377,   642,   636,   642,   639,   793) \
    X(lanewise_backend_x1_aarch64_rolling_a510,        673,  1491,   910,  2377,   674,   662,   677,   685,   793) \
    X(lanewise_backend_x1_aarch64_rolling_a55,         674,  1370,  1054,  2377,   674,   662,   686,   687,   793) \
    X(lanewise_backend_x1_aarch64_scalar,              662,  1924,  1414,  2353,   642,   655,   642,   669,   785) \
    X(lanewise_backend_x1_aarch64_scalar_a510,         688,  1468,   934,  2353,   685,   685,   685,   691,   785) \
    X(lanewise_backend_x1_aarch64_scalar_a55,          694,  1396,  1128,  2353,   708,   687,   703,   702,   785) \
    X(lanewise_backend_x1_c64,                         818,  1935,  1375,  1500,   819,   820,   811,   817,   800) \
    X(lanewise_backend_x1_c32,                        3272,  7740,  5500,  6000,  3276,  3280,  3244,  3268,  3200)

/* clang-format on */

#endif
