/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The Kyber submissions as parameter data: core.c asks their version where they differ. */
#include "lanewise/kyber.h"

#include "core.h"

#include <string.h>

/* As the rows of ML-KEM (sets.c). */
#define ROW(size, round, ...)                                                                      \
    {{"Kyber" #size " of round " #round, LANEWISE_KYBER##size##_ROUND##round}, __VA_ARGS__}
static const mlkem_params sets[] = {
    ROW(512, 2, 2, 2, 2, 10, 3, MLKEM_ROUND2, 800, 1632, 736),
    ROW(768, 2, 3, 2, 2, 10, 4, MLKEM_ROUND2, 1184, 2400, 1088),
    ROW(1024, 2, 4, 2, 2, 11, 5, MLKEM_ROUND2, 1568, 3168, 1568),
    ROW(512, 3, 2, 3, 2, 10, 4, MLKEM_ROUND3, 800, 1632, 768),
    ROW(768, 3, 3, 2, 2, 10, 4, MLKEM_ROUND3, 1184, 2400, 1088),
    ROW(1024, 3, 4, 2, 2, 11, 5, MLKEM_ROUND3, 1568, 3168, 1568),
};

static const mlkem_params *find(lanewise_kyber_set set) {
    static const scheme_table table = SCHEME_TABLE(sets);
    return scheme_find(&table, (unsigned)set);
}

int lanewise_kyber_describe(lanewise_kyber_set set, lanewise_kyber_info *info) {
    const mlkem_params *p = find(set);
    if (!info)
        return LANEWISE_ERR_NULL;
    scheme_clear(info, sizeof *info);
    if (!p)
        return LANEWISE_ERR_ALGORITHM;
    info->name = p->row.name;
    info->public_bytes = p->public_bytes;
    info->private_bytes = p->private_bytes;
    info->ciphertext_bytes = p->ciphertext_bytes;
    return LANEWISE_OK;
}

int lanewise_kyber_keygen(lanewise_kyber_set set, void *pk, size_t pklen, void *sk, size_t sklen,
                          const void *coins, size_t coinslen) {
    const mlkem_params *p = find(set);
    _Alignas(64) mlkem_key key;
    int status = scheme_check(p, LANEWISE_ERR_ALGORITHM,
                              SCHEME_BUFFERS({pk, pklen, SCHEME_OF(p, p->public_bytes)},
                                             {sk, sklen, SCHEME_OF(p, p->private_bytes)},
                                             {coins, coinslen, 64}));
    if (status == LANEWISE_OK) {
        const uint8_t *d = coins;
        lanewise_mlkem_generate(&key, p, d, d + 32, sk);
        memcpy(pk, key.public_key, p->public_bytes);
        lanewise_mlkem_wipe_secrets(&key);
    } else {
        scheme_clear(pk, pklen);
        scheme_clear(sk, sklen);
    }
    return status;
}

int lanewise_kyber_encaps(lanewise_kyber_set set, void *ct, size_t ctlen, void *ss, size_t sslen,
                          const void *pk, size_t pklen, const void *coins, size_t coinslen) {
    const mlkem_params *p = find(set);
    _Alignas(64) mlkem_key key;
    int status = scheme_check(
        p, LANEWISE_ERR_ALGORITHM,
        SCHEME_BUFFERS({ct, ctlen, SCHEME_OF(p, p->ciphertext_bytes)}, {ss, sslen, 32},
                       {pk, pklen, SCHEME_OF(p, p->public_bytes)}, {coins, coinslen, 32}));
    if (status == LANEWISE_OK) {
        (void)lanewise_mlkem_read_public(&key, p, pk);
        lanewise_mlkem_encapsulate(&key, MLKEM_READ, ct, ss, coins);
    } else {
        scheme_clear(ct, ctlen);
        scheme_clear(ss, sslen);
    }
    return status;
}

int lanewise_kyber_decaps(lanewise_kyber_set set, void *ss, size_t sslen, const void *sk,
                          size_t sklen, const void *ct, size_t ctlen) {
    const mlkem_params *p = find(set);
    _Alignas(64) mlkem_key key;
    int status =
        scheme_check(p, LANEWISE_ERR_ALGORITHM,
                     SCHEME_BUFFERS({ss, sslen, 32}, {sk, sklen, SCHEME_OF(p, p->private_bytes)},
                                    {ct, ctlen, SCHEME_OF(p, p->ciphertext_bytes)}));
    if (status == LANEWISE_OK) {
        lanewise_mlkem_read_private(&key, p, sk);
        (void)lanewise_mlkem_decapsulate(&key, MLKEM_READ, ss, ct);
        lanewise_mlkem_wipe_secrets(&key);
    } else {
        scheme_clear(ss, sslen);
    }
    return status;
}
