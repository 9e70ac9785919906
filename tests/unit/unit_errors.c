/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Bad input and calls out of order: the right code, and nothing changed. After each refusal the
 * same computation goes on to its right result.
 */
#include "check.h"
#include "functions.h"

#include <string.h>

static uint8_t data[300], out[300], part[300], want[300], untouched[300];

static const setting plain = {{"key", 3}, {"n", 1}, {"c", 1}, 0x1F, 100, NULL};

/* What must be as it was: a context (or none) and the output buffer. */
#define REFUSED(call, code, context, kept)                                                         \
    do {                                                                                           \
        memset(out, 0x3C, sizeof out);                                                             \
        CHECK_STATUS(call, code);                                                                  \
        CHECK_BYTES(out, untouched, sizeof out, "output after " #call);                            \
        CHECK_BYTES(context, kept, sizeof *(context), "context after " #call);                     \
    } while (0)
#define REFUSED_CALL(call, code) REFUSED(call, code, out, untouched)

static void test_sponge_order(const sponge_function *f) {
    size_t outlen = f->fixed ? f->fixed : 50;
    int bound = f->fixed || f->takes & BINDS_LENGTH;
    lanewise_sponge s, kept, zero;
    memset(&zero, 0, sizeof zero);
    s = zero;
    REFUSED(lanewise_sponge_absorb(&s, data, 5), LANEWISE_ERR_STATE, &s, &zero);
    REFUSED(lanewise_sponge_absorb(&s, NULL, 0), LANEWISE_ERR_STATE, &s, &zero);
    REFUSED(lanewise_sponge_finalize(&s), LANEWISE_ERR_STATE, &s, &zero);
    REFUSED(lanewise_sponge_squeeze(&s, out, 5), LANEWISE_ERR_STATE, &s, &zero);
    REFUSED(lanewise_sponge_copy(&kept, &s), LANEWISE_ERR_STATE, &s, &zero);

    CHECK_STATUS(f->init(NULL, &plain, outlen), LANEWISE_ERR_NULL);
    CHECK_OK(f->init(&s, &plain, outlen));
    kept = s;
    REFUSED(lanewise_sponge_squeeze(&s, out, 1), LANEWISE_ERR_STATE, &s, &kept);
    REFUSED(lanewise_sponge_squeeze(&s, NULL, 0), LANEWISE_ERR_STATE, &s, &kept);
    REFUSED(lanewise_sponge_absorb(&s, NULL, 1), LANEWISE_ERR_NULL, &s, &kept);
    REFUSED(lanewise_sponge_absorb(NULL, data, 1), LANEWISE_ERR_NULL, &s, &kept);
    REFUSED(lanewise_tuplehash_element(&s, 3), LANEWISE_ERR_ALGORITHM, &s, &kept);
    CHECK_OK(lanewise_sponge_absorb(&s, NULL, 0));
    CHECK_OK(lanewise_sponge_absorb(&s, data, 200));
    kept = s;
    REFUSED(lanewise_sponge_squeeze(&s, out, 1), LANEWISE_ERR_STATE, &s, &kept);
    REFUSED(lanewise_sponge_copy(NULL, &s), LANEWISE_ERR_NULL, &s, &kept);
    REFUSED(lanewise_sponge_copy(&s, NULL), LANEWISE_ERR_NULL, &s, &kept);
    REFUSED(lanewise_sponge_copy(&s, &zero), LANEWISE_ERR_STATE, &s, &kept);
    REFUSED(lanewise_sponge_finalize(NULL), LANEWISE_ERR_NULL, &s, &kept);
    CHECK_OK(lanewise_sponge_copy(&s, &s)); /* a copy onto itself is allowed and changes nothing */
    CHECK_OK(lanewise_sponge_finalize(&s));

    f->book(&plain, want, outlen, data, 200);
    kept = s;
    REFUSED(lanewise_sponge_finalize(&s), LANEWISE_ERR_STATE, &s, &kept);
    REFUSED(lanewise_sponge_absorb(&s, data, 1), LANEWISE_ERR_STATE, &s, &kept);
    REFUSED(lanewise_sponge_absorb(&s, NULL, 0), LANEWISE_ERR_STATE, &s, &kept);
    REFUSED(lanewise_sponge_squeeze(&s, NULL, 1), LANEWISE_ERR_NULL, &s, &kept);
    REFUSED(lanewise_sponge_squeeze(NULL, out, 1), LANEWISE_ERR_NULL, &s, &kept);
    if (bound) {
        REFUSED(lanewise_sponge_squeeze(&s, out, outlen + 1), LANEWISE_ERR_LENGTH, &s, &kept);
        REFUSED(lanewise_sponge_squeeze(&s, out, SIZE_MAX), LANEWISE_ERR_LENGTH, &s, &kept);
    }
    CHECK_OK(lanewise_sponge_squeeze(&s, NULL, 0));
    CHECK_OK(lanewise_sponge_squeeze(&s, part, 20));
    kept = s;
    if (bound)
        REFUSED(lanewise_sponge_squeeze(&s, out, outlen - 19), LANEWISE_ERR_LENGTH, &s, &kept);
    REFUSED(lanewise_sponge_finalize(&s), LANEWISE_ERR_STATE, &s, &kept);
    CHECK_OK(lanewise_sponge_squeeze(&s, part + 20, outlen - 20));
    CHECK_BYTES(part, want, outlen, "%s went on after errors", f->name);
    if (bound) {
        kept = s;
        REFUSED(lanewise_sponge_squeeze(&s, out, 1), LANEWISE_ERR_LENGTH, &s, &kept);
        CHECK_OK(lanewise_sponge_squeeze(&s, NULL, 0));
    }
    lanewise_sponge_wipe(&s);
    REFUSED(lanewise_sponge_absorb(&s, data, 5), LANEWISE_ERR_STATE, &s, &zero);
    REFUSED(lanewise_sponge_squeeze(&s, out, 5), LANEWISE_ERR_STATE, &s, &zero);
}

/* A null string with a length, in every place where a string goes. */
static void test_sponge_nulls(const sponge_function *f) {
    size_t outlen = f->fixed ? f->fixed : 50;
    const book_string bad = {NULL, 1};
    lanewise_sponge s, kept;
    memset(&s, 0x42, sizeof s);
    kept = s;
    REFUSED_CALL(f->hash(&plain, NULL, outlen, data, 1), LANEWISE_ERR_NULL);
    REFUSED_CALL(f->hash(&plain, out, outlen, NULL, 1), LANEWISE_ERR_NULL);
    for (unsigned what = TAKES_KEY; what <= TAKES_CUSTOM; what *= 2) {
        setting g = plain;
        *(what == TAKES_KEY ? &g.key : what == TAKES_NAME ? &g.name : &g.custom) = bad;
        if (f->takes & what) {
            REFUSED_CALL(f->hash(&g, out, outlen, data, 1), LANEWISE_ERR_NULL);
            REFUSED(f->init(&s, &g, outlen), LANEWISE_ERR_NULL, &s, &kept);
        }
    }
    if (f->takes & TAKES_DOMAIN)
        for (unsigned domain = 0; domain < 256; domain = domain ? domain + 1 : 0x80) {
            setting g = plain;
            g.domain = (uint8_t)domain;
            REFUSED_CALL(f->hash(&g, out, outlen, data, 1), LANEWISE_ERR_PARAMETER);
            REFUSED(f->init(&s, &g, outlen), LANEWISE_ERR_PARAMETER, &s, &kept);
        }
    setting none = {{NULL, 0}, {NULL, 0}, {NULL, 0}, 0x1F, 0, NULL};
    f->book(&none, want, outlen, NULL, 0);
    CHECK_OK(f->hash(&none, out, outlen, NULL, 0));
    CHECK_BYTES(out, want, outlen, "%s of nothing at all", f->name);
    if (!f->fixed)
        CHECK_OK(f->hash(&none, NULL, 0, NULL, 0));
}

static void test_tuple_errors(const tuple_function *f) {
    lanewise_sponge s, kept;
    lanewise_bytes two[2] = {{data, 5}, {data, 7}}, bad[2] = {{data, 5}, {NULL, 1}};
    book_string model[2] = {{data, 5}, {data, 7}};
    REFUSED_CALL(f->hash(NULL, 9, two, 2, "c", 1), LANEWISE_ERR_NULL);
    REFUSED_CALL(f->hash(out, 9, NULL, 2, "c", 1), LANEWISE_ERR_NULL);
    REFUSED_CALL(f->hash(out, 9, bad, 2, "c", 1), LANEWISE_ERR_NULL);
    REFUSED_CALL(f->hash(out, 9, two, 2, NULL, 1), LANEWISE_ERR_NULL);
    CHECK_OK(f->hash(out, 9, bad, 1, NULL, 0));
    CHECK_STATUS(f->init(NULL, &plain, 9), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_tuplehash_element(NULL, 1), LANEWISE_ERR_NULL);
    memset(&s, 0, sizeof s);
    kept = s;
    REFUSED(lanewise_tuplehash_element(&s, 1), LANEWISE_ERR_STATE, &s, &kept);

    setting g = plain;
    g.custom = (book_string){NULL, 1};
    REFUSED(f->init(&s, &g, 9), LANEWISE_ERR_NULL, &s, &kept);
    CHECK_OK(f->init(&s, &plain, 9));
    kept = s; /* no element was begun: there is none to go on with */
    REFUSED(lanewise_sponge_absorb(&s, data, 1), LANEWISE_ERR_LENGTH, &s, &kept);
    CHECK_OK(lanewise_sponge_absorb(&s, NULL, 0));
    CHECK_OK(lanewise_tuplehash_element(&s, 5));
    kept = s;
    REFUSED(lanewise_sponge_absorb(&s, data, 6), LANEWISE_ERR_LENGTH, &s, &kept);
    REFUSED(lanewise_sponge_finalize(&s), LANEWISE_ERR_STATE, &s, &kept);
    REFUSED(lanewise_tuplehash_element(&s, 0), LANEWISE_ERR_STATE, &s, &kept);
    CHECK_OK(lanewise_sponge_absorb(&s, data, 4));
    kept = s;
    REFUSED(lanewise_sponge_absorb(&s, data, 2), LANEWISE_ERR_LENGTH, &s, &kept);
    REFUSED(lanewise_sponge_absorb(&s, data, SIZE_MAX), LANEWISE_ERR_LENGTH, &s, &kept);
    REFUSED(lanewise_sponge_finalize(&s), LANEWISE_ERR_STATE, &s, &kept);
    REFUSED(lanewise_tuplehash_element(&s, 7), LANEWISE_ERR_STATE, &s, &kept);
    CHECK_OK(lanewise_sponge_absorb(&s, data + 4, 1));
    kept = s;
    REFUSED(lanewise_sponge_absorb(&s, data, 1), LANEWISE_ERR_LENGTH, &s, &kept);
    CHECK_OK(lanewise_tuplehash_element(&s, 7));
    CHECK_OK(lanewise_sponge_absorb(&s, data, 7));
    CHECK_OK(lanewise_sponge_finalize(&s));
    kept = s;
    REFUSED(lanewise_tuplehash_element(&s, 1), LANEWISE_ERR_STATE, &s, &kept);
    REFUSED(lanewise_sponge_absorb(&s, data, 1), LANEWISE_ERR_STATE, &s, &kept);
    if (!f->xof)
        REFUSED(lanewise_sponge_squeeze(&s, out, 10), LANEWISE_ERR_LENGTH, &s, &kept);
    CHECK_OK(lanewise_sponge_squeeze(&s, out, 9));
    book_tuplehash(f->bits, f->xof, model, 2, plain.custom, want, 9);
    CHECK_BYTES(out, want, 9, "%s went on after errors", f->name);
}

static void test_tree_errors(const tree_function *f) {
    lanewise_tree t, kept, zero;
    int bound = f->takes & BINDS_LENGTH;
    lanewise_threading threads = {2, 1};
    memset(&zero, 0, sizeof zero);
    t = zero;
    REFUSED(lanewise_tree_absorb(&t, data, 1), LANEWISE_ERR_STATE, &t, &zero);
    REFUSED(lanewise_tree_absorb(&t, NULL, 0), LANEWISE_ERR_STATE, &t, &zero);
    REFUSED(lanewise_tree_finalize(&t), LANEWISE_ERR_STATE, &t, &zero);
    REFUSED(lanewise_kt_finalize(&t, "c", 1), LANEWISE_ERR_STATE, &t, &zero);
    REFUSED(lanewise_tree_squeeze(&t, out, 1), LANEWISE_ERR_STATE, &t, &zero);
    REFUSED(lanewise_tree_threading(&t, &threads), LANEWISE_ERR_STATE, &t, &zero);
    REFUSED(lanewise_tree_copy(&kept, &t), LANEWISE_ERR_STATE, &t, &zero);

    memset(&t, 0x42, sizeof t);
    kept = t;
    REFUSED_CALL(f->hash(&plain, NULL, 9, data, 1), LANEWISE_ERR_NULL);
    REFUSED_CALL(f->hash(&plain, out, 9, NULL, 1), LANEWISE_ERR_NULL);
    setting g = plain;
    g.custom = (book_string){NULL, 1};
    REFUSED_CALL(f->hash(&g, out, 9, data, 1), LANEWISE_ERR_NULL);
    CHECK_STATUS(f->init(NULL, &plain, 9), LANEWISE_ERR_NULL);
    if (!f->is_kt) {
        REFUSED(f->init(&t, &g, 9), LANEWISE_ERR_NULL, &t, &kept);
        g = plain;
        g.block = 0;
        REFUSED_CALL(f->hash(&g, out, 9, data, 1), LANEWISE_ERR_PARAMETER);
        REFUSED_CALL(f->hash(&g, out, 9, NULL, 0), LANEWISE_ERR_PARAMETER);
        REFUSED(f->init(&t, &g, 9), LANEWISE_ERR_PARAMETER, &t, &kept);
    }
    CHECK_OK(f->init(&t, &plain, 50));
    kept = t;
    REFUSED(lanewise_tree_squeeze(&t, out, 1), LANEWISE_ERR_STATE, &t, &kept);
    REFUSED(lanewise_tree_absorb(&t, NULL, 1), LANEWISE_ERR_NULL, &t, &kept);
    REFUSED(lanewise_tree_absorb(NULL, data, 1), LANEWISE_ERR_NULL, &t, &kept);
    REFUSED(lanewise_tree_threading(NULL, &threads), LANEWISE_ERR_NULL, &t, &kept);
    REFUSED(lanewise_tree_finalize(NULL), LANEWISE_ERR_NULL, &t, &kept);
    REFUSED(lanewise_kt_finalize(NULL, "c", 1), LANEWISE_ERR_NULL, &t, &kept);
    if (f->is_kt)
        REFUSED(lanewise_kt_finalize(&t, NULL, 1), LANEWISE_ERR_NULL, &t, &kept);
    else
        REFUSED(lanewise_kt_finalize(&t, "c", 1), LANEWISE_ERR_ALGORITHM, &t, &kept);
    REFUSED(lanewise_tree_copy(NULL, &t), LANEWISE_ERR_NULL, &t, &kept);
    REFUSED(lanewise_tree_copy(&t, NULL), LANEWISE_ERR_NULL, &t, &kept);
    REFUSED(lanewise_tree_copy(&t, &zero), LANEWISE_ERR_STATE, &t, &kept);
    CHECK_OK(lanewise_tree_absorb(&t, NULL, 0));
    CHECK_OK(lanewise_tree_absorb(&t, data, 250));
    CHECK_OK(lanewise_tree_copy(&t, &t));
    kept = t;
    REFUSED(lanewise_tree_squeeze(&t, out, 1), LANEWISE_ERR_STATE, &t, &kept);
    CHECK_OK(f->finalize(&t, &plain));
    kept = t;
    REFUSED(lanewise_tree_absorb(&t, data, 1), LANEWISE_ERR_STATE, &t, &kept);
    REFUSED(lanewise_tree_finalize(&t), LANEWISE_ERR_STATE, &t, &kept);
    REFUSED(f->finalize(&t, &plain), LANEWISE_ERR_STATE, &t, &kept);
    REFUSED(lanewise_tree_squeeze(&t, NULL, 1), LANEWISE_ERR_NULL, &t, &kept);
    REFUSED(lanewise_tree_squeeze(NULL, out, 1), LANEWISE_ERR_NULL, &t, &kept);
    if (bound) {
        REFUSED(lanewise_tree_squeeze(&t, out, 51), LANEWISE_ERR_LENGTH, &t, &kept);
        REFUSED(lanewise_tree_squeeze(&t, out, SIZE_MAX), LANEWISE_ERR_LENGTH, &t, &kept);
    }
    CHECK_OK(lanewise_tree_squeeze(&t, part, 20));
    kept = t;
    if (bound)
        REFUSED(lanewise_tree_squeeze(&t, out, 31), LANEWISE_ERR_LENGTH, &t, &kept);
    CHECK_OK(lanewise_tree_squeeze(&t, part + 20, 30));
    f->book(&plain, want, 50, data, 250);
    CHECK_BYTES(part, want, 50, "%s went on after errors", f->name);
    lanewise_tree_wipe(&t);
    REFUSED(lanewise_tree_squeeze(&t, out, 1), LANEWISE_ERR_STATE, &t, &zero);
}

static void test_by_number(void) {
    REFUSED_CALL(lanewise_hash((lanewise_algorithm)0, out, 32, data, 1), LANEWISE_ERR_ALGORITHM);
    REFUSED_CALL(lanewise_hash((lanewise_algorithm)12, out, 32, data, 1), LANEWISE_ERR_ALGORITHM);
    REFUSED_CALL(lanewise_hash((lanewise_algorithm)-5, out, 32, data, 1), LANEWISE_ERR_ALGORITHM);
    REFUSED_CALL(lanewise_hash(LANEWISE_SHAKE128, NULL, 32, data, 1), LANEWISE_ERR_NULL);
    REFUSED_CALL(lanewise_hash(LANEWISE_SHAKE128, out, 32, NULL, 1), LANEWISE_ERR_NULL);
    for (size_t i = 0; i < SPONGES; i++) {
        const sponge_function *f = &sponge_functions[i];
        lanewise_bytes in = {data, 10};
        void *to = out;
        if (!f->algorithm || !f->fixed)
            continue;
        for (size_t n = 0; n <= 70; n++)
            if (n != f->fixed) {
                REFUSED_CALL(lanewise_hash(f->algorithm, out, n, data, 10), LANEWISE_ERR_LENGTH);
                REFUSED_CALL(lanewise_hash_many(f->algorithm, 1, &in, &to, n), LANEWISE_ERR_LENGTH);
            }
    }
}

static void test_many_errors(void) {
    lanewise_bytes in[3] = {{data, 10}, {data + 1, 20}, {data + 2, 30}}, bad_in[3];
    void *to[3] = {out, out + 100, out + 200}, *bad_out[3] = {out, out + 100, NULL};
    lanewise_sponge s, kept;
    memcpy(bad_in, in, sizeof in);
    bad_in[2].data = NULL;
    REFUSED_CALL(lanewise_hash_many((lanewise_algorithm)0, 3, in, to, 32), LANEWISE_ERR_ALGORITHM);
    REFUSED_CALL(lanewise_hash_many((lanewise_algorithm)99, 3, in, to, 32), LANEWISE_ERR_ALGORITHM);
    for (size_t i = 0; i < 2; i++) {
        lanewise_algorithm a = i ? LANEWISE_KT128 : LANEWISE_SHAKE256;
        REFUSED_CALL(lanewise_hash_many(a, 3, NULL, to, 32), LANEWISE_ERR_NULL);
        REFUSED_CALL(lanewise_hash_many(a, 3, in, NULL, 32), LANEWISE_ERR_NULL);
        REFUSED_CALL(lanewise_hash_many(a, 3, bad_in, to, 32), LANEWISE_ERR_NULL);
        REFUSED_CALL(lanewise_hash_many(a, 3, in, bad_out, 32), LANEWISE_ERR_NULL);
        CHECK_OK(lanewise_hash_many(a, 0, NULL, NULL, 32));
        CHECK_OK(lanewise_hash_many(a, 2, bad_in, bad_out, 32));
    }
    REFUSED_CALL(lanewise_hash_many((lanewise_algorithm)0, 0, NULL, NULL, 32),
                 LANEWISE_ERR_ALGORITHM);

    memset(&s, 0, sizeof s);
    kept = s;
    REFUSED(lanewise_sponge_finish_many(&s, 3, in, to, 32), LANEWISE_ERR_STATE, &s, &kept);
    REFUSED(lanewise_sponge_finish_many(NULL, 3, in, to, 32), LANEWISE_ERR_NULL, &s, &kept);
    CHECK_OK(lanewise_sha3_256_init(&s));
    kept = s;
    REFUSED(lanewise_sponge_finish_many(&s, 3, in, to, 31), LANEWISE_ERR_LENGTH, &s, &kept);
    REFUSED(lanewise_sponge_finish_many(&s, 3, in, to, 33), LANEWISE_ERR_LENGTH, &s, &kept);
    REFUSED(lanewise_sponge_finish_many(&s, 3, NULL, to, 32), LANEWISE_ERR_NULL, &s, &kept);
    REFUSED(lanewise_sponge_finish_many(&s, 3, in, NULL, 32), LANEWISE_ERR_NULL, &s, &kept);
    REFUSED(lanewise_sponge_finish_many(&s, 3, bad_in, to, 32), LANEWISE_ERR_NULL, &s, &kept);
    REFUSED(lanewise_sponge_finish_many(&s, 3, in, bad_out, 32), LANEWISE_ERR_NULL, &s, &kept);
    CHECK_OK(lanewise_sponge_finish_many(&s, 0, NULL, NULL, 32));
    CHECK_OK(lanewise_sponge_finalize(&s));
    kept = s;
    REFUSED(lanewise_sponge_finish_many(&s, 3, in, to, 32), LANEWISE_ERR_STATE, &s, &kept);
    CHECK_OK(lanewise_kmac128_init(&s, "k", 1, NULL, 0, 32));
    kept = s;
    REFUSED(lanewise_sponge_finish_many(&s, 3, in, to, 16), LANEWISE_ERR_LENGTH, &s, &kept);
    REFUSED(lanewise_sponge_finish_many(&s, 3, in, to, 33), LANEWISE_ERR_LENGTH, &s, &kept);
    for (size_t i = 0; i < TUPLES; i++) {
        CHECK_OK(tuple_functions[i].init(&s, &plain, 32));
        kept = s;
        REFUSED(lanewise_sponge_finish_many(&s, 3, in, to, 32), LANEWISE_ERR_ALGORITHM, &s, &kept);
    }
}

void suite_errors(void) {
    check_fill(data, sizeof data);
    memset(untouched, 0x3C, sizeof untouched);
    memset(out, 0x3C, sizeof out);
    for (size_t i = 0; i < SPONGES; i++) {
        test_sponge_order(&sponge_functions[i]);
        test_sponge_nulls(&sponge_functions[i]);
    }
    for (size_t i = 0; i < TUPLES; i++)
        test_tuple_errors(&tuple_functions[i]);
    for (size_t i = 0; i < TREES; i++)
        test_tree_errors(&tree_functions[i]);
    test_by_number();
    test_many_errors();
}
