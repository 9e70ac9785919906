/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The transforms of ML-DSA in assembly for cores with DSP instructions against those in portable C:
 * the same residues within the bounds of poly.h, of inputs at the bounds and of random ones. Both
 * are tables of src/mldsa/poly_c.c, compiled twice.
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

int main(void) {
    mldsa_poly p;
    if (!strcmp(lanewise_mldsa_arith_c.name, portable_arith.name)) {
        semihosting_write("both are the same code\n");
        return 1;
    }
    for (unsigned round = 0; round < ROUNDS; round++) {
        fill(&p, FORWARD, round);
        compare(lanewise_mldsa_arith_c.ntt, portable_arith.ntt, &p, MLDSA_Q / 10 * 91);
        fill(&p, BACK, round);
        compare(lanewise_mldsa_arith_c.inverse_ntt, portable_arith.inverse_ntt, &p,
                MLDSA_Q / 4 * 5);
    }
    int all = !wrong && right == ROUNDS * 2 * MLDSA_N;
    semihosting_write(all ? "words agree\n" : "words differ\n");
    return !all;
}
