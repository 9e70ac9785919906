/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* mldsa_bytes.h with a key that is expanded on the stack. */
#include "mldsa_key.h"

#include <string.h>

void lanewise_mldsa_pair_of(const mldsa_params *p, uint8_t *pk, uint8_t *sk, size_t sklen,
                            const uint8_t seed[MLDSA_SEED]) {
    _Alignas(64) mldsa_key key;
    const size_t expanded = mldsa_private_bytes(p);
    lanewise_mldsa_generate(&key, p, seed, 0, sklen == MLDSA_SEED ? NULL : sk + sklen - expanded);
    memcpy(pk, key.public_key, mldsa_public_bytes(p));
    if (sklen != expanded)
        memcpy(sk, key.seed, MLDSA_SEED);
    lanewise_mldsa_forget(&key);
}

int lanewise_mldsa_public_of(const mldsa_params *p, uint8_t *pk, const uint8_t *sk, size_t sklen) {
    _Alignas(64) mldsa_key key;
    const int status = lanewise_mldsa_read_private(&key, p, sk, sklen, 1);
    if (status == LANEWISE_OK)
        memcpy(pk, key.public_key, mldsa_public_bytes(p));
    lanewise_mldsa_forget(&key);
    return status;
}

int lanewise_mldsa_sign_by_bytes(const mldsa_signing *s, int last, uint8_t *to) {
    _Alignas(64) mldsa_key key;
    int status = lanewise_mldsa_read_private(&key, s->p, s->sk, s->sklen, last);
    if (status == LANEWISE_OK)
        status = lanewise_mldsa_sign_with(s, &key, key.has & MLDSA_HAS_PUBLIC ? NULL : key.a, to);
    if (status == LANEWISE_OK && last)
        status = lanewise_mldsa_examine_own(s, &key, to == s->sig ? NULL : to);
    lanewise_mldsa_forget(&key);
    return status;
}

int lanewise_mldsa_verify_by_bytes(const mldsa_params *p, const uint8_t *sig, const uint8_t *pk,
                                   const void *message, size_t len,
                                   const lanewise_mldsa_options *options) {
    _Alignas(64) mldsa_key key;
    lanewise_mldsa_read_public(&key, p, pk);
    return lanewise_mldsa_verify_with(&key, sig, message, len, options);
}
