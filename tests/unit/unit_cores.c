/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Which AArch64 core is which by faked values of MIDR_EL1, by what it is ranked, what is said of it
 * and what it gets; and machines with cores of several kinds.
 */
#define _GNU_SOURCE /* mkdtemp */
#include "check.h"
#include "selection.h"

#include <errno.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#if defined(LANEWISE_AARCH64)
enum { NEON = LANEWISE_CPU_NEON, SHA3 = LANEWISE_CPU_NEON | LANEWISE_CPU_SHA3 };

/* Implementer, part number and revision as Linux's lists of processors have them; what the reason
 * begins with, and by which column the core is ranked. */
static const struct core {
    uint64_t midr;
    const char *title;
    lanewise_column column;
    uint32_t features;
} cores[] = {
    {0x412FD050, "Arm Cortex-A55.", LANEWISE_COLUMN_CORTEX_A55, NEON},
    {0x410FD034, "Arm Cortex-A53.", LANEWISE_COLUMN_CORTEX_A55, NEON},
    {0x517F8034, "Qualcomm Kryo 3xx Silver.", LANEWISE_COLUMN_CORTEX_A55, NEON},
    {0x411FD461, "Arm Cortex-A510.", LANEWISE_COLUMN_CORTEX_A510, SHA3},
    {0x410FD801, "Arm Cortex-A520.", LANEWISE_COLUMN_CORTEX_A510, SHA3},
    {0x410FD083, "Arm Cortex-A72.", LANEWISE_COLUMN_CORTEX_A72, NEON},
    {0x481FD010, "HiSilicon TaiShan v110.", LANEWISE_COLUMN_CORTEX_A72, NEON},
    {0x413FD0C1, "Arm Neoverse N1.", LANEWISE_COLUMN_NEOVERSE_N1, NEON},
    {0x414FD0B1, "Arm Cortex-A76.", LANEWISE_COLUMN_NEOVERSE_N1, NEON},
    {0x51DF804E, "Qualcomm Kryo 4xx Gold.", LANEWISE_COLUMN_NEOVERSE_N1, NEON},
    {0x410FD0D0, "Arm Cortex-A77.", LANEWISE_COLUMN_CORTEX_A78, NEON},
    {0x410FD411, "Arm Cortex-A78.", LANEWISE_COLUMN_CORTEX_A78, NEON},
    {0x412FD470, "Arm Cortex-A710.", LANEWISE_COLUMN_CORTEX_A710, SHA3},
    {0x410FD812, "Arm Cortex-A720.", LANEWISE_COLUMN_CORTEX_A710, SHA3},
    {0x410FD490, "Arm Neoverse N2.", LANEWISE_COLUMN_CORTEX_A710, SHA3},
    {0x6D0FD490, "Microsoft Cobalt 100.", LANEWISE_COLUMN_CORTEX_A710, SHA3},
    {0x410FD8E0, "Arm Neoverse N3.", LANEWISE_COLUMN_NEOVERSE_N3, SHA3},
    {0x411FD871, "Arm Cortex-A725.", LANEWISE_COLUMN_NEOVERSE_N3, SHA3},
    {0x411FD440, "Arm Cortex-X1.", LANEWISE_COLUMN_CORTEX_X1, NEON},
    {0x411FD480, "Arm Cortex-X2.", LANEWISE_COLUMN_CORTEX_X2, SHA3},
    {0x411FD4E0, "Arm Cortex-X3.", LANEWISE_COLUMN_CORTEX_X2, SHA3},
    {0x411FD4F0, "Arm Neoverse V2.", LANEWISE_COLUMN_CORTEX_X2, SHA3},
    {0x410FD821, "Arm Cortex-X4.", LANEWISE_COLUMN_NEOVERSE_V3, SHA3},
    {0x410FD841, "Arm Neoverse V3.", LANEWISE_COLUMN_NEOVERSE_V3, SHA3},
    {0x410FD851, "Arm Cortex-X925.", LANEWISE_COLUMN_NEOVERSE_V3, SHA3},
    {0x4E0F0100, "Nvidia Olympus.", LANEWISE_COLUMN_NEOVERSE_V3, SHA3},
    {0x511F0011, "Qualcomm Oryon.", LANEWISE_COLUMN_APPLE, SHA3},
    {0x611F0221, "Apple's cores.", LANEWISE_COLUMN_APPLE, SHA3},
    {0x612FD050, "Apple's cores.", LANEWISE_COLUMN_APPLE, SHA3}, /* a part number of Arm's */
    {0xC00FAC30, "Ampere AmpereOne.", LANEWISE_COLUMN_AMPERE_ONE, NEON | SHA3},
    {0x480FD020, "HiSilicon HIP09.", LANEWISE_COLUMN_UNKNOWN, SHA3},
    {0x460F0010, "Fujitsu A64FX.", LANEWISE_COLUMN_CORTEX_X1, NEON},
    {0x431F0AF1, "Marvell ThunderX2.", LANEWISE_COLUMN_CORTEX_A710, NEON},
    {0x531F0030, "Samsung Exynos M3 and M4.", LANEWISE_COLUMN_CORTEX_A72, NEON},
    {0x4E0F0040, "Nvidia Carmel.", LANEWISE_COLUMN_UNKNOWN, NEON},
    {0x510FD050, "A core that is not in the list.", LANEWISE_COLUMN_UNKNOWN, NEON},
    {0, "A core that is not in the list.", LANEWISE_COLUMN_UNKNOWN, NEON},
};

static void test_cores(void) {
    for (size_t i = 0; i < sizeof cores / sizeof cores[0]; i++) {
        const struct core *c = &cores[i];
        lanewise_core core = lanewise_cpu_by_midr(c->midr);
        lanewise_cpu cpu = lanewise_cpu_by_midrs(c->features, &c->midr, 1);
        const char *reason = lanewise_select_reason(cpu);
        CHECK(cpu.core == core && cpu.features == c->features, "%s", c->title);
        CHECK(lanewise_cpu_column(core) == c->column, "%s is ranked by column %d", c->title,
              lanewise_cpu_column(core));
        CHECK(!strncmp(reason, c->title, strlen(c->title)), "the reason of %s: %s", c->title,
              reason);
        CHECK(strstr(reason, "not measured") || strstr(reason, "not by measurement"),
              "the reason of %s does not say what the figures are: %s", c->title, reason);
        selection_is_cheapest(cpu);
    }
}

/* By which factor a sequence of kernels that begins with b is slower than the best for one kind of
 * core alone, on the kind where it is slowest. */
static double loss(lanewise_cpu cpu, const uint64_t *midrs, size_t count, unsigned n,
                   const lanewise_backend *b) {
    double most = 0;
    for (size_t i = 0; i < count; i++) {
        lanewise_core core = lanewise_cpu_by_midr(midrs[i]);
        unsigned least[STATES + 1], sum = lanewise_cost(b, core);
        selection_least((lanewise_cpu){.features = cpu.features, .core = core}, least);
        for (unsigned left = n > b->states ? n - b->states : 0; left;) {
            const lanewise_backend *next = lanewise_select_for(cpu, left);
            sum += lanewise_cost(next, core);
            left -= next->states < left ? next->states : left;
        }
        if (sum > most * least[n])
            most = (double)sum / least[n];
    }
    return most;
}

static void mixed_machine(uint32_t features, const uint64_t *midrs, size_t count) {
    lanewise_cpu cpu = lanewise_cpu_by_midrs(features, midrs, count);
    CHECK(cpu.core == lanewise_cpu_by_midr(midrs[0]), "the core that was asked");
    CHECK(strstr(lanewise_select_reason(cpu), "cores of several kinds") &&
              strstr(lanewise_select_reason(cpu), "not measured"),
          "the reason: %s", lanewise_select_reason(cpu));
    CHECK(lanewise_select_for(cpu, 0)->states == 1, "%s for a context",
          lanewise_select_for(cpu, 0)->name);
    for (unsigned n = 1; n <= STATES; n++) {
        const lanewise_backend *b = lanewise_select_for(cpu, n);
        double chosen = loss(cpu, midrs, count, n, b);
        for (size_t i = 0; lanewise_backends[i]; i++)
            if (selection_available(lanewise_backends[i], features))
                CHECK(loss(cpu, midrs, count, n, lanewise_backends[i]) > chosen - 1e-5,
                      "%u states: %s loses less than %s, %.3f", n, lanewise_backends[i]->name,
                      b->name, chosen);
    }
    for (size_t i = 0; i < count; i++) { /* whichever core is asked */
        uint64_t other[8];
        memcpy(other, midrs, count * sizeof *midrs);
        other[0] = midrs[i], other[i] = midrs[0];
        for (unsigned n = 0; n <= 2 * STATES; n++)
            CHECK(lanewise_select_for(cpu, n) ==
                      lanewise_select_for(lanewise_cpu_by_midrs(features, other, count), n),
                  "the choice depends on the core that is asked");
    }
}

static void test_mixed(void) {
    static const uint64_t sd845[] = {0x517F8034, 0x517F8034, 0x516F8021, 0x516F8021};
    static const uint64_t a55_a78[] = {0x412FD050, 0x412FD050, 0x410FD411, 0x410FD411};
    static const uint64_t a55_a76[] = {0x414FD0B1, 0x412FD050};
    static const uint64_t sd888[] = {0x412FD050, 0x411FD411, 0x411FD440};
    static const uint64_t exynos2200[] = {0x411FD461, 0x412FD470, 0x411FD480};
    static const uint64_t gb10[] = {0x411FD851, 0x411FD871};
    static const uint64_t unknown_a55[] = {0x412FD050, 0x460F0010};
    static const uint64_t alike[] = {0x410FD034, 0x412FD050, 0x410FD042};
    mixed_machine(NEON, sd845, 4);
    mixed_machine(NEON, a55_a78, 4);
    mixed_machine(NEON, a55_a76, 2);
    mixed_machine(NEON, sd888, 3);
    mixed_machine(SHA3, exynos2200, 3);
    mixed_machine(SHA3, gb10, 2);
    mixed_machine(NEON, unknown_a55, 2);
    /* Cores that are ranked alike are one kind. */
    lanewise_cpu same = lanewise_cpu_by_midrs(NEON, alike, 3);
    CHECK(strstr(lanewise_select_reason(same), "Arm Cortex-A53."), "the reason: %s",
          lanewise_select_reason(same));
    /* The same of a context, for which mixed_machine() does not ask. */
    lanewise_cpu both = lanewise_cpu_by_midrs(NEON, a55_a78, 4);
    double chosen = loss(both, a55_a78, 4, 1, lanewise_select_for(both, 0));
    for (size_t i = 0; lanewise_backends[i]; i++)
        if (selection_available(lanewise_backends[i], NEON) && lanewise_backends[i]->states == 1)
            CHECK(loss(both, a55_a78, 4, 1, lanewise_backends[i]) > chosen - 1e-5,
                  "%s loses less than %s in a context on A55 and A78", lanewise_backends[i]->name,
                  lanewise_select_for(both, 0)->name);
}

/* A folder like /sys/devices/system/cpu, with the text of each file; NULL: the CPU is offline. */
static void test_list(void) {
    static const char *const texts[] = {
        "0x00000000412fd050\n", NULL, "0x00000000410fd411\n", "", "none\n", "0x00000000411fd440"};
    enum { CPUS = sizeof texts / sizeof texts[0] };
    char folder[] = "/tmp/lanewise-cpus-XXXXXX", path[128], command[160];
    uint64_t midrs[CPUS];
    CHECK(mkdtemp(folder) != NULL, "a folder in /tmp");
    for (unsigned n = 0; n < CPUS; n++) {
        snprintf(command, sizeof command, "mkdir -p %s/cpu%u/regs/identification", folder, n);
        CHECK(!texts[n] || system(command) == 0, "%s", command);
        snprintf(path, sizeof path, "%s/cpu%u/regs/identification/midr_el1", folder, n);
        FILE *file = texts[n] ? fopen(path, "w") : NULL;
        CHECK(!texts[n] || (file && fputs(texts[n], file) >= 0), "%s", path);
        if (file)
            fclose(file);
    }
    errno = 77;
    size_t count = lanewise_cpu_list(folder, midrs, CPUS);
    CHECK(errno == 77, "errno is %d", errno);
    static const uint64_t listed[CPUS] = {0x412FD050, 0, 0x410FD411, 0, 0, 0x411FD440};
    CHECK(count == CPUS && !memcmp(midrs, listed, sizeof listed), "%zu CPUs listed", count);
    CHECK(lanewise_cpu_list(folder, midrs, 5) == 3, "CPUs beyond the limit are listed");
    CHECK(lanewise_cpu_list("/nowhere", midrs, CPUS) == 0, "CPUs of a folder that does not exist");
    snprintf(command, sizeof command, "rm -r %s", folder);
    CHECK(system(command) == 0, "%s", command);
}
#endif

void selection_on_aarch64(void) {
#if defined(LANEWISE_AARCH64)
    test_cores();
    test_mixed();
    test_list();
#endif
}
