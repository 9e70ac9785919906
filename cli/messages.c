/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

void complain(const char *format, ...) {
    va_list args;
    va_start(args, format);
    fputs("lanewise: ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    fflush(stderr);
    va_end(args);
}

void complain_of(const char *name, const char *format, ...) {
    va_list args;
    va_start(args, format);
    fputs("lanewise: ", stderr);
    /* A file name must not be able to move the cursor or to forge a second message. */
    for (const unsigned char *c = (const unsigned char *)name; *c; c++) {
        if (*c == '\n')
            fputs("\\n", stderr);
        else if (*c < 0x20 || *c == 0x7F)
            fprintf(stderr, "\\%03o", *c);
        else
            fputc(*c, stderr);
    }
    fputs(": ", stderr);
    vfprintf(stderr, format, args);
    fputc('\n', stderr);
    fflush(stderr);
    va_end(args);
}

int usage_error(const char *command, const char *format, ...) {
    va_list args;
    va_start(args, format);
    fputs("lanewise: ", stderr);
    vfprintf(stderr, format, args);
    if (command)
        fprintf(stderr, " (see 'lanewise help %s')\n", command);
    else
        fputs(" (see 'lanewise help')\n", stderr);
    fflush(stderr);
    va_end(args);
    return EXIT_USAGE;
}

void *need(void *allocated) {
    if (!allocated) {
        complain("out of memory");
        exit(EXIT_PROBLEM);
    }
    return allocated;
}

char *keep_text(const char *text) {
    size_t bytes = strlen(text) + 1;
    return memcpy(need(malloc(bytes)), text, bytes);
}

int stdout_failed(void) {
    static int said;
    errno = 0;
    if (fflush(stdout) == 0 && !ferror(stdout))
        return 0;
    if (!said)
        complain("write error%s%s", errno ? ": " : "", errno ? strerror(errno) : "");
    said = 1;
    return 1;
}

int parse_number(const char *text, uint64_t min, uint64_t max, uint64_t *value) {
    unsigned base = 10;
    uint64_t v = 0;
    if (text[0] == '0' && (text[1] == 'x' || text[1] == 'X')) {
        base = 16;
        text += 2;
    }
    if (!*text)
        return 1;
    for (; *text; text++) {
        unsigned digit;
        if (*text >= '0' && *text <= '9')
            digit = (unsigned)(*text - '0');
        else if (base == 16 && *text >= 'a' && *text <= 'f')
            digit = (unsigned)(*text - 'a') + 10;
        else if (base == 16 && *text >= 'A' && *text <= 'F')
            digit = (unsigned)(*text - 'A') + 10;
        else
            return 1;
        if (v > (UINT64_MAX - digit) / base)
            return 1;
        v = v * base + digit;
    }
    if (v < min || v > max)
        return 1;
    *value = v;
    return 0;
}

/* By arithmetic, not by table: a key given in hexadecimal passes through here. */
static unsigned hex_digit(unsigned char c) {
    unsigned decimal = c - '0', letter = (c | 0x20u) - 'a';
    if (decimal < 10)
        return decimal;
    return letter < 6 ? letter + 10 : 16;
}

int parse_hex(const char *text, size_t digits, uint8_t *out) {
    if (digits % 2)
        return 1;
    for (size_t i = 0; i < digits; i += 2) {
        unsigned high = hex_digit((unsigned char)text[i]);
        unsigned low = high < 16 ? hex_digit((unsigned char)text[i + 1]) : 16;
        if (high > 15 || low > 15)
            return 1;
        out[i / 2] = (uint8_t)(high << 4 | low);
    }
    return 0;
}

void format_hex(const uint8_t *bytes, size_t len, char *out) {
    static const char digits[] = "0123456789abcdef";
    for (size_t i = 0; i < len; i++) {
        *out++ = digits[bytes[i] >> 4];
        *out++ = digits[bytes[i] & 15];
    }
    *out = 0;
}
