/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ossl_speed FOLDER ROUNDS: how much faster the provider in FOLDER is than OpenSSL's own. Each
 * takes its turn in one process, and of each the least time of all rounds counts.
 */
#include "ossl_test.h"

#include <time.h>

enum { OWN, DEFAULT };

static const char *const from[] = {OURS, THEIRS};
static uint8_t message[16384], out[50000];
static EVP_MD *digest[2];

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static void hash(int whose, size_t len) {
    CHECK(EVP_Digest(message, len, out, NULL, digest[whose], NULL));
}

#if OPENSSL_VERSION_NUMBER >= 0x30500000
static EVP_PKEY *key[2];

static void sign(int whose, size_t len) {
    size_t siglen = sizeof out;
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    CHECK(EVP_DigestSignInit_ex(context, NULL, NULL, NULL, from[whose], key[whose], NULL) == 1);
    CHECK(EVP_DigestSign(context, out, &siglen, message, len) == 1);
    EVP_MD_CTX_free(context);
}
#endif

static void compare(const char *name, void (*run)(int whose, size_t len), size_t len, int calls,
                    unsigned long rounds) {
    double least[2] = {1e9, 1e9};
    for (unsigned long r = 0; r < rounds; r++)
        for (int whose = 0; whose < 2; whose++) {
            double begin = now();
            for (int i = 0; i < calls; i++)
                run(whose, len);
            double took = (now() - begin) / calls;
            if (took < least[whose])
                least[whose] = took;
        }
    printf("%-20s %6zu bytes: %10.2f us, default %10.2f us, ratio %.2f\n", name, len,
           1e6 * least[OWN], 1e6 * least[DEFAULT], least[DEFAULT] / least[OWN]);
}

int main(int count, char **words) {
    static const char *const digests[] = {"SHA3-256", "SHA3-512", "SHAKE-128"};
    CHECK(count == 3);
    load_providers(words[1]);
    unsigned long rounds = strtoul(words[2], NULL, 10);
    puts(OpenSSL_version(OPENSSL_VERSION));
    for (size_t i = 0; i < sizeof digests / sizeof digests[0]; i++) {
        for (int whose = 0; whose < 2; whose++)
            digest[whose] = EVP_MD_fetch(NULL, digests[i], from[whose]);
        if (EVP_MD_get_size(digest[OWN]) == 0)
            continue; /* a digest whose length must be told first */
        compare(digests[i], hash, sizeof message, 4, 20 * rounds);
        compare(digests[i], hash, 64, 100, 20 * rounds);
        EVP_MD_free(digest[OWN]), EVP_MD_free(digest[DEFAULT]);
    }
#if OPENSSL_VERSION_NUMBER >= 0x30500000
    static const char *const schemes[] = {"SLH-DSA-SHAKE-128f", "SLH-DSA-SHAKE-256f"};
    for (size_t i = 0; i < 2; i++) {
        for (int whose = 0; whose < 2; whose++) {
            EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, schemes[i], from[whose]);
            key[whose] = NULL;
            CHECK(EVP_PKEY_keygen_init(context) == 1 &&
                  EVP_PKEY_generate(context, &key[whose]) == 1);
            EVP_PKEY_CTX_free(context);
        }
        compare(schemes[i], sign, 64, 1, rounds);
        EVP_PKEY_free(key[OWN]), EVP_PKEY_free(key[DEFAULT]);
    }
#endif
    return 0;
}
