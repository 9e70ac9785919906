/* PYTHONPATH=lab python3 -m lanewise_lab.gen armv7m_m7_interleaved > src/keccak/armv7m/keccakp1600_x1_armv7m_m7_interleaved.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for ARMv7-M: loads between other instructions, not in place
 *
 * void lanewise_keccakp1600_x1_armv7m_m7_interleaved(uint32_t state[50], uint32_t rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4.
 *     state: bit-interleaved: word 2i holds the even bits of lane i = x + 5y, and word
 *     2i + 1 the odd bits; aligned to 4 bytes.
 *
 * The structure of row 2 of Table 1 in Adomnicai (2023), in our own order: explicit rotations,
 * two rounds from the state to a buffer on the stack and back.
 * Stack: 264 bytes
 * No branch and no address depends on the state. Clobbers r0-r3, r12, flags.
 */

    .syntax unified
    .thumb
    .text
    .p2align 2
    .globl lanewise_keccakp1600_x1_armv7m_m7_interleaved
    .type lanewise_keccakp1600_x1_armv7m_m7_interleaved, %function
    .thumb_func
lanewise_keccakp1600_x1_armv7m_m7_interleaved:
    push {r4-r12, lr}
    sub sp, #224
    ldr r2, .Lm7_interleaved_distance
.Lm7_interleaved_here:
    add r2, pc                         @ behind the last constant
    sub r2, r2, r1, lsl #3             @ 8 bytes for each round
    str r2, [sp, #20]
    ands r1, r1, #1                  @ rounds beyond a multiple
    beq.w .Lm7_interleaved_fast
    subs r2, #8                        @ the constant of the round left out
    str r2, [sp, #20]
    add r1, sp, #24
    movs r2, #5
1:
    ldm r0!, {r3-r12}
    stm r1!, {r3-r12}
    subs r2, #1
    bne 1b
    subs r0, #200
    b.w .Lm7_interleaved_second
    .p2align 2
    .Lm7_interleaved_distance: .word .Lm7_interleaved_end - .Lm7_interleaved_here - 4
    .p2align 2
.Lm7_interleaved_fast:
    @ round 1 of 2
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
    eor r1, r9, r1                      @ b000 = a000 ^ d00
    ldr r4, [r0, #100]                  @ a221
    ldr r5, [r0, #148]                  @ a331
    eor r3, lr, r3                      @ b100 = rol(a110 ^ d10, 22)
    eors r2, r4                         @ b200 = rol(a221 ^ d21, 22)
    ldr r4, [r0, #192]                  @ a440
    eor r5, r8, r5                      @ b300 = rol(a331 ^ d31, 11)
    eor r4, r10, r4                     @ b400 = rol(a440 ^ d40, 7)
    ror r3, r3, #10                     @ rho
    ror r2, r2, #10                     @ rho
    ror r5, r5, #21                     @ rho
    ror r4, r4, #25                     @ rho
    bic r6, r5, r2                      @ t = ~b200 & b300
    bic r7, r4, r5                      @ t = ~b300 & b400
    eors r6, r3                         @ a100 = b100 ^ t
    str r6, [sp, #32]                   @ a100
    bic r6, r1, r4                      @ t = ~b400 & b000
    eors r7, r2                         @ a200 = b200 ^ t
    str r7, [sp, #40]                   @ a200
    bic r7, r3, r1                      @ t = ~b000 & b100
    eors r6, r5                         @ a300 = b300 ^ t
    str r6, [sp, #48]                   @ a300
    bics r2, r3                         @ t = ~b100 & b200
    eors r7, r4                         @ a400 = b400 ^ t
    str r7, [sp, #56]                   @ a400
    ldr r3, [sp, #20]                   @ constants
    ldr r3, [r3]                        @ iota
    eors r1, r2                         @ a000 = b000 ^ t
    eors r1, r3                         @ a000 ^= rc0
    str r1, [sp, #24]                   @ a000
    ldr r1, [r0, #12]                   @ a101
    ldr r2, [r0, #56]                   @ a210
    eor r1, r11, r1                     @ b020 = rol(a101 ^ d11, 1)
    ldr r3, [r0, #108]                  @ a321
    ldr r4, [r0, #152]                  @ a430
    eor r2, r12, r2                     @ b120 = rol(a210 ^ d20, 3)
    eor r3, r8, r3                      @ b220 = rol(a321 ^ d31, 13)
    ldr r5, [r0, #160]                  @ a040
    eor r4, r10, r4                     @ b320 = rol(a430 ^ d40, 4)
    eor r5, r9, r5                      @ b420 = rol(a040 ^ d00, 9)
    ror r1, r1, #31                     @ rho
    ror r2, r2, #29                     @ rho
    ror r3, r3, #19                     @ rho
    ror r4, r4, #28                     @ rho
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b120 & b220
    bic r7, r4, r3                      @ t = ~b220 & b320
    eors r6, r1                         @ a020 = b020 ^ t
    str r6, [sp, #104]                  @ a020
    bic r6, r5, r4                      @ t = ~b320 & b420
    eors r7, r2                         @ a120 = b120 ^ t
    str r7, [sp, #112]                  @ a120
    bic r7, r1, r5                      @ t = ~b420 & b020
    eors r6, r3                         @ a220 = b220 ^ t
    str r6, [sp, #120]                  @ a220
    bics r2, r1                         @ t = ~b020 & b120
    eors r7, r4                         @ a320 = b320 ^ t
    str r7, [sp, #128]                  @ a320
    eors r2, r5                         @ a420 = b420 ^ t
    str r2, [sp, #136]                  @ a420
    ldr r1, [sp, #16]                   @ d41
    ldr r2, [r0, #28]                   @ a301
    ldr r3, [r0, #76]                   @ a411
    eor r2, r8, r2                      @ b011 = rol(a301 ^ d31, 14)
    ldr r4, [r0, #80]                   @ a020
    ldr r5, [r0, #128]                  @ a130
    eors r1, r3                         @ b111 = rol(a411 ^ d41, 10)
    eor r9, r9, r4                      @ b211 = rol(a020 ^ d00, 1)
    ldr r3, [r0, #176]                  @ a240
    eor r5, lr, r5                      @ b311 = rol(a130 ^ d10, 22)
    eor r3, r12, r3                     @ b411 = rol(a240 ^ d20, 30)
    ror r2, r2, #18                     @ rho
    ror r1, r1, #22                     @ rho
    ror r4, r9, #31                     @ rho
    ror r5, r5, #10                     @ rho
    ror r3, r3, #2                      @ rho
    bic r6, r4, r1                      @ t = ~b111 & b211
    bic r7, r5, r4                      @ t = ~b211 & b311
    eors r6, r2                         @ a011 = b011 ^ t
    str r6, [sp, #68]                   @ a011
    bic r6, r3, r5                      @ t = ~b311 & b411
    eors r7, r1                         @ a111 = b111 ^ t
    str r7, [sp, #76]                   @ a111
    bic r7, r2, r3                      @ t = ~b411 & b011
    eors r6, r4                         @ a211 = b211 ^ t
    str r6, [sp, #84]                   @ a211
    bics r1, r2                         @ t = ~b011 & b111
    eors r7, r5                         @ a311 = b311 ^ t
    str r7, [sp, #92]                   @ a311
    eors r1, r3                         @ a411 = b411 ^ t
    str r1, [sp, #100]                  @ a411
    ldr r9, [sp, #4]                    @ d01
    ldr r1, [r0, #32]                   @ a400
    ldr r2, [r0, #44]                   @ a011
    eor r1, r10, r1                     @ b031 = rol(a400 ^ d40, 13)
    ldr r3, [r0, #92]                   @ a121
    ldr r4, [r0, #136]                  @ a230
    eor r2, r9, r2                      @ b131 = rol(a011 ^ d01, 18)
    eor r3, r11, r3                     @ b231 = rol(a121 ^ d11, 5)
    ldr r5, [r0, #188]                  @ a341
    eor r4, r12, r4                     @ b331 = rol(a230 ^ d20, 7)
    eor r5, r8, r5                      @ b431 = rol(a341 ^ d31, 28)
    ror r1, r1, #19                     @ rho
    ror r2, r2, #14                     @ rho
    ror r3, r3, #27                     @ rho
    ror r4, r4, #25                     @ rho
    ror r5, r5, #4                      @ rho
    bic r6, r3, r2                      @ t = ~b131 & b231
    bic r7, r4, r3                      @ t = ~b231 & b331
    eors r6, r1                         @ a031 = b031 ^ t
    str r6, [sp, #148]                  @ a031
    bic r6, r5, r4                      @ t = ~b331 & b431
    eors r7, r2                         @ a131 = b131 ^ t
    str r7, [sp, #156]                  @ a131
    bic r7, r1, r5                      @ t = ~b431 & b031
    eors r6, r3                         @ a231 = b231 ^ t
    str r6, [sp, #164]                  @ a231
    bics r2, r1                         @ t = ~b031 & b131
    eors r7, r4                         @ a331 = b331 ^ t
    str r7, [sp, #172]                  @ a331
    eors r2, r5                         @ a431 = b431 ^ t
    str r2, [sp, #180]                  @ a431
    ldr r7, [sp, #16]                   @ d41
    ldr r1, [r0, #16]                   @ a200
    ldr r2, [r0, #68]                   @ a311
    eor r1, r12, r1                     @ b040 = rol(a200 ^ d20, 31)
    ldr r3, [r0, #116]                  @ a421
    ldr r4, [r0, #124]                  @ a031
    eor r8, r8, r2                      @ b140 = rol(a311 ^ d31, 28)
    eors r3, r7                         @ b240 = rol(a421 ^ d41, 20)
    ldr r2, [r0, #168]                  @ a140
    eor r4, r9, r4                      @ b340 = rol(a031 ^ d01, 21)
    eor r2, lr, r2                      @ b440 = rol(a140 ^ d10, 1)
    ror r1, r1, #1                      @ rho
    ror r5, r8, #4                      @ rho
    ror r3, r3, #12                     @ rho
    ror r4, r4, #11                     @ rho
    ror r2, r2, #31                     @ rho
    bic r6, r3, r5                      @ t = ~b140 & b240
    bic r8, r4, r3                      @ t = ~b240 & b340
    eors r6, r1                         @ a040 = b040 ^ t
    str r6, [sp, #184]                  @ a040
    bic r6, r2, r4                      @ t = ~b340 & b440
    eor r8, r8, r5                      @ a140 = b140 ^ t
    str r8, [sp, #192]                  @ a140
    bic r8, r1, r2                      @ t = ~b440 & b040
    eors r6, r3                         @ a240 = b240 ^ t
    str r6, [sp, #200]                  @ a240
    bics r5, r1                         @ t = ~b040 & b140
    eor r8, r8, r4                      @ a340 = b340 ^ t
    str r8, [sp, #208]                  @ a340
    eors r5, r2                         @ a440 = b440 ^ t
    str r5, [sp, #216]                  @ a440
    ldr r8, [sp, #12]                   @ d30
    ldr r1, [r0, #4]                    @ a001
    ldr r2, [r0, #52]                   @ a111
    eor r1, r9, r1                      @ b001 = a001 ^ d01
    ldr r3, [r0, #96]                   @ a220
    ldr r4, [r0, #144]                  @ a330
    eor r2, r11, r2                     @ b101 = rol(a111 ^ d11, 22)
    eor r12, r12, r3                    @ b201 = rol(a220 ^ d20, 21)
    ldr r3, [r0, #196]                  @ a441
    eor r4, r8, r4                      @ b301 = rol(a330 ^ d30, 10)
    eors r3, r7                         @ b401 = rol(a441 ^ d41, 7)
    ror r2, r2, #10                     @ rho
    ror r5, r12, #11                    @ rho
    ror r4, r4, #22                     @ rho
    ror r3, r3, #25                     @ rho
    bic r6, r4, r5                      @ t = ~b201 & b301
    bic r12, r3, r4                     @ t = ~b301 & b401
    eors r6, r2                         @ a101 = b101 ^ t
    str r6, [sp, #36]                   @ a101
    bic r6, r1, r3                      @ t = ~b401 & b001
    eor r12, r12, r5                    @ a201 = b201 ^ t
    str r12, [sp, #44]                  @ a201
    bic r12, r2, r1                     @ t = ~b001 & b101
    eors r6, r4                         @ a301 = b301 ^ t
    str r6, [sp, #52]                   @ a301
    bics r5, r2                         @ t = ~b101 & b201
    eor r12, r12, r3                    @ a401 = b401 ^ t
    str r12, [sp, #60]                  @ a401
    ldr r2, [sp, #20]                   @ constants
    ldr r2, [r2, #4]                    @ iota
    eors r1, r5                         @ a001 = b001 ^ t
    eors r1, r2                         @ a001 ^= rc1
    str r1, [sp, #28]                   @ a001
    ldr r12, [sp, #8]                   @ d21
    ldr r1, [r0, #8]                    @ a100
    ldr r2, [r0, #60]                   @ a211
    eor r1, lr, r1                      @ b021 = a100 ^ d10
    ldr r3, [r0, #104]                  @ a320
    ldr r4, [r0, #156]                  @ a431
    eor r2, r12, r2                     @ b121 = rol(a211 ^ d21, 3)
    eor r3, r8, r3                      @ b221 = rol(a320 ^ d30, 12)
    ldr r5, [r0, #164]                  @ a041
    eors r7, r4                         @ b321 = rol(a431 ^ d41, 4)
    eor r5, r9, r5                      @ b421 = rol(a041 ^ d01, 9)
    ror r2, r2, #29                     @ rho
    ror r3, r3, #20                     @ rho
    ror r4, r7, #28                     @ rho
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b121 & b221
    bic r7, r4, r3                      @ t = ~b221 & b321
    eors r6, r1                         @ a021 = b021 ^ t
    str r6, [sp, #108]                  @ a021
    bic r6, r5, r4                      @ t = ~b321 & b421
    eors r7, r2                         @ a121 = b121 ^ t
    str r7, [sp, #116]                  @ a121
    bic r7, r1, r5                      @ t = ~b421 & b021
    eors r6, r3                         @ a221 = b221 ^ t
    str r6, [sp, #124]                  @ a221
    bics r2, r1                         @ t = ~b021 & b121
    eors r7, r4                         @ a321 = b321 ^ t
    str r7, [sp, #132]                  @ a321
    eors r2, r5                         @ a421 = b421 ^ t
    str r2, [sp, #140]                  @ a421
    ldr r1, [r0, #24]                   @ a300
    ldr r2, [r0, #72]                   @ a410
    eor r1, r8, r1                      @ b010 = rol(a300 ^ d30, 14)
    ldr r3, [r0, #84]                   @ a021
    ldr r4, [r0, #132]                  @ a131
    eor r2, r10, r2                     @ b110 = rol(a410 ^ d40, 10)
    eor r9, r9, r3                      @ b210 = rol(a021 ^ d01, 2)
    ldr r3, [r0, #180]                  @ a241
    eor r4, r11, r4                     @ b310 = rol(a131 ^ d11, 23)
    eor r3, r12, r3                     @ b410 = rol(a241 ^ d21, 31)
    ror r1, r1, #18                     @ rho
    ror r2, r2, #22                     @ rho
    ror r5, r9, #30                     @ rho
    ror r4, r4, #9                      @ rho
    ror r3, r3, #1                      @ rho
    bic r6, r5, r2                      @ t = ~b110 & b210
    bic r7, r4, r5                      @ t = ~b210 & b310
    eors r6, r1                         @ a010 = b010 ^ t
    str r6, [sp, #64]                   @ a010
    bic r6, r3, r4                      @ t = ~b310 & b410
    eors r7, r2                         @ a110 = b110 ^ t
    str r7, [sp, #72]                   @ a110
    bic r7, r1, r3                      @ t = ~b410 & b010
    eors r6, r5                         @ a210 = b210 ^ t
    str r6, [sp, #80]                   @ a210
    bics r2, r1                         @ t = ~b010 & b110
    eors r7, r4                         @ a310 = b310 ^ t
    str r7, [sp, #88]                   @ a310
    eors r2, r3                         @ a410 = b410 ^ t
    str r2, [sp, #96]                   @ a410
    ldr r1, [sp, #0]                    @ d00
    ldr r2, [r0, #20]                   @ a201
    ldr r3, [r0, #64]                   @ a310
    eor r2, r12, r2                     @ b041 = rol(a201 ^ d21, 31)
    ldr r4, [r0, #112]                  @ a420
    ldr r5, [r0, #120]                  @ a030
    eor r3, r8, r3                      @ b141 = rol(a310 ^ d30, 27)
    eor r10, r10, r4                    @ b241 = rol(a420 ^ d40, 19)
    ldr r4, [r0, #172]                  @ a141
    eors r5, r1                         @ b341 = rol(a030 ^ d00, 20)
    eor r11, r11, r4                    @ b441 = rol(a141 ^ d11, 1)
    ror r2, r2, #1                      @ rho
    ror r3, r3, #5                      @ rho
    ror r4, r10, #13                    @ rho
    ror r5, r5, #12                     @ rho
    ror r6, r11, #31                    @ rho
    bic r7, r4, r3                      @ t = ~b141 & b241
    bic r9, r5, r4                      @ t = ~b241 & b341
    eors r7, r2                         @ a041 = b041 ^ t
    str r7, [sp, #188]                  @ a041
    bic r7, r6, r5                      @ t = ~b341 & b441
    eor r9, r9, r3                      @ a141 = b141 ^ t
    str r9, [sp, #196]                  @ a141
    bic r9, r2, r6                      @ t = ~b441 & b041
    eors r7, r4                         @ a241 = b241 ^ t
    str r7, [sp, #204]                  @ a241
    bics r3, r2                         @ t = ~b041 & b141
    eor r9, r9, r5                      @ a341 = b341 ^ t
    str r9, [sp, #212]                  @ a341
    eors r3, r6                         @ a441 = b441 ^ t
    str r3, [sp, #220]                  @ a441
    ldr r2, [sp, #16]                   @ d41
    ldr r3, [r0, #36]                   @ a401
    ldr r4, [r0, #40]                   @ a010
    eors r2, r3                         @ b030 = rol(a401 ^ d41, 14)
    ldr r3, [r0, #88]                   @ a120
    ldr r5, [r0, #140]                  @ a231
    eors r1, r4                         @ b130 = rol(a010 ^ d00, 18)
    eor lr, lr, r3                      @ b230 = rol(a120 ^ d10, 5)
    ldr r3, [r0, #184]                  @ a340
    eor r12, r12, r5                    @ b330 = rol(a231 ^ d21, 8)
    eor r8, r8, r3                      @ b430 = rol(a340 ^ d30, 28)
    ror r2, r2, #18                     @ rho
    ror r1, r1, #14                     @ rho
    ror r3, lr, #27                     @ rho
    ror r4, r12, #24                    @ rho
    ror r5, r8, #4                      @ rho
    bic r6, r3, r1                      @ t = ~b130 & b230
    bic r7, r4, r3                      @ t = ~b230 & b330
    eors r6, r2                         @ a030 = b030 ^ t
    str r6, [sp, #144]                  @ a030
    bic r6, r5, r4                      @ t = ~b330 & b430
    eors r7, r1                         @ a130 = b130 ^ t
    str r7, [sp, #152]                  @ a130
    bic r7, r2, r5                      @ t = ~b430 & b030
    eors r6, r3                         @ a230 = b230 ^ t
    str r6, [sp, #160]                  @ a230
    bics r1, r2                         @ t = ~b030 & b130
    eors r7, r4                         @ a330 = b330 ^ t
    str r7, [sp, #168]                  @ a330
    eors r1, r5                         @ a430 = b430 ^ t
    str r1, [sp, #176]                  @ a430
.Lm7_interleaved_second:
    @ round 2 of 2
    ldr r1, [sp, #24]                   @ a000
    ldr r2, [sp, #64]                   @ a010
    eors r1, r2                         @ c00 ^= a010
    ldr r2, [sp, #104]                  @ a020
    eors r1, r2                         @ c00 ^= a020
    ldr r2, [sp, #144]                  @ a030
    eors r1, r2                         @ c00 ^= a030
    ldr r2, [sp, #184]                  @ a040
    eor lr, r1, r2                      @ c00 ^= a040
    ldr r1, [sp, #52]                   @ a301
    ldr r2, [sp, #92]                   @ a311
    eors r1, r2                         @ c31 ^= a311
    ldr r2, [sp, #132]                  @ a321
    eors r1, r2                         @ c31 ^= a321
    ldr r2, [sp, #172]                  @ a331
    eors r1, r2                         @ c31 ^= a331
    ldr r2, [sp, #212]                  @ a341
    eors r1, r2                         @ c31 ^= a341
    eor r2, r1, lr                      @ d41 = c31 ^ c00
    str r2, [sp, #16]                   @ d41
    ldr r2, [sp, #32]                   @ a100
    ldr r3, [sp, #72]                   @ a110
    eors r2, r3                         @ c10 ^= a110
    ldr r3, [sp, #112]                  @ a120
    eors r2, r3                         @ c10 ^= a120
    ldr r3, [sp, #152]                  @ a130
    eors r2, r3                         @ c10 ^= a130
    ldr r3, [sp, #192]                  @ a140
    eors r2, r3                         @ c10 ^= a140
    eor r12, r2, r1, ror #31            @ d20 = c10 ^ rol(c31, 1)
    ldr r1, [sp, #60]                   @ a401
    ldr r3, [sp, #100]                  @ a411
    eors r1, r3                         @ c41 ^= a411
    ldr r3, [sp, #140]                  @ a421
    eors r1, r3                         @ c41 ^= a421
    ldr r3, [sp, #180]                  @ a431
    eors r1, r3                         @ c41 ^= a431
    ldr r3, [sp, #220]                  @ a441
    eors r1, r3                         @ c41 ^= a441
    eors r2, r1                         @ d01 = c41 ^ c10
    str r2, [sp, #4]                    @ d01
    ldr r2, [sp, #40]                   @ a200
    ldr r3, [sp, #80]                   @ a210
    eors r2, r3                         @ c20 ^= a210
    ldr r3, [sp, #120]                  @ a220
    eors r2, r3                         @ c20 ^= a220
    ldr r3, [sp, #160]                  @ a230
    eors r2, r3                         @ c20 ^= a230
    ldr r3, [sp, #200]                  @ a240
    eors r2, r3                         @ c20 ^= a240
    eor r1, r2, r1, ror #31             @ d30 = c20 ^ rol(c41, 1)
    str r1, [sp, #12]                   @ d30
    ldr r1, [sp, #28]                   @ a001
    ldr r3, [sp, #68]                   @ a011
    eors r1, r3                         @ c01 ^= a011
    ldr r3, [sp, #108]                  @ a021
    eors r1, r3                         @ c01 ^= a021
    ldr r3, [sp, #148]                  @ a031
    eors r1, r3                         @ c01 ^= a031
    ldr r3, [sp, #188]                  @ a041
    eors r1, r3                         @ c01 ^= a041
    eor r11, r1, r2                     @ d11 = c01 ^ c20
    ldr r2, [sp, #48]                   @ a300
    ldr r3, [sp, #88]                   @ a310
    eors r2, r3                         @ c30 ^= a310
    ldr r3, [sp, #128]                  @ a320
    eors r2, r3                         @ c30 ^= a320
    ldr r3, [sp, #168]                  @ a330
    eors r2, r3                         @ c30 ^= a330
    ldr r3, [sp, #208]                  @ a340
    eors r2, r3                         @ c30 ^= a340
    eor r10, r2, r1, ror #31            @ d40 = c30 ^ rol(c01, 1)
    ldr r1, [sp, #36]                   @ a101
    ldr r3, [sp, #76]                   @ a111
    eors r1, r3                         @ c11 ^= a111
    ldr r3, [sp, #116]                  @ a121
    eors r1, r3                         @ c11 ^= a121
    ldr r3, [sp, #156]                  @ a131
    eors r1, r3                         @ c11 ^= a131
    ldr r3, [sp, #196]                  @ a141
    eors r1, r3                         @ c11 ^= a141
    eors r2, r1                         @ d21 = c11 ^ c30
    str r2, [sp, #8]                    @ d21
    ldr r3, [sp, #56]                   @ a400
    ldr r4, [sp, #96]                   @ a410
    eors r3, r4                         @ c40 ^= a410
    ldr r4, [sp, #136]                  @ a420
    eors r3, r4                         @ c40 ^= a420
    ldr r4, [sp, #176]                  @ a430
    eors r3, r4                         @ c40 ^= a430
    ldr r4, [sp, #216]                  @ a440
    eors r3, r4                         @ c40 ^= a440
    eor r9, r3, r1, ror #31             @ d00 = c40 ^ rol(c11, 1)
    str r9, [sp, #0]                    @ d00
    ldr r1, [sp, #44]                   @ a201
    ldr r4, [sp, #84]                   @ a211
    eors r1, r4                         @ c21 ^= a211
    ldr r4, [sp, #124]                  @ a221
    eors r1, r4                         @ c21 ^= a221
    ldr r4, [sp, #164]                  @ a231
    eors r1, r4                         @ c21 ^= a231
    ldr r4, [sp, #204]                  @ a241
    eors r1, r4                         @ c21 ^= a241
    eor r8, r1, r3                      @ d31 = c21 ^ c40
    eor lr, lr, r1, ror #31             @ d10 = c00 ^ rol(c21, 1)
    ldr r1, [sp, #24]                   @ a000
    ldr r3, [sp, #72]                   @ a110
    eor r1, r9, r1                      @ b000 = a000 ^ d00
    ldr r4, [sp, #124]                  @ a221
    ldr r5, [sp, #172]                  @ a331
    eor r3, lr, r3                      @ b100 = rol(a110 ^ d10, 22)
    eors r2, r4                         @ b200 = rol(a221 ^ d21, 22)
    ldr r4, [sp, #216]                  @ a440
    eor r5, r8, r5                      @ b300 = rol(a331 ^ d31, 11)
    eor r4, r10, r4                     @ b400 = rol(a440 ^ d40, 7)
    ror r3, r3, #10                     @ rho
    ror r2, r2, #10                     @ rho
    ror r5, r5, #21                     @ rho
    ror r4, r4, #25                     @ rho
    bic r6, r5, r2                      @ t = ~b200 & b300
    bic r7, r4, r5                      @ t = ~b300 & b400
    eors r6, r3                         @ a100 = b100 ^ t
    str r6, [r0, #8]                    @ a100
    bic r6, r1, r4                      @ t = ~b400 & b000
    eors r7, r2                         @ a200 = b200 ^ t
    str r7, [r0, #16]                   @ a200
    bic r7, r3, r1                      @ t = ~b000 & b100
    eors r6, r5                         @ a300 = b300 ^ t
    str r6, [r0, #24]                   @ a300
    bics r2, r3                         @ t = ~b100 & b200
    eors r7, r4                         @ a400 = b400 ^ t
    str r7, [r0, #32]                   @ a400
    ldr r3, [sp, #20]                   @ constants
    ldr r3, [r3, #8]                    @ iota
    eors r1, r2                         @ a000 = b000 ^ t
    eors r1, r3                         @ a000 ^= rc0
    str r1, [r0, #0]                    @ a000
    ldr r1, [sp, #36]                   @ a101
    ldr r2, [sp, #80]                   @ a210
    eor r1, r11, r1                     @ b020 = rol(a101 ^ d11, 1)
    ldr r3, [sp, #132]                  @ a321
    ldr r4, [sp, #176]                  @ a430
    eor r2, r12, r2                     @ b120 = rol(a210 ^ d20, 3)
    eor r3, r8, r3                      @ b220 = rol(a321 ^ d31, 13)
    ldr r5, [sp, #184]                  @ a040
    eor r4, r10, r4                     @ b320 = rol(a430 ^ d40, 4)
    eor r5, r9, r5                      @ b420 = rol(a040 ^ d00, 9)
    ror r1, r1, #31                     @ rho
    ror r2, r2, #29                     @ rho
    ror r3, r3, #19                     @ rho
    ror r4, r4, #28                     @ rho
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b120 & b220
    bic r7, r4, r3                      @ t = ~b220 & b320
    eors r6, r1                         @ a020 = b020 ^ t
    str r6, [r0, #80]                   @ a020
    bic r6, r5, r4                      @ t = ~b320 & b420
    eors r7, r2                         @ a120 = b120 ^ t
    str r7, [r0, #88]                   @ a120
    bic r7, r1, r5                      @ t = ~b420 & b020
    eors r6, r3                         @ a220 = b220 ^ t
    str r6, [r0, #96]                   @ a220
    bics r2, r1                         @ t = ~b020 & b120
    eors r7, r4                         @ a320 = b320 ^ t
    str r7, [r0, #104]                  @ a320
    eors r2, r5                         @ a420 = b420 ^ t
    str r2, [r0, #112]                  @ a420
    ldr r1, [sp, #16]                   @ d41
    ldr r2, [sp, #52]                   @ a301
    ldr r3, [sp, #100]                  @ a411
    eor r2, r8, r2                      @ b011 = rol(a301 ^ d31, 14)
    ldr r4, [sp, #104]                  @ a020
    ldr r5, [sp, #152]                  @ a130
    eors r1, r3                         @ b111 = rol(a411 ^ d41, 10)
    eor r9, r9, r4                      @ b211 = rol(a020 ^ d00, 1)
    ldr r3, [sp, #200]                  @ a240
    eor r5, lr, r5                      @ b311 = rol(a130 ^ d10, 22)
    eor r3, r12, r3                     @ b411 = rol(a240 ^ d20, 30)
    ror r2, r2, #18                     @ rho
    ror r1, r1, #22                     @ rho
    ror r4, r9, #31                     @ rho
    ror r5, r5, #10                     @ rho
    ror r3, r3, #2                      @ rho
    bic r6, r4, r1                      @ t = ~b111 & b211
    bic r7, r5, r4                      @ t = ~b211 & b311
    eors r6, r2                         @ a011 = b011 ^ t
    str r6, [r0, #44]                   @ a011
    bic r6, r3, r5                      @ t = ~b311 & b411
    eors r7, r1                         @ a111 = b111 ^ t
    str r7, [r0, #52]                   @ a111
    bic r7, r2, r3                      @ t = ~b411 & b011
    eors r6, r4                         @ a211 = b211 ^ t
    str r6, [r0, #60]                   @ a211
    bics r1, r2                         @ t = ~b011 & b111
    eors r7, r5                         @ a311 = b311 ^ t
    str r7, [r0, #68]                   @ a311
    eors r1, r3                         @ a411 = b411 ^ t
    str r1, [r0, #76]                   @ a411
    ldr r9, [sp, #4]                    @ d01
    ldr r1, [sp, #56]                   @ a400
    ldr r2, [sp, #68]                   @ a011
    eor r1, r10, r1                     @ b031 = rol(a400 ^ d40, 13)
    ldr r3, [sp, #116]                  @ a121
    ldr r4, [sp, #160]                  @ a230
    eor r2, r9, r2                      @ b131 = rol(a011 ^ d01, 18)
    eor r3, r11, r3                     @ b231 = rol(a121 ^ d11, 5)
    ldr r5, [sp, #212]                  @ a341
    eor r4, r12, r4                     @ b331 = rol(a230 ^ d20, 7)
    eor r5, r8, r5                      @ b431 = rol(a341 ^ d31, 28)
    ror r1, r1, #19                     @ rho
    ror r2, r2, #14                     @ rho
    ror r3, r3, #27                     @ rho
    ror r4, r4, #25                     @ rho
    ror r5, r5, #4                      @ rho
    bic r6, r3, r2                      @ t = ~b131 & b231
    bic r7, r4, r3                      @ t = ~b231 & b331
    eors r6, r1                         @ a031 = b031 ^ t
    str r6, [r0, #124]                  @ a031
    bic r6, r5, r4                      @ t = ~b331 & b431
    eors r7, r2                         @ a131 = b131 ^ t
    str r7, [r0, #132]                  @ a131
    bic r7, r1, r5                      @ t = ~b431 & b031
    eors r6, r3                         @ a231 = b231 ^ t
    str r6, [r0, #140]                  @ a231
    bics r2, r1                         @ t = ~b031 & b131
    eors r7, r4                         @ a331 = b331 ^ t
    str r7, [r0, #148]                  @ a331
    eors r2, r5                         @ a431 = b431 ^ t
    str r2, [r0, #156]                  @ a431
    ldr r7, [sp, #16]                   @ d41
    ldr r1, [sp, #40]                   @ a200
    ldr r2, [sp, #92]                   @ a311
    eor r1, r12, r1                     @ b040 = rol(a200 ^ d20, 31)
    ldr r3, [sp, #140]                  @ a421
    ldr r4, [sp, #148]                  @ a031
    eor r8, r8, r2                      @ b140 = rol(a311 ^ d31, 28)
    eors r3, r7                         @ b240 = rol(a421 ^ d41, 20)
    ldr r2, [sp, #192]                  @ a140
    eor r4, r9, r4                      @ b340 = rol(a031 ^ d01, 21)
    eor r2, lr, r2                      @ b440 = rol(a140 ^ d10, 1)
    ror r1, r1, #1                      @ rho
    ror r5, r8, #4                      @ rho
    ror r3, r3, #12                     @ rho
    ror r4, r4, #11                     @ rho
    ror r2, r2, #31                     @ rho
    bic r6, r3, r5                      @ t = ~b140 & b240
    bic r8, r4, r3                      @ t = ~b240 & b340
    eors r6, r1                         @ a040 = b040 ^ t
    str r6, [r0, #160]                  @ a040
    bic r6, r2, r4                      @ t = ~b340 & b440
    eor r8, r8, r5                      @ a140 = b140 ^ t
    str r8, [r0, #168]                  @ a140
    bic r8, r1, r2                      @ t = ~b440 & b040
    eors r6, r3                         @ a240 = b240 ^ t
    str r6, [r0, #176]                  @ a240
    bics r5, r1                         @ t = ~b040 & b140
    eor r8, r8, r4                      @ a340 = b340 ^ t
    str r8, [r0, #184]                  @ a340
    eors r5, r2                         @ a440 = b440 ^ t
    str r5, [r0, #192]                  @ a440
    ldr r8, [sp, #12]                   @ d30
    ldr r1, [sp, #28]                   @ a001
    ldr r2, [sp, #76]                   @ a111
    eor r1, r9, r1                      @ b001 = a001 ^ d01
    ldr r3, [sp, #120]                  @ a220
    ldr r4, [sp, #168]                  @ a330
    eor r2, r11, r2                     @ b101 = rol(a111 ^ d11, 22)
    eor r12, r12, r3                    @ b201 = rol(a220 ^ d20, 21)
    ldr r3, [sp, #220]                  @ a441
    eor r4, r8, r4                      @ b301 = rol(a330 ^ d30, 10)
    eors r3, r7                         @ b401 = rol(a441 ^ d41, 7)
    ror r2, r2, #10                     @ rho
    ror r5, r12, #11                    @ rho
    ror r4, r4, #22                     @ rho
    ror r3, r3, #25                     @ rho
    bic r6, r4, r5                      @ t = ~b201 & b301
    bic r12, r3, r4                     @ t = ~b301 & b401
    eors r6, r2                         @ a101 = b101 ^ t
    str r6, [r0, #12]                   @ a101
    bic r6, r1, r3                      @ t = ~b401 & b001
    eor r12, r12, r5                    @ a201 = b201 ^ t
    str r12, [r0, #20]                  @ a201
    bic r12, r2, r1                     @ t = ~b001 & b101
    eors r6, r4                         @ a301 = b301 ^ t
    str r6, [r0, #28]                   @ a301
    bics r5, r2                         @ t = ~b101 & b201
    eor r12, r12, r3                    @ a401 = b401 ^ t
    str r12, [r0, #36]                  @ a401
    ldr r2, [sp, #20]                   @ constants
    ldr r2, [r2, #12]                   @ iota
    eors r1, r5                         @ a001 = b001 ^ t
    eors r1, r2                         @ a001 ^= rc1
    str r1, [r0, #4]                    @ a001
    ldr r12, [sp, #8]                   @ d21
    ldr r1, [sp, #32]                   @ a100
    ldr r2, [sp, #84]                   @ a211
    eor r1, lr, r1                      @ b021 = a100 ^ d10
    ldr r3, [sp, #128]                  @ a320
    ldr r4, [sp, #180]                  @ a431
    eor r2, r12, r2                     @ b121 = rol(a211 ^ d21, 3)
    eor r3, r8, r3                      @ b221 = rol(a320 ^ d30, 12)
    ldr r5, [sp, #188]                  @ a041
    eors r7, r4                         @ b321 = rol(a431 ^ d41, 4)
    eor r5, r9, r5                      @ b421 = rol(a041 ^ d01, 9)
    ror r2, r2, #29                     @ rho
    ror r3, r3, #20                     @ rho
    ror r4, r7, #28                     @ rho
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ t = ~b121 & b221
    bic r7, r4, r3                      @ t = ~b221 & b321
    eors r6, r1                         @ a021 = b021 ^ t
    str r6, [r0, #84]                   @ a021
    bic r6, r5, r4                      @ t = ~b321 & b421
    eors r7, r2                         @ a121 = b121 ^ t
    str r7, [r0, #92]                   @ a121
    bic r7, r1, r5                      @ t = ~b421 & b021
    eors r6, r3                         @ a221 = b221 ^ t
    str r6, [r0, #100]                  @ a221
    bics r2, r1                         @ t = ~b021 & b121
    eors r7, r4                         @ a321 = b321 ^ t
    str r7, [r0, #108]                  @ a321
    eors r2, r5                         @ a421 = b421 ^ t
    str r2, [r0, #116]                  @ a421
    ldr r1, [sp, #48]                   @ a300
    ldr r2, [sp, #96]                   @ a410
    eor r1, r8, r1                      @ b010 = rol(a300 ^ d30, 14)
    ldr r3, [sp, #108]                  @ a021
    ldr r4, [sp, #156]                  @ a131
    eor r2, r10, r2                     @ b110 = rol(a410 ^ d40, 10)
    eor r9, r9, r3                      @ b210 = rol(a021 ^ d01, 2)
    ldr r3, [sp, #204]                  @ a241
    eor r4, r11, r4                     @ b310 = rol(a131 ^ d11, 23)
    eor r3, r12, r3                     @ b410 = rol(a241 ^ d21, 31)
    ror r1, r1, #18                     @ rho
    ror r2, r2, #22                     @ rho
    ror r5, r9, #30                     @ rho
    ror r4, r4, #9                      @ rho
    ror r3, r3, #1                      @ rho
    bic r6, r5, r2                      @ t = ~b110 & b210
    bic r7, r4, r5                      @ t = ~b210 & b310
    eors r6, r1                         @ a010 = b010 ^ t
    str r6, [r0, #40]                   @ a010
    bic r6, r3, r4                      @ t = ~b310 & b410
    eors r7, r2                         @ a110 = b110 ^ t
    str r7, [r0, #48]                   @ a110
    bic r7, r1, r3                      @ t = ~b410 & b010
    eors r6, r5                         @ a210 = b210 ^ t
    str r6, [r0, #56]                   @ a210
    bics r2, r1                         @ t = ~b010 & b110
    eors r7, r4                         @ a310 = b310 ^ t
    str r7, [r0, #64]                   @ a310
    eors r2, r3                         @ a410 = b410 ^ t
    str r2, [r0, #72]                   @ a410
    ldr r1, [sp, #0]                    @ d00
    ldr r2, [sp, #44]                   @ a201
    ldr r3, [sp, #88]                   @ a310
    eor r2, r12, r2                     @ b041 = rol(a201 ^ d21, 31)
    ldr r4, [sp, #136]                  @ a420
    ldr r5, [sp, #144]                  @ a030
    eor r3, r8, r3                      @ b141 = rol(a310 ^ d30, 27)
    eor r10, r10, r4                    @ b241 = rol(a420 ^ d40, 19)
    ldr r4, [sp, #196]                  @ a141
    eors r5, r1                         @ b341 = rol(a030 ^ d00, 20)
    eor r11, r11, r4                    @ b441 = rol(a141 ^ d11, 1)
    ror r2, r2, #1                      @ rho
    ror r3, r3, #5                      @ rho
    ror r4, r10, #13                    @ rho
    ror r5, r5, #12                     @ rho
    ror r6, r11, #31                    @ rho
    bic r7, r4, r3                      @ t = ~b141 & b241
    bic r9, r5, r4                      @ t = ~b241 & b341
    eors r7, r2                         @ a041 = b041 ^ t
    str r7, [r0, #164]                  @ a041
    bic r7, r6, r5                      @ t = ~b341 & b441
    eor r9, r9, r3                      @ a141 = b141 ^ t
    str r9, [r0, #172]                  @ a141
    bic r9, r2, r6                      @ t = ~b441 & b041
    eors r7, r4                         @ a241 = b241 ^ t
    str r7, [r0, #180]                  @ a241
    bics r3, r2                         @ t = ~b041 & b141
    eor r9, r9, r5                      @ a341 = b341 ^ t
    str r9, [r0, #188]                  @ a341
    eors r3, r6                         @ a441 = b441 ^ t
    str r3, [r0, #196]                  @ a441
    ldr r2, [sp, #16]                   @ d41
    ldr r3, [sp, #60]                   @ a401
    ldr r4, [sp, #64]                   @ a010
    eors r2, r3                         @ b030 = rol(a401 ^ d41, 14)
    ldr r3, [sp, #112]                  @ a120
    ldr r5, [sp, #164]                  @ a231
    eors r1, r4                         @ b130 = rol(a010 ^ d00, 18)
    eor lr, lr, r3                      @ b230 = rol(a120 ^ d10, 5)
    ldr r3, [sp, #208]                  @ a340
    eor r12, r12, r5                    @ b330 = rol(a231 ^ d21, 8)
    eor r8, r8, r3                      @ b430 = rol(a340 ^ d30, 28)
    ror r2, r2, #18                     @ rho
    ror r1, r1, #14                     @ rho
    ror r3, lr, #27                     @ rho
    ror r4, r12, #24                    @ rho
    ror r5, r8, #4                      @ rho
    bic r6, r3, r1                      @ t = ~b130 & b230
    bic r7, r4, r3                      @ t = ~b230 & b330
    eors r6, r2                         @ a030 = b030 ^ t
    str r6, [r0, #120]                  @ a030
    bic r6, r5, r4                      @ t = ~b330 & b430
    eors r7, r1                         @ a130 = b130 ^ t
    str r7, [r0, #128]                  @ a130
    bic r7, r2, r5                      @ t = ~b430 & b030
    eors r6, r3                         @ a230 = b230 ^ t
    str r6, [r0, #136]                  @ a230
    bics r1, r2                         @ t = ~b030 & b130
    eors r7, r4                         @ a330 = b330 ^ t
    str r7, [r0, #144]                  @ a330
    eors r1, r5                         @ a430 = b430 ^ t
    str r1, [r0, #152]                  @ a430
    ldr r1, [sp, #20]
    adds r1, #16
    str r1, [sp, #20]
    ldr r1, [r1]
    cmp r1, #2                         @ the mark
    bne.w .Lm7_interleaved_fast
    add sp, #224
    pop {r4-r12, pc}
    .p2align 2
.Lm7_interleaved_constants:
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
.Lm7_interleaved_end:
    .word 2
    .size lanewise_keccakp1600_x1_armv7m_m7_interleaved, . - lanewise_keccakp1600_x1_armv7m_m7_interleaved

    .section .note.GNU-stack, "", %progbits
