/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _GNU_SOURCE
#include "bench_clock.h"

#include <math.h>
#include <time.h>

/* About 4 microseconds at 4 GHz: long beside the 20 or so ticks by which a reading may be off,
 * short beside the millisecond in which a core changes its frequency. */
enum { LINKS = 64, TURNS = 256, CHAIN = LINKS * TURNS };

/* The two calibrations of a window may differ by this much; more means that the frequency moved
 * or that something else ran. */
static const double tolerance = 0.004;

static double overhead; /* ticks between two readings with nothing between them */
static double tsc_ghz;

double bench_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

#if defined(__x86_64__)

static inline uint64_t ticks(void) {
    uint32_t lo, hi;
    __asm__ volatile("lfence\n\trdtsc\n\tlfence" : "=a"(lo), "=d"(hi) : : "memory");
    return (uint64_t)hi << 32 | lo;
}

/* Register to register, so that no core can fold the additions together at rename. */
static void chain(void) {
    uint64_t sum = 1, one = 1, turns = TURNS;
    __asm__ volatile(".p2align 6\n"
                     "1:\n\t"
                     ".rept 64\n\t"
                     "addq %2, %0\n\t"
                     ".endr\n\t"
                     "subq $1, %1\n\t"
                     "jnz 1b"
                     : "+r"(sum), "+r"(turns)
                     : "r"(one)
                     : "cc");
}

static int counter_exists(void) {
    return 1;
}

#elif defined(__aarch64__)

static inline uint64_t ticks(void) {
    uint64_t t;
    __asm__ volatile("isb\n\tmrs %0, cntvct_el0\n\tisb" : "=r"(t) : : "memory");
    return t;
}

static void chain(void) {
    uint64_t sum = 1, one = 1, turns = TURNS;
    __asm__ volatile("1:\n\t"
                     ".rept 64\n\t"
                     "add %0, %0, %2\n\t"
                     ".endr\n\t"
                     "subs %1, %1, #1\n\t"
                     "b.ne 1b"
                     : "+r"(sum), "+r"(turns)
                     : "r"(one)
                     : "cc");
}

static int counter_exists(void) {
    return 1;
}

#else

static uint64_t ticks(void) {
    return 0;
}

static void chain(void) {
}

static int counter_exists(void) {
    return 0;
}

#endif

/* Core cycles per tick, now. */
static double calibrate(void) {
    uint64_t begin = ticks();
    chain();
    return CHAIN / ((double)(ticks() - begin) - overhead);
}

int bench_clock_open(void) {
    if (!counter_exists())
        return 0;
    overhead = 0;
    double least = 1e9;
    for (int i = 0; i < 10000; i++) {
        uint64_t begin = ticks();
        double d = (double)(ticks() - begin);
        least = d < least ? d : least;
    }
    overhead = least;
    double s0 = bench_seconds();
    uint64_t t0 = ticks();
    while (bench_seconds() - s0 < 0.05)
        chain();
    tsc_ghz = (double)(ticks() - t0) / (bench_seconds() - s0) * 1e-9;
    return 1;
}

double bench_clock_tsc_ghz(void) {
    return tsc_ghz;
}

/* Between begin and end the window holds the calibration and the first reading. */
void bench_window_begin(bench_window *w) {
    w->ghz = calibrate();
    w->cycles = (double)ticks();
}

void bench_window_end(bench_window *w) {
    double passed = (double)ticks() - w->cycles - overhead;
    double before = w->ghz, after = calibrate(), ratio = (before + after) / 2;
    w->undisturbed = fabs(before - after) < tolerance * ratio;
    w->cycles = passed * ratio;
    w->ghz = ratio * tsc_ghz;
}

double bench_cpu_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void bench_window_by_cpu_time(bench_window *w, double cpu_seconds) {
    if (w->undisturbed)
        w->cycles = cpu_seconds * w->ghz * 1e9 - 2 * CHAIN;
    w->undisturbed = 0;
}
