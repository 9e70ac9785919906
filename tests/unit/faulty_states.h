/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Faults in the permutations of the library as it is shipped, for one program that includes this:
 * the linker (--wrap) puts functions in front of lanewise_select, _select_on and _select_single,
 * which hand out copies of backends whose permutations are counted; those that `plan` names are
 * disturbed. lanewise_cost_on knows no copies and is told of the originals. In CMake:
 * lanewise_faulty_states(PROGRAM).
 */
#ifndef LANEWISE_FAULTY_STATES_H
#define LANEWISE_FAULTY_STATES_H

#include "keccak/generic.h"
#include "lanewise/lanewise.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { LANES = 25, RATE_LANES = 17, MOST_BACKENDS = 16, STATE_BYTES = 200 };

const lanewise_backend *__real_lanewise_select(size_t states);
const lanewise_backend *__real_lanewise_select_single(void);
const lanewise_backend *__wrap_lanewise_select(size_t states);
const lanewise_backend *__wrap_lanewise_select_single(void);
const lanewise_backend *__real_lanewise_select_on(unsigned kind, size_t states);
const lanewise_backend *__wrap_lanewise_select_on(unsigned kind, size_t states);
unsigned __real_lanewise_cost_on(unsigned kind, const lanewise_backend *backend);
unsigned __wrap_lanewise_cost_on(unsigned kind, const lanewise_backend *backend);

/* Permutations of one state each, counted from the beginning of a call; those to be disturbed. */
static struct {
    uint64_t done, at[2];
    unsigned round, bit;
    uint64_t hashed[64]; /* those that hash the message, of the last call without a fault */
    unsigned hashes;
} plan;

static uint64_t seed = 1;

static uint64_t draw(uint64_t below) { /* SplitMix64 */
    uint64_t z = seed += 0x9E3779B97F4A7C15;
    z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
    z = (z ^ z >> 27) * 0x94D049BB133111EB;
    return (z ^ z >> 31) % below;
}

static uint64_t rotate(uint64_t v, unsigned by) {
    return by ? v << by | v >> (64 - by) : v;
}

/* One round of FIPS 202, section 3.3, as the standard writes it. */
static void one_round(uint64_t a[LANES], unsigned number) {
    uint64_t c[5], b[LANES];
    for (unsigned x = 0; x < 5; x++)
        c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
    for (unsigned i = 0; i < LANES; i++)
        a[i] ^= c[(i + 4) % 5] ^ rotate(c[(i + 1) % 5], 1);
    memcpy(b, a, sizeof b);
    for (unsigned t = 0, x = 1, y = 0; t < 24; t++) {
        unsigned to_x = y, to_y = (2 * x + 3 * y) % 5;
        b[to_x + 5 * to_y] = rotate(a[x + 5 * y], (t + 1) * (t + 2) / 2 % 64);
        x = to_x, y = to_y;
    }
    for (unsigned i = 0; i < LANES; i++)
        a[i] = b[i] ^ (~b[i - i % 5 + (i + 1) % 5] & b[i - i % 5 + (i + 2) % 5]);
    a[0] ^= lanewise_round_constants[number];
}

/* A permutation in which something goes wrong. */
static void disturbed(uint64_t a[LANES]) {
    for (unsigned r = 0; r < 24; r++) {
        if (r == plan.round)
            a[plan.bit / 64] ^= (uint64_t)1 << plan.bit % 64;
        one_round(a, r);
    }
}

/* Which of the next `count` permutations is to be disturbed: its number, or `count`. */
static uint64_t next_fault(uint64_t count) {
    for (unsigned i = 0; i < 2; i++)
        if (plan.at[i] >= plan.done && plan.at[i] - plan.done < count)
            return plan.at[i] - plan.done;
    return count;
}

/* Functions of a backend know it by their own number. */
static struct stand_in {
    const lanewise_backend *real;
    int of_sponges; /* for one state, and for sponges: the hashes of the message */
    lanewise_backend copy;
    lanewise_chain *chains[6];
} stand_ins[MOST_BACKENDS];

static void permute_with(const struct stand_in *s, void *state, unsigned rounds) {
    const lanewise_backend *real = s->real;
    uint64_t which = rounds == 24 ? next_fault(real->states) : real->states;
    uint8_t bytes[STATE_BYTES], right[STATE_BYTES];
    uint64_t a[LANES];
    if (s->of_sponges && plan.hashes < sizeof plan.hashed / sizeof plan.hashed[0])
        plan.hashed[plan.hashes++] = plan.done;
    if (rounds == 24)
        plan.done += real->states;
    if (which == real->states) {
        real->permute(state, rounds);
        return;
    }
    real->extract_bytes(state, (unsigned)which, bytes, 0, STATE_BYTES);
    for (unsigned i = 0; i < LANES; i++)
        a[i] = lanewise_load64(bytes + 8 * i);
    disturbed(a);
    real->permute(state, rounds);
    real->extract_bytes(state, (unsigned)which, right, 0, STATE_BYTES);
    for (unsigned i = 0; i < LANES; i++)
        lanewise_store64(bytes + 8 * i, a[i] ^ lanewise_load64(right + 8 * i));
    real->add_bytes(state, (unsigned)which, bytes, 0, STATE_BYTES);
}

static void absorb_with(const struct stand_in *s, void *state, const uint8_t *const *data,
                        size_t blocks, size_t lanes, unsigned rounds) {
    const lanewise_backend *real = s->real;
    const uint8_t *at[LANEWISE_MAX_STATES];
    for (unsigned k = 0; k < real->states; k++)
        at[k] = data[k];
    for (; blocks; blocks--) {
        real->add_lanes(state, at, lanes);
        permute_with(s, state, rounds);
        for (unsigned k = 0; k < real->states; k++)
            at[k] += 8 * lanes;
    }
}

#if LANEWISE_MAX_STATES > 1
/* A chain in the zipped layout, m lanes a node: up to the step with the fault, whose result is
 * replaced in one state, and on. */
static void chain_with(const lanewise_backend *real, unsigned m, uint64_t *out,
                       const uint64_t *nodes, const uint64_t *head, const uint64_t *last,
                       size_t steps, const uint64_t *constants) {
    lanewise_chain *chain = real->chains[m - 2];
    size_t states = real->states;
    uint64_t which = next_fault(steps * states), a[LANES] = {0};
    plan.done += steps * states;
    if (which == steps * states) {
        chain(out, nodes, head, last, steps, constants);
        return;
    }
    size_t step = (size_t)which / states, k = (size_t)which % states;
    if (step) {
        chain(out, nodes, head, last, step, constants);
        nodes = out;
    }
    for (size_t i = 0; i < m + 3; i++)
        a[i] = head[i * states + k];
    a[m + 3] = last[step * states + k];
    for (size_t i = 0; i < m; i++)
        a[m + 4 + i] = nodes[i * states + k];
    a[2 * m + 4] ^= 0x1F;
    a[RATE_LANES - 1] ^= (uint64_t)0x80 << 56;
    disturbed(a);
    chain(out, nodes, head, last + step * states, 1, constants);
    for (size_t i = 0; i < m; i++)
        out[i * states + k] = a[i];
    if (step + 1 < steps)
        chain(out, out, head, last + (step + 1) * states, steps - step - 1, constants);
}
#endif

#define CHAIN(i, m)                                                                                \
    static void chain_##i##_##m(void *out, const void *nodes, const void *head, const void *last,  \
                                size_t steps, const uint64_t *constants) {                         \
        chain_with(stand_ins[i].real, m, out, nodes, head, last, steps, constants);                \
    }
#if LANEWISE_MAX_STATES > 1
#define CHAINS(i) CHAIN(i, 2) CHAIN(i, 3) CHAIN(i, 4)
#define CHAINS_OF(i) {chain_##i##_2, chain_##i##_3, chain_##i##_4}
#else
#define CHAINS(i)
#define CHAINS_OF(i) {NULL}
#endif
#define NUMBERED(i)                                                                                \
    static void permute_##i(void *state, unsigned rounds) {                                        \
        permute_with(&stand_ins[i], state, rounds);                                                \
    }                                                                                              \
    static void absorb_##i(void *state, const uint8_t *const *data, size_t blocks, size_t lanes,   \
                           unsigned rounds) {                                                      \
        absorb_with(&stand_ins[i], state, data, blocks, lanes, rounds);                            \
    }                                                                                              \
    CHAINS(i)
#define ENTRY(i) {permute_##i, absorb_##i, CHAINS_OF(i)}
NUMBERED(0)
NUMBERED(1)
NUMBERED(2)
NUMBERED(3)
NUMBERED(4)
NUMBERED(5)
static const struct {
    void (*permute)(void *state, unsigned rounds);
    void (*absorb)(void *state, const uint8_t *const *data, size_t blocks, size_t lanes,
                   unsigned rounds);
    lanewise_chain *chains[3];
} numbered[] = {ENTRY(0), ENTRY(1), ENTRY(2), ENTRY(3), ENTRY(4), ENTRY(5)};

static const lanewise_backend *stand_in_for(const lanewise_backend *real, int of_sponges) {
    unsigned i = 0;
    while (i < sizeof numbered / sizeof numbered[0] && stand_ins[i].real &&
           (stand_ins[i].real != real || stand_ins[i].of_sponges != of_sponges))
        i++;
    if (i == sizeof numbered / sizeof numbered[0]) {
        fprintf(stderr, "more backends in use than this program has stand-ins for\n");
        exit(2);
    }
    struct stand_in *s = &stand_ins[i];
    if (!s->real) {
        s->real = real;
        s->of_sponges = of_sponges;
        s->copy = *real;
        s->copy.permute = numbered[i].permute;
        s->copy.absorb_blocks = numbered[i].absorb;
#if LANEWISE_MAX_STATES > 1
        memcpy(s->chains, numbered[i].chains, sizeof numbered[i].chains);
        s->copy.chains = real->chains && real->layout == LANEWISE_LAYOUT_zipped ? s->chains : NULL;
#endif
    }
    return &s->copy;
}

const lanewise_backend *__wrap_lanewise_select(size_t states) {
    return stand_in_for(__real_lanewise_select(states), 0);
}

const lanewise_backend *__wrap_lanewise_select_on(unsigned kind, size_t states) {
    return stand_in_for(__real_lanewise_select_on(kind, states), 0);
}

const lanewise_backend *__wrap_lanewise_select_single(void) {
    return stand_in_for(__real_lanewise_select_single(), 1);
}

unsigned __wrap_lanewise_cost_on(unsigned kind, const lanewise_backend *backend) {
    for (unsigned i = 0; i < MOST_BACKENDS; i++)
        if (backend == &stand_ins[i].copy)
            backend = stand_ins[i].real;
    return __real_lanewise_cost_on(kind, backend);
}

static int zeros(const uint8_t *p, size_t len) {
    uint8_t any = 0;
    while (len--)
        any |= *p++;
    return !any;
}

static void demand(int holds, const char *what) {
    if (holds)
        return;
    fprintf(stderr, "%s\n", what);
    exit(2);
}

#endif
