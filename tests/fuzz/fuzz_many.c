/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Many messages of any lengths, from nothing or from a start context, against the textbook. */
#include "fuzz.h"

enum { MOST = 40, OUTPUT = 500, STRINGS = 300, PREFIX = 400 };

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
