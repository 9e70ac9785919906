/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Start of every program: a trap handler, a stack, main, and the end of the run. */

    .option arch, +zicsr
    .section .text.start, "ax"
    .globl _start
_start:
#ifdef CVA6
    csrwi 0x701, 0 /* no data cache: the vector unit uses the memory behind it */
#endif
    la   t0, trapped
    csrw mtvec, t0
    la   sp, stack_top
    call main
    li   a0, 1
    j    end

    /* A trap ends the run with 0x1000 + mcause. */
    .balign 4
trapped:
    csrr a0, mcause
    li   t0, 0x1000
    add  a0, a0, t0
end:
    la   t0, tohost
    sw   a0, 0(t0)
1:  j    1b

    .section .data
    .balign 8
    .globl tohost
tohost:
    .word 0, 0
