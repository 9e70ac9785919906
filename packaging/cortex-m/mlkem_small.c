/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ML-KEM in little memory, without key objects. */
#include "dropin.h"

#include "dropin_mlkem.h"

#include "jobs/jobs.c"
#include "mlkem/arith_c.c"
#include "mlkem/mlkem.c"
#include "mlkem/mlkem_small.c"
#include "mlkem/sets.c"
