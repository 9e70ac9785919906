/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* One state in portable C for 32-bit machines, bit-interleaved. */
#include "interleaved.h"

#define ROL32(v, n) (((v) << ((n) & 31)) | ((v) >> ((32 - (n)) & 31)))

typedef lanewise_halves lane;

static inline lane rol(lane a, unsigned n) {
    lane r;
    if (n % 2 == 0) {
        r.even = ROL32(a.even, n / 2);
        r.odd = ROL32(a.odd, n / 2);
    } else {
        r.even = ROL32(a.odd, (n + 1) / 2);
        r.odd = ROL32(a.even, n / 2);
    }
    return r;
}

static inline lane xor
    (lane a, lane b) {
        lane r = {a.even ^ b.even, a.odd ^ b.odd};
        return r;
    }

    static inline lane chi(lane a, lane b, lane c) {
    lane r = {a.even ^ (~b.even & c.even), a.odd ^ (~b.odd & c.odd)};
    return r;
}

static inline lane parity(const lane *a, unsigned x) {
    return xor(xor(xor(a[x], a[x + 5]), xor(a[x + 10], a[x + 15])), a[x + 20]);
}

/* A row of e from the five lanes that rho and pi bring there. */
#define ROW(y, p0, r0, p1, r1, p2, r2, p3, r3, p4, r4)                                             \
    do {                                                                                           \
        lane b0 = rol(xor(a[p0], d[(p0) % 5]), r0), b1 = rol(xor(a[p1], d[(p1) % 5]), r1),         \
             b2 = rol(xor(a[p2], d[(p2) % 5]), r2), b3 = rol(xor(a[p3], d[(p3) % 5]), r3),         \
             b4 = rol(xor(a[p4], d[(p4) % 5]), r4);                                                \
        e[(y) + 0] = chi(b0, b1, b2), e[(y) + 1] = chi(b1, b2, b3), e[(y) + 2] = chi(b2, b3, b4);  \
        e[(y) + 3] = chi(b3, b4, b0), e[(y) + 4] = chi(b4, b0, b1);                                \
    } while (0)

/* A round constant has bits 0, 1, 3, 7, 15, 31 and 63 at most (FIPS 202 section 3.2.5), of which
 * only bit 0 is even. */
static inline void add_constant(lane *a, uint64_t rc) {
    uint32_t low = (uint32_t)rc, high = (uint32_t)(rc >> 32);
    a->even ^= low & 1;
    a->odd ^= (low >> 1 & 1) | (low >> 2 & 2) | (low >> 4 & 8) | (low >> 8 & 0x80) |
              (low >> 16 & 0x8000) | (high & 0x80000000);
}

static void round_of(const lane *a, lane *e, uint64_t rc) {
    lane c[5], d[5];
    for (unsigned x = 0; x < 5; x++)
        c[x] = parity(a, x);
    for (unsigned x = 0; x < 5; x++)
        d[x] = xor(c[(x + 4) % 5], rol(c[(x + 1) % 5], 1));
    ROW(0, 0, 0, 6, 44, 12, 43, 18, 21, 24, 14);
    ROW(5, 3, 28, 9, 20, 10, 3, 16, 45, 22, 61);
    ROW(10, 1, 1, 7, 6, 13, 25, 19, 8, 20, 18);
    ROW(15, 4, 27, 5, 36, 11, 10, 17, 15, 23, 56);
    ROW(20, 2, 62, 8, 55, 14, 39, 15, 41, 21, 2);
    add_constant(&e[0], rc);
}

static void permute(void *state, unsigned rounds) {
    lane *a = state, e[25];
    const uint64_t *rc = lanewise_round_constants + (24 - rounds);
    unsigned n = rounds;
    for (; n >= 2; n -= 2, rc += 2) {
        round_of(a, e, rc[0]);
        round_of(e, a, rc[1]);
    }
    if (n) {
        round_of(a, e, rc[0]);
        memcpy(a, e, sizeof e);
    }
}

static void add_bytes(void *s, unsigned k, const uint8_t *data, size_t offset, size_t len) {
    (void)k;
    lanewise_interleaved_add_bytes(s, 1, 0, data, offset, len);
}
static void extract_bytes(const void *s, unsigned k, uint8_t *out, size_t offset, size_t len) {
    (void)k;
    lanewise_interleaved_extract_bytes(s, 1, 0, out, offset, len);
}
static void add_lanes(void *s, const uint8_t *const *data, size_t lanes) {
    lanewise_interleaved_add_lanes(s, 1, data, lanes);
}
static void extract_lanes(const void *s, uint8_t *const *out, size_t lanes) {
    lanewise_interleaved_extract_lanes(s, 1, out, lanes);
}
static void absorb_blocks(void *s, const uint8_t *const *data, size_t blocks, size_t lanes,
                          unsigned rounds) {
    lanewise_absorb_by_steps(&lanewise_backend_x1_c32, s, data, blocks, lanes, rounds);
}

const lanewise_backend lanewise_backend_x1_c32 = {
    .name = "keccakp1600_x1_c32_interleaved",
    .needs = "nothing",
    .states = 1,
    .state_bytes = 200,
    .permute = permute,
    .add_bytes = add_bytes,
    .extract_bytes = extract_bytes,
    .add_lanes = add_lanes,
    .extract_lanes = extract_lanes,
    .absorb_blocks = absorb_blocks,
    .layout = LANEWISE_LAYOUT_interleaved,
};
