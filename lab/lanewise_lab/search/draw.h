/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Random numbers for searches: PCG32 (O'Neill), the same on every machine. */
#ifndef LANEWISE_DRAW_H
#define LANEWISE_DRAW_H

#include <stdint.h>

static uint64_t seed_state;

static void draw_seed(uint64_t seed) {
    seed_state = seed * 2862933555777941757u + 3037000493u;
}

static uint32_t draw(void) {
    seed_state = seed_state * 6364136223846793005u + 1442695040888963407u;
    uint32_t x = (uint32_t)(((seed_state >> 18) ^ seed_state) >> 27);
    unsigned r = (unsigned)(seed_state >> 59);
    return x >> r | x << (-r & 31);
}

static uint32_t below(uint32_t n) {
    return (uint32_t)((uint64_t)draw() * n >> 32);
}

#endif
