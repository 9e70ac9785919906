/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x5_scalar_sha3_a510 --chain > src/keccak/aarch64/shake256_x5_aarch64_scalar_sha3_a510_chain.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * SHAKE256 (FIPS 202) of 5 short inputs for AArch64, step after step:
 * one state in integer registers beside two pairs with SHA-3 instructions, for the Cortex-A510
 *
 * void lanewise_shake256_x5_aarch64_scalar_sha3_a510_chainN(
 *     void *out, const void *nodes, const void *head, const void *last, size_t steps,
 *     const uint64_t *constants);
 *     N is 16, 24 or 32, the bytes of a node, m = N / 8 its lanes. Each of out, nodes and head
 *     is 5 states as the library has them, of which the first m, m and m + 3 lanes are meant;
 *     last has 5 words for each step, steps >= 1. In each step input k is the lanes of state k
 *     of head, word k of the step, and the lanes of the node: at first those of nodes, then
 *     what the step before has made, the first N bytes of SHAKE256. out may be nodes. The
 *     constants are in this file. masked_chainN is the same, but in each step the node is first
 *     XORed with as many bytes of SHAKE256 of the lanes of head and the word.
 * Stack: 2016 bytes; no node stays there
 * No branch and no address depends on the inputs. x18 is not touched.
 */
#include "asm.h"
    .arch armv8.2-a+sha3
lanewise_function lanewise_shake256_x5_aarch64_scalar_sha3_a510_chain16
    mov x5, #2
    mov x6, #0
10:
    sub sp, sp, #2016
    .cfi_def_cfa_offset 2016
    stp x19, x20, [sp, #0]
    .cfi_offset 19, -2016
    .cfi_offset 20, -2008
    stp x21, x22, [sp, #16]
    .cfi_offset 21, -2000
    .cfi_offset 22, -1992
    stp x23, x24, [sp, #32]
    .cfi_offset 23, -1984
    .cfi_offset 24, -1976
    stp x25, x26, [sp, #48]
    .cfi_offset 25, -1968
    .cfi_offset 26, -1960
    stp x27, x28, [sp, #64]
    .cfi_offset 27, -1952
    .cfi_offset 28, -1944
    stp x29, x30, [sp, #80]
    .cfi_offset 29, -1936
    .cfi_offset 30, -1928
    stp d8, d9, [sp, #96]
    .cfi_offset 72, -1920
    .cfi_offset 73, -1912
    stp d10, d11, [sp, #112]
    .cfi_offset 74, -1904
    .cfi_offset 75, -1896
    stp d12, d13, [sp, #128]
    .cfi_offset 76, -1888
    .cfi_offset 77, -1880
    stp d14, d15, [sp, #144]
    .cfi_offset 78, -1872
    .cfi_offset 79, -1864
    str x0, [sp, #232]
    str x3, [sp, #240]
    str x4, [sp, #248]
    str x5, [sp, #256]
    str x6, [sp, #264]
    movi v0.2d, #0
    // Rows that may lie behind the message, and the padding of the last lane.
    mov x7, #0x8000000000000000
    add x8, sp, #576
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    stp q0, q0, [x8, #96]
    stp q0, q0, [x8, #128]
    stp q0, q0, [x8, #160]
    stp q0, q0, [x8, #192]
    stp q0, q0, [x8, #224]
    stp q0, q0, [x8, #256]
    stp q0, q0, [x8, #288]
    str q0, [x8, #320]
    add x8, sp, #912
    stp x7, x7, [x8, #0]
    stp x7, x7, [x8, #16]
    stp x7, x7, [x8, #32]
    add x8, sp, #1440
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    stp q0, q0, [x8, #96]
    stp q0, q0, [x8, #128]
    stp q0, q0, [x8, #160]
    stp q0, q0, [x8, #192]
    stp q0, q0, [x8, #224]
    stp q0, q0, [x8, #256]
    stp q0, q0, [x8, #288]
    str q0, [x8, #320]
    add x8, sp, #1776
    stp x7, x7, [x8, #0]
    stp x7, x7, [x8, #16]
    stp x7, x7, [x8, #32]
    // Head, in both blocks.
    add x8, sp, #288
    add x9, x5, #3
    mov x16, x2
    mov x17, x2
12:
    ldr q0, [x16, #0]
    ldr x11, [x17, #400]
    ldr x12, [x17, #600]
    ldr x13, [x17, #800]
    str q0, [x8, #0]
    str x11, [x8, #16]
    str x12, [x8, #24]
    str x13, [x8, #32]
    str q0, [x8, #864]
    str x11, [x8, #880]
    str x12, [x8, #888]
    str x13, [x8, #896]
    add x16, x16, #16
    add x17, x17, #8
    add x8, x8, #48
    subs x9, x9, #1
    b.ne 12b
    str x8, [sp, #272]
    // Node and padding; of a mask padding alone.
    mov x7, #0x1f
    add x8, x8, #48
    add x10, x8, #864
    stp x7, x7, [x10, #0]
    stp x7, x7, [x10, #16]
    stp x7, x7, [x10, #32]
    mov x9, x5
    mov x16, x1
    mov x17, x1
13:
    ldr q0, [x16, #0]
    ldr x11, [x17, #400]
    ldr x12, [x17, #600]
    ldr x13, [x17, #800]
    str q0, [x8, #0]
    str x11, [x8, #16]
    str x12, [x8, #24]
    str x13, [x8, #32]
    add x16, x16, #16
    add x17, x17, #8
    add x8, x8, #48
    subs x9, x9, #1
    b.ne 13b
    stp x7, x7, [x8, #0]
    stp x7, x7, [x8, #16]
    stp x7, x7, [x8, #32]
14:
    ldr x3, [sp, #240]
    ldr x8, [sp, #272]
    ldr q0, [x3, #0]
    ldr q1, [x3, #16]
    ldr x11, [x3, #32]
    str q0, [x8, #0]
    str q1, [x8, #16]
    str x11, [x8, #32]
    str q0, [x8, #864]
    str q1, [x8, #880]
    str x11, [x8, #896]
    add x3, x3, #40
    str x3, [sp, #240]
    ldr x6, [sp, #264]
    cbz x6, 15f
    add x0, sp, #1152
    bl 11f
    ldr x8, [sp, #272]
    ldr x9, [sp, #256]
    add x7, sp, #1824
16:
    ldr q0, [x7, #0]
    ldr q1, [x7, #16]
    ldr x11, [x7, #32]
    ldr q12, [x8, #48]
    ldr q13, [x8, #64]
    ldr x14, [x8, #80]
    eor v0.16b, v0.16b, v12.16b
    eor v1.16b, v1.16b, v13.16b
    eor x11, x11, x14
    str q0, [x8, #48]
    str q1, [x8, #64]
    str x11, [x8, #80]
    add x7, x7, #48
    add x8, x8, #48
    subs x9, x9, #1
    b.ne 16b
15:
    add x0, sp, #288
    bl 11f
    ldr x8, [sp, #272]
    ldr x9, [sp, #256]
    add x7, sp, #960
17:
    ldr q0, [x7, #0]
    ldr q1, [x7, #16]
    ldr x11, [x7, #32]
    str q0, [x8, #48]
    str q1, [x8, #64]
    str x11, [x8, #80]
    add x7, x7, #48
    add x8, x8, #48
    subs x9, x9, #1
    b.ne 17b
    ldr x4, [sp, #248]
    subs x4, x4, #1
    str x4, [sp, #248]
    b.ne 14b
    ldr x0, [sp, #232]
    ldr x9, [sp, #256]
    add x8, sp, #960
    mov x16, x0
    mov x17, x0
18:
    ldr q0, [x8, #0]
    ldr x11, [x8, #16]
    ldr x12, [x8, #24]
    ldr x13, [x8, #32]
    str q0, [x16, #0]
    str x11, [x17, #400]
    str x12, [x17, #600]
    str x13, [x17, #800]
    add x16, x16, #16
    add x17, x17, #8
    add x8, x8, #48
    subs x9, x9, #1
    b.ne 18b
    // Nothing of the nodes stays here.
    movi v0.2d, #0
    add x8, sp, #576
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    stp q0, q0, [x8, #96]
    stp q0, q0, [x8, #128]
    stp q0, q0, [x8, #160]
    stp q0, q0, [x8, #192]
    stp q0, q0, [x8, #224]
    stp q0, q0, [x8, #256]
    stp q0, q0, [x8, #288]
    str q0, [x8, #320]
    add x8, sp, #960
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    stp q0, q0, [x8, #96]
    stp q0, q0, [x8, #128]
    stp q0, q0, [x8, #160]
    add x8, sp, #1824
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    stp q0, q0, [x8, #96]
    stp q0, q0, [x8, #128]
    stp q0, q0, [x8, #160]
    .cfi_remember_state
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp x29, x30, [sp, #80]
    ldp d8, d9, [sp, #96]
    ldp d10, d11, [sp, #112]
    ldp d12, d13, [sp, #128]
    ldp d14, d15, [sp, #144]
    add sp, sp, #2016
    .cfi_def_cfa_offset 0
    .cfi_restore 19
    .cfi_restore 20
    .cfi_restore 21
    .cfi_restore 22
    .cfi_restore 23
    .cfi_restore 24
    .cfi_restore 25
    .cfi_restore 26
    .cfi_restore 27
    .cfi_restore 28
    .cfi_restore 29
    .cfi_restore 30
    .cfi_restore 72
    .cfi_restore 73
    .cfi_restore 74
    .cfi_restore 75
    .cfi_restore 76
    .cfi_restore 77
    .cfi_restore 78
    .cfi_restore 79
    ret
    .cfi_restore_state
11:
    str x30, [sp, #192]
    str x0, [sp, #200]
    add x30, x0, #0
    str x30, [sp, #208]
    mov x27, #1
    str x27, [sp, #216]
    add x29, x0, #32
    ldr q31, [x30, #0]
    str q31, [sp, #176]
    ldr q0, [x30, #48]
    ldr q1, [x30, #96]
    ldr q2, [x30, #144]
    ldr q3, [x30, #192]
    ldr q4, [x30, #240]
    ldr q5, [x30, #288]
    ldr q6, [x30, #336]
    ldr q7, [x30, #384]
    ldr q8, [x30, #432]
    ldr q9, [x30, #480]
    ldr q10, [x30, #528]
    ldr q11, [x30, #576]
    movi v12.2d, #0
    movi v13.2d, #0
    movi v14.2d, #0
    ldr q15, [x30, #624]
    movi v16.2d, #0
    movi v17.2d, #0
    movi v18.2d, #0
    movi v19.2d, #0
    movi v20.2d, #0
    movi v21.2d, #0
    movi v22.2d, #0
    movi v23.2d, #0
    movi v24.2d, #0
    adr x27, 9f                              // behind the last constant
    sub x27, x27, #192
    str x27, [sp, #224]
    mov x12, xzr
    mov x13, xzr
    mov x14, xzr
    mov x16, xzr
    mov x17, xzr
    mov x19, xzr
    mov x20, xzr
    mov x21, xzr
    mov x22, xzr
    mov x23, xzr
    mov x24, xzr
    ldr x27, [x29, #0]
    ldr x0, [x29, #48]
    ldr x1, [x29, #96]
    ldr x2, [x29, #144]
    ldr x3, [x29, #192]
    ror x27, x27, #45
    str x27, [sp, #160]                      // a00
    ldr x4, [x29, #240]
    ror x0, x0, #30
    ldr x5, [x29, #288]
    ror x1, x1, #15
    ldr x6, [x29, #336]
    ror x2, x2, #8
    ldr x7, [x29, #384]
    ror x3, x3, #44
    ldr x8, [x29, #432]
    ror x4, x4, #11
    ldr x9, [x29, #480]
    ror x5, x5, #45
    ldr x10, [x29, #528]
    ror x6, x6, #63
    ldr x11, [x29, #576]
    ror x7, x7, #37
    ldr x15, [x29, #624]
    ror x8, x8, #21
    ror x9, x9, #34
    ror x10, x10, #9
    ror x11, x11, #26
    ror x15, x15, #17
    adr x27, 9f                              // behind the last constant
    sub x27, x27, #192
    str x27, [sp, #168]
19:
    ldr x25, [sp, #160]                      // a00
    eor3 v25.16b, v8.16b, v13.16b, v18.16b   // c4 = a41 ^ a42 ^ a43
    eor x26, x5, x0, ror #15                 // c1 ^= a10
    ldr q26, [sp, #176]                      // a00
    eor x27, x12, x2, ror #57                // c3 ^= a30
    eor3 v27.16b, v4.16b, v9.16b, v14.16b    // c0 = a01 ^ a02 ^ a03
    eor x28, x13, x3, ror #28                // c4 ^= a40
    eor x29, x6, x1, ror #48                 // c2 ^= a20
    eor x25, x9, x25, ror #53                // c0 ^= a00
    eor x28, x28, x8, ror #51                // c4 ^= a41
    eor x29, x29, x11, ror #37               // c2 ^= a22
    eor3 v28.16b, v7.16b, v12.16b, v17.16b   // c3 = a31 ^ a32 ^ a33
    eor3 v29.16b, v6.16b, v11.16b, v16.16b   // c2 = a21 ^ a22 ^ a23
    eor x25, x25, x4, ror #23                // c0 ^= a01
    eor x26, x26, x10, ror #36               // c1 ^= a12
    eor x25, x25, x14, ror #24               // c0 ^= a03
    eor3 v25.16b, v25.16b, v23.16b, v3.16b   // c4 ^= a44 ^ a40
    eor3 v30.16b, v5.16b, v10.16b, v15.16b   // c1 = a11 ^ a12 ^ a13
    eor3 v26.16b, v27.16b, v19.16b, v26.16b  // c0 ^= a04 ^ a00
    eor x25, x25, x20, ror #58               // c0 ^= a04
    xar v27.2d, v25.2d, v24.2d, #63          // d3 = c2 ^ rol(c4, 1)
    eor x29, x29, x16, ror #62               // c2 ^= a23
    eor3 v29.16b, v29.16b, v21.16b, v1.16b   // c2 ^= a24 ^ a20
    eor x27, x27, x7, ror #28                // c3 ^= a31
    eor x29, x29, x22, ror #61               // c2 ^= a24
    xar v31.2d, v26.2d, v24.2d, #63          // d4 = c3 ^ rol(c0, 1)
    eor x28, x28, x19, ror #28               // c4 ^= a43
    eor x26, x26, x15, ror #28               // c1 ^= a13
    eor3 v28.16b, v28.16b, v22.16b, v2.16b   // c3 ^= a34 ^ a30
    eor x30, x29, x25, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor x15, x30, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor3 v30.16b, v30.16b, v20.16b, v0.16b   // c1 ^= a14 ^ a10
    eor x27, x27, x17, ror #37               // c3 ^= a33
    eor x27, x27, x23, ror #1                // c3 ^= a34
    eor x28, x28, x24, ror #8                // c4 ^= a44
    eor x26, x26, x21, ror #60               // c1 ^= a14
    eor x29, x28, x29, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor v27.16b, v27.16b, v29.16b            // d3 = c2 ^ rol(c4, 1)
    xar v29.2d, v29.2d, v24.2d, #63          // d1 = c0 ^ rol(c2, 1)
    eor x25, x27, x25, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor x10, x30, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x27, x27, x26, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor v31.16b, v31.16b, v28.16b            // d4 = c3 ^ rol(c0, 1)
    eor x8, x25, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor x13, x25, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    eor x16, x27, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    xar v28.2d, v28.2d, v24.2d, #63          // d2 = c1 ^ rol(c3, 1)
    eor x26, x28, x26, ror #26               // d0 = c4 ^ rol(c1, 1)
    xar v7.2d, v7.2d, v27.2d, #9             // b14 = rol(a31 ^ d3, 55)
    eor x28, x25, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor x24, x26, x9, ror #38                // b21 = rol(a02 ^ d0, 3)
    xar v12.2d, v12.2d, v27.2d, #39          // b22 = rol(a32 ^ d3, 25)
    xar v3.2d, v3.2d, v31.2d, #37            // b03 = rol(a40 ^ d4, 27)
    xar v2.2d, v2.2d, v27.2d, #36            // b01 = rol(a30 ^ d3, 28)
    eor v26.16b, v29.16b, v26.16b            // d1 = c0 ^ rol(c2, 1)
    eor x9, x30, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    xar v29.2d, v30.2d, v24.2d, #63          // d0 = c4 ^ rol(c1, 1)
    eor v28.16b, v28.16b, v30.16b            // d2 = c1 ^ rol(c3, 1)
    xar v13.2d, v13.2d, v31.2d, #25          // b24 = rol(a42 ^ d4, 39)
    eor x3, x25, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    xar v18.2d, v18.2d, v31.2d, #56          // b32 = rol(a43 ^ d4, 8)
    xar v30.2d, v8.2d, v31.2d, #44           // b11 = rol(a41 ^ d4, 20)
    eor x0, x25, x19, ror #21                // b32 = rol(a43 ^ d4, 8)
    xar v0.2d, v0.2d, v26.2d, #63            // b02 = rol(a10 ^ d1, 1)
    xar v8.2d, v10.2d, v26.2d, #54           // b23 = rol(a12 ^ d1, 10)
    eor x19, x29, x2, ror #1                 // b01 = rol(a30 ^ d3, 28)
    eor x2, x27, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    eor x22, x27, x22                        // b41 = rol(a24 ^ d2, 61)
    xar v10.2d, v21.2d, v28.2d, #3           // b41 = rol(a24 ^ d2, 61)
    eor x21, x30, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x12, x29, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    xar v23.2d, v23.2d, v31.2d, #50          // b40 = rol(a44 ^ d4, 14)
    xar v21.2d, v20.2d, v26.2d, #62          // b44 = rol(a14 ^ d1, 2)
    eor x1, x27, x11, ror #40                // b20 = rol(a22 ^ d2, 43)
    xar v15.2d, v15.2d, v26.2d, #19          // b31 = rol(a13 ^ d1, 45)
    eor x25, x29, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor v20.16b, v29.16b, v25.16b            // d0 = c4 ^ rol(c1, 1)
    xar v16.2d, v16.2d, v28.2d, #49          // b33 = rol(a23 ^ d2, 15)
    xar v11.2d, v11.2d, v28.2d, #21          // b20 = rol(a22 ^ d2, 43)
    eor x30, x30, x5, ror #19                // b10 = rol(a11 ^ d1, 44)
    xar v6.2d, v6.2d, v28.2d, #58            // b12 = rol(a21 ^ d2, 6)
    xar v9.2d, v9.2d, v20.2d, #61            // b21 = rol(a02 ^ d0, 3)
    eor x27, x27, x6, ror #3                 // b12 = rol(a21 ^ d2, 6)
    bic x5, x15, x24, ror #34                // t = ~b21 & b31
    ldr x17, [sp, #224]                      // the next round constant
    xar v22.2d, v22.2d, v27.2d, #8           // b43 = rol(a34 ^ d3, 56)
    xar v25.2d, v4.2d, v20.2d, #28           // b13 = rol(a01 ^ d0, 36)
    xar v29.2d, v19.2d, v20.2d, #46          // b42 = rol(a04 ^ d0, 18)
    xar v19.2d, v5.2d, v26.2d, #20           // b10 = rol(a11 ^ d1, 44)
    xar v26.2d, v1.2d, v28.2d, #2            // b04 = rol(a20 ^ d2, 62)
    bcax v28.16b, v15.16b, v2.16b, v10.16b   // a31 = b31 ^ (~b41 & b01)
    ldr q5, [sp, #176]                       // a00
    eor x11, x29, x7, ror #36                // b14 = rol(a31 ^ d3, 55)
    bcax v31.16b, v6.16b, v18.16b, v12.16b   // a12 = b12 ^ (~b22 & b32)
    xar v27.2d, v17.2d, v27.2d, #43          // b30 = rol(a33 ^ d3, 21)
    bcax v4.16b, v10.16b, v30.16b, v2.16b    // a41 = b41 ^ (~b01 & b11)
    bcax v17.16b, v30.16b, v15.16b, v9.16b   // a11 = b11 ^ (~b21 & b31)
    eor v5.16b, v5.16b, v20.16b              // b00 = a00 ^ d0
    eor x23, x29, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    bcax v1.16b, v12.16b, v29.16b, v18.16b   // a22 = b22 ^ (~b32 & b42)
    eor x29, x26, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    bcax v30.16b, v2.16b, v9.16b, v30.16b    // a01 = b01 ^ (~b11 & b21)
    bic x7, x19, x22, ror #38                // t = ~b41 & b01
    bcax v2.16b, v9.16b, v10.16b, v15.16b    // a21 = b21 ^ (~b31 & b41)
    bic x4, x24, x8, ror #54                 // t = ~b11 & b21
    eor x4, x4, x19, ror #38                 // a01 = b01 ^ t
    xar v14.2d, v14.2d, v20.2d, #23          // b34 = rol(a03 ^ d0, 41)
    bcax v9.16b, v5.16b, v11.16b, v19.16b    // a00 = b00 ^ (~b10 & b20)
    bcax v12.16b, v0.16b, v12.16b, v6.16b    // a02 = b02 ^ (~b12 & b22)
    bcax v15.16b, v8.16b, v22.16b, v16.16b   // a23 = b23 ^ (~b33 & b43)
    ld1r {v10.2d}, [x17], #8                 // rc
    bic x6, x8, x19, ror #48                 // t = ~b01 & b11
    bcax v20.16b, v22.16b, v25.16b, v3.16b   // a43 = b43 ^ (~b03 & b13)
    eor x5, x5, x8, ror #24                  // a11 = b11 ^ t
    bcax v18.16b, v18.16b, v0.16b, v29.16b   // a32 = b32 ^ (~b42 & b02)
    bcax v29.16b, v29.16b, v6.16b, v0.16b    // a42 = b42 ^ (~b02 & b12)
    bcax v6.16b, v25.16b, v16.16b, v8.16b    // a13 = b13 ^ (~b23 & b33)
    bcax v25.16b, v3.16b, v8.16b, v25.16b    // a03 = b03 ^ (~b13 & b23)
    eor x8, x6, x22, ror #22                 // a41 = b41 ^ t
    bcax v8.16b, v16.16b, v3.16b, v22.16b    // a33 = b33 ^ (~b43 & b03)
    bic x6, x16, x10, ror #7                 // t = ~b23 & b33
    bcax v16.16b, v27.16b, v5.16b, v23.16b   // a30 = b30 ^ (~b40 & b00)
    bic x19, x22, x15, ror #18               // t = ~b31 & b41
    str x17, [sp, #224]                      // the next round constant
    eor v0.16b, v9.16b, v10.16b              // a00 ^= rc
    bcax v3.16b, v21.16b, v7.16b, v26.16b    // a44 = b44 ^ (~b04 & b14)
    bcax v9.16b, v7.16b, v14.16b, v13.16b    // a14 = b14 ^ (~b24 & b34)
    bcax v5.16b, v23.16b, v19.16b, v5.16b    // a40 = b40 ^ (~b00 & b10)
    eor3 v10.16b, v4.16b, v29.16b, v20.16b   // c4 = a41 ^ a42 ^ a43
    bcax v19.16b, v19.16b, v27.16b, v11.16b  // a10 = b10 ^ (~b20 & b30)
    eor3 v22.16b, v17.16b, v31.16b, v6.16b   // c1 = a11 ^ a12 ^ a13
    bcax v7.16b, v26.16b, v13.16b, v7.16b    // a04 = b04 ^ (~b14 & b24)
    bcax v27.16b, v11.16b, v23.16b, v27.16b  // a20 = b20 ^ (~b30 & b40)
    bcax v11.16b, v14.16b, v26.16b, v21.16b  // a34 = b34 ^ (~b44 & b04)
    bic x22, x23, x16, ror #48               // t = ~b33 & b43
    eor3 v23.16b, v30.16b, v12.16b, v25.16b  // c0 = a01 ^ a02 ^ a03
    eor x7, x7, x15, ror #56                 // a31 = b31 ^ t
    bic x17, x3, x23, ror #27                // t = ~b43 & b03
    eor3 v26.16b, v2.16b, v1.16b, v15.16b    // c2 = a21 ^ a22 ^ a23
    str q0, [sp, #176]                       // a00
    eor x17, x17, x16, ror #11               // a33 = b33 ^ t
    eor x15, x6, x29, ror #37                // a13 = b13 ^ t
    eor3 v0.16b, v28.16b, v18.16b, v8.16b    // c3 = a31 ^ a32 ^ a33
    eor x6, x19, x24, ror #52                // a21 = b21 ^ t
    bcax v13.16b, v13.16b, v21.16b, v14.16b  // a24 = b24 ^ (~b34 & b44)
    eor3 v14.16b, v10.16b, v3.16b, v5.16b    // c4 ^= a44 ^ a40
    eor3 v10.16b, v22.16b, v9.16b, v19.16b   // c1 ^= a14 ^ a10
    eor3 v0.16b, v0.16b, v11.16b, v16.16b    // c3 ^= a34 ^ a30
    ldr q22, [sp, #176]                      // a00
    eor3 v23.16b, v23.16b, v7.16b, v22.16b   // c0 ^= a04 ^ a00
    xar v22.2d, v14.2d, v24.2d, #63          // d3 = c2 ^ rol(c4, 1)
    eor x16, x22, x10, ror #55               // a23 = b23 ^ t
    bic x19, x29, x3, ror #16                // t = ~b03 & b13
    eor x19, x19, x23, ror #43               // a43 = b43 ^ t
    eor x20, x26, x20, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor x23, x26, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor3 v21.16b, v26.16b, v13.16b, v27.16b  // c2 ^= a24 ^ a20
    bic x14, x10, x29, ror #30               // t = ~b13 & b23
    xar v26.2d, v10.2d, v24.2d, #63          // d0 = c4 ^ rol(c1, 1)
    ldr x29, [sp, #160]                      // a00
    eor v22.16b, v22.16b, v21.16b            // d3 = c2 ^ rol(c4, 1)
    bic x24, x11, x2                         // t = ~b04 & b14
    eor x24, x24, x21, ror #62               // a44 = b44 ^ t
    bic x10, x2, x21, ror #62                // t = ~b44 & b04
    bic x22, x21, x23, ror #17               // t = ~b34 & b44
    eor x22, x22, x13, ror #26               // a24 = b24 ^ t
    eor x26, x26, x29, ror #27               // b00 = a00 ^ d0
    bic x21, x23, x13, ror #9                // t = ~b24 & b34
    xar v21.2d, v21.2d, v24.2d, #63          // d1 = c0 ^ rol(c2, 1)
    bic x29, x0, x12, ror #39                // t = ~b22 & b32
    eor v14.16b, v26.16b, v14.16b            // d0 = c4 ^ rol(c1, 1)
    eor x23, x10, x23, ror #15               // a34 = b34 ^ t
    eor x21, x21, x11, ror #49               // a14 = b14 ^ t
    eor x10, x29, x27, ror #1                // a12 = b12 ^ t
    xar v26.2d, v0.2d, v24.2d, #63           // d2 = c1 ^ rol(c3, 1)
    xar v16.2d, v16.2d, v22.2d, #36          // b01 = rol(a30 ^ d3, 28)
    eor x14, x14, x3, ror #46                // a03 = b03 ^ t
    xar v8.2d, v8.2d, v22.2d, #43            // b30 = rol(a33 ^ d3, 21)
    xar v12.2d, v12.2d, v14.2d, #61          // b21 = rol(a02 ^ d0, 3)
    xar v25.2d, v25.2d, v14.2d, #23          // b34 = rol(a03 ^ d0, 41)
    bic x3, x13, x11, ror #40                // t = ~b14 & b24
    bic x13, x27, x9, ror #7                 // t = ~b02 & b12
    bic x29, x9, x20, ror #39                // t = ~b42 & b02
    eor v21.16b, v21.16b, v23.16b            // d1 = c0 ^ rol(c2, 1)
    xar v23.2d, v23.2d, v24.2d, #63          // d4 = c3 ^ rol(c0, 1)
    xar v28.2d, v28.2d, v22.2d, #9           // b14 = rol(a31 ^ d3, 55)
    bic x11, x20, x0, ror #17                // t = ~b32 & b42
    eor x11, x11, x12, ror #56               // a22 = b22 ^ t
    eor x13, x13, x20, ror #46               // a42 = b42 ^ t
    xar v11.2d, v11.2d, v22.2d, #8           // b43 = rol(a34 ^ d3, 56)
    eor v10.16b, v26.16b, v10.16b            // d2 = c1 ^ rol(c3, 1)
    xar v22.2d, v18.2d, v22.2d, #39          // b22 = rol(a32 ^ d3, 25)
    eor x20, x3, x2, ror #40                 // a04 = b04 ^ t
    xar v26.2d, v31.2d, v21.2d, #54          // b23 = rol(a12 ^ d1, 10)
    bic x12, x12, x27, ror #26               // t = ~b12 & b22
    xar v18.2d, v17.2d, v21.2d, #20          // b10 = rol(a11 ^ d1, 44)
    xar v30.2d, v30.2d, v14.2d, #28          // b13 = rol(a01 ^ d0, 36)
    eor x9, x12, x9, ror #33                 // a02 = b02 ^ t
    xar v1.2d, v1.2d, v10.2d, #21            // b20 = rol(a22 ^ d2, 43)
    eor v17.16b, v23.16b, v0.16b             // d4 = c3 ^ rol(c0, 1)
    ldr q23, [sp, #176]                      // a00
    xar v13.2d, v13.2d, v10.2d, #3           // b41 = rol(a24 ^ d2, 61)
    bic x3, x30, x26, ror #36                // t = ~b00 & b10
    xar v31.2d, v7.2d, v14.2d, #46           // b42 = rol(a04 ^ d0, 18)
    xar v6.2d, v6.2d, v21.2d, #19            // b31 = rol(a13 ^ d1, 45)
    xar v15.2d, v15.2d, v10.2d, #49          // b33 = rol(a23 ^ d2, 15)
    bic x2, x26, x28, ror #57                // t = ~b40 & b00
    eor v14.16b, v23.16b, v14.16b            // b00 = a00 ^ d0
    xar v3.2d, v3.2d, v17.2d, #50            // b40 = rol(a44 ^ d4, 14)
    xar v19.2d, v19.2d, v21.2d, #63          // b02 = rol(a10 ^ d1, 1)
    xar v27.2d, v27.2d, v10.2d, #2           // b04 = rol(a20 ^ d2, 62)
    ldr x27, [sp, #224]                      // the next round constant
    eor x12, x29, x0, ror #56                // a32 = b32 ^ t
    bic x0, x1, x30, ror #1                  // t = ~b10 & b20
    eor x0, x0, x26, ror #37                 // a00 = b00 ^ t
    xar v4.2d, v4.2d, v17.2d, #44            // b11 = rol(a41 ^ d4, 20)
    bcax v23.16b, v14.16b, v1.16b, v18.16b   // a00 = b00 ^ (~b10 & b20)
    xar v21.2d, v9.2d, v21.2d, #62           // b44 = rol(a14 ^ d1, 2)
    xar v29.2d, v29.2d, v17.2d, #25          // b24 = rol(a42 ^ d4, 39)
    ldr x26, [sp, #168]                      // the next round constant
    eor x2, x2, x25, ror #42                 // a30 = b30 ^ t
    bcax v0.16b, v18.16b, v8.16b, v1.16b     // a10 = b10 ^ (~b20 & b30)
    bcax v7.16b, v6.16b, v16.16b, v13.16b    // a31 = b31 ^ (~b41 & b01)
    xar v20.2d, v20.2d, v17.2d, #56          // b32 = rol(a43 ^ d4, 8)
    xar v10.2d, v2.2d, v10.2d, #58           // b12 = rol(a21 ^ d2, 6)
    bcax v1.16b, v1.16b, v3.16b, v8.16b      // a20 = b20 ^ (~b30 & b40)
    bcax v2.16b, v8.16b, v14.16b, v3.16b     // a30 = b30 ^ (~b40 & b00)
    xar v17.2d, v5.2d, v17.2d, #37           // b03 = rol(a40 ^ d4, 27)
    eor x3, x3, x28, ror #29                 // a40 = b40 ^ t
    bic x28, x28, x25, ror #49               // t = ~b30 & b40
    ld1r {v9.2d}, [x27], #8                  // rc
    bcax v5.16b, v4.16b, v6.16b, v12.16b     // a11 = b11 ^ (~b21 & b31)
    bcax v8.16b, v13.16b, v4.16b, v16.16b    // a41 = b41 ^ (~b01 & b11)
    bcax v6.16b, v12.16b, v13.16b, v6.16b    // a21 = b21 ^ (~b31 & b41)
    bcax v4.16b, v16.16b, v12.16b, v4.16b    // a01 = b01 ^ (~b11 & b21)
    eor v9.16b, v23.16b, v9.16b              // a00 ^= rc
    bcax v12.16b, v20.16b, v19.16b, v31.16b  // a32 = b32 ^ (~b42 & b02)
    str x27, [sp, #224]                      // the next round constant
    bcax v13.16b, v31.16b, v10.16b, v19.16b  // a42 = b42 ^ (~b02 & b12)
    bcax v16.16b, v26.16b, v11.16b, v15.16b  // a23 = b23 ^ (~b33 & b43)
    ldr x29, [x26], #8                       // rc
    bcax v3.16b, v3.16b, v18.16b, v14.16b    // a40 = b40 ^ (~b00 & b10)
    bic x25, x25, x1, ror #49                // t = ~b20 & b30
    bcax v14.16b, v17.16b, v26.16b, v30.16b  // a03 = b03 ^ (~b13 & b23)
    bcax v18.16b, v11.16b, v30.16b, v17.16b  // a43 = b43 ^ (~b03 & b13)
    eor x1, x28, x1, ror #34                 // a20 = b20 ^ t
    str q9, [sp, #176]                       // a00
    eor x0, x0, x29, ror #45                 // a00 ^= rc
    bcax v17.16b, v15.16b, v17.16b, v11.16b  // a33 = b33 ^ (~b43 & b03)
    bcax v9.16b, v19.16b, v22.16b, v10.16b   // a02 = b02 ^ (~b12 & b22)
    bcax v10.16b, v10.16b, v20.16b, v22.16b  // a12 = b12 ^ (~b22 & b32)
    stp x0, x26, [sp, #160]                  // a00
    bcax v15.16b, v30.16b, v15.16b, v26.16b  // a13 = b13 ^ (~b23 & b33)
    eor x0, x25, x30, ror #50                // a10 = b10 ^ t
    bcax v19.16b, v27.16b, v29.16b, v28.16b  // a04 = b04 ^ (~b14 & b24)
    bcax v11.16b, v22.16b, v31.16b, v20.16b  // a22 = b22 ^ (~b32 & b42)
    bcax v23.16b, v21.16b, v28.16b, v27.16b  // a44 = b44 ^ (~b04 & b14)
    bcax v22.16b, v25.16b, v27.16b, v21.16b  // a34 = b34 ^ (~b44 & b04)
    bcax v21.16b, v29.16b, v21.16b, v25.16b  // a24 = b24 ^ (~b34 & b44)
    bcax v20.16b, v28.16b, v25.16b, v29.16b  // a14 = b14 ^ (~b24 & b34)
    tbz x27, #8, 19b                         // more rounds?
    ldr x27, [sp, #216]
    cbz x27, 20f
    sub x27, x27, #1
    str x27, [sp, #216]
    // The last turn of a state while those of the other registers go on.
    ldr x25, [sp, #160]                      // a00
    eor3 v25.16b, v8.16b, v13.16b, v18.16b   // c4 = a41 ^ a42 ^ a43
    eor x26, x5, x0, ror #15                 // c1 ^= a10
    ldr q26, [sp, #176]                      // a00
    eor x27, x12, x2, ror #57                // c3 ^= a30
    eor3 v27.16b, v4.16b, v9.16b, v14.16b    // c0 = a01 ^ a02 ^ a03
    eor x28, x13, x3, ror #28                // c4 ^= a40
    eor x29, x6, x1, ror #48                 // c2 ^= a20
    eor x25, x9, x25, ror #53                // c0 ^= a00
    eor x28, x28, x8, ror #51                // c4 ^= a41
    eor x29, x29, x11, ror #37               // c2 ^= a22
    eor3 v28.16b, v7.16b, v12.16b, v17.16b   // c3 = a31 ^ a32 ^ a33
    eor3 v29.16b, v6.16b, v11.16b, v16.16b   // c2 = a21 ^ a22 ^ a23
    eor x25, x25, x4, ror #23                // c0 ^= a01
    eor x26, x26, x10, ror #36               // c1 ^= a12
    eor x25, x25, x14, ror #24               // c0 ^= a03
    eor3 v25.16b, v25.16b, v23.16b, v3.16b   // c4 ^= a44 ^ a40
    eor3 v30.16b, v5.16b, v10.16b, v15.16b   // c1 = a11 ^ a12 ^ a13
    eor3 v26.16b, v27.16b, v19.16b, v26.16b  // c0 ^= a04 ^ a00
    eor x25, x25, x20, ror #58               // c0 ^= a04
    xar v27.2d, v25.2d, v24.2d, #63          // d3 = c2 ^ rol(c4, 1)
    eor x29, x29, x16, ror #62               // c2 ^= a23
    eor3 v29.16b, v29.16b, v21.16b, v1.16b   // c2 ^= a24 ^ a20
    eor x27, x27, x7, ror #28                // c3 ^= a31
    eor x29, x29, x22, ror #61               // c2 ^= a24
    xar v31.2d, v26.2d, v24.2d, #63          // d4 = c3 ^ rol(c0, 1)
    eor x28, x28, x19, ror #28               // c4 ^= a43
    eor x26, x26, x15, ror #28               // c1 ^= a13
    eor3 v28.16b, v28.16b, v22.16b, v2.16b   // c3 ^= a34 ^ a30
    eor x30, x29, x25, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor x15, x30, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor3 v30.16b, v30.16b, v20.16b, v0.16b   // c1 ^= a14 ^ a10
    eor x27, x27, x17, ror #37               // c3 ^= a33
    eor x27, x27, x23, ror #1                // c3 ^= a34
    eor x28, x28, x24, ror #8                // c4 ^= a44
    eor x26, x26, x21, ror #60               // c1 ^= a14
    eor x29, x28, x29, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor v27.16b, v27.16b, v29.16b            // d3 = c2 ^ rol(c4, 1)
    xar v29.2d, v29.2d, v24.2d, #63          // d1 = c0 ^ rol(c2, 1)
    eor x25, x27, x25, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor x10, x30, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x27, x27, x26, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor v31.16b, v31.16b, v28.16b            // d4 = c3 ^ rol(c0, 1)
    eor x8, x25, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor x13, x25, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    eor x16, x27, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    xar v28.2d, v28.2d, v24.2d, #63          // d2 = c1 ^ rol(c3, 1)
    eor x26, x28, x26, ror #26               // d0 = c4 ^ rol(c1, 1)
    xar v7.2d, v7.2d, v27.2d, #9             // b14 = rol(a31 ^ d3, 55)
    eor x28, x25, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor x24, x26, x9, ror #38                // b21 = rol(a02 ^ d0, 3)
    xar v12.2d, v12.2d, v27.2d, #39          // b22 = rol(a32 ^ d3, 25)
    xar v3.2d, v3.2d, v31.2d, #37            // b03 = rol(a40 ^ d4, 27)
    xar v2.2d, v2.2d, v27.2d, #36            // b01 = rol(a30 ^ d3, 28)
    eor v26.16b, v29.16b, v26.16b            // d1 = c0 ^ rol(c2, 1)
    eor x9, x30, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    xar v29.2d, v30.2d, v24.2d, #63          // d0 = c4 ^ rol(c1, 1)
    eor v28.16b, v28.16b, v30.16b            // d2 = c1 ^ rol(c3, 1)
    xar v13.2d, v13.2d, v31.2d, #25          // b24 = rol(a42 ^ d4, 39)
    eor x3, x25, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    xar v18.2d, v18.2d, v31.2d, #56          // b32 = rol(a43 ^ d4, 8)
    xar v8.2d, v8.2d, v31.2d, #44            // b11 = rol(a41 ^ d4, 20)
    eor x0, x25, x19, ror #21                // b32 = rol(a43 ^ d4, 8)
    xar v0.2d, v0.2d, v26.2d, #63            // b02 = rol(a10 ^ d1, 1)
    xar v10.2d, v10.2d, v26.2d, #54          // b23 = rol(a12 ^ d1, 10)
    eor x19, x29, x2, ror #1                 // b01 = rol(a30 ^ d3, 28)
    eor x2, x27, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    eor x22, x27, x22                        // b41 = rol(a24 ^ d2, 61)
    xar v21.2d, v21.2d, v28.2d, #3           // b41 = rol(a24 ^ d2, 61)
    eor x21, x30, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x12, x29, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    xar v23.2d, v23.2d, v31.2d, #50          // b40 = rol(a44 ^ d4, 14)
    xar v20.2d, v20.2d, v26.2d, #62          // b44 = rol(a14 ^ d1, 2)
    eor x1, x27, x11, ror #40                // b20 = rol(a22 ^ d2, 43)
    xar v15.2d, v15.2d, v26.2d, #19          // b31 = rol(a13 ^ d1, 45)
    eor x25, x29, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor v25.16b, v29.16b, v25.16b            // d0 = c4 ^ rol(c1, 1)
    xar v16.2d, v16.2d, v28.2d, #49          // b33 = rol(a23 ^ d2, 15)
    xar v11.2d, v11.2d, v28.2d, #21          // b20 = rol(a22 ^ d2, 43)
    eor x30, x30, x5, ror #19                // b10 = rol(a11 ^ d1, 44)
    xar v6.2d, v6.2d, v28.2d, #58            // b12 = rol(a21 ^ d2, 6)
    xar v9.2d, v9.2d, v25.2d, #61            // b21 = rol(a02 ^ d0, 3)
    eor x27, x27, x6, ror #3                 // b12 = rol(a21 ^ d2, 6)
    bic x5, x15, x24, ror #34                // t = ~b21 & b31
    ldr x17, [sp, #224]                      // the next round constant
    xar v22.2d, v22.2d, v27.2d, #8           // b43 = rol(a34 ^ d3, 56)
    xar v4.2d, v4.2d, v25.2d, #28            // b13 = rol(a01 ^ d0, 36)
    xar v19.2d, v19.2d, v25.2d, #46          // b42 = rol(a04 ^ d0, 18)
    xar v5.2d, v5.2d, v26.2d, #20            // b10 = rol(a11 ^ d1, 44)
    xar v1.2d, v1.2d, v28.2d, #2             // b04 = rol(a20 ^ d2, 62)
    bcax v26.16b, v15.16b, v2.16b, v21.16b   // a31 = b31 ^ (~b41 & b01)
    ldr q28, [sp, #176]                      // a00
    eor x11, x29, x7, ror #36                // b14 = rol(a31 ^ d3, 55)
    bcax v29.16b, v6.16b, v18.16b, v12.16b   // a12 = b12 ^ (~b22 & b32)
    xar v17.2d, v17.2d, v27.2d, #43          // b30 = rol(a33 ^ d3, 21)
    bcax v27.16b, v21.16b, v8.16b, v2.16b    // a41 = b41 ^ (~b01 & b11)
    bcax v30.16b, v8.16b, v15.16b, v9.16b    // a11 = b11 ^ (~b21 & b31)
    eor v28.16b, v28.16b, v25.16b            // b00 = a00 ^ d0
    eor x23, x29, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    bcax v31.16b, v12.16b, v19.16b, v18.16b  // a22 = b22 ^ (~b32 & b42)
    eor x29, x26, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    bcax v2.16b, v2.16b, v9.16b, v8.16b      // a01 = b01 ^ (~b11 & b21)
    bic x7, x19, x22, ror #38                // t = ~b41 & b01
    bcax v8.16b, v9.16b, v21.16b, v15.16b    // a21 = b21 ^ (~b31 & b41)
    bic x4, x24, x8, ror #54                 // t = ~b11 & b21
    eor x4, x4, x19, ror #38                 // a01 = b01 ^ t
    xar v9.2d, v14.2d, v25.2d, #23           // b34 = rol(a03 ^ d0, 41)
    bcax v14.16b, v28.16b, v11.16b, v5.16b   // a00 = b00 ^ (~b10 & b20)
    bcax v12.16b, v0.16b, v12.16b, v6.16b    // a02 = b02 ^ (~b12 & b22)
    bcax v15.16b, v10.16b, v22.16b, v16.16b  // a23 = b23 ^ (~b33 & b43)
    ld1r {v21.2d}, [x17], #8                 // rc
    bic x6, x8, x19, ror #48                 // t = ~b01 & b11
    bcax v25.16b, v22.16b, v4.16b, v3.16b    // a43 = b43 ^ (~b03 & b13)
    eor x5, x5, x8, ror #24                  // a11 = b11 ^ t
    bcax v18.16b, v18.16b, v0.16b, v19.16b   // a32 = b32 ^ (~b42 & b02)
    bcax v0.16b, v19.16b, v6.16b, v0.16b     // a42 = b42 ^ (~b02 & b12)
    bcax v6.16b, v4.16b, v16.16b, v10.16b    // a13 = b13 ^ (~b23 & b33)
    bcax v4.16b, v3.16b, v10.16b, v4.16b     // a03 = b03 ^ (~b13 & b23)
    eor x8, x6, x22, ror #22                 // a41 = b41 ^ t
    bcax v3.16b, v16.16b, v3.16b, v22.16b    // a33 = b33 ^ (~b43 & b03)
    bic x6, x16, x10, ror #7                 // t = ~b23 & b33
    bcax v10.16b, v17.16b, v28.16b, v23.16b  // a30 = b30 ^ (~b40 & b00)
    bic x19, x22, x15, ror #18               // t = ~b31 & b41
    str x17, [sp, #224]                      // the next round constant
    eor v14.16b, v14.16b, v21.16b            // a00 ^= rc
    bcax v16.16b, v20.16b, v7.16b, v1.16b    // a44 = b44 ^ (~b04 & b14)
    bcax v19.16b, v7.16b, v9.16b, v13.16b    // a14 = b14 ^ (~b24 & b34)
    bcax v21.16b, v23.16b, v5.16b, v28.16b   // a40 = b40 ^ (~b00 & b10)
    eor3 v0.16b, v27.16b, v0.16b, v25.16b    // c4 = a41 ^ a42 ^ a43
    bcax v5.16b, v5.16b, v17.16b, v11.16b    // a10 = b10 ^ (~b20 & b30)
    eor3 v6.16b, v30.16b, v29.16b, v6.16b    // c1 = a11 ^ a12 ^ a13
    bcax v7.16b, v1.16b, v13.16b, v7.16b     // a04 = b04 ^ (~b14 & b24)
    bcax v11.16b, v11.16b, v23.16b, v17.16b  // a20 = b20 ^ (~b30 & b40)
    bcax v1.16b, v9.16b, v1.16b, v20.16b     // a34 = b34 ^ (~b44 & b04)
    bic x22, x23, x16, ror #48               // t = ~b33 & b43
    eor3 v2.16b, v2.16b, v12.16b, v4.16b     // c0 = a01 ^ a02 ^ a03
    eor x7, x7, x15, ror #56                 // a31 = b31 ^ t
    bic x17, x3, x23, ror #27                // t = ~b43 & b03
    eor3 v4.16b, v8.16b, v31.16b, v15.16b    // c2 = a21 ^ a22 ^ a23
    str q14, [sp, #176]                      // a00
    eor x17, x17, x16, ror #11               // a33 = b33 ^ t
    eor x15, x6, x29, ror #37                // a13 = b13 ^ t
    eor3 v8.16b, v26.16b, v18.16b, v3.16b    // c3 = a31 ^ a32 ^ a33
    eor x6, x19, x24, ror #52                // a21 = b21 ^ t
    bcax v9.16b, v13.16b, v20.16b, v9.16b    // a24 = b24 ^ (~b34 & b44)
    eor3 v0.16b, v0.16b, v16.16b, v21.16b    // c4 ^= a44 ^ a40
    eor3 v5.16b, v6.16b, v19.16b, v5.16b     // c1 ^= a14 ^ a10
    eor3 v1.16b, v8.16b, v1.16b, v10.16b     // c3 ^= a34 ^ a30
    ldr q6, [sp, #176]                       // a00
    eor3 v2.16b, v2.16b, v7.16b, v6.16b      // c0 ^= a04 ^ a00
    xar v6.2d, v0.2d, v24.2d, #63            // d3 = c2 ^ rol(c4, 1)
    eor x16, x22, x10, ror #55               // a23 = b23 ^ t
    bic x19, x29, x3, ror #16                // t = ~b03 & b13
    eor x19, x19, x23, ror #43               // a43 = b43 ^ t
    eor x20, x26, x20, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor x23, x26, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor3 v4.16b, v4.16b, v9.16b, v11.16b     // c2 ^= a24 ^ a20
    bic x14, x10, x29, ror #30               // t = ~b13 & b23
    xar v7.2d, v5.2d, v24.2d, #63            // d0 = c4 ^ rol(c1, 1)
    ldr x29, [sp, #160]                      // a00
    eor v6.16b, v6.16b, v4.16b               // d3 = c2 ^ rol(c4, 1)
    bic x24, x11, x2                         // t = ~b04 & b14
    eor x24, x24, x21, ror #62               // a44 = b44 ^ t
    bic x10, x2, x21, ror #62                // t = ~b44 & b04
    bic x22, x21, x23, ror #17               // t = ~b34 & b44
    eor x22, x22, x13, ror #26               // a24 = b24 ^ t
    eor x26, x26, x29, ror #27               // b00 = a00 ^ d0
    bic x21, x23, x13, ror #9                // t = ~b24 & b34
    xar v4.2d, v4.2d, v24.2d, #63            // d1 = c0 ^ rol(c2, 1)
    bic x29, x0, x12, ror #39                // t = ~b22 & b32
    eor v0.16b, v7.16b, v0.16b               // d0 = c4 ^ rol(c1, 1)
    eor x23, x10, x23, ror #15               // a34 = b34 ^ t
    eor x21, x21, x11, ror #49               // a14 = b14 ^ t
    eor x10, x29, x27, ror #1                // a12 = b12 ^ t
    xar v7.2d, v1.2d, v24.2d, #63            // d2 = c1 ^ rol(c3, 1)
    eor x14, x14, x3, ror #46                // a03 = b03 ^ t
    xar v3.2d, v3.2d, v6.2d, #43             // b30 = rol(a33 ^ d3, 21)
    bic x3, x13, x11, ror #40                // t = ~b14 & b24
    bic x13, x27, x9, ror #7                 // t = ~b02 & b12
    bic x29, x9, x20, ror #39                // t = ~b42 & b02
    eor v4.16b, v4.16b, v2.16b               // d1 = c0 ^ rol(c2, 1)
    xar v2.2d, v2.2d, v24.2d, #63            // d4 = c3 ^ rol(c0, 1)
    bic x11, x20, x0, ror #17                // t = ~b32 & b42
    eor x11, x11, x12, ror #56               // a22 = b22 ^ t
    eor x13, x13, x20, ror #46               // a42 = b42 ^ t
    eor v5.16b, v7.16b, v5.16b               // d2 = c1 ^ rol(c3, 1)
    eor x20, x3, x2, ror #40                 // a04 = b04 ^ t
    bic x12, x12, x27, ror #26               // t = ~b12 & b22
    xar v4.2d, v30.2d, v4.2d, #20            // b10 = rol(a11 ^ d1, 44)
    eor x9, x12, x9, ror #33                 // a02 = b02 ^ t
    xar v5.2d, v31.2d, v5.2d, #21            // b20 = rol(a22 ^ d2, 43)
    eor v2.16b, v2.16b, v1.16b               // d4 = c3 ^ rol(c0, 1)
    ldr q6, [sp, #176]                       // a00
    bic x3, x30, x26, ror #36                // t = ~b00 & b10
    bic x2, x26, x28, ror #57                // t = ~b40 & b00
    eor v6.16b, v6.16b, v0.16b               // b00 = a00 ^ d0
    xar v2.2d, v16.2d, v2.2d, #50            // b40 = rol(a44 ^ d4, 14)
    ldr x27, [sp, #224]                      // the next round constant
    eor x12, x29, x0, ror #56                // a32 = b32 ^ t
    bic x0, x1, x30, ror #1                  // t = ~b10 & b20
    eor x0, x0, x26, ror #37                 // a00 = b00 ^ t
    bcax v7.16b, v6.16b, v5.16b, v4.16b      // a00 = b00 ^ (~b10 & b20)
    ldr x26, [sp, #168]                      // the next round constant
    eor x2, x2, x25, ror #42                 // a30 = b30 ^ t
    bcax v0.16b, v4.16b, v3.16b, v5.16b      // a10 = b10 ^ (~b20 & b30)
    bcax v1.16b, v5.16b, v2.16b, v3.16b      // a20 = b20 ^ (~b30 & b40)
    bcax v2.16b, v3.16b, v6.16b, v2.16b      // a30 = b30 ^ (~b40 & b00)
    eor x3, x3, x28, ror #29                 // a40 = b40 ^ t
    bic x28, x28, x25, ror #49               // t = ~b30 & b40
    ld1r {v3.2d}, [x27], #8                  // rc
    eor v3.16b, v7.16b, v3.16b               // a00 ^= rc
    ldr x27, [x26], #8                       // rc
    bic x25, x25, x1, ror #49                // t = ~b20 & b30
    eor x1, x28, x1, ror #34                 // a20 = b20 ^ t
    str q3, [sp, #176]                       // a00
    eor x0, x0, x27, ror #45                 // a00 ^= rc
    stp x0, x26, [sp, #160]                  // a00
    eor x0, x25, x30, ror #50                // a10 = b10 ^ t
    ldr x30, [sp, #208]
    ldr q31, [sp, #176]
    str q31, [x30, #672]
    str q0, [x30, #720]
    str q1, [x30, #768]
    str q2, [x30, #816]
    add x30, x30, #16
    str x30, [sp, #208]
    ldr q31, [x30, #0]
    str q31, [sp, #176]
    ldr q0, [x30, #48]
    ldr q1, [x30, #96]
    ldr q2, [x30, #144]
    ldr q3, [x30, #192]
    ldr q4, [x30, #240]
    ldr q5, [x30, #288]
    ldr q6, [x30, #336]
    ldr q7, [x30, #384]
    ldr q8, [x30, #432]
    ldr q9, [x30, #480]
    ldr q10, [x30, #528]
    ldr q11, [x30, #576]
    movi v12.2d, #0
    movi v13.2d, #0
    movi v14.2d, #0
    ldr q15, [x30, #624]
    movi v16.2d, #0
    movi v17.2d, #0
    movi v18.2d, #0
    movi v19.2d, #0
    movi v20.2d, #0
    movi v21.2d, #0
    movi v22.2d, #0
    movi v23.2d, #0
    movi v24.2d, #0
    adr x27, 9f                              // behind the last constant
    sub x27, x27, #192
    str x27, [sp, #224]
    b 19b
20:
    // The last turn: few lanes are wanted.
    ldr x25, [sp, #160]                      // a00
    eor3 v25.16b, v8.16b, v13.16b, v18.16b   // c4 = a41 ^ a42 ^ a43
    eor x0, x5, x0, ror #15                  // c1 ^= a10
    ldr q26, [sp, #176]                      // a00
    eor x12, x12, x2, ror #57                // c3 ^= a30
    eor3 v27.16b, v4.16b, v9.16b, v14.16b    // c0 = a01 ^ a02 ^ a03
    eor x2, x13, x3, ror #28                 // c4 ^= a40
    eor x3, x6, x1, ror #48                  // c2 ^= a20
    eor x1, x9, x25, ror #53                 // c0 ^= a00
    eor x2, x2, x8, ror #51                  // c4 ^= a41
    eor x3, x3, x11, ror #37                 // c2 ^= a22
    eor3 v28.16b, v7.16b, v12.16b, v17.16b   // c3 = a31 ^ a32 ^ a33
    eor3 v29.16b, v6.16b, v11.16b, v16.16b   // c2 = a21 ^ a22 ^ a23
    eor x1, x1, x4, ror #23                  // c0 ^= a01
    eor x0, x0, x10, ror #36                 // c1 ^= a12
    eor x1, x1, x14, ror #24                 // c0 ^= a03
    eor3 v25.16b, v25.16b, v23.16b, v3.16b   // c4 ^= a44 ^ a40
    eor3 v30.16b, v5.16b, v10.16b, v15.16b   // c1 = a11 ^ a12 ^ a13
    eor3 v26.16b, v27.16b, v19.16b, v26.16b  // c0 ^= a04 ^ a00
    eor x1, x1, x20, ror #58                 // c0 ^= a04
    xar v27.2d, v25.2d, v24.2d, #63          // d3 = c2 ^ rol(c4, 1)
    eor x3, x3, x16, ror #62                 // c2 ^= a23
    eor3 v29.16b, v29.16b, v21.16b, v1.16b   // c2 ^= a24 ^ a20
    eor x4, x12, x7, ror #28                 // c3 ^= a31
    eor x3, x3, x22, ror #61                 // c2 ^= a24
    xar v31.2d, v26.2d, v24.2d, #63          // d4 = c3 ^ rol(c0, 1)
    eor x2, x2, x19, ror #28                 // c4 ^= a43
    eor x0, x0, x15, ror #28                 // c1 ^= a13
    eor3 v28.16b, v28.16b, v22.16b, v2.16b   // c3 ^= a34 ^ a30
    eor x6, x3, x1, ror #30                  // d1 = c0 ^ rol(c2, 1)
    eor3 v30.16b, v30.16b, v20.16b, v0.16b   // c1 ^= a14 ^ a10
    eor x4, x4, x17, ror #37                 // c3 ^= a33
    eor x4, x4, x23, ror #1                  // c3 ^= a34
    eor x2, x2, x24, ror #8                  // c4 ^= a44
    eor x0, x0, x21, ror #60                 // c1 ^= a14
    eor x3, x2, x3, ror #10                  // d3 = c2 ^ rol(c4, 1)
    eor v27.16b, v27.16b, v29.16b            // d3 = c2 ^ rol(c4, 1)
    xar v29.2d, v29.2d, v24.2d, #63          // d1 = c0 ^ rol(c2, 1)
    eor x1, x4, x1, ror #30                  // d4 = c3 ^ rol(c0, 1)
    eor x4, x4, x0, ror #21                  // d2 = c1 ^ rol(c3, 1)
    eor v31.16b, v31.16b, v28.16b            // d4 = c3 ^ rol(c0, 1)
    xar v28.2d, v28.2d, v24.2d, #63          // d2 = c1 ^ rol(c3, 1)
    eor x2, x2, x0, ror #26                  // d0 = c4 ^ rol(c1, 1)
    xar v7.2d, v7.2d, v27.2d, #9             // b14 = rol(a31 ^ d3, 55)
    eor x1, x1, x24, ror #1                  // b40 = rol(a44 ^ d4, 14)
    xar v12.2d, v12.2d, v27.2d, #39          // b22 = rol(a32 ^ d3, 25)
    xar v3.2d, v3.2d, v31.2d, #37            // b03 = rol(a40 ^ d4, 27)
    xar v2.2d, v2.2d, v27.2d, #36            // b01 = rol(a30 ^ d3, 28)
    eor v26.16b, v29.16b, v26.16b            // d1 = c0 ^ rol(c2, 1)
    xar v29.2d, v30.2d, v24.2d, #63          // d0 = c4 ^ rol(c1, 1)
    eor v28.16b, v28.16b, v30.16b            // d2 = c1 ^ rol(c3, 1)
    xar v13.2d, v13.2d, v31.2d, #25          // b24 = rol(a42 ^ d4, 39)
    xar v18.2d, v18.2d, v31.2d, #56          // b32 = rol(a43 ^ d4, 8)
    xar v8.2d, v8.2d, v31.2d, #44            // b11 = rol(a41 ^ d4, 20)
    xar v0.2d, v0.2d, v26.2d, #63            // b02 = rol(a10 ^ d1, 1)
    xar v10.2d, v10.2d, v26.2d, #54          // b23 = rol(a12 ^ d1, 10)
    xar v21.2d, v21.2d, v28.2d, #3           // b41 = rol(a24 ^ d2, 61)
    xar v23.2d, v23.2d, v31.2d, #50          // b40 = rol(a44 ^ d4, 14)
    xar v20.2d, v20.2d, v26.2d, #62          // b44 = rol(a14 ^ d1, 2)
    eor x0, x4, x11, ror #40                 // b20 = rol(a22 ^ d2, 43)
    xar v15.2d, v15.2d, v26.2d, #19          // b31 = rol(a13 ^ d1, 45)
    eor x3, x3, x17, ror #45                 // b30 = rol(a33 ^ d3, 21)
    eor v25.16b, v29.16b, v25.16b            // d0 = c4 ^ rol(c1, 1)
    xar v16.2d, v16.2d, v28.2d, #49          // b33 = rol(a23 ^ d2, 15)
    xar v11.2d, v11.2d, v28.2d, #21          // b20 = rol(a22 ^ d2, 43)
    eor x4, x6, x5, ror #19                  // b10 = rol(a11 ^ d1, 44)
    xar v6.2d, v6.2d, v28.2d, #58            // b12 = rol(a21 ^ d2, 6)
    xar v9.2d, v9.2d, v25.2d, #61            // b21 = rol(a02 ^ d0, 3)
    ldr x5, [sp, #224]                       // the next round constant
    xar v22.2d, v22.2d, v27.2d, #8           // b43 = rol(a34 ^ d3, 56)
    xar v4.2d, v4.2d, v25.2d, #28            // b13 = rol(a01 ^ d0, 36)
    xar v19.2d, v19.2d, v25.2d, #46          // b42 = rol(a04 ^ d0, 18)
    xar v5.2d, v5.2d, v26.2d, #20            // b10 = rol(a11 ^ d1, 44)
    xar v1.2d, v1.2d, v28.2d, #2             // b04 = rol(a20 ^ d2, 62)
    bcax v26.16b, v15.16b, v2.16b, v21.16b   // a31 = b31 ^ (~b41 & b01)
    ldr q28, [sp, #176]                      // a00
    bcax v29.16b, v6.16b, v18.16b, v12.16b   // a12 = b12 ^ (~b22 & b32)
    xar v17.2d, v17.2d, v27.2d, #43          // b30 = rol(a33 ^ d3, 21)
    bcax v27.16b, v21.16b, v8.16b, v2.16b    // a41 = b41 ^ (~b01 & b11)
    bcax v30.16b, v8.16b, v15.16b, v9.16b    // a11 = b11 ^ (~b21 & b31)
    eor v28.16b, v28.16b, v25.16b            // b00 = a00 ^ d0
    bcax v31.16b, v12.16b, v19.16b, v18.16b  // a22 = b22 ^ (~b32 & b42)
    bcax v2.16b, v2.16b, v9.16b, v8.16b      // a01 = b01 ^ (~b11 & b21)
    bcax v8.16b, v9.16b, v21.16b, v15.16b    // a21 = b21 ^ (~b31 & b41)
    xar v9.2d, v14.2d, v25.2d, #23           // b34 = rol(a03 ^ d0, 41)
    bcax v14.16b, v28.16b, v11.16b, v5.16b   // a00 = b00 ^ (~b10 & b20)
    bcax v12.16b, v0.16b, v12.16b, v6.16b    // a02 = b02 ^ (~b12 & b22)
    bcax v15.16b, v10.16b, v22.16b, v16.16b  // a23 = b23 ^ (~b33 & b43)
    ld1r {v21.2d}, [x5], #8                  // rc
    bcax v25.16b, v22.16b, v4.16b, v3.16b    // a43 = b43 ^ (~b03 & b13)
    bcax v18.16b, v18.16b, v0.16b, v19.16b   // a32 = b32 ^ (~b42 & b02)
    bcax v0.16b, v19.16b, v6.16b, v0.16b     // a42 = b42 ^ (~b02 & b12)
    bcax v6.16b, v4.16b, v16.16b, v10.16b    // a13 = b13 ^ (~b23 & b33)
    bcax v4.16b, v3.16b, v10.16b, v4.16b     // a03 = b03 ^ (~b13 & b23)
    bcax v3.16b, v16.16b, v3.16b, v22.16b    // a33 = b33 ^ (~b43 & b03)
    bcax v10.16b, v17.16b, v28.16b, v23.16b  // a30 = b30 ^ (~b40 & b00)
    str x5, [sp, #224]                       // the next round constant
    eor v14.16b, v14.16b, v21.16b            // a00 ^= rc
    bcax v16.16b, v20.16b, v7.16b, v1.16b    // a44 = b44 ^ (~b04 & b14)
    bcax v19.16b, v7.16b, v9.16b, v13.16b    // a14 = b14 ^ (~b24 & b34)
    bcax v21.16b, v23.16b, v5.16b, v28.16b   // a40 = b40 ^ (~b00 & b10)
    eor3 v0.16b, v27.16b, v0.16b, v25.16b    // c4 = a41 ^ a42 ^ a43
    bcax v5.16b, v5.16b, v17.16b, v11.16b    // a10 = b10 ^ (~b20 & b30)
    eor3 v6.16b, v30.16b, v29.16b, v6.16b    // c1 = a11 ^ a12 ^ a13
    bcax v7.16b, v1.16b, v13.16b, v7.16b     // a04 = b04 ^ (~b14 & b24)
    bcax v11.16b, v11.16b, v23.16b, v17.16b  // a20 = b20 ^ (~b30 & b40)
    bcax v1.16b, v9.16b, v1.16b, v20.16b     // a34 = b34 ^ (~b44 & b04)
    eor3 v2.16b, v2.16b, v12.16b, v4.16b     // c0 = a01 ^ a02 ^ a03
    eor3 v4.16b, v8.16b, v31.16b, v15.16b    // c2 = a21 ^ a22 ^ a23
    str q14, [sp, #176]                      // a00
    eor3 v8.16b, v26.16b, v18.16b, v3.16b    // c3 = a31 ^ a32 ^ a33
    bcax v9.16b, v13.16b, v20.16b, v9.16b    // a24 = b24 ^ (~b34 & b44)
    eor3 v0.16b, v0.16b, v16.16b, v21.16b    // c4 ^= a44 ^ a40
    eor3 v5.16b, v6.16b, v19.16b, v5.16b     // c1 ^= a14 ^ a10
    eor3 v1.16b, v8.16b, v1.16b, v10.16b     // c3 ^= a34 ^ a30
    ldr q6, [sp, #176]                       // a00
    eor3 v2.16b, v2.16b, v7.16b, v6.16b      // c0 ^= a04 ^ a00
    xar v6.2d, v0.2d, v24.2d, #63            // d3 = c2 ^ rol(c4, 1)
    eor3 v4.16b, v4.16b, v9.16b, v11.16b     // c2 ^= a24 ^ a20
    xar v7.2d, v5.2d, v24.2d, #63            // d0 = c4 ^ rol(c1, 1)
    ldr x5, [sp, #160]                       // a00
    eor v6.16b, v6.16b, v4.16b               // d3 = c2 ^ rol(c4, 1)
    eor x2, x2, x5, ror #27                  // b00 = a00 ^ d0
    xar v4.2d, v4.2d, v24.2d, #63            // d1 = c0 ^ rol(c2, 1)
    eor v0.16b, v7.16b, v0.16b               // d0 = c4 ^ rol(c1, 1)
    xar v7.2d, v1.2d, v24.2d, #63            // d2 = c1 ^ rol(c3, 1)
    xar v3.2d, v3.2d, v6.2d, #43             // b30 = rol(a33 ^ d3, 21)
    eor v4.16b, v4.16b, v2.16b               // d1 = c0 ^ rol(c2, 1)
    xar v2.2d, v2.2d, v24.2d, #63            // d4 = c3 ^ rol(c0, 1)
    eor v5.16b, v7.16b, v5.16b               // d2 = c1 ^ rol(c3, 1)
    xar v4.2d, v30.2d, v4.2d, #20            // b10 = rol(a11 ^ d1, 44)
    xar v5.2d, v31.2d, v5.2d, #21            // b20 = rol(a22 ^ d2, 43)
    eor v2.16b, v2.16b, v1.16b               // d4 = c3 ^ rol(c0, 1)
    ldr q6, [sp, #176]                       // a00
    bic x5, x2, x1, ror #57                  // t = ~b40 & b00
    eor v6.16b, v6.16b, v0.16b               // b00 = a00 ^ d0
    xar v2.2d, v16.2d, v2.2d, #50            // b40 = rol(a44 ^ d4, 14)
    ldr x6, [sp, #224]                       // the next round constant
    bic x7, x0, x4, ror #1                   // t = ~b10 & b20
    eor x7, x7, x2, ror #37                  // a00 = b00 ^ t
    bcax v7.16b, v6.16b, v5.16b, v4.16b      // a00 = b00 ^ (~b10 & b20)
    ldr x8, [sp, #168]                       // the next round constant
    eor x2, x5, x3, ror #42                  // a30 = b30 ^ t
    bcax v0.16b, v4.16b, v3.16b, v5.16b      // a10 = b10 ^ (~b20 & b30)
    bcax v1.16b, v5.16b, v2.16b, v3.16b      // a20 = b20 ^ (~b30 & b40)
    bcax v2.16b, v3.16b, v6.16b, v2.16b      // a30 = b30 ^ (~b40 & b00)
    bic x1, x1, x3, ror #49                  // t = ~b30 & b40
    ld1r {v3.2d}, [x6], #8                   // rc
    eor v3.16b, v7.16b, v3.16b               // a00 ^= rc
    ldr x5, [x8], #8                         // rc
    bic x3, x3, x0, ror #49                  // t = ~b20 & b30
    eor x1, x1, x0, ror #34                  // a20 = b20 ^ t
    str q3, [sp, #176]                       // a00
    eor x0, x7, x5, ror #45                  // a00 ^= rc
    stp x0, x8, [sp, #160]                   // a00
    eor x0, x3, x4, ror #50                  // a10 = b10 ^ t
    ldr x30, [sp, #208]
    ldr q31, [sp, #176]
    str q31, [x30, #672]
    str q0, [x30, #720]
    str q1, [x30, #768]
    str q2, [x30, #816]
    ldr x30, [sp, #200]
    add x30, x30, #32
    ldr x27, [sp, #160]                      // a00
    ror x2, x2, #56
    ror x1, x1, #49
    ror x0, x0, #34
    ror x27, x27, #19
    str x27, [x30, #672]
    str x0, [x30, #720]
    str x1, [x30, #768]
    str x2, [x30, #816]
    str xzr, [sp, #160]                      // nothing of the states stays here
    str xzr, [sp, #176]                      // nothing of the states stays here
    str xzr, [sp, #184]                      // nothing of the states stays here
    ldr x1, [sp, #192]
    ret x1
    .p2align 9
    .space 80
    .quad 0x0000000000000001                 // round 0
    .quad 0x0000000000008082                 // round 1
    .quad 0x800000000000808a                 // round 2
    .quad 0x8000000080008000                 // round 3
    .quad 0x000000000000808b                 // round 4
    .quad 0x0000000080000001                 // round 5
    .quad 0x8000000080008081                 // round 6
    .quad 0x8000000000008009                 // round 7
    .quad 0x000000000000008a                 // round 8
    .quad 0x0000000000000088                 // round 9
    .quad 0x0000000080008009                 // round 10
    .quad 0x000000008000000a                 // round 11
    .quad 0x000000008000808b                 // round 12
    .quad 0x800000000000008b                 // round 13
    .quad 0x8000000000008089                 // round 14
    .quad 0x8000000000008003                 // round 15
    .quad 0x8000000000008002                 // round 16
    .quad 0x8000000000000080                 // round 17
    .quad 0x000000000000800a                 // round 18
    .quad 0x800000008000000a                 // round 19
    .quad 0x8000000080008081                 // round 20
    .quad 0x8000000000008080                 // round 21
    .quad 0x0000000080000001                 // round 22
    .quad 0x8000000080008008                 // round 23
9:
lanewise_end lanewise_shake256_x5_aarch64_scalar_sha3_a510_chain16
lanewise_function lanewise_shake256_x5_aarch64_scalar_sha3_a510_chain24
    mov x5, #3
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x5_aarch64_scalar_sha3_a510_chain24
lanewise_function lanewise_shake256_x5_aarch64_scalar_sha3_a510_chain32
    mov x5, #4
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x5_aarch64_scalar_sha3_a510_chain32
lanewise_function lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain16
    mov x5, #2
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain16
lanewise_function lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain24
    mov x5, #3
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain24
lanewise_function lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain32
    mov x5, #4
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain32
