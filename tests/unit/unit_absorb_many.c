/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Contexts that absorb side by side against the model: any number of them, each with a message of
 * its own that comes in pieces of any lengths, from positions amid a block, beginning and ending at
 * different calls.
 */
#include "check.h"
#include "functions.h"

#include <string.h>

enum { MOST = 21, LEN = 5000, OUT = 80, POOL = 1 << 16 };

static uint8_t *pool, *pool_end;

/* How much of a message comes in the next call. */
static size_t next_piece(size_t left, size_t rate, unsigned how) {
    size_t n;
    switch (how % 4) {
    case 0: /* whole blocks, as they are fastest */
        n = rate * (1 + check_below(4));
        break;
    case 1:
        n = check_below(3) ? check_below(left + 1) : 0;
        break;
    case 2:
        n = awkward_length(rate, LEN);
        break;
    default:
        n = check_below(2) ? left : rate * 2;
    }
    return n < left ? n : left;
}

static void test_function(const sponge_function *f) {
    for (size_t loop = check_loops(400, 6); loop--;) {
        static lanewise_sponge contexts[MOST], kept[MOST];
        lanewise_sponge *order[MOST];
        lanewise_bytes in[MOST];
        const uint8_t *message[MOST];
        size_t length[MOST], done[MOST] = {0}, left = 0;
        size_t count = check_below(4) ? 1 + check_below(9) : check_below(MOST + 1);
        size_t outlen = f->fixed ? f->fixed : 1 + check_below(OUT), same = check_below(LEN + 1);
        setting g = random_setting(f->takes);
        unsigned equal = check_below(3) == 0;
        for (size_t i = 0; i < count; i++) {
            length[i] = equal            ? same
                        : check_below(2) ? check_below(LEN)
                                         : awkward_length(f->rate, LEN);
            message[i] =
                check_below(4) ? pool + check_below(POOL - length[i]) : pool_end - length[i];
            left += length[i];
            memset(&contexts[i], 0, sizeof contexts[i]);
            CHECK_OK(f->init(&contexts[i], &g, outlen));
        }
        for (unsigned calls = 0; left && calls < 10000; calls++) {
            unsigned how = (unsigned)check_below(4);
            for (size_t i = 0; i < count; i++) {
                in[i].len = next_piece(length[i] - done[i], f->rate, equal ? 0 : how);
                in[i].data = in[i].len ? message[i] + done[i] : NULL;
                done[i] += in[i].len, left -= in[i].len;
                order[i] = &contexts[i];
            }
            for (size_t i = count; i-- > 1;) { /* in any order */
                size_t j = check_below(i + 1);
                lanewise_sponge *s = order[i];
                lanewise_bytes b = in[i];
                order[i] = order[j], in[i] = in[j];
                order[j] = s, in[j] = b;
            }
            CHECK_OK(lanewise_sponge_absorb_many(count, order, in));
        }
        CHECK(!left, "%s: %zu bytes left", f->name, left);
        memcpy(kept, contexts, sizeof kept);
        CHECK_OK(lanewise_sponge_absorb_many(0, NULL, NULL));
        for (size_t i = 0; i < count; i++) {
            uint8_t got[OUT], want[OUT];
            f->book(&g, want, outlen, message[i], length[i]);
            memset(got, 0, sizeof got);
            CHECK_OK(lanewise_sponge_finalize(&contexts[i]));
            CHECK_OK(lanewise_sponge_squeeze(&contexts[i], got, outlen));
            CHECK_BYTES(got, want, outlen, "%s: context %zu of %zu, %zu bytes", f->name, i, count,
                        length[i]);
        }
    }
}

static void test_refused(void) {
    lanewise_sponge a, b, kept_a, kept_b;
    lanewise_sponge *two[2] = {&a, &b}, *missing[2] = {&a, NULL};
    uint8_t bytes[400] = {1}, out[32];
    lanewise_bytes in[2] = {{bytes, sizeof bytes}, {bytes, sizeof bytes}};
    lanewise_bytes bad[2] = {{bytes, sizeof bytes}, {NULL, 1}};
    memset(&a, 0, sizeof a); /* padding too: the contexts are compared whole */
    memset(&b, 0, sizeof b);
#define REFUSED(call, code)                                                                        \
    do {                                                                                           \
        kept_a = a, kept_b = b;                                                                    \
        int got_ = (call);                                                                         \
        CHECK(got_ == (code), #call ": %d", got_);                                                 \
        CHECK(!memcmp(&a, &kept_a, sizeof a) && !memcmp(&b, &kept_b, sizeof b),                    \
              #call " changed it");                                                                \
    } while (0)
    CHECK_OK(lanewise_sha3_256_init(&a));
    CHECK_OK(lanewise_sha3_256_init(&b));
    REFUSED(lanewise_sponge_absorb_many(2, NULL, in), LANEWISE_ERR_NULL);
    REFUSED(lanewise_sponge_absorb_many(2, two, NULL), LANEWISE_ERR_NULL);
    REFUSED(lanewise_sponge_absorb_many(2, missing, in), LANEWISE_ERR_NULL);
    REFUSED(lanewise_sponge_absorb_many(2, two, bad), LANEWISE_ERR_NULL);
    /* Another function of the same rate and rounds may take part. */
    CHECK_OK(lanewise_shake256_init(&b));
    CHECK_OK(lanewise_sponge_absorb_many(2, two, in));
    CHECK_OK(lanewise_shake128_init(&b));
    REFUSED(lanewise_sponge_absorb_many(2, two, in), LANEWISE_ERR_ALGORITHM);
    CHECK_OK(lanewise_turboshake256_init(&b, 0x1F));
    REFUSED(lanewise_sponge_absorb_many(2, two, in), LANEWISE_ERR_ALGORITHM);
    CHECK_OK(lanewise_tuplehash256_init(&b, NULL, 0, 32));
    REFUSED(lanewise_sponge_absorb_many(2, two, in), LANEWISE_ERR_ALGORITHM);
    CHECK_OK(lanewise_sha3_256_init(&b));
    CHECK_OK(lanewise_sponge_finalize(&b));
    REFUSED(lanewise_sponge_absorb_many(2, two, in), LANEWISE_ERR_STATE);
    CHECK_OK(lanewise_sponge_squeeze(&b, out, 32));
    lanewise_sponge_wipe(&b);
    REFUSED(lanewise_sponge_absorb_many(2, two, in), LANEWISE_ERR_STATE);
#undef REFUSED
}

void suite_absorb_many(void) {
    pool = check_fenced(POOL, &pool_end);
    check_fill(pool, POOL);
    for (size_t i = 0; i < SPONGES; i++)
        test_function(&sponge_functions[i]);
    test_refused();
}
