/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Preloaded by test_cli_commands.py: the clock of a machine with other work, by BUSY. "moments":
 * every other chain of additions seems to take a fifth longer, so that no two around a window
 * agree. "later": the thread seems to get slower and slower, by a tenth in 2500 questions. However
 * often a measurement is taken again, the next turn finds it slower. */
#define _GNU_SOURCE
#include <stdlib.h>
#include <string.h>
#include <sys/syscall.h>
#include <time.h>
#include <unistd.h>

enum { CALLS_OF_A_CHAIN = 4, A_TENTH = 2500, BILLION = 1000000000 };

static long long real(clockid_t which) {
    struct timespec t;
    syscall(SYS_clock_gettime, which, &t);
    return (long long)t.tv_sec * BILLION + t.tv_nsec;
}

int clock_gettime(clockid_t which, struct timespec *t) {
    static unsigned chains;
    static long long begun, last, seen, questions;
    const char *busy = getenv("BUSY");
    long long now = real(which);
    if (which == CLOCK_MONOTONIC && !strcmp(busy, "moments")) {
        unsigned n = chains++;
        if (n % 2 == 0)
            begun = now;
        else if (n / CALLS_OF_A_CHAIN % 2)
            now += (now - begun) / 5;
    }
    if (which == CLOCK_THREAD_CPUTIME_ID && !strcmp(busy, "later")) {
        seen += (now - last) * (10 * A_TENTH + questions++) / (10 * A_TENTH);
        last = now;
        now = seen;
    }
    t->tv_sec = now / BILLION;
    t->tv_nsec = now % BILLION;
    return 0;
}
