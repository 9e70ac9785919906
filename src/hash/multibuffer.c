/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The multi-buffer sponge. Messages of different lengths are taken in the order of their lengths,
 * so that most of those that begin together have the same number of blocks. Such a group goes
 * through the kernel as one: states are set, blocks absorbed and outputs written for all at once,
 * which costs little more than for one of them.
 *
 * Other groups are ragged. There each state of the kernel holds one message in progress, with what
 * is left of it in a slot. A step absorbs as many blocks as all slots still have; a slot at its end
 * takes the next message. When no message waits any more, the states that are left move to the
 * kernel that is cheapest for their number.
 *
 *      a group: four messages of three blocks      a ragged group: five messages, four states
 *
 *      state 0   [ A ][ A ][ A ]                   state 0   [ A ][ A ][ A ][ A ][ A ][ A ]
 *      state 1   [ B ][ B ][ B ]                   state 1   [ B ][ B ][ B ][ B ][ B ]
 *      state 2   [ C ][ C ][ C ]                   state 2   [ C ][ C ][ C ][ C ]
 *      state 3   [ D ][ D ][ D ]                   state 3   [ D ][ D ][ E ][ E ][ E ]
 *                                                                      E takes D's state
 */
#include "multibuffer.h"
#include "keccak/generic.h"

#include <string.h>

enum { STATES = LANEWISE_MAX_STATES, STATE = LANEWISE_KECCAK_BYTES };

static const uint8_t zeros[SPONGE_MAX_RATE];

/*
 * A window of messages that lie one after the other, and in which order they are taken. Where one
 * length ends and the next begins, a group is ragged: so it has many messages. To one state the
 * order makes no difference.
 */
enum { WINDOW = LANEWISE_MAX_STATES > 1 ? 1024 : 64, KEYS = 256, EXACT = 32 };

typedef struct window {
    size_t base, next;      /* the first message, and the first one behind the window */
    size_t used, count;     /* of those that are not passed over */
    uint16_t order[WINDOW]; /* relative to the first message */
    uint8_t keys[WINDOW];   /* of the messages: below EXACT the number of blocks */
} window;

/* A message in progress. */
typedef struct message {
    slot slot;
    size_t calls; /* permutations until all of its output is there; 0: there is no message */
    size_t given; /* bytes of output that have been written */
    uint8_t *out;
} message;

typedef struct engine {
    _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    _Alignas(64) uint8_t rows[STATES * SLOT_ROW]; /* the last blocks of a group */
    message messages[STATES];                     /* of a ragged group */
    message *of[STATES];                          /* which of them state k has */
    multibuffer_job *job;
    const lanewise_backend *b;
    unsigned kind; /* of core */
    window window;
    size_t waiting; /* messages that have not been begun */
    size_t running; /* in a ragged group */
    size_t same;    /* the number of blocks of every message, or 0: then the window has an order */
    size_t state_bytes, rows_used; /* to be wiped */
    size_t lanes;                  /* of the last block of a group, that are not zero in all */
    int direct; /* all have one length of whole lanes, in a block, and their end is in the start */
    int ragged; /* there was a ragged group */
} engine;

/* Messages of the same number of blocks have the same key, below EXACT that number; then 16 keys
 * serve each power of two, and the last one all beyond. inverse: of the rate, 32 bits behind the
 * point and rounded up, exact for what is short, where a division would take most of the time. */
static unsigned key_of(const slot_kind *kind, size_t len, uint64_t inverse) {
    size_t blocks = len >> 12
                        ? lanewise_slot_blocks(kind, len)
                        : 1 + (size_t)((len + kind->position + kind->endlen - 1) * inverse >> 32);
    unsigned key = 0;
    for (; blocks >= EXACT && key < KEYS - EXACT; key += EXACT / 2)
        blocks /= 2;
    return key + (unsigned)blocks < KEYS ? key + (unsigned)blocks : KEYS - 1;
}

/* The next window, the longest messages first: a long one among short ones is begun early, and
 * others follow one another in the states at its side. Rows have no windows: their lengths are the
 * same. */
static void fill_window(engine *e) {
    const multibuffer_job *j = e->job;
    window *w = &e->window;
    uint16_t ends[KEYS] = {0};
    const uint64_t inverse = ((uint64_t)1 << 32) / j->kind.rate + 1;
    size_t n = 0, place = 0;
    unsigned longest = 0;
    w->base = w->next;
    for (; w->next < j->count && w->next - w->base < WINDOW; w->next++) {
        size_t len = j->in[w->next].len;
        if (len > j->most)
            continue;
        unsigned key = key_of(&j->kind, len, inverse);
        w->keys[w->next - w->base] = (uint8_t)key;
        longest = key > longest ? key : longest;
        ends[key]++;
        n++;
    }
    for (unsigned key = longest + 1; key--;) {
        size_t those = ends[key];
        ends[key] = (uint16_t)place;
        place += those;
    }
    for (size_t i = w->base; i < w->next; i++)
        if (j->in[i].len <= j->most)
            w->order[ends[w->keys[i - w->base]]++] = (uint16_t)(i - w->base);
    w->used = 0, w->count = n;
}

/* There is a message that waits: makes sure that it is in the window. */
static void look_ahead(engine *e) {
    while (!e->same && e->window.used == e->window.count)
        fill_window(e);
}

/* Of the messages that are next in the window, which one is number k. */
static size_t place(const engine *e, size_t k) {
    const window *w = &e->window;
    return e->same ? w->used + k : w->base + w->order[w->used + k];
}

/* The index of the next message; there is one. */
static size_t next_message(engine *e) {
    look_ahead(e);
    size_t i = place(e, 0);
    e->window.used++;
    e->waiting--;
    return i;
}

/* The number of blocks of the next n messages, n <= waiting, or 0 if it is not the same. */
static size_t same_blocks(engine *e, size_t n) {
    const window *w = &e->window;
    if (e->same)
        return e->same;
    look_ahead(e);
    if (w->used + n > w->count)
        return 0;
    unsigned key = w->keys[w->order[w->used]];
    return key == w->keys[w->order[w->used + n - 1]] && key < EXACT ? key : 0;
}

/* The state is about to be used: more of it is to be wiped. */
static void use_state(engine *e) {
    size_t bytes = e->b->state_bytes;
    e->state_bytes = bytes > e->state_bytes ? bytes : e->state_bytes;
}

/* Of the next n messages, which have `skipped` bytes in front of their last block: where that is,
 * where it lies or in a row. */
static void last_blocks(engine *e, size_t n, size_t skipped, const void **block) {
    const slot_kind *kind = &e->job->kind;
    lanewise_bytes left[STATES];
    for (size_t k = 0; k < n; k++) {
        lanewise_bytes in = lanewise_multibuffer_in(e->job, place(e, k));
        const uint8_t *data = in.len ? in.data : kind->end;
        left[k] = (lanewise_bytes){data + skipped, in.len - skipped};
        block[k] = left[k].data;
    }
    if (e->direct)
        return;
    slot_ends ends = {e->rows, 0, 8 * e->lanes, kind->position, skipped};
    ends.row = lanewise_slot_row(ends.size, ends.offset);
    for (size_t k = 0; k < n; k++)
        block[k] = e->rows + k * ends.row;
    lanewise_slot_pad(kind, &ends, n, left);
    e->rows_used = n * ends.row > e->rows_used ? n * ends.row : e->rows_used;
}

/* Where n messages from the first one on lie, in the order of the call, and their outputs. Of
 * arrays, two at once are read where what is written is known to be apart from them. */
static void lie_at(const multibuffer_job *j, size_t first, size_t n, const void **restrict data,
                   const void **restrict out) {
    const lanewise_bytes *in = j->in;
    void *const *to = j->out;
    const multibuffer_rows rows = j->rows;
    for (size_t k = 0; k < n; k++) {
        ptrdiff_t i = (ptrdiff_t)(first + k);
        data[k] = in ? in[i].data : rows.in + i * rows.in_stride;
        out[k] = in ? to[i] : rows.out + i * rows.out_stride;
    }
}

/* The next n messages, of one block each, and with an output of whole lanes that one permutation
 * gives: their states are never in memory. A state that idles hashes the first message again, to
 * where its output is. */
static void run_once(engine *e, lanewise_once *once, size_t n) {
    const multibuffer_job *j = e->job;
    const void *both[2 * STATES];
    size_t states = lanewise_states(e->b);
    if (e->direct) {
        lie_at(j, e->window.used, n, both, both + states);
    } else {
        last_blocks(e, n, 0, both);
        for (size_t k = 0; k < n; k++)
            both[states + k] = lanewise_multibuffer_out(j, place(e, k));
    }
    for (size_t k = n; k < states; k++)
        both[k] = both[0], both[states + k] = both[states];
    once(j->kind.start, both, e->lanes, j->outlen / 8, j->kind.rounds);
}

/* The next n messages, of `blocks` blocks each, of which all but the last lie in memory as they
 * are. */
static void run_group(engine *e, size_t n, size_t blocks) {
    const multibuffer_job *j = e->job;
    const slot_kind *kind = &j->kind;
    const lanewise_backend *b = e->b;
    const void *ends[STATES] = {NULL}; /* gcc for Cortex-M does not see that n is not 0 */
    const uint8_t *data[STATES], *last[STATES];
    uint8_t *out[STATES];
    size_t rate = kind->rate, skipped = (blocks - 1) * rate, lanes = e->lanes;
    use_state(e);
    last_blocks(e, n, skipped, ends);
    for (size_t k = 0; k < lanewise_states(b); k++) {
        size_t i = place(e, k < n ? k : 0);
        data[k] = lanewise_multibuffer_in(j, i).data;
        last[k] = ends[k < n ? k : 0];
        out[k] = lanewise_multibuffer_out(j, i);
    }
    lanewise_set_states(b, e->state, (1u << lanewise_states(b)) - 1, kind->start);
    if (skipped)
        b->absorb_blocks(e->state, data, blocks - 1, rate / 8, kind->rounds);
    if (lanes)
        b->absorb_blocks(e->state, last, 1, lanes, kind->rounds);
    else
        b->permute(e->state, kind->rounds);
    for (size_t left = j->outlen;;) {
        size_t part = left < rate ? left : rate, whole = part / 8 * 8;
        if (whole)
            b->extract_lanes(e->state, out, part / 8);
        for (unsigned k = 0; k < n && part > whole; k++)
            b->extract_bytes(e->state, k, out[k] + whole, whole, part - whole);
        left -= part;
        if (!left)
            break;
        for (size_t k = 0; k < lanewise_states(b); k++)
            out[k] += part;
        b->permute(e->state, kind->rounds);
    }
}

/* Idle states take the next messages, as long as there are some. If all are idle, all are set:
 * memory that was never written would be permuted otherwise. */
static void refill(engine *e) {
    const multibuffer_job *j = e->job;
    unsigned which = e->running ? 0 : (1u << lanewise_states(e->b)) - 1;
    for (unsigned k = 0; k < lanewise_states(e->b) && e->waiting; k++) {
        message *m = e->of[k];
        if (m->calls)
            continue;
        size_t i = next_message(e);
        lanewise_bytes in = lanewise_multibuffer_in(j, i);
        lanewise_slot_begin(&m->slot, &j->kind, in.data, in.len);
        m->calls = lanewise_slot_blocks(&j->kind, in.len) + (j->outlen - 1) / j->kind.rate;
        m->given = 0;
        m->out = lanewise_multibuffer_out(j, i);
        which |= 1u << k;
        e->running++;
    }
    lanewise_set_states(e->b, e->state, which, j->kind.start);
}

/* What is running goes on in another kernel, in its first states. */
static void move(engine *e, const lanewise_backend *to) {
    uint8_t bytes[STATES][STATE];
    unsigned n = 0, which = (1u << lanewise_states(to)) - 1;
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        message *m = e->of[k];
        if (!m->calls)
            continue;
        e->b->extract_bytes(e->state, k, bytes[n], 0, STATE);
        e->of[k] = e->of[n], e->of[n] = m;
        n++;
    }
    e->b = to;
    for (unsigned k = 0; k < n; k++, which = 1u << k)
        lanewise_set_states(to, e->state, which, bytes[k]);
    lanewise_wipe(bytes, n * sizeof bytes[0]);
}

/* The states in `ready` have their next block of output. Of a few the bytes are taken one state
 * after the other; all at once costs the same for any number. */
static void write_outputs(engine *e, unsigned ready, unsigned count) {
    uint8_t unused[SPONGE_MAX_RATE], *outs[STATES];
    size_t rate = e->job->kind.rate, outlen = e->job->outlen, lanes = rate / 8;
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        const message *m = e->of[k];
        outs[k] = unused;
        if (ready >> k & 1) {
            outs[k] = m->out + m->given;
            lanes = (outlen - m->given) / 8 < lanes ? (outlen - m->given) / 8 : lanes;
        }
    }
    lanes = 2 * count < lanewise_states(e->b) ? 0 : lanes;
    if (lanes)
        e->b->extract_lanes(e->state, outs, lanes);
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        message *m = e->of[k];
        if (!(ready >> k & 1))
            continue;
        size_t n = rate < outlen - m->given ? rate : outlen - m->given;
        if (n > 8 * lanes)
            e->b->extract_bytes(e->state, k, outs[k] + 8 * lanes, 8 * lanes, n - 8 * lanes);
        m->given += n;
        e->running -= !m->calls;
    }
    lanewise_wipe(unused, 8 * lanes);
}

/* Absorb as many blocks as all messages have, one if some of them are at their output. An idle
 * state needs data that is readable for as many blocks: it gets that of a running one. */
static void step(engine *e) {
    const uint8_t *data[STATES], *any = zeros;
    size_t blocks = SIZE_MAX, inputs = 0, rate = e->job->kind.rate;
    unsigned ready = 0, count = 0;
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        const message *m = e->of[k];
        size_t n = m->slot.blocks ? m->slot.blocks : 1;
        data[k] = m->slot.blocks ? m->slot.next : zeros;
        if (!m->calls)
            continue;
        inputs += m->slot.blocks != 0;
        blocks = n < blocks ? n : blocks;
        any = data[k];
    }
    for (unsigned k = 0; k < lanewise_states(e->b); k++)
        data[k] = e->of[k]->calls ? data[k] : any;
    if (inputs)
        e->b->absorb_blocks(e->state, data, blocks, rate / 8, e->job->kind.rounds);
    else
        e->b->permute(e->state, e->job->kind.rounds);
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        message *m = e->of[k];
        slot *s = &m->slot;
        if (!m->calls)
            continue;
        m->calls -= blocks;
        if (s->blocks) {
            s->next += blocks * rate, s->blocks -= blocks;
            if (!s->blocks && !s->ended)
                lanewise_slot_next(s, &e->job->kind);
        }
        ready |= (unsigned)!s->blocks << k;
        count += !s->blocks;
    }
    if (ready)
        write_outputs(e, ready, count);
}

/* The permutations until the last of the running messages is at its end. */
static size_t longest_left(const engine *e) {
    size_t most = 0;
    for (unsigned k = 0; k < lanewise_states(e->b); k++)
        most = e->of[k]->calls > most ? e->of[k]->calls : most;
    return most;
}

/*
 * A ragged group and those that follow, until no message is running. Idle states are refilled at
 * once, unless the others will be at their end soon: to wait for them may cost as much as one call
 * of the kernel, and lets the next messages be a group. In the end, what is left moves to a
 * narrower kernel if more than half a call is saved by that. Not inlined, so that a call without
 * ragged groups does not prepare addresses for them.
 */
#if defined(__GNUC__)
__attribute__((noinline))
#endif
static void
run_ragged(engine *e) {
    if (!e->ragged)
        for (unsigned k = 0; k < STATES; k++) {
            e->of[k] = &e->messages[k];
            e->messages[k].calls = e->messages[k].given = e->messages[k].slot.blocks = 0;
        }
    use_state(e);
    e->ragged = 1;
    e->running = 0;
    do {
        size_t states = lanewise_states(e->b), idle = states - e->running;
        size_t lost = idle ? idle * longest_left(e) : 0;
        if (idle && e->waiting && (!e->running || lost > states)) {
            refill(e);
        } else if (idle && !e->waiting && 2 * lost > states) {
            const lanewise_backend *to = lanewise_select_on(e->kind, e->running);
            if (lanewise_states(to) < states && lanewise_states(to) >= e->running)
                move(e, to);
        }
        step(e);
    } while (e->running);
}

static void add_to_lane(uint8_t *lane, uint64_t value) {
    lanewise_store64(lane, lanewise_load64(lane) ^ value);
}

/*
 * If all messages have one block, the last bit of its padding is in the state that all go on from,
 * and fewer lanes are absorbed. If they also have one length of whole lanes, so is what ends them,
 * and they are absorbed where they lie.
 */
static void end_in_start(engine *e) {
    slot_kind *kind = &e->job->kind;
    size_t longest = e->job->longest;
    uint64_t end = 0;
    add_to_lane(kind->start + kind->rate - 8, (uint64_t)1 << 63);
    kind->last = 0;
    e->lanes = (kind->position + longest + kind->endlen + 7) / 8;
    if (e->job->shortest != longest || longest % 8 || kind->position || kind->endlen > 8)
        return;
    for (unsigned i = 0; i < kind->endlen; i++)
        end |= (uint64_t)kind->end[i] << 8 * i;
    add_to_lane(kind->start + longest, end);
    e->direct = 1;
    e->lanes = longest / 8;
}

/* Of a backend, or NULL. */
static lanewise_once *once_of(const lanewise_backend *b) {
#if LANEWISE_MAX_STATES > 1
    return b->once;
#else
    (void)b;
    return NULL;
#endif
}

/* Runs the next messages as a group, if they can be one; returns 0 if not: the start may have
 * begun the first of several blocks, or the end of a message take a block of its own. */
static int take_group(engine *e) {
    const multibuffer_job *j = e->job;
    size_t n = lanewise_states(e->b) < e->waiting ? lanewise_states(e->b) : e->waiting;
    size_t blocks = same_blocks(e, n), whole = blocks ? (blocks - 1) * j->kind.rate : 0, ready = 0;
    if (!blocks || (whole && j->kind.position))
        return 0;
    for (size_t k = 0; k < n && whole; k++)
        ready += lanewise_multibuffer_in(j, place(e, k)).len >= whole;
    if (whole && ready < n)
        return 0;
    lanewise_once *once = once_of(e->b);
    if (once && blocks == 1 && j->outlen % 8 == 0 && j->outlen <= j->kind.rate)
        run_once(e, once, n);
    else
        run_group(e, n, blocks);
    e->window.used += n;
    e->waiting -= n;
    return 1;
}

void lanewise_multibuffer_run(multibuffer_job *job) {
    size_t count = job->count;
    engine e;
    if (job->longest > job->most) {
        count = 0;
        for (size_t i = 0; i < job->count && job->in; i++)
            count += job->in[i].len <= job->most;
    }
    if (!job->outlen || !count)
        return;
    e.job = job;
    e.kind = lanewise_kind_here();
    e.waiting = count;
    e.window.base = e.window.next = e.window.used = e.window.count = 0;
    e.state_bytes = e.rows_used = 0;
    e.ragged = e.direct = 0;
    e.same = lanewise_slot_blocks(&job->kind, job->longest);
    if (job->shortest != job->longest && e.same != lanewise_slot_blocks(&job->kind, job->shortest))
        e.same = 0;
    if (count != job->count)
        e.same = 0;
    e.lanes = job->kind.rate / 8;
    if (e.same == 1)
        end_in_start(&e);
    while (e.waiting) {
        e.b = lanewise_select_on(e.kind, e.waiting);
        if (!take_group(&e))
            run_ragged(&e);
    }
    if (e.state_bytes)
        lanewise_wipe(e.state, e.state_bytes);
    if (e.rows_used)
        lanewise_wipe(e.rows, e.rows_used);
    for (unsigned k = 0; k < STATES && e.ragged; k++)
        if (e.messages[k].given)
            lanewise_wipe(e.messages[k].slot.buffer, SLOT_BUFFER);
}
