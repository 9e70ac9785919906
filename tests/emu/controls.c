/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Controls for the comparison on the host: portable C, once right and once wrong in two ways. */
#include "emu.h"

#include "keccak/backend.h"

void emu_right(uint32_t *state, uint32_t rounds) {
    for (unsigned k = 0; k < EMU_AT_ONCE; k++) {
        uint32_t one[50];
        for (unsigned n = 0; n < 50; n++)
            one[n] = state[n / 2 * 2 * EMU_AT_ONCE + 2 * k + n % 2];
        lanewise_backend_x1_c32.permute(one, rounds);
        for (unsigned n = 0; n < 50; n++)
            state[n / 2 * 2 * EMU_AT_ONCE + 2 * k + n % 2] = one[n];
    }
}

/* Right only for multiples of four: what in-place kernels get wrong first. */
void emu_wrong_rounds(uint32_t *state, uint32_t rounds) {
    emu_right(state, (rounds + 3) / 4 * 4);
}

/* One bit of the last state. */
void emu_wrong_bit(uint32_t *state, uint32_t rounds) {
    static unsigned calls;
    emu_right(state, rounds);
    state[EMU_WORDS - 1] ^= (uint32_t)(++calls == EMU_CALLS) << 31;
}
