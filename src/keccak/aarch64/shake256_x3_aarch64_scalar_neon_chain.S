/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x3_scalar_neon --chain > src/keccak/aarch64/shake256_x3_aarch64_scalar_neon_chain.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * SHAKE256 (FIPS 202) of 3 short inputs for AArch64, step after step:
 * one state in integer registers beside two in Neon
 *
 * void lanewise_shake256_x3_aarch64_scalar_neon_chainN(
 *     void *out, const void *nodes, const void *head, const void *last, size_t steps,
 *     const uint64_t *constants);
 *     N is 16, 24 or 32, the bytes of a node, m = N / 8 its lanes. Each of out, nodes and head
 *     is 3 states as the library has them, of which the first m, m and m + 3 lanes are meant;
 *     last has 3 words for each step, steps >= 1. In each step input k is the lanes of state k
 *     of head, word k of the step, and the lanes of the node: at first those of nodes, then
 *     what the step before has made, the first N bytes of SHAKE256. out may be nodes. The
 *     constants are in this file. masked_chainN is the same, but in each step the node is first
 *     XORed with as many bytes of SHAKE256 of the lanes of head and the word.
 * Stack: 1424 bytes; no node stays there
 * No branch and no address depends on the inputs. x18 is not touched.
 */
#include "asm.h"
    .arch armv8-a
lanewise_function lanewise_shake256_x3_aarch64_scalar_neon_chain16
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
    str q0, [x8, #0]
    str x11, [x8, #16]
    str q0, [x8, #576]
    str x11, [x8, #592]
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
    str q0, [x8, #0]
    str x11, [x8, #16]
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
    ldr x11, [x3, #16]
    str q0, [x8, #0]
    str x11, [x8, #16]
    str q0, [x8, #576]
    str x11, [x8, #592]
    add x3, x3, #24
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
    ldr x11, [x7, #16]
    ldr q12, [x8, #32]
    ldr x13, [x8, #48]
    eor v0.16b, v0.16b, v12.16b
    eor x11, x11, x13
    str q0, [x8, #32]
    str x11, [x8, #48]
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
    ldr x11, [x7, #16]
    str q0, [x8, #32]
    str x11, [x8, #48]
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
    str q0, [x16, #0]
    str x11, [x17, #400]
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
    str x27, [sp, #160]                      // a00
    ldr x4, [x30, #160]
    ror x0, x0, #21
    ldr x5, [x30, #192]
    ror x1, x1, #14
    ldr x6, [x30, #224]
    ldr x7, [x30, #256]
    ror x3, x3, #44
    ldr x8, [x30, #288]
    ror x4, x4, #3
    ldr x9, [x30, #320]
    ror x5, x5, #45
    ldr x10, [x30, #352]
    ror x6, x6, #61
    ldr x11, [x30, #384]
    ror x7, x7, #28
    ldr x15, [x30, #416]
    ror x8, x8, #20
    ror x9, x9, #25
    ror x10, x10, #8
    ror x11, x11, #18
    ror x15, x15, #15
    adr x27, 9f                              // behind the last constant
    sub x27, x27, #192
    str x27, [sp, #168]
19:
    eor v25.16b, v9.16b, v14.16b             // c4 = a41 ^ a42 ^ a43
    eor x25, x2, x7, ror #36                 // c3 ^= a31
    eor x25, x25, x12, ror #63               // c3 ^= a32
    eor x26, x1, x6, ror #17                 // c2 ^= a21
    eor x27, x3, x8, ror #24                 // c4 ^= a41
    eor v26.16b, v7.16b, v12.16b             // c2 = a21 ^ a22 ^ a23
    eor v26.16b, v26.16b, v17.16b            // c2 = a21 ^ a22 ^ a23
    eor v26.16b, v26.16b, v22.16b            // c2 ^= a24 ^ a20
    eor v25.16b, v25.16b, v19.16b            // c4 = a41 ^ a42 ^ a43
    eor v25.16b, v25.16b, v24.16b            // c4 ^= a44 ^ a40
    eor v25.16b, v25.16b, v4.16b             // c4 ^= a44 ^ a40
    eor x25, x25, x17, ror #37               // c3 ^= a33
    eor v26.16b, v26.16b, v2.16b             // c2 ^= a24 ^ a20
    eor v27.16b, v5.16b, v10.16b             // c0 = a01 ^ a02 ^ a03
    add v28.2d, v25.2d, v25.2d               // d3 = c2 ^ rol(c4, 1)
    eor v29.16b, v6.16b, v11.16b             // c1 = a11 ^ a12 ^ a13
    sri v28.2d, v25.2d, #63                  // d3 = c2 ^ rol(c4, 1)
    eor v30.16b, v8.16b, v13.16b             // c3 = a31 ^ a32 ^ a33
    eor x26, x26, x11, ror #60               // c2 ^= a22
    eor x26, x26, x16, ror #22               // c2 ^= a23
    add v31.2d, v26.2d, v26.2d               // d1 = c0 ^ rol(c2, 1)
    sri v31.2d, v26.2d, #63                  // d1 = c0 ^ rol(c2, 1)
    eor v30.16b, v30.16b, v18.16b            // c3 = a31 ^ a32 ^ a33
    eor v27.16b, v27.16b, v15.16b            // c0 = a01 ^ a02 ^ a03
    eor v27.16b, v27.16b, v20.16b            // c0 ^= a04 ^ a00
    eor v29.16b, v29.16b, v16.16b            // c1 = a11 ^ a12 ^ a13
    eor v29.16b, v29.16b, v21.16b            // c1 ^= a14 ^ a10
    eor v29.16b, v29.16b, v1.16b             // c1 ^= a14 ^ a10
    eor v26.16b, v28.16b, v26.16b            // d3 = c2 ^ rol(c4, 1)
    add v28.2d, v29.2d, v29.2d               // d0 = c4 ^ rol(c1, 1)
    sri v28.2d, v29.2d, #63                  // d0 = c4 ^ rol(c1, 1)
    eor v13.16b, v13.16b, v26.16b            // b22 = rol(a32 ^ d3, 25)
    eor v27.16b, v27.16b, v0.16b             // c0 ^= a04 ^ a00
    eor v30.16b, v30.16b, v23.16b            // c3 ^= a34 ^ a30
    eor v30.16b, v30.16b, v3.16b             // c3 ^= a34 ^ a30
    eor v25.16b, v28.16b, v25.16b            // d0 = c4 ^ rol(c1, 1)
    eor x26, x26, x22, ror #12               // c2 ^= a24
    ror x28, x26, #50                        // d3 = c2 ^ rol(c4, 1)
    eor x29, x0, x5, ror #40                 // c1 ^= a11
    eor x29, x29, x10, ror #13               // c1 ^= a12
    eor v28.16b, v31.16b, v27.16b            // d1 = c0 ^ rol(c2, 1)
    eor x29, x29, x15, ror #6                // c1 ^= a13
    eor x29, x29, x21, ror #44               // c1 ^= a14
    eor x27, x27, x13, ror #38               // c4 ^= a42
    ror x30, x29, #43                        // d2 = c1 ^ rol(c3, 1)
    add v31.2d, v30.2d, v30.2d               // d2 = c1 ^ rol(c3, 1)
    sri v31.2d, v30.2d, #63                  // d2 = c1 ^ rol(c3, 1)
    eor v29.16b, v31.16b, v29.16b            // d2 = c1 ^ rol(c3, 1)
    eor v22.16b, v22.16b, v29.16b            // b41 = rol(a24 ^ d2, 61)
    eor x25, x25, x23, ror #2                // c3 ^= a34
    add v31.2d, v27.2d, v27.2d               // d4 = c3 ^ rol(c0, 1)
    sri v31.2d, v27.2d, #63                  // d4 = c3 ^ rol(c0, 1)
    eor x30, x30, x25, ror #63               // d2 = c1 ^ rol(c3, 1)
    eor x22, x30, x22, ror #62               // b41 = rol(a24 ^ d2, 61)
    eor x27, x27, x19, ror #8                // c4 ^= a43
    eor x16, x30, x16, ror #8                // b33 = rol(a23 ^ d2, 15)
    eor v27.16b, v31.16b, v30.16b            // d4 = c3 ^ rol(c0, 1)
    eor v30.16b, v6.16b, v28.16b             // b10 = rol(a11 ^ d1, 44)
    eor x27, x27, x24, ror #53               // c4 ^= a44
    eor x28, x28, x27, ror #19               // d3 = c2 ^ rol(c4, 1)
    eor x23, x28, x23, ror #2                // b43 = rol(a34 ^ d3, 56)
    eor v6.16b, v23.16b, v26.16b             // b43 = rol(a34 ^ d3, 56)
    shl v23.2d, v6.2d, #56                   // b43 = rol(a34 ^ d3, 56)
    eor x12, x28, x12, ror #63               // b22 = rol(a32 ^ d3, 25)
    ror x27, x27, #20                        // d0 = c4 ^ rol(c1, 1)
    eor x27, x27, x29, ror #42               // d0 = c4 ^ rol(c1, 1)
    eor x29, x28, x17, ror #37               // b30 = rol(a33 ^ d3, 21)
    ldr x17, [sp, #160]                      // a00
    eor x17, x17, x4, ror #61                // c0 ^= a01
    eor x17, x17, x9, ror #39                // c0 ^= a02
    eor v11.16b, v11.16b, v28.16b            // b23 = rol(a12 ^ d1, 10)
    eor v21.16b, v21.16b, v28.16b            // b44 = rol(a14 ^ d1, 2)
    eor v0.16b, v0.16b, v25.16b              // b00 = a00 ^ d0
    eor v14.16b, v14.16b, v27.16b            // b24 = rol(a42 ^ d4, 39)
    eor x1, x30, x1, ror #50                 // b04 = rol(a20 ^ d2, 62)
    eor v2.16b, v2.16b, v29.16b              // b04 = rol(a20 ^ d2, 62)
    eor v19.16b, v19.16b, v27.16b            // b32 = rol(a43 ^ d4, 8)
    shl v31.2d, v19.2d, #8                   // b32 = rol(a43 ^ d4, 8)
    sri v31.2d, v19.2d, #56                  // b32 = rol(a43 ^ d4, 8)
    eor v19.16b, v16.16b, v28.16b            // b31 = rol(a13 ^ d1, 45)
    eor v16.16b, v3.16b, v26.16b             // b01 = rol(a30 ^ d3, 28)
    eor x2, x28, x2                          // b01 = rol(a30 ^ d3, 28)
    eor x28, x28, x7, ror #36                // b14 = rol(a31 ^ d3, 55)
    shl v3.2d, v22.2d, #61                   // b41 = rol(a24 ^ d2, 61)
    eor v18.16b, v18.16b, v26.16b            // b30 = rol(a33 ^ d3, 21)
    eor v10.16b, v10.16b, v25.16b            // b21 = rol(a02 ^ d0, 3)
    eor x17, x17, x14, ror #54               // c0 ^= a03
    eor x17, x17, x20, ror #25               // c0 ^= a04
    sri v3.2d, v22.2d, #3                    // b41 = rol(a24 ^ d2, 61)
    eor v22.16b, v8.16b, v26.16b             // b14 = rol(a31 ^ d3, 55)
    eor x26, x17, x26, ror #49               // d1 = c0 ^ rol(c2, 1)
    eor x17, x25, x17, ror #63               // d4 = c3 ^ rol(c0, 1)
    eor x25, x17, x13, ror #58               // b24 = rol(a42 ^ d4, 39)
    eor x7, x17, x19, ror #28                // b32 = rol(a43 ^ d4, 8)
    eor x24, x17, x24, ror #9                // b40 = rol(a44 ^ d4, 14)
    shl v26.2d, v16.2d, #28                  // b01 = rol(a30 ^ d3, 28)
    eor x19, x17, x8, ror #44                // b11 = rol(a41 ^ d4, 20)
    eor x13, x26, x0, ror #43                // b02 = rol(a10 ^ d1, 1)
    eor x8, x30, x6, ror #3                  // b12 = rol(a21 ^ d2, 6)
    eor x15, x26, x15, ror #49               // b31 = rol(a13 ^ d1, 45)
    eor v8.16b, v9.16b, v27.16b              // b11 = rol(a41 ^ d4, 20)
    sri v26.2d, v16.2d, #36                  // b01 = rol(a30 ^ d3, 28)
    eor v16.16b, v24.16b, v27.16b            // b40 = rol(a44 ^ d4, 14)
    sri v23.2d, v6.2d, #8                    // b43 = rol(a34 ^ d3, 56)
    eor x6, x27, x20, ror #25                // b42 = rol(a04 ^ d0, 18)
    bic x20, x6, x7, ror #10                 // t = ~b32 & b42
    eor x17, x17, x3, ror #20                // b03 = rol(a40 ^ d4, 27)
    shl v24.2d, v13.2d, #25                  // b22 = rol(a32 ^ d3, 25)
    eor v6.16b, v5.16b, v25.16b              // b13 = rol(a01 ^ d0, 36)
    eor v9.16b, v1.16b, v28.16b              // b02 = rol(a10 ^ d1, 1)
    sri v24.2d, v13.2d, #39                  // b22 = rol(a32 ^ d3, 25)
    shl v1.2d, v18.2d, #21                   // b30 = rol(a33 ^ d3, 21)
    eor v5.16b, v7.16b, v29.16b              // b12 = rol(a21 ^ d2, 6)
    shl v7.2d, v10.2d, #3                    // b21 = rol(a02 ^ d0, 3)
    eor x0, x30, x11, ror #46                // b20 = rol(a22 ^ d2, 43)
    eor x3, x26, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    add v13.2d, v9.2d, v9.2d                 // b02 = rol(a10 ^ d1, 1)
    shl v28.2d, v11.2d, #10                  // b23 = rol(a12 ^ d1, 10)
    sri v28.2d, v11.2d, #54                  // b23 = rol(a12 ^ d1, 10)
    eor x30, x27, x9, ror #39                // b21 = rol(a02 ^ d0, 3)
    bic v11.16b, v26.16b, v3.16b             // a31 = b31 ^ (~b41 & b01)
    eor x11, x20, x12, ror #57               // a22 = b22 ^ t
    eor x20, x26, x10, ror #56               // b23 = rol(a12 ^ d1, 10)
    sri v7.2d, v10.2d, #61                   // b21 = rol(a02 ^ d0, 3)
    shl v10.2d, v6.2d, #36                   // b13 = rol(a01 ^ d0, 36)
    bic x10, x7, x12, ror #47                // t = ~b22 & b32
    eor v4.16b, v4.16b, v27.16b              // b03 = rol(a40 ^ d4, 27)
    shl v27.2d, v4.2d, #27                   // b03 = rol(a40 ^ d4, 27)
    sri v27.2d, v4.2d, #37                   // b03 = rol(a40 ^ d4, 27)
    eor v20.16b, v20.16b, v25.16b            // b42 = rol(a04 ^ d0, 18)
    bic x9, x12, x8, ror #19                 // t = ~b12 & b22
    shl v4.2d, v19.2d, #45                   // b31 = rol(a13 ^ d1, 45)
    eor v15.16b, v15.16b, v25.16b            // b34 = rol(a03 ^ d0, 41)
    sri v4.2d, v19.2d, #19                   // b31 = rol(a13 ^ d1, 45)
    bic v19.16b, v3.16b, v4.16b              // a21 = b21 ^ (~b31 & b41)
    eor x9, x9, x13, ror #24                 // a02 = b02 ^ t
    bic x12, x13, x6, ror #47                // t = ~b42 & b02
    eor x26, x26, x21, ror #23               // b44 = rol(a14 ^ d1, 2)
    shl v25.2d, v8.2d, #20                   // b11 = rol(a41 ^ d4, 20)
    eor v17.16b, v17.16b, v29.16b            // b33 = rol(a23 ^ d2, 15)
    sri v25.2d, v8.2d, #44                   // b11 = rol(a41 ^ d4, 20)
    eor v8.16b, v11.16b, v4.16b              // a31 = b31 ^ (~b41 & b01)
    eor x10, x10, x8, ror #2                 // a12 = b12 ^ t
    bic x13, x8, x13, ror #5                 // t = ~b02 & b12
    eor x13, x13, x6, ror #52                // a42 = b42 ^ t
    shl v11.2d, v5.2d, #6                    // b12 = rol(a21 ^ d2, 6)
    sri v10.2d, v6.2d, #28                   // b13 = rol(a01 ^ d0, 36)
    sri v11.2d, v5.2d, #58                   // b12 = rol(a21 ^ d2, 6)
    bic v6.16b, v4.16b, v7.16b               // a11 = b11 ^ (~b21 & b31)
    bic v4.16b, v27.16b, v23.16b             // a33 = b33 ^ (~b43 & b03)
    sri v1.2d, v18.2d, #43                   // b30 = rol(a33 ^ d3, 21)
    shl v18.2d, v17.2d, #15                  // b33 = rol(a23 ^ d2, 15)
    bic x8, x19, x2, ror #56                 // t = ~b01 & b11
    eor v6.16b, v6.16b, v25.16b              // a11 = b11 ^ (~b21 & b31)
    bic x21, x2, x22, ror #31                // t = ~b41 & b01
    bic v5.16b, v7.16b, v25.16b              // a01 = b01 ^ (~b11 & b21)
    bic x5, x15, x30, ror #42                // t = ~b21 & b31
    eor x5, x5, x19, ror #25                 // a11 = b11 ^ t
    eor x8, x8, x22, ror #23                 // a41 = b41 ^ t
    sri v13.2d, v9.2d, #63                   // b02 = rol(a10 ^ d1, 1)
    sri v18.2d, v17.2d, #49                  // b33 = rol(a23 ^ d2, 15)
    bic v9.16b, v25.16b, v26.16b             // a41 = b41 ^ (~b01 & b11)
    eor v9.16b, v9.16b, v3.16b               // a41 = b41 ^ (~b01 & b11)
    eor x12, x12, x7, ror #57                // a32 = b32 ^ t
    bic x19, x30, x19, ror #47               // t = ~b11 & b21
    shl v3.2d, v20.2d, #18                   // b42 = rol(a04 ^ d0, 18)
    sri v3.2d, v20.2d, #46                   // b42 = rol(a04 ^ d0, 18)
    bic x6, x22, x15, ror #16                // t = ~b31 & b41
    eor x6, x6, x30, ror #58                 // a21 = b21 ^ t
    eor v5.16b, v5.16b, v26.16b              // a01 = b01 ^ (~b11 & b21)
    eor x7, x21, x15, ror #47                // a31 = b31 ^ t
    eor x30, x27, x14, ror #54               // b34 = rol(a03 ^ d0, 41)
    bic x21, x23, x16, ror #41               // t = ~b33 & b43
    shl v25.2d, v16.2d, #14                  // b40 = rol(a44 ^ d4, 14)
    bic v17.16b, v10.16b, v27.16b            // a43 = b43 ^ (~b03 & b13)
    shl v20.2d, v14.2d, #39                  // b24 = rol(a42 ^ d4, 39)
    sri v20.2d, v14.2d, #25                  // b24 = rol(a42 ^ d4, 39)
    eor v7.16b, v19.16b, v7.16b              // a21 = b21 ^ (~b31 & b41)
    eor v14.16b, v12.16b, v29.16b            // b20 = rol(a22 ^ d2, 43)
    shl v26.2d, v22.2d, #55                  // b14 = rol(a31 ^ d3, 55)
    sri v25.2d, v16.2d, #50                  // b40 = rol(a44 ^ d4, 14)
    bic v29.16b, v23.16b, v18.16b            // a23 = b23 ^ (~b33 & b43)
    eor x15, x27, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    bic x14, x20, x15, ror #38               // t = ~b13 & b23
    eor x14, x14, x17, ror #47               // a03 = b03 ^ t
    eor v19.16b, v17.16b, v23.16b            // a43 = b43 ^ (~b03 & b13)
    sri v26.2d, v22.2d, #9                   // b14 = rol(a31 ^ d3, 55)
    shl v23.2d, v15.2d, #41                  // b34 = rol(a03 ^ d0, 41)
    bic v22.16b, v31.16b, v24.16b            // a12 = b12 ^ (~b22 & b32)
    bic v16.16b, v18.16b, v28.16b            // a13 = b13 ^ (~b23 & b33)
    eor v16.16b, v16.16b, v10.16b            // a13 = b13 ^ (~b23 & b33)
    bic v12.16b, v3.16b, v31.16b             // a22 = b22 ^ (~b32 & b42)
    eor v12.16b, v12.16b, v24.16b            // a22 = b22 ^ (~b32 & b42)
    eor v17.16b, v29.16b, v28.16b            // a23 = b23 ^ (~b33 & b43)
    eor x4, x19, x2, ror #39                 // a01 = b01 ^ t
    shl v29.2d, v2.2d, #62                   // b04 = rol(a20 ^ d2, 62)
    sri v29.2d, v2.2d, #2                    // b04 = rol(a20 ^ d2, 62)
    bic x19, x15, x17, ror #9                // t = ~b03 & b13
    sri v23.2d, v15.2d, #23                  // b34 = rol(a03 ^ d0, 41)
    eor x19, x19, x23, ror #44               // a43 = b43 ^ t
    bic x2, x16, x20, ror #5                 // t = ~b23 & b33
    bic v15.16b, v28.16b, v10.16b            // a03 = b03 ^ (~b13 & b23)
    bic x22, x26, x30, ror #25               // t = ~b34 & b44
    bic x17, x17, x23, ror #35               // t = ~b43 & b03
    eor v15.16b, v15.16b, v27.16b            // a03 = b03 ^ (~b13 & b23)
    shl v27.2d, v30.2d, #44                  // b10 = rol(a11 ^ d1, 44)
    sri v27.2d, v30.2d, #20                  // b10 = rol(a11 ^ d1, 44)
    bic v10.16b, v24.16b, v11.16b            // a02 = b02 ^ (~b12 & b22)
    eor x22, x22, x25, ror #27               // a24 = b24 ^ t
    ldr x23, [sp, #160]                      // a00
    eor v10.16b, v10.16b, v13.16b            // a02 = b02 ^ (~b12 & b22)
    eor x17, x17, x16, ror #12               // a33 = b33 ^ t
    shl v2.2d, v21.2d, #2                    // b44 = rol(a14 ^ d1, 2)
    sri v2.2d, v21.2d, #62                   // b44 = rol(a14 ^ d1, 2)
    ldr x16, [sp, #208]                      // the next round constant
    bic v21.16b, v11.16b, v13.16b            // a42 = b42 ^ (~b02 & b12)
    eor v18.16b, v4.16b, v18.16b             // a33 = b33 ^ (~b43 & b03)
    eor x27, x27, x23                        // b00 = a00 ^ d0
    bic v24.16b, v26.16b, v29.16b            // a44 = b44 ^ (~b04 & b14)
    eor v11.16b, v22.16b, v11.16b            // a12 = b12 ^ (~b22 & b32)
    eor x15, x2, x15, ror #43                // a13 = b13 ^ t
    bic x23, x25, x28, ror #48               // t = ~b14 & b24
    ld1r {v4.2d}, [x16], #8                  // rc
    bic v22.16b, v2.16b, v23.16b             // a24 = b24 ^ (~b34 & b44)
    str x16, [sp, #208]                      // the next round constant
    eor v24.16b, v24.16b, v2.16b             // a44 = b44 ^ (~b04 & b14)
    bic v13.16b, v13.16b, v3.16b             // a32 = b32 ^ (~b42 & b02)
    eor x16, x21, x20, ror #46               // a23 = b23 ^ t
    bic x21, x30, x25, ror #2                // t = ~b24 & b34
    eor x20, x23, x1, ror #41                // a04 = b04 ^ t
    eor v13.16b, v13.16b, v31.16b            // a32 = b32 ^ (~b42 & b02)
    eor v22.16b, v22.16b, v20.16b            // a24 = b24 ^ (~b34 & b44)
    shl v28.2d, v14.2d, #43                  // b20 = rol(a22 ^ d2, 43)
    sri v28.2d, v14.2d, #21                  // b20 = rol(a22 ^ d2, 43)
    eor v14.16b, v21.16b, v3.16b             // a42 = b42 ^ (~b02 & b12)
    bic v21.16b, v23.16b, v20.16b            // a14 = b14 ^ (~b24 & b34)
    bic v30.16b, v28.16b, v27.16b            // a00 = b00 ^ (~b10 & b20)
    eor x21, x21, x28, ror #50               // a14 = b14 ^ t
    eor v30.16b, v30.16b, v0.16b             // a00 = b00 ^ (~b10 & b20)
    bic x23, x1, x26, ror #60                // t = ~b44 & b04
    eor x23, x23, x30, ror #21               // a34 = b34 ^ t
    bic v2.16b, v29.16b, v2.16b              // a34 = b34 ^ (~b44 & b04)
    bic x25, x28, x1, ror #57                // t = ~b04 & b14
    bic v20.16b, v20.16b, v26.16b            // a04 = b04 ^ (~b14 & b24)
    bic x1, x24, x29, ror #57                // t = ~b30 & b40
    bic x2, x29, x0, ror #42                 // t = ~b20 & b30
    eor v23.16b, v2.16b, v23.16b             // a34 = b34 ^ (~b44 & b04)
    eor v21.16b, v21.16b, v26.16b            // a14 = b14 ^ (~b24 & b34)
    bic x28, x0, x3, ror #63                 // t = ~b10 & b20
    eor x28, x27, x28, ror #21               // a00 = b00 ^ t
    bic v26.16b, v27.16b, v0.16b             // a40 = b40 ^ (~b00 & b10)
    bic v2.16b, v25.16b, v1.16b              // a20 = b20 ^ (~b30 & b40)
    eor v2.16b, v2.16b, v28.16b              // a20 = b20 ^ (~b30 & b40)
    bic v28.16b, v1.16b, v28.16b             // a10 = b10 ^ (~b20 & b30)
    bic x30, x27, x24, ror #50               // t = ~b40 & b00
    bic v3.16b, v0.16b, v25.16b              // a30 = b30 ^ (~b40 & b00)
    eor v3.16b, v3.16b, v1.16b               // a30 = b30 ^ (~b40 & b00)
    eor x1, x1, x0, ror #35                  // a20 = b20 ^ t
    eor x0, x2, x3, ror #41                  // a10 = b10 ^ t
    eor v0.16b, v30.16b, v4.16b              // a00 ^= rc
    bic x3, x3, x27, ror #44                 // t = ~b00 & b10
    eor v1.16b, v28.16b, v27.16b             // a10 = b10 ^ (~b20 & b30)
    ldr x27, [sp, #168]                      // the next round constant
    eor x2, x30, x29, ror #43                // a30 = b30 ^ t
    eor v20.16b, v20.16b, v29.16b            // a04 = b04 ^ (~b14 & b24)
    ldr x29, [x27], #8                       // rc
    eor x28, x28, x29                        // a00 ^= rc
    stp x28, x27, [sp, #160]                 // a00
    eor v4.16b, v26.16b, v25.16b             // a40 = b40 ^ (~b00 & b10)
    eor x3, x3, x24, ror #30                 // a40 = b40 ^ t
    eor x24, x25, x26, ror #53               // a44 = b44 ^ t
    tbz x27, #8, 19b                         // more rounds?
    // The last turn: few lanes are wanted.
    eor v9.16b, v9.16b, v14.16b              // c4 = a41 ^ a42 ^ a43
    eor x2, x2, x7, ror #36                  // c3 ^= a31
    eor x2, x2, x12, ror #63                 // c3 ^= a32
    eor x6, x1, x6, ror #17                  // c2 ^= a21
    eor x1, x3, x8, ror #24                  // c4 ^= a41
    eor v7.16b, v7.16b, v12.16b              // c2 = a21 ^ a22 ^ a23
    eor v7.16b, v7.16b, v17.16b              // c2 = a21 ^ a22 ^ a23
    eor v7.16b, v7.16b, v22.16b              // c2 ^= a24 ^ a20
    eor v9.16b, v9.16b, v19.16b              // c4 = a41 ^ a42 ^ a43
    eor v9.16b, v9.16b, v24.16b              // c4 ^= a44 ^ a40
    eor v4.16b, v9.16b, v4.16b               // c4 ^= a44 ^ a40
    eor x2, x2, x17, ror #37                 // c3 ^= a33
    eor v2.16b, v7.16b, v2.16b               // c2 ^= a24 ^ a20
    eor v5.16b, v5.16b, v10.16b              // c0 = a01 ^ a02 ^ a03
    add v7.2d, v4.2d, v4.2d                  // d3 = c2 ^ rol(c4, 1)
    eor v9.16b, v6.16b, v11.16b              // c1 = a11 ^ a12 ^ a13
    sri v7.2d, v4.2d, #63                    // d3 = c2 ^ rol(c4, 1)
    eor v8.16b, v8.16b, v13.16b              // c3 = a31 ^ a32 ^ a33
    eor x3, x6, x11, ror #60                 // c2 ^= a22
    eor x3, x3, x16, ror #22                 // c2 ^= a23
    add v10.2d, v2.2d, v2.2d                 // d1 = c0 ^ rol(c2, 1)
    sri v10.2d, v2.2d, #63                   // d1 = c0 ^ rol(c2, 1)
    eor v8.16b, v8.16b, v18.16b              // c3 = a31 ^ a32 ^ a33
    eor v5.16b, v5.16b, v15.16b              // c0 = a01 ^ a02 ^ a03
    eor v5.16b, v5.16b, v20.16b              // c0 ^= a04 ^ a00
    eor v9.16b, v9.16b, v16.16b              // c1 = a11 ^ a12 ^ a13
    eor v9.16b, v9.16b, v21.16b              // c1 ^= a14 ^ a10
    eor v1.16b, v9.16b, v1.16b               // c1 ^= a14 ^ a10
    eor v2.16b, v7.16b, v2.16b               // d3 = c2 ^ rol(c4, 1)
    add v7.2d, v1.2d, v1.2d                  // d0 = c4 ^ rol(c1, 1)
    sri v7.2d, v1.2d, #63                    // d0 = c4 ^ rol(c1, 1)
    eor v5.16b, v5.16b, v0.16b               // c0 ^= a04 ^ a00
    eor v8.16b, v8.16b, v23.16b              // c3 ^= a34 ^ a30
    eor v3.16b, v8.16b, v3.16b               // c3 ^= a34 ^ a30
    eor v4.16b, v7.16b, v4.16b               // d0 = c4 ^ rol(c1, 1)
    eor x3, x3, x22, ror #12                 // c2 ^= a24
    ror x6, x3, #50                          // d3 = c2 ^ rol(c4, 1)
    eor x0, x0, x5, ror #40                  // c1 ^= a11
    eor x0, x0, x10, ror #13                 // c1 ^= a12
    eor v7.16b, v10.16b, v5.16b              // d1 = c0 ^ rol(c2, 1)
    eor x0, x0, x15, ror #6                  // c1 ^= a13
    eor x0, x0, x21, ror #44                 // c1 ^= a14
    eor x1, x1, x13, ror #38                 // c4 ^= a42
    ror x7, x0, #43                          // d2 = c1 ^ rol(c3, 1)
    add v8.2d, v3.2d, v3.2d                  // d2 = c1 ^ rol(c3, 1)
    sri v8.2d, v3.2d, #63                    // d2 = c1 ^ rol(c3, 1)
    eor v1.16b, v8.16b, v1.16b               // d2 = c1 ^ rol(c3, 1)
    eor x2, x2, x23, ror #2                  // c3 ^= a34
    add v8.2d, v5.2d, v5.2d                  // d4 = c3 ^ rol(c0, 1)
    sri v8.2d, v5.2d, #63                    // d4 = c3 ^ rol(c0, 1)
    eor x7, x7, x2, ror #63                  // d2 = c1 ^ rol(c3, 1)
    eor x1, x1, x19, ror #8                  // c4 ^= a43
    eor v3.16b, v8.16b, v3.16b               // d4 = c3 ^ rol(c0, 1)
    eor v5.16b, v6.16b, v7.16b               // b10 = rol(a11 ^ d1, 44)
    eor x1, x1, x24, ror #53                 // c4 ^= a44
    eor x6, x6, x1, ror #19                  // d3 = c2 ^ rol(c4, 1)
    ror x1, x1, #20                          // d0 = c4 ^ rol(c1, 1)
    eor x1, x1, x0, ror #42                  // d0 = c4 ^ rol(c1, 1)
    eor x6, x6, x17, ror #37                 // b30 = rol(a33 ^ d3, 21)
    ldr x0, [sp, #160]                       // a00
    eor x0, x0, x4, ror #61                  // c0 ^= a01
    eor x0, x0, x9, ror #39                  // c0 ^= a02
    eor v0.16b, v0.16b, v4.16b               // b00 = a00 ^ d0
    eor v2.16b, v18.16b, v2.16b              // b30 = rol(a33 ^ d3, 21)
    eor x0, x0, x14, ror #54                 // c0 ^= a03
    eor x0, x0, x20, ror #25                 // c0 ^= a04
    eor x3, x0, x3, ror #49                  // d1 = c0 ^ rol(c2, 1)
    eor x0, x2, x0, ror #63                  // d4 = c3 ^ rol(c0, 1)
    eor x0, x0, x24, ror #9                  // b40 = rol(a44 ^ d4, 14)
    eor v3.16b, v24.16b, v3.16b              // b40 = rol(a44 ^ d4, 14)
    shl v4.2d, v2.2d, #21                    // b30 = rol(a33 ^ d3, 21)
    eor x2, x7, x11, ror #46                 // b20 = rol(a22 ^ d2, 43)
    eor x3, x3, x5, ror #19                  // b10 = rol(a11 ^ d1, 44)
    sri v4.2d, v2.2d, #43                    // b30 = rol(a33 ^ d3, 21)
    shl v6.2d, v3.2d, #14                    // b40 = rol(a44 ^ d4, 14)
    eor v2.16b, v12.16b, v1.16b              // b20 = rol(a22 ^ d2, 43)
    sri v6.2d, v3.2d, #50                    // b40 = rol(a44 ^ d4, 14)
    shl v1.2d, v5.2d, #44                    // b10 = rol(a11 ^ d1, 44)
    sri v1.2d, v5.2d, #20                    // b10 = rol(a11 ^ d1, 44)
    ldr x4, [sp, #160]                       // a00
    ldr x5, [sp, #208]                       // the next round constant
    eor x4, x1, x4                           // b00 = a00 ^ d0
    ld1r {v5.2d}, [x5], #8                   // rc
    shl v7.2d, v2.2d, #43                    // b20 = rol(a22 ^ d2, 43)
    sri v7.2d, v2.2d, #21                    // b20 = rol(a22 ^ d2, 43)
    bic v8.16b, v7.16b, v1.16b               // a00 = b00 ^ (~b10 & b20)
    eor v8.16b, v8.16b, v0.16b               // a00 = b00 ^ (~b10 & b20)
    bic x1, x0, x6, ror #57                  // t = ~b30 & b40
    bic x5, x6, x2, ror #42                  // t = ~b20 & b30
    bic x7, x2, x3, ror #63                  // t = ~b10 & b20
    eor x7, x4, x7, ror #21                  // a00 = b00 ^ t
    bic v2.16b, v6.16b, v4.16b               // a20 = b20 ^ (~b30 & b40)
    eor v2.16b, v2.16b, v7.16b               // a20 = b20 ^ (~b30 & b40)
    bic v7.16b, v4.16b, v7.16b               // a10 = b10 ^ (~b20 & b30)
    bic x4, x4, x0, ror #50                  // t = ~b40 & b00
    bic v3.16b, v0.16b, v6.16b               // a30 = b30 ^ (~b40 & b00)
    eor v3.16b, v3.16b, v4.16b               // a30 = b30 ^ (~b40 & b00)
    eor x1, x1, x2, ror #35                  // a20 = b20 ^ t
    eor x0, x5, x3, ror #41                  // a10 = b10 ^ t
    eor v0.16b, v8.16b, v5.16b               // a00 ^= rc
    eor v1.16b, v7.16b, v1.16b               // a10 = b10 ^ (~b20 & b30)
    ldr x3, [sp, #168]                       // the next round constant
    eor x2, x4, x6, ror #43                  // a30 = b30 ^ t
    ldr x4, [x3], #8                         // rc
    eor x4, x7, x4                           // a00 ^= rc
    stp x4, x3, [sp, #160]                   // a00
    ldr x30, [sp, #192]
    ldr x27, [sp, #160]                      // a00
    ror x1, x1, #50
    ror x0, x0, #43
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
    .space 72
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
lanewise_end lanewise_shake256_x3_aarch64_scalar_neon_chain16
lanewise_function lanewise_shake256_x3_aarch64_scalar_neon_chain24
    mov x5, #3
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x3_aarch64_scalar_neon_chain24
lanewise_function lanewise_shake256_x3_aarch64_scalar_neon_chain32
    mov x5, #4
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x3_aarch64_scalar_neon_chain32
lanewise_function lanewise_shake256_x3_aarch64_scalar_neon_masked_chain16
    mov x5, #2
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x3_aarch64_scalar_neon_masked_chain16
lanewise_function lanewise_shake256_x3_aarch64_scalar_neon_masked_chain24
    mov x5, #3
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x3_aarch64_scalar_neon_masked_chain24
lanewise_function lanewise_shake256_x3_aarch64_scalar_neon_masked_chain32
    mov x5, #4
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x3_aarch64_scalar_neon_masked_chain32
