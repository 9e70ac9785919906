/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The public functions on bytes, and what all signing shares. */
#include "lanewise/sha3.h"
#include "mldsa_bytes.h"

#include <string.h>

#if !defined(LANEWISE_MLDSA_ONLY_VERIFIES)
int lanewise_mldsa_keygen_seed(lanewise_mldsa_set set, void *pk, size_t pklen, void *sk,
                               size_t sklen, const void *seed, size_t seedlen) {
    const mldsa_params *p = lanewise_mldsa_find(set);
    int status = !pk || !sk || !seed ? LANEWISE_ERR_NULL
                 : !p                ? LANEWISE_ERR_ALGORITHM
                 : pklen != mldsa_public_bytes(p) || !mldsa_is_private_length(p, sklen) ||
                         seedlen != MLDSA_SEED
                     ? LANEWISE_ERR_LENGTH
                     : LANEWISE_OK;
    if (status == LANEWISE_OK) {
        lanewise_mldsa_pair_of(p, pk, sk, sklen, seed);
    } else {
        scheme_clear(pk, pklen);
        scheme_clear(sk, sklen);
    }
    return status;
}

int lanewise_mldsa_keygen(lanewise_mldsa_set set, void *pk, size_t pklen, void *sk, size_t sklen,
                          const lanewise_random *random) {
    uint8_t seed[MLDSA_SEED];
    const mldsa_params *p = lanewise_mldsa_find(set);
    int status = !pk || !sk ? LANEWISE_ERR_NULL
                 : !p       ? LANEWISE_ERR_ALGORITHM
                 : pklen != mldsa_public_bytes(p) || !mldsa_is_private_length(p, sklen)
                     ? LANEWISE_ERR_LENGTH
                     : lanewise_random_bytes(random, seed, MLDSA_SEED);
    if (status == LANEWISE_OK) {
        lanewise_mldsa_pair_of(p, pk, sk, sklen, seed);
    } else {
        scheme_clear(pk, pklen);
        scheme_clear(sk, sklen);
    }
    lanewise_wipe(seed, MLDSA_SEED);
    return status;
}

int lanewise_mldsa_public(lanewise_mldsa_set set, void *pk, size_t pklen, const void *sk,
                          size_t sklen) {
    const mldsa_params *p = lanewise_mldsa_find(set);
    int status = !pk || !sk ? LANEWISE_ERR_NULL
                 : !p       ? LANEWISE_ERR_ALGORITHM
                 : pklen != mldsa_public_bytes(p) || !mldsa_is_private_length(p, sklen)
                     ? LANEWISE_ERR_LENGTH
                     : lanewise_mldsa_public_of(p, pk, sk, sklen);
    if (status != LANEWISE_OK)
        scheme_clear(pk, pklen);
    return status;
}

int lanewise_mldsa_draw(uint8_t rnd[32], const lanewise_mldsa_options *o) {
    memset(rnd, 0, 32);
    return o && o->deterministic ? LANEWISE_OK
                                 : lanewise_random_bytes(o ? o->random : NULL, rnd, 32);
}

/* The second time, and what follows it. */
#if defined(__GNUC__)
__attribute__((noinline)) /* so that signing once takes no stack for it */
#endif
static int
sign_again(const mldsa_signing *s, mldsa_sign_once *make) {
    uint8_t again[LANEWISE_MLDSA_MAX_SIGNATURE_BYTES];
    const int status = make(s, 1, again);
    lanewise_wipe(again, sizeof again);
    return status;
}

int lanewise_mldsa_sign_checked(mldsa_signing *s, mldsa_sign_once *make) {
    const int check = s->options ? s->options->check : LANEWISE_MLDSA_CHECK_NONE;
    int status = lanewise_mldsa_draw(s->rnd, s->options);
    if (status == LANEWISE_OK)
        status = make(s, check == LANEWISE_MLDSA_CHECK_ACCIDENTS, s->sig);
    if (status == LANEWISE_OK && check == LANEWISE_MLDSA_CHECK_FAULTS)
        status = sign_again(s, make);
    lanewise_wipe(s->rnd, sizeof s->rnd);
    return status;
}

int lanewise_mldsa_sign(lanewise_mldsa_set set, void *sig, size_t siglen, const void *sk,
                        size_t sklen, const void *message, size_t len,
                        const lanewise_mldsa_options *options) {
    const mldsa_params *p = lanewise_mldsa_find(set);
    mldsa_signing s = {p, NULL, sk, sklen, {message, len}, options, sig, siglen, {0}};
    int status = !sig || !sk ? LANEWISE_ERR_NULL
                 : !p        ? LANEWISE_ERR_ALGORITHM
                 : siglen != mldsa_signature_bytes(p) || !mldsa_is_private_length(p, sklen)
                     ? LANEWISE_ERR_LENGTH
                     : lanewise_mldsa_check_options(p, message, len, options);
    if (status == LANEWISE_OK)
        status = lanewise_mldsa_sign_checked(&s, lanewise_mldsa_sign_by_bytes);
    if (status != LANEWISE_OK)
        scheme_clear(sig, siglen);
    return status;
}
#endif

int lanewise_mldsa_verify(lanewise_mldsa_set set, const void *sig, size_t siglen, const void *pk,
                          size_t pklen, const void *message, size_t len,
                          const lanewise_mldsa_options *options) {
    const mldsa_params *p = lanewise_mldsa_find(set);
    int status = (!sig && siglen) || !pk ? LANEWISE_ERR_NULL
                 : !p                    ? LANEWISE_ERR_ALGORITHM
                 : pklen != mldsa_public_bytes(p)
                     ? LANEWISE_ERR_LENGTH
                     : lanewise_mldsa_check_options(p, message, len, options);
    if (status == LANEWISE_OK && siglen != mldsa_signature_bytes(p))
        status = LANEWISE_ERR_SIGNATURE;
    if (status != LANEWISE_OK)
        return status;
    return lanewise_mldsa_verify_by_bytes(p, sig, pk, message, len, options);
}

int lanewise_mldsa_mu(lanewise_mldsa_set set, void *mu, size_t mulen, const void *pk, size_t pklen,
                      const void *message, size_t len, const lanewise_mldsa_options *options) {
    const mldsa_params *p = lanewise_mldsa_find(set);
    uint8_t tr[MLDSA_TR];
    int status = !mu || !pk ? LANEWISE_ERR_NULL
                 : !p       ? LANEWISE_ERR_ALGORITHM
                 : mulen != LANEWISE_MLDSA_MU_BYTES || pklen != mldsa_public_bytes(p)
                     ? LANEWISE_ERR_LENGTH
                     : lanewise_mldsa_check_options(p, message, len, options);
    if (status == LANEWISE_OK && options && options->message_is == LANEWISE_MLDSA_MESSAGE_MU)
        status = LANEWISE_ERR_PARAMETER;
    if (status == LANEWISE_OK)
        status = lanewise_shake256(tr, sizeof tr, pk, pklen);
    if (status == LANEWISE_OK)
        status = lanewise_mldsa_form_mu(mu, tr, message, len, options);
    if (status != LANEWISE_OK)
        scheme_clear(mu, mulen);
    return status;
}
