/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#pragma once
/* Of the Windows SDK what common/thread.h and the command use, as its documentation declares it. */
#include <stddef.h>
#define WINAPI __stdcall
#define INFINITE 0xFFFFFFFF
#define TRUE 1
#define FALSE 0
typedef int BOOL;
typedef unsigned char BYTE;
typedef short SHORT;
typedef unsigned short USHORT, WORD;
typedef long LONG;
typedef unsigned long DWORD, ULONG;
typedef unsigned UINT;
typedef long long LONGLONG;
typedef wchar_t WCHAR;
typedef void *HANDLE, *HMODULE, *PSID, *PSECURITY_DESCRIPTOR;
typedef long long (*FARPROC)(void);
typedef struct {
    void *pointer;
} SRWLOCK, CONDITION_VARIABLE;
typedef DWORD(WINAPI *LPTHREAD_START_ROUTINE)(void *argument);
void WINAPI InitializeSRWLock(SRWLOCK *lock);
void WINAPI AcquireSRWLockExclusive(SRWLOCK *lock);
void WINAPI ReleaseSRWLockExclusive(SRWLOCK *lock);
void WINAPI InitializeConditionVariable(CONDITION_VARIABLE *condition);
BOOL WINAPI SleepConditionVariableSRW(CONDITION_VARIABLE *condition, SRWLOCK *lock, DWORD ms,
                                      ULONG flags);
void WINAPI WakeAllConditionVariable(CONDITION_VARIABLE *condition);
HANDLE WINAPI CreateThread(void *security, size_t stack, LPTHREAD_START_ROUTINE start,
                           void *argument, DWORD flags, DWORD *id);
DWORD WINAPI WaitForSingleObject(HANDLE handle, DWORD ms);
BOOL WINAPI CloseHandle(HANDLE handle);
BOOL WINAPI SetConsoleCtrlHandler(BOOL(WINAPI *handler)(DWORD event), BOOL add);
void WINAPI WakeConditionVariable(CONDITION_VARIABLE *condition);
typedef struct {
    void *pointer;
} CRITICAL_SECTION;
void WINAPI InitializeCriticalSection(CRITICAL_SECTION *section);
void WINAPI EnterCriticalSection(CRITICAL_SECTION *section);
void WINAPI LeaveCriticalSection(CRITICAL_SECTION *section);

typedef union {
    LONGLONG QuadPart;
} LARGE_INTEGER;
BOOL WINAPI QueryPerformanceCounter(LARGE_INTEGER *ticks);
BOOL WINAPI QueryPerformanceFrequency(LARGE_INTEGER *each);
DWORD WINAPI GetActiveProcessorCount(WORD group);
DWORD WINAPI GetLastError(void);
void WINAPI SetLastError(DWORD error);
UINT WINAPI SetErrorMode(UINT mode);
#define SEM_NOGPFAULTERRORBOX 2
void *WINAPI LocalFree(void *memory);
HANDLE WINAPI GetCurrentProcess(void);
HMODULE WINAPI LoadLibraryExW(const WCHAR *name, HANDLE none, DWORD how);
FARPROC WINAPI GetProcAddress(HMODULE library, const char *name);

#define CP_UTF8 65001
#define MB_ERR_INVALID_CHARS 8
int WINAPI MultiByteToWideChar(UINT page, DWORD how, const char *from, int length, WCHAR *to,
                               int room);
int WINAPI WideCharToMultiByte(UINT page, DWORD how, const WCHAR *from, int length, char *to,
                               int room, const char *instead, BOOL *used);
WCHAR *WINAPI GetCommandLineW(void);

typedef struct {
    SHORT Left, Top, Right, Bottom;
} SMALL_RECT;
typedef struct {
    SMALL_RECT srWindow;
} CONSOLE_SCREEN_BUFFER_INFO;
BOOL WINAPI GetConsoleMode(HANDLE console, DWORD *mode);
BOOL WINAPI SetConsoleMode(HANDLE console, DWORD mode);
UINT WINAPI GetConsoleOutputCP(void);
BOOL WINAPI SetConsoleOutputCP(UINT page);
BOOL WINAPI GetConsoleScreenBufferInfo(HANDLE console, CONSOLE_SCREEN_BUFFER_INFO *info);

typedef struct {
    DWORD nLength;
    void *lpSecurityDescriptor;
    BOOL bInheritHandle;
} SECURITY_ATTRIBUTES;
typedef struct {
    DWORD dwFileAttributes, nFileSizeHigh, nFileSizeLow;
} BY_HANDLE_FILE_INFORMATION;
typedef struct {
    WCHAR cFileName[260];
} WIN32_FIND_DATAW;
typedef struct {
    DWORD FileAttributes, ReparseTag;
} FILE_ATTRIBUTE_TAG_INFO;
typedef struct {
    DWORD NextEntryOffset, FileAttributes, FileNameLength, EaSize;
    WCHAR FileName[1];
} FILE_ID_BOTH_DIR_INFO;
typedef enum {
    FileAttributeTagInfo,
    FileIdBothDirectoryInfo,
    FileIdBothDirectoryRestartInfo
} FILE_INFO_BY_HANDLE_CLASS;
#define INVALID_HANDLE_VALUE ((HANDLE)(long long)-1)
#define INVALID_FILE_ATTRIBUTES ((DWORD) - 1)
#define IsReparseTagNameSurrogate(tag) ((tag) & 0x20000000)
#define MOVEFILE_REPLACE_EXISTING 1
#define MOVEFILE_WRITE_THROUGH 8
enum { FILE_TYPE_UNKNOWN, FILE_TYPE_DISK, FILE_TYPE_CHAR, FILE_TYPE_PIPE };
enum { FILE_SHARE_READ = 1, FILE_SHARE_WRITE = 2, FILE_SHARE_DELETE = 4 };
enum {
    FILE_ATTRIBUTE_DIRECTORY = 0x10,
    FILE_ATTRIBUTE_NORMAL = 0x80,
    FILE_ATTRIBUTE_REPARSE_POINT = 0x400
};
enum { FILE_READ_DATA = 1, FILE_WRITE_DATA = 2, FILE_APPEND_DATA = 4, FILE_READ_ATTRIBUTES = 0x80 };
enum { DELETE = 0x10000, WRITE_DAC = 0x40000, WRITE_OWNER = 0x80000, FILE_GENERIC_READ = 0x120089 };
enum { GENERIC_ALL = 0x10000000, GENERIC_WRITE = 0x40000000 };
#define GENERIC_READ 0x80000000UL
enum {
    CREATE_NEW = 1,
    OPEN_EXISTING = 3,
    FILE_BEGIN = 0,
    FILE_CURRENT = 1,
    FILE_FLAG_BACKUP_SEMANTICS = 0x02000000
};
HANDLE WINAPI CreateFileW(const WCHAR *name, DWORD access, DWORD share, SECURITY_ATTRIBUTES *how,
                          DWORD open, DWORD flags, HANDLE none);
BOOL WINAPI ReadFile(HANDLE file, void *to, DWORD size, DWORD *read, void *none);
BOOL WINAPI WriteFile(HANDLE file, const void *from, DWORD size, DWORD *written, void *none);
BOOL WINAPI FlushFileBuffers(HANDLE file);
enum { PAGE_READONLY = 2, FILE_MAP_READ = 4 };
HANDLE WINAPI CreateFileMappingW(HANDLE file, SECURITY_ATTRIBUTES *how, DWORD protection,
                                 DWORD high, DWORD low, const WCHAR *name);
void *WINAPI MapViewOfFile(HANDLE section, DWORD access, DWORD high, DWORD low, size_t size);
BOOL WINAPI UnmapViewOfFile(const void *map);
BOOL WINAPI SetFilePointerEx(HANDLE file, LARGE_INTEGER to, LARGE_INTEGER *was, DWORD how);
DWORD WINAPI GetFileType(HANDLE file);
DWORD WINAPI GetFileAttributesW(const WCHAR *name);
BOOL WINAPI GetFileInformationByHandle(HANDLE file, BY_HANDLE_FILE_INFORMATION *info);
BOOL WINAPI GetFileInformationByHandleEx(HANDLE file, FILE_INFO_BY_HANDLE_CLASS which, void *info,
                                         DWORD size);
DWORD WINAPI GetFullPathNameW(const WCHAR *name, DWORD room, WCHAR *to, WCHAR **base);
BOOL WINAPI MoveFileExW(const WCHAR *from, const WCHAR *to, DWORD how);
BOOL WINAPI DeleteFileW(const WCHAR *name);
HANDLE WINAPI FindFirstFileW(const WCHAR *name, WIN32_FIND_DATAW *found);
BOOL WINAPI FindNextFileW(HANDLE search, WIN32_FIND_DATAW *found);
BOOL WINAPI FindClose(HANDLE search);

/* Their values do not matter. */
enum {
    ERROR_FILE_NOT_FOUND = 1,
    ERROR_PATH_NOT_FOUND,
    ERROR_TOO_MANY_OPEN_FILES,
    ERROR_ACCESS_DENIED,
    ERROR_INVALID_HANDLE,
    ERROR_NOT_ENOUGH_MEMORY,
    ERROR_INVALID_DRIVE,
    ERROR_NOT_SAME_DEVICE,
    ERROR_NO_MORE_FILES,
    ERROR_WRITE_PROTECT,
    ERROR_NOT_READY,
    ERROR_SHARING_VIOLATION,
    ERROR_LOCK_VIOLATION,
    ERROR_HANDLE_EOF,
    ERROR_HANDLE_DISK_FULL,
    ERROR_BAD_NETPATH,
    ERROR_BAD_NET_NAME,
    ERROR_FILE_EXISTS,
    ERROR_BROKEN_PIPE,
    ERROR_DISK_FULL,
    ERROR_INVALID_FUNCTION,
    ERROR_INVALID_NAME,
    ERROR_BAD_PATHNAME,
    ERROR_ALREADY_EXISTS,
    ERROR_FILENAME_EXCED_RANGE,
    ERROR_NO_DATA,
    ERROR_DIRECTORY,
    ERROR_CANT_RESOLVE_FILENAME
};
#define ERROR_SUCCESS 0

typedef struct {
    PSID Sid;
    DWORD Attributes;
} SID_AND_ATTRIBUTES;
typedef struct {
    SID_AND_ATTRIBUTES User;
} TOKEN_USER;
typedef struct {
    WORD AceCount;
} ACL;
typedef struct {
    BYTE AceType, AceFlags;
    WORD AceSize;
} ACE_HEADER;
typedef struct {
    ACE_HEADER Header;
    DWORD Mask, SidStart;
} ACCESS_ALLOWED_ACE;
typedef enum { TokenUser = 1 } TOKEN_INFORMATION_CLASS;
typedef enum {
    WinLocalSystemSid,
    WinBuiltinAdministratorsSid,
    WinCreatorOwnerSid,
    WinCreatorOwnerRightsSid
} WELL_KNOWN_SID_TYPE;
enum { ACCESS_ALLOWED_ACE_TYPE = 0, INHERIT_ONLY_ACE = 8, TOKEN_QUERY = 8 };
enum { OWNER_SECURITY_INFORMATION = 1, DACL_SECURITY_INFORMATION = 4 };
BOOL WINAPI OpenProcessToken(HANDLE process, DWORD access, HANDLE *token);
BOOL WINAPI GetTokenInformation(HANDLE token, TOKEN_INFORMATION_CLASS which, void *to, DWORD room,
                                DWORD *size);
BOOL WINAPI IsWellKnownSid(PSID sid, WELL_KNOWN_SID_TYPE which);
BOOL WINAPI EqualSid(PSID a, PSID b);
BOOL WINAPI GetAce(ACL *list, DWORD index, void **found);
