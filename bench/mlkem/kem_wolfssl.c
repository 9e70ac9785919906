/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* wolfSSL's ML-KEM. Its key object keeps the hash of the public key but not the matrix, unless it
 * is built to; keys are decoded from bytes in the operations on bytes. */
#include <stdlib.h>

#include <wolfssl/wolfcrypt/settings.h>

#include <wolfssl/wolfcrypt/wc_mlkem.h>

#include "kem_peer.h"

static int type(int set) {
    return set == 512 ? WC_ML_KEM_512 : set == 768 ? WC_ML_KEM_768 : WC_ML_KEM_1024;
}

static const word32 ek_bytes[3] = {800, 1184, 1568}, dk_bytes[3] = {1632, 2400, 3168},
                    ct_bytes[3] = {768, 1088, 1568};

static word32 of(const word32 *table, int set) {
    return table[set == 512 ? 0 : set == 768 ? 1 : 2];
}

static int keygen(int set, uint8_t *ek, uint8_t *dk, const uint8_t seed[64]) {
    MlKemKey key;
    int bad = wc_MlKemKey_Init(&key, type(set), NULL, INVALID_DEVID) ||
              wc_MlKemKey_MakeKeyWithRandom(&key, seed, 64) ||
              wc_MlKemKey_EncodePublicKey(&key, ek, of(ek_bytes, set)) ||
              wc_MlKemKey_EncodePrivateKey(&key, dk, of(dk_bytes, set));
    wc_MlKemKey_Free(&key);
    return bad;
}

static int encaps(int set, uint8_t *ct, uint8_t ss[32], const uint8_t *ek, const uint8_t m[32]) {
    MlKemKey key;
    int bad = wc_MlKemKey_Init(&key, type(set), NULL, INVALID_DEVID) ||
              wc_MlKemKey_DecodePublicKey(&key, ek, of(ek_bytes, set)) ||
              wc_MlKemKey_EncapsulateWithRandom(&key, ct, ss, m, 32);
    wc_MlKemKey_Free(&key);
    return bad;
}

static int decaps(int set, uint8_t ss[32], const uint8_t *dk, const uint8_t *ct) {
    MlKemKey key;
    int bad = wc_MlKemKey_Init(&key, type(set), NULL, INVALID_DEVID) ||
              wc_MlKemKey_DecodePrivateKey(&key, dk, of(dk_bytes, set)) ||
              wc_MlKemKey_Decapsulate(&key, ss, ct, of(ct_bytes, set));
    wc_MlKemKey_Free(&key);
    return bad;
}

static void *new_key(int set, const uint8_t *dk) {
    MlKemKey *key = aligned_alloc(64, (sizeof *key + 63) / 64 * 64);
    if (!key || wc_MlKemKey_Init(key, type(set), NULL, INVALID_DEVID) ||
        wc_MlKemKey_DecodePrivateKey(key, dk, of(dk_bytes, set)))
        return NULL;
    return key;
}

static int key_encaps(void *key, int set, uint8_t *ct, uint8_t ss[32], const uint8_t m[32]) {
    (void)set;
    return wc_MlKemKey_EncapsulateWithRandom(key, ct, ss, m, 32);
}

static int key_decaps(void *key, int set, uint8_t ss[32], const uint8_t *ct) {
    return wc_MlKemKey_Decapsulate(key, ss, ct, of(ct_bytes, set));
}

const kem_peer *lanewise_kem_peer(void) {
    static const kem_peer peer = {"wolfSSL", PEER_SOURCE, keygen,     encaps,
                                  decaps,    new_key,     key_encaps, key_decaps};
    return &peer;
}
