/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The sources of the library that firmware needs, in one file: amalgamate.py puts each file that is
 * included here in its place and makes what they share static.
 */
#include "dropin.h"

#if defined(__ARM_BIG_ENDIAN) || !defined(__arm__)
#error "This is for little-endian Cortex-M3, M4, M7 and M55."
#endif

#define LANEWISE_INTERNAL static __attribute__((unused))
#define LANEWISE_MAX_STATES 1
#define LANEWISE_ARMV7M cortex_m
#define LANEWISE_PERMUTE lanewise_keccakp1600_permute

#include "keccak/armv7m/keccakp1600_x1_armv7m_glue.c"

const lanewise_backend *lanewise_select_single(void) {
    return &lanewise_backend_x1_armv7m_cortex_m;
}

#include "hash/encode.c"
#include "hash/sha3.c"
#include "hash/sponge.c"
#include "hash/turboshake.c"
#include "status.c"

#ifndef LANEWISE_NO_SP800_185
#include "hash/sp800_185.c"
#endif
