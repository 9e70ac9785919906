/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A permutation alone: loads what `states` holds, permutes, stores it there. PERMUTATION is one of
 * permutations/, which gives the macro `permute` and, where it needs them, `permute_setup`.
 *
 * `states` is the image of the registers: plane after plane, in each the states side by side; with
 * ELEN 32 all low halves first. Counted is from `permutation` until the vector unit is free again.
 */
    .include "lanewise_rvkeccak.inc"
#include "cpu.inc"
#include PERMUTATION

/* SEW, vl of one and of five registers. */
#ifdef ELEN32
#define SEW e32
#else
#define SEW e64
#endif

    .section .text
    .globl main
main:
    state_count s1
    slli t0, s1, 2
    add  s1, s1, t0 /* s1 = elements of a register */
    slli t0, s1, 2
    add  s5, s1, t0 /* s5 = elements of five */
    li   s2, -1
    la   s6, states
    vsetvli x0, s5, SEW, m8, tu, mu
#ifdef ELEN32
    slli t0, s5, 2
    add  s7, s6, t0
    vle32.v v0, (s6)
    vle32.v v16, (s7)
#else
    vle64.v v0, (s6)
#endif
    setup
    nop

    .globl permutation, permutation_end
permutation:
    permute
permutation_end:
    vmv.v.v v24, v24 /* waits for the vector unit */

    vsetvli x0, s5, SEW, m8, tu, mu
#ifdef ELEN32
    vse32.v v0, (s6)
    vse32.v v16, (s7)
#else
    vse64.v v0, (s6)
#endif
    ret

    .section .data
    .balign 8
    .globl states
states:
    .space 6 * 200
