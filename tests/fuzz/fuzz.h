/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the fuzz targets share: taking decisions from the input, and stopping at a disagreement. */
#ifndef FUZZ_H
#define FUZZ_H

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "functions.h"

typedef struct source {
    const uint8_t *data;
    size_t left;
} source;

static inline unsigned take(source *s) {
    if (!s->left)
        return 0;
    s->left--;
    return *s->data++;
}

/* A length: mostly small, sometimes up to `most`. */
static inline size_t take_length(source *s, size_t most) {
    size_t n = take(s);
    if (n >= 192)
        n = (n - 192) * 256 + take(s);
    return n > most ? n % (most + 1) : n;
}

/* Bytes that need not be in the input: it would have to be long. They differ by call and place. */
static inline void make_bytes(source *s, uint8_t *out, size_t len) {
    uint32_t state = take(s) * 2654435761u + 1;
    for (size_t i = 0; i < len; i++) {
        state = state * 1664525u + 1013904223u;
        out[i] = (uint8_t)(state >> 24);
    }
}

#define MUST(condition, ...)                                                                       \
    do {                                                                                           \
        if (!(condition)) {                                                                        \
            fprintf(stderr, "%s:%d: %s: ", __FILE__, __LINE__, #condition);                        \
            fprintf(stderr, __VA_ARGS__);                                                          \
            fprintf(stderr, "\n");                                                                 \
            abort();                                                                               \
        }                                                                                          \
    } while (0)

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

#endif
