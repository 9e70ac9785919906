/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Keys that are kept expanded. */
#include "core.h"
#include "lanewise/mlkem.h"
#include "sets.h"

#include <string.h>

_Static_assert(sizeof(mlkem_key) <= sizeof(lanewise_mlkem_key), "the public type must hold it");

static mlkem_key *inside(lanewise_mlkem_key *key) {
    return (mlkem_key *)key;
}

static uint64_t mixed(uint64_t mark, uint64_t word) {
    return (mark << 23 | mark >> 41) ^ word;
}

/* What the head of a key must go with. It holds addresses, which in most processes are others:
 * bytes that another process wrote, or that are no key at all, do not fit. No product: on Cortex-M3
 * there is to be no long one in this code, secret or not. */
static uint64_t mark_of(const mlkem_key *k) {
    uint64_t mark = mixed(UINT64_C(0x6c77204d4c4b454d), (uint64_t)(uintptr_t)k->params);
    return mixed(mixed(mark, (uint64_t)(uintptr_t)k->arith), k->has);
}

static int is_ours(const mlkem_key *k) {
    const mlkem_arith *const *a = lanewise_mlkem_ariths;
    if (k->mark != mark_of(k) || !scheme_has(&lanewise_mlkem_table, k->params))
        return 0;
    while (*a && *a != k->arith)
        a++;
    return *a != NULL;
}

const mlkem_key *lanewise_mlkem_having(const lanewise_mlkem_key *key, unsigned parts) {
    const mlkem_key *k = (const mlkem_key *)key;
    return k && (k->has & parts) == parts && is_ours(k) ? k : NULL;
}

/* The object of a call; and a buffer of it, whose length the key says. */
#define OBJECT(key) {key, 0, 0}
#define SIZED(k, data, len, member) {data, len, SCHEME_OF(k, k->params->member)}

void lanewise_mlkem_key_wipe(lanewise_mlkem_key *key) {
    lanewise_wipe(key, key ? sizeof *key : 0);
}

/* What all that make a key begin with: of `len` bytes, which have to be `want`. */
static int begin(lanewise_mlkem_key *key, const mlkem_params *p, const void *from, size_t len,
                 size_t want) {
    scheme_clear(key, sizeof *key);
    return scheme_check(p, LANEWISE_ERR_ALGORITHM, SCHEME_BUFFERS(OBJECT(key), {from, len, want}));
}

/* And what they end with. */
static int finished(lanewise_mlkem_key *key, int status) {
    if (status != LANEWISE_OK)
        lanewise_mlkem_key_wipe(key);
    return status;
}

/* Whether t - A s is noise that key generation can give: s belongs to t. One round trip shows a
 * wrong coefficient of s only if it meets one of u in the NTT domain that is not 0: 3,328 times in
 * 3,329. Nothing branches on the noise; room is the caller's to wipe. */
static int s_belongs_to_t(const mlkem_key *k, int16_t room[4 * MLKEM_N]) {
    int16_t *one = room, *p = room + 2 * MLKEM_N, *e = p + MLKEM_N;
    const mlkem_arith *a = k->arith;
    const int16_t most = k->params->eta1;
    int16_t wrong = 0; /* negative if one is */
    for (unsigned j = 0; j < MLKEM_N; j++)
        e[j] = !(j & 1);
    a->prepare(one, e);
    for (unsigned i = 0; i < k->params->k; i++) {
        a->inner(p, k->matrix + MLKEM_N * i, k->params->k, k->s, k->params->k);
        memset(e, 0, MLKEM_N * sizeof *e);
        a->scale_add(p, e); /* what `inner` divided by 2^16 */
        a->subtract_from(p, k->t + MLKEM_N * i);
        a->inner(e, p, 1, one, 1); /* what `inverse` multiplies by 2^16 */
        a->inverse(e);             /* within q - most, so that small residues are small */
        for (unsigned j = 0; j < MLKEM_N; j++)
            wrong = (int16_t)(wrong | (most + e[j]) | (most - e[j]));
    }
    lanewise_wipe_spilled();
    return wrong >= 0;
}

/* Everything in the key that is computed from something else, computed again: all of it from the
 * seed, or the public half from its bytes; without a seed, whether s belongs to t. */
static int same_again(const mlkem_key *k) {
    _Alignas(64) mlkem_key again;
    const mlkem_params *p = k->params;
    const size_t poly = MLKEM_N * sizeof(int16_t), rank = p->k;
    int same = lanewise_equal(k->z, k->z_again, sizeof k->z);
    if (k->has & MLKEM_HAS_SEED) {
        lanewise_mlkem_generate(&again, p, k->d, k->z_again, NULL);
        same &= lanewise_equal(again.s, k->s, 2 * poly * rank);
    } else {
        same &= !lanewise_mlkem_read_public(&again, p, k->public_key);
        lanewise_mlkem_expand(&again, again.hash);
        same &= s_belongs_to_t(k, again.s); /* whose place is free */
    }
    same &= lanewise_equal(again.public_key, k->public_key, p->public_bytes);
    same &= lanewise_equal(again.hash, k->hash, sizeof k->hash);
    same &= lanewise_equal(again.t, k->t, poly * rank);
    same &= lanewise_equal(again.matrix, k->matrix, poly * rank * rank);
    lanewise_mlkem_wipe_secrets(&again);
    return same;
}

/* With the message m. */
static int check_with(const mlkem_key *k, const uint8_t m[LANEWISE_MLKEM_MESSAGE_BYTES]) {
    uint8_t ct[MLKEM_MAX_CIPHERTEXT], sent[32], received[32];
    lanewise_mlkem_encapsulate((mlkem_key *)k, MLKEM_EXPANDED, ct, sent, m);
    (void)lanewise_mlkem_decapsulate((mlkem_key *)k, MLKEM_EXPANDED, received, ct);
    int fine = lanewise_equal(sent, received, sizeof sent) & same_again(k);
    lanewise_wipe(sent, sizeof sent);
    lanewise_wipe(received, sizeof received);
    return fine ? LANEWISE_OK : LANEWISE_ERR_FAULT;
}

int lanewise_mlkem_key_from_seed(lanewise_mlkem_key *key, lanewise_mlkem_set set, const void *seed,
                                 size_t seedlen) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    int status = begin(key, p, seed, seedlen, LANEWISE_MLKEM_SEED_BYTES);
    if (status == LANEWISE_OK) {
        mlkem_key *k = inside(key);
        const uint8_t *d = seed, *z = d + 32;
        lanewise_mlkem_generate(k, p, d, z, NULL);
        memcpy(k->z_again, z, MLKEM_SYMBYTES);
        k->mark = mark_of(k);
        if (lanewise_mlkem_pairwise(-1))
            status = check_with(k, k->hash);
    }
    return finished(key, status);
}

int lanewise_mlkem_key_generate(lanewise_mlkem_key *key, lanewise_mlkem_set set,
                                const lanewise_random *random) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    uint8_t seed[LANEWISE_MLKEM_SEED_BYTES];
    int status = begin(key, p, "", 0, 0);
    if (status == LANEWISE_OK)
        status = lanewise_random_bytes(random, seed, sizeof seed);
    if (status == LANEWISE_OK)
        status = lanewise_mlkem_key_from_seed(key, set, seed, sizeof seed);
    lanewise_wipe(seed, sizeof seed);
    return status;
}

int lanewise_mlkem_key_from_public(lanewise_mlkem_key *key, lanewise_mlkem_set set, const void *ek,
                                   size_t eklen) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    int status = begin(key, p, ek, eklen, SCHEME_OF(p, p->public_bytes));
    if (status == LANEWISE_OK && lanewise_mlkem_read_public(inside(key), p, ek))
        status = LANEWISE_ERR_KEY;
    if (status == LANEWISE_OK) {
        lanewise_mlkem_expand(inside(key), inside(key)->hash);
        inside(key)->mark = mark_of(inside(key));
    }
    return finished(key, status);
}

int lanewise_mlkem_key_from_private(lanewise_mlkem_key *key, lanewise_mlkem_set set, const void *dk,
                                    size_t dklen) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    uint8_t hash[MLKEM_SYMBYTES];
    int status = begin(key, p, dk, dklen, SCHEME_OF(p, p->private_bytes));
    if (status == LANEWISE_OK) {
        lanewise_mlkem_read_private(inside(key), p, dk);
        lanewise_mlkem_expand(inside(key), hash);
        memcpy(inside(key)->z_again, (const uint8_t *)dk + dklen - MLKEM_SYMBYTES, MLKEM_SYMBYTES);
        inside(key)->mark = mark_of(inside(key));
        if (!lanewise_equal(hash, inside(key)->hash, sizeof hash))
            status = LANEWISE_ERR_KEY;
    }
    return finished(key, status);
}

int lanewise_mlkem_key_public(const lanewise_mlkem_key *key, void *ek, size_t eklen) {
    const mlkem_key *k = lanewise_mlkem_having(key, MLKEM_HAS_PUBLIC);
    int status = scheme_check(k, LANEWISE_ERR_STATE,
                              SCHEME_BUFFERS(OBJECT(key), SIZED(k, ek, eklen, public_bytes)));
    if (status == LANEWISE_OK)
        memcpy(ek, k->public_key, eklen);
    else
        scheme_clear(ek, eklen);
    return status;
}

int lanewise_mlkem_key_private(const lanewise_mlkem_key *key, void *dk, size_t dklen) {
    const mlkem_key *k = lanewise_mlkem_having(key, MLKEM_HAS_PRIVATE);
    int status = scheme_check(k, LANEWISE_ERR_STATE,
                              SCHEME_BUFFERS(OBJECT(key), SIZED(k, dk, dklen, private_bytes)));
    if (status == LANEWISE_OK)
        lanewise_mlkem_export(k, dk);
    else
        scheme_clear(dk, dklen);
    return status;
}

int lanewise_mlkem_key_seed(const lanewise_mlkem_key *key, void *seed, size_t seedlen) {
    const mlkem_key *k = lanewise_mlkem_having(key, MLKEM_HAS_SEED);
    int status =
        scheme_check(k, LANEWISE_ERR_STATE,
                     SCHEME_BUFFERS(OBJECT(key), {seed, seedlen, LANEWISE_MLKEM_SEED_BYTES}));
    if (status == LANEWISE_OK) {
        memcpy(seed, k->d, 32);
        memcpy((uint8_t *)seed + 32, k->z, 32);
    } else {
        scheme_clear(seed, seedlen);
    }
    return status;
}

int lanewise_mlkem_key_encaps_seed(const lanewise_mlkem_key *key, void *ct, size_t ctlen, void *ss,
                                   size_t sslen, const void *m, size_t mlen) {
    const mlkem_key *k = lanewise_mlkem_having(key, MLKEM_HAS_PUBLIC);
    int status = scheme_check(k, LANEWISE_ERR_STATE,
                              SCHEME_BUFFERS(OBJECT(key), SIZED(k, ct, ctlen, ciphertext_bytes),
                                             {ss, sslen, LANEWISE_MLKEM_SHARED_BYTES},
                                             {m, mlen, LANEWISE_MLKEM_MESSAGE_BYTES}));
    if (status == LANEWISE_OK) {
        lanewise_mlkem_encapsulate((mlkem_key *)k, MLKEM_EXPANDED, ct, ss, m);
    } else {
        scheme_clear(ct, ctlen);
        scheme_clear(ss, sslen);
    }
    return status;
}

int lanewise_mlkem_key_encaps(const lanewise_mlkem_key *key, void *ct, size_t ctlen, void *ss,
                              size_t sslen, const lanewise_random *random) {
    const mlkem_key *k = lanewise_mlkem_having(key, MLKEM_HAS_PUBLIC);
    uint8_t m[LANEWISE_MLKEM_MESSAGE_BYTES];
    int status = scheme_check(k, LANEWISE_ERR_STATE,
                              SCHEME_BUFFERS(OBJECT(key), SIZED(k, ct, ctlen, ciphertext_bytes),
                                             {ss, sslen, LANEWISE_MLKEM_SHARED_BYTES}));
    if (status == LANEWISE_OK)
        status = lanewise_random_bytes(random, m, sizeof m);
    if (status == LANEWISE_OK) {
        lanewise_mlkem_encapsulate((mlkem_key *)k, MLKEM_EXPANDED, ct, ss, m);
    } else {
        scheme_clear(ct, ctlen);
        scheme_clear(ss, sslen);
    }
    lanewise_wipe(m, sizeof m);
    return status;
}

int lanewise_mlkem_key_decaps(const lanewise_mlkem_key *key, void *ss, size_t sslen, const void *ct,
                              size_t ctlen) {
    const mlkem_key *k = lanewise_mlkem_having(key, MLKEM_HAS_PRIVATE);
    int status = scheme_check(k, LANEWISE_ERR_STATE,
                              SCHEME_BUFFERS(OBJECT(key), {ss, sslen, LANEWISE_MLKEM_SHARED_BYTES},
                                             SIZED(k, ct, ctlen, ciphertext_bytes)));
    if (status == LANEWISE_OK)
        (void)lanewise_mlkem_decapsulate((mlkem_key *)k, MLKEM_EXPANDED, ss, ct);
    else
        scheme_clear(ss, sslen);
    return status;
}

int lanewise_mlkem_key_check(const lanewise_mlkem_key *key, const lanewise_random *random) {
    uint8_t m[LANEWISE_MLKEM_MESSAGE_BYTES];
    if (!key)
        return LANEWISE_ERR_NULL;
    const mlkem_key *k = lanewise_mlkem_having(key, MLKEM_HAS_PRIVATE);
    if (!k)
        return LANEWISE_ERR_STATE;
    int status = lanewise_random_bytes(random, m, sizeof m);
    if (status == LANEWISE_OK)
        status = check_with(k, m);
    lanewise_wipe(m, sizeof m);
    return status;
}
