/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Each operation of ML-DSA with a private key runs on a stack of its own, which is searched
 * afterwards: how deep it went, and whether eight bytes of a secret are left on it, as bytes or as
 * eight coefficients. Secrets are the seed xi, K, rho' and rho'' (of which masks are sampled), s1,
 * s2 and t0, packed, as coefficients and transformed, and the mask of the attempt that was taken.
 * With every arithmetic.
 */
#define _GNU_SOURCE /* ucontext */
#include "both_ariths.h"
#include "lanewise/lanewise.h"
#include "mldsa/mldsa_key.h"
#include "painted.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { STACK = 1 << 19, MANY = 3, SECRETS = 1 << 17, DEEPEST = 176 << 10 };

static _Alignas(64) uint8_t stack[STACK];
static lanewise_mldsa_set set;
static lanewise_mldsa_info info;
static uint8_t pk[LANEWISE_MLDSA_MAX_PUBLIC_BYTES], seed[32];
static uint8_t sk[32 + LANEWISE_MLDSA_MAX_PRIVATE_BYTES];
static uint8_t sig[MANY][LANEWISE_MLDSA_MAX_SIGNATURE_BYTES];
static lanewise_mldsa_key key;
static lanewise_mldsa_options options = {.deterministic = 1};
static const lanewise_bytes messages[MANY] = {{"a", 1}, {"b", 1}, {"c", 1}};
static void *const sigs[MANY] = {sig[0], sig[1], sig[2]};

static void keygen(void) {
    CHECK_OK(lanewise_mldsa_keygen_seed(set, pk, info.public_bytes, sk, 32 + info.private_bytes,
                                        seed, 32));
}
static void sign_by_seed(void) {
    CHECK_OK(lanewise_mldsa_sign(set, sig[0], info.signature_bytes, sk, 32, "a", 1, &options));
}
static void sign_by_expanded(void) {
    CHECK_OK(lanewise_mldsa_sign(set, sig[0], info.signature_bytes, sk + 32, info.private_bytes,
                                 "a", 1, &options));
}
static void from_seed(void) {
    CHECK_OK(lanewise_mldsa_key_from_private(&key, set, sk, 32));
}
static void from_both(void) {
    CHECK_OK(lanewise_mldsa_key_from_private(&key, set, sk, 32 + info.private_bytes));
}
static void key_sign(void) {
    CHECK_OK(lanewise_mldsa_key_sign(&key, sig[0], info.signature_bytes, "a", 1, &options));
}
static void sign_many(void) {
    CHECK_OK(
        lanewise_mldsa_key_sign_many(&key, MANY, sigs, info.signature_bytes, messages, &options));
}
static void export(void) {
    CHECK_OK(lanewise_mldsa_key_private(&key, sk, 32 + info.private_bytes));
}
static void public_of(void) {
    CHECK_OK(lanewise_mldsa_public(set, pk, info.public_bytes, sk + 32, info.private_bytes));
}

/* Eight bytes of each, sorted. Words of three values or fewer, as 0 0 or 1 -1, are in any stack. */
static uint64_t secret[SECRETS];
static size_t secrets;

static int ascending(const void *a, const void *b) {
    uint64_t x = *(const uint64_t *)a, y = *(const uint64_t *)b;
    return (x > y) - (x < y);
}

static void guard(const void *data, size_t len, size_t step) {
    for (size_t i = 0; i + 8 <= len && secrets < SECRETS; i += step)
        memcpy(&secret[secrets++], (const uint8_t *)data + i, 8);
}

/* s1, s2 and t0 have few values: eight coefficients that follow each other, and not two, are no
 * accident, if they are not all of those that challenges and hints have. */
static mldsa_poly small[MLDSA_MAX_L + 2 * MLDSA_MAX_K];
static unsigned smalls;

static int is_small(const uint8_t *at, unsigned bits) {
    int32_t c[8];
    int telling = 0;
    for (unsigned i = 0; i < 8; i++) {
        int16_t half;
        memcpy(&half, at + 2 * i, sizeof half);
        c[i] = half;
        if (bits == 32)
            memcpy(&c[i], at + 4 * i, sizeof c[i]);
        if (c[i] < -4095 || c[i] > 4096)
            return 0;
        telling |= c[i] < -1 || c[i] > 1;
    }
    for (unsigned s = 0; telling && s < smalls; s++)
        for (unsigned j = 0; j < MLDSA_N; j += 8)
            if (!memcmp(c, &small[s].c[j], sizeof c))
                return 1;
    return 0;
}

static void guard_all(void) {
    const mldsa_held *held = (const mldsa_held *)&key;
    const mldsa_key *k = (const mldsa_key *)((const uint8_t *)&key + held->at);
    const mldsa_params *p = k->params;
    CHECK((uintptr_t)k->a % MLDSA_VECTOR == 0, "%s: vectors of a key cross lines", info.name);
    uint8_t in[34], seeds[128], mu[64], rnd[32] = {0}, rho[64];
    lanewise_sponge h;
    secrets = smalls = 0;
    memcpy(in, seed, 32);
    in[32] = p->k, in[33] = p->l;
    CHECK_OK(lanewise_shake256(seeds, sizeof seeds, in, sizeof in));
    guard(seed, 32, 1);
    guard(seeds + 32, 96, 1); /* rho' and K */
    guard(sk + 32 + 128, info.private_bytes - 128, 1);
    guard(k->s1, p->l * sizeof k->s1[0], 8);
    guard(k->s2, p->k * sizeof k->s2[0], 8);
    guard(k->t0, p->k * sizeof k->t0[0], 8);
    const uint8_t *at = sk + 32 + 128;
    for (unsigned i = 0; i < (unsigned)p->l + p->k; i++, at += 32u * p->eta_bits)
        lanewise_mldsa_unpack(&small[smalls++], at, p->eta_bits, p->eta);
    for (unsigned i = 0; i < p->k; i++, at += MLDSA_T0_BYTES)
        lanewise_mldsa_unpack(&small[smalls++], at, MLDSA_D, 1 << (MLDSA_D - 1));
    for (unsigned m = 0; m < MANY; m++) {
        CHECK_OK(lanewise_mldsa_mu(set, mu, 64, pk, info.public_bytes, messages[m].data, 1, NULL));
        CHECK_OK(lanewise_shake256_init(&h));
        CHECK_OK(lanewise_sponge_absorb(&h, seeds + 96, 32));
        CHECK_OK(lanewise_sponge_absorb(&h, rnd, 32));
        CHECK_OK(lanewise_sponge_absorb(&h, mu, 64));
        CHECK_OK(lanewise_sponge_finalize(&h));
        CHECK_OK(lanewise_sponge_squeeze(&h, rho, 64));
        guard(rho, 64, 1);
        for (unsigned nonce = 0; nonce < 4u * p->l; nonce++) { /* masks of four attempts, packed */
            uint8_t with[66], packed[MLDSA_MAX_Z_BYTES];
            mldsa_poly y;
            memcpy(with, rho, 64);
            with[64] = (uint8_t)nonce, with[65] = (uint8_t)(nonce >> 8);
            CHECK_OK(lanewise_shake256(packed, mldsa_z_bytes(p), with, sizeof with));
            lanewise_mldsa_unpack(&y, packed, p->z_bits, mldsa_gamma1(p));
            guard(packed, mldsa_z_bytes(p), 8);
            guard(&y, sizeof y, 8);
        }
    }
    CHECK(secrets < SECRETS, "no room for %zu secrets", secrets);
    qsort(secret, secrets, sizeof *secret, ascending);
}

static size_t deepest; /* of the operations so far, in bytes */

static void run(void (*what)(void), const char *name) {
    volatile size_t deep = 0, found = 0, coefficients = 0; /* swapcontext is like setjmp to gcc */
    on_painted(stack, STACK, what);
    deep = first_used(stack, STACK);
    for (size_t i = deep; i + 8 <= STACK; i++) {
        uint64_t word;
        memcpy(&word, stack + i, 8);
        if (word && bsearch(&word, secret, secrets, sizeof *secret, ascending))
            found = found + 1;
    }
    for (size_t i = deep; i + 32 <= STACK; i += 2)
        coefficients = coefficients + (unsigned)(is_small(stack + i, 32) | is_small(stack + i, 16));
    deepest = STACK - deep > deepest ? STACK - deep : deepest;
    CHECK(deep < STACK - 50, "%s, %s: nothing ran", info.name, name);
    CHECK(STACK - deep <= DEEPEST, "%s, %s: %zu bytes of stack", info.name, name, STACK - deep);
    CHECK(!found, "%s, %s, %s left %zu pieces of secrets on the stack", info.name,
          lanewise_mldsa_arith()->name, name, found);
    CHECK(!coefficients, "%s, %s, %s left %zu pieces of polynomials on the stack", info.name,
          lanewise_mldsa_arith()->name, name, coefficients);
}

static const struct {
    void (*what)(void);
    const char *name;
} operations[] = {{keygen, "key generation"},
                  {sign_by_seed, "signing with a seed"},
                  {sign_by_expanded, "signing with an expanded key"},
                  {from_seed, "an object of a seed"},
                  {from_both, "an object of both"},
                  {key_sign, "signing with an object"},
                  {sign_many, "signing many"},
                  {export, "writing a private key"},
                  {public_of, "the public key of an expanded key"}};

/* What is to be found must be found: a function that leaves a secret behind. */
static void leak(void) {
    volatile uint8_t copy[1024]; /* more than what comes after it writes over */
    for (size_t i = 0; i < sizeof copy; i++)
        copy[i] = seed[i % 32];
}
static void leak_small(void) {
    volatile int32_t copy[1024];
    for (size_t i = 0; i < 1024; i++)
        copy[i] = small[0].c[i % MLDSA_N];
    (void)copy[0];
}
static void leak_narrow(void) {
    volatile int16_t copy[2048];
    for (size_t i = 0; i < 2048; i++)
        copy[i] = (int16_t)small[0].c[i % MLDSA_N];
    (void)copy[0];
}

int main(void) {
    static const lanewise_mldsa_set sets[] = {LANEWISE_MLDSA_44, LANEWISE_MLDSA_65,
                                              LANEWISE_MLDSA_87};
    check_begin(NULL);
    for (unsigned a = 0; lanewise_mldsa_ariths[a]; a++) {
        if (!lanewise_mldsa_arith_available(lanewise_mldsa_ariths[a])) {
            check_lacks(lanewise_mldsa_ariths[a]->name, "its instructions");
            continue;
        }
        force_both(lanewise_mldsa_ariths[a]);
        for (unsigned s = 0; s < sizeof sets / sizeof sets[0]; s++) {
            set = sets[s];
            CHECK_OK(lanewise_mldsa_describe(set, &info));
            check_fill(seed, sizeof seed);
            keygen();
            from_seed();
            guard_all();
            for (unsigned check = 0; check < 2; check++) {
                options.check = check ? LANEWISE_MLDSA_CHECK_FAULTS : LANEWISE_MLDSA_CHECK_NONE;
                for (size_t i = 0; i < sizeof operations / sizeof operations[0]; i++)
                    run(operations[i].what, operations[i].name);
            }
        }
    }
    printf("%zu bytes of stack at most\n", deepest);
    void (*const leaks[])(void) = {leak, leak_small, leak_narrow};
    for (unsigned i = 0; i < 3; i++) {
        unsigned before = check_failures;
        printf("the next failure is meant to be:\n");
        run(leaks[i], "a leak");
        check_failures = check_failures > before ? before : before + 1;
    }
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures != 0;
}
