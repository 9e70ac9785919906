/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* From a message and options to mu: FIPS 204 sections 5.2 to 5.4. */
#include "common/prehash.h"
#include "lanewise/sha3.h"
#include "mldsa_bytes.h"

#include <string.h>

int lanewise_mldsa_check_options(const mldsa_params *p, const void *message, size_t len,
                                 const lanewise_mldsa_options *o) {
    if (!message && len)
        return LANEWISE_ERR_NULL;
    if (!o)
        return LANEWISE_OK;
    if (!o->context && o->context_bytes)
        return LANEWISE_ERR_NULL;
    if (o->check < LANEWISE_MLDSA_CHECK_NONE || o->check > LANEWISE_MLDSA_CHECK_ACCIDENTS ||
        o->weak_prehash > 1 || o->reserved[0] || o->reserved[1] || o->reserved[2])
        return LANEWISE_ERR_PARAMETER;
    if (o->message_is == LANEWISE_MLDSA_MESSAGE_MU ||
        o->message_is == LANEWISE_MLDSA_MESSAGE_FORMED) {
        if (o->context_bytes || o->prehash != LANEWISE_MLDSA_PURE)
            return LANEWISE_ERR_PARAMETER;
        return o->message_is == LANEWISE_MLDSA_MESSAGE_MU && len != LANEWISE_MLDSA_MU_BYTES
                   ? LANEWISE_ERR_LENGTH
                   : LANEWISE_OK;
    }
    if (o->message_is != LANEWISE_MLDSA_MESSAGE_ITSELF &&
        o->message_is != LANEWISE_MLDSA_MESSAGE_DIGEST)
        return LANEWISE_ERR_PARAMETER;
    if (o->context_bytes > LANEWISE_MLDSA_MAX_CONTEXT_BYTES)
        return LANEWISE_ERR_LENGTH;
    /* lambda / 8 is half of the bytes of c~, which are lambda / 4. */
    return lanewise_prehash_check((size_t)o->prehash,
                                  o->message_is == LANEWISE_MLDSA_MESSAGE_DIGEST, len,
                                  o->weak_prehash ? 0 : p->challenge / 2u);
}

static int finish(lanewise_sponge *s, int status, uint8_t *out, size_t len) {
    if (status == LANEWISE_OK)
        status = lanewise_sponge_finalize(s);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_squeeze(s, out, len);
    lanewise_sponge_wipe(s);
    return status;
}

static const lanewise_mldsa_options defaults;

/* All that comes before the message, or before its digest. */
static int begin(lanewise_sponge *s, const uint8_t tr[MLDSA_TR], const lanewise_mldsa_options *o) {
    const lanewise_prehash *hash = lanewise_prehash_find((size_t)o->prehash);
    const uint8_t head[2] = {hash != NULL, (uint8_t)o->context_bytes};
    int status = lanewise_shake256_init(s);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_absorb(s, tr, MLDSA_TR);
    if (o->message_is == LANEWISE_MLDSA_MESSAGE_FORMED)
        return status;
    if (status == LANEWISE_OK)
        status = lanewise_sponge_absorb(s, head, sizeof head);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_absorb(s, o->context, o->context_bytes);
    if (status == LANEWISE_OK && hash)
        status = lanewise_sponge_absorb(s, hash->oid, sizeof hash->oid);
    return status;
}

int lanewise_mldsa_form_mu(uint8_t mu[64], const uint8_t tr[MLDSA_TR], const void *message,
                           size_t len, const lanewise_mldsa_options *options) {
    const lanewise_mldsa_options *o = options ? options : &defaults;
    const lanewise_prehash *hash = lanewise_prehash_find((size_t)o->prehash);
    uint8_t ph[PREHASH_MAX_BYTES];
    lanewise_sponge s;
    if (o->message_is == LANEWISE_MLDSA_MESSAGE_MU) {
        memcpy(mu, message, LANEWISE_MLDSA_MU_BYTES);
        return LANEWISE_OK;
    }
    if (hash && o->message_is == LANEWISE_MLDSA_MESSAGE_ITSELF) {
        int status = hash->init(&s);
        if (status == LANEWISE_OK)
            status = lanewise_sponge_absorb(&s, message, len);
        status = finish(&s, status, ph, hash->bytes);
        if (status != LANEWISE_OK)
            return status;
        message = ph;
        len = hash->bytes;
    }
    int status = begin(&s, tr, o);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_absorb(&s, message, len);
    return finish(&s, status, mu, LANEWISE_MLDSA_MU_BYTES);
}

int lanewise_mldsa_mu_init(lanewise_sponge *s, lanewise_mldsa_set set, const void *pk, size_t pklen,
                           const lanewise_mldsa_options *options) {
    const mldsa_params *p = lanewise_mldsa_find(set);
    const lanewise_mldsa_options *o = options ? options : &defaults;
    uint8_t tr[MLDSA_TR];
    int status = !s || !pk                        ? LANEWISE_ERR_NULL
                 : !p                             ? LANEWISE_ERR_ALGORITHM
                 : pklen != mldsa_public_bytes(p) ? LANEWISE_ERR_LENGTH
                 : o->prehash != LANEWISE_MLDSA_PURE || o->message_is == LANEWISE_MLDSA_MESSAGE_MU
                     ? LANEWISE_ERR_PARAMETER
                     : lanewise_mldsa_check_options(p, NULL, 0, options);
    if (status == LANEWISE_OK)
        status = lanewise_shake256(tr, sizeof tr, pk, pklen);
    if (status == LANEWISE_OK)
        status = begin(s, tr, o);
    if (status != LANEWISE_OK && s)
        lanewise_sponge_wipe(s);
    return status;
}

int lanewise_mldsa_mu_final(lanewise_sponge *s, void *mu, size_t mulen) {
    int status = !s || !mu                          ? LANEWISE_ERR_NULL
                 : mulen != LANEWISE_MLDSA_MU_BYTES ? LANEWISE_ERR_LENGTH
                                                    : LANEWISE_OK;
    if (status == LANEWISE_OK)
        status = finish(s, status, mu, mulen);
    if (status != LANEWISE_OK && mu && mulen)
        lanewise_wipe(mu, mulen);
    return status;
}
