/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How operations of our schemes are written in the shape of a peer's. */
#ifndef LANEWISE_BENCH_OPERATIONS_H
#define LANEWISE_BENCH_OPERATIONS_H

#include "bench_rows.h"

/* The body of an operation: a call that fails ends it. Its number is i_. */
#define TIMES(count, call)                                                                         \
    for (size_t i_ = 0; i_ < (count); i_++)                                                        \
        if (call)                                                                                  \
            return 1;                                                                              \
    return 0

/* An entry of the table of functions. */
#define SCHEME(name, words, run) {.function = name, .detail = words, .needs = "", .operate = run}

#endif
