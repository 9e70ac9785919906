/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The parameter sets as data: FIPS 204 section 4, tables 1 and 2. */
#ifndef LANEWISE_MLDSA_MLDSA_SETS_H
#define LANEWISE_MLDSA_MLDSA_SETS_H

#include "common/scheme.h"
#include "lanewise/mldsa.h"

/* Firmware for the smaller sets alone needs less memory: 4 for ML-DSA-44, 6 for 65 too. */
#ifndef LANEWISE_MLDSA_MAX_K
#define LANEWISE_MLDSA_MAX_K 8
#endif

enum {
    MLDSA_Q = 8380417,
    MLDSA_N = 256, /* coefficients of a polynomial */
    MLDSA_D = 13,  /* bits dropped from t */
    MLDSA_MAX_K = LANEWISE_MLDSA_MAX_K,
    MLDSA_MAX_L = MLDSA_MAX_K == 4   ? 4
                  : MLDSA_MAX_K == 6 ? 5
                                     : 7,
    MLDSA_MAX_SECRET_BYTES = MLDSA_MAX_K == 4   ? 768
                             : MLDSA_MAX_K == 6 ? 1408
                                                : 1440,
    MLDSA_MAX_CHALLENGE = 64, /* bytes of c~ */
    MLDSA_TR = 64,            /* bytes of the hash of a public key */
    MLDSA_T1_BYTES = 320,
    MLDSA_T0_BYTES = 416,
    MLDSA_MAX_Z_BYTES = 640,
    MLDSA_MAX_W1_BYTES = 192,
    MLDSA_MAX_ATTEMPTS = 8192 /* times l fits the 16 bits of a nonce; 814 suffice but for 2^-256 */
};

typedef struct mldsa_params {
    scheme_row row;
    uint8_t k, l;      /* rows and columns of the matrix */
    uint8_t eta;       /* coefficients of s1 and s2 are at most that */
    uint8_t eta_bits;  /* bits of one when packed */
    uint8_t tau;       /* coefficients of a challenge that are not 0 */
    uint8_t challenge; /* bytes of c~: lambda / 4 */
    uint8_t omega;     /* hints at most */
    uint8_t z_bits;    /* gamma1 is 2^(z_bits - 1) */
    uint8_t w1_bits;
    uint8_t high; /* how many values HighBits has: (q - 1) / (2 gamma2) */
    int32_t gamma2;
    /* floor(x / (2 gamma2)) = ((x >> shift) * factor) >> after, for x below q + gamma2. */
    uint8_t shift, after;
    uint32_t factor;
} mldsa_params;

extern const scheme_table lanewise_mldsa_table;

/* How many attempts at one message are made side by side, round by round: a list that a 0 ends, of
 * which the last number is repeated. With AHEAD added to the first, the masks of a round are made
 * while the challenges of the one before it are hashed. */
enum { MLDSA_AHEAD = 0x80 };
const uint8_t *lanewise_mldsa_side_by_side(const mldsa_params *p);

/* NULL if there is no such set. */
const mldsa_params *lanewise_mldsa_find(lanewise_mldsa_set set);

static inline int32_t mldsa_gamma1(const mldsa_params *p) {
    return (int32_t)1 << (p->z_bits - 1);
}
static inline int32_t mldsa_beta(const mldsa_params *p) {
    return (int32_t)p->tau * p->eta;
}
static inline size_t mldsa_z_bytes(const mldsa_params *p) {
    return 32u * p->z_bits;
}
static inline size_t mldsa_public_bytes(const mldsa_params *p) {
    return 32 + (size_t)p->k * MLDSA_T1_BYTES;
}
/* Of s1 and s2, packed. */
static inline size_t mldsa_secret_bytes(const mldsa_params *p) {
    return 32u * p->eta_bits * ((size_t)p->k + p->l);
}
static inline size_t mldsa_private_bytes(const mldsa_params *p) {
    return 32 + 32 + MLDSA_TR + mldsa_secret_bytes(p) + (size_t)p->k * MLDSA_T0_BYTES;
}
static inline size_t mldsa_signature_bytes(const mldsa_params *p) {
    return p->challenge + p->l * mldsa_z_bytes(p) + p->omega + p->k;
}

#endif
