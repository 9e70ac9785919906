/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A file as a sequence of large pieces, read by a second thread while the first one hashes. */
#ifndef LANEWISE_CLI_PIECES_H
#define LANEWISE_CLI_PIECES_H

#include <stddef.h>
#include <stdint.h>

typedef struct pieces pieces;

/* Room for pieces of `size` bytes; with `ahead`, twice that, and a thread for each file. */
pieces *pieces_new(size_t size, int ahead);
void pieces_start(pieces *p, int fd);
/* The next piece and its length: shorter than `size` only at the end of the file, where an empty
 * one may follow. Negative with errno set if reading failed. It is valid until the next call. */
ptrdiff_t pieces_next(pieces *p, const uint8_t **piece);
void pieces_stop(pieces *p);
void pieces_free(pieces *p);

#endif
