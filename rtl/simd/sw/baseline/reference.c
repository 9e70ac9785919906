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

static const uint8_t offsets[5][5] = {{0, 1, 62, 28, 27},
                                      {36, 44, 6, 55, 20},
                                      {3, 10, 43, 25, 39},
                                      {41, 45, 15, 21, 8},
                                      {18, 2, 61, 56, 14}};

static uint64_t rol(uint64_t v, unsigned n) {
    return n ? v << n | v >> (64 - n) : v;
}

void keccak(uint64_t a[5][5]) {
    uint64_t b[5][5], c[5];
    for (unsigned round = 0; round < 24; round++) {
        for (unsigned x = 0; x < 5; x++)
            c[x] = a[0][x] ^ a[1][x] ^ a[2][x] ^ a[3][x] ^ a[4][x];
        for (unsigned x = 0; x < 5; x++) {
            uint64_t d = c[(x + 4) % 5] ^ rol(c[(x + 1) % 5], 1);
            for (unsigned y = 0; y < 5; y++)
                a[y][x] ^= d;
        }
        for (unsigned y = 0; y < 5; y++)
            for (unsigned x = 0; x < 5; x++)
                b[(2 * x + 3 * y) % 5][y] = rol(a[y][x], offsets[y][x]);
        for (unsigned y = 0; y < 5; y++)
            for (unsigned x = 0; x < 5; x++)
                a[y][x] = b[y][x] ^ (~b[y][(x + 1) % 5] & b[y][(x + 2) % 5]);
        a[0][0] ^= constants[round];
    }
}
