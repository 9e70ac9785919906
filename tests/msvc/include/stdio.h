/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Of C11 7.21, and of what Microsoft adds, what the command uses. */
#include <stdarg.h>
#include <stddef.h>
#define EOF (-1)
#define _IOFBF 0
typedef struct stream FILE;
FILE *__acrt_iob_func(unsigned which);
#define stdin __acrt_iob_func(0)
#define stdout __acrt_iob_func(1)
#define stderr __acrt_iob_func(2)
int printf(const char *format, ...);
int fprintf(FILE *to, const char *format, ...);
int vfprintf(FILE *to, const char *format, va_list arguments);
int sprintf(char *to, const char *format, ...);
int snprintf(char *to, size_t size, const char *format, ...);
int puts(const char *text);
int putchar(int c);
int fputs(const char *text, FILE *to);
int fputc(int c, FILE *to);
int getc(FILE *from);
char *fgets(char *to, int size, FILE *from);
size_t fwrite(const void *from, size_t size, size_t count, FILE *to);
FILE *fopen(const char *name, const char *how);
FILE *_fdopen(int fd, const char *how);
int fclose(FILE *stream);
int fflush(FILE *stream);
int ferror(FILE *stream);
int feof(FILE *stream);
int setvbuf(FILE *stream, char *buffer, int how, size_t size);
