/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What ML-KEM samples from a seed (FIPS 203), as many polynomials at once as there are states.
 *   MATRIX defined      the matrix A, row by row: SampleNTT (algorithm 7) of SHAKE128(seed, j, i)
 *   MATRIX not defined  the secret s and the error e, one after the other: SamplePolyCBD
 *                       (algorithm 8) of SHAKE256(seed, nonce), nonces from 0
 * RATE and SUFFIX are those of the function, LEVEL is one of levels/, whose macros sponge.S explains.
 * `job_seed` has 32 bytes, `job_polynomials` says how many there are, `job_parameter` is k for A, eta
 * for s and e. `polynomials` gets 256 halfwords each: 0 to 3328 for A, -eta to eta for s and e.
 *
 * A program of vectors keeps every state busy to the end of a batch; states that the last batch has
 * too many are not looked at. No branch and no address depends on the bytes of s and e. Those of A
 * decide which candidates are taken: A is public.
 *
 * s0 first polynomial of the batch, s7 polynomials left, s8 of them in this batch, s9 what follows
 * the seed, s10 = `job_parameter`, s11 states. `phase NAME` begins what is counted under that name.
 */
#ifdef MATRIX
#define STRIDE RATE
#else
#define STRIDE (2 * RATE) /* eta 3 takes 192 bytes: two blocks, one behind the other */
#endif
#define POLYNOMIAL 512 /* bytes */
#define Q 3329

    .include "lanewise_rvkeccak.inc"
#include LEVEL

#ifndef ONE_SQUEEZES_ON
    .macro squeeze_permute pointer
    squeeze \pointer
    phase permutation
    setup
    permute
    .endm
#endif

    .macro phase name
phase_\name\()_\@:
    .endm

    .section .text
    .globl main
main:
    addi sp, sp, -16
    sw   ra, 12(sp)
    phase setup
#ifdef ONE_STATE
    li   s11, 1
#else
    csrr s11, 0xfc0 /* mkeccak: states in bits 7:0 */
    andi s11, s11, 0xff
#endif
    li   a7, STRIDE
    start
    /* All of each padded block but the bytes that follow the seed. */
    la   a0, inputs
    mv   a1, s11
    la   a2, job_seed
    li   t1, 0x80000000
1:  .irp word, 0, 1, 2, 3, 4, 5, 6, 7
    lw   t0, 4 * \word(a2)
    sw   t0, 4 * \word(a0)
    .endr
    sw   t1, RATE - 4(a0)
    add  a0, a0, a7
    addi a1, a1, -1
    bnez a1, 1b
    la   s0, polynomials
    lw   s7, job_polynomials
    lw   s10, job_parameter
    li   s9, 0

batch:
    phase nonces
    mv   s8, s11
    bgeu s7, s8, 1f
    mv   s8, s7
1:  la   a0, inputs
    mv   a1, s8
#ifdef MATRIX
    li   t1, SUFFIX << 16
    la   a2, places
    mv   a3, s0
2:  or   t0, s9, t1
    sw   t0, 32(a0)
    sw   a3, 0(a2) /* where the first coefficient goes */
    addi a2, a2, 4
    addi a3, a3, POLYNOMIAL
    addi s9, s9, 1 /* column j, the byte that comes first; row i */
    andi t0, s9, 0xff
    bne  t0, s10, 3f
    addi s9, s9, 0x100
    sub  s9, s9, s10
3:
#else
    li   t1, SUFFIX << 8
2:  or   t0, s9, t1
    sw   t0, 32(a0)
    addi s9, s9, 1
#endif
    add  a0, a0, a7
    addi a1, a1, -1
    bnez a1, 2b

    phase absorb
    clear
    la   a0, inputs
    absorb a0
    phase permutation
    setup
    permute

#ifdef MATRIX
more:
    phase squeeze
    la   a0, blocks
#ifdef ONE_SQUEEZES_ON
    squeeze_permute a0
#else
    squeeze a0
#endif
    phase parse
    call parse
    beqz a0, next
#ifndef ONE_SQUEEZES_ON
    phase permutation
    setup
    permute
#endif
    j    more
#else
    li   t0, 3
    beq  s10, t0, two
    phase squeeze
    la   a0, blocks
    squeeze a0
    phase parse
    call parse_2
    j    next
two:
    phase squeeze
    la   a0, blocks
    squeeze_permute a0
    phase squeeze
    la   a0, blocks + RATE
    squeeze a0
    phase parse
    call parse_3
#endif

next:
    phase nonces
    li   t0, POLYNOMIAL
    mul  t0, t0, s8
    add  s0, s0, t0
    sub  s7, s7, s8
    bnez s7, batch
    phase end
    lw   ra, 12(sp)
    addi sp, sp, 16
    ret

#ifdef MATRIX
    /* The candidate in t3 is a coefficient if it is below Q; `full` where to go after the last. */
    .macro take full
    bgeu t3, a5, .Lrefused\@
    sh   t3, 0(a2)
    addi a2, a2, 2
    .ifnb \full
    beq  a2, a3, \full
    .endif
.Lrefused\@:
    .endm

    /* Eight candidates of 12 bits in t0 to t2. */
    .macro candidates full
    and  t3, t0, a4
    take \full
    srli t3, t0, 12
    and  t3, t3, a4
    take \full
    srli t3, t0, 24
    slli t4, t1, 8
    or   t3, t3, t4
    and  t3, t3, a4
    take \full
    srli t3, t1, 4
    and  t3, t3, a4
    take \full
    srli t3, t1, 16
    and  t3, t3, a4
    take \full
    srli t3, t1, 28
    slli t4, t2, 4
    or   t3, t3, t4
    and  t3, t3, a4
    take \full
    srli t3, t2, 8
    and  t3, t3, a4
    take \full
    srli t3, t2, 20
    take \full
    .endm

/*
 * Takes from the block of each state what its polynomial still lacks, and returns in a0 how many
 * polynomials lack some after it. a0 in the block until a1, a2 next place until a3; with more than a6
 * fewer than eight places are left, so that each must be asked for. t5 in `places`, t6 states left.
 */
parse:
    la   t5, places
    mv   t6, s8
    la   a1, blocks
    mv   a3, s0
    li   a4, 0xfff
    li   a5, Q
    li   a7, 0 /* polynomials that lack some */
1:  mv   a0, a1
    addi a1, a1, RATE
    addi a3, a3, POLYNOMIAL
    lw   a2, 0(t5)
    beq  a2, a3, 6f
    addi a6, a3, -16
2:  lw   t0, 0(a0)
    lw   t1, 4(a0)
    lw   t2, 8(a0)
    addi a0, a0, 12
    bltu a6, a2, 3f
    candidates
    bltu a0, a1, 2b
    j    4f
3:  beq  a2, a3, 5f
    candidates 5f
    bltu a0, a1, 2b
4:  beq  a2, a3, 5f
    addi a7, a7, 1
5:  sw   a2, 0(t5)
6:  addi t5, t5, 4
    addi t6, t6, -1
    bnez t6, 1b
    mv   a0, a7
    li   a7, STRIDE
    ret

#else

    /* Eta 2: 4 bits of each of 128 bytes' halves: two bits' sum less the sum of the other two. */
parse_2:
    la   a3, blocks
    mv   a2, s0
    mv   t6, s8
    li   a4, 0x55555555
    li   a5, 0x33333333
1:  mv   a0, a3
    addi a1, a0, 128
2:  lw   t0, 0(a0)
    addi a0, a0, 4
    srli t1, t0, 1
    and  t1, t1, a4
    and  t0, t0, a4
    add  t0, t0, t1
    srli t1, t0, 2
    and  t1, t1, a5
    and  t0, t0, a5
    add  t0, t0, a5 /* 3 more in each, so that nothing is borrowed */
    sub  t0, t0, t1
    .irp i, 0, 1, 2, 3, 4, 5, 6, 7
    srli t1, t0, 4 * \i
    andi t1, t1, 15
    addi t1, t1, -3
    sh   t1, 2 * \i(a2)
    .endr
    addi a2, a2, 16
    bltu a0, a1, 2b
    add  a3, a3, a7
    addi t6, t6, -1
    bnez t6, 1b
    ret

    /* Eta 3, the same with 6 bits: the four coefficients that begin at bit 0 of t3. */
    .macro four at
    and  t4, t3, a4
    srli t5, t3, 1
    and  t5, t5, a4
    add  t4, t4, t5
    srli t5, t3, 2
    and  t5, t5, a4
    add  t4, t4, t5
    srli t5, t4, 3
    and  t5, t5, a5
    and  t4, t4, a5
    add  t4, t4, a6
    sub  t4, t4, t5
    .irp i, 0, 1, 2, 3
    srli t5, t4, 6 * \i
    andi t5, t5, 7
    addi t5, t5, -3
    sh   t5, 2 * (\at + \i)(a2)
    .endr
    .endm

parse_3:
    la   a3, blocks
    mv   a2, s0
    mv   t6, s8
    li   a4, 0x249249
    li   a5, 0x1c71c7
    li   a6, 0x0c30c3
1:  mv   a0, a3
    addi a1, a0, 192
2:  lw   t0, 0(a0)
    lw   t1, 4(a0)
    lw   t2, 8(a0)
    addi a0, a0, 12
    mv   t3, t0
    four 0
    srli t3, t0, 24
    slli t4, t1, 8
    or   t3, t3, t4
    four 4
    srli t3, t1, 16
    slli t4, t2, 16
    or   t3, t3, t4
    four 8
    srli t3, t2, 8
    four 12
    addi a2, a2, 32
    bltu a0, a1, 2b
    add  a3, a3, a7
    addi t6, t6, -1
    bnez t6, 1b
    ret
#endif

    .section .data
    .balign 8
    .globl job_seed, job_polynomials, job_parameter, polynomials
job_seed:
    .space 32
job_polynomials:
    .word 0
job_parameter:
    .word 0
inputs:
    .space 6 * STRIDE
blocks:
    .space 6 * STRIDE
places:
    .space 4 * 6
    .balign 8
polynomials:
    .space 16 * POLYNOMIAL
