/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "pem.h"

#include <stdio.h>
#include <string.h>

/* What is told about the characters of a secret: where lines end, that all are base64, and how much
 * padding follows. A test of constant time declares these answers public, and nothing else. */
#ifndef PEM_TOLD
#define PEM_TOLD(value) (value)
#endif

static const char begin_mark[] = "-----BEGIN ", end_mark[] = "-----END ", dashes[] = "-----";
enum { LINE_OF_TEXT = 64, LINE_OF_BYTES = LINE_OF_TEXT / 4 * 3 };

typedef struct reader {
    const uint8_t *at, *end; /* behind the line in hand */
    const char *line;        /* without the white space at its end */
    size_t len;
    unsigned number;
} reader;

/* Asked of characters that base64 does not have, and of the letters of lines that hold none. */
static int is(int c, int other) {
    return (int)PEM_TOLD((uint32_t)(c == other));
}

static int next_line(reader *r) {
    const uint8_t *stop = r->at;
    if (r->at == r->end)
        return 0;
    while (stop < r->end && !is(*stop, '\n'))
        stop++;
    r->line = (const char *)r->at;
    r->len = (size_t)(stop - r->at);
    r->at = stop + (stop < r->end);
    r->number++;
    while (r->len && is(r->line[r->len - 1], ' ') | is(r->line[r->len - 1], '\t') |
                         is(r->line[r->len - 1], '\r'))
        r->len--;
    return 1;
}

static int begins(const reader *r, const char *mark) {
    size_t i = 0;
    while (mark[i] && i < r->len && is(r->line[i], mark[i]))
        i++;
    return !mark[i];
}

/* The label in a line that begins with `mark`; nonzero if it is not of the form. */
static int label_of(const reader *r, const char *mark, char label[PEM_LABEL]) {
    size_t m = strlen(mark), d = strlen(dashes);
    if (r->len <= m + d || r->len - m - d >= PEM_LABEL ||
        memcmp(r->line + r->len - d, dashes, d) != 0)
        return 1;
    for (size_t i = m; i < r->len - d; i++)
        if (r->line[i] < 0x20 || r->line[i] > 0x7E)
            return 1;
    memcpy(label, r->line + m, r->len - m - d);
    label[r->len - m - d] = 0;
    return 0;
}

/* All ones if first <= c <= last. */
static uint32_t within(uint32_t c, uint32_t first, uint32_t last) {
    return 0u - (((first - 1 - c) & (c - last - 1)) >> 31);
}

/* The value of a character and 1; 0 if it has none. */
static uint32_t value_of(uint32_t c) {
    return (within(c, 'A', 'Z') & (c - 'A' + 1)) | (within(c, 'a', 'z') & (c - 'a' + 27)) |
           (within(c, '0', '9') & (c - '0' + 53)) | (within(c, '+', '+') & 63) |
           (within(c, '/', '/') & 64);
}

static char character_of(uint32_t value) {
    uint32_t c = 'A' + value;
    c += within(value, 26, 63) & ('a' - 'A' - 26);
    c -= within(value, 52, 63) & ('a' - '0' + 26);
    c -= within(value, 62, 63) & ('0' - '+' + 10);
    c += within(value, 63, 63) & ('/' - '+' - 1);
    return (char)c;
}

typedef struct decoder {
    uint8_t *out;
    size_t bytes;
    uint32_t bits; /* of the characters since the last whole byte */
    unsigned characters, padding;
} decoder;

/* Nonzero if the line holds something other than base64. How much padding a text ends with is
 * seen from its length, so the padding may decide branches. */
static int decode_line(decoder *d, const reader *r) {
    uint32_t wrong = 0;
    for (size_t i = 0; i < r->len; i++) {
        uint32_t c = (uint8_t)r->line[i];
        if (i + 2 >= r->len && is((int)c, '=')) {
            if (d->padding++ == 2)
                return 1;
            continue;
        }
        if (d->padding)
            return 1;
        uint32_t value = value_of(c);
        wrong |= (value - 1) >> 31;
        d->bits = d->bits << 6 | ((value - 1) & 63);
        if (d->characters++ % 4)
            d->out[d->bytes++] = (uint8_t)(d->bits >> (6 - 2 * ((d->characters - 1) % 4)));
    }
    return PEM_TOLD(wrong) != 0;
}

/* Nonzero unless the text ends where base64 can end, with the padding that it needs and zeros in
 * the bits that it does not use. */
static int decode_end(const decoder *d) {
    unsigned rest = d->characters % 4;
    if (rest == 1 || d->padding != (4 - rest) % 4)
        return 1;
    return PEM_TOLD(d->bits & (rest == 2 ? 15u : rest == 3 ? 3u : 0u)) != 0;
}

static int skip_to_begin(reader *r) {
    while (next_line(r))
        if (begins(r, begin_mark))
            return 1;
    return 0;
}

int pem_read(const uint8_t *text, size_t len, char label[PEM_LABEL], uint8_t *out, size_t *outlen,
             char *why, size_t why_size) {
    reader r = {text, text + len, NULL, 0, 0};
    decoder d = {out, 0, 0, 0, 0};
    char last[PEM_LABEL];
    label[0] = 0;
    *outlen = 0;
    if (!skip_to_begin(&r)) {
        snprintf(why, why_size, "holds no key, neither PEM nor DER");
        return 1;
    }
    if (label_of(&r, begin_mark, label)) {
        snprintf(why, why_size, "line %u: a BEGIN line that is not of the form", r.number);
        return 1;
    }
    for (;;) {
        if (!next_line(&r)) {
            snprintf(why, why_size, "has no END line");
            return 1;
        }
        if (begins(&r, end_mark))
            break;
        if (!r.len || decode_line(&d, &r)) {
            snprintf(why, why_size, "line %u: not base64", r.number);
            return 1;
        }
    }
    if (label_of(&r, end_mark, last) || strcmp(label, last) != 0) {
        snprintf(why, why_size, "line %u: an END line that does not fit the BEGIN line", r.number);
        return 1;
    }
    if (decode_end(&d)) {
        snprintf(why, why_size, "line %u: the base64 before it is cut off or padded wrongly",
                 r.number);
        return 1;
    }
    while (next_line(&r)) {
        if (!r.len)
            continue;
        snprintf(why, why_size, "line %u: %s after the END line", r.number,
                 begins(&r, begin_mark) ? "a second text" : "something");
        return 1;
    }
    *outlen = d.bytes;
    return 0;
}

static char *put_line(char *to, const char *mark, const char *label) {
    return to + sprintf(to, "%s%s%s\n", mark, label, dashes);
}

size_t pem_write(const char *label, const uint8_t *bytes, size_t len, char *out) {
    char *to = put_line(out, begin_mark, label);
    for (size_t i = 0; i < len; i += 3) {
        size_t have = len - i < 3 ? len - i : 3;
        uint32_t word = (uint32_t)bytes[i] << 16;
        if (have > 1)
            word |= (uint32_t)bytes[i + 1] << 8;
        if (have > 2)
            word |= bytes[i + 2];
        for (unsigned k = 0; k < 4; k++)
            *to++ = k <= have ? character_of(word >> (18 - 6 * k) & 63) : '=';
        if (i % LINE_OF_BYTES == LINE_OF_BYTES - 3 || i + 3 >= len)
            *to++ = '\n';
    }
    return (size_t)(put_line(to, end_mark, label) - out);
}
