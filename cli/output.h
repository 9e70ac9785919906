/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Files that are there whole or not at all: what is written goes to another file in the same
 * directory, which gets its name when all is done. Where the system can, that is a file without a
 * name, which goes with the program whatever ends it; elsewhere it has a name aside, and is removed
 * if an error or a signal that can be caught ends the program before.
 */
#ifndef LANEWISE_CLI_OUTPUT_H
#define LANEWISE_CLI_OUTPUT_H

#include <stddef.h>

enum { OUTPUT_SECRET = 1, OUTPUT_FORCE = 2, OUTPUT_BINARY = 4, OUTPUTS_MAX = 4 };

typedef struct output {
    const char *path; /* NULL: not open */
    char *aside;      /* neither this nor `unnamed`: written to as it is, a pipe or a device */
    int fd, force, secret, unnamed, placed;
} output;

/*
 * Opens an output; "-" is standard output. A file that exists is an error unless OUTPUT_FORCE is
 * set, and then replaced. OUTPUT_SECRET: only the owner may read it. OUTPUT_BINARY: not for a
 * terminal. Nonzero after a message.
 */
int output_open(output *o, const char *path, unsigned flags);
/* Nonzero after a message. */
int output_write(output *o, const void *bytes, size_t len);
/* Gives all of them their names, or none. Nonzero after a message. */
int outputs_place(output *list, size_t count);
/* Closes and removes what was not placed. */
void outputs_drop(output *list, size_t count);

#endif
