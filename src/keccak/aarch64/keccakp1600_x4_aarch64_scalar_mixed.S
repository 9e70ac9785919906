/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x4_scalar_mixed > src/keccak/aarch64/keccakp1600_x4_aarch64_scalar_mixed.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for AArch64: two states in integer registers beside two in Neon and SHA-3 instructions
 *
 * void lanewise_keccakp1600_x4_aarch64_scalar_mixed(uint64_t states[100], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4,
 *     to each of 4 states: lane i = x + 5y of state k is word 2i + k for k < 2, and
 *     word 25k + i for the others.
 * Stack: 224 bytes
 * No branch and no address depends on the states. x18 is not touched.
 */
#include "asm.h"
    .arch armv8.2-a+sha3
lanewise_function lanewise_keccakp1600_x4_aarch64_scalar_mixed
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
    eor3 v25.16b, v5.16b, v10.16b, v15.16b   // c0 = a01 ^ a02 ^ a03
    eor3 v26.16b, v6.16b, v11.16b, v16.16b   // c1 = a11 ^ a12 ^ a13
    eor3 v27.16b, v7.16b, v12.16b, v17.16b   // c2 = a21 ^ a22 ^ a23
    eor3 v28.16b, v8.16b, v13.16b, v18.16b   // c3 = a31 ^ a32 ^ a33
    eor3 v29.16b, v9.16b, v14.16b, v19.16b   // c4 = a41 ^ a42 ^ a43
    eor3 v25.16b, v25.16b, v20.16b, v0.16b   // c0 ^= a04 ^ a00
    eor3 v26.16b, v26.16b, v21.16b, v1.16b   // c1 ^= a14 ^ a10
    eor3 v27.16b, v27.16b, v22.16b, v2.16b   // c2 ^= a24 ^ a20
    eor3 v28.16b, v28.16b, v23.16b, v3.16b   // c3 ^= a34 ^ a30
    eor3 v29.16b, v29.16b, v24.16b, v4.16b   // c4 ^= a44 ^ a40
    rax1 v30.2d, v25.2d, v27.2d              // d1 = c0 ^ rol(c2, 1)
    rax1 v27.2d, v27.2d, v29.2d              // d3 = c2 ^ rol(c4, 1)
    rax1 v29.2d, v29.2d, v26.2d              // d0 = c4 ^ rol(c1, 1)
    rax1 v26.2d, v26.2d, v28.2d              // d2 = c1 ^ rol(c3, 1)
    rax1 v25.2d, v28.2d, v25.2d              // d4 = c3 ^ rol(c0, 1)
    xar v9.2d, v9.2d, v25.2d, #44            // b11 = rol(a41 ^ d4, 20)
    eor v2.16b, v2.16b, v26.16b              // b04 = rol(a20 ^ d2, 62)
    shl v28.2d, v2.2d, #62                   // b04 = rol(a20 ^ d2, 62)
    sri v28.2d, v2.2d, #2                    // b04 = rol(a20 ^ d2, 62)
    xar v23.2d, v23.2d, v27.2d, #8           // b43 = rol(a34 ^ d3, 56)
    eor v13.16b, v13.16b, v27.16b            // b22 = rol(a32 ^ d3, 25)
    shl v2.2d, v13.2d, #25                   // b22 = rol(a32 ^ d3, 25)
    sri v2.2d, v13.2d, #39                   // b22 = rol(a32 ^ d3, 25)
    xar v10.2d, v10.2d, v29.2d, #61          // b21 = rol(a02 ^ d0, 3)
    eor v13.16b, v20.16b, v29.16b            // b42 = rol(a04 ^ d0, 18)
    shl v20.2d, v13.2d, #18                  // b42 = rol(a04 ^ d0, 18)
    sri v20.2d, v13.2d, #46                  // b42 = rol(a04 ^ d0, 18)
    xar v13.2d, v16.2d, v30.2d, #19          // b31 = rol(a13 ^ d1, 45)
    eor v16.16b, v1.16b, v30.16b             // b02 = rol(a10 ^ d1, 1)
    add v1.2d, v16.2d, v16.2d                // b02 = rol(a10 ^ d1, 1)
    sri v1.2d, v16.2d, #63                   // b02 = rol(a10 ^ d1, 1)
    xar v16.2d, v19.2d, v25.2d, #56          // b32 = rol(a43 ^ d4, 8)
    eor v19.16b, v4.16b, v25.16b             // b03 = rol(a40 ^ d4, 27)
    shl v4.2d, v19.2d, #27                   // b03 = rol(a40 ^ d4, 27)
    sri v4.2d, v19.2d, #37                   // b03 = rol(a40 ^ d4, 27)
    xar v31.2d, v24.2d, v25.2d, #50          // b40 = rol(a44 ^ d4, 14)
    eor v19.16b, v21.16b, v30.16b            // b44 = rol(a14 ^ d1, 2)
    shl v24.2d, v19.2d, #2                   // b44 = rol(a14 ^ d1, 2)
    sri v24.2d, v19.2d, #62                  // b44 = rol(a14 ^ d1, 2)
    xar v19.2d, v11.2d, v30.2d, #54          // b23 = rol(a12 ^ d1, 10)
    xar v11.2d, v22.2d, v26.2d, #3           // b41 = rol(a24 ^ d2, 61)
    eor v14.16b, v14.16b, v25.16b            // b24 = rol(a42 ^ d4, 39)
    shl v22.2d, v14.2d, #39                  // b24 = rol(a42 ^ d4, 39)
    sri v22.2d, v14.2d, #25                  // b24 = rol(a42 ^ d4, 39)
    xar v14.2d, v3.2d, v27.2d, #36           // b01 = rol(a30 ^ d3, 28)
    eor v18.16b, v18.16b, v27.16b            // b30 = rol(a33 ^ d3, 21)
    shl v3.2d, v18.2d, #21                   // b30 = rol(a33 ^ d3, 21)
    sri v3.2d, v18.2d, #43                   // b30 = rol(a33 ^ d3, 21)
    xar v25.2d, v12.2d, v26.2d, #21          // b20 = rol(a22 ^ d2, 43)
    eor v6.16b, v6.16b, v30.16b              // b10 = rol(a11 ^ d1, 44)
    shl v30.2d, v6.2d, #44                   // b10 = rol(a11 ^ d1, 44)
    sri v30.2d, v6.2d, #20                   // b10 = rol(a11 ^ d1, 44)
    xar v18.2d, v17.2d, v26.2d, #49          // b33 = rol(a23 ^ d2, 15)
    eor v6.16b, v7.16b, v26.16b              // b12 = rol(a21 ^ d2, 6)
    shl v17.2d, v6.2d, #6                    // b12 = rol(a21 ^ d2, 6)
    sri v17.2d, v6.2d, #58                   // b12 = rol(a21 ^ d2, 6)
    xar v26.2d, v8.2d, v27.2d, #9            // b14 = rol(a31 ^ d3, 55)
    eor v5.16b, v5.16b, v29.16b              // b13 = rol(a01 ^ d0, 36)
    shl v21.2d, v5.2d, #36                   // b13 = rol(a01 ^ d0, 36)
    sri v21.2d, v5.2d, #28                   // b13 = rol(a01 ^ d0, 36)
    eor v0.16b, v0.16b, v29.16b              // b00 = a00 ^ d0
    xar v27.2d, v15.2d, v29.2d, #23          // b34 = rol(a03 ^ d0, 41)
    bic v5.16b, v10.16b, v9.16b              // a01 = b01 ^ (~b11 & b21)
    eor v5.16b, v5.16b, v14.16b              // a01 = b01 ^ (~b11 & b21)
    bic v6.16b, v13.16b, v10.16b             // a11 = b11 ^ (~b21 & b31)
    eor v6.16b, v6.16b, v9.16b               // a11 = b11 ^ (~b21 & b31)
    bic v7.16b, v11.16b, v13.16b             // a21 = b21 ^ (~b31 & b41)
    eor v7.16b, v7.16b, v10.16b              // a21 = b21 ^ (~b31 & b41)
    bic v8.16b, v14.16b, v11.16b             // a31 = b31 ^ (~b41 & b01)
    eor v8.16b, v8.16b, v13.16b              // a31 = b31 ^ (~b41 & b01)
    bic v9.16b, v9.16b, v14.16b              // a41 = b41 ^ (~b01 & b11)
    eor v9.16b, v9.16b, v11.16b              // a41 = b41 ^ (~b01 & b11)
    bic v10.16b, v2.16b, v17.16b             // a02 = b02 ^ (~b12 & b22)
    eor v10.16b, v10.16b, v1.16b             // a02 = b02 ^ (~b12 & b22)
    bic v11.16b, v16.16b, v2.16b             // a12 = b12 ^ (~b22 & b32)
    eor v11.16b, v11.16b, v17.16b            // a12 = b12 ^ (~b22 & b32)
    bic v12.16b, v20.16b, v16.16b            // a22 = b22 ^ (~b32 & b42)
    eor v12.16b, v12.16b, v2.16b             // a22 = b22 ^ (~b32 & b42)
    bic v13.16b, v1.16b, v20.16b             // a32 = b32 ^ (~b42 & b02)
    eor v13.16b, v13.16b, v16.16b            // a32 = b32 ^ (~b42 & b02)
    bic v14.16b, v17.16b, v1.16b             // a42 = b42 ^ (~b02 & b12)
    eor v14.16b, v14.16b, v20.16b            // a42 = b42 ^ (~b02 & b12)
    bic v15.16b, v19.16b, v21.16b            // a03 = b03 ^ (~b13 & b23)
    eor v15.16b, v15.16b, v4.16b             // a03 = b03 ^ (~b13 & b23)
    bic v16.16b, v18.16b, v19.16b            // a13 = b13 ^ (~b23 & b33)
    eor v16.16b, v16.16b, v21.16b            // a13 = b13 ^ (~b23 & b33)
    bic v17.16b, v23.16b, v18.16b            // a23 = b23 ^ (~b33 & b43)
    eor v17.16b, v17.16b, v19.16b            // a23 = b23 ^ (~b33 & b43)
    bic v19.16b, v4.16b, v23.16b             // a33 = b33 ^ (~b43 & b03)
    eor v18.16b, v19.16b, v18.16b            // a33 = b33 ^ (~b43 & b03)
    bic v19.16b, v21.16b, v4.16b             // a43 = b43 ^ (~b03 & b13)
    eor v19.16b, v19.16b, v23.16b            // a43 = b43 ^ (~b03 & b13)
    bic v20.16b, v22.16b, v26.16b            // a04 = b04 ^ (~b14 & b24)
    eor v20.16b, v20.16b, v28.16b            // a04 = b04 ^ (~b14 & b24)
    bic v21.16b, v27.16b, v22.16b            // a14 = b14 ^ (~b24 & b34)
    eor v21.16b, v21.16b, v26.16b            // a14 = b14 ^ (~b24 & b34)
    bic v23.16b, v24.16b, v27.16b            // a24 = b24 ^ (~b34 & b44)
    eor v22.16b, v23.16b, v22.16b            // a24 = b24 ^ (~b34 & b44)
    bic v23.16b, v28.16b, v24.16b            // a34 = b34 ^ (~b44 & b04)
    eor v23.16b, v23.16b, v27.16b            // a34 = b34 ^ (~b44 & b04)
    bic v1.16b, v26.16b, v28.16b             // a44 = b44 ^ (~b04 & b14)
    eor v24.16b, v1.16b, v24.16b             // a44 = b44 ^ (~b04 & b14)
    bic v26.16b, v25.16b, v30.16b            // a00 = b00 ^ (~b10 & b20)
    eor v26.16b, v26.16b, v0.16b             // a00 = b00 ^ (~b10 & b20)
    bic v1.16b, v3.16b, v25.16b              // a10 = b10 ^ (~b20 & b30)
    eor v1.16b, v1.16b, v30.16b              // a10 = b10 ^ (~b20 & b30)
    bic v2.16b, v31.16b, v3.16b              // a20 = b20 ^ (~b30 & b40)
    eor v2.16b, v2.16b, v25.16b              // a20 = b20 ^ (~b30 & b40)
    bic v4.16b, v0.16b, v31.16b              // a30 = b30 ^ (~b40 & b00)
    eor v3.16b, v4.16b, v3.16b               // a30 = b30 ^ (~b40 & b00)
    bic v4.16b, v30.16b, v0.16b              // a40 = b40 ^ (~b00 & b10)
    eor v4.16b, v4.16b, v31.16b              // a40 = b40 ^ (~b00 & b10)
    ldr x0, [sp, #48]                        // the next round constant
    ld1r {v0.2d}, [x0], #8                   // rc
    str x0, [sp, #48]                        // the next round constant
    eor v0.16b, v26.16b, v0.16b              // a00 ^= rc
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
    cmp x27, x28
    b.eq 4f
5:
    ldr x25, [sp, #0]                        // a00
    eor x25, x25, x4, ror #61                // c0 ^= a01
    eor x26, x0, x5, ror #40                 // c1 ^= a11
    eor x27, x1, x6, ror #17                 // c2 ^= a21
    eor x28, x2, x7, ror #36                 // c3 ^= a31
    eor x29, x3, x8, ror #24                 // c4 ^= a41
    eor x25, x25, x9, ror #39                // c0 ^= a02
    eor x26, x26, x10, ror #13               // c1 ^= a12
    eor x27, x27, x11, ror #60               // c2 ^= a22
    eor x28, x28, x12, ror #63               // c3 ^= a32
    eor x29, x29, x13, ror #38               // c4 ^= a42
    eor x25, x25, x14, ror #54               // c0 ^= a03
    eor x26, x26, x15, ror #6                // c1 ^= a13
    eor x27, x27, x16, ror #22               // c2 ^= a23
    eor x28, x28, x17, ror #37               // c3 ^= a33
    eor x29, x29, x19, ror #8                // c4 ^= a43
    eor x25, x25, x20, ror #25               // c0 ^= a04
    eor x26, x26, x21, ror #44               // c1 ^= a14
    eor x27, x27, x22, ror #12               // c2 ^= a24
    eor x28, x28, x23, ror #2                // c3 ^= a34
    eor x29, x29, x24, ror #53               // c4 ^= a44
    eor x30, x25, x27, ror #49               // d1 = c0 ^ rol(c2, 1)
    ror x27, x27, #50                        // d3 = c2 ^ rol(c4, 1)
    eor x27, x27, x29, ror #19               // d3 = c2 ^ rol(c4, 1)
    ror x29, x29, #20                        // d0 = c4 ^ rol(c1, 1)
    eor x29, x29, x26, ror #42               // d0 = c4 ^ rol(c1, 1)
    ror x26, x26, #43                        // d2 = c1 ^ rol(c3, 1)
    eor x26, x26, x28, ror #63               // d2 = c1 ^ rol(c3, 1)
    eor x25, x28, x25, ror #63               // d4 = c3 ^ rol(c0, 1)
    eor x12, x27, x12, ror #63               // b22 = rol(a32 ^ d3, 25)
    eor x1, x26, x1, ror #50                 // b04 = rol(a20 ^ d2, 62)
    eor x28, x25, x24, ror #9                // b40 = rol(a44 ^ d4, 14)
    eor x24, x27, x7, ror #36                // b14 = rol(a31 ^ d3, 55)
    eor x7, x30, x15, ror #49                // b31 = rol(a13 ^ d1, 45)
    eor x15, x29, x20, ror #25               // b42 = rol(a04 ^ d0, 18)
    eor x20, x27, x23, ror #2                // b43 = rol(a34 ^ d3, 56)
    eor x8, x25, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor x23, x29, x14, ror #54               // b34 = rol(a03 ^ d0, 41)
    eor x14, x25, x19, ror #28               // b32 = rol(a43 ^ d4, 8)
    eor x19, x26, x16, ror #8                // b33 = rol(a23 ^ d2, 15)
    eor x9, x29, x9, ror #39                 // b21 = rol(a02 ^ d0, 3)
    eor x16, x30, x10, ror #56               // b23 = rol(a12 ^ d1, 10)
    eor x10, x26, x22, ror #62               // b41 = rol(a24 ^ d2, 61)
    eor x22, x25, x13, ror #58               // b24 = rol(a42 ^ d4, 39)
    eor x13, x30, x0, ror #43                // b02 = rol(a10 ^ d1, 1)
    eor x0, x30, x21, ror #23                // b44 = rol(a14 ^ d1, 2)
    eor x21, x29, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    eor x3, x25, x3, ror #20                 // b03 = rol(a40 ^ d4, 27)
    eor x25, x27, x17, ror #37               // b30 = rol(a33 ^ d3, 21)
    eor x17, x27, x2                         // b01 = rol(a30 ^ d3, 28)
    eor x2, x26, x11, ror #46                // b20 = rol(a22 ^ d2, 43)
    ldr x27, [sp, #0]                        // a00
    eor x27, x29, x27                        // b00 = a00 ^ d0
    eor x29, x30, x5, ror #19                // b10 = rol(a11 ^ d1, 44)
    eor x26, x26, x6, ror #3                 // b12 = rol(a21 ^ d2, 6)
    bic x4, x9, x8, ror #47                  // t = ~b11 & b21
    eor x4, x4, x17, ror #39                 // a01 = b01 ^ t
    bic x5, x7, x9, ror #42                  // t = ~b21 & b31
    eor x5, x5, x8, ror #25                  // a11 = b11 ^ t
    bic x6, x10, x7, ror #16                 // t = ~b31 & b41
    eor x6, x6, x9, ror #58                  // a21 = b21 ^ t
    bic x9, x17, x10, ror #31                // t = ~b41 & b01
    eor x7, x9, x7, ror #47                  // a31 = b31 ^ t
    bic x8, x8, x17, ror #56                 // t = ~b01 & b11
    eor x8, x8, x10, ror #23                 // a41 = b41 ^ t
    bic x9, x12, x26, ror #19                // t = ~b12 & b22
    eor x9, x9, x13, ror #24                 // a02 = b02 ^ t
    bic x10, x14, x12, ror #47               // t = ~b22 & b32
    eor x10, x10, x26, ror #2                // a12 = b12 ^ t
    bic x11, x15, x14, ror #10               // t = ~b32 & b42
    eor x11, x11, x12, ror #57               // a22 = b22 ^ t
    bic x12, x13, x15, ror #47               // t = ~b42 & b02
    eor x12, x12, x14, ror #57               // a32 = b32 ^ t
    bic x13, x26, x13, ror #5                // t = ~b02 & b12
    eor x13, x13, x15, ror #52               // a42 = b42 ^ t
    bic x14, x16, x21, ror #38               // t = ~b13 & b23
    eor x14, x14, x3, ror #47                // a03 = b03 ^ t
    bic x15, x19, x16, ror #5                // t = ~b23 & b33
    eor x15, x15, x21, ror #43               // a13 = b13 ^ t
    bic x17, x20, x19, ror #41               // t = ~b33 & b43
    eor x16, x17, x16, ror #46               // a23 = b23 ^ t
    bic x17, x3, x20, ror #35                // t = ~b43 & b03
    eor x17, x17, x19, ror #12               // a33 = b33 ^ t
    bic x19, x21, x3, ror #9                 // t = ~b03 & b13
    eor x19, x19, x20, ror #44               // a43 = b43 ^ t
    bic x20, x22, x24, ror #48               // t = ~b14 & b24
    eor x20, x20, x1, ror #41                // a04 = b04 ^ t
    bic x21, x23, x22, ror #2                // t = ~b24 & b34
    eor x21, x21, x24, ror #50               // a14 = b14 ^ t
    bic x3, x0, x23, ror #25                 // t = ~b34 & b44
    eor x22, x3, x22, ror #27                // a24 = b24 ^ t
    bic x3, x1, x0, ror #60                  // t = ~b44 & b04
    eor x23, x3, x23, ror #21                // a34 = b34 ^ t
    bic x24, x24, x1, ror #57                // t = ~b04 & b14
    eor x24, x24, x0, ror #53                // a44 = b44 ^ t
    bic x26, x2, x29, ror #63                // t = ~b10 & b20
    eor x26, x27, x26, ror #21               // a00 = b00 ^ t
    bic x0, x25, x2, ror #42                 // t = ~b20 & b30
    eor x0, x0, x29, ror #41                 // a10 = b10 ^ t
    bic x1, x28, x25, ror #57                // t = ~b30 & b40
    eor x1, x1, x2, ror #35                  // a20 = b20 ^ t
    bic x2, x27, x28, ror #50                // t = ~b40 & b00
    eor x2, x2, x25, ror #43                 // a30 = b30 ^ t
    bic x3, x29, x27, ror #44                // t = ~b00 & b10
    eor x3, x3, x28, ror #30                 // a40 = b40 ^ t
    ldr x25, [sp, #8]                        // the next round constant
    ldr x27, [x25], #8                       // rc
    eor x26, x26, x27                        // a00 ^= rc
    stp x26, x25, [sp, #0]                   // a00
    ldr x26, [sp, #40]                       // the end of this loop
    cmp x25, x26                             // more rounds?
    b.ne 5b
    ldr x27, [sp, #8]
    tbnz x27, #8, 6f
4:
7:
    eor3 v25.16b, v6.16b, v11.16b, v16.16b   // c1 = a11 ^ a12 ^ a13
    ldr x25, [sp, #0]                        // a00
    eor3 v26.16b, v7.16b, v12.16b, v17.16b   // c2 = a21 ^ a22 ^ a23
    eor x26, x1, x6, ror #17                 // c2 ^= a21
    eor3 v26.16b, v26.16b, v22.16b, v2.16b   // c2 ^= a24 ^ a20
    eor x27, x3, x8, ror #24                 // c4 ^= a41
    eor x27, x27, x13, ror #38               // c4 ^= a42
    eor x27, x27, x19, ror #8                // c4 ^= a43
    eor x28, x2, x7, ror #36                 // c3 ^= a31
    eor x28, x28, x12, ror #63               // c3 ^= a32
    eor x28, x28, x17, ror #37               // c3 ^= a33
    eor x26, x26, x11, ror #60               // c2 ^= a22
    eor x26, x26, x16, ror #22               // c2 ^= a23
    eor x29, x0, x5, ror #40                 // c1 ^= a11
    eor x29, x29, x10, ror #13               // c1 ^= a12
    eor x29, x29, x15, ror #6                // c1 ^= a13
    eor3 v27.16b, v9.16b, v14.16b, v19.16b   // c4 = a41 ^ a42 ^ a43
    eor3 v27.16b, v27.16b, v24.16b, v4.16b   // c4 ^= a44 ^ a40
    eor x26, x26, x22, ror #12               // c2 ^= a24
    rax1 v28.2d, v26.2d, v27.2d              // d3 = c2 ^ rol(c4, 1)
    eor x27, x27, x24, ror #53               // c4 ^= a44
    eor x25, x25, x4, ror #61                // c0 ^= a01
    eor x25, x25, x9, ror #39                // c0 ^= a02
    ror x30, x26, #50                        // d3 = c2 ^ rol(c4, 1)
    eor x30, x30, x27, ror #19               // d3 = c2 ^ rol(c4, 1)
    ror x27, x27, #20                        // d0 = c4 ^ rol(c1, 1)
    eor3 v29.16b, v5.16b, v10.16b, v15.16b   // c0 = a01 ^ a02 ^ a03
    eor3 v29.16b, v29.16b, v20.16b, v0.16b   // c0 ^= a04 ^ a00
    rax1 v26.2d, v29.2d, v26.2d              // d1 = c0 ^ rol(c2, 1)
    eor x29, x29, x21, ror #44               // c1 ^= a14
    eor x27, x27, x29, ror #42               // d0 = c4 ^ rol(c1, 1)
    eor x28, x28, x23, ror #2                // c3 ^= a34
    eor x9, x27, x9, ror #39                 // b21 = rol(a02 ^ d0, 3)
    eor v6.16b, v6.16b, v26.16b              // b10 = rol(a11 ^ d1, 44)
    eor3 v25.16b, v25.16b, v21.16b, v1.16b   // c1 ^= a14 ^ a10
    eor x2, x30, x2                          // b01 = rol(a30 ^ d3, 28)
    eor x7, x30, x7, ror #36                 // b14 = rol(a31 ^ d3, 55)
    eor x12, x30, x12, ror #63               // b22 = rol(a32 ^ d3, 25)
    eor x25, x25, x14, ror #54               // c0 ^= a03
    eor x25, x25, x20, ror #25               // c0 ^= a04
    ror x29, x29, #43                        // d2 = c1 ^ rol(c3, 1)
    eor x26, x25, x26, ror #49               // d1 = c0 ^ rol(c2, 1)
    eor x21, x26, x21, ror #23               // b44 = rol(a14 ^ d1, 2)
    eor x5, x26, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor x29, x29, x28, ror #63               // d2 = c1 ^ rol(c3, 1)
    eor x11, x29, x11, ror #46               // b20 = rol(a22 ^ d2, 43)
    eor x10, x26, x10, ror #56               // b23 = rol(a12 ^ d1, 10)
    eor x25, x28, x25, ror #63               // d4 = c3 ^ rol(c0, 1)
    eor x24, x25, x24, ror #9                // b40 = rol(a44 ^ d4, 14)
    eor x28, x27, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    eor x4, x30, x17, ror #37                // b30 = rol(a33 ^ d3, 21)
    eor x23, x30, x23, ror #2                // b43 = rol(a34 ^ d3, 56)
    eor x17, x27, x14, ror #54               // b34 = rol(a03 ^ d0, 41)
    bic x14, x11, x5, ror #63                // t = ~b10 & b20
    eor3 v30.16b, v8.16b, v13.16b, v18.16b   // c3 = a31 ^ a32 ^ a33
    eor3 v30.16b, v30.16b, v23.16b, v3.16b   // c3 ^= a34 ^ a30
    rax1 v29.2d, v30.2d, v29.2d              // d4 = c3 ^ rol(c0, 1)
    ldr x30, [sp, #0]                        // a00
    eor x30, x27, x30                        // b00 = a00 ^ d0
    eor x20, x27, x20, ror #25               // b42 = rol(a04 ^ d0, 18)
    rax1 v27.2d, v27.2d, v25.2d              // d0 = c4 ^ rol(c1, 1)
    xar v3.2d, v3.2d, v28.2d, #36            // b01 = rol(a30 ^ d3, 28)
    eor x0, x26, x0, ror #43                 // b02 = rol(a10 ^ d1, 1)
    eor x19, x25, x19, ror #28               // b32 = rol(a43 ^ d4, 8)
    bic x27, x20, x19, ror #10               // t = ~b32 & b42
    eor x16, x29, x16, ror #8                // b33 = rol(a23 ^ d2, 15)
    eor x27, x27, x12, ror #57               // a22 = b22 ^ t
    eor x1, x29, x1, ror #50                 // b04 = rol(a20 ^ d2, 62)
    eor x22, x29, x22, ror #62               // b41 = rol(a24 ^ d2, 61)
    eor x6, x29, x6, ror #3                  // b12 = rol(a21 ^ d2, 6)
    eor x15, x26, x15, ror #49               // b31 = rol(a13 ^ d1, 45)
    eor x14, x30, x14, ror #21               // a00 = b00 ^ t
    ldr x26, [sp, #8]                        // the next round constant
    ldr x29, [x26], #8                       // rc
    eor x14, x14, x29                        // a00 ^= rc
    xar v23.2d, v23.2d, v28.2d, #8           // b43 = rol(a34 ^ d3, 56)
    eor v18.16b, v18.16b, v28.16b            // b30 = rol(a33 ^ d3, 21)
    shl v31.2d, v18.2d, #21                  // b30 = rol(a33 ^ d3, 21)
    rax1 v25.2d, v25.2d, v30.2d              // d2 = c1 ^ rol(c3, 1)
    eor x29, x25, x3, ror #20                // b03 = rol(a40 ^ d4, 27)
    bic x3, x4, x11, ror #42                 // t = ~b20 & b30
    stp x14, x26, [sp, #0]                   // a00
    bic x14, x24, x4, ror #57                // t = ~b30 & b40
    sri v31.2d, v18.2d, #43                  // b30 = rol(a33 ^ d3, 21)
    bic x26, x19, x12, ror #47               // t = ~b22 & b32
    eor x26, x26, x6, ror #2                 // a12 = b12 ^ t
    eor x13, x25, x13, ror #58               // b24 = rol(a42 ^ d4, 39)
    eor x14, x14, x11, ror #35               // a20 = b20 ^ t
    xar v30.2d, v8.2d, v28.2d, #9            // b14 = rol(a31 ^ d3, 55)
    bic x11, x30, x24, ror #50               // t = ~b40 & b00
    eor x4, x11, x4, ror #43                 // a30 = b30 ^ t
    bic x11, x0, x20, ror #47                // t = ~b42 & b02
    eor x11, x11, x19, ror #57               // a32 = b32 ^ t
    xar v8.2d, v16.2d, v26.2d, #19           // b31 = rol(a13 ^ d1, 45)
    eor x25, x25, x8, ror #44                // b11 = rol(a41 ^ d4, 20)
    eor x19, x3, x5, ror #41                 // a10 = b10 ^ t
    bic x3, x5, x30, ror #44                 // t = ~b00 & b10
    eor x3, x3, x24, ror #30                 // a40 = b40 ^ t
    bic x24, x28, x29, ror #9                // t = ~b03 & b13
    eor v18.16b, v13.16b, v28.16b            // b22 = rol(a32 ^ d3, 25)
    xar v28.2d, v15.2d, v27.2d, #23          // b34 = rol(a03 ^ d0, 41)
    shl v13.2d, v18.2d, #25                  // b22 = rol(a32 ^ d3, 25)
    sri v13.2d, v18.2d, #39                  // b22 = rol(a32 ^ d3, 25)
    eor x24, x24, x23, ror #44               // a43 = b43 ^ t
    bic x5, x25, x2, ror #56                 // t = ~b01 & b11
    eor x5, x5, x22, ror #23                 // a41 = b41 ^ t
    bic x30, x6, x0, ror #5                  // t = ~b02 & b12
    eor x20, x30, x20, ror #52               // a42 = b42 ^ t
    eor x30, x3, x5, ror #24                 // c4 ^= a41
    eor x30, x30, x20, ror #38               // c4 ^= a42
    eor x30, x30, x24, ror #8                // c4 ^= a43
    bic x6, x12, x6, ror #19                 // t = ~b12 & b22
    bic x12, x16, x10, ror #5                // t = ~b23 & b33
    eor x12, x12, x28, ror #43               // a13 = b13 ^ t
    xar v15.2d, v11.2d, v26.2d, #54          // b23 = rol(a12 ^ d1, 10)
    eor v16.16b, v7.16b, v25.16b             // b12 = rol(a21 ^ d2, 6)
    eor v7.16b, v21.16b, v26.16b             // b44 = rol(a14 ^ d1, 2)
    bic x8, x15, x9, ror #42                 // t = ~b21 & b31
    eor v11.16b, v0.16b, v27.16b             // b00 = a00 ^ d0
    eor x6, x6, x0, ror #24                  // a02 = b02 ^ t
    bic x28, x10, x28, ror #38               // t = ~b13 & b23
    eor x28, x28, x29, ror #47               // a03 = b03 ^ t
    shl v0.2d, v7.2d, #2                     // b44 = rol(a14 ^ d1, 2)
    bic x0, x23, x16, ror #41                // t = ~b33 & b43
    bic x23, x29, x23, ror #35               // t = ~b43 & b03
    eor x23, x23, x16, ror #12               // a33 = b33 ^ t
    eor x29, x0, x10, ror #46                // a23 = b23 ^ t
    eor v18.16b, v1.16b, v26.16b             // b02 = rol(a10 ^ d1, 1)
    eor x0, x8, x25, ror #25                 // a11 = b11 ^ t
    shl v21.2d, v6.2d, #44                   // b10 = rol(a11 ^ d1, 44)
    sri v21.2d, v6.2d, #20                   // b10 = rol(a11 ^ d1, 44)
    bic x25, x9, x25, ror #47                // t = ~b11 & b21
    xar v1.2d, v10.2d, v27.2d, #61           // b21 = rol(a02 ^ d0, 3)
    eor v10.16b, v5.16b, v27.16b             // b13 = rol(a01 ^ d0, 36)
    bic x8, x13, x7, ror #48                 // t = ~b14 & b24
    bic x10, x22, x15, ror #16               // t = ~b31 & b41
    bic x16, x2, x22, ror #31                // t = ~b41 & b01
    bic x22, x1, x21, ror #60                // t = ~b44 & b04
    eor x16, x16, x15, ror #47               // a31 = b31 ^ t
    bic x15, x21, x17, ror #25               // t = ~b34 & b44
    eor x10, x10, x9, ror #58                // a21 = b21 ^ t
    eor x8, x8, x1, ror #41                  // a04 = b04 ^ t
    eor v5.16b, v2.16b, v25.16b              // b04 = rol(a20 ^ d2, 62)
    shl v26.2d, v5.2d, #62                   // b04 = rol(a20 ^ d2, 62)
    xar v17.2d, v17.2d, v25.2d, #49          // b33 = rol(a23 ^ d2, 15)
    sri v26.2d, v5.2d, #2                    // b04 = rol(a20 ^ d2, 62)
    bic x9, x17, x13, ror #2                 // t = ~b24 & b34
    sri v0.2d, v7.2d, #62                    // b44 = rol(a14 ^ d1, 2)
    bic v6.16b, v8.16b, v1.16b               // a11 = b11 ^ (~b21 & b31)
    bic x1, x7, x1, ror #57                  // t = ~b04 & b14
    eor x1, x1, x21, ror #53                 // a44 = b44 ^ t
    eor x17, x22, x17, ror #21               // a34 = b34 ^ t
    eor x21, x15, x13, ror #27               // a24 = b24 ^ t
    xar v7.2d, v9.2d, v29.2d, #44            // b11 = rol(a41 ^ d4, 20)
    xar v2.2d, v22.2d, v25.2d, #3            // b41 = rol(a24 ^ d2, 61)
    bic v9.16b, v7.16b, v3.16b               // a41 = b41 ^ (~b01 & b11)
    eor v5.16b, v4.16b, v29.16b              // b03 = rol(a40 ^ d4, 27)
    eor x15, x25, x2, ror #39                // a01 = b01 ^ t
    eor v9.16b, v9.16b, v2.16b               // a41 = b41 ^ (~b01 & b11)
    eor x13, x14, x10, ror #17               // c2 ^= a21
    eor v4.16b, v14.16b, v29.16b             // b24 = rol(a42 ^ d4, 39)
    eor x2, x19, x0, ror #40                 // c1 ^= a11
    eor x2, x2, x26, ror #13                 // c1 ^= a12
    eor x2, x2, x12, ror #6                  // c1 ^= a13
    eor x22, x9, x7, ror #50                 // a14 = b14 ^ t
    ldr x25, [sp, #0]                        // a00
    eor x9, x13, x27, ror #60                // c2 ^= a22
    eor x25, x25, x15, ror #61               // c0 ^= a01
    eor x25, x25, x6, ror #39                // c0 ^= a02
    eor x25, x25, x28, ror #54               // c0 ^= a03
    eor x2, x2, x22, ror #44                 // c1 ^= a14
    eor x7, x4, x16, ror #36                 // c3 ^= a31
    eor x7, x7, x11, ror #63                 // c3 ^= a32
    xar v22.2d, v12.2d, v25.2d, #21          // b20 = rol(a22 ^ d2, 43)
    eor x25, x25, x8, ror #25                // c0 ^= a04
    eor x9, x9, x29, ror #22                 // c2 ^= a23
    eor x9, x9, x21, ror #12                 // c2 ^= a24
    eor x13, x30, x1, ror #53                // c4 ^= a44
    bic v12.16b, v1.16b, v7.16b              // a01 = b01 ^ (~b11 & b21)
    xar v19.2d, v19.2d, v29.2d, #56          // b32 = rol(a43 ^ d4, 8)
    eor x30, x25, x9, ror #49                // d1 = c0 ^ rol(c2, 1)
    eor x22, x30, x22, ror #23               // b44 = rol(a14 ^ d1, 2)
    ror x9, x9, #50                          // d3 = c2 ^ rol(c4, 1)
    xar v24.2d, v24.2d, v29.2d, #50          // b40 = rol(a44 ^ d4, 14)
    eor x7, x7, x23, ror #37                 // c3 ^= a33
    bic v14.16b, v24.16b, v31.16b            // a20 = b20 ^ (~b30 & b40)
    eor x9, x9, x13, ror #19                 // d3 = c2 ^ rol(c4, 1)
    ror x13, x13, #20                        // d0 = c4 ^ rol(c1, 1)
    eor x13, x13, x2, ror #42                // d0 = c4 ^ rol(c1, 1)
    eor x19, x30, x19, ror #43               // b02 = rol(a10 ^ d1, 1)
    ror x2, x2, #43                          // d2 = c1 ^ rol(c3, 1)
    bic v25.16b, v3.16b, v2.16b              // a31 = b31 ^ (~b41 & b01)
    eor x7, x7, x17, ror #2                  // c3 ^= a34
    eor x0, x30, x0, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor x23, x9, x23, ror #37                // b30 = rol(a33 ^ d3, 21)
    eor x25, x7, x25, ror #63                // d4 = c3 ^ rol(c0, 1)
    eor x1, x25, x1, ror #9                  // b40 = rol(a44 ^ d4, 14)
    eor x6, x13, x6, ror #39                 // b21 = rol(a02 ^ d0, 3)
    shl v29.2d, v5.2d, #27                   // b03 = rol(a40 ^ d4, 27)
    sri v29.2d, v5.2d, #37                   // b03 = rol(a40 ^ d4, 27)
    eor v5.16b, v12.16b, v3.16b              // a01 = b01 ^ (~b11 & b21)
    eor x15, x13, x15, ror #61               // b13 = rol(a01 ^ d0, 36)
    eor x4, x9, x4                           // b01 = rol(a30 ^ d3, 28)
    eor v6.16b, v6.16b, v7.16b               // a11 = b11 ^ (~b21 & b31)
    eor x28, x13, x28, ror #54               // b34 = rol(a03 ^ d0, 41)
    bic v7.16b, v2.16b, v8.16b               // a21 = b21 ^ (~b31 & b41)
    eor x12, x30, x12, ror #49               // b31 = rol(a13 ^ d1, 45)
    bic v3.16b, v31.16b, v22.16b             // a10 = b10 ^ (~b20 & b30)
    eor x7, x2, x7, ror #63                  // d2 = c1 ^ rol(c3, 1)
    eor x14, x7, x14, ror #50                // b04 = rol(a20 ^ d2, 62)
    eor x20, x25, x20, ror #58               // b24 = rol(a42 ^ d4, 39)
    eor x24, x25, x24, ror #28               // b32 = rol(a43 ^ d4, 8)
    ldr x2, [sp, #0]                         // a00
    eor x5, x25, x5, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor x17, x9, x17, ror #2                 // b43 = rol(a34 ^ d3, 56)
    eor v7.16b, v7.16b, v1.16b               // a21 = b21 ^ (~b31 & b41)
    eor x2, x13, x2                          // b00 = a00 ^ d0
    eor x29, x7, x29, ror #8                 // b33 = rol(a23 ^ d2, 15)
    eor x26, x30, x26, ror #56               // b23 = rol(a12 ^ d1, 10)
    eor v2.16b, v14.16b, v22.16b             // a20 = b20 ^ (~b30 & b40)
    eor x27, x7, x27, ror #46                // b20 = rol(a22 ^ d2, 43)
    eor x16, x9, x16, ror #36                // b14 = rol(a31 ^ d3, 55)
    eor v12.16b, v20.16b, v27.16b            // b42 = rol(a04 ^ d0, 18)
    bic x30, x27, x0, ror #63                // t = ~b10 & b20
    eor x10, x7, x10, ror #3                 // b12 = rol(a21 ^ d2, 6)
    eor x25, x25, x3, ror #20                // b03 = rol(a40 ^ d4, 27)
    eor x13, x13, x8, ror #25                // b42 = rol(a04 ^ d0, 18)
    eor x8, x2, x30, ror #21                 // a00 = b00 ^ t
    ldr x30, [sp, #8]                        // the next round constant
    bic x3, x0, x2, ror #44                  // t = ~b00 & b10
    add v20.2d, v18.2d, v18.2d               // b02 = rol(a10 ^ d1, 1)
    eor x3, x3, x1, ror #30                  // a40 = b40 ^ t
    bic v14.16b, v21.16b, v11.16b            // a40 = b40 ^ (~b00 & b10)
    eor v1.16b, v3.16b, v21.16b              // a10 = b10 ^ (~b20 & b30)
    bic v3.16b, v29.16b, v23.16b             // a33 = b33 ^ (~b43 & b03)
    eor x9, x9, x11, ror #63                 // b22 = rol(a32 ^ d3, 25)
    bic x2, x2, x1, ror #50                  // t = ~b40 & b00
    eor x2, x2, x23, ror #43                 // a30 = b30 ^ t
    bic x11, x23, x27, ror #42               // t = ~b20 & b30
    eor x0, x11, x0, ror #41                 // a10 = b10 ^ t
    ldr x11, [x30], #8                       // rc
    eor x8, x8, x11                          // a00 ^= rc
    stp x8, x30, [sp, #0]                    // a00
    sri v20.2d, v18.2d, #63                  // b02 = rol(a10 ^ d1, 1)
    bic x1, x1, x23, ror #57                 // t = ~b30 & b40
    bic v22.16b, v22.16b, v21.16b            // a00 = b00 ^ (~b10 & b20)
    eor v8.16b, v25.16b, v8.16b              // a31 = b31 ^ (~b41 & b01)
    shl v25.2d, v12.2d, #18                  // b42 = rol(a04 ^ d0, 18)
    sri v25.2d, v12.2d, #46                  // b42 = rol(a04 ^ d0, 18)
    bic v12.16b, v17.16b, v15.16b            // a13 = b13 ^ (~b23 & b33)
    eor v18.16b, v3.16b, v17.16b             // a33 = b33 ^ (~b43 & b03)
    shl v21.2d, v4.2d, #39                   // b24 = rol(a42 ^ d4, 39)
    sri v21.2d, v4.2d, #25                   // b24 = rol(a42 ^ d4, 39)
    bic x8, x5, x4, ror #56                  // t = ~b01 & b11
    eor v4.16b, v14.16b, v24.16b             // a40 = b40 ^ (~b00 & b10)
    eor x7, x7, x21, ror #62                 // b41 = rol(a24 ^ d2, 61)
    bic x11, x4, x7, ror #31                 // t = ~b41 & b01
    bic x21, x6, x5, ror #47                 // t = ~b11 & b21
    eor x4, x21, x4, ror #39                 // a01 = b01 ^ t
    bic v17.16b, v23.16b, v17.16b            // a23 = b23 ^ (~b33 & b43)
    eor v17.16b, v17.16b, v15.16b            // a23 = b23 ^ (~b33 & b43)
    bic x21, x12, x6, ror #42                // t = ~b21 & b31
    eor x5, x21, x5, ror #25                 // a11 = b11 ^ t
    bic v3.16b, v11.16b, v24.16b             // a30 = b30 ^ (~b40 & b00)
    bic x21, x7, x12, ror #16                // t = ~b31 & b41
    bic x23, x10, x19, ror #5                // t = ~b02 & b12
    eor x6, x21, x6, ror #58                 // a21 = b21 ^ t
    bic v24.16b, v26.16b, v0.16b             // a34 = b34 ^ (~b44 & b04)
    eor x8, x8, x7, ror #23                  // a41 = b41 ^ t
    eor v3.16b, v3.16b, v31.16b              // a30 = b30 ^ (~b40 & b00)
    eor x7, x11, x12, ror #47                // a31 = b31 ^ t
    shl v14.2d, v10.2d, #36                  // b13 = rol(a01 ^ d0, 36)
    sri v14.2d, v10.2d, #28                  // b13 = rol(a01 ^ d0, 36)
    bic v10.16b, v14.16b, v29.16b            // a43 = b43 ^ (~b03 & b13)
    shl v27.2d, v16.2d, #6                   // b12 = rol(a21 ^ d2, 6)
    sri v27.2d, v16.2d, #58                  // b12 = rol(a21 ^ d2, 6)
    eor v16.16b, v12.16b, v14.16b            // a13 = b13 ^ (~b23 & b33)
    eor v22.16b, v22.16b, v11.16b            // a00 = b00 ^ (~b10 & b20)
    eor x1, x1, x27, ror #35                 // a20 = b20 ^ t
    bic x21, x24, x9, ror #47                // t = ~b22 & b32
    bic x12, x19, x13, ror #47               // t = ~b42 & b02
    eor x12, x12, x24, ror #57               // a32 = b32 ^ t
    bic v31.16b, v20.16b, v25.16b            // a32 = b32 ^ (~b42 & b02)
    bic x27, x17, x29, ror #41               // t = ~b33 & b43
    bic x11, x13, x24, ror #10               // t = ~b32 & b42
    eor x11, x11, x9, ror #57                // a22 = b22 ^ t
    bic x9, x9, x10, ror #19                 // t = ~b12 & b22
    eor x9, x9, x19, ror #24                 // a02 = b02 ^ t
    bic x19, x15, x25, ror #9                // t = ~b03 & b13
    bic v15.16b, v15.16b, v14.16b            // a03 = b03 ^ (~b13 & b23)
    eor v15.16b, v15.16b, v29.16b            // a03 = b03 ^ (~b13 & b23)
    bic v11.16b, v19.16b, v13.16b            // a12 = b12 ^ (~b22 & b32)
    bic x24, x16, x14, ror #57               // t = ~b04 & b14
    eor x10, x21, x10, ror #2                // a12 = b12 ^ t
    eor x24, x24, x22, ror #53               // a44 = b44 ^ t
    bic v14.16b, v0.16b, v28.16b             // a24 = b24 ^ (~b34 & b44)
    eor v11.16b, v11.16b, v27.16b            // a12 = b12 ^ (~b22 & b32)
    bic x21, x28, x20, ror #2                // t = ~b24 & b34
    eor x21, x21, x16, ror #50               // a14 = b14 ^ t
    bic v12.16b, v25.16b, v19.16b            // a22 = b22 ^ (~b32 & b42)
    eor v12.16b, v12.16b, v13.16b            // a22 = b22 ^ (~b32 & b42)
    eor x19, x19, x17, ror #44               // a43 = b43 ^ t
    bic x17, x25, x17, ror #35               // t = ~b43 & b03
    bic v29.16b, v13.16b, v27.16b            // a02 = b02 ^ (~b12 & b22)
    eor v13.16b, v31.16b, v19.16b            // a32 = b32 ^ (~b42 & b02)
    eor x13, x23, x13, ror #52               // a42 = b42 ^ t
    bic x23, x14, x22, ror #60               // t = ~b44 & b04
    eor x23, x23, x28, ror #21               // a34 = b34 ^ t
    eor v19.16b, v10.16b, v23.16b            // a43 = b43 ^ (~b03 & b13)
    bic x16, x20, x16, ror #48               // t = ~b14 & b24
    eor v23.16b, v24.16b, v28.16b            // a34 = b34 ^ (~b44 & b04)
    bic x22, x22, x28, ror #25               // t = ~b34 & b44
    eor x22, x22, x20, ror #27               // a24 = b24 ^ t
    bic v31.16b, v21.16b, v30.16b            // a04 = b04 ^ (~b14 & b24)
    bic v24.16b, v30.16b, v26.16b            // a44 = b44 ^ (~b04 & b14)
    eor x20, x16, x14, ror #41               // a04 = b04 ^ t
    eor x17, x17, x29, ror #12               // a33 = b33 ^ t
    bic v27.16b, v27.16b, v20.16b            // a42 = b42 ^ (~b02 & b12)
    eor v24.16b, v24.16b, v0.16b             // a44 = b44 ^ (~b04 & b14)
    eor v10.16b, v29.16b, v20.16b            // a02 = b02 ^ (~b12 & b22)
    ldr x28, [sp, #48]                       // the next round constant
    ld1r {v0.2d}, [x28], #8                  // rc
    eor v0.16b, v22.16b, v0.16b              // a00 ^= rc
    eor v20.16b, v31.16b, v26.16b            // a04 = b04 ^ (~b14 & b24)
    eor v22.16b, v14.16b, v21.16b            // a24 = b24 ^ (~b34 & b44)
    bic x14, x26, x15, ror #38               // t = ~b13 & b23
    eor x14, x14, x25, ror #47               // a03 = b03 ^ t
    eor x16, x27, x26, ror #46               // a23 = b23 ^ t
    bic v21.16b, v28.16b, v21.16b            // a14 = b14 ^ (~b24 & b34)
    eor v21.16b, v21.16b, v30.16b            // a14 = b14 ^ (~b24 & b34)
    str x28, [sp, #48]                       // the next round constant
    bic x25, x29, x26, ror #5                // t = ~b23 & b33
    eor x15, x25, x15, ror #43               // a13 = b13 ^ t
    eor v14.16b, v27.16b, v25.16b            // a42 = b42 ^ (~b02 & b12)
    tbz x30, #8, 7b                          // more rounds?
6:
    ldr x30, [sp, #16]
    ldr x27, [sp, #24]
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
lanewise_end lanewise_keccakp1600_x4_aarch64_scalar_mixed
