/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the tests of the provider share: checks, numbers that only look random, the two providers.
 */
#ifndef LANEWISE_OSSL_TEST_H
#define LANEWISE_OSSL_TEST_H

#include <openssl/err.h>
#include <openssl/evp.h>
#include <openssl/provider.h>

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define OURS "provider=lanewise"
#define THEIRS "provider=default"

static const char *about = ""; /* what is tested now */

#define CHECK(condition)                                                                           \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s: not %s\n", __FILE__, __LINE__, about, #condition);         \
            ERR_print_errors_fp(stderr);                                                           \
            exit(1);                                                                               \
        }                                                                                          \
    } while (0)

/* Fails, says why, and leaves no error behind. */
#define CHECK_FAILS(call)                                                                          \
    do {                                                                                           \
        ERR_clear_error();                                                                         \
        CHECK((call) <= 0);                                                                        \
        CHECK(ERR_peek_error() != 0);                                                              \
        ERR_clear_error();                                                                         \
    } while (0)

/* xorshift64: the same numbers in every run. */
static uint64_t seed = 0x9E3779B97F4A7C15u;
static inline size_t below(size_t bound) {
    seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
    return (size_t)(seed >> 11) % bound;
}
static inline void fill(uint8_t *out, size_t len) {
    for (size_t i = 0; i < len; i++)
        out[i] = (uint8_t)below(256);
}

static inline void load_providers(const char *folder) {
    CHECK(OSSL_PROVIDER_set_default_search_path(NULL, folder));
    CHECK(OSSL_PROVIDER_load(NULL, "lanewise"));
    CHECK(OSSL_PROVIDER_load(NULL, "default"));
}

#endif
