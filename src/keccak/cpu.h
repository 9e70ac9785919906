/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the CPU and the operating system offer, and which core it is. */
#ifndef LANEWISE_CPU_H
#define LANEWISE_CPU_H

#include <stdint.h>

enum {
    LANEWISE_CPU_BMI2 = 1 << 0,   /* x86-64: BMI1 and BMI2: andn, rorx */
    LANEWISE_CPU_AVX2 = 1 << 1,   /* AVX2, and the OS saves ymm */
    LANEWISE_CPU_AVX512 = 1 << 2, /* AVX-512 F, VL, BW, DQ, and the OS saves zmm and k */
    LANEWISE_CPU_VBMI2 = 1 << 3,  /* AVX-512 VBMI and VBMI2 */
    LANEWISE_CPU_NEON = 1 << 8,   /* AArch64: Advanced SIMD */
    LANEWISE_CPU_SHA3 = 1 << 9,   /* FEAT_SHA3: eor3, rax1, xar, bcax */
    LANEWISE_CPU_ZBB = 1 << 16,   /* RISC-V: rori, andn */
    LANEWISE_CPU_V128 = 1 << 17,  /* RVV 1.0 with 64-bit elements, vector registers of 128 bits */
    LANEWISE_CPU_V256 = 1 << 18,  /* or more, of 256 or more, */
    LANEWISE_CPU_V512 = 1 << 19,  /* of 512 or more */
    LANEWISE_CPU_ZVBB = 1 << 20,  /* vror, vandn: Zvbb or its part Zvkb */
    LANEWISE_CPU_DETECTED = 1 << 30
};

/* Cores that select.c tells apart, some for a whole family. They number the columns of costs. */
typedef enum lanewise_core {
    LANEWISE_CORE_UNKNOWN = 0,
#if defined(LANEWISE_AARCH64)
    LANEWISE_CORE_A55,   /* in order, narrow vectors: Cortex-A53, A55 */
    LANEWISE_CORE_A510,  /* in order: Cortex-A510, A520 */
    LANEWISE_CORE_A72,   /* out of order, two integer units: Cortex-A57, A72, A73, A75 */
    LANEWISE_CORE_A78,   /* two vector units, no SHA-3: Cortex-A76, A77, A78, Neoverse N1 */
    LANEWISE_CORE_A710,  /* two vector units, SHA-3 on one: Cortex-A710, A715, A720, Neoverse N2 */
    LANEWISE_CORE_X1,    /* four vector units, no SHA-3: Cortex-X1 */
    LANEWISE_CORE_X2,    /* four, SHA-3 on one: Cortex-X2, X3, X4, Neoverse V1, V2 */
    LANEWISE_CORE_APPLE, /* Apple's cores: SHA-3 on all four vector units */
#elif defined(LANEWISE_X86_64)
    LANEWISE_CORE_INTEL_AVX512, /* Intel with AVX-512: Skylake-X to Granite Rapids */
    LANEWISE_CORE_AMD_ZEN4,     /* AVX-512 on 256-bit data paths: Zen 4, Zen 5 for notebooks */
    LANEWISE_CORE_AMD_ZEN5,     /* AVX-512 on 512-bit data paths */
#endif
    LANEWISE_CORES
} lanewise_core;

typedef struct lanewise_cpu {
    uint32_t features;
    lanewise_core core;
} lanewise_cpu;

/* Asks the CPU each time: slow in virtual machines, so call it once and keep the answer. */
lanewise_cpu lanewise_cpu_detect(void);

/* What an x86-64 CPU answers, as far as it decides; 0 for a leaf that it does not have. */
typedef struct lanewise_cpuid {
    uint32_t maker;        /* leaf 0, EBX: the first four letters of the maker's name */
    uint32_t version;      /* leaf 1, EAX: family, model and stepping */
    uint32_t features_ecx; /* leaf 1, ECX: bit 27 is OSXSAVE, bit 31 is set by hypervisors */
    uint32_t extended_ebx; /* leaf 7, EBX: BMI, AVX2, AVX-512 */
    uint32_t extended_ecx; /* leaf 7, ECX: AVX-512 VBMI and VBMI2 */
    uint32_t
        optimization; /* AMD's leaf 0x8000001A, EAX: bit 3, FP512, is a data path of 512 bits */
    uint64_t xcr0;    /* by XGETBV: the registers that the operating system saves */
} lanewise_cpuid;

/* What lanewise_cpu_detect() returns on such a CPU; only in builds for x86-64. */
lanewise_cpu lanewise_cpu_by_cpuid(const lanewise_cpuid *answers);

/* Which core it is by MIDR_EL1, the main identification register of AArch64. */
lanewise_core lanewise_cpu_by_midr(uint64_t midr);

#endif
