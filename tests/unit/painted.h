/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A call on a stack of its own, painted before: how deep it went and what it left can be seen
 * afterwards. For suites that define _GNU_SOURCE.
 */
#ifndef LANEWISE_TESTS_PAINTED_H
#define LANEWISE_TESTS_PAINTED_H

#include "check.h"

#include <string.h>
#include <ucontext.h>

enum { PAINT = 0xA9 };

static void (*painted_piece)(void);

static void painted_entry(void) {
    painted_piece();
}

static void on_painted(uint8_t *stack, size_t size, void (*what)(void)) {
    static ucontext_t here, there;
    memset(stack, PAINT, size);
    painted_piece = what;
    getcontext(&there);
    there.uc_stack.ss_sp = stack;
    there.uc_stack.ss_size = size;
    there.uc_link = &here;
    makecontext(&there, painted_entry, 0);
    CHECK(swapcontext(&here, &there) == 0, "swapcontext");
}

/* Where the lowest word lies that was written to. Most of the stack is not reached; emulators take
 * their time to look at it byte by byte. */
static size_t first_used(const uint8_t *stack, size_t size) {
    uint64_t paint, word;
    size_t at = 0;
    memset(&paint, PAINT, sizeof paint);
    for (; at < size; at += sizeof word) {
        memcpy(&word, stack + at, sizeof word);
        if (word != paint)
            break;
    }
    return at;
}

#endif
