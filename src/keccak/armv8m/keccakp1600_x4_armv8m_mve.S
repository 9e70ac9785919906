/* PYTHONPATH=lab python3 -m lanewise_lab.gen armv8m_x4_mve > src/keccak/armv8m/keccakp1600_x4_armv8m_mve.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for Armv8.1-M with MVE: four states, a half of a lane in each vector, in place
 *
 * void lanewise_keccakp1600_x4_armv8m_mve(uint32_t states[200], uint32_t rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4, to
 *     each of 4 states: lane i = x + 5y of state k is two words, from word 2(4i + k) on,
 *     its even bits and its odd bits; aligned to 4 bytes.
 *
 * Stack: 224 bytes
 * Instructions: 12322 for 24 rounds
 * No branch and no address depends on the states. Clobbers r0-r3, r12, q0-q3, flags.
 */

    .syntax unified
    .thumb
    .text
    .p2align 2
    .word 0x1, 0x00000000
    .word 0x0, 0x00000089
    .word 0x0, 0x8000008b
    .word 0x0, 0x80008080
    .word 0x1, 0x0000008b
    .word 0x1, 0x00008000
    .word 0x1, 0x80008088
    .word 0x1, 0x80000082
    .word 0x0, 0x0000000b
    .word 0x0, 0x0000000a
    .word 0x1, 0x00008082
    .word 0x0, 0x00008003
    .word 0x1, 0x0000808b
    .word 0x1, 0x8000000b
    .word 0x1, 0x8000008a
    .word 0x1, 0x80000081
    .word 0x0, 0x80000081
    .word 0x0, 0x80000008
    .word 0x0, 0x00000083
    .word 0x0, 0x80008003
    .word 0x1, 0x80008088
    .word 0x0, 0x80000088
    .word 0x1, 0x00008000
    .word 0x0, 0x80008082
9:
    .globl lanewise_keccakp1600_x4_armv8m_mve
    .type lanewise_keccakp1600_x4_armv8m_mve, %function
    .thumb_func
lanewise_keccakp1600_x4_armv8m_mve:
    vpush {d8-d15}
    sub sp, #160
    mov r3, r0
    movs r2, #25
1:
    vld20.32 {q0, q1}, [r3]
    vld21.32 {q0, q1}, [r3]
    vstrw.32 q0, [r3], #16
    vstrw.32 q1, [r3], #16
    subs r2, #1
    bne 1b
    add r0, #400
    add r12, r1, #3
    bic r12, r12, #3                    @ rounds, with those of the first four that are left out
    sub r1, r12, r1                     @ so many
    adr.w r2, 9b                        @ behind the last constant
    sub r2, r2, r12, lsl #3
    cmp r1, #0
    beq.w 10f
    mov r3, r1
2:
    vldrw.u32 q0, [r0, #-32]
    vldrw.u32 q1, [r0, #128]
    vstrw.32 q1, [r0, #-32]
    vldrw.u32 q1, [r0, #-208]
    vstrw.32 q1, [r0, #128]
    vldrw.u32 q1, [r0, #-368]
    vstrw.32 q1, [r0, #-208]
    vstrw.32 q0, [r0, #-368]
    vldrw.u32 q0, [r0, #-48]
    vldrw.u32 q1, [r0, #112]
    vstrw.32 q1, [r0, #-48]
    vldrw.u32 q1, [r0, #-192]
    vstrw.32 q1, [r0, #112]
    vldrw.u32 q1, [r0, #-352]
    vstrw.32 q1, [r0, #-192]
    vstrw.32 q0, [r0, #-352]
    vldrw.u32 q0, [r0, #304]
    vldrw.u32 q1, [r0, #-160]
    vstrw.32 q1, [r0, #304]
    vldrw.u32 q1, [r0, #0]
    vstrw.32 q1, [r0, #-160]
    vldrw.u32 q1, [r0, #-336]
    vstrw.32 q1, [r0, #0]
    vstrw.32 q0, [r0, #-336]
    vldrw.u32 q0, [r0, #320]
    vldrw.u32 q1, [r0, #-176]
    vstrw.32 q1, [r0, #320]
    vldrw.u32 q1, [r0, #-16]
    vstrw.32 q1, [r0, #-176]
    vldrw.u32 q1, [r0, #-320]
    vstrw.32 q1, [r0, #-16]
    vstrw.32 q0, [r0, #-320]
    vldrw.u32 q0, [r0, #-144]
    vldrw.u32 q1, [r0, #352]
    vstrw.32 q1, [r0, #-144]
    vldrw.u32 q1, [r0, #192]
    vstrw.32 q1, [r0, #352]
    vldrw.u32 q1, [r0, #-304]
    vstrw.32 q1, [r0, #192]
    vstrw.32 q0, [r0, #-304]
    vldrw.u32 q0, [r0, #-128]
    vldrw.u32 q1, [r0, #336]
    vstrw.32 q1, [r0, #-128]
    vldrw.u32 q1, [r0, #176]
    vstrw.32 q1, [r0, #336]
    vldrw.u32 q1, [r0, #-288]
    vstrw.32 q1, [r0, #176]
    vstrw.32 q0, [r0, #-288]
    vldrw.u32 q0, [r0, #224]
    vldrw.u32 q1, [r0, #64]
    vstrw.32 q1, [r0, #224]
    vldrw.u32 q1, [r0, #368]
    vstrw.32 q1, [r0, #64]
    vldrw.u32 q1, [r0, #-272]
    vstrw.32 q1, [r0, #368]
    vstrw.32 q0, [r0, #-272]
    vldrw.u32 q0, [r0, #208]
    vldrw.u32 q1, [r0, #48]
    vstrw.32 q1, [r0, #208]
    vldrw.u32 q1, [r0, #384]
    vstrw.32 q1, [r0, #48]
    vldrw.u32 q1, [r0, #-256]
    vstrw.32 q1, [r0, #384]
    vstrw.32 q0, [r0, #-256]
    vldrw.u32 q0, [r0, #80]
    vldrw.u32 q1, [r0, #256]
    vstrw.32 q1, [r0, #80]
    vldrw.u32 q1, [r0, #-64]
    vstrw.32 q1, [r0, #256]
    vldrw.u32 q1, [r0, #-240]
    vstrw.32 q1, [r0, #-64]
    vstrw.32 q0, [r0, #-240]
    vldrw.u32 q0, [r0, #96]
    vldrw.u32 q1, [r0, #240]
    vstrw.32 q1, [r0, #96]
    vldrw.u32 q1, [r0, #-80]
    vstrw.32 q1, [r0, #240]
    vldrw.u32 q1, [r0, #-224]
    vstrw.32 q1, [r0, #-80]
    vstrw.32 q0, [r0, #-224]
    vldrw.u32 q0, [r0, #32]
    vldrw.u32 q1, [r0, #16]
    vstrw.32 q1, [r0, #32]
    vstrw.32 q0, [r0, #16]
    vldrw.u32 q0, [r0, #160]
    vldrw.u32 q1, [r0, #144]
    vstrw.32 q1, [r0, #160]
    vstrw.32 q0, [r0, #144]
    subs r3, #1
    bne.w 2b
    cmp r1, #2
    blo.w 11f
    beq.w 12f
    b.w 13f
10:
    vldrw.u32 q0, [r0, #-400]
    vldrw.u32 q1, [r0, #-240]
    veor q2, q0, q1                     @ c00 ^= a010
    vldrw.u32 q3, [r0, #-80]
    veor q2, q2, q3                     @ c00 ^= a020
    vldrw.u32 q4, [r0, #80]
    veor q2, q2, q4                     @ c00 ^= a030
    vldrw.u32 q5, [r0, #240]
    veor q2, q2, q5                     @ c00 ^= a040
    vldrw.u32 q6, [r0, #-320]
    vldrw.u32 q7, [r0, #-160]
    veor q0, q6, q7                     @ c21 ^= a211
    vldrw.u32 q7, [r0, #0]
    veor q0, q0, q7                     @ c21 ^= a221
    vldrw.u32 q7, [r0, #160]
    veor q0, q0, q7                     @ c21 ^= a231
    vldrw.u32 q3, [r0, #320]
    veor q0, q0, q3                     @ c21 ^= a241
    vshl.i32 q7, q0, #1                 @ d10 = c00 ^ rol(c21, 1)
    vsri.32 q7, q0, #31                 @ d10 = c00 ^ rol(c21, 1)
    veor q7, q2, q7                     @ d10 = c00 ^ rol(c21, 1)
    vldrw.u32 q1, [r0, #-272]
    vldrw.u32 q4, [r0, #-112]
    veor q6, q1, q4                     @ c40 ^= a410
    vldrw.u32 q5, [r0, #48]
    veor q6, q6, q5                     @ c40 ^= a420
    vldrw.u32 q5, [r0, #208]
    veor q6, q6, q5                     @ c40 ^= a430
    vldrw.u32 q5, [r0, #368]
    veor q6, q6, q5                     @ c40 ^= a440
    veor q0, q0, q6                     @ d31 = c21 ^ c40
    vldrw.u32 q5, [r0, #-352]
    vstrw.32 q7, [sp, #0]
    vldrw.u32 q7, [r0, #-192]
    veor q7, q5, q7                     @ c11 ^= a111
    vldrw.u32 q5, [r0, #-32]
    veor q7, q7, q5                     @ c11 ^= a121
    vldrw.u32 q5, [r0, #128]
    veor q7, q7, q5                     @ c11 ^= a131
    vldrw.u32 q1, [r0, #288]
    veor q7, q7, q1                     @ c11 ^= a141
    vshl.i32 q1, q7, #1                 @ d00 = c40 ^ rol(c11, 1)
    vsri.32 q1, q7, #31                 @ d00 = c40 ^ rol(c11, 1)
    veor q1, q6, q1                     @ d00 = c40 ^ rol(c11, 1)
    vldrw.u32 q6, [r0, #-304]
    vstrw.32 q1, [sp, #16]
    vldrw.u32 q1, [r0, #-144]
    veor q1, q6, q1                     @ c30 ^= a310
    vldrw.u32 q3, [r0, #16]
    veor q1, q1, q3                     @ c30 ^= a320
    vldrw.u32 q3, [r0, #176]
    veor q1, q1, q3                     @ c30 ^= a330
    vldrw.u32 q3, [r0, #336]
    veor q1, q1, q3                     @ c30 ^= a340
    veor q7, q7, q1                     @ d21 = c11 ^ c30
    vldrw.u32 q3, [r0, #-384]
    vldrw.u32 q5, [r0, #-224]
    veor q3, q3, q5                     @ c01 ^= a011
    vldrw.u32 q5, [r0, #-64]
    veor q3, q3, q5                     @ c01 ^= a021
    vldrw.u32 q5, [r0, #96]
    veor q3, q3, q5                     @ c01 ^= a031
    vldrw.u32 q5, [r0, #256]
    veor q3, q3, q5                     @ c01 ^= a041
    vshl.i32 q5, q3, #1                 @ d40 = c30 ^ rol(c01, 1)
    vsri.32 q5, q3, #31                 @ d40 = c30 ^ rol(c01, 1)
    veor q1, q1, q5                     @ d40 = c30 ^ rol(c01, 1)
    vldrw.u32 q5, [r0, #-336]
    vstrw.32 q0, [sp, #32]
    vldrw.u32 q0, [r0, #-176]
    veor q5, q5, q0                     @ c20 ^= a210
    vldrw.u32 q0, [r0, #-16]
    veor q5, q5, q0                     @ c20 ^= a220
    vldrw.u32 q0, [r0, #144]
    veor q5, q5, q0                     @ c20 ^= a230
    vldrw.u32 q0, [r0, #304]
    veor q5, q5, q0                     @ c20 ^= a240
    veor q3, q3, q5                     @ d11 = c01 ^ c20
    vldrw.u32 q0, [r0, #-256]
    vldrw.u32 q4, [r0, #-96]
    veor q4, q0, q4                     @ c41 ^= a411
    vldrw.u32 q0, [r0, #64]
    veor q4, q4, q0                     @ c41 ^= a421
    vldrw.u32 q0, [r0, #224]
    veor q4, q4, q0                     @ c41 ^= a431
    vldrw.u32 q0, [r0, #384]
    veor q4, q4, q0                     @ c41 ^= a441
    vshl.i32 q0, q4, #1                 @ d30 = c20 ^ rol(c41, 1)
    vsri.32 q0, q4, #31                 @ d30 = c20 ^ rol(c41, 1)
    veor q0, q5, q0                     @ d30 = c20 ^ rol(c41, 1)
    vldrw.u32 q5, [r0, #-368]
    vldrw.u32 q6, [r0, #-208]
    veor q6, q5, q6                     @ c10 ^= a110
    vldrw.u32 q5, [r0, #-48]
    veor q6, q6, q5                     @ c10 ^= a120
    vldrw.u32 q5, [r0, #112]
    veor q6, q6, q5                     @ c10 ^= a130
    vldrw.u32 q5, [r0, #272]
    veor q6, q6, q5                     @ c10 ^= a140
    veor q4, q4, q6                     @ d01 = c41 ^ c10
    vldrw.u32 q5, [r0, #-288]
    vstrw.32 q7, [sp, #48]
    vldrw.u32 q7, [r0, #-128]
    veor q5, q5, q7                     @ c31 ^= a311
    vldrw.u32 q7, [r0, #32]
    veor q5, q5, q7                     @ c31 ^= a321
    vldrw.u32 q7, [r0, #192]
    veor q5, q5, q7                     @ c31 ^= a331
    vldrw.u32 q7, [r0, #352]
    veor q5, q5, q7                     @ c31 ^= a341
    vshl.i32 q7, q5, #1                 @ d20 = c10 ^ rol(c31, 1)
    vsri.32 q7, q5, #31                 @ d20 = c10 ^ rol(c31, 1)
    veor q6, q6, q7                     @ d20 = c10 ^ rol(c31, 1)
    veor q2, q5, q2                     @ d41 = c31 ^ c00
    vldrw.u32 q5, [r0, #-304]
    veor q5, q5, q0                     @ b010 = rol(a300 ^ d30, 14)
    vshl.i32 q7, q5, #14                @ b010 = rol(a300 ^ d30, 14)
    vsri.32 q7, q5, #18                 @ b010 = rol(a300 ^ d30, 14)
    vldrw.u32 q5, [r0, #-112]
    veor q5, q5, q1                     @ b110 = rol(a410 ^ d40, 10)
    vstrw.32 q2, [sp, #64]
    vshl.i32 q2, q5, #10                @ b110 = rol(a410 ^ d40, 10)
    vsri.32 q2, q5, #22                 @ b110 = rol(a410 ^ d40, 10)
    vldrw.u32 q5, [r0, #-64]
    veor q5, q5, q4                     @ b210 = rol(a021 ^ d01, 2)
    vstrw.32 q0, [sp, #80]
    vshl.i32 q0, q5, #2                 @ b210 = rol(a021 ^ d01, 2)
    vsri.32 q0, q5, #30                 @ b210 = rol(a021 ^ d01, 2)
    vldrw.u32 q5, [r0, #128]
    veor q5, q5, q3                     @ b310 = rol(a131 ^ d11, 23)
    vstrw.32 q6, [sp, #96]
    vshl.i32 q6, q5, #23                @ b310 = rol(a131 ^ d11, 23)
    vsri.32 q6, q5, #9                  @ b310 = rol(a131 ^ d11, 23)
    vldrw.u32 q5, [r0, #320]
    vstrw.32 q3, [sp, #112]
    vldrw.u32 q3, [sp, #48]
    veor q5, q5, q3                     @ b410 = rol(a241 ^ d21, 31)
    vshl.i32 q3, q5, #31                @ b410 = rol(a241 ^ d21, 31)
    vsri.32 q3, q5, #1                  @ b410 = rol(a241 ^ d21, 31)
    vbic q5, q0, q2                     @ t = ~b110 & b210
    veor q5, q7, q5                     @ a010 = b010 ^ t
    vstrw.32 q5, [r0, #-64]             @ a010
    vbic q5, q6, q0                     @ t = ~b210 & b310
    veor q5, q2, q5                     @ a110 = b110 ^ t
    vstrw.32 q5, [r0, #128]             @ a110
    vbic q5, q3, q6                     @ t = ~b310 & b410
    veor q0, q0, q5                     @ a210 = b210 ^ t
    vstrw.32 q0, [r0, #320]             @ a210
    vbic q0, q7, q3                     @ t = ~b410 & b010
    veor q0, q6, q0                     @ a310 = b310 ^ t
    vstrw.32 q0, [r0, #-304]            @ a310
    vbic q0, q2, q7                     @ t = ~b010 & b110
    veor q0, q3, q0                     @ a410 = b410 ^ t
    vstrw.32 q0, [r0, #-112]            @ a410
    vldrw.u32 q0, [r0, #-272]
    veor q0, q0, q1                     @ b031 = rol(a400 ^ d40, 13)
    vshl.i32 q2, q0, #13                @ b031 = rol(a400 ^ d40, 13)
    vsri.32 q2, q0, #19                 @ b031 = rol(a400 ^ d40, 13)
    vldrw.u32 q0, [r0, #-224]
    veor q0, q0, q4                     @ b131 = rol(a011 ^ d01, 18)
    vshl.i32 q3, q0, #18                @ b131 = rol(a011 ^ d01, 18)
    vsri.32 q3, q0, #14                 @ b131 = rol(a011 ^ d01, 18)
    vldrw.u32 q0, [r0, #-32]
    vldrw.u32 q5, [sp, #112]
    veor q0, q0, q5                     @ b231 = rol(a121 ^ d11, 5)
    vshl.i32 q6, q0, #5                 @ b231 = rol(a121 ^ d11, 5)
    vsri.32 q6, q0, #27                 @ b231 = rol(a121 ^ d11, 5)
    vldrw.u32 q0, [r0, #144]
    vldrw.u32 q7, [sp, #96]
    veor q0, q0, q7                     @ b331 = rol(a230 ^ d20, 7)
    vstrw.32 q4, [sp, #128]
    vshl.i32 q4, q0, #7                 @ b331 = rol(a230 ^ d20, 7)
    vsri.32 q4, q0, #25                 @ b331 = rol(a230 ^ d20, 7)
    vldrw.u32 q0, [r0, #352]
    vldrw.u32 q7, [sp, #32]
    veor q0, q0, q7                     @ b431 = rol(a341 ^ d31, 28)
    vshl.i32 q7, q0, #28                @ b431 = rol(a341 ^ d31, 28)
    vsri.32 q7, q0, #4                  @ b431 = rol(a341 ^ d31, 28)
    vbic q0, q6, q3                     @ t = ~b131 & b231
    veor q0, q2, q0                     @ a031 = b031 ^ t
    vstrw.32 q0, [r0, #-224]            @ a031
    vbic q0, q4, q6                     @ t = ~b231 & b331
    veor q0, q3, q0                     @ a131 = b131 ^ t
    vstrw.32 q0, [r0, #-32]             @ a131
    vbic q0, q7, q4                     @ t = ~b331 & b431
    veor q0, q6, q0                     @ a231 = b231 ^ t
    vstrw.32 q0, [r0, #144]             @ a231
    vbic q0, q2, q7                     @ t = ~b431 & b031
    veor q0, q4, q0                     @ a331 = b331 ^ t
    vstrw.32 q0, [r0, #352]             @ a331
    vbic q0, q3, q2                     @ t = ~b031 & b131
    veor q0, q7, q0                     @ a431 = b431 ^ t
    vstrw.32 q0, [r0, #-272]            @ a431
    vldrw.u32 q0, [r0, #-352]
    veor q0, q0, q5                     @ b020 = rol(a101 ^ d11, 1)
    vshl.i32 q2, q0, #1                 @ b020 = rol(a101 ^ d11, 1)
    vsri.32 q2, q0, #31                 @ b020 = rol(a101 ^ d11, 1)
    vldrw.u32 q0, [r0, #-176]
    vldrw.u32 q3, [sp, #96]
    veor q0, q0, q3                     @ b120 = rol(a210 ^ d20, 3)
    vshl.i32 q4, q0, #3                 @ b120 = rol(a210 ^ d20, 3)
    vsri.32 q4, q0, #29                 @ b120 = rol(a210 ^ d20, 3)
    vldrw.u32 q0, [r0, #32]
    vldrw.u32 q6, [sp, #32]
    veor q0, q0, q6                     @ b220 = rol(a321 ^ d31, 13)
    vshl.i32 q7, q0, #13                @ b220 = rol(a321 ^ d31, 13)
    vsri.32 q7, q0, #19                 @ b220 = rol(a321 ^ d31, 13)
    vldrw.u32 q0, [r0, #208]
    veor q0, q0, q1                     @ b320 = rol(a430 ^ d40, 4)
    vshl.i32 q6, q0, #4                 @ b320 = rol(a430 ^ d40, 4)
    vsri.32 q6, q0, #28                 @ b320 = rol(a430 ^ d40, 4)
    vldrw.u32 q0, [r0, #240]
    vldrw.u32 q3, [sp, #16]
    veor q0, q0, q3                     @ b420 = rol(a040 ^ d00, 9)
    vshl.i32 q5, q0, #9                 @ b420 = rol(a040 ^ d00, 9)
    vsri.32 q5, q0, #23                 @ b420 = rol(a040 ^ d00, 9)
    vbic q0, q7, q4                     @ t = ~b120 & b220
    veor q0, q2, q0                     @ a020 = b020 ^ t
    vstrw.32 q0, [r0, #240]             @ a020
    vbic q0, q6, q7                     @ t = ~b220 & b320
    veor q0, q4, q0                     @ a120 = b120 ^ t
    vstrw.32 q0, [r0, #-352]            @ a120
    vbic q0, q5, q6                     @ t = ~b320 & b420
    veor q0, q7, q0                     @ a220 = b220 ^ t
    vstrw.32 q0, [r0, #-176]            @ a220
    vbic q0, q2, q5                     @ t = ~b420 & b020
    veor q0, q6, q0                     @ a320 = b320 ^ t
    vstrw.32 q0, [r0, #32]              @ a320
    vbic q0, q4, q2                     @ t = ~b020 & b120
    veor q0, q5, q0                     @ a420 = b420 ^ t
    vstrw.32 q0, [r0, #208]             @ a420
    vldrw.u32 q0, [r0, #-320]
    vldrw.u32 q2, [sp, #48]
    veor q0, q0, q2                     @ b041 = rol(a201 ^ d21, 31)
    vshl.i32 q4, q0, #31                @ b041 = rol(a201 ^ d21, 31)
    vsri.32 q4, q0, #1                  @ b041 = rol(a201 ^ d21, 31)
    vldrw.u32 q0, [r0, #-144]
    vldrw.u32 q5, [sp, #80]
    veor q0, q0, q5                     @ b141 = rol(a310 ^ d30, 27)
    vshl.i32 q6, q0, #27                @ b141 = rol(a310 ^ d30, 27)
    vsri.32 q6, q0, #5                  @ b141 = rol(a310 ^ d30, 27)
    vldrw.u32 q0, [r0, #48]
    veor q0, q0, q1                     @ b241 = rol(a420 ^ d40, 19)
    vshl.i32 q7, q0, #19                @ b241 = rol(a420 ^ d40, 19)
    vsri.32 q7, q0, #13                 @ b241 = rol(a420 ^ d40, 19)
    vldrw.u32 q0, [r0, #80]
    veor q0, q0, q3                     @ b341 = rol(a030 ^ d00, 20)
    vstrw.32 q1, [sp, #144]
    vshl.i32 q1, q0, #20                @ b341 = rol(a030 ^ d00, 20)
    vsri.32 q1, q0, #12                 @ b341 = rol(a030 ^ d00, 20)
    vldrw.u32 q0, [r0, #288]
    vldrw.u32 q2, [sp, #112]
    veor q0, q0, q2                     @ b441 = rol(a141 ^ d11, 1)
    vshl.i32 q3, q0, #1                 @ b441 = rol(a141 ^ d11, 1)
    vsri.32 q3, q0, #31                 @ b441 = rol(a141 ^ d11, 1)
    vbic q0, q7, q6                     @ t = ~b141 & b241
    veor q0, q4, q0                     @ a041 = b041 ^ t
    vstrw.32 q0, [r0, #80]              @ a041
    vbic q0, q1, q7                     @ t = ~b241 & b341
    veor q0, q6, q0                     @ a141 = b141 ^ t
    vstrw.32 q0, [r0, #288]             @ a141
    vbic q0, q3, q1                     @ t = ~b341 & b441
    veor q0, q7, q0                     @ a241 = b241 ^ t
    vstrw.32 q0, [r0, #-320]            @ a241
    vbic q0, q4, q3                     @ t = ~b441 & b041
    veor q0, q1, q0                     @ a341 = b341 ^ t
    vstrw.32 q0, [r0, #-144]            @ a341
    vbic q0, q6, q4                     @ t = ~b041 & b141
    veor q0, q3, q0                     @ a441 = b441 ^ t
    vstrw.32 q0, [r0, #48]              @ a441
    vldrw.u32 q0, [r0, #-384]
    vldrw.u32 q1, [sp, #128]
    veor q0, q0, q1                     @ b001 = a001 ^ d01
    vldrw.u32 q3, [r0, #-192]
    veor q2, q3, q2                     @ b101 = rol(a111 ^ d11, 22)
    vshl.i32 q3, q2, #22                @ b101 = rol(a111 ^ d11, 22)
    vsri.32 q3, q2, #10                 @ b101 = rol(a111 ^ d11, 22)
    vldrw.u32 q2, [r0, #-16]
    vldrw.u32 q4, [sp, #96]
    veor q2, q2, q4                     @ b201 = rol(a220 ^ d20, 21)
    vshl.i32 q6, q2, #21                @ b201 = rol(a220 ^ d20, 21)
    vsri.32 q6, q2, #11                 @ b201 = rol(a220 ^ d20, 21)
    vldrw.u32 q2, [r0, #176]
    veor q2, q2, q5                     @ b301 = rol(a330 ^ d30, 10)
    vshl.i32 q7, q2, #10                @ b301 = rol(a330 ^ d30, 10)
    vsri.32 q7, q2, #22                 @ b301 = rol(a330 ^ d30, 10)
    vldrw.u32 q2, [r0, #384]
    vldrw.u32 q5, [sp, #64]
    veor q2, q2, q5                     @ b401 = rol(a441 ^ d41, 7)
    vshl.i32 q1, q2, #7                 @ b401 = rol(a441 ^ d41, 7)
    vsri.32 q1, q2, #25                 @ b401 = rol(a441 ^ d41, 7)
    vbic q2, q6, q3                     @ t = ~b101 & b201
    veor q2, q0, q2                     @ a001 = b001 ^ t
    ldr r3, [r2, #4]                    @ a001 ^= rc1
    vdup.32 q5, r3                      @ a001 ^= rc1
    veor q2, q2, q5                     @ a001 ^= rc1
    vstrw.32 q2, [r0, #-384]            @ a001
    vbic q2, q7, q6                     @ t = ~b201 & b301
    veor q2, q3, q2                     @ a101 = b101 ^ t
    vstrw.32 q2, [r0, #-192]            @ a101
    vbic q2, q1, q7                     @ t = ~b301 & b401
    veor q2, q6, q2                     @ a201 = b201 ^ t
    vstrw.32 q2, [r0, #-16]             @ a201
    vbic q2, q0, q1                     @ t = ~b401 & b001
    veor q2, q7, q2                     @ a301 = b301 ^ t
    vstrw.32 q2, [r0, #176]             @ a301
    vbic q0, q3, q0                     @ t = ~b001 & b101
    veor q0, q1, q0                     @ a401 = b401 ^ t
    vstrw.32 q0, [r0, #384]             @ a401
    vldrw.u32 q0, [r0, #-336]
    veor q0, q0, q4                     @ b040 = rol(a200 ^ d20, 31)
    vshl.i32 q1, q0, #31                @ b040 = rol(a200 ^ d20, 31)
    vsri.32 q1, q0, #1                  @ b040 = rol(a200 ^ d20, 31)
    vldrw.u32 q0, [r0, #-128]
    vldrw.u32 q2, [sp, #32]
    veor q0, q0, q2                     @ b140 = rol(a311 ^ d31, 28)
    vshl.i32 q3, q0, #28                @ b140 = rol(a311 ^ d31, 28)
    vsri.32 q3, q0, #4                  @ b140 = rol(a311 ^ d31, 28)
    vldrw.u32 q0, [r0, #64]
    vldrw.u32 q5, [sp, #64]
    veor q0, q0, q5                     @ b240 = rol(a421 ^ d41, 20)
    vshl.i32 q6, q0, #20                @ b240 = rol(a421 ^ d41, 20)
    vsri.32 q6, q0, #12                 @ b240 = rol(a421 ^ d41, 20)
    vldrw.u32 q0, [r0, #96]
    vldrw.u32 q7, [sp, #128]
    veor q0, q0, q7                     @ b340 = rol(a031 ^ d01, 21)
    vshl.i32 q7, q0, #21                @ b340 = rol(a031 ^ d01, 21)
    vsri.32 q7, q0, #11                 @ b340 = rol(a031 ^ d01, 21)
    vldrw.u32 q0, [r0, #272]
    vldrw.u32 q4, [sp, #0]
    veor q0, q0, q4                     @ b440 = rol(a140 ^ d10, 1)
    vshl.i32 q2, q0, #1                 @ b440 = rol(a140 ^ d10, 1)
    vsri.32 q2, q0, #31                 @ b440 = rol(a140 ^ d10, 1)
    vbic q0, q6, q3                     @ t = ~b140 & b240
    veor q0, q1, q0                     @ a040 = b040 ^ t
    vstrw.32 q0, [r0, #96]              @ a040
    vbic q0, q7, q6                     @ t = ~b240 & b340
    veor q0, q3, q0                     @ a140 = b140 ^ t
    vstrw.32 q0, [r0, #272]             @ a140
    vbic q0, q2, q7                     @ t = ~b340 & b440
    veor q0, q6, q0                     @ a240 = b240 ^ t
    vstrw.32 q0, [r0, #-336]            @ a240
    vbic q0, q1, q2                     @ t = ~b440 & b040
    veor q0, q7, q0                     @ a340 = b340 ^ t
    vstrw.32 q0, [r0, #-128]            @ a340
    vbic q0, q3, q1                     @ t = ~b040 & b140
    veor q0, q2, q0                     @ a440 = b440 ^ t
    vstrw.32 q0, [r0, #64]              @ a440
    vldrw.u32 q0, [r0, #-256]
    veor q0, q0, q5                     @ b030 = rol(a401 ^ d41, 14)
    vshl.i32 q1, q0, #14                @ b030 = rol(a401 ^ d41, 14)
    vsri.32 q1, q0, #18                 @ b030 = rol(a401 ^ d41, 14)
    vldrw.u32 q0, [r0, #-240]
    vldrw.u32 q2, [sp, #16]
    veor q0, q0, q2                     @ b130 = rol(a010 ^ d00, 18)
    vshl.i32 q3, q0, #18                @ b130 = rol(a010 ^ d00, 18)
    vsri.32 q3, q0, #14                 @ b130 = rol(a010 ^ d00, 18)
    vldrw.u32 q0, [r0, #-48]
    veor q0, q0, q4                     @ b230 = rol(a120 ^ d10, 5)
    vshl.i32 q6, q0, #5                 @ b230 = rol(a120 ^ d10, 5)
    vsri.32 q6, q0, #27                 @ b230 = rol(a120 ^ d10, 5)
    vldrw.u32 q0, [r0, #160]
    vldrw.u32 q7, [sp, #48]
    veor q0, q0, q7                     @ b330 = rol(a231 ^ d21, 8)
    vshl.i32 q7, q0, #8                 @ b330 = rol(a231 ^ d21, 8)
    vsri.32 q7, q0, #24                 @ b330 = rol(a231 ^ d21, 8)
    vldrw.u32 q0, [r0, #336]
    vldrw.u32 q4, [sp, #80]
    veor q0, q0, q4                     @ b430 = rol(a340 ^ d30, 28)
    vshl.i32 q4, q0, #28                @ b430 = rol(a340 ^ d30, 28)
    vsri.32 q4, q0, #4                  @ b430 = rol(a340 ^ d30, 28)
    vbic q0, q6, q3                     @ t = ~b130 & b230
    veor q0, q1, q0                     @ a030 = b030 ^ t
    vstrw.32 q0, [r0, #-240]            @ a030
    vbic q0, q7, q6                     @ t = ~b230 & b330
    veor q0, q3, q0                     @ a130 = b130 ^ t
    vstrw.32 q0, [r0, #-48]             @ a130
    vbic q0, q4, q7                     @ t = ~b330 & b430
    veor q0, q6, q0                     @ a230 = b230 ^ t
    vstrw.32 q0, [r0, #160]             @ a230
    vbic q0, q1, q4                     @ t = ~b430 & b030
    veor q0, q7, q0                     @ a330 = b330 ^ t
    vstrw.32 q0, [r0, #336]             @ a330
    vbic q0, q3, q1                     @ t = ~b030 & b130
    veor q0, q4, q0                     @ a430 = b430 ^ t
    vstrw.32 q0, [r0, #-256]            @ a430
    vldrw.u32 q0, [r0, #-288]
    vldrw.u32 q1, [sp, #32]
    veor q0, q0, q1                     @ b011 = rol(a301 ^ d31, 14)
    vshl.i32 q3, q0, #14                @ b011 = rol(a301 ^ d31, 14)
    vsri.32 q3, q0, #18                 @ b011 = rol(a301 ^ d31, 14)
    vldrw.u32 q0, [r0, #-96]
    veor q0, q0, q5                     @ b111 = rol(a411 ^ d41, 10)
    vshl.i32 q4, q0, #10                @ b111 = rol(a411 ^ d41, 10)
    vsri.32 q4, q0, #22                 @ b111 = rol(a411 ^ d41, 10)
    vldrw.u32 q0, [r0, #-80]
    veor q0, q0, q2                     @ b211 = rol(a020 ^ d00, 1)
    vshl.i32 q6, q0, #1                 @ b211 = rol(a020 ^ d00, 1)
    vsri.32 q6, q0, #31                 @ b211 = rol(a020 ^ d00, 1)
    vldrw.u32 q0, [r0, #112]
    vldrw.u32 q7, [sp, #0]
    veor q0, q0, q7                     @ b311 = rol(a130 ^ d10, 22)
    vshl.i32 q1, q0, #22                @ b311 = rol(a130 ^ d10, 22)
    vsri.32 q1, q0, #10                 @ b311 = rol(a130 ^ d10, 22)
    vldrw.u32 q0, [r0, #304]
    vldrw.u32 q2, [sp, #96]
    veor q0, q0, q2                     @ b411 = rol(a240 ^ d20, 30)
    vshl.i32 q2, q0, #30                @ b411 = rol(a240 ^ d20, 30)
    vsri.32 q2, q0, #2                  @ b411 = rol(a240 ^ d20, 30)
    vbic q0, q6, q4                     @ t = ~b111 & b211
    veor q0, q3, q0                     @ a011 = b011 ^ t
    vstrw.32 q0, [r0, #-80]             @ a011
    vbic q0, q1, q6                     @ t = ~b211 & b311
    veor q0, q4, q0                     @ a111 = b111 ^ t
    vstrw.32 q0, [r0, #112]             @ a111
    vbic q0, q2, q1                     @ t = ~b311 & b411
    veor q0, q6, q0                     @ a211 = b211 ^ t
    vstrw.32 q0, [r0, #304]             @ a211
    vbic q0, q3, q2                     @ t = ~b411 & b011
    veor q0, q1, q0                     @ a311 = b311 ^ t
    vstrw.32 q0, [r0, #-288]            @ a311
    vbic q0, q4, q3                     @ t = ~b011 & b111
    veor q0, q2, q0                     @ a411 = b411 ^ t
    vstrw.32 q0, [r0, #-96]             @ a411
    vldrw.u32 q0, [r0, #-368]
    veor q0, q0, q7                     @ b021 = a100 ^ d10
    vldrw.u32 q1, [r0, #-160]
    vldrw.u32 q2, [sp, #48]
    veor q1, q1, q2                     @ b121 = rol(a211 ^ d21, 3)
    vshl.i32 q3, q1, #3                 @ b121 = rol(a211 ^ d21, 3)
    vsri.32 q3, q1, #29                 @ b121 = rol(a211 ^ d21, 3)
    vldrw.u32 q1, [r0, #16]
    vldrw.u32 q4, [sp, #80]
    veor q1, q1, q4                     @ b221 = rol(a320 ^ d30, 12)
    vshl.i32 q4, q1, #12                @ b221 = rol(a320 ^ d30, 12)
    vsri.32 q4, q1, #20                 @ b221 = rol(a320 ^ d30, 12)
    vldrw.u32 q1, [r0, #224]
    veor q1, q1, q5                     @ b321 = rol(a431 ^ d41, 4)
    vshl.i32 q5, q1, #4                 @ b321 = rol(a431 ^ d41, 4)
    vsri.32 q5, q1, #28                 @ b321 = rol(a431 ^ d41, 4)
    vldrw.u32 q1, [r0, #256]
    vldrw.u32 q6, [sp, #128]
    veor q1, q1, q6                     @ b421 = rol(a041 ^ d01, 9)
    vshl.i32 q6, q1, #9                 @ b421 = rol(a041 ^ d01, 9)
    vsri.32 q6, q1, #23                 @ b421 = rol(a041 ^ d01, 9)
    vbic q1, q4, q3                     @ t = ~b121 & b221
    veor q1, q0, q1                     @ a021 = b021 ^ t
    vstrw.32 q1, [r0, #256]             @ a021
    vbic q1, q5, q4                     @ t = ~b221 & b321
    veor q1, q3, q1                     @ a121 = b121 ^ t
    vstrw.32 q1, [r0, #-368]            @ a121
    vbic q1, q6, q5                     @ t = ~b321 & b421
    veor q1, q4, q1                     @ a221 = b221 ^ t
    vstrw.32 q1, [r0, #-160]            @ a221
    vbic q1, q0, q6                     @ t = ~b421 & b021
    veor q1, q5, q1                     @ a321 = b321 ^ t
    vstrw.32 q1, [r0, #16]              @ a321
    vbic q0, q3, q0                     @ t = ~b021 & b121
    veor q0, q6, q0                     @ a421 = b421 ^ t
    vstrw.32 q0, [r0, #224]             @ a421
    vldrw.u32 q0, [r0, #-400]
    vldrw.u32 q1, [sp, #16]
    veor q0, q0, q1                     @ b000 = a000 ^ d00
    vldrw.u32 q1, [r0, #-208]
    veor q1, q1, q7                     @ b100 = rol(a110 ^ d10, 22)
    vshl.i32 q3, q1, #22                @ b100 = rol(a110 ^ d10, 22)
    vsri.32 q3, q1, #10                 @ b100 = rol(a110 ^ d10, 22)
    vldrw.u32 q1, [r0, #0]
    veor q1, q1, q2                     @ b200 = rol(a221 ^ d21, 22)
    vshl.i32 q2, q1, #22                @ b200 = rol(a221 ^ d21, 22)
    vsri.32 q2, q1, #10                 @ b200 = rol(a221 ^ d21, 22)
    vldrw.u32 q1, [r0, #192]
    vldrw.u32 q4, [sp, #32]
    veor q1, q1, q4                     @ b300 = rol(a331 ^ d31, 11)
    vshl.i32 q4, q1, #11                @ b300 = rol(a331 ^ d31, 11)
    vsri.32 q4, q1, #21                 @ b300 = rol(a331 ^ d31, 11)
    vldrw.u32 q1, [r0, #368]
    vldrw.u32 q5, [sp, #144]
    veor q1, q1, q5                     @ b400 = rol(a440 ^ d40, 7)
    vshl.i32 q5, q1, #7                 @ b400 = rol(a440 ^ d40, 7)
    vsri.32 q5, q1, #25                 @ b400 = rol(a440 ^ d40, 7)
    vbic q1, q2, q3                     @ t = ~b100 & b200
    veor q1, q0, q1                     @ a000 = b000 ^ t
    ldr r3, [r2, #0]                    @ a000 ^= rc0
    vdup.32 q6, r3                      @ a000 ^= rc0
    veor q1, q1, q6                     @ a000 ^= rc0
    vstrw.32 q1, [r0, #-400]            @ a000
    vbic q1, q4, q2                     @ t = ~b200 & b300
    veor q1, q3, q1                     @ a100 = b100 ^ t
    vstrw.32 q1, [r0, #-208]            @ a100
    vbic q1, q5, q4                     @ t = ~b300 & b400
    veor q1, q2, q1                     @ a200 = b200 ^ t
    vstrw.32 q1, [r0, #0]               @ a200
    vbic q1, q0, q5                     @ t = ~b400 & b000
    veor q1, q4, q1                     @ a300 = b300 ^ t
    vstrw.32 q1, [r0, #192]             @ a300
    vbic q0, q3, q0                     @ t = ~b000 & b100
    veor q0, q5, q0                     @ a400 = b400 ^ t
    vstrw.32 q0, [r0, #368]             @ a400
11:
    vldrw.u32 q0, [r0, #-400]
    vldrw.u32 q1, [r0, #-64]
    veor q2, q0, q1                     @ c00 ^= a010
    vldrw.u32 q3, [r0, #240]
    veor q2, q2, q3                     @ c00 ^= a020
    vldrw.u32 q4, [r0, #-240]
    veor q2, q2, q4                     @ c00 ^= a030
    vldrw.u32 q5, [r0, #96]
    veor q2, q2, q5                     @ c00 ^= a040
    vldrw.u32 q6, [r0, #-16]
    vldrw.u32 q7, [r0, #304]
    veor q0, q6, q7                     @ c21 ^= a211
    vldrw.u32 q7, [r0, #-160]
    veor q0, q0, q7                     @ c21 ^= a221
    vldrw.u32 q7, [r0, #144]
    veor q0, q0, q7                     @ c21 ^= a231
    vldrw.u32 q3, [r0, #-320]
    veor q0, q0, q3                     @ c21 ^= a241
    vshl.i32 q7, q0, #1                 @ d10 = c00 ^ rol(c21, 1)
    vsri.32 q7, q0, #31                 @ d10 = c00 ^ rol(c21, 1)
    veor q7, q2, q7                     @ d10 = c00 ^ rol(c21, 1)
    vldrw.u32 q1, [r0, #368]
    vldrw.u32 q4, [r0, #-112]
    veor q6, q1, q4                     @ c40 ^= a410
    vldrw.u32 q5, [r0, #208]
    veor q6, q6, q5                     @ c40 ^= a420
    vldrw.u32 q5, [r0, #-256]
    veor q6, q6, q5                     @ c40 ^= a430
    vldrw.u32 q5, [r0, #64]
    veor q6, q6, q5                     @ c40 ^= a440
    veor q0, q0, q6                     @ d31 = c21 ^ c40
    vldrw.u32 q5, [r0, #-192]
    vstrw.32 q7, [sp, #0]
    vldrw.u32 q7, [r0, #112]
    veor q7, q5, q7                     @ c11 ^= a111
    vldrw.u32 q5, [r0, #-368]
    veor q7, q7, q5                     @ c11 ^= a121
    vldrw.u32 q5, [r0, #-32]
    veor q7, q7, q5                     @ c11 ^= a131
    vldrw.u32 q1, [r0, #288]
    veor q7, q7, q1                     @ c11 ^= a141
    vshl.i32 q1, q7, #1                 @ d00 = c40 ^ rol(c11, 1)
    vsri.32 q1, q7, #31                 @ d00 = c40 ^ rol(c11, 1)
    veor q1, q6, q1                     @ d00 = c40 ^ rol(c11, 1)
    vldrw.u32 q6, [r0, #192]
    vstrw.32 q1, [sp, #16]
    vldrw.u32 q1, [r0, #-304]
    veor q1, q6, q1                     @ c30 ^= a310
    vldrw.u32 q3, [r0, #32]
    veor q1, q1, q3                     @ c30 ^= a320
    vldrw.u32 q3, [r0, #336]
    veor q1, q1, q3                     @ c30 ^= a330
    vldrw.u32 q3, [r0, #-128]
    veor q1, q1, q3                     @ c30 ^= a340
    veor q7, q7, q1                     @ d21 = c11 ^ c30
    vldrw.u32 q3, [r0, #-384]
    vldrw.u32 q5, [r0, #-80]
    veor q3, q3, q5                     @ c01 ^= a011
    vldrw.u32 q5, [r0, #256]
    veor q3, q3, q5                     @ c01 ^= a021
    vldrw.u32 q5, [r0, #-224]
    veor q3, q3, q5                     @ c01 ^= a031
    vldrw.u32 q5, [r0, #80]
    veor q3, q3, q5                     @ c01 ^= a041
    vshl.i32 q5, q3, #1                 @ d40 = c30 ^ rol(c01, 1)
    vsri.32 q5, q3, #31                 @ d40 = c30 ^ rol(c01, 1)
    veor q1, q1, q5                     @ d40 = c30 ^ rol(c01, 1)
    vldrw.u32 q5, [r0, #0]
    vstrw.32 q0, [sp, #32]
    vldrw.u32 q0, [r0, #320]
    veor q5, q5, q0                     @ c20 ^= a210
    vldrw.u32 q0, [r0, #-176]
    veor q5, q5, q0                     @ c20 ^= a220
    vldrw.u32 q0, [r0, #160]
    veor q5, q5, q0                     @ c20 ^= a230
    vldrw.u32 q0, [r0, #-336]
    veor q5, q5, q0                     @ c20 ^= a240
    veor q3, q3, q5                     @ d11 = c01 ^ c20
    vldrw.u32 q0, [r0, #384]
    vldrw.u32 q4, [r0, #-96]
    veor q4, q0, q4                     @ c41 ^= a411
    vldrw.u32 q0, [r0, #224]
    veor q4, q4, q0                     @ c41 ^= a421
    vldrw.u32 q0, [r0, #-272]
    veor q4, q4, q0                     @ c41 ^= a431
    vldrw.u32 q0, [r0, #48]
    veor q4, q4, q0                     @ c41 ^= a441
    vshl.i32 q0, q4, #1                 @ d30 = c20 ^ rol(c41, 1)
    vsri.32 q0, q4, #31                 @ d30 = c20 ^ rol(c41, 1)
    veor q0, q5, q0                     @ d30 = c20 ^ rol(c41, 1)
    vldrw.u32 q5, [r0, #-208]
    vldrw.u32 q6, [r0, #128]
    veor q6, q5, q6                     @ c10 ^= a110
    vldrw.u32 q5, [r0, #-352]
    veor q6, q6, q5                     @ c10 ^= a120
    vldrw.u32 q5, [r0, #-48]
    veor q6, q6, q5                     @ c10 ^= a130
    vldrw.u32 q5, [r0, #272]
    veor q6, q6, q5                     @ c10 ^= a140
    veor q4, q4, q6                     @ d01 = c41 ^ c10
    vldrw.u32 q5, [r0, #176]
    vstrw.32 q7, [sp, #48]
    vldrw.u32 q7, [r0, #-288]
    veor q5, q5, q7                     @ c31 ^= a311
    vldrw.u32 q7, [r0, #16]
    veor q5, q5, q7                     @ c31 ^= a321
    vldrw.u32 q7, [r0, #352]
    veor q5, q5, q7                     @ c31 ^= a331
    vldrw.u32 q7, [r0, #-144]
    veor q5, q5, q7                     @ c31 ^= a341
    vshl.i32 q7, q5, #1                 @ d20 = c10 ^ rol(c31, 1)
    vsri.32 q7, q5, #31                 @ d20 = c10 ^ rol(c31, 1)
    veor q6, q6, q7                     @ d20 = c10 ^ rol(c31, 1)
    veor q2, q5, q2                     @ d41 = c31 ^ c00
    vldrw.u32 q5, [r0, #192]
    veor q5, q5, q0                     @ b010 = rol(a300 ^ d30, 14)
    vshl.i32 q7, q5, #14                @ b010 = rol(a300 ^ d30, 14)
    vsri.32 q7, q5, #18                 @ b010 = rol(a300 ^ d30, 14)
    vldrw.u32 q5, [r0, #-112]
    veor q5, q5, q1                     @ b110 = rol(a410 ^ d40, 10)
    vstrw.32 q2, [sp, #64]
    vshl.i32 q2, q5, #10                @ b110 = rol(a410 ^ d40, 10)
    vsri.32 q2, q5, #22                 @ b110 = rol(a410 ^ d40, 10)
    vldrw.u32 q5, [r0, #256]
    veor q5, q5, q4                     @ b210 = rol(a021 ^ d01, 2)
    vstrw.32 q0, [sp, #80]
    vshl.i32 q0, q5, #2                 @ b210 = rol(a021 ^ d01, 2)
    vsri.32 q0, q5, #30                 @ b210 = rol(a021 ^ d01, 2)
    vldrw.u32 q5, [r0, #-32]
    veor q5, q5, q3                     @ b310 = rol(a131 ^ d11, 23)
    vstrw.32 q6, [sp, #96]
    vshl.i32 q6, q5, #23                @ b310 = rol(a131 ^ d11, 23)
    vsri.32 q6, q5, #9                  @ b310 = rol(a131 ^ d11, 23)
    vldrw.u32 q5, [r0, #-320]
    vstrw.32 q3, [sp, #112]
    vldrw.u32 q3, [sp, #48]
    veor q5, q5, q3                     @ b410 = rol(a241 ^ d21, 31)
    vshl.i32 q3, q5, #31                @ b410 = rol(a241 ^ d21, 31)
    vsri.32 q3, q5, #1                  @ b410 = rol(a241 ^ d21, 31)
    vbic q5, q0, q2                     @ t = ~b110 & b210
    veor q5, q7, q5                     @ a010 = b010 ^ t
    vstrw.32 q5, [r0, #256]             @ a010
    vbic q5, q6, q0                     @ t = ~b210 & b310
    veor q5, q2, q5                     @ a110 = b110 ^ t
    vstrw.32 q5, [r0, #-32]             @ a110
    vbic q5, q3, q6                     @ t = ~b310 & b410
    veor q0, q0, q5                     @ a210 = b210 ^ t
    vstrw.32 q0, [r0, #-320]            @ a210
    vbic q0, q7, q3                     @ t = ~b410 & b010
    veor q0, q6, q0                     @ a310 = b310 ^ t
    vstrw.32 q0, [r0, #192]             @ a310
    vbic q0, q2, q7                     @ t = ~b010 & b110
    veor q0, q3, q0                     @ a410 = b410 ^ t
    vstrw.32 q0, [r0, #-112]            @ a410
    vldrw.u32 q0, [r0, #368]
    veor q0, q0, q1                     @ b031 = rol(a400 ^ d40, 13)
    vshl.i32 q2, q0, #13                @ b031 = rol(a400 ^ d40, 13)
    vsri.32 q2, q0, #19                 @ b031 = rol(a400 ^ d40, 13)
    vldrw.u32 q0, [r0, #-80]
    veor q0, q0, q4                     @ b131 = rol(a011 ^ d01, 18)
    vshl.i32 q3, q0, #18                @ b131 = rol(a011 ^ d01, 18)
    vsri.32 q3, q0, #14                 @ b131 = rol(a011 ^ d01, 18)
    vldrw.u32 q0, [r0, #-368]
    vldrw.u32 q5, [sp, #112]
    veor q0, q0, q5                     @ b231 = rol(a121 ^ d11, 5)
    vshl.i32 q6, q0, #5                 @ b231 = rol(a121 ^ d11, 5)
    vsri.32 q6, q0, #27                 @ b231 = rol(a121 ^ d11, 5)
    vldrw.u32 q0, [r0, #160]
    vldrw.u32 q7, [sp, #96]
    veor q0, q0, q7                     @ b331 = rol(a230 ^ d20, 7)
    vstrw.32 q4, [sp, #128]
    vshl.i32 q4, q0, #7                 @ b331 = rol(a230 ^ d20, 7)
    vsri.32 q4, q0, #25                 @ b331 = rol(a230 ^ d20, 7)
    vldrw.u32 q0, [r0, #-144]
    vldrw.u32 q7, [sp, #32]
    veor q0, q0, q7                     @ b431 = rol(a341 ^ d31, 28)
    vshl.i32 q7, q0, #28                @ b431 = rol(a341 ^ d31, 28)
    vsri.32 q7, q0, #4                  @ b431 = rol(a341 ^ d31, 28)
    vbic q0, q6, q3                     @ t = ~b131 & b231
    veor q0, q2, q0                     @ a031 = b031 ^ t
    vstrw.32 q0, [r0, #-80]             @ a031
    vbic q0, q4, q6                     @ t = ~b231 & b331
    veor q0, q3, q0                     @ a131 = b131 ^ t
    vstrw.32 q0, [r0, #-368]            @ a131
    vbic q0, q7, q4                     @ t = ~b331 & b431
    veor q0, q6, q0                     @ a231 = b231 ^ t
    vstrw.32 q0, [r0, #160]             @ a231
    vbic q0, q2, q7                     @ t = ~b431 & b031
    veor q0, q4, q0                     @ a331 = b331 ^ t
    vstrw.32 q0, [r0, #-144]            @ a331
    vbic q0, q3, q2                     @ t = ~b031 & b131
    veor q0, q7, q0                     @ a431 = b431 ^ t
    vstrw.32 q0, [r0, #368]             @ a431
    vldrw.u32 q0, [r0, #-192]
    veor q0, q0, q5                     @ b020 = rol(a101 ^ d11, 1)
    vshl.i32 q2, q0, #1                 @ b020 = rol(a101 ^ d11, 1)
    vsri.32 q2, q0, #31                 @ b020 = rol(a101 ^ d11, 1)
    vldrw.u32 q0, [r0, #320]
    vldrw.u32 q3, [sp, #96]
    veor q0, q0, q3                     @ b120 = rol(a210 ^ d20, 3)
    vshl.i32 q4, q0, #3                 @ b120 = rol(a210 ^ d20, 3)
    vsri.32 q4, q0, #29                 @ b120 = rol(a210 ^ d20, 3)
    vldrw.u32 q0, [r0, #16]
    vldrw.u32 q6, [sp, #32]
    veor q0, q0, q6                     @ b220 = rol(a321 ^ d31, 13)
    vshl.i32 q7, q0, #13                @ b220 = rol(a321 ^ d31, 13)
    vsri.32 q7, q0, #19                 @ b220 = rol(a321 ^ d31, 13)
    vldrw.u32 q0, [r0, #-256]
    veor q0, q0, q1                     @ b320 = rol(a430 ^ d40, 4)
    vshl.i32 q6, q0, #4                 @ b320 = rol(a430 ^ d40, 4)
    vsri.32 q6, q0, #28                 @ b320 = rol(a430 ^ d40, 4)
    vldrw.u32 q0, [r0, #96]
    vldrw.u32 q3, [sp, #16]
    veor q0, q0, q3                     @ b420 = rol(a040 ^ d00, 9)
    vshl.i32 q5, q0, #9                 @ b420 = rol(a040 ^ d00, 9)
    vsri.32 q5, q0, #23                 @ b420 = rol(a040 ^ d00, 9)
    vbic q0, q7, q4                     @ t = ~b120 & b220
    veor q0, q2, q0                     @ a020 = b020 ^ t
    vstrw.32 q0, [r0, #96]              @ a020
    vbic q0, q6, q7                     @ t = ~b220 & b320
    veor q0, q4, q0                     @ a120 = b120 ^ t
    vstrw.32 q0, [r0, #-192]            @ a120
    vbic q0, q5, q6                     @ t = ~b320 & b420
    veor q0, q7, q0                     @ a220 = b220 ^ t
    vstrw.32 q0, [r0, #320]             @ a220
    vbic q0, q2, q5                     @ t = ~b420 & b020
    veor q0, q6, q0                     @ a320 = b320 ^ t
    vstrw.32 q0, [r0, #16]              @ a320
    vbic q0, q4, q2                     @ t = ~b020 & b120
    veor q0, q5, q0                     @ a420 = b420 ^ t
    vstrw.32 q0, [r0, #-256]            @ a420
    vldrw.u32 q0, [r0, #-16]
    vldrw.u32 q2, [sp, #48]
    veor q0, q0, q2                     @ b041 = rol(a201 ^ d21, 31)
    vshl.i32 q4, q0, #31                @ b041 = rol(a201 ^ d21, 31)
    vsri.32 q4, q0, #1                  @ b041 = rol(a201 ^ d21, 31)
    vldrw.u32 q0, [r0, #-304]
    vldrw.u32 q5, [sp, #80]
    veor q0, q0, q5                     @ b141 = rol(a310 ^ d30, 27)
    vshl.i32 q6, q0, #27                @ b141 = rol(a310 ^ d30, 27)
    vsri.32 q6, q0, #5                  @ b141 = rol(a310 ^ d30, 27)
    vldrw.u32 q0, [r0, #208]
    veor q0, q0, q1                     @ b241 = rol(a420 ^ d40, 19)
    vshl.i32 q7, q0, #19                @ b241 = rol(a420 ^ d40, 19)
    vsri.32 q7, q0, #13                 @ b241 = rol(a420 ^ d40, 19)
    vldrw.u32 q0, [r0, #-240]
    veor q0, q0, q3                     @ b341 = rol(a030 ^ d00, 20)
    vstrw.32 q1, [sp, #144]
    vshl.i32 q1, q0, #20                @ b341 = rol(a030 ^ d00, 20)
    vsri.32 q1, q0, #12                 @ b341 = rol(a030 ^ d00, 20)
    vldrw.u32 q0, [r0, #288]
    vldrw.u32 q2, [sp, #112]
    veor q0, q0, q2                     @ b441 = rol(a141 ^ d11, 1)
    vshl.i32 q3, q0, #1                 @ b441 = rol(a141 ^ d11, 1)
    vsri.32 q3, q0, #31                 @ b441 = rol(a141 ^ d11, 1)
    vbic q0, q7, q6                     @ t = ~b141 & b241
    veor q0, q4, q0                     @ a041 = b041 ^ t
    vstrw.32 q0, [r0, #-240]            @ a041
    vbic q0, q1, q7                     @ t = ~b241 & b341
    veor q0, q6, q0                     @ a141 = b141 ^ t
    vstrw.32 q0, [r0, #288]             @ a141
    vbic q0, q3, q1                     @ t = ~b341 & b441
    veor q0, q7, q0                     @ a241 = b241 ^ t
    vstrw.32 q0, [r0, #-16]             @ a241
    vbic q0, q4, q3                     @ t = ~b441 & b041
    veor q0, q1, q0                     @ a341 = b341 ^ t
    vstrw.32 q0, [r0, #-304]            @ a341
    vbic q0, q6, q4                     @ t = ~b041 & b141
    veor q0, q3, q0                     @ a441 = b441 ^ t
    vstrw.32 q0, [r0, #208]             @ a441
    vldrw.u32 q0, [r0, #-384]
    vldrw.u32 q1, [sp, #128]
    veor q0, q0, q1                     @ b001 = a001 ^ d01
    vldrw.u32 q3, [r0, #112]
    veor q2, q3, q2                     @ b101 = rol(a111 ^ d11, 22)
    vshl.i32 q3, q2, #22                @ b101 = rol(a111 ^ d11, 22)
    vsri.32 q3, q2, #10                 @ b101 = rol(a111 ^ d11, 22)
    vldrw.u32 q2, [r0, #-176]
    vldrw.u32 q4, [sp, #96]
    veor q2, q2, q4                     @ b201 = rol(a220 ^ d20, 21)
    vshl.i32 q6, q2, #21                @ b201 = rol(a220 ^ d20, 21)
    vsri.32 q6, q2, #11                 @ b201 = rol(a220 ^ d20, 21)
    vldrw.u32 q2, [r0, #336]
    veor q2, q2, q5                     @ b301 = rol(a330 ^ d30, 10)
    vshl.i32 q7, q2, #10                @ b301 = rol(a330 ^ d30, 10)
    vsri.32 q7, q2, #22                 @ b301 = rol(a330 ^ d30, 10)
    vldrw.u32 q2, [r0, #48]
    vldrw.u32 q5, [sp, #64]
    veor q2, q2, q5                     @ b401 = rol(a441 ^ d41, 7)
    vshl.i32 q1, q2, #7                 @ b401 = rol(a441 ^ d41, 7)
    vsri.32 q1, q2, #25                 @ b401 = rol(a441 ^ d41, 7)
    vbic q2, q6, q3                     @ t = ~b101 & b201
    veor q2, q0, q2                     @ a001 = b001 ^ t
    ldr r3, [r2, #12]                   @ a001 ^= rc1
    vdup.32 q5, r3                      @ a001 ^= rc1
    veor q2, q2, q5                     @ a001 ^= rc1
    vstrw.32 q2, [r0, #-384]            @ a001
    vbic q2, q7, q6                     @ t = ~b201 & b301
    veor q2, q3, q2                     @ a101 = b101 ^ t
    vstrw.32 q2, [r0, #112]             @ a101
    vbic q2, q1, q7                     @ t = ~b301 & b401
    veor q2, q6, q2                     @ a201 = b201 ^ t
    vstrw.32 q2, [r0, #-176]            @ a201
    vbic q2, q0, q1                     @ t = ~b401 & b001
    veor q2, q7, q2                     @ a301 = b301 ^ t
    vstrw.32 q2, [r0, #336]             @ a301
    vbic q0, q3, q0                     @ t = ~b001 & b101
    veor q0, q1, q0                     @ a401 = b401 ^ t
    vstrw.32 q0, [r0, #48]              @ a401
    vldrw.u32 q0, [r0, #0]
    veor q0, q0, q4                     @ b040 = rol(a200 ^ d20, 31)
    vshl.i32 q1, q0, #31                @ b040 = rol(a200 ^ d20, 31)
    vsri.32 q1, q0, #1                  @ b040 = rol(a200 ^ d20, 31)
    vldrw.u32 q0, [r0, #-288]
    vldrw.u32 q2, [sp, #32]
    veor q0, q0, q2                     @ b140 = rol(a311 ^ d31, 28)
    vshl.i32 q3, q0, #28                @ b140 = rol(a311 ^ d31, 28)
    vsri.32 q3, q0, #4                  @ b140 = rol(a311 ^ d31, 28)
    vldrw.u32 q0, [r0, #224]
    vldrw.u32 q5, [sp, #64]
    veor q0, q0, q5                     @ b240 = rol(a421 ^ d41, 20)
    vshl.i32 q6, q0, #20                @ b240 = rol(a421 ^ d41, 20)
    vsri.32 q6, q0, #12                 @ b240 = rol(a421 ^ d41, 20)
    vldrw.u32 q0, [r0, #-224]
    vldrw.u32 q7, [sp, #128]
    veor q0, q0, q7                     @ b340 = rol(a031 ^ d01, 21)
    vshl.i32 q7, q0, #21                @ b340 = rol(a031 ^ d01, 21)
    vsri.32 q7, q0, #11                 @ b340 = rol(a031 ^ d01, 21)
    vldrw.u32 q0, [r0, #272]
    vldrw.u32 q4, [sp, #0]
    veor q0, q0, q4                     @ b440 = rol(a140 ^ d10, 1)
    vshl.i32 q2, q0, #1                 @ b440 = rol(a140 ^ d10, 1)
    vsri.32 q2, q0, #31                 @ b440 = rol(a140 ^ d10, 1)
    vbic q0, q6, q3                     @ t = ~b140 & b240
    veor q0, q1, q0                     @ a040 = b040 ^ t
    vstrw.32 q0, [r0, #-224]            @ a040
    vbic q0, q7, q6                     @ t = ~b240 & b340
    veor q0, q3, q0                     @ a140 = b140 ^ t
    vstrw.32 q0, [r0, #272]             @ a140
    vbic q0, q2, q7                     @ t = ~b340 & b440
    veor q0, q6, q0                     @ a240 = b240 ^ t
    vstrw.32 q0, [r0, #0]               @ a240
    vbic q0, q1, q2                     @ t = ~b440 & b040
    veor q0, q7, q0                     @ a340 = b340 ^ t
    vstrw.32 q0, [r0, #-288]            @ a340
    vbic q0, q3, q1                     @ t = ~b040 & b140
    veor q0, q2, q0                     @ a440 = b440 ^ t
    vstrw.32 q0, [r0, #224]             @ a440
    vldrw.u32 q0, [r0, #384]
    veor q0, q0, q5                     @ b030 = rol(a401 ^ d41, 14)
    vshl.i32 q1, q0, #14                @ b030 = rol(a401 ^ d41, 14)
    vsri.32 q1, q0, #18                 @ b030 = rol(a401 ^ d41, 14)
    vldrw.u32 q0, [r0, #-64]
    vldrw.u32 q2, [sp, #16]
    veor q0, q0, q2                     @ b130 = rol(a010 ^ d00, 18)
    vshl.i32 q3, q0, #18                @ b130 = rol(a010 ^ d00, 18)
    vsri.32 q3, q0, #14                 @ b130 = rol(a010 ^ d00, 18)
    vldrw.u32 q0, [r0, #-352]
    veor q0, q0, q4                     @ b230 = rol(a120 ^ d10, 5)
    vshl.i32 q6, q0, #5                 @ b230 = rol(a120 ^ d10, 5)
    vsri.32 q6, q0, #27                 @ b230 = rol(a120 ^ d10, 5)
    vldrw.u32 q0, [r0, #144]
    vldrw.u32 q7, [sp, #48]
    veor q0, q0, q7                     @ b330 = rol(a231 ^ d21, 8)
    vshl.i32 q7, q0, #8                 @ b330 = rol(a231 ^ d21, 8)
    vsri.32 q7, q0, #24                 @ b330 = rol(a231 ^ d21, 8)
    vldrw.u32 q0, [r0, #-128]
    vldrw.u32 q4, [sp, #80]
    veor q0, q0, q4                     @ b430 = rol(a340 ^ d30, 28)
    vshl.i32 q4, q0, #28                @ b430 = rol(a340 ^ d30, 28)
    vsri.32 q4, q0, #4                  @ b430 = rol(a340 ^ d30, 28)
    vbic q0, q6, q3                     @ t = ~b130 & b230
    veor q0, q1, q0                     @ a030 = b030 ^ t
    vstrw.32 q0, [r0, #-64]             @ a030
    vbic q0, q7, q6                     @ t = ~b230 & b330
    veor q0, q3, q0                     @ a130 = b130 ^ t
    vstrw.32 q0, [r0, #-352]            @ a130
    vbic q0, q4, q7                     @ t = ~b330 & b430
    veor q0, q6, q0                     @ a230 = b230 ^ t
    vstrw.32 q0, [r0, #144]             @ a230
    vbic q0, q1, q4                     @ t = ~b430 & b030
    veor q0, q7, q0                     @ a330 = b330 ^ t
    vstrw.32 q0, [r0, #-128]            @ a330
    vbic q0, q3, q1                     @ t = ~b030 & b130
    veor q0, q4, q0                     @ a430 = b430 ^ t
    vstrw.32 q0, [r0, #384]             @ a430
    vldrw.u32 q0, [r0, #176]
    vldrw.u32 q1, [sp, #32]
    veor q0, q0, q1                     @ b011 = rol(a301 ^ d31, 14)
    vshl.i32 q3, q0, #14                @ b011 = rol(a301 ^ d31, 14)
    vsri.32 q3, q0, #18                 @ b011 = rol(a301 ^ d31, 14)
    vldrw.u32 q0, [r0, #-96]
    veor q0, q0, q5                     @ b111 = rol(a411 ^ d41, 10)
    vshl.i32 q4, q0, #10                @ b111 = rol(a411 ^ d41, 10)
    vsri.32 q4, q0, #22                 @ b111 = rol(a411 ^ d41, 10)
    vldrw.u32 q0, [r0, #240]
    veor q0, q0, q2                     @ b211 = rol(a020 ^ d00, 1)
    vshl.i32 q6, q0, #1                 @ b211 = rol(a020 ^ d00, 1)
    vsri.32 q6, q0, #31                 @ b211 = rol(a020 ^ d00, 1)
    vldrw.u32 q0, [r0, #-48]
    vldrw.u32 q7, [sp, #0]
    veor q0, q0, q7                     @ b311 = rol(a130 ^ d10, 22)
    vshl.i32 q1, q0, #22                @ b311 = rol(a130 ^ d10, 22)
    vsri.32 q1, q0, #10                 @ b311 = rol(a130 ^ d10, 22)
    vldrw.u32 q0, [r0, #-336]
    vldrw.u32 q2, [sp, #96]
    veor q0, q0, q2                     @ b411 = rol(a240 ^ d20, 30)
    vshl.i32 q2, q0, #30                @ b411 = rol(a240 ^ d20, 30)
    vsri.32 q2, q0, #2                  @ b411 = rol(a240 ^ d20, 30)
    vbic q0, q6, q4                     @ t = ~b111 & b211
    veor q0, q3, q0                     @ a011 = b011 ^ t
    vstrw.32 q0, [r0, #240]             @ a011
    vbic q0, q1, q6                     @ t = ~b211 & b311
    veor q0, q4, q0                     @ a111 = b111 ^ t
    vstrw.32 q0, [r0, #-48]             @ a111
    vbic q0, q2, q1                     @ t = ~b311 & b411
    veor q0, q6, q0                     @ a211 = b211 ^ t
    vstrw.32 q0, [r0, #-336]            @ a211
    vbic q0, q3, q2                     @ t = ~b411 & b011
    veor q0, q1, q0                     @ a311 = b311 ^ t
    vstrw.32 q0, [r0, #176]             @ a311
    vbic q0, q4, q3                     @ t = ~b011 & b111
    veor q0, q2, q0                     @ a411 = b411 ^ t
    vstrw.32 q0, [r0, #-96]             @ a411
    vldrw.u32 q0, [r0, #-208]
    veor q0, q0, q7                     @ b021 = a100 ^ d10
    vldrw.u32 q1, [r0, #304]
    vldrw.u32 q2, [sp, #48]
    veor q1, q1, q2                     @ b121 = rol(a211 ^ d21, 3)
    vshl.i32 q3, q1, #3                 @ b121 = rol(a211 ^ d21, 3)
    vsri.32 q3, q1, #29                 @ b121 = rol(a211 ^ d21, 3)
    vldrw.u32 q1, [r0, #32]
    vldrw.u32 q4, [sp, #80]
    veor q1, q1, q4                     @ b221 = rol(a320 ^ d30, 12)
    vshl.i32 q4, q1, #12                @ b221 = rol(a320 ^ d30, 12)
    vsri.32 q4, q1, #20                 @ b221 = rol(a320 ^ d30, 12)
    vldrw.u32 q1, [r0, #-272]
    veor q1, q1, q5                     @ b321 = rol(a431 ^ d41, 4)
    vshl.i32 q5, q1, #4                 @ b321 = rol(a431 ^ d41, 4)
    vsri.32 q5, q1, #28                 @ b321 = rol(a431 ^ d41, 4)
    vldrw.u32 q1, [r0, #80]
    vldrw.u32 q6, [sp, #128]
    veor q1, q1, q6                     @ b421 = rol(a041 ^ d01, 9)
    vshl.i32 q6, q1, #9                 @ b421 = rol(a041 ^ d01, 9)
    vsri.32 q6, q1, #23                 @ b421 = rol(a041 ^ d01, 9)
    vbic q1, q4, q3                     @ t = ~b121 & b221
    veor q1, q0, q1                     @ a021 = b021 ^ t
    vstrw.32 q1, [r0, #80]              @ a021
    vbic q1, q5, q4                     @ t = ~b221 & b321
    veor q1, q3, q1                     @ a121 = b121 ^ t
    vstrw.32 q1, [r0, #-208]            @ a121
    vbic q1, q6, q5                     @ t = ~b321 & b421
    veor q1, q4, q1                     @ a221 = b221 ^ t
    vstrw.32 q1, [r0, #304]             @ a221
    vbic q1, q0, q6                     @ t = ~b421 & b021
    veor q1, q5, q1                     @ a321 = b321 ^ t
    vstrw.32 q1, [r0, #32]              @ a321
    vbic q0, q3, q0                     @ t = ~b021 & b121
    veor q0, q6, q0                     @ a421 = b421 ^ t
    vstrw.32 q0, [r0, #-272]            @ a421
    vldrw.u32 q0, [r0, #-400]
    vldrw.u32 q1, [sp, #16]
    veor q0, q0, q1                     @ b000 = a000 ^ d00
    vldrw.u32 q1, [r0, #128]
    veor q1, q1, q7                     @ b100 = rol(a110 ^ d10, 22)
    vshl.i32 q3, q1, #22                @ b100 = rol(a110 ^ d10, 22)
    vsri.32 q3, q1, #10                 @ b100 = rol(a110 ^ d10, 22)
    vldrw.u32 q1, [r0, #-160]
    veor q1, q1, q2                     @ b200 = rol(a221 ^ d21, 22)
    vshl.i32 q2, q1, #22                @ b200 = rol(a221 ^ d21, 22)
    vsri.32 q2, q1, #10                 @ b200 = rol(a221 ^ d21, 22)
    vldrw.u32 q1, [r0, #352]
    vldrw.u32 q4, [sp, #32]
    veor q1, q1, q4                     @ b300 = rol(a331 ^ d31, 11)
    vshl.i32 q4, q1, #11                @ b300 = rol(a331 ^ d31, 11)
    vsri.32 q4, q1, #21                 @ b300 = rol(a331 ^ d31, 11)
    vldrw.u32 q1, [r0, #64]
    vldrw.u32 q5, [sp, #144]
    veor q1, q1, q5                     @ b400 = rol(a440 ^ d40, 7)
    vshl.i32 q5, q1, #7                 @ b400 = rol(a440 ^ d40, 7)
    vsri.32 q5, q1, #25                 @ b400 = rol(a440 ^ d40, 7)
    vbic q1, q2, q3                     @ t = ~b100 & b200
    veor q1, q0, q1                     @ a000 = b000 ^ t
    ldr r3, [r2, #8]                    @ a000 ^= rc0
    vdup.32 q6, r3                      @ a000 ^= rc0
    veor q1, q1, q6                     @ a000 ^= rc0
    vstrw.32 q1, [r0, #-400]            @ a000
    vbic q1, q4, q2                     @ t = ~b200 & b300
    veor q1, q3, q1                     @ a100 = b100 ^ t
    vstrw.32 q1, [r0, #128]             @ a100
    vbic q1, q5, q4                     @ t = ~b300 & b400
    veor q1, q2, q1                     @ a200 = b200 ^ t
    vstrw.32 q1, [r0, #-160]            @ a200
    vbic q1, q0, q5                     @ t = ~b400 & b000
    veor q1, q4, q1                     @ a300 = b300 ^ t
    vstrw.32 q1, [r0, #352]             @ a300
    vbic q0, q3, q0                     @ t = ~b000 & b100
    veor q0, q5, q0                     @ a400 = b400 ^ t
    vstrw.32 q0, [r0, #64]              @ a400
12:
    vldrw.u32 q0, [r0, #-400]
    vldrw.u32 q1, [r0, #256]
    veor q2, q0, q1                     @ c00 ^= a010
    vldrw.u32 q3, [r0, #96]
    veor q2, q2, q3                     @ c00 ^= a020
    vldrw.u32 q4, [r0, #-64]
    veor q2, q2, q4                     @ c00 ^= a030
    vldrw.u32 q5, [r0, #-224]
    veor q2, q2, q5                     @ c00 ^= a040
    vldrw.u32 q6, [r0, #-176]
    vldrw.u32 q7, [r0, #-336]
    veor q0, q6, q7                     @ c21 ^= a211
    vldrw.u32 q7, [r0, #304]
    veor q0, q0, q7                     @ c21 ^= a221
    vldrw.u32 q7, [r0, #160]
    veor q0, q0, q7                     @ c21 ^= a231
    vldrw.u32 q3, [r0, #-16]
    veor q0, q0, q3                     @ c21 ^= a241
    vshl.i32 q7, q0, #1                 @ d10 = c00 ^ rol(c21, 1)
    vsri.32 q7, q0, #31                 @ d10 = c00 ^ rol(c21, 1)
    veor q7, q2, q7                     @ d10 = c00 ^ rol(c21, 1)
    vldrw.u32 q1, [r0, #64]
    vldrw.u32 q4, [r0, #-112]
    veor q6, q1, q4                     @ c40 ^= a410
    vldrw.u32 q5, [r0, #-256]
    veor q6, q6, q5                     @ c40 ^= a420
    vldrw.u32 q5, [r0, #384]
    veor q6, q6, q5                     @ c40 ^= a430
    vldrw.u32 q5, [r0, #224]
    veor q6, q6, q5                     @ c40 ^= a440
    veor q0, q0, q6                     @ d31 = c21 ^ c40
    vldrw.u32 q5, [r0, #112]
    vstrw.32 q7, [sp, #0]
    vldrw.u32 q7, [r0, #-48]
    veor q7, q5, q7                     @ c11 ^= a111
    vldrw.u32 q5, [r0, #-208]
    veor q7, q7, q5                     @ c11 ^= a121
    vldrw.u32 q5, [r0, #-368]
    veor q7, q7, q5                     @ c11 ^= a131
    vldrw.u32 q1, [r0, #288]
    veor q7, q7, q1                     @ c11 ^= a141
    vshl.i32 q1, q7, #1                 @ d00 = c40 ^ rol(c11, 1)
    vsri.32 q1, q7, #31                 @ d00 = c40 ^ rol(c11, 1)
    veor q1, q6, q1                     @ d00 = c40 ^ rol(c11, 1)
    vldrw.u32 q6, [r0, #352]
    vstrw.32 q1, [sp, #16]
    vldrw.u32 q1, [r0, #192]
    veor q1, q6, q1                     @ c30 ^= a310
    vldrw.u32 q3, [r0, #16]
    veor q1, q1, q3                     @ c30 ^= a320
    vldrw.u32 q3, [r0, #-128]
    veor q1, q1, q3                     @ c30 ^= a330
    vldrw.u32 q3, [r0, #-288]
    veor q1, q1, q3                     @ c30 ^= a340
    veor q7, q7, q1                     @ d21 = c11 ^ c30
    vldrw.u32 q3, [r0, #-384]
    vldrw.u32 q5, [r0, #240]
    veor q3, q3, q5                     @ c01 ^= a011
    vldrw.u32 q5, [r0, #80]
    veor q3, q3, q5                     @ c01 ^= a021
    vldrw.u32 q5, [r0, #-80]
    veor q3, q3, q5                     @ c01 ^= a031
    vldrw.u32 q5, [r0, #-240]
    veor q3, q3, q5                     @ c01 ^= a041
    vshl.i32 q5, q3, #1                 @ d40 = c30 ^ rol(c01, 1)
    vsri.32 q5, q3, #31                 @ d40 = c30 ^ rol(c01, 1)
    veor q1, q1, q5                     @ d40 = c30 ^ rol(c01, 1)
    vldrw.u32 q5, [r0, #-160]
    vstrw.32 q0, [sp, #32]
    vldrw.u32 q0, [r0, #-320]
    veor q5, q5, q0                     @ c20 ^= a210
    vldrw.u32 q0, [r0, #320]
    veor q5, q5, q0                     @ c20 ^= a220
    vldrw.u32 q0, [r0, #144]
    veor q5, q5, q0                     @ c20 ^= a230
    vldrw.u32 q0, [r0, #0]
    veor q5, q5, q0                     @ c20 ^= a240
    veor q3, q3, q5                     @ d11 = c01 ^ c20
    vldrw.u32 q0, [r0, #48]
    vldrw.u32 q4, [r0, #-96]
    veor q4, q0, q4                     @ c41 ^= a411
    vldrw.u32 q0, [r0, #-272]
    veor q4, q4, q0                     @ c41 ^= a421
    vldrw.u32 q0, [r0, #368]
    veor q4, q4, q0                     @ c41 ^= a431
    vldrw.u32 q0, [r0, #208]
    veor q4, q4, q0                     @ c41 ^= a441
    vshl.i32 q0, q4, #1                 @ d30 = c20 ^ rol(c41, 1)
    vsri.32 q0, q4, #31                 @ d30 = c20 ^ rol(c41, 1)
    veor q0, q5, q0                     @ d30 = c20 ^ rol(c41, 1)
    vldrw.u32 q5, [r0, #128]
    vldrw.u32 q6, [r0, #-32]
    veor q6, q5, q6                     @ c10 ^= a110
    vldrw.u32 q5, [r0, #-192]
    veor q6, q6, q5                     @ c10 ^= a120
    vldrw.u32 q5, [r0, #-352]
    veor q6, q6, q5                     @ c10 ^= a130
    vldrw.u32 q5, [r0, #272]
    veor q6, q6, q5                     @ c10 ^= a140
    veor q4, q4, q6                     @ d01 = c41 ^ c10
    vldrw.u32 q5, [r0, #336]
    vstrw.32 q7, [sp, #48]
    vldrw.u32 q7, [r0, #176]
    veor q5, q5, q7                     @ c31 ^= a311
    vldrw.u32 q7, [r0, #32]
    veor q5, q5, q7                     @ c31 ^= a321
    vldrw.u32 q7, [r0, #-144]
    veor q5, q5, q7                     @ c31 ^= a331
    vldrw.u32 q7, [r0, #-304]
    veor q5, q5, q7                     @ c31 ^= a341
    vshl.i32 q7, q5, #1                 @ d20 = c10 ^ rol(c31, 1)
    vsri.32 q7, q5, #31                 @ d20 = c10 ^ rol(c31, 1)
    veor q6, q6, q7                     @ d20 = c10 ^ rol(c31, 1)
    veor q2, q5, q2                     @ d41 = c31 ^ c00
    vldrw.u32 q5, [r0, #352]
    veor q5, q5, q0                     @ b010 = rol(a300 ^ d30, 14)
    vshl.i32 q7, q5, #14                @ b010 = rol(a300 ^ d30, 14)
    vsri.32 q7, q5, #18                 @ b010 = rol(a300 ^ d30, 14)
    vldrw.u32 q5, [r0, #-112]
    veor q5, q5, q1                     @ b110 = rol(a410 ^ d40, 10)
    vstrw.32 q2, [sp, #64]
    vshl.i32 q2, q5, #10                @ b110 = rol(a410 ^ d40, 10)
    vsri.32 q2, q5, #22                 @ b110 = rol(a410 ^ d40, 10)
    vldrw.u32 q5, [r0, #80]
    veor q5, q5, q4                     @ b210 = rol(a021 ^ d01, 2)
    vstrw.32 q0, [sp, #80]
    vshl.i32 q0, q5, #2                 @ b210 = rol(a021 ^ d01, 2)
    vsri.32 q0, q5, #30                 @ b210 = rol(a021 ^ d01, 2)
    vldrw.u32 q5, [r0, #-368]
    veor q5, q5, q3                     @ b310 = rol(a131 ^ d11, 23)
    vstrw.32 q6, [sp, #96]
    vshl.i32 q6, q5, #23                @ b310 = rol(a131 ^ d11, 23)
    vsri.32 q6, q5, #9                  @ b310 = rol(a131 ^ d11, 23)
    vldrw.u32 q5, [r0, #-16]
    vstrw.32 q3, [sp, #112]
    vldrw.u32 q3, [sp, #48]
    veor q5, q5, q3                     @ b410 = rol(a241 ^ d21, 31)
    vshl.i32 q3, q5, #31                @ b410 = rol(a241 ^ d21, 31)
    vsri.32 q3, q5, #1                  @ b410 = rol(a241 ^ d21, 31)
    vbic q5, q0, q2                     @ t = ~b110 & b210
    veor q5, q7, q5                     @ a010 = b010 ^ t
    vstrw.32 q5, [r0, #80]              @ a010
    vbic q5, q6, q0                     @ t = ~b210 & b310
    veor q5, q2, q5                     @ a110 = b110 ^ t
    vstrw.32 q5, [r0, #-368]            @ a110
    vbic q5, q3, q6                     @ t = ~b310 & b410
    veor q0, q0, q5                     @ a210 = b210 ^ t
    vstrw.32 q0, [r0, #-16]             @ a210
    vbic q0, q7, q3                     @ t = ~b410 & b010
    veor q0, q6, q0                     @ a310 = b310 ^ t
    vstrw.32 q0, [r0, #352]             @ a310
    vbic q0, q2, q7                     @ t = ~b010 & b110
    veor q0, q3, q0                     @ a410 = b410 ^ t
    vstrw.32 q0, [r0, #-112]            @ a410
    vldrw.u32 q0, [r0, #64]
    veor q0, q0, q1                     @ b031 = rol(a400 ^ d40, 13)
    vshl.i32 q2, q0, #13                @ b031 = rol(a400 ^ d40, 13)
    vsri.32 q2, q0, #19                 @ b031 = rol(a400 ^ d40, 13)
    vldrw.u32 q0, [r0, #240]
    veor q0, q0, q4                     @ b131 = rol(a011 ^ d01, 18)
    vshl.i32 q3, q0, #18                @ b131 = rol(a011 ^ d01, 18)
    vsri.32 q3, q0, #14                 @ b131 = rol(a011 ^ d01, 18)
    vldrw.u32 q0, [r0, #-208]
    vldrw.u32 q5, [sp, #112]
    veor q0, q0, q5                     @ b231 = rol(a121 ^ d11, 5)
    vshl.i32 q6, q0, #5                 @ b231 = rol(a121 ^ d11, 5)
    vsri.32 q6, q0, #27                 @ b231 = rol(a121 ^ d11, 5)
    vldrw.u32 q0, [r0, #144]
    vldrw.u32 q7, [sp, #96]
    veor q0, q0, q7                     @ b331 = rol(a230 ^ d20, 7)
    vstrw.32 q4, [sp, #128]
    vshl.i32 q4, q0, #7                 @ b331 = rol(a230 ^ d20, 7)
    vsri.32 q4, q0, #25                 @ b331 = rol(a230 ^ d20, 7)
    vldrw.u32 q0, [r0, #-304]
    vldrw.u32 q7, [sp, #32]
    veor q0, q0, q7                     @ b431 = rol(a341 ^ d31, 28)
    vshl.i32 q7, q0, #28                @ b431 = rol(a341 ^ d31, 28)
    vsri.32 q7, q0, #4                  @ b431 = rol(a341 ^ d31, 28)
    vbic q0, q6, q3                     @ t = ~b131 & b231
    veor q0, q2, q0                     @ a031 = b031 ^ t
    vstrw.32 q0, [r0, #240]             @ a031
    vbic q0, q4, q6                     @ t = ~b231 & b331
    veor q0, q3, q0                     @ a131 = b131 ^ t
    vstrw.32 q0, [r0, #-208]            @ a131
    vbic q0, q7, q4                     @ t = ~b331 & b431
    veor q0, q6, q0                     @ a231 = b231 ^ t
    vstrw.32 q0, [r0, #144]             @ a231
    vbic q0, q2, q7                     @ t = ~b431 & b031
    veor q0, q4, q0                     @ a331 = b331 ^ t
    vstrw.32 q0, [r0, #-304]            @ a331
    vbic q0, q3, q2                     @ t = ~b031 & b131
    veor q0, q7, q0                     @ a431 = b431 ^ t
    vstrw.32 q0, [r0, #64]              @ a431
    vldrw.u32 q0, [r0, #112]
    veor q0, q0, q5                     @ b020 = rol(a101 ^ d11, 1)
    vshl.i32 q2, q0, #1                 @ b020 = rol(a101 ^ d11, 1)
    vsri.32 q2, q0, #31                 @ b020 = rol(a101 ^ d11, 1)
    vldrw.u32 q0, [r0, #-320]
    vldrw.u32 q3, [sp, #96]
    veor q0, q0, q3                     @ b120 = rol(a210 ^ d20, 3)
    vshl.i32 q4, q0, #3                 @ b120 = rol(a210 ^ d20, 3)
    vsri.32 q4, q0, #29                 @ b120 = rol(a210 ^ d20, 3)
    vldrw.u32 q0, [r0, #32]
    vldrw.u32 q6, [sp, #32]
    veor q0, q0, q6                     @ b220 = rol(a321 ^ d31, 13)
    vshl.i32 q7, q0, #13                @ b220 = rol(a321 ^ d31, 13)
    vsri.32 q7, q0, #19                 @ b220 = rol(a321 ^ d31, 13)
    vldrw.u32 q0, [r0, #384]
    veor q0, q0, q1                     @ b320 = rol(a430 ^ d40, 4)
    vshl.i32 q6, q0, #4                 @ b320 = rol(a430 ^ d40, 4)
    vsri.32 q6, q0, #28                 @ b320 = rol(a430 ^ d40, 4)
    vldrw.u32 q0, [r0, #-224]
    vldrw.u32 q3, [sp, #16]
    veor q0, q0, q3                     @ b420 = rol(a040 ^ d00, 9)
    vshl.i32 q5, q0, #9                 @ b420 = rol(a040 ^ d00, 9)
    vsri.32 q5, q0, #23                 @ b420 = rol(a040 ^ d00, 9)
    vbic q0, q7, q4                     @ t = ~b120 & b220
    veor q0, q2, q0                     @ a020 = b020 ^ t
    vstrw.32 q0, [r0, #-224]            @ a020
    vbic q0, q6, q7                     @ t = ~b220 & b320
    veor q0, q4, q0                     @ a120 = b120 ^ t
    vstrw.32 q0, [r0, #112]             @ a120
    vbic q0, q5, q6                     @ t = ~b320 & b420
    veor q0, q7, q0                     @ a220 = b220 ^ t
    vstrw.32 q0, [r0, #-320]            @ a220
    vbic q0, q2, q5                     @ t = ~b420 & b020
    veor q0, q6, q0                     @ a320 = b320 ^ t
    vstrw.32 q0, [r0, #32]              @ a320
    vbic q0, q4, q2                     @ t = ~b020 & b120
    veor q0, q5, q0                     @ a420 = b420 ^ t
    vstrw.32 q0, [r0, #384]             @ a420
    vldrw.u32 q0, [r0, #-176]
    vldrw.u32 q2, [sp, #48]
    veor q0, q0, q2                     @ b041 = rol(a201 ^ d21, 31)
    vshl.i32 q4, q0, #31                @ b041 = rol(a201 ^ d21, 31)
    vsri.32 q4, q0, #1                  @ b041 = rol(a201 ^ d21, 31)
    vldrw.u32 q0, [r0, #192]
    vldrw.u32 q5, [sp, #80]
    veor q0, q0, q5                     @ b141 = rol(a310 ^ d30, 27)
    vshl.i32 q6, q0, #27                @ b141 = rol(a310 ^ d30, 27)
    vsri.32 q6, q0, #5                  @ b141 = rol(a310 ^ d30, 27)
    vldrw.u32 q0, [r0, #-256]
    veor q0, q0, q1                     @ b241 = rol(a420 ^ d40, 19)
    vshl.i32 q7, q0, #19                @ b241 = rol(a420 ^ d40, 19)
    vsri.32 q7, q0, #13                 @ b241 = rol(a420 ^ d40, 19)
    vldrw.u32 q0, [r0, #-64]
    veor q0, q0, q3                     @ b341 = rol(a030 ^ d00, 20)
    vstrw.32 q1, [sp, #144]
    vshl.i32 q1, q0, #20                @ b341 = rol(a030 ^ d00, 20)
    vsri.32 q1, q0, #12                 @ b341 = rol(a030 ^ d00, 20)
    vldrw.u32 q0, [r0, #288]
    vldrw.u32 q2, [sp, #112]
    veor q0, q0, q2                     @ b441 = rol(a141 ^ d11, 1)
    vshl.i32 q3, q0, #1                 @ b441 = rol(a141 ^ d11, 1)
    vsri.32 q3, q0, #31                 @ b441 = rol(a141 ^ d11, 1)
    vbic q0, q7, q6                     @ t = ~b141 & b241
    veor q0, q4, q0                     @ a041 = b041 ^ t
    vstrw.32 q0, [r0, #-64]             @ a041
    vbic q0, q1, q7                     @ t = ~b241 & b341
    veor q0, q6, q0                     @ a141 = b141 ^ t
    vstrw.32 q0, [r0, #288]             @ a141
    vbic q0, q3, q1                     @ t = ~b341 & b441
    veor q0, q7, q0                     @ a241 = b241 ^ t
    vstrw.32 q0, [r0, #-176]            @ a241
    vbic q0, q4, q3                     @ t = ~b441 & b041
    veor q0, q1, q0                     @ a341 = b341 ^ t
    vstrw.32 q0, [r0, #192]             @ a341
    vbic q0, q6, q4                     @ t = ~b041 & b141
    veor q0, q3, q0                     @ a441 = b441 ^ t
    vstrw.32 q0, [r0, #-256]            @ a441
    vldrw.u32 q0, [r0, #-384]
    vldrw.u32 q1, [sp, #128]
    veor q0, q0, q1                     @ b001 = a001 ^ d01
    vldrw.u32 q3, [r0, #-48]
    veor q2, q3, q2                     @ b101 = rol(a111 ^ d11, 22)
    vshl.i32 q3, q2, #22                @ b101 = rol(a111 ^ d11, 22)
    vsri.32 q3, q2, #10                 @ b101 = rol(a111 ^ d11, 22)
    vldrw.u32 q2, [r0, #320]
    vldrw.u32 q4, [sp, #96]
    veor q2, q2, q4                     @ b201 = rol(a220 ^ d20, 21)
    vshl.i32 q6, q2, #21                @ b201 = rol(a220 ^ d20, 21)
    vsri.32 q6, q2, #11                 @ b201 = rol(a220 ^ d20, 21)
    vldrw.u32 q2, [r0, #-128]
    veor q2, q2, q5                     @ b301 = rol(a330 ^ d30, 10)
    vshl.i32 q7, q2, #10                @ b301 = rol(a330 ^ d30, 10)
    vsri.32 q7, q2, #22                 @ b301 = rol(a330 ^ d30, 10)
    vldrw.u32 q2, [r0, #208]
    vldrw.u32 q5, [sp, #64]
    veor q2, q2, q5                     @ b401 = rol(a441 ^ d41, 7)
    vshl.i32 q1, q2, #7                 @ b401 = rol(a441 ^ d41, 7)
    vsri.32 q1, q2, #25                 @ b401 = rol(a441 ^ d41, 7)
    vbic q2, q6, q3                     @ t = ~b101 & b201
    veor q2, q0, q2                     @ a001 = b001 ^ t
    ldr r3, [r2, #20]                   @ a001 ^= rc1
    vdup.32 q5, r3                      @ a001 ^= rc1
    veor q2, q2, q5                     @ a001 ^= rc1
    vstrw.32 q2, [r0, #-384]            @ a001
    vbic q2, q7, q6                     @ t = ~b201 & b301
    veor q2, q3, q2                     @ a101 = b101 ^ t
    vstrw.32 q2, [r0, #-48]             @ a101
    vbic q2, q1, q7                     @ t = ~b301 & b401
    veor q2, q6, q2                     @ a201 = b201 ^ t
    vstrw.32 q2, [r0, #320]             @ a201
    vbic q2, q0, q1                     @ t = ~b401 & b001
    veor q2, q7, q2                     @ a301 = b301 ^ t
    vstrw.32 q2, [r0, #-128]            @ a301
    vbic q0, q3, q0                     @ t = ~b001 & b101
    veor q0, q1, q0                     @ a401 = b401 ^ t
    vstrw.32 q0, [r0, #208]             @ a401
    vldrw.u32 q0, [r0, #-160]
    veor q0, q0, q4                     @ b040 = rol(a200 ^ d20, 31)
    vshl.i32 q1, q0, #31                @ b040 = rol(a200 ^ d20, 31)
    vsri.32 q1, q0, #1                  @ b040 = rol(a200 ^ d20, 31)
    vldrw.u32 q0, [r0, #176]
    vldrw.u32 q2, [sp, #32]
    veor q0, q0, q2                     @ b140 = rol(a311 ^ d31, 28)
    vshl.i32 q3, q0, #28                @ b140 = rol(a311 ^ d31, 28)
    vsri.32 q3, q0, #4                  @ b140 = rol(a311 ^ d31, 28)
    vldrw.u32 q0, [r0, #-272]
    vldrw.u32 q5, [sp, #64]
    veor q0, q0, q5                     @ b240 = rol(a421 ^ d41, 20)
    vshl.i32 q6, q0, #20                @ b240 = rol(a421 ^ d41, 20)
    vsri.32 q6, q0, #12                 @ b240 = rol(a421 ^ d41, 20)
    vldrw.u32 q0, [r0, #-80]
    vldrw.u32 q7, [sp, #128]
    veor q0, q0, q7                     @ b340 = rol(a031 ^ d01, 21)
    vshl.i32 q7, q0, #21                @ b340 = rol(a031 ^ d01, 21)
    vsri.32 q7, q0, #11                 @ b340 = rol(a031 ^ d01, 21)
    vldrw.u32 q0, [r0, #272]
    vldrw.u32 q4, [sp, #0]
    veor q0, q0, q4                     @ b440 = rol(a140 ^ d10, 1)
    vshl.i32 q2, q0, #1                 @ b440 = rol(a140 ^ d10, 1)
    vsri.32 q2, q0, #31                 @ b440 = rol(a140 ^ d10, 1)
    vbic q0, q6, q3                     @ t = ~b140 & b240
    veor q0, q1, q0                     @ a040 = b040 ^ t
    vstrw.32 q0, [r0, #-80]             @ a040
    vbic q0, q7, q6                     @ t = ~b240 & b340
    veor q0, q3, q0                     @ a140 = b140 ^ t
    vstrw.32 q0, [r0, #272]             @ a140
    vbic q0, q2, q7                     @ t = ~b340 & b440
    veor q0, q6, q0                     @ a240 = b240 ^ t
    vstrw.32 q0, [r0, #-160]            @ a240
    vbic q0, q1, q2                     @ t = ~b440 & b040
    veor q0, q7, q0                     @ a340 = b340 ^ t
    vstrw.32 q0, [r0, #176]             @ a340
    vbic q0, q3, q1                     @ t = ~b040 & b140
    veor q0, q2, q0                     @ a440 = b440 ^ t
    vstrw.32 q0, [r0, #-272]            @ a440
    vldrw.u32 q0, [r0, #48]
    veor q0, q0, q5                     @ b030 = rol(a401 ^ d41, 14)
    vshl.i32 q1, q0, #14                @ b030 = rol(a401 ^ d41, 14)
    vsri.32 q1, q0, #18                 @ b030 = rol(a401 ^ d41, 14)
    vldrw.u32 q0, [r0, #256]
    vldrw.u32 q2, [sp, #16]
    veor q0, q0, q2                     @ b130 = rol(a010 ^ d00, 18)
    vshl.i32 q3, q0, #18                @ b130 = rol(a010 ^ d00, 18)
    vsri.32 q3, q0, #14                 @ b130 = rol(a010 ^ d00, 18)
    vldrw.u32 q0, [r0, #-192]
    veor q0, q0, q4                     @ b230 = rol(a120 ^ d10, 5)
    vshl.i32 q6, q0, #5                 @ b230 = rol(a120 ^ d10, 5)
    vsri.32 q6, q0, #27                 @ b230 = rol(a120 ^ d10, 5)
    vldrw.u32 q0, [r0, #160]
    vldrw.u32 q7, [sp, #48]
    veor q0, q0, q7                     @ b330 = rol(a231 ^ d21, 8)
    vshl.i32 q7, q0, #8                 @ b330 = rol(a231 ^ d21, 8)
    vsri.32 q7, q0, #24                 @ b330 = rol(a231 ^ d21, 8)
    vldrw.u32 q0, [r0, #-288]
    vldrw.u32 q4, [sp, #80]
    veor q0, q0, q4                     @ b430 = rol(a340 ^ d30, 28)
    vshl.i32 q4, q0, #28                @ b430 = rol(a340 ^ d30, 28)
    vsri.32 q4, q0, #4                  @ b430 = rol(a340 ^ d30, 28)
    vbic q0, q6, q3                     @ t = ~b130 & b230
    veor q0, q1, q0                     @ a030 = b030 ^ t
    vstrw.32 q0, [r0, #256]             @ a030
    vbic q0, q7, q6                     @ t = ~b230 & b330
    veor q0, q3, q0                     @ a130 = b130 ^ t
    vstrw.32 q0, [r0, #-192]            @ a130
    vbic q0, q4, q7                     @ t = ~b330 & b430
    veor q0, q6, q0                     @ a230 = b230 ^ t
    vstrw.32 q0, [r0, #160]             @ a230
    vbic q0, q1, q4                     @ t = ~b430 & b030
    veor q0, q7, q0                     @ a330 = b330 ^ t
    vstrw.32 q0, [r0, #-288]            @ a330
    vbic q0, q3, q1                     @ t = ~b030 & b130
    veor q0, q4, q0                     @ a430 = b430 ^ t
    vstrw.32 q0, [r0, #48]              @ a430
    vldrw.u32 q0, [r0, #336]
    vldrw.u32 q1, [sp, #32]
    veor q0, q0, q1                     @ b011 = rol(a301 ^ d31, 14)
    vshl.i32 q3, q0, #14                @ b011 = rol(a301 ^ d31, 14)
    vsri.32 q3, q0, #18                 @ b011 = rol(a301 ^ d31, 14)
    vldrw.u32 q0, [r0, #-96]
    veor q0, q0, q5                     @ b111 = rol(a411 ^ d41, 10)
    vshl.i32 q4, q0, #10                @ b111 = rol(a411 ^ d41, 10)
    vsri.32 q4, q0, #22                 @ b111 = rol(a411 ^ d41, 10)
    vldrw.u32 q0, [r0, #96]
    veor q0, q0, q2                     @ b211 = rol(a020 ^ d00, 1)
    vshl.i32 q6, q0, #1                 @ b211 = rol(a020 ^ d00, 1)
    vsri.32 q6, q0, #31                 @ b211 = rol(a020 ^ d00, 1)
    vldrw.u32 q0, [r0, #-352]
    vldrw.u32 q7, [sp, #0]
    veor q0, q0, q7                     @ b311 = rol(a130 ^ d10, 22)
    vshl.i32 q1, q0, #22                @ b311 = rol(a130 ^ d10, 22)
    vsri.32 q1, q0, #10                 @ b311 = rol(a130 ^ d10, 22)
    vldrw.u32 q0, [r0, #0]
    vldrw.u32 q2, [sp, #96]
    veor q0, q0, q2                     @ b411 = rol(a240 ^ d20, 30)
    vshl.i32 q2, q0, #30                @ b411 = rol(a240 ^ d20, 30)
    vsri.32 q2, q0, #2                  @ b411 = rol(a240 ^ d20, 30)
    vbic q0, q6, q4                     @ t = ~b111 & b211
    veor q0, q3, q0                     @ a011 = b011 ^ t
    vstrw.32 q0, [r0, #96]              @ a011
    vbic q0, q1, q6                     @ t = ~b211 & b311
    veor q0, q4, q0                     @ a111 = b111 ^ t
    vstrw.32 q0, [r0, #-352]            @ a111
    vbic q0, q2, q1                     @ t = ~b311 & b411
    veor q0, q6, q0                     @ a211 = b211 ^ t
    vstrw.32 q0, [r0, #0]               @ a211
    vbic q0, q3, q2                     @ t = ~b411 & b011
    veor q0, q1, q0                     @ a311 = b311 ^ t
    vstrw.32 q0, [r0, #336]             @ a311
    vbic q0, q4, q3                     @ t = ~b011 & b111
    veor q0, q2, q0                     @ a411 = b411 ^ t
    vstrw.32 q0, [r0, #-96]             @ a411
    vldrw.u32 q0, [r0, #128]
    veor q0, q0, q7                     @ b021 = a100 ^ d10
    vldrw.u32 q1, [r0, #-336]
    vldrw.u32 q2, [sp, #48]
    veor q1, q1, q2                     @ b121 = rol(a211 ^ d21, 3)
    vshl.i32 q3, q1, #3                 @ b121 = rol(a211 ^ d21, 3)
    vsri.32 q3, q1, #29                 @ b121 = rol(a211 ^ d21, 3)
    vldrw.u32 q1, [r0, #16]
    vldrw.u32 q4, [sp, #80]
    veor q1, q1, q4                     @ b221 = rol(a320 ^ d30, 12)
    vshl.i32 q4, q1, #12                @ b221 = rol(a320 ^ d30, 12)
    vsri.32 q4, q1, #20                 @ b221 = rol(a320 ^ d30, 12)
    vldrw.u32 q1, [r0, #368]
    veor q1, q1, q5                     @ b321 = rol(a431 ^ d41, 4)
    vshl.i32 q5, q1, #4                 @ b321 = rol(a431 ^ d41, 4)
    vsri.32 q5, q1, #28                 @ b321 = rol(a431 ^ d41, 4)
    vldrw.u32 q1, [r0, #-240]
    vldrw.u32 q6, [sp, #128]
    veor q1, q1, q6                     @ b421 = rol(a041 ^ d01, 9)
    vshl.i32 q6, q1, #9                 @ b421 = rol(a041 ^ d01, 9)
    vsri.32 q6, q1, #23                 @ b421 = rol(a041 ^ d01, 9)
    vbic q1, q4, q3                     @ t = ~b121 & b221
    veor q1, q0, q1                     @ a021 = b021 ^ t
    vstrw.32 q1, [r0, #-240]            @ a021
    vbic q1, q5, q4                     @ t = ~b221 & b321
    veor q1, q3, q1                     @ a121 = b121 ^ t
    vstrw.32 q1, [r0, #128]             @ a121
    vbic q1, q6, q5                     @ t = ~b321 & b421
    veor q1, q4, q1                     @ a221 = b221 ^ t
    vstrw.32 q1, [r0, #-336]            @ a221
    vbic q1, q0, q6                     @ t = ~b421 & b021
    veor q1, q5, q1                     @ a321 = b321 ^ t
    vstrw.32 q1, [r0, #16]              @ a321
    vbic q0, q3, q0                     @ t = ~b021 & b121
    veor q0, q6, q0                     @ a421 = b421 ^ t
    vstrw.32 q0, [r0, #368]             @ a421
    vldrw.u32 q0, [r0, #-400]
    vldrw.u32 q1, [sp, #16]
    veor q0, q0, q1                     @ b000 = a000 ^ d00
    vldrw.u32 q1, [r0, #-32]
    veor q1, q1, q7                     @ b100 = rol(a110 ^ d10, 22)
    vshl.i32 q3, q1, #22                @ b100 = rol(a110 ^ d10, 22)
    vsri.32 q3, q1, #10                 @ b100 = rol(a110 ^ d10, 22)
    vldrw.u32 q1, [r0, #304]
    veor q1, q1, q2                     @ b200 = rol(a221 ^ d21, 22)
    vshl.i32 q2, q1, #22                @ b200 = rol(a221 ^ d21, 22)
    vsri.32 q2, q1, #10                 @ b200 = rol(a221 ^ d21, 22)
    vldrw.u32 q1, [r0, #-144]
    vldrw.u32 q4, [sp, #32]
    veor q1, q1, q4                     @ b300 = rol(a331 ^ d31, 11)
    vshl.i32 q4, q1, #11                @ b300 = rol(a331 ^ d31, 11)
    vsri.32 q4, q1, #21                 @ b300 = rol(a331 ^ d31, 11)
    vldrw.u32 q1, [r0, #224]
    vldrw.u32 q5, [sp, #144]
    veor q1, q1, q5                     @ b400 = rol(a440 ^ d40, 7)
    vshl.i32 q5, q1, #7                 @ b400 = rol(a440 ^ d40, 7)
    vsri.32 q5, q1, #25                 @ b400 = rol(a440 ^ d40, 7)
    vbic q1, q2, q3                     @ t = ~b100 & b200
    veor q1, q0, q1                     @ a000 = b000 ^ t
    ldr r3, [r2, #16]                   @ a000 ^= rc0
    vdup.32 q6, r3                      @ a000 ^= rc0
    veor q1, q1, q6                     @ a000 ^= rc0
    vstrw.32 q1, [r0, #-400]            @ a000
    vbic q1, q4, q2                     @ t = ~b200 & b300
    veor q1, q3, q1                     @ a100 = b100 ^ t
    vstrw.32 q1, [r0, #-32]             @ a100
    vbic q1, q5, q4                     @ t = ~b300 & b400
    veor q1, q2, q1                     @ a200 = b200 ^ t
    vstrw.32 q1, [r0, #304]             @ a200
    vbic q1, q0, q5                     @ t = ~b400 & b000
    veor q1, q4, q1                     @ a300 = b300 ^ t
    vstrw.32 q1, [r0, #-144]            @ a300
    vbic q0, q3, q0                     @ t = ~b000 & b100
    veor q0, q5, q0                     @ a400 = b400 ^ t
    vstrw.32 q0, [r0, #224]             @ a400
13:
    vldrw.u32 q0, [r0, #-400]
    vldrw.u32 q1, [r0, #80]
    veor q2, q0, q1                     @ c00 ^= a010
    vldrw.u32 q3, [r0, #-224]
    veor q2, q2, q3                     @ c00 ^= a020
    vldrw.u32 q4, [r0, #256]
    veor q2, q2, q4                     @ c00 ^= a030
    vldrw.u32 q5, [r0, #-80]
    veor q2, q2, q5                     @ c00 ^= a040
    vldrw.u32 q6, [r0, #320]
    vldrw.u32 q7, [r0, #0]
    veor q0, q6, q7                     @ c21 ^= a211
    vldrw.u32 q7, [r0, #-336]
    veor q0, q0, q7                     @ c21 ^= a221
    vldrw.u32 q7, [r0, #144]
    veor q0, q0, q7                     @ c21 ^= a231
    vldrw.u32 q3, [r0, #-176]
    veor q0, q0, q3                     @ c21 ^= a241
    vshl.i32 q7, q0, #1                 @ d10 = c00 ^ rol(c21, 1)
    vsri.32 q7, q0, #31                 @ d10 = c00 ^ rol(c21, 1)
    veor q7, q2, q7                     @ d10 = c00 ^ rol(c21, 1)
    vldrw.u32 q1, [r0, #224]
    vldrw.u32 q4, [r0, #-112]
    veor q6, q1, q4                     @ c40 ^= a410
    vldrw.u32 q5, [r0, #384]
    veor q6, q6, q5                     @ c40 ^= a420
    vldrw.u32 q5, [r0, #48]
    veor q6, q6, q5                     @ c40 ^= a430
    vldrw.u32 q5, [r0, #-272]
    veor q6, q6, q5                     @ c40 ^= a440
    veor q0, q0, q6                     @ d31 = c21 ^ c40
    vldrw.u32 q5, [r0, #-48]
    vstrw.32 q7, [sp, #0]
    vldrw.u32 q7, [r0, #-352]
    veor q7, q5, q7                     @ c11 ^= a111
    vldrw.u32 q5, [r0, #128]
    veor q7, q7, q5                     @ c11 ^= a121
    vldrw.u32 q5, [r0, #-208]
    veor q7, q7, q5                     @ c11 ^= a131
    vldrw.u32 q1, [r0, #288]
    veor q7, q7, q1                     @ c11 ^= a141
    vshl.i32 q1, q7, #1                 @ d00 = c40 ^ rol(c11, 1)
    vsri.32 q1, q7, #31                 @ d00 = c40 ^ rol(c11, 1)
    veor q1, q6, q1                     @ d00 = c40 ^ rol(c11, 1)
    vldrw.u32 q6, [r0, #-144]
    vstrw.32 q1, [sp, #16]
    vldrw.u32 q1, [r0, #352]
    veor q1, q6, q1                     @ c30 ^= a310
    vldrw.u32 q3, [r0, #32]
    veor q1, q1, q3                     @ c30 ^= a320
    vldrw.u32 q3, [r0, #-288]
    veor q1, q1, q3                     @ c30 ^= a330
    vldrw.u32 q3, [r0, #176]
    veor q1, q1, q3                     @ c30 ^= a340
    veor q7, q7, q1                     @ d21 = c11 ^ c30
    vldrw.u32 q3, [r0, #-384]
    vldrw.u32 q5, [r0, #96]
    veor q3, q3, q5                     @ c01 ^= a011
    vldrw.u32 q5, [r0, #-240]
    veor q3, q3, q5                     @ c01 ^= a021
    vldrw.u32 q5, [r0, #240]
    veor q3, q3, q5                     @ c01 ^= a031
    vldrw.u32 q5, [r0, #-64]
    veor q3, q3, q5                     @ c01 ^= a041
    vshl.i32 q5, q3, #1                 @ d40 = c30 ^ rol(c01, 1)
    vsri.32 q5, q3, #31                 @ d40 = c30 ^ rol(c01, 1)
    veor q1, q1, q5                     @ d40 = c30 ^ rol(c01, 1)
    vldrw.u32 q5, [r0, #304]
    vstrw.32 q0, [sp, #32]
    vldrw.u32 q0, [r0, #-16]
    veor q5, q5, q0                     @ c20 ^= a210
    vldrw.u32 q0, [r0, #-320]
    veor q5, q5, q0                     @ c20 ^= a220
    vldrw.u32 q0, [r0, #160]
    veor q5, q5, q0                     @ c20 ^= a230
    vldrw.u32 q0, [r0, #-160]
    veor q5, q5, q0                     @ c20 ^= a240
    veor q3, q3, q5                     @ d11 = c01 ^ c20
    vldrw.u32 q0, [r0, #208]
    vldrw.u32 q4, [r0, #-96]
    veor q4, q0, q4                     @ c41 ^= a411
    vldrw.u32 q0, [r0, #368]
    veor q4, q4, q0                     @ c41 ^= a421
    vldrw.u32 q0, [r0, #64]
    veor q4, q4, q0                     @ c41 ^= a431
    vldrw.u32 q0, [r0, #-256]
    veor q4, q4, q0                     @ c41 ^= a441
    vshl.i32 q0, q4, #1                 @ d30 = c20 ^ rol(c41, 1)
    vsri.32 q0, q4, #31                 @ d30 = c20 ^ rol(c41, 1)
    veor q0, q5, q0                     @ d30 = c20 ^ rol(c41, 1)
    vldrw.u32 q5, [r0, #-32]
    vldrw.u32 q6, [r0, #-368]
    veor q6, q5, q6                     @ c10 ^= a110
    vldrw.u32 q5, [r0, #112]
    veor q6, q6, q5                     @ c10 ^= a120
    vldrw.u32 q5, [r0, #-192]
    veor q6, q6, q5                     @ c10 ^= a130
    vldrw.u32 q5, [r0, #272]
    veor q6, q6, q5                     @ c10 ^= a140
    veor q4, q4, q6                     @ d01 = c41 ^ c10
    vldrw.u32 q5, [r0, #-128]
    vstrw.32 q7, [sp, #48]
    vldrw.u32 q7, [r0, #336]
    veor q5, q5, q7                     @ c31 ^= a311
    vldrw.u32 q7, [r0, #16]
    veor q5, q5, q7                     @ c31 ^= a321
    vldrw.u32 q7, [r0, #-304]
    veor q5, q5, q7                     @ c31 ^= a331
    vldrw.u32 q7, [r0, #192]
    veor q5, q5, q7                     @ c31 ^= a341
    vshl.i32 q7, q5, #1                 @ d20 = c10 ^ rol(c31, 1)
    vsri.32 q7, q5, #31                 @ d20 = c10 ^ rol(c31, 1)
    veor q6, q6, q7                     @ d20 = c10 ^ rol(c31, 1)
    veor q2, q5, q2                     @ d41 = c31 ^ c00
    vldrw.u32 q5, [r0, #-144]
    veor q5, q5, q0                     @ b010 = rol(a300 ^ d30, 14)
    vshl.i32 q7, q5, #14                @ b010 = rol(a300 ^ d30, 14)
    vsri.32 q7, q5, #18                 @ b010 = rol(a300 ^ d30, 14)
    vldrw.u32 q5, [r0, #-112]
    veor q5, q5, q1                     @ b110 = rol(a410 ^ d40, 10)
    vstrw.32 q2, [sp, #64]
    vshl.i32 q2, q5, #10                @ b110 = rol(a410 ^ d40, 10)
    vsri.32 q2, q5, #22                 @ b110 = rol(a410 ^ d40, 10)
    vldrw.u32 q5, [r0, #-240]
    veor q5, q5, q4                     @ b210 = rol(a021 ^ d01, 2)
    vstrw.32 q0, [sp, #80]
    vshl.i32 q0, q5, #2                 @ b210 = rol(a021 ^ d01, 2)
    vsri.32 q0, q5, #30                 @ b210 = rol(a021 ^ d01, 2)
    vldrw.u32 q5, [r0, #-208]
    veor q5, q5, q3                     @ b310 = rol(a131 ^ d11, 23)
    vstrw.32 q6, [sp, #96]
    vshl.i32 q6, q5, #23                @ b310 = rol(a131 ^ d11, 23)
    vsri.32 q6, q5, #9                  @ b310 = rol(a131 ^ d11, 23)
    vldrw.u32 q5, [r0, #-176]
    vstrw.32 q3, [sp, #112]
    vldrw.u32 q3, [sp, #48]
    veor q5, q5, q3                     @ b410 = rol(a241 ^ d21, 31)
    vshl.i32 q3, q5, #31                @ b410 = rol(a241 ^ d21, 31)
    vsri.32 q3, q5, #1                  @ b410 = rol(a241 ^ d21, 31)
    vbic q5, q0, q2                     @ t = ~b110 & b210
    veor q5, q7, q5                     @ a010 = b010 ^ t
    vstrw.32 q5, [r0, #-240]            @ a010
    vbic q5, q6, q0                     @ t = ~b210 & b310
    veor q5, q2, q5                     @ a110 = b110 ^ t
    vstrw.32 q5, [r0, #-208]            @ a110
    vbic q5, q3, q6                     @ t = ~b310 & b410
    veor q0, q0, q5                     @ a210 = b210 ^ t
    vstrw.32 q0, [r0, #-176]            @ a210
    vbic q0, q7, q3                     @ t = ~b410 & b010
    veor q0, q6, q0                     @ a310 = b310 ^ t
    vstrw.32 q0, [r0, #-144]            @ a310
    vbic q0, q2, q7                     @ t = ~b010 & b110
    veor q0, q3, q0                     @ a410 = b410 ^ t
    vstrw.32 q0, [r0, #-112]            @ a410
    vldrw.u32 q0, [r0, #224]
    veor q0, q0, q1                     @ b031 = rol(a400 ^ d40, 13)
    vshl.i32 q2, q0, #13                @ b031 = rol(a400 ^ d40, 13)
    vsri.32 q2, q0, #19                 @ b031 = rol(a400 ^ d40, 13)
    vldrw.u32 q0, [r0, #96]
    veor q0, q0, q4                     @ b131 = rol(a011 ^ d01, 18)
    vshl.i32 q3, q0, #18                @ b131 = rol(a011 ^ d01, 18)
    vsri.32 q3, q0, #14                 @ b131 = rol(a011 ^ d01, 18)
    vldrw.u32 q0, [r0, #128]
    vldrw.u32 q5, [sp, #112]
    veor q0, q0, q5                     @ b231 = rol(a121 ^ d11, 5)
    vshl.i32 q6, q0, #5                 @ b231 = rol(a121 ^ d11, 5)
    vsri.32 q6, q0, #27                 @ b231 = rol(a121 ^ d11, 5)
    vldrw.u32 q0, [r0, #160]
    vldrw.u32 q7, [sp, #96]
    veor q0, q0, q7                     @ b331 = rol(a230 ^ d20, 7)
    vstrw.32 q4, [sp, #128]
    vshl.i32 q4, q0, #7                 @ b331 = rol(a230 ^ d20, 7)
    vsri.32 q4, q0, #25                 @ b331 = rol(a230 ^ d20, 7)
    vldrw.u32 q0, [r0, #192]
    vldrw.u32 q7, [sp, #32]
    veor q0, q0, q7                     @ b431 = rol(a341 ^ d31, 28)
    vshl.i32 q7, q0, #28                @ b431 = rol(a341 ^ d31, 28)
    vsri.32 q7, q0, #4                  @ b431 = rol(a341 ^ d31, 28)
    vbic q0, q6, q3                     @ t = ~b131 & b231
    veor q0, q2, q0                     @ a031 = b031 ^ t
    vstrw.32 q0, [r0, #96]              @ a031
    vbic q0, q4, q6                     @ t = ~b231 & b331
    veor q0, q3, q0                     @ a131 = b131 ^ t
    vstrw.32 q0, [r0, #128]             @ a131
    vbic q0, q7, q4                     @ t = ~b331 & b431
    veor q0, q6, q0                     @ a231 = b231 ^ t
    vstrw.32 q0, [r0, #160]             @ a231
    vbic q0, q2, q7                     @ t = ~b431 & b031
    veor q0, q4, q0                     @ a331 = b331 ^ t
    vstrw.32 q0, [r0, #192]             @ a331
    vbic q0, q3, q2                     @ t = ~b031 & b131
    veor q0, q7, q0                     @ a431 = b431 ^ t
    vstrw.32 q0, [r0, #224]             @ a431
    vldrw.u32 q0, [r0, #-48]
    veor q0, q0, q5                     @ b020 = rol(a101 ^ d11, 1)
    vshl.i32 q2, q0, #1                 @ b020 = rol(a101 ^ d11, 1)
    vsri.32 q2, q0, #31                 @ b020 = rol(a101 ^ d11, 1)
    vldrw.u32 q0, [r0, #-16]
    vldrw.u32 q3, [sp, #96]
    veor q0, q0, q3                     @ b120 = rol(a210 ^ d20, 3)
    vshl.i32 q4, q0, #3                 @ b120 = rol(a210 ^ d20, 3)
    vsri.32 q4, q0, #29                 @ b120 = rol(a210 ^ d20, 3)
    vldrw.u32 q0, [r0, #16]
    vldrw.u32 q6, [sp, #32]
    veor q0, q0, q6                     @ b220 = rol(a321 ^ d31, 13)
    vshl.i32 q7, q0, #13                @ b220 = rol(a321 ^ d31, 13)
    vsri.32 q7, q0, #19                 @ b220 = rol(a321 ^ d31, 13)
    vldrw.u32 q0, [r0, #48]
    veor q0, q0, q1                     @ b320 = rol(a430 ^ d40, 4)
    vshl.i32 q6, q0, #4                 @ b320 = rol(a430 ^ d40, 4)
    vsri.32 q6, q0, #28                 @ b320 = rol(a430 ^ d40, 4)
    vldrw.u32 q0, [r0, #-80]
    vldrw.u32 q3, [sp, #16]
    veor q0, q0, q3                     @ b420 = rol(a040 ^ d00, 9)
    vshl.i32 q5, q0, #9                 @ b420 = rol(a040 ^ d00, 9)
    vsri.32 q5, q0, #23                 @ b420 = rol(a040 ^ d00, 9)
    vbic q0, q7, q4                     @ t = ~b120 & b220
    veor q0, q2, q0                     @ a020 = b020 ^ t
    vstrw.32 q0, [r0, #-80]             @ a020
    vbic q0, q6, q7                     @ t = ~b220 & b320
    veor q0, q4, q0                     @ a120 = b120 ^ t
    vstrw.32 q0, [r0, #-48]             @ a120
    vbic q0, q5, q6                     @ t = ~b320 & b420
    veor q0, q7, q0                     @ a220 = b220 ^ t
    vstrw.32 q0, [r0, #-16]             @ a220
    vbic q0, q2, q5                     @ t = ~b420 & b020
    veor q0, q6, q0                     @ a320 = b320 ^ t
    vstrw.32 q0, [r0, #16]              @ a320
    vbic q0, q4, q2                     @ t = ~b020 & b120
    veor q0, q5, q0                     @ a420 = b420 ^ t
    vstrw.32 q0, [r0, #48]              @ a420
    vldrw.u32 q0, [r0, #320]
    vldrw.u32 q2, [sp, #48]
    veor q0, q0, q2                     @ b041 = rol(a201 ^ d21, 31)
    vshl.i32 q4, q0, #31                @ b041 = rol(a201 ^ d21, 31)
    vsri.32 q4, q0, #1                  @ b041 = rol(a201 ^ d21, 31)
    vldrw.u32 q0, [r0, #352]
    vldrw.u32 q5, [sp, #80]
    veor q0, q0, q5                     @ b141 = rol(a310 ^ d30, 27)
    vshl.i32 q6, q0, #27                @ b141 = rol(a310 ^ d30, 27)
    vsri.32 q6, q0, #5                  @ b141 = rol(a310 ^ d30, 27)
    vldrw.u32 q0, [r0, #384]
    veor q0, q0, q1                     @ b241 = rol(a420 ^ d40, 19)
    vshl.i32 q7, q0, #19                @ b241 = rol(a420 ^ d40, 19)
    vsri.32 q7, q0, #13                 @ b241 = rol(a420 ^ d40, 19)
    vldrw.u32 q0, [r0, #256]
    veor q0, q0, q3                     @ b341 = rol(a030 ^ d00, 20)
    vstrw.32 q1, [sp, #144]
    vshl.i32 q1, q0, #20                @ b341 = rol(a030 ^ d00, 20)
    vsri.32 q1, q0, #12                 @ b341 = rol(a030 ^ d00, 20)
    vldrw.u32 q0, [r0, #288]
    vldrw.u32 q2, [sp, #112]
    veor q0, q0, q2                     @ b441 = rol(a141 ^ d11, 1)
    vshl.i32 q3, q0, #1                 @ b441 = rol(a141 ^ d11, 1)
    vsri.32 q3, q0, #31                 @ b441 = rol(a141 ^ d11, 1)
    vbic q0, q7, q6                     @ t = ~b141 & b241
    veor q0, q4, q0                     @ a041 = b041 ^ t
    vstrw.32 q0, [r0, #256]             @ a041
    vbic q0, q1, q7                     @ t = ~b241 & b341
    veor q0, q6, q0                     @ a141 = b141 ^ t
    vstrw.32 q0, [r0, #288]             @ a141
    vbic q0, q3, q1                     @ t = ~b341 & b441
    veor q0, q7, q0                     @ a241 = b241 ^ t
    vstrw.32 q0, [r0, #320]             @ a241
    vbic q0, q4, q3                     @ t = ~b441 & b041
    veor q0, q1, q0                     @ a341 = b341 ^ t
    vstrw.32 q0, [r0, #352]             @ a341
    vbic q0, q6, q4                     @ t = ~b041 & b141
    veor q0, q3, q0                     @ a441 = b441 ^ t
    vstrw.32 q0, [r0, #384]             @ a441
    vldrw.u32 q0, [r0, #-384]
    vldrw.u32 q1, [sp, #128]
    veor q0, q0, q1                     @ b001 = a001 ^ d01
    vldrw.u32 q3, [r0, #-352]
    veor q2, q3, q2                     @ b101 = rol(a111 ^ d11, 22)
    vshl.i32 q3, q2, #22                @ b101 = rol(a111 ^ d11, 22)
    vsri.32 q3, q2, #10                 @ b101 = rol(a111 ^ d11, 22)
    vldrw.u32 q2, [r0, #-320]
    vldrw.u32 q4, [sp, #96]
    veor q2, q2, q4                     @ b201 = rol(a220 ^ d20, 21)
    vshl.i32 q6, q2, #21                @ b201 = rol(a220 ^ d20, 21)
    vsri.32 q6, q2, #11                 @ b201 = rol(a220 ^ d20, 21)
    vldrw.u32 q2, [r0, #-288]
    veor q2, q2, q5                     @ b301 = rol(a330 ^ d30, 10)
    vshl.i32 q7, q2, #10                @ b301 = rol(a330 ^ d30, 10)
    vsri.32 q7, q2, #22                 @ b301 = rol(a330 ^ d30, 10)
    vldrw.u32 q2, [r0, #-256]
    vldrw.u32 q5, [sp, #64]
    veor q2, q2, q5                     @ b401 = rol(a441 ^ d41, 7)
    vshl.i32 q1, q2, #7                 @ b401 = rol(a441 ^ d41, 7)
    vsri.32 q1, q2, #25                 @ b401 = rol(a441 ^ d41, 7)
    vbic q2, q6, q3                     @ t = ~b101 & b201
    veor q2, q0, q2                     @ a001 = b001 ^ t
    ldr r3, [r2, #28]                   @ a001 ^= rc1
    vdup.32 q5, r3                      @ a001 ^= rc1
    veor q2, q2, q5                     @ a001 ^= rc1
    vstrw.32 q2, [r0, #-384]            @ a001
    vbic q2, q7, q6                     @ t = ~b201 & b301
    veor q2, q3, q2                     @ a101 = b101 ^ t
    vstrw.32 q2, [r0, #-352]            @ a101
    vbic q2, q1, q7                     @ t = ~b301 & b401
    veor q2, q6, q2                     @ a201 = b201 ^ t
    vstrw.32 q2, [r0, #-320]            @ a201
    vbic q2, q0, q1                     @ t = ~b401 & b001
    veor q2, q7, q2                     @ a301 = b301 ^ t
    vstrw.32 q2, [r0, #-288]            @ a301
    vbic q0, q3, q0                     @ t = ~b001 & b101
    veor q0, q1, q0                     @ a401 = b401 ^ t
    vstrw.32 q0, [r0, #-256]            @ a401
    vldrw.u32 q0, [r0, #304]
    veor q0, q0, q4                     @ b040 = rol(a200 ^ d20, 31)
    vshl.i32 q1, q0, #31                @ b040 = rol(a200 ^ d20, 31)
    vsri.32 q1, q0, #1                  @ b040 = rol(a200 ^ d20, 31)
    vldrw.u32 q0, [r0, #336]
    vldrw.u32 q2, [sp, #32]
    veor q0, q0, q2                     @ b140 = rol(a311 ^ d31, 28)
    vshl.i32 q3, q0, #28                @ b140 = rol(a311 ^ d31, 28)
    vsri.32 q3, q0, #4                  @ b140 = rol(a311 ^ d31, 28)
    vldrw.u32 q0, [r0, #368]
    vldrw.u32 q5, [sp, #64]
    veor q0, q0, q5                     @ b240 = rol(a421 ^ d41, 20)
    vshl.i32 q6, q0, #20                @ b240 = rol(a421 ^ d41, 20)
    vsri.32 q6, q0, #12                 @ b240 = rol(a421 ^ d41, 20)
    vldrw.u32 q0, [r0, #240]
    vldrw.u32 q7, [sp, #128]
    veor q0, q0, q7                     @ b340 = rol(a031 ^ d01, 21)
    vshl.i32 q7, q0, #21                @ b340 = rol(a031 ^ d01, 21)
    vsri.32 q7, q0, #11                 @ b340 = rol(a031 ^ d01, 21)
    vldrw.u32 q0, [r0, #272]
    vldrw.u32 q4, [sp, #0]
    veor q0, q0, q4                     @ b440 = rol(a140 ^ d10, 1)
    vshl.i32 q2, q0, #1                 @ b440 = rol(a140 ^ d10, 1)
    vsri.32 q2, q0, #31                 @ b440 = rol(a140 ^ d10, 1)
    vbic q0, q6, q3                     @ t = ~b140 & b240
    veor q0, q1, q0                     @ a040 = b040 ^ t
    vstrw.32 q0, [r0, #240]             @ a040
    vbic q0, q7, q6                     @ t = ~b240 & b340
    veor q0, q3, q0                     @ a140 = b140 ^ t
    vstrw.32 q0, [r0, #272]             @ a140
    vbic q0, q2, q7                     @ t = ~b340 & b440
    veor q0, q6, q0                     @ a240 = b240 ^ t
    vstrw.32 q0, [r0, #304]             @ a240
    vbic q0, q1, q2                     @ t = ~b440 & b040
    veor q0, q7, q0                     @ a340 = b340 ^ t
    vstrw.32 q0, [r0, #336]             @ a340
    vbic q0, q3, q1                     @ t = ~b040 & b140
    veor q0, q2, q0                     @ a440 = b440 ^ t
    vstrw.32 q0, [r0, #368]             @ a440
    vldrw.u32 q0, [r0, #208]
    veor q0, q0, q5                     @ b030 = rol(a401 ^ d41, 14)
    vshl.i32 q1, q0, #14                @ b030 = rol(a401 ^ d41, 14)
    vsri.32 q1, q0, #18                 @ b030 = rol(a401 ^ d41, 14)
    vldrw.u32 q0, [r0, #80]
    vldrw.u32 q2, [sp, #16]
    veor q0, q0, q2                     @ b130 = rol(a010 ^ d00, 18)
    vshl.i32 q3, q0, #18                @ b130 = rol(a010 ^ d00, 18)
    vsri.32 q3, q0, #14                 @ b130 = rol(a010 ^ d00, 18)
    vldrw.u32 q0, [r0, #112]
    veor q0, q0, q4                     @ b230 = rol(a120 ^ d10, 5)
    vshl.i32 q6, q0, #5                 @ b230 = rol(a120 ^ d10, 5)
    vsri.32 q6, q0, #27                 @ b230 = rol(a120 ^ d10, 5)
    vldrw.u32 q0, [r0, #144]
    vldrw.u32 q7, [sp, #48]
    veor q0, q0, q7                     @ b330 = rol(a231 ^ d21, 8)
    vshl.i32 q7, q0, #8                 @ b330 = rol(a231 ^ d21, 8)
    vsri.32 q7, q0, #24                 @ b330 = rol(a231 ^ d21, 8)
    vldrw.u32 q0, [r0, #176]
    vldrw.u32 q4, [sp, #80]
    veor q0, q0, q4                     @ b430 = rol(a340 ^ d30, 28)
    vshl.i32 q4, q0, #28                @ b430 = rol(a340 ^ d30, 28)
    vsri.32 q4, q0, #4                  @ b430 = rol(a340 ^ d30, 28)
    vbic q0, q6, q3                     @ t = ~b130 & b230
    veor q0, q1, q0                     @ a030 = b030 ^ t
    vstrw.32 q0, [r0, #80]              @ a030
    vbic q0, q7, q6                     @ t = ~b230 & b330
    veor q0, q3, q0                     @ a130 = b130 ^ t
    vstrw.32 q0, [r0, #112]             @ a130
    vbic q0, q4, q7                     @ t = ~b330 & b430
    veor q0, q6, q0                     @ a230 = b230 ^ t
    vstrw.32 q0, [r0, #144]             @ a230
    vbic q0, q1, q4                     @ t = ~b430 & b030
    veor q0, q7, q0                     @ a330 = b330 ^ t
    vstrw.32 q0, [r0, #176]             @ a330
    vbic q0, q3, q1                     @ t = ~b030 & b130
    veor q0, q4, q0                     @ a430 = b430 ^ t
    vstrw.32 q0, [r0, #208]             @ a430
    vldrw.u32 q0, [r0, #-128]
    vldrw.u32 q1, [sp, #32]
    veor q0, q0, q1                     @ b011 = rol(a301 ^ d31, 14)
    vshl.i32 q3, q0, #14                @ b011 = rol(a301 ^ d31, 14)
    vsri.32 q3, q0, #18                 @ b011 = rol(a301 ^ d31, 14)
    vldrw.u32 q0, [r0, #-96]
    veor q0, q0, q5                     @ b111 = rol(a411 ^ d41, 10)
    vshl.i32 q4, q0, #10                @ b111 = rol(a411 ^ d41, 10)
    vsri.32 q4, q0, #22                 @ b111 = rol(a411 ^ d41, 10)
    vldrw.u32 q0, [r0, #-224]
    veor q0, q0, q2                     @ b211 = rol(a020 ^ d00, 1)
    vshl.i32 q6, q0, #1                 @ b211 = rol(a020 ^ d00, 1)
    vsri.32 q6, q0, #31                 @ b211 = rol(a020 ^ d00, 1)
    vldrw.u32 q0, [r0, #-192]
    vldrw.u32 q7, [sp, #0]
    veor q0, q0, q7                     @ b311 = rol(a130 ^ d10, 22)
    vshl.i32 q1, q0, #22                @ b311 = rol(a130 ^ d10, 22)
    vsri.32 q1, q0, #10                 @ b311 = rol(a130 ^ d10, 22)
    vldrw.u32 q0, [r0, #-160]
    vldrw.u32 q2, [sp, #96]
    veor q0, q0, q2                     @ b411 = rol(a240 ^ d20, 30)
    vshl.i32 q2, q0, #30                @ b411 = rol(a240 ^ d20, 30)
    vsri.32 q2, q0, #2                  @ b411 = rol(a240 ^ d20, 30)
    vbic q0, q6, q4                     @ t = ~b111 & b211
    veor q0, q3, q0                     @ a011 = b011 ^ t
    vstrw.32 q0, [r0, #-224]            @ a011
    vbic q0, q1, q6                     @ t = ~b211 & b311
    veor q0, q4, q0                     @ a111 = b111 ^ t
    vstrw.32 q0, [r0, #-192]            @ a111
    vbic q0, q2, q1                     @ t = ~b311 & b411
    veor q0, q6, q0                     @ a211 = b211 ^ t
    vstrw.32 q0, [r0, #-160]            @ a211
    vbic q0, q3, q2                     @ t = ~b411 & b011
    veor q0, q1, q0                     @ a311 = b311 ^ t
    vstrw.32 q0, [r0, #-128]            @ a311
    vbic q0, q4, q3                     @ t = ~b011 & b111
    veor q0, q2, q0                     @ a411 = b411 ^ t
    vstrw.32 q0, [r0, #-96]             @ a411
    vldrw.u32 q0, [r0, #-32]
    veor q0, q0, q7                     @ b021 = a100 ^ d10
    vldrw.u32 q1, [r0, #0]
    vldrw.u32 q2, [sp, #48]
    veor q1, q1, q2                     @ b121 = rol(a211 ^ d21, 3)
    vshl.i32 q3, q1, #3                 @ b121 = rol(a211 ^ d21, 3)
    vsri.32 q3, q1, #29                 @ b121 = rol(a211 ^ d21, 3)
    vldrw.u32 q1, [r0, #32]
    vldrw.u32 q4, [sp, #80]
    veor q1, q1, q4                     @ b221 = rol(a320 ^ d30, 12)
    vshl.i32 q4, q1, #12                @ b221 = rol(a320 ^ d30, 12)
    vsri.32 q4, q1, #20                 @ b221 = rol(a320 ^ d30, 12)
    vldrw.u32 q1, [r0, #64]
    veor q1, q1, q5                     @ b321 = rol(a431 ^ d41, 4)
    vshl.i32 q5, q1, #4                 @ b321 = rol(a431 ^ d41, 4)
    vsri.32 q5, q1, #28                 @ b321 = rol(a431 ^ d41, 4)
    vldrw.u32 q1, [r0, #-64]
    vldrw.u32 q6, [sp, #128]
    veor q1, q1, q6                     @ b421 = rol(a041 ^ d01, 9)
    vshl.i32 q6, q1, #9                 @ b421 = rol(a041 ^ d01, 9)
    vsri.32 q6, q1, #23                 @ b421 = rol(a041 ^ d01, 9)
    vbic q1, q4, q3                     @ t = ~b121 & b221
    veor q1, q0, q1                     @ a021 = b021 ^ t
    vstrw.32 q1, [r0, #-64]             @ a021
    vbic q1, q5, q4                     @ t = ~b221 & b321
    veor q1, q3, q1                     @ a121 = b121 ^ t
    vstrw.32 q1, [r0, #-32]             @ a121
    vbic q1, q6, q5                     @ t = ~b321 & b421
    veor q1, q4, q1                     @ a221 = b221 ^ t
    vstrw.32 q1, [r0, #0]               @ a221
    vbic q1, q0, q6                     @ t = ~b421 & b021
    veor q1, q5, q1                     @ a321 = b321 ^ t
    vstrw.32 q1, [r0, #32]              @ a321
    vbic q0, q3, q0                     @ t = ~b021 & b121
    veor q0, q6, q0                     @ a421 = b421 ^ t
    vstrw.32 q0, [r0, #64]              @ a421
    vldrw.u32 q0, [r0, #-400]
    vldrw.u32 q1, [sp, #16]
    veor q0, q0, q1                     @ b000 = a000 ^ d00
    vldrw.u32 q1, [r0, #-368]
    veor q1, q1, q7                     @ b100 = rol(a110 ^ d10, 22)
    vshl.i32 q3, q1, #22                @ b100 = rol(a110 ^ d10, 22)
    vsri.32 q3, q1, #10                 @ b100 = rol(a110 ^ d10, 22)
    vldrw.u32 q1, [r0, #-336]
    veor q1, q1, q2                     @ b200 = rol(a221 ^ d21, 22)
    vshl.i32 q2, q1, #22                @ b200 = rol(a221 ^ d21, 22)
    vsri.32 q2, q1, #10                 @ b200 = rol(a221 ^ d21, 22)
    vldrw.u32 q1, [r0, #-304]
    vldrw.u32 q4, [sp, #32]
    veor q1, q1, q4                     @ b300 = rol(a331 ^ d31, 11)
    vshl.i32 q4, q1, #11                @ b300 = rol(a331 ^ d31, 11)
    vsri.32 q4, q1, #21                 @ b300 = rol(a331 ^ d31, 11)
    vldrw.u32 q1, [r0, #-272]
    vldrw.u32 q5, [sp, #144]
    veor q1, q1, q5                     @ b400 = rol(a440 ^ d40, 7)
    vshl.i32 q5, q1, #7                 @ b400 = rol(a440 ^ d40, 7)
    vsri.32 q5, q1, #25                 @ b400 = rol(a440 ^ d40, 7)
    vbic q1, q2, q3                     @ t = ~b100 & b200
    veor q1, q0, q1                     @ a000 = b000 ^ t
    ldr r3, [r2, #24]                   @ a000 ^= rc0
    vdup.32 q6, r3                      @ a000 ^= rc0
    veor q1, q1, q6                     @ a000 ^= rc0
    vstrw.32 q1, [r0, #-400]            @ a000
    vbic q1, q4, q2                     @ t = ~b200 & b300
    veor q1, q3, q1                     @ a100 = b100 ^ t
    vstrw.32 q1, [r0, #-368]            @ a100
    vbic q1, q5, q4                     @ t = ~b300 & b400
    veor q1, q2, q1                     @ a200 = b200 ^ t
    vstrw.32 q1, [r0, #-336]            @ a200
    vbic q1, q0, q5                     @ t = ~b400 & b000
    veor q1, q4, q1                     @ a300 = b300 ^ t
    vstrw.32 q1, [r0, #-304]            @ a300
    vbic q0, q3, q0                     @ t = ~b000 & b100
    veor q0, q5, q0                     @ a400 = b400 ^ t
    vstrw.32 q0, [r0, #-272]            @ a400
    adds r2, #32                        @ the constants of the next four
    subs.w r12, r12, #4
    bne.w 10b
    sub.w r3, r0, #400
    movs r2, #25
1:
    vldrw.u32 q0, [r3]
    vldrw.u32 q1, [r3, #16]
    vst20.32 {q0, q1}, [r3]
    vst21.32 {q0, q1}, [r3]!
    subs r2, #1
    bne 1b
    veor q0, q0, q0                     @ nothing of the states stays in the frame
    vstrw.32 q0, [sp, #0]
    vstrw.32 q0, [sp, #16]
    vstrw.32 q0, [sp, #32]
    vstrw.32 q0, [sp, #48]
    vstrw.32 q0, [sp, #64]
    vstrw.32 q0, [sp, #80]
    vstrw.32 q0, [sp, #96]
    vstrw.32 q0, [sp, #112]
    vstrw.32 q0, [sp, #128]
    vstrw.32 q0, [sp, #144]
    add sp, #160
    vpop {d8-d15}
    bx lr
    .size lanewise_keccakp1600_x4_armv8m_mve, . - lanewise_keccakp1600_x4_armv8m_mve

    .section .note.GNU-stack, "", %progbits
