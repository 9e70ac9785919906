/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "files.h"
#include "cli.h"
#include "pieces.h"

#include <errno.h>
#include <fcntl.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

enum {
    JOBS = 512,                 /* files per batch at most */
    ENOUGH_JOBS = 32,           /* with so many files and */
    ENOUGH_BYTES = 128 << 10,   /* so many bytes the lanes are well filled: hash while in cache */
    ARENA = 8 << 20,            /* contents of the files of one batch */
    SMALL = 1 << 20,            /* longest file that goes into the arena: eight fill it */
    SMALL_FOR_TREES = 64 << 10, /* a tree hash fills the lanes from one file above this */
    SHOW_AT_ONCE = 16 << 20,    /* results around a file this long are not held back */
    ON_ITS_OWN = -1
};

typedef struct job {
    char *name;
    void *item;
    int error;
    int hashed; /* digest is there already */
    size_t offset, len;
} job;

struct files {
    files_result *result;
    void *context;
    const function *f;
    int progress;
    pieces *pieces;
    uint8_t *arena, *digests;
    size_t used, piece_size, digest_size;
    size_t count, limit;
    job jobs[JOBS];
    lanewise_bytes in[JOBS];
    void *out[JOBS];
};

files *files_new(files_result *result, void *context, int progress) {
    files *set = need(calloc(1, sizeof *set));
    set->result = result;
    set->context = context;
    set->progress = progress;
    set->arena = need(malloc(ARENA));
    return set;
}

void files_use(files *set, const function *f) {
    files_flush(set);
    set->f = f;
    if (set->digest_size != f->outlen) {
        set->limit = DIGEST_MAX / f->outlen;
        if (set->limit > JOBS)
            set->limit = JOBS;
        free(set->digests);
        set->digests = need(malloc(set->limit * f->outlen));
        set->digest_size = f->outlen;
    }
}

static uint8_t *digest_of(files *set, size_t index) {
    return set->digests + index * set->digest_size;
}

void files_flush(files *set) {
    size_t waiting = 0;
    int rc = LANEWISE_OK;
    for (size_t i = 0; i < set->count; i++) {
        if (set->jobs[i].error || set->jobs[i].hashed)
            continue;
        set->in[waiting].data = set->arena + set->jobs[i].offset;
        set->in[waiting].len = set->jobs[i].len;
        set->out[waiting++] = digest_of(set, i);
    }
    if (waiting)
        rc = function_many(set->f, waiting, set->in, set->out);
    if (rc) {
        complain("%s", lanewise_status_message(rc));
        exit(EXIT_PROBLEM);
    }
    for (size_t i = 0; i < set->count; i++) {
        job *j = &set->jobs[i];
        set->result(set->context, j->name, j->item, j->error ? NULL : digest_of(set, i), j->error);
        free(j->name);
    }
    set->count = set->used = 0;
}

void files_free(files *set) {
    if (!set)
        return;
    files_flush(set);
    free(set->arena);
    pieces_free(set->pieces);
    free(set->digests);
    free(set);
}

static job *new_job(files *set, const char *name, void *item) {
    if (set->count == set->limit)
        files_flush(set);
    job *j = &set->jobs[set->count++];
    memset(j, 0, sizeof *j);
    j->name = need(strdup(name));
    j->item = item;
    return j;
}

void files_add_error(files *set, const char *name, void *item, int error) {
    new_job(set, name, item)->error = error;
}

/* Hashes what there is to read; returns an errno value. */
static int hash_as_read(files *set, int fd, uint64_t size, const char *name, uint8_t *digest) {
    stream s;
    uint64_t done = 0;
    int error = 0;
    size_t want = function_piece(set->f);
    if (set->piece_size != want) {
        pieces_free(set->pieces);
        set->pieces = pieces_new(want, set->f->with->threading.threads > 1);
        set->piece_size = want;
    }
    if (set->progress)
        progress_begin(name, size);
    int rc = function_begin(set->f, &s);
    pieces_start(set->pieces, fd);
    while (!rc) {
        const uint8_t *piece;
        ptrdiff_t n = pieces_next(set->pieces, &piece);
        if (n < 0) {
            error = errno;
            break;
        }
        rc = function_absorb(&s, piece, (size_t)n);
        done += (uint64_t)n;
        if (set->progress)
            progress_step(done);
        if ((size_t)n < want)
            break;
    }
    pieces_stop(set->pieces);
    if (set->progress)
        progress_end();
    if (!rc && !error)
        return function_finish(set->f, &s, digest) ? EIO : 0;
    lanewise_wipe(&s, sizeof s);
    return rc ? EIO : error;
}

/*
 * Most files are short: their length by lseek and one read take less of the kernel's time than
 * fstat would. One byte more than the length is asked for, so that an answer of exactly that
 * length means the end. Returns 0, with the file as it was opened, if it is not so simple.
 */
static int gather(files *set, int fd, const char *name, void *item) {
    off_t size = lseek(fd, 0, SEEK_END);
    if (size > 0 && size <= (off_t)(set->f->start.tree ? SMALL_FOR_TREES : SMALL)) {
        if ((size_t)size >= ARENA - set->used || set->count == set->limit)
            files_flush(set);
        ssize_t n = pread(fd, set->arena + set->used, (size_t)size + 1, 0);
        if (n == size) {
            job *j = new_job(set, name, item);
            j->offset = set->used;
            j->len = (size_t)size;
            set->used += (size_t)size;
            return 1;
        }
    }
    if (size > 0)
        lseek(fd, 0, SEEK_SET);
    return 0;
}

/* Anything that gather() left. */
static void hash_large(files *set, int fd, const struct stat *st, const char *name, void *item) {
    int regular = S_ISREG(st->st_mode);
    uint64_t size = regular ? (uint64_t)st->st_size : 0;
    int at_once = !regular || size >= SHOW_AT_ONCE;
    if (at_once)
        files_flush(set);
    job *j = new_job(set, name, item);
#if defined(POSIX_FADV_SEQUENTIAL)
    if (size)
        posix_fadvise(fd, 0, 0, POSIX_FADV_SEQUENTIAL);
#endif
    j->hashed = 1;
    j->error = hash_as_read(set, fd, size, name, digest_of(set, set->count - 1));
    if (at_once)
        files_flush(set);
}

int files_add(files *set, int directory, const char *path, const char *name, void *item,
              unsigned flags) {
    struct stat st;
    int inside = (flags & FILES_INSIDE) != 0;
    int standard_input = !inside && path[0] == '-' && path[1] == 0;
    int fd = STDIN_FILENO;
    if (!standard_input) {
        int how = O_RDONLY | O_CLOEXEC | O_NOCTTY;
        if (inside)
            how |= O_NOFOLLOW | O_NONBLOCK;
        fd = openat(directory, path, how);
    }
    if (fd < 0) {
        files_add_error(set, name, item, errno);
        return ON_ITS_OWN;
    }
    if (standard_input || !gather(set, fd, name, item)) {
        if (fstat(fd, &st) != 0)
            files_add_error(set, name, item, errno);
        else if (S_ISDIR(st.st_mode) && (flags & FILES_DESCEND) && !standard_input)
            return fd;
        else if (S_ISDIR(st.st_mode))
            files_add_error(set, name, item, EISDIR);
        else if (inside && !S_ISREG(st.st_mode)) /* it was exchanged for something else */
            files_add_error(set, name, item, EINVAL);
        else
            hash_large(set, fd, &st, name, item);
    }
    if (!standard_input)
        close(fd);
    if (set->used >= ENOUGH_BYTES && set->count >= ENOUGH_JOBS)
        files_flush(set);
    return ON_ITS_OWN;
}
