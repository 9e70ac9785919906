/* PYTHONPATH=lab python3 -m lanewise_lab.gen armv7m_m4_lazy4 > bench/baselines/armv7m/keccakp1600_x1_armv7m_m4_lazy4.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for ARMv7-M: grouped loads, deferred rotations in all rounds, in place
 *
 * void lanewise_keccakp1600_x1_armv7m_m4_lazy4(uint32_t state[50], uint32_t rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4.
 *     state: bit-interleaved: word 2i holds the even bits of lane i = x + 5y, and word
 *     2i + 1 the odd bits; aligned to 4 bytes.
 *
 * The structure of row 5 of Table 1 in Adomnicai (2023), in our own order: a first round that
 * finds no offsets, a loop of four rounds, a last round that removes the offsets.
 * Stack: 64 bytes
 * No branch and no address depends on the state. Clobbers r0-r3, r12, flags.
 */

    .syntax unified
    .thumb
    .text
    .p2align 2
    .globl lanewise_keccakp1600_x1_armv7m_m4_lazy4
    .type lanewise_keccakp1600_x1_armv7m_m4_lazy4, %function
    .thumb_func
lanewise_keccakp1600_x1_armv7m_m4_lazy4:
    push {r4-r12, lr}
    sub sp, #24
    ldr r2, .Lm4_lazy4_distance
.Lm4_lazy4_here:
    add r2, pc                         @ behind the last constant
    sub r2, r2, r1, lsl #3             @ 8 bytes for each round
    str r2, [sp, #20]
    ands r1, r1, #3                  @ rounds beyond a multiple
    beq.w .Lm4_lazy4_fast
    str r1, [sp]
.Lm4_lazy4_rolled:
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
    adr r2, .Lm4_lazy4_pi
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
    ldr r1, [sp, #20]
    ldr r2, [r1], #4
    eors r3, r2
    ldr r2, [r1], #4
    eors r4, r2
    str r1, [sp, #20]
    strd r3, r4, [r0]
    ldr r1, [sp]
    subs r1, #1
    str r1, [sp]
    bne .Lm4_lazy4_rolled
    ldr r1, [sp, #20]
    ldr r1, [r1]
    cmp r1, #2                         @ the mark behind the constants
    bne.w .Lm4_lazy4_fast
    add sp, #24
    pop {r4-r12, pc}
    .p2align 2
    .Lm4_lazy4_distance: .word .Lm4_lazy4_end - .Lm4_lazy4_here - 4
    .Lm4_lazy4_pi:  @ lane, rotation
    .byte 10, 1, 7, 3, 11, 6, 17, 10, 18, 15, 3, 21
    .byte 5, 28, 16, 36, 8, 45, 21, 55, 24, 2, 4, 14
    .byte 15, 27, 23, 41, 19, 56, 13, 8, 12, 25, 2, 43
    .byte 20, 62, 14, 18, 22, 39, 9, 61, 6, 20, 1, 44
    .p2align 2
.Lm4_lazy4_fast:
    @ first round
    ldr.w r1, [r0, #0]                  @ a000
    ldr.w r2, [r0, #40]                 @ a010
    ldr.w r3, [r0, #80]                 @ a020
    ldr.w r4, [r0, #120]                @ a030
    ldr.w r5, [r0, #160]                @ a040
    eor.w r1, r1, r2                    @ c00 ^= a010
    eor.w r1, r1, r3                    @ c00 ^= a020
    eor.w r1, r1, r4                    @ c00 ^= a030
    eor.w lr, r1, r5                    @ c00 ^= a040
    ldr.w r1, [r0, #28]                 @ a301
    ldr.w r2, [r0, #68]                 @ a311
    ldr.w r3, [r0, #108]                @ a321
    ldr.w r4, [r0, #148]                @ a331
    ldr.w r5, [r0, #188]                @ a341
    eor.w r1, r1, r2                    @ c31 ^= a311
    eor.w r1, r1, r3                    @ c31 ^= a321
    eor.w r1, r1, r4                    @ c31 ^= a331
    eor.w r1, r1, r5                    @ c31 ^= a341
    eor.w r2, r1, lr                    @ d41 = c31 ^ c00
    ldr.w r3, [r0, #8]                  @ a100
    ldr.w r4, [r0, #48]                 @ a110
    ldr.w r5, [r0, #88]                 @ a120
    ldr.w r6, [r0, #128]                @ a130
    ldr.w r7, [r0, #168]                @ a140
    str.w r2, [sp, #16]                 @ d41
    eor.w r3, r3, r4                    @ c10 ^= a110
    eor.w r3, r3, r5                    @ c10 ^= a120
    eor.w r3, r3, r6                    @ c10 ^= a130
    eor.w r3, r3, r7                    @ c10 ^= a140
    eor.w r12, r3, r1, ror #31          @ d20 = c10 ^ rol(c31, 1)
    ldr.w r1, [r0, #36]                 @ a401
    ldr.w r2, [r0, #76]                 @ a411
    ldr.w r4, [r0, #116]                @ a421
    ldr.w r5, [r0, #156]                @ a431
    ldr.w r6, [r0, #196]                @ a441
    eor.w r1, r1, r2                    @ c41 ^= a411
    eor.w r1, r1, r4                    @ c41 ^= a421
    eor.w r1, r1, r5                    @ c41 ^= a431
    eor.w r1, r1, r6                    @ c41 ^= a441
    eor.w r3, r1, r3                    @ d01 = c41 ^ c10
    ldr.w r2, [r0, #16]                 @ a200
    ldr.w r4, [r0, #56]                 @ a210
    ldr.w r5, [r0, #96]                 @ a220
    ldr.w r6, [r0, #136]                @ a230
    ldr.w r7, [r0, #176]                @ a240
    str.w r3, [sp, #4]                  @ d01
    eor.w r2, r2, r4                    @ c20 ^= a210
    eor.w r2, r2, r5                    @ c20 ^= a220
    eor.w r2, r2, r6                    @ c20 ^= a230
    eor.w r2, r2, r7                    @ c20 ^= a240
    eor.w r1, r2, r1, ror #31           @ d30 = c20 ^ rol(c41, 1)
    ldr.w r3, [r0, #4]                  @ a001
    ldr.w r4, [r0, #44]                 @ a011
    ldr.w r5, [r0, #84]                 @ a021
    ldr.w r6, [r0, #124]                @ a031
    ldr.w r7, [r0, #164]                @ a041
    str.w r1, [sp, #12]                 @ d30
    eor.w r3, r3, r4                    @ c01 ^= a011
    eor.w r3, r3, r5                    @ c01 ^= a021
    eor.w r3, r3, r6                    @ c01 ^= a031
    eor.w r3, r3, r7                    @ c01 ^= a041
    eor.w r11, r3, r2                   @ d11 = c01 ^ c20
    ldr.w r1, [r0, #24]                 @ a300
    ldr.w r2, [r0, #64]                 @ a310
    ldr.w r4, [r0, #104]                @ a320
    ldr.w r5, [r0, #144]                @ a330
    ldr.w r6, [r0, #184]                @ a340
    eor.w r1, r1, r2                    @ c30 ^= a310
    eor.w r1, r1, r4                    @ c30 ^= a320
    eor.w r1, r1, r5                    @ c30 ^= a330
    eor.w r1, r1, r6                    @ c30 ^= a340
    eor.w r10, r1, r3, ror #31          @ d40 = c30 ^ rol(c01, 1)
    ldr.w r2, [r0, #12]                 @ a101
    ldr.w r3, [r0, #52]                 @ a111
    ldr.w r4, [r0, #92]                 @ a121
    ldr.w r5, [r0, #132]                @ a131
    ldr.w r6, [r0, #172]                @ a141
    eor.w r2, r2, r3                    @ c11 ^= a111
    eor.w r2, r2, r4                    @ c11 ^= a121
    eor.w r2, r2, r5                    @ c11 ^= a131
    eor.w r2, r2, r6                    @ c11 ^= a141
    eor.w r1, r2, r1                    @ d21 = c11 ^ c30
    ldr.w r3, [r0, #32]                 @ a400
    ldr.w r4, [r0, #72]                 @ a410
    ldr.w r5, [r0, #112]                @ a420
    ldr.w r6, [r0, #152]                @ a430
    ldr.w r7, [r0, #192]                @ a440
    str.w r1, [sp, #8]                  @ d21
    eor.w r3, r3, r4                    @ c40 ^= a410
    eor.w r3, r3, r5                    @ c40 ^= a420
    eor.w r3, r3, r6                    @ c40 ^= a430
    eor.w r3, r3, r7                    @ c40 ^= a440
    eor.w r9, r3, r2, ror #31           @ d00 = c40 ^ rol(c11, 1)
    ldr.w r2, [r0, #20]                 @ a201
    ldr.w r4, [r0, #60]                 @ a211
    ldr.w r5, [r0, #100]                @ a221
    ldr.w r6, [r0, #140]                @ a231
    ldr.w r7, [r0, #180]                @ a241
    str.w r9, [sp, #0]                  @ d00
    eor.w r2, r2, r4                    @ c21 ^= a211
    eor.w r2, r2, r5                    @ c21 ^= a221
    eor.w r2, r2, r6                    @ c21 ^= a231
    eor.w r2, r2, r7                    @ c21 ^= a241
    eor.w r8, r2, r3                    @ d31 = c21 ^ c40
    eor.w lr, lr, r2, ror #31           @ d10 = c00 ^ rol(c21, 1)
    ldr.w r2, [r0, #0]                  @ a000
    ldr.w r3, [r0, #48]                 @ a110
    ldr.w r4, [r0, #100]                @ a221
    ldr.w r5, [r0, #148]                @ a331
    ldr.w r6, [r0, #192]                @ a440
    eor.w r2, r9, r2                    @ b000 = a000 ^ d00
    eor.w r3, lr, r3                    @ b100 = rol(a110 ^ d10, 22)
    eor.w r1, r1, r4                    @ b200 = rol(a221 ^ d21, 22)
    eor.w r5, r8, r5                    @ b300 = rol(a331 ^ d31, 11)
    eor.w r6, r10, r6                   @ b400 = rol(a440 ^ d40, 7)
    bic.w r4, r5, r1, ror #21           @ t = ~b200 & b300
    eor.w r4, r4, r3, ror #21           @ a100 = b100 ^ t
    str.w r4, [r0, #48]                 @ a100
    bic.w r4, r6, r5, ror #28           @ t = ~b300 & b400
    eor.w r4, r4, r1, ror #17           @ a200 = b200 ^ t
    str.w r4, [r0, #100]                @ a200
    bic.w r4, r2, r6, ror #25           @ t = ~b400 & b000
    eor.w r4, r4, r5, ror #21           @ a300 = b300 ^ t
    str.w r4, [r0, #148]                @ a300
    bic.w r4, r3, r2, ror #22           @ t = ~b000 & b100
    eor.w r4, r4, r6, ror #15           @ a400 = b400 ^ t
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #192]                @ a400
    bic.w r1, r1, r3                    @ t = ~b100 & b200
    ldr.w r3, [r5]                      @ iota
    eor.w r1, r2, r1, ror #10           @ a000 = b000 ^ t
    eor.w r1, r1, r3                    @ a000 ^= rc0
    ldr.w r2, [r0, #12]                 @ a101
    ldr.w r3, [r0, #56]                 @ a210
    ldr.w r4, [r0, #108]                @ a321
    ldr.w r5, [r0, #152]                @ a430
    ldr.w r6, [r0, #160]                @ a040
    str.w r1, [r0, #0]                  @ a000
    eor.w r2, r11, r2                   @ b020 = rol(a101 ^ d11, 1)
    eor.w r3, r12, r3                   @ b120 = rol(a210 ^ d20, 3)
    eor.w r4, r8, r4                    @ b220 = rol(a321 ^ d31, 13)
    eor.w r5, r10, r5                   @ b320 = rol(a430 ^ d40, 4)
    eor.w r6, r9, r6                    @ b420 = rol(a040 ^ d00, 9)
    bic.w r1, r4, r3, ror #10           @ t = ~b120 & b220
    eor.w r1, r1, r2, ror #12           @ a020 = b020 ^ t
    str.w r1, [r0, #160]                @ a020
    bic.w r1, r5, r4, ror #23           @ t = ~b220 & b320
    eor.w r1, r1, r3, ror #1            @ a120 = b120 ^ t
    str.w r1, [r0, #12]                 @ a120
    bic.w r1, r6, r5, ror #5            @ t = ~b320 & b420
    eor.w r1, r1, r4, ror #28           @ a220 = b220 ^ t
    str.w r1, [r0, #56]                 @ a220
    bic.w r1, r2, r6, ror #24           @ t = ~b420 & b020
    eor.w r1, r1, r5, ror #29           @ a320 = b320 ^ t
    str.w r1, [r0, #108]                @ a320
    bic.w r1, r3, r2, ror #2            @ t = ~b020 & b120
    eor.w r1, r1, r6, ror #26           @ a420 = b420 ^ t
    ldr.w r2, [sp, #16]                 @ d41
    ldr.w r3, [r0, #28]                 @ a301
    ldr.w r4, [r0, #76]                 @ a411
    ldr.w r5, [r0, #80]                 @ a020
    ldr.w r6, [r0, #128]                @ a130
    ldr.w r7, [r0, #176]                @ a240
    str.w r1, [r0, #152]                @ a420
    eor.w r3, r8, r3                    @ b011 = rol(a301 ^ d31, 14)
    eor.w r2, r2, r4                    @ b111 = rol(a411 ^ d41, 10)
    eor.w r9, r9, r5                    @ b211 = rol(a020 ^ d00, 1)
    eor.w r6, lr, r6                    @ b311 = rol(a130 ^ d10, 22)
    eor.w r7, r12, r7                   @ b411 = rol(a240 ^ d20, 30)
    bic.w r1, r9, r2, ror #23           @ t = ~b111 & b211
    eor.w r1, r1, r3, ror #19           @ a011 = b011 ^ t
    str.w r1, [r0, #80]                 @ a011
    bic.w r1, r6, r9, ror #21           @ t = ~b211 & b311
    eor.w r1, r1, r2, ror #12           @ a111 = b111 ^ t
    str.w r1, [r0, #128]                @ a111
    bic.w r1, r7, r6, ror #8            @ t = ~b311 & b411
    eor.w r1, r1, r9, ror #29           @ a211 = b211 ^ t
    str.w r1, [r0, #176]                @ a211
    bic.w r1, r3, r7, ror #16           @ t = ~b411 & b011
    eor.w r1, r1, r6, ror #24           @ a311 = b311 ^ t
    str.w r1, [r0, #28]                 @ a311
    bic.w r1, r2, r3, ror #28           @ t = ~b011 & b111
    eor.w r1, r1, r7, ror #12           @ a411 = b411 ^ t
    ldr.w r9, [sp, #4]                  @ d01
    ldr.w r2, [r0, #32]                 @ a400
    ldr.w r3, [r0, #44]                 @ a011
    ldr.w r4, [r0, #92]                 @ a121
    ldr.w r5, [r0, #136]                @ a230
    ldr.w r6, [r0, #188]                @ a341
    str.w r1, [r0, #76]                 @ a411
    eor.w r2, r10, r2                   @ b031 = rol(a400 ^ d40, 13)
    eor.w r3, r9, r3                    @ b131 = rol(a011 ^ d01, 18)
    eor.w r4, r11, r4                   @ b231 = rol(a121 ^ d11, 5)
    eor.w r5, r12, r5                   @ b331 = rol(a230 ^ d20, 7)
    eor.w r6, r8, r6                    @ b431 = rol(a341 ^ d31, 28)
    bic.w r1, r4, r3, ror #19           @ t = ~b131 & b231
    eor.w r1, r1, r2, ror #24           @ a031 = b031 ^ t
    str.w r1, [r0, #44]                 @ a031
    bic.w r1, r5, r4, ror #2            @ t = ~b231 & b331
    eor.w r1, r1, r3, ror #21           @ a131 = b131 ^ t
    str.w r1, [r0, #92]                 @ a131
    bic.w r1, r6, r5, ror #21           @ t = ~b331 & b431
    eor.w r1, r1, r4, ror #23           @ a231 = b231 ^ t
    str.w r1, [r0, #136]                @ a231
    bic.w r1, r2, r6, ror #17           @ t = ~b431 & b031
    eor.w r1, r1, r5, ror #6            @ a331 = b331 ^ t
    str.w r1, [r0, #188]                @ a331
    bic.w r1, r3, r2, ror #5            @ t = ~b031 & b131
    eor.w r1, r1, r6, ror #22           @ a431 = b431 ^ t
    ldr.w r7, [sp, #16]                 @ d41
    ldr.w r2, [r0, #16]                 @ a200
    ldr.w r3, [r0, #68]                 @ a311
    ldr.w r4, [r0, #116]                @ a421
    ldr.w r5, [r0, #124]                @ a031
    ldr.w r6, [r0, #168]                @ a140
    str.w r1, [r0, #32]                 @ a431
    eor.w r2, r12, r2                   @ b040 = rol(a200 ^ d20, 31)
    eor.w r8, r8, r3                    @ b140 = rol(a311 ^ d31, 28)
    eor.w r4, r7, r4                    @ b240 = rol(a421 ^ d41, 20)
    eor.w r5, r9, r5                    @ b340 = rol(a031 ^ d01, 21)
    eor.w r6, lr, r6                    @ b440 = rol(a140 ^ d10, 1)
    bic.w r1, r4, r8, ror #24           @ t = ~b140 & b240
    eor.w r1, r1, r2, ror #21           @ a040 = b040 ^ t
    str.w r1, [r0, #124]                @ a040
    bic.w r1, r5, r4, ror #1            @ t = ~b240 & b340
    eor.w r1, r1, r8, ror #25           @ a140 = b140 ^ t
    str.w r1, [r0, #168]                @ a140
    bic.w r1, r6, r5, ror #12           @ t = ~b340 & b440
    eor.w r1, r1, r4, ror #13           @ a240 = b240 ^ t
    str.w r1, [r0, #16]                 @ a240
    bic.w r1, r2, r6, ror #30           @ t = ~b440 & b040
    eor.w r1, r1, r5, ror #10           @ a340 = b340 ^ t
    str.w r1, [r0, #68]                 @ a340
    bic.w r1, r8, r2, ror #29           @ t = ~b040 & b140
    eor.w r1, r1, r6, ror #27           @ a440 = b440 ^ t
    ldr.w r8, [sp, #12]                 @ d30
    ldr.w r2, [r0, #4]                  @ a001
    ldr.w r3, [r0, #52]                 @ a111
    ldr.w r4, [r0, #96]                 @ a220
    ldr.w r5, [r0, #144]                @ a330
    ldr.w r6, [r0, #196]                @ a441
    str.w r1, [r0, #116]                @ a440
    eor.w r2, r9, r2                    @ b001 = a001 ^ d01
    eor.w r3, r11, r3                   @ b101 = rol(a111 ^ d11, 22)
    eor.w r12, r12, r4                  @ b201 = rol(a220 ^ d20, 21)
    eor.w r5, r8, r5                    @ b301 = rol(a330 ^ d30, 10)
    eor.w r6, r7, r6                    @ b401 = rol(a441 ^ d41, 7)
    bic.w r1, r5, r12, ror #21          @ t = ~b201 & b301
    eor.w r1, r1, r3, ror #20           @ a101 = b101 ^ t
    str.w r1, [r0, #52]                 @ a101
    bic.w r1, r6, r5, ror #29           @ t = ~b301 & b401
    eor.w r1, r1, r12, ror #18          @ a201 = b201 ^ t
    str.w r1, [r0, #96]                 @ a201
    bic.w r1, r2, r6, ror #25           @ t = ~b401 & b001
    eor.w r1, r1, r5, ror #22           @ a301 = b301 ^ t
    str.w r1, [r0, #144]                @ a301
    bic.w r1, r3, r2, ror #22           @ t = ~b001 & b101
    eor.w r1, r1, r6, ror #15           @ a401 = b401 ^ t
    ldr.w r4, [sp, #20]                 @ constants
    str.w r1, [r0, #196]                @ a401
    bic.w r1, r12, r3, ror #31          @ t = ~b101 & b201
    ldr.w r3, [r4, #4]                  @ iota
    eor.w r1, r2, r1, ror #11           @ a001 = b001 ^ t
    eor.w r1, r1, r3                    @ a001 ^= rc1
    ldr.w r12, [sp, #8]                 @ d21
    ldr.w r2, [r0, #8]                  @ a100
    ldr.w r3, [r0, #60]                 @ a211
    ldr.w r4, [r0, #104]                @ a320
    ldr.w r5, [r0, #156]                @ a431
    ldr.w r6, [r0, #164]                @ a041
    str.w r1, [r0, #4]                  @ a001
    eor.w r2, lr, r2                    @ b021 = a100 ^ d10
    eor.w r3, r12, r3                   @ b121 = rol(a211 ^ d21, 3)
    eor.w r4, r8, r4                    @ b221 = rol(a320 ^ d30, 12)
    eor.w r7, r7, r5                    @ b321 = rol(a431 ^ d41, 4)
    eor.w r6, r9, r6                    @ b421 = rol(a041 ^ d01, 9)
    bic.w r1, r4, r3, ror #9            @ t = ~b121 & b221
    eor.w r1, r1, r2, ror #12           @ a021 = b021 ^ t
    str.w r1, [r0, #164]                @ a021
    bic.w r1, r7, r4, ror #24           @ t = ~b221 & b321
    eor.w r1, r1, r3, ror #1            @ a121 = b121 ^ t
    str.w r1, [r0, #8]                  @ a121
    bic.w r1, r6, r7, ror #5            @ t = ~b321 & b421
    eor.w r1, r1, r4, ror #29           @ a221 = b221 ^ t
    str.w r1, [r0, #60]                 @ a221
    bic.w r1, r2, r6, ror #23           @ t = ~b421 & b021
    eor.w r1, r1, r7, ror #28           @ a321 = b321 ^ t
    str.w r1, [r0, #104]                @ a321
    bic.w r1, r3, r2, ror #3            @ t = ~b021 & b121
    eor.w r1, r1, r6, ror #26           @ a421 = b421 ^ t
    ldr.w r2, [r0, #24]                 @ a300
    ldr.w r3, [r0, #72]                 @ a410
    ldr.w r4, [r0, #84]                 @ a021
    ldr.w r5, [r0, #132]                @ a131
    ldr.w r6, [r0, #180]                @ a241
    str.w r1, [r0, #156]                @ a421
    eor.w r2, r8, r2                    @ b010 = rol(a300 ^ d30, 14)
    eor.w r3, r10, r3                   @ b110 = rol(a410 ^ d40, 10)
    eor.w r9, r9, r4                    @ b210 = rol(a021 ^ d01, 2)
    eor.w r5, r11, r5                   @ b310 = rol(a131 ^ d11, 23)
    eor.w r6, r12, r6                   @ b410 = rol(a241 ^ d21, 31)
    bic.w r1, r9, r3, ror #24           @ t = ~b110 & b210
    eor.w r1, r1, r2, ror #20           @ a010 = b010 ^ t
    str.w r1, [r0, #84]                 @ a010
    bic.w r1, r5, r9, ror #21           @ t = ~b210 & b310
    eor.w r1, r1, r3, ror #13           @ a110 = b110 ^ t
    str.w r1, [r0, #132]                @ a110
    bic.w r1, r6, r5, ror #8            @ t = ~b310 & b410
    eor.w r1, r1, r9, ror #29           @ a210 = b210 ^ t
    str.w r1, [r0, #180]                @ a210
    bic.w r1, r2, r6, ror #15           @ t = ~b410 & b010
    eor.w r1, r1, r5, ror #23           @ a310 = b310 ^ t
    str.w r1, [r0, #24]                 @ a310
    bic.w r1, r3, r2, ror #28           @ t = ~b010 & b110
    eor.w r1, r1, r6, ror #11           @ a410 = b410 ^ t
    ldr.w r2, [sp, #0]                  @ d00
    ldr.w r3, [r0, #20]                 @ a201
    ldr.w r4, [r0, #64]                 @ a310
    ldr.w r5, [r0, #112]                @ a420
    ldr.w r6, [r0, #120]                @ a030
    ldr.w r7, [r0, #172]                @ a141
    str.w r1, [r0, #72]                 @ a410
    eor.w r3, r12, r3                   @ b041 = rol(a201 ^ d21, 31)
    eor.w r4, r8, r4                    @ b141 = rol(a310 ^ d30, 27)
    eor.w r10, r10, r5                  @ b241 = rol(a420 ^ d40, 19)
    eor.w r6, r2, r6                    @ b341 = rol(a030 ^ d00, 20)
    eor.w r11, r11, r7                  @ b441 = rol(a141 ^ d11, 1)
    bic.w r1, r10, r4, ror #24          @ t = ~b141 & b241
    eor.w r1, r1, r3, ror #20           @ a041 = b041 ^ t
    str.w r1, [r0, #120]                @ a041
    bic.w r1, r6, r10, ror #1           @ t = ~b241 & b341
    eor.w r1, r1, r4, ror #25           @ a141 = b141 ^ t
    str.w r1, [r0, #172]                @ a141
    bic.w r1, r11, r6, ror #13          @ t = ~b341 & b441
    eor.w r1, r1, r10, ror #14          @ a241 = b241 ^ t
    str.w r1, [r0, #20]                 @ a241
    bic.w r1, r3, r11, ror #30          @ t = ~b441 & b041
    eor.w r1, r1, r6, ror #11           @ a341 = b341 ^ t
    str.w r1, [r0, #64]                 @ a341
    bic.w r1, r4, r3, ror #28           @ t = ~b041 & b141
    eor.w r1, r1, r11, ror #26          @ a441 = b441 ^ t
    ldr.w r3, [sp, #16]                 @ d41
    ldr.w r4, [r0, #36]                 @ a401
    ldr.w r5, [r0, #40]                 @ a010
    ldr.w r6, [r0, #88]                 @ a120
    ldr.w r7, [r0, #140]                @ a231
    ldr.w r9, [r0, #184]                @ a340
    str.w r1, [r0, #112]                @ a441
    eor.w r3, r3, r4                    @ b030 = rol(a401 ^ d41, 14)
    eor.w r2, r2, r5                    @ b130 = rol(a010 ^ d00, 18)
    eor.w lr, lr, r6                    @ b230 = rol(a120 ^ d10, 5)
    eor.w r12, r12, r7                  @ b330 = rol(a231 ^ d21, 8)
    eor.w r8, r8, r9                    @ b430 = rol(a340 ^ d30, 28)
    bic.w r1, lr, r2, ror #19           @ t = ~b130 & b230
    eor.w r1, r1, r3, ror #23           @ a030 = b030 ^ t
    str.w r1, [r0, #40]                 @ a030
    bic.w r1, r12, lr, ror #3           @ t = ~b230 & b330
    eor.w r1, r1, r2, ror #22           @ a130 = b130 ^ t
    str.w r1, [r0, #88]                 @ a130
    bic.w r1, r8, r12, ror #20          @ t = ~b330 & b430
    eor.w r1, r1, lr, ror #23           @ a230 = b230 ^ t
    str.w r1, [r0, #140]                @ a230
    bic.w r1, r3, r8, ror #18           @ t = ~b430 & b030
    eor.w r1, r1, r12, ror #6           @ a330 = b330 ^ t
    str.w r1, [r0, #184]                @ a330
    bic.w r1, r2, r3, ror #4            @ t = ~b030 & b130
    eor.w r1, r1, r8, ror #22           @ a430 = b430 ^ t
    str.w r1, [r0, #36]                 @ a430
    b.w .Lm4_lazy4_second
    .p2align 2
.Lm4_lazy4_first:
    @ round 1 of 4
    ldr.w r1, [r0, #0]                  @ a000
    ldr.w r2, [r0, #40]                 @ a010
    ldr.w r3, [r0, #80]                 @ a020
    ldr.w r4, [r0, #120]                @ a030
    ldr.w r5, [r0, #160]                @ a040
    eor.w r1, r1, r2, ror #30           @ c00 ^= a010
    eor.w r1, r1, r3, ror #19           @ c00 ^= a020
    eor.w r1, r1, r4, ror #27           @ c00 ^= a030
    eor.w lr, r1, r5, ror #12           @ c00 ^= a040
    ldr.w r1, [r0, #188]                @ a341
    ldr.w r2, [r0, #28]                 @ a301
    ldr.w r3, [r0, #68]                 @ a311
    ldr.w r4, [r0, #108]                @ a321
    ldr.w r5, [r0, #148]                @ a331
    eor.w r1, r1, r2, ror #31           @ c31 ^= a301
    eor.w r1, r1, r3, ror #17           @ c31 ^= a311
    eor.w r1, r1, r4, ror #31           @ c31 ^= a321
    eor.w r1, r1, r5, ror #18           @ c31 ^= a331
    eor.w r2, lr, r1, ror #1            @ d41 = c31 ^ c00
    ldr.w r3, [r0, #8]                  @ a100
    ldr.w r4, [r0, #48]                 @ a110
    ldr.w r5, [r0, #88]                 @ a120
    ldr.w r6, [r0, #128]                @ a130
    ldr.w r7, [r0, #168]                @ a140
    str.w r2, [sp, #16]                 @ d41
    eor.w r2, r3, r4, ror #20           @ c10 ^= a110
    eor.w r2, r2, r5, ror #7            @ c10 ^= a120
    eor.w r2, r2, r6, ror #3            @ c10 ^= a130
    eor.w r2, r2, r7, ror #22           @ c10 ^= a140
    eor.w r12, r1, r2, ror #21          @ d20 = c10 ^ rol(c31, 1)
    ldr.w r1, [r0, #36]                 @ a401
    ldr.w r3, [r0, #76]                 @ a411
    ldr.w r4, [r0, #116]                @ a421
    ldr.w r5, [r0, #156]                @ a431
    ldr.w r6, [r0, #196]                @ a441
    eor.w r1, r1, r3, ror #12           @ c41 ^= a411
    eor.w r1, r1, r4, ror #19           @ c41 ^= a421
    eor.w r1, r1, r5, ror #4            @ c41 ^= a431
    eor.w r1, r1, r6, ror #27           @ c41 ^= a441
    ror.w r1, r1, #10                   @ c41 realigned
    eor.w r2, r1, r2, ror #21           @ d01 = c41 ^ c10
    ldr.w r3, [r0, #16]                 @ a200
    ldr.w r4, [r0, #56]                 @ a210
    ldr.w r5, [r0, #96]                 @ a220
    ldr.w r6, [r0, #136]                @ a230
    ldr.w r7, [r0, #176]                @ a240
    str.w r2, [sp, #4]                  @ d01
    eor.w r2, r3, r4, ror #8            @ c20 ^= a210
    eor.w r2, r2, r5, ror #30           @ c20 ^= a220
    eor.w r2, r2, r6, ror #11           @ c20 ^= a230
    eor.w r2, r2, r7, ror #6            @ c20 ^= a240
    ror.w r2, r2, #25                   @ c20 realigned
    eor.w r1, r2, r1, ror #31           @ d30 = c20 ^ rol(c41, 1)
    ldr.w r3, [r0, #4]                  @ a001
    ldr.w r4, [r0, #44]                 @ a011
    ldr.w r5, [r0, #84]                 @ a021
    ldr.w r6, [r0, #124]                @ a031
    ldr.w r7, [r0, #164]                @ a041
    str.w r1, [sp, #12]                 @ d30
    eor.w r1, r3, r4, ror #31           @ c01 ^= a011
    eor.w r1, r1, r5, ror #20           @ c01 ^= a021
    eor.w r1, r1, r6, ror #27           @ c01 ^= a031
    eor.w r1, r1, r7, ror #13           @ c01 ^= a041
    eor.w r11, r1, r2                   @ d11 = c01 ^ c20
    ldr.w r2, [r0, #24]                 @ a300
    ldr.w r3, [r0, #64]                 @ a310
    ldr.w r4, [r0, #104]                @ a320
    ldr.w r5, [r0, #144]                @ a330
    ldr.w r6, [r0, #184]                @ a340
    eor.w r2, r2, r3, ror #18           @ c30 ^= a310
    eor.w r2, r2, r4, ror #31           @ c30 ^= a320
    eor.w r2, r2, r5, ror #18           @ c30 ^= a330
    eor.w r2, r2, r6, ror #1            @ c30 ^= a340
    eor.w r10, r2, r1, ror #31          @ d40 = c30 ^ rol(c01, 1)
    ldr.w r1, [r0, #12]                 @ a101
    ldr.w r3, [r0, #52]                 @ a111
    ldr.w r4, [r0, #92]                 @ a121
    ldr.w r5, [r0, #132]                @ a131
    ldr.w r6, [r0, #172]                @ a141
    eor.w r1, r1, r3, ror #20           @ c11 ^= a111
    eor.w r1, r1, r4, ror #6            @ c11 ^= a121
    eor.w r1, r1, r5, ror #3            @ c11 ^= a131
    eor.w r1, r1, r6, ror #22           @ c11 ^= a141
    eor.w r2, r2, r1, ror #22           @ d21 = c11 ^ c30
    ldr.w r3, [r0, #32]                 @ a400
    ldr.w r4, [r0, #72]                 @ a410
    ldr.w r5, [r0, #112]                @ a420
    ldr.w r6, [r0, #152]                @ a430
    ldr.w r7, [r0, #192]                @ a440
    str.w r2, [sp, #8]                  @ d21
    eor.w r3, r3, r4, ror #12           @ c40 ^= a410
    eor.w r3, r3, r5, ror #19           @ c40 ^= a420
    eor.w r3, r3, r6, ror #4            @ c40 ^= a430
    eor.w r3, r3, r7, ror #26           @ c40 ^= a440
    ror.w r3, r3, #10                   @ c40 realigned
    eor.w r9, r3, r1, ror #21           @ d00 = c40 ^ rol(c11, 1)
    ldr.w r1, [r0, #20]                 @ a201
    ldr.w r4, [r0, #60]                 @ a211
    ldr.w r5, [r0, #100]                @ a221
    ldr.w r6, [r0, #140]                @ a231
    ldr.w r7, [r0, #180]                @ a241
    str.w r9, [sp, #0]                  @ d00
    eor.w r1, r1, r4, ror #9            @ c21 ^= a211
    eor.w r1, r1, r5, ror #30           @ c21 ^= a221
    eor.w r1, r1, r6, ror #11           @ c21 ^= a231
    eor.w r1, r1, r7, ror #6            @ c21 ^= a241
    eor.w r8, r3, r1, ror #25           @ d31 = c21 ^ c40
    eor.w lr, lr, r1, ror #24           @ d10 = c00 ^ rol(c21, 1)
    ldr.w r1, [r0, #0]                  @ a000
    ldr.w r3, [r0, #48]                 @ a110
    ldr.w r4, [r0, #100]                @ a221
    ldr.w r5, [r0, #148]                @ a331
    ldr.w r6, [r0, #192]                @ a440
    eor.w r1, r9, r1                    @ b000 = a000 ^ d00
    eor.w r3, lr, r3, ror #9            @ b100 = rol(a110 ^ d10, 22)
    eor.w r2, r2, r4, ror #23           @ b200 = rol(a221 ^ d21, 22)
    eor.w r4, r8, r5, ror #19           @ b300 = rol(a331 ^ d31, 11)
    eor.w r5, r10, r6, ror #4           @ b400 = rol(a440 ^ d40, 7)
    bic.w r6, r4, r2, ror #21           @ t = ~b200 & b300
    eor.w r6, r6, r3, ror #21           @ a100 = b100 ^ t
    str.w r6, [r0, #48]                 @ a100
    bic.w r6, r5, r4, ror #28           @ t = ~b300 & b400
    eor.w r6, r6, r2, ror #17           @ a200 = b200 ^ t
    str.w r6, [r0, #100]                @ a200
    bic.w r6, r1, r5, ror #25           @ t = ~b400 & b000
    eor.w r4, r6, r4, ror #21           @ a300 = b300 ^ t
    str.w r4, [r0, #148]                @ a300
    bic.w r4, r3, r1, ror #22           @ t = ~b000 & b100
    eor.w r4, r4, r5, ror #15           @ a400 = b400 ^ t
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #192]                @ a400
    bic.w r2, r2, r3                    @ t = ~b100 & b200
    ldr.w r3, [r5]                      @ iota
    eor.w r1, r1, r2, ror #10           @ a000 = b000 ^ t
    eor.w r1, r1, r3                    @ a000 ^= rc0
    ldr.w r2, [r0, #12]                 @ a101
    ldr.w r3, [r0, #56]                 @ a210
    ldr.w r4, [r0, #108]                @ a321
    ldr.w r5, [r0, #152]                @ a430
    ldr.w r6, [r0, #160]                @ a040
    str.w r1, [r0, #0]                  @ a000
    eor.w r1, r11, r2, ror #22          @ b020 = rol(a101 ^ d11, 1)
    eor.w r2, r12, r3, ror #1           @ b120 = rol(a210 ^ d20, 3)
    eor.w r4, r8, r4                    @ b220 = rol(a321 ^ d31, 13)
    eor.w r3, r10, r5, ror #14          @ b320 = rol(a430 ^ d40, 4)
    eor.w r5, r9, r6, ror #12           @ b420 = rol(a040 ^ d00, 9)
    bic.w r6, r4, r2, ror #10           @ t = ~b120 & b220
    eor.w r6, r6, r1, ror #12           @ a020 = b020 ^ t
    str.w r6, [r0, #160]                @ a020
    bic.w r6, r3, r4, ror #23           @ t = ~b220 & b320
    eor.w r6, r6, r2, ror #1            @ a120 = b120 ^ t
    str.w r6, [r0, #12]                 @ a120
    bic.w r6, r5, r3, ror #5            @ t = ~b320 & b420
    eor.w r4, r6, r4, ror #28           @ a220 = b220 ^ t
    str.w r4, [r0, #56]                 @ a220
    bic.w r4, r1, r5, ror #24           @ t = ~b420 & b020
    eor.w r3, r4, r3, ror #29           @ a320 = b320 ^ t
    str.w r3, [r0, #108]                @ a320
    bic.w r1, r2, r1, ror #2            @ t = ~b020 & b120
    eor.w r1, r1, r5, ror #26           @ a420 = b420 ^ t
    ldr.w r2, [sp, #16]                 @ d41
    ldr.w r3, [r0, #28]                 @ a301
    ldr.w r4, [r0, #76]                 @ a411
    ldr.w r5, [r0, #80]                 @ a020
    ldr.w r6, [r0, #128]                @ a130
    ldr.w r7, [r0, #176]                @ a240
    str.w r1, [r0, #152]                @ a420
    eor.w r3, r8, r3                    @ b011 = rol(a301 ^ d31, 14)
    eor.w r1, r2, r4, ror #22           @ b111 = rol(a411 ^ d41, 10)
    eor.w r2, r9, r5, ror #19           @ b211 = rol(a020 ^ d00, 1)
    eor.w r4, lr, r6, ror #24           @ b311 = rol(a130 ^ d10, 22)
    eor.w r5, r12, r7, ror #31          @ b411 = rol(a240 ^ d20, 30)
    bic.w r6, r2, r1, ror #23           @ t = ~b111 & b211
    eor.w r6, r6, r3, ror #19           @ a011 = b011 ^ t
    str.w r6, [r0, #80]                 @ a011
    bic.w r6, r4, r2, ror #21           @ t = ~b211 & b311
    eor.w r6, r6, r1, ror #12           @ a111 = b111 ^ t
    str.w r6, [r0, #128]                @ a111
    bic.w r6, r5, r4, ror #8            @ t = ~b311 & b411
    eor.w r2, r6, r2, ror #29           @ a211 = b211 ^ t
    str.w r2, [r0, #176]                @ a211
    bic.w r2, r3, r5, ror #16           @ t = ~b411 & b011
    eor.w r2, r2, r4, ror #24           @ a311 = b311 ^ t
    str.w r2, [r0, #28]                 @ a311
    bic.w r1, r1, r3, ror #28           @ t = ~b011 & b111
    eor.w r1, r1, r5, ror #12           @ a411 = b411 ^ t
    ldr.w r9, [sp, #4]                  @ d01
    ldr.w r2, [r0, #32]                 @ a400
    ldr.w r3, [r0, #44]                 @ a011
    ldr.w r4, [r0, #92]                 @ a121
    ldr.w r5, [r0, #136]                @ a230
    ldr.w r6, [r0, #188]                @ a341
    str.w r1, [r0, #76]                 @ a411
    eor.w r1, r10, r2, ror #10          @ b031 = rol(a400 ^ d40, 13)
    eor.w r2, r9, r3, ror #31           @ b131 = rol(a011 ^ d01, 18)
    eor.w r3, r11, r4, ror #28          @ b231 = rol(a121 ^ d11, 5)
    eor.w r4, r12, r5, ror #4           @ b331 = rol(a230 ^ d20, 7)
    eor.w r5, r8, r6, ror #1            @ b431 = rol(a341 ^ d31, 28)
    bic.w r6, r3, r2, ror #19           @ t = ~b131 & b231
    eor.w r6, r6, r1, ror #24           @ a031 = b031 ^ t
    str.w r6, [r0, #44]                 @ a031
    bic.w r6, r4, r3, ror #2            @ t = ~b231 & b331
    eor.w r6, r6, r2, ror #21           @ a131 = b131 ^ t
    str.w r6, [r0, #92]                 @ a131
    bic.w r6, r5, r4, ror #21           @ t = ~b331 & b431
    eor.w r3, r6, r3, ror #23           @ a231 = b231 ^ t
    str.w r3, [r0, #136]                @ a231
    bic.w r3, r1, r5, ror #17           @ t = ~b431 & b031
    eor.w r3, r3, r4, ror #6            @ a331 = b331 ^ t
    str.w r3, [r0, #188]                @ a331
    bic.w r1, r2, r1, ror #5            @ t = ~b031 & b131
    eor.w r1, r1, r5, ror #22           @ a431 = b431 ^ t
    ldr.w r7, [sp, #16]                 @ d41
    ldr.w r2, [r0, #16]                 @ a200
    ldr.w r3, [r0, #68]                 @ a311
    ldr.w r4, [r0, #116]                @ a421
    ldr.w r5, [r0, #124]                @ a031
    ldr.w r6, [r0, #168]                @ a140
    str.w r1, [r0, #32]                 @ a431
    eor.w r1, r12, r2, ror #25          @ b040 = rol(a200 ^ d20, 31)
    eor.w r2, r8, r3, ror #18           @ b140 = rol(a311 ^ d31, 28)
    eor.w r3, r7, r4, ror #29           @ b240 = rol(a421 ^ d41, 20)
    eor.w r4, r9, r5, ror #27           @ b340 = rol(a031 ^ d01, 21)
    eor.w r5, lr, r6, ror #11           @ b440 = rol(a140 ^ d10, 1)
    bic.w r6, r3, r2, ror #24           @ t = ~b140 & b240
    eor.w r6, r6, r1, ror #21           @ a040 = b040 ^ t
    str.w r6, [r0, #124]                @ a040
    bic.w r6, r4, r3, ror #1            @ t = ~b240 & b340
    eor.w r6, r6, r2, ror #25           @ a140 = b140 ^ t
    str.w r6, [r0, #168]                @ a140
    bic.w r6, r5, r4, ror #12           @ t = ~b340 & b440
    eor.w r3, r6, r3, ror #13           @ a240 = b240 ^ t
    str.w r3, [r0, #16]                 @ a240
    bic.w r3, r1, r5, ror #30           @ t = ~b440 & b040
    eor.w r3, r3, r4, ror #10           @ a340 = b340 ^ t
    str.w r3, [r0, #68]                 @ a340
    bic.w r1, r2, r1, ror #29           @ t = ~b040 & b140
    eor.w r1, r1, r5, ror #27           @ a440 = b440 ^ t
    ldr.w r8, [sp, #12]                 @ d30
    ldr.w r2, [r0, #4]                  @ a001
    ldr.w r3, [r0, #52]                 @ a111
    ldr.w r4, [r0, #96]                 @ a220
    ldr.w r5, [r0, #144]                @ a330
    ldr.w r6, [r0, #196]                @ a441
    str.w r1, [r0, #116]                @ a440
    eor.w r2, r9, r2                    @ b001 = a001 ^ d01
    eor.w r1, r11, r3, ror #10          @ b101 = rol(a111 ^ d11, 22)
    eor.w r3, r12, r4, ror #23          @ b201 = rol(a220 ^ d20, 21)
    eor.w r4, r8, r5, ror #18           @ b301 = rol(a330 ^ d30, 10)
    eor.w r5, r7, r6, ror #5            @ b401 = rol(a441 ^ d41, 7)
    bic.w r6, r4, r3, ror #21           @ t = ~b201 & b301
    eor.w r6, r6, r1, ror #20           @ a101 = b101 ^ t
    str.w r6, [r0, #52]                 @ a101
    bic.w r6, r5, r4, ror #29           @ t = ~b301 & b401
    eor.w r6, r6, r3, ror #18           @ a201 = b201 ^ t
    str.w r6, [r0, #96]                 @ a201
    bic.w r6, r2, r5, ror #25           @ t = ~b401 & b001
    eor.w r4, r6, r4, ror #22           @ a301 = b301 ^ t
    str.w r4, [r0, #144]                @ a301
    bic.w r4, r1, r2, ror #22           @ t = ~b001 & b101
    eor.w r4, r4, r5, ror #15           @ a401 = b401 ^ t
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #196]                @ a401
    bic.w r1, r3, r1, ror #31           @ t = ~b101 & b201
    ldr.w r3, [r5, #4]                  @ iota
    eor.w r1, r2, r1, ror #11           @ a001 = b001 ^ t
    eor.w r1, r1, r3                    @ a001 ^= rc1
    ldr.w r12, [sp, #8]                 @ d21
    ldr.w r2, [r0, #8]                  @ a100
    ldr.w r3, [r0, #60]                 @ a211
    ldr.w r4, [r0, #104]                @ a320
    ldr.w r5, [r0, #156]                @ a431
    ldr.w r6, [r0, #164]                @ a041
    str.w r1, [r0, #4]                  @ a001
    eor.w r1, lr, r2, ror #21           @ b021 = a100 ^ d10
    eor.w r2, r12, r3, ror #2           @ b121 = rol(a211 ^ d21, 3)
    eor.w r3, r8, r4, ror #31           @ b221 = rol(a320 ^ d30, 12)
    eor.w r4, r7, r5, ror #14           @ b321 = rol(a431 ^ d41, 4)
    eor.w r5, r9, r6, ror #13           @ b421 = rol(a041 ^ d01, 9)
    bic.w r6, r3, r2, ror #9            @ t = ~b121 & b221
    eor.w r6, r6, r1, ror #12           @ a021 = b021 ^ t
    str.w r6, [r0, #164]                @ a021
    bic.w r6, r4, r3, ror #24           @ t = ~b221 & b321
    eor.w r6, r6, r2, ror #1            @ a121 = b121 ^ t
    str.w r6, [r0, #8]                  @ a121
    bic.w r6, r5, r4, ror #5            @ t = ~b321 & b421
    eor.w r3, r6, r3, ror #29           @ a221 = b221 ^ t
    str.w r3, [r0, #60]                 @ a221
    bic.w r3, r1, r5, ror #23           @ t = ~b421 & b021
    eor.w r3, r3, r4, ror #28           @ a321 = b321 ^ t
    str.w r3, [r0, #104]                @ a321
    bic.w r1, r2, r1, ror #3            @ t = ~b021 & b121
    eor.w r1, r1, r5, ror #26           @ a421 = b421 ^ t
    ldr.w r2, [r0, #24]                 @ a300
    ldr.w r3, [r0, #72]                 @ a410
    ldr.w r4, [r0, #84]                 @ a021
    ldr.w r5, [r0, #132]                @ a131
    ldr.w r6, [r0, #180]                @ a241
    str.w r1, [r0, #156]                @ a421
    eor.w r2, r8, r2                    @ b010 = rol(a300 ^ d30, 14)
    eor.w r1, r10, r3, ror #22          @ b110 = rol(a410 ^ d40, 10)
    eor.w r3, r9, r4, ror #20           @ b210 = rol(a021 ^ d01, 2)
    eor.w r4, r11, r5, ror #25          @ b310 = rol(a131 ^ d11, 23)
    eor.w r5, r12, r6, ror #31          @ b410 = rol(a241 ^ d21, 31)
    bic.w r6, r3, r1, ror #24           @ t = ~b110 & b210
    eor.w r6, r6, r2, ror #20           @ a010 = b010 ^ t
    str.w r6, [r0, #84]                 @ a010
    bic.w r6, r4, r3, ror #21           @ t = ~b210 & b310
    eor.w r6, r6, r1, ror #13           @ a110 = b110 ^ t
    str.w r6, [r0, #132]                @ a110
    bic.w r6, r5, r4, ror #8            @ t = ~b310 & b410
    eor.w r3, r6, r3, ror #29           @ a210 = b210 ^ t
    str.w r3, [r0, #180]                @ a210
    bic.w r3, r2, r5, ror #15           @ t = ~b410 & b010
    eor.w r3, r3, r4, ror #23           @ a310 = b310 ^ t
    str.w r3, [r0, #24]                 @ a310
    bic.w r1, r1, r2, ror #28           @ t = ~b010 & b110
    eor.w r1, r1, r5, ror #11           @ a410 = b410 ^ t
    ldr.w r2, [sp, #0]                  @ d00
    ldr.w r3, [r0, #20]                 @ a201
    ldr.w r4, [r0, #64]                 @ a310
    ldr.w r5, [r0, #112]                @ a420
    ldr.w r6, [r0, #120]                @ a030
    ldr.w r7, [r0, #172]                @ a141
    str.w r1, [r0, #72]                 @ a410
    eor.w r1, r12, r3, ror #25          @ b041 = rol(a201 ^ d21, 31)
    eor.w r3, r8, r4, ror #18           @ b141 = rol(a310 ^ d30, 27)
    eor.w r4, r10, r5, ror #29          @ b241 = rol(a420 ^ d40, 19)
    eor.w r5, r2, r6, ror #27           @ b341 = rol(a030 ^ d00, 20)
    eor.w r6, r11, r7, ror #12          @ b441 = rol(a141 ^ d11, 1)
    bic.w r7, r4, r3, ror #24           @ t = ~b141 & b241
    eor.w r7, r7, r1, ror #20           @ a041 = b041 ^ t
    str.w r7, [r0, #120]                @ a041
    bic.w r7, r5, r4, ror #1            @ t = ~b241 & b341
    eor.w r7, r7, r3, ror #25           @ a141 = b141 ^ t
    str.w r7, [r0, #172]                @ a141
    bic.w r7, r6, r5, ror #13           @ t = ~b341 & b441
    eor.w r4, r7, r4, ror #14           @ a241 = b241 ^ t
    str.w r4, [r0, #20]                 @ a241
    bic.w r4, r1, r6, ror #30           @ t = ~b441 & b041
    eor.w r4, r4, r5, ror #11           @ a341 = b341 ^ t
    str.w r4, [r0, #64]                 @ a341
    bic.w r1, r3, r1, ror #28           @ t = ~b041 & b141
    eor.w r1, r1, r6, ror #26           @ a441 = b441 ^ t
    ldr.w r3, [sp, #16]                 @ d41
    ldr.w r4, [r0, #36]                 @ a401
    ldr.w r5, [r0, #40]                 @ a010
    ldr.w r6, [r0, #88]                 @ a120
    ldr.w r7, [r0, #140]                @ a231
    ldr.w r9, [r0, #184]                @ a340
    str.w r1, [r0, #112]                @ a441
    eor.w r1, r3, r4, ror #10           @ b030 = rol(a401 ^ d41, 14)
    eor.w r2, r2, r5, ror #30           @ b130 = rol(a010 ^ d00, 18)
    eor.w r3, lr, r6, ror #28           @ b230 = rol(a120 ^ d10, 5)
    eor.w r4, r12, r7, ror #4           @ b330 = rol(a231 ^ d21, 8)
    eor.w r5, r8, r9, ror #1            @ b430 = rol(a340 ^ d30, 28)
    bic.w r6, r3, r2, ror #19           @ t = ~b130 & b230
    eor.w r6, r6, r1, ror #23           @ a030 = b030 ^ t
    str.w r6, [r0, #40]                 @ a030
    bic.w r6, r4, r3, ror #3            @ t = ~b230 & b330
    eor.w r6, r6, r2, ror #22           @ a130 = b130 ^ t
    str.w r6, [r0, #88]                 @ a130
    bic.w r6, r5, r4, ror #20           @ t = ~b330 & b430
    eor.w r3, r6, r3, ror #23           @ a230 = b230 ^ t
    str.w r3, [r0, #140]                @ a230
    bic.w r3, r1, r5, ror #18           @ t = ~b430 & b030
    eor.w r3, r3, r4, ror #6            @ a330 = b330 ^ t
    str.w r3, [r0, #184]                @ a330
    bic.w r1, r2, r1, ror #4            @ t = ~b030 & b130
    eor.w r1, r1, r5, ror #22           @ a430 = b430 ^ t
    str.w r1, [r0, #36]                 @ a430
.Lm4_lazy4_second:
    @ round 2 of 4
    ldr.w r1, [r0, #0]                  @ a000
    ldr.w r2, [r0, #84]                 @ a010
    ldr.w r3, [r0, #160]                @ a020
    ldr.w r4, [r0, #40]                 @ a030
    ldr.w r5, [r0, #124]                @ a040
    eor.w r1, r1, r2, ror #30           @ c00 ^= a010
    eor.w r1, r1, r3, ror #19           @ c00 ^= a020
    eor.w r1, r1, r4, ror #27           @ c00 ^= a030
    eor.w lr, r1, r5, ror #12           @ c00 ^= a040
    ldr.w r1, [r0, #64]                 @ a341
    ldr.w r2, [r0, #144]                @ a301
    ldr.w r3, [r0, #28]                 @ a311
    ldr.w r4, [r0, #104]                @ a321
    ldr.w r5, [r0, #188]                @ a331
    eor.w r1, r1, r2, ror #31           @ c31 ^= a301
    eor.w r1, r1, r3, ror #17           @ c31 ^= a311
    eor.w r1, r1, r4, ror #31           @ c31 ^= a321
    eor.w r1, r1, r5, ror #18           @ c31 ^= a331
    eor.w r2, lr, r1, ror #1            @ d41 = c31 ^ c00
    ldr.w r3, [r0, #48]                 @ a100
    ldr.w r4, [r0, #132]                @ a110
    ldr.w r5, [r0, #12]                 @ a120
    ldr.w r6, [r0, #88]                 @ a130
    ldr.w r7, [r0, #168]                @ a140
    str.w r2, [sp, #16]                 @ d41
    eor.w r2, r3, r4, ror #20           @ c10 ^= a110
    eor.w r2, r2, r5, ror #7            @ c10 ^= a120
    eor.w r2, r2, r6, ror #3            @ c10 ^= a130
    eor.w r2, r2, r7, ror #22           @ c10 ^= a140
    eor.w r12, r1, r2, ror #21          @ d20 = c10 ^ rol(c31, 1)
    ldr.w r1, [r0, #196]                @ a401
    ldr.w r3, [r0, #76]                 @ a411
    ldr.w r4, [r0, #156]                @ a421
    ldr.w r5, [r0, #32]                 @ a431
    ldr.w r6, [r0, #112]                @ a441
    eor.w r1, r1, r3, ror #12           @ c41 ^= a411
    eor.w r1, r1, r4, ror #19           @ c41 ^= a421
    eor.w r1, r1, r5, ror #4            @ c41 ^= a431
    eor.w r1, r1, r6, ror #27           @ c41 ^= a441
    ror.w r1, r1, #10                   @ c41 realigned
    eor.w r2, r1, r2, ror #21           @ d01 = c41 ^ c10
    ldr.w r3, [r0, #100]                @ a200
    ldr.w r4, [r0, #180]                @ a210
    ldr.w r5, [r0, #56]                 @ a220
    ldr.w r6, [r0, #140]                @ a230
    ldr.w r7, [r0, #16]                 @ a240
    str.w r2, [sp, #4]                  @ d01
    eor.w r2, r3, r4, ror #8            @ c20 ^= a210
    eor.w r2, r2, r5, ror #30           @ c20 ^= a220
    eor.w r2, r2, r6, ror #11           @ c20 ^= a230
    eor.w r2, r2, r7, ror #6            @ c20 ^= a240
    ror.w r2, r2, #25                   @ c20 realigned
    eor.w r1, r2, r1, ror #31           @ d30 = c20 ^ rol(c41, 1)
    ldr.w r3, [r0, #4]                  @ a001
    ldr.w r4, [r0, #80]                 @ a011
    ldr.w r5, [r0, #164]                @ a021
    ldr.w r6, [r0, #44]                 @ a031
    ldr.w r7, [r0, #120]                @ a041
    str.w r1, [sp, #12]                 @ d30
    eor.w r1, r3, r4, ror #31           @ c01 ^= a011
    eor.w r1, r1, r5, ror #20           @ c01 ^= a021
    eor.w r1, r1, r6, ror #27           @ c01 ^= a031
    eor.w r1, r1, r7, ror #13           @ c01 ^= a041
    eor.w r11, r1, r2                   @ d11 = c01 ^ c20
    ldr.w r2, [r0, #148]                @ a300
    ldr.w r3, [r0, #24]                 @ a310
    ldr.w r4, [r0, #108]                @ a320
    ldr.w r5, [r0, #184]                @ a330
    ldr.w r6, [r0, #68]                 @ a340
    eor.w r2, r2, r3, ror #18           @ c30 ^= a310
    eor.w r2, r2, r4, ror #31           @ c30 ^= a320
    eor.w r2, r2, r5, ror #18           @ c30 ^= a330
    eor.w r2, r2, r6, ror #1            @ c30 ^= a340
    eor.w r10, r2, r1, ror #31          @ d40 = c30 ^ rol(c01, 1)
    ldr.w r1, [r0, #52]                 @ a101
    ldr.w r3, [r0, #128]                @ a111
    ldr.w r4, [r0, #8]                  @ a121
    ldr.w r5, [r0, #92]                 @ a131
    ldr.w r6, [r0, #172]                @ a141
    eor.w r1, r1, r3, ror #20           @ c11 ^= a111
    eor.w r1, r1, r4, ror #6            @ c11 ^= a121
    eor.w r1, r1, r5, ror #3            @ c11 ^= a131
    eor.w r1, r1, r6, ror #22           @ c11 ^= a141
    eor.w r2, r2, r1, ror #22           @ d21 = c11 ^ c30
    ldr.w r3, [r0, #192]                @ a400
    ldr.w r4, [r0, #72]                 @ a410
    ldr.w r5, [r0, #152]                @ a420
    ldr.w r6, [r0, #36]                 @ a430
    ldr.w r7, [r0, #116]                @ a440
    str.w r2, [sp, #8]                  @ d21
    eor.w r3, r3, r4, ror #12           @ c40 ^= a410
    eor.w r3, r3, r5, ror #19           @ c40 ^= a420
    eor.w r3, r3, r6, ror #4            @ c40 ^= a430
    eor.w r3, r3, r7, ror #26           @ c40 ^= a440
    ror.w r3, r3, #10                   @ c40 realigned
    eor.w r9, r3, r1, ror #21           @ d00 = c40 ^ rol(c11, 1)
    ldr.w r1, [r0, #96]                 @ a201
    ldr.w r4, [r0, #176]                @ a211
    ldr.w r5, [r0, #60]                 @ a221
    ldr.w r6, [r0, #136]                @ a231
    ldr.w r7, [r0, #20]                 @ a241
    str.w r9, [sp, #0]                  @ d00
    eor.w r1, r1, r4, ror #9            @ c21 ^= a211
    eor.w r1, r1, r5, ror #30           @ c21 ^= a221
    eor.w r1, r1, r6, ror #11           @ c21 ^= a231
    eor.w r1, r1, r7, ror #6            @ c21 ^= a241
    eor.w r8, r3, r1, ror #25           @ d31 = c21 ^ c40
    eor.w lr, lr, r1, ror #24           @ d10 = c00 ^ rol(c21, 1)
    ldr.w r1, [r0, #0]                  @ a000
    ldr.w r3, [r0, #132]                @ a110
    ldr.w r4, [r0, #60]                 @ a221
    ldr.w r5, [r0, #188]                @ a331
    ldr.w r6, [r0, #116]                @ a440
    eor.w r1, r9, r1                    @ b000 = a000 ^ d00
    eor.w r3, lr, r3, ror #9            @ b100 = rol(a110 ^ d10, 22)
    eor.w r2, r2, r4, ror #23           @ b200 = rol(a221 ^ d21, 22)
    eor.w r4, r8, r5, ror #19           @ b300 = rol(a331 ^ d31, 11)
    eor.w r5, r10, r6, ror #4           @ b400 = rol(a440 ^ d40, 7)
    bic.w r6, r4, r2, ror #21           @ t = ~b200 & b300
    eor.w r6, r6, r3, ror #21           @ a100 = b100 ^ t
    str.w r6, [r0, #132]                @ a100
    bic.w r6, r5, r4, ror #28           @ t = ~b300 & b400
    eor.w r6, r6, r2, ror #17           @ a200 = b200 ^ t
    str.w r6, [r0, #60]                 @ a200
    bic.w r6, r1, r5, ror #25           @ t = ~b400 & b000
    eor.w r4, r6, r4, ror #21           @ a300 = b300 ^ t
    str.w r4, [r0, #188]                @ a300
    bic.w r4, r3, r1, ror #22           @ t = ~b000 & b100
    eor.w r4, r4, r5, ror #15           @ a400 = b400 ^ t
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #116]                @ a400
    bic.w r2, r2, r3                    @ t = ~b100 & b200
    ldr.w r3, [r5, #8]                  @ iota
    eor.w r1, r1, r2, ror #10           @ a000 = b000 ^ t
    eor.w r1, r1, r3                    @ a000 ^= rc0
    ldr.w r2, [r0, #52]                 @ a101
    ldr.w r3, [r0, #180]                @ a210
    ldr.w r4, [r0, #104]                @ a321
    ldr.w r5, [r0, #36]                 @ a430
    ldr.w r6, [r0, #124]                @ a040
    str.w r1, [r0, #0]                  @ a000
    eor.w r1, r11, r2, ror #22          @ b020 = rol(a101 ^ d11, 1)
    eor.w r2, r12, r3, ror #1           @ b120 = rol(a210 ^ d20, 3)
    eor.w r4, r8, r4                    @ b220 = rol(a321 ^ d31, 13)
    eor.w r3, r10, r5, ror #14          @ b320 = rol(a430 ^ d40, 4)
    eor.w r5, r9, r6, ror #12           @ b420 = rol(a040 ^ d00, 9)
    bic.w r6, r4, r2, ror #10           @ t = ~b120 & b220
    eor.w r6, r6, r1, ror #12           @ a020 = b020 ^ t
    str.w r6, [r0, #124]                @ a020
    bic.w r6, r3, r4, ror #23           @ t = ~b220 & b320
    eor.w r6, r6, r2, ror #1            @ a120 = b120 ^ t
    str.w r6, [r0, #52]                 @ a120
    bic.w r6, r5, r3, ror #5            @ t = ~b320 & b420
    eor.w r4, r6, r4, ror #28           @ a220 = b220 ^ t
    str.w r4, [r0, #180]                @ a220
    bic.w r4, r1, r5, ror #24           @ t = ~b420 & b020
    eor.w r3, r4, r3, ror #29           @ a320 = b320 ^ t
    str.w r3, [r0, #104]                @ a320
    bic.w r1, r2, r1, ror #2            @ t = ~b020 & b120
    eor.w r1, r1, r5, ror #26           @ a420 = b420 ^ t
    ldr.w r2, [sp, #16]                 @ d41
    ldr.w r3, [r0, #144]                @ a301
    ldr.w r4, [r0, #76]                 @ a411
    ldr.w r5, [r0, #160]                @ a020
    ldr.w r6, [r0, #88]                 @ a130
    ldr.w r7, [r0, #16]                 @ a240
    str.w r1, [r0, #36]                 @ a420
    eor.w r3, r8, r3                    @ b011 = rol(a301 ^ d31, 14)
    eor.w r1, r2, r4, ror #22           @ b111 = rol(a411 ^ d41, 10)
    eor.w r2, r9, r5, ror #19           @ b211 = rol(a020 ^ d00, 1)
    eor.w r4, lr, r6, ror #24           @ b311 = rol(a130 ^ d10, 22)
    eor.w r5, r12, r7, ror #31          @ b411 = rol(a240 ^ d20, 30)
    bic.w r6, r2, r1, ror #23           @ t = ~b111 & b211
    eor.w r6, r6, r3, ror #19           @ a011 = b011 ^ t
    str.w r6, [r0, #160]                @ a011
    bic.w r6, r4, r2, ror #21           @ t = ~b211 & b311
    eor.w r6, r6, r1, ror #12           @ a111 = b111 ^ t
    str.w r6, [r0, #88]                 @ a111
    bic.w r6, r5, r4, ror #8            @ t = ~b311 & b411
    eor.w r2, r6, r2, ror #29           @ a211 = b211 ^ t
    str.w r2, [r0, #16]                 @ a211
    bic.w r2, r3, r5, ror #16           @ t = ~b411 & b011
    eor.w r2, r2, r4, ror #24           @ a311 = b311 ^ t
    str.w r2, [r0, #144]                @ a311
    bic.w r1, r1, r3, ror #28           @ t = ~b011 & b111
    eor.w r1, r1, r5, ror #12           @ a411 = b411 ^ t
    ldr.w r9, [sp, #4]                  @ d01
    ldr.w r2, [r0, #192]                @ a400
    ldr.w r3, [r0, #80]                 @ a011
    ldr.w r4, [r0, #8]                  @ a121
    ldr.w r5, [r0, #140]                @ a230
    ldr.w r6, [r0, #64]                 @ a341
    str.w r1, [r0, #76]                 @ a411
    eor.w r1, r10, r2, ror #10          @ b031 = rol(a400 ^ d40, 13)
    eor.w r2, r9, r3, ror #31           @ b131 = rol(a011 ^ d01, 18)
    eor.w r3, r11, r4, ror #28          @ b231 = rol(a121 ^ d11, 5)
    eor.w r4, r12, r5, ror #4           @ b331 = rol(a230 ^ d20, 7)
    eor.w r5, r8, r6, ror #1            @ b431 = rol(a341 ^ d31, 28)
    bic.w r6, r3, r2, ror #19           @ t = ~b131 & b231
    eor.w r6, r6, r1, ror #24           @ a031 = b031 ^ t
    str.w r6, [r0, #80]                 @ a031
    bic.w r6, r4, r3, ror #2            @ t = ~b231 & b331
    eor.w r6, r6, r2, ror #21           @ a131 = b131 ^ t
    str.w r6, [r0, #8]                  @ a131
    bic.w r6, r5, r4, ror #21           @ t = ~b331 & b431
    eor.w r3, r6, r3, ror #23           @ a231 = b231 ^ t
    str.w r3, [r0, #140]                @ a231
    bic.w r3, r1, r5, ror #17           @ t = ~b431 & b031
    eor.w r3, r3, r4, ror #6            @ a331 = b331 ^ t
    str.w r3, [r0, #64]                 @ a331
    bic.w r1, r2, r1, ror #5            @ t = ~b031 & b131
    eor.w r1, r1, r5, ror #22           @ a431 = b431 ^ t
    ldr.w r7, [sp, #16]                 @ d41
    ldr.w r2, [r0, #100]                @ a200
    ldr.w r3, [r0, #28]                 @ a311
    ldr.w r4, [r0, #156]                @ a421
    ldr.w r5, [r0, #44]                 @ a031
    ldr.w r6, [r0, #168]                @ a140
    str.w r1, [r0, #192]                @ a431
    eor.w r1, r12, r2, ror #25          @ b040 = rol(a200 ^ d20, 31)
    eor.w r2, r8, r3, ror #18           @ b140 = rol(a311 ^ d31, 28)
    eor.w r3, r7, r4, ror #29           @ b240 = rol(a421 ^ d41, 20)
    eor.w r4, r9, r5, ror #27           @ b340 = rol(a031 ^ d01, 21)
    eor.w r5, lr, r6, ror #11           @ b440 = rol(a140 ^ d10, 1)
    bic.w r6, r3, r2, ror #24           @ t = ~b140 & b240
    eor.w r6, r6, r1, ror #21           @ a040 = b040 ^ t
    str.w r6, [r0, #44]                 @ a040
    bic.w r6, r4, r3, ror #1            @ t = ~b240 & b340
    eor.w r6, r6, r2, ror #25           @ a140 = b140 ^ t
    str.w r6, [r0, #168]                @ a140
    bic.w r6, r5, r4, ror #12           @ t = ~b340 & b440
    eor.w r3, r6, r3, ror #13           @ a240 = b240 ^ t
    str.w r3, [r0, #100]                @ a240
    bic.w r3, r1, r5, ror #30           @ t = ~b440 & b040
    eor.w r3, r3, r4, ror #10           @ a340 = b340 ^ t
    str.w r3, [r0, #28]                 @ a340
    bic.w r1, r2, r1, ror #29           @ t = ~b040 & b140
    eor.w r1, r1, r5, ror #27           @ a440 = b440 ^ t
    ldr.w r8, [sp, #12]                 @ d30
    ldr.w r2, [r0, #4]                  @ a001
    ldr.w r3, [r0, #128]                @ a111
    ldr.w r4, [r0, #56]                 @ a220
    ldr.w r5, [r0, #184]                @ a330
    ldr.w r6, [r0, #112]                @ a441
    str.w r1, [r0, #156]                @ a440
    eor.w r2, r9, r2                    @ b001 = a001 ^ d01
    eor.w r1, r11, r3, ror #10          @ b101 = rol(a111 ^ d11, 22)
    eor.w r3, r12, r4, ror #23          @ b201 = rol(a220 ^ d20, 21)
    eor.w r4, r8, r5, ror #18           @ b301 = rol(a330 ^ d30, 10)
    eor.w r5, r7, r6, ror #5            @ b401 = rol(a441 ^ d41, 7)
    bic.w r6, r4, r3, ror #21           @ t = ~b201 & b301
    eor.w r6, r6, r1, ror #20           @ a101 = b101 ^ t
    str.w r6, [r0, #128]                @ a101
    bic.w r6, r5, r4, ror #29           @ t = ~b301 & b401
    eor.w r6, r6, r3, ror #18           @ a201 = b201 ^ t
    str.w r6, [r0, #56]                 @ a201
    bic.w r6, r2, r5, ror #25           @ t = ~b401 & b001
    eor.w r4, r6, r4, ror #22           @ a301 = b301 ^ t
    str.w r4, [r0, #184]                @ a301
    bic.w r4, r1, r2, ror #22           @ t = ~b001 & b101
    eor.w r4, r4, r5, ror #15           @ a401 = b401 ^ t
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #112]                @ a401
    bic.w r1, r3, r1, ror #31           @ t = ~b101 & b201
    ldr.w r3, [r5, #12]                 @ iota
    eor.w r1, r2, r1, ror #11           @ a001 = b001 ^ t
    eor.w r1, r1, r3                    @ a001 ^= rc1
    ldr.w r12, [sp, #8]                 @ d21
    ldr.w r2, [r0, #48]                 @ a100
    ldr.w r3, [r0, #176]                @ a211
    ldr.w r4, [r0, #108]                @ a320
    ldr.w r5, [r0, #32]                 @ a431
    ldr.w r6, [r0, #120]                @ a041
    str.w r1, [r0, #4]                  @ a001
    eor.w r1, lr, r2, ror #21           @ b021 = a100 ^ d10
    eor.w r2, r12, r3, ror #2           @ b121 = rol(a211 ^ d21, 3)
    eor.w r3, r8, r4, ror #31           @ b221 = rol(a320 ^ d30, 12)
    eor.w r4, r7, r5, ror #14           @ b321 = rol(a431 ^ d41, 4)
    eor.w r5, r9, r6, ror #13           @ b421 = rol(a041 ^ d01, 9)
    bic.w r6, r3, r2, ror #9            @ t = ~b121 & b221
    eor.w r6, r6, r1, ror #12           @ a021 = b021 ^ t
    str.w r6, [r0, #120]                @ a021
    bic.w r6, r4, r3, ror #24           @ t = ~b221 & b321
    eor.w r6, r6, r2, ror #1            @ a121 = b121 ^ t
    str.w r6, [r0, #48]                 @ a121
    bic.w r6, r5, r4, ror #5            @ t = ~b321 & b421
    eor.w r3, r6, r3, ror #29           @ a221 = b221 ^ t
    str.w r3, [r0, #176]                @ a221
    bic.w r3, r1, r5, ror #23           @ t = ~b421 & b021
    eor.w r3, r3, r4, ror #28           @ a321 = b321 ^ t
    str.w r3, [r0, #108]                @ a321
    bic.w r1, r2, r1, ror #3            @ t = ~b021 & b121
    eor.w r1, r1, r5, ror #26           @ a421 = b421 ^ t
    ldr.w r2, [r0, #148]                @ a300
    ldr.w r3, [r0, #72]                 @ a410
    ldr.w r4, [r0, #164]                @ a021
    ldr.w r5, [r0, #92]                 @ a131
    ldr.w r6, [r0, #20]                 @ a241
    str.w r1, [r0, #32]                 @ a421
    eor.w r2, r8, r2                    @ b010 = rol(a300 ^ d30, 14)
    eor.w r1, r10, r3, ror #22          @ b110 = rol(a410 ^ d40, 10)
    eor.w r3, r9, r4, ror #20           @ b210 = rol(a021 ^ d01, 2)
    eor.w r4, r11, r5, ror #25          @ b310 = rol(a131 ^ d11, 23)
    eor.w r5, r12, r6, ror #31          @ b410 = rol(a241 ^ d21, 31)
    bic.w r6, r3, r1, ror #24           @ t = ~b110 & b210
    eor.w r6, r6, r2, ror #20           @ a010 = b010 ^ t
    str.w r6, [r0, #164]                @ a010
    bic.w r6, r4, r3, ror #21           @ t = ~b210 & b310
    eor.w r6, r6, r1, ror #13           @ a110 = b110 ^ t
    str.w r6, [r0, #92]                 @ a110
    bic.w r6, r5, r4, ror #8            @ t = ~b310 & b410
    eor.w r3, r6, r3, ror #29           @ a210 = b210 ^ t
    str.w r3, [r0, #20]                 @ a210
    bic.w r3, r2, r5, ror #15           @ t = ~b410 & b010
    eor.w r3, r3, r4, ror #23           @ a310 = b310 ^ t
    str.w r3, [r0, #148]                @ a310
    bic.w r1, r1, r2, ror #28           @ t = ~b010 & b110
    eor.w r1, r1, r5, ror #11           @ a410 = b410 ^ t
    ldr.w r2, [sp, #0]                  @ d00
    ldr.w r3, [r0, #96]                 @ a201
    ldr.w r4, [r0, #24]                 @ a310
    ldr.w r5, [r0, #152]                @ a420
    ldr.w r6, [r0, #40]                 @ a030
    ldr.w r7, [r0, #172]                @ a141
    str.w r1, [r0, #72]                 @ a410
    eor.w r1, r12, r3, ror #25          @ b041 = rol(a201 ^ d21, 31)
    eor.w r3, r8, r4, ror #18           @ b141 = rol(a310 ^ d30, 27)
    eor.w r4, r10, r5, ror #29          @ b241 = rol(a420 ^ d40, 19)
    eor.w r5, r2, r6, ror #27           @ b341 = rol(a030 ^ d00, 20)
    eor.w r6, r11, r7, ror #12          @ b441 = rol(a141 ^ d11, 1)
    bic.w r7, r4, r3, ror #24           @ t = ~b141 & b241
    eor.w r7, r7, r1, ror #20           @ a041 = b041 ^ t
    str.w r7, [r0, #40]                 @ a041
    bic.w r7, r5, r4, ror #1            @ t = ~b241 & b341
    eor.w r7, r7, r3, ror #25           @ a141 = b141 ^ t
    str.w r7, [r0, #172]                @ a141
    bic.w r7, r6, r5, ror #13           @ t = ~b341 & b441
    eor.w r4, r7, r4, ror #14           @ a241 = b241 ^ t
    str.w r4, [r0, #96]                 @ a241
    bic.w r4, r1, r6, ror #30           @ t = ~b441 & b041
    eor.w r4, r4, r5, ror #11           @ a341 = b341 ^ t
    str.w r4, [r0, #24]                 @ a341
    bic.w r1, r3, r1, ror #28           @ t = ~b041 & b141
    eor.w r1, r1, r6, ror #26           @ a441 = b441 ^ t
    ldr.w r3, [sp, #16]                 @ d41
    ldr.w r4, [r0, #196]                @ a401
    ldr.w r5, [r0, #84]                 @ a010
    ldr.w r6, [r0, #12]                 @ a120
    ldr.w r7, [r0, #136]                @ a231
    ldr.w r9, [r0, #68]                 @ a340
    str.w r1, [r0, #152]                @ a441
    eor.w r1, r3, r4, ror #10           @ b030 = rol(a401 ^ d41, 14)
    eor.w r2, r2, r5, ror #30           @ b130 = rol(a010 ^ d00, 18)
    eor.w r3, lr, r6, ror #28           @ b230 = rol(a120 ^ d10, 5)
    eor.w r4, r12, r7, ror #4           @ b330 = rol(a231 ^ d21, 8)
    eor.w r5, r8, r9, ror #1            @ b430 = rol(a340 ^ d30, 28)
    bic.w r6, r3, r2, ror #19           @ t = ~b130 & b230
    eor.w r6, r6, r1, ror #23           @ a030 = b030 ^ t
    str.w r6, [r0, #84]                 @ a030
    bic.w r6, r4, r3, ror #3            @ t = ~b230 & b330
    eor.w r6, r6, r2, ror #22           @ a130 = b130 ^ t
    str.w r6, [r0, #12]                 @ a130
    bic.w r6, r5, r4, ror #20           @ t = ~b330 & b430
    eor.w r3, r6, r3, ror #23           @ a230 = b230 ^ t
    str.w r3, [r0, #136]                @ a230
    bic.w r3, r1, r5, ror #18           @ t = ~b430 & b030
    eor.w r3, r3, r4, ror #6            @ a330 = b330 ^ t
    str.w r3, [r0, #68]                 @ a330
    bic.w r1, r2, r1, ror #4            @ t = ~b030 & b130
    eor.w r1, r1, r5, ror #22           @ a430 = b430 ^ t
    str.w r1, [r0, #196]                @ a430
    @ round 3 of 4
    ldr.w r1, [r0, #0]                  @ a000
    ldr.w r2, [r0, #164]                @ a010
    ldr.w r3, [r0, #124]                @ a020
    ldr.w r4, [r0, #84]                 @ a030
    ldr.w r5, [r0, #44]                 @ a040
    eor.w r1, r1, r2, ror #30           @ c00 ^= a010
    eor.w r1, r1, r3, ror #19           @ c00 ^= a020
    eor.w r1, r1, r4, ror #27           @ c00 ^= a030
    eor.w lr, r1, r5, ror #12           @ c00 ^= a040
    ldr.w r1, [r0, #24]                 @ a341
    ldr.w r2, [r0, #184]                @ a301
    ldr.w r3, [r0, #144]                @ a311
    ldr.w r4, [r0, #108]                @ a321
    ldr.w r5, [r0, #64]                 @ a331
    eor.w r1, r1, r2, ror #31           @ c31 ^= a301
    eor.w r1, r1, r3, ror #17           @ c31 ^= a311
    eor.w r1, r1, r4, ror #31           @ c31 ^= a321
    eor.w r1, r1, r5, ror #18           @ c31 ^= a331
    eor.w r2, lr, r1, ror #1            @ d41 = c31 ^ c00
    ldr.w r3, [r0, #132]                @ a100
    ldr.w r4, [r0, #92]                 @ a110
    ldr.w r5, [r0, #52]                 @ a120
    ldr.w r6, [r0, #12]                 @ a130
    ldr.w r7, [r0, #168]                @ a140
    str.w r2, [sp, #16]                 @ d41
    eor.w r2, r3, r4, ror #20           @ c10 ^= a110
    eor.w r2, r2, r5, ror #7            @ c10 ^= a120
    eor.w r2, r2, r6, ror #3            @ c10 ^= a130
    eor.w r2, r2, r7, ror #22           @ c10 ^= a140
    eor.w r12, r1, r2, ror #21          @ d20 = c10 ^ rol(c31, 1)
    ldr.w r1, [r0, #112]                @ a401
    ldr.w r3, [r0, #76]                 @ a411
    ldr.w r4, [r0, #32]                 @ a421
    ldr.w r5, [r0, #192]                @ a431
    ldr.w r6, [r0, #152]                @ a441
    eor.w r1, r1, r3, ror #12           @ c41 ^= a411
    eor.w r1, r1, r4, ror #19           @ c41 ^= a421
    eor.w r1, r1, r5, ror #4            @ c41 ^= a431
    eor.w r1, r1, r6, ror #27           @ c41 ^= a441
    ror.w r1, r1, #10                   @ c41 realigned
    eor.w r2, r1, r2, ror #21           @ d01 = c41 ^ c10
    ldr.w r3, [r0, #60]                 @ a200
    ldr.w r4, [r0, #20]                 @ a210
    ldr.w r5, [r0, #180]                @ a220
    ldr.w r6, [r0, #136]                @ a230
    ldr.w r7, [r0, #100]                @ a240
    str.w r2, [sp, #4]                  @ d01
    eor.w r2, r3, r4, ror #8            @ c20 ^= a210
    eor.w r2, r2, r5, ror #30           @ c20 ^= a220
    eor.w r2, r2, r6, ror #11           @ c20 ^= a230
    eor.w r2, r2, r7, ror #6            @ c20 ^= a240
    ror.w r2, r2, #25                   @ c20 realigned
    eor.w r1, r2, r1, ror #31           @ d30 = c20 ^ rol(c41, 1)
    ldr.w r3, [r0, #4]                  @ a001
    ldr.w r4, [r0, #160]                @ a011
    ldr.w r5, [r0, #120]                @ a021
    ldr.w r6, [r0, #80]                 @ a031
    ldr.w r7, [r0, #40]                 @ a041
    str.w r1, [sp, #12]                 @ d30
    eor.w r1, r3, r4, ror #31           @ c01 ^= a011
    eor.w r1, r1, r5, ror #20           @ c01 ^= a021
    eor.w r1, r1, r6, ror #27           @ c01 ^= a031
    eor.w r1, r1, r7, ror #13           @ c01 ^= a041
    eor.w r11, r1, r2                   @ d11 = c01 ^ c20
    ldr.w r2, [r0, #188]                @ a300
    ldr.w r3, [r0, #148]                @ a310
    ldr.w r4, [r0, #104]                @ a320
    ldr.w r5, [r0, #68]                 @ a330
    ldr.w r6, [r0, #28]                 @ a340
    eor.w r2, r2, r3, ror #18           @ c30 ^= a310
    eor.w r2, r2, r4, ror #31           @ c30 ^= a320
    eor.w r2, r2, r5, ror #18           @ c30 ^= a330
    eor.w r2, r2, r6, ror #1            @ c30 ^= a340
    eor.w r10, r2, r1, ror #31          @ d40 = c30 ^ rol(c01, 1)
    ldr.w r1, [r0, #128]                @ a101
    ldr.w r3, [r0, #88]                 @ a111
    ldr.w r4, [r0, #48]                 @ a121
    ldr.w r5, [r0, #8]                  @ a131
    ldr.w r6, [r0, #172]                @ a141
    eor.w r1, r1, r3, ror #20           @ c11 ^= a111
    eor.w r1, r1, r4, ror #6            @ c11 ^= a121
    eor.w r1, r1, r5, ror #3            @ c11 ^= a131
    eor.w r1, r1, r6, ror #22           @ c11 ^= a141
    eor.w r2, r2, r1, ror #22           @ d21 = c11 ^ c30
    ldr.w r3, [r0, #116]                @ a400
    ldr.w r4, [r0, #72]                 @ a410
    ldr.w r5, [r0, #36]                 @ a420
    ldr.w r6, [r0, #196]                @ a430
    ldr.w r7, [r0, #156]                @ a440
    str.w r2, [sp, #8]                  @ d21
    eor.w r3, r3, r4, ror #12           @ c40 ^= a410
    eor.w r3, r3, r5, ror #19           @ c40 ^= a420
    eor.w r3, r3, r6, ror #4            @ c40 ^= a430
    eor.w r3, r3, r7, ror #26           @ c40 ^= a440
    ror.w r3, r3, #10                   @ c40 realigned
    eor.w r9, r3, r1, ror #21           @ d00 = c40 ^ rol(c11, 1)
    ldr.w r1, [r0, #56]                 @ a201
    ldr.w r4, [r0, #16]                 @ a211
    ldr.w r5, [r0, #176]                @ a221
    ldr.w r6, [r0, #140]                @ a231
    ldr.w r7, [r0, #96]                 @ a241
    str.w r9, [sp, #0]                  @ d00
    eor.w r1, r1, r4, ror #9            @ c21 ^= a211
    eor.w r1, r1, r5, ror #30           @ c21 ^= a221
    eor.w r1, r1, r6, ror #11           @ c21 ^= a231
    eor.w r1, r1, r7, ror #6            @ c21 ^= a241
    eor.w r8, r3, r1, ror #25           @ d31 = c21 ^ c40
    eor.w lr, lr, r1, ror #24           @ d10 = c00 ^ rol(c21, 1)
    ldr.w r1, [r0, #0]                  @ a000
    ldr.w r3, [r0, #92]                 @ a110
    ldr.w r4, [r0, #176]                @ a221
    ldr.w r5, [r0, #64]                 @ a331
    ldr.w r6, [r0, #156]                @ a440
    eor.w r1, r9, r1                    @ b000 = a000 ^ d00
    eor.w r3, lr, r3, ror #9            @ b100 = rol(a110 ^ d10, 22)
    eor.w r2, r2, r4, ror #23           @ b200 = rol(a221 ^ d21, 22)
    eor.w r4, r8, r5, ror #19           @ b300 = rol(a331 ^ d31, 11)
    eor.w r5, r10, r6, ror #4           @ b400 = rol(a440 ^ d40, 7)
    bic.w r6, r4, r2, ror #21           @ t = ~b200 & b300
    eor.w r6, r6, r3, ror #21           @ a100 = b100 ^ t
    str.w r6, [r0, #92]                 @ a100
    bic.w r6, r5, r4, ror #28           @ t = ~b300 & b400
    eor.w r6, r6, r2, ror #17           @ a200 = b200 ^ t
    str.w r6, [r0, #176]                @ a200
    bic.w r6, r1, r5, ror #25           @ t = ~b400 & b000
    eor.w r4, r6, r4, ror #21           @ a300 = b300 ^ t
    str.w r4, [r0, #64]                 @ a300
    bic.w r4, r3, r1, ror #22           @ t = ~b000 & b100
    eor.w r4, r4, r5, ror #15           @ a400 = b400 ^ t
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #156]                @ a400
    bic.w r2, r2, r3                    @ t = ~b100 & b200
    ldr.w r3, [r5, #16]                 @ iota
    eor.w r1, r1, r2, ror #10           @ a000 = b000 ^ t
    eor.w r1, r1, r3                    @ a000 ^= rc0
    ldr.w r2, [r0, #128]                @ a101
    ldr.w r3, [r0, #20]                 @ a210
    ldr.w r4, [r0, #108]                @ a321
    ldr.w r5, [r0, #196]                @ a430
    ldr.w r6, [r0, #44]                 @ a040
    str.w r1, [r0, #0]                  @ a000
    eor.w r1, r11, r2, ror #22          @ b020 = rol(a101 ^ d11, 1)
    eor.w r2, r12, r3, ror #1           @ b120 = rol(a210 ^ d20, 3)
    eor.w r4, r8, r4                    @ b220 = rol(a321 ^ d31, 13)
    eor.w r3, r10, r5, ror #14          @ b320 = rol(a430 ^ d40, 4)
    eor.w r5, r9, r6, ror #12           @ b420 = rol(a040 ^ d00, 9)
    bic.w r6, r4, r2, ror #10           @ t = ~b120 & b220
    eor.w r6, r6, r1, ror #12           @ a020 = b020 ^ t
    str.w r6, [r0, #44]                 @ a020
    bic.w r6, r3, r4, ror #23           @ t = ~b220 & b320
    eor.w r6, r6, r2, ror #1            @ a120 = b120 ^ t
    str.w r6, [r0, #128]                @ a120
    bic.w r6, r5, r3, ror #5            @ t = ~b320 & b420
    eor.w r4, r6, r4, ror #28           @ a220 = b220 ^ t
    str.w r4, [r0, #20]                 @ a220
    bic.w r4, r1, r5, ror #24           @ t = ~b420 & b020
    eor.w r3, r4, r3, ror #29           @ a320 = b320 ^ t
    str.w r3, [r0, #108]                @ a320
    bic.w r1, r2, r1, ror #2            @ t = ~b020 & b120
    eor.w r1, r1, r5, ror #26           @ a420 = b420 ^ t
    ldr.w r2, [sp, #16]                 @ d41
    ldr.w r3, [r0, #184]                @ a301
    ldr.w r4, [r0, #76]                 @ a411
    ldr.w r5, [r0, #124]                @ a020
    ldr.w r6, [r0, #12]                 @ a130
    ldr.w r7, [r0, #100]                @ a240
    str.w r1, [r0, #196]                @ a420
    eor.w r3, r8, r3                    @ b011 = rol(a301 ^ d31, 14)
    eor.w r1, r2, r4, ror #22           @ b111 = rol(a411 ^ d41, 10)
    eor.w r2, r9, r5, ror #19           @ b211 = rol(a020 ^ d00, 1)
    eor.w r4, lr, r6, ror #24           @ b311 = rol(a130 ^ d10, 22)
    eor.w r5, r12, r7, ror #31          @ b411 = rol(a240 ^ d20, 30)
    bic.w r6, r2, r1, ror #23           @ t = ~b111 & b211
    eor.w r6, r6, r3, ror #19           @ a011 = b011 ^ t
    str.w r6, [r0, #124]                @ a011
    bic.w r6, r4, r2, ror #21           @ t = ~b211 & b311
    eor.w r6, r6, r1, ror #12           @ a111 = b111 ^ t
    str.w r6, [r0, #12]                 @ a111
    bic.w r6, r5, r4, ror #8            @ t = ~b311 & b411
    eor.w r2, r6, r2, ror #29           @ a211 = b211 ^ t
    str.w r2, [r0, #100]                @ a211
    bic.w r2, r3, r5, ror #16           @ t = ~b411 & b011
    eor.w r2, r2, r4, ror #24           @ a311 = b311 ^ t
    str.w r2, [r0, #184]                @ a311
    bic.w r1, r1, r3, ror #28           @ t = ~b011 & b111
    eor.w r1, r1, r5, ror #12           @ a411 = b411 ^ t
    ldr.w r9, [sp, #4]                  @ d01
    ldr.w r2, [r0, #116]                @ a400
    ldr.w r3, [r0, #160]                @ a011
    ldr.w r4, [r0, #48]                 @ a121
    ldr.w r5, [r0, #136]                @ a230
    ldr.w r6, [r0, #24]                 @ a341
    str.w r1, [r0, #76]                 @ a411
    eor.w r1, r10, r2, ror #10          @ b031 = rol(a400 ^ d40, 13)
    eor.w r2, r9, r3, ror #31           @ b131 = rol(a011 ^ d01, 18)
    eor.w r3, r11, r4, ror #28          @ b231 = rol(a121 ^ d11, 5)
    eor.w r4, r12, r5, ror #4           @ b331 = rol(a230 ^ d20, 7)
    eor.w r5, r8, r6, ror #1            @ b431 = rol(a341 ^ d31, 28)
    bic.w r6, r3, r2, ror #19           @ t = ~b131 & b231
    eor.w r6, r6, r1, ror #24           @ a031 = b031 ^ t
    str.w r6, [r0, #160]                @ a031
    bic.w r6, r4, r3, ror #2            @ t = ~b231 & b331
    eor.w r6, r6, r2, ror #21           @ a131 = b131 ^ t
    str.w r6, [r0, #48]                 @ a131
    bic.w r6, r5, r4, ror #21           @ t = ~b331 & b431
    eor.w r3, r6, r3, ror #23           @ a231 = b231 ^ t
    str.w r3, [r0, #136]                @ a231
    bic.w r3, r1, r5, ror #17           @ t = ~b431 & b031
    eor.w r3, r3, r4, ror #6            @ a331 = b331 ^ t
    str.w r3, [r0, #24]                 @ a331
    bic.w r1, r2, r1, ror #5            @ t = ~b031 & b131
    eor.w r1, r1, r5, ror #22           @ a431 = b431 ^ t
    ldr.w r7, [sp, #16]                 @ d41
    ldr.w r2, [r0, #60]                 @ a200
    ldr.w r3, [r0, #144]                @ a311
    ldr.w r4, [r0, #32]                 @ a421
    ldr.w r5, [r0, #80]                 @ a031
    ldr.w r6, [r0, #168]                @ a140
    str.w r1, [r0, #116]                @ a431
    eor.w r1, r12, r2, ror #25          @ b040 = rol(a200 ^ d20, 31)
    eor.w r2, r8, r3, ror #18           @ b140 = rol(a311 ^ d31, 28)
    eor.w r3, r7, r4, ror #29           @ b240 = rol(a421 ^ d41, 20)
    eor.w r4, r9, r5, ror #27           @ b340 = rol(a031 ^ d01, 21)
    eor.w r5, lr, r6, ror #11           @ b440 = rol(a140 ^ d10, 1)
    bic.w r6, r3, r2, ror #24           @ t = ~b140 & b240
    eor.w r6, r6, r1, ror #21           @ a040 = b040 ^ t
    str.w r6, [r0, #80]                 @ a040
    bic.w r6, r4, r3, ror #1            @ t = ~b240 & b340
    eor.w r6, r6, r2, ror #25           @ a140 = b140 ^ t
    str.w r6, [r0, #168]                @ a140
    bic.w r6, r5, r4, ror #12           @ t = ~b340 & b440
    eor.w r3, r6, r3, ror #13           @ a240 = b240 ^ t
    str.w r3, [r0, #60]                 @ a240
    bic.w r3, r1, r5, ror #30           @ t = ~b440 & b040
    eor.w r3, r3, r4, ror #10           @ a340 = b340 ^ t
    str.w r3, [r0, #144]                @ a340
    bic.w r1, r2, r1, ror #29           @ t = ~b040 & b140
    eor.w r1, r1, r5, ror #27           @ a440 = b440 ^ t
    ldr.w r8, [sp, #12]                 @ d30
    ldr.w r2, [r0, #4]                  @ a001
    ldr.w r3, [r0, #88]                 @ a111
    ldr.w r4, [r0, #180]                @ a220
    ldr.w r5, [r0, #68]                 @ a330
    ldr.w r6, [r0, #152]                @ a441
    str.w r1, [r0, #32]                 @ a440
    eor.w r2, r9, r2                    @ b001 = a001 ^ d01
    eor.w r1, r11, r3, ror #10          @ b101 = rol(a111 ^ d11, 22)
    eor.w r3, r12, r4, ror #23          @ b201 = rol(a220 ^ d20, 21)
    eor.w r4, r8, r5, ror #18           @ b301 = rol(a330 ^ d30, 10)
    eor.w r5, r7, r6, ror #5            @ b401 = rol(a441 ^ d41, 7)
    bic.w r6, r4, r3, ror #21           @ t = ~b201 & b301
    eor.w r6, r6, r1, ror #20           @ a101 = b101 ^ t
    str.w r6, [r0, #88]                 @ a101
    bic.w r6, r5, r4, ror #29           @ t = ~b301 & b401
    eor.w r6, r6, r3, ror #18           @ a201 = b201 ^ t
    str.w r6, [r0, #180]                @ a201
    bic.w r6, r2, r5, ror #25           @ t = ~b401 & b001
    eor.w r4, r6, r4, ror #22           @ a301 = b301 ^ t
    str.w r4, [r0, #68]                 @ a301
    bic.w r4, r1, r2, ror #22           @ t = ~b001 & b101
    eor.w r4, r4, r5, ror #15           @ a401 = b401 ^ t
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #152]                @ a401
    bic.w r1, r3, r1, ror #31           @ t = ~b101 & b201
    ldr.w r3, [r5, #20]                 @ iota
    eor.w r1, r2, r1, ror #11           @ a001 = b001 ^ t
    eor.w r1, r1, r3                    @ a001 ^= rc1
    ldr.w r12, [sp, #8]                 @ d21
    ldr.w r2, [r0, #132]                @ a100
    ldr.w r3, [r0, #16]                 @ a211
    ldr.w r4, [r0, #104]                @ a320
    ldr.w r5, [r0, #192]                @ a431
    ldr.w r6, [r0, #40]                 @ a041
    str.w r1, [r0, #4]                  @ a001
    eor.w r1, lr, r2, ror #21           @ b021 = a100 ^ d10
    eor.w r2, r12, r3, ror #2           @ b121 = rol(a211 ^ d21, 3)
    eor.w r3, r8, r4, ror #31           @ b221 = rol(a320 ^ d30, 12)
    eor.w r4, r7, r5, ror #14           @ b321 = rol(a431 ^ d41, 4)
    eor.w r5, r9, r6, ror #13           @ b421 = rol(a041 ^ d01, 9)
    bic.w r6, r3, r2, ror #9            @ t = ~b121 & b221
    eor.w r6, r6, r1, ror #12           @ a021 = b021 ^ t
    str.w r6, [r0, #40]                 @ a021
    bic.w r6, r4, r3, ror #24           @ t = ~b221 & b321
    eor.w r6, r6, r2, ror #1            @ a121 = b121 ^ t
    str.w r6, [r0, #132]                @ a121
    bic.w r6, r5, r4, ror #5            @ t = ~b321 & b421
    eor.w r3, r6, r3, ror #29           @ a221 = b221 ^ t
    str.w r3, [r0, #16]                 @ a221
    bic.w r3, r1, r5, ror #23           @ t = ~b421 & b021
    eor.w r3, r3, r4, ror #28           @ a321 = b321 ^ t
    str.w r3, [r0, #104]                @ a321
    bic.w r1, r2, r1, ror #3            @ t = ~b021 & b121
    eor.w r1, r1, r5, ror #26           @ a421 = b421 ^ t
    ldr.w r2, [r0, #188]                @ a300
    ldr.w r3, [r0, #72]                 @ a410
    ldr.w r4, [r0, #120]                @ a021
    ldr.w r5, [r0, #8]                  @ a131
    ldr.w r6, [r0, #96]                 @ a241
    str.w r1, [r0, #192]                @ a421
    eor.w r2, r8, r2                    @ b010 = rol(a300 ^ d30, 14)
    eor.w r1, r10, r3, ror #22          @ b110 = rol(a410 ^ d40, 10)
    eor.w r3, r9, r4, ror #20           @ b210 = rol(a021 ^ d01, 2)
    eor.w r4, r11, r5, ror #25          @ b310 = rol(a131 ^ d11, 23)
    eor.w r5, r12, r6, ror #31          @ b410 = rol(a241 ^ d21, 31)
    bic.w r6, r3, r1, ror #24           @ t = ~b110 & b210
    eor.w r6, r6, r2, ror #20           @ a010 = b010 ^ t
    str.w r6, [r0, #120]                @ a010
    bic.w r6, r4, r3, ror #21           @ t = ~b210 & b310
    eor.w r6, r6, r1, ror #13           @ a110 = b110 ^ t
    str.w r6, [r0, #8]                  @ a110
    bic.w r6, r5, r4, ror #8            @ t = ~b310 & b410
    eor.w r3, r6, r3, ror #29           @ a210 = b210 ^ t
    str.w r3, [r0, #96]                 @ a210
    bic.w r3, r2, r5, ror #15           @ t = ~b410 & b010
    eor.w r3, r3, r4, ror #23           @ a310 = b310 ^ t
    str.w r3, [r0, #188]                @ a310
    bic.w r1, r1, r2, ror #28           @ t = ~b010 & b110
    eor.w r1, r1, r5, ror #11           @ a410 = b410 ^ t
    ldr.w r2, [sp, #0]                  @ d00
    ldr.w r3, [r0, #56]                 @ a201
    ldr.w r4, [r0, #148]                @ a310
    ldr.w r5, [r0, #36]                 @ a420
    ldr.w r6, [r0, #84]                 @ a030
    ldr.w r7, [r0, #172]                @ a141
    str.w r1, [r0, #72]                 @ a410
    eor.w r1, r12, r3, ror #25          @ b041 = rol(a201 ^ d21, 31)
    eor.w r3, r8, r4, ror #18           @ b141 = rol(a310 ^ d30, 27)
    eor.w r4, r10, r5, ror #29          @ b241 = rol(a420 ^ d40, 19)
    eor.w r5, r2, r6, ror #27           @ b341 = rol(a030 ^ d00, 20)
    eor.w r6, r11, r7, ror #12          @ b441 = rol(a141 ^ d11, 1)
    bic.w r7, r4, r3, ror #24           @ t = ~b141 & b241
    eor.w r7, r7, r1, ror #20           @ a041 = b041 ^ t
    str.w r7, [r0, #84]                 @ a041
    bic.w r7, r5, r4, ror #1            @ t = ~b241 & b341
    eor.w r7, r7, r3, ror #25           @ a141 = b141 ^ t
    str.w r7, [r0, #172]                @ a141
    bic.w r7, r6, r5, ror #13           @ t = ~b341 & b441
    eor.w r4, r7, r4, ror #14           @ a241 = b241 ^ t
    str.w r4, [r0, #56]                 @ a241
    bic.w r4, r1, r6, ror #30           @ t = ~b441 & b041
    eor.w r4, r4, r5, ror #11           @ a341 = b341 ^ t
    str.w r4, [r0, #148]                @ a341
    bic.w r1, r3, r1, ror #28           @ t = ~b041 & b141
    eor.w r1, r1, r6, ror #26           @ a441 = b441 ^ t
    ldr.w r3, [sp, #16]                 @ d41
    ldr.w r4, [r0, #112]                @ a401
    ldr.w r5, [r0, #164]                @ a010
    ldr.w r6, [r0, #52]                 @ a120
    ldr.w r7, [r0, #140]                @ a231
    ldr.w r9, [r0, #28]                 @ a340
    str.w r1, [r0, #36]                 @ a441
    eor.w r1, r3, r4, ror #10           @ b030 = rol(a401 ^ d41, 14)
    eor.w r2, r2, r5, ror #30           @ b130 = rol(a010 ^ d00, 18)
    eor.w r3, lr, r6, ror #28           @ b230 = rol(a120 ^ d10, 5)
    eor.w r4, r12, r7, ror #4           @ b330 = rol(a231 ^ d21, 8)
    eor.w r5, r8, r9, ror #1            @ b430 = rol(a340 ^ d30, 28)
    bic.w r6, r3, r2, ror #19           @ t = ~b130 & b230
    eor.w r6, r6, r1, ror #23           @ a030 = b030 ^ t
    str.w r6, [r0, #164]                @ a030
    bic.w r6, r4, r3, ror #3            @ t = ~b230 & b330
    eor.w r6, r6, r2, ror #22           @ a130 = b130 ^ t
    str.w r6, [r0, #52]                 @ a130
    bic.w r6, r5, r4, ror #20           @ t = ~b330 & b430
    eor.w r3, r6, r3, ror #23           @ a230 = b230 ^ t
    str.w r3, [r0, #140]                @ a230
    bic.w r3, r1, r5, ror #18           @ t = ~b430 & b030
    eor.w r3, r3, r4, ror #6            @ a330 = b330 ^ t
    str.w r3, [r0, #28]                 @ a330
    bic.w r1, r2, r1, ror #4            @ t = ~b030 & b130
    eor.w r1, r1, r5, ror #22           @ a430 = b430 ^ t
    str.w r1, [r0, #112]                @ a430
    ldr r1, [sp, #20]
    ldr r1, [r1, #32]                  @ behind the last of these four
    cmp r1, #2                         @ the mark
    beq.w .Lm4_lazy4_last
    @ round 4 of 4
    ldr.w r1, [r0, #0]                  @ a000
    ldr.w r2, [r0, #120]                @ a010
    ldr.w r3, [r0, #44]                 @ a020
    ldr.w r4, [r0, #164]                @ a030
    ldr.w r5, [r0, #80]                 @ a040
    eor.w r1, r1, r2, ror #30           @ c00 ^= a010
    eor.w r1, r1, r3, ror #19           @ c00 ^= a020
    eor.w r1, r1, r4, ror #27           @ c00 ^= a030
    eor.w lr, r1, r5, ror #12           @ c00 ^= a040
    ldr.w r1, [r0, #148]                @ a341
    ldr.w r2, [r0, #68]                 @ a301
    ldr.w r3, [r0, #184]                @ a311
    ldr.w r4, [r0, #104]                @ a321
    ldr.w r5, [r0, #24]                 @ a331
    eor.w r1, r1, r2, ror #31           @ c31 ^= a301
    eor.w r1, r1, r3, ror #17           @ c31 ^= a311
    eor.w r1, r1, r4, ror #31           @ c31 ^= a321
    eor.w r1, r1, r5, ror #18           @ c31 ^= a331
    eor.w r2, lr, r1, ror #1            @ d41 = c31 ^ c00
    ldr.w r3, [r0, #92]                 @ a100
    ldr.w r4, [r0, #8]                  @ a110
    ldr.w r5, [r0, #128]                @ a120
    ldr.w r6, [r0, #52]                 @ a130
    ldr.w r7, [r0, #168]                @ a140
    str.w r2, [sp, #16]                 @ d41
    eor.w r2, r3, r4, ror #20           @ c10 ^= a110
    eor.w r2, r2, r5, ror #7            @ c10 ^= a120
    eor.w r2, r2, r6, ror #3            @ c10 ^= a130
    eor.w r2, r2, r7, ror #22           @ c10 ^= a140
    eor.w r12, r1, r2, ror #21          @ d20 = c10 ^ rol(c31, 1)
    ldr.w r1, [r0, #152]                @ a401
    ldr.w r3, [r0, #76]                 @ a411
    ldr.w r4, [r0, #192]                @ a421
    ldr.w r5, [r0, #116]                @ a431
    ldr.w r6, [r0, #36]                 @ a441
    eor.w r1, r1, r3, ror #12           @ c41 ^= a411
    eor.w r1, r1, r4, ror #19           @ c41 ^= a421
    eor.w r1, r1, r5, ror #4            @ c41 ^= a431
    eor.w r1, r1, r6, ror #27           @ c41 ^= a441
    ror.w r1, r1, #10                   @ c41 realigned
    eor.w r2, r1, r2, ror #21           @ d01 = c41 ^ c10
    ldr.w r3, [r0, #176]                @ a200
    ldr.w r4, [r0, #96]                 @ a210
    ldr.w r5, [r0, #20]                 @ a220
    ldr.w r6, [r0, #140]                @ a230
    ldr.w r7, [r0, #60]                 @ a240
    str.w r2, [sp, #4]                  @ d01
    eor.w r2, r3, r4, ror #8            @ c20 ^= a210
    eor.w r2, r2, r5, ror #30           @ c20 ^= a220
    eor.w r2, r2, r6, ror #11           @ c20 ^= a230
    eor.w r2, r2, r7, ror #6            @ c20 ^= a240
    ror.w r2, r2, #25                   @ c20 realigned
    eor.w r1, r2, r1, ror #31           @ d30 = c20 ^ rol(c41, 1)
    ldr.w r3, [r0, #4]                  @ a001
    ldr.w r4, [r0, #124]                @ a011
    ldr.w r5, [r0, #40]                 @ a021
    ldr.w r6, [r0, #160]                @ a031
    ldr.w r7, [r0, #84]                 @ a041
    str.w r1, [sp, #12]                 @ d30
    eor.w r1, r3, r4, ror #31           @ c01 ^= a011
    eor.w r1, r1, r5, ror #20           @ c01 ^= a021
    eor.w r1, r1, r6, ror #27           @ c01 ^= a031
    eor.w r1, r1, r7, ror #13           @ c01 ^= a041
    eor.w r11, r1, r2                   @ d11 = c01 ^ c20
    ldr.w r2, [r0, #64]                 @ a300
    ldr.w r3, [r0, #188]                @ a310
    ldr.w r4, [r0, #108]                @ a320
    ldr.w r5, [r0, #28]                 @ a330
    ldr.w r6, [r0, #144]                @ a340
    eor.w r2, r2, r3, ror #18           @ c30 ^= a310
    eor.w r2, r2, r4, ror #31           @ c30 ^= a320
    eor.w r2, r2, r5, ror #18           @ c30 ^= a330
    eor.w r2, r2, r6, ror #1            @ c30 ^= a340
    eor.w r10, r2, r1, ror #31          @ d40 = c30 ^ rol(c01, 1)
    ldr.w r1, [r0, #88]                 @ a101
    ldr.w r3, [r0, #12]                 @ a111
    ldr.w r4, [r0, #132]                @ a121
    ldr.w r5, [r0, #48]                 @ a131
    ldr.w r6, [r0, #172]                @ a141
    eor.w r1, r1, r3, ror #20           @ c11 ^= a111
    eor.w r1, r1, r4, ror #6            @ c11 ^= a121
    eor.w r1, r1, r5, ror #3            @ c11 ^= a131
    eor.w r1, r1, r6, ror #22           @ c11 ^= a141
    eor.w r2, r2, r1, ror #22           @ d21 = c11 ^ c30
    ldr.w r3, [r0, #156]                @ a400
    ldr.w r4, [r0, #72]                 @ a410
    ldr.w r5, [r0, #196]                @ a420
    ldr.w r6, [r0, #112]                @ a430
    ldr.w r7, [r0, #32]                 @ a440
    str.w r2, [sp, #8]                  @ d21
    eor.w r3, r3, r4, ror #12           @ c40 ^= a410
    eor.w r3, r3, r5, ror #19           @ c40 ^= a420
    eor.w r3, r3, r6, ror #4            @ c40 ^= a430
    eor.w r3, r3, r7, ror #26           @ c40 ^= a440
    ror.w r3, r3, #10                   @ c40 realigned
    eor.w r9, r3, r1, ror #21           @ d00 = c40 ^ rol(c11, 1)
    ldr.w r1, [r0, #180]                @ a201
    ldr.w r4, [r0, #100]                @ a211
    ldr.w r5, [r0, #16]                 @ a221
    ldr.w r6, [r0, #136]                @ a231
    ldr.w r7, [r0, #56]                 @ a241
    str.w r9, [sp, #0]                  @ d00
    eor.w r1, r1, r4, ror #9            @ c21 ^= a211
    eor.w r1, r1, r5, ror #30           @ c21 ^= a221
    eor.w r1, r1, r6, ror #11           @ c21 ^= a231
    eor.w r1, r1, r7, ror #6            @ c21 ^= a241
    eor.w r8, r3, r1, ror #25           @ d31 = c21 ^ c40
    eor.w lr, lr, r1, ror #24           @ d10 = c00 ^ rol(c21, 1)
    ldr.w r1, [r0, #0]                  @ a000
    ldr.w r3, [r0, #8]                  @ a110
    ldr.w r4, [r0, #16]                 @ a221
    ldr.w r5, [r0, #24]                 @ a331
    ldr.w r6, [r0, #32]                 @ a440
    eor.w r1, r9, r1                    @ b000 = a000 ^ d00
    eor.w r3, lr, r3, ror #9            @ b100 = rol(a110 ^ d10, 22)
    eor.w r2, r2, r4, ror #23           @ b200 = rol(a221 ^ d21, 22)
    eor.w r4, r8, r5, ror #19           @ b300 = rol(a331 ^ d31, 11)
    eor.w r5, r10, r6, ror #4           @ b400 = rol(a440 ^ d40, 7)
    bic.w r6, r4, r2, ror #21           @ t = ~b200 & b300
    eor.w r6, r6, r3, ror #21           @ a100 = b100 ^ t
    str.w r6, [r0, #8]                  @ a100
    bic.w r6, r5, r4, ror #28           @ t = ~b300 & b400
    eor.w r6, r6, r2, ror #17           @ a200 = b200 ^ t
    str.w r6, [r0, #16]                 @ a200
    bic.w r6, r1, r5, ror #25           @ t = ~b400 & b000
    eor.w r4, r6, r4, ror #21           @ a300 = b300 ^ t
    str.w r4, [r0, #24]                 @ a300
    bic.w r4, r3, r1, ror #22           @ t = ~b000 & b100
    eor.w r4, r4, r5, ror #15           @ a400 = b400 ^ t
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #32]                 @ a400
    bic.w r2, r2, r3                    @ t = ~b100 & b200
    ldr.w r3, [r5, #24]                 @ iota
    eor.w r1, r1, r2, ror #10           @ a000 = b000 ^ t
    eor.w r1, r1, r3                    @ a000 ^= rc0
    ldr.w r2, [r0, #88]                 @ a101
    ldr.w r3, [r0, #96]                 @ a210
    ldr.w r4, [r0, #104]                @ a321
    ldr.w r5, [r0, #112]                @ a430
    ldr.w r6, [r0, #80]                 @ a040
    str.w r1, [r0, #0]                  @ a000
    eor.w r1, r11, r2, ror #22          @ b020 = rol(a101 ^ d11, 1)
    eor.w r2, r12, r3, ror #1           @ b120 = rol(a210 ^ d20, 3)
    eor.w r4, r8, r4                    @ b220 = rol(a321 ^ d31, 13)
    eor.w r3, r10, r5, ror #14          @ b320 = rol(a430 ^ d40, 4)
    eor.w r5, r9, r6, ror #12           @ b420 = rol(a040 ^ d00, 9)
    bic.w r6, r4, r2, ror #10           @ t = ~b120 & b220
    eor.w r6, r6, r1, ror #12           @ a020 = b020 ^ t
    str.w r6, [r0, #80]                 @ a020
    bic.w r6, r3, r4, ror #23           @ t = ~b220 & b320
    eor.w r6, r6, r2, ror #1            @ a120 = b120 ^ t
    str.w r6, [r0, #88]                 @ a120
    bic.w r6, r5, r3, ror #5            @ t = ~b320 & b420
    eor.w r4, r6, r4, ror #28           @ a220 = b220 ^ t
    str.w r4, [r0, #96]                 @ a220
    bic.w r4, r1, r5, ror #24           @ t = ~b420 & b020
    eor.w r3, r4, r3, ror #29           @ a320 = b320 ^ t
    str.w r3, [r0, #104]                @ a320
    bic.w r1, r2, r1, ror #2            @ t = ~b020 & b120
    eor.w r1, r1, r5, ror #26           @ a420 = b420 ^ t
    ldr.w r2, [sp, #16]                 @ d41
    ldr.w r3, [r0, #68]                 @ a301
    ldr.w r4, [r0, #76]                 @ a411
    ldr.w r5, [r0, #44]                 @ a020
    ldr.w r6, [r0, #52]                 @ a130
    ldr.w r7, [r0, #60]                 @ a240
    str.w r1, [r0, #112]                @ a420
    eor.w r3, r8, r3                    @ b011 = rol(a301 ^ d31, 14)
    eor.w r1, r2, r4, ror #22           @ b111 = rol(a411 ^ d41, 10)
    eor.w r2, r9, r5, ror #19           @ b211 = rol(a020 ^ d00, 1)
    eor.w r4, lr, r6, ror #24           @ b311 = rol(a130 ^ d10, 22)
    eor.w r5, r12, r7, ror #31          @ b411 = rol(a240 ^ d20, 30)
    bic.w r6, r2, r1, ror #23           @ t = ~b111 & b211
    eor.w r6, r6, r3, ror #19           @ a011 = b011 ^ t
    str.w r6, [r0, #44]                 @ a011
    bic.w r6, r4, r2, ror #21           @ t = ~b211 & b311
    eor.w r6, r6, r1, ror #12           @ a111 = b111 ^ t
    str.w r6, [r0, #52]                 @ a111
    bic.w r6, r5, r4, ror #8            @ t = ~b311 & b411
    eor.w r2, r6, r2, ror #29           @ a211 = b211 ^ t
    str.w r2, [r0, #60]                 @ a211
    bic.w r2, r3, r5, ror #16           @ t = ~b411 & b011
    eor.w r2, r2, r4, ror #24           @ a311 = b311 ^ t
    str.w r2, [r0, #68]                 @ a311
    bic.w r1, r1, r3, ror #28           @ t = ~b011 & b111
    eor.w r1, r1, r5, ror #12           @ a411 = b411 ^ t
    ldr.w r9, [sp, #4]                  @ d01
    ldr.w r2, [r0, #156]                @ a400
    ldr.w r3, [r0, #124]                @ a011
    ldr.w r4, [r0, #132]                @ a121
    ldr.w r5, [r0, #140]                @ a230
    ldr.w r6, [r0, #148]                @ a341
    str.w r1, [r0, #76]                 @ a411
    eor.w r1, r10, r2, ror #10          @ b031 = rol(a400 ^ d40, 13)
    eor.w r2, r9, r3, ror #31           @ b131 = rol(a011 ^ d01, 18)
    eor.w r3, r11, r4, ror #28          @ b231 = rol(a121 ^ d11, 5)
    eor.w r4, r12, r5, ror #4           @ b331 = rol(a230 ^ d20, 7)
    eor.w r5, r8, r6, ror #1            @ b431 = rol(a341 ^ d31, 28)
    bic.w r6, r3, r2, ror #19           @ t = ~b131 & b231
    eor.w r6, r6, r1, ror #24           @ a031 = b031 ^ t
    str.w r6, [r0, #124]                @ a031
    bic.w r6, r4, r3, ror #2            @ t = ~b231 & b331
    eor.w r6, r6, r2, ror #21           @ a131 = b131 ^ t
    str.w r6, [r0, #132]                @ a131
    bic.w r6, r5, r4, ror #21           @ t = ~b331 & b431
    eor.w r3, r6, r3, ror #23           @ a231 = b231 ^ t
    str.w r3, [r0, #140]                @ a231
    bic.w r3, r1, r5, ror #17           @ t = ~b431 & b031
    eor.w r3, r3, r4, ror #6            @ a331 = b331 ^ t
    str.w r3, [r0, #148]                @ a331
    bic.w r1, r2, r1, ror #5            @ t = ~b031 & b131
    eor.w r1, r1, r5, ror #22           @ a431 = b431 ^ t
    ldr.w r7, [sp, #16]                 @ d41
    ldr.w r2, [r0, #176]                @ a200
    ldr.w r3, [r0, #184]                @ a311
    ldr.w r4, [r0, #192]                @ a421
    ldr.w r5, [r0, #160]                @ a031
    ldr.w r6, [r0, #168]                @ a140
    str.w r1, [r0, #156]                @ a431
    eor.w r1, r12, r2, ror #25          @ b040 = rol(a200 ^ d20, 31)
    eor.w r2, r8, r3, ror #18           @ b140 = rol(a311 ^ d31, 28)
    eor.w r3, r7, r4, ror #29           @ b240 = rol(a421 ^ d41, 20)
    eor.w r4, r9, r5, ror #27           @ b340 = rol(a031 ^ d01, 21)
    eor.w r5, lr, r6, ror #11           @ b440 = rol(a140 ^ d10, 1)
    bic.w r6, r3, r2, ror #24           @ t = ~b140 & b240
    eor.w r6, r6, r1, ror #21           @ a040 = b040 ^ t
    str.w r6, [r0, #160]                @ a040
    bic.w r6, r4, r3, ror #1            @ t = ~b240 & b340
    eor.w r6, r6, r2, ror #25           @ a140 = b140 ^ t
    str.w r6, [r0, #168]                @ a140
    bic.w r6, r5, r4, ror #12           @ t = ~b340 & b440
    eor.w r3, r6, r3, ror #13           @ a240 = b240 ^ t
    str.w r3, [r0, #176]                @ a240
    bic.w r3, r1, r5, ror #30           @ t = ~b440 & b040
    eor.w r3, r3, r4, ror #10           @ a340 = b340 ^ t
    str.w r3, [r0, #184]                @ a340
    bic.w r1, r2, r1, ror #29           @ t = ~b040 & b140
    eor.w r1, r1, r5, ror #27           @ a440 = b440 ^ t
    ldr.w r8, [sp, #12]                 @ d30
    ldr.w r2, [r0, #4]                  @ a001
    ldr.w r3, [r0, #12]                 @ a111
    ldr.w r4, [r0, #20]                 @ a220
    ldr.w r5, [r0, #28]                 @ a330
    ldr.w r6, [r0, #36]                 @ a441
    str.w r1, [r0, #192]                @ a440
    eor.w r2, r9, r2                    @ b001 = a001 ^ d01
    eor.w r1, r11, r3, ror #10          @ b101 = rol(a111 ^ d11, 22)
    eor.w r3, r12, r4, ror #23          @ b201 = rol(a220 ^ d20, 21)
    eor.w r4, r8, r5, ror #18           @ b301 = rol(a330 ^ d30, 10)
    eor.w r5, r7, r6, ror #5            @ b401 = rol(a441 ^ d41, 7)
    bic.w r6, r4, r3, ror #21           @ t = ~b201 & b301
    eor.w r6, r6, r1, ror #20           @ a101 = b101 ^ t
    str.w r6, [r0, #12]                 @ a101
    bic.w r6, r5, r4, ror #29           @ t = ~b301 & b401
    eor.w r6, r6, r3, ror #18           @ a201 = b201 ^ t
    str.w r6, [r0, #20]                 @ a201
    bic.w r6, r2, r5, ror #25           @ t = ~b401 & b001
    eor.w r4, r6, r4, ror #22           @ a301 = b301 ^ t
    str.w r4, [r0, #28]                 @ a301
    bic.w r4, r1, r2, ror #22           @ t = ~b001 & b101
    eor.w r4, r4, r5, ror #15           @ a401 = b401 ^ t
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #36]                 @ a401
    bic.w r1, r3, r1, ror #31           @ t = ~b101 & b201
    ldr.w r3, [r5, #28]                 @ iota
    eor.w r1, r2, r1, ror #11           @ a001 = b001 ^ t
    eor.w r1, r1, r3                    @ a001 ^= rc1
    ldr.w r12, [sp, #8]                 @ d21
    ldr.w r2, [r0, #92]                 @ a100
    ldr.w r3, [r0, #100]                @ a211
    ldr.w r4, [r0, #108]                @ a320
    ldr.w r5, [r0, #116]                @ a431
    ldr.w r6, [r0, #84]                 @ a041
    str.w r1, [r0, #4]                  @ a001
    eor.w r1, lr, r2, ror #21           @ b021 = a100 ^ d10
    eor.w r2, r12, r3, ror #2           @ b121 = rol(a211 ^ d21, 3)
    eor.w r3, r8, r4, ror #31           @ b221 = rol(a320 ^ d30, 12)
    eor.w r4, r7, r5, ror #14           @ b321 = rol(a431 ^ d41, 4)
    eor.w r5, r9, r6, ror #13           @ b421 = rol(a041 ^ d01, 9)
    bic.w r6, r3, r2, ror #9            @ t = ~b121 & b221
    eor.w r6, r6, r1, ror #12           @ a021 = b021 ^ t
    str.w r6, [r0, #84]                 @ a021
    bic.w r6, r4, r3, ror #24           @ t = ~b221 & b321
    eor.w r6, r6, r2, ror #1            @ a121 = b121 ^ t
    str.w r6, [r0, #92]                 @ a121
    bic.w r6, r5, r4, ror #5            @ t = ~b321 & b421
    eor.w r3, r6, r3, ror #29           @ a221 = b221 ^ t
    str.w r3, [r0, #100]                @ a221
    bic.w r3, r1, r5, ror #23           @ t = ~b421 & b021
    eor.w r3, r3, r4, ror #28           @ a321 = b321 ^ t
    str.w r3, [r0, #108]                @ a321
    bic.w r1, r2, r1, ror #3            @ t = ~b021 & b121
    eor.w r1, r1, r5, ror #26           @ a421 = b421 ^ t
    ldr.w r2, [r0, #64]                 @ a300
    ldr.w r3, [r0, #72]                 @ a410
    ldr.w r4, [r0, #40]                 @ a021
    ldr.w r5, [r0, #48]                 @ a131
    ldr.w r6, [r0, #56]                 @ a241
    str.w r1, [r0, #116]                @ a421
    eor.w r2, r8, r2                    @ b010 = rol(a300 ^ d30, 14)
    eor.w r1, r10, r3, ror #22          @ b110 = rol(a410 ^ d40, 10)
    eor.w r3, r9, r4, ror #20           @ b210 = rol(a021 ^ d01, 2)
    eor.w r4, r11, r5, ror #25          @ b310 = rol(a131 ^ d11, 23)
    eor.w r5, r12, r6, ror #31          @ b410 = rol(a241 ^ d21, 31)
    bic.w r6, r3, r1, ror #24           @ t = ~b110 & b210
    eor.w r6, r6, r2, ror #20           @ a010 = b010 ^ t
    str.w r6, [r0, #40]                 @ a010
    bic.w r6, r4, r3, ror #21           @ t = ~b210 & b310
    eor.w r6, r6, r1, ror #13           @ a110 = b110 ^ t
    str.w r6, [r0, #48]                 @ a110
    bic.w r6, r5, r4, ror #8            @ t = ~b310 & b410
    eor.w r3, r6, r3, ror #29           @ a210 = b210 ^ t
    str.w r3, [r0, #56]                 @ a210
    bic.w r3, r2, r5, ror #15           @ t = ~b410 & b010
    eor.w r3, r3, r4, ror #23           @ a310 = b310 ^ t
    str.w r3, [r0, #64]                 @ a310
    bic.w r1, r1, r2, ror #28           @ t = ~b010 & b110
    eor.w r1, r1, r5, ror #11           @ a410 = b410 ^ t
    ldr.w r2, [sp, #0]                  @ d00
    ldr.w r3, [r0, #180]                @ a201
    ldr.w r4, [r0, #188]                @ a310
    ldr.w r5, [r0, #196]                @ a420
    ldr.w r6, [r0, #164]                @ a030
    ldr.w r7, [r0, #172]                @ a141
    str.w r1, [r0, #72]                 @ a410
    eor.w r1, r12, r3, ror #25          @ b041 = rol(a201 ^ d21, 31)
    eor.w r3, r8, r4, ror #18           @ b141 = rol(a310 ^ d30, 27)
    eor.w r4, r10, r5, ror #29          @ b241 = rol(a420 ^ d40, 19)
    eor.w r5, r2, r6, ror #27           @ b341 = rol(a030 ^ d00, 20)
    eor.w r6, r11, r7, ror #12          @ b441 = rol(a141 ^ d11, 1)
    bic.w r7, r4, r3, ror #24           @ t = ~b141 & b241
    eor.w r7, r7, r1, ror #20           @ a041 = b041 ^ t
    str.w r7, [r0, #164]                @ a041
    bic.w r7, r5, r4, ror #1            @ t = ~b241 & b341
    eor.w r7, r7, r3, ror #25           @ a141 = b141 ^ t
    str.w r7, [r0, #172]                @ a141
    bic.w r7, r6, r5, ror #13           @ t = ~b341 & b441
    eor.w r4, r7, r4, ror #14           @ a241 = b241 ^ t
    str.w r4, [r0, #180]                @ a241
    bic.w r4, r1, r6, ror #30           @ t = ~b441 & b041
    eor.w r4, r4, r5, ror #11           @ a341 = b341 ^ t
    str.w r4, [r0, #188]                @ a341
    bic.w r1, r3, r1, ror #28           @ t = ~b041 & b141
    eor.w r1, r1, r6, ror #26           @ a441 = b441 ^ t
    ldr.w r3, [sp, #16]                 @ d41
    ldr.w r4, [r0, #152]                @ a401
    ldr.w r5, [r0, #120]                @ a010
    ldr.w r6, [r0, #128]                @ a120
    ldr.w r7, [r0, #136]                @ a231
    ldr.w r9, [r0, #144]                @ a340
    str.w r1, [r0, #196]                @ a441
    eor.w r1, r3, r4, ror #10           @ b030 = rol(a401 ^ d41, 14)
    eor.w r2, r2, r5, ror #30           @ b130 = rol(a010 ^ d00, 18)
    eor.w r3, lr, r6, ror #28           @ b230 = rol(a120 ^ d10, 5)
    eor.w r4, r12, r7, ror #4           @ b330 = rol(a231 ^ d21, 8)
    eor.w r5, r8, r9, ror #1            @ b430 = rol(a340 ^ d30, 28)
    bic.w r6, r3, r2, ror #19           @ t = ~b130 & b230
    eor.w r6, r6, r1, ror #23           @ a030 = b030 ^ t
    str.w r6, [r0, #120]                @ a030
    bic.w r6, r4, r3, ror #3            @ t = ~b230 & b330
    eor.w r6, r6, r2, ror #22           @ a130 = b130 ^ t
    str.w r6, [r0, #128]                @ a130
    bic.w r6, r5, r4, ror #20           @ t = ~b330 & b430
    eor.w r3, r6, r3, ror #23           @ a230 = b230 ^ t
    str.w r3, [r0, #136]                @ a230
    bic.w r3, r1, r5, ror #18           @ t = ~b430 & b030
    eor.w r3, r3, r4, ror #6            @ a330 = b330 ^ t
    str.w r3, [r0, #144]                @ a330
    bic.w r1, r2, r1, ror #4            @ t = ~b030 & b130
    eor.w r1, r1, r5, ror #22           @ a430 = b430 ^ t
    str.w r1, [r0, #152]                @ a430
    ldr r1, [sp, #20]
    adds r1, #32
    str r1, [sp, #20]
    b.w .Lm4_lazy4_first
.Lm4_lazy4_last:
    @ last round
    ldr r1, [r0, #0]                    @ a000
    ldr r2, [r0, #120]                  @ a010
    ldr r3, [r0, #44]                   @ a020
    ldr r4, [r0, #164]                  @ a030
    ldr r5, [r0, #80]                   @ a040
    eor r1, r1, r2, ror #30             @ c00 ^= a010
    eor r1, r1, r3, ror #19             @ c00 ^= a020
    eor r1, r1, r4, ror #27             @ c00 ^= a030
    eor lr, r1, r5, ror #12             @ c00 ^= a040
    ldr r1, [r0, #148]                  @ a341
    ldr r2, [r0, #68]                   @ a301
    ldr r3, [r0, #184]                  @ a311
    ldr r4, [r0, #104]                  @ a321
    ldr r5, [r0, #24]                   @ a331
    eor r1, r1, r2, ror #31             @ c31 ^= a301
    eor r1, r1, r3, ror #17             @ c31 ^= a311
    eor r1, r1, r4, ror #31             @ c31 ^= a321
    eor r1, r1, r5, ror #18             @ c31 ^= a331
    eor r2, lr, r1, ror #1              @ d41 = c31 ^ c00
    ldr r3, [r0, #92]                   @ a100
    ldr r4, [r0, #8]                    @ a110
    ldr r5, [r0, #128]                  @ a120
    ldr r6, [r0, #52]                   @ a130
    ldr r7, [r0, #168]                  @ a140
    str r2, [sp, #16]                   @ d41
    eor r2, r3, r4, ror #20             @ c10 ^= a110
    eor r2, r2, r5, ror #7              @ c10 ^= a120
    eor r2, r2, r6, ror #3              @ c10 ^= a130
    eor r2, r2, r7, ror #22             @ c10 ^= a140
    eor r12, r1, r2, ror #21            @ d20 = c10 ^ rol(c31, 1)
    ldr r1, [r0, #152]                  @ a401
    ldr r3, [r0, #76]                   @ a411
    ldr r4, [r0, #192]                  @ a421
    ldr r5, [r0, #116]                  @ a431
    ldr r6, [r0, #36]                   @ a441
    eor r1, r1, r3, ror #12             @ c41 ^= a411
    eor r1, r1, r4, ror #19             @ c41 ^= a421
    eor r1, r1, r5, ror #4              @ c41 ^= a431
    eor r1, r1, r6, ror #27             @ c41 ^= a441
    ror r1, r1, #10                     @ c41 realigned
    eor r2, r1, r2, ror #21             @ d01 = c41 ^ c10
    ldr r3, [r0, #176]                  @ a200
    ldr r4, [r0, #96]                   @ a210
    ldr r5, [r0, #20]                   @ a220
    ldr r6, [r0, #140]                  @ a230
    ldr r7, [r0, #60]                   @ a240
    str r2, [sp, #4]                    @ d01
    eor r2, r3, r4, ror #8              @ c20 ^= a210
    eor r2, r2, r5, ror #30             @ c20 ^= a220
    eor r2, r2, r6, ror #11             @ c20 ^= a230
    eor r2, r2, r7, ror #6              @ c20 ^= a240
    ror r2, r2, #25                     @ c20 realigned
    eor r1, r2, r1, ror #31             @ d30 = c20 ^ rol(c41, 1)
    ldr r3, [r0, #4]                    @ a001
    ldr r4, [r0, #124]                  @ a011
    ldr r5, [r0, #40]                   @ a021
    ldr r6, [r0, #160]                  @ a031
    ldr r7, [r0, #84]                   @ a041
    str r1, [sp, #12]                   @ d30
    eor r1, r3, r4, ror #31             @ c01 ^= a011
    eor r1, r1, r5, ror #20             @ c01 ^= a021
    eor r1, r1, r6, ror #27             @ c01 ^= a031
    eor r1, r1, r7, ror #13             @ c01 ^= a041
    eor r11, r1, r2                     @ d11 = c01 ^ c20
    ldr r2, [r0, #64]                   @ a300
    ldr r3, [r0, #188]                  @ a310
    ldr r4, [r0, #108]                  @ a320
    ldr r5, [r0, #28]                   @ a330
    ldr r6, [r0, #144]                  @ a340
    eor r2, r2, r3, ror #18             @ c30 ^= a310
    eor r2, r2, r4, ror #31             @ c30 ^= a320
    eor r2, r2, r5, ror #18             @ c30 ^= a330
    eor r2, r2, r6, ror #1              @ c30 ^= a340
    eor r10, r2, r1, ror #31            @ d40 = c30 ^ rol(c01, 1)
    ldr r1, [r0, #88]                   @ a101
    ldr r3, [r0, #12]                   @ a111
    ldr r4, [r0, #132]                  @ a121
    ldr r5, [r0, #48]                   @ a131
    ldr r6, [r0, #172]                  @ a141
    eor r1, r1, r3, ror #20             @ c11 ^= a111
    eor r1, r1, r4, ror #6              @ c11 ^= a121
    eor r1, r1, r5, ror #3              @ c11 ^= a131
    eor r1, r1, r6, ror #22             @ c11 ^= a141
    eor r2, r2, r1, ror #22             @ d21 = c11 ^ c30
    ldr r3, [r0, #156]                  @ a400
    ldr r4, [r0, #72]                   @ a410
    ldr r5, [r0, #196]                  @ a420
    ldr r6, [r0, #112]                  @ a430
    ldr r7, [r0, #32]                   @ a440
    str r2, [sp, #8]                    @ d21
    eor r3, r3, r4, ror #12             @ c40 ^= a410
    eor r3, r3, r5, ror #19             @ c40 ^= a420
    eor r3, r3, r6, ror #4              @ c40 ^= a430
    eor r3, r3, r7, ror #26             @ c40 ^= a440
    ror r3, r3, #10                     @ c40 realigned
    eor r9, r3, r1, ror #21             @ d00 = c40 ^ rol(c11, 1)
    ldr r1, [r0, #180]                  @ a201
    ldr r4, [r0, #100]                  @ a211
    ldr r5, [r0, #16]                   @ a221
    ldr r6, [r0, #136]                  @ a231
    ldr r7, [r0, #56]                   @ a241
    str r9, [sp, #0]                    @ d00
    eor r1, r1, r4, ror #9              @ c21 ^= a211
    eor r1, r1, r5, ror #30             @ c21 ^= a221
    eor r1, r1, r6, ror #11             @ c21 ^= a231
    eor r1, r1, r7, ror #6              @ c21 ^= a241
    eor r8, r3, r1, ror #25             @ d31 = c21 ^ c40
    eor lr, lr, r1, ror #24             @ d10 = c00 ^ rol(c21, 1)
    ldr r1, [r0, #0]                    @ a000
    ldr r3, [r0, #8]                    @ a110
    ldr r4, [r0, #16]                   @ a221
    ldr r5, [r0, #24]                   @ a331
    ldr r6, [r0, #32]                   @ a440
    eor r1, r9, r1                      @ b000 = a000 ^ d00
    eor r3, lr, r3, ror #9              @ b100 = rol(a110 ^ d10, 22)
    ror r3, r3, #10                     @ rho
    eor r2, r2, r4, ror #23             @ b200 = rol(a221 ^ d21, 22)
    ror r2, r2, #10                     @ rho
    eor r4, r8, r5, ror #19             @ b300 = rol(a331 ^ d31, 11)
    ror r4, r4, #21                     @ rho
    eor r5, r10, r6, ror #4             @ b400 = rol(a440 ^ d40, 7)
    ror r5, r5, #25                     @ rho
    bic r6, r4, r2                      @ t = ~b200 & b300
    eors r6, r3                         @ a100 = b100 ^ t
    str r6, [r0, #8]                    @ a100
    bic r6, r5, r4                      @ t = ~b300 & b400
    eors r6, r2                         @ a200 = b200 ^ t
    str r6, [r0, #16]                   @ a200
    bic r6, r1, r5                      @ t = ~b400 & b000
    eors r6, r4                         @ a300 = b300 ^ t
    str r6, [r0, #24]                   @ a300
    bic r4, r3, r1                      @ t = ~b000 & b100
    eors r4, r5                         @ a400 = b400 ^ t
    ldr r5, [sp, #20]                   @ constants
    str r4, [r0, #32]                   @ a400
    bics r2, r3                         @ t = ~b100 & b200
    ldr r3, [r5, #24]                   @ iota
    eors r1, r2                         @ a000 = b000 ^ t
    eors r1, r3                         @ a000 ^= rc0
    ldr r2, [r0, #88]                   @ a101
    ldr r3, [r0, #96]                   @ a210
    ldr r4, [r0, #104]                  @ a321
    ldr r5, [r0, #112]                  @ a430
    ldr r6, [r0, #80]                   @ a040
    str r1, [r0, #0]                    @ a000
    eor r1, r11, r2, ror #22            @ b020 = rol(a101 ^ d11, 1)
    ror r1, r1, #31                     @ rho
    eor r2, r12, r3, ror #1             @ b120 = rol(a210 ^ d20, 3)
    ror r2, r2, #29                     @ rho
    eor r4, r8, r4                      @ b220 = rol(a321 ^ d31, 13)
    ror r3, r4, #19                     @ rho
    eor r4, r10, r5, ror #14            @ b320 = rol(a430 ^ d40, 4)
    ror r4, r4, #28                     @ rho
    eor r5, r9, r6, ror #12             @ b420 = rol(a040 ^ d00, 9)
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b120 & b220
    eors r6, r1                         @ a020 = b020 ^ t
    str r6, [r0, #80]                   @ a020
    bic r6, r4, r3                      @ t = ~b220 & b320
    eors r6, r2                         @ a120 = b120 ^ t
    str r6, [r0, #88]                   @ a120
    bic r6, r5, r4                      @ t = ~b320 & b420
    eors r6, r3                         @ a220 = b220 ^ t
    str r6, [r0, #96]                   @ a220
    bic r3, r1, r5                      @ t = ~b420 & b020
    eors r3, r4                         @ a320 = b320 ^ t
    str r3, [r0, #104]                  @ a320
    bics r2, r1                         @ t = ~b020 & b120
    eors r2, r5                         @ a420 = b420 ^ t
    ldr r1, [sp, #16]                   @ d41
    ldr r3, [r0, #68]                   @ a301
    ldr r4, [r0, #76]                   @ a411
    ldr r5, [r0, #44]                   @ a020
    ldr r6, [r0, #52]                   @ a130
    ldr r7, [r0, #60]                   @ a240
    str r2, [r0, #112]                  @ a420
    eor r3, r8, r3                      @ b011 = rol(a301 ^ d31, 14)
    ror r2, r3, #18                     @ rho
    eor r1, r1, r4, ror #22             @ b111 = rol(a411 ^ d41, 10)
    ror r1, r1, #22                     @ rho
    eor r3, r9, r5, ror #19             @ b211 = rol(a020 ^ d00, 1)
    ror r3, r3, #31                     @ rho
    eor r4, lr, r6, ror #24             @ b311 = rol(a130 ^ d10, 22)
    ror r4, r4, #10                     @ rho
    eor r5, r12, r7, ror #31            @ b411 = rol(a240 ^ d20, 30)
    ror r5, r5, #2                      @ rho
    bic r6, r3, r1                      @ t = ~b111 & b211
    eors r6, r2                         @ a011 = b011 ^ t
    str r6, [r0, #44]                   @ a011
    bic r6, r4, r3                      @ t = ~b211 & b311
    eors r6, r1                         @ a111 = b111 ^ t
    str r6, [r0, #52]                   @ a111
    bic r6, r5, r4                      @ t = ~b311 & b411
    eors r6, r3                         @ a211 = b211 ^ t
    str r6, [r0, #60]                   @ a211
    bic r3, r2, r5                      @ t = ~b411 & b011
    eors r3, r4                         @ a311 = b311 ^ t
    str r3, [r0, #68]                   @ a311
    bics r1, r2                         @ t = ~b011 & b111
    eors r1, r5                         @ a411 = b411 ^ t
    ldr r9, [sp, #4]                    @ d01
    ldr r2, [r0, #156]                  @ a400
    ldr r3, [r0, #124]                  @ a011
    ldr r4, [r0, #132]                  @ a121
    ldr r5, [r0, #140]                  @ a230
    ldr r6, [r0, #148]                  @ a341
    str r1, [r0, #76]                   @ a411
    eor r1, r10, r2, ror #10            @ b031 = rol(a400 ^ d40, 13)
    ror r1, r1, #19                     @ rho
    eor r2, r9, r3, ror #31             @ b131 = rol(a011 ^ d01, 18)
    ror r2, r2, #14                     @ rho
    eor r3, r11, r4, ror #28            @ b231 = rol(a121 ^ d11, 5)
    ror r3, r3, #27                     @ rho
    eor r4, r12, r5, ror #4             @ b331 = rol(a230 ^ d20, 7)
    ror r4, r4, #25                     @ rho
    eor r5, r8, r6, ror #1              @ b431 = rol(a341 ^ d31, 28)
    ror r5, r5, #4                      @ rho
    bic r6, r3, r2                      @ t = ~b131 & b231
    eors r6, r1                         @ a031 = b031 ^ t
    str r6, [r0, #124]                  @ a031
    bic r6, r4, r3                      @ t = ~b231 & b331
    eors r6, r2                         @ a131 = b131 ^ t
    str r6, [r0, #132]                  @ a131
    bic r6, r5, r4                      @ t = ~b331 & b431
    eors r6, r3                         @ a231 = b231 ^ t
    str r6, [r0, #140]                  @ a231
    bic r3, r1, r5                      @ t = ~b431 & b031
    eors r3, r4                         @ a331 = b331 ^ t
    str r3, [r0, #148]                  @ a331
    bics r2, r1                         @ t = ~b031 & b131
    eors r2, r5                         @ a431 = b431 ^ t
    ldr r7, [sp, #16]                   @ d41
    ldr r1, [r0, #176]                  @ a200
    ldr r3, [r0, #184]                  @ a311
    ldr r4, [r0, #192]                  @ a421
    ldr r5, [r0, #160]                  @ a031
    ldr r6, [r0, #168]                  @ a140
    str r2, [r0, #156]                  @ a431
    eor r1, r12, r1, ror #25            @ b040 = rol(a200 ^ d20, 31)
    ror r1, r1, #1                      @ rho
    eor r2, r8, r3, ror #18             @ b140 = rol(a311 ^ d31, 28)
    ror r2, r2, #4                      @ rho
    eor r3, r7, r4, ror #29             @ b240 = rol(a421 ^ d41, 20)
    ror r3, r3, #12                     @ rho
    eor r4, r9, r5, ror #27             @ b340 = rol(a031 ^ d01, 21)
    ror r4, r4, #11                     @ rho
    eor r5, lr, r6, ror #11             @ b440 = rol(a140 ^ d10, 1)
    ror r5, r5, #31                     @ rho
    bic r6, r3, r2                      @ t = ~b140 & b240
    eors r6, r1                         @ a040 = b040 ^ t
    str r6, [r0, #160]                  @ a040
    bic r6, r4, r3                      @ t = ~b240 & b340
    eors r6, r2                         @ a140 = b140 ^ t
    str r6, [r0, #168]                  @ a140
    bic r6, r5, r4                      @ t = ~b340 & b440
    eors r6, r3                         @ a240 = b240 ^ t
    str r6, [r0, #176]                  @ a240
    bic r3, r1, r5                      @ t = ~b440 & b040
    eors r3, r4                         @ a340 = b340 ^ t
    str r3, [r0, #184]                  @ a340
    bics r2, r1                         @ t = ~b040 & b140
    eors r2, r5                         @ a440 = b440 ^ t
    ldr r8, [sp, #12]                   @ d30
    ldr r1, [r0, #4]                    @ a001
    ldr r3, [r0, #12]                   @ a111
    ldr r4, [r0, #20]                   @ a220
    ldr r5, [r0, #28]                   @ a330
    ldr r6, [r0, #36]                   @ a441
    str r2, [r0, #192]                  @ a440
    eor r1, r9, r1                      @ b001 = a001 ^ d01
    eor r2, r11, r3, ror #10            @ b101 = rol(a111 ^ d11, 22)
    ror r2, r2, #10                     @ rho
    eor r3, r12, r4, ror #23            @ b201 = rol(a220 ^ d20, 21)
    ror r3, r3, #11                     @ rho
    eor r4, r8, r5, ror #18             @ b301 = rol(a330 ^ d30, 10)
    ror r4, r4, #22                     @ rho
    eor r5, r7, r6, ror #5              @ b401 = rol(a441 ^ d41, 7)
    ror r5, r5, #25                     @ rho
    bic r6, r4, r3                      @ t = ~b201 & b301
    eors r6, r2                         @ a101 = b101 ^ t
    str r6, [r0, #12]                   @ a101
    bic r6, r5, r4                      @ t = ~b301 & b401
    eors r6, r3                         @ a201 = b201 ^ t
    str r6, [r0, #20]                   @ a201
    bic r6, r1, r5                      @ t = ~b401 & b001
    eors r6, r4                         @ a301 = b301 ^ t
    str r6, [r0, #28]                   @ a301
    bic r4, r2, r1                      @ t = ~b001 & b101
    eors r4, r5                         @ a401 = b401 ^ t
    ldr r5, [sp, #20]                   @ constants
    str r4, [r0, #36]                   @ a401
    bics r3, r2                         @ t = ~b101 & b201
    ldr r2, [r5, #28]                   @ iota
    eors r1, r3                         @ a001 = b001 ^ t
    eors r1, r2                         @ a001 ^= rc1
    ldr r12, [sp, #8]                   @ d21
    ldr r2, [r0, #92]                   @ a100
    ldr r3, [r0, #100]                  @ a211
    ldr r4, [r0, #108]                  @ a320
    ldr r5, [r0, #116]                  @ a431
    ldr r6, [r0, #84]                   @ a041
    str r1, [r0, #4]                    @ a001
    eor r1, lr, r2, ror #21             @ b021 = a100 ^ d10
    eor r2, r12, r3, ror #2             @ b121 = rol(a211 ^ d21, 3)
    ror r2, r2, #29                     @ rho
    eor r3, r8, r4, ror #31             @ b221 = rol(a320 ^ d30, 12)
    ror r3, r3, #20                     @ rho
    eor r4, r7, r5, ror #14             @ b321 = rol(a431 ^ d41, 4)
    ror r4, r4, #28                     @ rho
    eor r5, r9, r6, ror #13             @ b421 = rol(a041 ^ d01, 9)
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b121 & b221
    eors r6, r1                         @ a021 = b021 ^ t
    str r6, [r0, #84]                   @ a021
    bic r6, r4, r3                      @ t = ~b221 & b321
    eors r6, r2                         @ a121 = b121 ^ t
    str r6, [r0, #92]                   @ a121
    bic r6, r5, r4                      @ t = ~b321 & b421
    eors r6, r3                         @ a221 = b221 ^ t
    str r6, [r0, #100]                  @ a221
    bic r3, r1, r5                      @ t = ~b421 & b021
    eors r3, r4                         @ a321 = b321 ^ t
    str r3, [r0, #108]                  @ a321
    bics r2, r1                         @ t = ~b021 & b121
    eors r2, r5                         @ a421 = b421 ^ t
    ldr r1, [r0, #64]                   @ a300
    ldr r3, [r0, #72]                   @ a410
    ldr r4, [r0, #40]                   @ a021
    ldr r5, [r0, #48]                   @ a131
    ldr r6, [r0, #56]                   @ a241
    str r2, [r0, #116]                  @ a421
    eor r1, r8, r1                      @ b010 = rol(a300 ^ d30, 14)
    ror r1, r1, #18                     @ rho
    eor r2, r10, r3, ror #22            @ b110 = rol(a410 ^ d40, 10)
    ror r2, r2, #22                     @ rho
    eor r3, r9, r4, ror #20             @ b210 = rol(a021 ^ d01, 2)
    ror r3, r3, #30                     @ rho
    eor r4, r11, r5, ror #25            @ b310 = rol(a131 ^ d11, 23)
    ror r4, r4, #9                      @ rho
    eor r5, r12, r6, ror #31            @ b410 = rol(a241 ^ d21, 31)
    ror r5, r5, #1                      @ rho
    bic r6, r3, r2                      @ t = ~b110 & b210
    eors r6, r1                         @ a010 = b010 ^ t
    str r6, [r0, #40]                   @ a010
    bic r6, r4, r3                      @ t = ~b210 & b310
    eors r6, r2                         @ a110 = b110 ^ t
    str r6, [r0, #48]                   @ a110
    bic r6, r5, r4                      @ t = ~b310 & b410
    eors r6, r3                         @ a210 = b210 ^ t
    str r6, [r0, #56]                   @ a210
    bic r3, r1, r5                      @ t = ~b410 & b010
    eors r3, r4                         @ a310 = b310 ^ t
    str r3, [r0, #64]                   @ a310
    bics r2, r1                         @ t = ~b010 & b110
    eors r2, r5                         @ a410 = b410 ^ t
    ldr r9, [sp, #0]                    @ d00
    ldr r1, [r0, #180]                  @ a201
    ldr r3, [r0, #188]                  @ a310
    ldr r4, [r0, #196]                  @ a420
    ldr r5, [r0, #164]                  @ a030
    ldr r6, [r0, #172]                  @ a141
    str r2, [r0, #72]                   @ a410
    eor r1, r12, r1, ror #25            @ b041 = rol(a201 ^ d21, 31)
    ror r1, r1, #1                      @ rho
    eor r2, r8, r3, ror #18             @ b141 = rol(a310 ^ d30, 27)
    ror r2, r2, #5                      @ rho
    eor r3, r10, r4, ror #29            @ b241 = rol(a420 ^ d40, 19)
    ror r3, r3, #13                     @ rho
    eor r4, r9, r5, ror #27             @ b341 = rol(a030 ^ d00, 20)
    ror r4, r4, #12                     @ rho
    eor r5, r11, r6, ror #12            @ b441 = rol(a141 ^ d11, 1)
    ror r5, r5, #31                     @ rho
    bic r6, r3, r2                      @ t = ~b141 & b241
    eors r6, r1                         @ a041 = b041 ^ t
    str r6, [r0, #164]                  @ a041
    bic r6, r4, r3                      @ t = ~b241 & b341
    eors r6, r2                         @ a141 = b141 ^ t
    str r6, [r0, #172]                  @ a141
    bic r6, r5, r4                      @ t = ~b341 & b441
    eors r6, r3                         @ a241 = b241 ^ t
    str r6, [r0, #180]                  @ a241
    bic r3, r1, r5                      @ t = ~b441 & b041
    eors r3, r4                         @ a341 = b341 ^ t
    str r3, [r0, #188]                  @ a341
    bics r2, r1                         @ t = ~b041 & b141
    eors r2, r5                         @ a441 = b441 ^ t
    ldr r1, [sp, #16]                   @ d41
    ldr r3, [r0, #152]                  @ a401
    ldr r4, [r0, #120]                  @ a010
    ldr r5, [r0, #128]                  @ a120
    ldr r6, [r0, #136]                  @ a231
    ldr r7, [r0, #144]                  @ a340
    str r2, [r0, #196]                  @ a441
    eor r1, r1, r3, ror #10             @ b030 = rol(a401 ^ d41, 14)
    ror r1, r1, #18                     @ rho
    eor r2, r9, r4, ror #30             @ b130 = rol(a010 ^ d00, 18)
    ror r2, r2, #14                     @ rho
    eor r3, lr, r5, ror #28             @ b230 = rol(a120 ^ d10, 5)
    ror r3, r3, #27                     @ rho
    eor r4, r12, r6, ror #4             @ b330 = rol(a231 ^ d21, 8)
    ror r4, r4, #24                     @ rho
    eor r5, r8, r7, ror #1              @ b430 = rol(a340 ^ d30, 28)
    ror r5, r5, #4                      @ rho
    bic r6, r3, r2                      @ t = ~b130 & b230
    eors r6, r1                         @ a030 = b030 ^ t
    str r6, [r0, #120]                  @ a030
    bic r6, r4, r3                      @ t = ~b230 & b330
    eors r6, r2                         @ a130 = b130 ^ t
    str r6, [r0, #128]                  @ a130
    bic r6, r5, r4                      @ t = ~b330 & b430
    eors r6, r3                         @ a230 = b230 ^ t
    str r6, [r0, #136]                  @ a230
    bic r3, r1, r5                      @ t = ~b430 & b030
    eors r3, r4                         @ a330 = b330 ^ t
    str r3, [r0, #144]                  @ a330
    bics r2, r1                         @ t = ~b030 & b130
    eors r2, r5                         @ a430 = b430 ^ t
    str r2, [r0, #152]                  @ a430
    add sp, #24
    pop {r4-r12, pc}
    .p2align 2
.Lm4_lazy4_constants:
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
.Lm4_lazy4_end:
    .word 2
    .size lanewise_keccakp1600_x1_armv7m_m4_lazy4, . - lanewise_keccakp1600_x1_armv7m_m4_lazy4

    .section .note.GNU-stack, "", %progbits
