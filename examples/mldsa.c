/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Signatures by ML-DSA-65: a private key is kept as its seed of 32 bytes, and expanded once into an
 * object that signs two messages; who has the public key verifies from bytes.
 */
#include "example.h"

#define SET LANEWISE_MLDSA_65

int main(void) {
    static const char *const texts[] = {"first message", "second message"};
    static lanewise_mldsa_key key;
    uint8_t seed[LANEWISE_MLDSA_SEED_BYTES], public_key[LANEWISE_MLDSA_65_PUBLIC_BYTES];
    uint8_t signature[LANEWISE_MLDSA_65_SIGNATURE_BYTES];
    int status = LANEWISE_OK;

    check(lanewise_mldsa_keygen(SET, public_key, sizeof public_key, seed, sizeof seed, NULL));
    check(lanewise_mldsa_key_from_private(&key, SET, seed, sizeof seed));
    lanewise_wipe(seed, sizeof seed);
    for (int i = 0; i < 2; i++) {
        check(lanewise_mldsa_key_sign(&key, signature, sizeof signature, texts[i], strlen(texts[i]),
                                      NULL));
        check(lanewise_mldsa_verify(SET, signature, sizeof signature, public_key, sizeof public_key,
                                    texts[i], strlen(texts[i]), NULL));
        printf("%zu bytes: the signature of the %s is valid\n", sizeof signature, texts[i]);
    }
    lanewise_mldsa_key_wipe(&key);
    status = lanewise_mldsa_verify(SET, signature, sizeof signature, public_key, sizeof public_key,
                                   texts[0], strlen(texts[0]), NULL);
    printf("of the first message: %s\n", lanewise_status_message(status));
    return status != LANEWISE_ERR_SIGNATURE;
}
