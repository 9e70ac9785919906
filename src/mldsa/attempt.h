/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Signing and verification of mu with an expanded key: FIPS 204 algorithms 7 and 8. */
#ifndef LANEWISE_MLDSA_ATTEMPT_H
#define LANEWISE_MLDSA_ATTEMPT_H

#include "expand.h"

enum { MLDSA_MAX_TOGETHER = 1 }; /* attempts */

/* What is to be signed. */
typedef struct mldsa_request {
    uint8_t *sig;
    uint8_t in[64]; /* K and the random bytes, of which the seed is made */
    uint8_t mu[64];
    uint8_t seed[64]; /* rho'' */
    unsigned tried;   /* attempts that were given up */
} mldsa_request;

/* Signs with a private key, whose matrix is made first if it is `missing`. FAULT: no attempt
 * succeeded. */
int lanewise_mldsa_attempt(const mldsa_key *key, mldsa_poly *missing, uint8_t *sig,
                           const uint8_t mu[64], const uint8_t rnd[32]);
/* Verifies with a public key: OK or SIGNATURE. */
int lanewise_mldsa_examine(const mldsa_key *key, const uint8_t *sig, const uint8_t mu[64]);

/* What is to be signed, from a message and options. */
int lanewise_mldsa_check_options(const mldsa_params *p, const void *message, size_t len,
                                 const lanewise_mldsa_options *options);
/* mu of options that were checked, and tr of the key. */
int lanewise_mldsa_form_mu(uint8_t mu[64], const uint8_t tr[MLDSA_TR], const void *message,
                           size_t len, const lanewise_mldsa_options *options);

#endif
