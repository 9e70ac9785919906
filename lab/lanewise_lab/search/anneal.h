/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Simulated annealing over the orders of items that depend on each other, the same on every
 * machine: the inner loop of order.c and weave.c, which say what an order costs. */
#ifndef LANEWISE_ANNEAL_H
#define LANEWISE_ANNEAL_H

#include <math.h>
#include <stdint.h>
#include <stdlib.h>
#include <string.h>

typedef struct lanewise_items {
    int n;
    const int *first, *before; /* predecessors of item i: before[first[i]..first[i + 1]) */
    const int *afirst, *after; /* successors */
} lanewise_items;

/* What the order costs in which places a..b have changed since the last call, unless that was more
 * than was `enough` then: such a change was taken back. More than enough is only a bound. */
typedef double lanewise_cost(void *context, int a, int b, double enough);

/* Random numbers: PCG32 (O'Neill). */
static uint64_t seed_state;

static uint32_t draw(void) {
    seed_state = seed_state * 6364136223846793005u + 1442695040888963407u;
    uint32_t x = (uint32_t)(((seed_state >> 18) ^ seed_state) >> 27);
    unsigned r = (unsigned)(seed_state >> 59);
    return x >> r | x << (-r & 31);
}

static uint32_t below(uint32_t n) {
    return (uint32_t)((uint64_t)draw() * n >> 32);
}

typedef struct walk {
    const lanewise_items *p;
    int *order, *place, *side, *mark;
    int stamp;
} walk;

/*
 * Moves item `at` to place `to`, and takes along what it needs (if it goes forward in time, what
 * needs it) and lies between: so the order stays a legal one. The others keep theirs.
 */
static void drag(walk *w, int at, int to) {
    const lanewise_items *p = w->p;
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
static int reachable(const walk *w, int at, int to) {
    const lanewise_items *p = w->p;
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

/*
 * Improves `order` in place by so many moves; what the result costs, or less than nothing if there
 * is no memory. hot, cold: temperatures, in what an order costs; reach: how far an item moves at
 * most. At the end the order may be another than the one that cost() was called with last.
 */
static double anneal(const lanewise_items *p, int *order, long moves, double hot, double cold,
                     int reach, uint64_t seed, lanewise_cost *cost_of, void *context) {
    size_t n = (size_t)p->n;
    int *ints = calloc(5 * n + 1, sizeof *ints), *undo = ints + n, *best = undo + n;
    if (!ints)
        return -1;
    walk w = {p, order, ints, best + n, best + 2 * n, 0};
    seed_state = seed * 2862933555777941757u + 3037000493u;
    double cost = cost_of(context, 0, p->n - 1, HUGE_VAL), least = cost;
    memcpy(best, order, n * sizeof *best);
    for (int i = 0; i < p->n; i++)
        w.place[order[i]] = i;
    for (long m = 0; m < moves; m++) {
        double heat = hot * pow(cold / hot, (double)m / (double)moves);
        double allowed = cost - heat * log((draw() + 1.0) / 4294967296.0);
        uint32_t how = draw();
        int at = (int)below((uint32_t)p->n);
        int far = 1 + (int)(below((uint32_t)reach) >> (how >> 8 & 3));
        int to = how & 1 ? at + far : at - far;
        to = to < 0 ? 0 : to >= p->n ? p->n - 1 : to;
        if (how & 2)
            to = reachable(&w, at, to);
        if (to == at)
            continue;
        int a = to < at ? to : at, b = to < at ? at : to;
        size_t part = (size_t)(b - a + 1) * sizeof *best;
        memcpy(undo, order + a, part);
        drag(&w, at, to);
        if (memcmp(undo, order + a, part) == 0)
            continue;
        double found = cost_of(context, a, b, allowed);
        if (found > allowed) {
            memcpy(order + a, undo, part);
            continue;
        }
        for (int i = a; i <= b; i++)
            w.place[order[i]] = i;
        cost = found;
        if (cost < least) {
            least = cost;
            memcpy(best, order, n * sizeof *best);
        }
    }
    memcpy(order, best, n * sizeof *best);
    free(ints);
    return least;
}

#endif
