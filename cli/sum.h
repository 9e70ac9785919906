/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef LANEWISE_CLI_SUM_H
#define LANEWISE_CLI_SUM_H

#include "files.h"

#define DEFAULT_ALGORITHM "sha3-256"

typedef struct sum_options {
    const char *algorithm; /* NULL: the default */
    size_t outlen;         /* 0: the default of the function */
    int binary, text, tag, zero, recursive, progress;
    int check, quiet, status, strict, warn, ignore_missing;
    parameters with;
    char **operands;
    int operand_count;
} sum_options;

/* Returns -1 to go on, or the exit code. The key in `with` is to be wiped by the caller. */
int sum_read_options(const char *command, int argc, char **argv, sum_options *options);
/* Finds and prepares the function the options name; EXIT_USAGE with a message otherwise. */
int sum_function(const char *command, const sum_options *options, function *f);
void sum_forget_key(sum_options *options);

/* check.c */
int sum_check(const sum_options *options, function *f);

#endif
