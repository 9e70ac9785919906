/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * abi_call(struct abi_frame *): calls a function on a stack of its own with known values in all
 * registers that it must keep, and writes down what it finds afterwards. abi_riscv64.c holds the
 * offsets.
 */
    .option norelax
    .bss
    .balign 8
current:
    .zero 8

    .text
    .macro kept integer, float, base, at
    .set .Lat, \at
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    \integer s\n, .Lat(\base)
    .set .Lat, .Lat + 8
    .endr
    .irp n, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11
    \float fs\n, .Lat(\base)
    .set .Lat, .Lat + 8
    .endr
    .endm

    .globl abi_call
    .type abi_call, @function
abi_call:
    addi sp, sp, -240
    kept sd, fsd, sp, 0
    sd ra, 192(sp)
    sd gp, 200(sp)
    sd tp, 208(sp)
    frrm t0
    sd t0, 216(sp)
    sd sp, 224(sp)
    la t0, current
    sd sp, (t0)
    sd a0, 232(sp)

    sd gp, 264(a0)
    sd tp, 280(a0)
    ld t0, 256(a0)
    fsrm t0
    kept ld, fld, a0, 56
    mv t1, a0
    ld sp, 48(t1)
    ld ra, 0(t1)
    ld a0, 8(t1)
    ld a1, 16(t1)
    ld a2, 24(t1)
    ld a3, 32(t1)
    ld a4, 40(t1)
    jalr ra

    la t0, current
    ld t0, (t0)
    ld a0, 232(t0)
    kept sd, fsd, a0, 56
    sd sp, 248(a0)
    sd gp, 272(a0)
    sd tp, 288(a0)
    frrm t1
    sd t1, 256(a0)

    mv sp, t0
    ld t0, 216(sp)
    fsrm t0
    ld gp, 200(sp)
    ld tp, 208(sp)
    ld ra, 192(sp)
    kept ld, fld, sp, 0
    addi sp, sp, 240
    ret
    .size abi_call, . - abi_call
    .section .note.GNU-stack, "", @progbits
