/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the peers written in C share for the operations of schemes (operate in ../peer.h). */
#ifndef LANEWISE_BENCH_PEER_SCHEMES_H
#define LANEWISE_BENCH_PEER_SCHEMES_H

#include "../peer.h"

#include <string.h>

/* How many are in openssl_schemes.c and wolfssl/schemes.c. */
enum { OPENSSL_SCHEMES = 13, WOLFSSL_SCHEMES = 13 };

/* An entry of the table of functions. */
#define SCHEME(name, words, run) {.function = name, .detail = words, .needs = "", .operate = run}

/* The body of an operation: a call that does not give `good` ends it. */
#define TIMES(count, call, good)                                                                   \
    for (size_t i_ = 0; i_ < (count); i_++)                                                        \
        if ((call) != (good))                                                                      \
            return 1;                                                                              \
    return 0

/* Signatures of ML-DSA, whose number in the call is i_. */
#define SIGNATURES(count, call, good) TIMES(count, call(t, peer_message(t, i_), out), good)

/* The place of a set of ML-KEM in a table of three: 512, 768, 1024. */
static inline unsigned kem_place(const peer_task *t) {
    return t->set / 256 - 2;
}
/* Of ML-DSA: 44, 65, 87. */
static inline unsigned dsa_place(const peer_task *t) {
    return (t->set - 44) / 21;
}
static inline const uint8_t *dsa_message(const peer_task *t, size_t i) {
    return t->message + i * t->message_bytes;
}
static inline const uint8_t *dsa_secret(const peer_task *t, size_t i) {
    return t->secret_key + peer_key(i) * t->secret_bytes;
}

/* What stands before a message that is signed by ML-DSA itself with the empty context (FIPS 204,
 * algorithm 2, line 10), and the random bytes of deterministic signing. */
static const uint8_t dsa_before[2], dsa_zeros[32];

#endif
