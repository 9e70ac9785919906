/* PYTHONPATH=lab python3 -m lanewise_lab.armv7m.kernel armv7m_m7_paired > src/keccak/armv7m/keccakp1600_x1_armv7m_m7_paired.S */
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
    ldr.w r8, [r0, #92]                 @ A(1, 2, 1)
    ldr.w r9, [r0, #16]                 @ A(2, 0, 0)
    ldr.w r6, [r0, #52]                 @ A(1, 1, 1)
    ldr.w r2, [r0, #96]                 @ A(2, 2, 0)
    ldr.w r4, [r0, #12]                 @ A(1, 0, 1)
    ldr.w r5, [r0, #72]                 @ A(4, 1, 0)
    ldr.w r12, [r0, #4]                 @ A(0, 0, 1)
    ldr.w r7, [r0, #24]                 @ A(3, 0, 0)
    ldr.w r3, [r0, #44]                 @ A(0, 1, 1)
    ldr.w r1, [r0, #32]                 @ A(4, 0, 0)
    eor.w r12, r12, r3                  @ C(0, 1)
    ldr.w r10, [r0, #84]                @ A(0, 2, 1)
    ldr.w r3, [r0, #48]                 @ A(1, 1, 0)
    ldr.w r11, [r0, #64]                @ A(3, 1, 0)
    ldr.w lr, [r0, #36]                 @ A(4, 0, 1)
    eor.w r12, r12, r10                 @ C(0, 1)
    eor.w r7, r7, r11                   @ C(3, 0)
    ldr.w r11, [r0, #112]               @ A(4, 2, 0)
    eor.w r1, r1, r5                    @ C(4, 0)
    ldr.w r10, [r0, #104]               @ A(3, 2, 0)
    eor.w r4, r4, r6                    @ C(1, 1)
    ldr.w r6, [r0, #28]                 @ A(3, 0, 1)
    eor.w r5, r1, r11                   @ C(4, 0)
    ldr.w r1, [r0, #152]                @ A(4, 3, 0)
    eor.w r5, r5, r1                    @ C(4, 0)
    ldr.w r1, [r0, #56]                 @ A(2, 1, 0)
    eor.w r9, r9, r1                    @ C(2, 0)
    ldr.w r1, [r0, #144]                @ A(3, 3, 0)
    eor.w r9, r9, r2                    @ C(2, 0)
    ldr.w r2, [r0, #116]                @ A(4, 2, 1)
    eor.w r7, r7, r10                   @ C(3, 0)
    ldr.w r10, [r0, #68]                @ A(3, 1, 1)
    ldr.w r11, [r0, #184]               @ A(3, 4, 0)
    eor.w r4, r4, r8                    @ C(1, 1)
    eor.w r6, r6, r10                   @ C(3, 1)
    ldr.w r8, [r0, #136]                @ A(2, 3, 0)
    ldr.w r10, [r0, #76]                @ A(4, 1, 1)
    eor.w r7, r7, r1                    @ C(3, 0)
    eor.w r9, r9, r8                    @ C(2, 0)
    ldr.w r1, [r0, #88]                 @ A(1, 2, 0)
    ldr.w r8, [r0, #192]                @ A(4, 4, 0)
    eor.w lr, lr, r10                   @ C(4, 1)
    ldr.w r10, [r0, #124]               @ A(0, 3, 1)
    eor.w r5, r5, r8                    @ C(4, 0)
    ldr.w r8, [r0, #108]                @ A(3, 2, 1)
    eor.w lr, lr, r2                    @ C(4, 1)
    eor.w r12, r12, r10                 @ C(0, 1)
    ldr.w r10, [r0, #40]                @ A(0, 1, 0)
    ldr.w r2, [r0, #8]                  @ A(1, 0, 0)
    eor.w r6, r6, r8                    @ C(3, 1)
    eor.w r7, r7, r11                   @ C(3, 0)
    ldr.w r11, [r0, #164]               @ A(0, 4, 1)
    ldr.w r8, [r0, #132]                @ A(1, 3, 1)
    eor.w r12, r12, r11                 @ C(0, 1)
    ldr.w r11, [r0, #156]               @ A(4, 3, 1)
    eor.w r2, r2, r3                    @ C(1, 0)
    eor.w r4, r4, r8                    @ C(1, 1)
    eor.w r8, lr, r11                   @ C(4, 1)
    eor.w r2, r2, r1                    @ C(1, 0)
    ldr.w r11, [r0, #172]               @ A(1, 4, 1)
    ldr.w lr, [r0, #148]                @ A(3, 3, 1)
    ldr.w r3, [r0, #128]                @ A(1, 3, 0)
    eor.w r4, r4, r11                   @ C(1, 1)
    ldr.w r11, [r0, #80]                @ A(0, 2, 0)
    eor.w r2, r2, r3                    @ C(1, 0)
    ldr.w r3, [r0, #176]                @ A(2, 4, 0)
    eor.w r6, r6, lr                    @ C(3, 1)
    ldr.w r1, [r0, #188]                @ A(3, 4, 1)
    ldr.w lr, [r0, #196]                @ A(4, 4, 1)
    eor.w r6, r6, r1                    @ C(3, 1)
    ldr.w r1, [r0, #0]                  @ A(0, 0, 0)
    eor.w r8, r8, lr                    @ C(4, 1)
    ldr.w lr, [r0, #168]                @ A(1, 4, 0)
    eor.w r1, r1, r10                   @ C(0, 0)
    eor.w r2, r2, lr                    @ C(1, 0)
    ldr.w lr, [r0, #120]                @ A(0, 3, 0)
    ldr.w r10, [r0, #180]               @ A(2, 4, 1)
    eor.w r9, r9, r3                    @ C(2, 0)
    eor.w r3, r7, r12, ror #31          @ D(4, 0)
    eor.w r1, r1, r11                   @ C(0, 0)
    eor.w r11, r9, r8, ror #31          @ D(3, 0)
    eor.w r1, r1, lr                    @ C(0, 0)
    eor.w r12, r12, r9                  @ D(1, 1)
    ldr.w lr, [r0, #160]                @ A(0, 4, 0)
    eor.w r7, r4, r7                    @ D(2, 1)
    ldr.w r9, [r0, #60]                 @ A(2, 1, 1)
    eor.w r8, r8, r2                    @ D(0, 1)
    eor.w r2, r6, r2, ror #1            @ D(2, 0)
    str.w r2, [sp, #8]                  @ D(2, 0)
    ldr.w r2, [r0, #20]                 @ A(2, 0, 1)
    eor.w r1, r1, lr                    @ C(0, 0)
    ldr.w lr, [r0, #140]                @ A(2, 3, 1)
    eor.w r2, r2, r9                    @ C(2, 1)
    ldr.w r9, [r0, #100]                @ A(2, 2, 1)
    ror.w r11, r11, #4                  @ D(3, 0)
    eor.w r2, r2, r9                    @ C(2, 1)
    eor.w r2, r2, lr                    @ C(2, 1)
    ldr.w r9, [r0, #100]                @ A(2, 2, 1)
    ldr.w lr, [r0, #0]                  @ A(0, 0, 0)
    eor.w r9, r9, r7                    @ A(2, 2, 1) ^ D
    eor.w r4, r5, r4, ror #31           @ D(0, 0)
    str.w r3, [sp, #20]                 @ D(4, 0)
    eor.w r2, r2, r10                   @ C(2, 1)
    str.w r4, [sp, #0]                  @ D(0, 0)
    eor.w r6, r6, r1                    @ D(4, 1)
    ror.w r12, r12, #31                 @ D(1, 1)
    eor.w lr, lr, r4                    @ A(0, 0, 0) ^ D
    ldr.w r10, [r0, #192]               @ A(4, 4, 0)
    eor.w r4, r1, r2, ror #31           @ D(1, 0)
    ldr.w r1, [r0, #148]                @ A(3, 3, 1)
    eor.w r2, r2, r5                    @ D(3, 1)
    str.w r7, [sp, #12]                 @ D(2, 1)
    ror.w r2, r2, #4                    @ D(3, 1)
    ldr.w r5, [r0, #48]                 @ A(1, 1, 0)
    eor.w r1, r2, r1, ror #4            @ A(3, 3, 1) ^ D
    ldr.w r7, [sp, #24]                 @ constants
    eor.w r5, r5, r4                    @ A(1, 1, 0) ^ D
    eor.w r10, r10, r3                  @ A(4, 4, 0) ^ D
    str.w r2, [sp, #16]                 @ D(3, 1)
    bic.w r3, r1, r9, ror #25           @ chi
    bic.w r2, r5, lr, ror #22           @ chi
    eor.w r3, r5, r3, ror #7            @ E(1, 0, 0)
    str.w r3, [r0, #48]                 @ E(1, 0, 0)
    bic.w r5, r9, r5                    @ chi
    bic.w r3, lr, r10, ror #25          @ chi
    ldr.w r7, [r7]                      @ constant
    eor.w r2, r10, r2, ror #17          @ E(4, 0, 0)
    str.w r2, [r0, #192]                @ E(4, 0, 0)
    eor.w r3, r3, r1, ror #17           @ E(3, 0, 0)
    eor.w lr, lr, r5, ror #10           @ E(0, 0, 0)
    ror.w r8, r8, #22                   @ D(0, 1)
    eor.w lr, lr, r7, lsr #31           @ iota
    ldr.w r2, [r0, #4]                  @ A(0, 0, 1)
    ldr.w r5, [r0, #52]                 @ A(1, 1, 1)
    bic.w r10, r10, r1, ror #24         @ chi
    ldr.w r1, [sp, #8]                  @ D(2, 0)
    str.w lr, [r0, #0]                  @ E(0, 0, 0)
    ldr.w lr, [r0, #96]                 @ A(2, 2, 0)
    eor.w r2, r8, r2, ror #22           @ A(0, 0, 1) ^ D
    eor.w r10, r10, r9, ror #17         @ E(2, 0, 0)
    ldr.w r9, [r0, #144]                @ A(3, 3, 0)
    eor.w r5, r12, r5, ror #31          @ A(1, 1, 1) ^ D
    str.w r3, [r0, #148]                @ E(3, 0, 0)
    eor.w lr, r1, lr, ror #1            @ A(2, 2, 0) ^ D
    ldr.w r3, [r0, #196]                @ A(4, 4, 1)
    str.w r10, [r0, #100]               @ E(2, 0, 0)
    bic.w r1, lr, r5, ror #1            @ chi
    eor.w r9, r11, r9, ror #4           @ A(3, 3, 0) ^ D
    eor.w r1, r2, r1                    @ E(0, 0, 1)
    eor.w r1, r1, r7, lsl #9            @ iota
    str.w r1, [r0, #4]                  @ E(0, 0, 1)
    bic.w r10, r9, lr, ror #24          @ chi
    eor.w r1, r3, r6                    @ A(4, 4, 1) ^ D
    ldr.w r3, [r0, #72]                 @ A(4, 1, 0)
    bic.w r7, r1, r9, ror #25           @ chi
    str.w r12, [sp, #4]                 @ D(1, 1)
    eor.w r7, r7, lr, ror #17           @ E(2, 0, 1)
    bic.w lr, r2, r1, ror #15           @ chi
    str.w r7, [r0, #96]                 @ E(2, 0, 1)
    ldr.w r7, [r0, #84]                 @ A(0, 2, 1)
    eor.w lr, lr, r9, ror #8            @ E(3, 0, 1)
    ldr.w r9, [r0, #24]                 @ A(3, 0, 0)
    bic.w r2, r5, r2, ror #31           @ chi
    eor.w r1, r2, r1, ror #14           @ E(4, 0, 1)
    ldr.w r2, [sp, #20]                 @ D(4, 0)
    eor.w r10, r10, r5, ror #25         @ E(1, 0, 1)
    ldr.w r5, [r0, #132]                @ A(1, 3, 1)
    str.w r10, [r0, #52]                @ E(1, 0, 1)
    eor.w r7, r8, r7, ror #22           @ A(0, 2, 1) ^ D
    eor.w r9, r11, r9, ror #4           @ A(3, 0, 0) ^ D
    str.w lr, [r0, #144]                @ E(3, 0, 1)
    eor.w lr, r12, r5, ror #31          @ A(1, 3, 1) ^ D
    eor.w r3, r3, r2                    @ A(4, 1, 0) ^ D
    bic.w r2, lr, r7, ror #30           @ chi
    ldr.w r12, [r0, #180]               @ A(2, 4, 1)
    str.w r1, [r0, #196]                @ E(4, 0, 1)
    bic.w r1, r7, r3, ror #14           @ chi
    bic.w r10, r3, r9, ror #24          @ chi
    ldr.w r5, [sp, #12]                 @ D(2, 1)
    eor.w r2, r2, r3, ror #12           @ E(1, 1, 0)
    eor.w r12, r12, r5                  @ A(2, 4, 1) ^ D
    eor.w r1, r1, r9, ror #6            @ E(0, 1, 0)
    str.w r1, [r0, #84]                 @ E(0, 1, 0)
    str.w r2, [r0, #132]                @ E(1, 1, 0)
    bic.w r9, r9, r12, ror #19          @ chi
    ldr.w r2, [sp, #8]                  @ D(2, 0)
    bic.w r3, r12, lr, ror #9           @ chi
    eor.w r3, r3, r7, ror #7            @ E(2, 1, 0)
    ldr.w r7, [r0, #68]                 @ A(3, 1, 1)
    eor.w r10, r10, r12, ror #11        @ E(4, 1, 0)
    ldr.w r1, [r0, #16]                 @ A(2, 0, 0)
    eor.w lr, lr, r9, ror #4            @ E(3, 1, 0)
    ldr.w r9, [r0, #168]                @ A(1, 4, 0)
    eor.w r9, r9, r4                    @ A(1, 4, 0) ^ D
    ldr.w r12, [sp, #16]                @ D(3, 1)
    str.w r10, [r0, #72]                @ E(4, 1, 0)
    eor.w r2, r2, r1, ror #1            @ A(2, 0, 0) ^ D
    ldr.w r10, [r0, #116]               @ A(4, 2, 1)
    bic.w r1, r2, r9, ror #31           @ chi
    eor.w r12, r12, r7, ror #4          @ A(3, 1, 1) ^ D
    ldr.w r7, [r0, #124]                @ A(0, 3, 1)
    str.w r3, [r0, #180]                @ E(2, 1, 0)
    eor.w r10, r10, r6                  @ A(4, 2, 1) ^ D
    bic.w r3, r10, r12, ror #20         @ chi
    str.w lr, [r0, #24]                 @ E(3, 1, 0)
    eor.w lr, r8, r7, ror #22           @ A(0, 3, 1) ^ D
    bic.w r7, r12, r2                   @ chi
    eor.w r7, r7, r9, ror #31           @ E(4, 4, 0)
    str.w r7, [r0, #116]                @ E(4, 4, 0)
    eor.w r2, r2, r3, ror #12           @ E(0, 4, 0)
    str.w r2, [r0, #124]                @ E(0, 4, 0)
    bic.w r9, r9, lr, ror #22           @ chi
    ldr.w r7, [sp, #0]                  @ D(0, 0)
    ldr.w r3, [r0, #140]                @ A(2, 3, 1)
    eor.w r1, r1, lr, ror #21           @ E(3, 4, 0)
    bic.w lr, lr, r10, ror #23          @ chi
    eor.w r3, r3, r5                    @ A(2, 3, 1) ^ D
    eor.w r2, r9, r10, ror #13          @ E(2, 4, 0)
    ldr.w r9, [r0, #88]                 @ A(1, 2, 0)
    ldr.w r10, [r0, #40]                @ A(0, 1, 0)
    eor.w r12, r12, lr, ror #21         @ E(1, 4, 0)
    eor.w r10, r10, r7                  @ A(0, 1, 0) ^ D
    eor.w lr, r9, r4                    @ A(1, 2, 0) ^ D
    str.w r12, [r0, #168]               @ E(1, 4, 0)
    ldr.w r12, [r0, #184]               @ A(3, 4, 0)
    bic.w r9, r3, lr, ror #3            @ chi
    str.w r2, [r0, #16]                 @ E(2, 4, 0)
    bic.w r2, lr, r10, ror #19          @ chi
    str.w r1, [r0, #68]                 @ E(3, 4, 0)
    ldr.w r1, [r0, #36]                 @ A(4, 0, 1)
    eor.w r12, r11, r12, ror #4         @ A(3, 4, 0) ^ D
    eor.w r1, r1, r6                    @ A(4, 0, 1) ^ D
    eor.w r9, r10, r9, ror #10          @ E(1, 3, 0)
    eor.w r2, r1, r2, ror #9            @ E(0, 3, 0)
    str.w r2, [r0, #40]                 @ E(0, 3, 0)
    bic.w r2, r1, r12, ror #14          @ chi
    str.w r9, [r0, #88]                 @ E(1, 3, 0)
    ldr.w r9, [r0, #164]                @ A(0, 4, 1)
    eor.w r2, r2, r3, ror #6            @ E(3, 3, 0)
    bic.w r10, r10, r1, ror #4          @ chi
    ldr.w r1, [r0, #104]                @ A(3, 2, 0)
    str.w r2, [r0, #184]                @ E(3, 3, 0)
    bic.w r3, r12, r3, ror #24          @ chi
    eor.w r3, r3, lr, ror #27           @ E(2, 3, 0)
    ldr.w r2, [r0, #60]                 @ A(2, 1, 1)
    eor.w r12, r12, r10, ror #14        @ E(4, 3, 0)
    eor.w r2, r2, r5                    @ A(2, 1, 1) ^ D
    eor.w r1, r11, r1, ror #4           @ A(3, 2, 0) ^ D
    ldr.w r5, [r0, #8]                  @ A(1, 0, 0)
    ldr.w lr, [r0, #156]                @ A(4, 3, 1)
    eor.w r9, r8, r9, ror #22           @ A(0, 4, 1) ^ D
    ldr.w r10, [r0, #128]               @ A(1, 3, 0)
    str.w r12, [r0, #36]                @ E(4, 3, 0)
    bic.w r12, r1, r2, ror #13          @ chi
    eor.w r5, r5, r4                    @ A(1, 0, 0) ^ D
    eor.w lr, lr, r6                    @ A(4, 3, 1) ^ D
    eor.w r10, r10, r4                  @ A(1, 3, 0) ^ D
    eor.w r12, r5, r12, ror #16         @ E(0, 2, 1)
    str.w r12, [r0, #164]               @ E(0, 2, 1)
    bic.w r12, r2, r5, ror #3           @ chi
    ldr.w r4, [r0, #80]                 @ A(0, 2, 0)
    eor.w r4, r4, r7                    @ A(0, 2, 0) ^ D
    bic.w r5, r5, r9, ror #1            @ chi
    eor.w r12, r12, r9, ror #4          @ E(4, 2, 1)
    str.w r12, [r0, #156]               @ E(4, 2, 1)
    bic.w r9, r9, lr, ror #27           @ chi
    ldr.w r12, [r0, #76]                @ A(4, 1, 1)
    eor.w r5, r5, lr, ror #28           @ E(3, 2, 1)
    eor.w r12, r12, r6                  @ A(4, 1, 1) ^ D
    ldr.w r6, [r0, #28]                 @ A(3, 0, 1)
    bic.w lr, lr, r1, ror #20           @ chi
    eor.w r9, r9, r1, ror #15           @ E(2, 2, 1)
    str.w r9, [r0, #60]                 @ E(2, 2, 1)
    eor.w r2, r2, lr, ror #31           @ E(1, 2, 1)
    ldr.w lr, [sp, #16]                 @ D(3, 1)
    bic.w r9, r10, r4, ror #21          @ chi
    ldr.w r1, [sp, #8]                  @ D(2, 0)
    eor.w r9, r9, r12, ror #12          @ E(1, 1, 1)
    str.w r3, [r0, #140]                @ E(2, 3, 0)
    eor.w r6, lr, r6, ror #4            @ A(3, 0, 1) ^ D
    ldr.w r3, [r0, #176]                @ A(2, 4, 0)
    str.w r5, [r0, #104]                @ E(3, 2, 1)
    bic.w r5, r4, r12, ror #23          @ chi
    bic.w r12, r12, r6, ror #24         @ chi
    str.w r2, [r0, #8]                  @ E(1, 2, 1)
    eor.w r3, r1, r3, ror #1            @ A(2, 4, 0) ^ D
    str.w r9, [r0, #128]                @ E(1, 1, 1)
    eor.w r5, r5, r6, ror #15           @ E(0, 1, 1)
    str.w r5, [r0, #80]                 @ E(0, 1, 1)
    bic.w r5, r6, r3, ror #19           @ chi
    eor.w r12, r3, r12, ror #21         @ E(4, 1, 1)
    bic.w r3, r3, r10, ror #9           @ chi
    ldr.w r6, [r0, #108]                @ A(3, 2, 1)
    eor.w r10, r10, r5, ror #4          @ E(3, 1, 1)
    ldr.w r5, [r0, #56]                 @ A(2, 1, 0)
    str.w r10, [r0, #28]                @ E(3, 1, 1)
    eor.w r3, r3, r4, ror #30           @ E(2, 1, 1)
    eor.w r6, lr, r6, ror #4            @ A(3, 2, 1) ^ D
    ldr.w r4, [r0, #12]                 @ A(1, 0, 1)
    eor.w r5, r1, r5, ror #1            @ A(2, 1, 0) ^ D
    ldr.w r10, [sp, #4]                 @ D(1, 1)
    str.w r3, [r0, #176]                @ E(2, 1, 1)
    ldr.w r3, [r0, #160]                @ A(0, 4, 0)
    eor.w r3, r3, r7                    @ A(0, 4, 0) ^ D
    bic.w r7, r6, r5, ror #13           @ chi
    eor.w r10, r10, r4, ror #31         @ A(1, 0, 1) ^ D
    ldr.w r4, [sp, #20]                 @ D(4, 0)
    eor.w r2, r2, r9, ror #13           @ C(1, 1)
    ldr.w r9, [r0, #188]                @ A(3, 4, 1)
    eor.w r7, r10, r7, ror #15          @ E(0, 2, 0)
    str.w r12, [r0, #76]                @ E(4, 1, 1)
    bic.w r12, r5, r10, ror #4          @ chi
    str.w r7, [r0, #160]                @ E(0, 2, 0)
    ldr.w r7, [r0, #152]                @ A(4, 3, 0)
    eor.w r12, r12, r3, ror #27         @ E(4, 2, 0)
    bic.w r10, r10, r3, ror #23         @ chi
    eor.w r7, r7, r4                    @ A(4, 3, 0) ^ D
    str.w r12, [r0, #152]               @ E(4, 2, 0)
    bic.w r12, r7, r6, ror #19          @ chi
    eor.w r12, r12, r5                  @ E(1, 2, 0)
    eor.w lr, lr, r9, ror #4            @ A(3, 4, 1) ^ D
    bic.w r3, r3, r7, ror #5            @ chi
    ldr.w r5, [r0, #136]                @ A(2, 3, 0)
    ldr.w r9, [r0, #92]                 @ A(1, 2, 1)
    eor.w r7, r7, r10, ror #4           @ E(3, 2, 0)
    eor.w r6, r6, r3, ror #8            @ E(2, 2, 0)
    ldr.w r10, [sp, #4]                 @ D(1, 1)
    eor.w r3, r1, r5, ror #1            @ A(2, 3, 0) ^ D
    ldr.w r5, [r0, #44]                 @ A(0, 1, 1)
    str.w r6, [r0, #56]                 @ E(2, 2, 0)
    ldr.w r1, [r0, #32]                 @ A(4, 0, 0)
    eor.w r9, r10, r9, ror #31          @ A(1, 2, 1) ^ D
    ldr.w r6, [r0, #112]                @ A(4, 2, 0)
    eor.w r8, r8, r5, ror #22           @ A(0, 1, 1) ^ D
    eor.w r5, r1, r4                    @ A(4, 0, 0) ^ D
    eor.w r6, r6, r4                    @ A(4, 2, 0) ^ D
    bic.w r1, r3, r9, ror #4            @ chi
    str.w r7, [r0, #108]                @ E(3, 2, 0)
    bic.w r7, r8, r5, ror #27           @ chi
    eor.w r1, r8, r1                    @ E(1, 3, 1)
    bic.w r4, r5, lr, ror #13           @ chi
    str.w r1, [r0, #92]                 @ E(1, 3, 1)
    eor.w r7, lr, r7, ror #24           @ E(4, 3, 1)
    str.w r12, [r0, #12]                @ E(1, 2, 0)
    bic.w r8, r9, r8, ror #28           @ chi
    eor.w r8, r8, r5, ror #23           @ E(0, 3, 1)
    ldr.w r5, [r0, #64]                 @ A(3, 1, 0)
    str.w r7, [r0, #32]                 @ E(4, 3, 1)
    eor.w r4, r4, r3, ror #5            @ E(3, 3, 1)
    bic.w lr, lr, r3, ror #24           @ chi
    ldr.w r3, [r0, #20]                 @ A(2, 0, 1)
    eor.w r11, r11, r5, ror #4          @ A(3, 1, 0) ^ D
    ldr.w r5, [r0, #172]                @ A(1, 4, 1)
    eor.w lr, lr, r9, ror #28           @ E(2, 3, 1)
    ldr.w r9, [sp, #0]                  @ D(0, 0)
    eor.w r1, r2, r1, ror #27           @ C(1, 1)
    ldr.w r2, [r0, #120]                @ A(0, 3, 0)
    eor.w r2, r2, r9                    @ A(0, 3, 0) ^ D
    eor.w r10, r10, r5, ror #31         @ A(1, 4, 1) ^ D
    ldr.w r5, [sp, #12]                 @ D(2, 1)
    bic.w r9, r6, r11, ror #20          @ chi
    eor.w r3, r3, r5                    @ A(2, 0, 1) ^ D
    bic.w r5, r2, r6, ror #1            @ chi
    str.w r8, [r0, #44]                 @ E(0, 3, 1)
    eor.w r9, r3, r9, ror #12           @ E(0, 4, 1)
    str.w r9, [r0, #120]                @ E(0, 4, 1)
    eor.w r5, r11, r5, ror #11          @ E(1, 4, 1)
    bic.w r11, r11, r3                  @ chi
    eor.w r9, r9, r8, ror #27           @ C(0, 1)
    str.w lr, [r0, #136]                @ E(2, 3, 1)
    bic.w r8, r10, r2, ror #12          @ chi
    str.w r5, [r0, #172]                @ E(1, 4, 1)
    bic.w r3, r3, r10, ror #31          @ chi
    str.w r4, [r0, #188]                @ E(3, 3, 1)
    eor.w r10, r10, r11, ror #1         @ E(4, 4, 1)
    eor.w r2, r2, r3, ror #21           @ E(3, 4, 1)
    str.w r2, [r0, #64]                 @ E(3, 4, 1)
    eor.w r6, r8, r6, ror #13           @ E(2, 4, 1)
    str.w r6, [r0, #20]                 @ E(2, 4, 1)
    eor.w lr, lr, r6                    @ C(2, 1)
    str.w r10, [r0, #112]               @ E(4, 4, 1)
    eor.w r5, r5, r1, ror #28           @ C(1, 1)
    eor.w r7, r7, r10                   @ C(4, 1)
    eor.w r4, r4, r2, ror #25           @ C(3, 1)
.Lm7_paired_again:
    @ round 2 of 4
    ldr.w r6, [r0, #4]                  @ A(0, 0, 1)
    ldr.w r11, [r0, #48]                @ A(1, 0, 0)
    ldr.w r2, [r0, #196]                @ A(4, 0, 1)
    ldr.w r8, [r0, #72]                 @ A(4, 1, 0)
    ldr.w r10, [r0, #76]                @ A(4, 1, 1)
    eor.w r3, r9, r6, ror #9            @ C(0, 1)
    ldr.w r6, [r0, #192]                @ A(4, 0, 0)
    ldr.w r9, [r0, #24]                 @ A(3, 1, 0)
    ldr.w r1, [r0, #52]                 @ A(1, 0, 1)
    eor.w r7, r7, r2, ror #11           @ C(4, 1)
    ldr.w r2, [r0, #80]                 @ A(0, 1, 1)
    eor.w r11, r11, r12, ror #18        @ C(1, 0)
    ldr.w r12, [r0, #164]               @ A(0, 2, 1)
    eor.w r6, r6, r8, ror #29           @ C(4, 0)
    ldr.w r8, [r0, #148]                @ A(3, 0, 0)
    eor.w r3, r3, r2, ror #30           @ C(0, 1)
    ldr.w r2, [r0, #184]                @ A(3, 3, 0)
    eor.w r10, r7, r10, ror #1          @ C(4, 1)
    ldr.w r7, [r0, #144]                @ A(3, 0, 1)
    eor.w r5, r5, r1, ror #17           @ C(1, 1)
    ldr.w r1, [r0, #108]                @ A(3, 2, 0)
    eor.w r8, r8, r9, ror #10           @ C(3, 0)
    ldr.w r9, [r0, #180]                @ A(2, 1, 0)
    eor.w r3, r3, r12, ror #31          @ C(0, 1)
    ldr.w r12, [r0, #100]               @ A(2, 0, 0)
    eor.w r4, r4, r7, ror #23           @ C(3, 1)
    ldr.w r7, [r0, #152]                @ A(4, 2, 0)
    eor.w r8, r8, r1, ror #28           @ C(3, 0)
    ldr.w r1, [r0, #156]                @ A(4, 2, 1)
    eor.w r9, r9, r12, ror #24          @ C(2, 0)
    ldr.w r12, [r0, #68]                @ A(3, 4, 0)
    eor.w r8, r8, r2, ror #18           @ C(3, 0)
    ldr.w r2, [r0, #36]                 @ A(4, 3, 0)
    eor.w r7, r7, r6, ror #29           @ C(4, 0)
    ldr.w r6, [r0, #28]                 @ A(3, 1, 1)
    eor.w r1, r1, r10, ror #3           @ C(4, 1)
    ldr.w r10, [r0, #104]               @ A(3, 2, 1)
    eor.w r7, r7, r2, ror #4            @ C(4, 0)
    ldr.w r2, [r0, #56]                 @ A(2, 2, 0)
    eor.w r12, r12, r8                  @ C(3, 0)
    ldr.w r8, [r0, #140]                @ A(2, 3, 0)
    eor.w r4, r4, r6, ror #23           @ C(3, 1)
    ldr.w r6, [r0, #168]                @ A(1, 4, 0)
    eor.w r9, r9, r2, ror #14           @ C(2, 0)
    ldr.w r2, [r0, #16]                 @ A(2, 4, 0)
    eor.w r10, r10, r4, ror #19         @ C(3, 1)
    ldr.w r4, [r0, #88]                 @ A(1, 3, 0)
    eor.w r9, r9, r8, ror #31           @ C(2, 0)
    ldr.w r8, [r0, #132]                @ A(1, 1, 0)
    eor.w r9, r9, r2, ror #30           @ C(2, 0)
    eor.w r11, r8, r11                  @ C(1, 0)
    eor.w r2, r3, r9                    @ D(1, 1)
    eor.w r11, r11, r4, ror #4          @ C(1, 0)
    ldr.w r4, [r0, #116]                @ A(4, 4, 0)
    eor.w r9, r1, r9, ror #5            @ D(3, 0)
    eor.w r3, r12, r3                   @ D(4, 0)
    eor.w r11, r11, r6, ror #22         @ C(1, 0)
    str.w r3, [sp, #20]                 @ D(4, 0)
    eor.w r6, r11, r1, ror #19          @ D(0, 1)
    eor.w r3, r4, r3                    @ A(4, 4, 0) ^ D
    ldr.w r1, [r0, #0]                  @ A(0, 0, 0)
    eor.w r7, r7, r4, ror #4            @ C(4, 0)
    ldr.w r4, [r0, #84]                 @ A(0, 1, 0)
    eor.w r11, r10, r11, ror #11        @ D(2, 0)
    str.w r11, [sp, #8]                 @ D(2, 0)
    ldr.w r11, [r0, #40]                @ A(0, 3, 0)
    eor.w r12, r12, r5, ror #1          @ D(2, 1)
    eor.w r1, r1, r4, ror #8            @ C(0, 0)
    ldr.w r4, [r0, #160]                @ A(0, 2, 0)
    eor.w r4, r4, r1                    @ C(0, 0)
    ldr.w r1, [r0, #96]                 @ A(2, 0, 1)
    eor.w r4, r4, r11, ror #18          @ C(0, 0)
    str.w r12, [sp, #12]                @ D(2, 1)
    eor.w r5, r5, r7, ror #28           @ D(0, 0)
    ldr.w r11, [r0, #176]               @ A(2, 1, 1)
    eor.w lr, lr, r1, ror #25           @ C(2, 1)
    ldr.w r1, [r0, #124]                @ A(0, 4, 0)
    eor.w r1, r1, r4                    @ C(0, 0)
    ldr.w r4, [r0, #60]                 @ A(2, 2, 1)
    eor.w r11, r11, lr, ror #31         @ C(2, 1)
    ldr.w lr, [r0, #60]                 @ A(2, 2, 1)
    eor.w lr, lr, r11                   @ C(2, 1)
    ldr.w r11, [r0, #188]               @ A(3, 3, 1)
    eor.w r10, r10, r1                  @ D(4, 1)
    eor.w r12, r12, r4, ror #1          @ A(2, 2, 1) ^ D
    eor.w r7, r7, lr, ror #5            @ D(3, 1)
    str.w r7, [sp, #16]                 @ D(3, 1)
    eor.w r7, r7, r11, ror #23          @ A(3, 3, 1) ^ D
    ldr.w r4, [r0, #112]                @ A(4, 4, 1)
    eor.w r1, r1, lr                    @ D(1, 0)
    bic.w lr, r7, r12, ror #25          @ chi
    str.w r5, [sp, #0]                  @ D(0, 0)
    bic.w r11, r3, r7, ror #24          @ chi
    eor.w r4, r4, r10                   @ A(4, 4, 1) ^ D
    eor.w r11, r11, r12, ror #17        @ E(2, 0, 0)
    str.w r11, [r0, #60]                @ E(2, 0, 0)
    ldr.w r11, [r0, #0]                 @ A(0, 0, 0)
    eor.w r11, r11, r5                  @ A(0, 0, 0) ^ D
    eor.w r8, r1, r8, ror #10           @ A(1, 1, 0) ^ D
    bic.w r5, r12, r8                   @ chi
    eor.w r12, r8, lr, ror #7           @ E(1, 0, 0)
    str.w r12, [r0, #132]               @ E(1, 0, 0)
    bic.w r8, r8, r11, ror #22          @ chi
    ldr.w r12, [sp, #8]                 @ D(2, 0)
    eor.w r5, r11, r5, ror #10          @ E(0, 0, 0)
    ldr.w lr, [r0, #184]                @ A(3, 3, 0)
    eor.w r8, r3, r8, ror #17           @ E(4, 0, 0)
    bic.w r11, r11, r3, ror #25         @ chi
    ldr.w r3, [r0, #56]                 @ A(2, 2, 0)
    eor.w r11, r11, r7, ror #17         @ E(3, 0, 0)
    str.w r8, [r0, #116]                @ E(4, 0, 0)
    ldr.w r8, [sp, #24]                 @ constants
    eor.w lr, r9, lr, ror #22           @ A(3, 3, 0) ^ D
    str.w r11, [r0, #188]               @ E(3, 0, 0)
    ldr.w r11, [r0, #128]               @ A(1, 1, 1)
    ldr.w r8, [r8, #4]                  @ constant
    eor.w r12, r12, r3, ror #16         @ A(2, 2, 0) ^ D
    bic.w r7, r4, lr, ror #25           @ chi
    str.w r2, [sp, #4]                  @ D(1, 1)
    ldr.w r3, [r0, #4]                  @ A(0, 0, 1)
    eor.w r7, r7, r12, ror #17          @ E(2, 0, 1)
    str.w r7, [r0, #56]                 @ E(2, 0, 1)
    eor.w r11, r2, r11, ror #9          @ A(1, 1, 1) ^ D
    eor.w r5, r5, r8, lsr #31           @ iota
    str.w r5, [r0, #0]                  @ E(0, 0, 0)
    bic.w r7, lr, r12, ror #24          @ chi
    ldr.w r5, [r0, #92]                 @ A(1, 3, 1)
    eor.w r3, r3, r6                    @ A(0, 0, 1) ^ D
    bic.w r12, r12, r11, ror #1         @ chi
    eor.w r7, r7, r11, ror #25          @ E(1, 0, 1)
    str.w r7, [r0, #128]                @ E(1, 0, 1)
    bic.w r7, r3, r4, ror #15           @ chi
    eor.w r12, r3, r12                  @ E(0, 0, 1)
    eor.w r12, r12, r8, lsl #9          @ iota
    ldr.w r8, [sp, #20]                 @ D(4, 0)
    eor.w r7, r7, lr, ror #8            @ E(3, 0, 1)
    ldr.w lr, [r0, #164]                @ A(0, 2, 1)
    bic.w r11, r11, r3, ror #31         @ chi
    ldr.w r3, [r0, #72]                 @ A(4, 1, 0)
    eor.w r11, r11, r4, ror #14         @ E(4, 0, 1)
    ldr.w r4, [r0, #156]                @ A(4, 2, 1)
    str.w r11, [r0, #112]               @ E(4, 0, 1)
    eor.w lr, r6, lr, ror #22           @ A(0, 2, 1) ^ D
    ldr.w r11, [r0, #148]               @ A(3, 0, 0)
    eor.w r8, r8, r3, ror #22           @ A(4, 1, 0) ^ D
    eor.w r2, r2, r5, ror #23           @ A(1, 3, 1) ^ D
    ldr.w r5, [r0, #20]                 @ A(2, 4, 1)
    str.w r12, [r0, #4]                 @ E(0, 0, 1)
    bic.w r3, lr, r8, ror #14           @ chi
    ldr.w r12, [sp, #12]                @ D(2, 1)
    eor.w r11, r9, r11, ror #4          @ A(3, 0, 0) ^ D
    str.w r7, [r0, #184]                @ E(3, 0, 1)
    eor.w r4, r10, r4, ror #29          @ A(4, 2, 1) ^ D
    eor.w r7, r5, r12                   @ A(2, 4, 1) ^ D
    bic.w r5, r8, r11, ror #24          @ chi
    eor.w r3, r3, r11, ror #6           @ E(0, 1, 0)
    str.w r3, [r0, #164]                @ E(0, 1, 0)
    eor.w r5, r5, r7, ror #11           @ E(4, 1, 0)
    str.w r5, [r0, #72]                 @ E(4, 1, 0)
    ldr.w r5, [r0, #44]                 @ A(0, 3, 1)
    bic.w r3, r7, r2, ror #9            @ chi
    bic.w r11, r11, r7, ror #19         @ chi
    eor.w r3, r3, lr, ror #7            @ E(2, 1, 0)
    ldr.w r7, [sp, #8]                  @ D(2, 0)
    str.w r3, [r0, #20]                 @ E(2, 1, 0)
    bic.w lr, r2, lr, ror #30           @ chi
    eor.w r2, r2, r11, ror #4           @ E(3, 1, 0)
    ldr.w r11, [sp, #16]                @ D(3, 1)
    eor.w lr, lr, r8, ror #12           @ E(1, 1, 0)
    ldr.w r8, [r0, #28]                 @ A(3, 1, 1)
    ldr.w r3, [r0, #100]                @ A(2, 0, 0)
    eor.w r5, r6, r5, ror #18           @ A(0, 3, 1) ^ D
    str.w lr, [r0, #92]                 @ E(1, 1, 0)
    bic.w lr, r5, r4, ror #23           @ chi
    eor.w r11, r11, r8, ror #14         @ A(3, 1, 1) ^ D
    ldr.w r8, [r0, #168]                @ A(1, 4, 0)
    eor.w r7, r7, r3, ror #26           @ A(2, 0, 0) ^ D
    ldr.w r3, [r0, #196]                @ A(4, 0, 1)
    eor.w r8, r8, r1                    @ A(1, 4, 0) ^ D
    eor.w lr, r11, lr, ror #21          @ E(1, 4, 0)
    str.w r2, [r0, #148]                @ E(3, 1, 0)
    bic.w r2, r8, r5, ror #22           @ chi
    str.w lr, [r0, #168]                @ E(1, 4, 0)
    bic.w lr, r4, r11, ror #20          @ chi
    bic.w r11, r11, r7                  @ chi
    eor.w r4, r2, r4, ror #13           @ E(2, 4, 0)
    str.w r4, [r0, #100]                @ E(2, 4, 0)
    eor.w lr, r7, lr, ror #12           @ E(0, 4, 0)
    eor.w r11, r11, r8, ror #31         @ E(4, 4, 0)
    ldr.w r4, [r0, #68]                 @ A(3, 4, 0)
    ldr.w r2, [r0, #12]                 @ A(1, 2, 0)
    bic.w r7, r7, r8, ror #31           @ chi
    eor.w r7, r7, r5, ror #21           @ E(3, 4, 0)
    str.w lr, [r0, #44]                 @ E(0, 4, 0)
    eor.w r3, r10, r3, ror #11          @ A(4, 0, 1) ^ D
    ldr.w r8, [r0, #136]                @ A(2, 3, 1)
    eor.w r4, r9, r4, ror #4            @ A(3, 4, 0) ^ D
    eor.w r8, r8, r12                   @ A(2, 3, 1) ^ D
    str.w r11, [r0, #156]               @ E(4, 4, 0)
    eor.w r2, r1, r2, ror #28           @ A(1, 2, 0) ^ D
    ldr.w r11, [sp, #0]                 @ D(0, 0)
    bic.w r5, r3, r4, ror #14           @ chi
    bic.w lr, r4, r8, ror #24           @ chi
    str.w r7, [r0, #28]                 @ E(3, 4, 0)
    eor.w lr, lr, r2, ror #27           @ E(2, 3, 0)
    ldr.w r7, [r0, #84]                 @ A(0, 1, 0)
    str.w lr, [r0, #136]                @ E(2, 3, 0)
    eor.w lr, r5, r8, ror #6            @ E(3, 3, 0)
    ldr.w r5, [r0, #176]                @ A(2, 1, 1)
    bic.w r8, r8, r2, ror #3            @ chi
    str.w lr, [r0, #68]                 @ E(3, 3, 0)
    eor.w r7, r11, r7, ror #8           @ A(0, 1, 0) ^ D
    eor.w r8, r7, r8, ror #10           @ E(1, 3, 0)
    str.w r8, [r0, #12]                 @ E(1, 3, 0)
    eor.w r12, r12, r5, ror #1          @ A(2, 1, 1) ^ D
    ldr.w r8, [r0, #76]                 @ A(4, 1, 1)
    ldr.w r5, [r0, #120]                @ A(0, 4, 1)
    bic.w lr, r7, r3, ror #4            @ chi
    bic.w r2, r2, r7, ror #19           @ chi
    ldr.w r7, [r0, #32]                 @ A(4, 3, 1)
    eor.w r4, r4, lr, ror #14           @ E(4, 3, 0)
    ldr.w lr, [r0, #48]                 @ A(1, 0, 0)
    eor.w r7, r7, r10                   @ A(4, 3, 1) ^ D
    eor.w r3, r3, r2, ror #9            @ E(0, 3, 0)
    ldr.w r2, [r0, #108]                @ A(3, 2, 0)
    eor.w r8, r10, r8, ror #1           @ A(4, 1, 1) ^ D
    eor.w lr, r1, lr, ror #10           @ A(1, 0, 0) ^ D
    eor.w r2, r2, r9                    @ A(3, 2, 0) ^ D
    eor.w r5, r6, r5, ror #23           @ A(0, 4, 1) ^ D
    str.w r4, [r0, #196]                @ E(4, 3, 0)
    str.w r3, [r0, #84]                 @ E(0, 3, 0)
    bic.w r3, r5, r7, ror #27           @ chi
    eor.w r3, r3, r2, ror #15           @ E(2, 2, 1)
    str.w r3, [r0, #176]                @ E(2, 2, 1)
    ldr.w r4, [r0, #124]                @ A(0, 4, 0)
    bic.w r3, lr, r5, ror #1            @ chi
    eor.w r3, r3, r7, ror #28           @ E(3, 2, 1)
    eor.w r4, r4, r11                   @ A(0, 4, 0) ^ D
    str.w r3, [r0, #108]                @ E(3, 2, 1)
    bic.w r3, r2, r12, ror #13          @ chi
    ldr.w r10, [r0, #160]               @ A(0, 2, 0)
    bic.w r7, r7, r2, ror #20           @ chi
    eor.w r3, lr, r3, ror #16           @ E(0, 2, 1)
    str.w r3, [r0, #120]                @ E(0, 2, 1)
    bic.w lr, r12, lr, ror #3           @ chi
    ldr.w r3, [r0, #88]                 @ A(1, 3, 0)
    ldr.w r2, [r0, #144]                @ A(3, 0, 1)
    eor.w lr, lr, r5, ror #4            @ E(4, 2, 1)
    eor.w r12, r12, r7, ror #31         @ E(1, 2, 1)
    ldr.w r5, [sp, #16]                 @ D(3, 1)
    eor.w r1, r1, r3, ror #14           @ A(1, 3, 0) ^ D
    eor.w r10, r10, r11                 @ A(0, 2, 0) ^ D
    bic.w r3, r10, r8, ror #23          @ chi
    ldr.w r7, [r0, #16]                 @ A(2, 4, 0)
    ldr.w r11, [sp, #8]                 @ D(2, 0)
    eor.w r2, r5, r2, ror #14           @ A(3, 0, 1) ^ D
    str.w lr, [r0, #32]                 @ E(4, 2, 1)
    bic.w lr, r1, r10, ror #21          @ chi
    eor.w lr, lr, r8, ror #12           @ E(1, 1, 1)
    str.w r12, [r0, #48]                @ E(1, 2, 1)
    eor.w r7, r7, r11                   @ A(2, 4, 0) ^ D
    bic.w r8, r8, r2, ror #24           @ chi
    eor.w r3, r3, r2, ror #15           @ E(0, 1, 1)
    str.w r3, [r0, #160]                @ E(0, 1, 1)
    ldr.w r3, [r0, #80]                 @ A(0, 1, 1)
    eor.w r12, r12, lr, ror #13         @ C(1, 1)
    str.w lr, [r0, #88]                 @ E(1, 1, 1)
    eor.w r8, r7, r8, ror #21           @ E(4, 1, 1)
    bic.w r2, r2, r7, ror #19           @ chi
    str.w r8, [r0, #76]                 @ E(4, 1, 1)
    ldr.w lr, [r0, #180]                @ A(2, 1, 0)
    bic.w r7, r7, r1, ror #9            @ chi
    ldr.w r8, [r0, #104]                @ A(3, 2, 1)
    eor.w r7, r7, r10, ror #30          @ E(2, 1, 1)
    ldr.w r10, [r0, #36]                @ A(4, 3, 0)
    eor.w r6, r6, r3, ror #21           @ A(0, 1, 1) ^ D
    eor.w lr, r11, lr, ror #2           @ A(2, 1, 0) ^ D
    ldr.w r3, [sp, #4]                  @ D(1, 1)
    eor.w r1, r1, r2, ror #4            @ E(3, 1, 1)
    ldr.w r2, [r0, #52]                 @ A(1, 0, 1)
    str.w r7, [r0, #16]                 @ E(2, 1, 1)
    eor.w r7, r5, r8, ror #4            @ A(3, 2, 1) ^ D
    str.w r1, [r0, #144]                @ E(3, 1, 1)
    bic.w r1, r7, lr, ror #13           @ chi
    ldr.w r8, [sp, #20]                 @ D(4, 0)
    eor.w r3, r3, r2, ror #17           @ A(1, 0, 1) ^ D
    eor.w r1, r3, r1, ror #15           @ E(0, 2, 0)
    str.w r1, [r0, #124]                @ E(0, 2, 0)
    bic.w r1, r3, r4, ror #23           @ chi
    ldr.w r2, [r0, #24]                 @ A(3, 1, 0)
    bic.w r3, lr, r3, ror #4            @ chi
    eor.w r10, r10, r8                  @ A(4, 3, 0) ^ D
    eor.w r1, r10, r1, ror #4           @ E(3, 2, 0)
    str.w r1, [r0, #104]                @ E(3, 2, 0)
    eor.w r3, r3, r4, ror #27           @ E(4, 2, 0)
    str.w r3, [r0, #36]                 @ E(4, 2, 0)
    bic.w r4, r4, r10, ror #5           @ chi
    ldr.w r1, [r0, #140]                @ A(2, 3, 0)
    bic.w r10, r10, r7, ror #19         @ chi
    ldr.w r3, [r0, #64]                 @ A(3, 4, 1)
    eor.w r7, r7, r4, ror #8            @ E(2, 2, 0)
    ldr.w r4, [sp, #4]                  @ D(1, 1)
    eor.w r9, r9, r2, ror #14           @ A(3, 1, 0) ^ D
    ldr.w r2, [r0, #8]                  @ A(1, 2, 1)
    eor.w r5, r5, r3, ror #16           @ A(3, 4, 1) ^ D
    ldr.w r3, [r0, #152]                @ A(4, 2, 0)
    eor.w r10, r10, lr                  @ E(1, 2, 0)
    eor.w r11, r11, r1, ror #1          @ A(2, 3, 0) ^ D
    ldr.w r1, [r0, #192]                @ A(4, 0, 0)
    eor.w r2, r4, r2, ror #28           @ A(1, 2, 1) ^ D
    eor.w r3, r8, r3, ror #28           @ A(4, 2, 0) ^ D
    ldr.w lr, [r0, #172]                @ A(1, 4, 1)
    str.w r7, [r0, #180]                @ E(2, 2, 0)
    bic.w r7, r11, r2, ror #4           @ chi
    eor.w lr, lr, r4                    @ A(1, 4, 1) ^ D
    eor.w r4, r8, r1, ror #25           @ A(4, 0, 0) ^ D
    bic.w r1, r4, r5, ror #13           @ chi
    eor.w r7, r6, r7                    @ E(1, 3, 1)
    eor.w r1, r1, r11, ror #5           @ E(3, 3, 1)
    str.w r7, [r0, #8]                  @ E(1, 3, 1)
    bic.w r8, r6, r4, ror #27           @ chi
    str.w r10, [r0, #52]                @ E(1, 2, 0)
    bic.w r6, r2, r6, ror #28           @ chi
    eor.w r12, r12, r7, ror #27         @ C(1, 1)
    bic.w r11, r5, r11, ror #24         @ chi
    ldr.w r7, [sp, #12]                 @ D(2, 1)
    eor.w r5, r5, r8, ror #24           @ E(4, 3, 1)
    ldr.w r8, [r0, #96]                 @ A(2, 0, 1)
    eor.w r4, r6, r4, ror #23           @ E(0, 3, 1)
    ldr.w r6, [sp, #0]                  @ D(0, 0)
    eor.w r11, r11, r2, ror #28         @ E(2, 3, 1)
    ldr.w r2, [r0, #40]                 @ A(0, 3, 0)
    eor.w r7, r7, r8, ror #25           @ A(2, 0, 1) ^ D
    str.w r5, [r0, #192]                @ E(4, 3, 1)
    bic.w r8, r7, lr, ror #31           @ chi
    eor.w r6, r6, r2, ror #18           @ A(0, 3, 0) ^ D
    bic.w r2, r9, r7                    @ chi
    eor.w r8, r6, r8, ror #21           @ E(3, 4, 1)
    str.w r8, [r0, #24]                 @ E(3, 4, 1)
    eor.w r2, lr, r2, ror #1            @ E(4, 4, 1)
    str.w r1, [r0, #64]                 @ E(3, 3, 1)
    str.w r11, [r0, #140]               @ E(2, 3, 1)
    bic.w lr, lr, r6, ror #12           @ chi
    eor.w r5, r5, r2                    @ C(4, 1)
    eor.w lr, lr, r3, ror #13           @ E(2, 4, 1)
    str.w r4, [r0, #80]                 @ E(0, 3, 1)
    bic.w r6, r6, r3, ror #1            @ chi
    bic.w r3, r3, r9, ror #20           @ chi
    str.w lr, [r0, #96]                 @ E(2, 4, 1)
    str.w r2, [r0, #152]                @ E(4, 4, 1)
    eor.w r1, r1, r8, ror #25           @ C(3, 1)
    eor.w r7, r7, r3, ror #12           @ E(0, 4, 1)
    eor.w r11, r11, lr                  @ C(2, 1)
    str.w r7, [r0, #40]                 @ E(0, 4, 1)
    eor.w r9, r9, r6, ror #11           @ E(1, 4, 1)
    str.w r9, [r0, #172]                @ E(1, 4, 1)
    eor.w r8, r9, r12, ror #28          @ C(1, 1)
    eor.w r7, r7, r4, ror #27           @ C(0, 1)
    @ round 3 of 4
    ldr.w r6, [r0, #4]                  @ A(0, 0, 1)
    ldr.w lr, [r0, #132]                @ A(1, 0, 0)
    ldr.w r2, [r0, #112]                @ A(4, 0, 1)
    ldr.w r9, [r0, #72]                 @ A(4, 1, 0)
    ldr.w r12, [r0, #76]                @ A(4, 1, 1)
    eor.w r3, r7, r6, ror #9            @ C(0, 1)
    ldr.w r6, [r0, #116]                @ A(4, 0, 0)
    ldr.w r7, [r0, #148]                @ A(3, 1, 0)
    ldr.w r4, [r0, #128]                @ A(1, 0, 1)
    eor.w r5, r5, r2, ror #11           @ C(4, 1)
    ldr.w r2, [r0, #160]                @ A(0, 1, 1)
    eor.w lr, lr, r10, ror #18          @ C(1, 0)
    ldr.w r10, [r0, #120]               @ A(0, 2, 1)
    eor.w r6, r6, r9, ror #29           @ C(4, 0)
    ldr.w r9, [r0, #188]                @ A(3, 0, 0)
    eor.w r3, r3, r2, ror #30           @ C(0, 1)
    ldr.w r2, [r0, #68]                 @ A(3, 3, 0)
    eor.w r12, r5, r12, ror #1          @ C(4, 1)
    ldr.w r5, [r0, #184]                @ A(3, 0, 1)
    eor.w r8, r8, r4, ror #17           @ C(1, 1)
    ldr.w r4, [r0, #104]                @ A(3, 2, 0)
    eor.w r9, r9, r7, ror #10           @ C(3, 0)
    ldr.w r7, [r0, #20]                 @ A(2, 1, 0)
    eor.w r3, r3, r10, ror #31          @ C(0, 1)
    ldr.w r10, [r0, #60]                @ A(2, 0, 0)
    eor.w r1, r1, r5, ror #23           @ C(3, 1)
    ldr.w r5, [r0, #36]                 @ A(4, 2, 0)
    eor.w r9, r9, r4, ror #28           @ C(3, 0)
    ldr.w r4, [r0, #32]                 @ A(4, 2, 1)
    eor.w r7, r7, r10, ror #24          @ C(2, 0)
    ldr.w r10, [r0, #28]                @ A(3, 4, 0)
    eor.w r9, r9, r2, ror #18           @ C(3, 0)
    ldr.w r2, [r0, #196]                @ A(4, 3, 0)
    eor.w r5, r5, r6, ror #29           @ C(4, 0)
    ldr.w r6, [r0, #144]                @ A(3, 1, 1)
    eor.w r4, r4, r12, ror #3           @ C(4, 1)
    ldr.w r12, [r0, #108]               @ A(3, 2, 1)
    eor.w r5, r5, r2, ror #4            @ C(4, 0)
    ldr.w r2, [r0, #180]                @ A(2, 2, 0)
    eor.w r10, r10, r9                  @ C(3, 0)
    ldr.w r9, [r0, #136]                @ A(2, 3, 0)
    eor.w r1, r1, r6, ror #23           @ C(3, 1)
    ldr.w r6, [r0, #168]                @ A(1, 4, 0)
    eor.w r7, r7, r2, ror #14           @ C(2, 0)
    ldr.w r2, [r0, #100]                @ A(2, 4, 0)
    eor.w r12, r12, r1, ror #19         @ C(3, 1)
    ldr.w r1, [r0, #12]                 @ A(1, 3, 0)
    eor.w r7, r7, r9, ror #31           @ C(2, 0)
    ldr.w r9, [r0, #92]                 @ A(1, 1, 0)
    eor.w r7, r7, r2, ror #30           @ C(2, 0)
    eor.w lr, r9, lr                    @ C(1, 0)
    eor.w r2, r3, r7                    @ D(1, 1)
    eor.w lr, lr, r1, ror #4            @ C(1, 0)
    ldr.w r1, [r0, #156]                @ A(4, 4, 0)
    eor.w r7, r4, r7, ror #5            @ D(3, 0)
    eor.w r3, r10, r3                   @ D(4, 0)
    eor.w lr, lr, r6, ror #22           @ C(1, 0)
    str.w r3, [sp, #20]                 @ D(4, 0)
    eor.w r6, lr, r4, ror #19           @ D(0, 1)
    eor.w r3, r1, r3                    @ A(4, 4, 0) ^ D
    ldr.w r4, [r0, #0]                  @ A(0, 0, 0)
    eor.w r5, r5, r1, ror #4            @ C(4, 0)
    ldr.w r1, [r0, #164]                @ A(0, 1, 0)
    eor.w lr, r12, lr, ror #11          @ D(2, 0)
    str.w lr, [sp, #8]                  @ D(2, 0)
    ldr.w lr, [r0, #84]                 @ A(0, 3, 0)
    eor.w r10, r10, r8, ror #1          @ D(2, 1)
    eor.w r4, r4, r1, ror #8            @ C(0, 0)
    ldr.w r1, [r0, #124]                @ A(0, 2, 0)
    eor.w r1, r1, r4                    @ C(0, 0)
    ldr.w r4, [r0, #56]                 @ A(2, 0, 1)
    eor.w r1, r1, lr, ror #18           @ C(0, 0)
    str.w r10, [sp, #12]                @ D(2, 1)
    eor.w r8, r8, r5, ror #28           @ D(0, 0)
    ldr.w lr, [r0, #16]                 @ A(2, 1, 1)
    eor.w r11, r11, r4, ror #25         @ C(2, 1)
    ldr.w r4, [r0, #44]                 @ A(0, 4, 0)
    eor.w r4, r4, r1                    @ C(0, 0)
    ldr.w r1, [r0, #176]                @ A(2, 2, 1)
    eor.w lr, lr, r11, ror #31          @ C(2, 1)
    ldr.w r11, [r0, #176]               @ A(2, 2, 1)
    eor.w r11, r11, lr                  @ C(2, 1)
    ldr.w lr, [r0, #64]                 @ A(3, 3, 1)
    eor.w r12, r12, r4                  @ D(4, 1)
    eor.w r10, r10, r1, ror #1          @ A(2, 2, 1) ^ D
    eor.w r5, r5, r11, ror #5           @ D(3, 1)
    str.w r5, [sp, #16]                 @ D(3, 1)
    eor.w r5, r5, lr, ror #23           @ A(3, 3, 1) ^ D
    ldr.w r1, [r0, #152]                @ A(4, 4, 1)
    eor.w r4, r4, r11                   @ D(1, 0)
    bic.w r11, r5, r10, ror #25         @ chi
    str.w r8, [sp, #0]                  @ D(0, 0)
    bic.w lr, r3, r5, ror #24           @ chi
    eor.w r1, r1, r12                   @ A(4, 4, 1) ^ D
    eor.w lr, lr, r10, ror #17          @ E(2, 0, 0)
    str.w lr, [r0, #176]                @ E(2, 0, 0)
    ldr.w lr, [r0, #0]                  @ A(0, 0, 0)
    eor.w lr, lr, r8                    @ A(0, 0, 0) ^ D
    eor.w r9, r4, r9, ror #10           @ A(1, 1, 0) ^ D
    bic.w r8, r10, r9                   @ chi
    eor.w r10, r9, r11, ror #7          @ E(1, 0, 0)
    str.w r10, [r0, #92]                @ E(1, 0, 0)
    bic.w r9, r9, lr, ror #22           @ chi
    ldr.w r10, [sp, #8]                 @ D(2, 0)
    eor.w r8, lr, r8, ror #10           @ E(0, 0, 0)
    ldr.w r11, [r0, #68]                @ A(3, 3, 0)
    eor.w r9, r3, r9, ror #17           @ E(4, 0, 0)
    bic.w lr, lr, r3, ror #25           @ chi
    ldr.w r3, [r0, #180]                @ A(2, 2, 0)
    eor.w lr, lr, r5, ror #17           @ E(3, 0, 0)
    str.w r9, [r0, #156]                @ E(4, 0, 0)
    ldr.w r9, [sp, #24]                 @ constants
    eor.w r11, r7, r11, ror #22         @ A(3, 3, 0) ^ D
    str.w lr, [r0, #64]                 @ E(3, 0, 0)
    ldr.w lr, [r0, #88]                 @ A(1, 1, 1)
    ldr.w r9, [r9, #8]                  @ constant
    eor.w r10, r10, r3, ror #16         @ A(2, 2, 0) ^ D
    bic.w r5, r1, r11, ror #25          @ chi
    str.w r2, [sp, #4]                  @ D(1, 1)
    ldr.w r3, [r0, #4]                  @ A(0, 0, 1)
    eor.w r5, r5, r10, ror #17          @ E(2, 0, 1)
    str.w r5, [r0, #180]                @ E(2, 0, 1)
    eor.w lr, r2, lr, ror #9            @ A(1, 1, 1) ^ D
    tst.w r9, #0x800000                 @ the last but one?
    eor.w r8, r8, r9, lsr #31           @ iota
    str.w r8, [r0, #0]                  @ E(0, 0, 0)
    bic.w r5, r11, r10, ror #24         @ chi
    ldr.w r8, [r0, #8]                  @ A(1, 3, 1)
    eor.w r3, r3, r6                    @ A(0, 0, 1) ^ D
    bic.w r10, r10, lr, ror #1          @ chi
    eor.w r5, r5, lr, ror #25           @ E(1, 0, 1)
    str.w r5, [r0, #88]                 @ E(1, 0, 1)
    bic.w r5, r3, r1, ror #15           @ chi
    eor.w r10, r3, r10                  @ E(0, 0, 1)
    eor.w r10, r10, r9, lsl #9          @ iota
    ldr.w r9, [sp, #20]                 @ D(4, 0)
    eor.w r5, r5, r11, ror #8           @ E(3, 0, 1)
    ldr.w r11, [r0, #120]               @ A(0, 2, 1)
    bic.w lr, lr, r3, ror #31           @ chi
    ldr.w r3, [r0, #72]                 @ A(4, 1, 0)
    eor.w lr, lr, r1, ror #14           @ E(4, 0, 1)
    ldr.w r1, [r0, #32]                 @ A(4, 2, 1)
    str.w lr, [r0, #152]                @ E(4, 0, 1)
    eor.w r11, r6, r11, ror #22         @ A(0, 2, 1) ^ D
    ldr.w lr, [r0, #188]                @ A(3, 0, 0)
    eor.w r9, r9, r3, ror #22           @ A(4, 1, 0) ^ D
    eor.w r2, r2, r8, ror #23           @ A(1, 3, 1) ^ D
    ldr.w r8, [r0, #96]                 @ A(2, 4, 1)
    str.w r10, [r0, #4]                 @ E(0, 0, 1)
    bic.w r3, r11, r9, ror #14          @ chi
    ldr.w r10, [sp, #12]                @ D(2, 1)
    eor.w lr, r7, lr, ror #4            @ A(3, 0, 0) ^ D
    str.w r5, [r0, #68]                 @ E(3, 0, 1)
    eor.w r1, r12, r1, ror #29          @ A(4, 2, 1) ^ D
    eor.w r5, r8, r10                   @ A(2, 4, 1) ^ D
    bic.w r8, r9, lr, ror #24           @ chi
    eor.w r3, r3, lr, ror #6            @ E(0, 1, 0)
    str.w r3, [r0, #120]                @ E(0, 1, 0)
    eor.w r8, r8, r5, ror #11           @ E(4, 1, 0)
    str.w r8, [r0, #72]                 @ E(4, 1, 0)
    ldr.w r8, [r0, #80]                 @ A(0, 3, 1)
    bic.w r3, r5, r2, ror #9            @ chi
    bic.w lr, lr, r5, ror #19           @ chi
    eor.w r3, r3, r11, ror #7           @ E(2, 1, 0)
    ldr.w r5, [sp, #8]                  @ D(2, 0)
    str.w r3, [r0, #96]                 @ E(2, 1, 0)
    bic.w r11, r2, r11, ror #30         @ chi
    eor.w r2, r2, lr, ror #4            @ E(3, 1, 0)
    ldr.w lr, [sp, #16]                 @ D(3, 1)
    eor.w r11, r11, r9, ror #12         @ E(1, 1, 0)
    ldr.w r9, [r0, #144]                @ A(3, 1, 1)
    ldr.w r3, [r0, #60]                 @ A(2, 0, 0)
    eor.w r8, r6, r8, ror #18           @ A(0, 3, 1) ^ D
    str.w r11, [r0, #8]                 @ E(1, 1, 0)
    bic.w r11, r8, r1, ror #23          @ chi
    eor.w lr, lr, r9, ror #14           @ A(3, 1, 1) ^ D
    ldr.w r9, [r0, #168]                @ A(1, 4, 0)
    eor.w r5, r5, r3, ror #26           @ A(2, 0, 0) ^ D
    ldr.w r3, [r0, #112]                @ A(4, 0, 1)
    eor.w r9, r9, r4                    @ A(1, 4, 0) ^ D
    eor.w r11, lr, r11, ror #21         @ E(1, 4, 0)
    str.w r2, [r0, #188]                @ E(3, 1, 0)
    bic.w r2, r9, r8, ror #22           @ chi
    str.w r11, [r0, #168]               @ E(1, 4, 0)
    bic.w r11, r1, lr, ror #20          @ chi
    bic.w lr, lr, r5                    @ chi
    eor.w r1, r2, r1, ror #13           @ E(2, 4, 0)
    str.w r1, [r0, #60]                 @ E(2, 4, 0)
    eor.w r11, r5, r11, ror #12         @ E(0, 4, 0)
    eor.w lr, lr, r9, ror #31           @ E(4, 4, 0)
    ldr.w r1, [r0, #28]                 @ A(3, 4, 0)
    ldr.w r2, [r0, #52]                 @ A(1, 2, 0)
    bic.w r5, r5, r9, ror #31           @ chi
    eor.w r5, r5, r8, ror #21           @ E(3, 4, 0)
    str.w r11, [r0, #80]                @ E(0, 4, 0)
    eor.w r3, r12, r3, ror #11          @ A(4, 0, 1) ^ D
    ldr.w r9, [r0, #140]                @ A(2, 3, 1)
    eor.w r1, r7, r1, ror #4            @ A(3, 4, 0) ^ D
    eor.w r9, r9, r10                   @ A(2, 3, 1) ^ D
    str.w lr, [r0, #32]                 @ E(4, 4, 0)
    eor.w r2, r4, r2, ror #28           @ A(1, 2, 0) ^ D
    ldr.w lr, [sp, #0]                  @ D(0, 0)
    bic.w r8, r3, r1, ror #14           @ chi
    bic.w r11, r1, r9, ror #24          @ chi
    str.w r5, [r0, #144]                @ E(3, 4, 0)
    eor.w r11, r11, r2, ror #27         @ E(2, 3, 0)
    ldr.w r5, [r0, #164]                @ A(0, 1, 0)
    str.w r11, [r0, #140]               @ E(2, 3, 0)
    eor.w r11, r8, r9, ror #6           @ E(3, 3, 0)
    ldr.w r8, [r0, #16]                 @ A(2, 1, 1)
    bic.w r9, r9, r2, ror #3            @ chi
    str.w r11, [r0, #28]                @ E(3, 3, 0)
    eor.w r5, lr, r5, ror #8            @ A(0, 1, 0) ^ D
    eor.w r9, r5, r9, ror #10           @ E(1, 3, 0)
    str.w r9, [r0, #52]                 @ E(1, 3, 0)
    eor.w r10, r10, r8, ror #1          @ A(2, 1, 1) ^ D
    ldr.w r9, [r0, #76]                 @ A(4, 1, 1)
    ldr.w r8, [r0, #40]                 @ A(0, 4, 1)
    bic.w r11, r5, r3, ror #4           @ chi
    bic.w r2, r2, r5, ror #19           @ chi
    ldr.w r5, [r0, #192]                @ A(4, 3, 1)
    eor.w r1, r1, r11, ror #14          @ E(4, 3, 0)
    ldr.w r11, [r0, #132]               @ A(1, 0, 0)
    eor.w r5, r5, r12                   @ A(4, 3, 1) ^ D
    eor.w r3, r3, r2, ror #9            @ E(0, 3, 0)
    ldr.w r2, [r0, #104]                @ A(3, 2, 0)
    eor.w r9, r12, r9, ror #1           @ A(4, 1, 1) ^ D
    eor.w r11, r4, r11, ror #10         @ A(1, 0, 0) ^ D
    eor.w r2, r2, r7                    @ A(3, 2, 0) ^ D
    eor.w r8, r6, r8, ror #23           @ A(0, 4, 1) ^ D
    str.w r1, [r0, #112]                @ E(4, 3, 0)
    str.w r3, [r0, #164]                @ E(0, 3, 0)
    bic.w r3, r8, r5, ror #27           @ chi
    eor.w r3, r3, r2, ror #15           @ E(2, 2, 1)
    str.w r3, [r0, #16]                 @ E(2, 2, 1)
    ldr.w r1, [r0, #44]                 @ A(0, 4, 0)
    bic.w r3, r11, r8, ror #1           @ chi
    eor.w r3, r3, r5, ror #28           @ E(3, 2, 1)
    eor.w r1, r1, lr                    @ A(0, 4, 0) ^ D
    str.w r3, [r0, #104]                @ E(3, 2, 1)
    bic.w r3, r2, r10, ror #13          @ chi
    ldr.w r12, [r0, #124]               @ A(0, 2, 0)
    bic.w r5, r5, r2, ror #20           @ chi
    eor.w r3, r11, r3, ror #16          @ E(0, 2, 1)
    str.w r3, [r0, #40]                 @ E(0, 2, 1)
    bic.w r11, r10, r11, ror #3         @ chi
    ldr.w r3, [r0, #12]                 @ A(1, 3, 0)
    ldr.w r2, [r0, #184]                @ A(3, 0, 1)
    eor.w r11, r11, r8, ror #4          @ E(4, 2, 1)
    eor.w r10, r10, r5, ror #31         @ E(1, 2, 1)
    ldr.w r8, [sp, #16]                 @ D(3, 1)
    eor.w r4, r4, r3, ror #14           @ A(1, 3, 0) ^ D
    eor.w r12, r12, lr                  @ A(0, 2, 0) ^ D
    bic.w r3, r12, r9, ror #23          @ chi
    ldr.w r5, [r0, #100]                @ A(2, 4, 0)
    ldr.w lr, [sp, #8]                  @ D(2, 0)
    eor.w r2, r8, r2, ror #14           @ A(3, 0, 1) ^ D
    str.w r11, [r0, #192]               @ E(4, 2, 1)
    bic.w r11, r4, r12, ror #21         @ chi
    eor.w r11, r11, r9, ror #12         @ E(1, 1, 1)
    str.w r10, [r0, #132]               @ E(1, 2, 1)
    eor.w r5, r5, lr                    @ A(2, 4, 0) ^ D
    bic.w r9, r9, r2, ror #24           @ chi
    eor.w r3, r3, r2, ror #15           @ E(0, 1, 1)
    str.w r3, [r0, #124]                @ E(0, 1, 1)
    ldr.w r3, [r0, #160]                @ A(0, 1, 1)
    eor.w r10, r10, r11, ror #13        @ C(1, 1)
    str.w r11, [r0, #12]                @ E(1, 1, 1)
    eor.w r9, r5, r9, ror #21           @ E(4, 1, 1)
    bic.w r2, r2, r5, ror #19           @ chi
    str.w r9, [r0, #76]                 @ E(4, 1, 1)
    ldr.w r11, [r0, #20]                @ A(2, 1, 0)
    bic.w r5, r5, r4, ror #9            @ chi
    ldr.w r9, [r0, #108]                @ A(3, 2, 1)
    eor.w r5, r5, r12, ror #30          @ E(2, 1, 1)
    ldr.w r12, [r0, #196]               @ A(4, 3, 0)
    eor.w r6, r6, r3, ror #21           @ A(0, 1, 1) ^ D
    eor.w r11, lr, r11, ror #2          @ A(2, 1, 0) ^ D
    ldr.w r3, [sp, #4]                  @ D(1, 1)
    eor.w r4, r4, r2, ror #4            @ E(3, 1, 1)
    ldr.w r2, [r0, #128]                @ A(1, 0, 1)
    str.w r5, [r0, #100]                @ E(2, 1, 1)
    eor.w r5, r8, r9, ror #4            @ A(3, 2, 1) ^ D
    str.w r4, [r0, #184]                @ E(3, 1, 1)
    bic.w r4, r5, r11, ror #13          @ chi
    ldr.w r9, [sp, #20]                 @ D(4, 0)
    eor.w r3, r3, r2, ror #17           @ A(1, 0, 1) ^ D
    eor.w r4, r3, r4, ror #15           @ E(0, 2, 0)
    str.w r4, [r0, #44]                 @ E(0, 2, 0)
    bic.w r4, r3, r1, ror #23           @ chi
    ldr.w r2, [r0, #148]                @ A(3, 1, 0)
    bic.w r3, r11, r3, ror #4           @ chi
    eor.w r12, r12, r9                  @ A(4, 3, 0) ^ D
    eor.w r4, r12, r4, ror #4           @ E(3, 2, 0)
    str.w r4, [r0, #108]                @ E(3, 2, 0)
    eor.w r3, r3, r1, ror #27           @ E(4, 2, 0)
    str.w r3, [r0, #196]                @ E(4, 2, 0)
    bic.w r1, r1, r12, ror #5           @ chi
    ldr.w r4, [r0, #136]                @ A(2, 3, 0)
    bic.w r12, r12, r5, ror #19         @ chi
    ldr.w r3, [r0, #24]                 @ A(3, 4, 1)
    eor.w r5, r5, r1, ror #8            @ E(2, 2, 0)
    ldr.w r1, [sp, #4]                  @ D(1, 1)
    eor.w r7, r7, r2, ror #14           @ A(3, 1, 0) ^ D
    ldr.w r2, [r0, #48]                 @ A(1, 2, 1)
    eor.w r8, r8, r3, ror #16           @ A(3, 4, 1) ^ D
    ldr.w r3, [r0, #36]                 @ A(4, 2, 0)
    eor.w r12, r12, r11                 @ E(1, 2, 0)
    eor.w lr, lr, r4, ror #1            @ A(2, 3, 0) ^ D
    ldr.w r4, [r0, #116]                @ A(4, 0, 0)
    eor.w r2, r1, r2, ror #28           @ A(1, 2, 1) ^ D
    eor.w r3, r9, r3, ror #28           @ A(4, 2, 0) ^ D
    ldr.w r11, [r0, #172]               @ A(1, 4, 1)
    str.w r5, [r0, #20]                 @ E(2, 2, 0)
    bic.w r5, lr, r2, ror #4            @ chi
    eor.w r11, r11, r1                  @ A(1, 4, 1) ^ D
    eor.w r1, r9, r4, ror #25           @ A(4, 0, 0) ^ D
    bic.w r4, r1, r8, ror #13           @ chi
    eor.w r5, r6, r5                    @ E(1, 3, 1)
    eor.w r4, r4, lr, ror #5            @ E(3, 3, 1)
    str.w r5, [r0, #48]                 @ E(1, 3, 1)
    bic.w r9, r6, r1, ror #27           @ chi
    str.w r12, [r0, #128]               @ E(1, 2, 0)
    bic.w r6, r2, r6, ror #28           @ chi
    eor.w r10, r10, r5, ror #27         @ C(1, 1)
    bic.w lr, r8, lr, ror #24           @ chi
    ldr.w r5, [sp, #12]                 @ D(2, 1)
    eor.w r8, r8, r9, ror #24           @ E(4, 3, 1)
    ldr.w r9, [r0, #56]                 @ A(2, 0, 1)
    eor.w r1, r6, r1, ror #23           @ E(0, 3, 1)
    ldr.w r6, [sp, #0]                  @ D(0, 0)
    eor.w lr, lr, r2, ror #28           @ E(2, 3, 1)
    ldr.w r2, [r0, #84]                 @ A(0, 3, 0)
    eor.w r5, r5, r9, ror #25           @ A(2, 0, 1) ^ D
    str.w r8, [r0, #116]                @ E(4, 3, 1)
    bic.w r9, r5, r11, ror #31          @ chi
    eor.w r6, r6, r2, ror #18           @ A(0, 3, 0) ^ D
    bic.w r2, r7, r5                    @ chi
    eor.w r9, r6, r9, ror #21           @ E(3, 4, 1)
    str.w r9, [r0, #148]                @ E(3, 4, 1)
    eor.w r2, r11, r2, ror #1           @ E(4, 4, 1)
    str.w r4, [r0, #24]                 @ E(3, 3, 1)
    str.w lr, [r0, #136]                @ E(2, 3, 1)
    bic.w r11, r11, r6, ror #12         @ chi
    eor.w r8, r8, r2                    @ C(4, 1)
    eor.w r11, r11, r3, ror #13         @ E(2, 4, 1)
    str.w r1, [r0, #160]                @ E(0, 3, 1)
    bic.w r6, r6, r3, ror #1            @ chi
    bic.w r3, r3, r7, ror #20           @ chi
    str.w r11, [r0, #56]                @ E(2, 4, 1)
    str.w r2, [r0, #36]                 @ E(4, 4, 1)
    eor.w r4, r4, r9, ror #25           @ C(3, 1)
    eor.w r5, r5, r3, ror #12           @ E(0, 4, 1)
    eor.w lr, lr, r11                   @ C(2, 1)
    str.w r5, [r0, #84]                 @ E(0, 4, 1)
    eor.w r7, r7, r6, ror #11           @ E(1, 4, 1)
    str.w r7, [r0, #172]                @ E(1, 4, 1)
    eor.w r9, r7, r10, ror #28          @ C(1, 1)
    eor.w r5, r5, r1, ror #27           @ C(0, 1)
    bne.w .Lm7_paired_last
    @ round 4 of 4
    ldr.w r6, [r0, #4]                  @ A(0, 0, 1)
    ldr.w r11, [r0, #92]                @ A(1, 0, 0)
    ldr.w r2, [r0, #152]                @ A(4, 0, 1)
    ldr.w r7, [r0, #72]                 @ A(4, 1, 0)
    ldr.w r10, [r0, #76]                @ A(4, 1, 1)
    eor.w r3, r5, r6, ror #9            @ C(0, 1)
    ldr.w r6, [r0, #156]                @ A(4, 0, 0)
    ldr.w r5, [r0, #188]                @ A(3, 1, 0)
    ldr.w r1, [r0, #88]                 @ A(1, 0, 1)
    eor.w r8, r8, r2, ror #11           @ C(4, 1)
    ldr.w r2, [r0, #124]                @ A(0, 1, 1)
    eor.w r11, r11, r12, ror #18        @ C(1, 0)
    ldr.w r12, [r0, #40]                @ A(0, 2, 1)
    eor.w r6, r6, r7, ror #29           @ C(4, 0)
    ldr.w r7, [r0, #64]                 @ A(3, 0, 0)
    eor.w r3, r3, r2, ror #30           @ C(0, 1)
    ldr.w r2, [r0, #28]                 @ A(3, 3, 0)
    eor.w r10, r8, r10, ror #1          @ C(4, 1)
    ldr.w r8, [r0, #68]                 @ A(3, 0, 1)
    eor.w r9, r9, r1, ror #17           @ C(1, 1)
    ldr.w r1, [r0, #108]                @ A(3, 2, 0)
    eor.w r7, r7, r5, ror #10           @ C(3, 0)
    ldr.w r5, [r0, #96]                 @ A(2, 1, 0)
    eor.w r3, r3, r12, ror #31          @ C(0, 1)
    ldr.w r12, [r0, #176]               @ A(2, 0, 0)
    eor.w r4, r4, r8, ror #23           @ C(3, 1)
    ldr.w r8, [r0, #196]                @ A(4, 2, 0)
    eor.w r7, r7, r1, ror #28           @ C(3, 0)
    ldr.w r1, [r0, #192]                @ A(4, 2, 1)
    eor.w r5, r5, r12, ror #24          @ C(2, 0)
    ldr.w r12, [r0, #144]               @ A(3, 4, 0)
    eor.w r7, r7, r2, ror #18           @ C(3, 0)
    ldr.w r2, [r0, #112]                @ A(4, 3, 0)
    eor.w r8, r8, r6, ror #29           @ C(4, 0)
    ldr.w r6, [r0, #184]                @ A(3, 1, 1)
    eor.w r1, r1, r10, ror #3           @ C(4, 1)
    ldr.w r10, [r0, #104]               @ A(3, 2, 1)
    eor.w r8, r8, r2, ror #4            @ C(4, 0)
    ldr.w r2, [r0, #20]                 @ A(2, 2, 0)
    eor.w r12, r12, r7                  @ C(3, 0)
    ldr.w r7, [r0, #140]                @ A(2, 3, 0)
    eor.w r4, r4, r6, ror #23           @ C(3, 1)
    ldr.w r6, [r0, #168]                @ A(1, 4, 0)
    eor.w r5, r5, r2, ror #14           @ C(2, 0)
    ldr.w r2, [r0, #60]                 @ A(2, 4, 0)
    eor.w r10, r10, r4, ror #19         @ C(3, 1)
    ldr.w r4, [r0, #52]                 @ A(1, 3, 0)
    eor.w r5, r5, r7, ror #31           @ C(2, 0)
    ldr.w r7, [r0, #8]                  @ A(1, 1, 0)
    eor.w r5, r5, r2, ror #30           @ C(2, 0)
    eor.w r11, r7, r11                  @ C(1, 0)
    eor.w r2, r3, r5                    @ D(1, 1)
    eor.w r11, r11, r4, ror #4          @ C(1, 0)
    ldr.w r4, [r0, #32]                 @ A(4, 4, 0)
    eor.w r5, r1, r5, ror #5            @ D(3, 0)
    eor.w r3, r12, r3                   @ D(4, 0)
    eor.w r11, r11, r6, ror #22         @ C(1, 0)
    str.w r3, [sp, #20]                 @ D(4, 0)
    eor.w r6, r11, r1, ror #19          @ D(0, 1)
    eor.w r3, r4, r3                    @ A(4, 4, 0) ^ D
    ldr.w r1, [r0, #0]                  @ A(0, 0, 0)
    eor.w r8, r8, r4, ror #4            @ C(4, 0)
    ldr.w r4, [r0, #120]                @ A(0, 1, 0)
    eor.w r11, r10, r11, ror #11        @ D(2, 0)
    str.w r11, [sp, #8]                 @ D(2, 0)
    ldr.w r11, [r0, #164]               @ A(0, 3, 0)
    eor.w r12, r12, r9, ror #1          @ D(2, 1)
    eor.w r1, r1, r4, ror #8            @ C(0, 0)
    ldr.w r4, [r0, #44]                 @ A(0, 2, 0)
    eor.w r4, r4, r1                    @ C(0, 0)
    ldr.w r1, [r0, #180]                @ A(2, 0, 1)
    eor.w r4, r4, r11, ror #18          @ C(0, 0)
    str.w r12, [sp, #12]                @ D(2, 1)
    eor.w r9, r9, r8, ror #28           @ D(0, 0)
    ldr.w r11, [r0, #100]               @ A(2, 1, 1)
    eor.w lr, lr, r1, ror #25           @ C(2, 1)
    ldr.w r1, [r0, #80]                 @ A(0, 4, 0)
    eor.w r1, r1, r4                    @ C(0, 0)
    ldr.w r4, [r0, #16]                 @ A(2, 2, 1)
    eor.w r11, r11, lr, ror #31         @ C(2, 1)
    ldr.w lr, [r0, #16]                 @ A(2, 2, 1)
    eor.w lr, lr, r11                   @ C(2, 1)
    ldr.w r11, [r0, #24]                @ A(3, 3, 1)
    eor.w r10, r10, r1                  @ D(4, 1)
    eor.w r12, r12, r4, ror #1          @ A(2, 2, 1) ^ D
    eor.w r8, r8, lr, ror #5            @ D(3, 1)
    str.w r8, [sp, #16]                 @ D(3, 1)
    eor.w r8, r8, r11, ror #23          @ A(3, 3, 1) ^ D
    ldr.w r4, [r0, #36]                 @ A(4, 4, 1)
    eor.w r1, r1, lr                    @ D(1, 0)
    bic.w lr, r8, r12, ror #25          @ chi
    str.w r9, [sp, #0]                  @ D(0, 0)
    bic.w r11, r3, r8, ror #24          @ chi
    eor.w r4, r4, r10                   @ A(4, 4, 1) ^ D
    eor.w r11, r11, r12, ror #17        @ E(2, 0, 0)
    str.w r11, [r0, #16]                @ E(2, 0, 0)
    ldr.w r11, [r0, #0]                 @ A(0, 0, 0)
    eor.w r11, r11, r9                  @ A(0, 0, 0) ^ D
    eor.w r7, r1, r7, ror #10           @ A(1, 1, 0) ^ D
    bic.w r9, r12, r7                   @ chi
    eor.w r12, r7, lr, ror #7           @ E(1, 0, 0)
    str.w r12, [r0, #8]                 @ E(1, 0, 0)
    bic.w r7, r7, r11, ror #22          @ chi
    ldr.w r12, [sp, #8]                 @ D(2, 0)
    eor.w r9, r11, r9, ror #10          @ E(0, 0, 0)
    ldr.w lr, [r0, #28]                 @ A(3, 3, 0)
    eor.w r7, r3, r7, ror #17           @ E(4, 0, 0)
    bic.w r11, r11, r3, ror #25         @ chi
    ldr.w r3, [r0, #20]                 @ A(2, 2, 0)
    eor.w r11, r11, r8, ror #17         @ E(3, 0, 0)
    str.w r7, [r0, #32]                 @ E(4, 0, 0)
    ldr.w r7, [sp, #24]                 @ constants
    eor.w lr, r5, lr, ror #22           @ A(3, 3, 0) ^ D
    str.w r11, [r0, #24]                @ E(3, 0, 0)
    ldr.w r11, [r0, #12]                @ A(1, 1, 1)
    ldr.w r7, [r7, #12]                 @ constant
    eor.w r12, r12, r3, ror #16         @ A(2, 2, 0) ^ D
    bic.w r8, r4, lr, ror #25           @ chi
    str.w r2, [sp, #4]                  @ D(1, 1)
    ldr.w r3, [r0, #4]                  @ A(0, 0, 1)
    eor.w r8, r8, r12, ror #17          @ E(2, 0, 1)
    str.w r8, [r0, #20]                 @ E(2, 0, 1)
    eor.w r11, r2, r11, ror #9          @ A(1, 1, 1) ^ D
    eor.w r9, r9, r7, lsr #31           @ iota
    str.w r9, [r0, #0]                  @ E(0, 0, 0)
    bic.w r8, lr, r12, ror #24          @ chi
    ldr.w r9, [r0, #48]                 @ A(1, 3, 1)
    eor.w r3, r3, r6                    @ A(0, 0, 1) ^ D
    bic.w r12, r12, r11, ror #1         @ chi
    eor.w r8, r8, r11, ror #25          @ E(1, 0, 1)
    str.w r8, [r0, #12]                 @ E(1, 0, 1)
    bic.w r8, r3, r4, ror #15           @ chi
    eor.w r12, r3, r12                  @ E(0, 0, 1)
    eor.w r12, r12, r7, lsl #9          @ iota
    ldr.w r7, [sp, #20]                 @ D(4, 0)
    eor.w r8, r8, lr, ror #8            @ E(3, 0, 1)
    ldr.w lr, [r0, #40]                 @ A(0, 2, 1)
    bic.w r11, r11, r3, ror #31         @ chi
    ldr.w r3, [r0, #72]                 @ A(4, 1, 0)
    eor.w r11, r11, r4, ror #14         @ E(4, 0, 1)
    ldr.w r4, [r0, #192]                @ A(4, 2, 1)
    str.w r11, [r0, #36]                @ E(4, 0, 1)
    eor.w lr, r6, lr, ror #22           @ A(0, 2, 1) ^ D
    ldr.w r11, [r0, #64]                @ A(3, 0, 0)
    eor.w r7, r7, r3, ror #22           @ A(4, 1, 0) ^ D
    eor.w r2, r2, r9, ror #23           @ A(1, 3, 1) ^ D
    ldr.w r9, [r0, #56]                 @ A(2, 4, 1)
    str.w r12, [r0, #4]                 @ E(0, 0, 1)
    bic.w r3, lr, r7, ror #14           @ chi
    ldr.w r12, [sp, #12]                @ D(2, 1)
    eor.w r11, r5, r11, ror #4          @ A(3, 0, 0) ^ D
    str.w r8, [r0, #28]                 @ E(3, 0, 1)
    eor.w r4, r10, r4, ror #29          @ A(4, 2, 1) ^ D
    eor.w r8, r9, r12                   @ A(2, 4, 1) ^ D
    bic.w r9, r7, r11, ror #24          @ chi
    eor.w r3, r3, r11, ror #6           @ E(0, 1, 0)
    str.w r3, [r0, #40]                 @ E(0, 1, 0)
    eor.w r9, r9, r8, ror #11           @ E(4, 1, 0)
    str.w r9, [r0, #72]                 @ E(4, 1, 0)
    ldr.w r9, [r0, #160]                @ A(0, 3, 1)
    bic.w r3, r8, r2, ror #9            @ chi
    bic.w r11, r11, r8, ror #19         @ chi
    eor.w r3, r3, lr, ror #7            @ E(2, 1, 0)
    ldr.w r8, [sp, #8]                  @ D(2, 0)
    str.w r3, [r0, #56]                 @ E(2, 1, 0)
    bic.w lr, r2, lr, ror #30           @ chi
    eor.w r2, r2, r11, ror #4           @ E(3, 1, 0)
    ldr.w r11, [sp, #16]                @ D(3, 1)
    eor.w lr, lr, r7, ror #12           @ E(1, 1, 0)
    ldr.w r7, [r0, #184]                @ A(3, 1, 1)
    ldr.w r3, [r0, #176]                @ A(2, 0, 0)
    eor.w r9, r6, r9, ror #18           @ A(0, 3, 1) ^ D
    str.w lr, [r0, #48]                 @ E(1, 1, 0)
    bic.w lr, r9, r4, ror #23           @ chi
    eor.w r11, r11, r7, ror #14         @ A(3, 1, 1) ^ D
    ldr.w r7, [r0, #168]                @ A(1, 4, 0)
    eor.w r8, r8, r3, ror #26           @ A(2, 0, 0) ^ D
    ldr.w r3, [r0, #152]                @ A(4, 0, 1)
    eor.w r7, r7, r1                    @ A(1, 4, 0) ^ D
    eor.w lr, r11, lr, ror #21          @ E(1, 4, 0)
    str.w r2, [r0, #64]                 @ E(3, 1, 0)
    bic.w r2, r7, r9, ror #22           @ chi
    str.w lr, [r0, #168]                @ E(1, 4, 0)
    bic.w lr, r4, r11, ror #20          @ chi
    bic.w r11, r11, r8                  @ chi
    eor.w r4, r2, r4, ror #13           @ E(2, 4, 0)
    str.w r4, [r0, #176]                @ E(2, 4, 0)
    eor.w lr, r8, lr, ror #12           @ E(0, 4, 0)
    eor.w r11, r11, r7, ror #31         @ E(4, 4, 0)
    ldr.w r4, [r0, #144]                @ A(3, 4, 0)
    ldr.w r2, [r0, #128]                @ A(1, 2, 0)
    bic.w r8, r8, r7, ror #31           @ chi
    eor.w r8, r8, r9, ror #21           @ E(3, 4, 0)
    str.w lr, [r0, #160]                @ E(0, 4, 0)
    eor.w r3, r10, r3, ror #11          @ A(4, 0, 1) ^ D
    ldr.w r7, [r0, #136]                @ A(2, 3, 1)
    eor.w r4, r5, r4, ror #4            @ A(3, 4, 0) ^ D
    eor.w r7, r7, r12                   @ A(2, 3, 1) ^ D
    str.w r11, [r0, #192]               @ E(4, 4, 0)
    eor.w r2, r1, r2, ror #28           @ A(1, 2, 0) ^ D
    ldr.w r11, [sp, #0]                 @ D(0, 0)
    bic.w r9, r3, r4, ror #14           @ chi
    bic.w lr, r4, r7, ror #24           @ chi
    str.w r8, [r0, #184]                @ E(3, 4, 0)
    eor.w lr, lr, r2, ror #27           @ E(2, 3, 0)
    ldr.w r8, [r0, #120]                @ A(0, 1, 0)
    str.w lr, [r0, #136]                @ E(2, 3, 0)
    eor.w lr, r9, r7, ror #6            @ E(3, 3, 0)
    ldr.w r9, [r0, #100]                @ A(2, 1, 1)
    bic.w r7, r7, r2, ror #3            @ chi
    str.w lr, [r0, #144]                @ E(3, 3, 0)
    eor.w r8, r11, r8, ror #8           @ A(0, 1, 0) ^ D
    eor.w r7, r8, r7, ror #10           @ E(1, 3, 0)
    str.w r7, [r0, #128]                @ E(1, 3, 0)
    eor.w r12, r12, r9, ror #1          @ A(2, 1, 1) ^ D
    ldr.w r7, [r0, #76]                 @ A(4, 1, 1)
    ldr.w r9, [r0, #84]                 @ A(0, 4, 1)
    bic.w lr, r8, r3, ror #4            @ chi
    bic.w r2, r2, r8, ror #19           @ chi
    ldr.w r8, [r0, #116]                @ A(4, 3, 1)
    eor.w r4, r4, lr, ror #14           @ E(4, 3, 0)
    ldr.w lr, [r0, #92]                 @ A(1, 0, 0)
    eor.w r8, r8, r10                   @ A(4, 3, 1) ^ D
    eor.w r3, r3, r2, ror #9            @ E(0, 3, 0)
    ldr.w r2, [r0, #108]                @ A(3, 2, 0)
    eor.w r7, r10, r7, ror #1           @ A(4, 1, 1) ^ D
    eor.w lr, r1, lr, ror #10           @ A(1, 0, 0) ^ D
    eor.w r2, r2, r5                    @ A(3, 2, 0) ^ D
    eor.w r9, r6, r9, ror #23           @ A(0, 4, 1) ^ D
    str.w r4, [r0, #152]                @ E(4, 3, 0)
    str.w r3, [r0, #120]                @ E(0, 3, 0)
    bic.w r3, r9, r8, ror #27           @ chi
    eor.w r3, r3, r2, ror #15           @ E(2, 2, 1)
    str.w r3, [r0, #100]                @ E(2, 2, 1)
    ldr.w r4, [r0, #80]                 @ A(0, 4, 0)
    bic.w r3, lr, r9, ror #1            @ chi
    eor.w r3, r3, r8, ror #28           @ E(3, 2, 1)
    eor.w r4, r4, r11                   @ A(0, 4, 0) ^ D
    str.w r3, [r0, #108]                @ E(3, 2, 1)
    bic.w r3, r2, r12, ror #13          @ chi
    ldr.w r10, [r0, #44]                @ A(0, 2, 0)
    bic.w r8, r8, r2, ror #20           @ chi
    eor.w r3, lr, r3, ror #16           @ E(0, 2, 1)
    str.w r3, [r0, #84]                 @ E(0, 2, 1)
    bic.w lr, r12, lr, ror #3           @ chi
    ldr.w r3, [r0, #52]                 @ A(1, 3, 0)
    ldr.w r2, [r0, #68]                 @ A(3, 0, 1)
    eor.w lr, lr, r9, ror #4            @ E(4, 2, 1)
    eor.w r12, r12, r8, ror #31         @ E(1, 2, 1)
    ldr.w r9, [sp, #16]                 @ D(3, 1)
    eor.w r1, r1, r3, ror #14           @ A(1, 3, 0) ^ D
    eor.w r10, r10, r11                 @ A(0, 2, 0) ^ D
    bic.w r3, r10, r7, ror #23          @ chi
    ldr.w r8, [r0, #60]                 @ A(2, 4, 0)
    ldr.w r11, [sp, #8]                 @ D(2, 0)
    eor.w r2, r9, r2, ror #14           @ A(3, 0, 1) ^ D
    str.w lr, [r0, #116]                @ E(4, 2, 1)
    bic.w lr, r1, r10, ror #21          @ chi
    eor.w lr, lr, r7, ror #12           @ E(1, 1, 1)
    str.w r12, [r0, #92]                @ E(1, 2, 1)
    eor.w r8, r8, r11                   @ A(2, 4, 0) ^ D
    bic.w r7, r7, r2, ror #24           @ chi
    eor.w r3, r3, r2, ror #15           @ E(0, 1, 1)
    str.w r3, [r0, #44]                 @ E(0, 1, 1)
    ldr.w r3, [r0, #124]                @ A(0, 1, 1)
    eor.w r12, r12, lr, ror #13         @ C(1, 1)
    str.w lr, [r0, #52]                 @ E(1, 1, 1)
    eor.w r7, r8, r7, ror #21           @ E(4, 1, 1)
    bic.w r2, r2, r8, ror #19           @ chi
    str.w r7, [r0, #76]                 @ E(4, 1, 1)
    ldr.w lr, [r0, #96]                 @ A(2, 1, 0)
    bic.w r8, r8, r1, ror #9            @ chi
    ldr.w r7, [r0, #104]                @ A(3, 2, 1)
    eor.w r8, r8, r10, ror #30          @ E(2, 1, 1)
    ldr.w r10, [r0, #112]               @ A(4, 3, 0)
    eor.w r6, r6, r3, ror #21           @ A(0, 1, 1) ^ D
    eor.w lr, r11, lr, ror #2           @ A(2, 1, 0) ^ D
    ldr.w r3, [sp, #4]                  @ D(1, 1)
    eor.w r1, r1, r2, ror #4            @ E(3, 1, 1)
    ldr.w r2, [r0, #88]                 @ A(1, 0, 1)
    str.w r8, [r0, #60]                 @ E(2, 1, 1)
    eor.w r8, r9, r7, ror #4            @ A(3, 2, 1) ^ D
    str.w r1, [r0, #68]                 @ E(3, 1, 1)
    bic.w r1, r8, lr, ror #13           @ chi
    ldr.w r7, [sp, #20]                 @ D(4, 0)
    eor.w r3, r3, r2, ror #17           @ A(1, 0, 1) ^ D
    eor.w r1, r3, r1, ror #15           @ E(0, 2, 0)
    str.w r1, [r0, #80]                 @ E(0, 2, 0)
    bic.w r1, r3, r4, ror #23           @ chi
    ldr.w r2, [r0, #188]                @ A(3, 1, 0)
    bic.w r3, lr, r3, ror #4            @ chi
    eor.w r10, r10, r7                  @ A(4, 3, 0) ^ D
    eor.w r1, r10, r1, ror #4           @ E(3, 2, 0)
    str.w r1, [r0, #104]                @ E(3, 2, 0)
    eor.w r3, r3, r4, ror #27           @ E(4, 2, 0)
    str.w r3, [r0, #112]                @ E(4, 2, 0)
    bic.w r4, r4, r10, ror #5           @ chi
    ldr.w r1, [r0, #140]                @ A(2, 3, 0)
    bic.w r10, r10, r8, ror #19         @ chi
    ldr.w r3, [r0, #148]                @ A(3, 4, 1)
    eor.w r8, r8, r4, ror #8            @ E(2, 2, 0)
    ldr.w r4, [sp, #4]                  @ D(1, 1)
    eor.w r5, r5, r2, ror #14           @ A(3, 1, 0) ^ D
    ldr.w r2, [r0, #132]                @ A(1, 2, 1)
    eor.w r9, r9, r3, ror #16           @ A(3, 4, 1) ^ D
    ldr.w r3, [r0, #196]                @ A(4, 2, 0)
    eor.w r10, r10, lr                  @ E(1, 2, 0)
    eor.w r11, r11, r1, ror #1          @ A(2, 3, 0) ^ D
    ldr.w r1, [r0, #156]                @ A(4, 0, 0)
    eor.w r2, r4, r2, ror #28           @ A(1, 2, 1) ^ D
    eor.w r3, r7, r3, ror #28           @ A(4, 2, 0) ^ D
    ldr.w lr, [r0, #172]                @ A(1, 4, 1)
    str.w r8, [r0, #96]                 @ E(2, 2, 0)
    bic.w r8, r11, r2, ror #4           @ chi
    eor.w lr, lr, r4                    @ A(1, 4, 1) ^ D
    eor.w r4, r7, r1, ror #25           @ A(4, 0, 0) ^ D
    bic.w r1, r4, r9, ror #13           @ chi
    eor.w r8, r6, r8                    @ E(1, 3, 1)
    eor.w r1, r1, r11, ror #5           @ E(3, 3, 1)
    str.w r8, [r0, #132]                @ E(1, 3, 1)
    bic.w r7, r6, r4, ror #27           @ chi
    str.w r10, [r0, #88]                @ E(1, 2, 0)
    bic.w r6, r2, r6, ror #28           @ chi
    eor.w r12, r12, r8, ror #27         @ C(1, 1)
    bic.w r11, r9, r11, ror #24         @ chi
    ldr.w r8, [sp, #12]                 @ D(2, 1)
    eor.w r9, r9, r7, ror #24           @ E(4, 3, 1)
    ldr.w r7, [r0, #180]                @ A(2, 0, 1)
    eor.w r4, r6, r4, ror #23           @ E(0, 3, 1)
    ldr.w r6, [sp, #0]                  @ D(0, 0)
    eor.w r11, r11, r2, ror #28         @ E(2, 3, 1)
    ldr.w r2, [r0, #164]                @ A(0, 3, 0)
    eor.w r8, r8, r7, ror #25           @ A(2, 0, 1) ^ D
    str.w r9, [r0, #156]                @ E(4, 3, 1)
    bic.w r7, r8, lr, ror #31           @ chi
    eor.w r6, r6, r2, ror #18           @ A(0, 3, 0) ^ D
    bic.w r2, r5, r8                    @ chi
    eor.w r7, r6, r7, ror #21           @ E(3, 4, 1)
    str.w r7, [r0, #188]                @ E(3, 4, 1)
    eor.w r2, lr, r2, ror #1            @ E(4, 4, 1)
    str.w r1, [r0, #148]                @ E(3, 3, 1)
    str.w r11, [r0, #140]               @ E(2, 3, 1)
    bic.w lr, lr, r6, ror #12           @ chi
    eor.w r9, r9, r2                    @ C(4, 1)
    eor.w lr, lr, r3, ror #13           @ E(2, 4, 1)
    str.w r4, [r0, #124]                @ E(0, 3, 1)
    bic.w r6, r6, r3, ror #1            @ chi
    bic.w r3, r3, r5, ror #20           @ chi
    str.w lr, [r0, #180]                @ E(2, 4, 1)
    str.w r2, [r0, #196]                @ E(4, 4, 1)
    eor.w r1, r1, r7, ror #25           @ C(3, 1)
    eor.w r8, r8, r3, ror #12           @ E(0, 4, 1)
    eor.w r11, r11, lr                  @ C(2, 1)
    str.w r8, [r0, #164]                @ E(0, 4, 1)
    eor.w r5, r5, r6, ror #11           @ E(1, 4, 1)
    str.w r5, [r0, #172]                @ E(1, 4, 1)
    eor.w r7, r5, r12, ror #28          @ C(1, 1)
    eor.w r8, r8, r4, ror #27           @ C(0, 1)
    @ round 1 of 4
    ldr.w r2, [sp, #24]                 @ constants
    add.w r2, r2, #16                   @ of the next four rounds
    str.w r2, [sp, #24]                 @ constants
    ldr.w r6, [r0, #4]                  @ A(0, 0, 1)
    ldr.w lr, [r0, #8]                  @ A(1, 0, 0)
    ldr.w r2, [r0, #36]                 @ A(4, 0, 1)
    ldr.w r5, [r0, #72]                 @ A(4, 1, 0)
    ldr.w r12, [r0, #76]                @ A(4, 1, 1)
    eor.w r3, r8, r6, ror #9            @ C(0, 1)
    ldr.w r6, [r0, #32]                 @ A(4, 0, 0)
    ldr.w r8, [r0, #64]                 @ A(3, 1, 0)
    ldr.w r4, [r0, #12]                 @ A(1, 0, 1)
    eor.w r9, r9, r2, ror #11           @ C(4, 1)
    ldr.w r2, [r0, #44]                 @ A(0, 1, 1)
    eor.w lr, lr, r10, ror #18          @ C(1, 0)
    ldr.w r10, [r0, #84]                @ A(0, 2, 1)
    eor.w r6, r6, r5, ror #29           @ C(4, 0)
    ldr.w r5, [r0, #24]                 @ A(3, 0, 0)
    eor.w r3, r3, r2, ror #30           @ C(0, 1)
    ldr.w r2, [r0, #144]                @ A(3, 3, 0)
    eor.w r12, r9, r12, ror #1          @ C(4, 1)
    ldr.w r9, [r0, #28]                 @ A(3, 0, 1)
    eor.w r7, r7, r4, ror #17           @ C(1, 1)
    ldr.w r4, [r0, #104]                @ A(3, 2, 0)
    eor.w r5, r5, r8, ror #10           @ C(3, 0)
    ldr.w r8, [r0, #56]                 @ A(2, 1, 0)
    eor.w r3, r3, r10, ror #31          @ C(0, 1)
    ldr.w r10, [r0, #16]                @ A(2, 0, 0)
    eor.w r1, r1, r9, ror #23           @ C(3, 1)
    ldr.w r9, [r0, #112]                @ A(4, 2, 0)
    eor.w r5, r5, r4, ror #28           @ C(3, 0)
    ldr.w r4, [r0, #116]                @ A(4, 2, 1)
    eor.w r8, r8, r10, ror #24          @ C(2, 0)
    ldr.w r10, [r0, #184]               @ A(3, 4, 0)
    eor.w r5, r5, r2, ror #18           @ C(3, 0)
    ldr.w r2, [r0, #152]                @ A(4, 3, 0)
    eor.w r9, r9, r6, ror #29           @ C(4, 0)
    ldr.w r6, [r0, #68]                 @ A(3, 1, 1)
    eor.w r4, r4, r12, ror #3           @ C(4, 1)
    ldr.w r12, [r0, #108]               @ A(3, 2, 1)
    eor.w r9, r9, r2, ror #4            @ C(4, 0)
    ldr.w r2, [r0, #96]                 @ A(2, 2, 0)
    eor.w r10, r10, r5                  @ C(3, 0)
    ldr.w r5, [r0, #136]                @ A(2, 3, 0)
    eor.w r1, r1, r6, ror #23           @ C(3, 1)
    ldr.w r6, [r0, #168]                @ A(1, 4, 0)
    eor.w r8, r8, r2, ror #14           @ C(2, 0)
    ldr.w r2, [r0, #176]                @ A(2, 4, 0)
    eor.w r12, r12, r1, ror #19         @ C(3, 1)
    ldr.w r1, [r0, #128]                @ A(1, 3, 0)
    eor.w r8, r8, r5, ror #31           @ C(2, 0)
    ldr.w r5, [r0, #48]                 @ A(1, 1, 0)
    eor.w r8, r8, r2, ror #30           @ C(2, 0)
    eor.w lr, r5, lr                    @ C(1, 0)
    eor.w r2, r3, r8                    @ D(1, 1)
    eor.w lr, lr, r1, ror #4            @ C(1, 0)
    ldr.w r1, [r0, #192]                @ A(4, 4, 0)
    eor.w r8, r4, r8, ror #5            @ D(3, 0)
    eor.w r3, r10, r3                   @ D(4, 0)
    eor.w lr, lr, r6, ror #22           @ C(1, 0)
    str.w r3, [sp, #20]                 @ D(4, 0)
    eor.w r6, lr, r4, ror #19           @ D(0, 1)
    eor.w r3, r1, r3                    @ A(4, 4, 0) ^ D
    ldr.w r4, [r0, #0]                  @ A(0, 0, 0)
    eor.w r9, r9, r1, ror #4            @ C(4, 0)
    ldr.w r1, [r0, #40]                 @ A(0, 1, 0)
    eor.w lr, r12, lr, ror #11          @ D(2, 0)
    str.w lr, [sp, #8]                  @ D(2, 0)
    ldr.w lr, [r0, #120]                @ A(0, 3, 0)
    eor.w r10, r10, r7, ror #1          @ D(2, 1)
    eor.w r4, r4, r1, ror #8            @ C(0, 0)
    ldr.w r1, [r0, #80]                 @ A(0, 2, 0)
    eor.w r1, r1, r4                    @ C(0, 0)
    ldr.w r4, [r0, #20]                 @ A(2, 0, 1)
    eor.w r1, r1, lr, ror #18           @ C(0, 0)
    str.w r10, [sp, #12]                @ D(2, 1)
    eor.w r7, r7, r9, ror #28           @ D(0, 0)
    ldr.w lr, [r0, #60]                 @ A(2, 1, 1)
    eor.w r11, r11, r4, ror #25         @ C(2, 1)
    ldr.w r4, [r0, #160]                @ A(0, 4, 0)
    eor.w r4, r4, r1                    @ C(0, 0)
    ldr.w r1, [r0, #100]                @ A(2, 2, 1)
    eor.w lr, lr, r11, ror #31          @ C(2, 1)
    ldr.w r11, [r0, #100]               @ A(2, 2, 1)
    eor.w r11, r11, lr                  @ C(2, 1)
    ldr.w lr, [r0, #148]                @ A(3, 3, 1)
    eor.w r12, r12, r4                  @ D(4, 1)
    eor.w r10, r10, r1, ror #1          @ A(2, 2, 1) ^ D
    eor.w r9, r9, r11, ror #5           @ D(3, 1)
    str.w r9, [sp, #16]                 @ D(3, 1)
    eor.w r9, r9, lr, ror #23           @ A(3, 3, 1) ^ D
    ldr.w r1, [r0, #196]                @ A(4, 4, 1)
    eor.w r4, r4, r11                   @ D(1, 0)
    bic.w r11, r9, r10, ror #25         @ chi
    str.w r7, [sp, #0]                  @ D(0, 0)
    bic.w lr, r3, r9, ror #24           @ chi
    eor.w r1, r1, r12                   @ A(4, 4, 1) ^ D
    eor.w lr, lr, r10, ror #17          @ E(2, 0, 0)
    str.w lr, [r0, #100]                @ E(2, 0, 0)
    ldr.w lr, [r0, #0]                  @ A(0, 0, 0)
    eor.w lr, lr, r7                    @ A(0, 0, 0) ^ D
    eor.w r5, r4, r5, ror #10           @ A(1, 1, 0) ^ D
    bic.w r7, r10, r5                   @ chi
    eor.w r10, r5, r11, ror #7          @ E(1, 0, 0)
    str.w r10, [r0, #48]                @ E(1, 0, 0)
    bic.w r5, r5, lr, ror #22           @ chi
    ldr.w r10, [sp, #8]                 @ D(2, 0)
    eor.w r7, lr, r7, ror #10           @ E(0, 0, 0)
    ldr.w r11, [r0, #144]               @ A(3, 3, 0)
    eor.w r5, r3, r5, ror #17           @ E(4, 0, 0)
    bic.w lr, lr, r3, ror #25           @ chi
    ldr.w r3, [r0, #96]                 @ A(2, 2, 0)
    eor.w lr, lr, r9, ror #17           @ E(3, 0, 0)
    str.w r5, [r0, #192]                @ E(4, 0, 0)
    ldr.w r5, [sp, #24]                 @ constants
    eor.w r11, r8, r11, ror #22         @ A(3, 3, 0) ^ D
    str.w lr, [r0, #148]                @ E(3, 0, 0)
    ldr.w lr, [r0, #52]                 @ A(1, 1, 1)
    ldr.w r5, [r5]                      @ constant
    eor.w r10, r10, r3, ror #16         @ A(2, 2, 0) ^ D
    bic.w r9, r1, r11, ror #25          @ chi
    str.w r2, [sp, #4]                  @ D(1, 1)
    ldr.w r3, [r0, #4]                  @ A(0, 0, 1)
    eor.w r9, r9, r10, ror #17          @ E(2, 0, 1)
    str.w r9, [r0, #96]                 @ E(2, 0, 1)
    eor.w lr, r2, lr, ror #9            @ A(1, 1, 1) ^ D
    eor.w r7, r7, r5, lsr #31           @ iota
    str.w r7, [r0, #0]                  @ E(0, 0, 0)
    bic.w r9, r11, r10, ror #24         @ chi
    ldr.w r7, [r0, #132]                @ A(1, 3, 1)
    eor.w r3, r3, r6                    @ A(0, 0, 1) ^ D
    bic.w r10, r10, lr, ror #1          @ chi
    eor.w r9, r9, lr, ror #25           @ E(1, 0, 1)
    str.w r9, [r0, #52]                 @ E(1, 0, 1)
    bic.w r9, r3, r1, ror #15           @ chi
    eor.w r10, r3, r10                  @ E(0, 0, 1)
    eor.w r10, r10, r5, lsl #9          @ iota
    ldr.w r5, [sp, #20]                 @ D(4, 0)
    eor.w r9, r9, r11, ror #8           @ E(3, 0, 1)
    ldr.w r11, [r0, #84]                @ A(0, 2, 1)
    bic.w lr, lr, r3, ror #31           @ chi
    ldr.w r3, [r0, #72]                 @ A(4, 1, 0)
    eor.w lr, lr, r1, ror #14           @ E(4, 0, 1)
    ldr.w r1, [r0, #116]                @ A(4, 2, 1)
    str.w lr, [r0, #196]                @ E(4, 0, 1)
    eor.w r11, r6, r11, ror #22         @ A(0, 2, 1) ^ D
    ldr.w lr, [r0, #24]                 @ A(3, 0, 0)
    eor.w r5, r5, r3, ror #22           @ A(4, 1, 0) ^ D
    eor.w r2, r2, r7, ror #23           @ A(1, 3, 1) ^ D
    ldr.w r7, [r0, #180]                @ A(2, 4, 1)
    str.w r10, [r0, #4]                 @ E(0, 0, 1)
    bic.w r3, r11, r5, ror #14          @ chi
    ldr.w r10, [sp, #12]                @ D(2, 1)
    eor.w lr, r8, lr, ror #4            @ A(3, 0, 0) ^ D
    str.w r9, [r0, #144]                @ E(3, 0, 1)
    eor.w r1, r12, r1, ror #29          @ A(4, 2, 1) ^ D
    eor.w r9, r7, r10                   @ A(2, 4, 1) ^ D
    bic.w r7, r5, lr, ror #24           @ chi
    eor.w r3, r3, lr, ror #6            @ E(0, 1, 0)
    str.w r3, [r0, #84]                 @ E(0, 1, 0)
    eor.w r7, r7, r9, ror #11           @ E(4, 1, 0)
    str.w r7, [r0, #72]                 @ E(4, 1, 0)
    ldr.w r7, [r0, #124]                @ A(0, 3, 1)
    bic.w r3, r9, r2, ror #9            @ chi
    bic.w lr, lr, r9, ror #19           @ chi
    eor.w r3, r3, r11, ror #7           @ E(2, 1, 0)
    ldr.w r9, [sp, #8]                  @ D(2, 0)
    str.w r3, [r0, #180]                @ E(2, 1, 0)
    bic.w r11, r2, r11, ror #30         @ chi
    eor.w r2, r2, lr, ror #4            @ E(3, 1, 0)
    ldr.w lr, [sp, #16]                 @ D(3, 1)
    eor.w r11, r11, r5, ror #12         @ E(1, 1, 0)
    ldr.w r5, [r0, #68]                 @ A(3, 1, 1)
    ldr.w r3, [r0, #16]                 @ A(2, 0, 0)
    eor.w r7, r6, r7, ror #18           @ A(0, 3, 1) ^ D
    str.w r11, [r0, #132]               @ E(1, 1, 0)
    bic.w r11, r7, r1, ror #23          @ chi
    eor.w lr, lr, r5, ror #14           @ A(3, 1, 1) ^ D
    ldr.w r5, [r0, #168]                @ A(1, 4, 0)
    eor.w r9, r9, r3, ror #26           @ A(2, 0, 0) ^ D
    ldr.w r3, [r0, #36]                 @ A(4, 0, 1)
    eor.w r5, r5, r4                    @ A(1, 4, 0) ^ D
    eor.w r11, lr, r11, ror #21         @ E(1, 4, 0)
    str.w r2, [r0, #24]                 @ E(3, 1, 0)
    bic.w r2, r5, r7, ror #22           @ chi
    str.w r11, [r0, #168]               @ E(1, 4, 0)
    bic.w r11, r1, lr, ror #20          @ chi
    bic.w lr, lr, r9                    @ chi
    eor.w r1, r2, r1, ror #13           @ E(2, 4, 0)
    str.w r1, [r0, #16]                 @ E(2, 4, 0)
    eor.w r11, r9, r11, ror #12         @ E(0, 4, 0)
    eor.w lr, lr, r5, ror #31           @ E(4, 4, 0)
    ldr.w r1, [r0, #184]                @ A(3, 4, 0)
    ldr.w r2, [r0, #88]                 @ A(1, 2, 0)
    bic.w r9, r9, r5, ror #31           @ chi
    eor.w r9, r9, r7, ror #21           @ E(3, 4, 0)
    str.w r11, [r0, #124]               @ E(0, 4, 0)
    eor.w r3, r12, r3, ror #11          @ A(4, 0, 1) ^ D
    ldr.w r5, [r0, #140]                @ A(2, 3, 1)
    eor.w r1, r8, r1, ror #4            @ A(3, 4, 0) ^ D
    eor.w r5, r5, r10                   @ A(2, 3, 1) ^ D
    str.w lr, [r0, #116]                @ E(4, 4, 0)
    eor.w r2, r4, r2, ror #28           @ A(1, 2, 0) ^ D
    ldr.w lr, [sp, #0]                  @ D(0, 0)
    bic.w r7, r3, r1, ror #14           @ chi
    bic.w r11, r1, r5, ror #24          @ chi
    str.w r9, [r0, #68]                 @ E(3, 4, 0)
    eor.w r11, r11, r2, ror #27         @ E(2, 3, 0)
    ldr.w r9, [r0, #40]                 @ A(0, 1, 0)
    str.w r11, [r0, #140]               @ E(2, 3, 0)
    eor.w r11, r7, r5, ror #6           @ E(3, 3, 0)
    ldr.w r7, [r0, #60]                 @ A(2, 1, 1)
    bic.w r5, r5, r2, ror #3            @ chi
    str.w r11, [r0, #184]               @ E(3, 3, 0)
    eor.w r9, lr, r9, ror #8            @ A(0, 1, 0) ^ D
    eor.w r5, r9, r5, ror #10           @ E(1, 3, 0)
    str.w r5, [r0, #88]                 @ E(1, 3, 0)
    eor.w r10, r10, r7, ror #1          @ A(2, 1, 1) ^ D
    ldr.w r5, [r0, #76]                 @ A(4, 1, 1)
    ldr.w r7, [r0, #164]                @ A(0, 4, 1)
    bic.w r11, r9, r3, ror #4           @ chi
    bic.w r2, r2, r9, ror #19           @ chi
    ldr.w r9, [r0, #156]                @ A(4, 3, 1)
    eor.w r1, r1, r11, ror #14          @ E(4, 3, 0)
    ldr.w r11, [r0, #8]                 @ A(1, 0, 0)
    eor.w r9, r9, r12                   @ A(4, 3, 1) ^ D
    eor.w r3, r3, r2, ror #9            @ E(0, 3, 0)
    ldr.w r2, [r0, #104]                @ A(3, 2, 0)
    eor.w r5, r12, r5, ror #1           @ A(4, 1, 1) ^ D
    eor.w r11, r4, r11, ror #10         @ A(1, 0, 0) ^ D
    eor.w r2, r2, r8                    @ A(3, 2, 0) ^ D
    eor.w r7, r6, r7, ror #23           @ A(0, 4, 1) ^ D
    str.w r1, [r0, #36]                 @ E(4, 3, 0)
    str.w r3, [r0, #40]                 @ E(0, 3, 0)
    bic.w r3, r7, r9, ror #27           @ chi
    eor.w r3, r3, r2, ror #15           @ E(2, 2, 1)
    str.w r3, [r0, #60]                 @ E(2, 2, 1)
    ldr.w r1, [r0, #160]                @ A(0, 4, 0)
    bic.w r3, r11, r7, ror #1           @ chi
    eor.w r3, r3, r9, ror #28           @ E(3, 2, 1)
    eor.w r1, r1, lr                    @ A(0, 4, 0) ^ D
    str.w r3, [r0, #104]                @ E(3, 2, 1)
    bic.w r3, r2, r10, ror #13          @ chi
    ldr.w r12, [r0, #80]                @ A(0, 2, 0)
    bic.w r9, r9, r2, ror #20           @ chi
    eor.w r3, r11, r3, ror #16          @ E(0, 2, 1)
    str.w r3, [r0, #164]                @ E(0, 2, 1)
    bic.w r11, r10, r11, ror #3         @ chi
    ldr.w r3, [r0, #128]                @ A(1, 3, 0)
    ldr.w r2, [r0, #28]                 @ A(3, 0, 1)
    eor.w r11, r11, r7, ror #4          @ E(4, 2, 1)
    eor.w r10, r10, r9, ror #31         @ E(1, 2, 1)
    ldr.w r7, [sp, #16]                 @ D(3, 1)
    eor.w r4, r4, r3, ror #14           @ A(1, 3, 0) ^ D
    eor.w r12, r12, lr                  @ A(0, 2, 0) ^ D
    bic.w r3, r12, r5, ror #23          @ chi
    ldr.w r9, [r0, #176]                @ A(2, 4, 0)
    ldr.w lr, [sp, #8]                  @ D(2, 0)
    eor.w r2, r7, r2, ror #14           @ A(3, 0, 1) ^ D
    str.w r11, [r0, #156]               @ E(4, 2, 1)
    bic.w r11, r4, r12, ror #21         @ chi
    eor.w r11, r11, r5, ror #12         @ E(1, 1, 1)
    str.w r10, [r0, #8]                 @ E(1, 2, 1)
    eor.w r9, r9, lr                    @ A(2, 4, 0) ^ D
    bic.w r5, r5, r2, ror #24           @ chi
    eor.w r3, r3, r2, ror #15           @ E(0, 1, 1)
    str.w r3, [r0, #80]                 @ E(0, 1, 1)
    ldr.w r3, [r0, #44]                 @ A(0, 1, 1)
    eor.w r10, r10, r11, ror #13        @ C(1, 1)
    str.w r11, [r0, #128]               @ E(1, 1, 1)
    eor.w r5, r9, r5, ror #21           @ E(4, 1, 1)
    bic.w r2, r2, r9, ror #19           @ chi
    str.w r5, [r0, #76]                 @ E(4, 1, 1)
    ldr.w r11, [r0, #56]                @ A(2, 1, 0)
    bic.w r9, r9, r4, ror #9            @ chi
    ldr.w r5, [r0, #108]                @ A(3, 2, 1)
    eor.w r9, r9, r12, ror #30          @ E(2, 1, 1)
    ldr.w r12, [r0, #152]               @ A(4, 3, 0)
    eor.w r6, r6, r3, ror #21           @ A(0, 1, 1) ^ D
    eor.w r11, lr, r11, ror #2          @ A(2, 1, 0) ^ D
    ldr.w r3, [sp, #4]                  @ D(1, 1)
    eor.w r4, r4, r2, ror #4            @ E(3, 1, 1)
    ldr.w r2, [r0, #12]                 @ A(1, 0, 1)
    str.w r9, [r0, #176]                @ E(2, 1, 1)
    eor.w r9, r7, r5, ror #4            @ A(3, 2, 1) ^ D
    str.w r4, [r0, #28]                 @ E(3, 1, 1)
    bic.w r4, r9, r11, ror #13          @ chi
    ldr.w r5, [sp, #20]                 @ D(4, 0)
    eor.w r3, r3, r2, ror #17           @ A(1, 0, 1) ^ D
    eor.w r4, r3, r4, ror #15           @ E(0, 2, 0)
    str.w r4, [r0, #160]                @ E(0, 2, 0)
    bic.w r4, r3, r1, ror #23           @ chi
    ldr.w r2, [r0, #64]                 @ A(3, 1, 0)
    bic.w r3, r11, r3, ror #4           @ chi
    eor.w r12, r12, r5                  @ A(4, 3, 0) ^ D
    eor.w r4, r12, r4, ror #4           @ E(3, 2, 0)
    str.w r4, [r0, #108]                @ E(3, 2, 0)
    eor.w r3, r3, r1, ror #27           @ E(4, 2, 0)
    str.w r3, [r0, #152]                @ E(4, 2, 0)
    bic.w r1, r1, r12, ror #5           @ chi
    ldr.w r4, [r0, #136]                @ A(2, 3, 0)
    bic.w r12, r12, r9, ror #19         @ chi
    ldr.w r3, [r0, #188]                @ A(3, 4, 1)
    eor.w r9, r9, r1, ror #8            @ E(2, 2, 0)
    ldr.w r1, [sp, #4]                  @ D(1, 1)
    eor.w r8, r8, r2, ror #14           @ A(3, 1, 0) ^ D
    ldr.w r2, [r0, #92]                 @ A(1, 2, 1)
    eor.w r7, r7, r3, ror #16           @ A(3, 4, 1) ^ D
    ldr.w r3, [r0, #112]                @ A(4, 2, 0)
    eor.w r12, r12, r11                 @ E(1, 2, 0)
    eor.w lr, lr, r4, ror #1            @ A(2, 3, 0) ^ D
    ldr.w r4, [r0, #32]                 @ A(4, 0, 0)
    eor.w r2, r1, r2, ror #28           @ A(1, 2, 1) ^ D
    eor.w r3, r5, r3, ror #28           @ A(4, 2, 0) ^ D
    ldr.w r11, [r0, #172]               @ A(1, 4, 1)
    str.w r9, [r0, #56]                 @ E(2, 2, 0)
    bic.w r9, lr, r2, ror #4            @ chi
    eor.w r11, r11, r1                  @ A(1, 4, 1) ^ D
    eor.w r1, r5, r4, ror #25           @ A(4, 0, 0) ^ D
    bic.w r4, r1, r7, ror #13           @ chi
    eor.w r9, r6, r9                    @ E(1, 3, 1)
    eor.w r4, r4, lr, ror #5            @ E(3, 3, 1)
    str.w r9, [r0, #92]                 @ E(1, 3, 1)
    bic.w r5, r6, r1, ror #27           @ chi
    str.w r12, [r0, #12]                @ E(1, 2, 0)
    bic.w r6, r2, r6, ror #28           @ chi
    eor.w r10, r10, r9, ror #27         @ C(1, 1)
    bic.w lr, r7, lr, ror #24           @ chi
    ldr.w r9, [sp, #12]                 @ D(2, 1)
    eor.w r7, r7, r5, ror #24           @ E(4, 3, 1)
    ldr.w r5, [r0, #20]                 @ A(2, 0, 1)
    eor.w r1, r6, r1, ror #23           @ E(0, 3, 1)
    ldr.w r6, [sp, #0]                  @ D(0, 0)
    eor.w lr, lr, r2, ror #28           @ E(2, 3, 1)
    ldr.w r2, [r0, #120]                @ A(0, 3, 0)
    eor.w r9, r9, r5, ror #25           @ A(2, 0, 1) ^ D
    str.w r7, [r0, #32]                 @ E(4, 3, 1)
    bic.w r5, r9, r11, ror #31          @ chi
    eor.w r6, r6, r2, ror #18           @ A(0, 3, 0) ^ D
    bic.w r2, r8, r9                    @ chi
    eor.w r5, r6, r5, ror #21           @ E(3, 4, 1)
    str.w r5, [r0, #64]                 @ E(3, 4, 1)
    eor.w r2, r11, r2, ror #1           @ E(4, 4, 1)
    str.w r4, [r0, #188]                @ E(3, 3, 1)
    str.w lr, [r0, #136]                @ E(2, 3, 1)
    bic.w r11, r11, r6, ror #12         @ chi
    eor.w r7, r7, r2                    @ C(4, 1)
    eor.w r11, r11, r3, ror #13         @ E(2, 4, 1)
    str.w r1, [r0, #44]                 @ E(0, 3, 1)
    bic.w r6, r6, r3, ror #1            @ chi
    bic.w r3, r3, r8, ror #20           @ chi
    str.w r11, [r0, #20]                @ E(2, 4, 1)
    str.w r2, [r0, #112]                @ E(4, 4, 1)
    eor.w r4, r4, r5, ror #25           @ C(3, 1)
    eor.w r9, r9, r3, ror #12           @ E(0, 4, 1)
    eor.w lr, lr, r11                   @ C(2, 1)
    str.w r9, [r0, #120]                @ E(0, 4, 1)
    eor.w r8, r8, r6, ror #11           @ E(1, 4, 1)
    str.w r8, [r0, #172]                @ E(1, 4, 1)
    eor.w r5, r8, r10, ror #28          @ C(1, 1)
    eor.w r9, r9, r1, ror #27           @ C(0, 1)
    b.w .Lm7_paired_again
.Lm7_paired_last:
    @ last round
    ldr.w r2, [r0, #156]                @ A(4, 0, 0)
    ldr.w r11, [r0, #72]                @ A(4, 1, 0)
    ldr.w r10, [r0, #4]                 @ A(0, 0, 1)
    ldr.w r3, [r0, #88]                 @ A(1, 0, 1)
    ldr.w r6, [r0, #196]                @ A(4, 2, 0)
    ldr.w r7, [r0, #40]                 @ A(0, 2, 1)
    eor.w r2, r2, r11, ror #29          @ C(4, 0)
    ldr.w r11, [r0, #124]               @ A(0, 1, 1)
    eor.w r9, r9, r3, ror #17           @ C(1, 1)
    ldr.w r3, [r0, #28]                 @ A(3, 3, 0)
    ldr.w r1, [r0, #64]                 @ A(3, 0, 0)
    eor.w r5, r5, r10, ror #9           @ C(0, 1)
    ldr.w r10, [r0, #188]               @ A(3, 1, 0)
    eor.w r5, r5, r11, ror #30          @ C(0, 1)
    ldr.w r11, [r0, #108]               @ A(3, 2, 0)
    eor.w r6, r6, r2, ror #29           @ C(4, 0)
    ldr.w r2, [r0, #112]                @ A(4, 3, 0)
    eor.w r5, r5, r7, ror #31           @ C(0, 1)
    eor.w r1, r1, r10, ror #10          @ C(3, 0)
    ldr.w r10, [r0, #176]               @ A(2, 0, 0)
    eor.w r7, r1, r11, ror #28          @ C(3, 0)
    ldr.w r1, [r0, #96]                 @ A(2, 1, 0)
    ldr.w r11, [r0, #20]                @ A(2, 2, 0)
    eor.w r2, r6, r2, ror #4            @ C(4, 0)
    ldr.w r6, [r0, #144]                @ A(3, 4, 0)
    eor.w r7, r7, r3, ror #18           @ C(3, 0)
    eor.w r1, r1, r10, ror #24          @ C(2, 0)
    ldr.w r10, [r0, #152]               @ A(4, 0, 1)
    eor.w r6, r6, r7                    @ C(3, 0)
    ldr.w r7, [r0, #76]                 @ A(4, 1, 1)
    ldr.w r3, [r0, #140]                @ A(2, 3, 0)
    eor.w r1, r1, r11, ror #14          @ C(2, 0)
    eor.w r8, r8, r10, ror #11          @ C(4, 1)
    ldr.w r11, [r0, #192]               @ A(4, 2, 1)
    eor.w r10, r8, r7, ror #1           @ C(4, 1)
    ldr.w r8, [r0, #32]                 @ A(4, 4, 0)
    ldr.w r7, [r0, #60]                 @ A(2, 4, 0)
    eor.w r1, r1, r3, ror #31           @ C(2, 0)
    ldr.w r3, [r0, #92]                 @ A(1, 0, 0)
    eor.w r10, r11, r10, ror #3         @ C(4, 1)
    eor.w r11, r6, r5                   @ D(4, 0)
    eor.w r2, r2, r8, ror #4            @ C(4, 0)
    str.w r11, [sp, #20]                @ D(4, 0)
    eor.w r1, r1, r7, ror #30           @ C(2, 0)
    eor.w r8, r8, r11                   @ A(4, 4, 0) ^ D
    ldr.w r7, [r0, #8]                  @ A(1, 1, 0)
    eor.w r3, r3, r12, ror #18          @ C(1, 0)
    ldr.w r12, [r0, #52]                @ A(1, 3, 0)
    eor.w r5, r5, r1                    @ D(1, 1)
    ldr.w r11, [r0, #168]               @ A(1, 4, 0)
    eor.w r6, r6, r9, ror #1            @ D(2, 1)
    eor.w r3, r7, r3                    @ C(1, 0)
    eor.w r3, r3, r12, ror #4           @ C(1, 0)
    ldr.w r12, [r0, #68]                @ A(3, 0, 1)
    eor.w r3, r3, r11, ror #22          @ C(1, 0)
    ldr.w r11, [r0, #184]               @ A(3, 1, 1)
    eor.w r1, r10, r1, ror #5           @ D(3, 0)
    eor.w r4, r4, r12, ror #23          @ C(3, 1)
    ldr.w r12, [r0, #104]               @ A(3, 2, 1)
    eor.w r4, r4, r11, ror #23          @ C(3, 1)
    ldr.w r11, [r0, #0]                 @ A(0, 0, 0)
    eor.w r10, r3, r10, ror #19         @ D(0, 1)
    eor.w r12, r12, r4, ror #19         @ C(3, 1)
    ldr.w r4, [r0, #120]                @ A(0, 1, 0)
    eor.w r3, r12, r3, ror #11          @ D(2, 0)
    str.w r3, [sp, #8]                  @ D(2, 0)
    ldr.w r3, [r0, #164]                @ A(0, 3, 0)
    eor.w r9, r9, r2, ror #28           @ D(0, 0)
    eor.w r11, r11, r4, ror #8          @ C(0, 0)
    ldr.w r4, [r0, #44]                 @ A(0, 2, 0)
    eor.w r4, r4, r11                   @ C(0, 0)
    ldr.w r11, [r0, #180]               @ A(2, 0, 1)
    eor.w r4, r4, r3, ror #18           @ C(0, 0)
    ldr.w r3, [r0, #80]                 @ A(0, 4, 0)
    eor.w r4, r3, r4                    @ C(0, 0)
    ldr.w r3, [r0, #100]                @ A(2, 1, 1)
    eor.w lr, lr, r11, ror #25          @ C(2, 1)
    ldr.w r11, [r0, #16]                @ A(2, 2, 1)
    str.w r9, [sp, #0]                  @ D(0, 0)
    eor.w r12, r12, r4                  @ D(4, 1)
    eor.w r3, r3, lr, ror #31           @ C(2, 1)
    ldr.w lr, [r0, #16]                 @ A(2, 2, 1)
    eor.w r11, r6, r11, ror #1          @ A(2, 2, 1) ^ D
    eor.w r3, lr, r3                    @ C(2, 1)
    ror.w r11, r11, #10                 @ rho
    ldr.w lr, [r0, #24]                 @ A(3, 3, 1)
    str.w r6, [sp, #12]                 @ D(2, 1)
    eor.w r2, r2, r3, ror #5            @ D(3, 1)
    ldr.w r6, [r0, #12]                 @ A(1, 1, 1)
    eor.w r3, r4, r3                    @ D(1, 0)
    str.w r2, [sp, #16]                 @ D(3, 1)
    eor.w r7, r3, r7, ror #10           @ A(1, 1, 0) ^ D
    eor.w r2, r2, lr, ror #23           @ A(3, 3, 1) ^ D
    ldr.w lr, [r0, #0]                  @ A(0, 0, 0)
    eor.w lr, lr, r9                    @ A(0, 0, 0) ^ D
    ror.w r7, r7, #10                   @ rho
    bic.w r4, r8, r2, ror #24           @ chi
    bic.w r9, r11, r7                   @ chi
    eor.w r9, lr, r9                    @ E(0, 0, 0)
    str.w r9, [r0, #0]                  @ E(0, 0, 0)
    eor.w r4, r11, r4, ror #25          @ E(2, 0, 0)
    ldr.w r9, [r0, #28]                 @ A(3, 3, 0)
    str.w r4, [r0, #16]                 @ E(2, 0, 0)
    bic.w r11, r2, r11, ror #15         @ chi
    str.w r5, [sp, #4]                  @ D(1, 1)
    bic.w r4, lr, r8, ror #25           @ chi
    bic.w lr, r7, lr                    @ chi
    eor.w r4, r4, r2, ror #17           @ E(3, 0, 0)
    ldr.w r2, [r0, #36]                 @ A(4, 4, 1)
    eor.w r7, r7, r11, ror #17          @ E(1, 0, 0)
    eor.w r9, r1, r9, ror #22           @ A(3, 3, 0) ^ D
    ldr.w r11, [r0, #4]                 @ A(0, 0, 1)
    eor.w lr, lr, r8, ror #25           @ E(4, 0, 0)
    ldr.w r8, [sp, #8]                  @ D(2, 0)
    eor.w r11, r11, r10                 @ A(0, 0, 1) ^ D
    str.w r7, [r0, #8]                  @ E(1, 0, 0)
    ldr.w r7, [r0, #20]                 @ A(2, 2, 0)
    eor.w r6, r5, r6, ror #9            @ A(1, 1, 1) ^ D
    eor.w r2, r2, r12                   @ A(4, 4, 1) ^ D
    ror.w r11, r11, #10                 @ rho
    ror.w r6, r6, #11                   @ rho
    str.w r4, [r0, #24]                 @ E(3, 0, 0)
    str.w lr, [r0, #32]                 @ E(4, 0, 0)
    bic.w lr, r11, r2, ror #25          @ chi
    eor.w r8, r8, r7, ror #16           @ A(2, 2, 0) ^ D
    bic.w r4, r6, r11                   @ chi
    ror.w r7, r8, #10                   @ rho
    bic.w r8, r2, r9, ror #25           @ chi
    eor.w r4, r4, r2, ror #25           @ E(4, 0, 1)
    str.w r4, [r0, #36]                 @ E(4, 0, 1)
    bic.w r2, r7, r6                    @ chi
    ldr.w r4, [r0, #72]                 @ A(4, 1, 0)
    eor.w r8, r7, r8, ror #25           @ E(2, 0, 1)
    eor.w r11, r11, r2                  @ E(0, 0, 1)
    ldr.w r2, [r0, #64]                 @ A(3, 0, 0)
    bic.w r7, r9, r7, ror #14           @ chi
    eor.w lr, lr, r9, ror #18           @ E(3, 0, 1)
    eor.w r11, r11, #0x80008000         @ iota
    ldr.w r9, [sp, #20]                 @ D(4, 0)
    eor.w r7, r6, r7, ror #18           @ E(1, 0, 1)
    str.w r8, [r0, #20]                 @ E(2, 0, 1)
    ldr.w r8, [r0, #40]                 @ A(0, 2, 1)
    ldr.w r6, [r0, #48]                 @ A(1, 3, 1)
    str.w r7, [r0, #12]                 @ E(1, 0, 1)
    ldr.w r7, [sp, #12]                 @ D(2, 1)
    eor.w r9, r9, r4, ror #22           @ A(4, 1, 0) ^ D
    eor.w r2, r1, r2, ror #4            @ A(3, 0, 0) ^ D
    ldr.w r4, [r0, #56]                 @ A(2, 4, 1)
    ror.w r2, r2, #14                   @ rho
    ror.w r9, r9, #22                   @ rho
    eor.w r4, r4, r7                    @ A(2, 4, 1) ^ D
    eor.w r8, r10, r8, ror #22          @ A(0, 2, 1) ^ D
    ror.w r8, r8, #8                    @ rho
    eor.w r11, r11, #0x82               @ iota
    str.w lr, [r0, #28]                 @ E(3, 0, 1)
    eor.w lr, r5, r6, ror #23           @ A(1, 3, 1) ^ D
    bic.w r5, lr, r8, ror #22           @ chi
    str.w r11, [r0, #4]                 @ E(0, 0, 1)
    ldr.w r11, [r0, #192]               @ A(4, 2, 1)
    bic.w r6, r2, r4, ror #1            @ chi
    eor.w r6, r6, lr, ror #10           @ E(3, 1, 0)
    str.w r6, [r0, #64]                 @ E(3, 1, 0)
    eor.w r5, r9, r5, ror #10           @ E(1, 1, 0)
    str.w r5, [r0, #48]                 @ E(1, 1, 0)
    bic.w r5, r8, r9                    @ chi
    bic.w lr, r4, lr, ror #9            @ chi
    bic.w r9, r9, r2                    @ chi
    eor.w r2, r2, r5                    @ E(0, 1, 0)
    ldr.w r6, [r0, #160]                @ A(0, 3, 1)
    str.w r2, [r0, #40]                 @ E(0, 1, 0)
    eor.w r9, r9, r4, ror #1            @ E(4, 1, 0)
    ldr.w r4, [sp, #8]                  @ D(2, 0)
    ldr.w r2, [r0, #176]                @ A(2, 0, 0)
    eor.w r11, r12, r11, ror #29        @ A(4, 2, 1) ^ D
    ror.w r11, r11, #12                 @ rho
    ldr.w r5, [r0, #184]                @ A(3, 1, 1)
    eor.w r8, r8, lr, ror #1            @ E(2, 1, 0)
    ldr.w lr, [sp, #16]                 @ D(3, 1)
    str.w r9, [r0, #72]                 @ E(4, 1, 0)
    eor.w r2, r4, r2, ror #26           @ A(2, 0, 0) ^ D
    ldr.w r4, [r0, #168]                @ A(1, 4, 0)
    eor.w r6, r10, r6, ror #18          @ A(0, 3, 1) ^ D
    str.w r8, [r0, #56]                 @ E(2, 1, 0)
    bic.w r8, r6, r11, ror #11          @ chi
    eor.w r4, r4, r3                    @ A(1, 4, 0) ^ D
    eor.w lr, lr, r5, ror #14           @ A(3, 1, 1) ^ D
    bic.w r5, r4, r6, ror #22           @ chi
    bic.w r9, r11, lr                   @ chi
    eor.w r9, r2, r9                    @ E(0, 4, 0)
    eor.w r8, lr, r8, ror #21           @ E(1, 4, 0)
    bic.w lr, lr, r2                    @ chi
    eor.w r11, r11, r5, ror #31         @ E(2, 4, 0)
    str.w r11, [r0, #176]               @ E(2, 4, 0)
    ldr.w r5, [r0, #120]                @ A(0, 1, 0)
    ldr.w r11, [r0, #128]               @ A(1, 2, 0)
    str.w r8, [r0, #168]                @ E(1, 4, 0)
    ldr.w r8, [sp, #0]                  @ D(0, 0)
    str.w r9, [r0, #160]                @ E(0, 4, 0)
    ldr.w r9, [r0, #144]                @ A(3, 4, 0)
    eor.w lr, lr, r4, ror #31           @ E(4, 4, 0)
    str.w lr, [r0, #192]                @ E(4, 4, 0)
    bic.w r2, r2, r4, ror #31           @ chi
    eor.w r11, r3, r11, ror #28         @ A(1, 2, 0) ^ D
    ldr.w lr, [r0, #152]                @ A(4, 0, 1)
    ldr.w r4, [r0, #136]                @ A(2, 3, 1)
    eor.w r5, r8, r5, ror #8            @ A(0, 1, 0) ^ D
    eor.w r2, r2, r6, ror #21           @ E(3, 4, 0)
    ror.w r5, r5, #14                   @ rho
    eor.w lr, r12, lr, ror #11          @ A(4, 0, 1) ^ D
    str.w r2, [r0, #184]                @ E(3, 4, 0)
    eor.w r4, r4, r7                    @ A(2, 3, 1) ^ D
    bic.w r2, r11, r5, ror #5           @ chi
    bic.w r6, r4, r11, ror #3           @ chi
    ror.w lr, lr, #18                   @ rho
    eor.w r2, lr, r2, ror #27           @ E(0, 3, 0)
    str.w r2, [r0, #120]                @ E(0, 3, 0)
    eor.w r6, r5, r6, ror #24           @ E(1, 3, 0)
    ldr.w r2, [r0, #100]                @ A(2, 1, 1)
    eor.w r9, r1, r9, ror #4            @ A(3, 4, 0) ^ D
    bic.w r5, r5, lr                    @ chi
    bic.w lr, lr, r9                    @ chi
    eor.w r5, r9, r5                    @ E(4, 3, 0)
    bic.w r9, r9, r4, ror #24           @ chi
    str.w r5, [r0, #152]                @ E(4, 3, 0)
    str.w r6, [r0, #128]                @ E(1, 3, 0)
    ldr.w r6, [r0, #108]                @ A(3, 2, 0)
    eor.w r9, r9, r11, ror #27          @ E(2, 3, 0)
    ldr.w r5, [r0, #84]                 @ A(0, 4, 1)
    ldr.w r11, [r0, #52]                @ A(1, 3, 0)
    eor.w lr, lr, r4, ror #24           @ E(3, 3, 0)
    eor.w r6, r6, r1                    @ A(3, 2, 0) ^ D
    eor.w r7, r7, r2, ror #1            @ A(2, 1, 1) ^ D
    ror.w r4, r6, #16                   @ rho
    ldr.w r2, [r0, #92]                 @ A(1, 0, 0)
    ror.w r7, r7, #29                   @ rho
    ldr.w r6, [r0, #116]                @ A(4, 3, 1)
    eor.w r6, r6, r12                   @ A(4, 3, 1) ^ D
    str.w r9, [r0, #136]                @ E(2, 3, 0)
    eor.w r2, r3, r2, ror #10           @ A(1, 0, 0) ^ D
    bic.w r9, r4, r7                    @ chi
    str.w lr, [r0, #144]                @ E(3, 3, 0)
    bic.w lr, r6, r4, ror #4            @ chi
    eor.w r9, r2, r9                    @ E(0, 2, 1)
    eor.w r5, r10, r5, ror #23          @ A(0, 4, 1) ^ D
    eor.w lr, r7, lr, ror #28           @ E(1, 2, 1)
    str.w lr, [r0, #92]                 @ E(1, 2, 1)
    bic.w lr, r5, r6, ror #27           @ chi
    str.w r9, [r0, #84]                 @ E(0, 2, 1)
    bic.w r7, r7, r2                    @ chi
    bic.w r9, r2, r5, ror #1            @ chi
    ldr.w r2, [sp, #16]                 @ D(3, 1)
    eor.w r7, r7, r5, ror #1            @ E(4, 2, 1)
    eor.w r3, r3, r11, ror #14          @ A(1, 3, 0) ^ D
    ldr.w r11, [r0, #60]                @ A(2, 4, 0)
    eor.w r4, r4, lr, ror #1            @ E(2, 2, 1)
    ldr.w r5, [sp, #8]                  @ D(2, 0)
    eor.w r11, r11, r5                  @ A(2, 4, 0) ^ D
    ldr.w lr, [r0, #68]                 @ A(3, 0, 1)
    eor.w r9, r9, r6, ror #28           @ E(3, 2, 1)
    ldr.w r6, [r0, #44]                 @ A(0, 2, 0)
    str.w r4, [r0, #100]                @ E(2, 2, 1)
    ldr.w r4, [r0, #76]                 @ A(4, 1, 1)
    eor.w lr, r2, lr, ror #14           @ A(3, 0, 1) ^ D
    str.w r9, [r0, #108]                @ E(3, 2, 1)
    bic.w r9, r11, r3, ror #9           @ chi
    eor.w r6, r6, r8                    @ A(0, 2, 0) ^ D
    ror.w r6, r6, #31                   @ rho
    eor.w r12, r12, r4, ror #1          @ A(4, 1, 1) ^ D
    ror.w lr, lr, #14                   @ rho
    str.w r7, [r0, #116]                @ E(4, 2, 1)
    eor.w r9, r6, r9, ror #1            @ E(2, 1, 1)
    ror.w r12, r12, #22                 @ rho
    bic.w r7, lr, r11, ror #1           @ chi
    str.w r9, [r0, #60]                 @ E(2, 1, 1)
    bic.w r9, r12, lr                   @ chi
    bic.w r4, r3, r6, ror #22           @ chi
    eor.w r7, r7, r3, ror #10           @ E(3, 1, 1)
    bic.w r6, r6, r12                   @ chi
    ldr.w r3, [r0, #104]                @ A(3, 2, 1)
    eor.w r12, r12, r4, ror #10         @ E(1, 1, 1)
    str.w r7, [r0, #68]                 @ E(3, 1, 1)
    eor.w r4, r9, r11, ror #1           @ E(4, 1, 1)
    ldr.w r11, [r0, #88]                @ A(1, 0, 1)
    eor.w lr, lr, r6                    @ E(0, 1, 1)
    eor.w r3, r2, r3, ror #4            @ A(3, 2, 1) ^ D
    ldr.w r6, [r0, #96]                 @ A(2, 1, 0)
    ldr.w r9, [r0, #80]                 @ A(0, 4, 0)
    str.w r4, [r0, #76]                 @ E(4, 1, 1)
    ldr.w r4, [sp, #4]                  @ D(1, 1)
    eor.w r9, r9, r8                    @ A(0, 4, 0) ^ D
    ldr.w r7, [r0, #112]                @ A(4, 3, 0)
    eor.w r6, r5, r6, ror #2            @ A(2, 1, 0) ^ D
    str.w lr, [r0, #44]                 @ E(0, 1, 1)
    ror.w r6, r6, #28                   @ rho
    ldr.w r8, [sp, #20]                 @ D(4, 0)
    ror.w r3, r3, #15                   @ rho
    eor.w lr, r7, r8                    @ A(4, 3, 0) ^ D
    eor.w r4, r4, r11, ror #17          @ A(1, 0, 1) ^ D
    str.w r12, [r0, #52]                @ E(1, 1, 1)
    bic.w r12, r3, r6                   @ chi
    bic.w r7, r6, r4                    @ chi
    bic.w r11, lr, r3, ror #4           @ chi
    eor.w r12, r4, r12                  @ E(0, 2, 0)
    str.w r12, [r0, #80]                @ E(0, 2, 0)
    eor.w r12, r7, r9, ror #23          @ E(4, 2, 0)
    ldr.w r7, [r0, #124]                @ A(0, 1, 1)
    eor.w r6, r6, r11, ror #28          @ E(1, 2, 0)
    ldr.w r11, [r0, #140]               @ A(2, 3, 0)
    str.w r6, [r0, #88]                 @ E(1, 2, 0)
    bic.w r4, r4, r9, ror #23           @ chi
    str.w r12, [r0, #112]               @ E(4, 2, 0)
    bic.w r9, r9, lr, ror #5            @ chi
    ldr.w r6, [r0, #156]                @ A(4, 0, 0)
    eor.w r4, r4, lr, ror #28           @ E(3, 2, 0)
    eor.w r10, r10, r7, ror #21         @ A(0, 1, 1) ^ D
    ldr.w lr, [r0, #148]                @ A(3, 4, 1)
    eor.w r3, r3, r9, ror #23           @ E(2, 2, 0)
    ror.w r10, r10, #24                 @ rho
    ldr.w r7, [sp, #4]                  @ D(1, 1)
    eor.w r9, r5, r11, ror #1           @ A(2, 3, 0) ^ D
    ldr.w r12, [r0, #132]               @ A(1, 2, 1)
    eor.w r2, r2, lr, ror #16           @ A(3, 4, 1) ^ D
    eor.w r6, r8, r6, ror #25           @ A(4, 0, 0) ^ D
    ldr.w lr, [r0, #172]                @ A(1, 4, 1)
    bic.w r11, r2, r9, ror #24          @ chi
    ldr.w r5, [r0, #196]                @ A(4, 2, 0)
    eor.w r12, r7, r12, ror #28         @ A(1, 2, 1) ^ D
    str.w r4, [r0, #104]                @ E(3, 2, 0)
    bic.w r4, r12, r10, ror #4          @ chi
    eor.w lr, lr, r7                    @ A(1, 4, 1) ^ D
    ror.w r6, r6, #19                   @ rho
    str.w r3, [r0, #96]                 @ E(2, 2, 0)
    eor.w r11, r11, r12, ror #28        @ E(2, 3, 1)
    bic.w r7, r10, r6                   @ chi
    eor.w r4, r6, r4, ror #28           @ E(0, 3, 1)
    ldr.w r3, [sp, #12]                 @ D(2, 1)
    eor.w r7, r2, r7                    @ E(4, 3, 1)
    str.w r7, [r0, #156]                @ E(4, 3, 1)
    bic.w r12, r9, r12, ror #4          @ chi
    ldr.w r7, [r0, #180]                @ A(2, 0, 1)
    str.w r11, [r0, #140]               @ E(2, 3, 1)
    ldr.w r11, [r0, #164]               @ A(0, 3, 0)
    eor.w r10, r10, r12, ror #24        @ E(1, 3, 1)
    ldr.w r12, [r0, #188]               @ A(3, 1, 0)
    eor.w r3, r3, r7, ror #25           @ A(2, 0, 1) ^ D
    bic.w r6, r6, r2                    @ chi
    eor.w r6, r6, r9, ror #24           @ E(3, 3, 1)
    ldr.w r9, [sp, #0]                  @ D(0, 0)
    eor.w r1, r1, r12, ror #14          @ A(3, 1, 0) ^ D
    ror.w r3, r3, #1                    @ rho
    eor.w r8, r8, r5, ror #28           @ A(4, 2, 0) ^ D
    ror.w r1, r1, #1                    @ rho
    str.w r10, [r0, #132]               @ E(1, 3, 1)
    bic.w r2, r3, lr                    @ chi
    str.w r6, [r0, #148]                @ E(3, 3, 1)
    bic.w r12, r8, r1, ror #19          @ chi
    bic.w r7, r1, r3                    @ chi
    eor.w r9, r9, r11, ror #18          @ A(0, 3, 0) ^ D
    eor.w r7, lr, r7                    @ E(4, 4, 1)
    eor.w r3, r3, r12, ror #13          @ E(0, 4, 1)
    bic.w r5, r9, r8, ror #1            @ chi
    str.w r4, [r0, #124]                @ E(0, 3, 1)
    str.w r7, [r0, #196]                @ E(4, 4, 1)
    bic.w lr, lr, r9, ror #12           @ chi
    eor.w lr, lr, r8, ror #13           @ E(2, 4, 1)
    str.w r3, [r0, #164]                @ E(0, 4, 1)
    eor.w r4, r2, r9, ror #12           @ E(3, 4, 1)
    str.w r4, [r0, #188]                @ E(3, 4, 1)
    str.w lr, [r0, #180]                @ E(2, 4, 1)
    eor.w r1, r1, r5, ror #12           @ E(1, 4, 1)
    add sp, #28
    str.w r1, [r0, #172]                @ E(1, 4, 1)
    pop {r4-r11, pc}
.Lm7_paired_slow:
    subs r1, r1, r3
    strd r3, r1, [sp]
.Lm7_paired_rolled:
    ldm r0!, {r3-r12}                  @ plane 0 begins the parities C
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
    eor r3, r3, r8, ror #31  @ D(1, 0)
    eor r8, r8, r11  @ D(3, 1)
    eor r11, r11, r6, ror #31  @ D(0, 0)
    eor r6, r6, r9  @ D(2, 1)
    eor r9, r9, r4, ror #31  @ D(4, 0)
    eor r4, r4, r7  @ D(1, 1)
    eor r7, r7, r12, ror #31  @ D(3, 0)
    eor r12, r12, r5  @ D(0, 1)
    eor r5, r5, r10, ror #31  @ D(2, 0)
    eor r10, r10, r1  @ D(4, 1)
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
