/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* AWS-LC's ML-KEM (mlkem-native), the functions below its EVP interface. Its keys are bytes. */
#include "kem_peer.h"

#define NAME3(PREFIX, NAME) PREFIX##_##NAME
#define NAME2(PREFIX, NAME) NAME3(PREFIX, NAME)
#define NAME(NAME) NAME2(PEER_PREFIX, NAME)

#define SET(N)                                                                                     \
    int NAME(ml_kem_##N##_keypair_deterministic)(uint8_t *, size_t *, uint8_t *, size_t *,         \
                                                 const uint8_t *);                                 \
    int NAME(ml_kem_##N##_encapsulate_deterministic)(uint8_t *, size_t *, uint8_t *, size_t *,     \
                                                     const uint8_t *, const uint8_t *);            \
    int NAME(ml_kem_##N##_decapsulate)(uint8_t *, size_t *, const uint8_t *, const uint8_t *)

SET(512);
SET(768);
SET(1024);

static int keygen(int set, uint8_t *ek, uint8_t *dk, const uint8_t seed[64]) {
    size_t e = set == 512 ? 800 : set == 768 ? 1184 : 1568, d = 2 * e + 32;
    return set == 512   ? NAME(ml_kem_512_keypair_deterministic)(ek, &e, dk, &d, seed)
           : set == 768 ? NAME(ml_kem_768_keypair_deterministic)(ek, &e, dk, &d, seed)
                        : NAME(ml_kem_1024_keypair_deterministic)(ek, &e, dk, &d, seed);
}

static int encaps(int set, uint8_t *ct, uint8_t ss[32], const uint8_t *ek, const uint8_t m[32]) {
    size_t c = set == 512 ? 768 : set == 768 ? 1088 : 1568, s = 32;
    return set == 512   ? NAME(ml_kem_512_encapsulate_deterministic)(ct, &c, ss, &s, ek, m)
           : set == 768 ? NAME(ml_kem_768_encapsulate_deterministic)(ct, &c, ss, &s, ek, m)
                        : NAME(ml_kem_1024_encapsulate_deterministic)(ct, &c, ss, &s, ek, m);
}

static int decaps(int set, uint8_t ss[32], const uint8_t *dk, const uint8_t *ct) {
    size_t s = 32;
    return set == 512   ? NAME(ml_kem_512_decapsulate)(ss, &s, ct, dk)
           : set == 768 ? NAME(ml_kem_768_decapsulate)(ss, &s, ct, dk)
                        : NAME(ml_kem_1024_decapsulate)(ss, &s, ct, dk);
}

const kem_peer *lanewise_kem_peer(void) {
    static const kem_peer peer = {"AWS-LC", PEER_SOURCE, keygen, encaps, decaps, NULL, NULL, NULL};
    return &peer;
}
