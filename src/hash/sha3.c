/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* FIPS 202 section 6 and Keccak-256: one line each. */
#include "lanewise/sha3.h"
#include "context.h"

#define FIXED(name, rate, suffix, bytes)                                                           \
    int lanewise_##name(uint8_t out[bytes], const void *in, size_t len) {                          \
        return lanewise_sponge_once((sponge_kind){rate, 24, suffix, SPONGE_FIXED}, out, bytes, in, \
                                    len);                                                          \
    }                                                                                              \
    int lanewise_##name##_init(lanewise_sponge *s) {                                               \
        return lanewise_sponge_begin(s, (sponge_kind){rate, 24, suffix, SPONGE_FIXED}, bytes);     \
    }

#define EXTENDABLE(name, rate, suffix)                                                             \
    int lanewise_##name(void *out, size_t outlen, const void *in, size_t inlen) {                  \
        return lanewise_sponge_once((sponge_kind){rate, 24, suffix, 0}, out, outlen, in, inlen);   \
    }                                                                                              \
    int lanewise_##name##_init(lanewise_sponge *s) {                                               \
        return lanewise_sponge_begin(s, (sponge_kind){rate, 24, suffix, 0}, 0);                    \
    }

FIXED(sha3_224, LANEWISE_SHA3_224_RATE, 0x06, LANEWISE_SHA3_224_BYTES)
FIXED(sha3_256, LANEWISE_SHA3_256_RATE, 0x06, LANEWISE_SHA3_256_BYTES)
FIXED(sha3_384, LANEWISE_SHA3_384_RATE, 0x06, LANEWISE_SHA3_384_BYTES)
FIXED(sha3_512, LANEWISE_SHA3_512_RATE, 0x06, LANEWISE_SHA3_512_BYTES)
FIXED(keccak256, LANEWISE_SHA3_256_RATE, 0x01, LANEWISE_KECCAK256_BYTES)
EXTENDABLE(shake128, LANEWISE_SHAKE128_RATE, 0x1F)
EXTENDABLE(shake256, LANEWISE_SHAKE256_RATE, 0x1F)
