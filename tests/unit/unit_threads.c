/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Threads of the caller: the first call into the library made by several at once, then every
 * thread with contexts of its own. And threads of the library: what happens if none can be had.
 * The thread sanitizer runs this suite too (thread_sanitizer.sh).
 */
#define _GNU_SOURCE /* RLIMIT_AS, pthread_barrier_t */
#include "check.h"
#include "functions.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

enum { THREADS = 6, LEN = 40 * LANEWISE_KT_CHUNK_BYTES + 77 };

static uint8_t input[LEN];
static pthread_barrier_t barrier;

typedef struct worker {
    pthread_t thread;
    const char *chosen;
    uint8_t sponge[32], tree[32], many[9][32];
    int failed;
} worker;

static void *work(void *argument) {
    worker *w = argument;
    lanewise_threading threading = {2, 10000};
    lanewise_bytes in[9];
    void *out[9];
    lanewise_sponge s;
    pthread_barrier_wait(&barrier);
    w->chosen = lanewise_kernel_chosen(8);
    w->failed |= lanewise_kernel_status();
    w->failed |= lanewise_shake256_init(&s);
    w->failed |= lanewise_sponge_absorb(&s, input, 5000);
    w->failed |= lanewise_sponge_finalize(&s);
    w->failed |= lanewise_sponge_squeeze(&s, w->sponge, 32);
    w->failed |= lanewise_kt128_threaded(w->tree, 32, input, LEN, NULL, 0, &threading);
    for (size_t i = 0; i < 9; i++) {
        in[i].data = input + i;
        in[i].len = 300 * i;
        out[i] = w->many[i];
    }
    w->failed |= lanewise_hash_many(LANEWISE_SHA3_256, 9, in, out, 32);
    return NULL;
}

static void test_at_once(void) {
    static worker workers[THREADS];
    uint8_t sponge[32], tree[32], many[32];
    unsigned started = 0;
    pthread_barrier_init(&barrier, NULL, THREADS);
    while (started < THREADS &&
           !pthread_create(&workers[started].thread, NULL, work, &workers[started]))
        started++;
    CHECK(started == THREADS, "only %u threads could be started", started);
    if (started < THREADS)
        exit(1);
    for (unsigned i = 0; i < THREADS; i++)
        pthread_join(workers[i].thread, NULL);
    book_hash(136, 24, 0x1F, input, 5000, sponge, 32);
    book_kt(128, input, LEN, (book_string){NULL, 0}, tree, 32);
    for (unsigned i = 0; i < THREADS; i++) {
        CHECK(!workers[i].failed, "thread %u: a call failed", i);
        CHECK(workers[i].chosen == workers[0].chosen, "thread %u has another kernel", i);
        CHECK_BYTES(workers[i].sponge, sponge, 32, "thread %u", i);
        CHECK_BYTES(workers[i].tree, tree, 32, "thread %u", i);
        for (size_t k = 0; k < 9; k++) {
            book_hash(136, 24, 0x06, input + k, 300 * k, many, 32);
            CHECK_BYTES(workers[i].many[k], many, 32, "thread %u", i);
        }
    }
}

/* The stack of this thread grows while it still can. */
static __attribute__((noinline)) void grow_stack(void) {
    uint8_t room[1 << 18];
    check_fill(room, sizeof room);
    lanewise_wipe(room, sizeof room); /* so that the compiler keeps it */
}

/* No memory for the stack of a thread: the calling thread computes all of it. */
static void test_starved(void) {
    int status = -1;
    if (CHECK_SANITIZED || check_emulator()) {
        check_does_not_apply("threads that cannot be started: a sanitizer or emulator needs the "
                             "address space");
        return;
    }
    fflush(stdout);
    pid_t pid = fork();
    if (!pid) {
        struct rlimit none = {1 << 20, 1 << 20};
        lanewise_threading threading = {4, 1000};
        setting g = {{0}, {0}, {"c", 1}, 0, 5000, &threading};
        uint8_t got[32], want[32];
        int wrong = 0;
        pthread_t thread;
        grow_stack();
        setrlimit(RLIMIT_AS, &none);
        if (!pthread_create(&thread, NULL, work, NULL))
            _exit(77);
        for (size_t i = 0; i < TREES; i++) {
            if (tree_functions[i].hash(&g, got, 32, input, LEN))
                _exit(78);
            threading.threads = 1;
            wrong |= tree_functions[i].hash(&g, want, 32, input, LEN);
            threading.threads = 4;
            wrong |= memcmp(got, want, 32);
        }
        _exit(wrong ? 79 : 0);
    }
    CHECK(pid > 0 && waitpid(pid, &status, 0) == pid, "fork");
    CHECK(!WIFEXITED(status) || WEXITSTATUS(status) != 77, "a thread could be started after all");
    CHECK(WIFEXITED(status) && !WEXITSTATUS(status), "without threads: status %x",
          (unsigned)status);
}

void suite_threads(void) {
    for (size_t i = 0; i < LEN; i++)
        input[i] = (uint8_t)(i * 31 >> 3);
    test_starved(); /* in a process of its own, before there are stacks to use again */
    test_at_once(); /* nothing in this process may have called the library before */
}
