/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The engine below jobs.h. In each step every slot in use absorbs one block, or none if it is
 * being squeezed, and all states are permuted together. States move to a kernel of another width
 * when enough jobs wait for more slots, or when few are left with work to do.
 *
 *      jobs of the list, in order        slots, a state of the kernel each
 *
 *      0  A[0][0]   done
 *      1  A[0][1]   running -------->    0  squeezing, 2 of 3 blocks collected
 *      2  A[1][0]   running -------->    1  squeezing, 1 of 3
 *      3  H(ek)     running -------->    2  absorbing block 5 of 9
 *      4  G(m,h)    waits for 3               |
 *      5  noise     waits for 4               v
 *                                        one call of the kernel permutes all of them
 */
#include "core.h"

#include "keccak/backend.h"
#include "lanewise/status.h"

#include <limits.h>
#include <string.h>

enum { SLOTS = LANEWISE_MAX_STATES, STATE = 200 };

/* Where there is more than one slot, output of a matrix element is collected until it is three
 * blocks, which are nearly always enough. */
enum { COLLECTED = 3 * 168, BLOCK = SLOTS > 1 ? 512 : STATE };

static const uint8_t zeros[STATE];

typedef struct slot {
    mlkem_job *job;
    unsigned at;    /* bytes of input absorbed */
    unsigned begin; /* count of calls when the job came here, and more for those without it */
    unsigned bytes; /* that the job takes of each block of output */
} slot;

typedef struct kernel {
    const lanewise_backend *b;
    unsigned states, cost;
    unsigned least; /* states that have to wait for it to be chosen */
} kernel;

typedef struct engine {
    _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    _Alignas(64) uint8_t block[SLOTS][BLOCK]; /* of input, or blocks of output */
    slot slots[SLOTS];
    const lanewise_backend *b;
    const mlkem_arith *arith;
    mlkem_job *jobs; /* the list */
    unsigned count, running;
    unsigned absorbing, squeezing; /* which slots: bit k is slot k */
    uint8_t *out[SLOTS];           /* where output goes: into the block of each slot */
    unsigned calls;                /* of a kernel */
    unsigned most;                 /* slots that were ever in use */
    int steps;                     /* there are jobs whose input is others' output */
    int starving;                  /* one of them has not enough yet to begin */
    unsigned first;                /* all jobs before this one have been taken */
    unsigned next, waiting, left;  /* those that are ready: number of the first, plus 1; how many;
                                      their permutations */
    kernel kernels[SLOTS];         /* the first of them is for a single state */
    unsigned kernel_count;
} engine;

static unsigned input_bytes(const mlkem_job *j) {
    return (unsigned)j->seed_bytes + j->tail_bytes + j->rest_bytes;
}

static int partial(const mlkem_job *j) {
    return j->rest_ready < j->rest_bytes;
}

static int may_begin(const mlkem_job *j) {
    return j->state == JOB_WAITING && (!j->after || j->after->state == JOB_DONE);
}

static void list_ready(engine *e) {
    unsigned last = 0;
    e->next = e->waiting = e->left = 0;
    e->starving = 0;
    while (e->first < e->count && e->jobs[e->first].state != JOB_WAITING)
        e->first++;
    for (unsigned i = e->first; i < e->count; i++) {
        mlkem_job *j = &e->jobs[i];
        if (!may_begin(j))
            continue;
        if (partial(j) && (SLOTS == 1 || j->rest_ready < j->rate)) {
            e->starving = 1;
            continue;
        }
        j->next = 0;
        if (last)
            e->jobs[last - 1].next = (uint8_t)(i + 1);
        else
            e->next = i + 1;
        last = i + 1;
        e->waiting++;
        e->left += j->left;
    }
}

/* The next block of input is not there yet. */
static int stalled(const slot *s) {
    const mlkem_job *j = s->job;
    return partial(j) && s->at + j->rate > (unsigned)j->seed_bytes + j->tail_bytes + j->rest_ready;
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

/* Permutations that the job in a slot still needs, at least. */
static unsigned left_of(const engine *e, const slot *s) {
    unsigned done = e->calls - s->begin;
    return s->job->left > done ? s->job->left - done : 1;
}

/* All states go on in another kernel, in its first slots. */
static void move(engine *e, const lanewise_backend *to) {
    uint8_t moved[SLOTS][STATE];
    uint8_t *out[SLOTS];
    const uint8_t *in[SLOTS];
    unsigned n = 0, absorbing = 0, squeezing = 0;
    for (unsigned k = 0; k < SLOTS; k++)
        out[k] = moved[k];
    e->b->extract_lanes(e->state, out, STATE / 8);
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        if (!((e->absorbing | e->squeezing) >> k & 1))
            continue;
        in[n] = moved[k];
        absorbing |= (e->absorbing >> k & 1) << n;
        squeezing |= (e->squeezing >> k & 1) << n;
        if (n < k) {
            memcpy(e->block[n], e->block[k], sizeof e->block[k]);
            e->out[n] = e->block[n] + (e->out[k] - e->block[k]);
            e->out[k] = e->block[k];
            e->slots[n] = e->slots[k];
        }
        n++;
    }
    e->absorbing = absorbing;
    e->squeezing = squeezing;
    for (unsigned k = n; k < SLOTS; k++)
        in[k] = zeros;
    memset(e->state, 0, to->state_bytes);
    to->add_lanes(e->state, in, STATE / 8);
    e->b = to;
    lanewise_wipe(moved, sizeof moved);
}

/* x / y for small numbers. */
static unsigned quotient(unsigned x, unsigned y) {
    static const uint32_t inverse[9] = {0, 65536, 32769, 21846, 16385, 13108, 10923, 9363, 8193};
    return x * inverse[y] >> 16;
}

/* What a kernel would cost for jobs of `total` permutations, the longest of which has `longest`:
 * if it takes longer than all others, as many calls as those need in parallel with it, then one
 * alone. */
static unsigned estimate(const kernel *k, unsigned one, unsigned total, unsigned longest) {
    unsigned others = total - longest, beside = k->states - 1, calls = longest;
    if (total > longest * k->states)
        return quotient(total + beside, k->states) * k->cost;
    if (beside)
        calls = others > beside ? quotient(others + beside - 1, beside) : 1;
    return calls * k->cost + (longest - calls) * one;
}

/* The widest kernel is not the best if one long job sets the pace: then a narrower one, which costs
 * less a call, gets the others done meanwhile. */
static void choose_kernel(engine *e) {
    unsigned total = e->left, longest = e->next ? e->jobs[e->next - 1].left : 0, is_partial = 0;
    for (unsigned k = 0, m = e->absorbing | e->squeezing; m; k++, m >>= 1) {
        if (!(m & 1))
            continue;
        unsigned left = left_of(e, &e->slots[k]);
        total += left;
        longest = left > longest ? left : longest;
        is_partial |= (unsigned)partial(e->slots[k].job);
    }
    unsigned wanted = e->running + e->waiting, least = UINT_MAX, one = e->kernels[0].cost;
    const lanewise_backend *to = NULL;
    for (const kernel *k = e->kernels; k < e->kernels + e->kernel_count; k++) {
        /* Beside a job whose input is others' output there must be room for those. */
        if (k->least > wanted || k->states < e->running + is_partial)
            continue;
        unsigned cost = estimate(k, one, total, longest);
        if (e->running && k->b != e->b)
            cost += one / 4; /* states are moved */
        if (cost < least) {
            least = cost;
            to = k->b;
        }
    }
    if (!to || to == e->b)
        return;
    if (e->running)
        move(e, to);
    else
        e->b = to;
}

/* Free slots take the jobs that are ready. If all are free, all states are set: memory that was
 * never written would be permuted otherwise. */
static void refill(engine *e) {
    unsigned used = lanewise_states(e->b), which = e->running ? 0 : (1u << used) - 1;
    unsigned partials = 0, before = 0, i = e->next;
    unsigned busy = e->absorbing | e->squeezing;
    e->most = used > e->most ? used : e->most;
    for (unsigned k = 0; e->steps && busy >> k; k++)
        partials += (busy >> k & 1) && partial(e->slots[k].job);
    for (unsigned k = 0; k < used && i; k++) {
        if (busy >> k & 1)
            continue;
        /* Those whose input is others' output must leave a state for the others. */
        for (; i && partials + 1 >= used && partial(&e->jobs[i - 1]); i = e->jobs[i - 1].next)
            before = i;
        if (!i)
            break;
        mlkem_job *j = &e->jobs[i - 1];
        i = j->next;
        if (before)
            e->jobs[before - 1].next = (uint8_t)i;
        else
            e->next = i;
        partials += (unsigned)partial(j);
        e->waiting--;
        e->left -= j->left;
        j->state = JOB_RUNNING;
        e->slots[k] = (slot){.job = j, .begin = e->calls};
        e->absorbing |= 1u << k;
        which |= 1u << k;
        e->running++;
    }
    if (which && e->running)
        lanewise_set_states(e->b, e->state, which, zeros);
}

/* Bytes that the job takes of a block of output. */
static unsigned output_bytes(const mlkem_job *j) {
    if (j->output == JOB_BYTES)
        return j->want;
    return j->output == JOB_NOISE && j->eta == 2 ? 128 : j->rate;
}

/* The block that begins at `at` is on its way: the last one if it is not full. */
static void count_block(engine *e, unsigned k) {
    slot *s = &e->slots[k];
    if (input_bytes(s->job) - s->at < s->job->rate) {
        s->bytes = output_bytes(s->job);
        e->absorbing ^= 1u << k;
        e->squeezing |= 1u << k;
    }
    s->at += s->job->rate;
}

/* If all states absorb blocks of one rate where they lie: how many of them together. The kernel
 * keeps the states in registers between them. */
static unsigned blocks_at_once(engine *e, const uint8_t *data[SLOTS]) {
    unsigned blocks = UINT_MAX, rate = 0;
    if (e->squeezing)
        return 0;
    const uint8_t *any = zeros;
    for (unsigned k = 0, m = e->absorbing; m; k++, m >>= 1) {
        if (!(m & 1))
            continue;
        const slot *s = &e->slots[k];
        unsigned head = (unsigned)s->job->seed_bytes + s->job->tail_bytes;
        if (s->at < head || (rate && rate != s->job->rate))
            return 0;
        unsigned n = (head + s->job->rest_ready - s->at) / s->job->rate;
        rate = s->job->rate;
        any = data[k] = s->job->rest + (s->at - head);
        blocks = n < blocks ? n : blocks;
    }
    if (blocks < 2)
        return 0;
    for (unsigned k = 0; k < lanewise_states(e->b); k++) {
        if (e->absorbing >> k & 1)
            e->slots[k].at += blocks * rate;
        else
            data[k] = any;
    }
    e->calls += blocks;
    e->b->absorb_blocks(e->state, data, blocks, rate / 8, 24);
    return blocks;
}

/* Lanes of the longest block that a state absorbs. Sets bits in `stay` for those that must not be
 * permuted; they are in their blocks then. */
static unsigned look(engine *e, unsigned *stay) {
    unsigned lanes = 0;
    for (unsigned k = 0, m = e->absorbing; m; k++, m >>= 1) {
        slot *s = &e->slots[k];
        if (!(m & 1))
            continue;
        if (SLOTS > 1 && e->steps && stalled(s)) {
            *stay |= 1u << k;
            s->begin++;
            e->b->extract_bytes(e->state, k, e->block[k], 0, STATE);
        } else if (s->job->rate / 8u > lanes) {
            lanes = s->job->rate / 8;
        }
    }
    return lanes;
}

static void absorb(engine *e) {
    const uint8_t *data[SLOTS];
    unsigned stay = 0, lanes = 0;
    if (e->absorbing) {
        if (blocks_at_once(e, data))
            return;
        lanes = look(e, &stay);
    }
    e->calls++;
    if (lanes) {
        for (unsigned k = 0; k < SLOTS; k++)
            data[k] = zeros;
        for (unsigned k = 0, m = e->absorbing & ~stay; m; k++, m >>= 1) {
            if (!(m & 1))
                continue;
            const mlkem_job *j = e->slots[k].job;
            unsigned at = e->slots[k].at, head = (unsigned)j->seed_bytes + j->tail_bytes;
            if (at >= head && 8 * lanes == j->rate && input_bytes(j) - at >= j->rate) {
                data[k] = j->rest + (at - head); /* where it lies */
            } else {
                make_block(e->block[k], j, at);
                data[k] = e->block[k];
            }
            count_block(e, k);
        }
        e->b->absorb_blocks(e->state, data, 1, lanes, 24);
    } else {
        e->b->permute(e->state, 24);
    }
    for (unsigned k = 0; stay; k++, stay >>= 1)
        if (stay & 1)
            lanewise_set_states(e->b, e->state, 1u << k, e->block[k]);
}

static int collects(const mlkem_job *j) {
    return SLOTS > 1 && j->output == JOB_MATRIX && j->want < COLLECTED;
}

/* A block of output; returns 1 if the job is done. The next block goes to `next`. */
static int take(mlkem_job *j, const uint8_t *block, uint8_t **next, const mlkem_arith *arith) {
    uint8_t noise[64 * 3];
    unsigned n = j->rate;
    switch (j->output) {
    case JOB_MATRIX:
        if (collects(j)) { /* no job has longer blocks, so no other one needs the room behind */
            j->want = (uint16_t)(j->want + n);
            *next += n;
            if (collects(j))
                return 0;
            *next -= COLLECTED;
            n = COLLECTED;
        }
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

/* Says what has been done: jobs, and jobs that others wait for. */
enum { SOME = 1, AWAITED = 2 };
static unsigned squeeze(engine *e) {
    unsigned bytes = 0, ended = 0;
    if (!e->squeezing)
        return 0;
    for (unsigned k = 0, m = e->squeezing; m; k++, m >>= 1)
        if (m & 1 && e->slots[k].bytes > bytes)
            bytes = e->slots[k].bytes;
    e->b->extract_lanes(e->state, e->out, bytes / 8);
    for (unsigned k = 0, m = e->squeezing; m; k++, m >>= 1) {
        mlkem_job *j = e->slots[k].job;
        if (m & 1 && take(j, e->block[k], &e->out[k], e->arith)) {
            j->state = JOB_DONE;
            ended |= j->awaited ? SOME | AWAITED : SOME;
            e->squeezing ^= 1u << k;
            e->running--;
        }
    }
    return ended;
}

void lanewise_mlkem_run(mlkem_job *jobs, unsigned count, const mlkem_arith *arith) {
    lanewise_mlkem_run_steps(jobs, count, arith, NULL, NULL);
}

#if LANEWISE_MAX_STATES > 1
static void list_kernels(engine *e) {
    e->kernel_count = 0;
    for (unsigned n = 1; n <= SLOTS && n <= e->count; n++) {
        const lanewise_backend *b = lanewise_select(n);
        if (n == 1 || b != e->kernels[e->kernel_count - 1].b)
            e->kernels[e->kernel_count++] =
                (kernel){b, lanewise_states(b), lanewise_kernel_cost(b), n};
    }
}
#endif

void lanewise_mlkem_run_steps(mlkem_job *jobs, unsigned count, const mlkem_arith *arith,
                              mlkem_step *step, void *context) {
    engine e;
    unsigned ended = 0;
    for (unsigned k = 0; k < SLOTS; k++)
        e.out[k] = e.block[k];
    e.b = lanewise_select(1);
    e.jobs = jobs;
    e.arith = arith;
    e.count = count;
    e.running = e.first = e.absorbing = e.squeezing = e.calls = e.most = 0;
    e.steps = step != NULL;
#if LANEWISE_MAX_STATES > 1
    list_kernels(&e);
#endif
    for (unsigned i = 0; i < count; i++)
        if (jobs[i].after)
            jobs[i].after->awaited = 1;
    list_ready(&e);
    while (e.running || e.waiting) {
        if (!e.running || ended) {
            if (SLOTS > 1)
                choose_kernel(&e);
            refill(&e);
        }
        if (!e.running)
            break;
        absorb(&e);
        ended = squeeze(&e);
        int more = ended && step && step(context);
        if (ended & AWAITED || (more && e.starving))
            list_ready(&e);
    }
    lanewise_wipe(e.state, 200 * e.most);
    lanewise_wipe(e.block, sizeof e.block[0] * e.most);
    lanewise_mlkem_wipe_spilled(); /* some kernels leave lanes in their frame */
}
