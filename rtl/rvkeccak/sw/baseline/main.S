/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* A permutation in C or assembly, keccak(state, 24), on the scalar core alone. */

    .section .text
    .globl main, permutation, permutation_end
main:
    addi sp, sp, -16
    sw   ra, 12(sp)
    la   a0, states
    li   a1, 24
    nop
permutation:
    jal  keccak
permutation_end:
    nop
    lw   ra, 12(sp)
    addi sp, sp, 16
    ret

    .section .data
    .balign 8
    .globl states
states:
    .space 200
