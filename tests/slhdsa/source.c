/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A message that is read several times gives the signature of the same message in memory, and one
 * that changes on the way none. */
#include "slhdsa.h"

#include <string.h>

enum { MOST = 3000, AT_ONCE = 700 };

static subject s;
static uint8_t text[MOST], expected[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES];

/* Gives `text` in random pieces; in the reading number `odd` (from 1 on) something else. */
typedef struct reader {
    uint8_t piece[AT_ONCE];
    size_t len, at;
    unsigned readings, odd;
    enum { SAME, OTHER_BYTE, SHORTER, LONGER, MOVED, FAILS, NO_PIECE } how;
    size_t place; /* of the odd byte, or of the failure */
} reader;

static int next(void *from, int first, lanewise_bytes *piece) {
    reader *r = from;
    if (first)
        r->readings++, r->at = 0;
    int odd = r->readings == r->odd;
    size_t end = r->len + (odd && r->how == LONGER) - (odd && r->how == SHORTER);
    size_t some = 1 + check_below(AT_ONCE), left = end - r->at, begin = r->at;
    piece->len = some < left ? some : left;
    piece->data = r->piece;
    for (size_t i = 0; i < piece->len; i++)
        r->piece[i] = text[(r->at + i + (odd && r->how == MOVED)) % r->len];
    r->at += piece->len;
    int hit = odd && r->place >= begin && (r->place < r->at || !left);
    if (hit && r->how == OTHER_BYTE)
        r->piece[r->place - begin] ^= 1;
    if (hit && r->how == NO_PIECE)
        *piece = (lanewise_bytes){NULL, 1};
    return hit && r->how == FAILS;
}

static int sign_from(reader *r, const lanewise_slhdsa_options *o) {
    const lanewise_slhdsa_source source = {next, r};
    return lanewise_slhdsa_sign_from(s.set, s.signature, s.info.signature_bytes, s.sk,
                                     s.info.private_bytes, &source, o, NULL, NULL);
}

static unsigned readings(int check) {
    return check == LANEWISE_SLHDSA_CHECK_FAULTS      ? 5
           : check == LANEWISE_SLHDSA_CHECK_ACCIDENTS ? 3
                                                      : 2;
}

static void same(size_t len, lanewise_slhdsa_options *o) {
    reader r = {.len = len};
    o->deterministic = 1;
    CHECK_OK(subject_sign(&s, text, len, o));
    memcpy(expected, s.signature, s.info.signature_bytes);
    memset(s.signature, 0xA5, sizeof s.signature);
    CHECK_OK(sign_from(&r, o));
    CHECK_BYTES(s.signature, expected, s.info.signature_bytes, "%s, %zu bytes", s.info.name, len);
    CHECK(r.readings == readings(o->check), "check %d: read %u times", o->check, r.readings);
    o->deterministic = 0;
    CHECK_OK(sign_from(&r, o));
    CHECK_OK(subject_verify(&s, text, len, o));
}

/* Every reading in every way: no signature is left. Where signing is slow, each in one way. */
static void changed(size_t len, lanewise_slhdsa_options *o) {
    for (int how = OTHER_BYTE; how <= NO_PIECE; how++)
        for (unsigned odd = 1; odd <= readings(o->check); odd++) {
            if (is_slow() && (how + odd + (unsigned)o->check) % (NO_PIECE - OTHER_BYTE + 1))
                continue;
            /* A first reading that differs from the second is no less odd; but the others agree
             * with it if it is not one of them. */
            reader r = {.len = len, .odd = odd, .how = how, .place = check_below(len)};
            int fails = how == FAILS, bad = how == NO_PIECE;
            size_t left = 0;
            memset(s.signature, 0xA5, sizeof s.signature);
            CHECK_STATUS(sign_from(&r, o), fails ? LANEWISE_ERR_CANCELLED
                                           : bad ? LANEWISE_ERR_NULL
                                                 : LANEWISE_ERR_MESSAGE);
            unsigned until = odd > 1 || fails || bad ? odd : 2;
            CHECK(r.readings == until, "way %d, reading %u: read %u times", how, odd, r.readings);
            for (size_t i = 0; i < s.info.signature_bytes; i++)
                left += s.signature[i] != 0;
            CHECK(!left, "way %d, reading %u: %zu bytes are left", how, odd, left);
        }
}

static int stop(void *data, size_t done, size_t count) {
    (void)count;
    *(size_t *)data = done;
    return 1;
}

static void refusals(void) {
    static uint8_t before[sizeof s];
    reader r = {.len = 1};
    const lanewise_slhdsa_source source = {next, &r}, none = {NULL, &r};
    lanewise_slhdsa_options o = {.prehash = LANEWISE_SLHDSA_SHAKE256}, digest = o,
                            check = {.check = 3};
    digest.message_is_digest = 1;
    size_t sig = s.info.signature_bytes, sk = s.info.private_bytes, done = 0;
    memcpy(before, &s, sizeof s);
#define SIGN(set, signature, bytes, key, key_bytes, source, o)                                     \
    lanewise_slhdsa_sign_from(set, signature, bytes, key, key_bytes, source, o, NULL, NULL)
    CHECK_STATUS(SIGN(s.set, NULL, sig, s.sk, sk, &source, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(SIGN(s.set, s.signature, sig, NULL, sk, &source, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(SIGN(s.set, s.signature, sig, s.sk, sk, NULL, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(SIGN(s.set, s.signature, sig, s.sk, sk, &none, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(SIGN(0, s.signature, sig, s.sk, sk, &source, NULL), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(SIGN(s.set, s.signature, sig - 1, s.sk, sk, &source, NULL), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(SIGN(s.set, s.signature, sig, s.sk, sk + 1, &source, NULL), LANEWISE_ERR_LENGTH);
    CHECK_STATUS(SIGN(s.set, s.signature, sig, s.sk, sk, &source, &o), LANEWISE_ERR_PARAMETER);
    CHECK_STATUS(SIGN(s.set, s.signature, sig, s.sk, sk, &source, &digest), LANEWISE_ERR_PARAMETER);
    CHECK_STATUS(SIGN(s.set, s.signature, sig, s.sk, sk, &source, &check), LANEWISE_ERR_PARAMETER);
#undef SIGN
    CHECK(!r.readings, "read %u times", r.readings);
    CHECK_BYTES(&s, before, sizeof s, "refusing changed something");
    CHECK_STATUS(
        lanewise_slhdsa_sign_from(s.set, s.signature, sig, s.sk, sk, &source, NULL, stop, &done),
        LANEWISE_ERR_CANCELLED);
    CHECK(done, "progress was not called");
    s.sk[sk - 1] ^= 1;
    check.check = LANEWISE_SLHDSA_CHECK_ACCIDENTS;
    CHECK_STATUS(sign_from(&r, &check), LANEWISE_ERR_KEY);
    s.sk[sk - 1] ^= 1;
    for (size_t i = 0; i < sig; i++)
        CHECK(!s.signature[i], "byte %zu of the signature is left", i);
}

void suite_source(void) {
    static const size_t lengths[] = {0, 1, 135, 136, 137, 1000, MOST};
    lanewise_slhdsa_options o = {.context = "ctx", .context_bytes = 3};
    check_fill(text, sizeof text);
    text[1] = (uint8_t)~text[0]; /* the ways to differ do */
    for (int set = FIRST_SET; set <= LAST_SET; set++) {
        if (!is_sampled((lanewise_slhdsa_set)set))
            continue;
        subject_make(&s, (lanewise_slhdsa_set)set);
        lanewise_slhdsa_options none = {.check = set % 3};
        same(MOST, &none);
    }
    subject_make(&s, LANEWISE_SLHDSA_SHAKE_128F);
    for (o.check = LANEWISE_SLHDSA_CHECK_NONE; o.check <= LANEWISE_SLHDSA_CHECK_ACCIDENTS;
         o.check++) {
        for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
            if (!is_slow() || (int)i % 3 == o.check)
                same(lengths[i], &o);
        changed(MOST, &o);
        changed(2, &o);
    }
    refusals();
}
