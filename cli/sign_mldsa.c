/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What `lanewise sign` does with keys of ML-DSA: their three forms, signing, verification. */
#include "sign_mldsa.h"

#include "lanewise/mldsa.h"

#include <string.h>

static lanewise_mldsa_set set_of(const key *k) {
    return (lanewise_mldsa_set)k->algorithm->set;
}

size_t mldsa_signature_size(const key *k) {
    lanewise_mldsa_info info;
    return lanewise_mldsa_describe(set_of(k), &info) == LANEWISE_OK ? info.signature_bytes : 0;
}

/* The private key in the form that the file has: the seed, the expanded key, or one behind the
 * other, as the library takes them. */
static size_t private_bytes(const key *k, uint8_t out[KEY_BYTES_MAX]) {
    size_t len = 0;
    if (k->form & KEY_SEED) {
        memcpy(out, k->seed, LANEWISE_MLDSA_SEED_BYTES);
        len = LANEWISE_MLDSA_SEED_BYTES;
    }
    if (k->form & KEY_EXPANDED) {
        memcpy(out + len, k->private_key, k->algorithm->private_bytes);
        len += k->algorithm->private_bytes;
    }
    return len;
}

int mldsa_generate(key *k) {
    int status = lanewise_random_bytes(NULL, k->seed, LANEWISE_MLDSA_SEED_BYTES);
    if (status == LANEWISE_OK)
        status = lanewise_mldsa_keygen_seed(set_of(k), k->public_key, k->algorithm->public_bytes,
                                            k->private_key, k->algorithm->private_bytes, k->seed,
                                            LANEWISE_MLDSA_SEED_BYTES);
    return status;
}

const char *mldsa_complete(key *k) {
    uint8_t sk[KEY_BYTES_MAX], pk[LANEWISE_MLDSA_MAX_PUBLIC_BYTES];
    const size_t len = private_bytes(k, sk), pklen = k->algorithm->public_bytes;
    int status = lanewise_mldsa_public(set_of(k), pk, pklen, sk, len);
    lanewise_wipe(sk, sizeof sk);
    if (status == LANEWISE_ERR_KEY)
        return k->form == KEY_BOTH ? "its seed and its expanded key do not belong together"
                                   : "its parts do not belong together";
    if (status != LANEWISE_OK)
        return lanewise_status_message(status);
    if (k->has_public && !lanewise_equal(pk, k->public_key, pklen))
        return "its public half belongs to another key";
    memcpy(k->public_key, pk, pklen);
    k->has_public = 1;
    return NULL;
}

static lanewise_mldsa_options options_of(const key_options *o, int prehash) {
    lanewise_mldsa_options with;
    memset(&with, 0, sizeof with);
    with.context = o->context;
    with.context_bytes = o->context_bytes;
    with.prehash = (lanewise_mldsa_prehash)prehash; /* numbered as those of SLH-DSA are */
    with.message_is = prehash ? LANEWISE_MLDSA_MESSAGE_DIGEST : LANEWISE_MLDSA_MESSAGE_ITSELF;
    with.deterministic = o->deterministic;
    return with;
}

int mldsa_sign(const key_options *o, const key *k, int prehash, const uint8_t *message, size_t len,
               uint8_t *signature, size_t bytes) {
    const lanewise_mldsa_options with = options_of(o, prehash);
    uint8_t sk[KEY_BYTES_MAX];
    const size_t sklen = private_bytes(k, sk);
    int status = lanewise_mldsa_sign(set_of(k), signature, bytes, sk, sklen, message, len, &with);
    lanewise_wipe(sk, sizeof sk);
    /* As with SLH-DSA: what a broken machine made does not leave. */
    if (status == LANEWISE_OK) {
        status = mldsa_verify(o, k, prehash, message, len, signature, bytes);
        if (status == LANEWISE_ERR_SIGNATURE)
            status = LANEWISE_ERR_FAULT;
    }
    return status;
}

int mldsa_verify(const key_options *o, const key *k, int prehash, const uint8_t *message,
                 size_t len, const uint8_t *signature, size_t bytes) {
    const lanewise_mldsa_options with = options_of(o, prehash);
    return lanewise_mldsa_verify(set_of(k), signature, bytes, k->public_key,
                                 k->algorithm->public_bytes, message, len, &with);
}
