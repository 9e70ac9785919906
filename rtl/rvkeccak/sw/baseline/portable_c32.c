/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The library's portable permutation, all its 24 rounds, as the symbol of a baseline. */
#include "keccak/portable/keccakp1600_x1_c32.c"

void keccak(void *state);

void keccak(void *state) {
    permute(state, 24);
}
