/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "functions.h"
#include "check.h"

#include <string.h>

#define HASH_ARGS const setting *g, void *out, size_t outlen, const void *in, size_t inlen
#define INIT_ARGS lanewise_sponge *s, const setting *g, size_t outlen

/* SHA-3 and Keccak-256: no setting, fixed output. */
#define FIXED(id, rate, suffix)                                                                    \
    static int hash_##id(HASH_ARGS) {                                                              \
        (void)g, (void)outlen;                                                                     \
        return lanewise_##id(out, in, inlen);                                                      \
    }                                                                                              \
    static int init_##id(INIT_ARGS) {                                                              \
        (void)g, (void)outlen;                                                                     \
        return lanewise_##id##_init(s);                                                            \
    }                                                                                              \
    static void book_##id(HASH_ARGS) {                                                             \
        (void)g;                                                                                   \
        book_hash(rate, 24, suffix, in, inlen, out, outlen);                                       \
    }
FIXED(sha3_224, 144, 0x06)
FIXED(sha3_256, 136, 0x06)
FIXED(sha3_384, 104, 0x06)
FIXED(sha3_512, 72, 0x06)
FIXED(keccak256, 136, 0x01)

/* The extendable ones. HASH and INIT are the arguments that stand between. */
#define PLAIN(id, MORE, INIT, BOOK)                                                                \
    static int hash_##id(HASH_ARGS) {                                                              \
        (void)g;                                                                                   \
        return lanewise_##id MORE;                                                                 \
    }                                                                                              \
    static int init_##id(INIT_ARGS) {                                                              \
        (void)g, (void)outlen;                                                                     \
        return lanewise_##id##_init INIT;                                                          \
    }                                                                                              \
    static void book_of_##id(HASH_ARGS) {                                                          \
        (void)g;                                                                                   \
        BOOK;                                                                                      \
    }

#define SHAKE(id, rate)                                                                            \
    PLAIN(id, (out, outlen, in, inlen), (s), book_hash(rate, 24, 0x1F, in, inlen, out, outlen))
SHAKE(shake128, 168)
SHAKE(shake256, 136)

#define TURBO(id, rate)                                                                            \
    PLAIN(id, (out, outlen, in, inlen, g->domain), (s, g->domain),                                 \
          book_hash(rate, 12, g->domain, in, inlen, out, outlen))
TURBO(turboshake128, 168)
TURBO(turboshake256, 136)

#define STRING(which) g->which.data, g->which.len
#define CSHAKE(id, bits)                                                                           \
    PLAIN(id, (out, outlen, in, inlen, STRING(name), STRING(custom)),                              \
          (s, STRING(name), STRING(custom)),                                                       \
          book_cshake(bits, in, inlen, g->name, g->custom, out, outlen))
CSHAKE(cshake128, 128)
CSHAKE(cshake256, 256)

#define KMAC(id, bits)                                                                             \
    PLAIN(id, (out, outlen, STRING(key), in, inlen, STRING(custom)),                               \
          (s, STRING(key), STRING(custom), outlen),                                                \
          book_kmac(bits, 0, g->key, in, inlen, g->custom, out, outlen))
KMAC(kmac128, 128)
KMAC(kmac256, 256)

#define KMACXOF(id, bits)                                                                          \
    PLAIN(id, (out, outlen, STRING(key), in, inlen, STRING(custom)),                               \
          (s, STRING(key), STRING(custom)),                                                        \
          book_kmac(bits, 1, g->key, in, inlen, g->custom, out, outlen))
KMACXOF(kmacxof128, 128)
KMACXOF(kmacxof256, 256)

#define F(id) hash_##id, init_##id, book_##id
#define X(id) hash_##id, init_##id, book_of_##id
const sponge_function sponge_functions[SPONGES] = {
    {"SHA3-224", 0, 144, 28, LANEWISE_SHA3_224, F(sha3_224)},
    {"SHA3-256", 0, 136, 32, LANEWISE_SHA3_256, F(sha3_256)},
    {"SHA3-384", 0, 104, 48, LANEWISE_SHA3_384, F(sha3_384)},
    {"SHA3-512", 0, 72, 64, LANEWISE_SHA3_512, F(sha3_512)},
    {"Keccak-256", 0, 136, 32, LANEWISE_KECCAK256, F(keccak256)},
    {"SHAKE128", 0, 168, 0, LANEWISE_SHAKE128, X(shake128)},
    {"SHAKE256", 0, 136, 0, LANEWISE_SHAKE256, X(shake256)},
    {"TurboSHAKE128", TAKES_DOMAIN, 168, 0, LANEWISE_TURBOSHAKE128, X(turboshake128)},
    {"TurboSHAKE256", TAKES_DOMAIN, 136, 0, LANEWISE_TURBOSHAKE256, X(turboshake256)},
    {"cSHAKE128", TAKES_NAME | TAKES_CUSTOM, 168, 0, 0, X(cshake128)},
    {"cSHAKE256", TAKES_NAME | TAKES_CUSTOM, 136, 0, 0, X(cshake256)},
    {"KMAC128", TAKES_KEY | TAKES_CUSTOM | BINDS_LENGTH, 168, 0, 0, X(kmac128)},
    {"KMAC256", TAKES_KEY | TAKES_CUSTOM | BINDS_LENGTH, 136, 0, 0, X(kmac256)},
    {"KMACXOF128", TAKES_KEY | TAKES_CUSTOM, 168, 0, 0, X(kmacxof128)},
    {"KMACXOF256", TAKES_KEY | TAKES_CUSTOM, 136, 0, 0, X(kmacxof256)},
};

#define TUPLE(id, INIT)                                                                            \
    static int init_##id(INIT_ARGS) {                                                              \
        (void)outlen;                                                                              \
        return lanewise_##id##_init INIT;                                                          \
    }
TUPLE(tuplehash128, (s, STRING(custom), outlen))
TUPLE(tuplehash256, (s, STRING(custom), outlen))
TUPLE(tuplehashxof128, (s, STRING(custom)))
TUPLE(tuplehashxof256, (s, STRING(custom)))

const tuple_function tuple_functions[TUPLES] = {
    {"TupleHash128", 128, 0, lanewise_tuplehash128, init_tuplehash128},
    {"TupleHash256", 256, 0, lanewise_tuplehash256, init_tuplehash256},
    {"TupleHashXOF128", 128, 1, lanewise_tuplehashxof128, init_tuplehashxof128},
    {"TupleHashXOF256", 256, 1, lanewise_tuplehashxof256, init_tuplehashxof256},
};

#define TREE(id, HASH, INIT, BOOK)                                                                 \
    static int hash_##id(HASH_ARGS) {                                                              \
        return HASH;                                                                               \
    }                                                                                              \
    static int init_##id(lanewise_tree *t, const setting *g, size_t outlen) {                      \
        int status = lanewise_##id##_init INIT;                                                    \
        (void)outlen;                                                                              \
        if (status == LANEWISE_OK && g->threading)                                                 \
            status = lanewise_tree_threading(t, g->threading);                                     \
        return status;                                                                             \
    }                                                                                              \
    static void book_of_##id(HASH_ARGS) {                                                          \
        BOOK;                                                                                      \
    }

#define KT(id, bits)                                                                               \
    TREE(id,                                                                                       \
         g->threading                                                                              \
             ? lanewise_##id##_threaded(out, outlen, in, inlen, STRING(custom), g->threading)      \
             : lanewise_##id(out, outlen, in, inlen, STRING(custom)),                              \
         (t), book_kt(bits, in, inlen, g->custom, out, outlen))
KT(kt128, 128)
KT(kt256, 256)

#define PARALLEL(id, INIT, bits, xof)                                                              \
    TREE(id, lanewise_##id(out, outlen, in, inlen, g->block, STRING(custom), g->threading), INIT,  \
         book_parallelhash(bits, xof, in, inlen, g->block, g->custom, out, outlen))
PARALLEL(parallelhash128, (t, g->block, STRING(custom), outlen), 128, 0)
PARALLEL(parallelhash256, (t, g->block, STRING(custom), outlen), 256, 0)
PARALLEL(parallelhashxof128, (t, g->block, STRING(custom)), 128, 1)
PARALLEL(parallelhashxof256, (t, g->block, STRING(custom)), 256, 1)

static int finish_kt(lanewise_tree *t, const setting *g) {
    return lanewise_kt_finalize(t, STRING(custom));
}

static int finish_parallel(lanewise_tree *t, const setting *g) {
    (void)g;
    return lanewise_tree_finalize(t);
}

const tree_function tree_functions[TREES] = {
    {"KT128", TAKES_CUSTOM, 128, 1, LANEWISE_KT128, hash_kt128, init_kt128, finish_kt,
     book_of_kt128},
    {"KT256", TAKES_CUSTOM, 256, 1, LANEWISE_KT256, hash_kt256, init_kt256, finish_kt,
     book_of_kt256},
    {"ParallelHash128", TAKES_CUSTOM | BINDS_LENGTH, 128, 0, 0, hash_parallelhash128,
     init_parallelhash128, finish_parallel, book_of_parallelhash128},
    {"ParallelHash256", TAKES_CUSTOM | BINDS_LENGTH, 256, 0, 0, hash_parallelhash256,
     init_parallelhash256, finish_parallel, book_of_parallelhash256},
    {"ParallelHashXOF128", TAKES_CUSTOM, 128, 0, 0, hash_parallelhashxof128,
     init_parallelhashxof128, finish_parallel, book_of_parallelhashxof128},
    {"ParallelHashXOF256", TAKES_CUSTOM, 256, 0, 0, hash_parallelhashxof256,
     init_parallelhashxof256, finish_parallel, book_of_parallelhashxof256},
};

static book_string random_string(int wanted) {
    static uint8_t pool[4096];
    static int filled;
    book_string s = {NULL, 0};
    if (!filled)
        check_fill(pool, sizeof pool), filled = 1;
    if (!wanted || check_below(4) == 0)
        return s;
    s.len = check_below(8) ? check_below(40) : check_below(700);
    s.data = pool + check_below(sizeof pool - s.len);
    return s;
}

setting random_setting(unsigned takes) {
    setting g;
    memset(&g, 0, sizeof g);
    g.key = random_string(takes & TAKES_KEY);
    g.name = random_string(takes & TAKES_NAME);
    g.custom = random_string(takes & TAKES_CUSTOM);
    g.domain = takes & TAKES_DOMAIN ? (uint8_t)(1 + check_below(0x7F)) : 0x1F;
    g.block = 1 + check_below(600);
    return g;
}

size_t awkward_length(size_t rate, size_t most) {
    size_t n;
    switch (check_below(6)) {
    case 0:
        n = check_below(4);
        break;
    case 1:
    case 2: /* around a multiple of the rate */
        n = rate * check_below(most / rate + 1) + check_below(5);
        n = n < 2 ? n : n - 2;
        break;
    case 3:
        n = check_below(2 * rate);
        break;
    default:
        n = check_below(most + 1);
    }
    return n > most ? most : n;
}
