/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Verification of one signature that lies in memory: the public functions. */
#include "stream.h"

#if LANEWISE_MAX_STATES == 1

/* With kernels for one state there is nothing to fill, and the way by pieces needs less memory. */
int lanewise_slh_verify_one(const slh_set *set, const slh_claim *claim, uint8_t *valid) {
    slh_stream s;
    slh_selection selected;
    size_t n = set->n;
    int status =
        lanewise_slh_select(set, claim->signature, claim->public_key, claim->message, &selected);
    if (status != LANEWISE_OK)
        return status;
    lanewise_slh_stream_begin(&s, set, claim->public_key);
    lanewise_slh_stream_select(&s, &selected);
    lanewise_slh_stream_take(&s, claim->signature + n, slh_signature_bytes(set) - n);
    *valid = (uint8_t)lanewise_slh_stream_valid(&s);
    lanewise_wipe(&s, sizeof s);
    return LANEWISE_OK;
}

#else

int lanewise_slh_verify_one(const slh_set *set, const slh_claim *claim, uint8_t *valid) {
    uint8_t ends[SLH_MAX_ENDS];
    return lanewise_slh_verify(set, claim, 1, ends, valid, NULL);
}

#endif

/* A signature of another length is not valid. */
static int verify(const slh_set *set, const void *signature, size_t signature_bytes,
                  const void *public_key, const slh_message *message) {
    uint8_t valid = 0;
    const slh_claim claim = {signature, public_key, message};
    if (!signature && signature_bytes)
        return LANEWISE_ERR_NULL;
    if (signature_bytes != slh_signature_bytes(set))
        return LANEWISE_ERR_SIGNATURE;
    int status = lanewise_slh_verify_one(set, &claim, &valid);
    if (status != LANEWISE_OK)
        return status;
    return valid ? LANEWISE_OK : LANEWISE_ERR_SIGNATURE;
}

int lanewise_slhdsa_verify(lanewise_slhdsa_set which, const void *signature, size_t signature_bytes,
                           const void *public_key, size_t public_key_bytes, const void *message,
                           size_t message_bytes, const lanewise_slhdsa_options *options) {
    const slh_set *set = lanewise_slh_set(which);
    slh_message m;
    int status = lanewise_slh_verify_check(set, public_key, public_key_bytes);
    if (status == LANEWISE_OK)
        status = lanewise_slh_message_form(&m, set, message, message_bytes, options);
    if (status != LANEWISE_OK)
        return status;
    return verify(set, signature, signature_bytes, public_key, &m);
}

int lanewise_slhdsa_verify_internal(lanewise_slhdsa_set which, const void *signature,
                                    size_t signature_bytes, const void *public_key,
                                    size_t public_key_bytes, const void *message,
                                    size_t message_bytes) {
    const slh_set *set = lanewise_slh_set(which);
    slh_message m;
    int status = lanewise_slh_verify_check(set, public_key, public_key_bytes);
    if (status == LANEWISE_OK && !message && message_bytes)
        status = LANEWISE_ERR_NULL;
    if (status != LANEWISE_OK)
        return status;
    lanewise_slh_message_plain(&m, message, message_bytes);
    return verify(set, signature, signature_bytes, public_key, &m);
}
