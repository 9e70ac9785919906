/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* As much of Mbed TLS as its PSA core needs: MBEDTLS_CONFIG_FILE, MBEDTLS_PSA_CRYPTO_CONFIG_FILE.
 * SHA-3 is the driver's alone (MBEDTLS_PSA_ACCEL_...), SHA-256 the library's own. */
#define MBEDTLS_PSA_CRYPTO_C
#define MBEDTLS_PSA_CRYPTO_CONFIG
#define MBEDTLS_PSA_CRYPTO_EXTERNAL_RNG /* nothing here asks for random bytes */
#define MBEDTLS_CIPHER_C                /* check_config.h asks for it */
#define PSA_WANT_ALG_SHA_256 1
#define PSA_WANT_ALG_SHA3_224 1
#define PSA_WANT_ALG_SHA3_256 1
#define PSA_WANT_ALG_SHA3_384 1
#define PSA_WANT_ALG_SHA3_512 1
#define MBEDTLS_PSA_ACCEL_ALG_SHA3_224 1
#define MBEDTLS_PSA_ACCEL_ALG_SHA3_256 1
#define MBEDTLS_PSA_ACCEL_ALG_SHA3_384 1
#define MBEDTLS_PSA_ACCEL_ALG_SHA3_512 1
/* Names of later versions; their numbers are the tests' own, for hashes among those of hashes. */
#define PSA_ALG_SHAKE128_256 ((psa_algorithm_t)0x020000F1)
#define PSA_ALG_SHAKE256_192 ((psa_algorithm_t)0x020000F2)
#define PSA_ALG_SHAKE256_256 ((psa_algorithm_t)0x020000F3)
#define PSA_ALG_SHAKE128 ((psa_algorithm_t)0x7F0000F1)
#define PSA_ALG_SHAKE256 ((psa_algorithm_t)0x7F0000F2)
