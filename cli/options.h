/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Options as getopt_long() of GNU reads them, which not every system has: `-l 32`, `-l32`, `-bz`,
 * `--length 32`, `--length=32`, long names cut short where that is clear, operands before options,
 * and `--` as the end of the options.
 */
#ifndef LANEWISE_CLI_OPTIONS_H
#define LANEWISE_CLI_OPTIONS_H

typedef struct option_form {
    const char *name; /* the last of a list has none */
    int has_value;
    int is; /* what option_next() returns; below 256 if it is a letter too */
} option_form;

enum { OPTIONS_END = -1, OPTIONS_WRONG = -2 };

typedef struct option_reader {
    const char *command;     /* for messages */
    const char *letters;     /* those of the list that are options with one hyphen */
    const option_form *list; /* with all that there are */
    int count, next;         /* words, and the one that comes next */
    char **words;            /* operands are moved to the front */
    char *in_word;           /* letters that are left of a word */
    char *value;             /* of the option that option_next() returned */
    char **operands;         /* those found so far, all of them at the end */
    int operand_count;
} option_reader;

/* The words behind the first one, which is the command. */
void options_start(option_reader *o, const char *command, const char *letters,
                   const option_form *list, int argc, char **argv);
/* `is` of the next option; OPTIONS_END; OPTIONS_WRONG after a message. */
int option_next(option_reader *o);

#endif
