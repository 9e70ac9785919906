/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Polynomials as bytes: FIPS 204 section 7.1 and 7.2. */
#ifndef LANEWISE_MLDSA_BYTES_H
#define LANEWISE_MLDSA_BYTES_H

#include "poly.h"

/* Of t0 as it is packed: from there down. s1 and s2 are packed from eta down, z from gamma1. */
enum { MLDSA_FROM_T0 = 1 << (MLDSA_D - 1) };

/* BitPack: of each coefficient c, `from` - c, or if `from` is 0 c itself, in `bits` bits: 32 times
 * `bits` bytes. */
void lanewise_mldsa_pack(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from);
/* BitUnpack. */
void lanewise_mldsa_unpack(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from);

/* HintBitPack: omega + k bytes of k polynomials of at most omega ones in all. Not constant-time. */
void lanewise_mldsa_pack_hint(const mldsa_params *p, uint8_t *out, const mldsa_poly *hint);
/* One of them, into bytes that were zeros: `used` is how many ones those before have; returns that
 * number with its own. */
unsigned lanewise_mldsa_pack_hint_row(const mldsa_params *p, uint8_t *out, unsigned row,
                                      unsigned used, const mldsa_poly *hint);
/* HintBitUnpack: nonzero if the bytes are not those of any hint. */
int lanewise_mldsa_unpack_hint(const mldsa_params *p, mldsa_poly *hint, const uint8_t *in);
/* That alone; and then one polynomial. */
int lanewise_mldsa_check_hint(const mldsa_params *p, const uint8_t *in);
void lanewise_mldsa_unpack_hint_row(const mldsa_params *p, mldsa_poly *hint, const uint8_t *in,
                                    unsigned row);

#endif
