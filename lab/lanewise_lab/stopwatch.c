/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What kernels of this machine cost beside each other, by the stopwatch of `make report`. */
#include <dlfcn.h>
#include <stdint.h>
#include <string.h>

#include "bench_clock.h"
#include "bench_measure.h"

enum { MOST = 12, ARGUMENTS = 6 };

typedef void kernel(uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t, uintptr_t);

static bench_contender contenders[MOST];
static kernel *functions[MOST];
static const uintptr_t *arguments[MOST];

int bench_call(const bench_row *row, const bench_contender *c, const uint8_t *in, size_t first,
               size_t repeat) {
    kernel *f = functions[c - contenders];
    const uintptr_t *a = arguments[c - contenders];
    (void)row, (void)in, (void)first;
    while (repeat--)
        f(a[0], a[1], a[2], a[3], a[4], a[5]);
    return 0;
}

/* Once before the first measurement. Returns 0 if this machine has no counter. */
int lanewise_stopwatch_open(void) {
    return bench_clock_open();
}

/*
 * Times `uses` functions of each of `count` libraries, at most MOST together, in turns, for so many
 * seconds in all; function k with the same ARGUMENTS arguments from given[ARGUMENTS * k] on.
 * cycles: of a call, by library and function, the lower quartile of the windows in which the core
 * was quiet; without any, the shortest window. quiet: how many those were. Returns 0 if something
 * cannot be loaded.
 */
int lanewise_stopwatch(const char *const *paths, size_t count, const char *const *names,
                       size_t uses, const uintptr_t *given, double seconds, double *cycles,
                       size_t *quiet) {
    static const bench_row row = {.threads = 1};
    bench_result results[MOST];
    void *libraries[MOST];
    size_t loaded = 0, all = count * uses;
    int good = all <= MOST;
    for (size_t i = 0; good && i < all; i++) {
        if (i % uses == 0) {
            libraries[loaded] = dlopen(paths[loaded], RTLD_NOW);
            good = libraries[loaded] != NULL;
            loaded += (size_t)good;
        }
        void *function = good ? dlsym(libraries[loaded - 1], names[i % uses]) : NULL;
        memcpy(&functions[i], &function, sizeof function);
        arguments[i] = given + ARGUMENTS * (i % uses);
        good = function != NULL;
    }
    good = good && bench_measure(&row, contenders, all, NULL, seconds, results);
    for (size_t i = 0; good && i < all; i++) {
        cycles[i] = results[i].low;
        quiet[i] = results[i].windows;
    }
    while (loaded)
        dlclose(libraries[--loaded]);
    return good;
}
