/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The table behind lanewise_algorithm. */
#ifndef LANEWISE_ALGORITHMS_H
#define LANEWISE_ALGORITHMS_H

#include "context.h"
#include "lanewise/many.h"

enum { ALGORITHM_COUNT = LANEWISE_KT256 - LANEWISE_SHA3_224 + 1 };

typedef struct algorithm_row {
    lanewise_algorithm_info info;
    sponge_kind kind;
} algorithm_row;

extern const algorithm_row lanewise_algorithms[ALGORITHM_COUNT];

/* NULL if there is no such algorithm. */
const algorithm_row *lanewise_algorithm_row(lanewise_algorithm algorithm);

#endif
