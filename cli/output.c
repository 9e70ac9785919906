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

static int open_aside(output *o, unsigned flags) {
    int slot = 0;
    while (slot < OUTPUTS_MAX && pending[slot])
        slot++;
    if (slot == OUTPUTS_MAX || !(o->aside = name_aside(o->path)))
        return EIO;
    platform_hold_end();
    o->fd = file_create(o->aside, (flags & OUTPUT_SECRET) != 0);
    int error = o->fd < 0 ? errno : 0;
    if (!error)
        pending[slot] = o->aside;
    platform_release_end();
    return error;
}

int output_open(output *o, const char *path, unsigned flags) {
    int error = 0;
    memset(o, 0, sizeof *o);
    o->fd = -1;
    o->force = (flags & OUTPUT_FORCE) != 0;
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
        error = open_aside(o, flags);
    }
    if (error) {
        complain_of(path, "%s", strerror(error));
        free(o->aside);
        memset(o, 0, sizeof *o);
    }
    return error;
}

int output_write(output *o, const void *bytes, size_t len) {
    const char *at = bytes;
    while (len) {
        ptrdiff_t n = file_write(o->fd, at, len);
        if (n < 0) {
            if (o->fd == STANDARD_OUTPUT)
                complain("write error: %s", strerror(errno));
            else
                complain_of(o->path, "%s", strerror(errno));
            return 1;
        }
        at += n;
        len -= (size_t)n;
    }
    return 0;
}

int outputs_place(output *list, size_t count) {
    output *at = NULL;
    int error = 0;
    for (size_t i = 0; i < count && !error; i++) {
        at = &list[i];
        /* A disk that is full or gone may say so only now. */
        if (at->aside && file_sync(at->fd) != 0)
            error = errno;
        if (at->path && at->fd != STANDARD_OUTPUT) {
            if (file_close_written(at->fd) != 0 && !error)
                error = errno;
            at->fd = -1;
        }
    }
    platform_hold_end();
    for (size_t i = 0; i < count && !error; i++) {
        at = &list[i];
        if (!at->aside)
            continue;
        error = file_rename(at->aside, at->path, at->force) ? errno : 0;
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
