/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ossl_hashes FOLDER ROUNDS: digests and MACs of the provider in FOLDER beside those of OpenSSL, by
 * EVP: what is said of them, random messages in random pieces, copies, output in parts, bad calls,
 * and what memory holds when it is given back.
 */
#include "ossl_test.h"

#include <openssl/core_dispatch.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/params.h>

enum { MOST = 3000 }; /* bytes of a message, and of output */

static uint8_t message[MOST], ours[MOST], theirs[MOST];

/* Blocks of OpenSSL's allocator: at their end none may hold the 16 bytes of `secret`. */
static uint8_t secret[16];
static int watching;
static size_t watched;

static void *get(size_t size, const char *file, int line) {
    (void)file, (void)line;
    size_t *block = malloc(size + 16);
    if (!block)
        return NULL;
    block[0] = size;
    return block + 16 / sizeof *block;
}

static void look(const uint8_t *at, size_t size) {
    for (size_t i = 0; watching && i + sizeof secret <= size; i++)
        CHECK(memcmp(at + i, secret, sizeof secret) != 0);
    watched += (size_t)watching;
}

static void release(void *memory, const char *file, int line) {
    (void)file, (void)line;
    if (!memory)
        return;
    size_t *block = (size_t *)memory - 16 / sizeof *block;
    look(memory, block[0]);
    free(block);
}

static void *resize(void *memory, size_t size, const char *file, int line) {
    void *fresh = get(size, file, line);
    if (fresh && memory) {
        size_t old = ((size_t *)memory)[-(int)(16 / sizeof(size_t))];
        memcpy(fresh, memory, old < size ? old : size);
        release(memory, file, line);
    }
    return fresh;
}

static const char *const digests[] = {
    "SHA3-224",        "SHA3-256",        "SHA3-384",   "SHA3-512",   "SHAKE-128",
    "SHAKE-256",       "KECCAK-224",      "KECCAK-256", "KECCAK-384", "KECCAK-512",
    "KECCAK-KMAC-128", "KECCAK-KMAC-256", "CSHAKE-128", "CSHAKE-256", "SHAKE256",
    "KECCAK-KMAC-128", "KECCAK-KMAC256",
};

/* Of the empty message, where OpenSSL 3.0 has no such digest: the Keccak team's own known answers
 * of 2011 (ShortMsgKAT), Len = 0. */
static const struct {
    const char *name;
    uint8_t first[8];
} keccak[] = {
    {"KECCAK-224", {0xF7, 0x18, 0x37, 0x50, 0x2B, 0xA8, 0xE1, 0x08}},
    {"KECCAK-256", {0xC5, 0xD2, 0x46, 0x01, 0x86, 0xF7, 0x23, 0x3C}},
    {"KECCAK-384", {0x2C, 0x23, 0x14, 0x6A, 0x63, 0xA2, 0x9A, 0xCF}},
    {"KECCAK-512", {0x0E, 0xAB, 0x42, 0xDE, 0x4C, 0x3C, 0xEB, 0x92}},
};

static EVP_MD *fetch(const char *name, const char *from) {
    EVP_MD *md = EVP_MD_fetch(NULL, name, from);
    ERR_clear_error();
    return md;
}

static int is_xof(const EVP_MD *md) {
    return (EVP_MD_get_flags(md) & EVP_MD_FLAG_XOF) != 0;
}

static int is_ours(const EVP_MD *md) {
    return !strcmp(OSSL_PROVIDER_get0_name(EVP_MD_get0_provider(md)), "lanewise");
}

static void in_pieces(EVP_MD_CTX *context, const uint8_t *data, size_t len) {
    while (len) {
        size_t n = 1 + below(len < 400 ? len : 400);
        CHECK(EVP_DigestUpdate(context, data, n));
        data += n, len -= n;
    }
}

static void finish(EVP_MD_CTX *context, uint8_t *out, size_t len) {
    unsigned n;
    if (is_xof(EVP_MD_CTX_get0_md(context))) {
        CHECK(EVP_DigestFinalXOF(context, out, len));
        return;
    }
    CHECK(EVP_DigestFinal_ex(context, out, &n) && n == len);
}

/* In random pieces, half of it on a copy; the original goes on after it. */
static void digest(const EVP_MD *md, uint8_t *out, size_t outlen, const uint8_t *in, size_t len) {
    EVP_MD_CTX *context = EVP_MD_CTX_new(), *copy = EVP_MD_CTX_new();
    size_t half = below(len + 1);
    uint8_t again[MOST];
    CHECK(context && copy && EVP_DigestInit_ex2(context, md, NULL));
    in_pieces(context, in, half);
    CHECK(EVP_MD_CTX_copy_ex(copy, context));
    in_pieces(copy, in + half, len - half);
    finish(copy, out, outlen);
    CHECK(EVP_MD_CTX_copy_ex(copy, context)); /* over one that has ended */
    in_pieces(copy, in + half, len - half);
    finish(copy, again, outlen);
    CHECK(!memcmp(out, again, outlen));
    in_pieces(context, in + half, len - half);
    finish(context, again, outlen);
    CHECK(!memcmp(out, again, outlen));
    if (is_ours(md)) /* OpenSSL 3.0 gives something */
        CHECK_FAILS(EVP_DigestFinal_ex(context, again, NULL));
    EVP_MD_CTX_free(context), EVP_MD_CTX_free(copy);
}

static void names_of(const char *name, void *list) {
    const EVP_MD *md = *(const EVP_MD **)list;
    CHECK(EVP_MD_is_a(md, name));
}

static void same_descriptions(const EVP_MD *a, const EVP_MD *b) {
    CHECK(EVP_MD_get_size(a) == EVP_MD_get_size(b));
    CHECK(EVP_MD_get_block_size(a) == EVP_MD_get_block_size(b));
    CHECK(EVP_MD_get_flags(a) == EVP_MD_get_flags(b));
    CHECK(EVP_MD_get_type(a) == EVP_MD_get_type(b));
    CHECK(EVP_MD_names_do_all(b, names_of, &a));
}

#if OPENSSL_VERSION_NUMBER >= 0x30300000
static void squeezed(const EVP_MD *md, const uint8_t *in, size_t len, const uint8_t *expected) {
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    uint8_t out[MOST];
    CHECK(context && EVP_DigestInit_ex2(context, md, NULL) && EVP_DigestUpdate(context, in, len));
    for (size_t at = 0, n; at < MOST; at += n) {
        n = 1 + below(MOST - at < 500 ? MOST - at : 500);
        CHECK(EVP_DigestSqueeze(context, out + at, n));
    }
    CHECK(!memcmp(out, expected, MOST));
    CHECK(!EVP_DigestUpdate(context, in, len) && !EVP_DigestFinalXOF(context, out, 10));
    ERR_clear_error();
    EVP_MD_CTX_free(context);
}
#endif

static void one_digest(const char *name, size_t rounds) {
    about = name;
    EVP_MD *a = fetch(name, OURS), *b = fetch(name, THEIRS);
    CHECK(a && is_ours(a));
    if (b)
        same_descriptions(a, b);
    for (size_t i = 0; i < rounds; i++) {
        size_t len = below(i % 2 ? MOST : 300), outlen = (size_t)EVP_MD_get_size(a);
        if (is_xof(a))
            outlen = below(i % 2 ? MOST : 300) + 1;
        fill(message, len);
        memset(ours, 0, sizeof ours);
        digest(a, ours, outlen, message, len);
        if (b) {
            digest(b, theirs, outlen, message, len);
            CHECK(!memcmp(ours, theirs, outlen));
        }
    }
    for (size_t i = 0; i < sizeof keccak / sizeof keccak[0]; i++)
        if (!strcmp(name, keccak[i].name)) {
            CHECK(EVP_Digest(NULL, 0, ours, NULL, a, NULL));
            CHECK(!memcmp(ours, keccak[i].first, 8));
        }
#if OPENSSL_VERSION_NUMBER >= 0x30300000
    if (is_xof(a)) {
        digest(a, ours, MOST, message, 500);
        squeezed(a, message, 500, ours);
        if (b)
            squeezed(b, message, 500, ours);
    }
#endif
    EVP_MD_free(a), EVP_MD_free(b);
}

/* encode_string of SP 800-185 section 2.3.2, of less than 8 KiB; returns its length. */
static size_t encoded(uint8_t *out, const char *text) {
    size_t len = strlen(text), bits = 8 * len, at = 0;
    out[at++] = bits > 255 ? 2 : 1;
    if (bits > 255)
        out[at++] = (uint8_t)(bits >> 8);
    out[at++] = (uint8_t)bits;
    memcpy(out + at, text, len);
    return at + len;
}

static int set_text(OSSL_PARAM *list, const char *name, const char *custom) {
    int n = 0;
    if (name)
        list[n++] = OSSL_PARAM_construct_utf8_string("function-name", (char *)(uintptr_t)name, 0);
    if (custom)
        list[n++] = OSSL_PARAM_construct_utf8_string("customization", (char *)(uintptr_t)custom, 0);
    list[n] = OSSL_PARAM_construct_end();
    return n;
}

/* cSHAKE is what the other provider's Keccak of KMAC makes of the padded strings and the message.
 */
static void cshake(unsigned bits, const char *name, const char *custom) {
    static char text[40]; /* `about` points to it */
    uint8_t block[1200] = {1, (uint8_t)(200 - bits / 4)};
    size_t rate = 200 - bits / 4, at = 2, len = below(MOST - 1000);
    OSSL_PARAM params[3];
    snprintf(text, sizeof text, "CSHAKE-%u", bits);
    about = text;
    EVP_MD *a = fetch(text, OURS);
    snprintf(text, sizeof text, *name || *custom ? "KECCAK-KMAC-%u" : "SHAKE-%u", bits);
    EVP_MD *b = fetch(text, THEIRS);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    CHECK(a && b && context);
    at += encoded(block + at, name), at += encoded(block + at, custom);
    at = *name || *custom ? (at + rate - 1) / rate * rate : 0;
    fill(message, len);
    CHECK(set_text(params, name, custom) && EVP_DigestInit_ex2(context, a, params));
    in_pieces(context, message, len);
    CHECK_FAILS(EVP_MD_CTX_set_params(context, params)); /* too late */
    finish(context, ours, 333);
    CHECK(EVP_DigestInit_ex2(context, b, NULL));
    CHECK(EVP_DigestUpdate(context, block, at) && EVP_DigestUpdate(context, message, len));
    finish(context, theirs, 333);
    CHECK(!memcmp(ours, theirs, 333));
    CHECK(set_text(params, "KMACX", NULL));
    CHECK_FAILS(EVP_DigestInit_ex2(context, a, params));
    CHECK(set_text(params, "MAC", NULL));
    CHECK_FAILS(EVP_DigestInit_ex2(context, a, params));
    EVP_MD_CTX_free(context), EVP_MD_free(a), EVP_MD_free(b);
}

static void cshakes(void) {
    char text[513] = "";
    memset(text, 's', 511);
    for (unsigned bits = 128; bits <= 256; bits += 128) {
        cshake(bits, "", ""), cshake(bits, "KMAC", ""), cshake(bits, "", "some use");
        cshake(bits, "TupleHash", text), cshake(bits, "ParallelHash", "x"), cshake(bits, "", text);
    }
    EVP_MD *md = fetch("CSHAKE-128", OURS);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    OSSL_PARAM params[3];
    text[511] = 's';
    CHECK(md && context && set_text(params, NULL, text));
    CHECK_FAILS(EVP_DigestInit_ex2(context, md, params));
    EVP_MD_CTX_free(context), EVP_MD_free(md);
}

static void mac_parameters(OSSL_PARAM *list, int *xof, size_t *size, uint8_t *custom, size_t len) {
    *list++ = OSSL_PARAM_construct_octet_string("custom", custom, len);
    if (xof)
        *list++ = OSSL_PARAM_construct_int("xof", xof);
    if (size)
        *list++ = OSSL_PARAM_construct_size_t("size", size);
    *list = OSSL_PARAM_construct_end();
}

/* Output and its length; on a copy of the context from the middle on, and once more by the context
 * without its key. */
static size_t mac(const char *name, const char *from, const uint8_t *key, size_t keylen,
                  const OSSL_PARAM *params, size_t len, uint8_t *out) {
    EVP_MAC *type = EVP_MAC_fetch(NULL, name, from);
    EVP_MAC_CTX *context = EVP_MAC_CTX_new(type), *copy;
    uint8_t again[MOST];
    size_t n, m, half = len / 3;
    CHECK(context && EVP_MAC_init(context, key, keylen, params));
    CHECK(EVP_MAC_update(context, message, half));
    CHECK((copy = EVP_MAC_CTX_dup(context)) && EVP_MAC_update(copy, message + half, len - half));
    CHECK(EVP_MAC_final(copy, out, &n, MOST) && n == EVP_MAC_CTX_get_mac_size(copy));
    CHECK_FAILS(EVP_MAC_update(copy, message, 1));
    CHECK(EVP_MAC_init(context, NULL, 0, NULL) && EVP_MAC_update(context, message, len));
    CHECK(EVP_MAC_final(context, again, &m, MOST) && m == n && !memcmp(out, again, n));
    EVP_MAC_CTX_free(context), EVP_MAC_CTX_free(copy), EVP_MAC_free(type);
    return n;
}

static void one_mac(const char *name, size_t rounds) {
    uint8_t key[512], custom[512];
    OSSL_PARAM params[4];
    about = name;
    for (size_t i = 0; i < rounds; i++) {
        size_t keylen = 4 + below(509), size = below(MOST), len = below(MOST);
        int xof = (int)below(2);
        fill(key, keylen), fill(custom, sizeof custom), fill(message, len);
        mac_parameters(params, i % 3 ? &xof : NULL, i % 4 ? &size : NULL, custom,
                       i % 5 ? below(513) : 0);
        size_t n = mac(name, OURS, key, keylen, params, len, ours);
        CHECK(n == mac(name, THEIRS, key, keylen, params, len, theirs));
        CHECK(!memcmp(ours, theirs, n));
    }
}

static void bad_macs(const char *name) {
    uint8_t key[600] = {0};
    size_t size = 0xFFFFFF / 8 + 1, n;
    OSSL_PARAM params[4];
    about = name;
    EVP_MAC *type = EVP_MAC_fetch(NULL, name, OURS);
    EVP_MAC_CTX *context = EVP_MAC_CTX_new(type);
    CHECK(context && EVP_MAC_CTX_get_block_size(context) == (strstr(name, "128") ? 168 : 136));
    CHECK_FAILS(EVP_MAC_update(context, key, 1)); /* not begun */
    CHECK_FAILS(EVP_MAC_init(context, NULL, 0, NULL));
    CHECK_FAILS(EVP_MAC_init(context, key, 3, NULL));
    CHECK_FAILS(EVP_MAC_init(context, key, 513, NULL));
    mac_parameters(params, NULL, NULL, key, 513);
    CHECK_FAILS(EVP_MAC_init(context, key, 32, params));
    mac_parameters(params, NULL, &size, key, 0);
    CHECK_FAILS(EVP_MAC_init(context, key, 32, params));
    params[0] = OSSL_PARAM_construct_utf8_string("custom", (char *)key, 0);
    params[1] = OSSL_PARAM_construct_end();
    CHECK_FAILS(EVP_MAC_init(context, key, 32, params));
    CHECK(EVP_MAC_init(context, key, 32, NULL));
    CHECK_FAILS(EVP_MAC_final(context, ours, &n, EVP_MAC_CTX_get_mac_size(context) - 1));
    EVP_MAC_CTX_free(context), EVP_MAC_free(type);
}

/* An XOF that was not told how much: in 3.0 there was a default. */
static void bad_digests(void) {
    EVP_MD *a = fetch("SHAKE-128", OURS), *b = fetch("SHAKE-128", THEIRS);
    about = "SHAKE-128 without a length";
    int works = EVP_Digest("abc", 3, theirs, NULL, b, NULL);
    CHECK(EVP_Digest("abc", 3, ours, NULL, a, NULL) == works);
    CHECK(!works || !memcmp(ours, theirs, 16));
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    uint64_t large = UINT64_MAX;
    char text[] = "20";
    OSSL_PARAM size[] = {OSSL_PARAM_construct_utf8_string("xoflen", text, 0), OSSL_PARAM_END};
    OSSL_PARAM negative[] = {OSSL_PARAM_construct_int64("xoflen", (int64_t *)&large),
                             OSSL_PARAM_END};
    CHECK(context);
    CHECK_FAILS(EVP_DigestInit_ex2(context, a, size));
    CHECK_FAILS(EVP_DigestInit_ex2(context, a, negative));
    CHECK_FAILS(EVP_MD_fetch(NULL, "SHA3-255", OURS) != NULL);
    EVP_MD_CTX_free(context), EVP_MD_free(a), EVP_MD_free(b);
}

/* The functions of a digest, which OpenSSL before 4 does not call all. */
typedef struct functions {
    OSSL_FUNC_digest_newctx_fn *create;
    OSSL_FUNC_digest_freectx_fn *destroy;
    OSSL_FUNC_digest_init_fn *init;
    OSSL_FUNC_digest_update_fn *update;
    OSSL_FUNC_digest_final_fn *final;
    int (*squeeze)(void *, unsigned char *, size_t *, size_t);
    int (*save)(void *, unsigned char *, size_t *);
    int (*restore)(void *, const unsigned char *, size_t);
} functions;

static functions listed(const OSSL_DISPATCH *d) {
    functions f = {0};
    for (; d->function_id; d++) {
        switch (d->function_id) {
        case 1:
            f.create = OSSL_FUNC_digest_newctx(d);
            break;
        case 2:
            f.init = OSSL_FUNC_digest_init(d);
            break;
        case 3:
            f.update = OSSL_FUNC_digest_update(d);
            break;
        case 4:
            f.final = OSSL_FUNC_digest_final(d);
            break;
        case 6:
            f.destroy = OSSL_FUNC_digest_freectx(d);
            break;
        case 14:
            f.squeeze = (int (*)(void *, unsigned char *, size_t *, size_t))d->function;
            break;
        case 16:
            f.save = (int (*)(void *, unsigned char *, size_t *))d->function;
            break;
        case 17:
            f.restore = (int (*)(void *, const unsigned char *, size_t))d->function;
            break;
        }
    }
    return f;
}

enum { SAVED = 216, POSITION = 8 }; /* docs/decisions/saved-states.md */

static void output(const functions *f, void *context, uint8_t *out) {
    size_t n;
    memset(out, 0, 100);
    CHECK(f->squeeze ? f->squeeze(context, out, &n, 100) : f->final(context, out, &n, 100));
}

/* One that goes on from saved bytes gives what the first does, also amid output; what is no saved
 * computation of this function is refused, and leaves the other as it was. */
static void one_saved(const functions *f, const uint8_t *foreign) {
    static uint8_t saved[SAVED], wrong[SAVED];
    size_t n = 0, len = below(MOST), half = below(len + 1);
    void *a = f->create(NULL), *b = f->create(NULL);
    fill(message, len);
    CHECK(a && b && f->init(a, NULL) && f->init(b, NULL) && f->update(a, message, half));
    CHECK(f->save(a, NULL, &n) && n == SAVED && f->save(a, saved, &n) && n == SAVED);
    CHECK(f->update(a, message + half, len - half));
    n = SAVED - 1;
    CHECK_FAILS(f->save(a, wrong, &n));
    CHECK(f->update(b, (const uint8_t *)"other", 5));
    for (size_t i = 0; i <= POSITION; i++) {
        memcpy(wrong, saved, SAVED);
        wrong[i] = i < POSITION ? wrong[i] ^ 0x80 : 0xFF;
        CHECK_FAILS(f->restore(b, wrong, SAVED));
    }
    CHECK_FAILS(f->restore(b, saved, SAVED - 1));
    CHECK_FAILS(f->restore(b, foreign, SAVED));
    CHECK(f->restore(b, saved, SAVED) && f->update(b, message + half, len - half));
    output(f, a, ours), output(f, b, theirs);
    CHECK(!memcmp(ours, theirs, 100));
    if (f->squeeze) {
        void *c = f->create(NULL);
        n = SAVED;
        CHECK(c && f->init(c, NULL) && f->save(a, saved, &n) && f->restore(c, saved, SAVED));
        output(f, a, ours), output(f, c, theirs);
        CHECK(!memcmp(ours, theirs, 100));
        CHECK_FAILS(f->update(c, message, 1));
        f->destroy(c);
    }
    f->destroy(a), f->destroy(b);
}

static void saved_digests(const OSSL_PROVIDER *p, size_t rounds) {
    int uncached;
    uint8_t foreign[SAVED], bytes[SAVED];
    size_t n = SAVED, found = 0;
    const OSSL_ALGORITHM *all = OSSL_PROVIDER_query_operation(p, OSSL_OP_DIGEST, &uncached);
    for (const OSSL_ALGORITHM *one = all; one->algorithm_names; one++, found++) {
        const functions f = listed(one->implementation);
        about = one->algorithm_names;
        void *context = f.create(NULL);
        CHECK(f.save && f.restore && f.init(context, NULL));
        if (strstr(about, "KMAC")) { /* its state may hold a key */
            CHECK_FAILS(f.save(context, bytes, &n));
            CHECK_FAILS(f.restore(context, foreign, SAVED));
        } else {
            for (size_t i = 0; found && i < rounds; i++)
                one_saved(&f, foreign); /* of the digest before it */
            n = SAVED;
            CHECK(f.save(context, foreign, &n));
        }
        f.destroy(context);
    }
    CHECK(found == 14);
}

#if OPENSSL_VERSION_MAJOR >= 4
/* By OpenSSL's own functions. */
static void saved_by_evp(void) {
    EVP_MD *md = fetch("SHA3-256", OURS);
    EVP_MD_CTX *a = EVP_MD_CTX_new(), *b = EVP_MD_CTX_new();
    uint8_t saved[SAVED];
    size_t n = SAVED;
    about = "EVP_MD_CTX_serialize";
    fill(message, 500);
    CHECK(md && a && b && EVP_DigestInit_ex2(a, md, NULL) && EVP_DigestInit_ex2(b, md, NULL));
    CHECK(EVP_DigestUpdate(a, message, 200) && EVP_MD_CTX_serialize(a, saved, &n) && n == SAVED);
    CHECK(EVP_MD_CTX_deserialize(b, saved, n) && EVP_DigestUpdate(b, message + 200, 300));
    finish(b, ours, 32);
    CHECK(EVP_Digest(message, 500, theirs, NULL, md, NULL) && !memcmp(ours, theirs, 32));
    EVP_MD_CTX_free(a), EVP_MD_CTX_free(b), EVP_MD_free(md);
}
#else
static void saved_by_evp(void) {
}
#endif

/* The state after less than a block is the message itself. */
static void memory(void) {
    about = "memory that is given back";
    fill(secret, sizeof secret);
    EVP_MD *md = fetch("SHA3-256", OURS);
    EVP_MAC *type = EVP_MAC_fetch(NULL, "KMAC-256", OURS);
    EVP_MD_CTX *context = EVP_MD_CTX_new(), *copy = EVP_MD_CTX_new();
    EVP_MAC_CTX *key = EVP_MAC_CTX_new(type);
    watching = 1;
    CHECK(md && context && copy && key && EVP_DigestInit_ex2(context, md, NULL));
    CHECK(EVP_DigestUpdate(context, secret, sizeof secret) && EVP_MD_CTX_copy_ex(copy, context));
    CHECK(EVP_MAC_init(key, secret, sizeof secret, NULL));
    EVP_MD_CTX_free(context), EVP_MD_CTX_free(copy), EVP_MAC_CTX_free(key);
    CHECK(watched > 3);
    watching = 0;
    EVP_MD_free(md), EVP_MAC_free(type);
}

int main(int count, char **words) {
    CHECK(count == 3 && CRYPTO_set_mem_functions(get, resize, release));
    load_providers(words[1]);
    size_t rounds = strtoul(words[2], NULL, 10);
    for (size_t i = 0; i < sizeof digests / sizeof digests[0]; i++)
        one_digest(digests[i], rounds);
    cshakes();
    one_mac("KMAC-128", rounds), one_mac("KMAC-256", rounds);
    bad_macs("KMAC128"), bad_macs("KMAC256");
    bad_digests();
    memory();
    OSSL_PROVIDER *p = OSSL_PROVIDER_load(NULL, "lanewise");
    CHECK(p && OSSL_PROVIDER_self_test(p));
    saved_digests(p, rounds);
    saved_by_evp();
    printf("%s: %zu digests, 2 MACs, %zu rounds\n", OpenSSL_version(OPENSSL_VERSION),
           sizeof digests / sizeof digests[0], rounds);
    return 0;
}
