/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Contexts begun by algorithm, the digest that leaves a context as it was, and what one is amid. */
#include "check.h"
#include "functions.h"

#include <string.h>

static uint8_t data[1000], out[300], want[300], untouched[300];

#define REFUSED(call, code)                                                                        \
    do {                                                                                           \
        memset(out, 0x3C, sizeof out);                                                             \
        CHECK_STATUS(call, code);                                                                  \
        CHECK_BYTES(out, untouched, sizeof out, "output after " #call);                            \
    } while (0)

static void test_digest(const sponge_function *f) {
    setting set = random_setting(f->takes);
    size_t outlen = f->fixed ? f->fixed : 1 + check_below(sizeof out - 1), len = 0;
    int bound = f->fixed || f->takes & BINDS_LENGTH;
    lanewise_sponge s, kept;
    lanewise_sponge_info info;
    check_fill(data, sizeof data);
    memset(&s, 0x3C, sizeof s); /* a context has bytes that none writes */
    CHECK_OK(f->init(&s, &set, outlen));
    for (unsigned part = 0; part < 4; part++) {
        size_t more = awkward_length(f->rate, (sizeof data - len) / 2);
        CHECK_OK(lanewise_sponge_absorb(&s, data + len, more));
        len += more;
        kept = s;
        CHECK_OK(f->hash(&set, want, outlen, data, len));
        CHECK_OK(lanewise_sponge_digest(&s, out, outlen));
        CHECK_BYTES(out, want, outlen, "%s: digest of %zu bytes", f->name, len);
        CHECK_BYTES(&s, &kept, sizeof s, "%s: the context after a digest", f->name);
    }
    REFUSED(lanewise_sponge_digest(&s, NULL, outlen), LANEWISE_ERR_NULL);
    REFUSED(lanewise_sponge_digest(NULL, out, outlen), LANEWISE_ERR_NULL);
    if (bound) {
        REFUSED(lanewise_sponge_digest(&s, out, outlen - 1), LANEWISE_ERR_LENGTH);
        REFUSED(lanewise_sponge_digest(&s, out, outlen + 1), LANEWISE_ERR_LENGTH);
    }
    CHECK_OK(lanewise_sponge_describe(&s, &info));
    CHECK(info.rate_bytes == f->rate && info.extendable == !bound && !info.squeezing, "%s",
          f->name);
    CHECK(info.output_left == (bound ? outlen : 0), "%s: %d left", f->name, (int)info.output_left);
    CHECK(info.rounds == (strncmp(f->name, "Turbo", 5) ? 24u : 12u), "%s: rounds", f->name);
    CHECK_OK(lanewise_sponge_finalize(&s));
    CHECK_OK(lanewise_sponge_squeeze(&s, out, 1));
    CHECK(out[0] == want[0], "%s: the context went on to something else", f->name);
    CHECK_OK(lanewise_sponge_describe(&s, &info));
    CHECK(info.squeezing && info.output_left == (bound ? outlen - 1 : 0), "%s: after a byte",
          f->name);
    REFUSED(lanewise_sponge_digest(&s, out, outlen), LANEWISE_ERR_STATE);
    lanewise_sponge_wipe(&s);
    REFUSED(lanewise_sponge_digest(&s, out, outlen), LANEWISE_ERR_STATE);
    CHECK_STATUS(lanewise_sponge_describe(&s, &info), LANEWISE_ERR_STATE);
}

static void test_by_algorithm(const sponge_function *f) {
    static const setting plain = {.domain = 0x1F};
    size_t outlen = f->fixed ? f->fixed : 77;
    lanewise_sponge s;
    CHECK_OK(lanewise_sponge_init(&s, f->algorithm));
    CHECK_OK(lanewise_sponge_absorb(&s, data, 200));
    CHECK_OK(lanewise_sponge_digest(&s, out, outlen));
    CHECK_OK(f->hash(&plain, want, outlen, data, 200));
    CHECK_BYTES(out, want, outlen, "%s by its number", f->name);
}

static void test_refused(void) {
    lanewise_sponge s, kept;
    memset(&s, 0x3C, sizeof s);
    kept = s;
    for (unsigned a = 0; a < 20; a++)
        if (!a || a >= LANEWISE_KT128)
            CHECK_STATUS(lanewise_sponge_init(&s, a), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_sponge_init(&s, UINT32_MAX), LANEWISE_ERR_ALGORITHM);
    CHECK_BYTES(&s, &kept, sizeof s, "a context after an unknown algorithm");
    CHECK_STATUS(lanewise_sponge_init(NULL, LANEWISE_SHA3_256), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_sponge_describe(&s, NULL), LANEWISE_ERR_NULL);
    CHECK_OK(lanewise_tuplehash128_init(&s, NULL, 0, 32));
    CHECK_OK(lanewise_tuplehash_element(&s, 3));
    REFUSED(lanewise_sponge_digest(&s, out, 32), LANEWISE_ERR_STATE);
    CHECK_OK(lanewise_sponge_absorb(&s, "abc", 3));
    CHECK_OK(lanewise_sponge_digest(&s, out, 32));
    CHECK_OK(lanewise_tuplehash128(want, 32, &(lanewise_bytes){"abc", 3}, 1, NULL, 0));
    CHECK_BYTES(out, want, 32, "digest of a tuple");
}

void suite_context(void) {
    memset(untouched, 0x3C, sizeof untouched);
    lanewise_init();
    for (unsigned i = 0; i < SPONGES; i++) {
        for (unsigned repeat = 0; repeat < 10; repeat++)
            test_digest(&sponge_functions[i]);
        if (sponge_functions[i].algorithm)
            test_by_algorithm(&sponge_functions[i]);
    }
    test_refused();
}
