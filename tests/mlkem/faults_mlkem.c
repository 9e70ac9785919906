/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * faults_mlkem KEYS: one bit is flipped in the generation of each of so many keys, in the result of
 * one permutation or of one function of the arithmetic, or in what the key object holds. No key may
 * pass lanewise_mlkem_key_check that holds anything but what its seed gives. The sources of ML-KEM
 * are compiled for this program with kernels and arithmetic that do as they are told here; once
 * more, FAULTS_ALWAYS, with the pair-wise test switched on by the build.
 */
#include "check.h"
#include "keccak/backend.h"
#include "lanewise/lanewise.h"
#include "lanewise/mlkem.h"
#include "mlkem/arith.h"
#include "mlkem/core.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* What the sources call instead of lanewise_select_on, lanewise_cost_on, lanewise_mlkem_arith and
 * lanewise_mlkem_ariths. */
const lanewise_backend *faulty_select(unsigned kind, size_t states);
unsigned faulty_cost(unsigned kind, const lanewise_backend *b);
const mlkem_arith *faulty_arith(void);
extern const mlkem_arith *const faulty_ariths[];

enum { N = MLKEM_N, NEVER = -1 };
static long left = NEVER; /* results until one is altered */
static unsigned long results;

/* A result lies here. */
static void result(void *data, size_t len) {
    results++;
    if (left == NEVER || left--)
        return;
    size_t bit = check_below(8 * len);
    ((uint8_t *)data)[bit / 8] ^= (uint8_t)(1 << bit % 8);
    left = NEVER;
}

/* Kernels: a call does not say which one it is, so each has functions of its own. */
#define SLOTS(X) X(0) X(1) X(2) X(3) X(4) X(5) X(6) X(7)
static const lanewise_backend *real[8];
static lanewise_backend faulty[8];
#define SLOT(n)                                                                                    \
    static void permute_##n(void *state, unsigned rounds) {                                        \
        real[n]->permute(state, rounds);                                                           \
        result(state, real[n]->state_bytes);                                                       \
    }                                                                                              \
    static void absorb_##n(void *state, const uint8_t *const *data, size_t blocks, size_t lanes,   \
                           unsigned rounds) {                                                      \
        real[n]->absorb_blocks(state, data, blocks, lanes, rounds);                                \
        result(state, real[n]->state_bytes);                                                       \
    }
SLOTS(SLOT)

const lanewise_backend *faulty_select(unsigned kind, size_t states) {
#define PERMUTE(n) permute_##n,
#define ABSORB(n) absorb_##n,
    static void (*const permute[])(void *, unsigned) = {SLOTS(PERMUTE)};
    static void (*const absorb[])(void *, const uint8_t *const *, size_t, size_t,
                                  unsigned) = {SLOTS(ABSORB)};
    const lanewise_backend *b = lanewise_select_on(kind, states);
    size_t i = 0;
    while (i < 8 && real[i] && real[i] != b)
        i++;
    if (i == 8) {
        fprintf(stderr, "more than 8 kernels\n");
        exit(2);
    }
    real[i] = b;
    faulty[i] = *b;
    faulty[i].permute = permute[i];
    faulty[i].absorb_blocks = absorb[i];
    return &faulty[i];
}

unsigned faulty_cost(unsigned kind, const lanewise_backend *b) {
    return lanewise_cost_on(kind, real[b - faulty]);
}

/* Arithmetic: of key generation. */
static const mlkem_arith *a;
static mlkem_arith arith;
const mlkem_arith *const faulty_ariths[] = {&arith, NULL};

static void ntt(int16_t p[N]) {
    a->ntt(p);
    result(p, 2 * N);
}
static void prepare(int16_t prepared[2 * N], const int16_t b[N]) {
    a->prepare(prepared, b);
    result(prepared, 4 * N);
}
static void inner(int16_t out[N], const int16_t *x, size_t stride, const int16_t *b, unsigned k) {
    a->inner(out, x, stride, b, k);
    result(out, 2 * N);
}
static void scale_add(int16_t p[N], const int16_t e[N]) {
    a->scale_add(p, e);
    result(p, 2 * N);
}
static void encode(uint8_t out[384], const int16_t p[N]) {
    a->encode(out, p);
    result(out, 384);
}
static unsigned decode(int16_t p[N], const uint8_t in[384]) {
    unsigned wrong = a->decode(p, in);
    result(p, 2 * N);
    return wrong;
}
static unsigned reject(int16_t p[N], unsigned have, const uint8_t *in, size_t len) {
    unsigned now = a->reject(p, have, in, len);
    if (now)
        result(p, 2 * now);
    return now;
}
static void noise(int16_t p[N], const uint8_t *in, unsigned eta) {
    a->noise(p, in, eta);
    result(p, 2 * N);
}

const mlkem_arith *faulty_arith(void) {
    if (!a) {
        a = lanewise_mlkem_arith();
        arith = *a;
        arith.ntt = ntt;
        arith.prepare = prepare;
        arith.inner = inner;
        arith.scale_add = scale_add;
        arith.encode = encode;
        arith.decode = decode;
        arith.reject = reject;
        arith.noise = noise;
    }
    return &arith;
}

static lanewise_mlkem_set set;
static lanewise_mlkem_info info;
static uint8_t seed[64], ek[3200], dk[3200], want_dk[3200], ct[1600];
static lanewise_mlkem_key key, good;

/* What can be wrong: all that is used later. The head decides which that is. */
static int same(const lanewise_mlkem_key *x, const lanewise_mlkem_key *y) {
    const mlkem_key *p = (const mlkem_key *)x, *q = (const mlkem_key *)y;
    size_t k = (size_t)info.public_bytes / 384, poly = 2 * N;
    return !memcmp(p->matrix, q->matrix, k * k * poly) && !memcmp(p->t, q->t, k * poly) &&
           !memcmp(p->public_key, q->public_key, info.public_bytes) &&
           !memcmp(p->hash, q->hash, 32) && !memcmp(p->s, q->s, 2 * k * poly) &&
           !memcmp(p->z, q->z, 32) && !memcmp(p->d, q->d, 32);
}

/* Whether a peer that has ek and one that has dk get the key's own shared keys, and it gets what
 * FIPS 203 says of a ciphertext with a bit flipped. */
static int agrees(const void *its_ek, const void *its_dk) {
    uint8_t m[32], ss[32], ss2[32];
    int fine;
    check_fill(m, sizeof m);
    fine = lanewise_mlkem_encaps_seed(set, ct, info.ciphertext_bytes, ss, 32, its_ek,
                                      info.public_bytes, m, 32) == LANEWISE_OK &&
           lanewise_mlkem_key_decaps(&key, ss2, 32, ct, info.ciphertext_bytes) == LANEWISE_OK &&
           !memcmp(ss, ss2, 32);
    fine = fine &&
           lanewise_mlkem_key_encaps_seed(&key, ct, info.ciphertext_bytes, ss, 32, m, 32) ==
               LANEWISE_OK &&
           lanewise_mlkem_decaps(set, ss2, 32, its_dk, info.private_bytes, ct,
                                 info.ciphertext_bytes) == LANEWISE_OK &&
           !memcmp(ss, ss2, 32);
    ct[check_below(info.ciphertext_bytes)] ^= (uint8_t)(1 << check_below(8));
    return fine &&
           lanewise_mlkem_decaps(set, ss, 32, want_dk, info.private_bytes, ct,
                                 info.ciphertext_bytes) == LANEWISE_OK &&
           lanewise_mlkem_key_decaps(&key, ss2, 32, ct, info.ciphertext_bytes) == LANEWISE_OK &&
           !memcmp(ss, ss2, 32);
}

static unsigned long wrong, harmless, passed, disagree;

static void judge(void) {
    int other = !same(&key, &good);
    int status = lanewise_mlkem_key_check(&key, NULL);
    wrong += (unsigned long)other;
    harmless += !other;
    CHECK(other || status == LANEWISE_OK, "%s: a right key is refused, %d", info.name, status);
    if (!other || status == LANEWISE_ERR_FAULT)
        return;
    CHECK(status == LANEWISE_OK, "%s: status %d", info.name, status);
    CHECK_OK(lanewise_mlkem_key_public(&key, ek, info.public_bytes));
    CHECK_OK(lanewise_mlkem_key_private(&key, dk, info.private_bytes));
    passed++;
    disagree += !agrees(ek, dk);
}

static size_t begin(unsigned i) {
    static const lanewise_mlkem_set sets[] = {LANEWISE_MLKEM_512, LANEWISE_MLKEM_768,
                                              LANEWISE_MLKEM_1024};
    set = sets[i % 3];
    CHECK_OK(lanewise_mlkem_describe(set, &info));
    check_fill(seed, sizeof seed);
    results = 0;
    CHECK_OK(lanewise_mlkem_key_from_seed(&good, set, seed, 64));
    size_t in_generation = results;
    CHECK_OK(lanewise_mlkem_key_private(&good, want_dk, info.private_bytes));
    return in_generation;
}

static void report(const char *where, unsigned long keys) {
    printf("%s, %lu keys: %lu wrong, %lu unharmed; %lu wrong ones pass, of which %lu disagree with "
           "a peer\n",
           where, keys, wrong, harmless, passed, disagree);
    CHECK(wrong > keys / 2 && !passed, "%s: %lu wrong keys of %lu pass", where, passed, wrong);
    wrong = harmless = passed = disagree = 0;
}

/* What the check says of keys of which a bit was flipped while they were made. */
static void in_generation(unsigned long keys) {
    for (unsigned i = 0; i < keys; i++) {
        left = (long)check_below(begin(i));
        CHECK_OK(lanewise_mlkem_key_from_seed(&key, set, seed, 64));
        CHECK(left == NEVER, "no fault");
        judge();
    }
    report("faults in generation", keys);
}

/* The same, read from its expanded bytes: no seed says what it should be. */
static void in_reading(unsigned long keys) {
    for (unsigned i = 0; i < keys; i++) {
        (void)begin(i);
        results = 0;
        CHECK_OK(lanewise_mlkem_key_from_private(&good, set, want_dk, info.private_bytes));
        left = (long)check_below(results);
        int status = lanewise_mlkem_key_from_private(&key, set, want_dk, info.private_bytes);
        left = NEVER;
        if (status == LANEWISE_OK) {
            judge();
        } else {
            CHECK_STATUS(status, LANEWISE_ERR_KEY);
            wrong++;
        }
    }
    report("faults in reading", keys);
}

/* Each word of s, which takes part in one product: a round trip shows it if the other factor is not
 * 0, which it is once in 3,329 times. */
static void every_word(void) {
    for (unsigned i = 0; i < 3; i++) {
        (void)begin(i);
        CHECK_OK(lanewise_mlkem_key_from_private(&key, set, want_dk, info.private_bytes));
        int16_t *s = ((mlkem_key *)&key)->s;
        for (size_t word = 0; word < 2 * N * (info.public_bytes / 384); word++) {
            s[word] ^= 1;
            CHECK_STATUS(lanewise_mlkem_key_check(&key, NULL), LANEWISE_ERR_FAULT);
            s[word] ^= 1;
        }
        CHECK_OK(lanewise_mlkem_key_check(&key, NULL));
    }
}

/* A bit of the object itself. */
static void in_memory(unsigned long keys) {
    for (unsigned i = 0; i < keys; i++) {
        (void)begin(i);
        mlkem_key *k = (mlkem_key *)&key;
        size_t rank = info.public_bytes / 384, poly = 2 * N;
        const struct {
            void *data;
            size_t len;
        } parts[] = {{k->matrix, rank * rank * poly},
                     {k->t, rank * poly},
                     {k->public_key, info.public_bytes},
                     {k->hash, 32},
                     {k->s, 2 * rank * poly},
                     {k->z, 32},
                     {k->d, 32}};
        size_t part = i / 3 % (sizeof parts / sizeof *parts),
               bit = check_below(8 * parts[part].len);
        memcpy(&key, &good, sizeof key);
        ((uint8_t *)parts[part].data)[bit / 8] ^= (uint8_t)(1 << bit % 8);
        judge();
    }
    report("faults in memory", keys);
}

/* The pair-wise test of generation, of objects and of bytes. Of bytes it finds what one
 * encapsulation shows: noise that is a little too large gives a key that works, and is no error of
 * the pair. */
static void pairwise(unsigned long keys) {
    static uint8_t want_ek[3200];
    unsigned long refused = 0, worked = 0;
    CHECK(lanewise_mlkem_pairwise(1) == 1, "not switched on");
    for (unsigned i = 0; i < keys; i++) {
        (void)begin(i);
        (void)lanewise_mlkem_pairwise(0);
        results = 0;
        CHECK_OK(lanewise_mlkem_keygen_seed(set, want_ek, info.public_bytes, want_dk,
                                            info.private_bytes, seed, 64));
        left = (long)check_below(results);
        (void)lanewise_mlkem_pairwise(1);
        int status = i % 2 ? lanewise_mlkem_key_from_seed(&key, set, seed, 64)
                           : lanewise_mlkem_keygen_seed(set, ek, info.public_bytes, dk,
                                                        info.private_bytes, seed, 64);
        left = NEVER;
        if (status == LANEWISE_ERR_FAULT) {
            static const uint8_t zero[sizeof key];
            refused++;
            if (i % 2) {
                CHECK_BYTES(&key, zero, sizeof key, "a refused key");
            } else {
                CHECK_BYTES(ek, zero, info.public_bytes, "a refused public key");
                CHECK_BYTES(dk, zero, info.private_bytes, "a refused private key");
            }
            continue;
        }
        CHECK_STATUS(status, LANEWISE_OK);
        if (i % 2) { /* the object is compared whole */
            CHECK(same(&key, &good), "%s: a wrong key object passed", info.name);
        } else if (memcmp(ek, want_ek, info.public_bytes) ||
                   memcmp(dk, want_dk, info.private_bytes)) {
            worked++;
            memcpy(want_dk, dk, info.private_bytes);
            CHECK_OK(lanewise_mlkem_key_from_private(&key, set, dk, info.private_bytes));
            if (!agrees(ek, dk))
                disagree++;
        }
    }
    (void)lanewise_mlkem_pairwise(0);
    printf("pair-wise test, %lu keys: %lu refused; %lu others pass as bytes, of which %lu disagree "
           "with a peer\n",
           keys, refused, worked, disagree);
    CHECK(refused > keys / 2, "only %lu of %lu were refused", refused, keys);
    /* An error in the noise of some hundreds lets most encapsulations succeed, but not all. */
    CHECK(disagree <= refused / 50, "%lu disagree, %lu were refused", disagree, refused);
}

static void refused(const char *what) {
    uint8_t ss[32], out[3200];
    CHECK_STATUS(lanewise_mlkem_key_check(&key, NULL), LANEWISE_ERR_STATE);
    CHECK_STATUS(lanewise_mlkem_key_public(&key, out, info.public_bytes), LANEWISE_ERR_STATE);
    CHECK_STATUS(lanewise_mlkem_key_private(&key, out, info.private_bytes), LANEWISE_ERR_STATE);
    CHECK_STATUS(lanewise_mlkem_key_seed(&key, out, 64), LANEWISE_ERR_STATE);
    CHECK_STATUS(lanewise_mlkem_key_encaps(&key, out, info.ciphertext_bytes, ss, 32, NULL),
                 LANEWISE_ERR_STATE);
    CHECK_STATUS(lanewise_mlkem_key_encaps_seed(&key, out, info.ciphertext_bytes, ss, 32, seed, 32),
                 LANEWISE_ERR_STATE);
    int status = lanewise_mlkem_key_decaps(&key, ss, 32, ct, info.ciphertext_bytes);
    CHECK(status == LANEWISE_ERR_STATE, "%s: decapsulation returned %d", what, status);
}

/* Memory that holds no key, and keys of which any bit of the head is another: the mark tells. */
static void foreign(void) {
    (void)begin(0);
    memset(&key, 0, sizeof key);
    refused("zeros");
    for (unsigned i = 0; i < 100; i++) {
        check_fill(&key, sizeof key);
        refused("random bytes");
    }
    memset(&key, 0xFF, sizeof key);
    refused("ones");
    for (size_t bit = 0; bit < 8 * offsetof(mlkem_key, unused); bit++) {
        memcpy(&key, &good, sizeof key);
        ((uint8_t *)&key)[bit / 8] ^= (uint8_t)(1 << bit % 8);
        refused("a changed head");
    }
    memcpy(&key, &good, sizeof key);
    CHECK_OK(lanewise_mlkem_key_check(&key, NULL)); /* it may be moved */
}

int main(int argc, char **argv) {
    unsigned long keys = argc == 2 ? strtoul(argv[1], NULL, 10) : 0;
    check_begin(NULL);
    if (!keys)
        return 2;
    CHECK(lanewise_mlkem_pairwise(-1) == FAULTS_ALWAYS, "the option of the build is ignored");
    CHECK(lanewise_mlkem_pairwise(0) == FAULTS_ALWAYS, "the option of the build is not for good");
    if (!FAULTS_ALWAYS) {
        foreign();
        in_generation(keys);
        in_reading(keys / 4);
        every_word();
        in_memory(keys / 4);
    }
    pairwise(keys / 4);
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures != 0;
}
