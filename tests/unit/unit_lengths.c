/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Every input length from 0 to 4096 and every output length to 700, for every sponge function. */
#include "check.h"
#include "functions.h"

#include <string.h>

enum { MOST = 4096, OUT = 700 };

static void test_inputs(const sponge_function *f, const uint8_t *end) {
    setting g = random_setting(f->takes);
    uint8_t got[256], want[256];
    for (size_t len = 0; len <= MOST; len++) {
        size_t near = (len + 1) % f->rate;
        if (check_scale < 100 && near > 2 && check_below(100) >= check_scale)
            continue;
        /* Against a fence: a read behind the message stops the test. */
        const uint8_t *in = end - len;
        size_t outlen = f->fixed ? f->fixed : 1 + len % 64;
        lanewise_sponge s;
        f->book(&g, want, outlen, in, len);
        memset(got, 0, sizeof got);
        CHECK_OK(f->hash(&g, got, outlen, in, len));
        CHECK_BYTES(got, want, outlen, "%s of %zu bytes", f->name, len);
        memset(got, 0, sizeof got);
        CHECK_OK(f->init(&s, &g, outlen));
        CHECK_OK(lanewise_sponge_absorb(&s, in, len));
        CHECK_OK(lanewise_sponge_finalize(&s));
        CHECK_OK(lanewise_sponge_squeeze(&s, got, outlen));
        CHECK_BYTES(got, want, outlen, "%s of %zu bytes in steps", f->name, len);
        if (f->algorithm && (!(f->takes & TAKES_DOMAIN) || g.domain == 0x1F)) {
            memset(got, 0, sizeof got);
            CHECK_OK(lanewise_hash(f->algorithm, got, outlen, in, len));
            CHECK_BYTES(got, want, outlen, "%s of %zu bytes by its number", f->name, len);
        }
    }
}

static void test_outputs(const sponge_function *f) {
    uint8_t *end, *start = check_fenced(OUT, &end), want[OUT], in[300];
    check_fill(in, sizeof in);
    for (size_t outlen = 0; outlen <= OUT; outlen++) {
        if (check_scale < 100 && (outlen + 1) % f->rate > 2 && check_below(100) >= check_scale)
            continue;
        setting g = random_setting(f->takes);
        size_t len = check_below(sizeof in + 1);
        f->book(&g, want, outlen, in, len);
        memset(start, 0xB7, (size_t)(end - start));
        CHECK_OK(f->hash(&g, end - outlen, outlen, in, len));
        CHECK_BYTES(end - outlen, want, outlen, "%s, %zu bytes out", f->name, outlen);
        CHECK(end[-(ptrdiff_t)outlen - 1] == 0xB7, "%s wrote before its output", f->name);
    }
}

/* One domain byte after the other, the lowest and highest among them. */
static void test_domains(void) {
    uint8_t in[200], got[40], want[40];
    check_fill(in, sizeof in);
    for (unsigned domain = 0x01; domain <= 0x7F; domain++)
        for (size_t len = 134; len < 170; len += 1 + domain % 3) {
            CHECK_OK(lanewise_turboshake128(got, sizeof got, in, len, (uint8_t)domain));
            book_hash(168, 12, (uint8_t)domain, in, len, want, sizeof want);
            CHECK_BYTES(got, want, sizeof want, "TurboSHAKE128, domain %02x", domain);
            CHECK_OK(lanewise_turboshake256(got, sizeof got, in, len, (uint8_t)domain));
            book_hash(136, 12, (uint8_t)domain, in, len, want, sizeof want);
            CHECK_BYTES(got, want, sizeof want, "TurboSHAKE256, domain %02x", domain);
        }
}

/* Keys and strings of every length to two rates and around 2^8 and 2^13 bytes, where the length
 * encodings grow. */
static void test_strings(void) {
    static uint8_t pool[9000];
    static const size_t long_ones[] = {31, 32, 33, 255, 256, 257, 8191, 8192, 8193, 9000};
    uint8_t got[64], want[64];
    check_fill(pool, sizeof pool);
    for (size_t i = 0; i < 350 + sizeof long_ones / sizeof long_ones[0]; i++) {
        size_t n = i < 350 ? i : long_ones[i - 350];
        if (check_scale < 100 && i < 350 && check_below(100) >= check_scale)
            continue;
        for (size_t j = 0; j < SPONGES; j++) {
            const sponge_function *f = &sponge_functions[j];
            for (unsigned what = TAKES_KEY; what <= TAKES_CUSTOM; what *= 2) {
                setting g = {{0}, {0}, {0}, 0x1F, 0, NULL};
                book_string *s = what == TAKES_KEY    ? &g.key
                                 : what == TAKES_NAME ? &g.name
                                                      : &g.custom;
                if (!(f->takes & what))
                    continue;
                s->data = pool + sizeof pool - n;
                s->len = n;
                f->book(&g, want, sizeof want, pool, i % 150);
                CHECK_OK(f->hash(&g, got, sizeof got, pool, i % 150));
                CHECK_BYTES(got, want, sizeof want, "%s, string %u of %zu bytes", f->name, what, n);
            }
        }
    }
}

/* A bound output length is encoded in bits: up to 2^67 of them, which need nine bytes. */
static void test_bound_lengths(void) {
    static const struct {
        size_t bytes;
        uint8_t encoded[10], n;
    } lengths[] = {
        {31, {0xF8, 1}, 2},
        {32, {0x01, 0x00, 2}, 3},
        {8192, {0x01, 0x00, 0x00, 3}, 4},
#if SIZE_MAX > 0xFFFFFFFF
        {((size_t)1 << 53) - 1, {0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xF8, 7}, 8},
        {(size_t)1 << 53, {0x01, 0, 0, 0, 0, 0, 0, 0, 8}, 9},
        {(size_t)1 << 61, {0x01, 0, 0, 0, 0, 0, 0, 0, 0, 9}, 10},
        {SIZE_MAX, {0x07, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xFF, 0xF8, 9}, 10},
#else
        {SIZE_MAX, {0x07, 0xFF, 0xFF, 0xFF, 0xF8, 5}, 6},
#endif
    };
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
        for (size_t len = 0; len < 140; len++) {
            uint8_t got[31], want[31], in[200] = {0};
            lanewise_sponge s;
            /* KMACXOF of the message with the encoded length in place of that of 0. */
            CHECK_OK(lanewise_kmac256_init(&s, "key", 3, "S", 1, lengths[i].bytes));
            CHECK_OK(lanewise_sponge_absorb(&s, in, len));
            CHECK_OK(lanewise_sponge_finalize(&s));
            CHECK_OK(lanewise_sponge_squeeze(&s, got, sizeof got));
            memcpy(in + len, lengths[i].encoded, lengths[i].n);
            book_sponge b;
            book_begin(&b, 136, 24);
            book_in(&b, "\x01\x88\x01\x20KMAC\x01\x08S", 11);
            while (b.at)
                book_in(&b, "", 1);
            book_in(&b, "\x01\x88\x01\x18key", 7);
            while (b.at)
                book_in(&b, "", 1);
            book_in(&b, in, len + lengths[i].n);
            book_end(&b, 0x04);
            book_out(&b, want, sizeof want);
            CHECK_BYTES(got, want, sizeof want, "KMAC256 bound to %zu bytes", lengths[i].bytes);
        }
}

void suite_lengths(void) {
    uint8_t *end, *message = check_fenced(MOST, &end);
    check_fill(message, MOST);
    for (size_t i = 0; i < SPONGES; i++) {
        test_inputs(&sponge_functions[i], end);
        if (!sponge_functions[i].fixed)
            test_outputs(&sponge_functions[i]);
    }
    test_domains();
    test_strings();
    test_bound_lengths();
}
