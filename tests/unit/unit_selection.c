/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The choice of kernels on every machine that selection can tell apart, not only on this one: no
 * kernel without its instructions, one state for a context, no cheaper sequence of calls. And that
 * the names of kernels tell the truth.
 */
#include "check.h"
#include "keccak/select.h"
#include "lanewise/keccak.h"

#include <stdio.h>
#include <string.h>

enum { STATES = 8 };

static int available(const lanewise_backend *b, uint32_t features) {
    return (b->features & ~features) == 0;
}

/* The least costs of 1 to STATES states, whatever the order of the calls. */
static void find_least(lanewise_cpu cpu, unsigned least[STATES + 1]) {
    least[0] = 0;
    for (unsigned n = 1; n <= STATES; n++) {
        least[n] = (unsigned)-1;
        for (size_t i = 0; lanewise_backends[i]; i++) {
            const lanewise_backend *b = lanewise_backends[i];
            unsigned sum = lanewise_cost(b, cpu.core) + least[b->states < n ? n - b->states : 0];
            if (available(b, cpu.features) && (n > 1 || b->states == 1) && sum < least[n])
                least[n] = sum;
        }
    }
}

static void machine(lanewise_cpu cpu) {
    unsigned least[STATES + 1];
    find_least(cpu, least);
    for (unsigned n = 1; n <= 3 * STATES; n++) {
        const lanewise_backend *b = lanewise_select_for(cpu, n);
        CHECK(available(b, cpu.features), "core %u, features %x: %s needs %s", cpu.core,
              cpu.features, b->name, b->needs);
        CHECK(n > 1 || b->states == 1, "core %u: %s for one state", cpu.core, b->name);
    }
    for (unsigned n = 1; n <= STATES; n++) {
        unsigned sum = 0;
        for (unsigned left = n; left;) {
            const lanewise_backend *b = lanewise_select_for(cpu, left);
            sum += lanewise_cost(b, cpu.core);
            left -= b->states < left ? b->states : left;
        }
        CHECK(sum == least[n], "core %u, features %x: %u cycles for %u states, could be %u",
              cpu.core, cpu.features, sum, n, least[n]);
    }
    const lanewise_backend *many = lanewise_select_for(cpu, 1000);
    for (size_t i = 0; lanewise_backends[i]; i++)
        if (available(lanewise_backends[i], cpu.features))
            CHECK(lanewise_cost(lanewise_backends[i], cpu.core) * many->states >=
                      lanewise_cost(many, cpu.core) * lanewise_backends[i]->states,
                  "core %u: %s is cheaper per state than %s", cpu.core, lanewise_backends[i]->name,
                  many->name);
}

static void test_machines(void) {
    uint32_t all = 0;
    for (size_t i = 0; lanewise_backends[i]; i++)
        all |= lanewise_backends[i]->features;
    for (unsigned core = 0; core < LANEWISE_CORES; core++)
        for (uint32_t features = all;; features = (features - 1) & all) {
            machine((lanewise_cpu){features, (lanewise_core)core});
            if (!features)
                break;
        }
}

static void test_names(void) {
    for (size_t i = 0; lanewise_backends[i]; i++) {
        const lanewise_backend *b = lanewise_backends[i];
        unsigned states = 0;
        CHECK(sscanf(b->name, "keccakp1600_x%u_", &states) == 1 && states == b->states,
              "%s permutes %u states", b->name, b->states);
        CHECK(b->states <= LANEWISE_MAX_STATES && b->state_bytes == 200 * b->states, "%s: %u bytes",
              b->name, b->state_bytes);
        if (strstr(b->name, "_aarch64_")) {
            int sha3 = strstr(b->name, "sha3") || strstr(b->name, "mixed");
            CHECK(sha3 == !!(b->features & LANEWISE_CPU_SHA3), "%s needs %s", b->name, b->needs);
            CHECK(sha3 == !!strstr(b->needs, "SHA-3"), "%s needs %s", b->name, b->needs);
            CHECK((b->states > 1) == !!(b->features & LANEWISE_CPU_NEON), "%s needs %s", b->name,
                  b->needs);
        }
        for (unsigned core = 0; core < LANEWISE_CORES; core++)
            CHECK(lanewise_cost(b, (lanewise_core)core) > 0, "%s costs nothing on core %u", b->name,
                  core);
        for (size_t j = 0; j < i; j++)
            CHECK(strcmp(b->name, lanewise_backends[j]->name) != 0, "two kernels %s", b->name);
    }
}

/* Implementer, part number and revision as Linux's lists of processors have them. */
static void test_midr(void) {
#if defined(LANEWISE_AARCH64)
    CHECK(lanewise_cpu_by_midr(0x412FD050) == LANEWISE_CORE_A55, "Cortex-A55 r2p0");
    CHECK(lanewise_cpu_by_midr(0x410FD034) == LANEWISE_CORE_A55, "Cortex-A53 r0p4");
    CHECK(lanewise_cpu_by_midr(0x410FD083) == LANEWISE_CORE_A72, "Cortex-A72 r0p3");
    CHECK(lanewise_cpu_by_midr(0x414FD0B1) == LANEWISE_CORE_A78, "Cortex-A76 r4p1");
    CHECK(lanewise_cpu_by_midr(0x413FD0C1) == LANEWISE_CORE_A78, "Neoverse N1 r3p1");
    CHECK(lanewise_cpu_by_midr(0x411FD480) == LANEWISE_CORE_X2, "Cortex-X2 r1p0");
    CHECK(lanewise_cpu_by_midr(0x611F0221) == LANEWISE_CORE_APPLE, "Apple M1, fast cores");
    CHECK(lanewise_cpu_by_midr(0x612FD050) == LANEWISE_CORE_APPLE, "Apple, a part number of Arm's");
    CHECK(lanewise_cpu_by_midr(0x460F0010) == LANEWISE_CORE_UNKNOWN, "Fujitsu A64FX");
    CHECK(lanewise_cpu_by_midr(0x510FD050) == LANEWISE_CORE_UNKNOWN, "another maker's part 0xD05");
    CHECK(lanewise_cpu_by_midr(0) == LANEWISE_CORE_UNKNOWN, "no identification");
#endif
}

void suite_selection(void) {
    test_machines();
    test_names();
    test_midr();
}
