/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x2_mixed_x2 --chain > src/keccak/aarch64/shake256_x2_aarch64_mixed_x2_chain.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * SHAKE256 (FIPS 202) of 2 short inputs for AArch64, step after step:
 * Neon and SHA-3 instructions, one in four, for the Cortex-X2
 *
 * void lanewise_shake256_x2_aarch64_mixed_x2_chainN(
 *     void *out, const void *nodes, const void *head, const void *last, size_t steps,
 *     const uint64_t *constants);
 *     N is 16, 24 or 32, the bytes of a node, m = N / 8 its lanes. Each of out, nodes and head
 *     is 2 states as the library has them, of which the first m, m and m + 3 lanes are meant;
 *     last has 2 words for each step, steps >= 1. In each step input k is the lanes of state k
 *     of head, word k of the step, and the lanes of the node: at first those of nodes, then
 *     what the step before has made, the first N bytes of SHAKE256. out may be nodes. The
 *     constants are in this file. masked_chainN is the same, but in each step the node is first
 *     XORed with as many bytes of SHAKE256 of the lanes of head and the word.
 * Stack: 752 bytes; no node stays there
 * No branch and no address depends on the inputs. x18 is not touched.
 */
#include "asm.h"
    .arch armv8.2-a+sha3
lanewise_function lanewise_shake256_x2_aarch64_mixed_x2_chain16
    mov x5, #2
    mov x6, #0
10:
    sub sp, sp, #752
    .cfi_def_cfa_offset 752
    stp x29, x30, [sp, #0]
    .cfi_offset 29, -752
    .cfi_offset 30, -744
    stp d8, d9, [sp, #16]
    .cfi_offset 72, -736
    .cfi_offset 73, -728
    stp d10, d11, [sp, #32]
    .cfi_offset 74, -720
    .cfi_offset 75, -712
    stp d12, d13, [sp, #48]
    .cfi_offset 76, -704
    .cfi_offset 77, -696
    stp d14, d15, [sp, #64]
    .cfi_offset 78, -688
    .cfi_offset 79, -680
    str x0, [sp, #120]
    str x3, [sp, #128]
    str x4, [sp, #136]
    str x5, [sp, #144]
    str x6, [sp, #152]
    movi v0.2d, #0
    // Rows that may lie behind the message, and the padding of the last lane.
    mov x7, #0x8000000000000000
    add x8, sp, #272
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    str q0, [x8, #96]
    add x8, sp, #384
    stp x7, x7, [x8, #0]
    add x8, sp, #560
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    str q0, [x8, #96]
    add x8, sp, #672
    stp x7, x7, [x8, #0]
    // Head, in both blocks.
    add x8, sp, #176
    add x9, x5, #3
    mov x16, x2
12:
    ldr q0, [x16, #0]
    str q0, [x8, #0]
    str q0, [x8, #288]
    add x16, x16, #16
    add x8, x8, #16
    subs x9, x9, #1
    b.ne 12b
    str x8, [sp, #160]
    // Node and padding; of a mask padding alone.
    mov x7, #0x1f
    add x8, x8, #16
    add x10, x8, #288
    stp x7, x7, [x10, #0]
    mov x9, x5
    mov x16, x1
13:
    ldr q0, [x16, #0]
    str q0, [x8, #0]
    add x16, x16, #16
    add x8, x8, #16
    subs x9, x9, #1
    b.ne 13b
    stp x7, x7, [x8, #0]
14:
    ldr x3, [sp, #128]
    ldr x8, [sp, #160]
    ldr q0, [x3, #0]
    str q0, [x8, #0]
    str q0, [x8, #288]
    add x3, x3, #16
    str x3, [sp, #128]
    ldr x6, [sp, #152]
    cbz x6, 15f
    add x0, sp, #464
    bl 11f
    ldr x8, [sp, #160]
    ldr x9, [sp, #144]
    add x7, sp, #688
16:
    ldr q0, [x7, #0]
    ldr q12, [x8, #16]
    eor v0.16b, v0.16b, v12.16b
    str q0, [x8, #16]
    add x7, x7, #16
    add x8, x8, #16
    subs x9, x9, #1
    b.ne 16b
15:
    add x0, sp, #176
    bl 11f
    ldr x8, [sp, #160]
    ldr x9, [sp, #144]
    add x7, sp, #400
17:
    ldr q0, [x7, #0]
    str q0, [x8, #16]
    add x7, x7, #16
    add x8, x8, #16
    subs x9, x9, #1
    b.ne 17b
    ldr x4, [sp, #136]
    subs x4, x4, #1
    str x4, [sp, #136]
    b.ne 14b
    ldr x0, [sp, #120]
    ldr x9, [sp, #144]
    add x8, sp, #400
    mov x16, x0
18:
    ldr q0, [x8, #0]
    str q0, [x16, #0]
    add x16, x16, #16
    add x8, x8, #16
    subs x9, x9, #1
    b.ne 18b
    // Nothing of the nodes stays here.
    movi v0.2d, #0
    add x8, sp, #272
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    stp q0, q0, [x8, #64]
    str q0, [x8, #96]
    add x8, sp, #400
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    add x8, sp, #688
    stp q0, q0, [x8, #0]
    stp q0, q0, [x8, #32]
    .cfi_remember_state
    ldp x29, x30, [sp, #0]
    ldp d8, d9, [sp, #16]
    ldp d10, d11, [sp, #32]
    ldp d12, d13, [sp, #48]
    ldp d14, d15, [sp, #64]
    add sp, sp, #752
    .cfi_def_cfa_offset 0
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
    str x30, [sp, #80]
    str x0, [sp, #88]
    add x30, x0, #0
    str x30, [sp, #96]
    ldr q0, [x30, #0]
    ldr q1, [x30, #16]
    ldr q2, [x30, #32]
    ldr q3, [x30, #48]
    ldr q4, [x30, #64]
    ldr q5, [x30, #80]
    ldr q6, [x30, #96]
    ldr q7, [x30, #112]
    ldr q8, [x30, #128]
    ldr q9, [x30, #144]
    ldr q10, [x30, #160]
    ldr q11, [x30, #176]
    ldr q12, [x30, #192]
    movi v13.2d, #0
    movi v14.2d, #0
    movi v15.2d, #0
    ldr q16, [x30, #208]
    movi v17.2d, #0
    movi v18.2d, #0
    movi v19.2d, #0
    movi v20.2d, #0
    movi v21.2d, #0
    movi v22.2d, #0
    movi v23.2d, #0
    movi v24.2d, #0
    adr x0, 9f                               // behind the last constant
    sub x0, x0, #192
19:
    eor3 v25.16b, v5.16b, v10.16b, v15.16b   // c0 = a01 ^ a02 ^ a03
    eor3 v26.16b, v8.16b, v13.16b, v18.16b   // c3 = a31 ^ a32 ^ a33
    eor3 v26.16b, v26.16b, v23.16b, v3.16b   // c3 ^= a34 ^ a30
    eor3 v27.16b, v7.16b, v12.16b, v17.16b   // c2 = a21 ^ a22 ^ a23
    eor3 v27.16b, v27.16b, v22.16b, v2.16b   // c2 ^= a24 ^ a20
    eor3 v25.16b, v25.16b, v20.16b, v0.16b   // c0 ^= a04 ^ a00
    rax1 v28.2d, v26.2d, v25.2d              // d4 = c3 ^ rol(c0, 1)
    eor v29.16b, v4.16b, v28.16b             // b03 = rol(a40 ^ d4, 27)
    eor v30.16b, v14.16b, v28.16b            // b24 = rol(a42 ^ d4, 39)
    shl v31.2d, v30.2d, #39                  // b24 = rol(a42 ^ d4, 39)
    sri v31.2d, v30.2d, #25                  // b24 = rol(a42 ^ d4, 39)
    rax1 v25.2d, v25.2d, v27.2d              // d1 = c0 ^ rol(c2, 1)
    eor v30.16b, v1.16b, v25.16b             // b02 = rol(a10 ^ d1, 1)
    eor3 v14.16b, v9.16b, v14.16b, v19.16b   // c4 = a41 ^ a42 ^ a43
    eor3 v14.16b, v14.16b, v24.16b, v4.16b   // c4 ^= a44 ^ a40
    rax1 v27.2d, v27.2d, v14.2d              // d3 = c2 ^ rol(c4, 1)
    eor3 v4.16b, v6.16b, v11.16b, v16.16b    // c1 = a11 ^ a12 ^ a13
    eor3 v1.16b, v4.16b, v21.16b, v1.16b     // c1 ^= a14 ^ a10
    rax1 v14.2d, v14.2d, v1.2d               // d0 = c4 ^ rol(c1, 1)
    eor v4.16b, v20.16b, v14.16b             // b42 = rol(a04 ^ d0, 18)
    rax1 v1.2d, v1.2d, v26.2d                // d2 = c1 ^ rol(c3, 1)
    xar v26.2d, v23.2d, v27.2d, #8           // b43 = rol(a34 ^ d3, 56)
    shl v20.2d, v29.2d, #27                  // b03 = rol(a40 ^ d4, 27)
    sri v20.2d, v29.2d, #37                  // b03 = rol(a40 ^ d4, 27)
    eor v5.16b, v5.16b, v14.16b              // b13 = rol(a01 ^ d0, 36)
    shl v29.2d, v5.2d, #36                   // b13 = rol(a01 ^ d0, 36)
    sri v29.2d, v5.2d, #28                   // b13 = rol(a01 ^ d0, 36)
    xar v5.2d, v3.2d, v27.2d, #36            // b01 = rol(a30 ^ d3, 28)
    eor v2.16b, v2.16b, v1.16b               // b04 = rol(a20 ^ d2, 62)
    eor v18.16b, v18.16b, v27.16b            // b30 = rol(a33 ^ d3, 21)
    eor v6.16b, v6.16b, v25.16b              // b10 = rol(a11 ^ d1, 44)
    shl v3.2d, v18.2d, #21                   // b30 = rol(a33 ^ d3, 21)
    sri v3.2d, v18.2d, #43                   // b30 = rol(a33 ^ d3, 21)
    eor v18.16b, v13.16b, v27.16b            // b22 = rol(a32 ^ d3, 25)
    xar v17.2d, v17.2d, v1.2d, #49           // b33 = rol(a23 ^ d2, 15)
    add v13.2d, v30.2d, v30.2d               // b02 = rol(a10 ^ d1, 1)
    eor v7.16b, v7.16b, v1.16b               // b12 = rol(a21 ^ d2, 6)
    xar v23.2d, v11.2d, v25.2d, #54          // b23 = rol(a12 ^ d1, 10)
    sri v13.2d, v30.2d, #63                  // b02 = rol(a10 ^ d1, 1)
    shl v11.2d, v6.2d, #44                   // b10 = rol(a11 ^ d1, 44)
    eor v21.16b, v21.16b, v25.16b            // b44 = rol(a14 ^ d1, 2)
    sri v11.2d, v6.2d, #20                   // b10 = rol(a11 ^ d1, 44)
    xar v27.2d, v8.2d, v27.2d, #9            // b14 = rol(a31 ^ d3, 55)
    xar v8.2d, v22.2d, v1.2d, #3             // b41 = rol(a24 ^ d2, 61)
    xar v1.2d, v12.2d, v1.2d, #21            // b20 = rol(a22 ^ d2, 43)
    xar v6.2d, v9.2d, v28.2d, #44            // b11 = rol(a41 ^ d4, 20)
    bic v9.16b, v6.16b, v5.16b               // a41 = b41 ^ (~b01 & b11)
    xar v10.2d, v10.2d, v14.2d, #61          // b21 = rol(a02 ^ d0, 3)
    xar v22.2d, v15.2d, v14.2d, #23          // b34 = rol(a03 ^ d0, 41)
    shl v30.2d, v2.2d, #62                   // b04 = rol(a20 ^ d2, 62)
    eor v15.16b, v0.16b, v14.16b             // b00 = a00 ^ d0
    shl v12.2d, v18.2d, #25                  // b22 = rol(a32 ^ d3, 25)
    sri v30.2d, v2.2d, #2                    // b04 = rol(a20 ^ d2, 62)
    bic v2.16b, v5.16b, v8.16b               // a31 = b31 ^ (~b41 & b01)
    bic v0.16b, v1.16b, v11.16b              // a00 = b00 ^ (~b10 & b20)
    eor v9.16b, v9.16b, v8.16b               // a41 = b41 ^ (~b01 & b11)
    shl v14.2d, v7.2d, #6                    // b12 = rol(a21 ^ d2, 6)
    xar v16.2d, v16.2d, v25.2d, #19          // b31 = rol(a13 ^ d1, 45)
    sri v14.2d, v7.2d, #58                   // b12 = rol(a21 ^ d2, 6)
    sri v12.2d, v18.2d, #39                  // b22 = rol(a32 ^ d3, 25)
    bic v18.16b, v20.16b, v26.16b            // a33 = b33 ^ (~b43 & b03)
    eor v18.16b, v18.16b, v17.16b            // a33 = b33 ^ (~b43 & b03)
    xar v24.2d, v24.2d, v28.2d, #50          // b40 = rol(a44 ^ d4, 14)
    bic v7.16b, v10.16b, v6.16b              // a01 = b01 ^ (~b11 & b21)
    eor v5.16b, v7.16b, v5.16b               // a01 = b01 ^ (~b11 & b21)
    bic v7.16b, v16.16b, v10.16b             // a11 = b11 ^ (~b21 & b31)
    eor v6.16b, v7.16b, v6.16b               // a11 = b11 ^ (~b21 & b31)
    bic v25.16b, v24.16b, v3.16b             // a20 = b20 ^ (~b30 & b40)
    bic v7.16b, v8.16b, v16.16b              // a21 = b21 ^ (~b31 & b41)
    eor v7.16b, v7.16b, v10.16b              // a21 = b21 ^ (~b31 & b41)
    shl v10.2d, v4.2d, #18                   // b42 = rol(a04 ^ d0, 18)
    sri v10.2d, v4.2d, #46                   // b42 = rol(a04 ^ d0, 18)
    eor v8.16b, v2.16b, v16.16b              // a31 = b31 ^ (~b41 & b01)
    eor v0.16b, v0.16b, v15.16b              // a00 = b00 ^ (~b10 & b20)
    eor v2.16b, v25.16b, v1.16b              // a20 = b20 ^ (~b30 & b40)
    bic v16.16b, v12.16b, v14.16b            // a02 = b02 ^ (~b12 & b22)
    bic v1.16b, v3.16b, v1.16b               // a10 = b10 ^ (~b20 & b30)
    eor v1.16b, v1.16b, v11.16b              // a10 = b10 ^ (~b20 & b30)
    xar v19.2d, v19.2d, v28.2d, #56          // b32 = rol(a43 ^ d4, 8)
    bic v25.16b, v14.16b, v13.16b            // a42 = b42 ^ (~b02 & b12)
    bic v4.16b, v11.16b, v15.16b             // a40 = b40 ^ (~b00 & b10)
    bic v28.16b, v17.16b, v23.16b            // a13 = b13 ^ (~b23 & b33)
    bic v11.16b, v19.16b, v12.16b            // a12 = b12 ^ (~b22 & b32)
    eor v4.16b, v4.16b, v24.16b              // a40 = b40 ^ (~b00 & b10)
    bic v17.16b, v26.16b, v17.16b            // a23 = b23 ^ (~b33 & b43)
    bic v15.16b, v15.16b, v24.16b            // a30 = b30 ^ (~b40 & b00)
    eor v11.16b, v11.16b, v14.16b            // a12 = b12 ^ (~b22 & b32)
    eor v3.16b, v15.16b, v3.16b              // a30 = b30 ^ (~b40 & b00)
    bic v15.16b, v23.16b, v29.16b            // a03 = b03 ^ (~b13 & b23)
    eor v15.16b, v15.16b, v20.16b            // a03 = b03 ^ (~b13 & b23)
    eor v14.16b, v25.16b, v10.16b            // a42 = b42 ^ (~b02 & b12)
    bic v24.16b, v13.16b, v10.16b            // a32 = b32 ^ (~b42 & b02)
    bic v25.16b, v10.16b, v19.16b            // a22 = b22 ^ (~b32 & b42)
    eor v10.16b, v16.16b, v13.16b            // a02 = b02 ^ (~b12 & b22)
    shl v16.2d, v21.2d, #2                   // b44 = rol(a14 ^ d1, 2)
    sri v16.2d, v21.2d, #62                  // b44 = rol(a14 ^ d1, 2)
    bic v21.16b, v30.16b, v16.16b            // a34 = b34 ^ (~b44 & b04)
    eor v17.16b, v17.16b, v23.16b            // a23 = b23 ^ (~b33 & b43)
    eor v13.16b, v24.16b, v19.16b            // a32 = b32 ^ (~b42 & b02)
    bic v19.16b, v29.16b, v20.16b            // a43 = b43 ^ (~b03 & b13)
    bic v24.16b, v27.16b, v30.16b            // a44 = b44 ^ (~b04 & b14)
    eor v12.16b, v25.16b, v12.16b            // a22 = b22 ^ (~b32 & b42)
    bic v25.16b, v22.16b, v31.16b            // a14 = b14 ^ (~b24 & b34)
    eor v24.16b, v24.16b, v16.16b            // a44 = b44 ^ (~b04 & b14)
    eor v23.16b, v21.16b, v22.16b            // a34 = b34 ^ (~b44 & b04)
    bic v22.16b, v16.16b, v22.16b            // a24 = b24 ^ (~b34 & b44)
    bic v20.16b, v31.16b, v27.16b            // a04 = b04 ^ (~b14 & b24)
    eor v22.16b, v22.16b, v31.16b            // a24 = b24 ^ (~b34 & b44)
    eor v20.16b, v20.16b, v30.16b            // a04 = b04 ^ (~b14 & b24)
    eor v21.16b, v25.16b, v27.16b            // a14 = b14 ^ (~b24 & b34)
    eor v19.16b, v19.16b, v26.16b            // a43 = b43 ^ (~b03 & b13)
    ld1r {v16.2d}, [x0], #8                  // rc
    eor v0.16b, v0.16b, v16.16b              // a00 ^= rc
    eor v16.16b, v28.16b, v29.16b            // a13 = b13 ^ (~b23 & b33)
    tbz x0, #8, 19b                          // more rounds?
    // The last turn: few lanes are wanted.
    eor3 v5.16b, v5.16b, v10.16b, v15.16b    // c0 = a01 ^ a02 ^ a03
    eor3 v8.16b, v8.16b, v13.16b, v18.16b    // c3 = a31 ^ a32 ^ a33
    eor3 v3.16b, v8.16b, v23.16b, v3.16b     // c3 ^= a34 ^ a30
    eor3 v7.16b, v7.16b, v12.16b, v17.16b    // c2 = a21 ^ a22 ^ a23
    eor3 v2.16b, v7.16b, v22.16b, v2.16b     // c2 ^= a24 ^ a20
    eor3 v5.16b, v5.16b, v20.16b, v0.16b     // c0 ^= a04 ^ a00
    rax1 v7.2d, v3.2d, v5.2d                 // d4 = c3 ^ rol(c0, 1)
    rax1 v5.2d, v5.2d, v2.2d                 // d1 = c0 ^ rol(c2, 1)
    eor3 v8.16b, v9.16b, v14.16b, v19.16b    // c4 = a41 ^ a42 ^ a43
    eor3 v4.16b, v8.16b, v24.16b, v4.16b     // c4 ^= a44 ^ a40
    rax1 v2.2d, v2.2d, v4.2d                 // d3 = c2 ^ rol(c4, 1)
    eor3 v8.16b, v6.16b, v11.16b, v16.16b    // c1 = a11 ^ a12 ^ a13
    eor3 v1.16b, v8.16b, v21.16b, v1.16b     // c1 ^= a14 ^ a10
    rax1 v4.2d, v4.2d, v1.2d                 // d0 = c4 ^ rol(c1, 1)
    rax1 v1.2d, v1.2d, v3.2d                 // d2 = c1 ^ rol(c3, 1)
    eor v2.16b, v18.16b, v2.16b              // b30 = rol(a33 ^ d3, 21)
    eor v3.16b, v6.16b, v5.16b               // b10 = rol(a11 ^ d1, 44)
    shl v5.2d, v2.2d, #21                    // b30 = rol(a33 ^ d3, 21)
    sri v5.2d, v2.2d, #43                    // b30 = rol(a33 ^ d3, 21)
    shl v6.2d, v3.2d, #44                    // b10 = rol(a11 ^ d1, 44)
    sri v6.2d, v3.2d, #20                    // b10 = rol(a11 ^ d1, 44)
    xar v1.2d, v12.2d, v1.2d, #21            // b20 = rol(a22 ^ d2, 43)
    eor v3.16b, v0.16b, v4.16b               // b00 = a00 ^ d0
    bic v0.16b, v1.16b, v6.16b               // a00 = b00 ^ (~b10 & b20)
    xar v4.2d, v24.2d, v7.2d, #50            // b40 = rol(a44 ^ d4, 14)
    bic v2.16b, v4.16b, v5.16b               // a20 = b20 ^ (~b30 & b40)
    eor v0.16b, v0.16b, v3.16b               // a00 = b00 ^ (~b10 & b20)
    eor v2.16b, v2.16b, v1.16b               // a20 = b20 ^ (~b30 & b40)
    bic v1.16b, v5.16b, v1.16b               // a10 = b10 ^ (~b20 & b30)
    eor v1.16b, v1.16b, v6.16b               // a10 = b10 ^ (~b20 & b30)
    bic v3.16b, v3.16b, v4.16b               // a30 = b30 ^ (~b40 & b00)
    eor v3.16b, v3.16b, v5.16b               // a30 = b30 ^ (~b40 & b00)
    ld1r {v4.2d}, [x0], #8                   // rc
    eor v0.16b, v0.16b, v4.16b               // a00 ^= rc
    ldr x30, [sp, #96]
    str q0, [x30, #224]
    str q1, [x30, #240]
    str q2, [x30, #256]
    str q3, [x30, #272]
    ldr x1, [sp, #80]
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
lanewise_end lanewise_shake256_x2_aarch64_mixed_x2_chain16
lanewise_function lanewise_shake256_x2_aarch64_mixed_x2_chain24
    mov x5, #3
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x2_aarch64_mixed_x2_chain24
lanewise_function lanewise_shake256_x2_aarch64_mixed_x2_chain32
    mov x5, #4
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x2_aarch64_mixed_x2_chain32
lanewise_function lanewise_shake256_x2_aarch64_mixed_x2_masked_chain16
    mov x5, #2
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x2_aarch64_mixed_x2_masked_chain16
lanewise_function lanewise_shake256_x2_aarch64_mixed_x2_masked_chain24
    mov x5, #3
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x2_aarch64_mixed_x2_masked_chain24
lanewise_function lanewise_shake256_x2_aarch64_mixed_x2_masked_chain32
    mov x5, #4
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x2_aarch64_mixed_x2_masked_chain32
