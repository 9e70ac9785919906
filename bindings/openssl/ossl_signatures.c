/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ML-DSA and SLH-DSA: of a message at once and, for ML-DSA, in pieces. Nothing is hashed before, so
 * a digest that is named is refused.
 */
#include "ossl_schemes.h"

#include <string.h>

enum { MAX_CONTEXT = 255, MAX_ENTROPY = 32, MAX_ALGORITHM_ID = 13 };

typedef struct context {
    const scheme *scheme;
    const key *key; /* OpenSSL keeps it for as long as the context lives */
    int verifies;
    size_t context_bytes, entropy_bytes, siglen;
    message_is message_is;
    int deterministic;
    int begun; /* `message` holds pieces */
    lanewise_sponge message;
    uint8_t context[MAX_CONTEXT], entropy[MAX_ENTROPY];
    uint8_t sig[LANEWISE_MLDSA_MAX_SIGNATURE_BYTES]; /* of a message that comes in pieces */
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

/* Octets of at most, or where `exact` of exactly, `most` bytes. */
static int keep(const OSSL_PARAM *params, const char *name, uint8_t *to, size_t *len, size_t most,
                int exact) {
    const void *data;
    size_t n;
    if (!param_find(params, name))
        return 1;
    if (!param_octets(params, name, &data, &n))
        return provider_error(LANEWISE_ERR_PARAMETER);
    if (n > most || (exact && n != most))
        return provider_error(LANEWISE_ERR_LENGTH);
    if (n)
        memcpy(to, data, n);
    *len = n;
    return 1;
}

static int flag(const OSSL_PARAM *params, const char *name, int *value) {
    const OSSL_PARAM *p = param_find(params, name);
    return !p || (param_int(p, value) && (*value == 0 || *value == 1)) ||
           provider_error(LANEWISE_ERR_PARAMETER);
}

static int set(void *data, const OSSL_PARAM *params) {
    context *c = data;
    int encoded = c->message_is != IS_FORMED, mu = c->message_is == IS_MU;
    size_t entropy = c->scheme->family->begin ? MAX_ENTROPY : c->scheme->bytes[SEED] / 3;
    if (!keep(params, "context-string", c->context, &c->context_bytes, MAX_CONTEXT, 0) ||
        !keep(params, "test-entropy", c->entropy, &c->entropy_bytes, entropy, 1) ||
        !flag(params, "deterministic", &c->deterministic) ||
        !flag(params, "message-encoding", &encoded))
        return 0;
    if (c->scheme->family->begin &&
        (!flag(params, "mu", &mu) ||
         !keep(params, "signature", c->sig, &c->siglen, sizeof c->sig, 0)))
        return 0;
    c->message_is = mu ? IS_MU : encoded ? IS_MESSAGE : IS_FORMED;
    return 1;
}

static const OSSL_PARAM *settable(void *data, void *p) {
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_octet_string("context-string", NULL, 0),
        OSSL_PARAM_octet_string("test-entropy", NULL, 0),
        OSSL_PARAM_int("deterministic", NULL),
        OSSL_PARAM_int("message-encoding", NULL),
        OSSL_PARAM_int("mu", NULL),
        OSSL_PARAM_octet_string("signature", NULL, 0),
        OSSL_PARAM_END,
    };
    (void)data, (void)p;
    return list;
}

/* AlgorithmIdentifier of RFC 9881 and RFC 9909: the OID, no parameters. */
static int get(void *data, OSSL_PARAM *params) {
    const context *c = data;
    const uint8_t id[MAX_ALGORITHM_ID] = {0x30,
                                          0x0B,
                                          0x06,
                                          0x09,
                                          0x60,
                                          0x86,
                                          0x48,
                                          0x01,
                                          0x65,
                                          0x03,
                                          0x04,
                                          c->scheme->oid[0],
                                          c->scheme->oid[1]};
    return param_put_octets(params, "algorithm-id", id, sizeof id);
}

static const OSSL_PARAM *gettable(void *data, void *p) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_octet_string("algorithm-id", NULL, 0),
                                      OSSL_PARAM_END};
    (void)data, (void)p;
    return list;
}

static int init(context *c, const key *k, const OSSL_PARAM *params, int verifies) {
    if (k) {
        if (k->scheme != c->scheme || !k->has[verifies ? PUBLIC : PRIVATE])
            return provider_error(LANEWISE_ERR_KEY);
        c->key = k;
    }
    if (!c->key)
        return provider_error(LANEWISE_ERR_KEY);
    c->verifies = verifies;
    c->begun = 0;
    c->siglen = 0;
    if (c->message_is == IS_MU)
        c->message_is = IS_MESSAGE;
    return set(c, params);
}

static int sign_init(void *data, void *k, const OSSL_PARAM *params) {
    return init(data, k, params, 0);
}

static int verify_init(void *data, void *k, const OSSL_PARAM *params) {
    return init(data, k, params, 1);
}

static int digest_sign_init(void *data, const char *digest, void *k, const OSSL_PARAM *params) {
    return digest && *digest ? provider_error(LANEWISE_ERR_ALGORITHM) : init(data, k, params, 0);
}

static int digest_verify_init(void *data, const char *digest, void *k, const OSSL_PARAM *params) {
    return digest && *digest ? provider_error(LANEWISE_ERR_ALGORITHM) : init(data, k, params, 1);
}

/* test-entropy, as often as it is asked for. */
static int fill(void *from, void *out, size_t len) {
    const context *c = from;
    if (len != c->entropy_bytes)
        return 1;
    memcpy(out, c->entropy, len);
    return 0;
}

static signing how(const context *c, lanewise_random *random) {
    random->fill = fill;
    random->source = (void *)(uintptr_t)c;
    return (signing){.context = c->context,
                     .context_bytes = c->context_bytes,
                     .message_is = c->message_is,
                     .deterministic = c->deterministic && !c->entropy_bytes,
                     .random = c->entropy_bytes ? random : NULL};
}

static int sign_as(const context *c, const signing *h, unsigned char *sig, size_t *siglen,
                   size_t sigsize, const void *message, size_t len) {
    size_t bytes = c->scheme->product_bytes;
    if (!c->key || c->verifies)
        return provider_error(LANEWISE_ERR_STATE);
    if (sig) {
        if (sigsize < bytes)
            return provider_error(LANEWISE_ERR_LENGTH);
        int status = c->scheme->family->sign(c->scheme, c->key->object, sig, message, len, h);
        if (status)
            return provider_error(status);
    }
    *siglen = bytes;
    return 1;
}

static int sign(void *data, unsigned char *sig, size_t *siglen, size_t sigsize,
                const unsigned char *message, size_t len) {
    lanewise_random random;
    signing h = how(data, &random);
    return sign_as(data, &h, sig, siglen, sigsize, message, len);
}

static int verify_as(const context *c, const signing *h, const unsigned char *sig, size_t siglen,
                     const void *message, size_t len) {
    if (!c->key || !c->verifies)
        return provider_error(LANEWISE_ERR_STATE);
    return provider_result(
        c->scheme->family->verify(c->scheme, c->key->object, sig, siglen, message, len, h));
}

static int verify(void *data, const unsigned char *sig, size_t siglen, const unsigned char *message,
                  size_t len) {
    lanewise_random random;
    signing h = how(data, &random);
    return verify_as(data, &h, sig, siglen, message, len);
}

static int update(void *data, const unsigned char *piece, size_t len) {
    context *c = data;
    if (!c->key || c->message_is == IS_MU)
        return provider_error(LANEWISE_ERR_STATE);
    if (!c->begun) {
        lanewise_random random;
        signing h = how(c, &random);
        int status = c->scheme->family->begin(c->scheme, c->key->object, &c->message, &h);
        if (status)
            return provider_error(status);
        c->begun = 1;
    }
    return provider_result(lanewise_sponge_absorb(&c->message, piece, len));
}

/* mu of the pieces; a message without any is the empty one. */
static int end(context *c, uint8_t mu[LANEWISE_MLDSA_MU_BYTES]) {
    if (!c->begun && !update(c, NULL, 0))
        return 0;
    c->begun = 0;
    return provider_result(lanewise_mldsa_mu_final(&c->message, mu, LANEWISE_MLDSA_MU_BYTES));
}

static int sign_final(void *data, unsigned char *sig, size_t *siglen, size_t sigsize) {
    context *c = data;
    uint8_t mu[LANEWISE_MLDSA_MU_BYTES];
    lanewise_random random;
    signing h = how(c, &random);
    if (!sig || sigsize < c->scheme->product_bytes) /* the message goes on */
        return sign_as(c, &h, sig, siglen, sigsize, NULL, 0);
    h.message_is = IS_MU;
    return end(c, mu) && sign_as(c, &h, sig, siglen, sigsize, mu, sizeof mu);
}

static int digest_verify_final(void *data, const unsigned char *sig, size_t siglen) {
    context *c = data;
    uint8_t mu[LANEWISE_MLDSA_MU_BYTES];
    lanewise_random random;
    signing h = how(c, &random);
    h.message_is = IS_MU;
    return end(c, mu) && verify_as(c, &h, sig, siglen, mu, sizeof mu);
}

static int verify_final(void *data) {
    const context *c = data;
    return digest_verify_final(data, c->sig, c->siglen);
}

/* Before 3.4 the core knows no SIGN_MESSAGE_INIT, and takes no SIGN without an initialiser that it
 * knows. */
#define AT_ONCE                                                                                    \
    FUNCTION(OSSL_FUNC_SIGNATURE_FREECTX, context_free),                                           \
        FUNCTION(OSSL_FUNC_SIGNATURE_DUPCTX, context_dup),                                         \
        FUNCTION(OSSL_FUNC_SIGNATURE_DIGEST_SIGN_INIT, digest_sign_init),                          \
        FUNCTION(OSSL_FUNC_SIGNATURE_DIGEST_SIGN, sign),                                           \
        FUNCTION(OSSL_FUNC_SIGNATURE_DIGEST_VERIFY_INIT, digest_verify_init),                      \
        FUNCTION(OSSL_FUNC_SIGNATURE_DIGEST_VERIFY, verify),                                       \
        FUNCTION(OSSL_FUNC_SIGNATURE_SET_CTX_PARAMS, set),                                         \
        FUNCTION(OSSL_FUNC_SIGNATURE_SETTABLE_CTX_PARAMS, settable),                               \
        FUNCTION(OSSL_FUNC_SIGNATURE_GET_CTX_PARAMS, get),                                         \
        FUNCTION(OSSL_FUNC_SIGNATURE_GETTABLE_CTX_PARAMS, gettable)
#define SINCE_3_4                                                                                  \
    FUNCTION(OSSL_FUNC_SIGNATURE_SIGN_MESSAGE_INIT, sign_init),                                    \
        FUNCTION(OSSL_FUNC_SIGNATURE_SIGN, sign),                                                  \
        FUNCTION(OSSL_FUNC_SIGNATURE_VERIFY_MESSAGE_INIT, verify_init),                            \
        FUNCTION(OSSL_FUNC_SIGNATURE_VERIFY, verify)
/* Those that follow number 0 are there for a scheme whose messages come in pieces. */
#define IN_PIECES(family)                                                                          \
    FUNCTION(family##_IN_PIECES ? OSSL_FUNC_SIGNATURE_DIGEST_SIGN_UPDATE : 0, update),             \
        FUNCTION(OSSL_FUNC_SIGNATURE_DIGEST_SIGN_FINAL, sign_final),                               \
        FUNCTION(OSSL_FUNC_SIGNATURE_DIGEST_VERIFY_UPDATE, update),                                \
        FUNCTION(OSSL_FUNC_SIGNATURE_DIGEST_VERIFY_FINAL, digest_verify_final)
#define IN_PIECES_SINCE_3_4                                                                        \
    FUNCTION(OSSL_FUNC_SIGNATURE_SIGN_MESSAGE_UPDATE, update),                                     \
        FUNCTION(OSSL_FUNC_SIGNATURE_SIGN_MESSAGE_FINAL, sign_final),                              \
        FUNCTION(OSSL_FUNC_SIGNATURE_VERIFY_MESSAGE_UPDATE, update),                               \
        FUNCTION(OSSL_FUNC_SIGNATURE_VERIFY_MESSAGE_FINAL, verify_final)
#define provider_mldsa_IN_PIECES 1
#define provider_slhdsa_IN_PIECES 0

#define ONE(name, text, aliases, family, ...)                                                      \
    static void *new_##name(void *p, const char *query) {                                          \
        (void)p, (void)query;                                                                      \
        return context_new(&scheme_##name);                                                        \
    }                                                                                              \
    static const OSSL_DISPATCH before_##name[] = {                                                 \
        FUNCTION(OSSL_FUNC_SIGNATURE_NEWCTX, new_##name), AT_ONCE, IN_PIECES(family),              \
        LAST_FUNCTION};                                                                            \
    static const OSSL_DISPATCH now_##name[] = {FUNCTION(OSSL_FUNC_SIGNATURE_NEWCTX, new_##name),   \
                                               AT_ONCE,                                            \
                                               SINCE_3_4,                                          \
                                               IN_PIECES(family),                                  \
                                               IN_PIECES_SINCE_3_4,                                \
                                               LAST_FUNCTION};
SIGNATURE_SCHEMES(ONE)

#define LISTED_BEFORE(name, text, aliases, ...)                                                    \
    {text aliases, PROPERTIES, before_##name, "Lanewise"},
#define LISTED(name, text, aliases, ...) {text aliases, PROPERTIES, now_##name, "Lanewise"},

const OSSL_ALGORITHM *provider_signatures(const provider *p) {
    static const OSSL_ALGORITHM before[] = {
        SIGNATURE_SCHEMES(LISTED_BEFORE){NULL, NULL, NULL, NULL}};
    static const OSSL_ALGORITHM now[] = {SIGNATURE_SCHEMES(LISTED){NULL, NULL, NULL, NULL}};
    return p->version < 304 ? before : now;
}
