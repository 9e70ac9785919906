/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What the small users share: a message, whose byte i is i * i + 3 * i modulo 256 and whose first 0
 * to LONGEST bytes they hash; `check`; and `digest`, which prints a digest for digests.py to
 * compare.
 */
#ifndef LANEWISE_SMALL_USER_H
#define LANEWISE_SMALL_USER_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <string.h>

#define LONGEST 400

static int wrong;
static uint8_t message[LONGEST];

static inline void start(void) {
    for (size_t i = 0; i < sizeof message; i++)
        message[i] = (uint8_t)(i * i + 3 * i);
}

static inline void check_(int good, const char *what, const char *file, int line) {
    if (!good) {
        printf("%s:%d: %s\n", file, line, what);
        wrong = 1;
    }
}
#define check(condition) check_(condition, #condition, __FILE__, __LINE__)

/* `name` is hashlib's for the function; the message is `length` bytes, the digest `bytes`. */
static inline void digest(const char *name, size_t length, const uint8_t *out, size_t bytes) {
    char hex[2 * 600 + 1];
    check(2 * bytes < sizeof hex);
    for (size_t i = 0; i < 2 * bytes; i++)
        hex[i] = "0123456789abcdef"[out[i / 2] >> (i % 2 ? 0 : 4) & 15];
    hex[2 * bytes] = 0;
    printf("%s %u %s\n", name, (unsigned)length, hex);
}

#endif
