/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * streams.h: groups of streams, each in the states of one kernel. All streams have absorbed and
 * given equally many bytes, so there is one position for all; before the first output, and after a
 * replacement, a state has the padded end of its input in it and is permuted with the others.
 *
 * In memory: the object, then for each group its states and one block for each stream. Of 11
 * streams on a machine whose kernels take 8, 2 and 1 states:
 *
 *      | object | states 0-7 | blocks 0-7 | states 8, 9 | blocks 8, 9 | state 10 | block 10 |
 *                 permuted by x8            permuted by x2             by x1
 */
#include "lanewise/streams.h"
#include "algorithms.h"
#include "slot.h"

#include <string.h>

enum { STATES = LANEWISE_MAX_STATES, STATE = LANEWISE_KECCAK_BYTES, LINE = 64 };

enum { BLOCK_RUNS = 1, BLOCK_READY = 2 };

typedef struct block {
    _Alignas(64) uint8_t bytes[SPONGE_MAX_RATE]; /* the last output */
    uint8_t flags;
} block;

#if defined(__GNUC__)
struct __attribute__((may_alias)) lanewise_streams {
#else
struct lanewise_streams {
#endif
    size_t count, bytes; /* streams; bytes of memory in use */
    uint64_t left;       /* output bytes of each stream not given yet, if that is fixed */
    slot_kind kind;      /* how every stream begins and ends */
    uint8_t fixed;
    uint8_t phase;    /* SPONGE_ABSORBING or SPONGE_SQUEEZING; 0: there is no object */
    uint8_t position; /* of the block; rate while squeezing: permute first */
};

enum { OBJECT = (sizeof(lanewise_streams) + LINE - 1) / LINE * LINE };

/* Before the first group may be LINE - 1 bytes; a stream takes a block, and 256 bytes of states
 * with what rounds these up; the last group may have states without a stream. */
_Static_assert(LINE - 1 + OBJECT + LANEWISE_MAX_STATE_BYTES - 200 <= LANEWISE_STREAMS_BYTES(0),
               "the public size must hold it");
_Static_assert(256 + sizeof(block) <= LANEWISE_STREAMS_BYTES(1) - LANEWISE_STREAMS_BYTES(0),
               "the public size must hold it");

/* Some streams that share the states of one kernel. */
typedef struct group {
    const lanewise_backend *b;
    size_t first, n; /* streams */
    uint8_t *states;
    block *blocks;
} group;

static void group_at(const lanewise_streams *s, size_t first, uint8_t *memory, group *g) {
    g->b = lanewise_select(s->count - first);
    g->first = first;
    g->n = lanewise_states(g->b) < s->count - first ? lanewise_states(g->b) : s->count - first;
    g->states = memory;
    g->blocks = (block *)(void *)(memory + (g->b->state_bytes + LINE - 1) / LINE * LINE);
}

/* Go on to the next group; returns 0 if there is none. Begin with g->b == NULL. */
static int next_group(const lanewise_streams *s, group *g) {
    if (!g->b)
        group_at(s, 0, (uint8_t *)s + OBJECT, g);
    else if (g->first + g->n < s->count)
        group_at(s, g->first + g->n, (uint8_t *)(g->blocks + g->n), g);
    else
        return 0;
    return 1;
}

/* The group of a stream. Selection is the same for all numbers above the widest kernel, so that
 * the groups before the last few are equally large. */
static void find_group(const lanewise_streams *s, size_t index, group *g) {
    size_t skipped = 0;
    g->b = NULL;
    next_group(s, g);
    if (s->count > STATES) {
        size_t alike = (s->count - STATES + g->n - 1) / g->n;
        skipped = index / g->n < alike ? index / g->n : alike;
        size_t bytes = (size_t)((uint8_t *)(g->blocks + g->n) - g->states);
        if (skipped * g->n < s->count)
            group_at(s, skipped * g->n, g->states + skipped * bytes, g);
    }
    while (index >= g->first + g->n)
        next_group(s, g);
}

static size_t running(const group *g) {
    size_t n = 0;
    for (size_t k = 0; k < g->n; k++)
        n += g->blocks[k].flags & BLOCK_RUNS;
    return n;
}

size_t lanewise_streams_bytes(size_t count) {
    size_t each = LANEWISE_STREAMS_BYTES(1) - LANEWISE_STREAMS_BYTES(0);
    return count <= (SIZE_MAX - LANEWISE_STREAMS_BYTES(0)) / each ? LANEWISE_STREAMS_BYTES(count)
                                                                  : 0;
}

static int check_memory(lanewise_streams **streams, const void *memory, size_t bytes,
                        size_t count) {
    if (!streams || !memory)
        return LANEWISE_ERR_NULL;
    if (!count || !lanewise_streams_bytes(count) || bytes < lanewise_streams_bytes(count))
        return LANEWISE_ERR_LENGTH;
    return LANEWISE_OK;
}

static lanewise_streams *object_in(void *memory) {
    return (void *)((uint8_t *)memory + (0 - (uintptr_t)memory) % LINE);
}

/* All but kind is set; every state is the start. */
static void begin(lanewise_streams *s, size_t count, uint64_t left, int fixed) {
    group g = {NULL, 0, 0, NULL, NULL};
    s->count = count;
    s->left = left;
    s->fixed = fixed != 0;
    s->phase = SPONGE_ABSORBING;
    s->position = s->kind.position;
    while (next_group(s, &g)) {
        lanewise_set_states(g.b, g.states, (1u << lanewise_states(g.b)) - 1, s->kind.start);
        for (size_t k = 0; k < g.n; k++)
            g.blocks[k].flags = BLOCK_RUNS;
        s->bytes = (size_t)((uint8_t *)(g.blocks + g.n) - (uint8_t *)s);
    }
}

int lanewise_streams_init(lanewise_streams **streams, void *memory, size_t bytes,
                          lanewise_algorithm algorithm, size_t count) {
    const algorithm_row *row = lanewise_algorithm_row(algorithm);
    int status = check_memory(streams, memory, bytes, count);
    if (status != LANEWISE_OK)
        return status;
    if (!row || algorithm == LANEWISE_KT128 || algorithm == LANEWISE_KT256)
        return LANEWISE_ERR_ALGORITHM;
    lanewise_streams *s = object_in(memory);
    lanewise_slot_kind(&s->kind, row->kind);
    begin(s, count, row->info.output_bytes, !row->info.extendable);
    *streams = s;
    return LANEWISE_OK;
}

int lanewise_streams_start(lanewise_streams **streams, void *memory, size_t bytes,
                           const lanewise_sponge *start, size_t count) {
    const sponge *from = (const sponge *)start;
    int status = check_memory(streams, memory, bytes, count);
    if (!from)
        return LANEWISE_ERR_NULL;
    if (status != LANEWISE_OK)
        return status;
    if (!from->backend || from->phase != SPONGE_ABSORBING)
        return LANEWISE_ERR_STATE;
    if (from->kind.flags & SPONGE_TUPLE)
        return LANEWISE_ERR_ALGORITHM;
    lanewise_streams *s = object_in(memory);
    lanewise_slot_kind_from(&s->kind, from);
    begin(s, count, from->left, from->kind.flags & SPONGE_FIXED);
    *streams = s;
    return LANEWISE_OK;
}

size_t lanewise_streams_rate(const lanewise_streams *s) {
    return s && s->phase ? s->kind.rate : 0;
}

/* len bytes from data[k] into stream k of the group, whose position is given. */
static void absorb(const lanewise_streams *s, const group *g, const uint8_t **data, size_t len,
                   size_t position) {
    size_t rate = s->kind.rate;
    while (len) {
        size_t n = rate - position < len ? rate - position : len, blocks = 1;
        if (n == rate) {
            blocks = len / rate, n = blocks * rate;
            g->b->absorb_blocks(g->states, data, blocks, rate / 8, s->kind.rounds);
        } else {
            for (size_t k = 0; k < g->n; k++)
                g->b->add_bytes(g->states, (unsigned)k, data[k], position, n);
            position += n;
            if (position == rate) {
                g->b->permute(g->states, s->kind.rounds);
                position = 0;
            }
        }
        for (size_t k = 0; k < STATES; k++)
            data[k] += n;
        len -= n;
    }
}

int lanewise_streams_absorb(lanewise_streams *s, const void *const *data, size_t len) {
    group g = {NULL, 0, 0, NULL, NULL};
    if (!s || lanewise_missing(data, len))
        return LANEWISE_ERR_NULL;
    if (s->phase != SPONGE_ABSORBING)
        return LANEWISE_ERR_STATE;
    for (size_t i = 0; i < s->count && len; i++)
        if (!data[i])
            return LANEWISE_ERR_NULL;
    while (len && next_group(s, &g)) {
        const uint8_t *at[STATES];
        for (size_t k = 0; k < STATES; k++)
            at[k] = data[g.first + (k < g.n ? k : 0)];
        absorb(s, &g, at, len, s->position);
    }
    s->position = (uint8_t)((s->position + len % s->kind.rate) % s->kind.rate);
    return LANEWISE_OK;
}

/*
 * The last pieces of a group. A stream that has come to its last block while others have more than
 * that waits outside until these have come as far, too: its state would be permuted with theirs.
 */
static void finish(const group *g, const slot_kind *kind, const lanewise_bytes *last) {
    slot slots[STATES];
    uint8_t waiting[STATES][STATE];
    const uint8_t *data[STATES];
    size_t calls[STATES] = {0}, rate = kind->rate;
    unsigned outside = 0;
    for (size_t k = 0; k < g->n; k++) {
        size_t len = last ? last[g->first + k].len : 0;
        lanewise_slot_begin(&slots[k], kind, len ? last[g->first + k].data : NULL, len);
        calls[k] = lanewise_slot_blocks(kind, len) - 1;
    }
    for (;;) {
        size_t blocks = SIZE_MAX;
        const uint8_t *any = NULL;
        for (size_t k = 0; k < g->n; k++)
            if (calls[k]) {
                size_t n = slots[k].blocks < calls[k] ? slots[k].blocks : calls[k];
                blocks = n < blocks ? n : blocks;
                any = slots[k].next;
            }
        if (!any)
            break;
        for (size_t k = 0; k < g->n; k++)
            if (!calls[k] && !(outside >> k & 1)) {
                outside |= 1u << k;
                g->b->extract_bytes(g->states, (unsigned)k, waiting[k], 0, STATE);
            }
        for (size_t k = 0; k < lanewise_states(g->b); k++)
            data[k] = k < g->n && calls[k] ? slots[k].next : any;
        g->b->absorb_blocks(g->states, data, blocks, rate / 8, kind->rounds);
        for (size_t k = 0; k < g->n; k++)
            if (calls[k]) {
                calls[k] -= blocks;
                slots[k].next += blocks * rate, slots[k].blocks -= blocks;
                if (!slots[k].blocks)
                    lanewise_slot_next(&slots[k], kind);
            }
    }
    for (size_t k = 0; k < g->n; k++)
        if (outside >> k & 1)
            lanewise_set_states(g->b, g->states, 1u << k, waiting[k]);
    for (size_t k = 0; k < lanewise_states(g->b); k++)
        data[k] = slots[k < g->n ? k : 0].next;
    g->b->add_lanes(g->states, data, rate / 8);
    if (outside)
        lanewise_wipe(waiting, sizeof waiting);
    for (size_t k = 0; k < g->n; k++)
        lanewise_wipe(slots[k].buffer, sizeof slots[k].buffer);
}

int lanewise_streams_finish(lanewise_streams *s, const lanewise_bytes *last) {
    group g = {NULL, 0, 0, NULL, NULL};
    if (!s)
        return LANEWISE_ERR_NULL;
    if (s->phase != SPONGE_ABSORBING)
        return LANEWISE_ERR_STATE;
    for (size_t i = 0; i < s->count && last; i++)
        if (lanewise_missing(last[i].data, last[i].len))
            return LANEWISE_ERR_NULL;
    uint8_t began = s->kind.position;
    s->kind.position = s->position;
    while (next_group(s, &g))
        finish(&g, &s->kind, last);
    s->kind.position = began;
    s->position = s->kind.rate;
    s->phase = SPONGE_SQUEEZING;
    return LANEWISE_OK;
}

/* Permute, and copy the next block of stream k to to[k], or to its own block if that is NULL. */
static void next_block(const lanewise_streams *s, const group *g, uint8_t *const *to, size_t at) {
    uint8_t unused[SPONGE_MAX_RATE], *out[STATES];
    for (size_t k = 0; k < STATES; k++) {
        int wanted = k < g->n && g->blocks[k].flags & BLOCK_RUNS;
        out[k] = !wanted ? unused : to ? to[k] + at : g->blocks[k].bytes;
    }
    g->b->permute(g->states, s->kind.rounds);
    g->b->extract_lanes(g->states, out, s->kind.rate / 8);
    lanewise_wipe(unused, sizeof unused);
}

/* The next `len` bytes of a group, of whose block `position` bytes were given. */
static void squeeze(const lanewise_streams *s, const group *g, uint8_t *const *out, size_t len,
                    size_t position) {
    size_t rate = s->kind.rate;
    for (size_t at = 0; at < len;) {
        size_t n = rate - position;
        if (!n && len - at >= rate) {
            next_block(s, g, out, at);
            at += rate;
            continue;
        }
        if (!n) {
            next_block(s, g, NULL, 0);
            position = 0, n = rate;
        }
        n = n < len - at ? n : len - at;
        for (size_t k = 0; k < g->n; k++)
            if (g->blocks[k].flags & BLOCK_RUNS)
                memcpy(out[k] + at, g->blocks[k].bytes + position, n);
        position += n, at += n;
    }
}

int lanewise_streams_squeeze(lanewise_streams *s, void *const *out, size_t len) {
    group g = {NULL, 0, 0, NULL, NULL};
    if (!s || lanewise_missing(out, len))
        return LANEWISE_ERR_NULL;
    if (s->phase != SPONGE_SQUEEZING)
        return LANEWISE_ERR_STATE;
    while (len && next_group(s, &g))
        for (size_t k = 0; k < g.n; k++)
            if (!out[g.first + k] && g.blocks[k].flags & BLOCK_RUNS)
                return LANEWISE_ERR_NULL;
    if (s->fixed && len > s->left)
        return LANEWISE_ERR_LENGTH;
    for (g.b = NULL; len && next_group(s, &g);) {
        uint8_t *to[STATES];
        for (size_t k = 0; k < g.n; k++) {
            to[k] = out[g.first + k];
            g.blocks[k].flags &= BLOCK_RUNS;
        }
        if (running(&g))
            squeeze(s, &g, to, len, s->position);
    }
    s->left -= s->fixed ? len : 0;
    size_t rest = (len + s->position) % s->kind.rate;
    if (len)
        s->position = rest ? (uint8_t)rest : s->kind.rate;
    return LANEWISE_OK;
}

int lanewise_streams_next(lanewise_streams *s) {
    group g = {NULL, 0, 0, NULL, NULL};
    if (!s)
        return LANEWISE_ERR_NULL;
    if (s->phase != SPONGE_SQUEEZING)
        return LANEWISE_ERR_STATE;
    if (s->fixed)
        return LANEWISE_ERR_ALGORITHM;
    while (next_group(s, &g)) {
        if (!running(&g))
            continue;
        next_block(s, &g, NULL, 0);
        for (size_t k = 0; k < g.n; k++)
            if (g.blocks[k].flags & BLOCK_RUNS)
                g.blocks[k].flags |= BLOCK_READY;
    }
    s->position = s->kind.rate;
    return LANEWISE_OK;
}

const uint8_t *lanewise_streams_block(const lanewise_streams *s, size_t index) {
    group g;
    if (!s || s->phase != SPONGE_SQUEEZING || index >= s->count)
        return NULL;
    find_group(s, index, &g);
    const block *b = &g.blocks[index - g.first];
    return b->flags & BLOCK_READY ? b->bytes : NULL;
}

int lanewise_streams_replace(lanewise_streams *s, size_t index, const void *in, size_t inlen) {
    group g;
    sponge alone;
    uint8_t bytes[STATE];
    if (!s || lanewise_missing(in, inlen))
        return LANEWISE_ERR_NULL;
    if (s->phase != SPONGE_SQUEEZING || s->position != s->kind.rate)
        return LANEWISE_ERR_STATE;
    if (index >= s->count)
        return LANEWISE_ERR_PARAMETER;
    if (s->fixed)
        return LANEWISE_ERR_ALGORITHM;
    /* All of the end but the suffix is input like any other. */
    uint8_t suffix = s->kind.end[s->kind.endlen - 1];
    lanewise_sponge_start(&alone, (sponge_kind){s->kind.rate, s->kind.rounds, suffix, 0}, 0);
    alone.backend->add_bytes(alone.state, 0, s->kind.start, 0, STATE);
    alone.position = s->kind.position;
    lanewise_sponge_add(&alone, in, inlen);
    lanewise_sponge_add(&alone, s->kind.end, s->kind.endlen - 1u);
    lanewise_sponge_end(&alone);
    alone.backend->extract_bytes(alone.state, 0, bytes, 0, STATE);
    find_group(s, index, &g);
    lanewise_set_states(g.b, g.states, 1u << (index - g.first), bytes);
    g.blocks[index - g.first].flags = BLOCK_RUNS;
    lanewise_wipe(&alone, sizeof alone);
    lanewise_wipe(bytes, sizeof bytes);
    return LANEWISE_OK;
}

int lanewise_streams_stop(lanewise_streams *s, size_t index) {
    group g;
    if (!s)
        return LANEWISE_ERR_NULL;
    if (s->phase != SPONGE_SQUEEZING)
        return LANEWISE_ERR_STATE;
    if (index >= s->count)
        return LANEWISE_ERR_PARAMETER;
    find_group(s, index, &g);
    g.blocks[index - g.first].flags = 0;
    return LANEWISE_OK;
}

void lanewise_streams_wipe(lanewise_streams *s) {
    if (s && s->phase)
        lanewise_wipe(s, s->bytes);
}
