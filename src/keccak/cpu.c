/* SPDX-License-Identifier: Apache-2.0 OR MIT */
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

static lanewise_core identify(uint32_t features) {
    uint32_t a, b, c, d;
    if (!(features & LANEWISE_CPU_AVX512) || !__get_cpuid(0, &a, &b, &c, &d))
        return LANEWISE_CORE_UNKNOWN;
    int intel = b == signature_INTEL_ebx, amd = b == signature_AMD_ebx;
    __get_cpuid(1, &a, &b, &c, &d);
    uint32_t family = (a >> 8) & 15;
    if (family == 15)
        family += (a >> 20) & 255;
    if (intel)
        return LANEWISE_CORE_INTEL_AVX512;
    if (amd && family == 0x19)
        return LANEWISE_CORE_AMD_ZEN4;
    if (amd && family >= 0x1A)
        return LANEWISE_CORE_AMD_ZEN5;
    return LANEWISE_CORE_UNKNOWN;
}

lanewise_cpu lanewise_cpu_detect(void) {
    lanewise_cpu cpu = {0, LANEWISE_CORE_UNKNOWN};
    uint32_t a, b, c, d;
    if (!__get_cpuid(1, &a, &b, &c, &d))
        return cpu;
    int osxsave = bit(c, 27);
    if (!__get_cpuid_count(7, 0, &a, &b, &c, &d))
        return cpu;
    if (bit(b, 3) && bit(b, 8))
        cpu.features |= LANEWISE_CPU_BMI2;
    if (osxsave) {
        uint64_t saved = enabled_state();
        if ((saved & 0x06) == 0x06 && bit(b, 5))
            cpu.features |= LANEWISE_CPU_AVX2;
        if ((saved & 0xE6) == 0xE6 && bit(b, 16) && bit(b, 17) && bit(b, 30) && bit(b, 31))
            cpu.features |= LANEWISE_CPU_AVX512;
    }
    cpu.core = identify(cpu.features);
    return cpu;
}

#else

lanewise_cpu lanewise_cpu_detect(void) {
    lanewise_cpu cpu = {0, LANEWISE_CORE_UNKNOWN};
    return cpu;
}

#endif
