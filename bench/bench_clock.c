/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _GNU_SOURCE
#include "bench_clock.h"

#include <math.h>
#include <stdlib.h>
#include <time.h>

/* About 4 microseconds at 4 GHz: long beside the 20 or so ticks by which a reading may be off,
 * short beside the millisecond in which a core changes its frequency. */
enum { LINKS = 64, TURNS = 256, CHAIN = LINKS * TURNS };

/* The two calibrations of a window may differ by this much; more means that the frequency moved
 * or that something else ran. */
static const double tolerance = 0.004;

/* A core may share its units with a second thread of its own, whose load slows all but chains. Then
 * nothing slows as much as instructions that need no unit at all, only a place in the pipeline. */
static const double most_shared = 1.1;

static double least_crowded; /* ticks of crowd() for one of chain() on a core of one's own */
enum { SAMPLES = 4096 };
static double sample[SAMPLES];
static unsigned samples; /* 0 when the question is answered */
static double overhead;  /* ticks between two readings with nothing between them */
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

/* As many instructions in a cycle as the core takes. Returns 0 where there is no such thing. */
static int crowd(void) {
    for (unsigned i = 0; i < TURNS; i++)
        __asm__ volatile(".rept 64\n\tnop\n\t.endr");
    return 1;
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

static int crowd(void) { /* none of these cores has a second thread */
    return 0;
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

static int crowd(void) {
    return 0;
}

static int counter_exists(void) {
    return 0;
}

#endif

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Core cycles per tick, now, and whether another thread takes a share of the core. */
static double calibrate(int *shared) {
    uint64_t begin = ticks();
    chain();
    uint64_t middle = ticks();
    int known = crowd();
    double crowded = known ? (double)(ticks() - middle) - overhead : 0;
    double chained = (double)(middle - begin) - overhead;
    *shared = samples == 0 && crowded > most_shared * least_crowded * chained;
    if (samples && samples < SAMPLES)
        sample[samples++] = crowded / chained;
    return CHAIN / chained;
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
    sample[0] = 1e9;
    samples = 1;
    int shared;
    double s0 = bench_seconds();
    uint64_t t0 = ticks();
    while (bench_seconds() - s0 < 0.05)
        calibrate(&shared);
    tsc_ghz = (double)(ticks() - t0) / (bench_seconds() - s0) * 1e-9;
    /* Not the least: that of a chain that was interrupted is too small. */
    qsort(sample, samples, sizeof sample[0], ascending);
    least_crowded = sample[samples / 50];
    samples = 0;
    return 1;
}

double bench_clock_tsc_ghz(void) {
    return tsc_ghz;
}

/* Between begin and end the window holds the calibration and the first reading. */
void bench_window_begin(bench_window *w) {
    int shared;
    w->ghz = calibrate(&shared);
    w->undisturbed = !shared;
    w->cycles = (double)ticks();
}

void bench_window_end(bench_window *w) {
    double passed = (double)ticks() - w->cycles - overhead;
    int shared;
    double before = w->ghz, after = calibrate(&shared), ratio = (before + after) / 2;
    w->undisturbed &= !shared && fabs(before - after) < tolerance * ratio;
    /* What interrupts a calibration makes it say too few cycles, never too many. */
    w->cycles = passed * (w->undisturbed ? ratio : fmax(before, after));
    w->ghz = ratio * tsc_ghz;
}

double bench_cpu_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void bench_window_by_cpu_time(bench_window *w, double cpu_seconds) {
    if (w->undisturbed)
        w->cycles = cpu_seconds * w->ghz * 1e9 - 2 * CHAIN * (1 + least_crowded);
    w->undisturbed = 0;
}
