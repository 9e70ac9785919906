/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "der.h"

#include <stdlib.h>
#include <string.h>

int der_tag(const der *from) {
    return from->left ? *from->at : -1;
}

int der_take(der *from, int tag, der *content) {
    const uint8_t *p = from->at;
    size_t head = 2, len;
    if (from->left < 2 || p[0] != tag)
        return 1;
    len = p[1];
    if (len >= 0x80) {
        size_t digits = len - 0x80;
        /* 0: indefinite. No key is as long as 2^24 bytes. */
        if (digits < 1 || digits > 3 || from->left < 2 + digits)
            return 1;
        len = 0;
        for (size_t i = 0; i < digits; i++)
            len = len << 8 | p[2 + i];
        if (len < 0x80 || len >> 8 * (digits - 1) == 0)
            return 1; /* a shorter form would do */
        head += digits;
    }
    if (len > from->left - head)
        return 1;
    content->at = p + head;
    content->left = len;
    from->at += head + len;
    from->left -= head + len;
    return 0;
}

void der_put(der_writer *w, const void *bytes, size_t len) {
    if (len > w->at)
        abort();
    w->at -= len;
    if (len)
        memcpy(w->buffer + w->at, bytes, len);
}

void der_wrap(der_writer *w, int tag, size_t end) {
    size_t len = end - w->at, n = 0;
    uint8_t head[2 + sizeof len];
    head[n++] = (uint8_t)tag;
    if (len < 0x80) {
        head[n++] = (uint8_t)len;
    } else {
        unsigned digits = 1;
        while (len >> 8 * digits)
            digits++;
        head[n++] = (uint8_t)(0x80 + digits);
        while (digits--)
            head[n++] = (uint8_t)(len >> 8 * digits);
    }
    der_put(w, head, n);
}

void der_element(der_writer *w, int tag, const void *bytes, size_t len) {
    size_t end = w->at;
    der_put(w, bytes, len);
    der_wrap(w, tag, end);
}
