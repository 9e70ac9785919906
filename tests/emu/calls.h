/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef EMU_CALLS_H
#define EMU_CALLS_H

#include <stddef.h>
#include <stdint.h>

/* How many registers must be as before, how many others a function may change, and which bits of
 * the last of the former count; and what a call and its outcome begin with two of. */
#if defined(__riscv)
/* gp, tp, s0 .. s11 */
enum { EMU_KEPT = 14, EMU_NOISE = 13, EMU_LAST = -1 };
typedef uint32_t emu_head;
#else
/* x18 .. x29, d8 .. d15, FPCR (DN, FZ, RMode) */
enum { EMU_KEPT = 21, EMU_NOISE = 64, EMU_LAST = 0x03C00000 };
typedef uint64_t emu_head;
#endif

typedef struct emu_frame {
    uintptr_t function, argument[2];
    uintptr_t sp;     /* at the call; afterwards: at the return */
    uintptr_t own_sp; /* of emu_call */
    uintptr_t before[EMU_KEPT];
    uintptr_t after[EMU_KEPT];
    uintptr_t noise[EMU_NOISE];
} emu_frame;

/* The offsets in call_aarch64.S and call_riscv.S, in words. */
#define AT(member) (offsetof(emu_frame, member) / sizeof(uintptr_t))
_Static_assert(AT(sp) == 3 && AT(own_sp) == 4 && AT(before) == 5, "call");
_Static_assert(AT(after) == 5 + EMU_KEPT && AT(noise) == 5 + 2 * EMU_KEPT, "call");

void emu_call(emu_frame *frame);

/* Where there is no C library: Linux's read (63), write (64) and exit (93). */
long emu_system(long a, const void *b, unsigned long c, long number);

#endif
