/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What mlkem-native and mldsa-native ask of FIPS 202, of one state and of four, on Lanewise. The
 * headers in mlkem and mldsa include this with SHIM(name) defined as the prefix of the library.
 * All of it is inline; the four states of a call share the vector registers.
 */
#ifndef LANEWISE_SHIM_FIPS202_H
#define LANEWISE_SHIM_FIPS202_H

#include "lanewise/many.h"
#include "lanewise/streams.h"
#include "lanewise_shim.h"

#ifndef SHAKE128_RATE
#define SHAKE128_RATE LANEWISE_SHAKE128_RATE
#define SHAKE256_RATE LANEWISE_SHAKE256_RATE
#endif

/* Four streams and the memory they lie in; like a context of one it is not to be moved between
 * absorbing and squeezing. */
typedef struct lanewise_shim_x4 {
    lanewise_streams *streams;
    uint8_t memory[LANEWISE_STREAMS_BYTES(4)];
} lanewise_shim_x4;

static inline void lanewise_shim_x4_absorb(lanewise_shim_x4 *ctx, lanewise_algorithm algorithm,
                                           const uint8_t *in0, const uint8_t *in1,
                                           const uint8_t *in2, const uint8_t *in3, size_t inlen) {
    const lanewise_bytes in[4] = {{in0, inlen}, {in1, inlen}, {in2, inlen}, {in3, inlen}};
    lanewise_shim_must(
        lanewise_streams_init(&ctx->streams, ctx->memory, sizeof ctx->memory, algorithm, 4));
    lanewise_shim_must(lanewise_streams_finish(ctx->streams, in));
}

static inline void lanewise_shim_x4_squeeze(uint8_t *out0, uint8_t *out1, uint8_t *out2,
                                            uint8_t *out3, size_t len, lanewise_shim_x4 *ctx) {
    void *const out[4] = {out0, out1, out2, out3};
    lanewise_shim_must(lanewise_streams_squeeze(ctx->streams, out, len));
}

static inline void lanewise_shim_x4_once(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3,
                                         size_t outlen, const uint8_t *in0, const uint8_t *in1,
                                         const uint8_t *in2, const uint8_t *in3, size_t inlen) {
    const lanewise_bytes in[4] = {{in0, inlen}, {in1, inlen}, {in2, inlen}, {in3, inlen}};
    void *const out[4] = {out0, out1, out2, out3};
    lanewise_shim_must(lanewise_hash_many(LANEWISE_SHAKE256, 4, in, out, outlen));
}

/* One state that absorbs in parts, of which = 128 or 256; both libraries begin and end it so. */
#define LANEWISE_SHIM_ONE(which)                                                                   \
    typedef lanewise_sponge SHIM(shake##which##ctx);                                               \
    static inline void SHIM(shake##which##_init)(lanewise_sponge * ctx) {                          \
        lanewise_shim_must(lanewise_shake##which##_init(ctx));                                     \
    }                                                                                              \
    static inline void SHIM(shake##which##_release)(lanewise_sponge * ctx) {                       \
        lanewise_sponge_wipe(ctx);                                                                 \
    }

/* Four states, with all input at once and output in blocks. */
#define LANEWISE_SHIM_FOUR(which)                                                                  \
    typedef lanewise_shim_x4 SHIM(shake##which##x4ctx);                                            \
    static inline void SHIM(shake##which##x4_init)(lanewise_shim_x4 * ctx) {                       \
        ctx->streams = NULL;                                                                       \
    }                                                                                              \
    static inline void SHIM(shake##which##x4_absorb_once)(                                         \
        lanewise_shim_x4 * ctx, const uint8_t *in0, const uint8_t *in1, const uint8_t *in2,        \
        const uint8_t *in3, size_t inlen) {                                                        \
        lanewise_shim_x4_absorb(ctx, LANEWISE_SHAKE##which, in0, in1, in2, in3, inlen);            \
    }                                                                                              \
    static inline void SHIM(shake##which##x4_squeezeblocks)(                                       \
        uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3, size_t nblocks,                \
        lanewise_shim_x4 *ctx) {                                                                   \
        lanewise_shim_x4_squeeze(out0, out1, out2, out3, nblocks *LANEWISE_SHAKE##which##_RATE,    \
                                 ctx);                                                             \
    }                                                                                              \
    static inline void SHIM(shake##which##x4_release)(lanewise_shim_x4 * ctx) {                    \
        lanewise_streams_wipe(ctx->streams);                                                       \
    }

static inline void SHIM(shake256)(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen) {
    lanewise_shim_must(lanewise_shake256(out, outlen, in, inlen));
}

#endif
