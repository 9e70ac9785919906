/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* mlkem_bytes.h with a key that is expanded on the stack. */
#include "core.h"
#include "lanewise/status.h"
#include "mlkem_bytes.h"

#include <string.h>

void lanewise_mlkem_pair_of(const mlkem_params *p, uint8_t *ek, uint8_t *dk,
                            const uint8_t seed[64]) {
    _Alignas(64) mlkem_key key;
    lanewise_mlkem_generate(&key, p, seed, seed + 32, dk);
    memcpy(ek, key.public_key, p->public_bytes);
    lanewise_mlkem_wipe_secrets(&key);
}

int lanewise_mlkem_send(const mlkem_params *p, uint8_t *ct, uint8_t ss[32], const uint8_t *ek,
                        const uint8_t m[32]) {
    _Alignas(64) mlkem_key key;
    if (lanewise_mlkem_read_public(&key, p, ek))
        return LANEWISE_ERR_KEY;
    lanewise_mlkem_encapsulate(&key, MLKEM_READ, ct, ss, m);
    return LANEWISE_OK;
}

int lanewise_mlkem_receive(const mlkem_params *p, uint8_t ss[32], const uint8_t *dk,
                           const uint8_t *ct) {
    _Alignas(64) mlkem_key key;
    lanewise_mlkem_read_private(&key, p, dk);
    const unsigned wrong = lanewise_mlkem_decapsulate(&key, MLKEM_READ, ss, ct);
    lanewise_mlkem_wipe_secrets(&key);
    return wrong ? LANEWISE_ERR_KEY : LANEWISE_OK;
}

int lanewise_mlkem_inspect(const mlkem_params *p, const uint8_t *ek) {
    _Alignas(64) mlkem_key key;
    return lanewise_mlkem_read_public(&key, p, ek) ? LANEWISE_ERR_KEY : LANEWISE_OK;
}
