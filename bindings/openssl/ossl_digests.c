/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The digests: SHA-3, SHAKE, Keccak before its standard, what KMAC and cSHAKE are made of, cSHAKE.
 * A row of the table is all that tells one from another. OpenSSL passes no row to a function that
 * makes a context or describes a digest, so these two are made for each row by a macro.
 */
#include "hash/context.h"
#include "ossl_provider.h"

#include <string.h>

enum { EXTENDABLE = 1, ALGID_ABSENT = 2, CUSTOM = 4 }; /* of a row */
enum { MAX_CUSTOM = 511 };                             /* what OpenSSL's own cSHAKE takes */

/* A name for this file; the names of OpenSSL; bits of security, half of the capacity; domain bits
 * and the first bit of padding; bytes of output, 0: none unless told; flags. */
#define SINCE_3_4(ROW)                                                                             \
    ROW(shake128, "SHAKE-128:SHAKE128:2.16.840.1.101.3.4.2.11", 128, 0x1F, 0,                      \
        EXTENDABLE | ALGID_ABSENT)                                                                 \
    ROW(shake256, "SHAKE-256:SHAKE256:2.16.840.1.101.3.4.2.12", 256, 0x1F, 0,                      \
        EXTENDABLE | ALGID_ABSENT)
#define BEFORE_3_4(ROW)                                                                            \
    ROW(sized_shake128, "SHAKE-128:SHAKE128:2.16.840.1.101.3.4.2.11", 128, 0x1F, 16,               \
        EXTENDABLE | ALGID_ABSENT)                                                                 \
    ROW(sized_shake256, "SHAKE-256:SHAKE256:2.16.840.1.101.3.4.2.12", 256, 0x1F, 32,               \
        EXTENDABLE | ALGID_ABSENT)
#define IN_ALL(ROW)                                                                                \
    ROW(sha3_224, "SHA3-224:2.16.840.1.101.3.4.2.7", 224, 0x06, 28, ALGID_ABSENT)                  \
    ROW(sha3_256, "SHA3-256:2.16.840.1.101.3.4.2.8", 256, 0x06, 32, ALGID_ABSENT)                  \
    ROW(sha3_384, "SHA3-384:2.16.840.1.101.3.4.2.9", 384, 0x06, 48, ALGID_ABSENT)                  \
    ROW(sha3_512, "SHA3-512:2.16.840.1.101.3.4.2.10", 512, 0x06, 64, ALGID_ABSENT)                 \
    ROW(keccak224, "KECCAK-224", 224, 0x01, 28, ALGID_ABSENT)                                      \
    ROW(keccak256, "KECCAK-256", 256, 0x01, 32, ALGID_ABSENT)                                      \
    ROW(keccak384, "KECCAK-384", 384, 0x01, 48, ALGID_ABSENT)                                      \
    ROW(keccak512, "KECCAK-512", 512, 0x01, 64, ALGID_ABSENT)                                      \
    ROW(keccak_kmac128, "KECCAK-KMAC-128:KECCAK-KMAC128:CSHAKE-KECCAK-128", 128, 0x04, 32,         \
        EXTENDABLE)                                                                                \
    ROW(keccak_kmac256, "KECCAK-KMAC-256:KECCAK-KMAC256:CSHAKE-KECCAK-256", 256, 0x04, 64,         \
        EXTENDABLE)                                                                                \
    ROW(cshake128, "CSHAKE-128:CSHAKE128", 128, 0x1F, 32, EXTENDABLE | ALGID_ABSENT | CUSTOM)      \
    ROW(cshake256, "CSHAKE-256:CSHAKE256", 256, 0x1F, 64, EXTENDABLE | ALGID_ABSENT | CUSTOM)

typedef struct row {
    sponge_kind kind;
    uint8_t bytes, flags;
} row;

/* The strings of cSHAKE, which may come until the first byte of input. */
typedef struct strings {
    const char *name;
    size_t customlen;
    char custom[MAX_CUSTOM];
} strings;

typedef struct digest {
    const row *row;
    size_t bytes; /* of output; SIZE_MAX: not told */
    int begun;    /* the sponge is set; only cSHAKE waits */
    int squeezed;
    lanewise_sponge sponge;
    strings strings[]; /* one, if the row has CUSTOM */
} digest;

static size_t digest_bytes(const row *r) {
    return sizeof(digest) + (r->flags & CUSTOM ? sizeof(strings) : 0);
}

static void *digest_new(const row *r) {
    digest *d = provider_zalloc(digest_bytes(r));
    if (d)
        d->row = r;
    return d;
}

static void digest_free(void *context) {
    digest *d = context;
    if (d)
        provider_free(d, digest_bytes(d->row));
}

static void digest_copy(void *to, void *from) {
    digest *d = from;
    memcpy(to, from, digest_bytes(d->row));
}

static void *digest_dup(void *from) {
    digest *d = from, *copy = digest_new(d->row);
    if (copy)
        digest_copy(copy, d);
    return copy;
}

/* The function names that SP 800-185 section 3.4 knows, and the empty one; OpenSSL's own cSHAKE
 * takes no others, in either case of letters. */
static int set_name(strings *s, const char *name, size_t len) {
    static const char *const known[] = {"", "KMAC", "TupleHash", "ParallelHash"};
    for (size_t i = 0; i < sizeof known / sizeof known[0]; i++) {
        size_t n = 0;
        while (n < len && known[i][n] && (known[i][n] | 32) == (name[n] | 32))
            n++;
        if (n == len && !known[i][n]) {
            s->name = known[i];
            return 1;
        }
    }
    return provider_error(LANEWISE_ERR_PARAMETER);
}

static int set_strings(digest *d, const OSSL_PARAM *params) {
    const OSSL_PARAM *name = param_find(params, "function-name");
    const OSSL_PARAM *custom = param_find(params, "customization");
    if ((name && name->data_type != OSSL_PARAM_UTF8_STRING) ||
        (custom && custom->data_type != OSSL_PARAM_UTF8_STRING))
        return provider_error(LANEWISE_ERR_PARAMETER);
    if ((name || custom) && d->begun)
        return provider_error(LANEWISE_ERR_STATE);
    if (name && !set_name(d->strings, name->data, name->data_size))
        return 0;
    if (custom) {
        if (custom->data_size > MAX_CUSTOM)
            return provider_error(LANEWISE_ERR_LENGTH);
        d->strings->customlen = custom->data_size;
        if (custom->data_size)
            memcpy(d->strings->custom, custom->data, custom->data_size);
    }
    return 1;
}

static int digest_set(void *context, const OSSL_PARAM *params) {
    digest *d = context;
    const OSSL_PARAM *length = param_find(params, "xoflen");
    if (!length)
        length = param_find(params, "size");
    if (length && !param_size(length, &d->bytes))
        return provider_error(LANEWISE_ERR_PARAMETER);
    return !(d->row->flags & CUSTOM) || set_strings(d, params);
}

/* What cSHAKE does with its first byte, and the others when they are initialised. */
static int begin(digest *d) {
    const row *r = d->row;
    d->begun = 1;
    if (r->flags & CUSTOM) {
        const strings *s = d->strings;
        lanewise_cshake_start((sponge *)&d->sponge, r->kind.rate, s->name, strlen(s->name),
                              s->custom, s->customlen);
        return 1;
    }
    return provider_result(lanewise_sponge_begin(&d->sponge, r->kind, r->bytes));
}

static int digest_init(void *context, const OSSL_PARAM *params) {
    digest *d = context;
    d->begun = d->squeezed = 0;
    d->bytes = d->row->bytes ? d->row->bytes : SIZE_MAX;
    if (d->row->flags & CUSTOM) {
        d->strings->name = "";
        d->strings->customlen = 0;
    } else if (!begin(d)) {
        return 0;
    }
    return !(d->row->flags & EXTENDABLE) || digest_set(d, params);
}

static int digest_update(void *context, const unsigned char *in, size_t len) {
    digest *d = context;
    return (d->begun || begin(d)) && provider_result(lanewise_sponge_absorb(&d->sponge, in, len));
}

/* Ends the input, and writes. */
static int give(digest *d, unsigned char *out, size_t len) {
    if (!d->begun && !begin(d))
        return 0;
    if (!d->squeezed) {
        int status = lanewise_sponge_finalize(&d->sponge);
        if (status)
            return provider_error(status);
    }
    d->squeezed = 1;
    return provider_result(lanewise_sponge_squeeze(&d->sponge, out, len));
}

static int digest_final(void *context, unsigned char *out, size_t *outl, size_t outsize) {
    digest *d = context;
    *outl = 0;
    if (d->squeezed)
        return provider_error(LANEWISE_ERR_STATE);
    if (d->bytes == SIZE_MAX || d->bytes > outsize)
        return provider_error(LANEWISE_ERR_LENGTH);
    if (!give(d, out, d->bytes))
        return 0;
    *outl = d->bytes;
    return 1;
}

static int digest_squeeze(void *context, unsigned char *out, size_t *outl, size_t outsize) {
    if (!give(context, out, outsize))
        return 0;
    if (outl)
        *outl = outsize;
    return 1;
}

/* What KMAC is made of is not saved: a key may be in it (docs/decisions/saved-states.md). */
static int saves(const digest *d) {
    return d->row->kind.suffix != 0x04 || provider_error(LANEWISE_ERR_ALGORITHM);
}

/* As lanewise_sponge_save has it; without `out` only how many bytes that are. The length of output
 * that the caller set, and the strings of cSHAKE as such, are not part of it. */
static int digest_serialize(void *context, unsigned char *out, size_t *outl) {
    digest *d = context;
    const size_t bytes = LANEWISE_SPONGE_SAVED_BYTES;
    if (!outl)
        return provider_error(LANEWISE_ERR_NULL);
    if (!saves(d))
        return 0;
    if (out && *outl < bytes)
        return provider_error(LANEWISE_ERR_LENGTH);
    if (out) {
        const int begun = d->begun; /* if not, strings may still come */
        int good =
            (begun || begin(d)) && provider_result(lanewise_sponge_save(&d->sponge, out, bytes));
        d->begun = begun;
        if (!good)
            return 0;
    }
    *outl = bytes;
    return 1;
}

static int digest_deserialize(void *context, const unsigned char *in, size_t inlen) {
    digest *d = context;
    lanewise_sponge_info info;
    const int begun = d->begun;
    if (!saves(d) || (!begun && !begin(d)))
        return 0;
    int status = lanewise_sponge_restore(&d->sponge, in, inlen);
    if (!status)
        status = lanewise_sponge_describe(&d->sponge, &info);
    d->begun = status ? begun : 1;
    if (!status)
        d->squeezed = info.squeezing;
    return provider_result(status);
}

static int digest_get(void *context, OSSL_PARAM *params) {
    digest *d = context;
    return param_put_size(params, "xoflen", d->bytes) && param_put_size(params, "size", d->bytes);
}

static int describe(const row *r, OSSL_PARAM *params) {
    return param_put_size(params, "blocksize", r->kind.rate) &&
           param_put_size(params, "size", r->bytes) &&
           param_put_int(params, "xof", (r->flags & EXTENDABLE) != 0) &&
           param_put_int(params, "algid-absent", (r->flags & ALGID_ABSENT) != 0);
}

static const OSSL_PARAM *gettable(void *context) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_size_t("blocksize", NULL),
                                      OSSL_PARAM_size_t("size", NULL), OSSL_PARAM_int("xof", NULL),
                                      OSSL_PARAM_int("algid-absent", NULL), OSSL_PARAM_END};
    (void)context;
    return list;
}

static const OSSL_PARAM *gettable_of_context(void *context, void *p) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_size_t("xoflen", NULL),
                                      OSSL_PARAM_size_t("size", NULL), OSSL_PARAM_END};
    (void)context, (void)p;
    return list;
}

static const OSSL_PARAM *settable(void *context, void *p) {
    static const OSSL_PARAM list[] = {OSSL_PARAM_size_t("xoflen", NULL),
                                      OSSL_PARAM_size_t("size", NULL), OSSL_PARAM_END};
    (void)context, (void)p;
    return list;
}

static const OSSL_PARAM *settable_strings(void *context, void *p) {
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_size_t("xoflen", NULL), OSSL_PARAM_size_t("size", NULL),
        OSSL_PARAM_utf8_string("function-name", NULL, 0),
        OSSL_PARAM_utf8_string("customization", NULL, 0), OSSL_PARAM_END};
    (void)context, (void)p;
    return list;
}

#define ONE(name, names, bits, suffix, bytes, flags)                                               \
    static const row row_##name = {                                                                \
        {200 - (bits) / 4, 24, suffix, (flags) & EXTENDABLE ? 0 : SPONGE_FIXED}, bytes, flags};    \
    static void *new_##name(void *p) {                                                             \
        (void)p;                                                                                   \
        return digest_new(&row_##name);                                                            \
    }                                                                                              \
    static int describe_##name(OSSL_PARAM *params) {                                               \
        return describe(&row_##name, params);                                                      \
    }                                                                                              \
    static const OSSL_DISPATCH functions_##name[] = {                                              \
        FUNCTION(OSSL_FUNC_DIGEST_NEWCTX, new_##name),                                             \
        FUNCTION(OSSL_FUNC_DIGEST_FREECTX, digest_free),                                           \
        FUNCTION(OSSL_FUNC_DIGEST_DUPCTX, digest_dup),                                             \
        FUNCTION(OSSL_FUNC_DIGEST_COPYCTX, digest_copy),                                           \
        FUNCTION(OSSL_FUNC_DIGEST_INIT, digest_init),                                              \
        FUNCTION(OSSL_FUNC_DIGEST_UPDATE, digest_update),                                          \
        FUNCTION(OSSL_FUNC_DIGEST_FINAL, digest_final),                                            \
        FUNCTION(OSSL_FUNC_DIGEST_SERIALIZE, digest_serialize),                                    \
        FUNCTION(OSSL_FUNC_DIGEST_DESERIALIZE, digest_deserialize),                                \
        FUNCTION(OSSL_FUNC_DIGEST_GET_PARAMS, describe_##name),                                    \
        FUNCTION(OSSL_FUNC_DIGEST_GETTABLE_PARAMS,                                                 \
                 gettable), /* Those that follow are for extendable output alone. */               \
        FUNCTION((flags) & EXTENDABLE ? OSSL_FUNC_DIGEST_SQUEEZE : 0, digest_squeeze),             \
        FUNCTION(OSSL_FUNC_DIGEST_SET_CTX_PARAMS, digest_set),                                     \
        FUNCTION(OSSL_FUNC_DIGEST_SETTABLE_CTX_PARAMS,                                             \
                 (flags) & CUSTOM ? settable_strings : settable),                                  \
        FUNCTION(OSSL_FUNC_DIGEST_GET_CTX_PARAMS, digest_get),                                     \
        FUNCTION(OSSL_FUNC_DIGEST_GETTABLE_CTX_PARAMS, gettable_of_context),                       \
        LAST_FUNCTION,                                                                             \
    };
IN_ALL(ONE)
SINCE_3_4(ONE)
BEFORE_3_4(ONE)

#define LISTED(name, names, bits, suffix, bytes, flags)                                            \
    {names, PROPERTIES, functions_##name, "Lanewise"},

const OSSL_ALGORITHM *provider_digests(const provider *p) {
    static const OSSL_ALGORITHM now[] = {IN_ALL(LISTED) SINCE_3_4(LISTED){NULL, NULL, NULL, NULL}};
    static const OSSL_ALGORITHM before[] = {IN_ALL(LISTED)
                                                BEFORE_3_4(LISTED){NULL, NULL, NULL, NULL}};
    return p->version < 304 ? before : now;
}
