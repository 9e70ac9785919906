/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Controls for the comparison on the host: a permutation written from FIPS 202, for one to five
 * states in the layout "paired", and functions that compute something else. They call nothing, so
 * that they run without a C library too.
 */
#include "keccak/backend.h"

static uint64_t rol(uint64_t v, unsigned n) {
    return n ? v << n | v >> (64 - n) : v;
}

/* Lane i of instance k of `count`. */
static uint64_t *lane(uint64_t *states, unsigned count, unsigned k, unsigned i) {
    if (count == 1)
        return states + i;
    return k < 2 ? states + 2 * i + k : states + 50 + 25 * (k - 2) + i;
}

static void permute(uint64_t *states, unsigned count, unsigned k, unsigned rounds) {
    uint64_t a[25], b[25], c[5];
    for (unsigned i = 0; i < 25; i++)
        a[i] = *lane(states, count, k, i);
    for (unsigned r = 24 - rounds; r < 24; r++) {
        for (unsigned x = 0; x < 5; x++)
            c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
        for (unsigned i = 0; i < 25; i++)
            a[i] ^= c[(i + 4) % 5] ^ rol(c[(i + 1) % 5], 1);
        b[0] = a[0];
        for (unsigned t = 0, x = 1, y = 0; t < 24; t++) {
            unsigned next = (2 * x + 3 * y) % 5;
            b[y + 5 * next] = rol(a[x + 5 * y], (t + 1) * (t + 2) / 2 % 64);
            x = y, y = next;
        }
        for (unsigned i = 0; i < 25; i++)
            a[i] = b[i] ^ (~b[i / 5 * 5 + (i + 1) % 5] & b[i / 5 * 5 + (i + 2) % 5]);
        a[0] ^= lanewise_round_constants[r];
    }
    for (unsigned i = 0; i < 25; i++)
        *lane(states, count, k, i) = a[i];
}

static void permute_all(uint64_t *states, unsigned count, unsigned rounds) {
    for (unsigned k = 0; k < count; k++)
        permute(states, count, k, rounds);
}

#define RIGHT(count)                                                                               \
    void emu_right_x##count(uint64_t *states, unsigned rounds);                                    \
    void emu_right_x##count(uint64_t *states, unsigned rounds) {                                   \
        permute_all(states, count, rounds);                                                        \
    }
RIGHT(1)
RIGHT(2)
RIGHT(3)
RIGHT(4)
RIGHT(5)

void emu_wrong_rounds_x1(uint64_t *states, unsigned rounds);
void emu_wrong_bit_x2(uint64_t *states, unsigned rounds);
void emu_wrong_layout_x3(uint64_t *states, unsigned rounds);
void emu_wrong_upper_x1(uint64_t *states, uint64_t rounds);

/* Right only for even numbers of rounds. */
void emu_wrong_rounds_x1(uint64_t *states, unsigned rounds) {
    permute_all(states, 1, (rounds + 1) / 2 * 2);
}

/* One bit of one state of the last call. */
void emu_wrong_bit_x2(uint64_t *states, unsigned rounds) {
    static unsigned calls;
    permute_all(states, 2, rounds);
    states[49] ^= (uint64_t)(++calls == EMU_CALLS) << 63;
}

/* States that lie one after another. */
void emu_wrong_layout_x3(uint64_t *states, unsigned rounds) {
    for (unsigned k = 0; k < 3; k++)
        permute(states + 25 * k, 1, 0, rounds);
}

/* Looks at the half of the register that an unsigned argument does not fill. */
void emu_wrong_upper_x1(uint64_t *states, uint64_t rounds) {
    permute_all(states, 1, (unsigned)rounds);
    states[0] ^= rounds >> 32;
}
