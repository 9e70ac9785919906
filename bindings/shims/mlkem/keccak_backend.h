/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* For mlkem-native: MLK_CONFIG_FIPS202_BACKEND_FILE, with MLK_CONFIG_USE_NATIVE_BACKEND_FIPS202. */
#ifndef LANEWISE_BACKEND_MLKEM_H
#define LANEWISE_BACKEND_MLKEM_H

#define MLK_USE_NATIVE_FIPS202_X1
#define MLK_USE_NATIVE_FIPS202_X4

#ifndef __ASSEMBLER__
#define BACKEND(name) mlk_##name
#include "../lanewise_keccak_backend.h"
#endif

#endif
