/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Key objects: a secret key with the nodes of the hypertree's top layer. That tree is the same in
 * all signatures of a key, so that of its layer only one key pair's chains are left to compute.
 */
#include "sign.h"

#include <string.h>

/* What a caller holds as a lanewise_slhdsa_key. */
#if defined(__GNUC__)
typedef struct __attribute__((may_alias)) slh_key {
#else
typedef struct slh_key {
#endif
    uint64_t mark, set;
    uint8_t secret_key[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES];
    uint8_t nodes[SLH_MAX_KEPT]; /* slh_kept_bytes of it */
} slh_key;

_Static_assert(sizeof(slh_key) <= sizeof(lanewise_slhdsa_key), "the public type holds it");

/* The chains by their digits, longest first, so that those of a batch end at about the same time.
 * The second signing has the same order: of the layers this is the one whose root is PK.root, so
 * that no wrong value in it passes verification. */
static void longest_first(const slh_work *w, const uint8_t *digits, uint8_t order[SLH_MAX_LEN]) {
    unsigned len = slh_len(w->set), at = 0;
    for (unsigned digit = slh_steps(w->set) + 1; digit--;)
        for (unsigned c = 0; c < len; c++)
            if (digits[c] == digit)
                order[at++] = (uint8_t)c;
}

/* Chains chain[0 .. count - 1], each in a slot, up to their digits, where they are signed. */
static void sign_chains(slh_work *w, const slh_batch *b, const uint8_t *chain, unsigned count,
                        const uint8_t *digits, uint8_t *values) {
    for (unsigned k = 0; k < count; k++) {
        slh_set_address(w, b, b->prf, SLH_LAST, k, chain[k], 0);
        slh_set_address(w, b, b->one, SLH_LAST, k, chain[k], 0);
    }
    w->used = count;
    lanewise_slh_prf(w, b);
    for (unsigned step = 0, end;; step = end) {
        end = SLH_STEPS + 1;
        w->used = 0;
        for (unsigned k = 0; k < count; k++) {
            unsigned digit = digits[chain[k]];
            w->used += digit > step;
            if (digit == step)
                slh_give_node(w, b, k, values + (size_t)chain[k] * w->set->n);
            else if (digit > step && digit < end)
                end = digit;
        }
        if (end > SLH_STEPS)
            return;
        lanewise_slh_chain(w, b, end - step);
    }
}

void lanewise_slh_kept_sign(slh_work *w, const uint8_t *kept, uint32_t leaf,
                            const uint8_t digits[SLH_MAX_LEN], uint8_t *signature) {
    const slh_set *set = w->set;
    unsigned len = slh_len(set);
    uint8_t order[SLH_MAX_LEN] = {0};
    longest_first(w, digits, order);
    for (unsigned done = 0; done < len;) {
        const slh_batch *b = lanewise_slh_batch_for(w, len - done);
        unsigned some = b->states < len - done ? b->states : len - done;
        uint64_t *images[] = {b->prf, b->one};
        for (unsigned i = 0; i < 2; i++) {
            slh_fill_place(w, b, images[i], set->d - 1u, 0);
            slh_fill_address(w, b, images[i], SLH_TYPE, i ? SLH_WOTS_HASH : SLH_WOTS_PRF, leaf);
        }
        sign_chains(w, b, order + done, some, digits, signature);
        done += some;
    }
    for (unsigned level = 0; level < set->hp; level++)
        slh_give(w, signature + (size_t)(len + level) * set->n,
                 kept + slh_kept_place(set, level, leaf >> level ^ 1));
}

static uint64_t mark_of_kept(const slh_key *k) {
    return UINT64_C(0x6c7720534c484453) ^ (k->set << 32 | k->set);
}

/* Who signs with an object; by->set is NULL if there is no key in it. */
static slh_signer signer_of(const lanewise_slhdsa_key *key) {
    const slh_key *k = (const slh_key *)key;
    const slh_set *set =
        k->mark == mark_of_kept(k) ? lanewise_slh_private_set((lanewise_slhdsa_set)k->set) : NULL;
    return (slh_signer){set, k->secret_key, k->nodes};
}

int lanewise_slh_key_check(const lanewise_slhdsa_key *key, const void *signature,
                           size_t signature_bytes, slh_signer *by) {
    if (!key)
        return LANEWISE_ERR_NULL;
    *by = signer_of(key);
    return scheme_check(by->set, LANEWISE_ERR_STATE,
                        SCHEME_BUFFERS(SLH_SIGNATURE(by->set, signature, signature_bytes)));
}

/* The tree, and so PK.root, of the seeds that are in the object. */
static void grow(slh_key *k, const slh_set *set, uint8_t *root) {
    k->set = set->row.set;
    lanewise_slh_root(set, k->secret_key, k->secret_key + 2u * set->n, root, k->nodes, NULL);
    k->mark = mark_of_kept(k);
}

int lanewise_slhdsa_key_generate(lanewise_slhdsa_key *key, lanewise_slhdsa_set which,
                                 const lanewise_random *random) {
    const slh_set *set = lanewise_slh_private_set(which);
    slh_key *k = (slh_key *)key;
    if (!key)
        return LANEWISE_ERR_NULL;
    lanewise_wipe(key, sizeof *key);
    if (!set)
        return LANEWISE_ERR_ALGORITHM;
    int status = lanewise_random_bytes(random, k->secret_key, 3u * set->n);
    if (status == LANEWISE_OK)
        grow(k, set, k->secret_key + 3u * set->n);
    else
        lanewise_wipe(key, sizeof *key);
    return status;
}

int lanewise_slhdsa_key_from_private(lanewise_slhdsa_key *key, lanewise_slhdsa_set which,
                                     const void *sk, size_t sklen) {
    const slh_set *set = lanewise_slh_private_set(which);
    slh_key *k = (slh_key *)key;
    uint8_t root[SLH_MAX_N];
    if (!key)
        return LANEWISE_ERR_NULL;
    lanewise_wipe(key, sizeof *key);
    int status =
        scheme_check(set, LANEWISE_ERR_ALGORITHM, SCHEME_BUFFERS(SLH_SECRET(set, sk, sklen)));
    if (status != LANEWISE_OK)
        return status;
    memcpy(k->secret_key, sk, sklen);
    grow(k, set, root);
    if (lanewise_equal(root, k->secret_key + 3u * set->n, set->n))
        return LANEWISE_OK;
    lanewise_wipe(key, sizeof *key);
    return LANEWISE_ERR_KEY;
}

/* `len` bytes of an object's secret key from the `first` seed on: all of it, or its public half. */
static int export(const lanewise_slhdsa_key *key, void *out, size_t len, unsigned first) {
    const slh_signer by = key ? signer_of(key) : (slh_signer){NULL, NULL, NULL};
    int status =
        !key ? LANEWISE_ERR_NULL
             : scheme_check(by.set, LANEWISE_ERR_STATE,
                            SCHEME_BUFFERS({out, len, SCHEME_OF(by.set, (4 - first) * by.set->n)}));
    if (status == LANEWISE_OK)
        memcpy(out, by.secret_key + (size_t)first * by.set->n, len);
    else
        scheme_clear(out, len);
    return status;
}

int lanewise_slhdsa_key_public(const lanewise_slhdsa_key *key, void *pk, size_t pklen) {
    return export(key, pk, pklen, 2);
}

int lanewise_slhdsa_key_private(const lanewise_slhdsa_key *key, void *sk, size_t sklen) {
    return export(key, sk, sklen, 0);
}

int lanewise_slhdsa_key_sign(const lanewise_slhdsa_key *key, void *sig, size_t siglen,
                             const void *message, size_t len,
                             const lanewise_slhdsa_options *options) {
    const lanewise_bytes whole = {message, len};
    slh_signer by = {NULL, NULL, NULL};
    int status = lanewise_slh_key_check(key, sig, siglen, &by);
    return lanewise_slh_sign_public(&by, status, sig, siglen, &whole, NULL, options, NULL, NULL);
}

void lanewise_slhdsa_key_wipe(lanewise_slhdsa_key *key) {
    if (key)
        lanewise_wipe(key, sizeof *key);
}
