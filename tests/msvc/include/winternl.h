/* SPDX-License-Identifier: Apache-2.0 OR MIT */
typedef LONG NTSTATUS;
typedef struct {
    USHORT Length, MaximumLength;
    WCHAR *Buffer;
} UNICODE_STRING;
typedef struct {
    ULONG Length;
    HANDLE RootDirectory;
    UNICODE_STRING *ObjectName;
    ULONG Attributes;
    void *SecurityDescriptor, *SecurityQualityOfService;
} OBJECT_ATTRIBUTES;
typedef struct {
    void *Pointer, *Information;
} IO_STATUS_BLOCK;
#define FILE_OPEN 1
#define FILE_SYNCHRONOUS_IO_NONALERT 0x20
#define FILE_OPEN_FOR_BACKUP_INTENT 0x4000
#define FILE_OPEN_REPARSE_POINT 0x200000
NTSTATUS WINAPI NtCreateFile(HANDLE *made, ULONG access, OBJECT_ATTRIBUTES *what,
                             IO_STATUS_BLOCK *status, LARGE_INTEGER *size, ULONG attributes,
                             ULONG share, ULONG open, ULONG options, void *extra, ULONG extra_size);
ULONG WINAPI RtlNtStatusToDosError(NTSTATUS status);
