/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Core cycles without performance counters. The time-stamp counter ticks at a fixed rate, the
 * core does not; a chain of dependent one-cycle instructions tells how many core cycles one tick
 * is worth, before and after every window.
 */
#ifndef LANEWISE_BENCH_CLOCK_H
#define LANEWISE_BENCH_CLOCK_H

#include <stdint.h>

typedef struct bench_window {
    double cycles;   /* core cycles between the two readings */
    double ghz;      /* core frequency seen around the window */
    int undisturbed; /* the calibrations before and after agree */
} bench_window;

/* Measure what reading the counter costs, and its rate. Returns 0 if there is no such counter. */
int bench_clock_open(void);

/* Ticks of the counter per second, in GHz. */
double bench_clock_tsc_ghz(void);

void bench_window_begin(bench_window *w);
void bench_window_end(bench_window *w);

/*
 * Takes the length of an undisturbed window, calibrations included, from the processor time its
 * thread used instead: for a window in which the thread was switched out. Marks it as disturbed,
 * since caches and predictors have served another program meanwhile.
 */
void bench_window_by_cpu_time(bench_window *w, double cpu_seconds);
double bench_cpu_seconds(void);

/* Wall time in seconds. */
double bench_seconds(void);

#endif
