/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The permutations of s2n-bignum that AWS-LC carries, its ML-KEM (mlkem-native) and its ML-DSA
 * (mldsa-native) by the functions below its EVP interface, which take the random bytes as an
 * argument. It has no SLH-DSA. Its keys are bytes, so that with a key object the same function is
 * called.
 */
#include "schemes.h"

void sha3_keccak_f1600(uint64_t a[25], const uint64_t rc[24]);
void sha3_keccak4_f1600(uint64_t a[100], const uint64_t rc[24]);

/* FIPS 202 section 3.2.5. */
static const uint64_t iota[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808A, 0x8000000080008000,
    0x000000000000808B, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
    0x000000000000008A, 0x0000000000000088, 0x0000000080008009, 0x000000008000000A,
    0x000000008000808B, 0x800000000000008B, 0x8000000000008089, 0x8000000000008003,
    0x8000000000008002, 0x8000000000000080, 0x000000000000800A, 0x800000008000000A,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008};

static void permute_1(void *state, size_t count) {
    while (count--)
        sha3_keccak_f1600(state, iota);
}

static void permute_4(void *state, size_t count) {
    while (count--)
        sha3_keccak4_f1600(state, iota);
}

static void extract_4(const void *state, unsigned instance, uint8_t out[200]) {
    memcpy(out, (const uint8_t *)state + (size_t)200 * instance, 200);
}

#define SET(N)                                                                                     \
    int ml_kem_##N##_keypair_deterministic(uint8_t *, size_t *, uint8_t *, size_t *,               \
                                           const uint8_t *);                                       \
    int ml_kem_##N##_encapsulate_deterministic(uint8_t *, size_t *, uint8_t *, size_t *,           \
                                               const uint8_t *, const uint8_t *);                  \
    int ml_kem_##N##_decapsulate(uint8_t *, size_t *, const uint8_t *, const uint8_t *)
SET(512);
SET(768);
SET(1024);
#define TABLE(name) {ml_kem_512_##name, ml_kem_768_##name, ml_kem_1024_##name}
static int (*const keypair[3])(uint8_t *, size_t *, uint8_t *, size_t *,
                               const uint8_t *) = TABLE(keypair_deterministic);
static int (*const encapsulate[3])(uint8_t *, size_t *, uint8_t *, size_t *, const uint8_t *,
                                   const uint8_t *) = TABLE(encapsulate_deterministic);
static int (*const decapsulate[3])(uint8_t *, size_t *, const uint8_t *,
                                   const uint8_t *) = TABLE(decapsulate);

#define SIGNER(N)                                                                                  \
    int ml_dsa_##N##_keypair_internal(uint8_t *, uint8_t *, const uint8_t *);                      \
    int ml_dsa_##N##_sign_internal(const uint8_t *, uint8_t *, size_t *, const uint8_t *, size_t,  \
                                   const uint8_t *, size_t, const uint8_t *);                      \
    int ml_dsa_##N##_verify_internal(const uint8_t *, const uint8_t *, size_t, const uint8_t *,    \
                                     size_t, const uint8_t *, size_t)
SIGNER(44);
SIGNER(65);
SIGNER(87);
#define SIGNERS(name) {ml_dsa_44_##name, ml_dsa_65_##name, ml_dsa_87_##name}
static int (*const dsa_keypair[3])(uint8_t *, uint8_t *,
                                   const uint8_t *) = SIGNERS(keypair_internal);
static int (*const dsa_signing[3])(const uint8_t *, uint8_t *, size_t *, const uint8_t *, size_t,
                                   const uint8_t *, size_t,
                                   const uint8_t *) = SIGNERS(sign_internal);
static int (*const dsa_verifying[3])(const uint8_t *, const uint8_t *, size_t, const uint8_t *,
                                     size_t, const uint8_t *, size_t) = SIGNERS(verify_internal);

/* What of the rest of AWS-LC these call. */
void OPENSSL_cpuid_setup(void);
void OPENSSL_cleanse(void *to, size_t len);
void OPENSSL_cleanse(void *to, size_t len) {
    memset(to, 0, len);
    __asm__ volatile("" : : "r"(to) : "memory");
}

static int kem_keygen(const peer_task *t, uint8_t *out, size_t count) {
    size_t e = t->public_bytes, d = t->secret_bytes;
    TIMES(count, keypair[kem_place(t)](out, &e, out + t->public_bytes, &d, t->seed), 0);
}
static int kem_encaps(const peer_task *t, uint8_t *out, size_t count) {
    size_t c = t->result_bytes, s = 32;
    TIMES(count,
          encapsulate[kem_place(t)](out, &c, out + t->result_bytes, &s, t->public_key, t->message),
          0);
}
static int kem_decaps(const peer_task *t, uint8_t *out, size_t count) {
    size_t s = 32;
    TIMES(count, decapsulate[kem_place(t)](out, &s, t->result, t->secret_key), 0);
}

static int one_signature(const peer_task *t, size_t i, uint8_t *out) {
    size_t len = t->result_bytes;
    return dsa_signing[dsa_place(t)](dsa_secret(t, i), out, &len, dsa_message(t, i),
                                     t->message_bytes, dsa_before, sizeof dsa_before, dsa_zeros);
}
static int dsa_keygen(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, dsa_keypair[dsa_place(t)](out, out + t->public_bytes, t->seed), 1);
}
static int dsa_sign(const peer_task *t, uint8_t *out, size_t count) {
    SIGNATURES(count, one_signature, 1);
}
static int dsa_verify(const peer_task *t, uint8_t *out, size_t count) {
    out[0] = 1;
    TIMES(count,
          dsa_verifying[dsa_place(t)](t->public_key, t->result, t->result_bytes, t->message,
                                      t->message_bytes, dsa_before, sizeof dsa_before),
          1);
}

static const peer_function functions[] = {
    SCHEME("ML-KEM key generation", "ml_kem_*_keypair_deterministic", kem_keygen),
    SCHEME("ML-KEM encapsulation", "ml_kem_*_encapsulate_deterministic", kem_encaps),
    SCHEME("ML-KEM decapsulation", "ml_kem_*_decapsulate", kem_decaps),
    SCHEME("ML-KEM encapsulation with a key object", "the same on bytes: it has no other form",
           kem_encaps),
    SCHEME("ML-KEM decapsulation with a key object", "the same on bytes: it has no other form",
           kem_decaps),
    SCHEME("ML-DSA key generation", "ml_dsa_*_keypair_internal", dsa_keygen),
    SCHEME("ML-DSA signature", "ml_dsa_*_sign_internal", dsa_sign),
    SCHEME("ML-DSA verification", "ml_dsa_*_verify_internal", dsa_verify),
    SCHEME("ML-DSA signature with a key object", "the same on bytes: it has no other form",
           dsa_sign),
    SCHEME("ML-DSA verification with a key object", "the same on bytes: it has no other form",
           dsa_verify),
    {"Keccak-p[1600,24]", "sha3_keccak_f1600", "nothing", 1, NULL, permute_1, NULL, NULL},
    {"Keccak-p[1600,24]", "sha3_keccak4_f1600, which zips its states itself", "AVX2", 4, NULL,
     permute_4, extract_4, NULL},
};

static peer self = {"AWS-LC", PEER_VERSION, PEER_SOURCE, functions, 0};

const peer *lanewise_peer(void) {
    size_t all = sizeof functions / sizeof functions[0];
    OPENSSL_cpuid_setup();
    self.count = __builtin_cpu_supports("avx2") ? all : all - 1;
    return &self;
}
