/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Expanded keys, their bytes, and what they sign and verify. */
#ifndef LANEWISE_MLDSA_MLDSA_KEY_H
#define LANEWISE_MLDSA_MLDSA_KEY_H

#include "attempt.h"

/* What a lanewise_mldsa_key begins with. Its key lies behind, where vectors begin in the memory in
 * which it was made: a load that crosses two lines of the cache takes twice as long. A copy at
 * another alignment is as good and slower. */
enum { MLDSA_VECTOR = 64 };
typedef struct mldsa_held {
    uint64_t mark;
    uint64_t at; /* of the key, in bytes from the beginning */
} mldsa_held;

/* A private key in any form; only if it is `whole`, or has a seed, are there the matrix and a
 * public part. */
int lanewise_mldsa_read_private(mldsa_key *key, const mldsa_params *p, const uint8_t *sk,
                                size_t sklen, int whole);

/* Makes the signature once; the matrix may be missing. */
int lanewise_mldsa_sign_with(const mldsa_signing *s, const mldsa_key *key, mldsa_poly *missing,
                             void *to);
/* Whether it is `again`, unless that is NULL, and valid: which of both becomes known. */
int lanewise_mldsa_examine_own(const mldsa_signing *s, const mldsa_key *key, const uint8_t *again);
int lanewise_mldsa_verify_with(const mldsa_key *key, const void *sig, const void *message,
                               size_t len, const lanewise_mldsa_options *options);

#endif
