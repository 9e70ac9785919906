/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The kernels for 2, 4 and 8 states: three entries each, generated; all states lie zipped. */
#include <immintrin.h>

#include "backends_x86_64.h"
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

SET_STATES(x8_AVX512, 8, "avx512f")
SET_STATES(x4_AVX512, 4, "avx512f,avx512vl")
SET_STATES(x2_AVX512, 2, "avx512f,avx512vl")
SET_STATES(x4_AVX2, 4, "avx2")
#define NEEDS_x8_AVX512 "AVX-512 F and DQ"
#define NEEDS_x4_AVX512 "AVX-512 F, DQ and VL"
#define NEEDS_x2_AVX512 "AVX-512 F, DQ and VL"
#define NEEDS_x4_AVX2 "AVX2"
#define COPY_AVX512 copy_by_masks
#define COPY_AVX2 NULL

#define KERNEL(X, ID, STATES, INSTRUCTIONS, CHAINS, ...)                                           \
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
    LANEWISE_DECLARE_##CHAINS(ID) const lanewise_backend lanewise_backend_##ID = {                 \
        .name = "keccakp1600_" #ID,                                                                \
        .needs = NEEDS_x##STATES##_##INSTRUCTIONS,                                                 \
        .features = LANEWISE_CPU_##INSTRUCTIONS,                                                   \
        .states = STATES,                                                                          \
        .state_bytes = 200 * STATES,                                                               \
        .permute = ID##_permute,                                                                   \
        .add_bytes = ID##_add_bytes,                                                               \
        .extract_bytes = ID##_extract_bytes,                                                       \
        .add_lanes = ID##_add_lanes,                                                               \
        .extract_lanes = lanewise_keccakp1600_##ID##_extract,                                      \
        .absorb_blocks = ID##_absorb_blocks,                                                       \
        .layout = LANEWISE_LAYOUT_zipped,                                                          \
        .set_states = x##STATES##_##INSTRUCTIONS##_set_states,                                     \
        .copy_padded = COPY_##INSTRUCTIONS,                                                        \
        .chains = LANEWISE_NAME_##CHAINS(ID),                                                      \
    };

LANEWISE_X86_64_SEVERAL(KERNEL, )
