/* SPDX-License-Identifier: Apache-2.0 OR MIT
 * A program that must come to the same end in whatever cycle its one interrupt comes: instructions
 * of each kind, of one cycle and of many, that trap, that change memory; with VECTOR those of the
 * vector unit, for VLEN 320. It ends when the interrupt has come, for which it waits with wfi. x28 to
 * x31 are the handler's. */
#ifdef VECTOR
    .include "lanewise_rvkeccak.inc"
#endif

    .section .text.init
    .globl _start
_start:
    la t0, handler
    csrw mtvec, t0
    li x30, 0 /* interrupts */
    li x31, 0 /* other traps */
    la a2, words
    li t1, 0x800
    csrsi mstatus, 8
    nop
    nop
    csrw mie, t1

#ifdef VECTOR
    .4byte 0x00000057 /* vill is set */
    li t0, 25
    vsetvli s2, t0, e64, m8, tu, mu
    vle64.v v0, (a2)
    li t1, 1 /* of bases that are not aligned, or where there is no memory */
    li t2, 0x70000000
    vand.vi v16, v0, 8
    vluxei64.v v24, (a2), v16
    add t1, a2, t1
    vluxei64.v v24, (t1), v16
    vle64.v v24, (t2)
    ecall
    v64rho.vi v8, v0, -1
    vxor.vv v24, v0, v8
    vadd.vi v8, v8, 3, v0.t
    vslideupm.vi v8, v8, 1
    li s3, 4
    vsetvli s3, s3, e64, m1, tu, mu
    vsll.vv v13, v1, v2
    vsll.vv v14, v2, v1
    vpi.vi v5, v4, 2
    viota.vx v15, v5, s3
    vrotup.vi v15, v15, 1
    vsetvli s4, x0, e64, m8, tu, mu
    addi a3, a2, 512
    vse64.v v0, (a3)
    lw s6, 40(a3)
    addi a3, a3, 256
    vsuxei64.v v8, (a3), v16
    addi a3, a3, 256
    li t0, 16
    vsse64.v v24, (a3), t0, v0.t
    csrr s5, vl
    csrr s7, vtype
    vsetivli s8, 3, e32, m2, tu, mu
    vlse32.v v10, (a2), x0
    addi a3, a3, 256
    vse32.v v10, (a3)
    li t0, 25
    vsetvli x0, t0, e64, m8, tu, mu
    addi a3, a3, 256
    vse64.v v8, (a3)
    addi a3, a3, 256
    vse64.v v24, (a3)
    mv a3, s2
    mv a4, s3
    mv a5, s4
    mv a6, s5
    mv a7, s6
    add s4, s7, s8
    li s6, 3
#else
    li a0, 0x12345678
    li a1, 3
    addi a3, a0, 1
    mul a4, a0, a0
    mulhu a5, a0, a4
    div a6, a5, a1
    remu a7, a5, a1
    lw s2, 0(a2)
    add s2, s2, a6
    sw s2, 0(a2)
    lbu s3, 1(a2)
    sb s3, 6(a2)
    csrw mscratch, a1
    csrrw s4, mscratch, a0
    li s5, 3
1:  lw s6, 8(a2)
    addi s6, s6, 1
    sw s6, 8(a2)
    addi s5, s5, -1
    bnez s5, 1b
    bne x0, x0, fail
    jal s7, 2f
    j fail
2:  la t0, 3f
    jalr s7, t0, 0
    j fail
3:  fence.i
    fence
    .4byte 0x00000163 /* beq x0, x0, .+2: a misaligned target */
    .4byte 0x00000057 /* a vector instruction is illegal here */
    lw t0, 1(a2)
    li t0, 0x70000000
    lw t0, 0(t0)
#endif
    csrci mstatus, 8
    bnez x30, 4f
    wfi
    csrsi mstatus, 8
    nop
4:  li t0, 1
    bne x30, t0, fail
    li t0, 4
    bne x31, t0, fail
    sw a3, 12(a2)
    sw a4, 16(a2)
    sw a5, 20(a2)
    sw a6, 24(a2)
    sw a7, 28(a2)
    sw s4, 32(a2)
    sw s6, 36(a2)
    li t0, 3
    bne s6, t0, fail
    csrr t1, mip
    bnez t1, fail
    li t0, 1
    j end
fail:
    li t0, 3
end:
    la t1, tohost
    sw t0, 0(t1)
1:  j 1b

    .text
    .balign 256
handler:
    csrr x28, mcause
    bltz x28, 1f
    addi x31, x31, 1
    csrr x28, mepc
    addi x28, x28, 4
    csrw mepc, x28
    mret
1:  li x29, 0x8000000b
    bne x28, x29, fail
    csrr x28, mtval
    bnez x28, fail
    csrr x28, mstatus
    li x29, 0x80001e80
    bne x28, x29, fail
    li x29, 0x800
    csrr x28, mip
    bne x28, x29, fail
    csrr x28, mie
    bne x28, x29, fail
    li x28, 7 /* what a division that was stopped has begun must be gone */
    li x29, -2
    div x28, x28, x29
    addi x28, x28, 3
    bnez x28, fail
    addi x30, x30, 1
    la x28, irq_line
    sw x0, 0(x28)
    nop
    mret

    .data
    .balign 64
    .globl tohost, irq_line
tohost:
    .dword 0
irq_line:
    .dword 0
    .balign 64
words:
    .word 0x03020100, 0x07060504, 0, 0, 0, 0, 0, 0, 0, 0
#ifdef VECTOR
    .set n, 1
    .rept 40
    .word 0x9e3779b9 * n & 0xffffffff
    .set n, n + 1
    .endr
    .zero 2048
#endif
