/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The parameter sets as data: FIPS 205 section 11, table 2, and SPHINCS+ 3.1 section 7.1. */
#ifndef LANEWISE_SLHDSA_SETS_H
#define LANEWISE_SLHDSA_SETS_H

#include "common/scheme.h"
#include "lanewise/slhdsa.h"

/* The largest values in the table: buffers have these sizes. */
enum {
    SLH_MAX_N = 32,
#ifdef LANEWISE_SLHDSA_DRAFT
    SLH_MAX_LEN = 133,
#else
    SLH_MAX_LEN = 67,
#endif
    SLH_STEPS = 15, /* of a WOTS+ chain: w - 1 */
    SLH_MAX_LAYERS = 22,
    SLH_MAX_K = 35,
    SLH_MAX_FORS_NODES = 35 * 32, /* k * n */
    SLH_MAX_HEIGHT = 14,          /* of a FORS tree or of one in the hypertree that is computed */
    SLH_MAX_KEPT = 1022 * 24,     /* slh_kept_bytes, of 192s */
    SLH_MAX_DIGEST = 49
};

struct slh_step;

/* One parameter set. The letters are those of the standard. */
typedef struct slh_set {
    scheme_row row;
    uint8_t n;         /* bytes of a node, of a seed */
    uint8_t h;         /* height of the hypertree */
    uint8_t d;         /* its layers */
    uint8_t hp;        /* h' = h / d, height of one tree */
    uint8_t a;         /* height of a FORS tree */
    uint8_t k;         /* FORS trees */
    uint8_t m;         /* bytes of the digest that H_msg makes */
    uint8_t lg_w;      /* bits that a WOTS+ chain signs */
    uint8_t len;       /* chains: of a node, and of the checksum */
    uint8_t fips;      /* 1: SLH-DSA, 0: SPHINCS+ 3.1 */
    uint8_t low_first; /* bits of FORS indices counted from the low end of each byte */
    uint8_t robust;    /* of SPHINCS+: nodes are masked before they are hashed */
    const struct slh_step *step;
} slh_set;

/* NULL if there is no such set; the second also for one that only verifies, since its trees are too
 * high to be computed here. */
const slh_set *lanewise_slh_set(lanewise_slhdsa_set set);
const slh_set *lanewise_slh_private_set(lanewise_slhdsa_set set);

static inline unsigned slh_len(const slh_set *s) {
    return s->len;
}
/* The steps of a whole chain, which are also the largest digit: w - 1. */
static inline unsigned slh_steps(const slh_set *s) {
    return (1u << s->lg_w) - 1;
}
static inline size_t slh_public_bytes(const slh_set *s) {
    return 2 * (size_t)s->n;
}
static inline size_t slh_secret_bytes(const slh_set *s) {
    return 4 * (size_t)s->n;
}
/* Of one layer: the chains' values and the authentication path. */
static inline size_t slh_layer_bytes(const slh_set *s) {
    return (size_t)(slh_len(s) + s->hp) * s->n;
}
static inline size_t slh_fors_bytes(const slh_set *s) {
    return (size_t)s->k * (1u + s->a) * s->n;
}
static inline size_t slh_signature_bytes(const slh_set *s) {
    return s->n + slh_fors_bytes(s) + s->d * slh_layer_bytes(s);
}
/* Of a tree of the hypertree that is kept: all nodes but the root, level after level from the
 * highest; and the place of a node among them. */
static inline size_t slh_kept_bytes(const slh_set *s) {
    return (((size_t)2 << s->hp) - 2) * s->n;
}
static inline size_t slh_kept_place(const slh_set *s, unsigned level, uint32_t index) {
    return (((size_t)1 << (s->hp - level)) - 2 + index) * s->n;
}

/* Buffers of a call, for scheme_check. */
#define SLH_PUBLIC(set, pk, len) {pk, len, SCHEME_OF(set, slh_public_bytes(set))}
#define SLH_SECRET(set, sk, len) {sk, len, SCHEME_OF(set, slh_secret_bytes(set))}
#define SLH_SIGNATURE(set, sig, len) {sig, len, SCHEME_OF(set, slh_signature_bytes(set))}

/* What all public functions for verification check first: NULL, ALGORITHM, LENGTH. */
int lanewise_slh_verify_check(const slh_set *set, const void *public_key, size_t public_key_bytes);

#endif
