/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The x86-64 kernels for one state: the plain layout around one assembly function each. */
#include "../cpu.h"
#include "../generic.h"
#include "backends_x86_64.h"

static void add_bytes(void *s, unsigned k, const uint8_t *data, size_t offset, size_t len) {
    lanewise_zipped_add_bytes(s, 1, k, data, offset, len);
}
static void extract_bytes(const void *s, unsigned k, uint8_t *out, size_t offset, size_t len) {
    (void)k;
    memcpy(out, (const uint8_t *)s + offset, len);
}
static void add_lanes(void *s, const uint8_t *const *data, size_t lanes) {
    lanewise_zipped_add_lanes(s, 1, data, lanes);
}
static void extract_lanes(const void *s, uint8_t *const *out, size_t lanes) {
    memcpy(out[0], s, 8 * lanes);
}

#define NEEDS_AVX512 "AVX-512 (F, VL, BW, DQ)"
#define NEEDS_BMI2 "BMI1 and BMI2"

#define KERNEL(X, id, STATES, INSTRUCTIONS, ...)                                                   \
    void lanewise_keccakp1600_##id(void *, const uint8_t *, size_t, size_t, unsigned);             \
    static void permute_##id(void *s, unsigned rounds) {                                           \
        lanewise_keccakp1600_##id(s, s, 1, 0, rounds);                                             \
    }                                                                                              \
    static void absorb_##id(void *s, const uint8_t *const *data, size_t blocks, size_t lanes,      \
                            unsigned rounds) {                                                     \
        if (blocks)                                                                                \
            lanewise_keccakp1600_##id(s, data[0], blocks, lanes, rounds);                          \
    }                                                                                              \
    const lanewise_backend lanewise_backend_##id = {                                               \
        .name = "keccakp1600_" #id,                                                                \
        .needs = NEEDS_##INSTRUCTIONS,                                                             \
        .features = LANEWISE_CPU_##INSTRUCTIONS,                                                   \
        .states = 1,                                                                               \
        .state_bytes = 200,                                                                        \
        .permute = permute_##id,                                                                   \
        .add_bytes = add_bytes,                                                                    \
        .extract_bytes = extract_bytes,                                                            \
        .add_lanes = add_lanes,                                                                    \
        .extract_lanes = extract_lanes,                                                            \
        .absorb_blocks = absorb_##id,                                                              \
        .layout = LANEWISE_LAYOUT_zipped,                                                          \
    };

LANEWISE_X86_64_SINGLE(KERNEL, )
