/* PYTHONPATH=lab python3 -m lanewise_lab.ntt mldsa_neon > src/mldsa/aarch64/mldsa_neon.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The transforms of mldsa with Neon, of 256 elements of 32 bits.
 *
 * lanewise_mldsa_ntt_neon(p): to the NTT domain. Input |x| <= 8380416, output |x| <= 76261794.
 * lanewise_mldsa_inverse_neon(p): back, times 2^32. Input |x| <= 6704332, output |x| <= 10475520.
 * Stack: 48 bytes
 * No branch and no address depends on the elements. x18 is not touched.
 */
#include "../../keccak/aarch64/asm.h"
    .arch armv8-a
lanewise_function lanewise_mldsa_ntt_neon
    sub sp, sp, #48
    .cfi_def_cfa_offset 48
    stp d8, d9, [sp, #0]
    .cfi_offset 72, -48
    .cfi_offset 73, -40
    stp d10, d11, [sp, #16]
    .cfi_offset 74, -32
    .cfi_offset 75, -24
    stp d12, d13, [sp, #32]
    .cfi_offset 76, -16
    .cfi_offset 77, -8
    adr x1, 9f
    mov w2, #57345
    movk w2, #127, lsl #16
    dup v12.4s, w2
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    mov w2, #4
1:
    ldr q16, [x0, #0]
    ldr q17, [x0, #64]
    ldr q18, [x0, #128]
    ldr q19, [x0, #192]
    ldr q20, [x0, #256]
    ldr q21, [x0, #320]
    ldr q22, [x0, #384]
    ldr q23, [x0, #448]
    ldr q24, [x0, #512]
    ldr q25, [x0, #576]
    ldr q26, [x0, #640]
    ldr q27, [x0, #704]
    ldr q28, [x0, #768]
    ldr q29, [x0, #832]
    ldr q30, [x0, #896]
    ldr q31, [x0, #960]
    mul v8.4s, v24.4s, v0.s[0]
    mul v9.4s, v25.4s, v0.s[0]
    mul v10.4s, v26.4s, v0.s[0]
    mul v11.4s, v27.4s, v0.s[0]
    sqrdmulh v24.4s, v24.4s, v0.s[1]
    sqrdmulh v25.4s, v25.4s, v0.s[1]
    sqrdmulh v26.4s, v26.4s, v0.s[1]
    sqrdmulh v27.4s, v27.4s, v0.s[1]
    mls v8.4s, v24.4s, v12.4s
    mls v9.4s, v25.4s, v12.4s
    mls v10.4s, v26.4s, v12.4s
    mls v11.4s, v27.4s, v12.4s
    sub v24.4s, v16.4s, v8.4s
    sub v25.4s, v17.4s, v9.4s
    sub v26.4s, v18.4s, v10.4s
    sub v27.4s, v19.4s, v11.4s
    add v16.4s, v16.4s, v8.4s
    add v17.4s, v17.4s, v9.4s
    add v18.4s, v18.4s, v10.4s
    add v19.4s, v19.4s, v11.4s
    mul v8.4s, v28.4s, v0.s[0]
    mul v9.4s, v29.4s, v0.s[0]
    mul v10.4s, v30.4s, v0.s[0]
    mul v11.4s, v31.4s, v0.s[0]
    sqrdmulh v28.4s, v28.4s, v0.s[1]
    sqrdmulh v29.4s, v29.4s, v0.s[1]
    sqrdmulh v30.4s, v30.4s, v0.s[1]
    sqrdmulh v31.4s, v31.4s, v0.s[1]
    mls v8.4s, v28.4s, v12.4s
    mls v9.4s, v29.4s, v12.4s
    mls v10.4s, v30.4s, v12.4s
    mls v11.4s, v31.4s, v12.4s
    sub v28.4s, v20.4s, v8.4s
    sub v29.4s, v21.4s, v9.4s
    sub v30.4s, v22.4s, v10.4s
    sub v31.4s, v23.4s, v11.4s
    add v20.4s, v20.4s, v8.4s
    add v21.4s, v21.4s, v9.4s
    add v22.4s, v22.4s, v10.4s
    add v23.4s, v23.4s, v11.4s
    mul v8.4s, v20.4s, v0.s[2]
    mul v9.4s, v21.4s, v0.s[2]
    mul v10.4s, v22.4s, v0.s[2]
    mul v11.4s, v23.4s, v0.s[2]
    sqrdmulh v20.4s, v20.4s, v0.s[3]
    sqrdmulh v21.4s, v21.4s, v0.s[3]
    sqrdmulh v22.4s, v22.4s, v0.s[3]
    sqrdmulh v23.4s, v23.4s, v0.s[3]
    mls v8.4s, v20.4s, v12.4s
    mls v9.4s, v21.4s, v12.4s
    mls v10.4s, v22.4s, v12.4s
    mls v11.4s, v23.4s, v12.4s
    sub v20.4s, v16.4s, v8.4s
    sub v21.4s, v17.4s, v9.4s
    sub v22.4s, v18.4s, v10.4s
    sub v23.4s, v19.4s, v11.4s
    add v16.4s, v16.4s, v8.4s
    add v17.4s, v17.4s, v9.4s
    add v18.4s, v18.4s, v10.4s
    add v19.4s, v19.4s, v11.4s
    mul v8.4s, v28.4s, v1.s[0]
    mul v9.4s, v29.4s, v1.s[0]
    mul v10.4s, v30.4s, v1.s[0]
    mul v11.4s, v31.4s, v1.s[0]
    sqrdmulh v28.4s, v28.4s, v1.s[1]
    sqrdmulh v29.4s, v29.4s, v1.s[1]
    sqrdmulh v30.4s, v30.4s, v1.s[1]
    sqrdmulh v31.4s, v31.4s, v1.s[1]
    mls v8.4s, v28.4s, v12.4s
    mls v9.4s, v29.4s, v12.4s
    mls v10.4s, v30.4s, v12.4s
    mls v11.4s, v31.4s, v12.4s
    sub v28.4s, v24.4s, v8.4s
    sub v29.4s, v25.4s, v9.4s
    sub v30.4s, v26.4s, v10.4s
    sub v31.4s, v27.4s, v11.4s
    add v24.4s, v24.4s, v8.4s
    add v25.4s, v25.4s, v9.4s
    add v26.4s, v26.4s, v10.4s
    add v27.4s, v27.4s, v11.4s
    mul v8.4s, v18.4s, v1.s[2]
    mul v9.4s, v19.4s, v1.s[2]
    mul v10.4s, v22.4s, v2.s[0]
    mul v11.4s, v23.4s, v2.s[0]
    sqrdmulh v18.4s, v18.4s, v1.s[3]
    sqrdmulh v19.4s, v19.4s, v1.s[3]
    sqrdmulh v22.4s, v22.4s, v2.s[1]
    sqrdmulh v23.4s, v23.4s, v2.s[1]
    mls v8.4s, v18.4s, v12.4s
    mls v9.4s, v19.4s, v12.4s
    mls v10.4s, v22.4s, v12.4s
    mls v11.4s, v23.4s, v12.4s
    sub v18.4s, v16.4s, v8.4s
    sub v19.4s, v17.4s, v9.4s
    sub v22.4s, v20.4s, v10.4s
    sub v23.4s, v21.4s, v11.4s
    add v16.4s, v16.4s, v8.4s
    add v17.4s, v17.4s, v9.4s
    add v20.4s, v20.4s, v10.4s
    add v21.4s, v21.4s, v11.4s
    mul v8.4s, v26.4s, v2.s[2]
    mul v9.4s, v27.4s, v2.s[2]
    mul v10.4s, v30.4s, v3.s[0]
    mul v11.4s, v31.4s, v3.s[0]
    sqrdmulh v26.4s, v26.4s, v2.s[3]
    sqrdmulh v27.4s, v27.4s, v2.s[3]
    sqrdmulh v30.4s, v30.4s, v3.s[1]
    sqrdmulh v31.4s, v31.4s, v3.s[1]
    mls v8.4s, v26.4s, v12.4s
    mls v9.4s, v27.4s, v12.4s
    mls v10.4s, v30.4s, v12.4s
    mls v11.4s, v31.4s, v12.4s
    sub v26.4s, v24.4s, v8.4s
    sub v27.4s, v25.4s, v9.4s
    sub v30.4s, v28.4s, v10.4s
    sub v31.4s, v29.4s, v11.4s
    add v24.4s, v24.4s, v8.4s
    add v25.4s, v25.4s, v9.4s
    add v28.4s, v28.4s, v10.4s
    add v29.4s, v29.4s, v11.4s
    mul v8.4s, v17.4s, v3.s[2]
    mul v9.4s, v19.4s, v4.s[0]
    mul v10.4s, v21.4s, v4.s[2]
    mul v11.4s, v23.4s, v5.s[0]
    sqrdmulh v17.4s, v17.4s, v3.s[3]
    sqrdmulh v19.4s, v19.4s, v4.s[1]
    sqrdmulh v21.4s, v21.4s, v4.s[3]
    sqrdmulh v23.4s, v23.4s, v5.s[1]
    mls v8.4s, v17.4s, v12.4s
    mls v9.4s, v19.4s, v12.4s
    mls v10.4s, v21.4s, v12.4s
    mls v11.4s, v23.4s, v12.4s
    sub v17.4s, v16.4s, v8.4s
    sub v19.4s, v18.4s, v9.4s
    sub v21.4s, v20.4s, v10.4s
    sub v23.4s, v22.4s, v11.4s
    add v16.4s, v16.4s, v8.4s
    add v18.4s, v18.4s, v9.4s
    add v20.4s, v20.4s, v10.4s
    add v22.4s, v22.4s, v11.4s
    mul v8.4s, v25.4s, v5.s[2]
    mul v9.4s, v27.4s, v6.s[0]
    mul v10.4s, v29.4s, v6.s[2]
    mul v11.4s, v31.4s, v7.s[0]
    sqrdmulh v25.4s, v25.4s, v5.s[3]
    sqrdmulh v27.4s, v27.4s, v6.s[1]
    sqrdmulh v29.4s, v29.4s, v6.s[3]
    sqrdmulh v31.4s, v31.4s, v7.s[1]
    mls v8.4s, v25.4s, v12.4s
    mls v9.4s, v27.4s, v12.4s
    mls v10.4s, v29.4s, v12.4s
    mls v11.4s, v31.4s, v12.4s
    sub v25.4s, v24.4s, v8.4s
    sub v27.4s, v26.4s, v9.4s
    sub v29.4s, v28.4s, v10.4s
    sub v31.4s, v30.4s, v11.4s
    add v24.4s, v24.4s, v8.4s
    add v26.4s, v26.4s, v9.4s
    add v28.4s, v28.4s, v10.4s
    add v30.4s, v30.4s, v11.4s
    str q16, [x0, #0]
    str q17, [x0, #64]
    str q18, [x0, #128]
    str q19, [x0, #192]
    str q20, [x0, #256]
    str q21, [x0, #320]
    str q22, [x0, #384]
    str q23, [x0, #448]
    str q24, [x0, #512]
    str q25, [x0, #576]
    str q26, [x0, #640]
    str q27, [x0, #704]
    str q28, [x0, #768]
    str q29, [x0, #832]
    str q30, [x0, #896]
    str q31, [x0, #960]
    add x0, x0, #16
    subs w2, w2, #1
    b.ne 1b
    sub x0, x0, #64
    mov w2, #4
2:
    ldp q16, q17, [x0, #0]
    ldp q18, q19, [x0, #32]
    ldp q20, q21, [x0, #64]
    ldp q22, q23, [x0, #96]
    ldp q24, q25, [x0, #128]
    ldp q26, q27, [x0, #160]
    ldp q28, q29, [x0, #192]
    ldp q30, q31, [x0, #224]
    ldr q0, [x1], #16
    mul v8.4s, v18.4s, v0.s[0]
    mul v9.4s, v19.4s, v0.s[0]
    mul v10.4s, v22.4s, v0.s[2]
    mul v11.4s, v23.4s, v0.s[2]
    sqrdmulh v18.4s, v18.4s, v0.s[1]
    sqrdmulh v19.4s, v19.4s, v0.s[1]
    sqrdmulh v22.4s, v22.4s, v0.s[3]
    sqrdmulh v23.4s, v23.4s, v0.s[3]
    mls v8.4s, v18.4s, v12.4s
    mls v9.4s, v19.4s, v12.4s
    mls v10.4s, v22.4s, v12.4s
    mls v11.4s, v23.4s, v12.4s
    sub v18.4s, v16.4s, v8.4s
    sub v19.4s, v17.4s, v9.4s
    sub v22.4s, v20.4s, v10.4s
    sub v23.4s, v21.4s, v11.4s
    add v16.4s, v16.4s, v8.4s
    add v17.4s, v17.4s, v9.4s
    add v20.4s, v20.4s, v10.4s
    add v21.4s, v21.4s, v11.4s
    ldr q0, [x1], #16
    mul v8.4s, v26.4s, v0.s[0]
    mul v9.4s, v27.4s, v0.s[0]
    mul v10.4s, v30.4s, v0.s[2]
    mul v11.4s, v31.4s, v0.s[2]
    sqrdmulh v26.4s, v26.4s, v0.s[1]
    sqrdmulh v27.4s, v27.4s, v0.s[1]
    sqrdmulh v30.4s, v30.4s, v0.s[3]
    sqrdmulh v31.4s, v31.4s, v0.s[3]
    mls v8.4s, v26.4s, v12.4s
    mls v9.4s, v27.4s, v12.4s
    mls v10.4s, v30.4s, v12.4s
    mls v11.4s, v31.4s, v12.4s
    sub v26.4s, v24.4s, v8.4s
    sub v27.4s, v25.4s, v9.4s
    sub v30.4s, v28.4s, v10.4s
    sub v31.4s, v29.4s, v11.4s
    add v24.4s, v24.4s, v8.4s
    add v25.4s, v25.4s, v9.4s
    add v28.4s, v28.4s, v10.4s
    add v29.4s, v29.4s, v11.4s
    ldp q0, q1, [x1], #32
    mul v8.4s, v17.4s, v0.s[0]
    mul v9.4s, v19.4s, v0.s[2]
    mul v10.4s, v21.4s, v1.s[0]
    mul v11.4s, v23.4s, v1.s[2]
    sqrdmulh v17.4s, v17.4s, v0.s[1]
    sqrdmulh v19.4s, v19.4s, v0.s[3]
    sqrdmulh v21.4s, v21.4s, v1.s[1]
    sqrdmulh v23.4s, v23.4s, v1.s[3]
    mls v8.4s, v17.4s, v12.4s
    mls v9.4s, v19.4s, v12.4s
    mls v10.4s, v21.4s, v12.4s
    mls v11.4s, v23.4s, v12.4s
    sub v17.4s, v16.4s, v8.4s
    sub v19.4s, v18.4s, v9.4s
    sub v21.4s, v20.4s, v10.4s
    sub v23.4s, v22.4s, v11.4s
    add v16.4s, v16.4s, v8.4s
    add v18.4s, v18.4s, v9.4s
    add v20.4s, v20.4s, v10.4s
    add v22.4s, v22.4s, v11.4s
    ldp q0, q1, [x1], #32
    mul v8.4s, v25.4s, v0.s[0]
    mul v9.4s, v27.4s, v0.s[2]
    mul v10.4s, v29.4s, v1.s[0]
    mul v11.4s, v31.4s, v1.s[2]
    sqrdmulh v25.4s, v25.4s, v0.s[1]
    sqrdmulh v27.4s, v27.4s, v0.s[3]
    sqrdmulh v29.4s, v29.4s, v1.s[1]
    sqrdmulh v31.4s, v31.4s, v1.s[3]
    mls v8.4s, v25.4s, v12.4s
    mls v9.4s, v27.4s, v12.4s
    mls v10.4s, v29.4s, v12.4s
    mls v11.4s, v31.4s, v12.4s
    sub v25.4s, v24.4s, v8.4s
    sub v27.4s, v26.4s, v9.4s
    sub v29.4s, v28.4s, v10.4s
    sub v31.4s, v30.4s, v11.4s
    add v24.4s, v24.4s, v8.4s
    add v26.4s, v26.4s, v9.4s
    add v28.4s, v28.4s, v10.4s
    add v30.4s, v30.4s, v11.4s
    zip1 v8.2d, v16.2d, v17.2d
    zip2 v17.2d, v16.2d, v17.2d
    zip1 v16.2d, v18.2d, v19.2d
    zip2 v19.2d, v18.2d, v19.2d
    zip1 v18.2d, v20.2d, v21.2d
    zip2 v21.2d, v20.2d, v21.2d
    zip1 v20.2d, v22.2d, v23.2d
    zip2 v23.2d, v22.2d, v23.2d
    zip1 v22.2d, v24.2d, v25.2d
    zip2 v25.2d, v24.2d, v25.2d
    zip1 v24.2d, v26.2d, v27.2d
    zip2 v27.2d, v26.2d, v27.2d
    zip1 v26.2d, v28.2d, v29.2d
    zip2 v29.2d, v28.2d, v29.2d
    zip1 v28.2d, v30.2d, v31.2d
    zip2 v31.2d, v30.2d, v31.2d
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    mul v30.4s, v17.4s, v0.4s
    mul v9.4s, v19.4s, v2.4s
    mul v10.4s, v21.4s, v4.4s
    mul v11.4s, v23.4s, v6.4s
    sqrdmulh v17.4s, v17.4s, v1.4s
    sqrdmulh v19.4s, v19.4s, v3.4s
    sqrdmulh v21.4s, v21.4s, v5.4s
    sqrdmulh v23.4s, v23.4s, v7.4s
    mls v30.4s, v17.4s, v12.4s
    mls v9.4s, v19.4s, v12.4s
    mls v10.4s, v21.4s, v12.4s
    mls v11.4s, v23.4s, v12.4s
    sub v17.4s, v8.4s, v30.4s
    sub v19.4s, v16.4s, v9.4s
    sub v21.4s, v18.4s, v10.4s
    sub v23.4s, v20.4s, v11.4s
    add v8.4s, v8.4s, v30.4s
    add v16.4s, v16.4s, v9.4s
    add v18.4s, v18.4s, v10.4s
    add v20.4s, v20.4s, v11.4s
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    mul v30.4s, v25.4s, v0.4s
    mul v9.4s, v27.4s, v2.4s
    mul v10.4s, v29.4s, v4.4s
    mul v11.4s, v31.4s, v6.4s
    sqrdmulh v25.4s, v25.4s, v1.4s
    sqrdmulh v27.4s, v27.4s, v3.4s
    sqrdmulh v29.4s, v29.4s, v5.4s
    sqrdmulh v31.4s, v31.4s, v7.4s
    mls v30.4s, v25.4s, v12.4s
    mls v9.4s, v27.4s, v12.4s
    mls v10.4s, v29.4s, v12.4s
    mls v11.4s, v31.4s, v12.4s
    sub v25.4s, v22.4s, v30.4s
    sub v27.4s, v24.4s, v9.4s
    sub v29.4s, v26.4s, v10.4s
    sub v31.4s, v28.4s, v11.4s
    add v22.4s, v22.4s, v30.4s
    add v24.4s, v24.4s, v9.4s
    add v26.4s, v26.4s, v10.4s
    add v28.4s, v28.4s, v11.4s
    trn1 v30.4s, v8.4s, v17.4s
    trn2 v17.4s, v8.4s, v17.4s
    trn1 v8.4s, v16.4s, v19.4s
    trn2 v19.4s, v16.4s, v19.4s
    trn1 v16.4s, v18.4s, v21.4s
    trn2 v21.4s, v18.4s, v21.4s
    trn1 v18.4s, v20.4s, v23.4s
    trn2 v23.4s, v20.4s, v23.4s
    trn1 v20.4s, v22.4s, v25.4s
    trn2 v25.4s, v22.4s, v25.4s
    trn1 v22.4s, v24.4s, v27.4s
    trn2 v27.4s, v24.4s, v27.4s
    trn1 v24.4s, v26.4s, v29.4s
    trn2 v29.4s, v26.4s, v29.4s
    trn1 v26.4s, v28.4s, v31.4s
    trn2 v31.4s, v28.4s, v31.4s
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    mul v28.4s, v17.4s, v0.4s
    mul v9.4s, v19.4s, v2.4s
    mul v10.4s, v21.4s, v4.4s
    mul v11.4s, v23.4s, v6.4s
    sqrdmulh v17.4s, v17.4s, v1.4s
    sqrdmulh v19.4s, v19.4s, v3.4s
    sqrdmulh v21.4s, v21.4s, v5.4s
    sqrdmulh v23.4s, v23.4s, v7.4s
    mls v28.4s, v17.4s, v12.4s
    mls v9.4s, v19.4s, v12.4s
    mls v10.4s, v21.4s, v12.4s
    mls v11.4s, v23.4s, v12.4s
    sub v17.4s, v30.4s, v28.4s
    sub v19.4s, v8.4s, v9.4s
    sub v21.4s, v16.4s, v10.4s
    sub v23.4s, v18.4s, v11.4s
    add v30.4s, v30.4s, v28.4s
    add v8.4s, v8.4s, v9.4s
    add v16.4s, v16.4s, v10.4s
    add v18.4s, v18.4s, v11.4s
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    mul v28.4s, v25.4s, v0.4s
    mul v9.4s, v27.4s, v2.4s
    mul v10.4s, v29.4s, v4.4s
    mul v11.4s, v31.4s, v6.4s
    sqrdmulh v25.4s, v25.4s, v1.4s
    sqrdmulh v27.4s, v27.4s, v3.4s
    sqrdmulh v29.4s, v29.4s, v5.4s
    sqrdmulh v31.4s, v31.4s, v7.4s
    mls v28.4s, v25.4s, v12.4s
    mls v9.4s, v27.4s, v12.4s
    mls v10.4s, v29.4s, v12.4s
    mls v11.4s, v31.4s, v12.4s
    sub v25.4s, v20.4s, v28.4s
    sub v27.4s, v22.4s, v9.4s
    sub v29.4s, v24.4s, v10.4s
    sub v31.4s, v26.4s, v11.4s
    add v20.4s, v20.4s, v28.4s
    add v22.4s, v22.4s, v9.4s
    add v24.4s, v24.4s, v10.4s
    add v26.4s, v26.4s, v11.4s
    zip1 v28.4s, v30.4s, v17.4s
    zip2 v17.4s, v30.4s, v17.4s
    zip1 v30.4s, v8.4s, v19.4s
    zip2 v19.4s, v8.4s, v19.4s
    zip1 v8.4s, v16.4s, v21.4s
    zip2 v21.4s, v16.4s, v21.4s
    zip1 v16.4s, v18.4s, v23.4s
    zip2 v23.4s, v18.4s, v23.4s
    zip1 v18.4s, v20.4s, v25.4s
    zip2 v25.4s, v20.4s, v25.4s
    zip1 v20.4s, v22.4s, v27.4s
    zip2 v27.4s, v22.4s, v27.4s
    zip1 v22.4s, v24.4s, v29.4s
    zip2 v29.4s, v24.4s, v29.4s
    zip1 v24.4s, v26.4s, v31.4s
    zip2 v31.4s, v26.4s, v31.4s
    stp q28, q17, [x0, #0]
    stp q30, q19, [x0, #32]
    stp q8, q21, [x0, #64]
    stp q16, q23, [x0, #96]
    stp q18, q25, [x0, #128]
    stp q20, q27, [x0, #160]
    stp q22, q29, [x0, #192]
    stp q24, q31, [x0, #224]
    add x0, x0, #256
    subs w2, w2, #1
    b.ne 2b
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #48
    .cfi_def_cfa_offset 0
    ret
    .p2align 4
9:
    .word -3572223, -915382907, 3765607, 964937599, 3761513, 963888510, -3201494, -820383522
    .word -2883726, -738955404, -3145678, -806080660, -3201430, -820367122, -601683, -154181397
    .word 3542485, 907762539, 2682288, 687336873, 2129892, 545785280, 3764867, 964747974
    .word -1005239, -257592709, 557458, 142848732, -1221177, -312926867, 0, 0
    .word -3370349, -863652652, -4063053, -1041158200, 2663378, 682491182, -1674615, -429120452
    .word 3602218, 923069133, 3182878, 815613168, 2740543, 702264730, -3586446, -919027554
    .word -3110818, -797147778, 2101410, 538486762, 3704823, 949361686, 1159875, 297218217
    .word 3073009, 3073009, 1277625, 1277625, 787459213, 787459213, 327391679, 327391679
    .word -2635473, -2635473, 3852015, 3852015, -675340520, -675340520, 987079667, 987079667
    .word 4183372, 4183372, -3222807, -3222807, 1071989969, 1071989969, -825844983, -825844983
    .word -3121440, -3121440, -274060, -274060, -799869667, -799869667, -70227934, -70227934
    .word 2508980, 2508980, 2028118, 2028118, 642926661, 642926661, 519705671, 519705671
    .word 1937570, 1937570, -3815725, -3815725, 496502727, 496502727, -977780347, -977780347
    .word 2811291, 2811291, -2983781, -2983781, 720393920, 720393920, -764594519, -764594519
    .word -1109516, -1109516, 4158088, 4158088, -284313712, -284313712, 1065510939, 1065510939
    .word 1753, -1935420, -2659525, -1455890, 449207, -495951789, -681503850, -373072124
    .word 2660408, -1780227, -59148, 2772600, 681730119, -456183549, -15156688, 710479343
    .word 1182243, 87208, 636927, -3965306, 302950022, 22347069, 163212680, -1016110510
    .word -3956745, -2296397, -3284915, -3716946, -1013916752, -588452222, -841760171, -952468207
    .word -27812, 822541, 1009365, -2454145, -7126831, 210776307, 258649997, -628875181
    .word -1979497, 1596822, -3956944, -3759465, -507246529, 409185979, -1013967746, -963363710
    .word -1685153, -3410568, 2678278, -3768948, -431820817, -873958779, 686309310, -965793731
    .word -3551006, 635956, -250446, -2455377, -909946047, 162963861, -64176841, -629190881
    .word -3524442, -903139016, -434125, -111244624, 676590, 173376332, -1335936, -342333886
    .word 394148, 101000509, 928749, 237992130, 1095468, 280713909, -3506380, -898510625
    .word 2071829, 530906624, -4018989, -1029866791, 3241972, 830756018, 2156050, 552488273
    .word 1528066, 1528066, 482649, 482649, 391567239, 391567239, 123678909, 123678909
    .word 1148858, 1148858, -2962264, -2962264, 294395108, 294395108, -759080783, -759080783
    .word -565603, -565603, 169688, 169688, -144935890, -144935890, 43482586, 43482586
    .word 2462444, 2462444, -3334383, -3334383, 631001801, 631001801, -854436357, -854436357
    .word -4166425, -4166425, -3488383, -3488383, -1067647297, -1067647297, -893898890, -893898890
    .word 1987814, 1987814, -3197248, -3197248, 509377762, 509377762, -819295484, -819295484
    .word 1736313, 1736313, 235407, 235407, 444930577, 444930577, 60323094, 60323094
    .word -3250154, -3250154, 3258457, 3258457, -832852657, -832852657, 834980303, 834980303
    .word -4146264, -1772588, 2192938, -1727088, -1062481036, -454226054, 561940831, -442566669
    .word 2387513, -3611750, -268456, -3180456, 611800717, -925511710, -68791907, -814992530
    .word 3747250, 2296099, 1239911, -3838479, 960233614, 588375860, 317727459, -983611064
    .word 3195676, 2642980, 1254190, -12417, 818892658, 677264190, 321386456, -3181859
    .word 2998219, 141835, -89301, 2513018, 768294260, 36345249, -22883400, 643961400
    .word -1354892, 613238, -1310261, -2218467, -347191365, 157142369, -335754661, -568482643
    .word -458740, -1921994, 4040196, -3472069, -117552223, -492511373, 1035301089, -889718424
    .word 2039144, -1879878, -818761, -2178965, 522531086, -481719139, -209807681, -558360247
    .word -3227876, -827143915, 1714295, 439288460, 2453983, 628833668, 1460718, 374309300
    .word 3415069, 875112161, 1759347, 450833045, -817536, -209493775, -3574466, -915957677
    .word 3756790, 962678241, -1935799, -496048908, -1716988, -439978542, -3950053, -1012201926
    .word -2579253, -2579253, 1787943, 1787943, -660934133, -660934133, 458160776, 458160776
    .word -2391089, -2391089, -2254727, -2254727, -612717067, -612717067, -577774276, -577774276
    .word 3482206, 3482206, -4182915, -4182915, 892316032, 892316032, -1071872863, -1071872863
    .word -1300016, -1300016, -2362063, -2362063, -333129378, -333129378, -605279149, -605279149
    .word -1317678, -1317678, 2461387, 2461387, -337655269, -337655269, 630730945, 630730945
    .word 3035980, 3035980, 621164, 621164, 777970524, 777970524, 159173408, 159173408
    .word 3901472, 3901472, -1226661, -1226661, 999753034, 999753034, -314332144, -314332144
    .word 2925816, 2925816, 3374250, 3374250, 749740976, 749740976, 864652284, 864652284
    .word -1623354, 2105286, -2374402, -2033807, -415984810, 539479988, -608441020, -521163479
    .word 586241, -1179613, 527981, -2743411, 150224382, -302276083, 135295244, -702999655
    .word -1476985, 1994046, 2491325, -1393159, -378477722, 510974714, 638402564, -356997292
    .word 507927, -1187885, -724804, -1834526, 130156402, -304395785, -185731180, -470097680
    .word -3033742, -338420, 2647994, 3009748, -777397036, -86720197, 678549029, 771248568
    .word -2612853, 4148469, 749577, -4022750, -669544140, 1063046068, 192079267, -1030830548
    .word 3980599, 2569011, -1615530, 1723229, 1020029345, 658309618, -413979908, 441577800
    .word 1665318, 2028038, 1163598, -3369273, 426738094, 519685171, 298172236, -863376927
    .word -642628, -164673562, -3585098, -918682129, 2815639, 721508096, 2283733, 585207070
    .word -2897314, -742437332, 3192354, 818041395, 556856, 142694469, 3870317, 991769559
    .word 2917338, 747568486, 1853806, 475038184, 3345963, 857403734, 1858416, 476219497
    .word 1356448, 1356448, -2775755, -2775755, 347590090, 347590090, -711287812, -711287812
    .word 2683270, 2683270, -2778788, -2778788, 687588511, 687588511, -712065019, -712065019
    .word -3467665, -3467665, 2312838, 2312838, -888589898, -888589898, 592665232, 592665232
    .word -653275, -653275, -459163, -459163, -167401858, -167401858, -117660617, -117660617
    .word 348812, 348812, -327848, -327848, 89383150, 89383150, -84011120, -84011120
    .word 1011223, 1011223, -2354215, -2354215, 259126110, 259126110, -603268097, -603268097
    .word -3818627, -3818627, -1922253, -1922253, -978523985, -978523985, -492577742, -492577742
    .word -2236726, -2236726, 1744507, 1744507, -573161516, -573161516, 447030292, 447030292
    .word 3994671, -11879, -1370517, 3020393, 1023635298, -3043996, -351195274, 773976352
    .word 3363542, 214880, 545376, -770441, 861908357, 55063046, 139752717, -197425671
    .word 3105558, -1103344, 508145, -553718, 795799901, -282732136, 130212265, -141890356
    .word 860144, 3430436, 140244, -1514152, 220412084, 879049958, 35937555, -388001774
    .word -2185084, 3123762, 2358373, -2193087, -559928242, 800464680, 604333585, -561979013
    .word -3014420, -1716814, 2926054, -392707, -772445769, -439933955, 749801963, -100631253
    .word -303005, 3531229, -3974485, -3773731, -77645096, 904878186, -1018462631, -967019376
    .word 1900052, -781875, 1054478, -731434, 486888731, -200355636, 270210213, -187430119
lanewise_end lanewise_mldsa_ntt_neon
lanewise_function lanewise_mldsa_inverse_neon
    sub sp, sp, #48
    .cfi_def_cfa_offset 48
    stp d8, d9, [sp, #0]
    .cfi_offset 72, -48
    .cfi_offset 73, -40
    stp d10, d11, [sp, #16]
    .cfi_offset 74, -32
    .cfi_offset 75, -24
    stp d12, d13, [sp, #32]
    .cfi_offset 76, -16
    .cfi_offset 77, -8
    adr x1, 9f
    mov w2, #57345
    movk w2, #127, lsl #16
    dup v12.4s, w2
    mov w2, #4
1:
    ldp q16, q17, [x0, #0]
    ldp q18, q19, [x0, #32]
    ldp q20, q21, [x0, #64]
    ldp q22, q23, [x0, #96]
    ldp q24, q25, [x0, #128]
    ldp q26, q27, [x0, #160]
    ldp q28, q29, [x0, #192]
    ldp q30, q31, [x0, #224]
    uzp1 v8.4s, v16.4s, v17.4s
    uzp2 v17.4s, v16.4s, v17.4s
    uzp1 v16.4s, v18.4s, v19.4s
    uzp2 v19.4s, v18.4s, v19.4s
    uzp1 v18.4s, v20.4s, v21.4s
    uzp2 v21.4s, v20.4s, v21.4s
    uzp1 v20.4s, v22.4s, v23.4s
    uzp2 v23.4s, v22.4s, v23.4s
    uzp1 v22.4s, v24.4s, v25.4s
    uzp2 v25.4s, v24.4s, v25.4s
    uzp1 v24.4s, v26.4s, v27.4s
    uzp2 v27.4s, v26.4s, v27.4s
    uzp1 v26.4s, v28.4s, v29.4s
    uzp2 v29.4s, v28.4s, v29.4s
    uzp1 v28.4s, v30.4s, v31.4s
    uzp2 v31.4s, v30.4s, v31.4s
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    sub v30.4s, v17.4s, v8.4s
    sub v9.4s, v19.4s, v16.4s
    sub v10.4s, v21.4s, v18.4s
    sub v11.4s, v23.4s, v20.4s
    add v8.4s, v8.4s, v17.4s
    add v16.4s, v16.4s, v19.4s
    add v18.4s, v18.4s, v21.4s
    add v20.4s, v20.4s, v23.4s
    mul v17.4s, v30.4s, v0.4s
    mul v19.4s, v9.4s, v2.4s
    mul v21.4s, v10.4s, v4.4s
    mul v23.4s, v11.4s, v6.4s
    sqrdmulh v30.4s, v30.4s, v1.4s
    sqrdmulh v9.4s, v9.4s, v3.4s
    sqrdmulh v10.4s, v10.4s, v5.4s
    sqrdmulh v11.4s, v11.4s, v7.4s
    mls v17.4s, v30.4s, v12.4s
    mls v19.4s, v9.4s, v12.4s
    mls v21.4s, v10.4s, v12.4s
    mls v23.4s, v11.4s, v12.4s
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    sub v30.4s, v25.4s, v22.4s
    sub v9.4s, v27.4s, v24.4s
    sub v10.4s, v29.4s, v26.4s
    sub v11.4s, v31.4s, v28.4s
    add v22.4s, v22.4s, v25.4s
    add v24.4s, v24.4s, v27.4s
    add v26.4s, v26.4s, v29.4s
    add v28.4s, v28.4s, v31.4s
    mul v25.4s, v30.4s, v0.4s
    mul v27.4s, v9.4s, v2.4s
    mul v29.4s, v10.4s, v4.4s
    mul v31.4s, v11.4s, v6.4s
    sqrdmulh v30.4s, v30.4s, v1.4s
    sqrdmulh v9.4s, v9.4s, v3.4s
    sqrdmulh v10.4s, v10.4s, v5.4s
    sqrdmulh v11.4s, v11.4s, v7.4s
    mls v25.4s, v30.4s, v12.4s
    mls v27.4s, v9.4s, v12.4s
    mls v29.4s, v10.4s, v12.4s
    mls v31.4s, v11.4s, v12.4s
    trn1 v30.4s, v8.4s, v17.4s
    trn2 v17.4s, v8.4s, v17.4s
    trn1 v8.4s, v16.4s, v19.4s
    trn2 v19.4s, v16.4s, v19.4s
    trn1 v16.4s, v18.4s, v21.4s
    trn2 v21.4s, v18.4s, v21.4s
    trn1 v18.4s, v20.4s, v23.4s
    trn2 v23.4s, v20.4s, v23.4s
    trn1 v20.4s, v22.4s, v25.4s
    trn2 v25.4s, v22.4s, v25.4s
    trn1 v22.4s, v24.4s, v27.4s
    trn2 v27.4s, v24.4s, v27.4s
    trn1 v24.4s, v26.4s, v29.4s
    trn2 v29.4s, v26.4s, v29.4s
    trn1 v26.4s, v28.4s, v31.4s
    trn2 v31.4s, v28.4s, v31.4s
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    sub v28.4s, v17.4s, v30.4s
    sub v9.4s, v19.4s, v8.4s
    sub v10.4s, v21.4s, v16.4s
    sub v11.4s, v23.4s, v18.4s
    add v30.4s, v30.4s, v17.4s
    add v8.4s, v8.4s, v19.4s
    add v16.4s, v16.4s, v21.4s
    add v18.4s, v18.4s, v23.4s
    mul v17.4s, v28.4s, v0.4s
    mul v19.4s, v9.4s, v2.4s
    mul v21.4s, v10.4s, v4.4s
    mul v23.4s, v11.4s, v6.4s
    sqrdmulh v28.4s, v28.4s, v1.4s
    sqrdmulh v9.4s, v9.4s, v3.4s
    sqrdmulh v10.4s, v10.4s, v5.4s
    sqrdmulh v11.4s, v11.4s, v7.4s
    mls v17.4s, v28.4s, v12.4s
    mls v19.4s, v9.4s, v12.4s
    mls v21.4s, v10.4s, v12.4s
    mls v23.4s, v11.4s, v12.4s
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    sub v28.4s, v25.4s, v20.4s
    sub v9.4s, v27.4s, v22.4s
    sub v10.4s, v29.4s, v24.4s
    sub v11.4s, v31.4s, v26.4s
    add v20.4s, v20.4s, v25.4s
    add v22.4s, v22.4s, v27.4s
    add v24.4s, v24.4s, v29.4s
    add v26.4s, v26.4s, v31.4s
    mul v25.4s, v28.4s, v0.4s
    mul v27.4s, v9.4s, v2.4s
    mul v29.4s, v10.4s, v4.4s
    mul v31.4s, v11.4s, v6.4s
    sqrdmulh v28.4s, v28.4s, v1.4s
    sqrdmulh v9.4s, v9.4s, v3.4s
    sqrdmulh v10.4s, v10.4s, v5.4s
    sqrdmulh v11.4s, v11.4s, v7.4s
    mls v25.4s, v28.4s, v12.4s
    mls v27.4s, v9.4s, v12.4s
    mls v29.4s, v10.4s, v12.4s
    mls v31.4s, v11.4s, v12.4s
    zip1 v28.2d, v30.2d, v17.2d
    zip2 v17.2d, v30.2d, v17.2d
    zip1 v30.2d, v8.2d, v19.2d
    zip2 v19.2d, v8.2d, v19.2d
    zip1 v8.2d, v16.2d, v21.2d
    zip2 v21.2d, v16.2d, v21.2d
    zip1 v16.2d, v18.2d, v23.2d
    zip2 v23.2d, v18.2d, v23.2d
    zip1 v18.2d, v20.2d, v25.2d
    zip2 v25.2d, v20.2d, v25.2d
    zip1 v20.2d, v22.2d, v27.2d
    zip2 v27.2d, v22.2d, v27.2d
    zip1 v22.2d, v24.2d, v29.2d
    zip2 v29.2d, v24.2d, v29.2d
    zip1 v24.2d, v26.2d, v31.2d
    zip2 v31.2d, v26.2d, v31.2d
    ldp q0, q1, [x1], #32
    sub v26.4s, v17.4s, v28.4s
    sub v9.4s, v19.4s, v30.4s
    sub v10.4s, v21.4s, v8.4s
    sub v11.4s, v23.4s, v16.4s
    add v28.4s, v28.4s, v17.4s
    add v30.4s, v30.4s, v19.4s
    add v8.4s, v8.4s, v21.4s
    add v16.4s, v16.4s, v23.4s
    mul v17.4s, v26.4s, v0.s[0]
    mul v19.4s, v9.4s, v0.s[2]
    mul v21.4s, v10.4s, v1.s[0]
    mul v23.4s, v11.4s, v1.s[2]
    sqrdmulh v26.4s, v26.4s, v0.s[1]
    sqrdmulh v9.4s, v9.4s, v0.s[3]
    sqrdmulh v10.4s, v10.4s, v1.s[1]
    sqrdmulh v11.4s, v11.4s, v1.s[3]
    mls v17.4s, v26.4s, v12.4s
    mls v19.4s, v9.4s, v12.4s
    mls v21.4s, v10.4s, v12.4s
    mls v23.4s, v11.4s, v12.4s
    ldp q0, q1, [x1], #32
    sub v26.4s, v25.4s, v18.4s
    sub v9.4s, v27.4s, v20.4s
    sub v10.4s, v29.4s, v22.4s
    sub v11.4s, v31.4s, v24.4s
    add v18.4s, v18.4s, v25.4s
    add v20.4s, v20.4s, v27.4s
    add v22.4s, v22.4s, v29.4s
    add v24.4s, v24.4s, v31.4s
    mul v25.4s, v26.4s, v0.s[0]
    mul v27.4s, v9.4s, v0.s[2]
    mul v29.4s, v10.4s, v1.s[0]
    mul v31.4s, v11.4s, v1.s[2]
    sqrdmulh v26.4s, v26.4s, v0.s[1]
    sqrdmulh v9.4s, v9.4s, v0.s[3]
    sqrdmulh v10.4s, v10.4s, v1.s[1]
    sqrdmulh v11.4s, v11.4s, v1.s[3]
    mls v25.4s, v26.4s, v12.4s
    mls v27.4s, v9.4s, v12.4s
    mls v29.4s, v10.4s, v12.4s
    mls v31.4s, v11.4s, v12.4s
    ldr q0, [x1], #16
    sub v26.4s, v30.4s, v28.4s
    sub v9.4s, v19.4s, v17.4s
    sub v10.4s, v16.4s, v8.4s
    sub v11.4s, v23.4s, v21.4s
    add v28.4s, v28.4s, v30.4s
    add v17.4s, v17.4s, v19.4s
    add v8.4s, v8.4s, v16.4s
    add v21.4s, v21.4s, v23.4s
    mul v30.4s, v26.4s, v0.s[0]
    mul v19.4s, v9.4s, v0.s[0]
    mul v16.4s, v10.4s, v0.s[2]
    mul v23.4s, v11.4s, v0.s[2]
    sqrdmulh v26.4s, v26.4s, v0.s[1]
    sqrdmulh v9.4s, v9.4s, v0.s[1]
    sqrdmulh v10.4s, v10.4s, v0.s[3]
    sqrdmulh v11.4s, v11.4s, v0.s[3]
    mls v30.4s, v26.4s, v12.4s
    mls v19.4s, v9.4s, v12.4s
    mls v16.4s, v10.4s, v12.4s
    mls v23.4s, v11.4s, v12.4s
    ldr q0, [x1], #16
    sub v26.4s, v20.4s, v18.4s
    sub v9.4s, v27.4s, v25.4s
    sub v10.4s, v24.4s, v22.4s
    sub v11.4s, v31.4s, v29.4s
    add v18.4s, v18.4s, v20.4s
    add v25.4s, v25.4s, v27.4s
    add v22.4s, v22.4s, v24.4s
    add v29.4s, v29.4s, v31.4s
    mul v20.4s, v26.4s, v0.s[0]
    mul v27.4s, v9.4s, v0.s[0]
    mul v24.4s, v10.4s, v0.s[2]
    mul v31.4s, v11.4s, v0.s[2]
    sqrdmulh v26.4s, v26.4s, v0.s[1]
    sqrdmulh v9.4s, v9.4s, v0.s[1]
    sqrdmulh v10.4s, v10.4s, v0.s[3]
    sqrdmulh v11.4s, v11.4s, v0.s[3]
    mls v20.4s, v26.4s, v12.4s
    mls v27.4s, v9.4s, v12.4s
    mls v24.4s, v10.4s, v12.4s
    mls v31.4s, v11.4s, v12.4s
    stp q28, q17, [x0, #0]
    stp q30, q19, [x0, #32]
    stp q8, q21, [x0, #64]
    stp q16, q23, [x0, #96]
    stp q18, q25, [x0, #128]
    stp q20, q27, [x0, #160]
    stp q22, q29, [x0, #192]
    stp q24, q31, [x0, #224]
    add x0, x0, #256
    subs w2, w2, #1
    b.ne 1b
    sub x0, x0, #1024
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    mov w2, #4
2:
    ldr q16, [x0, #0]
    ldr q17, [x0, #64]
    ldr q18, [x0, #128]
    ldr q19, [x0, #192]
    ldr q20, [x0, #256]
    ldr q21, [x0, #320]
    ldr q22, [x0, #384]
    ldr q23, [x0, #448]
    ldr q24, [x0, #512]
    ldr q25, [x0, #576]
    ldr q26, [x0, #640]
    ldr q27, [x0, #704]
    ldr q28, [x0, #768]
    ldr q29, [x0, #832]
    ldr q30, [x0, #896]
    ldr q31, [x0, #960]
    sub v8.4s, v17.4s, v16.4s
    sub v9.4s, v19.4s, v18.4s
    sub v10.4s, v21.4s, v20.4s
    sub v11.4s, v23.4s, v22.4s
    add v16.4s, v16.4s, v17.4s
    add v18.4s, v18.4s, v19.4s
    add v20.4s, v20.4s, v21.4s
    add v22.4s, v22.4s, v23.4s
    mul v17.4s, v8.4s, v0.s[0]
    mul v19.4s, v9.4s, v0.s[2]
    mul v21.4s, v10.4s, v1.s[0]
    mul v23.4s, v11.4s, v1.s[2]
    sqrdmulh v8.4s, v8.4s, v0.s[1]
    sqrdmulh v9.4s, v9.4s, v0.s[3]
    sqrdmulh v10.4s, v10.4s, v1.s[1]
    sqrdmulh v11.4s, v11.4s, v1.s[3]
    mls v17.4s, v8.4s, v12.4s
    mls v19.4s, v9.4s, v12.4s
    mls v21.4s, v10.4s, v12.4s
    mls v23.4s, v11.4s, v12.4s
    sub v8.4s, v25.4s, v24.4s
    sub v9.4s, v27.4s, v26.4s
    sub v10.4s, v29.4s, v28.4s
    sub v11.4s, v31.4s, v30.4s
    add v24.4s, v24.4s, v25.4s
    add v26.4s, v26.4s, v27.4s
    add v28.4s, v28.4s, v29.4s
    add v30.4s, v30.4s, v31.4s
    mul v25.4s, v8.4s, v2.s[0]
    mul v27.4s, v9.4s, v2.s[2]
    mul v29.4s, v10.4s, v3.s[0]
    mul v31.4s, v11.4s, v3.s[2]
    sqrdmulh v8.4s, v8.4s, v2.s[1]
    sqrdmulh v9.4s, v9.4s, v2.s[3]
    sqrdmulh v10.4s, v10.4s, v3.s[1]
    sqrdmulh v11.4s, v11.4s, v3.s[3]
    mls v25.4s, v8.4s, v12.4s
    mls v27.4s, v9.4s, v12.4s
    mls v29.4s, v10.4s, v12.4s
    mls v31.4s, v11.4s, v12.4s
    sub v8.4s, v18.4s, v16.4s
    sub v9.4s, v19.4s, v17.4s
    sub v10.4s, v22.4s, v20.4s
    sub v11.4s, v23.4s, v21.4s
    add v16.4s, v16.4s, v18.4s
    add v17.4s, v17.4s, v19.4s
    add v20.4s, v20.4s, v22.4s
    add v21.4s, v21.4s, v23.4s
    mul v18.4s, v8.4s, v4.s[0]
    mul v19.4s, v9.4s, v4.s[0]
    mul v22.4s, v10.4s, v4.s[2]
    mul v23.4s, v11.4s, v4.s[2]
    sqrdmulh v8.4s, v8.4s, v4.s[1]
    sqrdmulh v9.4s, v9.4s, v4.s[1]
    sqrdmulh v10.4s, v10.4s, v4.s[3]
    sqrdmulh v11.4s, v11.4s, v4.s[3]
    mls v18.4s, v8.4s, v12.4s
    mls v19.4s, v9.4s, v12.4s
    mls v22.4s, v10.4s, v12.4s
    mls v23.4s, v11.4s, v12.4s
    sub v8.4s, v26.4s, v24.4s
    sub v9.4s, v27.4s, v25.4s
    sub v10.4s, v30.4s, v28.4s
    sub v11.4s, v31.4s, v29.4s
    add v24.4s, v24.4s, v26.4s
    add v25.4s, v25.4s, v27.4s
    add v28.4s, v28.4s, v30.4s
    add v29.4s, v29.4s, v31.4s
    mul v26.4s, v8.4s, v5.s[0]
    mul v27.4s, v9.4s, v5.s[0]
    mul v30.4s, v10.4s, v5.s[2]
    mul v31.4s, v11.4s, v5.s[2]
    sqrdmulh v8.4s, v8.4s, v5.s[1]
    sqrdmulh v9.4s, v9.4s, v5.s[1]
    sqrdmulh v10.4s, v10.4s, v5.s[3]
    sqrdmulh v11.4s, v11.4s, v5.s[3]
    mls v26.4s, v8.4s, v12.4s
    mls v27.4s, v9.4s, v12.4s
    mls v30.4s, v10.4s, v12.4s
    mls v31.4s, v11.4s, v12.4s
    sub v8.4s, v20.4s, v16.4s
    sub v9.4s, v21.4s, v17.4s
    sub v10.4s, v22.4s, v18.4s
    sub v11.4s, v23.4s, v19.4s
    add v16.4s, v16.4s, v20.4s
    add v17.4s, v17.4s, v21.4s
    add v18.4s, v18.4s, v22.4s
    add v19.4s, v19.4s, v23.4s
    mul v20.4s, v8.4s, v6.s[0]
    mul v21.4s, v9.4s, v6.s[0]
    mul v22.4s, v10.4s, v6.s[0]
    mul v23.4s, v11.4s, v6.s[0]
    sqrdmulh v8.4s, v8.4s, v6.s[1]
    sqrdmulh v9.4s, v9.4s, v6.s[1]
    sqrdmulh v10.4s, v10.4s, v6.s[1]
    sqrdmulh v11.4s, v11.4s, v6.s[1]
    mls v20.4s, v8.4s, v12.4s
    mls v21.4s, v9.4s, v12.4s
    mls v22.4s, v10.4s, v12.4s
    mls v23.4s, v11.4s, v12.4s
    sub v8.4s, v28.4s, v24.4s
    sub v9.4s, v29.4s, v25.4s
    sub v10.4s, v30.4s, v26.4s
    sub v11.4s, v31.4s, v27.4s
    add v24.4s, v24.4s, v28.4s
    add v25.4s, v25.4s, v29.4s
    add v26.4s, v26.4s, v30.4s
    add v27.4s, v27.4s, v31.4s
    mul v28.4s, v8.4s, v6.s[2]
    mul v29.4s, v9.4s, v6.s[2]
    mul v30.4s, v10.4s, v6.s[2]
    mul v31.4s, v11.4s, v6.s[2]
    sqrdmulh v8.4s, v8.4s, v6.s[3]
    sqrdmulh v9.4s, v9.4s, v6.s[3]
    sqrdmulh v10.4s, v10.4s, v6.s[3]
    sqrdmulh v11.4s, v11.4s, v6.s[3]
    mls v28.4s, v8.4s, v12.4s
    mls v29.4s, v9.4s, v12.4s
    mls v30.4s, v10.4s, v12.4s
    mls v31.4s, v11.4s, v12.4s
    sub v8.4s, v24.4s, v16.4s
    sub v9.4s, v25.4s, v17.4s
    sub v10.4s, v26.4s, v18.4s
    sub v11.4s, v27.4s, v19.4s
    add v16.4s, v16.4s, v24.4s
    add v17.4s, v17.4s, v25.4s
    add v18.4s, v18.4s, v26.4s
    add v19.4s, v19.4s, v27.4s
    mul v24.4s, v8.4s, v7.s[0]
    mul v25.4s, v9.4s, v7.s[0]
    mul v26.4s, v10.4s, v7.s[0]
    mul v27.4s, v11.4s, v7.s[0]
    sqrdmulh v8.4s, v8.4s, v7.s[1]
    sqrdmulh v9.4s, v9.4s, v7.s[1]
    sqrdmulh v10.4s, v10.4s, v7.s[1]
    sqrdmulh v11.4s, v11.4s, v7.s[1]
    mls v24.4s, v8.4s, v12.4s
    mls v25.4s, v9.4s, v12.4s
    mls v26.4s, v10.4s, v12.4s
    mls v27.4s, v11.4s, v12.4s
    mul v8.4s, v16.4s, v7.s[2]
    mul v9.4s, v17.4s, v7.s[2]
    mul v10.4s, v18.4s, v7.s[2]
    mul v11.4s, v19.4s, v7.s[2]
    sqrdmulh v16.4s, v16.4s, v7.s[3]
    sqrdmulh v17.4s, v17.4s, v7.s[3]
    sqrdmulh v18.4s, v18.4s, v7.s[3]
    sqrdmulh v19.4s, v19.4s, v7.s[3]
    mls v8.4s, v16.4s, v12.4s
    mls v9.4s, v17.4s, v12.4s
    mls v10.4s, v18.4s, v12.4s
    mls v11.4s, v19.4s, v12.4s
    sub v16.4s, v28.4s, v20.4s
    sub v17.4s, v29.4s, v21.4s
    sub v18.4s, v30.4s, v22.4s
    sub v19.4s, v31.4s, v23.4s
    add v20.4s, v20.4s, v28.4s
    add v21.4s, v21.4s, v29.4s
    add v22.4s, v22.4s, v30.4s
    add v23.4s, v23.4s, v31.4s
    mul v28.4s, v16.4s, v7.s[0]
    mul v29.4s, v17.4s, v7.s[0]
    mul v30.4s, v18.4s, v7.s[0]
    mul v31.4s, v19.4s, v7.s[0]
    sqrdmulh v16.4s, v16.4s, v7.s[1]
    sqrdmulh v17.4s, v17.4s, v7.s[1]
    sqrdmulh v18.4s, v18.4s, v7.s[1]
    sqrdmulh v19.4s, v19.4s, v7.s[1]
    mls v28.4s, v16.4s, v12.4s
    mls v29.4s, v17.4s, v12.4s
    mls v30.4s, v18.4s, v12.4s
    mls v31.4s, v19.4s, v12.4s
    mul v16.4s, v20.4s, v7.s[2]
    mul v17.4s, v21.4s, v7.s[2]
    mul v18.4s, v22.4s, v7.s[2]
    mul v19.4s, v23.4s, v7.s[2]
    sqrdmulh v20.4s, v20.4s, v7.s[3]
    sqrdmulh v21.4s, v21.4s, v7.s[3]
    sqrdmulh v22.4s, v22.4s, v7.s[3]
    sqrdmulh v23.4s, v23.4s, v7.s[3]
    mls v16.4s, v20.4s, v12.4s
    mls v17.4s, v21.4s, v12.4s
    mls v18.4s, v22.4s, v12.4s
    mls v19.4s, v23.4s, v12.4s
    str q8, [x0, #0]
    str q9, [x0, #64]
    str q10, [x0, #128]
    str q11, [x0, #192]
    str q16, [x0, #256]
    str q17, [x0, #320]
    str q18, [x0, #384]
    str q19, [x0, #448]
    str q24, [x0, #512]
    str q25, [x0, #576]
    str q26, [x0, #640]
    str q27, [x0, #704]
    str q28, [x0, #768]
    str q29, [x0, #832]
    str q30, [x0, #896]
    str q31, [x0, #960]
    add x0, x0, #16
    subs w2, w2, #1
    b.ne 2b
    ldp d8, d9, [sp, #0]
    ldp d10, d11, [sp, #16]
    ldp d12, d13, [sp, #32]
    add sp, sp, #48
    .cfi_def_cfa_offset 0
    ret
    .p2align 4
9:
    .word -731434, 1054478, -781875, 1900052, -187430119, 270210213, -200355636, 486888731
    .word -3773731, -3974485, 3531229, -303005, -967019376, -1018462631, 904878186, -77645096
    .word -392707, 2926054, -1716814, -3014420, -100631253, 749801963, -439933955, -772445769
    .word -2193087, 2358373, 3123762, -2185084, -561979013, 604333585, 800464680, -559928242
    .word -1514152, 140244, 3430436, 860144, -388001774, 35937555, 879049958, 220412084
    .word -553718, 508145, -1103344, 3105558, -141890356, 130212265, -282732136, 795799901
    .word -770441, 545376, 214880, 3363542, -197425671, 139752717, 55063046, 861908357
    .word 3020393, -1370517, -11879, 3994671, 773976352, -351195274, -3043996, 1023635298
    .word 1744507, 1744507, -2236726, -2236726, 447030292, 447030292, -573161516, -573161516
    .word -1922253, -1922253, -3818627, -3818627, -492577742, -492577742, -978523985, -978523985
    .word -2354215, -2354215, 1011223, 1011223, -603268097, -603268097, 259126110, 259126110
    .word -327848, -327848, 348812, 348812, -84011120, -84011120, 89383150, 89383150
    .word -459163, -459163, -653275, -653275, -117660617, -117660617, -167401858, -167401858
    .word 2312838, 2312838, -3467665, -3467665, 592665232, 592665232, -888589898, -888589898
    .word -2778788, -2778788, 2683270, 2683270, -712065019, -712065019, 687588511, 687588511
    .word -2775755, -2775755, 1356448, 1356448, -711287812, -711287812, 347590090, 347590090
    .word 1858416, 476219497, 3345963, 857403734, 1853806, 475038184, 2917338, 747568486
    .word 3870317, 991769559, 556856, 142694469, 3192354, 818041395, -2897314, -742437332
    .word 2283733, 585207070, 2815639, 721508096, -3585098, -918682129, -642628, -164673562
    .word -3369273, 1163598, 2028038, 1665318, -863376927, 298172236, 519685171, 426738094
    .word 1723229, -1615530, 2569011, 3980599, 441577800, -413979908, 658309618, 1020029345
    .word -4022750, 749577, 4148469, -2612853, -1030830548, 192079267, 1063046068, -669544140
    .word 3009748, 2647994, -338420, -3033742, 771248568, 678549029, -86720197, -777397036
    .word -1834526, -724804, -1187885, 507927, -470097680, -185731180, -304395785, 130156402
    .word -1393159, 2491325, 1994046, -1476985, -356997292, 638402564, 510974714, -378477722
    .word -2743411, 527981, -1179613, 586241, -702999655, 135295244, -302276083, 150224382
    .word -2033807, -2374402, 2105286, -1623354, -521163479, -608441020, 539479988, -415984810
    .word 3374250, 3374250, 2925816, 2925816, 864652284, 864652284, 749740976, 749740976
    .word -1226661, -1226661, 3901472, 3901472, -314332144, -314332144, 999753034, 999753034
    .word 621164, 621164, 3035980, 3035980, 159173408, 159173408, 777970524, 777970524
    .word 2461387, 2461387, -1317678, -1317678, 630730945, 630730945, -337655269, -337655269
    .word -2362063, -2362063, -1300016, -1300016, -605279149, -605279149, -333129378, -333129378
    .word -4182915, -4182915, 3482206, 3482206, -1071872863, -1071872863, 892316032, 892316032
    .word -2254727, -2254727, -2391089, -2391089, -577774276, -577774276, -612717067, -612717067
    .word 1787943, 1787943, -2579253, -2579253, 458160776, 458160776, -660934133, -660934133
    .word -3950053, -1012201926, -1716988, -439978542, -1935799, -496048908, 3756790, 962678241
    .word -3574466, -915957677, -817536, -209493775, 1759347, 450833045, 3415069, 875112161
    .word 1460718, 374309300, 2453983, 628833668, 1714295, 439288460, -3227876, -827143915
    .word -2178965, -818761, -1879878, 2039144, -558360247, -209807681, -481719139, 522531086
    .word -3472069, 4040196, -1921994, -458740, -889718424, 1035301089, -492511373, -117552223
    .word -2218467, -1310261, 613238, -1354892, -568482643, -335754661, 157142369, -347191365
    .word 2513018, -89301, 141835, 2998219, 643961400, -22883400, 36345249, 768294260
    .word -12417, 1254190, 2642980, 3195676, -3181859, 321386456, 677264190, 818892658
    .word -3838479, 1239911, 2296099, 3747250, -983611064, 317727459, 588375860, 960233614
    .word -3180456, -268456, -3611750, 2387513, -814992530, -68791907, -925511710, 611800717
    .word -1727088, 2192938, -1772588, -4146264, -442566669, 561940831, -454226054, -1062481036
    .word 3258457, 3258457, -3250154, -3250154, 834980303, 834980303, -832852657, -832852657
    .word 235407, 235407, 1736313, 1736313, 60323094, 60323094, 444930577, 444930577
    .word -3197248, -3197248, 1987814, 1987814, -819295484, -819295484, 509377762, 509377762
    .word -3488383, -3488383, -4166425, -4166425, -893898890, -893898890, -1067647297, -1067647297
    .word -3334383, -3334383, 2462444, 2462444, -854436357, -854436357, 631001801, 631001801
    .word 169688, 169688, -565603, -565603, 43482586, 43482586, -144935890, -144935890
    .word -2962264, -2962264, 1148858, 1148858, -759080783, -759080783, 294395108, 294395108
    .word 482649, 482649, 1528066, 1528066, 123678909, 123678909, 391567239, 391567239
    .word 2156050, 552488273, 3241972, 830756018, -4018989, -1029866791, 2071829, 530906624
    .word -3506380, -898510625, 1095468, 280713909, 928749, 237992130, 394148, 101000509
    .word -1335936, -342333886, 676590, 173376332, -434125, -111244624, -3524442, -903139016
    .word -2455377, -250446, 635956, -3551006, -629190881, -64176841, 162963861, -909946047
    .word -3768948, 2678278, -3410568, -1685153, -965793731, 686309310, -873958779, -431820817
    .word -3759465, -3956944, 1596822, -1979497, -963363710, -1013967746, 409185979, -507246529
    .word -2454145, 1009365, 822541, -27812, -628875181, 258649997, 210776307, -7126831
    .word -3716946, -3284915, -2296397, -3956745, -952468207, -841760171, -588452222, -1013916752
    .word -3965306, 636927, 87208, 1182243, -1016110510, 163212680, 22347069, 302950022
    .word 2772600, -59148, -1780227, 2660408, 710479343, -15156688, -456183549, 681730119
    .word -1455890, -2659525, -1935420, 1753, -373072124, -681503850, -495951789, 449207
    .word 4158088, 4158088, -1109516, -1109516, 1065510939, 1065510939, -284313712, -284313712
    .word -2983781, -2983781, 2811291, 2811291, -764594519, -764594519, 720393920, 720393920
    .word -3815725, -3815725, 1937570, 1937570, -977780347, -977780347, 496502727, 496502727
    .word 2028118, 2028118, 2508980, 2508980, 519705671, 519705671, 642926661, 642926661
    .word -274060, -274060, -3121440, -3121440, -70227934, -70227934, -799869667, -799869667
    .word -3222807, -3222807, 4183372, 4183372, -825844983, -825844983, 1071989969, 1071989969
    .word 3852015, 3852015, -2635473, -2635473, 987079667, 987079667, -675340520, -675340520
    .word 1277625, 1277625, 3073009, 3073009, 327391679, 327391679, 787459213, 787459213
    .word 1159875, 297218217, 3704823, 949361686, 2101410, 538486762, -3110818, -797147778
    .word -3586446, -919027554, 2740543, 702264730, 3182878, 815613168, 3602218, 923069133
    .word -1674615, -429120452, 2663378, 682491182, -4063053, -1041158200, -3370349, -863652652
    .word -1221177, -312926867, 557458, 142848732, -1005239, -257592709, 3764867, 964747974
    .word 2129892, 545785280, 2682288, 687336873, 3542485, 907762539, -601683, -154181397
    .word -3201430, -820367122, -3145678, -806080660, -2883726, -738955404, -3201494, -820383522
    .word 3761513, 963888510, 3765607, 964937599, 294725, 75523344, 16382, 4197891
lanewise_end lanewise_mldsa_inverse_neon
