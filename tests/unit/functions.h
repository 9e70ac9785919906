/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Every function of the library as data: how it is called at once and in steps, and its model. */
#ifndef FUNCTIONS_H
#define FUNCTIONS_H

#include "lanewise/lanewise.h"
#include "textbook.h"

/* What a call needs besides input and output; each function takes from it what it knows. */
typedef struct setting {
    book_string key, name, custom;
    uint8_t domain;
    size_t block;
    const lanewise_threading *threading;
} setting;

enum { TAKES_KEY = 1, TAKES_NAME = 2, TAKES_CUSTOM = 4, TAKES_DOMAIN = 8, BINDS_LENGTH = 16 };

typedef struct sponge_function {
    const char *name;
    unsigned takes;
    size_t rate, fixed;           /* fixed: output bytes of a function that has no other, or 0 */
    lanewise_algorithm algorithm; /* or 0 */
    int (*hash)(const setting *, void *out, size_t outlen, const void *in, size_t inlen);
    int (*init)(lanewise_sponge *, const setting *, size_t outlen);
    void (*book)(const setting *, void *out, size_t outlen, const void *in, size_t inlen);
} sponge_function;

typedef struct tuple_function {
    const char *name;
    unsigned bits;
    int xof;
    int (*hash)(void *out, size_t outlen, const lanewise_bytes *tuple, size_t count,
                const void *custom, size_t customlen);
    int (*init)(lanewise_sponge *, const setting *, size_t outlen);
} tuple_function;

typedef struct tree_function {
    const char *name;
    unsigned takes;
    unsigned bits;
    int is_kt;
    lanewise_algorithm algorithm;
    int (*hash)(const setting *, void *out, size_t outlen, const void *in, size_t inlen);
    int (*init)(lanewise_tree *, const setting *, size_t outlen);
    int (*finalize)(lanewise_tree *, const setting *);
    void (*book)(const setting *, void *out, size_t outlen, const void *in, size_t inlen);
} tree_function;

enum { SPONGES = 15, TUPLES = 4, TREES = 6 };
extern const sponge_function sponge_functions[SPONGES];
extern const tuple_function tuple_functions[TUPLES];
extern const tree_function tree_functions[TREES];

/* A setting with random strings of random short lengths (often empty) for function `takes`. */
setting random_setting(unsigned takes);

/* A length around something that matters: 0, the rate and its multiples, or anything to `most`. */
size_t awkward_length(size_t rate, size_t most);

#endif
