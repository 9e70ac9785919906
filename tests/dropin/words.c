/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The arithmetic of ML-DSA for cores with DSP instructions against that in portable C: of
 * transforms the same residues within the bounds of poly.h, of inputs at the bounds and of random
 * ones; of the rest the same numbers. Both are tables of src/mldsa/poly_c.c, compiled twice.
 */
#include "mldsa/mldsa_arith.h"
#include "semihosting.h"

#include <string.h>

extern const mldsa_arith portable_arith;

enum { ROUNDS = 40, FORWARD = MLDSA_Q - 1, BACK = MLDSA_Q / 5 * 4 };

static uint32_t state = 1;
static uint32_t below(uint32_t n) {
    state = state * 1664525u + 1013904223u;
    return (uint32_t)(((uint64_t)state * n) >> 32);
}

/* In the first rounds at the bound: all of them, in turns, at random; one that is not 0. */
static void fill(mldsa_poly *p, int32_t bound, unsigned round) {
    for (unsigned i = 0; i < MLDSA_N; i++) {
        int32_t x = (int32_t)below(2u * (uint32_t)bound + 1) - bound;
        if (round < 2)
            x = round ? -bound : bound;
        else if (round < 4)
            x = (i ^ round) & 1 ? -bound : bound;
        else if (round < 12)
            x = below(2) ? -bound : bound;
        else if (round < 16)
            x = i == 64 * (round - 12) + 63 ? x : 0;
        p->c[i] = x;
    }
}

static unsigned right, wrong;

static void compare(void (*of)(mldsa_poly *), void (*with)(mldsa_poly *), const mldsa_poly *in,
                    int32_t most) {
    mldsa_poly a = *in, b = *in;
    of(&a);
    with(&b);
    for (unsigned i = 0; i < MLDSA_N; i++) {
        if ((a.c[i] - b.c[i]) % MLDSA_Q || a.c[i] > most || a.c[i] < -most)
            wrong++;
        else
            right++;
    }
}

static void same(const void *a, const void *b, size_t len) {
    if (memcmp(a, b, len))
        wrong++;
    else
        right++;
}

static const mldsa_arith *const both[2] = {&lanewise_mldsa_arith_c, &portable_arith};
static mldsa_poly many[14], made[2][2];

static int32_t any(int32_t least, int32_t most) {
    return (int32_t)((uint32_t)least + below((uint32_t)most - (uint32_t)least + 1));
}

static void draw(mldsa_poly *p, int32_t least, int32_t most, unsigned round) {
    for (unsigned i = 0; i < MLDSA_N; i++)
        p->c[i] = round < 4 && i % 4 == round ? least : any(least, most);
}

/* Of one polynomial; of two, of which the first changes. */
typedef void unary(mldsa_poly *p);
typedef void binary(mldsa_poly *to, const mldsa_poly *p);

static void compare_unary(unary *of, unary *with, int32_t most, unsigned round) {
    draw(&made[0][0], -most, most, round);
    made[1][0] = made[0][0];
    of(&made[0][0]);
    with(&made[1][0]);
    same(&made[0][0], &made[1][0], sizeof(mldsa_poly));
}

static void compare_binary(binary *of, binary *with, unsigned round) {
    draw(&made[0][0], -(1 << 29), 1 << 29, round);
    draw(&many[0], -(1 << 29), 1 << 29, round + 1);
    made[1][0] = made[0][0];
    of(&made[0][0], many);
    with(&made[1][0], many);
    same(&made[0][0], &made[1][0], sizeof(mldsa_poly));
}

static void compare_products(unsigned round) {
    for (unsigned j = 0; j < 14; j++)
        draw(&many[j], -MLDSA_Q + 1, MLDSA_Q - 1, round);
    for (unsigned count = 1; count <= 7; count++)
        for (unsigned less = 0; less < 2; less++) {
            for (unsigned k = 0; k < 2; k++)
                both[k]->product(made[k], many, many + 7, count, less ? many + 3 : NULL, many + 5);
            same(made[0], made[1], sizeof(mldsa_poly));
        }
    made[0][0] = made[1][0] = many[1]; /* out may be a or b */
    for (unsigned k = 0; k < 2; k++)
        both[k]->product(made[k], many, made[k], 1, NULL, NULL);
    same(made[0], made[1], sizeof(mldsa_poly));
}

static void compare_rounding(const mldsa_params *p, unsigned round) {
    const int32_t bound = p->gamma2 - mldsa_beta(p);
    unsigned count[2];
    draw(&many[0], 0, MLDSA_Q - 1, round);
    draw(&many[1], -2 * p->gamma2, 2 * p->gamma2, round);
    draw(&many[7], 0, p->high - 1, round + 4);
    draw(&many[2], 0, 1, round);
    for (unsigned i = 0; i < 16; i++) /* where HighBits changes */
        many[0].c[i] = (2 * any(0, p->high - 1) + 1) * p->gamma2 + any(0, 1);
    for (unsigned i = 0; i < 16; i++) {
        many[1].c[i] = (below(2) ? 1 : -1) * (p->gamma2 + any(-1, 1));
        many[7].c[i] = any(0, 1);
    }
    for (unsigned k = 0; k < 2; k++) {
        both[k]->decompose(p, many, &made[k][0], &made[k][1]);
        count[k] = both[k]->make_hint(p, many + 7, many + 1, &many[3 + k]);
        many[5 + k] = many[0];
        both[k]->use_hint(p, &many[5 + k], many + 2);
    }
    same(made[0], made[1], sizeof made[0]);
    same(&count[0], &count[1], sizeof count[0]);
    same(&many[3], &many[4], sizeof(mldsa_poly));
    same(&many[5], &many[6], sizeof(mldsa_poly));
    for (unsigned n = 0; n < 4; n++) {
        draw(&many[0], 1 - bound, bound - 1, round + 4);
        if (n)
            many[0].c[below(MLDSA_N)] = n == 1 ? bound : n == 2 ? -bound : any(bound, MLDSA_Q - 1);
        for (unsigned k = 0; k < 2; k++)
            count[k] = both[k]->exceeds(many, bound);
        same(&count[0], &count[1], sizeof count[0]);
        same(&count[0], &(unsigned){n != 0}, sizeof count[0]);
    }
}

/* Strings at any address, and nothing behind them. */
static void compare_bytes(unsigned round) {
    static uint8_t bytes[2][644];
    for (unsigned bits = 1; bits <= 20; bits++)
        for (unsigned less = 0; less < 2; less++) {
            const int32_t values = 1 << bits, from = less ? values / 2 : 0;
            const unsigned at = round % 4;
            draw(&many[0], from ? from - values + 1 : 0, from ? from : values - 1, round);
            memset(bytes, 0xA5, sizeof bytes);
            for (unsigned k = 0; k < 2; k++) {
                both[k]->pack(bytes[k] + at, many, bits, from);
                both[k]->unpack(made[k], bytes[k] + at, bits, from);
            }
            same(bytes[0], bytes[1], sizeof bytes[0]);
            same(made[0], made[1], sizeof(mldsa_poly));
            same(made[0], many, sizeof(mldsa_poly));
        }
}

static void compare_samples(unsigned round) {
    static uint8_t in[168];
    uint64_t refused[17];
    for (unsigned i = 0; i < sizeof in; i++)
        in[i] = (uint8_t)(below(4) ? below(256) : 0xFF);
    for (unsigned i = 0; i < 17; i++)
        refused[i] = (uint64_t)below(0xFFFFFFFF) << 32 | below(0xFFFFFFFF);
    for (unsigned kind = 0; kind < 3; kind++) {
        /* near the end, too: candidates beyond it stay out */
        const unsigned have = round % 2 ? below(60) : 200 + below(57);
        unsigned count[2];
        memset(made, 0, sizeof made);
        for (unsigned k = 0; k < 2; k++) {
            count[k] = kind ? both[k]->small(made[k], have, in, refused, 17, (int)(2 * kind))
                            : both[k]->reject(made[k], have, in, 168);
            made[k][1].c[0] += count[k] > MLDSA_N;
        }
        same(&count[0], &count[1], sizeof count[0]);
        same(made[0], made[1], count[0] * sizeof(int32_t));
        same(&made[0][1], &many[13], sizeof(mldsa_poly)); /* zeros: nothing was written there */
    }
}

int main(void) {
    mldsa_poly p;
    if (!strcmp(lanewise_mldsa_arith_c.name, portable_arith.name)) {
        semihosting_write("both are the same code\n");
        return 1;
    }
    for (unsigned round = 0; round < ROUNDS; round++) {
        const mldsa_arith *a = both[0], *b = both[1];
        compare_unary(a->reduce, b->reduce, INT32_MAX, round);
        compare_unary(a->positive, b->positive, 2 * MLDSA_Q - 1, round);
        compare_unary(a->centre, b->centre, MLDSA_Q / 4 * 5, round);
        compare_binary(a->add, b->add, round);
        compare_binary(a->subtract, b->subtract, round);
        compare_rounding(lanewise_mldsa_find(round % 2 ? LANEWISE_MLDSA_44 : LANEWISE_MLDSA_65),
                         round / 2);
        compare_bytes(round);
        compare_samples(round);
        compare_products(round);
        memset(&many[13], 0, sizeof many[13]);
        fill(&p, FORWARD, round);
        compare(lanewise_mldsa_arith_c.ntt, portable_arith.ntt, &p, MLDSA_Q / 10 * 91);
        fill(&p, BACK, round);
        compare(lanewise_mldsa_arith_c.inverse_ntt, portable_arith.inverse_ntt, &p,
                MLDSA_Q / 4 * 5);
    }
    const unsigned each = 5 + 12 + 3 * 40 + 9 + 15 + 2 * MLDSA_N;
    int all = !wrong && right == ROUNDS * each;
    semihosting_write(all ? "words agree\n" : "words differ\n");
    return !all;
}
