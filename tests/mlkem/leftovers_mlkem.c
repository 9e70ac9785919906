/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Each operation of ML-KEM runs on a stack of its own, which is searched afterwards: how deep it
 * went, and whether eight bytes of a secret are left on it, as bytes or as eight coefficients.
 * Secrets are d and z, the seed of the noise of a key (the second half of G(d)), its polynomials;
 * m, the second half of G(m, H(ek)), the shared key and the rejection key. With every arithmetic.
 */
#define _GNU_SOURCE /* ucontext */
#include "lanewise/lanewise.h"
#include "lanewise/mlkem.h"
#include "mlkem/core.h"
#include "painted.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STACK = 1 << 18, MANY = 7, WINDOW = 8, MOST = 3200, SECRETS = 1 << 14 };

static _Alignas(64) uint8_t stack[STACK];

static lanewise_mlkem_set set;
static lanewise_mlkem_info info;
static uint8_t ek[MOST], dk[MOST], ct[MOST], ss[32], altered[MOST];
static uint8_t seeds[MANY][64], messages[MANY][32], outs[2][MANY][MOST], keys[MANY][32];
static void *out_of[2][MANY], *key_of[MANY];
static const void *from[MANY];
static lanewise_mlkem_key key;

static void keygen(void) {
    CHECK_OK(lanewise_mlkem_keygen_seed(set, ek, info.public_bytes, dk, info.private_bytes,
                                        seeds[0], 64));
}
static void encaps(void) {
    CHECK_OK(lanewise_mlkem_encaps_seed(set, ct, info.ciphertext_bytes, ss, 32, ek,
                                        info.public_bytes, messages[0], 32));
}
static void decaps(void) {
    CHECK_OK(lanewise_mlkem_decaps(set, ss, 32, dk, info.private_bytes, ct, info.ciphertext_bytes));
}
static void reject(void) {
    CHECK_OK(
        lanewise_mlkem_decaps(set, ss, 32, dk, info.private_bytes, altered, info.ciphertext_bytes));
}
static void from_private(void) {
    CHECK_OK(lanewise_mlkem_key_from_private(&key, set, dk, info.private_bytes));
}
static void from_seed(void) {
    CHECK_OK(lanewise_mlkem_key_from_seed(&key, set, seeds[0], 64));
}
static void key_check(void) {
    CHECK_OK(lanewise_mlkem_key_check(&key, NULL));
}
static void key_encaps(void) {
    CHECK_OK(
        lanewise_mlkem_key_encaps_seed(&key, ct, info.ciphertext_bytes, ss, 32, messages[0], 32));
}
static void key_decaps(void) {
    CHECK_OK(lanewise_mlkem_key_decaps(&key, ss, 32, ct, info.ciphertext_bytes));
}
static void export(void) {
    CHECK_OK(lanewise_mlkem_key_private(&key, dk, info.private_bytes));
}
static void keygen_many(void) {
    CHECK_OK(lanewise_mlkem_keygen_many(set, MANY, out_of[0], info.public_bytes, out_of[1],
                                        info.private_bytes, seeds[0], MANY * 64, NULL));
}
static void encaps_many(void) {
    CHECK_OK(lanewise_mlkem_encaps_many(set, MANY, out_of[1], info.ciphertext_bytes, key_of, 32,
                                        from, info.public_bytes, messages[0], MANY * 32, NULL,
                                        NULL));
}

static const void *to_open[MANY], *private_of[MANY];
static void decaps_many(void) {
    CHECK_OK(lanewise_mlkem_decaps_many(set, MANY, key_of, 32, private_of, info.private_bytes,
                                        to_open, info.ciphertext_bytes, NULL));
}
static void key_decaps_many(void) {
    CHECK_OK(
        lanewise_mlkem_key_decaps_many(&key, MANY, key_of, 32, to_open, info.ciphertext_bytes));
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
    on_painted(stack, STACK, what);
    qsort(secret, secrets, sizeof *secret, ascending);
    deep = first_used(stack, STACK);
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

/*
 * Whatever was computed of a secret is found by running an operation twice with the same public
 * values: where the stacks differ, they hold something of it. The private keys are two of one
 * public key, of which the second is wrong, the messages any two: what differs of ciphertexts is
 * overwritten as well.
 */
static uint8_t first_stack[STACK], two_keys[2][MOST], secret_in[MOST];

static void differ(void (*what)(void), const char *name, const void *const secret_of[2], size_t len,
                   void (*before)(void)) {
    size_t bytes = 0;
    static volatile unsigned i; /* in no register that the other stack would save */
    for (i = 0; i < 2; i++) {
        memcpy(secret_in, secret_of[i], len);
        if (before)
            before();
        on_painted(stack, STACK, what);
        if (i == 0)
            memcpy(first_stack, stack, STACK);
    }
    for (size_t at = 0; at < STACK; at++)
        bytes += stack[at] != first_stack[at];
    CHECK(!bytes, "%s, %s, %s left %zu bytes on the stack that depend on a secret", info.name,
          lanewise_mlkem_arithmetic(), name, bytes);
}

static void decaps_in(void) {
    CHECK_OK(lanewise_mlkem_decaps(set, ss, 32, secret_in, info.private_bytes, ct,
                                   info.ciphertext_bytes));
}
static void encaps_in(void) {
    CHECK_OK(lanewise_mlkem_encaps_seed(set, outs[1][0], info.ciphertext_bytes, ss, 32, ek,
                                        info.public_bytes, secret_in, 32));
}
static void import_in(void) {
    CHECK_OK(lanewise_mlkem_key_from_private(&key, set, secret_in, info.private_bytes));
}
static void encaps_many_in(void) {
    CHECK_OK(lanewise_mlkem_encaps_many(set, MANY, out_of[1], info.ciphertext_bytes, key_of, 32,
                                        from, info.public_bytes, secret_in, MANY * 32, NULL, NULL));
}

static const void *same_secret[MANY];
static void decaps_many_in(void) {
    CHECK_OK(lanewise_mlkem_decaps_many(set, MANY, key_of, 32, same_secret, info.private_bytes,
                                        to_open, info.ciphertext_bytes, NULL));
}

/* A key of the same seed with other noise: the same matrix, another s. */
static const mlkem_arith *under;
static void noise_in(int16_t poly[256], const uint8_t *in, unsigned eta) {
    under->noise(poly, in, eta);
    for (unsigned i = 0; secret_in[0] && i < 128; i++) {
        int16_t first = poly[i];
        poly[i] = poly[255 - i];
        poly[255 - i] = first;
    }
}

/* A polynomial through all that is done with secret ones, as deep in the stack as its caller. */
static void arithmetic_in(void) {
    const mlkem_arith *a = lanewise_mlkem_arith();
    static int16_t p[256], sum[256], prepared[512];
    static uint8_t bytes[384];
    a->noise(p, secret_in, 2);
    a->noise(sum, secret_in, 3);
    a->ntt(p);
    a->ntt(sum);
    a->prepare(prepared, p);
    a->inner(p, sum, 1, prepared, 1);
    a->scale_add(p, sum);
    a->encode(bytes, p);
    (void)a->decode(p, bytes);
    a->inverse(p);
    a->add(p, sum);
    a->subtract_from(p, sum);
    static const unsigned bits[] = {1, 3, 4, 5, 10, 11};
    for (unsigned i = 0; i < sizeof bits / sizeof bits[0]; i++) {
        a->compress(bytes, p, bits[i]);
        a->decompress(p, bytes, bits[i]);
    }
    lanewise_wipe_spilled();
}

static void test_differences(void) {
    const void *const by_key[] = {two_keys[0], two_keys[1]};
    const void *const by_message[] = {messages[0], messages[1]};
    const void *const by_messages[] = {messages[0], seeds[0]};
    const void *const by_seed[] = {seeds[0], seeds[3]}, *const by_turn[] = {"", "1"};
    memcpy(two_keys[0], dk, info.private_bytes);
    memcpy(two_keys[1], dk, info.private_bytes);
    for (size_t i = 0; i < info.public_bytes - 32; i += 3) /* bit 0 of every second coefficient */
        two_keys[1][i] ^= 1;
    for (size_t i = info.private_bytes - 32; i < info.private_bytes; i++)
        two_keys[1][i] ^= 0x5A;
    differ(arithmetic_in, "arithmetic", by_seed, 192, NULL);
    differ(decaps_in, "decapsulation", by_key, info.private_bytes, NULL);
    differ(encaps_in, "encapsulation", by_message, 32, NULL);
    differ(encaps_many_in, "encapsulation, many", by_messages, 32 * MANY, NULL);
    for (unsigned n = 0; n < MANY; n++)
        same_secret[n] = secret_in, to_open[n] = ct;
    differ(decaps_many_in, "decapsulation, many", by_key, info.private_bytes, NULL);
    differ(key_decaps_many, "decapsulation by a key, many", by_key, info.private_bytes, import_in);
    differ(import_in, "reading a private key", by_key, info.private_bytes, NULL);
    static mlkem_arith turned;
    under = lanewise_mlkem_arith();
    turned = *under;
    turned.noise = noise_in;
    lanewise_mlkem_force(&turned);
    differ(from_seed, "a key of a seed", by_turn, 1, NULL);
    differ(keygen_many, "key generation, many", by_turn, 1, NULL);
    lanewise_mlkem_force(under);
    differ(export, "writing a private key", by_key, info.private_bytes, import_in);
    differ(key_decaps, "decapsulation by a key", by_key, info.private_bytes, import_in);
}

/* What is to be found must be found: a function that leaves a secret behind. */
static void leak(void) {
    volatile uint8_t copy[1024]; /* more than what comes after it writes over */
    for (size_t i = 0; i < sizeof copy; i++)
        copy[i] = seeds[0][i % 64];
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
    for (unsigned n = 0; n < MANY; n++) {
        private_of[n] = dk;
        to_open[n] = n % 2 ? ct : altered;
    }
    run(decaps_many, "decapsulation, many");
    from_private();
    run(key_decaps_many, "decapsulation by a key, many");
    test_differences();
}

int main(void) {
    static const lanewise_mlkem_set sets[] = {LANEWISE_MLKEM_512, LANEWISE_MLKEM_768,
                                              LANEWISE_MLKEM_1024};
    check_begin(NULL);
    for (unsigned a = 0; lanewise_mlkem_ariths[a]; a++) {
        if (!lanewise_mlkem_arith_available(lanewise_mlkem_ariths[a])) {
            check_lacks(lanewise_mlkem_ariths[a]->name, "its instructions");
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
