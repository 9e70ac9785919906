/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What Microsoft's start-up objects give to a program or a DLL and no registry has: the entry, the
 * mark of floating point, and the check of the word that /GS puts above a frame. With these a test
 * links what clang-cl makes against the C library of Windows itself.
 */
#include <stdint.h>

int _fltused = 1;
uintptr_t __security_cookie = 0x2F5A6C913BD7;

__declspec(noreturn) void exit(int code);
__declspec(noreturn) void abort(void);
int main(int argc, char **argv);
int _configure_narrow_argv(int mode);
int _initialize_narrow_environment(void);
int *__p___argc(void);
char ***__p___argv(void);

int _crt_atexit(int (*function)(void));
int atexit(void (*function)(void)) {
    return _crt_atexit((int (*)(void))function);
}

/* The caller's return value is in rax already. */
__attribute__((naked)) void __security_check_cookie(uintptr_t cookie) {
    __asm__("cmp __security_cookie(%rip), %rcx\n\tjne abort\n\tret");
}

#if defined(START_SHARED)
int _DllMainCRTStartup(void *library, unsigned long why, void *reserved) {
    (void)library, (void)why, (void)reserved;
    return 1;
}
#else
void mainCRTStartup(void) {
    _configure_narrow_argv(2);
    _initialize_narrow_environment();
    exit(main(*__p___argc(), *__p___argv()));
}
#endif
