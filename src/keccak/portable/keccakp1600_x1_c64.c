/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * One state in portable C, lanes of 64 bits: the kernel for any machine without a better one,
 * and the reference the others are compared with on random states.
 *
 * Two rounds are written out, from A to E and back, so that no lane is ever copied: a compiler
 * with 16 registers keeps one row and the five parities at hand and leaves the rest in memory.
 * The parities of the next round are summed while chi produces the lanes.
 */
#include "../generic.h"

#define ROL(v, n) (((v) << (n)) | ((v) >> (64 - (n))))

/* One row of the new state: chi on five lanes that theta, rho and pi bring together. Lane i of
 * the row is a<i>, taken from column c<i> and rotated by r<i>. */
#define ROW(E, y, a0, c0, r0, a1, c1, r1, a2, c2, r2, a3, c3, r3, a4, c4, r4, rc, op)              \
    do {                                                                                           \
        uint64_t b0 = (a0) ^ D##c0, b1 = (a1) ^ D##c1, b2 = (a2) ^ D##c2, b3 = (a3) ^ D##c3,       \
                 b4 = (a4) ^ D##c4;                                                                \
        if (r0)                                                                                    \
            b0 = ROL(b0, ((r0) | !(r0)));                                                          \
        b1 = ROL(b1, r1), b2 = ROL(b2, r2), b3 = ROL(b3, r3), b4 = ROL(b4, r4);                    \
        C0 op E[(y) + 0] = b0 ^ (~b1 & b2) ^ (rc);                                                 \
        C1 op E[(y) + 1] = b1 ^ (~b2 & b3);                                                        \
        C2 op E[(y) + 2] = b2 ^ (~b3 & b4);                                                        \
        C3 op E[(y) + 3] = b3 ^ (~b4 & b0);                                                        \
        C4 op E[(y) + 4] = b4 ^ (~b0 & b1);                                                        \
    } while (0)

#define ROUND(A, E, rc)                                                                            \
    do {                                                                                           \
        uint64_t D0 = C4 ^ ROL(C1, 1), D1 = C0 ^ ROL(C2, 1), D2 = C1 ^ ROL(C3, 1),                 \
                 D3 = C2 ^ ROL(C4, 1), D4 = C3 ^ ROL(C0, 1);                                       \
        ROW(E, 0, A[0], 0, 0, A[6], 1, 44, A[12], 2, 43, A[18], 3, 21, A[24], 4, 14, rc, =);       \
        ROW(E, 5, A[3], 3, 28, A[9], 4, 20, A[10], 0, 3, A[16], 1, 45, A[22], 2, 61, 0, ^=);       \
        ROW(E, 10, A[1], 1, 1, A[7], 2, 6, A[13], 3, 25, A[19], 4, 8, A[20], 0, 18, 0, ^=);        \
        ROW(E, 15, A[4], 4, 27, A[5], 0, 36, A[11], 1, 10, A[17], 2, 15, A[23], 3, 56, 0, ^=);     \
        ROW(E, 20, A[2], 2, 62, A[8], 3, 55, A[14], 4, 39, A[15], 0, 41, A[21], 1, 2, 0, ^=);      \
    } while (0)

static void permute(void *state, unsigned rounds) {
    uint64_t *a = state, e[25];
    const uint64_t *rc = lanewise_round_constants + (24 - rounds);
    uint64_t C0 = a[0] ^ a[5] ^ a[10] ^ a[15] ^ a[20];
    uint64_t C1 = a[1] ^ a[6] ^ a[11] ^ a[16] ^ a[21];
    uint64_t C2 = a[2] ^ a[7] ^ a[12] ^ a[17] ^ a[22];
    uint64_t C3 = a[3] ^ a[8] ^ a[13] ^ a[18] ^ a[23];
    uint64_t C4 = a[4] ^ a[9] ^ a[14] ^ a[19] ^ a[24];
    unsigned n = rounds;
    for (; n >= 2; n -= 2, rc += 2) {
        ROUND(a, e, rc[0]);
        ROUND(e, a, rc[1]);
    }
    if (n) {
        ROUND(a, e, rc[0]);
        memcpy(a, e, sizeof e);
    }
}

static void add_bytes(void *s, unsigned k, const uint8_t *data, size_t offset, size_t len) {
    lanewise_zipped_add_bytes(s, 1, k, data, offset, len);
}
static void extract_bytes(const void *s, unsigned k, uint8_t *out, size_t offset, size_t len) {
    lanewise_zipped_extract_bytes(s, 1, k, out, offset, len);
}
static void add_lanes(void *s, const uint8_t *const *data, size_t lanes) {
    lanewise_zipped_add_lanes(s, 1, data, lanes);
}
static void extract_lanes(const void *s, uint8_t *const *out, size_t lanes) {
    lanewise_zipped_extract_lanes(s, 1, out, lanes);
}
static void absorb_blocks(void *s, const uint8_t *const *data, size_t blocks, size_t lanes,
                          unsigned rounds) {
    lanewise_absorb_by_steps(&lanewise_backend_x1_c64, s, data, blocks, lanes, rounds);
}

const lanewise_backend lanewise_backend_x1_c64 = {
    .name = "keccakp1600_x1_c64",
    .needs = "nothing",
    .states = 1,
    .state_bytes = 200,
    .permute = permute,
    .add_bytes = add_bytes,
    .extract_bytes = extract_bytes,
    .add_lanes = add_lanes,
    .extract_lanes = extract_lanes,
    .absorb_blocks = absorb_blocks,
    .layout = LANEWISE_LAYOUT_zipped,
};
