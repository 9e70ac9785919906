/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* From a message and options to what is signed: M' (FIPS 205 section 10.2) and its digest. */
#ifndef LANEWISE_SLHDSA_MESSAGE_H
#define LANEWISE_SLHDSA_MESSAGE_H

#include "forest.h"
#include "lanewise/sponge.h"

/* The end of a message that is read each time that it is hashed: see source.c. */
typedef struct slh_source {
    int (*absorb)(struct slh_source *from, lanewise_sponge *to);
} slh_source;

/* M', in parts that are hashed one after the other. */
typedef struct slh_message {
    lanewise_bytes part[4];
    unsigned parts;
    slh_source *source; /* what follows them, or NULL */
    uint8_t head[2];    /* domain, length of the context */
    uint8_t digest[64]; /* PH(M) */
} slh_message;

/* M itself, for the internal interfaces. */
void lanewise_slh_message_plain(slh_message *to, const void *message, size_t len);

/* Whether message and options go together. Errors: NULL, ALGORITHM, LENGTH, PARAMETER. */
int lanewise_slh_message_check(const slh_set *set, const void *message, size_t len,
                               const lanewise_slhdsa_options *options);

/* M' by the options, or the error of the check. It points into itself and what it is given. */
int lanewise_slh_message_form(slh_message *to, const slh_set *set, const void *message, size_t len,
                              const lanewise_slhdsa_options *options);

/* R = PRF_msg(SK.prf, opt_rand, M'): n bytes, FIPS 205 section 11.1. */
int lanewise_slh_randomizer(const slh_set *set, const uint8_t *sk_prf, const uint8_t *opt_rand,
                            const slh_message *message, uint8_t *r);

/* H_msg(R, PK.seed, PK.root, M'), and what it selects. public_key is both, as they lie in keys. */
int lanewise_slh_select(const slh_set *set, const uint8_t *r, const uint8_t *public_key,
                        const slh_message *message, slh_selection *selected);
/* The latter alone: from the m bytes of H_msg. */
void lanewise_slh_selected(const slh_set *set, const uint8_t *digest, slh_selection *selected);

/* H_msg of a message in pieces. */
enum { SLH_ANY_LENGTH = 255 };
typedef struct slh_pieces {
    lanewise_sponge hash;    /* H_msg */
    lanewise_sponge prehash; /* PH, if this code computes it */
    uint8_t hashes_first;    /* it does */
    uint8_t bytes;           /* of PH's digest */
    uint8_t given;           /* of them by the caller so far, or SLH_ANY_LENGTH */
} slh_pieces;

/* Errors: those of lanewise_slh_message_check; nothing is written then. */
int lanewise_slh_pieces_begin(slh_pieces *to, const slh_set *set, const uint8_t *r,
                              const uint8_t *public_key, const lanewise_slhdsa_options *options);
/* LENGTH: more than a digest; nothing is hashed then. */
int lanewise_slh_pieces_add(slh_pieces *to, const void *data, size_t len);
/* LENGTH: less than a digest; more can be added then. */
int lanewise_slh_pieces_end(slh_pieces *to, const slh_set *set, slh_selection *selected);

#endif
