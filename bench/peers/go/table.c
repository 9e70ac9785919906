/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "../../peer.h"
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

static const peer_function functions[] = {
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
