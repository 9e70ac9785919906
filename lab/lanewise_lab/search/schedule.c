/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The inner loop of schedule.py: simulated annealing over the orders of a Block, the same on every
 * machine. An order costs the cycles of a turn of the loop in steady state by the model of a core,
 * under the worst of some sets of rules, and what is missing to give its values registers.
 */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "superscalar.h"

enum { FILES = 4, REGISTERS = 64, WORDS = 256, NEVER = -1000 };
enum { SUPERSCALAR, DUAL_ISSUE, THREE_STAGE }; /* models: cycles/ has one of each name */
enum { EARLY = 3, READERS = 6 };               /* as cycles/dual_issue.py counts them */
enum { BY_LOAD, IN_EX1, IN_EX2, PRODUCERS };

/* One set of the Cortex-M7's rules, cores/cortex-m7.toml's as cycles/dual_issue.py takes them, and
 * where the words lie. */
typedef struct dual_rules {
    int after[PRODUCERS][READERS]; /* cycles from a result to who reads it */
    int width, loads, stores, inline_shifts, late_shifts;
    int store_to_load, near_store_to_load, load_store_apart, near_words;
    const int *word; /* [turn][operation]: number of the word in memory, or -1 */
} dual_rules;

typedef struct schedule {
    int n, values;
    const int *first, *before;  /* predecessors of operation i: before[first[i]..first[i + 1]) */
    const int *afirst, *after;  /* successors */
    const lanewise_step *steps; /* of each operation; the names are values; where two issue, the
                                   role of what is read is its reader */
    const int *group, *file;    /* of each value */
    int entering;
    const int *enter, *leave; /* what becomes of it in the turn behind; -1: nothing */
    const int *home;          /* the same where it must lie in the same register; NULL: nowhere */
    int holding;
    const int *held;      /* values that are needed at the end */
    int files;            /* 0: registers do not count */
    const int *registers; /* of each file; at most REGISTERS */
    double crowd;         /* cycles that a value without a register costs */
    int model, sets;      /* of rules; 0: registers alone count */
    const void *rules;
    const double *weight; /* what the cycles under each are multiplied by */
    double likely;        /* how often those under the first are added to the worst */
    int turns, warm;      /* simulated; not counted, because the core was idle before */
} schedule;

typedef struct lack {
    int values; /* that find no register, or whose home is not free; or crowding() */
    int wait;   /* by how many operations they miss it */
} lack;

typedef struct work {
    const schedule *p;
    uint64_t seed;
    int *order, *side, *mark, stamp;
    int from, to;           /* places that have changed since they were written into the turns */
    lanewise_step *renamed; /* of all turns, by operation */
    lanewise_step *steps;   /* of all turns, in order, each with the branch at its end */
    int *issued;
    int *last, *made, *at, *home, *until; /* of each value that is first in its group */
    int harshest; /* the set of rules under which an order was last too slow: tried first */
} work;

/* Random numbers: PCG32 (O'Neill). */
static uint32_t draw(work *w) {
    uint64_t state = w->seed = w->seed * 6364136223846793005u + 1442695040888963407u;
    uint32_t x = (uint32_t)(((state >> 18) ^ state) >> 27);
    unsigned r = (unsigned)(state >> 59);
    return x >> r | x << (-r & 31);
}

static uint32_t below(work *w, uint32_t n) {
    return (uint32_t)((uint64_t)draw(w) * n >> 32);
}

static int later(int a, int b) {
    return a > b ? a : b;
}

/* Of each group when it is first made and last needed; what enters or leaves has a place there. */
static void lives(work *w) {
    const schedule *p = w->p;
    for (int v = 0; v < p->values; v++)
        w->last[v] = w->made[v] = w->at[v] = w->home[v] = -1;
    for (int i = 0; i < p->n; i++) {
        const lanewise_step *s = &p->steps[w->order[i]];
        for (int k = 0; k < LW_READS && s->read[k] >= 0; k++)
            w->last[p->group[s->read[k]]] = i;
        for (int k = 0; k < LW_WRITES && s->write[k] >= 0; k++) {
            int g = p->group[s->write[k]];
            w->last[g] = i;
            if (w->made[g] < 0)
                w->made[g] = i;
        }
    }
    for (int k = 0; k < p->holding; k++)
        w->last[p->group[p->held[k]]] = p->n;
    int used[FILES] = {0};
    for (int k = 0; k < p->entering; k++) {
        int r = used[p->file[p->enter[k]]]++;
        w->at[p->enter[k]] = r;
        if (p->home && p->home[k] >= 0) {
            w->home[p->group[p->home[k]]] = r;
            w->last[p->group[p->home[k]]] = p->n;
        }
    }
}

/* Of each group when its register can be given back: what is made of it at its end may take it on.
 */
static void chains(work *w) {
    const schedule *p = w->p;
    const int *last = w->last, *made = w->made;
    int *until = w->until;
    memcpy(until, last, (size_t)p->values * sizeof *until);
    for (int i = p->n; i-- > 0;) {
        const lanewise_step *s = &p->steps[w->order[i]];
        int v = s->write[0], heir = -1;
        if (v < 0 || w->home[p->group[v]] >= 0 || p->group[v] != v)
            continue;
        for (int k = 0; k < LW_READS && s->read[k] >= 0; k++) {
            int g = p->group[s->read[k]];
            if (last[g] == i && p->file[g] == p->file[v] && (heir < 0 || made[g] > made[heir]))
                heir = g;
        }
        if (heir >= 0 && until[v] > until[heir])
            until[heir] = until[v];
    }
}

/* assign() of allocate_loop.py, which explains it; but this one goes on where that one gives up. A
 * value without a register gets the number -1. */
static lack assign(work *w, int *registers) {
    const schedule *p = w->p;
    const int *last = w->last, *until = w->until;
    int wanted[FILES][REGISTERS], holder[FILES][REGISTERS], *at = w->at;
    uint64_t idle[FILES];
    lack out = {0, 0};
    lives(w);
    chains(w);
    for (int f = 0; f < p->files; f++) {
        idle[f] = p->registers[f] < 64 ? (UINT64_C(1) << p->registers[f]) - 1 : ~UINT64_C(0);
        for (int r = 0; r < REGISTERS; r++) {
            wanted[f][r] = p->n + 1;
            holder[f][r] = -1;
        }
    }
    for (int k = 0; k < p->entering; k++) {
        int v = p->enter[k], f = p->file[v], r = at[v];
        if (p->home[k] >= 0) {
            int g = p->group[p->home[k]];
            wanted[f][r] = w->made[g] < 0 ? p->n : w->made[g];
        }
        if (last[p->group[v]] >= 0) {
            holder[f][r] = v;
            idle[f] &= ~(UINT64_C(1) << r);
        }
    }
    for (int i = 0; i < p->n; i++) {
        const lanewise_step *s = &p->steps[w->order[i]];
        for (int k = 0; k < LW_READS && s->read[k] >= 0; k++) {
            int g = p->group[s->read[k]], f = p->file[g], r = at[g];
            if (last[g] == i && r >= 0 && holder[f][r] == g) {
                holder[f][r] = -1;
                idle[f] |= UINT64_C(1) << r;
            }
        }
        for (int k = 0; k < LW_WRITES && s->write[k] >= 0; k++) {
            int v = s->write[k], g = p->group[v], f = p->file[v], r = w->home[g];
            if (at[g] >= 0 && g != v) {
                r = at[g];
            } else if (r >= 0) {
                if (holder[f][r] >= 0) {
                    out.values++;
                    out.wait += last[holder[f][r]] - i;
                }
            } else {
                int nearest = i, best = -1; /* nearest: the longest that any register is free */
                for (uint64_t rest = idle[f]; rest; rest &= rest - 1) {
                    int candidate = __builtin_ctzll(rest), back = wanted[f][candidate];
                    int fit = back >= until[g] ? 3 * p->n - back : back >= last[g] ? back : -1;
                    if (fit > best) {
                        r = candidate;
                        best = fit;
                    }
                    nearest = later(nearest, back);
                }
                if (r < 0) {
                    out.values++;
                    out.wait += last[g] - nearest;
                }
            }
            at[g] = r;
            if (registers)
                registers[v] = r;
            if (r >= 0 && last[g] > i) {
                holder[f][r] = g;
                idle[f] &= ~(UINT64_C(1) << r);
            }
        }
    }
    return out;
}

/* Where registers are named anew in each turn, nothing has a home: by how many the values that live
 * exceed the registers, which are of one file, summed over all places. */
static int crowding(work *w) {
    const schedule *p = w->p;
    int *change = w->side, alive = 0, sum = 0;
    lives(w);
    memset(change, 0, (size_t)p->n * sizeof *change);
    for (int v = 0; v < p->values; v++) {
        if (w->last[v] < 0)
            continue;
        change[w->at[v] >= 0 ? 0 : w->made[v]]++;
        if (w->last[v] < p->n)
            change[w->last[v]]--;
    }
    for (int i = 0; i < p->n; i++) {
        alive += change[i];
        sum += later(alive - p->registers[0], 0);
    }
    return sum;
}

static lack lacking(work *w, int *registers) {
    if (!w->p->files)
        return (lack){0, 0};
    return w->p->home ? assign(w, registers) : (lack){crowding(w), 0};
}

/* Cortex-M3 and M4: a load waits for its data unless a load or store follows, and behind a store.
 */
static double three_stage(const work *w) {
    const schedule *p = w->p;
    int cycles = p->n;
    for (int i = 0; i < p->n; i++) {
        const lanewise_step *one = &p->steps[w->order[i]];
        const lanewise_step *two = &p->steps[w->order[i + 1 < p->n ? i + 1 : 0]];
        if (one->class_ != LW_LOAD)
            cycles += one->class_ == LW_STORE && two->class_ == LW_LOAD;
        else if (two->class_ == LW_LOAD)
            cycles += two->read[0] >= 0 && two->read[0] == one->write[0];
        else
            cycles += two->class_ != LW_STORE;
    }
    return cycles;
}

/* Cortex-M7, a turn, on average; only a bound from below once that is more than `enough`. */
static double dual_issue(work *w, const dual_rules *r, double enough) {
    static int made[LW_NAMES], by[LW_NAMES];
    const schedule *p = w->p;
    int stored[WORDS], near[WORDS], counted = p->turns - p->warm, begin = 0;
    int t = 0, used = 0, banks = 0, loads = 0, stores = 0, shift1 = 0, shift2 = 0;
    int store_banks = 0;
    for (int k = 0; k < p->entering; k++)
        made[p->enter[k]] = -8, by[p->enter[k]] = IN_EX2;
    for (int k = 0; k < WORDS; k++)
        stored[k] = near[k] = NEVER;
    for (int turn = 0; turn < p->turns; turn++) {
        for (int i = 0; i < p->n; i++) {
            int o = turn * p->n + w->order[i], word = r->word[o], c = t, from = IN_EX2;
            const lanewise_step *s = &w->renamed[o];
            int kind = s->class_, first = s->read[0];
            for (int k = 0; k < LW_READS && s->read[k] >= 0; k++)
                c = later(c, made[s->read[k]] + r->after[by[s->read[k]]][s->role[k]]);
            if (kind == LW_LOAD) {
                c = later(c, stored[word] + r->store_to_load);
                c = later(c, near[word / r->near_words] + r->near_store_to_load);
            }
            int bank = 1 << (word & 1), apart = r->load_store_apart == 1 ? bank : 3;
            apart = r->load_store_apart ? apart : 0;
            if (c == t &&
                (used >= r->width ||
                 (kind == LW_LOAD && (loads >= r->loads || banks & bank || store_banks & apart)) ||
                 (kind == LW_STORE && (stores >= r->stores || banks & apart)) ||
                 (kind == LW_ALU_SHIFT && shift1 >= r->inline_shifts)))
                c = t + 1;
            if (kind == LW_SHIFT) {
                int soon = made[first] + r->after[by[first]][EARLY];
                int ex1 = soon <= c && (c > t || shift1 < r->inline_shifts);
                if (!ex1 && c == t && shift2 >= r->late_shifts) {
                    c = t + 1;
                    ex1 = soon <= c;
                }
                from = ex1 ? IN_EX1 : IN_EX2;
            }
            if (c > t)
                t = c, used = banks = store_banks = loads = stores = shift1 = shift2 = 0;
            used++;
            if (kind == LW_LOAD) {
                loads++;
                banks |= bank;
                from = BY_LOAD;
            } else if (kind == LW_STORE) {
                stores++;
                store_banks |= bank;
                stored[word] = near[word / r->near_words] = t;
            }
            shift1 += kind == LW_ALU_SHIFT || (kind == LW_SHIFT && from == IN_EX1);
            shift2 += kind == LW_SHIFT && from == IN_EX2;
            if (s->write[0] >= 0)
                made[s->write[0]] = t, by[s->write[0]] = from;
        }
        if (turn + 1 == p->warm)
            begin = t;
        int left = (p->turns - 1 - turn) * p->n / r->width;
        if (turn >= p->warm && t - begin + left > enough * counted)
            return (double)(t - begin + left) / counted;
    }
    return (double)(t - begin) / counted;
}

/* Writes operations a..b of the order into all turns, for the one model that reads them there. */
static void refresh(work *w, int a, int b) {
    int n = w->p->n, turns = w->p->model == SUPERSCALAR ? w->p->turns : 0;
    for (int t = 0; t < turns; t++)
        for (int i = a; i <= b; i++)
            w->steps[t * (n + 1) + i] = w->renamed[t * n + w->order[i]];
}

/*
 * Cycles of a turn: how much later its operations begin than those of the turn before, on average,
 * so that a turn may be a fraction of a cycle better. Where streams on different registers share a
 * core that reorders, one may run ahead of the other for many turns; the slower one counts.
 */
static double superscalar(work *w, const lanewise_rules *rules) {
    const schedule *p = w->p;
    int length = p->n + 1, to = (p->turns - 1) * length, from = (p->warm - 1) * length;
    if (lanewise_simulate(rules, w->steps, p->turns * length, w->issued, NULL) < 0)
        return HUGE_VAL;
    long after[FILES] = {0};
    int count[FILES] = {0};
    for (int i = 0; i < p->n; i++) {
        const lanewise_step *s = &p->steps[w->order[i]];
        int v = s->write[0] >= 0 ? s->write[0] : s->read[0], f = v < 0 ? 0 : p->file[v];
        after[f] += w->issued[to + i] - w->issued[from + i];
        count[f]++;
    }
    double most = 0;
    for (int f = 0; f < FILES; f++)
        if (count[f])
            most = fmax(most, (double)after[f] / count[f]);
    return most / (p->turns - p->warm);
}

static double under(work *w, int set, double enough) {
    const schedule *p = w->p;
    if (p->model == THREE_STAGE)
        return three_stage(w);
    if (p->model == DUAL_ISSUE)
        return dual_issue(w, (const dual_rules *)p->rules + set, enough);
    return superscalar(w, (const lanewise_rules *)p->rules + set);
}

/* Under all sets of rules; or, as soon as that is more than `enough`, a bound from below. */
static double cycles(work *w, double enough) {
    const schedule *p = w->p;
    double most = 0, likely = p->likely * p->n / 2; /* no core with such rules is faster */
    for (int k = 0; k < p->sets && most + likely <= enough; k++) {
        int set = k == 0 ? w->harshest : k <= w->harshest ? k - 1 : k;
        double found = under(w, set, (enough - likely) / p->weight[set]);
        if (set == 0)
            likely = p->likely * found;
        most = fmax(most, p->weight[set] * found);
        if (most + likely > enough)
            w->harshest = set;
    }
    return most + likely;
}

/* What the order costs in which places a..b have changed since the last call, unless that was more
 * than was `enough` then: such a change was taken back. More than enough is only a bound.
 * Registers are counted faster than cycles, which never fall below 0. */
static double cost(work *w, int a, int b, double enough) {
    lack l = lacking(w, NULL);
    double found = w->p->crowd * (l.values + l.wait / 64.0);
    w->from = a < w->from ? a : w->from;
    w->to = later(b, w->to);
    if (found > enough)
        return found;
    refresh(w, w->from, w->to);
    found += cycles(w, enough - found);
    /* What costs too much is taken back, and written anew the next time. */
    w->from = found > enough ? a : w->p->n;
    w->to = found > enough ? b : -1;
    return found;
}

/*
 * Moves the operation at place `at` to place `to`, and takes along what it needs (if it goes
 * forward in time, what needs it) and lies between; or, alone, goes only as far as it can without.
 * So the order stays a legal one. The others keep theirs.
 */
static void drag(work *w, int at, int to, int alone) {
    int *order = w->order, forward = to < at, step = forward ? -1 : 1, along = 0, stay = 0;
    const int *first = forward ? w->p->first : w->p->afirst;
    const int *next = forward ? w->p->before : w->p->after;
    w->mark[order[at]] = ++w->stamp;
    for (int i = at; i != to + step; i += step) {
        int o = order[i];
        if (w->mark[o] != w->stamp) {
            w->side[stay++] = o;
            continue;
        }
        if (alone && i != at) {
            to = i - step;
            break;
        }
        for (int k = first[o]; k < first[o + 1]; k++)
            w->mark[next[k]] = w->stamp;
        order[at + step * along++] = o;
    }
    /* Those that moved lie at the wrong end now, in the right order seen from there. */
    memmove(step > 0 ? order + to - along + 1 : order + to,
            step > 0 ? order + at : order + at - along + 1, (size_t)along * sizeof *order);
    for (int k = 0; k < stay; k++)
        order[at + step * k] = w->side[k];
}

/* Improves the order by so many moves. At the end it may be another than the one that cost() was
 * called with last. undo, best: room for an order each. */
static void anneal(work *w, long moves, double hot, double cold, int reach, int *undo, int *best) {
    int n = w->p->n, *order = w->order;
    double now = cost(w, 0, n - 1, HUGE_VAL), least = now;
    memcpy(best, order, (size_t)n * sizeof *best);
    for (long m = 0; m < moves; m++) {
        double heat = hot * pow(cold / hot, (double)m / (double)moves);
        double allowed = now - heat * log((draw(w) + 1.0) / 4294967296.0);
        uint32_t how = draw(w);
        int at = (int)below(w, (uint32_t)n);
        int far = 1 + (int)(below(w, (uint32_t)reach) >> (how >> 8 & 3));
        int to = how & 1 ? at + far : at - far;
        to = to < 0 ? 0 : to >= n ? n - 1 : to;
        int a = to < at ? to : at, b = to < at ? at : to;
        size_t part = (size_t)(b - a + 1) * sizeof *best;
        memcpy(undo, order + a, part);
        drag(w, at, to, how >> 1 & 1);
        if (memcmp(undo, order + a, part) == 0)
            continue;
        double found = cost(w, a, b, allowed);
        if (found > allowed) {
            memcpy(order + a, undo, part);
            continue;
        }
        now = found;
        if (now < least) {
            least = now;
            memcpy(best, order, (size_t)n * sizeof *best);
        }
    }
    memcpy(order, best, (size_t)n * sizeof *best);
}

/* The names of one turn's values: what enters is what left the turn before. */
static void rename_turns(work *w) {
    const schedule *p = w->p;
    int *name = w->last, *before = w->made;
    for (int t = 0; t < p->turns; t++) {
        memcpy(before, name, (size_t)p->values * sizeof *name);
        for (int v = 0; v < p->values; v++)
            name[v] = t * p->values + v;
        for (int k = 0; t > 0 && k < p->entering; k++)
            name[p->enter[k]] = before[p->leave[k] >= 0 ? p->leave[k] : p->enter[k]];
        for (int i = 0; i < p->n; i++) {
            lanewise_step s = p->steps[i];
            for (int k = 0; k < LW_READS && s.read[k] >= 0; k++)
                s.read[k] = name[s.read[k]];
            for (int k = 0; k < LW_WRITES && s.write[k] >= 0; k++)
                s.write[k] = name[s.write[k]];
            w->renamed[t * p->n + i] = s;
        }
        lanewise_step branch = {.class_ = LW_BRANCH, .place = -1, .taken = 1};
        branch.read[0] = branch.write[0] = -1;
        w->steps[t * (p->n + 1) + p->n] = branch;
    }
}

/*
 * Improves `order` in place by so many moves. hot, cold: temperatures in cycles; reach: how far an
 * operation moves at most. What the result costs: price[0] cycles of a turn, price[1] values
 * without a register. registers[v]: of value v of the result, or -1. 0 if there is no memory.
 */
int lanewise_schedule(const schedule *p, int *order, long moves, double hot, double cold, int reach,
                      uint64_t seed, double *price, int *registers) {
    size_t n = (size_t)p->n, v = (size_t)p->values, turns = (size_t)p->turns;
    work w = {.p = p, .order = order, .from = p->n, .to = -1};
    w.seed = seed * 2862933555777941757u + 3037000493u;
    w.issued = calloc(turns * (n + 1) + 4 * n + 5 * v, sizeof *w.issued);
    w.renamed = calloc(turns * (2 * n + 1), sizeof *w.renamed);
    if (w.issued && w.renamed) {
        w.side = w.issued + turns * (n + 1);
        w.mark = w.side + n;
        w.last = w.mark + 3 * n, w.made = w.last + v, w.at = w.made + v, w.home = w.at + v;
        w.until = w.home + v;
        w.steps = w.renamed + turns * n;
        rename_turns(&w);
        anneal(&w, moves, hot, cold, reach, w.mark + n, w.mark + 2 * n);
        refresh(&w, 0, p->n - 1);
        price[0] = cycles(&w, HUGE_VAL);
        price[1] = lacking(&w, registers).values;
        for (int k = 0; p->files && k < p->entering; k++)
            registers[p->enter[k]] = w.at[p->enter[k]];
    }
    int done = w.issued && w.renamed;
    free(w.issued);
    free(w.renamed);
    return done;
}
