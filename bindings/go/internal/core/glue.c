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

int go_streams_start(void *memory, size_t bytes, const lanewise_sponge *start, size_t count,
                     size_t *offset) {
    lanewise_streams *s = NULL;
    int status = lanewise_streams_start(&s, memory, bytes, start, count);
    if (!status)
        *offset = (size_t)((const char *)s - (const char *)memory);
    return status;
}

int go_streams_absorb(void *streams, const void *const *data, size_t len) {
    return lanewise_streams_absorb(streams, data, len);
}

int go_streams_finish(void *streams, const lanewise_bytes *last) {
    return lanewise_streams_finish(streams, last);
}

int go_streams_squeeze(void *streams, void *const *out, size_t len) {
    return lanewise_streams_squeeze(streams, out, len);
}

int go_streams_next(void *streams) {
    return lanewise_streams_next(streams);
}

int go_streams_replace(void *streams, size_t index, const void *in, size_t len) {
    return lanewise_streams_replace(streams, index, in, len);
}

int go_streams_stop(void *streams, size_t index) {
    return lanewise_streams_stop(streams, index);
}

size_t go_streams_block(const void *streams, size_t index, size_t *len) {
    const uint8_t *block = lanewise_streams_block(streams, index);
    *len = lanewise_streams_rate(streams);
    return block ? (size_t)(block - (const uint8_t *)streams) : 0;
}

void go_streams_wipe(void *streams) {
    lanewise_streams_wipe(streams);
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

int go_mldsa_mu_init(lanewise_sponge *s, uint32_t set, const void *pk, size_t pklen,
                     const void *context, size_t context_bytes) {
    lanewise_mldsa_options o = mldsa(context, context_bytes, LANEWISE_MLDSA_PURE, 0);
    return lanewise_mldsa_mu_init(s, (lanewise_mldsa_set)set, pk, pklen, &o);
}

static lanewise_mldsa_options of_mu(int deterministic) {
    lanewise_mldsa_options o = mldsa(NULL, 0, LANEWISE_MLDSA_PURE, deterministic);
    o.message_is = LANEWISE_MLDSA_MESSAGE_MU;
    return o;
}

int go_mldsa_sign_mu(const lanewise_mldsa_key *key, void *sig, size_t siglen, const void *mu,
                     size_t mulen, int deterministic) {
    lanewise_mldsa_options o = of_mu(deterministic);
    return lanewise_mldsa_key_sign(key, sig, siglen, mu, mulen, &o);
}

int go_mldsa_verify_mu(const lanewise_mldsa_key *key, const void *sig, size_t siglen,
                       const void *mu, size_t mulen) {
    lanewise_mldsa_options o = of_mu(0);
    return lanewise_mldsa_key_verify(key, sig, siglen, mu, mulen, &o);
}

int go_slhdsa_verifier_init(lanewise_slhdsa_verifier *v, uint32_t set, const void *pk, size_t pklen,
                            const void *randomizer, size_t randomizerlen, const void *context,
                            size_t context_bytes) {
    lanewise_slhdsa_options o = slhdsa(context, context_bytes, LANEWISE_SLHDSA_PURE, 0);
    return lanewise_slhdsa_verifier_init(v, (lanewise_slhdsa_set)set, pk, pklen, randomizer,
                                         randomizerlen, &o);
}

struct reading {
    uintptr_t reader;
    void *buffer;
    size_t size;
};

static int next_piece(void *from, int first, lanewise_bytes *piece) {
    const struct reading *r = from;
    piece->data = r->buffer;
    return go_next(r->reader, first, r->buffer, r->size, &piece->len);
}

int go_slhdsa_sign_from(uint32_t set, void *sig, size_t siglen, const void *sk, size_t sklen,
                        uintptr_t reader, void *buffer, size_t size, const void *context,
                        size_t context_bytes, int deterministic) {
    lanewise_slhdsa_options o = slhdsa(context, context_bytes, LANEWISE_SLHDSA_PURE, deterministic);
    struct reading reading = {reader, buffer, size};
    lanewise_slhdsa_source source = {next_piece, &reading};
    return lanewise_slhdsa_sign_from((lanewise_slhdsa_set)set, sig, siglen, sk, sklen, &source, &o,
                                     NULL, NULL);
}

int go_mldsa_sign_many(const lanewise_mldsa_key *key, size_t count, void *const *sig, size_t siglen,
                       const lanewise_bytes *messages, const void *context, size_t context_bytes,
                       uint32_t prehash, int deterministic) {
    lanewise_mldsa_options o = mldsa(context, context_bytes, prehash, deterministic);
    return lanewise_mldsa_key_sign_many(key, count, sig, siglen, messages, &o);
}

int go_mldsa_verify_many(const lanewise_mldsa_key *key, size_t count, const lanewise_bytes *sig,
                         const lanewise_bytes *messages, const void *context, size_t context_bytes,
                         uint32_t prehash, int *results) {
    lanewise_mldsa_options o = mldsa(context, context_bytes, prehash, 0);
    return lanewise_mldsa_key_verify_many(key, count, sig, messages, &o, results);
}

int go_slhdsa_sign_many(uint32_t set, size_t count, void *const *sig, size_t siglen, const void *sk,
                        size_t sklen, const lanewise_bytes *messages, const void *context,
                        size_t context_bytes, uint32_t prehash, int deterministic,
                        unsigned threads) {
    lanewise_slhdsa_options o = slhdsa(context, context_bytes, prehash, deterministic);
    return lanewise_slhdsa_sign_many((lanewise_slhdsa_set)set, count, sig, siglen, sk, sklen,
                                     messages, &o, threads, NULL, NULL);
}

int go_slhdsa_verify_many(uint32_t set, size_t count, const lanewise_bytes *sig,
                          const void *const *pk, size_t pklen, const lanewise_bytes *messages,
                          const void *context, size_t context_bytes, uint32_t prehash,
                          int *results) {
    lanewise_slhdsa_options o = slhdsa(context, context_bytes, prehash, 0);
    return lanewise_slhdsa_verify_many((lanewise_slhdsa_set)set, count, sig, pk, pklen, messages,
                                       &o, results);
}
