/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _GNU_SOURCE /* syscall */
#include "cpu.h"

#if defined(LANEWISE_X86_64)

#include <cpuid.h>

/* XCR0 says which register files the operating system saves; without that a kernel that the CPU
 * could run would still fault or lose its registers at the next context switch. */
static uint64_t enabled_state(void) {
    uint32_t lo, hi;
    __asm__ volatile("xgetbv" : "=a"(lo), "=d"(hi) : "c"(0));
    return ((uint64_t)hi << 32) | lo;
}

static int bit(uint32_t word, unsigned n) {
    return (int)((word >> n) & 1u);
}

/* Family 0x1A comes with data paths of 512 bits and of 256 (Strix Point, Krackan), and says which.
 * A hypervisor may show its guests only those bits of a leaf that it knows: there the models count
 * that are made for servers, all of which have 512. */
static int wide(const lanewise_cpuid *answers, uint32_t model) {
    enum { FP512 = 3, HYPERVISOR = 31, FIRST_CLIENT = 0x20 };
    return bit(answers->optimization, FP512) ||
           (bit(answers->features_ecx, HYPERVISOR) && model < FIRST_CLIENT);
}

static lanewise_core identify(const lanewise_cpuid *answers) {
    uint32_t version = answers->version, family = (version >> 8) & 15;
    uint32_t model = ((version >> 4) & 15) | ((version >> 12) & 0xF0);
    if (family == 15)
        family += (version >> 20) & 255;
    if (answers->maker == signature_INTEL_ebx)
        return LANEWISE_CORE_INTEL_AVX512;
    if (answers->maker == signature_AMD_ebx && family == 0x19)
        return LANEWISE_CORE_AMD_ZEN4;
    if (answers->maker == signature_AMD_ebx && family >= 0x1A)
        return wide(answers, model) ? LANEWISE_CORE_AMD_ZEN5 : LANEWISE_CORE_AMD_ZEN4;
    return LANEWISE_CORE_UNKNOWN;
}

lanewise_cpu lanewise_cpu_by_cpuid(const lanewise_cpuid *answers) {
    lanewise_cpu cpu = {0, LANEWISE_CORE_UNKNOWN};
    uint32_t b = answers->extended_ebx;
    uint64_t saved = bit(answers->features_ecx, 27) ? answers->xcr0 : 0;
    if (bit(b, 3) && bit(b, 8))
        cpu.features |= LANEWISE_CPU_BMI2;
    if ((saved & 0x06) == 0x06 && bit(b, 5))
        cpu.features |= LANEWISE_CPU_AVX2;
    if ((saved & 0xE6) == 0xE6 && bit(b, 16) && bit(b, 17) && bit(b, 30) && bit(b, 31))
        cpu.features |= LANEWISE_CPU_AVX512;
    if (cpu.features & LANEWISE_CPU_AVX512) {
        cpu.core = identify(answers);
        if (bit(answers->extended_ecx, 1) && bit(answers->extended_ecx, 6))
            cpu.features |= LANEWISE_CPU_VBMI2;
    }
    return cpu;
}

lanewise_cpu lanewise_cpu_detect(void) {
    lanewise_cpuid answers = {0};
    uint32_t a, b, c, d;
    if (__get_cpuid(0, &a, &b, &c, &d))
        answers.maker = b;
    if (__get_cpuid(1, &a, &b, &c, &d)) {
        answers.version = a;
        answers.features_ecx = c;
    }
    if (__get_cpuid_count(7, 0, &a, &b, &c, &d)) {
        answers.extended_ebx = b;
        answers.extended_ecx = c;
    }
    if (__get_cpuid(0x8000001A, &a, &b, &c, &d))
        answers.optimization = a;
    if (bit(answers.features_ecx, 27)) /* without OSXSAVE the instruction does not exist */
        answers.xcr0 = enabled_state();
    return lanewise_cpu_by_cpuid(&answers);
}

#elif defined(LANEWISE_AARCH64)

#if defined(__APPLE__)
#include <sys/sysctl.h>
#elif defined(__linux__)
#include <sys/auxv.h>
#endif

/* MIDR_EL1: implementer in bits 31 to 24, part number in bits 15 to 4. The part numbers are those
 * of the cores' technical reference manuals. A core that is not in the table is ranked by its
 * instruction set alone. */
lanewise_core lanewise_cpu_by_midr(uint64_t midr) {
    static const struct {
        uint16_t part; /* as it is with implementer 0x41, Arm */
        uint8_t core;
    } arm[] = {
        {0xD03, LANEWISE_CORE_A55},  /* Cortex-A53 */
        {0xD05, LANEWISE_CORE_A55},  /* Cortex-A55 */
        {0xD46, LANEWISE_CORE_A510}, /* Cortex-A510 */
        {0xD80, LANEWISE_CORE_A510}, /* Cortex-A520 */
        {0xD07, LANEWISE_CORE_A72},  /* Cortex-A57 */
        {0xD08, LANEWISE_CORE_A72},  /* Cortex-A72 */
        {0xD09, LANEWISE_CORE_A72},  /* Cortex-A73 */
        {0xD0A, LANEWISE_CORE_A72},  /* Cortex-A75 */
        {0xD4A, LANEWISE_CORE_A72},  /* Neoverse E1 */
        {0xD0B, LANEWISE_CORE_A78},  /* Cortex-A76 */
        {0xD0C, LANEWISE_CORE_A78},  /* Neoverse N1 */
        {0xD0D, LANEWISE_CORE_A78},  /* Cortex-A77 */
        {0xD41, LANEWISE_CORE_A78},  /* Cortex-A78 */
        {0xD42, LANEWISE_CORE_A78},  /* Cortex-A78AE */
        {0xD4B, LANEWISE_CORE_A78},  /* Cortex-A78C */
        {0xD47, LANEWISE_CORE_A710}, /* Cortex-A710 */
        {0xD49, LANEWISE_CORE_A710}, /* Neoverse N2 */
        {0xD4D, LANEWISE_CORE_A710}, /* Cortex-A715 */
        {0xD81, LANEWISE_CORE_A710}, /* Cortex-A720 */
        {0xD44, LANEWISE_CORE_X1},   /* Cortex-X1 */
        {0xD4C, LANEWISE_CORE_X1},   /* Cortex-X1C */
        {0xD40, LANEWISE_CORE_X2},   /* Neoverse V1 */
        {0xD48, LANEWISE_CORE_X2},   /* Cortex-X2 */
        {0xD4E, LANEWISE_CORE_X2},   /* Cortex-X3 */
        {0xD4F, LANEWISE_CORE_X2},   /* Neoverse V2 */
        {0xD82, LANEWISE_CORE_X2},   /* Cortex-X4 */
    };
    uint32_t implementer = (midr >> 24) & 0xFF, part = (midr >> 4) & 0xFFF;
    if (implementer == 0x61)
        return LANEWISE_CORE_APPLE;
    for (unsigned i = 0; implementer == 0x41 && i < sizeof arm / sizeof arm[0]; i++)
        if (arm[i].part == part)
            return (lanewise_core)arm[i].core;
    return LANEWISE_CORE_UNKNOWN;
}

lanewise_cpu lanewise_cpu_detect(void) {
    /* Every AArch64 system that runs C programs has Advanced SIMD: it passes arguments there. */
    lanewise_cpu cpu = {LANEWISE_CPU_NEON, LANEWISE_CORE_UNKNOWN};
#if defined(__APPLE__)
    static const char *const names[] = {"hw.optional.arm.FEAT_SHA3", "hw.optional.armv8_2_sha3"};
    cpu.core = LANEWISE_CORE_APPLE;
    for (unsigned i = 0; i < 2; i++) { /* the second is what systems before macOS 12 know */
        int32_t has = 0;
        size_t size = sizeof has;
        if (!sysctlbyname(names[i], &has, &size, NULL, 0) && has)
            cpu.features |= LANEWISE_CPU_SHA3;
    }
#elif defined(__linux__)
    /* Bits of AT_HWCAP, fixed by Linux's binary interface (Documentation/arch/arm64/elf_hwcaps). */
    enum { HWCAP_HAS_CPUID = 1 << 11, HWCAP_HAS_SHA3 = 1 << 17 };
    unsigned long hwcap = getauxval(AT_HWCAP);
    if (hwcap & HWCAP_HAS_SHA3)
        cpu.features |= LANEWISE_CPU_SHA3;
    if (hwcap & HWCAP_HAS_CPUID) { /* then the kernel answers this, which would trap otherwise */
        uint64_t midr;
        __asm__("mrs %0, midr_el1" : "=r"(midr));
        cpu.core = lanewise_cpu_by_midr(midr);
    }
#elif defined(__ARM_FEATURE_SHA3)
    cpu.features |= LANEWISE_CPU_SHA3; /* the whole program is built for machines that have it */
#endif
    return cpu;
}

#elif defined(LANEWISE_RISCV64)

/* V alone says nothing of the length of a register: vlenb is it in bytes. The number stands for a
 * name that assemblers know only where V is allowed. */
static uint32_t vector_lengths(void) {
    uint64_t vlenb;
    __asm__("csrr %0, 0xc22" : "=r"(vlenb));
    return (vlenb >= 16 ? LANEWISE_CPU_V128 : 0) | (vlenb >= 32 ? LANEWISE_CPU_V256 : 0) |
           (vlenb >= 64 ? LANEWISE_CPU_V512 : 0);
}

#if defined(__linux__)
#include <sys/prctl.h>
#include <unistd.h>

/* Linux since 6.5 says by riscv_hwprobe what all processors of the machine have; the numbers are
 * those of its binary interface (Documentation/arch/riscv/hwprobe.rst, vector.rst). AT_HWCAP is
 * not asked: it has no Zbb, and older kernels of vendors set its V for a draft of the vector
 * extension that is another one. */
static uint32_t features_here(void) {
    enum { RISCV_HWPROBE = 258, IMA_EXT_0 = 4, GET_VECTOR_CONTROL = 70, VECTOR_OFF = 1 };
    enum { V = 1 << 2, ZBB = 1 << 4, ZVBB = 1 << 17, ZVKB = 1 << 19 };
    struct {
        int64_t key;
        uint64_t value;
    } asked = {IMA_EXT_0, 0};
    uint32_t features = 0;
    if (syscall(RISCV_HWPROBE, &asked, 1, 0, NULL, 0) || asked.key != IMA_EXT_0)
        return 0;
    if (asked.value & ZBB)
        features |= LANEWISE_CPU_ZBB;
    int control = prctl(GET_VECTOR_CONTROL, 0, 0, 0, 0); /* a process may be denied vectors */
    if (asked.value & V && (control < 0 || (control & 3) != VECTOR_OFF)) {
        features |= vector_lengths();
        if (asked.value & (ZVBB | ZVKB))
            features |= LANEWISE_CPU_ZVBB;
    }
    return features;
}

#else

/* What the whole program is built for. */
static uint32_t features_here(void) {
    uint32_t features = 0;
#if defined(__riscv_zbb)
    features |= LANEWISE_CPU_ZBB;
#endif
#if defined(__riscv_v)
    features |= vector_lengths();
#if defined(__riscv_zvbb) || defined(__riscv_zvkb)
    features |= LANEWISE_CPU_ZVBB;
#endif
#endif
    return features;
}

#endif

lanewise_cpu lanewise_cpu_detect(void) {
    lanewise_cpu cpu = {features_here(), LANEWISE_CORE_UNKNOWN};
    return cpu;
}

#else

lanewise_cpu lanewise_cpu_detect(void) {
    lanewise_cpu cpu = {0, LANEWISE_CORE_UNKNOWN};
    return cpu;
}

#endif
