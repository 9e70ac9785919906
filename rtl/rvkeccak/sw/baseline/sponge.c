/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A state in the layout of the library's kernels for 32-bit machines, and blocks of RATE bytes that
 * go in and out by words. */
#include "keccak/portable/interleaved.h"

lanewise_halves sponge_state[25];

void sponge_clear(void);
void sponge_absorb(const uint32_t *block);
void sponge_squeeze(uint32_t *block);

void sponge_clear(void) {
    for (unsigned i = 0; i < 25; i++)
        sponge_state[i] = (lanewise_halves){0, 0};
}

void sponge_absorb(const uint32_t *block) {
    for (unsigned i = 0; i < RATE / 8; i++) {
        lanewise_add_low(&sponge_state[i], block[2 * i]);
        lanewise_add_high(&sponge_state[i], block[2 * i + 1]);
    }
}

void sponge_squeeze(uint32_t *block) {
    for (unsigned i = 0; i < RATE / 8; i++) {
        block[2 * i] = lanewise_low(&sponge_state[i]);
        block[2 * i + 1] = lanewise_high(&sponge_state[i]);
    }
}
