/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Functions that break one rule of the calling convention each: abi.c must notice all of them. */
    .option norelax
    .text
    .macro wrong name
    .globl abi_wrong_\name
    .type abi_wrong_\name, @function
abi_wrong_\name:
    .endm

    .globl abi_right
    .type abi_right, @function
abi_right:
    addi sp, sp, -16
    sd s0, 0(sp)
    not s0, s0
    fcvt.d.l ft0, s0, rtz // ft0 to ft11 are nobody's
    ld s0, 0(sp)
    addi sp, sp, 16
    ret

    .irp r, s0, s1, s2, s3, s4, s5, s6, s7, s8, s9, s10, s11, gp, tp
    wrong \r
    xori \r, \r, 0x200
    ret
    .endr

    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    wrong fs\n
    fneg.d fs\n, fs\n
    ret
    .endr

    wrong frm
    fsrm zero
    ret

    wrong above
    sb zero, 40(sp)
    ret

    wrong deep
    li t0, -8192
    add t0, sp, t0
    sb zero, (t0)
    ret

    // Keeps values below the stack pointer for some milliseconds. Many, since the frame of a signal
    // has large holes.
    wrong below
    li t0, -8192
    li t1, 0x100000
1:  add t2, sp, t0
    sd t0, (t2)
    addi t0, t0, 8
    bnez t0, 1b
2:  addi t1, t1, -1
    bnez t1, 2b
    li t0, -8192
3:  add t2, sp, t0
    ld t1, (t2)
    bne t1, t0, 4f
    addi t0, t0, 8
    bnez t0, 3b
    li a0, 1
    ret
4:  li a0, 0
    ret
    .section .note.GNU-stack, "", @progbits
