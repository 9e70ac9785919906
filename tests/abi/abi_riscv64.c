/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The calling convention of 64-bit RISC-V with doubles in registers: s0 to s11 and fs0 to fs11 are
 * kept, gp, tp and the rounding mode must not change. Nothing below the stack pointer may be relied
 * on.
 */
#include "abi.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

enum { SS = 12, FS = 12, ROUND_TO_ZERO = 1 };

typedef struct abi_frame {
    uint64_t function, argument[5], stack;
    uint64_t s[SS], fs[FS], sp, frm;
    uint64_t gp[2], tp[2]; /* before and after the call */
} abi_frame;

/* The offsets that abi_riscv64_call.S knows. */
_Static_assert(offsetof(abi_frame, stack) == 48 && offsetof(abi_frame, s) == 56, "");
_Static_assert(offsetof(abi_frame, fs) == 152 && offsetof(abi_frame, sp) == 248, "");
_Static_assert(offsetof(abi_frame, frm) == 256 && offsetof(abi_frame, gp) == 264, "");
_Static_assert(offsetof(abi_frame, tp) == 280, "");

/* Calls with s, fs and frm as they stand in the frame, and leaves there what they are afterwards.
 */
void abi_call(abi_frame *frame);
int abi_wrong_below(void);
/* The rule breakers, in abi_riscv64_wrong.S. clang-format keeps no form of the list. */
/* clang-format off */
#define WRONGS(X)                                                                                  \
    X(s0) X(s1) X(s2) X(s3) X(s4) X(s5) X(s6) X(s7) X(s8) X(s9) X(s10) X(s11)                      \
    X(fs0) X(fs1) X(fs2) X(fs3) X(fs4) X(fs5) X(fs6) X(fs7) X(fs8) X(fs9) X(fs10) X(fs11)          \
    X(gp) X(tp) X(frm) X(above) X(deep)
/* clang-format on */
#define DECLARE(name) void abi_wrong_##name(void);
WRONGS(DECLARE)
#define CONTROL(name) {#name, abi_wrong_##name},
abi_control abi_controls[] = {WRONGS(CONTROL){NULL, NULL}};

int (*const abi_below)(void) = abi_wrong_below;

void abi_begin(uint32_t features) {
    (void)features;
}

void abi_watch(const char *name, uintptr_t function, const uint64_t argument[6], uint8_t *stack) {
    static abi_frame f;
    char what[64];
    f.function = function;
    memcpy(f.argument, argument, sizeof f.argument);
    f.stack = (uint64_t)(uintptr_t)stack;
    f.frm = ROUND_TO_ZERO;
    for (unsigned i = 0; i < SS; i++)
        f.s[i] = 0x0101010101010101 * (0x80 + i);
    for (unsigned i = 0; i < FS; i++)
        f.fs[i] = 0x0101010101010101 * (0x40 + i);
    abi_call(&f);
    for (unsigned i = 0; i < SS; i++)
        if (f.s[i] != 0x0101010101010101 * (0x80 + i)) {
            snprintf(what, sizeof what, "s%u is not kept", i);
            abi_fault(name, what);
        }
    for (unsigned i = 0; i < FS; i++)
        if (f.fs[i] != 0x0101010101010101 * (0x40 + i)) {
            snprintf(what, sizeof what, "fs%u is not kept", i);
            abi_fault(name, what);
        }
    if (f.sp != f.stack)
        abi_fault(name, "sp is not what it was");
    if (f.gp[0] != f.gp[1])
        abi_fault(name, "gp is not what it was");
    if (f.tp[0] != f.tp[1])
        abi_fault(name, "tp is not what it was");
    if (f.frm != ROUND_TO_ZERO)
        abi_fault(name, "the rounding mode changed");
}
