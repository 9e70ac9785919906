/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Columns of Arrow, rows of arrays and lists of bytes, hashed without a copy: what the modules of
 * the package call. extension.py gives the declarations to cffi too, less the lines that begin
 * with '#'.
 */
#ifndef LANEWISE_PYTHON_COLUMNS_H
#define LANEWISE_PYTHON_COLUMNS_H

#include <stddef.h>
#include <stdint.h>

/* The three structures of Arrow's C data interface and C stream interface (arrow.apache.org/docs/
 * format/CDataInterface.html, CStreamInterface.html): members and their order are its ABI. */
struct arrow_schema {
    const char *format, *name, *metadata;
    int64_t flags, n_children;
    struct arrow_schema **children, *dictionary;
    void (*release)(struct arrow_schema *);
    void *private_data;
};

struct arrow_array {
    int64_t length, null_count, offset, n_buffers, n_children;
    const void **buffers;
    struct arrow_array **children, *dictionary;
    void (*release)(struct arrow_array *);
    void *private_data;
};

struct arrow_stream {
    int (*get_schema)(struct arrow_stream *, struct arrow_schema *);
    int (*get_next)(struct arrow_stream *, struct arrow_array *);
    const char *(*get_last_error)(struct arrow_stream *);
    void (*release)(struct arrow_stream *);
    void *private_data;
};

/* How a column stores its rows; PYTHON_FIXED has `width` bytes each. */
enum python_layout {
    PYTHON_FIXED = 0,
    PYTHON_OFFSETS_32 = 1,
    PYTHON_OFFSETS_64 = 2,
    PYTHON_VIEWS = 3,
};

/* What functions here return besides a status of lanewise/status.h. */
enum python_status {
    PYTHON_NO_MEMORY = 1,
    PYTHON_NO_ARROW = 2,
};

/* Digests of a column, `width` bytes a row, and which rows are not null; counts its owners. */
struct python_digests;

/* Hash every row that is not null. NULL in *out after an error: NO_MEMORY; NO_ARROW: the array is
 * not what its layout asks for; those of lanewise_hash_many. */
int python_hash_column(struct python_digests **out, const struct arrow_array *in, int layout,
                       size_t width, uint32_t algorithm, size_t length);

int64_t python_digests_count(const struct python_digests *d);
const uint8_t *python_digests_bytes(const struct python_digests *d);
void python_digests_free(struct python_digests *d); /* one owner less */

/* Give away: the schema of digests of `width` bytes, an array, or a stream of `count` arrays; what
 * receives it calls its `release`. Errors: NO_MEMORY. */
int python_export_schema(struct arrow_schema *out, size_t width);
void python_export_array(struct arrow_array *out, struct python_digests *d);
int python_export_stream(struct arrow_stream *out, size_t width, size_t count,
                         struct python_digests *const *d);

void *python_allocate(size_t bytes);

/* For ctypes, with the GIL: a capsule around a structure in memory of python_allocate, which is
 * freed with it; NULL and an exception where there is no memory. */
void *python_capsule_schema(void *structure);
void *python_capsule_array(void *structure);
void *python_capsule_stream(void *structure);

/* The same: the list of digests of a tuple of bytes, or the status as an int. */
void *python_many(void *inputs, uint32_t algorithm, size_t length);

#endif
