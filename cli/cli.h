/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the parts of the `lanewise` command share: exit codes, messages, and who does what. */
#ifndef LANEWISE_CLI_H
#define LANEWISE_CLI_H

#include <stdarg.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { EXIT_FINE = 0, EXIT_PROBLEM = 1, EXIT_USAGE = 2 };

#if defined(__MINGW32__) && !defined(__clang__)
#define PRINTF_LIKE(a, b) __attribute__((format(gnu_printf, a, b)))
#elif defined(__GNUC__)
#define PRINTF_LIKE(a, b) __attribute__((format(printf, a, b)))
#else
#define PRINTF_LIKE(a, b)
#endif

/* messages.c */
void complain(const char *format, ...) PRINTF_LIKE(1, 2); /* "lanewise: ..." on stderr */
/* "lanewise: NAME: ..."; control characters in NAME are made visible. */
void complain_of(const char *name, const char *format, ...) PRINTF_LIKE(2, 3);
int usage_error(const char *command, const char *format, ...) PRINTF_LIKE(2, 3); /* EXIT_USAGE */
void *need(void *allocated);       /* ends the program if the allocation failed */
char *keep_text(const char *text); /* a copy, of malloc */
/* One line on stderr and nonzero if what was written to stdout did not arrive. */
int stdout_failed(void);
/* A whole decimal (or 0x) number between min and max; nonzero if `text` is not one. */
int parse_number(const char *text, uint64_t min, uint64_t max, uint64_t *value);
/* Digits 0-9 a-f A-F to bytes; nonzero unless `text` is exactly `len` bytes of them. */
int parse_hex(const char *text, size_t digits, uint8_t *out);
void format_hex(const uint8_t *bytes, size_t len, char *out); /* 2 * len digits and a NUL */

/* names.c: file names as lists of checksums write them */
int name_needs_escape(const char *name);
void put_name(const char *name, int escape, FILE *to);
int unescape_name(char *name); /* in place; nonzero if it holds an unknown escape */

/* help.c */
int help_exists(const char *command); /* nonzero if there is such a command */
int print_help(const char *command);

/* cmd_*.c: the commands */
int command_kernels(int argc, char **argv);
int command_bench(int argc, char **argv);
int command_sum(int argc, char **argv);
int command_tuple(int argc, char **argv);
int command_sign(int argc, char **argv);
int command_kem(int argc, char **argv);

/* One line on stderr and nonzero if LANEWISE_KERNEL is ignored because it names what is not there.
 * For commands whose answer is about kernels; the others need not care. */
int kernel_is_ignored(void);

#endif
