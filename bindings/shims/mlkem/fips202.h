/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* For mlkem-native: MLK_CONFIG_FIPS202_CUSTOM_HEADER. */
#ifndef LANEWISE_SHIM_MLKEM_H
#define LANEWISE_SHIM_MLKEM_H

#define SHIM(name) mlk_##name
#include "../lanewise_fips202.h"

LANEWISE_SHIM_ONE(128)

static inline void mlk_shake128_absorb_once(mlk_shake128ctx *ctx, const uint8_t *in, size_t inlen) {
    lanewise_shim_must(lanewise_sponge_absorb(ctx, in, inlen));
    lanewise_shim_must(lanewise_sponge_finalize(ctx));
}
static inline void mlk_shake128_squeezeblocks(uint8_t *out, size_t nblocks, mlk_shake128ctx *ctx) {
    lanewise_shim_must(lanewise_sponge_squeeze(ctx, out, nblocks * LANEWISE_SHAKE128_RATE));
}
static inline void mlk_sha3_256(uint8_t *out, const uint8_t *in, size_t inlen) {
    lanewise_shim_must(lanewise_sha3_256(out, in, inlen));
}
static inline void mlk_sha3_512(uint8_t *out, const uint8_t *in, size_t inlen) {
    lanewise_shim_must(lanewise_sha3_512(out, in, inlen));
}

#endif
