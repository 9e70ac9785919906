/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "sign.h"

#include <string.h>

int lanewise_slh_sign(const slh_set *set, uint8_t *signature, const uint8_t *secret_key,
                      const slh_message *message, const uint8_t *opt_rand, slh_probe *probe) {
    slh_work w;
    slh_forest f;
    slh_selection selected;
    size_t n = set->n;
    const uint8_t *sk_prf = secret_key + n, *pk = secret_key + 2 * n;
    uint8_t r[SLH_MAX_N], key[SLH_MAX_N];
    int status = lanewise_slh_randomizer(set, sk_prf, opt_rand, message, r);
    if (probe && probe->reveal)
        probe->reveal(r, n);
    if (status == LANEWISE_OK)
        status = lanewise_slh_select(set, r, pk, message, &selected);
    if (status != LANEWISE_OK)
        return status;
    memcpy(signature, r, n);
    lanewise_slh_begin(&w, set, pk, secret_key, probe);
    if (probe)
        probe->total = SLH_TOP_NODES * (set->k * slh_fors_work(set) + set->d * slh_layer_work(set));
    if (lanewise_slh_fors_sign(&w, &f, &selected, signature + n, key) ||
        lanewise_slh_hypertree_sign(&w, &f, &selected, key, signature + n + slh_fors_bytes(set))) {
        /* Half a signature is of no use, and parts of it are still secret. */
        lanewise_wipe(signature, slh_signature_bytes(set));
        status = LANEWISE_ERR_CANCELLED;
    }
    lanewise_wipe(&w, sizeof w);
    lanewise_wipe(&f, sizeof f);
    return status;
}

int lanewise_slh_sign_check(const slh_set *set, const void *signature, size_t signature_bytes,
                            const void *secret_key, size_t secret_key_bytes) {
    if (!signature || !secret_key)
        return LANEWISE_ERR_NULL;
    if (!set)
        return LANEWISE_ERR_ALGORITHM;
    if (signature_bytes != slh_signature_bytes(set) || secret_key_bytes != slh_secret_bytes(set))
        return LANEWISE_ERR_LENGTH;
    return LANEWISE_OK;
}

int lanewise_slhdsa_sign_internal(lanewise_slhdsa_set which, uint8_t *signature,
                                  size_t signature_bytes, const void *secret_key,
                                  size_t secret_key_bytes, const void *message,
                                  size_t message_bytes, const uint8_t *addrnd) {
    const slh_set *set = lanewise_slh_set(which);
    slh_message m;
    int status =
        lanewise_slh_sign_check(set, signature, signature_bytes, secret_key, secret_key_bytes);
    if (status == LANEWISE_OK && !message && message_bytes)
        status = LANEWISE_ERR_NULL;
    if (status != LANEWISE_OK)
        return status;
    lanewise_slh_message_plain(&m, message, message_bytes);
    return lanewise_slh_sign(set, signature, secret_key, &m,
                             addrnd ? addrnd : (const uint8_t *)secret_key + 2u * set->n, NULL);
}

int lanewise_slh_sign_message(const slh_set *set, uint8_t *signature, const uint8_t *secret_key,
                              const void *message, size_t message_bytes, const uint8_t *opt_rand,
                              const lanewise_slhdsa_options *options, slh_probe *probe) {
    slh_message m;
    int status = lanewise_slh_message_form(&m, set, message, message_bytes, options);
    if (status == LANEWISE_OK)
        status = lanewise_slh_sign(set, signature, secret_key, &m, opt_rand, probe);
    if (status == LANEWISE_OK && options && options->check) {
        uint8_t valid = 0;
        const slh_claim claim = {signature, secret_key + 2u * set->n, &m};
        status = lanewise_slh_verify_one(set, &claim, &valid);
        if (status == LANEWISE_OK && !valid)
            status = LANEWISE_ERR_FAULT;
        if (status != LANEWISE_OK)
            lanewise_wipe(signature, slh_signature_bytes(set));
    }
    lanewise_wipe(&m, sizeof m);
    return status;
}

int lanewise_slh_opt_rand(const slh_set *set, const uint8_t *secret_key,
                          const lanewise_slhdsa_options *options, uint8_t *out) {
    if (options && options->deterministic) {
        memcpy(out, secret_key + 2u * set->n, set->n);
        return LANEWISE_OK;
    }
    return lanewise_random_bytes(options ? options->random : NULL, out, set->n);
}

int lanewise_slhdsa_sign_with_progress(lanewise_slhdsa_set which, uint8_t *signature,
                                       size_t signature_bytes, const void *secret_key,
                                       size_t secret_key_bytes, const void *message,
                                       size_t message_bytes, const lanewise_slhdsa_options *options,
                                       lanewise_slhdsa_progress *progress, void *data) {
    const slh_set *set = lanewise_slh_set(which);
    slh_probe probe = {.progress = progress, .data = data};
    uint8_t opt_rand[SLH_MAX_N];
    int status =
        lanewise_slh_sign_check(set, signature, signature_bytes, secret_key, secret_key_bytes);
    if (status == LANEWISE_OK)
        status = lanewise_slh_message_check(set, message, message_bytes, options);
    if (status == LANEWISE_OK)
        status = lanewise_slh_opt_rand(set, secret_key, options, opt_rand);
    if (status != LANEWISE_OK)
        return status;
    status = lanewise_slh_sign_message(set, signature, secret_key, message, message_bytes, opt_rand,
                                       options, progress ? &probe : NULL);
    lanewise_wipe(opt_rand, sizeof opt_rand);
    return status;
}

int lanewise_slhdsa_sign(lanewise_slhdsa_set set, uint8_t *signature, size_t signature_bytes,
                         const void *secret_key, size_t secret_key_bytes, const void *message,
                         size_t message_bytes, const lanewise_slhdsa_options *options) {
    return lanewise_slhdsa_sign_with_progress(set, signature, signature_bytes, secret_key,
                                              secret_key_bytes, message, message_bytes, options,
                                              NULL, NULL);
}
