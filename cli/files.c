/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "files.h"
#include "cli.h"
#include "file_reader.h"
#include "platform.h"
#include "work.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum {
    JOBS = BATCH_JOBS,          /* files without a result at most */
    ENOUGH_JOBS = 32,           /* with so many files and */
    ENOUGH_BYTES = 128 << 10,   /* so many bytes the states are well filled: hash while in cache */
    ARENA = (1 << 20) + 1,      /* contents of the files of one batch */
    SMALL = 128 << 10,          /* longest file that goes into a batch: eight fill it */
    SMALL_FOR_TREES = 64 << 10, /* a tree hash fills the states from one file above this */
    ALONE_FOR_TREES = 16 << 20, /* and from here on it occupies all threads */
    WINDOW = 1 << 30,           /* of such a file, so much is mapped at a time, and */
    SMALL_WINDOW = 64 << 20,    /* so much where addresses are few, or a bar shows the progress */
    ON_ITS_OWN = -1
};

struct files {
    files_result *result;
    void *context;
    const algorithm *f;
    int progress;
    const job *shown; /* by the progress bar */
    file_reader *reader;
    size_t piece_size, digest_size;
    uint8_t *digests;
    work *work;
    unsigned threads;
    batch *gathering;
    job jobs[JOBS]; /* a ring, in the order of results */
    size_t first, count, limit;
};

files *files_new(files_result *result, void *context, int progress) {
    files *set = need(calloc(1, sizeof *set));
    set->result = result;
    set->context = context;
    set->progress = progress;
    return set;
}

/* Prints what is known, as far as the order allows, and does not keep it back. */
static void report(files *set) {
    int any = 0;
    while (set->count) {
        job *j = &set->jobs[set->first];
        if (!lanewise_load_acquire(&j->done))
            break;
        if (set->shown)
            progress_end();
        set->shown = NULL;
        set->result(set->context, j->name, j->item, j->error ? NULL : j->digest, j->error);
        free(j->name);
        set->first = (set->first + 1) % set->limit;
        set->count--;
        any = 1;
    }
    if (any && stdout_failed())
        exit(EXIT_PROBLEM);
}

/* The bar is that of the file whose line comes next. */
static void show_progress(files *set) {
    const job *j = &set->jobs[set->first];
    if (!set->progress || !set->count || !j->size)
        return;
    if (set->shown != j) {
        if (set->shown)
            progress_end();
        progress_begin(j->name, j->size);
        set->shown = j;
    }
    progress_step((uint64_t)LANEWISE_LOAD(&j->mebibytes) << 20);
}

static void submit(files *set) {
    if (set->gathering && set->gathering->count) {
        work_add_batch(set->work, set->gathering);
        set->gathering = NULL;
    }
}

/* Lets the work go on until something changes; 0 if nothing is left to do. */
static int go_on(files *set) {
    submit(set);
    int more = work_step(set->work, set->progress ? 0.2 : 0);
    report(set);
    show_progress(set);
    return more;
}

void files_flush(files *set) {
    if (!set->work)
        return;
    report(set);
    while (set->count)
        go_on(set);
}

void files_use(files *set, const algorithm *f) {
    files_flush(set);
    set->f = f;
    if (!set->work) {
        set->threads = f->with->threading.threads;
        set->work = work_new(set->threads, ARENA);
    }
    work_use(set->work, f);
    if (set->digest_size != f->outlen) {
        set->limit = DIGEST_MAX / f->outlen;
        if (set->limit > JOBS)
            set->limit = JOBS;
        set->first = 0;
        free(set->digests);
        set->digests = need(malloc(set->limit * f->outlen));
        set->digest_size = f->outlen;
    }
}

void files_free(files *set) {
    if (!set)
        return;
    files_flush(set);
    if (set->gathering)
        work_add_batch(set->work, set->gathering);
    set->gathering = NULL;
    work_free(set->work);
    file_reader_free(set->reader);
    free(set->digests);
    free(set);
}

static job *new_job(files *set, const char *name, void *item) {
    while (set->count == set->limit)
        go_on(set);
    size_t at = (set->first + set->count++) % set->limit;
    job *j = &set->jobs[at];
    memset(j, 0, sizeof *j);
    j->name = keep_text(name);
    j->item = item;
    j->fd = -1;
    j->digest = set->digests + at * set->digest_size;
    return j;
}

static void known(files *set, job *j, int error) {
    j->error = error;
    lanewise_store_release(&j->done, 1);
    report(set);
}

void files_add_error(files *set, const char *name, void *item, int error) {
    known(set, new_job(set, name, item), error);
}

/*
 * A large file as it lies in the system's memory, which saves copying it, each window on all
 * threads, which start once for each. Returns how many bytes of the file are absorbed: 0 if it
 * cannot be mapped, or if it became shorter meanwhile and all begins anew.
 */
static uint64_t absorb_mapped(files *set, int fd, uint64_t size, stream *s, int *rc) {
    size_t window = set->progress || sizeof window < 8 ? SMALL_WINDOW : WINDOW;
    uint64_t done = 0;
    while (!*rc && done < size) {
        size_t n = size - done < window ? (size_t)(size - done) : window;
        const uint8_t *map = file_map(fd, (int64_t)done, n);
        if (!map)
            break;
        *rc = algorithm_absorb(s, map, n);
        done += n;
        if (!file_unmap(map, n)) {
            *rc = algorithm_begin(set->f, s);
            done = 0;
            break;
        }
        if (set->progress)
            progress_step(done);
    }
    return done;
}

/* Hashes what there is to read, with `map` by absorb_mapped() as far as its size; returns an errno
 * value. What cannot be mapped comes from one reader, and a thread that hashes is enough for it.
 * Who writes a pipe wants a processor too: with two of them the threads would only take turns. */
static int hash_as_read(files *set, int fd, const file_info *info, int map, const char *name,
                        uint8_t *digest) {
    stream s;
    uint64_t done = 0, size = info->size;
    int error = 0;
    size_t want = algorithm_piece(set->f);
    if (set->piece_size != want) {
        file_reader_free(set->reader);
        set->reader = file_reader_new(want, set->threads > 1);
        set->piece_size = want;
    }
    if (set->shown)
        progress_end();
    set->shown = NULL;
    if (set->progress)
        progress_begin(name, size);
    int rc = algorithm_begin(set->f, &s);
    if (map) {
        done = absorb_mapped(set, fd, size, &s, &rc);
        if (!rc && file_go_to(fd, (int64_t)done))
            rc = -1;
    }
    if (!rc && s.tree)
        rc = lanewise_tree_threading(&s.is.chunks, NULL);
    /* Behind what was mapped there is nothing to read, or little. */
    file_reader_start(set->reader, fd,
                      !done && (info->kind != IS_PIPE || platform_processors() > 2));
    while (!rc) {
        const uint8_t *piece;
        ptrdiff_t n = file_reader_next(set->reader, &piece);
        if (n < 0) {
            error = errno;
            break;
        }
        rc = algorithm_absorb(&s, piece, (size_t)n);
        done += (uint64_t)n;
        if (set->progress)
            progress_step(done);
        if ((size_t)n < want)
            break;
    }
    file_reader_stop(set->reader);
    if (set->progress)
        progress_end();
    if (!rc && !error)
        return algorithm_finish(set->f, &s, digest) ? EIO : 0;
    lanewise_wipe(&s, sizeof s);
    return rc ? EIO : error;
}

/*
 * Most files are short: their length and one read take less of the system's time than a
 * description would. One byte more than the length is asked for, so that an answer of exactly that
 * length means the end. Returns 0, with the file as it was opened, if it is not so simple.
 */
static int gather(files *set, int fd, const char *name, void *item) {
    int64_t size = file_length(fd);
    if (size > 0 && size <= (set->f->start.tree ? SMALL_FOR_TREES : SMALL)) {
        /* The place in the ring comes first: a batch of which some wait for it must be on its way.
         */
        while (set->count == set->limit)
            go_on(set);
        if (set->gathering && (size_t)size >= ARENA - set->gathering->used)
            submit(set);
        while (!set->gathering && !(set->gathering = work_take_batch(set->work)))
            go_on(set);
        batch *b = set->gathering;
        ptrdiff_t n = file_read_start(fd, b->bytes + b->used, (size_t)size + 1);
        if (n == size) {
            job *j = new_job(set, name, item);
            b->jobs[b->count] = j;
            b->in[b->count].data = b->bytes + b->used;
            b->in[b->count].len = (size_t)size;
            b->out[b->count++] = j->digest;
            b->used += (size_t)size;
            if (b->used >= ENOUGH_BYTES && b->count >= ENOUGH_JOBS) {
                submit(set);
                if (set->threads <= 1)
                    go_on(set);
                else
                    report(set);
            }
            return 1;
        }
    }
    if (size > 0)
        file_go_to(fd, 0);
    return 0;
}

/* Anything that gather() left; closes `fd` sooner or later. */
static void hash_large(files *set, int fd, const file_info *info, const char *name, void *item,
                       int standard_input) {
    uint64_t size = info->size;
    int tree = set->f->start.tree, regular = info->kind == IS_REGULAR;
    if (size || info->kind == IS_PIPE)
        file_is_read_once(fd);
    int whole = tree && regular && size >= ALONE_FOR_TREES;
    int alone = !regular || standard_input || whole;
    int map = whole && file_place(fd) == 0;
    if (alone)
        files_flush(set); /* reading may take long: what is known is printed before */
    if (!standard_input && !size)
        file_await(fd, info);
    if (alone || !size || (tree && set->threads <= 1)) {
        job *j = new_job(set, name, item);
        known(set, j, hash_as_read(set, fd, info, map, name, j->digest));
    } else {
        while (!work_has_room(set->work))
            go_on(set);
        job *j = new_job(set, name, item);
        j->fd = fd;
        j->size = size;
        work_add_file(set->work, j);
        return;
    }
    if (!standard_input)
        file_close(fd);
}

/* What is known is printed before anything is waited for. */
static int open_file(files *set, int directory, const char *path, unsigned how) {
    int fd = file_open(directory, path, how | OPEN_AT_ONCE);
    if (fd >= 0 || errno != EWOULDBLOCK)
        return fd;
    files_flush(set);
    return file_open(directory, path, how);
}

int files_add(files *set, int directory, const char *path, const char *name, void *item,
              unsigned flags) {
    file_info info;
    int inside = (flags & FILES_INSIDE) != 0;
    int standard_input = !inside && path[0] == '-' && path[1] == 0;
    int fd = STANDARD_INPUT;
    if (!standard_input) {
        unsigned how = inside ? OPEN_INSIDE : 0;
        fd = open_file(set, directory, path, how);
        if (fd < 0 && (errno == EMFILE || errno == ENFILE) && set->count) {
            files_flush(set); /* which closes those that are open */
            fd = open_file(set, directory, path, how);
        }
    }
    if (fd < 0) {
        files_add_error(set, name, item, errno);
        return ON_ITS_OWN;
    }
    if (standard_input || !gather(set, fd, name, item)) {
        if (file_describe(fd, &info) != 0) {
            files_add_error(set, name, item, errno);
        } else if (info.kind == IS_DIRECTORY && (flags & FILES_DESCEND) && !standard_input) {
            return fd;
        } else if (info.kind == IS_DIRECTORY) {
            files_add_error(set, name, item, EISDIR);
        } else if (inside && info.kind != IS_REGULAR) { /* it was exchanged for something else */
            files_add_error(set, name, item, EINVAL);
        } else {
            hash_large(set, fd, &info, name, item, standard_input);
            return ON_ITS_OWN;
        }
    }
    if (!standard_input)
        file_close(fd);
    return ON_ITS_OWN;
}
