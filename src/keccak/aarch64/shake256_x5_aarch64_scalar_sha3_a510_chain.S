/* PYTHONPATH=lab python3 -m lanewise_lab.aarch64.kernel aarch64_x5_scalar_sha3_a510 --chain > src/keccak/aarch64/shake256_x5_aarch64_scalar_sha3_a510_chain.S */
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
 * Stack: 1696 bytes; no node stays there
 * No branch and no address depends on the inputs. x18 is not touched.
 */
#include "asm.h"
    .arch armv8.2-a+sha3
lanewise_function lanewise_shake256_x5_aarch64_scalar_sha3_a510_chain16
    sub sp, sp, #1696
    .cfi_def_cfa_offset 1696
    stp x19, x20, [sp, #0]
    .cfi_offset 19, -1696
    .cfi_offset 20, -1688
    stp x21, x22, [sp, #16]
    .cfi_offset 21, -1680
    .cfi_offset 22, -1672
    stp x23, x24, [sp, #32]
    .cfi_offset 23, -1664
    .cfi_offset 24, -1656
    stp x25, x26, [sp, #48]
    .cfi_offset 25, -1648
    .cfi_offset 26, -1640
    stp x27, x28, [sp, #64]
    .cfi_offset 27, -1632
    .cfi_offset 28, -1624
    stp x29, x30, [sp, #80]
    .cfi_offset 29, -1616
    .cfi_offset 30, -1608
    stp d8, d9, [sp, #96]
    .cfi_offset 72, -1600
    .cfi_offset 73, -1592
    stp d10, d11, [sp, #112]
    .cfi_offset 74, -1584
    .cfi_offset 75, -1576
    stp d12, d13, [sp, #128]
    .cfi_offset 76, -1568
    .cfi_offset 77, -1560
    stp d14, d15, [sp, #144]
    .cfi_offset 78, -1552
    .cfi_offset 79, -1544
    str x0, [sp, #232]
    str x3, [sp, #240]
    str x4, [sp, #248]
    add x9, sp, #256
    ldr q0, [x2, #0]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    ldr q3, [x2, #48]
    ldr q4, [x2, #64]
    str q0, [x9, #0]
    ldr q5, [x1, #0]
    str q1, [x9, #16]
    ldr q0, [x1, #16]
    str q2, [x9, #32]
    ldr x7, [x2, #400]
    str q3, [x9, #48]
    ldr x10, [x2, #600]
    str q4, [x9, #64]
    ldr x11, [x2, #408]
    str q5, [x9, #96]
    ldr x12, [x2, #608]
    str q0, [x9, #112]
    ldr x13, [x2, #416]
    str x7, [x9, #288]
    ldr x6, [x2, #616]
    str x10, [x9, #296]
    ldr x7, [x2, #424]
    str x11, [x9, #304]
    ldr x10, [x2, #624]
    str x12, [x9, #312]
    ldr x11, [x2, #432]
    str x13, [x9, #320]
    ldr x12, [x2, #632]
    str x6, [x9, #328]
    ldr x13, [x1, #400]
    str x7, [x9, #336]
    ldr x6, [x1, #600]
    str x10, [x9, #344]
    ldr x7, [x1, #408]
    str x11, [x9, #352]
    ldr x10, [x1, #608]
    str x12, [x9, #360]
    ldr x11, [x2, #800]
    str x13, [x9, #384]
    ldr x12, [x2, #808]
    str x6, [x9, #392]
    ldr x13, [x2, #816]
    str x7, [x9, #400]
    ldr x6, [x2, #824]
    str x10, [x9, #408]
    ldr x7, [x2, #832]
    str x11, [x9, #576]
    ldr x10, [x1, #800]
    str x12, [x9, #584]
    ldr x11, [x1, #808]
    str x13, [x9, #592]
    str x6, [x9, #600]
    str x7, [x9, #608]
    str x10, [x9, #624]
    str x11, [x9, #632]
    mov x6, #0x1f
    mov x7, #0x8000000000000000
    str x6, [x9, #128]
    str x6, [x9, #136]
    str x6, [x9, #416]
    str x6, [x9, #424]
    str x6, [x9, #640]
    str xzr, [x9, #144]
    str xzr, [x9, #152]
    str xzr, [x9, #432]
    str xzr, [x9, #440]
    str xzr, [x9, #648]
    str xzr, [x9, #160]
    str xzr, [x9, #168]
    str xzr, [x9, #448]
    str xzr, [x9, #456]
    str xzr, [x9, #656]
    str xzr, [x9, #176]
    str xzr, [x9, #184]
    str xzr, [x9, #464]
    str xzr, [x9, #472]
    str xzr, [x9, #664]
    str xzr, [x9, #192]
    str xzr, [x9, #200]
    str xzr, [x9, #480]
    str xzr, [x9, #488]
    str xzr, [x9, #672]
    str x7, [x9, #208]
    str x7, [x9, #216]
    str x7, [x9, #496]
    str x7, [x9, #504]
    str x7, [x9, #680]
11:
    ldr x3, [sp, #240]
    ldr q0, [x3, #0]
    ldr q1, [x3, #16]
    ldr x10, [x3, #32]
    str q0, [x9, #80]
    str q1, [x9, #368]
    str x10, [x9, #616]
    add x3, x3, #40
    str x3, [sp, #240]
    mov x0, x9
    bl 10f
    add x9, sp, #256
    ldr q0, [x9, #224]
    ldr q1, [x9, #512]
    ldr x10, [x9, #688]
    ldr q3, [x9, #240]
    ldr q4, [x9, #528]
    str q0, [x9, #96]
    ldr x13, [x9, #696]
    str q1, [x9, #384]
    str x10, [x9, #624]
    str q3, [x9, #112]
    str q4, [x9, #400]
    str x13, [x9, #632]
    ldr x4, [sp, #248]
    subs x4, x4, #1
    str x4, [sp, #248]
    b.ne 11b
    ldr x0, [sp, #232]
    ldr q0, [x9, #224]
    ldr q1, [x9, #240]
    ldr x10, [x9, #512]
    ldr x11, [x9, #520]
    ldr x12, [x9, #528]
    str q0, [x0, #0]
    ldr x13, [x9, #536]
    str q1, [x0, #16]
    ldr x6, [x9, #688]
    str x10, [x0, #400]
    ldr x7, [x9, #696]
    str x11, [x0, #600]
    str x12, [x0, #408]
    str x13, [x0, #608]
    str x6, [x0, #800]
    str x7, [x0, #808]
    str xzr, [x9, #96]
    str xzr, [x9, #104]
    str xzr, [x9, #384]
    str xzr, [x9, #392]
    str xzr, [x9, #624]
    str xzr, [x9, #112]
    str xzr, [x9, #120]
    str xzr, [x9, #400]
    str xzr, [x9, #408]
    str xzr, [x9, #632]
    str xzr, [x9, #224]
    str xzr, [x9, #232]
    str xzr, [x9, #512]
    str xzr, [x9, #520]
    str xzr, [x9, #688]
    str xzr, [x9, #240]
    str xzr, [x9, #248]
    str xzr, [x9, #528]
    str xzr, [x9, #536]
    str xzr, [x9, #696]
    str xzr, [x9, #256]
    str xzr, [x9, #264]
    str xzr, [x9, #544]
    str xzr, [x9, #552]
    str xzr, [x9, #704]
    str xzr, [x9, #272]
    str xzr, [x9, #280]
    str xzr, [x9, #560]
    str xzr, [x9, #568]
    str xzr, [x9, #712]
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
    add sp, sp, #1696
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
10:
    str x30, [sp, #192]
    str x0, [sp, #200]
    add x30, x0, #0
    str x30, [sp, #208]
    mov x27, #1
    str x27, [sp, #216]
    add x29, x0, #576
    ldr q31, [x30, #0]
    str q31, [sp, #176]
    ldr q0, [x30, #16]
    ldr q1, [x30, #32]
    ldr q2, [x30, #48]
    ldr q3, [x30, #64]
    ldr q4, [x30, #80]
    ldr q5, [x30, #96]
    ldr q6, [x30, #112]
    ldr q7, [x30, #128]
    ldr q8, [x30, #144]
    ldr q9, [x30, #160]
    ldr q10, [x30, #176]
    ldr q11, [x30, #192]
    movi v12.2d, #0
    movi v13.2d, #0
    movi v14.2d, #0
    ldr q15, [x30, #208]
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
    ldr x27, [x29, #0]
    ldr x0, [x29, #8]
    ldr x1, [x29, #16]
    ldr x2, [x29, #24]
    ldr x3, [x29, #32]
    ror x27, x27, #45
    str x27, [sp, #160]                      // a00
    ldr x4, [x29, #40]
    ror x0, x0, #30
    ldr x5, [x29, #48]
    ror x1, x1, #15
    ldr x6, [x29, #56]
    ror x2, x2, #8
    ldr x7, [x29, #64]
    ror x3, x3, #44
    ldr x8, [x29, #72]
    ror x4, x4, #11
    ldr x9, [x29, #80]
    ror x5, x5, #45
    ldr x10, [x29, #88]
    ror x6, x6, #63
    ldr x11, [x29, #96]
    ror x7, x7, #37
    ldr x15, [x29, #104]
    ror x8, x8, #21
    ror x9, x9, #34
    ror x10, x10, #9
    ror x11, x11, #26
    ror x15, x15, #17
    adr x27, 9f                              // behind the last constant
    sub x27, x27, #192
    str x27, [sp, #168]
    // The first turn: most lanes are zero.
    ldr x25, [sp, #160]                      // a00
    eor x13, x5, x0, ror #15                 // c1 ^= a10
    ldr q25, [sp, #176]                      // a00
    ror x17, x2, #57                         // c3 ^= a30
    eor v26.16b, v4.16b, v9.16b              // c0 = a01 ^ a02 ^ a03
    ror x16, x3, #28                         // c4 ^= a40
    eor x26, x6, x1, ror #48                 // c2 ^= a20
    eor x25, x9, x25, ror #53                // c0 ^= a00
    eor x16, x16, x8, ror #51                // c4 ^= a41
    eor x26, x26, x11, ror #37               // c2 ^= a22
    eor v27.16b, v6.16b, v11.16b             // c2 = a21 ^ a22 ^ a23
    eor x25, x25, x4, ror #23                // c0 ^= a01
    eor x13, x13, x10, ror #36               // c1 ^= a12
    eor v28.16b, v8.16b, v3.16b              // c4 ^= a44 ^ a40
    eor3 v29.16b, v5.16b, v10.16b, v15.16b   // c1 = a11 ^ a12 ^ a13
    eor v25.16b, v26.16b, v25.16b            // c0 ^= a04 ^ a00
    xar v26.2d, v28.2d, v24.2d, #63          // d3 = c2 ^ rol(c4, 1)
    eor v27.16b, v27.16b, v1.16b             // c2 ^= a24 ^ a20
    eor x17, x17, x7, ror #28                // c3 ^= a31
    xar v30.2d, v25.2d, v24.2d, #63          // d4 = c3 ^ rol(c0, 1)
    eor x13, x13, x15, ror #28               // c1 ^= a13
    eor v31.16b, v7.16b, v2.16b              // c3 ^= a34 ^ a30
    eor x22, x26, x25, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor x15, x22, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor v29.16b, v29.16b, v0.16b             // c1 ^= a14 ^ a10
    eor x26, x16, x26, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor v26.16b, v26.16b, v27.16b            // d3 = c2 ^ rol(c4, 1)
    xar v27.2d, v27.2d, v24.2d, #63          // d1 = c0 ^ rol(c2, 1)
    eor x25, x17, x25, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor x24, x22, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x17, x17, x13, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor v30.16b, v30.16b, v31.16b            // d4 = c3 ^ rol(c0, 1)
    eor x8, x25, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    xar v31.2d, v31.2d, v24.2d, #63          // d2 = c1 ^ rol(c3, 1)
    eor x13, x16, x13, ror #26               // d0 = c4 ^ rol(c1, 1)
    xar v7.2d, v7.2d, v26.2d, #9             // b14 = rol(a31 ^ d3, 55)
    eor x16, x13, x9, ror #38                // b21 = rol(a02 ^ d0, 3)
    xar v12.2d, v12.2d, v26.2d, #39          // b22 = rol(a32 ^ d3, 25)
    xar v3.2d, v3.2d, v30.2d, #37            // b03 = rol(a40 ^ d4, 27)
    xar v2.2d, v2.2d, v26.2d, #36            // b01 = rol(a30 ^ d3, 28)
    eor v25.16b, v27.16b, v25.16b            // d1 = c0 ^ rol(c2, 1)
    eor x9, x22, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    xar v27.2d, v29.2d, v24.2d, #63          // d0 = c4 ^ rol(c1, 1)
    eor v29.16b, v31.16b, v29.16b            // d2 = c1 ^ rol(c3, 1)
    xar v13.2d, v13.2d, v30.2d, #25          // b24 = rol(a42 ^ d4, 39)
    eor x14, x25, x3, ror #21                // b03 = rol(a40 ^ d4, 27)
    xar v18.2d, v18.2d, v30.2d, #56          // b32 = rol(a43 ^ d4, 8)
    xar v31.2d, v8.2d, v30.2d, #44           // b11 = rol(a41 ^ d4, 20)
    xar v0.2d, v0.2d, v25.2d, #63            // b02 = rol(a10 ^ d1, 1)
    xar v8.2d, v10.2d, v25.2d, #54           // b23 = rol(a12 ^ d1, 10)
    eor x19, x26, x2, ror #1                 // b01 = rol(a30 ^ d3, 28)
    eor x20, x17, x1, ror #51                // b04 = rol(a20 ^ d2, 62)
    xar v10.2d, v21.2d, v29.2d, #3           // b41 = rol(a24 ^ d2, 61)
    xar v23.2d, v23.2d, v30.2d, #50          // b40 = rol(a44 ^ d4, 14)
    xar v21.2d, v20.2d, v25.2d, #62          // b44 = rol(a14 ^ d1, 2)
    eor x1, x17, x11, ror #40                // b20 = rol(a22 ^ d2, 43)
    xar v15.2d, v15.2d, v25.2d, #19          // b31 = rol(a13 ^ d1, 45)
    eor v20.16b, v27.16b, v28.16b            // d0 = c4 ^ rol(c1, 1)
    xar v16.2d, v16.2d, v29.2d, #49          // b33 = rol(a23 ^ d2, 15)
    xar v11.2d, v11.2d, v29.2d, #21          // b20 = rol(a22 ^ d2, 43)
    eor x0, x22, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    xar v6.2d, v6.2d, v29.2d, #58            // b12 = rol(a21 ^ d2, 6)
    xar v9.2d, v9.2d, v20.2d, #61            // b21 = rol(a02 ^ d0, 3)
    eor x12, x17, x6, ror #3                 // b12 = rol(a21 ^ d2, 6)
    bic x5, x15, x16, ror #34                // t = ~b21 & b31
    ldr x6, [sp, #224]                       // the next round constant
    xar v22.2d, v22.2d, v26.2d, #8           // b43 = rol(a34 ^ d3, 56)
    xar v27.2d, v4.2d, v20.2d, #28           // b13 = rol(a01 ^ d0, 36)
    xar v28.2d, v19.2d, v20.2d, #46          // b42 = rol(a04 ^ d0, 18)
    xar v19.2d, v5.2d, v25.2d, #20           // b10 = rol(a11 ^ d1, 44)
    xar v25.2d, v1.2d, v29.2d, #2            // b04 = rol(a20 ^ d2, 62)
    bcax v29.16b, v15.16b, v2.16b, v10.16b   // a31 = b31 ^ (~b41 & b01)
    ldr q5, [sp, #176]                       // a00
    eor x2, x26, x7, ror #36                 // b14 = rol(a31 ^ d3, 55)
    bcax v30.16b, v6.16b, v18.16b, v12.16b   // a12 = b12 ^ (~b22 & b32)
    xar v26.2d, v17.2d, v26.2d, #43          // b30 = rol(a33 ^ d3, 21)
    bcax v4.16b, v10.16b, v31.16b, v2.16b    // a41 = b41 ^ (~b01 & b11)
    bcax v17.16b, v31.16b, v15.16b, v9.16b   // a11 = b11 ^ (~b21 & b31)
    eor v5.16b, v5.16b, v20.16b              // b00 = a00 ^ d0
    bcax v1.16b, v12.16b, v28.16b, v18.16b   // a22 = b22 ^ (~b32 & b42)
    eor x11, x13, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    bcax v31.16b, v2.16b, v9.16b, v31.16b    // a01 = b01 ^ (~b11 & b21)
    bic x7, x19, x17, ror #38                // t = ~b41 & b01
    bcax v2.16b, v9.16b, v10.16b, v15.16b    // a21 = b21 ^ (~b31 & b41)
    bic x4, x16, x8, ror #54                 // t = ~b11 & b21
    eor x4, x4, x19, ror #38                 // a01 = b01 ^ t
    xar v14.2d, v14.2d, v20.2d, #23          // b34 = rol(a03 ^ d0, 41)
    bcax v9.16b, v5.16b, v11.16b, v19.16b    // a00 = b00 ^ (~b10 & b20)
    bcax v12.16b, v0.16b, v12.16b, v6.16b    // a02 = b02 ^ (~b12 & b22)
    bcax v15.16b, v8.16b, v22.16b, v16.16b   // a23 = b23 ^ (~b33 & b43)
    ld1r {v10.2d}, [x6], #8                  // rc
    bic x19, x8, x19, ror #48                // t = ~b01 & b11
    bcax v20.16b, v22.16b, v27.16b, v3.16b   // a43 = b43 ^ (~b03 & b13)
    eor x5, x5, x8, ror #24                  // a11 = b11 ^ t
    bcax v18.16b, v18.16b, v0.16b, v28.16b   // a32 = b32 ^ (~b42 & b02)
    bcax v28.16b, v28.16b, v6.16b, v0.16b    // a42 = b42 ^ (~b02 & b12)
    bcax v6.16b, v27.16b, v16.16b, v8.16b    // a13 = b13 ^ (~b23 & b33)
    bcax v27.16b, v3.16b, v8.16b, v27.16b    // a03 = b03 ^ (~b13 & b23)
    eor x8, x19, x17, ror #22                // a41 = b41 ^ t
    bcax v8.16b, v16.16b, v3.16b, v22.16b    // a33 = b33 ^ (~b43 & b03)
    bic x19, x17, x24, ror #7                // t = ~b23 & b33
    bcax v16.16b, v26.16b, v5.16b, v23.16b   // a30 = b30 ^ (~b40 & b00)
    bic x23, x17, x15, ror #18               // t = ~b31 & b41
    str x6, [sp, #224]                       // the next round constant
    eor v0.16b, v9.16b, v10.16b              // a00 ^= rc
    bcax v3.16b, v21.16b, v7.16b, v25.16b    // a44 = b44 ^ (~b04 & b14)
    bcax v9.16b, v7.16b, v14.16b, v13.16b    // a14 = b14 ^ (~b24 & b34)
    bcax v5.16b, v23.16b, v19.16b, v5.16b    // a40 = b40 ^ (~b00 & b10)
    eor3 v10.16b, v4.16b, v28.16b, v20.16b   // c4 = a41 ^ a42 ^ a43
    bcax v19.16b, v19.16b, v26.16b, v11.16b  // a10 = b10 ^ (~b20 & b30)
    eor3 v22.16b, v17.16b, v30.16b, v6.16b   // c1 = a11 ^ a12 ^ a13
    bcax v7.16b, v25.16b, v13.16b, v7.16b    // a04 = b04 ^ (~b14 & b24)
    bcax v26.16b, v11.16b, v23.16b, v26.16b  // a20 = b20 ^ (~b30 & b40)
    bcax v11.16b, v14.16b, v25.16b, v21.16b  // a34 = b34 ^ (~b44 & b04)
    bic x21, x26, x17, ror #48               // t = ~b33 & b43
    eor3 v23.16b, v31.16b, v12.16b, v27.16b  // c0 = a01 ^ a02 ^ a03
    eor x7, x7, x15, ror #56                 // a31 = b31 ^ t
    bic x15, x14, x26, ror #27               // t = ~b43 & b03
    eor3 v25.16b, v2.16b, v1.16b, v15.16b    // c2 = a21 ^ a22 ^ a23
    str q0, [sp, #176]                       // a00
    eor x17, x15, x17, ror #11               // a33 = b33 ^ t
    eor x15, x19, x11, ror #37               // a13 = b13 ^ t
    eor3 v0.16b, v29.16b, v18.16b, v8.16b    // c3 = a31 ^ a32 ^ a33
    eor x6, x23, x16, ror #52                // a21 = b21 ^ t
    bcax v13.16b, v13.16b, v21.16b, v14.16b  // a24 = b24 ^ (~b34 & b44)
    eor3 v14.16b, v10.16b, v3.16b, v5.16b    // c4 ^= a44 ^ a40
    eor3 v10.16b, v22.16b, v9.16b, v19.16b   // c1 ^= a14 ^ a10
    eor3 v0.16b, v0.16b, v11.16b, v16.16b    // c3 ^= a34 ^ a30
    ldr q22, [sp, #176]                      // a00
    eor3 v23.16b, v23.16b, v7.16b, v22.16b   // c0 ^= a04 ^ a00
    xar v22.2d, v14.2d, v24.2d, #63          // d3 = c2 ^ rol(c4, 1)
    eor x16, x21, x24, ror #55               // a23 = b23 ^ t
    bic x19, x11, x14, ror #16               // t = ~b03 & b13
    eor x19, x19, x26, ror #43               // a43 = b43 ^ t
    eor3 v21.16b, v25.16b, v13.16b, v26.16b  // c2 ^= a24 ^ a20
    bic x11, x24, x11, ror #30               // t = ~b13 & b23
    xar v25.2d, v10.2d, v24.2d, #63          // d0 = c4 ^ rol(c1, 1)
    ldr x3, [sp, #160]                       // a00
    eor v22.16b, v22.16b, v21.16b            // d3 = c2 ^ rol(c4, 1)
    bic x24, x2, x20                         // t = ~b04 & b14
    eor x24, x24, x22, ror #62               // a44 = b44 ^ t
    bic x23, x20, x22, ror #62               // t = ~b44 & b04
    bic x22, x22, x13, ror #17               // t = ~b34 & b44
    eor x22, x22, x25, ror #26               // a24 = b24 ^ t
    eor x3, x13, x3, ror #27                 // b00 = a00 ^ d0
    bic x21, x13, x25, ror #9                // t = ~b24 & b34
    xar v21.2d, v21.2d, v24.2d, #63          // d1 = c0 ^ rol(c2, 1)
    bic x10, x25, x26, ror #39               // t = ~b22 & b32
    eor v14.16b, v25.16b, v14.16b            // d0 = c4 ^ rol(c1, 1)
    eor x23, x23, x13, ror #15               // a34 = b34 ^ t
    eor x21, x21, x2, ror #49                // a14 = b14 ^ t
    eor x10, x10, x12, ror #1                // a12 = b12 ^ t
    xar v25.2d, v0.2d, v24.2d, #63           // d2 = c1 ^ rol(c3, 1)
    xar v16.2d, v16.2d, v22.2d, #36          // b01 = rol(a30 ^ d3, 28)
    eor x14, x11, x14, ror #46               // a03 = b03 ^ t
    xar v8.2d, v8.2d, v22.2d, #43            // b30 = rol(a33 ^ d3, 21)
    xar v12.2d, v12.2d, v14.2d, #61          // b21 = rol(a02 ^ d0, 3)
    xar v27.2d, v27.2d, v14.2d, #23          // b34 = rol(a03 ^ d0, 41)
    bic x2, x25, x2, ror #40                 // t = ~b14 & b24
    bic x27, x12, x9, ror #7                 // t = ~b02 & b12
    bic x28, x9, x13, ror #39                // t = ~b42 & b02
    eor v21.16b, v21.16b, v23.16b            // d1 = c0 ^ rol(c2, 1)
    xar v23.2d, v23.2d, v24.2d, #63          // d4 = c3 ^ rol(c0, 1)
    xar v29.2d, v29.2d, v22.2d, #9           // b14 = rol(a31 ^ d3, 55)
    bic x11, x13, x25, ror #17               // t = ~b32 & b42
    eor x11, x11, x26, ror #56               // a22 = b22 ^ t
    eor x13, x27, x13, ror #46               // a42 = b42 ^ t
    xar v11.2d, v11.2d, v22.2d, #8           // b43 = rol(a34 ^ d3, 56)
    eor v10.16b, v25.16b, v10.16b            // d2 = c1 ^ rol(c3, 1)
    xar v22.2d, v18.2d, v22.2d, #39          // b22 = rol(a32 ^ d3, 25)
    eor x20, x2, x20, ror #40                // a04 = b04 ^ t
    xar v25.2d, v30.2d, v21.2d, #54          // b23 = rol(a12 ^ d1, 10)
    bic x12, x26, x12, ror #26               // t = ~b12 & b22
    xar v18.2d, v17.2d, v21.2d, #20          // b10 = rol(a11 ^ d1, 44)
    xar v30.2d, v31.2d, v14.2d, #28          // b13 = rol(a01 ^ d0, 36)
    eor x9, x12, x9, ror #33                 // a02 = b02 ^ t
    xar v1.2d, v1.2d, v10.2d, #21            // b20 = rol(a22 ^ d2, 43)
    eor v17.16b, v23.16b, v0.16b             // d4 = c3 ^ rol(c0, 1)
    ldr q23, [sp, #176]                      // a00
    xar v13.2d, v13.2d, v10.2d, #3           // b41 = rol(a24 ^ d2, 61)
    bic x27, x0, x3, ror #36                 // t = ~b00 & b10
    xar v31.2d, v7.2d, v14.2d, #46           // b42 = rol(a04 ^ d0, 18)
    xar v6.2d, v6.2d, v21.2d, #19            // b31 = rol(a13 ^ d1, 45)
    xar v15.2d, v15.2d, v10.2d, #49          // b33 = rol(a23 ^ d2, 15)
    bic x2, x3, x25, ror #57                 // t = ~b40 & b00
    eor v14.16b, v23.16b, v14.16b            // b00 = a00 ^ d0
    xar v3.2d, v3.2d, v17.2d, #50            // b40 = rol(a44 ^ d4, 14)
    xar v19.2d, v19.2d, v21.2d, #63          // b02 = rol(a10 ^ d1, 1)
    xar v26.2d, v26.2d, v10.2d, #2           // b04 = rol(a20 ^ d2, 62)
    ldr x29, [sp, #224]                      // the next round constant
    eor x12, x28, x25, ror #56               // a32 = b32 ^ t
    bic x28, x1, x0, ror #1                  // t = ~b10 & b20
    eor x28, x28, x3, ror #37                // a00 = b00 ^ t
    xar v4.2d, v4.2d, v17.2d, #44            // b11 = rol(a41 ^ d4, 20)
    bcax v23.16b, v14.16b, v1.16b, v18.16b   // a00 = b00 ^ (~b10 & b20)
    xar v21.2d, v9.2d, v21.2d, #62           // b44 = rol(a14 ^ d1, 2)
    xar v28.2d, v28.2d, v17.2d, #25          // b24 = rol(a42 ^ d4, 39)
    ldr x30, [sp, #168]                      // the next round constant
    eor x2, x2, x26, ror #42                 // a30 = b30 ^ t
    bcax v0.16b, v18.16b, v8.16b, v1.16b     // a10 = b10 ^ (~b20 & b30)
    bcax v7.16b, v6.16b, v16.16b, v13.16b    // a31 = b31 ^ (~b41 & b01)
    xar v20.2d, v20.2d, v17.2d, #56          // b32 = rol(a43 ^ d4, 8)
    xar v10.2d, v2.2d, v10.2d, #58           // b12 = rol(a21 ^ d2, 6)
    bcax v1.16b, v1.16b, v3.16b, v8.16b      // a20 = b20 ^ (~b30 & b40)
    bcax v2.16b, v8.16b, v14.16b, v3.16b     // a30 = b30 ^ (~b40 & b00)
    xar v17.2d, v5.2d, v17.2d, #37           // b03 = rol(a40 ^ d4, 27)
    eor x3, x27, x25, ror #29                // a40 = b40 ^ t
    bic x25, x25, x26, ror #49               // t = ~b30 & b40
    ld1r {v9.2d}, [x29], #8                  // rc
    bcax v5.16b, v4.16b, v6.16b, v12.16b     // a11 = b11 ^ (~b21 & b31)
    bcax v8.16b, v13.16b, v4.16b, v16.16b    // a41 = b41 ^ (~b01 & b11)
    bcax v6.16b, v12.16b, v13.16b, v6.16b    // a21 = b21 ^ (~b31 & b41)
    bcax v4.16b, v16.16b, v12.16b, v4.16b    // a01 = b01 ^ (~b11 & b21)
    eor v9.16b, v23.16b, v9.16b              // a00 ^= rc
    bcax v12.16b, v20.16b, v19.16b, v31.16b  // a32 = b32 ^ (~b42 & b02)
    str x29, [sp, #224]                      // the next round constant
    bcax v13.16b, v31.16b, v10.16b, v19.16b  // a42 = b42 ^ (~b02 & b12)
    bcax v16.16b, v25.16b, v11.16b, v15.16b  // a23 = b23 ^ (~b33 & b43)
    ldr x27, [x30], #8                       // rc
    bcax v3.16b, v3.16b, v18.16b, v14.16b    // a40 = b40 ^ (~b00 & b10)
    bic x26, x26, x1, ror #49                // t = ~b20 & b30
    bcax v14.16b, v17.16b, v25.16b, v30.16b  // a03 = b03 ^ (~b13 & b23)
    bcax v18.16b, v11.16b, v30.16b, v17.16b  // a43 = b43 ^ (~b03 & b13)
    eor x1, x25, x1, ror #34                 // a20 = b20 ^ t
    str q9, [sp, #176]                       // a00
    eor x25, x28, x27, ror #45               // a00 ^= rc
    bcax v17.16b, v15.16b, v17.16b, v11.16b  // a33 = b33 ^ (~b43 & b03)
    bcax v9.16b, v19.16b, v22.16b, v10.16b   // a02 = b02 ^ (~b12 & b22)
    bcax v10.16b, v10.16b, v20.16b, v22.16b  // a12 = b12 ^ (~b22 & b32)
    stp x25, x30, [sp, #160]                 // a00
    bcax v15.16b, v30.16b, v15.16b, v25.16b  // a13 = b13 ^ (~b23 & b33)
    eor x0, x26, x0, ror #50                 // a10 = b10 ^ t
    bcax v19.16b, v26.16b, v28.16b, v29.16b  // a04 = b04 ^ (~b14 & b24)
    bcax v11.16b, v22.16b, v31.16b, v20.16b  // a22 = b22 ^ (~b32 & b42)
    bcax v23.16b, v21.16b, v29.16b, v26.16b  // a44 = b44 ^ (~b04 & b14)
    bcax v22.16b, v27.16b, v26.16b, v21.16b  // a34 = b34 ^ (~b44 & b04)
    bcax v21.16b, v28.16b, v21.16b, v27.16b  // a24 = b24 ^ (~b34 & b44)
    bcax v20.16b, v29.16b, v27.16b, v28.16b  // a14 = b14 ^ (~b24 & b34)
12:
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
    tbz x27, #8, 12b                         // more rounds?
    ldr x27, [sp, #216]
    cbz x27, 13f
    sub x27, x27, #1
    str x27, [sp, #216]
    // One state ends, another begins.
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
    str q31, [x30, #224]
    str q0, [x30, #240]
    str q1, [x30, #256]
    str q2, [x30, #272]
    add x30, x30, #288
    str x30, [sp, #208]
    ldr q31, [x30, #0]
    str q31, [sp, #176]
    ldr q0, [x30, #16]
    ldr q1, [x30, #32]
    ldr q2, [x30, #48]
    ldr q3, [x30, #64]
    ldr q4, [x30, #80]
    ldr q5, [x30, #96]
    ldr q6, [x30, #112]
    ldr q7, [x30, #128]
    ldr q8, [x30, #144]
    ldr q9, [x30, #160]
    ldr q10, [x30, #176]
    ldr q11, [x30, #192]
    movi v12.2d, #0
    movi v13.2d, #0
    movi v14.2d, #0
    ldr q15, [x30, #208]
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
    ldr x25, [sp, #160]                      // a00
    eor x26, x5, x0, ror #15                 // c1 ^= a10
    ldr q25, [sp, #176]                      // a00
    eor x27, x12, x2, ror #57                // c3 ^= a30
    eor v26.16b, v4.16b, v9.16b              // c0 = a01 ^ a02 ^ a03
    eor x28, x13, x3, ror #28                // c4 ^= a40
    eor x29, x6, x1, ror #48                 // c2 ^= a20
    eor x25, x9, x25, ror #53                // c0 ^= a00
    eor x28, x28, x8, ror #51                // c4 ^= a41
    eor x29, x29, x11, ror #37               // c2 ^= a22
    eor v27.16b, v6.16b, v11.16b             // c2 = a21 ^ a22 ^ a23
    eor x25, x25, x4, ror #23                // c0 ^= a01
    eor x26, x26, x10, ror #36               // c1 ^= a12
    eor x25, x25, x14, ror #24               // c0 ^= a03
    eor v28.16b, v8.16b, v3.16b              // c4 ^= a44 ^ a40
    eor3 v29.16b, v5.16b, v10.16b, v15.16b   // c1 = a11 ^ a12 ^ a13
    eor v25.16b, v26.16b, v25.16b            // c0 ^= a04 ^ a00
    eor x25, x25, x20, ror #58               // c0 ^= a04
    xar v26.2d, v28.2d, v24.2d, #63          // d3 = c2 ^ rol(c4, 1)
    eor x29, x29, x16, ror #62               // c2 ^= a23
    eor v27.16b, v27.16b, v1.16b             // c2 ^= a24 ^ a20
    eor x27, x27, x7, ror #28                // c3 ^= a31
    eor x29, x29, x22, ror #61               // c2 ^= a24
    xar v30.2d, v25.2d, v24.2d, #63          // d4 = c3 ^ rol(c0, 1)
    eor x28, x28, x19, ror #28               // c4 ^= a43
    eor x26, x26, x15, ror #28               // c1 ^= a13
    eor v31.16b, v7.16b, v2.16b              // c3 ^= a34 ^ a30
    eor x30, x29, x25, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor x15, x30, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor v29.16b, v29.16b, v0.16b             // c1 ^= a14 ^ a10
    eor x27, x27, x17, ror #37               // c3 ^= a33
    eor x27, x27, x23, ror #1                // c3 ^= a34
    eor x28, x28, x24, ror #8                // c4 ^= a44
    eor x26, x26, x21, ror #60               // c1 ^= a14
    eor x29, x28, x29, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor v26.16b, v26.16b, v27.16b            // d3 = c2 ^ rol(c4, 1)
    xar v27.2d, v27.2d, v24.2d, #63          // d1 = c0 ^ rol(c2, 1)
    eor x25, x27, x25, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor x10, x30, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x27, x27, x26, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor v30.16b, v30.16b, v31.16b            // d4 = c3 ^ rol(c0, 1)
    eor x8, x25, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor x13, x25, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    eor x16, x27, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    xar v31.2d, v31.2d, v24.2d, #63          // d2 = c1 ^ rol(c3, 1)
    eor x26, x28, x26, ror #26               // d0 = c4 ^ rol(c1, 1)
    xar v7.2d, v7.2d, v26.2d, #9             // b14 = rol(a31 ^ d3, 55)
    eor x28, x25, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor x24, x26, x9, ror #38                // b21 = rol(a02 ^ d0, 3)
    xar v12.2d, v12.2d, v26.2d, #39          // b22 = rol(a32 ^ d3, 25)
    xar v3.2d, v3.2d, v30.2d, #37            // b03 = rol(a40 ^ d4, 27)
    xar v2.2d, v2.2d, v26.2d, #36            // b01 = rol(a30 ^ d3, 28)
    eor v25.16b, v27.16b, v25.16b            // d1 = c0 ^ rol(c2, 1)
    eor x9, x30, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    xar v27.2d, v29.2d, v24.2d, #63          // d0 = c4 ^ rol(c1, 1)
    eor v29.16b, v31.16b, v29.16b            // d2 = c1 ^ rol(c3, 1)
    xar v13.2d, v13.2d, v30.2d, #25          // b24 = rol(a42 ^ d4, 39)
    eor x3, x25, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    xar v18.2d, v18.2d, v30.2d, #56          // b32 = rol(a43 ^ d4, 8)
    xar v31.2d, v8.2d, v30.2d, #44           // b11 = rol(a41 ^ d4, 20)
    eor x0, x25, x19, ror #21                // b32 = rol(a43 ^ d4, 8)
    xar v0.2d, v0.2d, v25.2d, #63            // b02 = rol(a10 ^ d1, 1)
    xar v8.2d, v10.2d, v25.2d, #54           // b23 = rol(a12 ^ d1, 10)
    eor x19, x29, x2, ror #1                 // b01 = rol(a30 ^ d3, 28)
    eor x2, x27, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    eor x22, x27, x22                        // b41 = rol(a24 ^ d2, 61)
    xar v10.2d, v21.2d, v29.2d, #3           // b41 = rol(a24 ^ d2, 61)
    eor x21, x30, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x12, x29, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    xar v23.2d, v23.2d, v30.2d, #50          // b40 = rol(a44 ^ d4, 14)
    xar v21.2d, v20.2d, v25.2d, #62          // b44 = rol(a14 ^ d1, 2)
    eor x1, x27, x11, ror #40                // b20 = rol(a22 ^ d2, 43)
    xar v15.2d, v15.2d, v25.2d, #19          // b31 = rol(a13 ^ d1, 45)
    eor x25, x29, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor v20.16b, v27.16b, v28.16b            // d0 = c4 ^ rol(c1, 1)
    xar v16.2d, v16.2d, v29.2d, #49          // b33 = rol(a23 ^ d2, 15)
    xar v11.2d, v11.2d, v29.2d, #21          // b20 = rol(a22 ^ d2, 43)
    eor x30, x30, x5, ror #19                // b10 = rol(a11 ^ d1, 44)
    xar v6.2d, v6.2d, v29.2d, #58            // b12 = rol(a21 ^ d2, 6)
    xar v9.2d, v9.2d, v20.2d, #61            // b21 = rol(a02 ^ d0, 3)
    eor x27, x27, x6, ror #3                 // b12 = rol(a21 ^ d2, 6)
    bic x5, x15, x24, ror #34                // t = ~b21 & b31
    ldr x17, [sp, #224]                      // the next round constant
    xar v22.2d, v22.2d, v26.2d, #8           // b43 = rol(a34 ^ d3, 56)
    xar v27.2d, v4.2d, v20.2d, #28           // b13 = rol(a01 ^ d0, 36)
    xar v28.2d, v19.2d, v20.2d, #46          // b42 = rol(a04 ^ d0, 18)
    xar v19.2d, v5.2d, v25.2d, #20           // b10 = rol(a11 ^ d1, 44)
    xar v25.2d, v1.2d, v29.2d, #2            // b04 = rol(a20 ^ d2, 62)
    bcax v29.16b, v15.16b, v2.16b, v10.16b   // a31 = b31 ^ (~b41 & b01)
    ldr q5, [sp, #176]                       // a00
    eor x11, x29, x7, ror #36                // b14 = rol(a31 ^ d3, 55)
    bcax v30.16b, v6.16b, v18.16b, v12.16b   // a12 = b12 ^ (~b22 & b32)
    xar v26.2d, v17.2d, v26.2d, #43          // b30 = rol(a33 ^ d3, 21)
    bcax v4.16b, v10.16b, v31.16b, v2.16b    // a41 = b41 ^ (~b01 & b11)
    bcax v17.16b, v31.16b, v15.16b, v9.16b   // a11 = b11 ^ (~b21 & b31)
    eor v5.16b, v5.16b, v20.16b              // b00 = a00 ^ d0
    eor x23, x29, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    bcax v1.16b, v12.16b, v28.16b, v18.16b   // a22 = b22 ^ (~b32 & b42)
    eor x29, x26, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    bcax v31.16b, v2.16b, v9.16b, v31.16b    // a01 = b01 ^ (~b11 & b21)
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
    bcax v20.16b, v22.16b, v27.16b, v3.16b   // a43 = b43 ^ (~b03 & b13)
    eor x5, x5, x8, ror #24                  // a11 = b11 ^ t
    bcax v18.16b, v18.16b, v0.16b, v28.16b   // a32 = b32 ^ (~b42 & b02)
    bcax v28.16b, v28.16b, v6.16b, v0.16b    // a42 = b42 ^ (~b02 & b12)
    bcax v6.16b, v27.16b, v16.16b, v8.16b    // a13 = b13 ^ (~b23 & b33)
    bcax v27.16b, v3.16b, v8.16b, v27.16b    // a03 = b03 ^ (~b13 & b23)
    eor x8, x6, x22, ror #22                 // a41 = b41 ^ t
    bcax v8.16b, v16.16b, v3.16b, v22.16b    // a33 = b33 ^ (~b43 & b03)
    bic x6, x16, x10, ror #7                 // t = ~b23 & b33
    bcax v16.16b, v26.16b, v5.16b, v23.16b   // a30 = b30 ^ (~b40 & b00)
    bic x19, x22, x15, ror #18               // t = ~b31 & b41
    str x17, [sp, #224]                      // the next round constant
    eor v0.16b, v9.16b, v10.16b              // a00 ^= rc
    bcax v3.16b, v21.16b, v7.16b, v25.16b    // a44 = b44 ^ (~b04 & b14)
    bcax v9.16b, v7.16b, v14.16b, v13.16b    // a14 = b14 ^ (~b24 & b34)
    bcax v5.16b, v23.16b, v19.16b, v5.16b    // a40 = b40 ^ (~b00 & b10)
    eor3 v10.16b, v4.16b, v28.16b, v20.16b   // c4 = a41 ^ a42 ^ a43
    bcax v19.16b, v19.16b, v26.16b, v11.16b  // a10 = b10 ^ (~b20 & b30)
    eor3 v22.16b, v17.16b, v30.16b, v6.16b   // c1 = a11 ^ a12 ^ a13
    bcax v7.16b, v25.16b, v13.16b, v7.16b    // a04 = b04 ^ (~b14 & b24)
    bcax v26.16b, v11.16b, v23.16b, v26.16b  // a20 = b20 ^ (~b30 & b40)
    bcax v11.16b, v14.16b, v25.16b, v21.16b  // a34 = b34 ^ (~b44 & b04)
    bic x22, x23, x16, ror #48               // t = ~b33 & b43
    eor3 v23.16b, v31.16b, v12.16b, v27.16b  // c0 = a01 ^ a02 ^ a03
    eor x7, x7, x15, ror #56                 // a31 = b31 ^ t
    bic x17, x3, x23, ror #27                // t = ~b43 & b03
    eor3 v25.16b, v2.16b, v1.16b, v15.16b    // c2 = a21 ^ a22 ^ a23
    str q0, [sp, #176]                       // a00
    eor x17, x17, x16, ror #11               // a33 = b33 ^ t
    eor x15, x6, x29, ror #37                // a13 = b13 ^ t
    eor3 v0.16b, v29.16b, v18.16b, v8.16b    // c3 = a31 ^ a32 ^ a33
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
    eor3 v21.16b, v25.16b, v13.16b, v26.16b  // c2 ^= a24 ^ a20
    bic x14, x10, x29, ror #30               // t = ~b13 & b23
    xar v25.2d, v10.2d, v24.2d, #63          // d0 = c4 ^ rol(c1, 1)
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
    eor v14.16b, v25.16b, v14.16b            // d0 = c4 ^ rol(c1, 1)
    eor x23, x10, x23, ror #15               // a34 = b34 ^ t
    eor x21, x21, x11, ror #49               // a14 = b14 ^ t
    eor x10, x29, x27, ror #1                // a12 = b12 ^ t
    xar v25.2d, v0.2d, v24.2d, #63           // d2 = c1 ^ rol(c3, 1)
    xar v16.2d, v16.2d, v22.2d, #36          // b01 = rol(a30 ^ d3, 28)
    eor x14, x14, x3, ror #46                // a03 = b03 ^ t
    xar v8.2d, v8.2d, v22.2d, #43            // b30 = rol(a33 ^ d3, 21)
    xar v12.2d, v12.2d, v14.2d, #61          // b21 = rol(a02 ^ d0, 3)
    xar v27.2d, v27.2d, v14.2d, #23          // b34 = rol(a03 ^ d0, 41)
    bic x3, x13, x11, ror #40                // t = ~b14 & b24
    bic x13, x27, x9, ror #7                 // t = ~b02 & b12
    bic x29, x9, x20, ror #39                // t = ~b42 & b02
    eor v21.16b, v21.16b, v23.16b            // d1 = c0 ^ rol(c2, 1)
    xar v23.2d, v23.2d, v24.2d, #63          // d4 = c3 ^ rol(c0, 1)
    xar v29.2d, v29.2d, v22.2d, #9           // b14 = rol(a31 ^ d3, 55)
    bic x11, x20, x0, ror #17                // t = ~b32 & b42
    eor x11, x11, x12, ror #56               // a22 = b22 ^ t
    eor x13, x13, x20, ror #46               // a42 = b42 ^ t
    xar v11.2d, v11.2d, v22.2d, #8           // b43 = rol(a34 ^ d3, 56)
    eor v10.16b, v25.16b, v10.16b            // d2 = c1 ^ rol(c3, 1)
    xar v22.2d, v18.2d, v22.2d, #39          // b22 = rol(a32 ^ d3, 25)
    eor x20, x3, x2, ror #40                 // a04 = b04 ^ t
    xar v25.2d, v30.2d, v21.2d, #54          // b23 = rol(a12 ^ d1, 10)
    bic x12, x12, x27, ror #26               // t = ~b12 & b22
    xar v18.2d, v17.2d, v21.2d, #20          // b10 = rol(a11 ^ d1, 44)
    xar v30.2d, v31.2d, v14.2d, #28          // b13 = rol(a01 ^ d0, 36)
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
    xar v26.2d, v26.2d, v10.2d, #2           // b04 = rol(a20 ^ d2, 62)
    ldr x27, [sp, #224]                      // the next round constant
    eor x12, x29, x0, ror #56                // a32 = b32 ^ t
    bic x0, x1, x30, ror #1                  // t = ~b10 & b20
    eor x0, x0, x26, ror #37                 // a00 = b00 ^ t
    xar v4.2d, v4.2d, v17.2d, #44            // b11 = rol(a41 ^ d4, 20)
    bcax v23.16b, v14.16b, v1.16b, v18.16b   // a00 = b00 ^ (~b10 & b20)
    xar v21.2d, v9.2d, v21.2d, #62           // b44 = rol(a14 ^ d1, 2)
    xar v28.2d, v28.2d, v17.2d, #25          // b24 = rol(a42 ^ d4, 39)
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
    bcax v16.16b, v25.16b, v11.16b, v15.16b  // a23 = b23 ^ (~b33 & b43)
    ldr x27, [x26], #8                       // rc
    bcax v3.16b, v3.16b, v18.16b, v14.16b    // a40 = b40 ^ (~b00 & b10)
    bic x25, x25, x1, ror #49                // t = ~b20 & b30
    bcax v14.16b, v17.16b, v25.16b, v30.16b  // a03 = b03 ^ (~b13 & b23)
    bcax v18.16b, v11.16b, v30.16b, v17.16b  // a43 = b43 ^ (~b03 & b13)
    eor x1, x28, x1, ror #34                 // a20 = b20 ^ t
    str q9, [sp, #176]                       // a00
    eor x0, x0, x27, ror #45                 // a00 ^= rc
    bcax v17.16b, v15.16b, v17.16b, v11.16b  // a33 = b33 ^ (~b43 & b03)
    bcax v9.16b, v19.16b, v22.16b, v10.16b   // a02 = b02 ^ (~b12 & b22)
    bcax v10.16b, v10.16b, v20.16b, v22.16b  // a12 = b12 ^ (~b22 & b32)
    stp x0, x26, [sp, #160]                  // a00
    bcax v15.16b, v30.16b, v15.16b, v25.16b  // a13 = b13 ^ (~b23 & b33)
    eor x0, x25, x30, ror #50                // a10 = b10 ^ t
    bcax v19.16b, v26.16b, v28.16b, v29.16b  // a04 = b04 ^ (~b14 & b24)
    bcax v11.16b, v22.16b, v31.16b, v20.16b  // a22 = b22 ^ (~b32 & b42)
    bcax v23.16b, v21.16b, v29.16b, v26.16b  // a44 = b44 ^ (~b04 & b14)
    bcax v22.16b, v27.16b, v26.16b, v21.16b  // a34 = b34 ^ (~b44 & b04)
    bcax v21.16b, v28.16b, v21.16b, v27.16b  // a24 = b24 ^ (~b34 & b44)
    bcax v20.16b, v29.16b, v27.16b, v28.16b  // a14 = b14 ^ (~b24 & b34)
    b 12b
13:
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
    ldr x30, [sp, #200]
    ldr x29, [sp, #208]
    ldr q31, [sp, #176]
    str q31, [x29, #224]
    str q0, [x29, #240]
    str q1, [x29, #256]
    str q2, [x29, #272]
    add x30, x30, #576
    ldr x27, [sp, #160]                      // a00
    ror x2, x2, #56
    ror x1, x1, #49
    ror x0, x0, #34
    ror x27, x27, #19
    str x27, [x30, #112]
    str x0, [x30, #120]
    str x1, [x30, #128]
    str x2, [x30, #136]
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
    sub sp, sp, #1696
    .cfi_def_cfa_offset 1696
    stp x19, x20, [sp, #0]
    .cfi_offset 19, -1696
    .cfi_offset 20, -1688
    stp x21, x22, [sp, #16]
    .cfi_offset 21, -1680
    .cfi_offset 22, -1672
    stp x23, x24, [sp, #32]
    .cfi_offset 23, -1664
    .cfi_offset 24, -1656
    stp x25, x26, [sp, #48]
    .cfi_offset 25, -1648
    .cfi_offset 26, -1640
    stp x27, x28, [sp, #64]
    .cfi_offset 27, -1632
    .cfi_offset 28, -1624
    stp x29, x30, [sp, #80]
    .cfi_offset 29, -1616
    .cfi_offset 30, -1608
    stp d8, d9, [sp, #96]
    .cfi_offset 72, -1600
    .cfi_offset 73, -1592
    stp d10, d11, [sp, #112]
    .cfi_offset 74, -1584
    .cfi_offset 75, -1576
    stp d12, d13, [sp, #128]
    .cfi_offset 76, -1568
    .cfi_offset 77, -1560
    stp d14, d15, [sp, #144]
    .cfi_offset 78, -1552
    .cfi_offset 79, -1544
    str x0, [sp, #232]
    str x3, [sp, #240]
    str x4, [sp, #248]
    add x9, sp, #256
    ldr q0, [x2, #0]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    ldr q3, [x2, #48]
    ldr q4, [x2, #64]
    str q0, [x9, #0]
    ldr q5, [x2, #80]
    str q1, [x9, #16]
    ldr q0, [x1, #0]
    str q2, [x9, #32]
    ldr q1, [x1, #16]
    str q3, [x9, #48]
    ldr q2, [x1, #32]
    str q4, [x9, #64]
    ldr x11, [x2, #400]
    str q5, [x9, #80]
    ldr x12, [x2, #600]
    str q0, [x9, #112]
    ldr x13, [x2, #408]
    str q1, [x9, #128]
    ldr x6, [x2, #608]
    str q2, [x9, #144]
    ldr x7, [x2, #416]
    str x11, [x9, #288]
    ldr x10, [x2, #616]
    str x12, [x9, #296]
    ldr x11, [x2, #424]
    str x13, [x9, #304]
    ldr x12, [x2, #624]
    str x6, [x9, #312]
    ldr x13, [x2, #432]
    str x7, [x9, #320]
    ldr x6, [x2, #632]
    str x10, [x9, #328]
    ldr x7, [x2, #440]
    str x11, [x9, #336]
    ldr x10, [x2, #640]
    str x12, [x9, #344]
    ldr x11, [x1, #400]
    str x13, [x9, #352]
    ldr x12, [x1, #600]
    str x6, [x9, #360]
    ldr x13, [x1, #408]
    str x7, [x9, #368]
    ldr x6, [x1, #608]
    str x10, [x9, #376]
    ldr x7, [x1, #416]
    str x11, [x9, #400]
    ldr x10, [x1, #616]
    str x12, [x9, #408]
    ldr x11, [x2, #800]
    str x13, [x9, #416]
    ldr x12, [x2, #808]
    str x6, [x9, #424]
    ldr x13, [x2, #816]
    str x7, [x9, #432]
    ldr x6, [x2, #824]
    str x10, [x9, #440]
    ldr x7, [x2, #832]
    str x11, [x9, #576]
    ldr x10, [x2, #840]
    str x12, [x9, #584]
    ldr x11, [x1, #800]
    str x13, [x9, #592]
    ldr x12, [x1, #808]
    str x6, [x9, #600]
    ldr x13, [x1, #816]
    str x7, [x9, #608]
    str x10, [x9, #616]
    str x11, [x9, #632]
    str x12, [x9, #640]
    str x13, [x9, #648]
    mov x6, #0x1f
    mov x7, #0x8000000000000000
    str x6, [x9, #160]
    str x6, [x9, #168]
    str x6, [x9, #448]
    str x6, [x9, #456]
    str x6, [x9, #656]
    str xzr, [x9, #176]
    str xzr, [x9, #184]
    str xzr, [x9, #464]
    str xzr, [x9, #472]
    str xzr, [x9, #664]
    str xzr, [x9, #192]
    str xzr, [x9, #200]
    str xzr, [x9, #480]
    str xzr, [x9, #488]
    str xzr, [x9, #672]
    str x7, [x9, #208]
    str x7, [x9, #216]
    str x7, [x9, #496]
    str x7, [x9, #504]
    str x7, [x9, #680]
14:
    ldr x3, [sp, #240]
    ldr q0, [x3, #0]
    ldr q1, [x3, #16]
    ldr x10, [x3, #32]
    str q0, [x9, #96]
    str q1, [x9, #384]
    str x10, [x9, #624]
    add x3, x3, #40
    str x3, [sp, #240]
    mov x0, x9
    bl 10b
    add x9, sp, #256
    ldr q0, [x9, #224]
    ldr q1, [x9, #512]
    ldr x10, [x9, #688]
    ldr q3, [x9, #240]
    ldr q4, [x9, #528]
    str q0, [x9, #112]
    ldr x13, [x9, #696]
    str q1, [x9, #400]
    ldr q0, [x9, #256]
    str x10, [x9, #632]
    ldr q1, [x9, #544]
    str q3, [x9, #128]
    ldr x10, [x9, #704]
    str q4, [x9, #416]
    str x13, [x9, #640]
    str q0, [x9, #144]
    str q1, [x9, #432]
    str x10, [x9, #648]
    ldr x4, [sp, #248]
    subs x4, x4, #1
    str x4, [sp, #248]
    b.ne 14b
    ldr x0, [sp, #232]
    ldr q0, [x9, #224]
    ldr q1, [x9, #240]
    ldr q2, [x9, #256]
    ldr x11, [x9, #512]
    ldr x12, [x9, #520]
    str q0, [x0, #0]
    ldr x13, [x9, #528]
    str q1, [x0, #16]
    ldr x6, [x9, #536]
    str q2, [x0, #32]
    ldr x7, [x9, #544]
    str x11, [x0, #400]
    ldr x10, [x9, #552]
    str x12, [x0, #600]
    ldr x11, [x9, #688]
    str x13, [x0, #408]
    ldr x12, [x9, #696]
    str x6, [x0, #608]
    ldr x13, [x9, #704]
    str x7, [x0, #416]
    str x10, [x0, #616]
    str x11, [x0, #800]
    str x12, [x0, #808]
    str x13, [x0, #816]
    str xzr, [x9, #112]
    str xzr, [x9, #120]
    str xzr, [x9, #400]
    str xzr, [x9, #408]
    str xzr, [x9, #632]
    str xzr, [x9, #128]
    str xzr, [x9, #136]
    str xzr, [x9, #416]
    str xzr, [x9, #424]
    str xzr, [x9, #640]
    str xzr, [x9, #144]
    str xzr, [x9, #152]
    str xzr, [x9, #432]
    str xzr, [x9, #440]
    str xzr, [x9, #648]
    str xzr, [x9, #224]
    str xzr, [x9, #232]
    str xzr, [x9, #512]
    str xzr, [x9, #520]
    str xzr, [x9, #688]
    str xzr, [x9, #240]
    str xzr, [x9, #248]
    str xzr, [x9, #528]
    str xzr, [x9, #536]
    str xzr, [x9, #696]
    str xzr, [x9, #256]
    str xzr, [x9, #264]
    str xzr, [x9, #544]
    str xzr, [x9, #552]
    str xzr, [x9, #704]
    str xzr, [x9, #272]
    str xzr, [x9, #280]
    str xzr, [x9, #560]
    str xzr, [x9, #568]
    str xzr, [x9, #712]
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
    add sp, sp, #1696
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
lanewise_end lanewise_shake256_x5_aarch64_scalar_sha3_a510_chain24
lanewise_function lanewise_shake256_x5_aarch64_scalar_sha3_a510_chain32
    sub sp, sp, #1696
    .cfi_def_cfa_offset 1696
    stp x19, x20, [sp, #0]
    .cfi_offset 19, -1696
    .cfi_offset 20, -1688
    stp x21, x22, [sp, #16]
    .cfi_offset 21, -1680
    .cfi_offset 22, -1672
    stp x23, x24, [sp, #32]
    .cfi_offset 23, -1664
    .cfi_offset 24, -1656
    stp x25, x26, [sp, #48]
    .cfi_offset 25, -1648
    .cfi_offset 26, -1640
    stp x27, x28, [sp, #64]
    .cfi_offset 27, -1632
    .cfi_offset 28, -1624
    stp x29, x30, [sp, #80]
    .cfi_offset 29, -1616
    .cfi_offset 30, -1608
    stp d8, d9, [sp, #96]
    .cfi_offset 72, -1600
    .cfi_offset 73, -1592
    stp d10, d11, [sp, #112]
    .cfi_offset 74, -1584
    .cfi_offset 75, -1576
    stp d12, d13, [sp, #128]
    .cfi_offset 76, -1568
    .cfi_offset 77, -1560
    stp d14, d15, [sp, #144]
    .cfi_offset 78, -1552
    .cfi_offset 79, -1544
    str x0, [sp, #232]
    str x3, [sp, #240]
    str x4, [sp, #248]
    add x9, sp, #256
    ldr q0, [x2, #0]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    ldr q3, [x2, #48]
    ldr q4, [x2, #64]
    str q0, [x9, #0]
    ldr q5, [x2, #80]
    str q1, [x9, #16]
    ldr q0, [x2, #96]
    str q2, [x9, #32]
    ldr q1, [x1, #0]
    str q3, [x9, #48]
    ldr q2, [x1, #16]
    str q4, [x9, #64]
    ldr q3, [x1, #32]
    str q5, [x9, #80]
    ldr q4, [x1, #48]
    str q0, [x9, #96]
    ldr x13, [x2, #400]
    str q1, [x9, #128]
    ldr x6, [x2, #600]
    str q2, [x9, #144]
    ldr x7, [x2, #408]
    str q3, [x9, #160]
    ldr x10, [x2, #608]
    str q4, [x9, #176]
    ldr x11, [x2, #416]
    str x13, [x9, #288]
    ldr x12, [x2, #616]
    str x6, [x9, #296]
    ldr x13, [x2, #424]
    str x7, [x9, #304]
    ldr x6, [x2, #624]
    str x10, [x9, #312]
    ldr x7, [x2, #432]
    str x11, [x9, #320]
    ldr x10, [x2, #632]
    str x12, [x9, #328]
    ldr x11, [x2, #440]
    str x13, [x9, #336]
    ldr x12, [x2, #640]
    str x6, [x9, #344]
    ldr x13, [x2, #448]
    str x7, [x9, #352]
    ldr x6, [x2, #648]
    str x10, [x9, #360]
    ldr x7, [x1, #400]
    str x11, [x9, #368]
    ldr x10, [x1, #600]
    str x12, [x9, #376]
    ldr x11, [x1, #408]
    str x13, [x9, #384]
    ldr x12, [x1, #608]
    str x6, [x9, #392]
    ldr x13, [x1, #416]
    str x7, [x9, #416]
    ldr x6, [x1, #616]
    str x10, [x9, #424]
    ldr x7, [x1, #424]
    str x11, [x9, #432]
    ldr x10, [x1, #624]
    str x12, [x9, #440]
    ldr x11, [x2, #800]
    str x13, [x9, #448]
    ldr x12, [x2, #808]
    str x6, [x9, #456]
    ldr x13, [x2, #816]
    str x7, [x9, #464]
    ldr x6, [x2, #824]
    str x10, [x9, #472]
    ldr x7, [x2, #832]
    str x11, [x9, #576]
    ldr x10, [x2, #840]
    str x12, [x9, #584]
    ldr x11, [x2, #848]
    str x13, [x9, #592]
    ldr x12, [x1, #800]
    str x6, [x9, #600]
    ldr x13, [x1, #808]
    str x7, [x9, #608]
    ldr x6, [x1, #816]
    str x10, [x9, #616]
    ldr x7, [x1, #824]
    str x11, [x9, #624]
    str x12, [x9, #640]
    str x13, [x9, #648]
    str x6, [x9, #656]
    str x7, [x9, #664]
    mov x6, #0x1f
    mov x7, #0x8000000000000000
    str x6, [x9, #192]
    str x6, [x9, #200]
    str x6, [x9, #480]
    str x6, [x9, #488]
    str x6, [x9, #672]
    str x7, [x9, #208]
    str x7, [x9, #216]
    str x7, [x9, #496]
    str x7, [x9, #504]
    str x7, [x9, #680]
15:
    ldr x3, [sp, #240]
    ldr q0, [x3, #0]
    ldr q1, [x3, #16]
    ldr x10, [x3, #32]
    str q0, [x9, #112]
    str q1, [x9, #400]
    str x10, [x9, #632]
    add x3, x3, #40
    str x3, [sp, #240]
    mov x0, x9
    bl 10b
    add x9, sp, #256
    ldr q0, [x9, #224]
    ldr q1, [x9, #512]
    ldr x10, [x9, #688]
    ldr q3, [x9, #240]
    ldr q4, [x9, #528]
    str q0, [x9, #128]
    ldr x13, [x9, #696]
    str q1, [x9, #416]
    ldr q0, [x9, #256]
    str x10, [x9, #640]
    ldr q1, [x9, #544]
    str q3, [x9, #144]
    ldr x10, [x9, #704]
    str q4, [x9, #432]
    ldr q3, [x9, #272]
    str x13, [x9, #648]
    ldr q4, [x9, #560]
    str q0, [x9, #160]
    ldr x13, [x9, #712]
    str q1, [x9, #448]
    str x10, [x9, #656]
    str q3, [x9, #176]
    str q4, [x9, #464]
    str x13, [x9, #664]
    ldr x4, [sp, #248]
    subs x4, x4, #1
    str x4, [sp, #248]
    b.ne 15b
    ldr x0, [sp, #232]
    ldr q0, [x9, #224]
    ldr q1, [x9, #240]
    ldr q2, [x9, #256]
    ldr q3, [x9, #272]
    ldr x12, [x9, #512]
    str q0, [x0, #0]
    ldr x13, [x9, #520]
    str q1, [x0, #16]
    ldr x6, [x9, #528]
    str q2, [x0, #32]
    ldr x7, [x9, #536]
    str q3, [x0, #48]
    ldr x10, [x9, #544]
    str x12, [x0, #400]
    ldr x11, [x9, #552]
    str x13, [x0, #600]
    ldr x12, [x9, #560]
    str x6, [x0, #408]
    ldr x13, [x9, #568]
    str x7, [x0, #608]
    ldr x6, [x9, #688]
    str x10, [x0, #416]
    ldr x7, [x9, #696]
    str x11, [x0, #616]
    ldr x10, [x9, #704]
    str x12, [x0, #424]
    ldr x11, [x9, #712]
    str x13, [x0, #624]
    str x6, [x0, #800]
    str x7, [x0, #808]
    str x10, [x0, #816]
    str x11, [x0, #824]
    str xzr, [x9, #128]
    str xzr, [x9, #136]
    str xzr, [x9, #416]
    str xzr, [x9, #424]
    str xzr, [x9, #640]
    str xzr, [x9, #144]
    str xzr, [x9, #152]
    str xzr, [x9, #432]
    str xzr, [x9, #440]
    str xzr, [x9, #648]
    str xzr, [x9, #160]
    str xzr, [x9, #168]
    str xzr, [x9, #448]
    str xzr, [x9, #456]
    str xzr, [x9, #656]
    str xzr, [x9, #176]
    str xzr, [x9, #184]
    str xzr, [x9, #464]
    str xzr, [x9, #472]
    str xzr, [x9, #664]
    str xzr, [x9, #224]
    str xzr, [x9, #232]
    str xzr, [x9, #512]
    str xzr, [x9, #520]
    str xzr, [x9, #688]
    str xzr, [x9, #240]
    str xzr, [x9, #248]
    str xzr, [x9, #528]
    str xzr, [x9, #536]
    str xzr, [x9, #696]
    str xzr, [x9, #256]
    str xzr, [x9, #264]
    str xzr, [x9, #544]
    str xzr, [x9, #552]
    str xzr, [x9, #704]
    str xzr, [x9, #272]
    str xzr, [x9, #280]
    str xzr, [x9, #560]
    str xzr, [x9, #568]
    str xzr, [x9, #712]
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
    add sp, sp, #1696
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
lanewise_end lanewise_shake256_x5_aarch64_scalar_sha3_a510_chain32
lanewise_function lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain16
    sub sp, sp, #1696
    .cfi_def_cfa_offset 1696
    stp x19, x20, [sp, #0]
    .cfi_offset 19, -1696
    .cfi_offset 20, -1688
    stp x21, x22, [sp, #16]
    .cfi_offset 21, -1680
    .cfi_offset 22, -1672
    stp x23, x24, [sp, #32]
    .cfi_offset 23, -1664
    .cfi_offset 24, -1656
    stp x25, x26, [sp, #48]
    .cfi_offset 25, -1648
    .cfi_offset 26, -1640
    stp x27, x28, [sp, #64]
    .cfi_offset 27, -1632
    .cfi_offset 28, -1624
    stp x29, x30, [sp, #80]
    .cfi_offset 29, -1616
    .cfi_offset 30, -1608
    stp d8, d9, [sp, #96]
    .cfi_offset 72, -1600
    .cfi_offset 73, -1592
    stp d10, d11, [sp, #112]
    .cfi_offset 74, -1584
    .cfi_offset 75, -1576
    stp d12, d13, [sp, #128]
    .cfi_offset 76, -1568
    .cfi_offset 77, -1560
    stp d14, d15, [sp, #144]
    .cfi_offset 78, -1552
    .cfi_offset 79, -1544
    str x0, [sp, #232]
    str x3, [sp, #240]
    str x4, [sp, #248]
    add x9, sp, #256
    ldr q0, [x2, #0]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    ldr q3, [x2, #48]
    ldr q4, [x2, #64]
    str q0, [x9, #0]
    str q0, [x9, #720]
    ldr q5, [x1, #0]
    str q1, [x9, #16]
    str q1, [x9, #736]
    ldr q0, [x1, #16]
    str q2, [x9, #32]
    str q2, [x9, #752]
    ldr x7, [x2, #400]
    str q3, [x9, #48]
    str q3, [x9, #768]
    ldr x10, [x2, #600]
    str q4, [x9, #64]
    str q4, [x9, #784]
    ldr x11, [x2, #408]
    str q5, [x9, #96]
    ldr x12, [x2, #608]
    str q0, [x9, #112]
    ldr x13, [x2, #416]
    str x7, [x9, #288]
    str x7, [x9, #1008]
    ldr x6, [x2, #616]
    str x10, [x9, #296]
    str x10, [x9, #1016]
    ldr x7, [x2, #424]
    str x11, [x9, #304]
    str x11, [x9, #1024]
    ldr x10, [x2, #624]
    str x12, [x9, #312]
    str x12, [x9, #1032]
    ldr x11, [x2, #432]
    str x13, [x9, #320]
    str x13, [x9, #1040]
    ldr x12, [x2, #632]
    str x6, [x9, #328]
    str x6, [x9, #1048]
    ldr x13, [x1, #400]
    str x7, [x9, #336]
    str x7, [x9, #1056]
    ldr x6, [x1, #600]
    str x10, [x9, #344]
    str x10, [x9, #1064]
    ldr x7, [x1, #408]
    str x11, [x9, #352]
    str x11, [x9, #1072]
    ldr x10, [x1, #608]
    str x12, [x9, #360]
    str x12, [x9, #1080]
    ldr x11, [x2, #800]
    str x13, [x9, #384]
    ldr x12, [x2, #808]
    str x6, [x9, #392]
    ldr x13, [x2, #816]
    str x7, [x9, #400]
    ldr x6, [x2, #824]
    str x10, [x9, #408]
    ldr x7, [x2, #832]
    str x11, [x9, #576]
    str x11, [x9, #1296]
    ldr x10, [x1, #800]
    str x12, [x9, #584]
    str x12, [x9, #1304]
    ldr x11, [x1, #808]
    str x13, [x9, #592]
    str x13, [x9, #1312]
    str x6, [x9, #600]
    str x6, [x9, #1320]
    str x7, [x9, #608]
    str x7, [x9, #1328]
    str x10, [x9, #624]
    str x11, [x9, #632]
    mov x6, #0x1f
    mov x7, #0x8000000000000000
    str x6, [x9, #128]
    str x6, [x9, #136]
    str x6, [x9, #416]
    str x6, [x9, #424]
    str x6, [x9, #640]
    str xzr, [x9, #144]
    str xzr, [x9, #152]
    str xzr, [x9, #432]
    str xzr, [x9, #440]
    str xzr, [x9, #648]
    str xzr, [x9, #160]
    str xzr, [x9, #168]
    str xzr, [x9, #448]
    str xzr, [x9, #456]
    str xzr, [x9, #656]
    str xzr, [x9, #176]
    str xzr, [x9, #184]
    str xzr, [x9, #464]
    str xzr, [x9, #472]
    str xzr, [x9, #664]
    str xzr, [x9, #192]
    str xzr, [x9, #200]
    str xzr, [x9, #480]
    str xzr, [x9, #488]
    str xzr, [x9, #672]
    str x7, [x9, #208]
    str x7, [x9, #216]
    str x7, [x9, #496]
    str x7, [x9, #504]
    str x7, [x9, #680]
    str x6, [x9, #816]
    str x6, [x9, #824]
    str x6, [x9, #1104]
    str x6, [x9, #1112]
    str x6, [x9, #1344]
    str xzr, [x9, #832]
    str xzr, [x9, #840]
    str xzr, [x9, #1120]
    str xzr, [x9, #1128]
    str xzr, [x9, #1352]
    str xzr, [x9, #848]
    str xzr, [x9, #856]
    str xzr, [x9, #1136]
    str xzr, [x9, #1144]
    str xzr, [x9, #1360]
    str xzr, [x9, #864]
    str xzr, [x9, #872]
    str xzr, [x9, #1152]
    str xzr, [x9, #1160]
    str xzr, [x9, #1368]
    str xzr, [x9, #880]
    str xzr, [x9, #888]
    str xzr, [x9, #1168]
    str xzr, [x9, #1176]
    str xzr, [x9, #1376]
    str xzr, [x9, #896]
    str xzr, [x9, #904]
    str xzr, [x9, #1184]
    str xzr, [x9, #1192]
    str xzr, [x9, #1384]
    str xzr, [x9, #912]
    str xzr, [x9, #920]
    str xzr, [x9, #1200]
    str xzr, [x9, #1208]
    str xzr, [x9, #1392]
    str x7, [x9, #928]
    str x7, [x9, #936]
    str x7, [x9, #1216]
    str x7, [x9, #1224]
    str x7, [x9, #1400]
16:
    ldr x3, [sp, #240]
    ldr q0, [x3, #0]
    ldr q1, [x3, #16]
    ldr x10, [x3, #32]
    str q0, [x9, #80]
    str q0, [x9, #800]
    str q1, [x9, #368]
    str q1, [x9, #1088]
    str x10, [x9, #616]
    str x10, [x9, #1336]
    add x3, x3, #40
    str x3, [sp, #240]
    add x0, x9, #720
    bl 10b
    add x9, sp, #256
    ldr q0, [x9, #96]
    ldr q4, [x9, #944]
    ldr q1, [x9, #112]
    ldr q5, [x9, #960]
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v5.16b
    str q0, [x9, #96]
    str q1, [x9, #112]
    ldr q0, [x9, #384]
    ldr q4, [x9, #1232]
    ldr q1, [x9, #400]
    ldr q5, [x9, #1248]
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v5.16b
    str q0, [x9, #384]
    str q1, [x9, #400]
    ldr x0, [x9, #624]
    ldr x4, [x9, #1408]
    ldr x1, [x9, #632]
    ldr x5, [x9, #1416]
    eor x0, x0, x4
    eor x1, x1, x5
    str x0, [x9, #624]
    str x1, [x9, #632]
    mov x0, x9
    bl 10b
    add x9, sp, #256
    ldr q0, [x9, #224]
    ldr q1, [x9, #512]
    ldr x10, [x9, #688]
    ldr q3, [x9, #240]
    ldr q4, [x9, #528]
    str q0, [x9, #96]
    ldr x13, [x9, #696]
    str q1, [x9, #384]
    str x10, [x9, #624]
    str q3, [x9, #112]
    str q4, [x9, #400]
    str x13, [x9, #632]
    ldr x4, [sp, #248]
    subs x4, x4, #1
    str x4, [sp, #248]
    b.ne 16b
    ldr x0, [sp, #232]
    ldr q0, [x9, #224]
    ldr q1, [x9, #240]
    ldr x10, [x9, #512]
    ldr x11, [x9, #520]
    ldr x12, [x9, #528]
    str q0, [x0, #0]
    ldr x13, [x9, #536]
    str q1, [x0, #16]
    ldr x6, [x9, #688]
    str x10, [x0, #400]
    ldr x7, [x9, #696]
    str x11, [x0, #600]
    str x12, [x0, #408]
    str x13, [x0, #608]
    str x6, [x0, #800]
    str x7, [x0, #808]
    str xzr, [x9, #96]
    str xzr, [x9, #104]
    str xzr, [x9, #384]
    str xzr, [x9, #392]
    str xzr, [x9, #624]
    str xzr, [x9, #112]
    str xzr, [x9, #120]
    str xzr, [x9, #400]
    str xzr, [x9, #408]
    str xzr, [x9, #632]
    str xzr, [x9, #224]
    str xzr, [x9, #232]
    str xzr, [x9, #512]
    str xzr, [x9, #520]
    str xzr, [x9, #688]
    str xzr, [x9, #240]
    str xzr, [x9, #248]
    str xzr, [x9, #528]
    str xzr, [x9, #536]
    str xzr, [x9, #696]
    str xzr, [x9, #256]
    str xzr, [x9, #264]
    str xzr, [x9, #544]
    str xzr, [x9, #552]
    str xzr, [x9, #704]
    str xzr, [x9, #272]
    str xzr, [x9, #280]
    str xzr, [x9, #560]
    str xzr, [x9, #568]
    str xzr, [x9, #712]
    str xzr, [x9, #944]
    str xzr, [x9, #952]
    str xzr, [x9, #1232]
    str xzr, [x9, #1240]
    str xzr, [x9, #1408]
    str xzr, [x9, #960]
    str xzr, [x9, #968]
    str xzr, [x9, #1248]
    str xzr, [x9, #1256]
    str xzr, [x9, #1416]
    str xzr, [x9, #976]
    str xzr, [x9, #984]
    str xzr, [x9, #1264]
    str xzr, [x9, #1272]
    str xzr, [x9, #1424]
    str xzr, [x9, #992]
    str xzr, [x9, #1000]
    str xzr, [x9, #1280]
    str xzr, [x9, #1288]
    str xzr, [x9, #1432]
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
    add sp, sp, #1696
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
lanewise_end lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain16
lanewise_function lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain24
    sub sp, sp, #1696
    .cfi_def_cfa_offset 1696
    stp x19, x20, [sp, #0]
    .cfi_offset 19, -1696
    .cfi_offset 20, -1688
    stp x21, x22, [sp, #16]
    .cfi_offset 21, -1680
    .cfi_offset 22, -1672
    stp x23, x24, [sp, #32]
    .cfi_offset 23, -1664
    .cfi_offset 24, -1656
    stp x25, x26, [sp, #48]
    .cfi_offset 25, -1648
    .cfi_offset 26, -1640
    stp x27, x28, [sp, #64]
    .cfi_offset 27, -1632
    .cfi_offset 28, -1624
    stp x29, x30, [sp, #80]
    .cfi_offset 29, -1616
    .cfi_offset 30, -1608
    stp d8, d9, [sp, #96]
    .cfi_offset 72, -1600
    .cfi_offset 73, -1592
    stp d10, d11, [sp, #112]
    .cfi_offset 74, -1584
    .cfi_offset 75, -1576
    stp d12, d13, [sp, #128]
    .cfi_offset 76, -1568
    .cfi_offset 77, -1560
    stp d14, d15, [sp, #144]
    .cfi_offset 78, -1552
    .cfi_offset 79, -1544
    str x0, [sp, #232]
    str x3, [sp, #240]
    str x4, [sp, #248]
    add x9, sp, #256
    ldr q0, [x2, #0]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    ldr q3, [x2, #48]
    ldr q4, [x2, #64]
    str q0, [x9, #0]
    str q0, [x9, #720]
    ldr q5, [x2, #80]
    str q1, [x9, #16]
    str q1, [x9, #736]
    ldr q0, [x1, #0]
    str q2, [x9, #32]
    str q2, [x9, #752]
    ldr q1, [x1, #16]
    str q3, [x9, #48]
    str q3, [x9, #768]
    ldr q2, [x1, #32]
    str q4, [x9, #64]
    str q4, [x9, #784]
    ldr x11, [x2, #400]
    str q5, [x9, #80]
    str q5, [x9, #800]
    ldr x12, [x2, #600]
    str q0, [x9, #112]
    ldr x13, [x2, #408]
    str q1, [x9, #128]
    ldr x6, [x2, #608]
    str q2, [x9, #144]
    ldr x7, [x2, #416]
    str x11, [x9, #288]
    str x11, [x9, #1008]
    ldr x10, [x2, #616]
    str x12, [x9, #296]
    str x12, [x9, #1016]
    ldr x11, [x2, #424]
    str x13, [x9, #304]
    str x13, [x9, #1024]
    ldr x12, [x2, #624]
    str x6, [x9, #312]
    str x6, [x9, #1032]
    ldr x13, [x2, #432]
    str x7, [x9, #320]
    str x7, [x9, #1040]
    ldr x6, [x2, #632]
    str x10, [x9, #328]
    str x10, [x9, #1048]
    ldr x7, [x2, #440]
    str x11, [x9, #336]
    str x11, [x9, #1056]
    ldr x10, [x2, #640]
    str x12, [x9, #344]
    str x12, [x9, #1064]
    ldr x11, [x1, #400]
    str x13, [x9, #352]
    str x13, [x9, #1072]
    ldr x12, [x1, #600]
    str x6, [x9, #360]
    str x6, [x9, #1080]
    ldr x13, [x1, #408]
    str x7, [x9, #368]
    str x7, [x9, #1088]
    ldr x6, [x1, #608]
    str x10, [x9, #376]
    str x10, [x9, #1096]
    ldr x7, [x1, #416]
    str x11, [x9, #400]
    ldr x10, [x1, #616]
    str x12, [x9, #408]
    ldr x11, [x2, #800]
    str x13, [x9, #416]
    ldr x12, [x2, #808]
    str x6, [x9, #424]
    ldr x13, [x2, #816]
    str x7, [x9, #432]
    ldr x6, [x2, #824]
    str x10, [x9, #440]
    ldr x7, [x2, #832]
    str x11, [x9, #576]
    str x11, [x9, #1296]
    ldr x10, [x2, #840]
    str x12, [x9, #584]
    str x12, [x9, #1304]
    ldr x11, [x1, #800]
    str x13, [x9, #592]
    str x13, [x9, #1312]
    ldr x12, [x1, #808]
    str x6, [x9, #600]
    str x6, [x9, #1320]
    ldr x13, [x1, #816]
    str x7, [x9, #608]
    str x7, [x9, #1328]
    str x10, [x9, #616]
    str x10, [x9, #1336]
    str x11, [x9, #632]
    str x12, [x9, #640]
    str x13, [x9, #648]
    mov x6, #0x1f
    mov x7, #0x8000000000000000
    str x6, [x9, #160]
    str x6, [x9, #168]
    str x6, [x9, #448]
    str x6, [x9, #456]
    str x6, [x9, #656]
    str xzr, [x9, #176]
    str xzr, [x9, #184]
    str xzr, [x9, #464]
    str xzr, [x9, #472]
    str xzr, [x9, #664]
    str xzr, [x9, #192]
    str xzr, [x9, #200]
    str xzr, [x9, #480]
    str xzr, [x9, #488]
    str xzr, [x9, #672]
    str x7, [x9, #208]
    str x7, [x9, #216]
    str x7, [x9, #496]
    str x7, [x9, #504]
    str x7, [x9, #680]
    str x6, [x9, #832]
    str x6, [x9, #840]
    str x6, [x9, #1120]
    str x6, [x9, #1128]
    str x6, [x9, #1352]
    str xzr, [x9, #848]
    str xzr, [x9, #856]
    str xzr, [x9, #1136]
    str xzr, [x9, #1144]
    str xzr, [x9, #1360]
    str xzr, [x9, #864]
    str xzr, [x9, #872]
    str xzr, [x9, #1152]
    str xzr, [x9, #1160]
    str xzr, [x9, #1368]
    str xzr, [x9, #880]
    str xzr, [x9, #888]
    str xzr, [x9, #1168]
    str xzr, [x9, #1176]
    str xzr, [x9, #1376]
    str xzr, [x9, #896]
    str xzr, [x9, #904]
    str xzr, [x9, #1184]
    str xzr, [x9, #1192]
    str xzr, [x9, #1384]
    str xzr, [x9, #912]
    str xzr, [x9, #920]
    str xzr, [x9, #1200]
    str xzr, [x9, #1208]
    str xzr, [x9, #1392]
    str x7, [x9, #928]
    str x7, [x9, #936]
    str x7, [x9, #1216]
    str x7, [x9, #1224]
    str x7, [x9, #1400]
17:
    ldr x3, [sp, #240]
    ldr q0, [x3, #0]
    ldr q1, [x3, #16]
    ldr x10, [x3, #32]
    str q0, [x9, #96]
    str q0, [x9, #816]
    str q1, [x9, #384]
    str q1, [x9, #1104]
    str x10, [x9, #624]
    str x10, [x9, #1344]
    add x3, x3, #40
    str x3, [sp, #240]
    add x0, x9, #720
    bl 10b
    add x9, sp, #256
    ldr q0, [x9, #112]
    ldr q4, [x9, #944]
    ldr q1, [x9, #128]
    ldr q5, [x9, #960]
    ldr q2, [x9, #144]
    ldr q6, [x9, #976]
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    str q0, [x9, #112]
    str q1, [x9, #128]
    str q2, [x9, #144]
    ldr q0, [x9, #400]
    ldr q4, [x9, #1232]
    ldr q1, [x9, #416]
    ldr q5, [x9, #1248]
    ldr q2, [x9, #432]
    ldr q6, [x9, #1264]
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    str q0, [x9, #400]
    str q1, [x9, #416]
    str q2, [x9, #432]
    ldr x0, [x9, #632]
    ldr x4, [x9, #1408]
    ldr x1, [x9, #640]
    ldr x5, [x9, #1416]
    ldr x2, [x9, #648]
    ldr x6, [x9, #1424]
    eor x0, x0, x4
    eor x1, x1, x5
    eor x2, x2, x6
    str x0, [x9, #632]
    str x1, [x9, #640]
    str x2, [x9, #648]
    mov x0, x9
    bl 10b
    add x9, sp, #256
    ldr q0, [x9, #224]
    ldr q1, [x9, #512]
    ldr x10, [x9, #688]
    ldr q3, [x9, #240]
    ldr q4, [x9, #528]
    str q0, [x9, #112]
    ldr x13, [x9, #696]
    str q1, [x9, #400]
    ldr q0, [x9, #256]
    str x10, [x9, #632]
    ldr q1, [x9, #544]
    str q3, [x9, #128]
    ldr x10, [x9, #704]
    str q4, [x9, #416]
    str x13, [x9, #640]
    str q0, [x9, #144]
    str q1, [x9, #432]
    str x10, [x9, #648]
    ldr x4, [sp, #248]
    subs x4, x4, #1
    str x4, [sp, #248]
    b.ne 17b
    ldr x0, [sp, #232]
    ldr q0, [x9, #224]
    ldr q1, [x9, #240]
    ldr q2, [x9, #256]
    ldr x11, [x9, #512]
    ldr x12, [x9, #520]
    str q0, [x0, #0]
    ldr x13, [x9, #528]
    str q1, [x0, #16]
    ldr x6, [x9, #536]
    str q2, [x0, #32]
    ldr x7, [x9, #544]
    str x11, [x0, #400]
    ldr x10, [x9, #552]
    str x12, [x0, #600]
    ldr x11, [x9, #688]
    str x13, [x0, #408]
    ldr x12, [x9, #696]
    str x6, [x0, #608]
    ldr x13, [x9, #704]
    str x7, [x0, #416]
    str x10, [x0, #616]
    str x11, [x0, #800]
    str x12, [x0, #808]
    str x13, [x0, #816]
    str xzr, [x9, #112]
    str xzr, [x9, #120]
    str xzr, [x9, #400]
    str xzr, [x9, #408]
    str xzr, [x9, #632]
    str xzr, [x9, #128]
    str xzr, [x9, #136]
    str xzr, [x9, #416]
    str xzr, [x9, #424]
    str xzr, [x9, #640]
    str xzr, [x9, #144]
    str xzr, [x9, #152]
    str xzr, [x9, #432]
    str xzr, [x9, #440]
    str xzr, [x9, #648]
    str xzr, [x9, #224]
    str xzr, [x9, #232]
    str xzr, [x9, #512]
    str xzr, [x9, #520]
    str xzr, [x9, #688]
    str xzr, [x9, #240]
    str xzr, [x9, #248]
    str xzr, [x9, #528]
    str xzr, [x9, #536]
    str xzr, [x9, #696]
    str xzr, [x9, #256]
    str xzr, [x9, #264]
    str xzr, [x9, #544]
    str xzr, [x9, #552]
    str xzr, [x9, #704]
    str xzr, [x9, #272]
    str xzr, [x9, #280]
    str xzr, [x9, #560]
    str xzr, [x9, #568]
    str xzr, [x9, #712]
    str xzr, [x9, #944]
    str xzr, [x9, #952]
    str xzr, [x9, #1232]
    str xzr, [x9, #1240]
    str xzr, [x9, #1408]
    str xzr, [x9, #960]
    str xzr, [x9, #968]
    str xzr, [x9, #1248]
    str xzr, [x9, #1256]
    str xzr, [x9, #1416]
    str xzr, [x9, #976]
    str xzr, [x9, #984]
    str xzr, [x9, #1264]
    str xzr, [x9, #1272]
    str xzr, [x9, #1424]
    str xzr, [x9, #992]
    str xzr, [x9, #1000]
    str xzr, [x9, #1280]
    str xzr, [x9, #1288]
    str xzr, [x9, #1432]
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
    add sp, sp, #1696
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
lanewise_end lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain24
lanewise_function lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain32
    sub sp, sp, #1696
    .cfi_def_cfa_offset 1696
    stp x19, x20, [sp, #0]
    .cfi_offset 19, -1696
    .cfi_offset 20, -1688
    stp x21, x22, [sp, #16]
    .cfi_offset 21, -1680
    .cfi_offset 22, -1672
    stp x23, x24, [sp, #32]
    .cfi_offset 23, -1664
    .cfi_offset 24, -1656
    stp x25, x26, [sp, #48]
    .cfi_offset 25, -1648
    .cfi_offset 26, -1640
    stp x27, x28, [sp, #64]
    .cfi_offset 27, -1632
    .cfi_offset 28, -1624
    stp x29, x30, [sp, #80]
    .cfi_offset 29, -1616
    .cfi_offset 30, -1608
    stp d8, d9, [sp, #96]
    .cfi_offset 72, -1600
    .cfi_offset 73, -1592
    stp d10, d11, [sp, #112]
    .cfi_offset 74, -1584
    .cfi_offset 75, -1576
    stp d12, d13, [sp, #128]
    .cfi_offset 76, -1568
    .cfi_offset 77, -1560
    stp d14, d15, [sp, #144]
    .cfi_offset 78, -1552
    .cfi_offset 79, -1544
    str x0, [sp, #232]
    str x3, [sp, #240]
    str x4, [sp, #248]
    add x9, sp, #256
    ldr q0, [x2, #0]
    ldr q1, [x2, #16]
    ldr q2, [x2, #32]
    ldr q3, [x2, #48]
    ldr q4, [x2, #64]
    str q0, [x9, #0]
    str q0, [x9, #720]
    ldr q5, [x2, #80]
    str q1, [x9, #16]
    str q1, [x9, #736]
    ldr q0, [x2, #96]
    str q2, [x9, #32]
    str q2, [x9, #752]
    ldr q1, [x1, #0]
    str q3, [x9, #48]
    str q3, [x9, #768]
    ldr q2, [x1, #16]
    str q4, [x9, #64]
    str q4, [x9, #784]
    ldr q3, [x1, #32]
    str q5, [x9, #80]
    str q5, [x9, #800]
    ldr q4, [x1, #48]
    str q0, [x9, #96]
    str q0, [x9, #816]
    ldr x13, [x2, #400]
    str q1, [x9, #128]
    ldr x6, [x2, #600]
    str q2, [x9, #144]
    ldr x7, [x2, #408]
    str q3, [x9, #160]
    ldr x10, [x2, #608]
    str q4, [x9, #176]
    ldr x11, [x2, #416]
    str x13, [x9, #288]
    str x13, [x9, #1008]
    ldr x12, [x2, #616]
    str x6, [x9, #296]
    str x6, [x9, #1016]
    ldr x13, [x2, #424]
    str x7, [x9, #304]
    str x7, [x9, #1024]
    ldr x6, [x2, #624]
    str x10, [x9, #312]
    str x10, [x9, #1032]
    ldr x7, [x2, #432]
    str x11, [x9, #320]
    str x11, [x9, #1040]
    ldr x10, [x2, #632]
    str x12, [x9, #328]
    str x12, [x9, #1048]
    ldr x11, [x2, #440]
    str x13, [x9, #336]
    str x13, [x9, #1056]
    ldr x12, [x2, #640]
    str x6, [x9, #344]
    str x6, [x9, #1064]
    ldr x13, [x2, #448]
    str x7, [x9, #352]
    str x7, [x9, #1072]
    ldr x6, [x2, #648]
    str x10, [x9, #360]
    str x10, [x9, #1080]
    ldr x7, [x1, #400]
    str x11, [x9, #368]
    str x11, [x9, #1088]
    ldr x10, [x1, #600]
    str x12, [x9, #376]
    str x12, [x9, #1096]
    ldr x11, [x1, #408]
    str x13, [x9, #384]
    str x13, [x9, #1104]
    ldr x12, [x1, #608]
    str x6, [x9, #392]
    str x6, [x9, #1112]
    ldr x13, [x1, #416]
    str x7, [x9, #416]
    ldr x6, [x1, #616]
    str x10, [x9, #424]
    ldr x7, [x1, #424]
    str x11, [x9, #432]
    ldr x10, [x1, #624]
    str x12, [x9, #440]
    ldr x11, [x2, #800]
    str x13, [x9, #448]
    ldr x12, [x2, #808]
    str x6, [x9, #456]
    ldr x13, [x2, #816]
    str x7, [x9, #464]
    ldr x6, [x2, #824]
    str x10, [x9, #472]
    ldr x7, [x2, #832]
    str x11, [x9, #576]
    str x11, [x9, #1296]
    ldr x10, [x2, #840]
    str x12, [x9, #584]
    str x12, [x9, #1304]
    ldr x11, [x2, #848]
    str x13, [x9, #592]
    str x13, [x9, #1312]
    ldr x12, [x1, #800]
    str x6, [x9, #600]
    str x6, [x9, #1320]
    ldr x13, [x1, #808]
    str x7, [x9, #608]
    str x7, [x9, #1328]
    ldr x6, [x1, #816]
    str x10, [x9, #616]
    str x10, [x9, #1336]
    ldr x7, [x1, #824]
    str x11, [x9, #624]
    str x11, [x9, #1344]
    str x12, [x9, #640]
    str x13, [x9, #648]
    str x6, [x9, #656]
    str x7, [x9, #664]
    mov x6, #0x1f
    mov x7, #0x8000000000000000
    str x6, [x9, #192]
    str x6, [x9, #200]
    str x6, [x9, #480]
    str x6, [x9, #488]
    str x6, [x9, #672]
    str x7, [x9, #208]
    str x7, [x9, #216]
    str x7, [x9, #496]
    str x7, [x9, #504]
    str x7, [x9, #680]
    str x6, [x9, #848]
    str x6, [x9, #856]
    str x6, [x9, #1136]
    str x6, [x9, #1144]
    str x6, [x9, #1360]
    str xzr, [x9, #864]
    str xzr, [x9, #872]
    str xzr, [x9, #1152]
    str xzr, [x9, #1160]
    str xzr, [x9, #1368]
    str xzr, [x9, #880]
    str xzr, [x9, #888]
    str xzr, [x9, #1168]
    str xzr, [x9, #1176]
    str xzr, [x9, #1376]
    str xzr, [x9, #896]
    str xzr, [x9, #904]
    str xzr, [x9, #1184]
    str xzr, [x9, #1192]
    str xzr, [x9, #1384]
    str xzr, [x9, #912]
    str xzr, [x9, #920]
    str xzr, [x9, #1200]
    str xzr, [x9, #1208]
    str xzr, [x9, #1392]
    str x7, [x9, #928]
    str x7, [x9, #936]
    str x7, [x9, #1216]
    str x7, [x9, #1224]
    str x7, [x9, #1400]
18:
    ldr x3, [sp, #240]
    ldr q0, [x3, #0]
    ldr q1, [x3, #16]
    ldr x10, [x3, #32]
    str q0, [x9, #112]
    str q0, [x9, #832]
    str q1, [x9, #400]
    str q1, [x9, #1120]
    str x10, [x9, #632]
    str x10, [x9, #1352]
    add x3, x3, #40
    str x3, [sp, #240]
    add x0, x9, #720
    bl 10b
    add x9, sp, #256
    ldr q0, [x9, #128]
    ldr q4, [x9, #944]
    ldr q1, [x9, #144]
    ldr q5, [x9, #960]
    ldr q2, [x9, #160]
    ldr q6, [x9, #976]
    ldr q3, [x9, #176]
    ldr q7, [x9, #992]
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    eor v3.16b, v3.16b, v7.16b
    str q0, [x9, #128]
    str q1, [x9, #144]
    str q2, [x9, #160]
    str q3, [x9, #176]
    ldr q0, [x9, #416]
    ldr q4, [x9, #1232]
    ldr q1, [x9, #432]
    ldr q5, [x9, #1248]
    ldr q2, [x9, #448]
    ldr q6, [x9, #1264]
    ldr q3, [x9, #464]
    ldr q7, [x9, #1280]
    eor v0.16b, v0.16b, v4.16b
    eor v1.16b, v1.16b, v5.16b
    eor v2.16b, v2.16b, v6.16b
    eor v3.16b, v3.16b, v7.16b
    str q0, [x9, #416]
    str q1, [x9, #432]
    str q2, [x9, #448]
    str q3, [x9, #464]
    ldr x0, [x9, #640]
    ldr x4, [x9, #1408]
    ldr x1, [x9, #648]
    ldr x5, [x9, #1416]
    ldr x2, [x9, #656]
    ldr x6, [x9, #1424]
    ldr x3, [x9, #664]
    ldr x7, [x9, #1432]
    eor x0, x0, x4
    eor x1, x1, x5
    eor x2, x2, x6
    eor x3, x3, x7
    str x0, [x9, #640]
    str x1, [x9, #648]
    str x2, [x9, #656]
    str x3, [x9, #664]
    mov x0, x9
    bl 10b
    add x9, sp, #256
    ldr q0, [x9, #224]
    ldr q1, [x9, #512]
    ldr x10, [x9, #688]
    ldr q3, [x9, #240]
    ldr q4, [x9, #528]
    str q0, [x9, #128]
    ldr x13, [x9, #696]
    str q1, [x9, #416]
    ldr q0, [x9, #256]
    str x10, [x9, #640]
    ldr q1, [x9, #544]
    str q3, [x9, #144]
    ldr x10, [x9, #704]
    str q4, [x9, #432]
    ldr q3, [x9, #272]
    str x13, [x9, #648]
    ldr q4, [x9, #560]
    str q0, [x9, #160]
    ldr x13, [x9, #712]
    str q1, [x9, #448]
    str x10, [x9, #656]
    str q3, [x9, #176]
    str q4, [x9, #464]
    str x13, [x9, #664]
    ldr x4, [sp, #248]
    subs x4, x4, #1
    str x4, [sp, #248]
    b.ne 18b
    ldr x0, [sp, #232]
    ldr q0, [x9, #224]
    ldr q1, [x9, #240]
    ldr q2, [x9, #256]
    ldr q3, [x9, #272]
    ldr x12, [x9, #512]
    str q0, [x0, #0]
    ldr x13, [x9, #520]
    str q1, [x0, #16]
    ldr x6, [x9, #528]
    str q2, [x0, #32]
    ldr x7, [x9, #536]
    str q3, [x0, #48]
    ldr x10, [x9, #544]
    str x12, [x0, #400]
    ldr x11, [x9, #552]
    str x13, [x0, #600]
    ldr x12, [x9, #560]
    str x6, [x0, #408]
    ldr x13, [x9, #568]
    str x7, [x0, #608]
    ldr x6, [x9, #688]
    str x10, [x0, #416]
    ldr x7, [x9, #696]
    str x11, [x0, #616]
    ldr x10, [x9, #704]
    str x12, [x0, #424]
    ldr x11, [x9, #712]
    str x13, [x0, #624]
    str x6, [x0, #800]
    str x7, [x0, #808]
    str x10, [x0, #816]
    str x11, [x0, #824]
    str xzr, [x9, #128]
    str xzr, [x9, #136]
    str xzr, [x9, #416]
    str xzr, [x9, #424]
    str xzr, [x9, #640]
    str xzr, [x9, #144]
    str xzr, [x9, #152]
    str xzr, [x9, #432]
    str xzr, [x9, #440]
    str xzr, [x9, #648]
    str xzr, [x9, #160]
    str xzr, [x9, #168]
    str xzr, [x9, #448]
    str xzr, [x9, #456]
    str xzr, [x9, #656]
    str xzr, [x9, #176]
    str xzr, [x9, #184]
    str xzr, [x9, #464]
    str xzr, [x9, #472]
    str xzr, [x9, #664]
    str xzr, [x9, #224]
    str xzr, [x9, #232]
    str xzr, [x9, #512]
    str xzr, [x9, #520]
    str xzr, [x9, #688]
    str xzr, [x9, #240]
    str xzr, [x9, #248]
    str xzr, [x9, #528]
    str xzr, [x9, #536]
    str xzr, [x9, #696]
    str xzr, [x9, #256]
    str xzr, [x9, #264]
    str xzr, [x9, #544]
    str xzr, [x9, #552]
    str xzr, [x9, #704]
    str xzr, [x9, #272]
    str xzr, [x9, #280]
    str xzr, [x9, #560]
    str xzr, [x9, #568]
    str xzr, [x9, #712]
    str xzr, [x9, #944]
    str xzr, [x9, #952]
    str xzr, [x9, #1232]
    str xzr, [x9, #1240]
    str xzr, [x9, #1408]
    str xzr, [x9, #960]
    str xzr, [x9, #968]
    str xzr, [x9, #1248]
    str xzr, [x9, #1256]
    str xzr, [x9, #1416]
    str xzr, [x9, #976]
    str xzr, [x9, #984]
    str xzr, [x9, #1264]
    str xzr, [x9, #1272]
    str xzr, [x9, #1424]
    str xzr, [x9, #992]
    str xzr, [x9, #1000]
    str xzr, [x9, #1280]
    str xzr, [x9, #1288]
    str xzr, [x9, #1432]
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
    add sp, sp, #1696
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
lanewise_end lanewise_shake256_x5_aarch64_scalar_sha3_a510_masked_chain32
