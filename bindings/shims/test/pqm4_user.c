/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A small user of pqm4's two headers: every function of fips202.h, and a sponge on the three
 * functions of keccakf1600.h. digests.py compares what is printed.
 */
#include "pqm4/fips202.h"
#include "pqm4/keccakf1600.h"
#include "small_user.h"

static int all_zero(const void *data, size_t bytes) {
    for (const uint8_t *p = data; bytes; bytes--)
        if (*p++)
            return 0;
    return 1;
}

/* At once and in two pieces, cloned between them; a clone and its source go on alone. */
#define HASH(which)                                                                                \
    static void check_sha3_##which(size_t length) {                                                \
        sha3_##which##incctx first, second;                                                        \
        uint8_t once[which / 8], got[which / 8];                                                   \
        size_t cut = length / 3;                                                                   \
        sha3_##which(once, message, length);                                                       \
        digest("sha3_" #which, length, once, sizeof once);                                         \
        sha3_##which##_inc_init(&first);                                                           \
        sha3_##which##_inc_absorb(&first, message, cut);                                           \
        sha3_##which##_inc_ctx_clone(&second, &first);                                             \
        sha3_##which##_inc_absorb(&first, message, length);                                        \
        sha3_##which##_inc_ctx_release(&first);                                                    \
        check(all_zero(&first, sizeof first));                                                     \
        sha3_##which##_inc_absorb(&second, message + cut, length - cut);                           \
        sha3_##which##_inc_finalize(got, &second);                                                 \
        check(!memcmp(once, got, sizeof got) && all_zero(&second, sizeof second));                 \
    }
HASH(256)
HASH(384)
HASH(512)

#define XOF(which)                                                                                 \
    static void check_shake##which(size_t length) {                                                \
        shake##which##incctx first, second;                                                        \
        shake##which##ctx blocks, others;                                                          \
        enum { RATE = SHAKE##which##_RATE, BYTES = 3 * RATE };                                     \
        uint8_t once[BYTES], got[BYTES];                                                           \
        size_t cut = length / 3, middle = length % BYTES;                                          \
        shake##which(once, BYTES, message, length);                                                \
        digest("shake_" #which, length, once, BYTES);                                              \
        shake##which##_inc_init(&first);                                                           \
        shake##which##_inc_absorb(&first, message, cut);                                           \
        shake##which##_inc_ctx_clone(&second, &first);                                             \
        shake##which##_inc_absorb(&first, message, length);                                        \
        shake##which##_inc_absorb(&second, message + cut, length - cut);                           \
        shake##which##_inc_finalize(&second);                                                      \
        shake##which##_inc_squeeze(got, middle, &second);                                          \
        shake##which##_inc_ctx_clone(&first, &second);                                             \
        shake##which##_inc_squeeze(got + middle, BYTES - middle, &second);                         \
        check(!memcmp(once, got, BYTES));                                                          \
        shake##which##_inc_squeeze(got, BYTES - middle, &first);                                   \
        check(!memcmp(once + middle, got, BYTES - middle));                                        \
        shake##which##_inc_ctx_release(&first);                                                    \
        check(all_zero(&first, sizeof first));                                                     \
        shake##which##_absorb(&blocks, message, length);                                           \
        shake##which##_squeezeblocks(got, 1, &blocks);                                             \
        shake##which##_ctx_clone(&others, &blocks);                                                \
        shake##which##_squeezeblocks(got + RATE, 2, &blocks);                                      \
        check(!memcmp(once, got, BYTES));                                                          \
        shake##which##_squeezeblocks(got, 2, &others);                                             \
        check(!memcmp(once + RATE, got, 2 * RATE));                                                \
        shake##which##_ctx_release(&others);                                                       \
        check(all_zero(&others, sizeof others));                                                   \
    }
XOF(128)
XOF(256)

/* SHAKE256 (FIPS 202 section 6.2) byte by byte and in pieces of all lengths and offsets. */
static void check_permutation(size_t length) {
    static const unsigned char suffix = 0x1F, last = 0x80;
    enum { RATE = 136, BYTES = 300 };
    uint64_t state[25] = {0};
    uint8_t out[BYTES];
    unsigned at = 0, n;
    for (size_t done = 0; done < length; done += n) {
        n = 1 + (unsigned)(done % 23);
        n = n < length - done ? n : (unsigned)(length - done);
        n = n < RATE - at ? n : RATE - at;
        KeccakF1600_StateXORBytes(state, message + done, at, n);
        at += n;
        if (at == RATE) {
            KeccakF1600_StatePermute(state);
            at = 0;
        }
    }
    KeccakF1600_StateXORBytes(state, &suffix, at, 1);
    KeccakF1600_StateXORBytes(state, &last, RATE - 1, 1);
    at = RATE;
    for (size_t done = 0; done < BYTES; done += n) {
        if (at == RATE) {
            KeccakF1600_StatePermute(state);
            at = 0;
        }
        n = 1 + (unsigned)((length + done) % 29);
        n = n < BYTES - done ? n : (unsigned)(BYTES - done);
        n = n < RATE - at ? n : RATE - at;
        KeccakF1600_StateExtractBytes(state, out + done, at, n);
        at += n;
    }
    digest("shake_256", length, out, BYTES);
}

int main(void) {
    start();
    check(SHA3_256_RATE == 136 && SHA3_384_RATE == 104 && SHA3_512_RATE == 72);
    for (size_t length = 0; length <= LONGEST; length++) {
        check_sha3_256(length);
        check_sha3_384(length);
        check_sha3_512(length);
        check_shake128(length);
        check_shake256(length);
        check_permutation(length);
    }
    return wrong;
}
