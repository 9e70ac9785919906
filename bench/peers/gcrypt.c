/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "../peer.h"

#include <gcrypt.h>

static int hash(int algorithm, uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen,
                size_t stride, size_t count) {
    for (size_t i = 0; i < count; i++)
        gcry_md_hash_buffer(algorithm, stride ? out + i * outlen : out, in + i * stride, inlen);
    return 0;
}

static int run_sha3_256(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                        size_t count) {
    return hash(GCRY_MD_SHA3_256, out, outlen, in, inlen, stride, count);
}

static int run_sha3_512(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                        size_t count) {
    return hash(GCRY_MD_SHA3_512, out, outlen, in, inlen, stride, count);
}

static gcry_md_hd_t shake;

static int run_shake128(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                        size_t count) {
    for (size_t i = 0; i < count; i++) {
        gcry_md_reset(shake);
        gcry_md_write(shake, in + i * stride, inlen);
        if (gcry_md_extract(shake, GCRY_MD_SHAKE128, stride ? out + i * outlen : out, outlen))
            return 1;
    }
    return 0;
}

static const peer_function functions[] = {
    {"SHA3-256", "gcry_md_hash_buffer", "", 0, run_sha3_256, NULL, NULL, NULL},
    {"SHA3-512", "gcry_md_hash_buffer", "", 0, run_sha3_512, NULL, NULL, NULL},
    {"SHAKE128", "gcry_md_reset, write, extract", "", 0, run_shake128, NULL, NULL, NULL},
};

static peer self = {"libgcrypt", NULL, "Debian package libgcrypt20", functions,
                    sizeof functions / sizeof functions[0]};

const peer *lanewise_peer(void) {
    self.version = gcry_check_version(NULL);
    gcry_control(GCRYCTL_DISABLE_SECMEM, 0);
    gcry_control(GCRYCTL_INITIALIZATION_FINISHED, 0);
    return gcry_md_open(&shake, GCRY_MD_SHAKE128, 0) ? NULL : &self;
}
