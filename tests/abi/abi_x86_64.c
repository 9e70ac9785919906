/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The System V calling convention: the registers a function must keep hold known values, the
 * direction flag is clear, MXCSR and the x87 control word are not the defaults, the upper halves
 * of the vector registers are clean.
 */
#include "abi.h"
#include "keccak/cpu.h"

#include <stddef.h>
#include <string.h>

typedef struct abi_frame {
    uint64_t function, argument[6], stack;
    uint64_t rbx, rbp, r12, r13, r14, r15, rsp, flags;
    uint32_t mxcsr, x87;
    uint32_t environment[7], unused;
    uint64_t own_stack;
    uint32_t own_mxcsr, own_x87;
    uint64_t vectors; /* 0: none to look at, 1: ymm, 2: zmm */
    uint8_t vector[16][64];
} abi_frame;

/* The offsets that abi_x86_64_call.S knows. */
_Static_assert(offsetof(abi_frame, rbx) == 64 && offsetof(abi_frame, flags) == 120, "");
_Static_assert(offsetof(abi_frame, mxcsr) == 128 && offsetof(abi_frame, x87) == 132, "");
_Static_assert(offsetof(abi_frame, environment) == 136, "");
_Static_assert(offsetof(abi_frame, own_stack) == 168, "");
_Static_assert(offsetof(abi_frame, vectors) == 184 && offsetof(abi_frame, vector) == 192, "");

void abi_call(abi_frame *frame);
/* The rule breakers, in abi_x86_64_wrong.S. */
#define WRONGS(X)                                                                                  \
    X(rbx)                                                                                         \
    X(rbp) X(r12) X(r13) X(r14) X(r15) X(flag) X(mxcsr) X(x87) X(mmx) X(above) X(deep) X(upper)
#define DECLARE(name) void abi_wrong_##name(void);
WRONGS(DECLARE)
#define CONTROL(name) {#name, abi_wrong_##name},
abi_control abi_controls[] = {WRONGS(CONTROL){NULL, NULL}};
enum { CONTROLS = sizeof abi_controls / sizeof abi_controls[0] };

int (*const abi_below)(void) = NULL; /* there are 128 bytes below the stack pointer for that */

static uint64_t vectors;

void abi_begin(uint32_t features) {
    vectors = features & LANEWISE_CPU_AVX512 ? 2 : features & LANEWISE_CPU_AVX2 ? 1 : 0;
    if (!vectors)
        abi_controls[CONTROLS - 2].name = NULL; /* upper halves that are not there */
}

void abi_watch(const char *name, uintptr_t function, const uint64_t argument[6], uint8_t *stack) {
    static abi_frame f;
    memset(&f, 0, sizeof f);
    f.function = function;
    memcpy(f.argument, argument, sizeof f.argument);
    f.stack = (uint64_t)(uintptr_t)stack;
    f.vectors = vectors;
    abi_call(&f);
    if (f.rbx != 0xB0B1B2B3B4B5B6B7)
        abi_fault(name, "rbx is not kept");
    if (f.rbp != 0x5051525354555657)
        abi_fault(name, "rbp is not kept");
    if (f.r12 != 0x1211121312141215 || f.r13 != 0x1311131213141315)
        abi_fault(name, "r12 or r13 is not kept");
    if (f.r14 != 0x1411141214131415 || f.r15 != 0x1511151215131514)
        abi_fault(name, "r14 or r15 is not kept");
    if (f.rsp != f.stack)
        abi_fault(name, "rsp is not what it was");
    if (f.flags & 0x400)
        abi_fault(name, "the direction flag is set");
    if ((f.mxcsr & 0xFFC0) != 0x7F80)
        abi_fault(name, "the control bits of MXCSR changed");
    if ((f.x87 & 0xFFFF) != 0x0F7F)
        abi_fault(name, "the x87 control word changed");
    if ((f.environment[2] & 0xFFFF) != 0xFFFF)
        abi_fault(name, "the x87 stack is not empty");
    for (size_t i = 0; i < 16; i++)
        for (size_t j = 16; j < (vectors == 2 ? 64u : vectors ? 32u : 0u); j++)
            if (f.vector[i][j]) {
                abi_fault(name, "the upper half of a vector register is dirty: no vzeroupper");
                i = 16;
                break;
            }
}
