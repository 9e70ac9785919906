/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "sign.h"

#include <string.h>

void lanewise_slh_root(const slh_set *set, const uint8_t *sk_seed, const uint8_t *pk_seed,
                       uint8_t *root, uint8_t *kept, slh_probe *probe) {
    slh_work w;
    slh_forest f;
    lanewise_slh_begin(&w, set, pk_seed, sk_seed, probe);
    lanewise_slh_hypertree_root(&w, &f, root, kept);
    lanewise_wipe(&w, sizeof w);
    lanewise_wipe(&f, sizeof f);
}

/* The key pair of 3n bytes of seeds, which may lie in the outputs. */
static void generate(const slh_set *set, uint8_t *public_key, uint8_t *secret_key,
                     const uint8_t *seeds) {
    size_t n = set->n;
    uint8_t sk[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES];
    memcpy(sk, seeds, 3 * n);
    lanewise_slh_root(set, sk, sk + 2 * n, sk + 3 * n, NULL, NULL);
    memcpy(secret_key, sk, 4 * n);
    memcpy(public_key, sk + 2 * n, 2 * n);
    lanewise_wipe(sk, sizeof sk);
}

int lanewise_slhdsa_keygen(lanewise_slhdsa_set which, void *pk, size_t pklen, void *sk,
                           size_t sklen, const lanewise_random *random) {
    const slh_set *set = lanewise_slh_private_set(which);
    uint8_t seed[3 * SLH_MAX_N];
    int status =
        scheme_check(set, LANEWISE_ERR_ALGORITHM,
                     SCHEME_BUFFERS(SLH_PUBLIC(set, pk, pklen), SLH_SECRET(set, sk, sklen)));
    if (status == LANEWISE_OK)
        status = lanewise_random_bytes(random, seed, 3u * set->n);
    if (status == LANEWISE_OK) {
        generate(set, pk, sk, seed);
    } else {
        scheme_clear(pk, pklen);
        scheme_clear(sk, sklen);
    }
    lanewise_wipe(seed, sizeof seed);
    return status;
}

int lanewise_slhdsa_keygen_seed(lanewise_slhdsa_set which, void *pk, size_t pklen, void *sk,
                                size_t sklen, const void *seed, size_t seedlen) {
    const slh_set *set = lanewise_slh_private_set(which);
    int status = scheme_check(set, LANEWISE_ERR_ALGORITHM,
                              SCHEME_BUFFERS(SLH_PUBLIC(set, pk, pklen), SLH_SECRET(set, sk, sklen),
                                             {seed, seedlen, SCHEME_OF(set, 3 * set->n)}));
    if (status == LANEWISE_OK) {
        generate(set, pk, sk, seed);
    } else {
        scheme_clear(pk, pklen);
        scheme_clear(sk, sklen);
    }
    return status;
}

int lanewise_slhdsa_check_key(lanewise_slhdsa_set which, const void *secret_key, size_t sklen) {
    const slh_set *set = lanewise_slh_private_set(which);
    const uint8_t *sk = secret_key;
    uint8_t root[SLH_MAX_N];
    int status =
        scheme_check(set, LANEWISE_ERR_ALGORITHM, SCHEME_BUFFERS(SLH_SECRET(set, sk, sklen)));
    if (status != LANEWISE_OK)
        return status;
    lanewise_slh_root(set, sk, sk + 2u * set->n, root, NULL, NULL);
    return lanewise_equal(root, sk + 3u * set->n, set->n) ? LANEWISE_OK : LANEWISE_ERR_FAULT;
}
