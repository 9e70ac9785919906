/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Which kernel, and why.
 *
 * The choice is keyed by core, not by instruction set alone. A kernel costs about the same number
 * of cycles however many of its states are used, so the question for n waiting states is which
 * sequence of kernel calls is cheapest. What one call of 24 rounds costs on each core stands in
 * the header of the instruction set, with where the figures come from; plan() finds the cheapest
 * sequence and names its first kernel. A wrong cost costs speed, never correctness, and a kernel
 * whose instructions are missing is never considered.
 *
 * No rule says how wide a kernel may be: where the costs say so, one for two states serves the one
 * that is left, and two calls of it serve three. Only the state of a context, which stays in memory
 * between calls of the library and is copied as 200 bytes, needs a kernel for one state:
 * lanewise_select_single().
 *
 * On AArch64 the cores differ more than their instruction sets say:
 *   - One state is mostly for scalar code: nearly everywhere the second operand of a logical
 *     instruction is shifted for nothing, so that rho is free and a round is 101 to 104
 *     instructions.
 *   - Neon has no rotation, and a round of two states is 160 instructions. That pays for two
 *     states where there are four vector units (X1, X2), and is slow where there are fewer. But
 *     vector units work in parallel with the integer units: hybrids run scalar states while two
 *     are in Neon, and are best for many states on A78 and X1, and on the A55 if they are scheduled
 *     so that each cycle starts one instruction of both kinds.
 *   - SHA-3 instructions cut the 160 to 66, yet Arm's larger cores (A710, X2 and what came of
 *     them) execute them in one vector unit only, so that two states take longer than two scalar
 *     ones. There kernels that use them for a part of the vector code pay, and hybrids of those.
 *     On the A510, whose vector shifts are slow, they win for two states, if RAX1 is avoided,
 *     which blocks both vector units for 8 cycles.
 *   - Apple's cores, Neoverse V3 and its family have them in all four units: a round is 66
 *     instructions, four a cycle, for two states or for one, which takes fewer cycles so than in
 *     scalar code.
 *   - AmpereOne has them in two units and is slow with shifted operands, so one and two states
 *     take fewer cycles with them as well; LLVM's models of that core say so.
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
 * WebAssembly is compiled again by the engine that runs it, and cannot ask on which core that is.
 * Which core it is, how it is ranked and why is generated from data of each core (registry.py of
 * the lab).
 *
 * big.LITTLE: threads move between cores of several kinds, and an order made for one may lose a lot
 * on another (an order for A55 loses 5 to 7 % on big cores, one for big cores 40 to 46 % on A55).
 * On Linux, which lists the cores of the machine, there is a plan for each kind, and a batch takes
 * that of the core on which it begins. What keeps states of a kernel from call to call takes one
 * plan for all kinds, whose loss on the kind on which it loses most is smallest. Elsewhere the core
 * that makes the first call decides. All this costs speed at most: Linux reports an instruction set
 * only if all cores have it, and all of Apple's in a machine do.
 */
#define _GNU_SOURCE /* secure_getenv, sched_getcpu */
#include "select.h"
#include "backend.h"
#include "common/atomic.h"
#include "lanewise/keccak.h"

#include <stdlib.h>
#include <string.h>
#if LANEWISE_KINDS
#include <sched.h>
#endif

#if defined(LANEWISE_X86_64)
#include "x86_64/backends_x86_64.h"
#elif defined(LANEWISE_AARCH64)
#include "aarch64/backends_aarch64.h"
#elif defined(LANEWISE_RISCV64)
#include "riscv/backends_riscv.h"
#elif defined(LANEWISE_WASM)
#include "wasm/backends_wasm.h"
#else /* only their order counts: docs/32-bit.md has instructions */
#include "portable/words.h"
#define PREFER_WHOLE (LANEWISE_WORDS_64 ? 1 : 2)
#define LANEWISE_BACKENDS(X)                                                                       \
    X(lanewise_backend_x1_c64, PREFER_WHOLE) X(lanewise_backend_x1_c32, 3 - PREFER_WHOLE)
#endif

#define DECLARE(b, ...) extern const lanewise_backend b;
LANEWISE_BACKENDS(DECLARE)

#define ADDRESS(b, ...) &b,
const lanewise_backend *const lanewise_backends[] = {LANEWISE_BACKENDS(ADDRESS) NULL};

#define COSTS(b, ...) {__VA_ARGS__},
static const uint16_t cost[][LANEWISE_COLUMNS] = {LANEWISE_BACKENDS(COSTS)};

enum { COUNT = sizeof cost / sizeof cost[0] };

#define REASON(core, column, name, reason) reason,
static const char *const reasons[LANEWISE_CORES] = {LANEWISE_EACH_CORE(REASON)};

#define NAME(core, column, name, reason) #name,
static const char *const core_names[LANEWISE_CORES] = {LANEWISE_EACH_CORE(NAME)};

/* Of a machine whose cores differ in their costs. */
#define MIXED                                                                                      \
    "A machine with cores of several kinds: a batch uses the kernels of the kind on which it "     \
    "begins, streams those whose loss on the kind on which they lose most is smallest. Ranked "    \
    "by cycles that are predicted or estimated, not measured."

/*
 * The one thing this library keeps between calls: what the CPU is and which kernels may be used,
 * computed at the first call and never changed. Two threads that race here compute and store the
 * same values.
 */
enum { MORE = LANEWISE_MAX_STATES + 1 };
/* What became of LANEWISE_KERNEL, and of LANEWISE_CORE. */
enum { NOT_SET, OBEYED, IGNORED };
static LANEWISE_ATOMIC(uint32_t) known; /* 0 before; then LANEWISE_CPU_DETECTED | features */
/* For n states: index of the kernel to run first. The first entry is for contexts, the last serves
 * all larger numbers. The plan for all kinds of core, then one for each kind. */
typedef LANEWISE_ATOMIC(uint8_t) a_plan[MORE + 1];
static a_plan planned[1 + LANEWISE_KINDS];
static LANEWISE_ATOMIC(uint8_t) core_of_this; /* the one that was asked */
#if LANEWISE_KINDS
/* Beyond the first LANEWISE_KINDS, and for CPUs that are not listed, the plan for all serves. */
static LANEWISE_ATOMIC(uint8_t) kinds_known, kind_of[LANEWISE_CPU_LISTED];
static LANEWISE_ATOMIC(uint8_t) column_of[1 + LANEWISE_KINDS];
#endif
static LANEWISE_ATOMIC(const char *) reason_here;
static LANEWISE_ATOMIC(uint8_t) forced, forced_core;

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

/* LANEWISE_CORE in place of what this machine is; the features stay. */
static uint8_t read_core(const char *name, lanewise_cpu *cpu) {
    if (!name || !*name)
        return NOT_SET;
    for (unsigned i = 0; i < LANEWISE_CORES; i++) {
        if (strcmp(core_names[i], name) != 0)
            continue;
        cpu->core = (lanewise_core)i;
#if defined(LANEWISE_AARCH64)
        cpu->kinds = 0;
        memset(cpu->listed, 0, sizeof cpu->listed);
#endif
        return OBEYED;
    }
    return IGNORED;
}

static const char *environment(const char *variable) {
#if defined(__GLIBC__)
    return secure_getenv(variable);
#elif defined(__STDC_HOSTED__) && __STDC_HOSTED__
    return getenv(variable);
#else
    (void)variable;
    return NULL;
#endif
}

/* The columns of costs that count on this machine, a bit each. */
static uint32_t kinds_of(lanewise_cpu cpu) {
#if defined(LANEWISE_AARCH64)
    return cpu.kinds ? cpu.kinds : 1u << lanewise_cpu_column(cpu.core);
#else
    return 1u << cpu.core;
#endif
}

/* Whether kernel i may serve when n states wait, n = SINGLE being the state of a context. */
enum { NEVER, ALWAYS, IF_SINGLE };
enum { SINGLE = 0 };
static int serves(unsigned i, const uint8_t allowed[COUNT], unsigned n) {
    return n == SINGLE ? allowed[i] && lanewise_backends[i]->states == 1 : allowed[i] == ALWAYS;
}

/* Of two kernels that cost the same: nothing that idles, then as few calls as possible, then as
 * little that idles as possible. */
static int fits_better(unsigned i, unsigned other, unsigned n) {
    unsigned states = lanewise_backends[i]->states, than = lanewise_backends[other]->states;
    return states <= n ? than > n || states > than : than > n && states < than;
}

/* What kernel i costs if n states wait, on one kind of core: it and what comes after it; or if
 * very many wait, of whom none is left over, one state. */
static uint64_t cost_of(unsigned i, unsigned kind, unsigned n,
                        uint32_t rest[MORE][LANEWISE_COLUMNS]) {
    unsigned states = lanewise_backends[i]->states;
    if (n == MORE)
        return ((uint64_t)cost[i][kind] << 20) / states;
    return cost[i][kind] + (states < n ? rest[n - states][kind] : 0u);
}

/*
 * The kernel to begin with, for every number of states. Cycles on one kind of core say nothing
 * about cycles on another, so the kinds are compared by what each loses: cycles over the fewest
 * that are possible there. The greatest of these losses counts. With one kind that is the cheapest
 * sequence. What follows the first kernel is the choice for the states that it leaves.
 */
static void plan(uint32_t kinds, const uint8_t allowed[COUNT], uint8_t first[MORE + 1]) {
    uint32_t fewest[MORE][LANEWISE_COLUMNS] = {{0}}, chosen[MORE][LANEWISE_COLUMNS] = {{0}};
    for (unsigned n = 0; n <= MORE; n++) {
        uint64_t least[LANEWISE_COLUMNS], smallest = UINT64_MAX;
        for (unsigned kind = 0; kind < LANEWISE_COLUMNS; kind++) {
            least[kind] = UINT64_MAX;
            for (unsigned i = 0; i < COUNT; i++)
                if (serves(i, allowed, n) && cost_of(i, kind, n, fewest) < least[kind])
                    least[kind] = cost_of(i, kind, n, fewest);
        }
        for (unsigned i = 0; i < COUNT; i++) {
            uint64_t loss = 0;
            if (!serves(i, allowed, n))
                continue;
            for (unsigned kind = 0; kind < LANEWISE_COLUMNS; kind++) {
                if (!(kinds >> kind & 1))
                    continue;
                uint64_t on_this = (cost_of(i, kind, n, chosen) << 20) / least[kind];
                loss = on_this > loss ? on_this : loss;
            }
            if (loss < smallest || (loss == smallest && fits_better(i, first[n], n)))
                first[n] = (uint8_t)i;
            smallest = loss < smallest ? loss : smallest;
        }
        for (unsigned kind = 0; n && n < MORE && kind < LANEWISE_COLUMNS; kind++) {
            fewest[n][kind] = (uint32_t)least[kind];
            chosen[n][kind] = (uint32_t)cost_of(first[n], kind, n, chosen);
        }
    }
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

static void keep_plan(unsigned kind, uint32_t columns, const uint8_t allowed[COUNT]) {
    uint8_t first[MORE + 1] = {0};
    plan(columns, allowed, first);
    for (unsigned n = 0; n <= MORE; n++)
        LANEWISE_STORE(&planned[kind][n], first[n]);
}

#if LANEWISE_KINDS
static void plan_kinds(const lanewise_cpu *cpu, const uint8_t allowed[COUNT]) {
    uint32_t kinds = kinds_of(*cpu);
    uint8_t known_kinds = 0;
    if (!(kinds & (kinds - 1)))
        return;
    for (unsigned column = 0; column < LANEWISE_COLUMNS; column++) {
        if (!(kinds >> column & 1) || known_kinds == LANEWISE_KINDS)
            continue;
        keep_plan(++known_kinds, 1u << column, allowed);
        LANEWISE_STORE(&column_of[known_kinds], (uint8_t)column);
        for (unsigned n = 0; n < LANEWISE_CPU_LISTED; n++)
            if (cpu->listed[n] == 1 + column)
                LANEWISE_STORE(&kind_of[n], known_kinds);
    }
    LANEWISE_STORE(&kinds_known, known_kinds);
}
#endif

static void detect(void) {
    uint8_t allowed[COUNT] = {0}, state = NOT_SET;
    lanewise_cpu cpu = lanewise_cpu_detect();
    uint8_t by_core = read_core(environment("LANEWISE_CORE"), &cpu);
    const char *names = environment("LANEWISE_KERNEL");
    if (names && *names)
        state = read_names(names, cpu.features, allowed) ? OBEYED : IGNORED;
    if (state == OBEYED)
        allow_singles(cpu.features, allowed);
    else
        allow_all(cpu.features, allowed);
    keep_plan(0, kinds_of(cpu), allowed);
#if LANEWISE_KINDS
    plan_kinds(&cpu, allowed);
#endif
    LANEWISE_STORE(&core_of_this, (uint8_t)cpu.core);
    LANEWISE_STORE(&reason_here, lanewise_select_reason(cpu));
    LANEWISE_STORE(&forced, state);
    LANEWISE_STORE(&forced_core, by_core);
    lanewise_store_release(&known, cpu.features | LANEWISE_CPU_DETECTED);
}

static uint32_t features_here(void) {
    uint32_t f = lanewise_load_acquire(&known);
    if (!f) {
        detect();
        f = lanewise_load_acquire(&known);
    }
    return f;
}

const lanewise_backend *lanewise_select_on(unsigned kind, size_t states) {
    features_here();
    if (states > MORE)
        states = MORE;
    return lanewise_backends[LANEWISE_LOAD(&planned[kind][states])];
}

const lanewise_backend *lanewise_select(size_t states) {
    return lanewise_select_on(0, states);
}

#if LANEWISE_KINDS
unsigned lanewise_kind_asked(void) {
    features_here();
    if (!LANEWISE_LOAD(&kinds_known))
        return 0;
    int cpu = sched_getcpu(); /* a load, where the C library and the system have rseq */
    return cpu >= 0 && cpu < LANEWISE_CPU_LISTED ? LANEWISE_LOAD(&kind_of[cpu]) : 0;
}
#endif

const lanewise_backend *lanewise_select_single(void) {
    return lanewise_select_on(lanewise_kind_here(), SINGLE);
}

const lanewise_backend *lanewise_select_for(lanewise_cpu cpu, size_t states) {
    uint8_t allowed[COUNT], first[MORE + 1] = {0};
    allow_all(cpu.features, allowed);
    plan(kinds_of(cpu), allowed, first);
    return lanewise_backends[first[states < MORE ? states : MORE]];
}

const char *lanewise_select_reason(lanewise_cpu cpu) {
    uint32_t kinds = kinds_of(cpu);
    return kinds & (kinds - 1) ? MIXED : reasons[cpu.core];
}

static size_t index_of(const lanewise_backend *b) {
    size_t i = 0;
    while (lanewise_backends[i] != b)
        i++;
    return i;
}

unsigned lanewise_cost(const lanewise_backend *b, lanewise_core core) {
#if defined(LANEWISE_AARCH64)
    return cost[index_of(b)][lanewise_cpu_column(core)];
#else
    return cost[index_of(b)][core];
#endif
}

unsigned lanewise_cost_on(unsigned kind, const lanewise_backend *b) {
    features_here();
#if LANEWISE_KINDS
    if (kind)
        return cost[index_of(b)][LANEWISE_LOAD(&column_of[kind])];
#endif
    (void)kind;
    return lanewise_cost(b, LANEWISE_LOAD(&core_of_this));
}

int lanewise_backend_available(const lanewise_backend *b) {
    return runs_here(b, features_here());
}

int lanewise_kernel_status(void) {
    features_here();
    return LANEWISE_LOAD(&forced) == IGNORED ? LANEWISE_ERR_PARAMETER : LANEWISE_OK;
}

void lanewise_init(void) {
    features_here();
}

size_t lanewise_kernel_count(void) {
    return COUNT;
}

/* Whether there is a plan of this number. */
static int is_kind(unsigned kind) {
#if LANEWISE_KINDS
    return kind <= LANEWISE_LOAD(&kinds_known);
#else
    return !kind;
#endif
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
    for (unsigned kind = 0; kind <= LANEWISE_KINDS; kind++)
        for (unsigned n = SINGLE; n <= MORE && is_kind(kind); n++)
            info->chosen |= lanewise_select_on(kind, n) == b;
    return LANEWISE_OK;
}

const char *lanewise_kernel_chosen(unsigned states) {
    if (!states)
        return NULL;
    return lanewise_select(states)->name;
}

const char *lanewise_kernel_context(void) {
    return lanewise_select_on(0, SINGLE)->name;
}

const char *lanewise_core_name(size_t index) {
    return index < LANEWISE_CORES ? core_names[index] : NULL;
}

const char *lanewise_core_chosen(void) {
    features_here();
    return core_names[LANEWISE_LOAD(&core_of_this)];
}

int lanewise_core_status(void) {
    features_here();
    return LANEWISE_LOAD(&forced_core) == IGNORED ? LANEWISE_ERR_PARAMETER : LANEWISE_OK;
}

const char *lanewise_kernel_reason(void) {
    features_here();
    if (LANEWISE_LOAD(&forced) == OBEYED)
        return "LANEWISE_KERNEL names the kernels to use.";
    if (LANEWISE_LOAD(&forced_core) == OBEYED)
        return "LANEWISE_CORE names the core by whose costs the kernels are ranked.";
    return LANEWISE_LOAD(&reason_here);
}
