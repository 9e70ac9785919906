/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* mlkem-native over the shims against Lanewise's own ML-KEM, byte by byte: key generation,
 * encapsulation, decapsulation and implicit rejection from random seeds. SET is 512, 768 or 1024.
 */
#define MLK_CONFIG_FILE "config.h"
#define MLK_CONFIG_PARAMETER_SET SET
#include "mlkem_native_bcm.c"

#include "lanewise/mlkem.h"
#include <stdio.h>

#define OF_(set, what) LANEWISE_MLKEM_##set##_##what##_BYTES
#define OF(set, what) OF_(set, what)
static uint8_t pk[2][OF(SET, PUBLIC)], sk[2][OF(SET, PRIVATE)];
static uint8_t ct[2][OF(SET, CIPHERTEXT)], ss[2][32];

static int differ(const char *what, const void *a, const void *b, size_t len) {
    if (!memcmp(a, b, len))
        return 0;
    printf("ML-KEM-%d: %s differs\n", SET, what);
    return 1;
}

int main(void) {
    uint8_t seed[96] = {SET & 0xFF};
    int wrong = 0;
    for (int i = 0; i < 50; i++) {
        lanewise_shim_must(lanewise_shake256(seed, sizeof seed, seed, sizeof seed));
        wrong |= native_mlkem_keypair_derand(pk[0], sk[0], seed);
        wrong |=
            lanewise_mlkem_keygen_seed(SET, pk[1], sizeof pk[1], sk[1], sizeof sk[1], seed, 64);
        wrong |= differ("ek", pk[0], pk[1], sizeof pk[0]);
        wrong |= differ("dk", sk[0], sk[1], sizeof sk[0]);
        wrong |= native_mlkem_enc_derand(ct[0], ss[0], pk[0], seed + 64);
        wrong |= lanewise_mlkem_encaps_seed(SET, ct[1], sizeof ct[1], ss[1], 32, pk[1],
                                            sizeof pk[1], seed + 64, 32);
        wrong |= differ("c", ct[0], ct[1], sizeof ct[0]) | differ("K", ss[0], ss[1], 32);
        for (int bad = 0; bad < 2; bad++) {
            ct[0][i] ^= (uint8_t)bad;
            wrong |= native_mlkem_dec(ss[0], ct[0], sk[0]);
            wrong |=
                lanewise_mlkem_decaps(SET, ss[1], 32, sk[1], sizeof sk[1], ct[0], sizeof ct[0]);
            wrong |= differ(bad ? "rejection" : "decapsulation", ss[0], ss[1], 32);
        }
    }
    if (!wrong)
        printf("ML-KEM-%d: 50 keys, all bytes alike\n", SET);
    return wrong != 0;
}
