/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The tree interface in any order of calls, with blocks of any size, against the textbook. */
#include "fuzz.h"

enum { INPUT = 80000, OUTPUT = 600, STRINGS = 300, STEPS = 24 };

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static uint8_t input[INPUT], want_bytes[2 * OUTPUT], got[OUTPUT], custom[STRINGS];
    source in = {data, size};
    const tree_function *f = &tree_functions[take(&in) % TREES];
    setting g = {{0}, {0}, {0}, 0, 0, NULL};
    size_t len = 0, given = 0, outlen, n;
    int absorbing = 1, bound = !!(f->takes & BINDS_LENGTH), status, want;
    lanewise_threading threading = {take(&in) % 4, 1 + take(&in) * 64u};
    lanewise_tree t, other;
    memset(&t, 0, sizeof t);
    g.custom.len = take_length(&in, STRINGS);
    make_bytes(&in, custom, g.custom.len);
    g.custom.data = custom;
    g.block = take_length(&in, 9000);
    outlen = take_length(&in, OUTPUT);
    status = f->init(&t, &g, outlen);
    want = !f->is_kt && !g.block ? LANEWISE_ERR_PARAMETER : LANEWISE_OK;
    MUST(status == want, "init: %d, not %d", status, want);
    if (status != LANEWISE_OK)
        return 0;
    for (unsigned step = 0; step < STEPS && in.left; step++) {
        switch (take(&in) % 8) {
        case 0:
        case 1:
        case 2:
        case 3:
            n = take_length(&in, 16383) * (take(&in) % 4 ? 1 : 3);
            if (!absorbing) {
                status = lanewise_tree_absorb(&t, input, n < INPUT ? n : INPUT);
                MUST(status == LANEWISE_ERR_STATE, "absorb after the end: %d", status);
                break;
            }
            n = n < INPUT - len ? n : INPUT - len;
            make_bytes(&in, input + len, n);
            uint8_t *exact = malloc(n ? n : 1);
            memcpy(exact, input + len, n);
            status = lanewise_tree_absorb(&t, exact, n);
            free(exact);
            MUST(status == LANEWISE_OK, "absorb: %d", status);
            len += n;
            break;
        case 4:
            status = f->finalize(&t, &g);
            MUST(status == (absorbing ? LANEWISE_OK : LANEWISE_ERR_STATE), "finalize: %d", status);
            absorbing = 0;
            break;
        case 5:
            n = take_length(&in, OUTPUT);
            want = absorbing                     ? LANEWISE_ERR_STATE
                   : bound && n > outlen - given ? LANEWISE_ERR_LENGTH
                                                 : LANEWISE_OK;
            if (want == LANEWISE_OK && given + n > sizeof want_bytes)
                break;
            status = lanewise_tree_squeeze(&t, got, n);
            MUST(status == want, "squeeze: %d, not %d", status, want);
            if (status == LANEWISE_OK) {
                f->book(&g, want_bytes, bound ? outlen : given + n, input, len);
                MUST(!memcmp(got, want_bytes + given, n), "%s of %zu bytes, block %zu", f->name,
                     len, g.block);
                given += n;
            }
            break;
        case 6:
            memset(&other, 0xEE, sizeof other);
            MUST(lanewise_tree_copy(&other, &t) == LANEWISE_OK, "copy");
            lanewise_tree_wipe(&t);
            t = other;
            break;
        default:
            status = lanewise_tree_threading(&t, take(&in) % 2 ? &threading : NULL);
            MUST(status == LANEWISE_OK, "threading: %d", status);
        }
    }
    if (!absorbing)
        return 0;
    /* Whatever was absorbed gives what one call gives, and what the textbook gives. */
    f->book(&g, want_bytes, outlen, input, len);
    MUST(f->finalize(&t, &g) == LANEWISE_OK, "finalize");
    MUST(lanewise_tree_squeeze(&t, got, outlen) == LANEWISE_OK, "squeeze");
    MUST(!memcmp(got, want_bytes, outlen), "%s of %zu bytes in steps", f->name, len);
    g.threading = threading.threads ? &threading : NULL;
    MUST(f->hash(&g, got, outlen, input, len) == LANEWISE_OK, "at once");
    MUST(!memcmp(got, want_bytes, outlen), "%s of %zu bytes at once", f->name, len);
    return 0;
}
