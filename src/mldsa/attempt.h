/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Signing and verification of mu with an expanded key: FIPS 204 algorithms 7 and 8. */
#ifndef LANEWISE_MLDSA_ATTEMPT_H
#define LANEWISE_MLDSA_ATTEMPT_H

#include "expand.h"
#include "keccak/target.h"
#include "mldsa_bytes.h"

enum { MLDSA_MAX_TOGETHER = 8 }; /* messages, and attempts */

/* Attempts of one message at most; it is stack, 18 KiB each. */
#ifndef LANEWISE_MLDSA_SIDE_BY_SIDE
#if defined(LANEWISE_X86_64)
#define LANEWISE_MLDSA_SIDE_BY_SIDE 2
#else
#define LANEWISE_MLDSA_SIDE_BY_SIDE 1
#endif
#endif
_Static_assert(LANEWISE_MLDSA_SIDE_BY_SIDE <= MLDSA_MAX_TOGETHER, "there are no more jobs");

/* What is to be signed. */
typedef struct mldsa_request {
    uint8_t *sig;   /* NULL: it has been written */
    uint8_t in[64]; /* K and 32 random bytes, of which the seed is made */
    uint8_t mu[64];
    uint8_t seed[64];      /* rho'' */
    unsigned tried, round; /* attempts so far, and the place in the list of widths */
} mldsa_request;

/* Fills sig, mu and the random bytes of message number i. An error of it ends all. */
typedef int mldsa_next(void *context, size_t i, mldsa_request *request);

/* Signs message 0 with a private key, whose matrix is made first if it is `missing`. FAULT: no
 * attempt succeeded. */
int lanewise_mldsa_attempt(const mldsa_key *key, mldsa_poly *missing, mldsa_next *next,
                           void *context);
/* For measurements: the list of widths that takes the place of lanewise_mldsa_side_by_side's from
 * now on, none above LANEWISE_MLDSA_SIDE_BY_SIDE; NULL: that again. */
void lanewise_mldsa_force_widths(const uint8_t *widths);
/* Signs messages 0 to count - 1, several at once, an attempt each; of the last two those of the
 * list of widths. */
int lanewise_mldsa_attempt_many(const mldsa_key *key, size_t count, mldsa_next *next,
                                void *context);
/* Verifies with a public key: OK or SIGNATURE. */
int lanewise_mldsa_examine(const mldsa_key *key, const uint8_t *sig, const uint8_t mu[64]);
/* Up to MLDSA_MAX_TOGETHER signatures, those whose result is OK so far. */
void lanewise_mldsa_examine_many(const mldsa_key *key, unsigned count, const uint8_t *const *sigs,
                                 uint8_t (*mu)[64], int *results);

#endif
