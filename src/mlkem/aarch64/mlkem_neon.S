/* PYTHONPATH=lab python3 -m lanewise_lab.ntt mlkem_neon > src/mlkem/aarch64/mlkem_neon.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The transforms of mlkem with Neon, of 256 elements of 16 bits.
 *
 * lanewise_mlkem_ntt_neon(p): to the NTT domain. Input |x| <= 3329, output |x| <= 4095.
 * lanewise_mlkem_inverse_neon(p): back, times 2^16. Input |x| <= 4095, output |x| <= 2187.
 * Stack: 48 bytes
 * No branch and no address depends on the elements. x18 is not touched.
 */
#include "../../keccak/aarch64/asm.h"
    .arch armv8-a
lanewise_function lanewise_mlkem_ntt_neon
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
    mov w2, #3329
    dup v12.8h, w2
    mov w2, #20159
    dup v13.8h, w2
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    mov w2, #2
1:
    ldr q16, [x0, #0]
    ldr q17, [x0, #32]
    ldr q18, [x0, #64]
    ldr q19, [x0, #96]
    ldr q20, [x0, #128]
    ldr q21, [x0, #160]
    ldr q22, [x0, #192]
    ldr q23, [x0, #224]
    ldr q24, [x0, #256]
    ldr q25, [x0, #288]
    ldr q26, [x0, #320]
    ldr q27, [x0, #352]
    ldr q28, [x0, #384]
    ldr q29, [x0, #416]
    ldr q30, [x0, #448]
    ldr q31, [x0, #480]
    mul v8.8h, v24.8h, v0.h[0]
    mul v9.8h, v25.8h, v0.h[0]
    mul v10.8h, v26.8h, v0.h[0]
    mul v11.8h, v27.8h, v0.h[0]
    sqrdmulh v24.8h, v24.8h, v0.h[1]
    sqrdmulh v25.8h, v25.8h, v0.h[1]
    sqrdmulh v26.8h, v26.8h, v0.h[1]
    sqrdmulh v27.8h, v27.8h, v0.h[1]
    mls v8.8h, v24.8h, v12.8h
    mls v9.8h, v25.8h, v12.8h
    mls v10.8h, v26.8h, v12.8h
    mls v11.8h, v27.8h, v12.8h
    sub v24.8h, v16.8h, v8.8h
    sub v25.8h, v17.8h, v9.8h
    sub v26.8h, v18.8h, v10.8h
    sub v27.8h, v19.8h, v11.8h
    add v16.8h, v16.8h, v8.8h
    add v17.8h, v17.8h, v9.8h
    add v18.8h, v18.8h, v10.8h
    add v19.8h, v19.8h, v11.8h
    mul v8.8h, v28.8h, v0.h[0]
    mul v9.8h, v29.8h, v0.h[0]
    mul v10.8h, v30.8h, v0.h[0]
    mul v11.8h, v31.8h, v0.h[0]
    sqrdmulh v28.8h, v28.8h, v0.h[1]
    sqrdmulh v29.8h, v29.8h, v0.h[1]
    sqrdmulh v30.8h, v30.8h, v0.h[1]
    sqrdmulh v31.8h, v31.8h, v0.h[1]
    mls v8.8h, v28.8h, v12.8h
    mls v9.8h, v29.8h, v12.8h
    mls v10.8h, v30.8h, v12.8h
    mls v11.8h, v31.8h, v12.8h
    sub v28.8h, v20.8h, v8.8h
    sub v29.8h, v21.8h, v9.8h
    sub v30.8h, v22.8h, v10.8h
    sub v31.8h, v23.8h, v11.8h
    add v20.8h, v20.8h, v8.8h
    add v21.8h, v21.8h, v9.8h
    add v22.8h, v22.8h, v10.8h
    add v23.8h, v23.8h, v11.8h
    mul v8.8h, v20.8h, v0.h[2]
    mul v9.8h, v21.8h, v0.h[2]
    mul v10.8h, v22.8h, v0.h[2]
    mul v11.8h, v23.8h, v0.h[2]
    sqrdmulh v20.8h, v20.8h, v0.h[3]
    sqrdmulh v21.8h, v21.8h, v0.h[3]
    sqrdmulh v22.8h, v22.8h, v0.h[3]
    sqrdmulh v23.8h, v23.8h, v0.h[3]
    mls v8.8h, v20.8h, v12.8h
    mls v9.8h, v21.8h, v12.8h
    mls v10.8h, v22.8h, v12.8h
    mls v11.8h, v23.8h, v12.8h
    sub v20.8h, v16.8h, v8.8h
    sub v21.8h, v17.8h, v9.8h
    sub v22.8h, v18.8h, v10.8h
    sub v23.8h, v19.8h, v11.8h
    add v16.8h, v16.8h, v8.8h
    add v17.8h, v17.8h, v9.8h
    add v18.8h, v18.8h, v10.8h
    add v19.8h, v19.8h, v11.8h
    mul v8.8h, v28.8h, v0.h[4]
    mul v9.8h, v29.8h, v0.h[4]
    mul v10.8h, v30.8h, v0.h[4]
    mul v11.8h, v31.8h, v0.h[4]
    sqrdmulh v28.8h, v28.8h, v0.h[5]
    sqrdmulh v29.8h, v29.8h, v0.h[5]
    sqrdmulh v30.8h, v30.8h, v0.h[5]
    sqrdmulh v31.8h, v31.8h, v0.h[5]
    mls v8.8h, v28.8h, v12.8h
    mls v9.8h, v29.8h, v12.8h
    mls v10.8h, v30.8h, v12.8h
    mls v11.8h, v31.8h, v12.8h
    sub v28.8h, v24.8h, v8.8h
    sub v29.8h, v25.8h, v9.8h
    sub v30.8h, v26.8h, v10.8h
    sub v31.8h, v27.8h, v11.8h
    add v24.8h, v24.8h, v8.8h
    add v25.8h, v25.8h, v9.8h
    add v26.8h, v26.8h, v10.8h
    add v27.8h, v27.8h, v11.8h
    mul v8.8h, v18.8h, v0.h[6]
    mul v9.8h, v19.8h, v0.h[6]
    mul v10.8h, v22.8h, v1.h[0]
    mul v11.8h, v23.8h, v1.h[0]
    sqrdmulh v18.8h, v18.8h, v0.h[7]
    sqrdmulh v19.8h, v19.8h, v0.h[7]
    sqrdmulh v22.8h, v22.8h, v1.h[1]
    sqrdmulh v23.8h, v23.8h, v1.h[1]
    mls v8.8h, v18.8h, v12.8h
    mls v9.8h, v19.8h, v12.8h
    mls v10.8h, v22.8h, v12.8h
    mls v11.8h, v23.8h, v12.8h
    sub v18.8h, v16.8h, v8.8h
    sub v19.8h, v17.8h, v9.8h
    sub v22.8h, v20.8h, v10.8h
    sub v23.8h, v21.8h, v11.8h
    add v16.8h, v16.8h, v8.8h
    add v17.8h, v17.8h, v9.8h
    add v20.8h, v20.8h, v10.8h
    add v21.8h, v21.8h, v11.8h
    mul v8.8h, v26.8h, v1.h[2]
    mul v9.8h, v27.8h, v1.h[2]
    mul v10.8h, v30.8h, v1.h[4]
    mul v11.8h, v31.8h, v1.h[4]
    sqrdmulh v26.8h, v26.8h, v1.h[3]
    sqrdmulh v27.8h, v27.8h, v1.h[3]
    sqrdmulh v30.8h, v30.8h, v1.h[5]
    sqrdmulh v31.8h, v31.8h, v1.h[5]
    mls v8.8h, v26.8h, v12.8h
    mls v9.8h, v27.8h, v12.8h
    mls v10.8h, v30.8h, v12.8h
    mls v11.8h, v31.8h, v12.8h
    sub v26.8h, v24.8h, v8.8h
    sub v27.8h, v25.8h, v9.8h
    sub v30.8h, v28.8h, v10.8h
    sub v31.8h, v29.8h, v11.8h
    add v24.8h, v24.8h, v8.8h
    add v25.8h, v25.8h, v9.8h
    add v28.8h, v28.8h, v10.8h
    add v29.8h, v29.8h, v11.8h
    mul v8.8h, v17.8h, v1.h[6]
    mul v9.8h, v19.8h, v2.h[0]
    mul v10.8h, v21.8h, v2.h[2]
    mul v11.8h, v23.8h, v2.h[4]
    sqrdmulh v17.8h, v17.8h, v1.h[7]
    sqrdmulh v19.8h, v19.8h, v2.h[1]
    sqrdmulh v21.8h, v21.8h, v2.h[3]
    sqrdmulh v23.8h, v23.8h, v2.h[5]
    mls v8.8h, v17.8h, v12.8h
    mls v9.8h, v19.8h, v12.8h
    mls v10.8h, v21.8h, v12.8h
    mls v11.8h, v23.8h, v12.8h
    sub v17.8h, v16.8h, v8.8h
    sub v19.8h, v18.8h, v9.8h
    sub v21.8h, v20.8h, v10.8h
    sub v23.8h, v22.8h, v11.8h
    add v16.8h, v16.8h, v8.8h
    add v18.8h, v18.8h, v9.8h
    add v20.8h, v20.8h, v10.8h
    add v22.8h, v22.8h, v11.8h
    mul v8.8h, v25.8h, v2.h[6]
    mul v9.8h, v27.8h, v3.h[0]
    mul v10.8h, v29.8h, v3.h[2]
    mul v11.8h, v31.8h, v3.h[4]
    sqrdmulh v25.8h, v25.8h, v2.h[7]
    sqrdmulh v27.8h, v27.8h, v3.h[1]
    sqrdmulh v29.8h, v29.8h, v3.h[3]
    sqrdmulh v31.8h, v31.8h, v3.h[5]
    mls v8.8h, v25.8h, v12.8h
    mls v9.8h, v27.8h, v12.8h
    mls v10.8h, v29.8h, v12.8h
    mls v11.8h, v31.8h, v12.8h
    sub v25.8h, v24.8h, v8.8h
    sub v27.8h, v26.8h, v9.8h
    sub v29.8h, v28.8h, v10.8h
    sub v31.8h, v30.8h, v11.8h
    add v24.8h, v24.8h, v8.8h
    add v26.8h, v26.8h, v9.8h
    add v28.8h, v28.8h, v10.8h
    add v30.8h, v30.8h, v11.8h
    str q16, [x0, #0]
    str q17, [x0, #32]
    str q18, [x0, #64]
    str q19, [x0, #96]
    str q20, [x0, #128]
    str q21, [x0, #160]
    str q22, [x0, #192]
    str q23, [x0, #224]
    str q24, [x0, #256]
    str q25, [x0, #288]
    str q26, [x0, #320]
    str q27, [x0, #352]
    str q28, [x0, #384]
    str q29, [x0, #416]
    str q30, [x0, #448]
    str q31, [x0, #480]
    add x0, x0, #16
    subs w2, w2, #1
    b.ne 1b
    sub x0, x0, #32
    mov w2, #2
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
    mul v8.8h, v17.8h, v0.h[0]
    mul v9.8h, v19.8h, v0.h[2]
    mul v10.8h, v21.8h, v0.h[4]
    mul v11.8h, v23.8h, v0.h[6]
    sqrdmulh v17.8h, v17.8h, v0.h[1]
    sqrdmulh v19.8h, v19.8h, v0.h[3]
    sqrdmulh v21.8h, v21.8h, v0.h[5]
    sqrdmulh v23.8h, v23.8h, v0.h[7]
    mls v8.8h, v17.8h, v12.8h
    mls v9.8h, v19.8h, v12.8h
    mls v10.8h, v21.8h, v12.8h
    mls v11.8h, v23.8h, v12.8h
    sub v17.8h, v16.8h, v8.8h
    sub v19.8h, v18.8h, v9.8h
    sub v21.8h, v20.8h, v10.8h
    sub v23.8h, v22.8h, v11.8h
    add v16.8h, v16.8h, v8.8h
    add v18.8h, v18.8h, v9.8h
    add v20.8h, v20.8h, v10.8h
    add v22.8h, v22.8h, v11.8h
    ldr q0, [x1], #16
    mul v8.8h, v25.8h, v0.h[0]
    mul v9.8h, v27.8h, v0.h[2]
    mul v10.8h, v29.8h, v0.h[4]
    mul v11.8h, v31.8h, v0.h[6]
    sqrdmulh v25.8h, v25.8h, v0.h[1]
    sqrdmulh v27.8h, v27.8h, v0.h[3]
    sqrdmulh v29.8h, v29.8h, v0.h[5]
    sqrdmulh v31.8h, v31.8h, v0.h[7]
    mls v8.8h, v25.8h, v12.8h
    mls v9.8h, v27.8h, v12.8h
    mls v10.8h, v29.8h, v12.8h
    mls v11.8h, v31.8h, v12.8h
    sub v25.8h, v24.8h, v8.8h
    sub v27.8h, v26.8h, v9.8h
    sub v29.8h, v28.8h, v10.8h
    sub v31.8h, v30.8h, v11.8h
    add v24.8h, v24.8h, v8.8h
    add v26.8h, v26.8h, v9.8h
    add v28.8h, v28.8h, v10.8h
    add v30.8h, v30.8h, v11.8h
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
    mul v30.8h, v17.8h, v0.8h
    mul v9.8h, v19.8h, v2.8h
    mul v10.8h, v21.8h, v4.8h
    mul v11.8h, v23.8h, v6.8h
    sqrdmulh v17.8h, v17.8h, v1.8h
    sqrdmulh v19.8h, v19.8h, v3.8h
    sqrdmulh v21.8h, v21.8h, v5.8h
    sqrdmulh v23.8h, v23.8h, v7.8h
    mls v30.8h, v17.8h, v12.8h
    mls v9.8h, v19.8h, v12.8h
    mls v10.8h, v21.8h, v12.8h
    mls v11.8h, v23.8h, v12.8h
    sub v17.8h, v8.8h, v30.8h
    sub v19.8h, v16.8h, v9.8h
    sub v21.8h, v18.8h, v10.8h
    sub v23.8h, v20.8h, v11.8h
    add v8.8h, v8.8h, v30.8h
    add v16.8h, v16.8h, v9.8h
    add v18.8h, v18.8h, v10.8h
    add v20.8h, v20.8h, v11.8h
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    mul v30.8h, v25.8h, v0.8h
    mul v9.8h, v27.8h, v2.8h
    mul v10.8h, v29.8h, v4.8h
    mul v11.8h, v31.8h, v6.8h
    sqrdmulh v25.8h, v25.8h, v1.8h
    sqrdmulh v27.8h, v27.8h, v3.8h
    sqrdmulh v29.8h, v29.8h, v5.8h
    sqrdmulh v31.8h, v31.8h, v7.8h
    mls v30.8h, v25.8h, v12.8h
    mls v9.8h, v27.8h, v12.8h
    mls v10.8h, v29.8h, v12.8h
    mls v11.8h, v31.8h, v12.8h
    sub v25.8h, v22.8h, v30.8h
    sub v27.8h, v24.8h, v9.8h
    sub v29.8h, v26.8h, v10.8h
    sub v31.8h, v28.8h, v11.8h
    add v22.8h, v22.8h, v30.8h
    add v24.8h, v24.8h, v9.8h
    add v26.8h, v26.8h, v10.8h
    add v28.8h, v28.8h, v11.8h
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
    sqdmulh v28.8h, v8.8h, v13.8h
    sqdmulh v9.8h, v30.8h, v13.8h
    sqdmulh v10.8h, v18.8h, v13.8h
    sqdmulh v11.8h, v22.8h, v13.8h
    srshr v28.8h, v28.8h, #11
    srshr v9.8h, v9.8h, #11
    srshr v10.8h, v10.8h, #11
    srshr v11.8h, v11.8h, #11
    mls v8.8h, v28.8h, v12.8h
    mls v30.8h, v9.8h, v12.8h
    mls v18.8h, v10.8h, v12.8h
    mls v22.8h, v11.8h, v12.8h
    sqdmulh v28.8h, v20.8h, v13.8h
    sqdmulh v9.8h, v16.8h, v13.8h
    sqdmulh v10.8h, v24.8h, v13.8h
    sqdmulh v11.8h, v26.8h, v13.8h
    srshr v28.8h, v28.8h, #11
    srshr v9.8h, v9.8h, #11
    srshr v10.8h, v10.8h, #11
    srshr v11.8h, v11.8h, #11
    mls v20.8h, v28.8h, v12.8h
    mls v16.8h, v9.8h, v12.8h
    mls v24.8h, v10.8h, v12.8h
    mls v26.8h, v11.8h, v12.8h
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    mul v28.8h, v17.8h, v0.8h
    mul v9.8h, v19.8h, v2.8h
    mul v10.8h, v21.8h, v4.8h
    mul v11.8h, v23.8h, v6.8h
    sqrdmulh v17.8h, v17.8h, v1.8h
    sqrdmulh v19.8h, v19.8h, v3.8h
    sqrdmulh v21.8h, v21.8h, v5.8h
    sqrdmulh v23.8h, v23.8h, v7.8h
    mls v28.8h, v17.8h, v12.8h
    mls v9.8h, v19.8h, v12.8h
    mls v10.8h, v21.8h, v12.8h
    mls v11.8h, v23.8h, v12.8h
    sub v17.8h, v30.8h, v28.8h
    sub v19.8h, v8.8h, v9.8h
    sub v21.8h, v16.8h, v10.8h
    sub v23.8h, v18.8h, v11.8h
    add v30.8h, v30.8h, v28.8h
    add v8.8h, v8.8h, v9.8h
    add v16.8h, v16.8h, v10.8h
    add v18.8h, v18.8h, v11.8h
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    mul v28.8h, v25.8h, v0.8h
    mul v9.8h, v27.8h, v2.8h
    mul v10.8h, v29.8h, v4.8h
    mul v11.8h, v31.8h, v6.8h
    sqrdmulh v25.8h, v25.8h, v1.8h
    sqrdmulh v27.8h, v27.8h, v3.8h
    sqrdmulh v29.8h, v29.8h, v5.8h
    sqrdmulh v31.8h, v31.8h, v7.8h
    mls v28.8h, v25.8h, v12.8h
    mls v9.8h, v27.8h, v12.8h
    mls v10.8h, v29.8h, v12.8h
    mls v11.8h, v31.8h, v12.8h
    sub v25.8h, v20.8h, v28.8h
    sub v27.8h, v22.8h, v9.8h
    sub v29.8h, v24.8h, v10.8h
    sub v31.8h, v26.8h, v11.8h
    add v20.8h, v20.8h, v28.8h
    add v22.8h, v22.8h, v9.8h
    add v24.8h, v24.8h, v10.8h
    add v26.8h, v26.8h, v11.8h
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
    .short -1600, -15749, -749, -7373, -40, -394, -687, -6762
    .short 630, 6201, -1432, -14095, 848, 8347, 1062, 10453
    .short -1410, -13879, 193, 1900, 797, 7845, -543, -5345
    .short -69, -679, 569, 5601, -1583, -15582, 0, 0
    .short 296, 2914, -882, -8682, 1339, 13180, 1476, 14529
    .short -283, -2786, 56, 551, -1089, -10719, 1333, 13121
    .short 289, 289, 289, 289, 331, 331, 331, 331
    .short 2845, 2845, 2845, 2845, 3258, 3258, 3258, 3258
    .short -76, -76, -76, -76, -1573, -1573, -1573, -1573
    .short -748, -748, -748, -748, -15483, -15483, -15483, -15483
    .short 1197, 1197, 1197, 1197, -1025, -1025, -1025, -1025
    .short 11782, 11782, 11782, 11782, -10089, -10089, -10089, -10089
    .short -1052, -1052, -1052, -1052, -1274, -1274, -1274, -1274
    .short -10355, -10355, -10355, -10355, -12540, -12540, -12540, -12540
    .short 650, 650, 650, 650, -1352, -1352, -1352, -1352
    .short 6398, 6398, 6398, 6398, -13308, -13308, -13308, -13308
    .short -816, -816, -816, -816, 632, 632, 632, 632
    .short -8032, -8032, -8032, -8032, 6221, 6221, 6221, 6221
    .short -464, -464, -464, -464, 33, 33, 33, 33
    .short -4567, -4567, -4567, -4567, 325, 325, 325, 325
    .short 1320, 1320, 1320, 1320, -1414, -1414, -1414, -1414
    .short 12993, 12993, 12993, 12993, -13918, -13918, -13918, -13918
    .short 17, 17, -568, -568, 583, 583, -680, -680
    .short 167, 167, -5591, -5591, 5739, 5739, -6693, -6693
    .short 1637, 1637, 723, 723, -1041, -1041, 1100, 1100
    .short 16113, 16113, 7117, 7117, -10247, -10247, 10828, 10828
    .short 1409, 1409, -667, -667, -48, -48, 233, 233
    .short 13869, 13869, -6565, -6565, -472, -472, 2293, 2293
    .short 756, 756, -1173, -1173, -314, -314, -279, -279
    .short 7441, 7441, -11546, -11546, -3091, -3091, -2746, -2746
    .short -1626, -1626, 1651, 1651, -540, -540, -1540, -1540
    .short -16005, -16005, 16251, 16251, -5315, -5315, -15159, -15159
    .short -1482, -1482, 952, 952, 1461, 1461, -642, -642
    .short -14588, -14588, 9371, 9371, 14381, 14381, -6319, -6319
    .short 939, 939, -1021, -1021, -892, -892, -941, -941
    .short 9243, 9243, -10050, -10050, -8780, -8780, -9262, -9262
    .short 733, 733, -992, -992, 268, 268, 641, 641
    .short 7215, 7215, -9764, -9764, 2638, 2638, 6309, 6309
    .short 1426, 14036, -1235, -12156, 535, 5266, -447, -4400
    .short -936, -9213, -450, -4429, -1355, -13338, 821, 8081
    .short -1010, -1010, -1010, -1010, 1435, 1435, 1435, 1435
    .short -9942, -9942, -9942, -9942, 14125, 14125, 14125, 14125
    .short 807, 807, 807, 807, 452, 452, 452, 452
    .short 7943, 7943, 7943, 7943, 4449, 4449, 4449, 4449
    .short 1438, 1438, 1438, 1438, -461, -461, -461, -461
    .short 14155, 14155, 14155, 14155, -4538, -4538, -4538, -4538
    .short 1534, 1534, 1534, 1534, -927, -927, -927, -927
    .short 15099, 15099, 15099, 15099, -9125, -9125, -9125, -9125
    .short -682, -682, -682, -682, -712, -712, -712, -712
    .short -6713, -6713, -6713, -6713, -7008, -7008, -7008, -7008
    .short 1481, 1481, 1481, 1481, 648, 648, 648, 648
    .short 14578, 14578, 14578, 14578, 6378, 6378, 6378, 6378
    .short -855, -855, -855, -855, -219, -219, -219, -219
    .short -8416, -8416, -8416, -8416, -2156, -2156, -2156, -2156
    .short 1227, 1227, 1227, 1227, 910, 910, 910, 910
    .short 12078, 12078, 12078, 12078, 8957, 8957, 8957, 8957
    .short 1584, 1584, -1031, -1031, -1292, -1292, -109, -109
    .short 15592, 15592, -10148, -10148, -12717, -12717, -1073, -1073
    .short 375, 375, -780, -780, -1239, -1239, 1645, 1645
    .short 3691, 3691, -7678, -7678, -12196, -12196, 16192, 16192
    .short 1063, 1063, 319, 319, -556, -556, 757, 757
    .short 10463, 10463, 3140, 3140, -5473, -5473, 7451, 7451
    .short -1230, -1230, 561, 561, -863, -863, -735, -735
    .short -12107, -12107, 5522, 5522, -8495, -8495, -7235, -7235
    .short -525, -525, 1092, 1092, 403, 403, 1026, 1026
    .short -5168, -5168, 10749, 10749, 3967, 3967, 10099, 10099
    .short 1143, 1143, -1179, -1179, -554, -554, 886, 886
    .short 11251, 11251, -11605, -11605, -5453, -5453, 8721, 8721
    .short -1607, -1607, 1212, 1212, -1455, -1455, 1029, 1029
    .short -15818, -15818, 11930, 11930, -14322, -14322, 10129, 10129
    .short -1219, -1219, -394, -394, 885, 885, -1175, -1175
    .short -11999, -11999, -3878, -3878, 8711, 8711, -11566, -11566
lanewise_end lanewise_mlkem_ntt_neon
lanewise_function lanewise_mlkem_inverse_neon
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
    mov w2, #3329
    dup v12.8h, w2
    mov w2, #10
    dup v13.8h, w2
    mov w2, #2
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
    sub v30.8h, v17.8h, v8.8h
    sub v9.8h, v19.8h, v16.8h
    sub v10.8h, v21.8h, v18.8h
    sub v11.8h, v23.8h, v20.8h
    add v8.8h, v8.8h, v17.8h
    add v16.8h, v16.8h, v19.8h
    add v18.8h, v18.8h, v21.8h
    add v20.8h, v20.8h, v23.8h
    mul v17.8h, v30.8h, v0.8h
    mul v19.8h, v9.8h, v2.8h
    mul v21.8h, v10.8h, v4.8h
    mul v23.8h, v11.8h, v6.8h
    sqrdmulh v30.8h, v30.8h, v1.8h
    sqrdmulh v9.8h, v9.8h, v3.8h
    sqrdmulh v10.8h, v10.8h, v5.8h
    sqrdmulh v11.8h, v11.8h, v7.8h
    mls v17.8h, v30.8h, v12.8h
    mls v19.8h, v9.8h, v12.8h
    mls v21.8h, v10.8h, v12.8h
    mls v23.8h, v11.8h, v12.8h
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    sub v30.8h, v25.8h, v22.8h
    sub v9.8h, v27.8h, v24.8h
    sub v10.8h, v29.8h, v26.8h
    sub v11.8h, v31.8h, v28.8h
    add v22.8h, v22.8h, v25.8h
    add v24.8h, v24.8h, v27.8h
    add v26.8h, v26.8h, v29.8h
    add v28.8h, v28.8h, v31.8h
    mul v25.8h, v30.8h, v0.8h
    mul v27.8h, v9.8h, v2.8h
    mul v29.8h, v10.8h, v4.8h
    mul v31.8h, v11.8h, v6.8h
    sqrdmulh v30.8h, v30.8h, v1.8h
    sqrdmulh v9.8h, v9.8h, v3.8h
    sqrdmulh v10.8h, v10.8h, v5.8h
    sqrdmulh v11.8h, v11.8h, v7.8h
    mls v25.8h, v30.8h, v12.8h
    mls v27.8h, v9.8h, v12.8h
    mls v29.8h, v10.8h, v12.8h
    mls v31.8h, v11.8h, v12.8h
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
    sub v28.8h, v17.8h, v30.8h
    sub v9.8h, v19.8h, v8.8h
    sub v10.8h, v21.8h, v16.8h
    sub v11.8h, v23.8h, v18.8h
    add v30.8h, v30.8h, v17.8h
    add v8.8h, v8.8h, v19.8h
    add v16.8h, v16.8h, v21.8h
    add v18.8h, v18.8h, v23.8h
    mul v17.8h, v28.8h, v0.8h
    mul v19.8h, v9.8h, v2.8h
    mul v21.8h, v10.8h, v4.8h
    mul v23.8h, v11.8h, v6.8h
    sqrdmulh v28.8h, v28.8h, v1.8h
    sqrdmulh v9.8h, v9.8h, v3.8h
    sqrdmulh v10.8h, v10.8h, v5.8h
    sqrdmulh v11.8h, v11.8h, v7.8h
    mls v17.8h, v28.8h, v12.8h
    mls v19.8h, v9.8h, v12.8h
    mls v21.8h, v10.8h, v12.8h
    mls v23.8h, v11.8h, v12.8h
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    ldp q4, q5, [x1], #32
    ldp q6, q7, [x1], #32
    sub v28.8h, v25.8h, v20.8h
    sub v9.8h, v27.8h, v22.8h
    sub v10.8h, v29.8h, v24.8h
    sub v11.8h, v31.8h, v26.8h
    add v20.8h, v20.8h, v25.8h
    add v22.8h, v22.8h, v27.8h
    add v24.8h, v24.8h, v29.8h
    add v26.8h, v26.8h, v31.8h
    mul v25.8h, v28.8h, v0.8h
    mul v27.8h, v9.8h, v2.8h
    mul v29.8h, v10.8h, v4.8h
    mul v31.8h, v11.8h, v6.8h
    sqrdmulh v28.8h, v28.8h, v1.8h
    sqrdmulh v9.8h, v9.8h, v3.8h
    sqrdmulh v10.8h, v10.8h, v5.8h
    sqrdmulh v11.8h, v11.8h, v7.8h
    mls v25.8h, v28.8h, v12.8h
    mls v27.8h, v9.8h, v12.8h
    mls v29.8h, v10.8h, v12.8h
    mls v31.8h, v11.8h, v12.8h
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
    ldr q0, [x1], #16
    sub v26.8h, v17.8h, v28.8h
    sub v9.8h, v19.8h, v30.8h
    sub v10.8h, v21.8h, v8.8h
    sub v11.8h, v23.8h, v16.8h
    add v28.8h, v28.8h, v17.8h
    add v30.8h, v30.8h, v19.8h
    add v8.8h, v8.8h, v21.8h
    add v16.8h, v16.8h, v23.8h
    mul v17.8h, v26.8h, v0.h[0]
    mul v19.8h, v9.8h, v0.h[2]
    mul v21.8h, v10.8h, v0.h[4]
    mul v23.8h, v11.8h, v0.h[6]
    sqrdmulh v26.8h, v26.8h, v0.h[1]
    sqrdmulh v9.8h, v9.8h, v0.h[3]
    sqrdmulh v10.8h, v10.8h, v0.h[5]
    sqrdmulh v11.8h, v11.8h, v0.h[7]
    mls v17.8h, v26.8h, v12.8h
    mls v19.8h, v9.8h, v12.8h
    mls v21.8h, v10.8h, v12.8h
    mls v23.8h, v11.8h, v12.8h
    ldr q0, [x1], #16
    sub v26.8h, v25.8h, v18.8h
    sub v9.8h, v27.8h, v20.8h
    sub v10.8h, v29.8h, v22.8h
    sub v11.8h, v31.8h, v24.8h
    add v18.8h, v18.8h, v25.8h
    add v20.8h, v20.8h, v27.8h
    add v22.8h, v22.8h, v29.8h
    add v24.8h, v24.8h, v31.8h
    mul v25.8h, v26.8h, v0.h[0]
    mul v27.8h, v9.8h, v0.h[2]
    mul v29.8h, v10.8h, v0.h[4]
    mul v31.8h, v11.8h, v0.h[6]
    sqrdmulh v26.8h, v26.8h, v0.h[1]
    sqrdmulh v9.8h, v9.8h, v0.h[3]
    sqrdmulh v10.8h, v10.8h, v0.h[5]
    sqrdmulh v11.8h, v11.8h, v0.h[7]
    mls v25.8h, v26.8h, v12.8h
    mls v27.8h, v9.8h, v12.8h
    mls v29.8h, v10.8h, v12.8h
    mls v31.8h, v11.8h, v12.8h
    sqrdmulh v26.8h, v28.8h, v13.8h
    sqrdmulh v9.8h, v30.8h, v13.8h
    sqrdmulh v10.8h, v8.8h, v13.8h
    sqrdmulh v11.8h, v16.8h, v13.8h
    mls v28.8h, v26.8h, v12.8h
    mls v30.8h, v9.8h, v12.8h
    mls v8.8h, v10.8h, v12.8h
    mls v16.8h, v11.8h, v12.8h
    sqrdmulh v26.8h, v18.8h, v13.8h
    sqrdmulh v9.8h, v20.8h, v13.8h
    sqrdmulh v10.8h, v22.8h, v13.8h
    sqrdmulh v11.8h, v24.8h, v13.8h
    mls v18.8h, v26.8h, v12.8h
    mls v20.8h, v9.8h, v12.8h
    mls v22.8h, v10.8h, v12.8h
    mls v24.8h, v11.8h, v12.8h
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
    sub x0, x0, #512
    ldp q0, q1, [x1], #32
    ldp q2, q3, [x1], #32
    mov w2, #2
2:
    ldr q16, [x0, #0]
    ldr q17, [x0, #32]
    ldr q18, [x0, #64]
    ldr q19, [x0, #96]
    ldr q20, [x0, #128]
    ldr q21, [x0, #160]
    ldr q22, [x0, #192]
    ldr q23, [x0, #224]
    ldr q24, [x0, #256]
    ldr q25, [x0, #288]
    ldr q26, [x0, #320]
    ldr q27, [x0, #352]
    ldr q28, [x0, #384]
    ldr q29, [x0, #416]
    ldr q30, [x0, #448]
    ldr q31, [x0, #480]
    sub v8.8h, v17.8h, v16.8h
    sub v9.8h, v19.8h, v18.8h
    sub v10.8h, v21.8h, v20.8h
    sub v11.8h, v23.8h, v22.8h
    add v16.8h, v16.8h, v17.8h
    add v18.8h, v18.8h, v19.8h
    add v20.8h, v20.8h, v21.8h
    add v22.8h, v22.8h, v23.8h
    mul v17.8h, v8.8h, v0.h[0]
    mul v19.8h, v9.8h, v0.h[2]
    mul v21.8h, v10.8h, v0.h[4]
    mul v23.8h, v11.8h, v0.h[6]
    sqrdmulh v8.8h, v8.8h, v0.h[1]
    sqrdmulh v9.8h, v9.8h, v0.h[3]
    sqrdmulh v10.8h, v10.8h, v0.h[5]
    sqrdmulh v11.8h, v11.8h, v0.h[7]
    mls v17.8h, v8.8h, v12.8h
    mls v19.8h, v9.8h, v12.8h
    mls v21.8h, v10.8h, v12.8h
    mls v23.8h, v11.8h, v12.8h
    sub v8.8h, v25.8h, v24.8h
    sub v9.8h, v27.8h, v26.8h
    sub v10.8h, v29.8h, v28.8h
    sub v11.8h, v31.8h, v30.8h
    add v24.8h, v24.8h, v25.8h
    add v26.8h, v26.8h, v27.8h
    add v28.8h, v28.8h, v29.8h
    add v30.8h, v30.8h, v31.8h
    mul v25.8h, v8.8h, v1.h[0]
    mul v27.8h, v9.8h, v1.h[2]
    mul v29.8h, v10.8h, v1.h[4]
    mul v31.8h, v11.8h, v1.h[6]
    sqrdmulh v8.8h, v8.8h, v1.h[1]
    sqrdmulh v9.8h, v9.8h, v1.h[3]
    sqrdmulh v10.8h, v10.8h, v1.h[5]
    sqrdmulh v11.8h, v11.8h, v1.h[7]
    mls v25.8h, v8.8h, v12.8h
    mls v27.8h, v9.8h, v12.8h
    mls v29.8h, v10.8h, v12.8h
    mls v31.8h, v11.8h, v12.8h
    sub v8.8h, v18.8h, v16.8h
    sub v9.8h, v19.8h, v17.8h
    sub v10.8h, v22.8h, v20.8h
    sub v11.8h, v23.8h, v21.8h
    add v16.8h, v16.8h, v18.8h
    add v17.8h, v17.8h, v19.8h
    add v20.8h, v20.8h, v22.8h
    add v21.8h, v21.8h, v23.8h
    mul v18.8h, v8.8h, v2.h[0]
    mul v19.8h, v9.8h, v2.h[0]
    mul v22.8h, v10.8h, v2.h[2]
    mul v23.8h, v11.8h, v2.h[2]
    sqrdmulh v8.8h, v8.8h, v2.h[1]
    sqrdmulh v9.8h, v9.8h, v2.h[1]
    sqrdmulh v10.8h, v10.8h, v2.h[3]
    sqrdmulh v11.8h, v11.8h, v2.h[3]
    mls v18.8h, v8.8h, v12.8h
    mls v19.8h, v9.8h, v12.8h
    mls v22.8h, v10.8h, v12.8h
    mls v23.8h, v11.8h, v12.8h
    sub v8.8h, v26.8h, v24.8h
    sub v9.8h, v27.8h, v25.8h
    sub v10.8h, v30.8h, v28.8h
    sub v11.8h, v31.8h, v29.8h
    add v24.8h, v24.8h, v26.8h
    add v25.8h, v25.8h, v27.8h
    add v28.8h, v28.8h, v30.8h
    add v29.8h, v29.8h, v31.8h
    mul v26.8h, v8.8h, v2.h[4]
    mul v27.8h, v9.8h, v2.h[4]
    mul v30.8h, v10.8h, v2.h[6]
    mul v31.8h, v11.8h, v2.h[6]
    sqrdmulh v8.8h, v8.8h, v2.h[5]
    sqrdmulh v9.8h, v9.8h, v2.h[5]
    sqrdmulh v10.8h, v10.8h, v2.h[7]
    sqrdmulh v11.8h, v11.8h, v2.h[7]
    mls v26.8h, v8.8h, v12.8h
    mls v27.8h, v9.8h, v12.8h
    mls v30.8h, v10.8h, v12.8h
    mls v31.8h, v11.8h, v12.8h
    sub v8.8h, v20.8h, v16.8h
    sub v9.8h, v21.8h, v17.8h
    sub v10.8h, v22.8h, v18.8h
    sub v11.8h, v23.8h, v19.8h
    add v16.8h, v16.8h, v20.8h
    add v17.8h, v17.8h, v21.8h
    add v18.8h, v18.8h, v22.8h
    add v19.8h, v19.8h, v23.8h
    mul v20.8h, v8.8h, v3.h[0]
    mul v21.8h, v9.8h, v3.h[0]
    mul v22.8h, v10.8h, v3.h[0]
    mul v23.8h, v11.8h, v3.h[0]
    sqrdmulh v8.8h, v8.8h, v3.h[1]
    sqrdmulh v9.8h, v9.8h, v3.h[1]
    sqrdmulh v10.8h, v10.8h, v3.h[1]
    sqrdmulh v11.8h, v11.8h, v3.h[1]
    mls v20.8h, v8.8h, v12.8h
    mls v21.8h, v9.8h, v12.8h
    mls v22.8h, v10.8h, v12.8h
    mls v23.8h, v11.8h, v12.8h
    sub v8.8h, v28.8h, v24.8h
    sub v9.8h, v29.8h, v25.8h
    sub v10.8h, v30.8h, v26.8h
    sub v11.8h, v31.8h, v27.8h
    add v24.8h, v24.8h, v28.8h
    add v25.8h, v25.8h, v29.8h
    add v26.8h, v26.8h, v30.8h
    add v27.8h, v27.8h, v31.8h
    mul v28.8h, v8.8h, v3.h[2]
    mul v29.8h, v9.8h, v3.h[2]
    mul v30.8h, v10.8h, v3.h[2]
    mul v31.8h, v11.8h, v3.h[2]
    sqrdmulh v8.8h, v8.8h, v3.h[3]
    sqrdmulh v9.8h, v9.8h, v3.h[3]
    sqrdmulh v10.8h, v10.8h, v3.h[3]
    sqrdmulh v11.8h, v11.8h, v3.h[3]
    mls v28.8h, v8.8h, v12.8h
    mls v29.8h, v9.8h, v12.8h
    mls v30.8h, v10.8h, v12.8h
    mls v31.8h, v11.8h, v12.8h
    sqrdmulh v8.8h, v16.8h, v13.8h
    sqrdmulh v9.8h, v24.8h, v13.8h
    mls v16.8h, v8.8h, v12.8h
    mls v24.8h, v9.8h, v12.8h
    sub v8.8h, v24.8h, v16.8h
    sub v9.8h, v25.8h, v17.8h
    sub v10.8h, v26.8h, v18.8h
    sub v11.8h, v27.8h, v19.8h
    add v16.8h, v16.8h, v24.8h
    add v17.8h, v17.8h, v25.8h
    add v18.8h, v18.8h, v26.8h
    add v19.8h, v19.8h, v27.8h
    mul v24.8h, v8.8h, v3.h[4]
    mul v25.8h, v9.8h, v3.h[4]
    mul v26.8h, v10.8h, v3.h[4]
    mul v27.8h, v11.8h, v3.h[4]
    sqrdmulh v8.8h, v8.8h, v3.h[5]
    sqrdmulh v9.8h, v9.8h, v3.h[5]
    sqrdmulh v10.8h, v10.8h, v3.h[5]
    sqrdmulh v11.8h, v11.8h, v3.h[5]
    mls v24.8h, v8.8h, v12.8h
    mls v25.8h, v9.8h, v12.8h
    mls v26.8h, v10.8h, v12.8h
    mls v27.8h, v11.8h, v12.8h
    mul v8.8h, v16.8h, v3.h[6]
    mul v9.8h, v17.8h, v3.h[6]
    mul v10.8h, v18.8h, v3.h[6]
    mul v11.8h, v19.8h, v3.h[6]
    sqrdmulh v16.8h, v16.8h, v3.h[7]
    sqrdmulh v17.8h, v17.8h, v3.h[7]
    sqrdmulh v18.8h, v18.8h, v3.h[7]
    sqrdmulh v19.8h, v19.8h, v3.h[7]
    mls v8.8h, v16.8h, v12.8h
    mls v9.8h, v17.8h, v12.8h
    mls v10.8h, v18.8h, v12.8h
    mls v11.8h, v19.8h, v12.8h
    sub v16.8h, v28.8h, v20.8h
    sub v17.8h, v29.8h, v21.8h
    sub v18.8h, v30.8h, v22.8h
    sub v19.8h, v31.8h, v23.8h
    add v20.8h, v20.8h, v28.8h
    add v21.8h, v21.8h, v29.8h
    add v22.8h, v22.8h, v30.8h
    add v23.8h, v23.8h, v31.8h
    mul v28.8h, v16.8h, v3.h[4]
    mul v29.8h, v17.8h, v3.h[4]
    mul v30.8h, v18.8h, v3.h[4]
    mul v31.8h, v19.8h, v3.h[4]
    sqrdmulh v16.8h, v16.8h, v3.h[5]
    sqrdmulh v17.8h, v17.8h, v3.h[5]
    sqrdmulh v18.8h, v18.8h, v3.h[5]
    sqrdmulh v19.8h, v19.8h, v3.h[5]
    mls v28.8h, v16.8h, v12.8h
    mls v29.8h, v17.8h, v12.8h
    mls v30.8h, v18.8h, v12.8h
    mls v31.8h, v19.8h, v12.8h
    mul v16.8h, v20.8h, v3.h[6]
    mul v17.8h, v21.8h, v3.h[6]
    mul v18.8h, v22.8h, v3.h[6]
    mul v19.8h, v23.8h, v3.h[6]
    sqrdmulh v20.8h, v20.8h, v3.h[7]
    sqrdmulh v21.8h, v21.8h, v3.h[7]
    sqrdmulh v22.8h, v22.8h, v3.h[7]
    sqrdmulh v23.8h, v23.8h, v3.h[7]
    mls v16.8h, v20.8h, v12.8h
    mls v17.8h, v21.8h, v12.8h
    mls v18.8h, v22.8h, v12.8h
    mls v19.8h, v23.8h, v12.8h
    str q8, [x0, #0]
    str q9, [x0, #32]
    str q10, [x0, #64]
    str q11, [x0, #96]
    str q16, [x0, #128]
    str q17, [x0, #160]
    str q18, [x0, #192]
    str q19, [x0, #224]
    str q24, [x0, #256]
    str q25, [x0, #288]
    str q26, [x0, #320]
    str q27, [x0, #352]
    str q28, [x0, #384]
    str q29, [x0, #416]
    str q30, [x0, #448]
    str q31, [x0, #480]
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
    .short -1175, -1175, 885, 885, -394, -394, -1219, -1219
    .short -11566, -11566, 8711, 8711, -3878, -3878, -11999, -11999
    .short 1029, 1029, -1455, -1455, 1212, 1212, -1607, -1607
    .short 10129, 10129, -14322, -14322, 11930, 11930, -15818, -15818
    .short 886, 886, -554, -554, -1179, -1179, 1143, 1143
    .short 8721, 8721, -5453, -5453, -11605, -11605, 11251, 11251
    .short 1026, 1026, 403, 403, 1092, 1092, -525, -525
    .short 10099, 10099, 3967, 3967, 10749, 10749, -5168, -5168
    .short -735, -735, -863, -863, 561, 561, -1230, -1230
    .short -7235, -7235, -8495, -8495, 5522, 5522, -12107, -12107
    .short 757, 757, -556, -556, 319, 319, 1063, 1063
    .short 7451, 7451, -5473, -5473, 3140, 3140, 10463, 10463
    .short 1645, 1645, -1239, -1239, -780, -780, 375, 375
    .short 16192, 16192, -12196, -12196, -7678, -7678, 3691, 3691
    .short -109, -109, -1292, -1292, -1031, -1031, 1584, 1584
    .short -1073, -1073, -12717, -12717, -10148, -10148, 15592, 15592
    .short 910, 910, 910, 910, 1227, 1227, 1227, 1227
    .short 8957, 8957, 8957, 8957, 12078, 12078, 12078, 12078
    .short -219, -219, -219, -219, -855, -855, -855, -855
    .short -2156, -2156, -2156, -2156, -8416, -8416, -8416, -8416
    .short 648, 648, 648, 648, 1481, 1481, 1481, 1481
    .short 6378, 6378, 6378, 6378, 14578, 14578, 14578, 14578
    .short -712, -712, -712, -712, -682, -682, -682, -682
    .short -7008, -7008, -7008, -7008, -6713, -6713, -6713, -6713
    .short -927, -927, -927, -927, 1534, 1534, 1534, 1534
    .short -9125, -9125, -9125, -9125, 15099, 15099, 15099, 15099
    .short -461, -461, -461, -461, 1438, 1438, 1438, 1438
    .short -4538, -4538, -4538, -4538, 14155, 14155, 14155, 14155
    .short 452, 452, 452, 452, 807, 807, 807, 807
    .short 4449, 4449, 4449, 4449, 7943, 7943, 7943, 7943
    .short 1435, 1435, 1435, 1435, -1010, -1010, -1010, -1010
    .short 14125, 14125, 14125, 14125, -9942, -9942, -9942, -9942
    .short 821, 8081, -1355, -13338, -450, -4429, -936, -9213
    .short -447, -4400, 535, 5266, -1235, -12156, 1426, 14036
    .short 641, 641, 268, 268, -992, -992, 733, 733
    .short 6309, 6309, 2638, 2638, -9764, -9764, 7215, 7215
    .short -941, -941, -892, -892, -1021, -1021, 939, 939
    .short -9262, -9262, -8780, -8780, -10050, -10050, 9243, 9243
    .short -642, -642, 1461, 1461, 952, 952, -1482, -1482
    .short -6319, -6319, 14381, 14381, 9371, 9371, -14588, -14588
    .short -1540, -1540, -540, -540, 1651, 1651, -1626, -1626
    .short -15159, -15159, -5315, -5315, 16251, 16251, -16005, -16005
    .short -279, -279, -314, -314, -1173, -1173, 756, 756
    .short -2746, -2746, -3091, -3091, -11546, -11546, 7441, 7441
    .short 233, 233, -48, -48, -667, -667, 1409, 1409
    .short 2293, 2293, -472, -472, -6565, -6565, 13869, 13869
    .short 1100, 1100, -1041, -1041, 723, 723, 1637, 1637
    .short 10828, 10828, -10247, -10247, 7117, 7117, 16113, 16113
    .short -680, -680, 583, 583, -568, -568, 17, 17
    .short -6693, -6693, 5739, 5739, -5591, -5591, 167, 167
    .short -1414, -1414, -1414, -1414, 1320, 1320, 1320, 1320
    .short -13918, -13918, -13918, -13918, 12993, 12993, 12993, 12993
    .short 33, 33, 33, 33, -464, -464, -464, -464
    .short 325, 325, 325, 325, -4567, -4567, -4567, -4567
    .short 632, 632, 632, 632, -816, -816, -816, -816
    .short 6221, 6221, 6221, 6221, -8032, -8032, -8032, -8032
    .short -1352, -1352, -1352, -1352, 650, 650, 650, 650
    .short -13308, -13308, -13308, -13308, 6398, 6398, 6398, 6398
    .short -1274, -1274, -1274, -1274, -1052, -1052, -1052, -1052
    .short -12540, -12540, -12540, -12540, -10355, -10355, -10355, -10355
    .short -1025, -1025, -1025, -1025, 1197, 1197, 1197, 1197
    .short -10089, -10089, -10089, -10089, 11782, 11782, 11782, 11782
    .short -1573, -1573, -1573, -1573, -76, -76, -76, -76
    .short -15483, -15483, -15483, -15483, -748, -748, -748, -748
    .short 331, 331, 331, 331, 289, 289, 289, 289
    .short 3258, 3258, 3258, 3258, 2845, 2845, 2845, 2845
    .short 1333, 13121, -1089, -10719, 56, 551, -283, -2786
    .short 1476, 14529, 1339, 13180, -882, -8682, 296, 2914
    .short -1583, -15582, 569, 5601, -69, -679, -543, -5345
    .short 797, 7845, 193, 1900, -1410, -13879, 1062, 10453
    .short 848, 8347, -1432, -14095, 630, 6201, -687, -6762
    .short -40, -394, -749, -7373, -266, -2618, 512, 5040
lanewise_end lanewise_mlkem_inverse_neon
