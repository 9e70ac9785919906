/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"
#include "keys.h"

#include "lanewise/status.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum { PIECE = 256 << 10 };

const char *input_name(const char *name) {
    return strcmp(name, "-") ? name : "standard input";
}

static int open_input(const char *name) {
    return strcmp(name, "-") ? open(name, O_RDONLY | O_CLOEXEC | O_NOCTTY) : STDIN_FILENO;
}

static void close_input(int fd) {
    if (fd > STDIN_FILENO)
        close(fd);
}

/* Bytes read until the end or until `size`; negative with errno set. */
static ptrdiff_t read_all(int fd, uint8_t *to, size_t size) {
    size_t have = 0;
    while (have < size) {
        ssize_t n = read(fd, to + have, size - have);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return -1;
        if (n == 0)
            break;
        have += (size_t)n;
    }
    return (ptrdiff_t)have;
}

/* What a user is to do about a key of the wrong kind. */
static int wrong_kind(const char *path, key_family family, int want_private, const key *k) {
    char what[KEY_WHY];
    key_describe(k, what, sizeof what);
    if (k->algorithm->family != family)
        complain_of(path, "holds a %s, where one of %s is needed", what,
                    family == KEY_SLHDSA ? "SLH-DSA" : "ML-KEM");
    else if (want_private)
        complain_of(path, "holds a %s, where a private one is needed", what);
    else
        complain_of(path,
                    "holds a %s, where a public one is needed ('lanewise %s pubkey' writes it)",
                    what, family == KEY_SLHDSA ? "sign" : "kem");
    return 1;
}

int key_load(const char *path, key_family family, int want_private, int any_mode, key *k) {
    char why[KEY_WHY];
    const char *name = input_name(path);
    struct stat st;
    ptrdiff_t len = -1;
    int wrong = 1;
    memset(k, 0, sizeof *k);
    uint8_t *file = need(malloc(KEY_FILE_MAX + 1));
    int fd = open_input(path);
    if (fd >= 0 && fstat(fd, &st) == 0)
        len = read_all(fd, file, KEY_FILE_MAX + 1);
    if (len < 0) {
        complain_of(name, "%s", strerror(errno));
    } else if (key_read(file, (size_t)len, k, why)) {
        complain_of(name, "%s", why);
    } else if (k->algorithm->family != family || k->is_private != want_private) {
        wrong_kind(name, family, want_private, k);
    } else if (want_private && !any_mode && S_ISREG(st.st_mode) && (st.st_mode & 077)) {
        complain_of(name,
                    "others can use this private key, its mode is %04o (chmod 600 is right; "
                    "--any-mode takes it as it is)",
                    (unsigned)(st.st_mode & 07777));
    } else {
        wrong = 0;
    }
    close_input(fd);
    lanewise_wipe(file, KEY_FILE_MAX + 1);
    free(file);
    return wrong;
}

int key_save(output *to, const key *k, int private_half, int as_der) {
    uint8_t text[PEM_TEXT(KEY_DER_MAX)];
    size_t len = key_write(k, private_half, as_der, text);
    int wrong = output_write(to, text, len);
    lanewise_wipe(text, sizeof text);
    return wrong;
}

int load_file(const char *name, size_t most, uint8_t **data, size_t *len) {
    struct stat st;
    size_t room = PIECE, have = 0;
    ptrdiff_t n = -1;
    int error = 0, fd = open_input(name);
    *data = NULL;
    *len = 0;
    if (fd < 0 || fstat(fd, &st) != 0)
        error = errno;
    else if (S_ISDIR(st.st_mode))
        error = EISDIR;
    else if (S_ISREG(st.st_mode) && st.st_size > PIECE && (uint64_t)st.st_size < SIZE_MAX / 2)
        room = (size_t)st.st_size + 1; /* the one more sees the end without growing */
    if (room > most && most < SIZE_MAX)
        room = most + 1;
    while (!error) {
        *data = need(realloc(*data, room));
        n = read_all(fd, *data + have, room - have);
        if (n < 0)
            error = errno;
        else
            have += (size_t)n;
        if (have < room || have > most)
            break;
        if (room > SIZE_MAX / 2)
            error = ENOMEM;
        room *= 2;
    }
    close_input(fd);
    if (error) {
        complain_of(input_name(name), "%s", strerror(error));
        free(*data);
        *data = NULL;
        return 1;
    }
    *len = have;
    return 0;
}
