/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * X25519MLKEM768 for TLS 1.3 (draft-ietf-tls-ecdhe-mlkem): the shares of ML-KEM-768 and X25519 one
 * behind the other, and so the secrets. X25519 is OpenSSL's: this module links nothing of it, so
 * the functions are looked up in the library, or program, that handed over the core's.
 */
#ifndef _WIN32
#define _GNU_SOURCE /* dladdr */
#include <dlfcn.h>
#endif
#include "ossl_schemes.h"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <string.h>

enum {
    X = 32, /* bytes of an X25519 key, and of its secret */
    EK = LANEWISE_MLKEM_768_PUBLIC_BYTES,
    CT = LANEWISE_MLKEM_768_CIPHERTEXT_BYTES,
    SS = LANEWISE_MLKEM_SHARED_BYTES
};

#define NEEDED(FUNCTION)                                                                           \
    FUNCTION(OSSL_LIB_CTX_new_child)                                                               \
    FUNCTION(OSSL_LIB_CTX_free)                                                                    \
    FUNCTION(EVP_PKEY_Q_keygen)                                                                    \
    FUNCTION(EVP_PKEY_new_raw_public_key_ex)                                                       \
    FUNCTION(EVP_PKEY_get_raw_public_key)                                                          \
    FUNCTION(EVP_PKEY_free)                                                                        \
    FUNCTION(EVP_PKEY_CTX_new_from_pkey)                                                           \
    FUNCTION(EVP_PKEY_CTX_free)                                                                    \
    FUNCTION(EVP_PKEY_derive_init)                                                                 \
    FUNCTION(EVP_PKEY_derive_set_peer)                                                             \
    FUNCTION(EVP_PKEY_derive)

/* A pointer of each function's own type, declared by OpenSSL's header. */
#define POINTER(name) static __typeof__(&(name)) p_##name;
NEEDED(POINTER)

#ifndef _WIN32
static int look_up(const void *function_of_core) {
    Dl_info info;
    void *library = NULL;
    if (dladdr(function_of_core, &info) && info.dli_fname)
        library = dlopen(info.dli_fname, RTLD_LAZY | RTLD_NOLOAD);
    if (!library) /* linked into the program */
        library = dlopen(NULL, RTLD_LAZY);
    if (!library)
        return 0;
    void *found = NULL;
    int all = 1;
#define FIND(name)                                                                                 \
    found = dlsym(library, #name);                                                                 \
    memcpy(&p_##name, &found, sizeof found);                                                       \
    all &= found != NULL;
    NEEDED(FIND)
    dlclose(library); /* it stays for as long as it has loaded this module */
    return all;
}
#else
static int look_up(const void *function_of_core) {
    (void)function_of_core;
    return 0;
}
#endif

OSSL_LIB_CTX *provider_child(const OSSL_CORE_HANDLE *core, const OSSL_DISPATCH *in) {
    OSSL_FUNC_core_get_params_fn *any = NULL;
    const void *address;
    for (const OSSL_DISPATCH *d = in; d->function_id; d++)
        if (d->function_id == OSSL_FUNC_CORE_GET_PARAMS)
            any = OSSL_FUNC_core_get_params(d);
    memcpy(&address, &any, sizeof address);
    return any && look_up(address) ? p_OSSL_LIB_CTX_new_child(core, in) : NULL;
}

void provider_child_free(OSSL_LIB_CTX *child) {
    if (child)
        p_OSSL_LIB_CTX_free(child);
}

/* As long as it has no share it is what a share is put into. */
typedef struct pair {
    const provider *provider;
    int has_public, has_private;
    EVP_PKEY *x;           /* of has_private */
    uint8_t share[EK + X]; /* the public halves */
    lanewise_mlkem_key kem;
} pair;

static void *pair_new(void *context) {
    pair *p = provider_zalloc(sizeof *p);
    if (p)
        p->provider = context;
    return p;
}

static void pair_free(void *data) {
    pair *p = data;
    if (!p)
        return;
    p_EVP_PKEY_free(p->x);
    provider_free(p, sizeof *p);
}

/* A new X25519 key, its public half to `share`. */
static EVP_PKEY *x_generate(const provider *p, uint8_t share[X]) {
    size_t len = X;
    EVP_PKEY *x = p_EVP_PKEY_Q_keygen(p->child, NULL, "X25519");
    if (x && p_EVP_PKEY_get_raw_public_key(x, share, &len) == 1 && len == X)
        return x;
    p_EVP_PKEY_free(x);
    return NULL;
}

/* The secret of our key and the other side's share; OpenSSL refuses one that is all zero. */
static int x_derive(const provider *p, EVP_PKEY *x, const uint8_t share[X], uint8_t secret[X]) {
    size_t len = X;
    EVP_PKEY *peer = p_EVP_PKEY_new_raw_public_key_ex(p->child, "X25519", NULL, share, X);
    EVP_PKEY_CTX *c = p_EVP_PKEY_CTX_new_from_pkey(p->child, x, NULL);
    int ok = peer && c && p_EVP_PKEY_derive_init(c) == 1 &&
             p_EVP_PKEY_derive_set_peer(c, peer) == 1 && p_EVP_PKEY_derive(c, secret, &len) == 1 &&
             len == X;
    p_EVP_PKEY_CTX_free(c);
    p_EVP_PKEY_free(peer);
    return ok;
}

static int has(const void *data, int selection) {
    const pair *p = data;
    return p && (!(selection & OSSL_KEYMGMT_SELECT_PUBLIC_KEY) || p->has_public) &&
           (!(selection & OSSL_KEYMGMT_SELECT_PRIVATE_KEY) || p->has_private);
}

static int match(const void *one, const void *other, int selection) {
    const pair *a = one, *b = other;
    if (!(selection & OSSL_KEYMGMT_SELECT_KEYPAIR))
        return 1;
    return a->has_public && b->has_public && lanewise_equal(a->share, b->share, sizeof a->share);
}

static int get_params(void *data, OSSL_PARAM *params) {
    const pair *p = data;
    return param_put_size(params, "bits", scheme_mlkem768.bits) &&
           param_put_size(params, "security-bits", scheme_mlkem768.strength) &&
           param_put_size(params, "max-size", CT + X) &&
           (!p->has_public || param_put_octets(params, "encoded-pub-key", p->share, EK + X));
}

static const OSSL_PARAM *gettable(void *context) {
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_int("bits", NULL), OSSL_PARAM_int("security-bits", NULL),
        OSSL_PARAM_int("max-size", NULL), OSSL_PARAM_octet_string("encoded-pub-key", NULL, 0),
        OSSL_PARAM_END};
    (void)context;
    return list;
}

static int set_params(void *data, const OSSL_PARAM *params) {
    pair *p = data;
    const void *bytes;
    size_t len;
    if (!param_octets(params, "encoded-pub-key", &bytes, &len))
        return provider_error(LANEWISE_ERR_PARAMETER);
    if (!param_find(params, "encoded-pub-key"))
        return 1;
    if (p->has_public)
        return provider_error(LANEWISE_ERR_STATE);
    if (len != EK + X)
        return provider_error(LANEWISE_ERR_LENGTH);
    int status = lanewise_mlkem_key_from_public(&p->kem, LANEWISE_MLKEM_768, bytes, EK);
    if (status)
        return provider_error(status);
    memcpy(p->share, bytes, len);
    p->has_public = 1;
    return 1;
}

static const OSSL_PARAM *settable(void *context) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_octet_string("encoded-pub-key", NULL, 0),
                                      OSSL_PARAM_END};
    (void)context;
    return list;
}

/* What is generated: a pair, or what a share is put into. */
typedef struct plan {
    const provider *provider;
    int selection;
} plan;

static void *plan_new(void *context, int selection, const OSSL_PARAM *params) {
    plan *g = provider_zalloc(sizeof *g);
    (void)params;
    if (g)
        *g = (plan){context, selection};
    return g;
}

static void plan_free(void *data) {
    if (data)
        provider_free(data, sizeof(plan));
}

static int plan_set(void *data, const OSSL_PARAM *params) {
    (void)data, (void)params;
    return 1;
}

static const OSSL_PARAM *plan_settable(void *data, void *context) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_END};
    (void)data, (void)context;
    return list;
}

static void *generate(void *data, OSSL_CALLBACK *callback, void *argument) {
    const plan *g = data;
    pair *p = pair_new((void *)(uintptr_t)g->provider);
    (void)callback, (void)argument;
    if (!p || !(g->selection & OSSL_KEYMGMT_SELECT_KEYPAIR))
        return p;
    int status = lanewise_mlkem_key_generate(&p->kem, LANEWISE_MLKEM_768, NULL);
    if (!status)
        status = lanewise_mlkem_key_public(&p->kem, p->share, EK);
    if (status)
        provider_error(status);
    else if ((p->x = x_generate(g->provider, p->share + EK))) {
        p->has_public = p->has_private = 1;
        return p;
    }
    pair_free(p);
    return NULL;
}

typedef struct context {
    const provider *provider;
    const pair *pair;
} context;

static void *context_new(void *data) {
    context *c = provider_zalloc(sizeof *c);
    if (c)
        c->provider = data;
    return c;
}

static void context_free(void *data) {
    if (data)
        provider_free(data, sizeof(context));
}

static int encapsulate_init(void *data, void *k, const OSSL_PARAM *params) {
    context *c = data;
    c->pair = k;
    (void)params;
    return has(k, OSSL_KEYMGMT_SELECT_PUBLIC_KEY) || provider_error(LANEWISE_ERR_KEY);
}

static int decapsulate_init(void *data, void *k, const OSSL_PARAM *params) {
    context *c = data;
    c->pair = k;
    (void)params;
    return has(k, OSSL_KEYMGMT_SELECT_PRIVATE_KEY) || provider_error(LANEWISE_ERR_KEY);
}

static int encapsulate(void *data, unsigned char *ct, size_t *ctlen, unsigned char *ss,
                       size_t *sslen) {
    const context *c = data;
    if (!c->pair || !ctlen || !sslen)
        return provider_error(LANEWISE_ERR_STATE);
    if (ct) {
        if (!ss)
            return provider_error(LANEWISE_ERR_NULL);
        if (*ctlen < CT + X || *sslen < SS + X)
            return provider_error(LANEWISE_ERR_LENGTH);
        int status = lanewise_mlkem_key_encaps(&c->pair->kem, ct, CT, ss, SS, NULL);
        if (status)
            return provider_error(status);
        EVP_PKEY *x = x_generate(c->provider, ct + CT);
        int ok = x && x_derive(c->provider, x, c->pair->share + EK, ss + SS);
        p_EVP_PKEY_free(x);
        if (!ok) {
            lanewise_wipe(ss, SS + X);
            return 0;
        }
    }
    *ctlen = CT + X;
    *sslen = SS + X;
    return 1;
}

static int decapsulate(void *data, unsigned char *ss, size_t *sslen, const unsigned char *ct,
                       size_t ctlen) {
    const context *c = data;
    if (!c->pair || !c->pair->has_private || !sslen)
        return provider_error(LANEWISE_ERR_STATE);
    if (ss) {
        if (ctlen != CT + X || *sslen < SS + X)
            return provider_error(LANEWISE_ERR_LENGTH);
        int status = lanewise_mlkem_key_decaps(&c->pair->kem, ss, SS, ct, CT);
        if (status)
            return provider_error(status);
        if (!x_derive(c->provider, c->pair->x, ct + CT, ss + SS)) {
            lanewise_wipe(ss, SS + X);
            return 0;
        }
    }
    *sslen = SS + X;
    return 1;
}

const OSSL_DISPATCH provider_hybrid_keys[] = {
    FUNCTION(OSSL_FUNC_KEYMGMT_NEW, pair_new),
    FUNCTION(OSSL_FUNC_KEYMGMT_FREE, pair_free),
    FUNCTION(OSSL_FUNC_KEYMGMT_HAS, has),
    FUNCTION(OSSL_FUNC_KEYMGMT_MATCH, match),
    FUNCTION(OSSL_FUNC_KEYMGMT_GEN_INIT, plan_new),
    FUNCTION(OSSL_FUNC_KEYMGMT_GEN_SET_PARAMS, plan_set),
    FUNCTION(OSSL_FUNC_KEYMGMT_GEN_SETTABLE_PARAMS, plan_settable),
    FUNCTION(OSSL_FUNC_KEYMGMT_GEN, generate),
    FUNCTION(OSSL_FUNC_KEYMGMT_GEN_CLEANUP, plan_free),
    FUNCTION(OSSL_FUNC_KEYMGMT_GET_PARAMS, get_params),
    FUNCTION(OSSL_FUNC_KEYMGMT_GETTABLE_PARAMS, gettable),
    FUNCTION(OSSL_FUNC_KEYMGMT_SET_PARAMS, set_params),
    FUNCTION(OSSL_FUNC_KEYMGMT_SETTABLE_PARAMS, settable),
    LAST_FUNCTION,
};

const OSSL_DISPATCH provider_hybrid_kem[] = {
    FUNCTION(OSSL_FUNC_KEM_NEWCTX, context_new),
    FUNCTION(OSSL_FUNC_KEM_FREECTX, context_free),
    FUNCTION(OSSL_FUNC_KEM_ENCAPSULATE_INIT, encapsulate_init),
    FUNCTION(OSSL_FUNC_KEM_ENCAPSULATE, encapsulate),
    FUNCTION(OSSL_FUNC_KEM_DECAPSULATE_INIT, decapsulate_init),
    FUNCTION(OSSL_FUNC_KEM_DECAPSULATE, decapsulate),
    LAST_FUNCTION,
};

const scheme provider_hybrid = {
    .name = "X25519MLKEM768",
    .family = &provider_mlkem,
    .strength = 192,
    .tls = 0x11EC,
    .tls_name = "X25519MLKEM768",
};
