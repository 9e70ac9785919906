/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Many inputs at once: any number of them, equal and unequal lengths, any order in memory, output
 * over input, and continuing from a context that has a key or a prefix.
 */
#include "check.h"
#include "functions.h"

#include <string.h>

enum { MOST = 40, LEN = 1200, OUT = 700, POOL = 1 << 16 };

static uint8_t *pool, *pool_end;
static uint8_t outputs[MOST][OUT + 16];

typedef struct batch {
    size_t count, outlen;
    lanewise_bytes in[MOST];
    void *out[MOST];
} batch;

/* The way lengths are spread decides which lanes run dry when. */
static void fill_batch(batch *b, size_t rate, size_t most, unsigned how) {
    size_t same = awkward_length(rate, most);
    for (size_t i = 0; i < b->count; i++) {
        size_t n;
        switch (how % 5) {
        case 0:
            n = same;
            break;
        case 1:
            n = awkward_length(rate, most);
            break;
        case 2: /* same number of blocks, another last one */
            n = rate * (most / rate / 2) + check_below(rate);
            break;
        case 3: /* one long among short ones */
            n = i == b->count / 2 ? most : check_below(40);
            break;
        default:
            n = check_below(3) ? check_below(most + 1) : 0;
            if (most > 2 * LANEWISE_KT_CHUNK_BYTES && check_below(2))
                n = LANEWISE_KT_CHUNK_BYTES * (1 + check_below(2)) - 2 + check_below(5);
        }
        n = n > most ? most : n;
        b->in[i].len = n;
        b->in[i].data = !n ? NULL : check_below(4) ? pool + check_below(POOL - n) : pool_end - n;
        memset(outputs[i], 0x99, sizeof outputs[i]);
        b->out[i] = b->outlen ? outputs[i] + check_below(16) : NULL;
    }
    /* Outputs in another order than inputs. */
    for (size_t i = b->count; b->outlen && i-- > 1;) {
        size_t j = check_below(i + 1);
        void *other = b->out[i];
        b->out[i] = b->out[j];
        b->out[j] = other;
    }
}

static void look(const batch *b, uint8_t want[MOST][OUT], const char *name) {
    for (size_t i = 0; i < b->count; i++)
        CHECK_BYTES(b->out[i], want[i], b->outlen, "%s: message %zu of %zu, %zu bytes", name, i,
                    b->count, b->in[i].len);
    size_t spoilt = 0;
    for (size_t i = 0; i < b->count; i++) /* each row held one output and the rest is as it was */
        for (size_t j = 0; j < OUT + 16; j++) {
            const uint8_t *p = &outputs[i][j], *row = NULL;
            for (size_t k = 0; k < b->count; k++)
                if ((uint8_t *)b->out[k] >= outputs[i] && (uint8_t *)b->out[k] < outputs[i] + 16)
                    row = b->out[k];
            if (row && (p < row || p >= row + b->outlen))
                spoilt += *p != 0x99;
            if (!check_below(3))
                j += 3;
        }
    CHECK(!spoilt, "%s wrote outside its outputs", name);
}

static void book(const sponge_function *f, const tree_function *t, const setting *g,
                 const lanewise_bytes *in, uint8_t *out, size_t outlen) {
    if (f)
        f->book(g, out, outlen, in->data, in->len);
    else
        t->book(g, out, outlen, in->data, in->len);
}

static void test_algorithm(lanewise_algorithm algorithm, const sponge_function *f,
                           const tree_function *t) {
    static uint8_t want[MOST][OUT];
    const char *name = f ? f->name : t->name;
    setting g = {{0}, {0}, {0}, 0x1F, 0, NULL};
    size_t rate = f ? f->rate : t->bits == 128 ? 168 : 136, most = LEN;
    for (size_t count = 0; count <= MOST; count++)
        for (unsigned how = 0; how < 5; how++) {
            batch b = {count, 0, {{0}}, {0}};
            if (check_scale < 100 && check_below(100) >= check_scale + 5)
                continue;
            /* Some tree inputs of two or three chunks; mostly short ones, as for the sponges. */
            most = t && how == 4 ? 20000 : LEN;
            b.outlen = f && f->fixed ? f->fixed : awkward_length(rate, OUT);
            fill_batch(&b, rate, most, how);
            for (size_t i = 0; i < count; i++)
                book(f, t, &g, &b.in[i], want[i], b.outlen);
            CHECK_OK(lanewise_hash_many(algorithm, count, count ? b.in : NULL, count ? b.out : NULL,
                                        b.outlen));
            look(&b, want, name);
        }
}

/* out[i] over in[i], wherever it begins. */
static void test_in_place(lanewise_algorithm algorithm, const sponge_function *f,
                          const tree_function *t) {
    static uint8_t want[MOST][OUT], room[MOST][LEN + OUT];
    setting g = {{0}, {0}, {0}, 0x1F, 0, NULL};
    for (size_t loop = check_loops(100, 3); loop--;) {
        batch b = {1 + check_below(MOST), 0, {{0}}, {0}};
        b.outlen = f && f->fixed ? f->fixed : 1 + check_below(OUT);
        for (size_t i = 0; i < b.count; i++) {
            check_fill(room[i], sizeof room[i]);
            b.in[i].len = check_below(LEN + 1);
            b.in[i].data = room[i] + check_below(LEN + OUT - b.in[i].len + 1);
            b.out[i] = room[i] + check_below(LEN + OUT - b.outlen + 1);
            book(f, t, &g, &b.in[i], want[i], b.outlen);
        }
        CHECK_OK(lanewise_hash_many(algorithm, b.count, b.in, b.out, b.outlen));
        for (size_t i = 0; i < b.count; i++)
            CHECK_BYTES(b.out[i], want[i], b.outlen, "%s in place", f ? f->name : t->name);
    }
}

static void test_many_short(lanewise_algorithm algorithm, const sponge_function *f) {
    enum { COUNT = 1000 };
    static lanewise_bytes in[COUNT];
    static void *out[COUNT];
    static uint8_t got[COUNT][64], want[64];
    setting g = {{0}, {0}, {0}, 0x1F, 0, NULL};
    size_t outlen = f->fixed ? f->fixed : 32;
    for (size_t i = 0; i < COUNT; i++) {
        in[i].len = check_below(2 * f->rate);
        in[i].data = pool + check_below(POOL - in[i].len);
        out[i] = got[i];
    }
    CHECK_OK(lanewise_hash_many(algorithm, COUNT, in, out, outlen));
    for (size_t i = 0; i < COUNT; i++) {
        f->book(&g, want, outlen, in[i].data, in[i].len);
        CHECK_BYTES(got[i], want, outlen, "%s: message %zu of many", f->name, i);
    }
}

/* From a context with a prefix: every function that can start one, the prefix of any length. */
static void test_start(const sponge_function *f) {
    static uint8_t want[MOST][OUT], message[LEN + 1300];
    for (size_t loop = check_loops(1500, 12); loop--;) {
        batch b = {check_below(4) ? check_below(20) : check_below(MOST + 1), 0, {{0}}, {0}};
        setting g = random_setting(f->takes);
        size_t prefix = check_below(4) ? awkward_length(f->rate, 1300) : 0, cut;
        lanewise_sponge s, kept;
        memset(&s, 0, sizeof s); /* an initialiser need not set what it does not use */
        b.outlen = f->fixed ? f->fixed : awkward_length(f->rate, OUT);
        fill_batch(&b, f->rate, LEN, (unsigned)loop);
        CHECK_OK(f->init(&s, &g, b.outlen));
        memcpy(message, pool + loop, prefix);
        cut = check_below(prefix + 1);
        CHECK_OK(lanewise_sponge_absorb(&s, message, cut));
        CHECK_OK(lanewise_sponge_absorb(&s, message + cut, prefix - cut));
        for (size_t i = 0; i < b.count; i++) {
            if (b.in[i].len)
                memcpy(message + prefix, b.in[i].data, b.in[i].len);
            f->book(&g, want[i], b.outlen, message, prefix + b.in[i].len);
        }
        kept = s;
        CHECK_OK(lanewise_sponge_finish_many(&s, b.count, b.count ? b.in : NULL,
                                             b.count ? b.out : NULL, b.outlen));
        look(&b, want, f->name);
        CHECK_BYTES(&s, &kept, sizeof s, "%s: the start after lanewise_sponge_finish_many",
                    f->name);
        if (b.count) { /* and the start still works by itself */
            uint8_t alone[OUT];
            CHECK_OK(lanewise_sponge_absorb(&s, b.in[0].data, b.in[0].len));
            CHECK_OK(lanewise_sponge_finalize(&s));
            CHECK_OK(lanewise_sponge_squeeze(&s, alone, b.outlen));
            CHECK_BYTES(alone, want[0], b.outlen, "%s: the start used afterwards", f->name);
        }
    }
}

void suite_many(void) {
    pool = check_fenced(POOL, &pool_end);
    check_fill(pool, POOL);
    for (size_t i = 0; i < SPONGES; i++) {
        const sponge_function *f = &sponge_functions[i];
        if (f->algorithm) {
            test_algorithm(f->algorithm, f, NULL);
            test_in_place(f->algorithm, f, NULL);
            test_many_short(f->algorithm, f);
        }
        test_start(f);
    }
    for (size_t i = 0; i < TREES; i++)
        if (tree_functions[i].algorithm) {
            test_algorithm(tree_functions[i].algorithm, NULL, &tree_functions[i]);
            test_in_place(tree_functions[i].algorithm, NULL, &tree_functions[i]);
        }
}
