/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Calls on streams in any order, right and wrong. A model knows which status each call must give
 * and what each stream has absorbed; all output is compared with the textbook.
 */
#include "fuzz.h"

enum { MOST = 20, INPUT = 1500, OUTPUT = 1400, PIECE = 300, STEPS = 40 };

typedef struct model {
    uint8_t in[INPUT], want[OUTPUT];
    size_t len, given;
    int runs, block;
} model;

static model models[MOST];
static uint8_t prefix[PIECE], key[PIECE], piece[MOST][PIECE], out[MOST][OUTPUT];

static void begin_output(model *m, const sponge_function *f, const setting *g, size_t outlen) {
    f->book(g, m->want, outlen, m->in, m->len);
    m->given = 0;
    m->runs = 1;
    m->block = 0;
}

static void append(model *m, const uint8_t *data, size_t len) {
    if (len)
        memcpy(m->in + m->len, data, len);
    m->len += len;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source in = {data, size};
    const sponge_function *f = &sponge_functions[take(&in) % SPONGES];
    size_t count = 1 + take(&in) % MOST, rate = f->rate, position = 0, prefixlen = 0, most = 0;
    int fixed = f->fixed || f->takes & BINDS_LENGTH, squeezing = 0, status;
    size_t outlen = f->fixed ? f->fixed : fixed ? take_length(&in, OUTPUT) : OUTPUT;
    setting g = {{0}, {0}, {0}, 0x1F, 0, NULL};
    size_t bytes = LANEWISE_STREAMS_BYTES(count);
    uint8_t *memory = malloc(bytes);
    lanewise_streams *s = NULL;
    if (f->algorithm && take(&in) & 1) {
        MUST(lanewise_streams_init(&s, memory, bytes, f->algorithm, count) == 0, "init");
    } else {
        lanewise_sponge start;
        g.key = (book_string){key, take_length(&in, PIECE)};
        make_bytes(&in, key, g.key.len);
        prefixlen = take_length(&in, PIECE);
        make_bytes(&in, prefix, prefixlen);
        MUST(f->init(&start, &g, outlen) == 0, "start");
        MUST(lanewise_sponge_absorb(&start, prefix, prefixlen) == 0, "prefix");
        MUST(lanewise_streams_start(&s, memory, bytes, &start, count) == 0, "streams_start");
    }
    for (size_t i = 0; i < count; i++) {
        models[i].len = models[i].given = 0;
        models[i].block = 0;
        models[i].runs = 1;
        append(&models[i], prefix, prefixlen);
    }
    for (unsigned step = 0; step < STEPS && in.left; step++) {
        unsigned what = take(&in) % 8;
        size_t len = take_length(&in, PIECE), which = take(&in) % (count + 1);
        const void *pieces[MOST];
        lanewise_bytes last[MOST];
        void *to[MOST];
        for (size_t i = 0; i < count; i++) {
            make_bytes(&in, piece[i], len);
            pieces[i] = piece[i];
            last[i] =
                (lanewise_bytes){piece[i], len && what & 1 ? (len + 37 * i) % (len + 1) : len};
            to[i] = models[i].runs ? out[i] : NULL;
        }
        if (what == 0 && (squeezing || models[0].len + len + PIECE <= INPUT)) {
            status = lanewise_streams_absorb(s, pieces, len);
            MUST(status == (squeezing ? LANEWISE_ERR_STATE : 0), "absorb: %d", status);
            for (size_t i = 0; i < count && !squeezing; i++)
                append(&models[i], piece[i], len);
        } else if (what == 1) {
            status = lanewise_streams_finish(s, last);
            MUST(status == (squeezing ? LANEWISE_ERR_STATE : 0), "finish: %d", status);
            for (size_t i = 0; i < count && !squeezing; i++) {
                append(&models[i], piece[i], last[i].len);
                begin_output(&models[i], f, &g, outlen);
            }
            squeezing = 1;
        } else if (what == 2 || what == 3) {
            size_t n = take_length(&in, 600);
            if (!fixed && most + n + rate > outlen)
                continue;
            status = lanewise_streams_squeeze(s, to, n);
            int want = !squeezing                   ? LANEWISE_ERR_STATE
                       : fixed && most + n > outlen ? LANEWISE_ERR_LENGTH
                                                    : LANEWISE_OK;
            MUST(status == want, "squeeze %zu: %d", n, status);
            if (status)
                continue;
            most += n;
            position = (position + n) % rate;
            for (size_t i = 0; i < count; i++) {
                model *m = &models[i];
                m->block = n ? 0 : m->block;
                if (!m->runs)
                    continue;
                MUST(!memcmp(out[i], m->want + m->given, n), "%s: stream %zu", f->name, i);
                m->given += n;
            }
        } else if (what == 4 || what == 5) {
            size_t end = (most + rate - 1) / rate * rate + rate;
            if (!fixed && end > outlen)
                continue;
            status = lanewise_streams_next(s);
            MUST(status == (!squeezing ? LANEWISE_ERR_STATE
                            : fixed    ? LANEWISE_ERR_ALGORITHM
                                       : 0),
                 "next: %d", status);
            if (status)
                continue;
            most = end, position = 0;
            for (size_t i = 0; i < count; i++) {
                model *m = &models[i];
                m->block = m->runs;
                if (m->runs)
                    m->given = (m->given + rate - 1) / rate * rate + rate;
            }
        } else if (what == 6) {
            status = lanewise_streams_replace(s, which, piece[0], len);
            int want = !squeezing || position ? LANEWISE_ERR_STATE
                       : which >= count       ? LANEWISE_ERR_PARAMETER
                       : fixed                ? LANEWISE_ERR_ALGORITHM
                                              : LANEWISE_OK;
            MUST(status == want, "replace: %d, not %d", status, want);
            if (status)
                continue;
            models[which].len = 0;
            append(&models[which], prefix, prefixlen);
            append(&models[which], piece[0], len);
            begin_output(&models[which], f, &g, outlen);
        } else if (what == 7) {
            status = lanewise_streams_stop(s, which);
            MUST(status == (!squeezing       ? LANEWISE_ERR_STATE
                            : which >= count ? LANEWISE_ERR_PARAMETER
                                             : 0),
                 "stop: %d", status);
            if (!status)
                models[which].runs = models[which].block = 0;
        }
        for (size_t i = 0; i < count; i++) {
            const uint8_t *block = lanewise_streams_block(s, i);
            MUST(!block == !(squeezing && models[i].block), "block %zu", i);
            if (block)
                MUST(!memcmp(block, models[i].want + models[i].given - rate, rate), "%s: block %zu",
                     f->name, i);
        }
    }
    lanewise_streams_wipe(s);
    free(memory);
    return 0;
}
