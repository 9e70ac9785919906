/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "layout.h"
#include "keccak/portable/interleaved.h"

#include <string.h>

uint64_t lanewise_slh_encode(uint64_t v) {
    lanewise_halves halves = {0, 0};
    lanewise_add_halves(&halves, v);
    memcpy(&v, &halves, sizeof v);
    return v;
}

uint64_t lanewise_slh_decode(uint64_t v) {
    lanewise_halves halves;
    memcpy(&halves, &v, sizeof v);
    return lanewise_get_halves(&halves);
}

void lanewise_slh_fill_cell(const slh_batch *b, uint64_t *to, unsigned lane, uint64_t v) {
    for (unsigned k = 0; k < b->states; k++)
        to[slh_word(b, SLH_LANES, lane, k)] = v;
}

void lanewise_slh_fill_lane(const slh_batch *b, uint64_t *to, unsigned lane, uint64_t v) {
    lanewise_slh_fill_cell(b, to, lane, slh_encoded(b, v));
}

void lanewise_slh_copy_lanes(const slh_batch *b, uint64_t *to, unsigned to_lanes, unsigned t,
                             const uint64_t *from, unsigned from_lanes, unsigned f,
                             unsigned count) {
    unsigned zipped = b->paired ? 2 : b->states;
    memcpy(to + (size_t)t * zipped, from + (size_t)f * zipped, 8 * (size_t)zipped * count);
    for (unsigned k = zipped; k < b->states; k++)
        memcpy(to + (size_t)to_lanes * k + t, from + (size_t)from_lanes * k + f, 8 * (size_t)count);
}

void lanewise_slh_xor_lane(const slh_batch *b, uint64_t *to, unsigned t, const uint64_t *from,
                           unsigned f) {
    unsigned zipped = b->paired ? 2 : b->states;
    for (unsigned k = 0; k < zipped; k++)
        to[t * zipped + k] ^= from[f * zipped + k];
    for (unsigned k = zipped; k < b->states; k++)
        to[SLH_LANES * k + t] ^= from[SLH_LANES * k + f];
}
