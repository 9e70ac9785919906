/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The textual form of keys, RFC 7468: base64 between lines that name what it is. Characters are
 * converted by arithmetic, without a table and without branches that depend on them.
 */
#ifndef LANEWISE_CLI_PEM_H
#define LANEWISE_CLI_PEM_H

#include <stddef.h>
#include <stdint.h>

enum { PEM_LABEL = 64 };

/* Room for the text of `len` bytes with a label of up to 16 letters. */
#define PEM_TEXT(len) (((len) + 2) / 3 * 4 + ((len) + 47) / 48 + 80)

/*
 * Decodes a file that holds exactly one text: lines before it are comments, after it there may be
 * only white space. `out` has room for len bytes. Receives the label, with a NUL, and the
 * number of bytes. Nonzero, with a sentence in `why`, if there is no such text; the label is empty
 * unless it could be read.
 */
int pem_read(const uint8_t *text, size_t len, char label[PEM_LABEL], uint8_t *out, size_t *outlen,
             char *why, size_t why_size);

/* Encodes; returns the number of characters. `out` has room for PEM_TEXT(len). */
size_t pem_write(const char *label, const uint8_t *bytes, size_t len, char *out);

#endif
