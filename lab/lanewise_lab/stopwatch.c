/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What kernels of this machine cost beside each other, by the stopwatch of `make report`. */
#include <dlfcn.h>
#include <stdint.h>
#include <string.h>

#include "bench_clock.h"
#include "bench_measure.h"

enum { MOST = 4, ARGUMENTS = 6 };

typedef void kernel(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);

static bench_contender contenders[MOST];
static kernel *functions[MOST];
static const uintptr_t *a; /* the arguments */

int bench_call(const bench_row *row, const bench_contender *c, const uint8_t *in, size_t repeat) {
    kernel *f = functions[c - contenders];
    (void)row, (void)in;
    while (repeat--)
        f(a[0], a[1], a[2], a[3], a[4], a[5]);
    return 0;
}

/* Once before the first measurement. Returns 0 if this machine has no counter. */
int lanewise_stopwatch_open(void) {
    return bench_clock_open();
}

/*
 * Times `entry` of each of `count` libraries, at most MOST, with the same ARGUMENTS arguments, in
 * turns, for so many seconds in all. cycles: of a call, the lower quartile of the windows in which
 * the core was quiet; without any, the shortest window. quiet: how many those were. Returns 0 if a
 * library cannot be loaded.
 */
int lanewise_stopwatch(const char *const *paths, size_t count, const uintptr_t *arguments,
                       double seconds, double *cycles, size_t *quiet) {
    static const bench_row row = {.threads = 1};
    bench_result results[MOST];
    void *libraries[MOST];
    size_t loaded = 0;
    int good = count <= MOST;
    for (size_t i = 0; good && i < count; i++) {
        libraries[i] = dlopen(paths[i], RTLD_NOW);
        loaded += libraries[i] != NULL;
        void *entry = libraries[i] ? dlsym(libraries[i], "entry") : NULL;
        memcpy(&functions[i], &entry, sizeof entry);
        good = entry != NULL;
    }
    a = arguments;
    good = good && bench_measure(&row, contenders, count, NULL, seconds, results);
    for (size_t i = 0; good && i < count; i++) {
        cycles[i] = results[i].low;
        quiet[i] = results[i].windows;
    }
    while (loaded)
        dlclose(libraries[--loaded]);
    return good;
}
