/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Which kernel, and why.
 *
 * The choice is keyed by core, not by instruction set alone. A kernel costs about the same number
 * of cycles however many of its lanes carry data, so the question for n waiting states is which
 * sequence of kernel calls is cheapest; `cost` below is what one call of 24 rounds costs on each
 * core, and plan() finds the cheapest sequence and returns its first (widest) kernel.
 *
 * Where the costs come from: the Zen 5 column was measured on an EPYC of that generation, with
 * these kernels. The other columns are estimates, good enough to rank: Intel's are cycles that
 * kernels of the same layouts took on Sapphire Rapids before these were written; Zen 4 executes
 * 512-bit operations in two halves, so its column doubles the zmm entries of Zen 5; `other` serves
 * every other core and keeps the order of the Intel column, and a core with AVX2 alone finds its
 * kernels there.
 */
#define _GNU_SOURCE /* secure_getenv */
#include "backend.h"
#include "cpu.h"
#include "lanewise/keccak.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#if defined(LANEWISE_X86_64)
#include "x86_64/backends.h"
#else
#define LANEWISE_X86_64_BACKENDS(X)
#endif

/*                          backend, other, Intel, Zen 4, Zen 5: cycles of 24 rounds */
#define BACKENDS(X)                                                                                \
    LANEWISE_X86_64_BACKENDS(X)                                                                    \
    X(lanewise_backend_x1_c64, 1100, 1100, 1100, 1054)                                             \
    X(lanewise_backend_x1_c32, 4000, 4000, 4000, 3300)

#define DECLARE(b, other, intel, zen4, zen5) extern const lanewise_backend b;
BACKENDS(DECLARE)

#define ADDRESS(b, other, intel, zen4, zen5) &b,
const lanewise_backend *const lanewise_backends[] = {BACKENDS(ADDRESS) NULL};

#define COSTS(b, other, intel, zen4, zen5) {other, intel, zen4, zen5},
static const uint16_t cost[][4] = {BACKENDS(COSTS)};

enum { COUNT = sizeof cost / sizeof cost[0] };

/*
 * The one thing this library keeps between calls: what the CPU is and which kernels may be used,
 * computed at the first call and never changed. Two threads that race here compute and store the
 * same values.
 */
enum { PLAN = LANEWISE_MAX_WAYS, BAD = 255 };
static _Atomic uint32_t known;            /* 0 before; then LANEWISE_CPU_DETECTED | features */
static _Atomic uint8_t planned[PLAN + 1]; /* for n states: index of the kernel to run first */
static _Atomic uint8_t core_of_this;
static _Atomic uint8_t forced; /* 0 no, 1 LANEWISE_KERNEL obeyed, BAD it cannot be */

static int runs_here(const lanewise_backend *b, uint32_t features) {
    return (b->features & ~features) == 0;
}

/* Marks the kernels that LANEWISE_KERNEL names; returns 0 if one of them is not to be had. */
static int read_names(const char *names, uint32_t features, uint8_t allowed[COUNT]) {
    while (*names) {
        size_t len = strcspn(names, ","), i;
        for (i = 0; i < COUNT; i++)
            if (strlen(lanewise_backends[i]->name) == len &&
                !memcmp(lanewise_backends[i]->name, names, len))
                break;
        if (i == COUNT || !runs_here(lanewise_backends[i], features))
            return 0;
        allowed[i] = 1;
        names += len + (names[len] == ',');
    }
    return 1;
}

static const char *environment(void) {
#if defined(__GLIBC__)
    return secure_getenv("LANEWISE_KERNEL");
#elif defined(__STDC_HOSTED__) && __STDC_HOSTED__
    return getenv("LANEWISE_KERNEL");
#else
    return NULL;
#endif
}

static void plan(lanewise_core core, const uint8_t allowed[COUNT]) {
    uint32_t best[PLAN + 1] = {0};
    for (unsigned n = 1; n <= PLAN; n++) {
        uint8_t first = 0;
        best[n] = UINT32_MAX;
        for (unsigned i = 0; i < COUNT; i++) {
            if (!allowed[i])
                continue;
            unsigned ways = lanewise_backends[i]->ways;
            uint32_t rest = ways < n ? best[n - ways] : 0;
            /* Single states live in contexts, which only a one-way kernel can serve. */
            if ((n == 1 && ways != 1) || rest + cost[i][core] > best[n])
                continue;
            if (rest + cost[i][core] == best[n] && ways < lanewise_backends[first]->ways)
                continue;
            best[n] = rest + cost[i][core];
            first = (uint8_t)i;
        }
        atomic_store_explicit(&planned[n], first, memory_order_relaxed);
    }
}

static void detect(void) {
    uint8_t allowed[COUNT] = {0}, state = 0;
    lanewise_cpu cpu = lanewise_cpu_detect();
    const char *names = environment();
    unsigned single = 0;
    if (names && *names) {
        state = read_names(names, cpu.features, allowed) ? 1 : BAD;
        if (state == BAD)
            memset(allowed, 0, sizeof allowed);
    } else {
        for (unsigned i = 0; i < COUNT; i++)
            allowed[i] = (uint8_t)runs_here(lanewise_backends[i], cpu.features);
    }
    for (unsigned i = 0; i < COUNT; i++)
        single += allowed[i] && lanewise_backends[i]->ways == 1;
    for (unsigned i = 0; i < COUNT; i++)
        if (!single && lanewise_backends[i] == &lanewise_backend_x1_c64)
            allowed[i] = 1;
    plan(cpu.core, allowed);
    atomic_store_explicit(&core_of_this, (uint8_t)cpu.core, memory_order_relaxed);
    atomic_store_explicit(&forced, state, memory_order_relaxed);
    atomic_store_explicit(&known, cpu.features | LANEWISE_CPU_DETECTED, memory_order_release);
}

static uint32_t features_here(void) {
    uint32_t f = atomic_load_explicit(&known, memory_order_acquire);
    if (!f) {
        detect();
        f = atomic_load_explicit(&known, memory_order_acquire);
    }
    return f;
}

const lanewise_backend *lanewise_select(size_t states) {
    features_here();
    if (states > PLAN)
        states = PLAN;
    return lanewise_backends[atomic_load_explicit(&planned[states], memory_order_relaxed)];
}

int lanewise_backend_available(const lanewise_backend *b) {
    return runs_here(b, features_here());
}

int lanewise_kernel_status(void) {
    features_here();
    return atomic_load_explicit(&forced, memory_order_relaxed) == BAD ? LANEWISE_ERR_KERNEL
                                                                      : LANEWISE_OK;
}

size_t lanewise_kernel_count(void) {
    return COUNT;
}

int lanewise_kernel_describe(size_t index, lanewise_kernel_info *info) {
    if (!info)
        return LANEWISE_ERR_NULL;
    if (index >= COUNT)
        return LANEWISE_ERR_PARAMETER;
    const lanewise_backend *b = lanewise_backends[index];
    info->name = b->name;
    info->needs = b->needs;
    info->ways = b->ways;
    info->available = lanewise_backend_available(b);
    info->chosen = 0;
    for (unsigned n = 1; n <= PLAN; n++)
        info->chosen |= lanewise_select(n) == b && lanewise_kernel_status() == LANEWISE_OK;
    return LANEWISE_OK;
}

const char *lanewise_kernel_chosen(unsigned states) {
    if (!states || lanewise_kernel_status() != LANEWISE_OK)
        return NULL;
    return lanewise_select(states)->name;
}

const char *lanewise_kernel_reason(void) {
    features_here();
    uint8_t state = atomic_load_explicit(&forced, memory_order_relaxed);
    if (state == BAD)
        return "LANEWISE_KERNEL names a kernel that this machine or build does not have.";
    if (state)
        return "LANEWISE_KERNEL names the kernels to use.";
    switch (atomic_load_explicit(&core_of_this, memory_order_relaxed)) {
    case LANEWISE_CORE_INTEL_AVX512:
        return "An Intel core with AVX-512: ternary logic and vector rotates beat scalar code even "
               "for one state. Ranked by an estimate from earlier kernels on Sapphire Rapids, "
               "not by measurement of these.";
    case LANEWISE_CORE_AMD_ZEN4:
        return "An AMD core that runs 512-bit operations in two halves: ranked by an estimate from "
               "its documentation, not by measurement.";
    case LANEWISE_CORE_AMD_ZEN5:
        return "An AMD core with full 512-bit data paths: eight states cost little more than one. "
               "Ranked by cycles measured on Zen 5.";
    default:
        return "No measurements for this core: ranked by the instruction sets it offers.";
    }
}
