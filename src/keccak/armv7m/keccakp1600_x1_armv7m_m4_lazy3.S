/* PYTHONPATH=lab python3 -m lanewise_lab.armv7m.kernel armv7m_m4_lazy3 > src/keccak/armv7m/keccakp1600_x1_armv7m_m4_lazy3.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for ARMv7-M: grouped loads, deferred rotations in 3 of 4 rounds, in place
 *
 * void lanewise_keccakp1600_x1_armv7m_m4_lazy3(uint32_t state[50], uint32_t rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4.
 *     state: bit-interleaved: word 2i holds the even bits of lane i = x + 5y, and word
 *     2i + 1 the odd bits; aligned to 4 bytes.
 *
 * The structure of row 4 of Table 1 in Adomnicai (2023), in our own order: every fourth round
 * rotates explicitly, so that the loop meets a state without offsets.
 * Stack: 64 bytes
 * No branch and no address depends on the state. Clobbers r0-r3, r12, flags.
 */

    .syntax unified
    .thumb
    .text
    .p2align 2
    .globl lanewise_keccakp1600_x1_armv7m_m4_lazy3
    .type lanewise_keccakp1600_x1_armv7m_m4_lazy3, %function
    .thumb_func
lanewise_keccakp1600_x1_armv7m_m4_lazy3:
    push {r4-r12, lr}
    sub sp, #24
    ldr r2, .Lm4_lazy3_distance
.Lm4_lazy3_here:
    add r2, pc                         @ behind the last constant
    sub r2, r2, r1, lsl #3             @ 8 bytes for each round
    str r2, [sp, #20]
    ands r1, r1, #3                  @ rounds beyond a multiple
    beq.w .Lm4_lazy3_fast
    str r1, [sp]
.Lm4_lazy3_rolled:
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
    adr r2, .Lm4_lazy3_pi
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
    bne .Lm4_lazy3_rolled
    ldr r1, [sp, #20]
    ldr r1, [r1]
    cmp r1, #2                         @ the mark behind the constants
    bne.w .Lm4_lazy3_fast
    add sp, #24
    pop {r4-r12, pc}
    .p2align 2
    .Lm4_lazy3_distance: .word .Lm4_lazy3_end - .Lm4_lazy3_here - 4
    .Lm4_lazy3_pi:  @ lane, rotation
    .byte 10, 1, 7, 3, 11, 6, 17, 10, 18, 15, 3, 21
    .byte 5, 28, 16, 36, 8, 45, 21, 55, 24, 2, 4, 14
    .byte 15, 27, 23, 41, 19, 56, 13, 8, 12, 25, 2, 43
    .byte 20, 62, 14, 18, 22, 39, 9, 61, 6, 20, 1, 44
    .p2align 2
.Lm4_lazy3_fast:
    @ round 1 of 4
    ldr.w r1, [r0, #0]                  @ A(0, 0, 0)
    ldr.w r2, [r0, #40]                 @ A(0, 1, 0)
    ldr.w r3, [r0, #80]                 @ A(0, 2, 0)
    ldr.w r4, [r0, #120]                @ A(0, 3, 0)
    ldr.w r5, [r0, #160]                @ A(0, 4, 0)
    eor.w r1, r1, r2                    @ C(0, 0)
    eor.w r1, r1, r3                    @ C(0, 0)
    eor.w r1, r1, r4                    @ C(0, 0)
    eor.w lr, r1, r5                    @ C(0, 0)
    ldr.w r1, [r0, #28]                 @ A(3, 0, 1)
    ldr.w r2, [r0, #68]                 @ A(3, 1, 1)
    ldr.w r3, [r0, #108]                @ A(3, 2, 1)
    ldr.w r4, [r0, #148]                @ A(3, 3, 1)
    ldr.w r5, [r0, #188]                @ A(3, 4, 1)
    eor.w r1, r1, r2                    @ C(3, 1)
    eor.w r1, r1, r3                    @ C(3, 1)
    eor.w r1, r1, r4                    @ C(3, 1)
    eor.w r1, r1, r5                    @ C(3, 1)
    eor.w r2, r1, lr                    @ D(4, 1)
    ldr.w r3, [r0, #8]                  @ A(1, 0, 0)
    ldr.w r4, [r0, #48]                 @ A(1, 1, 0)
    ldr.w r5, [r0, #88]                 @ A(1, 2, 0)
    ldr.w r6, [r0, #128]                @ A(1, 3, 0)
    ldr.w r7, [r0, #168]                @ A(1, 4, 0)
    str.w r2, [sp, #16]                 @ D(4, 1)
    eor.w r3, r3, r4                    @ C(1, 0)
    eor.w r3, r3, r5                    @ C(1, 0)
    eor.w r3, r3, r6                    @ C(1, 0)
    eor.w r3, r3, r7                    @ C(1, 0)
    eor.w r12, r3, r1, ror #31          @ D(2, 0)
    ldr.w r1, [r0, #36]                 @ A(4, 0, 1)
    ldr.w r2, [r0, #76]                 @ A(4, 1, 1)
    ldr.w r4, [r0, #116]                @ A(4, 2, 1)
    ldr.w r5, [r0, #156]                @ A(4, 3, 1)
    ldr.w r6, [r0, #196]                @ A(4, 4, 1)
    eor.w r1, r1, r2                    @ C(4, 1)
    eor.w r1, r1, r4                    @ C(4, 1)
    eor.w r1, r1, r5                    @ C(4, 1)
    eor.w r1, r1, r6                    @ C(4, 1)
    eor.w r3, r1, r3                    @ D(0, 1)
    ldr.w r2, [r0, #16]                 @ A(2, 0, 0)
    ldr.w r4, [r0, #56]                 @ A(2, 1, 0)
    ldr.w r5, [r0, #96]                 @ A(2, 2, 0)
    ldr.w r6, [r0, #136]                @ A(2, 3, 0)
    ldr.w r7, [r0, #176]                @ A(2, 4, 0)
    str.w r3, [sp, #4]                  @ D(0, 1)
    eor.w r2, r2, r4                    @ C(2, 0)
    eor.w r2, r2, r5                    @ C(2, 0)
    eor.w r2, r2, r6                    @ C(2, 0)
    eor.w r2, r2, r7                    @ C(2, 0)
    eor.w r1, r2, r1, ror #31           @ D(3, 0)
    ldr.w r3, [r0, #4]                  @ A(0, 0, 1)
    ldr.w r4, [r0, #44]                 @ A(0, 1, 1)
    ldr.w r5, [r0, #84]                 @ A(0, 2, 1)
    ldr.w r6, [r0, #124]                @ A(0, 3, 1)
    ldr.w r7, [r0, #164]                @ A(0, 4, 1)
    str.w r1, [sp, #12]                 @ D(3, 0)
    eor.w r3, r3, r4                    @ C(0, 1)
    eor.w r3, r3, r5                    @ C(0, 1)
    eor.w r3, r3, r6                    @ C(0, 1)
    eor.w r3, r3, r7                    @ C(0, 1)
    eor.w r11, r3, r2                   @ D(1, 1)
    ldr.w r1, [r0, #24]                 @ A(3, 0, 0)
    ldr.w r2, [r0, #64]                 @ A(3, 1, 0)
    ldr.w r4, [r0, #104]                @ A(3, 2, 0)
    ldr.w r5, [r0, #144]                @ A(3, 3, 0)
    ldr.w r6, [r0, #184]                @ A(3, 4, 0)
    eor.w r1, r1, r2                    @ C(3, 0)
    eor.w r1, r1, r4                    @ C(3, 0)
    eor.w r1, r1, r5                    @ C(3, 0)
    eor.w r1, r1, r6                    @ C(3, 0)
    eor.w r10, r1, r3, ror #31          @ D(4, 0)
    ldr.w r2, [r0, #12]                 @ A(1, 0, 1)
    ldr.w r3, [r0, #52]                 @ A(1, 1, 1)
    ldr.w r4, [r0, #92]                 @ A(1, 2, 1)
    ldr.w r5, [r0, #132]                @ A(1, 3, 1)
    ldr.w r6, [r0, #172]                @ A(1, 4, 1)
    eor.w r2, r2, r3                    @ C(1, 1)
    eor.w r2, r2, r4                    @ C(1, 1)
    eor.w r2, r2, r5                    @ C(1, 1)
    eor.w r2, r2, r6                    @ C(1, 1)
    eor.w r1, r2, r1                    @ D(2, 1)
    ldr.w r3, [r0, #32]                 @ A(4, 0, 0)
    ldr.w r4, [r0, #72]                 @ A(4, 1, 0)
    ldr.w r5, [r0, #112]                @ A(4, 2, 0)
    ldr.w r6, [r0, #152]                @ A(4, 3, 0)
    ldr.w r7, [r0, #192]                @ A(4, 4, 0)
    str.w r1, [sp, #8]                  @ D(2, 1)
    eor.w r3, r3, r4                    @ C(4, 0)
    eor.w r3, r3, r5                    @ C(4, 0)
    eor.w r3, r3, r6                    @ C(4, 0)
    eor.w r3, r3, r7                    @ C(4, 0)
    eor.w r9, r3, r2, ror #31           @ D(0, 0)
    ldr.w r2, [r0, #20]                 @ A(2, 0, 1)
    ldr.w r4, [r0, #60]                 @ A(2, 1, 1)
    ldr.w r5, [r0, #100]                @ A(2, 2, 1)
    ldr.w r6, [r0, #140]                @ A(2, 3, 1)
    ldr.w r7, [r0, #180]                @ A(2, 4, 1)
    str.w r9, [sp, #0]                  @ D(0, 0)
    eor.w r2, r2, r4                    @ C(2, 1)
    eor.w r2, r2, r5                    @ C(2, 1)
    eor.w r2, r2, r6                    @ C(2, 1)
    eor.w r2, r2, r7                    @ C(2, 1)
    eor.w r8, r2, r3                    @ D(3, 1)
    eor.w lr, lr, r2, ror #31           @ D(1, 0)
    ldr.w r2, [r0, #0]                  @ A(0, 0, 0)
    ldr.w r3, [r0, #48]                 @ A(1, 1, 0)
    ldr.w r4, [r0, #100]                @ A(2, 2, 1)
    ldr.w r5, [r0, #148]                @ A(3, 3, 1)
    ldr.w r6, [r0, #192]                @ A(4, 4, 0)
    eor.w r2, r9, r2                    @ A(0, 0, 0) ^ D
    eor.w r3, lr, r3                    @ A(1, 1, 0) ^ D
    eor.w r1, r1, r4                    @ A(2, 2, 1) ^ D
    eor.w r5, r8, r5                    @ A(3, 3, 1) ^ D
    eor.w r6, r10, r6                   @ A(4, 4, 0) ^ D
    bic.w r4, r5, r1, ror #21           @ chi
    eor.w r4, r4, r3, ror #21           @ E(1, 0, 0)
    str.w r4, [r0, #48]                 @ E(1, 0, 0)
    bic.w r4, r6, r5, ror #28           @ chi
    eor.w r4, r4, r1, ror #17           @ E(2, 0, 0)
    str.w r4, [r0, #100]                @ E(2, 0, 0)
    bic.w r4, r2, r6, ror #25           @ chi
    eor.w r4, r4, r5, ror #21           @ E(3, 0, 0)
    str.w r4, [r0, #148]                @ E(3, 0, 0)
    bic.w r4, r3, r2, ror #22           @ chi
    eor.w r4, r4, r6, ror #15           @ E(4, 0, 0)
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #192]                @ E(4, 0, 0)
    bic.w r1, r1, r3                    @ chi
    ldr.w r3, [r5]                      @ iota
    eor.w r1, r2, r1, ror #10           @ E(0, 0, 0)
    eor.w r1, r1, r3                    @ iota
    ldr.w r2, [r0, #12]                 @ A(1, 0, 1)
    ldr.w r3, [r0, #56]                 @ A(2, 1, 0)
    ldr.w r4, [r0, #108]                @ A(3, 2, 1)
    ldr.w r5, [r0, #152]                @ A(4, 3, 0)
    ldr.w r6, [r0, #160]                @ A(0, 4, 0)
    str.w r1, [r0, #0]                  @ E(0, 0, 0)
    eor.w r2, r11, r2                   @ A(1, 0, 1) ^ D
    eor.w r3, r12, r3                   @ A(2, 1, 0) ^ D
    eor.w r4, r8, r4                    @ A(3, 2, 1) ^ D
    eor.w r5, r10, r5                   @ A(4, 3, 0) ^ D
    eor.w r6, r9, r6                    @ A(0, 4, 0) ^ D
    bic.w r1, r4, r3, ror #10           @ chi
    eor.w r1, r1, r2, ror #12           @ E(0, 2, 0)
    str.w r1, [r0, #160]                @ E(0, 2, 0)
    bic.w r1, r5, r4, ror #23           @ chi
    eor.w r1, r1, r3, ror #1            @ E(1, 2, 0)
    str.w r1, [r0, #12]                 @ E(1, 2, 0)
    bic.w r1, r6, r5, ror #5            @ chi
    eor.w r1, r1, r4, ror #28           @ E(2, 2, 0)
    str.w r1, [r0, #56]                 @ E(2, 2, 0)
    bic.w r1, r2, r6, ror #24           @ chi
    eor.w r1, r1, r5, ror #29           @ E(3, 2, 0)
    str.w r1, [r0, #108]                @ E(3, 2, 0)
    bic.w r1, r3, r2, ror #2            @ chi
    eor.w r1, r1, r6, ror #26           @ E(4, 2, 0)
    ldr.w r2, [sp, #16]                 @ D(4, 1)
    ldr.w r3, [r0, #28]                 @ A(3, 0, 1)
    ldr.w r4, [r0, #76]                 @ A(4, 1, 1)
    ldr.w r5, [r0, #80]                 @ A(0, 2, 0)
    ldr.w r6, [r0, #128]                @ A(1, 3, 0)
    ldr.w r7, [r0, #176]                @ A(2, 4, 0)
    str.w r1, [r0, #152]                @ E(4, 2, 0)
    eor.w r3, r8, r3                    @ A(3, 0, 1) ^ D
    eor.w r2, r2, r4                    @ A(4, 1, 1) ^ D
    eor.w r9, r9, r5                    @ A(0, 2, 0) ^ D
    eor.w r6, lr, r6                    @ A(1, 3, 0) ^ D
    eor.w r7, r12, r7                   @ A(2, 4, 0) ^ D
    bic.w r1, r9, r2, ror #23           @ chi
    eor.w r1, r1, r3, ror #19           @ E(0, 1, 1)
    str.w r1, [r0, #80]                 @ E(0, 1, 1)
    bic.w r1, r6, r9, ror #21           @ chi
    eor.w r1, r1, r2, ror #12           @ E(1, 1, 1)
    str.w r1, [r0, #128]                @ E(1, 1, 1)
    bic.w r1, r7, r6, ror #8            @ chi
    eor.w r1, r1, r9, ror #29           @ E(2, 1, 1)
    str.w r1, [r0, #176]                @ E(2, 1, 1)
    bic.w r1, r3, r7, ror #16           @ chi
    eor.w r1, r1, r6, ror #24           @ E(3, 1, 1)
    str.w r1, [r0, #28]                 @ E(3, 1, 1)
    bic.w r1, r2, r3, ror #28           @ chi
    eor.w r1, r1, r7, ror #12           @ E(4, 1, 1)
    ldr.w r9, [sp, #4]                  @ D(0, 1)
    ldr.w r2, [r0, #32]                 @ A(4, 0, 0)
    ldr.w r3, [r0, #44]                 @ A(0, 1, 1)
    ldr.w r4, [r0, #92]                 @ A(1, 2, 1)
    ldr.w r5, [r0, #136]                @ A(2, 3, 0)
    ldr.w r6, [r0, #188]                @ A(3, 4, 1)
    str.w r1, [r0, #76]                 @ E(4, 1, 1)
    eor.w r2, r10, r2                   @ A(4, 0, 0) ^ D
    eor.w r3, r9, r3                    @ A(0, 1, 1) ^ D
    eor.w r4, r11, r4                   @ A(1, 2, 1) ^ D
    eor.w r5, r12, r5                   @ A(2, 3, 0) ^ D
    eor.w r6, r8, r6                    @ A(3, 4, 1) ^ D
    bic.w r1, r4, r3, ror #19           @ chi
    eor.w r1, r1, r2, ror #24           @ E(0, 3, 1)
    str.w r1, [r0, #44]                 @ E(0, 3, 1)
    bic.w r1, r5, r4, ror #2            @ chi
    eor.w r1, r1, r3, ror #21           @ E(1, 3, 1)
    str.w r1, [r0, #92]                 @ E(1, 3, 1)
    bic.w r1, r6, r5, ror #21           @ chi
    eor.w r1, r1, r4, ror #23           @ E(2, 3, 1)
    str.w r1, [r0, #136]                @ E(2, 3, 1)
    bic.w r1, r2, r6, ror #17           @ chi
    eor.w r1, r1, r5, ror #6            @ E(3, 3, 1)
    str.w r1, [r0, #188]                @ E(3, 3, 1)
    bic.w r1, r3, r2, ror #5            @ chi
    eor.w r1, r1, r6, ror #22           @ E(4, 3, 1)
    ldr.w r7, [sp, #16]                 @ D(4, 1)
    ldr.w r2, [r0, #16]                 @ A(2, 0, 0)
    ldr.w r3, [r0, #68]                 @ A(3, 1, 1)
    ldr.w r4, [r0, #116]                @ A(4, 2, 1)
    ldr.w r5, [r0, #124]                @ A(0, 3, 1)
    ldr.w r6, [r0, #168]                @ A(1, 4, 0)
    str.w r1, [r0, #32]                 @ E(4, 3, 1)
    eor.w r2, r12, r2                   @ A(2, 0, 0) ^ D
    eor.w r8, r8, r3                    @ A(3, 1, 1) ^ D
    eor.w r4, r7, r4                    @ A(4, 2, 1) ^ D
    eor.w r5, r9, r5                    @ A(0, 3, 1) ^ D
    eor.w r6, lr, r6                    @ A(1, 4, 0) ^ D
    bic.w r1, r4, r8, ror #24           @ chi
    eor.w r1, r1, r2, ror #21           @ E(0, 4, 0)
    str.w r1, [r0, #124]                @ E(0, 4, 0)
    bic.w r1, r5, r4, ror #1            @ chi
    eor.w r1, r1, r8, ror #25           @ E(1, 4, 0)
    str.w r1, [r0, #168]                @ E(1, 4, 0)
    bic.w r1, r6, r5, ror #12           @ chi
    eor.w r1, r1, r4, ror #13           @ E(2, 4, 0)
    str.w r1, [r0, #16]                 @ E(2, 4, 0)
    bic.w r1, r2, r6, ror #30           @ chi
    eor.w r1, r1, r5, ror #10           @ E(3, 4, 0)
    str.w r1, [r0, #68]                 @ E(3, 4, 0)
    bic.w r1, r8, r2, ror #29           @ chi
    eor.w r1, r1, r6, ror #27           @ E(4, 4, 0)
    ldr.w r8, [sp, #12]                 @ D(3, 0)
    ldr.w r2, [r0, #4]                  @ A(0, 0, 1)
    ldr.w r3, [r0, #52]                 @ A(1, 1, 1)
    ldr.w r4, [r0, #96]                 @ A(2, 2, 0)
    ldr.w r5, [r0, #144]                @ A(3, 3, 0)
    ldr.w r6, [r0, #196]                @ A(4, 4, 1)
    str.w r1, [r0, #116]                @ E(4, 4, 0)
    eor.w r2, r9, r2                    @ A(0, 0, 1) ^ D
    eor.w r3, r11, r3                   @ A(1, 1, 1) ^ D
    eor.w r12, r12, r4                  @ A(2, 2, 0) ^ D
    eor.w r5, r8, r5                    @ A(3, 3, 0) ^ D
    eor.w r6, r7, r6                    @ A(4, 4, 1) ^ D
    bic.w r1, r5, r12, ror #21          @ chi
    eor.w r1, r1, r3, ror #20           @ E(1, 0, 1)
    str.w r1, [r0, #52]                 @ E(1, 0, 1)
    bic.w r1, r6, r5, ror #29           @ chi
    eor.w r1, r1, r12, ror #18          @ E(2, 0, 1)
    str.w r1, [r0, #96]                 @ E(2, 0, 1)
    bic.w r1, r2, r6, ror #25           @ chi
    eor.w r1, r1, r5, ror #22           @ E(3, 0, 1)
    str.w r1, [r0, #144]                @ E(3, 0, 1)
    bic.w r1, r3, r2, ror #22           @ chi
    eor.w r1, r1, r6, ror #15           @ E(4, 0, 1)
    ldr.w r4, [sp, #20]                 @ constants
    str.w r1, [r0, #196]                @ E(4, 0, 1)
    bic.w r1, r12, r3, ror #31          @ chi
    ldr.w r3, [r4, #4]                  @ iota
    eor.w r1, r2, r1, ror #11           @ E(0, 0, 1)
    eor.w r1, r1, r3                    @ iota
    ldr.w r12, [sp, #8]                 @ D(2, 1)
    ldr.w r2, [r0, #8]                  @ A(1, 0, 0)
    ldr.w r3, [r0, #60]                 @ A(2, 1, 1)
    ldr.w r4, [r0, #104]                @ A(3, 2, 0)
    ldr.w r5, [r0, #156]                @ A(4, 3, 1)
    ldr.w r6, [r0, #164]                @ A(0, 4, 1)
    str.w r1, [r0, #4]                  @ E(0, 0, 1)
    eor.w r2, lr, r2                    @ A(1, 0, 0) ^ D
    eor.w r3, r12, r3                   @ A(2, 1, 1) ^ D
    eor.w r4, r8, r4                    @ A(3, 2, 0) ^ D
    eor.w r7, r7, r5                    @ A(4, 3, 1) ^ D
    eor.w r6, r9, r6                    @ A(0, 4, 1) ^ D
    bic.w r1, r4, r3, ror #9            @ chi
    eor.w r1, r1, r2, ror #12           @ E(0, 2, 1)
    str.w r1, [r0, #164]                @ E(0, 2, 1)
    bic.w r1, r7, r4, ror #24           @ chi
    eor.w r1, r1, r3, ror #1            @ E(1, 2, 1)
    str.w r1, [r0, #8]                  @ E(1, 2, 1)
    bic.w r1, r6, r7, ror #5            @ chi
    eor.w r1, r1, r4, ror #29           @ E(2, 2, 1)
    str.w r1, [r0, #60]                 @ E(2, 2, 1)
    bic.w r1, r2, r6, ror #23           @ chi
    eor.w r1, r1, r7, ror #28           @ E(3, 2, 1)
    str.w r1, [r0, #104]                @ E(3, 2, 1)
    bic.w r1, r3, r2, ror #3            @ chi
    eor.w r1, r1, r6, ror #26           @ E(4, 2, 1)
    ldr.w r2, [r0, #24]                 @ A(3, 0, 0)
    ldr.w r3, [r0, #72]                 @ A(4, 1, 0)
    ldr.w r4, [r0, #84]                 @ A(0, 2, 1)
    ldr.w r5, [r0, #132]                @ A(1, 3, 1)
    ldr.w r6, [r0, #180]                @ A(2, 4, 1)
    str.w r1, [r0, #156]                @ E(4, 2, 1)
    eor.w r2, r8, r2                    @ A(3, 0, 0) ^ D
    eor.w r3, r10, r3                   @ A(4, 1, 0) ^ D
    eor.w r9, r9, r4                    @ A(0, 2, 1) ^ D
    eor.w r5, r11, r5                   @ A(1, 3, 1) ^ D
    eor.w r6, r12, r6                   @ A(2, 4, 1) ^ D
    bic.w r1, r9, r3, ror #24           @ chi
    eor.w r1, r1, r2, ror #20           @ E(0, 1, 0)
    str.w r1, [r0, #84]                 @ E(0, 1, 0)
    bic.w r1, r5, r9, ror #21           @ chi
    eor.w r1, r1, r3, ror #13           @ E(1, 1, 0)
    str.w r1, [r0, #132]                @ E(1, 1, 0)
    bic.w r1, r6, r5, ror #8            @ chi
    eor.w r1, r1, r9, ror #29           @ E(2, 1, 0)
    str.w r1, [r0, #180]                @ E(2, 1, 0)
    bic.w r1, r2, r6, ror #15           @ chi
    eor.w r1, r1, r5, ror #23           @ E(3, 1, 0)
    str.w r1, [r0, #24]                 @ E(3, 1, 0)
    bic.w r1, r3, r2, ror #28           @ chi
    eor.w r1, r1, r6, ror #11           @ E(4, 1, 0)
    ldr.w r2, [sp, #0]                  @ D(0, 0)
    ldr.w r3, [r0, #20]                 @ A(2, 0, 1)
    ldr.w r4, [r0, #64]                 @ A(3, 1, 0)
    ldr.w r5, [r0, #112]                @ A(4, 2, 0)
    ldr.w r6, [r0, #120]                @ A(0, 3, 0)
    ldr.w r7, [r0, #172]                @ A(1, 4, 1)
    str.w r1, [r0, #72]                 @ E(4, 1, 0)
    eor.w r3, r12, r3                   @ A(2, 0, 1) ^ D
    eor.w r4, r8, r4                    @ A(3, 1, 0) ^ D
    eor.w r10, r10, r5                  @ A(4, 2, 0) ^ D
    eor.w r6, r2, r6                    @ A(0, 3, 0) ^ D
    eor.w r11, r11, r7                  @ A(1, 4, 1) ^ D
    bic.w r1, r10, r4, ror #24          @ chi
    eor.w r1, r1, r3, ror #20           @ E(0, 4, 1)
    str.w r1, [r0, #120]                @ E(0, 4, 1)
    bic.w r1, r6, r10, ror #1           @ chi
    eor.w r1, r1, r4, ror #25           @ E(1, 4, 1)
    str.w r1, [r0, #172]                @ E(1, 4, 1)
    bic.w r1, r11, r6, ror #13          @ chi
    eor.w r1, r1, r10, ror #14          @ E(2, 4, 1)
    str.w r1, [r0, #20]                 @ E(2, 4, 1)
    bic.w r1, r3, r11, ror #30          @ chi
    eor.w r1, r1, r6, ror #11           @ E(3, 4, 1)
    str.w r1, [r0, #64]                 @ E(3, 4, 1)
    bic.w r1, r4, r3, ror #28           @ chi
    eor.w r1, r1, r11, ror #26          @ E(4, 4, 1)
    ldr.w r3, [sp, #16]                 @ D(4, 1)
    ldr.w r4, [r0, #36]                 @ A(4, 0, 1)
    ldr.w r5, [r0, #40]                 @ A(0, 1, 0)
    ldr.w r6, [r0, #88]                 @ A(1, 2, 0)
    ldr.w r7, [r0, #140]                @ A(2, 3, 1)
    ldr.w r9, [r0, #184]                @ A(3, 4, 0)
    str.w r1, [r0, #112]                @ E(4, 4, 1)
    eor.w r3, r3, r4                    @ A(4, 0, 1) ^ D
    eor.w r2, r2, r5                    @ A(0, 1, 0) ^ D
    eor.w lr, lr, r6                    @ A(1, 2, 0) ^ D
    eor.w r12, r12, r7                  @ A(2, 3, 1) ^ D
    eor.w r8, r8, r9                    @ A(3, 4, 0) ^ D
    bic.w r1, lr, r2, ror #19           @ chi
    eor.w r1, r1, r3, ror #23           @ E(0, 3, 0)
    str.w r1, [r0, #40]                 @ E(0, 3, 0)
    bic.w r1, r12, lr, ror #3           @ chi
    eor.w r1, r1, r2, ror #22           @ E(1, 3, 0)
    str.w r1, [r0, #88]                 @ E(1, 3, 0)
    bic.w r1, r8, r12, ror #20          @ chi
    eor.w r1, r1, lr, ror #23           @ E(2, 3, 0)
    str.w r1, [r0, #140]                @ E(2, 3, 0)
    bic.w r1, r3, r8, ror #18           @ chi
    eor.w r1, r1, r12, ror #6           @ E(3, 3, 0)
    str.w r1, [r0, #184]                @ E(3, 3, 0)
    bic.w r1, r2, r3, ror #4            @ chi
    eor.w r1, r1, r8, ror #22           @ E(4, 3, 0)
    str.w r1, [r0, #36]                 @ E(4, 3, 0)
    @ round 2 of 4
    ldr.w r1, [r0, #0]                  @ A(0, 0, 0)
    ldr.w r2, [r0, #84]                 @ A(0, 1, 0)
    ldr.w r3, [r0, #160]                @ A(0, 2, 0)
    ldr.w r4, [r0, #40]                 @ A(0, 3, 0)
    ldr.w r5, [r0, #124]                @ A(0, 4, 0)
    eor.w r1, r1, r2, ror #30           @ C(0, 0)
    eor.w r1, r1, r3, ror #19           @ C(0, 0)
    eor.w r1, r1, r4, ror #27           @ C(0, 0)
    eor.w lr, r1, r5, ror #12           @ C(0, 0)
    ldr.w r1, [r0, #64]                 @ A(3, 4, 1)
    ldr.w r2, [r0, #144]                @ A(3, 0, 1)
    ldr.w r3, [r0, #28]                 @ A(3, 1, 1)
    ldr.w r4, [r0, #104]                @ A(3, 2, 1)
    ldr.w r5, [r0, #188]                @ A(3, 3, 1)
    eor.w r1, r1, r2, ror #31           @ C(3, 1)
    eor.w r1, r1, r3, ror #17           @ C(3, 1)
    eor.w r1, r1, r4, ror #31           @ C(3, 1)
    eor.w r1, r1, r5, ror #18           @ C(3, 1)
    eor.w r2, lr, r1, ror #1            @ D(4, 1)
    ldr.w r3, [r0, #48]                 @ A(1, 0, 0)
    ldr.w r4, [r0, #132]                @ A(1, 1, 0)
    ldr.w r5, [r0, #12]                 @ A(1, 2, 0)
    ldr.w r6, [r0, #88]                 @ A(1, 3, 0)
    ldr.w r7, [r0, #168]                @ A(1, 4, 0)
    str.w r2, [sp, #16]                 @ D(4, 1)
    eor.w r2, r3, r4, ror #20           @ C(1, 0)
    eor.w r2, r2, r5, ror #7            @ C(1, 0)
    eor.w r2, r2, r6, ror #3            @ C(1, 0)
    eor.w r2, r2, r7, ror #22           @ C(1, 0)
    eor.w r12, r1, r2, ror #21          @ D(2, 0)
    ldr.w r1, [r0, #196]                @ A(4, 0, 1)
    ldr.w r3, [r0, #76]                 @ A(4, 1, 1)
    ldr.w r4, [r0, #156]                @ A(4, 2, 1)
    ldr.w r5, [r0, #32]                 @ A(4, 3, 1)
    ldr.w r6, [r0, #112]                @ A(4, 4, 1)
    eor.w r1, r1, r3, ror #12           @ C(4, 1)
    eor.w r1, r1, r4, ror #19           @ C(4, 1)
    eor.w r1, r1, r5, ror #4            @ C(4, 1)
    eor.w r1, r1, r6, ror #27           @ C(4, 1)
    ror.w r1, r1, #10                   @ C(4, 1) realigned
    eor.w r2, r1, r2, ror #21           @ D(0, 1)
    ldr.w r3, [r0, #100]                @ A(2, 0, 0)
    ldr.w r4, [r0, #180]                @ A(2, 1, 0)
    ldr.w r5, [r0, #56]                 @ A(2, 2, 0)
    ldr.w r6, [r0, #140]                @ A(2, 3, 0)
    ldr.w r7, [r0, #16]                 @ A(2, 4, 0)
    str.w r2, [sp, #4]                  @ D(0, 1)
    eor.w r2, r3, r4, ror #8            @ C(2, 0)
    eor.w r2, r2, r5, ror #30           @ C(2, 0)
    eor.w r2, r2, r6, ror #11           @ C(2, 0)
    eor.w r2, r2, r7, ror #6            @ C(2, 0)
    ror.w r2, r2, #25                   @ C(2, 0) realigned
    eor.w r1, r2, r1, ror #31           @ D(3, 0)
    ldr.w r3, [r0, #4]                  @ A(0, 0, 1)
    ldr.w r4, [r0, #80]                 @ A(0, 1, 1)
    ldr.w r5, [r0, #164]                @ A(0, 2, 1)
    ldr.w r6, [r0, #44]                 @ A(0, 3, 1)
    ldr.w r7, [r0, #120]                @ A(0, 4, 1)
    str.w r1, [sp, #12]                 @ D(3, 0)
    eor.w r1, r3, r4, ror #31           @ C(0, 1)
    eor.w r1, r1, r5, ror #20           @ C(0, 1)
    eor.w r1, r1, r6, ror #27           @ C(0, 1)
    eor.w r1, r1, r7, ror #13           @ C(0, 1)
    eor.w r11, r1, r2                   @ D(1, 1)
    ldr.w r2, [r0, #148]                @ A(3, 0, 0)
    ldr.w r3, [r0, #24]                 @ A(3, 1, 0)
    ldr.w r4, [r0, #108]                @ A(3, 2, 0)
    ldr.w r5, [r0, #184]                @ A(3, 3, 0)
    ldr.w r6, [r0, #68]                 @ A(3, 4, 0)
    eor.w r2, r2, r3, ror #18           @ C(3, 0)
    eor.w r2, r2, r4, ror #31           @ C(3, 0)
    eor.w r2, r2, r5, ror #18           @ C(3, 0)
    eor.w r2, r2, r6, ror #1            @ C(3, 0)
    eor.w r10, r2, r1, ror #31          @ D(4, 0)
    ldr.w r1, [r0, #52]                 @ A(1, 0, 1)
    ldr.w r3, [r0, #128]                @ A(1, 1, 1)
    ldr.w r4, [r0, #8]                  @ A(1, 2, 1)
    ldr.w r5, [r0, #92]                 @ A(1, 3, 1)
    ldr.w r6, [r0, #172]                @ A(1, 4, 1)
    eor.w r1, r1, r3, ror #20           @ C(1, 1)
    eor.w r1, r1, r4, ror #6            @ C(1, 1)
    eor.w r1, r1, r5, ror #3            @ C(1, 1)
    eor.w r1, r1, r6, ror #22           @ C(1, 1)
    eor.w r2, r2, r1, ror #22           @ D(2, 1)
    ldr.w r3, [r0, #192]                @ A(4, 0, 0)
    ldr.w r4, [r0, #72]                 @ A(4, 1, 0)
    ldr.w r5, [r0, #152]                @ A(4, 2, 0)
    ldr.w r6, [r0, #36]                 @ A(4, 3, 0)
    ldr.w r7, [r0, #116]                @ A(4, 4, 0)
    str.w r2, [sp, #8]                  @ D(2, 1)
    eor.w r3, r3, r4, ror #12           @ C(4, 0)
    eor.w r3, r3, r5, ror #19           @ C(4, 0)
    eor.w r3, r3, r6, ror #4            @ C(4, 0)
    eor.w r3, r3, r7, ror #26           @ C(4, 0)
    ror.w r3, r3, #10                   @ C(4, 0) realigned
    eor.w r9, r3, r1, ror #21           @ D(0, 0)
    ldr.w r1, [r0, #96]                 @ A(2, 0, 1)
    ldr.w r4, [r0, #176]                @ A(2, 1, 1)
    ldr.w r5, [r0, #60]                 @ A(2, 2, 1)
    ldr.w r6, [r0, #136]                @ A(2, 3, 1)
    ldr.w r7, [r0, #20]                 @ A(2, 4, 1)
    str.w r9, [sp, #0]                  @ D(0, 0)
    eor.w r1, r1, r4, ror #9            @ C(2, 1)
    eor.w r1, r1, r5, ror #30           @ C(2, 1)
    eor.w r1, r1, r6, ror #11           @ C(2, 1)
    eor.w r1, r1, r7, ror #6            @ C(2, 1)
    eor.w r8, r3, r1, ror #25           @ D(3, 1)
    eor.w lr, lr, r1, ror #24           @ D(1, 0)
    ldr.w r1, [r0, #0]                  @ A(0, 0, 0)
    ldr.w r3, [r0, #132]                @ A(1, 1, 0)
    ldr.w r4, [r0, #60]                 @ A(2, 2, 1)
    ldr.w r5, [r0, #188]                @ A(3, 3, 1)
    ldr.w r6, [r0, #116]                @ A(4, 4, 0)
    eor.w r1, r9, r1                    @ A(0, 0, 0) ^ D
    eor.w r3, lr, r3, ror #9            @ A(1, 1, 0) ^ D
    eor.w r2, r2, r4, ror #23           @ A(2, 2, 1) ^ D
    eor.w r4, r8, r5, ror #19           @ A(3, 3, 1) ^ D
    eor.w r5, r10, r6, ror #4           @ A(4, 4, 0) ^ D
    bic.w r6, r4, r2, ror #21           @ chi
    eor.w r6, r6, r3, ror #21           @ E(1, 0, 0)
    str.w r6, [r0, #132]                @ E(1, 0, 0)
    bic.w r6, r5, r4, ror #28           @ chi
    eor.w r6, r6, r2, ror #17           @ E(2, 0, 0)
    str.w r6, [r0, #60]                 @ E(2, 0, 0)
    bic.w r6, r1, r5, ror #25           @ chi
    eor.w r4, r6, r4, ror #21           @ E(3, 0, 0)
    str.w r4, [r0, #188]                @ E(3, 0, 0)
    bic.w r4, r3, r1, ror #22           @ chi
    eor.w r4, r4, r5, ror #15           @ E(4, 0, 0)
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #116]                @ E(4, 0, 0)
    bic.w r2, r2, r3                    @ chi
    ldr.w r3, [r5, #8]                  @ iota
    eor.w r1, r1, r2, ror #10           @ E(0, 0, 0)
    eor.w r1, r1, r3                    @ iota
    ldr.w r2, [r0, #52]                 @ A(1, 0, 1)
    ldr.w r3, [r0, #180]                @ A(2, 1, 0)
    ldr.w r4, [r0, #104]                @ A(3, 2, 1)
    ldr.w r5, [r0, #36]                 @ A(4, 3, 0)
    ldr.w r6, [r0, #124]                @ A(0, 4, 0)
    str.w r1, [r0, #0]                  @ E(0, 0, 0)
    eor.w r1, r11, r2, ror #22          @ A(1, 0, 1) ^ D
    eor.w r2, r12, r3, ror #1           @ A(2, 1, 0) ^ D
    eor.w r4, r8, r4                    @ A(3, 2, 1) ^ D
    eor.w r3, r10, r5, ror #14          @ A(4, 3, 0) ^ D
    eor.w r5, r9, r6, ror #12           @ A(0, 4, 0) ^ D
    bic.w r6, r4, r2, ror #10           @ chi
    eor.w r6, r6, r1, ror #12           @ E(0, 2, 0)
    str.w r6, [r0, #124]                @ E(0, 2, 0)
    bic.w r6, r3, r4, ror #23           @ chi
    eor.w r6, r6, r2, ror #1            @ E(1, 2, 0)
    str.w r6, [r0, #52]                 @ E(1, 2, 0)
    bic.w r6, r5, r3, ror #5            @ chi
    eor.w r4, r6, r4, ror #28           @ E(2, 2, 0)
    str.w r4, [r0, #180]                @ E(2, 2, 0)
    bic.w r4, r1, r5, ror #24           @ chi
    eor.w r3, r4, r3, ror #29           @ E(3, 2, 0)
    str.w r3, [r0, #104]                @ E(3, 2, 0)
    bic.w r1, r2, r1, ror #2            @ chi
    eor.w r1, r1, r5, ror #26           @ E(4, 2, 0)
    ldr.w r2, [sp, #16]                 @ D(4, 1)
    ldr.w r3, [r0, #144]                @ A(3, 0, 1)
    ldr.w r4, [r0, #76]                 @ A(4, 1, 1)
    ldr.w r5, [r0, #160]                @ A(0, 2, 0)
    ldr.w r6, [r0, #88]                 @ A(1, 3, 0)
    ldr.w r7, [r0, #16]                 @ A(2, 4, 0)
    str.w r1, [r0, #36]                 @ E(4, 2, 0)
    eor.w r3, r8, r3                    @ A(3, 0, 1) ^ D
    eor.w r1, r2, r4, ror #22           @ A(4, 1, 1) ^ D
    eor.w r2, r9, r5, ror #19           @ A(0, 2, 0) ^ D
    eor.w r4, lr, r6, ror #24           @ A(1, 3, 0) ^ D
    eor.w r5, r12, r7, ror #31          @ A(2, 4, 0) ^ D
    bic.w r6, r2, r1, ror #23           @ chi
    eor.w r6, r6, r3, ror #19           @ E(0, 1, 1)
    str.w r6, [r0, #160]                @ E(0, 1, 1)
    bic.w r6, r4, r2, ror #21           @ chi
    eor.w r6, r6, r1, ror #12           @ E(1, 1, 1)
    str.w r6, [r0, #88]                 @ E(1, 1, 1)
    bic.w r6, r5, r4, ror #8            @ chi
    eor.w r2, r6, r2, ror #29           @ E(2, 1, 1)
    str.w r2, [r0, #16]                 @ E(2, 1, 1)
    bic.w r2, r3, r5, ror #16           @ chi
    eor.w r2, r2, r4, ror #24           @ E(3, 1, 1)
    str.w r2, [r0, #144]                @ E(3, 1, 1)
    bic.w r1, r1, r3, ror #28           @ chi
    eor.w r1, r1, r5, ror #12           @ E(4, 1, 1)
    ldr.w r9, [sp, #4]                  @ D(0, 1)
    ldr.w r2, [r0, #192]                @ A(4, 0, 0)
    ldr.w r3, [r0, #80]                 @ A(0, 1, 1)
    ldr.w r4, [r0, #8]                  @ A(1, 2, 1)
    ldr.w r5, [r0, #140]                @ A(2, 3, 0)
    ldr.w r6, [r0, #64]                 @ A(3, 4, 1)
    str.w r1, [r0, #76]                 @ E(4, 1, 1)
    eor.w r1, r10, r2, ror #10          @ A(4, 0, 0) ^ D
    eor.w r2, r9, r3, ror #31           @ A(0, 1, 1) ^ D
    eor.w r3, r11, r4, ror #28          @ A(1, 2, 1) ^ D
    eor.w r4, r12, r5, ror #4           @ A(2, 3, 0) ^ D
    eor.w r5, r8, r6, ror #1            @ A(3, 4, 1) ^ D
    bic.w r6, r3, r2, ror #19           @ chi
    eor.w r6, r6, r1, ror #24           @ E(0, 3, 1)
    str.w r6, [r0, #80]                 @ E(0, 3, 1)
    bic.w r6, r4, r3, ror #2            @ chi
    eor.w r6, r6, r2, ror #21           @ E(1, 3, 1)
    str.w r6, [r0, #8]                  @ E(1, 3, 1)
    bic.w r6, r5, r4, ror #21           @ chi
    eor.w r3, r6, r3, ror #23           @ E(2, 3, 1)
    str.w r3, [r0, #140]                @ E(2, 3, 1)
    bic.w r3, r1, r5, ror #17           @ chi
    eor.w r3, r3, r4, ror #6            @ E(3, 3, 1)
    str.w r3, [r0, #64]                 @ E(3, 3, 1)
    bic.w r1, r2, r1, ror #5            @ chi
    eor.w r1, r1, r5, ror #22           @ E(4, 3, 1)
    ldr.w r7, [sp, #16]                 @ D(4, 1)
    ldr.w r2, [r0, #100]                @ A(2, 0, 0)
    ldr.w r3, [r0, #28]                 @ A(3, 1, 1)
    ldr.w r4, [r0, #156]                @ A(4, 2, 1)
    ldr.w r5, [r0, #44]                 @ A(0, 3, 1)
    ldr.w r6, [r0, #168]                @ A(1, 4, 0)
    str.w r1, [r0, #192]                @ E(4, 3, 1)
    eor.w r1, r12, r2, ror #25          @ A(2, 0, 0) ^ D
    eor.w r2, r8, r3, ror #18           @ A(3, 1, 1) ^ D
    eor.w r3, r7, r4, ror #29           @ A(4, 2, 1) ^ D
    eor.w r4, r9, r5, ror #27           @ A(0, 3, 1) ^ D
    eor.w r5, lr, r6, ror #11           @ A(1, 4, 0) ^ D
    bic.w r6, r3, r2, ror #24           @ chi
    eor.w r6, r6, r1, ror #21           @ E(0, 4, 0)
    str.w r6, [r0, #44]                 @ E(0, 4, 0)
    bic.w r6, r4, r3, ror #1            @ chi
    eor.w r6, r6, r2, ror #25           @ E(1, 4, 0)
    str.w r6, [r0, #168]                @ E(1, 4, 0)
    bic.w r6, r5, r4, ror #12           @ chi
    eor.w r3, r6, r3, ror #13           @ E(2, 4, 0)
    str.w r3, [r0, #100]                @ E(2, 4, 0)
    bic.w r3, r1, r5, ror #30           @ chi
    eor.w r3, r3, r4, ror #10           @ E(3, 4, 0)
    str.w r3, [r0, #28]                 @ E(3, 4, 0)
    bic.w r1, r2, r1, ror #29           @ chi
    eor.w r1, r1, r5, ror #27           @ E(4, 4, 0)
    ldr.w r8, [sp, #12]                 @ D(3, 0)
    ldr.w r2, [r0, #4]                  @ A(0, 0, 1)
    ldr.w r3, [r0, #128]                @ A(1, 1, 1)
    ldr.w r4, [r0, #56]                 @ A(2, 2, 0)
    ldr.w r5, [r0, #184]                @ A(3, 3, 0)
    ldr.w r6, [r0, #112]                @ A(4, 4, 1)
    str.w r1, [r0, #156]                @ E(4, 4, 0)
    eor.w r2, r9, r2                    @ A(0, 0, 1) ^ D
    eor.w r1, r11, r3, ror #10          @ A(1, 1, 1) ^ D
    eor.w r3, r12, r4, ror #23          @ A(2, 2, 0) ^ D
    eor.w r4, r8, r5, ror #18           @ A(3, 3, 0) ^ D
    eor.w r5, r7, r6, ror #5            @ A(4, 4, 1) ^ D
    bic.w r6, r4, r3, ror #21           @ chi
    eor.w r6, r6, r1, ror #20           @ E(1, 0, 1)
    str.w r6, [r0, #128]                @ E(1, 0, 1)
    bic.w r6, r5, r4, ror #29           @ chi
    eor.w r6, r6, r3, ror #18           @ E(2, 0, 1)
    str.w r6, [r0, #56]                 @ E(2, 0, 1)
    bic.w r6, r2, r5, ror #25           @ chi
    eor.w r4, r6, r4, ror #22           @ E(3, 0, 1)
    str.w r4, [r0, #184]                @ E(3, 0, 1)
    bic.w r4, r1, r2, ror #22           @ chi
    eor.w r4, r4, r5, ror #15           @ E(4, 0, 1)
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #112]                @ E(4, 0, 1)
    bic.w r1, r3, r1, ror #31           @ chi
    ldr.w r3, [r5, #12]                 @ iota
    eor.w r1, r2, r1, ror #11           @ E(0, 0, 1)
    eor.w r1, r1, r3                    @ iota
    ldr.w r12, [sp, #8]                 @ D(2, 1)
    ldr.w r2, [r0, #48]                 @ A(1, 0, 0)
    ldr.w r3, [r0, #176]                @ A(2, 1, 1)
    ldr.w r4, [r0, #108]                @ A(3, 2, 0)
    ldr.w r5, [r0, #32]                 @ A(4, 3, 1)
    ldr.w r6, [r0, #120]                @ A(0, 4, 1)
    str.w r1, [r0, #4]                  @ E(0, 0, 1)
    eor.w r1, lr, r2, ror #21           @ A(1, 0, 0) ^ D
    eor.w r2, r12, r3, ror #2           @ A(2, 1, 1) ^ D
    eor.w r3, r8, r4, ror #31           @ A(3, 2, 0) ^ D
    eor.w r4, r7, r5, ror #14           @ A(4, 3, 1) ^ D
    eor.w r5, r9, r6, ror #13           @ A(0, 4, 1) ^ D
    bic.w r6, r3, r2, ror #9            @ chi
    eor.w r6, r6, r1, ror #12           @ E(0, 2, 1)
    str.w r6, [r0, #120]                @ E(0, 2, 1)
    bic.w r6, r4, r3, ror #24           @ chi
    eor.w r6, r6, r2, ror #1            @ E(1, 2, 1)
    str.w r6, [r0, #48]                 @ E(1, 2, 1)
    bic.w r6, r5, r4, ror #5            @ chi
    eor.w r3, r6, r3, ror #29           @ E(2, 2, 1)
    str.w r3, [r0, #176]                @ E(2, 2, 1)
    bic.w r3, r1, r5, ror #23           @ chi
    eor.w r3, r3, r4, ror #28           @ E(3, 2, 1)
    str.w r3, [r0, #108]                @ E(3, 2, 1)
    bic.w r1, r2, r1, ror #3            @ chi
    eor.w r1, r1, r5, ror #26           @ E(4, 2, 1)
    ldr.w r2, [r0, #148]                @ A(3, 0, 0)
    ldr.w r3, [r0, #72]                 @ A(4, 1, 0)
    ldr.w r4, [r0, #164]                @ A(0, 2, 1)
    ldr.w r5, [r0, #92]                 @ A(1, 3, 1)
    ldr.w r6, [r0, #20]                 @ A(2, 4, 1)
    str.w r1, [r0, #32]                 @ E(4, 2, 1)
    eor.w r2, r8, r2                    @ A(3, 0, 0) ^ D
    eor.w r1, r10, r3, ror #22          @ A(4, 1, 0) ^ D
    eor.w r3, r9, r4, ror #20           @ A(0, 2, 1) ^ D
    eor.w r4, r11, r5, ror #25          @ A(1, 3, 1) ^ D
    eor.w r5, r12, r6, ror #31          @ A(2, 4, 1) ^ D
    bic.w r6, r3, r1, ror #24           @ chi
    eor.w r6, r6, r2, ror #20           @ E(0, 1, 0)
    str.w r6, [r0, #164]                @ E(0, 1, 0)
    bic.w r6, r4, r3, ror #21           @ chi
    eor.w r6, r6, r1, ror #13           @ E(1, 1, 0)
    str.w r6, [r0, #92]                 @ E(1, 1, 0)
    bic.w r6, r5, r4, ror #8            @ chi
    eor.w r3, r6, r3, ror #29           @ E(2, 1, 0)
    str.w r3, [r0, #20]                 @ E(2, 1, 0)
    bic.w r3, r2, r5, ror #15           @ chi
    eor.w r3, r3, r4, ror #23           @ E(3, 1, 0)
    str.w r3, [r0, #148]                @ E(3, 1, 0)
    bic.w r1, r1, r2, ror #28           @ chi
    eor.w r1, r1, r5, ror #11           @ E(4, 1, 0)
    ldr.w r2, [sp, #0]                  @ D(0, 0)
    ldr.w r3, [r0, #96]                 @ A(2, 0, 1)
    ldr.w r4, [r0, #24]                 @ A(3, 1, 0)
    ldr.w r5, [r0, #152]                @ A(4, 2, 0)
    ldr.w r6, [r0, #40]                 @ A(0, 3, 0)
    ldr.w r7, [r0, #172]                @ A(1, 4, 1)
    str.w r1, [r0, #72]                 @ E(4, 1, 0)
    eor.w r1, r12, r3, ror #25          @ A(2, 0, 1) ^ D
    eor.w r3, r8, r4, ror #18           @ A(3, 1, 0) ^ D
    eor.w r4, r10, r5, ror #29          @ A(4, 2, 0) ^ D
    eor.w r5, r2, r6, ror #27           @ A(0, 3, 0) ^ D
    eor.w r6, r11, r7, ror #12          @ A(1, 4, 1) ^ D
    bic.w r7, r4, r3, ror #24           @ chi
    eor.w r7, r7, r1, ror #20           @ E(0, 4, 1)
    str.w r7, [r0, #40]                 @ E(0, 4, 1)
    bic.w r7, r5, r4, ror #1            @ chi
    eor.w r7, r7, r3, ror #25           @ E(1, 4, 1)
    str.w r7, [r0, #172]                @ E(1, 4, 1)
    bic.w r7, r6, r5, ror #13           @ chi
    eor.w r4, r7, r4, ror #14           @ E(2, 4, 1)
    str.w r4, [r0, #96]                 @ E(2, 4, 1)
    bic.w r4, r1, r6, ror #30           @ chi
    eor.w r4, r4, r5, ror #11           @ E(3, 4, 1)
    str.w r4, [r0, #24]                 @ E(3, 4, 1)
    bic.w r1, r3, r1, ror #28           @ chi
    eor.w r1, r1, r6, ror #26           @ E(4, 4, 1)
    ldr.w r3, [sp, #16]                 @ D(4, 1)
    ldr.w r4, [r0, #196]                @ A(4, 0, 1)
    ldr.w r5, [r0, #84]                 @ A(0, 1, 0)
    ldr.w r6, [r0, #12]                 @ A(1, 2, 0)
    ldr.w r7, [r0, #136]                @ A(2, 3, 1)
    ldr.w r9, [r0, #68]                 @ A(3, 4, 0)
    str.w r1, [r0, #152]                @ E(4, 4, 1)
    eor.w r1, r3, r4, ror #10           @ A(4, 0, 1) ^ D
    eor.w r2, r2, r5, ror #30           @ A(0, 1, 0) ^ D
    eor.w r3, lr, r6, ror #28           @ A(1, 2, 0) ^ D
    eor.w r4, r12, r7, ror #4           @ A(2, 3, 1) ^ D
    eor.w r5, r8, r9, ror #1            @ A(3, 4, 0) ^ D
    bic.w r6, r3, r2, ror #19           @ chi
    eor.w r6, r6, r1, ror #23           @ E(0, 3, 0)
    str.w r6, [r0, #84]                 @ E(0, 3, 0)
    bic.w r6, r4, r3, ror #3            @ chi
    eor.w r6, r6, r2, ror #22           @ E(1, 3, 0)
    str.w r6, [r0, #12]                 @ E(1, 3, 0)
    bic.w r6, r5, r4, ror #20           @ chi
    eor.w r3, r6, r3, ror #23           @ E(2, 3, 0)
    str.w r3, [r0, #136]                @ E(2, 3, 0)
    bic.w r3, r1, r5, ror #18           @ chi
    eor.w r3, r3, r4, ror #6            @ E(3, 3, 0)
    str.w r3, [r0, #68]                 @ E(3, 3, 0)
    bic.w r1, r2, r1, ror #4            @ chi
    eor.w r1, r1, r5, ror #22           @ E(4, 3, 0)
    str.w r1, [r0, #196]                @ E(4, 3, 0)
    @ round 3 of 4
    ldr.w r1, [r0, #0]                  @ A(0, 0, 0)
    ldr.w r2, [r0, #164]                @ A(0, 1, 0)
    ldr.w r3, [r0, #124]                @ A(0, 2, 0)
    ldr.w r4, [r0, #84]                 @ A(0, 3, 0)
    ldr.w r5, [r0, #44]                 @ A(0, 4, 0)
    eor.w r1, r1, r2, ror #30           @ C(0, 0)
    eor.w r1, r1, r3, ror #19           @ C(0, 0)
    eor.w r1, r1, r4, ror #27           @ C(0, 0)
    eor.w lr, r1, r5, ror #12           @ C(0, 0)
    ldr.w r1, [r0, #24]                 @ A(3, 4, 1)
    ldr.w r2, [r0, #184]                @ A(3, 0, 1)
    ldr.w r3, [r0, #144]                @ A(3, 1, 1)
    ldr.w r4, [r0, #108]                @ A(3, 2, 1)
    ldr.w r5, [r0, #64]                 @ A(3, 3, 1)
    eor.w r1, r1, r2, ror #31           @ C(3, 1)
    eor.w r1, r1, r3, ror #17           @ C(3, 1)
    eor.w r1, r1, r4, ror #31           @ C(3, 1)
    eor.w r1, r1, r5, ror #18           @ C(3, 1)
    eor.w r2, lr, r1, ror #1            @ D(4, 1)
    ldr.w r3, [r0, #132]                @ A(1, 0, 0)
    ldr.w r4, [r0, #92]                 @ A(1, 1, 0)
    ldr.w r5, [r0, #52]                 @ A(1, 2, 0)
    ldr.w r6, [r0, #12]                 @ A(1, 3, 0)
    ldr.w r7, [r0, #168]                @ A(1, 4, 0)
    str.w r2, [sp, #16]                 @ D(4, 1)
    eor.w r2, r3, r4, ror #20           @ C(1, 0)
    eor.w r2, r2, r5, ror #7            @ C(1, 0)
    eor.w r2, r2, r6, ror #3            @ C(1, 0)
    eor.w r2, r2, r7, ror #22           @ C(1, 0)
    eor.w r12, r1, r2, ror #21          @ D(2, 0)
    ldr.w r1, [r0, #112]                @ A(4, 0, 1)
    ldr.w r3, [r0, #76]                 @ A(4, 1, 1)
    ldr.w r4, [r0, #32]                 @ A(4, 2, 1)
    ldr.w r5, [r0, #192]                @ A(4, 3, 1)
    ldr.w r6, [r0, #152]                @ A(4, 4, 1)
    eor.w r1, r1, r3, ror #12           @ C(4, 1)
    eor.w r1, r1, r4, ror #19           @ C(4, 1)
    eor.w r1, r1, r5, ror #4            @ C(4, 1)
    eor.w r1, r1, r6, ror #27           @ C(4, 1)
    ror.w r1, r1, #10                   @ C(4, 1) realigned
    eor.w r2, r1, r2, ror #21           @ D(0, 1)
    ldr.w r3, [r0, #60]                 @ A(2, 0, 0)
    ldr.w r4, [r0, #20]                 @ A(2, 1, 0)
    ldr.w r5, [r0, #180]                @ A(2, 2, 0)
    ldr.w r6, [r0, #136]                @ A(2, 3, 0)
    ldr.w r7, [r0, #100]                @ A(2, 4, 0)
    str.w r2, [sp, #4]                  @ D(0, 1)
    eor.w r2, r3, r4, ror #8            @ C(2, 0)
    eor.w r2, r2, r5, ror #30           @ C(2, 0)
    eor.w r2, r2, r6, ror #11           @ C(2, 0)
    eor.w r2, r2, r7, ror #6            @ C(2, 0)
    ror.w r2, r2, #25                   @ C(2, 0) realigned
    eor.w r1, r2, r1, ror #31           @ D(3, 0)
    ldr.w r3, [r0, #4]                  @ A(0, 0, 1)
    ldr.w r4, [r0, #160]                @ A(0, 1, 1)
    ldr.w r5, [r0, #120]                @ A(0, 2, 1)
    ldr.w r6, [r0, #80]                 @ A(0, 3, 1)
    ldr.w r7, [r0, #40]                 @ A(0, 4, 1)
    str.w r1, [sp, #12]                 @ D(3, 0)
    eor.w r1, r3, r4, ror #31           @ C(0, 1)
    eor.w r1, r1, r5, ror #20           @ C(0, 1)
    eor.w r1, r1, r6, ror #27           @ C(0, 1)
    eor.w r1, r1, r7, ror #13           @ C(0, 1)
    eor.w r11, r1, r2                   @ D(1, 1)
    ldr.w r2, [r0, #188]                @ A(3, 0, 0)
    ldr.w r3, [r0, #148]                @ A(3, 1, 0)
    ldr.w r4, [r0, #104]                @ A(3, 2, 0)
    ldr.w r5, [r0, #68]                 @ A(3, 3, 0)
    ldr.w r6, [r0, #28]                 @ A(3, 4, 0)
    eor.w r2, r2, r3, ror #18           @ C(3, 0)
    eor.w r2, r2, r4, ror #31           @ C(3, 0)
    eor.w r2, r2, r5, ror #18           @ C(3, 0)
    eor.w r2, r2, r6, ror #1            @ C(3, 0)
    eor.w r10, r2, r1, ror #31          @ D(4, 0)
    ldr.w r1, [r0, #128]                @ A(1, 0, 1)
    ldr.w r3, [r0, #88]                 @ A(1, 1, 1)
    ldr.w r4, [r0, #48]                 @ A(1, 2, 1)
    ldr.w r5, [r0, #8]                  @ A(1, 3, 1)
    ldr.w r6, [r0, #172]                @ A(1, 4, 1)
    eor.w r1, r1, r3, ror #20           @ C(1, 1)
    eor.w r1, r1, r4, ror #6            @ C(1, 1)
    eor.w r1, r1, r5, ror #3            @ C(1, 1)
    eor.w r1, r1, r6, ror #22           @ C(1, 1)
    eor.w r2, r2, r1, ror #22           @ D(2, 1)
    ldr.w r3, [r0, #116]                @ A(4, 0, 0)
    ldr.w r4, [r0, #72]                 @ A(4, 1, 0)
    ldr.w r5, [r0, #36]                 @ A(4, 2, 0)
    ldr.w r6, [r0, #196]                @ A(4, 3, 0)
    ldr.w r7, [r0, #156]                @ A(4, 4, 0)
    str.w r2, [sp, #8]                  @ D(2, 1)
    eor.w r3, r3, r4, ror #12           @ C(4, 0)
    eor.w r3, r3, r5, ror #19           @ C(4, 0)
    eor.w r3, r3, r6, ror #4            @ C(4, 0)
    eor.w r3, r3, r7, ror #26           @ C(4, 0)
    ror.w r3, r3, #10                   @ C(4, 0) realigned
    eor.w r9, r3, r1, ror #21           @ D(0, 0)
    ldr.w r1, [r0, #56]                 @ A(2, 0, 1)
    ldr.w r4, [r0, #16]                 @ A(2, 1, 1)
    ldr.w r5, [r0, #176]                @ A(2, 2, 1)
    ldr.w r6, [r0, #140]                @ A(2, 3, 1)
    ldr.w r7, [r0, #96]                 @ A(2, 4, 1)
    str.w r9, [sp, #0]                  @ D(0, 0)
    eor.w r1, r1, r4, ror #9            @ C(2, 1)
    eor.w r1, r1, r5, ror #30           @ C(2, 1)
    eor.w r1, r1, r6, ror #11           @ C(2, 1)
    eor.w r1, r1, r7, ror #6            @ C(2, 1)
    eor.w r8, r3, r1, ror #25           @ D(3, 1)
    eor.w lr, lr, r1, ror #24           @ D(1, 0)
    ldr.w r1, [r0, #0]                  @ A(0, 0, 0)
    ldr.w r3, [r0, #92]                 @ A(1, 1, 0)
    ldr.w r4, [r0, #176]                @ A(2, 2, 1)
    ldr.w r5, [r0, #64]                 @ A(3, 3, 1)
    ldr.w r6, [r0, #156]                @ A(4, 4, 0)
    eor.w r1, r9, r1                    @ A(0, 0, 0) ^ D
    eor.w r3, lr, r3, ror #9            @ A(1, 1, 0) ^ D
    eor.w r2, r2, r4, ror #23           @ A(2, 2, 1) ^ D
    eor.w r4, r8, r5, ror #19           @ A(3, 3, 1) ^ D
    eor.w r5, r10, r6, ror #4           @ A(4, 4, 0) ^ D
    bic.w r6, r4, r2, ror #21           @ chi
    eor.w r6, r6, r3, ror #21           @ E(1, 0, 0)
    str.w r6, [r0, #92]                 @ E(1, 0, 0)
    bic.w r6, r5, r4, ror #28           @ chi
    eor.w r6, r6, r2, ror #17           @ E(2, 0, 0)
    str.w r6, [r0, #176]                @ E(2, 0, 0)
    bic.w r6, r1, r5, ror #25           @ chi
    eor.w r4, r6, r4, ror #21           @ E(3, 0, 0)
    str.w r4, [r0, #64]                 @ E(3, 0, 0)
    bic.w r4, r3, r1, ror #22           @ chi
    eor.w r4, r4, r5, ror #15           @ E(4, 0, 0)
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #156]                @ E(4, 0, 0)
    bic.w r2, r2, r3                    @ chi
    ldr.w r3, [r5, #16]                 @ iota
    eor.w r1, r1, r2, ror #10           @ E(0, 0, 0)
    eor.w r1, r1, r3                    @ iota
    ldr.w r2, [r0, #128]                @ A(1, 0, 1)
    ldr.w r3, [r0, #20]                 @ A(2, 1, 0)
    ldr.w r4, [r0, #108]                @ A(3, 2, 1)
    ldr.w r5, [r0, #196]                @ A(4, 3, 0)
    ldr.w r6, [r0, #44]                 @ A(0, 4, 0)
    str.w r1, [r0, #0]                  @ E(0, 0, 0)
    eor.w r1, r11, r2, ror #22          @ A(1, 0, 1) ^ D
    eor.w r2, r12, r3, ror #1           @ A(2, 1, 0) ^ D
    eor.w r4, r8, r4                    @ A(3, 2, 1) ^ D
    eor.w r3, r10, r5, ror #14          @ A(4, 3, 0) ^ D
    eor.w r5, r9, r6, ror #12           @ A(0, 4, 0) ^ D
    bic.w r6, r4, r2, ror #10           @ chi
    eor.w r6, r6, r1, ror #12           @ E(0, 2, 0)
    str.w r6, [r0, #44]                 @ E(0, 2, 0)
    bic.w r6, r3, r4, ror #23           @ chi
    eor.w r6, r6, r2, ror #1            @ E(1, 2, 0)
    str.w r6, [r0, #128]                @ E(1, 2, 0)
    bic.w r6, r5, r3, ror #5            @ chi
    eor.w r4, r6, r4, ror #28           @ E(2, 2, 0)
    str.w r4, [r0, #20]                 @ E(2, 2, 0)
    bic.w r4, r1, r5, ror #24           @ chi
    eor.w r3, r4, r3, ror #29           @ E(3, 2, 0)
    str.w r3, [r0, #108]                @ E(3, 2, 0)
    bic.w r1, r2, r1, ror #2            @ chi
    eor.w r1, r1, r5, ror #26           @ E(4, 2, 0)
    ldr.w r2, [sp, #16]                 @ D(4, 1)
    ldr.w r3, [r0, #184]                @ A(3, 0, 1)
    ldr.w r4, [r0, #76]                 @ A(4, 1, 1)
    ldr.w r5, [r0, #124]                @ A(0, 2, 0)
    ldr.w r6, [r0, #12]                 @ A(1, 3, 0)
    ldr.w r7, [r0, #100]                @ A(2, 4, 0)
    str.w r1, [r0, #196]                @ E(4, 2, 0)
    eor.w r3, r8, r3                    @ A(3, 0, 1) ^ D
    eor.w r1, r2, r4, ror #22           @ A(4, 1, 1) ^ D
    eor.w r2, r9, r5, ror #19           @ A(0, 2, 0) ^ D
    eor.w r4, lr, r6, ror #24           @ A(1, 3, 0) ^ D
    eor.w r5, r12, r7, ror #31          @ A(2, 4, 0) ^ D
    bic.w r6, r2, r1, ror #23           @ chi
    eor.w r6, r6, r3, ror #19           @ E(0, 1, 1)
    str.w r6, [r0, #124]                @ E(0, 1, 1)
    bic.w r6, r4, r2, ror #21           @ chi
    eor.w r6, r6, r1, ror #12           @ E(1, 1, 1)
    str.w r6, [r0, #12]                 @ E(1, 1, 1)
    bic.w r6, r5, r4, ror #8            @ chi
    eor.w r2, r6, r2, ror #29           @ E(2, 1, 1)
    str.w r2, [r0, #100]                @ E(2, 1, 1)
    bic.w r2, r3, r5, ror #16           @ chi
    eor.w r2, r2, r4, ror #24           @ E(3, 1, 1)
    str.w r2, [r0, #184]                @ E(3, 1, 1)
    bic.w r1, r1, r3, ror #28           @ chi
    eor.w r1, r1, r5, ror #12           @ E(4, 1, 1)
    ldr.w r9, [sp, #4]                  @ D(0, 1)
    ldr.w r2, [r0, #116]                @ A(4, 0, 0)
    ldr.w r3, [r0, #160]                @ A(0, 1, 1)
    ldr.w r4, [r0, #48]                 @ A(1, 2, 1)
    ldr.w r5, [r0, #136]                @ A(2, 3, 0)
    ldr.w r6, [r0, #24]                 @ A(3, 4, 1)
    str.w r1, [r0, #76]                 @ E(4, 1, 1)
    eor.w r1, r10, r2, ror #10          @ A(4, 0, 0) ^ D
    eor.w r2, r9, r3, ror #31           @ A(0, 1, 1) ^ D
    eor.w r3, r11, r4, ror #28          @ A(1, 2, 1) ^ D
    eor.w r4, r12, r5, ror #4           @ A(2, 3, 0) ^ D
    eor.w r5, r8, r6, ror #1            @ A(3, 4, 1) ^ D
    bic.w r6, r3, r2, ror #19           @ chi
    eor.w r6, r6, r1, ror #24           @ E(0, 3, 1)
    str.w r6, [r0, #160]                @ E(0, 3, 1)
    bic.w r6, r4, r3, ror #2            @ chi
    eor.w r6, r6, r2, ror #21           @ E(1, 3, 1)
    str.w r6, [r0, #48]                 @ E(1, 3, 1)
    bic.w r6, r5, r4, ror #21           @ chi
    eor.w r3, r6, r3, ror #23           @ E(2, 3, 1)
    str.w r3, [r0, #136]                @ E(2, 3, 1)
    bic.w r3, r1, r5, ror #17           @ chi
    eor.w r3, r3, r4, ror #6            @ E(3, 3, 1)
    str.w r3, [r0, #24]                 @ E(3, 3, 1)
    bic.w r1, r2, r1, ror #5            @ chi
    eor.w r1, r1, r5, ror #22           @ E(4, 3, 1)
    ldr.w r7, [sp, #16]                 @ D(4, 1)
    ldr.w r2, [r0, #60]                 @ A(2, 0, 0)
    ldr.w r3, [r0, #144]                @ A(3, 1, 1)
    ldr.w r4, [r0, #32]                 @ A(4, 2, 1)
    ldr.w r5, [r0, #80]                 @ A(0, 3, 1)
    ldr.w r6, [r0, #168]                @ A(1, 4, 0)
    str.w r1, [r0, #116]                @ E(4, 3, 1)
    eor.w r1, r12, r2, ror #25          @ A(2, 0, 0) ^ D
    eor.w r2, r8, r3, ror #18           @ A(3, 1, 1) ^ D
    eor.w r3, r7, r4, ror #29           @ A(4, 2, 1) ^ D
    eor.w r4, r9, r5, ror #27           @ A(0, 3, 1) ^ D
    eor.w r5, lr, r6, ror #11           @ A(1, 4, 0) ^ D
    bic.w r6, r3, r2, ror #24           @ chi
    eor.w r6, r6, r1, ror #21           @ E(0, 4, 0)
    str.w r6, [r0, #80]                 @ E(0, 4, 0)
    bic.w r6, r4, r3, ror #1            @ chi
    eor.w r6, r6, r2, ror #25           @ E(1, 4, 0)
    str.w r6, [r0, #168]                @ E(1, 4, 0)
    bic.w r6, r5, r4, ror #12           @ chi
    eor.w r3, r6, r3, ror #13           @ E(2, 4, 0)
    str.w r3, [r0, #60]                 @ E(2, 4, 0)
    bic.w r3, r1, r5, ror #30           @ chi
    eor.w r3, r3, r4, ror #10           @ E(3, 4, 0)
    str.w r3, [r0, #144]                @ E(3, 4, 0)
    bic.w r1, r2, r1, ror #29           @ chi
    eor.w r1, r1, r5, ror #27           @ E(4, 4, 0)
    ldr.w r8, [sp, #12]                 @ D(3, 0)
    ldr.w r2, [r0, #4]                  @ A(0, 0, 1)
    ldr.w r3, [r0, #88]                 @ A(1, 1, 1)
    ldr.w r4, [r0, #180]                @ A(2, 2, 0)
    ldr.w r5, [r0, #68]                 @ A(3, 3, 0)
    ldr.w r6, [r0, #152]                @ A(4, 4, 1)
    str.w r1, [r0, #32]                 @ E(4, 4, 0)
    eor.w r2, r9, r2                    @ A(0, 0, 1) ^ D
    eor.w r1, r11, r3, ror #10          @ A(1, 1, 1) ^ D
    eor.w r3, r12, r4, ror #23          @ A(2, 2, 0) ^ D
    eor.w r4, r8, r5, ror #18           @ A(3, 3, 0) ^ D
    eor.w r5, r7, r6, ror #5            @ A(4, 4, 1) ^ D
    bic.w r6, r4, r3, ror #21           @ chi
    eor.w r6, r6, r1, ror #20           @ E(1, 0, 1)
    str.w r6, [r0, #88]                 @ E(1, 0, 1)
    bic.w r6, r5, r4, ror #29           @ chi
    eor.w r6, r6, r3, ror #18           @ E(2, 0, 1)
    str.w r6, [r0, #180]                @ E(2, 0, 1)
    bic.w r6, r2, r5, ror #25           @ chi
    eor.w r4, r6, r4, ror #22           @ E(3, 0, 1)
    str.w r4, [r0, #68]                 @ E(3, 0, 1)
    bic.w r4, r1, r2, ror #22           @ chi
    eor.w r4, r4, r5, ror #15           @ E(4, 0, 1)
    ldr.w r5, [sp, #20]                 @ constants
    str.w r4, [r0, #152]                @ E(4, 0, 1)
    bic.w r1, r3, r1, ror #31           @ chi
    ldr.w r3, [r5, #20]                 @ iota
    eor.w r1, r2, r1, ror #11           @ E(0, 0, 1)
    eor.w r1, r1, r3                    @ iota
    ldr.w r12, [sp, #8]                 @ D(2, 1)
    ldr.w r2, [r0, #132]                @ A(1, 0, 0)
    ldr.w r3, [r0, #16]                 @ A(2, 1, 1)
    ldr.w r4, [r0, #104]                @ A(3, 2, 0)
    ldr.w r5, [r0, #192]                @ A(4, 3, 1)
    ldr.w r6, [r0, #40]                 @ A(0, 4, 1)
    str.w r1, [r0, #4]                  @ E(0, 0, 1)
    eor.w r1, lr, r2, ror #21           @ A(1, 0, 0) ^ D
    eor.w r2, r12, r3, ror #2           @ A(2, 1, 1) ^ D
    eor.w r3, r8, r4, ror #31           @ A(3, 2, 0) ^ D
    eor.w r4, r7, r5, ror #14           @ A(4, 3, 1) ^ D
    eor.w r5, r9, r6, ror #13           @ A(0, 4, 1) ^ D
    bic.w r6, r3, r2, ror #9            @ chi
    eor.w r6, r6, r1, ror #12           @ E(0, 2, 1)
    str.w r6, [r0, #40]                 @ E(0, 2, 1)
    bic.w r6, r4, r3, ror #24           @ chi
    eor.w r6, r6, r2, ror #1            @ E(1, 2, 1)
    str.w r6, [r0, #132]                @ E(1, 2, 1)
    bic.w r6, r5, r4, ror #5            @ chi
    eor.w r3, r6, r3, ror #29           @ E(2, 2, 1)
    str.w r3, [r0, #16]                 @ E(2, 2, 1)
    bic.w r3, r1, r5, ror #23           @ chi
    eor.w r3, r3, r4, ror #28           @ E(3, 2, 1)
    str.w r3, [r0, #104]                @ E(3, 2, 1)
    bic.w r1, r2, r1, ror #3            @ chi
    eor.w r1, r1, r5, ror #26           @ E(4, 2, 1)
    ldr.w r2, [r0, #188]                @ A(3, 0, 0)
    ldr.w r3, [r0, #72]                 @ A(4, 1, 0)
    ldr.w r4, [r0, #120]                @ A(0, 2, 1)
    ldr.w r5, [r0, #8]                  @ A(1, 3, 1)
    ldr.w r6, [r0, #96]                 @ A(2, 4, 1)
    str.w r1, [r0, #192]                @ E(4, 2, 1)
    eor.w r2, r8, r2                    @ A(3, 0, 0) ^ D
    eor.w r1, r10, r3, ror #22          @ A(4, 1, 0) ^ D
    eor.w r3, r9, r4, ror #20           @ A(0, 2, 1) ^ D
    eor.w r4, r11, r5, ror #25          @ A(1, 3, 1) ^ D
    eor.w r5, r12, r6, ror #31          @ A(2, 4, 1) ^ D
    bic.w r6, r3, r1, ror #24           @ chi
    eor.w r6, r6, r2, ror #20           @ E(0, 1, 0)
    str.w r6, [r0, #120]                @ E(0, 1, 0)
    bic.w r6, r4, r3, ror #21           @ chi
    eor.w r6, r6, r1, ror #13           @ E(1, 1, 0)
    str.w r6, [r0, #8]                  @ E(1, 1, 0)
    bic.w r6, r5, r4, ror #8            @ chi
    eor.w r3, r6, r3, ror #29           @ E(2, 1, 0)
    str.w r3, [r0, #96]                 @ E(2, 1, 0)
    bic.w r3, r2, r5, ror #15           @ chi
    eor.w r3, r3, r4, ror #23           @ E(3, 1, 0)
    str.w r3, [r0, #188]                @ E(3, 1, 0)
    bic.w r1, r1, r2, ror #28           @ chi
    eor.w r1, r1, r5, ror #11           @ E(4, 1, 0)
    ldr.w r2, [sp, #0]                  @ D(0, 0)
    ldr.w r3, [r0, #56]                 @ A(2, 0, 1)
    ldr.w r4, [r0, #148]                @ A(3, 1, 0)
    ldr.w r5, [r0, #36]                 @ A(4, 2, 0)
    ldr.w r6, [r0, #84]                 @ A(0, 3, 0)
    ldr.w r7, [r0, #172]                @ A(1, 4, 1)
    str.w r1, [r0, #72]                 @ E(4, 1, 0)
    eor.w r1, r12, r3, ror #25          @ A(2, 0, 1) ^ D
    eor.w r3, r8, r4, ror #18           @ A(3, 1, 0) ^ D
    eor.w r4, r10, r5, ror #29          @ A(4, 2, 0) ^ D
    eor.w r5, r2, r6, ror #27           @ A(0, 3, 0) ^ D
    eor.w r6, r11, r7, ror #12          @ A(1, 4, 1) ^ D
    bic.w r7, r4, r3, ror #24           @ chi
    eor.w r7, r7, r1, ror #20           @ E(0, 4, 1)
    str.w r7, [r0, #84]                 @ E(0, 4, 1)
    bic.w r7, r5, r4, ror #1            @ chi
    eor.w r7, r7, r3, ror #25           @ E(1, 4, 1)
    str.w r7, [r0, #172]                @ E(1, 4, 1)
    bic.w r7, r6, r5, ror #13           @ chi
    eor.w r4, r7, r4, ror #14           @ E(2, 4, 1)
    str.w r4, [r0, #56]                 @ E(2, 4, 1)
    bic.w r4, r1, r6, ror #30           @ chi
    eor.w r4, r4, r5, ror #11           @ E(3, 4, 1)
    str.w r4, [r0, #148]                @ E(3, 4, 1)
    bic.w r1, r3, r1, ror #28           @ chi
    eor.w r1, r1, r6, ror #26           @ E(4, 4, 1)
    ldr.w r3, [sp, #16]                 @ D(4, 1)
    ldr.w r4, [r0, #112]                @ A(4, 0, 1)
    ldr.w r5, [r0, #164]                @ A(0, 1, 0)
    ldr.w r6, [r0, #52]                 @ A(1, 2, 0)
    ldr.w r7, [r0, #140]                @ A(2, 3, 1)
    ldr.w r9, [r0, #28]                 @ A(3, 4, 0)
    str.w r1, [r0, #36]                 @ E(4, 4, 1)
    eor.w r1, r3, r4, ror #10           @ A(4, 0, 1) ^ D
    eor.w r2, r2, r5, ror #30           @ A(0, 1, 0) ^ D
    eor.w r3, lr, r6, ror #28           @ A(1, 2, 0) ^ D
    eor.w r4, r12, r7, ror #4           @ A(2, 3, 1) ^ D
    eor.w r5, r8, r9, ror #1            @ A(3, 4, 0) ^ D
    bic.w r6, r3, r2, ror #19           @ chi
    eor.w r6, r6, r1, ror #23           @ E(0, 3, 0)
    str.w r6, [r0, #164]                @ E(0, 3, 0)
    bic.w r6, r4, r3, ror #3            @ chi
    eor.w r6, r6, r2, ror #22           @ E(1, 3, 0)
    str.w r6, [r0, #52]                 @ E(1, 3, 0)
    bic.w r6, r5, r4, ror #20           @ chi
    eor.w r3, r6, r3, ror #23           @ E(2, 3, 0)
    str.w r3, [r0, #140]                @ E(2, 3, 0)
    bic.w r3, r1, r5, ror #18           @ chi
    eor.w r3, r3, r4, ror #6            @ E(3, 3, 0)
    str.w r3, [r0, #28]                 @ E(3, 3, 0)
    bic.w r1, r2, r1, ror #4            @ chi
    eor.w r1, r1, r5, ror #22           @ E(4, 3, 0)
    str.w r1, [r0, #112]                @ E(4, 3, 0)
    @ round 4 of 4
    ldr r1, [r0, #0]                    @ A(0, 0, 0)
    ldr r2, [r0, #120]                  @ A(0, 1, 0)
    ldr r3, [r0, #44]                   @ A(0, 2, 0)
    ldr r4, [r0, #164]                  @ A(0, 3, 0)
    ldr r5, [r0, #80]                   @ A(0, 4, 0)
    eor r1, r1, r2, ror #30             @ C(0, 0)
    eor r1, r1, r3, ror #19             @ C(0, 0)
    eor r1, r1, r4, ror #27             @ C(0, 0)
    eor lr, r1, r5, ror #12             @ C(0, 0)
    ldr r1, [r0, #148]                  @ A(3, 4, 1)
    ldr r2, [r0, #68]                   @ A(3, 0, 1)
    ldr r3, [r0, #184]                  @ A(3, 1, 1)
    ldr r4, [r0, #104]                  @ A(3, 2, 1)
    ldr r5, [r0, #24]                   @ A(3, 3, 1)
    eor r1, r1, r2, ror #31             @ C(3, 1)
    eor r1, r1, r3, ror #17             @ C(3, 1)
    eor r1, r1, r4, ror #31             @ C(3, 1)
    eor r1, r1, r5, ror #18             @ C(3, 1)
    eor r2, lr, r1, ror #1              @ D(4, 1)
    ldr r3, [r0, #92]                   @ A(1, 0, 0)
    ldr r4, [r0, #8]                    @ A(1, 1, 0)
    ldr r5, [r0, #128]                  @ A(1, 2, 0)
    ldr r6, [r0, #52]                   @ A(1, 3, 0)
    ldr r7, [r0, #168]                  @ A(1, 4, 0)
    str r2, [sp, #16]                   @ D(4, 1)
    eor r2, r3, r4, ror #20             @ C(1, 0)
    eor r2, r2, r5, ror #7              @ C(1, 0)
    eor r2, r2, r6, ror #3              @ C(1, 0)
    eor r2, r2, r7, ror #22             @ C(1, 0)
    eor r12, r1, r2, ror #21            @ D(2, 0)
    ldr r1, [r0, #152]                  @ A(4, 0, 1)
    ldr r3, [r0, #76]                   @ A(4, 1, 1)
    ldr r4, [r0, #192]                  @ A(4, 2, 1)
    ldr r5, [r0, #116]                  @ A(4, 3, 1)
    ldr r6, [r0, #36]                   @ A(4, 4, 1)
    eor r1, r1, r3, ror #12             @ C(4, 1)
    eor r1, r1, r4, ror #19             @ C(4, 1)
    eor r1, r1, r5, ror #4              @ C(4, 1)
    eor r1, r1, r6, ror #27             @ C(4, 1)
    ror r1, r1, #10                     @ C(4, 1) realigned
    eor r2, r1, r2, ror #21             @ D(0, 1)
    ldr r3, [r0, #176]                  @ A(2, 0, 0)
    ldr r4, [r0, #96]                   @ A(2, 1, 0)
    ldr r5, [r0, #20]                   @ A(2, 2, 0)
    ldr r6, [r0, #140]                  @ A(2, 3, 0)
    ldr r7, [r0, #60]                   @ A(2, 4, 0)
    str r2, [sp, #4]                    @ D(0, 1)
    eor r2, r3, r4, ror #8              @ C(2, 0)
    eor r2, r2, r5, ror #30             @ C(2, 0)
    eor r2, r2, r6, ror #11             @ C(2, 0)
    eor r2, r2, r7, ror #6              @ C(2, 0)
    ror r2, r2, #25                     @ C(2, 0) realigned
    eor r1, r2, r1, ror #31             @ D(3, 0)
    ldr r3, [r0, #4]                    @ A(0, 0, 1)
    ldr r4, [r0, #124]                  @ A(0, 1, 1)
    ldr r5, [r0, #40]                   @ A(0, 2, 1)
    ldr r6, [r0, #160]                  @ A(0, 3, 1)
    ldr r7, [r0, #84]                   @ A(0, 4, 1)
    str r1, [sp, #12]                   @ D(3, 0)
    eor r1, r3, r4, ror #31             @ C(0, 1)
    eor r1, r1, r5, ror #20             @ C(0, 1)
    eor r1, r1, r6, ror #27             @ C(0, 1)
    eor r1, r1, r7, ror #13             @ C(0, 1)
    eor r11, r1, r2                     @ D(1, 1)
    ldr r2, [r0, #64]                   @ A(3, 0, 0)
    ldr r3, [r0, #188]                  @ A(3, 1, 0)
    ldr r4, [r0, #108]                  @ A(3, 2, 0)
    ldr r5, [r0, #28]                   @ A(3, 3, 0)
    ldr r6, [r0, #144]                  @ A(3, 4, 0)
    eor r2, r2, r3, ror #18             @ C(3, 0)
    eor r2, r2, r4, ror #31             @ C(3, 0)
    eor r2, r2, r5, ror #18             @ C(3, 0)
    eor r2, r2, r6, ror #1              @ C(3, 0)
    eor r10, r2, r1, ror #31            @ D(4, 0)
    ldr r1, [r0, #88]                   @ A(1, 0, 1)
    ldr r3, [r0, #12]                   @ A(1, 1, 1)
    ldr r4, [r0, #132]                  @ A(1, 2, 1)
    ldr r5, [r0, #48]                   @ A(1, 3, 1)
    ldr r6, [r0, #172]                  @ A(1, 4, 1)
    eor r1, r1, r3, ror #20             @ C(1, 1)
    eor r1, r1, r4, ror #6              @ C(1, 1)
    eor r1, r1, r5, ror #3              @ C(1, 1)
    eor r1, r1, r6, ror #22             @ C(1, 1)
    eor r2, r2, r1, ror #22             @ D(2, 1)
    ldr r3, [r0, #156]                  @ A(4, 0, 0)
    ldr r4, [r0, #72]                   @ A(4, 1, 0)
    ldr r5, [r0, #196]                  @ A(4, 2, 0)
    ldr r6, [r0, #112]                  @ A(4, 3, 0)
    ldr r7, [r0, #32]                   @ A(4, 4, 0)
    str r2, [sp, #8]                    @ D(2, 1)
    eor r3, r3, r4, ror #12             @ C(4, 0)
    eor r3, r3, r5, ror #19             @ C(4, 0)
    eor r3, r3, r6, ror #4              @ C(4, 0)
    eor r3, r3, r7, ror #26             @ C(4, 0)
    ror r3, r3, #10                     @ C(4, 0) realigned
    eor r9, r3, r1, ror #21             @ D(0, 0)
    ldr r1, [r0, #180]                  @ A(2, 0, 1)
    ldr r4, [r0, #100]                  @ A(2, 1, 1)
    ldr r5, [r0, #16]                   @ A(2, 2, 1)
    ldr r6, [r0, #136]                  @ A(2, 3, 1)
    ldr r7, [r0, #56]                   @ A(2, 4, 1)
    str r9, [sp, #0]                    @ D(0, 0)
    eor r1, r1, r4, ror #9              @ C(2, 1)
    eor r1, r1, r5, ror #30             @ C(2, 1)
    eor r1, r1, r6, ror #11             @ C(2, 1)
    eor r1, r1, r7, ror #6              @ C(2, 1)
    eor r8, r3, r1, ror #25             @ D(3, 1)
    eor lr, lr, r1, ror #24             @ D(1, 0)
    ldr r1, [r0, #0]                    @ A(0, 0, 0)
    ldr r3, [r0, #8]                    @ A(1, 1, 0)
    ldr r4, [r0, #16]                   @ A(2, 2, 1)
    ldr r5, [r0, #24]                   @ A(3, 3, 1)
    ldr r6, [r0, #32]                   @ A(4, 4, 0)
    eor r1, r9, r1                      @ A(0, 0, 0) ^ D
    eor r3, lr, r3, ror #9              @ A(1, 1, 0) ^ D
    ror r3, r3, #10                     @ rho
    eor r2, r2, r4, ror #23             @ A(2, 2, 1) ^ D
    ror r2, r2, #10                     @ rho
    eor r4, r8, r5, ror #19             @ A(3, 3, 1) ^ D
    ror r4, r4, #21                     @ rho
    eor r5, r10, r6, ror #4             @ A(4, 4, 0) ^ D
    ror r5, r5, #25                     @ rho
    bic r6, r4, r2                      @ chi
    eors r6, r3                         @ E(1, 0, 0)
    str r6, [r0, #8]                    @ E(1, 0, 0)
    bic r6, r5, r4                      @ chi
    eors r6, r2                         @ E(2, 0, 0)
    str r6, [r0, #16]                   @ E(2, 0, 0)
    bic r6, r1, r5                      @ chi
    eors r6, r4                         @ E(3, 0, 0)
    str r6, [r0, #24]                   @ E(3, 0, 0)
    bic r4, r3, r1                      @ chi
    eors r4, r5                         @ E(4, 0, 0)
    ldr r5, [sp, #20]                   @ constants
    str r4, [r0, #32]                   @ E(4, 0, 0)
    bics r2, r3                         @ chi
    ldr r3, [r5, #24]                   @ iota
    eors r1, r2                         @ E(0, 0, 0)
    eors r1, r3                         @ iota
    ldr r2, [r0, #88]                   @ A(1, 0, 1)
    ldr r3, [r0, #96]                   @ A(2, 1, 0)
    ldr r4, [r0, #104]                  @ A(3, 2, 1)
    ldr r5, [r0, #112]                  @ A(4, 3, 0)
    ldr r6, [r0, #80]                   @ A(0, 4, 0)
    str r1, [r0, #0]                    @ E(0, 0, 0)
    eor r1, r11, r2, ror #22            @ A(1, 0, 1) ^ D
    ror r1, r1, #31                     @ rho
    eor r2, r12, r3, ror #1             @ A(2, 1, 0) ^ D
    ror r2, r2, #29                     @ rho
    eor r4, r8, r4                      @ A(3, 2, 1) ^ D
    ror r3, r4, #19                     @ rho
    eor r4, r10, r5, ror #14            @ A(4, 3, 0) ^ D
    ror r4, r4, #28                     @ rho
    eor r5, r9, r6, ror #12             @ A(0, 4, 0) ^ D
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ chi
    eors r6, r1                         @ E(0, 2, 0)
    str r6, [r0, #80]                   @ E(0, 2, 0)
    bic r6, r4, r3                      @ chi
    eors r6, r2                         @ E(1, 2, 0)
    str r6, [r0, #88]                   @ E(1, 2, 0)
    bic r6, r5, r4                      @ chi
    eors r6, r3                         @ E(2, 2, 0)
    str r6, [r0, #96]                   @ E(2, 2, 0)
    bic r3, r1, r5                      @ chi
    eors r3, r4                         @ E(3, 2, 0)
    str r3, [r0, #104]                  @ E(3, 2, 0)
    bics r2, r1                         @ chi
    eors r2, r5                         @ E(4, 2, 0)
    ldr r1, [sp, #16]                   @ D(4, 1)
    ldr r3, [r0, #68]                   @ A(3, 0, 1)
    ldr r4, [r0, #76]                   @ A(4, 1, 1)
    ldr r5, [r0, #44]                   @ A(0, 2, 0)
    ldr r6, [r0, #52]                   @ A(1, 3, 0)
    ldr r7, [r0, #60]                   @ A(2, 4, 0)
    str r2, [r0, #112]                  @ E(4, 2, 0)
    eor r3, r8, r3                      @ A(3, 0, 1) ^ D
    ror r2, r3, #18                     @ rho
    eor r1, r1, r4, ror #22             @ A(4, 1, 1) ^ D
    ror r1, r1, #22                     @ rho
    eor r3, r9, r5, ror #19             @ A(0, 2, 0) ^ D
    ror r3, r3, #31                     @ rho
    eor r4, lr, r6, ror #24             @ A(1, 3, 0) ^ D
    ror r4, r4, #10                     @ rho
    eor r5, r12, r7, ror #31            @ A(2, 4, 0) ^ D
    ror r5, r5, #2                      @ rho
    bic r6, r3, r1                      @ chi
    eors r6, r2                         @ E(0, 1, 1)
    str r6, [r0, #44]                   @ E(0, 1, 1)
    bic r6, r4, r3                      @ chi
    eors r6, r1                         @ E(1, 1, 1)
    str r6, [r0, #52]                   @ E(1, 1, 1)
    bic r6, r5, r4                      @ chi
    eors r6, r3                         @ E(2, 1, 1)
    str r6, [r0, #60]                   @ E(2, 1, 1)
    bic r3, r2, r5                      @ chi
    eors r3, r4                         @ E(3, 1, 1)
    str r3, [r0, #68]                   @ E(3, 1, 1)
    bics r1, r2                         @ chi
    eors r1, r5                         @ E(4, 1, 1)
    ldr r9, [sp, #4]                    @ D(0, 1)
    ldr r2, [r0, #156]                  @ A(4, 0, 0)
    ldr r3, [r0, #124]                  @ A(0, 1, 1)
    ldr r4, [r0, #132]                  @ A(1, 2, 1)
    ldr r5, [r0, #140]                  @ A(2, 3, 0)
    ldr r6, [r0, #148]                  @ A(3, 4, 1)
    str r1, [r0, #76]                   @ E(4, 1, 1)
    eor r1, r10, r2, ror #10            @ A(4, 0, 0) ^ D
    ror r1, r1, #19                     @ rho
    eor r2, r9, r3, ror #31             @ A(0, 1, 1) ^ D
    ror r2, r2, #14                     @ rho
    eor r3, r11, r4, ror #28            @ A(1, 2, 1) ^ D
    ror r3, r3, #27                     @ rho
    eor r4, r12, r5, ror #4             @ A(2, 3, 0) ^ D
    ror r4, r4, #25                     @ rho
    eor r5, r8, r6, ror #1              @ A(3, 4, 1) ^ D
    ror r5, r5, #4                      @ rho
    bic r6, r3, r2                      @ chi
    eors r6, r1                         @ E(0, 3, 1)
    str r6, [r0, #124]                  @ E(0, 3, 1)
    bic r6, r4, r3                      @ chi
    eors r6, r2                         @ E(1, 3, 1)
    str r6, [r0, #132]                  @ E(1, 3, 1)
    bic r6, r5, r4                      @ chi
    eors r6, r3                         @ E(2, 3, 1)
    str r6, [r0, #140]                  @ E(2, 3, 1)
    bic r3, r1, r5                      @ chi
    eors r3, r4                         @ E(3, 3, 1)
    str r3, [r0, #148]                  @ E(3, 3, 1)
    bics r2, r1                         @ chi
    eors r2, r5                         @ E(4, 3, 1)
    ldr r7, [sp, #16]                   @ D(4, 1)
    ldr r1, [r0, #176]                  @ A(2, 0, 0)
    ldr r3, [r0, #184]                  @ A(3, 1, 1)
    ldr r4, [r0, #192]                  @ A(4, 2, 1)
    ldr r5, [r0, #160]                  @ A(0, 3, 1)
    ldr r6, [r0, #168]                  @ A(1, 4, 0)
    str r2, [r0, #156]                  @ E(4, 3, 1)
    eor r1, r12, r1, ror #25            @ A(2, 0, 0) ^ D
    ror r1, r1, #1                      @ rho
    eor r2, r8, r3, ror #18             @ A(3, 1, 1) ^ D
    ror r2, r2, #4                      @ rho
    eor r3, r7, r4, ror #29             @ A(4, 2, 1) ^ D
    ror r3, r3, #12                     @ rho
    eor r4, r9, r5, ror #27             @ A(0, 3, 1) ^ D
    ror r4, r4, #11                     @ rho
    eor r5, lr, r6, ror #11             @ A(1, 4, 0) ^ D
    ror r5, r5, #31                     @ rho
    bic r6, r3, r2                      @ chi
    eors r6, r1                         @ E(0, 4, 0)
    str r6, [r0, #160]                  @ E(0, 4, 0)
    bic r6, r4, r3                      @ chi
    eors r6, r2                         @ E(1, 4, 0)
    str r6, [r0, #168]                  @ E(1, 4, 0)
    bic r6, r5, r4                      @ chi
    eors r6, r3                         @ E(2, 4, 0)
    str r6, [r0, #176]                  @ E(2, 4, 0)
    bic r3, r1, r5                      @ chi
    eors r3, r4                         @ E(3, 4, 0)
    str r3, [r0, #184]                  @ E(3, 4, 0)
    bics r2, r1                         @ chi
    eors r2, r5                         @ E(4, 4, 0)
    ldr r8, [sp, #12]                   @ D(3, 0)
    ldr r1, [r0, #4]                    @ A(0, 0, 1)
    ldr r3, [r0, #12]                   @ A(1, 1, 1)
    ldr r4, [r0, #20]                   @ A(2, 2, 0)
    ldr r5, [r0, #28]                   @ A(3, 3, 0)
    ldr r6, [r0, #36]                   @ A(4, 4, 1)
    str r2, [r0, #192]                  @ E(4, 4, 0)
    eor r1, r9, r1                      @ A(0, 0, 1) ^ D
    eor r2, r11, r3, ror #10            @ A(1, 1, 1) ^ D
    ror r2, r2, #10                     @ rho
    eor r3, r12, r4, ror #23            @ A(2, 2, 0) ^ D
    ror r3, r3, #11                     @ rho
    eor r4, r8, r5, ror #18             @ A(3, 3, 0) ^ D
    ror r4, r4, #22                     @ rho
    eor r5, r7, r6, ror #5              @ A(4, 4, 1) ^ D
    ror r5, r5, #25                     @ rho
    bic r6, r4, r3                      @ chi
    eors r6, r2                         @ E(1, 0, 1)
    str r6, [r0, #12]                   @ E(1, 0, 1)
    bic r6, r5, r4                      @ chi
    eors r6, r3                         @ E(2, 0, 1)
    str r6, [r0, #20]                   @ E(2, 0, 1)
    bic r6, r1, r5                      @ chi
    eors r6, r4                         @ E(3, 0, 1)
    str r6, [r0, #28]                   @ E(3, 0, 1)
    bic r4, r2, r1                      @ chi
    eors r4, r5                         @ E(4, 0, 1)
    ldr r5, [sp, #20]                   @ constants
    str r4, [r0, #36]                   @ E(4, 0, 1)
    bics r3, r2                         @ chi
    ldr r2, [r5, #28]                   @ iota
    eors r1, r3                         @ E(0, 0, 1)
    eors r1, r2                         @ iota
    ldr r12, [sp, #8]                   @ D(2, 1)
    ldr r2, [r0, #92]                   @ A(1, 0, 0)
    ldr r3, [r0, #100]                  @ A(2, 1, 1)
    ldr r4, [r0, #108]                  @ A(3, 2, 0)
    ldr r5, [r0, #116]                  @ A(4, 3, 1)
    ldr r6, [r0, #84]                   @ A(0, 4, 1)
    str r1, [r0, #4]                    @ E(0, 0, 1)
    eor r1, lr, r2, ror #21             @ A(1, 0, 0) ^ D
    eor r2, r12, r3, ror #2             @ A(2, 1, 1) ^ D
    ror r2, r2, #29                     @ rho
    eor r3, r8, r4, ror #31             @ A(3, 2, 0) ^ D
    ror r3, r3, #20                     @ rho
    eor r4, r7, r5, ror #14             @ A(4, 3, 1) ^ D
    ror r4, r4, #28                     @ rho
    eor r5, r9, r6, ror #13             @ A(0, 4, 1) ^ D
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ chi
    eors r6, r1                         @ E(0, 2, 1)
    str r6, [r0, #84]                   @ E(0, 2, 1)
    bic r6, r4, r3                      @ chi
    eors r6, r2                         @ E(1, 2, 1)
    str r6, [r0, #92]                   @ E(1, 2, 1)
    bic r6, r5, r4                      @ chi
    eors r6, r3                         @ E(2, 2, 1)
    str r6, [r0, #100]                  @ E(2, 2, 1)
    bic r3, r1, r5                      @ chi
    eors r3, r4                         @ E(3, 2, 1)
    str r3, [r0, #108]                  @ E(3, 2, 1)
    bics r2, r1                         @ chi
    eors r2, r5                         @ E(4, 2, 1)
    ldr r1, [r0, #64]                   @ A(3, 0, 0)
    ldr r3, [r0, #72]                   @ A(4, 1, 0)
    ldr r4, [r0, #40]                   @ A(0, 2, 1)
    ldr r5, [r0, #48]                   @ A(1, 3, 1)
    ldr r6, [r0, #56]                   @ A(2, 4, 1)
    str r2, [r0, #116]                  @ E(4, 2, 1)
    eor r1, r8, r1                      @ A(3, 0, 0) ^ D
    ror r1, r1, #18                     @ rho
    eor r2, r10, r3, ror #22            @ A(4, 1, 0) ^ D
    ror r2, r2, #22                     @ rho
    eor r3, r9, r4, ror #20             @ A(0, 2, 1) ^ D
    ror r3, r3, #30                     @ rho
    eor r4, r11, r5, ror #25            @ A(1, 3, 1) ^ D
    ror r4, r4, #9                      @ rho
    eor r5, r12, r6, ror #31            @ A(2, 4, 1) ^ D
    ror r5, r5, #1                      @ rho
    bic r6, r3, r2                      @ chi
    eors r6, r1                         @ E(0, 1, 0)
    str r6, [r0, #40]                   @ E(0, 1, 0)
    bic r6, r4, r3                      @ chi
    eors r6, r2                         @ E(1, 1, 0)
    str r6, [r0, #48]                   @ E(1, 1, 0)
    bic r6, r5, r4                      @ chi
    eors r6, r3                         @ E(2, 1, 0)
    str r6, [r0, #56]                   @ E(2, 1, 0)
    bic r3, r1, r5                      @ chi
    eors r3, r4                         @ E(3, 1, 0)
    str r3, [r0, #64]                   @ E(3, 1, 0)
    bics r2, r1                         @ chi
    eors r2, r5                         @ E(4, 1, 0)
    ldr r9, [sp, #0]                    @ D(0, 0)
    ldr r1, [r0, #180]                  @ A(2, 0, 1)
    ldr r3, [r0, #188]                  @ A(3, 1, 0)
    ldr r4, [r0, #196]                  @ A(4, 2, 0)
    ldr r5, [r0, #164]                  @ A(0, 3, 0)
    ldr r6, [r0, #172]                  @ A(1, 4, 1)
    str r2, [r0, #72]                   @ E(4, 1, 0)
    eor r1, r12, r1, ror #25            @ A(2, 0, 1) ^ D
    ror r1, r1, #1                      @ rho
    eor r2, r8, r3, ror #18             @ A(3, 1, 0) ^ D
    ror r2, r2, #5                      @ rho
    eor r3, r10, r4, ror #29            @ A(4, 2, 0) ^ D
    ror r3, r3, #13                     @ rho
    eor r4, r9, r5, ror #27             @ A(0, 3, 0) ^ D
    ror r4, r4, #12                     @ rho
    eor r5, r11, r6, ror #12            @ A(1, 4, 1) ^ D
    ror r5, r5, #31                     @ rho
    bic r6, r3, r2                      @ chi
    eors r6, r1                         @ E(0, 4, 1)
    str r6, [r0, #164]                  @ E(0, 4, 1)
    bic r6, r4, r3                      @ chi
    eors r6, r2                         @ E(1, 4, 1)
    str r6, [r0, #172]                  @ E(1, 4, 1)
    bic r6, r5, r4                      @ chi
    eors r6, r3                         @ E(2, 4, 1)
    str r6, [r0, #180]                  @ E(2, 4, 1)
    bic r3, r1, r5                      @ chi
    eors r3, r4                         @ E(3, 4, 1)
    str r3, [r0, #188]                  @ E(3, 4, 1)
    bics r2, r1                         @ chi
    eors r2, r5                         @ E(4, 4, 1)
    ldr r1, [sp, #16]                   @ D(4, 1)
    ldr r3, [r0, #152]                  @ A(4, 0, 1)
    ldr r4, [r0, #120]                  @ A(0, 1, 0)
    ldr r5, [r0, #128]                  @ A(1, 2, 0)
    ldr r6, [r0, #136]                  @ A(2, 3, 1)
    ldr r7, [r0, #144]                  @ A(3, 4, 0)
    str r2, [r0, #196]                  @ E(4, 4, 1)
    eor r1, r1, r3, ror #10             @ A(4, 0, 1) ^ D
    ror r1, r1, #18                     @ rho
    eor r2, r9, r4, ror #30             @ A(0, 1, 0) ^ D
    ror r2, r2, #14                     @ rho
    eor r3, lr, r5, ror #28             @ A(1, 2, 0) ^ D
    ror r3, r3, #27                     @ rho
    eor r4, r12, r6, ror #4             @ A(2, 3, 1) ^ D
    ror r4, r4, #24                     @ rho
    eor r5, r8, r7, ror #1              @ A(3, 4, 0) ^ D
    ror r5, r5, #4                      @ rho
    bic r6, r3, r2                      @ chi
    eors r6, r1                         @ E(0, 3, 0)
    str r6, [r0, #120]                  @ E(0, 3, 0)
    bic r6, r4, r3                      @ chi
    eors r6, r2                         @ E(1, 3, 0)
    str r6, [r0, #128]                  @ E(1, 3, 0)
    bic r6, r5, r4                      @ chi
    eors r6, r3                         @ E(2, 3, 0)
    str r6, [r0, #136]                  @ E(2, 3, 0)
    bic r3, r1, r5                      @ chi
    eors r3, r4                         @ E(3, 3, 0)
    str r3, [r0, #144]                  @ E(3, 3, 0)
    bics r2, r1                         @ chi
    eors r2, r5                         @ E(4, 3, 0)
    str r2, [r0, #152]                  @ E(4, 3, 0)
    ldr r1, [sp, #20]
    adds r1, #32
    str r1, [sp, #20]
    ldr r1, [r1]
    cmp r1, #2                         @ the mark
    bne.w .Lm4_lazy3_fast
    add sp, #24
    pop {r4-r12, pc}
    .p2align 2
.Lm4_lazy3_constants:
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
.Lm4_lazy3_end:
    .word 2
    .size lanewise_keccakp1600_x1_armv7m_m4_lazy3, . - lanewise_keccakp1600_x1_armv7m_m4_lazy3

    .section .note.GNU-stack, "", %progbits
