/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The driver beneath the core of Mbed TLS (hashes, psa_hash_*), whose own SHA-3 is left out, and
 * called as the core of TF-PSA-Crypto calls it (XOF). digests.py compares what is printed.
 */
#define MBEDTLS_ALLOW_PRIVATE_ACCESS /* an operation is looked into: is it the driver's? */
#include "lanewise_psa.h"
#include "small_user.h"

#include <psa/crypto.h>

static const struct hash {
    psa_algorithm_t alg;
    size_t bytes;
    const char *name; /* hashlib's */
} hashes[] = {
    {PSA_ALG_SHA3_224, 28, "sha3_224"},      {PSA_ALG_SHA3_256, 32, "sha3_256"},
    {PSA_ALG_SHA3_384, 48, "sha3_384"},      {PSA_ALG_SHA3_512, 64, "sha3_512"},
    {PSA_ALG_SHAKE128_256, 32, "shake_128"}, {PSA_ALG_SHAKE256_192, 24, "shake_256"},
    {PSA_ALG_SHAKE256_256, 32, "shake_256"}, {PSA_ALG_SHAKE256_512, 64, "shake_256"},
};

/* README.md says so. */
_Static_assert(sizeof(lanewise_psa_hash_operation_t) == 264, "another size");

static int all_zero(const void *data, size_t bytes) {
    for (const uint8_t *p = data; bytes; bytes--)
        if (*p++)
            return 0;
    return 1;
}

/* One message in two pieces, cloned between them, by every way there is. */
static void check_hash(const struct hash *h, size_t length) {
    size_t bytes = h->bytes, cut = length / 3, n = 0;
    uint8_t once[80], got[64];
    psa_hash_operation_t first = PSA_HASH_OPERATION_INIT, second = first;
    /* The core zeroes the beginning of an operation alone: the rest is rubbish. */
    memset(&second, 0xA5, sizeof second);
    second = psa_hash_operation_init();
    check(psa_hash_compute(h->alg, message, length, once, sizeof once, &n) == PSA_SUCCESS);
    check(n == bytes);
    digest(h->name, length, once, bytes);
    check(psa_hash_compare(h->alg, message, length, once, bytes) == PSA_SUCCESS);
    check(psa_hash_setup(&first, h->alg) == PSA_SUCCESS);
    check(first.ctx.lanewise_psa_ctx.digest_bytes == bytes);
    check(psa_hash_update(&first, message, cut) == PSA_SUCCESS);
    check(psa_hash_clone(&first, &second) == PSA_SUCCESS);
    check(psa_hash_update(&first, message, length) == PSA_SUCCESS);
    check(psa_hash_abort(&first) == PSA_SUCCESS);
    check(all_zero(&first.ctx, sizeof first.ctx));
    check(psa_hash_update(&second, message + cut, length - cut) == PSA_SUCCESS);
    check(psa_hash_finish(&second, got, bytes, &n) == PSA_SUCCESS);
    check(n == bytes && !memcmp(got, once, bytes));
    check(all_zero(&second.ctx.lanewise_psa_ctx, sizeof second.ctx.lanewise_psa_ctx));
    check(psa_hash_setup(&first, h->alg) == PSA_SUCCESS);
    check(psa_hash_update(&first, message, length) == PSA_SUCCESS);
    once[0] ^= 1;
    check(psa_hash_verify(&first, once, bytes) == PSA_ERROR_INVALID_SIGNATURE);
}

static void check_hash_errors(void) {
    psa_hash_operation_t op = PSA_HASH_OPERATION_INIT;
    lanewise_psa_hash_operation_t own = {.digest_bytes = 0}, copy;
    uint8_t got[64] = {0};
    size_t n = 7;
    /* What is not here goes on to the core's own: SHA-256 of "abc", FIPS 180-4. */
    check(psa_hash_compute(PSA_ALG_SHA_256, (const uint8_t *)"abc", 3, got, 64, &n) == PSA_SUCCESS);
    check(n == 32 && got[0] == 0xBA && got[1] == 0x78 && got[31] == 0xAD);
    check(lanewise_psa_hash_setup(&own, PSA_ALG_SHA_256) == PSA_ERROR_NOT_SUPPORTED);
    check(lanewise_psa_hash_setup(&own, PSA_ALG_SHAKE256) == PSA_ERROR_NOT_SUPPORTED);
    memset(got, 0, sizeof got);
    check(psa_hash_setup(&op, PSA_ALG_SHA3_512) == PSA_SUCCESS);
    check(psa_hash_finish(&op, got, 63, &n) == PSA_ERROR_BUFFER_TOO_SMALL);
    check(n == 0 && all_zero(got, sizeof got));
    check(psa_hash_compute(PSA_ALG_SHA3_256, message, 5, got, 31, &n) ==
          PSA_ERROR_BUFFER_TOO_SMALL);
    check(n == 0 && all_zero(got, sizeof got));
    /* Calls that the core does not let through. */
    check(lanewise_psa_hash_update(&own, message, 1) == PSA_ERROR_BAD_STATE);
    check(lanewise_psa_hash_finish(&own, got, 64, &n) == PSA_ERROR_BAD_STATE);
    check(lanewise_psa_hash_clone(&own, &copy) == PSA_ERROR_BAD_STATE);
    check(lanewise_psa_hash_setup(&own, PSA_ALG_SHA3_256) == PSA_SUCCESS);
    check(lanewise_psa_hash_setup(&own, PSA_ALG_SHA3_256) == PSA_ERROR_BAD_STATE);
    check(lanewise_psa_hash_update(&own, NULL, 1) == PSA_ERROR_INVALID_ARGUMENT);
    check(lanewise_psa_hash_abort(&own) == PSA_SUCCESS && all_zero(&own, sizeof own));
    check(lanewise_psa_hash_setup(&own, PSA_ALG_SHA3_256) == PSA_SUCCESS);
    check(lanewise_psa_hash_finish(&own, got, 32, &n) == PSA_SUCCESS);
    check(n == 32 && all_zero(&own, sizeof own));
}

static void check_xof(psa_algorithm_t alg, const char *name, size_t length) {
    lanewise_psa_xof_operation_t op = {.is_set_up = 0};
    size_t half = length / 2, cut = length % 299;
    uint8_t got[300];
    check(lanewise_psa_xof_setup(&op, alg) == PSA_SUCCESS);
    check(lanewise_psa_xof_update(&op, message, half) == PSA_SUCCESS);
    check(lanewise_psa_xof_update(&op, message + half, length - half) == PSA_SUCCESS);
    check(lanewise_psa_xof_output(&op, got, 0) == PSA_SUCCESS);
    check(lanewise_psa_xof_output(&op, got, cut) == PSA_SUCCESS);
    check(lanewise_psa_xof_output(&op, got + cut, sizeof got - cut) == PSA_SUCCESS);
    digest(name, length, got, sizeof got);
    check(lanewise_psa_xof_abort(&op) == PSA_SUCCESS && all_zero(&op, sizeof op));
}

static void check_xof_errors(void) {
    lanewise_psa_xof_operation_t op = {.is_set_up = 0};
    uint8_t got[8];
    check(lanewise_psa_xof_abort(&op) == PSA_SUCCESS);
    check(lanewise_psa_xof_setup(&op, PSA_ALG_SHA3_256) == PSA_ERROR_NOT_SUPPORTED);
    check(lanewise_psa_xof_set_context(&op, message, 1) == PSA_ERROR_BAD_STATE);
    check(lanewise_psa_xof_update(&op, message, 1) == PSA_ERROR_BAD_STATE);
    check(lanewise_psa_xof_output(&op, got, 1) == PSA_ERROR_BAD_STATE);
    check(lanewise_psa_xof_setup(&op, PSA_ALG_SHAKE128) == PSA_SUCCESS);
    check(lanewise_psa_xof_setup(&op, PSA_ALG_SHAKE128) == PSA_ERROR_BAD_STATE);
    check(lanewise_psa_xof_set_context(&op, message, 1) == PSA_ERROR_INVALID_ARGUMENT);
    check(lanewise_psa_xof_output(&op, got, sizeof got) == PSA_SUCCESS);
    check(lanewise_psa_xof_update(&op, message, 1) == PSA_ERROR_BAD_STATE);
    check(lanewise_psa_xof_abort(&op) == PSA_SUCCESS && all_zero(&op, sizeof op));
}

int main(void) {
    start();
    check(psa_crypto_init() == PSA_SUCCESS);
    for (size_t length = 0; length <= LONGEST; length++) {
        for (size_t i = 0; i < sizeof hashes / sizeof *hashes; i++)
            check_hash(&hashes[i], length);
        check_xof(PSA_ALG_SHAKE128, "shake_128", length);
        check_xof(PSA_ALG_SHAKE256, "shake_256", length);
    }
    check_hash_errors();
    check_xof_errors();
    return wrong;
}
