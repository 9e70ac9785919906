/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "machine.h"

#include "atomic.h"
#include "keccak/cpu.h"

#if defined(LANEWISE_X86_64) || defined(LANEWISE_AARCH64)

/* Threads that race here compute and store the same value. */
static LANEWISE_ATOMIC(uint32_t) known;

uint32_t lanewise_machine_features(void) {
    uint32_t features = LANEWISE_LOAD(&known);
    if (!features) {
        features = lanewise_cpu_detect().features | LANEWISE_CPU_DETECTED;
        LANEWISE_STORE(&known, features);
    }
    return features;
}

#else

uint32_t lanewise_machine_features(void) {
    return 0;
}

#endif
