/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Sizes of contexts for callers that do not compile our structures: contexts.h. */
#include "lanewise/contexts.h"

#define CONTEXT(name)                                                                              \
    size_t lanewise_##name##_bytes(void) {                                                         \
        return sizeof(lanewise_##name);                                                            \
    }                                                                                              \
    size_t lanewise_##name##_align(void) {                                                         \
        struct lies {                                                                              \
            char before;                                                                           \
            lanewise_##name one;                                                                   \
        };                                                                                         \
        return offsetof(struct lies, one);                                                         \
    }

CONTEXT(keccak)
CONTEXT(sponge)
CONTEXT(tree)
CONTEXT(mldsa_key)
CONTEXT(mlkem_key)
CONTEXT(slhdsa_key)
CONTEXT(slhdsa_verifier)
