/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The official cases of vectors.txt, by the public interface. */
#include "slhdsa.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST_WORDS = 10, LINE = 300000 };

static char line[LINE];

static unsigned nibble(char c) {
    return (unsigned)(c <= '9' ? c - '0' : c - 'a' + 10);
}

/* Decodes in place; returns the length. */
static size_t bytes(char *word) {
    size_t len = 0;
    if (!strcmp(word, "-"))
        return 0;
    for (; word[2 * len]; len++)
        word[len] = (char)(nibble(word[2 * len]) << 4 | nibble(word[2 * len + 1]));
    return len;
}

static lanewise_slhdsa_set set_of(const char *word) {
    char name[64];
    lanewise_slhdsa_set set = 0;
    snprintf(name, sizeof name, "SLH-DSA-SHAKE-%s", word);
    CHECK_OK(lanewise_slhdsa_by_name(name, &set));
    return set;
}

static void keygen(char **word) {
    subject s;
    lanewise_slhdsa_set set = set_of(word[1]);
    size_t len = bytes(word[2]), n = len / 3;
    CHECK(bytes(word[3]) == n, "PK.root");
    CHECK_OK(lanewise_slhdsa_keygen_seed(set, s.pk, 2 * n, s.sk, 4 * n, word[2], len));
    CHECK_BYTES(s.pk, word[2] + 2 * n, n, "PK.seed, %s", word[1]);
    CHECK_BYTES(s.pk + n, word[3], n, "PK.root, %s", word[1]);
    CHECK_BYTES(s.sk, word[2], 3 * n, "seeds in the secret key, %s", word[1]);
    CHECK_BYTES(s.sk + 3 * n, word[3], n, "PK.root in the secret key, %s", word[1]);
}

/* A source that gives the random bytes of a case. */
static int given(void *source, void *out, size_t len) {
    memcpy(out, source, len);
    return 0;
}

static lanewise_slhdsa_options options_of(char **word) {
    lanewise_slhdsa_options o = {0};
    o.context_bytes = bytes(word[1]);
    o.context = word[1];
    o.prehash = (lanewise_slhdsa_prehash)atoi(word[2]);
    o.message_is_digest = o.prehash && o.prehash < LANEWISE_SLHDSA_SHA3_224;
    return o;
}

static void sign(char **word) {
    static subject s;
    uint8_t sha[32];
    size_t n = bytes(word[2]) / 4, random = bytes(word[3]);
    lanewise_random source = {given, word[3]};
    s.set = set_of(word[1]);
    CHECK_OK(lanewise_slhdsa_describe(s.set, &s.info));
    memcpy(s.sk, word[2], 4 * n);
    memcpy(s.pk, word[2] + 2 * n, 2 * n);
    lanewise_slhdsa_options o = options_of(word + 4);
    size_t len = bytes(word[7]);
    o.deterministic = !random;
    o.random = random ? &source : NULL;
    if (!strcmp(word[4], "internal")) {
        CHECK_OK(lanewise_slhdsa_sign_internal(s.set, s.signature, s.info.signature_bytes, s.sk,
                                               4 * n, word[7], len, random ? word[3] : NULL,
                                               random ? n : 0));
        CHECK_OK(lanewise_slhdsa_verify_internal(s.set, s.signature, s.info.signature_bytes, s.pk,
                                                 2 * n, word[7], len));
    } else {
        CHECK_OK(subject_sign(&s, word[7], len, &o));
        CHECK_OK(subject_verify(&s, word[7], len, &o));
    }
    CHECK_OK(lanewise_sha3_256(sha, s.signature, s.info.signature_bytes));
    CHECK(bytes(word[8]) == 32, "SHA3-256");
    CHECK_BYTES(sha, word[8], 32, "signature, %s", word[1]);
}

static void verify(char **word) {
    lanewise_slhdsa_set set = set_of(word[1]);
    size_t keylen = bytes(word[2]);
    int want = strcmp(word[3], "valid") ? LANEWISE_ERR_SIGNATURE : LANEWISE_OK, got;
    lanewise_slhdsa_options o = options_of(word + 4);
    size_t len = bytes(word[7]), siglen = bytes(word[8]);
    if (!strcmp(word[4], "internal"))
        got = lanewise_slhdsa_verify_internal(set, word[8], siglen, word[2], keylen, word[7], len);
    else
        got = lanewise_slhdsa_verify(set, word[8], siglen, word[2], keylen, word[7], len, &o);
    CHECK(got == want, "verifying, %s: %d, not %d", word[1], got, want);
}

/* SPHINCS+ 3.1, of which there are no official cases: SHA3-256 of the signature that
 * BouncyCastle 1.77 makes of "known answer" with PK.seed as its random bytes, with the keys of
 * subject_make (oracle bouncycastle of tests/oracle/schemes). */
static void sphincs(void) {
    static const struct {
        lanewise_slhdsa_set set;
        const char *sha;
    } answers[] = {
        {LANEWISE_SPHINCS_SHAKE_128F_SIMPLE,
         "2298c0bd5f07da7a0be3df80578d8fac2d3ab9be706d0500d213d167081e41fb"},
        {LANEWISE_SPHINCS_SHAKE_128F_ROBUST,
         "de863d8cb46d70e8b1d57d66f21111eea0b52ef3f6b651072d36b790a9c7ad3a"},
        {LANEWISE_SPHINCS_SHAKE_192F_SIMPLE,
         "36a3b291ffa34d3497b4190e1d090e8e9b6b7072a1b486165c94b9a4f64e5513"},
        {LANEWISE_SPHINCS_SHAKE_192F_ROBUST,
         "4a809f487becf28342cbc88e1c1d75ba45be82f3519197338fdfa88911e56e3e"},
        {LANEWISE_SPHINCS_SHAKE_256F_SIMPLE,
         "453bd77f08bce679bd6086cc3d73215c82bfa1d00350dc2411f7ae71e4122caf"},
        {LANEWISE_SPHINCS_SHAKE_256F_ROBUST,
         "1a91a1c09a058b0380c8d3c08a9f5c07ce088bc3b31ff9e8dd83382c83ac9fc7"},
    };
    static const lanewise_slhdsa_options o = {.deterministic = 1};
    static subject s;
    /* Under a sanitizer or emulator the first two. */
    size_t count = check_scale && check_scale < 100 ? 2 : sizeof answers / sizeof answers[0];
    for (size_t i = 0; i < count; i++) {
        uint8_t sha[32];
        char want[65];
        strcpy(want, answers[i].sha);
        CHECK(bytes(want) == sizeof sha, "an answer of %zu bytes", sizeof sha);
        subject_make(&s, answers[i].set);
        CHECK_OK(subject_sign(&s, "known answer", 12, &o));
        CHECK_OK(lanewise_sha3_256(sha, s.signature, s.info.signature_bytes));
        CHECK_BYTES(sha, want, sizeof sha, "signature, %s", s.info.name);
        CHECK_OK(subject_verify(&s, "known answer", 12, NULL));
    }
}

void suite_vectors(void) {
    FILE *f = vectors_path ? fopen(vectors_path, "r") : NULL;
    size_t number = 0, every = 100 / (check_scale && check_scale < 100 ? check_scale : 100);
    CHECK(f, "--vectors FILE is missing or cannot be read");
    while (f && fgets(line, sizeof line, f)) {
        char *word[MOST_WORDS] = {NULL};
        unsigned words = 0;
        if (line[0] == '#')
            continue;
        for (char *w = strtok(line, " \n"); w && words < MOST_WORDS; w = strtok(NULL, " \n"))
            word[words++] = w;
        CHECK(words >= 4, "a line of %u words", words);
        if (words < 4 || number++ % every)
            continue;
        if (!strcmp(word[0], "keygen"))
            keygen(word);
        else if (!strcmp(word[0], "sign"))
            sign(word);
        else
            verify(word);
    }
    CHECK(number > 60, "%zu cases", number);
    sphincs();
    if (f)
        fclose(f);
}
