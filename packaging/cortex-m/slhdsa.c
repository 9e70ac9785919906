/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* SLH-DSA and SPHINCS+: keys, signing, verification. */
#include "dropin.h"

#include "common/prehash.c"
#include "slhdsa/batch.c"
#include "slhdsa/block.c"
#include "slhdsa/digits.c"
#include "slhdsa/fors.c"
#include "slhdsa/hypertree.c"
#include "slhdsa/kept.c"
#include "slhdsa/key.c"
#include "slhdsa/layout.c"
#include "slhdsa/message.c"
#include "slhdsa/sets.c"
#include "slhdsa/sign.c"
#include "slhdsa/step_robust.c"
#include "slhdsa/step_simple.c"
#include "slhdsa/stream.c"
#include "slhdsa/tree.c"
#include "slhdsa/verify.c"
#include "slhdsa/wots.c"

#if LANEWISE_MAX_STATES > 1
#include "keccak/constants.c"
#include "slhdsa/group.c"
#endif
