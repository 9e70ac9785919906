/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Options as getopt_long() of GNU reads them, which not every system has: `-l 32`, `-l32`, `-bz`,
 * `--length 32`, `--length=32`, long names cut short where that is clear, operands before options,
 * and `--` as the end of the options. The options of each command are in options.toml.
 */
#ifndef LANEWISE_CLI_OPTIONS_H
#define LANEWISE_CLI_OPTIONS_H

#include <stddef.h>
#include <stdint.h>

/* What an option does with the fields of a command: int = 1, a text, a uint64_t; or nothing. */
typedef enum option_kind {
    OPTION_FLAG,
    OPTION_TEXT,
    OPTION_NUMBER,
    OPTION_CALL, /* it takes a value, and the command does the rest */
    OPTION_HELP
} option_kind;

typedef struct option_form {
    const char *name; /* the last of a list is OPTION_HELP */
    option_kind kind;
    int is;               /* what option_next() returns; a lower-case letter is a short form, too */
    size_t field;         /* offset in the command's struct */
    uint64_t least, most; /* of a number */
    size_t clears[2];     /* fields of flags that it takes back; 0: none */
} option_form;

enum { OPTIONS_END = -1, OPTIONS_STOP = -2 };

typedef struct option_reader {
    const char *command; /* for messages */
    const option_form *list;
    void *fields;    /* the command's struct */
    int rc;          /* after OPTIONS_STOP: the exit code */
    int count, next; /* words, and the one that comes next */
    char **words;    /* operands are moved to the front */
    char *in_word;   /* letters that are left of a word */
    char *value;     /* of the option that option_next() returned */
    char **operands; /* those found so far, all of them at the end */
    int operand_count;
} option_reader;

/* The words behind the first one, which is the command. */
void options_start(option_reader *o, const char *command, const option_form *list, void *fields,
                   int argc, char **argv);
/* `is` of the next option, whose field is set; OPTIONS_END; OPTIONS_STOP after a message or the
 * text of --help. */
int option_next(option_reader *o);
/* All of them, of a command whose options have fields, and that takes so many operands at most: -1,
 * or the exit code. */
int options_all(option_reader *o, int operands);

#endif
