/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Controls for the comparison on the host: portable C, once right and once wrong in two ways. */
#include "emu.h"

#include "keccak/backend.h"

void emu_right(uint32_t *state, uint32_t rounds) {
    lanewise_backend_x1_c32.permute(state, rounds);
}

/* Right only for multiples of four: what in-place kernels get wrong first. */
void emu_wrong_rounds(uint32_t *state, uint32_t rounds) {
    emu_right(state, (rounds + 3) / 4 * 4);
}

/* One bit of the last state. */
void emu_wrong_bit(uint32_t *state, uint32_t rounds) {
    static unsigned calls;
    emu_right(state, rounds);
    state[49] ^= (uint32_t)(++calls == EMU_STATES) << 31;
}
