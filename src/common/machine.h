/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef LANEWISE_COMMON_MACHINE_H
#define LANEWISE_COMMON_MACHINE_H

#include <stdint.h>

/* CPU features of this machine as bits of keccak/cpu.h, asked for once. 0 in a build without code
 * that is chosen by them. */
uint32_t lanewise_machine_features(void);

#endif
