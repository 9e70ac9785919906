/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ML-KEM. */
#include "dropin.h"

#include "dropin_mlkem.h"

#include "jobs/jobs.c"
#include "mlkem/arith_c.c"
#include "mlkem/core.c"
#include "mlkem/key.c"
#include "mlkem/mlkem.c"
#include "mlkem/mlkem_jobs.c"
#include "mlkem/mlkem_whole.c"
#include "mlkem/sets.c"
