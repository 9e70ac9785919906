/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* "Kernels" that break one rule each: the harness must name it, and nothing else. */
#if __riscv_xlen == 64
#define L ld
#define S sd
#define W 8
#define RIGHT lanewise_keccakp1600_x1_rv64_scalar
#else
#define L lw
#define S sw
#define W 4
#define RIGHT lanewise_keccakp1600_x1_rv32_scalar
#endif
    .option norelax
    .text
    .macro wrong name
    .p2align 2
    .globl emu_wrong_\name
    .type emu_wrong_\name, @function
emu_wrong_\name:
    .endm

    .irp r, gp, tp, s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11
    wrong \r
    xori \r, \r, 0x400
    ret
    .endr

    wrong sp
    addi sp, sp, -16
    ret

    wrong before
    lbu a2, -1(a0)
    xori a2, a2, 0x10
    sb a2, -1(a0)
    ret

    wrong after
    lbu a2, 200(a0)
    xori a2, a2, 0x10
    sb a2, 200(a0)
    ret

    wrong above
    L a2, (sp)
    not a2, a2
    S a2, (sp)
    ret

    wrong deep
    addi a3, sp, -2048
    L a2, -512(a3)
    not a2, a2
    S a2, -512(a3)
    ret

    wrong nothing /* leaves the state as it is */
    ret

    wrong bit /* one bit after 23 rounds */
    addi sp, sp, -32
    S ra, (0 * W)(sp)
    S a0, (1 * W)(sp)
    addi a2, a1, -23
    seqz a2, a2
    sb a2, (2 * W)(sp)
    call RIGHT
    L a0, (1 * W)(sp)
    lbu a2, (2 * W)(sp)
    slli a2, a2, 6
    lbu a3, 199(a0)
    xor a3, a3, a2
    sb a3, 199(a0)
    L ra, (0 * W)(sp)
    addi sp, sp, 32
    ret

    .section .note.GNU-stack, "", @progbits
