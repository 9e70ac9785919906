/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _GNU_SOURCE /* RUSAGE_THREAD */
#include "bench_measure.h"

#include "bench_clock.h"

#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>

enum { MOST = 1001, LEAST = 5, SLOW_ROUNDS = 4, MESSAGE_ROUNDS = 3 };

/* A window is at least this long, so that reading the clock is lost in it. */
static const double window_cycles = 100000;

/* The share of its time that a window may have lost to another program. */
static const double most_lost = 0.003;

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

static int window(const bench_row *row, const bench_contender *c, const uint8_t *in, size_t first,
                  size_t repeat, bench_window *w) {
    clean_registers();
    long switches = context_switches();
    double cpu = bench_cpu_seconds(), wall = bench_seconds();
    bench_window_begin(w);
    int failed = bench_call(row, c, in, first, repeat);
    bench_window_end(w);
    cpu = bench_cpu_seconds() - cpu;
    wall = bench_seconds() - wall;
    /* A second thread is waited for; a lone one that was switched out lost its CPU to another
     * program, which matters unless it was for a moment: in a call of a second something always
     * runs. */
    if (row->threads == 1 && switches != context_switches() && cpu < (1 - most_lost) * wall)
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

typedef struct windows {
    bench_window all[MOST];
    size_t count;
} windows;

static size_t quiet_of(const windows *w) {
    size_t quiet = 0;
    for (size_t i = 0; i < w->count; i++)
        quiet += bench_window_quiet(&w->all[i]) != 0;
    return quiet;
}

/* The median over the quiet windows; without one the shortest of all. */
static void evaluate(const windows *w, bench_result *r) {
    static double cycles[MOST], ghz[MOST];
    double shortest = 0;
    for (size_t i = 0; i < w->count; i++) {
        const bench_window *one = &w->all[i];
        shortest = i == 0 || one->cycles < shortest ? one->cycles : shortest;
        if (bench_window_quiet(one)) {
            cycles[r->windows] = one->cycles;
            ghz[r->windows++] = one->ghz;
        }
    }
    r->dropped = w->count - r->windows;
    if (!r->windows) {
        r->cycles = r->low = r->high = shortest;
        return;
    }
    qsort(cycles, r->windows, sizeof(double), ascending);
    qsort(ghz, r->windows, sizeof(double), ascending);
    r->cycles = quantile(cycles, r->windows, 0.5);
    r->low = quantile(cycles, r->windows, 0.25);
    r->high = quantile(cycles, r->windows, 0.75);
    r->ghz = quantile(ghz, r->windows, 0.5);
}

/* Whether each has its few quiet windows, or there is no more time. */
static int enough(const bench_row *row, const windows *w, size_t count, size_t round, double passed,
                  double seconds) {
    size_t least = row->when == BENCH_SLOW ? 1 : LEAST, fewest = MOST;
    for (size_t i = 0; i < count; i++) {
        size_t quiet = quiet_of(&w[i]);
        fewest = quiet < fewest ? quiet : fewest;
    }
    if (row->when == BENCH_SLOW)
        return fewest >= least || round == SLOW_ROUNDS;
    return round >= least && passed > (fewest >= least ? seconds : 4 * seconds + 1);
}

/* What each message took each contender: the median of a few quiet windows, or the least of all. */
typedef struct message_times {
    const char *function;
    unsigned set;
    size_t messages, count; /* of which row they are */
    struct {
        double cycles[PEER_MESSAGES], ghz; /* in ascending order */
        size_t quiet;
    } of[BENCH_CONTENDERS];
} message_times;

/* Returns 0 if it failed; *quiet is 1 if the time is that of quiet windows. */
static int time_message(const bench_row *row, const bench_contender *c, const uint8_t *in,
                        size_t message, double *cycles, double *ghz, int *quiet) {
    double found[MESSAGE_ROUNDS], least = 0;
    bench_window w;
    size_t count = 0;
    /* The first call brings code and key back; code that takes long enough does that itself. */
    for (unsigned round = 0; round <= 2 * MESSAGE_ROUNDS && count < MESSAGE_ROUNDS; round++) {
        if (window(row, c, in, message, 1, &w))
            return 0;
        const int is_long = w.cycles > 10 * window_cycles;
        if (!round && !is_long)
            continue;
        least = least == 0 || w.cycles < least ? w.cycles : least;
        *ghz = w.ghz;
        if (bench_window_quiet(&w))
            found[count++] = w.cycles;
        if (is_long && count)
            break;
    }
    *quiet = count != 0;
    if (count)
        qsort(found, count, sizeof(double), ascending);
    *cycles = count ? quantile(found, count, 0.5) : least;
    return 1;
}

static int time_messages(const bench_row *row, const bench_contender *contenders, size_t count,
                         const uint8_t *in, message_times *t) {
    for (size_t i = 0; i < count; i++)
        t->of[i].quiet = 0;
    for (size_t message = 0; message < row->period; message++)
        for (size_t turn = 0; turn < count; turn++) {
            const size_t i = (message + turn) % count;
            int quiet;
            if (!time_message(row, &contenders[i], in, message * row->count,
                              &t->of[i].cycles[message], &t->of[i].ghz, &quiet))
                return 0;
            t->of[i].quiet += (size_t)quiet;
        }
    for (size_t i = 0; i < count; i++)
        qsort(t->of[i].cycles, row->period, sizeof(double), ascending);
    t->function = contenders[0].function->function;
    t->set = row->set;
    t->messages = row->period;
    t->count = count;
    return 1;
}

/* The mean over messages, or a percentile. Rows of the same messages that follow each other take
 * the same times. */
static int measure_messages(const bench_row *row, const bench_contender *contenders, size_t count,
                            const uint8_t *in, bench_result *results) {
    static message_times t;
    if ((t.function != contenders[0].function->function || t.set != row->set ||
         t.messages != row->period || t.count != count) &&
        !time_messages(row, contenders, count, in, &t))
        return 0;
    for (size_t i = 0; i < count; i++) {
        bench_result *r = &results[i];
        for (size_t k = 0; k < row->period; k++)
            r->cycles += t.of[i].cycles[k] / row->period;
        if (row->percentile)
            r->cycles = quantile(t.of[i].cycles, row->period, row->percentile / 100.);
        r->low = r->high = r->cycles;
        r->ghz = t.of[i].ghz;
        r->windows = t.of[i].quiet;
        r->dropped = row->period - t.of[i].quiet;
        r->repeat = 1;
    }
    return 1;
}

int bench_measure(const bench_row *row, const bench_contender *contenders, size_t count,
                  const uint8_t *in, double seconds, bench_result *results) {
    static windows found[BENCH_CONTENDERS];
    bench_window w;
    int slow = row->when == BENCH_SLOW;
    memset(results, 0, count * sizeof *results);
    if (row->period)
        return measure_messages(row, contenders, count, in, results);
    for (size_t i = 0; i < count; i++) {
        results[i].repeat = 1;
        found[i].count = 0;
        /* The first ones also warm up; a row that takes seconds a call is warm from the check. */
        for (int pass = slow ? 3 : 0; pass < 3; pass++) {
            if (window(row, &contenders[i], in, 0, results[i].repeat, &w))
                return 0;
            double wanted = window_cycles / (w.cycles > 1 ? w.cycles : 1);
            results[i].repeat = wanted > 1 ? (size_t)wanted + 1 : 1;
        }
    }
    double begin = bench_seconds();
    for (size_t round = 0; round < MOST; round++) {
        if (round && enough(row, found, count, round, bench_seconds() - begin, seconds))
            break;
        /* Each round begins with another contender, so that none always follows the same one. */
        for (size_t turn = 0; turn < count; turn++) {
            size_t i = (round + turn) % count;
            bench_result *r = &results[i];
            if (slow && quiet_of(&found[i]))
                continue;
            /* A first call brings code, data and the clock of wide units back after the others. */
            if (r->repeat > 1 && bench_call(row, &contenders[i], in, 0, r->repeat / 4 + 1))
                return 0;
            if (window(row, &contenders[i], in, 0, r->repeat, &found[i].all[found[i].count]))
                return 0;
            found[i].count++;
        }
    }
    for (size_t i = 0; i < count; i++)
        evaluate(&found[i], &results[i]);
    return 1;
}
