/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef EMU_H
#define EMU_H

#include <stddef.h>
#include <stdint.h>

typedef struct emu_frame {
    uint32_t function, argument[2];
    uint32_t sp;          /* at the call; afterwards: at the return */
    uint32_t before[8];   /* r4 .. r11 */
    uint32_t after[8];    /* the same */
    uint32_t own_sp;      /* of emu_call */
    uint32_t fbefore[16]; /* s16 .. s31, if there is an FPU */
    uint32_t fafter[16];
    uint32_t vpr; /* afterwards, if there is MVE: which elements are predicated */
} emu_frame;

_Static_assert(offsetof(emu_frame, before) == 16 && offsetof(emu_frame, after) == 48, "call.S");
_Static_assert(offsetof(emu_frame, own_sp) == 80 && offsetof(emu_frame, fbefore) == 84, "call.S");
_Static_assert(offsetof(emu_frame, fafter) == 148 && offsetof(emu_frame, vpr) == 212, "call.S");

#ifndef EMU_AT_ONCE /* states of a kernel, lane by lane of all; all kernels of a run have as many  \
                     */
#define EMU_AT_ONCE 1
#endif
enum { EMU_STATES = 1000, EMU_CALLS = EMU_STATES / EMU_AT_ONCE, EMU_WORDS = 50 * EMU_AT_ONCE };

void emu_call(emu_frame *frame);
extern volatile uint32_t emu_interrupts; /* taken so far */

#endif
