/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Many messages of any lengths, from nothing or from a start context, or of one length at strides,
 * against the textbook. */
#include "fuzz.h"

enum { MOST = 40, OUTPUT = 500, STRINGS = 300, PREFIX = 400 };

/* Rows, from nothing or behind a prefix, in memory that ends where they end. Downwards the last row
 * comes first in memory. */
static void strided(source *in, unsigned how, const sponge_function *f, const tree_function *t) {
    static uint8_t want[OUTPUT], joined[1 << 15];
    size_t count = take(in) % (MOST + 1), outlen = take_length(in, OUTPUT), prefixlen = 0;
    size_t inlen = take_length(in, t ? 20000 : 2000), step = take_length(in, inlen + 64);
    setting g = {{0}, {0}, {0}, 0x1F, 0, NULL};
    lanewise_sponge start;
    int from_start = !t && how & 4, status;
    if (!t && f->fixed)
        outlen = f->fixed;
    if (from_start) {
        prefixlen = take_length(in, PREFIX);
        make_bytes(in, joined, prefixlen);
        MUST(f->init(&start, &g, outlen) == LANEWISE_OK, "init");
        MUST(lanewise_sponge_absorb(&start, joined, prefixlen) == LANEWISE_OK, "prefix");
    }
    size_t out_step = outlen + take(in) % 64, last = count ? count - 1 : 0;
    uint8_t *data = malloc(last * step + inlen + 1), *out = malloc(last * out_step + outlen + 1);
    uint8_t *rows = data + 1, *digests = out + 1; /* no byte behind them, and one in front */
    int down = how & 1, out_down = how & 2 ? 1 : 0;
    make_bytes(in, data, last * step + inlen + 1);
    const uint8_t *first = rows + (down ? last * step : 0);
    uint8_t *to = digests + (out_down ? last * out_step : 0);
    ptrdiff_t stride = down ? -(ptrdiff_t)step : (ptrdiff_t)step;
    ptrdiff_t out_stride = out_down ? -(ptrdiff_t)out_step : (ptrdiff_t)out_step;
    if (from_start)
        status = lanewise_sponge_finish_many_strided(&start, count, first, inlen, stride, to,
                                                     outlen, out_stride);
    else
        status = lanewise_hash_many_strided(t ? t->algorithm : f->algorithm, count, first, inlen,
                                            stride, to, outlen, out_stride);
    MUST(status == LANEWISE_OK, "strided: %d", status);
    for (size_t i = 0; i < count; i++) {
        const uint8_t *row = rows + (down ? last - i : i) * step;
        memcpy(joined + prefixlen, row, inlen);
        if (t)
            t->book(&g, want, outlen, joined, inlen);
        else
            f->book(&g, want, outlen, joined, prefixlen + inlen);
        MUST(!memcmp(digests + (out_down ? last - i : i) * out_step, want, outlen),
             "%s: row %zu of %zu, %zu bytes at %zu, prefix %zu", t ? t->name : f->name, i, count,
             inlen, step, prefixlen);
    }
    free(data);
    free(out);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static uint8_t prefix[PREFIX], custom[STRINGS], key[STRINGS], joined[1 << 17], want[OUTPUT];
    source in = {data, size};
    unsigned which = take(&in), how = take(&in);
    const sponge_function *f = &sponge_functions[which % SPONGES];
    const tree_function *t = which >= 220 ? &tree_functions[which % 2] : NULL;
    lanewise_algorithm algorithm = t ? t->algorithm : f->algorithm;
    int from_start = !t && (!algorithm || how & 1);
    size_t count = take(&in) % (MOST + 1), outlen = take_length(&in, OUTPUT), prefixlen = 0;
    size_t most = t ? 20000 : 2000;
    setting g = {{0}, {0}, {0}, 0x1F, 0, NULL};
    lanewise_bytes messages[MOST];
    void *outputs[MOST];
    lanewise_sponge start;
    int status;
    if (how & 8 && (algorithm || how & 4)) {
        strided(&in, how, f, t);
        return 0;
    }
    if (!t && f->fixed)
        outlen = f->fixed;
    if (from_start) {
        g.key = (book_string){key, take_length(&in, STRINGS)};
        g.custom = (book_string){custom, take_length(&in, STRINGS)};
        make_bytes(&in, key, g.key.len);
        make_bytes(&in, custom, g.custom.len);
        prefixlen = take_length(&in, PREFIX);
        make_bytes(&in, prefix, prefixlen);
        MUST(f->init(&start, &g, outlen) == LANEWISE_OK, "init");
        MUST(lanewise_sponge_absorb(&start, prefix, prefixlen) == LANEWISE_OK, "prefix");
    }
    for (size_t i = 0; i < count; i++) {
        size_t n = how & 2 && i ? messages[0].len : take_length(&in, most);
        size_t room = n > outlen ? n : outlen;
        /* In place for some: then the message and its output share their memory. */
        uint8_t *p = malloc(how & 4 ? (room ? room : 1) : n ? n : 1);
        make_bytes(&in, p, n);
        messages[i].data = p;
        messages[i].len = n;
        outputs[i] = how & 4 ? p : malloc(outlen ? outlen : 1);
    }
    uint8_t *kept[MOST];
    for (size_t i = 0; i < count; i++) {
        kept[i] = malloc(messages[i].len + 1);
        memcpy(kept[i], messages[i].data, messages[i].len);
    }
    status = from_start ? lanewise_sponge_finish_many(&start, count, messages, outputs, outlen)
                        : lanewise_hash_many(algorithm, count, messages, outputs, outlen);
    MUST(status == LANEWISE_OK, "many: %d", status);
    for (size_t i = 0; i < count; i++) {
        memcpy(joined, prefix, prefixlen);
        memcpy(joined + prefixlen, kept[i], messages[i].len);
        if (t)
            t->book(&g, want, outlen, joined, messages[i].len);
        else
            f->book(&g, want, outlen, joined, prefixlen + messages[i].len);
        MUST(!memcmp(outputs[i], want, outlen), "%s: message %zu of %zu, %zu bytes, prefix %zu",
             t ? t->name : f->name, i, count, messages[i].len, prefixlen);
        free(kept[i]);
        if (outputs[i] != messages[i].data)
            free(outputs[i]);
        free((void *)messages[i].data);
    }
    return 0;
}
