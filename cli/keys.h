/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What `lanewise sign` and `lanewise kem` share: options, and keys and messages in files. */
#ifndef LANEWISE_CLI_KEYS_H
#define LANEWISE_CLI_KEYS_H

#include "keyform.h"
#include "output.h"

typedef struct key_options {
    const char *command; /* "sign", "kem": whose help to name */
    const char *algorithm, *key, *output, *public_file, *secret, *signature, *form, *prehash;
    uint8_t context[255];
    size_t context_bytes;
    int der, force, check, any_mode, mixed_use, digest, deterministic, quiet, status, progress;
    char **operands;
    int operand_count;
} key_options;

/* One of the commands behind `sign` and `kem`. */
typedef struct key_command {
    const char *name;
    const char *options; /* their letters, of options.toml */
    int operands;        /* at most so many */
    int (*run)(key_options *o);
} key_command;

/* Finds the command, reads its options, runs it; returns the exit code. */
int key_commands(const char *command, const key_command *list, size_t count, int argc, char **argv);
/* EXIT_USAGE with a message if `value` is NULL, or else 0. */
int key_option_missing(const key_options *o, const char *option, const char *value);
/* What --form says, KEY_SEED without it. EXIT_USAGE with a message, or else 0. */
int key_option_form(const key_options *o, int *form);

/*
 * Reads a key of these families, the private or the public half, from a file or from standard input
 * ("-"). Refuses a file with a private key that others than its owner can read, unless `any_mode`.
 * Nonzero after a message; the key is to be wiped in both cases.
 */
int key_load(const char *path, key_family family, int want_private, int any_mode, key *k);
/* Writes one half of a key to an open output. Nonzero after a message. */
int key_save(output *to, const key *k, int private_half, int as_der);

/* For reading; "-" is standard input. -1 with errno set. */
int input_open(const char *name);
void input_close(int fd);
/* A whole file in memory of malloc; no more than `most` bytes, and one more byte if there are more.
 * Nonzero after a message. */
int load_file(const char *name, size_t most, uint8_t **data, size_t *len);
/* The same of one that is open, `fd`, or -1 after an error. */
int load_input(int fd, const char *name, size_t most, uint8_t **data, size_t *len);
/* "standard input", or the name. */
const char *input_name(const char *name);

#endif
