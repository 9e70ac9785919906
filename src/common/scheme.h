/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What all schemes with parameter sets share: the sets as rows of one table, the checks that every
 * public function begins with, and what an output holds after an error. So the three headers keep
 * one shape; CONTRIBUTING.md says what a further scheme does with it.
 */
#ifndef LANEWISE_COMMON_SCHEME_H
#define LANEWISE_COMMON_SCHEME_H

#include "lanewise/status.h"
#include "names.h"

/* The first member of a scheme's row: the name, and the enumerator of the set, which is not 0. */
typedef struct scheme_row {
    const char *name;
    uint16_t set;
} scheme_row;

/* A table of `count` rows of `bytes` bytes each. */
typedef struct scheme_table {
    const void *rows;
    size_t count, bytes;
} scheme_table;

#define SCHEME_TABLE(rows) {(rows), sizeof(rows) / sizeof((rows)[0]), sizeof((rows)[0])}

/* NULL behind the last. */
static inline const scheme_row *scheme_at(const scheme_table *t, size_t index) {
    return index < t->count
               ? (const scheme_row *)(const void *)((const char *)t->rows + index * t->bytes)
               : NULL;
}

/* The row of a set, to be converted to the scheme's own type; NULL if there is none. */
static inline const void *scheme_find(const scheme_table *t, unsigned set) {
    for (size_t i = 0; i < t->count; i++)
        if (scheme_at(t, i)->set == set)
            return scheme_at(t, i);
    return NULL;
}

/* Whether a pointer, which may point anywhere, is one to a row. */
static inline int scheme_has(const scheme_table *t, const void *row) {
    for (size_t i = 0; i < t->count; i++)
        if ((const void *)scheme_at(t, i) == row)
            return 1;
    return 0;
}

/* The enumerators of sets by name, or by their place in the table; 0 if there is none. */
static inline unsigned scheme_named(const scheme_table *t, const char *name) {
    for (size_t i = 0; name && i < t->count; i++)
        if (lanewise_same_name(scheme_at(t, i)->name, name))
            return scheme_at(t, i)->set;
    return 0;
}
static inline unsigned scheme_nth(const scheme_table *t, size_t index) {
    const scheme_row *row = scheme_at(t, index);
    return row ? row->set : 0;
}

/* A buffer of a call, its length, and what the length must be; that is 0 where the set is unknown.
 */
typedef struct scheme_buffer {
    const void *data;
    size_t len, want;
} scheme_buffer;

/* What a row says, or 0 if there is no row. */
#define SCHEME_OF(row, value) ((row) ? (size_t)(value) : 0)

/* The buffers of a call, as arguments of the check. */
#define SCHEME_BUFFERS(...)                                                                        \
    (const scheme_buffer[]){__VA_ARGS__},                                                          \
        sizeof((const scheme_buffer[]){__VA_ARGS__}) / sizeof(scheme_buffer)

/* What every public function checks first, in this order: NULL; `unknown` if there is no row (that
 * is ALGORITHM, or of a key object STATE); LENGTH. */
static inline int scheme_check(const void *row, int unknown, const scheme_buffer *buffers,
                               size_t count) {
    for (size_t i = 0; i < count; i++)
        if (!buffers[i].data)
            return LANEWISE_ERR_NULL;
    if (!row)
        return unknown;
    for (size_t i = 0; i < count; i++)
        if (buffers[i].len != buffers[i].want)
            return LANEWISE_ERR_LENGTH;
    return LANEWISE_OK;
}

/* An output after an error. */
static inline void scheme_clear(void *out, size_t len) {
    if (out && len)
        lanewise_wipe(out, len);
}

/* Several outputs of one length. */
static inline void scheme_clear_all(void *const *out, size_t count, size_t len) {
    for (size_t i = 0; out && i < count; i++)
        scheme_clear(out[i], len);
}

/* Whether one of several pointers is missing. */
static inline int scheme_lacks(const void *const *pointers, size_t count) {
    if (!pointers)
        return count != 0;
    for (size_t i = 0; i < count; i++)
        if (!pointers[i])
            return 1;
    return 0;
}

#endif
