/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "check.h"

#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

unsigned long check_count;
unsigned check_scale = 100;
unsigned check_failures;
static uint64_t first_seed = 20261121, seed = 20261121;

static void failed(const char *file, int line, const char *what, const char *format, va_list args) {
    fprintf(stderr, "%s:%d: %s: ", file, line, what);
    vfprintf(stderr, format, args);
    fprintf(stderr, "\n");
    if (++check_failures >= CHECK_MOST) {
        fprintf(stderr, "that is enough: stopping after %u failures\n", check_failures);
        exit(1);
    }
}

void check_fail(const char *file, int line, const char *what, const char *format, ...) {
    va_list args;
    va_start(args, format);
    failed(file, line, what, format, args);
    va_end(args);
}

void check_bytes(const char *file, int line, const void *got, const void *want, size_t len,
                 const char *format, ...) {
    const uint8_t *g = got, *w = want;
    char what[96];
    va_list args;
    check_count++;
    if (!len || !memcmp(got, want, len))
        return;
    size_t i = 0;
    while (g[i] == w[i])
        i++;
    snprintf(what, sizeof what, "byte %zu of %zu is %02x, not %02x", i, len, g[i], w[i]);
    va_start(args, format);
    failed(file, line, what, format, args);
    va_end(args);
}

void check_lacks(const char *test, const char *what) {
    printf("  SKIPPED %s: this machine lacks %s\n", test, what);
}

void check_does_not_apply(const char *format, ...) {
    va_list args;
    va_start(args, format);
    printf("  SKIPPED does not apply: ");
    vprintf(format, args);
    printf("\n");
    va_end(args);
}

size_t check_loops(size_t n, size_t least) {
    size_t scaled = n * check_scale / 100;
    return scaled < least ? least : scaled;
}

void check_restart(const char *name) {
    uint64_t hash = 0xCBF29CE484222325; /* FNV-1a */
    while (*name)
        hash = (hash ^ (uint8_t)*name++) * 0x100000001B3;
    seed = first_seed ^ hash;
}

uint64_t check_random(void) { /* splitmix64 */
    uint64_t z = seed += 0x9E3779B97F4A7C15;
    z = (z ^ (z >> 30)) * 0xBF58476D1CE4E5B9;
    z = (z ^ (z >> 27)) * 0x94D049BB133111EB;
    return z ^ (z >> 31);
}

size_t check_below(size_t bound) {
    return (size_t)(check_random() % bound);
}

void check_fill(void *data, size_t len) {
    uint8_t *p = data;
    for (; len >= 8; p += 8, len -= 8) {
        uint64_t v = check_random();
        memcpy(p, &v, 8);
    }
    while (len--)
        *p++ = (uint8_t)check_random();
}

const char *check_emulator(void) {
    const char *command = getenv("LANEWISE_TEST_EMULATOR");
    return command && *command ? command : NULL;
}

void check_begin(const char *scale) {
    const char *start = getenv("LANEWISE_TEST_SEED");
    if (!scale)
        scale = getenv("LANEWISE_TEST_SCALE");
    if (scale && *scale)
        check_scale = (unsigned)strtoul(scale, NULL, 10);
    if (start && *start)
        seed = first_seed = strtoull(start, NULL, 0);
}
