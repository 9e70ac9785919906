/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* For mldsa-native: MLD_CONFIG_FIPS202X4_CUSTOM_HEADER. */
#ifndef LANEWISE_SHIM_MLDSA_X4_H
#define LANEWISE_SHIM_MLDSA_X4_H

#include "fips202.h"

LANEWISE_SHIM_FOUR(128)
LANEWISE_SHIM_FOUR(256)

#endif
