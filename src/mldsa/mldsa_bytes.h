/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ML-DSA on the bytes of keys; arguments have been checked. Two files hold the first functions, and
 * a build one of them: mldsa_whole.c expands the key on the stack, mldsa_small.c makes one
 * polynomial after the other, in a tenth of the memory. They give the same bytes.
 */
#ifndef LANEWISE_MLDSA_MLDSA_BYTES_H
#define LANEWISE_MLDSA_MLDSA_BYTES_H

#include "mldsa_sets.h"

enum { MLDSA_SEED = LANEWISE_MLDSA_SEED_BYTES };

static inline int mldsa_is_private_length(const mldsa_params *p, size_t len) {
    const size_t expanded = mldsa_private_bytes(p);
    return len == MLDSA_SEED || len == expanded || len == MLDSA_SEED + expanded;
}

/* With options that were checked, of a signature of the right length. */
int lanewise_mldsa_verify_by_bytes(const mldsa_params *p, const uint8_t *sig, const uint8_t *pk,
                                   const void *message, size_t len,
                                   const lanewise_mldsa_options *options);

/* mu.c: whether the options go with a message, and mu of it, with tr of the key. */
int lanewise_mldsa_check_options(const mldsa_params *p, const void *message, size_t len,
                                 const lanewise_mldsa_options *options);
int lanewise_mldsa_form_mu(uint8_t mu[64], const uint8_t tr[MLDSA_TR], const void *message,
                           size_t len, const lanewise_mldsa_options *options);

#if !defined(LANEWISE_MLDSA_ONLY_VERIFIES)
/* One signature, which is made once or twice, by a key object or by the bytes of a key. */
typedef struct mldsa_signing {
    const mldsa_params *p;
    const struct mldsa_key *key; /* NULL: sk, sklen */
    const uint8_t *sk;
    size_t sklen;
    lanewise_bytes message;
    const lanewise_mldsa_options *options;
    uint8_t *sig;
    size_t siglen;
    uint8_t rnd[32];
} mldsa_signing;

/* Makes it once; the `last` time, if that is said, it is compared with s->sig, unless it is made
 * there, and verified. */
typedef int mldsa_sign_once(const mldsa_signing *s, int last, uint8_t *to);

/* A key pair. The private key has the form that its length says. */
void lanewise_mldsa_pair_of(const mldsa_params *p, uint8_t *pk, uint8_t *sk, size_t sklen,
                            const uint8_t seed[MLDSA_SEED]);
/* The public key of a private one: OK or KEY. */
int lanewise_mldsa_public_of(const mldsa_params *p, uint8_t *pk, const uint8_t *sk, size_t sklen);
/* The key is read anew each time, and the last time it is checked: KEY. */
int lanewise_mldsa_sign_by_bytes(const mldsa_signing *s, int last, uint8_t *to);

/* mldsa.c: random bytes as the options say, and as many times as they ask for. */
int lanewise_mldsa_draw(uint8_t rnd[32], const lanewise_mldsa_options *options);
int lanewise_mldsa_sign_checked(mldsa_signing *s, mldsa_sign_once *make);
#endif

#endif
