/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Polynomials as bytes: FIPS 204 section 7.1 and 7.2. */
#ifndef LANEWISE_MLDSA_BYTES_H
#define LANEWISE_MLDSA_BYTES_H

#include "poly.h"

/* BitPack: of each coefficient c, `from` - c, or if `from` is 0 c itself, in `bits` bits: 32 times
 * `bits` bytes. */
void lanewise_mldsa_pack(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from);
/* BitUnpack. */
void lanewise_mldsa_unpack(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from);

/* HintBitPack: omega + k bytes of k polynomials of at most omega ones in all. Not constant-time. */
void lanewise_mldsa_pack_hint(const mldsa_params *p, uint8_t *out, const mldsa_poly *hint);
/* HintBitUnpack: nonzero if the bytes are not those of any hint. */
int lanewise_mldsa_unpack_hint(const mldsa_params *p, mldsa_poly *hint, const uint8_t *in);

#endif
