/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `lanewise tuple`: TupleHash, with each file as one element of the tuple. */
#include "cli.h"
#include "lanewise/lanewise.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { LONGEST = 1 << 20, PIECE = 256 << 10 };

typedef struct tuple_options {
    const char *algorithm, *custom;
    uint64_t outlen;
} tuple_options;

static const struct option long_options[] = {
    {"algorithm", required_argument, NULL, 'a'},
    {"length", required_argument, NULL, 'l'},
    {"custom", required_argument, NULL, 'S'},
    {"help", no_argument, NULL, 'h'},
    {NULL, 0, NULL, 0},
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
    ssize_t n = 1;
    while (n) {
        if (have == room) {
            room = room ? 2 * room : PIECE;
            data = need(realloc(data, room));
        }
        n = read(fd, data + have, room - have);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            break;
        have += (size_t)n;
    }
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
        ssize_t n = read(fd, piece, left < PIECE ? (size_t)left : PIECE);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            error = errno;
        else if (n == 0)
            error = ESTALE; /* its length is hashed already */
        else if (lanewise_sponge_absorb(s, piece, (size_t)n))
            error = EIO;
        else
            left -= (uint64_t)n;
    }
    if (!error && read(fd, piece, 1) > 0)
        error = ESTALE;
    free(piece);
    return error;
}

static int add_element(lanewise_sponge *s, const char *name) {
    struct stat st;
    int standard_input = !strcmp(name, "-"), error = 0;
    int fd = standard_input ? STDIN_FILENO : open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (fd < 0 || fstat(fd, &st) != 0)
        error = errno;
    else if (S_ISDIR(st.st_mode))
        error = EISDIR;
    else if (S_ISREG(st.st_mode) && !standard_input && st.st_size > 0)
        error = element_of_file(s, fd, (uint64_t)st.st_size);
    else
        error = element_in_memory(s, fd);
    if (!standard_input && fd >= 0)
        close(fd);
    if (error == ESTALE)
        complain_of(name, "changed while it was read");
    else if (error)
        complain_of(name, "%s", strerror(error));
    return error;
}

int command_tuple(int argc, char **argv) {
    tuple_options o = {"tuplehash128", "", 0};
    lanewise_sponge s;
    size_t outlen;
    int option, failed = 0;
    opterr = 0;
    while ((option = getopt_long(argc, argv, ":a:l:", long_options, NULL)) != -1) {
        const char *word = optind > 0 && argv[optind - 1] ? argv[optind - 1] : "";
        if (option == 'h')
            return print_help("tuple");
        if (option == 'a')
            o.algorithm = optarg;
        else if (option == 'S')
            o.custom = optarg;
        else if (option == ':')
            return usage_error("tuple", "option '%s' wants an argument", word);
        else if (option != 'l')
            return usage_error("tuple", "unknown option '%s'", word);
        else if (parse_number(optarg, 1, LONGEST, &o.outlen))
            return usage_error("tuple", "--length wants a number from 1 to %d, not '%s'", LONGEST,
                               optarg);
    }
    int rc = begin(&s, &o, &outlen);
    if (rc == LANEWISE_ERR_ALGORITHM)
        return usage_error("tuple", "unknown algorithm '%s'", o.algorithm);
    /* Every file that cannot be read is named, but there is no result without all of them. */
    for (int i = optind; i < argc && rc == LANEWISE_OK; i++) {
        lanewise_sponge before = s;
        if (add_element(&s, argv[i])) {
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
