/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x4_scalar_neon_a55 > src/keccak/aarch64/keccakp1600_x4_aarch64_scalar_neon_a55.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for AArch64: two states in integer registers paired with two in Neon, for the Cortex-A55
 *
 * void lanewise_keccakp1600_x4_aarch64_scalar_neon_a55(uint64_t states[100], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4,
 *     to each of 4 states: lane i = x + 5y of state k is word 2i + k for k < 2, and
 *     word 25k + i for the others.
 * Stack: 224 bytes
 * No branch and no address depends on the states. x18 is not touched.
 */
#include "asm.h"
    .arch armv8-a
lanewise_function lanewise_keccakp1600_x4_aarch64_scalar_neon_a55
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
    sub x2, x2, w1, uxtw #3                  // the first of the last `rounds`
    ldp q4, q5, [x0, #64]
    add x30, x0, #400
    ldp q6, q7, [x0, #96]
    str x2, [sp, #32]
    ldp q8, q9, [x0, #128]
    str x2, [sp, #48]
    ldp q10, q11, [x0, #160]
    str x30, [sp, #16]
    ldp q12, q13, [x0, #192]
    ldp q14, q15, [x0, #224]
    mov x5, #2
    ldp q16, q17, [x0, #256]
    str x5, [sp, #24]
    ldp q18, q19, [x0, #288]
    and w3, w1, #1
    ldp q20, q21, [x0, #320]
    add x3, x2, x3, lsl #3                   // behind the rounds that are left over
    ldp q22, q23, [x0, #352]
    str x3, [sp, #40]
    ldr q24, [x0, #384]
    cmp x2, x3
    b.eq 1f
2:
    eor v25.16b, v5.16b, v10.16b             // c0 = a01 ^ a02 ^ a03
    eor v25.16b, v25.16b, v15.16b            // c0 = a01 ^ a02 ^ a03
    eor v26.16b, v6.16b, v11.16b             // c1 = a11 ^ a12 ^ a13
    eor v26.16b, v26.16b, v16.16b            // c1 = a11 ^ a12 ^ a13
    eor v27.16b, v7.16b, v12.16b             // c2 = a21 ^ a22 ^ a23
    eor v27.16b, v27.16b, v17.16b            // c2 = a21 ^ a22 ^ a23
    eor v28.16b, v8.16b, v13.16b             // c3 = a31 ^ a32 ^ a33
    eor v28.16b, v28.16b, v18.16b            // c3 = a31 ^ a32 ^ a33
    eor v29.16b, v9.16b, v14.16b             // c4 = a41 ^ a42 ^ a43
    eor v29.16b, v29.16b, v19.16b            // c4 = a41 ^ a42 ^ a43
    eor v25.16b, v25.16b, v20.16b            // c0 ^= a04 ^ a00
    eor v25.16b, v25.16b, v0.16b             // c0 ^= a04 ^ a00
    eor v26.16b, v26.16b, v21.16b            // c1 ^= a14 ^ a10
    eor v26.16b, v26.16b, v1.16b             // c1 ^= a14 ^ a10
    eor v27.16b, v27.16b, v22.16b            // c2 ^= a24 ^ a20
    eor v27.16b, v27.16b, v2.16b             // c2 ^= a24 ^ a20
    eor v28.16b, v28.16b, v23.16b            // c3 ^= a34 ^ a30
    eor v28.16b, v28.16b, v3.16b             // c3 ^= a34 ^ a30
    eor v29.16b, v29.16b, v24.16b            // c4 ^= a44 ^ a40
    eor v29.16b, v29.16b, v4.16b             // c4 ^= a44 ^ a40
    add v30.2d, v27.2d, v27.2d               // d1 = c0 ^ rol(c2, 1)
    sri v30.2d, v27.2d, #63                  // d1 = c0 ^ rol(c2, 1)
    eor v30.16b, v30.16b, v25.16b            // d1 = c0 ^ rol(c2, 1)
    add v31.2d, v29.2d, v29.2d               // d3 = c2 ^ rol(c4, 1)
    sri v31.2d, v29.2d, #63                  // d3 = c2 ^ rol(c4, 1)
    eor v27.16b, v31.16b, v27.16b            // d3 = c2 ^ rol(c4, 1)
    add v31.2d, v26.2d, v26.2d               // d0 = c4 ^ rol(c1, 1)
    sri v31.2d, v26.2d, #63                  // d0 = c4 ^ rol(c1, 1)
    eor v29.16b, v31.16b, v29.16b            // d0 = c4 ^ rol(c1, 1)
    add v31.2d, v28.2d, v28.2d               // d2 = c1 ^ rol(c3, 1)
    sri v31.2d, v28.2d, #63                  // d2 = c1 ^ rol(c3, 1)
    eor v26.16b, v31.16b, v26.16b            // d2 = c1 ^ rol(c3, 1)
    add v31.2d, v25.2d, v25.2d               // d4 = c3 ^ rol(c0, 1)
    sri v31.2d, v25.2d, #63                  // d4 = c3 ^ rol(c0, 1)
    eor v25.16b, v31.16b, v28.16b            // d4 = c3 ^ rol(c0, 1)
    eor v18.16b, v18.16b, v27.16b            // b30 = rol(a33 ^ d3, 21)
    shl v28.2d, v18.2d, #21                  // b30 = rol(a33 ^ d3, 21)
    sri v28.2d, v18.2d, #43                  // b30 = rol(a33 ^ d3, 21)
    eor v7.16b, v7.16b, v26.16b              // b12 = rol(a21 ^ d2, 6)
    shl v18.2d, v7.2d, #6                    // b12 = rol(a21 ^ d2, 6)
    sri v18.2d, v7.2d, #58                   // b12 = rol(a21 ^ d2, 6)
    eor v7.16b, v9.16b, v25.16b              // b11 = rol(a41 ^ d4, 20)
    shl v9.2d, v7.2d, #20                    // b11 = rol(a41 ^ d4, 20)
    sri v9.2d, v7.2d, #44                    // b11 = rol(a41 ^ d4, 20)
    eor v7.16b, v2.16b, v26.16b              // b04 = rol(a20 ^ d2, 62)
    shl v2.2d, v7.2d, #62                    // b04 = rol(a20 ^ d2, 62)
    sri v2.2d, v7.2d, #2                     // b04 = rol(a20 ^ d2, 62)
    eor v7.16b, v23.16b, v27.16b             // b43 = rol(a34 ^ d3, 56)
    shl v23.2d, v7.2d, #56                   // b43 = rol(a34 ^ d3, 56)
    sri v23.2d, v7.2d, #8                    // b43 = rol(a34 ^ d3, 56)
    eor v7.16b, v10.16b, v29.16b             // b21 = rol(a02 ^ d0, 3)
    shl v10.2d, v7.2d, #3                    // b21 = rol(a02 ^ d0, 3)
    sri v10.2d, v7.2d, #61                   // b21 = rol(a02 ^ d0, 3)
    eor v7.16b, v20.16b, v29.16b             // b42 = rol(a04 ^ d0, 18)
    shl v20.2d, v7.2d, #18                   // b42 = rol(a04 ^ d0, 18)
    sri v20.2d, v7.2d, #46                   // b42 = rol(a04 ^ d0, 18)
    eor v7.16b, v13.16b, v27.16b             // b22 = rol(a32 ^ d3, 25)
    shl v13.2d, v7.2d, #25                   // b22 = rol(a32 ^ d3, 25)
    sri v13.2d, v7.2d, #39                   // b22 = rol(a32 ^ d3, 25)
    eor v7.16b, v1.16b, v30.16b              // b02 = rol(a10 ^ d1, 1)
    add v1.2d, v7.2d, v7.2d                  // b02 = rol(a10 ^ d1, 1)
    sri v1.2d, v7.2d, #63                    // b02 = rol(a10 ^ d1, 1)
    eor v7.16b, v24.16b, v25.16b             // b40 = rol(a44 ^ d4, 14)
    shl v31.2d, v7.2d, #14                   // b40 = rol(a44 ^ d4, 14)
    sri v31.2d, v7.2d, #50                   // b40 = rol(a44 ^ d4, 14)
    eor v7.16b, v21.16b, v30.16b             // b44 = rol(a14 ^ d1, 2)
    shl v24.2d, v7.2d, #2                    // b44 = rol(a14 ^ d1, 2)
    sri v24.2d, v7.2d, #62                   // b44 = rol(a14 ^ d1, 2)
    eor v7.16b, v17.16b, v26.16b             // b33 = rol(a23 ^ d2, 15)
    shl v21.2d, v7.2d, #15                   // b33 = rol(a23 ^ d2, 15)
    sri v21.2d, v7.2d, #49                   // b33 = rol(a23 ^ d2, 15)
    eor v7.16b, v11.16b, v30.16b             // b23 = rol(a12 ^ d1, 10)
    shl v17.2d, v7.2d, #10                   // b23 = rol(a12 ^ d1, 10)
    sri v17.2d, v7.2d, #54                   // b23 = rol(a12 ^ d1, 10)
    eor v7.16b, v22.16b, v26.16b             // b41 = rol(a24 ^ d2, 61)
    shl v11.2d, v7.2d, #61                   // b41 = rol(a24 ^ d2, 61)
    sri v11.2d, v7.2d, #3                    // b41 = rol(a24 ^ d2, 61)
    eor v7.16b, v14.16b, v25.16b             // b24 = rol(a42 ^ d4, 39)
    shl v22.2d, v7.2d, #39                   // b24 = rol(a42 ^ d4, 39)
    sri v22.2d, v7.2d, #25                   // b24 = rol(a42 ^ d4, 39)
    eor v7.16b, v19.16b, v25.16b             // b32 = rol(a43 ^ d4, 8)
    shl v14.2d, v7.2d, #8                    // b32 = rol(a43 ^ d4, 8)
    sri v14.2d, v7.2d, #56                   // b32 = rol(a43 ^ d4, 8)
    eor v7.16b, v3.16b, v27.16b              // b01 = rol(a30 ^ d3, 28)
    shl v19.2d, v7.2d, #28                   // b01 = rol(a30 ^ d3, 28)
    sri v19.2d, v7.2d, #36                   // b01 = rol(a30 ^ d3, 28)
    eor v5.16b, v5.16b, v29.16b              // b13 = rol(a01 ^ d0, 36)
    shl v3.2d, v5.2d, #36                    // b13 = rol(a01 ^ d0, 36)
    sri v3.2d, v5.2d, #28                    // b13 = rol(a01 ^ d0, 36)
    eor v5.16b, v16.16b, v30.16b             // b31 = rol(a13 ^ d1, 45)
    shl v16.2d, v5.2d, #45                   // b31 = rol(a13 ^ d1, 45)
    sri v16.2d, v5.2d, #19                   // b31 = rol(a13 ^ d1, 45)
    eor v5.16b, v4.16b, v25.16b              // b03 = rol(a40 ^ d4, 27)
    shl v4.2d, v5.2d, #27                    // b03 = rol(a40 ^ d4, 27)
    sri v4.2d, v5.2d, #37                    // b03 = rol(a40 ^ d4, 27)
    eor v0.16b, v0.16b, v29.16b              // b00 = a00 ^ d0
    eor v5.16b, v8.16b, v27.16b              // b14 = rol(a31 ^ d3, 55)
    shl v25.2d, v5.2d, #55                   // b14 = rol(a31 ^ d3, 55)
    sri v25.2d, v5.2d, #9                    // b14 = rol(a31 ^ d3, 55)
    eor v5.16b, v6.16b, v30.16b              // b10 = rol(a11 ^ d1, 44)
    shl v27.2d, v5.2d, #44                   // b10 = rol(a11 ^ d1, 44)
    sri v27.2d, v5.2d, #20                   // b10 = rol(a11 ^ d1, 44)
    eor v5.16b, v12.16b, v26.16b             // b20 = rol(a22 ^ d2, 43)
    shl v26.2d, v5.2d, #43                   // b20 = rol(a22 ^ d2, 43)
    sri v26.2d, v5.2d, #21                   // b20 = rol(a22 ^ d2, 43)
    eor v5.16b, v15.16b, v29.16b             // b34 = rol(a03 ^ d0, 41)
    shl v29.2d, v5.2d, #41                   // b34 = rol(a03 ^ d0, 41)
    sri v29.2d, v5.2d, #23                   // b34 = rol(a03 ^ d0, 41)
    bic v5.16b, v10.16b, v9.16b              // a01 = b01 ^ (~b11 & b21)
    eor v5.16b, v5.16b, v19.16b              // a01 = b01 ^ (~b11 & b21)
    bic v6.16b, v16.16b, v10.16b             // a11 = b11 ^ (~b21 & b31)
    eor v6.16b, v6.16b, v9.16b               // a11 = b11 ^ (~b21 & b31)
    bic v7.16b, v11.16b, v16.16b             // a21 = b21 ^ (~b31 & b41)
    eor v7.16b, v7.16b, v10.16b              // a21 = b21 ^ (~b31 & b41)
    bic v8.16b, v19.16b, v11.16b             // a31 = b31 ^ (~b41 & b01)
    eor v8.16b, v8.16b, v16.16b              // a31 = b31 ^ (~b41 & b01)
    bic v9.16b, v9.16b, v19.16b              // a41 = b41 ^ (~b01 & b11)
    eor v9.16b, v9.16b, v11.16b              // a41 = b41 ^ (~b01 & b11)
    bic v10.16b, v13.16b, v18.16b            // a02 = b02 ^ (~b12 & b22)
    eor v10.16b, v10.16b, v1.16b             // a02 = b02 ^ (~b12 & b22)
    bic v11.16b, v14.16b, v13.16b            // a12 = b12 ^ (~b22 & b32)
    eor v11.16b, v11.16b, v18.16b            // a12 = b12 ^ (~b22 & b32)
    bic v12.16b, v20.16b, v14.16b            // a22 = b22 ^ (~b32 & b42)
    eor v12.16b, v12.16b, v13.16b            // a22 = b22 ^ (~b32 & b42)
    bic v13.16b, v1.16b, v20.16b             // a32 = b32 ^ (~b42 & b02)
    eor v13.16b, v13.16b, v14.16b            // a32 = b32 ^ (~b42 & b02)
    bic v14.16b, v18.16b, v1.16b             // a42 = b42 ^ (~b02 & b12)
    eor v14.16b, v14.16b, v20.16b            // a42 = b42 ^ (~b02 & b12)
    bic v15.16b, v17.16b, v3.16b             // a03 = b03 ^ (~b13 & b23)
    eor v15.16b, v15.16b, v4.16b             // a03 = b03 ^ (~b13 & b23)
    bic v16.16b, v21.16b, v17.16b            // a13 = b13 ^ (~b23 & b33)
    eor v16.16b, v16.16b, v3.16b             // a13 = b13 ^ (~b23 & b33)
    bic v18.16b, v23.16b, v21.16b            // a23 = b23 ^ (~b33 & b43)
    eor v17.16b, v18.16b, v17.16b            // a23 = b23 ^ (~b33 & b43)
    bic v18.16b, v4.16b, v23.16b             // a33 = b33 ^ (~b43 & b03)
    eor v18.16b, v18.16b, v21.16b            // a33 = b33 ^ (~b43 & b03)
    bic v19.16b, v3.16b, v4.16b              // a43 = b43 ^ (~b03 & b13)
    eor v19.16b, v19.16b, v23.16b            // a43 = b43 ^ (~b03 & b13)
    bic v20.16b, v22.16b, v25.16b            // a04 = b04 ^ (~b14 & b24)
    eor v20.16b, v20.16b, v2.16b             // a04 = b04 ^ (~b14 & b24)
    bic v21.16b, v29.16b, v22.16b            // a14 = b14 ^ (~b24 & b34)
    eor v21.16b, v21.16b, v25.16b            // a14 = b14 ^ (~b24 & b34)
    bic v23.16b, v24.16b, v29.16b            // a24 = b24 ^ (~b34 & b44)
    eor v22.16b, v23.16b, v22.16b            // a24 = b24 ^ (~b34 & b44)
    bic v23.16b, v2.16b, v24.16b             // a34 = b34 ^ (~b44 & b04)
    eor v23.16b, v23.16b, v29.16b            // a34 = b34 ^ (~b44 & b04)
    bic v1.16b, v25.16b, v2.16b              // a44 = b44 ^ (~b04 & b14)
    eor v24.16b, v1.16b, v24.16b             // a44 = b44 ^ (~b04 & b14)
    bic v25.16b, v26.16b, v27.16b            // a00 = b00 ^ (~b10 & b20)
    eor v25.16b, v25.16b, v0.16b             // a00 = b00 ^ (~b10 & b20)
    bic v1.16b, v28.16b, v26.16b             // a10 = b10 ^ (~b20 & b30)
    eor v1.16b, v1.16b, v27.16b              // a10 = b10 ^ (~b20 & b30)
    bic v2.16b, v31.16b, v28.16b             // a20 = b20 ^ (~b30 & b40)
    eor v2.16b, v2.16b, v26.16b              // a20 = b20 ^ (~b30 & b40)
    bic v3.16b, v0.16b, v31.16b              // a30 = b30 ^ (~b40 & b00)
    eor v3.16b, v3.16b, v28.16b              // a30 = b30 ^ (~b40 & b00)
    bic v4.16b, v27.16b, v0.16b              // a40 = b40 ^ (~b00 & b10)
    eor v4.16b, v4.16b, v31.16b              // a40 = b40 ^ (~b00 & b10)
    ldr x0, [sp, #48]                        // the next round constant
    ld1r {v0.2d}, [x0], #8                   // rc
    str x0, [sp, #48]                        // the next round constant
    eor v0.16b, v25.16b, v0.16b              // a00 ^= rc
    ldr x1, [sp, #40]                        // the end of this loop
    cmp x0, x1                               // more rounds?
    b.ne 2b
    ldr x30, [sp, #16]
1:
3:
    ldr x27, [sp, #32]
    ldr x28, [sp, #40]
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
    cmp x27, x28
    b.eq 4f
5:
    ldr x25, [sp, #0]                        // a00
    eor x25, x9, x25, ror #53                // c0 ^= a00
    eor x26, x5, x0, ror #15                 // c1 ^= a10
    eor x27, x6, x1, ror #48                 // c2 ^= a20
    eor x28, x12, x2, ror #57                // c3 ^= a30
    eor x29, x13, x3, ror #28                // c4 ^= a40
    eor x25, x25, x4, ror #23                // c0 ^= a01
    eor x26, x26, x10, ror #36               // c1 ^= a12
    eor x27, x27, x11, ror #37               // c2 ^= a22
    eor x28, x28, x7, ror #28                // c3 ^= a31
    eor x29, x29, x8, ror #51                // c4 ^= a41
    eor x25, x25, x14, ror #24               // c0 ^= a03
    eor x26, x26, x15, ror #28               // c1 ^= a13
    eor x27, x27, x16, ror #62               // c2 ^= a23
    eor x28, x28, x17, ror #37               // c3 ^= a33
    eor x29, x29, x19, ror #28               // c4 ^= a43
    eor x25, x25, x20, ror #58               // c0 ^= a04
    eor x26, x26, x21, ror #60               // c1 ^= a14
    eor x27, x27, x22, ror #61               // c2 ^= a24
    eor x28, x28, x23, ror #1                // c3 ^= a34
    eor x29, x29, x24, ror #8                // c4 ^= a44
    eor x30, x27, x25, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor x27, x29, x27, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor x29, x29, x26, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor x26, x28, x26, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor x25, x28, x25, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor x12, x27, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    eor x1, x26, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    eor x28, x25, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor x24, x27, x7, ror #36                // b14 = rol(a31 ^ d3, 55)
    eor x7, x30, x15, ror #47                // b31 = rol(a13 ^ d1, 45)
    eor x15, x29, x20, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor x20, x27, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    eor x8, x25, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor x23, x29, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x14, x25, x19, ror #21               // b32 = rol(a43 ^ d4, 8)
    eor x19, x26, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    eor x9, x29, x9, ror #38                 // b21 = rol(a02 ^ d0, 3)
    eor x16, x30, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor x10, x26, x22                        // b41 = rol(a24 ^ d2, 61)
    eor x22, x25, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    eor x13, x30, x0, ror #34                // b02 = rol(a10 ^ d1, 1)
    eor x0, x30, x21, ror #15                // b44 = rol(a14 ^ d1, 2)
    eor x21, x29, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    eor x3, x25, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    eor x25, x27, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor x17, x27, x2, ror #1                 // b01 = rol(a30 ^ d3, 28)
    eor x2, x26, x11, ror #40                // b20 = rol(a22 ^ d2, 43)
    ldr x27, [sp, #0]                        // a00
    eor x27, x29, x27, ror #27               // b00 = a00 ^ d0
    eor x29, x30, x5, ror #19                // b10 = rol(a11 ^ d1, 44)
    eor x26, x26, x6, ror #3                 // b12 = rol(a21 ^ d2, 6)
    bic x4, x9, x8, ror #54                  // t = ~b11 & b21
    eor x4, x4, x17, ror #38                 // a01 = b01 ^ t
    bic x5, x7, x9, ror #34                  // t = ~b21 & b31
    eor x5, x5, x8, ror #24                  // a11 = b11 ^ t
    bic x6, x10, x7, ror #18                 // t = ~b31 & b41
    eor x6, x6, x9, ror #52                  // a21 = b21 ^ t
    bic x9, x17, x10, ror #38                // t = ~b41 & b01
    eor x7, x9, x7, ror #56                  // a31 = b31 ^ t
    bic x8, x8, x17, ror #48                 // t = ~b01 & b11
    eor x8, x8, x10, ror #22                 // a41 = b41 ^ t
    bic x9, x12, x26, ror #26                // t = ~b12 & b22
    eor x9, x9, x13, ror #33                 // a02 = b02 ^ t
    bic x10, x14, x12, ror #39               // t = ~b22 & b32
    eor x10, x10, x26, ror #1                // a12 = b12 ^ t
    bic x11, x15, x14, ror #17               // t = ~b32 & b42
    eor x11, x11, x12, ror #56               // a22 = b22 ^ t
    bic x12, x13, x15, ror #39               // t = ~b42 & b02
    eor x12, x12, x14, ror #56               // a32 = b32 ^ t
    bic x13, x26, x13, ror #7                // t = ~b02 & b12
    eor x13, x13, x15, ror #46               // a42 = b42 ^ t
    bic x14, x16, x21, ror #30               // t = ~b13 & b23
    eor x14, x14, x3, ror #46                // a03 = b03 ^ t
    bic x15, x19, x16, ror #7                // t = ~b23 & b33
    eor x15, x15, x21, ror #37               // a13 = b13 ^ t
    bic x17, x20, x19, ror #48               // t = ~b33 & b43
    eor x16, x17, x16, ror #55               // a23 = b23 ^ t
    bic x17, x3, x20, ror #27                // t = ~b43 & b03
    eor x17, x17, x19, ror #11               // a33 = b33 ^ t
    bic x19, x21, x3, ror #16                // t = ~b03 & b13
    eor x19, x19, x20, ror #43               // a43 = b43 ^ t
    bic x20, x22, x24, ror #40               // t = ~b14 & b24
    eor x20, x20, x1, ror #40                // a04 = b04 ^ t
    bic x21, x23, x22, ror #9                // t = ~b24 & b34
    eor x21, x21, x24, ror #49               // a14 = b14 ^ t
    bic x3, x0, x23, ror #17                 // t = ~b34 & b44
    eor x22, x3, x22, ror #26                // a24 = b24 ^ t
    bic x3, x1, x0, ror #62                  // t = ~b44 & b04
    eor x23, x3, x23, ror #15                // a34 = b34 ^ t
    bic x24, x24, x1                         // t = ~b04 & b14
    eor x24, x24, x0, ror #62                // a44 = b44 ^ t
    bic x26, x2, x29, ror #1                 // t = ~b10 & b20
    eor x26, x26, x27, ror #37               // a00 = b00 ^ t
    bic x0, x25, x2, ror #49                 // t = ~b20 & b30
    eor x0, x0, x29, ror #50                 // a10 = b10 ^ t
    bic x1, x28, x25, ror #49                // t = ~b30 & b40
    eor x1, x1, x2, ror #34                  // a20 = b20 ^ t
    bic x2, x27, x28, ror #57                // t = ~b40 & b00
    eor x2, x2, x25, ror #42                 // a30 = b30 ^ t
    bic x3, x29, x27, ror #36                // t = ~b00 & b10
    eor x3, x3, x28, ror #29                 // a40 = b40 ^ t
    ldr x25, [sp, #8]                        // the next round constant
    ldr x27, [x25], #8                       // rc
    eor x26, x26, x27, ror #45               // a00 ^= rc
    stp x26, x25, [sp, #0]                   // a00
    ldr x26, [sp, #40]                       // the end of this loop
    cmp x25, x26                             // more rounds?
    b.ne 5b
    ldr x27, [sp, #8]
    tbnz x27, #8, 6f
4:
7:
    eor v25.16b, v5.16b, v10.16b             // c0 = a01 ^ a02 ^ a03
    eor x25, x6, x1, ror #48                 // c2 ^= a20
    eor v26.16b, v9.16b, v14.16b             // c4 = a41 ^ a42 ^ a43
    ldr x26, [sp, #0]                        // a00
    eor x27, x12, x2, ror #57                // c3 ^= a30
    eor x28, x5, x0, ror #15                 // c1 ^= a10
    eor v27.16b, v6.16b, v11.16b             // c1 = a11 ^ a12 ^ a13
    eor v27.16b, v27.16b, v16.16b            // c1 = a11 ^ a12 ^ a13
    eor x29, x13, x3, ror #28                // c4 ^= a40
    eor v26.16b, v26.16b, v19.16b            // c4 = a41 ^ a42 ^ a43
    eor x28, x28, x10, ror #36               // c1 ^= a12
    eor v26.16b, v26.16b, v24.16b            // c4 ^= a44 ^ a40
    eor x28, x28, x15, ror #28               // c1 ^= a13
    eor v25.16b, v25.16b, v15.16b            // c0 = a01 ^ a02 ^ a03
    eor x28, x28, x21, ror #60               // c1 ^= a14
    eor v26.16b, v26.16b, v4.16b             // c4 ^= a44 ^ a40
    eor x26, x9, x26, ror #53                // c0 ^= a00
    eor v28.16b, v7.16b, v12.16b             // c2 = a21 ^ a22 ^ a23
    eor x26, x26, x4, ror #23                // c0 ^= a01
    eor v29.16b, v8.16b, v13.16b             // c3 = a31 ^ a32 ^ a33
    eor x27, x27, x7, ror #28                // c3 ^= a31
    add v30.2d, v26.2d, v26.2d               // d3 = c2 ^ rol(c4, 1)
    eor x29, x29, x8, ror #51                // c4 ^= a41
    eor v29.16b, v29.16b, v18.16b            // c3 = a31 ^ a32 ^ a33
    eor x26, x26, x14, ror #24               // c0 ^= a03
    eor v28.16b, v28.16b, v17.16b            // c2 = a21 ^ a22 ^ a23
    eor x25, x25, x11, ror #37               // c2 ^= a22
    eor v28.16b, v28.16b, v22.16b            // c2 ^= a24 ^ a20
    eor x26, x26, x20, ror #58               // c0 ^= a04
    sri v30.2d, v26.2d, #63                  // d3 = c2 ^ rol(c4, 1)
    eor x25, x25, x16, ror #62               // c2 ^= a23
    eor v28.16b, v28.16b, v2.16b             // c2 ^= a24 ^ a20
    eor x27, x27, x17, ror #37               // c3 ^= a33
    add v31.2d, v28.2d, v28.2d               // d1 = c0 ^ rol(c2, 1)
    eor x27, x27, x23, ror #1                // c3 ^= a34
    eor x29, x29, x19, ror #28               // c4 ^= a43
    eor x25, x25, x22, ror #61               // c2 ^= a24
    eor v30.16b, v30.16b, v28.16b            // d3 = c2 ^ rol(c4, 1)
    eor x30, x27, x28, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor v13.16b, v13.16b, v30.16b            // b22 = rol(a32 ^ d3, 25)
    eor x27, x27, x26, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor v29.16b, v29.16b, v23.16b            // c3 ^= a34 ^ a30
    eor x22, x30, x22                        // b41 = rol(a24 ^ d2, 61)
    sri v31.2d, v28.2d, #63                  // d1 = c0 ^ rol(c2, 1)
    eor x8, x27, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor v25.16b, v25.16b, v20.16b            // c0 ^= a04 ^ a00
    eor x26, x25, x26, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor v27.16b, v27.16b, v21.16b            // c1 ^= a14 ^ a10
    eor x0, x26, x0, ror #34                 // b02 = rol(a10 ^ d1, 1)
    eor v28.16b, v29.16b, v3.16b             // c3 ^= a34 ^ a30
    eor x15, x26, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor v25.16b, v25.16b, v0.16b             // c0 ^= a04 ^ a00
    eor x29, x29, x24, ror #8                // c4 ^= a44
    eor x16, x30, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    eor x25, x29, x25, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor x7, x25, x7, ror #36                 // b14 = rol(a31 ^ d3, 55)
    eor x28, x29, x28, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor x14, x28, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x5, x26, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    add v29.2d, v25.2d, v25.2d               // d4 = c3 ^ rol(c0, 1)
    eor x11, x30, x11, ror #40               // b20 = rol(a22 ^ d2, 43)
    eor v31.16b, v31.16b, v25.16b            // d1 = c0 ^ rol(c2, 1)
    eor x23, x25, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    eor v27.16b, v27.16b, v1.16b             // c1 ^= a14 ^ a10
    eor x2, x25, x2, ror #1                  // b01 = rol(a30 ^ d3, 28)
    sri v29.2d, v25.2d, #63                  // d4 = c3 ^ rol(c0, 1)
    eor x9, x28, x9, ror #38                 // b21 = rol(a02 ^ d0, 3)
    add v25.2d, v28.2d, v28.2d               // d2 = c1 ^ rol(c3, 1)
    eor x6, x30, x6, ror #3                  // b12 = rol(a21 ^ d2, 6)
    eor v1.16b, v1.16b, v31.16b              // b02 = rol(a10 ^ d1, 1)
    eor x13, x27, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    sri v25.2d, v28.2d, #63                  // d2 = c1 ^ rol(c3, 1)
    eor x1, x30, x1, ror #51                 // b04 = rol(a20 ^ d2, 62)
    eor v28.16b, v29.16b, v28.16b            // d4 = c3 ^ rol(c0, 1)
    eor x20, x28, x20, ror #32               // b42 = rol(a04 ^ d0, 18)
    eor v23.16b, v23.16b, v30.16b            // b43 = rol(a34 ^ d3, 56)
    eor x21, x26, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    add v29.2d, v27.2d, v27.2d               // d0 = c4 ^ rol(c1, 1)
    bic x29, x2, x22, ror #38                // t = ~b41 & b01
    eor v14.16b, v14.16b, v28.16b            // b24 = rol(a42 ^ d4, 39)
    bic x30, x8, x2, ror #48                 // t = ~b01 & b11
    eor v25.16b, v25.16b, v27.16b            // d2 = c1 ^ rol(c3, 1)
    eor x19, x27, x19, ror #21               // b32 = rol(a43 ^ d4, 8)
    sri v29.2d, v27.2d, #63                  // d0 = c4 ^ rol(c1, 1)
    eor x17, x25, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor v4.16b, v4.16b, v28.16b              // b03 = rol(a40 ^ d4, 27)
    eor x29, x29, x15, ror #56               // a31 = b31 ^ t
    eor v3.16b, v3.16b, v30.16b              // b01 = rol(a30 ^ d3, 28)
    eor x25, x25, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    shl v27.2d, v3.2d, #28                   // b01 = rol(a30 ^ d3, 28)
    bic x12, x15, x9, ror #34                // t = ~b21 & b31
    eor x30, x30, x22, ror #22               // a41 = b41 ^ t
    bic x15, x22, x15, ror #18               // t = ~b31 & b41
    eor v24.16b, v24.16b, v28.16b            // b40 = rol(a44 ^ d4, 14)
    eor x3, x27, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    sri v27.2d, v3.2d, #36                   // b01 = rol(a30 ^ d3, 28)
    eor x22, x27, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor v6.16b, v6.16b, v31.16b              // b10 = rol(a11 ^ d1, 44)
    ldr x24, [sp, #0]                        // a00
    eor v18.16b, v18.16b, v30.16b            // b30 = rol(a33 ^ d3, 21)
    eor x10, x26, x10, ror #55               // b23 = rol(a12 ^ d1, 10)
    eor v3.16b, v29.16b, v26.16b             // d0 = c4 ^ rol(c1, 1)
    eor x26, x28, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    eor v21.16b, v21.16b, v31.16b            // b44 = rol(a14 ^ d1, 2)
    eor x27, x12, x8, ror #24                // a11 = b11 ^ t
    shl v26.2d, v24.2d, #14                  // b40 = rol(a44 ^ d4, 14)
    bic x4, x9, x8, ror #54                  // t = ~b11 & b21
    eor v7.16b, v7.16b, v25.16b              // b12 = rol(a21 ^ d2, 6)
    bic x8, x25, x6, ror #26                 // t = ~b12 & b22
    eor v19.16b, v19.16b, v28.16b            // b32 = rol(a43 ^ d4, 8)
    ldr x12, [sp, #8]                        // the next round constant
    eor x24, x28, x24, ror #27               // b00 = a00 ^ d0
    bic x28, x0, x20, ror #39                // t = ~b42 & b02
    eor v20.16b, v20.16b, v3.16b             // b42 = rol(a04 ^ d0, 18)
    eor x9, x15, x9, ror #52                 // a21 = b21 ^ t
    eor x4, x4, x2, ror #38                  // a01 = b01 ^ t
    bic x2, x20, x19, ror #17                // t = ~b32 & b42
    eor v10.16b, v10.16b, v3.16b             // b21 = rol(a02 ^ d0, 3)
    eor x2, x2, x25, ror #56                 // a22 = b22 ^ t
    eor v16.16b, v16.16b, v31.16b            // b31 = rol(a13 ^ d1, 45)
    eor x8, x8, x0, ror #33                  // a02 = b02 ^ t
    ldr x15, [x12], #8                       // rc
    bic x0, x6, x0, ror #7                   // t = ~b02 & b12
    eor v11.16b, v11.16b, v31.16b            // b23 = rol(a12 ^ d1, 10)
    bic x25, x19, x25, ror #39               // t = ~b22 & b32
    shl v29.2d, v6.2d, #44                   // b10 = rol(a11 ^ d1, 44)
    eor x6, x25, x6, ror #1                  // a12 = b12 ^ t
    eor x20, x0, x20, ror #46                // a42 = b42 ^ t
    eor x19, x28, x19, ror #56               // a32 = b32 ^ t
    sri v26.2d, v24.2d, #50                  // b40 = rol(a44 ^ d4, 14)
    bic x0, x24, x22, ror #57                // t = ~b40 & b00
    shl v24.2d, v13.2d, #25                  // b22 = rol(a32 ^ d3, 25)
    bic x25, x11, x5, ror #1                 // t = ~b10 & b20
    shl v31.2d, v23.2d, #56                  // b43 = rol(a34 ^ d3, 56)
    eor x25, x25, x24, ror #37               // a00 = b00 ^ t
    eor v8.16b, v8.16b, v30.16b              // b14 = rol(a31 ^ d3, 55)
    eor x15, x25, x15, ror #45               // a00 ^= rc
    sri v29.2d, v6.2d, #20                   // b10 = rol(a11 ^ d1, 44)
    stp x15, x12, [sp, #0]                   // a00
    eor v17.16b, v17.16b, v25.16b            // b33 = rol(a23 ^ d2, 15)
    bic x25, x14, x13, ror #9                // t = ~b24 & b34
    bic x12, x7, x1                          // t = ~b04 & b14
    eor x25, x25, x7, ror #49                // a14 = b14 ^ t
    shl v6.2d, v20.2d, #18                   // b42 = rol(a04 ^ d0, 18)
    eor x15, x0, x17, ror #42                // a30 = b30 ^ t
    eor v12.16b, v12.16b, v25.16b            // b20 = rol(a22 ^ d2, 43)
    bic x0, x5, x24, ror #36                 // t = ~b00 & b10
    eor v30.16b, v15.16b, v3.16b             // b34 = rol(a03 ^ d0, 41)
    eor x12, x12, x21, ror #62               // a44 = b44 ^ t
    bic x24, x16, x10, ror #7                // t = ~b23 & b33
    bic x28, x22, x17, ror #49               // t = ~b30 & b40
    sri v31.2d, v23.2d, #8                   // b43 = rol(a34 ^ d3, 56)
    bic x17, x17, x11, ror #49               // t = ~b20 & b30
    eor x17, x17, x5, ror #50                // a10 = b10 ^ t
    eor x5, x0, x22, ror #29                 // a40 = b40 ^ t
    eor v15.16b, v9.16b, v28.16b             // b11 = rol(a41 ^ d4, 20)
    bic x22, x3, x23, ror #27                // t = ~b43 & b03
    add v9.2d, v1.2d, v1.2d                  // b02 = rol(a10 ^ d1, 1)
    eor x28, x28, x11, ror #34               // a20 = b20 ^ t
    shl v23.2d, v17.2d, #15                  // b33 = rol(a23 ^ d2, 15)
    bic x11, x13, x7, ror #40                // t = ~b14 & b24
    eor x11, x11, x1, ror #40                // a04 = b04 ^ t
    bic x0, x23, x16, ror #48                // t = ~b33 & b43
    sri v6.2d, v20.2d, #46                   // b42 = rol(a04 ^ d0, 18)
    eor x7, x20, x5, ror #28                 // c4 ^= a40
    eor v20.16b, v0.16b, v3.16b              // b00 = a00 ^ d0
    eor x24, x24, x26, ror #37               // a13 = b13 ^ t
    eor v5.16b, v5.16b, v3.16b               // b13 = rol(a01 ^ d0, 36)
    eor x7, x7, x30, ror #51                 // c4 ^= a41
    shl v0.2d, v11.2d, #10                   // b23 = rol(a12 ^ d1, 10)
    eor x22, x22, x16, ror #11               // a33 = b33 ^ t
    shl v3.2d, v10.2d, #3                    // b21 = rol(a02 ^ d0, 3)
    bic x16, x26, x3, ror #16                // t = ~b03 & b13
    eor v22.16b, v22.16b, v25.16b            // b41 = rol(a24 ^ d2, 61)
    bic x1, x1, x21, ror #62                 // t = ~b44 & b04
    sri v24.2d, v13.2d, #39                  // b22 = rol(a32 ^ d3, 25)
    eor x16, x16, x23, ror #43               // a43 = b43 ^ t
    sri v23.2d, v17.2d, #49                  // b33 = rol(a23 ^ d2, 15)
    eor x23, x19, x15, ror #57               // c3 ^= a30
    shl v13.2d, v5.2d, #36                   // b13 = rol(a01 ^ d0, 36)
    eor x0, x0, x10, ror #55                 // a23 = b23 ^ t
    sri v0.2d, v11.2d, #54                   // b23 = rol(a12 ^ d1, 10)
    eor x23, x23, x29, ror #28               // c3 ^= a31
    bic x26, x10, x26, ror #30               // t = ~b13 & b23
    ldr x10, [sp, #0]                        // a00
    sri v13.2d, v5.2d, #28                   // b13 = rol(a01 ^ d0, 36)
    bic x21, x21, x14, ror #17               // t = ~b34 & b44
    shl v28.2d, v12.2d, #43                  // b20 = rol(a22 ^ d2, 43)
    eor x13, x21, x13, ror #26               // a24 = b24 ^ t
    eor x21, x27, x17, ror #15               // c1 ^= a10
    eor x14, x1, x14, ror #15                // a34 = b34 ^ t
    shl v11.2d, v19.2d, #8                   // b32 = rol(a43 ^ d4, 8)
    eor x26, x26, x3, ror #46                // a03 = b03 ^ t
    sri v28.2d, v12.2d, #21                  // b20 = rol(a22 ^ d2, 43)
    eor x1, x9, x28, ror #48                 // c2 ^= a20
    shl v12.2d, v4.2d, #27                   // b03 = rol(a40 ^ d4, 27)
    eor x3, x21, x6, ror #36                 // c1 ^= a12
    shl v5.2d, v7.2d, #6                     // b12 = rol(a21 ^ d2, 6)
    eor x21, x23, x22, ror #37               // c3 ^= a33
    sri v9.2d, v1.2d, #63                    // b02 = rol(a10 ^ d1, 1)
    eor x23, x8, x10, ror #53                // c0 ^= a00
    shl v1.2d, v16.2d, #45                   // b31 = rol(a13 ^ d1, 45)
    eor x10, x3, x24, ror #28                // c1 ^= a13
    eor x10, x10, x25, ror #60               // c1 ^= a14
    eor x3, x23, x4, ror #23                 // c0 ^= a01
    eor v2.16b, v2.16b, v25.16b              // b04 = rol(a20 ^ d2, 62)
    eor x23, x7, x16, ror #28                // c4 ^= a43
    eor x23, x23, x12, ror #8                // c4 ^= a44
    eor x3, x3, x26, ror #24                 // c0 ^= a03
    sri v5.2d, v7.2d, #58                    // b12 = rol(a21 ^ d2, 6)
    eor x1, x1, x2, ror #37                  // c2 ^= a22
    sri v12.2d, v4.2d, #37                   // b03 = rol(a40 ^ d4, 27)
    eor x3, x3, x11, ror #58                 // c0 ^= a04
    sri v1.2d, v16.2d, #19                   // b31 = rol(a13 ^ d1, 45)
    eor x1, x1, x0, ror #62                  // c2 ^= a23
    shl v7.2d, v15.2d, #20                   // b11 = rol(a41 ^ d4, 20)
    eor x1, x1, x13, ror #61                 // c2 ^= a24
    bic v17.16b, v12.16b, v31.16b            // a33 = b33 ^ (~b43 & b03)
    eor x7, x21, x14, ror #1                 // c3 ^= a34
    shl v4.2d, v18.2d, #21                   // b30 = rol(a33 ^ d3, 21)
    eor x21, x1, x3, ror #30                 // d1 = c0 ^ rol(c2, 1)
    shl v25.2d, v8.2d, #55                   // b14 = rol(a31 ^ d3, 55)
    eor x3, x7, x3, ror #30                  // d4 = c3 ^ rol(c0, 1)
    bic v16.16b, v23.16b, v0.16b             // a13 = b13 ^ (~b23 & b33)
    eor x7, x7, x10, ror #21                 // d2 = c1 ^ rol(c3, 1)
    eor v16.16b, v16.16b, v13.16b            // a13 = b13 ^ (~b23 & b33)
    eor x24, x21, x24, ror #47               // b31 = rol(a13 ^ d1, 45)
    sri v7.2d, v15.2d, #44                   // b11 = rol(a41 ^ d4, 20)
    eor x9, x7, x9, ror #3                   // b12 = rol(a21 ^ d2, 6)
    sri v11.2d, v19.2d, #56                  // b32 = rol(a43 ^ d4, 8)
    eor x28, x7, x28, ror #51                // b04 = rol(a20 ^ d2, 62)
    sri v4.2d, v18.2d, #43                   // b30 = rol(a33 ^ d3, 21)
    eor x1, x23, x1, ror #10                 // d3 = c2 ^ rol(c4, 1)
    bic v15.16b, v31.16b, v23.16b            // a23 = b23 ^ (~b33 & b43)
    eor x19, x1, x19, ror #8                 // b22 = rol(a32 ^ d3, 25)
    sri v3.2d, v10.2d, #61                   // b21 = rol(a02 ^ d0, 3)
    eor x22, x1, x22, ror #45                // b30 = rol(a33 ^ d3, 21)
    eor x23, x23, x10, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor x27, x21, x27, ror #19               // b10 = rol(a11 ^ d1, 44)
    eor v18.16b, v17.16b, v23.16b            // a33 = b33 ^ (~b43 & b03)
    eor x26, x23, x26, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x16, x3, x16, ror #21                // b32 = rol(a43 ^ d4, 8)
    eor x25, x21, x25, ror #15               // b44 = rol(a14 ^ d1, 2)
    bic v19.16b, v13.16b, v12.16b            // a43 = b43 ^ (~b03 & b13)
    eor x4, x23, x4, ror #61                 // b13 = rol(a01 ^ d0, 36)
    eor v19.16b, v19.16b, v31.16b            // a43 = b43 ^ (~b03 & b13)
    eor x11, x23, x11, ror #32               // b42 = rol(a04 ^ d0, 18)
    bic v10.16b, v24.16b, v5.16b             // a02 = b02 ^ (~b12 & b22)
    eor x29, x1, x29, ror #36                // b14 = rol(a31 ^ d3, 55)
    eor x6, x21, x6, ror #55                 // b23 = rol(a12 ^ d1, 10)
    eor x30, x3, x30, ror #44                // b11 = rol(a41 ^ d4, 20)
    eor v17.16b, v15.16b, v0.16b             // a23 = b23 ^ (~b33 & b43)
    eor x5, x3, x5, ror #21                  // b03 = rol(a40 ^ d4, 27)
    bic v15.16b, v0.16b, v13.16b             // a03 = b03 ^ (~b13 & b23)
    eor x20, x3, x20, ror #57                // b24 = rol(a42 ^ d4, 39)
    shl v23.2d, v14.2d, #39                  // b24 = rol(a42 ^ d4, 39)
    eor x8, x23, x8, ror #38                 // b21 = rol(a02 ^ d0, 3)
    eor v15.16b, v15.16b, v12.16b            // a03 = b03 ^ (~b13 & b23)
    bic x10, x16, x19, ror #39               // t = ~b22 & b32
    bic v12.16b, v6.16b, v11.16b             // a22 = b22 ^ (~b32 & b42)
    eor x10, x10, x9, ror #1                 // a12 = b12 ^ t
    sri v23.2d, v14.2d, #25                  // b24 = rol(a42 ^ d4, 39)
    eor x17, x21, x17, ror #34               // b02 = rol(a10 ^ d1, 1)
    bic v14.16b, v5.16b, v9.16b              // a42 = b42 ^ (~b02 & b12)
    eor x2, x7, x2, ror #40                  // b20 = rol(a22 ^ d2, 43)
    eor x3, x3, x12, ror #1                  // b40 = rol(a44 ^ d4, 14)
    ldr x21, [sp, #0]                        // a00
    bic v13.16b, v9.16b, v6.16b              // a32 = b32 ^ (~b42 & b02)
    eor x14, x1, x14, ror #9                 // b43 = rol(a34 ^ d3, 56)
    shl v31.2d, v21.2d, #2                   // b44 = rol(a14 ^ d1, 2)
    eor x1, x1, x15, ror #1                  // b01 = rol(a30 ^ d3, 28)
    bic x12, x17, x11, ror #39               // t = ~b42 & b02
    bic x15, x11, x16, ror #17               // t = ~b32 & b42
    eor v10.16b, v10.16b, v9.16b             // a02 = b02 ^ (~b12 & b22)
    eor x0, x7, x0, ror #1                   // b33 = rol(a23 ^ d2, 15)
    shl v0.2d, v22.2d, #61                   // b41 = rol(a24 ^ d2, 61)
    eor x12, x12, x16, ror #56               // a32 = b32 ^ t
    bic v9.16b, v7.16b, v27.16b              // a41 = b41 ^ (~b01 & b11)
    eor x7, x7, x13                          // b41 = rol(a24 ^ d2, 61)
    eor v13.16b, v13.16b, v11.16b            // a32 = b32 ^ (~b42 & b02)
    bic x13, x9, x17, ror #7                 // t = ~b02 & b12
    sri v31.2d, v21.2d, #62                  // b44 = rol(a14 ^ d1, 2)
    eor x13, x13, x11, ror #46               // a42 = b42 ^ t
    shl v21.2d, v30.2d, #41                  // b34 = rol(a03 ^ d0, 41)
    bic x16, x14, x0, ror #48                // t = ~b33 & b43
    eor v14.16b, v14.16b, v6.16b             // a42 = b42 ^ (~b02 & b12)
    eor x16, x16, x6, ror #55                // a23 = b23 ^ t
    bic v6.16b, v1.16b, v3.16b               // a11 = b11 ^ (~b21 & b31)
    eor x23, x23, x21, ror #27               // b00 = a00 ^ d0
    eor v6.16b, v6.16b, v7.16b               // a11 = b11 ^ (~b21 & b31)
    eor x11, x15, x19, ror #56               // a22 = b22 ^ t
    sri v25.2d, v8.2d, #9                    // b14 = rol(a31 ^ d3, 55)
    bic x9, x19, x9, ror #26                 // t = ~b12 & b22
    sri v21.2d, v30.2d, #23                  // b34 = rol(a03 ^ d0, 41)
    eor x9, x9, x17, ror #33                 // a02 = b02 ^ t
    sri v0.2d, v22.2d, #3                    // b41 = rol(a24 ^ d2, 61)
    bic x17, x5, x14, ror #27                // t = ~b43 & b03
    eor x17, x17, x0, ror #11                // a33 = b33 ^ t
    bic x15, x0, x6, ror #7                  // t = ~b23 & b33
    eor v9.16b, v9.16b, v0.16b               // a41 = b41 ^ (~b01 & b11)
    eor x15, x15, x4, ror #37                // a13 = b13 ^ t
    eor v12.16b, v12.16b, v24.16b            // a22 = b22 ^ (~b32 & b42)
    ldr x0, [sp, #48]                        // the next round constant
    bic v7.16b, v3.16b, v7.16b               // a01 = b01 ^ (~b11 & b21)
    bic x19, x4, x5, ror #16                 // t = ~b03 & b13
    bic v22.16b, v29.16b, v20.16b            // a40 = b40 ^ (~b00 & b10)
    eor x19, x19, x14, ror #43               // a43 = b43 ^ t
    bic v11.16b, v11.16b, v24.16b            // a12 = b12 ^ (~b22 & b32)
    bic x14, x6, x4, ror #30                 // t = ~b13 & b23
    eor v11.16b, v11.16b, v5.16b             // a12 = b12 ^ (~b22 & b32)
    bic x4, x8, x30, ror #54                 // t = ~b11 & b21
    bic v8.16b, v0.16b, v1.16b               // a21 = b21 ^ (~b31 & b41)
    eor x14, x14, x5, ror #46                // a03 = b03 ^ t
    bic v0.16b, v27.16b, v0.16b              // a31 = b31 ^ (~b41 & b01)
    bic x5, x24, x8, ror #34                 // t = ~b21 & b31
    ld1r {v24.2d}, [x0], #8                  // rc
    eor x4, x4, x1, ror #38                  // a01 = b01 ^ t
    bic v30.16b, v4.16b, v28.16b             // a10 = b10 ^ (~b20 & b30)
    bic x21, x22, x2, ror #49                // t = ~b20 & b30
    eor v5.16b, v7.16b, v27.16b              // a01 = b01 ^ (~b11 & b21)
    str x0, [sp, #48]                        // the next round constant
    eor v7.16b, v8.16b, v3.16b               // a21 = b21 ^ (~b31 & b41)
    bic x0, x30, x1, ror #48                 // t = ~b01 & b11
    bic v3.16b, v26.16b, v4.16b              // a20 = b20 ^ (~b30 & b40)
    eor x5, x5, x30, ror #24                 // a11 = b11 ^ t
    bic x6, x7, x24, ror #18                 // t = ~b31 & b41
    ldr x30, [sp, #8]                        // the next round constant
    eor v8.16b, v0.16b, v1.16b               // a31 = b31 ^ (~b41 & b01)
    eor x6, x6, x8, ror #52                  // a21 = b21 ^ t
    shl v27.2d, v2.2d, #62                   // b04 = rol(a20 ^ d2, 62)
    eor x8, x0, x7, ror #22                  // a41 = b41 ^ t
    bic v0.16b, v28.16b, v29.16b             // a00 = b00 ^ (~b10 & b20)
    bic x7, x1, x7, ror #38                  // t = ~b41 & b01
    eor v0.16b, v0.16b, v20.16b              // a00 = b00 ^ (~b10 & b20)
    eor x0, x21, x27, ror #50                // a10 = b10 ^ t
    sri v27.2d, v2.2d, #2                    // b04 = rol(a20 ^ d2, 62)
    bic x21, x2, x27, ror #1                 // t = ~b10 & b20
    eor v0.16b, v0.16b, v24.16b              // a00 ^= rc
    eor x21, x21, x23, ror #37               // a00 = b00 ^ t
    eor v2.16b, v3.16b, v28.16b              // a20 = b20 ^ (~b30 & b40)
    bic x1, x3, x22, ror #49                 // t = ~b30 & b40
    bic v24.16b, v23.16b, v25.16b            // a04 = b04 ^ (~b14 & b24)
    eor x1, x1, x2, ror #34                  // a20 = b20 ^ t
    bic v28.16b, v21.16b, v23.16b            // a14 = b14 ^ (~b24 & b34)
    bic x27, x27, x23, ror #36               // t = ~b00 & b10
    bic v3.16b, v20.16b, v26.16b             // a30 = b30 ^ (~b40 & b00)
    bic x2, x23, x3, ror #57                 // t = ~b40 & b00
    bic v20.16b, v27.16b, v31.16b            // a34 = b34 ^ (~b44 & b04)
    ldr x23, [x30], #8                       // rc
    eor v1.16b, v30.16b, v29.16b             // a10 = b10 ^ (~b20 & b30)
    eor x2, x2, x22, ror #42                 // a30 = b30 ^ t
    eor v3.16b, v3.16b, v4.16b               // a30 = b30 ^ (~b40 & b00)
    eor x3, x27, x3, ror #29                 // a40 = b40 ^ t
    eor v4.16b, v22.16b, v26.16b             // a40 = b40 ^ (~b00 & b10)
    bic x22, x25, x26, ror #17               // t = ~b34 & b44
    bic v22.16b, v31.16b, v21.16b            // a24 = b24 ^ (~b34 & b44)
    bic x27, x26, x20, ror #9                // t = ~b24 & b34
    eor v22.16b, v22.16b, v23.16b            // a24 = b24 ^ (~b34 & b44)
    eor x22, x22, x20, ror #26               // a24 = b24 ^ t
    bic v26.16b, v25.16b, v27.16b            // a44 = b44 ^ (~b04 & b14)
    eor x21, x21, x23, ror #45               // a00 ^= rc
    eor v23.16b, v20.16b, v21.16b            // a34 = b34 ^ (~b44 & b04)
    bic x23, x28, x25, ror #62               // t = ~b44 & b04
    eor x23, x23, x26, ror #15               // a34 = b34 ^ t
    eor x7, x7, x24, ror #56                 // a31 = b31 ^ t
    eor v20.16b, v24.16b, v27.16b            // a04 = b04 ^ (~b14 & b24)
    stp x21, x30, [sp, #0]                   // a00
    eor v21.16b, v28.16b, v25.16b            // a14 = b14 ^ (~b24 & b34)
    eor x21, x27, x29, ror #49               // a14 = b14 ^ t
    eor v24.16b, v26.16b, v31.16b            // a44 = b44 ^ (~b04 & b14)
    bic x24, x29, x28                        // t = ~b04 & b14
    eor x24, x24, x25, ror #62               // a44 = b44 ^ t
    bic x20, x20, x29, ror #40               // t = ~b14 & b24
    eor x20, x20, x28, ror #40               // a04 = b04 ^ t
    tbz x30, #8, 7b                          // more rounds?
6:
    ldr x30, [sp, #16]
    ldr x27, [sp, #24]
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
    str x30, [sp, #16]
    subs x27, x27, #1
    str x27, [sp, #24]
    b.ne 3b
    sub x30, x30, #800
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
lanewise_end lanewise_keccakp1600_x4_aarch64_scalar_neon_a55
