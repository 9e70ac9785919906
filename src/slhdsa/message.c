/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "message.h"
#include "lanewise/sha3.h"

/* What FIPS 205 section 10.2.2 says of a pre-hash function. The DER encodings of their OIDs differ
 * in the last byte. */
typedef struct prehash {
    uint8_t oid;      /* the last byte */
    uint8_t bytes;    /* of the digest */
    uint8_t strength; /* against collisions, in bytes: it has to reach n */
    int (*xof)(void *out, size_t outlen, const void *in, size_t inlen);
    int (*hash)(uint8_t *out, const void *in, size_t len);
} prehash;

static const prehash prehashes[] = {
    [LANEWISE_SLHDSA_SHA2_256] = {1, 32, 16, NULL, NULL},
    [LANEWISE_SLHDSA_SHA2_384] = {2, 48, 24, NULL, NULL},
    [LANEWISE_SLHDSA_SHA2_512] = {3, 64, 32, NULL, NULL},
    [LANEWISE_SLHDSA_SHA2_224] = {4, 28, 14, NULL, NULL},
    [LANEWISE_SLHDSA_SHA2_512_224] = {5, 28, 14, NULL, NULL},
    [LANEWISE_SLHDSA_SHA2_512_256] = {6, 32, 16, NULL, NULL},
    [LANEWISE_SLHDSA_SHA3_224] = {7, 28, 14, NULL, lanewise_sha3_224},
    [LANEWISE_SLHDSA_SHA3_256] = {8, 32, 16, NULL, lanewise_sha3_256},
    [LANEWISE_SLHDSA_SHA3_384] = {9, 48, 24, NULL, lanewise_sha3_384},
    [LANEWISE_SLHDSA_SHA3_512] = {10, 64, 32, NULL, lanewise_sha3_512},
    [LANEWISE_SLHDSA_SHAKE128] = {11, 32, 16, lanewise_shake128, NULL},
    [LANEWISE_SLHDSA_SHAKE256] = {12, 64, 32, lanewise_shake256, NULL},
};

/* 2.16.840.1.101.3.4.2.z, NIST's hash functions: z is 1 to 12 in the order of the table. */
#define OID(z) {6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, z}
static const uint8_t oids[][11] = {OID(0), OID(1), OID(2), OID(3),  OID(4),  OID(5), OID(6),
                                   OID(7), OID(8), OID(9), OID(10), OID(11), OID(12)};

static void add(slh_message *to, const void *data, size_t len) {
    to->part[to->parts].data = data;
    to->part[to->parts++].len = len;
}

void lanewise_slh_message_plain(slh_message *to, const void *message, size_t len) {
    to->parts = 0;
    add(to, message, len);
}

static const lanewise_slhdsa_options defaults;

int lanewise_slh_message_check(const slh_set *set, const void *message, size_t len,
                               const lanewise_slhdsa_options *options) {
    const lanewise_slhdsa_options *o = options ? options : &defaults;
    size_t which = (size_t)o->prehash;
    if ((!message && len) || (!o->context && o->context_bytes))
        return LANEWISE_ERR_NULL;
    if (!set->fips && (o->context_bytes || which != LANEWISE_SLHDSA_PURE))
        return LANEWISE_ERR_PARAMETER;
    if (o->context_bytes > LANEWISE_SLHDSA_MAX_CONTEXT_BYTES)
        return LANEWISE_ERR_LENGTH;
    if (which == LANEWISE_SLHDSA_PURE)
        return o->message_is_digest ? LANEWISE_ERR_PARAMETER : LANEWISE_OK;
    if (which >= sizeof prehashes / sizeof prehashes[0] || prehashes[which].strength < set->n)
        return LANEWISE_ERR_ALGORITHM;
    if (o->message_is_digest)
        return len == prehashes[which].bytes ? LANEWISE_OK : LANEWISE_ERR_LENGTH;
    return prehashes[which].xof || prehashes[which].hash ? LANEWISE_OK : LANEWISE_ERR_ALGORITHM;
}

int lanewise_slh_message_form(slh_message *to, const slh_set *set, const void *message, size_t len,
                              const lanewise_slhdsa_options *options) {
    const lanewise_slhdsa_options *o = options ? options : &defaults;
    int status = lanewise_slh_message_check(set, message, len, options);
    if (status != LANEWISE_OK)
        return status;
    to->parts = 0;
    if (!set->fips) {
        add(to, message, len);
        return LANEWISE_OK;
    }
    to->head[0] = o->prehash != LANEWISE_SLHDSA_PURE;
    to->head[1] = (uint8_t)o->context_bytes;
    add(to, to->head, sizeof to->head);
    add(to, o->context, o->context_bytes);
    if (o->prehash == LANEWISE_SLHDSA_PURE) {
        add(to, message, len);
        return LANEWISE_OK;
    }
    const prehash *p = &prehashes[o->prehash];
    add(to, oids[p->oid], sizeof oids[0]);
    if (o->message_is_digest) {
        add(to, message, len);
        return LANEWISE_OK;
    }
    add(to, to->digest, p->bytes);
    return p->hash ? p->hash(to->digest, message, len) : p->xof(to->digest, p->bytes, message, len);
}

/* SHAKE256 of two or three strings of the key and signature, then M'. */
static int shake(const lanewise_bytes *first, unsigned count, const slh_message *message,
                 uint8_t *out, size_t outlen) {
    lanewise_sponge s;
    int status = lanewise_shake256_init(&s);
    for (unsigned i = 0; i < count && status == LANEWISE_OK; i++)
        status = lanewise_sponge_absorb(&s, first[i].data, first[i].len);
    for (unsigned i = 0; i < message->parts && status == LANEWISE_OK; i++)
        status = lanewise_sponge_absorb(&s, message->part[i].data, message->part[i].len);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_finalize(&s);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_squeeze(&s, out, outlen);
    lanewise_sponge_wipe(&s);
    return status;
}

int lanewise_slh_randomizer(const slh_set *set, const uint8_t *sk_prf, const uint8_t *opt_rand,
                            const slh_message *message, uint8_t *r) {
    const lanewise_bytes first[] = {{sk_prf, set->n}, {opt_rand, set->n}};
    return shake(first, 2, message, r, set->n);
}

/* A big-endian number of up to 8 bytes, without the bits above `bits`. */
static uint64_t number(const uint8_t *bytes, unsigned count, unsigned bits) {
    uint64_t v = 0;
    for (unsigned i = 0; i < count; i++)
        v = v << 8 | bytes[i];
    return bits < 64 ? v & (((uint64_t)1 << bits) - 1) : v;
}

int lanewise_slh_select(const slh_set *set, const uint8_t *r, const uint8_t *public_key,
                        const slh_message *message, slh_selection *selected) {
    const lanewise_bytes first[] = {{r, set->n}, {public_key, 2u * set->n}};
    uint8_t d[SLH_MAX_DIGEST];
    int status = shake(first, 2, message, d, set->m);
    if (status != LANEWISE_OK)
        return status;
    unsigned fors = (set->k * set->a + 7u) / 8, upper = set->h - set->hp, tree = (upper + 7) / 8;
    selected->tree = number(d + fors, tree, upper);
    selected->leaf = (uint32_t)number(d + fors + tree, (set->hp + 7u) / 8, set->hp);
    for (unsigned i = 0; i < set->k; i++) {
        uint32_t v = 0;
        for (unsigned j = 0; j < set->a; j++) {
            unsigned bit = i * set->a + j, byte = d[bit / 8];
            if (set->low_first)
                v |= (uint32_t)(byte >> bit % 8 & 1) << j;
            else
                v = v << 1 | (byte >> (7 - bit % 8) & 1);
        }
        selected->fors[i] = v;
    }
    return LANEWISE_OK;
}
