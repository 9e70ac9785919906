/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Preloaded by test_cli_threads.py: writes how many threads were started, and how many bytes were
 * read in place of mapped, into the file COUNTS_TO. When the first one is, the file RESIZED gets
 * the length RESIZED_TO, if that is set. PROCESSORS says how many there are. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

static unsigned started;
static unsigned long long bytes_read; /* changed by several threads */

static ssize_t counted(ssize_t n) {
    if (n > 0)
        __atomic_fetch_add(&bytes_read, (unsigned long long)n, __ATOMIC_RELAXED);
    return n;
}

ssize_t read(int fd, void *to, size_t size) {
    ssize_t (*real)(int, void *, size_t);
    *(void **)&real = dlsym(RTLD_NEXT, "read");
    return counted(real(fd, to, size));
}

ssize_t pread64(int fd, void *to, size_t size, off64_t place) {
    ssize_t (*real)(int, void *, size_t, off64_t);
    *(void **)&real = dlsym(RTLD_NEXT, "pread64");
    return counted(real(fd, to, size, place));
}

ssize_t pread(int fd, void *to, size_t size, off_t place) {
    return pread64(fd, to, size, place);
}

int pthread_create(pthread_t *thread, const pthread_attr_t *attributes, void *(*run)(void *),
                   void *argument) {
    int (*real)(pthread_t *, const pthread_attr_t *, void *(*)(void *), void *);
    const char *name = getenv("RESIZED"), *to = getenv("RESIZED_TO");
    *(void **)&real = dlsym(RTLD_NEXT, "pthread_create");
    if (!started++ && name && to && truncate(name, atol(to)))
        abort();
    return real(thread, attributes, run, argument);
}

long sysconf(int what) {
    long (*real)(int);
    const char *processors = getenv("PROCESSORS");
    *(void **)&real = dlsym(RTLD_NEXT, "sysconf");
    return what == _SC_NPROCESSORS_ONLN && processors ? atol(processors) : real(what);
}

__attribute__((destructor)) static void tell(void) {
    const char *name = getenv("COUNTS_TO");
    FILE *f = name ? fopen(name, "w") : NULL;
    if (f) {
        fprintf(f, "%u %llu", started, bytes_read);
        fclose(f);
    }
}
