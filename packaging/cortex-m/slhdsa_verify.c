/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SLH-DSA and SPHINCS+: verification alone. */
#include "dropin.h"

#define LANEWISE_SLHDSA_ONLY_VERIFIES

#include "common/prehash.c"
#include "slhdsa/digits.c"
#include "slhdsa/message.c"
#include "slhdsa/sets.c"
#include "slhdsa/stream.c"
#include "slhdsa/verify.c"
