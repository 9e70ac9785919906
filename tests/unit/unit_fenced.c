/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Apart from unit_check.c, which also runs where there are no pages: tests/emu. */
#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "check.h"

#include <stdio.h>
#include <stdlib.h>
#ifdef _WIN32
#include <windows.h>

uint8_t *check_fenced(size_t len, uint8_t **end) {
    SYSTEM_INFO info;
    DWORD before;
    GetSystemInfo(&info);
    size_t page = info.dwPageSize, inside = (len + page - 1) / page * page;
    uint8_t *p = VirtualAlloc(NULL, inside + 2 * page, MEM_RESERVE | MEM_COMMIT, PAGE_NOACCESS);
    if (!p || (inside && !VirtualProtect(p + page, inside, PAGE_READWRITE, &before))) {
        fprintf(stderr, "VirtualAlloc: %lu\n", GetLastError());
        exit(1);
    }
    if (end)
        *end = p + page + inside;
    return p + page;
}
#elif defined(__wasi__) || (defined(__arm__) && !defined(__linux__))

/* There are no pages: a byte outside is not seen. */
uint8_t *check_fenced(size_t len, uint8_t **end) {
    uint8_t *p = calloc(len + 1, 1);
    if (!p) {
        perror("calloc");
        exit(1);
    }
    if (end)
        *end = p + len;
    return p;
}
#else
#include <sys/mman.h>
#include <unistd.h>

uint8_t *check_fenced(size_t len, uint8_t **end) {
    size_t page = (size_t)sysconf(_SC_PAGESIZE);
    size_t inside = (len + page - 1) / page * page;
    uint8_t *p = mmap(NULL, inside + 2 * page, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    if (p == MAP_FAILED || mprotect(p + page, inside, PROT_READ | PROT_WRITE)) {
        perror("mmap");
        exit(1);
    }
    if (end)
        *end = p + page + inside;
    return p + page;
}
#endif
