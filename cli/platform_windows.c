/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Windows 7 and later. Paths and arguments are UTF-16 there and UTF-8 in the rest of the command;
 * files are opened as POSIX opens them, so that others may rename and delete them meanwhile.
 */
#include "cli.h"
#include "platform.h"
#include "threads.h"
#include "windows_names.h"

#include <errno.h>
#include <fcntl.h>
#include <io.h>
#include <shellapi.h>
#include <stdlib.h>
#include <string.h>
#include <winternl.h>

#ifndef FILE_OPEN
#define FILE_OPEN 1
#endif

enum { CONSOLE_PIECE = 16 << 10, PIECE = 1 << 30, LIST = 64 << 10 };
static const DWORD shared = FILE_SHARE_READ | FILE_SHARE_WRITE | FILE_SHARE_DELETE;

/* Start, end and terminals */

static UINT page_before;

static void restore_page(void) {
    if (page_before)
        SetConsoleOutputCP(page_before);
    page_before = 0;
}

static int console_mode(int fd, DWORD *mode) {
    return GetConsoleMode((HANDLE)_get_osfhandle(fd), mode) != 0;
}

void platform_start(int *argc, char ***argv) {
    static char lines[1 << 14], errors[1 << 12];
    for (int fd = 0; fd < 3; fd++) {
        if (_get_osfhandle(fd) < 0 ||
            GetFileType((HANDLE)_get_osfhandle(fd)) == FILE_TYPE_UNKNOWN) {
            int gap = _open("NUL", fd == STANDARD_INPUT ? _O_WRONLY : _O_RDONLY);
            if (gap >= 0 && gap != fd)
                _dup2(gap, fd), _close(gap);
        }
        _setmode(fd, _O_BINARY);
    }
    /* Unbuffered, each byte of a character would go to the console by itself. */
    setvbuf(stderr, errors, _IOFBF, sizeof errors);
    if (platform_is_terminal(STANDARD_OUTPUT))
        setvbuf(stdout, lines, _IOFBF, sizeof lines);
    if (platform_is_terminal(STANDARD_OUTPUT) || platform_is_terminal(STANDARD_ERROR)) {
        page_before = GetConsoleOutputCP();
        SetConsoleOutputCP(CP_UTF8);
        atexit(restore_page);
    }
    int count;
    wchar_t **words = CommandLineToArgvW(GetCommandLineW(), &count);
    if (!words)
        return;
    *argc = count;
    *argv = need(calloc((size_t)count + 1, sizeof **argv));
    for (int i = 0; i < count; i++)
        (*argv)[i] = windows_utf8(words[i], -1);
    LocalFree(words);
}

void platform_keep_secrets(void) {
    SetErrorMode(SetErrorMode(0) | SEM_NOGPFAULTERRORBOX); /* which also leaves reports out */
}

static CRITICAL_SECTION end_lock;
static void (*clean_up)(void);

/* In a thread of its own: Control-C, Control-Break, a closed console, a user who logs off. */
static BOOL WINAPI on_console_event(DWORD event) {
    (void)event;
    EnterCriticalSection(&end_lock); /* for good: nothing may be made after this */
    clean_up();
    restore_page();
    return FALSE; /* the next handler ends the program */
}

void platform_at_end(void (*clean)(void)) {
    InitializeCriticalSection(&end_lock);
    clean_up = clean;
    SetConsoleCtrlHandler(on_console_event, TRUE);
    atexit(clean);
}

void platform_hold_end(void) {
    EnterCriticalSection(&end_lock);
}

void platform_release_end(void) {
    LeaveCriticalSection(&end_lock);
}

unsigned platform_processors(void) {
    DWORD n = GetActiveProcessorCount(0xFFFF); /* of all groups */
    return n ? n : 1;
}

size_t platform_descriptors(void) {
    return 2048; /* of the oldest C library */
}

double platform_seconds(void) {
    LARGE_INTEGER ticks, each;
    QueryPerformanceFrequency(&each);
    QueryPerformanceCounter(&ticks);
    return (double)ticks.QuadPart / (double)each.QuadPart;
}

int platform_is_terminal(int fd) {
    DWORD mode;
    return console_mode(fd, &mode);
}

int platform_can_draw(void) {
    const DWORD sequences = 4; /* ENABLE_VIRTUAL_TERMINAL_PROCESSING, of Windows 10 */
    DWORD mode;
    return console_mode(STANDARD_ERROR, &mode) &&
           SetConsoleMode((HANDLE)_get_osfhandle(STANDARD_ERROR), mode | sequences);
}

int platform_columns(void) {
    CONSOLE_SCREEN_BUFFER_INFO info;
    if (!GetConsoleScreenBufferInfo((HANDLE)_get_osfhandle(STANDARD_ERROR), &info))
        return 80;
    return info.srWindow.Right - info.srWindow.Left + 1;
}

/* Files */

static HANDLE handle_of(int fd) {
    return (HANDLE)_get_osfhandle(fd);
}

static int descriptor(HANDLE h, int how) {
    int fd = _open_osfhandle((intptr_t)h, how | _O_BINARY | _O_NOINHERIT);
    if (fd < 0) {
        CloseHandle(h);
        errno = EMFILE;
    }
    return fd;
}

/* Relative to an open directory, as openat() does it: no path is put together, which could be too
 * long, or lead elsewhere by now. Of links the file itself is opened, not what it leads to. */
static HANDLE open_below(int directory, const wchar_t *name, ULONG options) {
    HANDLE h = INVALID_HANDLE_VALUE;
    OBJECT_ATTRIBUTES what;
    IO_STATUS_BLOCK status;
    UNICODE_STRING text;
    text.Buffer = (wchar_t *)name;
    text.Length = text.MaximumLength = (USHORT)(wcslen(name) * sizeof *name);
    memset(&what, 0, sizeof what);
    what.Length = sizeof what;
    what.RootDirectory = handle_of(directory);
    what.ObjectName = &text;
    NTSTATUS rc =
        NtCreateFile(&h, FILE_GENERIC_READ, &what, &status, NULL, 0, shared, FILE_OPEN,
                     FILE_SYNCHRONOUS_IO_NONALERT | FILE_OPEN_FOR_BACKUP_INTENT | options, NULL, 0);
    if (rc < 0) {
        SetLastError(RtlNtStatusToDosError(rc));
        return INVALID_HANDLE_VALUE;
    }
    return h;
}

/* Symbolic links and junctions; other reparse points, such as files that are compressed or kept
 * elsewhere, are files to their readers. */
static int is_link(DWORD attributes, DWORD tag) {
    return (attributes & FILE_ATTRIBUTE_REPARSE_POINT) && (!tag || IsReparseTagNameSurrogate(tag));
}

static int open_inside(int directory, const char *path) {
    FILE_ATTRIBUTE_TAG_INFO found;
    wchar_t *name = windows_wide(path);
    if (!name)
        return -1;
    HANDLE h = open_below(directory, name, FILE_OPEN_REPARSE_POINT);
    if (h != INVALID_HANDLE_VALUE &&
        GetFileInformationByHandleEx(h, FileAttributeTagInfo, &found, sizeof found) &&
        (found.FileAttributes & FILE_ATTRIBUTE_REPARSE_POINT)) {
        CloseHandle(h);
        if (is_link(found.FileAttributes, found.ReparseTag)) {
            free(name);
            errno = ELOOP;
            return -1;
        }
        h = open_below(directory, name, 0);
    }
    DWORD error = GetLastError();
    free(name);
    return h == INVALID_HANDLE_VALUE ? windows_failed(error) : descriptor(h, _O_RDONLY);
}

int file_open(int directory, const char *path, unsigned how) {
    if (how & OPEN_INSIDE)
        return open_inside(directory, path);
    wchar_t *name = windows_path(path);
    if (!name)
        return -1;
    HANDLE h = CreateFileW(name, GENERIC_READ, shared, NULL, OPEN_EXISTING,
                           FILE_FLAG_BACKUP_SEMANTICS, NULL);
    DWORD error = GetLastError();
    free(name);
    return h == INVALID_HANDLE_VALUE ? windows_failed(error) : descriptor(h, _O_RDONLY);
}

void file_await(int fd, const file_info *info) {
    (void)fd;
    (void)info;
}

void file_close(int fd) {
    _close(fd);
}

static int describe(HANDLE h, file_info *info) {
    BY_HANDLE_FILE_INFORMATION found;
    info->size = 0;
    switch (GetFileType(h)) {
    case FILE_TYPE_DISK:
        break;
    case FILE_TYPE_PIPE:
        info->kind = IS_PIPE;
        return 0;
    case FILE_TYPE_CHAR:
        info->kind = IS_OTHER;
        return 0;
    default:
        return windows_failed(ERROR_INVALID_HANDLE);
    }
    if (!GetFileInformationByHandle(h, &found)) {
        if (GetLastError() != ERROR_INVALID_HANDLE)
            return windows_failed(GetLastError());
        info->kind = IS_OTHER; /* wine knows no more of a file that it was started with */
        return 0;
    }
    info->kind = found.dwFileAttributes & FILE_ATTRIBUTE_DIRECTORY ? IS_DIRECTORY : IS_REGULAR;
    if (info->kind == IS_REGULAR)
        info->size = (uint64_t)found.nFileSizeHigh << 32 | found.nFileSizeLow;
    return 0;
}

int file_describe(int fd, file_info *info) {
    return describe(handle_of(fd), info);
}

int file_describe_at(int directory, const char *name, file_info *info) {
    int fd = open_inside(directory, name); /* directory_read() has told all kinds already */
    if (fd < 0 && errno == ELOOP) {
        info->kind = IS_LINK;
        info->size = 0;
        return 0;
    }
    if (fd < 0)
        return -1;
    int rc = file_describe(fd, info);
    _close(fd);
    return rc;
}

file_kind file_kind_of(const char *path) {
    file_info info;
    wchar_t *name = windows_path(path);
    if (!name)
        return IS_NOTHING;
    HANDLE h = CreateFileW(name, FILE_READ_ATTRIBUTES, shared, NULL, OPEN_EXISTING,
                           FILE_FLAG_BACKUP_SEMANTICS, NULL);
    int there = h != INVALID_HANDLE_VALUE || GetFileAttributesW(name) != INVALID_FILE_ATTRIBUTES;
    free(name);
    if (h == INVALID_HANDLE_VALUE || describe(h, &info))
        info.kind = there ? IS_REGULAR : IS_NOTHING;
    if (h != INVALID_HANDLE_VALUE)
        CloseHandle(h);
    return info.kind;
}

ptrdiff_t file_read(int fd, void *to, size_t size) {
    char *bytes = to;
    size_t have = 0;
    while (have < size) {
        DWORD n, want = size - have < PIECE ? (DWORD)(size - have) : PIECE;
        if (!ReadFile(handle_of(fd), bytes + have, want, &n, NULL)) {
            DWORD error = GetLastError();
            file_info info;
            if (error == ERROR_BROKEN_PIPE || error == ERROR_HANDLE_EOF)
                break; /* the writer of the pipe is done */
            if (!file_describe(fd, &info) && info.kind == IS_DIRECTORY)
                return errno = EISDIR, -1;
            /* Of a stream that was closed, see platform_start(). */
            return windows_failed(fd == STANDARD_INPUT && error == ERROR_ACCESS_DENIED
                                      ? ERROR_INVALID_HANDLE
                                      : error);
        }
        if (!n)
            break;
        have += n;
    }
    return (ptrdiff_t)have;
}

ptrdiff_t file_read_start(int fd, void *to, size_t size) {
    LARGE_INTEGER start;
    DWORD n;
    start.QuadPart = 0;
    if (!SetFilePointerEx(handle_of(fd), start, NULL, FILE_BEGIN) ||
        !ReadFile(handle_of(fd), to, (DWORD)size, &n, NULL))
        return windows_failed(GetLastError());
    return (ptrdiff_t)n;
}

int64_t file_length(int fd) {
    file_info info;
    return file_describe(fd, &info) || info.kind != IS_REGULAR ? -1 : (int64_t)info.size;
}

/* A file that is mapped cannot become shorter there. */
const uint8_t *file_map(int fd, int64_t place, size_t size) {
    HANDLE section = CreateFileMappingW(handle_of(fd), NULL, PAGE_READONLY, 0, 0, NULL);
    if (!section)
        return NULL;
    const uint8_t *map =
        MapViewOfFile(section, FILE_MAP_READ, (DWORD)((uint64_t)place >> 32), (DWORD)place, size);
    CloseHandle(section); /* the view holds it */
    return map;
}

int file_unmap(const uint8_t *map, size_t size) {
    (void)size;
    UnmapViewOfFile(map);
    return 1;
}

int64_t file_place(int fd) {
    LARGE_INTEGER no_way, place;
    no_way.QuadPart = 0;
    if (!SetFilePointerEx(handle_of(fd), no_way, &place, FILE_CURRENT))
        return windows_failed(GetLastError());
    return place.QuadPart;
}

int file_go_to(int fd, int64_t to) {
    LARGE_INTEGER place;
    place.QuadPart = to;
    return SetFilePointerEx(handle_of(fd), place, NULL, FILE_BEGIN)
               ? 0
               : windows_failed(GetLastError());
}

void file_is_read_once(int fd) {
    (void)fd;
}

FILE *file_stream(const char *path) {
    file_info info;
    int fd = file_open(HERE, path, 0);
    if (fd < 0)
        return NULL;
    if (!file_describe(fd, &info) && info.kind == IS_DIRECTORY) {
        _close(fd);
        errno = EISDIR;
        return NULL;
    }
    FILE *stream = _fdopen(fd, "rb");
    if (!stream)
        _close(fd);
    return stream;
}

ptrdiff_t file_line(char **line, size_t *room, FILE *from) {
    size_t n = 0;
    int c = 0;
    while (c != '\n' && (c = getc(from)) != EOF) {
        if (n + 1 >= *room) {
            *room = *room ? 2 * *room : 256;
            *line = need(realloc(*line, *room));
        }
        (*line)[n++] = (char)c;
        (*line)[n] = 0;
    }
    return n && !ferror(from) ? (ptrdiff_t)n : -1;
}

int file_create(const char *path, int secret) {
    SECURITY_ATTRIBUTES how = {sizeof how, NULL, FALSE};
    wchar_t *name = windows_path(path);
    if (!name)
        return -1;
    if (secret && !(how.lpSecurityDescriptor = windows_for_owner())) {
        free(name);
        errno = EACCES;
        return -1;
    }
    HANDLE h = CreateFileW(name, GENERIC_WRITE, FILE_SHARE_DELETE, &how, CREATE_NEW,
                           FILE_ATTRIBUTE_NORMAL, NULL);
    DWORD error = GetLastError();
    free(name);
    LocalFree(how.lpSecurityDescriptor);
    return h == INVALID_HANDLE_VALUE ? windows_failed(error) : descriptor(h, _O_WRONLY);
}

/* A file that is deleted when it is closed cannot be kept after all. */
int file_create_unnamed(const char *path, int secret) {
    (void)path, (void)secret;
    errno = ENOSYS;
    return -1;
}

int file_name(int fd, const char *path) {
    (void)fd, (void)path;
    errno = ENOSYS;
    return -1;
}

int file_open_device(const char *path) {
    wchar_t *name = windows_path(path);
    if (!name)
        return -1;
    HANDLE h = CreateFileW(name, GENERIC_WRITE, shared, NULL, OPEN_EXISTING, 0, NULL);
    DWORD error = GetLastError();
    free(name);
    return h == INVALID_HANDLE_VALUE ? windows_failed(error) : descriptor(h, _O_WRONLY);
}

ptrdiff_t file_write(int fd, const void *bytes, size_t size) {
    size_t most = platform_is_terminal(fd) ? CONSOLE_PIECE : PIECE;
    DWORD n;
    if (!WriteFile(handle_of(fd), bytes, (DWORD)(size < most ? size : most), &n, NULL))
        return windows_failed(GetLastError());
    return (ptrdiff_t)n;
}

int file_sync(int fd) {
    DWORD error = FlushFileBuffers(handle_of(fd)) ? 0 : GetLastError();
    if (!error || error == ERROR_INVALID_FUNCTION || error == ERROR_INVALID_HANDLE)
        return 0;
    return windows_failed(error);
}

int file_close_written(int fd) {
    return _close(fd);
}

int file_rename(const char *from, const char *to, int replace) {
    wchar_t *a = windows_path(from), *b = windows_path(to);
    DWORD how = MOVEFILE_WRITE_THROUGH | (replace ? MOVEFILE_REPLACE_EXISTING : 0);
    int rc = a && b && MoveFileExW(a, b, how) ? 0 : windows_failed(GetLastError());
    free(a);
    free(b);
    return rc;
}

void file_remove(const char *path) {
    wchar_t *name = windows_path(path);
    if (name)
        DeleteFileW(name);
    free(name);
}

entry *directory_read(int fd, size_t *count) {
    entry *list = need(malloc(sizeof *list));
    size_t n = 0, room = 1;
    uint64_t *buffer = need(malloc(LIST)); /* aligned for what is in it */
    FILE_INFO_BY_HANDLE_CLASS next = FileIdBothDirectoryRestartInfo;
    while (GetFileInformationByHandleEx(handle_of(fd), next, buffer, LIST)) {
        const char *at = (const char *)buffer;
        const FILE_ID_BOTH_DIR_INFO *e;
        do {
            e = (const void *)at;
            at += e->NextEntryOffset;
            char *name = windows_utf8(e->FileName, (int)(e->FileNameLength / sizeof(wchar_t)));
            if (!strcmp(name, ".") || !strcmp(name, "..")) {
                free(name);
                continue;
            }
            if (n == room) {
                room *= 2;
                list = need(realloc(list, room * sizeof *list));
            }
            /* Of a reparse point EaSize is the tag. */
            list[n].kind = is_link(e->FileAttributes, e->EaSize)          ? IS_LINK
                           : e->FileAttributes & FILE_ATTRIBUTE_DIRECTORY ? IS_DIRECTORY
                                                                          : IS_REGULAR;
            list[n++].name = name;
        } while (e->NextEntryOffset);
        next = FileIdBothDirectoryInfo;
    }
    DWORD error = GetLastError();
    free(buffer);
    if (error != ERROR_NO_MORE_FILES) {
        while (n)
            free(list[--n].name);
        free(list);
        windows_failed(error);
        return NULL;
    }
    *count = n;
    return list;
}

/* Libraries and threads */

/* Next to the program and in the system's folder, not in the current directory. */
void *library_open(const char *name) {
    const DWORD there = 0x1000; /* LOAD_LIBRARY_SEARCH_DEFAULT_DIRS */
    wchar_t *wide = windows_wide(name);
    HMODULE library = wide ? LoadLibraryExW(wide, NULL, there) : NULL;
    free(wide);
    return (void *)library;
}

int library_find(void *library, const char *name, void *function, size_t size) {
    FARPROC symbol = GetProcAddress((HMODULE)library, name);
    if (symbol)
        memcpy(function, &symbol, size);
    return symbol != NULL;
}

void condition_tell_one(lanewise_condition *condition) {
    WakeConditionVariable(condition);
}

int condition_wait_for(lanewise_condition *condition, lanewise_lock *lock, double seconds) {
    return !SleepConditionVariableSRW(condition, lock, (DWORD)(seconds * 1000), 0);
}
