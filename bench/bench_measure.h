/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef LANEWISE_BENCH_MEASURE_H
#define LANEWISE_BENCH_MEASURE_H

#include "bench_rows.h"

typedef struct bench_result {
    /* Median over the quiet windows, per call of the row. Without any such window: the shortest of
     * the others, and windows is 0. Of a row of many messages: the mean over messages of what each
     * took, or a percentile; windows counts those whose time is of quiet windows. */
    double cycles;
    double low; /* lower and upper quartile */
    double high;
    double ghz; /* median core frequency seen */
    size_t windows;
    size_t dropped;
    size_t repeat; /* calls per window */
} bench_result;

/* Measure all contenders of a row in turn for about `seconds`. Returns 0 if one of them failed. */
int bench_measure(const bench_row *row, const bench_contender *contenders, size_t count,
                  const uint8_t *in, double seconds, bench_result *results);

#endif
