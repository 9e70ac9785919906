/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Keccak-f[1600] as FIPS 202 describes it, step by step on 64-bit lanes: the plain C of a baseline.
 */
#include <stdint.h>

static const uint64_t constants[24] = {
    0x0000000000000001, 0x0000000000008082, 0x800000000000808A, 0x8000000080008000,
    0x000000000000808B, 0x0000000080000001, 0x8000000080008081, 0x8000000000008009,
    0x000000000000008A, 0x0000000000000088, 0x0000000080008009, 0x000000008000000A,
    0x000000008000808B, 0x800000000000008B, 0x8000000000008089, 0x8000000000008003,
    0x8000000000008002, 0x8000000000000080, 0x000000000000800A, 0x800000008000000A,
    0x8000000080008081, 0x8000000000008080, 0x0000000080000001, 0x8000000080008008,
};

/* The way of rho and pi through the lanes, from lane 1 on: where each goes, and how far it turns.
 */
static const uint8_t lanes[24] = {10, 7,  11, 17, 18, 3, 5,  16, 8,  21, 24, 4,
                                  15, 23, 19, 13, 12, 2, 20, 14, 22, 9,  6,  1};
static const uint8_t offsets[24] = {1,  3,  6,  10, 15, 21, 28, 36, 45, 55, 2,  14,
                                    27, 41, 56, 8,  25, 43, 62, 18, 39, 61, 20, 44};
static const uint8_t mod5[7] = {0, 1, 2, 3, 4, 0, 1};

static uint64_t rol(uint64_t v, unsigned n) {
    return v << n | v >> (64 - n);
}

void keccak(uint64_t a[25]);

void keccak(uint64_t a[25]) {
    for (unsigned round = 0; round < 24; round++) {
        uint64_t c[5];
        for (unsigned x = 0; x < 5; x++)
            c[x] = a[x] ^ a[x + 5] ^ a[x + 10] ^ a[x + 15] ^ a[x + 20];
        for (unsigned x = 0; x < 5; x++) {
            uint64_t d = c[x ? x - 1 : 4] ^ rol(c[mod5[x + 1]], 1);
            for (unsigned i = x; i < 25; i += 5)
                a[i] ^= d;
        }
        uint64_t moving = a[1];
        for (unsigned t = 0; t < 24; t++) {
            uint64_t next = a[lanes[t]];
            a[lanes[t]] = rol(moving, offsets[t]);
            moving = next;
        }
        for (unsigned y = 0; y < 25; y += 5) {
            for (unsigned x = 0; x < 5; x++)
                c[x] = a[y + x];
            for (unsigned x = 0; x < 5; x++)
                a[y + x] = c[x] ^ (~c[mod5[x + 1]] & c[mod5[x + 2]]);
        }
        a[0] ^= constants[round];
    }
}
