/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ML-KEM on bytes: FIPS 203 section 7, with its checks of the inputs. */
#include "lanewise/mlkem.h"

#include "common/atomic.h"
#include "core.h"
#include "sets.h"

#include <string.h>

int lanewise_mlkem_describe(lanewise_mlkem_set set, lanewise_mlkem_info *info) {
    const mlkem_params *p = lanewise_mlkem_find(set);
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

const char *lanewise_mlkem_arithmetic(void) {
    return lanewise_mlkem_arith()->name;
}

#if !defined(LANEWISE_MLKEM_NO_SWITCH)
static LANEWISE_ATOMIC(uint32_t) pairwise;
#endif

int lanewise_mlkem_pairwise(int on) {
#if defined(LANEWISE_MLKEM_PAIRWISE)
    const int always = 1;
#else
    const int always = 0;
#endif
#if defined(LANEWISE_MLKEM_NO_SWITCH)
    (void)on;
    return always;
#else
    if (on >= 0)
        LANEWISE_STORE(&pairwise, (uint32_t)(on != 0));
    return always || LANEWISE_LOAD(&pairwise);
#endif
}

int lanewise_mlkem_pair_fits(const mlkem_params *p, const void *ek, const void *dk) {
    const lanewise_mlkem_set set = (lanewise_mlkem_set)(256 * p->k);
    uint8_t ct[MLKEM_MAX_CIPHERTEXT], sent[32], received[32];
    /* The message can be anything: its shared key is forgotten. */
    int fine = lanewise_mlkem_encaps_seed(set, ct, sent, ek, p->public_bytes, ek) == LANEWISE_OK &&
               lanewise_mlkem_decaps(set, received, dk, p->private_bytes, ct,
                                     p->ciphertext_bytes) == LANEWISE_OK &&
               lanewise_equal(sent, received, sizeof sent);
    lanewise_wipe(sent, sizeof sent);
    lanewise_wipe(received, sizeof received);
    return fine;
}

int lanewise_mlkem_keygen_seed(lanewise_mlkem_set set, void *ek, void *dk,
                               const uint8_t seed[LANEWISE_MLKEM_SEED_BYTES]) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    _Alignas(64) mlkem_key key;
    if (!ek || !dk || !seed)
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    lanewise_mlkem_generate(&key, p, seed, seed + 32);
    memcpy(ek, key.public_key, p->public_bytes);
    lanewise_mlkem_export(&key, dk);
    lanewise_mlkem_wipe_secrets(&key);
    if (!lanewise_mlkem_pairwise(-1) || lanewise_mlkem_pair_fits(p, ek, dk))
        return LANEWISE_OK;
    lanewise_wipe(ek, p->public_bytes);
    lanewise_wipe(dk, p->private_bytes);
    return LANEWISE_ERR_FAULT;
}

int lanewise_mlkem_keygen(lanewise_mlkem_set set, void *ek, void *dk,
                          const lanewise_random *random) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    uint8_t seed[LANEWISE_MLKEM_SEED_BYTES];
    if (!ek || !dk)
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    int status = lanewise_random_bytes(random, seed, sizeof seed);
    if (status == LANEWISE_OK) {
        status = lanewise_mlkem_keygen_seed(set, ek, dk, seed);
    } else {
        memset(ek, 0, p->public_bytes);
        memset(dk, 0, p->private_bytes);
    }
    lanewise_wipe(seed, sizeof seed);
    return status;
}

/* The checks of section 7.2. */
static int read_public(mlkem_key *key, const mlkem_params *p, const void *ek, size_t eklen) {
    if (eklen != p->public_bytes)
        return LANEWISE_ERR_LENGTH;
    if (lanewise_mlkem_read_public(key, p, ek))
        return LANEWISE_ERR_KEY;
    return LANEWISE_OK;
}

int lanewise_mlkem_encaps_seed(lanewise_mlkem_set set, void *ct,
                               uint8_t ss[LANEWISE_MLKEM_SHARED_BYTES], const void *ek,
                               size_t eklen, const uint8_t m[LANEWISE_MLKEM_MESSAGE_BYTES]) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    _Alignas(64) mlkem_key key;
    if (!ct || !ss || !ek || !m)
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    int status = read_public(&key, p, ek, eklen);
    if (status == LANEWISE_OK) {
        lanewise_mlkem_encapsulate(&key, MLKEM_READ, ct, ss, m);
    } else {
        memset(ct, 0, p->ciphertext_bytes);
        memset(ss, 0, LANEWISE_MLKEM_SHARED_BYTES);
    }
    return status;
}

int lanewise_mlkem_encaps(lanewise_mlkem_set set, void *ct, uint8_t ss[LANEWISE_MLKEM_SHARED_BYTES],
                          const void *ek, size_t eklen, const lanewise_random *random) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    uint8_t m[LANEWISE_MLKEM_MESSAGE_BYTES];
    if (!ct || !ss || !ek)
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    int status = lanewise_random_bytes(random, m, sizeof m);
    if (status == LANEWISE_OK) {
        status = lanewise_mlkem_encaps_seed(set, ct, ss, ek, eklen, m);
    } else {
        memset(ct, 0, p->ciphertext_bytes);
        memset(ss, 0, LANEWISE_MLKEM_SHARED_BYTES);
    }
    lanewise_wipe(m, sizeof m);
    return status;
}

int lanewise_mlkem_decaps(lanewise_mlkem_set set, uint8_t ss[LANEWISE_MLKEM_SHARED_BYTES],
                          const void *dk, size_t dklen, const void *ct, size_t ctlen) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    _Alignas(64) mlkem_key key;
    if (!ss || !dk || !ct)
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    int status = dklen != p->private_bytes || ctlen != p->ciphertext_bytes ? LANEWISE_ERR_LENGTH
                                                                           : LANEWISE_OK;
    if (status == LANEWISE_OK) {
        lanewise_mlkem_read_private(&key, p, dk);
        if (lanewise_mlkem_decapsulate(&key, MLKEM_READ, ss, ct))
            status = LANEWISE_ERR_KEY;
        lanewise_mlkem_wipe_secrets(&key);
    }
    if (status != LANEWISE_OK)
        memset(ss, 0, LANEWISE_MLKEM_SHARED_BYTES);
    return status;
}

int lanewise_mlkem_check_public(lanewise_mlkem_set set, const void *ek, size_t eklen) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    _Alignas(64) mlkem_key key;
    if (!ek)
        return LANEWISE_ERR_NULL;
    return p ? read_public(&key, p, ek, eklen) : LANEWISE_ERR_PARAMETER;
}

int lanewise_mlkem_check_private(lanewise_mlkem_set set, const void *dk, size_t dklen) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    uint8_t hash[MLKEM_SYMBYTES];
    if (!dk)
        return LANEWISE_ERR_NULL;
    if (!p)
        return LANEWISE_ERR_PARAMETER;
    if (dklen != p->private_bytes)
        return LANEWISE_ERR_LENGTH;
    const uint8_t *ek = (const uint8_t *)dk + MLKEM_POLYBYTES * p->k;
    mlkem_job job;
    lanewise_mlkem_job_h(&job, hash, ek, p->public_bytes);
    lanewise_mlkem_run(&job, 1, lanewise_mlkem_arith());
    return lanewise_equal(hash, ek + p->public_bytes, sizeof hash) ? LANEWISE_OK : LANEWISE_ERR_KEY;
}
