/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `lanewise tuple`: TupleHash, with each file as one element of the tuple. */
#include "cli.h"
#include "lanewise/lanewise.h"
#include "options.h"
#include "platform.h"

#include <errno.h>
#include <limits.h>
#include <stdlib.h>
#include <string.h>

enum { LONGEST = 1 << 20, PIECE = 256 << 10, CHANGED = -1 };

typedef struct tuple_options {
    const char *algorithm, *custom;
    uint64_t outlen;
} tuple_options;

#define OPTIONS_TUPLE
static const option_form all_options[] = {
#include "options.inc"
};

static int begin(lanewise_sponge *s, const tuple_options *o, size_t *outlen) {
    static const char *const names[] = {"tuplehash128", "tuplehash256", "tuplehashxof128",
                                        "tuplehashxof256"};
    size_t c = strlen(o->custom), kind = 0;
    while (kind < 4 && strcmp(o->algorithm, names[kind]) != 0)
        kind++;
    *outlen = o->outlen ? (size_t)o->outlen : kind % 2 ? 64 : 32;
    switch (kind) {
    case 0:
        return lanewise_tuplehash128_init(s, o->custom, c, *outlen);
    case 1:
        return lanewise_tuplehash256_init(s, o->custom, c, *outlen);
    case 2:
        return lanewise_tuplehashxof128_init(s, o->custom, c);
    case 3:
        return lanewise_tuplehashxof256_init(s, o->custom, c);
    default:
        return LANEWISE_ERR_ALGORITHM;
    }
}

/* An element's length goes into the hash before its bytes: what has no length, such as a pipe,
 * must be read to its end first. */
static int element_in_memory(lanewise_sponge *s, int fd) {
    uint8_t *data = NULL;
    size_t have = 0, room = 0;
    ptrdiff_t n;
    do {
        room = room ? 2 * room : PIECE;
        data = need(realloc(data, room));
        n = file_read(fd, data + have, room - have);
        if (n > 0)
            have += (size_t)n;
    } while (n >= 0 && have == room);
    int error = n < 0 ? errno : 0;
    if (!error && (lanewise_tuplehash_element(s, have) || lanewise_sponge_absorb(s, data, have)))
        error = EIO;
    free(data);
    return error;
}

static int element_of_file(lanewise_sponge *s, int fd, uint64_t size) {
    uint8_t *piece = need(malloc(PIECE));
    uint64_t left = size;
    int error = 0;
    if (size > SIZE_MAX || lanewise_tuplehash_element(s, (size_t)size))
        error = EOVERFLOW;
    while (!error && left) {
        ptrdiff_t n = file_read(fd, piece, left < PIECE ? (size_t)left : PIECE);
        if (n < 0)
            error = errno;
        else if (n == 0)
            error = CHANGED; /* its length is hashed already */
        else if (lanewise_sponge_absorb(s, piece, (size_t)n))
            error = EIO;
        else
            left -= (uint64_t)n;
    }
    if (!error && file_read(fd, piece, 1) > 0)
        error = CHANGED;
    free(piece);
    return error;
}

static int add_element(lanewise_sponge *s, const char *name) {
    file_info info;
    int standard_input = !strcmp(name, "-"), error = 0;
    int fd = standard_input ? STANDARD_INPUT : file_open(HERE, name, 0);
    if (fd < 0 || file_describe(fd, &info) != 0)
        error = errno;
    else if (info.kind == IS_DIRECTORY)
        error = EISDIR;
    else if (info.kind == IS_REGULAR && !standard_input && info.size > 0)
        error = element_of_file(s, fd, info.size);
    else
        error = element_in_memory(s, fd);
    if (!standard_input && fd >= 0)
        file_close(fd);
    if (error == CHANGED)
        complain_of(name, "changed while it was read");
    else if (error)
        complain_of(name, "%s", strerror(error));
    return error;
}

int command_tuple(int argc, char **argv) {
    tuple_options o = {"tuplehash128", "", 0};
    lanewise_sponge s;
    size_t outlen;
    option_reader words;
    int failed = 0;
    options_start(&words, "tuple", all_options, &o, argc, argv);
    int stop = options_all(&words, INT_MAX);
    if (stop >= 0)
        return stop;
    platform_expand(&words.operands, &words.operand_count);
    int rc = begin(&s, &o, &outlen);
    if (rc == LANEWISE_ERR_ALGORITHM)
        return usage_error("tuple", "unknown algorithm '%s'", o.algorithm);
    /* Every file that cannot be read is named, but there is no result without all of them. */
    for (int i = 0; i < words.operand_count && rc == LANEWISE_OK; i++) {
        lanewise_sponge before = s;
        if (add_element(&s, words.operands[i])) {
            failed = 1;
            s = before;
        }
    }
    if (failed)
        return EXIT_PROBLEM;
    uint8_t *digest = need(malloc(outlen));
    char *hex = need(malloc(2 * outlen + 1));
    if (rc || (rc = lanewise_sponge_finalize(&s)) ||
        (rc = lanewise_sponge_squeeze(&s, digest, outlen))) {
        complain("%s", lanewise_status_message(rc));
    } else {
        format_hex(digest, outlen, hex);
        puts(hex);
    }
    free(digest);
    free(hex);
    return rc ? EXIT_PROBLEM : EXIT_FINE;
}
