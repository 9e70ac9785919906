/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * X-Wing with the X25519 of OpenSSL: the vectors of the draft, whose text is made again here and
 * hashed; both directions; a changed ciphertext; every wrong argument.
 */
#include "check.h"
#include "lanewise/lanewise.h"

#include <openssl/evp.h>
#include <stdio.h>
#include <string.h>

enum { PK = LANEWISE_XWING_PUBLIC_BYTES, CT = LANEWISE_XWING_CIPHERTEXT_BYTES };
static unsigned calls, fails_at; /* which call of multiply fails; 0: none */

static int multiply(void *with, void *out, const void *scalar, const void *point) {
    static const uint8_t base[32] = {9};
    size_t len = 32;
    EVP_PKEY *own = EVP_PKEY_new_raw_private_key(EVP_PKEY_X25519, NULL, scalar, 32);
    EVP_PKEY *other = EVP_PKEY_new_raw_public_key(EVP_PKEY_X25519, NULL, point ? point : base, 32);
    EVP_PKEY_CTX *c = EVP_PKEY_CTX_new(own, NULL);
    int fine = with == &calls && ++calls != fails_at && EVP_PKEY_derive_init(c) == 1 &&
               EVP_PKEY_derive_set_peer(c, other) == 1 && EVP_PKEY_derive(c, out, &len) == 1;
    EVP_PKEY_CTX_free(c);
    EVP_PKEY_free(other);
    EVP_PKEY_free(own);
    return !fine;
}

static const lanewise_xwing_x25519 x25519 = {multiply, &calls};

/* A value as the draft's text has it: lines of 74 columns. */
static void hex(lanewise_sponge *text, const char *name, const uint8_t *data, size_t len) {
    static char line[4096];
    size_t at = (size_t)snprintf(line, sizeof line, "%s", name);
    const int one = strlen(name) + 2 * len + 5 < 74;
    at += (size_t)snprintf(line + at, sizeof line - at, one ? "     " : "");
    for (size_t i = 0; i < len; i++) {
        if (!one && i % 36 == 0)
            at += (size_t)snprintf(line + at, sizeof line - at, "\n  ");
        at += (size_t)snprintf(line + at, sizeof line - at, "%02x", data[i]);
    }
    at += (size_t)snprintf(line + at, sizeof line - at, "\n");
    CHECK_OK(lanewise_sponge_absorb(text, line, at));
}

/* SHAKE128 of test-vectors.txt of the draft's repository, as Go module github.com/cloudflare/circl
 * v1.6.5 states it (kem/xwing/xwing_test.go); seeds are the output of SHAKE128 of nothing. */
static void vectors(void) {
    static const uint8_t want[32] = {0x1b, 0xcd, 0x00, 0x57, 0xd8, 0x61, 0xd6, 0xb8,
                                     0x66, 0x23, 0x99, 0x36, 0xca, 0xdc, 0xae, 0xee,
                                     0x1e, 0xc0, 0x16, 0x4d, 0xed, 0xc1, 0x81, 0xc3,
                                     0x86, 0xe9, 0xe5, 0x4f, 0xe4, 0x61, 0x56, 0xfe};
    lanewise_sponge seeds, text;
    uint8_t sk[32], pk[PK], seed[64], ct[CT], ss[32], got[32];
    CHECK_OK(lanewise_shake128_init(&seeds));
    CHECK_OK(lanewise_sponge_finalize(&seeds));
    CHECK_OK(lanewise_shake128_init(&text));
    for (unsigned i = 0; i < 3; i++) {
        CHECK_OK(lanewise_sponge_squeeze(&seeds, sk, sizeof sk));
        CHECK_OK(lanewise_xwing_public(pk, PK, sk, 32, &x25519));
        CHECK_OK(lanewise_sponge_squeeze(&seeds, seed, sizeof seed));
        CHECK_OK(lanewise_xwing_encaps_seed(ct, CT, ss, 32, pk, PK, &x25519, seed, 64));
        hex(&text, "seed", sk, 32);
        hex(&text, "sk", sk, 32);
        hex(&text, "pk", pk, PK);
        hex(&text, "eseed", seed, 64);
        hex(&text, "ct", ct, CT);
        hex(&text, "ss", ss, 32);
        CHECK_OK(lanewise_sponge_absorb(&text, "\n", 1));
        CHECK_OK(lanewise_xwing_decaps(got, 32, sk, 32, ct, CT, &x25519));
        CHECK_BYTES(got, ss, 32, "vector %u: decapsulation", i);
    }
    CHECK_OK(lanewise_sponge_finalize(&text));
    CHECK_OK(lanewise_sponge_squeeze(&text, got, sizeof got));
    CHECK_BYTES(got, want, sizeof want, "the draft's vectors");
}

static int zeros(const uint8_t *p, size_t len) {
    unsigned any = 0;
    while (len--)
        any |= *p++;
    return !any;
}

static void round_trips(void) {
    uint8_t sk[32], pk[PK], ct[CT], ss[32], got[32], mine[32], in[3][32];
    for (unsigned i = 0; i < 20; i++) {
        CHECK_OK(lanewise_xwing_keygen(pk, PK, sk, 32, &x25519, NULL));
        CHECK_OK(lanewise_xwing_encaps(ct, CT, ss, 32, pk, PK, &x25519, NULL));
        CHECK_OK(lanewise_xwing_decaps(got, 32, sk, 32, ct, CT, &x25519));
        CHECK_BYTES(got, ss, 32, "round %u", i);
        /* The parts by hand, and the combiner alone. */
        uint8_t all[96], ek[1184], dk[2400];
        CHECK_OK(lanewise_shake256(all, 96, sk, 32));
        CHECK_OK(lanewise_mlkem_keygen_seed(LANEWISE_MLKEM_768, ek, 1184, dk, 2400, all, 64));
        CHECK_OK(lanewise_mlkem_decaps(LANEWISE_MLKEM_768, in[0], 32, dk, 2400, ct, 1088));
        CHECK(!multiply(&calls, in[1], all + 64, ct + 1088), "X25519");
        CHECK_OK(lanewise_xwing_combine(mine, 32, in[0], in[1], ct + 1088, pk + 1184));
        CHECK_BYTES(mine, ss, 32, "round %u: the combiner", i);
        ct[check_below(CT - 1)] ^= (uint8_t)(1u << check_below(7));
        CHECK_OK(lanewise_xwing_decaps(got, 32, sk, 32, ct, CT, &x25519));
        CHECK(memcmp(got, ss, 32) != 0, "round %u: a changed ciphertext", i);
    }
}

static int no_random(void *source, void *out, size_t len) {
    (void)source;
    memset(out, 7, len);
    return 1;
}

/* Each wrong argument gives the error that the header names, and zeros. */
static void errors(void) {
    static const lanewise_xwing_x25519 none = {NULL, NULL};
    const lanewise_random failing = {no_random, NULL};
    uint8_t sk[32], pk[PK], ct[CT], seed[64] = {1}, good[32] = {2}, bad[PK];
    uint8_t ss[33]; /* one is given as too long, and all of it is zeroed */
    CHECK_OK(lanewise_xwing_public(pk, PK, good, 32, &x25519));
    memcpy(bad, pk, PK);
    memset(bad, 0xFF, 3);
#define REFUSED(status, want, out, outlen)                                                         \
    do {                                                                                           \
        memset(out, 5, outlen);                                                                    \
        CHECK_STATUS(status, LANEWISE_ERR_##want);                                                 \
        CHECK(zeros(out, outlen), "no zeros: %s", #status);                                        \
    } while (0)
    REFUSED(lanewise_xwing_keygen(pk, PK, NULL, 32, &x25519, NULL), NULL, pk, PK);
    REFUSED(lanewise_xwing_keygen(pk, PK, sk, 31, &x25519, NULL), LENGTH, pk, PK);
    REFUSED(lanewise_xwing_keygen(pk, PK, sk, 32, &none, NULL), NULL, sk, 32);
    REFUSED(lanewise_xwing_keygen(pk, PK, sk, 32, NULL, NULL), NULL, sk, 32);
    REFUSED(lanewise_xwing_keygen(pk, PK, sk, 32, &x25519, &failing), RANDOM, sk, 32);
    REFUSED(lanewise_xwing_public(pk, PK - 1, good, 32, &x25519), LENGTH, pk, PK - 1);
    REFUSED(lanewise_xwing_public(pk, PK, NULL, 32, &x25519), NULL, pk, PK);
    CHECK_OK(lanewise_xwing_public(pk, PK, good, 32, &x25519));
    REFUSED(lanewise_xwing_encaps(ct, CT, ss, 32, bad, PK, &x25519, NULL), KEY, ct, CT);
    REFUSED(lanewise_xwing_encaps(ct, CT, ss, 32, pk, PK, &x25519, &failing), RANDOM, ss, 32);
    REFUSED(lanewise_xwing_encaps(ct, CT, ss, 33, pk, PK, &x25519, NULL), LENGTH, ct, CT);
    REFUSED(lanewise_xwing_encaps(ct, CT, ss, 32, NULL, PK, &x25519, NULL), NULL, ct, CT);
    REFUSED(lanewise_xwing_encaps_seed(ct, CT, ss, 32, pk, PK, &x25519, seed, 63), LENGTH, ss, 32);
    REFUSED(lanewise_xwing_encaps_seed(ct, CT, ss, 32, pk, PK, &x25519, NULL, 64), NULL, ss, 32);
    CHECK_OK(lanewise_xwing_encaps_seed(ct, CT, ss, 32, pk, PK, &x25519, seed, 64));
    REFUSED(lanewise_xwing_decaps(ss, 32, good, 32, ct, CT - 1, &x25519), LENGTH, ss, 32);
    REFUSED(lanewise_xwing_decaps(ss, 32, good, 32, NULL, CT, &x25519), NULL, ss, 32);
    REFUSED(lanewise_xwing_decaps(ss, 32, good, 32, ct, CT, &none), NULL, ss, 32);
    REFUSED(lanewise_xwing_combine(ss, 31, good, good, good, good), LENGTH, ss, 31);
    REFUSED(lanewise_xwing_combine(ss, 32, good, NULL, good, good), NULL, ss, 32);
    for (fails_at = 1; fails_at <= 2; fails_at++) { /* each of both products */
        calls = 0;
        REFUSED(lanewise_xwing_encaps(ct, CT, ss, 32, pk, PK, &x25519, NULL), CANCELLED, ct, CT);
        CHECK(zeros(ss, 32), "no zeros");
        calls = 0;
        REFUSED(lanewise_xwing_decaps(ss, 32, good, 32, ct, CT, &x25519), CANCELLED, ss, 32);
    }
    calls = 0, fails_at = 1;
    REFUSED(lanewise_xwing_keygen(bad, PK, sk, 32, &x25519, NULL), CANCELLED, sk, 32);
    fails_at = 0;
}

int main(void) {
    check_begin(NULL);
    vectors();
    round_trips();
    errors();
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures != 0;
}
