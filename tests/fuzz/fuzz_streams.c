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

/* What one input runs: the streams, their function, and what is known of all of them. */
typedef struct run {
    lanewise_streams *s;
    const sponge_function *f;
    size_t count, rate, outlen, prefixlen;
    size_t position, most; /* within a block, and how many bytes of output were taken */
    int fixed, squeezing;
    setting g;
} run;

/* One call; the pieces of this step are in piece[i], len bytes each. */
static void absorb(run *r, size_t len) {
    const void *pieces[MOST];
    if (!r->squeezing && models[0].len + len + PIECE > INPUT)
        return;
    for (size_t i = 0; i < r->count; i++)
        pieces[i] = piece[i];
    int status = lanewise_streams_absorb(r->s, pieces, len);
    MUST(status == (r->squeezing ? LANEWISE_ERR_STATE : 0), "absorb: %d", status);
    for (size_t i = 0; i < r->count && !r->squeezing; i++)
        append(&models[i], piece[i], len);
}

static void finish(run *r, size_t len) {
    lanewise_bytes last[MOST];
    for (size_t i = 0; i < r->count; i++)
        last[i] = (lanewise_bytes){piece[i], len ? (len + 37 * i) % (len + 1) : 0};
    int status = lanewise_streams_finish(r->s, last);
    MUST(status == (r->squeezing ? LANEWISE_ERR_STATE : 0), "finish: %d", status);
    for (size_t i = 0; i < r->count && !r->squeezing; i++) {
        append(&models[i], piece[i], last[i].len);
        begin_output(&models[i], r->f, &r->g, r->outlen);
    }
    r->squeezing = 1;
}

static void squeeze(run *r, size_t n) {
    void *to[MOST];
    if (!r->fixed && r->most + n + r->rate > r->outlen)
        return;
    for (size_t i = 0; i < r->count; i++)
        to[i] = models[i].runs ? out[i] : NULL;
    int status = lanewise_streams_squeeze(r->s, to, n);
    int want = !r->squeezing                         ? LANEWISE_ERR_STATE
               : r->fixed && r->most + n > r->outlen ? LANEWISE_ERR_LENGTH
                                                     : LANEWISE_OK;
    MUST(status == want, "squeeze %zu: %d", n, status);
    if (status)
        return;
    r->most += n;
    r->position = (r->position + n) % r->rate;
    for (size_t i = 0; i < r->count; i++) {
        model *m = &models[i];
        m->block = n ? 0 : m->block;
        if (!m->runs)
            continue;
        MUST(!memcmp(out[i], m->want + m->given, n), "%s: stream %zu", r->f->name, i);
        m->given += n;
    }
}

static void next(run *r) {
    size_t end = (r->most + r->rate - 1) / r->rate * r->rate + r->rate;
    if (!r->fixed && end > r->outlen)
        return;
    int status = lanewise_streams_next(r->s);
    int want = !r->squeezing ? LANEWISE_ERR_STATE : r->fixed ? LANEWISE_ERR_ALGORITHM : 0;
    MUST(status == want, "next: %d", status);
    if (status)
        return;
    r->most = end, r->position = 0;
    for (size_t i = 0; i < r->count; i++) {
        model *m = &models[i];
        m->block = m->runs;
        if (m->runs)
            m->given = (m->given + r->rate - 1) / r->rate * r->rate + r->rate;
    }
}

static void replace(run *r, size_t which, size_t len) {
    int status = lanewise_streams_replace(r->s, which, piece[0], len);
    int want = !r->squeezing || r->position ? LANEWISE_ERR_STATE
               : which >= r->count          ? LANEWISE_ERR_PARAMETER
               : r->fixed                   ? LANEWISE_ERR_ALGORITHM
                                            : LANEWISE_OK;
    MUST(status == want, "replace: %d, not %d", status, want);
    if (status)
        return;
    models[which].len = 0;
    append(&models[which], prefix, r->prefixlen);
    append(&models[which], piece[0], len);
    begin_output(&models[which], r->f, &r->g, r->outlen);
}

static void stop(run *r, size_t which) {
    int status = lanewise_streams_stop(r->s, which);
    int want = !r->squeezing ? LANEWISE_ERR_STATE : which >= r->count ? LANEWISE_ERR_PARAMETER : 0;
    MUST(status == want, "stop: %d", status);
    if (!status)
        models[which].runs = models[which].block = 0;
}

static void look_at_blocks(const run *r) {
    for (size_t i = 0; i < r->count; i++) {
        const uint8_t *block = lanewise_streams_block(r->s, i);
        MUST(!block == !(r->squeezing && models[i].block), "block %zu", i);
        if (block)
            MUST(!memcmp(block, models[i].want + models[i].given - r->rate, r->rate),
                 "%s: block %zu", r->f->name, i);
    }
}

static void step(run *r, source *in) {
    unsigned what = take(in) % 8;
    size_t len = take_length(in, PIECE), which = take(in) % (r->count + 1);
    for (size_t i = 0; i < r->count; i++)
        make_bytes(in, piece[i], len);
    if (what == 0)
        absorb(r, len);
    else if (what == 1)
        finish(r, len);
    else if (what <= 3)
        squeeze(r, take_length(in, 600));
    else if (what <= 5)
        next(r);
    else if (what == 6)
        replace(r, which, len);
    else
        stop(r, which);
    look_at_blocks(r);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source in = {data, size};
    const sponge_function *f = &sponge_functions[take(&in) % SPONGES];
    run r = {.f = f, .count = 1 + take(&in) % MOST, .rate = f->rate};
    r.fixed = f->fixed || f->takes & BINDS_LENGTH;
    r.outlen = f->fixed ? f->fixed : r.fixed ? take_length(&in, OUTPUT) : OUTPUT;
    r.g = (setting){{0}, {0}, {0}, 0x1F, 0, NULL};
    size_t bytes = LANEWISE_STREAMS_BYTES(r.count);
    uint8_t *memory = malloc(bytes);
    if (f->algorithm && take(&in) & 1) {
        MUST(lanewise_streams_init(&r.s, memory, bytes, f->algorithm, r.count) == 0, "init");
    } else {
        lanewise_sponge start;
        r.g.key = (book_string){key, take_length(&in, PIECE)};
        make_bytes(&in, key, r.g.key.len);
        r.prefixlen = take_length(&in, PIECE);
        make_bytes(&in, prefix, r.prefixlen);
        MUST(f->init(&start, &r.g, r.outlen) == 0, "start");
        MUST(lanewise_sponge_absorb(&start, prefix, r.prefixlen) == 0, "prefix");
        MUST(lanewise_streams_start(&r.s, memory, bytes, &start, r.count) == 0, "streams_start");
    }
    for (size_t i = 0; i < r.count; i++) {
        models[i].len = models[i].given = 0;
        models[i].block = 0;
        models[i].runs = 1;
        append(&models[i], prefix, r.prefixlen);
    }
    for (unsigned n = 0; n < STEPS && in.left; n++)
        step(&r, &in);
    lanewise_streams_wipe(r.s);
    free(memory);
    return 0;
}
