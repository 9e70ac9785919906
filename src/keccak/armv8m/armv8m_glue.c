/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The kernel of Armv8.1-M with MVE as a backend. Firmware links it in addition to one for a single
 * state.
 */
#include "keccak/portable/interleaved.h"

LANEWISE_BACKEND_OF(x4_armv8m_mve, 4, interleaved, "Armv8.1-M with MVE, little-endian", 0, NULL)
