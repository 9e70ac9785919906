/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _GNU_SOURCE /* syscall */
#include "cpu.h"

#if defined(LANEWISE_X86_64)

/* XCR0 says which register files the operating system saves; without that a kernel that the CPU
 * could run would still fault or lose its registers at the next context switch. */
#if defined(_MSC_VER) && !defined(__clang__)
#include <immintrin.h>
#include <intrin.h>

enum { signature_AMD_ebx = 0x68747541, signature_INTEL_ebx = 0x756E6547 }; /* Auth, Genu */

static uint64_t enabled_state(void) {
    return _xgetbv(0);
}

/* eax, ebx, ecx and edx of a leaf, if there is that leaf. */
static int cpuid(uint32_t leaf, uint32_t *words) {
    int answer[4];
    __cpuid(answer, (int)(leaf & 0x80000000));
    if ((uint32_t)answer[0] < leaf)
        return 0;
    __cpuidex(answer, (int)leaf, 0);
    for (unsigned n = 0; n < 4; n++)
        words[n] = (uint32_t)answer[n];
    return 1;
}
#else
#include <cpuid.h>

static uint64_t enabled_state(void) {
    uint32_t lo, hi;
    __asm__ volatile("xgetbv" : "=a"(lo), "=d"(hi) : "c"(0));
    return ((uint64_t)hi << 32) | lo;
}

/* eax, ebx, ecx and edx of a leaf, if there is that leaf. */
static int cpuid(uint32_t leaf, uint32_t *w) {
    return __get_cpuid_count(leaf, 0, &w[0], &w[1], &w[2], &w[3]);
}
#endif

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

static const struct part {
    uint32_t maker, offers;
    uint16_t family, last_family, model, last_model, bits;
    lanewise_core core;
} parts[] = {
#define PART(MAKER, FAMILY, LAST_FAMILY, MODEL, LAST_MODEL, BITS, OFFERS, CORE)                    \
    {signature_##MAKER##_ebx, LANEWISE_CPU_##OFFERS, FAMILY, LAST_FAMILY, MODEL, LAST_MODEL, BITS, \
     LANEWISE_CORE_##CORE},
    LANEWISE_X86_64_PARTS(PART)};

static lanewise_core identify(const lanewise_cpuid *answers, uint32_t features) {
    uint32_t version = answers->version, family = (version >> 8) & 15;
    uint32_t model = ((version >> 4) & 15) | ((version >> 12) & 0xF0);
    if (family == 15)
        family += (version >> 20) & 255;
    for (size_t n = 0; n < sizeof parts / sizeof *parts; n++) {
        const struct part *p = &parts[n];
        if (answers->maker == p->maker && p->offers & features && p->family <= family &&
            family <= p->last_family && p->model <= model && model <= p->last_model &&
            (!p->bits || (p->bits == 512) == wide(answers, model)))
            return p->core;
    }
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
    if (cpu.features & LANEWISE_CPU_AVX512 && bit(answers->extended_ecx, 1) &&
        bit(answers->extended_ecx, 6))
        cpu.features |= LANEWISE_CPU_VBMI2;
    cpu.core = identify(answers, cpu.features);
    return cpu;
}

lanewise_cpu lanewise_cpu_detect(void) {
    lanewise_cpuid answers = {0};
    uint32_t words[4]; /* eax, ebx, ecx, edx */
    if (cpuid(0, words))
        answers.maker = words[1];
    if (cpuid(1, words)) {
        answers.version = words[0];
        answers.features_ecx = words[2];
    }
    if (cpuid(7, words)) {
        answers.extended_ebx = words[1];
        answers.extended_ecx = words[2];
    }
    if (cpuid(0x8000001A, words))
        answers.optimization = words[0];
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

_Static_assert(LANEWISE_CORE_UNKNOWN == 0 && LANEWISE_COLUMN_UNKNOWN == 0, "the core by default");
_Static_assert(LANEWISE_COLUMNS <= 32, "a bit each");

/* Implementer in bits 31 to 24, part number in bits 15 to 4. */
lanewise_core lanewise_cpu_by_midr(uint64_t midr) {
    uint32_t implementer = (midr >> 24) & 0xFF, part = (midr >> 4) & 0xFFF;
#define PART(implementer, part, core)                                                              \
    case (implementer) << 12 | (part):                                                             \
        return LANEWISE_CORE_##core;
#define IMPLEMENTER(implementer, core)                                                             \
    case implementer:                                                                              \
        return LANEWISE_CORE_##core;
    switch (implementer << 12 | part) {
        LANEWISE_AARCH64_PARTS(PART)
    default:
        break;
    }
    switch (implementer) {
        LANEWISE_AARCH64_IMPLEMENTERS(IMPLEMENTER)
    default:
        return LANEWISE_CORE_UNKNOWN;
    }
}

lanewise_column lanewise_cpu_column(lanewise_core core) {
#define COLUMN(core, column, name, reason) LANEWISE_COLUMN_##column,
    static const uint8_t columns[] = {LANEWISE_AARCH64_CORES(COLUMN)};
    return (lanewise_column)columns[core];
}

lanewise_cpu lanewise_cpu_by_midrs(uint32_t features, const uint64_t *midrs, size_t count) {
    lanewise_cpu cpu = {.features = features, .core = lanewise_cpu_by_midr(midrs[0])};
    cpu.kinds = 1u << lanewise_cpu_column(cpu.core);
    for (size_t i = 1; i < count; i++) {
        lanewise_column column = lanewise_cpu_column(lanewise_cpu_by_midr(midrs[i]));
        if (!midrs[i])
            continue;
        cpu.kinds |= 1u << column;
        if (i <= LANEWISE_CPU_LISTED)
            cpu.listed[i - 1] = (uint8_t)(1 + column);
    }
    return cpu;
}

#if defined(__linux__)
#include <errno.h>
#include <fcntl.h>
#include <stdio.h>
#include <stdlib.h>
#include <unistd.h>

size_t lanewise_cpu_list(const char *folder, uint64_t *midrs, size_t most) {
    size_t count = 0;
    int error = errno;
    for (unsigned n = 0; n < most; n++) {
        midrs[n] = 0;
        char path[128], text[32], *end;
        int length =
            snprintf(path, sizeof path, "%s/cpu%u/regs/identification/midr_el1", folder, n);
        if (length < 0 || (size_t)length >= sizeof path)
            break;
        int file = open(path, O_RDONLY | O_CLOEXEC);
        if (file < 0)
            continue;
        ssize_t got = read(file, text, sizeof text - 1);
        close(file);
        text[got > 0 ? got : 0] = 0;
        uint64_t midr = strtoull(text, &end, 16);
        if (end != text && midr)
            midrs[n] = midr, count = n + 1;
    }
    errno = error;
    return count;
}
#endif

lanewise_cpu lanewise_cpu_detect(void) {
    /* Every AArch64 system that runs C programs has Advanced SIMD: it passes arguments there. */
    lanewise_cpu cpu = {.features = LANEWISE_CPU_NEON, .core = LANEWISE_CORE_UNKNOWN};
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
        uint64_t midrs[1 + LANEWISE_CPU_LISTED];
        __asm__("mrs %0, midr_el1" : "=r"(midrs[0]));
        size_t listed =
            lanewise_cpu_list("/sys/devices/system/cpu", midrs + 1, LANEWISE_CPU_LISTED);
        cpu = lanewise_cpu_by_midrs(cpu.features, midrs, 1 + listed);
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
