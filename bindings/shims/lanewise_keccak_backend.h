/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The permutation alone for mlkem-native and mldsa-native, which keep their own sponges: of one
 * state, 25 words, and of four, 100 words one state after the other. The headers keccak_backend.h
 * in mlkem and mldsa include this with BACKEND(name) defined as the prefix of the library. Words
 * are in the processor's order of bytes there: on a big-endian one the library's own code is asked
 * to go on.
 */
#ifndef LANEWISE_KECCAK_BACKEND_H
#define LANEWISE_KECCAK_BACKEND_H

#include "lanewise/keccak.h"

enum { LANEWISE_BACKEND_SUCCESS = 0, LANEWISE_BACKEND_FALLBACK = -1 };

static inline int lanewise_backend_permute(uint64_t *states, size_t count) {
#if defined(__BYTE_ORDER__) && __BYTE_ORDER__ == __ORDER_BIG_ENDIAN__
    (void)states, (void)count;
    return LANEWISE_BACKEND_FALLBACK;
#else
    return lanewise_keccak_permute_many(states, count, 24) ? LANEWISE_BACKEND_FALLBACK
                                                           : LANEWISE_BACKEND_SUCCESS;
#endif
}

static inline int BACKEND(keccak_f1600_x1_native)(uint64_t *state) {
    return lanewise_backend_permute(state, 1);
}
static inline int BACKEND(keccak_f1600_x4_native)(uint64_t *states) {
    return lanewise_backend_permute(states, 4);
}

#endif
