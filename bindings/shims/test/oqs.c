/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * liboqs over the callbacks: each function of its SHA-3 interface (digests.py compares what is
 * printed), then ML-KEM-768, ML-DSA-65 and SPHINCS+-SHAKE-128f from the same random bytes with
 * liboqs's own Keccak and with ours. The linker's --wrap counts the permutations of its own.
 */
#include "lanewise/sha3.h"
#include "liboqs/lanewise_oqs.h"
#include "small_user.h"

#include <oqs/oqs.h>
#include <oqs/sha3.h>
#include <oqs/sha3x4.h>
#include <stdlib.h>

static unsigned own_one, own_four;

#define COUNTED(function, counter)                                                                 \
    void __real_##function(void *states);                                                          \
    void __wrap_##function(void *states);                                                          \
    void __wrap_##function(void *states) {                                                         \
        counter++;                                                                                 \
        __real_##function(states);                                                                 \
    }
COUNTED(KeccakP1600_Permute_24rounds, own_one)
COUNTED(KeccakP1600times4_PermuteAll_24rounds, own_four)

/* A message at once and in two pieces, cloned between them, in a context that was used before. */
#define HASH(name, bytes, FINISH)                                                                  \
    static void check_##name(size_t length) {                                                      \
        OQS_SHA3_##name##_inc_ctx first, second;                                                   \
        uint8_t once[bytes], got[bytes];                                                           \
        size_t cut = length / 3;                                                                   \
        OQS_SHA3_##name##_inc_init(&first);                                                        \
        OQS_SHA3_##name##_inc_init(&second);                                                       \
        OQS_SHA3_##name##_inc_absorb(&first, message, length);                                     \
        OQS_SHA3_##name##_inc_ctx_reset(&first);                                                   \
        OQS_SHA3_##name##_inc_absorb(&first, message, cut);                                        \
        OQS_SHA3_##name##_inc_absorb(&second, message, length);                                    \
        OQS_SHA3_##name##_inc_ctx_clone(&second, &first);                                          \
        OQS_SHA3_##name##_inc_absorb(&first, message + cut, length - cut);                         \
        OQS_SHA3_##name##_inc_absorb(&second, message + cut, length - cut);                        \
        FINISH(name, first, once)                                                                  \
        FINISH(name, second, got)                                                                  \
        OQS_SHA3_##name##_inc_ctx_reset(&first);                                                   \
        OQS_SHA3_##name##_inc_ctx_release(&first);                                                 \
        OQS_SHA3_##name##_inc_ctx_release(&second);                                                \
        check(!memcmp(once, got, sizeof got));                                                     \
        ONCE_##name(once);                                                                         \
        check(!memcmp(once, got, sizeof got));                                                     \
        digest(hashlib_##name, length, once, sizeof once);                                         \
    }
#define FINISH_HASH(name, state, out) OQS_SHA3_##name##_inc_finalize(out, &state);
#define FINISH_XOF(name, state, out)                                                               \
    OQS_SHA3_##name##_inc_finalize(&state);                                                        \
    OQS_SHA3_##name##_inc_squeeze(out, length % sizeof out, &state);                               \
    OQS_SHA3_##name##_inc_squeeze(out + length % sizeof out, sizeof out - length % sizeof out,     \
                                  &state);
#define ONCE_sha3_256(out) OQS_SHA3_sha3_256(out, message, length)
#define ONCE_sha3_384(out) OQS_SHA3_sha3_384(out, message, length)
#define ONCE_sha3_512(out) OQS_SHA3_sha3_512(out, message, length)
#define ONCE_shake128(out) OQS_SHA3_shake128(out, sizeof out, message, length)
#define ONCE_shake256(out) OQS_SHA3_shake256(out, sizeof out, message, length)
#define hashlib_sha3_256 "sha3_256"
#define hashlib_sha3_384 "sha3_384"
#define hashlib_sha3_512 "sha3_512"
#define hashlib_shake128 "shake_128"
#define hashlib_shake256 "shake_256"

HASH(sha3_256, 32, FINISH_HASH)
HASH(sha3_384, 48, FINISH_HASH)
HASH(sha3_512, 64, FINISH_HASH)
HASH(shake128, 500, FINISH_XOF)
HASH(shake256, 500, FINISH_XOF)

/* Four messages that differ, in step; each digest is that of the function of one state, above. */
#define FOUR(name)                                                                                 \
    static void check_##name##_x4(size_t length) {                                                 \
        OQS_SHA3_##name##_x4_inc_ctx first, second;                                                \
        static uint8_t in[4][LONGEST], out[3][4][500];                                             \
        size_t bytes = sizeof out[0][0], cut = length / 3, middle = length % bytes;                \
        for (size_t k = 0; k < 4; k++)                                                             \
            for (size_t i = 0; i < length; i++)                                                    \
                in[k][i] = (uint8_t)(message[i] + k);                                              \
        OQS_SHA3_##name##_x4_inc_init(&first);                                                     \
        OQS_SHA3_##name##_x4_inc_init(&second);                                                    \
        OQS_SHA3_##name##_x4_inc_absorb(&first, in[3], in[2], in[1], in[0], length);               \
        OQS_SHA3_##name##_x4_inc_ctx_reset(&first);                                                \
        OQS_SHA3_##name##_x4_inc_absorb(&first, in[0], in[1], in[2], in[3], cut);                  \
        OQS_SHA3_##name##_x4_inc_absorb(&second, in[0], in[1], in[2], in[3], length);              \
        OQS_SHA3_##name##_x4_inc_ctx_clone(&second, &first);                                       \
        OQS_SHA3_##name##_x4_inc_absorb(&first, in[0] + cut, in[1] + cut, in[2] + cut,             \
                                        in[3] + cut, length - cut);                                \
        OQS_SHA3_##name##_x4_inc_finalize(&first);                                                 \
        OQS_SHA3_##name##_x4_inc_squeeze(out[0][0], out[0][1], out[0][2], out[0][3], middle,       \
                                         &first);                                                  \
        OQS_SHA3_##name##_x4_inc_squeeze(out[0][0] + middle, out[0][1] + middle,                   \
                                         out[0][2] + middle, out[0][3] + middle, bytes - middle,   \
                                         &first);                                                  \
        OQS_SHA3_##name##_x4_inc_absorb(&second, in[0] + cut, in[1] + cut, in[2] + cut,            \
                                        in[3] + cut, length - cut);                                \
        OQS_SHA3_##name##_x4_inc_finalize(&second);                                                \
        OQS_SHA3_##name##_x4_inc_squeeze(out[1][0], out[1][1], out[1][2], out[1][3], bytes,        \
                                         &second);                                                 \
        OQS_SHA3_##name##_x4_inc_ctx_release(&first);                                              \
        OQS_SHA3_##name##_x4_inc_ctx_release(&second);                                             \
        OQS_SHA3_##name##_x4(out[2][0], out[2][1], out[2][2], out[2][3], bytes, in[0], in[1],      \
                             in[2], in[3], length);                                                \
        for (size_t k = 0; k < 4; k++) {                                                           \
            uint8_t want[500];                                                                     \
            OQS_SHA3_##name(want, sizeof want, in[k], length);                                     \
            for (size_t i = 0; i < 3; i++)                                                         \
                check(!memcmp(out[i][k], want, sizeof want));                                      \
        }                                                                                          \
    }
FOUR(shake128)
FOUR(shake256)

static uint64_t drawn;

static void same_random_bytes(uint8_t *out, size_t length) {
    drawn++;
    check(!lanewise_shake256(out, length, &drawn, sizeof drawn));
}

static void *buffer(size_t bytes) {
    void *p = calloc(bytes, 1);
    check(p != NULL);
    return p;
}

static void kem(const char *name, lanewise_sponge *all) {
    OQS_KEM *k = OQS_KEM_new(name);
    uint8_t *pk = buffer(k->length_public_key), *sk = buffer(k->length_secret_key);
    uint8_t *ct = buffer(k->length_ciphertext), ss[2][32];
    check(OQS_KEM_keypair(k, pk, sk) == OQS_SUCCESS);
    check(OQS_KEM_encaps(k, ct, ss[0], pk) == OQS_SUCCESS);
    check(OQS_KEM_decaps(k, ss[1], ct, sk) == OQS_SUCCESS && !memcmp(ss[0], ss[1], 32));
    check(!lanewise_sponge_absorb(all, pk, k->length_public_key));
    check(!lanewise_sponge_absorb(all, sk, k->length_secret_key));
    check(!lanewise_sponge_absorb(all, ct, k->length_ciphertext));
    ct[0] ^= 1;
    check(OQS_KEM_decaps(k, ss[1], ct, sk) == OQS_SUCCESS && memcmp(ss[0], ss[1], 32));
    check(!lanewise_sponge_absorb(all, ss, sizeof ss));
    free(pk), free(sk), free(ct);
    OQS_KEM_free(k);
}

static void signature(const char *name, lanewise_sponge *all) {
    OQS_SIG *s = OQS_SIG_new(name);
    uint8_t *pk = buffer(s->length_public_key), *sk = buffer(s->length_secret_key);
    uint8_t *sig = buffer(s->length_signature);
    size_t bytes = 0;
    check(OQS_SIG_keypair(s, pk, sk) == OQS_SUCCESS);
    check(OQS_SIG_sign(s, sig, &bytes, message, 100, sk) == OQS_SUCCESS);
    check(OQS_SIG_verify(s, message, 100, sig, bytes, pk) == OQS_SUCCESS);
    check(OQS_SIG_verify(s, message, 99, sig, bytes, pk) != OQS_SUCCESS);
    check(!lanewise_sponge_absorb(all, pk, s->length_public_key));
    check(!lanewise_sponge_absorb(all, sk, s->length_secret_key));
    check(!lanewise_sponge_absorb(all, sig, bytes));
    free(pk), free(sk), free(sig);
    OQS_SIG_free(s);
}

/* All keys, ciphertexts, shared keys and signatures as one digest. */
static void schemes(uint8_t out[32]) {
    lanewise_sponge all;
    drawn = 0;
    check(!lanewise_sha3_256_init(&all));
    for (int i = 0; i < 5; i++)
        kem(OQS_KEM_alg_ml_kem_768, &all);
    for (int i = 0; i < 3; i++)
        signature(OQS_SIG_alg_ml_dsa_65, &all);
    signature(OQS_SIG_alg_sphincs_shake_128f_simple, &all);
    check(!lanewise_sponge_finalize(&all) && !lanewise_sponge_squeeze(&all, out, 32));
}

int main(void) {
    uint8_t by_own[32], by_ours[32];
    start();
    OQS_randombytes_custom_algorithm(same_random_bytes);
    schemes(by_own);
    check(own_one > 0 && own_four > 0);
    lanewise_oqs_set_callbacks();
    own_one = own_four = 0;
    schemes(by_ours);
    check(!memcmp(by_own, by_ours, sizeof by_own));
    for (size_t length = 0; length <= LONGEST; length++) {
        check_sha3_256(length);
        check_sha3_384(length);
        check_sha3_512(length);
        check_shake128(length);
        check_shake256(length);
        check_shake128_x4(length);
        check_shake256_x4(length);
    }
    check(own_one == 0 && own_four == 0);
    return wrong;
}
