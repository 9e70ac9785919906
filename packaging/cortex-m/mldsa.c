/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ML-DSA in little memory, without key objects; its transforms are in the .S where the core has DSP
 * instructions. */
#include "dropin.h"

/* Long products take a time on Cortex-M3 that depends on their operands: secrets are none there. */
#if !defined(__ARM_FEATURE_DSP) && !defined(LANEWISE_MLDSA_ONLY_VERIFIES)
#define LANEWISE_MLDSA_ONLY_VERIFIES
#endif

#include "common/scheme.h"
#include "hash/context.h"
#include "jobs/jobs.h"

/* Names that files of other schemes have too. */
#define add mldsa_add
#define begin mldsa_begin
#define defaults mldsa_defaults
#define finish mldsa_finish
#define hash mldsa_hash
#define inverse_ntt mldsa_inverse_ntt
#define matrix mldsa_matrix
#define ntt mldsa_ntt
#define pack mldsa_pack
#define product mldsa_product
#define reject mldsa_reject
#define rows mldsa_rows
#define secret mldsa_secret
#define unpack mldsa_unpack

#if (__ARM_FEATURE_DSP & 1) && (__ARM_FEATURE_SIMD32 & 1)
#define LANEWISE_MLDSA_ARMV7EM
#endif

#include "mldsa/mldsa_arith.h"

const mldsa_arith *lanewise_mldsa_arith(void) {
    return &lanewise_mldsa_arith_c;
}

#include "common/prehash.c"
#include "jobs/jobs.c"
#include "mldsa/bytes.c"
#include "mldsa/mldsa.c"
#include "mldsa/mldsa_sets.c"
#include "mldsa/mldsa_small.c"
#include "mldsa/mu.c"
#include "mldsa/poly.c"
#include "mldsa/poly_c.c"
#include "mldsa/sample.c"

#undef add
#undef begin
#undef defaults
#undef finish
#undef hash
#undef inverse_ntt
#undef matrix
#undef ntt
#undef pack
#undef product
#undef reject
#undef rows
#undef secret
#undef unpack
