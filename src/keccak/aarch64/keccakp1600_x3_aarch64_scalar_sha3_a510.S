/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x3_scalar_sha3_a510 > src/keccak/aarch64/keccakp1600_x3_aarch64_scalar_sha3_a510.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for AArch64: one state in integer registers beside two with SHA-3 instructions, for the Cortex-A510
 *
 * void lanewise_keccakp1600_x3_aarch64_scalar_sha3_a510(uint64_t states[75], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4,
 *     to each of 3 states: lane i = x + 5y of state k is word 2i + k for k < 2, and
 *     word 25k + i for the others.
 * Stack: 240 bytes
 * No branch and no address depends on the states. x18 is not touched.
 */
#include "asm.h"
    .arch armv8.2-a+sha3
lanewise_function lanewise_keccakp1600_x3_aarch64_scalar_sha3_a510
    sub sp, sp, #240
    .cfi_def_cfa_offset 240
    stp x19, x20, [sp, #80]
    .cfi_offset 19, -160
    .cfi_offset 20, -152
    stp x21, x22, [sp, #96]
    .cfi_offset 21, -144
    .cfi_offset 22, -136
    stp x23, x24, [sp, #112]
    .cfi_offset 23, -128
    .cfi_offset 24, -120
    stp x25, x26, [sp, #128]
    .cfi_offset 25, -112
    .cfi_offset 26, -104
    stp x27, x28, [sp, #144]
    .cfi_offset 27, -96
    .cfi_offset 28, -88
    stp x29, x30, [sp, #160]
    .cfi_offset 29, -80
    .cfi_offset 30, -72
    stp d8, d9, [sp, #176]
    .cfi_offset 72, -64
    .cfi_offset 73, -56
    stp d10, d11, [sp, #192]
    .cfi_offset 74, -48
    .cfi_offset 75, -40
    stp d12, d13, [sp, #208]
    .cfi_offset 76, -32
    .cfi_offset 77, -24
    stp d14, d15, [sp, #224]
    .cfi_offset 78, -16
    .cfi_offset 79, -8
    adr x2, 9f                               // behind the last constant
    ldr q31, [x0, #0]
    str q31, [sp, #16]                       // a00
    ldp q0, q1, [x0, #16]
    sub x2, x2, w1, uxtw #3                  // the first of the last `rounds`
    ldp q2, q3, [x0, #48]
    ldp q4, q5, [x0, #80]
    ldp q6, q7, [x0, #112]
    add x30, x0, #400
    ldp q8, q9, [x0, #144]
    ldp q10, q11, [x0, #176]
    ldp q12, q13, [x0, #208]
    str x2, [sp, #48]
    ldp q14, q15, [x0, #240]
    ldp q16, q17, [x0, #272]
    ldp q18, q19, [x0, #304]
    str x2, [sp, #64]
    ldp q20, q21, [x0, #336]
    ldp q22, q23, [x0, #368]
    movi v24.2d, #0
    str x30, [sp, #32]
1:
    ldr x27, [sp, #48]
    ldr x29, [x30]                           // a00
    ldp x0, x1, [x30, #8]
    ldp x2, x3, [x30, #24]
    ldp x4, x5, [x30, #40]
    ror x29, x29, #45
    str x29, [sp, #0]                        // a00
    ror x0, x0, #30
    ror x1, x1, #15
    ldp x6, x7, [x30, #56]
    ror x2, x2, #8
    ror x3, x3, #44
    ldp x8, x9, [x30, #72]
    ror x4, x4, #11
    ror x5, x5, #45
    ldp x10, x11, [x30, #88]
    ror x6, x6, #63
    ror x7, x7, #37
    ldp x12, x13, [x30, #104]
    ror x8, x8, #21
    ror x9, x9, #34
    ldp x14, x15, [x30, #120]
    ror x10, x10, #9
    ror x11, x11, #26
    ldp x16, x17, [x30, #136]
    ror x12, x12, #1
    ror x13, x13, #8
    ldp x19, x20, [x30, #152]
    ror x14, x14, #10
    ror x15, x15, #17
    ldp x21, x22, [x30, #168]
    ror x16, x16, #1
    ror x17, x17, #28
    ldp x23, x24, [x30, #184]
    ror x19, x19, #44
    ror x20, x20, #40
    ror x21, x21, #49
    ror x22, x22, #2
    str x27, [sp, #8]
2:
    eor3 v25.16b, v8.16b, v13.16b, v18.16b   // c4 = a41 ^ a42 ^ a43
    eor3 v26.16b, v6.16b, v11.16b, v16.16b   // c2 = a21 ^ a22 ^ a23
    eor x25, x5, x0, ror #15                 // c1 ^= a10
    eor3 v27.16b, v4.16b, v9.16b, v14.16b    // c0 = a01 ^ a02 ^ a03
    eor x26, x13, x3, ror #28                // c4 ^= a40
    eor x27, x12, x2, ror #57                // c3 ^= a30
    ldr x28, [sp, #0]                        // a00
    eor x29, x6, x1, ror #48                 // c2 ^= a20
    eor x25, x25, x10, ror #36               // c1 ^= a12
    ldr q28, [sp, #16]                       // a00
    eor x26, x26, x8, ror #51                // c4 ^= a41
    eor x25, x25, x15, ror #28               // c1 ^= a13
    eor x27, x27, x7, ror #28                // c3 ^= a31
    eor3 v29.16b, v5.16b, v10.16b, v15.16b   // c1 = a11 ^ a12 ^ a13
    eor3 v26.16b, v26.16b, v21.16b, v1.16b   // c2 ^= a24 ^ a20
    eor3 v27.16b, v27.16b, v19.16b, v28.16b  // c0 ^= a04 ^ a00
    eor3 v25.16b, v25.16b, v23.16b, v3.16b   // c4 ^= a44 ^ a40
    eor x25, x25, x21, ror #60               // c1 ^= a14
    eor x28, x9, x28, ror #53                // c0 ^= a00
    eor x27, x27, x17, ror #37               // c3 ^= a33
    eor x28, x28, x4, ror #23                // c0 ^= a01
    xar v28.2d, v26.2d, v24.2d, #63          // d1 = c0 ^ rol(c2, 1)
    eor x26, x26, x19, ror #28               // c4 ^= a43
    eor x28, x28, x14, ror #24               // c0 ^= a03
    eor x29, x29, x11, ror #37               // c2 ^= a22
    eor3 v30.16b, v7.16b, v12.16b, v17.16b   // c3 = a31 ^ a32 ^ a33
    eor x28, x28, x20, ror #58               // c0 ^= a04
    eor x29, x29, x16, ror #62               // c2 ^= a23
    eor x27, x27, x23, ror #1                // c3 ^= a34
    eor x30, x27, x25, ror #21               // d2 = c1 ^ rol(c3, 1)
    xar v31.2d, v25.2d, v24.2d, #63          // d3 = c2 ^ rol(c4, 1)
    eor3 v29.16b, v29.16b, v20.16b, v0.16b   // c1 ^= a14 ^ a10
    eor x29, x29, x22, ror #61               // c2 ^= a24
    eor v28.16b, v28.16b, v27.16b            // d1 = c0 ^ rol(c2, 1)
    eor x27, x27, x28, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor x28, x29, x28, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor3 v30.16b, v30.16b, v22.16b, v2.16b   // c3 ^= a34 ^ a30
    eor x26, x26, x24, ror #8                // c4 ^= a44
    eor x25, x26, x25, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor v26.16b, v31.16b, v26.16b            // d3 = c2 ^ rol(c4, 1)
    eor x0, x28, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    eor x26, x26, x29, ror #10               // d3 = c2 ^ rol(c4, 1)
    xar v31.2d, v29.2d, v24.2d, #63          // d0 = c4 ^ rol(c1, 1)
    eor x29, x27, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor x24, x28, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x12, x26, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    eor x10, x25, x20, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor x20, x26, x7, ror #36                // b14 = rol(a31 ^ d3, 55)
    xar v27.2d, v27.2d, v24.2d, #63          // d4 = c3 ^ rol(c0, 1)
    eor x23, x26, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    eor x3, x27, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    eor x8, x27, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor v25.16b, v31.16b, v25.16b            // d0 = c4 ^ rol(c1, 1)
    eor x7, x26, x2, ror #1                  // b01 = rol(a30 ^ d3, 28)
    eor x9, x25, x9, ror #38                 // b21 = rol(a02 ^ d0, 3)
    eor x2, x27, x13, ror #57                // b24 = rol(a42 ^ d4, 39)
    eor x1, x30, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    xar v31.2d, v30.2d, v24.2d, #63          // d2 = c1 ^ rol(c3, 1)
    eor x19, x27, x19, ror #21               // b32 = rol(a43 ^ d4, 8)
    eor x27, x28, x5, ror #19                // b10 = rol(a11 ^ d1, 44)
    eor x13, x28, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor x26, x26, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    xar v9.2d, v9.2d, v25.2d, #61            // b21 = rol(a02 ^ d0, 3)
    eor x28, x28, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    bic x5, x13, x9, ror #34                 // t = ~b21 & b31
    eor v27.16b, v27.16b, v30.16b            // d4 = c3 ^ rol(c0, 1)
    eor x16, x30, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    bic x15, x9, x8, ror #54                 // t = ~b11 & b21
    eor x17, x30, x22                        // b41 = rol(a24 ^ d2, 61)
    eor x22, x25, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x14, x25, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    ldr x21, [sp, #0]                        // a00
    xar v19.2d, v19.2d, v25.2d, #46          // b42 = rol(a04 ^ d0, 18)
    bic x4, x8, x7, ror #48                  // t = ~b01 & b11
    eor v29.16b, v31.16b, v29.16b            // d2 = c1 ^ rol(c3, 1)
    xar v18.2d, v18.2d, v27.2d, #56          // b32 = rol(a43 ^ d4, 8)
    eor x5, x5, x8, ror #24                  // a11 = b11 ^ t
    eor x8, x4, x17, ror #22                 // a41 = b41 ^ t
    xar v3.2d, v3.2d, v27.2d, #37            // b03 = rol(a40 ^ d4, 27)
    xar v30.2d, v13.2d, v27.2d, #25          // b24 = rol(a42 ^ d4, 39)
    eor x25, x25, x21, ror #27               // b00 = a00 ^ d0
    eor x21, x30, x6, ror #3                 // b12 = rol(a21 ^ d2, 6)
    xar v31.2d, v23.2d, v27.2d, #50          // b40 = rol(a44 ^ d4, 14)
    eor x4, x15, x7, ror #38                 // a01 = b01 ^ t
    xar v23.2d, v12.2d, v26.2d, #39          // b22 = rol(a32 ^ d3, 25)
    bic x15, x10, x19, ror #17               // t = ~b32 & b42
    xar v13.2d, v8.2d, v27.2d, #44           // b11 = rol(a41 ^ d4, 20)
    bic x6, x17, x13, ror #18                // t = ~b31 & b41
    xar v1.2d, v1.2d, v29.2d, #2             // b04 = rol(a20 ^ d2, 62)
    xar v8.2d, v15.2d, v28.2d, #19           // b31 = rol(a13 ^ d1, 45)
    bic x7, x7, x17, ror #38                 // t = ~b41 & b01
    bic x17, x0, x10, ror #39                // t = ~b42 & b02
    eor x7, x7, x13, ror #56                 // a31 = b31 ^ t
    xar v15.2d, v16.2d, v29.2d, #49          // b33 = rol(a23 ^ d2, 15)
    xar v16.2d, v2.2d, v26.2d, #36           // b01 = rol(a30 ^ d3, 28)
    xar v2.2d, v10.2d, v28.2d, #54           // b23 = rol(a12 ^ d1, 10)
    xar v12.2d, v0.2d, v28.2d, #63           // b02 = rol(a10 ^ d1, 1)
    xar v0.2d, v22.2d, v26.2d, #8            // b43 = rol(a34 ^ d3, 56)
    xar v10.2d, v21.2d, v29.2d, #3           // b41 = rol(a24 ^ d2, 61)
    xar v22.2d, v4.2d, v25.2d, #28           // b13 = rol(a01 ^ d0, 36)
    xar v27.2d, v5.2d, v28.2d, #20           // b10 = rol(a11 ^ d1, 44)
    xar v21.2d, v20.2d, v28.2d, #62          // b44 = rol(a14 ^ d1, 2)
    eor x6, x6, x9, ror #52                  // a21 = b21 ^ t
    bic x13, x21, x0, ror #7                 // t = ~b02 & b12
    eor x13, x13, x10, ror #46               // a42 = b42 ^ t
    bic x10, x19, x12, ror #39               // t = ~b22 & b32
    bcax v5.16b, v13.16b, v8.16b, v9.16b     // a11 = b11 ^ (~b21 & b31)
    bic x9, x12, x21, ror #26                // t = ~b12 & b22
    eor x30, x30, x11, ror #40               // b20 = rol(a22 ^ d2, 43)
    xar v20.2d, v7.2d, v26.2d, #9            // b14 = rol(a31 ^ d3, 55)
    xar v28.2d, v6.2d, v29.2d, #58           // b12 = rol(a21 ^ d2, 6)
    bcax v6.16b, v9.16b, v10.16b, v8.16b     // a21 = b21 ^ (~b31 & b41)
    bcax v7.16b, v8.16b, v16.16b, v10.16b    // a31 = b31 ^ (~b41 & b01)
    bcax v8.16b, v10.16b, v13.16b, v16.16b   // a41 = b41 ^ (~b01 & b11)
    eor x11, x15, x12, ror #56               // a22 = b22 ^ t
    bcax v4.16b, v16.16b, v9.16b, v13.16b    // a01 = b01 ^ (~b11 & b21)
    bcax v9.16b, v12.16b, v23.16b, v28.16b   // a02 = b02 ^ (~b12 & b22)
    bcax v13.16b, v19.16b, v28.16b, v12.16b  // a42 = b42 ^ (~b02 & b12)
    eor x9, x9, x0, ror #33                  // a02 = b02 ^ t
    eor x12, x17, x19, ror #56               // a32 = b32 ^ t
    bic x15, x16, x24, ror #7                // t = ~b23 & b33
    eor x10, x10, x21, ror #1                // a12 = b12 ^ t
    bic x19, x14, x3, ror #16                // t = ~b03 & b13
    eor x15, x15, x14, ror #37               // a13 = b13 ^ t
    bic x17, x3, x23, ror #27                // t = ~b43 & b03
    bic x21, x22, x2, ror #9                 // t = ~b24 & b34
    eor x17, x17, x16, ror #11               // a33 = b33 ^ t
    xar v29.2d, v11.2d, v29.2d, #21          // b20 = rol(a22 ^ d2, 43)
    eor x19, x19, x23, ror #43               // a43 = b43 ^ t
    bic x14, x24, x14, ror #30               // t = ~b13 & b23
    bcax v16.16b, v2.16b, v0.16b, v15.16b    // a23 = b23 ^ (~b33 & b43)
    bcax v12.16b, v18.16b, v12.16b, v19.16b  // a32 = b32 ^ (~b42 & b02)
    bic x0, x1, x28, ror #62                 // t = ~b44 & b04
    eor x14, x14, x3, ror #46                // a03 = b03 ^ t
    bic x3, x20, x1                          // t = ~b04 & b14
    ldr q11, [sp, #16]                       // a00
    bic x16, x23, x16, ror #48               // t = ~b33 & b43
    xar v26.2d, v17.2d, v26.2d, #43          // b30 = rol(a33 ^ d3, 21)
    bcax v10.16b, v28.16b, v18.16b, v23.16b  // a12 = b12 ^ (~b22 & b32)
    eor x16, x16, x24, ror #55               // a23 = b23 ^ t
    eor v28.16b, v11.16b, v25.16b            // b00 = a00 ^ d0
    eor x23, x0, x22, ror #15                // a34 = b34 ^ t
    bic x0, x30, x27, ror #1                 // t = ~b10 & b20
    eor x21, x21, x20, ror #49               // a14 = b14 ^ t
    xar v25.2d, v14.2d, v25.2d, #23          // b34 = rol(a03 ^ d0, 41)
    bic x22, x28, x22, ror #17               // t = ~b34 & b44
    eor x24, x3, x28, ror #62                // a44 = b44 ^ t
    bcax v11.16b, v23.16b, v19.16b, v18.16b  // a22 = b22 ^ (~b32 & b42)
    bcax v17.16b, v15.16b, v3.16b, v0.16b    // a33 = b33 ^ (~b43 & b03)
    bcax v18.16b, v0.16b, v22.16b, v3.16b    // a43 = b43 ^ (~b03 & b13)
    ldr x3, [sp, #64]                        // the next round constant
    eor x22, x22, x2, ror #26                // a24 = b24 ^ t
    bcax v23.16b, v28.16b, v29.16b, v27.16b  // a00 = b00 ^ (~b10 & b20)
    ldr x28, [sp, #8]                        // the next round constant
    bcax v19.16b, v1.16b, v30.16b, v20.16b   // a04 = b04 ^ (~b14 & b24)
    bcax v0.16b, v27.16b, v26.16b, v29.16b   // a10 = b10 ^ (~b20 & b30)
    bcax v15.16b, v22.16b, v15.16b, v2.16b   // a13 = b13 ^ (~b23 & b33)
    bic x20, x2, x20, ror #40                // t = ~b14 & b24
    eor x20, x20, x1, ror #40                // a04 = b04 ^ t
    ldr x1, [x28], #8                        // rc
    bcax v14.16b, v3.16b, v2.16b, v22.16b    // a03 = b03 ^ (~b13 & b23)
    ld1r {v3.2d}, [x3], #8                   // rc
    eor v3.16b, v23.16b, v3.16b              // a00 ^= rc
    eor x0, x0, x25, ror #37                 // a00 = b00 ^ t
    bcax v22.16b, v25.16b, v1.16b, v21.16b   // a34 = b34 ^ (~b44 & b04)
    bic x2, x25, x29, ror #57                // t = ~b40 & b00
    str x3, [sp, #64]                        // the next round constant
    bcax v23.16b, v21.16b, v20.16b, v1.16b   // a44 = b44 ^ (~b04 & b14)
    bic x3, x27, x25, ror #36                // t = ~b00 & b10
    bcax v21.16b, v30.16b, v21.16b, v25.16b  // a24 = b24 ^ (~b34 & b44)
    eor x2, x2, x26, ror #42                 // a30 = b30 ^ t
    eor x1, x0, x1, ror #45                  // a00 ^= rc
    bic x0, x26, x30, ror #49                // t = ~b20 & b30
    eor x0, x0, x27, ror #50                 // a10 = b10 ^ t
    bcax v20.16b, v20.16b, v25.16b, v30.16b  // a14 = b14 ^ (~b24 & b34)
    bcax v2.16b, v26.16b, v28.16b, v31.16b   // a30 = b30 ^ (~b40 & b00)
    eor x3, x3, x29, ror #29                 // a40 = b40 ^ t
    str q3, [sp, #16]                        // a00
    bcax v1.16b, v29.16b, v31.16b, v26.16b   // a20 = b20 ^ (~b30 & b40)
    bcax v3.16b, v31.16b, v27.16b, v28.16b   // a40 = b40 ^ (~b00 & b10)
    stp x1, x28, [sp, #0]                    // a00
    bic x1, x29, x26, ror #49                // t = ~b30 & b40
    eor x1, x1, x30, ror #34                 // a20 = b20 ^ t
    tbz x28, #8, 2b                          // more rounds?
    ldr x30, [sp, #32]
    ldr x29, [sp, #0]                        // a00
    ror x0, x0, #34
    ror x1, x1, #49
    ror x2, x2, #56
    ror x3, x3, #20
    stp x0, x1, [x30, #8]
    ror x4, x4, #53
    ror x5, x5, #19
    stp x2, x3, [x30, #24]
    ror x6, x6, #1
    ror x7, x7, #27
    stp x4, x5, [x30, #40]
    ror x8, x8, #43
    ror x9, x9, #30
    stp x6, x7, [x30, #56]
    ror x10, x10, #55
    ror x11, x11, #38
    stp x8, x9, [x30, #72]
    ror x12, x12, #63
    ror x13, x13, #56
    stp x10, x11, [x30, #88]
    ror x14, x14, #54
    ror x15, x15, #47
    stp x12, x13, [x30, #104]
    ror x16, x16, #63
    ror x17, x17, #36
    stp x14, x15, [x30, #120]
    ror x19, x19, #20
    ror x20, x20, #24
    stp x16, x17, [x30, #136]
    ror x21, x21, #15
    ror x22, x22, #62
    stp x19, x20, [x30, #152]
    stp x21, x22, [x30, #168]
    stp x23, x24, [x30, #184]
    ror x29, x29, #19
    str x29, [x30]                           // a00
    add x30, x30, #200
    sub x30, x30, #600
    ldr q31, [sp, #16]                       // a00
    str q31, [x30, #0]
    str xzr, [sp, #0]                        // nothing of the states stays here
    stp q0, q1, [x30, #16]
    stp q2, q3, [x30, #48]
    str xzr, [sp, #16]                       // nothing of the states stays here
    stp q4, q5, [x30, #80]
    stp q6, q7, [x30, #112]
    str xzr, [sp, #24]                       // nothing of the states stays here
    stp q8, q9, [x30, #144]
    ldp x19, x20, [sp, #80]
    stp q10, q11, [x30, #176]
    stp q12, q13, [x30, #208]
    ldp x21, x22, [sp, #96]
    stp q14, q15, [x30, #240]
    stp q16, q17, [x30, #272]
    ldp x23, x24, [sp, #112]
    stp q18, q19, [x30, #304]
    stp q20, q21, [x30, #336]
    ldp x25, x26, [sp, #128]
    stp q22, q23, [x30, #368]
    ldp x27, x28, [sp, #144]
    ldp x29, x30, [sp, #160]
    ldp d8, d9, [sp, #176]
    ldp d10, d11, [sp, #192]
    ldp d12, d13, [sp, #208]
    ldp d14, d15, [sp, #224]
    add sp, sp, #240
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
    .p2align 9
    .space 64
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
lanewise_end lanewise_keccakp1600_x3_aarch64_scalar_sha3_a510
