/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The blocks that are hashed, written into the states: this runs before each permutation, and all
 * its time is overhead. A lane of all states is one vector; it is stored as wide as the kernel will
 * load it, for a load that spans several stores has to wait until they have reached the cache. Of
 * what follows the message only the padding is loaded, the rest is known to be zero.
 *
 * No local variable is one whole vector that the code only reads, or counts with: at -O0 gcc 12 for
 * Windows, whose stack is aligned to 16 bytes, ends with an internal error there. In static memory,
 * or an array of one, it is the same machine code from -O2 on.
 */
#include "block.h"
#include "keccak/cpu.h"

#if defined(__GNUC__) || defined(__clang__) /* clang-cl too */
#define VECTORS
#define VECTOR(NAME, WORDS)                                                                        \
    typedef uint64_t NAME __attribute__((vector_size(8 * (WORDS)), aligned(8), may_alias))
#define WORD(v, k) (v)[k]
#define INLINE static inline __attribute__((always_inline))
#else
#define VECTOR(NAME, WORDS)                                                                        \
    typedef struct NAME {                                                                          \
        uint64_t word[WORDS];                                                                      \
    } NAME
#define WORD(v, k) (v).word[k]
#define INLINE static inline
#endif

/* Functions for WORDS states, zipped. Every number of lanes is a constant to the compiler. */
#define BLOCKS(ID, WORDS, TARGET)                                                                  \
    VECTOR(ID##_lane, WORDS);                                                                      \
    INLINE void ID##_write(ID##_lane *s, const ID##_lane *image, unsigned before,                  \
                           unsigned behind) {                                                      \
        static const ID##_lane zero = {0};                                                         \
        for (unsigned i = 0; i < before; i++)                                                      \
            s[i] = image[i];                                                                       \
        s[behind] = image[behind];                                                                 \
        for (unsigned i = behind + 1; i < SLH_LANES; i++)                                          \
            if (i != SLH_RATE_LANES - 1)                                                           \
                s[i] = zero;                                                                       \
        s[SLH_RATE_LANES - 1] = image[SLH_RATE_LANES - 1];                                         \
    }                                                                                              \
    INLINE void ID##_set(ID##_lane *s, uint64_t last) {                                            \
        ID##_lane v;                                                                               \
        for (unsigned k = 0; k < (WORDS); k++)                                                     \
            WORD(v, k) = last;                                                                     \
        *s = v;                                                                                    \
    }                                                                                              \
    INLINE void ID##_shape(ID##_lane *s, const ID##_lane *image, unsigned m, slh_shape shape,      \
                           uint64_t last) {                                                        \
        ID##_lane node[SLH_MAX_NODE_LANES];                                                        \
        switch (shape) {                                                                           \
        case SLH_BLOCK_STEP:                                                                       \
        case SLH_BLOCK_CHAIN:                                                                      \
            for (unsigned i = 0; i < m; i++)                                                       \
                node[i] = s[i];                                                                    \
            ID##_write(s, image, m + 4, 2 * m + 4);                                                \
            for (unsigned i = 0; i < m; i++)                                                       \
                s[m + 4 + i] = node[i];                                                            \
            if (shape == SLH_BLOCK_STEP)                                                           \
                ID##_set(s + m + SLH_LAST, last);                                                  \
            break;                                                                                 \
        case SLH_BLOCK_ONE:                                                                        \
            ID##_write(s, image, m + 4, 2 * m + 4);                                                \
            break;                                                                                 \
        case SLH_BLOCK_TWO:                                                                        \
            ID##_write(s, image, m + 4, 3 * m + 4);                                                \
            break;                                                                                 \
        case SLH_BLOCK_PRF:                                                                        \
            ID##_write(s, image, 2 * m + 4, 2 * m + 4);                                            \
            break;                                                                                 \
        }                                                                                          \
    }                                                                                              \
    TARGET static void ID(uint64_t *state, const uint64_t *image, unsigned m, slh_shape shape,     \
                          uint64_t last) {                                                         \
        ID##_lane *s = (ID##_lane *)state;                                                         \
        const ID##_lane *from = (const ID##_lane *)image;                                          \
        if (m == 2)                                                                                \
            ID##_shape(s, from, 2, shape, last);                                                   \
        else if (m == 3)                                                                           \
            ID##_shape(s, from, 3, shape, last);                                                   \
        else                                                                                       \
            ID##_shape(s, from, 4, shape, last);                                                   \
    }

BLOCKS(block_1, 1, )
BLOCKS(block_2, 2, )
BLOCKS(block_4, 4, )
BLOCKS(block_8, 8, )
#if defined(LANEWISE_X86_64) && defined(VECTORS)
BLOCKS(block_4_avx2, 4, __attribute__((target("avx2"))))
BLOCKS(block_8_avx512, 8, __attribute__((target("avx512f"))))

#define ROWS(ID, TARGET)                                                                           \
    TARGET static void ID##_rows(uint64_t *rows, uint64_t *first, unsigned steps) {                \
        ID##_lane *row = (ID##_lane *)rows, next[1] = {*(const ID##_lane *)first};                 \
        for (unsigned s = 0; s < steps; s++, *next += SLH_NEXT_STEP)                               \
            row[s] = *next;                                                                        \
        *(ID##_lane *)first = *next;                                                               \
    }

ROWS(block_4_avx2, __attribute__((target("avx2"))))
ROWS(block_8_avx512, __attribute__((target("avx512f"))))
#endif

slh_block_function *lanewise_slh_block_function(const slh_batch *b) {
    if (b->paired)
        return block_2;
#if defined(LANEWISE_X86_64) && defined(VECTORS)
    /* What the kernel needs is there. */
    if (b->states == 8 && b->backend->features & LANEWISE_CPU_AVX512)
        return block_8_avx512;
    if (b->states == 4 && b->backend->features & (LANEWISE_CPU_AVX512 | LANEWISE_CPU_AVX2))
        return block_4_avx2;
#endif
    switch (b->states) {
    case 1:
        return block_1;
    case 2:
        return block_2;
    case 4:
        return block_4;
    case 8:
        return block_8;
    default:
        return NULL;
    }
}

slh_rows_function *lanewise_slh_rows_function(const slh_batch *b) {
#if defined(LANEWISE_X86_64) && defined(VECTORS)
    if (b->states == 8 && b->backend->features & LANEWISE_CPU_AVX512)
        return block_8_avx512_rows;
    if (b->states == 4 && b->backend->features & (LANEWISE_CPU_AVX512 | LANEWISE_CPU_AVX2))
        return block_4_avx2_rows;
#else
    (void)b;
#endif
    return NULL;
}

static void lane_by_lane(const slh_batch *b, uint64_t *state, const uint64_t *image, unsigned m,
                         slh_shape shape, uint64_t last) {
    unsigned before = m + 4, behind = shape == SLH_BLOCK_TWO ? 3 * m + 4 : 2 * m + 4;
    if (shape == SLH_BLOCK_PRF)
        before = behind;
    if (shape == SLH_BLOCK_CHAIN || shape == SLH_BLOCK_STEP)
        lanewise_slh_copy_lanes(b, state, SLH_LANES, before, state, SLH_LANES, 0, m);
    lanewise_slh_copy_lanes(b, state, SLH_LANES, 0, image, SLH_LANES, 0, before);
    lanewise_slh_copy_lanes(b, state, SLH_LANES, behind, image, SLH_LANES, behind,
                            SLH_LANES - behind);
    for (unsigned k = 0; shape == SLH_BLOCK_STEP && k < b->states; k++)
        state[slh_word(b, SLH_LANES, m + SLH_LAST, k)] = last;
}

void lanewise_slh_block(const slh_batch *b, uint64_t *state, const uint64_t *image, unsigned m,
                        slh_shape shape, uint64_t last) {
    if (!b->block) {
        lane_by_lane(b, state, image, m, shape, last);
        return;
    }
    b->block(state, image, m, shape, last);
    /* The states behind a pair lie one after the other. */
    for (unsigned k = 2; b->paired && k < b->states; k++)
        block_1(state + SLH_LANES * (size_t)k, image + SLH_LANES * (size_t)k, m, shape, last);
}
