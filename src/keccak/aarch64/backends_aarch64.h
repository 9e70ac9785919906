/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The kernels of an AArch64 build and what 24 rounds cost, in core cycles; the columns are the
 * cores of cpu.h.
 *
 * A55, A510, A78, A710, X1 and X2: cycles that H. Becker and M. Kannwischer measured of kernels of
 * the same techniques (Hybrid scalar/vector implementations of Keccak and SPHINCS+ on AArch64,
 * 2022, table 1), not of these. What that table lacks is estimated from its neighbours. A72: the
 * instructions of each kernel divided by what the units of that core take in a cycle. Apple: the
 * same, with SHA-3 instructions in four units. `other` serves every other core: the mean of A710
 * and X2, since cores to come are more like these.
 */
#ifndef LANEWISE_BACKENDS_AARCH64_H
#define LANEWISE_BACKENDS_AARCH64_H

/*    backend, other, A55, A510, A72, A78, A710, X1, X2, Apple */
#define LANEWISE_BACKENDS(X)                                                                       \
    X(lanewise_backend_x3_aarch64_scalar_neon, 1810, 6000, 7000, 2120, 2190, 2170, 1450, 1450,     \
      1050)                                                                                        \
    X(lanewise_backend_x2_aarch64_neon, 1723, 4560, 6970, 1950, 2197, 2172, 1317, 1274, 970)       \
    X(lanewise_backend_x2_aarch64_sha3, 1548, 4560, 1500, 1950, 2197, 1549, 1317, 1547, 430)       \
    X(lanewise_backend_x1_aarch64_scalar, 700, 1500, 1000, 1270, 709, 701, 690, 687, 460)          \
    X(lanewise_backend_x1_c64, 820, 1935, 1375, 1500, 819, 820, 811, 817, 600)                     \
    X(lanewise_backend_x1_c32, 3300, 7000, 5000, 6000, 3300, 3300, 3300, 3300, 2400)

#endif
