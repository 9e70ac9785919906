/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Of C11 7.22 what the library and the command use. */
#include <stddef.h>
char *getenv(const char *name);
void *malloc(size_t size);
void *calloc(size_t count, size_t size);
void *realloc(void *old, size_t size);
void free(void *memory);
__declspec(noreturn) void exit(int code);
__declspec(noreturn) void abort(void);
int atexit(void (*function)(void));
void qsort(void *base, size_t count, size_t size, int (*compare)(const void *a, const void *b));
