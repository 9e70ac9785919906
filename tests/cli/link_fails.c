/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Preloaded by test_cli_keyfiles.py: the call of link() or linkat() with the number LINK_AT (0:
 * every one) fails with the error LINK_ERROR; every rename() with RENAME_ERROR, every file without
 * a name with UNNAMED_ERROR, and access() in /proc with PROC_ERROR, if they are set. KILLED_AT
 * names one of these calls before which the program is killed. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <signal.h>
#include <stdarg.h>
#include <stdlib.h>
#include <string.h>
#include <unistd.h>

static void *real(const char *name) {
    const char *at = getenv("KILLED_AT");
    if (at && !strcmp(at, name))
        raise(SIGKILL);
    return dlsym(RTLD_NEXT, name);
}

static int fails(const char *variable) {
    const char *error = getenv(variable);
    if (error)
        errno = atoi(error);
    return error != NULL;
}

static int link_fails(void) {
    static int calls;
    const char *at = getenv("LINK_AT");
    calls++;
    return at && (atoi(at) == 0 || atoi(at) == calls) && fails("LINK_ERROR");
}

int link(const char *from, const char *to) {
    int (*next)(const char *, const char *) = real("link");
    return link_fails() ? -1 : next(from, to);
}

int linkat(int a, const char *from, int b, const char *to, int flags) {
    int (*next)(int, const char *, int, const char *, int) = real("linkat");
    return link_fails() ? -1 : next(a, from, b, to, flags);
}

int rename(const char *from, const char *to) {
    int (*next)(const char *, const char *) = real("rename");
    return fails("RENAME_ERROR") ? -1 : next(from, to);
}

int access(const char *path, int mode) {
    int (*next)(const char *, int) = real("access");
    return !strncmp(path, "/proc/", 6) && fails("PROC_ERROR") ? -1 : next(path, mode);
}

static int open_as(const char *name, const char *path, int flags, va_list more) {
    int (*next)(const char *, int, ...) = real(name);
    mode_t mode = flags & (O_CREAT | O_TMPFILE) ? va_arg(more, mode_t) : 0;
    if ((flags & O_TMPFILE) == O_TMPFILE && fails("UNNAMED_ERROR"))
        return -1;
    return next(path, flags, mode);
}

int open(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    int fd = open_as("open", path, flags, more);
    va_end(more);
    return fd;
}

int open64(const char *path, int flags, ...) {
    va_list more;
    va_start(more, flags);
    int fd = open_as("open64", path, flags, more);
    va_end(more);
    return fd;
}
