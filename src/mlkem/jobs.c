/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The engine below jobs.h. In each step every slot in use absorbs one block, or none if it is
 * being squeezed, and all states are permuted together. States move to a kernel of another width
 * when enough jobs wait for more slots, or when few are left with work to do.
 */
#include "jobs.h"

#include "keccak/backend.h"
#include "lanewise/status.h"

#include <limits.h>
#include <string.h>

enum { SLOTS = LANEWISE_MAX_STATES, STATE = 200 };

static const uint8_t zeros[STATE];

typedef struct slot {
    mlkem_job *job; /* NULL: free */
    unsigned at;    /* bytes of input absorbed */
    uint8_t squeezing;
} slot;

typedef struct engine {
    _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    _Alignas(64) uint8_t block[SLOTS][STATE];
    slot slots[SLOTS];
    const lanewise_backend *b;
    mlkem_job *jobs;
    const mlkem_arith *arith;
    unsigned count, running;
    unsigned first; /* all jobs before this one have been taken */
} engine;

static unsigned input_bytes(const mlkem_job *j) {
    return (unsigned)j->seed_bytes + j->tail_bytes + j->rest_bytes;
}

static int ready(const mlkem_job *j) {
    return j->state == JOB_WAITING && (!j->after || j->after->state == JOB_DONE);
}

/* The block of input that begins at `at`, padded if it is the last, in STATE bytes. */
static void make_block(uint8_t to[STATE], const mlkem_job *j, unsigned at) {
    unsigned head = (unsigned)j->seed_bytes + j->tail_bytes, have = 0;
    unsigned len = input_bytes(j) - at;
    if (!j->rest_bytes && j->seed_bytes == MLKEM_SYMBYTES) {
        /* Most jobs by far: a seed and one or two bytes. */
        memset(to, 0, STATE);
        memcpy(to, j->seed, MLKEM_SYMBYTES);
        to[MLKEM_SYMBYTES] = j->tail[0];
        to[MLKEM_SYMBYTES + 1] = j->tail[1];
        to[len] = j->suffix;
        to[j->rate - 1] = 0x80;
        return;
    }
    if (at < head) { /* which is shorter than a block: so at is 0 */
        if (j->seed_bytes)
            memcpy(to, j->seed, j->seed_bytes);
        memcpy(to + j->seed_bytes, j->tail, j->tail_bytes);
        have = head;
    }
    unsigned end = len < j->rate ? len : j->rate;
    if (end > have)
        memcpy(to + have, j->rest + at + have - head, end - have);
    memset(to + end, 0, STATE - end);
    if (end < j->rate) {
        to[end] = j->suffix;
        to[j->rate - 1] |= 0x80;
    }
}

/* Permutations that the job will at least take. */
static unsigned remaining(const slot *s) {
    const mlkem_job *j = s->job;
    unsigned n = s->squeezing ? 0 : (input_bytes(j) - s->at) / j->rate + 1;
    if (j->output == JOB_MATRIX || j->output == JOB_MATRIX16)
        n += s->squeezing ? 1 : 2;
    return n;
}

/* All states go on in another kernel, in its first slots. */
static void move(engine *e, const lanewise_backend *to) {
    uint8_t *out[SLOTS];
    const uint8_t *in[SLOTS];
    unsigned n = 0;
    for (unsigned k = 0; k < SLOTS; k++)
        out[k] = e->block[k];
    e->b->extract_lanes(e->state, out, STATE / 8);
    for (unsigned k = 0; k < lanewise_states(e->b); k++)
        if (e->slots[k].job) {
            in[n] = e->block[k];
            e->slots[n++] = e->slots[k];
        }
    for (unsigned k = n; k < SLOTS; k++) {
        in[k] = zeros;
        e->slots[k].job = NULL;
    }
    memset(e->state, 0, to->state_bytes);
    to->add_lanes(e->state, in, STATE / 8);
    e->b = to;
}

static void choose_kernel(engine *e) {
    unsigned waiting = 0, longest = 0;
    while (e->first < e->count && e->jobs[e->first].state != JOB_WAITING)
        e->first++;
    for (unsigned i = e->first; i < e->count && waiting < SLOTS; i++)
        waiting += (unsigned)ready(&e->jobs[i]);
    if (e->running && !waiting && e->running == lanewise_states(e->b))
        return;
    const lanewise_backend *to = lanewise_select(e->running + waiting);
    if (to == e->b)
        return;
    if (!e->running) {
        e->b = to;
        return;
    }
    for (unsigned k = 0; k < lanewise_states(e->b); k++)
        if (e->slots[k].job && remaining(&e->slots[k]) > longest)
            longest = remaining(&e->slots[k]);
    /* Moving costs a fraction of a permutation. */
    if (lanewise_states(to) > lanewise_states(e->b)
            ? waiting && e->running + waiting > lanewise_states(e->b)
            : e->running + waiting <= lanewise_states(to) && longest > 1)
        move(e, to);
}

/* Free slots take the jobs that are ready. If all are free, all states are set: memory that was
 * never written would be permuted otherwise. */
static void refill(engine *e) {
    unsigned i = e->first, which = e->running ? 0 : (1u << lanewise_states(e->b)) - 1;
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        slot *s = &e->slots[k];
        if (s->job)
            continue;
        while (i < e->count && !ready(&e->jobs[i]))
            i++;
        if (i == e->count)
            break;
        e->jobs[i].state = JOB_RUNNING;
        s->job = &e->jobs[i];
        s->at = 0;
        s->squeezing = 0;
        which |= 1u << k;
        e->running++;
    }
    if (which)
        lanewise_set_states(e->b, e->state, which, zeros);
}

/* The block that begins at `at` is on its way: the last one if it is not full. */
static void count_block(slot *s) {
    s->squeezing = input_bytes(s->job) - s->at < s->job->rate;
    s->at += s->job->rate;
}

/* If all states absorb blocks of one rate where they lie: how many of them together. The kernel
 * keeps the states in registers between them. */
static unsigned blocks_at_once(engine *e, const uint8_t *data[SLOTS]) {
    unsigned blocks = UINT_MAX, rate = 0;
    const uint8_t *any = zeros;
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        const slot *s = &e->slots[k];
        if (!s->job)
            continue;
        unsigned head = (unsigned)s->job->seed_bytes + s->job->tail_bytes;
        unsigned n = (input_bytes(s->job) - s->at) / s->job->rate;
        if (s->squeezing || s->at < head || (rate && rate != s->job->rate))
            return 0;
        rate = s->job->rate;
        any = data[k] = s->job->rest + (s->at - head);
        blocks = n < blocks ? n : blocks;
    }
    if (blocks < 2)
        return 0;
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        if (e->slots[k].job)
            e->slots[k].at += blocks * rate;
        else
            data[k] = any;
    }
    e->b->absorb_blocks(e->state, data, blocks, rate / 8, 24);
    return blocks;
}

static void absorb(engine *e) {
    const uint8_t *data[SLOTS];
    unsigned lanes = 0, used = lanewise_states(e->b);
    if (blocks_at_once(e, data))
        return;
    for (unsigned k = 0; k < used; k++) {
        const slot *s = &e->slots[k];
        data[k] = zeros;
        if (s->job && !s->squeezing && s->job->rate / 8u > lanes)
            lanes = s->job->rate / 8;
    }
    if (!lanes) {
        e->b->permute(e->state, 24);
        return;
    }
    for (unsigned k = 0; k < used; k++) {
        slot *s = &e->slots[k];
        if (!s->job || s->squeezing)
            continue;
        unsigned head = (unsigned)s->job->seed_bytes + s->job->tail_bytes;
        if (s->at >= head && 8 * lanes == s->job->rate &&
            input_bytes(s->job) - s->at >= s->job->rate) {
            data[k] = s->job->rest + (s->at - head); /* where it lies */
        } else {
            make_block(e->block[k], s->job, s->at);
            data[k] = e->block[k];
        }
        count_block(s);
    }
    e->b->absorb_blocks(e->state, data, 1, lanes, 24);
}

/* Bytes that the job takes of a block of output. */
static unsigned output_bytes(const mlkem_job *j) {
    if (j->output == JOB_BYTES)
        return j->want;
    return j->output == JOB_NOISE && j->eta == 2 ? 128 : j->rate;
}

/* A block of output; returns 1 if the job is done. */
static int take(mlkem_job *j, const uint8_t *block, const mlkem_arith *arith) {
    uint8_t noise[64 * 3];
    unsigned n = j->rate;
    switch (j->output) {
    case JOB_MATRIX:
        j->have = (uint16_t)arith->reject(j->out, j->have, block, n);
        return j->have == MLKEM_N;
    case JOB_MATRIX16:
        j->have = (uint16_t)lanewise_mlkem_reject16(j->out, j->have, block);
        return j->have == MLKEM_N;
    case JOB_NOISE:
        if (j->eta == 2) {
            arith->noise(j->out, block, 2);
            return 1;
        }
        if (!j->have) { /* the first of two blocks waits in the polynomial */
            memcpy(j->out, block, n);
            j->have = (uint16_t)n;
            return 0;
        }
        memcpy(noise, j->out, n);
        memcpy(noise + n, block, sizeof noise - n);
        arith->noise(j->out, noise, 3);
        lanewise_wipe(noise, sizeof noise);
        return 1;
    default:
        memcpy(j->out, block, j->want); /* never more than a block */
        return 1;
    }
}

static void squeeze(engine *e) {
    uint8_t *out[SLOTS];
    unsigned bytes = 0;
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        out[k] = e->block[k];
        if (e->slots[k].job && e->slots[k].squeezing && output_bytes(e->slots[k].job) > bytes)
            bytes = output_bytes(e->slots[k].job);
    }
    if (!bytes)
        return;
    e->b->extract_lanes(e->state, out, bytes / 8);
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        slot *s = &e->slots[k];
        if (s->job && s->squeezing && take(s->job, e->block[k], e->arith)) {
            s->job->state = JOB_DONE;
            s->job = NULL;
            e->running--;
        }
    }
}

void lanewise_mlkem_run(mlkem_job *jobs, unsigned count, const mlkem_arith *arith) {
    engine e;
    memset(e.slots, 0, sizeof e.slots);
    e.b = lanewise_select(count);
    e.jobs = jobs;
    e.arith = arith;
    e.count = count;
    e.running = e.first = 0;
    for (;;) {
        choose_kernel(&e);
        if (e.running < lanewise_states(e.b))
            refill(&e);
        if (!e.running)
            break;
        absorb(&e);
        squeeze(&e);
    }
    lanewise_wipe(e.state, sizeof e.state);
    lanewise_wipe(e.block, sizeof e.block);
}

enum { SHA3 = 0x06, SHAKE = 0x1F };

static mlkem_job job(void *out, const uint8_t *seed, unsigned seed_bytes, unsigned rate,
                     unsigned suffix, job_output output) {
    mlkem_job j;
    memset(&j, 0, sizeof j);
    j.seed = seed;
    j.seed_bytes = (uint8_t)seed_bytes;
    j.out = out;
    j.rate = (uint8_t)rate;
    j.suffix = (uint8_t)suffix;
    j.output = (uint8_t)output;
    return j;
}

mlkem_job lanewise_mlkem_job_g(void *out, const uint8_t *seed, unsigned seed_bytes) {
    mlkem_job j = job(out, seed, seed_bytes, 72, SHA3, JOB_BYTES);
    j.want = 64;
    return j;
}

mlkem_job lanewise_mlkem_job_h(void *out, const uint8_t *data, size_t len) {
    mlkem_job j = job(out, NULL, 0, 136, SHA3, JOB_BYTES);
    j.rest = data;
    j.rest_bytes = (uint16_t)len;
    j.want = 32;
    return j;
}

mlkem_job lanewise_mlkem_job_j(void *out, const uint8_t *seed, unsigned seed_bytes,
                               const uint8_t *data, size_t len) {
    mlkem_job j = job(out, seed, seed_bytes, 136, SHAKE, JOB_BYTES);
    j.rest = data;
    j.rest_bytes = (uint16_t)len;
    j.want = 32;
    return j;
}

mlkem_job lanewise_mlkem_job_matrix(int16_t *out, const uint8_t *rho, unsigned x, unsigned y,
                                    mlkem_version version) {
    mlkem_job j = job(out, rho, MLKEM_SYMBYTES, 168, SHAKE,
                      version == MLKEM_ROUND2 ? JOB_MATRIX16 : JOB_MATRIX);
    j.tail[0] = (uint8_t)x;
    j.tail[1] = (uint8_t)y;
    j.tail_bytes = 2;
    return j;
}

mlkem_job lanewise_mlkem_job_noise(int16_t *out, const uint8_t *seed, unsigned nonce,
                                   unsigned eta) {
    mlkem_job j = job(out, seed, MLKEM_SYMBYTES, 136, SHAKE, JOB_NOISE);
    j.tail[0] = (uint8_t)nonce;
    j.tail_bytes = 1;
    j.eta = (uint8_t)eta;
    return j;
}
