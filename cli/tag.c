/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The name of a function with its parameters, as lines of --tag write it. Strings are written as in
 * URLs: letters, digits and - . _ ~ as they are, every other byte as % and two hexadecimal digits,
 * so that a name holds no space, parenthesis, comma or bracket of its own.
 */
#include "algorithm.h"
#include "cli.h"

#include <string.h>

static int is_plain(unsigned char c) {
    return (c >= '0' && c <= '9') || ((c | 0x20) >= 'a' && (c | 0x20) <= 'z') ||
           (c && strchr("-._~", c));
}

static char put_key(char mark, const char *key, FILE *to) {
    fprintf(to, "%c%s=", mark, key);
    return ',';
}

static char put_string(char mark, const char *key, const char *text, FILE *to) {
    if (!text || !*text)
        return mark; /* an empty string is the default of every function */
    mark = put_key(mark, key, to);
    for (const unsigned char *c = (const unsigned char *)text; *c; c++)
        if (is_plain(*c))
            fputc(*c, to);
        else
            fprintf(to, "%%%02X", *c);
    return mark;
}

void tag_put(const algorithm *f, FILE *to) {
    const parameters *with = f->with;
    char mark = '[';
    fputs(f->label, to);
    mark = put_string(mark, "name", with->function_name, to);
    mark = put_string(mark, "custom", with->custom, to);
    if (with->block && with->block != DEFAULT_BLOCK) {
        mark = put_key(mark, "block", to);
        fprintf(to, "%llu", (unsigned long long)with->block);
    }
    if (with->domain && with->domain != LANEWISE_TURBOSHAKE_DOMAIN) {
        mark = put_key(mark, "domain", to);
        fprintf(to, "0x%02x", (unsigned)with->domain);
    }
    if (mark != '[')
        fputc(']', to);
}

/* In place; nonzero if it is empty or not written as put_string() writes. */
static int read_string(char *text) {
    char *to = text;
    if (!*text)
        return 1;
    for (; *text; text++) {
        uint8_t byte = (uint8_t)*text;
        if (*text == '%') {
            if (!text[1] || !text[2] || parse_hex(text + 1, 2, &byte) || !byte)
                return 1;
            text += 2;
        } else if (!is_plain(byte)) {
            return 1;
        }
        *to++ = (char)byte;
    }
    *to = 0;
    return 0;
}

static int read_parameter(char *text, parameters *with) {
    char *value = strchr(text, '=');
    if (!value)
        return 1;
    *value++ = 0;
    if (!strcmp(text, "name") && !with->function_name) {
        with->function_name = value;
        return read_string(value);
    }
    if (!strcmp(text, "custom") && !with->custom) {
        with->custom = value;
        return read_string(value);
    }
    if (!strcmp(text, "block") && !with->block)
        return parse_number(value, 1, BLOCK_MAX, &with->block);
    if (!strcmp(text, "domain") && !with->domain)
        return parse_number(value, 1, 0x7F, &with->domain);
    return 1; /* unknown, or there twice */
}

int tag_read(char *tag, parameters *with) {
    char *text = strchr(tag, '['), *end;
    int count = 0;
    if (!text)
        return 0;
    end = text + strlen(text) - 1;
    if (*end != ']')
        return -1;
    *text++ = *end = 0;
    for (;;) {
        char *comma = strchr(text, ',');
        if (comma)
            *comma = 0;
        if (read_parameter(text, with))
            return -1;
        count++;
        if (!comma)
            return count;
        text = comma + 1;
    }
}

static int strings_differ(const char *tag, const char *option) {
    return option && strcmp(tag ? tag : "", option) != 0;
}

int tag_contradicts(const parameters *tag, const parameters *options) {
    uint64_t block = tag->block ? tag->block : DEFAULT_BLOCK;
    uint64_t domain = tag->domain ? tag->domain : LANEWISE_TURBOSHAKE_DOMAIN;
    return strings_differ(tag->function_name, options->function_name) ||
           strings_differ(tag->custom, options->custom) ||
           (options->block && options->block != block) ||
           (options->domain && options->domain != domain);
}
