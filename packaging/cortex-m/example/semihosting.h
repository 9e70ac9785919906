/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Output and exit through a debugger or emulator: Arm's semihosting, BKPT 0xAB. */
#ifndef SEMIHOSTING_H
#define SEMIHOSTING_H

#include <stdint.h>

static inline void semihosting_call(uint32_t operation, uintptr_t argument) {
    register uint32_t r0 __asm__("r0") = operation;
    register uintptr_t r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

/* SYS_WRITE0: a string that ends with a zero byte. */
static inline void semihosting_write(const char *text) {
    semihosting_call(0x04, (uintptr_t)text);
}

/* SYS_EXIT: ADP_Stopped_ApplicationExit for 0, a run-time error otherwise. */
static inline void semihosting_exit(int status) {
    semihosting_call(0x18, status ? 0x20023 : 0x20026);
}

#endif
