/* PYTHONPATH=lab python3 -m lanewise_lab.gen armv7m_m4_mostly_grouped > bench/baselines/armv7m/keccakp1600_x1_armv7m_m4_mostly_grouped.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for ARMv7-M: grouped loads but in theta, in place
 *
 * void lanewise_keccakp1600_x1_armv7m_m4_mostly_grouped(uint32_t state[50], uint32_t rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4.
 *     state: bit-interleaved: word 2i holds the even bits of lane i = x + 5y, and word
 *     2i + 1 the odd bits; aligned to 4 bytes.
 *
 * The structure of row 1 of Table 1 in Adomnicai (2023), in our own order: explicit rotations,
 * only the first two of five loads of a parity in a row.
 * Stack: 64 bytes
 * No branch and no address depends on the state. Clobbers r0-r3, r12, flags.
 */

    .syntax unified
    .thumb
    .text
    .p2align 2
    .globl lanewise_keccakp1600_x1_armv7m_m4_mostly_grouped
    .type lanewise_keccakp1600_x1_armv7m_m4_mostly_grouped, %function
    .thumb_func
lanewise_keccakp1600_x1_armv7m_m4_mostly_grouped:
    push {r4-r12, lr}
    sub sp, #24
    ldr r2, .Lm4_mostly_grouped_distance
.Lm4_mostly_grouped_here:
    add r2, pc                         @ behind the last constant
    sub r2, r2, r1, lsl #3             @ 8 bytes for each round
    str r2, [sp, #20]
    ands r1, r1, #3                  @ rounds beyond a multiple
    beq.w .Lm4_mostly_grouped_fast
    str r1, [sp]
.Lm4_mostly_grouped_rolled:
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
    adr r2, .Lm4_mostly_grouped_pi
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
    bne .Lm4_mostly_grouped_rolled
    ldr r1, [sp, #20]
    ldr r1, [r1]
    cmp r1, #2                         @ the mark behind the constants
    bne.w .Lm4_mostly_grouped_fast
    add sp, #24
    pop {r4-r12, pc}
    .p2align 2
    .Lm4_mostly_grouped_distance: .word .Lm4_mostly_grouped_end - .Lm4_mostly_grouped_here - 4
    .Lm4_mostly_grouped_pi:  @ lane, rotation
    .byte 10, 1, 7, 3, 11, 6, 17, 10, 18, 15, 3, 21
    .byte 5, 28, 16, 36, 8, 45, 21, 55, 24, 2, 4, 14
    .byte 15, 27, 23, 41, 19, 56, 13, 8, 12, 25, 2, 43
    .byte 20, 62, 14, 18, 22, 39, 9, 61, 6, 20, 1, 44
    .p2align 2
.Lm4_mostly_grouped_fast:
    @ round 1 of 4
    ldr r1, [r0, #0]                    @ a000
    ldr r2, [r0, #40]                   @ a010
    eors r1, r2                         @ c00 ^= a010
    ldr r2, [r0, #80]                   @ a020
    eors r1, r2                         @ c00 ^= a020
    ldr r2, [r0, #120]                  @ a030
    eors r1, r2                         @ c00 ^= a030
    ldr r2, [r0, #160]                  @ a040
    eor lr, r1, r2                      @ c00 ^= a040
    ldr r1, [r0, #28]                   @ a301
    ldr r2, [r0, #68]                   @ a311
    eors r1, r2                         @ c31 ^= a311
    ldr r2, [r0, #108]                  @ a321
    eors r1, r2                         @ c31 ^= a321
    ldr r2, [r0, #148]                  @ a331
    eors r1, r2                         @ c31 ^= a331
    ldr r2, [r0, #188]                  @ a341
    eors r1, r2                         @ c31 ^= a341
    eor r2, r1, lr                      @ d41 = c31 ^ c00
    str r2, [sp, #16]                   @ d41
    ldr r2, [r0, #8]                    @ a100
    ldr r3, [r0, #48]                   @ a110
    eors r2, r3                         @ c10 ^= a110
    ldr r3, [r0, #88]                   @ a120
    eors r2, r3                         @ c10 ^= a120
    ldr r3, [r0, #128]                  @ a130
    eors r2, r3                         @ c10 ^= a130
    ldr r3, [r0, #168]                  @ a140
    eors r2, r3                         @ c10 ^= a140
    eor r12, r2, r1, ror #31            @ d20 = c10 ^ rol(c31, 1)
    ldr r1, [r0, #36]                   @ a401
    ldr r3, [r0, #76]                   @ a411
    eors r1, r3                         @ c41 ^= a411
    ldr r3, [r0, #116]                  @ a421
    eors r1, r3                         @ c41 ^= a421
    ldr r3, [r0, #156]                  @ a431
    eors r1, r3                         @ c41 ^= a431
    ldr r3, [r0, #196]                  @ a441
    eors r1, r3                         @ c41 ^= a441
    eors r2, r1                         @ d01 = c41 ^ c10
    str r2, [sp, #4]                    @ d01
    ldr r2, [r0, #16]                   @ a200
    ldr r3, [r0, #56]                   @ a210
    eors r2, r3                         @ c20 ^= a210
    ldr r3, [r0, #96]                   @ a220
    eors r2, r3                         @ c20 ^= a220
    ldr r3, [r0, #136]                  @ a230
    eors r2, r3                         @ c20 ^= a230
    ldr r3, [r0, #176]                  @ a240
    eors r2, r3                         @ c20 ^= a240
    eor r1, r2, r1, ror #31             @ d30 = c20 ^ rol(c41, 1)
    str r1, [sp, #12]                   @ d30
    ldr r1, [r0, #4]                    @ a001
    ldr r3, [r0, #44]                   @ a011
    eors r1, r3                         @ c01 ^= a011
    ldr r3, [r0, #84]                   @ a021
    eors r1, r3                         @ c01 ^= a021
    ldr r3, [r0, #124]                  @ a031
    eors r1, r3                         @ c01 ^= a031
    ldr r3, [r0, #164]                  @ a041
    eors r1, r3                         @ c01 ^= a041
    eor r11, r1, r2                     @ d11 = c01 ^ c20
    ldr r2, [r0, #24]                   @ a300
    ldr r3, [r0, #64]                   @ a310
    eors r2, r3                         @ c30 ^= a310
    ldr r3, [r0, #104]                  @ a320
    eors r2, r3                         @ c30 ^= a320
    ldr r3, [r0, #144]                  @ a330
    eors r2, r3                         @ c30 ^= a330
    ldr r3, [r0, #184]                  @ a340
    eors r2, r3                         @ c30 ^= a340
    eor r10, r2, r1, ror #31            @ d40 = c30 ^ rol(c01, 1)
    ldr r1, [r0, #12]                   @ a101
    ldr r3, [r0, #52]                   @ a111
    eors r1, r3                         @ c11 ^= a111
    ldr r3, [r0, #92]                   @ a121
    eors r1, r3                         @ c11 ^= a121
    ldr r3, [r0, #132]                  @ a131
    eors r1, r3                         @ c11 ^= a131
    ldr r3, [r0, #172]                  @ a141
    eors r1, r3                         @ c11 ^= a141
    eors r2, r1                         @ d21 = c11 ^ c30
    str r2, [sp, #8]                    @ d21
    ldr r3, [r0, #32]                   @ a400
    ldr r4, [r0, #72]                   @ a410
    eors r3, r4                         @ c40 ^= a410
    ldr r4, [r0, #112]                  @ a420
    eors r3, r4                         @ c40 ^= a420
    ldr r4, [r0, #152]                  @ a430
    eors r3, r4                         @ c40 ^= a430
    ldr r4, [r0, #192]                  @ a440
    eors r3, r4                         @ c40 ^= a440
    eor r9, r3, r1, ror #31             @ d00 = c40 ^ rol(c11, 1)
    str r9, [sp, #0]                    @ d00
    ldr r1, [r0, #20]                   @ a201
    ldr r4, [r0, #60]                   @ a211
    eors r1, r4                         @ c21 ^= a211
    ldr r4, [r0, #100]                  @ a221
    eors r1, r4                         @ c21 ^= a221
    ldr r4, [r0, #140]                  @ a231
    eors r1, r4                         @ c21 ^= a231
    ldr r4, [r0, #180]                  @ a241
    eors r1, r4                         @ c21 ^= a241
    eor r8, r1, r3                      @ d31 = c21 ^ c40
    eor lr, lr, r1, ror #31             @ d10 = c00 ^ rol(c21, 1)
    ldr r1, [r0, #0]                    @ a000
    ldr r3, [r0, #48]                   @ a110
    ldr r4, [r0, #100]                  @ a221
    ldr r5, [r0, #148]                  @ a331
    ldr r6, [r0, #192]                  @ a440
    eor r1, r9, r1                      @ b000 = a000 ^ d00
    eor r3, lr, r3                      @ b100 = rol(a110 ^ d10, 22)
    ror r3, r3, #10                     @ rho
    eors r2, r4                         @ b200 = rol(a221 ^ d21, 22)
    ror r2, r2, #10                     @ rho
    eor r5, r8, r5                      @ b300 = rol(a331 ^ d31, 11)
    ror r4, r5, #21                     @ rho
    eor r6, r10, r6                     @ b400 = rol(a440 ^ d40, 7)
    ror r5, r6, #25                     @ rho
    bic r6, r4, r2                      @ t = ~b200 & b300
    eors r6, r3                         @ a100 = b100 ^ t
    str r6, [r0, #48]                   @ a100
    bic r6, r5, r4                      @ t = ~b300 & b400
    eors r6, r2                         @ a200 = b200 ^ t
    str r6, [r0, #100]                  @ a200
    bic r6, r1, r5                      @ t = ~b400 & b000
    eors r6, r4                         @ a300 = b300 ^ t
    str r6, [r0, #148]                  @ a300
    bic r4, r3, r1                      @ t = ~b000 & b100
    eors r4, r5                         @ a400 = b400 ^ t
    ldr r5, [sp, #20]                   @ constants
    str r4, [r0, #192]                  @ a400
    bics r2, r3                         @ t = ~b100 & b200
    ldr r3, [r5]                        @ iota
    eors r1, r2                         @ a000 = b000 ^ t
    eors r1, r3                         @ a000 ^= rc0
    str r1, [r0, #0]                    @ a000
    ldr r1, [r0, #12]                   @ a101
    ldr r2, [r0, #56]                   @ a210
    ldr r3, [r0, #108]                  @ a321
    ldr r4, [r0, #152]                  @ a430
    ldr r5, [r0, #160]                  @ a040
    eor r1, r11, r1                     @ b020 = rol(a101 ^ d11, 1)
    ror r1, r1, #31                     @ rho
    eor r2, r12, r2                     @ b120 = rol(a210 ^ d20, 3)
    ror r2, r2, #29                     @ rho
    eor r3, r8, r3                      @ b220 = rol(a321 ^ d31, 13)
    ror r3, r3, #19                     @ rho
    eor r4, r10, r4                     @ b320 = rol(a430 ^ d40, 4)
    ror r4, r4, #28                     @ rho
    eor r5, r9, r5                      @ b420 = rol(a040 ^ d00, 9)
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b120 & b220
    eors r6, r1                         @ a020 = b020 ^ t
    str r6, [r0, #160]                  @ a020
    bic r6, r4, r3                      @ t = ~b220 & b320
    eors r6, r2                         @ a120 = b120 ^ t
    str r6, [r0, #12]                   @ a120
    bic r6, r5, r4                      @ t = ~b320 & b420
    eors r6, r3                         @ a220 = b220 ^ t
    str r6, [r0, #56]                   @ a220
    bic r3, r1, r5                      @ t = ~b420 & b020
    eors r3, r4                         @ a320 = b320 ^ t
    str r3, [r0, #108]                  @ a320
    bics r2, r1                         @ t = ~b020 & b120
    eors r2, r5                         @ a420 = b420 ^ t
    str r2, [r0, #152]                  @ a420
    ldr r1, [sp, #16]                   @ d41
    ldr r2, [r0, #28]                   @ a301
    ldr r3, [r0, #76]                   @ a411
    ldr r4, [r0, #80]                   @ a020
    ldr r5, [r0, #128]                  @ a130
    ldr r6, [r0, #176]                  @ a240
    eor r2, r8, r2                      @ b011 = rol(a301 ^ d31, 14)
    ror r2, r2, #18                     @ rho
    eors r1, r3                         @ b111 = rol(a411 ^ d41, 10)
    ror r1, r1, #22                     @ rho
    eor r9, r9, r4                      @ b211 = rol(a020 ^ d00, 1)
    ror r3, r9, #31                     @ rho
    eor r5, lr, r5                      @ b311 = rol(a130 ^ d10, 22)
    ror r4, r5, #10                     @ rho
    eor r6, r12, r6                     @ b411 = rol(a240 ^ d20, 30)
    ror r5, r6, #2                      @ rho
    bic r6, r3, r1                      @ t = ~b111 & b211
    eors r6, r2                         @ a011 = b011 ^ t
    str r6, [r0, #80]                   @ a011
    bic r6, r4, r3                      @ t = ~b211 & b311
    eors r6, r1                         @ a111 = b111 ^ t
    str r6, [r0, #128]                  @ a111
    bic r6, r5, r4                      @ t = ~b311 & b411
    eors r6, r3                         @ a211 = b211 ^ t
    str r6, [r0, #176]                  @ a211
    bic r3, r2, r5                      @ t = ~b411 & b011
    eors r3, r4                         @ a311 = b311 ^ t
    str r3, [r0, #28]                   @ a311
    bics r1, r2                         @ t = ~b011 & b111
    eors r1, r5                         @ a411 = b411 ^ t
    str r1, [r0, #76]                   @ a411
    ldr r9, [sp, #4]                    @ d01
    ldr r1, [r0, #32]                   @ a400
    ldr r2, [r0, #44]                   @ a011
    ldr r3, [r0, #92]                   @ a121
    ldr r4, [r0, #136]                  @ a230
    ldr r5, [r0, #188]                  @ a341
    eor r1, r10, r1                     @ b031 = rol(a400 ^ d40, 13)
    ror r1, r1, #19                     @ rho
    eor r2, r9, r2                      @ b131 = rol(a011 ^ d01, 18)
    ror r2, r2, #14                     @ rho
    eor r3, r11, r3                     @ b231 = rol(a121 ^ d11, 5)
    ror r3, r3, #27                     @ rho
    eor r4, r12, r4                     @ b331 = rol(a230 ^ d20, 7)
    ror r4, r4, #25                     @ rho
    eor r5, r8, r5                      @ b431 = rol(a341 ^ d31, 28)
    ror r5, r5, #4                      @ rho
    bic r6, r3, r2                      @ t = ~b131 & b231
    eors r6, r1                         @ a031 = b031 ^ t
    str r6, [r0, #44]                   @ a031
    bic r6, r4, r3                      @ t = ~b231 & b331
    eors r6, r2                         @ a131 = b131 ^ t
    str r6, [r0, #92]                   @ a131
    bic r6, r5, r4                      @ t = ~b331 & b431
    eors r6, r3                         @ a231 = b231 ^ t
    str r6, [r0, #136]                  @ a231
    bic r3, r1, r5                      @ t = ~b431 & b031
    eors r3, r4                         @ a331 = b331 ^ t
    str r3, [r0, #188]                  @ a331
    bics r2, r1                         @ t = ~b031 & b131
    eors r2, r5                         @ a431 = b431 ^ t
    str r2, [r0, #32]                   @ a431
    ldr r7, [sp, #16]                   @ d41
    ldr r1, [r0, #16]                   @ a200
    ldr r2, [r0, #68]                   @ a311
    ldr r3, [r0, #116]                  @ a421
    ldr r4, [r0, #124]                  @ a031
    ldr r5, [r0, #168]                  @ a140
    eor r1, r12, r1                     @ b040 = rol(a200 ^ d20, 31)
    ror r1, r1, #1                      @ rho
    eor r8, r8, r2                      @ b140 = rol(a311 ^ d31, 28)
    ror r2, r8, #4                      @ rho
    eors r3, r7                         @ b240 = rol(a421 ^ d41, 20)
    ror r3, r3, #12                     @ rho
    eor r4, r9, r4                      @ b340 = rol(a031 ^ d01, 21)
    ror r4, r4, #11                     @ rho
    eor r5, lr, r5                      @ b440 = rol(a140 ^ d10, 1)
    ror r5, r5, #31                     @ rho
    bic r6, r3, r2                      @ t = ~b140 & b240
    eors r6, r1                         @ a040 = b040 ^ t
    str r6, [r0, #124]                  @ a040
    bic r6, r4, r3                      @ t = ~b240 & b340
    eors r6, r2                         @ a140 = b140 ^ t
    str r6, [r0, #168]                  @ a140
    bic r6, r5, r4                      @ t = ~b340 & b440
    eors r6, r3                         @ a240 = b240 ^ t
    str r6, [r0, #16]                   @ a240
    bic r3, r1, r5                      @ t = ~b440 & b040
    eors r3, r4                         @ a340 = b340 ^ t
    str r3, [r0, #68]                   @ a340
    bics r2, r1                         @ t = ~b040 & b140
    eors r2, r5                         @ a440 = b440 ^ t
    str r2, [r0, #116]                  @ a440
    ldr r8, [sp, #12]                   @ d30
    ldr r1, [r0, #4]                    @ a001
    ldr r2, [r0, #52]                   @ a111
    ldr r3, [r0, #96]                   @ a220
    ldr r4, [r0, #144]                  @ a330
    ldr r5, [r0, #196]                  @ a441
    eor r1, r9, r1                      @ b001 = a001 ^ d01
    eor r2, r11, r2                     @ b101 = rol(a111 ^ d11, 22)
    ror r2, r2, #10                     @ rho
    eor r12, r12, r3                    @ b201 = rol(a220 ^ d20, 21)
    ror r3, r12, #11                    @ rho
    eor r4, r8, r4                      @ b301 = rol(a330 ^ d30, 10)
    ror r4, r4, #22                     @ rho
    eors r5, r7                         @ b401 = rol(a441 ^ d41, 7)
    ror r5, r5, #25                     @ rho
    bic r6, r4, r3                      @ t = ~b201 & b301
    eors r6, r2                         @ a101 = b101 ^ t
    str r6, [r0, #52]                   @ a101
    bic r6, r5, r4                      @ t = ~b301 & b401
    eors r6, r3                         @ a201 = b201 ^ t
    str r6, [r0, #96]                   @ a201
    bic r6, r1, r5                      @ t = ~b401 & b001
    eors r6, r4                         @ a301 = b301 ^ t
    str r6, [r0, #144]                  @ a301
    bic r4, r2, r1                      @ t = ~b001 & b101
    eors r4, r5                         @ a401 = b401 ^ t
    ldr r5, [sp, #20]                   @ constants
    str r4, [r0, #196]                  @ a401
    bics r3, r2                         @ t = ~b101 & b201
    ldr r2, [r5, #4]                    @ iota
    eors r1, r3                         @ a001 = b001 ^ t
    eors r1, r2                         @ a001 ^= rc1
    str r1, [r0, #4]                    @ a001
    ldr r12, [sp, #8]                   @ d21
    ldr r1, [r0, #8]                    @ a100
    ldr r2, [r0, #60]                   @ a211
    ldr r3, [r0, #104]                  @ a320
    ldr r4, [r0, #156]                  @ a431
    ldr r5, [r0, #164]                  @ a041
    eor r1, lr, r1                      @ b021 = a100 ^ d10
    eor r2, r12, r2                     @ b121 = rol(a211 ^ d21, 3)
    ror r2, r2, #29                     @ rho
    eor r3, r8, r3                      @ b221 = rol(a320 ^ d30, 12)
    ror r3, r3, #20                     @ rho
    eors r7, r4                         @ b321 = rol(a431 ^ d41, 4)
    ror r4, r7, #28                     @ rho
    eor r5, r9, r5                      @ b421 = rol(a041 ^ d01, 9)
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b121 & b221
    eors r6, r1                         @ a021 = b021 ^ t
    str r6, [r0, #164]                  @ a021
    bic r6, r4, r3                      @ t = ~b221 & b321
    eors r6, r2                         @ a121 = b121 ^ t
    str r6, [r0, #8]                    @ a121
    bic r6, r5, r4                      @ t = ~b321 & b421
    eors r6, r3                         @ a221 = b221 ^ t
    str r6, [r0, #60]                   @ a221
    bic r3, r1, r5                      @ t = ~b421 & b021
    eors r3, r4                         @ a321 = b321 ^ t
    str r3, [r0, #104]                  @ a321
    bics r2, r1                         @ t = ~b021 & b121
    eors r2, r5                         @ a421 = b421 ^ t
    str r2, [r0, #156]                  @ a421
    ldr r1, [r0, #24]                   @ a300
    ldr r2, [r0, #72]                   @ a410
    ldr r3, [r0, #84]                   @ a021
    ldr r4, [r0, #132]                  @ a131
    ldr r5, [r0, #180]                  @ a241
    eor r1, r8, r1                      @ b010 = rol(a300 ^ d30, 14)
    ror r1, r1, #18                     @ rho
    eor r2, r10, r2                     @ b110 = rol(a410 ^ d40, 10)
    ror r2, r2, #22                     @ rho
    eor r9, r9, r3                      @ b210 = rol(a021 ^ d01, 2)
    ror r3, r9, #30                     @ rho
    eor r4, r11, r4                     @ b310 = rol(a131 ^ d11, 23)
    ror r4, r4, #9                      @ rho
    eor r5, r12, r5                     @ b410 = rol(a241 ^ d21, 31)
    ror r5, r5, #1                      @ rho
    bic r6, r3, r2                      @ t = ~b110 & b210
    eors r6, r1                         @ a010 = b010 ^ t
    str r6, [r0, #84]                   @ a010
    bic r6, r4, r3                      @ t = ~b210 & b310
    eors r6, r2                         @ a110 = b110 ^ t
    str r6, [r0, #132]                  @ a110
    bic r6, r5, r4                      @ t = ~b310 & b410
    eors r6, r3                         @ a210 = b210 ^ t
    str r6, [r0, #180]                  @ a210
    bic r3, r1, r5                      @ t = ~b410 & b010
    eors r3, r4                         @ a310 = b310 ^ t
    str r3, [r0, #24]                   @ a310
    bics r2, r1                         @ t = ~b010 & b110
    eors r2, r5                         @ a410 = b410 ^ t
    str r2, [r0, #72]                   @ a410
    ldr r1, [sp, #0]                    @ d00
    ldr r2, [r0, #20]                   @ a201
    ldr r3, [r0, #64]                   @ a310
    ldr r4, [r0, #112]                  @ a420
    ldr r5, [r0, #120]                  @ a030
    ldr r6, [r0, #172]                  @ a141
    eor r2, r12, r2                     @ b041 = rol(a201 ^ d21, 31)
    ror r2, r2, #1                      @ rho
    eor r3, r8, r3                      @ b141 = rol(a310 ^ d30, 27)
    ror r3, r3, #5                      @ rho
    eor r10, r10, r4                    @ b241 = rol(a420 ^ d40, 19)
    ror r4, r10, #13                    @ rho
    eors r5, r1                         @ b341 = rol(a030 ^ d00, 20)
    ror r5, r5, #12                     @ rho
    eor r11, r11, r6                    @ b441 = rol(a141 ^ d11, 1)
    ror r6, r11, #31                    @ rho
    bic r7, r4, r3                      @ t = ~b141 & b241
    eors r7, r2                         @ a041 = b041 ^ t
    str r7, [r0, #120]                  @ a041
    bic r7, r5, r4                      @ t = ~b241 & b341
    eors r7, r3                         @ a141 = b141 ^ t
    str r7, [r0, #172]                  @ a141
    bic r7, r6, r5                      @ t = ~b341 & b441
    eors r7, r4                         @ a241 = b241 ^ t
    str r7, [r0, #20]                   @ a241
    bic r4, r2, r6                      @ t = ~b441 & b041
    eors r4, r5                         @ a341 = b341 ^ t
    str r4, [r0, #64]                   @ a341
    bics r3, r2                         @ t = ~b041 & b141
    eors r3, r6                         @ a441 = b441 ^ t
    str r3, [r0, #112]                  @ a441
    ldr r2, [sp, #16]                   @ d41
    ldr r3, [r0, #36]                   @ a401
    ldr r4, [r0, #40]                   @ a010
    ldr r5, [r0, #88]                   @ a120
    ldr r6, [r0, #140]                  @ a231
    ldr r7, [r0, #184]                  @ a340
    eors r2, r3                         @ b030 = rol(a401 ^ d41, 14)
    ror r2, r2, #18                     @ rho
    eors r1, r4                         @ b130 = rol(a010 ^ d00, 18)
    ror r1, r1, #14                     @ rho
    eor lr, lr, r5                      @ b230 = rol(a120 ^ d10, 5)
    ror r3, lr, #27                     @ rho
    eor r12, r12, r6                    @ b330 = rol(a231 ^ d21, 8)
    ror r4, r12, #24                    @ rho
    eor r8, r8, r7                      @ b430 = rol(a340 ^ d30, 28)
    ror r5, r8, #4                      @ rho
    bic r6, r3, r1                      @ t = ~b130 & b230
    eors r6, r2                         @ a030 = b030 ^ t
    str r6, [r0, #40]                   @ a030
    bic r6, r4, r3                      @ t = ~b230 & b330
    eors r6, r1                         @ a130 = b130 ^ t
    str r6, [r0, #88]                   @ a130
    bic r6, r5, r4                      @ t = ~b330 & b430
    eors r6, r3                         @ a230 = b230 ^ t
    str r6, [r0, #140]                  @ a230
    bic r3, r2, r5                      @ t = ~b430 & b030
    eors r3, r4                         @ a330 = b330 ^ t
    str r3, [r0, #184]                  @ a330
    bics r1, r2                         @ t = ~b030 & b130
    eors r1, r5                         @ a430 = b430 ^ t
    str r1, [r0, #36]                   @ a430
    @ round 2 of 4
    ldr r1, [r0, #0]                    @ a000
    ldr r2, [r0, #84]                   @ a010
    eors r1, r2                         @ c00 ^= a010
    ldr r2, [r0, #160]                  @ a020
    eors r1, r2                         @ c00 ^= a020
    ldr r2, [r0, #40]                   @ a030
    eors r1, r2                         @ c00 ^= a030
    ldr r2, [r0, #124]                  @ a040
    eor lr, r1, r2                      @ c00 ^= a040
    ldr r1, [r0, #144]                  @ a301
    ldr r2, [r0, #28]                   @ a311
    eors r1, r2                         @ c31 ^= a311
    ldr r2, [r0, #104]                  @ a321
    eors r1, r2                         @ c31 ^= a321
    ldr r2, [r0, #188]                  @ a331
    eors r1, r2                         @ c31 ^= a331
    ldr r2, [r0, #64]                   @ a341
    eors r1, r2                         @ c31 ^= a341
    eor r2, r1, lr                      @ d41 = c31 ^ c00
    str r2, [sp, #16]                   @ d41
    ldr r2, [r0, #48]                   @ a100
    ldr r3, [r0, #132]                  @ a110
    eors r2, r3                         @ c10 ^= a110
    ldr r3, [r0, #12]                   @ a120
    eors r2, r3                         @ c10 ^= a120
    ldr r3, [r0, #88]                   @ a130
    eors r2, r3                         @ c10 ^= a130
    ldr r3, [r0, #168]                  @ a140
    eors r2, r3                         @ c10 ^= a140
    eor r12, r2, r1, ror #31            @ d20 = c10 ^ rol(c31, 1)
    ldr r1, [r0, #196]                  @ a401
    ldr r3, [r0, #76]                   @ a411
    eors r1, r3                         @ c41 ^= a411
    ldr r3, [r0, #156]                  @ a421
    eors r1, r3                         @ c41 ^= a421
    ldr r3, [r0, #32]                   @ a431
    eors r1, r3                         @ c41 ^= a431
    ldr r3, [r0, #112]                  @ a441
    eors r1, r3                         @ c41 ^= a441
    eors r2, r1                         @ d01 = c41 ^ c10
    str r2, [sp, #4]                    @ d01
    ldr r2, [r0, #100]                  @ a200
    ldr r3, [r0, #180]                  @ a210
    eors r2, r3                         @ c20 ^= a210
    ldr r3, [r0, #56]                   @ a220
    eors r2, r3                         @ c20 ^= a220
    ldr r3, [r0, #140]                  @ a230
    eors r2, r3                         @ c20 ^= a230
    ldr r3, [r0, #16]                   @ a240
    eors r2, r3                         @ c20 ^= a240
    eor r1, r2, r1, ror #31             @ d30 = c20 ^ rol(c41, 1)
    str r1, [sp, #12]                   @ d30
    ldr r1, [r0, #4]                    @ a001
    ldr r3, [r0, #80]                   @ a011
    eors r1, r3                         @ c01 ^= a011
    ldr r3, [r0, #164]                  @ a021
    eors r1, r3                         @ c01 ^= a021
    ldr r3, [r0, #44]                   @ a031
    eors r1, r3                         @ c01 ^= a031
    ldr r3, [r0, #120]                  @ a041
    eors r1, r3                         @ c01 ^= a041
    eor r11, r1, r2                     @ d11 = c01 ^ c20
    ldr r2, [r0, #148]                  @ a300
    ldr r3, [r0, #24]                   @ a310
    eors r2, r3                         @ c30 ^= a310
    ldr r3, [r0, #108]                  @ a320
    eors r2, r3                         @ c30 ^= a320
    ldr r3, [r0, #184]                  @ a330
    eors r2, r3                         @ c30 ^= a330
    ldr r3, [r0, #68]                   @ a340
    eors r2, r3                         @ c30 ^= a340
    eor r10, r2, r1, ror #31            @ d40 = c30 ^ rol(c01, 1)
    ldr r1, [r0, #52]                   @ a101
    ldr r3, [r0, #128]                  @ a111
    eors r1, r3                         @ c11 ^= a111
    ldr r3, [r0, #8]                    @ a121
    eors r1, r3                         @ c11 ^= a121
    ldr r3, [r0, #92]                   @ a131
    eors r1, r3                         @ c11 ^= a131
    ldr r3, [r0, #172]                  @ a141
    eors r1, r3                         @ c11 ^= a141
    eors r2, r1                         @ d21 = c11 ^ c30
    str r2, [sp, #8]                    @ d21
    ldr r3, [r0, #192]                  @ a400
    ldr r4, [r0, #72]                   @ a410
    eors r3, r4                         @ c40 ^= a410
    ldr r4, [r0, #152]                  @ a420
    eors r3, r4                         @ c40 ^= a420
    ldr r4, [r0, #36]                   @ a430
    eors r3, r4                         @ c40 ^= a430
    ldr r4, [r0, #116]                  @ a440
    eors r3, r4                         @ c40 ^= a440
    eor r9, r3, r1, ror #31             @ d00 = c40 ^ rol(c11, 1)
    str r9, [sp, #0]                    @ d00
    ldr r1, [r0, #96]                   @ a201
    ldr r4, [r0, #176]                  @ a211
    eors r1, r4                         @ c21 ^= a211
    ldr r4, [r0, #60]                   @ a221
    eors r1, r4                         @ c21 ^= a221
    ldr r4, [r0, #136]                  @ a231
    eors r1, r4                         @ c21 ^= a231
    ldr r4, [r0, #20]                   @ a241
    eors r1, r4                         @ c21 ^= a241
    eor r8, r1, r3                      @ d31 = c21 ^ c40
    eor lr, lr, r1, ror #31             @ d10 = c00 ^ rol(c21, 1)
    ldr r1, [r0, #0]                    @ a000
    ldr r3, [r0, #132]                  @ a110
    ldr r4, [r0, #60]                   @ a221
    ldr r5, [r0, #188]                  @ a331
    ldr r6, [r0, #116]                  @ a440
    eor r1, r9, r1                      @ b000 = a000 ^ d00
    eor r3, lr, r3                      @ b100 = rol(a110 ^ d10, 22)
    ror r3, r3, #10                     @ rho
    eors r2, r4                         @ b200 = rol(a221 ^ d21, 22)
    ror r2, r2, #10                     @ rho
    eor r5, r8, r5                      @ b300 = rol(a331 ^ d31, 11)
    ror r4, r5, #21                     @ rho
    eor r6, r10, r6                     @ b400 = rol(a440 ^ d40, 7)
    ror r5, r6, #25                     @ rho
    bic r6, r4, r2                      @ t = ~b200 & b300
    eors r6, r3                         @ a100 = b100 ^ t
    str r6, [r0, #132]                  @ a100
    bic r6, r5, r4                      @ t = ~b300 & b400
    eors r6, r2                         @ a200 = b200 ^ t
    str r6, [r0, #60]                   @ a200
    bic r6, r1, r5                      @ t = ~b400 & b000
    eors r6, r4                         @ a300 = b300 ^ t
    str r6, [r0, #188]                  @ a300
    bic r4, r3, r1                      @ t = ~b000 & b100
    eors r4, r5                         @ a400 = b400 ^ t
    ldr r5, [sp, #20]                   @ constants
    str r4, [r0, #116]                  @ a400
    bics r2, r3                         @ t = ~b100 & b200
    ldr r3, [r5, #8]                    @ iota
    eors r1, r2                         @ a000 = b000 ^ t
    eors r1, r3                         @ a000 ^= rc0
    str r1, [r0, #0]                    @ a000
    ldr r1, [r0, #52]                   @ a101
    ldr r2, [r0, #180]                  @ a210
    ldr r3, [r0, #104]                  @ a321
    ldr r4, [r0, #36]                   @ a430
    ldr r5, [r0, #124]                  @ a040
    eor r1, r11, r1                     @ b020 = rol(a101 ^ d11, 1)
    ror r1, r1, #31                     @ rho
    eor r2, r12, r2                     @ b120 = rol(a210 ^ d20, 3)
    ror r2, r2, #29                     @ rho
    eor r3, r8, r3                      @ b220 = rol(a321 ^ d31, 13)
    ror r3, r3, #19                     @ rho
    eor r4, r10, r4                     @ b320 = rol(a430 ^ d40, 4)
    ror r4, r4, #28                     @ rho
    eor r5, r9, r5                      @ b420 = rol(a040 ^ d00, 9)
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b120 & b220
    eors r6, r1                         @ a020 = b020 ^ t
    str r6, [r0, #124]                  @ a020
    bic r6, r4, r3                      @ t = ~b220 & b320
    eors r6, r2                         @ a120 = b120 ^ t
    str r6, [r0, #52]                   @ a120
    bic r6, r5, r4                      @ t = ~b320 & b420
    eors r6, r3                         @ a220 = b220 ^ t
    str r6, [r0, #180]                  @ a220
    bic r3, r1, r5                      @ t = ~b420 & b020
    eors r3, r4                         @ a320 = b320 ^ t
    str r3, [r0, #104]                  @ a320
    bics r2, r1                         @ t = ~b020 & b120
    eors r2, r5                         @ a420 = b420 ^ t
    str r2, [r0, #36]                   @ a420
    ldr r1, [sp, #16]                   @ d41
    ldr r2, [r0, #144]                  @ a301
    ldr r3, [r0, #76]                   @ a411
    ldr r4, [r0, #160]                  @ a020
    ldr r5, [r0, #88]                   @ a130
    ldr r6, [r0, #16]                   @ a240
    eor r2, r8, r2                      @ b011 = rol(a301 ^ d31, 14)
    ror r2, r2, #18                     @ rho
    eors r1, r3                         @ b111 = rol(a411 ^ d41, 10)
    ror r1, r1, #22                     @ rho
    eor r9, r9, r4                      @ b211 = rol(a020 ^ d00, 1)
    ror r3, r9, #31                     @ rho
    eor r5, lr, r5                      @ b311 = rol(a130 ^ d10, 22)
    ror r4, r5, #10                     @ rho
    eor r6, r12, r6                     @ b411 = rol(a240 ^ d20, 30)
    ror r5, r6, #2                      @ rho
    bic r6, r3, r1                      @ t = ~b111 & b211
    eors r6, r2                         @ a011 = b011 ^ t
    str r6, [r0, #160]                  @ a011
    bic r6, r4, r3                      @ t = ~b211 & b311
    eors r6, r1                         @ a111 = b111 ^ t
    str r6, [r0, #88]                   @ a111
    bic r6, r5, r4                      @ t = ~b311 & b411
    eors r6, r3                         @ a211 = b211 ^ t
    str r6, [r0, #16]                   @ a211
    bic r3, r2, r5                      @ t = ~b411 & b011
    eors r3, r4                         @ a311 = b311 ^ t
    str r3, [r0, #144]                  @ a311
    bics r1, r2                         @ t = ~b011 & b111
    eors r1, r5                         @ a411 = b411 ^ t
    str r1, [r0, #76]                   @ a411
    ldr r9, [sp, #4]                    @ d01
    ldr r1, [r0, #192]                  @ a400
    ldr r2, [r0, #80]                   @ a011
    ldr r3, [r0, #8]                    @ a121
    ldr r4, [r0, #140]                  @ a230
    ldr r5, [r0, #64]                   @ a341
    eor r1, r10, r1                     @ b031 = rol(a400 ^ d40, 13)
    ror r1, r1, #19                     @ rho
    eor r2, r9, r2                      @ b131 = rol(a011 ^ d01, 18)
    ror r2, r2, #14                     @ rho
    eor r3, r11, r3                     @ b231 = rol(a121 ^ d11, 5)
    ror r3, r3, #27                     @ rho
    eor r4, r12, r4                     @ b331 = rol(a230 ^ d20, 7)
    ror r4, r4, #25                     @ rho
    eor r5, r8, r5                      @ b431 = rol(a341 ^ d31, 28)
    ror r5, r5, #4                      @ rho
    bic r6, r3, r2                      @ t = ~b131 & b231
    eors r6, r1                         @ a031 = b031 ^ t
    str r6, [r0, #80]                   @ a031
    bic r6, r4, r3                      @ t = ~b231 & b331
    eors r6, r2                         @ a131 = b131 ^ t
    str r6, [r0, #8]                    @ a131
    bic r6, r5, r4                      @ t = ~b331 & b431
    eors r6, r3                         @ a231 = b231 ^ t
    str r6, [r0, #140]                  @ a231
    bic r3, r1, r5                      @ t = ~b431 & b031
    eors r3, r4                         @ a331 = b331 ^ t
    str r3, [r0, #64]                   @ a331
    bics r2, r1                         @ t = ~b031 & b131
    eors r2, r5                         @ a431 = b431 ^ t
    str r2, [r0, #192]                  @ a431
    ldr r7, [sp, #16]                   @ d41
    ldr r1, [r0, #100]                  @ a200
    ldr r2, [r0, #28]                   @ a311
    ldr r3, [r0, #156]                  @ a421
    ldr r4, [r0, #44]                   @ a031
    ldr r5, [r0, #168]                  @ a140
    eor r1, r12, r1                     @ b040 = rol(a200 ^ d20, 31)
    ror r1, r1, #1                      @ rho
    eor r8, r8, r2                      @ b140 = rol(a311 ^ d31, 28)
    ror r2, r8, #4                      @ rho
    eors r3, r7                         @ b240 = rol(a421 ^ d41, 20)
    ror r3, r3, #12                     @ rho
    eor r4, r9, r4                      @ b340 = rol(a031 ^ d01, 21)
    ror r4, r4, #11                     @ rho
    eor r5, lr, r5                      @ b440 = rol(a140 ^ d10, 1)
    ror r5, r5, #31                     @ rho
    bic r6, r3, r2                      @ t = ~b140 & b240
    eors r6, r1                         @ a040 = b040 ^ t
    str r6, [r0, #44]                   @ a040
    bic r6, r4, r3                      @ t = ~b240 & b340
    eors r6, r2                         @ a140 = b140 ^ t
    str r6, [r0, #168]                  @ a140
    bic r6, r5, r4                      @ t = ~b340 & b440
    eors r6, r3                         @ a240 = b240 ^ t
    str r6, [r0, #100]                  @ a240
    bic r3, r1, r5                      @ t = ~b440 & b040
    eors r3, r4                         @ a340 = b340 ^ t
    str r3, [r0, #28]                   @ a340
    bics r2, r1                         @ t = ~b040 & b140
    eors r2, r5                         @ a440 = b440 ^ t
    str r2, [r0, #156]                  @ a440
    ldr r8, [sp, #12]                   @ d30
    ldr r1, [r0, #4]                    @ a001
    ldr r2, [r0, #128]                  @ a111
    ldr r3, [r0, #56]                   @ a220
    ldr r4, [r0, #184]                  @ a330
    ldr r5, [r0, #112]                  @ a441
    eor r1, r9, r1                      @ b001 = a001 ^ d01
    eor r2, r11, r2                     @ b101 = rol(a111 ^ d11, 22)
    ror r2, r2, #10                     @ rho
    eor r12, r12, r3                    @ b201 = rol(a220 ^ d20, 21)
    ror r3, r12, #11                    @ rho
    eor r4, r8, r4                      @ b301 = rol(a330 ^ d30, 10)
    ror r4, r4, #22                     @ rho
    eors r5, r7                         @ b401 = rol(a441 ^ d41, 7)
    ror r5, r5, #25                     @ rho
    bic r6, r4, r3                      @ t = ~b201 & b301
    eors r6, r2                         @ a101 = b101 ^ t
    str r6, [r0, #128]                  @ a101
    bic r6, r5, r4                      @ t = ~b301 & b401
    eors r6, r3                         @ a201 = b201 ^ t
    str r6, [r0, #56]                   @ a201
    bic r6, r1, r5                      @ t = ~b401 & b001
    eors r6, r4                         @ a301 = b301 ^ t
    str r6, [r0, #184]                  @ a301
    bic r4, r2, r1                      @ t = ~b001 & b101
    eors r4, r5                         @ a401 = b401 ^ t
    ldr r5, [sp, #20]                   @ constants
    str r4, [r0, #112]                  @ a401
    bics r3, r2                         @ t = ~b101 & b201
    ldr r2, [r5, #12]                   @ iota
    eors r1, r3                         @ a001 = b001 ^ t
    eors r1, r2                         @ a001 ^= rc1
    str r1, [r0, #4]                    @ a001
    ldr r12, [sp, #8]                   @ d21
    ldr r1, [r0, #48]                   @ a100
    ldr r2, [r0, #176]                  @ a211
    ldr r3, [r0, #108]                  @ a320
    ldr r4, [r0, #32]                   @ a431
    ldr r5, [r0, #120]                  @ a041
    eor r1, lr, r1                      @ b021 = a100 ^ d10
    eor r2, r12, r2                     @ b121 = rol(a211 ^ d21, 3)
    ror r2, r2, #29                     @ rho
    eor r3, r8, r3                      @ b221 = rol(a320 ^ d30, 12)
    ror r3, r3, #20                     @ rho
    eors r7, r4                         @ b321 = rol(a431 ^ d41, 4)
    ror r4, r7, #28                     @ rho
    eor r5, r9, r5                      @ b421 = rol(a041 ^ d01, 9)
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b121 & b221
    eors r6, r1                         @ a021 = b021 ^ t
    str r6, [r0, #120]                  @ a021
    bic r6, r4, r3                      @ t = ~b221 & b321
    eors r6, r2                         @ a121 = b121 ^ t
    str r6, [r0, #48]                   @ a121
    bic r6, r5, r4                      @ t = ~b321 & b421
    eors r6, r3                         @ a221 = b221 ^ t
    str r6, [r0, #176]                  @ a221
    bic r3, r1, r5                      @ t = ~b421 & b021
    eors r3, r4                         @ a321 = b321 ^ t
    str r3, [r0, #108]                  @ a321
    bics r2, r1                         @ t = ~b021 & b121
    eors r2, r5                         @ a421 = b421 ^ t
    str r2, [r0, #32]                   @ a421
    ldr r1, [r0, #148]                  @ a300
    ldr r2, [r0, #72]                   @ a410
    ldr r3, [r0, #164]                  @ a021
    ldr r4, [r0, #92]                   @ a131
    ldr r5, [r0, #20]                   @ a241
    eor r1, r8, r1                      @ b010 = rol(a300 ^ d30, 14)
    ror r1, r1, #18                     @ rho
    eor r2, r10, r2                     @ b110 = rol(a410 ^ d40, 10)
    ror r2, r2, #22                     @ rho
    eor r9, r9, r3                      @ b210 = rol(a021 ^ d01, 2)
    ror r3, r9, #30                     @ rho
    eor r4, r11, r4                     @ b310 = rol(a131 ^ d11, 23)
    ror r4, r4, #9                      @ rho
    eor r5, r12, r5                     @ b410 = rol(a241 ^ d21, 31)
    ror r5, r5, #1                      @ rho
    bic r6, r3, r2                      @ t = ~b110 & b210
    eors r6, r1                         @ a010 = b010 ^ t
    str r6, [r0, #164]                  @ a010
    bic r6, r4, r3                      @ t = ~b210 & b310
    eors r6, r2                         @ a110 = b110 ^ t
    str r6, [r0, #92]                   @ a110
    bic r6, r5, r4                      @ t = ~b310 & b410
    eors r6, r3                         @ a210 = b210 ^ t
    str r6, [r0, #20]                   @ a210
    bic r3, r1, r5                      @ t = ~b410 & b010
    eors r3, r4                         @ a310 = b310 ^ t
    str r3, [r0, #148]                  @ a310
    bics r2, r1                         @ t = ~b010 & b110
    eors r2, r5                         @ a410 = b410 ^ t
    str r2, [r0, #72]                   @ a410
    ldr r1, [sp, #0]                    @ d00
    ldr r2, [r0, #96]                   @ a201
    ldr r3, [r0, #24]                   @ a310
    ldr r4, [r0, #152]                  @ a420
    ldr r5, [r0, #40]                   @ a030
    ldr r6, [r0, #172]                  @ a141
    eor r2, r12, r2                     @ b041 = rol(a201 ^ d21, 31)
    ror r2, r2, #1                      @ rho
    eor r3, r8, r3                      @ b141 = rol(a310 ^ d30, 27)
    ror r3, r3, #5                      @ rho
    eor r10, r10, r4                    @ b241 = rol(a420 ^ d40, 19)
    ror r4, r10, #13                    @ rho
    eors r5, r1                         @ b341 = rol(a030 ^ d00, 20)
    ror r5, r5, #12                     @ rho
    eor r11, r11, r6                    @ b441 = rol(a141 ^ d11, 1)
    ror r6, r11, #31                    @ rho
    bic r7, r4, r3                      @ t = ~b141 & b241
    eors r7, r2                         @ a041 = b041 ^ t
    str r7, [r0, #40]                   @ a041
    bic r7, r5, r4                      @ t = ~b241 & b341
    eors r7, r3                         @ a141 = b141 ^ t
    str r7, [r0, #172]                  @ a141
    bic r7, r6, r5                      @ t = ~b341 & b441
    eors r7, r4                         @ a241 = b241 ^ t
    str r7, [r0, #96]                   @ a241
    bic r4, r2, r6                      @ t = ~b441 & b041
    eors r4, r5                         @ a341 = b341 ^ t
    str r4, [r0, #24]                   @ a341
    bics r3, r2                         @ t = ~b041 & b141
    eors r3, r6                         @ a441 = b441 ^ t
    str r3, [r0, #152]                  @ a441
    ldr r2, [sp, #16]                   @ d41
    ldr r3, [r0, #196]                  @ a401
    ldr r4, [r0, #84]                   @ a010
    ldr r5, [r0, #12]                   @ a120
    ldr r6, [r0, #136]                  @ a231
    ldr r7, [r0, #68]                   @ a340
    eors r2, r3                         @ b030 = rol(a401 ^ d41, 14)
    ror r2, r2, #18                     @ rho
    eors r1, r4                         @ b130 = rol(a010 ^ d00, 18)
    ror r1, r1, #14                     @ rho
    eor lr, lr, r5                      @ b230 = rol(a120 ^ d10, 5)
    ror r3, lr, #27                     @ rho
    eor r12, r12, r6                    @ b330 = rol(a231 ^ d21, 8)
    ror r4, r12, #24                    @ rho
    eor r8, r8, r7                      @ b430 = rol(a340 ^ d30, 28)
    ror r5, r8, #4                      @ rho
    bic r6, r3, r1                      @ t = ~b130 & b230
    eors r6, r2                         @ a030 = b030 ^ t
    str r6, [r0, #84]                   @ a030
    bic r6, r4, r3                      @ t = ~b230 & b330
    eors r6, r1                         @ a130 = b130 ^ t
    str r6, [r0, #12]                   @ a130
    bic r6, r5, r4                      @ t = ~b330 & b430
    eors r6, r3                         @ a230 = b230 ^ t
    str r6, [r0, #136]                  @ a230
    bic r3, r2, r5                      @ t = ~b430 & b030
    eors r3, r4                         @ a330 = b330 ^ t
    str r3, [r0, #68]                   @ a330
    bics r1, r2                         @ t = ~b030 & b130
    eors r1, r5                         @ a430 = b430 ^ t
    str r1, [r0, #196]                  @ a430
    @ round 3 of 4
    ldr r1, [r0, #0]                    @ a000
    ldr r2, [r0, #164]                  @ a010
    eors r1, r2                         @ c00 ^= a010
    ldr r2, [r0, #124]                  @ a020
    eors r1, r2                         @ c00 ^= a020
    ldr r2, [r0, #84]                   @ a030
    eors r1, r2                         @ c00 ^= a030
    ldr r2, [r0, #44]                   @ a040
    eor lr, r1, r2                      @ c00 ^= a040
    ldr r1, [r0, #184]                  @ a301
    ldr r2, [r0, #144]                  @ a311
    eors r1, r2                         @ c31 ^= a311
    ldr r2, [r0, #108]                  @ a321
    eors r1, r2                         @ c31 ^= a321
    ldr r2, [r0, #64]                   @ a331
    eors r1, r2                         @ c31 ^= a331
    ldr r2, [r0, #24]                   @ a341
    eors r1, r2                         @ c31 ^= a341
    eor r2, r1, lr                      @ d41 = c31 ^ c00
    str r2, [sp, #16]                   @ d41
    ldr r2, [r0, #132]                  @ a100
    ldr r3, [r0, #92]                   @ a110
    eors r2, r3                         @ c10 ^= a110
    ldr r3, [r0, #52]                   @ a120
    eors r2, r3                         @ c10 ^= a120
    ldr r3, [r0, #12]                   @ a130
    eors r2, r3                         @ c10 ^= a130
    ldr r3, [r0, #168]                  @ a140
    eors r2, r3                         @ c10 ^= a140
    eor r12, r2, r1, ror #31            @ d20 = c10 ^ rol(c31, 1)
    ldr r1, [r0, #112]                  @ a401
    ldr r3, [r0, #76]                   @ a411
    eors r1, r3                         @ c41 ^= a411
    ldr r3, [r0, #32]                   @ a421
    eors r1, r3                         @ c41 ^= a421
    ldr r3, [r0, #192]                  @ a431
    eors r1, r3                         @ c41 ^= a431
    ldr r3, [r0, #152]                  @ a441
    eors r1, r3                         @ c41 ^= a441
    eors r2, r1                         @ d01 = c41 ^ c10
    str r2, [sp, #4]                    @ d01
    ldr r2, [r0, #60]                   @ a200
    ldr r3, [r0, #20]                   @ a210
    eors r2, r3                         @ c20 ^= a210
    ldr r3, [r0, #180]                  @ a220
    eors r2, r3                         @ c20 ^= a220
    ldr r3, [r0, #136]                  @ a230
    eors r2, r3                         @ c20 ^= a230
    ldr r3, [r0, #100]                  @ a240
    eors r2, r3                         @ c20 ^= a240
    eor r1, r2, r1, ror #31             @ d30 = c20 ^ rol(c41, 1)
    str r1, [sp, #12]                   @ d30
    ldr r1, [r0, #4]                    @ a001
    ldr r3, [r0, #160]                  @ a011
    eors r1, r3                         @ c01 ^= a011
    ldr r3, [r0, #120]                  @ a021
    eors r1, r3                         @ c01 ^= a021
    ldr r3, [r0, #80]                   @ a031
    eors r1, r3                         @ c01 ^= a031
    ldr r3, [r0, #40]                   @ a041
    eors r1, r3                         @ c01 ^= a041
    eor r11, r1, r2                     @ d11 = c01 ^ c20
    ldr r2, [r0, #188]                  @ a300
    ldr r3, [r0, #148]                  @ a310
    eors r2, r3                         @ c30 ^= a310
    ldr r3, [r0, #104]                  @ a320
    eors r2, r3                         @ c30 ^= a320
    ldr r3, [r0, #68]                   @ a330
    eors r2, r3                         @ c30 ^= a330
    ldr r3, [r0, #28]                   @ a340
    eors r2, r3                         @ c30 ^= a340
    eor r10, r2, r1, ror #31            @ d40 = c30 ^ rol(c01, 1)
    ldr r1, [r0, #128]                  @ a101
    ldr r3, [r0, #88]                   @ a111
    eors r1, r3                         @ c11 ^= a111
    ldr r3, [r0, #48]                   @ a121
    eors r1, r3                         @ c11 ^= a121
    ldr r3, [r0, #8]                    @ a131
    eors r1, r3                         @ c11 ^= a131
    ldr r3, [r0, #172]                  @ a141
    eors r1, r3                         @ c11 ^= a141
    eors r2, r1                         @ d21 = c11 ^ c30
    str r2, [sp, #8]                    @ d21
    ldr r3, [r0, #116]                  @ a400
    ldr r4, [r0, #72]                   @ a410
    eors r3, r4                         @ c40 ^= a410
    ldr r4, [r0, #36]                   @ a420
    eors r3, r4                         @ c40 ^= a420
    ldr r4, [r0, #196]                  @ a430
    eors r3, r4                         @ c40 ^= a430
    ldr r4, [r0, #156]                  @ a440
    eors r3, r4                         @ c40 ^= a440
    eor r9, r3, r1, ror #31             @ d00 = c40 ^ rol(c11, 1)
    str r9, [sp, #0]                    @ d00
    ldr r1, [r0, #56]                   @ a201
    ldr r4, [r0, #16]                   @ a211
    eors r1, r4                         @ c21 ^= a211
    ldr r4, [r0, #176]                  @ a221
    eors r1, r4                         @ c21 ^= a221
    ldr r4, [r0, #140]                  @ a231
    eors r1, r4                         @ c21 ^= a231
    ldr r4, [r0, #96]                   @ a241
    eors r1, r4                         @ c21 ^= a241
    eor r8, r1, r3                      @ d31 = c21 ^ c40
    eor lr, lr, r1, ror #31             @ d10 = c00 ^ rol(c21, 1)
    ldr r1, [r0, #0]                    @ a000
    ldr r3, [r0, #92]                   @ a110
    ldr r4, [r0, #176]                  @ a221
    ldr r5, [r0, #64]                   @ a331
    ldr r6, [r0, #156]                  @ a440
    eor r1, r9, r1                      @ b000 = a000 ^ d00
    eor r3, lr, r3                      @ b100 = rol(a110 ^ d10, 22)
    ror r3, r3, #10                     @ rho
    eors r2, r4                         @ b200 = rol(a221 ^ d21, 22)
    ror r2, r2, #10                     @ rho
    eor r5, r8, r5                      @ b300 = rol(a331 ^ d31, 11)
    ror r4, r5, #21                     @ rho
    eor r6, r10, r6                     @ b400 = rol(a440 ^ d40, 7)
    ror r5, r6, #25                     @ rho
    bic r6, r4, r2                      @ t = ~b200 & b300
    eors r6, r3                         @ a100 = b100 ^ t
    str r6, [r0, #92]                   @ a100
    bic r6, r5, r4                      @ t = ~b300 & b400
    eors r6, r2                         @ a200 = b200 ^ t
    str r6, [r0, #176]                  @ a200
    bic r6, r1, r5                      @ t = ~b400 & b000
    eors r6, r4                         @ a300 = b300 ^ t
    str r6, [r0, #64]                   @ a300
    bic r4, r3, r1                      @ t = ~b000 & b100
    eors r4, r5                         @ a400 = b400 ^ t
    ldr r5, [sp, #20]                   @ constants
    str r4, [r0, #156]                  @ a400
    bics r2, r3                         @ t = ~b100 & b200
    ldr r3, [r5, #16]                   @ iota
    eors r1, r2                         @ a000 = b000 ^ t
    eors r1, r3                         @ a000 ^= rc0
    str r1, [r0, #0]                    @ a000
    ldr r1, [r0, #128]                  @ a101
    ldr r2, [r0, #20]                   @ a210
    ldr r3, [r0, #108]                  @ a321
    ldr r4, [r0, #196]                  @ a430
    ldr r5, [r0, #44]                   @ a040
    eor r1, r11, r1                     @ b020 = rol(a101 ^ d11, 1)
    ror r1, r1, #31                     @ rho
    eor r2, r12, r2                     @ b120 = rol(a210 ^ d20, 3)
    ror r2, r2, #29                     @ rho
    eor r3, r8, r3                      @ b220 = rol(a321 ^ d31, 13)
    ror r3, r3, #19                     @ rho
    eor r4, r10, r4                     @ b320 = rol(a430 ^ d40, 4)
    ror r4, r4, #28                     @ rho
    eor r5, r9, r5                      @ b420 = rol(a040 ^ d00, 9)
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b120 & b220
    eors r6, r1                         @ a020 = b020 ^ t
    str r6, [r0, #44]                   @ a020
    bic r6, r4, r3                      @ t = ~b220 & b320
    eors r6, r2                         @ a120 = b120 ^ t
    str r6, [r0, #128]                  @ a120
    bic r6, r5, r4                      @ t = ~b320 & b420
    eors r6, r3                         @ a220 = b220 ^ t
    str r6, [r0, #20]                   @ a220
    bic r3, r1, r5                      @ t = ~b420 & b020
    eors r3, r4                         @ a320 = b320 ^ t
    str r3, [r0, #108]                  @ a320
    bics r2, r1                         @ t = ~b020 & b120
    eors r2, r5                         @ a420 = b420 ^ t
    str r2, [r0, #196]                  @ a420
    ldr r1, [sp, #16]                   @ d41
    ldr r2, [r0, #184]                  @ a301
    ldr r3, [r0, #76]                   @ a411
    ldr r4, [r0, #124]                  @ a020
    ldr r5, [r0, #12]                   @ a130
    ldr r6, [r0, #100]                  @ a240
    eor r2, r8, r2                      @ b011 = rol(a301 ^ d31, 14)
    ror r2, r2, #18                     @ rho
    eors r1, r3                         @ b111 = rol(a411 ^ d41, 10)
    ror r1, r1, #22                     @ rho
    eor r9, r9, r4                      @ b211 = rol(a020 ^ d00, 1)
    ror r3, r9, #31                     @ rho
    eor r5, lr, r5                      @ b311 = rol(a130 ^ d10, 22)
    ror r4, r5, #10                     @ rho
    eor r6, r12, r6                     @ b411 = rol(a240 ^ d20, 30)
    ror r5, r6, #2                      @ rho
    bic r6, r3, r1                      @ t = ~b111 & b211
    eors r6, r2                         @ a011 = b011 ^ t
    str r6, [r0, #124]                  @ a011
    bic r6, r4, r3                      @ t = ~b211 & b311
    eors r6, r1                         @ a111 = b111 ^ t
    str r6, [r0, #12]                   @ a111
    bic r6, r5, r4                      @ t = ~b311 & b411
    eors r6, r3                         @ a211 = b211 ^ t
    str r6, [r0, #100]                  @ a211
    bic r3, r2, r5                      @ t = ~b411 & b011
    eors r3, r4                         @ a311 = b311 ^ t
    str r3, [r0, #184]                  @ a311
    bics r1, r2                         @ t = ~b011 & b111
    eors r1, r5                         @ a411 = b411 ^ t
    str r1, [r0, #76]                   @ a411
    ldr r9, [sp, #4]                    @ d01
    ldr r1, [r0, #116]                  @ a400
    ldr r2, [r0, #160]                  @ a011
    ldr r3, [r0, #48]                   @ a121
    ldr r4, [r0, #136]                  @ a230
    ldr r5, [r0, #24]                   @ a341
    eor r1, r10, r1                     @ b031 = rol(a400 ^ d40, 13)
    ror r1, r1, #19                     @ rho
    eor r2, r9, r2                      @ b131 = rol(a011 ^ d01, 18)
    ror r2, r2, #14                     @ rho
    eor r3, r11, r3                     @ b231 = rol(a121 ^ d11, 5)
    ror r3, r3, #27                     @ rho
    eor r4, r12, r4                     @ b331 = rol(a230 ^ d20, 7)
    ror r4, r4, #25                     @ rho
    eor r5, r8, r5                      @ b431 = rol(a341 ^ d31, 28)
    ror r5, r5, #4                      @ rho
    bic r6, r3, r2                      @ t = ~b131 & b231
    eors r6, r1                         @ a031 = b031 ^ t
    str r6, [r0, #160]                  @ a031
    bic r6, r4, r3                      @ t = ~b231 & b331
    eors r6, r2                         @ a131 = b131 ^ t
    str r6, [r0, #48]                   @ a131
    bic r6, r5, r4                      @ t = ~b331 & b431
    eors r6, r3                         @ a231 = b231 ^ t
    str r6, [r0, #136]                  @ a231
    bic r3, r1, r5                      @ t = ~b431 & b031
    eors r3, r4                         @ a331 = b331 ^ t
    str r3, [r0, #24]                   @ a331
    bics r2, r1                         @ t = ~b031 & b131
    eors r2, r5                         @ a431 = b431 ^ t
    str r2, [r0, #116]                  @ a431
    ldr r7, [sp, #16]                   @ d41
    ldr r1, [r0, #60]                   @ a200
    ldr r2, [r0, #144]                  @ a311
    ldr r3, [r0, #32]                   @ a421
    ldr r4, [r0, #80]                   @ a031
    ldr r5, [r0, #168]                  @ a140
    eor r1, r12, r1                     @ b040 = rol(a200 ^ d20, 31)
    ror r1, r1, #1                      @ rho
    eor r8, r8, r2                      @ b140 = rol(a311 ^ d31, 28)
    ror r2, r8, #4                      @ rho
    eors r3, r7                         @ b240 = rol(a421 ^ d41, 20)
    ror r3, r3, #12                     @ rho
    eor r4, r9, r4                      @ b340 = rol(a031 ^ d01, 21)
    ror r4, r4, #11                     @ rho
    eor r5, lr, r5                      @ b440 = rol(a140 ^ d10, 1)
    ror r5, r5, #31                     @ rho
    bic r6, r3, r2                      @ t = ~b140 & b240
    eors r6, r1                         @ a040 = b040 ^ t
    str r6, [r0, #80]                   @ a040
    bic r6, r4, r3                      @ t = ~b240 & b340
    eors r6, r2                         @ a140 = b140 ^ t
    str r6, [r0, #168]                  @ a140
    bic r6, r5, r4                      @ t = ~b340 & b440
    eors r6, r3                         @ a240 = b240 ^ t
    str r6, [r0, #60]                   @ a240
    bic r3, r1, r5                      @ t = ~b440 & b040
    eors r3, r4                         @ a340 = b340 ^ t
    str r3, [r0, #144]                  @ a340
    bics r2, r1                         @ t = ~b040 & b140
    eors r2, r5                         @ a440 = b440 ^ t
    str r2, [r0, #32]                   @ a440
    ldr r8, [sp, #12]                   @ d30
    ldr r1, [r0, #4]                    @ a001
    ldr r2, [r0, #88]                   @ a111
    ldr r3, [r0, #180]                  @ a220
    ldr r4, [r0, #68]                   @ a330
    ldr r5, [r0, #152]                  @ a441
    eor r1, r9, r1                      @ b001 = a001 ^ d01
    eor r2, r11, r2                     @ b101 = rol(a111 ^ d11, 22)
    ror r2, r2, #10                     @ rho
    eor r12, r12, r3                    @ b201 = rol(a220 ^ d20, 21)
    ror r3, r12, #11                    @ rho
    eor r4, r8, r4                      @ b301 = rol(a330 ^ d30, 10)
    ror r4, r4, #22                     @ rho
    eors r5, r7                         @ b401 = rol(a441 ^ d41, 7)
    ror r5, r5, #25                     @ rho
    bic r6, r4, r3                      @ t = ~b201 & b301
    eors r6, r2                         @ a101 = b101 ^ t
    str r6, [r0, #88]                   @ a101
    bic r6, r5, r4                      @ t = ~b301 & b401
    eors r6, r3                         @ a201 = b201 ^ t
    str r6, [r0, #180]                  @ a201
    bic r6, r1, r5                      @ t = ~b401 & b001
    eors r6, r4                         @ a301 = b301 ^ t
    str r6, [r0, #68]                   @ a301
    bic r4, r2, r1                      @ t = ~b001 & b101
    eors r4, r5                         @ a401 = b401 ^ t
    ldr r5, [sp, #20]                   @ constants
    str r4, [r0, #152]                  @ a401
    bics r3, r2                         @ t = ~b101 & b201
    ldr r2, [r5, #20]                   @ iota
    eors r1, r3                         @ a001 = b001 ^ t
    eors r1, r2                         @ a001 ^= rc1
    str r1, [r0, #4]                    @ a001
    ldr r12, [sp, #8]                   @ d21
    ldr r1, [r0, #132]                  @ a100
    ldr r2, [r0, #16]                   @ a211
    ldr r3, [r0, #104]                  @ a320
    ldr r4, [r0, #192]                  @ a431
    ldr r5, [r0, #40]                   @ a041
    eor r1, lr, r1                      @ b021 = a100 ^ d10
    eor r2, r12, r2                     @ b121 = rol(a211 ^ d21, 3)
    ror r2, r2, #29                     @ rho
    eor r3, r8, r3                      @ b221 = rol(a320 ^ d30, 12)
    ror r3, r3, #20                     @ rho
    eors r7, r4                         @ b321 = rol(a431 ^ d41, 4)
    ror r4, r7, #28                     @ rho
    eor r5, r9, r5                      @ b421 = rol(a041 ^ d01, 9)
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b121 & b221
    eors r6, r1                         @ a021 = b021 ^ t
    str r6, [r0, #40]                   @ a021
    bic r6, r4, r3                      @ t = ~b221 & b321
    eors r6, r2                         @ a121 = b121 ^ t
    str r6, [r0, #132]                  @ a121
    bic r6, r5, r4                      @ t = ~b321 & b421
    eors r6, r3                         @ a221 = b221 ^ t
    str r6, [r0, #16]                   @ a221
    bic r3, r1, r5                      @ t = ~b421 & b021
    eors r3, r4                         @ a321 = b321 ^ t
    str r3, [r0, #104]                  @ a321
    bics r2, r1                         @ t = ~b021 & b121
    eors r2, r5                         @ a421 = b421 ^ t
    str r2, [r0, #192]                  @ a421
    ldr r1, [r0, #188]                  @ a300
    ldr r2, [r0, #72]                   @ a410
    ldr r3, [r0, #120]                  @ a021
    ldr r4, [r0, #8]                    @ a131
    ldr r5, [r0, #96]                   @ a241
    eor r1, r8, r1                      @ b010 = rol(a300 ^ d30, 14)
    ror r1, r1, #18                     @ rho
    eor r2, r10, r2                     @ b110 = rol(a410 ^ d40, 10)
    ror r2, r2, #22                     @ rho
    eor r9, r9, r3                      @ b210 = rol(a021 ^ d01, 2)
    ror r3, r9, #30                     @ rho
    eor r4, r11, r4                     @ b310 = rol(a131 ^ d11, 23)
    ror r4, r4, #9                      @ rho
    eor r5, r12, r5                     @ b410 = rol(a241 ^ d21, 31)
    ror r5, r5, #1                      @ rho
    bic r6, r3, r2                      @ t = ~b110 & b210
    eors r6, r1                         @ a010 = b010 ^ t
    str r6, [r0, #120]                  @ a010
    bic r6, r4, r3                      @ t = ~b210 & b310
    eors r6, r2                         @ a110 = b110 ^ t
    str r6, [r0, #8]                    @ a110
    bic r6, r5, r4                      @ t = ~b310 & b410
    eors r6, r3                         @ a210 = b210 ^ t
    str r6, [r0, #96]                   @ a210
    bic r3, r1, r5                      @ t = ~b410 & b010
    eors r3, r4                         @ a310 = b310 ^ t
    str r3, [r0, #188]                  @ a310
    bics r2, r1                         @ t = ~b010 & b110
    eors r2, r5                         @ a410 = b410 ^ t
    str r2, [r0, #72]                   @ a410
    ldr r1, [sp, #0]                    @ d00
    ldr r2, [r0, #56]                   @ a201
    ldr r3, [r0, #148]                  @ a310
    ldr r4, [r0, #36]                   @ a420
    ldr r5, [r0, #84]                   @ a030
    ldr r6, [r0, #172]                  @ a141
    eor r2, r12, r2                     @ b041 = rol(a201 ^ d21, 31)
    ror r2, r2, #1                      @ rho
    eor r3, r8, r3                      @ b141 = rol(a310 ^ d30, 27)
    ror r3, r3, #5                      @ rho
    eor r10, r10, r4                    @ b241 = rol(a420 ^ d40, 19)
    ror r4, r10, #13                    @ rho
    eors r5, r1                         @ b341 = rol(a030 ^ d00, 20)
    ror r5, r5, #12                     @ rho
    eor r11, r11, r6                    @ b441 = rol(a141 ^ d11, 1)
    ror r6, r11, #31                    @ rho
    bic r7, r4, r3                      @ t = ~b141 & b241
    eors r7, r2                         @ a041 = b041 ^ t
    str r7, [r0, #84]                   @ a041
    bic r7, r5, r4                      @ t = ~b241 & b341
    eors r7, r3                         @ a141 = b141 ^ t
    str r7, [r0, #172]                  @ a141
    bic r7, r6, r5                      @ t = ~b341 & b441
    eors r7, r4                         @ a241 = b241 ^ t
    str r7, [r0, #56]                   @ a241
    bic r4, r2, r6                      @ t = ~b441 & b041
    eors r4, r5                         @ a341 = b341 ^ t
    str r4, [r0, #148]                  @ a341
    bics r3, r2                         @ t = ~b041 & b141
    eors r3, r6                         @ a441 = b441 ^ t
    str r3, [r0, #36]                   @ a441
    ldr r2, [sp, #16]                   @ d41
    ldr r3, [r0, #112]                  @ a401
    ldr r4, [r0, #164]                  @ a010
    ldr r5, [r0, #52]                   @ a120
    ldr r6, [r0, #140]                  @ a231
    ldr r7, [r0, #28]                   @ a340
    eors r2, r3                         @ b030 = rol(a401 ^ d41, 14)
    ror r2, r2, #18                     @ rho
    eors r1, r4                         @ b130 = rol(a010 ^ d00, 18)
    ror r1, r1, #14                     @ rho
    eor lr, lr, r5                      @ b230 = rol(a120 ^ d10, 5)
    ror r3, lr, #27                     @ rho
    eor r12, r12, r6                    @ b330 = rol(a231 ^ d21, 8)
    ror r4, r12, #24                    @ rho
    eor r8, r8, r7                      @ b430 = rol(a340 ^ d30, 28)
    ror r5, r8, #4                      @ rho
    bic r6, r3, r1                      @ t = ~b130 & b230
    eors r6, r2                         @ a030 = b030 ^ t
    str r6, [r0, #164]                  @ a030
    bic r6, r4, r3                      @ t = ~b230 & b330
    eors r6, r1                         @ a130 = b130 ^ t
    str r6, [r0, #52]                   @ a130
    bic r6, r5, r4                      @ t = ~b330 & b430
    eors r6, r3                         @ a230 = b230 ^ t
    str r6, [r0, #140]                  @ a230
    bic r3, r2, r5                      @ t = ~b430 & b030
    eors r3, r4                         @ a330 = b330 ^ t
    str r3, [r0, #28]                   @ a330
    bics r1, r2                         @ t = ~b030 & b130
    eors r1, r5                         @ a430 = b430 ^ t
    str r1, [r0, #112]                  @ a430
    @ round 4 of 4
    ldr r1, [r0, #0]                    @ a000
    ldr r2, [r0, #120]                  @ a010
    eors r1, r2                         @ c00 ^= a010
    ldr r2, [r0, #44]                   @ a020
    eors r1, r2                         @ c00 ^= a020
    ldr r2, [r0, #164]                  @ a030
    eors r1, r2                         @ c00 ^= a030
    ldr r2, [r0, #80]                   @ a040
    eor lr, r1, r2                      @ c00 ^= a040
    ldr r1, [r0, #68]                   @ a301
    ldr r2, [r0, #184]                  @ a311
    eors r1, r2                         @ c31 ^= a311
    ldr r2, [r0, #104]                  @ a321
    eors r1, r2                         @ c31 ^= a321
    ldr r2, [r0, #24]                   @ a331
    eors r1, r2                         @ c31 ^= a331
    ldr r2, [r0, #148]                  @ a341
    eors r1, r2                         @ c31 ^= a341
    eor r2, r1, lr                      @ d41 = c31 ^ c00
    str r2, [sp, #16]                   @ d41
    ldr r2, [r0, #92]                   @ a100
    ldr r3, [r0, #8]                    @ a110
    eors r2, r3                         @ c10 ^= a110
    ldr r3, [r0, #128]                  @ a120
    eors r2, r3                         @ c10 ^= a120
    ldr r3, [r0, #52]                   @ a130
    eors r2, r3                         @ c10 ^= a130
    ldr r3, [r0, #168]                  @ a140
    eors r2, r3                         @ c10 ^= a140
    eor r12, r2, r1, ror #31            @ d20 = c10 ^ rol(c31, 1)
    ldr r1, [r0, #152]                  @ a401
    ldr r3, [r0, #76]                   @ a411
    eors r1, r3                         @ c41 ^= a411
    ldr r3, [r0, #192]                  @ a421
    eors r1, r3                         @ c41 ^= a421
    ldr r3, [r0, #116]                  @ a431
    eors r1, r3                         @ c41 ^= a431
    ldr r3, [r0, #36]                   @ a441
    eors r1, r3                         @ c41 ^= a441
    eors r2, r1                         @ d01 = c41 ^ c10
    str r2, [sp, #4]                    @ d01
    ldr r2, [r0, #176]                  @ a200
    ldr r3, [r0, #96]                   @ a210
    eors r2, r3                         @ c20 ^= a210
    ldr r3, [r0, #20]                   @ a220
    eors r2, r3                         @ c20 ^= a220
    ldr r3, [r0, #140]                  @ a230
    eors r2, r3                         @ c20 ^= a230
    ldr r3, [r0, #60]                   @ a240
    eors r2, r3                         @ c20 ^= a240
    eor r1, r2, r1, ror #31             @ d30 = c20 ^ rol(c41, 1)
    str r1, [sp, #12]                   @ d30
    ldr r1, [r0, #4]                    @ a001
    ldr r3, [r0, #124]                  @ a011
    eors r1, r3                         @ c01 ^= a011
    ldr r3, [r0, #40]                   @ a021
    eors r1, r3                         @ c01 ^= a021
    ldr r3, [r0, #160]                  @ a031
    eors r1, r3                         @ c01 ^= a031
    ldr r3, [r0, #84]                   @ a041
    eors r1, r3                         @ c01 ^= a041
    eor r11, r1, r2                     @ d11 = c01 ^ c20
    ldr r2, [r0, #64]                   @ a300
    ldr r3, [r0, #188]                  @ a310
    eors r2, r3                         @ c30 ^= a310
    ldr r3, [r0, #108]                  @ a320
    eors r2, r3                         @ c30 ^= a320
    ldr r3, [r0, #28]                   @ a330
    eors r2, r3                         @ c30 ^= a330
    ldr r3, [r0, #144]                  @ a340
    eors r2, r3                         @ c30 ^= a340
    eor r10, r2, r1, ror #31            @ d40 = c30 ^ rol(c01, 1)
    ldr r1, [r0, #88]                   @ a101
    ldr r3, [r0, #12]                   @ a111
    eors r1, r3                         @ c11 ^= a111
    ldr r3, [r0, #132]                  @ a121
    eors r1, r3                         @ c11 ^= a121
    ldr r3, [r0, #48]                   @ a131
    eors r1, r3                         @ c11 ^= a131
    ldr r3, [r0, #172]                  @ a141
    eors r1, r3                         @ c11 ^= a141
    eors r2, r1                         @ d21 = c11 ^ c30
    str r2, [sp, #8]                    @ d21
    ldr r3, [r0, #156]                  @ a400
    ldr r4, [r0, #72]                   @ a410
    eors r3, r4                         @ c40 ^= a410
    ldr r4, [r0, #196]                  @ a420
    eors r3, r4                         @ c40 ^= a420
    ldr r4, [r0, #112]                  @ a430
    eors r3, r4                         @ c40 ^= a430
    ldr r4, [r0, #32]                   @ a440
    eors r3, r4                         @ c40 ^= a440
    eor r9, r3, r1, ror #31             @ d00 = c40 ^ rol(c11, 1)
    str r9, [sp, #0]                    @ d00
    ldr r1, [r0, #180]                  @ a201
    ldr r4, [r0, #100]                  @ a211
    eors r1, r4                         @ c21 ^= a211
    ldr r4, [r0, #16]                   @ a221
    eors r1, r4                         @ c21 ^= a221
    ldr r4, [r0, #136]                  @ a231
    eors r1, r4                         @ c21 ^= a231
    ldr r4, [r0, #56]                   @ a241
    eors r1, r4                         @ c21 ^= a241
    eor r8, r1, r3                      @ d31 = c21 ^ c40
    eor lr, lr, r1, ror #31             @ d10 = c00 ^ rol(c21, 1)
    ldr r1, [r0, #0]                    @ a000
    ldr r3, [r0, #8]                    @ a110
    ldr r4, [r0, #16]                   @ a221
    ldr r5, [r0, #24]                   @ a331
    ldr r6, [r0, #32]                   @ a440
    eor r1, r9, r1                      @ b000 = a000 ^ d00
    eor r3, lr, r3                      @ b100 = rol(a110 ^ d10, 22)
    ror r3, r3, #10                     @ rho
    eors r2, r4                         @ b200 = rol(a221 ^ d21, 22)
    ror r2, r2, #10                     @ rho
    eor r5, r8, r5                      @ b300 = rol(a331 ^ d31, 11)
    ror r4, r5, #21                     @ rho
    eor r6, r10, r6                     @ b400 = rol(a440 ^ d40, 7)
    ror r5, r6, #25                     @ rho
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
    str r1, [r0, #0]                    @ a000
    ldr r1, [r0, #88]                   @ a101
    ldr r2, [r0, #96]                   @ a210
    ldr r3, [r0, #104]                  @ a321
    ldr r4, [r0, #112]                  @ a430
    ldr r5, [r0, #80]                   @ a040
    eor r1, r11, r1                     @ b020 = rol(a101 ^ d11, 1)
    ror r1, r1, #31                     @ rho
    eor r2, r12, r2                     @ b120 = rol(a210 ^ d20, 3)
    ror r2, r2, #29                     @ rho
    eor r3, r8, r3                      @ b220 = rol(a321 ^ d31, 13)
    ror r3, r3, #19                     @ rho
    eor r4, r10, r4                     @ b320 = rol(a430 ^ d40, 4)
    ror r4, r4, #28                     @ rho
    eor r5, r9, r5                      @ b420 = rol(a040 ^ d00, 9)
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
    str r2, [r0, #112]                  @ a420
    ldr r1, [sp, #16]                   @ d41
    ldr r2, [r0, #68]                   @ a301
    ldr r3, [r0, #76]                   @ a411
    ldr r4, [r0, #44]                   @ a020
    ldr r5, [r0, #52]                   @ a130
    ldr r6, [r0, #60]                   @ a240
    eor r2, r8, r2                      @ b011 = rol(a301 ^ d31, 14)
    ror r2, r2, #18                     @ rho
    eors r1, r3                         @ b111 = rol(a411 ^ d41, 10)
    ror r1, r1, #22                     @ rho
    eor r9, r9, r4                      @ b211 = rol(a020 ^ d00, 1)
    ror r3, r9, #31                     @ rho
    eor r5, lr, r5                      @ b311 = rol(a130 ^ d10, 22)
    ror r4, r5, #10                     @ rho
    eor r6, r12, r6                     @ b411 = rol(a240 ^ d20, 30)
    ror r5, r6, #2                      @ rho
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
    str r1, [r0, #76]                   @ a411
    ldr r9, [sp, #4]                    @ d01
    ldr r1, [r0, #156]                  @ a400
    ldr r2, [r0, #124]                  @ a011
    ldr r3, [r0, #132]                  @ a121
    ldr r4, [r0, #140]                  @ a230
    ldr r5, [r0, #148]                  @ a341
    eor r1, r10, r1                     @ b031 = rol(a400 ^ d40, 13)
    ror r1, r1, #19                     @ rho
    eor r2, r9, r2                      @ b131 = rol(a011 ^ d01, 18)
    ror r2, r2, #14                     @ rho
    eor r3, r11, r3                     @ b231 = rol(a121 ^ d11, 5)
    ror r3, r3, #27                     @ rho
    eor r4, r12, r4                     @ b331 = rol(a230 ^ d20, 7)
    ror r4, r4, #25                     @ rho
    eor r5, r8, r5                      @ b431 = rol(a341 ^ d31, 28)
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
    str r2, [r0, #156]                  @ a431
    ldr r7, [sp, #16]                   @ d41
    ldr r1, [r0, #176]                  @ a200
    ldr r2, [r0, #184]                  @ a311
    ldr r3, [r0, #192]                  @ a421
    ldr r4, [r0, #160]                  @ a031
    ldr r5, [r0, #168]                  @ a140
    eor r1, r12, r1                     @ b040 = rol(a200 ^ d20, 31)
    ror r1, r1, #1                      @ rho
    eor r8, r8, r2                      @ b140 = rol(a311 ^ d31, 28)
    ror r2, r8, #4                      @ rho
    eors r3, r7                         @ b240 = rol(a421 ^ d41, 20)
    ror r3, r3, #12                     @ rho
    eor r4, r9, r4                      @ b340 = rol(a031 ^ d01, 21)
    ror r4, r4, #11                     @ rho
    eor r5, lr, r5                      @ b440 = rol(a140 ^ d10, 1)
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
    str r2, [r0, #192]                  @ a440
    ldr r8, [sp, #12]                   @ d30
    ldr r1, [r0, #4]                    @ a001
    ldr r2, [r0, #12]                   @ a111
    ldr r3, [r0, #20]                   @ a220
    ldr r4, [r0, #28]                   @ a330
    ldr r5, [r0, #36]                   @ a441
    eor r1, r9, r1                      @ b001 = a001 ^ d01
    eor r2, r11, r2                     @ b101 = rol(a111 ^ d11, 22)
    ror r2, r2, #10                     @ rho
    eor r12, r12, r3                    @ b201 = rol(a220 ^ d20, 21)
    ror r3, r12, #11                    @ rho
    eor r4, r8, r4                      @ b301 = rol(a330 ^ d30, 10)
    ror r4, r4, #22                     @ rho
    eors r5, r7                         @ b401 = rol(a441 ^ d41, 7)
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
    str r1, [r0, #4]                    @ a001
    ldr r12, [sp, #8]                   @ d21
    ldr r1, [r0, #92]                   @ a100
    ldr r2, [r0, #100]                  @ a211
    ldr r3, [r0, #108]                  @ a320
    ldr r4, [r0, #116]                  @ a431
    ldr r5, [r0, #84]                   @ a041
    eor r1, lr, r1                      @ b021 = a100 ^ d10
    eor r2, r12, r2                     @ b121 = rol(a211 ^ d21, 3)
    ror r2, r2, #29                     @ rho
    eor r3, r8, r3                      @ b221 = rol(a320 ^ d30, 12)
    ror r3, r3, #20                     @ rho
    eors r7, r4                         @ b321 = rol(a431 ^ d41, 4)
    ror r4, r7, #28                     @ rho
    eor r5, r9, r5                      @ b421 = rol(a041 ^ d01, 9)
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
    str r2, [r0, #116]                  @ a421
    ldr r1, [r0, #64]                   @ a300
    ldr r2, [r0, #72]                   @ a410
    ldr r3, [r0, #40]                   @ a021
    ldr r4, [r0, #48]                   @ a131
    ldr r5, [r0, #56]                   @ a241
    eor r1, r8, r1                      @ b010 = rol(a300 ^ d30, 14)
    ror r1, r1, #18                     @ rho
    eor r2, r10, r2                     @ b110 = rol(a410 ^ d40, 10)
    ror r2, r2, #22                     @ rho
    eor r9, r9, r3                      @ b210 = rol(a021 ^ d01, 2)
    ror r3, r9, #30                     @ rho
    eor r4, r11, r4                     @ b310 = rol(a131 ^ d11, 23)
    ror r4, r4, #9                      @ rho
    eor r5, r12, r5                     @ b410 = rol(a241 ^ d21, 31)
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
    str r2, [r0, #72]                   @ a410
    ldr r1, [sp, #0]                    @ d00
    ldr r2, [r0, #180]                  @ a201
    ldr r3, [r0, #188]                  @ a310
    ldr r4, [r0, #196]                  @ a420
    ldr r5, [r0, #164]                  @ a030
    ldr r6, [r0, #172]                  @ a141
    eor r2, r12, r2                     @ b041 = rol(a201 ^ d21, 31)
    ror r2, r2, #1                      @ rho
    eor r3, r8, r3                      @ b141 = rol(a310 ^ d30, 27)
    ror r3, r3, #5                      @ rho
    eor r10, r10, r4                    @ b241 = rol(a420 ^ d40, 19)
    ror r4, r10, #13                    @ rho
    eors r5, r1                         @ b341 = rol(a030 ^ d00, 20)
    ror r5, r5, #12                     @ rho
    eor r11, r11, r6                    @ b441 = rol(a141 ^ d11, 1)
    ror r6, r11, #31                    @ rho
    bic r7, r4, r3                      @ t = ~b141 & b241
    eors r7, r2                         @ a041 = b041 ^ t
    str r7, [r0, #164]                  @ a041
    bic r7, r5, r4                      @ t = ~b241 & b341
    eors r7, r3                         @ a141 = b141 ^ t
    str r7, [r0, #172]                  @ a141
    bic r7, r6, r5                      @ t = ~b341 & b441
    eors r7, r4                         @ a241 = b241 ^ t
    str r7, [r0, #180]                  @ a241
    bic r4, r2, r6                      @ t = ~b441 & b041
    eors r4, r5                         @ a341 = b341 ^ t
    str r4, [r0, #188]                  @ a341
    bics r3, r2                         @ t = ~b041 & b141
    eors r3, r6                         @ a441 = b441 ^ t
    str r3, [r0, #196]                  @ a441
    ldr r2, [sp, #16]                   @ d41
    ldr r3, [r0, #152]                  @ a401
    ldr r4, [r0, #120]                  @ a010
    ldr r5, [r0, #128]                  @ a120
    ldr r6, [r0, #136]                  @ a231
    ldr r7, [r0, #144]                  @ a340
    eors r2, r3                         @ b030 = rol(a401 ^ d41, 14)
    ror r2, r2, #18                     @ rho
    eors r1, r4                         @ b130 = rol(a010 ^ d00, 18)
    ror r1, r1, #14                     @ rho
    eor lr, lr, r5                      @ b230 = rol(a120 ^ d10, 5)
    ror r3, lr, #27                     @ rho
    eor r12, r12, r6                    @ b330 = rol(a231 ^ d21, 8)
    ror r4, r12, #24                    @ rho
    eor r8, r8, r7                      @ b430 = rol(a340 ^ d30, 28)
    ror r5, r8, #4                      @ rho
    bic r6, r3, r1                      @ t = ~b130 & b230
    eors r6, r2                         @ a030 = b030 ^ t
    str r6, [r0, #120]                  @ a030
    bic r6, r4, r3                      @ t = ~b230 & b330
    eors r6, r1                         @ a130 = b130 ^ t
    str r6, [r0, #128]                  @ a130
    bic r6, r5, r4                      @ t = ~b330 & b430
    eors r6, r3                         @ a230 = b230 ^ t
    str r6, [r0, #136]                  @ a230
    bic r3, r2, r5                      @ t = ~b430 & b030
    eors r3, r4                         @ a330 = b330 ^ t
    str r3, [r0, #144]                  @ a330
    bics r1, r2                         @ t = ~b030 & b130
    eors r1, r5                         @ a430 = b430 ^ t
    str r1, [r0, #152]                  @ a430
    ldr r1, [sp, #20]
    adds r1, #32
    str r1, [sp, #20]
    ldr r1, [r1]
    cmp r1, #2                         @ the mark
    bne.w .Lm4_mostly_grouped_fast
    add sp, #24
    pop {r4-r12, pc}
    .p2align 2
.Lm4_mostly_grouped_constants:
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
.Lm4_mostly_grouped_end:
    .word 2
    .size lanewise_keccakp1600_x1_armv7m_m4_mostly_grouped, . - lanewise_keccakp1600_x1_armv7m_m4_mostly_grouped

    .section .note.GNU-stack, "", %progbits
