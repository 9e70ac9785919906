/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the CPU and the operating system offer, and which core it is. */
#ifndef LANEWISE_CPU_H
#define LANEWISE_CPU_H

#include "target.h"

#include <stddef.h>
#include <stdint.h>

#if defined(LANEWISE_AARCH64)
#include "aarch64/cores_aarch64.h"
#define LANEWISE_EACH_CORE(X) LANEWISE_AARCH64_CORES(X)
#elif defined(LANEWISE_X86_64)
#include "x86_64/cores_x86_64.h"
#define LANEWISE_EACH_CORE(X) LANEWISE_X86_64_CORES(X)
#elif defined(LANEWISE_RISCV64)
#define LANEWISE_EACH_CORE(X)                                                                      \
    X(UNKNOWN, UNKNOWN, unknown,                                                                   \
      "No measurements for this core: ranked by how many instructions the kernels execute.")
#elif defined(LANEWISE_WASM)
#define LANEWISE_EACH_CORE(X)                                                                      \
    X(UNKNOWN, UNKNOWN, unknown,                                                                   \
      "WebAssembly does not say on which core it runs: ranked by times of one engine on Zen 4.")
#else
#define LANEWISE_EACH_CORE(X)                                                                      \
    X(UNKNOWN, UNKNOWN, unknown,                                                                   \
      "A machine without kernels of its own in this build: portable C, with bits interleaved if "  \
      "registers have 32 bits. Ranked by instructions, counted under emulation.")
#endif

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

/* Cores that select.c tells apart, some for a whole family; 0 is one that it does not know. */
typedef enum lanewise_core {
#define LANEWISE_CORE_OF(core, column, name, reason) LANEWISE_CORE_##core,
    LANEWISE_EACH_CORE(LANEWISE_CORE_OF) LANEWISE_CORES
} lanewise_core;

/* Columns of costs: of AArch64, where cores without figures of their own share those of another,
 * fewer than cores. */
#if defined(LANEWISE_AARCH64)
typedef enum lanewise_column {
#define LANEWISE_COLUMN_OF(column) LANEWISE_COLUMN_##column,
    LANEWISE_AARCH64_COLUMNS(LANEWISE_COLUMN_OF) LANEWISE_COLUMNS
} lanewise_column;
#else
enum { LANEWISE_COLUMNS = LANEWISE_CORES };
#endif

/* No machine with cores of several kinds has more of them, and others are not to pay for the size
 * that they have. */
enum { LANEWISE_CPU_LISTED = 32 };

typedef struct lanewise_cpu {
    uint32_t features;
    lanewise_core core; /* the one that was asked */
#if defined(LANEWISE_AARCH64)
    uint32_t kinds; /* columns of all cores of the machine, a bit each; 0: of `core` alone */
    uint8_t listed[LANEWISE_CPU_LISTED]; /* 1 + the column of CPU n; 0: it is not known */
#endif
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

#if defined(LANEWISE_AARCH64)
/* Which core it is by MIDR_EL1, the main identification register of AArch64. */
lanewise_core lanewise_cpu_by_midr(uint64_t midr);

/* The column of costs that a core is ranked by. */
lanewise_column lanewise_cpu_column(lanewise_core core);

/* The machine with these features whose cores have these values of MIDR_EL1: that of the core that
 * was asked, then those of CPUs 0 to count - 2, 0 for one that is not known. */
lanewise_cpu lanewise_cpu_by_midrs(uint32_t features, const uint64_t *midrs, size_t count);

/* MIDR_EL1 of CPUs 0 to most - 1 as Linux lists them in `folder`, which is
 * /sys/devices/system/cpu, 0 for those that it does not: they are offline. Returns the number of
 * the last one that it lists, plus one. */
size_t lanewise_cpu_list(const char *folder, uint64_t *midrs, size_t most);
#endif

#endif
