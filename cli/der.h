/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * As much of DER (ITU-T X.690) as keys need: tags of one byte and definite lengths in their
 * shortest form. Tags and lengths of a key are public and decide branches; contents are only
 * copied.
 */
#ifndef LANEWISE_CLI_DER_H
#define LANEWISE_CLI_DER_H

#include <stddef.h>
#include <stdint.h>

enum {
    DER_INTEGER = 0x02,
    DER_BIT_STRING = 0x03,
    DER_OCTET_STRING = 0x04,
    DER_OID = 0x06,
    DER_SEQUENCE = 0x30,
    DER_CONTEXT_0 = 0x80, /* implicit tags; a constructed one has 0x20 more */
    DER_CONTEXT_1 = 0x81
};

/* Bytes that are still to be read. */
typedef struct der {
    const uint8_t *at;
    size_t left;
} der;

/* The next tag; -1 at the end. */
int der_tag(const der *from);
/* Takes the next element, which must have this tag. Nonzero, and nothing is taken, if it has
 * another, or if its length is improper or reaches beyond the end. */
int der_take(der *from, int tag, der *content);

/* A writer from the end to the beginning: when a header is written its length is known. */
typedef struct der_writer {
    uint8_t *buffer;
    size_t at; /* the first byte that is written; begins as the size of the buffer */
} der_writer;

/* These stop the program if the buffer is too small, which no input can bring about. */
void der_put(der_writer *w, const void *bytes, size_t len);
/* The header of an element whose content was written down to `w->at` and ends before `end`. */
void der_wrap(der_writer *w, int tag, size_t end);
/* A whole element. */
void der_element(der_writer *w, int tag, const void *bytes, size_t len);

#endif
