/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What CVA6 does with instructions for the vector unit beyond programs that run through: what it
 * reads of registers that have the number of a vector register, what is written to a register, and
 * what traps. Each line of `seen` is what xif_cpus.py expects there. s0 points to the next word.
 */
#include "cpu.inc"

    .macro see register
    sw   \register, 0(s0)
    addi s0, s0, 4
    .endm

    .section .text
    .globl main
main:
    la   t0, handler
    csrw mtvec, t0
    la   s0, seen
    la   s1, data
    li   s2, 0x40000000 /* no memory */
    order t0

    /* A result that is used at once, and vtype and vl that are kept. */
    vsetivli t1, 4, e64, m1, tu, mu
    addi t1, t1, 1
    see  t1

    /* What is read behind a vector instruction is the scalar register. */
    li   s4, 0x1234
    vmv.v.i v20, 3
    addi t1, s4, 1
    see  t1
    vmv.v.i v20, 3
    sw   s4, 0(s0)
    addi s0, s0, 4

    /* So is the base of the next vector instruction. */
    vmv.v.i v9, 5
    vse64.v v9, (s1)
    order t0
    lw   t1, 0(s1)
    see  t1

    /* Elements are loaded as they were stored, by either. */
    li   t1, 0x77
    sw   t1, 8(s1)
    order t0
    vle64.v v10, (s1)
    vxor.vi v10, v10, 1
    vse64.v v10, (s1)
    order t0
    lw   t1, 0(s1)
    see  t1
    lw   t1, 8(s1)
    see  t1

    /* Traps: what is illegal, a misaligned base, a bus error, a CSR of the unit. The instruction
     * right behind is executed once, if all before have retired. */
    .globl illegal, base, load, store, csr
    order t0
illegal:
    .word 0x0000000b /* custom-0, not of the unit */
    vxor.vi v10, v10, 2
    order t0
base:
    addi t1, s1, 4
    vle64.v v11, (t1)
    order t0
load:
    vle64.v v11, (s2)
    vxor.vi v10, v10, 8
    order t0
store:
    vse64.v v11, (s2)
    order t0
csr:
    csrr t1, vl

    /* The unit goes on behind them, with vl as it was. */
    order t0
    vxor.vi v10, v10, 1
    vse64.v v10, (s1)
    order t0
    lw   t1, 0(s1)
    see  t1
    ret

/* Cause, value and address of a trap; the program goes on behind it. */
    .balign 4
handler:
    csrr t5, mcause
    see  t5
    csrr t5, mtval
    see  t5
    csrr t5, mepc
    see  t5
    addi t5, t5, 4
    csrw mepc, t5
    mret

    .section .data
    .balign 8
    .globl seen
seen:
    .space 256
data:
    .space 64
