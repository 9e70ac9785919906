/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Part of the extension's one translation unit, behind Python.h and lanewise.h. */
#include "python_columns.h"

#include <stdatomic.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* Rows that are passed on at once: a multiple of every kernel's states, small on the stack. */
#define ROWS 256

struct python_digests {
    atomic_size_t owners;
    int64_t count, nulls;
    size_t width;
    const void *buffers[2]; /* as Arrow has them: bits of rows that are not null, digests */
};

static int is_valid(const uint8_t *bits, int64_t row) {
    return !bits || (bits[row / 8] >> row % 8 & 1);
}

/* Words of Arrow's buffers, which need not be aligned. */
static int64_t offset_at(const struct arrow_array *in, int layout, int64_t row) {
    const uint8_t *at = in->buffers[1];
    int64_t wide;
    int32_t narrow;
    if (layout == PYTHON_OFFSETS_64) {
        memcpy(&wide, at + 8 * row, 8);
        return wide;
    }
    memcpy(&narrow, at + 4 * row, 4);
    return narrow;
}

/* A view is 16 bytes: the length, and up to 12 bytes themselves, or four of them, the number of a
 * buffer, and where in it the bytes begin. */
static int view_at(const struct arrow_array *in, int64_t row, lanewise_bytes *out) {
    const uint8_t *at = (const uint8_t *)in->buffers[1] + 16 * row;
    int32_t words[4];
    memcpy(words, at, 16);
    if (words[0] < 0)
        return PYTHON_NO_ARROW;
    out->len = (size_t)words[0];
    out->data = at + 4;
    if (words[0] <= 12)
        return 0;
    if (words[2] < 0 || words[2] >= in->n_buffers - 3 || words[3] < 0 || !in->buffers[2 + words[2]])
        return PYTHON_NO_ARROW;
    out->data = (const uint8_t *)in->buffers[2 + words[2]] + words[3];
    return 0;
}

static int row_at(const struct arrow_array *in, int layout, size_t width, int64_t row,
                  lanewise_bytes *out) {
    if (layout == PYTHON_VIEWS)
        return view_at(in, row, out);
    if (layout == PYTHON_FIXED) {
        out->len = width;
        out->data = width ? (const uint8_t *)in->buffers[1] + (size_t)row * width : NULL;
        return 0;
    }
    int64_t begin = offset_at(in, layout, row), end = offset_at(in, layout, row + 1);
    if (begin < 0 || end < begin || (end > begin && !in->buffers[2]))
        return PYTHON_NO_ARROW;
    out->len = (size_t)(end - begin);
    out->data = out->len ? (const uint8_t *)in->buffers[2] + begin : NULL;
    return 0;
}

/* That the buffers are there which rows are read from. */
static int is_sound(const struct arrow_array *in, int layout, size_t width) {
    int64_t buffers = layout == PYTHON_FIXED ? 2 : 3;
    if (in->length < 0 || in->offset < 0 || in->length > INT64_MAX - in->offset - 1)
        return 0;
    if (!in->buffers || in->n_buffers < buffers ||
        (in->n_buffers > buffers && layout != PYTHON_VIEWS))
        return 0;
    return !in->length || in->buffers[1] || (layout == PYTHON_FIXED && !width);
}

static int hash_rows_of(struct python_digests *d, uint8_t *digests, uint8_t *valid,
                        const struct arrow_array *in, int layout, size_t width,
                        uint32_t algorithm) {
    lanewise_bytes rows[ROWS];
    void *outs[ROWS];
    size_t waiting = 0;
    int status = 0;
    if (layout == PYTHON_FIXED && !in->buffers[0] && in->length) {
        row_at(in, layout, width, in->offset, rows);
        return lanewise_hash_many_strided(algorithm, (size_t)in->length, rows->data, width,
                                          (ptrdiff_t)width, digests, d->width, (ptrdiff_t)d->width);
    }
    for (int64_t i = 0; i < in->length && !status; ++i) {
        if (is_valid(in->buffers[0], in->offset + i)) {
            status = row_at(in, layout, width, in->offset + i, &rows[waiting]);
            outs[waiting++] = digests + (size_t)i * d->width;
            if (valid)
                valid[i / 8] |= (uint8_t)(1 << i % 8);
        } else {
            ++d->nulls;
        }
        if (!status && (waiting == ROWS || (waiting && i == in->length - 1))) {
            status = lanewise_hash_many(algorithm, waiting, rows, outs, d->width);
            waiting = 0;
        }
    }
    return status;
}

int python_hash_column(struct python_digests **out, const struct arrow_array *in, int layout,
                       size_t width, uint32_t algorithm, size_t length) {
    *out = NULL;
    if (!is_sound(in, layout, width))
        return PYTHON_NO_ARROW;
    size_t count = (size_t)in->length;
    if (length && count > (SIZE_MAX - 64) / length)
        return PYTHON_NO_MEMORY;
    struct python_digests *d = calloc(1, sizeof *d);
    /* Zeros, for the rows that are null; at least a byte, for a buffer of Arrow is not NULL. */
    uint8_t *digests = calloc(1, count * length + 1);
    uint8_t *valid = in->buffers[0] ? calloc(1, count / 8 + 1) : NULL;
    int status = PYTHON_NO_MEMORY;
    if (d && digests && (valid || !in->buffers[0])) {
        d->width = length;
        status = hash_rows_of(d, digests, valid, in, layout, width, algorithm);
    }
    if (status) {
        free(d);
        free(digests);
        free(valid);
        return status;
    }
    atomic_init(&d->owners, 1);
    d->count = in->length;
    d->buffers[0] = valid;
    d->buffers[1] = digests;
    *out = d;
    return 0;
}

int64_t python_digests_count(const struct python_digests *d) {
    return d->count;
}

const uint8_t *python_digests_bytes(const struct python_digests *d) {
    return d->buffers[1];
}

void python_digests_free(struct python_digests *d) {
    if (atomic_fetch_sub(&d->owners, 1) != 1)
        return;
    free((void *)d->buffers[0]);
    free((void *)d->buffers[1]);
    free(d);
}

static void release_schema(struct arrow_schema *schema) {
    free(schema->private_data);
    schema->release = NULL;
}

int python_export_schema(struct arrow_schema *out, size_t width) {
    char *format = malloc(32);
    if (!format)
        return PYTHON_NO_MEMORY;
    snprintf(format, 32, "w:%zu", width);
    memset(out, 0, sizeof *out);
    out->format = out->private_data = format;
    out->name = "";
    out->flags = 2; /* rows may be null */
    out->release = release_schema;
    return 0;
}

static void release_array(struct arrow_array *array) {
    python_digests_free(array->private_data);
    array->release = NULL;
}

void python_export_array(struct arrow_array *out, struct python_digests *d) {
    atomic_fetch_add(&d->owners, 1);
    memset(out, 0, sizeof *out);
    out->length = d->count;
    out->null_count = d->nulls;
    out->n_buffers = 2;
    out->buffers = d->buffers;
    out->release = release_array;
    out->private_data = d;
}

/* The arrays of a stream, each of which it owns. */
struct chunks {
    size_t width, count, next;
    struct python_digests *d[];
};

static int stream_schema(struct arrow_stream *stream, struct arrow_schema *out) {
    const struct chunks *c = stream->private_data;
    return python_export_schema(out, c->width) ? 12 : 0; /* ENOMEM of Linux */
}

static int stream_next(struct arrow_stream *stream, struct arrow_array *out) {
    struct chunks *c = stream->private_data;
    out->release = NULL; /* the end */
    if (c->next < c->count)
        python_export_array(out, c->d[c->next++]);
    return 0;
}

static const char *stream_error(struct arrow_stream *stream) {
    (void)stream;
    return "no memory";
}

static void release_stream(struct arrow_stream *stream) {
    struct chunks *c = stream->private_data;
    for (size_t i = 0; i < c->count; ++i)
        python_digests_free(c->d[i]);
    free(c);
    stream->release = NULL;
}

int python_export_stream(struct arrow_stream *out, size_t width, size_t count,
                         struct python_digests *const *d) {
    struct chunks *c = malloc(sizeof *c + count * sizeof *d);
    if (!c)
        return PYTHON_NO_MEMORY;
    c->width = width;
    c->count = count;
    c->next = 0;
    for (size_t i = 0; i < count; ++i) {
        atomic_fetch_add(&d[i]->owners, 1);
        c->d[i] = d[i];
    }
    out->get_schema = stream_schema;
    out->get_next = stream_next;
    out->get_last_error = stream_error;
    out->release = release_stream;
    out->private_data = c;
    return 0;
}

void *python_allocate(size_t bytes) {
    return calloc(1, bytes);
}

/* What receives a structure empties it: its `release` is NULL then. */
#define CAPSULE(kind, NAME)                                                                        \
    static void free_##kind(struct arrow_##kind *structure) {                                      \
        if (structure && structure->release)                                                       \
            structure->release(structure);                                                         \
        free(structure);                                                                           \
    }                                                                                              \
    static void destroy_##kind(PyObject *capsule) {                                                \
        free_##kind(PyCapsule_GetPointer(capsule, NAME));                                          \
    }                                                                                              \
    void *python_capsule_##kind(void *structure) {                                                 \
        PyObject *capsule = PyCapsule_New(structure, NAME, destroy_##kind);                        \
        if (!capsule)                                                                              \
            free_##kind(structure);                                                                \
        return capsule;                                                                            \
    }

CAPSULE(schema, "arrow_schema")
CAPSULE(array, "arrow_array")
CAPSULE(stream, "arrow_array_stream")

void *python_many(void *inputs, uint32_t algorithm, size_t length) {
    Py_ssize_t count = PyTuple_Size(inputs);
    if (count < 0)
        return NULL;
    PyObject *list = PyList_New(count);
    lanewise_bytes *items = malloc(((size_t)count + 1) * (sizeof *items + sizeof(void *)));
    void **outs = (void **)(items + count + 1);
    int ready = list && items;
    if (list && !items)
        PyErr_NoMemory();
    for (Py_ssize_t i = 0; i < count && ready; ++i) {
        char *data;
        Py_ssize_t len;
        PyObject *one = PyBytes_FromStringAndSize(NULL, (Py_ssize_t)length);
        ready = one && !PyBytes_AsStringAndSize(PyTuple_GetItem(inputs, i), &data, &len);
        if (ready) {
            items[i].data = data;
            items[i].len = (size_t)len;
            outs[i] = PyBytes_AsString(one);
        }
        if (one)
            PyList_SetItem(list, i, one);
    }
    int status = 0;
    if (ready) {
        Py_BEGIN_ALLOW_THREADS;
        status = lanewise_hash_many(algorithm, (size_t)count, items, outs, length);
        Py_END_ALLOW_THREADS;
    }
    free(items);
    if (ready && !status)
        return list;
    Py_XDECREF(list);
    return ready ? PyLong_FromLong(status) : NULL;
}
