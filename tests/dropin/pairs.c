/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The arithmetic of ML-KEM for cores with DSP instructions against the portable one: the same
 * numbers for inputs at the bounds of arith.h and for random ones, and of the transforms, which are
 * assembly there, the same residues within the bounds. Both are src/mlkem/arith_c.c, compiled
 * twice.
 */
#include "mlkem/arith.h"
#include "semihosting.h"

#include <string.h>

extern const mlkem_arith portable_arith;

enum {
    N = 256,
    ROUNDS = 24,
    COMPARED = ROUNDS * (5 + 2 * 11 + 2 + 2 + 2 + 2 + 4) + 13 * 65536 / N
};

static uint32_t state = 1;
static uint32_t below(uint32_t n) {
    state = state * 1664525u + 1013904223u;
    return (uint32_t)(((uint64_t)state * n) >> 32);
}

/* Coefficients at most `bound` in size, in the first rounds at it: all of them, in turns, at
 * random. */
static void fill(int16_t *p, unsigned n, int bound, unsigned round) {
    for (unsigned i = 0; i < n; i++) {
        int x = (int)below(2u * (uint32_t)bound + 1) - bound;
        if (round < 2)
            x = round ? -bound : bound;
        else if (round < 4)
            x = (i ^ round) & 1 ? -bound : bound;
        else if (round < 8)
            x = below(2) ? -bound : bound;
        p[i] = (int16_t)(x > 32767 ? 32767 : x);
    }
}

static unsigned right, wrong;

/* Residues in 0..q-1 in place of numbers within a bound; what is beyond stays as it is. */
static void residues(int16_t p[N], int bound) {
    for (unsigned i = 0; i < N; i++)
        if (p[i] >= -bound && p[i] <= bound)
            p[i] = (int16_t)((p[i] + 2 * 3329) % 3329);
        else
            wrong++;
}

/* The bytes of coefficients below q, but for x at i. */
static void one_of_many(uint8_t bytes[384], const int16_t a[N], unsigned i, unsigned x) {
    portable_arith.encode(bytes, a);
    uint8_t *at = bytes + i / 2 * 3 + i % 2;
    at[0] = (uint8_t)(i & 1 ? (at[0] & 15) | x << 4 : x);
    at[1] = (uint8_t)(i & 1 ? x >> 4 : (at[1] & 0xF0) | x >> 8);
}

/* Behind what it holds then, 0; in the end how much that is. */
static void reject(const mlkem_arith *f, int16_t p[N + 1], unsigned have, const uint8_t *bytes) {
    memset(p, 0, 2 * N);
    have = f->reject(p, have, bytes, 384);
    memset(p + have, 0, 2 * (N - have));
    p[N] = (int16_t)have;
}

static void same(const char *what, const void *a, const void *b, size_t size) {
    if (memcmp(a, b, size)) {
        semihosting_write(what);
        semihosting_write(" differs\n");
        wrong++;
    } else {
        right++;
    }
}

#define COMPARE(WHAT, SIZE, CALL)                                                                  \
    do {                                                                                           \
        const mlkem_arith *f = &lanewise_mlkem_arith_c;                                            \
        int16_t *r = one;                                                                          \
        CALL;                                                                                      \
        f = &portable_arith;                                                                       \
        r = two;                                                                                   \
        CALL;                                                                                      \
        same(WHAT, one, two, SIZE);                                                                \
    } while (0)

int main(void) {
    static uint8_t bytes[384];
    static int16_t one[2 * N], two[2 * N], a[4 * N], b[8 * N], e[N];
    if (!strcmp(lanewise_mlkem_arith_c.name, portable_arith.name)) {
        semihosting_write("both are the same code\n");
        return 1;
    }
    for (unsigned round = 0; round < ROUNDS; round++) {
        fill(a, N, 3329, round);
        COMPARE("ntt", 2 * N, (memcpy(r, a, 2 * N), f->ntt(r), residues(r, 4095)));
        fill(a, N, 4095, round);
        COMPARE("inverse", 2 * N, (memcpy(r, a, 2 * N), f->inverse(r), residues(r, 2187)));
        fill(a, N, 32768, round);
        COMPARE("prepare", 4 * N, f->prepare(r, a));
        fill(e, N, 2187, round + below(2));
        COMPARE("scale_add", 2 * N, (memcpy(r, a, 2 * N), f->scale_add(r, e)));
        COMPARE("encode", 384, f->encode((uint8_t *)r, a));
        for (unsigned i = 0; i < sizeof bytes; i++)
            bytes[i] = (uint8_t)below(256);
        for (unsigned d = 1; d <= 11; d++) {
            COMPARE("compress", 32 * d, f->compress((uint8_t *)r, a, d));
            COMPARE("decompress", 2 * N, f->decompress(r, bytes, d));
        }
        for (unsigned eta = 2; eta <= 3; eta++)
            COMPARE("noise", 2 * N, f->noise(r, bytes, eta));
        COMPARE("decode", 2 * N + 2, r[N] = (int16_t)f->decode(r, bytes));
        COMPARE("reject", 2 * N + 2, reject(f, r, 10 * round, bytes));
        one_of_many(bytes, a, below(N), round & 1 ? 3329 : 3328);
        COMPARE("decode of one", 2 * N + 2, r[N] = (int16_t)f->decode(r, bytes));
        COMPARE("reject one", 2 * N + 2, reject(f, r, 10 * round, bytes));
        fill(a, N, 16383, round);
        fill(e, N, 16383, round + below(2));
        COMPARE("add", 2 * N, (memcpy(r, a, 2 * N), f->add(r, e)));
        COMPARE("subtract_from", 2 * N, (memcpy(r, a, 2 * N), f->subtract_from(r, e)));
        for (unsigned k = 1; k <= 4; k++) {
            fill(a, N * k, 4095, round);
            fill(b, 2 * N * k, 3329, round + below(2));
            COMPARE("inner", 2 * N, f->inner(r, a, 1, b, k));
        }
    }
    /* Every number once, where a single coefficient decides. */
    for (unsigned x = 0; x < 65536; x += N) {
        for (unsigned i = 0; i < N; i++)
            a[i] = (int16_t)(uint16_t)(x + i);
        COMPARE("encode", 384, f->encode((uint8_t *)r, a));
        COMPARE("prepare", 4 * N, f->prepare(r, a));
        for (unsigned d = 1; d <= 11; d++)
            COMPARE("compress", 32 * d, f->compress((uint8_t *)r, a, d));
    }
    semihosting_write(wrong ? "pairs differ\n" : right == COMPARED ? "pairs agree\n" : "too few\n");
    return wrong != 0;
}
