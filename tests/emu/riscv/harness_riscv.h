/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef HARNESS_RISCV_H
#define HARNESS_RISCV_H

#include <stddef.h>
#include <stdint.h>

/* What must be as before: gp, tp, s0 .. s11. */
enum { EMU_KEPT = 14 };

typedef struct emu_frame {
    uintptr_t function, argument[2];
    uintptr_t sp;     /* at the call; afterwards: at the return */
    uintptr_t own_sp; /* of emu_call */
    uintptr_t before[EMU_KEPT];
    uintptr_t after[EMU_KEPT];
    uintptr_t noise[13]; /* for all registers that a function may change */
} emu_frame;

/* The offsets in call_riscv.S, in words. */
#define AT(member) (offsetof(emu_frame, member) / sizeof(uintptr_t))
_Static_assert(AT(sp) == 3 && AT(own_sp) == 4, "call");
_Static_assert(AT(before) == 5 && AT(after) == 19 && AT(noise) == 33, "call");

void emu_call(emu_frame *frame);

/* Linux's read (63), write (64) and exit (93). */
long emu_system(long a, const void *b, unsigned long c, long number);

#endif
