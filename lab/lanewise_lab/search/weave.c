/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The inner loop of weave.py: simulated annealing over the orders of a loop body. An order costs
 * the cycles of a turn of the loop in steady state (cycles/superscalar.c) under the worst of some
 * sets of rules, and what is missing to give its values registers as allocate_loop.py does.
 */
#include "anneal.h"
#include "superscalar.h"

enum { FILES = 4, REGISTERS = 64 };

typedef struct weave {
    lanewise_items items;
    int n, values, entering, files;
    const lanewise_step *steps; /* of each item; the names are values */
    const int *group, *file;    /* of each value */
    const int *registers;       /* of each file; at most REGISTERS */
    const int *enter, *leave;
    const int *held; /* values that the branch at the end reads */
    int holding;
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
    int *order;
    int from, to;           /* places that have changed since they were written into the turns */
    lanewise_step *renamed; /* of all turns, by item */
    lanewise_step *steps;   /* of all turns, in order, each with the branch at its end */
    int *issued;
    int *last, *made, *at, *home, *until; /* of each value that is first in its group */
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

/* Registers are counted faster than cycles, which never fall below 0. */
static double whole(void *context, int a, int b, double enough) {
    work *w = context;
    double found = burden(w->p, assign(w, NULL));
    w->from = a < w->from ? a : w->from;
    w->to = b > w->to ? b : w->to;
    if (found > enough)
        return found;
    refresh(w, w->from, w->to);
    found += cycles(w, enough - found);
    /* What costs too much is taken back, and written anew the next time. */
    w->from = found > enough ? a : w->p->n;
    w->to = found > enough ? b : -1;
    return found;
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
    work w = {.p = p, .order = order, .from = p->n, .to = -1};
    w.issued = calloc(turns * (n + 1) + 5 * v, sizeof *w.issued);
    w.renamed = calloc(turns * (2 * n + 1), sizeof *w.renamed);
    double done = -1;
    if (w.issued && w.renamed) {
        w.steps = w.renamed + turns * n;
        w.last = w.issued + turns * (n + 1), w.made = w.last + v, w.at = w.made + v;
        w.home = w.at + v;
        w.until = w.home + v;
        rename_turns(&w);
        done = anneal(&p->items, order, moves, hot, cold, reach, seed, whole, &w);
    }
    if (done < 0) {
        free(w.issued);
        free(w.renamed);
        return 0;
    }
    refresh(&w, 0, p->n - 1);
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
    free(w.issued);
    free(w.renamed);
    return 1;
}
