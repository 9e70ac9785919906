/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "../schemes.h"

#include <wolfssl/wolfcrypt/settings.h>

#include <wolfssl/version.h>
#include <wolfssl/wolfcrypt/cpuid.h>
#include <wolfssl/wolfcrypt/sha3.h>

void sha3_blocksx8_avx512(word64 *s);

static int run_sha3_256(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                        size_t count) {
    wc_Sha3 h;
    if (wc_InitSha3_256(&h, NULL, INVALID_DEVID))
        return 1;
    for (size_t i = 0; i < count; i++) /* Final leaves the context as Init does */
        if (wc_Sha3_256_Update(&h, in + i * stride, (word32)inlen) ||
            wc_Sha3_256_Final(&h, stride ? out + i * outlen : out))
            return 1;
    return 0;
}

static int run_sha3_512(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                        size_t count) {
    wc_Sha3 h;
    if (wc_InitSha3_512(&h, NULL, INVALID_DEVID))
        return 1;
    for (size_t i = 0; i < count; i++)
        if (wc_Sha3_512_Update(&h, in + i * stride, (word32)inlen) ||
            wc_Sha3_512_Final(&h, stride ? out + i * outlen : out))
            return 1;
    return 0;
}

static int run_shake128(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                        size_t count) {
    wc_Shake h;
    if (wc_InitShake128(&h, NULL, INVALID_DEVID))
        return 1;
    for (size_t i = 0; i < count; i++)
        if (wc_Shake128_Update(&h, in + i * stride, (word32)inlen) ||
            wc_Shake128_Final(&h, stride ? out + i * outlen : out, (word32)outlen))
            return 1;
    return 0;
}

#define PERMUTATION(symbol)                                                                        \
    static void permute_##symbol(void *state, size_t count) {                                      \
        while (count--)                                                                            \
            symbol(state);                                                                         \
    }
PERMUTATION(BlockSha3)
PERMUTATION(sha3_block_bmi2)
PERMUTATION(sha3_block_avx2)
PERMUTATION(sha3_blocksx4_avx2)
PERMUTATION(sha3_blocksx8_avx512)

/* Ordered by what they need, so that a CPU without AVX-512 takes a shorter table. */
static const peer_function functions[] = {
    {"SHA3-256", "wc_Sha3_256_Update, Final", "", 0, run_sha3_256, NULL, NULL, NULL},
    {"SHA3-512", "wc_Sha3_512_Update, Final", "", 0, run_sha3_512, NULL, NULL, NULL},
    {"SHAKE128", "wc_Shake128_Update, Final", "", 0, run_shake128, NULL, NULL, NULL},
    {"Keccak-p[1600,24]", "BlockSha3 (C)", "nothing", 1, NULL, permute_BlockSha3, NULL, NULL},
    {"Keccak-p[1600,24]", "sha3_block_bmi2", "BMI1 and BMI2", 1, NULL, permute_sha3_block_bmi2,
     NULL, NULL},
    {"Keccak-p[1600,24]", "sha3_block_avx2", "AVX2", 1, NULL, permute_sha3_block_avx2, NULL, NULL},
    {"Keccak-p[1600,24]", "sha3_blocksx4_avx2", "AVX2", 4, NULL, permute_sha3_blocksx4_avx2, NULL,
     NULL},
    {"Keccak-p[1600,24]", "sha3_blocksx8_avx512", "AVX-512F", 8, NULL, permute_sha3_blocksx8_avx512,
     NULL, NULL},
};

extern const peer_function wolfssl_schemes[WOLFSSL_SCHEMES];
enum { ALL = sizeof functions / sizeof functions[0] };
static peer_function all[ALL + WOLFSSL_SCHEMES];
static peer self = {"wolfSSL", LIBWOLFSSL_VERSION_STRING, PEER_SOURCE, all, 0};

const peer *lanewise_peer(void) {
    size_t count = __builtin_cpu_supports("avx512f") ? ALL
                   : __builtin_cpu_supports("avx2")  ? ALL - 1
                   : __builtin_cpu_supports("bmi2")  ? ALL - 3
                                                     : ALL - 4;
    memcpy(all, functions, count * sizeof *all);
    memcpy(all + count, wolfssl_schemes, sizeof wolfssl_schemes);
    self.count = count + WOLFSSL_SCHEMES;
    return &self;
}
