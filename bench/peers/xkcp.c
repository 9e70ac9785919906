/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The XKCP kernels that liboqs carries, and a sponge around its fast loop, which absorbs whole
 * blocks with the state in local variables. */
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
void KeccakP1600_AddByte_plain64(void *state, unsigned char data, unsigned int offset);
void KeccakP1600_AddBytes_plain64(void *state, const unsigned char *data, unsigned int offset,
                                  unsigned int length);
size_t KeccakF1600_FastLoop_Absorb_plain64(void *state, unsigned int laneCount,
                                           const unsigned char *data, size_t dataByteLen);
size_t KeccakP1600_12rounds_FastLoop_Absorb_plain64(void *state, unsigned int laneCount,
                                                    const unsigned char *data, size_t dataByteLen);
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

/* FIPS 202 and RFC 9861; the suffix is the domain separation with the first bit of the padding. At
 * most one block of output. */
static void sponge(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, unsigned rate,
                   unsigned char suffix,
                   size_t (*absorb)(void *, unsigned, const uint8_t *, size_t),
                   void (*permute)(void *)) {
    _Alignas(64) uint8_t state[200];
    KeccakP1600_Initialize_plain64(state);
    size_t done = absorb(state, rate / 8, in, inlen);
    KeccakP1600_AddBytes_plain64(state, in + done, 0, (unsigned)(inlen - done));
    KeccakP1600_AddByte_plain64(state, suffix, (unsigned)(inlen - done));
    KeccakP1600_AddByte_plain64(state, 0x80, rate - 1);
    permute(state);
    KeccakP1600_ExtractBytes_plain64(state, out, 0, (unsigned)outlen);
}

#define HASH(name, rate, suffix, absorb, permute)                                                  \
    static int name(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,   \
                    size_t count) {                                                                \
        if (outlen > (rate))                                                                       \
            return 1;                                                                              \
        for (size_t i = 0; i < count; i++) {                                                       \
            uint8_t *to = stride ? out + i * outlen : out;                                         \
            sponge(to, outlen, in + i * stride, inlen, rate, suffix, absorb, permute);             \
        }                                                                                          \
        return 0;                                                                                  \
    }
HASH(sha3_256, 136, 0x06, KeccakF1600_FastLoop_Absorb_plain64, KeccakP1600_Permute_24rounds_plain64)
HASH(turboshake128, 168, 0x1F, KeccakP1600_12rounds_FastLoop_Absorb_plain64,
     KeccakP1600_Permute_12rounds_plain64)

/* With the flags that its users give for a processor that has them: XKCP's own target is
 * generic64 and -march=x86-64-v3. */
#ifdef PEER_V3
#define PLAIN "plain-64bits (C), -march=x86-64-v3"
#define PLAIN_NEEDS "x86-64-v3"
#else
#define PLAIN "plain-64bits (C)"
#define PLAIN_NEEDS "nothing"
#endif
static const peer_function functions[] = {
    {"SHA3-256", PLAIN ", its fast loop", "", 0, sha3_256, NULL, NULL, NULL},
    {"TurboSHAKE128", PLAIN ", its fast loop", "", 0, turboshake128, NULL, NULL, NULL},
    {"Keccak-p[1600,24]", PLAIN, PLAIN_NEEDS, 1, NULL, permute_KeccakP1600_Permute_24rounds_plain64,
     extract_plain64, KeccakP1600_Initialize_plain64},
    {"Keccak-p[1600,12]", PLAIN, PLAIN_NEEDS, 1, NULL, permute_KeccakP1600_Permute_12rounds_plain64,
     extract_plain64, KeccakP1600_Initialize_plain64},
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
    self.count = __builtin_cpu_supports("avx2") ? sizeof functions / sizeof functions[0] : 4;
    return &self;
}
