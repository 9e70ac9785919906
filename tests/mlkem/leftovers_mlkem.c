/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Each operation of ML-KEM runs on a stack of its own, which is searched afterwards: how deep it
 * went, and whether eight bytes of a secret are left on it, as bytes or as eight coefficients.
 * Secrets are d and z, the seed of the noise of a key (the second half of G(d)), its polynomials;
 * m, the second half of G(m, H(ek)), the shared key and the rejection key. With every arithmetic.
 */
#define _GNU_SOURCE /* ucontext */
#include "check.h"
#include "lanewise/lanewise.h"
#include "lanewise/mlkem.h"
#include "mlkem/arith.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <ucontext.h>

enum { STACK = 1 << 18, MANY = 7, WINDOW = 8, MOST = 3200, SECRETS = 1 << 14 };

static _Alignas(64) uint8_t stack[STACK];
static ucontext_t here, there;
static void (*piece)(void);

static lanewise_mlkem_set set;
static lanewise_mlkem_info info;
static uint8_t ek[MOST], dk[MOST], ct[MOST], ss[32], altered[MOST];
static uint8_t seeds[MANY][64], messages[MANY][32], outs[2][MANY][MOST], keys[MANY][32];
static void *out_of[2][MANY], *key_of[MANY];
static const void *from[MANY];
static lanewise_mlkem_key key;

static void on_stack(void) {
    piece();
}

static void keygen(void) {
    CHECK_OK(lanewise_mlkem_keygen_seed(set, ek, dk, seeds[0]));
}
static void encaps(void) {
    CHECK_OK(lanewise_mlkem_encaps_seed(set, ct, ss, ek, info.public_bytes, messages[0]));
}
static void decaps(void) {
    CHECK_OK(lanewise_mlkem_decaps(set, ss, dk, info.private_bytes, ct, info.ciphertext_bytes));
}
static void reject(void) {
    CHECK_OK(
        lanewise_mlkem_decaps(set, ss, dk, info.private_bytes, altered, info.ciphertext_bytes));
}
static void from_private(void) {
    CHECK_OK(lanewise_mlkem_key_from_private(&key, set, dk, info.private_bytes));
}
static void from_seed(void) {
    CHECK_OK(lanewise_mlkem_key_from_seed(&key, set, seeds[0]));
}
static void key_check(void) {
    CHECK_OK(lanewise_mlkem_key_check(&key, NULL));
}
static void key_encaps(void) {
    CHECK_OK(lanewise_mlkem_key_encaps_seed(&key, ct, ss, messages[0]));
}
static void key_decaps(void) {
    CHECK_OK(lanewise_mlkem_key_decaps(&key, ss, ct, info.ciphertext_bytes));
}
static void export(void) {
    CHECK_OK(lanewise_mlkem_key_private(&key, dk, info.private_bytes));
}
static void keygen_many(void) {
    CHECK_OK(lanewise_mlkem_keygen_many(set, MANY, out_of[0], out_of[1], seeds[0], NULL));
}
static void encaps_many(void) {
    CHECK_OK(
        lanewise_mlkem_encaps_many(set, MANY, out_of[1], key_of, from, messages[0], NULL, NULL));
}

/* The first eight bytes of each window of a secret, sorted. */
static uint64_t secret[SECRETS];
static size_t secrets;

static int ascending(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void guard(const uint8_t *data, size_t len) {
    for (size_t i = 0; i + WINDOW <= len && secrets < SECRETS; i++)
        memcpy(&secret[secrets++], data + i, WINDOW);
}

/* Noise has few values: eight coefficients that follow each other, and not four, are no accident.
 */
static int16_t noise[3 * 4 * 256];
static size_t noises;

static void guard_key(const uint8_t *seed, const uint8_t *private_key) {
    uint8_t g[64], d[33];
    memcpy(d, seed, 32);
    d[32] = (uint8_t)(info.public_bytes / 384);
    guard(seed, 64);
    CHECK_OK(lanewise_sha3_512(g, d, sizeof d));
    guard(g + 32, 32);
    guard(private_key, 384);
    /* The polynomials of s in the domain of the transform, as they are decoded: a sample of them.
     */
    for (size_t i = 0; i < 256 && noises + 2 <= sizeof noise / sizeof *noise; i += 2) {
        const uint8_t *at = private_key + 3 * i / 2;
        noise[noises++] = (int16_t)(at[0] | (at[1] & 15) << 8);
        noise[noises++] = (int16_t)(at[1] >> 4 | at[2] << 4);
    }
}

static void guard_message(const uint8_t *m, const uint8_t *public_key) {
    uint8_t in[64], g[64];
    memcpy(in, m, 32);
    CHECK_OK(lanewise_sha3_256(in + 32, public_key, info.public_bytes));
    CHECK_OK(lanewise_sha3_512(g, in, sizeof in));
    guard(m, 32);
    guard(g, 64);
}

static void run(void (*what)(void), const char *name) {
    volatile size_t deep = 0, found = 0, coefficients = 0; /* swapcontext is like setjmp to gcc */
    memset(stack, 0xA9, STACK);
    piece = what;
    getcontext(&there);
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = STACK;
    there.uc_link = &here;
    makecontext(&there, on_stack, 0);
    CHECK(swapcontext(&here, &there) == 0, "swapcontext");
    qsort(secret, secrets, sizeof *secret, ascending);
    while (deep < STACK && stack[deep] == 0xA9)
        deep = deep + 1;
    for (size_t i = deep; i + 16 <= STACK; i++) {
        uint64_t word;
        memcpy(&word, stack + i, 8);
        if (bsearch(&word, secret, secrets, sizeof *secret, ascending))
            found = found + 1;
        for (size_t k = 0; i % 2 == 0 && k + 8 <= noises; k += 8)
            coefficients = coefficients + !memcmp(stack + i, noise + k, 16);
    }
    CHECK(deep < STACK - 50, "%s, %s: nothing ran", info.name, name);
    CHECK(!found, "%s, %s, %s left %zu pieces of secrets on the stack", info.name,
          lanewise_mlkem_arithmetic(), name, found);
    CHECK(!coefficients, "%s, %s, %s left %zu pieces of polynomials on the stack", info.name,
          lanewise_mlkem_arithmetic(), name, coefficients);
}

/* What is to be found must be found: a function that leaves a secret behind. */
static void leak(void) {
    volatile uint8_t copy[64];
    for (size_t i = 0; i < sizeof copy; i++)
        copy[i] = seeds[0][i];
}

static void test_set(void) {
    CHECK_OK(lanewise_mlkem_describe(set, &info));
    secrets = noises = 0;
    check_fill(seeds, sizeof seeds);
    check_fill(messages, sizeof messages);
    keygen();
    encaps();
    memcpy(altered, ct, info.ciphertext_bytes);
    altered[5] ^= 1;
    guard_key(seeds[0], dk);
    guard_message(messages[0], ek);
    reject();
    guard(ss, 32);
    run(keygen, "key generation");
    run(encaps, "encapsulation");
    run(decaps, "decapsulation");
    run(reject, "rejection");
    run(from_private, "reading a private key");
    run(key_encaps, "encapsulation by a key");
    run(key_decaps, "decapsulation by a key");
    run(export, "writing a private key");
    run(from_seed, "a key of a seed");
    run(key_check, "the pair-wise test");
    for (unsigned n = 0; n < MANY; n++) {
        out_of[0][n] = outs[0][n], out_of[1][n] = outs[1][n], key_of[n] = keys[n];
        from[n] = outs[0][n];
    }
    keygen_many();
    for (unsigned n = 0; n < MANY; n++) {
        guard_key(seeds[n], outs[1][n]);
        guard_message(messages[n], outs[0][n]);
    }
    run(keygen_many, "key generation, many");
    run(encaps_many, "encapsulation, many");
}

int main(void) {
    static const lanewise_mlkem_set sets[] = {LANEWISE_MLKEM_512, LANEWISE_MLKEM_768,
                                              LANEWISE_MLKEM_1024};
    check_begin(NULL);
    for (unsigned a = 0; lanewise_mlkem_ariths[a]; a++) {
        if (!lanewise_mlkem_arith_available(lanewise_mlkem_ariths[a])) {
            check_skip("%s", lanewise_mlkem_ariths[a]->name);
            continue;
        }
        lanewise_mlkem_force(lanewise_mlkem_ariths[a]);
        for (unsigned i = 0; i < sizeof sets / sizeof sets[0]; i++) {
            set = sets[i];
            test_set();
        }
    }
    unsigned before = check_failures;
    printf("the next failure is meant to be:\n");
    run(leak, "a leak");
    check_failures = check_failures > before ? before : before + 1;
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures != 0;
}
