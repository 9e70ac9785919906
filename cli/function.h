/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A function that the command line named, with its parameters: all that follows (files, lists)
 * works on this one type and never asks which function it is.
 */
#ifndef LANEWISE_CLI_FUNCTION_H
#define LANEWISE_CLI_FUNCTION_H

#include "lanewise/lanewise.h"

enum { DIGEST_MAX = 1 << 20 }; /* longest output: it is kept in memory and on one line */

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

typedef struct function {
    char label[24];   /* as --tag writes it */
    int family, wide; /* wide: the 256-bit member of a family that has two */
    lanewise_algorithm algorithm;
    const parameters *with;
    size_t default_len, outlen;
    int extendable, plain;
    stream start; /* absorbing, everything before the message already in */
} function;

/* Finds the function by name. Nonzero if there is none such. */
int function_find(function *f, const char *name, const parameters *with);
/* A sentence about parameters that are missing or that this function does not take, or NULL. */
const char *function_objection(const function *f);
/* Fixes the output length and makes `start`. Returns a lanewise_status. */
int function_prepare(function *f, size_t outlen);

int function_begin(const function *f, stream *s);
int function_absorb(stream *s, const void *data, size_t len);
int function_finish(const function *f, stream *s, uint8_t *digest); /* also wipes s */
/* `count` messages side by side. */
int function_many(const function *f, size_t count, const lanewise_bytes *in, void *const *out);
/* The size of pieces in which this function wants a large file. */
size_t function_piece(const function *f);
void function_wipe(function *f);

#endif
