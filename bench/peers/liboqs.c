/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ML-KEM of liboqs, which is mlkem-native with AVX2 over XKCP, by the functions below its interface
 * that take the random bytes as an argument. A key is its bytes, so that with a key object the same
 * function is called.
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

static const peer_function functions[] = {
    SCHEME("ML-KEM key generation", "keypair_derand", keygen),
    SCHEME("ML-KEM encapsulation", "enc_derand", encaps),
    SCHEME("ML-KEM decapsulation", "dec", decaps),
    SCHEME("ML-KEM encapsulation with a key object", "the same on bytes: it has no other form",
           encaps),
    SCHEME("ML-KEM decapsulation with a key object", "the same on bytes: it has no other form",
           decaps),
};

static const peer self = {"liboqs", PEER_VERSION, PEER_SOURCE, functions,
                          sizeof functions / sizeof functions[0]};

const peer *lanewise_peer(void) {
    return __builtin_cpu_supports("avx2") && __builtin_cpu_supports("bmi2") ? &self : NULL;
}
