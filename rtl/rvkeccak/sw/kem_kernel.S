/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What kem_backend.c asks of the vector unit, as functions that it declares. LEVEL is one of levels/,
 * here with blocks of whole states, which are loaded, permuted and stored.
 */
#define RATE 200
#define WHOLE_STATES
    .option arch, +zve64x, +zicsr
    .include "lanewise_rvkeccak.inc"
#include LEVEL

    .macro function name
    .globl \name
    .type \name, @function
\name:
    .endm

    .macro end name
    .size \name, . - \name
    .endm

    /* What the levels use of the registers that a function keeps. */
    .macro each_kept access
    .irp n, 1, 2, 3, 4, 5, 6, 11
    \access s\n, 4 * \n(sp)
    .endr
    .endm

    .section .text

    function rvkeccak_permute
    addi sp, sp, -48
    each_kept sw
    li   a7, RATE
#ifdef BY_INDEX
    li   s11, STATES
    counts
    load_offsets
#else
    start
#endif
    clear
    absorb a0
    setup
    permute
    squeeze a0
    each_kept lw
    addi sp, sp, 48
    ret
    end rvkeccak_permute

    /* Lanes, or where they are not aligned to eight bytes halves of them, at a0 and a1, a2 of them. */
    .macro at_both by_lanes by_halves
    or   t0, a0, a1
    andi t0, t0, 7
    bnez t0, 1f
    vsetvli x0, a2, e64, m8, tu, mu
    \by_lanes
    ret
1:  slli a2, a2, 1
    vsetvli x0, a2, e32, m8, tu, mu
    \by_halves
    ret
    .endm

    .macro add_vectors bits
    vle\bits\().v v8, (a0)
    vle\bits\().v v16, (a1)
    vxor.vv v8, v8, v16
    vse\bits\().v v8, (a0)
    .endm

    .macro copy_vectors bits
    vle\bits\().v v8, (a1)
    vse\bits\().v v8, (a0)
    .endm

    function rvkeccak_add
    at_both "add_vectors 64" "add_vectors 32"
    end rvkeccak_add

    function rvkeccak_copy
    at_both "copy_vectors 64" "copy_vectors 32"
    end rvkeccak_copy

#ifdef BY_INDEX
    .section .rodata
    .balign 8
offsets: /* of element 5 s + x of register y */
    .set .Lregister, 0
    .rept 5
    .set .Lstate, 0
    .rept STATES
    .irp x, 0, 1, 2, 3, 4
    .word RATE * .Lstate + 40 * .Lregister + 8 * \x
    .endr
    .set .Lstate, .Lstate + 1
    .endr
    .set .Lregister, .Lregister + 1
    .endr
mask:
    .word -1, -1, -1, -1, -1
#endif
