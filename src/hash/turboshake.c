/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* TurboSHAKE, RFC 9861 section 2. */
#include "lanewise/turboshake.h"
#include "context.h"

static int once(uint8_t rate, uint8_t domain, void *out, size_t outlen, const void *in,
                size_t inlen) {
    if (lanewise_missing(out, outlen) || lanewise_missing(in, inlen))
        return LANEWISE_ERR_NULL;
    if (domain < 0x01 || domain > 0x7F)
        return LANEWISE_ERR_PARAMETER;
    return lanewise_sponge_once((sponge_kind){rate, 12, domain, 0}, out, outlen, in, inlen);
}

static int init(lanewise_sponge *s, uint8_t rate, uint8_t domain) {
    if (!s)
        return LANEWISE_ERR_NULL;
    if (domain < 0x01 || domain > 0x7F)
        return LANEWISE_ERR_PARAMETER;
    return lanewise_sponge_begin(s, (sponge_kind){rate, 12, domain, 0}, 0);
}

#define TURBOSHAKE(name, rate)                                                                     \
    int lanewise_##name(void *out, size_t outlen, const void *in, size_t inlen, uint8_t domain) {  \
        return once(rate, domain, out, outlen, in, inlen);                                         \
    }                                                                                              \
    int lanewise_##name##_init(lanewise_sponge *s, uint8_t domain) {                               \
        return init(s, rate, domain);                                                              \
    }

TURBOSHAKE(turboshake128, LANEWISE_TURBOSHAKE128_RATE)
TURBOSHAKE(turboshake256, LANEWISE_TURBOSHAKE256_RATE)
