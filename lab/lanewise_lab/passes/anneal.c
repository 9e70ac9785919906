/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The inner loop of order.py: simulated annealing over the orders of a straight-line program.
 * It only searches; what an order really costs is for the models of lanewise_lab.cycles to say.
 */
#include <math.h>
#include <stdint.h>
#include <string.h>

#include "draw.h"

enum { ALU, SHIFTED, SHIFT, LOAD, STORE };
enum { MOST = 1024, PHASES = 4 };

typedef struct program {
    int n, values, registers, phases;
    int three_stage;           /* 1: Cortex-M3 and M4; 0: Cortex-M7 */
    const int *kind;           /* of each operation */
    const int *dst, *a, *b;    /* values or -1; SHIFTED: b is shifted; LOAD: a is the base */
    const int *bank;           /* [phase][operation]: address bit 2 of loads */
    const int *first, *before; /* predecessors of operation i: before[first[i]..first[i + 1]) */
    const int *afirst, *after; /* successors */
    const int *enter, *leave;  /* carried values, in pairs if there are both */
    int entering, leaving;
} program;

/* How far the numbers of living values exceed the registers, summed over all places. */
static int crowding(const program *p, const int *order) {
    static int last[MOST];
    int alive = 0, sum = 0;
    for (int v = 0; v < p->values; v++)
        last[v] = -1;
    for (int i = 0; i < p->n; i++) {
        int o = order[i];
        if (p->dst[o] >= 0)
            last[p->dst[o]] = i;
        if (p->a[o] >= 0)
            last[p->a[o]] = i;
        if (p->b[o] >= 0)
            last[p->b[o]] = i;
    }
    for (int k = 0; k < p->leaving; k++)
        last[p->leave[k]] = p->n;
    for (int k = 0; k < p->entering; k++)
        alive += last[p->enter[k]] >= 0;
    for (int i = 0; i < p->n; i++) {
        int o = order[i], d = p->dst[o], a = p->a[o], b = p->b[o];
        alive += d >= 0;
        alive -= a >= 0 && last[a] == i;
        alive -= b >= 0 && b != a && last[b] == i;
        alive -= d >= 0 && last[d] == i;
        if (alive > p->registers)
            sum += alive - p->registers;
    }
    return sum;
}

static int three_stage(const program *p, const int *order) {
    int lost = 0;
    for (int i = 0; i < p->n; i++) {
        int one = order[i], two = order[i + 1 < p->n ? i + 1 : 0];
        int k = p->kind[one], l = p->kind[two];
        if (k == LOAD)
            lost += (l != LOAD && l != STORE) || (l == LOAD && p->a[two] == p->dst[one]);
        else
            lost += k == STORE && l == LOAD;
    }
    return lost;
}

/* Cycles of all phases, one behind the other, after one to warm up: cores/cortex-m7.toml's rules
 * for the few kinds of operations that rounds have. */
static int dual_issue(const program *p, const int *order) {
    static int early[MOST], late[MOST];
    int t = 0, used = 0, loads = 0, stores = 0, shift1 = 0, shift2 = 0, start = 0;
    for (int k = 0; k < p->entering; k++)
        early[p->enter[k]] = late[p->enter[k]] = 0;
    for (int round = 0; round <= p->phases; round++) {
        const int *bank = p->bank + (size_t)((round + p->phases - 1) % p->phases) * (size_t)p->n;
        for (int i = 0; i < p->n; i++) {
            int o = order[i], kind = p->kind[o], d = p->dst[o], a = p->a[o], b = p->b[o], c = t;
            switch (kind) {
            case SHIFTED:
                if (late[a] > c)
                    c = late[a];
                if (early[b] > c)
                    c = early[b];
                break;
            case LOAD:
                if (a >= 0 && early[a] > c)
                    c = early[a];
                break;
            case STORE:
                break; /* the data may come in the same cycle, and is older here */
            default:
                if (late[a] > c)
                    c = late[a];
                if (b >= 0 && late[b] > c)
                    c = late[b];
            }
            if (kind == STORE && late[a] - 1 > c)
                c = late[a] - 1;
            if (c == t && (used == 2 || (kind == LOAD && (loads >> bank[o] & 1)) ||
                           (kind == STORE && stores) || (kind == SHIFTED && shift1)))
                c = t + 1;
            int ex1 = 0;
            if (kind == SHIFT) {
                ex1 = early[a] <= c && (c > t || !shift1);
                if (!ex1 && c == t && shift2) {
                    c = t + 1;
                    ex1 = early[a] <= c;
                }
            }
            if (c > t)
                t = c, used = loads = stores = shift1 = shift2 = 0;
            used++;
            loads |= kind == LOAD ? 1 << bank[o] : 0;
            stores |= kind == STORE;
            shift1 |= kind == SHIFTED || ex1;
            shift2 |= kind == SHIFT && !ex1;
            if (d >= 0) {
                late[d] = t + !ex1;
                early[d] = t + (ex1 ? 1 : 2);
            }
        }
        for (int k = 0; k < p->entering && k < p->leaving; k++) {
            early[p->enter[k]] = early[p->leave[k]];
            late[p->enter[k]] = late[p->leave[k]];
        }
        if (round == 0)
            start = t;
    }
    return t - start;
}

static int price(const program *p, const int *order) {
    return p->three_stage ? p->phases * three_stage(p, order) : dual_issue(p, order);
}

/* Improves `order` in place; returns its cost. hot, cold: temperatures; crowd: cost of a value too
 * many. With moves == 0 it only prices the order. */
int lanewise_anneal(const program *p, int *order, long moves, double hot, double cold, int crowd,
                    int reach, uint64_t seed) {
    static int place[MOST], best[MOST], trial[MOST];
    size_t bytes = (size_t)p->n * sizeof *order;
    draw_seed(seed);
    int cost = price(p, order) + crowd * crowding(p, order), least = cost;
    memcpy(best, order, bytes);
    for (int i = 0; i < p->n; i++)
        place[order[i]] = i;
    for (long m = 0; m < moves; m++) {
        double heat = hot * pow(cold / hot, (double)m / (double)moves);
        int o = (int)below((uint32_t)p->n), at = place[o], low = 0, high = p->n - 1;
        for (int i = p->first[o]; i < p->first[o + 1]; i++)
            if (place[p->before[i]] + 1 > low)
                low = place[p->before[i]] + 1;
        for (int i = p->afirst[o]; i < p->afirst[o + 1]; i++)
            if (place[p->after[i]] - 1 < high)
                high = place[p->after[i]] - 1;
        if (low < at - reach)
            low = at - reach;
        if (high > at + reach)
            high = at + reach;
        if (low >= high)
            continue;
        int to = low + (int)below((uint32_t)(high - low + 1));
        if (to == at)
            continue;
        memcpy(trial, order, bytes);
        if (to > at)
            memmove(trial + at, trial + at + 1, (size_t)(to - at) * sizeof *trial);
        else
            memmove(trial + to + 1, trial + to, (size_t)(at - to) * sizeof *trial);
        trial[to] = o;
        int extra = crowd * crowding(p, trial);
        int found = extra + price(p, trial);
        if (found > cost && draw() >= 4294967296.0 * exp((cost - found) / heat))
            continue;
        cost = found;
        memcpy(order, trial, bytes);
        for (int i = to < at ? to : at; i <= (to < at ? at : to); i++)
            place[order[i]] = i;
        if (cost < least) {
            least = cost;
            memcpy(best, order, bytes);
        }
    }
    memcpy(order, best, bytes);
    return least;
}
