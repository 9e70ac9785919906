/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _GNU_SOURCE /* O_TMPFILE */
#include "cli.h"
#include "platform.h"
#include "threads.h"

#include <dirent.h>
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <poll.h>
#include <signal.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/mman.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <time.h>
#include <unistd.h>

const char platform_escaped[] = "\\\n\r";

void platform_start(int *argc, char ***argv) {
    static const int how[] = {O_WRONLY, O_RDONLY, O_RDWR};
    (void)argc;
    (void)argv;
    for (int fd = 0; fd < 3; fd++)
        if (fcntl(fd, F_GETFD) < 0 && open("/dev/null", how[fd]) != fd)
            _exit(EXIT_PROBLEM);
}

void platform_keep_secrets(void) {
    static const struct rlimit none = {0, 0};
    setrlimit(RLIMIT_CORE, &none);
}

static const int deadly[] = {SIGHUP, SIGINT, SIGQUIT, SIGPIPE, SIGTERM, SIGXFSZ};
enum { DEADLY = sizeof deadly / sizeof deadly[0] };

static void (*clean_up)(void);
static sigset_t not_held;

static void on_signal(int number) {
    clean_up();
    signal(number, SIG_DFL);
    raise(number);
}

/* A signal that the parent process ignores stays ignored. */
void platform_at_end(void (*clean)(void)) {
    struct sigaction ours, theirs;
    clean_up = clean;
    memset(&ours, 0, sizeof ours);
    ours.sa_handler = on_signal;
    sigemptyset(&ours.sa_mask);
    for (int i = 0; i < DEADLY; i++)
        if (sigaction(deadly[i], NULL, &theirs) == 0 && theirs.sa_handler == SIG_DFL)
            sigaction(deadly[i], &ours, NULL);
    atexit(clean);
}

void platform_hold_end(void) {
    sigset_t all;
    sigfillset(&all);
    sigprocmask(SIG_BLOCK, &all, &not_held);
}

void platform_release_end(void) {
    sigprocmask(SIG_SETMASK, &not_held, NULL);
}

unsigned platform_processors(void) {
    long online = sysconf(_SC_NPROCESSORS_ONLN);
    return online > 1 ? (unsigned)online : 1;
}

size_t platform_descriptors(void) {
    struct rlimit limit;
    if (getrlimit(RLIMIT_NOFILE, &limit) || limit.rlim_cur == RLIM_INFINITY)
        return 0;
    return (size_t)limit.rlim_cur;
}

double platform_seconds(void) {
    struct timespec t;
    clock_gettime(CLOCK_MONOTONIC, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

int platform_is_terminal(int fd) {
    return isatty(fd);
}

int platform_can_draw(void) {
    return isatty(STDERR_FILENO);
}

int platform_columns(void) {
#if defined(TIOCGWINSZ)
    struct winsize size;
    if (ioctl(STDERR_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col)
        return size.ws_col;
#endif
    return 80;
}

void platform_expand(char ***operands, int *count) {
    (void)operands;
    (void)count;
}

const char *platform_base(const char *path) {
    const char *slash = strrchr(path, '/');
    return slash ? slash + 1 : path;
}

static file_kind kind_of(mode_t mode) {
    return S_ISREG(mode)    ? IS_REGULAR
           : S_ISDIR(mode)  ? IS_DIRECTORY
           : S_ISLNK(mode)  ? IS_LINK
           : S_ISFIFO(mode) ? IS_PIPE
                            : IS_OTHER;
}

static int at(int directory) {
    return directory == HERE ? AT_FDCWD : directory;
}

/* A pipe must not be waited for in open(), with OPEN_AT_ONCE: lines that are known would wait, too.
 */
int file_open(int directory, const char *path, unsigned how) {
    int flags = O_RDONLY | O_CLOEXEC | O_NOCTTY;
    if (how & OPEN_INSIDE)
        flags |= O_NOFOLLOW | O_NONBLOCK;
    if (how & OPEN_AT_ONCE) {
#if defined(__linux__)
        flags |= O_NONBLOCK;
#else
        struct stat st;
        if (fstatat(at(directory), path, &st, 0) == 0 && !S_ISREG(st.st_mode) &&
            !S_ISDIR(st.st_mode)) {
            errno = EWOULDBLOCK;
            return -1;
        }
#endif
    }
    return openat(at(directory), path, flags);
}

void file_await(int fd, const file_info *info) {
#if defined(__linux__)
    struct pollfd ready = {fd, POLLIN, 0};
    int flags = fcntl(fd, F_GETFL);
    if (flags >= 0)
        fcntl(fd, F_SETFL, flags & ~O_NONBLOCK);
    while (info->kind == IS_PIPE && poll(&ready, 1, -1) < 0 && errno == EINTR)
        ;
#else
    (void)fd, (void)info;
#endif
}

void file_close(int fd) {
    close(fd);
}

static void describe(const struct stat *st, file_info *info) {
    info->kind = kind_of(st->st_mode);
    info->size = S_ISREG(st->st_mode) ? (uint64_t)st->st_size : 0;
}

int file_describe(int fd, file_info *info) {
    struct stat st;
    if (fstat(fd, &st) != 0)
        return -1;
    describe(&st, info);
    return 0;
}

int file_describe_at(int directory, const char *name, file_info *info) {
    struct stat st;
    if (fstatat(at(directory), name, &st, AT_SYMLINK_NOFOLLOW) != 0)
        return -1;
    describe(&st, info);
    return 0;
}

file_kind file_kind_of(const char *path) {
    struct stat st;
    if (lstat(path, &st) != 0)
        return IS_NOTHING;
    if (S_ISLNK(st.st_mode) && stat(path, &st) != 0)
        return IS_REGULAR;
    return kind_of(st.st_mode);
}

ptrdiff_t file_read(int fd, void *to, size_t size) {
    char *bytes = to;
    size_t have = 0;
    while (have < size) {
        ssize_t n = read(fd, bytes + have, size - have);
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            return -1;
        if (n == 0)
            break;
        have += (size_t)n;
    }
    return (ptrdiff_t)have;
}

ptrdiff_t file_read_start(int fd, void *to, size_t size) {
    return pread(fd, to, size, 0);
}

int64_t file_length(int fd) {
    return lseek(fd, 0, SEEK_END);
}

int64_t file_place(int fd) {
    return lseek(fd, 0, SEEK_CUR);
}

int file_go_to(int fd, int64_t place) {
    return lseek(fd, place, SEEK_SET) == place ? 0 : -1;
}

/* A pipe of 64 KiB, as they are made, wakes its two ends in turns 16 times as often as one of 1
 * MiB, the most that Linux gives to whom asks. */
void file_is_read_once(int fd) {
#if defined(POSIX_FADV_SEQUENTIAL)
    posix_fadvise(fd, 0, 0, POSIX_FADV_SEQUENTIAL);
#endif
#if defined(F_SETPIPE_SZ)
    fcntl(fd, F_SETPIPE_SZ, 1 << 20);
#endif
    (void)fd;
}

/* What is mapped, for the signal that tells that a page of it is behind the end of the file. */
static struct {
    uint8_t *begin, *end;
    size_t page;
    volatile sig_atomic_t gone;
    struct sigaction before;
} mapped;

/* All from that page on becomes zeros, in whichever thread and however often this happens. The call
 * of the system, which is all there is to mmap(), may be made here on the systems there are. */
static void on_missing_page(int number, siginfo_t *info, void *context) {
    uint8_t *at = info->si_addr;
    (void)context;
    if (at >= mapped.begin && at < mapped.end) {
        at -= (size_t)(at - mapped.begin) % mapped.page;
        if (mmap(at, (size_t)(mapped.end - at), PROT_READ, MAP_PRIVATE | MAP_FIXED | MAP_ANONYMOUS,
                 -1, 0) == at) {
            mapped.gone = 1;
            return;
        }
    }
    signal(number, SIG_DFL); /* the same instruction raises it again */
}

const uint8_t *file_map(int fd, int64_t place, size_t size) {
    struct sigaction act = {0};
    long page = sysconf(_SC_PAGESIZE);
    uint8_t *map = mmap(NULL, size, PROT_READ, MAP_SHARED, fd, (off_t)place);
    if (map == MAP_FAILED || page <= 0)
        return NULL;
    posix_madvise(map, size, POSIX_MADV_WILLNEED);
    mapped.begin = map, mapped.end = map + size, mapped.page = (size_t)page, mapped.gone = 0;
    act.sa_sigaction = on_missing_page;
    act.sa_flags = SA_SIGINFO;
    sigemptyset(&act.sa_mask);
    if (sigaction(SIGBUS, &act, &mapped.before) == 0)
        return map;
    munmap(map, size);
    return NULL;
}

int file_unmap(const uint8_t *map, size_t size) {
    sigaction(SIGBUS, &mapped.before, NULL);
    munmap((void *)(uintptr_t)map, size);
    return !mapped.gone;
}

int file_others_can_use(int fd, char *why, size_t room) {
    struct stat st;
    if (fstat(fd, &st) != 0 || !S_ISREG(st.st_mode) || !(st.st_mode & 077))
        return 0;
    snprintf(why, room, "its mode is %04o (chmod 600 is right", (unsigned)(st.st_mode & 07777));
    return 1;
}

FILE *file_stream(const char *path) {
    return fopen(path, "r");
}

ptrdiff_t file_line(char **line, size_t *room, FILE *from) {
    return getline(line, room, from);
}

int file_create(const char *path, int secret) {
    return open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC | O_NOFOLLOW, secret ? 0600 : 0666);
}

#if defined(O_TMPFILE)

/* Only through /proc can a file without a name be given one without privileges. */
enum { PROC_PATH = 40 };
static void proc_path(int fd, char path[PROC_PATH]) {
    snprintf(path, PROC_PATH, "/proc/self/fd/%d", fd);
}

int file_create_unnamed(const char *path, int secret) {
    char *directory = keep_text(path), in_proc[PROC_PATH];
    size_t len = (size_t)(platform_base(path) - path);
    directory[len] = 0;
    int fd = open(len ? directory : ".", O_TMPFILE | O_RDWR | O_CLOEXEC, secret ? 0600 : 0666);
    free(directory);
    if (fd < 0)
        return -1;
    proc_path(fd, in_proc);
    if (access(in_proc, F_OK) == 0)
        return fd;
    close(fd);
    return -1;
}

int file_name(int fd, const char *path) {
    char in_proc[PROC_PATH];
    proc_path(fd, in_proc);
    return linkat(AT_FDCWD, in_proc, AT_FDCWD, path, AT_SYMLINK_FOLLOW);
}

#else

int file_create_unnamed(const char *path, int secret) {
    (void)path, (void)secret;
    errno = ENOTSUP;
    return -1;
}

int file_name(int fd, const char *path) {
    (void)fd, (void)path;
    errno = ENOTSUP;
    return -1;
}

#endif

int file_open_device(const char *path) {
    return open(path, O_WRONLY | O_CLOEXEC | O_NOCTTY);
}

ptrdiff_t file_write(int fd, const void *bytes, size_t size) {
    ssize_t n;
    do
        n = write(fd, bytes, size);
    while (n < 0 && errno == EINTR);
    return n;
}

int file_sync(int fd) {
    return fsync(fd) != 0 && errno != EINVAL && errno != ENOTSUP ? -1 : 0;
}

int file_close_written(int fd) {
    return close(fd);
}

/* Not every file system has a second name for a file; there the name is taken first, with an empty
 * file. */
int file_rename(const char *from, const char *to, int replace) {
    if (replace)
        return rename(from, to);
    if (link(from, to) == 0)
        return unlink(from), 0;
    if (errno == EEXIST || errno == ENOENT || errno == EACCES || errno == ENOSPC)
        return -1;
    int taken = file_create(to, 1);
    if (taken < 0)
        return -1;
    close(taken);
    if (rename(from, to) == 0)
        return 0;
    int error = errno;
    unlink(to);
    errno = error;
    return -1;
}

void file_remove(const char *path) {
    unlink(path);
}

static file_kind kind_of_entry(const struct dirent *e) {
#if defined(DT_REG) && defined(DT_DIR)
    if (e->d_type == DT_REG)
        return IS_REGULAR;
    if (e->d_type == DT_DIR)
        return IS_DIRECTORY;
#else
    (void)e;
#endif
    return IS_NOT_KNOWN;
}

entry *directory_read(int fd, size_t *count) {
    entry *list = NULL;
    size_t n = 0, room = 0;
    int own = dup(fd); /* closedir() closes it */
    DIR *d = own < 0 ? NULL : fdopendir(own);
    if (!d) {
        int error = errno;
        if (own >= 0)
            close(own);
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
        list[n].kind = kind_of_entry(e);
        list[n++].name = keep_text(e->d_name);
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
    *count = n;
    return list ? list : need(malloc(sizeof *list));
}

void *library_open(const char *name) {
    return dlopen(name, RTLD_NOW | RTLD_LOCAL);
}

/* ISO C has no cast from an object pointer to a function pointer; POSIX promises the bits. */
int library_find(void *library, const char *name, void *function, size_t size) {
    void *symbol = dlsym(library, name);
    if (symbol)
        memcpy(function, &symbol, size);
    return symbol != NULL;
}

void condition_tell_one(lanewise_condition *condition) {
    pthread_cond_signal(condition);
}

int condition_wait_for(lanewise_condition *condition, lanewise_lock *lock, double seconds) {
    struct timespec until;
    clock_gettime(CLOCK_REALTIME, &until);
    long nanoseconds = until.tv_nsec + (long)(seconds * 1e9);
    until.tv_sec += nanoseconds / 1000000000;
    until.tv_nsec = nanoseconds % 1000000000;
    return pthread_cond_timedwait(condition, lock, &until);
}
