/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ML-KEM with keys and ciphertexts that were altered, or are nothing but noise: every arithmetic,
 * the functions on bytes and a key object must agree in status and output; outputs of a call that
 * fails are zeros; a length that is wrong is refused.
 */
#include "fuzz.h"

#include "lanewise/mlkem.h"
#include "mlkem/arith.h"

enum { MOST = 3200 };

typedef struct outcome {
    int status;
    uint8_t bytes[MOST + 32];
} outcome;

static void alter(source *in, uint8_t *data, size_t len) {
    unsigned how = take(in) % 4, times = how == 3 ? 0 : how;
    if (how == 3)
        make_bytes(in, data, len);
    while (times--) {
        size_t at = (take(in) * 256u + take(in)) % len;
        data[at] ^= (uint8_t)take(in);
    }
}

/* Each run is on copies of the exact length, so that the sanitizer sees a read behind them. */
static outcome decapsulate(lanewise_mlkem_set set, const uint8_t *dk, size_t dklen,
                           const uint8_t *ct, size_t ctlen, int by_key) {
    static lanewise_mlkem_key key;
    outcome o;
    uint8_t *dk2 = malloc(dklen), *ct2 = malloc(ctlen);
    memcpy(dk2, dk, dklen);
    memcpy(ct2, ct, ctlen);
    memset(&o, 0, sizeof o);
    memset(o.bytes, 0x55, 32);
    if (!by_key) {
        o.status = lanewise_mlkem_decaps(set, o.bytes, 32, dk2, dklen, ct2, ctlen);
    } else {
        o.status = lanewise_mlkem_key_from_private(&key, set, dk2, dklen);
        if (o.status == LANEWISE_OK)
            o.status = lanewise_mlkem_key_decaps(&key, o.bytes, 32, ct2, ctlen);
        else
            memset(o.bytes, 0, 32);
    }
    free(dk2);
    free(ct2);
    return o;
}

static outcome encapsulate(lanewise_mlkem_set set, const uint8_t *ek, size_t eklen,
                           const uint8_t m[32], size_t ctlen) {
    outcome o;
    uint8_t *ek2 = malloc(eklen), *ct = malloc(ctlen);
    memcpy(ek2, ek, eklen);
    memset(&o, 0, sizeof o);
    memset(ct, 0x55, ctlen);
    o.status = lanewise_mlkem_encaps_seed(set, ct, ctlen, o.bytes + MOST, 32, ek2, eklen, m, 32);
    memcpy(o.bytes, ct, ctlen);
    free(ek2);
    free(ct);
    return o;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const lanewise_mlkem_set sets[] = {LANEWISE_MLKEM_512, LANEWISE_MLKEM_768,
                                              LANEWISE_MLKEM_1024};
    static const uint8_t zeros[MOST + 32];
    static uint8_t ek[MOST], dk[MOST], ct[MOST];
    source in = {data, size};
    uint8_t seed[64], m[32], ss[32];
    lanewise_mlkem_info i;
    outcome first, next;
    lanewise_mlkem_set set = sets[take(&in) % 3];
    MUST(lanewise_mlkem_describe(set, &i) == LANEWISE_OK, "describe");
    make_bytes(&in, seed, sizeof seed);
    make_bytes(&in, m, sizeof m);
    MUST(lanewise_mlkem_keygen_seed(set, ek, i.public_bytes, dk, i.private_bytes, seed, 64) ==
             LANEWISE_OK,
         "keygen");
    MUST(lanewise_mlkem_encaps_seed(set, ct, i.ciphertext_bytes, ss, 32, ek, i.public_bytes, m,
                                    32) == LANEWISE_OK,
         "encaps");
    alter(&in, ek, i.public_bytes);
    alter(&in, dk, i.private_bytes);
    alter(&in, ct, i.ciphertext_bytes);
    size_t off = take(&in) % 32 == 1, which = take(&in) % 3;
    size_t e = i.public_bytes - (off && which == 0), d = i.private_bytes - (off && which == 1);
    size_t c = i.ciphertext_bytes - (off && which == 2);
    unsigned compared = 0; /* with the first that this machine has */
    for (unsigned n = 0; lanewise_mlkem_ariths[n]; n++) {
        if (!lanewise_mlkem_arith_available(lanewise_mlkem_ariths[n]))
            continue;
        lanewise_mlkem_force(lanewise_mlkem_ariths[n]);
        for (int by_key = 0; by_key < 2; by_key++) {
            next = decapsulate(set, dk, d, ct, c, by_key);
            if (!compared++)
                first = next;
            /* Of two mistakes, the functions on bytes name the length, the key object the key. */
            if (by_key && off && which == 2 && next.status == LANEWISE_ERR_KEY)
                next.status = LANEWISE_ERR_LENGTH;
            MUST(!memcmp(&first, &next, sizeof first), "decapsulation differs: %s",
                 lanewise_mlkem_ariths[n]->name);
        }
    }
    MUST(first.status == LANEWISE_OK || !memcmp(first.bytes, zeros, 32), "not zeros");
    MUST(!off || which == 0 || first.status == LANEWISE_ERR_LENGTH, "length accepted");
    compared = 0;
    for (unsigned n = 0; lanewise_mlkem_ariths[n]; n++) {
        if (!lanewise_mlkem_arith_available(lanewise_mlkem_ariths[n]))
            continue;
        lanewise_mlkem_force(lanewise_mlkem_ariths[n]);
        next = encapsulate(set, ek, e, m, i.ciphertext_bytes);
        if (!compared++)
            first = next;
        MUST(!memcmp(&first, &next, sizeof first), "encapsulation differs: %s",
             lanewise_mlkem_ariths[n]->name);
        MUST(lanewise_mlkem_check_public(set, ek, e) == first.status, "the check says otherwise");
    }
    MUST(first.status == LANEWISE_OK || !memcmp(first.bytes, zeros, sizeof zeros), "not zeros");
    MUST(!off || which || first.status == LANEWISE_ERR_LENGTH, "length accepted");
    lanewise_mlkem_force(NULL);
    return 0;
}
