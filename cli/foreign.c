/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Whose checksums are these? If no line of a list fits its file, the list is most likely that of
 * another command. A digest has no name on it, so the file is hashed with the functions whose
 * output is as long: all of this library that need no parameters, SHA-256 and SHA-512 (FIPS 180-4)
 * and BLAKE3 (its specification, section 2), which are here for this purpose alone.
 */
#include "cli.h"
#include "cmd_sum.h"
#include "platform.h"

#include <stdlib.h>
#include <string.h>

enum { PIECE = 256 << 10, LONGEST_DIGEST = 64, MOST = 16 };

/* Fractions of the cube roots of the first 80 primes; SHA-256 has the upper halves of 64. */
static const uint64_t cube_roots[80] = {
    0x428a2f98d728ae22, 0x7137449123ef65cd, 0xb5c0fbcfec4d3b2f, 0xe9b5dba58189dbbc,
    0x3956c25bf348b538, 0x59f111f1b605d019, 0x923f82a4af194f9b, 0xab1c5ed5da6d8118,
    0xd807aa98a3030242, 0x12835b0145706fbe, 0x243185be4ee4b28c, 0x550c7dc3d5ffb4e2,
    0x72be5d74f27b896f, 0x80deb1fe3b1696b1, 0x9bdc06a725c71235, 0xc19bf174cf692694,
    0xe49b69c19ef14ad2, 0xefbe4786384f25e3, 0x0fc19dc68b8cd5b5, 0x240ca1cc77ac9c65,
    0x2de92c6f592b0275, 0x4a7484aa6ea6e483, 0x5cb0a9dcbd41fbd4, 0x76f988da831153b5,
    0x983e5152ee66dfab, 0xa831c66d2db43210, 0xb00327c898fb213f, 0xbf597fc7beef0ee4,
    0xc6e00bf33da88fc2, 0xd5a79147930aa725, 0x06ca6351e003826f, 0x142929670a0e6e70,
    0x27b70a8546d22ffc, 0x2e1b21385c26c926, 0x4d2c6dfc5ac42aed, 0x53380d139d95b3df,
    0x650a73548baf63de, 0x766a0abb3c77b2a8, 0x81c2c92e47edaee6, 0x92722c851482353b,
    0xa2bfe8a14cf10364, 0xa81a664bbc423001, 0xc24b8b70d0f89791, 0xc76c51a30654be30,
    0xd192e819d6ef5218, 0xd69906245565a910, 0xf40e35855771202a, 0x106aa07032bbd1b8,
    0x19a4c116b8d2d0c8, 0x1e376c085141ab53, 0x2748774cdf8eeb99, 0x34b0bcb5e19b48a8,
    0x391c0cb3c5c95a63, 0x4ed8aa4ae3418acb, 0x5b9cca4f7763e373, 0x682e6ff3d6b2b8a3,
    0x748f82ee5defb2fc, 0x78a5636f43172f60, 0x84c87814a1f0ab72, 0x8cc702081a6439ec,
    0x90befffa23631e28, 0xa4506cebde82bde9, 0xbef9a3f7b2c67915, 0xc67178f2e372532b,
    0xca273eceea26619c, 0xd186b8c721c0c207, 0xeada7dd6cde0eb1e, 0xf57d4f7fee6ed178,
    0x06f067aa72176fba, 0x0a637dc5a2c898a6, 0x113f9804bef90dae, 0x1b710b35131c471b,
    0x28db77f523047d84, 0x32caab7b40c72493, 0x3c9ebe0a15c9bebc, 0x431d67c49c100d4c,
    0x4cc5d4becb3e42b6, 0x597f299cfc657e2a, 0x5fcb6fab3ad6faec, 0x6c44198c4a475817,
};

/* Fractions of the square roots of the first 8 primes, for all three functions likewise. */
static const uint64_t square_roots[8] = {
    0x6a09e667f3bcc908, 0xbb67ae8584caa73b, 0x3c6ef372fe94f82b, 0xa54ff53a5f1d36f1,
    0x510e527fade682d1, 0x9b05688c2b3e6c1f, 0x1f83d9abfb41bd6b, 0x5be0cd19137e2179,
};

/* A function that takes its input in blocks, and may want to know which one is the last. */
typedef struct block_hash {
    void (*absorb)(void *hash, const uint8_t *block, size_t len, int last);
    size_t block, filled;
    uint64_t length; /* bytes absorbed before `buffer` */
    uint8_t buffer[128];
    union {
        uint64_t sha512[8];
        uint32_t sha256[8];
        struct {
            uint32_t value[8];
            uint32_t stack[54][8]; /* subtrees that are complete, the largest first */
            unsigned blocks;       /* of the chunk in progress */
            uint64_t chunks;
        } blake3;
    } is;
} block_hash;

static uint32_t right32(uint32_t x, unsigned n) {
    return x >> n | x << (32 - n);
}

static uint64_t right64(uint64_t x, unsigned n) {
    return x >> n | x << (64 - n);
}

static void sha256_block(uint32_t state[8], const uint8_t *in) {
    uint32_t w[64], s[8];
    memcpy(s, state, sizeof s);
    for (unsigned t = 0; t < 64; t++) {
        if (t < 16) {
            w[t] = (uint32_t)in[4 * t] << 24 | (uint32_t)in[4 * t + 1] << 16 |
                   (uint32_t)in[4 * t + 2] << 8 | in[4 * t + 3];
        } else {
            uint32_t a = w[t - 15], b = w[t - 2];
            w[t] = w[t - 16] + w[t - 7] + (right32(a, 7) ^ right32(a, 18) ^ a >> 3) +
                   (right32(b, 17) ^ right32(b, 19) ^ b >> 10);
        }
        uint32_t e = s[4], a = s[0];
        uint32_t t1 = s[7] + (right32(e, 6) ^ right32(e, 11) ^ right32(e, 25)) +
                      ((e & s[5]) ^ (~e & s[6])) + (uint32_t)(cube_roots[t] >> 32) + w[t];
        uint32_t t2 = (right32(a, 2) ^ right32(a, 13) ^ right32(a, 22)) +
                      ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 7 * sizeof s[0]);
        s[4] += t1;
        s[0] = t1 + t2;
    }
    for (unsigned i = 0; i < 8; i++)
        state[i] += s[i];
}

static void sha512_block(uint64_t state[8], const uint8_t *in) {
    uint64_t w[80], s[8];
    memcpy(s, state, sizeof s);
    for (unsigned t = 0; t < 80; t++) {
        if (t < 16) {
            w[t] = 0;
            for (unsigned i = 0; i < 8; i++)
                w[t] = w[t] << 8 | in[8 * t + i];
        } else {
            uint64_t a = w[t - 15], b = w[t - 2];
            w[t] = w[t - 16] + w[t - 7] + (right64(a, 1) ^ right64(a, 8) ^ a >> 7) +
                   (right64(b, 19) ^ right64(b, 61) ^ b >> 6);
        }
        uint64_t e = s[4], a = s[0];
        uint64_t t1 = s[7] + (right64(e, 14) ^ right64(e, 18) ^ right64(e, 41)) +
                      ((e & s[5]) ^ (~e & s[6])) + cube_roots[t] + w[t];
        uint64_t t2 = (right64(a, 28) ^ right64(a, 34) ^ right64(a, 39)) +
                      ((a & s[1]) ^ (a & s[2]) ^ (s[1] & s[2]));
        memmove(s + 1, s, 7 * sizeof s[0]);
        s[4] += t1;
        s[0] = t1 + t2;
    }
    for (unsigned i = 0; i < 8; i++)
        state[i] += s[i];
}

/* The last block of SHA-2: a one bit, zeros, the length in bits in the last eight bytes (of the
 * sixteen that SHA-512 has for it); two blocks if that does not fit. */
static size_t sha2_padding(const block_hash *h, uint8_t padded[256], const uint8_t *in,
                           size_t len) {
    size_t reserved = h->block / 8, size = len + 1 + reserved <= h->block ? h->block : 2 * h->block;
    uint64_t bits = 8 * (h->length + len);
    memset(padded, 0, 256);
    memcpy(padded, in, len);
    padded[len] = 0x80;
    for (unsigned i = 0; i < 8; i++)
        padded[size - 1 - i] = (uint8_t)(bits >> 8 * i);
    return size;
}

static void sha256_absorb(void *hash, const uint8_t *in, size_t len, int last) {
    block_hash *h = hash;
    uint8_t padded[256];
    size_t size = last ? sha2_padding(h, padded, in, len) : len;
    for (size_t at = 0; at < size; at += 64)
        sha256_block(h->is.sha256, (last ? padded : in) + at);
}

static void sha512_absorb(void *hash, const uint8_t *in, size_t len, int last) {
    block_hash *h = hash;
    uint8_t padded[256];
    size_t size = last ? sha2_padding(h, padded, in, len) : len;
    for (size_t at = 0; at < size; at += 128)
        sha512_block(h->is.sha512, (last ? padded : in) + at);
}

enum { CHUNK_START = 1, CHUNK_END = 2, PARENT = 4, ROOT = 8 };

static void blake3_quarter(uint32_t *v, unsigned a, unsigned b, unsigned c, unsigned d, uint32_t x,
                           uint32_t y) {
    v[a] += v[b] + x, v[d] = right32(v[d] ^ v[a], 16);
    v[c] += v[d], v[b] = right32(v[b] ^ v[c], 12);
    v[a] += v[b] + y, v[d] = right32(v[d] ^ v[a], 8);
    v[c] += v[d], v[b] = right32(v[b] ^ v[c], 7);
}

/* `value` becomes the first half of the compression function's output. */
static void blake3_compress(uint32_t value[8], const uint32_t words[16], uint64_t counter,
                            uint32_t len, uint32_t flags) {
    static const uint8_t order[16] = {2, 6, 3, 10, 7, 0, 4, 13, 1, 11, 12, 5, 9, 14, 15, 8};
    uint32_t v[16], m[16], next[16];
    memcpy(m, words, sizeof m);
    for (unsigned i = 0; i < 8; i++)
        v[i] = value[i], v[8 + i] = (uint32_t)(square_roots[i] >> 32);
    v[12] = (uint32_t)counter, v[13] = (uint32_t)(counter >> 32), v[14] = len, v[15] = flags;
    for (unsigned round = 0; round < 7; round++) {
        for (unsigned i = 0; i < 4; i++)
            blake3_quarter(v, i, 4 + i, 8 + i, 12 + i, m[2 * i], m[2 * i + 1]);
        for (unsigned i = 0; i < 4; i++)
            blake3_quarter(v, i, 4 + (i + 1) % 4, 8 + (i + 2) % 4, 12 + (i + 3) % 4, m[8 + 2 * i],
                           m[9 + 2 * i]);
        for (unsigned i = 0; i < 16; i++)
            next[i] = m[order[i]];
        memcpy(m, next, sizeof m);
    }
    for (unsigned i = 0; i < 8; i++)
        value[i] = v[i] ^ v[8 + i];
}

static void blake3_key(uint32_t value[8]) {
    for (unsigned i = 0; i < 8; i++)
        value[i] = (uint32_t)(square_roots[i] >> 32);
}

/* The two chaining values become that of the node above them. */
static void blake3_parent(uint32_t left[8], const uint32_t right[8], uint32_t flags) {
    uint32_t words[16];
    memcpy(words, left, 32);
    memcpy(words + 8, right, 32);
    blake3_key(left);
    blake3_compress(left, words, 0, 64, PARENT | flags);
}

static void blake3_absorb(void *hash, const uint8_t *in, size_t len, int last) {
    block_hash *h = hash;
    uint32_t words[16] = {0}, *value = h->is.blake3.value;
    uint64_t chunk = h->is.blake3.chunks;
    int end = last || h->is.blake3.blocks == 15;
    uint32_t flags = (h->is.blake3.blocks ? 0 : CHUNK_START) | (end ? CHUNK_END : 0);
    for (size_t i = 0; i < len; i++)
        words[i / 4] |= (uint32_t)in[i] << 8 * (i % 4);
    if (!h->is.blake3.blocks)
        blake3_key(value);
    blake3_compress(value, words, chunk, (uint32_t)len, flags | (last && !chunk ? ROOT : 0));
    h->is.blake3.blocks++;
    if (!end)
        return;
    /* A subtree is complete where the number of chunks has a zero bit at its end; below the root
     * everything is merged. */
    unsigned depth = 0;
    uint64_t before = chunk;
    for (uint64_t bits = chunk; bits; bits &= bits - 1)
        depth++;
    while (depth && (last || before & 1)) {
        uint32_t *left = h->is.blake3.stack[--depth];
        blake3_parent(left, value, last && !depth ? ROOT : 0);
        memcpy(value, left, 32);
        before >>= 1;
    }
    memcpy(h->is.blake3.stack[depth], value, 32);
    h->is.blake3.chunks++;
    h->is.blake3.blocks = 0;
}

static void block_start(block_hash *h, void (*absorb)(void *, const uint8_t *, size_t, int),
                        size_t block) {
    memset(h, 0, sizeof *h);
    h->absorb = absorb;
    h->block = block;
    for (unsigned i = 0; i < 8; i++)
        if (block == 128)
            h->is.sha512[i] = square_roots[i];
        else if (absorb == sha256_absorb)
            h->is.sha256[i] = (uint32_t)(square_roots[i] >> 32);
}

/* The buffer is absorbed only when more follows: it may hold the last block. */
static void block_add(block_hash *h, const uint8_t *in, size_t len) {
    while (len) {
        if (h->filled == h->block) {
            h->absorb(h, h->buffer, h->block, 0);
            h->length += h->block;
            h->filled = 0;
        }
        size_t n = h->block - h->filled < len ? h->block - h->filled : len;
        memcpy(h->buffer + h->filled, in, n);
        h->filled += n, in += n, len -= n;
    }
}

static void block_finish(block_hash *h, uint8_t out[LONGEST_DIGEST]) {
    h->absorb(h, h->buffer, h->filled, 1);
    for (unsigned i = 0; i < 8; i++) {
        for (unsigned k = 0; k < 8 && h->block == 128; k++)
            out[8 * i + k] = (uint8_t)(h->is.sha512[i] >> (56 - 8 * k));
        for (unsigned k = 0; k < 4 && h->block == 64; k++)
            out[4 * i + k] = h->absorb == sha256_absorb ? (uint8_t)(h->is.sha256[i] >> (24 - 8 * k))
                                                        : (uint8_t)(h->is.blake3.value[i] >> 8 * k);
    }
}

/* A function that may be it, and the file in progress. */
typedef struct candidate {
    const char *name;
    block_hash foreign; /* absorb is NULL: one of ours */
    algorithm f;
    stream s;
} candidate;

static void add_foreign(candidate *list, size_t *n, const char *name,
                        void (*absorb)(void *, const uint8_t *, size_t, int), size_t block) {
    candidate *c = &list[(*n)++];
    c->name = name;
    block_start(&c->foreign, absorb, block);
}

static size_t find_candidates(candidate *list, size_t len, const algorithm *asked,
                              const parameters *none) {
    lanewise_algorithm_info info;
    size_t n = 0;
    if (len == 32) {
        add_foreign(list, &n, "SHA-256 (sha256sum)", sha256_absorb, 64);
        add_foreign(list, &n, "BLAKE3 (b3sum)", blake3_absorb, 64);
    }
    if (len == 64)
        add_foreign(list, &n, "SHA-512 (sha512sum)", sha512_absorb, 128);
    for (int a = LANEWISE_SHA3_224; a <= LANEWISE_KT256 && n < MOST; a++) {
        candidate *c = &list[n];
        if (lanewise_algorithm_describe((lanewise_algorithm)a, &info) ||
            algorithm_find(&c->f, info.name, none) ||
            (!strcmp(c->f.label, asked->label) && asked->outlen == len) ||
            (!info.extendable && info.output_bytes != len))
            continue;
        if (algorithm_prepare(&c->f, len) || algorithm_begin(&c->f, &c->s))
            continue;
        c->foreign.absorb = NULL;
        c->name = c->f.label;
        n++;
    }
    return n;
}

/* Returns 1 if the whole file was read. */
static int feed(candidate *list, size_t count, int fd, uint8_t *piece) {
    for (;;) {
        ptrdiff_t n = file_read(fd, piece, PIECE);
        if (n <= 0)
            return n == 0;
        for (size_t i = 0; i < count; i++)
            if (list[i].foreign.absorb)
                block_add(&list[i].foreign, piece, (size_t)n);
            else if (algorithm_absorb(&list[i].s, piece, (size_t)n))
                return 0;
    }
}

int foreign_name(const char *path, const uint8_t *digest, size_t len, const algorithm *asked,
                 char *name, size_t room) {
    static const parameters none = {.threading = {1, 0}};
    file_info info;
    uint8_t got[LONGEST_DIGEST];
    int fd = file_open(HERE, path, OPEN_AT_ONCE), found = 0;
    if (fd < 0)
        return 0;
    if (len > LONGEST_DIGEST || file_describe(fd, &info) || info.kind != IS_REGULAR ||
        info.size > FOREIGN_LONGEST) {
        file_close(fd);
        return 0;
    }
    candidate *list = need(calloc(MOST, sizeof *list));
    uint8_t *piece = need(malloc(PIECE));
    size_t count = find_candidates(list, len, asked, &none);
    int whole = feed(list, count, fd, piece);
    for (size_t i = 0; i < count && whole && !found; i++) {
        if (list[i].foreign.absorb)
            block_finish(&list[i].foreign, got);
        else if (algorithm_finish(&list[i].f, &list[i].s, got))
            continue;
        if (memcmp(got, digest, len) != 0)
            continue;
        found = list[i].foreign.absorb ? FOREIGN_OTHER : FOREIGN_OURS;
        snprintf(name, room, "%s", list[i].name);
    }
    file_close(fd);
    free(piece);
    free(list);
    return found;
}

const char *foreign_by_length(size_t len) {
    switch (len) {
    case 4:
        return "CRC-32";
    case 16:
        return "MD5";
    case 20:
        return "SHA-1";
    case 28:
        return "SHA3-224 or SHA-224";
    case 32:
        return "SHA3-256, SHA-256 or BLAKE3";
    case 48:
        return "SHA3-384 or SHA-384";
    case 64:
        return "SHA3-512, SHA-512 or BLAKE2b";
    default:
        return NULL;
    }
}
