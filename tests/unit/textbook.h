/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The functions of FIPS 202, SP 800-185 and RFC 9861 written down as the standards define them,
 * for comparison. Nothing here comes from the library, nothing is fast: rotation offsets and round
 * constants are computed from their definitions, and strings are laid out before they are hashed.
 */
#ifndef TEXTBOOK_H
#define TEXTBOOK_H

#include <stddef.h>
#include <stdint.h>

typedef struct book_string {
    const void *data;
    size_t len;
} book_string;

/* Keccak-p[1600, rounds] on a state of 200 bytes. */
void book_permute(uint8_t state[200], unsigned rounds);

/* A sponge: begin with a rate, take in bytes, end with the suffix bits and the first padding bit
 * in one byte, give out bytes. */
typedef struct book_sponge {
    uint8_t state[200];
    size_t rate, at;
    unsigned rounds;
} book_sponge;

void book_begin(book_sponge *b, size_t rate, unsigned rounds);
void book_in(book_sponge *b, const void *data, size_t len);
void book_end(book_sponge *b, uint8_t suffix);
void book_out(book_sponge *b, void *out, size_t len);

void book_hash(size_t rate, unsigned rounds, uint8_t suffix, const void *in, size_t inlen,
               void *out, size_t outlen);

/* SP 800-185. `bits` is 128 or 256; `xof` picks the form that encodes output length 0. */
void book_cshake(unsigned bits, const void *in, size_t inlen, book_string name, book_string custom,
                 void *out, size_t outlen);
void book_kmac(unsigned bits, int xof, book_string key, const void *in, size_t inlen,
               book_string custom, void *out, size_t outlen);
void book_tuplehash(unsigned bits, int xof, const book_string *tuple, size_t count,
                    book_string custom, void *out, size_t outlen);
void book_parallelhash(unsigned bits, int xof, const void *in, size_t inlen, size_t block,
                       book_string custom, void *out, size_t outlen);

/* RFC 9861: KT128 and KT256. */
void book_kt(unsigned bits, const void *in, size_t inlen, book_string custom, void *out,
             size_t outlen);

#endif
