/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The AVX2 code of the SPHINCS+ 3.1 reference, as PQClean has it. It differs from SLH-DSA in the
 * order of the bits that choose the leaves of FORS, which build.sh changes, in what is signed,
 * where FIPS 205 puts two bytes before the message, and in that its randomizer is random: that of
 * the deterministic variant is PK.seed.
 */
#include "schemes.h"

#define SETS(with) with(128S) with(128F) with(192S) with(192F) with(256S) with(256F)
#define NAME(set, function) PQCLEAN_SPHINCSSHAKE##set##SIMPLE_AVX2_crypto_sign_##function
#define DECLARE(set)                                                                               \
    int NAME(set, seed_keypair)(uint8_t *, uint8_t *, const uint8_t *);                            \
    int NAME(set, signature)(uint8_t *, size_t *, const uint8_t *, size_t, const uint8_t *);       \
    int NAME(set, verify)(const uint8_t *, size_t, const uint8_t *, size_t, const uint8_t *);
SETS(DECLARE)
#define ENTRY(set) {NAME(set, seed_keypair), NAME(set, signature), NAME(set, verify)},
static const struct {
    int (*keypair)(uint8_t *, uint8_t *, const uint8_t *);
    int (*sign)(uint8_t *, size_t *, const uint8_t *, size_t, const uint8_t *);
    int (*verify)(const uint8_t *, size_t, const uint8_t *, size_t, const uint8_t *);
} of[6] = {SETS(ENTRY)};

static const uint8_t *randomizer;
int PQCLEAN_randombytes(uint8_t *to, size_t len);
int PQCLEAN_randombytes(uint8_t *to, size_t len) {
    memcpy(to, randomizer, len);
    return 0;
}

/* FIPS 205, algorithm 22: 0, the length of the empty context, the message. */
static uint8_t signed_bytes[2 + 4096];

static size_t prefixed(const peer_task *t) {
    if (t->message_bytes > sizeof signed_bytes - 2)
        return 0;
    memcpy(signed_bytes + 2, t->message, t->message_bytes);
    return 2 + t->message_bytes;
}

static int keygen(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, of[t->set].keypair(out, out + t->public_bytes, t->seed), 0);
}

static int sign(const peer_task *t, uint8_t *out, size_t count) {
    size_t len = prefixed(t), written;
    randomizer = t->public_key;
    if (!len)
        return 1;
    TIMES(count, of[t->set].sign(out, &written, signed_bytes, len, t->secret_key), 0);
}

static int verify(const peer_task *t, uint8_t *out, size_t count) {
    size_t len = prefixed(t);
    out[0] = len != 0;
    TIMES(count, of[t->set].verify(t->result, t->result_bytes, signed_bytes, len, t->public_key),
          0);
}

static const peer_function functions[] = {
    SCHEME("SLH-DSA key generation", "crypto_sign_seed_keypair", keygen),
    SCHEME("SLH-DSA signature", "crypto_sign_signature", sign),
    SCHEME("SLH-DSA verification", "crypto_sign_verify", verify),
};

static const peer self = {"SPHINCS+", PEER_VERSION, PEER_SOURCE, functions,
                          sizeof functions / sizeof functions[0]};

const peer *lanewise_peer(void) {
    return __builtin_cpu_supports("avx2") ? &self : NULL;
}
