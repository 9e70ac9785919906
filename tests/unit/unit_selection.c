/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The choice of kernels on every machine that selection can tell apart, not only on this one: no
 * kernel without its instructions, one state for a context, no cheaper sequence of calls. And that
 * the names of kernels tell the truth.
 */
#include "check.h"
#include "lanewise/keccak.h"
#include "selection.h"

#include <stdio.h>
#include <string.h>

int selection_available(const lanewise_backend *b, uint32_t features) {
    return (b->features & ~features) == 0;
}

/* The least costs of 1 to STATES states, whatever the order of the calls. */
void selection_least(lanewise_cpu cpu, unsigned least[STATES + 1]) {
    least[0] = 0;
    for (unsigned n = 1; n <= STATES; n++) {
        least[n] = (unsigned)-1;
        for (size_t i = 0; lanewise_backends[i]; i++) {
            const lanewise_backend *b = lanewise_backends[i];
            unsigned sum = lanewise_cost(b, cpu.core) + least[b->states < n ? n - b->states : 0];
            if (selection_available(b, cpu.features) && sum < least[n])
                least[n] = sum;
        }
    }
}

void selection_is_cheapest(lanewise_cpu cpu) {
    unsigned least[STATES + 1];
    selection_least(cpu, least);
    for (unsigned n = 1; n <= 3 * STATES; n++) {
        const lanewise_backend *b = lanewise_select_for(cpu, n);
        CHECK(selection_available(b, cpu.features), "core %u, features %x: %s needs %s", cpu.core,
              cpu.features, b->name, b->needs);
    }
    const lanewise_backend *single = lanewise_select_for(cpu, 0);
    CHECK(single->states == 1 && selection_available(single, cpu.features),
          "core %u: %s for a context", cpu.core, single->name);
    for (size_t i = 0; lanewise_backends[i]; i++)
        if (selection_available(lanewise_backends[i], cpu.features) &&
            lanewise_backends[i]->states == 1)
            CHECK(lanewise_cost(lanewise_backends[i], cpu.core) >= lanewise_cost(single, cpu.core),
                  "core %u: %s is cheaper for a context than %s", cpu.core,
                  lanewise_backends[i]->name, single->name);
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
        if (selection_available(lanewise_backends[i], cpu.features))
            CHECK(lanewise_cost(lanewise_backends[i], cpu.core) * many->states >=
                      lanewise_cost(many, cpu.core) * lanewise_backends[i]->states,
                  "core %u: %s is cheaper per state than %s", cpu.core, lanewise_backends[i]->name,
                  many->name);
}

/* lanewise_hash_many of one message is the one-shot, whose state is that of a context. So no wide
 * kernel with one state in use may be better by more than filling and reading it costs: on Zen 4,
 * measured, a seventh of a call. */
static void test_one_message(lanewise_cpu cpu) {
    const lanewise_backend *single = lanewise_select_for(cpu, 0);
    unsigned least[STATES + 1];
    selection_least(cpu, least);
    CHECK(7 * lanewise_cost(single, cpu.core) <= 8 * least[1],
          "core %u: %s takes %u cycles where %u are possible", cpu.core, single->name,
          lanewise_cost(single, cpu.core), least[1]);
}

static void test_machines(void) {
    uint32_t all = 0;
    for (size_t i = 0; lanewise_backends[i]; i++)
        all |= lanewise_backends[i]->features;
    for (unsigned core = 0; core < LANEWISE_CORES; core++) {
        test_one_message((lanewise_cpu){.features = all, .core = (lanewise_core)core});
        for (uint32_t features = all;; features = (features - 1) & all) {
            selection_is_cheapest(
                (lanewise_cpu){.features = features, .core = (lanewise_core)core});
            if (!features)
                break;
        }
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
            CHECK((b->states > 1 || sha3) == !!(b->features & LANEWISE_CPU_NEON), "%s needs %s",
                  b->name, b->needs);
        }
        for (unsigned core = 0; core < LANEWISE_CORES; core++)
            CHECK(lanewise_cost(b, (lanewise_core)core) > 0, "%s costs nothing on core %u", b->name,
                  core);
        for (size_t j = 0; j < i; j++)
            CHECK(strcmp(b->name, lanewise_backends[j]->name) != 0, "two kernels %s", b->name);
    }
}

/* Versions as lists of processors have them; the other answers are put together from what AMD's and
 * Intel's manuals say of each bit. */
#if defined(LANEWISE_X86_64)
enum {
    INTEL = 0x756E6547, /* "Genu" */
    AMD = 0x68747541,   /* "Auth" */
    HYGON = 0x6F677948, /* "Hygo" */
    OSXSAVE = 1 << 27,
    BMI = 1 << 3 | 1 << 8,
    AVX2 = 1 << 5,
    ALL512 = 1 << 16 | 1 << 17 | 1 << 30,
    YMM = 0x07,
    ZMM = 0xE7,
    FP256 = 0x06, /* leaf 0x8000001A: 256 bits, and unaligned moves are fast */
    FP512 = 0x0E,
    B = LANEWISE_CPU_BMI2,
    A = B | LANEWISE_CPU_AVX2,
    Z = A | LANEWISE_CPU_AVX512
};
#define FULL (BMI | AVX2 | ALL512 | 1u << 31) /* shifts of int end at bit 30 */

static const struct {
    const char *what;
    uint32_t maker, version, ecx, ebx, optimization;
    uint64_t xcr0;
    uint32_t features, core;
} cpus[] = {
    {"Sapphire Rapids", INTEL, 0x806F8, OSXSAVE, FULL, 0, ZMM, Z, LANEWISE_CORE_INTEL_AVX512},
    {"the system saves ymm only", INTEL, 0x806F8, OSXSAVE, FULL, 0, YMM, A, 0},
    {"the system saves masks, but not zmm", INTEL, 0x806F8, OSXSAVE, FULL, 0, 0x27, A, 0},
    {"no XGETBV", INTEL, 0x806F8, 0, FULL, 0, ZMM, B, 0},
    {"without AVX-512VL", INTEL, 0x50670, OSXSAVE, FULL & 0x7FFFFFFF, 0, ZMM, A, 0},
    {"BMI1 without BMI2", INTEL, 0x306A9, OSXSAVE, 1 << 3, 0, YMM, 0, 0},
    {"Rome", AMD, 0x830F10, OSXSAVE, BMI | AVX2, FP256, YMM, A, LANEWISE_CORE_AMD_ZEN3},
    {"Vermeer", AMD, 0xA20F10, OSXSAVE, BMI | AVX2, FP256, YMM, A, LANEWISE_CORE_AMD_ZEN3},
    {"Milan", AMD, 0xA00F11, OSXSAVE, BMI | AVX2, FP256, YMM, A, LANEWISE_CORE_AMD_ZEN3},
    {"Genoa, AVX-512 hidden", AMD, 0xA10F11, OSXSAVE, BMI | AVX2, FP256, YMM, A,
     LANEWISE_CORE_AMD_ZEN3},
    {"Milan, AVX2 hidden", AMD, 0xA00F11, OSXSAVE, BMI, FP256, YMM, B, 0},
    {"Excavator", AMD, 0x660F01, OSXSAVE, BMI | AVX2, FP256, YMM, A, 0},
    {"Alder Lake", INTEL, 0x90672, OSXSAVE, BMI | AVX2, 0, YMM, A, 0},
    {"Genoa", AMD, 0xA10F11, OSXSAVE, FULL, FP256, ZMM, Z, LANEWISE_CORE_AMD_ZEN4},
    {"Turin", AMD, 0xB00F21, OSXSAVE, FULL, FP512, ZMM, Z, LANEWISE_CORE_AMD_ZEN5},
    {"Granite Ridge", AMD, 0xB40F40, OSXSAVE, FULL, FP512, ZMM, Z, LANEWISE_CORE_AMD_ZEN5},
    {"Strix Point", AMD, 0xB20F40, OSXSAVE, FULL, FP256, ZMM, Z, LANEWISE_CORE_AMD_ZEN4},
    {"Krackan", AMD, 0xB60F00, OSXSAVE, FULL, FP256, ZMM, Z, LANEWISE_CORE_AMD_ZEN4},
    {"Turin, bit hidden", AMD, 0xB00F21, OSXSAVE, FULL, FP256, ZMM, Z, LANEWISE_CORE_AMD_ZEN4},
    {"Turin, a guest", AMD, 0xB00F21, OSXSAVE | 1u << 31, FULL, FP256, ZMM, Z,
     LANEWISE_CORE_AMD_ZEN5},
    {"Turin dense, a guest", AMD, 0xB10F10, OSXSAVE | 1u << 31, FULL, 0, ZMM, Z,
     LANEWISE_CORE_AMD_ZEN5},
    {"Strix Point, a guest", AMD, 0xB20F40, OSXSAVE | 1u << 31, FULL, FP256, ZMM, Z,
     LANEWISE_CORE_AMD_ZEN4},
    {"another maker", HYGON, 0xB00F21, OSXSAVE, FULL, FP512, ZMM, Z, LANEWISE_CORE_UNKNOWN},
    {"no answers", 0, 0, 0, 0, 0, 0, 0, 0},
};
#endif

static void test_cpuid(void) {
#if defined(LANEWISE_X86_64)
    for (size_t i = 0; i < sizeof cpus / sizeof cpus[0]; i++) {
        lanewise_cpuid answers = {
            cpus[i].maker,        cpus[i].version, cpus[i].ecx, cpus[i].ebx, 0,
            cpus[i].optimization, cpus[i].xcr0};
        lanewise_cpu cpu = lanewise_cpu_by_cpuid(&answers);
        CHECK(cpu.features == cpus[i].features, "%s: features %x", cpus[i].what, cpu.features);
        CHECK(cpu.core == (lanewise_core)cpus[i].core, "%s: core %u", cpus[i].what, cpu.core);
    }
    /* Where an instruction on 512 bits is two of 256, no kernel of them takes fewer cycles. */
    for (size_t i = 0; lanewise_backends[i]; i++)
        CHECK(lanewise_backends[i]->states < 8 ||
                  lanewise_cost(lanewise_backends[i], LANEWISE_CORE_AMD_ZEN4) >=
                      lanewise_cost(lanewise_backends[i], LANEWISE_CORE_AMD_ZEN5),
              "%s costs less on 256 bits than on 512", lanewise_backends[i]->name);
#endif
}

void suite_selection(void) {
    test_machines();
    test_names();
    selection_on_aarch64();
    test_cpuid();
}
