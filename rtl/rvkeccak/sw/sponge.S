/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A function of FIPS 202 from messages in memory to digests in memory, as many at once as the vector
 * registers hold states. RATE (bytes) and SUFFIX (domain bits and the first bit of padding) name the
 * function, LEVEL is one of levels/, which gives the macros
 *   start            once; s1 to s6 are the level's own from here on, a0 to a6 its to change
 *   clear            zero states
 *   absorb POINTER   XOR a block of RATE bytes of each message into the states
 *   setup, permute   the permutation
 *   squeeze POINTER  store a block of each state
 *   squeeze_permute POINTER  both, one after the other unless the level defines ONE_SQUEEZES_ON
 * and may change t0 to t6. Messages, digests and blocks of the states lie a7 = `job_stride` bytes
 * apart, a multiple of 8.
 *
 * s0 points to the next block of the first message, s7 to where its last whole block begins or would
 * begin; s8 and s9 the same of its digest. s11 states.
 */
    .include "lanewise_rvkeccak.inc"
#include "cpu.inc"
#include LEVEL

#ifndef ONE_SQUEEZES_ON
    .macro squeeze_permute pointer
    squeeze \pointer
    setup
    permute
    .endm
#endif

    .section .text
    .globl main
main:
    state_count s11
    lw   a7, job_stride
    start
    clear
    la   s0, messages
    lw   s7, job_length
    add  s7, s7, s0
    addi s7, s7, -RATE
    la   s8, digests
    lw   s9, job_output
    add  s9, s9, s8
    addi s9, s9, -RATE
    bltu s7, s0, absorb_last

    /* Whole blocks, straight from the messages. */
    .globl absorb_block, squeeze_block
absorb_block:
    absorb s0
    setup
    permute
    addi s0, s0, RATE
    bgeu s7, s0, absorb_block

    /* The last one is put together in `block`: the rest, the suffix, zeros, the final bit. */
absorb_last:
    addi t2, s7, RATE
    sub  t2, t2, s0 /* bytes left */
    la   a0, block
    mv   a1, s0
    mv   a2, s11
1:  mv   a3, a0
    mv   a4, a1
    addi a5, a0, RATE
    add  a6, a1, t2
2:  beq  a4, a6, 3f
    lbu  t0, 0(a4)
    sb   t0, 0(a3)
    addi a3, a3, 1
    addi a4, a4, 1
    j    2b
3:  li   t0, SUFFIX
4:  sb   t0, 0(a3)
    li   t0, 0
    addi a3, a3, 1
    bltu a3, a5, 4b
    lbu  t0, -1(a5)
    xori t0, t0, 0x80
    sb   t0, -1(a5)
    add  a0, a0, a7
    add  a1, a1, a7
    addi a2, a2, -1
    bnez a2, 1b
    order t0

    la   a0, block
    absorb a0
    setup
    permute
    bgeu s8, s9, squeeze_last

    /* Whole blocks, straight to the digests, as long as another one follows. */
squeeze_block:
    squeeze_permute s8
    addi s8, s8, RATE
    bltu s8, s9, squeeze_block

squeeze_last:
    la   a0, block
    squeeze a0
    order t0
    addi t2, s9, RATE
    sub  t2, t2, s8 /* bytes left */
    mv   a1, s8
    mv   a2, s11
1:  mv   a3, a0
    mv   a4, a1
    add  a6, a1, t2
2:  beq  a4, a6, 3f
    lbu  t0, 0(a3)
    sb   t0, 0(a4)
    addi a3, a3, 1
    addi a4, a4, 1
    j    2b
3:  add  a0, a0, a7
    add  a1, a1, a7
    addi a2, a2, -1
    bnez a2, 1b
    ret

    .section .data
    .balign 8
    .globl job_length, job_output, job_stride, messages, digests
job_length:
    .word 0
job_output:
    .word 0
job_stride:
    .word 0
    .balign 8
messages:
    .space BUFFER
digests:
    .space BUFFER
block:
    .space BUFFER
