/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What the command asks of the operating system: platform_posix.c and platform_windows.c, and no
 * other file, know which one it is. Names of files are bytes on POSIX and UTF-8 on Windows.
 * Functions that return -1 have set errno.
 */
#ifndef LANEWISE_CLI_PLATFORM_H
#define LANEWISE_CLI_PLATFORM_H

#include <stddef.h>
#include <stdint.h>
#include <stdio.h>

enum { STANDARD_INPUT = 0, STANDARD_OUTPUT = 1, STANDARD_ERROR = 2 };

/*
 * Once, before anything else. A parent that starts us with a standard stream closed must not have
 * the next file we open take its place: what fills the gap refuses to be read, or written. On
 * Windows the words become UTF-8, and the streams carry bytes as they are.
 */
void platform_start(int *argc, char ***argv);
/* From now on no image of the memory is written if the program crashes. */
void platform_keep_secrets(void);
/* Calls `clean` when the program ends, also if a signal or the console ends it. Between hold and
 * release only the program itself changes what `clean` reads. */
void platform_at_end(void (*clean)(void));
void platform_hold_end(void);
void platform_release_end(void);
unsigned platform_processors(void); /* at least 1 */
size_t platform_descriptors(void);  /* how many files may be open; 0 if there is no limit */
double platform_seconds(void);      /* a clock that is never set back */

int platform_is_terminal(int fd);
int platform_can_draw(void); /* standard error is a terminal that takes control sequences */
int platform_columns(void);  /* of that terminal */

/*
 * Operands with a wildcard in the last component become the names that fit, in the order of their
 * bytes, where the shell leaves that to programs; the rest stays as it is.
 */
void platform_expand(char ***operands, int *count);
/* The characters for which a name in a list of checksums needs an escape. */
extern const char platform_escaped[];
/* Where the last component of a path begins. */
const char *platform_base(const char *path);

typedef enum file_kind {
    IS_NOT_KNOWN,
    IS_NOTHING,
    IS_REGULAR,
    IS_DIRECTORY,
    IS_LINK,
    IS_PIPE,
    IS_OTHER
} file_kind;

typedef struct file_info {
    file_kind kind;
    uint64_t size; /* of a regular file */
} file_info;

enum { HERE = -100 }; /* instead of a descriptor: the current directory */
enum {
    OPEN_INSIDE = 1, /* an entry of a directory, not followed if it is a link */
    OPEN_AT_ONCE = 2 /* fail with EWOULDBLOCK rather than wait */
};

/* A descriptor for reading; directories can be opened too. */
int file_open(int directory, const char *path, unsigned how);
/* With OPEN_AT_ONCE a pipe may be open without a writer: waits for one. */
void file_await(int fd, const file_info *info);
void file_close(int fd);
int file_describe(int fd, file_info *info);
/* Of an entry, which is not followed if it is a link. */
int file_describe_at(int directory, const char *name, file_info *info);
/* Links are followed; one that leads nowhere counts as a regular file. */
file_kind file_kind_of(const char *path);
/* Reads until `size` bytes are there or the file ends. */
ptrdiff_t file_read(int fd, void *to, size_t size);
/* From the beginning of the file, `size` bytes or fewer, by one call of the system. The place where
 * file_read() goes on is lost. */
ptrdiff_t file_read_start(int fd, void *to, size_t size);
int64_t file_length(int fd); /* -1 if it has none; the place is lost here, too */
int64_t file_place(int fd);  /* where file_read() goes on; -1 if it can go to no other place */
int file_go_to(int fd, int64_t place);
void file_is_read_once(int fd); /* from beginning to end: the system may read ahead */
/*
 * A part of a regular file as memory, `place` a multiple of 64 KiB; one at a time in the program.
 * NULL if the system does not do that. file_unmap() says whether all of it was there as long as it
 * was mapped: of a file that has become shorter, zeros are read in place of what is gone.
 */
const uint8_t *file_map(int fd, int64_t place, size_t size);
int file_unmap(const uint8_t *map, size_t size);
/* Nonzero if others than its owner can use the file: `why` says so, with the command that ends it
 * in an open parenthesis. */
int file_others_can_use(int fd, char *why, size_t room);

/* For reading lists; a directory fails with EISDIR. */
FILE *file_stream(const char *path);
/* A line with its end, into `line` of malloc with `room` bytes, which grows; -1 at the end. */
ptrdiff_t file_line(char **line, size_t *room, FILE *from);

/* A new file, which must not exist; with `secret` only its owner may use it. */
int file_create(const char *path, int secret);
/* The same in the directory of `path`, without a name: it is gone with the program, however that
 * ends, unless file_name() gives it one, which must be free (EEXIST). -1 where there is no such
 * thing. */
int file_create_unnamed(const char *path, int secret);
int file_name(int fd, const char *path);
int file_open_device(const char *path); /* for writing */
ptrdiff_t file_write(int fd, const void *bytes, size_t size);
/* Until it is on the disk, as far as the file can be synchronised. */
int file_sync(int fd);
int file_close_written(int fd); /* -1 if something was lost */
/* Gives a file another name, all at once; fails with EEXIST if it is taken, unless `replace`. */
int file_rename(const char *from, const char *to, int replace);
void file_remove(const char *path);

typedef struct entry {
    char *name; /* of malloc, like the list */
    file_kind kind;
} entry;

/* The entries of an open directory in no order, without "." and ".."; NULL with errno set. */
entry *directory_read(int fd, size_t *count);

/* A shared library; NULL if there is none of this name where the system looks for them. */
void *library_open(const char *name);
/* Nonzero if `name` is in it: its address is then at `function`, a pointer of `size` bytes. */
int library_find(void *library, const char *name, void *function, size_t size);

#endif
