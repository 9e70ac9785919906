/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x2_mixed_spread_x2 > src/keccak/aarch64/keccakp1600_x2_aarch64_mixed_spread_x2.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for AArch64: Neon and SHA-3 instructions, some of each operation, for the Cortex-X2
 *
 * void lanewise_keccakp1600_x2_aarch64_mixed_spread_x2(uint64_t states[50], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4,
 *     to each of 2 states: lane i = x + 5y of state k is word 2i + k.
 * Stack: 64 bytes
 * No branch and no address depends on the states. x18 is not touched.
 */
#include "asm.h"
    .arch armv8.2-a+sha3
lanewise_function lanewise_keccakp1600_x2_aarch64_mixed_spread_x2
    sub sp, sp, #64
    .cfi_def_cfa_offset 64
    stp d8, d9, [sp, #0]
    .cfi_offset 72, -64
    .cfi_offset 73, -56
    stp d10, d11, [sp, #16]
    .cfi_offset 74, -48
    .cfi_offset 75, -40
    stp d12, d13, [sp, #32]
    .cfi_offset 76, -32
    .cfi_offset 77, -24
    stp d14, d15, [sp, #48]
    .cfi_offset 78, -16
    .cfi_offset 79, -8
    mov x2, x0
    adr x0, 9f                               // behind the last constant
    sub x0, x0, w1, uxtw #3                  // the first of the last `rounds`
    ldp q0, q1, [x2, #0]
    ldp q2, q3, [x2, #32]
    ldp q4, q5, [x2, #64]
    ldp q6, q7, [x2, #96]
    ldp q8, q9, [x2, #128]
    ldp q10, q11, [x2, #160]
    ldp q12, q13, [x2, #192]
    ldp q14, q15, [x2, #224]
    ldp q16, q17, [x2, #256]
    ldp q18, q19, [x2, #288]
    ldp q20, q21, [x2, #320]
    ldp q22, q23, [x2, #352]
    ldr q24, [x2, #384]
1:
    eor3 v25.16b, v6.16b, v11.16b, v16.16b   // c1 = a11 ^ a12 ^ a13
    eor v26.16b, v8.16b, v13.16b             // c3 = a31 ^ a32 ^ a33
    eor3 v27.16b, v9.16b, v14.16b, v19.16b   // c4 = a41 ^ a42 ^ a43
    eor v27.16b, v27.16b, v24.16b            // c4 ^= a44 ^ a40
    eor v27.16b, v27.16b, v4.16b             // c4 ^= a44 ^ a40
    eor v26.16b, v26.16b, v18.16b            // c3 = a31 ^ a32 ^ a33
    eor3 v26.16b, v26.16b, v23.16b, v3.16b   // c3 ^= a34 ^ a30
    eor v28.16b, v5.16b, v10.16b             // c0 = a01 ^ a02 ^ a03
    eor v25.16b, v25.16b, v21.16b            // c1 ^= a14 ^ a10
    eor v25.16b, v25.16b, v1.16b             // c1 ^= a14 ^ a10
    rax1 v29.2d, v27.2d, v25.2d              // d0 = c4 ^ rol(c1, 1)
    rax1 v25.2d, v25.2d, v26.2d              // d2 = c1 ^ rol(c3, 1)
    eor v28.16b, v28.16b, v15.16b            // c0 = a01 ^ a02 ^ a03
    eor v28.16b, v28.16b, v20.16b            // c0 ^= a04 ^ a00
    eor v28.16b, v28.16b, v0.16b             // c0 ^= a04 ^ a00
    rax1 v26.2d, v26.2d, v28.2d              // d4 = c3 ^ rol(c0, 1)
    xar v30.2d, v12.2d, v25.2d, #21          // b20 = rol(a22 ^ d2, 43)
    eor v19.16b, v19.16b, v26.16b            // b32 = rol(a43 ^ d4, 8)
    eor v12.16b, v7.16b, v12.16b             // c2 = a21 ^ a22 ^ a23
    add v31.2d, v27.2d, v27.2d               // d3 = c2 ^ rol(c4, 1)
    eor v12.16b, v12.16b, v17.16b            // c2 = a21 ^ a22 ^ a23
    eor v12.16b, v12.16b, v22.16b            // c2 ^= a24 ^ a20
    eor v12.16b, v12.16b, v2.16b             // c2 ^= a24 ^ a20
    rax1 v28.2d, v28.2d, v12.2d              // d1 = c0 ^ rol(c2, 1)
    sri v31.2d, v27.2d, #63                  // d3 = c2 ^ rol(c4, 1)
    eor v0.16b, v0.16b, v29.16b              // b00 = a00 ^ d0
    eor v12.16b, v31.16b, v12.16b            // d3 = c2 ^ rol(c4, 1)
    eor v6.16b, v6.16b, v28.16b              // b10 = rol(a11 ^ d1, 44)
    eor v18.16b, v18.16b, v12.16b            // b30 = rol(a33 ^ d3, 21)
    eor v2.16b, v2.16b, v25.16b              // b04 = rol(a20 ^ d2, 62)
    shl v27.2d, v2.2d, #62                   // b04 = rol(a20 ^ d2, 62)
    xar v31.2d, v17.2d, v25.2d, #49          // b33 = rol(a23 ^ d2, 15)
    eor v15.16b, v15.16b, v29.16b            // b34 = rol(a03 ^ d0, 41)
    xar v17.2d, v3.2d, v12.2d, #36           // b01 = rol(a30 ^ d3, 28)
    sri v27.2d, v2.2d, #2                    // b04 = rol(a20 ^ d2, 62)
    eor v13.16b, v13.16b, v12.16b            // b22 = rol(a32 ^ d3, 25)
    eor v16.16b, v16.16b, v28.16b            // b31 = rol(a13 ^ d1, 45)
    eor v3.16b, v22.16b, v25.16b             // b41 = rol(a24 ^ d2, 61)
    xar v7.2d, v7.2d, v25.2d, #58            // b12 = rol(a21 ^ d2, 6)
    eor v22.16b, v21.16b, v28.16b            // b44 = rol(a14 ^ d1, 2)
    shl v21.2d, v16.2d, #45                  // b31 = rol(a13 ^ d1, 45)
    xar v2.2d, v5.2d, v29.2d, #28            // b13 = rol(a01 ^ d0, 36)
    sri v21.2d, v16.2d, #19                  // b31 = rol(a13 ^ d1, 45)
    shl v16.2d, v3.2d, #61                   // b41 = rol(a24 ^ d2, 61)
    sri v16.2d, v3.2d, #3                    // b41 = rol(a24 ^ d2, 61)
    shl v25.2d, v15.2d, #41                  // b34 = rol(a03 ^ d0, 41)
    xar v3.2d, v23.2d, v12.2d, #8            // b43 = rol(a34 ^ d3, 56)
    eor v8.16b, v8.16b, v12.16b              // b14 = rol(a31 ^ d3, 55)
    shl v5.2d, v19.2d, #8                    // b32 = rol(a43 ^ d4, 8)
    sri v5.2d, v19.2d, #56                   // b32 = rol(a43 ^ d4, 8)
    shl v12.2d, v13.2d, #25                  // b22 = rol(a32 ^ d3, 25)
    sri v12.2d, v13.2d, #39                  // b22 = rol(a32 ^ d3, 25)
    xar v19.2d, v10.2d, v29.2d, #61          // b21 = rol(a02 ^ d0, 3)
    bic v10.16b, v12.16b, v7.16b             // a02 = b02 ^ (~b12 & b22)
    shl v23.2d, v8.2d, #55                   // b14 = rol(a31 ^ d3, 55)
    sri v23.2d, v8.2d, #9                    // b14 = rol(a31 ^ d3, 55)
    xar v9.2d, v9.2d, v26.2d, #44            // b11 = rol(a41 ^ d4, 20)
    xar v13.2d, v1.2d, v28.2d, #63           // b02 = rol(a10 ^ d1, 1)
    xar v1.2d, v24.2d, v26.2d, #50           // b40 = rol(a44 ^ d4, 14)
    shl v24.2d, v6.2d, #44                   // b10 = rol(a11 ^ d1, 44)
    xar v28.2d, v11.2d, v28.2d, #54          // b23 = rol(a12 ^ d1, 10)
    bic v11.16b, v5.16b, v12.16b             // a12 = b12 ^ (~b22 & b32)
    xar v20.2d, v20.2d, v29.2d, #46          // b42 = rol(a04 ^ d0, 18)
    eor v11.16b, v11.16b, v7.16b             // a12 = b12 ^ (~b22 & b32)
    eor v10.16b, v10.16b, v13.16b            // a02 = b02 ^ (~b12 & b22)
    xar v29.2d, v14.2d, v26.2d, #25          // b24 = rol(a42 ^ d4, 39)
    bic v8.16b, v17.16b, v16.16b             // a31 = b31 ^ (~b41 & b01)
    eor v8.16b, v8.16b, v21.16b              // a31 = b31 ^ (~b41 & b01)
    bic v14.16b, v7.16b, v13.16b             // a42 = b42 ^ (~b02 & b12)
    sri v24.2d, v6.2d, #20                   // b10 = rol(a11 ^ d1, 44)
    sri v25.2d, v15.2d, #23                  // b34 = rol(a03 ^ d0, 41)
    bic v7.16b, v16.16b, v21.16b             // a21 = b21 ^ (~b31 & b41)
    bcax v13.16b, v5.16b, v13.16b, v20.16b   // a32 = b32 ^ (~b42 & b02)
    eor v14.16b, v14.16b, v20.16b            // a42 = b42 ^ (~b02 & b12)
    eor v7.16b, v7.16b, v19.16b              // a21 = b21 ^ (~b31 & b41)
    bcax v6.16b, v9.16b, v21.16b, v19.16b    // a11 = b11 ^ (~b21 & b31)
    bic v15.16b, v20.16b, v5.16b             // a22 = b22 ^ (~b32 & b42)
    bic v5.16b, v19.16b, v9.16b              // a01 = b01 ^ (~b11 & b21)
    eor v5.16b, v5.16b, v17.16b              // a01 = b01 ^ (~b11 & b21)
    eor v12.16b, v15.16b, v12.16b            // a22 = b22 ^ (~b32 & b42)
    shl v20.2d, v18.2d, #21                  // b30 = rol(a33 ^ d3, 21)
    sri v20.2d, v18.2d, #43                  // b30 = rol(a33 ^ d3, 21)
    xar v15.2d, v4.2d, v26.2d, #37           // b03 = rol(a40 ^ d4, 27)
    bic v18.16b, v15.16b, v3.16b             // a33 = b33 ^ (~b43 & b03)
    bic v26.16b, v1.16b, v20.16b             // a20 = b20 ^ (~b30 & b40)
    bcax v9.16b, v16.16b, v9.16b, v17.16b    // a41 = b41 ^ (~b01 & b11)
    bic v17.16b, v28.16b, v2.16b             // a03 = b03 ^ (~b13 & b23)
    bcax v19.16b, v3.16b, v2.16b, v15.16b    // a43 = b43 ^ (~b03 & b13)
    bcax v16.16b, v2.16b, v31.16b, v28.16b   // a13 = b13 ^ (~b23 & b33)
    shl v2.2d, v22.2d, #2                    // b44 = rol(a14 ^ d1, 2)
    bic v4.16b, v3.16b, v31.16b              // a23 = b23 ^ (~b33 & b43)
    eor v15.16b, v17.16b, v15.16b            // a03 = b03 ^ (~b13 & b23)
    bic v21.16b, v25.16b, v29.16b            // a14 = b14 ^ (~b24 & b34)
    eor v17.16b, v4.16b, v28.16b             // a23 = b23 ^ (~b33 & b43)
    bic v3.16b, v0.16b, v1.16b               // a30 = b30 ^ (~b40 & b00)
    bcax v4.16b, v1.16b, v24.16b, v0.16b     // a40 = b40 ^ (~b00 & b10)
    bic v28.16b, v30.16b, v24.16b            // a00 = b00 ^ (~b10 & b20)
    eor v0.16b, v28.16b, v0.16b              // a00 = b00 ^ (~b10 & b20)
    eor v21.16b, v21.16b, v23.16b            // a14 = b14 ^ (~b24 & b34)
    bic v28.16b, v23.16b, v27.16b            // a44 = b44 ^ (~b04 & b14)
    bcax v1.16b, v24.16b, v20.16b, v30.16b   // a10 = b10 ^ (~b20 & b30)
    eor v3.16b, v3.16b, v20.16b              // a30 = b30 ^ (~b40 & b00)
    sri v2.2d, v22.2d, #62                   // b44 = rol(a14 ^ d1, 2)
    bic v20.16b, v29.16b, v23.16b            // a04 = b04 ^ (~b14 & b24)
    eor v24.16b, v28.16b, v2.16b             // a44 = b44 ^ (~b04 & b14)
    ld1r {v23.2d}, [x0], #8                  // rc
    eor v0.16b, v0.16b, v23.16b              // a00 ^= rc
    bic v22.16b, v2.16b, v25.16b             // a24 = b24 ^ (~b34 & b44)
    eor v18.16b, v18.16b, v31.16b            // a33 = b33 ^ (~b43 & b03)
    bcax v23.16b, v25.16b, v27.16b, v2.16b   // a34 = b34 ^ (~b44 & b04)
    eor v20.16b, v20.16b, v27.16b            // a04 = b04 ^ (~b14 & b24)
    eor v22.16b, v22.16b, v29.16b            // a24 = b24 ^ (~b34 & b44)
    eor v2.16b, v26.16b, v30.16b             // a20 = b20 ^ (~b30 & b40)
    tbz x0, #8, 1b                           // more rounds?
    stp q0, q1, [x2, #0]
    stp q2, q3, [x2, #32]
    stp q4, q5, [x2, #64]
    stp q6, q7, [x2, #96]
    stp q8, q9, [x2, #128]
    stp q10, q11, [x2, #160]
    stp q12, q13, [x2, #192]
    stp q14, q15, [x2, #224]
    stp q16, q17, [x2, #256]
    stp q18, q19, [x2, #288]
    stp q20, q21, [x2, #320]
    stp q22, q23, [x2, #352]
    str q24, [x2, #384]
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    ldp d14, d15, [sp, #48]
    add sp, sp, #64
    .cfi_def_cfa_offset 0
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
lanewise_end lanewise_keccakp1600_x2_aarch64_mixed_spread_x2
