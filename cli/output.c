/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "output.h"
#include "cli.h"
#include "platform.h"

#include "lanewise/random.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* Files aside that exist. The end of the program, by whatever, reads it, so it is
 * changed only while that is held back. */
static char *volatile pending[OUTPUTS_MAX];

static void remove_pending(void) {
    for (int i = 0; i < OUTPUTS_MAX; i++)
        if (pending[i])
            file_remove(pending[i]);
}

static void keep_in_mind(void) {
    static int done;
    if (!done)
        platform_at_end(remove_pending);
    done = 1;
}

static void forget(const char *aside) {
    for (int i = 0; i < OUTPUTS_MAX; i++)
        if (pending[i] == aside)
            pending[i] = NULL;
}

/* ".lanewise-" and 16 digits in the directory of `path`. */
static char *name_aside(const char *path) {
    static const char prefix[] = ".lanewise-";
    size_t directory = (size_t)(platform_base(path) - path);
    uint8_t bytes[8];
    if (lanewise_random_bytes(NULL, bytes, sizeof bytes) != LANEWISE_OK)
        return NULL;
    char *name = need(malloc(directory + sizeof prefix + 2 * sizeof bytes));
    memcpy(name, path, directory);
    memcpy(name + directory, prefix, sizeof prefix - 1);
    format_hex(bytes, sizeof bytes, name + directory + sizeof prefix - 1);
    return name;
}

/* While the end is held back. */
static int create_aside(output *o) {
    int slot = 0;
    while (slot < OUTPUTS_MAX && pending[slot])
        slot++;
    if (slot == OUTPUTS_MAX || !(o->aside = name_aside(o->path)))
        return EIO;
    o->fd = file_create(o->aside, o->secret);
    if (o->fd < 0)
        return errno;
    pending[slot] = o->aside;
    return 0;
}

static int open_aside(output *o) {
    o->fd = file_create_unnamed(o->path, o->secret);
    o->unnamed = o->fd >= 0;
    if (o->unnamed)
        return 0;
    platform_hold_end();
    int error = create_aside(o);
    platform_release_end();
    return error;
}

int output_open(output *o, const char *path, unsigned flags) {
    int error = 0;
    memset(o, 0, sizeof *o);
    o->fd = -1;
    o->force = (flags & OUTPUT_FORCE) != 0;
    o->secret = (flags & OUTPUT_SECRET) != 0;
    keep_in_mind();
    if (!strcmp(path, "-")) {
        if ((flags & OUTPUT_BINARY) && platform_is_terminal(STANDARD_OUTPUT)) {
            complain("standard output is a terminal, and the output binary (--output names a "
                     "file)");
            return 1;
        }
        o->fd = STANDARD_OUTPUT;
        o->path = path;
        return 0;
    }
    file_kind kind = file_kind_of(path);
    o->path = path;
    if (kind == IS_DIRECTORY) {
        error = EISDIR;
    } else if (kind != IS_REGULAR && kind != IS_NOTHING) {
        o->fd = file_open_device(path);
        error = o->fd < 0 ? errno : 0;
    } else if (kind == IS_REGULAR && !o->force) {
        complain_of(path, "exists, and is left as it is (--force replaces it)");
        o->path = NULL;
        return 1;
    } else {
        error = open_aside(o);
    }
    if (error) {
        complain_of(path, "%s", strerror(error));
        free(o->aside);
        memset(o, 0, sizeof *o);
    }
    return error;
}

static int write_all(int fd, const void *bytes, size_t len) {
    const char *at = bytes;
    while (len) {
        ptrdiff_t n = file_write(fd, at, len);
        if (n < 0)
            return errno;
        at += n;
        len -= (size_t)n;
    }
    return 0;
}

int output_write(output *o, const void *bytes, size_t len) {
    int error = write_all(o->fd, bytes, len);
    if (error && o->fd == STANDARD_OUTPUT)
        complain("write error: %s", strerror(error));
    else if (error)
        complain_of(o->path, "%s", strerror(error));
    return error;
}

/* Of a file without a name, on a file system that refuses to name it: once more, aside. */
static int copy_aside(output *o) {
    uint8_t piece[1 << 12];
    ptrdiff_t n = -1;
    int from = o->fd, error = file_go_to(from, 0) ? errno : create_aside(o);
    while (!error && (n = file_read(from, piece, sizeof piece)) > 0)
        error = write_all(o->fd, piece, (size_t)n);
    if (!error && (n < 0 || file_sync(o->fd) != 0))
        error = errno;
    lanewise_wipe(piece, sizeof piece);
    file_close(from);
    if (o->fd != from && o->fd >= 0 && file_close_written(o->fd) != 0 && !error)
        error = errno;
    o->fd = -1;
    o->unnamed = 0;
    return error;
}

/* A name that is taken goes only to a file that has one. If the program is killed between these two
 * calls of the system, and then alone, a file aside is left, which is complete. */
static int replace(const output *o) {
    char *aside = name_aside(o->path);
    int error = !aside ? EIO : file_name(o->fd, aside) ? errno : 0;
    if (!error && file_rename(aside, o->path, 1)) {
        error = errno;
        file_remove(aside);
    }
    free(aside);
    return error;
}

static int give_name(output *o) {
    if (o->unnamed) {
        int error = file_name(o->fd, o->path) ? errno : 0;
        if (error == EEXIST && o->force)
            error = replace(o);
        if (!error || error == EEXIST || error == ENOENT || error == EACCES || error == ENOSPC)
            return error;
        if ((error = copy_aside(o)))
            return error;
    }
    return file_rename(o->aside, o->path, o->force) ? errno : 0;
}

int outputs_place(output *list, size_t count) {
    output *at = NULL;
    int error = 0;
    for (size_t i = 0; i < count && !error; i++) {
        at = &list[i];
        /* A disk that is full or gone may say so only now. */
        if ((at->aside || at->unnamed) && file_sync(at->fd) != 0)
            error = errno;
        if (at->path && at->fd != STANDARD_OUTPUT && !at->unnamed) {
            if (file_close_written(at->fd) != 0 && !error)
                error = errno;
            at->fd = -1;
        }
    }
    platform_hold_end();
    for (size_t i = 0; i < count && !error; i++) {
        at = &list[i];
        if (!at->aside && !at->unnamed)
            continue;
        error = give_name(at);
        at->placed = !error;
        if (at->placed)
            forget(at->aside);
    }
    /* What has replaced another file stays: the other is gone. */
    for (size_t i = 0; i < count && error; i++)
        if (list[i].placed && !list[i].force)
            file_remove(list[i].path);
    platform_release_end();
    if (error == EEXIST)
        complain_of(at->path, "exists, and is left as it is (--force replaces it)");
    else if (error)
        complain_of(at->path, "%s", strerror(error));
    return error;
}

void outputs_drop(output *list, size_t count) {
    for (size_t i = 0; i < count; i++) {
        output *o = &list[i];
        if (o->path && o->fd >= 0 && o->fd != STANDARD_OUTPUT)
            file_close(o->fd);
        if (o->aside) {
            platform_hold_end();
            if (!o->placed)
                file_remove(o->aside);
            forget(o->aside);
            platform_release_end();
            free(o->aside);
        }
        memset(o, 0, sizeof *o);
        o->fd = -1;
    }
}
