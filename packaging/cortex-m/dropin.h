/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * SHA-3, SHAKE, TurboSHAKE, cSHAKE, KMAC and TupleHash, and the permutation below them, for
 * Cortex-M3, M4, M7 and M55. It needs memcpy, memmove and memset, as the compiler itself does, and
 * nothing else: no heap, no writable data, no start-up call. Define LANEWISE_NO_SP800_185 to leave
 * out cSHAKE, KMAC and TupleHash. The error THREAD does not occur here.
 */
#ifndef LANEWISE_DROPIN_H
#define LANEWISE_DROPIN_H

#ifdef __cplusplus
extern "C" {
#endif

#include "lanewise/status.h"

/*
 * Keccak-p[1600] alone, for code that brings its own sponge.
 *
 * The state is 200 bytes, aligned to 4, and all zeros at the beginning. Inside it is bit-
 * interleaved: word 2j holds the 32 even bits of lane j = x + 5y and word 2j + 1 its odd bits, so
 * bytes enter and leave only through these functions. Byte 8(x + 5y) + i is byte i, least
 * significant first, of lane (x, y): FIPS 202 section 3.1.2 and B.1. Nothing is checked: 1 <=
 * rounds <= 24, offset + length <= 200.
 */

/** The last `rounds` rounds of Keccak-f[1600]: 24 for FIPS 202, 12 for TurboSHAKE. */
void lanewise_keccakp1600_permute(void *state, unsigned rounds);

/** XOR `length` bytes, of any alignment, into the state from byte `offset` on. */
void lanewise_keccakp1600_add_bytes(void *state, const uint8_t *data, size_t offset, size_t length);

/** Copy `length` bytes out of the state from byte `offset` on. */
void lanewise_keccakp1600_extract_bytes(const void *state, uint8_t *out, size_t offset,
                                        size_t length);

#include "lanewise/sponge.h"

#include "lanewise/sha3.h"

#include "lanewise/turboshake.h"

#ifndef LANEWISE_NO_SP800_185
#include "lanewise/sp800_185.h"
#endif

/* amalgamate: headers of the schemes */

#ifdef __cplusplus
}
#endif

#endif
