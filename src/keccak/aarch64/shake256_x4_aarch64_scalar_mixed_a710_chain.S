/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x4_scalar_mixed_a710 --chain > src/keccak/aarch64/shake256_x4_aarch64_scalar_mixed_a710_chain.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * SHAKE256 (FIPS 202) of 4 short inputs for AArch64, step after step:
 * two states in integer registers beside two in Neon and SHA-3 instructions, for the Cortex-A710
 *
 * void lanewise_shake256_x4_aarch64_scalar_mixed_a710_chainN(
 *     void *out, const void *nodes, const void *head, const void *last, size_t steps,
 *     const uint64_t *constants);
 *     N is 16, 24 or 32, the bytes of a node, m = N / 8 its lanes. Each of out, nodes and head
 *     is 4 states as the library has them, of which the first m, m and m + 3 lanes are meant;
 *     last has 4 words for each step, steps >= 1. In each step input k is the lanes of state k
 *     of head, word k of the step, and the lanes of the node: at first those of nodes, then
 *     what the step before has made, the first N bytes of SHAKE256. out may be nodes. The
 *     constants are in this file. masked_chainN is the same, but in each step the node is first
 *     XORed with as many bytes of SHAKE256 of the lanes of head and the word.
 * Stack: 1424 bytes; no node stays there
 * No branch and no address depends on the inputs. x18 is not touched.
 */
#include "asm.h"
    .arch armv8.2-a+sha3
lanewise_function lanewise_shake256_x4_aarch64_scalar_mixed_a710_chain16
    mov x5, #2
    mov x6, #0
10:
    sub sp, sp, #1424
    .cfi_def_cfa_offset 1424
    stp x19, x20, [sp, #0]
    .cfi_offset 19, -1424
    .cfi_offset 20, -1416
    stp x21, x22, [sp, #16]
    .cfi_offset 21, -1408
    .cfi_offset 22, -1400
    stp x23, x24, [sp, #32]
    .cfi_offset 23, -1392
    .cfi_offset 24, -1384
    stp x25, x26, [sp, #48]
    .cfi_offset 25, -1376
    .cfi_offset 26, -1368
    stp x27, x28, [sp, #64]
    .cfi_offset 27, -1360
    .cfi_offset 28, -1352
    stp x29, x30, [sp, #80]
    .cfi_offset 29, -1344
    .cfi_offset 30, -1336
    stp d8, d9, [sp, #96]
    .cfi_offset 72, -1328
    .cfi_offset 73, -1320
    stp d10, d11, [sp, #112]
    .cfi_offset 74, -1312
    .cfi_offset 75, -1304
    stp d12, d13, [sp, #128]
    .cfi_offset 76, -1296
    .cfi_offset 77, -1288
    stp d14, d15, [sp, #144]
    .cfi_offset 78, -1280
    .cfi_offset 79, -1272
    str x0, [sp, #216]
    str x3, [sp, #224]
    str x4, [sp, #232]
    str x5, [sp, #240]
    str x6, [sp, #248]
    movi v0.2d, #0
    // Rows that may lie behind the message, and the padding of the last lane.
    mov x7, #0x8000000000000000
    add x8, sp, #464
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    stp q0, q0, [x8, #96]
    stp q0, q0, [x8, #128]
    stp q0, q0, [x8, #160]
    stp q0, q0, [x8, #192]
    add x8, sp, #688
    stp x7, x7, [x8, #0]
    stp x7, x7, [x8, #16]
    add x8, sp, #1040
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    stp q0, q0, [x8, #96]
    stp q0, q0, [x8, #128]
    stp q0, q0, [x8, #160]
    stp q0, q0, [x8, #192]
    add x8, sp, #1264
    stp x7, x7, [x8, #0]
    stp x7, x7, [x8, #16]
    // Head, in both blocks.
    add x8, sp, #272
    add x9, x5, #3
    mov x16, x2
    mov x17, x2
12:
    ldr q0, [x16, #0]
    ldr x11, [x17, #400]
    ldr x12, [x17, #600]
    str q0, [x8, #0]
    str x11, [x8, #16]
    str x12, [x8, #24]
    str q0, [x8, #576]
    str x11, [x8, #592]
    str x12, [x8, #600]
    add x16, x16, #16
    add x17, x17, #8
    add x8, x8, #32
    subs x9, x9, #1
    b.ne 12b
    str x8, [sp, #256]
    // Node and padding; of a mask padding alone.
    mov x7, #0x1f
    add x8, x8, #32
    add x10, x8, #576
    stp x7, x7, [x10, #0]
    stp x7, x7, [x10, #16]
    mov x9, x5
    mov x16, x1
    mov x17, x1
13:
    ldr q0, [x16, #0]
    ldr x11, [x17, #400]
    ldr x12, [x17, #600]
    str q0, [x8, #0]
    str x11, [x8, #16]
    str x12, [x8, #24]
    add x16, x16, #16
    add x17, x17, #8
    add x8, x8, #32
    subs x9, x9, #1
    b.ne 13b
    stp x7, x7, [x8, #0]
    stp x7, x7, [x8, #16]
14:
    ldr x3, [sp, #224]
    ldr x8, [sp, #256]
    ldr q0, [x3, #0]
    ldr q1, [x3, #16]
    str q0, [x8, #0]
    str q1, [x8, #16]
    str q0, [x8, #576]
    str q1, [x8, #592]
    add x3, x3, #32
    str x3, [sp, #224]
    ldr x6, [sp, #248]
    cbz x6, 15f
    add x0, sp, #848
    bl 11f
    ldr x8, [sp, #256]
    ldr x9, [sp, #240]
    add x7, sp, #1296
16:
    ldr q0, [x7, #0]
    ldr q1, [x7, #16]
    ldr q12, [x8, #32]
    ldr q13, [x8, #48]
    eor v0.16b, v0.16b, v12.16b
    eor v1.16b, v1.16b, v13.16b
    str q0, [x8, #32]
    str q1, [x8, #48]
    add x7, x7, #32
    add x8, x8, #32
    subs x9, x9, #1
    b.ne 16b
15:
    add x0, sp, #272
    bl 11f
    ldr x8, [sp, #256]
    ldr x9, [sp, #240]
    add x7, sp, #720
17:
    ldr q0, [x7, #0]
    ldr q1, [x7, #16]
    str q0, [x8, #32]
    str q1, [x8, #48]
    add x7, x7, #32
    add x8, x8, #32
    subs x9, x9, #1
    b.ne 17b
    ldr x4, [sp, #232]
    subs x4, x4, #1
    str x4, [sp, #232]
    b.ne 14b
    ldr x0, [sp, #216]
    ldr x9, [sp, #240]
    add x8, sp, #720
    mov x16, x0
    mov x17, x0
18:
    ldr q0, [x8, #0]
    ldr x11, [x8, #16]
    ldr x12, [x8, #24]
    str q0, [x16, #0]
    str x11, [x17, #400]
    str x12, [x17, #600]
    add x16, x16, #16
    add x17, x17, #8
    add x8, x8, #32
    subs x9, x9, #1
    b.ne 18b
    // Nothing of the nodes stays here.
    movi v0.2d, #0
    add x8, sp, #464
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    stp q0, q0, [x8, #96]
    stp q0, q0, [x8, #128]
    stp q0, q0, [x8, #160]
    stp q0, q0, [x8, #192]
    add x8, sp, #720
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    stp q0, q0, [x8, #96]
    add x8, sp, #1296
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    stp q0, q0, [x8, #96]
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
    add sp, sp, #1424
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
    mov x27, #1
    str x27, [sp, #200]
    add x29, x0, #0
    ldr q0, [x29, #0]
    ldr q1, [x29, #32]
    ldr q2, [x29, #64]
    ldr q3, [x29, #96]
    ldr q4, [x29, #128]
    ldr q5, [x29, #160]
    ldr q6, [x29, #192]
    ldr q7, [x29, #224]
    ldr q8, [x29, #256]
    ldr q9, [x29, #288]
    ldr q10, [x29, #320]
    ldr q11, [x29, #352]
    ldr q12, [x29, #384]
    movi v13.2d, #0
    movi v14.2d, #0
    movi v15.2d, #0
    ldr q16, [x29, #416]
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
    ldr x0, [x30, #32]
    ldr x1, [x30, #64]
    ldr x2, [x30, #96]
    ldr x3, [x30, #128]
    ror x27, x27, #45
    str x27, [sp, #160]                      // a00
    ldr x4, [x30, #160]
    ror x0, x0, #30
    ldr x5, [x30, #192]
    ror x1, x1, #15
    ldr x6, [x30, #224]
    ror x2, x2, #8
    ldr x7, [x30, #256]
    ror x3, x3, #44
    ldr x8, [x30, #288]
    ror x4, x4, #11
    ldr x9, [x30, #320]
    ror x5, x5, #45
    ldr x10, [x30, #352]
    ror x6, x6, #63
    ldr x11, [x30, #384]
    ror x7, x7, #37
    ldr x15, [x30, #416]
    ror x8, x8, #21
    ror x9, x9, #34
    ror x10, x10, #9
    ror x11, x11, #26
    ror x15, x15, #17
    adr x27, 9f                              // behind the last constant
    sub x27, x27, #192
    str x27, [sp, #168]
19:
    eor3 v25.16b, v7.16b, v12.16b, v17.16b   // c2 = a21 ^ a22 ^ a23
    ldr x25, [sp, #160]                      // a00
    eor3 v26.16b, v6.16b, v11.16b, v16.16b   // c1 = a11 ^ a12 ^ a13
    eor x26, x5, x0, ror #15                 // c1 ^= a10
    eor x26, x26, x10, ror #36               // c1 ^= a12
    eor3 v27.16b, v5.16b, v10.16b, v15.16b   // c0 = a01 ^ a02 ^ a03
    eor x25, x9, x25, ror #53                // c0 ^= a00
    eor3 v28.16b, v8.16b, v13.16b, v18.16b   // c3 = a31 ^ a32 ^ a33
    eor x26, x26, x15, ror #28               // c1 ^= a13
    eor x27, x12, x2, ror #57                // c3 ^= a30
    eor3 v26.16b, v26.16b, v21.16b, v1.16b   // c1 ^= a14 ^ a10
    eor3 v25.16b, v25.16b, v22.16b, v2.16b   // c2 ^= a24 ^ a20
    eor x28, x6, x1, ror #48                 // c2 ^= a20
    eor x25, x25, x4, ror #23                // c0 ^= a01
    eor x28, x28, x11, ror #37               // c2 ^= a22
    eor x28, x28, x16, ror #62               // c2 ^= a23
    eor x29, x13, x3, ror #28                // c4 ^= a40
    eor x25, x25, x14, ror #24               // c0 ^= a03
    eor x25, x25, x20, ror #58               // c0 ^= a04
    eor3 v27.16b, v27.16b, v20.16b, v0.16b   // c0 ^= a04 ^ a00
    eor x27, x27, x7, ror #28                // c3 ^= a31
    eor x27, x27, x17, ror #37               // c3 ^= a33
    eor x27, x27, x23, ror #1                // c3 ^= a34
    eor x30, x27, x25, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor3 v29.16b, v9.16b, v14.16b, v19.16b   // c4 = a41 ^ a42 ^ a43
    eor3 v29.16b, v29.16b, v24.16b, v4.16b   // c4 ^= a44 ^ a40
    eor x29, x29, x8, ror #51                // c4 ^= a41
    eor x29, x29, x19, ror #28               // c4 ^= a43
    eor x29, x29, x24, ror #8                // c4 ^= a44
    eor x28, x28, x22, ror #61               // c2 ^= a24
    rax1 v30.2d, v25.2d, v29.2d              // d3 = c2 ^ rol(c4, 1)
    eor x26, x26, x21, ror #60               // c1 ^= a14
    eor x27, x27, x26, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor x6, x27, x6, ror #3                  // b12 = rol(a21 ^ d2, 6)
    eor x16, x27, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    eor x19, x30, x19, ror #21               // b32 = rol(a43 ^ d4, 8)
    eor x26, x29, x26, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor x29, x29, x28, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor x17, x29, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor x11, x27, x11, ror #40               // b20 = rol(a22 ^ d2, 43)
    eor x22, x27, x22                        // b41 = rol(a24 ^ d2, 61)
    eor3 v28.16b, v28.16b, v23.16b, v3.16b   // c3 ^= a34 ^ a30
    eor x25, x28, x25, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor x15, x25, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor x10, x25, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x0, x25, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    bic x28, x6, x0, ror #7                  // t = ~b02 & b12
    rax1 v31.2d, v28.2d, v27.2d              // d4 = c3 ^ rol(c0, 1)
    rax1 v28.2d, v26.2d, v28.2d              // d2 = c1 ^ rol(c3, 1)
    xar v17.2d, v17.2d, v28.2d, #49          // b33 = rol(a23 ^ d2, 15)
    eor x7, x29, x7, ror #36                 // b14 = rol(a31 ^ d3, 55)
    eor x23, x29, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    eor x1, x27, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    eor x27, x26, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    bic x4, x16, x10, ror #7                 // t = ~b23 & b33
    rax1 v26.2d, v29.2d, v26.2d              // d0 = c4 ^ rol(c1, 1)
    eor x12, x29, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    eor x9, x26, x9, ror #38                 // b21 = rol(a02 ^ d0, 3)
    eor x20, x26, x20, ror #32               // b42 = rol(a04 ^ d0, 18)
    xar v29.2d, v7.2d, v28.2d, #58           // b12 = rol(a21 ^ d2, 6)
    eor x8, x30, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor x4, x4, x27, ror #37                 // a13 = b13 ^ t
    xar v13.2d, v13.2d, v30.2d, #39          // b22 = rol(a32 ^ d3, 25)
    eor x21, x25, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x14, x26, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x24, x30, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor x2, x29, x2, ror #1                  // b01 = rol(a30 ^ d3, 28)
    ldr x29, [sp, #160]                      // a00
    eor x26, x26, x29, ror #27               // b00 = a00 ^ d0
    rax1 v7.2d, v27.2d, v25.2d               // d1 = c0 ^ rol(c2, 1)
    bic x29, x19, x12, ror #39               // t = ~b22 & b32
    eor x29, x29, x6, ror #1                 // a12 = b12 ^ t
    eor x3, x30, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    eor x13, x30, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    bic x30, x0, x20, ror #39                // t = ~b42 & b02
    eor x30, x30, x19, ror #56               // a32 = b32 ^ t
    xar v25.2d, v5.2d, v26.2d, #28           // b13 = rol(a01 ^ d0, 36)
    eor x28, x28, x20, ror #46               // a42 = b42 ^ t
    bic x20, x20, x19, ror #17               // t = ~b32 & b42
    eor x5, x25, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor x20, x20, x12, ror #56               // a22 = b22 ^ t
    bic x6, x12, x6, ror #26                 // t = ~b12 & b22
    eor x6, x6, x0, ror #33                  // a02 = b02 ^ t
    xar v27.2d, v2.2d, v28.2d, #2            // b04 = rol(a20 ^ d2, 62)
    bic x25, x10, x27, ror #30               // t = ~b13 & b23
    bic x12, x27, x3, ror #16                // t = ~b03 & b13
    xar v2.2d, v6.2d, v7.2d, #20             // b10 = rol(a11 ^ d1, 44)
    bic x19, x23, x16, ror #48               // t = ~b33 & b43
    eor x10, x19, x10, ror #55               // a23 = b23 ^ t
    bic x27, x3, x23, ror #27                // t = ~b43 & b03
    eor x27, x27, x16, ror #11               // a33 = b33 ^ t
    eor x12, x12, x23, ror #43               // a43 = b43 ^ t
    xar v4.2d, v4.2d, v31.2d, #37            // b03 = rol(a40 ^ d4, 27)
    xar v6.2d, v22.2d, v28.2d, #3            // b41 = rol(a24 ^ d2, 61)
    bic x23, x24, x17, ror #49               // t = ~b30 & b40
    eor x23, x23, x11, ror #34               // a20 = b20 ^ t
    bic x16, x26, x24, ror #57               // t = ~b40 & b00
    xar v11.2d, v11.2d, v7.2d, #54           // b23 = rol(a12 ^ d1, 10)
    bic x19, x11, x5, ror #1                 // t = ~b10 & b20
    eor x19, x19, x26, ror #37               // a00 = b00 ^ t
    bic x0, x5, x26, ror #36                 // t = ~b00 & b10
    eor x0, x0, x24, ror #29                 // a40 = b40 ^ t
    eor x25, x25, x3, ror #46                // a03 = b03 ^ t
    ldr x3, [sp, #168]                       // the next round constant
    ldr x24, [x3], #8                        // rc
    eor x19, x19, x24, ror #45               // a00 ^= rc
    stp x19, x3, [sp, #160]                  // a00
    bic x3, x7, x1                           // t = ~b04 & b14
    eor x3, x3, x21, ror #62                 // a44 = b44 ^ t
    bic x26, x2, x22, ror #38                // t = ~b41 & b01
    eor x16, x16, x17, ror #42               // a30 = b30 ^ t
    xar v21.2d, v21.2d, v7.2d, #62           // b44 = rol(a14 ^ d1, 2)
    bic x19, x13, x7, ror #40                // t = ~b14 & b24
    eor x19, x19, x1, ror #40                // a04 = b04 ^ t
    bic x17, x17, x11, ror #49               // t = ~b20 & b30
    bic x1, x1, x21, ror #62                 // t = ~b44 & b04
    bic x11, x14, x13, ror #9                // t = ~b24 & b34
    xar v5.2d, v23.2d, v30.2d, #8            // b43 = rol(a34 ^ d3, 56)
    eor x1, x1, x14, ror #15                 // a34 = b34 ^ t
    bic x24, x9, x8, ror #54                 // t = ~b11 & b21
    eor x11, x11, x7, ror #49                // a14 = b14 ^ t
    xar v24.2d, v24.2d, v31.2d, #50          // b40 = rol(a44 ^ d4, 14)
    eor x24, x24, x2, ror #38                // a01 = b01 ^ t
    eor x17, x17, x5, ror #50                // a10 = b10 ^ t
    eor x26, x26, x15, ror #56               // a31 = b31 ^ t
    bic x7, x21, x14, ror #17                // t = ~b34 & b44
    xar v22.2d, v14.2d, v31.2d, #25          // b24 = rol(a42 ^ d4, 39)
    eor x14, x30, x16, ror #57               // c3 ^= a30
    ldr x21, [sp, #160]                      // a00
    eor x14, x14, x26, ror #28               // c3 ^= a31
    xar v14.2d, v1.2d, v7.2d, #63            // b02 = rol(a10 ^ d1, 1)
    bic x5, x22, x15, ror #18                // t = ~b31 & b41
    xar v10.2d, v10.2d, v26.2d, #61          // b21 = rol(a02 ^ d0, 3)
    eor x14, x14, x27, ror #37               // c3 ^= a33
    eor x14, x14, x1, ror #1                 // c3 ^= a34
    xar v1.2d, v3.2d, v30.2d, #36            // b01 = rol(a30 ^ d3, 28)
    eor x21, x6, x21, ror #53                // c0 ^= a00
    eor x21, x21, x24, ror #23               // c0 ^= a01
    eor x7, x7, x13, ror #26                 // a24 = b24 ^ t
    xar v7.2d, v16.2d, v7.2d, #19            // b31 = rol(a13 ^ d1, 45)
    eor x13, x5, x9, ror #52                 // a21 = b21 ^ t
    bic x5, x8, x2, ror #48                  // t = ~b01 & b11
    eor x5, x5, x22, ror #22                 // a41 = b41 ^ t
    eor x2, x28, x0, ror #28                 // c4 ^= a40
    eor x2, x2, x5, ror #51                  // c4 ^= a41
    xar v3.2d, v18.2d, v30.2d, #43           // b30 = rol(a33 ^ d3, 21)
    bic x22, x15, x9, ror #34                // t = ~b21 & b31
    eor x22, x22, x8, ror #24                // a11 = b11 ^ t
    eor x15, x13, x23, ror #48               // c2 ^= a20
    eor x9, x22, x17, ror #15                // c1 ^= a10
    eor x9, x9, x29, ror #36                 // c1 ^= a12
    eor x8, x2, x12, ror #28                 // c4 ^= a43
    eor v23.16b, v0.16b, v26.16b             // b00 = a00 ^ d0
    bcax v18.16b, v17.16b, v4.16b, v5.16b    // a33 = b33 ^ (~b43 & b03)
    eor x15, x15, x20, ror #37               // c2 ^= a22
    eor x9, x9, x4, ror #28                  // c1 ^= a13
    eor x9, x9, x11, ror #60                 // c1 ^= a14
    xar v0.2d, v8.2d, v30.2d, #9             // b14 = rol(a31 ^ d3, 55)
    eor x21, x21, x25, ror #24               // c0 ^= a03
    eor x8, x8, x3, ror #8                   // c4 ^= a44
    eor x21, x21, x19, ror #58               // c0 ^= a04
    xar v30.2d, v9.2d, v31.2d, #44           // b11 = rol(a41 ^ d4, 20)
    eor x2, x14, x21, ror #30                // d4 = c3 ^ rol(c0, 1)
    eor x12, x2, x12, ror #21                // b32 = rol(a43 ^ d4, 8)
    eor x28, x2, x28, ror #57                // b24 = rol(a42 ^ d4, 39)
    xar v31.2d, v19.2d, v31.2d, #56          // b32 = rol(a43 ^ d4, 8)
    eor x3, x2, x3, ror #1                   // b40 = rol(a44 ^ d4, 14)
    bcax v16.16b, v25.16b, v17.16b, v11.16b  // a13 = b13 ^ (~b23 & b33)
    bic v17.16b, v5.16b, v17.16b             // a23 = b23 ^ (~b33 & b43)
    eor x15, x15, x10, ror #62               // c2 ^= a23
    eor x15, x15, x7, ror #61                // c2 ^= a24
    bcax v9.16b, v6.16b, v30.16b, v1.16b     // a41 = b41 ^ (~b01 & b11)
    eor x14, x14, x9, ror #21                // d2 = c1 ^ rol(c3, 1)
    eor x13, x14, x13, ror #3                // b12 = rol(a21 ^ d2, 6)
    eor x23, x14, x23, ror #51               // b04 = rol(a20 ^ d2, 62)
    eor x20, x14, x20, ror #40               // b20 = rol(a22 ^ d2, 43)
    xar v12.2d, v12.2d, v28.2d, #21          // b20 = rol(a22 ^ d2, 43)
    eor x7, x14, x7                          // b41 = rol(a24 ^ d2, 61)
    eor x9, x8, x9, ror #26                  // d0 = c4 ^ rol(c1, 1)
    xar v28.2d, v15.2d, v26.2d, #23          // b34 = rol(a03 ^ d0, 41)
    eor x21, x15, x21, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor x0, x2, x0, ror #21                  // b03 = rol(a40 ^ d4, 27)
    eor x19, x9, x19, ror #32                // b42 = rol(a04 ^ d0, 18)
    eor x5, x2, x5, ror #44                  // b11 = rol(a41 ^ d4, 20)
    eor x15, x8, x15, ror #10                // d3 = c2 ^ rol(c4, 1)
    eor x1, x15, x1, ror #9                  // b43 = rol(a34 ^ d3, 56)
    eor x25, x9, x25, ror #62                // b34 = rol(a03 ^ d0, 41)
    eor x2, x9, x24, ror #61                 // b13 = rol(a01 ^ d0, 36)
    bcax v8.16b, v7.16b, v1.16b, v6.16b      // a31 = b31 ^ (~b41 & b01)
    eor x6, x9, x6, ror #38                  // b21 = rol(a02 ^ d0, 3)
    xar v20.2d, v20.2d, v26.2d, #46          // b42 = rol(a04 ^ d0, 18)
    bic v26.16b, v14.16b, v20.16b            // a32 = b32 ^ (~b42 & b02)
    bic v15.16b, v7.16b, v10.16b             // a11 = b11 ^ (~b21 & b31)
    eor x14, x14, x10, ror #1                // b33 = rol(a23 ^ d2, 15)
    eor x24, x21, x22, ror #19               // b10 = rol(a11 ^ d1, 44)
    eor x22, x15, x27, ror #45               // b30 = rol(a33 ^ d3, 21)
    bcax v19.16b, v5.16b, v25.16b, v4.16b    // a43 = b43 ^ (~b03 & b13)
    eor x10, x21, x4, ror #47                // b31 = rol(a13 ^ d1, 45)
    bic x8, x10, x6, ror #34                 // t = ~b21 & b31
    bic x4, x6, x5, ror #54                  // t = ~b11 & b21
    eor x27, x15, x30, ror #8                // b22 = rol(a32 ^ d3, 25)
    bic x30, x7, x10, ror #18                // t = ~b31 & b41
    eor x26, x15, x26, ror #36               // b14 = rol(a31 ^ d3, 55)
    eor v17.16b, v17.16b, v11.16b            // a23 = b23 ^ (~b33 & b43)
    eor x15, x15, x16, ror #1                // b01 = rol(a30 ^ d3, 28)
    bic x16, x5, x15, ror #48                // t = ~b01 & b11
    bcax v5.16b, v1.16b, v10.16b, v30.16b    // a01 = b01 ^ (~b11 & b21)
    bic v1.16b, v13.16b, v29.16b             // a02 = b02 ^ (~b12 & b22)
    eor x5, x8, x5, ror #24                  // a11 = b11 ^ t
    eor x8, x16, x7, ror #22                 // a41 = b41 ^ t
    eor x17, x21, x17, ror #34               // b02 = rol(a10 ^ d1, 1)
    bcax v7.16b, v10.16b, v6.16b, v7.16b     // a21 = b21 ^ (~b31 & b41)
    eor x4, x4, x15, ror #38                 // a01 = b01 ^ t
    eor v10.16b, v1.16b, v14.16b             // a02 = b02 ^ (~b12 & b22)
    bic x7, x15, x7, ror #38                 // t = ~b41 & b01
    eor v6.16b, v15.16b, v30.16b             // a11 = b11 ^ (~b21 & b31)
    eor x7, x7, x10, ror #56                 // a31 = b31 ^ t
    eor x6, x30, x6, ror #52                 // a21 = b21 ^ t
    eor x29, x21, x29, ror #55               // b23 = rol(a12 ^ d1, 10)
    bic x15, x14, x29, ror #7                // t = ~b23 & b33
    eor x15, x15, x2, ror #37                // a13 = b13 ^ t
    eor x30, x21, x11, ror #15               // b44 = rol(a14 ^ d1, 2)
    bcax v30.16b, v23.16b, v12.16b, v2.16b   // a00 = b00 ^ (~b10 & b20)
    bcax v15.16b, v4.16b, v11.16b, v25.16b   // a03 = b03 ^ (~b13 & b23)
    bic x16, x13, x17, ror #7                // t = ~b02 & b12
    bic x10, x12, x27, ror #39               // t = ~b22 & b32
    eor x10, x10, x13, ror #1                // a12 = b12 ^ t
    bic x11, x19, x12, ror #17               // t = ~b32 & b42
    ldr x21, [sp, #160]                      // a00
    eor x21, x9, x21, ror #27                // b00 = a00 ^ d0
    bic x9, x27, x13, ror #26                // t = ~b12 & b22
    eor x9, x9, x17, ror #33                 // a02 = b02 ^ t
    bic v11.16b, v0.16b, v27.16b             // a44 = b44 ^ (~b04 & b14)
    eor x13, x16, x19, ror #46               // a42 = b42 ^ t
    bcax v1.16b, v2.16b, v3.16b, v12.16b     // a10 = b10 ^ (~b20 & b30)
    bic x16, x1, x14, ror #48                // t = ~b33 & b43
    eor x16, x16, x29, ror #55               // a23 = b23 ^ t
    bic x29, x29, x2, ror #30                // t = ~b13 & b23
    eor x11, x11, x27, ror #56               // a22 = b22 ^ t
    bic x17, x17, x19, ror #39               // t = ~b42 & b02
    eor x12, x17, x12, ror #56               // a32 = b32 ^ t
    bic x17, x0, x1, ror #27                 // t = ~b43 & b03
    eor x17, x17, x14, ror #11               // a33 = b33 ^ t
    bic v25.16b, v28.16b, v22.16b            // a14 = b14 ^ (~b24 & b34)
    bcax v4.16b, v24.16b, v2.16b, v23.16b    // a40 = b40 ^ (~b00 & b10)
    bic x19, x2, x0, ror #16                 // t = ~b03 & b13
    eor x14, x29, x0, ror #46                // a03 = b03 ^ t
    bcax v14.16b, v20.16b, v29.16b, v14.16b  // a42 = b42 ^ (~b02 & b12)
    eor x19, x19, x1, ror #43                // a43 = b43 ^ t
    bcax v2.16b, v12.16b, v24.16b, v3.16b    // a20 = b20 ^ (~b30 & b40)
    bic x1, x20, x24, ror #1                 // t = ~b10 & b20
    eor x1, x1, x21, ror #37                 // a00 = b00 ^ t
    bic x0, x22, x20, ror #49                // t = ~b20 & b30
    eor x0, x0, x24, ror #50                 // a10 = b10 ^ t
    ldr x27, [sp, #168]                      // the next round constant
    ldr x29, [x27], #8                       // rc
    eor x29, x1, x29, ror #45                // a00 ^= rc
    bic x1, x3, x22, ror #49                 // t = ~b30 & b40
    eor x1, x1, x20, ror #34                 // a20 = b20 ^ t
    bic x20, x25, x28, ror #9                // t = ~b24 & b34
    bic v23.16b, v23.16b, v24.16b            // a30 = b30 ^ (~b40 & b00)
    bcax v12.16b, v13.16b, v20.16b, v31.16b  // a22 = b22 ^ (~b32 & b42)
    eor v24.16b, v11.16b, v21.16b            // a44 = b44 ^ (~b04 & b14)
    bcax v11.16b, v29.16b, v31.16b, v13.16b  // a12 = b12 ^ (~b22 & b32)
    bic x2, x21, x3, ror #57                 // t = ~b40 & b00
    eor x2, x2, x22, ror #42                 // a30 = b30 ^ t
    eor v3.16b, v23.16b, v3.16b              // a30 = b30 ^ (~b40 & b00)
    ldr x22, [sp, #208]                      // the next round constant
    bcax v20.16b, v27.16b, v22.16b, v0.16b   // a04 = b04 ^ (~b14 & b24)
    bic x24, x24, x21, ror #36               // t = ~b00 & b10
    eor x3, x24, x3, ror #29                 // a40 = b40 ^ t
    bic x24, x26, x23                        // t = ~b04 & b14
    eor x24, x24, x30, ror #62               // a44 = b44 ^ t
    ld1r {v29.2d}, [x22], #8                 // rc
    str x22, [sp, #208]                      // the next round constant
    bcax v22.16b, v22.16b, v21.16b, v28.16b  // a24 = b24 ^ (~b34 & b44)
    bcax v23.16b, v28.16b, v27.16b, v21.16b  // a34 = b34 ^ (~b44 & b04)
    bic x22, x28, x26, ror #40               // t = ~b14 & b24
    stp x29, x27, [sp, #160]                 // a00
    eor x21, x20, x26, ror #49               // a14 = b14 ^ t
    eor v21.16b, v25.16b, v0.16b             // a14 = b14 ^ (~b24 & b34)
    eor x20, x22, x23, ror #40               // a04 = b04 ^ t
    bic x23, x23, x30, ror #62               // t = ~b44 & b04
    eor x23, x23, x25, ror #15               // a34 = b34 ^ t
    eor v13.16b, v26.16b, v31.16b            // a32 = b32 ^ (~b42 & b02)
    bic x22, x30, x25, ror #17               // t = ~b34 & b44
    eor x22, x22, x28, ror #26               // a24 = b24 ^ t
    eor v0.16b, v30.16b, v29.16b             // a00 ^= rc
    tbz x27, #8, 19b                         // more rounds?
    ldr x27, [sp, #200]
    cbz x27, 20f
    sub x27, x27, #1
    str x27, [sp, #200]
    // The last turn of a state while those of the other registers go on.
    eor3 v25.16b, v7.16b, v12.16b, v17.16b   // c2 = a21 ^ a22 ^ a23
    ldr x25, [sp, #160]                      // a00
    eor3 v26.16b, v6.16b, v11.16b, v16.16b   // c1 = a11 ^ a12 ^ a13
    eor x26, x5, x0, ror #15                 // c1 ^= a10
    eor x26, x26, x10, ror #36               // c1 ^= a12
    eor3 v27.16b, v5.16b, v10.16b, v15.16b   // c0 = a01 ^ a02 ^ a03
    eor x25, x9, x25, ror #53                // c0 ^= a00
    eor3 v28.16b, v8.16b, v13.16b, v18.16b   // c3 = a31 ^ a32 ^ a33
    eor x26, x26, x15, ror #28               // c1 ^= a13
    eor x27, x12, x2, ror #57                // c3 ^= a30
    eor3 v26.16b, v26.16b, v21.16b, v1.16b   // c1 ^= a14 ^ a10
    eor3 v25.16b, v25.16b, v22.16b, v2.16b   // c2 ^= a24 ^ a20
    eor x28, x6, x1, ror #48                 // c2 ^= a20
    eor x25, x25, x4, ror #23                // c0 ^= a01
    eor x28, x28, x11, ror #37               // c2 ^= a22
    eor x28, x28, x16, ror #62               // c2 ^= a23
    eor x29, x13, x3, ror #28                // c4 ^= a40
    eor x25, x25, x14, ror #24               // c0 ^= a03
    eor x25, x25, x20, ror #58               // c0 ^= a04
    eor3 v27.16b, v27.16b, v20.16b, v0.16b   // c0 ^= a04 ^ a00
    eor x27, x27, x7, ror #28                // c3 ^= a31
    eor x27, x27, x17, ror #37               // c3 ^= a33
    eor x27, x27, x23, ror #1                // c3 ^= a34
    eor x30, x27, x25, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor3 v29.16b, v9.16b, v14.16b, v19.16b   // c4 = a41 ^ a42 ^ a43
    eor3 v29.16b, v29.16b, v24.16b, v4.16b   // c4 ^= a44 ^ a40
    eor x29, x29, x8, ror #51                // c4 ^= a41
    eor x29, x29, x19, ror #28               // c4 ^= a43
    eor x29, x29, x24, ror #8                // c4 ^= a44
    eor x28, x28, x22, ror #61               // c2 ^= a24
    rax1 v30.2d, v25.2d, v29.2d              // d3 = c2 ^ rol(c4, 1)
    eor x26, x26, x21, ror #60               // c1 ^= a14
    eor x27, x27, x26, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor x6, x27, x6, ror #3                  // b12 = rol(a21 ^ d2, 6)
    eor x16, x27, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    eor x19, x30, x19, ror #21               // b32 = rol(a43 ^ d4, 8)
    eor x26, x29, x26, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor x29, x29, x28, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor x17, x29, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor x11, x27, x11, ror #40               // b20 = rol(a22 ^ d2, 43)
    eor x22, x27, x22                        // b41 = rol(a24 ^ d2, 61)
    eor3 v28.16b, v28.16b, v23.16b, v3.16b   // c3 ^= a34 ^ a30
    eor x25, x28, x25, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor x15, x25, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor x10, x25, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x0, x25, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    bic x28, x6, x0, ror #7                  // t = ~b02 & b12
    rax1 v31.2d, v28.2d, v27.2d              // d4 = c3 ^ rol(c0, 1)
    rax1 v28.2d, v26.2d, v28.2d              // d2 = c1 ^ rol(c3, 1)
    xar v17.2d, v17.2d, v28.2d, #49          // b33 = rol(a23 ^ d2, 15)
    eor x7, x29, x7, ror #36                 // b14 = rol(a31 ^ d3, 55)
    eor x23, x29, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    eor x1, x27, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    eor x4, x26, x4, ror #61                 // b13 = rol(a01 ^ d0, 36)
    bic x27, x16, x10, ror #7                // t = ~b23 & b33
    rax1 v26.2d, v29.2d, v26.2d              // d0 = c4 ^ rol(c1, 1)
    eor x12, x29, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    eor x9, x26, x9, ror #38                 // b21 = rol(a02 ^ d0, 3)
    eor x20, x26, x20, ror #32               // b42 = rol(a04 ^ d0, 18)
    xar v29.2d, v7.2d, v28.2d, #58           // b12 = rol(a21 ^ d2, 6)
    eor x8, x30, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor x27, x27, x4, ror #37                // a13 = b13 ^ t
    xar v13.2d, v13.2d, v30.2d, #39          // b22 = rol(a32 ^ d3, 25)
    eor x21, x25, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x14, x26, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x24, x30, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor x2, x29, x2, ror #1                  // b01 = rol(a30 ^ d3, 28)
    ldr x29, [sp, #160]                      // a00
    eor x26, x26, x29, ror #27               // b00 = a00 ^ d0
    rax1 v7.2d, v27.2d, v25.2d               // d1 = c0 ^ rol(c2, 1)
    bic x29, x19, x12, ror #39               // t = ~b22 & b32
    eor x29, x29, x6, ror #1                 // a12 = b12 ^ t
    eor x3, x30, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    eor x13, x30, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    bic x30, x0, x20, ror #39                // t = ~b42 & b02
    eor x30, x30, x19, ror #56               // a32 = b32 ^ t
    xar v25.2d, v5.2d, v26.2d, #28           // b13 = rol(a01 ^ d0, 36)
    eor x28, x28, x20, ror #46               // a42 = b42 ^ t
    bic x19, x20, x19, ror #17               // t = ~b32 & b42
    eor x5, x25, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor x19, x19, x12, ror #56               // a22 = b22 ^ t
    bic x6, x12, x6, ror #26                 // t = ~b12 & b22
    eor x0, x6, x0, ror #33                  // a02 = b02 ^ t
    xar v27.2d, v2.2d, v28.2d, #2            // b04 = rol(a20 ^ d2, 62)
    bic x6, x10, x4, ror #30                 // t = ~b13 & b23
    bic x4, x4, x3, ror #16                  // t = ~b03 & b13
    xar v2.2d, v6.2d, v7.2d, #20             // b10 = rol(a11 ^ d1, 44)
    bic x12, x23, x16, ror #48               // t = ~b33 & b43
    eor x10, x12, x10, ror #55               // a23 = b23 ^ t
    bic x12, x3, x23, ror #27                // t = ~b43 & b03
    eor x12, x12, x16, ror #11               // a33 = b33 ^ t
    eor x4, x4, x23, ror #43                 // a43 = b43 ^ t
    xar v4.2d, v4.2d, v31.2d, #37            // b03 = rol(a40 ^ d4, 27)
    xar v6.2d, v22.2d, v28.2d, #3            // b41 = rol(a24 ^ d2, 61)
    bic x16, x24, x17, ror #49               // t = ~b30 & b40
    eor x16, x16, x11, ror #34               // a20 = b20 ^ t
    bic x20, x26, x24, ror #57               // t = ~b40 & b00
    xar v11.2d, v11.2d, v7.2d, #54           // b23 = rol(a12 ^ d1, 10)
    bic x23, x11, x5, ror #1                 // t = ~b10 & b20
    eor x23, x23, x26, ror #37               // a00 = b00 ^ t
    bic x25, x5, x26, ror #36                // t = ~b00 & b10
    eor x24, x25, x24, ror #29               // a40 = b40 ^ t
    eor x3, x6, x3, ror #46                  // a03 = b03 ^ t
    ldr x6, [sp, #168]                       // the next round constant
    ldr x25, [x6], #8                        // rc
    eor x23, x23, x25, ror #45               // a00 ^= rc
    stp x23, x6, [sp, #160]                  // a00
    bic x6, x7, x1                           // t = ~b04 & b14
    eor x6, x6, x21, ror #62                 // a44 = b44 ^ t
    bic x23, x2, x22, ror #38                // t = ~b41 & b01
    eor x20, x20, x17, ror #42               // a30 = b30 ^ t
    xar v21.2d, v21.2d, v7.2d, #62           // b44 = rol(a14 ^ d1, 2)
    bic x25, x13, x7, ror #40                // t = ~b14 & b24
    eor x25, x25, x1, ror #40                // a04 = b04 ^ t
    bic x11, x17, x11, ror #49               // t = ~b20 & b30
    bic x1, x1, x21, ror #62                 // t = ~b44 & b04
    bic x17, x14, x13, ror #9                // t = ~b24 & b34
    xar v5.2d, v23.2d, v30.2d, #8            // b43 = rol(a34 ^ d3, 56)
    eor x1, x1, x14, ror #15                 // a34 = b34 ^ t
    bic x26, x9, x8, ror #54                 // t = ~b11 & b21
    eor x7, x17, x7, ror #49                 // a14 = b14 ^ t
    xar v24.2d, v24.2d, v31.2d, #50          // b40 = rol(a44 ^ d4, 14)
    eor x17, x26, x2, ror #38                // a01 = b01 ^ t
    eor x5, x11, x5, ror #50                 // a10 = b10 ^ t
    eor x11, x23, x15, ror #56               // a31 = b31 ^ t
    bic x14, x21, x14, ror #17               // t = ~b34 & b44
    xar v22.2d, v14.2d, v31.2d, #25          // b24 = rol(a42 ^ d4, 39)
    eor x20, x30, x20, ror #57               // c3 ^= a30
    ldr x21, [sp, #160]                      // a00
    eor x11, x20, x11, ror #28               // c3 ^= a31
    xar v14.2d, v1.2d, v7.2d, #63            // b02 = rol(a10 ^ d1, 1)
    bic x20, x22, x15, ror #18               // t = ~b31 & b41
    xar v10.2d, v10.2d, v26.2d, #61          // b21 = rol(a02 ^ d0, 3)
    eor x11, x11, x12, ror #37               // c3 ^= a33
    eor x1, x11, x1, ror #1                  // c3 ^= a34
    xar v1.2d, v3.2d, v30.2d, #36            // b01 = rol(a30 ^ d3, 28)
    eor x0, x0, x21, ror #53                 // c0 ^= a00
    eor x0, x0, x17, ror #23                 // c0 ^= a01
    eor x11, x14, x13, ror #26               // a24 = b24 ^ t
    xar v7.2d, v16.2d, v7.2d, #19            // b31 = rol(a13 ^ d1, 45)
    eor x13, x20, x9, ror #52                // a21 = b21 ^ t
    bic x2, x8, x2, ror #48                  // t = ~b01 & b11
    eor x2, x2, x22, ror #22                 // a41 = b41 ^ t
    eor x14, x28, x24, ror #28               // c4 ^= a40
    eor x2, x14, x2, ror #51                 // c4 ^= a41
    xar v3.2d, v18.2d, v30.2d, #43           // b30 = rol(a33 ^ d3, 21)
    bic x9, x15, x9, ror #34                 // t = ~b21 & b31
    eor x8, x9, x8, ror #24                  // a11 = b11 ^ t
    eor x9, x13, x16, ror #48                // c2 ^= a20
    eor x5, x8, x5, ror #15                  // c1 ^= a10
    eor x5, x5, x29, ror #36                 // c1 ^= a12
    eor x2, x2, x4, ror #28                  // c4 ^= a43
    eor v23.16b, v0.16b, v26.16b             // b00 = a00 ^ d0
    bcax v18.16b, v17.16b, v4.16b, v5.16b    // a33 = b33 ^ (~b43 & b03)
    eor x4, x9, x19, ror #37                 // c2 ^= a22
    eor x5, x5, x27, ror #28                 // c1 ^= a13
    eor x5, x5, x7, ror #60                  // c1 ^= a14
    xar v0.2d, v8.2d, v30.2d, #9             // b14 = rol(a31 ^ d3, 55)
    eor x0, x0, x3, ror #24                  // c0 ^= a03
    eor x2, x2, x6, ror #8                   // c4 ^= a44
    eor x0, x0, x25, ror #58                 // c0 ^= a04
    xar v30.2d, v9.2d, v31.2d, #44           // b11 = rol(a41 ^ d4, 20)
    eor x3, x1, x0, ror #30                  // d4 = c3 ^ rol(c0, 1)
    xar v31.2d, v19.2d, v31.2d, #56          // b32 = rol(a43 ^ d4, 8)
    eor x3, x3, x6, ror #1                   // b40 = rol(a44 ^ d4, 14)
    bcax v16.16b, v25.16b, v17.16b, v11.16b  // a13 = b13 ^ (~b23 & b33)
    bic v17.16b, v5.16b, v17.16b             // a23 = b23 ^ (~b33 & b43)
    eor x4, x4, x10, ror #62                 // c2 ^= a23
    eor x4, x4, x11, ror #61                 // c2 ^= a24
    bcax v9.16b, v6.16b, v30.16b, v1.16b     // a41 = b41 ^ (~b01 & b11)
    eor x1, x1, x5, ror #21                  // d2 = c1 ^ rol(c3, 1)
    eor x1, x1, x19, ror #40                 // b20 = rol(a22 ^ d2, 43)
    xar v12.2d, v12.2d, v28.2d, #21          // b20 = rol(a22 ^ d2, 43)
    eor x5, x2, x5, ror #26                  // d0 = c4 ^ rol(c1, 1)
    xar v28.2d, v15.2d, v26.2d, #23          // b34 = rol(a03 ^ d0, 41)
    eor x0, x4, x0, ror #30                  // d1 = c0 ^ rol(c2, 1)
    eor x2, x2, x4, ror #10                  // d3 = c2 ^ rol(c4, 1)
    bcax v8.16b, v7.16b, v1.16b, v6.16b      // a31 = b31 ^ (~b41 & b01)
    xar v20.2d, v20.2d, v26.2d, #46          // b42 = rol(a04 ^ d0, 18)
    bic v26.16b, v14.16b, v20.16b            // a32 = b32 ^ (~b42 & b02)
    bic v15.16b, v7.16b, v10.16b             // a11 = b11 ^ (~b21 & b31)
    eor x0, x0, x8, ror #19                  // b10 = rol(a11 ^ d1, 44)
    eor x2, x2, x12, ror #45                 // b30 = rol(a33 ^ d3, 21)
    bcax v19.16b, v5.16b, v25.16b, v4.16b    // a43 = b43 ^ (~b03 & b13)
    eor v17.16b, v17.16b, v11.16b            // a23 = b23 ^ (~b33 & b43)
    bcax v5.16b, v1.16b, v10.16b, v30.16b    // a01 = b01 ^ (~b11 & b21)
    bic v1.16b, v13.16b, v29.16b             // a02 = b02 ^ (~b12 & b22)
    bcax v7.16b, v10.16b, v6.16b, v7.16b     // a21 = b21 ^ (~b31 & b41)
    eor v10.16b, v1.16b, v14.16b             // a02 = b02 ^ (~b12 & b22)
    eor v6.16b, v15.16b, v30.16b             // a11 = b11 ^ (~b21 & b31)
    bcax v30.16b, v23.16b, v12.16b, v2.16b   // a00 = b00 ^ (~b10 & b20)
    bcax v15.16b, v4.16b, v11.16b, v25.16b   // a03 = b03 ^ (~b13 & b23)
    ldr x4, [sp, #160]                       // a00
    eor x4, x5, x4, ror #27                  // b00 = a00 ^ d0
    bic v11.16b, v0.16b, v27.16b             // a44 = b44 ^ (~b04 & b14)
    bcax v1.16b, v2.16b, v3.16b, v12.16b     // a10 = b10 ^ (~b20 & b30)
    bic v25.16b, v28.16b, v22.16b            // a14 = b14 ^ (~b24 & b34)
    bcax v4.16b, v24.16b, v2.16b, v23.16b    // a40 = b40 ^ (~b00 & b10)
    bcax v14.16b, v20.16b, v29.16b, v14.16b  // a42 = b42 ^ (~b02 & b12)
    bcax v2.16b, v12.16b, v24.16b, v3.16b    // a20 = b20 ^ (~b30 & b40)
    bic x5, x1, x0, ror #1                   // t = ~b10 & b20
    eor x5, x5, x4, ror #37                  // a00 = b00 ^ t
    bic x6, x2, x1, ror #49                  // t = ~b20 & b30
    eor x0, x6, x0, ror #50                  // a10 = b10 ^ t
    ldr x6, [sp, #168]                       // the next round constant
    ldr x7, [x6], #8                         // rc
    eor x5, x5, x7, ror #45                  // a00 ^= rc
    bic x7, x3, x2, ror #49                  // t = ~b30 & b40
    eor x1, x7, x1, ror #34                  // a20 = b20 ^ t
    bic v23.16b, v23.16b, v24.16b            // a30 = b30 ^ (~b40 & b00)
    bcax v12.16b, v13.16b, v20.16b, v31.16b  // a22 = b22 ^ (~b32 & b42)
    eor v24.16b, v11.16b, v21.16b            // a44 = b44 ^ (~b04 & b14)
    bcax v11.16b, v29.16b, v31.16b, v13.16b  // a12 = b12 ^ (~b22 & b32)
    bic x3, x4, x3, ror #57                  // t = ~b40 & b00
    eor x2, x3, x2, ror #42                  // a30 = b30 ^ t
    eor v3.16b, v23.16b, v3.16b              // a30 = b30 ^ (~b40 & b00)
    ldr x3, [sp, #208]                       // the next round constant
    bcax v20.16b, v27.16b, v22.16b, v0.16b   // a04 = b04 ^ (~b14 & b24)
    ld1r {v29.2d}, [x3], #8                  // rc
    str x3, [sp, #208]                       // the next round constant
    bcax v22.16b, v22.16b, v21.16b, v28.16b  // a24 = b24 ^ (~b34 & b44)
    bcax v23.16b, v28.16b, v27.16b, v21.16b  // a34 = b34 ^ (~b44 & b04)
    stp x5, x6, [sp, #160]                   // a00
    eor v21.16b, v25.16b, v0.16b             // a14 = b14 ^ (~b24 & b34)
    eor v13.16b, v26.16b, v31.16b            // a32 = b32 ^ (~b42 & b02)
    eor v0.16b, v30.16b, v29.16b             // a00 ^= rc
    ldr x30, [sp, #192]
    ldr x27, [sp, #160]                      // a00
    ror x2, x2, #56
    ror x1, x1, #49
    ror x0, x0, #34
    ror x27, x27, #19
    str x27, [x30, #448]
    str x0, [x30, #480]
    str x1, [x30, #512]
    str x2, [x30, #544]
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
    ldr x0, [x30, #32]
    ldr x1, [x30, #64]
    ldr x2, [x30, #96]
    ldr x3, [x30, #128]
    ror x27, x27, #45
    str x27, [sp, #160]                      // a00
    ldr x4, [x30, #160]
    ror x0, x0, #30
    ldr x5, [x30, #192]
    ror x1, x1, #15
    ldr x6, [x30, #224]
    ror x2, x2, #8
    ldr x7, [x30, #256]
    ror x3, x3, #44
    ldr x8, [x30, #288]
    ror x4, x4, #11
    ldr x9, [x30, #320]
    ror x5, x5, #45
    ldr x10, [x30, #352]
    ror x6, x6, #63
    ldr x11, [x30, #384]
    ror x7, x7, #37
    ldr x15, [x30, #416]
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
    eor3 v7.16b, v7.16b, v12.16b, v17.16b    // c2 = a21 ^ a22 ^ a23
    ldr x25, [sp, #160]                      // a00
    eor3 v11.16b, v6.16b, v11.16b, v16.16b   // c1 = a11 ^ a12 ^ a13
    eor x26, x5, x0, ror #15                 // c1 ^= a10
    eor x26, x26, x10, ror #36               // c1 ^= a12
    eor3 v5.16b, v5.16b, v10.16b, v15.16b    // c0 = a01 ^ a02 ^ a03
    eor x25, x9, x25, ror #53                // c0 ^= a00
    eor3 v8.16b, v8.16b, v13.16b, v18.16b    // c3 = a31 ^ a32 ^ a33
    eor x26, x26, x15, ror #28               // c1 ^= a13
    eor x27, x12, x2, ror #57                // c3 ^= a30
    eor3 v1.16b, v11.16b, v21.16b, v1.16b    // c1 ^= a14 ^ a10
    eor3 v2.16b, v7.16b, v22.16b, v2.16b     // c2 ^= a24 ^ a20
    eor x28, x6, x1, ror #48                 // c2 ^= a20
    eor x25, x25, x4, ror #23                // c0 ^= a01
    eor x28, x28, x11, ror #37               // c2 ^= a22
    eor x28, x28, x16, ror #62               // c2 ^= a23
    eor x29, x13, x3, ror #28                // c4 ^= a40
    eor x25, x25, x14, ror #24               // c0 ^= a03
    eor x25, x25, x20, ror #58               // c0 ^= a04
    eor3 v5.16b, v5.16b, v20.16b, v0.16b     // c0 ^= a04 ^ a00
    eor x27, x27, x7, ror #28                // c3 ^= a31
    eor x27, x27, x17, ror #37               // c3 ^= a33
    eor x27, x27, x23, ror #1                // c3 ^= a34
    eor x30, x27, x25, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor3 v7.16b, v9.16b, v14.16b, v19.16b    // c4 = a41 ^ a42 ^ a43
    eor3 v4.16b, v7.16b, v24.16b, v4.16b     // c4 ^= a44 ^ a40
    eor x29, x29, x8, ror #51                // c4 ^= a41
    eor x29, x29, x19, ror #28               // c4 ^= a43
    eor x29, x29, x24, ror #8                // c4 ^= a44
    eor x28, x28, x22, ror #61               // c2 ^= a24
    rax1 v7.2d, v2.2d, v4.2d                 // d3 = c2 ^ rol(c4, 1)
    eor x26, x26, x21, ror #60               // c1 ^= a14
    eor x27, x27, x26, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor x6, x27, x6, ror #3                  // b12 = rol(a21 ^ d2, 6)
    eor x16, x27, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    eor x19, x30, x19, ror #21               // b32 = rol(a43 ^ d4, 8)
    eor x26, x29, x26, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor x29, x29, x28, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor x17, x29, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor x11, x27, x11, ror #40               // b20 = rol(a22 ^ d2, 43)
    eor x22, x27, x22                        // b41 = rol(a24 ^ d2, 61)
    eor3 v3.16b, v8.16b, v23.16b, v3.16b     // c3 ^= a34 ^ a30
    eor x25, x28, x25, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor x15, x25, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor x10, x25, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x0, x25, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    bic x28, x6, x0, ror #7                  // t = ~b02 & b12
    rax1 v8.2d, v3.2d, v5.2d                 // d4 = c3 ^ rol(c0, 1)
    rax1 v3.2d, v1.2d, v3.2d                 // d2 = c1 ^ rol(c3, 1)
    eor x7, x29, x7, ror #36                 // b14 = rol(a31 ^ d3, 55)
    eor x23, x29, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    eor x1, x27, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    eor x4, x26, x4, ror #61                 // b13 = rol(a01 ^ d0, 36)
    bic x27, x16, x10, ror #7                // t = ~b23 & b33
    rax1 v4.2d, v4.2d, v1.2d                 // d0 = c4 ^ rol(c1, 1)
    eor x12, x29, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    eor x9, x26, x9, ror #38                 // b21 = rol(a02 ^ d0, 3)
    eor x20, x26, x20, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor x8, x30, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor x27, x27, x4, ror #37                // a13 = b13 ^ t
    eor x21, x25, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x14, x26, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x24, x30, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor x2, x29, x2, ror #1                  // b01 = rol(a30 ^ d3, 28)
    ldr x29, [sp, #160]                      // a00
    eor x26, x26, x29, ror #27               // b00 = a00 ^ d0
    rax1 v1.2d, v5.2d, v2.2d                 // d1 = c0 ^ rol(c2, 1)
    bic x29, x19, x12, ror #39               // t = ~b22 & b32
    eor x29, x29, x6, ror #1                 // a12 = b12 ^ t
    eor x3, x30, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    eor x13, x30, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    bic x30, x0, x20, ror #39                // t = ~b42 & b02
    eor x30, x30, x19, ror #56               // a32 = b32 ^ t
    eor x28, x28, x20, ror #46               // a42 = b42 ^ t
    bic x19, x20, x19, ror #17               // t = ~b32 & b42
    eor x5, x25, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor x19, x19, x12, ror #56               // a22 = b22 ^ t
    bic x6, x12, x6, ror #26                 // t = ~b12 & b22
    eor x0, x6, x0, ror #33                  // a02 = b02 ^ t
    bic x6, x10, x4, ror #30                 // t = ~b13 & b23
    bic x4, x4, x3, ror #16                  // t = ~b03 & b13
    xar v1.2d, v6.2d, v1.2d, #20             // b10 = rol(a11 ^ d1, 44)
    bic x12, x23, x16, ror #48               // t = ~b33 & b43
    eor x10, x12, x10, ror #55               // a23 = b23 ^ t
    bic x12, x3, x23, ror #27                // t = ~b43 & b03
    eor x12, x12, x16, ror #11               // a33 = b33 ^ t
    eor x4, x4, x23, ror #43                 // a43 = b43 ^ t
    bic x16, x24, x17, ror #49               // t = ~b30 & b40
    eor x16, x16, x11, ror #34               // a20 = b20 ^ t
    bic x20, x26, x24, ror #57               // t = ~b40 & b00
    bic x23, x11, x5, ror #1                 // t = ~b10 & b20
    eor x23, x23, x26, ror #37               // a00 = b00 ^ t
    bic x25, x5, x26, ror #36                // t = ~b00 & b10
    eor x24, x25, x24, ror #29               // a40 = b40 ^ t
    eor x3, x6, x3, ror #46                  // a03 = b03 ^ t
    ldr x6, [sp, #168]                       // the next round constant
    ldr x25, [x6], #8                        // rc
    eor x23, x23, x25, ror #45               // a00 ^= rc
    stp x23, x6, [sp, #160]                  // a00
    bic x6, x7, x1                           // t = ~b04 & b14
    eor x6, x6, x21, ror #62                 // a44 = b44 ^ t
    bic x23, x2, x22, ror #38                // t = ~b41 & b01
    eor x20, x20, x17, ror #42               // a30 = b30 ^ t
    bic x25, x13, x7, ror #40                // t = ~b14 & b24
    eor x25, x25, x1, ror #40                // a04 = b04 ^ t
    bic x11, x17, x11, ror #49               // t = ~b20 & b30
    bic x1, x1, x21, ror #62                 // t = ~b44 & b04
    bic x17, x14, x13, ror #9                // t = ~b24 & b34
    eor x1, x1, x14, ror #15                 // a34 = b34 ^ t
    bic x26, x9, x8, ror #54                 // t = ~b11 & b21
    eor x7, x17, x7, ror #49                 // a14 = b14 ^ t
    xar v5.2d, v24.2d, v8.2d, #50            // b40 = rol(a44 ^ d4, 14)
    eor x17, x26, x2, ror #38                // a01 = b01 ^ t
    eor x5, x11, x5, ror #50                 // a10 = b10 ^ t
    eor x11, x23, x15, ror #56               // a31 = b31 ^ t
    bic x14, x21, x14, ror #17               // t = ~b34 & b44
    eor x20, x30, x20, ror #57               // c3 ^= a30
    ldr x21, [sp, #160]                      // a00
    eor x11, x20, x11, ror #28               // c3 ^= a31
    bic x20, x22, x15, ror #18               // t = ~b31 & b41
    eor x11, x11, x12, ror #37               // c3 ^= a33
    eor x1, x11, x1, ror #1                  // c3 ^= a34
    eor x0, x0, x21, ror #53                 // c0 ^= a00
    eor x0, x0, x17, ror #23                 // c0 ^= a01
    eor x11, x14, x13, ror #26               // a24 = b24 ^ t
    eor x13, x20, x9, ror #52                // a21 = b21 ^ t
    bic x2, x8, x2, ror #48                  // t = ~b01 & b11
    eor x2, x2, x22, ror #22                 // a41 = b41 ^ t
    eor x14, x28, x24, ror #28               // c4 ^= a40
    eor x2, x14, x2, ror #51                 // c4 ^= a41
    xar v6.2d, v18.2d, v7.2d, #43            // b30 = rol(a33 ^ d3, 21)
    bic x9, x15, x9, ror #34                 // t = ~b21 & b31
    eor x8, x9, x8, ror #24                  // a11 = b11 ^ t
    eor x9, x13, x16, ror #48                // c2 ^= a20
    eor x5, x8, x5, ror #15                  // c1 ^= a10
    eor x5, x5, x29, ror #36                 // c1 ^= a12
    eor x2, x2, x4, ror #28                  // c4 ^= a43
    eor v0.16b, v0.16b, v4.16b               // b00 = a00 ^ d0
    eor x4, x9, x19, ror #37                 // c2 ^= a22
    eor x5, x5, x27, ror #28                 // c1 ^= a13
    eor x5, x5, x7, ror #60                  // c1 ^= a14
    eor x0, x0, x3, ror #24                  // c0 ^= a03
    eor x2, x2, x6, ror #8                   // c4 ^= a44
    eor x0, x0, x25, ror #58                 // c0 ^= a04
    eor x3, x1, x0, ror #30                  // d4 = c3 ^ rol(c0, 1)
    eor x3, x3, x6, ror #1                   // b40 = rol(a44 ^ d4, 14)
    eor x4, x4, x10, ror #62                 // c2 ^= a23
    eor x4, x4, x11, ror #61                 // c2 ^= a24
    eor x1, x1, x5, ror #21                  // d2 = c1 ^ rol(c3, 1)
    eor x1, x1, x19, ror #40                 // b20 = rol(a22 ^ d2, 43)
    xar v2.2d, v12.2d, v3.2d, #21            // b20 = rol(a22 ^ d2, 43)
    eor x5, x2, x5, ror #26                  // d0 = c4 ^ rol(c1, 1)
    eor x0, x4, x0, ror #30                  // d1 = c0 ^ rol(c2, 1)
    eor x2, x2, x4, ror #10                  // d3 = c2 ^ rol(c4, 1)
    eor x0, x0, x8, ror #19                  // b10 = rol(a11 ^ d1, 44)
    eor x2, x2, x12, ror #45                 // b30 = rol(a33 ^ d3, 21)
    bcax v4.16b, v0.16b, v2.16b, v1.16b      // a00 = b00 ^ (~b10 & b20)
    ldr x4, [sp, #160]                       // a00
    eor x4, x5, x4, ror #27                  // b00 = a00 ^ d0
    bcax v1.16b, v1.16b, v6.16b, v2.16b      // a10 = b10 ^ (~b20 & b30)
    bcax v2.16b, v2.16b, v5.16b, v6.16b      // a20 = b20 ^ (~b30 & b40)
    bic x5, x1, x0, ror #1                   // t = ~b10 & b20
    eor x5, x5, x4, ror #37                  // a00 = b00 ^ t
    bic x6, x2, x1, ror #49                  // t = ~b20 & b30
    eor x0, x6, x0, ror #50                  // a10 = b10 ^ t
    ldr x6, [sp, #168]                       // the next round constant
    ldr x7, [x6], #8                         // rc
    eor x5, x5, x7, ror #45                  // a00 ^= rc
    bic x7, x3, x2, ror #49                  // t = ~b30 & b40
    eor x1, x7, x1, ror #34                  // a20 = b20 ^ t
    bic v3.16b, v0.16b, v5.16b               // a30 = b30 ^ (~b40 & b00)
    bic x3, x4, x3, ror #57                  // t = ~b40 & b00
    eor x2, x3, x2, ror #42                  // a30 = b30 ^ t
    eor v3.16b, v3.16b, v6.16b               // a30 = b30 ^ (~b40 & b00)
    ldr x3, [sp, #208]                       // the next round constant
    ld1r {v0.2d}, [x3], #8                   // rc
    stp x5, x6, [sp, #160]                   // a00
    eor v0.16b, v4.16b, v0.16b               // a00 ^= rc
    ldr x30, [sp, #192]
    ldr x27, [sp, #160]                      // a00
    ror x2, x2, #56
    ror x1, x1, #49
    ror x0, x0, #34
    ror x27, x27, #19
    str x27, [x30, #448]
    str x0, [x30, #480]
    str x1, [x30, #512]
    str x2, [x30, #544]
    ldr x30, [sp, #184]
    add x30, x30, #0
    str q0, [x30, #448]
    str q1, [x30, #480]
    str q2, [x30, #512]
    str q3, [x30, #544]
    str xzr, [sp, #160]                      // nothing of the states stays here
    ldr x1, [sp, #176]
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
lanewise_end lanewise_shake256_x4_aarch64_scalar_mixed_a710_chain16
lanewise_function lanewise_shake256_x4_aarch64_scalar_mixed_a710_chain24
    mov x5, #3
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x4_aarch64_scalar_mixed_a710_chain24
lanewise_function lanewise_shake256_x4_aarch64_scalar_mixed_a710_chain32
    mov x5, #4
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x4_aarch64_scalar_mixed_a710_chain32
lanewise_function lanewise_shake256_x4_aarch64_scalar_mixed_a710_masked_chain16
    mov x5, #2
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x4_aarch64_scalar_mixed_a710_masked_chain16
lanewise_function lanewise_shake256_x4_aarch64_scalar_mixed_a710_masked_chain24
    mov x5, #3
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x4_aarch64_scalar_mixed_a710_masked_chain24
lanewise_function lanewise_shake256_x4_aarch64_scalar_mixed_a710_masked_chain32
    mov x5, #4
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x4_aarch64_scalar_mixed_a710_masked_chain32
