/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The AArch64 kernels: one generated function each, that permutes all states where they lie. */
#include "backends_aarch64.h"
#include "keccak/cpu.h"
#include "keccak/generic.h"

enum { SCALAR = 0, NEON = LANEWISE_CPU_NEON, SHA3 = LANEWISE_CPU_NEON | LANEWISE_CPU_SHA3 };
#define NEEDS_SCALAR "AArch64"
#define NEEDS_NEON "Neon"
#define NEEDS_SHA3 "Neon with SHA-3 instructions"

#define KERNEL(ID, WAYS, INSTRUCTIONS)                                                             \
    void lanewise_keccakp1600_##ID(void *, unsigned rounds);                                       \
    extern const lanewise_backend lanewise_backend_##ID;                                           \
    static void ID##_add_bytes(void *a, unsigned k, const uint8_t *data, size_t at, size_t n) {    \
        lanewise_paired_add_bytes(a, WAYS, k, data, at, n);                                        \
    }                                                                                              \
    static void ID##_extract_bytes(const void *a, unsigned k, uint8_t *out, size_t at, size_t n) { \
        lanewise_paired_extract_bytes(a, WAYS, k, out, at, n);                                     \
    }                                                                                              \
    static void ID##_add_lanes(void *a, const uint8_t *const *data, size_t lanes) {                \
        lanewise_paired_add_lanes(a, WAYS, data, lanes);                                           \
    }                                                                                              \
    static void ID##_extract_lanes(const void *a, uint8_t *const *out, size_t lanes) {             \
        lanewise_paired_extract_lanes(a, WAYS, out, lanes);                                        \
    }                                                                                              \
    static void ID##_absorb_blocks(void *a, const uint8_t *const *data, size_t blocks,             \
                                   size_t lanes, unsigned rounds) {                                \
        lanewise_absorb_by_steps(&lanewise_backend_##ID, a, data, blocks, lanes, rounds);          \
    }                                                                                              \
    const lanewise_backend lanewise_backend_##ID = {                                               \
        .name = "keccakp1600_" #ID,                                                                \
        .needs = NEEDS_##INSTRUCTIONS,                                                             \
        .features = INSTRUCTIONS,                                                                  \
        .ways = WAYS,                                                                              \
        .state_bytes = 200 * WAYS,                                                                 \
        .permute = lanewise_keccakp1600_##ID,                                                      \
        .add_bytes = ID##_add_bytes,                                                               \
        .extract_bytes = ID##_extract_bytes,                                                       \
        .add_lanes = ID##_add_lanes,                                                               \
        .extract_lanes = ID##_extract_lanes,                                                       \
        .absorb_blocks = ID##_absorb_blocks,                                                       \
    };

LANEWISE_AARCH64_KERNELS(KERNEL)
