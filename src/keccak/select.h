/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The choice of kernels for any machine, below lanewise_select(), which is for this one. */
#ifndef LANEWISE_SELECT_H
#define LANEWISE_SELECT_H

#include "backend.h"
#include "cpu.h"

/* What lanewise_select(states) returns on such a machine if no kernel is forced, and with 0 states
 * lanewise_select_single(). */
const lanewise_backend *lanewise_select_for(lanewise_cpu cpu, size_t states);

/* What lanewise_kernel_reason() says there. */
const char *lanewise_select_reason(lanewise_cpu cpu);

/* What 24 rounds cost there, in core cycles: exact enough to rank. */
unsigned lanewise_cost(const lanewise_backend *b, lanewise_core core);

#endif
