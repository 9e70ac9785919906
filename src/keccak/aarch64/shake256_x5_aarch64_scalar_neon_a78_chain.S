/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x5_scalar_neon_a78 --chain > src/keccak/aarch64/shake256_x5_aarch64_scalar_neon_a78_chain.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * SHAKE256 (FIPS 202) of 5 short inputs for AArch64, step after step:
 * three states in integer registers beside two in Neon, for the Cortex-A78
 *
 * void lanewise_shake256_x5_aarch64_scalar_neon_a78_chainN(
 *     void *out, const void *nodes, const void *head, const void *last, size_t steps,
 *     const uint64_t *constants);
 *     N is 16, 24 or 32, the bytes of a node, m = N / 8 its lanes. Each of out, nodes and head
 *     is 5 states as the library has them, of which the first m, m and m + 3 lanes are meant;
 *     last has 5 words for each step, steps >= 1. In each step input k is the lanes of state k
 *     of head, word k of the step, and the lanes of the node: at first those of nodes, then
 *     what the step before has made, the first N bytes of SHAKE256. out may be nodes. The
 *     constants are in this file. masked_chainN is the same, but in each step the node is first
 *     XORed with as many bytes of SHAKE256 of the lanes of head and the word.
 * Stack: 2000 bytes; no node stays there
 * No branch and no address depends on the inputs. x18 is not touched.
 */
#include "asm.h"
    .arch armv8-a
lanewise_function lanewise_shake256_x5_aarch64_scalar_neon_a78_chain16
    mov x5, #2
    mov x6, #0
10:
    sub sp, sp, #2000
    .cfi_def_cfa_offset 2000
    stp x19, x20, [sp, #0]
    .cfi_offset 19, -2000
    .cfi_offset 20, -1992
    stp x21, x22, [sp, #16]
    .cfi_offset 21, -1984
    .cfi_offset 22, -1976
    stp x23, x24, [sp, #32]
    .cfi_offset 23, -1968
    .cfi_offset 24, -1960
    stp x25, x26, [sp, #48]
    .cfi_offset 25, -1952
    .cfi_offset 26, -1944
    stp x27, x28, [sp, #64]
    .cfi_offset 27, -1936
    .cfi_offset 28, -1928
    stp x29, x30, [sp, #80]
    .cfi_offset 29, -1920
    .cfi_offset 30, -1912
    stp d8, d9, [sp, #96]
    .cfi_offset 72, -1904
    .cfi_offset 73, -1896
    stp d10, d11, [sp, #112]
    .cfi_offset 74, -1888
    .cfi_offset 75, -1880
    stp d12, d13, [sp, #128]
    .cfi_offset 76, -1872
    .cfi_offset 77, -1864
    stp d14, d15, [sp, #144]
    .cfi_offset 78, -1856
    .cfi_offset 79, -1848
    str x0, [sp, #216]
    str x3, [sp, #224]
    str x4, [sp, #232]
    str x5, [sp, #240]
    str x6, [sp, #248]
    movi v0.2d, #0
    // Rows that may lie behind the message, and the padding of the last lane.
    mov x7, #0x8000000000000000
    add x8, sp, #560
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
    add x8, sp, #896
    stp x7, x7, [x8, #0]
    stp x7, x7, [x8, #16]
    stp x7, x7, [x8, #32]
    add x8, sp, #1424
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
    add x8, sp, #1760
    stp x7, x7, [x8, #0]
    stp x7, x7, [x8, #16]
    stp x7, x7, [x8, #32]
    // Head, in both blocks.
    add x8, sp, #272
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
    str x8, [sp, #256]
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
    ldr x3, [sp, #224]
    ldr x8, [sp, #256]
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
    str x3, [sp, #224]
    ldr x6, [sp, #248]
    cbz x6, 15f
    add x0, sp, #1136
    bl 11f
    ldr x8, [sp, #256]
    ldr x9, [sp, #240]
    add x7, sp, #1808
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
    add x0, sp, #272
    bl 11f
    ldr x8, [sp, #256]
    ldr x9, [sp, #240]
    add x7, sp, #944
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
    ldr x4, [sp, #232]
    subs x4, x4, #1
    str x4, [sp, #232]
    b.ne 14b
    ldr x0, [sp, #216]
    ldr x9, [sp, #240]
    add x8, sp, #944
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
    add x8, sp, #560
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
    add x8, sp, #944
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    stp q0, q0, [x8, #96]
    stp q0, q0, [x8, #128]
    stp q0, q0, [x8, #160]
    add x8, sp, #1808
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
    add sp, sp, #2000
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
    str x30, [sp, #176]
    str x0, [sp, #184]
    add x30, x0, #16
    str x30, [sp, #192]
    mov x27, #2
    str x27, [sp, #200]
    add x29, x0, #0
    ldr q0, [x29, #0]
    ldr q1, [x29, #48]
    ldr q2, [x29, #96]
    ldr q3, [x29, #144]
    ldr q4, [x29, #192]
    ldr q5, [x29, #240]
    ldr q6, [x29, #288]
    ldr q7, [x29, #336]
    ldr q8, [x29, #384]
    ldr q9, [x29, #432]
    ldr q10, [x29, #480]
    ldr q11, [x29, #528]
    ldr q12, [x29, #576]
    movi v13.2d, #0
    movi v14.2d, #0
    movi v15.2d, #0
    ldr q16, [x29, #624]
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
    str x27, [sp, #208]
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
    ldr x27, [x30, #0]
    ldr x0, [x30, #48]
    ldr x1, [x30, #96]
    ldr x2, [x30, #144]
    ldr x3, [x30, #192]
    ror x27, x27, #45
    str x27, [sp, #160]                      // a00
    ldr x4, [x30, #240]
    ror x0, x0, #30
    ldr x5, [x30, #288]
    ror x1, x1, #15
    ldr x6, [x30, #336]
    ror x2, x2, #8
    ldr x7, [x30, #384]
    ror x3, x3, #44
    ldr x8, [x30, #432]
    ror x4, x4, #11
    ldr x9, [x30, #480]
    ror x5, x5, #45
    ldr x10, [x30, #528]
    ror x6, x6, #63
    ldr x11, [x30, #576]
    ror x7, x7, #37
    ldr x15, [x30, #624]
    ror x8, x8, #21
    ror x9, x9, #34
    ror x10, x10, #9
    ror x11, x11, #26
    ror x15, x15, #17
    adr x27, 9f                              // behind the last constant
    sub x27, x27, #192
    str x27, [sp, #168]
19:
    eor v25.16b, v7.16b, v12.16b             // c2 = a21 ^ a22 ^ a23
    eor x25, x13, x3, ror #28                // c4 ^= a40
    eor x26, x6, x1, ror #48                 // c2 ^= a20
    eor v26.16b, v5.16b, v10.16b             // c0 = a01 ^ a02 ^ a03
    eor x25, x25, x8, ror #51                // c4 ^= a41
    eor x27, x5, x0, ror #15                 // c1 ^= a10
    eor x27, x27, x10, ror #36               // c1 ^= a12
    eor x26, x26, x11, ror #37               // c2 ^= a22
    eor v25.16b, v25.16b, v17.16b            // c2 = a21 ^ a22 ^ a23
    eor x26, x26, x16, ror #62               // c2 ^= a23
    eor x26, x26, x22, ror #61               // c2 ^= a24
    ldr x28, [sp, #160]                      // a00
    eor x28, x9, x28, ror #53                // c0 ^= a00
    eor v27.16b, v6.16b, v11.16b             // c1 = a11 ^ a12 ^ a13
    eor v28.16b, v9.16b, v14.16b             // c4 = a41 ^ a42 ^ a43
    eor v28.16b, v28.16b, v19.16b            // c4 = a41 ^ a42 ^ a43
    eor v28.16b, v28.16b, v24.16b            // c4 ^= a44 ^ a40
    eor x25, x25, x19, ror #28               // c4 ^= a43
    eor x25, x25, x24, ror #8                // c4 ^= a44
    eor v28.16b, v28.16b, v4.16b             // c4 ^= a44 ^ a40
    add v29.2d, v28.2d, v28.2d               // d3 = c2 ^ rol(c4, 1)
    eor x29, x12, x2, ror #57                // c3 ^= a30
    eor x28, x28, x4, ror #23                // c0 ^= a01
    eor x28, x28, x14, ror #24               // c0 ^= a03
    eor x28, x28, x20, ror #58               // c0 ^= a04
    eor x30, x26, x28, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor v27.16b, v27.16b, v16.16b            // c1 = a11 ^ a12 ^ a13
    eor x29, x29, x7, ror #28                // c3 ^= a31
    eor x26, x25, x26, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor v27.16b, v27.16b, v21.16b            // c1 ^= a14 ^ a10
    eor v30.16b, v8.16b, v13.16b             // c3 = a31 ^ a32 ^ a33
    eor x27, x27, x15, ror #28               // c1 ^= a13
    eor x2, x26, x2, ror #1                  // b01 = rol(a30 ^ d3, 28)
    eor x27, x27, x21, ror #60               // c1 ^= a14
    eor x29, x29, x17, ror #37               // c3 ^= a33
    eor x29, x29, x23, ror #1                // c3 ^= a34
    eor x25, x25, x27, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor v30.16b, v30.16b, v18.16b            // c3 = a31 ^ a32 ^ a33
    eor x28, x29, x28, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor x20, x25, x20, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor x14, x25, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x9, x25, x9, ror #38                 // b21 = rol(a02 ^ d0, 3)
    eor x27, x29, x27, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor x5, x30, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor v30.16b, v30.16b, v23.16b            // c3 ^= a34 ^ a30
    eor v25.16b, v25.16b, v22.16b            // c2 ^= a24 ^ a20
    eor x11, x27, x11, ror #40               // b20 = rol(a22 ^ d2, 43)
    eor v25.16b, v25.16b, v2.16b             // c2 ^= a24 ^ a20
    eor x1, x27, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    ldr x29, [sp, #160]                      // a00
    eor x3, x28, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    eor v26.16b, v26.16b, v15.16b            // c0 = a01 ^ a02 ^ a03
    eor x6, x27, x6, ror #3                  // b12 = rol(a21 ^ d2, 6)
    eor x10, x30, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x21, x30, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x4, x25, x4, ror #61                 // b13 = rol(a01 ^ d0, 36)
    eor v27.16b, v27.16b, v1.16b             // c1 ^= a14 ^ a10
    add v31.2d, v25.2d, v25.2d               // d1 = c0 ^ rol(c2, 1)
    eor x19, x28, x19, ror #21               // b32 = rol(a43 ^ d4, 8)
    eor x16, x27, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    eor x13, x28, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    sri v29.2d, v28.2d, #63                  // d3 = c2 ^ rol(c4, 1)
    eor v29.16b, v29.16b, v25.16b            // d3 = c2 ^ rol(c4, 1)
    eor x22, x27, x22                        // b41 = rol(a24 ^ d2, 61)
    eor x25, x25, x29, ror #27               // b00 = a00 ^ d0
    eor x15, x30, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor v26.16b, v26.16b, v20.16b            // c0 ^= a04 ^ a00
    eor x12, x26, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    eor v26.16b, v26.16b, v0.16b             // c0 ^= a04 ^ a00
    eor x0, x30, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    eor x23, x26, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    bic x27, x5, x25, ror #36                // t = ~b00 & b10
    sri v31.2d, v25.2d, #63                  // d1 = c0 ^ rol(c2, 1)
    eor x8, x28, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor v13.16b, v13.16b, v29.16b            // b22 = rol(a32 ^ d3, 25)
    ldr x29, [sp, #168]                      // the next round constant
    eor x24, x28, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor v18.16b, v18.16b, v29.16b            // b30 = rol(a33 ^ d3, 21)
    eor x27, x27, x24, ror #29               // a40 = b40 ^ t
    add v25.2d, v26.2d, v26.2d               // d4 = c3 ^ rol(c0, 1)
    bic x28, x11, x5, ror #1                 // t = ~b10 & b20
    eor x28, x28, x25, ror #37               // a00 = b00 ^ t
    bic x25, x25, x24, ror #57               // t = ~b40 & b00
    eor x17, x26, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    ldr x30, [x29], #8                       // rc
    eor x28, x28, x30, ror #45               // a00 ^= rc
    bic x24, x24, x17, ror #49               // t = ~b30 & b40
    stp x28, x29, [sp, #160]                 // a00
    bic x28, x19, x12, ror #39               // t = ~b22 & b32
    sri v25.2d, v26.2d, #63                  // d4 = c3 ^ rol(c0, 1)
    bic x29, x8, x2, ror #48                 // t = ~b01 & b11
    eor v26.16b, v31.16b, v26.16b            // d1 = c0 ^ rol(c2, 1)
    bic x30, x9, x8, ror #54                 // t = ~b11 & b21
    add v31.2d, v27.2d, v27.2d               // d0 = c4 ^ rol(c1, 1)
    eor v30.16b, v30.16b, v3.16b             // c3 ^= a34 ^ a30
    sri v31.2d, v27.2d, #63                  // d0 = c4 ^ rol(c1, 1)
    eor x25, x25, x17, ror #42               // a30 = b30 ^ t
    eor v28.16b, v31.16b, v28.16b            // d0 = c4 ^ rol(c1, 1)
    eor x7, x26, x7, ror #36                 // b14 = rol(a31 ^ d3, 55)
    eor x26, x30, x2, ror #38                // a01 = b01 ^ t
    add v31.2d, v30.2d, v30.2d               // d2 = c1 ^ rol(c3, 1)
    eor v25.16b, v25.16b, v30.16b            // d4 = c3 ^ rol(c0, 1)
    bic x30, x20, x19, ror #17               // t = ~b32 & b42
    eor x24, x24, x11, ror #34               // a20 = b20 ^ t
    eor x29, x29, x22, ror #22               // a41 = b41 ^ t
    sri v31.2d, v30.2d, #63                  // d2 = c1 ^ rol(c3, 1)
    eor v27.16b, v31.16b, v27.16b            // d2 = c1 ^ rol(c3, 1)
    bic x11, x17, x11, ror #49               // t = ~b20 & b30
    shl v30.2d, v13.2d, #25                  // b22 = rol(a32 ^ d3, 25)
    bic x17, x12, x6, ror #26                // t = ~b12 & b22
    eor x5, x11, x5, ror #50                 // a10 = b10 ^ t
    bic x11, x2, x22, ror #38                // t = ~b41 & b01
    eor x11, x11, x15, ror #56               // a31 = b31 ^ t
    shl v31.2d, v18.2d, #21                  // b30 = rol(a33 ^ d3, 21)
    bic x2, x22, x15, ror #18                // t = ~b31 & b41
    eor x2, x2, x9, ror #52                  // a21 = b21 ^ t
    eor x17, x17, x0, ror #33                // a02 = b02 ^ t
    eor v10.16b, v10.16b, v28.16b            // b21 = rol(a02 ^ d0, 3)
    bic x15, x15, x9, ror #34                // t = ~b21 & b31
    bic x9, x14, x13, ror #9                 // t = ~b24 & b34
    eor x9, x9, x7, ror #49                  // a14 = b14 ^ t
    bic x22, x6, x0, ror #7                  // t = ~b02 & b12
    sri v31.2d, v18.2d, #43                  // b30 = rol(a33 ^ d3, 21)
    eor v18.16b, v4.16b, v25.16b             // b03 = rol(a40 ^ d4, 27)
    bic x0, x0, x20, ror #39                 // t = ~b42 & b02
    eor x19, x0, x19, ror #56                // a32 = b32 ^ t
    eor v16.16b, v16.16b, v26.16b            // b31 = rol(a13 ^ d1, 45)
    bic x0, x13, x7, ror #40                 // t = ~b14 & b24
    bic x7, x7, x1                           // t = ~b04 & b14
    eor x20, x22, x20, ror #46               // a42 = b42 ^ t
    eor x22, x0, x1, ror #40                 // a04 = b04 ^ t
    eor v9.16b, v9.16b, v25.16b              // b11 = rol(a41 ^ d4, 20)
    eor x15, x15, x8, ror #24                // a11 = b11 ^ t
    sri v30.2d, v13.2d, #39                  // b22 = rol(a32 ^ d3, 25)
    eor v13.16b, v19.16b, v25.16b            // b32 = rol(a43 ^ d4, 8)
    bic x8, x16, x10, ror #7                 // t = ~b23 & b33
    bic x0, x4, x3, ror #16                  // t = ~b03 & b13
    eor x6, x28, x6, ror #1                  // a12 = b12 ^ t
    eor x12, x30, x12, ror #56               // a22 = b22 ^ t
    shl v19.2d, v9.2d, #20                   // b11 = rol(a41 ^ d4, 20)
    eor v20.16b, v20.16b, v28.16b            // b42 = rol(a04 ^ d0, 18)
    sri v19.2d, v9.2d, #44                   // b11 = rol(a41 ^ d4, 20)
    bic x28, x21, x14, ror #17               // t = ~b34 & b44
    eor v9.16b, v1.16b, v26.16b              // b02 = rol(a10 ^ d1, 1)
    eor x30, x15, x5, ror #15                // c1 ^= a10
    bic x1, x1, x21, ror #62                 // t = ~b44 & b04
    eor x14, x1, x14, ror #15                // a34 = b34 ^ t
    shl v1.2d, v10.2d, #3                    // b21 = rol(a02 ^ d0, 3)
    eor x1, x19, x25, ror #57                // c3 ^= a30
    eor x7, x7, x21, ror #62                 // a44 = b44 ^ t
    eor v23.16b, v23.16b, v29.16b            // b43 = rol(a34 ^ d3, 56)
    eor x21, x28, x13, ror #26               // a24 = b24 ^ t
    shl v4.2d, v23.2d, #56                   // b43 = rol(a34 ^ d3, 56)
    eor x13, x1, x11, ror #28                // c3 ^= a31
    bic x1, x3, x23, ror #27                 // t = ~b43 & b03
    eor x1, x1, x16, ror #11                 // a33 = b33 ^ t
    eor x0, x0, x23, ror #43                 // a43 = b43 ^ t
    eor v17.16b, v17.16b, v27.16b            // b33 = rol(a23 ^ d2, 15)
    sri v1.2d, v10.2d, #61                   // b21 = rol(a02 ^ d0, 3)
    eor v10.16b, v5.16b, v28.16b             // b13 = rol(a01 ^ d0, 36)
    eor x28, x30, x6, ror #36                // c1 ^= a12
    eor x8, x8, x4, ror #37                  // a13 = b13 ^ t
    ldr x30, [sp, #160]                      // a00
    eor x30, x17, x30, ror #53               // c0 ^= a00
    sri v4.2d, v23.2d, #8                    // b43 = rol(a34 ^ d3, 56)
    eor x30, x30, x26, ror #23               // c0 ^= a01
    eor v5.16b, v2.16b, v27.16b              // b04 = rol(a20 ^ d2, 62)
    shl v23.2d, v5.2d, #62                   // b04 = rol(a20 ^ d2, 62)
    bic x4, x10, x4, ror #30                 // t = ~b13 & b23
    bic x16, x23, x16, ror #48               // t = ~b33 & b43
    eor x16, x16, x10, ror #55               // a23 = b23 ^ t
    eor x10, x2, x24, ror #48                // c2 ^= a20
    eor x10, x10, x12, ror #37               // c2 ^= a22
    eor x10, x10, x16, ror #62               // c2 ^= a23
    eor v2.16b, v6.16b, v26.16b              // b10 = rol(a11 ^ d1, 44)
    sri v23.2d, v5.2d, #2                    // b04 = rol(a20 ^ d2, 62)
    eor x13, x13, x1, ror #37                // c3 ^= a33
    eor x13, x13, x14, ror #1                // c3 ^= a34
    eor x4, x4, x3, ror #46                  // a03 = b03 ^ t
    eor x3, x30, x4, ror #24                 // c0 ^= a03
    eor x3, x3, x22, ror #58                 // c0 ^= a04
    eor x23, x20, x27, ror #28               // c4 ^= a40
    eor x10, x10, x21, ror #61               // c2 ^= a24
    eor v6.16b, v8.16b, v29.16b              // b14 = rol(a31 ^ d3, 55)
    shl v8.2d, v16.2d, #45                   // b31 = rol(a13 ^ d1, 45)
    eor x30, x10, x3, ror #30                // d1 = c0 ^ rol(c2, 1)
    eor x28, x28, x8, ror #28                // c1 ^= a13
    eor x5, x30, x5, ror #34                 // b02 = rol(a10 ^ d1, 1)
    eor x23, x23, x29, ror #51               // c4 ^= a41
    eor x28, x28, x9, ror #60                // c1 ^= a14
    eor x23, x23, x0, ror #28                // c4 ^= a43
    eor v5.16b, v3.16b, v29.16b              // b01 = rol(a30 ^ d3, 28)
    eor x3, x13, x3, ror #30                 // d4 = c3 ^ rol(c0, 1)
    sri v8.2d, v16.2d, #19                   // b31 = rol(a13 ^ d1, 45)
    eor x8, x30, x8, ror #47                 // b31 = rol(a13 ^ d1, 45)
    eor v24.16b, v24.16b, v25.16b            // b40 = rol(a44 ^ d4, 14)
    eor x13, x13, x28, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor x24, x13, x24, ror #51               // b04 = rol(a20 ^ d2, 62)
    eor x23, x23, x7, ror #8                 // c4 ^= a44
    shl v16.2d, v20.2d, #18                  // b42 = rol(a04 ^ d0, 18)
    sri v16.2d, v20.2d, #46                  // b42 = rol(a04 ^ d0, 18)
    eor v20.16b, v22.16b, v27.16b            // b41 = rol(a24 ^ d2, 61)
    eor x28, x23, x28, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor v7.16b, v7.16b, v27.16b              // b12 = rol(a21 ^ d2, 6)
    eor x22, x28, x22, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor x16, x13, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    shl v29.2d, v24.2d, #14                  // b40 = rol(a44 ^ d4, 14)
    eor v3.16b, v15.16b, v28.16b             // b34 = rol(a03 ^ d0, 41)
    eor x29, x3, x29, ror #44                // b11 = rol(a41 ^ d4, 20)
    shl v15.2d, v7.2d, #6                    // b12 = rol(a21 ^ d2, 6)
    eor x6, x30, x6, ror #55                 // b23 = rol(a12 ^ d1, 10)
    eor x2, x13, x2, ror #3                  // b12 = rol(a21 ^ d2, 6)
    eor v22.16b, v14.16b, v25.16b            // b24 = rol(a42 ^ d4, 39)
    eor x26, x28, x26, ror #61               // b13 = rol(a01 ^ d0, 36)
    sri v29.2d, v24.2d, #50                  // b40 = rol(a44 ^ d4, 14)
    eor x4, x28, x4, ror #62                 // b34 = rol(a03 ^ d0, 41)
    eor x7, x3, x7, ror #1                   // b40 = rol(a44 ^ d4, 14)
    add v14.2d, v9.2d, v9.2d                 // b02 = rol(a10 ^ d1, 1)
    eor x15, x30, x15, ror #19               // b10 = rol(a11 ^ d1, 44)
    eor x10, x23, x10, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor x19, x10, x19, ror #8                // b22 = rol(a32 ^ d3, 25)
    eor x0, x3, x0, ror #21                  // b32 = rol(a43 ^ d4, 8)
    eor x17, x28, x17, ror #38               // b21 = rol(a02 ^ d0, 3)
    eor x23, x3, x27, ror #21                // b03 = rol(a40 ^ d4, 27)
    eor x21, x13, x21                        // b41 = rol(a24 ^ d2, 61)
    sri v14.2d, v9.2d, #63                   // b02 = rol(a10 ^ d1, 1)
    eor v24.16b, v21.16b, v26.16b            // b44 = rol(a14 ^ d1, 2)
    eor x27, x30, x9, ror #15                // b44 = rol(a14 ^ d1, 2)
    eor x13, x13, x12, ror #40               // b20 = rol(a22 ^ d2, 43)
    ldr x12, [sp, #160]                      // a00
    shl v21.2d, v17.2d, #15                  // b33 = rol(a23 ^ d2, 15)
    bic x9, x13, x15, ror #1                 // t = ~b10 & b20
    eor x3, x3, x20, ror #57                 // b24 = rol(a42 ^ d4, 39)
    eor x1, x10, x1, ror #45                 // b30 = rol(a33 ^ d3, 21)
    eor v25.16b, v11.16b, v26.16b            // b23 = rol(a12 ^ d1, 10)
    eor x12, x28, x12, ror #27               // b00 = a00 ^ d0
    eor x9, x9, x12, ror #37                 // a00 = b00 ^ t
    eor x11, x10, x11, ror #36               // b14 = rol(a31 ^ d3, 55)
    bic x20, x17, x29, ror #54               // t = ~b11 & b21
    shl v9.2d, v20.2d, #61                   // b41 = rol(a24 ^ d2, 61)
    sri v9.2d, v20.2d, #3                    // b41 = rol(a24 ^ d2, 61)
    eor x25, x10, x25, ror #1                // b01 = rol(a30 ^ d3, 28)
    ldr x28, [sp, #168]                      // the next round constant
    ldr x30, [x28], #8                       // rc
    eor x9, x9, x30, ror #45                 // a00 ^= rc
    shl v11.2d, v5.2d, #28                   // b01 = rol(a30 ^ d3, 28)
    bic x30, x7, x1, ror #49                 // t = ~b30 & b40
    eor x30, x30, x13, ror #34               // a20 = b20 ^ t
    eor v20.16b, v12.16b, v27.16b            // b20 = rol(a22 ^ d2, 43)
    eor x10, x10, x14, ror #9                // b43 = rol(a34 ^ d3, 56)
    stp x9, x28, [sp, #160]                  // a00
    bic x9, x29, x25, ror #48                // t = ~b01 & b11
    eor x9, x9, x21, ror #22                 // a41 = b41 ^ t
    bic x28, x25, x21, ror #38               // t = ~b41 & b01
    bic x14, x8, x17, ror #34                // t = ~b21 & b31
    sri v11.2d, v5.2d, #36                   // b01 = rol(a30 ^ d3, 28)
    sri v15.2d, v7.2d, #58                   // b12 = rol(a21 ^ d2, 6)
    bic x21, x21, x8, ror #18                // t = ~b31 & b41
    eor x17, x21, x17, ror #52               // a21 = b21 ^ t
    eor x29, x14, x29, ror #24               // a11 = b11 ^ t
    bic x21, x23, x10, ror #27               // t = ~b43 & b03
    bic v5.16b, v8.16b, v1.16b               // a11 = b11 ^ (~b21 & b31)
    shl v12.2d, v13.2d, #8                   // b32 = rol(a43 ^ d4, 8)
    eor x14, x20, x25, ror #38               // a01 = b01 ^ t
    eor x20, x28, x8, ror #56                // a31 = b31 ^ t
    bic x8, x19, x2, ror #26                 // t = ~b12 & b22
    eor v26.16b, v0.16b, v28.16b             // b00 = a00 ^ d0
    bic x13, x1, x13, ror #49                // t = ~b20 & b30
    eor x13, x13, x15, ror #50               // a10 = b10 ^ t
    shl v0.2d, v6.2d, #55                    // b14 = rol(a31 ^ d3, 55)
    bic x15, x15, x12, ror #36               // t = ~b00 & b10
    eor x8, x8, x5, ror #33                  // a02 = b02 ^ t
    bic v27.16b, v19.16b, v11.16b            // a41 = b41 ^ (~b01 & b11)
    bic x25, x22, x0, ror #17                // t = ~b32 & b42
    sri v0.2d, v6.2d, #9                     // b14 = rol(a31 ^ d3, 55)
    bic x12, x12, x7, ror #57                // t = ~b40 & b00
    bic v7.16b, v1.16b, v19.16b              // a01 = b01 ^ (~b11 & b21)
    sri v21.2d, v17.2d, #49                  // b33 = rol(a23 ^ d2, 15)
    bic x28, x2, x5, ror #7                  // t = ~b02 & b12
    eor x25, x25, x19, ror #56               // a22 = b22 ^ t
    bic x19, x0, x19, ror #39                // t = ~b22 & b32
    eor x19, x19, x2, ror #1                 // a12 = b12 ^ t
    eor v6.16b, v5.16b, v19.16b              // a11 = b11 ^ (~b21 & b31)
    eor x12, x12, x1, ror #42                // a30 = b30 ^ t
    eor x15, x15, x7, ror #29                // a40 = b40 ^ t
    eor v5.16b, v7.16b, v11.16b              // a01 = b01 ^ (~b11 & b21)
    bic v11.16b, v11.16b, v9.16b             // a31 = b31 ^ (~b41 & b01)
    shl v19.2d, v10.2d, #36                  // b13 = rol(a01 ^ d0, 36)
    eor x28, x28, x22, ror #46               // a42 = b42 ^ t
    bic x1, x4, x3, ror #9                   // t = ~b24 & b34
    bic x5, x5, x22, ror #39                 // t = ~b42 & b02
    eor x5, x5, x0, ror #56                  // a32 = b32 ^ t
    bic x2, x3, x11, ror #40                 // t = ~b14 & b24
    bic x7, x16, x6, ror #7                  // t = ~b23 & b33
    eor x7, x7, x26, ror #37                 // a13 = b13 ^ t
    eor x22, x21, x16, ror #11               // a33 = b33 ^ t
    bic v7.16b, v9.16b, v8.16b               // a21 = b21 ^ (~b31 & b41)
    sri v19.2d, v10.2d, #28                  // b13 = rol(a01 ^ d0, 36)
    eor v7.16b, v7.16b, v1.16b               // a21 = b21 ^ (~b31 & b41)
    bic x21, x11, x24                        // t = ~b04 & b14
    eor x21, x21, x27, ror #62               // a44 = b44 ^ t
    bic x0, x27, x4, ror #17                 // t = ~b34 & b44
    eor x3, x0, x3, ror #26                  // a24 = b24 ^ t
    bic x16, x10, x16, ror #48               // t = ~b33 & b43
    bic v10.16b, v30.16b, v15.16b            // a02 = b02 ^ (~b12 & b22)
    eor x11, x1, x11, ror #49                // a14 = b14 ^ t
    bic x0, x6, x26, ror #30                 // t = ~b13 & b23
    eor x1, x5, x12, ror #57                 // c3 ^= a30
    eor x2, x2, x24, ror #40                 // a04 = b04 ^ t
    bic x24, x24, x27, ror #62               // t = ~b44 & b04
    eor x24, x24, x4, ror #15                // a34 = b34 ^ t
    eor x1, x1, x20, ror #28                 // c3 ^= a31
    bic v17.16b, v0.16b, v23.16b             // a44 = b44 ^ (~b04 & b14)
    sri v12.2d, v13.2d, #56                  // b32 = rol(a43 ^ d4, 8)
    bic x26, x26, x23, ror #16               // t = ~b03 & b13
    bic v13.16b, v14.16b, v16.16b            // a32 = b32 ^ (~b42 & b02)
    eor x23, x0, x23, ror #46                // a03 = b03 ^ t
    eor x0, x17, x30, ror #48                // c2 ^= a20
    eor x1, x1, x22, ror #37                 // c3 ^= a33
    eor x1, x1, x24, ror #1                  // c3 ^= a34
    eor x26, x26, x10, ror #43               // a43 = b43 ^ t
    eor x4, x16, x6, ror #55                 // a23 = b23 ^ t
    bic v1.16b, v16.16b, v12.16b             // a22 = b22 ^ (~b32 & b42)
    eor x16, x0, x25, ror #37                // c2 ^= a22
    eor v10.16b, v10.16b, v14.16b            // a02 = b02 ^ (~b12 & b22)
    ldr x27, [sp, #160]                      // a00
    eor x6, x29, x13, ror #15                // c1 ^= a10
    shl v28.2d, v18.2d, #27                  // b03 = rol(a40 ^ d4, 27)
    eor x6, x6, x19, ror #36                 // c1 ^= a12
    eor v8.16b, v11.16b, v8.16b              // a31 = b31 ^ (~b41 & b01)
    bic v11.16b, v12.16b, v30.16b            // a12 = b12 ^ (~b22 & b32)
    eor x6, x6, x7, ror #28                  // c1 ^= a13
    eor x6, x6, x11, ror #60                 // c1 ^= a14
    eor v13.16b, v13.16b, v12.16b            // a32 = b32 ^ (~b42 & b02)
    eor v12.16b, v1.16b, v30.16b             // a22 = b22 ^ (~b32 & b42)
    eor x0, x1, x6, ror #21                  // d2 = c1 ^ rol(c3, 1)
    eor x30, x0, x30, ror #51                // b04 = rol(a20 ^ d2, 62)
    eor x27, x8, x27, ror #53                // c0 ^= a00
    eor x27, x27, x14, ror #23               // c0 ^= a01
    eor x27, x27, x23, ror #24               // c0 ^= a03
    eor x27, x27, x2, ror #58                // c0 ^= a04
    eor x10, x1, x27, ror #30                // d4 = c3 ^ rol(c0, 1)
    eor x1, x10, x15, ror #21                // b03 = rol(a40 ^ d4, 27)
    eor v11.16b, v11.16b, v15.16b            // a12 = b12 ^ (~b22 & b32)
    eor x15, x28, x15, ror #28               // c4 ^= a40
    eor x15, x15, x9, ror #51                // c4 ^= a41
    eor x28, x10, x28, ror #57               // b24 = rol(a42 ^ d4, 39)
    shl v1.2d, v24.2d, #2                    // b44 = rol(a14 ^ d1, 2)
    bic v14.16b, v15.16b, v14.16b            // a42 = b42 ^ (~b02 & b12)
    eor x16, x16, x4, ror #62                // c2 ^= a23
    eor x16, x16, x3, ror #61                // c2 ^= a24
    eor x27, x16, x27, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor x15, x15, x26, ror #28               // c4 ^= a43
    eor x15, x15, x21, ror #8                // c4 ^= a44
    eor x16, x15, x16, ror #10               // d3 = c2 ^ rol(c4, 1)
    sri v28.2d, v18.2d, #37                  // b03 = rol(a40 ^ d4, 27)
    eor x24, x16, x24, ror #9                // b43 = rol(a34 ^ d3, 56)
    bic v18.16b, v28.16b, v4.16b             // a33 = b33 ^ (~b43 & b03)
    eor x7, x27, x7, ror #47                 // b31 = rol(a13 ^ d1, 45)
    eor x21, x10, x21, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor x12, x16, x12, ror #1                // b01 = rol(a30 ^ d3, 28)
    sri v1.2d, v24.2d, #62                   // b44 = rol(a14 ^ d1, 2)
    eor v24.16b, v17.16b, v1.16b             // a44 = b44 ^ (~b04 & b14)
    eor x22, x16, x22, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor x25, x0, x25, ror #40                // b20 = rol(a22 ^ d2, 43)
    shl v30.2d, v22.2d, #39                  // b24 = rol(a42 ^ d4, 39)
    eor x26, x10, x26, ror #21               // b32 = rol(a43 ^ d4, 8)
    eor x19, x27, x19, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor v14.16b, v14.16b, v16.16b            // a42 = b42 ^ (~b02 & b12)
    eor x3, x0, x3                           // b41 = rol(a24 ^ d2, 61)
    eor x20, x16, x20, ror #36               // b14 = rol(a31 ^ d3, 55)
    eor x16, x16, x5, ror #8                 // b22 = rol(a32 ^ d3, 25)
    eor x10, x10, x9, ror #44                // b11 = rol(a41 ^ d4, 20)
    shl v17.2d, v25.2d, #10                  // b23 = rol(a12 ^ d1, 10)
    eor x15, x15, x6, ror #26                // d0 = c4 ^ rol(c1, 1)
    bic x6, x3, x7, ror #18                  // t = ~b31 & b41
    eor x5, x15, x8, ror #38                 // b21 = rol(a02 ^ d0, 3)
    eor v9.16b, v27.16b, v9.16b              // a41 = b41 ^ (~b01 & b11)
    sri v30.2d, v22.2d, #25                  // b24 = rol(a42 ^ d4, 39)
    sri v17.2d, v25.2d, #54                  // b23 = rol(a12 ^ d1, 10)
    bic v16.16b, v21.16b, v17.16b            // a13 = b13 ^ (~b23 & b33)
    eor x17, x0, x17, ror #3                 // b12 = rol(a21 ^ d2, 6)
    eor x0, x0, x4, ror #1                   // b33 = rol(a23 ^ d2, 15)
    shl v25.2d, v20.2d, #43                  // b20 = rol(a22 ^ d2, 43)
    bic x4, x5, x10, ror #54                 // t = ~b11 & b21
    eor x4, x4, x12, ror #38                 // a01 = b01 ^ t
    eor v16.16b, v16.16b, v19.16b            // a13 = b13 ^ (~b23 & b33)
    sri v25.2d, v20.2d, #21                  // b20 = rol(a22 ^ d2, 43)
    eor x23, x15, x23, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x2, x15, x2, ror #32                 // b42 = rol(a04 ^ d0, 18)
    shl v27.2d, v2.2d, #44                   // b10 = rol(a11 ^ d1, 44)
    bic x9, x16, x17, ror #26                // t = ~b12 & b22
    bic x8, x7, x5, ror #34                  // t = ~b21 & b31
    bic v20.16b, v30.16b, v0.16b             // a04 = b04 ^ (~b14 & b24)
    eor x6, x6, x5, ror #52                  // a21 = b21 ^ t
    eor x5, x8, x10, ror #24                 // a11 = b11 ^ t
    bic v15.16b, v17.16b, v19.16b            // a03 = b03 ^ (~b13 & b23)
    eor v18.16b, v18.16b, v21.16b            // a33 = b33 ^ (~b43 & b03)
    bic x8, x12, x3, ror #38                 // t = ~b41 & b01
    bic v19.16b, v19.16b, v28.16b            // a43 = b43 ^ (~b03 & b13)
    eor x7, x8, x7, ror #56                  // a31 = b31 ^ t
    sri v27.2d, v2.2d, #20                   // b10 = rol(a11 ^ d1, 44)
    eor x13, x27, x13, ror #34               // b02 = rol(a10 ^ d1, 1)
    eor x9, x9, x13, ror #33                 // a02 = b02 ^ t
    bic x8, x10, x12, ror #48                // t = ~b01 & b11
    bic x10, x26, x16, ror #39               // t = ~b22 & b32
    eor x8, x8, x3, ror #22                  // a41 = b41 ^ t
    eor x29, x27, x29, ror #19               // b10 = rol(a11 ^ d1, 44)
    bic x12, x13, x2, ror #39                // t = ~b42 & b02
    eor v20.16b, v20.16b, v23.16b            // a04 = b04 ^ (~b14 & b24)
    ldr x3, [sp, #160]                       // a00
    eor x3, x15, x3, ror #27                 // b00 = a00 ^ d0
    bic v2.16b, v29.16b, v31.16b             // a20 = b20 ^ (~b30 & b40)
    eor v2.16b, v2.16b, v25.16b              // a20 = b20 ^ (~b30 & b40)
    eor x27, x27, x11, ror #15               // b44 = rol(a14 ^ d1, 2)
    bic x11, x2, x26, ror #17                // t = ~b32 & b42
    eor x11, x11, x16, ror #56               // a22 = b22 ^ t
    bic x13, x17, x13, ror #7                // t = ~b02 & b12
    eor x13, x13, x2, ror #46                // a42 = b42 ^ t
    shl v22.2d, v3.2d, #41                   // b34 = rol(a03 ^ d0, 41)
    bic x16, x24, x0, ror #48                // t = ~b33 & b43
    eor x16, x16, x19, ror #55               // a23 = b23 ^ t
    eor v15.16b, v15.16b, v28.16b            // a03 = b03 ^ (~b13 & b23)
    bic v23.16b, v23.16b, v1.16b             // a34 = b34 ^ (~b44 & b04)
    eor x10, x10, x17, ror #1                // a12 = b12 ^ t
    eor x15, x15, x14, ror #61               // b13 = rol(a01 ^ d0, 36)
    bic x17, x15, x1, ror #16                // t = ~b03 & b13
    eor x12, x12, x26, ror #56               // a32 = b32 ^ t
    bic v28.16b, v25.16b, v27.16b            // a00 = b00 ^ (~b10 & b20)
    bic x2, x0, x19, ror #7                  // t = ~b23 & b33
    sri v22.2d, v3.2d, #23                   // b34 = rol(a03 ^ d0, 41)
    bic x14, x19, x15, ror #30               // t = ~b13 & b23
    eor x14, x14, x1, ror #46                // a03 = b03 ^ t
    eor x19, x17, x24, ror #43               // a43 = b43 ^ t
    bic v21.16b, v4.16b, v21.16b             // a23 = b23 ^ (~b33 & b43)
    bic x17, x1, x24, ror #27                // t = ~b43 & b03
    ldr x26, [sp, #168]                      // the next round constant
    ldr x1, [x26], #8                        // rc
    eor x17, x17, x0, ror #11                // a33 = b33 ^ t
    bic x0, x25, x29, ror #1                 // t = ~b10 & b20
    eor v28.16b, v28.16b, v26.16b            // a00 = b00 ^ (~b10 & b20)
    eor x0, x0, x3, ror #37                  // a00 = b00 ^ t
    eor x1, x0, x1, ror #45                  // a00 ^= rc
    eor x15, x2, x15, ror #37                // a13 = b13 ^ t
    bic v3.16b, v26.16b, v29.16b             // a30 = b30 ^ (~b40 & b00)
    bic x2, x3, x21, ror #57                 // t = ~b40 & b00
    eor v17.16b, v21.16b, v17.16b            // a23 = b23 ^ (~b33 & b43)
    bic x3, x29, x3, ror #36                 // t = ~b00 & b10
    eor x3, x3, x21, ror #29                 // a40 = b40 ^ t
    bic v1.16b, v1.16b, v22.16b              // a24 = b24 ^ (~b34 & b44)
    bic v26.16b, v27.16b, v26.16b            // a40 = b40 ^ (~b00 & b10)
    bic v21.16b, v22.16b, v30.16b            // a14 = b14 ^ (~b24 & b34)
    eor v21.16b, v21.16b, v0.16b             // a14 = b14 ^ (~b24 & b34)
    bic v25.16b, v31.16b, v25.16b            // a10 = b10 ^ (~b20 & b30)
    eor v3.16b, v3.16b, v31.16b              // a30 = b30 ^ (~b40 & b00)
    ldr x0, [sp, #208]                       // the next round constant
    stp x1, x26, [sp, #160]                  // a00
    bic x24, x20, x30                        // t = ~b04 & b14
    bic x1, x21, x22, ror #49                // t = ~b30 & b40
    eor x1, x1, x25, ror #34                 // a20 = b20 ^ t
    eor x2, x2, x22, ror #42                 // a30 = b30 ^ t
    bic x21, x23, x28, ror #9                // t = ~b24 & b34
    eor x21, x21, x20, ror #49               // a14 = b14 ^ t
    bic x20, x28, x20, ror #40               // t = ~b14 & b24
    eor x20, x20, x30, ror #40               // a04 = b04 ^ t
    ld1r {v0.2d}, [x0], #8                   // rc
    str x0, [sp, #208]                       // the next round constant
    bic x0, x22, x25, ror #49                // t = ~b20 & b30
    eor v23.16b, v23.16b, v22.16b            // a34 = b34 ^ (~b44 & b04)
    eor v0.16b, v28.16b, v0.16b              // a00 ^= rc
    eor v22.16b, v1.16b, v30.16b             // a24 = b24 ^ (~b34 & b44)
    bic x22, x27, x23, ror #17               // t = ~b34 & b44
    eor v1.16b, v25.16b, v27.16b             // a10 = b10 ^ (~b20 & b30)
    bic x25, x30, x27, ror #62               // t = ~b44 & b04
    eor x22, x22, x28, ror #26               // a24 = b24 ^ t
    eor v19.16b, v19.16b, v4.16b             // a43 = b43 ^ (~b03 & b13)
    eor x0, x0, x29, ror #50                 // a10 = b10 ^ t
    eor x24, x24, x27, ror #62               // a44 = b44 ^ t
    eor v4.16b, v26.16b, v29.16b             // a40 = b40 ^ (~b00 & b10)
    eor x23, x25, x23, ror #15               // a34 = b34 ^ t
    tbz x26, #8, 19b                         // more rounds?
    ldr x27, [sp, #200]
    cbz x27, 20f
    sub x27, x27, #1
    str x27, [sp, #200]
    // The last turn of a state while those of the other registers go on.
    eor v25.16b, v7.16b, v12.16b             // c2 = a21 ^ a22 ^ a23
    eor x25, x13, x3, ror #28                // c4 ^= a40
    eor x26, x6, x1, ror #48                 // c2 ^= a20
    eor v26.16b, v5.16b, v10.16b             // c0 = a01 ^ a02 ^ a03
    eor x25, x25, x8, ror #51                // c4 ^= a41
    eor x27, x5, x0, ror #15                 // c1 ^= a10
    eor x27, x27, x10, ror #36               // c1 ^= a12
    eor x26, x26, x11, ror #37               // c2 ^= a22
    eor v25.16b, v25.16b, v17.16b            // c2 = a21 ^ a22 ^ a23
    eor x26, x26, x16, ror #62               // c2 ^= a23
    eor x26, x26, x22, ror #61               // c2 ^= a24
    ldr x28, [sp, #160]                      // a00
    eor x28, x9, x28, ror #53                // c0 ^= a00
    eor v27.16b, v6.16b, v11.16b             // c1 = a11 ^ a12 ^ a13
    eor v28.16b, v9.16b, v14.16b             // c4 = a41 ^ a42 ^ a43
    eor v28.16b, v28.16b, v19.16b            // c4 = a41 ^ a42 ^ a43
    eor v28.16b, v28.16b, v24.16b            // c4 ^= a44 ^ a40
    eor x25, x25, x19, ror #28               // c4 ^= a43
    eor x25, x25, x24, ror #8                // c4 ^= a44
    eor v28.16b, v28.16b, v4.16b             // c4 ^= a44 ^ a40
    add v29.2d, v28.2d, v28.2d               // d3 = c2 ^ rol(c4, 1)
    eor x29, x12, x2, ror #57                // c3 ^= a30
    eor x28, x28, x4, ror #23                // c0 ^= a01
    eor x28, x28, x14, ror #24               // c0 ^= a03
    eor x28, x28, x20, ror #58               // c0 ^= a04
    eor x30, x26, x28, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor v27.16b, v27.16b, v16.16b            // c1 = a11 ^ a12 ^ a13
    eor x29, x29, x7, ror #28                // c3 ^= a31
    eor x26, x25, x26, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor v27.16b, v27.16b, v21.16b            // c1 ^= a14 ^ a10
    eor v30.16b, v8.16b, v13.16b             // c3 = a31 ^ a32 ^ a33
    eor x27, x27, x15, ror #28               // c1 ^= a13
    eor x2, x26, x2, ror #1                  // b01 = rol(a30 ^ d3, 28)
    eor x27, x27, x21, ror #60               // c1 ^= a14
    eor x29, x29, x17, ror #37               // c3 ^= a33
    eor x29, x29, x23, ror #1                // c3 ^= a34
    eor x25, x25, x27, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor v30.16b, v30.16b, v18.16b            // c3 = a31 ^ a32 ^ a33
    eor x28, x29, x28, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor x20, x25, x20, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor x14, x25, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x9, x25, x9, ror #38                 // b21 = rol(a02 ^ d0, 3)
    eor x27, x29, x27, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor x5, x30, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor v30.16b, v30.16b, v23.16b            // c3 ^= a34 ^ a30
    eor v25.16b, v25.16b, v22.16b            // c2 ^= a24 ^ a20
    eor x11, x27, x11, ror #40               // b20 = rol(a22 ^ d2, 43)
    eor v25.16b, v25.16b, v2.16b             // c2 ^= a24 ^ a20
    eor x1, x27, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    ldr x29, [sp, #160]                      // a00
    eor x3, x28, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    eor v26.16b, v26.16b, v15.16b            // c0 = a01 ^ a02 ^ a03
    eor x6, x27, x6, ror #3                  // b12 = rol(a21 ^ d2, 6)
    eor x10, x30, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x21, x30, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x4, x25, x4, ror #61                 // b13 = rol(a01 ^ d0, 36)
    eor v27.16b, v27.16b, v1.16b             // c1 ^= a14 ^ a10
    add v31.2d, v25.2d, v25.2d               // d1 = c0 ^ rol(c2, 1)
    eor x19, x28, x19, ror #21               // b32 = rol(a43 ^ d4, 8)
    eor x16, x27, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    eor x13, x28, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    sri v29.2d, v28.2d, #63                  // d3 = c2 ^ rol(c4, 1)
    eor v29.16b, v29.16b, v25.16b            // d3 = c2 ^ rol(c4, 1)
    eor x22, x27, x22                        // b41 = rol(a24 ^ d2, 61)
    eor x25, x25, x29, ror #27               // b00 = a00 ^ d0
    eor x15, x30, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor v26.16b, v26.16b, v20.16b            // c0 ^= a04 ^ a00
    eor x12, x26, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    eor v26.16b, v26.16b, v0.16b             // c0 ^= a04 ^ a00
    eor x0, x30, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    eor x23, x26, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    bic x27, x5, x25, ror #36                // t = ~b00 & b10
    sri v31.2d, v25.2d, #63                  // d1 = c0 ^ rol(c2, 1)
    eor x8, x28, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor v13.16b, v13.16b, v29.16b            // b22 = rol(a32 ^ d3, 25)
    ldr x29, [sp, #168]                      // the next round constant
    eor x24, x28, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor v18.16b, v18.16b, v29.16b            // b30 = rol(a33 ^ d3, 21)
    eor x27, x27, x24, ror #29               // a40 = b40 ^ t
    add v25.2d, v26.2d, v26.2d               // d4 = c3 ^ rol(c0, 1)
    bic x28, x11, x5, ror #1                 // t = ~b10 & b20
    eor x28, x28, x25, ror #37               // a00 = b00 ^ t
    bic x25, x25, x24, ror #57               // t = ~b40 & b00
    eor x17, x26, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    ldr x30, [x29], #8                       // rc
    eor x28, x28, x30, ror #45               // a00 ^= rc
    bic x24, x24, x17, ror #49               // t = ~b30 & b40
    stp x28, x29, [sp, #160]                 // a00
    bic x28, x19, x12, ror #39               // t = ~b22 & b32
    sri v25.2d, v26.2d, #63                  // d4 = c3 ^ rol(c0, 1)
    bic x29, x8, x2, ror #48                 // t = ~b01 & b11
    eor v26.16b, v31.16b, v26.16b            // d1 = c0 ^ rol(c2, 1)
    bic x30, x9, x8, ror #54                 // t = ~b11 & b21
    add v31.2d, v27.2d, v27.2d               // d0 = c4 ^ rol(c1, 1)
    eor v30.16b, v30.16b, v3.16b             // c3 ^= a34 ^ a30
    sri v31.2d, v27.2d, #63                  // d0 = c4 ^ rol(c1, 1)
    eor x25, x25, x17, ror #42               // a30 = b30 ^ t
    eor v28.16b, v31.16b, v28.16b            // d0 = c4 ^ rol(c1, 1)
    eor x7, x26, x7, ror #36                 // b14 = rol(a31 ^ d3, 55)
    eor x26, x30, x2, ror #38                // a01 = b01 ^ t
    add v31.2d, v30.2d, v30.2d               // d2 = c1 ^ rol(c3, 1)
    eor v25.16b, v25.16b, v30.16b            // d4 = c3 ^ rol(c0, 1)
    bic x30, x20, x19, ror #17               // t = ~b32 & b42
    eor x24, x24, x11, ror #34               // a20 = b20 ^ t
    eor x29, x29, x22, ror #22               // a41 = b41 ^ t
    sri v31.2d, v30.2d, #63                  // d2 = c1 ^ rol(c3, 1)
    eor v27.16b, v31.16b, v27.16b            // d2 = c1 ^ rol(c3, 1)
    bic x11, x17, x11, ror #49               // t = ~b20 & b30
    shl v30.2d, v13.2d, #25                  // b22 = rol(a32 ^ d3, 25)
    bic x17, x12, x6, ror #26                // t = ~b12 & b22
    eor x5, x11, x5, ror #50                 // a10 = b10 ^ t
    bic x2, x2, x22, ror #38                 // t = ~b41 & b01
    eor x2, x2, x15, ror #56                 // a31 = b31 ^ t
    shl v31.2d, v18.2d, #21                  // b30 = rol(a33 ^ d3, 21)
    bic x11, x22, x15, ror #18               // t = ~b31 & b41
    eor x11, x11, x9, ror #52                // a21 = b21 ^ t
    eor x17, x17, x0, ror #33                // a02 = b02 ^ t
    eor v10.16b, v10.16b, v28.16b            // b21 = rol(a02 ^ d0, 3)
    bic x9, x15, x9, ror #34                 // t = ~b21 & b31
    bic x15, x14, x13, ror #9                // t = ~b24 & b34
    eor x15, x15, x7, ror #49                // a14 = b14 ^ t
    bic x22, x6, x0, ror #7                  // t = ~b02 & b12
    sri v31.2d, v18.2d, #43                  // b30 = rol(a33 ^ d3, 21)
    eor v18.16b, v4.16b, v25.16b             // b03 = rol(a40 ^ d4, 27)
    bic x0, x0, x20, ror #39                 // t = ~b42 & b02
    eor x0, x0, x19, ror #56                 // a32 = b32 ^ t
    eor v16.16b, v16.16b, v26.16b            // b31 = rol(a13 ^ d1, 45)
    bic x19, x13, x7, ror #40                // t = ~b14 & b24
    bic x7, x7, x1                           // t = ~b04 & b14
    eor x20, x22, x20, ror #46               // a42 = b42 ^ t
    eor x19, x19, x1, ror #40                // a04 = b04 ^ t
    eor v9.16b, v9.16b, v25.16b              // b11 = rol(a41 ^ d4, 20)
    eor x8, x9, x8, ror #24                  // a11 = b11 ^ t
    sri v30.2d, v13.2d, #39                  // b22 = rol(a32 ^ d3, 25)
    eor v13.16b, v19.16b, v25.16b            // b32 = rol(a43 ^ d4, 8)
    bic x9, x16, x10, ror #7                 // t = ~b23 & b33
    bic x22, x4, x3, ror #16                 // t = ~b03 & b13
    eor x6, x28, x6, ror #1                  // a12 = b12 ^ t
    eor x12, x30, x12, ror #56               // a22 = b22 ^ t
    shl v19.2d, v9.2d, #20                   // b11 = rol(a41 ^ d4, 20)
    eor v20.16b, v20.16b, v28.16b            // b42 = rol(a04 ^ d0, 18)
    sri v19.2d, v9.2d, #44                   // b11 = rol(a41 ^ d4, 20)
    bic x28, x21, x14, ror #17               // t = ~b34 & b44
    eor v9.16b, v1.16b, v26.16b              // b02 = rol(a10 ^ d1, 1)
    eor x30, x8, x5, ror #15                 // c1 ^= a10
    bic x1, x1, x21, ror #62                 // t = ~b44 & b04
    eor x1, x1, x14, ror #15                 // a34 = b34 ^ t
    shl v1.2d, v10.2d, #3                    // b21 = rol(a02 ^ d0, 3)
    eor x14, x0, x25, ror #57                // c3 ^= a30
    eor x7, x7, x21, ror #62                 // a44 = b44 ^ t
    eor v23.16b, v23.16b, v29.16b            // b43 = rol(a34 ^ d3, 56)
    eor x13, x28, x13, ror #26               // a24 = b24 ^ t
    shl v4.2d, v23.2d, #56                   // b43 = rol(a34 ^ d3, 56)
    eor x14, x14, x2, ror #28                // c3 ^= a31
    bic x21, x3, x23, ror #27                // t = ~b43 & b03
    eor x21, x21, x16, ror #11               // a33 = b33 ^ t
    eor x22, x22, x23, ror #43               // a43 = b43 ^ t
    eor v17.16b, v17.16b, v27.16b            // b33 = rol(a23 ^ d2, 15)
    sri v1.2d, v10.2d, #61                   // b21 = rol(a02 ^ d0, 3)
    eor v10.16b, v5.16b, v28.16b             // b13 = rol(a01 ^ d0, 36)
    eor x28, x30, x6, ror #36                // c1 ^= a12
    eor x9, x9, x4, ror #37                  // a13 = b13 ^ t
    ldr x30, [sp, #160]                      // a00
    eor x30, x17, x30, ror #53               // c0 ^= a00
    sri v4.2d, v23.2d, #8                    // b43 = rol(a34 ^ d3, 56)
    eor x30, x30, x26, ror #23               // c0 ^= a01
    eor v5.16b, v2.16b, v27.16b              // b04 = rol(a20 ^ d2, 62)
    shl v23.2d, v5.2d, #62                   // b04 = rol(a20 ^ d2, 62)
    bic x4, x10, x4, ror #30                 // t = ~b13 & b23
    bic x16, x23, x16, ror #48               // t = ~b33 & b43
    eor x10, x16, x10, ror #55               // a23 = b23 ^ t
    eor x16, x11, x24, ror #48               // c2 ^= a20
    eor x16, x16, x12, ror #37               // c2 ^= a22
    eor x16, x16, x10, ror #62               // c2 ^= a23
    eor v2.16b, v6.16b, v26.16b              // b10 = rol(a11 ^ d1, 44)
    sri v23.2d, v5.2d, #2                    // b04 = rol(a20 ^ d2, 62)
    eor x14, x14, x21, ror #37               // c3 ^= a33
    eor x14, x14, x1, ror #1                 // c3 ^= a34
    eor x3, x4, x3, ror #46                  // a03 = b03 ^ t
    eor x4, x30, x3, ror #24                 // c0 ^= a03
    eor x4, x4, x19, ror #58                 // c0 ^= a04
    eor x23, x20, x27, ror #28               // c4 ^= a40
    eor x16, x16, x13, ror #61               // c2 ^= a24
    eor v6.16b, v8.16b, v29.16b              // b14 = rol(a31 ^ d3, 55)
    shl v8.2d, v16.2d, #45                   // b31 = rol(a13 ^ d1, 45)
    eor x30, x16, x4, ror #30                // d1 = c0 ^ rol(c2, 1)
    eor x28, x28, x9, ror #28                // c1 ^= a13
    eor x5, x30, x5, ror #34                 // b02 = rol(a10 ^ d1, 1)
    eor x23, x23, x29, ror #51               // c4 ^= a41
    eor x28, x28, x15, ror #60               // c1 ^= a14
    eor x23, x23, x22, ror #28               // c4 ^= a43
    eor v5.16b, v3.16b, v29.16b              // b01 = rol(a30 ^ d3, 28)
    eor x4, x14, x4, ror #30                 // d4 = c3 ^ rol(c0, 1)
    sri v8.2d, v16.2d, #19                   // b31 = rol(a13 ^ d1, 45)
    eor x9, x30, x9, ror #47                 // b31 = rol(a13 ^ d1, 45)
    eor v24.16b, v24.16b, v25.16b            // b40 = rol(a44 ^ d4, 14)
    eor x14, x14, x28, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor x24, x14, x24, ror #51               // b04 = rol(a20 ^ d2, 62)
    eor x23, x23, x7, ror #8                 // c4 ^= a44
    shl v16.2d, v20.2d, #18                  // b42 = rol(a04 ^ d0, 18)
    sri v16.2d, v20.2d, #46                  // b42 = rol(a04 ^ d0, 18)
    eor v20.16b, v22.16b, v27.16b            // b41 = rol(a24 ^ d2, 61)
    eor x28, x23, x28, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor v7.16b, v7.16b, v27.16b              // b12 = rol(a21 ^ d2, 6)
    eor x19, x28, x19, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor x10, x14, x10, ror #1                // b33 = rol(a23 ^ d2, 15)
    shl v29.2d, v24.2d, #14                  // b40 = rol(a44 ^ d4, 14)
    eor v3.16b, v15.16b, v28.16b             // b34 = rol(a03 ^ d0, 41)
    eor x29, x4, x29, ror #44                // b11 = rol(a41 ^ d4, 20)
    shl v15.2d, v7.2d, #6                    // b12 = rol(a21 ^ d2, 6)
    eor x6, x30, x6, ror #55                 // b23 = rol(a12 ^ d1, 10)
    eor x11, x14, x11, ror #3                // b12 = rol(a21 ^ d2, 6)
    eor v22.16b, v14.16b, v25.16b            // b24 = rol(a42 ^ d4, 39)
    eor x26, x28, x26, ror #61               // b13 = rol(a01 ^ d0, 36)
    sri v29.2d, v24.2d, #50                  // b40 = rol(a44 ^ d4, 14)
    eor x3, x28, x3, ror #62                 // b34 = rol(a03 ^ d0, 41)
    eor x7, x4, x7, ror #1                   // b40 = rol(a44 ^ d4, 14)
    add v14.2d, v9.2d, v9.2d                 // b02 = rol(a10 ^ d1, 1)
    eor x8, x30, x8, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor x16, x23, x16, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor x0, x16, x0, ror #8                  // b22 = rol(a32 ^ d3, 25)
    eor x22, x4, x22, ror #21                // b32 = rol(a43 ^ d4, 8)
    eor x17, x28, x17, ror #38               // b21 = rol(a02 ^ d0, 3)
    eor x23, x4, x27, ror #21                // b03 = rol(a40 ^ d4, 27)
    eor x13, x14, x13                        // b41 = rol(a24 ^ d2, 61)
    sri v14.2d, v9.2d, #63                   // b02 = rol(a10 ^ d1, 1)
    eor v24.16b, v21.16b, v26.16b            // b44 = rol(a14 ^ d1, 2)
    eor x15, x30, x15, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x12, x14, x12, ror #40               // b20 = rol(a22 ^ d2, 43)
    ldr x14, [sp, #160]                      // a00
    shl v21.2d, v17.2d, #15                  // b33 = rol(a23 ^ d2, 15)
    bic x27, x12, x8, ror #1                 // t = ~b10 & b20
    eor x4, x4, x20, ror #57                 // b24 = rol(a42 ^ d4, 39)
    eor x20, x16, x21, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor v25.16b, v11.16b, v26.16b            // b23 = rol(a12 ^ d1, 10)
    eor x14, x28, x14, ror #27               // b00 = a00 ^ d0
    eor x21, x27, x14, ror #37               // a00 = b00 ^ t
    eor x2, x16, x2, ror #36                 // b14 = rol(a31 ^ d3, 55)
    bic x27, x17, x29, ror #54               // t = ~b11 & b21
    shl v9.2d, v20.2d, #61                   // b41 = rol(a24 ^ d2, 61)
    sri v9.2d, v20.2d, #3                    // b41 = rol(a24 ^ d2, 61)
    eor x25, x16, x25, ror #1                // b01 = rol(a30 ^ d3, 28)
    ldr x28, [sp, #168]                      // the next round constant
    ldr x30, [x28], #8                       // rc
    eor x21, x21, x30, ror #45               // a00 ^= rc
    shl v11.2d, v5.2d, #28                   // b01 = rol(a30 ^ d3, 28)
    bic x30, x7, x20, ror #49                // t = ~b30 & b40
    eor x30, x30, x12, ror #34               // a20 = b20 ^ t
    eor v20.16b, v12.16b, v27.16b            // b20 = rol(a22 ^ d2, 43)
    eor x1, x16, x1, ror #9                  // b43 = rol(a34 ^ d3, 56)
    stp x21, x28, [sp, #160]                 // a00
    bic x16, x29, x25, ror #48               // t = ~b01 & b11
    eor x16, x16, x13, ror #22               // a41 = b41 ^ t
    bic x21, x25, x13, ror #38               // t = ~b41 & b01
    bic x28, x9, x17, ror #34                // t = ~b21 & b31
    sri v11.2d, v5.2d, #36                   // b01 = rol(a30 ^ d3, 28)
    sri v15.2d, v7.2d, #58                   // b12 = rol(a21 ^ d2, 6)
    bic x13, x13, x9, ror #18                // t = ~b31 & b41
    eor x13, x13, x17, ror #52               // a21 = b21 ^ t
    eor x17, x28, x29, ror #24               // a11 = b11 ^ t
    bic x28, x23, x1, ror #27                // t = ~b43 & b03
    bic v5.16b, v8.16b, v1.16b               // a11 = b11 ^ (~b21 & b31)
    shl v12.2d, v13.2d, #8                   // b32 = rol(a43 ^ d4, 8)
    eor x25, x27, x25, ror #38               // a01 = b01 ^ t
    eor x9, x21, x9, ror #56                 // a31 = b31 ^ t
    bic x21, x0, x11, ror #26                // t = ~b12 & b22
    eor v26.16b, v0.16b, v28.16b             // b00 = a00 ^ d0
    bic x12, x20, x12, ror #49               // t = ~b20 & b30
    eor x12, x12, x8, ror #50                // a10 = b10 ^ t
    shl v0.2d, v6.2d, #55                    // b14 = rol(a31 ^ d3, 55)
    bic x8, x8, x14, ror #36                 // t = ~b00 & b10
    eor x21, x21, x5, ror #33                // a02 = b02 ^ t
    bic v27.16b, v19.16b, v11.16b            // a41 = b41 ^ (~b01 & b11)
    bic x27, x19, x22, ror #17               // t = ~b32 & b42
    sri v0.2d, v6.2d, #9                     // b14 = rol(a31 ^ d3, 55)
    bic x14, x14, x7, ror #57                // t = ~b40 & b00
    bic v7.16b, v1.16b, v19.16b              // a01 = b01 ^ (~b11 & b21)
    sri v21.2d, v17.2d, #49                  // b33 = rol(a23 ^ d2, 15)
    bic x29, x11, x5, ror #7                 // t = ~b02 & b12
    eor x27, x27, x0, ror #56                // a22 = b22 ^ t
    bic x0, x22, x0, ror #39                 // t = ~b22 & b32
    eor x0, x0, x11, ror #1                  // a12 = b12 ^ t
    eor v6.16b, v5.16b, v19.16b              // a11 = b11 ^ (~b21 & b31)
    eor x11, x14, x20, ror #42               // a30 = b30 ^ t
    eor x7, x8, x7, ror #29                  // a40 = b40 ^ t
    eor v5.16b, v7.16b, v11.16b              // a01 = b01 ^ (~b11 & b21)
    bic v11.16b, v11.16b, v9.16b             // a31 = b31 ^ (~b41 & b01)
    shl v19.2d, v10.2d, #36                  // b13 = rol(a01 ^ d0, 36)
    eor x8, x29, x19, ror #46                // a42 = b42 ^ t
    bic x14, x3, x4, ror #9                  // t = ~b24 & b34
    bic x5, x5, x19, ror #39                 // t = ~b42 & b02
    eor x5, x5, x22, ror #56                 // a32 = b32 ^ t
    bic x19, x4, x2, ror #40                 // t = ~b14 & b24
    bic x20, x10, x6, ror #7                 // t = ~b23 & b33
    eor x20, x20, x26, ror #37               // a13 = b13 ^ t
    eor x22, x28, x10, ror #11               // a33 = b33 ^ t
    bic v7.16b, v9.16b, v8.16b               // a21 = b21 ^ (~b31 & b41)
    sri v19.2d, v10.2d, #28                  // b13 = rol(a01 ^ d0, 36)
    eor v7.16b, v7.16b, v1.16b               // a21 = b21 ^ (~b31 & b41)
    bic x28, x2, x24                         // t = ~b04 & b14
    eor x28, x28, x15, ror #62               // a44 = b44 ^ t
    bic x29, x15, x3, ror #17                // t = ~b34 & b44
    eor x4, x29, x4, ror #26                 // a24 = b24 ^ t
    bic x10, x1, x10, ror #48                // t = ~b33 & b43
    bic v10.16b, v30.16b, v15.16b            // a02 = b02 ^ (~b12 & b22)
    eor x2, x14, x2, ror #49                 // a14 = b14 ^ t
    bic x14, x6, x26, ror #30                // t = ~b13 & b23
    eor x5, x5, x11, ror #57                 // c3 ^= a30
    eor x11, x19, x24, ror #40               // a04 = b04 ^ t
    bic x15, x24, x15, ror #62               // t = ~b44 & b04
    eor x3, x15, x3, ror #15                 // a34 = b34 ^ t
    eor x5, x5, x9, ror #28                  // c3 ^= a31
    bic v17.16b, v0.16b, v23.16b             // a44 = b44 ^ (~b04 & b14)
    sri v12.2d, v13.2d, #56                  // b32 = rol(a43 ^ d4, 8)
    bic x9, x26, x23, ror #16                // t = ~b03 & b13
    bic v13.16b, v14.16b, v16.16b            // a32 = b32 ^ (~b42 & b02)
    eor x14, x14, x23, ror #46               // a03 = b03 ^ t
    eor x13, x13, x30, ror #48               // c2 ^= a20
    eor x5, x5, x22, ror #37                 // c3 ^= a33
    eor x3, x5, x3, ror #1                   // c3 ^= a34
    eor x1, x9, x1, ror #43                  // a43 = b43 ^ t
    eor x5, x10, x6, ror #55                 // a23 = b23 ^ t
    bic v1.16b, v16.16b, v12.16b             // a22 = b22 ^ (~b32 & b42)
    eor x6, x13, x27, ror #37                // c2 ^= a22
    eor v10.16b, v10.16b, v14.16b            // a02 = b02 ^ (~b12 & b22)
    ldr x9, [sp, #160]                       // a00
    eor x10, x17, x12, ror #15               // c1 ^= a10
    shl v28.2d, v18.2d, #27                  // b03 = rol(a40 ^ d4, 27)
    eor x0, x10, x0, ror #36                 // c1 ^= a12
    eor v8.16b, v11.16b, v8.16b              // a31 = b31 ^ (~b41 & b01)
    bic v11.16b, v12.16b, v30.16b            // a12 = b12 ^ (~b22 & b32)
    eor x0, x0, x20, ror #28                 // c1 ^= a13
    eor x2, x0, x2, ror #60                  // c1 ^= a14
    eor v13.16b, v13.16b, v12.16b            // a32 = b32 ^ (~b42 & b02)
    eor v12.16b, v1.16b, v30.16b             // a22 = b22 ^ (~b32 & b42)
    eor x0, x3, x2, ror #21                  // d2 = c1 ^ rol(c3, 1)
    eor x9, x21, x9, ror #53                 // c0 ^= a00
    eor x9, x9, x25, ror #23                 // c0 ^= a01
    eor x9, x9, x14, ror #24                 // c0 ^= a03
    eor x9, x9, x11, ror #58                 // c0 ^= a04
    eor x3, x3, x9, ror #30                  // d4 = c3 ^ rol(c0, 1)
    eor v11.16b, v11.16b, v15.16b            // a12 = b12 ^ (~b22 & b32)
    eor x7, x8, x7, ror #28                  // c4 ^= a40
    eor x7, x7, x16, ror #51                 // c4 ^= a41
    shl v1.2d, v24.2d, #2                    // b44 = rol(a14 ^ d1, 2)
    bic v14.16b, v15.16b, v14.16b            // a42 = b42 ^ (~b02 & b12)
    eor x5, x6, x5, ror #62                  // c2 ^= a23
    eor x4, x5, x4, ror #61                  // c2 ^= a24
    eor x5, x4, x9, ror #30                  // d1 = c0 ^ rol(c2, 1)
    eor x1, x7, x1, ror #28                  // c4 ^= a43
    eor x1, x1, x28, ror #8                  // c4 ^= a44
    eor x4, x1, x4, ror #10                  // d3 = c2 ^ rol(c4, 1)
    sri v28.2d, v18.2d, #37                  // b03 = rol(a40 ^ d4, 27)
    bic v18.16b, v28.16b, v4.16b             // a33 = b33 ^ (~b43 & b03)
    eor x3, x3, x28, ror #1                  // b40 = rol(a44 ^ d4, 14)
    sri v1.2d, v24.2d, #62                   // b44 = rol(a14 ^ d1, 2)
    eor v24.16b, v17.16b, v1.16b             // a44 = b44 ^ (~b04 & b14)
    eor x4, x4, x22, ror #45                 // b30 = rol(a33 ^ d3, 21)
    eor x0, x0, x27, ror #40                 // b20 = rol(a22 ^ d2, 43)
    shl v30.2d, v22.2d, #39                  // b24 = rol(a42 ^ d4, 39)
    eor v14.16b, v14.16b, v16.16b            // a42 = b42 ^ (~b02 & b12)
    shl v17.2d, v25.2d, #10                  // b23 = rol(a12 ^ d1, 10)
    eor x1, x1, x2, ror #26                  // d0 = c4 ^ rol(c1, 1)
    eor v9.16b, v27.16b, v9.16b              // a41 = b41 ^ (~b01 & b11)
    sri v30.2d, v22.2d, #25                  // b24 = rol(a42 ^ d4, 39)
    sri v17.2d, v25.2d, #54                  // b23 = rol(a12 ^ d1, 10)
    bic v16.16b, v21.16b, v17.16b            // a13 = b13 ^ (~b23 & b33)
    shl v25.2d, v20.2d, #43                  // b20 = rol(a22 ^ d2, 43)
    eor v16.16b, v16.16b, v19.16b            // a13 = b13 ^ (~b23 & b33)
    sri v25.2d, v20.2d, #21                  // b20 = rol(a22 ^ d2, 43)
    shl v27.2d, v2.2d, #44                   // b10 = rol(a11 ^ d1, 44)
    bic v20.16b, v30.16b, v0.16b             // a04 = b04 ^ (~b14 & b24)
    bic v15.16b, v17.16b, v19.16b            // a03 = b03 ^ (~b13 & b23)
    eor v18.16b, v18.16b, v21.16b            // a33 = b33 ^ (~b43 & b03)
    bic v19.16b, v19.16b, v28.16b            // a43 = b43 ^ (~b03 & b13)
    sri v27.2d, v2.2d, #20                   // b10 = rol(a11 ^ d1, 44)
    eor x5, x5, x17, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor v20.16b, v20.16b, v23.16b            // a04 = b04 ^ (~b14 & b24)
    ldr x2, [sp, #160]                       // a00
    eor x2, x1, x2, ror #27                  // b00 = a00 ^ d0
    bic v2.16b, v29.16b, v31.16b             // a20 = b20 ^ (~b30 & b40)
    eor v2.16b, v2.16b, v25.16b              // a20 = b20 ^ (~b30 & b40)
    shl v22.2d, v3.2d, #41                   // b34 = rol(a03 ^ d0, 41)
    eor v15.16b, v15.16b, v28.16b            // a03 = b03 ^ (~b13 & b23)
    bic v23.16b, v23.16b, v1.16b             // a34 = b34 ^ (~b44 & b04)
    bic v28.16b, v25.16b, v27.16b            // a00 = b00 ^ (~b10 & b20)
    sri v22.2d, v3.2d, #23                   // b34 = rol(a03 ^ d0, 41)
    bic v21.16b, v4.16b, v21.16b             // a23 = b23 ^ (~b33 & b43)
    ldr x1, [sp, #168]                       // the next round constant
    ldr x6, [x1], #8                         // rc
    bic x7, x0, x5, ror #1                   // t = ~b10 & b20
    eor v28.16b, v28.16b, v26.16b            // a00 = b00 ^ (~b10 & b20)
    eor x7, x7, x2, ror #37                  // a00 = b00 ^ t
    eor x6, x7, x6, ror #45                  // a00 ^= rc
    bic v3.16b, v26.16b, v29.16b             // a30 = b30 ^ (~b40 & b00)
    bic x2, x2, x3, ror #57                  // t = ~b40 & b00
    eor v17.16b, v21.16b, v17.16b            // a23 = b23 ^ (~b33 & b43)
    bic v1.16b, v1.16b, v22.16b              // a24 = b24 ^ (~b34 & b44)
    bic v26.16b, v27.16b, v26.16b            // a40 = b40 ^ (~b00 & b10)
    bic v21.16b, v22.16b, v30.16b            // a14 = b14 ^ (~b24 & b34)
    eor v21.16b, v21.16b, v0.16b             // a14 = b14 ^ (~b24 & b34)
    bic v25.16b, v31.16b, v25.16b            // a10 = b10 ^ (~b20 & b30)
    eor v3.16b, v3.16b, v31.16b              // a30 = b30 ^ (~b40 & b00)
    ldr x7, [sp, #208]                       // the next round constant
    stp x6, x1, [sp, #160]                   // a00
    bic x1, x3, x4, ror #49                  // t = ~b30 & b40
    eor x1, x1, x0, ror #34                  // a20 = b20 ^ t
    eor x2, x2, x4, ror #42                  // a30 = b30 ^ t
    ld1r {v0.2d}, [x7], #8                   // rc
    str x7, [sp, #208]                       // the next round constant
    bic x0, x4, x0, ror #49                  // t = ~b20 & b30
    eor v23.16b, v23.16b, v22.16b            // a34 = b34 ^ (~b44 & b04)
    eor v0.16b, v28.16b, v0.16b              // a00 ^= rc
    eor v22.16b, v1.16b, v30.16b             // a24 = b24 ^ (~b34 & b44)
    eor v1.16b, v25.16b, v27.16b             // a10 = b10 ^ (~b20 & b30)
    eor v19.16b, v19.16b, v4.16b             // a43 = b43 ^ (~b03 & b13)
    eor x0, x0, x5, ror #50                  // a10 = b10 ^ t
    eor v4.16b, v26.16b, v29.16b             // a40 = b40 ^ (~b00 & b10)
    ldr x30, [sp, #192]
    ldr x27, [sp, #160]                      // a00
    ror x2, x2, #56
    ror x1, x1, #49
    ror x0, x0, #34
    ror x27, x27, #19
    str x27, [x30, #672]
    str x0, [x30, #720]
    str x1, [x30, #768]
    str x2, [x30, #816]
    add x30, x30, #8
    str x30, [sp, #192]
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
    ldr x27, [x30, #0]
    ldr x0, [x30, #48]
    ldr x1, [x30, #96]
    ldr x2, [x30, #144]
    ldr x3, [x30, #192]
    ror x27, x27, #45
    str x27, [sp, #160]                      // a00
    ldr x4, [x30, #240]
    ror x0, x0, #30
    ldr x5, [x30, #288]
    ror x1, x1, #15
    ldr x6, [x30, #336]
    ror x2, x2, #8
    ldr x7, [x30, #384]
    ror x3, x3, #44
    ldr x8, [x30, #432]
    ror x4, x4, #11
    ldr x9, [x30, #480]
    ror x5, x5, #45
    ldr x10, [x30, #528]
    ror x6, x6, #63
    ldr x11, [x30, #576]
    ror x7, x7, #37
    ldr x15, [x30, #624]
    ror x8, x8, #21
    ror x9, x9, #34
    ror x10, x10, #9
    ror x11, x11, #26
    ror x15, x15, #17
    adr x27, 9f                              // behind the last constant
    sub x27, x27, #192
    str x27, [sp, #168]
    b 19b
20:
    // The last turn: few lanes are wanted.
    eor v7.16b, v7.16b, v12.16b              // c2 = a21 ^ a22 ^ a23
    eor x25, x13, x3, ror #28                // c4 ^= a40
    eor x26, x6, x1, ror #48                 // c2 ^= a20
    eor v5.16b, v5.16b, v10.16b              // c0 = a01 ^ a02 ^ a03
    eor x25, x25, x8, ror #51                // c4 ^= a41
    eor x27, x5, x0, ror #15                 // c1 ^= a10
    eor x27, x27, x10, ror #36               // c1 ^= a12
    eor x26, x26, x11, ror #37               // c2 ^= a22
    eor v7.16b, v7.16b, v17.16b              // c2 = a21 ^ a22 ^ a23
    eor x26, x26, x16, ror #62               // c2 ^= a23
    eor x26, x26, x22, ror #61               // c2 ^= a24
    ldr x28, [sp, #160]                      // a00
    eor x28, x9, x28, ror #53                // c0 ^= a00
    eor v10.16b, v6.16b, v11.16b             // c1 = a11 ^ a12 ^ a13
    eor v9.16b, v9.16b, v14.16b              // c4 = a41 ^ a42 ^ a43
    eor v9.16b, v9.16b, v19.16b              // c4 = a41 ^ a42 ^ a43
    eor v9.16b, v9.16b, v24.16b              // c4 ^= a44 ^ a40
    eor x25, x25, x19, ror #28               // c4 ^= a43
    eor x25, x25, x24, ror #8                // c4 ^= a44
    eor v4.16b, v9.16b, v4.16b               // c4 ^= a44 ^ a40
    add v9.2d, v4.2d, v4.2d                  // d3 = c2 ^ rol(c4, 1)
    eor x29, x12, x2, ror #57                // c3 ^= a30
    eor x28, x28, x4, ror #23                // c0 ^= a01
    eor x28, x28, x14, ror #24               // c0 ^= a03
    eor x28, x28, x20, ror #58               // c0 ^= a04
    eor x30, x26, x28, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor v10.16b, v10.16b, v16.16b            // c1 = a11 ^ a12 ^ a13
    eor x29, x29, x7, ror #28                // c3 ^= a31
    eor x26, x25, x26, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor v10.16b, v10.16b, v21.16b            // c1 ^= a14 ^ a10
    eor v8.16b, v8.16b, v13.16b              // c3 = a31 ^ a32 ^ a33
    eor x27, x27, x15, ror #28               // c1 ^= a13
    eor x2, x26, x2, ror #1                  // b01 = rol(a30 ^ d3, 28)
    eor x27, x27, x21, ror #60               // c1 ^= a14
    eor x29, x29, x17, ror #37               // c3 ^= a33
    eor x29, x29, x23, ror #1                // c3 ^= a34
    eor x25, x25, x27, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor v8.16b, v8.16b, v18.16b              // c3 = a31 ^ a32 ^ a33
    eor x28, x29, x28, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor x20, x25, x20, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor x14, x25, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x9, x25, x9, ror #38                 // b21 = rol(a02 ^ d0, 3)
    eor x27, x29, x27, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor x5, x30, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor v8.16b, v8.16b, v23.16b              // c3 ^= a34 ^ a30
    eor v7.16b, v7.16b, v22.16b              // c2 ^= a24 ^ a20
    eor x11, x27, x11, ror #40               // b20 = rol(a22 ^ d2, 43)
    eor v2.16b, v7.16b, v2.16b               // c2 ^= a24 ^ a20
    eor x1, x27, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    ldr x29, [sp, #160]                      // a00
    eor x3, x28, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    eor v5.16b, v5.16b, v15.16b              // c0 = a01 ^ a02 ^ a03
    eor x6, x27, x6, ror #3                  // b12 = rol(a21 ^ d2, 6)
    eor x10, x30, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x21, x30, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x4, x25, x4, ror #61                 // b13 = rol(a01 ^ d0, 36)
    eor v1.16b, v10.16b, v1.16b              // c1 ^= a14 ^ a10
    add v7.2d, v2.2d, v2.2d                  // d1 = c0 ^ rol(c2, 1)
    eor x19, x28, x19, ror #21               // b32 = rol(a43 ^ d4, 8)
    eor x16, x27, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    eor x13, x28, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    sri v9.2d, v4.2d, #63                    // d3 = c2 ^ rol(c4, 1)
    eor v9.16b, v9.16b, v2.16b               // d3 = c2 ^ rol(c4, 1)
    eor x22, x27, x22                        // b41 = rol(a24 ^ d2, 61)
    eor x25, x25, x29, ror #27               // b00 = a00 ^ d0
    eor x15, x30, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor v5.16b, v5.16b, v20.16b              // c0 ^= a04 ^ a00
    eor x12, x26, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    eor v5.16b, v5.16b, v0.16b               // c0 ^= a04 ^ a00
    eor x0, x30, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    eor x23, x26, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    bic x27, x5, x25, ror #36                // t = ~b00 & b10
    sri v7.2d, v2.2d, #63                    // d1 = c0 ^ rol(c2, 1)
    eor x8, x28, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    ldr x29, [sp, #168]                      // the next round constant
    eor x24, x28, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor v2.16b, v18.16b, v9.16b              // b30 = rol(a33 ^ d3, 21)
    eor x27, x27, x24, ror #29               // a40 = b40 ^ t
    add v9.2d, v5.2d, v5.2d                  // d4 = c3 ^ rol(c0, 1)
    bic x28, x11, x5, ror #1                 // t = ~b10 & b20
    eor x28, x28, x25, ror #37               // a00 = b00 ^ t
    bic x25, x25, x24, ror #57               // t = ~b40 & b00
    eor x17, x26, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    ldr x30, [x29], #8                       // rc
    eor x28, x28, x30, ror #45               // a00 ^= rc
    bic x24, x24, x17, ror #49               // t = ~b30 & b40
    stp x28, x29, [sp, #160]                 // a00
    bic x28, x19, x12, ror #39               // t = ~b22 & b32
    sri v9.2d, v5.2d, #63                    // d4 = c3 ^ rol(c0, 1)
    bic x29, x8, x2, ror #48                 // t = ~b01 & b11
    eor v5.16b, v7.16b, v5.16b               // d1 = c0 ^ rol(c2, 1)
    bic x30, x9, x8, ror #54                 // t = ~b11 & b21
    add v7.2d, v1.2d, v1.2d                  // d0 = c4 ^ rol(c1, 1)
    eor v3.16b, v8.16b, v3.16b               // c3 ^= a34 ^ a30
    sri v7.2d, v1.2d, #63                    // d0 = c4 ^ rol(c1, 1)
    eor x25, x25, x17, ror #42               // a30 = b30 ^ t
    eor v4.16b, v7.16b, v4.16b               // d0 = c4 ^ rol(c1, 1)
    eor x7, x26, x7, ror #36                 // b14 = rol(a31 ^ d3, 55)
    eor x26, x30, x2, ror #38                // a01 = b01 ^ t
    add v7.2d, v3.2d, v3.2d                  // d2 = c1 ^ rol(c3, 1)
    eor v8.16b, v9.16b, v3.16b               // d4 = c3 ^ rol(c0, 1)
    bic x30, x20, x19, ror #17               // t = ~b32 & b42
    eor x24, x24, x11, ror #34               // a20 = b20 ^ t
    eor x29, x29, x22, ror #22               // a41 = b41 ^ t
    sri v7.2d, v3.2d, #63                    // d2 = c1 ^ rol(c3, 1)
    eor v3.16b, v7.16b, v1.16b               // d2 = c1 ^ rol(c3, 1)
    bic x11, x17, x11, ror #49               // t = ~b20 & b30
    bic x17, x12, x6, ror #26                // t = ~b12 & b22
    eor x5, x11, x5, ror #50                 // a10 = b10 ^ t
    bic x2, x2, x22, ror #38                 // t = ~b41 & b01
    eor x2, x2, x15, ror #56                 // a31 = b31 ^ t
    shl v1.2d, v2.2d, #21                    // b30 = rol(a33 ^ d3, 21)
    bic x11, x22, x15, ror #18               // t = ~b31 & b41
    eor x11, x11, x9, ror #52                // a21 = b21 ^ t
    eor x17, x17, x0, ror #33                // a02 = b02 ^ t
    bic x9, x15, x9, ror #34                 // t = ~b21 & b31
    bic x15, x14, x13, ror #9                // t = ~b24 & b34
    eor x15, x15, x7, ror #49                // a14 = b14 ^ t
    bic x22, x6, x0, ror #7                  // t = ~b02 & b12
    sri v1.2d, v2.2d, #43                    // b30 = rol(a33 ^ d3, 21)
    bic x0, x0, x20, ror #39                 // t = ~b42 & b02
    eor x0, x0, x19, ror #56                 // a32 = b32 ^ t
    bic x19, x13, x7, ror #40                // t = ~b14 & b24
    bic x7, x7, x1                           // t = ~b04 & b14
    eor x20, x22, x20, ror #46               // a42 = b42 ^ t
    eor x19, x19, x1, ror #40                // a04 = b04 ^ t
    eor x8, x9, x8, ror #24                  // a11 = b11 ^ t
    bic x9, x16, x10, ror #7                 // t = ~b23 & b33
    bic x22, x4, x3, ror #16                 // t = ~b03 & b13
    eor x6, x28, x6, ror #1                  // a12 = b12 ^ t
    eor x12, x30, x12, ror #56               // a22 = b22 ^ t
    bic x28, x21, x14, ror #17               // t = ~b34 & b44
    eor x30, x8, x5, ror #15                 // c1 ^= a10
    bic x1, x1, x21, ror #62                 // t = ~b44 & b04
    eor x1, x1, x14, ror #15                 // a34 = b34 ^ t
    eor x14, x0, x25, ror #57                // c3 ^= a30
    eor x7, x7, x21, ror #62                 // a44 = b44 ^ t
    eor x13, x28, x13, ror #26               // a24 = b24 ^ t
    eor x14, x14, x2, ror #28                // c3 ^= a31
    bic x21, x3, x23, ror #27                // t = ~b43 & b03
    eor x21, x21, x16, ror #11               // a33 = b33 ^ t
    eor x22, x22, x23, ror #43               // a43 = b43 ^ t
    eor x28, x30, x6, ror #36                // c1 ^= a12
    eor x9, x9, x4, ror #37                  // a13 = b13 ^ t
    ldr x30, [sp, #160]                      // a00
    eor x30, x17, x30, ror #53               // c0 ^= a00
    eor x30, x30, x26, ror #23               // c0 ^= a01
    bic x4, x10, x4, ror #30                 // t = ~b13 & b23
    bic x16, x23, x16, ror #48               // t = ~b33 & b43
    eor x10, x16, x10, ror #55               // a23 = b23 ^ t
    eor x16, x11, x24, ror #48               // c2 ^= a20
    eor x16, x16, x12, ror #37               // c2 ^= a22
    eor x16, x16, x10, ror #62               // c2 ^= a23
    eor v2.16b, v6.16b, v5.16b               // b10 = rol(a11 ^ d1, 44)
    eor x14, x14, x21, ror #37               // c3 ^= a33
    eor x14, x14, x1, ror #1                 // c3 ^= a34
    eor x3, x4, x3, ror #46                  // a03 = b03 ^ t
    eor x4, x30, x3, ror #24                 // c0 ^= a03
    eor x4, x4, x19, ror #58                 // c0 ^= a04
    eor x23, x20, x27, ror #28               // c4 ^= a40
    eor x16, x16, x13, ror #61               // c2 ^= a24
    eor x30, x16, x4, ror #30                // d1 = c0 ^ rol(c2, 1)
    eor x28, x28, x9, ror #28                // c1 ^= a13
    eor x5, x30, x5, ror #34                 // b02 = rol(a10 ^ d1, 1)
    eor x23, x23, x29, ror #51               // c4 ^= a41
    eor x28, x28, x15, ror #60               // c1 ^= a14
    eor x23, x23, x22, ror #28               // c4 ^= a43
    eor x4, x14, x4, ror #30                 // d4 = c3 ^ rol(c0, 1)
    eor x9, x30, x9, ror #47                 // b31 = rol(a13 ^ d1, 45)
    eor v5.16b, v24.16b, v8.16b              // b40 = rol(a44 ^ d4, 14)
    eor x14, x14, x28, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor x24, x14, x24, ror #51               // b04 = rol(a20 ^ d2, 62)
    eor x23, x23, x7, ror #8                 // c4 ^= a44
    eor x28, x23, x28, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor x19, x28, x19, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor x10, x14, x10, ror #1                // b33 = rol(a23 ^ d2, 15)
    shl v6.2d, v5.2d, #14                    // b40 = rol(a44 ^ d4, 14)
    eor x29, x4, x29, ror #44                // b11 = rol(a41 ^ d4, 20)
    eor x6, x30, x6, ror #55                 // b23 = rol(a12 ^ d1, 10)
    eor x11, x14, x11, ror #3                // b12 = rol(a21 ^ d2, 6)
    eor x26, x28, x26, ror #61               // b13 = rol(a01 ^ d0, 36)
    sri v6.2d, v5.2d, #50                    // b40 = rol(a44 ^ d4, 14)
    eor x3, x28, x3, ror #62                 // b34 = rol(a03 ^ d0, 41)
    eor x7, x4, x7, ror #1                   // b40 = rol(a44 ^ d4, 14)
    eor x8, x30, x8, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor x16, x23, x16, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor x0, x16, x0, ror #8                  // b22 = rol(a32 ^ d3, 25)
    eor x22, x4, x22, ror #21                // b32 = rol(a43 ^ d4, 8)
    eor x17, x28, x17, ror #38               // b21 = rol(a02 ^ d0, 3)
    eor x23, x4, x27, ror #21                // b03 = rol(a40 ^ d4, 27)
    eor x13, x14, x13                        // b41 = rol(a24 ^ d2, 61)
    eor x15, x30, x15, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x12, x14, x12, ror #40               // b20 = rol(a22 ^ d2, 43)
    ldr x14, [sp, #160]                      // a00
    bic x27, x12, x8, ror #1                 // t = ~b10 & b20
    eor x4, x4, x20, ror #57                 // b24 = rol(a42 ^ d4, 39)
    eor x20, x16, x21, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor x14, x28, x14, ror #27               // b00 = a00 ^ d0
    eor x21, x27, x14, ror #37               // a00 = b00 ^ t
    eor x2, x16, x2, ror #36                 // b14 = rol(a31 ^ d3, 55)
    bic x27, x17, x29, ror #54               // t = ~b11 & b21
    eor x25, x16, x25, ror #1                // b01 = rol(a30 ^ d3, 28)
    ldr x28, [sp, #168]                      // the next round constant
    ldr x30, [x28], #8                       // rc
    eor x21, x21, x30, ror #45               // a00 ^= rc
    bic x30, x7, x20, ror #49                // t = ~b30 & b40
    eor x30, x30, x12, ror #34               // a20 = b20 ^ t
    eor v3.16b, v12.16b, v3.16b              // b20 = rol(a22 ^ d2, 43)
    eor x1, x16, x1, ror #9                  // b43 = rol(a34 ^ d3, 56)
    stp x21, x28, [sp, #160]                 // a00
    bic x16, x29, x25, ror #48               // t = ~b01 & b11
    eor x16, x16, x13, ror #22               // a41 = b41 ^ t
    bic x21, x25, x13, ror #38               // t = ~b41 & b01
    bic x28, x9, x17, ror #34                // t = ~b21 & b31
    bic x13, x13, x9, ror #18                // t = ~b31 & b41
    eor x13, x13, x17, ror #52               // a21 = b21 ^ t
    eor x17, x28, x29, ror #24               // a11 = b11 ^ t
    bic x28, x23, x1, ror #27                // t = ~b43 & b03
    eor x25, x27, x25, ror #38               // a01 = b01 ^ t
    eor x9, x21, x9, ror #56                 // a31 = b31 ^ t
    bic x21, x0, x11, ror #26                // t = ~b12 & b22
    eor v0.16b, v0.16b, v4.16b               // b00 = a00 ^ d0
    bic x12, x20, x12, ror #49               // t = ~b20 & b30
    eor x12, x12, x8, ror #50                // a10 = b10 ^ t
    bic x8, x8, x14, ror #36                 // t = ~b00 & b10
    eor x21, x21, x5, ror #33                // a02 = b02 ^ t
    bic x27, x19, x22, ror #17               // t = ~b32 & b42
    bic x14, x14, x7, ror #57                // t = ~b40 & b00
    bic x29, x11, x5, ror #7                 // t = ~b02 & b12
    eor x27, x27, x0, ror #56                // a22 = b22 ^ t
    bic x0, x22, x0, ror #39                 // t = ~b22 & b32
    eor x0, x0, x11, ror #1                  // a12 = b12 ^ t
    eor x11, x14, x20, ror #42               // a30 = b30 ^ t
    eor x7, x8, x7, ror #29                  // a40 = b40 ^ t
    eor x8, x29, x19, ror #46                // a42 = b42 ^ t
    bic x14, x3, x4, ror #9                  // t = ~b24 & b34
    bic x5, x5, x19, ror #39                 // t = ~b42 & b02
    eor x5, x5, x22, ror #56                 // a32 = b32 ^ t
    bic x19, x4, x2, ror #40                 // t = ~b14 & b24
    bic x20, x10, x6, ror #7                 // t = ~b23 & b33
    eor x20, x20, x26, ror #37               // a13 = b13 ^ t
    eor x22, x28, x10, ror #11               // a33 = b33 ^ t
    bic x28, x2, x24                         // t = ~b04 & b14
    eor x28, x28, x15, ror #62               // a44 = b44 ^ t
    bic x29, x15, x3, ror #17                // t = ~b34 & b44
    eor x4, x29, x4, ror #26                 // a24 = b24 ^ t
    bic x10, x1, x10, ror #48                // t = ~b33 & b43
    eor x2, x14, x2, ror #49                 // a14 = b14 ^ t
    bic x14, x6, x26, ror #30                // t = ~b13 & b23
    eor x5, x5, x11, ror #57                 // c3 ^= a30
    eor x11, x19, x24, ror #40               // a04 = b04 ^ t
    bic x15, x24, x15, ror #62               // t = ~b44 & b04
    eor x3, x15, x3, ror #15                 // a34 = b34 ^ t
    eor x5, x5, x9, ror #28                  // c3 ^= a31
    bic x9, x26, x23, ror #16                // t = ~b03 & b13
    eor x14, x14, x23, ror #46               // a03 = b03 ^ t
    eor x13, x13, x30, ror #48               // c2 ^= a20
    eor x5, x5, x22, ror #37                 // c3 ^= a33
    eor x3, x5, x3, ror #1                   // c3 ^= a34
    eor x1, x9, x1, ror #43                  // a43 = b43 ^ t
    eor x5, x10, x6, ror #55                 // a23 = b23 ^ t
    eor x6, x13, x27, ror #37                // c2 ^= a22
    ldr x9, [sp, #160]                       // a00
    eor x10, x17, x12, ror #15               // c1 ^= a10
    eor x0, x10, x0, ror #36                 // c1 ^= a12
    eor x0, x0, x20, ror #28                 // c1 ^= a13
    eor x2, x0, x2, ror #60                  // c1 ^= a14
    eor x0, x3, x2, ror #21                  // d2 = c1 ^ rol(c3, 1)
    eor x9, x21, x9, ror #53                 // c0 ^= a00
    eor x9, x9, x25, ror #23                 // c0 ^= a01
    eor x9, x9, x14, ror #24                 // c0 ^= a03
    eor x9, x9, x11, ror #58                 // c0 ^= a04
    eor x3, x3, x9, ror #30                  // d4 = c3 ^ rol(c0, 1)
    eor x7, x8, x7, ror #28                  // c4 ^= a40
    eor x7, x7, x16, ror #51                 // c4 ^= a41
    eor x5, x6, x5, ror #62                  // c2 ^= a23
    eor x4, x5, x4, ror #61                  // c2 ^= a24
    eor x5, x4, x9, ror #30                  // d1 = c0 ^ rol(c2, 1)
    eor x1, x7, x1, ror #28                  // c4 ^= a43
    eor x1, x1, x28, ror #8                  // c4 ^= a44
    eor x4, x1, x4, ror #10                  // d3 = c2 ^ rol(c4, 1)
    eor x3, x3, x28, ror #1                  // b40 = rol(a44 ^ d4, 14)
    eor x4, x4, x22, ror #45                 // b30 = rol(a33 ^ d3, 21)
    eor x0, x0, x27, ror #40                 // b20 = rol(a22 ^ d2, 43)
    eor x1, x1, x2, ror #26                  // d0 = c4 ^ rol(c1, 1)
    shl v4.2d, v3.2d, #43                    // b20 = rol(a22 ^ d2, 43)
    sri v4.2d, v3.2d, #21                    // b20 = rol(a22 ^ d2, 43)
    shl v5.2d, v2.2d, #44                    // b10 = rol(a11 ^ d1, 44)
    sri v5.2d, v2.2d, #20                    // b10 = rol(a11 ^ d1, 44)
    eor x5, x5, x17, ror #19                 // b10 = rol(a11 ^ d1, 44)
    ldr x2, [sp, #160]                       // a00
    eor x2, x1, x2, ror #27                  // b00 = a00 ^ d0
    bic v2.16b, v6.16b, v1.16b               // a20 = b20 ^ (~b30 & b40)
    eor v2.16b, v2.16b, v4.16b               // a20 = b20 ^ (~b30 & b40)
    bic v7.16b, v4.16b, v5.16b               // a00 = b00 ^ (~b10 & b20)
    ldr x1, [sp, #168]                       // the next round constant
    ldr x6, [x1], #8                         // rc
    bic x7, x0, x5, ror #1                   // t = ~b10 & b20
    eor v7.16b, v7.16b, v0.16b               // a00 = b00 ^ (~b10 & b20)
    eor x7, x7, x2, ror #37                  // a00 = b00 ^ t
    eor x6, x7, x6, ror #45                  // a00 ^= rc
    bic v3.16b, v0.16b, v6.16b               // a30 = b30 ^ (~b40 & b00)
    bic x2, x2, x3, ror #57                  // t = ~b40 & b00
    bic v4.16b, v1.16b, v4.16b               // a10 = b10 ^ (~b20 & b30)
    eor v3.16b, v3.16b, v1.16b               // a30 = b30 ^ (~b40 & b00)
    ldr x7, [sp, #208]                       // the next round constant
    stp x6, x1, [sp, #160]                   // a00
    bic x1, x3, x4, ror #49                  // t = ~b30 & b40
    eor x1, x1, x0, ror #34                  // a20 = b20 ^ t
    eor x2, x2, x4, ror #42                  // a30 = b30 ^ t
    ld1r {v0.2d}, [x7], #8                   // rc
    bic x0, x4, x0, ror #49                  // t = ~b20 & b30
    eor v0.16b, v7.16b, v0.16b               // a00 ^= rc
    eor v1.16b, v4.16b, v5.16b               // a10 = b10 ^ (~b20 & b30)
    eor x0, x0, x5, ror #50                  // a10 = b10 ^ t
    ldr x30, [sp, #192]
    ldr x27, [sp, #160]                      // a00
    ror x2, x2, #56
    ror x1, x1, #49
    ror x0, x0, #34
    ror x27, x27, #19
    str x27, [x30, #672]
    str x0, [x30, #720]
    str x1, [x30, #768]
    str x2, [x30, #816]
    ldr x30, [sp, #184]
    add x30, x30, #0
    str q0, [x30, #672]
    str q1, [x30, #720]
    str q2, [x30, #768]
    str q3, [x30, #816]
    str xzr, [sp, #160]                      // nothing of the states stays here
    ldr x1, [sp, #176]
    ret x1
    .p2align 9
    .space 88
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
lanewise_end lanewise_shake256_x5_aarch64_scalar_neon_a78_chain16
lanewise_function lanewise_shake256_x5_aarch64_scalar_neon_a78_chain24
    mov x5, #3
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x5_aarch64_scalar_neon_a78_chain24
lanewise_function lanewise_shake256_x5_aarch64_scalar_neon_a78_chain32
    mov x5, #4
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x5_aarch64_scalar_neon_a78_chain32
lanewise_function lanewise_shake256_x5_aarch64_scalar_neon_a78_masked_chain16
    mov x5, #2
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x5_aarch64_scalar_neon_a78_masked_chain16
lanewise_function lanewise_shake256_x5_aarch64_scalar_neon_a78_masked_chain24
    mov x5, #3
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x5_aarch64_scalar_neon_a78_masked_chain24
lanewise_function lanewise_shake256_x5_aarch64_scalar_neon_a78_masked_chain32
    mov x5, #4
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x5_aarch64_scalar_neon_a78_masked_chain32
