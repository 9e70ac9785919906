/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Key management: keys are made, read, compared, described and handed over. */
#include "ossl_schemes.h"

#include <openssl/core_names.h>
#include <string.h>

static const char *const part_names[] = {"pub", "priv", "seed"};

static size_t key_bytes(const scheme *s) {
    return sizeof(key) + s->family->object_bytes;
}

key *key_new(const scheme *s) {
    key *k = provider_zalloc(key_bytes(s));
    if (k)
        k->scheme = s;
    return k;
}

void key_free(void *data) {
    key *k = data;
    if (k)
        provider_free(k, key_bytes(k->scheme));
}

static void now_has(key *k, part p) {
    k->has[PUBLIC] = 1;
    k->has[PRIVATE] = p != PUBLIC;
    k->has[SEED] = p == SEED && k->scheme->family->keeps_seed;
}

int key_from(key *k, part p, const void *data, size_t len) {
    if (k->has[PUBLIC]) /* another object may be reading it */
        return LANEWISE_ERR_STATE;
    int status = k->scheme->family->from(k->scheme, k->object, p, data, len);
    if (!status)
        now_has(k, p);
    return status;
}

/* That a key has these bytes as that part. */
static int compare(const key *k, part p, const void *data, size_t len) {
    uint8_t own[LANEWISE_MLDSA_MAX_PRIVATE_BYTES];
    if (len != k->scheme->bytes[p])
        return LANEWISE_ERR_LENGTH;
    int status = k->scheme->family->get(k->scheme, k->object, p, own, len);
    if (!status && !lanewise_equal(own, data, len))
        status = LANEWISE_ERR_KEY;
    lanewise_wipe(own, sizeof own);
    return status;
}

int key_from_parts(key *k, const void *const data[3], const size_t len[3]) {
    part first = len[SEED] ? SEED : len[PRIVATE] ? PRIVATE : PUBLIC;
    if (!len[first])
        return LANEWISE_ERR_KEY;
    int status = key_from(k, first, data[first], len[first]);
    for (part p = PUBLIC; !status && p < first; p++)
        if (len[p])
            status = compare(k, p, data[p], len[p]);
    if (status)
        memset(k->has, 0, sizeof k->has);
    return status;
}

static int has(const void *data, int selection) {
    const key *k = data;
    return k && (!(selection & OSSL_KEYMGMT_SELECT_PUBLIC_KEY) || k->has[PUBLIC]) &&
           (!(selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) || k->has[PRIVATE]);
}

static int match(const void *one, const void *other, int selection) {
    const key *a = one, *b = other;
    uint8_t bytes[LANEWISE_MLDSA_MAX_PRIVATE_BYTES];
    if (a->scheme != b->scheme)
        return 0;
    if (!(selection & OSSL_KEYMGMT_SELECT_KEYPAIR))
        return 1;
    part p = selection & OSSL_KEYMGMT_SELECT_PUBLIC_KEY || !(a->has[PRIVATE] && b->has[PRIVATE])
                 ? PUBLIC
                 : PRIVATE;
    if (!a->has[p] || !b->has[p])
        return 0;
    int same = !a->scheme->family->get(a->scheme, a->object, p, bytes, a->scheme->bytes[p]) &&
               compare(b, p, bytes, b->scheme->bytes[p]) == LANEWISE_OK;
    lanewise_wipe(bytes, sizeof bytes);
    return same;
}

static int validate(const void *data, int selection, int how) {
    const key *k = data;
    (void)how;
    if (!has(k, selection))
        return 0;
    if ((selection & OSSL_KEYMGMT_SELECT_KEYPAIR) != OSSL_KEYMGMT_SELECT_KEYPAIR)
        return 1;
    return provider_result(k->scheme->family->check(k->scheme, k->object));
}

static void *dup(const void *data, int selection) {
    const key *k = data;
    key *copy = key_new(k->scheme);
    if (!copy)
        return NULL;
    if (!(selection & OSSL_KEYMGMT_SELECT_KEYPAIR))
        return copy;
    if (k->has[PRIVATE] && !(selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY)) {
        uint8_t pk[LANEWISE_MLDSA_MAX_PUBLIC_BYTES];
        size_t len = k->scheme->bytes[PUBLIC];
        int status = k->scheme->family->get(k->scheme, k->object, PUBLIC, pk, len);
        if (status || (status = key_from(copy, PUBLIC, pk, len))) {
            provider_error(status);
            key_free(copy);
            return NULL;
        }
        return copy;
    }
    memcpy(copy, k, key_bytes(k->scheme));
    return copy;
}

static int import(void *data, int selection, const OSSL_PARAM *params) {
    key *k = data;
    const void *bytes[3] = {NULL};
    size_t len[3] = {0};
    if (!(selection & OSSL_KEYMGMT_SELECT_KEYPAIR))
        return 0;
    for (part p = PUBLIC; p <= SEED; p++)
        if (p == PUBLIC || selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY)
            if (!param_octets(params, part_names[p], &bytes[p], &len[p]))
                return provider_error(LANEWISE_ERR_PARAMETER);
    return provider_result(key_from_parts(k, bytes, len));
}

static int export(void *data, int selection, OSSL_CALLBACK *callback, void *argument) {
    const key *k = data;
    uint8_t bytes[3][LANEWISE_MLDSA_MAX_PRIVATE_BYTES];
    OSSL_PARAM params[4], *next = params;
    int ok = (selection & OSSL_KEYMGMT_SELECT_KEYPAIR) != 0 && k->has[PUBLIC];
    for (part p = PUBLIC; ok && p <= SEED; p++) {
        int wanted = p == PUBLIC ? OSSL_KEYMGMT_SELECT_PUBLIC_KEY : OSSL_KEYMGMT_SELECT_PRIVATE_KEY;
        size_t len = k->scheme->bytes[p];
        if (!(selection & wanted) || !k->has[p])
            continue;
        ok = provider_result(k->scheme->family->get(k->scheme, k->object, p, bytes[p], len));
        *next++ = (OSSL_PARAM){part_names[p], OSSL_PARAM_OCTET_STRING, bytes[p], len,
                               OSSL_PARAM_UNMODIFIED};
    }
    *next = (OSSL_PARAM)OSSL_PARAM_END;
    ok = ok && next != params && callback(params, argument);
    lanewise_wipe(bytes, sizeof bytes);
    return ok;
}

#define PART_TYPES                                                                                 \
    OSSL_PARAM_octet_string("pub", NULL, 0), OSSL_PARAM_octet_string("priv", NULL, 0),             \
        OSSL_PARAM_octet_string("seed", NULL, 0)

static const OSSL_PARAM *types(int selection) {
    static const OSSL_PARAM list[] = {PART_TYPES, OSSL_PARAM_END};
    return selection & OSSL_KEYMGMT_SELECT_KEYPAIR ? list : NULL;
}

static const OSSL_PARAM *gettable(void *context) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_int("bits", NULL),
                                      OSSL_PARAM_int("security-bits", NULL),
                                      OSSL_PARAM_int("max-size", NULL),
                                      OSSL_PARAM_int("security-category", NULL),
                                      OSSL_PARAM_utf8_string("mandatory-digest", NULL, 0),
                                      OSSL_PARAM_octet_string("encoded-pub-key", NULL, 0),
                                      PART_TYPES,
                                      OSSL_PARAM_END};
    (void)context;
    return list;
}

/* A part under a name, if both are there. */
static int put_part(OSSL_PARAM *list, const char *name, const key *k, part p) {
    uint8_t bytes[LANEWISE_MLDSA_MAX_PRIVATE_BYTES];
    size_t len = k->scheme->bytes[p];
    if (!k->has[p] || !param_find(list, name))
        return 1;
    int ok = provider_result(k->scheme->family->get(k->scheme, k->object, p, bytes, len)) &&
             param_put_octets(list, name, bytes, len);
    lanewise_wipe(bytes, sizeof bytes);
    return ok;
}

static int get_params(void *data, OSSL_PARAM *params) {
    const key *k = data;
    const scheme *s = k->scheme;
    if (!param_put_size(params, "bits", s->bits) ||
        !param_put_size(params, "security-bits", s->strength) ||
        !param_put_size(params, "max-size", s->product_bytes) ||
        !param_put_size(params, "security-category", s->category))
        return 0;
    /* One that signs hashes the message itself; in TLS the key of a KEM is sent as it is. */
    if (s->family->sign ? !param_put_text(params, "mandatory-digest", "")
                        : !put_part(params, "encoded-pub-key", k, PUBLIC))
        return 0;
    return put_part(params, "pub", k, PUBLIC) && put_part(params, "priv", k, PRIVATE) &&
           put_part(params, "seed", k, SEED);
}

static const OSSL_PARAM *settable(void *context) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_octet_string("encoded-pub-key", NULL, 0),
                                      OSSL_PARAM_END};
    (void)context;
    return list;
}

static int set_params(void *data, const OSSL_PARAM *params) {
    const void *bytes;
    size_t len;
    if (!param_octets(params, "encoded-pub-key", &bytes, &len))
        return provider_error(LANEWISE_ERR_PARAMETER);
    return !len || provider_result(key_from(data, PUBLIC, bytes, len));
}

/* A reference is a pointer to a key of which the decoder lets go. */
static void *load(const void *reference, size_t len) {
    key *k;
    if (len != sizeof k)
        return NULL;
    memcpy(&k, reference, sizeof k);
    memset((void *)(uintptr_t)reference, 0, sizeof k);
    return k;
}

/* What is to be generated. */
typedef struct plan {
    const scheme *scheme;
    int selection;
    size_t seed_bytes;
    uint8_t seed[3 * LANEWISE_SLHDSA_256_SEED_BYTES];
} plan;

static void plan_free(void *data) {
    if (data)
        provider_free(data, sizeof(plan));
}

static int plan_set(void *data, const OSSL_PARAM *params) {
    plan *g = data;
    const void *seed;
    size_t len;
    if (!param_octets(params, "seed", &seed, &len))
        return provider_error(LANEWISE_ERR_PARAMETER);
    if (!param_find(params, "seed"))
        return 1;
    g->seed_bytes = 0;
    if (len != g->scheme->bytes[SEED])
        return provider_error(LANEWISE_ERR_LENGTH);
    memcpy(g->seed, seed, len);
    g->seed_bytes = len;
    return 1;
}

static const OSSL_PARAM *plan_settable(void *data, void *context) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_octet_string("seed", NULL, 0), OSSL_PARAM_END};
    (void)data, (void)context;
    return list;
}

static void *plan_new(const scheme *s, int selection, const OSSL_PARAM *params) {
    plan *g = provider_zalloc(sizeof *g);
    if (!g)
        return NULL;
    g->scheme = s;
    g->selection = selection;
    if (plan_set(g, params))
        return g;
    plan_free(g);
    return NULL;
}

/* For "parameters" alone a key without parts, which a peer's public key goes into. */
static void *generate(void *data, OSSL_CALLBACK *callback, void *argument) {
    plan *g = data;
    key *k = key_new(g->scheme);
    int status = LANEWISE_OK;
    (void)callback, (void)argument;
    if (!k || !(g->selection & OSSL_KEYMGMT_SELECT_KEYPAIR))
        return k;
    if (g->seed_bytes) {
        status = key_from(k, SEED, g->seed, g->seed_bytes);
        lanewise_wipe(g->seed, sizeof g->seed);
        g->seed_bytes = 0; /* for one key */
    } else {
        status = g->scheme->family->generate(g->scheme, k->object);
        now_has(k, SEED);
    }
    if (!status)
        return k;
    provider_error(status);
    key_free(k);
    return NULL;
}

#define ONE(name, ...)                                                                             \
    static void *new_##name(void *context) {                                                       \
        (void)context;                                                                             \
        return key_new(&scheme_##name);                                                            \
    }                                                                                              \
    static void *plan_##name(void *context, int selection, const OSSL_PARAM *params) {             \
        (void)context;                                                                             \
        return plan_new(&scheme_##name, selection, params);                                        \
    }                                                                                              \
    static const OSSL_DISPATCH functions_##name[] = {                                              \
        FUNCTION(OSSL_FUNC_KEYMGMT_NEW, new_##name),                                               \
        FUNCTION(OSSL_FUNC_KEYMGMT_GEN_INIT, plan_##name),                                         \
        FUNCTION(OSSL_FUNC_KEYMGMT_GEN_SET_PARAMS, plan_set),                                      \
        FUNCTION(OSSL_FUNC_KEYMGMT_GEN_SETTABLE_PARAMS, plan_settable),                            \
        FUNCTION(OSSL_FUNC_KEYMGMT_GEN, generate),                                                 \
        FUNCTION(OSSL_FUNC_KEYMGMT_GEN_CLEANUP, plan_free),                                        \
        FUNCTION(OSSL_FUNC_KEYMGMT_LOAD, load),                                                    \
        FUNCTION(OSSL_FUNC_KEYMGMT_FREE, key_free),                                                \
        FUNCTION(OSSL_FUNC_KEYMGMT_GET_PARAMS, get_params),                                        \
        FUNCTION(OSSL_FUNC_KEYMGMT_GETTABLE_PARAMS, gettable),                                     \
        FUNCTION(OSSL_FUNC_KEYMGMT_SET_PARAMS, set_params),                                        \
        FUNCTION(OSSL_FUNC_KEYMGMT_SETTABLE_PARAMS, settable),                                     \
        FUNCTION(OSSL_FUNC_KEYMGMT_HAS, has),                                                      \
        FUNCTION(OSSL_FUNC_KEYMGMT_MATCH, match),                                                  \
        FUNCTION(OSSL_FUNC_KEYMGMT_VALIDATE, validate),                                            \
        FUNCTION(OSSL_FUNC_KEYMGMT_IMPORT, import),                                                \
        FUNCTION(OSSL_FUNC_KEYMGMT_IMPORT_TYPES, types),                                           \
        FUNCTION(OSSL_FUNC_KEYMGMT_EXPORT, export),                                                \
        FUNCTION(OSSL_FUNC_KEYMGMT_EXPORT_TYPES, types),                                           \
        FUNCTION(OSSL_FUNC_KEYMGMT_DUP, dup),                                                      \
        LAST_FUNCTION,                                                                             \
    };
ALL_SCHEMES(ONE)

#define LISTED(name, text, aliases, ...) {text aliases, PROPERTIES, functions_##name, "Lanewise"},

const OSSL_ALGORITHM *provider_keys(const provider *p) {
    static const OSSL_ALGORITHM alone[] = {ALL_SCHEMES(LISTED){NULL, NULL, NULL, NULL}};
    static const OSSL_ALGORITHM all[] = {ALL_SCHEMES(LISTED)
                                             HYBRID(provider_hybrid_keys){NULL, NULL, NULL, NULL}};
    return p->child ? all : alone;
}
