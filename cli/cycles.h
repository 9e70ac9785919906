/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Core cycles of functions in this process, by the best counter that the machine allows, and the
 * file that `lanewise-lab compare` reads. bench/boards/linux.c uses it too.
 */
#ifndef LANEWISE_CLI_CYCLES_H
#define LANEWISE_CLI_CYCLES_H

#include <stddef.h>

/* Whether chains of dependent additions, a cycle each, tell core cycles here. */
#if (defined(__x86_64__) || defined(__aarch64__)) && defined(__GNUC__)
#define CYCLES_BY_CHAINS 1
#else
#define CYCLES_BY_CHAINS 0
#endif

typedef struct cycle_row {
    const char *name;
    int kernel; /* 0: a micro-benchmark */
    unsigned states, rounds;
    int right; /* of a kernel: it computes Keccak */
    void (*call)(void *state, unsigned rounds);
    void *state;
    double cycles[3]; /* of one call: least, median, most; written by cycles_measure */
} cycle_row;

/*
 * Opens a counter and stays on this processor. Its name: "perf_event", the kernel's, for this
 * thread in user mode; "pmccntr", the register of AArch64, where the system lets programs read it;
 * "additions", time divided by that of chains of dependent additions, which take a cycle each;
 * "nanoseconds", where nothing counts cycles.
 */
const char *cycles_counter(void);

/* Nanoseconds of one core cycle now, by such a chain; 1 where there is none. */
double cycles_chain(void);
/* Of at least one value; sorts them. */
double cycles_median(double *values, size_t count);

/* Nonzero if an emulator of programs runs this one: what it counts are no cycles. */
int cycles_emulated(void);

/* Nonzero if most windows were disturbed. */
int cycles_measure(cycle_row *row);

/* One JSON object; lab/lanewise_lab/compare.py explains it. */
void cycles_print_json(const cycle_row *rows, int count);

#endif
