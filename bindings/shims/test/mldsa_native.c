/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* mldsa-native over the shims against Lanewise's own ML-DSA, byte by byte: key generation,
 * deterministic signatures, verification. SET is 44, 65 or 87. */
#define MLD_CONFIG_FILE "config.h"
#define MLD_CONFIG_PARAMETER_SET SET
#include "mldsa_native_bcm.c"

#include "lanewise/mldsa.h"
#include <stdio.h>

#define OF_(set, what) LANEWISE_MLDSA_##set##_##what##_BYTES
#define OF(set, what) OF_(set, what)
static uint8_t pk[2][OF(SET, PUBLIC)], sk[2][OF(SET, PRIVATE)], sig[2][OF(SET, SIGNATURE)];

static int differ(const char *what, const void *a, const void *b, size_t len) {
    if (!memcmp(a, b, len))
        return 0;
    printf("ML-DSA-%d: %s differs\n", SET, what);
    return 1;
}

int main(void) {
    static const uint8_t zero[32], prefix[2] = {0, 0};
    static const lanewise_mldsa_options deterministic = {.deterministic = 1};
    uint8_t seed[32] = {SET};
    int wrong = 0;
    for (int i = 0; i < 10; i++) {
        lanewise_shim_must(lanewise_shake256(seed, sizeof seed, seed, sizeof seed));
        wrong |= native_mldsa_keypair_internal(pk[0], sk[0], seed);
        wrong |=
            lanewise_mldsa_keygen_seed(SET, pk[1], sizeof pk[1], sk[1], sizeof sk[1], seed, 32);
        wrong |= differ("pk", pk[0], pk[1], sizeof pk[0]);
        wrong |= differ("sk", sk[0], sk[1], sizeof sk[0]);
        wrong |= native_mldsa_signature_internal(sig[0], seed, 32, prefix, 2, zero, sk[0], 0);
        wrong |= lanewise_mldsa_sign(SET, sig[1], sizeof sig[1], sk[1], sizeof sk[1], seed, 32,
                                     &deterministic);
        wrong |= differ("signature", sig[0], sig[1], sizeof sig[0]);
        wrong |= native_mldsa_verify_internal(sig[1], seed, 32, prefix, 2, pk[0], 0);
        sig[1][i * 200]++;
        wrong |= !native_mldsa_verify_internal(sig[1], seed, 32, prefix, 2, pk[0], 0);
    }
    if (!wrong)
        printf("ML-DSA-%d: 10 keys, all bytes alike\n", SET);
    return wrong != 0;
}
