/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * emu_call(struct emu_frame *): calls a function on a stack of its own, with chosen values in the
 * registers that it must keep and noise in all others, and writes down what it finds afterwards.
 * calls.h holds the offsets. And what a program without a C library begins with: _start,
 * and calls of the system.
 */
#if __riscv_xlen == 64
#define L ld
#define S sd
#define W 8
#else
#define L lw
#define S sw
#define W 4
#endif
    .option norelax
    .bss
    .balign 8
current:
    .zero 8

    .text
    .globl _start
_start:
    mv a0, sp
    call emu_main
    li a7, 93
    ecall

    .globl emu_system
emu_system:
    mv a7, a3
    ecall
    ret

    .macro kept instruction, base, offset
    \instruction gp, (0 * W + \offset)(\base)
    \instruction tp, (1 * W + \offset)(\base)
    .set .Lat, 2
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    \instruction s\n, (.Lat * W + \offset)(\base)
    .set .Lat, .Lat + 1
    .endr
    .endm

    .globl emu_call
    .type emu_call, @function
emu_call:
    addi sp, sp, -16 * W
    S ra, (14 * W)(sp)
    kept S, sp, 0
    S sp, (4 * W)(a0)
    la t0, current
    S a0, (t0)

    kept L, a0, (5 * W)
    L sp, (3 * W)(a0)
    L ra, (0 * W)(a0)
    .set .Lat, 33
    .irp r, t0, t1, t2, t3, t4, t5, t6, a2, a3, a4, a5, a6, a7
    L \r, (.Lat * W)(a0)
    .set .Lat, .Lat + 1
    .endr
    L a1, (2 * W)(a0)
    L a0, (1 * W)(a0)
    jalr ra

    la t0, current
    L a0, (t0)
    kept S, a0, (19 * W)
    S sp, (3 * W)(a0)
    L sp, (4 * W)(a0)
    kept L, sp, 0
    L ra, (14 * W)(sp)
    addi sp, sp, 16 * W
    ret
    .size emu_call, . - emu_call

    .section .note.GNU-stack, "", @progbits
