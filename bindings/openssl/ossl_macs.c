/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* KMAC128 and KMAC256 of SP 800-185, with the limits of OpenSSL's own. */
#include "hash/context.h"
#include "ossl_provider.h"

#include <string.h>

enum { MIN_KEY = 4, MAX_KEY = 512, MAX_CUSTOM = 512, MAX_OUTPUT = 0xFFFFFF / 8 };

typedef int initialiser(lanewise_sponge *s, const void *key, size_t keylen, const void *custom,
                        size_t customlen);

typedef struct row {
    initialiser *init;
    size_t bytes, rate; /* of output unless told; of a block */
} row;

typedef struct mac {
    const row *row;
    size_t bytes; /* of output, which the result depends on unless `extendable` */
    int extendable;
    size_t keylen, customlen;
    lanewise_sponge sponge;
    uint8_t key[MAX_KEY], custom[MAX_CUSTOM];
} mac;

static void *mac_new(const row *r) {
    mac *m = provider_zalloc(sizeof *m);
    if (m) {
        m->row = r;
        m->bytes = r->bytes;
    }
    return m;
}

static void mac_free(void *context) {
    provider_free(context, sizeof(mac));
}

static void *mac_dup(void *context) {
    mac *copy = provider_zalloc(sizeof *copy);
    if (copy)
        memcpy(copy, context, sizeof *copy);
    return copy;
}

/* A string of the caller's, of `least` to `most` bytes. */
static int keep(uint8_t *to, size_t *length, const void *data, size_t len, size_t least,
                size_t most) {
    if (len < least || len > most)
        return provider_error(LANEWISE_ERR_LENGTH);
    if (len)
        memcpy(to, data, len);
    *length = len;
    return 1;
}

static int octets(const OSSL_PARAM *p, uint8_t *to, size_t *length, size_t least, size_t most) {
    if (!p)
        return 1;
    if (p->data_type != OSSL_PARAM_OCTET_STRING)
        return provider_error(LANEWISE_ERR_PARAMETER);
    return keep(to, length, p->data, p->data_size, least, most);
}

static int mac_set(void *context, const OSSL_PARAM *params) {
    mac *m = context;
    const OSSL_PARAM *xof = param_find(params, "xof"), *size = param_find(params, "size");
    size_t bytes = m->bytes;
    if ((xof && !param_int(xof, &m->extendable)) || (size && !param_size(size, &bytes)))
        return provider_error(LANEWISE_ERR_PARAMETER);
    if (bytes > MAX_OUTPUT)
        return provider_error(LANEWISE_ERR_LENGTH);
    m->bytes = bytes;
    return octets(param_find(params, "key"), m->key, &m->keylen, MIN_KEY, MAX_KEY) &&
           octets(param_find(params, "custom"), m->custom, &m->customlen, 0, MAX_CUSTOM);
}

static int mac_init(void *context, const unsigned char *key, size_t keylen,
                    const OSSL_PARAM *params) {
    mac *m = context;
    if (!mac_set(m, params) || (key && !keep(m->key, &m->keylen, key, keylen, MIN_KEY, MAX_KEY)))
        return 0;
    if (!m->keylen)
        return provider_error(LANEWISE_ERR_STATE);
    return provider_result(m->row->init(&m->sponge, m->key, m->keylen, m->custom, m->customlen));
}

static int mac_update(void *context, const unsigned char *in, size_t len) {
    mac *m = context;
    return provider_result(lanewise_sponge_absorb(&m->sponge, in, len));
}

/* Programs may say as late as now how long the output is, so the sponge is told here. */
static int mac_final(void *context, unsigned char *out, size_t *outl, size_t outsize) {
    mac *m = context;
    sponge *s = (sponge *)&m->sponge;
    *outl = 0;
    if (m->bytes > outsize)
        return provider_error(LANEWISE_ERR_LENGTH);
    if (!m->extendable) {
        s->kind.flags |= SPONGE_FIXED;
        s->left = m->bytes;
    }
    int status = lanewise_sponge_finalize(&m->sponge);
    if (!status)
        status = lanewise_sponge_squeeze(&m->sponge, out, m->bytes);
    if (status)
        return provider_error(status);
    *outl = m->bytes;
    return 1;
}

static int mac_get(void *context, OSSL_PARAM *params) {
    const mac *m = context;
    return param_put_size(params, "size", m->bytes) &&
           param_put_size(params, "block-size", m->row->rate);
}

static const OSSL_PARAM *gettable(void *context, void *p) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_size_t("size", NULL),
                                      OSSL_PARAM_int("block-size", NULL), OSSL_PARAM_END};
    (void)context, (void)p;
    return list;
}

static const OSSL_PARAM *settable(void *context, void *p) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_int("xof", NULL), OSSL_PARAM_size_t("size", NULL),
                                      OSSL_PARAM_octet_string("key", NULL, 0),
                                      OSSL_PARAM_octet_string("custom", NULL, 0), OSSL_PARAM_END};
    (void)context, (void)p;
    return list;
}

#define ONE(bits, output)                                                                          \
    static const row row_##bits = {lanewise_kmacxof##bits##_init, output,                          \
                                   LANEWISE_SHAKE##bits##_RATE};                                   \
    static void *new_##bits(void *p) {                                                             \
        (void)p;                                                                                   \
        return mac_new(&row_##bits);                                                               \
    }                                                                                              \
    static const OSSL_DISPATCH functions_##bits[] = {                                              \
        FUNCTION(OSSL_FUNC_MAC_NEWCTX, new_##bits),                                                \
        FUNCTION(OSSL_FUNC_MAC_DUPCTX, mac_dup),                                                   \
        FUNCTION(OSSL_FUNC_MAC_FREECTX, mac_free),                                                 \
        FUNCTION(OSSL_FUNC_MAC_INIT, mac_init),                                                    \
        FUNCTION(OSSL_FUNC_MAC_UPDATE, mac_update),                                                \
        FUNCTION(OSSL_FUNC_MAC_FINAL, mac_final),                                                  \
        FUNCTION(OSSL_FUNC_MAC_GET_CTX_PARAMS, mac_get),                                           \
        FUNCTION(OSSL_FUNC_MAC_GETTABLE_CTX_PARAMS, gettable),                                     \
        FUNCTION(OSSL_FUNC_MAC_SET_CTX_PARAMS, mac_set),                                           \
        FUNCTION(OSSL_FUNC_MAC_SETTABLE_CTX_PARAMS, settable),                                     \
        LAST_FUNCTION,                                                                             \
    };
ONE(128, 32)
ONE(256, 64)

const OSSL_ALGORITHM provider_macs[] = {
    {"KMAC-128:KMAC128:2.16.840.1.101.3.4.2.19", PROPERTIES, functions_128, "Lanewise"},
    {"KMAC-256:KMAC256:2.16.840.1.101.3.4.2.20", PROPERTIES, functions_256, "Lanewise"},
    {NULL, NULL, NULL, NULL},
};
