/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * KT128, KT256 and ParallelHash: every number of chunks from none to many with a byte more and
 * less, cut at random, copied in every phase, on one thread and on several.
 */
#include "check.h"
#include "functions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { CHUNK = LANEWISE_KT_CHUNK_BYTES, MOST = 70 * CHUNK, OUT = 700 };

static uint8_t *pool; /* MOST bytes, then a fence */

static void compare(const tree_function *f, const setting *g, size_t len, size_t outlen,
                    size_t from) {
    uint8_t got[OUT], want[OUT];
    const uint8_t *in = pool + (from < MOST - len ? from : MOST - len);
    f->book(g, want, outlen, in, len);
    memset(got, 0, sizeof got);
    CHECK_OK(f->hash(g, got, outlen, in, len));
    CHECK_BYTES(got, want, outlen, "%s of %zu bytes, custom %zu, block %zu", f->name, len,
                g->custom.len, f->is_kt ? CHUNK : g->block);
    if (f->algorithm && !g->custom.len) {
        memset(got, 0, sizeof got);
        CHECK_OK(lanewise_hash(f->algorithm, got, outlen, in, len));
        CHECK_BYTES(got, want, outlen, "%s of %zu bytes by its number", f->name, len);
    }
}

/* Message, custom string and its encoded length together decide the number of chunks of a KT. */
static void test_kt_lengths(const tree_function *f) {
    static const size_t chunks[] = {0,  1,  2,  3,  4,  5,  6,  7,  8,  9,  10, 11, 12, 13, 14,
                                    15, 16, 17, 18, 23, 24, 25, 31, 32, 33, 40, 41, 57, 65};
    static const size_t customs[] = {0, 1, 41, 255, 256, 8190, 8193, 20000};
    for (size_t c = 0; c < sizeof customs / sizeof customs[0]; c++)
        for (size_t i = 0; i < sizeof chunks / sizeof chunks[0]; i++)
            for (int by = -4; by <= 4; by++) {
                setting g = {{0}, {0}, {pool + 77, customs[c]}, 0, 0, NULL};
                size_t len = chunks[i] * CHUNK;
                if ((by < 0 && len < (size_t)-by) ||
                    ((c || check_scale < 100) && check_below(chunks[i] < 10 ? 6 : 20)))
                    continue;
                len += (size_t)by;
                /* Half of them so that the whole string, not the message, meets the boundary. */
                if ((by & 1) && len > customs[c] + 2)
                    len -= customs[c] + (customs[c] > 255 ? 3 : customs[c] ? 2 : 1);
                compare(f, &g, len, 1 + check_below(80), i % 2 ? MOST : check_below(64));
            }
    for (size_t len = 0; len <= 3 * CHUNK; len += 1 + check_below(check_scale < 100 ? 900 : 90)) {
        setting g = random_setting(TAKES_CUSTOM);
        compare(f, &g, len, check_below(OUT + 1), MOST);
    }
}

/*
 * What follows the last whole chunk, at every multiple of the rate with a byte more and less, with
 * one to ten chunks before it and custom strings that end in the first or the second block of the
 * padded end, begin a block of their own, or reach over the end of the chunk.
 */
static void test_kt_tails(const tree_function *f) {
    size_t rate = f->bits == 128 ? 168 : 136, round = 0;
    static const size_t customs[] = {0, 0, 1, 30, 0, 100, 133, 0, 135, 167, 170, 1000};
    for (size_t chunks = 1; chunks <= 10; chunks++)
        for (size_t blocks = 0; blocks <= CHUNK / rate + 1; blocks++)
            for (int by = -1; by <= 1; by++) {
                size_t tail = blocks * rate, custom = customs[round++ % 12];
                if ((!tail && by < 0) || tail + (size_t)by >= CHUNK + 3 ||
                    (check_scale < 100 && check_below(100) >= check_scale + 10))
                    continue;
                tail += (size_t)by;
                if (check_below(3) == 0) /* the whole string meets it, not the message */
                    tail -= tail > custom + 2 ? custom + (custom > 255 ? 3 : custom ? 2 : 1) : 0;
                setting g = {{0}, {0}, {pool + 5, custom}, 0, 0, NULL};
                compare(f, &g, chunks * CHUNK + tail, 32, round % 2 ? MOST : 0);
            }
}

static void test_block_sizes(const tree_function *f) {
    static const size_t blocks[] = {1,   2,   7,   8,   135,  136,  137,
                                    167, 168, 169, 336, 1000, 4096, 8192};
    for (size_t b = 0; b < sizeof blocks / sizeof blocks[0]; b++)
        for (size_t n = 0; n <= 35; n++)
            for (int by = -1; by <= 1; by++) {
                setting g = random_setting(TAKES_CUSTOM);
                size_t len = n * blocks[b];
                if ((!n && by < 0) ||
                    (n * blocks[b] > 20000 && check_below(check_scale < 100 ? 12 : 4)))
                    continue;
                if (check_scale < 100 && check_below(4))
                    continue;
                g.block = blocks[b];
                compare(f, &g, len + (size_t)by, 1 + check_below(80), n % 2 ? MOST : 3 * n);
            }
    for (size_t loop = check_loops(1500, 15); loop--;) {
        setting g = random_setting(TAKES_CUSTOM);
        g.block = 1 + check_below(700);
        compare(f, &g, check_below(12000), check_below(OUT + 1), MOST);
    }
    setting g = random_setting(TAKES_CUSTOM);
    static const size_t huge[] = {100000, (size_t)1 << 20,
                                  SIZE_MAX / 2 < 0xFFFFFFFF ? SIZE_MAX / 2 : 0x100000000,
                                  SIZE_MAX / 8, SIZE_MAX};
    for (size_t i = 0; i < sizeof huge / sizeof huge[0]; i++) {
        /* A block longer than any input: one short block, and its size is only encoded. */
        g.block = huge[i];
        compare(f, &g, 0, 32, 0);
        compare(f, &g, 1, 32, 0);
        compare(f, &g, 99999, 32, 0);
    }
}

static size_t piece(size_t left, size_t unit) {
    size_t n;
    switch (check_below(6)) {
    case 0:
        n = check_below(9);
        break;
    case 1:
        n = unit * check_below(10) + check_below(3);
        n -= n > 0;
        break;
    case 2:
        n = left;
        break;
    case 3:
        n = check_below(20 * unit);
        break;
    default:
        n = check_below(2 * unit);
    }
    return n < left ? n : left;
}

static void test_splits(const tree_function *f) {
    for (size_t loop = check_loops(600, 15); loop--;) {
        static uint8_t got[OUT], want[OUT], twin_got[OUT];
        lanewise_threading threads = {(unsigned)check_below(5), 1 + check_below(40000)};
        setting g = random_setting(TAKES_CUSTOM);
        size_t unit = f->is_kt ? CHUNK : g.block;
        size_t most = f->is_kt ? 24 * CHUNK : 40 * g.block;
        size_t len = check_below(4) ? check_below(most) : unit * check_below(most / unit);
        size_t outlen = check_below(OUT + 1), in = 0, out = 0, copied;
        const uint8_t *data = pool + check_below(64);
        lanewise_tree t, twin;
        if (loop % 3 == 0)
            g.threading = &threads;
        f->book(&g, want, outlen, data, len);
        CHECK_OK(f->init(&t, &g, outlen));
        copied = check_below(len + 1);
        memset(&twin, 0, sizeof twin);
        for (size_t n; in < len; in += n) {
            n = piece(len - in, unit);
            if (in <= copied && copied <= in + n) {
                n = copied - in; /* copy exactly there, also in the middle of a chunk */
                CHECK_OK(lanewise_tree_absorb(&t, data + in, n));
                memset(&twin, 0xD2, sizeof twin);
                CHECK_OK(lanewise_tree_copy(&twin, &t));
                copied = SIZE_MAX;
                CHECK_OK(lanewise_tree_absorb(&twin, data + in + n, len - in - n));
                CHECK_OK(f->finalize(&twin, &g));
                CHECK_OK(lanewise_tree_squeeze(&twin, twin_got, outlen));
                CHECK_BYTES(twin_got, want, outlen, "%s: a copy after %zu of %zu bytes", f->name,
                            in + n, len);
                continue;
            }
            CHECK_OK(lanewise_tree_absorb(&t, n ? data + in : NULL, n));
            if (check_below(8) == 0)
                CHECK_OK(lanewise_tree_threading(&t, check_below(2) ? &threads : NULL));
        }
        if (f->is_kt && !g.custom.len && check_below(2))
            CHECK_OK(lanewise_tree_finalize(&t));
        else
            CHECK_OK(f->finalize(&t, &g));
        while (out < outlen) {
            size_t n = 1 + check_below(outlen - out);
            CHECK_OK(lanewise_tree_squeeze(&t, got + out, n));
            out += n;
            CHECK_OK(lanewise_tree_copy(&twin, &t));
            lanewise_tree_wipe(&t);
            t = twin;
        }
        CHECK_BYTES(got, want, outlen, "%s of %zu bytes, block %zu, cut at random", f->name, len,
                    unit);
    }
}

static void test_threads(const tree_function *f) {
    static const size_t least[] = {1, 1000, CHUNK, 100000, 0, SIZE_MAX};
    for (unsigned threads = 0; threads <= 4; threads++)
        for (size_t i = 0; i < sizeof least / sizeof least[0]; i++)
            for (size_t loop = check_loops(4, 1); loop--;) {
                lanewise_threading threading = {threads, least[i]};
                setting g = random_setting(TAKES_CUSTOM);
                g.threading = &threading;
                if (!f->is_kt && loop & 1)
                    g.block = 3000 + check_below(9000);
                compare(f, &g, check_below(f->is_kt ? 60 * CHUNK : 120 * g.block % MOST), 64, 5);
            }
    lanewise_threading many = {1000, 1};
    setting g = random_setting(TAKES_CUSTOM);
    g.threading = &many;
    g.block = 500;
    compare(f, &g, 30 * CHUNK + 17, 64, 5);
}

/* A few MiB, as much as it takes to reach the default threshold and the widest batches. */
static void test_large(const tree_function *f) {
    size_t len = ((size_t)3 << 20) + 12345;
    uint8_t *data = malloc(len), got[64], want[64];
    lanewise_threading threading = {3, 0};
    setting g = random_setting(TAKES_CUSTOM);
    CHECK(data != NULL, "no memory");
    if (!data)
        return;
    for (size_t at = 0; at < len; at += 4096) {
        size_t n = len - at < 4096 ? len - at : 4096;
        memcpy(data + at, pool + (at * 7 / 4096 * 16) % (MOST - 4096), n);
    }
    for (unsigned round = 0; round < 6; round++) {
        static const size_t blocks[] = {8000, 1300, 100}; /* small ones: very many chunks */
        g.block = blocks[round / 2];
        if (f->is_kt && round > 1)
            break;
        f->book(&g, want, 64, data, len);
        g.threading = round & 1 ? &threading : NULL;
        memset(got, 0, sizeof got);
        CHECK_OK(f->hash(&g, got, 64, data, len));
        CHECK_BYTES(got, want, 64, "%s of %zu bytes, block %zu, %s", f->name, len, g.block,
                    round & 1 ? "three threads" : "one thread");
    }
    free(data);
}

static void test_overlap(const tree_function *f) {
    size_t room_len = 20 * CHUNK;
    uint8_t *room = malloc(room_len), want[OUT];
    CHECK(room != NULL, "no memory");
    for (size_t loop = check_loops(30, 5); room && loop--;) {
        setting g = random_setting(TAKES_CUSTOM);
        size_t len = check_below(room_len), at = check_below(room_len - len + 1);
        size_t outlen = check_below(OUT + 1), to = check_below(room_len - outlen + 1);
        memcpy(room, pool, room_len);
        f->book(&g, want, outlen, room + at, len);
        CHECK_OK(f->hash(&g, room + to, outlen, room + at, len));
        CHECK_BYTES(room + to, want, outlen, "%s in place", f->name);
        CHECK(!memcmp(room, pool, to) &&
                  !memcmp(room + to + outlen, pool + to + outlen, room_len - to - outlen),
              "%s wrote outside its output", f->name);
    }
    free(room);
}

void suite_trees(void) {
    uint8_t *end;
    pool = check_fenced(MOST, &end);
    pool = end - MOST;
    check_fill(pool, MOST);
    for (size_t i = 0; i < TREES; i++) {
        const tree_function *f = &tree_functions[i];
        if (f->is_kt)
            test_kt_lengths(f), test_kt_tails(f);
        else
            test_block_sizes(f);
        test_splits(f);
        test_threads(f);
        test_overlap(f);
        if (check_scale >= 100)
            test_large(f);
    }
}
