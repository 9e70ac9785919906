/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Core cycles without performance counters. The time-stamp counter ticks at a fixed rate, the
 * core does not; a chain of dependent one-cycle instructions tells how many core cycles one tick
 * is worth, before and after every window. Beside each chain as many independent instructions as
 * the core takes in a cycle tell whether another hardware thread has a share of it.
 */
#ifndef LANEWISE_BENCH_CLOCK_H
#define LANEWISE_BENCH_CLOCK_H

#include <stdint.h>

typedef struct bench_window {
    double cycles; /* core cycles between the two readings */
    double ghz;    /* core frequency seen around the window */
    double before; /* core cycles per tick by the chain before, and by that after */
    double after;
    double crowded; /* ticks of independent instructions for one of the chain; the worse of two */
    int switched;   /* the thread was switched out meanwhile */
} bench_window;

/* Measure what reading the counter costs, and its rate. Returns 0 if there is no such counter. */
int bench_clock_open(void);

/* Ticks of the counter per second, in GHz. */
double bench_clock_tsc_ghz(void);

/* bench_window.crowded of a core of one's own, by the windows until now: a hundredth was below it.
 */
double bench_clock_least_crowded(void);
/* For tests: what a window says of that. */
void bench_clock_learn(double before, double after, double crowded);

/* Whether a window with these calibrations had the core for itself: chains at most 5 % apart,
 * independent instructions at most 12 % from `least`, which is 0 where it is not known: fewer ticks
 * than on a core of one's own say that both chains were interrupted. */
int bench_quiet(double before, double after, double crowded, double least);

void bench_window_begin(bench_window *w);
void bench_window_end(bench_window *w);

/* By what is known until now; a window that was quiet may turn out not to have been. */
int bench_window_quiet(const bench_window *w);

/*
 * Takes the length of a quiet window, calibrations included, from the processor time its
 * thread used instead: for a window in which the thread was switched out. It is not quiet then,
 * since caches and predictors have served another program meanwhile.
 */
void bench_window_by_cpu_time(bench_window *w, double cpu_seconds);
double bench_cpu_seconds(void);

/* Wall time in seconds. */
double bench_seconds(void);

#endif
