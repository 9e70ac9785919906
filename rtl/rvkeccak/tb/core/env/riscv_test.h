/* SPDX-License-Identifier: Apache-2.0 OR MIT
 * The environment in which riscv-tests run: they start with known registers; a test of machine
 * mode brings its own mtvec_handler, in any other a trap ends the run. */
#ifndef LANEWISE_RISCV_TEST_H
#define LANEWISE_RISCV_TEST_H

#include "encoding.h"

#define TESTNUM gp
#define RVTEST_RV32U
#define RVTEST_RV64U
#define RVTEST_RV32M
#define RVTEST_RV64M

/* clang-format off */
#define RVTEST_CODE_BEGIN               \
    .section .text.init;                \
    .globl _start;                      \
_start:                                 \
    .irp r, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20, 21, 22, 23, \
            24, 25, 26, 27, 28, 29, 30, 31; \
    li x\r, 0;                          \
    .endr;                              \
    .weak mtvec_handler;                \
    lui t0, %hi(mtvec_handler);         \
    addi t0, t0, %lo(mtvec_handler);    \
    csrw mtvec, t0;

#define RVTEST_CODE_END

#define RVTEST_STORE(value)             \
    li t5, value;                       \
    la t6, tohost;                      \
    sw t5, 0(t6);                       \
1:  j 1b;

#define RVTEST_PASS fence; RVTEST_STORE(1)

#define RVTEST_FAIL                     \
    slli TESTNUM, TESTNUM, 1;           \
    ori TESTNUM, TESTNUM, 1;            \
    la t6, tohost;                      \
    sw TESTNUM, 0(t6);                  \
1:  j 1b;

#define RVTEST_DATA_BEGIN               \
    .pushsection .tohost, "aw", @progbits; \
    .align 6;                           \
    .globl tohost;                      \
tohost: .dword 0;                       \
    .popsection;                        \
    .align 4;

#define RVTEST_DATA_END
/* clang-format on */

#endif
