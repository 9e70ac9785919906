/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"
#include "keys.h"
#include "platform.h"

#include "lanewise/status.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { PIECE = 256 << 10 };

const char *input_name(const char *name) {
    return strcmp(name, "-") ? name : "standard input";
}

int input_open(const char *name) {
    return strcmp(name, "-") ? file_open(HERE, name, 0) : STANDARD_INPUT;
}

void input_close(int fd) {
    if (fd > STANDARD_INPUT)
        file_close(fd);
}

/* What a user is to do about a key of the wrong kind. */
static int wrong_kind(const char *path, key_family family, int want_private, const key *k) {
    char what[KEY_WHY];
    key_describe(k, what, sizeof what);
    if (!(k->algorithm->family & family))
        complain_of(path, "holds a %s, where one of %s is needed", what,
                    family == KEY_MLKEM    ? "ML-KEM"
                    : family == KEY_SLHDSA ? "SLH-DSA"
                                           : "SLH-DSA or ML-DSA");
    else if (want_private)
        complain_of(path, "holds a %s, where a private one is needed", what);
    else
        complain_of(path,
                    "holds a %s, where a public one is needed ('lanewise %s pubkey' writes it)",
                    what, family == KEY_MLKEM ? "kem" : "sign");
    return 1;
}

/* There is no decryption here, and a command to copy instead. */
static void say_who_decrypts(const char *path, key_family family) {
    static const char plain[] =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789/._-";
    const int is_word = path[0] != '-' && !path[strspn(path, plain)];
    complain_of(input_name(path),
                "holds an encrypted private key, which lanewise does not decrypt; OpenSSL 3.5 and "
                "later do: openssl pkey -in %s | lanewise %s FILE",
                is_word ? path : "KEY",
                family == KEY_MLKEM ? "kem decaps -k - -s SECRET" : "sign sign -k -");
}

int key_load(const char *path, key_family family, int want_private, int any_mode, key *k) {
    char why[KEY_WHY], mode[256];
    const char *name = input_name(path);
    ptrdiff_t len = -1;
    int wrong = 1;
    memset(k, 0, sizeof *k);
    uint8_t *file = need(malloc(KEY_FILE_MAX + 1));
    int fd = input_open(path);
    if (fd >= 0)
        len = file_read(fd, file, KEY_FILE_MAX + 1);
    if (len < 0) {
        complain_of(name, "%s", strerror(errno));
    } else if (key_read(file, (size_t)len, k, why)) {
        if (k->is_encrypted && want_private)
            say_who_decrypts(path, family);
        else
            complain_of(name, "%s%s", why, k->is_encrypted ? ", where a public one is needed" : "");
    } else if (!(k->algorithm->family & family) || k->is_private != want_private) {
        wrong_kind(name, family, want_private, k);
    } else if (want_private && !any_mode && file_others_can_use(fd, mode, sizeof mode)) {
        complain_of(name, "others can use this private key, %s; --any-mode takes it as it is)",
                    mode);
    } else {
        wrong = 0;
    }
    input_close(fd);
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

int load_input(int fd, const char *name, size_t most, uint8_t **data, size_t *len) {
    file_info info;
    size_t room = PIECE, have = 0;
    ptrdiff_t n = -1;
    int error = 0;
    *data = NULL;
    *len = 0;
    if (fd < 0 || file_describe(fd, &info) != 0)
        error = errno;
    else if (info.kind == IS_DIRECTORY)
        error = EISDIR;
    else if (info.size > PIECE && info.size < SIZE_MAX / 2)
        room = (size_t)info.size + 1; /* the one more sees the end without growing */
    if (room > most && most < SIZE_MAX)
        room = most + 1;
    while (!error) {
        uint8_t *larger = realloc(*data, room);
        if (!larger) {
            error = ENOMEM;
            break;
        }
        *data = larger;
        n = file_read(fd, *data + have, room - have);
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
    if (error) {
        complain_of(input_name(name), "%s",
                    error == ENOMEM
                        ? "does not fit into memory, where it is held because it can be "
                          "read once; a file is read in pieces"
                        : strerror(error));
        free(*data);
        *data = NULL;
        return 1;
    }
    *len = have;
    return 0;
}

int load_file(const char *name, size_t most, uint8_t **data, size_t *len) {
    int fd = input_open(name);
    int wrong = load_input(fd, name, most, data, len);
    input_close(fd);
    return wrong;
}
