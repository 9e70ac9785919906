/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The inner loop of weave.py: simulated annealing over the orders of a loop body. An order costs
 * the cycles of a turn of the loop in steady state (cycles/superscalar.c) under the worst of some
 * sets of rules, and what is missing to give its values registers as allocate_loop.py does.
 */
#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

#include "draw.h"
#include "superscalar.h"

enum { FILES = 4, REGISTERS = 64 };

typedef struct weave {
    int n, values, entering, files;
    const lanewise_step *steps; /* of each item; the names are values */
    const int *group, *file;    /* of each value */
    const int *registers;       /* of each file; at most REGISTERS */
    const int *enter, *leave;
    const int *held; /* values that the branch at the end reads */
    int holding;
    const int *first, *before;   /* predecessors of item i: before[first[i]..first[i + 1]) */
    const int *afirst, *after;   /* successors */
    const lanewise_rules *rules; /* sets of rules, */
    const double *weight;        /* what the cycles under each are multiplied by, */
    int sets;                    /* and how many there are; 0: registers alone count */
    int turns, warm;             /* simulated; not counted, because the core was idle before */
    double crowd;                /* cycles that a value without a register costs */
} weave;

typedef struct lack {
    int values; /* that find no register, or whose home is not free */
    int wait;   /* by how many items they miss it */
} lack;

typedef struct work {
    const weave *p;
    int *order, *place, *undo, *side, *mark;
    lanewise_step *renamed; /* of all turns, by item */
    lanewise_step *steps;   /* of all turns, in order, each with the branch at its end */
    int *issued;
    int *last, *made, *at, *home, *until; /* of each value that is first in its group */
    int stamp;
    int harshest; /* the set of rules under which an order was last too slow: tried first */
} work;

/* assign() of allocate_loop.py, which explains it; but this one goes on where that one gives up. A
 * value without a register gets the number -1. */
static lack assign(work *w, int *registers) {
    const weave *p = w->p;
    int *last = w->last, *made = w->made, *at = w->at, *home = w->home, *until = w->until;
    int wanted[FILES][REGISTERS], holder[FILES][REGISTERS], used[FILES] = {0};
    uint64_t idle[FILES];
    lack out = {0, 0};
    for (int v = 0; v < p->values; v++)
        last[v] = made[v] = at[v] = home[v] = -1;
    for (int i = 0; i < p->n; i++) {
        const lanewise_step *s = &p->steps[w->order[i]];
        for (int k = 0; k < LW_READS && s->read[k] >= 0; k++)
            last[p->group[s->read[k]]] = i;
        for (int k = 0; k < LW_WRITES && s->write[k] >= 0; k++) {
            int g = p->group[s->write[k]];
            last[g] = i;
            if (made[g] < 0)
                made[g] = i;
        }
    }
    for (int k = 0; k < p->holding; k++)
        last[p->group[p->held[k]]] = p->n;
    for (int f = 0; f < p->files; f++) {
        idle[f] = p->registers[f] < 64 ? (UINT64_C(1) << p->registers[f]) - 1 : ~UINT64_C(0);
        for (int r = 0; r < REGISTERS; r++) {
            wanted[f][r] = p->n + 1;
            holder[f][r] = -1;
        }
    }
    for (int k = 0; k < p->entering; k++) {
        int v = p->enter[k], g = p->group[p->leave[k]], f = p->file[v], r = used[f]++;
        at[v] = home[g] = r;
        last[g] = p->n;
        wanted[f][r] = made[g] < 0 ? p->n : made[g];
        if (last[p->group[v]] >= 0) {
            holder[f][r] = v;
            idle[f] &= ~(UINT64_C(1) << r);
        }
    }
    memcpy(until, last, (size_t)p->values * sizeof *until);
    for (int i = p->n; i-- > 0;) {
        const lanewise_step *s = &p->steps[w->order[i]];
        int v = s->write[0], heir = -1;
        if (v < 0 || home[p->group[v]] >= 0 || p->group[v] != v)
            continue;
        for (int k = 0; k < LW_READS && s->read[k] >= 0; k++) {
            int g = p->group[s->read[k]];
            if (last[g] == i && p->file[g] == p->file[v] && (heir < 0 || made[g] > made[heir]))
                heir = g;
        }
        if (heir >= 0 && until[v] > until[heir])
            until[heir] = until[v];
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
            int v = s->write[k], g = p->group[v], f = p->file[v], r = home[g];
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
                    if (back > nearest)
                        nearest = back;
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

/* Writes items a..b of the order into all turns. */
static void refresh(work *w, int a, int b) {
    int n = w->p->n;
    for (int t = 0; t < w->p->turns; t++)
        for (int i = a; i <= b; i++)
            w->steps[t * (n + 1) + i] = w->renamed[t * n + w->order[i]];
}

static int file_of(const weave *p, const lanewise_step *s) {
    int v = s->write[0] >= 0 ? s->write[0] : s->read[0];
    return v < 0 ? 0 : p->file[v];
}

/*
 * Cycles of a turn under a set of rules: how much later its items begin than those of the turn
 * before, on average, so that a turn may be a fraction of a cycle better. Where streams on
 * different registers share a core that reorders, one may run ahead of the other for many turns;
 * the slower one counts.
 */
static double cycles_under(work *w, const lanewise_rules *rules) {
    const weave *p = w->p;
    int length = p->n + 1, to = (p->turns - 1) * length, from = (p->warm - 1) * length;
    if (lanewise_simulate(rules, w->steps, p->turns * length, w->issued, NULL) < 0)
        return HUGE_VAL;
    long later[FILES] = {0};
    int items[FILES] = {0};
    for (int i = 0; i < p->n; i++) {
        int f = file_of(p, &p->steps[w->order[i]]);
        later[f] += w->issued[to + i] - w->issued[from + i];
        items[f]++;
    }
    double most = 0;
    for (int f = 0; f < FILES; f++)
        if (items[f] && (double)later[f] / items[f] > most)
            most = (double)later[f] / items[f];
    return most / (p->turns - p->warm);
}

/* Under the worst set of rules; or, as soon as that is more than `enough`, under one for which it
 * is. */
static double cycles(work *w, double enough) {
    double most = 0;
    for (int k = 0; k < w->p->sets && most <= enough; k++) {
        int set = k == 0 ? w->harshest : k <= w->harshest ? k - 1 : k;
        double found = w->p->weight[set] * cycles_under(w, &w->p->rules[set]);
        most = found > most ? found : most;
        if (most > enough)
            w->harshest = set;
    }
    return most;
}

static double burden(const weave *p, lack l) {
    return p->crowd * (l.values + l.wait / 64.0);
}

/*
 * Moves item `at` to place `to`, and takes along what it needs (if it goes forward in time, what
 * needs it) and lies between: so the order stays a legal one. The others keep theirs.
 */
static void drag(work *w, int at, int to) {
    const weave *p = w->p;
    int *order = w->order, step = to < at ? -1 : 1, along = 0, stay = 0;
    const int *first = to < at ? p->first : p->afirst, *next = to < at ? p->before : p->after;
    w->mark[order[at]] = ++w->stamp;
    for (int i = at; i != to + step; i += step) {
        int o = order[i];
        if (w->mark[o] != w->stamp) {
            w->side[stay++] = o;
            continue;
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

/* How far item `at` can go alone. */
static int reachable(const work *w, int at, int to) {
    const weave *p = w->p;
    int o = w->order[at];
    if (to < at) {
        for (int k = p->first[o]; k < p->first[o + 1]; k++)
            if (w->place[p->before[k]] >= to)
                to = w->place[p->before[k]] + 1;
    } else {
        for (int k = p->afirst[o]; k < p->afirst[o + 1]; k++)
            if (w->place[p->after[k]] <= to)
                to = w->place[p->after[k]] - 1;
    }
    return to;
}

static void settle(work *w, int a, int b) {
    for (int i = a; i <= b; i++)
        w->place[w->order[i]] = i;
    refresh(w, a, b);
}

static void search(work *w, long moves, double hot, double cold, int reach, int *best) {
    const weave *p = w->p;
    size_t bytes = (size_t)p->n * sizeof *best;
    double cost = cycles(w, HUGE_VAL) + burden(p, assign(w, NULL)), least = cost;
    memcpy(best, w->order, bytes);
    for (long m = 0; m < moves; m++) {
        double heat = hot * pow(cold / hot, (double)m / (double)moves);
        double allowed = cost - heat * log((draw() + 1.0) / 4294967296.0);
        uint32_t how = draw();
        int at = (int)below((uint32_t)p->n);
        int far = 1 + (int)(below((uint32_t)reach) >> (how >> 8 & 3));
        int to = how & 1 ? at + far : at - far;
        to = to < 0 ? 0 : to >= p->n ? p->n - 1 : to;
        if (how & 2)
            to = reachable(w, at, to);
        if (to == at)
            continue;
        int a = to < at ? to : at, b = to < at ? at : to;
        size_t part = (size_t)(b - a + 1) * sizeof *best;
        memcpy(w->undo, w->order + a, part);
        drag(w, at, to);
        double found = burden(p, assign(w, NULL));
        /* Registers are counted faster than cycles, which never fall below 0. */
        if (found <= allowed && memcmp(w->undo, w->order + a, part) != 0) {
            refresh(w, a, b);
            found += cycles(w, allowed - found);
            if (found <= allowed) {
                for (int i = a; i <= b; i++)
                    w->place[w->order[i]] = i;
                cost = found;
                if (cost < least) {
                    least = cost;
                    memcpy(best, w->order, bytes);
                }
                continue;
            }
        }
        memcpy(w->order + a, w->undo, part);
        refresh(w, a, b);
    }
    memcpy(w->order, best, bytes);
    settle(w, 0, p->n - 1);
}

/* The names of one turn's values: what enters is what left the turn before. */
static void rename_turns(work *w) {
    const weave *p = w->p;
    int *name = w->last, *before = w->made;
    for (int t = 0; t < p->turns; t++) {
        memcpy(before, name, (size_t)p->values * sizeof *name);
        for (int v = 0; v < p->values; v++)
            name[v] = t * p->values + v;
        for (int k = 0; t > 0 && k < p->entering; k++)
            name[p->enter[k]] = before[p->leave[k]];
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
 * item moves at most. What the result costs: price[0] cycles of a turn, price[1] values without a
 * register. registers[v], if wanted: of value v of the result, or -1. 0 if there is no memory.
 */
int lanewise_weave(const weave *p, int *order, long moves, double hot, double cold, int reach,
                   uint64_t seed, double *price, int *registers) {
    size_t n = (size_t)p->n, v = (size_t)p->values, turns = (size_t)p->turns;
    work w = {.p = p, .order = order};
    int *ints = calloc(6 * n + turns * (n + 1) + 5 * v, sizeof *ints);
    w.renamed = calloc(turns * (2 * n + 1), sizeof *w.renamed);
    if (!ints || !w.renamed) {
        free(ints);
        free(w.renamed);
        return 0;
    }
    w.steps = w.renamed + turns * n;
    w.place = ints, w.undo = w.place + n, w.side = w.undo + n, w.mark = w.side + n;
    int *best = w.mark + n;
    w.issued = best + n;
    w.last = w.issued + turns * (n + 1), w.made = w.last + v, w.at = w.made + v;
    w.home = w.at + v;
    w.until = w.home + v;
    draw_seed(seed);
    rename_turns(&w);
    settle(&w, 0, p->n - 1);
    search(&w, moves, hot, cold, reach, best);
    for (size_t i = 0; registers && i < v; i++)
        registers[i] = -1;
    for (int k = 0; registers && k < p->entering; k++) {
        int used = 0;
        for (int j = 0; j < k; j++)
            used += p->file[p->enter[j]] == p->file[p->enter[k]];
        registers[p->enter[k]] = used;
    }
    price[0] = cycles(&w, HUGE_VAL);
    price[1] = assign(&w, registers).values;
    free(ints);
    free(w.renamed);
    return 1;
}
