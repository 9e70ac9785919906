/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* void vector_permute(uint64_t lanes[25]): Keccak-f[1600] in the vector unit, lane x + 5y at
 * lanes[x + 5y], aligned to 8 bytes. */
    .option arch, +zve64x
    .include "lanewise_rvkeccak.inc"

    .text
    .globl vector_permute
vector_permute:
    li      t0, 25
    vsetvli x0, t0, e64, m8, tu, mu
    vle64.v v0, (a0)        /* plane y into v(y): a register holds five lanes */
    vpermute.vi v0, 0       /* 24 rounds */
    vse64.v v0, (a0)
    ret
