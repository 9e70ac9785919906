/* PYTHONPATH=lab python3 -m lanewise_lab.aarch64.costs > src/keccak/aarch64/backends_aarch64.h */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The kernels of an AArch64 build and what 24 rounds cost, in core cycles; the columns are those of
 * cores_aarch64.h.
 *
 * Predicted are A55, A78, A510, A710, X1, X2, N1, N3, V3: cycles that the models of the lab make of
 * the instructions that each kernel executes. Several sets of rules fit what was measured; a column
 * is the one, of these, their mean and their worst, whose choices give away least under any of the
 * sets, on the scale of the central one (docs/cycle-model.md says how far they can be off, and
 * which are not judged). By LLVM's scheduling models and in the same way: AMPERE-ONE. Estimates are
 * APPLE, A72: the instructions divided by the units that take them. UNKNOWN is the mean of A710,
 * X2. Of the portable kernels, x1_c64 has figures that were measured of plain C by others, or
 * guesses, and x1_c32 four times those. 60000 stands where a core lacks the instructions.
 */
#ifndef LANEWISE_BACKENDS_AARCH64_H
#define LANEWISE_BACKENDS_AARCH64_H

/* clang-format off */

/*    kernel, states, instructions, whether it has chains of SHAKE256 too */
#define LANEWISE_AARCH64_KERNELS(K) \
    K(x5_aarch64_scalar_neon_a78,   5, NEON, CHAINS) \
    K(x5_aarch64_scalar_sha3_a510,  5, SHA3, CHAINS) \
    K(x5_aarch64_scalar_neon,       5, NEON, PLAIN) \
    K(x4_aarch64_scalar_mixed_a710, 4, SHA3, CHAINS) \
    K(x4_aarch64_scalar_neon_a55,   4, NEON, CHAINS) \
    K(x4_aarch64_scalar_neon_x1,    4, NEON, CHAINS) \
    K(x4_aarch64_scalar_mixed,      4, SHA3, PLAIN) \
    K(x4_aarch64_scalar_neon,       4, NEON, PLAIN) \
    K(x4_aarch64_scalar_sha3,       4, SHA3, PLAIN) \
    K(x3_aarch64_scalar_mixed_x2,   3, SHA3, CHAINS) \
    K(x3_aarch64_scalar_neon,       3, NEON, CHAINS) \
    K(x3_aarch64_scalar_mixed,      3, SHA3, PLAIN) \
    K(x3_aarch64_scalar_sha3_a510,  3, SHA3, PLAIN) \
    K(x2_aarch64_mixed_x2,          2, SHA3, CHAINS) \
    K(x2_aarch64_sha3,              2, SHA3, CHAINS) \
    K(x2_aarch64_mixed_a710,        2, SHA3, PLAIN) \
    K(x2_aarch64_mixed_spread_x2,   2, SHA3, PLAIN) \
    K(x2_aarch64_neon,              2, NEON, PLAIN) \
    K(x2_aarch64_sha3_a510,         2, SHA3, PLAIN) \
    K(x2_aarch64_sha3_ahead_a510,   2, SHA3, PLAIN) \
    K(x1_aarch64_rolling,           1, SCALAR, CHAINS) \
    K(x1_aarch64_rolling_a510,      1, SCALAR, PLAIN) \
    K(x1_aarch64_rolling_a55,       1, SCALAR, PLAIN) \
    K(x1_aarch64_scalar,            1, SCALAR, PLAIN) \
    K(x1_aarch64_scalar_a510,       1, SCALAR, PLAIN) \
    K(x1_aarch64_scalar_a55,        1, SCALAR, PLAIN) \
    K(x1_aarch64_sha3,              1, SHA3, PLAIN)

/*    backend, UNKNOWN, AMPERE-ONE, APPLE, A55, A72, A78, A510, A710, X1, X2, N1, N3, V3 */
#define LANEWISE_BACKENDS(X) \
    X(lanewise_backend_x5_aarch64_scalar_neon_a78,    2204,  4175,  2377,  8777,  7131,  2048,  5288,  2415,  1925,  1993,  2978,  2417,  1980) \
    X(lanewise_backend_x5_aarch64_scalar_sha3_a510,   3101,  1951,  1090, 60000, 60000, 60000,  2317,  3096, 60000,  3107, 60000,  1770,  1076) \
    X(lanewise_backend_x5_aarch64_scalar_neon,        2294,  4237,  2353,  8594,  7059,  2192,  5427,  2469,  1993,  2119,  3026,  2465,  2051) \
    X(lanewise_backend_x4_aarch64_scalar_mixed_a710,  1429,  2729,  1585, 60000, 60000, 60000,  3657,  1451, 60000,  1408, 60000,  1440,  1367) \
    X(lanewise_backend_x4_aarch64_scalar_neon_a55,    1862,  3138,  1585,  4718,  4754,  2216,  3580,  2231,  1322,  1494,  2455,  2215,  1328) \
    X(lanewise_backend_x4_aarch64_scalar_neon_x1,     1821,  2928,  1585,  7164,  4754,  2145,  4386,  2148,  1308,  1495,  2315,  2143,  1302) \
    X(lanewise_backend_x4_aarch64_scalar_mixed,       1607,  2817,  1569, 60000, 60000, 60000,  4546,  1759, 60000,  1456, 60000,  1728,  1354) \
    X(lanewise_backend_x4_aarch64_scalar_neon,        1895,  2963,  1569,  7050,  4706,  2241,  4366,  2273,  1327,  1517,  2503,  2264,  1323) \
    X(lanewise_backend_x4_aarch64_scalar_sha3,        1554,  2727,  1569, 60000, 60000, 60000,  3578,  1552, 60000,  1556, 60000,  1487,  1390) \
    X(lanewise_backend_x3_aarch64_scalar_mixed_x2,    1153,  1644,   919, 60000, 60000, 60000,  3491,  1414, 60000,   892, 60000,  1456,   829) \
    X(lanewise_backend_x3_aarch64_scalar_neon,        1578,  2025,  1111,  5791,  2353,  2037,  4599,  1988,  1083,  1168,  2169,  1966,  1145) \
    X(lanewise_backend_x3_aarch64_scalar_mixed,       1250,  1623,   927, 60000, 60000, 60000,  4069,  1476, 60000,  1025, 60000,  1412,   806) \
    X(lanewise_backend_x3_aarch64_scalar_sha3_a510,   1561,  1473,   793, 60000, 60000, 60000,  1616,  1550, 60000,  1572, 60000,   928,   694) \
    X(lanewise_backend_x2_aarch64_mixed_x2,           1236,  1288,   678, 60000, 60000, 60000,  4165,  1463, 60000,  1010, 60000,  1398,   776) \
    X(lanewise_backend_x2_aarch64_sha3,               1538,   758,   396, 60000, 60000, 60000,  1862,  1533, 60000,  1543, 60000,   810,   467) \
    X(lanewise_backend_x2_aarch64_mixed_a710,         1191,   995,   522, 60000, 60000, 60000,  3321,  1272, 60000,  1110, 60000,  1063,   590) \
    X(lanewise_backend_x2_aarch64_mixed_spread_x2,    1128,  1282,   672, 60000, 60000, 60000,  3768,  1386, 60000,   870, 60000,  1349,   763) \
    X(lanewise_backend_x2_aarch64_neon,               1548,  1803,   954,  4360,  1908,  2052,  4536,  1940,  1072,  1156,  2032,  1924,  1089) \
    X(lanewise_backend_x2_aarch64_sha3_a510,          1552,   877,   456, 60000, 60000, 60000,  1190,  1486, 60000,  1619, 60000,   931,   585) \
    X(lanewise_backend_x2_aarch64_sha3_ahead_a510,    1542,   817,   429, 60000, 60000, 60000,  1084,  1537, 60000,  1547, 60000,   862,   515) \
    X(lanewise_backend_x1_aarch64_rolling,             658,  1195,   793,  2016,  2377,   673,  1432,   649,   630,   668,   855,   636,   637) \
    X(lanewise_backend_x1_aarch64_rolling_a510,        695,  1216,   793,  1560,  2377,   724,   945,   672,   657,   718,   836,   662,   683) \
    X(lanewise_backend_x1_aarch64_rolling_a55,         708,  1193,   793,  1415,  2377,   738,  1048,   678,   665,   739,   859,   662,   682) \
    X(lanewise_backend_x1_aarch64_scalar,              689,  1227,   785,  1971,  2353,   701,  1361,   671,   638,   708,   884,   655,   677) \
    X(lanewise_backend_x1_aarch64_scalar_a510,         703,  1222,   785,  1539,  2353,   726,   970,   690,   669,   717,   860,   685,   690) \
    X(lanewise_backend_x1_aarch64_scalar_a55,          720,  1226,   785,  1419,  2353,   757,  1099,   696,   688,   745,   861,   687,   702) \
    X(lanewise_backend_x1_aarch64_sha3,               1536,   742,   396, 60000, 60000, 60000,  2358,  1533, 60000,  1539, 60000,   799,   440) \
    X(lanewise_backend_x1_c64,                         818,  1307,   800,  1935,  1500,   819,  1375,   820,   811,   817,  1071,   820,   817) \
    X(lanewise_backend_x1_c32,                        3272,  5228,  3200,  7740,  6000,  3276,  5500,  3280,  3244,  3268,  4284,  3280,  3268)

/* clang-format on */

#endif
