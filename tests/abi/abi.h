/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What abi.c asks of an instruction set: a call that watches registers, and functions that break
 * its rules one by one. */
#ifndef ABI_H
#define ABI_H

#include <stdint.h>

typedef struct abi_control {
    const char *name;
    void (*function)(void);
} abi_control;

/* Functions that break one rule each; the last entry has no name. abi_right breaks none. */
extern abi_control abi_controls[];
void abi_right(void);

/* Notes one breach by the function called `name`. */
void abi_fault(const char *name, const char *what);

/* Called once before all others, with the features of cpu.h. */
void abi_begin(uint32_t features);

/* Calls the function with these arguments and with its stack below `stack`, and notes everything
 * that it should have kept and did not. */
void abi_watch(const char *name, uintptr_t function, const uint64_t argument[6], uint8_t *stack);

/* Nonzero while the function that is called is an assembly kernel: compilers may know a register
 * to be free that no portable kernel may touch. */
extern int abi_assembly;

/* A function that keeps what it needs for a while where signal handlers write, below the stack
 * pointer; it returns 0 if one did. NULL if the instruction set's convention allows that. */
extern int (*const abi_below)(void);

#endif
