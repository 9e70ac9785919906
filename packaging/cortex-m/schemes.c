/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What ML-KEM and SLH-DSA ask of the rest: amalgamate.py puts this in front of them. */
#include "dropin.h"

#include "keccak/portable/interleaved.h"
#include "lanewise/random.h"

#if LANEWISE_MAX_STATES > 1
#include "keccak/armv8m/armv8m_glue.c"
#include "keccak/armv8m/costs_m55.h"

const lanewise_backend *lanewise_select_on(unsigned kind, size_t states) {
    (void)kind;
    return states < LANEWISE_M55_MANY_FROM ? lanewise_select_single()
                                           : &lanewise_backend_x4_armv8m_mve;
}

unsigned lanewise_cost_on(unsigned kind, const lanewise_backend *b) {
    (void)kind;
    return b->states == 1 ? LANEWISE_M55_SINGLE : LANEWISE_M55_MANY;
}
#else
const lanewise_backend *lanewise_select_on(unsigned kind, size_t states) {
    (void)kind, (void)states;
    return lanewise_select_single();
}

unsigned lanewise_cost_on(unsigned kind, const lanewise_backend *b) {
    (void)kind;
    return b->states;
}
#endif

/* There is no operating system to ask. */
int lanewise_random_bytes(const lanewise_random *random, void *out, size_t len) {
    if ((!out && len) || (random && !random->fill))
        return LANEWISE_ERR_NULL;
    if (!len || (random && !random->fill(random->source, out, len)))
        return LANEWISE_OK;
    lanewise_wipe(out, len);
    return LANEWISE_ERR_RANDOM;
}
