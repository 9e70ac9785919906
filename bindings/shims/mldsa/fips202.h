/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* For mldsa-native: MLD_CONFIG_FIPS202_CUSTOM_HEADER. */
#ifndef LANEWISE_SHIM_MLDSA_H
#define LANEWISE_SHIM_MLDSA_H

#define SHIM(name) mld_##name
#include "../lanewise_fips202.h"

#define LANEWISE_SHIM_PARTS(which)                                                                 \
    LANEWISE_SHIM_ONE(which)                                                                       \
    static inline void mld_shake##which##_absorb(lanewise_sponge *ctx, const uint8_t *in,          \
                                                 size_t inlen) {                                   \
        lanewise_shim_must(lanewise_sponge_absorb(ctx, in, inlen));                                \
    }                                                                                              \
    static inline void mld_shake##which##_finalize(lanewise_sponge *ctx) {                         \
        lanewise_shim_must(lanewise_sponge_finalize(ctx));                                         \
    }                                                                                              \
    static inline void mld_shake##which##_squeeze(uint8_t *out, size_t outlen,                     \
                                                  lanewise_sponge *ctx) {                          \
        lanewise_shim_must(lanewise_sponge_squeeze(ctx, out, outlen));                             \
    }

LANEWISE_SHIM_PARTS(128)
LANEWISE_SHIM_PARTS(256)

#endif
