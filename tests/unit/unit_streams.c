/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Streams side by side against the textbook, one by one: from nothing and from a context, inputs
 * of equal and of different lengths, output by blocks and by bytes in any order, streams that are
 * replaced and stopped, any number of them, in memory of any alignment before a fence. And the
 * permutation of many states.
 */
#include "check.h"
#include "functions.h"

#include <string.h>

enum { MOST = 19, IN = 1500, OUT = 1400, PREFIX = 600 };

static uint8_t *memory_end;
static uint8_t prefix[PREFIX];
static uint8_t taken[MOST][OUT + 1]; /* a byte more: what is written behind a whole output */

/* What one stream ought to be. */
static struct model {
    uint8_t in[PREFIX + IN], out[OUT];
    size_t len, given;
    int runs, block; /* block: its last block is in memory, from given - rate on */
} models[MOST];

static lanewise_streams *s;
static size_t count, rate, outlen, position; /* position: bytes given of the block in progress */

static void compute(struct model *m, const sponge_function *f, const setting *g) {
    f->book(g, m->out, outlen, m->in, m->len);
    m->given = 0;
    m->runs = 1;
    m->block = 0;
}

static void look(const char *name) {
    for (size_t i = 0; i < count; i++) {
        const uint8_t *block = lanewise_streams_block(s, i);
        CHECK(!block == !models[i].block, "%s: stream %zu of %zu has %s block", name, i, count,
              block ? "a" : "no");
        if (block && models[i].block)
            CHECK_BYTES(block, models[i].out + models[i].given - rate, rate,
                        "%s: block of stream %zu of %zu", name, i, count);
    }
}

/* The most that any stream has given. */
static size_t ahead(void) {
    size_t most = 0;
    for (size_t i = 0; i < count; i++)
        most = models[i].runs && models[i].given > most ? models[i].given : most;
    return most;
}

static void squeeze(size_t len, const char *name) {
    void *out[MOST];
    memset(taken, 0x77, sizeof taken);
    for (size_t i = 0; i < count; i++)
        out[i] = models[i].runs ? taken[i] : NULL;
    CHECK_OK(lanewise_streams_squeeze(s, len ? out : NULL, len));
    position = (position + len) % rate;
    for (size_t i = 0; i < count; i++) {
        struct model *m = &models[i];
        m->block = len ? 0 : m->block;
        if (!m->runs)
            continue;
        CHECK_BYTES(taken[i], m->out + m->given, len, "%s: %zu bytes from %zu of stream %zu of %zu",
                    name, len, m->given, i, count);
        CHECK(taken[i][len] == 0x77, "%s: squeeze wrote too much", name);
        m->given += len;
    }
}

static void next(const char *name) {
    CHECK_OK(lanewise_streams_next(s));
    position = 0;
    for (size_t i = 0; i < count; i++) {
        struct model *m = &models[i];
        m->block = m->runs;
        if (m->runs)
            m->given = (m->given + rate - 1) / rate * rate + rate;
    }
    look(name);
}

static void replace(const sponge_function *f, const setting *g, size_t prefixlen, int amid) {
    size_t i = check_below(count), len = awkward_length(rate, 700);
    struct model *m = &models[i];
    static uint8_t in[700];
    check_fill(in, len);
    if (amid) {
        CHECK_STATUS(lanewise_streams_replace(s, i, in, len), LANEWISE_ERR_STATE);
        return;
    }
    CHECK_OK(lanewise_streams_replace(s, i, len ? in : NULL, len));
    memcpy(m->in, prefix, prefixlen);
    memcpy(m->in + prefixlen, in, len);
    m->len = prefixlen + len;
    compute(m, f, g);
}

static void begin(const sponge_function *f, const setting *g, size_t *prefixlen) {
    size_t bytes = LANEWISE_STREAMS_BYTES(count), more = check_below(2) ? check_below(64) : 0;
    *prefixlen = position = 0;
    CHECK(lanewise_streams_bytes(count) == bytes, "bytes");
    memset(memory_end - bytes - more, 0x5A, bytes + more);
    s = NULL;
    if (f->algorithm && check_below(2)) {
        CHECK_OK(lanewise_streams_init(&s, memory_end - bytes - more, bytes + more, f->algorithm,
                                       count));
    } else {
        lanewise_sponge start, kept;
        memset(&start, 0, sizeof start);
        *prefixlen = check_below(3) ? awkward_length(rate, PREFIX) : 0;
        CHECK_OK(f->init(&start, g, outlen));
        CHECK_OK(lanewise_sponge_absorb(&start, prefix, *prefixlen));
        kept = start;
        CHECK_OK(
            lanewise_streams_start(&s, memory_end - bytes - more, bytes + more, &start, count));
        CHECK_BYTES(&start, &kept, sizeof start, "%s: the start of streams", f->name);
    }
    CHECK(lanewise_streams_rate(s) == rate, "%s: a rate of %zu", f->name, lanewise_streams_rate(s));
    for (size_t i = 0; i < count; i++) {
        memcpy(models[i].in, prefix, *prefixlen);
        models[i].len = *prefixlen;
        models[i].block = 0;
    }
}

/* Equal pieces for all, then different last ones. */
static void feed(const sponge_function *f) {
    for (size_t pieces = check_below(4); pieces--;) {
        const void *data[MOST];
        size_t len = awkward_length(rate, 400);
        for (size_t i = 0; i < count; i++) {
            data[i] = models[i].in + models[i].len;
            check_fill(models[i].in + models[i].len, len);
            models[i].len += len;
        }
        CHECK_OK(lanewise_streams_absorb(s, len ? data : NULL, len));
    }
    lanewise_bytes last[MOST];
    size_t same = check_below(3) ? SIZE_MAX : awkward_length(rate, 300);
    int none = !check_below(4);
    for (size_t i = 0; i < count; i++) {
        last[i].len = none ? 0 : same != SIZE_MAX ? same : awkward_length(rate, 300);
        last[i].data = last[i].len ? models[i].in + models[i].len : NULL;
        check_fill(models[i].in + models[i].len, last[i].len);
        models[i].len += last[i].len;
    }
    look(f->name);
    CHECK_OK(lanewise_streams_finish(s, none ? NULL : last));
}

static void test_function(const sponge_function *f) {
    rate = f->rate;
    for (size_t loop = check_loops(400, 19); loop--;) {
        setting g = random_setting(f->takes);
        size_t prefixlen, bound = f->takes & BINDS_LENGTH;
        count = 1 + loop % MOST;
        outlen = f->fixed ? f->fixed : bound ? 1 + check_below(OUT) : OUT;
        if (f->algorithm && f->takes & TAKES_DOMAIN)
            g.domain = 0x1F;
        begin(f, &g, &prefixlen);
        feed(f);
        for (size_t i = 0; i < count; i++)
            compute(&models[i], f, &g);
        look(f->name);
        for (unsigned step = 0; step < 12; step++) {
            size_t left = outlen - ahead();
            unsigned what = (unsigned)check_below(6);
            if (f->fixed || bound) {
                if (what == 0)
                    CHECK_STATUS(lanewise_streams_next(s), LANEWISE_ERR_ALGORITHM);
                else
                    squeeze(check_below(left + 1), f->name);
            } else if (what == 0) {
                replace(f, &g, prefixlen, position != 0);
            } else if (what == 1 && check_below(2)) {
                size_t i = check_below(count);
                CHECK_OK(lanewise_streams_stop(s, i));
                models[i].runs = models[i].block = 0;
            } else if (what <= 3 && left >= 2 * rate) {
                next(f->name);
            } else {
                squeeze(awkward_length(rate, left), f->name);
            }
            look(f->name);
        }
        uint8_t *object = (uint8_t *)s;
        size_t kept = 0;
        lanewise_streams_wipe(s);
        for (uint8_t *p = object; p < memory_end; p++)
            kept += *p && *p != 0x5A;
        CHECK(!kept, "%s: wipe left %zu bytes of %zu streams", f->name, kept, count);
        CHECK_STATUS(lanewise_streams_finish(s, NULL), LANEWISE_ERR_STATE);
    }
}

/* What a refused call must leave alone: the object, the pointer to it, the output. */
#define REFUSED(call, code)                                                                        \
    do {                                                                                           \
        memcpy(kept, memory, sizeof memory);                                                       \
        CHECK_STATUS(call, code);                                                                  \
        CHECK_BYTES(memory, kept, sizeof memory, "memory after " #call);                           \
        CHECK(untouched[0] == 0x3C && untouched[199] == 0x3C, "output after " #call);              \
    } while (0)

static void test_errors(void) {
    static uint8_t memory[LANEWISE_STREAMS_BYTES(3)], kept[LANEWISE_STREAMS_BYTES(3)];
    static uint8_t untouched[200];
    const void *data[3] = {prefix, prefix, NULL};
    const lanewise_bytes last[3] = {{prefix, 1}, {NULL, 0}, {NULL, 1}};
    void *out[3] = {untouched, untouched, NULL}, *good[3] = {taken[0], taken[1], taken[2]};
    lanewise_streams *none = NULL;
    lanewise_sponge start;
    memset(untouched, 0x3C, sizeof untouched);
    count = 3, rate = 168, position = 0;
    size_t all = sizeof memory;
    REFUSED(lanewise_streams_init(NULL, memory, all, LANEWISE_SHAKE128, 3), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_init(&none, NULL, all, LANEWISE_SHAKE128, 3), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_init(&none, memory, all - 1, LANEWISE_SHAKE128, 3),
            LANEWISE_ERR_LENGTH);
    REFUSED(lanewise_streams_init(&none, memory, all, LANEWISE_SHAKE128, 4), LANEWISE_ERR_LENGTH);
    REFUSED(lanewise_streams_init(&none, memory, all, LANEWISE_SHAKE128, 0), LANEWISE_ERR_LENGTH);
    REFUSED(lanewise_streams_init(&none, memory, SIZE_MAX, LANEWISE_SHAKE128, SIZE_MAX / 4),
            LANEWISE_ERR_LENGTH);
    REFUSED(lanewise_streams_init(&none, memory, all, LANEWISE_KT128, 3), LANEWISE_ERR_ALGORITHM);
    REFUSED(lanewise_streams_init(&none, memory, all, (lanewise_algorithm)0, 3),
            LANEWISE_ERR_ALGORITHM);
    CHECK(lanewise_streams_bytes(SIZE_MAX / 448) == 0, "a size that does not fit");
    memset(&start, 0, sizeof start);
    REFUSED(lanewise_streams_start(&none, memory, all, NULL, 3), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_start(&none, memory, all, &start, 3), LANEWISE_ERR_STATE);
    CHECK_OK(lanewise_tuplehashxof128_init(&start, NULL, 0));
    REFUSED(lanewise_streams_start(&none, memory, all, &start, 3), LANEWISE_ERR_ALGORITHM);
    CHECK_OK(lanewise_shake128_init(&start));
    REFUSED(lanewise_streams_start(&none, memory, all - 1, &start, 3), LANEWISE_ERR_LENGTH);
    CHECK_OK(lanewise_sponge_finalize(&start));
    REFUSED(lanewise_streams_start(&none, memory, all, &start, 3), LANEWISE_ERR_STATE);
    CHECK(none == NULL && lanewise_streams_rate(none) == 0, "a refused call made an object");
    REFUSED(lanewise_streams_absorb(NULL, data, 1), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_finish(NULL, NULL), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_next(NULL), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_stop(NULL, 0), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_squeeze(NULL, good, 1), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_replace(NULL, 0, NULL, 0), LANEWISE_ERR_NULL);
    CHECK(lanewise_streams_block(NULL, 0) == NULL, "a block of nothing");
    lanewise_streams_wipe(NULL);

    CHECK_OK(lanewise_streams_init(&s, memory, all, LANEWISE_SHAKE128, 3));
    REFUSED(lanewise_streams_absorb(s, data, 1), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_absorb(s, NULL, 1), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_finish(s, last), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_next(s), LANEWISE_ERR_STATE);
    REFUSED(lanewise_streams_squeeze(s, good, 1), LANEWISE_ERR_STATE);
    REFUSED(lanewise_streams_stop(s, 0), LANEWISE_ERR_STATE);
    REFUSED(lanewise_streams_replace(s, 0, NULL, 0), LANEWISE_ERR_STATE);
    CHECK(lanewise_streams_block(s, 0) == NULL, "a block before finish");
    CHECK_OK(lanewise_streams_finish(s, NULL));
    REFUSED(lanewise_streams_finish(s, NULL), LANEWISE_ERR_STATE);
    REFUSED(lanewise_streams_absorb(s, NULL, 0), LANEWISE_ERR_STATE);
    REFUSED(lanewise_streams_squeeze(s, NULL, 1), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_squeeze(s, out, 1), LANEWISE_ERR_NULL);
    REFUSED(lanewise_streams_stop(s, 3), LANEWISE_ERR_PARAMETER);
    REFUSED(lanewise_streams_replace(s, 3, NULL, 0), LANEWISE_ERR_PARAMETER);
    REFUSED(lanewise_streams_replace(s, 0, NULL, 1), LANEWISE_ERR_NULL);
    CHECK(lanewise_streams_block(s, 3) == NULL, "a block of no stream");
    setting g = {{0}, {0}, {0}, 0x1F, 0, NULL};
    outlen = OUT;
    for (size_t i = 0; i < 3; i++) { /* and all goes on to its right result */
        models[i].len = 0;
        for (size_t k = 0; k < SPONGES; k++)
            if (sponge_functions[k].algorithm == LANEWISE_SHAKE128)
                compute(&models[i], &sponge_functions[k], &g);
    }
    squeeze(100, "after errors");
    REFUSED(lanewise_streams_replace(s, 0, NULL, 0), LANEWISE_ERR_STATE);
    next("after errors");

    CHECK_OK(lanewise_streams_init(&s, memory, all, LANEWISE_SHA3_256, 3));
    CHECK_OK(lanewise_streams_finish(s, NULL));
    REFUSED(lanewise_streams_next(s), LANEWISE_ERR_ALGORITHM);
    REFUSED(lanewise_streams_replace(s, 0, NULL, 0), LANEWISE_ERR_ALGORITHM);
    out[2] = untouched;
    REFUSED(lanewise_streams_squeeze(s, out, 33), LANEWISE_ERR_LENGTH);
    CHECK_OK(lanewise_streams_squeeze(s, good, 30));
    REFUSED(lanewise_streams_squeeze(s, out, 3), LANEWISE_ERR_LENGTH);
}

static void test_permute_many(void) {
    static uint8_t want[200 * MOST + 1];
    uint8_t *fence = memory_end;
    for (size_t loop = check_loops(400, 40); loop--;) {
        unsigned rounds = 1 + (unsigned)loop % 24;
        size_t n = loop % (MOST + 1);
        uint8_t *states = fence - 200 * n;
        check_fill(states, 200 * n);
        memcpy(want, states, 200 * n);
        for (size_t i = 0; i < n; i++)
            book_permute(want + 200 * i, rounds);
        states[-1] = 0x42;
        CHECK_OK(lanewise_keccak_permute_many(n ? states : NULL, n, rounds));
        CHECK_BYTES(states, want, 200 * n, "permute_many of %zu states, %u rounds", n, rounds);
        CHECK(states[-1] == 0x42, "permute_many wrote in front of its states");
        memcpy(want, states, 200 * n);
        CHECK_STATUS(lanewise_keccak_permute_many(states, n, 0), LANEWISE_ERR_PARAMETER);
        CHECK_STATUS(lanewise_keccak_permute_many(states, n, 25), LANEWISE_ERR_PARAMETER);
        CHECK_BYTES(states, want, 200 * n, "states after an error");
    }
    CHECK_STATUS(lanewise_keccak_permute_many(NULL, 1, 24), LANEWISE_ERR_NULL);
}

void suite_streams(void) {
    (void)check_fenced(2 * LANEWISE_STREAMS_BYTES(MOST), &memory_end);
    check_fill(prefix, sizeof prefix);
    for (size_t i = 0; i < SPONGES; i++)
        test_function(&sponge_functions[i]);
    test_errors();
    test_permute_many();
}
