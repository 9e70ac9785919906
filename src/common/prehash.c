/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "prehash.h"
#include "lanewise/sha3.h"

/* 2.16.840.1.101.3.4.2.z: NIST's hash functions. */
#define OID(z) {6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, z}

static const lanewise_prehash prehashes[] = {
    {32, 16, NULL, OID(1)},                   /* SHA2-256 */
    {48, 24, NULL, OID(2)},                   /* SHA2-384 */
    {64, 32, NULL, OID(3)},                   /* SHA2-512 */
    {28, 14, NULL, OID(4)},                   /* SHA2-224 */
    {28, 14, NULL, OID(5)},                   /* SHA2-512/224 */
    {32, 16, NULL, OID(6)},                   /* SHA2-512/256 */
    {28, 14, lanewise_sha3_224_init, OID(7)}, /* SHA3-224 */
    {32, 16, lanewise_sha3_256_init, OID(8)},
    {48, 24, lanewise_sha3_384_init, OID(9)},
    {64, 32, lanewise_sha3_512_init, OID(10)},
    {32, 16, lanewise_shake128_init, OID(11)},
    {64, 32, lanewise_shake256_init, OID(12)},
};

const lanewise_prehash *lanewise_prehash_find(size_t which) {
    return which - 1 < sizeof prehashes / sizeof prehashes[0] ? &prehashes[which - 1] : NULL;
}

int lanewise_prehash_check(size_t which, int is_digest, size_t len, unsigned strength) {
    const lanewise_prehash *p = lanewise_prehash_find(which);
    if (!which)
        return is_digest ? LANEWISE_ERR_PARAMETER : LANEWISE_OK;
    if (!p || p->strength < strength)
        return LANEWISE_ERR_ALGORITHM;
    if (is_digest)
        return len == p->bytes ? LANEWISE_OK : LANEWISE_ERR_LENGTH;
    return p->init ? LANEWISE_OK : LANEWISE_ERR_ALGORITHM;
}
