/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * liboqs's callbacks. A context of liboqs is one pointer: init allocates what it points to, release
 * wipes and frees it, clone writes into a context that was initialised, reset begins it again.
 */
#include "lanewise_oqs.h"

#include "../lanewise_shim.h"
#include "lanewise/keccak.h"
#include "lanewise/many.h"

#include <oqs/sha3_ops.h>
#include <oqs/sha3x4_ops.h>
#include <string.h>

static void *allocate(size_t bytes) {
    void *memory = malloc(bytes);
    lanewise_shim_must(memory ? LANEWISE_OK : LANEWISE_ERR_NULL);
    return memory;
}

static void release(void *memory, size_t bytes) {
    if (memory)
        lanewise_wipe(memory, bytes);
    free(memory);
}

/* What is done alike to the contexts of one state of all functions. */
#define CONTEXT(name)                                                                              \
    static void name##_reset(OQS_SHA3_##name##_inc_ctx *state) {                                   \
        lanewise_shim_must(lanewise_##name##_init(state->ctx));                                    \
    }                                                                                              \
    static void name##_init(OQS_SHA3_##name##_inc_ctx *state) {                                    \
        state->ctx = allocate(sizeof(lanewise_sponge));                                            \
        name##_reset(state);                                                                       \
    }                                                                                              \
    static void name##_absorb(OQS_SHA3_##name##_inc_ctx *state, const uint8_t *input,              \
                              size_t inlen) {                                                      \
        lanewise_shim_must(lanewise_sponge_absorb(state->ctx, input, inlen));                      \
    }                                                                                              \
    static void name##_clone(OQS_SHA3_##name##_inc_ctx *dest,                                      \
                             const OQS_SHA3_##name##_inc_ctx *src) {                               \
        lanewise_shim_must(lanewise_sponge_copy(dest->ctx, src->ctx));                             \
    }                                                                                              \
    static void name##_release(OQS_SHA3_##name##_inc_ctx *state) {                                 \
        release(state->ctx, sizeof(lanewise_sponge));                                              \
        state->ctx = NULL;                                                                         \
    }

#define SHA3(which)                                                                                \
    CONTEXT(sha3_##which)                                                                          \
    static void sha3_##which(uint8_t *output, const uint8_t *input, size_t inlen) {                \
        lanewise_shim_must(lanewise_sha3_##which(output, input, inlen));                           \
    }                                                                                              \
    static void sha3_##which##_finalize(uint8_t *output, OQS_SHA3_sha3_##which##_inc_ctx *state) { \
        lanewise_shim_must(lanewise_sponge_finalize(state->ctx));                                  \
        lanewise_shim_must(lanewise_sponge_squeeze(state->ctx, output, which / 8));                \
    }

#define SHAKE(which)                                                                               \
    CONTEXT(shake##which)                                                                          \
    static void shake##which(uint8_t *output, size_t outlen, const uint8_t *input, size_t inlen) { \
        lanewise_shim_must(lanewise_shake##which(output, outlen, input, inlen));                   \
    }                                                                                              \
    static void shake##which##_finalize(OQS_SHA3_shake##which##_inc_ctx *state) {                  \
        lanewise_shim_must(lanewise_sponge_finalize(state->ctx));                                  \
    }                                                                                              \
    static void shake##which##_squeeze(uint8_t *output, size_t outlen,                             \
                                       OQS_SHA3_shake##which##_inc_ctx *state) {                   \
        lanewise_shim_must(lanewise_sponge_squeeze(state->ctx, output, outlen));                   \
    }

SHA3(256)
SHA3(384)
SHA3(512)
SHAKE(128)
SHAKE(256)

/*
 * Four states that absorb and squeeze in step, in pieces of any length. They can be cloned, which
 * the streams of streams.h cannot: their bytes lie in order, and `at` is where the next goes in or
 * comes from, the rate if a block of output has to be computed first.
 */
typedef struct four {
    uint8_t states[4][LANEWISE_KECCAK_BYTES];
    size_t at;
} four;

static void permute(four *f) {
    lanewise_shim_must(lanewise_keccak_permute_many(f->states, 4, 24));
    f->at = 0;
}

static void four_absorb(four *f, size_t rate, const uint8_t *const in[4], size_t len) {
    for (size_t done = 0, n; done < len; done += n) {
        n = len - done < rate - f->at ? len - done : rate - f->at;
        for (size_t k = 0; k < 4; k++)
            for (size_t i = 0; i < n; i++)
                f->states[k][f->at + i] ^= in[k][done + i];
        f->at += n;
        if (f->at == rate)
            permute(f);
    }
}

/* The suffix of SHAKE and the padding, FIPS 202 section 6.2 and B.2. */
static void four_finalize(four *f, size_t rate) {
    for (size_t k = 0; k < 4; k++) {
        f->states[k][f->at] ^= 0x1F;
        f->states[k][rate - 1] ^= 0x80;
    }
    f->at = rate;
}

static void four_squeeze(four *f, size_t rate, uint8_t *const out[4], size_t len) {
    for (size_t done = 0, n; done < len; done += n) {
        if (f->at == rate)
            permute(f);
        n = len - done < rate - f->at ? len - done : rate - f->at;
        for (size_t k = 0; k < 4; k++)
            memcpy(out[k] + done, f->states[k] + f->at, n);
        f->at += n;
    }
}

#define FOUR(which)                                                                                \
    static void shake##which##_x4(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3,      \
                                  size_t outlen, const uint8_t *in0, const uint8_t *in1,           \
                                  const uint8_t *in2, const uint8_t *in3, size_t inlen) {          \
        const lanewise_bytes in[4] = {{in0, inlen}, {in1, inlen}, {in2, inlen}, {in3, inlen}};     \
        void *const out[4] = {out0, out1, out2, out3};                                             \
        lanewise_shim_must(lanewise_hash_many(LANEWISE_SHAKE##which, 4, in, out, outlen));         \
    }                                                                                              \
    static void shake##which##_x4_reset(OQS_SHA3_shake##which##_x4_inc_ctx *state) {               \
        memset(state->ctx, 0, sizeof(four));                                                       \
    }                                                                                              \
    static void shake##which##_x4_init(OQS_SHA3_shake##which##_x4_inc_ctx *state) {                \
        state->ctx = allocate(sizeof(four));                                                       \
        shake##which##_x4_reset(state);                                                            \
    }                                                                                              \
    static void shake##which##_x4_absorb(OQS_SHA3_shake##which##_x4_inc_ctx *state,                \
                                         const uint8_t *in0, const uint8_t *in1,                   \
                                         const uint8_t *in2, const uint8_t *in3, size_t inlen) {   \
        const uint8_t *const in[4] = {in0, in1, in2, in3};                                         \
        four_absorb(state->ctx, LANEWISE_SHAKE##which##_RATE, in, inlen);                          \
    }                                                                                              \
    static void shake##which##_x4_finalize(OQS_SHA3_shake##which##_x4_inc_ctx *state) {            \
        four_finalize(state->ctx, LANEWISE_SHAKE##which##_RATE);                                   \
    }                                                                                              \
    static void shake##which##_x4_squeeze(uint8_t *out0, uint8_t *out1, uint8_t *out2,             \
                                          uint8_t *out3, size_t outlen,                            \
                                          OQS_SHA3_shake##which##_x4_inc_ctx *state) {             \
        uint8_t *const out[4] = {out0, out1, out2, out3};                                          \
        four_squeeze(state->ctx, LANEWISE_SHAKE##which##_RATE, out, outlen);                       \
    }                                                                                              \
    static void shake##which##_x4_clone(OQS_SHA3_shake##which##_x4_inc_ctx *dest,                  \
                                        const OQS_SHA3_shake##which##_x4_inc_ctx *src) {           \
        memcpy(dest->ctx, src->ctx, sizeof(four));                                                 \
    }                                                                                              \
    static void shake##which##_x4_release(OQS_SHA3_shake##which##_x4_inc_ctx *state) {             \
        release(state->ctx, sizeof(four));                                                         \
        state->ctx = NULL;                                                                         \
    }

FOUR(128)
FOUR(256)

#define ALL(name)                                                                                  \
    .SHA3_##name = name, .SHA3_##name##_inc_init = name##_init,                                    \
    .SHA3_##name##_inc_absorb = name##_absorb, .SHA3_##name##_inc_finalize = name##_finalize,      \
    .SHA3_##name##_inc_ctx_release = name##_release, .SHA3_##name##_inc_ctx_reset = name##_reset,  \
    .SHA3_##name##_inc_ctx_clone = name##_clone
#define ALL_OF_SHAKE(name) ALL(name), .SHA3_##name##_inc_squeeze = name##_squeeze

void lanewise_oqs_set_callbacks(void) {
    static struct OQS_SHA3_callbacks one = {
        ALL(sha3_256), ALL(sha3_384), ALL(sha3_512), ALL_OF_SHAKE(shake128), ALL_OF_SHAKE(shake256),
    };
    static struct OQS_SHA3_x4_callbacks of_four = {
        ALL_OF_SHAKE(shake128_x4),
        ALL_OF_SHAKE(shake256_x4),
    };
    OQS_SHA3_set_callbacks(&one);
    OQS_SHA3_x4_set_callbacks(&of_four);
}
