/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ML-KEM of liboqs, which is mlkem-native with AVX2 over XKCP, and its ML-DSA, which is the AVX2
 * code of the scheme's authors, by the functions below its interface that take the random bytes as
 * an argument. A key is its bytes, so that with a key object the same function is called.
 */
#include "schemes.h"

#define NAME(set, function) PQCP_MLKEM_NATIVE_MLKEM##set##_X86_64_##function
#define DECLARE(set)                                                                               \
    int NAME(set, keypair_derand)(uint8_t *, uint8_t *, const uint8_t *);                          \
    int NAME(set, enc_derand)(uint8_t *, uint8_t *, const uint8_t *, const uint8_t *);             \
    int NAME(set, dec)(uint8_t *, const uint8_t *, const uint8_t *);
#define SETS(with) with(512) with(768) with(1024)
SETS(DECLARE)
#define ENTRY(set) {NAME(set, keypair_derand), NAME(set, enc_derand), NAME(set, dec)},
static const struct {
    int (*keypair)(uint8_t *, uint8_t *, const uint8_t *);
    int (*enc)(uint8_t *, uint8_t *, const uint8_t *, const uint8_t *);
    int (*dec)(uint8_t *, const uint8_t *, const uint8_t *);
} of[3] = {SETS(ENTRY)};

static int keygen(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, of[kem_place(t)].keypair(out, out + t->public_bytes, t->seed), 0);
}

static int encaps(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, of[kem_place(t)].enc(out, out + t->result_bytes, t->public_key, t->message), 0);
}

static int decaps(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, of[kem_place(t)].dec(out, t->result, t->secret_key), 0);
}

#define SIGNER(set, function) pqcrystals_ml_dsa_##set##_avx2_##function
#define DECLARE_SIGNER(set)                                                                        \
    int SIGNER(set, keypair)(uint8_t *, uint8_t *);                                                \
    int SIGNER(set, signature_internal)(uint8_t *, size_t *, const uint8_t *, size_t,              \
                                        const uint8_t *, size_t, const uint8_t *,                  \
                                        const uint8_t *);                                          \
    int SIGNER(set, verify_internal)(const uint8_t *, size_t, const uint8_t *, size_t,             \
                                     const uint8_t *, size_t, const uint8_t *);
#define SIGNERS(with) with(44) with(65) with(87)
SIGNERS(DECLARE_SIGNER)
#define SIGNER_ENTRY(set)                                                                          \
    {SIGNER(set, keypair), SIGNER(set, signature_internal), SIGNER(set, verify_internal)},
static const struct {
    int (*keypair)(uint8_t *, uint8_t *);
    int (*sign)(uint8_t *, size_t *, const uint8_t *, size_t, const uint8_t *, size_t,
                const uint8_t *, const uint8_t *);
    int (*verify)(const uint8_t *, size_t, const uint8_t *, size_t, const uint8_t *, size_t,
                  const uint8_t *);
} signer[3] = {SIGNERS(SIGNER_ENTRY)};

/* Its key generation asks its source of random bytes for the seed alone. */
void OQS_randombytes_custom_algorithm(void (*source)(uint8_t *, size_t));
static const uint8_t *next_seed;
static void give_seed(uint8_t *to, size_t len) {
    memcpy(to, next_seed, len);
}

static int one_signature(const peer_task *t, size_t i, uint8_t *out) {
    size_t len = t->result_bytes;
    return signer[dsa_place(t)].sign(out, &len, dsa_message(t, i), t->message_bytes, dsa_before,
                                     sizeof dsa_before, dsa_zeros, dsa_secret(t, i));
}
static int dsa_keygen(const peer_task *t, uint8_t *out, size_t count) {
    next_seed = t->seed;
    OQS_randombytes_custom_algorithm(give_seed);
    TIMES(count, signer[dsa_place(t)].keypair(out, out + t->public_bytes), 0);
}
static int dsa_sign(const peer_task *t, uint8_t *out, size_t count) {
    SIGNATURES(count, one_signature, 0);
}
static int dsa_verify(const peer_task *t, uint8_t *out, size_t count) {
    out[0] = 1;
    TIMES(count,
          signer[dsa_place(t)].verify(t->result, t->result_bytes, t->message, t->message_bytes,
                                      dsa_before, sizeof dsa_before, t->public_key),
          0);
}

static const peer_function functions[] = {
    SCHEME("ML-KEM key generation", "keypair_derand", keygen),
    SCHEME("ML-KEM encapsulation", "enc_derand", encaps),
    SCHEME("ML-KEM decapsulation", "dec", decaps),
    SCHEME("ML-KEM encapsulation with a key object", "the same on bytes: it has no other form",
           encaps),
    SCHEME("ML-KEM decapsulation with a key object", "the same on bytes: it has no other form",
           decaps),
    SCHEME("ML-DSA key generation", "keypair", dsa_keygen),
    SCHEME("ML-DSA signature", "signature_internal", dsa_sign),
    SCHEME("ML-DSA verification", "verify_internal", dsa_verify),
    SCHEME("ML-DSA signature with a key object", "the same on bytes: it has no other form",
           dsa_sign),
    SCHEME("ML-DSA verification with a key object", "the same on bytes: it has no other form",
           dsa_verify),
};

static const peer self = {"liboqs", PEER_VERSION, PEER_SOURCE, functions,
                          sizeof functions / sizeof functions[0]};

const peer *lanewise_peer(void) {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") ? &self : NULL;
}
