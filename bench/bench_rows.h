/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What is measured: rows, and the contenders of each. */
#ifndef LANEWISE_BENCH_ROWS_H
#define LANEWISE_BENCH_ROWS_H

#include "peer.h"

#define BENCH_PEERS 32
#define BENCH_CONTENDERS 40

typedef struct bench_row {
    const char *id;
    const char *title;
    /* The first function is the row's own; all of it must agree. The others are measured beside. */
    const char *functions[5];
    const char *only; /* names of the peers that take part, with commas; NULL for all */
    size_t inlen;
    size_t outlen;
    size_t count;     /* messages per call; 1 for a plain hash */
    unsigned states;  /* states of a permutation row */
    unsigned threads; /* above 1 the row runs on all CPUs; functions of one thread have to agree */
    int when;         /* BENCH_QUICK: part of the short run too; BENCH_SLOW: of that run alone */
    unsigned set;     /* of a row of a scheme: that of its peer_task */
    /* Not 0: each call takes a time of its own, by its message; the figure is the mean over this
     * many calls, or that percentile of them. */
    unsigned period, percentile;
} bench_row;

enum { BENCH_FULL, BENCH_QUICK, BENCH_SLOW };

extern const bench_row bench_rows[];
extern const size_t bench_row_count;

typedef struct bench_contender {
    const peer *peer;
    const peer_function *function;
} bench_contender;

/* Ours, described like any peer; the operations of schemes are functions among the others. */
const peer *bench_ours(void);
extern const peer_function bench_schemes[], bench_mldsa[];
extern const size_t bench_scheme_count, bench_mldsa_count;

/* The task of ML-DSA for a set. Returns 0 if it cannot be made. */
int bench_mldsa_task(peer_task *task);

/* The task of a row of a scheme, valid until that of another row is asked for; NULL if ours cannot
 * make it. */
const peer_task *bench_task(const bench_row *row);

/* Makes ML-KEM and ML-DSA use the arithmetic of this name. Returns 0 if there is none here. */
int bench_arithmetic(const char *name);

/* The contenders of a row among `peers`, ours first. Returns how many. */
size_t bench_contenders(const bench_row *row, const peer *const *peers, size_t peer_count,
                        bench_contender found[BENCH_CONTENDERS]);

/*
 * Run every contender once and compare what comes out. Returns 1 if all agree, otherwise 0 with
 * the reason in `why`.
 */
int bench_check(const bench_row *row, const bench_contender *contenders, size_t count,
                const uint8_t *in, char *why, size_t whylen);

/* Call a contender `repeat` times on a row's input, of which a row of many messages takes those
 * from number `first` on. Returns 0, or nonzero if it failed. */
int bench_call(const bench_row *row, const bench_contender *c, const uint8_t *in, size_t first,
               size_t repeat);

#endif
