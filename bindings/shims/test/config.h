/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How mlkem-native and mldsa-native are built over Lanewise: MLK_CONFIG_FILE, MLD_CONFIG_FILE. */
#ifndef LANEWISE_SHIM_CONFIG_H
#define LANEWISE_SHIM_CONFIG_H

#define MLK_CONFIG_NAMESPACE_PREFIX native_mlkem
#define MLK_CONFIG_FIPS202_CUSTOM_HEADER "mlkem/fips202.h"
#define MLK_CONFIG_FIPS202X4_CUSTOM_HEADER "mlkem/fips202x4.h"
#define MLK_CONFIG_NO_RANDOMIZED_API
#define MLK_CONFIG_INTERNAL_API_QUALIFIER static __attribute__((unused))
#define MLK_CONFIG_EXTERNAL_API_QUALIFIER static __attribute__((unused))

#define MLD_CONFIG_NAMESPACE_PREFIX native_mldsa
#define MLD_CONFIG_FIPS202_CUSTOM_HEADER "mldsa/fips202.h"
#define MLD_CONFIG_FIPS202X4_CUSTOM_HEADER "mldsa/fips202x4.h"
#define MLD_CONFIG_NO_RANDOMIZED_API
#define MLD_CONFIG_INTERNAL_API_QUALIFIER static __attribute__((unused))
#define MLD_CONFIG_EXTERNAL_API_QUALIFIER static __attribute__((unused))

#endif
