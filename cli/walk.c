/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Directories. Entries are taken in the order of their bytes, so that two machines with the same
 * tree print the same list. Each directory is opened relative to the one above, which keeps
 * names of any length reachable and leaves no gap in which a path could be exchanged for a link.
 */
#include "cli.h"
#include "files.h"
#include "platform.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

static int by_bytes(const void *a, const void *b) {
    return strcmp(((const entry *)a)->name, ((const entry *)b)->name);
}

static char *join(const char *directory, const char *base) {
    size_t a = strlen(directory), b = strlen(base);
    int slash = *platform_base(directory) != 0;
    char *name = need(malloc(a + b + 2));
    memcpy(name, directory, a);
    name[a] = '/';
    memcpy(name + a + (size_t)slash, base, b + 1);
    return name;
}

/* What an entry is, asked of the file system only where the directory did not say. */
static int find_kind(int fd, entry *e) {
    file_info info;
    if (e->kind != IS_NOT_KNOWN)
        return 0;
    if (file_describe_at(fd, e->name, &info) != 0)
        return errno;
    e->kind = info.kind;
    return 0;
}

void walk(files *set, int fd, const char *name) {
    size_t count = 0;
    entry *list = directory_read(fd, &count);
    if (!list && (errno == EMFILE || errno == ENFILE)) {
        files_flush(set); /* which closes the files that are open */
        list = directory_read(fd, &count);
    }
    if (!list) {
        files_add_error(set, name, NULL, errno);
        file_close(fd);
        return;
    }
    if (count)
        qsort(list, count, sizeof *list, by_bytes);
    for (size_t i = 0; i < count; i++) {
        char *path = join(name, list[i].name);
        int below = -1, error = find_kind(fd, &list[i]);
        if (error)
            files_add_error(set, path, NULL, error);
        else if (list[i].kind == IS_REGULAR || list[i].kind == IS_DIRECTORY)
            below = files_add(set, fd, list[i].name, path, NULL, FILES_DESCEND | FILES_INSIDE);
        else if (list[i].kind != IS_LINK)
            complain_of(path, "neither a file nor a directory: skipped");
        if (below >= 0)
            walk(set, below, path);
        free(path);
        free(list[i].name);
    }
    free(list);
    file_close(fd);
}
