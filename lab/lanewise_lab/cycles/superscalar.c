/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Superscalar cores: see superscalar.h. In order, one pass over the steps is enough, for each is
 * issued in the first cycle that the rules allow. Out of order, every cycle is gone through:
 * retire, begin what is ready, dispatch.
 */
#include "superscalar.h"

#include <limits.h>
#include <stdlib.h>
#include <string.h>

/* Accesses to memory: how many 8 bytes, and whether they are written. */
static const struct {
    signed char words, stores;
} access_of[LW_CLASSES] = {
    [LW_LOAD] = {1, 0},       [LW_LOAD_PAIR] = {2, 0}, [LW_STORE] = {1, 1},
    [LW_STORE_PAIR] = {2, 1}, [LW_VLOAD] = {2, 0},     [LW_VLOAD_PAIR] = {4, 0},
    [LW_VLOAD_REP] = {1, 0},  [LW_VSTORE] = {2, 1},    [LW_VSTORE_PAIR] = {4, 1},
};

static int is_in(unsigned classes, int class_) {
    return classes >> class_ & 1;
}

/* Which store wrote a place last: a hash table, place to a number. */
typedef struct places {
    unsigned mask;
    int *key, *value; /* key: place + 1, 0 is free */
} places;

static int *place_at(const places *p, int place) {
    unsigned at = (unsigned)place * 2654435769u >> 7;
    while (p->key[at & p->mask] && p->key[at & p->mask] != place + 1)
        at++;
    at &= p->mask;
    p->key[at] = place + 1;
    return &p->value[at];
}

/* Room for every place of the steps, at most half full; -1 is what nothing was written to has. */
static int places_make(places *p, const lanewise_step *steps, int count) {
    unsigned words = 8;
    for (int i = 0; i < count; i++)
        if (steps[i].place >= 0)
            words += (unsigned)access_of[steps[i].class_].words;
    p->mask = 15;
    while (p->mask < 2 * words)
        p->mask = 2 * p->mask + 1;
    p->key = calloc(p->mask + 1u, sizeof *p->key);
    p->value = malloc((p->mask + 1u) * sizeof *p->value);
    if (p->value)
        memset(p->value, -1, (p->mask + 1u) * sizeof *p->value);
    return p->key && p->value;
}

static void places_free(places *p) {
    free(p->key);
    free(p->value);
}

/* Takes the unit that is free first, and all others that the class needs, from `at` or from the
 * cycle in which they are free: that cycle. */
static int take(const lanewise_rules *rules, int class_, int at, int *free_at, int *unit) {
    unsigned all = rules->all[class_];
    for (int u = 0; u < LW_UNITS; u++)
        if (rules->on[class_] >> u & 1 && (*unit < 0 || free_at[u] < free_at[*unit]))
            *unit = u;
    all |= 1u << *unit;
    for (int u = 0; u < LW_UNITS; u++)
        if (all >> u & 1 && free_at[u] > at)
            at = free_at[u];
    for (int u = 0; u < LW_UNITS; u++)
        if (all >> u & 1)
            free_at[u] = at + rules->busy[class_];
    return at;
}

static int later(int cycle, int other, int reason, int *why) {
    if (other <= cycle)
        return cycle;
    *why = reason;
    return other;
}

/* In order. The vector queue, if there is one, takes what goes through it from the issue as soon as
 * addresses are there, and starts it in order when all other operands are. */
static int in_order(const lanewise_rules *rules, const lanewise_step *steps, int count,
                    const places *stored, lanewise_event *events) {
    static _Thread_local int ready[LW_NAMES];
    static _Thread_local unsigned char made_by[LW_NAMES];
    int free_at[LW_UNITS] = {0}, left[LW_LONGEST] = {0};
    int cycle = 0, used = 0, queued = 0, started = 0, end = 0;
    memset(ready, -1, sizeof ready);
    for (int i = 0; i < count; i++) {
        const lanewise_step *s = &steps[i];
        int class_ = s->class_, why = LW_NOTHING, unit = -1;
        int queues = rules->vector_queue && is_in(rules->queued, class_);
        int unit_late = queues && is_in(rules->queue_units, class_);
        int at = cycle, start = started, ignored;
        for (int k = 0; k < LW_READS && s->read[k] >= 0; k++) {
            int name = s->read[k], need = ready[name], by = made_by[name];
            int early = s->role[k] == LW_SHIFTED              ? rules->shifted_early
                        : is_in(rules->shift_classes, class_) ? rules->shift_early
                                                              : 0;
            if (need < 0)
                continue;
            need += early;
            if (s->role[k] == LW_MERGE && is_in(rules->merge_classes, by))
                need -= rules->merge_late;
            if (queues && s->role[k] != LW_ADDRESS)
                start = later(start, need, LW_RESULT, &ignored);
            else if (access_of[by].words)
                at = later(at, need, LW_LOADED, &why);
            else
                at = later(at, need, early ? LW_SHIFT_EARLY : LW_RESULT, &why);
        }
        if (s->place >= 0 && !access_of[class_].stores)
            for (int k = 0; k < access_of[class_].words; k++)
                at = later(at, *place_at(stored, s->place + k), LW_FORWARD, &why);
        if (queues && queued >= rules->vector_queue)
            at = later(at, left[queued % rules->vector_queue] + 1, LW_QUEUE_FULL, &why);
        if (at == cycle && used >= rules->width)
            at = cycle + 1;
        if (at == cycle && used && is_in(rules->first_slot, class_))
            at = later(at, cycle + 1, LW_FIRST_SLOT, &why);
        if (start < at || !queues)
            start = at;
        if (rules->on[class_]) {
            int free = take(rules, class_, unit_late ? start : at, free_at, &unit);
            if (!unit_late)
                at = later(at, free, LW_UNIT_BUSY, &why);
            if (start < free)
                start = free;
        }
        if (at > cycle) {
            cycle = at;
            used = 0;
        }
        used++;
        if (queues) {
            left[queued++ % rules->vector_queue] = start;
            started = start;
        }
        for (int k = 0; k < LW_WRITES && s->write[k] >= 0; k++) {
            int last = k == LW_WRITES - 1 || s->write[k + 1] < 0, base = s->updates && last;
            ready[s->write[k]] = base ? at + rules->latency_base : start + rules->latency[class_];
            made_by[s->write[k]] = (unsigned char)(base ? LW_ALU : class_);
        }
        if (s->place >= 0 && access_of[class_].stores)
            for (int k = 0; k < access_of[class_].words; k++)
                *place_at(stored, s->place + k) = start + rules->store_to_load;
        if (events)
            events[i] = (lanewise_event){at, start, (short)unit, (short)why};
        end = start > end ? start : end;
        if (s->taken && rules->after_branch) {
            cycle = at + rules->after_branch;
            used = 0;
        }
    }
    return count ? end + 1 : 0;
}

/* A step on its way through an out-of-order core. */
typedef struct flight {
    int needs[LW_READS + 4]; /* values: 2 * step, or 2 * step + 1 for an updated base */
    int count, known;        /* needs, and how many of them are known to be there */
    int done;                /* the cycle in which it may retire; INT_MAX: not begun */
} flight;

typedef struct machine {
    const lanewise_rules *rules;
    const lanewise_step *steps;
    const places *stored;
    flight *flights;
    int *there;           /* value -> the cycle in which it is there */
    int writer[LW_NAMES]; /* name -> value, or -1 */
    int queue[LW_UNITS][LW_LONGEST], length[LW_UNITS];
    int free_at[LW_UNITS];
    int taken[LW_UNITS]; /* dispatched to each unit in this cycle, */
    int bound[LW_UNITS]; /* and the last step at all, counted from 1 */
} machine;

/* Kinds of units, and what a full queue of them is called. */
static const struct {
    int first, end, full;
} kinds[] = {
    {LW_UNIT_INTEGER, LW_UNIT_BRANCH, LW_INTEGER_FULL},
    {LW_UNIT_BRANCH, LW_UNIT_LOAD, LW_INTEGER_FULL},
    {LW_UNIT_LOAD, LW_UNIT_VECTOR, LW_MEMORY_FULL},
    {LW_UNIT_VECTOR, LW_UNITS, LW_VECTOR_FULL},
};

/* The unit to which a step is bound, in turn; or -1 and the reason why it has to wait. */
static int bind(const machine *m, int class_, int *why) {
    const lanewise_rules *r = m->rules;
    const int caps[] = {r->cap_integer, 0, r->cap_memory, r->cap_vector};
    unsigned units = r->on[class_];
    int kind = 0, taken = 0, best = -1;
    while (units >> kinds[kind].end)
        kind++;
    for (int u = kinds[kind].first; u < kinds[kind].end; u++)
        taken += m->taken[u];
    if (caps[kind] && taken >= caps[kind]) {
        *why = LW_CAPPED;
        return -1;
    }
    *why = kinds[kind].full;
    for (int u = kinds[kind].first; u < kinds[kind].end; u++) {
        if (!(units >> u & 1) || m->length[u] >= r->room[u])
            continue;
        if (r->cap_vector_unit && u >= LW_UNIT_VECTOR && m->taken[u] >= r->cap_vector_unit)
            *why = LW_CAPPED;
        else if (best < 0 || m->bound[u] < m->bound[best])
            best = u;
    }
    return best;
}

/* What step i waits for, and what waits for it. */
static void enter(machine *m, int i) {
    const lanewise_step *s = &m->steps[i];
    flight *f = &m->flights[i];
    int class_ = s->class_, moved = -1;
    for (int k = 0; k < LW_READS && s->read[k] >= 0; k++)
        if (m->writer[s->read[k]] >= 0)
            f->needs[f->count++] = moved = m->writer[s->read[k]];
    for (int k = 0; k < access_of[class_].words && s->place >= 0; k++) {
        int *store = place_at(m->stored, s->place + k);
        if (access_of[class_].stores)
            *store = 2 * i;
        else if (*store >= 0)
            f->needs[f->count++] = *store;
    }
    for (int k = 0; k < LW_WRITES && s->write[k] >= 0; k++) {
        int last = k == LW_WRITES - 1 || s->write[k + 1] < 0;
        m->writer[s->write[k]] = !m->rules->on[class_] ? moved : 2 * i + (s->updates && last);
    }
}

/* Begins the oldest step in the queue of unit u that has what it needs. */
static void begin(machine *m, int u, int now, lanewise_event *events) {
    for (int n = 0; n < m->length[u]; n++) {
        int i = m->queue[u][n], class_ = m->steps[i].class_;
        flight *f = &m->flights[i];
        while (f->known < f->count && m->there[f->needs[f->known]] <= now)
            f->known++;
        if (f->known < f->count)
            continue;
        int latency =
            access_of[class_].stores ? m->rules->store_to_load : m->rules->latency[class_];
        m->there[2 * i] = now + latency;
        m->there[2 * i + 1] = now + m->rules->latency_base;
        f->done = now + m->rules->latency[class_];
        m->free_at[u] = now + m->rules->busy[class_];
        m->length[u]--;
        memmove(&m->queue[u][n], &m->queue[u][n + 1], (size_t)(m->length[u] - n) * sizeof(int));
        if (events)
            events[i].issued = now;
        return;
    }
}

static int out_of_order(machine *m, int count, lanewise_event *events) {
    const lanewise_rules *rules = m->rules;
    int now = 0, head = 0, next = 0, why = LW_NOTHING, end = 0, resume = 0;
    for (; head < count; now++) {
        for (; head < next && m->flights[head].done <= now; head++)
            end = m->flights[head].done > end ? m->flights[head].done : end;
        for (int u = 0; u < LW_UNITS; u++)
            if (m->length[u] && m->free_at[u] <= now)
                begin(m, u, now, events);
        memset(m->taken, 0, sizeof m->taken);
        for (int n = 0; n < rules->width && next < count && resume <= now; n++, next++) {
            int class_ = m->steps[next].class_, unit = -1, reason = LW_REORDER_FULL;
            if (next - head >= rules->reorder ||
                (rules->on[class_] && (unit = bind(m, class_, &reason)) < 0)) {
                why = reason;
                break;
            }
            enter(m, next);
            if (unit >= 0) {
                m->queue[unit][m->length[unit]++] = next;
                m->taken[unit]++;
                m->bound[unit] = next + 1;
            } else {
                m->flights[next].done = now + 1;
            }
            if (events)
                events[next] = (lanewise_event){now, now, (short)unit, (short)why};
            why = LW_NOTHING;
            if (m->steps[next].taken)
                resume = now + rules->after_branch;
        }
    }
    return end;
}

static int out_of_order_run(const lanewise_rules *rules, const lanewise_step *steps, int count,
                            const places *stored, lanewise_event *events) {
    machine *m = calloc(1, sizeof *m);
    flight *flights = calloc((size_t)count + 1, sizeof *flights);
    int *there = malloc(((size_t)count + 1) * 2 * sizeof *there), cycles = INT_MIN;
    if (m && flights && there) {
        for (int i = 0; i < count; i++)
            there[2 * i] = there[2 * i + 1] = flights[i].done = INT_MAX;
        memset(m->writer, -1, sizeof m->writer);
        m->rules = rules;
        m->steps = steps;
        m->stored = stored;
        m->flights = flights;
        m->there = there;
        cycles = out_of_order(m, count, events);
    }
    free(m);
    free(flights);
    free(there);
    return cycles;
}

int lanewise_events(const lanewise_rules *rules, const lanewise_step *steps, int count,
                    lanewise_event *events) {
    places stored;
    int cycles = INT_MIN;
    for (int i = 0; i < count; i++)
        if (rules->latency[steps[i].class_] < 0)
            return -1 - i;
    if (places_make(&stored, steps, count))
        cycles = rules->out_of_order ? out_of_order_run(rules, steps, count, &stored, events)
                                     : in_order(rules, steps, count, &stored, events);
    places_free(&stored);
    return cycles;
}

int lanewise_simulate(const lanewise_rules *rules, const lanewise_step *steps, int count,
                      int *issued, unsigned char *why) {
    lanewise_event *events = NULL;
    if ((issued || why) && !(events = malloc(((size_t)count + 1) * sizeof *events)))
        return INT_MIN;
    int cycles = lanewise_events(rules, steps, count, events);
    for (int i = 0; i < count && cycles >= 0; i++) {
        if (issued)
            issued[i] = events[i].issued;
        if (why)
            why[i] = (unsigned char)events[i].why;
    }
    free(events);
    return cycles;
}
