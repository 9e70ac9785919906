/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef LANEWISE_MLKEM_SETS_H
#define LANEWISE_MLKEM_SETS_H

#include "lanewise/mlkem.h"
#include "params.h"

/* NULL if there is no such set. */
const mlkem_params *lanewise_mlkem_find(lanewise_mlkem_set set);

#endif
