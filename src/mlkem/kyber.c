/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The Kyber submissions as parameter data: core.c asks their version where they differ. */
#include "lanewise/kyber.h"

#include "core.h"

#include <string.h>

static const struct {
    lanewise_kyber_set set;
    mlkem_params params;
} sets[] = {
    {LANEWISE_KYBER512_ROUND2,
     {"Kyber512 of round 2", 2, 2, 2, 10, 3, MLKEM_ROUND2, 800, 1632, 736}},
    {LANEWISE_KYBER768_ROUND2,
     {"Kyber768 of round 2", 3, 2, 2, 10, 4, MLKEM_ROUND2, 1184, 2400, 1088}},
    {LANEWISE_KYBER1024_ROUND2,
     {"Kyber1024 of round 2", 4, 2, 2, 11, 5, MLKEM_ROUND2, 1568, 3168, 1568}},
    {LANEWISE_KYBER512_ROUND3,
     {"Kyber512 of round 3", 2, 3, 2, 10, 4, MLKEM_ROUND3, 800, 1632, 768}},
    {LANEWISE_KYBER768_ROUND3,
     {"Kyber768 of round 3", 3, 2, 2, 10, 4, MLKEM_ROUND3, 1184, 2400, 1088}},
    {LANEWISE_KYBER1024_ROUND3,
     {"Kyber1024 of round 3", 4, 2, 2, 11, 5, MLKEM_ROUND3, 1568, 3168, 1568}},
};

static const mlkem_params *find(lanewise_kyber_set set) {
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++)
        if (sets[i].set == set)
            return &sets[i].params;
    return NULL;
}

int lanewise_kyber_describe(lanewise_kyber_set set, lanewise_kyber_info *info) {
    const mlkem_params *p = find(set);
    if (!info)
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    info->name = p->name;
    info->public_bytes = p->public_bytes;
    info->private_bytes = p->private_bytes;
    info->ciphertext_bytes = p->ciphertext_bytes;
    return LANEWISE_OK;
}

int lanewise_kyber_keygen(lanewise_kyber_set set, void *pk, void *sk, const uint8_t coins[64]) {
    const mlkem_params *p = find(set);
    _Alignas(64) mlkem_key key;
    if (!pk || !sk || !coins)
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    lanewise_mlkem_generate(&key, p, coins, coins + 32);
    memcpy(pk, key.public_key, p->public_bytes);
    lanewise_mlkem_export(&key, sk);
    lanewise_mlkem_wipe_secrets(&key);
    return LANEWISE_OK;
}

int lanewise_kyber_encaps(lanewise_kyber_set set, void *ct, uint8_t ss[32], const void *pk,
                          size_t pklen, const uint8_t coins[32]) {
    const mlkem_params *p = find(set);
    _Alignas(64) mlkem_key key;
    if (!ct || !ss || !pk || !coins)
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    if (pklen != p->public_bytes) {
        memset(ct, 0, p->ciphertext_bytes);
        memset(ss, 0, 32);
        return LANEWISE_ERR_LENGTH;
    }
    (void)lanewise_mlkem_read_public(&key, p, pk);
    lanewise_mlkem_encapsulate(&key, MLKEM_READ, ct, ss, coins);
    return LANEWISE_OK;
}

int lanewise_kyber_decaps(lanewise_kyber_set set, uint8_t ss[32], const void *sk, size_t sklen,
                          const void *ct, size_t ctlen) {
    const mlkem_params *p = find(set);
    _Alignas(64) mlkem_key key;
    if (!ss || !sk || !ct)
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    if (sklen != p->private_bytes || ctlen != p->ciphertext_bytes) {
        memset(ss, 0, 32);
        return LANEWISE_ERR_LENGTH;
    }
    lanewise_mlkem_read_private(&key, p, sk);
    (void)lanewise_mlkem_decapsulate(&key, MLKEM_READ, ss, ct);
    lanewise_mlkem_wipe_secrets(&key);
    return LANEWISE_OK;
}
