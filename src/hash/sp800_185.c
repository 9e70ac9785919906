/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * cSHAKE, KMAC and TupleHash (SP 800-185 sections 3 to 5). ParallelHash is in parallelhash.c.
 * KMAC128, KMACXOF256 and so on differ in the rate and in whether the output length is fixed;
 * every function below takes those two as data and the macros at its end give them their names.
 */
#include "lanewise/sp800_185.h"
#include "context.h"
#include "lanewise/sha3.h"

#include <string.h>

enum { R128 = LANEWISE_SHAKE128_RATE, R256 = LANEWISE_SHAKE256_RATE, XOF = 0 };

/*
 * A padded prefix: bytepad of section 2.3.3 over encode_string of section 2.3.2. It is short and
 * made of odd pieces, so it is put together in a block of its own before the kernel sees it.
 */
typedef struct prefix {
    sponge *s;
    size_t used;
    uint8_t block[SPONGE_MAX_RATE];
} prefix;

static void prefix_flush(prefix *p) {
    lanewise_sponge_add(p->s, p->block, p->s->kind.rate);
    p->used = 0;
}

static void prefix_bytes(prefix *p, const uint8_t *data, size_t len) {
    size_t rate = p->s->kind.rate;
    while (len) {
        size_t n = rate - p->used < len ? rate - p->used : len;
        memcpy(p->block + p->used, data, n);
        p->used += n, data += n, len -= n;
        if (p->used == rate)
            prefix_flush(p);
    }
}

static void prefix_string(prefix *p, const void *data, size_t len) {
    uint8_t bytes[SPONGE_MAX_ENCODING];
    prefix_bytes(p, bytes, lanewise_encode_bits(bytes, ENCODE_LEFT, len));
    prefix_bytes(p, data, len);
}

static void prefix_begin(prefix *p, sponge *s) {
    p->s = s;
    p->used = lanewise_encode(p->block, ENCODE_LEFT, s->kind.rate);
}

static void prefix_end(prefix *p) {
    if (p->used) {
        memset(p->block + p->used, 0, p->s->kind.rate - p->used);
        prefix_flush(p);
    }
    lanewise_wipe(p->block, sizeof p->block);
}

void lanewise_cshake_start(sponge *s, uint8_t rate, const void *name, size_t namelen,
                           const void *custom, size_t customlen) {
    prefix p;
    int plain = !namelen && !customlen;
    lanewise_sponge_start(s, (sponge_kind){rate, 24, plain ? 0x1F : 0x04, 0}, 0);
    if (plain)
        return;
    prefix_begin(&p, s);
    prefix_string(&p, name, namelen);
    prefix_string(&p, custom, customlen);
    prefix_end(&p);
}

static int cshake_init(lanewise_sponge *s, uint8_t rate, const void *name, size_t namelen,
                       const void *custom, size_t customlen) {
    if (!s || lanewise_missing(name, namelen) || lanewise_missing(custom, customlen))
        return LANEWISE_ERR_NULL;
    lanewise_cshake_start((sponge *)s, rate, name, namelen, custom, customlen);
    return LANEWISE_OK;
}

/* KMAC and TupleHash: cSHAKE of a given name whose input ends with the output length. */
static int named_init(lanewise_sponge *context, uint8_t rate, uint8_t flags, const char *name,
                      size_t namelen, const void *custom, size_t customlen, size_t outlen) {
    sponge *s = (sponge *)context;
    int status = cshake_init(context, rate, name, namelen, custom, customlen);
    if (status != LANEWISE_OK)
        return status;
    s->kind.flags = flags | SPONGE_BINDS;
    s->left = outlen;
    return LANEWISE_OK;
}

static int kmac_init(lanewise_sponge *s, uint8_t rate, uint8_t fixed, const void *key,
                     size_t keylen, const void *custom, size_t customlen, size_t outlen) {
    prefix p;
    if (lanewise_missing(key, keylen))
        return LANEWISE_ERR_NULL;
    int status = named_init(s, rate, fixed, "KMAC", 4, custom, customlen, outlen);
    if (status != LANEWISE_OK)
        return status;
    prefix_begin(&p, (sponge *)s);
    prefix_string(&p, key, keylen);
    prefix_end(&p);
    return LANEWISE_OK;
}

static int tuplehash_init(lanewise_sponge *s, uint8_t rate, uint8_t fixed, const void *custom,
                          size_t customlen, size_t outlen) {
    return named_init(s, rate, fixed | SPONGE_TUPLE, "TupleHash", 9, custom, customlen, outlen);
}

int lanewise_tuplehash_element(lanewise_sponge *context, size_t len) {
    sponge *s = (sponge *)context;
    uint8_t bytes[SPONGE_MAX_ENCODING];
    if (!s)
        return LANEWISE_ERR_NULL;
    if (!s->backend || s->phase != SPONGE_ABSORBING)
        return LANEWISE_ERR_STATE;
    if (!(s->kind.flags & SPONGE_TUPLE))
        return LANEWISE_ERR_ALGORITHM;
    if (s->element)
        return LANEWISE_ERR_STATE;
    lanewise_sponge_add(s, bytes, lanewise_encode_bits(bytes, ENCODE_LEFT, len));
    s->element = len;
    return LANEWISE_OK;
}

static int cshake(void *out, size_t outlen, const void *in, size_t inlen, uint8_t rate,
                  const void *name, size_t namelen, const void *custom, size_t customlen) {
    lanewise_sponge s;
    if (lanewise_missing(out, outlen) || lanewise_missing(in, inlen))
        return LANEWISE_ERR_NULL;
    int status = cshake_init(&s, rate, name, namelen, custom, customlen);
    if (status == LANEWISE_OK)
        lanewise_sponge_rest((sponge *)&s, out, outlen, in, inlen);
    return status;
}

static int kmac(void *out, size_t outlen, uint8_t rate, uint8_t fixed, const void *key,
                size_t keylen, const void *in, size_t inlen, const void *custom, size_t customlen) {
    lanewise_sponge s;
    if (lanewise_missing(out, outlen) || lanewise_missing(in, inlen))
        return LANEWISE_ERR_NULL;
    int status = kmac_init(&s, rate, fixed, key, keylen, custom, customlen, outlen);
    if (status == LANEWISE_OK)
        lanewise_sponge_rest((sponge *)&s, out, outlen, in, inlen);
    return status;
}

static int tuplehash(void *out, size_t outlen, uint8_t rate, uint8_t fixed,
                     const lanewise_bytes *tuple, size_t count, const void *custom,
                     size_t customlen) {
    lanewise_sponge s;
    if (lanewise_missing(out, outlen) || lanewise_missing(tuple, count))
        return LANEWISE_ERR_NULL;
    for (size_t i = 0; i < count; i++)
        if (lanewise_missing(tuple[i].data, tuple[i].len))
            return LANEWISE_ERR_NULL;
    int status = tuplehash_init(&s, rate, fixed, custom, customlen, outlen);
    if (status != LANEWISE_OK)
        return status;
    for (size_t i = 0; i < count; i++) {
        uint8_t bytes[SPONGE_MAX_ENCODING];
        size_t n = lanewise_encode_bits(bytes, ENCODE_LEFT, tuple[i].len);
        lanewise_sponge_add((sponge *)&s, bytes, n);
        lanewise_sponge_add((sponge *)&s, tuple[i].data, tuple[i].len);
    }
    lanewise_sponge_rest((sponge *)&s, out, outlen, NULL, 0);
    return LANEWISE_OK;
}

#define CSHAKE(f, rate)                                                                            \
    int lanewise_##f(void *out, size_t outlen, const void *in, size_t inlen, const void *name,     \
                     size_t namelen, const void *custom, size_t customlen) {                       \
        return cshake(out, outlen, in, inlen, rate, name, namelen, custom, customlen);             \
    }                                                                                              \
    int lanewise_##f##_init(lanewise_sponge *s, const void *name, size_t namelen,                  \
                            const void *custom, size_t customlen) {                                \
        return cshake_init(s, rate, name, namelen, custom, customlen);                             \
    }

#define KMAC_ONCE(f, rate, fixed)                                                                  \
    int lanewise_##f(void *out, size_t outlen, const void *key, size_t keylen, const void *in,     \
                     size_t inlen, const void *custom, size_t customlen) {                         \
        return kmac(out, outlen, rate, fixed, key, keylen, in, inlen, custom, customlen);          \
    }

#define KMAC(f, rate)                                                                              \
    KMAC_ONCE(f, rate, SPONGE_FIXED)                                                               \
    int lanewise_##f##_init(lanewise_sponge *s, const void *key, size_t keylen,                    \
                            const void *custom, size_t customlen, size_t outlen) {                 \
        return kmac_init(s, rate, SPONGE_FIXED, key, keylen, custom, customlen, outlen);           \
    }

#define KMACXOF(f, rate)                                                                           \
    KMAC_ONCE(f, rate, XOF)                                                                        \
    int lanewise_##f##_init(lanewise_sponge *s, const void *key, size_t keylen,                    \
                            const void *custom, size_t customlen) {                                \
        return kmac_init(s, rate, XOF, key, keylen, custom, customlen, 0);                         \
    }

#define TUPLE_ONCE(f, rate, fixed)                                                                 \
    int lanewise_##f(void *out, size_t outlen, const lanewise_bytes *tuple, size_t count,          \
                     const void *custom, size_t customlen) {                                       \
        return tuplehash(out, outlen, rate, fixed, tuple, count, custom, customlen);               \
    }

#define TUPLEHASH(f, rate)                                                                         \
    TUPLE_ONCE(f, rate, SPONGE_FIXED)                                                              \
    int lanewise_##f##_init(lanewise_sponge *s, const void *custom, size_t customlen,              \
                            size_t outlen) {                                                       \
        return tuplehash_init(s, rate, SPONGE_FIXED, custom, customlen, outlen);                   \
    }

#define TUPLEHASHXOF(f, rate)                                                                      \
    TUPLE_ONCE(f, rate, XOF)                                                                       \
    int lanewise_##f##_init(lanewise_sponge *s, const void *custom, size_t customlen) {            \
        return tuplehash_init(s, rate, XOF, custom, customlen, 0);                                 \
    }

CSHAKE(cshake128, R128)
CSHAKE(cshake256, R256)
KMAC(kmac128, R128)
KMAC(kmac256, R256)
KMACXOF(kmacxof128, R128)
KMACXOF(kmacxof256, R256)
TUPLEHASH(tuplehash128, R128)
TUPLEHASH(tuplehash256, R256)
TUPLEHASHXOF(tuplehashxof128, R128)
TUPLEHASHXOF(tuplehashxof256, R256)
