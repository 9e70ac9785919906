/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x3_scalar_mixed > src/keccak/aarch64/keccakp1600_x3_aarch64_scalar_mixed.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for AArch64: one state in integer registers beside two in Neon and SHA-3 instructions
 *
 * void lanewise_keccakp1600_x3_aarch64_scalar_mixed(uint64_t states[75], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4,
 *     to each of 3 states: lane i = x + 5y of state k is word 2i + k for k < 2, and
 *     word 25k + i for the others.
 * Stack: 224 bytes
 * No branch and no address depends on the states. x18 is not touched.
 */
#include "asm.h"
    .arch armv8.2-a+sha3
lanewise_function lanewise_keccakp1600_x3_aarch64_scalar_mixed
    sub sp, sp, #224
    .cfi_def_cfa_offset 224
    stp x19, x20, [sp, #64]
    .cfi_offset 19, -160
    .cfi_offset 20, -152
    stp x21, x22, [sp, #80]
    .cfi_offset 21, -144
    .cfi_offset 22, -136
    stp x23, x24, [sp, #96]
    .cfi_offset 23, -128
    .cfi_offset 24, -120
    stp x25, x26, [sp, #112]
    .cfi_offset 25, -112
    .cfi_offset 26, -104
    stp x27, x28, [sp, #128]
    .cfi_offset 27, -96
    .cfi_offset 28, -88
    stp x29, x30, [sp, #144]
    .cfi_offset 29, -80
    .cfi_offset 30, -72
    stp d8, d9, [sp, #160]
    .cfi_offset 72, -64
    .cfi_offset 73, -56
    stp d10, d11, [sp, #176]
    .cfi_offset 74, -48
    .cfi_offset 75, -40
    stp d12, d13, [sp, #192]
    .cfi_offset 76, -32
    .cfi_offset 77, -24
    stp d14, d15, [sp, #208]
    .cfi_offset 78, -16
    .cfi_offset 79, -8
    adr x2, 9f                               // behind the last constant
    ldp q0, q1, [x0, #0]
    ldp q2, q3, [x0, #32]
    ldp q4, q5, [x0, #64]
    sub x2, x2, w1, uxtw #3                  // the first of the last `rounds`
    ldp q6, q7, [x0, #96]
    ldp q8, q9, [x0, #128]
    ldp q10, q11, [x0, #160]
    add x30, x0, #400
    ldp q12, q13, [x0, #192]
    ldp q14, q15, [x0, #224]
    str x2, [sp, #32]
    ldp q16, q17, [x0, #256]
    ldp q18, q19, [x0, #288]
    ldp q20, q21, [x0, #320]
    str x2, [sp, #48]
    ldp q22, q23, [x0, #352]
    ldr q24, [x0, #384]
    str x30, [sp, #16]
1:
    ldr x27, [sp, #32]
    ldr x29, [x30]                           // a00
    ldp x0, x1, [x30, #8]
    ldp x2, x3, [x30, #24]
    ldp x4, x5, [x30, #40]
    str x29, [sp, #0]                        // a00
    ror x0, x0, #21
    ror x1, x1, #14
    ldp x6, x7, [x30, #56]
    ror x3, x3, #44
    ldp x8, x9, [x30, #72]
    ror x4, x4, #3
    ror x5, x5, #45
    ldp x10, x11, [x30, #88]
    ror x6, x6, #61
    ror x7, x7, #28
    ldp x12, x13, [x30, #104]
    ror x8, x8, #20
    ror x9, x9, #25
    ldp x14, x15, [x30, #120]
    ror x10, x10, #8
    ror x11, x11, #18
    ldp x16, x17, [x30, #136]
    ror x12, x12, #1
    ror x13, x13, #6
    ldp x19, x20, [x30, #152]
    ror x14, x14, #10
    ror x15, x15, #15
    ldp x21, x22, [x30, #168]
    ror x16, x16, #56
    ror x17, x17, #27
    ldp x23, x24, [x30, #184]
    ror x19, x19, #36
    ror x20, x20, #39
    ror x21, x21, #41
    ror x22, x22, #2
    ror x23, x23, #62
    ror x24, x24, #55
    str x27, [sp, #8]
2:
    eor3 v25.16b, v9.16b, v14.16b, v19.16b   // c4 = a41 ^ a42 ^ a43
    eor x25, x2, x7, ror #36                 // c3 ^= a31
    eor3 v26.16b, v6.16b, v11.16b, v16.16b   // c1 = a11 ^ a12 ^ a13
    eor3 v27.16b, v7.16b, v12.16b, v17.16b   // c2 = a21 ^ a22 ^ a23
    eor3 v27.16b, v27.16b, v22.16b, v2.16b   // c2 ^= a24 ^ a20
    eor x26, x3, x8, ror #24                 // c4 ^= a41
    eor3 v25.16b, v25.16b, v24.16b, v4.16b   // c4 ^= a44 ^ a40
    eor x26, x26, x13, ror #38               // c4 ^= a42
    eor3 v28.16b, v8.16b, v13.16b, v18.16b   // c3 = a31 ^ a32 ^ a33
    eor3 v26.16b, v26.16b, v21.16b, v1.16b   // c1 ^= a14 ^ a10
    rax1 v29.2d, v25.2d, v26.2d              // d0 = c4 ^ rol(c1, 1)
    eor v30.16b, v0.16b, v29.16b             // b00 = a00 ^ d0
    eor x26, x26, x19, ror #8                // c4 ^= a43
    eor x26, x26, x24, ror #53               // c4 ^= a44
    eor x25, x25, x12, ror #63               // c3 ^= a32
    eor x27, x1, x6, ror #17                 // c2 ^= a21
    eor x27, x27, x11, ror #60               // c2 ^= a22
    eor x27, x27, x16, ror #22               // c2 ^= a23
    eor x27, x27, x22, ror #12               // c2 ^= a24
    ror x28, x26, #20                        // d0 = c4 ^ rol(c1, 1)
    eor3 v31.16b, v5.16b, v10.16b, v15.16b   // c0 = a01 ^ a02 ^ a03
    eor x25, x25, x17, ror #37               // c3 ^= a33
    eor x25, x25, x23, ror #2                // c3 ^= a34
    eor3 v0.16b, v31.16b, v20.16b, v0.16b    // c0 ^= a04 ^ a00
    rax1 v25.2d, v27.2d, v25.2d              // d3 = c2 ^ rol(c4, 1)
    ror x29, x27, #50                        // d3 = c2 ^ rol(c4, 1)
    rax1 v27.2d, v0.2d, v27.2d               // d1 = c0 ^ rol(c2, 1)
    eor v6.16b, v6.16b, v27.16b              // b10 = rol(a11 ^ d1, 44)
    eor x26, x29, x26, ror #19               // d3 = c2 ^ rol(c4, 1)
    eor x29, x26, x17, ror #37               // b30 = rol(a33 ^ d3, 21)
    eor x30, x0, x5, ror #40                 // c1 ^= a11
    eor3 v28.16b, v28.16b, v23.16b, v3.16b   // c3 ^= a34 ^ a30
    eor x30, x30, x10, ror #13               // c1 ^= a12
    rax1 v0.2d, v28.2d, v0.2d                // d4 = c3 ^ rol(c0, 1)
    eor v20.16b, v20.16b, v29.16b            // b42 = rol(a04 ^ d0, 18)
    ldr x17, [sp, #0]                        // a00
    eor x17, x17, x4, ror #61                // c0 ^= a01
    shl v31.2d, v6.2d, #44                   // b10 = rol(a11 ^ d1, 44)
    rax1 v26.2d, v26.2d, v28.2d              // d2 = c1 ^ rol(c3, 1)
    eor v7.16b, v7.16b, v26.16b              // b12 = rol(a21 ^ d2, 6)
    eor v28.16b, v2.16b, v26.16b             // b04 = rol(a20 ^ d2, 62)
    eor v2.16b, v1.16b, v27.16b              // b02 = rol(a10 ^ d1, 1)
    eor x30, x30, x15, ror #6                // c1 ^= a13
    xar v1.2d, v10.2d, v29.2d, #61           // b21 = rol(a02 ^ d0, 3)
    add v10.2d, v2.2d, v2.2d                 // b02 = rol(a10 ^ d1, 1)
    sri v10.2d, v2.2d, #63                   // b02 = rol(a10 ^ d1, 1)
    xar v2.2d, v11.2d, v27.2d, #54           // b23 = rol(a12 ^ d1, 10)
    eor x2, x26, x2                          // b01 = rol(a30 ^ d3, 28)
    eor x30, x30, x21, ror #44               // c1 ^= a14
    eor x17, x17, x9, ror #39                // c0 ^= a02
    eor x28, x28, x30, ror #42               // d0 = c4 ^ rol(c1, 1)
    eor x17, x17, x14, ror #54               // c0 ^= a03
    eor x17, x17, x20, ror #25               // c0 ^= a04
    eor x27, x17, x27, ror #49               // d1 = c0 ^ rol(c2, 1)
    eor x21, x27, x21, ror #23               // b44 = rol(a14 ^ d1, 2)
    eor v21.16b, v21.16b, v27.16b            // b44 = rol(a14 ^ d1, 2)
    shl v11.2d, v20.2d, #18                  // b42 = rol(a04 ^ d0, 18)
    ror x30, x30, #43                        // d2 = c1 ^ rol(c3, 1)
    xar v16.2d, v16.2d, v27.2d, #19          // b31 = rol(a13 ^ d1, 45)
    eor x17, x25, x17, ror #63               // d4 = c3 ^ rol(c0, 1)
    eor x25, x30, x25, ror #63               // d2 = c1 ^ rol(c3, 1)
    eor v13.16b, v13.16b, v25.16b            // b22 = rol(a32 ^ d3, 25)
    shl v27.2d, v13.2d, #25                  // b22 = rol(a32 ^ d3, 25)
    sri v27.2d, v13.2d, #39                  // b22 = rol(a32 ^ d3, 25)
    xar v13.2d, v19.2d, v0.2d, #56           // b32 = rol(a43 ^ d4, 8)
    eor v19.16b, v4.16b, v0.16b              // b03 = rol(a40 ^ d4, 27)
    eor x23, x26, x23, ror #2                // b43 = rol(a34 ^ d3, 56)
    sri v31.2d, v6.2d, #20                   // b10 = rol(a11 ^ d1, 44)
    eor v6.16b, v18.16b, v25.16b             // b30 = rol(a33 ^ d3, 21)
    eor x30, x26, x7, ror #36                // b14 = rol(a31 ^ d3, 55)
    shl v18.2d, v19.2d, #27                  // b03 = rol(a40 ^ d4, 27)
    sri v18.2d, v19.2d, #37                  // b03 = rol(a40 ^ d4, 27)
    xar v9.2d, v9.2d, v0.2d, #44             // b11 = rol(a41 ^ d4, 20)
    eor x16, x25, x16, ror #8                // b33 = rol(a23 ^ d2, 15)
    shl v19.2d, v7.2d, #6                    // b12 = rol(a21 ^ d2, 6)
    sri v19.2d, v7.2d, #58                   // b12 = rol(a21 ^ d2, 6)
    eor v7.16b, v14.16b, v0.16b              // b24 = rol(a42 ^ d4, 39)
    eor v5.16b, v5.16b, v29.16b              // b13 = rol(a01 ^ d0, 36)
    eor x7, x25, x22, ror #62                // b41 = rol(a24 ^ d2, 61)
    xar v4.2d, v12.2d, v26.2d, #21           // b20 = rol(a22 ^ d2, 43)
    bic v14.16b, v27.16b, v19.16b            // a02 = b02 ^ (~b12 & b22)
    bic v12.16b, v19.16b, v10.16b            // a42 = b42 ^ (~b02 & b12)
    xar v0.2d, v24.2d, v0.2d, #50            // b40 = rol(a44 ^ d4, 14)
    eor x22, x25, x1, ror #50                // b04 = rol(a20 ^ d2, 62)
    sri v11.2d, v20.2d, #46                  // b42 = rol(a04 ^ d0, 18)
    bic v20.16b, v10.16b, v11.16b            // a32 = b32 ^ (~b42 & b02)
    eor v10.16b, v14.16b, v10.16b            // a02 = b02 ^ (~b12 & b22)
    xar v29.2d, v15.2d, v29.2d, #23          // b34 = rol(a03 ^ d0, 41)
    eor v14.16b, v12.16b, v11.16b            // a42 = b42 ^ (~b02 & b12)
    shl v24.2d, v7.2d, #39                   // b24 = rol(a42 ^ d4, 39)
    bic v12.16b, v11.16b, v13.16b            // a22 = b22 ^ (~b32 & b42)
    bic v11.16b, v13.16b, v27.16b            // a12 = b12 ^ (~b22 & b32)
    shl v15.2d, v5.2d, #36                   // b13 = rol(a01 ^ d0, 36)
    xar v22.2d, v22.2d, v26.2d, #3           // b41 = rol(a24 ^ d2, 61)
    eor x10, x27, x10, ror #56               // b23 = rol(a12 ^ d1, 10)
    eor v11.16b, v11.16b, v19.16b            // a12 = b12 ^ (~b22 & b32)
    eor x26, x26, x12, ror #63               // b22 = rol(a32 ^ d3, 25)
    eor x3, x17, x3, ror #20                 // b03 = rol(a40 ^ d4, 27)
    eor x12, x17, x24, ror #9                // b40 = rol(a44 ^ d4, 14)
    sri v15.2d, v5.2d, #28                   // b13 = rol(a01 ^ d0, 36)
    xar v26.2d, v17.2d, v26.2d, #49          // b33 = rol(a23 ^ d2, 15)
    bic v5.16b, v1.16b, v9.16b               // a01 = b01 ^ (~b11 & b21)
    sri v24.2d, v7.2d, #25                   // b24 = rol(a42 ^ d4, 39)
    eor v13.16b, v20.16b, v13.16b            // a32 = b32 ^ (~b42 & b02)
    eor x1, x25, x11, ror #46                // b20 = rol(a22 ^ d2, 43)
    shl v20.2d, v6.2d, #21                   // b30 = rol(a33 ^ d3, 21)
    sri v20.2d, v6.2d, #43                   // b30 = rol(a33 ^ d3, 21)
    eor x11, x17, x13, ror #58               // b24 = rol(a42 ^ d4, 39)
    xar v19.2d, v3.2d, v25.2d, #36           // b01 = rol(a30 ^ d3, 28)
    eor v5.16b, v5.16b, v19.16b              // a01 = b01 ^ (~b11 & b21)
    eor x24, x17, x19, ror #28               // b32 = rol(a43 ^ d4, 8)
    eor x17, x17, x8, ror #44                // b11 = rol(a41 ^ d4, 20)
    bic x8, x17, x2, ror #56                 // t = ~b01 & b11
    bic v3.16b, v0.16b, v20.16b              // a20 = b20 ^ (~b30 & b40)
    eor x15, x27, x15, ror #49               // b31 = rol(a13 ^ d1, 45)
    eor x13, x25, x6, ror #3                 // b12 = rol(a21 ^ d2, 6)
    bic v7.16b, v22.16b, v16.16b             // a21 = b21 ^ (~b31 & b41)
    bic x6, x7, x15, ror #16                 // t = ~b31 & b41
    xar v23.2d, v23.2d, v25.2d, #8           // b43 = rol(a34 ^ d3, 56)
    bic v17.16b, v23.16b, v26.16b            // a23 = b23 ^ (~b33 & b43)
    eor v17.16b, v17.16b, v2.16b             // a23 = b23 ^ (~b33 & b43)
    eor x25, x27, x0, ror #43                // b02 = rol(a10 ^ d1, 1)
    eor v12.16b, v12.16b, v27.16b            // a22 = b22 ^ (~b32 & b42)
    xar v25.2d, v8.2d, v25.2d, #9            // b14 = rol(a31 ^ d3, 55)
    eor x8, x8, x7, ror #23                  // a41 = b41 ^ t
    eor x0, x27, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    bic x7, x2, x7, ror #31                  // t = ~b41 & b01
    eor x7, x7, x15, ror #47                 // a31 = b31 ^ t
    eor x27, x28, x14, ror #54               // b34 = rol(a03 ^ d0, 41)
    eor x19, x28, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    bic v27.16b, v9.16b, v19.16b             // a41 = b41 ^ (~b01 & b11)
    bic v6.16b, v16.16b, v1.16b              // a11 = b11 ^ (~b21 & b31)
    eor x14, x28, x9, ror #39                // b21 = rol(a02 ^ d0, 3)
    bic x4, x14, x17, ror #47                // t = ~b11 & b21
    bic x9, x19, x3, ror #9                  // t = ~b03 & b13
    bic x5, x15, x14, ror #42                // t = ~b21 & b31
    eor x5, x5, x17, ror #25                 // a11 = b11 ^ t
    eor x4, x4, x2, ror #39                  // a01 = b01 ^ t
    eor x6, x6, x14, ror #58                 // a21 = b21 ^ t
    bic x14, x10, x19, ror #38               // t = ~b13 & b23
    eor x14, x14, x3, ror #47                // a03 = b03 ^ t
    eor v6.16b, v6.16b, v9.16b               // a11 = b11 ^ (~b21 & b31)
    bic v8.16b, v19.16b, v22.16b             // a31 = b31 ^ (~b41 & b01)
    eor v8.16b, v8.16b, v16.16b              // a31 = b31 ^ (~b41 & b01)
    bic x17, x3, x23, ror #35                // t = ~b43 & b03
    bic v16.16b, v26.16b, v2.16b             // a13 = b13 ^ (~b23 & b33)
    eor v16.16b, v16.16b, v15.16b            // a13 = b13 ^ (~b23 & b33)
    bic v19.16b, v15.16b, v18.16b            // a43 = b43 ^ (~b03 & b13)
    ldr x2, [sp, #0]                         // a00
    eor x2, x28, x2                          // b00 = a00 ^ d0
    eor x28, x28, x20, ror #25               // b42 = rol(a04 ^ d0, 18)
    bic x15, x2, x12, ror #50                // t = ~b40 & b00
    eor v9.16b, v27.16b, v22.16b             // a41 = b41 ^ (~b01 & b11)
    bic v15.16b, v2.16b, v15.16b             // a03 = b03 ^ (~b13 & b23)
    eor x17, x17, x16, ror #12               // a33 = b33 ^ t
    eor v19.16b, v19.16b, v23.16b            // a43 = b43 ^ (~b03 & b13)
    bic x3, x0, x2, ror #44                  // t = ~b00 & b10
    eor v7.16b, v7.16b, v1.16b               // a21 = b21 ^ (~b31 & b41)
    bic x20, x1, x0, ror #63                 // t = ~b10 & b20
    eor x20, x2, x20, ror #21                // a00 = b00 ^ t
    eor x2, x15, x29, ror #43                // a30 = b30 ^ t
    bic x15, x16, x10, ror #5                // t = ~b23 & b33
    bic x16, x23, x16, ror #41               // t = ~b33 & b43
    eor x16, x16, x10, ror #46               // a23 = b23 ^ t
    eor v2.16b, v3.16b, v4.16b               // a20 = b20 ^ (~b30 & b40)
    eor v15.16b, v15.16b, v18.16b            // a03 = b03 ^ (~b13 & b23)
    eor x15, x15, x19, ror #43               // a13 = b13 ^ t
    bic v22.16b, v4.16b, v31.16b             // a00 = b00 ^ (~b10 & b20)
    eor x19, x9, x23, ror #44                // a43 = b43 ^ t
    eor v22.16b, v22.16b, v30.16b            // a00 = b00 ^ (~b10 & b20)
    bic x9, x29, x1, ror #42                 // t = ~b20 & b30
    bic v1.16b, v24.16b, v25.16b             // a04 = b04 ^ (~b14 & b24)
    ldr x10, [sp, #48]                       // the next round constant
    ld1r {v27.2d}, [x10], #8                 // rc
    bic v18.16b, v18.16b, v23.16b            // a33 = b33 ^ (~b43 & b03)
    eor v18.16b, v18.16b, v26.16b            // a33 = b33 ^ (~b43 & b03)
    shl v23.2d, v21.2d, #2                   // b44 = rol(a14 ^ d1, 2)
    shl v26.2d, v28.2d, #62                  // b04 = rol(a20 ^ d2, 62)
    str x10, [sp, #48]                       // the next round constant
    sri v26.2d, v28.2d, #2                   // b04 = rol(a20 ^ d2, 62)
    sri v23.2d, v21.2d, #62                  // b44 = rol(a14 ^ d1, 2)
    bic x10, x24, x26, ror #47               // t = ~b22 & b32
    bic v21.16b, v20.16b, v4.16b             // a10 = b10 ^ (~b20 & b30)
    bic v28.16b, v25.16b, v26.16b            // a44 = b44 ^ (~b04 & b14)
    eor x10, x10, x13, ror #2                // a12 = b12 ^ t
    eor x0, x9, x0, ror #41                  // a10 = b10 ^ t
    bic v3.16b, v30.16b, v0.16b              // a30 = b30 ^ (~b40 & b00)
    eor v3.16b, v3.16b, v20.16b              // a30 = b30 ^ (~b40 & b00)
    bic x9, x26, x13, ror #19                // t = ~b12 & b22
    bic x13, x13, x25, ror #5                // t = ~b02 & b12
    eor x13, x13, x28, ror #52               // a42 = b42 ^ t
    bic x23, x12, x29, ror #57               // t = ~b30 & b40
    bic v4.16b, v31.16b, v30.16b             // a40 = b40 ^ (~b00 & b10)
    eor v4.16b, v4.16b, v0.16b               // a40 = b40 ^ (~b00 & b10)
    eor v20.16b, v1.16b, v26.16b             // a04 = b04 ^ (~b14 & b24)
    bic x29, x25, x28, ror #47               // t = ~b42 & b02
    eor v1.16b, v21.16b, v31.16b             // a10 = b10 ^ (~b20 & b30)
    bic x28, x28, x24, ror #10               // t = ~b32 & b42
    eor x3, x3, x12, ror #30                 // a40 = b40 ^ t
    eor x12, x29, x24, ror #57               // a32 = b32 ^ t
    eor x9, x9, x25, ror #24                 // a02 = b02 ^ t
    eor v0.16b, v22.16b, v27.16b             // a00 ^= rc
    bic v21.16b, v29.16b, v24.16b            // a14 = b14 ^ (~b24 & b34)
    bic v26.16b, v26.16b, v23.16b            // a34 = b34 ^ (~b44 & b04)
    ldr x25, [sp, #8]                        // the next round constant
    ldr x29, [x25], #8                       // rc
    eor x20, x20, x29                        // a00 ^= rc
    eor v21.16b, v21.16b, v25.16b            // a14 = b14 ^ (~b24 & b34)
    bic x29, x22, x21, ror #60               // t = ~b44 & b04
    bic x24, x30, x22, ror #57               // t = ~b04 & b14
    eor x24, x24, x21, ror #53               // a44 = b44 ^ t
    stp x20, x25, [sp, #0]                   // a00
    bic x20, x11, x30, ror #48               // t = ~b14 & b24
    eor x20, x20, x22, ror #41               // a04 = b04 ^ t
    bic v22.16b, v23.16b, v29.16b            // a24 = b24 ^ (~b34 & b44)
    bic x22, x21, x27, ror #25               // t = ~b34 & b44
    eor x22, x22, x11, ror #27               // a24 = b24 ^ t
    eor v22.16b, v22.16b, v24.16b            // a24 = b24 ^ (~b34 & b44)
    eor x1, x23, x1, ror #35                 // a20 = b20 ^ t
    bic x21, x27, x11, ror #2                // t = ~b24 & b34
    eor x23, x29, x27, ror #21               // a34 = b34 ^ t
    eor x21, x21, x30, ror #50               // a14 = b14 ^ t
    eor x11, x28, x26, ror #57               // a22 = b22 ^ t
    eor v24.16b, v28.16b, v23.16b            // a44 = b44 ^ (~b04 & b14)
    eor v23.16b, v26.16b, v29.16b            // a34 = b34 ^ (~b44 & b04)
    tbz x25, #8, 2b                          // more rounds?
    ldr x30, [sp, #16]
    ldr x29, [sp, #0]                        // a00
    ror x0, x0, #43
    ror x1, x1, #50
    ror x3, x3, #20
    stp x0, x1, [x30, #8]
    ror x4, x4, #61
    ror x5, x5, #19
    stp x2, x3, [x30, #24]
    ror x6, x6, #3
    ror x7, x7, #36
    stp x4, x5, [x30, #40]
    ror x8, x8, #44
    ror x9, x9, #39
    stp x6, x7, [x30, #56]
    ror x10, x10, #56
    ror x11, x11, #46
    stp x8, x9, [x30, #72]
    ror x12, x12, #63
    ror x13, x13, #58
    stp x10, x11, [x30, #88]
    ror x14, x14, #54
    ror x15, x15, #49
    stp x12, x13, [x30, #104]
    ror x16, x16, #8
    ror x17, x17, #37
    stp x14, x15, [x30, #120]
    ror x19, x19, #28
    ror x20, x20, #25
    stp x16, x17, [x30, #136]
    ror x21, x21, #23
    ror x22, x22, #62
    stp x19, x20, [x30, #152]
    ror x23, x23, #2
    ror x24, x24, #9
    stp x21, x22, [x30, #168]
    stp x23, x24, [x30, #184]
    str x29, [x30]                           // a00
    add x30, x30, #200
    sub x30, x30, #600
    stp q0, q1, [x30, #0]
    stp q2, q3, [x30, #32]
    stp q4, q5, [x30, #64]
    str xzr, [sp, #0]                        // nothing of the states stays here
    stp q6, q7, [x30, #96]
    stp q8, q9, [x30, #128]
    ldp x19, x20, [sp, #64]
    stp q10, q11, [x30, #160]
    stp q12, q13, [x30, #192]
    ldp x21, x22, [sp, #80]
    stp q14, q15, [x30, #224]
    stp q16, q17, [x30, #256]
    ldp x23, x24, [sp, #96]
    stp q18, q19, [x30, #288]
    stp q20, q21, [x30, #320]
    ldp x25, x26, [sp, #112]
    stp q22, q23, [x30, #352]
    str q24, [x30, #384]
    ldp x27, x28, [sp, #128]
    ldp x29, x30, [sp, #144]
    ldp d8, d9, [sp, #160]
    ldp d10, d11, [sp, #176]
    ldp d12, d13, [sp, #192]
    ldp d14, d15, [sp, #208]
    add sp, sp, #224
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
lanewise_end lanewise_keccakp1600_x3_aarch64_scalar_mixed
