/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The engine below jobs.h, with a picture in docs/jobs.md. In each step every slot in use absorbs
 * one block, or none if it is being squeezed, and all states are permuted together. States move to
 * a kernel of another width when that is worth it. */
#include "jobs.h"

#include "keccak/backend.h"
#include "keccak/generic.h"
#include "keccak/target.h"
#include "lanewise/status.h"

#include <limits.h>
#include <string.h>

enum { SLOTS = LANEWISE_MAX_STATES, STATE = 200 };

/* Where there is more than one slot, there is room for the blocks of output that a kind takes
 * together. */
enum { BLOCK = SLOTS > 1 ? 512 : STATE };
_Static_assert(3 * 168 <= BLOCK || SLOTS == 1, "three blocks of the highest rate");

/*
 * Most jobs by far are a seed of 32 bytes and one or two more. A state begins with what all such
 * jobs of a kind have in common, the padding; seed and tail are five lanes that are absorbed. So
 * no block is put together for each, and a block of other input beside it is read where it lies.
 */
enum { SHORT = 32 };
static const uint8_t zeros[STATE];

typedef struct slot {
    lanewise_job *job;
    unsigned at;      /* bytes of input absorbed */
    unsigned begin;   /* count of calls when the job came here, and more for those without it */
    unsigned collect; /* blocks of output until `take` gets them */
    unsigned bytes;   /* that are looked at of the next of them */
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
    uint8_t *out[SLOTS];        /* where output goes: into the block of each slot */
    const uint8_t *data[SLOTS]; /* what comes into each state in the next call */
    /* Which slots: bit k is slot k; the others are free. `seeded` absorb a short seed, which has
     * been put together; the next call takes it. */
    unsigned absorbing, squeezing, seeded;
    unsigned most; /* slots that were ever in use: as much is wiped */
    /* The kernels to choose from, the first of them for a single state, and the one that runs. */
    kernel kernels[SLOTS];
    unsigned kernel_count;
    const lanewise_backend *b;
    unsigned calls; /* of kernels, so far */
#if LANEWISE_MAX_STATES > 1
    _Alignas(64) uint8_t seeds[SLOTS][256]; /* of which a state's bytes are used */
    uint8_t begin[STATE]; /* what states of one kind of job with a short seed begin with */
    const lanewise_job_kind *begin_kind;
    unsigned begin_tail; /* how long their tail is */
#endif
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
    return e->absorbing | e->squeezing | e->seeded;
}

/* The lowest bit of a set of slots that is not empty. */
static unsigned lowest(unsigned set) {
#if defined(__GNUC__) && (defined(__x86_64__) || defined(__aarch64__))
    return (unsigned)__builtin_ctz(set);
#else
    unsigned k = 0;
    while (SLOTS > 1 && !(set >> k & 1))
        k++;
    return k;
#endif
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
    lanewise_job *jobs = e->jobs, *last = NULL;
    unsigned ready = 0, left = 0, next = 0;
    e->starving = 0;
    while (e->first < e->count && jobs[e->first].state != JOB_WAITING)
        e->first++;
    for (unsigned i = e->first; i < e->count; i++) {
        lanewise_job *j = &jobs[i];
        if (!may_begin(j))
            continue;
        if (partial(j) && (SLOTS == 1 || j->rest_ready < j->kind->rate)) {
            e->starving = 1;
            continue;
        }
        j->next = 0;
        if (last)
            last->next = (uint8_t)(i + 1);
        else
            next = i + 1;
        last = j;
        ready++;
        left += j->left;
    }
    e->next = next;
    e->ready = ready;
    e->ready_left = left;
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

#if defined(__GNUC__)
typedef uint64_t two_lanes __attribute__((vector_size(16)));
#else
typedef uint64_t two_lanes[2];
#endif

#if LANEWISE_MAX_STATES > 1
static int is_short(const lanewise_job *j) {
    return !j->rest_bytes && j->seed_bytes == SHORT;
}

/* The seed and tail of a job, where the next call takes them, in stores of two lanes: kernels load
 * two, and a load of what two stores wrote waits until both are in the cache. */
static void put_seed(engine *e, unsigned k, const lanewise_job *j) {
    const two_lanes tail = {LANEWISE_LITTLE(64, j->tail[0] | (uint64_t)j->tail[1] << 8), 0};
    memcpy(e->seeds[k], j->seed, SHORT);
    memcpy(e->seeds[k] + SHORT, &tail, sizeof tail);
    e->data[k] = e->seeds[k];
    e->seeded |= 1u << k;
}

static void make_begin(engine *e, const lanewise_job *like) {
    e->begin_kind = like->kind;
    e->begin_tail = like->tail_bytes;
    memset(e->begin, 0, sizeof e->begin);
    lanewise_store64(e->begin + SHORT, (uint64_t)like->kind->suffix << 8 * like->tail_bytes);
    lanewise_store64(e->begin + like->kind->rate - 8, (uint64_t)0x80 << 56);
}
#endif

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

/* The cheapest kernel for jobs of `total` permutations, the longest of which has `longest`; with
 * `room` states at least. Another kernel than the one before has to gain something: its code is not
 * at hand, and states that are in use have to be moved. */
static const lanewise_backend *cheapest(const engine *e, unsigned wanted, unsigned room,
                                        unsigned total, unsigned longest) {
    unsigned least = UINT_MAX, one = e->kernels[0].cost;
#if defined(LANEWISE_X86_64) /* measured on Zen 4 */
    const unsigned stay = 1, change = !e->b ? 0 : busy(e) ? one / 2 : one / 4;
#else
    const unsigned stay = 0, change = e->b && busy(e) ? one / 4 : 0;
#endif
    const lanewise_backend *to = e->b;
    for (const kernel *k = e->kernels; k < e->kernels + e->kernel_count; k++) {
        int same = k->b == e->b;
        if ((k->least > wanted && !(stay && same)) || k->states < room)
            continue;
        unsigned cost = estimate(k, one, total, longest) + (same ? 0 : change);
        if (cost < least) {
            least = cost;
            to = k->b;
        }
    }
    return to;
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
    for (unsigned m = busy(e); m; m &= m - 1) {
        const slot *s = &e->slots[lowest(m)];
        unsigned left = left_of(e, s);
        running++;
        total += left;
        longest = left > longest ? left : longest;
        is_partial |= (unsigned)partial(s->job);
    }
    /* Beside a job whose input is others' output there must be room for those. */
    const lanewise_backend *to =
        cheapest(e, running + e->ready, running + is_partial, total, longest);
    if (running && to != e->b)
        move(e, to);
    e->b = to;
}

/* Bytes that a job looks at of the next block. */
static unsigned output_bytes(const lanewise_job *j) {
    if (j->kind->take)
        return j->kind->bytes;
    unsigned missing = (unsigned)j->want - j->have;
    return missing < j->kind->rate ? (missing + 7) & ~7u : j->kind->rate;
}

/* Those whose input is others' output must leave a state for the others: passes over them, from the
 * job of number *i on, if there is one such state, and returns the number of the last of them. */
static unsigned pass_partials(const engine *e, unsigned *i, unsigned partials) {
    unsigned before = 0;
    if (partials + 1 < lanewise_states(e->b))
        return 0;
    for (; *i && partial(&e->jobs[*i - 1]); *i = e->jobs[*i - 1].next)
        before = *i;
    return before;
}

/* States begin as these bytes. The first time in a refill of empty slots all do: memory that was
 * never written would be permuted otherwise. */
static void begin_states(engine *e, unsigned which, const uint8_t *bytes, unsigned *all) {
    if (which) {
        lanewise_set_states(e->b, e->state, which | *all, bytes);
        *all = 0;
    }
}

/* Free slots take the jobs that are ready. */
static void refill(engine *e) {
    const unsigned used = lanewise_states(e->b), taken = busy(e);
    unsigned all = taken ? 0 : (1u << used) - 1, partials = 0, before = 0, i = e->next;
    unsigned others = 0; /* those whose states begin as zeros */
#if LANEWISE_MAX_STATES > 1
    unsigned alike = 0; /* those whose states begin as e->begin */
#endif
#if LANEWISE_MAX_STATES > 1
    for (unsigned k = e->most; k < used; k++)
        memset(e->seeds[k], 0, STATE);
#endif
    e->most = used > e->most ? used : e->most;
    for (unsigned m = e->steps ? taken : 0; m; m &= m - 1)
        partials += (unsigned)partial(e->slots[lowest(m)].job);
    for (unsigned m = ((1u << used) - 1) & ~taken; m && i; m &= m - 1) {
        if (e->steps) {
            unsigned passed = pass_partials(e, &i, partials);
            before = passed ? passed : before;
            if (!i)
                break;
        }
        const unsigned k = lowest(m);
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
        slot *s = &e->slots[k]; /* member by member, for the reason in jobs.h */
        s->job = j;
        s->at = 0;
        s->begin = e->calls;
        s->collect = SLOTS > 1 && j->kind->take ? j->kind->first : 1;
        s->bytes = output_bytes(j);
#if LANEWISE_MAX_STATES > 1
        if (is_short(j)) {
            put_seed(e, k, j);
            if (e->begin_kind != j->kind || e->begin_tail != j->tail_bytes) {
                begin_states(e, alike, e->begin, &all);
                alike = 0;
                make_begin(e, j);
            }
            alike |= 1u << k;
            continue;
        }
#endif
        others |= 1u << k;
    }
    e->absorbing |= others;
#if LANEWISE_MAX_STATES > 1
    begin_states(e, alike, e->begin, &all);
#endif
    begin_states(e, others, zeros, &all);
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
static unsigned blocks_at_once(engine *e) {
    unsigned blocks = UINT_MAX, rate = 0;
    const uint8_t *any = zeros, *data[SLOTS];
    for (unsigned m = e->absorbing; m; m &= m - 1) {
        const unsigned k = lowest(m);
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

/* States whose next block is not there yet: a bit each. They are not to be permuted, and are in
 * their blocks afterwards. */
static unsigned set_aside(engine *e) {
    unsigned stay = 0;
    for (unsigned m = e->absorbing; m; m &= m - 1) {
        const unsigned k = lowest(m);
        slot *s = &e->slots[k];
        if (!stalled(s))
            continue;
        stay |= 1u << k;
        s->begin++;
        e->b->extract_bytes(e->state, k, e->block[k], 0, STATE);
    }
    return stay;
}

static void absorb(engine *e) {
    if (e->absorbing && !(e->squeezing | e->seeded) && blocks_at_once(e))
        return;
    const unsigned stay = SLOTS > 1 && e->steps ? set_aside(e) : 0, seeded = e->seeded;
    const unsigned these = e->absorbing & ~stay;
    unsigned lanes = seeded ? SHORT / 8 + 1 : 0;
    for (unsigned m = these; m; m &= m - 1) {
        unsigned n = e->slots[lowest(m)].job->kind->rate / 8u;
        lanes = n > lanes ? n : lanes;
    }
    e->calls++;
    for (unsigned m = these; m; m &= m - 1) {
        const unsigned k = lowest(m);
        const lanewise_job *j = e->slots[k].job;
        unsigned at = e->slots[k].at, head = (unsigned)j->seed_bytes + j->tail_bytes;
        if (at >= head && 8 * lanes == j->kind->rate && input_bytes(j) - at >= 8 * lanes) {
            e->data[k] = j->rest + (at - head); /* where it lies */
        } else {
            make_block(e->block[k], j, at);
            e->data[k] = e->block[k];
        }
        count_block(e, k);
    }
    e->squeezing |= seeded;
    e->seeded = 0;
    if (lanes)
        e->b->absorb_blocks(e->state, e->data, 1, lanes, 24);
    else
        e->b->permute(e->state, 24);
    for (unsigned m = these | seeded; m; m &= m - 1)
        e->data[lowest(m)] = zeros;
    for (unsigned m = stay; m; m &= m - 1)
        lanewise_set_states(e->b, e->state, m & (0u - m), e->block[lowest(m)]);
}

/* `len` bytes of output; returns 1 if the job is done. */
static int take(const engine *e, lanewise_job *j, const uint8_t *data, unsigned len) {
    if (j->kind->take)
        return j->kind->take(j, data, len, e->with);
    unsigned missing = (unsigned)j->want - j->have, n = missing < len ? missing : len;
    memcpy((uint8_t *)j->out + j->have, data, n);
    j->have = (uint16_t)(j->have + n);
    return j->have == j->want;
}

enum { SOME = 1, AWAITED = 2 }; /* jobs have been done, and jobs that others wait for */
static unsigned squeeze(engine *e) {
    unsigned bytes = 0, ended = 0;
    if (!e->squeezing)
        return 0;
    for (unsigned m = e->squeezing; m; m &= m - 1) {
        unsigned n = e->slots[lowest(m)].bytes;
        bytes = n > bytes ? n : bytes;
    }
    e->b->extract_lanes(e->state, e->out, bytes / 8);
    for (unsigned m = e->squeezing; m; m &= m - 1) {
        const unsigned k = lowest(m);
        slot *s = &e->slots[k];
        lanewise_job *j = s->job;
        unsigned rate = j->kind->rate;
        if (SLOTS > 1 && --s->collect) { /* the next block goes behind this one */
            e->out[k] += rate;
            continue;
        }
        s->collect = 1;
        unsigned len = (unsigned)(e->out[k] - e->block[k]) + rate;
        e->out[k] = e->block[k];
        if (take(e, j, e->block[k], len)) {
            j->state = JOB_DONE;
            ended |= j->awaited ? SOME | AWAITED : SOME;
            e->squeezing ^= 1u << k;
        } else {
            s->bytes = output_bytes(j);
        }
    }
    return ended;
}

#if LANEWISE_MAX_STATES > 1
/* And chooses the one to begin with: for the list as a whole, though few of its jobs can begin. */
static void list_kernels(engine *e, unsigned kind) {
    e->kernel_count = 0;
    for (unsigned n = 1; n <= SLOTS && n <= e->count; n++) {
        const lanewise_backend *b = lanewise_select_on(kind, n);
        const unsigned states = lanewise_states(b);
        if (n == 1 || b != e->kernels[e->kernel_count - 1].b)
            e->kernels[e->kernel_count++] = (kernel){b, states, lanewise_cost_on(kind, b), n};
        n = states > n ? states : n; /* up to as many there is none that costs less */
    }
    unsigned total = 0, longest = 0;
    for (unsigned i = 0; i < e->count; i++) {
        total += e->jobs[i].left;
        longest = e->jobs[i].left > longest ? e->jobs[i].left : longest;
    }
    e->b = NULL;
    e->b = cheapest(e, e->count, 1, total, longest);
}
#endif

void lanewise_run_jobs(lanewise_job *jobs, unsigned count, const void *with,
                       lanewise_jobs_step *step, void *context) {
    engine e;
    unsigned ended = 0;
    const unsigned kind = lanewise_kind_here();
    for (unsigned k = 0; k < SLOTS; k++) {
        e.out[k] = e.block[k];
        e.data[k] = zeros;
    }
    e.jobs = jobs;
    e.with = with;
    e.count = count;
    e.first = e.absorbing = e.squeezing = e.seeded = e.calls = e.most = 0;
    e.steps = step != NULL;
#if LANEWISE_MAX_STATES > 1
    list_kernels(&e, kind);
    e.begin_kind = NULL;
#else
    e.b = lanewise_select_on(kind, 1);
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
#if LANEWISE_MAX_STATES > 1
    for (unsigned k = 0; k < e.most; k++)
        lanewise_wipe(e.seeds[k], SHORT);
#endif
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
