/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * OpenSSL through EVP, in the cheapest way its users have: algorithms fetched once, one context
 * kept for all messages. Built twice: against Debian's library, and with a libcrypto.a of version
 * 4 inside (PEER_INTERNALS), where what is behind EVP can be called as well: the permutation, and
 * ML-KEM and SLH-DSA (openssl_schemes.c).
 */
#include "schemes.h"

#include <openssl/core_names.h>
#include <openssl/evp.h>
#include <openssl/opensslv.h>
#include <openssl/params.h>
#include <string.h>

#if OPENSSL_VERSION_MAJOR >= 4
#define NAME "OpenSSL 4"
#else
#define NAME "OpenSSL 3"
#endif

static EVP_MD_CTX *context;
static EVP_MAC_CTX *mac;
static EVP_MD *sha3_256, *sha3_512, *shake128;

static int digest(EVP_MD *md, int extendable, uint8_t *out, size_t outlen, const uint8_t *in,
                  size_t inlen, size_t stride, size_t count) {
    for (size_t i = 0; i < count; i++) {
        uint8_t *o = stride ? out + i * outlen : out;
        if (!EVP_DigestInit_ex2(context, md, NULL) ||
            !EVP_DigestUpdate(context, in + i * stride, inlen) ||
            !(extendable ? EVP_DigestFinalXOF(context, o, outlen)
                         : EVP_DigestFinal_ex(context, o, NULL)))
            return 1;
    }
    return 0;
}

static int run_sha3_256(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                        size_t count) {
    return digest(sha3_256, 0, out, outlen, in, inlen, stride, count);
}

static int run_sha3_512(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                        size_t count) {
    return digest(sha3_512, 0, out, outlen, in, inlen, stride, count);
}

static int run_shake128(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                        size_t count) {
    return digest(shake128, 1, out, outlen, in, inlen, stride, count);
}

static int run_kmac256(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                       size_t count) {
    uint8_t key[PEER_KMAC_KEY_BYTES];
    for (unsigned i = 0; i < sizeof key; i++)
        key[i] = (uint8_t)(PEER_KMAC_KEY_FIRST + i);
    OSSL_PARAM size[] = {OSSL_PARAM_construct_size_t(OSSL_MAC_PARAM_SIZE, &outlen),
                         OSSL_PARAM_construct_end()};
    for (size_t i = 0; i < count; i++) {
        size_t written = 0;
        if (!EVP_MAC_init(mac, key, sizeof key, size) ||
            !EVP_MAC_update(mac, in + i * stride, inlen) ||
            !EVP_MAC_final(mac, stride ? out + i * outlen : out, &written, outlen))
            return 1;
    }
    return 0;
}

#ifdef PEER_INTERNALS
size_t SHA3_absorb(uint64_t A[5][5], const unsigned char *inp, size_t len, size_t r);

/* Blocks of one zero lane: each costs the permutation, one XOR and the loop around it. */
static void run_permutation(void *state, size_t count) {
    static const uint8_t zeros[8 * 256];
    for (; count; count -= count < 256 ? count : 256)
        SHA3_absorb(state, zeros, 8 * (count < 256 ? count : 256), 8);
}
#endif

static const peer_function functions[] = {
#ifdef PEER_INTERNALS
    {"Keccak-p[1600,24]",
     "SHA3_absorb (keccak1600-x86_64.pl) with blocks of 8 zero bytes: the permutation and one XOR",
     "nothing", 1, NULL, run_permutation, NULL, NULL},
#endif
    {"SHA3-256", "EVP_Digest*, fetched once, one context", "", 0, run_sha3_256, NULL, NULL, NULL},
    {"SHA3-512", "EVP_Digest*, fetched once, one context", "", 0, run_sha3_512, NULL, NULL, NULL},
    {"SHAKE128", "EVP_Digest*, fetched once, one context", "", 0, run_shake128, NULL, NULL, NULL},
    {"KMAC256", "EVP_MAC_*, fetched once, one context", "", 0, run_kmac256, NULL, NULL, NULL},
};

enum { HASHES = sizeof functions / sizeof functions[0] };

#ifdef PEER_INTERNALS
extern const peer_function openssl_schemes[OPENSSL_SCHEMES];
static peer_function all[HASHES + OPENSSL_SCHEMES];
static peer self = {NAME, NULL, PEER_SOURCE, all, HASHES + OPENSSL_SCHEMES};
#else
static peer self = {NAME, NULL, PEER_SOURCE, functions, HASHES};
#endif

const peer *lanewise_peer(void) {
    EVP_MAC *kmac = EVP_MAC_fetch(NULL, "KMAC256", NULL);
#ifdef PEER_INTERNALS
    memcpy(all, functions, sizeof functions);
    memcpy(all + HASHES, openssl_schemes, sizeof openssl_schemes);
#endif
    context = EVP_MD_CTX_new();
    sha3_256 = EVP_MD_fetch(NULL, "SHA3-256", NULL);
    sha3_512 = EVP_MD_fetch(NULL, "SHA3-512", NULL);
    shake128 = EVP_MD_fetch(NULL, "SHAKE128", NULL);
    mac = kmac ? EVP_MAC_CTX_new(kmac) : NULL;
    EVP_MAC_free(kmac);
    self.version = OpenSSL_version(OPENSSL_VERSION_STRING);
    return context && sha3_256 && sha3_512 && shake128 && mac ? &self : NULL;
}
