/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Of the Windows SDK what common/thread.h uses, as its documentation declares it. */
#include <stddef.h>
#define WINAPI __stdcall
#define INFINITE 0xFFFFFFFF
typedef int BOOL;
typedef unsigned long DWORD, ULONG;
typedef void *HANDLE;
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
