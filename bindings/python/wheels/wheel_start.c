/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Where there is no Python of a platform: loads the extension named by the argument and calls what
 * Python calls first. wheel_checks.py writes python_names.c, in which each function of Python that
 * the extension takes returns a null pointer, so that a sound extension gives none, too. A name
 * that the C library lacks, or an instruction that the machine lacks on this way, ends it. Exit
 * status 0 or 1.
 */
#include <stdio.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <dlfcn.h>
#endif

typedef void *(*start_function)(void);

int main(int argc, char **argv) {
    if (argc != 2) {
        return 1;
    }
#ifdef _WIN32
    HMODULE module = LoadLibraryA(argv[1]);
    if (!module) {
        printf("error %lu\n", GetLastError());
        return 1;
    }
    start_function start =
        (start_function)(void (*)(void))GetProcAddress(module, "PyInit__lanewise");
#else
    void *module = dlopen(argv[1], RTLD_NOW);
    if (!module) {
        printf("%s\n", dlerror());
        return 1;
    }
    start_function start;
    *(void **)&start = dlsym(module, "PyInit__lanewise");
#endif
    if (!start || start()) {
        printf("no start\n");
        return 1;
    }
    printf("loaded and started\n");
    return 0;
}
