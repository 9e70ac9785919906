/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* TupleHash: random tuples at once and in steps, and what must not be the same. */
#include "check.h"
#include "functions.h"

#include <string.h>

enum { ELEMENTS = 12, OUT = 300 };

static uint8_t pool[4096];

static void in_steps(lanewise_sponge *s, const lanewise_bytes *tuple, size_t count) {
    lanewise_sponge moved;
    for (size_t i = 0; i < count; i++) {
        const uint8_t *data = tuple[i].data;
        CHECK_OK(lanewise_tuplehash_element(s, tuple[i].len));
        for (size_t at = 0, n; at < tuple[i].len; at += n) {
            n = 1 + check_below(check_below(3) ? 300 : 4);
            n = n < tuple[i].len - at ? n : tuple[i].len - at;
            CHECK_OK(lanewise_sponge_absorb(s, data + at, n));
            if (check_below(6) == 0) { /* go on in a copy, in the middle of an element */
                CHECK_OK(lanewise_sponge_copy(&moved, s));
                lanewise_sponge_wipe(s);
                *s = moved;
            }
        }
        if (check_below(3) == 0)
            CHECK_OK(lanewise_sponge_absorb(s, NULL, 0));
    }
}

static void test_random(const tuple_function *f) {
    for (size_t loop = check_loops(6000, 30); loop--;) {
        lanewise_bytes tuple[ELEMENTS];
        book_string model[ELEMENTS];
        uint8_t got[OUT], want[OUT];
        setting g = random_setting(TAKES_CUSTOM);
        size_t count = check_below(ELEMENTS + 1), outlen = check_below(OUT + 1), first;
        lanewise_sponge s;
        for (size_t i = 0; i < count; i++) {
            model[i].len = tuple[i].len = awkward_length(f->bits == 128 ? 168 : 136, 600);
            tuple[i].data = tuple[i].len ? pool + check_below(sizeof pool - tuple[i].len) : NULL;
            model[i].data = tuple[i].data;
        }
        book_tuplehash(f->bits, f->xof, model, count, g.custom, want, outlen);
        CHECK_OK(f->hash(got, outlen, count ? tuple : NULL, count, g.custom.data, g.custom.len));
        CHECK_BYTES(got, want, outlen, "%s of %zu elements", f->name, count);
        memset(got, 0, sizeof got);
        CHECK_OK(f->init(&s, &g, outlen));
        in_steps(&s, tuple, count);
        CHECK_OK(lanewise_sponge_finalize(&s));
        first = check_below(outlen + 1);
        CHECK_OK(lanewise_sponge_squeeze(&s, got, first));
        CHECK_OK(lanewise_sponge_squeeze(&s, got + first, outlen - first));
        CHECK_BYTES(got, want, outlen, "%s of %zu elements in steps", f->name, count);
    }
}

/* A tuple hash that only joined its elements, or forgot the empty ones, would be of no use. */
static void test_distinct(const tuple_function *f) {
    static const lanewise_bytes tuples[][3] = {
        {{"ab", 2}, {"c", 1}, {"", 0}},
        {{"a", 1}, {"bc", 2}, {"", 0}},
        {{"", 0}, {"a", 1}, {"bc", 2}},
        {{"abc", 3}, {"", 0}, {"", 0}},
        {{"a", 1}, {"b", 1}, {"c", 1}},
        {{"", 0}, {"", 0}, {"", 0}},
        {{"a\x01\x08"
          "b",
          4},
         {"c", 1},
         {"", 0}},
    };
    enum { COUNT = sizeof tuples / sizeof tuples[0] };
    uint8_t out[4 * COUNT][32];
    for (size_t n = 0; n <= 3; n++)
        for (size_t i = 0; i < COUNT; i++)
            CHECK_OK(f->hash(out[n * COUNT + i], 32, tuples[i], n, "S", 1));
    for (size_t i = COUNT; i < 4 * COUNT; i++)
        CHECK(memcmp(out[0], out[i], 32), "%s: the empty tuple equals tuple %zu", f->name, i);
    for (size_t i = 0; i < COUNT; i++) {
        for (size_t j = 0; j < i; j++)
            CHECK(memcmp(out[3 * COUNT + i], out[3 * COUNT + j], 32), "%s: tuples %zu, %zu",
                  f->name, i, j);
        CHECK(memcmp(out[2 * COUNT + i], out[3 * COUNT + i], 32), "%s: an element is lost",
              f->name);
    }
}

/* Element lengths around the places where their encodings grow by a byte. */
static void test_lengths(const tuple_function *f) {
    static const size_t lengths[] = {0, 31, 32, 33, 167, 168, 169, 4095};
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
        for (size_t j = 0; j < sizeof lengths / sizeof lengths[0]; j++) {
            uint8_t got[33], want[33];
            lanewise_bytes tuple[2] = {{pool, lengths[i]}, {pool + 1, lengths[j]}};
            book_string model[2] = {{pool, lengths[i]}, {pool + 1, lengths[j]}};
            book_tuplehash(f->bits, f->xof, model, 2, (book_string){NULL, 0}, want, 33);
            CHECK_OK(f->hash(got, 33, tuple, 2, NULL, 0));
            CHECK_BYTES(got, want, 33, "%s of %zu and %zu bytes", f->name, lengths[i], lengths[j]);
        }
}

/* The output may lie over the elements. */
static void test_overlap(const tuple_function *f) {
    uint8_t room[600], want[200];
    for (size_t loop = check_loops(500, 5); loop--;) {
        size_t a = check_below(300), b = check_below(300), to = check_below(400);
        lanewise_bytes tuple[2] = {{room + a, 300}, {room + b, 250}};
        book_string model[2] = {{room + a, 300}, {room + b, 250}};
        memcpy(room, pool, sizeof room);
        book_tuplehash(f->bits, f->xof, model, 2, (book_string){room + a, 9}, want, 200);
        CHECK_OK(f->hash(room + to, 200, tuple, 2, room + a, 9));
        CHECK_BYTES(room + to, want, 200, "%s in place", f->name);
    }
}

void suite_tuples(void) {
    check_fill(pool, sizeof pool);
    for (size_t i = 0; i < TUPLES; i++) {
        test_random(&tuple_functions[i]);
        test_distinct(&tuple_functions[i]);
        test_lengths(&tuple_functions[i]);
        test_overlap(&tuple_functions[i]);
    }
}
