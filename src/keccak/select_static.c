/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Which kernel, and why, where that is settled when the library is built: on a microcontroller
 * the core is known, there is no environment to ask, and every kernel that could be chosen at run
 * time would take flash. The library holds one kernel, or one more for several states, and this
 * file takes the place of select.c.
 *
 * kernel_choice.cmake chooses: LANEWISE_BACKEND is the backend, LANEWISE_CHOICE one of the reasons
 * below, LANEWISE_MANY on a Cortex-M55 the backend for several states.
 */
#include "armv8m/costs_m55.h"
#include "backend.h"
#include "lanewise/keccak.h"

extern const lanewise_backend LANEWISE_BACKEND;

enum { NO_OTHER, NAMED, CORTEX_M3_M4, CORTEX_M7, CORTEX_M55, RISCV };

#ifdef LANEWISE_MANY
extern const lanewise_backend LANEWISE_MANY;
const lanewise_backend *const lanewise_backends[] = {&LANEWISE_BACKEND, &LANEWISE_MANY, NULL};
#else
#define LANEWISE_MANY LANEWISE_BACKEND
const lanewise_backend *const lanewise_backends[] = {&LANEWISE_BACKEND, NULL};
#endif

const lanewise_backend *lanewise_select_on(unsigned kind, size_t states) {
    (void)kind;
    return states < LANEWISE_M55_MANY_FROM ? &LANEWISE_BACKEND : &LANEWISE_MANY;
}

const lanewise_backend *lanewise_select(size_t states) {
    return lanewise_select_on(0, states);
}

unsigned lanewise_cost_on(unsigned kind, const lanewise_backend *b) {
    (void)kind;
    return b == &LANEWISE_BACKEND ? LANEWISE_M55_SINGLE : LANEWISE_M55_MANY;
}

const lanewise_backend *lanewise_select_single(void) {
    return &LANEWISE_BACKEND;
}

int lanewise_backend_available(const lanewise_backend *b) {
    (void)b;
    return 1;
}

int lanewise_kernel_status(void) {
    return LANEWISE_OK;
}

void lanewise_init(void) {
}

size_t lanewise_kernel_count(void) {
    return sizeof lanewise_backends / sizeof *lanewise_backends - 1;
}

int lanewise_kernel_describe(size_t index, lanewise_kernel_info *info) {
    const lanewise_backend *b;
    if (!info)
        return LANEWISE_ERR_NULL;
    if (index >= lanewise_kernel_count())
        return LANEWISE_ERR_PARAMETER;
    b = lanewise_backends[index];
    info->name = b->name;
    info->needs = b->needs;
    info->states = b->states;
    info->available = 1;
    info->chosen = 1;
    return LANEWISE_OK;
}

const char *lanewise_kernel_chosen(unsigned states) {
    return states ? lanewise_select(states)->name : NULL;
}

const char *lanewise_kernel_context(void) {
    return LANEWISE_BACKEND.name;
}

const char *lanewise_core_name(size_t index) {
    (void)index;
    return NULL;
}

const char *lanewise_core_chosen(void) {
    return NULL;
}

int lanewise_core_status(void) {
    return LANEWISE_OK;
}

const char *lanewise_kernel_reason(void) {
    switch (LANEWISE_CHOICE) {
    case CORTEX_M3_M4:
        return "Built for Cortex-M3 or M4: they issue one instruction a cycle and hide the second "
               "cycle of a load only behind another load or store, so the kernel with the fewest "
               "instructions and the largest load groups wins. Ranked by predicted cycles.";
    case CORTEX_M7:
        return "Built for Cortex-M7: it issues two instructions a cycle, but only one with a "
               "shifted operand, so the kernel wins in which fewest operations shift, ordered "
               "in pairs. Ranked by predicted cycles.";
    case CORTEX_M55:
        if (LANEWISE_MAX_STATES == 1)
            return "Built for Cortex-M55 without its vectors: the kernel with the fewest "
                   "instructions. Not timed, and there is no model of this core.";
        return "Built for Cortex-M55: the kernel for one state with the fewest instructions, and "
               "for "
               "three states or more one in vectors: at two cycles for each of its instructions it "
               "takes less than three calls of the other. Not timed, and there is no model of this "
               "core.";
    case RISCV:
        return "Built for RISC-V: of the kernels for its instruction set the one with the fewest "
               "instructions.";
    case NAMED:
        return "LANEWISE_KERNEL named it when the library was built.";
    default:
        return "Built for a core without a kernel of its own.";
    }
}
