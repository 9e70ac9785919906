/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * mldsa_small.c, which this program has in place of mldsa_whole.c, and key objects, which are
 * expanded in any build, give the same keys, signatures and verdicts, byte for byte, with every
 * arithmetic in turn; verdicts also on altered signatures.
 *
 * same_mldsa [KEYS]: how many keys of each set, 20 if it is not given.
 */
#include "both_ariths.h"
#include "check.h"
#include "lanewise/lanewise.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PK = LANEWISE_MLDSA_MAX_PUBLIC_BYTES, SK = 32 + LANEWISE_MLDSA_MAX_PRIVATE_BYTES };

static lanewise_mldsa_set set;
static lanewise_mldsa_info info;
static lanewise_mldsa_key key;
static uint8_t seed[32], pk[2][PK], sk[2][SK];
static uint8_t sig[2][LANEWISE_MLDSA_MAX_SIGNATURE_BYTES];

static int fixed(void *source, void *out, size_t len) {
    memset(out, *(const uint8_t *)source, len);
    return 0;
}

static void keys(void) {
    const size_t both = 32 + info.private_bytes;
    CHECK_OK(lanewise_mldsa_key_from_private(&key, set, seed, 32));
    CHECK_OK(lanewise_mldsa_key_public(&key, pk[0], info.public_bytes));
    CHECK_OK(lanewise_mldsa_key_private(&key, sk[0], both));
    CHECK_OK(lanewise_mldsa_keygen_seed(set, pk[1], info.public_bytes, sk[1], both, seed, 32));
    CHECK_BYTES(pk[1], pk[0], info.public_bytes, "%s: public key", info.name);
    CHECK_BYTES(sk[1], sk[0], both, "%s: private key", info.name);
    memset(pk[1], 0, sizeof pk[1]);
    CHECK_OK(lanewise_mldsa_public(set, pk[1], info.public_bytes, sk[1] + 32, info.private_bytes));
    CHECK_BYTES(pk[1], pk[0], info.public_bytes, "%s: of the private key", info.name);
    /* One bit of s1, s2, t0 or tr: both refuse, or neither. rho and K are not checked. */
    const size_t at = 64 + check_below(info.private_bytes - 64);
    sk[1][32 + at] ^= (uint8_t)(1u << check_below(8));
    CHECK_STATUS(
        lanewise_mldsa_public(set, pk[1], info.public_bytes, sk[1] + 32, info.private_bytes),
        lanewise_mldsa_key_from_private(&key, set, sk[1] + 32, info.private_bytes));
    CHECK_OK(lanewise_mldsa_key_from_private(&key, set, seed, 32));
}

static void signatures(void) {
    uint8_t with = seed[1];
    const lanewise_random source = {fixed, &with};
    lanewise_mldsa_options o = {.deterministic = seed[0] & 1, .random = &source};
    const size_t len = check_below(200), size = info.signature_bytes;
    CHECK_OK(lanewise_mldsa_key_sign(&key, sig[0], size, pk[0], len, &o));
    CHECK_OK(
        lanewise_mldsa_sign(set, sig[1], size, sk[0] + 32, info.private_bytes, pk[0], len, &o));
    CHECK_BYTES(sig[1], sig[0], size, "%s: signature", info.name);
    CHECK_OK(lanewise_mldsa_verify(set, sig[0], size, pk[0], info.public_bytes, pk[0], len, &o));
    for (unsigned n = 0; n < 8; n++) {
        /* Anywhere, or in the hints. */
        const size_t at = n % 2 ? size - 1 - check_below(80) : check_below(size);
        memcpy(sig[1], sig[0], size);
        sig[1][at] ^= (uint8_t)(1 + check_below(255));
        CHECK_STATUS(
            lanewise_mldsa_verify(set, sig[1], size, pk[0], info.public_bytes, pk[0], len, &o),
            lanewise_mldsa_key_verify(&key, sig[1], size, pk[0], len, &o));
    }
}

int main(int argc, char **argv) {
    const unsigned count = argc > 1 ? (unsigned)atoi(argv[1]) : 20;
    check_begin(NULL);
    for (unsigned i = 0; lanewise_mldsa_by_index(i, &set) == LANEWISE_OK; i++) {
        CHECK_OK(lanewise_mldsa_describe(set, &info));
        for (unsigned n = 0, a = 0; n < count; n++) {
            const mldsa_arith *arith = lanewise_mldsa_ariths[a++];
            if (!lanewise_mldsa_ariths[a])
                a = 0;
            force_both(lanewise_mldsa_arith_available(arith) ? arith : NULL);
            check_fill(seed, sizeof seed);
            keys();
            signatures();
        }
    }
    force_both(NULL);
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures || !check_count;
}
