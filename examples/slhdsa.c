/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A signature by SLH-DSA-SHAKE-128f, with a context that says what it is for: a signature of an
 * update is not valid for anything else. The "s" sets sign more slowly and their signatures are
 * half as long.
 */
#include "example.h"

#define SET LANEWISE_SLHDSA_SHAKE_128F

int main(void) {
    static const char text[] = "version 7 of the firmware";
    static uint8_t signature[LANEWISE_SLHDSA_128F_SIGNATURE_BYTES];
    uint8_t public_key[LANEWISE_SLHDSA_128_PUBLIC_BYTES];
    uint8_t secret_key[LANEWISE_SLHDSA_128_PRIVATE_BYTES];
    lanewise_slhdsa_options update = {0}, other = {0};
    int status;

    update.context = "update", update.context_bytes = 6;
    /* Signed twice and compared: a fault in the machine must not help a forger. */
    update.check = LANEWISE_SLHDSA_CHECK_FAULTS;
    check(lanewise_slhdsa_keygen(SET, public_key, sizeof public_key, secret_key, sizeof secret_key,
                                 NULL));
    check(lanewise_slhdsa_sign(SET, signature, sizeof signature, secret_key, sizeof secret_key,
                               text, sizeof text, &update));
    lanewise_wipe(secret_key, sizeof secret_key);
    check(lanewise_slhdsa_verify(SET, signature, sizeof signature, public_key, sizeof public_key,
                                 text, sizeof text, &update));
    printf("%zu bytes: the signature is valid\n", sizeof signature);

    status = lanewise_slhdsa_verify(SET, signature, sizeof signature, public_key, sizeof public_key,
                                    text, sizeof text, &other);
    printf("without the context: %s\n", lanewise_status_message(status));
    return status != LANEWISE_ERR_SIGNATURE;
}
