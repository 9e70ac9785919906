/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef HARNESS_AARCH64_H
#define HARNESS_AARCH64_H

#include <stddef.h>
#include <stdint.h>

/* What must be as before: x18 .. x29, d8 .. d15, FPCR. */
enum { EMU_KEPT_X = 12, EMU_KEPT_D = 8, EMU_KEPT = EMU_KEPT_X + EMU_KEPT_D + 1 };

typedef struct emu_frame {
    uint64_t function, argument[2];
    uint64_t sp;     /* at the call; afterwards: at the return */
    uint64_t own_sp; /* of emu_call */
    uint64_t before[EMU_KEPT];
    uint64_t after[EMU_KEPT];
    uint64_t noise[64]; /* for all registers that a function may change */
} emu_frame;

/* The offsets in call_aarch64.S. */
_Static_assert(offsetof(emu_frame, sp) == 24 && offsetof(emu_frame, own_sp) == 32, "call");
_Static_assert(offsetof(emu_frame, before) == 40 && offsetof(emu_frame, after) == 208, "call");
_Static_assert(offsetof(emu_frame, noise) == 376, "call");

void emu_call(emu_frame *frame);

#endif
