/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The multi-buffer sponge. Each state of a kernel holds one message in progress, with what is left
 * of it in a slot. A step absorbs as many blocks as all slots still have; a slot at its end takes
 * the next message. When no message waits any more, the states that are left move to the kernel
 * that is cheapest for their number.
 */
#include "multibuffer.h"

#include <string.h>

enum { STATES = LANEWISE_MAX_STATES, STATE = LANEWISE_KECCAK_BYTES };

static const uint8_t zeros[SPONGE_MAX_RATE];

typedef enum slot_phase { SLOT_FREE, SLOT_PARKED, SLOT_INPUT, SLOT_END, SLOT_OUTPUT } slot_phase;

/* A message in progress. */
typedef struct slot {
    slot_phase phase;
    const uint8_t *next; /* the blocks that wait to be absorbed */
    size_t blocks;
    const uint8_t *at; /* the message after these */
    size_t left;
    size_t offset; /* bytes of the first block that the common start has filled */
    uint8_t *out;
    size_t outleft;                      /* bytes of output still to come */
    slot_phase parked_in;                /* SLOT_PARKED: the phase to go on in */
    uint8_t parked[STATE];               /* and the state */
    uint8_t buffer[2 * SPONGE_MAX_RATE]; /* a first block, then the padded end */
} slot;

typedef struct engine {
    _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    slot pool[STATES];
    slot *running_in[STATES]; /* which slot state k works on; NULL: none */
    const multibuffer_job *job;
    const lanewise_backend *b;
    size_t message; /* the next to be taken */
    size_t running, parked;
} engine;

/* The next blocks of a message: a first one that the start has begun, whole ones where they lie,
 * or the padded end, which takes one block or two. */
static void find_blocks(const multibuffer_job *j, slot *l) {
    size_t rate = j->rate, room = rate - l->offset;
    if (l->left >= room && l->offset) {
        memset(l->buffer, 0, l->offset);
        memcpy(l->buffer + l->offset, l->at, room);
        l->next = l->buffer, l->blocks = 1;
        l->at += room, l->left -= room, l->offset = 0;
    } else if (l->left >= room) {
        l->next = l->at, l->blocks = l->left / rate;
        l->at += l->blocks * rate, l->left -= l->blocks * rate;
    } else {
        size_t len = l->offset + l->left;
        l->blocks = len + j->endlen <= rate ? 1 : 2;
        memset(l->buffer, 0, l->blocks * rate);
        if (l->left)
            memcpy(l->buffer + l->offset, l->at, l->left);
        memcpy(l->buffer + len, j->end, j->endlen);
        l->buffer[l->blocks * rate - 1] |= 0x80;
        l->next = l->buffer;
        l->phase = SLOT_END;
    }
}

static int take_message(engine *e, slot *l) {
    const multibuffer_job *j = e->job;
    while (e->message < j->count && j->in[e->message].len > j->longest)
        e->message++;
    if (e->message == j->count)
        return 0;
    l->phase = SLOT_INPUT;
    l->at = j->in[e->message].data;
    l->left = j->in[e->message].len;
    l->out = j->out[e->message];
    l->outleft = j->outlen;
    l->offset = j->position;
    e->message++;
    find_blocks(j, l);
    return 1;
}

static slot *find(engine *e, slot_phase phase) {
    unsigned i = 0;
    while (e->pool[i].phase != phase)
        i++;
    return &e->pool[i];
}

/* A free state takes a parked slot or the next message. Returns 0 if nothing waits. */
static int occupy(engine *e, unsigned k, int zero) {
    const uint8_t *start = e->job->start;
    slot *l;
    if (e->parked) {
        l = find(e, SLOT_PARKED);
        l->phase = l->parked_in;
        start = l->parked;
        e->parked--;
    } else {
        l = find(e, SLOT_FREE);
        if (!take_message(e, l))
            return 0;
    }
    if (!zero) {
        uint8_t bytes[STATE]; /* what turns the state that is there into the new one */
        e->b->extract_bytes(e->state, k, bytes, 0, STATE);
        for (unsigned i = 0; i < STATE && start; i++)
            bytes[i] ^= start[i];
        e->b->add_bytes(e->state, k, bytes, 0, STATE);
        lanewise_wipe(bytes, sizeof bytes);
    } else if (start) {
        e->b->add_bytes(e->state, k, start, 0, STATE);
    }
    e->running_in[k] = l;
    e->running++;
    return 1;
}

/* If all are free, clearing the states together is cheaper than one by one. */
static void refill(engine *e) {
    int zero = !e->running;
    if (zero)
        memset(e->state, 0, e->b->state_bytes);
    for (unsigned k = 0; k < lanewise_states(e->b); k++)
        if (!e->running_in[k] && !occupy(e, k, zero))
            return;
}

/* All states leave the kernel. */
static void park(engine *e) {
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        slot *l = e->running_in[k];
        if (!l)
            continue;
        e->b->extract_bytes(e->state, k, l->parked, 0, STATE);
        l->parked_in = l->phase;
        l->phase = SLOT_PARKED;
        e->running_in[k] = NULL;
    }
    e->parked = e->running;
    e->running = 0;
}

/* Instance k has absorbed all blocks it had. */
static void turn(engine *e, unsigned k) {
    slot *l = e->running_in[k];
    size_t rate = e->job->rate, n = rate < l->outleft ? rate : l->outleft;
    if (l->phase == SLOT_INPUT) {
        find_blocks(e->job, l);
        return;
    }
    if (n)
        e->b->extract_bytes(e->state, k, l->out, 0, n);
    l->outleft -= n;
    if (l->outleft) {
        l->out += n;
        l->next = zeros, l->blocks = 1;
        l->phase = SLOT_OUTPUT;
    } else {
        l->phase = SLOT_FREE;
        e->running_in[k] = NULL;
        e->running--;
    }
}

/* Absorb as many blocks as all running states have. An idle one needs data that is readable for
 * as many blocks: it gets that of a running one. */
static void step(engine *e) {
    const uint8_t *data[STATES], *any = zeros;
    size_t blocks = SIZE_MAX, outputs = 0;
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        if (!e->running_in[k])
            continue;
        any = e->running_in[k]->next;
        outputs += e->running_in[k]->phase == SLOT_OUTPUT;
        if (e->running_in[k]->blocks < blocks)
            blocks = e->running_in[k]->blocks;
    }
    for (unsigned k = 0; k < lanewise_states(e->b); k++)
        data[k] = e->running_in[k] ? e->running_in[k]->next : any;
    if (outputs == e->running)
        e->b->permute(e->state, e->job->rounds);
    else
        e->b->absorb_blocks(e->state, data, blocks, e->job->rate / 8, e->job->rounds);
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        slot *l = e->running_in[k];
        if (!l)
            continue;
        l->next += blocks * e->job->rate, l->blocks -= blocks;
        if (!l->blocks)
            turn(e, k);
    }
}

/* Kernel after kernel, until no slot is left. */
static void run(const multibuffer_job *job) {
    engine e;
    e.job = job;
    e.message = e.running = e.parked = 0;
    for (unsigned k = 0; k < STATES; k++) {
        e.pool[k].phase = SLOT_FREE;
        e.running_in[k] = NULL;
    }
    do {
        e.b = lanewise_select(e.parked ? e.parked : job->count);
        for (;;) {
            if (e.running < lanewise_states(e.b))
                refill(&e);
            if (e.running < lanewise_states(e.b) &&
                (!e.running || lanewise_states(lanewise_select(e.running)) < lanewise_states(e.b)))
                break;
            step(&e);
        }
        park(&e);
    } while (e.parked);
    lanewise_wipe(&e, sizeof e);
}

/* All messages end within their first block: no bookkeeping, no buffers. What they have in common
 * (the start, and the padding if all are of one length) is put in place once, in an image of all
 * states that each step begins with. */
static void run_short(const multibuffer_job *j, size_t shortest, size_t longest) {
    _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES], image[LANEWISE_MAX_STATE_BYTES];
    uint8_t common[STATE] = {0}, unused[SPONGE_MAX_RATE], *out[STATES];
    const uint8_t *data[STATES];
    const lanewise_backend *made_for = NULL;
    size_t lanes = j->position ? 0 : shortest / 8, at = j->position + 8 * lanes;
    int same = shortest == longest;
    if (j->start)
        memcpy(common, j->start, STATE);
    for (unsigned i = 0; i < j->endlen && same; i++)
        common[j->position + longest + i] ^= j->end[i];
    common[j->rate - 1] ^= 0x80;
    for (size_t i = 0; i < j->count;) {
        const lanewise_backend *b = lanewise_select(j->count - i);
        size_t n = lanewise_states(b) < j->count - i ? lanewise_states(b) : j->count - i;
        if (made_for != b) {
            made_for = b;
            for (unsigned k = 0; k < lanewise_states(b); k++)
                data[k] = common;
            memset(image, 0, b->state_bytes);
            b->add_lanes(image, data, STATE / 8);
        }
        memcpy(state, image, b->state_bytes);
        for (unsigned k = 0; k < lanewise_states(b); k++)
            data[k] = j->in[i + (k < n ? k : 0)].data;
        for (unsigned k = 0; k < n && (!same || longest > 8 * lanes); k++) {
            size_t len = j->in[i + k].len, rest = len - 8 * lanes;
            if (rest)
                b->add_bytes(state, k, data[k] + 8 * lanes, at, rest);
            if (!same)
                b->add_bytes(state, k, j->end, j->position + len, j->endlen);
        }
        for (size_t given = 0; given < j->outlen;) {
            size_t part = j->outlen - given < j->rate ? j->outlen - given : j->rate;
            if (!given && lanes)
                b->absorb_blocks(state, data, 1, lanes, j->rounds);
            else
                b->permute(state, j->rounds);
            for (unsigned k = 0; k < lanewise_states(b); k++)
                out[k] = k < n ? (uint8_t *)j->out[i + k] + given : unused;
            if (part >= 8)
                b->extract_lanes(state, out, part / 8);
            for (unsigned k = 0; k < n && part % 8; k++)
                b->extract_bytes(state, k, out[k] + part / 8 * 8, part / 8 * 8, part % 8);
            given += part;
        }
        i += n;
    }
    lanewise_wipe(state, sizeof state);
    lanewise_wipe(image, sizeof image);
    lanewise_wipe(common, sizeof common);
    lanewise_wipe(unused, sizeof unused);
}

void lanewise_multibuffer_run(const multibuffer_job *job) {
    size_t shortest = SIZE_MAX, longest = 0;
    if (!job->count || !job->outlen)
        return;
    for (size_t i = 0; i < job->count; i++) {
        size_t len = job->in[i].len;
        shortest = len < shortest ? len : shortest;
        longest = len > longest ? len : longest;
    }
    if (longest <= job->longest && longest < job->rate &&
        job->position + longest + job->endlen <= job->rate)
        run_short(job, shortest, longest);
    else
        run(job);
}
