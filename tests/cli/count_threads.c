/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Preloaded by test_cli_threads.py: writes how many threads were started into the file THREADS_TO.
 * When the first one is, the file RESIZED gets the length RESIZED_TO, if that is set. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static unsigned started;

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                   void *argument) {
    int (*real)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    const char *name = getenv("RESIZED"), *to = getenv("RESIZED_TO");
    *(void **)&real = dlsym(RTLD_NEXT, "pthread_create");
    if (!started++ && name && to && truncate(name, atol(to)))
        abort();
    return real(thread, attributes, run, argument);
}

__attribute__((destructor)) static void tell(void) {
    const char *name = getenv("THREADS_TO");
    FILE *f = name ? fopen(name, "w") : NULL;
    if (f) {
        fprintf(f, "%u", started);
        fclose(f);
    }
}
