/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The parameter sets as data: FIPS 203 section 8 table 2, and those of the Kyber submissions of
 * rounds 2 and 3, which differ from it in a few places that `version` decides.
 */
#ifndef LANEWISE_MLKEM_PARAMS_H
#define LANEWISE_MLKEM_PARAMS_H

#include "common/scheme.h"

/* Firmware for the smaller sets alone needs less memory: 2 for ML-KEM-512, 3 for 768 too. */
#ifndef LANEWISE_MLKEM_MAX_K
#define LANEWISE_MLKEM_MAX_K 4
#endif

enum {
    MLKEM_Q = 3329,
    MLKEM_N = 256,                      /* coefficients of a polynomial */
    MLKEM_MAX_K = LANEWISE_MLKEM_MAX_K, /* polynomials in a vector */
    MLKEM_SYMBYTES = 32,                /* seeds, hashes and shared keys */
    MLKEM_POLYBYTES = 384,
    MLKEM_MAX_PUBLIC = 32 + MLKEM_MAX_K * MLKEM_POLYBYTES,
    MLKEM_MAX_CIPHERTEXT = MLKEM_MAX_K == 2   ? 768
                           : MLKEM_MAX_K == 3 ? 1088
                                              : 1568
};

typedef enum mlkem_version { MLKEM_FIPS203, MLKEM_ROUND3, MLKEM_ROUND2 } mlkem_version;

typedef struct mlkem_params {
    scheme_row row;
    uint8_t k;          /* rank of the module */
    uint8_t eta1, eta2; /* width of the binomial noise */
    uint8_t du, dv;     /* bits that a coefficient of u and of v is compressed to */
    uint8_t version;    /* an mlkem_version */
    uint16_t public_bytes, private_bytes, ciphertext_bytes;
} mlkem_params;

#endif
