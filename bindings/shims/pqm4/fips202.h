/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * pqm4's fips202.h: SHA-3 and SHAKE, at once, by blocks and in pieces. A context is 256 bytes,
 * 56 or 48 more than pqm4's own, and is reached through these functions alone.
 */
#ifndef FIPS202_H
#define FIPS202_H

#include "../lanewise_shim.h"

#define SHAKE128_RATE LANEWISE_SHAKE128_RATE
#define SHAKE256_RATE LANEWISE_SHAKE256_RATE
#define SHA3_256_RATE LANEWISE_SHA3_256_RATE
#define SHA3_384_RATE LANEWISE_SHA3_384_RATE
#define SHA3_512_RATE LANEWISE_SHA3_512_RATE

/* A context, and what is done to all of them alike. */
#define LANEWISE_SHIM_CONTEXT(type, name)                                                          \
    typedef struct type {                                                                          \
        lanewise_sponge sponge;                                                                    \
    } type;                                                                                        \
    static inline void name##_ctx_clone(type *dest, const type *src) {                             \
        lanewise_shim_must(lanewise_sponge_copy(&dest->sponge, &src->sponge));                     \
    }                                                                                              \
    static inline void name##_ctx_release(type *state) {                                           \
        lanewise_sponge_wipe(&state->sponge);                                                      \
    }

/* Input in pieces. */
#define LANEWISE_SHIM_PIECES(name)                                                                 \
    LANEWISE_SHIM_CONTEXT(name##incctx, name##_inc)                                                \
    static inline void name##_inc_init(name##incctx *state) {                                      \
        lanewise_shim_must(lanewise_##name##_init(&state->sponge));                                \
    }                                                                                              \
    static inline void name##_inc_absorb(name##incctx *state, const uint8_t *input,                \
                                         size_t inlen) {                                           \
        lanewise_shim_must(lanewise_sponge_absorb(&state->sponge, input, inlen));                  \
    }

#define LANEWISE_SHIM_SHAKE(which)                                                                 \
    LANEWISE_SHIM_PIECES(shake##which)                                                             \
    static inline void shake##which##_inc_finalize(shake##which##incctx *state) {                  \
        lanewise_shim_must(lanewise_sponge_finalize(&state->sponge));                              \
    }                                                                                              \
    static inline void shake##which##_inc_squeeze(uint8_t *output, size_t outlen,                  \
                                                  shake##which##incctx *state) {                   \
        lanewise_shim_must(lanewise_sponge_squeeze(&state->sponge, output, outlen));               \
    }                                                                                              \
    LANEWISE_SHIM_CONTEXT(shake##which##ctx, shake##which)                                         \
    static inline void shake##which##_absorb(shake##which##ctx *state, const uint8_t *input,       \
                                             size_t inlen) {                                       \
        lanewise_shim_must(lanewise_shake##which##_init(&state->sponge));                          \
        lanewise_shim_must(lanewise_sponge_absorb(&state->sponge, input, inlen));                  \
        lanewise_shim_must(lanewise_sponge_finalize(&state->sponge));                              \
    }                                                                                              \
    static inline void shake##which##_squeezeblocks(uint8_t *output, size_t nblocks,               \
                                                    shake##which##ctx *state) {                    \
        lanewise_shim_must(                                                                        \
            lanewise_sponge_squeeze(&state->sponge, output, nblocks *SHAKE##which##_RATE));        \
    }                                                                                              \
    static inline void shake##which(uint8_t *output, size_t outlen, const uint8_t *input,          \
                                    size_t inlen) {                                                \
        lanewise_shim_must(lanewise_shake##which(output, outlen, input, inlen));                   \
    }

/* The end of the input is the end of the context, which is wiped. */
#define LANEWISE_SHIM_SHA3(which)                                                                  \
    LANEWISE_SHIM_PIECES(sha3_##which)                                                             \
    static inline void sha3_##which##_inc_finalize(uint8_t *output, sha3_##which##incctx *state) { \
        lanewise_shim_must(lanewise_sponge_finalize(&state->sponge));                              \
        lanewise_shim_must(lanewise_sponge_squeeze(&state->sponge, output, which / 8));            \
        lanewise_sponge_wipe(&state->sponge);                                                      \
    }                                                                                              \
    static inline void sha3_##which(uint8_t *output, const uint8_t *input, size_t inlen) {         \
        lanewise_shim_must(lanewise_sha3_##which(output, input, inlen));                           \
    }

LANEWISE_SHIM_SHAKE(128)
LANEWISE_SHIM_SHAKE(256)
LANEWISE_SHIM_SHA3(256)
LANEWISE_SHIM_SHA3(384)
LANEWISE_SHIM_SHA3(512)

#endif
