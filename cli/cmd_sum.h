/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef LANEWISE_CLI_CMD_SUM_H
#define LANEWISE_CLI_CMD_SUM_H

#include "files.h"

#define DEFAULT_ALGORITHM "sha3-256"

typedef struct sum_options {
    const char *algorithm; /* NULL: the default */
    uint64_t outlen;       /* 0: the default of the function */
    uint64_t jobs;         /* threads; 0: as many as there are processors */
    int binary, text, tag, zero, recursive, progress;
    int check, quiet, status, strict, warn, ignore_missing;
    parameters with;
    char **operands;
    int operand_count;
} sum_options;

/* Returns -1 to go on, or the exit code. The key in `with` is to be wiped by the caller. */
int sum_read_options(const char *command, int argc, char **argv, sum_options *options);
/* Finds and prepares the function the options name; EXIT_USAGE with a message otherwise. */
int sum_algorithm(const char *command, const sum_options *options, algorithm *f);
void sum_forget_key(sum_options *options);

/* foreign.c: whose checksums a list may hold that does not fit */
enum { FOREIGN_LONGEST = 1 << 28 }; /* bytes: longer files are not hashed once more for a message */
enum { FOREIGN_UNKNOWN, FOREIGN_OURS, FOREIGN_OTHER };
/*
 * The name of a function other than `asked` that gives this digest of `len` bytes for the file;
 * FOREIGN_OURS if it is one of this library. FOREIGN_UNKNOWN, and no name, if none is found.
 */
int foreign_name(const char *path, const uint8_t *digest, size_t len, const algorithm *asked,
                 char *name, size_t room);
/* Functions that have outputs of this length, in words; NULL if no common one has. */
const char *foreign_by_length(size_t len);

/* check.c */
int sum_check(const sum_options *options, algorithm *f);

#endif
