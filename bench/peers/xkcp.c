/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The XKCP kernels that liboqs carries. */
#include "../peer.h"

void KeccakP1600_Permute_24rounds_plain64(void *state);
void KeccakP1600_Permute_12rounds_plain64(void *state);
void KeccakP1600_Permute_24rounds_avx2(void *state);
void KeccakP1600_Permute_12rounds_avx2(void *state);
void KeccakP1600_ExtractBytes_avx2(const void *state, unsigned char *data, unsigned int offset,
                                   unsigned int length);
void KeccakP1600_ExtractBytes_plain64(const void *state, unsigned char *data, unsigned int offset,
                                      unsigned int length);
void KeccakP1600_Initialize_plain64(void *state);
void KeccakP1600times4_PermuteAll_24rounds_avx2(void *states);
void KeccakP1600times4_PermuteAll_12rounds_avx2(void *states);

#define PERMUTATION(symbol)                                                                        \
    static void permute_##symbol(void *state, size_t count) {                                      \
        while (count--)                                                                            \
            symbol(state);                                                                         \
    }
PERMUTATION(KeccakP1600_Permute_24rounds_plain64)
PERMUTATION(KeccakP1600_Permute_12rounds_plain64)
PERMUTATION(KeccakP1600_Permute_24rounds_avx2)
PERMUTATION(KeccakP1600_Permute_12rounds_avx2)
PERMUTATION(KeccakP1600times4_PermuteAll_24rounds_avx2)
PERMUTATION(KeccakP1600times4_PermuteAll_12rounds_avx2)

static void extract_avx2(const void *state, unsigned instance, uint8_t out[200]) {
    (void)instance;
    KeccakP1600_ExtractBytes_avx2(state, out, 0, 200);
}

static void extract_plain64(const void *state, unsigned instance, uint8_t out[200]) {
    (void)instance;
    KeccakP1600_ExtractBytes_plain64(state, out, 0, 200);
}

static const peer_function functions[] = {
    {"Keccak-p[1600,24]", "plain-64bits (C)", "nothing", 1, NULL,
     permute_KeccakP1600_Permute_24rounds_plain64, extract_plain64, KeccakP1600_Initialize_plain64},
    {"Keccak-p[1600,12]", "plain-64bits (C)", "nothing", 1, NULL,
     permute_KeccakP1600_Permute_12rounds_plain64, extract_plain64, KeccakP1600_Initialize_plain64},
    {"Keccak-p[1600,24]", "KeccakP-1600-AVX2.S", "AVX2", 1, NULL,
     permute_KeccakP1600_Permute_24rounds_avx2, extract_avx2, NULL},
    {"Keccak-p[1600,12]", "KeccakP-1600-AVX2.S", "AVX2", 1, NULL,
     permute_KeccakP1600_Permute_12rounds_avx2, extract_avx2, NULL},
    {"Keccak-p[1600,24]", "KeccakP-1600-times4-SIMD256.c", "AVX2", 4, NULL,
     permute_KeccakP1600times4_PermuteAll_24rounds_avx2, NULL, NULL},
    {"Keccak-p[1600,12]", "KeccakP-1600-times4-SIMD256.c", "AVX2", 4, NULL,
     permute_KeccakP1600times4_PermuteAll_12rounds_avx2, NULL, NULL},
};

static peer self = {"XKCP", PEER_VERSION, PEER_SOURCE, functions, 0};

const peer *lanewise_peer(void) {
    self.count = __builtin_cpu_supports("avx2") ? sizeof functions / sizeof functions[0] : 2;
    return &self;
}
