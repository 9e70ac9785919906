/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The kernels for 2, 4 and 8 states: three entries each, generated; all states lie zipped. */
#include "keccak/cpu.h"
#include "keccak/generic.h"

#define KERNEL(ID, STATES, FEATURES, NEEDS)                                                        \
    void lanewise_keccakp1600_##ID(void *, const uint64_t *, size_t rounds);                       \
    void lanewise_keccakp1600_##ID##_absorb(void *, const uint8_t *const *, size_t blocks,         \
                                            size_t lanes, const uint64_t *, size_t rounds);        \
    void lanewise_keccakp1600_##ID##_extract(const void *, uint8_t *const *, size_t lanes);        \
    static void ID##_permute(void *a, unsigned rounds) {                                           \
        lanewise_keccakp1600_##ID(a, lanewise_round_constants + 24 - rounds, rounds);              \
    }                                                                                              \
    static void ID##_add_bytes(void *a, unsigned k, const uint8_t *data, size_t at, size_t n) {    \
        lanewise_zipped_add_bytes(a, STATES, k, data, at, n);                                      \
    }                                                                                              \
    static void ID##_extract_bytes(const void *a, unsigned k, uint8_t *out, size_t at, size_t n) { \
        lanewise_zipped_extract_bytes(a, STATES, k, out, at, n);                                   \
    }                                                                                              \
    static void ID##_add_lanes(void *a, const uint8_t *const *data, size_t lanes) {                \
        lanewise_keccakp1600_##ID##_absorb(a, data, 1, lanes, lanewise_round_constants, 0);        \
    }                                                                                              \
    static void ID##_absorb_blocks(void *a, const uint8_t *const *data, size_t blocks,             \
                                   size_t lanes, unsigned rounds) {                                \
        if (blocks)                                                                                \
            lanewise_keccakp1600_##ID##_absorb(a, data, blocks, lanes,                             \
                                               lanewise_round_constants + 24 - rounds, rounds);    \
    }                                                                                              \
    const lanewise_backend lanewise_backend_##ID = {                                               \
        .name = "keccakp1600_" #ID,                                                                \
        .needs = NEEDS,                                                                            \
        .features = FEATURES,                                                                      \
        .states = STATES,                                                                          \
        .state_bytes = 200 * STATES,                                                               \
        .permute = ID##_permute,                                                                   \
        .add_bytes = ID##_add_bytes,                                                               \
        .extract_bytes = ID##_extract_bytes,                                                       \
        .add_lanes = ID##_add_lanes,                                                               \
        .extract_lanes = lanewise_keccakp1600_##ID##_extract,                                      \
        .absorb_blocks = ID##_absorb_blocks,                                                       \
        .layout = LANEWISE_LAYOUT_zipped,                                                          \
    };

KERNEL(x8_avx512, 8, LANEWISE_CPU_AVX512, "AVX-512 F and DQ")
KERNEL(x4_avx512vl, 4, LANEWISE_CPU_AVX512, "AVX-512 F, DQ and VL")
KERNEL(x2_avx512vl, 2, LANEWISE_CPU_AVX512, "AVX-512 F, DQ and VL")
KERNEL(x4_avx2, 4, LANEWISE_CPU_AVX2, "AVX2")
