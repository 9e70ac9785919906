/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the tests of the choice of kernels share. */
#ifndef SELECTION_H
#define SELECTION_H

#include "keccak/select.h"

enum { STATES = 8 };

int selection_available(const lanewise_backend *b, uint32_t features);

/* The least costs of 1 to STATES states on one core, whatever the order of the calls. */
void selection_least(lanewise_cpu cpu, unsigned least[STATES + 1]);

/* Whether the choice for a machine is the cheapest by the costs in the table, whatever it is
 * called. */
void selection_is_cheapest(lanewise_cpu cpu);

/* Cores by name, and machines with several kinds; nothing in other builds. */
void selection_on_aarch64(void);

#endif
