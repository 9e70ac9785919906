/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* For mlkem-native: MLK_CONFIG_FIPS202X4_CUSTOM_HEADER. */
#ifndef LANEWISE_SHIM_MLKEM_X4_H
#define LANEWISE_SHIM_MLKEM_X4_H

#include "fips202.h"

LANEWISE_SHIM_FOUR(128)

static inline void mlk_shake256x4(uint8_t *out0, uint8_t *out1, uint8_t *out2, uint8_t *out3,
                                  size_t outlen, const uint8_t *in0, const uint8_t *in1,
                                  const uint8_t *in2, const uint8_t *in3, size_t inlen) {
    lanewise_shim_x4_once(out0, out1, out2, out3, outlen, in0, in1, in2, in3, inlen);
}

#endif
