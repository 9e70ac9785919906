/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the CPU and the operating system offer, and which core it is. */
#ifndef LANEWISE_CPU_H
#define LANEWISE_CPU_H

#include <stdint.h>

enum {
    LANEWISE_CPU_BMI2 = 1 << 0,   /* BMI1 and BMI2: andn, rorx */
    LANEWISE_CPU_AVX2 = 1 << 1,   /* AVX2, and the OS saves ymm */
    LANEWISE_CPU_AVX512 = 1 << 2, /* AVX-512 F, VL, BW, DQ, and the OS saves zmm and k */
    LANEWISE_CPU_DETECTED = 1 << 30
};

typedef enum lanewise_core {
    LANEWISE_CORE_UNKNOWN = 0,
    LANEWISE_CORE_INTEL_AVX512, /* Intel with AVX-512: Skylake-X to Granite Rapids */
    LANEWISE_CORE_AMD_ZEN4,     /* AVX-512 on 256-bit data paths (and mobile Zen 5) */
    LANEWISE_CORE_AMD_ZEN5      /* AVX-512 on 512-bit data paths */
} lanewise_core;

typedef struct lanewise_cpu {
    uint32_t features;
    lanewise_core core;
} lanewise_cpu;

/* Asks the CPU each time: slow in virtual machines, so call it once and keep the answer. */
lanewise_cpu lanewise_cpu_detect(void);

#endif
