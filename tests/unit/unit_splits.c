/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * How input and output are cut never matters: random splits, contexts copied in every phase,
 * unaligned buffers, output over input.
 */
#include "check.h"
#include "functions.h"

#include <string.h>

enum { MOST = 1500, OUT = 900, ROOM = MOST + OUT + 64 };

static uint8_t pool[ROOM], want[OUT], got[OUT], twin_got[OUT];

/* A piece of what is left: often small, sometimes nothing, sometimes a whole rate or everything. */
static size_t piece(size_t left, size_t rate) {
    size_t n;
    switch (check_below(5)) {
    case 0:
        n = check_below(9);
        break;
    case 1:
        n = rate - 1 + check_below(3);
        break;
    case 2:
        n = left;
        break;
    default:
        n = check_below(2 * rate);
    }
    return n < left ? n : left;
}

typedef struct run {
    lanewise_sponge s;
    size_t in, out;
} run;

static void go_on(run *r, const sponge_function *f, const uint8_t *in, size_t len, uint8_t *out,
                  size_t outlen, int steps) {
    while (steps--) {
        if (r->in < len) {
            size_t n = piece(len - r->in, f->rate);
            CHECK_OK(lanewise_sponge_absorb(&r->s, n ? in + r->in : NULL, n));
            r->in += n;
            if (r->in == len)
                CHECK_OK(lanewise_sponge_finalize(&r->s));
        } else {
            size_t n = piece(outlen - r->out, f->rate);
            CHECK_OK(lanewise_sponge_squeeze(&r->s, n ? out + r->out : NULL, n));
            r->out += n;
        }
    }
}

static void test_splits(const sponge_function *f) {
    for (size_t loop = check_loops(5000, 30); loop--;) {
        setting g = random_setting(f->takes);
        size_t len = awkward_length(f->rate, MOST - 1) + 1;
        size_t outlen = f->fixed ? f->fixed : awkward_length(f->rate, OUT);
        const uint8_t *in = pool + check_below(64);
        run r = {{{0}}, 0, 0}, twin;
        f->book(&g, want, outlen, in, len);
        CHECK_OK(f->init(&r.s, &g, outlen));
        int turn = (int)check_below(12);
        go_on(&r, f, in, len, got, outlen, turn);
        /* The copy first holds something else, to see that nothing of it is left. */
        memset(&twin, (int)check_below(256), sizeof twin);
        CHECK_OK(lanewise_sponge_copy(&twin.s, &r.s));
        twin.in = r.in, twin.out = r.out;
        memcpy(twin_got, got, r.out);
        while (r.in < len || r.out < outlen)
            go_on(&r, f, in, len, got, outlen, 1);
        CHECK_BYTES(got, want, outlen, "%s of %zu bytes, cut at random", f->name, len);
        while (twin.in < len || twin.out < outlen)
            go_on(&twin, f, in, len, twin_got, outlen, 1);
        CHECK_BYTES(twin_got, want, outlen, "%s: a copy at step %d", f->name, turn);
    }
}

/* One-shots may write over their input, wherever the two lie. */
static void test_overlap(const sponge_function *f) {
    static uint8_t room[ROOM];
    for (size_t loop = check_loops(2000, 15); loop--;) {
        setting g = random_setting(f->takes);
        size_t len = awkward_length(f->rate, MOST);
        size_t outlen = f->fixed ? f->fixed : awkward_length(f->rate, OUT);
        size_t at = check_below(ROOM - len + 1), to = check_below(ROOM - outlen + 1);
        if (loop % 3 == 0 && outlen <= ROOM - at)
            to = at;
        memcpy(room, pool, ROOM);
        f->book(&g, want, outlen, room + at, len);
        CHECK_OK(f->hash(&g, room + to, outlen, room + at, len));
        CHECK_BYTES(room + to, want, outlen, "%s in place: in %zu + %zu, out %zu + %zu", f->name,
                    at, len, to, outlen);
        CHECK(!memcmp(room, pool, to) &&
                  !memcmp(room + to + outlen, pool + to + outlen, ROOM - to - outlen),
              "%s wrote outside its output", f->name);
    }
}

/* Output as long as a few hundred blocks, taken byte by byte and at once. */
static void test_long_output(const sponge_function *f) {
    static uint8_t all[40000], part[40000];
    setting g = random_setting(f->takes);
    lanewise_sponge s;
    size_t n = check_scale >= 100 ? sizeof all : sizeof all / 8;
    f->book(&g, all, n, pool, 333);
    CHECK_OK(f->hash(&g, part, n, pool, 333));
    CHECK_BYTES(part, all, n, "%s: long output", f->name);
    memset(part, 0, n);
    CHECK_OK(f->init(&s, &g, n));
    CHECK_OK(lanewise_sponge_absorb(&s, pool, 333));
    CHECK_OK(lanewise_sponge_finalize(&s));
    for (size_t at = 0, len; at < n; at += len) {
        len = 1 + check_below(700);
        len = len < n - at ? len : n - at;
        CHECK_OK(lanewise_sponge_squeeze(&s, part + at, len));
    }
    CHECK_BYTES(part, all, n, "%s: long output in parts", f->name);
}

void suite_splits(void) {
    check_fill(pool, sizeof pool);
    for (size_t i = 0; i < SPONGES; i++) {
        test_splits(&sponge_functions[i]);
        test_overlap(&sponge_functions[i]);
        if (!sponge_functions[i].fixed)
            test_long_output(&sponge_functions[i]);
    }
}
