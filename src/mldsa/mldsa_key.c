/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The public functions on key objects. */
#include "mldsa_key.h"
#include "public.h"

#include <string.h>

_Static_assert(sizeof(mldsa_held) + MLDSA_VECTOR + sizeof(mldsa_key) <= sizeof(lanewise_mldsa_key),
               "the public type must hold it");

int lanewise_mldsa_read_private(mldsa_key *key, const mldsa_params *p, const uint8_t *sk,
                                size_t sklen, int whole) {
    uint8_t again[LANEWISE_MLDSA_MAX_PRIVATE_BYTES];
    int status;
    if (!mldsa_is_private_length(p, sklen))
        return LANEWISE_ERR_LENGTH;
    if (sklen == mldsa_private_bytes(p)) {
        status = lanewise_mldsa_read_expanded(key, p, sk);
        return status == LANEWISE_OK && whole ? lanewise_mldsa_complete(key) : status;
    }
    lanewise_mldsa_generate(key, p, sk, 1, sklen == MLDSA_SEED ? NULL : again);
    if (sklen == MLDSA_SEED)
        return LANEWISE_OK;
    status =
        lanewise_equal(again, sk + MLDSA_SEED, sklen - MLDSA_SEED) ? LANEWISE_OK : LANEWISE_ERR_KEY;
    lanewise_wipe(again, sizeof again);
    return status;
}

static uint64_t mark_of(const mldsa_key *k, uint64_t at) {
    uint64_t mark = UINT64_C(0x6c77204d4c445341) ^ (uint64_t)(uintptr_t)k->params;
    return (mark << 23 | mark >> 41) ^ k->has ^ at << 32;
}

/* Where the key of a new object is to be. */
static mldsa_key *place_in(lanewise_mldsa_key *key) {
    mldsa_held *held = (mldsa_held *)key;
    const uintptr_t behind = (uintptr_t)(held + 1);
    held->at = sizeof *held + ((0 - behind) & (MLDSA_VECTOR - 1));
    return (mldsa_key *)((uint8_t *)key + held->at);
}

/* The key in an object, if it has those parts; otherwise NULL. */
static const mldsa_key *having(const lanewise_mldsa_key *key, uint64_t parts) {
    const mldsa_held *held = (const mldsa_held *)key;
    if (held->at < sizeof *held || held->at - sizeof *held >= MLDSA_VECTOR || held->at % 8)
        return NULL;
    const mldsa_key *k = (const mldsa_key *)((const uint8_t *)key + held->at);
    if (held->mark != mark_of(k, held->at) || (k->has & parts) != parts)
        return NULL;
    return scheme_has(&lanewise_mldsa_table, k->params) ? k : NULL;
}

/* What ends all that make an object. */
static int finished(lanewise_mldsa_key *key, int status) {
    mldsa_held *held = (mldsa_held *)key;
    if (status == LANEWISE_OK)
        held->mark = mark_of((const mldsa_key *)((const uint8_t *)key + held->at), held->at);
    else
        lanewise_mldsa_key_wipe(key);
    return status;
}

void lanewise_mldsa_key_wipe(lanewise_mldsa_key *key) {
    lanewise_wipe(key, key ? sizeof *key : 0);
}

int lanewise_mldsa_key_generate(lanewise_mldsa_key *key, lanewise_mldsa_set set,
                                const lanewise_random *random) {
    uint8_t seed[MLDSA_SEED];
    const mldsa_params *p = lanewise_mldsa_find(set);
    if (!key)
        return LANEWISE_ERR_NULL;
    int status = p ? lanewise_random_bytes(random, seed, MLDSA_SEED) : LANEWISE_ERR_ALGORITHM;
    if (status == LANEWISE_OK)
        lanewise_mldsa_generate(place_in(key), p, seed, 1, NULL);
    lanewise_wipe(seed, MLDSA_SEED);
    return finished(key, status);
}

int lanewise_mldsa_key_from_private(lanewise_mldsa_key *key, lanewise_mldsa_set set, const void *sk,
                                    size_t sklen) {
    const mldsa_params *p = lanewise_mldsa_find(set);
    if (!key)
        return LANEWISE_ERR_NULL;
    int status = !sk  ? LANEWISE_ERR_NULL
                 : !p ? LANEWISE_ERR_ALGORITHM
                      : lanewise_mldsa_read_private(place_in(key), p, sk, sklen, 1);
    return finished(key, status);
}

int lanewise_mldsa_key_from_public(lanewise_mldsa_key *key, lanewise_mldsa_set set, const void *pk,
                                   size_t pklen) {
    const mldsa_params *p = lanewise_mldsa_find(set);
    if (!key)
        return LANEWISE_ERR_NULL;
    int status = !pk                              ? LANEWISE_ERR_NULL
                 : !p                             ? LANEWISE_ERR_ALGORITHM
                 : pklen != mldsa_public_bytes(p) ? LANEWISE_ERR_LENGTH
                                                  : LANEWISE_OK;
    if (status == LANEWISE_OK)
        lanewise_mldsa_read_public(place_in(key), p, pk);
    return finished(key, status);
}

int lanewise_mldsa_key_public(const lanewise_mldsa_key *key, void *pk, size_t pklen) {
    const mldsa_key *k = key ? having(key, MLDSA_HAS_PUBLIC) : NULL;
    int status = !key || !pk                              ? LANEWISE_ERR_NULL
                 : !k                                     ? LANEWISE_ERR_STATE
                 : pklen != mldsa_public_bytes(k->params) ? LANEWISE_ERR_LENGTH
                                                          : LANEWISE_OK;
    if (status == LANEWISE_OK)
        memcpy(pk, k->public_key, pklen);
    else
        scheme_clear(pk, pklen);
    return status;
}

/* The private key of a length that was checked, in that form; it has a seed if that needs one. */
static void write_private(const mldsa_key *key, uint8_t *sk, size_t sklen) {
    const size_t expanded = mldsa_private_bytes(key->params);
    if (sklen != expanded)
        memcpy(sk, key->seed, MLDSA_SEED);
    if (sklen != MLDSA_SEED)
        lanewise_mldsa_write_expanded(key, sk + sklen - expanded);
}

int lanewise_mldsa_key_private(const lanewise_mldsa_key *key, void *sk, size_t sklen) {
    const mldsa_key *k = key ? having(key, MLDSA_HAS_PRIVATE) : NULL;
    int status = !key || !sk                                  ? LANEWISE_ERR_NULL
                 : !k                                         ? LANEWISE_ERR_STATE
                 : !mldsa_is_private_length(k->params, sklen) ? LANEWISE_ERR_LENGTH
                 : sklen != mldsa_private_bytes(k->params) && !(k->has & MLDSA_HAS_SEED)
                     ? LANEWISE_ERR_STATE
                     : LANEWISE_OK;
    if (status == LANEWISE_OK)
        write_private(k, sk, sklen);
    else
        scheme_clear(sk, sklen);
    return status;
}

/* What the messages of a call have in common. */
typedef struct to_sign {
    const uint8_t *tr;
    const lanewise_bytes *messages;
    void *const *sigs;
    const lanewise_mldsa_options *options;
    const uint8_t *rnd; /* NULL: read for each message */
} to_sign;

static int next_request(void *context, size_t i, mldsa_request *r) {
    const to_sign *s = context;
    r->sig = s->sigs[i];
    int status =
        lanewise_mldsa_form_mu(r->mu, s->tr, s->messages[i].data, s->messages[i].len, s->options);
    if (s->rnd)
        memcpy(r->in + 32, s->rnd, 32);
    else if (status == LANEWISE_OK)
        status = lanewise_mldsa_draw(r->in + 32, s->options);
    return status;
}

int lanewise_mldsa_verify_with(const mldsa_key *key, const void *sig, const void *message,
                               size_t len, const lanewise_mldsa_options *options) {
    uint8_t mu[LANEWISE_MLDSA_MU_BYTES];
    int status = lanewise_mldsa_form_mu(mu, key->tr, message, len, options);
    return status == LANEWISE_OK ? lanewise_mldsa_examine(key, sig, mu) : status;
}

int lanewise_mldsa_sign_with(const mldsa_signing *s, const mldsa_key *key, mldsa_poly *missing,
                             void *to) {
    to_sign t = {key->tr, &s->message, &to, s->options, s->rnd};
    return lanewise_mldsa_attempt(key, missing, next_request, &t);
}

int lanewise_mldsa_examine_own(const mldsa_signing *s, const mldsa_key *key, const uint8_t *again) {
    int same = !again || lanewise_equal(again, s->sig, s->siglen);
    mldsa_reveal(&same, sizeof same);
    if (!same)
        return LANEWISE_ERR_FAULT;
    mldsa_reveal(s->sig, s->siglen); /* it leaves if it is valid */
    const int status =
        lanewise_mldsa_verify_with(key, s->sig, s->message.data, s->message.len, s->options);
    return status == LANEWISE_ERR_SIGNATURE ? LANEWISE_ERR_FAULT : status;
}

static int sign_by_object(const mldsa_signing *s, int last, uint8_t *to) {
    const int status = lanewise_mldsa_sign_with(s, s->key, NULL, to);
    return status == LANEWISE_OK && last
               ? lanewise_mldsa_examine_own(s, s->key, to == s->sig ? NULL : to)
               : status;
}

int lanewise_mldsa_key_sign(const lanewise_mldsa_key *key, void *sig, size_t siglen,
                            const void *message, size_t len,
                            const lanewise_mldsa_options *options) {
    const mldsa_key *k = key ? having(key, MLDSA_HAS_PRIVATE) : NULL;
    mldsa_signing s = {NULL, k, NULL, 0, {message, len}, options, sig, siglen, {0}};
    int status = !key || !sig ? LANEWISE_ERR_NULL
                 : !k         ? LANEWISE_ERR_STATE
                 : siglen != mldsa_signature_bytes(k->params)
                     ? LANEWISE_ERR_LENGTH
                     : lanewise_mldsa_check_options(k->params, message, len, options);
    if (status == LANEWISE_OK)
        status = lanewise_mldsa_sign_checked(&s, sign_by_object);
    if (status != LANEWISE_OK)
        scheme_clear(sig, siglen);
    return status;
}

int lanewise_mldsa_key_verify(const lanewise_mldsa_key *key, const void *sig, size_t siglen,
                              const void *message, size_t len,
                              const lanewise_mldsa_options *options) {
    const mldsa_key *k = key ? having(key, MLDSA_HAS_PUBLIC) : NULL;
    int status = !key || (!sig && siglen) ? LANEWISE_ERR_NULL
                 : !k                     ? LANEWISE_ERR_STATE
                      : lanewise_mldsa_check_options(k->params, message, len, options);
    if (status == LANEWISE_OK && siglen != mldsa_signature_bytes(k->params))
        status = LANEWISE_ERR_SIGNATURE;
    return status == LANEWISE_OK ? lanewise_mldsa_verify_with(k, sig, message, len, options)
                                 : status;
}

int lanewise_mldsa_key_sign_many(const lanewise_mldsa_key *key, size_t count, void *const *sig,
                                 size_t siglen, const lanewise_bytes *messages,
                                 const lanewise_mldsa_options *options) {
    const mldsa_key *k = key ? having(key, MLDSA_HAS_PRIVATE) : NULL;
    int status = !key || (count && (!sig || !messages))       ? LANEWISE_ERR_NULL
                 : !k                                         ? LANEWISE_ERR_STATE
                 : siglen != mldsa_signature_bytes(k->params) ? LANEWISE_ERR_LENGTH
                                                              : LANEWISE_OK;
    for (size_t i = 0; i < count && status == LANEWISE_OK; i++)
        status = !sig[i] ? LANEWISE_ERR_NULL
                         : lanewise_mldsa_check_options(k->params, messages[i].data,
                                                        messages[i].len, options);
    if (status == LANEWISE_OK && options && options->check) {
        for (size_t i = 0; i < count && status == LANEWISE_OK; i++)
            status = lanewise_mldsa_key_sign(key, sig[i], siglen, messages[i].data, messages[i].len,
                                             options);
    } else if (status == LANEWISE_OK) {
        to_sign s = {k->tr, messages, sig, options, NULL};
        status = lanewise_mldsa_attempt_many(k, count, next_request, &s);
    }
    for (size_t i = 0; i < count && status != LANEWISE_OK && sig; i++)
        scheme_clear(sig[i], siglen);
    return status;
}

int lanewise_mldsa_key_verify_many(const lanewise_mldsa_key *key, size_t count,
                                   const lanewise_bytes *sig, const lanewise_bytes *messages,
                                   const lanewise_mldsa_options *options, int *results) {
    const mldsa_key *k = key ? having(key, MLDSA_HAS_PUBLIC) : NULL;
    int all = LANEWISE_OK;
    int status = !key || (count && (!sig || !messages)) ? LANEWISE_ERR_NULL
                 : !k                                   ? LANEWISE_ERR_STATE
                                                        : LANEWISE_OK;
    for (size_t i = 0; i < count && status == LANEWISE_OK; i++)
        status = !sig[i].data && sig[i].len
                     ? LANEWISE_ERR_NULL
                     : lanewise_mldsa_check_options(k->params, messages[i].data, messages[i].len,
                                                    options);
    if (status != LANEWISE_OK) {
        for (size_t i = 0; i < count && results; i++)
            results[i] = status;
        return status;
    }
    for (size_t i = 0; i < count; i += MLDSA_MAX_TOGETHER) {
        const unsigned n =
            count - i < MLDSA_MAX_TOGETHER ? (unsigned)(count - i) : (unsigned)MLDSA_MAX_TOGETHER;
        const uint8_t *these[MLDSA_MAX_TOGETHER];
        uint8_t mu[MLDSA_MAX_TOGETHER][LANEWISE_MLDSA_MU_BYTES];
        int got[MLDSA_MAX_TOGETHER];
        for (unsigned j = 0; j < n; j++) {
            these[j] = sig[i + j].data;
            got[j] = sig[i + j].len != mldsa_signature_bytes(k->params)
                         ? LANEWISE_ERR_SIGNATURE
                         : lanewise_mldsa_form_mu(mu[j], k->tr, messages[i + j].data,
                                                  messages[i + j].len, options);
        }
        lanewise_mldsa_examine_many(k, n, these, mu, got);
        for (unsigned j = 0; j < n; j++) {
            all = got[j] != LANEWISE_OK ? got[j] : all;
            if (results)
                results[i + j] = got[j];
        }
    }
    return all;
}
