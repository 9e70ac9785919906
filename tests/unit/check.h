/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * All there is of a test framework: checks that count, a generator of reproducible bytes, and the
 * scale by which slow builds (sanitizers, forced kernels) shorten their loops.
 *
 * A check never stops at the first failure, but the run does after CHECK_MOST of them. A suite
 * that made no check at all fails.
 */
#ifndef CHECK_H
#define CHECK_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

#ifdef __MINGW_PRINTF_FORMAT /* of two printf functions the one that the program is linked with */
#define CHECK_FORMAT(text, first) __attribute__((format(__MINGW_PRINTF_FORMAT, text, first)))
#else
#define CHECK_FORMAT(text, first) __attribute__((format(printf, text, first)))
#endif

enum { CHECK_MOST = 20 };

extern unsigned long check_count;
extern unsigned check_failures;
extern unsigned check_scale; /* percent: --scale or LANEWISE_TEST_SCALE, 100 by default */

/* Reads scale (unless it is given) and seed from the environment. */
void check_begin(const char *scale);

void check_fail(const char *file, int line, const char *what, const char *format, ...)
    CHECK_FORMAT(4, 5);
void check_bytes(const char *file, int line, const void *got, const void *want, size_t len,
                 const char *format, ...) CHECK_FORMAT(6, 7);
/* Says by name what this machine cannot run, so that nothing is left out silently. */
void check_lacks(const char *test, const char *what);
void check_does_not_apply(const char *format, ...) CHECK_FORMAT(1, 2);

#define CHECK(condition, ...)                                                                      \
    do {                                                                                           \
        check_count++;                                                                             \
        if (!(condition))                                                                          \
            check_fail(__FILE__, __LINE__, #condition, __VA_ARGS__);                               \
    } while (0)

/* A call that must give a certain status code. */
#define CHECK_STATUS(call, want)                                                                   \
    do {                                                                                           \
        int check_got = (call);                                                                    \
        check_count++;                                                                             \
        if (check_got != (want))                                                                   \
            check_fail(__FILE__, __LINE__, #call, "returned %d, not " #want, check_got);           \
    } while (0)

#define CHECK_OK(call) CHECK_STATUS(call, LANEWISE_OK)

#define CHECK_BYTES(got, want, len, ...)                                                           \
    check_bytes(__FILE__, __LINE__, got, want, len, __VA_ARGS__)

/* `n` loops at full scale, never less than `least`. */
size_t check_loops(size_t n, size_t least);

/* Random numbers that are the same in every run; LANEWISE_TEST_SEED gives others. */
uint64_t check_random(void);
size_t check_below(size_t bound); /* 0 .. bound - 1 */
/* Begins them anew, from the seed and a name: what a suite draws does not depend on
 * how many kernels this machine has for the suites before it. */
void check_restart(const char *name);
void check_fill(void *data, size_t len);

/* A mapping of `len` usable bytes (rounded up to pages) with an inaccessible page on both sides:
 * returns its first byte, and its end in *end. Lives until the process ends. */
uint8_t *check_fenced(size_t len, uint8_t **end);

/* 1 in a build that a sanitizer watches: it needs address space and privileges of its own. */
#if defined(__SANITIZE_ADDRESS__) || defined(__SANITIZE_THREAD__)
#define CHECK_SANITIZED 1
#elif defined(__has_feature)
#if __has_feature(address_sanitizer) || __has_feature(memory_sanitizer) ||                         \
    __has_feature(thread_sanitizer)
#define CHECK_SANITIZED 1
#endif
#endif
#ifndef CHECK_SANITIZED
#define CHECK_SANITIZED 0
#endif

/* The command that runs a program like this one, words with blanks between, if the system cannot
 * do so itself; otherwise NULL. */
const char *check_emulator(void);

/* The suites: one file each, one ctest each. */
/* What asks for <ucontext.h>, which musl has without its functions. */
#ifdef LANEWISE_NO_CONTEXT
#define CHECK_CONTEXT_SUITES(X)
#else
#define CHECK_CONTEXT_SUITES(X) X(leftovers)
#endif
/* What asks for fork, mmap, signal stacks or POSIX threads. */
#if defined(_WIN32) || defined(__wasi__)
#define CHECK_POSIX_SUITES(X)
#else
#define CHECK_POSIX_SUITES(X)                                                                      \
    CHECK_CONTEXT_SUITES(X)                                                                        \
    X(threads)                                                                                     \
    X(forced)                                                                                      \
    X(huge)
#endif
#define CHECK_SUITES(X)                                                                            \
    X(kernels)                                                                                     \
    X(permutation)                                                                                 \
    X(lengths)                                                                                     \
    X(splits)                                                                                      \
    X(tuples)                                                                                      \
    X(trees)                                                                                       \
    X(many)                                                                                        \
    X(strided)                                                                                     \
    X(absorb_many)                                                                                 \
    X(streams)                                                                                     \
    X(errors)                                                                                      \
    X(context)                                                                                     \
    X(saved)                                                                                       \
    X(small)                                                                                       \
    X(selection)                                                                                   \
    CHECK_POSIX_SUITES(X)
#define CHECK_DECLARE(name) void suite_##name(void);
CHECK_SUITES(CHECK_DECLARE)
#undef CHECK_DECLARE
void suite_forced_child(void); /* only run by suite_forced, in a process of its own */

#endif
