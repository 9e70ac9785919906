/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Signing a message that a function of the caller's reads, once for every hash of it. Nothing here
 * knows how often that is. Who can exchange the message between R and H_msg would know R before the
 * message is fixed, so each reading has to agree with the first.
 */
#include "lanewise/many.h"
#include "lanewise/sha3.h"
#include "sign.h"

#include <string.h>

/* SHAKE256 with 64 bytes is as strong against collisions as the strongest set. */
enum { FINGERPRINT = 64 };

typedef struct source {
    slh_source base;
    const lanewise_slhdsa_source *is;
    int known; /* the first reading is done: this was its fingerprint */
    uint8_t fingerprint[FINGERPRINT];
} source;

/* One reading, into two sponges of the same function: they share the states of a kernel. */
static int read_once(source *from, lanewise_sponge *const both[2]) {
    int status = LANEWISE_OK;
    for (int first = 1; status == LANEWISE_OK; first = 0) {
        lanewise_bytes piece = {NULL, 0};
        if (from->is->next(from->is->from, first, &piece))
            return LANEWISE_ERR_CANCELLED;
        if (!piece.len)
            break;
        const lanewise_bytes pieces[] = {piece, piece};
        status = lanewise_sponge_absorb_many(2, both, pieces);
    }
    return status;
}

static int absorb(slh_source *base, lanewise_sponge *to) {
    source *from = (source *)base;
    lanewise_sponge alone;
    lanewise_sponge *const both[] = {to, &alone};
    uint8_t fingerprint[FINGERPRINT];
    int status = lanewise_shake256_init(&alone);
    if (status == LANEWISE_OK)
        status = read_once(from, both);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_finalize(&alone);
    if (status == LANEWISE_OK)
        status = lanewise_sponge_squeeze(&alone, fingerprint, sizeof fingerprint);
    if (status == LANEWISE_OK && from->known &&
        !lanewise_equal(fingerprint, from->fingerprint, sizeof fingerprint))
        status = LANEWISE_ERR_MESSAGE;
    if (status == LANEWISE_OK && !from->known)
        memcpy(from->fingerprint, fingerprint, sizeof fingerprint);
    from->known = 1;
    lanewise_sponge_wipe(&alone);
    lanewise_wipe(fingerprint, sizeof fingerprint);
    return status;
}

int lanewise_slhdsa_sign_from(lanewise_slhdsa_set set, void *sig, size_t siglen, const void *sk,
                              size_t sklen, const lanewise_slhdsa_source *read_from,
                              const lanewise_slhdsa_options *options,
                              lanewise_slhdsa_progress *progress, void *data) {
    static const lanewise_bytes nothing;
    source from = {.base = {absorb}, .is = read_from};
    const slh_signer by = {lanewise_slh_private_set(set), sk, NULL};
    int status = !read_from || !read_from->next                        ? LANEWISE_ERR_NULL
                 : options && options->prehash != LANEWISE_SLHDSA_PURE ? LANEWISE_ERR_PARAMETER
                                                                       : LANEWISE_OK;
    if (status != LANEWISE_OK)
        scheme_clear(sig, siglen);
    else
        status =
            lanewise_slh_sign_public(&by, lanewise_slh_sign_check(by.set, sig, siglen, sk, sklen),
                                     sig, siglen, &nothing, &from.base, options, progress, data);
    lanewise_wipe(&from, sizeof from);
    return status;
}
