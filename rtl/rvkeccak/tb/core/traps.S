/* SPDX-License-Identifier: Apache-2.0 OR MIT
 * What the scalar core does otherwise than Ibex, or cannot be compared: misaligned loads, stores
 * and targets trap and change nothing; the CSRs with fixed bits; mcycle counts the contract's
 * cycles. The number of the failing check is what tohost gets, times two, plus one. */

#define CAUSE s0
#define TVAL s1
#define EPC s2

/* The instruction at label 9 must have trapped with this cause and this tval (by li or la), and
 * must have left a0 alone. */
.macro traps cause, load, tval:vararg
    bne a0, a1, fail
    li t0, \cause
    bne CAUSE, t0, fail
    \load t0, \tval
    bne TVAL, t0, fail
    la t0, 9b
    bne EPC, t0, fail
    li CAUSE, -1
    addi gp, gp, 1
.endm

.macro is register, value
    li t0, \value
    bne \register, t0, fail
    addi gp, gp, 1
.endm

    .section .text.init
    .globl _start
_start:
    la t0, handler
    csrw mtvec, t0
    li gp, 1
    li a0, 0x600dcafe
    mv a1, a0
    la a2, words
    li CAUSE, -1

    /* Misaligned accesses: causes 4 and 6. */
9:  lw a0, 1(a2)
    traps 4, la, words + 1
9:  lw a0, 2(a2)
    traps 4, la, words + 2
9:  lh a0, 3(a2)
    traps 4, la, words + 3
9:  lhu a0, 1(a2)
    traps 4, la, words + 1
9:  sw a0, 2(a2)
    traps 6, la, words + 2
9:  sh a0, 1(a2)
    traps 6, la, words + 1
    lw t1, 0(a2)
    is t1, 0x03020100
    lw t1, 4(a2)
    is t1, 0x07060504
    /* A misaligned access outside the memory is misaligned first. */
    li a3, 0x70000001
9:  lw a0, 0(a3)
    traps 4, li, 0x70000001

    /* Misaligned targets: cause 0, tval the target, no link. */
    la a3, fail + 2
9:  jalr a0, a3, 0
    csrr t2, mtval
    la t0, fail + 2
    bne t2, t0, fail
    bnez CAUSE, fail
    bne a0, a1, fail
    la t0, 9b
    bne EPC, t0, fail
    addi gp, gp, 1
9:  .4byte 0x0020056f /* jal a0, .+2 */
    bnez CAUSE, fail
    bne a0, a1, fail
    addi TVAL, TVAL, -2
    bne TVAL, EPC, fail
    addi gp, gp, 1
    li CAUSE, -1
9:  .4byte 0x00000163 /* beq x0, x0, .+2 */
    bnez CAUSE, fail
    addi TVAL, TVAL, -2
    bne TVAL, EPC, fail
    addi gp, gp, 1
    li CAUSE, -1
    /* It does not count as retired, no more than an ecall does. */
    csrr t3, minstret
9:  .4byte 0x00000163
    csrr t4, minstret
    sub t3, t4, t3
    csrr t4, minstret
9:  ecall
    csrr t5, minstret
    sub t4, t5, t4
    bne t3, t4, fail
    addi gp, gp, 1
    li CAUSE, -1
9:  .4byte 0x00001163 /* bne x0, x0, .+2: not taken, no trap */
    is CAUSE, -1

    /* CSRs that read as 0: vstart, mstatush, what names the core, mconfigptr. None traps. */
    .irp csr, 0x008, 0x310, 0xf11, 0xf12, 0xf13, 0xf14, 0xf15
    li t1, 1
    csrr t1, \csr
    is t1, 0
    .endr
    is CAUSE, -1

    /* CSRs with fixed bits. */
    csrr t1, misa
    is t1, 0x40801100
    csrw misa, x0
    csrr t1, misa
    is t1, 0x40801100
    li t1, -1
    csrw mstatus, t1
    csrr t1, mstatus
    is t1, 0x80001e88
    csrw mstatus, x0
    csrr t1, mstatus
    is t1, 0x80001e00
    /* A trap moves MIE to MPIE, mret back, and sets MPIE. */
    csrsi mstatus, 8
9:  ecall
    traps 11, li, 0
    is s3, 0x80001e80
    csrr t1, mstatus
    is t1, 0x80001e88
    csrw mstatus, x0
9:  ecall
    traps 11, li, 0
    is s3, 0x80001e00
    csrr t1, mstatus
    is t1, 0x80001e80
    /* The upper half of a counter goes on. */
    li t1, -1
    csrw mcycleh, x0
    csrw mcycle, t1
    nop
    csrr t2, mcycleh
    is t2, 1
    csrw minstreth, x0
    csrw minstret, t1
    nop
    csrr t2, minstreth
    is t2, 1
    li t1, -1
    csrrw t2, mtvec, t1
    csrrw t1, mtvec, t2
    is t1, -4
    csrr t2, mepc
    li t1, -1
    csrw mepc, t1
    csrr t1, mepc
    is t1, -4
    csrw mcause, t1
    csrr t1, mcause
    is t1, 0x8000001c
    li t1, -1
    csrw mip, t1
    csrr t1, mip
    is t1, 0
    li t1, ~0x800
    csrw mie, t1
    csrr t1, mie
    is t1, 0
    li t1, -1
    csrw mie, t1
    csrrw t1, mie, x0
    is t1, 0x800
    csrr t1, mhartid
    is t1, 0

    /* No such CSR; writes to read-only ones; a read of one with x0 as the mask is none. */
9:  csrr a0, 0x7c0
    traps 2, li, 0x7c002573
9:  csrrw a0, mhartid, x0
    traps 2, li, 0xf1401573
9:  csrrs a0, cycle, t0
    traps 2, li, 0xc002a573
    li t2, 0 /* a mask of no bits in a register is a write */
9:  csrrs a0, cycle, t2
    traps 2, li, 0xc003a573
9:  csrrc a0, cycle, t2
    traps 2, li, 0xc003b573
9:  csrrsi a0, cycle, 1
    traps 2, li, 0xc000e573
9:  csrrs t1, cycle, x0
    is CAUSE, -1

    /* Cycles: the differences of mcycle over one instruction of each class, plus 1 of the read. */
.macro takes cycles, code:vararg
    .balign 16
    csrr t1, mcycle
    \code
    csrr t2, mcycle
    sub t2, t2, t1
    is t2, \cycles + 1
.endm
    takes 1, add t3, t3, t3
    takes 2, mul t3, t3, t3
    takes 2, mulhu t3, t3, t3
    takes 37, div t3, t3, x0
    takes 37, remu t3, t3, t3
    takes 2, lw t3, 0(a2)
    takes 2, sw t3, 8(a2)
    takes 1, bne x0, x0, fail
    takes 3, beq x0, x0, .+4
    takes 2, jal x0, .+4
    takes 2, fence.i
    takes 1, fence
    takes 1, wfi
    takes 1, csrw mscratch, x0
    takes 1, csrw mstatus, x0
    /* A trap 3, the handler 6 and its mret 3; one more if the second cycle traps. */
    takes 12, ecall
    takes 12, .4byte 0
    takes 12, lw t3, 1(a2)
    takes 12, sh t3, 1(a2)
    takes 12, .4byte 0x00200e6f /* jal t3, .+2 */
    takes 13, .4byte 0x00000163 /* beq x0, x0, .+2 */
    li a4, 0x70000000
    takes 13, lw t3, 0(a4)
    takes 13, sw t3, 0(a4)

    li t0, 1
    j end
fail:
    slli t0, gp, 1
    addi t0, t0, 1
end:
    la t1, tohost
    sw t0, 0(t1)
1:  j 1b

    .text
    .balign 256
handler:
    csrr CAUSE, mcause
    csrr TVAL, mtval
    csrr EPC, mepc
    csrr s3, mstatus
    addi s4, EPC, 4
    csrw mepc, s4
    mret

    .data
    .balign 64
    .globl tohost
tohost:
    .dword 0
    .balign 64
words:
    .word 0x03020100, 0x07060504, 0
