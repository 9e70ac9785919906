/* PYTHONPATH=lab python3 -m lanewise_lab.gen armv7m_m7_paired > src/keccak/armv7m/keccakp1600_x1_armv7m_m7_paired.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for ARMv7-M: scheduled for two instructions a cycle, in place
 *
 * void lanewise_keccakp1600_x1_armv7m_m7_paired(uint32_t state[50], uint32_t rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4.
 *     state: bit-interleaved: word 2i holds the even bits of lane i = x + 5y, and word
 *     2i + 1 the odd bits; aligned to 4 bytes.
 *
 * Column parities are accumulated in registers while chi makes the words, delays are chosen so
 * that few operations rotate, and the order pairs instructions, loads of both banks too.
 * Rounds beyond a multiple of four come first, in compact code: each of these one to three
 * takes four to five times as long as one of the others. 12 and 24 rounds have none.
 * Stack: 64 bytes
 * No branch and no address depends on the state. Clobbers r0-r3, r12, flags.
 */

    .syntax unified
    .thumb
    .text
    .p2align 2
    .globl lanewise_keccakp1600_x1_armv7m_m7_paired
    .type lanewise_keccakp1600_x1_armv7m_m7_paired, %function
    .thumb_func
lanewise_keccakp1600_x1_armv7m_m7_paired:
    push {r4-r11, lr}
    sub sp, #28
    movw r2, #:lower16:(.Lm7_paired_end - .Lm7_paired_here - 4)
.Lm7_paired_here:
    add r2, pc                         @ behind the last constant
    sub.w r2, r2, r1, lsl #2           @ 4 bytes for each round
    ands r3, r1, #3                    @ rounds beyond a multiple
    str r2, [sp, #24]
    bne.w .Lm7_paired_slow
    .p2align 2
.Lm7_paired_fast:
    @ first round
    ldr.w r3, [r0, #92]                 @ a121
    ldr.w lr, [r0, #16]                 @ a200
    ldr.w r11, [r0, #52]                @ a111
    ldr.w r8, [r0, #96]                 @ a220
    ldr.w r10, [r0, #12]                @ a101
    ldr.w r12, [r0, #72]                @ a410
    ldr.w r9, [r0, #4]                  @ a001
    ldr.w r7, [r0, #24]                 @ a300
    ldr.w r1, [r0, #44]                 @ a011
    ldr.w r4, [r0, #32]                 @ a400
    eor.w r9, r9, r1                    @ c01 ^= a011
    ldr.w r2, [r0, #84]                 @ a021
    ldr.w r5, [r0, #48]                 @ a110
    ldr.w r6, [r0, #64]                 @ a310
    ldr.w r1, [r0, #36]                 @ a401
    eor.w r9, r9, r2                    @ c01 ^= a021
    eor.w r7, r7, r6                    @ c30 ^= a310
    ldr.w r6, [r0, #112]                @ a420
    eor.w r4, r4, r12                   @ c40 ^= a410
    ldr.w r12, [r0, #104]               @ a320
    eor.w r2, r10, r11                  @ c11 ^= a111
    ldr.w r10, [r0, #28]                @ a301
    eor.w r6, r4, r6                    @ c40 ^= a420
    ldr.w r4, [r0, #152]                @ a430
    eor.w r4, r6, r4                    @ c40 ^= a430
    ldr.w r6, [r0, #56]                 @ a210
    eor.w lr, lr, r6                    @ c20 ^= a210
    ldr.w r6, [r0, #144]                @ a330
    eor.w lr, lr, r8                    @ c20 ^= a220
    ldr.w r8, [r0, #116]                @ a421
    eor.w r7, r7, r12                   @ c30 ^= a320
    ldr.w r11, [r0, #68]                @ a311
    ldr.w r12, [r0, #184]               @ a340
    eor.w r2, r2, r3                    @ c11 ^= a121
    eor.w r3, r10, r11                  @ c31 ^= a311
    ldr.w r11, [r0, #136]               @ a230
    ldr.w r10, [r0, #76]                @ a411
    eor.w r7, r7, r6                    @ c30 ^= a330
    eor.w lr, lr, r11                   @ c20 ^= a230
    ldr.w r11, [r0, #88]                @ a120
    ldr.w r6, [r0, #192]                @ a440
    eor.w r1, r1, r10                   @ c41 ^= a411
    ldr.w r10, [r0, #124]               @ a031
    eor.w r4, r4, r6                    @ c40 ^= a440
    ldr.w r6, [r0, #108]                @ a321
    eor.w r1, r1, r8                    @ c41 ^= a421
    eor.w r9, r9, r10                   @ c01 ^= a031
    ldr.w r8, [r0, #40]                 @ a010
    ldr.w r10, [r0, #8]                 @ a100
    eor.w r3, r3, r6                    @ c31 ^= a321
    eor.w r7, r7, r12                   @ c30 ^= a340
    ldr.w r12, [r0, #164]               @ a041
    ldr.w r6, [r0, #132]                @ a131
    eor.w r9, r9, r12                   @ c01 ^= a041
    ldr.w r12, [r0, #156]               @ a431
    eor.w r10, r10, r5                  @ c10 ^= a110
    eor.w r2, r2, r6                    @ c11 ^= a131
    eor.w r12, r1, r12                  @ c41 ^= a431
    eor.w r5, r10, r11                  @ c10 ^= a120
    ldr.w r1, [r0, #172]                @ a141
    ldr.w r10, [r0, #148]               @ a331
    ldr.w r6, [r0, #128]                @ a130
    eor.w r2, r2, r1                    @ c11 ^= a141
    ldr.w r11, [r0, #80]                @ a020
    eor.w r5, r5, r6                    @ c10 ^= a130
    ldr.w r6, [r0, #176]                @ a240
    eor.w r10, r3, r10                  @ c31 ^= a331
    ldr.w r1, [r0, #188]                @ a341
    ldr.w r3, [r0, #196]                @ a441
    eor.w r10, r10, r1                  @ c31 ^= a341
    ldr.w r1, [r0, #0]                  @ a000
    eor.w r12, r12, r3                  @ c41 ^= a441
    ldr.w r3, [r0, #168]                @ a140
    eor.w r1, r1, r8                    @ c00 ^= a010
    eor.w r5, r5, r3                    @ c10 ^= a140
    ldr.w r3, [r0, #120]                @ a030
    ldr.w r8, [r0, #180]                @ a241
    eor.w lr, lr, r6                    @ c20 ^= a240
    eor.w r6, r7, r9, ror #31           @ d40 = c30 ^ rol(c01, 1)
    eor.w r1, r1, r11                   @ c00 ^= a020
    eor.w r11, lr, r12, ror #31         @ d30 = c20 ^ rol(c41, 1)
    eor.w r1, r1, r3                    @ c00 ^= a030
    eor.w r9, r9, lr                    @ d11 = c01 ^ c20
    ldr.w lr, [r0, #160]                @ a040
    eor.w r7, r2, r7                    @ d21 = c11 ^ c30
    ldr.w r3, [r0, #60]                 @ a211
    eor.w r12, r12, r5                  @ d01 = c41 ^ c10
    eor.w r5, r10, r5, ror #1           @ d20 = c10 ^ rol(c31, 1)
    str.w r5, [sp, #8]                  @ d20
    ldr.w r5, [r0, #20]                 @ a201
    eor.w r1, r1, lr                    @ c00 ^= a040
    ldr.w lr, [r0, #140]                @ a231
    eor.w r5, r5, r3                    @ c21 ^= a211
    ldr.w r3, [r0, #100]                @ a221
    ror.w r11, r11, #4                  @ d30 = c20 ^ rol(c41, 1)
    eor.w r5, r5, r3                    @ c21 ^= a221
    eor.w r5, r5, lr                    @ c21 ^= a231
    ldr.w lr, [r0, #100]                @ a221
    ldr.w r3, [r0, #0]                  @ a000
    eor.w lr, lr, r7                    @ b200 = rol(a221 ^ d21, 22)
    eor.w r2, r4, r2, ror #31           @ d00 = c40 ^ rol(c11, 1)
    str.w r6, [sp, #20]                 @ d40
    eor.w r5, r5, r8                    @ c21 ^= a241
    str.w r2, [sp, #0]                  @ d00
    eor.w r10, r10, r1                  @ d41 = c31 ^ c00
    ror.w r9, r9, #31                   @ d11 = c01 ^ c20
    eor.w r3, r3, r2                    @ b000 = a000 ^ d00
    ldr.w r8, [r0, #192]                @ a440
    eor.w r2, r1, r5, ror #31           @ d10 = c00 ^ rol(c21, 1)
    ldr.w r1, [r0, #148]                @ a331
    eor.w r5, r5, r4                    @ d31 = c21 ^ c40
    str.w r7, [sp, #12]                 @ d21
    ror.w r5, r5, #4                    @ d31 = c21 ^ c40
    ldr.w r4, [r0, #48]                 @ a110
    eor.w r7, r5, r1, ror #4            @ b300 = rol(a331 ^ d31, 11)
    ldr.w r1, [sp, #24]                 @ constants
    eor.w r4, r4, r2                    @ b100 = rol(a110 ^ d10, 22)
    eor.w r8, r8, r6                    @ b400 = rol(a440 ^ d40, 7)
    str.w r5, [sp, #16]                 @ d31
    bic.w r5, r7, lr, ror #25           @ t = ~b200 & b300
    bic.w r6, r4, r3, ror #22           @ t = ~b000 & b100
    eor.w r5, r4, r5, ror #7            @ a100 = b100 ^ t
    str.w r5, [r0, #48]                 @ a100
    bic.w r4, lr, r4                    @ t = ~b100 & b200
    bic.w r5, r3, r8, ror #25           @ t = ~b400 & b000
    ldr.w r1, [r1]                      @ constant
    eor.w r6, r8, r6, ror #17           @ a400 = b400 ^ t
    str.w r6, [r0, #192]                @ a400
    eor.w r5, r5, r7, ror #17           @ a300 = b300 ^ t
    eor.w r4, r3, r4, ror #10           @ a000 = b000 ^ t
    ror.w r12, r12, #22                 @ d01 = c41 ^ c10
    eor.w r4, r4, r1, lsr #31           @ iota
    ldr.w r6, [r0, #4]                  @ a001
    ldr.w r3, [r0, #52]                 @ a111
    bic.w r8, r8, r7, ror #24           @ t = ~b300 & b400
    ldr.w r7, [sp, #8]                  @ d20
    str.w r4, [r0, #0]                  @ a000
    ldr.w r4, [r0, #96]                 @ a220
    eor.w r6, r12, r6, ror #22          @ b001 = a001 ^ d01
    eor.w r8, r8, lr, ror #17           @ a200 = b200 ^ t
    ldr.w lr, [r0, #144]                @ a330
    eor.w r3, r9, r3, ror #31           @ b101 = rol(a111 ^ d11, 22)
    str.w r5, [r0, #148]                @ a300
    eor.w r7, r7, r4, ror #1            @ b201 = rol(a220 ^ d20, 21)
    ldr.w r4, [r0, #196]                @ a441
    str.w r8, [r0, #100]                @ a200
    bic.w r5, r7, r3, ror #1            @ t = ~b101 & b201
    eor.w lr, r11, lr, ror #4           @ b301 = rol(a330 ^ d30, 10)
    eor.w r5, r6, r5                    @ a001 = b001 ^ t
    eor.w r8, r5, r1, lsl #9            @ iota
    str.w r8, [r0, #4]                  @ a001
    bic.w r5, lr, r7, ror #24           @ t = ~b201 & b301
    eor.w r4, r4, r10                   @ b401 = rol(a441 ^ d41, 7)
    ldr.w r1, [r0, #72]                 @ a410
    bic.w r8, r4, lr, ror #25           @ t = ~b301 & b401
    str.w r9, [sp, #4]                  @ d11
    eor.w r8, r8, r7, ror #17           @ a201 = b201 ^ t
    bic.w r7, r6, r4, ror #15           @ t = ~b401 & b001
    str.w r8, [r0, #96]                 @ a201
    ldr.w r8, [r0, #84]                 @ a021
    eor.w r7, r7, lr, ror #8            @ a301 = b301 ^ t
    ldr.w lr, [r0, #24]                 @ a300
    bic.w r6, r3, r6, ror #31           @ t = ~b001 & b101
    eor.w r4, r6, r4, ror #14           @ a401 = b401 ^ t
    ldr.w r6, [sp, #20]                 @ d40
    eor.w r5, r5, r3, ror #25           @ a101 = b101 ^ t
    ldr.w r3, [r0, #132]                @ a131
    str.w r5, [r0, #52]                 @ a101
    eor.w r8, r12, r8, ror #22          @ b210 = rol(a021 ^ d01, 2)
    eor.w lr, r11, lr, ror #4           @ b010 = rol(a300 ^ d30, 14)
    str.w r7, [r0, #144]                @ a301
    eor.w r3, r9, r3, ror #31           @ b310 = rol(a131 ^ d11, 23)
    eor.w r1, r1, r6                    @ b110 = rol(a410 ^ d40, 10)
    bic.w r7, r3, r8, ror #30           @ t = ~b210 & b310
    ldr.w r9, [r0, #180]                @ a241
    str.w r4, [r0, #196]                @ a401
    bic.w r5, r8, r1, ror #14           @ t = ~b110 & b210
    bic.w r6, r1, lr, ror #24           @ t = ~b010 & b110
    ldr.w r4, [sp, #12]                 @ d21
    eor.w r7, r7, r1, ror #12           @ a110 = b110 ^ t
    eor.w r9, r9, r4                    @ b410 = rol(a241 ^ d21, 31)
    eor.w r1, r5, lr, ror #6            @ a010 = b010 ^ t
    str.w r1, [r0, #84]                 @ a010
    str.w r7, [r0, #132]                @ a110
    bic.w lr, lr, r9, ror #19           @ t = ~b410 & b010
    ldr.w r7, [sp, #8]                  @ d20
    bic.w r1, r9, r3, ror #9            @ t = ~b310 & b410
    eor.w r8, r1, r8, ror #7            @ a210 = b210 ^ t
    ldr.w r5, [r0, #68]                 @ a311
    eor.w r1, r6, r9, ror #11           @ a410 = b410 ^ t
    ldr.w r6, [r0, #16]                 @ a200
    eor.w r3, r3, lr, ror #4            @ a310 = b310 ^ t
    ldr.w lr, [r0, #168]                @ a140
    eor.w lr, lr, r2                    @ b440 = rol(a140 ^ d10, 1)
    ldr.w r9, [sp, #16]                 @ d31
    str.w r1, [r0, #72]                 @ a410
    eor.w r7, r7, r6, ror #1            @ b040 = rol(a200 ^ d20, 31)
    ldr.w r1, [r0, #116]                @ a421
    bic.w r6, r7, lr, ror #31           @ t = ~b440 & b040
    eor.w r9, r9, r5, ror #4            @ b140 = rol(a311 ^ d31, 28)
    ldr.w r5, [r0, #124]                @ a031
    str.w r8, [r0, #180]                @ a210
    eor.w r1, r1, r10                   @ b240 = rol(a421 ^ d41, 20)
    bic.w r8, r1, r9, ror #20           @ t = ~b140 & b240
    str.w r3, [r0, #24]                 @ a310
    eor.w r3, r12, r5, ror #22          @ b340 = rol(a031 ^ d01, 21)
    bic.w r5, r9, r7                    @ t = ~b040 & b140
    eor.w r5, r5, lr, ror #31           @ a440 = b440 ^ t
    str.w r5, [r0, #116]                @ a440
    eor.w r7, r7, r8, ror #12           @ a040 = b040 ^ t
    str.w r7, [r0, #124]                @ a040
    bic.w r7, lr, r3, ror #22           @ t = ~b340 & b440
    ldr.w r5, [sp, #0]                  @ d00
    ldr.w lr, [r0, #140]                @ a231
    eor.w r6, r6, r3, ror #21           @ a340 = b340 ^ t
    bic.w r3, r3, r1, ror #23           @ t = ~b240 & b340
    eor.w r8, lr, r4                    @ b330 = rol(a231 ^ d21, 8)
    eor.w r7, r7, r1, ror #13           @ a240 = b240 ^ t
    ldr.w r1, [r0, #88]                 @ a120
    ldr.w lr, [r0, #40]                 @ a010
    eor.w r9, r9, r3, ror #21           @ a140 = b140 ^ t
    eor.w r3, lr, r5                    @ b130 = rol(a010 ^ d00, 18)
    eor.w r1, r1, r2                    @ b230 = rol(a120 ^ d10, 5)
    str.w r9, [r0, #168]                @ a140
    ldr.w r9, [r0, #184]                @ a340
    bic.w lr, r8, r1, ror #3            @ t = ~b230 & b330
    str.w r7, [r0, #16]                 @ a240
    bic.w r7, r1, r3, ror #19           @ t = ~b130 & b230
    str.w r6, [r0, #68]                 @ a340
    ldr.w r6, [r0, #36]                 @ a401
    eor.w r9, r11, r9, ror #4           @ b430 = rol(a340 ^ d30, 28)
    eor.w r6, r6, r10                   @ b030 = rol(a401 ^ d41, 14)
    eor.w lr, r3, lr, ror #10           @ a130 = b130 ^ t
    eor.w r7, r6, r7, ror #9            @ a030 = b030 ^ t
    str.w r7, [r0, #40]                 @ a030
    bic.w r7, r6, r9, ror #14           @ t = ~b430 & b030
    str.w lr, [r0, #88]                 @ a130
    ldr.w lr, [r0, #164]                @ a041
    eor.w r7, r7, r8, ror #6            @ a330 = b330 ^ t
    bic.w r3, r3, r6, ror #4            @ t = ~b030 & b130
    ldr.w r6, [r0, #104]                @ a320
    str.w r7, [r0, #184]                @ a330
    bic.w r8, r9, r8, ror #24           @ t = ~b330 & b430
    eor.w r8, r8, r1, ror #27           @ a230 = b230 ^ t
    ldr.w r7, [r0, #60]                 @ a211
    eor.w r9, r9, r3, ror #14           @ a430 = b430 ^ t
    eor.w r7, r7, r4                    @ b121 = rol(a211 ^ d21, 3)
    eor.w r6, r11, r6, ror #4           @ b221 = rol(a320 ^ d30, 12)
    ldr.w r4, [r0, #8]                  @ a100
    ldr.w r1, [r0, #156]                @ a431
    eor.w lr, r12, lr, ror #22          @ b421 = rol(a041 ^ d01, 9)
    ldr.w r3, [r0, #128]                @ a130
    str.w r9, [r0, #36]                 @ a430
    bic.w r9, r6, r7, ror #13           @ t = ~b121 & b221
    eor.w r4, r4, r2                    @ b021 = a100 ^ d10
    eor.w r1, r1, r10                   @ b321 = rol(a431 ^ d41, 4)
    eor.w r3, r3, r2                    @ b311 = rol(a130 ^ d10, 22)
    eor.w r9, r4, r9, ror #16           @ a021 = b021 ^ t
    str.w r9, [r0, #164]                @ a021
    bic.w r9, r7, r4, ror #3            @ t = ~b021 & b121
    ldr.w r2, [r0, #80]                 @ a020
    eor.w r2, r2, r5                    @ b211 = rol(a020 ^ d00, 1)
    bic.w r4, r4, lr, ror #1            @ t = ~b421 & b021
    eor.w r9, r9, lr, ror #4            @ a421 = b421 ^ t
    str.w r9, [r0, #156]                @ a421
    bic.w lr, lr, r1, ror #27           @ t = ~b321 & b421
    ldr.w r9, [r0, #76]                 @ a411
    eor.w r4, r4, r1, ror #28           @ a321 = b321 ^ t
    eor.w r9, r9, r10                   @ b111 = rol(a411 ^ d41, 10)
    ldr.w r10, [r0, #28]                @ a301
    bic.w r1, r1, r6, ror #20           @ t = ~b221 & b321
    eor.w lr, lr, r6, ror #15           @ a221 = b221 ^ t
    str.w lr, [r0, #60]                 @ a221
    eor.w r7, r7, r1, ror #31           @ a121 = b121 ^ t
    ldr.w lr, [sp, #16]                 @ d31
    bic.w r1, r3, r2, ror #21           @ t = ~b211 & b311
    ldr.w r6, [sp, #8]                  @ d20
    eor.w r1, r1, r9, ror #12           @ a111 = b111 ^ t
    str.w r8, [r0, #140]                @ a230
    eor.w r10, lr, r10, ror #4          @ b011 = rol(a301 ^ d31, 14)
    ldr.w r8, [r0, #176]                @ a240
    str.w r4, [r0, #104]                @ a321
    bic.w r4, r2, r9, ror #23           @ t = ~b111 & b211
    bic.w r9, r9, r10, ror #24          @ t = ~b011 & b111
    str.w r7, [r0, #8]                  @ a121
    eor.w r8, r6, r8, ror #1            @ b411 = rol(a240 ^ d20, 30)
    str.w r1, [r0, #128]                @ a111
    eor.w r4, r4, r10, ror #15          @ a011 = b011 ^ t
    str.w r4, [r0, #80]                 @ a011
    bic.w r4, r10, r8, ror #19          @ t = ~b411 & b011
    eor.w r10, r8, r9, ror #21          @ a411 = b411 ^ t
    bic.w r8, r8, r3, ror #9            @ t = ~b311 & b411
    ldr.w r9, [r0, #108]                @ a321
    eor.w r3, r3, r4, ror #4            @ a311 = b311 ^ t
    ldr.w r4, [r0, #56]                 @ a210
    str.w r3, [r0, #28]                 @ a311
    eor.w r3, r8, r2, ror #30           @ a211 = b211 ^ t
    eor.w r9, lr, r9, ror #4            @ b220 = rol(a321 ^ d31, 13)
    ldr.w r8, [r0, #12]                 @ a101
    eor.w r2, r6, r4, ror #1            @ b120 = rol(a210 ^ d20, 3)
    ldr.w r4, [sp, #4]                  @ d11
    str.w r3, [r0, #176]                @ a211
    ldr.w r3, [r0, #160]                @ a040
    eor.w r3, r3, r5                    @ b420 = rol(a040 ^ d00, 9)
    bic.w r5, r9, r2, ror #13           @ t = ~b120 & b220
    eor.w r4, r4, r8, ror #31           @ b020 = rol(a101 ^ d11, 1)
    ldr.w r8, [sp, #20]                 @ d40
    eor.w r7, r7, r1, ror #13           @ c11 ^= a111
    ldr.w r1, [r0, #188]                @ a341
    eor.w r5, r4, r5, ror #15           @ a020 = b020 ^ t
    str.w r10, [r0, #76]                @ a411
    bic.w r10, r2, r4, ror #4           @ t = ~b020 & b120
    str.w r5, [r0, #160]                @ a020
    ldr.w r5, [r0, #152]                @ a430
    eor.w r10, r10, r3, ror #27         @ a420 = b420 ^ t
    bic.w r4, r4, r3, ror #23           @ t = ~b420 & b020
    eor.w r5, r5, r8                    @ b320 = rol(a430 ^ d40, 4)
    str.w r10, [r0, #152]               @ a420
    bic.w r10, r5, r9, ror #19          @ t = ~b220 & b320
    eor.w r10, r10, r2                  @ a120 = b120 ^ t
    eor.w lr, lr, r1, ror #4            @ b431 = rol(a341 ^ d31, 28)
    bic.w r3, r3, r5, ror #5            @ t = ~b320 & b420
    ldr.w r2, [r0, #136]                @ a230
    ldr.w r1, [r0, #92]                 @ a121
    eor.w r5, r5, r4, ror #4            @ a320 = b320 ^ t
    eor.w r9, r9, r3, ror #8            @ a220 = b220 ^ t
    ldr.w r4, [sp, #4]                  @ d11
    eor.w r6, r6, r2, ror #1            @ b331 = rol(a230 ^ d20, 7)
    ldr.w r3, [r0, #44]                 @ a011
    str.w r9, [r0, #56]                 @ a220
    ldr.w r2, [r0, #32]                 @ a400
    eor.w r1, r4, r1, ror #31           @ b231 = rol(a121 ^ d11, 5)
    ldr.w r9, [r0, #112]                @ a420
    eor.w r12, r12, r3, ror #22         @ b131 = rol(a011 ^ d01, 18)
    eor.w r2, r2, r8                    @ b031 = rol(a400 ^ d40, 13)
    eor.w r9, r9, r8                    @ b241 = rol(a420 ^ d40, 19)
    bic.w r8, r6, r1, ror #4            @ t = ~b231 & b331
    str.w r5, [r0, #108]                @ a320
    bic.w r3, r12, r2, ror #27          @ t = ~b031 & b131
    eor.w r8, r12, r8                   @ a131 = b131 ^ t
    bic.w r5, r2, lr, ror #13           @ t = ~b431 & b031
    str.w r8, [r0, #92]                 @ a131
    eor.w r3, lr, r3, ror #24           @ a431 = b431 ^ t
    str.w r10, [r0, #12]                @ a120
    bic.w r12, r1, r12, ror #28         @ t = ~b131 & b231
    eor.w r2, r12, r2, ror #23          @ a031 = b031 ^ t
    ldr.w r12, [r0, #64]                @ a310
    str.w r3, [r0, #32]                 @ a431
    eor.w r5, r5, r6, ror #5            @ a331 = b331 ^ t
    bic.w lr, lr, r6, ror #24           @ t = ~b331 & b431
    ldr.w r6, [r0, #20]                 @ a201
    eor.w r11, r11, r12, ror #4         @ b141 = rol(a310 ^ d30, 27)
    ldr.w r12, [r0, #172]               @ a141
    eor.w lr, lr, r1, ror #28           @ a231 = b231 ^ t
    ldr.w r1, [sp, #0]                  @ d00
    eor.w r7, r7, r8, ror #27           @ c11 ^= a131
    ldr.w r8, [r0, #120]                @ a030
    eor.w r8, r8, r1                    @ b341 = rol(a030 ^ d00, 20)
    eor.w r4, r4, r12, ror #31          @ b441 = rol(a141 ^ d11, 1)
    ldr.w r12, [sp, #12]                @ d21
    bic.w r1, r9, r11, ror #20          @ t = ~b141 & b241
    eor.w r6, r6, r12                   @ b041 = rol(a201 ^ d21, 31)
    bic.w r12, r8, r9, ror #1           @ t = ~b241 & b341
    str.w r2, [r0, #44]                 @ a031
    eor.w r1, r6, r1, ror #12           @ a041 = b041 ^ t
    str.w r1, [r0, #120]                @ a041
    eor.w r12, r11, r12, ror #11        @ a141 = b141 ^ t
    bic.w r11, r11, r6                  @ t = ~b041 & b141
    eor.w r2, r1, r2, ror #27           @ c01 ^= a041
    str.w lr, [r0, #136]                @ a231
    bic.w r1, r4, r8, ror #12           @ t = ~b341 & b441
    str.w r12, [r0, #172]               @ a141
    bic.w r6, r6, r4, ror #31           @ t = ~b441 & b041
    str.w r5, [r0, #188]                @ a331
    eor.w r4, r4, r11, ror #1           @ a441 = b441 ^ t
    eor.w r11, r8, r6, ror #21          @ a341 = b341 ^ t
    str.w r11, [r0, #64]                @ a341
    eor.w r1, r1, r9, ror #13           @ a241 = b241 ^ t
    str.w r1, [r0, #20]                 @ a241
    eor.w lr, lr, r1                    @ c21 ^= a241
    str.w r4, [r0, #112]                @ a441
    eor.w r12, r12, r7, ror #28         @ c11 ^= a141
    eor.w r3, r3, r4                    @ c41 ^= a441
    eor.w r5, r5, r11, ror #25          @ c31 ^= a341
.Lm7_paired_again:
    @ round 2 of 4
    ldr.w r4, [r0, #4]                  @ a001
    ldr.w r1, [r0, #48]                 @ a100
    ldr.w r9, [r0, #196]                @ a401
    ldr.w r11, [r0, #76]                @ a411
    ldr.w r8, [r0, #72]                 @ a410
    eor.w r2, r2, r4, ror #9            @ c01 ^= a001
    ldr.w r7, [r0, #192]                @ a400
    eor.w r3, r3, r9, ror #11           @ c41 ^= a401
    ldr.w r4, [r0, #80]                 @ a011
    ldr.w r6, [r0, #148]                @ a300
    eor.w r3, r3, r11, ror #1           @ c41 ^= a411
    ldr.w r11, [r0, #144]               @ a301
    eor.w r7, r7, r8, ror #29           @ c40 ^= a410
    ldr.w r8, [r0, #52]                 @ a101
    ldr.w r9, [r0, #24]                 @ a310
    eor.w r4, r2, r4, ror #30           @ c01 ^= a011
    ldr.w r2, [r0, #184]                @ a330
    eor.w r1, r1, r10, ror #18          @ c10 ^= a100
    ldr.w r10, [r0, #164]               @ a021
    eor.w r12, r12, r8, ror #17         @ c11 ^= a101
    ldr.w r8, [r0, #108]                @ a320
    eor.w r6, r6, r9, ror #10           @ c30 ^= a310
    ldr.w r9, [r0, #180]                @ a210
    eor.w r4, r4, r10, ror #31          @ c01 ^= a021
    ldr.w r10, [r0, #100]               @ a200
    eor.w r5, r5, r11, ror #23          @ c31 ^= a301
    ldr.w r11, [r0, #152]               @ a420
    eor.w r6, r6, r8, ror #28           @ c30 ^= a320
    ldr.w r8, [r0, #156]                @ a421
    eor.w r9, r9, r10, ror #24          @ c20 ^= a210
    ldr.w r10, [r0, #68]                @ a340
    eor.w r6, r6, r2, ror #18           @ c30 ^= a330
    ldr.w r2, [r0, #36]                 @ a430
    eor.w r11, r11, r7, ror #29         @ c40 ^= a420
    ldr.w r7, [r0, #28]                 @ a311
    eor.w r8, r8, r3, ror #3            @ c41 ^= a421
    ldr.w r3, [r0, #104]                @ a321
    eor.w r11, r11, r2, ror #4          @ c40 ^= a430
    ldr.w r2, [r0, #56]                 @ a220
    eor.w r10, r10, r6                  @ c30 ^= a340
    ldr.w r6, [r0, #140]                @ a230
    eor.w r5, r5, r7, ror #23           @ c31 ^= a311
    ldr.w r7, [r0, #168]                @ a140
    eor.w r9, r9, r2, ror #14           @ c20 ^= a220
    ldr.w r2, [r0, #16]                 @ a240
    eor.w r3, r3, r5, ror #19           @ c31 ^= a321
    ldr.w r5, [r0, #88]                 @ a130
    eor.w r9, r9, r6, ror #31           @ c20 ^= a230
    ldr.w r6, [r0, #132]                @ a110
    eor.w r9, r9, r2, ror #30           @ c20 ^= a240
    eor.w r1, r6, r1                    @ c10 ^= a110
    eor.w r1, r1, r5, ror #4            @ c10 ^= a130
    ldr.w r2, [r0, #116]                @ a440
    eor.w r1, r1, r7, ror #22           @ c10 ^= a140
    ldr.w r5, [r0, #0]                  @ a000
    eor.w r7, r4, r9                    @ d11 = c01 ^ c20
    eor.w r9, r8, r9, ror #5            @ d30 = c20 ^ rol(c41, 1)
    eor.w r8, r1, r8, ror #19           @ d01 = c41 ^ c10
    eor.w r4, r10, r4                   @ d40 = c30 ^ rol(c01, 1)
    str.w r4, [sp, #20]                 @ d40
    eor.w r11, r11, r2, ror #4          @ c40 ^= a440
    eor.w r2, r2, r4                    @ b400 = rol(a440 ^ d40, 7)
    ldr.w r4, [r0, #84]                 @ a010
    eor.w r1, r3, r1, ror #11           @ d20 = c10 ^ rol(c31, 1)
    str.w r1, [sp, #8]                  @ d20
    ldr.w r1, [r0, #40]                 @ a030
    eor.w r10, r10, r12, ror #1         @ d21 = c11 ^ c30
    eor.w r5, r5, r4, ror #8            @ c00 ^= a010
    ldr.w r4, [r0, #160]                @ a020
    eor.w r4, r4, r5                    @ c00 ^= a020
    ldr.w r5, [r0, #96]                 @ a201
    str.w r10, [sp, #12]                @ d21
    eor.w r4, r4, r1, ror #18           @ c00 ^= a030
    eor.w r12, r12, r11, ror #28        @ d00 = c40 ^ rol(c11, 1)
    ldr.w r1, [r0, #176]                @ a211
    eor.w lr, lr, r5, ror #25           @ c21 ^= a201
    ldr.w r5, [r0, #124]                @ a040
    eor.w r5, r5, r4                    @ c00 ^= a040
    ldr.w r4, [r0, #60]                 @ a221
    eor.w lr, r1, lr, ror #31           @ c21 ^= a211
    ldr.w r1, [r0, #60]                 @ a221
    eor.w r3, r3, r5                    @ d41 = c31 ^ c00
    eor.w r1, r1, lr                    @ c21 ^= a221
    eor.w r10, r10, r4, ror #1          @ b200 = rol(a221 ^ d21, 22)
    str.w r12, [sp, #0]                 @ d00
    eor.w r11, r11, r1, ror #5          @ d31 = c21 ^ c40
    ldr.w r4, [r0, #188]                @ a331
    eor.w r5, r5, r1                    @ d10 = c00 ^ rol(c21, 1)
    ldr.w lr, [r0, #112]                @ a441
    eor.w lr, lr, r3                    @ b401 = rol(a441 ^ d41, 7)
    eor.w r1, r5, r6, ror #10           @ b100 = rol(a110 ^ d10, 22)
    eor.w r4, r11, r4, ror #23          @ b300 = rol(a331 ^ d31, 11)
    ldr.w r6, [r0, #0]                  @ a000
    eor.w r6, r6, r12                   @ b000 = a000 ^ d00
    bic.w r12, r4, r10, ror #25         @ t = ~b200 & b300
    str.w r11, [sp, #16]                @ d31
    bic.w r11, r2, r4, ror #24          @ t = ~b300 & b400
    eor.w r11, r11, r10, ror #17        @ a200 = b200 ^ t
    str.w r11, [r0, #60]                @ a200
    eor.w r12, r1, r12, ror #7          @ a100 = b100 ^ t
    str.w r12, [r0, #132]               @ a100
    ldr.w r11, [r0, #184]               @ a330
    bic.w r10, r10, r1                  @ t = ~b100 & b200
    ldr.w r12, [sp, #8]                 @ d20
    bic.w r1, r1, r6, ror #22           @ t = ~b000 & b100
    str.w r7, [sp, #4]                  @ d11
    eor.w r10, r6, r10, ror #10         @ a000 = b000 ^ t
    eor.w r1, r2, r1, ror #17           @ a400 = b400 ^ t
    str.w r1, [r0, #116]                @ a400
    ldr.w r1, [r0, #56]                 @ a220
    bic.w r6, r6, r2, ror #25           @ t = ~b400 & b000
    eor.w r6, r6, r4, ror #17           @ a300 = b300 ^ t
    ldr.w r4, [sp, #24]                 @ constants
    eor.w r11, r9, r11, ror #22         @ b301 = rol(a330 ^ d30, 10)
    ldr.w r2, [r0, #128]                @ a111
    ldr.w r4, [r4, #4]                  @ constant
    eor.w r12, r12, r1, ror #16         @ b201 = rol(a220 ^ d20, 21)
    str.w r6, [r0, #188]                @ a300
    bic.w r6, lr, r11, ror #25          @ t = ~b301 & b401
    eor.w r2, r7, r2, ror #9            @ b101 = rol(a111 ^ d11, 22)
    ldr.w r1, [r0, #4]                  @ a001
    eor.w r1, r1, r8                    @ b001 = a001 ^ d01
    eor.w r6, r6, r12, ror #17          @ a201 = b201 ^ t
    str.w r6, [r0, #56]                 @ a201
    eor.w r10, r10, r4, lsr #31         @ iota
    str.w r10, [r0, #0]                 @ a000
    bic.w r10, r11, r12, ror #24        @ t = ~b201 & b301
    eor.w r10, r10, r2, ror #25         @ a101 = b101 ^ t
    str.w r10, [r0, #128]               @ a101
    ldr.w r6, [r0, #92]                 @ a131
    bic.w r10, r12, r2, ror #1          @ t = ~b101 & b201
    eor.w r10, r1, r10                  @ a001 = b001 ^ t
    bic.w r12, r1, lr, ror #15          @ t = ~b401 & b001
    eor.w r11, r12, r11, ror #8         @ a301 = b301 ^ t
    ldr.w r12, [sp, #20]                @ d40
    eor.w r10, r10, r4, lsl #9          @ iota
    str.w r10, [r0, #4]                 @ a001
    ldr.w r10, [r0, #164]               @ a021
    bic.w r2, r2, r1, ror #31           @ t = ~b001 & b101
    eor.w lr, r2, lr, ror #14           @ a401 = b401 ^ t
    ldr.w r2, [r0, #72]                 @ a410
    ldr.w r1, [r0, #148]                @ a300
    eor.w r7, r7, r6, ror #23           @ b310 = rol(a131 ^ d11, 23)
    str.w lr, [r0, #112]                @ a401
    eor.w r10, r8, r10, ror #22         @ b210 = rol(a021 ^ d01, 2)
    eor.w r12, r12, r2, ror #22         @ b110 = rol(a410 ^ d40, 10)
    ldr.w r2, [sp, #12]                 @ d21
    ldr.w r4, [r0, #156]                @ a421
    eor.w r6, r9, r1, ror #4            @ b010 = rol(a300 ^ d30, 14)
    ldr.w lr, [r0, #20]                 @ a241
    bic.w r1, r10, r12, ror #14         @ t = ~b110 & b210
    eor.w lr, lr, r2                    @ b410 = rol(a241 ^ d21, 31)
    eor.w r1, r1, r6, ror #6            @ a010 = b010 ^ t
    str.w r11, [r0, #184]               @ a301
    bic.w r11, r12, r6, ror #24         @ t = ~b010 & b110
    eor.w r11, r11, lr, ror #11         @ a410 = b410 ^ t
    str.w r11, [r0, #72]                @ a410
    str.w r1, [r0, #164]                @ a010
    bic.w r11, lr, r7, ror #9           @ t = ~b310 & b410
    eor.w r11, r11, r10, ror #7         @ a210 = b210 ^ t
    str.w r11, [r0, #20]                @ a210
    bic.w r11, r6, lr, ror #19          @ t = ~b410 & b010
    ldr.w r1, [r0, #44]                 @ a031
    eor.w r4, r3, r4, ror #29           @ b240 = rol(a421 ^ d41, 20)
    ldr.w lr, [sp, #8]                  @ d20
    eor.w r11, r7, r11, ror #4          @ a310 = b310 ^ t
    str.w r11, [r0, #148]               @ a310
    bic.w r7, r7, r10, ror #30          @ t = ~b210 & b310
    ldr.w r11, [sp, #16]                @ d31
    ldr.w r10, [r0, #28]                @ a311
    eor.w r7, r7, r12, ror #12          @ a110 = b110 ^ t
    str.w r7, [r0, #92]                 @ a110
    eor.w r1, r8, r1, ror #18           @ b340 = rol(a031 ^ d01, 21)
    bic.w r7, r1, r4, ror #23           @ t = ~b240 & b340
    ldr.w r6, [r0, #100]                @ a200
    eor.w r11, r11, r10, ror #14        @ b140 = rol(a311 ^ d31, 28)
    ldr.w r10, [r0, #168]               @ a140
    eor.w r10, r10, r5                  @ b440 = rol(a140 ^ d10, 1)
    eor.w r7, r11, r7, ror #21          @ a140 = b140 ^ t
    str.w r7, [r0, #168]                @ a140
    bic.w r12, r10, r1, ror #22         @ t = ~b340 & b440
    ldr.w r7, [r0, #196]                @ a401
    eor.w r12, r12, r4, ror #13         @ a240 = b240 ^ t
    str.w r12, [r0, #100]               @ a240
    bic.w r4, r4, r11, ror #20          @ t = ~b140 & b240
    ldr.w r12, [r0, #68]                @ a340
    eor.w lr, lr, r6, ror #26           @ b040 = rol(a200 ^ d20, 31)
    eor.w r4, lr, r4, ror #12           @ a040 = b040 ^ t
    ldr.w r6, [r0, #136]                @ a231
    str.w r4, [r0, #44]                 @ a040
    bic.w r4, lr, r10, ror #31          @ t = ~b440 & b040
    eor.w r12, r9, r12, ror #4          @ b430 = rol(a340 ^ d30, 28)
    eor.w r6, r6, r2                    @ b330 = rol(a231 ^ d21, 8)
    eor.w r1, r4, r1, ror #21           @ a340 = b340 ^ t
    ldr.w r4, [sp, #0]                  @ d00
    bic.w r11, r11, lr                  @ t = ~b040 & b140
    eor.w r7, r3, r7, ror #11           @ b030 = rol(a401 ^ d41, 14)
    ldr.w lr, [r0, #12]                 @ a120
    eor.w r11, r11, r10, ror #31        @ a440 = b440 ^ t
    bic.w r10, r7, r12, ror #14         @ t = ~b430 & b030
    str.w r11, [r0, #156]               @ a440
    eor.w r11, r10, r6, ror #6          @ a330 = b330 ^ t
    ldr.w r10, [r0, #84]                @ a010
    str.w r1, [r0, #28]                 @ a340
    eor.w lr, r5, lr, ror #28           @ b230 = rol(a120 ^ d10, 5)
    bic.w r1, r12, r6, ror #24          @ t = ~b330 & b430
    str.w r11, [r0, #68]                @ a330
    bic.w r6, r6, lr, ror #3            @ t = ~b230 & b330
    ldr.w r11, [r0, #176]               @ a211
    eor.w r1, r1, lr, ror #27           @ a230 = b230 ^ t
    str.w r1, [r0, #136]                @ a230
    ldr.w r1, [r0, #120]                @ a041
    eor.w r10, r4, r10, ror #8          @ b130 = rol(a010 ^ d00, 18)
    eor.w r6, r10, r6, ror #10          @ a130 = b130 ^ t
    str.w r6, [r0, #12]                 @ a130
    bic.w lr, lr, r10, ror #19          @ t = ~b130 & b230
    ldr.w r6, [r0, #32]                 @ a431
    eor.w r2, r2, r11, ror #1           @ b121 = rol(a211 ^ d21, 3)
    ldr.w r11, [r0, #76]                @ a411
    eor.w r6, r6, r3                    @ b321 = rol(a431 ^ d41, 4)
    bic.w r10, r10, r7, ror #4          @ t = ~b030 & b130
    eor.w r7, r7, lr, ror #9            @ a030 = b030 ^ t
    str.w r7, [r0, #84]                 @ a030
    eor.w r1, r8, r1, ror #23           @ b421 = rol(a041 ^ d01, 9)
    ldr.w lr, [r0, #108]                @ a320
    eor.w lr, lr, r9                    @ b221 = rol(a320 ^ d30, 12)
    eor.w r11, r3, r11, ror #1          @ b111 = rol(a411 ^ d41, 10)
    ldr.w r7, [r0, #48]                 @ a100
    eor.w r10, r12, r10, ror #14        @ a430 = b430 ^ t
    str.w r10, [r0, #196]               @ a430
    bic.w r3, r1, r6, ror #27           @ t = ~b321 & b421
    eor.w r3, r3, lr, ror #15           @ a221 = b221 ^ t
    str.w r3, [r0, #176]                @ a221
    eor.w r7, r5, r7, ror #10           @ b021 = a100 ^ d10
    ldr.w r3, [r0, #160]                @ a020
    eor.w r3, r3, r4                    @ b211 = rol(a020 ^ d00, 1)
    bic.w r12, r7, r1, ror #1           @ t = ~b421 & b021
    eor.w r12, r12, r6, ror #28         @ a321 = b321 ^ t
    str.w r12, [r0, #108]               @ a321
    ldr.w r10, [r0, #124]               @ a040
    bic.w r12, lr, r2, ror #13          @ t = ~b121 & b221
    bic.w r6, r6, lr, ror #20           @ t = ~b221 & b321
    eor.w r10, r10, r4                  @ b420 = rol(a040 ^ d00, 9)
    ldr.w r4, [r0, #88]                 @ a130
    eor.w r12, r7, r12, ror #16         @ a021 = b021 ^ t
    str.w r12, [r0, #120]               @ a021
    bic.w r7, r2, r7, ror #3            @ t = ~b021 & b121
    eor.w r7, r7, r1, ror #4            @ a421 = b421 ^ t
    ldr.w lr, [sp, #16]                 @ d31
    str.w r7, [r0, #32]                 @ a421
    eor.w r5, r5, r4, ror #14           @ b311 = rol(a130 ^ d10, 22)
    bic.w r12, r5, r3, ror #21          @ t = ~b211 & b311
    ldr.w r4, [r0, #144]                @ a301
    eor.w r2, r2, r6, ror #31           @ a121 = b121 ^ t
    ldr.w r1, [r0, #16]                 @ a240
    eor.w r12, r12, r11, ror #12        @ a111 = b111 ^ t
    str.w r2, [r0, #48]                 @ a121
    bic.w r7, r3, r11, ror #23          @ t = ~b111 & b211
    eor.w r4, lr, r4, ror #14           @ b011 = rol(a301 ^ d31, 14)
    ldr.w r6, [sp, #8]                  @ d20
    eor.w r2, r2, r12, ror #13          @ c11 ^= a111
    eor.w r1, r1, r6                    @ b411 = rol(a240 ^ d20, 30)
    eor.w r7, r7, r4, ror #15           @ a011 = b011 ^ t
    str.w r7, [r0, #160]                @ a011
    bic.w r11, r11, r4, ror #24         @ t = ~b011 & b111
    str.w r12, [r0, #88]                @ a111
    bic.w r7, r4, r1, ror #19           @ t = ~b411 & b011
    ldr.w r12, [r0, #80]                @ a011
    ldr.w r4, [r0, #180]                @ a210
    eor.w r11, r1, r11, ror #21         @ a411 = b411 ^ t
    str.w r11, [r0, #76]                @ a411
    bic.w r1, r1, r5, ror #9            @ t = ~b311 & b411
    ldr.w r11, [sp, #4]                 @ d11
    eor.w r8, r8, r12, ror #21          @ b131 = rol(a011 ^ d01, 18)
    eor.w r7, r5, r7, ror #4            @ a311 = b311 ^ t
    ldr.w r5, [r0, #104]                @ a321
    eor.w r4, r6, r4, ror #2            @ b120 = rol(a210 ^ d20, 3)
    ldr.w r12, [r0, #52]                @ a101
    eor.w r1, r1, r3, ror #30           @ a211 = b211 ^ t
    str.w r1, [r0, #16]                 @ a211
    eor.w r5, lr, r5, ror #4            @ b220 = rol(a321 ^ d31, 13)
    str.w r7, [r0, #144]                @ a311
    bic.w r1, r5, r4, ror #13           @ t = ~b120 & b220
    ldr.w r3, [r0, #36]                 @ a430
    eor.w r11, r11, r12, ror #17        @ b020 = rol(a101 ^ d11, 1)
    ldr.w r12, [sp, #20]                @ d40
    bic.w r7, r11, r10, ror #23         @ t = ~b420 & b020
    eor.w r3, r3, r12                   @ b320 = rol(a430 ^ d40, 4)
    eor.w r1, r11, r1, ror #15          @ a020 = b020 ^ t
    str.w r1, [r0, #124]                @ a020
    bic.w r1, r4, r11, ror #4           @ t = ~b020 & b120
    ldr.w r11, [r0, #64]                @ a341
    eor.w r7, r3, r7, ror #4            @ a320 = b320 ^ t
    str.w r7, [r0, #104]                @ a320
    ldr.w r7, [r0, #24]                 @ a310
    eor.w r1, r1, r10, ror #27          @ a420 = b420 ^ t
    str.w r1, [r0, #36]                 @ a420
    bic.w r10, r10, r3, ror #5          @ t = ~b320 & b420
    ldr.w r1, [r0, #140]                @ a230
    bic.w r3, r3, r5, ror #19           @ t = ~b220 & b320
    eor.w r10, r5, r10, ror #8          @ a220 = b220 ^ t
    ldr.w r5, [sp, #4]                  @ d11
    eor.w r7, r9, r7, ror #14           @ b141 = rol(a310 ^ d30, 27)
    ldr.w r9, [r0, #8]                  @ a121
    eor.w lr, lr, r11, ror #16          @ b431 = rol(a341 ^ d31, 28)
    ldr.w r11, [r0, #152]               @ a420
    eor.w r6, r6, r1, ror #1            @ b331 = rol(a230 ^ d20, 7)
    str.w r10, [r0, #180]               @ a220
    eor.w r1, r5, r9, ror #28           @ b231 = rol(a121 ^ d11, 5)
    ldr.w r10, [r0, #192]               @ a400
    eor.w r11, r12, r11, ror #28        @ b241 = rol(a420 ^ d40, 19)
    bic.w r9, r6, r1, ror #4            @ t = ~b231 & b331
    eor.w r3, r3, r4                    @ a120 = b120 ^ t
    eor.w r9, r8, r9                    @ a131 = b131 ^ t
    eor.w r12, r12, r10, ror #25        @ b031 = rol(a400 ^ d40, 13)
    bic.w r4, r1, r8, ror #28           @ t = ~b131 & b231
    str.w r9, [r0, #8]                  @ a131
    eor.w r10, r4, r12, ror #23         @ a031 = b031 ^ t
    ldr.w r4, [r0, #172]                @ a141
    eor.w r2, r2, r9, ror #27           @ c11 ^= a131
    eor.w r4, r4, r5                    @ b441 = rol(a141 ^ d11, 1)
    ldr.w r5, [r0, #96]                 @ a201
    bic.w r8, r8, r12, ror #27          @ t = ~b031 & b131
    bic.w r12, r12, lr, ror #13         @ t = ~b431 & b031
    eor.w r12, r12, r6, ror #5          @ a331 = b331 ^ t
    ldr.w r9, [sp, #12]                 @ d21
    str.w r3, [r0, #52]                 @ a120
    bic.w r6, lr, r6, ror #24           @ t = ~b331 & b431
    eor.w r6, r6, r1, ror #28           @ a231 = b231 ^ t
    ldr.w r1, [sp, #0]                  @ d00
    eor.w lr, lr, r8, ror #24           @ a431 = b431 ^ t
    ldr.w r8, [r0, #40]                 @ a030
    str.w r12, [r0, #64]                @ a331
    eor.w r5, r9, r5, ror #25           @ b041 = rol(a201 ^ d21, 31)
    bic.w r9, r5, r4, ror #31           @ t = ~b441 & b041
    str.w r6, [r0, #140]                @ a231
    eor.w r1, r1, r8, ror #18           @ b341 = rol(a030 ^ d00, 20)
    bic.w r8, r7, r5                    @ t = ~b041 & b141
    str.w r10, [r0, #80]                @ a031
    eor.w r9, r1, r9, ror #21           @ a341 = b341 ^ t
    eor.w r8, r4, r8, ror #1            @ a441 = b441 ^ t
    str.w lr, [r0, #192]                @ a431
    eor.w lr, lr, r8                    @ c41 ^= a441
    bic.w r4, r4, r1, ror #12           @ t = ~b341 & b441
    eor.w r4, r4, r11, ror #13          @ a241 = b241 ^ t
    str.w r8, [r0, #152]                @ a441
    bic.w r8, r11, r7, ror #20          @ t = ~b141 & b241
    str.w r9, [r0, #24]                 @ a341
    str.w r4, [r0, #96]                 @ a241
    bic.w r1, r1, r11, ror #1           @ t = ~b241 & b341
    eor.w r5, r5, r8, ror #12           @ a041 = b041 ^ t
    str.w r5, [r0, #40]                 @ a041
    eor.w r7, r7, r1, ror #11           @ a141 = b141 ^ t
    eor.w r5, r5, r10, ror #27          @ c01 ^= a041
    str.w r7, [r0, #172]                @ a141
    eor.w r7, r7, r2, ror #28           @ c11 ^= a141
    eor.w r1, r6, r4                    @ c21 ^= a241
    eor.w r12, r12, r9, ror #25         @ c31 ^= a341
    @ round 3 of 4
    ldr.w r4, [r0, #4]                  @ a001
    ldr.w r10, [r0, #132]               @ a100
    ldr.w r9, [r0, #112]                @ a401
    ldr.w r11, [r0, #76]                @ a411
    ldr.w r8, [r0, #72]                 @ a410
    eor.w r5, r5, r4, ror #9            @ c01 ^= a001
    ldr.w r2, [r0, #116]                @ a400
    eor.w lr, lr, r9, ror #11           @ c41 ^= a401
    ldr.w r4, [r0, #160]                @ a011
    ldr.w r6, [r0, #188]                @ a300
    eor.w lr, lr, r11, ror #1           @ c41 ^= a411
    ldr.w r11, [r0, #184]               @ a301
    eor.w r2, r2, r8, ror #29           @ c40 ^= a410
    ldr.w r8, [r0, #128]                @ a101
    ldr.w r9, [r0, #148]                @ a310
    eor.w r4, r5, r4, ror #30           @ c01 ^= a011
    ldr.w r5, [r0, #68]                 @ a330
    eor.w r10, r10, r3, ror #18         @ c10 ^= a100
    ldr.w r3, [r0, #120]                @ a021
    eor.w r7, r7, r8, ror #17           @ c11 ^= a101
    ldr.w r8, [r0, #104]                @ a320
    eor.w r6, r6, r9, ror #10           @ c30 ^= a310
    ldr.w r9, [r0, #20]                 @ a210
    eor.w r4, r4, r3, ror #31           @ c01 ^= a021
    ldr.w r3, [r0, #60]                 @ a200
    eor.w r12, r12, r11, ror #23        @ c31 ^= a301
    ldr.w r11, [r0, #36]                @ a420
    eor.w r6, r6, r8, ror #28           @ c30 ^= a320
    ldr.w r8, [r0, #32]                 @ a421
    eor.w r9, r9, r3, ror #24           @ c20 ^= a210
    ldr.w r3, [r0, #28]                 @ a340
    eor.w r6, r6, r5, ror #18           @ c30 ^= a330
    ldr.w r5, [r0, #196]                @ a430
    eor.w r11, r11, r2, ror #29         @ c40 ^= a420
    ldr.w r2, [r0, #144]                @ a311
    eor.w r8, r8, lr, ror #3            @ c41 ^= a421
    ldr.w lr, [r0, #108]                @ a321
    eor.w r11, r11, r5, ror #4          @ c40 ^= a430
    ldr.w r5, [r0, #180]                @ a220
    eor.w r3, r3, r6                    @ c30 ^= a340
    ldr.w r6, [r0, #136]                @ a230
    eor.w r12, r12, r2, ror #23         @ c31 ^= a311
    ldr.w r2, [r0, #168]                @ a140
    eor.w r9, r9, r5, ror #14           @ c20 ^= a220
    ldr.w r5, [r0, #100]                @ a240
    eor.w lr, lr, r12, ror #19          @ c31 ^= a321
    ldr.w r12, [r0, #12]                @ a130
    eor.w r9, r9, r6, ror #31           @ c20 ^= a230
    ldr.w r6, [r0, #92]                 @ a110
    eor.w r9, r9, r5, ror #30           @ c20 ^= a240
    eor.w r10, r6, r10                  @ c10 ^= a110
    eor.w r10, r10, r12, ror #4         @ c10 ^= a130
    ldr.w r5, [r0, #156]                @ a440
    eor.w r10, r10, r2, ror #22         @ c10 ^= a140
    ldr.w r12, [r0, #0]                 @ a000
    eor.w r2, r4, r9                    @ d11 = c01 ^ c20
    eor.w r9, r8, r9, ror #5            @ d30 = c20 ^ rol(c41, 1)
    eor.w r8, r10, r8, ror #19          @ d01 = c41 ^ c10
    eor.w r4, r3, r4                    @ d40 = c30 ^ rol(c01, 1)
    str.w r4, [sp, #20]                 @ d40
    eor.w r11, r11, r5, ror #4          @ c40 ^= a440
    eor.w r5, r5, r4                    @ b400 = rol(a440 ^ d40, 7)
    ldr.w r4, [r0, #164]                @ a010
    eor.w r10, lr, r10, ror #11         @ d20 = c10 ^ rol(c31, 1)
    str.w r10, [sp, #8]                 @ d20
    ldr.w r10, [r0, #84]                @ a030
    eor.w r3, r3, r7, ror #1            @ d21 = c11 ^ c30
    eor.w r12, r12, r4, ror #8          @ c00 ^= a010
    ldr.w r4, [r0, #124]                @ a020
    eor.w r4, r4, r12                   @ c00 ^= a020
    ldr.w r12, [r0, #56]                @ a201
    str.w r3, [sp, #12]                 @ d21
    eor.w r4, r4, r10, ror #18          @ c00 ^= a030
    eor.w r7, r7, r11, ror #28          @ d00 = c40 ^ rol(c11, 1)
    ldr.w r10, [r0, #16]                @ a211
    eor.w r1, r1, r12, ror #25          @ c21 ^= a201
    ldr.w r12, [r0, #44]                @ a040
    eor.w r12, r12, r4                  @ c00 ^= a040
    ldr.w r4, [r0, #176]                @ a221
    eor.w r1, r10, r1, ror #31          @ c21 ^= a211
    ldr.w r10, [r0, #176]               @ a221
    eor.w lr, lr, r12                   @ d41 = c31 ^ c00
    eor.w r10, r10, r1                  @ c21 ^= a221
    eor.w r3, r3, r4, ror #1            @ b200 = rol(a221 ^ d21, 22)
    str.w r7, [sp, #0]                  @ d00
    eor.w r11, r11, r10, ror #5         @ d31 = c21 ^ c40
    ldr.w r4, [r0, #64]                 @ a331
    eor.w r12, r12, r10                 @ d10 = c00 ^ rol(c21, 1)
    ldr.w r1, [r0, #152]                @ a441
    eor.w r1, r1, lr                    @ b401 = rol(a441 ^ d41, 7)
    eor.w r10, r12, r6, ror #10         @ b100 = rol(a110 ^ d10, 22)
    eor.w r4, r11, r4, ror #23          @ b300 = rol(a331 ^ d31, 11)
    ldr.w r6, [r0, #0]                  @ a000
    eor.w r6, r6, r7                    @ b000 = a000 ^ d00
    bic.w r7, r4, r3, ror #25           @ t = ~b200 & b300
    str.w r11, [sp, #16]                @ d31
    bic.w r11, r5, r4, ror #24          @ t = ~b300 & b400
    eor.w r11, r11, r3, ror #17         @ a200 = b200 ^ t
    str.w r11, [r0, #176]               @ a200
    eor.w r7, r10, r7, ror #7           @ a100 = b100 ^ t
    str.w r7, [r0, #92]                 @ a100
    ldr.w r11, [r0, #68]                @ a330
    bic.w r3, r3, r10                   @ t = ~b100 & b200
    ldr.w r7, [sp, #8]                  @ d20
    bic.w r10, r10, r6, ror #22         @ t = ~b000 & b100
    str.w r2, [sp, #4]                  @ d11
    eor.w r3, r6, r3, ror #10           @ a000 = b000 ^ t
    eor.w r10, r5, r10, ror #17         @ a400 = b400 ^ t
    str.w r10, [r0, #156]               @ a400
    ldr.w r10, [r0, #180]               @ a220
    bic.w r6, r6, r5, ror #25           @ t = ~b400 & b000
    eor.w r6, r6, r4, ror #17           @ a300 = b300 ^ t
    ldr.w r4, [sp, #24]                 @ constants
    eor.w r11, r9, r11, ror #22         @ b301 = rol(a330 ^ d30, 10)
    ldr.w r5, [r0, #88]                 @ a111
    ldr.w r4, [r4, #8]                  @ constant
    eor.w r7, r7, r10, ror #16          @ b201 = rol(a220 ^ d20, 21)
    str.w r6, [r0, #64]                 @ a300
    bic.w r6, r1, r11, ror #25          @ t = ~b301 & b401
    eor.w r5, r2, r5, ror #9            @ b101 = rol(a111 ^ d11, 22)
    ldr.w r10, [r0, #4]                 @ a001
    eor.w r10, r10, r8                  @ b001 = a001 ^ d01
    eor.w r6, r6, r7, ror #17           @ a201 = b201 ^ t
    str.w r6, [r0, #180]                @ a201
    tst.w r4, #0x800000                 @ the last but one?
    eor.w r3, r3, r4, lsr #31           @ iota
    str.w r3, [r0, #0]                  @ a000
    bic.w r3, r11, r7, ror #24          @ t = ~b201 & b301
    eor.w r3, r3, r5, ror #25           @ a101 = b101 ^ t
    str.w r3, [r0, #88]                 @ a101
    ldr.w r6, [r0, #8]                  @ a131
    bic.w r3, r7, r5, ror #1            @ t = ~b101 & b201
    eor.w r3, r10, r3                   @ a001 = b001 ^ t
    bic.w r7, r10, r1, ror #15          @ t = ~b401 & b001
    eor.w r11, r7, r11, ror #8          @ a301 = b301 ^ t
    ldr.w r7, [sp, #20]                 @ d40
    eor.w r3, r3, r4, lsl #9            @ iota
    str.w r3, [r0, #4]                  @ a001
    ldr.w r3, [r0, #120]                @ a021
    bic.w r5, r5, r10, ror #31          @ t = ~b001 & b101
    eor.w r1, r5, r1, ror #14           @ a401 = b401 ^ t
    ldr.w r5, [r0, #72]                 @ a410
    ldr.w r10, [r0, #188]               @ a300
    eor.w r2, r2, r6, ror #23           @ b310 = rol(a131 ^ d11, 23)
    str.w r1, [r0, #152]                @ a401
    eor.w r3, r8, r3, ror #22           @ b210 = rol(a021 ^ d01, 2)
    eor.w r7, r7, r5, ror #22           @ b110 = rol(a410 ^ d40, 10)
    ldr.w r5, [sp, #12]                 @ d21
    ldr.w r4, [r0, #32]                 @ a421
    eor.w r6, r9, r10, ror #4           @ b010 = rol(a300 ^ d30, 14)
    ldr.w r1, [r0, #96]                 @ a241
    bic.w r10, r3, r7, ror #14          @ t = ~b110 & b210
    eor.w r1, r1, r5                    @ b410 = rol(a241 ^ d21, 31)
    eor.w r10, r10, r6, ror #6          @ a010 = b010 ^ t
    str.w r11, [r0, #68]                @ a301
    bic.w r11, r7, r6, ror #24          @ t = ~b010 & b110
    eor.w r11, r11, r1, ror #11         @ a410 = b410 ^ t
    str.w r11, [r0, #72]                @ a410
    str.w r10, [r0, #120]               @ a010
    bic.w r11, r1, r2, ror #9           @ t = ~b310 & b410
    eor.w r11, r11, r3, ror #7          @ a210 = b210 ^ t
    str.w r11, [r0, #96]                @ a210
    bic.w r11, r6, r1, ror #19          @ t = ~b410 & b010
    ldr.w r10, [r0, #80]                @ a031
    eor.w r4, lr, r4, ror #29           @ b240 = rol(a421 ^ d41, 20)
    ldr.w r1, [sp, #8]                  @ d20
    eor.w r11, r2, r11, ror #4          @ a310 = b310 ^ t
    str.w r11, [r0, #188]               @ a310
    bic.w r2, r2, r3, ror #30           @ t = ~b210 & b310
    ldr.w r11, [sp, #16]                @ d31
    ldr.w r3, [r0, #144]                @ a311
    eor.w r2, r2, r7, ror #12           @ a110 = b110 ^ t
    str.w r2, [r0, #8]                  @ a110
    eor.w r10, r8, r10, ror #18         @ b340 = rol(a031 ^ d01, 21)
    bic.w r2, r10, r4, ror #23          @ t = ~b240 & b340
    ldr.w r6, [r0, #60]                 @ a200
    eor.w r11, r11, r3, ror #14         @ b140 = rol(a311 ^ d31, 28)
    ldr.w r3, [r0, #168]                @ a140
    eor.w r3, r3, r12                   @ b440 = rol(a140 ^ d10, 1)
    eor.w r2, r11, r2, ror #21          @ a140 = b140 ^ t
    str.w r2, [r0, #168]                @ a140
    bic.w r7, r3, r10, ror #22          @ t = ~b340 & b440
    ldr.w r2, [r0, #112]                @ a401
    eor.w r7, r7, r4, ror #13           @ a240 = b240 ^ t
    str.w r7, [r0, #60]                 @ a240
    bic.w r4, r4, r11, ror #20          @ t = ~b140 & b240
    ldr.w r7, [r0, #28]                 @ a340
    eor.w r1, r1, r6, ror #26           @ b040 = rol(a200 ^ d20, 31)
    eor.w r4, r1, r4, ror #12           @ a040 = b040 ^ t
    ldr.w r6, [r0, #140]                @ a231
    str.w r4, [r0, #80]                 @ a040
    bic.w r4, r1, r3, ror #31           @ t = ~b440 & b040
    eor.w r7, r9, r7, ror #4            @ b430 = rol(a340 ^ d30, 28)
    eor.w r6, r6, r5                    @ b330 = rol(a231 ^ d21, 8)
    eor.w r10, r4, r10, ror #21         @ a340 = b340 ^ t
    ldr.w r4, [sp, #0]                  @ d00
    bic.w r11, r11, r1                  @ t = ~b040 & b140
    eor.w r2, lr, r2, ror #11           @ b030 = rol(a401 ^ d41, 14)
    ldr.w r1, [r0, #52]                 @ a120
    eor.w r11, r11, r3, ror #31         @ a440 = b440 ^ t
    bic.w r3, r2, r7, ror #14           @ t = ~b430 & b030
    str.w r11, [r0, #32]                @ a440
    eor.w r11, r3, r6, ror #6           @ a330 = b330 ^ t
    ldr.w r3, [r0, #164]                @ a010
    str.w r10, [r0, #144]               @ a340
    eor.w r1, r12, r1, ror #28          @ b230 = rol(a120 ^ d10, 5)
    bic.w r10, r7, r6, ror #24          @ t = ~b330 & b430
    str.w r11, [r0, #28]                @ a330
    bic.w r6, r6, r1, ror #3            @ t = ~b230 & b330
    ldr.w r11, [r0, #16]                @ a211
    eor.w r10, r10, r1, ror #27         @ a230 = b230 ^ t
    str.w r10, [r0, #140]               @ a230
    ldr.w r10, [r0, #40]                @ a041
    eor.w r3, r4, r3, ror #8            @ b130 = rol(a010 ^ d00, 18)
    eor.w r6, r3, r6, ror #10           @ a130 = b130 ^ t
    str.w r6, [r0, #52]                 @ a130
    bic.w r1, r1, r3, ror #19           @ t = ~b130 & b230
    ldr.w r6, [r0, #192]                @ a431
    eor.w r5, r5, r11, ror #1           @ b121 = rol(a211 ^ d21, 3)
    ldr.w r11, [r0, #76]                @ a411
    eor.w r6, r6, lr                    @ b321 = rol(a431 ^ d41, 4)
    bic.w r3, r3, r2, ror #4            @ t = ~b030 & b130
    eor.w r2, r2, r1, ror #9            @ a030 = b030 ^ t
    str.w r2, [r0, #164]                @ a030
    eor.w r10, r8, r10, ror #23         @ b421 = rol(a041 ^ d01, 9)
    ldr.w r1, [r0, #104]                @ a320
    eor.w r1, r1, r9                    @ b221 = rol(a320 ^ d30, 12)
    eor.w r11, lr, r11, ror #1          @ b111 = rol(a411 ^ d41, 10)
    ldr.w r2, [r0, #132]                @ a100
    eor.w r3, r7, r3, ror #14           @ a430 = b430 ^ t
    str.w r3, [r0, #112]                @ a430
    bic.w lr, r10, r6, ror #27          @ t = ~b321 & b421
    eor.w lr, lr, r1, ror #15           @ a221 = b221 ^ t
    str.w lr, [r0, #16]                 @ a221
    eor.w r2, r12, r2, ror #10          @ b021 = a100 ^ d10
    ldr.w lr, [r0, #124]                @ a020
    eor.w lr, lr, r4                    @ b211 = rol(a020 ^ d00, 1)
    bic.w r7, r2, r10, ror #1           @ t = ~b421 & b021
    eor.w r7, r7, r6, ror #28           @ a321 = b321 ^ t
    str.w r7, [r0, #104]                @ a321
    ldr.w r3, [r0, #44]                 @ a040
    bic.w r7, r1, r5, ror #13           @ t = ~b121 & b221
    bic.w r6, r6, r1, ror #20           @ t = ~b221 & b321
    eor.w r3, r3, r4                    @ b420 = rol(a040 ^ d00, 9)
    ldr.w r4, [r0, #12]                 @ a130
    eor.w r7, r2, r7, ror #16           @ a021 = b021 ^ t
    str.w r7, [r0, #40]                 @ a021
    bic.w r2, r5, r2, ror #3            @ t = ~b021 & b121
    eor.w r2, r2, r10, ror #4           @ a421 = b421 ^ t
    ldr.w r1, [sp, #16]                 @ d31
    str.w r2, [r0, #192]                @ a421
    eor.w r12, r12, r4, ror #14         @ b311 = rol(a130 ^ d10, 22)
    bic.w r7, r12, lr, ror #21          @ t = ~b211 & b311
    ldr.w r4, [r0, #184]                @ a301
    eor.w r5, r5, r6, ror #31           @ a121 = b121 ^ t
    ldr.w r10, [r0, #100]               @ a240
    eor.w r7, r7, r11, ror #12          @ a111 = b111 ^ t
    str.w r5, [r0, #132]                @ a121
    bic.w r2, lr, r11, ror #23          @ t = ~b111 & b211
    eor.w r4, r1, r4, ror #14           @ b011 = rol(a301 ^ d31, 14)
    ldr.w r6, [sp, #8]                  @ d20
    eor.w r5, r5, r7, ror #13           @ c11 ^= a111
    eor.w r10, r10, r6                  @ b411 = rol(a240 ^ d20, 30)
    eor.w r2, r2, r4, ror #15           @ a011 = b011 ^ t
    str.w r2, [r0, #124]                @ a011
    bic.w r11, r11, r4, ror #24         @ t = ~b011 & b111
    str.w r7, [r0, #12]                 @ a111
    bic.w r2, r4, r10, ror #19          @ t = ~b411 & b011
    ldr.w r7, [r0, #160]                @ a011
    ldr.w r4, [r0, #20]                 @ a210
    eor.w r11, r10, r11, ror #21        @ a411 = b411 ^ t
    str.w r11, [r0, #76]                @ a411
    bic.w r10, r10, r12, ror #9         @ t = ~b311 & b411
    ldr.w r11, [sp, #4]                 @ d11
    eor.w r8, r8, r7, ror #21           @ b131 = rol(a011 ^ d01, 18)
    eor.w r2, r12, r2, ror #4           @ a311 = b311 ^ t
    ldr.w r12, [r0, #108]               @ a321
    eor.w r4, r6, r4, ror #2            @ b120 = rol(a210 ^ d20, 3)
    ldr.w r7, [r0, #128]                @ a101
    eor.w r10, r10, lr, ror #30         @ a211 = b211 ^ t
    str.w r10, [r0, #100]               @ a211
    eor.w r12, r1, r12, ror #4          @ b220 = rol(a321 ^ d31, 13)
    str.w r2, [r0, #184]                @ a311
    bic.w r10, r12, r4, ror #13         @ t = ~b120 & b220
    ldr.w lr, [r0, #196]                @ a430
    eor.w r11, r11, r7, ror #17         @ b020 = rol(a101 ^ d11, 1)
    ldr.w r7, [sp, #20]                 @ d40
    bic.w r2, r11, r3, ror #23          @ t = ~b420 & b020
    eor.w lr, lr, r7                    @ b320 = rol(a430 ^ d40, 4)
    eor.w r10, r11, r10, ror #15        @ a020 = b020 ^ t
    str.w r10, [r0, #44]                @ a020
    bic.w r10, r4, r11, ror #4          @ t = ~b020 & b120
    ldr.w r11, [r0, #24]                @ a341
    eor.w r2, lr, r2, ror #4            @ a320 = b320 ^ t
    str.w r2, [r0, #108]                @ a320
    ldr.w r2, [r0, #148]                @ a310
    eor.w r10, r10, r3, ror #27         @ a420 = b420 ^ t
    str.w r10, [r0, #196]               @ a420
    bic.w r3, r3, lr, ror #5            @ t = ~b320 & b420
    ldr.w r10, [r0, #136]               @ a230
    bic.w lr, lr, r12, ror #19          @ t = ~b220 & b320
    eor.w r3, r12, r3, ror #8           @ a220 = b220 ^ t
    ldr.w r12, [sp, #4]                 @ d11
    eor.w r2, r9, r2, ror #14           @ b141 = rol(a310 ^ d30, 27)
    ldr.w r9, [r0, #48]                 @ a121
    eor.w r1, r1, r11, ror #16          @ b431 = rol(a341 ^ d31, 28)
    ldr.w r11, [r0, #36]                @ a420
    eor.w r6, r6, r10, ror #1           @ b331 = rol(a230 ^ d20, 7)
    str.w r3, [r0, #20]                 @ a220
    eor.w r10, r12, r9, ror #28         @ b231 = rol(a121 ^ d11, 5)
    ldr.w r3, [r0, #116]                @ a400
    eor.w r11, r7, r11, ror #28         @ b241 = rol(a420 ^ d40, 19)
    bic.w r9, r6, r10, ror #4           @ t = ~b231 & b331
    eor.w lr, lr, r4                    @ a120 = b120 ^ t
    eor.w r9, r8, r9                    @ a131 = b131 ^ t
    eor.w r7, r7, r3, ror #25           @ b031 = rol(a400 ^ d40, 13)
    bic.w r4, r10, r8, ror #28          @ t = ~b131 & b231
    str.w r9, [r0, #48]                 @ a131
    eor.w r3, r4, r7, ror #23           @ a031 = b031 ^ t
    ldr.w r4, [r0, #172]                @ a141
    eor.w r5, r5, r9, ror #27           @ c11 ^= a131
    eor.w r4, r4, r12                   @ b441 = rol(a141 ^ d11, 1)
    ldr.w r12, [r0, #56]                @ a201
    bic.w r8, r8, r7, ror #27           @ t = ~b031 & b131
    bic.w r7, r7, r1, ror #13           @ t = ~b431 & b031
    eor.w r7, r7, r6, ror #5            @ a331 = b331 ^ t
    ldr.w r9, [sp, #12]                 @ d21
    str.w lr, [r0, #128]                @ a120
    bic.w r6, r1, r6, ror #24           @ t = ~b331 & b431
    eor.w r6, r6, r10, ror #28          @ a231 = b231 ^ t
    ldr.w r10, [sp, #0]                 @ d00
    eor.w r1, r1, r8, ror #24           @ a431 = b431 ^ t
    ldr.w r8, [r0, #84]                 @ a030
    str.w r7, [r0, #24]                 @ a331
    eor.w r12, r9, r12, ror #25         @ b041 = rol(a201 ^ d21, 31)
    bic.w r9, r12, r4, ror #31          @ t = ~b441 & b041
    str.w r6, [r0, #136]                @ a231
    eor.w r10, r10, r8, ror #18         @ b341 = rol(a030 ^ d00, 20)
    bic.w r8, r2, r12                   @ t = ~b041 & b141
    str.w r3, [r0, #160]                @ a031
    eor.w r9, r10, r9, ror #21          @ a341 = b341 ^ t
    eor.w r8, r4, r8, ror #1            @ a441 = b441 ^ t
    str.w r1, [r0, #116]                @ a431
    eor.w r1, r1, r8                    @ c41 ^= a441
    bic.w r4, r4, r10, ror #12          @ t = ~b341 & b441
    eor.w r4, r4, r11, ror #13          @ a241 = b241 ^ t
    str.w r8, [r0, #36]                 @ a441
    bic.w r8, r11, r2, ror #20          @ t = ~b141 & b241
    str.w r9, [r0, #148]                @ a341
    str.w r4, [r0, #56]                 @ a241
    bic.w r10, r10, r11, ror #1         @ t = ~b241 & b341
    eor.w r12, r12, r8, ror #12         @ a041 = b041 ^ t
    str.w r12, [r0, #84]                @ a041
    eor.w r2, r2, r10, ror #11          @ a141 = b141 ^ t
    eor.w r12, r12, r3, ror #27         @ c01 ^= a041
    str.w r2, [r0, #172]                @ a141
    eor.w r2, r2, r5, ror #28           @ c11 ^= a141
    eor.w r10, r6, r4                   @ c21 ^= a241
    eor.w r7, r7, r9, ror #25           @ c31 ^= a341
    bne.w .Lm7_paired_last
    @ round 4 of 4
    ldr.w r4, [r0, #4]                  @ a001
    ldr.w r3, [r0, #92]                 @ a100
    ldr.w r9, [r0, #152]                @ a401
    ldr.w r11, [r0, #76]                @ a411
    ldr.w r8, [r0, #72]                 @ a410
    eor.w r12, r12, r4, ror #9          @ c01 ^= a001
    ldr.w r5, [r0, #156]                @ a400
    eor.w r1, r1, r9, ror #11           @ c41 ^= a401
    ldr.w r4, [r0, #124]                @ a011
    ldr.w r6, [r0, #64]                 @ a300
    eor.w r1, r1, r11, ror #1           @ c41 ^= a411
    ldr.w r11, [r0, #68]                @ a301
    eor.w r5, r5, r8, ror #29           @ c40 ^= a410
    ldr.w r8, [r0, #88]                 @ a101
    ldr.w r9, [r0, #188]                @ a310
    eor.w r4, r12, r4, ror #30          @ c01 ^= a011
    ldr.w r12, [r0, #28]                @ a330
    eor.w r3, r3, lr, ror #18           @ c10 ^= a100
    ldr.w lr, [r0, #40]                 @ a021
    eor.w r2, r2, r8, ror #17           @ c11 ^= a101
    ldr.w r8, [r0, #108]                @ a320
    eor.w r6, r6, r9, ror #10           @ c30 ^= a310
    ldr.w r9, [r0, #96]                 @ a210
    eor.w r4, r4, lr, ror #31           @ c01 ^= a021
    ldr.w lr, [r0, #176]                @ a200
    eor.w r7, r7, r11, ror #23          @ c31 ^= a301
    ldr.w r11, [r0, #196]               @ a420
    eor.w r6, r6, r8, ror #28           @ c30 ^= a320
    ldr.w r8, [r0, #192]                @ a421
    eor.w r9, r9, lr, ror #24           @ c20 ^= a210
    ldr.w lr, [r0, #144]                @ a340
    eor.w r6, r6, r12, ror #18          @ c30 ^= a330
    ldr.w r12, [r0, #112]               @ a430
    eor.w r11, r11, r5, ror #29         @ c40 ^= a420
    ldr.w r5, [r0, #184]                @ a311
    eor.w r8, r8, r1, ror #3            @ c41 ^= a421
    ldr.w r1, [r0, #104]                @ a321
    eor.w r11, r11, r12, ror #4         @ c40 ^= a430
    ldr.w r12, [r0, #20]                @ a220
    eor.w lr, lr, r6                    @ c30 ^= a340
    ldr.w r6, [r0, #140]                @ a230
    eor.w r7, r7, r5, ror #23           @ c31 ^= a311
    ldr.w r5, [r0, #168]                @ a140
    eor.w r9, r9, r12, ror #14          @ c20 ^= a220
    ldr.w r12, [r0, #60]                @ a240
    eor.w r1, r1, r7, ror #19           @ c31 ^= a321
    ldr.w r7, [r0, #52]                 @ a130
    eor.w r9, r9, r6, ror #31           @ c20 ^= a230
    ldr.w r6, [r0, #8]                  @ a110
    eor.w r9, r9, r12, ror #30          @ c20 ^= a240
    eor.w r3, r6, r3                    @ c10 ^= a110
    eor.w r3, r3, r7, ror #4            @ c10 ^= a130
    ldr.w r12, [r0, #32]                @ a440
    eor.w r3, r3, r5, ror #22           @ c10 ^= a140
    ldr.w r7, [r0, #0]                  @ a000
    eor.w r5, r4, r9                    @ d11 = c01 ^ c20
    eor.w r9, r8, r9, ror #5            @ d30 = c20 ^ rol(c41, 1)
    eor.w r8, r3, r8, ror #19           @ d01 = c41 ^ c10
    eor.w r4, lr, r4                    @ d40 = c30 ^ rol(c01, 1)
    str.w r4, [sp, #20]                 @ d40
    eor.w r11, r11, r12, ror #4         @ c40 ^= a440
    eor.w r12, r12, r4                  @ b400 = rol(a440 ^ d40, 7)
    ldr.w r4, [r0, #120]                @ a010
    eor.w r3, r1, r3, ror #11           @ d20 = c10 ^ rol(c31, 1)
    str.w r3, [sp, #8]                  @ d20
    ldr.w r3, [r0, #164]                @ a030
    eor.w lr, lr, r2, ror #1            @ d21 = c11 ^ c30
    eor.w r7, r7, r4, ror #8            @ c00 ^= a010
    ldr.w r4, [r0, #44]                 @ a020
    eor.w r4, r4, r7                    @ c00 ^= a020
    ldr.w r7, [r0, #180]                @ a201
    str.w lr, [sp, #12]                 @ d21
    eor.w r4, r4, r3, ror #18           @ c00 ^= a030
    eor.w r2, r2, r11, ror #28          @ d00 = c40 ^ rol(c11, 1)
    ldr.w r3, [r0, #100]                @ a211
    eor.w r10, r10, r7, ror #25         @ c21 ^= a201
    ldr.w r7, [r0, #80]                 @ a040
    eor.w r7, r7, r4                    @ c00 ^= a040
    ldr.w r4, [r0, #16]                 @ a221
    eor.w r10, r3, r10, ror #31         @ c21 ^= a211
    ldr.w r3, [r0, #16]                 @ a221
    eor.w r1, r1, r7                    @ d41 = c31 ^ c00
    eor.w r3, r3, r10                   @ c21 ^= a221
    eor.w lr, lr, r4, ror #1            @ b200 = rol(a221 ^ d21, 22)
    str.w r2, [sp, #0]                  @ d00
    eor.w r11, r11, r3, ror #5          @ d31 = c21 ^ c40
    ldr.w r4, [r0, #24]                 @ a331
    eor.w r7, r7, r3                    @ d10 = c00 ^ rol(c21, 1)
    ldr.w r10, [r0, #36]                @ a441
    eor.w r10, r10, r1                  @ b401 = rol(a441 ^ d41, 7)
    eor.w r3, r7, r6, ror #10           @ b100 = rol(a110 ^ d10, 22)
    eor.w r4, r11, r4, ror #23          @ b300 = rol(a331 ^ d31, 11)
    ldr.w r6, [r0, #0]                  @ a000
    eor.w r6, r6, r2                    @ b000 = a000 ^ d00
    bic.w r2, r4, lr, ror #25           @ t = ~b200 & b300
    str.w r11, [sp, #16]                @ d31
    bic.w r11, r12, r4, ror #24         @ t = ~b300 & b400
    eor.w r11, r11, lr, ror #17         @ a200 = b200 ^ t
    str.w r11, [r0, #16]                @ a200
    eor.w r2, r3, r2, ror #7            @ a100 = b100 ^ t
    str.w r2, [r0, #8]                  @ a100
    ldr.w r11, [r0, #28]                @ a330
    bic.w lr, lr, r3                    @ t = ~b100 & b200
    ldr.w r2, [sp, #8]                  @ d20
    bic.w r3, r3, r6, ror #22           @ t = ~b000 & b100
    str.w r5, [sp, #4]                  @ d11
    eor.w lr, r6, lr, ror #10           @ a000 = b000 ^ t
    eor.w r3, r12, r3, ror #17          @ a400 = b400 ^ t
    str.w r3, [r0, #32]                 @ a400
    ldr.w r3, [r0, #20]                 @ a220
    bic.w r6, r6, r12, ror #25          @ t = ~b400 & b000
    eor.w r6, r6, r4, ror #17           @ a300 = b300 ^ t
    ldr.w r4, [sp, #24]                 @ constants
    eor.w r11, r9, r11, ror #22         @ b301 = rol(a330 ^ d30, 10)
    ldr.w r12, [r0, #12]                @ a111
    ldr.w r4, [r4, #12]                 @ constant
    eor.w r2, r2, r3, ror #16           @ b201 = rol(a220 ^ d20, 21)
    str.w r6, [r0, #24]                 @ a300
    bic.w r6, r10, r11, ror #25         @ t = ~b301 & b401
    eor.w r12, r5, r12, ror #9          @ b101 = rol(a111 ^ d11, 22)
    ldr.w r3, [r0, #4]                  @ a001
    eor.w r3, r3, r8                    @ b001 = a001 ^ d01
    eor.w r6, r6, r2, ror #17           @ a201 = b201 ^ t
    str.w r6, [r0, #20]                 @ a201
    eor.w lr, lr, r4, lsr #31           @ iota
    str.w lr, [r0, #0]                  @ a000
    bic.w lr, r11, r2, ror #24          @ t = ~b201 & b301
    eor.w lr, lr, r12, ror #25          @ a101 = b101 ^ t
    str.w lr, [r0, #12]                 @ a101
    ldr.w r6, [r0, #48]                 @ a131
    bic.w lr, r2, r12, ror #1           @ t = ~b101 & b201
    eor.w lr, r3, lr                    @ a001 = b001 ^ t
    bic.w r2, r3, r10, ror #15          @ t = ~b401 & b001
    eor.w r11, r2, r11, ror #8          @ a301 = b301 ^ t
    ldr.w r2, [sp, #20]                 @ d40
    eor.w lr, lr, r4, lsl #9            @ iota
    str.w lr, [r0, #4]                  @ a001
    ldr.w lr, [r0, #40]                 @ a021
    bic.w r12, r12, r3, ror #31         @ t = ~b001 & b101
    eor.w r10, r12, r10, ror #14        @ a401 = b401 ^ t
    ldr.w r12, [r0, #72]                @ a410
    ldr.w r3, [r0, #64]                 @ a300
    eor.w r5, r5, r6, ror #23           @ b310 = rol(a131 ^ d11, 23)
    str.w r10, [r0, #36]                @ a401
    eor.w lr, r8, lr, ror #22           @ b210 = rol(a021 ^ d01, 2)
    eor.w r2, r2, r12, ror #22          @ b110 = rol(a410 ^ d40, 10)
    ldr.w r12, [sp, #12]                @ d21
    ldr.w r4, [r0, #192]                @ a421
    eor.w r6, r9, r3, ror #4            @ b010 = rol(a300 ^ d30, 14)
    ldr.w r10, [r0, #56]                @ a241
    bic.w r3, lr, r2, ror #14           @ t = ~b110 & b210
    eor.w r10, r10, r12                 @ b410 = rol(a241 ^ d21, 31)
    eor.w r3, r3, r6, ror #6            @ a010 = b010 ^ t
    str.w r11, [r0, #28]                @ a301
    bic.w r11, r2, r6, ror #24          @ t = ~b010 & b110
    eor.w r11, r11, r10, ror #11        @ a410 = b410 ^ t
    str.w r11, [r0, #72]                @ a410
    str.w r3, [r0, #40]                 @ a010
    bic.w r11, r10, r5, ror #9          @ t = ~b310 & b410
    eor.w r11, r11, lr, ror #7          @ a210 = b210 ^ t
    str.w r11, [r0, #56]                @ a210
    bic.w r11, r6, r10, ror #19         @ t = ~b410 & b010
    ldr.w r3, [r0, #160]                @ a031
    eor.w r4, r1, r4, ror #29           @ b240 = rol(a421 ^ d41, 20)
    ldr.w r10, [sp, #8]                 @ d20
    eor.w r11, r5, r11, ror #4          @ a310 = b310 ^ t
    str.w r11, [r0, #64]                @ a310
    bic.w r5, r5, lr, ror #30           @ t = ~b210 & b310
    ldr.w r11, [sp, #16]                @ d31
    ldr.w lr, [r0, #184]                @ a311
    eor.w r5, r5, r2, ror #12           @ a110 = b110 ^ t
    str.w r5, [r0, #48]                 @ a110
    eor.w r3, r8, r3, ror #18           @ b340 = rol(a031 ^ d01, 21)
    bic.w r5, r3, r4, ror #23           @ t = ~b240 & b340
    ldr.w r6, [r0, #176]                @ a200
    eor.w r11, r11, lr, ror #14         @ b140 = rol(a311 ^ d31, 28)
    ldr.w lr, [r0, #168]                @ a140
    eor.w lr, lr, r7                    @ b440 = rol(a140 ^ d10, 1)
    eor.w r5, r11, r5, ror #21          @ a140 = b140 ^ t
    str.w r5, [r0, #168]                @ a140
    bic.w r2, lr, r3, ror #22           @ t = ~b340 & b440
    ldr.w r5, [r0, #152]                @ a401
    eor.w r2, r2, r4, ror #13           @ a240 = b240 ^ t
    str.w r2, [r0, #176]                @ a240
    bic.w r4, r4, r11, ror #20          @ t = ~b140 & b240
    ldr.w r2, [r0, #144]                @ a340
    eor.w r10, r10, r6, ror #26         @ b040 = rol(a200 ^ d20, 31)
    eor.w r4, r10, r4, ror #12          @ a040 = b040 ^ t
    ldr.w r6, [r0, #136]                @ a231
    str.w r4, [r0, #160]                @ a040
    bic.w r4, r10, lr, ror #31          @ t = ~b440 & b040
    eor.w r2, r9, r2, ror #4            @ b430 = rol(a340 ^ d30, 28)
    eor.w r6, r6, r12                   @ b330 = rol(a231 ^ d21, 8)
    eor.w r3, r4, r3, ror #21           @ a340 = b340 ^ t
    ldr.w r4, [sp, #0]                  @ d00
    bic.w r11, r11, r10                 @ t = ~b040 & b140
    eor.w r5, r1, r5, ror #11           @ b030 = rol(a401 ^ d41, 14)
    ldr.w r10, [r0, #128]               @ a120
    eor.w r11, r11, lr, ror #31         @ a440 = b440 ^ t
    bic.w lr, r5, r2, ror #14           @ t = ~b430 & b030
    str.w r11, [r0, #192]               @ a440
    eor.w r11, lr, r6, ror #6           @ a330 = b330 ^ t
    ldr.w lr, [r0, #120]                @ a010
    str.w r3, [r0, #184]                @ a340
    eor.w r10, r7, r10, ror #28         @ b230 = rol(a120 ^ d10, 5)
    bic.w r3, r2, r6, ror #24           @ t = ~b330 & b430
    str.w r11, [r0, #144]               @ a330
    bic.w r6, r6, r10, ror #3           @ t = ~b230 & b330
    ldr.w r11, [r0, #100]               @ a211
    eor.w r3, r3, r10, ror #27          @ a230 = b230 ^ t
    str.w r3, [r0, #136]                @ a230
    ldr.w r3, [r0, #84]                 @ a041
    eor.w lr, r4, lr, ror #8            @ b130 = rol(a010 ^ d00, 18)
    eor.w r6, lr, r6, ror #10           @ a130 = b130 ^ t
    str.w r6, [r0, #128]                @ a130
    bic.w r10, r10, lr, ror #19         @ t = ~b130 & b230
    ldr.w r6, [r0, #116]                @ a431
    eor.w r12, r12, r11, ror #1         @ b121 = rol(a211 ^ d21, 3)
    ldr.w r11, [r0, #76]                @ a411
    eor.w r6, r6, r1                    @ b321 = rol(a431 ^ d41, 4)
    bic.w lr, lr, r5, ror #4            @ t = ~b030 & b130
    eor.w r5, r5, r10, ror #9           @ a030 = b030 ^ t
    str.w r5, [r0, #120]                @ a030
    eor.w r3, r8, r3, ror #23           @ b421 = rol(a041 ^ d01, 9)
    ldr.w r10, [r0, #108]               @ a320
    eor.w r10, r10, r9                  @ b221 = rol(a320 ^ d30, 12)
    eor.w r11, r1, r11, ror #1          @ b111 = rol(a411 ^ d41, 10)
    ldr.w r5, [r0, #92]                 @ a100
    eor.w lr, r2, lr, ror #14           @ a430 = b430 ^ t
    str.w lr, [r0, #152]                @ a430
    bic.w r1, r3, r6, ror #27           @ t = ~b321 & b421
    eor.w r1, r1, r10, ror #15          @ a221 = b221 ^ t
    str.w r1, [r0, #100]                @ a221
    eor.w r5, r7, r5, ror #10           @ b021 = a100 ^ d10
    ldr.w r1, [r0, #44]                 @ a020
    eor.w r1, r1, r4                    @ b211 = rol(a020 ^ d00, 1)
    bic.w r2, r5, r3, ror #1            @ t = ~b421 & b021
    eor.w r2, r2, r6, ror #28           @ a321 = b321 ^ t
    str.w r2, [r0, #108]                @ a321
    ldr.w lr, [r0, #80]                 @ a040
    bic.w r2, r10, r12, ror #13         @ t = ~b121 & b221
    bic.w r6, r6, r10, ror #20          @ t = ~b221 & b321
    eor.w lr, lr, r4                    @ b420 = rol(a040 ^ d00, 9)
    ldr.w r4, [r0, #52]                 @ a130
    eor.w r2, r5, r2, ror #16           @ a021 = b021 ^ t
    str.w r2, [r0, #84]                 @ a021
    bic.w r5, r12, r5, ror #3           @ t = ~b021 & b121
    eor.w r5, r5, r3, ror #4            @ a421 = b421 ^ t
    ldr.w r10, [sp, #16]                @ d31
    str.w r5, [r0, #116]                @ a421
    eor.w r7, r7, r4, ror #14           @ b311 = rol(a130 ^ d10, 22)
    bic.w r2, r7, r1, ror #21           @ t = ~b211 & b311
    ldr.w r4, [r0, #68]                 @ a301
    eor.w r12, r12, r6, ror #31         @ a121 = b121 ^ t
    ldr.w r3, [r0, #60]                 @ a240
    eor.w r2, r2, r11, ror #12          @ a111 = b111 ^ t
    str.w r12, [r0, #92]                @ a121
    bic.w r5, r1, r11, ror #23          @ t = ~b111 & b211
    eor.w r4, r10, r4, ror #14          @ b011 = rol(a301 ^ d31, 14)
    ldr.w r6, [sp, #8]                  @ d20
    eor.w r12, r12, r2, ror #13         @ c11 ^= a111
    eor.w r3, r3, r6                    @ b411 = rol(a240 ^ d20, 30)
    eor.w r5, r5, r4, ror #15           @ a011 = b011 ^ t
    str.w r5, [r0, #44]                 @ a011
    bic.w r11, r11, r4, ror #24         @ t = ~b011 & b111
    str.w r2, [r0, #52]                 @ a111
    bic.w r5, r4, r3, ror #19           @ t = ~b411 & b011
    ldr.w r2, [r0, #124]                @ a011
    ldr.w r4, [r0, #96]                 @ a210
    eor.w r11, r3, r11, ror #21         @ a411 = b411 ^ t
    str.w r11, [r0, #76]                @ a411
    bic.w r3, r3, r7, ror #9            @ t = ~b311 & b411
    ldr.w r11, [sp, #4]                 @ d11
    eor.w r8, r8, r2, ror #21           @ b131 = rol(a011 ^ d01, 18)
    eor.w r5, r7, r5, ror #4            @ a311 = b311 ^ t
    ldr.w r7, [r0, #104]                @ a321
    eor.w r4, r6, r4, ror #2            @ b120 = rol(a210 ^ d20, 3)
    ldr.w r2, [r0, #88]                 @ a101
    eor.w r3, r3, r1, ror #30           @ a211 = b211 ^ t
    str.w r3, [r0, #60]                 @ a211
    eor.w r7, r10, r7, ror #4           @ b220 = rol(a321 ^ d31, 13)
    str.w r5, [r0, #68]                 @ a311
    bic.w r3, r7, r4, ror #13           @ t = ~b120 & b220
    ldr.w r1, [r0, #112]                @ a430
    eor.w r11, r11, r2, ror #17         @ b020 = rol(a101 ^ d11, 1)
    ldr.w r2, [sp, #20]                 @ d40
    bic.w r5, r11, lr, ror #23          @ t = ~b420 & b020
    eor.w r1, r1, r2                    @ b320 = rol(a430 ^ d40, 4)
    eor.w r3, r11, r3, ror #15          @ a020 = b020 ^ t
    str.w r3, [r0, #80]                 @ a020
    bic.w r3, r4, r11, ror #4           @ t = ~b020 & b120
    ldr.w r11, [r0, #148]               @ a341
    eor.w r5, r1, r5, ror #4            @ a320 = b320 ^ t
    str.w r5, [r0, #104]                @ a320
    ldr.w r5, [r0, #188]                @ a310
    eor.w r3, r3, lr, ror #27           @ a420 = b420 ^ t
    str.w r3, [r0, #112]                @ a420
    bic.w lr, lr, r1, ror #5            @ t = ~b320 & b420
    ldr.w r3, [r0, #140]                @ a230
    bic.w r1, r1, r7, ror #19           @ t = ~b220 & b320
    eor.w lr, r7, lr, ror #8            @ a220 = b220 ^ t
    ldr.w r7, [sp, #4]                  @ d11
    eor.w r5, r9, r5, ror #14           @ b141 = rol(a310 ^ d30, 27)
    ldr.w r9, [r0, #132]                @ a121
    eor.w r10, r10, r11, ror #16        @ b431 = rol(a341 ^ d31, 28)
    ldr.w r11, [r0, #196]               @ a420
    eor.w r6, r6, r3, ror #1            @ b331 = rol(a230 ^ d20, 7)
    str.w lr, [r0, #96]                 @ a220
    eor.w r3, r7, r9, ror #28           @ b231 = rol(a121 ^ d11, 5)
    ldr.w lr, [r0, #156]                @ a400
    eor.w r11, r2, r11, ror #28         @ b241 = rol(a420 ^ d40, 19)
    bic.w r9, r6, r3, ror #4            @ t = ~b231 & b331
    eor.w r1, r1, r4                    @ a120 = b120 ^ t
    eor.w r9, r8, r9                    @ a131 = b131 ^ t
    eor.w r2, r2, lr, ror #25           @ b031 = rol(a400 ^ d40, 13)
    bic.w r4, r3, r8, ror #28           @ t = ~b131 & b231
    str.w r9, [r0, #132]                @ a131
    eor.w lr, r4, r2, ror #23           @ a031 = b031 ^ t
    ldr.w r4, [r0, #172]                @ a141
    eor.w r12, r12, r9, ror #27         @ c11 ^= a131
    eor.w r4, r4, r7                    @ b441 = rol(a141 ^ d11, 1)
    ldr.w r7, [r0, #180]                @ a201
    bic.w r8, r8, r2, ror #27           @ t = ~b031 & b131
    bic.w r2, r2, r10, ror #13          @ t = ~b431 & b031
    eor.w r2, r2, r6, ror #5            @ a331 = b331 ^ t
    ldr.w r9, [sp, #12]                 @ d21
    str.w r1, [r0, #88]                 @ a120
    bic.w r6, r10, r6, ror #24          @ t = ~b331 & b431
    eor.w r6, r6, r3, ror #28           @ a231 = b231 ^ t
    ldr.w r3, [sp, #0]                  @ d00
    eor.w r10, r10, r8, ror #24         @ a431 = b431 ^ t
    ldr.w r8, [r0, #164]                @ a030
    str.w r2, [r0, #148]                @ a331
    eor.w r7, r9, r7, ror #25           @ b041 = rol(a201 ^ d21, 31)
    bic.w r9, r7, r4, ror #31           @ t = ~b441 & b041
    str.w r6, [r0, #140]                @ a231
    eor.w r3, r3, r8, ror #18           @ b341 = rol(a030 ^ d00, 20)
    bic.w r8, r5, r7                    @ t = ~b041 & b141
    str.w lr, [r0, #124]                @ a031
    eor.w r9, r3, r9, ror #21           @ a341 = b341 ^ t
    eor.w r8, r4, r8, ror #1            @ a441 = b441 ^ t
    str.w r10, [r0, #156]               @ a431
    eor.w r10, r10, r8                  @ c41 ^= a441
    bic.w r4, r4, r3, ror #12           @ t = ~b341 & b441
    eor.w r4, r4, r11, ror #13          @ a241 = b241 ^ t
    str.w r8, [r0, #196]                @ a441
    bic.w r8, r11, r5, ror #20          @ t = ~b141 & b241
    str.w r9, [r0, #188]                @ a341
    str.w r4, [r0, #180]                @ a241
    bic.w r3, r3, r11, ror #1           @ t = ~b241 & b341
    eor.w r7, r7, r8, ror #12           @ a041 = b041 ^ t
    str.w r7, [r0, #164]                @ a041
    eor.w r5, r5, r3, ror #11           @ a141 = b141 ^ t
    eor.w r7, r7, lr, ror #27           @ c01 ^= a041
    str.w r5, [r0, #172]                @ a141
    eor.w r5, r5, r12, ror #28          @ c11 ^= a141
    eor.w r3, r6, r4                    @ c21 ^= a241
    eor.w r2, r2, r9, ror #25           @ c31 ^= a341
    @ round 1 of 4
    ldr.w r4, [sp, #24]                 @ constants
    add.w r4, r4, #16                   @ of the next four rounds
    str.w r4, [sp, #24]                 @ constants
    ldr.w r4, [r0, #4]                  @ a001
    ldr.w lr, [r0, #8]                  @ a100
    ldr.w r9, [r0, #36]                 @ a401
    ldr.w r11, [r0, #76]                @ a411
    ldr.w r8, [r0, #72]                 @ a410
    eor.w r7, r7, r4, ror #9            @ c01 ^= a001
    ldr.w r12, [r0, #32]                @ a400
    eor.w r10, r10, r9, ror #11         @ c41 ^= a401
    ldr.w r4, [r0, #44]                 @ a011
    ldr.w r6, [r0, #24]                 @ a300
    eor.w r10, r10, r11, ror #1         @ c41 ^= a411
    ldr.w r11, [r0, #28]                @ a301
    eor.w r12, r12, r8, ror #29         @ c40 ^= a410
    ldr.w r8, [r0, #12]                 @ a101
    ldr.w r9, [r0, #64]                 @ a310
    eor.w r4, r7, r4, ror #30           @ c01 ^= a011
    ldr.w r7, [r0, #144]                @ a330
    eor.w lr, lr, r1, ror #18           @ c10 ^= a100
    ldr.w r1, [r0, #84]                 @ a021
    eor.w r5, r5, r8, ror #17           @ c11 ^= a101
    ldr.w r8, [r0, #104]                @ a320
    eor.w r6, r6, r9, ror #10           @ c30 ^= a310
    ldr.w r9, [r0, #56]                 @ a210
    eor.w r4, r4, r1, ror #31           @ c01 ^= a021
    ldr.w r1, [r0, #16]                 @ a200
    eor.w r2, r2, r11, ror #23          @ c31 ^= a301
    ldr.w r11, [r0, #112]               @ a420
    eor.w r6, r6, r8, ror #28           @ c30 ^= a320
    ldr.w r8, [r0, #116]                @ a421
    eor.w r9, r9, r1, ror #24           @ c20 ^= a210
    ldr.w r1, [r0, #184]                @ a340
    eor.w r6, r6, r7, ror #18           @ c30 ^= a330
    ldr.w r7, [r0, #152]                @ a430
    eor.w r11, r11, r12, ror #29        @ c40 ^= a420
    ldr.w r12, [r0, #68]                @ a311
    eor.w r8, r8, r10, ror #3           @ c41 ^= a421
    ldr.w r10, [r0, #108]               @ a321
    eor.w r11, r11, r7, ror #4          @ c40 ^= a430
    ldr.w r7, [r0, #96]                 @ a220
    eor.w r1, r1, r6                    @ c30 ^= a340
    ldr.w r6, [r0, #136]                @ a230
    eor.w r2, r2, r12, ror #23          @ c31 ^= a311
    ldr.w r12, [r0, #168]               @ a140
    eor.w r9, r9, r7, ror #14           @ c20 ^= a220
    ldr.w r7, [r0, #176]                @ a240
    eor.w r10, r10, r2, ror #19         @ c31 ^= a321
    ldr.w r2, [r0, #128]                @ a130
    eor.w r9, r9, r6, ror #31           @ c20 ^= a230
    ldr.w r6, [r0, #48]                 @ a110
    eor.w r9, r9, r7, ror #30           @ c20 ^= a240
    eor.w lr, r6, lr                    @ c10 ^= a110
    eor.w lr, lr, r2, ror #4            @ c10 ^= a130
    ldr.w r7, [r0, #192]                @ a440
    eor.w lr, lr, r12, ror #22          @ c10 ^= a140
    ldr.w r2, [r0, #0]                  @ a000
    eor.w r12, r4, r9                   @ d11 = c01 ^ c20
    eor.w r9, r8, r9, ror #5            @ d30 = c20 ^ rol(c41, 1)
    eor.w r8, lr, r8, ror #19           @ d01 = c41 ^ c10
    eor.w r4, r1, r4                    @ d40 = c30 ^ rol(c01, 1)
    str.w r4, [sp, #20]                 @ d40
    eor.w r11, r11, r7, ror #4          @ c40 ^= a440
    eor.w r7, r7, r4                    @ b400 = rol(a440 ^ d40, 7)
    ldr.w r4, [r0, #40]                 @ a010
    eor.w lr, r10, lr, ror #11          @ d20 = c10 ^ rol(c31, 1)
    str.w lr, [sp, #8]                  @ d20
    ldr.w lr, [r0, #120]                @ a030
    eor.w r1, r1, r5, ror #1            @ d21 = c11 ^ c30
    eor.w r2, r2, r4, ror #8            @ c00 ^= a010
    ldr.w r4, [r0, #80]                 @ a020
    eor.w r4, r4, r2                    @ c00 ^= a020
    ldr.w r2, [r0, #20]                 @ a201
    str.w r1, [sp, #12]                 @ d21
    eor.w r4, r4, lr, ror #18           @ c00 ^= a030
    eor.w r5, r5, r11, ror #28          @ d00 = c40 ^ rol(c11, 1)
    ldr.w lr, [r0, #60]                 @ a211
    eor.w r3, r3, r2, ror #25           @ c21 ^= a201
    ldr.w r2, [r0, #160]                @ a040
    eor.w r2, r2, r4                    @ c00 ^= a040
    ldr.w r4, [r0, #100]                @ a221
    eor.w r3, lr, r3, ror #31           @ c21 ^= a211
    ldr.w lr, [r0, #100]                @ a221
    eor.w r10, r10, r2                  @ d41 = c31 ^ c00
    eor.w lr, lr, r3                    @ c21 ^= a221
    eor.w r1, r1, r4, ror #1            @ b200 = rol(a221 ^ d21, 22)
    str.w r5, [sp, #0]                  @ d00
    eor.w r11, r11, lr, ror #5          @ d31 = c21 ^ c40
    ldr.w r4, [r0, #148]                @ a331
    eor.w r2, r2, lr                    @ d10 = c00 ^ rol(c21, 1)
    ldr.w r3, [r0, #196]                @ a441
    eor.w r3, r3, r10                   @ b401 = rol(a441 ^ d41, 7)
    eor.w lr, r2, r6, ror #10           @ b100 = rol(a110 ^ d10, 22)
    eor.w r4, r11, r4, ror #23          @ b300 = rol(a331 ^ d31, 11)
    ldr.w r6, [r0, #0]                  @ a000
    eor.w r6, r6, r5                    @ b000 = a000 ^ d00
    bic.w r5, r4, r1, ror #25           @ t = ~b200 & b300
    str.w r11, [sp, #16]                @ d31
    bic.w r11, r7, r4, ror #24          @ t = ~b300 & b400
    eor.w r11, r11, r1, ror #17         @ a200 = b200 ^ t
    str.w r11, [r0, #100]               @ a200
    eor.w r5, lr, r5, ror #7            @ a100 = b100 ^ t
    str.w r5, [r0, #48]                 @ a100
    ldr.w r11, [r0, #144]               @ a330
    bic.w r1, r1, lr                    @ t = ~b100 & b200
    ldr.w r5, [sp, #8]                  @ d20
    bic.w lr, lr, r6, ror #22           @ t = ~b000 & b100
    str.w r12, [sp, #4]                 @ d11
    eor.w r1, r6, r1, ror #10           @ a000 = b000 ^ t
    eor.w lr, r7, lr, ror #17           @ a400 = b400 ^ t
    str.w lr, [r0, #192]                @ a400
    ldr.w lr, [r0, #96]                 @ a220
    bic.w r6, r6, r7, ror #25           @ t = ~b400 & b000
    eor.w r6, r6, r4, ror #17           @ a300 = b300 ^ t
    ldr.w r4, [sp, #24]                 @ constants
    eor.w r11, r9, r11, ror #22         @ b301 = rol(a330 ^ d30, 10)
    ldr.w r7, [r0, #52]                 @ a111
    ldr.w r4, [r4]                      @ constant
    eor.w r5, r5, lr, ror #16           @ b201 = rol(a220 ^ d20, 21)
    str.w r6, [r0, #148]                @ a300
    bic.w r6, r3, r11, ror #25          @ t = ~b301 & b401
    eor.w r7, r12, r7, ror #9           @ b101 = rol(a111 ^ d11, 22)
    ldr.w lr, [r0, #4]                  @ a001
    eor.w lr, lr, r8                    @ b001 = a001 ^ d01
    eor.w r6, r6, r5, ror #17           @ a201 = b201 ^ t
    str.w r6, [r0, #96]                 @ a201
    eor.w r1, r1, r4, lsr #31           @ iota
    str.w r1, [r0, #0]                  @ a000
    bic.w r1, r11, r5, ror #24          @ t = ~b201 & b301
    eor.w r1, r1, r7, ror #25           @ a101 = b101 ^ t
    str.w r1, [r0, #52]                 @ a101
    ldr.w r6, [r0, #132]                @ a131
    bic.w r1, r5, r7, ror #1            @ t = ~b101 & b201
    eor.w r1, lr, r1                    @ a001 = b001 ^ t
    bic.w r5, lr, r3, ror #15           @ t = ~b401 & b001
    eor.w r11, r5, r11, ror #8          @ a301 = b301 ^ t
    ldr.w r5, [sp, #20]                 @ d40
    eor.w r1, r1, r4, lsl #9            @ iota
    str.w r1, [r0, #4]                  @ a001
    ldr.w r1, [r0, #84]                 @ a021
    bic.w r7, r7, lr, ror #31           @ t = ~b001 & b101
    eor.w r3, r7, r3, ror #14           @ a401 = b401 ^ t
    ldr.w r7, [r0, #72]                 @ a410
    ldr.w lr, [r0, #24]                 @ a300
    eor.w r12, r12, r6, ror #23         @ b310 = rol(a131 ^ d11, 23)
    str.w r3, [r0, #196]                @ a401
    eor.w r1, r8, r1, ror #22           @ b210 = rol(a021 ^ d01, 2)
    eor.w r5, r5, r7, ror #22           @ b110 = rol(a410 ^ d40, 10)
    ldr.w r7, [sp, #12]                 @ d21
    ldr.w r4, [r0, #116]                @ a421
    eor.w r6, r9, lr, ror #4            @ b010 = rol(a300 ^ d30, 14)
    ldr.w r3, [r0, #180]                @ a241
    bic.w lr, r1, r5, ror #14           @ t = ~b110 & b210
    eor.w r3, r3, r7                    @ b410 = rol(a241 ^ d21, 31)
    eor.w lr, lr, r6, ror #6            @ a010 = b010 ^ t
    str.w r11, [r0, #144]               @ a301
    bic.w r11, r5, r6, ror #24          @ t = ~b010 & b110
    eor.w r11, r11, r3, ror #11         @ a410 = b410 ^ t
    str.w r11, [r0, #72]                @ a410
    str.w lr, [r0, #84]                 @ a010
    bic.w r11, r3, r12, ror #9          @ t = ~b310 & b410
    eor.w r11, r11, r1, ror #7          @ a210 = b210 ^ t
    str.w r11, [r0, #180]               @ a210
    bic.w r11, r6, r3, ror #19          @ t = ~b410 & b010
    ldr.w lr, [r0, #124]                @ a031
    eor.w r4, r10, r4, ror #29          @ b240 = rol(a421 ^ d41, 20)
    ldr.w r3, [sp, #8]                  @ d20
    eor.w r11, r12, r11, ror #4         @ a310 = b310 ^ t
    str.w r11, [r0, #24]                @ a310
    bic.w r12, r12, r1, ror #30         @ t = ~b210 & b310
    ldr.w r11, [sp, #16]                @ d31
    ldr.w r1, [r0, #68]                 @ a311
    eor.w r12, r12, r5, ror #12         @ a110 = b110 ^ t
    str.w r12, [r0, #132]               @ a110
    eor.w lr, r8, lr, ror #18           @ b340 = rol(a031 ^ d01, 21)
    bic.w r12, lr, r4, ror #23          @ t = ~b240 & b340
    ldr.w r6, [r0, #16]                 @ a200
    eor.w r11, r11, r1, ror #14         @ b140 = rol(a311 ^ d31, 28)
    ldr.w r1, [r0, #168]                @ a140
    eor.w r1, r1, r2                    @ b440 = rol(a140 ^ d10, 1)
    eor.w r12, r11, r12, ror #21        @ a140 = b140 ^ t
    str.w r12, [r0, #168]               @ a140
    bic.w r5, r1, lr, ror #22           @ t = ~b340 & b440
    ldr.w r12, [r0, #36]                @ a401
    eor.w r5, r5, r4, ror #13           @ a240 = b240 ^ t
    str.w r5, [r0, #16]                 @ a240
    bic.w r4, r4, r11, ror #20          @ t = ~b140 & b240
    ldr.w r5, [r0, #184]                @ a340
    eor.w r3, r3, r6, ror #26           @ b040 = rol(a200 ^ d20, 31)
    eor.w r4, r3, r4, ror #12           @ a040 = b040 ^ t
    ldr.w r6, [r0, #140]                @ a231
    str.w r4, [r0, #124]                @ a040
    bic.w r4, r3, r1, ror #31           @ t = ~b440 & b040
    eor.w r5, r9, r5, ror #4            @ b430 = rol(a340 ^ d30, 28)
    eor.w r6, r6, r7                    @ b330 = rol(a231 ^ d21, 8)
    eor.w lr, r4, lr, ror #21           @ a340 = b340 ^ t
    ldr.w r4, [sp, #0]                  @ d00
    bic.w r11, r11, r3                  @ t = ~b040 & b140
    eor.w r12, r10, r12, ror #11        @ b030 = rol(a401 ^ d41, 14)
    ldr.w r3, [r0, #88]                 @ a120
    eor.w r11, r11, r1, ror #31         @ a440 = b440 ^ t
    bic.w r1, r12, r5, ror #14          @ t = ~b430 & b030
    str.w r11, [r0, #116]               @ a440
    eor.w r11, r1, r6, ror #6           @ a330 = b330 ^ t
    ldr.w r1, [r0, #40]                 @ a010
    str.w lr, [r0, #68]                 @ a340
    eor.w r3, r2, r3, ror #28           @ b230 = rol(a120 ^ d10, 5)
    bic.w lr, r5, r6, ror #24           @ t = ~b330 & b430
    str.w r11, [r0, #184]               @ a330
    bic.w r6, r6, r3, ror #3            @ t = ~b230 & b330
    ldr.w r11, [r0, #60]                @ a211
    eor.w lr, lr, r3, ror #27           @ a230 = b230 ^ t
    str.w lr, [r0, #140]                @ a230
    ldr.w lr, [r0, #164]                @ a041
    eor.w r1, r4, r1, ror #8            @ b130 = rol(a010 ^ d00, 18)
    eor.w r6, r1, r6, ror #10           @ a130 = b130 ^ t
    str.w r6, [r0, #88]                 @ a130
    bic.w r3, r3, r1, ror #19           @ t = ~b130 & b230
    ldr.w r6, [r0, #156]                @ a431
    eor.w r7, r7, r11, ror #1           @ b121 = rol(a211 ^ d21, 3)
    ldr.w r11, [r0, #76]                @ a411
    eor.w r6, r6, r10                   @ b321 = rol(a431 ^ d41, 4)
    bic.w r1, r1, r12, ror #4           @ t = ~b030 & b130
    eor.w r12, r12, r3, ror #9          @ a030 = b030 ^ t
    str.w r12, [r0, #40]                @ a030
    eor.w lr, r8, lr, ror #23           @ b421 = rol(a041 ^ d01, 9)
    ldr.w r3, [r0, #104]                @ a320
    eor.w r3, r3, r9                    @ b221 = rol(a320 ^ d30, 12)
    eor.w r11, r10, r11, ror #1         @ b111 = rol(a411 ^ d41, 10)
    ldr.w r12, [r0, #8]                 @ a100
    eor.w r1, r5, r1, ror #14           @ a430 = b430 ^ t
    str.w r1, [r0, #36]                 @ a430
    bic.w r10, lr, r6, ror #27          @ t = ~b321 & b421
    eor.w r10, r10, r3, ror #15         @ a221 = b221 ^ t
    str.w r10, [r0, #60]                @ a221
    eor.w r12, r2, r12, ror #10         @ b021 = a100 ^ d10
    ldr.w r10, [r0, #80]                @ a020
    eor.w r10, r10, r4                  @ b211 = rol(a020 ^ d00, 1)
    bic.w r5, r12, lr, ror #1           @ t = ~b421 & b021
    eor.w r5, r5, r6, ror #28           @ a321 = b321 ^ t
    str.w r5, [r0, #104]                @ a321
    ldr.w r1, [r0, #160]                @ a040
    bic.w r5, r3, r7, ror #13           @ t = ~b121 & b221
    bic.w r6, r6, r3, ror #20           @ t = ~b221 & b321
    eor.w r1, r1, r4                    @ b420 = rol(a040 ^ d00, 9)
    ldr.w r4, [r0, #128]                @ a130
    eor.w r5, r12, r5, ror #16          @ a021 = b021 ^ t
    str.w r5, [r0, #164]                @ a021
    bic.w r12, r7, r12, ror #3          @ t = ~b021 & b121
    eor.w r12, r12, lr, ror #4          @ a421 = b421 ^ t
    ldr.w r3, [sp, #16]                 @ d31
    str.w r12, [r0, #156]               @ a421
    eor.w r2, r2, r4, ror #14           @ b311 = rol(a130 ^ d10, 22)
    bic.w r5, r2, r10, ror #21          @ t = ~b211 & b311
    ldr.w r4, [r0, #28]                 @ a301
    eor.w r7, r7, r6, ror #31           @ a121 = b121 ^ t
    ldr.w lr, [r0, #176]                @ a240
    eor.w r5, r5, r11, ror #12          @ a111 = b111 ^ t
    str.w r7, [r0, #8]                  @ a121
    bic.w r12, r10, r11, ror #23        @ t = ~b111 & b211
    eor.w r4, r3, r4, ror #14           @ b011 = rol(a301 ^ d31, 14)
    ldr.w r6, [sp, #8]                  @ d20
    eor.w r7, r7, r5, ror #13           @ c11 ^= a111
    eor.w lr, lr, r6                    @ b411 = rol(a240 ^ d20, 30)
    eor.w r12, r12, r4, ror #15         @ a011 = b011 ^ t
    str.w r12, [r0, #80]                @ a011
    bic.w r11, r11, r4, ror #24         @ t = ~b011 & b111
    str.w r5, [r0, #128]                @ a111
    bic.w r12, r4, lr, ror #19          @ t = ~b411 & b011
    ldr.w r5, [r0, #44]                 @ a011
    ldr.w r4, [r0, #56]                 @ a210
    eor.w r11, lr, r11, ror #21         @ a411 = b411 ^ t
    str.w r11, [r0, #76]                @ a411
    bic.w lr, lr, r2, ror #9            @ t = ~b311 & b411
    ldr.w r11, [sp, #4]                 @ d11
    eor.w r8, r8, r5, ror #21           @ b131 = rol(a011 ^ d01, 18)
    eor.w r12, r2, r12, ror #4          @ a311 = b311 ^ t
    ldr.w r2, [r0, #108]                @ a321
    eor.w r4, r6, r4, ror #2            @ b120 = rol(a210 ^ d20, 3)
    ldr.w r5, [r0, #12]                 @ a101
    eor.w lr, lr, r10, ror #30          @ a211 = b211 ^ t
    str.w lr, [r0, #176]                @ a211
    eor.w r2, r3, r2, ror #4            @ b220 = rol(a321 ^ d31, 13)
    str.w r12, [r0, #28]                @ a311
    bic.w lr, r2, r4, ror #13           @ t = ~b120 & b220
    ldr.w r10, [r0, #152]               @ a430
    eor.w r11, r11, r5, ror #17         @ b020 = rol(a101 ^ d11, 1)
    ldr.w r5, [sp, #20]                 @ d40
    bic.w r12, r11, r1, ror #23         @ t = ~b420 & b020
    eor.w r10, r10, r5                  @ b320 = rol(a430 ^ d40, 4)
    eor.w lr, r11, lr, ror #15          @ a020 = b020 ^ t
    str.w lr, [r0, #160]                @ a020
    bic.w lr, r4, r11, ror #4           @ t = ~b020 & b120
    ldr.w r11, [r0, #188]               @ a341
    eor.w r12, r10, r12, ror #4         @ a320 = b320 ^ t
    str.w r12, [r0, #108]               @ a320
    ldr.w r12, [r0, #64]                @ a310
    eor.w lr, lr, r1, ror #27           @ a420 = b420 ^ t
    str.w lr, [r0, #152]                @ a420
    bic.w r1, r1, r10, ror #5           @ t = ~b320 & b420
    ldr.w lr, [r0, #136]                @ a230
    bic.w r10, r10, r2, ror #19         @ t = ~b220 & b320
    eor.w r1, r2, r1, ror #8            @ a220 = b220 ^ t
    ldr.w r2, [sp, #4]                  @ d11
    eor.w r12, r9, r12, ror #14         @ b141 = rol(a310 ^ d30, 27)
    ldr.w r9, [r0, #92]                 @ a121
    eor.w r3, r3, r11, ror #16          @ b431 = rol(a341 ^ d31, 28)
    ldr.w r11, [r0, #112]               @ a420
    eor.w r6, r6, lr, ror #1            @ b331 = rol(a230 ^ d20, 7)
    str.w r1, [r0, #56]                 @ a220
    eor.w lr, r2, r9, ror #28           @ b231 = rol(a121 ^ d11, 5)
    ldr.w r1, [r0, #32]                 @ a400
    eor.w r11, r5, r11, ror #28         @ b241 = rol(a420 ^ d40, 19)
    bic.w r9, r6, lr, ror #4            @ t = ~b231 & b331
    eor.w r10, r10, r4                  @ a120 = b120 ^ t
    eor.w r9, r8, r9                    @ a131 = b131 ^ t
    eor.w r5, r5, r1, ror #25           @ b031 = rol(a400 ^ d40, 13)
    bic.w r4, lr, r8, ror #28           @ t = ~b131 & b231
    str.w r9, [r0, #92]                 @ a131
    eor.w r1, r4, r5, ror #23           @ a031 = b031 ^ t
    ldr.w r4, [r0, #172]                @ a141
    eor.w r7, r7, r9, ror #27           @ c11 ^= a131
    eor.w r4, r4, r2                    @ b441 = rol(a141 ^ d11, 1)
    ldr.w r2, [r0, #20]                 @ a201
    bic.w r8, r8, r5, ror #27           @ t = ~b031 & b131
    bic.w r5, r5, r3, ror #13           @ t = ~b431 & b031
    eor.w r5, r5, r6, ror #5            @ a331 = b331 ^ t
    ldr.w r9, [sp, #12]                 @ d21
    str.w r10, [r0, #12]                @ a120
    bic.w r6, r3, r6, ror #24           @ t = ~b331 & b431
    eor.w r6, r6, lr, ror #28           @ a231 = b231 ^ t
    ldr.w lr, [sp, #0]                  @ d00
    eor.w r3, r3, r8, ror #24           @ a431 = b431 ^ t
    ldr.w r8, [r0, #120]                @ a030
    str.w r5, [r0, #188]                @ a331
    eor.w r2, r9, r2, ror #25           @ b041 = rol(a201 ^ d21, 31)
    bic.w r9, r2, r4, ror #31           @ t = ~b441 & b041
    str.w r6, [r0, #136]                @ a231
    eor.w lr, lr, r8, ror #18           @ b341 = rol(a030 ^ d00, 20)
    bic.w r8, r12, r2                   @ t = ~b041 & b141
    str.w r1, [r0, #44]                 @ a031
    eor.w r9, lr, r9, ror #21           @ a341 = b341 ^ t
    eor.w r8, r4, r8, ror #1            @ a441 = b441 ^ t
    str.w r3, [r0, #32]                 @ a431
    eor.w r3, r3, r8                    @ c41 ^= a441
    bic.w r4, r4, lr, ror #12           @ t = ~b341 & b441
    eor.w r4, r4, r11, ror #13          @ a241 = b241 ^ t
    str.w r8, [r0, #112]                @ a441
    bic.w r8, r11, r12, ror #20         @ t = ~b141 & b241
    str.w r9, [r0, #64]                 @ a341
    str.w r4, [r0, #20]                 @ a241
    bic.w lr, lr, r11, ror #1           @ t = ~b241 & b341
    eor.w r2, r2, r8, ror #12           @ a041 = b041 ^ t
    str.w r2, [r0, #120]                @ a041
    eor.w r12, r12, lr, ror #11         @ a141 = b141 ^ t
    eor.w r2, r2, r1, ror #27           @ c01 ^= a041
    str.w r12, [r0, #172]               @ a141
    eor.w r12, r12, r7, ror #28         @ c11 ^= a141
    eor.w lr, r6, r4                    @ c21 ^= a241
    eor.w r5, r5, r9, ror #25           @ c31 ^= a341
    b.w .Lm7_paired_again
.Lm7_paired_last:
    @ last round
    ldr.w r5, [r0, #156]                @ a400
    ldr.w r6, [r0, #72]                 @ a410
    ldr.w r3, [r0, #4]                  @ a001
    ldr.w r4, [r0, #88]                 @ a101
    ldr.w r11, [r0, #196]               @ a420
    ldr.w r9, [r0, #40]                 @ a021
    eor.w r5, r5, r6, ror #29           @ c40 ^= a410
    ldr.w r6, [r0, #124]                @ a011
    eor.w r2, r2, r4, ror #17           @ c11 ^= a101
    ldr.w r4, [r0, #28]                 @ a330
    ldr.w r8, [r0, #64]                 @ a300
    eor.w r12, r12, r3, ror #9          @ c01 ^= a001
    ldr.w r3, [r0, #188]                @ a310
    eor.w r6, r12, r6, ror #30          @ c01 ^= a011
    ldr.w r12, [r0, #108]               @ a320
    eor.w r11, r11, r5, ror #29         @ c40 ^= a420
    ldr.w r5, [r0, #112]                @ a430
    eor.w r6, r6, r9, ror #31           @ c01 ^= a021
    eor.w r8, r8, r3, ror #10           @ c30 ^= a310
    ldr.w r9, [r0, #176]                @ a200
    eor.w r8, r8, r12, ror #28          @ c30 ^= a320
    ldr.w r3, [r0, #96]                 @ a210
    ldr.w r12, [r0, #20]                @ a220
    eor.w r11, r11, r5, ror #4          @ c40 ^= a430
    ldr.w r5, [r0, #144]                @ a340
    eor.w r8, r8, r4, ror #18           @ c30 ^= a330
    eor.w r3, r3, r9, ror #24           @ c20 ^= a210
    ldr.w r9, [r0, #152]                @ a401
    eor.w r5, r5, r8                    @ c30 ^= a340
    ldr.w r4, [r0, #76]                 @ a411
    ldr.w r8, [r0, #140]                @ a230
    eor.w r3, r3, r12, ror #14          @ c20 ^= a220
    eor.w r1, r1, r9, ror #11           @ c41 ^= a401
    ldr.w r9, [r0, #192]                @ a421
    eor.w r1, r1, r4, ror #1            @ c41 ^= a411
    ldr.w r12, [r0, #32]                @ a440
    ldr.w r4, [r0, #60]                 @ a240
    eor.w r3, r3, r8, ror #31           @ c20 ^= a230
    ldr.w r8, [r0, #92]                 @ a100
    eor.w r9, r9, r1, ror #3            @ c41 ^= a421
    eor.w r1, r5, r6                    @ d40 = c30 ^ rol(c01, 1)
    eor.w r11, r11, r12, ror #4         @ c40 ^= a440
    str.w r1, [sp, #20]                 @ d40
    eor.w r3, r3, r4, ror #30           @ c20 ^= a240
    eor.w r12, r12, r1                  @ b400 = rol(a440 ^ d40, 7)
    ldr.w r1, [r0, #8]                  @ a110
    eor.w r8, r8, lr, ror #18           @ c10 ^= a100
    ldr.w r4, [r0, #52]                 @ a130
    eor.w r6, r6, r3                    @ d11 = c01 ^ c20
    ldr.w lr, [r0, #168]                @ a140
    eor.w r5, r5, r2, ror #1            @ d21 = c11 ^ c30
    eor.w r8, r1, r8                    @ c10 ^= a110
    eor.w r8, r8, r4, ror #4            @ c10 ^= a130
    ldr.w r4, [r0, #68]                 @ a301
    eor.w r8, r8, lr, ror #22           @ c10 ^= a140
    ldr.w lr, [r0, #184]                @ a311
    eor.w r3, r9, r3, ror #5            @ d30 = c20 ^ rol(c41, 1)
    eor.w r7, r7, r4, ror #23           @ c31 ^= a301
    ldr.w r4, [r0, #104]                @ a321
    eor.w r7, r7, lr, ror #23           @ c31 ^= a311
    ldr.w lr, [r0, #0]                  @ a000
    eor.w r9, r8, r9, ror #19           @ d01 = c41 ^ c10
    eor.w r4, r4, r7, ror #19           @ c31 ^= a321
    ldr.w r7, [r0, #120]                @ a010
    eor.w r8, r4, r8, ror #11           @ d20 = c10 ^ rol(c31, 1)
    str.w r8, [sp, #8]                  @ d20
    ldr.w r8, [r0, #164]                @ a030
    eor.w r2, r2, r11, ror #28          @ d00 = c40 ^ rol(c11, 1)
    eor.w lr, lr, r7, ror #8            @ c00 ^= a010
    ldr.w r7, [r0, #44]                 @ a020
    eor.w r7, r7, lr                    @ c00 ^= a020
    ldr.w lr, [r0, #180]                @ a201
    eor.w r7, r7, r8, ror #18           @ c00 ^= a030
    ldr.w r8, [r0, #80]                 @ a040
    eor.w r8, r8, r7                    @ c00 ^= a040
    ldr.w r7, [r0, #100]                @ a211
    eor.w r10, r10, lr, ror #25         @ c21 ^= a201
    ldr.w lr, [r0, #16]                 @ a221
    str.w r2, [sp, #0]                  @ d00
    eor.w r4, r4, r8                    @ d41 = c31 ^ c00
    eor.w r7, r7, r10, ror #31          @ c21 ^= a211
    ldr.w r10, [r0, #16]                @ a221
    eor.w lr, r5, lr, ror #1            @ b200 = rol(a221 ^ d21, 22)
    eor.w r10, r10, r7                  @ c21 ^= a221
    ror.w lr, lr, #10                   @ rho
    ldr.w r7, [r0, #24]                 @ a331
    str.w r5, [sp, #12]                 @ d21
    eor.w r5, r11, r10, ror #5          @ d31 = c21 ^ c40
    ldr.w r11, [r0, #12]                @ a111
    eor.w r8, r8, r10                   @ d10 = c00 ^ rol(c21, 1)
    str.w r5, [sp, #16]                 @ d31
    eor.w r10, r8, r1, ror #10          @ b100 = rol(a110 ^ d10, 22)
    eor.w r5, r5, r7, ror #23           @ b300 = rol(a331 ^ d31, 11)
    ldr.w r1, [r0, #0]                  @ a000
    eor.w r1, r1, r2                    @ b000 = a000 ^ d00
    ror.w r7, r10, #10                  @ rho
    bic.w r10, r12, r5, ror #24         @ t = ~b300 & b400
    bic.w r2, lr, r7                    @ t = ~b100 & b200
    eor.w r2, r1, r2                    @ a000 = b000 ^ t
    str.w r2, [r0, #0]                  @ a000
    eor.w r10, lr, r10, ror #25         @ a200 = b200 ^ t
    ldr.w r2, [r0, #28]                 @ a330
    str.w r10, [r0, #16]                @ a200
    bic.w r10, r5, lr, ror #15          @ t = ~b200 & b300
    str.w r6, [sp, #4]                  @ d11
    bic.w lr, r1, r12, ror #25          @ t = ~b400 & b000
    bic.w r1, r7, r1                    @ t = ~b000 & b100
    eor.w lr, lr, r5, ror #17           @ a300 = b300 ^ t
    ldr.w r5, [r0, #36]                 @ a441
    eor.w r7, r7, r10, ror #17          @ a100 = b100 ^ t
    eor.w r2, r3, r2, ror #22           @ b301 = rol(a330 ^ d30, 10)
    ldr.w r10, [r0, #4]                 @ a001
    eor.w r1, r1, r12, ror #25          @ a400 = b400 ^ t
    ldr.w r12, [sp, #8]                 @ d20
    eor.w r10, r10, r9                  @ b001 = a001 ^ d01
    str.w r7, [r0, #8]                  @ a100
    ldr.w r7, [r0, #20]                 @ a220
    eor.w r11, r6, r11, ror #9          @ b101 = rol(a111 ^ d11, 22)
    eor.w r5, r5, r4                    @ b401 = rol(a441 ^ d41, 7)
    ror.w r10, r10, #10                 @ rho
    ror.w r11, r11, #11                 @ rho
    str.w lr, [r0, #24]                 @ a300
    str.w r1, [r0, #32]                 @ a400
    bic.w lr, r10, r5, ror #25          @ t = ~b401 & b001
    eor.w r12, r12, r7, ror #16         @ b201 = rol(a220 ^ d20, 21)
    bic.w r7, r11, r10                  @ t = ~b001 & b101
    ror.w r12, r12, #10                 @ rho
    bic.w r1, r5, r2, ror #25           @ t = ~b301 & b401
    eor.w r7, r7, r5, ror #25           @ a401 = b401 ^ t
    str.w r7, [r0, #36]                 @ a401
    bic.w r5, r12, r11                  @ t = ~b101 & b201
    ldr.w r7, [r0, #72]                 @ a410
    eor.w r1, r12, r1, ror #25          @ a201 = b201 ^ t
    eor.w r10, r10, r5                  @ a001 = b001 ^ t
    ldr.w r5, [r0, #64]                 @ a300
    bic.w r12, r2, r12, ror #14         @ t = ~b201 & b301
    eor.w lr, lr, r2, ror #18           @ a301 = b301 ^ t
    eor.w r10, r10, #0x80008000         @ iota
    ldr.w r2, [sp, #20]                 @ d40
    eor.w r12, r11, r12, ror #18        @ a101 = b101 ^ t
    str.w r1, [r0, #20]                 @ a201
    ldr.w r1, [r0, #40]                 @ a021
    ldr.w r11, [r0, #48]                @ a131
    str.w r12, [r0, #12]                @ a101
    ldr.w r12, [sp, #12]                @ d21
    eor.w r2, r2, r7, ror #22           @ b110 = rol(a410 ^ d40, 10)
    eor.w r5, r3, r5, ror #4            @ b010 = rol(a300 ^ d30, 14)
    ldr.w r7, [r0, #56]                 @ a241
    ror.w r5, r5, #14                   @ rho
    ror.w r2, r2, #22                   @ rho
    eor.w r7, r7, r12                   @ b410 = rol(a241 ^ d21, 31)
    eor.w r1, r9, r1, ror #22           @ b210 = rol(a021 ^ d01, 2)
    ror.w r1, r1, #8                    @ rho
    eor.w r10, r10, #0x82               @ iota
    str.w lr, [r0, #28]                 @ a301
    eor.w r6, r6, r11, ror #23          @ b310 = rol(a131 ^ d11, 23)
    bic.w r11, r6, r1, ror #22          @ t = ~b210 & b310
    str.w r10, [r0, #4]                 @ a001
    ldr.w r10, [r0, #192]               @ a421
    bic.w lr, r5, r7, ror #1            @ t = ~b410 & b010
    eor.w lr, lr, r6, ror #10           @ a310 = b310 ^ t
    str.w lr, [r0, #64]                 @ a310
    eor.w r11, r2, r11, ror #10         @ a110 = b110 ^ t
    str.w r11, [r0, #48]                @ a110
    bic.w r11, r1, r2                   @ t = ~b110 & b210
    bic.w r6, r7, r6, ror #9            @ t = ~b310 & b410
    bic.w lr, r2, r5                    @ t = ~b010 & b110
    eor.w r5, r5, r11                   @ a010 = b010 ^ t
    ldr.w r2, [r0, #160]                @ a031
    str.w r5, [r0, #40]                 @ a010
    eor.w lr, lr, r7, ror #1            @ a410 = b410 ^ t
    ldr.w r5, [sp, #8]                  @ d20
    ldr.w r11, [r0, #176]               @ a200
    eor.w r7, r4, r10, ror #29          @ b240 = rol(a421 ^ d41, 20)
    ror.w r7, r7, #12                   @ rho
    ldr.w r10, [r0, #184]               @ a311
    eor.w r1, r1, r6, ror #1            @ a210 = b210 ^ t
    ldr.w r6, [sp, #16]                 @ d31
    str.w lr, [r0, #72]                 @ a410
    eor.w r5, r5, r11, ror #26          @ b040 = rol(a200 ^ d20, 31)
    ldr.w lr, [r0, #168]                @ a140
    eor.w r2, r9, r2, ror #18           @ b340 = rol(a031 ^ d01, 21)
    str.w r1, [r0, #56]                 @ a210
    bic.w r1, r2, r7, ror #11           @ t = ~b240 & b340
    eor.w lr, lr, r8                    @ b440 = rol(a140 ^ d10, 1)
    eor.w r6, r6, r10, ror #14          @ b140 = rol(a311 ^ d31, 28)
    bic.w r10, lr, r2, ror #22          @ t = ~b340 & b440
    bic.w r11, r7, r6                   @ t = ~b140 & b240
    eor.w r11, r5, r11                  @ a040 = b040 ^ t
    eor.w r1, r6, r1, ror #21           @ a140 = b140 ^ t
    bic.w r6, r6, r5                    @ t = ~b040 & b140
    eor.w r10, r7, r10, ror #31         @ a240 = b240 ^ t
    str.w r10, [r0, #176]               @ a240
    ldr.w r10, [r0, #120]               @ a010
    ldr.w r7, [r0, #128]                @ a120
    str.w r1, [r0, #168]                @ a140
    ldr.w r1, [sp, #0]                  @ d00
    str.w r11, [r0, #160]               @ a040
    ldr.w r11, [r0, #144]               @ a340
    eor.w r6, r6, lr, ror #31           @ a440 = b440 ^ t
    str.w r6, [r0, #192]                @ a440
    bic.w r5, r5, lr, ror #31           @ t = ~b440 & b040
    eor.w r7, r8, r7, ror #28           @ b230 = rol(a120 ^ d10, 5)
    ldr.w r6, [r0, #152]                @ a401
    ldr.w lr, [r0, #136]                @ a231
    eor.w r10, r1, r10, ror #8          @ b130 = rol(a010 ^ d00, 18)
    eor.w r5, r5, r2, ror #21           @ a340 = b340 ^ t
    ror.w r10, r10, #14                 @ rho
    eor.w r6, r4, r6, ror #11           @ b030 = rol(a401 ^ d41, 14)
    str.w r5, [r0, #184]                @ a340
    eor.w r2, lr, r12                   @ b330 = rol(a231 ^ d21, 8)
    bic.w lr, r7, r10, ror #5           @ t = ~b130 & b230
    bic.w r5, r2, r7, ror #3            @ t = ~b230 & b330
    ror.w r6, r6, #18                   @ rho
    eor.w lr, r6, lr, ror #27           @ a030 = b030 ^ t
    str.w lr, [r0, #120]                @ a030
    eor.w r5, r10, r5, ror #24          @ a130 = b130 ^ t
    ldr.w lr, [r0, #100]                @ a211
    eor.w r11, r3, r11, ror #4          @ b430 = rol(a340 ^ d30, 28)
    bic.w r10, r10, r6                  @ t = ~b030 & b130
    bic.w r6, r6, r11                   @ t = ~b430 & b030
    eor.w r10, r11, r10                 @ a430 = b430 ^ t
    bic.w r11, r11, r2, ror #24         @ t = ~b330 & b430
    str.w r10, [r0, #152]               @ a430
    str.w r5, [r0, #128]                @ a130
    ldr.w r5, [r0, #108]                @ a320
    eor.w r11, r11, r7, ror #27         @ a230 = b230 ^ t
    ldr.w r7, [r0, #84]                 @ a041
    ldr.w r10, [r0, #52]                @ a130
    eor.w r6, r6, r2, ror #24           @ a330 = b330 ^ t
    eor.w r5, r5, r3                    @ b221 = rol(a320 ^ d30, 12)
    eor.w r12, r12, lr, ror #1          @ b121 = rol(a211 ^ d21, 3)
    ror.w r5, r5, #16                   @ rho
    ldr.w lr, [r0, #92]                 @ a100
    ror.w r12, r12, #29                 @ rho
    ldr.w r2, [r0, #116]                @ a431
    eor.w r2, r2, r4                    @ b321 = rol(a431 ^ d41, 4)
    str.w r11, [r0, #136]               @ a230
    eor.w lr, r8, lr, ror #10           @ b021 = a100 ^ d10
    bic.w r11, r5, r12                  @ t = ~b121 & b221
    str.w r6, [r0, #144]                @ a330
    bic.w r6, r2, r5, ror #4            @ t = ~b221 & b321
    eor.w r11, lr, r11                  @ a021 = b021 ^ t
    eor.w r7, r9, r7, ror #23           @ b421 = rol(a041 ^ d01, 9)
    eor.w r6, r12, r6, ror #28          @ a121 = b121 ^ t
    str.w r6, [r0, #92]                 @ a121
    bic.w r6, r7, r2, ror #27           @ t = ~b321 & b421
    str.w r11, [r0, #84]                @ a021
    bic.w r12, r12, lr                  @ t = ~b021 & b121
    bic.w lr, lr, r7, ror #1            @ t = ~b421 & b021
    ldr.w r11, [sp, #16]                @ d31
    eor.w r7, r12, r7, ror #1           @ a421 = b421 ^ t
    eor.w r8, r8, r10, ror #14          @ b311 = rol(a130 ^ d10, 22)
    ldr.w r10, [r0, #60]                @ a240
    eor.w r5, r5, r6, ror #1            @ a221 = b221 ^ t
    ldr.w r12, [sp, #8]                 @ d20
    eor.w r10, r10, r12                 @ b411 = rol(a240 ^ d20, 30)
    ldr.w r6, [r0, #68]                 @ a301
    eor.w lr, lr, r2, ror #28           @ a321 = b321 ^ t
    ldr.w r2, [r0, #44]                 @ a020
    str.w r5, [r0, #100]                @ a221
    ldr.w r5, [r0, #76]                 @ a411
    eor.w r6, r11, r6, ror #14          @ b011 = rol(a301 ^ d31, 14)
    str.w lr, [r0, #108]                @ a321
    bic.w lr, r10, r8, ror #9           @ t = ~b311 & b411
    eor.w r2, r2, r1                    @ b211 = rol(a020 ^ d00, 1)
    ror.w r2, r2, #31                   @ rho
    eor.w r4, r4, r5, ror #1            @ b111 = rol(a411 ^ d41, 10)
    ror.w r5, r6, #14                   @ rho
    str.w r7, [r0, #116]                @ a421
    eor.w lr, r2, lr, ror #1            @ a211 = b211 ^ t
    ror.w r7, r4, #22                   @ rho
    bic.w r4, r5, r10, ror #1           @ t = ~b411 & b011
    str.w lr, [r0, #60]                 @ a211
    bic.w lr, r7, r5                    @ t = ~b011 & b111
    bic.w r6, r8, r2, ror #22           @ t = ~b211 & b311
    eor.w r8, r4, r8, ror #10           @ a311 = b311 ^ t
    bic.w r2, r2, r7                    @ t = ~b111 & b211
    ldr.w r4, [r0, #104]                @ a321
    eor.w r7, r7, r6, ror #10           @ a111 = b111 ^ t
    str.w r8, [r0, #68]                 @ a311
    eor.w r8, lr, r10, ror #1           @ a411 = b411 ^ t
    ldr.w lr, [r0, #88]                 @ a101
    eor.w r5, r5, r2                    @ a011 = b011 ^ t
    eor.w r4, r11, r4, ror #4           @ b220 = rol(a321 ^ d31, 13)
    ldr.w r10, [r0, #96]                @ a210
    ldr.w r2, [r0, #80]                 @ a040
    str.w r8, [r0, #76]                 @ a411
    ldr.w r8, [sp, #4]                  @ d11
    eor.w r2, r2, r1                    @ b420 = rol(a040 ^ d00, 9)
    ldr.w r6, [r0, #112]                @ a430
    eor.w r10, r12, r10, ror #2         @ b120 = rol(a210 ^ d20, 3)
    str.w r5, [r0, #44]                 @ a011
    ror.w r10, r10, #28                 @ rho
    ldr.w r5, [sp, #20]                 @ d40
    ror.w r4, r4, #15                   @ rho
    eor.w r6, r6, r5                    @ b320 = rol(a430 ^ d40, 4)
    eor.w r8, r8, lr, ror #17           @ b020 = rol(a101 ^ d11, 1)
    str.w r7, [r0, #52]                 @ a111
    bic.w r7, r4, r10                   @ t = ~b120 & b220
    bic.w lr, r10, r8                   @ t = ~b020 & b120
    bic.w r1, r6, r4, ror #4            @ t = ~b220 & b320
    eor.w r7, r8, r7                    @ a020 = b020 ^ t
    str.w r7, [r0, #80]                 @ a020
    eor.w lr, lr, r2, ror #23           @ a420 = b420 ^ t
    ldr.w r7, [r0, #124]                @ a011
    eor.w r10, r10, r1, ror #28         @ a120 = b120 ^ t
    ldr.w r1, [r0, #140]                @ a230
    str.w r10, [r0, #88]                @ a120
    bic.w r8, r8, r2, ror #23           @ t = ~b420 & b020
    str.w lr, [r0, #112]                @ a420
    bic.w r2, r2, r6, ror #5            @ t = ~b320 & b420
    ldr.w r10, [r0, #156]               @ a400
    eor.w r8, r8, r6, ror #28           @ a320 = b320 ^ t
    eor.w r9, r9, r7, ror #21           @ b131 = rol(a011 ^ d01, 18)
    ldr.w r6, [r0, #148]                @ a341
    eor.w r4, r4, r2, ror #23           @ a220 = b220 ^ t
    ror.w r7, r9, #24                   @ rho
    ldr.w r2, [sp, #4]                  @ d11
    eor.w r12, r12, r1, ror #1          @ b331 = rol(a230 ^ d20, 7)
    ldr.w r1, [r0, #132]                @ a121
    eor.w r11, r11, r6, ror #16         @ b431 = rol(a341 ^ d31, 28)
    eor.w r10, r5, r10, ror #25         @ b031 = rol(a400 ^ d40, 13)
    ldr.w r9, [r0, #172]                @ a141
    bic.w r6, r11, r12, ror #24         @ t = ~b331 & b431
    ldr.w lr, [r0, #196]                @ a420
    eor.w r1, r2, r1, ror #28           @ b231 = rol(a121 ^ d11, 5)
    str.w r8, [r0, #104]                @ a320
    bic.w r8, r1, r7, ror #4            @ t = ~b131 & b231
    eor.w r9, r9, r2                    @ b441 = rol(a141 ^ d11, 1)
    ror.w r10, r10, #19                 @ rho
    str.w r4, [r0, #96]                 @ a220
    eor.w r6, r6, r1, ror #28           @ a231 = b231 ^ t
    bic.w r2, r7, r10                   @ t = ~b031 & b131
    eor.w r8, r10, r8, ror #28          @ a031 = b031 ^ t
    ldr.w r4, [sp, #12]                 @ d21
    eor.w r2, r11, r2                   @ a431 = b431 ^ t
    str.w r2, [r0, #156]                @ a431
    bic.w r1, r12, r1, ror #4           @ t = ~b231 & b331
    ldr.w r2, [r0, #180]                @ a201
    str.w r6, [r0, #140]                @ a231
    ldr.w r6, [r0, #164]                @ a030
    eor.w r7, r7, r1, ror #24           @ a131 = b131 ^ t
    ldr.w r1, [r0, #188]                @ a310
    eor.w r4, r4, r2, ror #25           @ b041 = rol(a201 ^ d21, 31)
    bic.w r10, r10, r11                 @ t = ~b431 & b031
    eor.w r10, r10, r12, ror #24        @ a331 = b331 ^ t
    ldr.w r12, [sp, #0]                 @ d00
    eor.w r3, r3, r1, ror #14           @ b141 = rol(a310 ^ d30, 27)
    ror.w r2, r4, #1                    @ rho
    eor.w r5, r5, lr, ror #28           @ b241 = rol(a420 ^ d40, 19)
    ror.w r3, r3, #1                    @ rho
    str.w r7, [r0, #132]                @ a131
    bic.w lr, r2, r9                    @ t = ~b441 & b041
    str.w r10, [r0, #148]               @ a331
    bic.w r11, r5, r3, ror #19          @ t = ~b141 & b241
    bic.w r7, r3, r2                    @ t = ~b041 & b141
    eor.w r6, r12, r6, ror #18          @ b341 = rol(a030 ^ d00, 20)
    eor.w r7, r9, r7                    @ a441 = b441 ^ t
    eor.w r2, r2, r11, ror #13          @ a041 = b041 ^ t
    bic.w r1, r6, r5, ror #1            @ t = ~b241 & b341
    str.w r8, [r0, #124]                @ a031
    str.w r7, [r0, #196]                @ a441
    bic.w r9, r9, r6, ror #12           @ t = ~b341 & b441
    eor.w r9, r9, r5, ror #13           @ a241 = b241 ^ t
    str.w r2, [r0, #164]                @ a041
    eor.w lr, lr, r6, ror #12           @ a341 = b341 ^ t
    str.w lr, [r0, #188]                @ a341
    str.w r9, [r0, #180]                @ a241
    eor.w r3, r3, r1, ror #12           @ a141 = b141 ^ t
    add sp, #28
    str.w r3, [r0, #172]                @ a141
    pop {r4-r11, pc}
.Lm7_paired_slow:
    subs r1, r1, r3
    strd r3, r1, [sp]
.Lm7_paired_rolled:
    ldm r0!, {r3-r12}                  @ plane 0 begins the parities
    movs r2, #4
1:
    ldr r1, [r0], #4
    eor r3, r3, r1
    ldr r1, [r0], #4
    eor r4, r4, r1
    ldr r1, [r0], #4
    eor r5, r5, r1
    ldr r1, [r0], #4
    eor r6, r6, r1
    ldr r1, [r0], #4
    eor r7, r7, r1
    ldr r1, [r0], #4
    eor r8, r8, r1
    ldr r1, [r0], #4
    eor r9, r9, r1
    ldr r1, [r0], #4
    eor r10, r10, r1
    ldr r1, [r0], #4
    eor r11, r11, r1
    ldr r1, [r0], #4
    eor r12, r12, r1
    subs r2, #1
    bne 1b
    subs r0, #200
    mov r1, r3
    eor r3, r3, r8, ror #31  @ d10
    eor r8, r8, r11  @ d31
    eor r11, r11, r6, ror #31  @ d00
    eor r6, r6, r9  @ d21
    eor r9, r9, r4, ror #31  @ d40
    eor r4, r4, r7  @ d11
    eor r7, r7, r12, ror #31  @ d30
    eor r12, r12, r5  @ d01
    eor r5, r5, r10, ror #31  @ d20
    eor r10, r10, r1  @ d41
    movs r2, #5
1:
    ldr r1, [r0]
    eor r1, r1, r11
    str r1, [r0], #4
    ldr r1, [r0]
    eor r1, r1, r12
    str r1, [r0], #4
    ldr r1, [r0]
    eor r1, r1, r3
    str r1, [r0], #4
    ldr r1, [r0]
    eor r1, r1, r4
    str r1, [r0], #4
    ldr r1, [r0]
    eor r1, r1, r5
    str r1, [r0], #4
    ldr r1, [r0]
    eor r1, r1, r6
    str r1, [r0], #4
    ldr r1, [r0]
    eor r1, r1, r7
    str r1, [r0], #4
    ldr r1, [r0]
    eor r1, r1, r8
    str r1, [r0], #4
    ldr r1, [r0]
    eor r1, r1, r9
    str r1, [r0], #4
    ldr r1, [r0]
    eor r1, r1, r10
    str r1, [r0], #4
    subs r2, #1
    bne 1b
    subs r0, #200
    ldrd r3, r4, [r0, #8]              @ lane (1, 0) begins the walk of pi
    adr r2, .Lm7_paired_pi
    movs r1, #24
1:
    ldrb r5, [r2], #1                  @ where it goes
    ldrb r6, [r2], #1                  @ and how far rho turns it
    add r5, r0, r5, lsl #3
    rsb r7, r6, #64
    lsrs r7, r7, #1                    @ carry: odd, so the halves trade places
    bcc 2f
    mov r8, r3
    mov r3, r4
    mov r4, r8
    adds r8, r7, #1
    ror r3, r3, r7
    ror r4, r4, r8
    b 3f
2:
    ror r3, r3, r7
    ror r4, r4, r7
3:
    ldrd r6, r7, [r5]
    strd r3, r4, [r5]
    mov r3, r6
    mov r4, r7
    subs r1, #1
    bne 1b
    movs r2, #10
1:
    ldr r3, [r0, #0]
    ldr r4, [r0, #8]
    ldr r5, [r0, #16]
    ldr r6, [r0, #24]
    ldr r7, [r0, #32]
    bic r8, r5, r4
    eor r8, r8, r3
    str r8, [r0, #0]
    bic r8, r6, r5
    eor r8, r8, r4
    str r8, [r0, #8]
    bic r8, r7, r6
    eor r8, r8, r5
    str r8, [r0, #16]
    bic r8, r3, r7
    eor r8, r8, r6
    str r8, [r0, #24]
    bic r8, r4, r3
    eor r8, r8, r7
    str r8, [r0, #32]
    adds r0, #4
    subs r2, #1
    lsrs r1, r2, #1                    @ carry: the odd half of the same plane is next
    bcs 1b
    adds r0, #32
    cmp r2, #0
    bne 1b
    subs r0, #200
    ldrd r3, r4, [r0]
    ldr r1, [sp, #24]
    ldr r2, [r1], #4
    str r1, [sp, #24]
    eor r3, r3, r2, lsr #31
    lsls r2, r2, #9
    eor r4, r4, r2, ror #10
    strd r3, r4, [r0]
    ldr r1, [sp]
    subs r1, #1
    str r1, [sp]
    bne .Lm7_paired_rolled
    ldr r1, [sp, #4]                   @ rounds that are left
    cmp r1, #0
    bne.w .Lm7_paired_fast
    add sp, #28
    pop {r4-r11, pc}
    .p2align 2
    .Lm7_paired_pi:  @ lane, rotation
    .byte 10, 1, 7, 3, 11, 6, 17, 10, 18, 15, 3, 21
    .byte 5, 28, 16, 36, 8, 45, 21, 55, 24, 2, 4, 14
    .byte 15, 27, 23, 41, 19, 56, 13, 8, 12, 25, 2, 43
    .byte 20, 62, 14, 18, 22, 39, 9, 61, 6, 20, 1, 44
    .p2align 3
.Lm7_paired_constants:
    .word 0x80000000
    .word 0x00000112
    .word 0x00000117
    .word 0x00010101
    .word 0x80000116
    .word 0x80010000
    .word 0x80010111
    .word 0x80000105
    .word 0x00000016
    .word 0x00000014
    .word 0x80010104
    .word 0x00010006
    .word 0x80010116
    .word 0x80000017
    .word 0x80000115
    .word 0x80000103
    .word 0x00000103
    .word 0x00000011
    .word 0x00000106
    .word 0x00010007
    .word 0x80010111
    .word 0x00000111
    .word 0x80810000
    .word 0x00010105
.Lm7_paired_end:
    .size lanewise_keccakp1600_x1_armv7m_m7_paired, . - lanewise_keccakp1600_x1_armv7m_m7_paired

    .section .note.GNU-stack, "", %progbits
