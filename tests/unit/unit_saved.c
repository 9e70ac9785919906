/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Saved computations: their bytes against the textbook's state, which knows no kernel and no
 * machine, computations that go on from them, and every first byte that is wrong.
 */
#include "check.h"
#include "functions.h"

#include <string.h>

enum { BYTES = LANEWISE_SPONGE_SAVED_BYTES, HEAD = 16, RATE = 4, PHASE = 7, POSITION = 8 };
static uint8_t data[1200], out[700], want[700], saved[BYTES], again[BYTES], other[BYTES];

/* Domain bits and first bit of the padding: FIPS 202 section 6, SP 800-185 section 3.3, RFC 9861.
 */
static uint8_t suffix_of(const sponge_function *f, const setting *set) {
    if (f->takes & TAKES_DOMAIN)
        return set->domain;
    if (f->takes & TAKES_NAME && set->name.len + set->custom.len)
        return 0x04;
    if (!strcmp(f->name, "Keccak-256"))
        return 0x01;
    return f->fixed ? 0x06 : 0x1F;
}

static uint8_t rounds_of(const sponge_function *f) {
    return f->takes & TAKES_DOMAIN ? 12 : 24;
}

/* The head that must be there; the state behind it too, if `b` is not NULL. */
static void expect(const sponge_function *f, const setting *set, uint8_t phase, size_t position,
                   const uint8_t *state) {
    uint8_t head[HEAD] = {'L', 'w', 's', 1, 0, 0, 0, phase, (uint8_t)position};
    head[RATE] = (uint8_t)f->rate;
    head[RATE + 1] = rounds_of(f);
    head[RATE + 2] = suffix_of(f, set);
    CHECK_BYTES(saved, head, HEAD, "%s: head in phase %d", f->name, phase);
    if (state)
        CHECK_BYTES(saved + HEAD, state, 200, "%s: state in phase %d", f->name, phase);
}

/* `s` begun anew with other input, and gone over to what was saved. */
static void go_on(const sponge_function *f, const setting *set, lanewise_sponge *s, size_t outlen) {
    memset(s, 0x3C, sizeof *s);
    CHECK_OK(f->init(s, set, outlen));
    CHECK_OK(lanewise_sponge_absorb(s, out, check_below(300)));
    CHECK_OK(lanewise_sponge_restore(s, saved, BYTES));
    CHECK_OK(lanewise_sponge_save(s, again, BYTES));
    CHECK_BYTES(again, saved, BYTES, "%s: saved again", f->name);
}

static void test_function(const sponge_function *f) {
    const setting set = random_setting(f->takes);
    const size_t outlen = f->fixed ? f->fixed : 1 + check_below(sizeof out - 1);
    const size_t first = awkward_length(f->rate, sizeof data / 2);
    const size_t rest = awkward_length(f->rate, sizeof data / 2), len = first + rest;
    const size_t part = check_below(outlen + 1);
    const int prefix = f->takes & TAKES_NAME && set.name.len + set.custom.len;
    lanewise_sponge s, t;
    lanewise_sponge_info info;
    book_sponge b;
    memset(&s, 0x3C, sizeof s); /* all of it is compared, also what no initialiser writes */
    check_fill(data, sizeof data);
    CHECK_OK(f->hash(&set, want, outlen, data, len));
    book_begin(&b, f->rate, rounds_of(f));

    CHECK_OK(f->init(&s, &set, outlen));
    CHECK_OK(lanewise_sponge_absorb(&s, data, first));
    t = s;
    CHECK_OK(lanewise_sponge_save(&s, saved, BYTES));
    CHECK_BYTES(&s, &t, sizeof s, "%s: the context after save", f->name);
    book_in(&b, data, first);
    expect(f, &set, 1, prefix ? saved[POSITION] : b.at, prefix ? NULL : b.state);
    lanewise_sponge_wipe(&s);
    go_on(f, &set, &s, outlen);

    CHECK_OK(lanewise_sponge_absorb(&s, data + first, rest));
    CHECK_OK(lanewise_sponge_finalize(&s));
    CHECK_OK(lanewise_sponge_save(&s, saved, BYTES));
    book_in(&b, data + first, rest);
    b.state[b.at] ^= suffix_of(f, &set); /* padded, and not permuted */
    b.state[f->rate - 1] ^= 0x80;
    expect(f, &set, 2, f->rate, prefix ? NULL : b.state);
    go_on(f, &set, &t, outlen);
    CHECK_OK(lanewise_sponge_squeeze(&t, out, outlen));
    CHECK_BYTES(out, want, outlen, "%s: saved before output", f->name);

    CHECK_OK(lanewise_sponge_squeeze(&s, out, part));
    CHECK_OK(lanewise_sponge_save(&s, saved, BYTES));
    if (part) {
        book_permute(b.state, rounds_of(f));
        b.at = 0;
        book_out(&b, out, part);
        expect(f, &set, 2, b.at, prefix ? NULL : b.state);
    }
    go_on(f, &set, &t, outlen);
    CHECK_OK(lanewise_sponge_describe(&t, &info));
    CHECK(info.squeezing && info.output_left == (f->fixed ? outlen - part : 0), "%s: %d left",
          f->name, (int)info.output_left);
    CHECK_OK(lanewise_sponge_squeeze(&t, out, outlen - part));
    CHECK_BYTES(out, want + part, outlen - part, "%s: saved after %zu bytes", f->name, part);
    if (f->fixed)
        CHECK_STATUS(lanewise_sponge_squeeze(&t, out, 1), LANEWISE_ERR_LENGTH);
}

/* What the header says of a saved computation whose byte `at` is `value`, for the function `f`. */
static int verdict(const sponge_function *f, const uint8_t *bytes) {
    const uint8_t position = bytes[POSITION];
    const size_t most = bytes[PHASE] == 1 ? f->rate - 1 : f->fixed ? f->fixed : f->rate;
    if (memcmp(bytes, "Lws\1", 4) != 0)
        return LANEWISE_ERR_PARAMETER;
    if (memcmp(bytes + RATE, other + RATE, 3) != 0)
        return LANEWISE_ERR_ALGORITHM;
    for (unsigned i = POSITION + 1; i < HEAD; i++)
        if (bytes[i])
            return LANEWISE_ERR_PARAMETER;
    if (bytes[PHASE] != 1 && bytes[PHASE] != 2)
        return LANEWISE_ERR_PARAMETER;
    if (bytes[PHASE] == 2 && !position)
        return LANEWISE_ERR_PARAMETER;
    if (position > most && !(bytes[PHASE] == 2 && position == f->rate))
        return LANEWISE_ERR_PARAMETER;
    return LANEWISE_OK;
}

/* Every value of every byte of the head, in both phases. */
static void test_wrong_bytes(const sponge_function *f) {
    static const setting plain = {.domain = 0x1F};
    lanewise_sponge s, kept;
    memset(&s, 0x3C, sizeof s);
    CHECK_OK(f->init(&s, &plain, 0));
    CHECK_OK(lanewise_sponge_absorb(&s, "abcde", 5));
    CHECK_OK(lanewise_sponge_save(&s, other, BYTES));
    for (unsigned i = 0; i < 2 * HEAD * 256; i++) {
        memcpy(saved, other, BYTES);
        saved[PHASE] = (uint8_t)(1 + i % 2);
        saved[i / 2 / 256] = (uint8_t)(i / 2);
        int is = verdict(f, saved);
        CHECK_OK(f->init(&s, &plain, 0));
        kept = s;
        CHECK_STATUS(lanewise_sponge_restore(&s, saved, BYTES), is);
        if (is != LANEWISE_OK) {
            CHECK_BYTES(&s, &kept, sizeof s, "%s: the context after bytes refused", f->name);
            continue;
        }
        CHECK_OK(lanewise_sponge_save(&s, again, BYTES));
        CHECK_BYTES(again, saved, BYTES, "%s: byte %u is %u", f->name, i / 2 / 256, i / 2 % 256);
    }
}

#define REFUSED(call, code)                                                                        \
    do {                                                                                           \
        kept = s;                                                                                  \
        memset(again, 0x3C, BYTES);                                                                \
        memset(other, 0x3C, BYTES);                                                                \
        CHECK_STATUS(call, code);                                                                  \
        CHECK_BYTES(again, other, BYTES, "output after " #call);                                   \
        CHECK_BYTES(&s, &kept, sizeof s, "context after " #call);                                  \
    } while (0)

static void test_refused(void) {
    lanewise_sponge s, kept;
    memset(&s, 0x3C, sizeof s);
    CHECK_OK(lanewise_sha3_256_init(&s));
    CHECK_OK(lanewise_sponge_save(&s, saved, BYTES));
    REFUSED(lanewise_sponge_save(NULL, again, BYTES), LANEWISE_ERR_NULL);
    REFUSED(lanewise_sponge_save(&s, NULL, BYTES), LANEWISE_ERR_NULL);
    REFUSED(lanewise_sponge_save(&s, again, BYTES - 1), LANEWISE_ERR_LENGTH);
    REFUSED(lanewise_sponge_save(&s, again, 0), LANEWISE_ERR_LENGTH);
    REFUSED(lanewise_sponge_restore(NULL, saved, BYTES), LANEWISE_ERR_NULL);
    REFUSED(lanewise_sponge_restore(&s, NULL, BYTES), LANEWISE_ERR_NULL);
    REFUSED(lanewise_sponge_restore(&s, NULL, 0), LANEWISE_ERR_LENGTH);
    REFUSED(lanewise_sponge_restore(&s, saved, BYTES - 1), LANEWISE_ERR_LENGTH);
    CHECK_OK(lanewise_keccak256_init(&s)); /* of the same rate */
    REFUSED(lanewise_sponge_restore(&s, saved, BYTES), LANEWISE_ERR_ALGORITHM);
    CHECK_OK(lanewise_sponge_finalize(&s));
    REFUSED(lanewise_sponge_restore(&s, saved, BYTES), LANEWISE_ERR_STATE);
    lanewise_sponge_wipe(&s);
    REFUSED(lanewise_sponge_save(&s, again, BYTES), LANEWISE_ERR_STATE);
    REFUSED(lanewise_sponge_restore(&s, saved, BYTES), LANEWISE_ERR_STATE);
    for (unsigned i = 0; i < SPONGES + TUPLES; i++) {
        const sponge_function *f = i < SPONGES ? &sponge_functions[i] : NULL;
        const setting set = random_setting(f ? f->takes : TAKES_CUSTOM);
        if (f && !(f->takes & TAKES_KEY))
            continue;
        CHECK_OK(f ? f->init(&s, &set, 32) : tuple_functions[i - SPONGES].init(&s, &set, 32));
        saved[RATE] = i % 2 ? 136 : 168; /* what its own would be, if it had one */
        saved[RATE + 2] = 0x04;
        REFUSED(lanewise_sponge_save(&s, again, BYTES), LANEWISE_ERR_ALGORITHM);
        REFUSED(lanewise_sponge_restore(&s, saved, BYTES), LANEWISE_ERR_ALGORITHM);
        CHECK_OK(lanewise_sponge_finalize(&s));
        REFUSED(lanewise_sponge_save(&s, again, BYTES), LANEWISE_ERR_ALGORITHM);
    }
}

void suite_saved(void) {
    for (unsigned i = 0; i < SPONGES; i++) {
        if (sponge_functions[i].takes & TAKES_KEY)
            continue;
        for (size_t repeat = 0, n = check_loops(40, 10); repeat < n; repeat++)
            test_function(&sponge_functions[i]);
        test_wrong_bytes(&sponge_functions[i]);
    }
    test_refused();
}
