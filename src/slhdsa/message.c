/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "message.h"
#include "common/prehash.h"
#include "lanewise/sha3.h"

static void add(slh_message *to, const void *data, size_t len) {
    to->part[to->parts].data = data;
    to->part[to->parts++].len = len;
}

void lanewise_slh_message_plain(slh_message *to, const void *message, size_t len) {
    to->parts = 0;
    to->source = NULL;
    add(to, message, len);
}

static const lanewise_slhdsa_options defaults;

int lanewise_slh_message_check(const slh_set *set, const void *message, size_t len,
                               const lanewise_slhdsa_options *options) {
    const lanewise_slhdsa_options *o = options ? options : &defaults;
    size_t which = (size_t)o->prehash;
    if ((!message && len) || (!o->context && o->context_bytes))
        return LANEWISE_ERR_NULL;
    if (o->check < LANEWISE_SLHDSA_CHECK_NONE || o->check > LANEWISE_SLHDSA_CHECK_ACCIDENTS)
        return LANEWISE_ERR_PARAMETER;
    for (size_t i = 0; i < sizeof o->reserved / sizeof o->reserved[0]; i++)
        if (o->reserved[i])
            return LANEWISE_ERR_PARAMETER;
    if (o->weak_prehash > 1)
        return LANEWISE_ERR_PARAMETER;
    if (!set->fips && (o->context_bytes || which != LANEWISE_SLHDSA_PURE))
        return LANEWISE_ERR_PARAMETER;
    if (o->context_bytes > LANEWISE_SLHDSA_MAX_CONTEXT_BYTES)
        return LANEWISE_ERR_LENGTH;
    return lanewise_prehash_check(which, o->message_is_digest, len, o->weak_prehash ? 0 : set->n);
}

/* What precedes the message, or its digest: domain, context, and the OID of the pre-hash. */
static void add_front(slh_message *to, const slh_set *set, const lanewise_slhdsa_options *o) {
    to->parts = 0;
    to->source = NULL;
    if (!set->fips)
        return;
    to->head[0] = o->prehash != LANEWISE_SLHDSA_PURE;
    to->head[1] = (uint8_t)o->context_bytes;
    add(to, to->head, sizeof to->head);
    add(to, o->context, o->context_bytes);
    const lanewise_prehash *p = lanewise_prehash_find((size_t)o->prehash);
    if (p)
        add(to, p->oid, sizeof p->oid);
}

/* SHAKE256, or another function that `start` begins, of all parts in a row. */
static int digest(int (*start)(lanewise_sponge *s), const lanewise_bytes *parts, unsigned count,
                  const slh_message *message, uint8_t *out, size_t outlen) {
    lanewise_sponge s;
    int status = start(&s);
    for (unsigned i = 0; i < count && status == LANEWISE_OK; i++)
        status = lanewise_sponge_absorb(&s, parts[i].data, parts[i].len);
    for (unsigned i = 0; message && i < message->parts && status == LANEWISE_OK; i++)
        status = lanewise_sponge_absorb(&s, message->part[i].data, message->part[i].len);
    if (message && message->source && status == LANEWISE_OK)
        status = message->source->absorb(message->source, &s);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_finalize(&s);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_squeeze(&s, out, outlen);
    lanewise_sponge_wipe(&s);
    return status;
}

int lanewise_slh_message_form(slh_message *to, const slh_set *set, const void *message, size_t len,
                              const lanewise_slhdsa_options *options) {
    const lanewise_slhdsa_options *o = options ? options : &defaults;
    const lanewise_bytes whole = {message, len};
    int status = lanewise_slh_message_check(set, message, len, options);
    if (status != LANEWISE_OK)
        return status;
    const lanewise_prehash *p = lanewise_prehash_find((size_t)o->prehash);
    add_front(to, set, o);
    if (!p || o->message_is_digest) {
        add(to, message, len);
        return LANEWISE_OK;
    }
    add(to, to->digest, p->bytes);
    return digest(p->init, &whole, 1, NULL, to->digest, p->bytes);
}

int lanewise_slh_pieces_begin(slh_pieces *to, const slh_set *set, const uint8_t *r,
                              const uint8_t *public_key, const lanewise_slhdsa_options *options) {
    const lanewise_slhdsa_options *o = options ? options : &defaults;
    const lanewise_prehash *p = lanewise_prehash_find((size_t)o->prehash);
    const size_t bytes = p ? p->bytes : 0;
    slh_message front;
    int status = lanewise_slh_message_check(set, "", o->message_is_digest ? bytes : 0, options);
    if (status != LANEWISE_OK)
        return status;
    add_front(&front, set, o);
    to->bytes = (uint8_t)bytes;
    to->given = o->message_is_digest ? 0 : SLH_ANY_LENGTH;
    to->hashes_first = p && !o->message_is_digest;
    if (p && to->hashes_first)
        status = p->init(&to->prehash);
    if (status == LANEWISE_OK)
        status = lanewise_shake256_init(&to->hash);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_absorb(&to->hash, r, set->n);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_absorb(&to->hash, public_key, slh_public_bytes(set));
    for (unsigned i = 0; i < front.parts && status == LANEWISE_OK; i++)
        status = lanewise_sponge_absorb(&to->hash, front.part[i].data, front.part[i].len);
    return status;
}

int lanewise_slh_pieces_add(slh_pieces *to, const void *data, size_t len) {
    if (to->given != SLH_ANY_LENGTH) {
        if (len > (size_t)to->bytes - to->given)
            return LANEWISE_ERR_LENGTH;
        to->given = (uint8_t)(to->given + len);
    }
    return lanewise_sponge_absorb(to->hashes_first ? &to->prehash : &to->hash, data, len);
}

int lanewise_slh_pieces_end(slh_pieces *to, const slh_set *set, slh_selection *selected) {
    uint8_t d[SLH_MAX_DIGEST], ph[sizeof((slh_message *)0)->digest];
    int status = LANEWISE_OK;
    if (to->given != SLH_ANY_LENGTH && to->given != to->bytes)
        return LANEWISE_ERR_LENGTH;
    if (to->hashes_first) {
        status = lanewise_sponge_finalize(&to->prehash);
        if (status == LANEWISE_OK)
            status = lanewise_sponge_squeeze(&to->prehash, ph, to->bytes);
        if (status == LANEWISE_OK)
            status = lanewise_sponge_absorb(&to->hash, ph, to->bytes);
    }
    if (status == LANEWISE_OK)
        status = lanewise_sponge_finalize(&to->hash);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_squeeze(&to->hash, d, set->m);
    if (status == LANEWISE_OK)
        lanewise_slh_selected(set, d, selected);
    return status;
}

int lanewise_slh_randomizer(const slh_set *set, const uint8_t *sk_prf, const uint8_t *opt_rand,
                            const slh_message *message, uint8_t *r) {
    const lanewise_bytes first[] = {{sk_prf, set->n}, {opt_rand, set->n}};
    return digest(lanewise_shake256_init, first, 2, message, r, set->n);
}

/* A big-endian number of up to 8 bytes, without the bits above `bits`. */
static uint64_t number(const uint8_t *bytes, unsigned count, unsigned bits) {
    uint64_t v = 0;
    for (unsigned i = 0; i < count; i++)
        v = v << 8 | bytes[i];
    return bits < 64 ? v & (((uint64_t)1 << bits) - 1) : v;
}

void lanewise_slh_selected(const slh_set *set, const uint8_t *d, slh_selection *selected) {
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
}

int lanewise_slh_select(const slh_set *set, const uint8_t *r, const uint8_t *public_key,
                        const slh_message *message, slh_selection *selected) {
    const lanewise_bytes first[] = {{r, set->n}, {public_key, 2u * set->n}};
    uint8_t d[SLH_MAX_DIGEST];
    int status = digest(lanewise_shake256_init, first, 2, message, d, set->m);
    if (status == LANEWISE_OK)
        lanewise_slh_selected(set, d, selected);
    return status;
}
