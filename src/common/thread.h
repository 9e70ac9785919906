/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Helpers for the length of one call: POSIX threads, or those of Windows. LANEWISE_THREADS is
 * defined where there are any. A file that includes this does so first, for what POSIX declares.
 *
 * Helpers get no signals, and work on the stack of the calling thread, which must not be cancelled
 * while they run.
 */
#ifndef LANEWISE_THREAD_H
#define LANEWISE_THREAD_H

#if defined(__unix__) || defined(__APPLE__)
#define LANEWISE_THREADS
#ifndef _POSIX_C_SOURCE
#define _POSIX_C_SOURCE 200809L /* sigset_t, pthread_sigmask */
#endif
#include <pthread.h>
#include <signal.h>

typedef pthread_mutex_t lanewise_lock;
typedef pthread_cond_t lanewise_condition;
typedef pthread_t lanewise_thread;

/* Defines helper(), which a thread runs, around work(argument). */
#define LANEWISE_HELPER(helper, work)                                                              \
    static void *helper(void *argument) {                                                          \
        work(argument);                                                                            \
        return NULL;                                                                               \
    }
typedef void *lanewise_helper(void *argument);

/* Returns 0 if there is a lock. */
static inline int lanewise_lock_init(lanewise_lock *lock) {
    return pthread_mutex_init(lock, NULL);
}
static inline void lanewise_lock_destroy(lanewise_lock *lock) {
    pthread_mutex_destroy(lock);
}
static inline void lanewise_lock_take(lanewise_lock *lock) {
    pthread_mutex_lock(lock);
}
static inline void lanewise_lock_give(lanewise_lock *lock) {
    pthread_mutex_unlock(lock);
}
static inline int lanewise_condition_init(lanewise_condition *condition) {
    return pthread_cond_init(condition, NULL);
}
static inline void lanewise_condition_destroy(lanewise_condition *condition) {
    pthread_cond_destroy(condition);
}
static inline void lanewise_condition_wait(lanewise_condition *condition, lanewise_lock *lock) {
    pthread_cond_wait(condition, lock);
}
static inline void lanewise_condition_tell(lanewise_condition *condition) {
    pthread_cond_broadcast(condition);
}

/* The state that release_cancellation() restores. */
static inline int lanewise_hold_cancellation(void) {
    int before = 0;
#if !defined(__ANDROID__)
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &before);
#endif
    return before;
}
static inline void lanewise_release_cancellation(int before) {
#if !defined(__ANDROID__)
    pthread_setcancelstate(before, NULL);
#else
    (void)before;
#endif
}

/* Starts up to `most` helpers and returns how many it could start. */
static inline unsigned lanewise_threads_start(lanewise_thread *threads, unsigned most,
                                              lanewise_helper *helper, void *argument) {
    /* What an instruction raises comes to the thread that executes it: where that is held back the
     * system ends the program. */
    static const int own[] = {SIGBUS, SIGFPE, SIGILL, SIGSEGV};
    sigset_t all, before;
    unsigned n = 0;
    sigfillset(&all);
    for (size_t i = 0; i < sizeof own / sizeof own[0]; i++)
        sigdelset(&all, own[i]);
    if (pthread_sigmask(SIG_SETMASK, &all, &before))
        return 0;
    while (n < most && !pthread_create(&threads[n], NULL, helper, argument))
        n++;
    pthread_sigmask(SIG_SETMASK, &before, NULL);
    return n;
}
static inline void lanewise_threads_join(lanewise_thread *threads, unsigned count) {
    while (count)
        pthread_join(threads[--count], NULL);
}

#elif defined(_WIN32)
#define LANEWISE_THREADS
#ifndef WIN32_LEAN_AND_MEAN
#define WIN32_LEAN_AND_MEAN
#endif
#include <windows.h>

typedef SRWLOCK lanewise_lock;
typedef CONDITION_VARIABLE lanewise_condition;
typedef HANDLE lanewise_thread;

#define LANEWISE_HELPER(helper, work)                                                              \
    static DWORD WINAPI helper(void *argument) {                                                   \
        work(argument);                                                                            \
        return 0;                                                                                  \
    }
typedef DWORD WINAPI lanewise_helper(void *argument);

static inline int lanewise_lock_init(lanewise_lock *lock) {
    InitializeSRWLock(lock);
    return 0;
}
static inline void lanewise_lock_destroy(lanewise_lock *lock) {
    (void)lock;
}
static inline void lanewise_lock_take(lanewise_lock *lock) {
    AcquireSRWLockExclusive(lock);
}
static inline void lanewise_lock_give(lanewise_lock *lock) {
    ReleaseSRWLockExclusive(lock);
}
static inline int lanewise_condition_init(lanewise_condition *condition) {
    InitializeConditionVariable(condition);
    return 0;
}
static inline void lanewise_condition_destroy(lanewise_condition *condition) {
    (void)condition;
}
static inline void lanewise_condition_wait(lanewise_condition *condition, lanewise_lock *lock) {
    SleepConditionVariableSRW(condition, lock, INFINITE, 0);
}
static inline void lanewise_condition_tell(lanewise_condition *condition) {
    WakeAllConditionVariable(condition);
}

static inline int lanewise_hold_cancellation(void) {
    return 0;
}
static inline void lanewise_release_cancellation(int before) {
    (void)before;
}

static inline unsigned lanewise_threads_start(lanewise_thread *threads, unsigned most,
                                              lanewise_helper *helper, void *argument) {
    unsigned n = 0;
    while (n < most && (threads[n] = CreateThread(NULL, 0, helper, argument, 0, NULL)))
        n++;
    return n;
}
static inline void lanewise_threads_join(lanewise_thread *threads, unsigned count) {
    while (count--) {
        WaitForSingleObject(threads[count], INFINITE);
        CloseHandle(threads[count]);
    }
}
#endif

#endif
