/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "sign.h"

#include <string.h>

/* Sign, or sign again and compare: FAULT if a byte differs, or if any was not compared. Nothing is
 * taken from the first signing but the signature, which is only read then. */
static int sign(const slh_signer *by, uint8_t *signature, const slh_message *message,
                const uint8_t *opt_rand, slh_probe *probe, unsigned again) {
    slh_work w;
    slh_forest f;
    slh_selection selected;
    const slh_set *set = by->set;
    size_t n = set->n, bytes = slh_signature_bytes(set);
    const uint8_t *sk_prf = by->secret_key + n, *pk = by->secret_key + 2 * n;
    uint8_t r[SLH_MAX_N], key[SLH_MAX_N];
    int status = lanewise_slh_randomizer(set, sk_prf, opt_rand, message, r);
    if (probe && probe->reveal)
        probe->reveal(r, n);
    if (status == LANEWISE_OK)
        status = lanewise_slh_select(set, r, pk, message, &selected);
    if (status != LANEWISE_OK)
        return status;
    lanewise_slh_begin(&w, set, pk, by->secret_key, probe);
    w.again = again;
    slh_give(&w, signature, r);
    if (probe)
        probe->total =
            (probe->signings ? probe->signings : 1) * SLH_TOP_NODES *
            (set->k * slh_fors_work(set) + (set->d - (by->kept ? 1u : 0u)) * slh_layer_work(set));
    if (lanewise_slh_fors_sign(&w, &f, &selected, signature + n, key) ||
        lanewise_slh_hypertree_sign(&w, &f, &selected, key, by->kept,
                                    signature + n + slh_fors_bytes(set))) {
        /* Half a signature is of no use, and parts of it are still secret. */
        lanewise_wipe(signature, bytes);
        status = LANEWISE_ERR_CANCELLED;
    }
    slh_reveal(&w, &w.differs, sizeof w.differs); /* whether, not where */
    if (status == LANEWISE_OK && again && (w.differs || w.compared != bytes))
        status = LANEWISE_ERR_FAULT;
    lanewise_wipe(&w, sizeof w);
    lanewise_wipe(&f, sizeof f);
    return status;
}

int lanewise_slh_sign(const slh_signer *by, uint8_t *signature, const slh_message *message,
                      const uint8_t *opt_rand, slh_probe *probe) {
    return sign(by, signature, message, opt_rand, probe, 0);
}

int lanewise_slh_sign_again(const slh_signer *by, uint8_t *signature, const slh_message *message,
                            const uint8_t *opt_rand, slh_probe *probe) {
    return sign(by, signature, message, opt_rand, probe, 1);
}

int lanewise_slh_sign_check(const slh_set *set, const void *signature, size_t signature_bytes,
                            const void *secret_key, size_t secret_key_bytes) {
    return scheme_check(set, LANEWISE_ERR_ALGORITHM,
                        SCHEME_BUFFERS(SLH_SIGNATURE(set, signature, signature_bytes),
                                       SLH_SECRET(set, secret_key, secret_key_bytes)));
}

int lanewise_slhdsa_sign_internal(lanewise_slhdsa_set which, void *sig, size_t siglen,
                                  const void *sk, size_t sklen, const void *message, size_t len,
                                  const void *addrnd, size_t addrndlen) {
    const slh_signer by = {lanewise_slh_private_set(which), sk, NULL};
    slh_message m;
    int status = (!message && len) || (!addrnd && addrndlen)
                     ? LANEWISE_ERR_NULL
                     : lanewise_slh_sign_check(by.set, sig, siglen, sk, sklen);
    if (status == LANEWISE_OK && addrnd && addrndlen != by.set->n)
        status = LANEWISE_ERR_LENGTH;
    if (status == LANEWISE_OK) {
        lanewise_slh_message_plain(&m, message, len);
        status =
            lanewise_slh_sign(&by, sig, &m, addrnd ? addrnd : by.secret_key + 2u * by.set->n, NULL);
    }
    if (status != LANEWISE_OK)
        scheme_clear(sig, siglen);
    return status;
}

/* The signature must be valid; if it is not, the key or something else was wrong. */
static int verify_own(const slh_set *set, const uint8_t *signature, const uint8_t *secret_key,
                      const slh_message *m) {
    const size_t n = set->n;
    const slh_claim claim = {signature, secret_key + 2 * n, m};
    uint8_t valid = 0, root[SLH_MAX_N];
    int status = lanewise_slh_verify_one(set, &claim, &valid);
    if (status != LANEWISE_OK || valid)
        return status;
    lanewise_slh_root(set, secret_key, secret_key + 2 * n, root, NULL, NULL);
    return lanewise_equal(root, secret_key + 3 * n, n) ? LANEWISE_ERR_FAULT : LANEWISE_ERR_KEY;
}

int lanewise_slh_sign_message(const slh_signer *by, uint8_t *signature,
                              const lanewise_bytes *message, slh_source *source,
                              const uint8_t *opt_rand, const lanewise_slhdsa_options *options,
                              slh_probe *probe) {
    const slh_set *set = by->set;
    slh_message m;
    int check = options ? options->check : LANEWISE_SLHDSA_CHECK_NONE;
    int status = lanewise_slh_message_form(&m, set, message->data, message->len, options);
    m.source = source;
    if (probe)
        probe->signings = check == LANEWISE_SLHDSA_CHECK_FAULTS ? 2 : 1;
    if (status == LANEWISE_OK)
        status = lanewise_slh_sign(by, signature, &m, opt_rand, probe);
    if (status == LANEWISE_OK && check != LANEWISE_SLHDSA_CHECK_NONE) {
        if (check == LANEWISE_SLHDSA_CHECK_FAULTS) { /* from the message on */
            status = lanewise_slh_message_form(&m, set, message->data, message->len, options);
            m.source = source;
            if (status == LANEWISE_OK)
                status = lanewise_slh_sign_again(by, signature, &m, opt_rand, probe);
        }
        if (status == LANEWISE_OK)
            status = verify_own(set, signature, by->secret_key, &m);
        if (status != LANEWISE_OK)
            lanewise_wipe(signature, slh_signature_bytes(set));
    }
    lanewise_wipe(&m, sizeof m);
    return status;
}

int lanewise_slh_opt_rand(const slh_signer *by, const lanewise_slhdsa_options *options,
                          uint8_t *out) {
    const size_t n = by->set->n;
    if (options && options->deterministic) {
        memcpy(out, by->secret_key + 2 * n, n);
        return LANEWISE_OK;
    }
    return lanewise_random_bytes(options ? options->random : NULL, out, n);
}

int lanewise_slh_sign_public(const slh_signer *by, int status, void *signature,
                             size_t signature_bytes, const lanewise_bytes *message,
                             slh_source *source, const lanewise_slhdsa_options *options,
                             lanewise_slhdsa_progress *progress, void *data) {
    slh_probe probe = {.progress = progress, .data = data};
    uint8_t opt_rand[SLH_MAX_N];
    if (status == LANEWISE_OK)
        status = lanewise_slh_message_check(by->set, message->data, message->len, options);
    if (status == LANEWISE_OK)
        status = lanewise_slh_opt_rand(by, options, opt_rand);
    if (status == LANEWISE_OK)
        status = lanewise_slh_sign_message(by, signature, message, source, opt_rand, options,
                                           progress ? &probe : NULL);
    lanewise_wipe(opt_rand, sizeof opt_rand);
    if (status != LANEWISE_OK)
        scheme_clear(signature, signature_bytes);
    return status;
}

int lanewise_slhdsa_sign_with_progress(lanewise_slhdsa_set set, void *sig, size_t siglen,
                                       const void *sk, size_t sklen, const void *message,
                                       size_t len, const lanewise_slhdsa_options *options,
                                       lanewise_slhdsa_progress *progress, void *data) {
    const lanewise_bytes whole = {message, len};
    const slh_signer by = {lanewise_slh_private_set(set), sk, NULL};
    return lanewise_slh_sign_public(&by, lanewise_slh_sign_check(by.set, sig, siglen, sk, sklen),
                                    sig, siglen, &whole, NULL, options, progress, data);
}

int lanewise_slhdsa_sign(lanewise_slhdsa_set set, void *sig, size_t siglen, const void *sk,
                         size_t sklen, const void *message, size_t len,
                         const lanewise_slhdsa_options *options) {
    return lanewise_slhdsa_sign_with_progress(set, sig, siglen, sk, sklen, message, len, options,
                                              NULL, NULL);
}
