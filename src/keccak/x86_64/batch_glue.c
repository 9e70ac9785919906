/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The kernels for 2, 4 and 8 states: generated; all states lie zipped. */
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

/* Kernels with AVX-512 have a fourth entry. */
#define ONCE_AVX512(ID)                                                                            \
    void lanewise_keccakp1600_##ID##_once(const uint8_t *, const void *const *, size_t lanes,      \
                                          size_t given, const uint64_t *, size_t rounds);          \
    static void ID##_once(const uint8_t *start, const void *const *both, size_t lanes,             \
                          size_t given, unsigned rounds) {                                         \
        lanewise_keccakp1600_##ID##_once(start, both, lanes, given,                                \
                                         lanewise_round_constants + 24 - rounds, rounds);          \
    }
#define ONCE_AVX2(ID)
#define NAME_ONCE_AVX512(ID) ID##_once
#define NAME_ONCE_AVX2(ID) NULL

#define NUMBERS4(n) n, n + 1, n + 2, n + 3
#define NUMBERS16(n) NUMBERS4(n), NUMBERS4(n + 4), NUMBERS4(n + 8), NUMBERS4(n + 12)
#define NUMBERS(n) NUMBERS16(n), NUMBERS16(n + 16), NUMBERS16(n + 32), NUMBERS16(n + 48)

/* With masks, so that nothing is read behind the data and no branch depends on its length. Vectors
 * are written whole, so that the kernel, which reads parts of them, need not wait until several
 * stores have left the queue. */
__attribute__((target("avx512f,avx512bw"))) static void
pad_by_masks(uint8_t *to, size_t row, size_t size, const lanewise_bytes *data, size_t n,
             uint8_t end, uint8_t last) {
    static const _Alignas(64) uint8_t numbers[] = {NUMBERS(0), NUMBERS(64), NUMBERS(128)};
    _Static_assert(sizeof numbers == LANEWISE_PAD_MOST, "a number for each byte");
    const __m512i final = _mm512_set1_epi8((char)(size - 1)), bits = _mm512_set1_epi8((char)last);
    for (size_t at = 0; at < size; at += 64) {
        const __m512i number = _mm512_load_si512(numbers + at);
        const __m512i bit = _mm512_maskz_mov_epi8(_mm512_cmpeq_epi8_mask(number, final), bits);
        const __m512i with = _mm512_xor_si512(bit, _mm512_set1_epi8((char)end));
        for (size_t k = 0; k < n; k++) {
            const __m512i len = _mm512_set1_epi8((char)data[k].len);
            const uint8_t *from = (const uint8_t *)data[k].data + at;
            __m512i v = _mm512_mask_mov_epi8(bit, _mm512_cmpeq_epi8_mask(number, len), with);
            v = _mm512_mask_loadu_epi8(v, _mm512_cmplt_epu8_mask(number, len), from);
            _mm512_storeu_si512(to + row * k + at, v);
        }
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
#define PAD_AVX512 pad_by_masks
#define PAD_AVX2 NULL

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
    ONCE_##INSTRUCTIONS(ID) LANEWISE_DECLARE_##CHAINS(ID)                                          \
        const lanewise_backend lanewise_backend_##ID = {                                           \
            .name = "keccakp1600_" #ID,                                                            \
            .needs = NEEDS_x##STATES##_##INSTRUCTIONS,                                             \
            .features = LANEWISE_CPU_##INSTRUCTIONS,                                               \
            .states = STATES,                                                                      \
            .state_bytes = 200 * STATES,                                                           \
            .permute = ID##_permute,                                                               \
            .add_bytes = ID##_add_bytes,                                                           \
            .extract_bytes = ID##_extract_bytes,                                                   \
            .add_lanes = ID##_add_lanes,                                                           \
            .extract_lanes = lanewise_keccakp1600_##ID##_extract,                                  \
            .absorb_blocks = ID##_absorb_blocks,                                                   \
            .layout = LANEWISE_LAYOUT_zipped,                                                      \
            .set_states = x##STATES##_##INSTRUCTIONS##_set_states,                                 \
            .once = NAME_ONCE_##INSTRUCTIONS(ID),                                                  \
            .pad = PAD_##INSTRUCTIONS,                                                             \
            .chains = LANEWISE_NAME_##CHAINS(ID),                                                  \
    };

LANEWISE_X86_64_SEVERAL(KERNEL, )
