/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ML-KEM: encapsulation and decapsulation. */
#include "ossl_schemes.h"

#include <string.h>

typedef struct context {
    const scheme *scheme;
    const key *key;
    int seeded; /* `message` is that of the next encapsulation, and of no other */
    uint8_t message[LANEWISE_MLKEM_MESSAGE_BYTES];
} context;

static void *context_new(const scheme *s) {
    context *c = provider_zalloc(sizeof *c);
    if (c)
        c->scheme = s;
    return c;
}

static void context_free(void *data) {
    if (data)
        provider_free(data, sizeof(context));
}

static void *context_dup(void *data) {
    context *copy = provider_zalloc(sizeof *copy);
    if (copy)
        memcpy(copy, data, sizeof *copy);
    return copy;
}

static int set(void *data, const OSSL_PARAM *params) {
    context *c = data;
    const void *message;
    size_t len;
    if (!param_octets(params, "ikme", &message, &len))
        return provider_error(LANEWISE_ERR_PARAMETER);
    if (!param_find(params, "ikme"))
        return 1;
    c->seeded = 0;
    if (len != sizeof c->message)
        return provider_error(LANEWISE_ERR_LENGTH);
    memcpy(c->message, message, len);
    c->seeded = 1;
    return 1;
}

static const OSSL_PARAM *settable(void *data, void *p) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_octet_string("ikme", NULL, 0), OSSL_PARAM_END};
    (void)data, (void)p;
    return list;
}

static int init(context *c, const key *k, part needed, const OSSL_PARAM *params) {
    if (!k || k->scheme != c->scheme || !k->has[needed])
        return provider_error(LANEWISE_ERR_KEY);
    c->key = k;
    c->seeded = 0;
    return set(c, params);
}

static int encapsulate_init(void *data, void *k, const OSSL_PARAM *params) {
    return init(data, k, PUBLIC, params);
}

static int decapsulate_init(void *data, void *k, const OSSL_PARAM *params) {
    return init(data, k, PRIVATE, params);
}

static int encapsulate(void *data, unsigned char *ct, size_t *ctlen, unsigned char *ss,
                       size_t *sslen) {
    context *c = data;
    size_t bytes = c->scheme->product_bytes;
    int status;
    if (!c->key)
        return provider_error(LANEWISE_ERR_STATE);
    if (ct) {
        if (!ss || !ctlen || !sslen)
            return provider_error(LANEWISE_ERR_NULL);
        if (*ctlen < bytes || *sslen < LANEWISE_MLKEM_SHARED_BYTES)
            return provider_error(LANEWISE_ERR_LENGTH);
        const lanewise_mlkem_key *k = (const void *)c->key->object;
        if (c->seeded)
            status = lanewise_mlkem_key_encaps_seed(k, ct, bytes, ss, LANEWISE_MLKEM_SHARED_BYTES,
                                                    c->message, sizeof c->message);
        else
            status = lanewise_mlkem_key_encaps(k, ct, bytes, ss, LANEWISE_MLKEM_SHARED_BYTES, NULL);
        c->seeded = 0;
        lanewise_wipe(c->message, sizeof c->message);
        if (status)
            return provider_error(status);
    }
    if (ctlen)
        *ctlen = bytes;
    if (sslen)
        *sslen = LANEWISE_MLKEM_SHARED_BYTES;
    return 1;
}

static int decapsulate(void *data, unsigned char *ss, size_t *sslen, const unsigned char *ct,
                       size_t ctlen) {
    const context *c = data;
    if (!c->key || !c->key->has[PRIVATE])
        return provider_error(LANEWISE_ERR_STATE);
    if (ss) {
        if (sslen && *sslen < LANEWISE_MLKEM_SHARED_BYTES)
            return provider_error(LANEWISE_ERR_LENGTH);
        int status = lanewise_mlkem_key_decaps((const void *)c->key->object, ss,
                                               LANEWISE_MLKEM_SHARED_BYTES, ct, ctlen);
        if (status)
            return provider_error(status);
    }
    if (sslen)
        *sslen = LANEWISE_MLKEM_SHARED_BYTES;
    return 1;
}

#define ONE(name, ...)                                                                             \
    static void *new_##name(void *p) {                                                             \
        (void)p;                                                                                   \
        return context_new(&scheme_##name);                                                        \
    }                                                                                              \
    static const OSSL_DISPATCH functions_##name[] = {                                              \
        FUNCTION(OSSL_FUNC_KEM_NEWCTX, new_##name),                                                \
        FUNCTION(OSSL_FUNC_KEM_FREECTX, context_free),                                             \
        FUNCTION(OSSL_FUNC_KEM_DUPCTX, context_dup),                                               \
        FUNCTION(OSSL_FUNC_KEM_ENCAPSULATE_INIT, encapsulate_init),                                \
        FUNCTION(OSSL_FUNC_KEM_ENCAPSULATE, encapsulate),                                          \
        FUNCTION(OSSL_FUNC_KEM_DECAPSULATE_INIT, decapsulate_init),                                \
        FUNCTION(OSSL_FUNC_KEM_DECAPSULATE, decapsulate),                                          \
        FUNCTION(OSSL_FUNC_KEM_SET_CTX_PARAMS, set),                                               \
        FUNCTION(OSSL_FUNC_KEM_SETTABLE_CTX_PARAMS, settable),                                     \
        LAST_FUNCTION,                                                                             \
    };
KEM_SCHEMES(ONE)

#define LISTED(name, text, aliases, ...) {text aliases, PROPERTIES, functions_##name, "Lanewise"},

const OSSL_ALGORITHM *provider_kems(const provider *p) {
    static const OSSL_ALGORITHM alone[] = {KEM_SCHEMES(LISTED){NULL, NULL, NULL, NULL}};
    static const OSSL_ALGORITHM all[] = {KEM_SCHEMES(LISTED)
                                             HYBRID(provider_hybrid_kem){NULL, NULL, NULL, NULL}};
    return p->child ? all : alone;
}
