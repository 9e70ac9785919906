/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* From a message and options to mu: FIPS 204 sections 5.2 to 5.4. */
#include "attempt.h"
#include "common/prehash.h"
#include "lanewise/sha3.h"

#include <string.h>

int lanewise_mldsa_check_options(const mldsa_params *p, const void *message, size_t len,
                                 const lanewise_mldsa_options *o) {
    if (!message && len)
        return LANEWISE_ERR_NULL;
    if (!o)
        return LANEWISE_OK;
    if (!o->context && o->context_bytes)
        return LANEWISE_ERR_NULL;
    if (o->weak_prehash > 1 || o->unused || o->reserved[0] || o->reserved[1] || o->reserved[2])
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

/* `len` bytes of the output of a function that `init` begins, of parts in a row. */
static int digest(int (*init)(lanewise_sponge *s), const lanewise_bytes *parts, unsigned count,
                  uint8_t *out, size_t len) {
    lanewise_sponge s;
    int status = init(&s);
    for (unsigned i = 0; i < count && status == LANEWISE_OK; i++)
        status = lanewise_sponge_absorb(&s, parts[i].data, parts[i].len);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_finalize(&s);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_squeeze(&s, out, len);
    lanewise_sponge_wipe(&s);
    return status;
}

int lanewise_mldsa_form_mu(uint8_t mu[64], const uint8_t tr[MLDSA_TR], const void *message,
                           size_t len, const lanewise_mldsa_options *options) {
    static const lanewise_mldsa_options defaults;
    const lanewise_mldsa_options *o = options ? options : &defaults;
    const lanewise_prehash *hash = lanewise_prehash_find((size_t)o->prehash);
    const uint8_t head[2] = {hash != NULL, (uint8_t)o->context_bytes};
    uint8_t ph[PREHASH_MAX_BYTES];
    lanewise_bytes parts[5] = {{tr, MLDSA_TR}};
    unsigned count = 1;
    if (o->message_is == LANEWISE_MLDSA_MESSAGE_MU) {
        memcpy(mu, message, LANEWISE_MLDSA_MU_BYTES);
        return LANEWISE_OK;
    }
    if (o->message_is != LANEWISE_MLDSA_MESSAGE_FORMED) {
        parts[count++] = (lanewise_bytes){head, sizeof head};
        parts[count++] = (lanewise_bytes){o->context, o->context_bytes};
    }
    lanewise_bytes last = {message, len};
    if (hash) {
        parts[count++] = (lanewise_bytes){hash->oid, sizeof hash->oid};
        if (o->message_is == LANEWISE_MLDSA_MESSAGE_ITSELF) {
            int status = digest(hash->init, &last, 1, ph, hash->bytes);
            if (status != LANEWISE_OK)
                return status;
            last = (lanewise_bytes){ph, hash->bytes};
        }
    }
    parts[count++] = last;
    return digest(lanewise_shake256_init, parts, count, mu, LANEWISE_MLDSA_MU_BYTES);
}
