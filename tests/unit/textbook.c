/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "textbook.h"

#include <stdlib.h>
#include <string.h>

/* FIPS 202 algorithm 5: bit t of the linear feedback shift register x^8 + x^6 + x^5 + x^4 + 1. */
static unsigned rc_bit(unsigned t) {
    unsigned r = 1; /* bit i is R[i] */
    for (unsigned i = 0; i < t % 255; i++) {
        r <<= 1;
        if (r & 0x100)
            r ^= 0x171;
    }
    return r & 1;
}

static uint64_t rol(uint64_t v, unsigned n) {
    return n % 64 ? v << n % 64 | v >> (64 - n % 64) : v;
}

static struct {
    unsigned ready, offset[5][5];
    uint64_t constant[24];
} table;

static void tabulate(void) {
    unsigned x = 1, y = 0;
    for (unsigned t = 0; t < 24; t++) { /* algorithm 2 */
        unsigned next = (2 * x + 3 * y) % 5;
        table.offset[x][y] = (t + 1) * (t + 2) / 2 % 64;
        x = y, y = next;
    }
    for (unsigned ir = 0; ir < 24; ir++) /* algorithm 6, steps 2 and 3 */
        for (unsigned j = 0; j <= 6; j++)
            table.constant[ir] |= (uint64_t)rc_bit(j + 7 * ir) << ((1u << j) - 1);
    table.ready = 1;
}

void book_permute(uint8_t state[200], unsigned rounds) {
    uint64_t a[5][5], b[5][5], c[5], d[5];
    if (!table.ready)
        tabulate();
    for (unsigned x = 0; x < 5; x++)
        for (unsigned y = 0; y < 5; y++) {
            a[x][y] = 0;
            for (unsigned i = 0; i < 8; i++)
                a[x][y] |= (uint64_t)state[8 * (x + 5 * y) + i] << 8 * i;
        }
    for (unsigned ir = 24 - rounds; ir < 24; ir++) {
        for (unsigned x = 0; x < 5; x++) /* theta */
            c[x] = a[x][0] ^ a[x][1] ^ a[x][2] ^ a[x][3] ^ a[x][4];
        for (unsigned x = 0; x < 5; x++)
            d[x] = c[(x + 4) % 5] ^ rol(c[(x + 1) % 5], 1);
        for (unsigned x = 0; x < 5; x++)
            for (unsigned y = 0; y < 5; y++) /* theta, rho */
                a[x][y] = rol(a[x][y] ^ d[x], table.offset[x][y]);
        for (unsigned x = 0; x < 5; x++)
            for (unsigned y = 0; y < 5; y++) /* pi */
                b[x][y] = a[(x + 3 * y) % 5][x];
        for (unsigned x = 0; x < 5; x++)
            for (unsigned y = 0; y < 5; y++) /* chi */
                a[x][y] = b[x][y] ^ ((b[(x + 1) % 5][y] ^ UINT64_MAX) & b[(x + 2) % 5][y]);
        a[0][0] ^= table.constant[ir]; /* iota */
    }
    for (unsigned x = 0; x < 5; x++)
        for (unsigned y = 0; y < 5; y++)
            for (unsigned i = 0; i < 8; i++)
                state[8 * (x + 5 * y) + i] = (uint8_t)(a[x][y] >> 8 * i);
}

void book_begin(book_sponge *b, size_t rate, unsigned rounds) {
    memset(b, 0, sizeof *b);
    b->rate = rate;
    b->rounds = rounds;
}

void book_in(book_sponge *b, const void *data, size_t len) {
    const uint8_t *p = data;
    while (len--) {
        b->state[b->at++] ^= *p++;
        if (b->at == b->rate)
            book_permute(b->state, b->rounds), b->at = 0;
    }
}

void book_end(book_sponge *b, uint8_t suffix) {
    b->state[b->at] ^= suffix;
    b->state[b->rate - 1] ^= 0x80;
    book_permute(b->state, b->rounds);
    b->at = 0;
}

void book_out(book_sponge *b, void *out, size_t len) {
    uint8_t *p = out;
    while (len--) {
        if (b->at == b->rate)
            book_permute(b->state, b->rounds), b->at = 0;
        *p++ = b->state[b->at++];
    }
}

void book_hash(size_t rate, unsigned rounds, uint8_t suffix, const void *in, size_t inlen,
               void *out, size_t outlen) {
    book_sponge b;
    book_begin(&b, rate, rounds);
    book_in(&b, in, inlen);
    book_end(&b, suffix);
    book_out(&b, out, outlen);
}

/* The shortest big-endian form of v, at least `least` bytes; returns the number of bytes. */
static size_t big_endian(uint64_t v, size_t least, uint8_t out[8]) {
    size_t n = least;
    while (n < 8 && v >> 8 * n)
        n++;
    for (size_t i = 0; i < n; i++)
        out[i] = (uint8_t)(v >> 8 * (n - 1 - i));
    return n;
}

static size_t left_encode(uint64_t v, uint8_t out[9]) {
    size_t n = big_endian(v, 1, out + 1);
    out[0] = (uint8_t)n;
    return n + 1;
}

static size_t right_encode(uint64_t v, uint8_t out[9]) {
    size_t n = big_endian(v, 1, out);
    out[n] = (uint8_t)n;
    return n + 1;
}

static void in_left(book_sponge *b, uint64_t v) {
    uint8_t bytes[9];
    book_in(b, bytes, left_encode(v, bytes));
}

static void in_right(book_sponge *b, uint64_t v) {
    uint8_t bytes[9];
    book_in(b, bytes, right_encode(v, bytes));
}

static void in_string(book_sponge *b, book_string s) { /* encode_string */
    in_left(b, 8 * (uint64_t)s.len);
    book_in(b, s.data, s.len);
}

/* The zeros of bytepad(..., rate): what is padded began at a multiple of the rate. */
static void in_pad(book_sponge *b) {
    while (b->at)
        book_in(b, "", 1);
}

static size_t rate_of(unsigned bits) {
    return (1600 - 2 * bits) / 8;
}

static void begin_cshake(book_sponge *b, unsigned bits, book_string name, book_string custom) {
    book_begin(b, rate_of(bits), 24);
    in_left(b, b->rate);
    in_string(b, name);
    in_string(b, custom);
    in_pad(b);
}

void book_cshake(unsigned bits, const void *in, size_t inlen, book_string name, book_string custom,
                 void *out, size_t outlen) {
    book_sponge b;
    if (!name.len && !custom.len) {
        book_hash(rate_of(bits), 24, 0x1F, in, inlen, out, outlen);
        return;
    }
    begin_cshake(&b, bits, name, custom);
    book_in(&b, in, inlen);
    book_end(&b, 0x04);
    book_out(&b, out, outlen);
}

static void finish(book_sponge *b, int xof, void *out, size_t outlen) {
    in_right(b, xof ? 0 : 8 * (uint64_t)outlen);
    book_end(b, 0x04);
    book_out(b, out, outlen);
}

void book_kmac(unsigned bits, int xof, book_string key, const void *in, size_t inlen,
               book_string custom, void *out, size_t outlen) {
    book_sponge b;
    begin_cshake(&b, bits, (book_string){"KMAC", 4}, custom);
    in_left(&b, b.rate);
    in_string(&b, key);
    in_pad(&b);
    book_in(&b, in, inlen);
    finish(&b, xof, out, outlen);
}

void book_tuplehash(unsigned bits, int xof, const book_string *tuple, size_t count,
                    book_string custom, void *out, size_t outlen) {
    book_sponge b;
    begin_cshake(&b, bits, (book_string){"TupleHash", 9}, custom);
    for (size_t i = 0; i < count; i++)
        in_string(&b, tuple[i]);
    finish(&b, xof, out, outlen);
}

void book_parallelhash(unsigned bits, int xof, const void *in, size_t inlen, size_t block,
                       book_string custom, void *out, size_t outlen) {
    book_sponge b;
    book_string none = {NULL, 0};
    const uint8_t *p = in;
    uint64_t n = 0;
    begin_cshake(&b, bits, (book_string){"ParallelHash", 12}, custom);
    in_left(&b, block);
    for (; inlen; n++) {
        uint8_t inner[64];
        size_t len = inlen < block ? inlen : block;
        book_cshake(bits, p, len, none, none, inner, bits / 4);
        book_in(&b, inner, bits / 4);
        p += len, inlen -= len;
    }
    in_right(&b, n);
    finish(&b, xof, out, outlen);
}

/* RFC 9861 section 3.3: like right_encode, but zero is the empty string. */
static size_t length_encode(uint64_t v, uint8_t out[9]) {
    size_t n = big_endian(v, 0, out);
    out[n] = (uint8_t)n;
    return n + 1;
}

void book_kt(unsigned bits, const void *in, size_t inlen, book_string custom, void *out,
             size_t outlen) {
    enum { CHUNK = 8192 };
    size_t rate = rate_of(bits), left = inlen + custom.len, n = 0;
    uint8_t encoded[9], *s = malloc(left + 9), *p = s;
    book_sponge b;
    if (!s)
        abort();
    if (inlen)
        memcpy(s, in, inlen);
    if (custom.len)
        memcpy(s + inlen, custom.data, custom.len);
    left += length_encode(custom.len, s + left);
    if (left <= CHUNK) {
        book_hash(rate, 12, 0x07, s, left, out, outlen);
        free(s);
        return;
    }
    book_begin(&b, rate, 12);
    book_in(&b, s, CHUNK);
    book_in(&b, "\x03\0\0\0\0\0\0", 8);
    for (p += CHUNK, left -= CHUNK; left; n++) {
        uint8_t cv[64];
        size_t len = left < CHUNK ? left : CHUNK;
        book_hash(rate, 12, 0x0B, p, len, cv, bits / 4);
        book_in(&b, cv, bits / 4);
        p += len, left -= len;
    }
    book_in(&b, encoded, length_encode(n, encoded));
    book_in(&b, "\xFF\xFF", 2);
    book_end(&b, 0x06);
    book_out(&b, out, outlen);
    free(s);
}
