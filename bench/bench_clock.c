/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _GNU_SOURCE
#include "bench_clock.h"

#include <math.h>
#include <time.h>

/* About 4 microseconds at 4 GHz: long beside the 20 or so ticks by which a reading may be off,
 * short beside the millisecond in which a core changes its frequency. */
enum { LINKS = 64, TURNS = 256, CHAIN = LINKS * TURNS };

/* A window counts if its two chains differ by less than this: more means that something else ran.
 */
static const double most_apart = 0.05;

/* A core may share its units with a second thread of its own. Its load leaves chains as they are
 * and slows wide code up to 1.7 times, so that as many independent instructions as the core takes
 * in a cycle take longer. A window counts if they took at most this, times their best. */
static const double most_crowded = 1.12;

/* The best is taken from windows whose chains agree this well: an interrupted chain is too long,
 * and what is compared with it too short. */
static const double agreeing = 0.004;

/* Ticks of crowd() for one of chain() on a core of one's own: what a hundredth of the windows
 * stayed below, not the least that was seen. What interrupts a virtual machine always takes as
 * long, so that now and then both chains of a window are too long and agree: on one core one in
 * 15,000, from which on no other window was quiet. */
enum { BINS = 4096, RARE = 100 };
static const double bin = 1.0 / 1024;
static unsigned counts[BINS], agreed, below, least_bin; /* below: those of the bins before it */
static double least_crowded;
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

/* As many instructions in a cycle as the core takes: of six, four in the vector units, which is
 * what those of AMD start in a cycle and more than Intel's, and two that need no unit at all.
 * Registers of 128 bits, since the upper halves may be asleep; both operands are never the same
 * register, which would need no unit either. Returns 0 where there is no such thing. */
static int crowd(void) {
    static int avx = -1;
    if (avx < 0)
        avx = __builtin_cpu_supports("avx") != 0;
    for (unsigned i = 0; i < TURNS; i++) {
        if (avx)
            __asm__ volatile(
                ".rept 11\n\t"
                "vpxor %%xmm4, %%xmm5, %%xmm0\n\tvpxor %%xmm4, %%xmm5, %%xmm1\n\tnop\n\t"
                "vpxor %%xmm4, %%xmm5, %%xmm2\n\tvpxor %%xmm4, %%xmm5, %%xmm3\n\tnop\n\t"
                ".endr" ::
                    : "xmm0", "xmm1", "xmm2", "xmm3");
        else
            __asm__ volatile(".rept 64\n\tnop\n\t.endr");
    }
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

/* Core cycles per tick, now; the independent instructions beside the chain, 0 where unknown. */
static double calibrate(double *crowded) {
    uint64_t begin = ticks();
    chain();
    uint64_t middle = ticks();
    int known = crowd();
    double chained = (double)(middle - begin) - overhead;
    *crowded = known ? ((double)(ticks() - middle) - overhead) / chained : 0;
    return CHAIN / chained;
}

int bench_quiet(double before, double after, double crowded, double least) {
    return fabs(before - after) < most_apart * (before + after) / 2 &&
           (least <= 0 || (crowded <= most_crowded * least && least <= most_crowded * crowded));
}

void bench_clock_learn(double before, double after, double crowded) {
    if (crowded <= 0 || fabs(before - after) >= agreeing * before)
        return;
    unsigned at = crowded < bin * (BINS - 1) ? (unsigned)(crowded / bin) : BINS - 1;
    counts[at]++;
    agreed++;
    below += at < least_bin;
    while (below > agreed / RARE)
        below -= counts[--least_bin];
    while (below + counts[least_bin] <= agreed / RARE)
        below += counts[least_bin++];
    least_crowded = bin * (least_bin + 0.5);
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
    while (bench_seconds() - s0 < 0.2) {
        double first, second, before = calibrate(&first), after = calibrate(&second);
        bench_clock_learn(before, after, first > second ? first : second);
    }
    tsc_ghz = (double)(ticks() - t0) / (bench_seconds() - s0) * 1e-9;
    return 1;
}

double bench_clock_least_crowded(void) {
    return least_crowded;
}

double bench_clock_tsc_ghz(void) {
    return tsc_ghz;
}

/* Between begin and end the window holds the calibration and the first reading. */
void bench_window_begin(bench_window *w) {
    w->before = calibrate(&w->crowded);
    w->cycles = (double)ticks();
}

void bench_window_end(bench_window *w) {
    double passed = (double)ticks() - w->cycles - overhead, crowded;
    w->after = calibrate(&crowded);
    w->crowded = crowded > w->crowded ? crowded : w->crowded;
    w->switched = 0;
    bench_clock_learn(w->before, w->after, w->crowded);
    double ratio = (w->before + w->after) / 2;
    int alike = bench_quiet(w->before, w->after, 0, 0);
    /* What interrupts a calibration makes it say too few cycles, never too many. */
    w->cycles = passed * (alike ? ratio : fmax(w->before, w->after));
    w->ghz = ratio * tsc_ghz;
}

int bench_window_quiet(const bench_window *w) {
    return !w->switched && bench_quiet(w->before, w->after, w->crowded, least_crowded);
}

double bench_cpu_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

void bench_window_by_cpu_time(bench_window *w, double cpu_seconds) {
    if (bench_window_quiet(w))
        w->cycles = cpu_seconds * w->ghz * 1e9 - 2 * CHAIN * (1 + least_crowded);
    w->switched = 1;
}
