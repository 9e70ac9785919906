/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * wolfSSL's ML-KEM, ML-DSA and SLH-DSA. Its ML-KEM key keeps the hash of the public key but not the
 * matrix, unless it is built to; its ML-DSA key is built to keep the matrix and the transforms.
 */
#include "../schemes.h"

#include <wolfssl/wolfcrypt/settings.h>

#include <wolfssl/wolfcrypt/wc_mldsa.h>
#include <wolfssl/wolfcrypt/wc_mlkem.h>
#include <wolfssl/wolfcrypt/wc_slhdsa.h>

static const int kem_type[3] = {WC_ML_KEM_512, WC_ML_KEM_768, WC_ML_KEM_1024};

static int open_key(const peer_task *t, MlKemKey *key) {
    return wc_MlKemKey_Init(key, kem_type[kem_place(t)], NULL, INVALID_DEVID);
}

static int one_keygen(const peer_task *t, uint8_t *out) {
    MlKemKey key;
    int bad = open_key(t, &key) || wc_MlKemKey_MakeKeyWithRandom(&key, t->seed, 64) ||
              wc_MlKemKey_EncodePublicKey(&key, out, (word32)t->public_bytes) ||
              wc_MlKemKey_EncodePrivateKey(&key, out + t->public_bytes, (word32)t->secret_bytes);
    wc_MlKemKey_Free(&key);
    return bad;
}
static int encaps_by(const peer_task *t, MlKemKey *key, uint8_t *out) {
    return !key ||
           wc_MlKemKey_EncapsulateWithRandom(key, out, out + t->result_bytes, t->message, 32);
}
static int decaps_by(const peer_task *t, MlKemKey *key, uint8_t *out) {
    return !key || wc_MlKemKey_Decapsulate(key, out, t->result, (word32)t->result_bytes);
}
static int one_encaps(const peer_task *t, uint8_t *out) {
    MlKemKey key;
    int bad = open_key(t, &key) ||
              wc_MlKemKey_DecodePublicKey(&key, t->public_key, (word32)t->public_bytes) ||
              encaps_by(t, &key, out);
    wc_MlKemKey_Free(&key);
    return bad;
}
static int one_decaps(const peer_task *t, uint8_t *out) {
    MlKemKey key;
    int bad = open_key(t, &key) ||
              wc_MlKemKey_DecodePrivateKey(&key, t->secret_key, (word32)t->secret_bytes) ||
              decaps_by(t, &key, out);
    wc_MlKemKey_Free(&key);
    return bad;
}

static MlKemKey *kept(const peer_task *t) {
    static _Alignas(64) MlKemKey keys[3];
    static int made[3];
    unsigned i = kem_place(t);
    if (!made[i] &&
        (open_key(t, &keys[i]) ||
         wc_MlKemKey_DecodePrivateKey(&keys[i], t->secret_key, (word32)t->secret_bytes)))
        return NULL;
    made[i] = 1;
    return &keys[i];
}

static int kem_keygen(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_keygen(t, out), 0);
}
static int kem_encaps(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_encaps(t, out), 0);
}
static int kem_decaps(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_decaps(t, out), 0);
}
static int kem_key_encaps(const peer_task *t, uint8_t *out, size_t count) {
    MlKemKey *key = kept(t);
    TIMES(count, encaps_by(t, key, out), 0);
}
static int kem_key_decaps(const peer_task *t, uint8_t *out, size_t count) {
    MlKemKey *key = kept(t);
    TIMES(count, decaps_by(t, key, out), 0);
}

static const uint8_t dsa_level[3] = {WC_ML_DSA_44, WC_ML_DSA_65, WC_ML_DSA_87};

static int open_dsa(const peer_task *t, wc_MlDsaKey *key) {
    return wc_MlDsaKey_Init(key, NULL, INVALID_DEVID) ||
           wc_MlDsaKey_SetParams(key, dsa_level[dsa_place(t)]);
}
static int one_dsa_keygen(const peer_task *t, uint8_t *out) {
    wc_MlDsaKey key;
    word32 e = (word32)t->public_bytes, d = (word32)t->secret_bytes;
    int bad = open_dsa(t, &key) || wc_MlDsaKey_MakeKeyFromSeed(&key, t->seed) ||
              wc_MlDsaKey_ExportPubRaw(&key, out, &e) ||
              wc_MlDsaKey_ExportPrivRaw(&key, out + t->public_bytes, &d);
    wc_MlDsaKey_Free(&key);
    return bad;
}
static int signature_by(const peer_task *t, wc_MlDsaKey *key, size_t i, uint8_t *out) {
    word32 len = (word32)t->result_bytes;
    return !key || wc_MlDsaKey_SignCtxWithSeed(key, NULL, 0, out, &len, dsa_message(t, i),
                                               (word32)t->message_bytes, dsa_zeros);
}
static int verify_by(const peer_task *t, wc_MlDsaKey *key, uint8_t *out) {
    int valid = 0;
    int bad = !key || wc_MlDsaKey_VerifyCtx(key, t->result, (word32)t->result_bytes, NULL, 0,
                                            t->message, (word32)t->message_bytes, &valid);
    out[0] = valid == 1;
    return bad || !valid;
}
static int one_dsa_sign(const peer_task *t, size_t i, uint8_t *out) {
    wc_MlDsaKey key;
    int bad = open_dsa(t, &key) ||
              wc_MlDsaKey_ImportPrivRaw(&key, dsa_secret(t, i), (word32)t->secret_bytes) ||
              signature_by(t, &key, i, out);
    wc_MlDsaKey_Free(&key);
    return bad;
}
static int one_dsa_verify(const peer_task *t, uint8_t *out) {
    wc_MlDsaKey key;
    int bad = open_dsa(t, &key) ||
              wc_MlDsaKey_ImportPubRaw(&key, t->public_key, (word32)t->public_bytes) ||
              verify_by(t, &key, out);
    wc_MlDsaKey_Free(&key);
    return bad;
}

static wc_MlDsaKey *dsa_kept(const peer_task *t, size_t i) {
    static wc_MlDsaKey keys[3][PEER_KEYS];
    static int made[3][PEER_KEYS];
    const unsigned set = dsa_place(t);
    const size_t k = peer_key(i);
    wc_MlDsaKey *key = &keys[set][k];
    if (!made[set][k] &&
        (open_dsa(t, key) ||
         wc_MlDsaKey_ImportKey(key, dsa_secret(t, i), (word32)t->secret_bytes,
                               t->public_key + k * t->public_bytes, (word32)t->public_bytes)))
        return NULL;
    made[set][k] = 1;
    return key;
}
static int one_kept_signature(const peer_task *t, size_t i, uint8_t *out) {
    return signature_by(t, dsa_kept(t, i), i, out);
}

static int dsa_keygen(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_dsa_keygen(t, out), 0);
}
static int dsa_sign(const peer_task *t, uint8_t *out, size_t count) {
    SIGNATURES(count, one_dsa_sign, 0);
}
static int dsa_verify(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_dsa_verify(t, out), 0);
}
static int dsa_key_sign(const peer_task *t, uint8_t *out, size_t count) {
    SIGNATURES(count, one_kept_signature, 0);
}
static int dsa_key_verify(const peer_task *t, uint8_t *out, size_t count) {
    wc_MlDsaKey *key = dsa_kept(t, 0);
    TIMES(count, verify_by(t, key, out), 0);
}

static const enum SlhDsaParam slh_param[6] = {SLHDSA_SHAKE128S, SLHDSA_SHAKE128F, SLHDSA_SHAKE192S,
                                              SLHDSA_SHAKE192F, SLHDSA_SHAKE256S, SLHDSA_SHAKE256F};

static int one_slh_keygen(const peer_task *t, uint8_t *out) {
    SlhDsaKey key;
    word32 n = (word32)t->public_bytes / 2, e = 2 * n, d = 4 * n;
    int bad =
        wc_SlhDsaKey_Init(&key, slh_param[t->set], NULL, INVALID_DEVID) ||
        wc_SlhDsaKey_MakeKeyWithRandom(&key, t->seed, n, t->seed + n, n, t->seed + 2 * n, n) ||
        wc_SlhDsaKey_ExportPublic(&key, out, &e) ||
        wc_SlhDsaKey_ExportPrivate(&key, out + t->public_bytes, &d);
    wc_SlhDsaKey_Free(&key);
    return bad;
}

static SlhDsaKey *slh_kept(const peer_task *t) {
    static SlhDsaKey keys[6];
    static int made[6];
    SlhDsaKey *key = &keys[t->set];
    if (!made[t->set] && (wc_SlhDsaKey_Init(key, slh_param[t->set], NULL, INVALID_DEVID) ||
                          wc_SlhDsaKey_ImportPrivate(key, t->secret_key, (word32)t->secret_bytes)))
        return NULL;
    made[t->set] = 1;
    return key;
}
static int one_sign(const peer_task *t, SlhDsaKey *key, uint8_t *out) {
    word32 len = (word32)t->result_bytes;
    return !key || wc_SlhDsaKey_SignDeterministic(key, NULL, 0, t->message,
                                                  (word32)t->message_bytes, out, &len);
}
static int one_verify(const peer_task *t, SlhDsaKey *key, uint8_t *out) {
    out[0] = key && wc_SlhDsaKey_Verify(key, NULL, 0, t->message, (word32)t->message_bytes,
                                        t->result, (word32)t->result_bytes) == 0;
    return !out[0];
}

static int slh_keygen(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_slh_keygen(t, out), 0);
}
static int slh_sign(const peer_task *t, uint8_t *out, size_t count) {
    SlhDsaKey *key = slh_kept(t);
    TIMES(count, one_sign(t, key, out), 0);
}
static int slh_verify(const peer_task *t, uint8_t *out, size_t count) {
    SlhDsaKey *key = slh_kept(t);
    TIMES(count, one_verify(t, key, out), 0);
}

const peer_function wolfssl_schemes[WOLFSSL_SCHEMES] = {
    SCHEME("ML-KEM key generation", "wc_MlKemKey_MakeKeyWithRandom, keys encoded", kem_keygen),
    SCHEME("ML-KEM encapsulation", "wc_MlKemKey_DecodePublicKey, EncapsulateWithRandom",
           kem_encaps),
    SCHEME("ML-KEM decapsulation", "wc_MlKemKey_DecodePrivateKey, Decapsulate", kem_decaps),
    SCHEME("ML-KEM encapsulation with a key object", "wc_MlKemKey_EncapsulateWithRandom",
           kem_key_encaps),
    SCHEME("ML-KEM decapsulation with a key object", "wc_MlKemKey_Decapsulate", kem_key_decaps),
    SCHEME("ML-DSA key generation", "wc_MlDsaKey_MakeKeyFromSeed, keys exported", dsa_keygen),
    SCHEME("ML-DSA signature", "wc_MlDsaKey_ImportPrivRaw, SignCtxWithSeed", dsa_sign),
    SCHEME("ML-DSA verification", "wc_MlDsaKey_ImportPubRaw, VerifyCtx", dsa_verify),
    SCHEME("ML-DSA signature with a key object", "wc_MlDsaKey_SignCtxWithSeed", dsa_key_sign),
    SCHEME("ML-DSA verification with a key object", "wc_MlDsaKey_VerifyCtx", dsa_key_verify),
    SCHEME("SLH-DSA key generation", "wc_SlhDsaKey_MakeKeyWithRandom", slh_keygen),
    SCHEME("SLH-DSA signature", "wc_SlhDsaKey_SignDeterministic", slh_sign),
    SCHEME("SLH-DSA verification", "wc_SlhDsaKey_Verify", slh_verify),
};
