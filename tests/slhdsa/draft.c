/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Reads lines of draft.py, SET PK CONTEXT MESSAGE SIGNATURE in hexadecimal (- for nothing), and
 * asks a library with the sets of the draft of SP 800-230: each signature is valid by every way of
 * verification; no altered one is; and nothing signs with these sets.
 */
#include "check.h"
#include "lanewise/lanewise.h"
#include "slhdsa/stream.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MANY = 9, MOST = 14944, LINE = 2 * MOST + 1000, SETS = 3 };

static char line[LINE];
static lanewise_slhdsa_set set;
static lanewise_slhdsa_info info;
static uint8_t pk[LANEWISE_SLHDSA_MAX_PUBLIC_BYTES], message[100], context[100], sig[MOST + 1];
static size_t len;
static lanewise_slhdsa_options options;

static size_t bytes(const char *word, uint8_t *to, size_t room) {
    size_t n = 0;
    for (unsigned v; n < room && sscanf(word + 2 * n, "%2x", &v) == 1; n++)
        to[n] = (uint8_t)v;
    return n;
}

static int whole(size_t siglen) {
    return lanewise_slhdsa_verify(set, sig, siglen, pk, info.public_bytes, message, len, &options);
}

static int in_pieces(size_t siglen) {
    static lanewise_slhdsa_verifier v;
    size_t n = info.seed_bytes;
    CHECK_OK(lanewise_slhdsa_verifier_init(&v, set, pk, info.public_bytes, sig, n, &options));
    CHECK_OK(lanewise_slhdsa_verifier_message(&v, message, len / 3));
    CHECK_OK(lanewise_slhdsa_verifier_message(&v, message + len / 3, len - len / 3));
    for (size_t at = n, some; at < siglen; at += some) {
        some = 1 + check_below(700);
        some = some < siglen - at ? some : siglen - at;
        if (lanewise_slhdsa_verifier_signature(&v, sig + at, some) != LANEWISE_OK)
            break;
    }
    return lanewise_slhdsa_verifier_final(&v);
}

static void both(size_t siglen, int want, const char *what, size_t which) {
    int got = whole(siglen), pieces = in_pieces(siglen);
    CHECK(got == want && pieces == want, "%s, %s %zu: %d, in pieces %d, not %d", info.name, what,
          which, got, pieces, want);
}

/* One bit of each node of the signature, and what else is signed. */
static void altered(void) {
    size_t n = info.seed_bytes, last = info.signature_bytes;
    for (size_t node = 0; node < last / n; node++) {
        size_t at = node * n + check_below(n);
        uint8_t bit = (uint8_t)(1 << check_below(8));
        sig[at] ^= bit;
        both(last, LANEWISE_ERR_SIGNATURE, "node", node);
        sig[at] ^= bit;
    }
    for (size_t at = 0; at < info.public_bytes; at++) {
        pk[at] ^= 4;
        both(last, LANEWISE_ERR_SIGNATURE, "byte of the key", at);
        pk[at] ^= 4;
    }
    both(last - 1, LANEWISE_ERR_SIGNATURE, "bytes less:", 1);
    both(last - n, LANEWISE_ERR_SIGNATURE, "bytes less:", n);
    both(last + 1, LANEWISE_ERR_SIGNATURE, "bytes more:", 1);
    len--;
    both(last, LANEWISE_ERR_SIGNATURE, "a shorter message:", len);
    len++;
    message[len / 2] ^= 1;
    both(last, LANEWISE_ERR_SIGNATURE, "another message:", len);
    message[len / 2] ^= 1;
    options.context_bytes ^= 1;
    both(last, LANEWISE_ERR_SIGNATURE, "another context:", options.context_bytes);
    options.context_bytes ^= 1;
    both(last, LANEWISE_OK, "the right one again:", last);
}

static void many(void) {
    static uint8_t bad[MOST];
    lanewise_bytes sigs[MANY], messages[MANY];
    const void *keys[MANY];
    int results[MANY];
    memcpy(bad, sig, info.signature_bytes);
    bad[info.signature_bytes / 2] ^= 1;
    for (size_t i = 0; i < MANY; i++) {
        sigs[i] = (lanewise_bytes){i == 3 ? bad : sig, info.signature_bytes - (i == 6)};
        messages[i] = (lanewise_bytes){message, len};
        keys[i] = pk;
    }
    CHECK_STATUS(lanewise_slhdsa_verify_many(set, MANY, sigs, keys, info.public_bytes, messages,
                                             &options, results),
                 LANEWISE_ERR_SIGNATURE);
    for (size_t i = 0; i < MANY; i++)
        CHECK(results[i] == (i == 3 || i == 6 ? LANEWISE_ERR_SIGNATURE : LANEWISE_OK),
              "%s, %zu of many: %d", info.name, i, results[i]);
}

/* What a signature takes, for docs/slh-dsa.md; hashing of the message is not counted. */
static void count(const slh_set *s) {
    static uint8_t ends[SLH_MAX_ENDS];
    slh_probe probe = {0};
    slh_message m;
    uint8_t valid = 0;
    const slh_claim claim = {sig, pk, &m};
    CHECK_OK(lanewise_slh_message_form(&m, s, message, len, &options));
    CHECK_OK(lanewise_slh_verify(s, &claim, 1, ends, &valid, &probe));
    CHECK(valid && probe.used > s->k * (1u + s->a) + s->hp, "%s: %d", info.name, valid);
    printf("%s: %llu permutations\n", info.name, (unsigned long long)probe.used);
}

/* Whatever needs a secret key refuses the set, and leaves zeros. */
static void refusals(void) {
    static uint8_t key[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES], made[MOST], public_key[64];
    static const uint8_t zeros[MOST];
    static lanewise_slhdsa_key object;
    void *const to[] = {made};
    const lanewise_bytes one = {message, len};
    size_t n = info.seed_bytes, siglen = info.signature_bytes;
    memset(made, 1, sizeof made);
    memset(&object, 1, sizeof object);
#define REFUSED(call) CHECK_STATUS(lanewise_slhdsa_##call, LANEWISE_ERR_ALGORITHM)
    REFUSED(keygen(set, public_key, 2 * n, key, 4 * n, NULL));
    REFUSED(keygen_seed(set, public_key, 2 * n, key, 4 * n, zeros, 3 * n));
    REFUSED(check_key(set, key, 4 * n));
    REFUSED(sign(set, made, siglen, key, 4 * n, message, len, &options));
    CHECK_BYTES(made, zeros, siglen, "%s: what was not signed", info.name);
    REFUSED(sign_internal(set, made, siglen, key, 4 * n, message, len, NULL, 0));
    REFUSED(sign_many(set, 1, to, siglen, key, 4 * n, &one, &options, 1, NULL, NULL));
    REFUSED(key_generate(&object, set, NULL));
    REFUSED(key_from_private(&object, set, key, 4 * n));
    CHECK_BYTES(&object, zeros, sizeof object < MOST ? sizeof object : MOST, "%s, an object",
                info.name);
}

static void one_set(char **word) {
    const slh_set *s;
    unsigned digits, of_checksum = 1;
    CHECK_OK(lanewise_slhdsa_by_name(word[0], &set));
    CHECK_OK(lanewise_slhdsa_describe(set, &info));
    s = lanewise_slh_set(set);
    CHECK(!info.private_bytes && info.public_bytes == 2 * info.seed_bytes, "%s", info.name);
    /* FIPS 205 section 5, equations 5.2 and 5.3. */
    digits = 8u * s->n / s->lg_w;
    for (unsigned most = digits * slh_steps(s); most >>= s->lg_w;)
        of_checksum++;
    CHECK(slh_len(s) == digits + of_checksum, "%s: %u chains", info.name, slh_len(s));
    options = (lanewise_slhdsa_options){.context = context};
    CHECK(bytes(word[1], pk, sizeof pk) == info.public_bytes, "%s, the key", info.name);
    options.context_bytes = bytes(word[2], context, sizeof context);
    len = bytes(word[3], message, sizeof message);
    CHECK(bytes(word[4], sig, MOST) == info.signature_bytes, "%s, signature", info.name);
    altered();
    many();
    count(s);
    refusals();
}

int main(void) {
    unsigned sets = 0;
    check_begin(NULL);
    while (fgets(line, sizeof line, stdin)) {
        char *word[5] = {NULL};
        unsigned words = 0;
        for (char *w = strtok(line, " \n"); w && words < 5; w = strtok(NULL, " \n"))
            word[words++] = w;
        CHECK(words == 5, "%u words", words);
        if (words == 5)
            one_set(word), sets++;
    }
    CHECK(sets == SETS, "%u sets", sets);
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures != 0;
}
