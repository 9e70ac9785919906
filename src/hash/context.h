/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Inside lanewise_sponge: one sponge over one single-state kernel. The lanewise_sponge_* calls of
 * the public header check their arguments and come here; the tree modes and the one-shots, whose
 * arguments are checked already, call these directly.
 */
#ifndef LANEWISE_CONTEXT_H
#define LANEWISE_CONTEXT_H

#include "keccak/backend.h"
#include "lanewise/keccak.h"
#include "lanewise/sponge.h"

enum { SPONGE_ABSORBING = 1, SPONGE_SQUEEZING };

enum {
    SPONGE_FIXED = 1, /* the output has a fixed length */
    SPONGE_BINDS = 2, /* right_encode of the output length, or of 0, ends the input */
    SPONGE_TUPLE = 4  /* the input is a sequence of announced elements */
};

enum { SPONGE_MAX_RATE = 168, SPONGE_MAX_ENCODING = 10 };

/* All that tells one sponge function from another. */
typedef struct sponge_kind {
    uint8_t rate; /* bytes per permutation, a multiple of 8 */
    uint8_t rounds;
    uint8_t suffix; /* domain bits and the first bit of the padding */
    uint8_t flags;
} sponge_kind;

/* The caller holds it as a lanewise_sponge. */
#if defined(__GNUC__)
typedef struct __attribute__((may_alias)) sponge {
#else
typedef struct sponge {
#endif
    const lanewise_backend *backend; /* NULL: not initialised */
    uint64_t left;                   /* SPONGE_FIXED: output bytes not given yet */
    uint64_t element;                /* SPONGE_TUPLE: bytes of the element still to come */
    sponge_kind kind;
    uint8_t phase;
    uint8_t position; /* below rate while absorbing; rate while squeezing: permute first */
    uint64_t state[25];
} sponge;

_Static_assert(sizeof(sponge) <= sizeof(lanewise_sponge), "the public type must hold it");

static inline int lanewise_missing(const void *data, size_t len) {
    return !data && len;
}

/* Start a zero state on the kernel for single states. */
void lanewise_sponge_start(sponge *s, sponge_kind kind, uint64_t outlen);
/* The same behind the checks of a public initialiser: NULL. */
int lanewise_sponge_begin(lanewise_sponge *s, sponge_kind kind, uint64_t outlen);

void lanewise_sponge_add(sponge *s, const uint8_t *data, size_t len);
/* End the input, with the encoded output length if the kind has SPONGE_BINDS. */
void lanewise_sponge_end(sponge *s);
void lanewise_sponge_take(sponge *s, uint8_t *out, size_t len);

/* A whole computation without a prefix; wipes what it leaves on the stack. NULL. */
int lanewise_sponge_once(sponge_kind kind, void *out, size_t outlen, const void *in, size_t inlen);
/* What follows a prefix: add, end, take, wipe. */
void lanewise_sponge_rest(sponge *s, void *out, size_t outlen, const void *in, size_t inlen);

/*
 * left_encode and right_encode of SP 800-185 section 2.3.1, of a number or of the length in bits
 * of `bytes` bytes (which may need 67 bits), and length_encode of RFC 9861 section 3.3. They
 * return how many bytes they wrote.
 */
typedef enum encoding { ENCODE_LEFT, ENCODE_RIGHT, ENCODE_LENGTH } encoding;
size_t lanewise_encode(uint8_t out[SPONGE_MAX_ENCODING], encoding how, uint64_t value);
size_t lanewise_encode_bits(uint8_t out[SPONGE_MAX_ENCODING], encoding how, uint64_t bytes);

/* cSHAKE up to the end of its prefix; plain SHAKE if both strings are empty. */
void lanewise_cshake_start(sponge *s, uint8_t rate, const void *name, size_t namelen,
                           const void *custom, size_t customlen);

#endif
