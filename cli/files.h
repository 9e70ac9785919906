/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Reading and hashing files. Small ones are gathered in a bounded arena and hashed side by side;
 * large ones, pipes and devices are hashed as they are read. Results come back through a
 * callback, always in the order in which the files were added.
 */
#ifndef LANEWISE_CLI_FILES_H
#define LANEWISE_CLI_FILES_H

#include "algorithm.h"

typedef struct files files;

/* `digest` is NULL and `error` an errno value if the file could not be read. */
typedef void files_result(void *context, const char *name, void *item, const uint8_t *digest,
                          int error);

files *files_new(files_result *result, void *context, int progress);
/* The function for the files that follow; it must stay where it is until the next flush. */
void files_use(files *set, const algorithm *f);

enum { FILES_DESCEND = 1, FILES_INSIDE = 2 };

/*
 * Add the file `path`, relative to the open directory `directory` (or HERE), to be reported
 * as `name`. A single "-" in `path` is standard input unless FILES_INSIDE says that this is an
 * entry of a directory; such an entry is not followed if it is a symbolic link.
 * Returns -1; or with FILES_DESCEND, where `path` is a directory, a descriptor of it.
 */
int files_add(files *set, int directory, const char *path, const char *name, void *item,
              unsigned flags);
/* Add a result without a file: something that could not be read, in its place in the order. */
void files_add_error(files *set, const char *name, void *item, int error);
void files_flush(files *set);
void files_free(files *set);

/* walk.c: everything below an open directory, by name; closes `fd`. */
void walk(files *set, int fd, const char *name);

/* progress.c */
void progress_begin(const char *name, uint64_t total); /* total: bytes, 0 if unknown */
void progress_step(uint64_t done);
void progress_part(double part); /* above 0, up to 1; of work that is not reading bytes */
void progress_end(void);

#endif
