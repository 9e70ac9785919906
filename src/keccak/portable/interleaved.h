/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The layout of 32-bit kernels: each lane is kept as its 32 even bits and its 32 odd bits (word 2i
 * and 2i + 1), so that a rotation of 64 bits is two rotations of 32 and no carry crosses words.
 * Bytes are interleaved on the way in and back on the way out. One state; `states` and `k` are
 * there because generic.h has them.
 */
#ifndef LANEWISE_INTERLEAVED_H
#define LANEWISE_INTERLEAVED_H

#include "keccak/generic.h"

typedef struct lanewise_halves {
    uint32_t even, odd;
} lanewise_halves;

/* Gather the even bits of v in the low half and the odd bits in the high half: a perfect outer
 * unshuffle in five swaps (Hacker's Delight, section 7-2). */
static inline uint64_t lanewise_unshuffle(uint64_t v) {
    uint64_t t;
    t = (v ^ (v >> 1)) & 0x2222222222222222, v ^= t ^ (t << 1);
    t = (v ^ (v >> 2)) & 0x0C0C0C0C0C0C0C0C, v ^= t ^ (t << 2);
    t = (v ^ (v >> 4)) & 0x00F000F000F000F0, v ^= t ^ (t << 4);
    t = (v ^ (v >> 8)) & 0x0000FF000000FF00, v ^= t ^ (t << 8);
    t = (v ^ (v >> 16)) & 0x00000000FFFF0000, v ^= t ^ (t << 16);
    return v;
}

static inline uint64_t lanewise_shuffle(uint64_t v) {
    uint64_t t;
    t = (v ^ (v >> 16)) & 0x00000000FFFF0000, v ^= t ^ (t << 16);
    t = (v ^ (v >> 8)) & 0x0000FF000000FF00, v ^= t ^ (t << 8);
    t = (v ^ (v >> 4)) & 0x00F000F000F000F0, v ^= t ^ (t << 4);
    t = (v ^ (v >> 2)) & 0x0C0C0C0C0C0C0C0C, v ^= t ^ (t << 2);
    t = (v ^ (v >> 1)) & 0x2222222222222222, v ^= t ^ (t << 1);
    return v;
}

static inline void lanewise_add_halves(lanewise_halves *a, uint64_t v) {
    v = lanewise_unshuffle(v);
    a->even ^= (uint32_t)v;
    a->odd ^= (uint32_t)(v >> 32);
}

static inline uint64_t lanewise_get_halves(const lanewise_halves *a) {
    return lanewise_shuffle(((uint64_t)a->odd << 32) | a->even);
}

static inline void lanewise_interleaved_add_bytes(void *s, unsigned states, unsigned k,
                                                  const uint8_t *data, size_t offset, size_t len) {
    lanewise_halves *a = s;
    (void)states, (void)k;
    for (size_t i = offset / 8, at = offset % 8; len; i++, at = 0) {
        size_t n = 8 - at < len ? 8 - at : len;
        lanewise_add_halves(&a[i],
                            n == 8 ? lanewise_load64(data) : lanewise_load_part(data, at, n));
        data += n, len -= n;
    }
}

static inline void lanewise_interleaved_extract_bytes(const void *s, unsigned states, unsigned k,
                                                      uint8_t *out, size_t offset, size_t len) {
    const lanewise_halves *a = s;
    (void)states, (void)k;
    for (size_t i = offset / 8, at = offset % 8; len; i++, at = 0) {
        size_t n = 8 - at < len ? 8 - at : len;
        uint8_t bytes[8];
        lanewise_store64(bytes, lanewise_get_halves(&a[i]));
        memcpy(out, bytes + at, n);
        out += n, len -= n;
    }
}

static inline void lanewise_interleaved_add_lanes(void *s, unsigned states,
                                                  const uint8_t *const *data, size_t lanes) {
    lanewise_interleaved_add_bytes(s, states, 0, data[0], 0, 8 * lanes);
}

static inline void lanewise_interleaved_extract_lanes(const void *s, unsigned states,
                                                      uint8_t *const *out, size_t lanes) {
    lanewise_interleaved_extract_bytes(s, states, 0, out[0], 0, 8 * lanes);
}

#endif
