/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A file as a sequence of large pieces, read by a second thread while the first one hashes. */
#ifndef LANEWISE_CLI_FILE_READER_H
#define LANEWISE_CLI_FILE_READER_H

#include <stddef.h>
#include <stdint.h>

typedef struct file_reader file_reader;

/* Room for pieces of `size` bytes; with `ahead`, twice that, for a thread that reads. */
file_reader *file_reader_new(size_t size, int ahead);
/* With `ahead` here and above a thread reads this file. */
void file_reader_start(file_reader *p, int fd, int ahead);
/* The next piece and its length: shorter than `size` only at the end of the file, where an empty
 * one may follow. Negative with errno set if reading failed. It is valid until the next call. */
ptrdiff_t file_reader_next(file_reader *p, const uint8_t **piece);
void file_reader_stop(file_reader *p);
void file_reader_free(file_reader *p);

#endif
