/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Not part of the report: what lists of widths cost by which ML-DSA makes attempts side by side
 * (docs/ml-dsa.md), as ratios to one attempt after the other. attempt.c is compiled for this
 * program with room for four attempts and a list of its own. Lists take turns in one process; of
 * each message the least time counts.
 *
 * lanewise-attempts [MESSAGES [ROUNDS]]: messages a set, each with a key of its own, 500 if not
 * given, and 7.
 */
#include "bench_clock.h"
#include "lanewise/lanewise.h"
#include "lanewise/mldsa.h"
#include "mldsa/mldsa_sets.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 4096, EIGHT = 8, SIG = LANEWISE_MLDSA_MAX_SIGNATURE_BYTES };

static const struct {
    const char *name;
    uint8_t widths[4];
} lists[] = {
    {"1", {1}}, {"2", {2}}, {"1 2", {1, 2}}, {"2 4", {2, 4}}, {"1 ahead", {1 | MLDSA_AHEAD}}};
enum { LISTS = sizeof lists / sizeof lists[0], MANY = LISTS };
static unsigned list;

const uint8_t *forced_widths(const mldsa_params *p);
const uint8_t *forced_widths(const mldsa_params *p) {
    (void)p;
    return lists[list].widths;
}

static const lanewise_mldsa_options deterministic = {.deterministic = 1};

/* Seconds of one way to sign message `m`; of eight at once, from `m` on, an eighth. -1: failed. */
static double time_of(unsigned way, const lanewise_mldsa_key *key, size_t siglen, size_t m) {
    static uint8_t sig[EIGHT][SIG], text[EIGHT][8];
    lanewise_bytes messages[EIGHT];
    void *out[EIGHT];
    for (size_t i = 0; i < EIGHT; i++) {
        const uint64_t number = m + i;
        memcpy(text[i], &number, sizeof text[i]);
        messages[i] = (lanewise_bytes){text[i], sizeof text[i]};
        out[i] = sig[i];
    }
    list = way < LISTS ? way : 0;
    const double begin = bench_seconds();
    const int status =
        way == MANY
            ? lanewise_mldsa_key_sign_many(key, EIGHT, out, siglen, messages, &deterministic)
            : lanewise_mldsa_key_sign(key, sig[0], siglen, text[0], sizeof text[0], &deterministic);
    const double took = bench_seconds() - begin;
    return status ? -1 : way == MANY ? took / EIGHT : took;
}

static int ascending(const void *a, const void *b) {
    const double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int measure(lanewise_mldsa_set set, size_t messages, unsigned rounds) {
    static double times[LISTS + 1][MOST];
    static lanewise_mldsa_key key;
    lanewise_mldsa_info info;
    double mean[LISTS + 1] = {0};
    if (lanewise_mldsa_describe(set, &info))
        return 1;
    for (size_t m = 0; m < messages; m++) {
        uint8_t seed[32] = {(uint8_t)m, (uint8_t)(m >> 8)};
        if (lanewise_mldsa_key_from_private(&key, set, seed, sizeof seed))
            return 1;
        for (unsigned round = 0; round < rounds; round++)
            for (unsigned way = 0; way <= MANY; way++) {
                const double t = time_of(way, &key, info.signature_bytes, m);
                if (t < 0)
                    return 1;
                if (!round || t < times[way][m])
                    times[way][m] = t;
            }
    }
    for (unsigned way = 0; way <= MANY; way++) {
        for (size_t m = 0; m < messages; m++)
            mean[way] += times[way][m];
        qsort(times[way], messages, sizeof(double), ascending);
    }
    for (unsigned way = 1; way < LISTS; way++)
        printf("%s, %-4s mean %.2f, 99th percentile %.2f\n", info.name, lists[way].name,
               mean[way] / mean[0],
               times[way][messages * 99 / 100] / times[0][messages * 99 / 100]);
    printf("%s, eight messages at once, each: mean %.2f\n", info.name, mean[MANY] / mean[0]);
    return 0;
}

int main(int argc, char **argv) {
    const size_t messages = argc > 1 ? strtoul(argv[1], NULL, 10) : 500;
    const unsigned rounds = argc > 2 ? (unsigned)strtoul(argv[2], NULL, 10) : 7;
    lanewise_mldsa_set set;
    if (!messages || messages > MOST || !rounds) {
        fprintf(stderr, "usage: lanewise-attempts [MESSAGES [ROUNDS]], at most %d messages\n",
                MOST);
        return 2;
    }
    printf("kernel for eight states: %s\n", lanewise_kernel_chosen(8));
    for (size_t i = 0; !lanewise_mldsa_by_index(i, &set); i++)
        if (measure(set, messages, rounds)) {
            fputs("lanewise-attempts: a signature failed\n", stderr);
            return 1;
        }
    return 0;
}
