/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What all shims share: where Lanewise's hash functions are declared, and what happens if one of
 * them fails. None can with the arguments of the libraries above, and those cannot be told if one
 * did: a failure, say of a NULL pointer, ends the program rather than go on with a wrong digest.
 */
#ifndef LANEWISE_SHIM_H
#define LANEWISE_SHIM_H

#ifdef LANEWISE_DROPIN /* the one file for Cortex-M, packaging/cortex-m */
#include "lanewise.h"
#else
#include "lanewise/sha3.h"
#endif

#include <stdlib.h>

static inline void lanewise_shim_must(int status) {
    if (status)
        abort();
}

#endif
