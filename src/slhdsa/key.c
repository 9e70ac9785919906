/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "sign.h"

#include <string.h>

void lanewise_slh_root(const slh_set *set, const uint8_t *sk_seed, const uint8_t *pk_seed,
                       uint8_t *root, slh_probe *probe) {
    slh_work w;
    slh_forest f;
    lanewise_slh_begin(&w, set, pk_seed, sk_seed, probe);
    lanewise_slh_hypertree_root(&w, &f, root);
    lanewise_wipe(&w, sizeof w);
    lanewise_wipe(&f, sizeof f);
}

/* The arguments of both key generations. */
static int check(const slh_set *set, const uint8_t *public_key, size_t public_key_bytes,
                 const uint8_t *secret_key, size_t secret_key_bytes) {
    if (!public_key || !secret_key)
        return LANEWISE_ERR_NULL;
    if (!set)
        return LANEWISE_ERR_ALGORITHM;
    if (public_key_bytes != slh_public_bytes(set) || secret_key_bytes != slh_secret_bytes(set))
        return LANEWISE_ERR_LENGTH;
    return LANEWISE_OK;
}

/* The key pair of 3n bytes of seeds, which may lie in the outputs. */
static void generate(const slh_set *set, uint8_t *public_key, uint8_t *secret_key,
                     const uint8_t *seeds) {
    size_t n = set->n;
    uint8_t sk[LANEWISE_SLHDSA_MAX_SECRET_BYTES];
    memcpy(sk, seeds, 3 * n);
    lanewise_slh_root(set, sk, sk + 2 * n, sk + 3 * n, NULL);
    memcpy(secret_key, sk, 4 * n);
    memcpy(public_key, sk + 2 * n, 2 * n);
    lanewise_wipe(sk, sizeof sk);
}

int lanewise_slhdsa_keygen(lanewise_slhdsa_set which, uint8_t *public_key, size_t public_key_bytes,
                           uint8_t *secret_key, size_t secret_key_bytes,
                           const lanewise_random *random) {
    const slh_set *set = lanewise_slh_set(which);
    uint8_t seeds[3 * SLH_MAX_N];
    int status = check(set, public_key, public_key_bytes, secret_key, secret_key_bytes);
    if (status == LANEWISE_OK)
        status = lanewise_random_bytes(random, seeds, 3u * set->n);
    if (status != LANEWISE_OK)
        return status;
    generate(set, public_key, secret_key, seeds);
    lanewise_wipe(seeds, sizeof seeds);
    return LANEWISE_OK;
}

int lanewise_slhdsa_keygen_from_seeds(lanewise_slhdsa_set which, uint8_t *public_key,
                                      size_t public_key_bytes, uint8_t *secret_key,
                                      size_t secret_key_bytes, const void *seeds,
                                      size_t seeds_bytes) {
    const slh_set *set = lanewise_slh_set(which);
    int status = check(set, public_key, public_key_bytes, secret_key, secret_key_bytes);
    if (status == LANEWISE_OK && !seeds)
        status = LANEWISE_ERR_NULL;
    if (status == LANEWISE_OK && seeds_bytes != 3u * set->n)
        status = LANEWISE_ERR_LENGTH;
    if (status == LANEWISE_OK)
        generate(set, public_key, secret_key, seeds);
    return status;
}

int lanewise_slhdsa_check_key(lanewise_slhdsa_set which, const void *secret_key,
                              size_t secret_key_bytes) {
    const slh_set *set = lanewise_slh_set(which);
    const uint8_t *sk = secret_key;
    uint8_t root[SLH_MAX_N];
    if (!sk)
        return LANEWISE_ERR_NULL;
    if (!set)
        return LANEWISE_ERR_ALGORITHM;
    if (secret_key_bytes != slh_secret_bytes(set))
        return LANEWISE_ERR_LENGTH;
    lanewise_slh_root(set, sk, sk + 2u * set->n, root, NULL);
    return lanewise_equal(root, sk + 3u * set->n, set->n) ? LANEWISE_OK : LANEWISE_ERR_FAULT;
}
