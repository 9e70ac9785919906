/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Bodies that backends share: little-endian lanes, and the layouts, in words of 64 bits:
 *   plain    the 25 lanes of one state in order;
 *   zipped   lane i of all states side by side: word i * states + k. One state is plain;
 *   paired   states 0 and 1 zipped, the others plain behind them; one alone is plain.
 * `states` is always a constant, so the compiler specialises; states overlap no message, so
 * `restrict` spares it the code that would look.
 */
#ifndef LANEWISE_GENERIC_H
#define LANEWISE_GENERIC_H

#include <string.h>

#include "backend.h"
#include "portable/words.h"

/* Where loads and stores may have to be aligned, compilers copy words by way of the stack, and a
 * message would stay there: bytes go one by one then, unless the address happens to be aligned. So
 * it is on every machine that is not known to load from any address. */
#if defined(__x86_64__) || defined(__i386__) || defined(_M_X64) || defined(_M_IX86) ||             \
    defined(_M_ARM64) || defined(__ARM_FEATURE_UNALIGNED) || defined(__riscv_misaligned_fast) ||   \
    defined(__powerpc__) || defined(__s390__) || defined(__wasm__)
#define LANEWISE_ALIGNED(p, n) 1
#define LANEWISE_AS_ALIGNED(p, n) (p)
#elif defined(__GNUC__)
#define LANEWISE_ALIGNED(p, n) ((uintptr_t)(p) % (n) == 0)
#define LANEWISE_AS_ALIGNED(p, n) __builtin_assume_aligned(p, n)
#else
#define LANEWISE_ALIGNED(p, n) 0
#define LANEWISE_AS_ALIGNED(p, n) (p)
#endif

#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
#define LANEWISE_LITTLE(bits, v) __builtin_bswap##bits(v)
#else
#define LANEWISE_LITTLE(bits, v) (v)
#endif

static inline uint32_t lanewise_load32(const uint8_t *p) {
    uint32_t v;
    if (!LANEWISE_ALIGNED(p, 4))
        return p[0] | (uint32_t)p[1] << 8 | (uint32_t)p[2] << 16 | (uint32_t)p[3] << 24;
    memcpy(&v, LANEWISE_AS_ALIGNED(p, 4), 4);
    return LANEWISE_LITTLE(32, v);
}

static inline void lanewise_store32(uint8_t *p, uint32_t v) {
    if (!LANEWISE_ALIGNED(p, 4)) {
        for (unsigned i = 0; i < 4; i++)
            p[i] = (uint8_t)(v >> 8 * i);
        return;
    }
    v = LANEWISE_LITTLE(32, v);
    memcpy(LANEWISE_AS_ALIGNED(p, 4), &v, 4);
}

static inline uint64_t lanewise_load64(const uint8_t *p) {
    uint64_t v = 0;
    if (!LANEWISE_WORDS_64)
        return lanewise_load32(p) | (uint64_t)lanewise_load32(p + 4) << 32;
    if (!LANEWISE_ALIGNED(p, 8)) {
        for (unsigned i = 0; i < 8; i++)
            v |= (uint64_t)p[i] << 8 * i;
        return v;
    }
    memcpy(&v, LANEWISE_AS_ALIGNED(p, 8), 8);
    return LANEWISE_LITTLE(64, v);
}

static inline void lanewise_store64(uint8_t *p, uint64_t v) {
    if (!LANEWISE_WORDS_64) {
        lanewise_store32(p, (uint32_t)v);
        lanewise_store32(p + 4, (uint32_t)(v >> 32));
        return;
    }
    if (!LANEWISE_ALIGNED(p, 8)) {
        for (unsigned i = 0; i < 8; i++)
            p[i] = (uint8_t)(v >> 8 * i);
        return;
    }
    v = LANEWISE_LITTLE(64, v);
    memcpy(LANEWISE_AS_ALIGNED(p, 8), &v, 8);
}

/* A lane whose bytes [at, at + n) come from data and whose other bytes are 0. Byte by byte: a copy
 * of variable length would be a library call and a stalled load behind it. */
static inline uint64_t lanewise_load_part(const uint8_t *data, size_t at, size_t n) {
    uint64_t lane = 0;
    for (size_t i = 0; i < n; i++)
        lane |= (uint64_t)data[i] << 8 * (at + i);
    return lane;
}

static inline void lanewise_zipped_add_bytes(uint64_t *a, unsigned states, unsigned k,
                                             const uint8_t *data, size_t offset, size_t len) {
    size_t lane = offset / 8, at = offset % 8;
    while (len) {
        size_t n = 8 - at < len ? 8 - at : len;
        a[lane * states + k] ^= n == 8 ? lanewise_load64(data) : lanewise_load_part(data, at, n);
        lane++, data += n, len -= n, at = 0;
    }
}

static inline void lanewise_zipped_extract_bytes(const uint64_t *a, unsigned states, unsigned k,
                                                 uint8_t *out, size_t offset, size_t len) {
    size_t lane = offset / 8, at = offset % 8;
    while (len) {
        size_t n = 8 - at < len ? 8 - at : len;
        uint64_t v = a[lane * states + k];
        if (n == 8)
            lanewise_store64(out, v);
        for (size_t i = 0; n < 8 && i < n; i++)
            out[i] = (uint8_t)(v >> 8 * (at + i));
        lane++, out += n, len -= n, at = 0;
    }
}

static inline void lanewise_zipped_add_lanes(uint64_t *restrict a, unsigned states,
                                             const uint8_t *const *data, size_t lanes) {
    for (size_t i = 0; i < lanes; i++)
        for (unsigned k = 0; k < states; k++)
            a[i * states + k] ^= lanewise_load64(data[k] + 8 * i);
}

static inline void lanewise_zipped_extract_lanes(const uint64_t *a, unsigned states,
                                                 uint8_t *const *out, size_t lanes) {
    for (size_t i = 0; i < lanes; i++)
        for (unsigned k = 0; k < states; k++)
            lanewise_store64(out[k] + 8 * i, a[i * states + k]);
}

/* Without a branch, so that compilers write whole vectors: a kernel that loads vectors right after
 * single words were stored has to wait until those have left the store queue. */
static inline void lanewise_zipped_set_states(uint64_t *restrict a, unsigned states, unsigned which,
                                              const uint8_t *bytes) {
    for (size_t i = 0; i < 25; i++) {
        uint64_t lane = lanewise_load64(bytes + 8 * i);
        for (unsigned k = 0; k < states; k++)
            a[i * states + k] ^= (a[i * states + k] ^ lane) & (0 - (uint64_t)(which >> k & 1));
    }
}

static inline void lanewise_paired_add_bytes(uint64_t *a, unsigned states, unsigned k,
                                             const uint8_t *data, size_t offset, size_t len) {
    if (states == 1 || k > 1)
        lanewise_zipped_add_bytes(a + 25 * k, 1, 0, data, offset, len);
    else
        lanewise_zipped_add_bytes(a, 2, k, data, offset, len);
}

static inline void lanewise_paired_extract_bytes(const uint64_t *a, unsigned states, unsigned k,
                                                 uint8_t *out, size_t offset, size_t len) {
    if (states == 1 || k > 1)
        lanewise_zipped_extract_bytes(a + 25 * k, 1, 0, out, offset, len);
    else
        lanewise_zipped_extract_bytes(a, 2, k, out, offset, len);
}

static inline void lanewise_paired_add_lanes(uint64_t *restrict a, unsigned states,
                                             const uint8_t *const *data, size_t lanes) {
    if (states > 1)
        lanewise_zipped_add_lanes(a, 2, data, lanes);
    for (unsigned k = states > 1 ? 2 : 0; k < states; k++)
        lanewise_zipped_add_lanes(a + 25 * k, 1, data + k, lanes);
}

static inline void lanewise_paired_extract_lanes(const uint64_t *a, unsigned states,
                                                 uint8_t *const *out, size_t lanes) {
    if (states > 1)
        lanewise_zipped_extract_lanes(a, 2, out, lanes);
    for (unsigned k = states > 1 ? 2 : 0; k < states; k++)
        lanewise_zipped_extract_lanes(a + 25 * k, 1, out + k, lanes);
}

static inline void lanewise_paired_set_states(uint64_t *restrict a, unsigned states, unsigned which,
                                              const uint8_t *bytes) {
    if (states > 1)
        lanewise_zipped_set_states(a, 2, which, bytes);
    for (unsigned k = states > 1 ? 2 : 0; k < states; k++)
        lanewise_zipped_set_states(a + 25 * k, 1, which >> k, bytes);
}

/* absorb_blocks for a backend without a fused one of its own. */
static inline void lanewise_absorb_by_steps(const lanewise_backend *b, void *state,
                                            const uint8_t *const *data, size_t blocks, size_t lanes,
                                            unsigned rounds) {
    const uint8_t *at[LANEWISE_MAX_STATES];
    for (unsigned k = 0; k < b->states; k++)
        at[k] = data[k];
    while (blocks--) {
        b->add_lanes(state, at, lanes);
        b->permute(state, rounds);
        for (unsigned k = 0; k < b->states; k++)
            at[k] += 8 * lanes;
    }
}

/* set_states for a layout, where libraries have kernels for several states. */
#if LANEWISE_MAX_STATES > 1
#define LANEWISE_DEFINE_SET_STATES(ID, STATES, LAYOUT)                                             \
    static void ID##_set_states(void *a, unsigned which, const uint8_t *bytes) {                   \
        lanewise_##LAYOUT##_set_states(a, STATES, which, bytes);                                   \
    }
#define LANEWISE_SEVERAL_STATES(ID, CHAINS) .set_states = ID##_set_states, .chains = CHAINS,
#else
#define LANEWISE_DEFINE_SET_STATES(ID, STATES, LAYOUT)
#define LANEWISE_SEVERAL_STATES(ID, CHAINS)
#endif
/* Names the chains of a kernel: nodes of 16, 24 and 32 bytes, plain and masked. */
#define LANEWISE_CHAINS(ID)                                                                        \
    lanewise_chain lanewise_shake256_##ID##_chain16, lanewise_shake256_##ID##_chain24,             \
        lanewise_shake256_##ID##_chain32, lanewise_shake256_##ID##_masked_chain16,                 \
        lanewise_shake256_##ID##_masked_chain24, lanewise_shake256_##ID##_masked_chain32;          \
    static lanewise_chain *const ID##_chains[] = {                                                 \
        lanewise_shake256_##ID##_chain16,        lanewise_shake256_##ID##_chain24,                 \
        lanewise_shake256_##ID##_chain32,        lanewise_shake256_##ID##_masked_chain16,          \
        lanewise_shake256_##ID##_masked_chain24, lanewise_shake256_##ID##_masked_chain32};

/* What tables of kernels say of chains: LANEWISE_DECLARE_CHAINS(ID), or nothing. */
#define LANEWISE_DECLARE_CHAINS(ID) LANEWISE_CHAINS(ID)
#define LANEWISE_DECLARE_PLAIN(ID)
#define LANEWISE_NAME_CHAINS(ID) ID##_chains
#define LANEWISE_NAME_PLAIN(ID) NULL

/* The backend of a kernel that is nothing but a permutation of states where they lie: its function
 * is lanewise_keccakp1600_ID, its layout one of those whose functions are called lanewise_LAYOUT_.
 * CHAINS: ID_chains, or NULL. */
#define LANEWISE_BACKEND_OF(ID, STATES, LAYOUT, NEEDS, FEATURES, CHAINS)                           \
    void lanewise_keccakp1600_##ID(void *, unsigned rounds);                                       \
    extern const lanewise_backend lanewise_backend_##ID;                                           \
    static void ID##_add_bytes(void *a, unsigned k, const uint8_t *data, size_t at, size_t n) {    \
        lanewise_##LAYOUT##_add_bytes(a, STATES, k, data, at, n);                                  \
    }                                                                                              \
    static void ID##_extract_bytes(const void *a, unsigned k, uint8_t *out, size_t at, size_t n) { \
        lanewise_##LAYOUT##_extract_bytes(a, STATES, k, out, at, n);                               \
    }                                                                                              \
    static void ID##_add_lanes(void *a, const uint8_t *const *data, size_t lanes) {                \
        lanewise_##LAYOUT##_add_lanes(a, STATES, data, lanes);                                     \
    }                                                                                              \
    static void ID##_extract_lanes(const void *a, uint8_t *const *out, size_t lanes) {             \
        lanewise_##LAYOUT##_extract_lanes(a, STATES, out, lanes);                                  \
    }                                                                                              \
    static void ID##_absorb_blocks(void *a, const uint8_t *const *data, size_t blocks,             \
                                   size_t lanes, unsigned rounds) {                                \
        lanewise_absorb_by_steps(&lanewise_backend_##ID, a, data, blocks, lanes, rounds);          \
    }                                                                                              \
    LANEWISE_DEFINE_SET_STATES(ID, STATES, LAYOUT)                                                 \
    const lanewise_backend lanewise_backend_##ID = {.name = "keccakp1600_" #ID,                    \
                                                    .needs = NEEDS,                                \
                                                    .features = FEATURES,                          \
                                                    .states = STATES,                              \
                                                    .state_bytes = 200 * STATES,                   \
                                                    .permute = lanewise_keccakp1600_##ID,          \
                                                    .add_bytes = ID##_add_bytes,                   \
                                                    .extract_bytes = ID##_extract_bytes,           \
                                                    .add_lanes = ID##_add_lanes,                   \
                                                    .extract_lanes = ID##_extract_lanes,           \
                                                    .absorb_blocks = ID##_absorb_blocks,           \
                                                    .layout = LANEWISE_LAYOUT_##LAYOUT,            \
                                                    LANEWISE_SEVERAL_STATES(ID, CHAINS)};

#endif
