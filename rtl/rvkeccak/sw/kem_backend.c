/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The vector unit as a backend of the library (src/keccak/backend.h) for STATES states, by the
 * functions of kem_kernel.S. In memory the states lie one behind the other, 25 lanes each; for
 * several states that is none of the layouts that backend.h names, which SLH-DSA alone asks for.
 */
#include "keccak/generic.h"

_Static_assert(STATES == LANEWISE_MAX_STATES, "one backend for all numbers of states");

enum { LANES = 25 };
extern const lanewise_backend lanewise_backend_rvkeccak;

/* Keccak-f[1600] of all states. */
void rvkeccak_permute(uint64_t *states);
/* XOR `lanes` lanes into those at `to`, or copy them; both aligned to four bytes. */
void rvkeccak_add(void *to, const void *from, size_t lanes);
void rvkeccak_copy(void *to, const void *from, size_t lanes);

static int aligned(const void *p) {
    return (uintptr_t)p % 4 == 0;
}

/* ML-KEM asks for no other number of rounds, and vpermute has no other but 12. */
static void rvkeccak_permute_rounds(void *state, unsigned rounds) {
    if (rounds != 24)
        __builtin_trap();
    rvkeccak_permute(state);
}

static void rvkeccak_add_bytes(void *state, unsigned k, const uint8_t *data, size_t offset,
                               size_t len) {
    lanewise_zipped_add_bytes((uint64_t *)state + LANES * k, 1, 0, data, offset, len);
}

static void rvkeccak_extract_bytes(const void *state, unsigned k, uint8_t *out, size_t offset,
                                   size_t len) {
    lanewise_zipped_extract_bytes((const uint64_t *)state + LANES * k, 1, 0, out, offset, len);
}

static void rvkeccak_add_lanes(void *state, const uint8_t *const *data, size_t lanes) {
    uint64_t *to = state;
    for (unsigned k = 0; k < STATES; k++, to += LANES) {
        if (aligned(data[k]))
            rvkeccak_add(to, data[k], lanes);
        else
            lanewise_zipped_add_lanes(to, 1, data + k, lanes);
    }
}

static void rvkeccak_extract_lanes(const void *state, uint8_t *const *out, size_t lanes) {
    const uint64_t *from = state;
    for (unsigned k = 0; k < STATES; k++, from += LANES) {
        if (aligned(out[k]))
            rvkeccak_copy(out[k], from, lanes);
        else
            lanewise_zipped_extract_lanes(from, 1, out + k, lanes);
    }
}

static void rvkeccak_absorb_blocks(void *state, const uint8_t *const *data, size_t blocks,
                                   size_t lanes, unsigned rounds) {
    lanewise_absorb_by_steps(&lanewise_backend_rvkeccak, state, data, blocks, lanes, rounds);
}

#if STATES > 1
static void rvkeccak_set_states(void *state, unsigned which, const uint8_t *bytes) {
    uint64_t *to = state;
    for (; which; which >>= 1, to += LANES) {
        if ((which & 1) && aligned(bytes))
            rvkeccak_copy(to, bytes, LANES);
        else if (which & 1)
            memcpy(to, bytes, 8 * LANES);
    }
}
#endif

const lanewise_backend lanewise_backend_rvkeccak = {
    .name = "rvkeccak",
    .needs = "a build of rtl/rvkeccak",
    .states = STATES,
    .state_bytes = 8 * LANES * STATES,
    .permute = rvkeccak_permute_rounds,
    .add_bytes = rvkeccak_add_bytes,
    .extract_bytes = rvkeccak_extract_bytes,
    .add_lanes = rvkeccak_add_lanes,
    .extract_lanes = rvkeccak_extract_lanes,
    .absorb_blocks = rvkeccak_absorb_blocks,
#if STATES > 1
    .set_states = rvkeccak_set_states,
#endif
};
