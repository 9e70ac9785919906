/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What the files of the command for Windows share: texts and errors of that system. */
#ifndef LANEWISE_CLI_WINDOWS_NAMES_H
#define LANEWISE_CLI_WINDOWS_NAMES_H

#ifndef _WIN32_WINNT
#define _WIN32_WINNT 0x0601
#endif
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>

/* Of malloc; NULL with errno set if `text` is not UTF-8. */
wchar_t *windows_wide(const char *text);
/* Of malloc; what is no Unicode in it becomes U+FFFD. `length` may be -1, for a text with a NUL. */
char *windows_utf8(const wchar_t *text, int length);
/* A path for CreateFileW and the like, of any length. */
wchar_t *windows_path(const char *path);
/* Sets errno to what comes closest, and returns -1. */
int windows_failed(DWORD error);

/* windows_secret.c: a security descriptor of LocalAlloc by which only this user may use a file;
 * NULL if there is none. */
PSECURITY_DESCRIPTOR windows_for_owner(void);

#endif
