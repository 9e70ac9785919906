/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef LANEWISE_MLKEM_SETS_H
#define LANEWISE_MLKEM_SETS_H

#include "lanewise/mlkem.h"
#include "params.h"

extern const scheme_table lanewise_mlkem_table;
/* NULL if there is no such set. */
const mlkem_params *lanewise_mlkem_find(lanewise_mlkem_set set);

/* The pair-wise test on a pair's bytes (mlkem.c): nonzero if encapsulation and decapsulation give
 * one shared key. */
int lanewise_mlkem_pair_fits(const mlkem_params *p, const void *ek, const void *dk);

#endif
