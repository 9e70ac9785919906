/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ML-KEM, ML-DSA and SLH-DSA of OpenSSL 4 by the functions of libcrypto below EVP, which take the
 * random bytes as an argument and cost less than EVP. Its ML-KEM key holds the expanded matrix, its
 * ML-DSA key the transformed secrets but not the matrix.
 */
#include "schemes.h"

#include "crypto/ml_dsa.h"
#include "crypto/ml_kem.h"
#include "crypto/slh_dsa.h"
#include <openssl/evp.h>

static const int kem_type[3] = {EVP_PKEY_ML_KEM_512, EVP_PKEY_ML_KEM_768, EVP_PKEY_ML_KEM_1024};

static ML_KEM_KEY *new_key(const peer_task *t) {
    return ossl_ml_kem_key_new(NULL, NULL, kem_type[kem_place(t)]);
}

static int one_keygen(const peer_task *t, uint8_t *out) {
    ML_KEM_KEY *key = new_key(t);
    int good = key && ossl_ml_kem_set_seed(t->seed, 64, key) &&
               ossl_ml_kem_genkey(out, t->public_bytes, key) &&
               ossl_ml_kem_encode_private_key(out + t->public_bytes, t->secret_bytes, key);
    ossl_ml_kem_key_free(key);
    return good;
}

static int encaps_by(const peer_task *t, const ML_KEM_KEY *key, uint8_t *out) {
    return key && ossl_ml_kem_encap_seed(out, t->result_bytes, out + t->result_bytes, 32,
                                         t->message, 32, key);
}
static int decaps_by(const peer_task *t, const ML_KEM_KEY *key, uint8_t *out) {
    return key && ossl_ml_kem_decap(out, 32, t->result, t->result_bytes, key);
}

static int one_encaps(const peer_task *t, uint8_t *out) {
    ML_KEM_KEY *key = new_key(t);
    int good = key && ossl_ml_kem_parse_public_key(t->public_key, t->public_bytes, key) &&
               encaps_by(t, key, out);
    ossl_ml_kem_key_free(key);
    return good;
}
static int one_decaps(const peer_task *t, uint8_t *out) {
    ML_KEM_KEY *key = new_key(t);
    int good = key && ossl_ml_kem_parse_private_key(t->secret_key, t->secret_bytes, key) &&
               decaps_by(t, key, out);
    ossl_ml_kem_key_free(key);
    return good;
}

static const ML_KEM_KEY *kept(const peer_task *t) {
    static ML_KEM_KEY *keys[3];
    ML_KEM_KEY **key = &keys[kem_place(t)];
    if (!*key && ((*key = new_key(t)) == NULL ||
                  !ossl_ml_kem_parse_private_key(t->secret_key, t->secret_bytes, *key)))
        return NULL;
    return *key;
}

static int kem_keygen(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_keygen(t, out), 1);
}
static int kem_encaps(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_encaps(t, out), 1);
}
static int kem_decaps(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_decaps(t, out), 1);
}
static int kem_key_encaps(const peer_task *t, uint8_t *out, size_t count) {
    const ML_KEM_KEY *key = kept(t);
    TIMES(count, encaps_by(t, key, out), 1);
}
static int kem_key_decaps(const peer_task *t, uint8_t *out, size_t count) {
    const ML_KEM_KEY *key = kept(t);
    TIMES(count, decaps_by(t, key, out), 1);
}

static const int dsa_type[3] = {EVP_PKEY_ML_DSA_44, EVP_PKEY_ML_DSA_65, EVP_PKEY_ML_DSA_87};

static ML_DSA_KEY *new_dsa(const peer_task *t) {
    return ossl_ml_dsa_key_new(NULL, NULL, dsa_type[dsa_place(t)]);
}

static int one_dsa_keygen(const peer_task *t, uint8_t *out) {
    ML_DSA_KEY *key = new_dsa(t);
    int good = key && ossl_ml_dsa_set_prekey(key, 0, 0, t->seed, 32, NULL, 0) &&
               ossl_ml_dsa_generate_key(key);
    if (good) {
        memcpy(out, ossl_ml_dsa_key_get_pub(key), t->public_bytes);
        memcpy(out + t->public_bytes, ossl_ml_dsa_key_get_priv(key), t->secret_bytes);
    }
    ossl_ml_dsa_key_free(key);
    return good;
}
static int signature_by(const peer_task *t, const ML_DSA_KEY *key, size_t i, uint8_t *out) {
    size_t len = 0;
    return key && ossl_ml_dsa_sign(key, 0, dsa_message(t, i), t->message_bytes, NULL, 0, dsa_zeros,
                                   sizeof dsa_zeros, 1, out, &len, t->result_bytes);
}
static int verify_by(const peer_task *t, const ML_DSA_KEY *key, uint8_t *out) {
    out[0] = key && ossl_ml_dsa_verify(key, 0, t->message, t->message_bytes, NULL, 0, 1, t->result,
                                       t->result_bytes) == 1;
    return out[0];
}
static int one_dsa_sign(const peer_task *t, size_t i, uint8_t *out) {
    ML_DSA_KEY *key = new_dsa(t);
    int good = key && ossl_ml_dsa_sk_decode(key, dsa_secret(t, i), t->secret_bytes) &&
               signature_by(t, key, i, out);
    ossl_ml_dsa_key_free(key);
    return good;
}
static int one_dsa_verify(const peer_task *t, uint8_t *out) {
    ML_DSA_KEY *key = new_dsa(t);
    int good =
        key && ossl_ml_dsa_pk_decode(key, t->public_key, t->public_bytes) && verify_by(t, key, out);
    ossl_ml_dsa_key_free(key);
    return good;
}

static const ML_DSA_KEY *dsa_kept(const peer_task *t, size_t i) {
    static ML_DSA_KEY *keys[3][PEER_KEYS];
    ML_DSA_KEY **key = &keys[dsa_place(t)][peer_key(i)];
    if (!*key && ((*key = new_dsa(t)) == NULL ||
                  !ossl_ml_dsa_sk_decode(*key, dsa_secret(t, i), t->secret_bytes)))
        return NULL;
    return *key;
}
static int one_kept_signature(const peer_task *t, size_t i, uint8_t *out) {
    return signature_by(t, dsa_kept(t, i), i, out);
}

static int dsa_keygen(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_dsa_keygen(t, out), 1);
}
static int dsa_sign(const peer_task *t, uint8_t *out, size_t count) {
    SIGNATURES(count, one_dsa_sign, 1);
}
static int dsa_verify(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_dsa_verify(t, out), 1);
}
static int dsa_key_sign(const peer_task *t, uint8_t *out, size_t count) {
    SIGNATURES(count, one_kept_signature, 1);
}
static int dsa_key_verify(const peer_task *t, uint8_t *out, size_t count) {
    const ML_DSA_KEY *key = dsa_kept(t, 0);
    TIMES(count, verify_by(t, key, out), 1);
}

static const char *const slh_name[6] = {"SLH-DSA-SHAKE-128s", "SLH-DSA-SHAKE-128f",
                                        "SLH-DSA-SHAKE-192s", "SLH-DSA-SHAKE-192f",
                                        "SLH-DSA-SHAKE-256s", "SLH-DSA-SHAKE-256f"};

static SLH_DSA_KEY *new_slh(const peer_task *t) {
    return ossl_slh_dsa_key_new(NULL, NULL, slh_name[t->set]);
}

static int one_slh_keygen(const peer_task *t, uint8_t *out) {
    SLH_DSA_KEY *key = new_slh(t);
    SLH_DSA_HASH_CTX *hash = key ? ossl_slh_dsa_hash_ctx_new(key) : NULL;
    int good = hash && ossl_slh_dsa_generate_key(hash, key, NULL, t->seed, 3 * t->public_bytes / 2);
    if (good) {
        memcpy(out, ossl_slh_dsa_key_get_pub(key), t->public_bytes);
        memcpy(out + t->public_bytes, ossl_slh_dsa_key_get_priv(key), t->secret_bytes);
    }
    ossl_slh_dsa_hash_ctx_free(hash);
    ossl_slh_dsa_key_free(key);
    return good;
}

static SLH_DSA_HASH_CTX *slh_kept(const peer_task *t) {
    static SLH_DSA_HASH_CTX *kept_for[6];
    SLH_DSA_KEY *key;
    if (!kept_for[t->set] && (key = new_slh(t)) &&
        ossl_slh_dsa_set_priv(key, t->secret_key, t->secret_bytes))
        kept_for[t->set] = ossl_slh_dsa_hash_ctx_new(key);
    return kept_for[t->set];
}

static int one_sign(const peer_task *t, SLH_DSA_HASH_CTX *hash, uint8_t *out) {
    size_t len = 0;
    return hash && ossl_slh_dsa_sign(hash, t->message, t->message_bytes, NULL, 0, NULL, 1, out,
                                     &len, t->result_bytes);
}
static int one_verify(const peer_task *t, SLH_DSA_HASH_CTX *hash, uint8_t *out) {
    out[0] = hash && ossl_slh_dsa_verify(hash, t->message, t->message_bytes, NULL, 0, 1, t->result,
                                         t->result_bytes) == 1;
    return out[0];
}
static int slh_keygen(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, one_slh_keygen(t, out), 1);
}
static int slh_sign(const peer_task *t, uint8_t *out, size_t count) {
    SLH_DSA_HASH_CTX *hash = slh_kept(t);
    TIMES(count, one_sign(t, hash, out), 1);
}
static int slh_verify(const peer_task *t, uint8_t *out, size_t count) {
    SLH_DSA_HASH_CTX *hash = slh_kept(t);
    TIMES(count, one_verify(t, hash, out), 1);
}

const peer_function openssl_schemes[OPENSSL_SCHEMES] = {
    SCHEME("ML-KEM key generation", "ossl_ml_kem_genkey, keys encoded", kem_keygen),
    SCHEME("ML-KEM encapsulation", "ossl_ml_kem_parse_public_key, encap_seed", kem_encaps),
    SCHEME("ML-KEM decapsulation", "ossl_ml_kem_parse_private_key, decap", kem_decaps),
    SCHEME("ML-KEM encapsulation with a key object", "ossl_ml_kem_encap_seed", kem_key_encaps),
    SCHEME("ML-KEM decapsulation with a key object", "ossl_ml_kem_decap", kem_key_decaps),
    SCHEME("ML-DSA key generation", "ossl_ml_dsa_generate_key", dsa_keygen),
    SCHEME("ML-DSA signature", "ossl_ml_dsa_sk_decode, sign", dsa_sign),
    SCHEME("ML-DSA verification", "ossl_ml_dsa_pk_decode, verify", dsa_verify),
    SCHEME("ML-DSA signature with a key object", "ossl_ml_dsa_sign", dsa_key_sign),
    SCHEME("ML-DSA verification with a key object", "ossl_ml_dsa_verify", dsa_key_verify),
    SCHEME("SLH-DSA key generation", "ossl_slh_dsa_generate_key", slh_keygen),
    SCHEME("SLH-DSA signature", "ossl_slh_dsa_sign", slh_sign),
    SCHEME("SLH-DSA verification", "ossl_slh_dsa_verify", slh_verify),
};
