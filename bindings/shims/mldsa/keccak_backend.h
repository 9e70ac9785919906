/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* For mldsa-native: MLD_CONFIG_FIPS202_BACKEND_FILE, with MLD_CONFIG_USE_NATIVE_BACKEND_FIPS202. */
#ifndef LANEWISE_BACKEND_MLDSA_H
#define LANEWISE_BACKEND_MLDSA_H

#define MLD_USE_NATIVE_FIPS202_X1
#define MLD_USE_NATIVE_FIPS202_X4

#ifndef __ASSEMBLER__
#define BACKEND(name) mld_##name
#include "../lanewise_keccak_backend.h"
#endif

#endif
