/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Keys that were read or generated, and expanded. */
#ifndef LANEWISE_MLDSA_EXPAND_H
#define LANEWISE_MLDSA_EXPAND_H

#include "bytes.h"
#include "jobs/jobs.h"
#include "narrow.h"

enum { MLDSA_HAS_PUBLIC = 1, MLDSA_HAS_PRIVATE = 2, MLDSA_HAS_SEED = 4 };

/* All polynomials are transformed: they are multiplied and nothing else. What is secret comes
 * first; polynomials begin where vectors do if the key does. */
typedef struct mldsa_key {
    const mldsa_params *params;
    uint64_t has;
    uint8_t seed[32]; /* xi */
    uint8_t k[32];    /* K, for nonces */
    uint8_t unused[48];
    mldsa_narrow s1[MLDSA_MAX_L], s2[MLDSA_MAX_K];
    mldsa_poly t0[MLDSA_MAX_K];
    mldsa_poly a[MLDSA_MAX_K * MLDSA_MAX_L];
    mldsa_poly t1[MLDSA_MAX_K]; /* times 2^d */
    uint8_t tr[MLDSA_TR];
    uint8_t public_key[LANEWISE_MLDSA_MAX_PUBLIC_BYTES]; /* of a private key read alone only rho */
} mldsa_key;

/* All of a key from its seed, or unless it is `kept` its bytes alone: no polynomial of it is good
 * for anything then. Unless `sk` is NULL its expanded private key goes there. */
void lanewise_mldsa_generate(mldsa_key *key, const mldsa_params *p, const uint8_t seed[32],
                             int kept, uint8_t *sk);
/* A key on the stack, before it is left: the matrix and the public key are no secrets. */
void lanewise_mldsa_forget(mldsa_key *key);
/* From a public key; `public_key` may be that in the key. */
void lanewise_mldsa_read_public(mldsa_key *key, const mldsa_params *p, const uint8_t *pk);
/* From an expanded private key, without the public part and the matrix. KEY: a coefficient is out
 * of range. */
int lanewise_mldsa_read_expanded(mldsa_key *key, const mldsa_params *p, const uint8_t *sk);
/* Adds both to such a key. KEY: they do not belong to t0 and tr. */
int lanewise_mldsa_complete(mldsa_key *key);
/* Lists the jobs that make the matrix, of 32 bytes `rho`. */
void lanewise_mldsa_put_matrix(lanewise_job_list *list, const mldsa_params *p, mldsa_poly *a,
                               const uint8_t *rho, lanewise_job *after);
/* The expanded private key of a key that has one. */
void lanewise_mldsa_write_expanded(const mldsa_key *key, uint8_t *sk);

#endif
