/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Verification piece by piece gives what verification in one call gives, whatever the pieces. */
#include "slhdsa.h"

#include <string.h>

static subject s;
static lanewise_slhdsa_verifier v;
static uint8_t text[1000];

/* Random lengths: mostly a few bytes, sometimes many nodes, sometimes none. */
static size_t piece(size_t left) {
    size_t most[] = {1, 3, 2 * s.info.seed_bytes + 1, 5000};
    size_t len = check_below(most[check_below(4)] + 1);
    return len < left ? len : left;
}

/* The first status that is not OK, or that of the end. */
static int in_pieces(const void *signature, size_t siglen, const void *message, size_t len,
                     const lanewise_slhdsa_options *o) {
    const uint8_t *sig = signature, *m = message;
    size_t n = s.info.seed_bytes;
    int status = lanewise_slhdsa_verifier_init(&v, s.set, s.pk, s.info.public_bytes, sig, n, o),
        early;
    for (size_t at = 0, some; at < len && status == LANEWISE_OK; at += some) {
        some = piece(len - at);
        status = lanewise_slhdsa_verifier_message(&v, m + at, some);
    }
    for (size_t at = n, some; at < siglen && status == LANEWISE_OK; at += some) {
        some = piece(siglen - at);
        status = lanewise_slhdsa_verifier_signature(&v, sig + at, some);
    }
    early = status;
    if (early == LANEWISE_OK || early == LANEWISE_ERR_SIGNATURE) {
        status = lanewise_slhdsa_verifier_final(&v);
        CHECK(early == LANEWISE_OK || status == early, "%d after %d", status, early);
    }
    lanewise_slhdsa_verifier_wipe(&v);
    return status;
}

static void agree(const void *signature, size_t siglen, const void *message, size_t len,
                  const lanewise_slhdsa_options *o, int want) {
    CHECK_STATUS(lanewise_slhdsa_verify(s.set, signature, siglen, s.pk, s.info.public_bytes,
                                        message, len, o),
                 want);
    int got = in_pieces(signature, siglen, message, len, o);
    CHECK(got == want, "%s, %zu bytes of signature in pieces: %d, not %d", s.info.name, siglen, got,
          want);
}

static void one_set(lanewise_slhdsa_set set, size_t loops) {
    static uint8_t altered[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES + 100];
    subject_make(&s, set);
    size_t len = s.info.signature_bytes, n = s.info.seed_bytes, m = check_below(sizeof text);
    CHECK_OK(subject_sign(&s, text, m, NULL));
    memset(altered, 0, sizeof altered);
    memcpy(altered, s.signature, len);
    for (size_t i = 0; i < loops; i++) {
        size_t bit = check_below(8 * len), cut = n + check_below(len - n), more = check_below(100);
        agree(altered, len, text, m, NULL, LANEWISE_OK);
        agree(altered, cut, text, m, NULL, LANEWISE_ERR_SIGNATURE);
        agree(altered, len + 1 + more, text, m, NULL, LANEWISE_ERR_SIGNATURE);
        altered[bit / 8] ^= (uint8_t)(1 << bit % 8);
        agree(altered, len, text, m, NULL, LANEWISE_ERR_SIGNATURE);
        altered[bit / 8] ^= (uint8_t)(1 << bit % 8);
        agree(altered, len, text, m + 1, NULL, LANEWISE_ERR_SIGNATURE);
    }
    agree(altered, len - 1, text, m, NULL, LANEWISE_ERR_SIGNATURE);
    agree(altered, len + 1, text, m, NULL, LANEWISE_ERR_SIGNATURE);
    s.pk[check_below(2 * n)] ^= 1;
    agree(altered, len, text, m, NULL, LANEWISE_ERR_SIGNATURE);
    /* Another last byte of PK.root on both sides: all hashes agree, and only it is wrong. */
    subject_make(&s, set);
    s.pk[2 * n - 1] ^= 1, s.sk[4 * n - 1] ^= 1;
    CHECK_OK(subject_sign(&s, text, m, NULL));
    agree(s.signature, len, text, m, NULL, LANEWISE_ERR_SIGNATURE);
}

/* Context and every pre-hash function, computed here or by the caller. */
static void options(void) {
    uint8_t context[255], digest[64];
    subject_make(&s, LANEWISE_SLHDSA_SHAKE_128F);
    check_fill(context, sizeof context);
    for (int p = LANEWISE_SLHDSA_PURE; p <= LANEWISE_SLHDSA_SHAKE256; p++) {
        static const uint8_t bytes[] = {0, 32, 48, 64, 28, 28, 32, 28, 32, 48, 64, 32, 64};
        lanewise_slhdsa_options o = {.context = context,
                                     .context_bytes = check_below(256),
                                     .prehash = (lanewise_slhdsa_prehash)p,
                                     .deterministic = 1};
        if (bytes[p] == 28)
            continue; /* too weak */
        o.message_is_digest = p && p < LANEWISE_SLHDSA_SHA3_224;
        size_t len = o.message_is_digest ? bytes[p] : 777;
        CHECK_OK(subject_sign(&s, text, len, &o));
        agree(s.signature, s.info.signature_bytes, text, len, &o, LANEWISE_OK);
        if (!p)
            continue;
        check_fill(digest, sizeof digest);
        o.message_is_digest = 1;
        CHECK_OK(subject_sign(&s, digest, bytes[p], &o));
        agree(s.signature, s.info.signature_bytes, digest, bytes[p], &o, LANEWISE_OK);
        agree(s.signature, s.info.signature_bytes, digest, bytes[p] - 1u, &o, LANEWISE_ERR_LENGTH);
        agree(s.signature, s.info.signature_bytes, text, bytes[p] + 1u, &o, LANEWISE_ERR_LENGTH);
        digest[0] ^= 1;
        agree(s.signature, s.info.signature_bytes, digest, bytes[p], &o, LANEWISE_ERR_SIGNATURE);
    }
}

static int begin(int set, size_t pk, size_t r, const lanewise_slhdsa_options *o) {
    return lanewise_slhdsa_verifier_init(&v, (lanewise_slhdsa_set)set, s.pk, pk, s.signature, r, o);
}

static void refusals(void) {
    static const lanewise_slhdsa_options hashed = {.prehash = LANEWISE_SLHDSA_SHA2_256,
                                                   .message_is_digest = 1},
                                         unhashed = {.prehash = LANEWISE_SLHDSA_SHA2_256},
                                         weak = {.prehash = LANEWISE_SLHDSA_SHA3_224},
                                         digest = {.message_is_digest = 1},
                                         none = {.context_bytes = 1},
                                         far = {.prehash = (lanewise_slhdsa_prehash)99,
                                                .message_is_digest = 1},
                                         wide = {.context = text, .context_bytes = 256};
    const int set = LANEWISE_SLHDSA_SHAKE_128F;
    lanewise_slhdsa_verifier before;
    subject_make(&s, LANEWISE_SLHDSA_SHAKE_128F);
    CHECK_OK(subject_sign(&s, text, 5, NULL));
    for (int foreign = 0; foreign < 256; foreign++) { /* bytes that are no verifier */
        memset(&v, foreign, sizeof v);
        before = v;
        CHECK_STATUS(lanewise_slhdsa_verifier_message(&v, text, 1), LANEWISE_ERR_STATE);
        CHECK_STATUS(lanewise_slhdsa_verifier_signature(&v, text, 1), LANEWISE_ERR_STATE);
        CHECK_STATUS(lanewise_slhdsa_verifier_final(&v), LANEWISE_ERR_STATE);
        CHECK_BYTES(&v, &before, sizeof v, "bytes %d, which are no verifier, were changed",
                    foreign);
    }
    CHECK_STATUS(begin(0, 32, 16, NULL), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(begin(set, 31, 16, NULL), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(begin(set, 32, 15, NULL), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(begin(set, 32, 17, NULL), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(begin(set, 32, 16, &unhashed), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(begin(set, 32, 16, &weak), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(begin(set, 32, 16, &far), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(begin(set, 32, 16, &digest), LANEWISE_ERR_PARAMETER);
    CHECK_STATUS(begin(set, 32, 16, &none), LANEWISE_ERR_NULL);
    CHECK_STATUS(begin(set, 32, 16, &wide), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(begin(LANEWISE_SPHINCS_SHAKE_128F_SIMPLE, 32, 16, &hashed),
                 LANEWISE_ERR_PARAMETER);
    CHECK_STATUS(
        lanewise_slhdsa_verifier_init(&v, (lanewise_slhdsa_set)set, NULL, 32, text, 16, NULL),
        LANEWISE_ERR_NULL);
    CHECK_STATUS(
        lanewise_slhdsa_verifier_init(&v, (lanewise_slhdsa_set)set, s.pk, 32, NULL, 16, NULL),
        LANEWISE_ERR_NULL);
    CHECK_STATUS(
        lanewise_slhdsa_verifier_init(NULL, (lanewise_slhdsa_set)set, s.pk, 32, text, 16, NULL),
        LANEWISE_ERR_NULL);
    memset(&before, 0, sizeof before);
    CHECK_BYTES(&v, &before, sizeof v, "a refused init left a verifier");

    CHECK_OK(begin(set, 32, 16, NULL));
    CHECK_STATUS(lanewise_slhdsa_verifier_message(&v, NULL, 1), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_verifier_message(NULL, text, 1), LANEWISE_ERR_NULL);
    CHECK_OK(lanewise_slhdsa_verifier_message(&v, text, 5));
    CHECK_STATUS(lanewise_slhdsa_verifier_signature(&v, NULL, 1), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_verifier_signature(NULL, text, 1), LANEWISE_ERR_NULL);
    CHECK_OK(lanewise_slhdsa_verifier_signature(&v, NULL, 0));
    CHECK_STATUS(lanewise_slhdsa_verifier_message(&v, text, 1), LANEWISE_ERR_STATE);
    CHECK_OK(lanewise_slhdsa_verifier_signature(&v, s.signature + 16, s.info.signature_bytes - 16));
    CHECK_STATUS(lanewise_slhdsa_verifier_final(NULL), LANEWISE_ERR_NULL);
    CHECK_OK(lanewise_slhdsa_verifier_final(&v));
    memset(&before, 0, sizeof before);
    CHECK_BYTES(&v, &before, sizeof v, "the verifier was not wiped");
    CHECK_STATUS(lanewise_slhdsa_verifier_final(&v), LANEWISE_ERR_STATE);
    /* The message alone is no signature, and a long one stays too long. */
    CHECK_OK(begin(set, 32, 16, NULL));
    CHECK_OK(lanewise_slhdsa_verifier_message(&v, text, 5));
    CHECK_STATUS(lanewise_slhdsa_verifier_final(&v), LANEWISE_ERR_SIGNATURE);
    CHECK_OK(begin(set, 32, 16, NULL));
    CHECK_OK(lanewise_slhdsa_verifier_message(&v, text, 5));
    CHECK_OK(lanewise_slhdsa_verifier_signature(&v, s.signature + 16, s.info.signature_bytes - 16));
    CHECK_STATUS(lanewise_slhdsa_verifier_signature(&v, text, 1), LANEWISE_ERR_SIGNATURE);
    CHECK_STATUS(lanewise_slhdsa_verifier_signature(&v, text, 0), LANEWISE_ERR_SIGNATURE);
    CHECK_STATUS(lanewise_slhdsa_verifier_final(&v), LANEWISE_ERR_SIGNATURE);
    lanewise_slhdsa_verifier_wipe(NULL);
}

void suite_streaming(void) {
    check_fill(text, sizeof text);
    refusals();
    options();
    for (int set = FIRST_SET; set <= LAST_SET; set++)
        if (is_sampled((lanewise_slhdsa_set)set))
            one_set((lanewise_slhdsa_set)set, everything ? 100 : 1);
        else if (everything)
            one_set((lanewise_slhdsa_set)set, 20);
}
