/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _GNU_SOURCE /* RUSAGE_THREAD */
#include "bench_measure.h"

#include "bench_clock.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { MOST = 1001, LEAST = 5 };

/* A window is at least this long, so that reading the clock is lost in it. */
static const double window_cycles = 100000;

/* Code that left the upper halves of vector registers dirty must not slow the next contender. */
static void clean_registers(void) {
#if defined(__x86_64__)
    if (__builtin_cpu_supports("avx"))
        __asm__ volatile("vzeroupper" ::: "memory");
#endif
}

static long context_switches(void) {
    struct rusage u;
    getrusage(RUSAGE_THREAD, &u);
    return u.ru_nvcsw + u.ru_nivcsw;
}

static int window(const bench_row *row, const bench_contender *c, const uint8_t *in, size_t repeat,
                  bench_window *w) {
    clean_registers();
    long switches = context_switches();
    double cpu = bench_cpu_seconds();
    bench_window_begin(w);
    int failed = bench_call(row, c, in, repeat);
    bench_window_end(w);
    cpu = bench_cpu_seconds() - cpu;
    /* A second thread is waited for; a lone one that was switched out lost its CPU to another
     * program. */
    if (row->threads == 1 && switches != context_switches())
        bench_window_by_cpu_time(w, cpu);
    w->cycles /= (double)repeat;
    return failed;
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static double quantile(double *sorted, size_t n, double q) {
    double at = q * (double)(n - 1);
    size_t i = (size_t)at;
    return i + 1 < n ? sorted[i] + (at - (double)i) * (sorted[i + 1] - sorted[i]) : sorted[i];
}

int bench_measure(const bench_row *row, const bench_contender *contenders, size_t count,
                  const uint8_t *in, double seconds, bench_result *results) {
    static double cycles[BENCH_CONTENDERS][MOST], ghz[BENCH_CONTENDERS][MOST];
    double disturbed[BENCH_CONTENDERS] = {0}; /* the shortest of the windows that were dropped */
    bench_window w;
    memset(results, 0, count * sizeof *results);
    for (size_t i = 0; i < count; i++) {
        results[i].repeat = 1;
        /* The first ones also warm up; a row that takes seconds a call is warm from the check. */
        for (int pass = row->when == BENCH_SLOW ? 3 : 0; pass < 3; pass++) {
            if (window(row, &contenders[i], in, results[i].repeat, &w))
                return 0;
            double wanted = window_cycles / (w.cycles > 1 ? w.cycles : 1);
            results[i].repeat = wanted > 1 ? (size_t)wanted + 1 : 1;
        }
    }
    double begin = bench_seconds();
    size_t least = row->when == BENCH_SLOW ? 1 : LEAST;
    for (size_t round = 0; round < MOST; round++) {
        double passed = bench_seconds() - begin;
        size_t fewest = round;
        for (size_t i = 0; i < count; i++)
            fewest = results[i].windows < fewest ? results[i].windows : fewest;
        /* On a busy machine: go on until each has its few good windows, but not for ever. */
        if (round >= least && passed > (fewest >= least ? seconds : 4 * seconds + 1))
            break;
        /* Each round begins with another contender, so that none always follows the same one. */
        for (size_t turn = 0; turn < count; turn++) {
            size_t i = (round + turn) % count;
            bench_result *r = &results[i];
            /* A first call brings code, data and the clock of wide units back after the others. */
            if (r->repeat > 1 && bench_call(row, &contenders[i], in, r->repeat / 4 + 1))
                return 0;
            if (window(row, &contenders[i], in, r->repeat, &w))
                return 0;
            if (!w.undisturbed) {
                if (!r->dropped++ || w.cycles < disturbed[i])
                    disturbed[i] = w.cycles;
                continue;
            }
            cycles[i][r->windows] = w.cycles;
            ghz[i][r->windows++] = w.ghz;
        }
    }
    for (size_t i = 0; i < count; i++) {
        bench_result *r = &results[i];
        if (!r->windows) {
            r->cycles = r->low = r->high = disturbed[i];
            continue;
        }
        qsort(cycles[i], r->windows, sizeof(double), ascending);
        qsort(ghz[i], r->windows, sizeof(double), ascending);
        r->cycles = quantile(cycles[i], r->windows, 0.5);
        r->low = quantile(cycles[i], r->windows, 0.25);
        r->high = quantile(cycles[i], r->windows, 0.75);
        r->ghz = quantile(ghz[i], r->windows, 0.5);
    }
    return 1;
}
