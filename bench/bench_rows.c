/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _GNU_SOURCE
#include "bench_rows.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define KIB(n) ((size_t)(n) << 10)
#define MIB(n) ((size_t)(n) << 20)

#define P24 {"Keccak-p[1600,24]"}
#define P12 {"Keccak-p[1600,12]"}
#define SWEEP(label, bytes)                                                                        \
    {"sweep-" #bytes,                                                                              \
     label,                                                                                        \
     {"SHA3-256", "TurboSHAKE128", "KT128", "BLAKE3"},                                             \
     NULL,                                                                                         \
     bytes,                                                                                        \
     32,                                                                                           \
     1,                                                                                            \
     0,                                                                                            \
     1,                                                                                            \
     BENCH_FULL,                                                                                   \
     0,                                                                                            \
     0,                                                                                            \
     0},

/* Rows of a scheme: an identifier, a title, the functions, the bytes of a result, how many times a
 * call does it, when it is measured, the set. */
#define SCHEME(id, title, functions, outlen, count, when, set)                                     \
    {id, title, functions, NULL, 0, outlen, count, 0, 1, when, set, 0, 0},
#define F(...) {__VA_ARGS__}
#define KEM(set, ek, ct, when)                                                                     \
    SCHEME("mlkem-" #set "-keygen", "ML-KEM-" #set ", key generation", F("ML-KEM key generation"), \
           3 * (ek) + 32, 1, when, set)                                                            \
    SCHEME("mlkem-" #set "-encaps", "ML-KEM-" #set ", encapsulation from key bytes",               \
           F("ML-KEM encapsulation"), (ct) + 32, 1, when, set)                                     \
    SCHEME("mlkem-" #set "-decaps", "ML-KEM-" #set ", decapsulation from key bytes",               \
           F("ML-KEM decapsulation"), 32, 1, when, set)                                            \
    SCHEME("mlkem-" #set "-key-encaps", "ML-KEM-" #set ", encapsulation with a key object",        \
           F("ML-KEM encapsulation with a key object"), (ct) + 32, 1, when, set)                   \
    SCHEME("mlkem-" #set "-key-decaps", "ML-KEM-" #set ", decapsulation with a key object",        \
           F("ML-KEM decapsulation with a key object"), 32, 1, when, set)                          \
    SCHEME("mlkem-" #set "-keygen-8", "ML-KEM-" #set ", eight key generations",                    \
           F("ML-KEM key generation, many", "ML-KEM key generation"), 3 * (ek) + 32, 8,            \
           BENCH_FULL, set)                                                                        \
    SCHEME("mlkem-" #set "-encaps-8", "ML-KEM-" #set ", eight encapsulations from key bytes",      \
           F("ML-KEM encapsulation, many", "ML-KEM encapsulation"), (ct) + 32, 8, BENCH_FULL, set)
/* The same with many messages: over how many calls the mean is taken, or which percentile. */
#define SIGNING(id, title, function, outlen, count, when, set, period, percentile)                 \
    {id, title, function, NULL, 0, outlen, count, 0, 1, when, set, period, percentile},
/* Ours also without attempts side by side. */
#define KEY_SIGN                                                                                   \
    F("ML-DSA signature with a key object", "ML-DSA signature with a key object, attempts in "     \
                                            "turn")
#define PERCENTILE(set, sig, nth)                                                                  \
    SIGNING("mldsa-" #set "-key-sign-p" #nth,                                                      \
            "ML-DSA-" #set ", signing with a key object, percentile " #nth " of 1024 messages",    \
            KEY_SIGN, sig, 1, BENCH_FULL, set, PEER_MESSAGES, nth)
#define DSA(set, pk, sk, sig, when)                                                                \
    SCHEME("mldsa-" #set "-keygen", "ML-DSA-" #set ", key generation", F("ML-DSA key generation"), \
           (pk) + (sk), 1, when, set)                                                              \
    SIGNING("mldsa-" #set "-sign",                                                                 \
            "ML-DSA-" #set ", signing from key bytes, mean of 1024 messages",                      \
            F("ML-DSA signature"), sig, 1, when, set, PEER_MESSAGES, 0)                            \
    SCHEME("mldsa-" #set "-verify", "ML-DSA-" #set ", verification from key bytes",                \
           F("ML-DSA verification"), 1, 1, when, set)                                              \
    SIGNING("mldsa-" #set "-key-sign",                                                             \
            "ML-DSA-" #set ", signing with a key object, mean of 1024 messages", KEY_SIGN, sig, 1, \
            when, set, PEER_MESSAGES, 0)                                                           \
    PERCENTILE(set, sig, 50)                                                                       \
    PERCENTILE(set, sig, 90)                                                                       \
    PERCENTILE(set, sig, 99)                                                                       \
    SCHEME("mldsa-" #set "-key-verify", "ML-DSA-" #set ", verification with a key object",         \
           F("ML-DSA verification with a key object"), 1, 1, when, set)                            \
    SIGNING("mldsa-" #set "-key-sign-8",                                                           \
            "ML-DSA-" #set ", eight signatures with a key object, mean of 128",                    \
            F("ML-DSA signature with a key object, many", "ML-DSA signature with a key object"),   \
            sig, 8, BENCH_FULL, set, PEER_MESSAGES / 8, 0)                                         \
    SCHEME(                                                                                        \
        "mldsa-" #set "-key-verify-8", "ML-DSA-" #set ", eight verifications with a key object",   \
        F("ML-DSA verification with a key object, many", "ML-DSA verification with a key object"), \
        1, 8, BENCH_FULL, set)
/* Signing and key generation of the small sets take a second in some: SLOW. */
#define SLH(name, number, n, sig, when, rarely)                                                    \
    SCHEME("slhdsa-" #name "-keygen", "SLH-DSA-SHAKE-" #name ", key generation",                   \
           F("SLH-DSA key generation", "permutations of key generation"), 6 * (n), 1, rarely,      \
           number)                                                                                 \
    SCHEME("slhdsa-" #name "-sign", "SLH-DSA-SHAKE-" #name ", signing",                            \
           F("SLH-DSA signature", "permutations of signing"), sig, 1, rarely, number)              \
    SCHEME("slhdsa-" #name "-verify", "SLH-DSA-SHAKE-" #name ", verification",                     \
           F("SLH-DSA verification"), 1, 1, when, number)                                          \
    SCHEME("slhdsa-" #name "-verify-8", "SLH-DSA-SHAKE-" #name ", eight verifications",            \
           F("SLH-DSA verification, many", "SLH-DSA verification",                                 \
             "permutations of eight verifications"),                                               \
           1, 8, BENCH_FULL, number)

/* clang-format off */
const bench_row bench_rows[] = {
    {"p24-x1", "Keccak-f[1600], 1 state", P24, NULL, 0, 0, 1, 1, 1, 1, 0, 0, 0},
    {"p24-x2", "Keccak-f[1600], 2 states", P24, NULL, 0, 0, 1, 2, 1, 1, 0, 0, 0},
    {"p24-x4", "Keccak-f[1600], 4 states", P24, NULL, 0, 0, 1, 4, 1, 1, 0, 0, 0},
    {"p24-x8", "Keccak-f[1600], 8 states", P24, NULL, 0, 0, 1, 8, 1, 1, 0, 0, 0},
    {"p12-x1", "Keccak-p[1600,12], 1 state", P12, NULL, 0, 0, 1, 1, 1, 0, 0, 0, 0},
    {"p12-x2", "Keccak-p[1600,12], 2 states", P12, NULL, 0, 0, 1, 2, 1, 0, 0, 0, 0},
    {"p12-x4", "Keccak-p[1600,12], 4 states", P12, NULL, 0, 0, 1, 4, 1, 0, 0, 0, 0},
    {"p12-x8", "Keccak-p[1600,12], 8 states", P12, NULL, 0, 0, 1, 8, 1, 0, 0, 0, 0},
    {"sha3-256-1m", "SHA3-256, 1 MiB", {"SHA3-256"}, NULL, MIB(1), 32, 1, 0, 1, 1, 0, 0, 0},
    {"sha3-256-32", "SHA3-256, 32 bytes", {"SHA3-256"}, NULL, 32, 32, 1, 0, 1, 1, 0, 0, 0},
    {"sha3-512-1m", "SHA3-512, 1 MiB", {"SHA3-512"}, NULL, MIB(1), 64, 1, 0, 1, 0, 0, 0, 0},
    {"shake128-1m", "SHAKE128, 1 MiB", {"SHAKE128"}, NULL, MIB(1), 32, 1, 0, 1, 0, 0, 0, 0},
    {"turboshake128-1m", "TurboSHAKE128, 1 MiB", {"TurboSHAKE128"}, NULL, MIB(1), 32, 1, 0, 1, 1, 0, 0, 0},
    {"kmac256-1m", "KMAC256, 1 MiB", {"KMAC256"}, NULL, MIB(1), 64, 1, 0, 1, 0, 0, 0, 0},
    {"kmac256-32", "KMAC256, 32 bytes", {"KMAC256"}, NULL, 32, 64, 1, 0, 1, 0, 0, 0, 0},
    {"kt128-8k", "KT128, 8 KiB", {"KT128", "BLAKE3"}, NULL, KIB(8), 32, 1, 0, 1, 0, 0, 0, 0},
    {"kt128-12k", "KT128, 12 KiB, in one call and in steps", {"KT128", "KT128, in steps", "BLAKE3"},
     "lanewise,Rust", KIB(12), 32, 1, 0, 1, 0, 0, 0, 0},
    {"kt128-16k", "KT128, 16 KiB, in one call and in steps", {"KT128", "KT128, in steps", "BLAKE3"},
     "lanewise,Rust", KIB(16), 32, 1, 0, 1, 0, 0, 0, 0},
    {"kt128-64k", "KT128, 64 KiB", {"KT128", "BLAKE3"}, NULL, KIB(64), 32, 1, 0, 1, 1, 0, 0, 0},
    {"kt128-1m", "KT128, 1 MiB", {"KT128", "BLAKE3"}, NULL, MIB(1), 32, 1, 0, 1, 1, 0, 0, 0},
    {"kt128-16m", "KT128, 16 MiB", {"KT128", "BLAKE3"}, NULL, MIB(16), 32, 1, 0, 1, 0, 0, 0, 0},
    {"kt128-t2-1m", "KT128 on 2 threads, 1 MiB", {"KT128, 2 threads", "KT128", "BLAKE3, 2 threads",
     "BLAKE3"}, "lanewise,Rust", MIB(1), 32, 1, 0, 2, 0, 0, 0, 0},
    {"kt128-t2-16m", "KT128 on 2 threads, 16 MiB", {"KT128, 2 threads", "KT128",
     "BLAKE3, 2 threads", "BLAKE3"}, "lanewise,Rust", MIB(16), 32, 1, 0, 2, 0, 0, 0, 0},
    {"many-32", "SHA3-256, 1000 messages of 32 bytes", {"SHA3-256, many", "SHA3-256"}, NULL, 32,
     32, 1000, 0, 1, 0, 0, 0, 0},
    {"many-4k", "SHA3-256, 1000 messages of 4 KiB", {"SHA3-256, many", "SHA3-256"}, NULL, KIB(4),
     32, 1000, 0, 1, 0, 0, 0, 0},
    {"many-8", "SHA3-256, 8 messages of 32 bytes", {"SHA3-256, many", "SHA3-256",
     "permutations for 8"}, NULL, 32, 32, 8, 0, 1, 0, 0, 0, 0},
    {"many-mixed", "SHA3-256, 1000 messages of 0 to 700 bytes", {"mixed SHA3-256, many",
     "mixed SHA3-256", "permutations for these"}, NULL, 350, 32, 1000, 0, 1, 0, 0, 0, 0},
    {"many-keyed", "KMAC128 of 8 messages of 48 bytes, one key", {"keyed KMAC128, many",
     "keyed KMAC128", "permutations for 8"}, NULL, 48, 32, 8, 0, 1, 0, 0, 0, 0},
    SWEEP("32 bytes", 32) SWEEP("64 bytes", 64) SWEEP("128 bytes", 128) SWEEP("256 bytes", 256)
    SWEEP("512 bytes", 512) SWEEP("1 KiB", 1024) SWEEP("2 KiB", 2048) SWEEP("4 KiB", 4096)
    SWEEP("8 KiB", 8192) SWEEP("9 KiB", 9216) SWEEP("12 KiB", 12288) SWEEP("16 KiB", 16384)
    SWEEP("17 KiB", 17408) SWEEP("24 KiB", 24576) SWEEP("32 KiB", 32768) SWEEP("48 KiB", 49152) SWEEP("64 KiB", 65536)
    SWEEP("128 KiB", 131072) SWEEP("256 KiB", 262144) SWEEP("512 KiB", 524288)
    SWEEP("1 MiB", 1048576) SWEEP("4 MiB", 4194304) SWEEP("16 MiB", 16777216)
    KEM(512, 800, 768, BENCH_FULL) KEM(768, 1184, 1088, BENCH_QUICK) KEM(1024, 1568, 1568, BENCH_FULL)
    DSA(44, 1312, 2560, 2420, BENCH_FULL) DSA(65, 1952, 4032, 3309, BENCH_QUICK)
    DSA(87, 2592, 4896, 4627, BENCH_FULL)
    SLH(128f, 1, 16, 17088, BENCH_QUICK, BENCH_QUICK) SLH(192f, 3, 24, 35664, BENCH_FULL, BENCH_FULL)
    SLH(256f, 5, 32, 49856, BENCH_FULL, BENCH_FULL) SLH(128s, 0, 16, 7856, BENCH_FULL, BENCH_SLOW)
    SLH(192s, 2, 24, 16224, BENCH_FULL, BENCH_SLOW) SLH(256s, 4, 32, 29792, BENCH_FULL, BENCH_SLOW)
};
/* clang-format on */
const size_t bench_row_count = sizeof bench_rows / sizeof bench_rows[0];

static int among(const char *list, const char *name) {
    size_t len = strlen(name);
    for (const char *p = list; p; p = strchr(p, ','), p += p != NULL)
        if (!strncmp(p, name, len) && (p[len] == ',' || !p[len]))
            return 1;
    return 0;
}

size_t bench_contenders(const bench_row *row, const peer *const *peers, size_t peer_count,
                        bench_contender found[BENCH_CONTENDERS]) {
    size_t n = 0;
    for (size_t k = 0; k < sizeof row->functions / sizeof row->functions[0]; k++)
        for (size_t p = 0; row->functions[k] && p < peer_count; p++) {
            if (row->only && !among(row->only, peers[p]->name))
                continue;
            for (size_t f = 0; f < peers[p]->count; f++) {
                const peer_function *function = &peers[p]->functions[f];
                if (n < BENCH_CONTENDERS && function->states == row->states &&
                    !strcmp(function->function, row->functions[k]))
                    found[n++] = (bench_contender){peers[p], function};
            }
        }
    return n;
}

/* Room for a state, or for the digests of all messages of a row. It begins a page: a state that
 * lies across two costs up to 40 cycles a call on Zen 5, and where it lies is the linker's whim. */
static _Alignas(4096) uint8_t output[1 << 17];

int bench_call(const bench_row *row, const bench_contender *c, const uint8_t *in, size_t first,
               size_t repeat) {
    if (row->states) {
        c->function->permute(output, repeat);
        return 0;
    }
    if (c->function->operate) {
        const peer_task *task = bench_task(row);
        if (!task)
            return 1;
        peer_task from = *task;
        from.first = first;
        return c->function->operate(&from, output, row->count * repeat);
    }
    if (row->count == 1)
        return c->function->hash(output, row->outlen, in, row->inlen, 0, repeat);
    for (; repeat; repeat--)
        if (c->function->hash(output, row->outlen, in, row->inlen, row->inlen, row->count))
            return 1;
    return 0;
}

/* Functions that compute the same thing share what stands before the comma. */
static int same_result(const char *a, const char *b) {
    size_t n = strcspn(a, ",");
    return strchr(a, '[') ? !strcmp(a, b) : n == strcspn(b, ",") && !strncmp(a, b, n);
}

static void extract(const bench_contender *c, unsigned instance, uint8_t to[200]) {
    unsigned states = c->function->states;
    if (c->function->extract) {
        c->function->extract(output, instance, to);
        return;
    }
    for (unsigned i = 0; i < 25; i++)
        memcpy(to + (size_t)8 * i, output + (size_t)8 * (i * states + instance), 8);
}

/* The official test vector of BLAKE3 for the empty input, which no other peer could confirm. */
static int blake3_is_right(const bench_contender *c) {
    static const uint8_t expected[8] = {0xaf, 0x13, 0x49, 0xb9, 0xf5, 0xf9, 0xa1, 0xa6};
    return !c->function->hash(output, 32, output, 0, 0, 1) && !memcmp(output, expected, 8);
}

static int agree(const bench_row *row, const bench_contender *contenders, size_t count,
                 const uint8_t *in, size_t message, char *why, size_t whylen) {
    static uint8_t first[BENCH_CONTENDERS][sizeof output];
    size_t len = row->states ? (size_t)200 * row->states : row->outlen * row->count;
    if (contenders[0].function->operate)
        len = row->outlen; /* the same each time */
    for (size_t i = 0; i < count; i++) {
        const bench_contender *c = &contenders[i];
        memset(output, 0, row->states ? PEER_STATE_BYTES : len);
        if (c->function->initialise)
            c->function->initialise(output);
        if (bench_call(row, c, in, message, row->states ? 3 : 1)) {
            snprintf(why, whylen, "%s %s failed", c->peer->name, c->function->function);
            return 0;
        }
        if (row->states)
            for (unsigned k = 0; k < row->states; k++)
                extract(c, k, first[i] + (size_t)200 * k);
        else
            memcpy(first[i], output, len);
        size_t j = 0;
        while (!same_result(contenders[j].function->function, c->function->function))
            j++;
        if (memcmp(first[i], first[j], len)) {
            snprintf(why, whylen, "%s (%s) and %s (%s) disagree", c->peer->name,
                     c->function->detail, contenders[j].peer->name, contenders[j].function->detail);
            return 0;
        }
        if (same_result(c->function->function, "BLAKE3") && !blake3_is_right(c)) {
            snprintf(why, whylen, "%s: BLAKE3 of nothing is wrong", c->peer->name);
            return 0;
        }
    }
    return 1;
}

int bench_check(const bench_row *row, const bench_contender *contenders, size_t count,
                const uint8_t *in, char *why, size_t whylen) {
    /* Of many messages the first call and the last. */
    return agree(row, contenders, count, in, 0, why, whylen) &&
           (!row->period ||
            agree(row, contenders, count, in, (row->period - 1) * row->count, why, whylen));
}
