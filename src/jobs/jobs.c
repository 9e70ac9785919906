/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The engine below jobs.h, with a picture in docs/jobs.md. In each step every slot in use absorbs
 * one block, or none if it is being squeezed, and all states are permuted together. States move to
 * a kernel of another width when enough jobs wait for more slots, or when few are left with work to
 * do.
 */
#include "jobs.h"

#include "keccak/backend.h"
#include "keccak/target.h"
#include "lanewise/status.h"

#include <limits.h>
#include <string.h>

enum { SLOTS = LANEWISE_MAX_STATES, STATE = 200 };

/* Where there is more than one slot, there is room for the blocks of output that a kind takes
 * together. */
enum { BLOCK = SLOTS > 1 ? 512 : STATE };
_Static_assert(3 * 168 <= BLOCK || SLOTS == 1, "three blocks of the highest rate");

/* Bytes of the seed of most jobs. */
enum { SHORT = 32 };

static const uint8_t zeros[STATE];

typedef struct slot {
    lanewise_job *job;
    unsigned at;    /* bytes of input absorbed */
    unsigned begin; /* count of calls when the job came here, and more for those without it */
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
    uint8_t *out[SLOTS];           /* where output goes: into the block of each slot */
    unsigned absorbing, squeezing; /* which slots: bit k is slot k; the others are free */
    unsigned most;                 /* slots that were ever in use: as much is wiped */
    /* The kernels to choose from, the first of them for a single state, and the one that runs. */
    kernel kernels[SLOTS];
    unsigned kernel_count;
    const lanewise_backend *b;
    unsigned calls; /* of kernels, so far */
    /* The list. */
    lanewise_job *jobs;
    unsigned count;
    const void *with;    /* for those that take output */
    int steps;           /* there are jobs whose input is others' output */
    int starving;        /* one of them has not enough yet to begin */
    unsigned first;      /* all jobs before this one have been taken */
    unsigned next;       /* number of the first job that is ready, plus 1; 0: there is none */
    unsigned ready;      /* how many are */
    unsigned ready_left; /* the permutations of those */
} engine;

static unsigned busy(const engine *e) {
    return e->absorbing | e->squeezing;
}

static unsigned input_bytes(const lanewise_job *j) {
    return (unsigned)j->seed_bytes + j->tail_bytes + j->rest_bytes;
}

static int partial(const lanewise_job *j) {
    return j->rest_ready < j->rest_bytes;
}

static int may_begin(const lanewise_job *j) {
    return j->state == JOB_WAITING && (!j->after || j->after->state == JOB_DONE);
}

static void list_ready(engine *e) {
    unsigned last = 0;
    e->next = e->ready = e->ready_left = 0;
    e->starving = 0;
    while (e->first < e->count && e->jobs[e->first].state != JOB_WAITING)
        e->first++;
    for (unsigned i = e->first; i < e->count; i++) {
        lanewise_job *j = &e->jobs[i];
        if (!may_begin(j))
            continue;
        if (partial(j) && (SLOTS == 1 || j->rest_ready < j->kind->rate)) {
            e->starving = 1;
            continue;
        }
        j->next = 0;
        if (last)
            e->jobs[last - 1].next = (uint8_t)(i + 1);
        else
            e->next = i + 1;
        last = i + 1;
        e->ready++;
        e->ready_left += j->left;
    }
}

/* The next block of input is not there yet. */
static int stalled(const slot *s) {
    const lanewise_job *j = s->job;
    return partial(j) &&
           s->at + j->kind->rate > (unsigned)j->seed_bytes + j->tail_bytes + j->rest_ready;
}

/* The block of input that begins at `at`, padded if it is the last, in STATE bytes. */
static void make_block(uint8_t to[STATE], const lanewise_job *j, unsigned at) {
    unsigned head = (unsigned)j->seed_bytes + j->tail_bytes, have = 0;
    unsigned len = input_bytes(j) - at, rate = j->kind->rate;
    if (!j->rest_bytes && j->seed_bytes == SHORT) {
        /* Most jobs by far: a seed and one or two bytes. */
        memset(to, 0, STATE);
        memcpy(to, j->seed, SHORT);
        to[SHORT] = j->tail[0];
        to[SHORT + 1] = j->tail[1];
        to[len] = j->kind->suffix;
        to[rate - 1] = 0x80;
        return;
    }
    if (at < head) { /* which is shorter than a block: so at is 0 */
        if (j->seed_bytes)
            memcpy(to, j->seed, j->seed_bytes);
        memcpy(to + j->seed_bytes, j->tail, j->tail_bytes);
        have = head;
    }
    unsigned end = len < rate ? len : rate;
    if (end > have)
        memcpy(to + have, j->rest + at + have - head, end - have);
    memset(to + end, 0, STATE - end);
    if (end < rate) {
        to[end] = j->kind->suffix;
        to[rate - 1] |= 0x80;
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
        if (!(busy(e) >> k & 1))
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
    unsigned total = e->ready_left, longest = 0, running = 0, is_partial = 0;
    if (e->next) { /* the second, too: a short job that others wait for comes before long ones */
        const lanewise_job *first = &e->jobs[e->next - 1];
        const lanewise_job *second = first->next ? &e->jobs[first->next - 1] : first;
        longest = first->left > second->left ? first->left : second->left;
    }
    for (unsigned k = 0, m = busy(e); m; k++, m >>= 1) {
        if (!(m & 1))
            continue;
        running++;
        unsigned left = left_of(e, &e->slots[k]);
        total += left;
        longest = left > longest ? left : longest;
        is_partial |= (unsigned)partial(e->slots[k].job);
    }
    unsigned wanted = running + e->ready, least = UINT_MAX, one = e->kernels[0].cost;
    const lanewise_backend *to = NULL;
    for (const kernel *k = e->kernels; k < e->kernels + e->kernel_count; k++) {
        /* Beside a job whose input is others' output there must be room for those. */
        if (k->least > wanted || k->states < running + is_partial)
            continue;
        unsigned cost = estimate(k, one, total, longest);
        if (running && k->b != e->b)
            cost += one / 4; /* states are moved */
        if (cost < least) {
            least = cost;
            to = k->b;
        }
    }
    if (!to || to == e->b)
        return;
    if (running)
        move(e, to);
    else
        e->b = to;
}

/* Free slots take the jobs that are ready. If all are free, all states are set: memory that was
 * never written would be permuted otherwise. */
static void refill(engine *e) {
    unsigned used = lanewise_states(e->b), taken = busy(e), which = taken ? 0 : (1u << used) - 1;
    unsigned partials = 0, before = 0, i = e->next;
    e->most = used > e->most ? used : e->most;
    for (unsigned k = 0; e->steps && taken >> k; k++)
        partials += (taken >> k & 1) && partial(e->slots[k].job);
    for (unsigned k = 0; k < used && i; k++) {
        if (taken >> k & 1)
            continue;
        /* Those whose input is others' output must leave a state for the others. */
        for (; i && partials + 1 >= used && partial(&e->jobs[i - 1]); i = e->jobs[i - 1].next)
            before = i;
        if (!i)
            break;
        lanewise_job *j = &e->jobs[i - 1];
        i = j->next;
        if (before)
            e->jobs[before - 1].next = (uint8_t)i;
        else
            e->next = i;
        partials += (unsigned)partial(j);
        e->ready--;
        e->ready_left -= j->left;
        j->state = JOB_RUNNING;
        e->slots[k] = (slot){.job = j, .begin = e->calls};
        e->absorbing |= 1u << k;
        which |= 1u << k;
    }
    if (which && busy(e))
        lanewise_set_states(e->b, e->state, which, zeros);
}

/* The block that begins at `at` is on its way: the last one if it is not full. */
static void count_block(engine *e, unsigned k) {
    slot *s = &e->slots[k];
    const unsigned rate = s->job->kind->rate;
    if (input_bytes(s->job) - s->at < rate) {
        e->absorbing ^= 1u << k;
        e->squeezing |= 1u << k;
    }
    s->at += rate;
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
        if (s->at < head || (rate && rate != s->job->kind->rate))
            return 0;
        unsigned n = (head + s->job->rest_ready - s->at) / s->job->kind->rate;
        rate = s->job->kind->rate;
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
        } else if (s->job->kind->rate / 8u > lanes) {
            lanes = s->job->kind->rate / 8;
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
            const lanewise_job *j = e->slots[k].job;
            unsigned at = e->slots[k].at, head = (unsigned)j->seed_bytes + j->tail_bytes;
            unsigned rate = j->kind->rate;
            if (at >= head && 8 * lanes == rate && input_bytes(j) - at >= rate) {
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

/* A block of output; returns 1 if the job is done. The next block goes to `next`, which is behind
 * this one while a kind gets several together. */
static int take(const engine *e, lanewise_job *j, const uint8_t *block, uint8_t **next) {
    const lanewise_job_kind *kind = j->kind;
    unsigned n = kind->rate;
    if (!kind->take) {
        unsigned missing = (unsigned)j->want - j->have;
        n = missing < n ? missing : n;
        memcpy((uint8_t *)j->out + j->have, block, n);
        j->have = (uint16_t)(j->have + n);
        return j->have == j->want;
    }
    if (SLOTS > 1 && !j->have && kind->first > 1) {
        unsigned collected = (unsigned)(*next - block) + n;
        if (collected < kind->first * n) {
            *next += n;
            return 0;
        }
        *next -= collected - n;
        n = collected;
    }
    return kind->take(j, block, n, e->with);
}

/* Bytes that a job looks at of the next block. */
static unsigned output_bytes(const lanewise_job *j) {
    if (j->kind->take)
        return j->kind->bytes;
    unsigned missing = (unsigned)j->want - j->have;
    return missing < j->kind->rate ? (missing + 7) & ~7u : j->kind->rate;
}

/* Says what has been done: jobs, and jobs that others wait for. */
enum { SOME = 1, AWAITED = 2 };
static unsigned squeeze(engine *e) {
    unsigned bytes = 0, ended = 0;
    if (!e->squeezing)
        return 0;
    for (unsigned k = 0, m = e->squeezing; m; k++, m >>= 1) {
        unsigned n = m & 1 ? output_bytes(e->slots[k].job) : 0;
        bytes = n > bytes ? n : bytes;
    }
    e->b->extract_lanes(e->state, e->out, bytes / 8);
    for (unsigned k = 0, m = e->squeezing; m; k++, m >>= 1) {
        lanewise_job *j = e->slots[k].job;
        if (m & 1 && take(e, j, e->block[k], &e->out[k])) {
            j->state = JOB_DONE;
            ended |= j->awaited ? SOME | AWAITED : SOME;
            e->squeezing ^= 1u << k;
        }
    }
    return ended;
}

#if LANEWISE_MAX_STATES > 1
static void list_kernels(engine *e, unsigned kind) {
    e->kernel_count = 0;
    for (unsigned n = 1; n <= SLOTS && n <= e->count; n++) {
        const lanewise_backend *b = lanewise_select_on(kind, n);
        if (n == 1 || b != e->kernels[e->kernel_count - 1].b)
            e->kernels[e->kernel_count++] =
                (kernel){b, lanewise_states(b), lanewise_cost_on(kind, b), n};
    }
}
#endif

void lanewise_run_jobs(lanewise_job *jobs, unsigned count, const void *with,
                       lanewise_jobs_step *step, void *context) {
    engine e;
    unsigned ended = 0;
    const unsigned kind = lanewise_kind_here();
    for (unsigned k = 0; k < SLOTS; k++)
        e.out[k] = e.block[k];
    e.b = lanewise_select_on(kind, 1);
    e.jobs = jobs;
    e.with = with;
    e.count = count;
    e.first = e.absorbing = e.squeezing = e.calls = e.most = 0;
    e.steps = step != NULL;
#if LANEWISE_MAX_STATES > 1
    list_kernels(&e, kind);
#endif
    for (unsigned i = 0; i < count; i++)
        if (jobs[i].after)
            jobs[i].after->awaited = 1;
    list_ready(&e);
    while (busy(&e) || e.ready) {
        if (!busy(&e) || ended) {
            if (SLOTS > 1)
                choose_kernel(&e);
            refill(&e);
        }
        if (!busy(&e))
            break;
        absorb(&e);
        ended = squeeze(&e);
        int more = ended && step && step(context);
        if (ended & AWAITED || (more && e.starving))
            list_ready(&e);
    }
    lanewise_wipe(e.state, 200 * e.most);
    lanewise_wipe(e.block, sizeof e.block[0] * e.most);
    lanewise_wipe_spilled(); /* some kernels leave lanes in their frame */
}

/* Not inlined, so that it lies in the stack where a function of arithmetic did. */
#if defined(__GNUC__)
__attribute__((noinline))
#endif
void lanewise_wipe_spilled(void) {
#if defined(__ARM_ARCH_PROFILE) && __ARM_ARCH_PROFILE == 'M'
    uint8_t below[64];
#else
    /* gcc 12 uses 376 for AVX2, and 600 for a portable kernel in a loop. Eight more, so that what
     * is left of a multiple of 16, as the return address takes eight, is no gap in front of it. */
    uint8_t below[1024 + 8];
#endif
    lanewise_wipe(below, sizeof below);
}
