/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What all examples need: the library, and an end with a message where something fails. */
#ifndef EXAMPLE_H
#define EXAMPLE_H

#include <lanewise/lanewise.h>

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

/* The arguments of these calls are right, so an error is one of the program or the machine. */
static inline void check(int status) {
    if (status != LANEWISE_OK) {
        fprintf(stderr, "lanewise: %s\n", lanewise_status_message(status));
        exit(1);
    }
}

static inline void print_hex(const void *bytes, size_t len) {
    for (size_t i = 0; i < len; i++)
        printf("%02x", ((const uint8_t *)bytes)[i]);
}

#endif
