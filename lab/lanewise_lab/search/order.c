/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The inner loop of order.py: simulated annealing over the orders of a straight-line program.
 * It only searches; what an order really costs is for the models of lanewise_lab.cycles to say.
 */
#include "anneal.h"

enum { ALU, SHIFTED, SHIFT, LOAD, STORE };                       /* operations */
enum { ADDRESS, TURNED, BESIDE, EARLY, OPERAND, DATA, READERS }; /* as cycles/dual_issue.py */
enum { BY_LOAD, IN_EX1, IN_EX2, PRODUCERS };
enum { MOST = 1024, PHASES = 4, PLACES = 256, NEVER = -1000 };

/* One set of the Cortex-M7's rules, cores/cortex-m7.toml's as cycles/dual_issue.py takes them, and
 * where the words lie. */
typedef struct rules {
    int after[PRODUCERS][READERS]; /* cycles from a result to who reads it */
    int width, loads, stores, inline_shifts, late_shifts;
    int store_to_load, near_store_to_load, near_words;
    const int *word; /* [phase][operation]: number of the word in memory, or -1 */
} rules;

typedef struct program {
    lanewise_items items;
    int n, values, registers, phases;
    int sets;                 /* of rules; 0: Cortex-M3 and M4, which need none */
    const int *kind;          /* of each operation */
    const int *dst, *a, *b;   /* values or -1; SHIFTED: b is shifted; LOAD: a is the base */
    const int *enter, *leave; /* carried values, in pairs if there are both */
    int entering, leaving;
    const rules *set; /* the likeliest one first */
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

static int later(int a, int b) {
    return a > b ? a : b;
}

/* Cycles of all phases, one behind the other, after one to warm up, under one set of rules; only a
 * bound from below once they are more than `enough`. */
static int dual_issue(const program *p, const int *order, const rules *r, int enough) {
    static int made[MOST], stored[PLACES], near[PLACES];
    static const int *behind[MOST];
    int t = 0, used = 0, banks = 0, loads = 0, stores = 0, shift1 = 0, shift2 = 0, start = 0;
    for (int k = 0; k < p->entering; k++) {
        made[p->enter[k]] = -8;
        behind[p->enter[k]] = r->after[IN_EX2];
    }
    for (int k = 0; k < PLACES; k++)
        stored[k] = near[k] = NEVER;
    for (int round = 0; round <= p->phases; round++) {
        const int *word = r->word + (size_t)((round + p->phases - 1) % p->phases) * (size_t)p->n;
        for (int i = 0; i < p->n; i++) {
            int o = order[i], kind = p->kind[o], a = p->a[o], b = p->b[o], c = t;
            int w = word[o], by = IN_EX2;
            switch (kind) {
            case SHIFTED:
                c = later(c, made[a] + behind[a][BESIDE]);
                c = later(c, made[b] + behind[b][TURNED]);
                break;
            case LOAD:
                if (a >= 0)
                    c = later(c, made[a] + behind[a][ADDRESS]);
                c = later(c, stored[w] + r->store_to_load);
                c = later(c, near[w / r->near_words] + r->near_store_to_load);
                break;
            case STORE:
                c = later(c, made[a] + behind[a][DATA]);
                break;
            default:
                c = later(c, made[a] + behind[a][OPERAND]);
                if (b >= 0)
                    c = later(c, made[b] + behind[b][OPERAND]);
            }
            if (c == t && (used >= r->width ||
                           (kind == LOAD && (loads >= r->loads || banks >> (w & 1) & 1)) ||
                           (kind == STORE && stores >= r->stores) ||
                           (kind == SHIFTED && shift1 >= r->inline_shifts)))
                c = t + 1;
            if (kind == SHIFT) {
                int soon = made[a] + behind[a][EARLY];
                int ex1 = soon <= c && (c > t || shift1 < r->inline_shifts);
                if (!ex1 && c == t && shift2 >= r->late_shifts) {
                    c = t + 1;
                    ex1 = soon <= c;
                }
                by = ex1 ? IN_EX1 : IN_EX2;
            }
            if (c > t)
                t = c, used = banks = loads = stores = shift1 = shift2 = 0;
            used++;
            if (kind == LOAD) {
                loads++;
                banks |= 1 << (w & 1);
                by = BY_LOAD;
            } else if (kind == STORE) {
                stores++;
                stored[w] = near[w / r->near_words] = t;
            }
            shift1 += kind == SHIFTED || (kind == SHIFT && by == IN_EX1);
            shift2 += kind == SHIFT && by == IN_EX2;
            if (p->dst[o] >= 0) {
                made[p->dst[o]] = t;
                behind[p->dst[o]] = r->after[by];
            }
        }
        for (int k = 0; k < p->entering && k < p->leaving; k++) {
            made[p->enter[k]] = made[p->leave[k]];
            behind[p->enter[k]] = behind[p->leave[k]];
        }
        if (round == 0)
            start = t;
        int left = (p->phases - round) * p->n / 2;
        if (t - start + left > enough)
            return t - start + left;
    }
    return t - start;
}

/* What an order costs: on Cortex-M7 the cycles under the first set of rules, and those under the
 * worst one. Only a bound from below once it is more than `enough`. */
static int price(const program *p, const int *order, int enough) {
    if (!p->sets)
        return p->phases * three_stage(p, order);
    int least = p->phases * p->n / 2, worst = 0;
    for (int s = p->sets - 1; s > 0; s--)
        worst = later(worst, dual_issue(p, order, &p->set[s], enough - least));
    if (p->sets > 1 && worst + least > enough)
        return worst + least;
    int likely = dual_issue(p, order, &p->set[0], enough - worst);
    return likely + later(likely, worst);
}

/* Cycles of an order on a Cortex-M7 under one of its sets of rules. */
int lanewise_cycles(const program *p, const int *order, int set) {
    return dual_issue(p, order, &p->set[set], 1 << 30);
}

typedef struct pricing {
    const program *p;
    const int *order;
    int crowd; /* what a value too many costs */
} pricing;

static double whole(void *context, int a, int b, double enough) {
    const pricing *w = context;
    (void)a, (void)b;
    int most = enough < 1 << 30 ? (int)enough : 1 << 30,
        found = w->crowd * crowding(w->p, w->order);
    return found > most ? found : found + price(w->p, w->order, most - found);
}

/* Improves `order` in place by annealing; returns its cost. With moves == 0 it only prices it. */
int lanewise_anneal(const program *p, int *order, long moves, double hot, double cold, int crowd,
                    int reach, uint64_t seed) {
    pricing w = {p, order, crowd};
    return (int)anneal(&p->items, order, moves, hot, cold, reach, seed, whole, &w);
}
