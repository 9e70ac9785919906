/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ML-KEM on the bytes of keys; arguments have been checked. Two files hold these functions, and a
 * build one of them: mlkem_whole.c expands the key on the stack and runs all hashes of an operation
 * together, mlkem_small.c makes one polynomial after the other, in a fifth of the memory. They give
 * the same bytes.
 */
#ifndef LANEWISE_MLKEM_MLKEM_BYTES_H
#define LANEWISE_MLKEM_MLKEM_BYTES_H

#include "params.h"

/* KeyGen_internal of d and z. */
void lanewise_mlkem_pair_of(const mlkem_params *p, uint8_t *ek, uint8_t *dk,
                            const uint8_t seed[64]);
/* Encaps_internal with the check of FIPS 203 section 7.2: OK or KEY. */
int lanewise_mlkem_send(const mlkem_params *p, uint8_t *ct, uint8_t ss[32], const uint8_t *ek,
                        const uint8_t m[32]);
/* Decaps_internal with the check of section 7.3: OK or KEY. */
int lanewise_mlkem_receive(const mlkem_params *p, uint8_t ss[32], const uint8_t *dk,
                           const uint8_t *ct);
/* That check of an encapsulation key alone. */
int lanewise_mlkem_inspect(const mlkem_params *p, const uint8_t *ek);

#endif
