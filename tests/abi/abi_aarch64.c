/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The procedure call standard of AArch64: x19 to x29 and the low halves of v8 to v15 are kept, the
 * rounding mode is not the default, and x18, which is the platform's where it is not the
 * compiler's, is left alone by assembly. Nothing below the stack pointer is anybody's.
 */
#include "abi.h"

#include <stddef.h>
#include <stdio.h>
#include <string.h>

enum { FIRST_X = 18, XS = 12, FIRST_D = 8, DS = 8 };

typedef struct abi_frame {
    uint64_t function, argument[5], stack;
    uint64_t x[XS], sp, d[DS], fpcr;
} abi_frame;

/* The offsets that abi_aarch64_call.S knows. */
_Static_assert(offsetof(abi_frame, stack) == 48 && offsetof(abi_frame, x) == 56, "");
_Static_assert(offsetof(abi_frame, sp) == 152 && offsetof(abi_frame, d) == 160, "");
_Static_assert(offsetof(abi_frame, fpcr) == 224, "");

/* Calls with x and d as they stand in the frame, and leaves there what they are afterwards. */
void abi_call(abi_frame *frame);
int abi_wrong_below(void);
/* The rule breakers, in abi_aarch64_wrong.S. clang-format keeps no form of the list. */
/* clang-format off */
#define WRONGS(X)                                                                                  \
    X(x18) X(x19) X(x20) X(x21) X(x22) X(x23) X(x24) X(x25) X(x26) X(x27) X(x28) X(x29)            \
    X(d8) X(d9) X(d10) X(d11) X(d12) X(d13) X(d14) X(d15) X(fpcr) X(above) X(deep)
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
    uint64_t mode = 3 << 22; /* FPCR: rounding towards zero */
    f.function = function;
    memcpy(f.argument, argument, sizeof f.argument);
    f.stack = (uint64_t)(uintptr_t)stack;
    f.fpcr = mode;
    for (unsigned i = 0; i < XS; i++)
        f.x[i] = 0x0101010101010101 * (0x80 + i);
    for (unsigned i = 0; i < DS; i++)
        f.d[i] = 0x0101010101010101 * (0x40 + i);
    abi_call(&f);
    for (unsigned i = !abi_assembly; i < XS; i++)
        if (f.x[i] != 0x0101010101010101 * (0x80 + i)) {
            snprintf(what, sizeof what, "x%u is not kept", FIRST_X + i);
            abi_fault(name, what);
        }
    for (unsigned i = 0; i < DS; i++)
        if (f.d[i] != 0x0101010101010101 * (0x40 + i)) {
            snprintf(what, sizeof what, "the low half of v%u is not kept", FIRST_D + i);
            abi_fault(name, what);
        }
    if (f.sp != f.stack)
        abi_fault(name, "sp is not what it was");
    if (f.fpcr != mode)
        abi_fault(name, "FPCR changed");
}
