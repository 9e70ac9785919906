/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Names that users write: case does not matter, nor do '-' and '_'. */
#ifndef LANEWISE_COMMON_NAMES_H
#define LANEWISE_COMMON_NAMES_H

/* The next letter that counts, small; 0 at the end. */
static inline char lanewise_next_letter(const char **at) {
    while (**at == '-' || **at == '_')
        ++*at;
    char c = **at;
    *at += c != 0;
    return c >= 'A' && c <= 'Z' ? (char)(c - 'A' + 'a') : c;
}

static inline int lanewise_same_name(const char *a, const char *b) {
    for (;;) {
        char x = lanewise_next_letter(&a), y = lanewise_next_letter(&b);
        if (x != y)
            return 0;
        if (!x)
            return 1;
    }
}

#endif
