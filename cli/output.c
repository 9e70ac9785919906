/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "output.h"
#include "cli.h"

#include "lanewise/random.h"

#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

/* Files aside that exist. A signal handler reads it, so it is changed with signals held back. */
static char *volatile pending[OUTPUTS_MAX];

static const int deadly[] = {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXFSZ};
enum { DEADLY = sizeof deadly / sizeof deadly[0] };

static void remove_pending(void) {
    for (int i = 0; i < OUTPUTS_MAX; i++)
        if (pending[i])
            unlink(pending[i]);
}

static void on_signal(int number) {
    remove_pending();
    signal(number, SIG_DFL);
    raise(number);
}

/* Whoever starts us with a signal ignored has it ignored. */
static void catch_signals(void) {
    static int done;
    struct sigaction ours, theirs;
    if (done)
        return;
    done = 1;
    memset(&ours, 0, sizeof ours);
    ours.sa_handler = on_signal;
    sigemptyset(&ours.sa_mask);
    for (int i = 0; i < DEADLY; i++)
        if (sigaction(deadly[i], NULL, &theirs) == 0 && theirs.sa_handler == SIG_DFL)
            sigaction(deadly[i], &ours, NULL);
    atexit(remove_pending);
}

static void hold_signals(sigset_t *before) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, before);
}

static void forget(const char *aside) {
    for (int i = 0; i < OUTPUTS_MAX; i++)
        if (pending[i] == aside)
            pending[i] = NULL;
}

/* ".lanewise-" and 16 digits in the directory of `path`. */
static char *name_aside(const char *path) {
    static const char prefix[] = ".lanewise-";
    const char *slash = strrchr(path, '/');
    size_t directory = slash ? (size_t)(slash - path) + 1 : 0;
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
    sigset_t before;
    int slot = 0;
    while (slot < OUTPUTS_MAX && pending[slot])
        slot++;
    if (slot == OUTPUTS_MAX || !(o->aside = name_aside(o->path)))
        return EIO;
    hold_signals(&before);
    o->fd = open(o->aside, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW,
                 flags & OUTPUT_SECRET ? 0600 : 0666);
    int error = o->fd < 0 ? errno : 0;
    if (!error)
        pending[slot] = o->aside;
    sigprocmask(SIG_SETMASK, &before, NULL);
    return error;
}

int output_open(output *o, const char *path, unsigned flags) {
    struct stat st;
    int error = 0;
    memset(o, 0, sizeof *o);
    o->fd = -1;
    o->force = (flags & OUTPUT_FORCE) != 0;
    catch_signals();
    if (!strcmp(path, "-")) {
        if ((flags & OUTPUT_BINARY) && isatty(STDOUT_FILENO)) {
            complain("standard output is a terminal, and the output binary (--output names a "
                     "file)");
            return 1;
        }
        o->fd = STDOUT_FILENO;
        o->path = path;
        return 0;
    }
    int exists = lstat(path, &st) == 0;
    if (exists && S_ISLNK(st.st_mode) && stat(path, &st) != 0)
        st.st_mode = S_IFREG; /* a link that leads nowhere */
    o->path = path;
    if (exists && S_ISDIR(st.st_mode)) {
        error = EISDIR;
    } else if (exists && !S_ISREG(st.st_mode)) {
        o->fd = open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
        error = o->fd < 0 ? errno : 0;
    } else if (exists && !o->force) {
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
        ssize_t n = write(o->fd, at, len);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0) {
            if (o->fd == STDOUT_FILENO)
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

/* The file aside gets its name. Not every file system has a second name for a file; there the name
 * is taken first, with an empty file. */
static int place(output *o) {
    if (o->force)
        return rename(o->aside, o->path) ? errno : 0;
    if (link(o->aside, o->path) == 0) {
        unlink(o->aside);
        return 0;
    }
    if (errno == EEXIST || errno == ENOENT || errno == EACCES || errno == ENOSPC)
        return errno;
    int taken = open(o->path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, 0600);
    if (taken < 0)
        return errno;
    close(taken);
    int error = rename(o->aside, o->path) ? errno : 0;
    if (error)
        unlink(o->path);
    return error;
}

int outputs_place(output *list, size_t count) {
    sigset_t before;
    output *at = NULL;
    int error = 0;
    for (size_t i = 0; i < count && !error; i++) {
        at = &list[i];
        /* A disk that is full or gone may say so only now. Not everything can be synchronised. */
        if (at->aside && fsync(at->fd) != 0 && errno != EINVAL && errno != ENOTSUP)
            error = errno;
        if (at->path && at->fd != STDOUT_FILENO) {
            if (close(at->fd) != 0 && !error)
                error = errno;
            at->fd = -1;
        }
    }
    hold_signals(&before);
    for (size_t i = 0; i < count && !error; i++) {
        at = &list[i];
        if (!at->aside)
            continue;
        error = place(at);
        at->placed = !error;
        if (at->placed)
            forget(at->aside);
    }
    /* What has replaced another file stays: the other is gone. */
    for (size_t i = 0; i < count && error; i++)
        if (list[i].placed && !list[i].force)
            unlink(list[i].path);
    sigprocmask(SIG_SETMASK, &before, NULL);
    if (error == EEXIST)
        complain_of(at->path, "exists, and is left as it is (--force replaces it)");
    else if (error)
        complain_of(at->path, "%s", strerror(error));
    return error;
}

void outputs_drop(output *list, size_t count) {
    sigset_t before;
    for (size_t i = 0; i < count; i++) {
        output *o = &list[i];
        if (o->path && o->fd >= 0 && o->fd != STDOUT_FILENO)
            close(o->fd);
        if (o->aside) {
            hold_signals(&before);
            if (!o->placed)
                unlink(o->aside);
            forget(o->aside);
            sigprocmask(SIG_SETMASK, &before, NULL);
            free(o->aside);
        }
        memset(o, 0, sizeof *o);
        o->fd = -1;
    }
}
