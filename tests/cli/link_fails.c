/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Preloaded by test_cli_keyfiles.py: the call of link() with the number LINK_AT (0: every one)
 * fails with the error LINK_ERROR, and every rename() with RENAME_ERROR, if it is set. */
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <stdlib.h>
#include <unistd.h>

typedef int function(const char *, const char *);

int link(const char *from, const char *to) {
    static int calls;
    const char *at = getenv("LINK_AT"), *error = getenv("LINK_ERROR");
    calls++;
    if (error && at && (atoi(at) == 0 || atoi(at) == calls)) {
        errno = atoi(error);
        return -1;
    }
    return ((function *)dlsym(RTLD_NEXT, "link"))(from, to);
}

int rename(const char *from, const char *to) {
    const char *error = getenv("RENAME_ERROR");
    if (error) {
        errno = atoi(error);
        return -1;
    }
    return ((function *)dlsym(RTLD_NEXT, "rename"))(from, to);
}
