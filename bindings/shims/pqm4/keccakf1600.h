/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * pqm4's keccakf1600.h: the permutation and how bytes enter and leave the state, 25 words that are
 * zeros at the beginning. With the drop-in for Cortex-M the words are bit-interleaved between
 * permutations, as its kernels want them; with the library they hold the bytes in order. Callers
 * that keep to these three functions see no difference.
 */
#ifndef KECCAKF1600_H
#define KECCAKF1600_H

#include "../lanewise_shim.h"

#ifdef LANEWISE_DROPIN

static inline void KeccakF1600_StateXORBytes(uint64_t *state, const unsigned char *data,
                                             unsigned int offset, unsigned int length) {
    lanewise_keccakp1600_add_bytes(state, data, offset, length);
}
static inline void KeccakF1600_StateExtractBytes(uint64_t *state, unsigned char *data,
                                                 unsigned int offset, unsigned int length) {
    lanewise_keccakp1600_extract_bytes(state, data, offset, length);
}
static inline void KeccakF1600_StatePermute(uint64_t *state) {
    lanewise_keccakp1600_permute(state, 24);
}

#else

#include "lanewise/keccak.h"

#include <string.h>

static inline void KeccakF1600_StateXORBytes(uint64_t *state, const unsigned char *data,
                                             unsigned int offset, unsigned int length) {
    unsigned char *to = (unsigned char *)state + offset;
    for (unsigned int i = 0; i < length; i++)
        to[i] ^= data[i];
}
static inline void KeccakF1600_StateExtractBytes(uint64_t *state, unsigned char *data,
                                                 unsigned int offset, unsigned int length) {
    memcpy(data, (const unsigned char *)state + offset, length);
}
static inline void KeccakF1600_StatePermute(uint64_t *state) {
    lanewise_shim_must(lanewise_keccak_permute_many(state, 1, 24));
}

#endif

#endif
