/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A shared secret by ML-KEM-768: Alice makes a key pair and sends the public key, Bob answers with
 * a ciphertext, and both have the same 32 bytes. It does not authenticate either side: TLS and
 * similar protocols do that.
 */
#include "example.h"

static uint8_t public_key[LANEWISE_MLKEM_768_PUBLIC_BYTES];
static uint8_t private_key[LANEWISE_MLKEM_768_PRIVATE_BYTES];
static uint8_t ciphertext[LANEWISE_MLKEM_768_CIPHERTEXT_BYTES];

int main(void) {
    uint8_t alice[LANEWISE_MLKEM_SHARED_BYTES], bob[LANEWISE_MLKEM_SHARED_BYTES];
    int agree;

    check(lanewise_mlkem_keygen(LANEWISE_MLKEM_768, public_key, sizeof public_key, private_key,
                                sizeof private_key, NULL));
    check(lanewise_mlkem_encaps(LANEWISE_MLKEM_768, ciphertext, sizeof ciphertext, bob, sizeof bob,
                                public_key, sizeof public_key, NULL));
    check(lanewise_mlkem_decaps(LANEWISE_MLKEM_768, alice, sizeof alice, private_key,
                                sizeof private_key, ciphertext, sizeof ciphertext));
    agree = lanewise_equal(alice, bob, sizeof bob);
    printf("%zu bytes there, %zu bytes back: the secrets %s\n", sizeof public_key,
           sizeof ciphertext, agree ? "agree" : "DIFFER");

    /* A ciphertext that was changed on the way gives another secret, not an error (FIPS 203). */
    ciphertext[100] ^= 1;
    check(lanewise_mlkem_decaps(LANEWISE_MLKEM_768, alice, sizeof alice, private_key,
                                sizeof private_key, ciphertext, sizeof ciphertext));
    agree = agree && !lanewise_equal(alice, bob, sizeof bob);
    printf("after a change on the way: they %s\n", agree ? "do not" : "AGREE, or never did");
    lanewise_wipe(alice, sizeof alice);
    lanewise_wipe(bob, sizeof bob);
    lanewise_wipe(private_key, sizeof private_key);
    return !agree;
}
