/* PYTHONPATH=lab python3 -m lanewise_lab.x86.costs cores > src/keccak/x86_64/cores_x86_64.h */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The x86-64 cores that selection tells apart; each has a column of costs in backends_x86_64.h.
 */
#ifndef LANEWISE_CORES_X86_64_H
#define LANEWISE_CORES_X86_64_H

/* clang-format off */

/* core, column, its name for LANEWISE_CORE, reason */
#define LANEWISE_X86_64_CORES(X) \
    X(UNKNOWN, UNKNOWN, unknown, \
      "No measurements for this core: ranked by the instruction sets it offers.") \
    X(INTEL_AVX512, INTEL_AVX512, intel_avx512, \
      "An Intel core with AVX-512: ternary logic and vector rotates beat scalar code even for " \
      "one state. Ranked by cycles measured on one with AMX.") \
    X(AMD_ZEN3, AMD_ZEN3, amd_zen3, \
      "An AMD core with AVX2 and without AVX-512 (Zen to Zen 3, or hidden from a guest): scalar" \
      " code for one state, registers of 256 bits for several. Ranked by cycles measured on Zen" \
      " 3.") \
    X(AMD_ZEN4, AMD_ZEN4, amd_zen4, \
      "An AMD core whose data paths have 256 bits (Zen 4, and by CPUID some of Zen 5): a " \
      "512-bit operation runs in two halves. Ranked by cycles measured on Zen 4.") \
    X(AMD_ZEN5, AMD_ZEN5, amd_zen5, \
      "An AMD core with full 512-bit data paths: eight states cost little more than one. Ranked" \
      " by cycles measured on Zen 5.")

/* maker, families and models from and to, bits of data paths (0: any), what it
 * offers, core; the first row that fits counts */
#define LANEWISE_X86_64_PARTS(X) \
    X(AMD, 0x19, 0x19, 0x0, 0xff, 0, AVX512, AMD_ZEN4) \
    X(AMD, 0x1a, 0x10e, 0x0, 0xff, 256, AVX512, AMD_ZEN4) \
    X(AMD, 0x1a, 0x10e, 0x0, 0xff, 512, AVX512, AMD_ZEN5) \
    X(INTEL, 0x0, 0x10e, 0x0, 0xff, 0, AVX512, INTEL_AVX512) \
    X(AMD, 0x17, 0x10e, 0x0, 0xff, 0, AVX2, AMD_ZEN3)

/* clang-format on */

#endif
