/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Every code of the headers that tests/schemes does not ask for in all schemes alike, and that
 * inputs stay as they were. */
#include "slhdsa.h"

#include <string.h>

#define SET LANEWISE_SLHDSA_SHAKE_128F
enum { N = 16, SIG = LANEWISE_SLHDSA_128F_SIGNATURE_BYTES };

static subject s;
static uint8_t new_pk[64], new_sk[128], made[SIG + 1]; /* as long as any length below says */
static uint8_t before[sizeof s];

static int refuses(void *source, void *out, size_t len) {
    memset(out, 0x77, len / 2);
    (*(int *)source)++;
    return 1;
}

static void unchanged(const char *what) {
    CHECK_BYTES(&s, before, sizeof s, "%s changed something", what);
}

static void keys(void) {
    uint8_t seeds[48] = {0};
    int calls = 0;
    lanewise_random bad = {refuses, &calls}, none = {NULL, NULL};
    for (int keep = 0; keep < 2; keep++)
        for (int change = -1; change <= 1; change += 2) {
            size_t p = 2 * N + (size_t)(keep ? 0 : change), k = 4 * N + (size_t)(keep ? change : 0);
            CHECK_STATUS(lanewise_slhdsa_keygen(SET, new_pk, p, new_sk, k, NULL),
                         LANEWISE_ERR_LENGTH);
            CHECK_STATUS(lanewise_slhdsa_keygen_seed(SET, new_pk, p, new_sk, k, seeds, 48),
                         LANEWISE_ERR_LENGTH);
        }
    CHECK_STATUS(lanewise_slhdsa_keygen(SET, NULL, 32, new_sk, 64, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_keygen(SET, new_pk, 32, NULL, 64, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_keygen(0, new_pk, 32, new_sk, 64, NULL), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_slhdsa_keygen(LAST_SET + 1, new_pk, 32, new_sk, 64, NULL),
                 LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_slhdsa_keygen(SET, new_pk, 32, new_sk, 64, &bad), LANEWISE_ERR_RANDOM);
    CHECK(calls == 1, "the source was asked %d times", calls);
    CHECK_STATUS(lanewise_slhdsa_keygen(SET, new_pk, 32, new_sk, 64, &none), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_keygen_seed(SET, new_pk, 32, new_sk, 64, NULL, 48),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_keygen_seed(SET, new_pk, 32, new_sk, 64, seeds, 47),
                 LANEWISE_ERR_LENGTH);
    unchanged("key generation");
    CHECK_OK(lanewise_slhdsa_check_key(SET, s.sk, 64));
    CHECK_STATUS(lanewise_slhdsa_check_key(SET, NULL, 64), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_check_key(SET, s.sk, 63), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_slhdsa_check_key(99, s.sk, 64), LANEWISE_ERR_ALGORITHM);
    s.sk[63] ^= 1;
    CHECK_STATUS(lanewise_slhdsa_check_key(SET, s.sk, 64), LANEWISE_ERR_FAULT);
    s.sk[63] ^= 1;
}

static int sign(size_t siglen, const void *sk, size_t sklen, const void *m, size_t len,
                const lanewise_slhdsa_options *o) {
    return lanewise_slhdsa_sign(SET, made, siglen, sk, sklen, m, len, o);
}

static void signing(void) {
    int calls = 0;
    lanewise_random bad = {refuses, &calls};
    static uint8_t context[256];
    lanewise_slhdsa_options o = {.context = context, .context_bytes = 256};
    CHECK_STATUS(sign(SIG - 1, s.sk, 64, "m", 1, NULL), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(sign(SIG + 1, s.sk, 64, "m", 1, NULL), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(sign(SIG, s.sk, 63, "m", 1, NULL), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(sign(SIG, s.sk, 96, "m", 1, NULL), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(sign(SIG, NULL, 64, "m", 1, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(sign(SIG, s.sk, 64, NULL, 1, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_sign(SET, NULL, SIG, s.sk, 64, "m", 1, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_sign(0, made, SIG, s.sk, 64, "m", 1, NULL),
                 LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(sign(SIG, s.sk, 64, "m", 1, &o), LANEWISE_ERR_LENGTH);
    o.context_bytes = 3, o.context = NULL;
    CHECK_STATUS(sign(SIG, s.sk, 64, "m", 1, &o), LANEWISE_ERR_NULL);
    o = (lanewise_slhdsa_options){.random = &bad};
    CHECK_STATUS(sign(SIG, s.sk, 64, "m", 1, &o), LANEWISE_ERR_RANDOM);
    CHECK(calls == 1, "the source was asked %d times", calls);
    for (int check = -1; check <= 3; check += 4) {
        o = (lanewise_slhdsa_options){.check = check};
        CHECK_STATUS(sign(SIG, s.sk, 64, "m", 1, &o), LANEWISE_ERR_PARAMETER);
    }
    for (unsigned i = 0; i < 3; i++) { /* what an option of a later version may be */
        o = (lanewise_slhdsa_options){.reserved = {0}};
        o.reserved[i] = (uint64_t)1 << 63;
        CHECK_STATUS(sign(SIG, s.sk, 64, "m", 1, &o), LANEWISE_ERR_PARAMETER);
        CHECK_STATUS(lanewise_slhdsa_verify(SET, s.signature, SIG, s.pk, 32, "m", 1, &o),
                     LANEWISE_ERR_PARAMETER);
    }
    o = (lanewise_slhdsa_options){.message_is_digest = 1};
    CHECK_STATUS(sign(SIG, s.sk, 64, "m", 1, &o), LANEWISE_ERR_PARAMETER);
    o.prehash = LANEWISE_SLHDSA_SHA2_256;
    CHECK_STATUS(sign(SIG, s.sk, 64, context, 31, &o), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(sign(SIG, s.sk, 64, context, 33, &o), LANEWISE_ERR_LENGTH);
    o.message_is_digest = 0; /* the library has no SHA-2 */
    CHECK_STATUS(sign(SIG, s.sk, 64, context, 32, &o), LANEWISE_ERR_ALGORITHM);
    o.prehash = LANEWISE_SLHDSA_SHA3_224; /* too weak */
    CHECK_STATUS(sign(SIG, s.sk, 64, "m", 1, &o), LANEWISE_ERR_ALGORITHM);
    o.weak_prehash = 1;
    static uint8_t weak[SIG];
    CHECK_OK(lanewise_slhdsa_sign(SET, weak, SIG, s.sk, 64, "m", 1, &o));
    CHECK_OK(lanewise_slhdsa_verify(SET, weak, SIG, s.pk, 32, "m", 1, &o));
    o.weak_prehash = 2;
    CHECK_STATUS(sign(SIG, s.sk, 64, "m", 1, &o), LANEWISE_ERR_PARAMETER);
    o.weak_prehash = 0;
    CHECK_STATUS(lanewise_slhdsa_verify(SET, s.signature, SIG, s.pk, 32, "m", 1, &o),
                 LANEWISE_ERR_ALGORITHM);
    o.prehash = LANEWISE_SLHDSA_SHAKE256 + 1;
    CHECK_STATUS(sign(SIG, s.sk, 64, "m", 1, &o), LANEWISE_ERR_ALGORITHM);
    o.prehash = (lanewise_slhdsa_prehash)-1;
    CHECK_STATUS(sign(SIG, s.sk, 64, "m", 1, &o), LANEWISE_ERR_ALGORITHM);
    o = (lanewise_slhdsa_options){.context = "c", .context_bytes = 1};
    CHECK_STATUS(
        lanewise_slhdsa_sign(LANEWISE_SPHINCS_SHAKE_128F_ROBUST, made, SIG, s.sk, 64, "m", 1, &o),
        LANEWISE_ERR_PARAMETER);
    o = (lanewise_slhdsa_options){.prehash = LANEWISE_SLHDSA_SHAKE256};
    CHECK_STATUS(
        lanewise_slhdsa_sign(LANEWISE_SPHINCS_SHAKE_128F_SIMPLE, made, SIG, s.sk, 64, "m", 1, &o),
        LANEWISE_ERR_PARAMETER);
    CHECK_STATUS(lanewise_slhdsa_sign_internal(SET, made, SIG, s.sk, 64, NULL, 2, NULL, 0),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_sign_internal(SET, made, SIG + 1, s.sk, 64, "", 0, NULL, 0),
                 LANEWISE_ERR_LENGTH);
    unchanged("signing");
}

static void verifying(void) {
    lanewise_slhdsa_options o = {.context = s.pk, .context_bytes = 256};
    CHECK_STATUS(lanewise_slhdsa_verify(SET, s.signature, SIG, s.pk, 31, "m", 1, NULL),
                 LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_slhdsa_verify(SET, s.signature, SIG, NULL, 32, "m", 1, NULL),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_verify(SET, NULL, SIG, s.pk, 32, "m", 1, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_verify(SET, NULL, 0, s.pk, 32, "m", 1, NULL),
                 LANEWISE_ERR_SIGNATURE);
    CHECK_STATUS(lanewise_slhdsa_verify(SET, s.signature, SIG, s.pk, 32, NULL, 1, NULL),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_verify(-1, s.signature, SIG, s.pk, 32, "m", 1, NULL),
                 LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_slhdsa_verify(SET, s.signature, SIG, s.pk, 32, "m", 1, &o),
                 LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_slhdsa_verify_internal(SET, s.signature, SIG, s.pk, 32, NULL, 1),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_verify_internal(SET, s.signature, SIG, s.pk, 33, "m", 1),
                 LANEWISE_ERR_LENGTH);
    unchanged("verification");
}

static void together(void) {
    const lanewise_bytes m[2] = {{"a", 1}, {NULL, 1}}, g[2] = {{s.signature, SIG}, {NULL, SIG}};
    void *to[2] = {made, NULL};
    const void *keys_of[2] = {s.pk, NULL};
    int results[2] = {77, 77};
    CHECK_STATUS(lanewise_slhdsa_sign_many(SET, 2, to, SIG, s.sk, 64, m, NULL, 1, NULL, NULL),
                 LANEWISE_ERR_NULL);
    to[1] = made;
    CHECK_STATUS(lanewise_slhdsa_sign_many(SET, 2, to, SIG, s.sk, 64, m, NULL, 1, NULL, NULL),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_sign_many(SET, 1, to, SIG - 1, s.sk, 64, m, NULL, 1, NULL, NULL),
                 LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_slhdsa_sign_many(SET, 1, NULL, SIG, s.sk, 64, m, NULL, 1, NULL, NULL),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_sign_many(77, 1, to, SIG, s.sk, 64, m, NULL, 1, NULL, NULL),
                 LANEWISE_ERR_ALGORITHM);
    CHECK_OK(lanewise_slhdsa_sign_many(SET, 0, NULL, SIG, s.sk, 64, NULL, NULL, 1, NULL, NULL));
    unchanged("signing many");
    CHECK_STATUS(lanewise_slhdsa_verify_many(SET, 2, g, keys_of, 32, m, NULL, results),
                 LANEWISE_ERR_NULL);
    keys_of[1] = s.pk;
    CHECK_STATUS(lanewise_slhdsa_verify_many(SET, 2, g, keys_of, 32, m, NULL, results),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_verify_many(SET, 1, g, keys_of, 31, m, NULL, results),
                 LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_slhdsa_verify_many(0, 1, g, keys_of, 32, m, NULL, results),
                 LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_slhdsa_verify_many(SET, 1, NULL, keys_of, 32, m, NULL, results),
                 LANEWISE_ERR_NULL);
    CHECK(results[0] == LANEWISE_ERR_NULL, "a result after an error: %d", results[0]);
    CHECK_OK(lanewise_slhdsa_verify_many(SET, 0, NULL, NULL, 32, NULL, NULL, NULL));
    unchanged("verifying many");
}

/* A secret key whose parts do not belong together: named, and no signature leaves. */
static void foreign_root(void) {
    static const uint8_t zeros[SIG];
    for (int check = 0; check <= 2; check++)
        for (unsigned at = 0; at < 4 * N; at += N) { /* SK.seed, SK.prf, PK.seed, PK.root */
            const lanewise_slhdsa_options o = {.check = check, .deterministic = 1};
            int noticed = check && at != N;
            s.sk[at + 7] ^= 0x20;
            memset(made, 0x5C, SIG);
            CHECK_STATUS(sign(SIG, s.sk, 64, "m", 1, &o), noticed ? LANEWISE_ERR_KEY : LANEWISE_OK);
            CHECK((memcmp(made, zeros, SIG) == 0) == noticed, "check %d, byte %u", check, at);
            s.sk[at + 7] ^= 0x20;
        }
}

void suite_errors(void) {
    subject_make(&s, SET);
    memset(s.signature, 0x5C, sizeof s.signature);
    memcpy(before, &s, sizeof s);
    keys();
    signing();
    verifying();
    together();
    foreign_root();
}
