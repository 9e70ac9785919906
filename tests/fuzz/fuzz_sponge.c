/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Calls of the sponge interface in any order, right and wrong, on a few contexts. A model knows
 * which status each call must give and what has been absorbed; every byte squeezed is compared
 * with the textbook.
 */
#include "fuzz.h"

enum { CONTEXTS = 3, INPUT = 4096, OUTPUT = 1200, STRINGS = 300, ELEMENTS = 8, STEPS = 60 };

typedef enum phase { NONE, ABSORBING, SQUEEZING } phase;

typedef struct model {
    lanewise_sponge s;
    phase phase;
    unsigned function; /* below SPONGES: that; then the tuple functions */
    int bound;
    size_t outlen; /* bytes in all, if bound */
    uint8_t strings[3][STRINGS];
    setting g;
    uint8_t input[INPUT];
    size_t len, given, missing; /* missing: of the element begun */
    size_t element[ELEMENTS + 1], elements;
} model;

static model contexts[CONTEXTS];

static void init(model *m, source *in) {
    unsigned f = take(in) % (SPONGES + TUPLES);
    const sponge_function *sponge = f < SPONGES ? &sponge_functions[f] : NULL;
    const tuple_function *tuple = sponge ? NULL : &tuple_functions[f - SPONGES];
    unsigned takes = sponge ? sponge->takes : TAKES_CUSTOM, domain;
    book_string *strings[3] = {&m->g.key, &m->g.name, &m->g.custom};
    int status, want = LANEWISE_OK;
    lanewise_sponge kept = m->s;
    memset(&m->g, 0, sizeof m->g);
    for (unsigned i = 0; i < 3; i++) {
        if (!(takes & (1u << i)))
            continue;
        strings[i]->len = take_length(in, STRINGS);
        make_bytes(in, m->strings[i], strings[i]->len);
        strings[i]->data = take(in) == 7 ? NULL : m->strings[i];
        if (!strings[i]->data && strings[i]->len)
            want = LANEWISE_ERR_NULL;
    }
    domain = takes & TAKES_DOMAIN ? take(in) : 0x1F;
    m->g.domain = (uint8_t)domain;
    if (takes & TAKES_DOMAIN && (domain < 1 || domain > 0x7F))
        want = LANEWISE_ERR_PARAMETER;
    m->outlen = take_length(in, OUTPUT);
    status = sponge ? sponge->init(&m->s, &m->g, m->outlen) : tuple->init(&m->s, &m->g, m->outlen);
    MUST(status == want, "%s_init: %d, not %d", sponge ? sponge->name : tuple->name, status, want);
    if (status != LANEWISE_OK) {
        /* The strings of the computation that goes on in this context are gone with the setting. */
        MUST(!memcmp(&kept, &m->s, sizeof kept), "a refused initialiser changed the context");
        lanewise_sponge_wipe(&m->s);
        m->phase = NONE;
        return;
    }
    m->function = f;
    m->phase = ABSORBING;
    m->bound = sponge ? sponge->fixed || sponge->takes & BINDS_LENGTH : !tuple->xof;
    if (sponge && sponge->fixed)
        m->outlen = sponge->fixed;
    m->len = m->given = m->missing = m->elements = 0;
}

static void absorb(model *m, source *in) {
    uint8_t data[1024];
    size_t n = take_length(in, sizeof data);
    int null = take(in) == 9, want = LANEWISE_OK;
    if (null && n)
        want = LANEWISE_ERR_NULL;
    else if (m->phase != ABSORBING)
        want = LANEWISE_ERR_STATE;
    else if (m->function >= SPONGES && n > m->missing)
        want = LANEWISE_ERR_LENGTH;
    if (want == LANEWISE_OK && n > INPUT - m->len)
        return;
    make_bytes(in, data, n);
    /* Exactly as long as it is, so that the sanitizer sees a read behind it. */
    uint8_t *exact = malloc(n ? n : 1);
    memcpy(exact, data, n);
    int status = lanewise_sponge_absorb(&m->s, null ? NULL : exact, n);
    free(exact);
    MUST(status == want, "absorb: %d, not %d", status, want);
    if (status == LANEWISE_OK) {
        memcpy(m->input + m->len, data, n);
        m->len += n;
        if (m->function >= SPONGES)
            m->missing -= n;
    }
}

static void element(model *m, source *in) {
    size_t n = take_length(in, 1000);
    int want = LANEWISE_OK;
    if (m->phase != ABSORBING)
        want = LANEWISE_ERR_STATE;
    else if (m->function < SPONGES)
        want = LANEWISE_ERR_ALGORITHM;
    else if (m->missing)
        want = LANEWISE_ERR_STATE;
    if (want == LANEWISE_OK && (m->elements == ELEMENTS || n > INPUT - m->len))
        return;
    int status = lanewise_tuplehash_element(&m->s, n);
    MUST(status == want, "element: %d, not %d", status, want);
    if (status == LANEWISE_OK)
        m->element[m->elements++] = m->missing = n;
}

static void finalize(model *m) {
    int want = m->phase != ABSORBING || m->missing ? LANEWISE_ERR_STATE : LANEWISE_OK;
    int status = lanewise_sponge_finalize(&m->s);
    MUST(status == want, "finalize: %d, not %d", status, want);
    if (status == LANEWISE_OK)
        m->phase = SQUEEZING;
}

static void book(const model *m, uint8_t *out, size_t outlen) {
    book_string tuple[ELEMENTS];
    size_t at = 0;
    if (m->function < SPONGES) {
        sponge_functions[m->function].book(&m->g, out, outlen, m->input, m->len);
        return;
    }
    for (size_t i = 0; i < m->elements; at += m->element[i], i++)
        tuple[i] = (book_string){m->input + at, m->element[i]};
    const tuple_function *f = &tuple_functions[m->function - SPONGES];
    book_tuplehash(f->bits, f->xof, tuple, m->elements, m->g.custom, out, outlen);
}

static void squeeze(model *m, source *in) {
    static uint8_t want_bytes[2 * OUTPUT], got[OUTPUT];
    size_t n = take_length(in, OUTPUT);
    int null = take(in) == 9, want = LANEWISE_OK;
    if (null && n)
        want = LANEWISE_ERR_NULL;
    else if (m->phase != SQUEEZING)
        want = LANEWISE_ERR_STATE;
    else if (m->bound && n > m->outlen - m->given)
        want = LANEWISE_ERR_LENGTH;
    if (want == LANEWISE_OK && m->given + n > sizeof want_bytes)
        return;
    lanewise_sponge kept = m->s;
    uint8_t *exact = malloc(n ? n : 1);
    memset(exact, 0x33, n);
    int status = lanewise_sponge_squeeze(&m->s, null ? NULL : exact, n);
    MUST(status == want, "squeeze %zu: %d, not %d", n, status, want);
    memcpy(got, exact, n);
    free(exact);
    if (status != LANEWISE_OK) {
        for (size_t i = 0; i < n && !null; i++)
            MUST(got[i] == 0x33, "a refused squeeze wrote");
        MUST(!memcmp(&kept, &m->s, sizeof kept), "a refused squeeze changed the context");
        return;
    }
    /* A bound function hashes its output length: the model computes all of it. */
    book(m, want_bytes, m->bound ? m->outlen : m->given + n);
    MUST(!memcmp(got, want_bytes + m->given, n), "function %u: other output", m->function);
    m->given += n;
}

static void copy(model *to, const model *from) {
    int want = from->phase == NONE ? LANEWISE_ERR_STATE : LANEWISE_OK;
    int status = lanewise_sponge_copy(&to->s, &from->s);
    MUST(status == want, "copy: %d, not %d", status, want);
    if (status != LANEWISE_OK || to == from)
        return;
    lanewise_sponge s = to->s;
    *to = *from;
    to->s = s;
    const void **strings[3] = {&to->g.key.data, &to->g.name.data, &to->g.custom.data};
    for (unsigned i = 0; i < 3; i++)
        if (*strings[i])
            *strings[i] = to->strings[i];
}

/* Saved, and gone on with in a context begun anew; or restored from bytes that were changed, which
 * then are refused, or are what that computation saves. */
static void save(model *m, source *in) {
    int want = LANEWISE_OK;
    uint8_t *saved = malloc(LANEWISE_SPONGE_SAVED_BYTES);
    if (m->phase == NONE)
        want = LANEWISE_ERR_STATE;
    else if (m->function >= SPONGES || sponge_functions[m->function].takes & TAKES_KEY)
        want = LANEWISE_ERR_ALGORITHM;
    int status = lanewise_sponge_save(&m->s, saved, LANEWISE_SPONGE_SAVED_BYTES);
    MUST(status == want, "save: %d, not %d", status, want);
    if (status == LANEWISE_OK) {
        unsigned changes = take(in) % 4;
        uint8_t again[LANEWISE_SPONGE_SAVED_BYTES], sink[300];
        lanewise_sponge s;
        status = sponge_functions[m->function].init(&s, &m->g, m->outlen);
        MUST(status == LANEWISE_OK, "the initialiser once more: %d", status);
        for (unsigned i = 0; i < changes; i++)
            saved[take(in) % LANEWISE_SPONGE_SAVED_BYTES] = (uint8_t)take(in);
        status = lanewise_sponge_restore(&s, saved, LANEWISE_SPONGE_SAVED_BYTES);
        MUST(changes || status == LANEWISE_OK, "restore: %d", status);
        if (status == LANEWISE_OK) {
            status = lanewise_sponge_save(&s, again, sizeof again);
            MUST(status == LANEWISE_OK, "saved again: %d", status);
            MUST(!memcmp(again, saved, sizeof again), "other bytes when saved again");
            if (!changes)
                m->s = s;
        }
        memset(sink, 0, sizeof sink);
        (void)!lanewise_sponge_absorb(&s, sink, take_length(in, sizeof sink));
        (void)!lanewise_sponge_finalize(&s);
        (void)!lanewise_sponge_squeeze(&s, sink, take_length(in, sizeof sink));
    }
    free(saved);
}

static void wipe(model *m) {
    lanewise_sponge zero;
    memset(&zero, 0, sizeof zero);
    lanewise_sponge_wipe(&m->s);
    MUST(!memcmp(&m->s, &zero, sizeof zero), "wipe left something");
    m->phase = NONE;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source in = {data, size};
    memset(contexts, 0, sizeof contexts);
    for (unsigned step = 0; step < STEPS && in.left; step++) {
        unsigned what = take(&in);
        model *m = &contexts[what / 16 % CONTEXTS];
        switch (what % 16) {
        case 0:
        case 1:
            init(m, &in);
            break;
        case 2:
        case 3:
        case 4:
            absorb(m, &in);
            break;
        case 5:
        case 6:
            element(m, &in);
            break;
        case 7:
        case 8:
            finalize(m);
            break;
        case 9:
        case 10:
        case 11:
        case 12:
            squeeze(m, &in);
            break;
        case 13:
            save(m, &in);
            break;
        case 14:
            copy(m, &contexts[take(&in) % CONTEXTS]);
            break;
        default:
            wipe(m);
        }
    }
    return 0;
}
