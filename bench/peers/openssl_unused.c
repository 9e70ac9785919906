/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Assembly that OpenSSL's source carries but its library does not use on x86-64: the AVX2,
 * AVX-512VL and AVX-512 (plane per register) forms of Keccak. build.sh prefixes their symbols.
 */
#include "../peer.h"

#define VARIANTS(X)                                                                                \
    X(avx2, "AVX2")                                                                                \
    X(avx512vl, "AVX-512F and VL")                                                                 \
    X(avx512, "AVX-512F and VL")

#define DEFINE(name, needs)                                                                        \
    size_t name##_SHA3_absorb(void *A, const uint8_t *in, size_t len, size_t rate);                \
    void name##_SHA3_squeeze(void *A, uint8_t *out, size_t len, size_t rate);                      \
    static void permute_##name(void *state, size_t count) {                                        \
        static const uint8_t zeros[8 * 256];                                                       \
        for (; count; count -= count < 256 ? count : 256)                                          \
            name##_SHA3_absorb(state, zeros, 8 * (count < 256 ? count : 256), 8);                  \
    }                                                                                              \
    static void extract_##name(const void *state, unsigned instance, uint8_t out[200]) {           \
        (void)instance;                                                                            \
        name##_SHA3_squeeze((void *)state, out, 200, 200);                                         \
    }

VARIANTS(DEFINE)

#define ENTRY(name, needs)                                                                         \
    {"Keccak-p[1600,24]",                                                                          \
     "keccak1600-" #name ".pl, SHA3_absorb with blocks of 8 zero bytes: the permutation, one XOR", \
     needs,                                                                                        \
     1,                                                                                            \
     NULL,                                                                                         \
     permute_##name,                                                                               \
     extract_##name,                                                                               \
     NULL},
static const peer_function functions[] = {VARIANTS(ENTRY)};

static peer self = {"OpenSSL 4, unused", PEER_VERSION, PEER_SOURCE, functions, 0};

const peer *lanewise_peer(void) {
    /* Ordered by what they need: a CPU without AVX-512 takes a shorter table. */
    self.count = __builtin_cpu_supports("avx512vl") ? 3 : __builtin_cpu_supports("avx2") ? 1 : 0;
    return self.count ? &self : NULL;
}
