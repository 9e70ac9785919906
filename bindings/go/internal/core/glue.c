/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "glue.h"

int go_hash_many(lanewise_algorithm algorithm, size_t count, const uint8_t *data,
                 const size_t *lengths, uint8_t *out, size_t outlen) {
    lanewise_bytes in[GO_PART];
    void *to[GO_PART];
    if (count > GO_PART)
        return LANEWISE_ERR_LENGTH;
    for (size_t i = 0; i < count; i++) {
        in[i].data = data, in[i].len = lengths[i];
        to[i] = out + i * outlen;
        data += lengths[i];
    }
    return lanewise_hash_many(algorithm, count, in, to, outlen);
}

static lanewise_mldsa_options mldsa(const void *context, size_t context_bytes, uint32_t prehash,
                                    int deterministic) {
    lanewise_mldsa_options o = {0};
    o.context = context, o.context_bytes = context_bytes;
    o.prehash = (lanewise_mldsa_prehash)prehash;
    o.message_is = prehash ? LANEWISE_MLDSA_MESSAGE_DIGEST : LANEWISE_MLDSA_MESSAGE_ITSELF;
    o.deterministic = deterministic;
    return o;
}

int go_mldsa_sign(const lanewise_mldsa_key *key, void *sig, size_t siglen, const void *message,
                  size_t len, const void *context, size_t context_bytes, uint32_t prehash,
                  int deterministic) {
    lanewise_mldsa_options o = mldsa(context, context_bytes, prehash, deterministic);
    return lanewise_mldsa_key_sign(key, sig, siglen, message, len, &o);
}

int go_mldsa_verify(const lanewise_mldsa_key *key, const void *sig, size_t siglen,
                    const void *message, size_t len, const void *context, size_t context_bytes,
                    uint32_t prehash) {
    lanewise_mldsa_options o = mldsa(context, context_bytes, prehash, 0);
    return lanewise_mldsa_key_verify(key, sig, siglen, message, len, &o);
}

static lanewise_slhdsa_options slhdsa(const void *context, size_t context_bytes, uint32_t prehash,
                                      int deterministic) {
    lanewise_slhdsa_options o = {0};
    o.context = context, o.context_bytes = context_bytes;
    o.prehash = (lanewise_slhdsa_prehash)prehash;
    o.message_is_digest = prehash != 0;
    o.deterministic = deterministic;
    return o;
}

int go_slhdsa_sign(uint32_t set, void *sig, size_t siglen, const void *sk, size_t sklen,
                   const void *message, size_t len, const void *context, size_t context_bytes,
                   uint32_t prehash, int deterministic) {
    lanewise_slhdsa_options o = slhdsa(context, context_bytes, prehash, deterministic);
    return lanewise_slhdsa_sign((lanewise_slhdsa_set)set, sig, siglen, sk, sklen, message, len, &o);
}

int go_slhdsa_verify(uint32_t set, const void *sig, size_t siglen, const void *pk, size_t pklen,
                     const void *message, size_t len, const void *context, size_t context_bytes,
                     uint32_t prehash) {
    lanewise_slhdsa_options o = slhdsa(context, context_bytes, prehash, 0);
    return lanewise_slhdsa_verify((lanewise_slhdsa_set)set, sig, siglen, pk, pklen, message, len,
                                  &o);
}
