/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What operations.py links with the library for AArch64 to run it without an operating system: the
 * processor that selection is told of, and the functions that compilers call. Those of a C library
 * know more tricks for long copies; here few are longer than a few hundred bytes.
 */
#include "keccak/cpu.h"
#include "lanewise/random.h"

#include <string.h>

/* Chosen by the compiler's options. */
lanewise_cpu lanewise_cpu_detect(void) {
    return (lanewise_cpu){.core = EMULATED_CORE, .features = EMULATED_FEATURES};
}

lanewise_column lanewise_cpu_column(lanewise_core core) {
#define COLUMN(core, column, name, reason) [LANEWISE_CORE_##core] = LANEWISE_COLUMN_##column,
    static const uint8_t columns[LANEWISE_CORES] = {LANEWISE_AARCH64_CORES(COLUMN)};
    return (lanewise_column)columns[core];
}

int lanewise_random_bytes(const lanewise_random *random, void *out, size_t len) {
    (void)random;
    memset(out, 0, len);
    return 0;
}

char *secure_getenv(const char *name) {
    (void)name;
    return NULL;
}

int sched_getcpu(void) { /* of one kind all are */
    return -1;
}

typedef uint64_t words __attribute__((vector_size(16), aligned(1), may_alias));

void *memcpy(void *restrict to, const void *restrict from, size_t len) {
    uint8_t *t = to;
    const uint8_t *f = from;
    for (; len >= 16; len -= 16, t += 16, f += 16)
        *(words *)t = *(const words *)f;
    for (; len; len--)
        *t++ = *f++;
    return to;
}

void *memset(void *to, int byte, size_t len) {
    uint8_t *t = to;
    const words all = (words){1, 1} * (0x0101010101010101 * (uint8_t)byte);
    for (; len >= 16; len -= 16, t += 16)
        *(words *)t = all;
    for (; len; len--)
        *t++ = (uint8_t)byte;
    return to;
}

void *memmove(void *to, const void *from, size_t len) {
    uint8_t *t = to;
    const uint8_t *f = from;
    if (t > f) {
        while (len--)
            t[len] = f[len];
        return to;
    }
    for (; len >= 16; len -= 16, t += 16, f += 16)
        *(words *)t = *(const words *)f;
    for (; len; len--)
        *t++ = *f++;
    return to;
}

int memcmp(const void *a, const void *b, size_t len) {
    const uint8_t *x = a, *y = b;
    for (; len && *x == *y; len--)
        x++, y++;
    return len ? *x - *y : 0;
}

int strcmp(const char *a, const char *b) {
    for (; *a && *a == *b; a++, b++)
        ;
    return (uint8_t)*a - (uint8_t)*b;
}

size_t strlen(const char *text) {
    size_t n = 0;
    while (text[n])
        n++;
    return n;
}

size_t strcspn(const char *text, const char *stop) {
    size_t n = 0;
    while (text[n] && text[n] != *stop)
        n++;
    return n;
}
