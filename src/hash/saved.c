/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A sponge as bytes: saved.h. */
#include "lanewise/saved.h"
#include "context.h"

#include <string.h>

/* A saved computation, in bytes: a mark, whose last byte is the version of the format; the kind but
 * for its flags, which follow; phase and position as in the context; zeros; and the 200 bytes of
 * the state as FIPS 202 numbers them, whatever the kernel's layout. */
enum { SAVED_KIND = 4, SAVED_PHASE = 7, SAVED_POSITION, SAVED_STATE = 16 };
_Static_assert(SAVED_STATE + 200 == LANEWISE_SPONGE_SAVED_BYTES, "the header's number");

static void saved_head(uint8_t head[SAVED_STATE], sponge_kind kind, uint8_t phase,
                       uint8_t position) {
    const uint8_t first[SAVED_POSITION + 1] = {'L',         'w',         's',   1,       kind.rate,
                                               kind.rounds, kind.suffix, phase, position};
    memset(head, 0, SAVED_STATE);
    memcpy(head, first, sizeof first);
}

int lanewise_sponge_save(const lanewise_sponge *context, void *out, size_t outlen) {
    const sponge *s = (const sponge *)context;
    uint8_t *to = out;
    if (!s || lanewise_missing(out, outlen))
        return LANEWISE_ERR_NULL;
    if (!s->backend)
        return LANEWISE_ERR_STATE;
    if (s->kind.flags & SPONGE_BINDS) /* all with a key, and TupleHash */
        return LANEWISE_ERR_ALGORITHM;
    if (outlen != LANEWISE_SPONGE_SAVED_BYTES)
        return LANEWISE_ERR_LENGTH;
    saved_head(to, s->kind, s->phase, s->position);
    s->backend->extract_bytes(s->state, 0, to + SAVED_STATE, 0, 200);
    return LANEWISE_OK;
}

/* Whether an absorbing context can go over to that phase and position. A fixed output is shorter
 * than the rate, so the position is also what was given of it; 0 would be the rate of before. */
static int saved_fits(const sponge *s, uint8_t phase, uint8_t position) {
    if (phase == SPONGE_ABSORBING)
        return position < s->kind.rate;
    if (phase != SPONGE_SQUEEZING || !position)
        return 0;
    return position == s->kind.rate ||
           position <= (s->kind.flags & SPONGE_FIXED ? s->left : s->kind.rate);
}

int lanewise_sponge_restore(lanewise_sponge *context, const void *in, size_t inlen) {
    sponge *s = (sponge *)context;
    const uint8_t *from = in;
    uint8_t head[SAVED_STATE];
    if (!s || lanewise_missing(in, inlen))
        return LANEWISE_ERR_NULL;
    if (!s->backend || s->phase != SPONGE_ABSORBING)
        return LANEWISE_ERR_STATE;
    if (s->kind.flags & SPONGE_BINDS)
        return LANEWISE_ERR_ALGORITHM;
    if (inlen != LANEWISE_SPONGE_SAVED_BYTES)
        return LANEWISE_ERR_LENGTH;
    const uint8_t phase = from[SAVED_PHASE], position = from[SAVED_POSITION];
    saved_head(head, s->kind, phase, position);
    if (lanewise_equal(from, head, SAVED_KIND) != 1)
        return LANEWISE_ERR_PARAMETER;
    if (lanewise_equal(from + SAVED_KIND, head + SAVED_KIND, SAVED_PHASE - SAVED_KIND) != 1)
        return LANEWISE_ERR_ALGORITHM;
    if (lanewise_equal(from, head, SAVED_STATE) != 1 || !saved_fits(s, phase, position))
        return LANEWISE_ERR_PARAMETER;
    if (s->kind.flags & SPONGE_FIXED && phase == SPONGE_SQUEEZING && position < s->kind.rate)
        s->left -= position;
    s->phase = phase;
    s->position = position;
    memset(s->state, 0, sizeof s->state);
    s->backend->add_bytes(s->state, 0, from + SAVED_STATE, 0, 200);
    return LANEWISE_OK;
}
