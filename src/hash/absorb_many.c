/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Contexts that absorb side by side: each keeps its state in the layout of the kernel for one
 * state, which is moved to a wide kernel and back once for as many blocks as all of a batch have.
 * That is 200 bytes each way, little compared with pieces of a few kilobytes.
 */
#include "context.h"
#include "lanewise/many.h"

#include <string.h>

enum { MOST = LANEWISE_MAX_STATES, STATE = LANEWISE_KECCAK_BYTES };

/* A context with whole blocks to absorb. */
typedef struct absorbing {
    sponge *s;
    const uint8_t *at;
    size_t blocks, rest; /* bytes after the blocks */
} absorbing;

/* Takes a context up; 0 if it has no whole block, and then all of it is absorbed. */
static int begin(absorbing *a, sponge *s, const uint8_t *data, size_t len) {
    size_t rate = s->kind.rate, n = s->position ? rate - s->position : 0;
    if (n > len)
        n = len;
    lanewise_sponge_add(s, data, n);
    len -= n;
    a->s = s;
    a->at = len ? data + n : NULL;
    a->blocks = len / rate, a->rest = len % rate;
    if (!a->blocks)
        lanewise_sponge_add(s, a->at, a->rest);
    return a->blocks > 0;
}

static void together(const lanewise_backend *b, absorbing *a, size_t n, size_t blocks) {
    _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    uint8_t bytes[STATE];
    const uint8_t *data[MOST];
    const sponge_kind *kind = &a->s->kind;
    memset(state, 0, b->state_bytes);
    for (unsigned k = 0; k < lanewise_states(b); k++) {
        data[k] = a[k < n ? k : 0].at;
        if (k >= n)
            continue;
        a[k].s->backend->extract_bytes(a[k].s->state, 0, bytes, 0, STATE);
        b->add_bytes(state, k, bytes, 0, STATE);
    }
    b->absorb_blocks(state, data, blocks, kind->rate / 8, kind->rounds);
    for (unsigned k = 0; k < n; k++) {
        b->extract_bytes(state, k, bytes, 0, STATE);
        memset(a[k].s->state, 0, sizeof a[k].s->state);
        a[k].s->backend->add_bytes(a[k].s->state, 0, bytes, 0, STATE);
    }
    lanewise_wipe(state, b->state_bytes);
    lanewise_wipe(bytes, sizeof bytes);
}

static void absorb_all(size_t count, lanewise_sponge *const *contexts, const lanewise_bytes *in) {
    absorbing a[MOST];
    size_t next = 0, n = 0;
    const unsigned kind = lanewise_kind_here();
    for (;;) {
        for (; n < MOST && next < count; next++)
            n += (size_t)begin(&a[n], (sponge *)contexts[next], in[next].data, in[next].len);
        if (!n)
            return;
        const lanewise_backend *b = lanewise_select_on(kind, n);
        size_t m = lanewise_states(b) < n ? lanewise_states(b) : n, blocks = a[0].blocks, kept = 0;
        for (size_t k = 1; k < m; k++)
            blocks = a[k].blocks < blocks ? a[k].blocks : blocks;
        if (m == 1)
            lanewise_sponge_add(a[0].s, a[0].at, blocks * a[0].s->kind.rate);
        else
            together(b, a, m, blocks);
        for (size_t k = 0; k < n; k++) {
            if (k < m)
                a[k].at += blocks * a[k].s->kind.rate, a[k].blocks -= blocks;
            if (a[k].blocks)
                a[kept++] = a[k];
            else
                lanewise_sponge_add(a[k].s, a[k].at, a[k].rest);
        }
        n = kept;
    }
}

int lanewise_sponge_absorb_many(size_t count, lanewise_sponge *const *contexts,
                                const lanewise_bytes *in) {
    if (!count)
        return LANEWISE_OK;
    if (!contexts || !in)
        return LANEWISE_ERR_NULL;
    for (size_t i = 0; i < count; i++)
        if (!contexts[i] || lanewise_missing(in[i].data, in[i].len))
            return LANEWISE_ERR_NULL;
    for (size_t i = 0; i < count; i++) {
        const sponge *s = (const sponge *)contexts[i], *other = (const sponge *)contexts[0];
        if (!s->backend || s->phase != SPONGE_ABSORBING)
            return LANEWISE_ERR_STATE;
        if (s->kind.flags & SPONGE_TUPLE || s->kind.rate != other->kind.rate ||
            s->kind.rounds != other->kind.rounds)
            return LANEWISE_ERR_ALGORITHM;
    }
    absorb_all(count, contexts, in);
    return LANEWISE_OK;
}
