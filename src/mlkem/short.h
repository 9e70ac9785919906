/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Short names for files that use them often; one definition, because the drop-in for firmware puts
 * such files together. */
#ifndef LANEWISE_MLKEM_SHORT_H
#define LANEWISE_MLKEM_SHORT_H

#include "params.h"

enum { Q = MLKEM_Q, N = MLKEM_N };

#endif
