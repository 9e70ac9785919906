/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Of C11 7.24 what the library and the command use. */
#include <stddef.h>
void *memcpy(void *to, const void *from, size_t n);
void *memmove(void *to, const void *from, size_t n);
void *memset(void *to, int c, size_t n);
int memcmp(const void *a, const void *b, size_t n);
int strcmp(const char *a, const char *b);
int strncmp(const char *a, const char *b, size_t n);
size_t strlen(const char *s);
char *strchr(const char *s, int c);
size_t strcspn(const char *s, const char *reject);
size_t strspn(const char *s, const char *accept);
char *strstr(const char *s, const char *part);
char *strrchr(const char *s, int c);
char *strpbrk(const char *s, const char *accept);
char *strcpy(char *to, const char *from);
char *strcat(char *to, const char *from);
char *strerror(int error);
void *memchr(const void *s, int c, size_t n);
/* The SDK has these here and in <wchar.h>. */
size_t wcslen(const wchar_t *s);
int wcsncmp(const wchar_t *a, const wchar_t *b, size_t n);
wchar_t *wcscpy(wchar_t *to, const wchar_t *from);
wchar_t *wcscat(wchar_t *to, const wchar_t *from);
