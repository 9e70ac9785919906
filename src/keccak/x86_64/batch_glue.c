/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The kernels for 2, 4 and 8 states: three entries each, generated; all states lie zipped. */
#include <immintrin.h>

#include "keccak/cpu.h"
#include "keccak/generic.h"

/* A row holds a lane of all states: it is read and written whole, in the vector registers of the
 * kernel, whose loads then find their data in the store queue. */
#define SET_STATES(ID, STATES, INSTRUCTIONS)                                                       \
    typedef uint64_t ID##_row __attribute__((vector_size(8 * STATES), may_alias));                 \
    __attribute__((target(INSTRUCTIONS))) static void ID##_set_states(void *a, unsigned which,     \
                                                                      const uint8_t *bytes) {      \
        ID##_row *row = a, other, bits;                                                            \
        for (unsigned k = 0; k < STATES; k++)                                                      \
            bits[k] = (uint64_t)1 << k;                                                            \
        other = (ID##_row)((bits & which) == 0);                                                   \
        if (which == (1u << STATES) - 1) {                                                         \
            _Pragma("GCC unroll 25") for (size_t i = 0; i < 25; i++) row[i] =                      \
                (ID##_row){0} + lanewise_load64(bytes + 8 * i);                                    \
            return;                                                                                \
        }                                                                                          \
        _Pragma("GCC unroll 25") for (size_t i = 0; i < 25; i++) row[i] =                          \
            (row[i] & other) | (lanewise_load64(bytes + 8 * i) & ~other);                          \
    }

/* With masks, so that nothing is read behind the data and no branch depends on its length. */
__attribute__((target("avx512f,avx512bw"))) static void
copy_by_masks(uint8_t *to, size_t room, const uint8_t *data, size_t len) {
    for (size_t at = 0; at < room; at += 64, data += 64) {
        size_t n = (len > at ? len : at) - at;
        n = n < 64 ? n : 64;
        __mmask64 bytes =
            ((uint64_t)1 << n / 2 << (n - n / 2)) - 1; /* a shift by 64 has no value */
        _mm512_storeu_si512(to + at, _mm512_maskz_loadu_epi8(bytes, data));
    }
}

/* LIKE is the kernel of as many states whose function sets them. */
#define KERNEL(ID, LIKE, STATES, FEATURES, COPY, CHAINS, NEEDS)                                    \
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
        .set_states = LIKE##_set_states,                                                           \
        .copy_padded = COPY,                                                                       \
        .chains = CHAINS,                                                                          \
    };

SET_STATES(x8_avx512, 8, "avx512f")
SET_STATES(x4_avx512vl, 4, "avx512f,avx512vl")
SET_STATES(x2_avx512vl, 2, "avx512f,avx512vl")
SET_STATES(x4_avx2, 4, "avx2")
LANEWISE_CHAINS(x8_avx512)
LANEWISE_CHAINS(x8_avx512_intel)
LANEWISE_CHAINS(x4_avx512vl)
LANEWISE_CHAINS(x4_avx2)
KERNEL(x8_avx512, x8_avx512, 8, LANEWISE_CPU_AVX512, copy_by_masks, x8_avx512_chains,
       "AVX-512 F and DQ")
KERNEL(x8_avx512_intel, x8_avx512, 8, LANEWISE_CPU_AVX512, copy_by_masks, x8_avx512_intel_chains,
       "AVX-512 F and DQ")
KERNEL(x4_avx512vl, x4_avx512vl, 4, LANEWISE_CPU_AVX512, copy_by_masks, x4_avx512vl_chains,
       "AVX-512 F, DQ and VL")
KERNEL(x4_avx512vl_intel, x4_avx512vl, 4, LANEWISE_CPU_AVX512, copy_by_masks, NULL,
       "AVX-512 F, DQ and VL")
KERNEL(x2_avx512vl, x2_avx512vl, 2, LANEWISE_CPU_AVX512, copy_by_masks, NULL,
       "AVX-512 F, DQ and VL")
KERNEL(x4_avx2, x4_avx2, 4, LANEWISE_CPU_AVX2, NULL, x4_avx2_chains, "AVX2")
