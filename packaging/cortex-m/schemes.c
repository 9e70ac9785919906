/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What ML-KEM and SLH-DSA ask of the rest: amalgamate.py puts this in front of them. */
#include "dropin.h"

#include "keccak/backend.h"
#include "lanewise/random.h"

const lanewise_backend *lanewise_select(size_t states) {
    (void)states;
    return lanewise_select_single();
}

/* There is no operating system to ask. */
int lanewise_random_bytes(const lanewise_random *random, void *out, size_t len) {
    if ((!out && len) || (random && !random->fill))
        return LANEWISE_ERR_NULL;
    if (!len || (random && !random->fill(random->source, out, len)))
        return LANEWISE_OK;
    lanewise_wipe(out, len);
    return LANEWISE_ERR_RANDOM;
}
