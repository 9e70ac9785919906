/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A Cortex-M kernel as a backend: firmware links one, so LANEWISE_ARMV7M (m4_lazy3) names it. */
#include "../generic.h"

#define PASTE(a, b) a##b
#define NAMED(a, b) PASTE(a, b)
#define QUOTE(a) #a
#define QUOTED(a) QUOTE(a)
#ifndef LANEWISE_PERMUTE
#define LANEWISE_PERMUTE NAMED(lanewise_keccakp1600_x1_armv7m_, LANEWISE_ARMV7M)
#endif

/* All are assembly and bit-interleaved: see the head of keccakp1600_bytes_armv7m.S. */
void LANEWISE_PERMUTE(void *state, unsigned rounds);
void lanewise_armv7m_add_bytes(void *state, const uint8_t *data, size_t offset, size_t length);
void lanewise_armv7m_extract_bytes(const void *state, uint8_t *out, size_t offset, size_t length);

static void add_bytes(void *s, unsigned k, const uint8_t *data, size_t offset, size_t len) {
    (void)k;
    lanewise_armv7m_add_bytes(s, data, offset, len);
}
static void extract_bytes(const void *s, unsigned k, uint8_t *out, size_t offset, size_t len) {
    (void)k;
    lanewise_armv7m_extract_bytes(s, out, offset, len);
}
static void add_lanes(void *s, const uint8_t *const *data, size_t lanes) {
    lanewise_armv7m_add_bytes(s, data[0], 0, 8 * lanes);
}
static void extract_lanes(const void *s, uint8_t *const *out, size_t lanes) {
    lanewise_armv7m_extract_bytes(s, out[0], 0, 8 * lanes);
}
static void absorb_blocks(void *s, const uint8_t *const *data, size_t blocks, size_t lanes,
                          unsigned rounds) {
    for (const uint8_t *at = data[0]; blocks--; at += 8 * lanes) {
        lanewise_armv7m_add_bytes(s, at, 0, 8 * lanes);
        LANEWISE_PERMUTE(s, rounds);
    }
}

const lanewise_backend NAMED(lanewise_backend_x1_armv7m_, LANEWISE_ARMV7M) = {
    .name = "keccakp1600_x1_armv7m_" QUOTED(LANEWISE_ARMV7M),
    .needs = "ARMv7-M, little-endian, unaligned access not trapped",
    .states = 1,
    .state_bytes = 200,
    .permute = LANEWISE_PERMUTE,
    .add_bytes = add_bytes,
    .extract_bytes = extract_bytes,
    .add_lanes = add_lanes,
    .extract_lanes = extract_lanes,
    .absorb_blocks = absorb_blocks,
    .layout = LANEWISE_LAYOUT_interleaved,
};
