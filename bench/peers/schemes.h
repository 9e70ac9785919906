/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the peers written in C share for the operations of schemes (operate in ../peer.h). */
#ifndef LANEWISE_BENCH_PEER_SCHEMES_H
#define LANEWISE_BENCH_PEER_SCHEMES_H

#include "../peer.h"

#include <string.h>

/* How many are in openssl_schemes.c and wolfssl/schemes.c. */
enum { OPENSSL_SCHEMES = 8, WOLFSSL_SCHEMES = 8 };

/* An entry of the table of functions. */
#define SCHEME(name, words, run) {.function = name, .detail = words, .needs = "", .operate = run}

/* The body of an operation: a call that does not give `good` ends it. */
#define TIMES(count, call, good)                                                                   \
    for (size_t i_ = 0; i_ < (count); i_++)                                                        \
        if ((call) != (good))                                                                      \
            return 1;                                                                              \
    return 0

/* The place of a set of ML-KEM in a table of three: 512, 768, 1024. */
static inline unsigned kem_place(const peer_task *t) {
    return t->set / 256 - 2;
}

#endif
