/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/** @file lanewise.h The whole public interface; each header can also be included alone. */
#ifndef LANEWISE_LANEWISE_H
#define LANEWISE_LANEWISE_H

#include "lanewise/contexts.h"
#include "lanewise/kangarootwelve.h"
#include "lanewise/keccak.h"
#include "lanewise/many.h"
#include "lanewise/mldsa.h"
#include "lanewise/mlkem.h"
#include "lanewise/random.h"
#include "lanewise/saved.h"
#include "lanewise/selftest.h"
#include "lanewise/sha3.h"
#include "lanewise/slhdsa.h"
#include "lanewise/sp800_185.h"
#include "lanewise/sponge.h"
#include "lanewise/status.h"
#include "lanewise/streams.h"
#include "lanewise/tree.h"
#include "lanewise/turboshake.h"
#include "lanewise/xwing.h"

#endif
