/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Texts in UTF-8 and UTF-16, errors, paths and wildcards of Windows. */
#include "windows_names.h"
#include "cli.h"
#include "platform.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

/* From here on paths get a prefix; those of directories may have 247 characters without it. */
enum { LONG_PATH = 240 };

const char platform_escaped[] = "\n\r";

wchar_t *windows_wide(const char *text) {
    int n = MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text, -1, NULL, 0);
    if (!n) {
        errno = ENOENT; /* nothing has such a name */
        return NULL;
    }
    wchar_t *to = need(malloc((size_t)n * sizeof *to));
    MultiByteToWideChar(CP_UTF8, MB_ERR_INVALID_CHARS, text, -1, to, n);
    return to;
}

char *windows_utf8(const wchar_t *text, int length) {
    int n = WideCharToMultiByte(CP_UTF8, 0, text, length, NULL, 0, NULL, NULL);
    char *to = need(malloc((size_t)n + 1));
    WideCharToMultiByte(CP_UTF8, 0, text, length, to, n, NULL, NULL);
    to[n] = 0;
    return to;
}

wchar_t *windows_path(const char *path) {
    static const wchar_t prefix[] = L"\\\\?\\", share[] = L"UNC";
    wchar_t *name = windows_wide(path);
    if (!name || wcslen(name) < LONG_PATH || !wcsncmp(name, prefix, 4))
        return name;
    DWORD n = GetFullPathNameW(name, 0, NULL, NULL);
    wchar_t *whole = need(calloc((size_t)n + 8, sizeof *whole)), *full = whole + 7;
    GetFullPathNameW(name, n, full, NULL);
    free(name);
    /* \\?\C:\x and, of \\server\x, \\?\UNC\server\x */
    if (full[0] == L'\\' && full[1] == L'\\') {
        full -= 2;
        memcpy(full, share, 3 * sizeof *full);
    }
    full -= 4;
    memcpy(full, prefix, 4 * sizeof *full);
    return memmove(whole, full, (wcslen(full) + 1) * sizeof *full);
}

int windows_failed(DWORD error) {
    static const struct {
        DWORD error;
        int is;
    } table[] = {
        {ERROR_FILE_NOT_FOUND, ENOENT},
        {ERROR_PATH_NOT_FOUND, ENOENT},
        {ERROR_INVALID_NAME, ENOENT},
        {ERROR_BAD_PATHNAME, ENOENT},
        {ERROR_BAD_NETPATH, ENOENT},
        {ERROR_BAD_NET_NAME, ENOENT},
        {ERROR_INVALID_DRIVE, ENOENT},
        {ERROR_NOT_READY, ENOENT},
        {ERROR_DIRECTORY, ENOTDIR},
        {ERROR_ACCESS_DENIED, EACCES},
        {ERROR_SHARING_VIOLATION, EBUSY},
        {ERROR_LOCK_VIOLATION, EBUSY},
        {ERROR_FILE_EXISTS, EEXIST},
        {ERROR_ALREADY_EXISTS, EEXIST},
        {ERROR_TOO_MANY_OPEN_FILES, EMFILE},
        {ERROR_DISK_FULL, ENOSPC},
        {ERROR_HANDLE_DISK_FULL, ENOSPC},
        {ERROR_BROKEN_PIPE, EPIPE},
        {ERROR_NO_DATA, EPIPE},
        {ERROR_WRITE_PROTECT, EROFS},
        {ERROR_FILENAME_EXCED_RANGE, ENAMETOOLONG},
        {ERROR_NOT_ENOUGH_MEMORY, ENOMEM},
        {ERROR_INVALID_HANDLE, EBADF},
        {ERROR_NOT_SAME_DEVICE, EXDEV},
        {ERROR_CANT_RESOLVE_FILENAME, ELOOP},
    };
    errno = EIO;
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++)
        if (table[i].error == error)
            errno = table[i].is;
    return -1;
}

const char *platform_base(const char *path) {
    const char *base = path;
    if (((path[0] | 32) >= 'a' && (path[0] | 32) <= 'z') && path[1] == ':')
        base = path + 2;
    for (const char *c = base; *c; c++)
        if (*c == '/' || *c == '\\')
            base = c + 1;
    return base;
}

static int by_bytes(const void *a, const void *b) {
    return strcmp(*(char *const *)a, *(char *const *)b);
}

/* Appends the names that fit, or the pattern if none does. */
static void expand(char *pattern, char ***list, int *count) {
    const char *base = platform_base(pattern);
    size_t folder = (size_t)(base - pattern);
    int first = *count;
    WIN32_FIND_DATAW found;
    wchar_t *wide = strpbrk(base, "*?") ? windows_path(pattern) : NULL;
    HANDLE search = wide ? FindFirstFileW(wide, &found) : INVALID_HANDLE_VALUE;
    free(wide);
    for (int more = search != INVALID_HANDLE_VALUE; more; more = FindNextFileW(search, &found)) {
        char *name = windows_utf8(found.cFileName, -1);
        if (strcmp(name, ".") != 0 && strcmp(name, "..") != 0) {
            char *whole = need(malloc(folder + strlen(name) + 1));
            memcpy(whole, pattern, folder);
            strcpy(whole + folder, name);
            *list = need(realloc(*list, ((size_t)*count + 1) * sizeof **list));
            (*list)[(*count)++] = whole;
        }
        free(name);
    }
    if (search != INVALID_HANDLE_VALUE)
        FindClose(search);
    if (*count > first) {
        qsort(*list + first, (size_t)(*count - first), sizeof **list, by_bytes);
        return;
    }
    *list = need(realloc(*list, ((size_t)*count + 1) * sizeof **list));
    (*list)[(*count)++] = pattern;
}

/* cmd.exe and PowerShell leave wildcards to programs. The list is kept until the program ends. */
void platform_expand(char ***operands, int *count) {
    char **list = NULL;
    int n = 0;
    for (int i = 0; i < *count; i++)
        expand((*operands)[i], &list, &n);
    *operands = list;
    *count = n;
}
