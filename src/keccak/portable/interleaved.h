/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The layout of 32-bit kernels: each lane is kept as its 32 even bits and its 32 odd bits (word 2i
 * and 2i + 1), so that a rotation of 64 bits is two rotations of 32 and no carry crosses words.
 * Bytes are interleaved on the way in and back on the way out. Of several states, lane i of all
 * lies side by side, as in the zipped layout of generic.h.
 */
#ifndef LANEWISE_INTERLEAVED_H
#define LANEWISE_INTERLEAVED_H

#include "keccak/generic.h"

typedef struct lanewise_halves {
    uint32_t even, odd;
} lanewise_halves;

/* The even bits of a word in its low half, the odd ones in its high half: a perfect outer unshuffle
 * in four swaps (Hacker's Delight, section 7-2). Word by word, as such machines compute: 64 bits at
 * once would be spilled to the stack, and stay there. */
static inline uint32_t lanewise_unshuffle(uint32_t v) {
    uint32_t t;
    t = (v ^ (v >> 1)) & 0x22222222, v ^= t ^ (t << 1);
    t = (v ^ (v >> 2)) & 0x0C0C0C0C, v ^= t ^ (t << 2);
    t = (v ^ (v >> 4)) & 0x00F000F0, v ^= t ^ (t << 4);
    t = (v ^ (v >> 8)) & 0x0000FF00, v ^= t ^ (t << 8);
    return v;
}

static inline uint32_t lanewise_shuffle(uint32_t v) {
    uint32_t t;
    t = (v ^ (v >> 8)) & 0x0000FF00, v ^= t ^ (t << 8);
    t = (v ^ (v >> 4)) & 0x00F000F0, v ^= t ^ (t << 4);
    t = (v ^ (v >> 2)) & 0x0C0C0C0C, v ^= t ^ (t << 2);
    t = (v ^ (v >> 1)) & 0x22222222, v ^= t ^ (t << 1);
    return v;
}

/* XOR bits 0 to 31 of a lane, or bits 32 to 63, in. */
static inline void lanewise_add_low(lanewise_halves *a, uint32_t v) {
    v = lanewise_unshuffle(v);
    a->even ^= v & 0xFFFF;
    a->odd ^= v >> 16;
}
static inline void lanewise_add_high(lanewise_halves *a, uint32_t v) {
    v = lanewise_unshuffle(v);
    a->even ^= v << 16;
    a->odd ^= v & 0xFFFF0000;
}

static inline uint32_t lanewise_low(const lanewise_halves *a) {
    return lanewise_shuffle((a->even & 0xFFFF) | a->odd << 16);
}
static inline uint32_t lanewise_high(const lanewise_halves *a) {
    return lanewise_shuffle(a->even >> 16 | (a->odd & 0xFFFF0000));
}

/* The same of a whole lane, for numbers that are no secrets or lie in registers of 64 bits. */
static inline void lanewise_add_halves(lanewise_halves *a, uint64_t v) {
    lanewise_add_low(a, (uint32_t)v);
    lanewise_add_high(a, (uint32_t)(v >> 32));
}
static inline uint64_t lanewise_get_halves(const lanewise_halves *a) {
    return lanewise_low(a) | (uint64_t)lanewise_high(a) << 32;
}

static inline void lanewise_interleaved_add_bytes(void *s, unsigned states, unsigned k,
                                                  const uint8_t *data, size_t offset, size_t len) {
    lanewise_halves *a = (lanewise_halves *)s + k;
    for (size_t i = offset / 8, at = offset % 8; len; i++, at = 0) {
        size_t n = 8 - at < len ? 8 - at : len;
        if (n == 8) {
            lanewise_add_low(&a[i * states], lanewise_load32(data));
            lanewise_add_high(&a[i * states], lanewise_load32(data + 4));
        } else {
            uint32_t low = 0, high = 0;
            for (size_t j = 0; j < n; j++)
                if (at + j < 4)
                    low |= (uint32_t)data[j] << 8 * (at + j);
                else
                    high |= (uint32_t)data[j] << 8 * (at + j - 4);
            lanewise_add_low(&a[i * states], low);
            lanewise_add_high(&a[i * states], high);
        }
        data += n, len -= n;
    }
}

static inline void lanewise_interleaved_extract_bytes(const void *s, unsigned states, unsigned k,
                                                      uint8_t *out, size_t offset, size_t len) {
    const lanewise_halves *a = (const lanewise_halves *)s + k;
    for (size_t i = offset / 8, at = offset % 8; len; i++, at = 0) {
        size_t n = 8 - at < len ? 8 - at : len;
        uint32_t low = lanewise_low(&a[i * states]), high = lanewise_high(&a[i * states]);
        if (n == 8) {
            lanewise_store32(out, low);
            lanewise_store32(out + 4, high);
        }
        for (size_t j = 0; n < 8 && j < n; j++)
            out[j] = (uint8_t)((at + j < 4 ? low : high) >> 8 * ((at + j) % 4));
        out += n, len -= n;
    }
}

static inline void lanewise_interleaved_add_lanes(void *s, unsigned states,
                                                  const uint8_t *const *data, size_t lanes) {
    for (unsigned k = 0; k < states; k++)
        lanewise_interleaved_add_bytes(s, states, k, data[k], 0, 8 * lanes);
}

static inline void lanewise_interleaved_extract_lanes(const void *s, unsigned states,
                                                      uint8_t *const *out, size_t lanes) {
    for (unsigned k = 0; k < states; k++)
        lanewise_interleaved_extract_bytes(s, states, k, out[k], 0, 8 * lanes);
}

static inline void lanewise_interleaved_set_states(void *s, unsigned states, unsigned which,
                                                   const uint8_t *bytes) {
    lanewise_halves *a = s;
    for (size_t i = 0; i < 25; i++) {
        lanewise_halves lane = {0, 0};
        lanewise_add_low(&lane, lanewise_load32(bytes + 8 * i));
        lanewise_add_high(&lane, lanewise_load32(bytes + 8 * i + 4));
        for (unsigned k = 0; k < states; k++, a++)
            if (which >> k & 1)
                *a = lane;
    }
}

#endif
