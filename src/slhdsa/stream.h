/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Verification of one signature whose bytes come in order: each node is used when it is complete
 * and kept no longer. One hash at a time; nothing here is secret.
 */
#ifndef LANEWISE_SLHDSA_STREAM_H
#define LANEWISE_SLHDSA_STREAM_H

#include "sign.h"

typedef enum slh_phase {
    SLH_IN_MESSAGE,
    SLH_IN_TREES,  /* FORS: a secret value and its path, tree after tree */
    SLH_IN_CHAINS, /* WOTS+ of a layer */
    SLH_IN_PATH,   /* of the layer's tree */
    SLH_AT_END,
    SLH_TOO_LONG
} slh_phase;

/* In a verifier that init has made, and in no other bytes: "SLHstrm1". */
#define SLH_STREAM_MARK 0x534C487374726D31u

/* The caller holds it as a lanewise_slhdsa_verifier. */
#if defined(__GNUC__)
typedef struct __attribute__((may_alias)) slh_stream {
#else
typedef struct slh_stream {
#endif
    uint64_t mark;
    /* The message first; then T_l of what was computed so far, and its masks. */
    slh_pieces sponges;
    slh_selection selected; /* tree and leaf: of the layer that is being computed */
    const slh_set *set;
    uint8_t public_key[2 * SLH_MAX_N];
    uint8_t address[32];
    uint8_t node[SLH_MAX_N]; /* the last one computed; in chains: the one that they sign */
    uint8_t part[SLH_MAX_N]; /* of the signature: the beginning of a node */
    uint8_t digits[SLH_MAX_LEN];
    uint8_t have; /* bytes in `part` */
    uint8_t phase;
    uint8_t layer;
    uint8_t level; /* of the tree in work: nodes of its part that have been used */
    uint8_t at;    /* the tree or chain in work */
} slh_stream;

_Static_assert(sizeof(slh_stream) <= sizeof(lanewise_slhdsa_verifier), "the public type holds it");

void lanewise_slh_stream_begin(slh_stream *s, const slh_set *set, const uint8_t *public_key);
/* The message is known: on to the signature. */
void lanewise_slh_stream_select(slh_stream *s, const slh_selection *selected);
/* The next bytes of the signature, from behind R on. */
void lanewise_slh_stream_take(slh_stream *s, const uint8_t *data, size_t len);
/* 1 if all of it has been taken and leads to PK.root. */
int lanewise_slh_stream_valid(const slh_stream *s);

#endif
