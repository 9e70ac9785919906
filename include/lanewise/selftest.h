/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file selftest.h
 * Known-answer tests of what this library computes, for programs that must, or want to, run them
 * before use (FIPS 140-3, IEC 60730).
 */
#ifndef LANEWISE_SELFTEST_H
#define LANEWISE_SELFTEST_H

#include "lanewise/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * Compute known answers with the kernels that this process uses, and compare: Keccak-p[1600, 24]
 * and Keccak-p[1600, 12] of one to eight states; each function of many.h, many of them at once;
 * cSHAKE, KMAC, TupleHash and ParallelHash; where the build has them, ML-KEM's key
 * generation, encapsulation, decapsulation and rejection for all three sets, ML-DSA's key
 * generation, signatures and verification for all three, and SLH-DSA's
 * signatures and verification for SLH-DSA-SHAKE-128f, -192f and -256f and
 * SPHINCS+-SHAKE-128f-robust (the other sets run the same code, with other parameters, and slower).
 * All tests are run, one after the other, in some tens of milliseconds. `failed`, if it is not
 * NULL, is set to the name of the first primitive whose test failed, in static storage, or to NULL.
 * Takes about 170 KiB of stack where the build has ML-DSA, otherwise 60 KiB with SLH-DSA, 12 KiB
 * with ML-KEM alone. Threads may call it side by side; it changes nothing. A library whose test has
 * failed goes on computing if it is asked to: what to do then is the program's to decide. Errors:
 * SELF_TEST.
 */
LANEWISE_CHECKED int lanewise_self_test(const char **failed);

#ifdef __cplusplus
}
#endif

#endif
