/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What abi_windows.c and abi_windows_call.S share. */
#ifndef ABI_WINDOWS_H
#define ABI_WINDOWS_H

#include <stdint.h>

/* In the order in which abi_windows_call.S stores them. */
typedef struct abi_kept {
    uint64_t general[8]; /* rbx, rbp, rdi, rsi, r12 to r15 */
    uint64_t rsp;
    uint64_t unused;
    uint8_t xmm[10][16]; /* xmm6 to xmm15 */
} abi_kept;

typedef struct abi_call_frame {
    uint64_t function, argument[6], unused;
    abi_kept before, after;
} abi_call_frame;

/* Calls the function with the registers of `before`, and writes those that it finds at the return
 * to `after`; both rsp are that inside of this call. */
void abi_windows_call(abi_call_frame *frame);
/* Where the function returns to. */
void abi_windows_back(void);

/* Functions that break one rule each. The last one keeps all registers, but cannot be unwound. */
#define WRONGS(X)                                                                                  \
    X(rbx) X(rbp) X(rdi) X(rsi) X(r12) X(r13) X(r14) X(r15) X(xmm6) X(xmm11) X(xmm15) X(unwind)
#define DECLARE(name) void abi_wrong_##name(void *state, uint64_t rounds);
WRONGS(DECLARE)
/* One that keeps to the rules and reads the state. */
void abi_right(void *state, uint64_t rounds);

#endif
