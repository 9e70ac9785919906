/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Many states in the byte order of FIPS 202, through the layout of the kernels and back. */
#include "backend.h"
#include "lanewise/keccak.h"

enum { LANES = LANEWISE_KECCAK_BYTES / 8 };

int lanewise_keccak_permute_many(void *states, size_t count, unsigned rounds) {
    static const uint8_t zero[LANEWISE_KECCAK_BYTES];
    _Alignas(64) uint8_t batch[LANEWISE_MAX_STATE_BYTES];
    uint8_t unused[LANEWISE_KECCAK_BYTES], *out[LANEWISE_MAX_STATES], *next = states;
    const uint8_t *in[LANEWISE_MAX_STATES];
    if (!states && count)
        return LANEWISE_ERR_NULL;
    if (rounds < 1 || rounds > LANEWISE_KECCAK_MAX_ROUNDS)
        return LANEWISE_ERR_PARAMETER;
    const unsigned kind = lanewise_kind_here();
    while (count) {
        const lanewise_backend *b = lanewise_select_on(kind, count);
        size_t n = lanewise_states(b) < count ? lanewise_states(b) : count;
        for (size_t k = 0; k < lanewise_states(b); k++) {
            in[k] = next + (k < n ? k : 0) * LANEWISE_KECCAK_BYTES;
            out[k] = k < n ? next + k * LANEWISE_KECCAK_BYTES : unused;
        }
        lanewise_set_states(b, batch, (1u << lanewise_states(b)) - 1, zero);
        b->absorb_blocks(batch, in, 1, LANES, rounds);
        b->extract_lanes(batch, out, LANES);
        next += n * LANEWISE_KECCAK_BYTES, count -= n;
    }
    lanewise_wipe(batch, sizeof batch);
    lanewise_wipe(unused, sizeof unused);
    return LANEWISE_OK;
}
