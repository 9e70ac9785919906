/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A function that the command line named, with its parameters: all that follows (files, lists)
 * works on this one type and never asks which function it is.
 */
#ifndef LANEWISE_CLI_ALGORITHM_H
#define LANEWISE_CLI_ALGORITHM_H

#include <stdio.h>

#include "lanewise/lanewise.h"

enum {
    DIGEST_MAX = 1 << 20, /* longest output: it is kept in memory and on one line */
    BLOCK_MAX = 1 << 30,  /* ParallelHash */
    DEFAULT_BLOCK = 8192  /* any will do, but both sides must use the same */
};

/* What the options said; empty where they said nothing. */
typedef struct parameters {
    const char *function_name, *custom; /* NULL: option absent */
    uint8_t *key;
    size_t key_len;
    int has_key;
    uint64_t block;  /* 0: option absent */
    uint64_t domain; /* 0: option absent */
    lanewise_threading threading;
} parameters;

typedef struct stream {
    int tree;
    union {
        lanewise_sponge sponge;
        lanewise_tree chunks;
    } is;
} stream;

typedef struct algorithm {
    char label[24];   /* as --tag writes it, before the parameters */
    int family, wide; /* wide: the 256-bit member of a family that has two */
    lanewise_algorithm algorithm;
    const parameters *with;
    size_t default_len, outlen;
    int extendable, plain;
    stream start; /* absorbing, everything before the message already in */
} algorithm;

/* Finds the function by name. Nonzero if there is none such. */
int algorithm_find(algorithm *f, const char *name, const parameters *with);
/* A sentence about parameters that are missing or that this function does not take, or NULL. */
const char *algorithm_objection(const algorithm *f);
/* Fixes the output length and makes `start`. Returns a lanewise_status. */
int algorithm_prepare(algorithm *f, size_t outlen);

int algorithm_begin(const algorithm *f, stream *s);
int algorithm_absorb(stream *s, const void *data, size_t len);
int algorithm_finish(const algorithm *f, stream *s, uint8_t *digest); /* also wipes s */
/* `count` messages side by side. */
int algorithm_many(const algorithm *f, size_t count, const lanewise_bytes *in, void *const *out);
/* Bytes in a block of the sponge, or of the leaves. */
size_t algorithm_rate(const algorithm *f);
/* The size of pieces in which this function wants a large file. */
size_t algorithm_piece(const algorithm *f);
void algorithm_wipe(algorithm *f);

/* tag.c: the name of a function in a line of --tag */

/*
 * The label, then in brackets the parameters that are not at their defaults, but never the key:
 * ParallelHash128[custom=my%20app,block=4096].
 */
void tag_put(const algorithm *f, FILE *to);
/*
 * Takes such a name apart in place. What is left of `tag` is the label; `with` receives the
 * parameters, whose strings lie behind it. Returns how many there were; -1 if it is not of this
 * form.
 */
int tag_read(char *tag, parameters *with);
/* Nonzero if an option set a parameter that a tag has, to something else. */
int tag_contradicts(const parameters *tag, const parameters *options);

#endif
