/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Directories. Entries are taken in the order of their bytes, so that two machines with the same
 * tree print the same list. Each directory is opened relative to the one above, which keeps
 * names of any length reachable and leaves no gap in which a path could be exchanged for a link.
 */
#include "cli.h"
#include "files.h"

#include <dirent.h>
#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

typedef struct entry {
    char *name;
    mode_t type; /* 0: the directory does not say */
} entry;

static int by_bytes(const void *a, const void *b) {
    return strcmp(((const entry *)a)->name, ((const entry *)b)->name);
}

static mode_t type_of(const struct dirent *e) {
#if defined(DT_REG) && defined(DT_DIR)
    if (e->d_type == DT_REG)
        return S_IFREG;
    if (e->d_type == DT_DIR)
        return S_IFDIR;
#else
    (void)e;
#endif
    return 0;
}

/* The entries of a directory, sorted; NULL and errno if they cannot be read. Closes `fd`. */
static entry *entries(int fd, size_t *count) {
    entry *list = NULL;
    size_t n = 0, room = 0;
    DIR *d = fdopendir(fd);
    if (!d) {
        int error = errno;
        close(fd);
        errno = error;
        return NULL;
    }
    for (;;) {
        errno = 0;
        struct dirent *e = readdir(d);
        if (!e)
            break;
        if (!strcmp(e->d_name, ".") || !strcmp(e->d_name, ".."))
            continue;
        if (n == room) {
            room = room ? 2 * room : 64;
            list = need(realloc(list, room * sizeof *list));
        }
        list[n].type = type_of(e);
        list[n++].name = need(strdup(e->d_name));
    }
    int error = errno;
    closedir(d);
    if (error) {
        while (n)
            free(list[--n].name);
        free(list);
        errno = error;
        return NULL;
    }
    if (n)
        qsort(list, n, sizeof *list, by_bytes);
    *count = n;
    return list ? list : need(malloc(sizeof *list));
}

static char *join(const char *directory, const char *base) {
    size_t a = strlen(directory), b = strlen(base);
    int slash = a && directory[a - 1] != '/';
    char *name = need(malloc(a + b + 2));
    memcpy(name, directory, a);
    name[a] = '/';
    memcpy(name + a + (size_t)slash, base, b + 1);
    return name;
}

/* What an entry is, asked of the file system only where the directory did not say. */
static int type_at(int fd, entry *e) {
    struct stat st;
    if (e->type)
        return 0;
    if (fstatat(fd, e->name, &st, AT_SYMLINK_NOFOLLOW) != 0)
        return errno;
    e->type = st.st_mode & S_IFMT;
    return 0;
}

void walk(files *set, int fd, const char *name) {
    size_t count = 0;
    int listing = dup(fd);
    if (listing < 0 && (errno == EMFILE || errno == ENFILE)) {
        files_flush(set); /* which closes the files that are open */
        listing = dup(fd);
    }
    entry *list = listing < 0 ? NULL : entries(listing, &count);
    if (!list) {
        files_add_error(set, name, NULL, errno);
        close(fd);
        return;
    }
    for (size_t i = 0; i < count; i++) {
        char *path = join(name, list[i].name);
        int below = -1, error = type_at(fd, &list[i]);
        if (error)
            files_add_error(set, path, NULL, error);
        else if (S_ISREG(list[i].type) || S_ISDIR(list[i].type))
            below = files_add(set, fd, list[i].name, path, NULL, FILES_DESCEND | FILES_INSIDE);
        else if (!S_ISLNK(list[i].type))
            complain_of(path, "neither a file nor a directory: skipped");
        if (below >= 0)
            walk(set, below, path);
        free(path);
        free(list[i].name);
    }
    free(list);
    close(fd);
}
