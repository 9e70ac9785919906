/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Keccak-f[1600] of one state in memory, lane x + 5y at byte 8 (x + 5y). Needs PERMUTE. */
    .include "lanewise_rvkeccak.inc"

    .globl main, state
main:
    la      a0, state
    li      t0, 25
    vsetvli x0, t0, e64, m8, tu, mu
    vle64.v v0, (a0)        /* plane y into v(y): a register holds five lanes */
    vpermute.vi v0, 0       /* 24 rounds */
    vse64.v v0, (a0)
    ret

    .data
    .balign 8
state:
    .zero 200
