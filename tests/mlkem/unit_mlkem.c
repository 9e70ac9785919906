/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The parts of ML-KEM: every arithmetic (unit_mlkem_arith.c), the engine for Keccak jobs, the
 * checks of the interface. */
#include "unit_mlkem.h"
#include "check.h"
#include "lanewise/lanewise.h"
#include "lanewise/mlkem.h"
#include "mlkem/core.h"
#include "mlkem/mlkem_jobs.h"
#include "mlkem/params.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Inputs that are computed while jobs run: more of each is there whenever some have been done. */
enum { JOBS = 28 };
static lanewise_job jobs[JOBS];
static int grow(void *count) {
    unsigned others = 0, all = *(unsigned *)count;
    for (unsigned i = 0; i < all; i++)
        others += jobs[i].state != JOB_DONE && jobs[i].rest_ready == jobs[i].rest_bytes;
    for (lanewise_job *j = jobs; j < jobs + all; j++) {
        size_t more = others ? check_below(300) : j->rest_bytes;
        size_t missing = (size_t)(j->rest_bytes - j->rest_ready);
        j->rest_ready = (uint16_t)(j->rest_ready + (more < missing ? more : missing));
    }
    return 1;
}

/* Bytes behind a seed of 32, 1 or 2; 0: a seed of 64 instead. */
static unsigned tail_of(unsigned number) {
    return number % 3;
}

/* Jobs in any number and mixture give what the public functions give, on every kernel. */
static void test_jobs(void) {
    static uint8_t data[1600], seed[JOBS][64], out[JOBS][64];
    static int16_t polys[JOBS][MLKEM_N];
    check_fill(data, sizeof data);
    for (size_t loop = 0; loop < check_loops(200, 20); loop++) {
        unsigned count = 1 + (unsigned)check_below(JOBS);
        unsigned kind[JOBS], len[JOBS];
        check_fill(seed, sizeof seed);
        for (unsigned i = 0; i < count; i++) {
            kind[i] = (unsigned)check_below(6);
            len[i] = (unsigned)check_below(sizeof data);
            if (check_random() % 4 == 0)
                len[i] -= len[i] % 136;
            switch (kind[i]) {
            case 0:
                lanewise_mlkem_job_g(&jobs[i], out[i], seed[i], tail_of(len[i]) ? 32 : 64);
                if (tail_of(len[i]))
                    lanewise_job_tail(&jobs[i], tail_of(len[i]), seed[i][32],
                                      tail_of(len[i]) > 1 ? seed[i][33] : 0);
                break;
            case 1:
                lanewise_mlkem_job_h(&jobs[i], out[i], data, len[i]);
                break;
            case 2:
                lanewise_mlkem_job_j(&jobs[i], out[i], seed[i], 32, data, len[i]);
                break;
            case 3:
                lanewise_mlkem_job_matrix(&jobs[i], polys[i], seed[i], 1, 2, MLKEM_FIPS203);
                break;
            default:
                lanewise_mlkem_job_noise(&jobs[i], polys[i], seed[i], 7, kind[i] - 2);
            }
            if (i && check_random() % 3 == 0)
                jobs[i].after = &jobs[check_below(i)];
        }
        for (unsigned i = 1; loop % 2 && i < count;
             i++) { /* all but the first, and none after it */
            int awaited = 0;
            for (unsigned k = i + 1; k < count; k++)
                awaited |= jobs[k].after == &jobs[i];
            if (!awaited)
                jobs[i].rest_ready = (uint16_t)check_below(jobs[i].rest_bytes + 1u);
        }
        if (loop % 2)
            lanewise_run_jobs(jobs, count, lanewise_mlkem_arith(), grow, &count);
        else
            lanewise_run_jobs(jobs, count, lanewise_mlkem_arith(), NULL, NULL);
        for (unsigned i = 0; i < count; i++) {
            static uint8_t input[1700], want[2000];
            static int16_t poly[MLKEM_N];
            CHECK(jobs[i].state == JOB_DONE, "job %u of %u", i, count);
            memcpy(input, seed[i], 64);
            if (kind[i] == 0) {
                CHECK_OK(
                    lanewise_sha3_512(want, input, tail_of(len[i]) ? 32 + tail_of(len[i]) : 64));
                CHECK_BYTES(out[i], want, 64, "G");
            } else if (kind[i] == 1) {
                CHECK_OK(lanewise_sha3_256(want, data, len[i]));
                CHECK_BYTES(out[i], want, 32, "H of %u bytes", len[i]);
            } else if (kind[i] == 2) {
                memcpy(input + 32, data, len[i]);
                CHECK_OK(lanewise_shake256(want, 32, input, 32 + len[i]));
                CHECK_BYTES(out[i], want, 32, "J of %u bytes", len[i]);
            } else if (kind[i] == 3) {
                unsigned have = 0;
                input[32] = 1, input[33] = 2;
                CHECK_OK(lanewise_shake128(want, 168 * 6, input, 34));
                for (unsigned block = 0; have < MLKEM_N; block++)
                    have = lanewise_mlkem_arith_c.reject(poly, have, want + 168 * block, 168);
                CHECK_BYTES(polys[i], poly, sizeof poly, "matrix");
            } else {
                input[32] = 7;
                CHECK_OK(lanewise_shake256(want, 192, input, 33));
                lanewise_mlkem_arith_c.noise(poly, want, kind[i] - 2);
                CHECK_BYTES(polys[i], poly, sizeof poly, "noise %u", kind[i] - 2);
            }
        }
    }
}

/* Bytes that come out as they are given, and a source that fails. */
static int give(void *source, void *out, size_t len) {
    memcpy(out, source, len);
    return 0;
}
static int fail(void *source, void *out, size_t len) {
    (void)source;
    memset(out, 0x77, len);
    return 1;
}

static const lanewise_mlkem_set sets[] = {LANEWISE_MLKEM_512, LANEWISE_MLKEM_768,
                                          LANEWISE_MLKEM_1024};

enum { BIG = 3400 };
static uint8_t ek[BIG], dk[BIG], ct[BIG], other[BIG], zero[BIG];

#define ZEROED(call, code, out, len)                                                               \
    do {                                                                                           \
        memset(out, 0x3C, len);                                                                    \
        CHECK_STATUS(call, code);                                                                  \
        CHECK_BYTES(out, zero, len, #out " after " #call);                                         \
    } while (0)

/* Of one set: its sizes, randomness, and a key pair, also in ek, dk and, after a round trip, ct. */
static lanewise_mlkem_set set;
static size_t e, d, c;
static uint8_t seed[64], m[32], ss2[32];
static lanewise_mlkem_key key, public_key;

static void test_round_trip(void) {
    uint8_t ss[32], again[LANEWISE_MLKEM_1024_PUBLIC_BYTES];
    lanewise_random random = {give, seed}, message = {give, m};
    check_fill(seed, sizeof seed);
    check_fill(m, sizeof m);
    CHECK_OK(lanewise_mlkem_keygen(set, ek, e, dk, d, &random));
    CHECK_OK(lanewise_mlkem_keygen_seed(set, again, e, other, d, seed, 64));
    CHECK_BYTES(again, ek, e, "public keys of a source and of its bytes");
    CHECK_BYTES(other, dk, d, "keys of a source and of its bytes");
    CHECK_OK(lanewise_mlkem_check_public(set, ek, e));
    CHECK_OK(lanewise_mlkem_check_private(set, dk, d));
    CHECK_OK(lanewise_mlkem_encaps(set, ct, c, ss, 32, ek, e, &message));
    CHECK_OK(lanewise_mlkem_decaps(set, ss2, 32, dk, d, ct, c));
    CHECK_BYTES(ss2, ss, 32, "round trip");
}

/* Exactly J(z || c), whichever bit is wrong. */
static void test_rejection(void) {
    uint8_t want[32];
    CHECK_OK(lanewise_mlkem_key_from_private(&key, set, dk, d));
    for (size_t loop = 0; loop < check_loops(300, 20); loop++) {
        static uint8_t input[32 + BIG];
        size_t bit = loop < 16 ? (loop & 1 ? 8 * c - 1 - loop : loop) : check_below(8 * c);
        ct[bit / 8] ^= (uint8_t)(1 << bit % 8);
        memcpy(input, seed + 32, 32);
        memcpy(input + 32, ct, c);
        CHECK_OK(lanewise_shake256(want, 32, input, 32 + c));
        CHECK_OK(lanewise_mlkem_decaps(set, ss2, 32, dk, d, ct, c));
        CHECK_BYTES(ss2, want, 32, "rejection key, bit %zu", bit);
        CHECK_OK(lanewise_mlkem_key_decaps(&key, ss2, 32, ct, c));
        CHECK_BYTES(ss2, want, 32, "rejection key by a key, bit %zu", bit);
        ct[bit / 8] ^= (uint8_t)(1 << bit % 8);
    }
    CHECK_OK(lanewise_mlkem_key_check(&key, NULL));
}

/* Parts that a key lacks, and a source that fails. */
static void test_missing(void) {
    lanewise_random broken = {fail, NULL};
    ZEROED(lanewise_mlkem_key_seed(&key, seed, 64), LANEWISE_ERR_STATE, seed, 64);
    CHECK_OK(lanewise_mlkem_key_from_public(&public_key, set, ek, e));
    ZEROED(lanewise_mlkem_key_private(&public_key, other, d), LANEWISE_ERR_STATE, other, d);
    ZEROED(lanewise_mlkem_key_decaps(&public_key, ss2, 32, ct, c), LANEWISE_ERR_STATE, ss2, 32);
    CHECK_STATUS(lanewise_mlkem_key_check(&public_key, NULL), LANEWISE_ERR_STATE);
    lanewise_mlkem_key_wipe(&public_key);
    CHECK_BYTES(&public_key, zero, BIG, "a wiped key");
    ZEROED(lanewise_mlkem_key_encaps(&public_key, ct, c, ss2, 32, NULL), LANEWISE_ERR_STATE, ss2,
           32);
    ZEROED(lanewise_mlkem_keygen(set, other, e, other, d, &broken), LANEWISE_ERR_RANDOM, other, d);
    ZEROED(lanewise_mlkem_encaps(set, other, c, ss2, 32, ek, e, &broken), LANEWISE_ERR_RANDOM,
           other, c);
    ZEROED(lanewise_mlkem_key_encaps(&key, other, c, ss2, 32, &broken), LANEWISE_ERR_RANDOM, other,
           c);
    CHECK_STATUS(lanewise_mlkem_key_generate(&public_key, set, &broken), LANEWISE_ERR_RANDOM);
    CHECK_BYTES(&public_key, zero, BIG, "a key without randomness");
}

/* Section 7.2: q itself, first and last coefficient; section 7.3: the hash. */
static void test_wrong_keys(void) {
    for (unsigned last = 0; last < 2; last++) {
        size_t at = last ? e - 32 - 3 : 0;
        memcpy(other, ek, e);
        if (last)
            other[at + 1] = (uint8_t)((other[at + 1] & 15) | 0x10), other[at + 2] = 0xD0;
        else
            other[0] = 0x01, other[1] = (uint8_t)((other[1] & 0xF0) | 0x0D);
        CHECK_STATUS(lanewise_mlkem_check_public(set, other, e), LANEWISE_ERR_KEY);
        ZEROED(lanewise_mlkem_encaps_seed(set, ct, c, ss2, 32, other, e, m, 32), LANEWISE_ERR_KEY,
               ct, c);
        CHECK_STATUS(lanewise_mlkem_key_from_public(&public_key, set, other, e), LANEWISE_ERR_KEY);
        CHECK_BYTES(&public_key, zero, BIG, "a refused key");
    }
    for (size_t at = d - e - 64, end = d - 33, step; at <= end; at += step) {
        step = 1 + check_below(200);
        step = at + step < end || at == end ? step : end - at; /* the last byte of the hash too */
        dk[at] ^= 4;
        CHECK_STATUS(lanewise_mlkem_check_private(set, dk, d), LANEWISE_ERR_KEY);
        ZEROED(lanewise_mlkem_decaps(set, ss2, 32, dk, d, ct, c), LANEWISE_ERR_KEY, ss2, 32);
        CHECK_STATUS(lanewise_mlkem_key_from_private(&public_key, set, dk, d), LANEWISE_ERR_KEY);
        CHECK_BYTES(&public_key, zero, BIG, "a refused private key");
        dk[at] ^= 4;
    }
}

/* The pair-wise test notices a private half that is not that of the public one. */
static void test_pairs(void) {
    dk[5] ^= 1, dk[300] ^= 1;
    CHECK_OK(lanewise_mlkem_key_from_private(&public_key, set, dk, d));
    CHECK_STATUS(lanewise_mlkem_key_check(&public_key, NULL), LANEWISE_ERR_FAULT);
    dk[5] ^= 1, dk[300] ^= 1;
    /* And a seed that is not that of the key. */
    check_fill(seed, sizeof seed);
    CHECK_OK(lanewise_mlkem_key_from_seed(&key, set, seed, 64));
    CHECK_OK(lanewise_mlkem_key_check(&key, NULL));
    ((mlkem_key *)&key)->d[31] ^= 1;
    CHECK_STATUS(lanewise_mlkem_key_check(&key, NULL), LANEWISE_ERR_FAULT);
}

static void test_set(lanewise_mlkem_set of) {
    lanewise_mlkem_info i;
    CHECK_OK(lanewise_mlkem_describe(set = of, &i));
    e = i.public_bytes, d = i.private_bytes, c = i.ciphertext_bytes;
    test_round_trip();
    test_rejection();
    test_missing();
    test_wrong_keys();
    test_pairs();
}

/* Many at once give what one at a time gives; a refused key harms no other. */
static void test_many(lanewise_mlkem_set of) {
    enum { MOST = 11 };
    static uint8_t eks[MOST][1568], dks[MOST][3168], cts[MOST][1568], keys[MOST][32];
    static uint8_t seeds[MOST * 64], messages[MOST * 32];
    void *ek_of[MOST], *dk_of[MOST], *ct_of[MOST], *ss_of[MOST];
    const void *from[MOST];
    int statuses[MOST];
    lanewise_mlkem_info i;
    lanewise_random broken = {fail, NULL};
    CHECK_OK(lanewise_mlkem_describe(set = of, &i));
    for (unsigned n = 0; n < MOST; n++) {
        ek_of[n] = eks[n], dk_of[n] = dks[n], ct_of[n] = cts[n], ss_of[n] = keys[n];
        from[n] = eks[n];
    }
    for (size_t count = 0; count <= MOST; count += 1 + check_below(3)) {
        size_t wrong = check_below(MOST);
        check_fill(seeds, sizeof seeds);
        check_fill(messages, sizeof messages);
        CHECK_OK(lanewise_mlkem_keygen_many(set, count, ek_of, i.public_bytes, dk_of,
                                            i.private_bytes, seeds, count * 64, NULL));
        for (size_t n = 0; n < count; n++) {
            CHECK_OK(lanewise_mlkem_keygen_seed(set, ek, i.public_bytes, dk, i.private_bytes,
                                                seeds + 64 * n, 64));
            CHECK_BYTES(eks[n], ek, i.public_bytes, "public key %zu of %zu", n, count);
            CHECK_BYTES(dks[n], dk, i.private_bytes, "private key %zu of %zu", n, count);
        }
        memset(eks[wrong], 0xFF, 3);
        CHECK_STATUS(lanewise_mlkem_encaps_many(set, count, ct_of, i.ciphertext_bytes, ss_of, 32,
                                                from, i.public_bytes, messages, count * 32, NULL,
                                                statuses),
                     wrong < count ? LANEWISE_ERR_KEY : LANEWISE_OK);
        for (size_t n = 0; n < count; n++) {
            uint8_t ss[32];
            int status = lanewise_mlkem_encaps_seed(set, ct, i.ciphertext_bytes, ss, 32, eks[n],
                                                    i.public_bytes, messages + 32 * n, 32);
            CHECK(status == (n == wrong ? LANEWISE_ERR_KEY : LANEWISE_OK), "status %d", status);
            CHECK(statuses[n] == status, "status %d, not %d", statuses[n], status);
            CHECK_BYTES(cts[n], ct, i.ciphertext_bytes, "ciphertext %zu of %zu", n, count);
            CHECK_BYTES(keys[n], ss, 32, "shared key %zu of %zu", n, count);
        }
    }
    CHECK_OK(lanewise_mlkem_keygen_many(set, MOST, ek_of, i.public_bytes, dk_of, i.private_bytes,
                                        NULL, 0, NULL));
    CHECK_OK(lanewise_mlkem_encaps_many(set, MOST, ct_of, i.ciphertext_bytes, ss_of, 32, from,
                                        i.public_bytes, NULL, 0, NULL, NULL));
    for (size_t n = 0; n < MOST; n++) {
        uint8_t ss[32];
        CHECK_OK(lanewise_mlkem_decaps(set, ss, 32, dks[n], i.private_bytes, cts[n],
                                       i.ciphertext_bytes));
        CHECK_BYTES(ss, keys[n], 32, "round trip %zu", n);
        CHECK(n == 0 || memcmp(keys[n], keys[0], 32), "the same shared key twice");
    }
    CHECK_STATUS(lanewise_mlkem_encaps_many(set, MOST, ct_of, i.ciphertext_bytes, ss_of, 32, from,
                                            i.public_bytes, NULL, 0, &broken, statuses),
                 LANEWISE_ERR_RANDOM);
    CHECK_STATUS(lanewise_mlkem_keygen_many(set, MOST, ek_of, i.public_bytes, dk_of,
                                            i.private_bytes, NULL, 0, &broken),
                 LANEWISE_ERR_RANDOM);
    for (size_t n = 0; n < MOST; n++) {
        CHECK(statuses[n] == LANEWISE_ERR_RANDOM, "status %d", statuses[n]);
        CHECK_BYTES(cts[n], zero, i.ciphertext_bytes, "ciphertext without randomness");
        CHECK_BYTES(dks[n], zero, i.private_bytes, "private key without randomness");
    }
    ct_of[3] = NULL;
    CHECK_STATUS(lanewise_mlkem_encaps_many(set, MOST, ct_of, i.ciphertext_bytes, ss_of, 32, from,
                                            i.public_bytes, NULL, 0, NULL, NULL),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mlkem_keygen_many(set, MOST, ct_of, i.public_bytes, dk_of,
                                            i.private_bytes, NULL, 0, NULL),
                 LANEWISE_ERR_NULL);
}

/* Many decapsulations give what one at a time gives: an altered ciphertext and a refused key in the
 * midst harm no other. */
static void test_many_received(lanewise_mlkem_set of) {
    enum { MOST = 11 };
    static uint8_t eks[MOST][1568], dks[MOST][3168], cts[MOST][1568], keys[MOST][32], sent[32];
    void *ss_of[MOST];
    const void *dk_of[MOST], *ct_of[MOST];
    int statuses[MOST];
    lanewise_mlkem_info i;
    CHECK_OK(lanewise_mlkem_describe(set = of, &i));
    e = i.public_bytes, d = i.private_bytes, c = i.ciphertext_bytes;
    for (unsigned n = 0; n < MOST; n++)
        ss_of[n] = keys[n], dk_of[n] = dks[n], ct_of[n] = cts[n];
    for (size_t count = 0; count <= MOST; count += 1 + check_below(3)) {
        const size_t refused = check_below(MOST), altered = check_below(MOST);
        const uint8_t *good = dks[(refused + 1) % MOST];
        for (unsigned n = 0; n < MOST; n++) {
            CHECK_OK(lanewise_mlkem_keygen(set, eks[n], e, dks[n], d, NULL));
            CHECK_OK(lanewise_mlkem_encaps(set, cts[n], c, sent, 32, eks[n], e, NULL));
        }
        cts[altered][check_below(c)] ^= (uint8_t)(1 << check_below(8));
        dks[refused][d - 64 + check_below(32)] ^= 0x10; /* the hash of ek */
        CHECK_STATUS(
            lanewise_mlkem_decaps_many(set, count, ss_of, 32, dk_of, d, ct_of, c, statuses),
            refused < count ? LANEWISE_ERR_KEY : LANEWISE_OK);
        for (size_t n = 0; n < count; n++) {
            int status = lanewise_mlkem_decaps(set, ss2, 32, dks[n], d, cts[n], c);
            CHECK(status == (n == refused ? LANEWISE_ERR_KEY : LANEWISE_OK), "status %d", status);
            CHECK(statuses[n] == status, "status %d, not %d", statuses[n], status);
            CHECK_BYTES(keys[n], ss2, 32, "shared key %zu of %zu", n, count);
        }
        /* By one key: of its own ciphertext what was sent, of the others rejection keys. */
        CHECK_OK(lanewise_mlkem_key_from_private(&key, set, good, d));
        CHECK_OK(lanewise_mlkem_key_decaps_many(&key, count, ss_of, 32, ct_of, c));
        for (size_t n = 0; n < count; n++) {
            CHECK_OK(lanewise_mlkem_key_decaps(&key, ss2, 32, cts[n], c));
            CHECK_BYTES(keys[n], ss2, 32, "shared key %zu of %zu by one key", n, count);
        }
    }
    CHECK_OK(lanewise_mlkem_encaps(set, cts[7], c, sent, 32, eks[7], e, NULL));
    CHECK_OK(
        lanewise_mlkem_keygen(set, eks[7], e, dks[7], d, NULL)); /* its own, not the sender's */
    CHECK_OK(lanewise_mlkem_encaps(set, cts[8], c, sent, 32, eks[7], e, NULL));
    CHECK_OK(lanewise_mlkem_key_from_private(&key, set, dks[7], d));
    CHECK_OK(lanewise_mlkem_key_decaps_many(&key, MOST, ss_of, 32, ct_of, c));
    CHECK_BYTES(keys[8], sent, 32, "what was sent");
    CHECK(memcmp(keys[7], sent, 32), "what was sent to another key");
    CHECK_OK(lanewise_mlkem_key_from_public(&public_key, set, eks[7], e));
    CHECK_STATUS(lanewise_mlkem_key_decaps_many(&public_key, MOST, ss_of, 32, ct_of, c),
                 LANEWISE_ERR_STATE);
    CHECK_BYTES(keys[8], zero, 32, "by a public key");
    CHECK_STATUS(lanewise_mlkem_key_decaps_many(NULL, MOST, ss_of, 32, ct_of, c),
                 LANEWISE_ERR_NULL);
    memset(keys, 0x3C, sizeof keys);
    CHECK_STATUS(lanewise_mlkem_decaps_many(set, MOST, ss_of, 32, dk_of, d, ct_of, c - 1, statuses),
                 LANEWISE_ERR_LENGTH);
    for (size_t n = 0; n < MOST; n++) {
        CHECK(statuses[n] == LANEWISE_ERR_LENGTH, "status %d", statuses[n]);
        CHECK_BYTES(keys[n], zero, 32, "shared key after an error");
    }
    ct_of[MOST - 1] = NULL;
    CHECK_STATUS(lanewise_mlkem_decaps_many(set, MOST, ss_of, 32, dk_of, d, ct_of, c, NULL),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mlkem_key_decaps_many(&key, MOST, ss_of, 32, ct_of, c),
                 LANEWISE_ERR_NULL);
}

static void test_interface(void) {
    for (unsigned i = 0; i < 3; i++)
        for (size_t loop = 0; loop < check_loops(10, 1); loop++) {
            test_set(sets[i]);
            test_many(sets[i]);
            test_many_received(sets[i]);
        }
    lanewise_mlkem_key_wipe(NULL);
}

/* unit_mlkem [jobs|interface]: all, or alone what depends on the kernel of Keccak, the engine for
 * its jobs and several instances in lockstep, or the public functions. */
int main(int argc, char **argv) {
    const int all = argc != 2 || strcmp(argv[1], "interface");
    check_begin(NULL);
    if (argc == 2 && !strcmp(argv[1], "jobs")) {
        if (lanewise_kernel_status() != LANEWISE_OK)
            check_lacks("jobs", "what the kernel needs that LANEWISE_KERNEL names");
        test_jobs();
        for (unsigned i = 0; i < 3; i++) {
            test_many(sets[i]);
            test_many_received(sets[i]);
        }
        printf("%lu checks, %u failures\n", check_count, check_failures);
        return check_failures != 0;
    }
    if (all) {
        test_meaning();
        test_noise_by_bits();
    }
    for (unsigned i = 0; lanewise_mlkem_ariths[i]; i++) {
        const mlkem_arith *a = lanewise_mlkem_ariths[i];
        if (!lanewise_mlkem_arith_available(a)) {
            check_lacks(a->name, "its instructions");
            continue;
        }
        if (all)
            compare(a);
        lanewise_mlkem_force(a);
        test_interface();
        lanewise_mlkem_force(NULL);
    }
    if (all)
        test_jobs();
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures != 0;
}
