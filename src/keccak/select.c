/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Which kernel, and why.
 *
 * The choice is keyed by core, not by instruction set alone. A kernel costs about the same number
 * of cycles however many of its states carry data, so the question for n waiting states is which
 * sequence of kernel calls is cheapest. What one call of 24 rounds costs on each core stands in
 * the header of the instruction set, with where the figures come from; plan() finds the cheapest
 * sequence and names its first (widest) kernel. A wrong cost costs speed, never
 * correctness, and a kernel whose instructions are missing is never considered.
 *
 * On AArch64 the cores differ more than their instruction sets say:
 *   - One state is for scalar code: nearly everywhere the second operand of a logical instruction
 *     is shifted for nothing, so that rho is free and a round is 101 to 104 instructions.
 *   - Neon has no rotation, and a round of two states is 160 instructions. That pays for two
 *     states where there are four vector units (X1, X2), and is slow where there are fewer. But
 *     vector units work in parallel with the integer units: hybrids run scalar states while two
 *     are in Neon, and are best for many states on A78 and X1, and on the A55 if they are scheduled
 *     so that each cycle starts one instruction of both kinds.
 *   - SHA-3 instructions cut the 160 to 66, yet Arm's larger cores (A710, X2 and what came of
 *     them) execute them in one vector unit only, so that two states take longer than two scalar
 *     ones. There kernels that use them for a part of the vector code pay, and hybrids of those.
 *     On the A510, whose vector shifts are slow, they win for two states, if RAX1 is avoided,
 *     which blocks both vector units for 8 cycles. Apple's cores have them in all four units.
 *   - A57 and A72 shift an operand in the unit that multiplies, one a cycle: the scalar kernels,
 *     which do it all the time, lose to plain C with rotations of its own. A73, A75 and E1, about
 *     which less is known, are ranked with them.
 * On RISC-V nothing is known of cores, and the costs are instructions, not cycles:
 *   - One state is for scalar code. Zbb has a rotation and an AND NOT, which are three and two
 *     instructions without it: 148 a round against 211.
 *   - The vector extension has no rotation either: 202 instructions a round, of two, four or eight
 *     states. So already two states take fewer instructions than one after the other; Zvbb cuts
 *     the 202 to 137. A core whose vector units are narrower than its vector registers takes
 *     several cycles for each of them, which counts do not show.
 * big.LITTLE: the answer is of the core that makes the first call into the library; threads that
 * move to another core keep it. That costs speed at most: Linux reports an instruction set only if
 * all cores have it, and all of Apple's in a machine do.
 */
#define _GNU_SOURCE /* secure_getenv */
#include "select.h"
#include "backend.h"
#include "lanewise/keccak.h"

#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>

#if defined(LANEWISE_X86_64)
#include "x86_64/backends_x86_64.h"
#elif defined(LANEWISE_AARCH64)
#include "aarch64/backends_aarch64.h"
#elif defined(LANEWISE_RISCV64)
#include "riscv/backends_riscv.h"
#else /* only their order counts */
#define LANEWISE_BACKENDS(X) X(lanewise_backend_x1_c64, 1100) X(lanewise_backend_x1_c32, 4000)
#endif

#define DECLARE(b, ...) extern const lanewise_backend b;
LANEWISE_BACKENDS(DECLARE)

#define ADDRESS(b, ...) &b,
const lanewise_backend *const lanewise_backends[] = {LANEWISE_BACKENDS(ADDRESS) NULL};

#define COSTS(b, ...) {__VA_ARGS__},
static const uint16_t cost[][LANEWISE_CORES] = {LANEWISE_BACKENDS(COSTS)};

enum { COUNT = sizeof cost / sizeof cost[0] };

static const char *const reasons[LANEWISE_CORES] = {
    [LANEWISE_CORE_UNKNOWN] =
#if defined(LANEWISE_RISCV64)
        "No measurements for this core: ranked by how many instructions the kernels execute.",
#else
        "No measurements for this core: ranked by the instruction sets it offers.",
#endif
#if defined(LANEWISE_X86_64)
    [LANEWISE_CORE_INTEL_AVX512] =
        "An Intel core with AVX-512: ternary logic and vector rotates beat scalar code even for "
        "one state. Ranked by cycles measured on Sapphire Rapids.",
    [LANEWISE_CORE_AMD_ZEN4] =
        "An AMD core whose data paths have 256 bits (Zen 4, and by CPUID some of Zen 5): a 512-bit "
        "operation runs in two halves. Ranked by an estimate from Zen 5 with 512 bits, not by "
        "measurement.",
    [LANEWISE_CORE_AMD_ZEN5] =
        "An AMD core with full 512-bit data paths: eight states cost little more than one. "
        "Ranked by cycles measured on Zen 5.",
#elif defined(LANEWISE_AARCH64)
    [LANEWISE_CORE_A55] =
        "An in-order core like Cortex-A55: two instructions a cycle, at most one of them on "
        "full vectors, so two scalar states hide beside two in Neon. Ranked by cycles predicted "
        "for the A55, not measured.",
    [LANEWISE_CORE_A510] =
        "An in-order core like Cortex-A510: SHA-3 instructions make up for slow vector shifts, "
        "but RAX1 is avoided. Ranked by cycles predicted for the A510, not measured.",
    [LANEWISE_CORE_A72] =
        "An out-of-order core like Cortex-A72, where a shifted operand takes the one unit for "
        "multiplications: the scalar kernels are slow and Neon pays. Ranked by an estimate from "
        "the number of its units.",
    [LANEWISE_CORE_A78] =
        "An out-of-order core like Cortex-A78: scalar states hide beside two in Neon. Ranked by "
        "cycles predicted for the A78, not measured.",
    [LANEWISE_CORE_A710] =
        "An out-of-order core like Cortex-A710, with SHA-3 instructions in one of two vector "
        "units: they pay in part, and beside scalar code. Ranked by cycles predicted for the "
        "A710, not measured.",
    [LANEWISE_CORE_X1] =
        "An out-of-order core like Cortex-X1, with four Neon units and no SHA-3 instructions: "
        "scalar states hide beside two in Neon. Ranked by cycles predicted for the X1, not "
        "measured.",
    [LANEWISE_CORE_X2] =
        "An out-of-order core like Cortex-X2, with SHA-3 instructions in one of four vector "
        "units: a mixture with plain Neon is best. Ranked by cycles predicted for the X2, not "
        "measured.",
    [LANEWISE_CORE_APPLE] =
        "An Apple core, with SHA-3 instructions in all four vector units: two states at once. "
        "Ranked by an estimate from the number of its units, not by measurement.",
#endif
};

/*
 * The one thing this library keeps between calls: what the CPU is and which kernels may be used,
 * computed at the first call and never changed. Two threads that race here compute and store the
 * same values.
 */
enum { MORE = LANEWISE_MAX_STATES + 1 };
/* What became of LANEWISE_KERNEL. */
enum { NOT_SET, OBEYED, IGNORED };
static _Atomic uint32_t known; /* 0 before; then LANEWISE_CPU_DETECTED | features */
/* For n states: index of the kernel to run first. The last entry serves all larger numbers. */
static _Atomic uint8_t planned[MORE + 1];
static _Atomic uint8_t core_of_this;
static _Atomic uint8_t forced;

static int runs_here(const lanewise_backend *b, uint32_t features) {
    return (b->features & ~features) == 0;
}

/* Marks the kernels that LANEWISE_KERNEL names; returns 0 if one of them is not available. */
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

/* Whether kernel i may serve when n states wait. */
enum { NEVER, ALWAYS, IF_SINGLE };
static int serves(unsigned i, const uint8_t allowed[COUNT], unsigned n) {
    /* Single states live in contexts, which only a kernel for one state can serve. */
    return n == 1 ? allowed[i] && lanewise_backends[i]->states == 1 : allowed[i] == ALWAYS;
}

static void plan(lanewise_core core, const uint8_t allowed[COUNT], uint8_t first[MORE + 1]) {
    uint32_t best[MORE] = {0};
    for (unsigned n = 1; n < MORE; n++) {
        best[n] = UINT32_MAX;
        for (unsigned i = 0; i < COUNT; i++) {
            unsigned states = lanewise_backends[i]->states;
            uint32_t sum = cost[i][core] + (states < n ? best[n - states] : 0);
            if (!serves(i, allowed, n) || sum > best[n])
                continue;
            if (sum == best[n] && states <= lanewise_backends[first[n]]->states)
                continue;
            best[n] = sum;
            first[n] = (uint8_t)i;
        }
    }
    /* Of very many states none is left over: the least cost of a state decides. */
    first[MORE] = first[MORE - 1];
    for (unsigned i = 0; i < COUNT; i++)
        if (serves(i, allowed, MORE) && cost[i][core] * lanewise_backends[first[MORE]]->states <
                                            cost[first[MORE]][core] * lanewise_backends[i]->states)
            first[MORE] = (uint8_t)i;
}

static void allow_all(uint32_t features, uint8_t allowed[COUNT]) {
    for (unsigned i = 0; i < COUNT; i++)
        allowed[i] = runs_here(lanewise_backends[i], features) ? ALWAYS : NEVER;
}

/* Where only wide kernels are named, single states keep what they would have without names. */
static void allow_singles(uint32_t features, uint8_t allowed[COUNT]) {
    for (unsigned i = 0; i < COUNT; i++)
        if (allowed[i] && lanewise_backends[i]->states == 1)
            return;
    for (unsigned i = 0; i < COUNT; i++)
        if (lanewise_backends[i]->states == 1 && runs_here(lanewise_backends[i], features))
            allowed[i] = IF_SINGLE;
}

static void detect(void) {
    uint8_t allowed[COUNT] = {0}, first[MORE + 1] = {0}, state = NOT_SET;
    lanewise_cpu cpu = lanewise_cpu_detect();
    const char *names = environment();
    if (names && *names)
        state = read_names(names, cpu.features, allowed) ? OBEYED : IGNORED;
    if (state == OBEYED)
        allow_singles(cpu.features, allowed);
    else
        allow_all(cpu.features, allowed);
    plan(cpu.core, allowed, first);
    for (unsigned n = 1; n <= MORE; n++)
        atomic_store_explicit(&planned[n], first[n], memory_order_relaxed);
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
    if (states > MORE)
        states = MORE;
    return lanewise_backends[atomic_load_explicit(&planned[states], memory_order_relaxed)];
}

const lanewise_backend *lanewise_select_for(lanewise_cpu cpu, size_t states) {
    uint8_t allowed[COUNT], first[MORE + 1] = {0};
    allow_all(cpu.features, allowed);
    plan(cpu.core, allowed, first);
    return lanewise_backends[first[states < MORE ? states : MORE]];
}

unsigned lanewise_cost(const lanewise_backend *b, lanewise_core core) {
    size_t i = 0;
    while (lanewise_backends[i] != b)
        i++;
    return cost[i][core];
}

unsigned lanewise_kernel_cost(const lanewise_backend *b) {
    features_here();
    return lanewise_cost(b, atomic_load_explicit(&core_of_this, memory_order_relaxed));
}

int lanewise_backend_available(const lanewise_backend *b) {
    return runs_here(b, features_here());
}

int lanewise_kernel_status(void) {
    features_here();
    return atomic_load_explicit(&forced, memory_order_relaxed) == IGNORED ? LANEWISE_ERR_PARAMETER
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
    info->states = b->states;
    info->available = lanewise_backend_available(b);
    info->chosen = 0;
    for (unsigned n = 1; n <= MORE; n++)
        info->chosen |= lanewise_select(n) == b;
    return LANEWISE_OK;
}

const char *lanewise_kernel_chosen(unsigned states) {
    return states ? lanewise_select(states)->name : NULL;
}

const char *lanewise_kernel_reason(void) {
    features_here();
    if (atomic_load_explicit(&forced, memory_order_relaxed) == OBEYED)
        return "LANEWISE_KERNEL names the kernels to use.";
    return reasons[atomic_load_explicit(&core_of_this, memory_order_relaxed)];
}
