/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "../schemes.h"
#include "_cgo_export.h"

static int call(int which, uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen,
                size_t stride, size_t count) {
    return goHash(which, out, outlen, (uint8_t *)in, inlen, stride, count);
}

#define WRAP(name, which)                                                                          \
    static int name(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,   \
                    size_t count) {                                                                \
        return call(which, out, outlen, in, inlen, stride, count);                                 \
    }
WRAP(sha3_256, 0)
WRAP(sha3_512, 1)
WRAP(shake128, 2)
WRAP(kt128, 3)

/* The numbers are those of schemes.go. */
#define OPERATE(name, which)                                                                       \
    static int name(const peer_task *t, uint8_t *out, size_t count) {                              \
        return goOperate(which, (peer_task *)t, out, count);                                       \
    }
OPERATE(kem_keygen, 0)
OPERATE(kem_encaps, 1)
OPERATE(kem_decaps, 2)
OPERATE(kem_key_encaps, 3)
OPERATE(kem_key_decaps, 4)
OPERATE(slh_keygen, 5)
OPERATE(slh_sign, 6)
OPERATE(slh_verify, 7)

static const peer_function functions[] = {
    SCHEME("ML-KEM key generation", "circl, DeriveKeyPair, keys encoded", kem_keygen),
    SCHEME("ML-KEM encapsulation", "circl, EncapsulateDeterministically", kem_encaps),
    SCHEME("ML-KEM decapsulation", "circl, Decapsulate", kem_decaps),
    SCHEME("ML-KEM encapsulation with a key object", "circl, EncapsulateDeterministically",
           kem_key_encaps),
    SCHEME("ML-KEM decapsulation with a key object", "circl, Decapsulate", kem_key_decaps),
    SCHEME("SLH-DSA key generation", "circl, slhdsa.GenerateKey", slh_keygen),
    SCHEME("SLH-DSA signature", "circl, slhdsa.SignDeterministic", slh_sign),
    SCHEME("SLH-DSA verification", "circl, slhdsa.Verify", slh_verify),
    {"SHA3-256", "crypto/sha3.Sum256, the loop in Go", "", 0, sha3_256, NULL, NULL, NULL},
    {"SHA3-512", "crypto/sha3.Sum512, the loop in Go", "", 0, sha3_512, NULL, NULL, NULL},
    {"SHAKE128", "crypto/sha3.NewSHAKE128, reset per message, the loop in Go", "", 0, shake128,
     NULL, NULL, NULL},
    {"KT128", "circl, xof/k12.Draft10Sum, the loop in Go", "", 0, kt128, NULL, NULL, NULL},
};

static peer self = {"Go", NULL,
                    "crypto/sha3 of the standard library; circl from the module proxy; c-shared",
                    functions, sizeof functions / sizeof functions[0]};

const peer *lanewise_peer(void) {
    self.version = goVersion();
    return &self;
}
