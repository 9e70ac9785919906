/* PYTHONPATH=lab python3 -m lanewise_lab.armv7m.kernel armv7m_m7_interleaved > src/keccak/armv7m/keccakp1600_x1_armv7m_m7_interleaved.S */
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
    ldr r1, [r0, #0]                    @ A(0, 0, 0)
    ldr r2, [r0, #40]                   @ A(0, 1, 0)
    eors r1, r2                         @ C(0, 0)
    ldr r2, [r0, #80]                   @ A(0, 2, 0)
    eors r1, r2                         @ C(0, 0)
    ldr r2, [r0, #120]                  @ A(0, 3, 0)
    eors r1, r2                         @ C(0, 0)
    ldr r2, [r0, #160]                  @ A(0, 4, 0)
    eor lr, r1, r2                      @ C(0, 0)
    ldr r1, [r0, #28]                   @ A(3, 0, 1)
    ldr r2, [r0, #68]                   @ A(3, 1, 1)
    eors r1, r2                         @ C(3, 1)
    ldr r2, [r0, #108]                  @ A(3, 2, 1)
    eors r1, r2                         @ C(3, 1)
    ldr r2, [r0, #148]                  @ A(3, 3, 1)
    eors r1, r2                         @ C(3, 1)
    ldr r2, [r0, #188]                  @ A(3, 4, 1)
    eors r1, r2                         @ C(3, 1)
    eor r2, r1, lr                      @ D(4, 1)
    str r2, [sp, #16]                   @ D(4, 1)
    ldr r2, [r0, #8]                    @ A(1, 0, 0)
    ldr r3, [r0, #48]                   @ A(1, 1, 0)
    eors r2, r3                         @ C(1, 0)
    ldr r3, [r0, #88]                   @ A(1, 2, 0)
    eors r2, r3                         @ C(1, 0)
    ldr r3, [r0, #128]                  @ A(1, 3, 0)
    eors r2, r3                         @ C(1, 0)
    ldr r3, [r0, #168]                  @ A(1, 4, 0)
    eors r2, r3                         @ C(1, 0)
    eor r12, r2, r1, ror #31            @ D(2, 0)
    ldr r1, [r0, #36]                   @ A(4, 0, 1)
    ldr r3, [r0, #76]                   @ A(4, 1, 1)
    eors r1, r3                         @ C(4, 1)
    ldr r3, [r0, #116]                  @ A(4, 2, 1)
    eors r1, r3                         @ C(4, 1)
    ldr r3, [r0, #156]                  @ A(4, 3, 1)
    eors r1, r3                         @ C(4, 1)
    ldr r3, [r0, #196]                  @ A(4, 4, 1)
    eors r1, r3                         @ C(4, 1)
    eors r2, r1                         @ D(0, 1)
    str r2, [sp, #4]                    @ D(0, 1)
    ldr r2, [r0, #16]                   @ A(2, 0, 0)
    ldr r3, [r0, #56]                   @ A(2, 1, 0)
    eors r2, r3                         @ C(2, 0)
    ldr r3, [r0, #96]                   @ A(2, 2, 0)
    eors r2, r3                         @ C(2, 0)
    ldr r3, [r0, #136]                  @ A(2, 3, 0)
    eors r2, r3                         @ C(2, 0)
    ldr r3, [r0, #176]                  @ A(2, 4, 0)
    eors r2, r3                         @ C(2, 0)
    eor r1, r2, r1, ror #31             @ D(3, 0)
    str r1, [sp, #12]                   @ D(3, 0)
    ldr r1, [r0, #4]                    @ A(0, 0, 1)
    ldr r3, [r0, #44]                   @ A(0, 1, 1)
    eors r1, r3                         @ C(0, 1)
    ldr r3, [r0, #84]                   @ A(0, 2, 1)
    eors r1, r3                         @ C(0, 1)
    ldr r3, [r0, #124]                  @ A(0, 3, 1)
    eors r1, r3                         @ C(0, 1)
    ldr r3, [r0, #164]                  @ A(0, 4, 1)
    eors r1, r3                         @ C(0, 1)
    eor r11, r1, r2                     @ D(1, 1)
    ldr r2, [r0, #24]                   @ A(3, 0, 0)
    ldr r3, [r0, #64]                   @ A(3, 1, 0)
    eors r2, r3                         @ C(3, 0)
    ldr r3, [r0, #104]                  @ A(3, 2, 0)
    eors r2, r3                         @ C(3, 0)
    ldr r3, [r0, #144]                  @ A(3, 3, 0)
    eors r2, r3                         @ C(3, 0)
    ldr r3, [r0, #184]                  @ A(3, 4, 0)
    eors r2, r3                         @ C(3, 0)
    eor r10, r2, r1, ror #31            @ D(4, 0)
    ldr r1, [r0, #12]                   @ A(1, 0, 1)
    ldr r3, [r0, #52]                   @ A(1, 1, 1)
    eors r1, r3                         @ C(1, 1)
    ldr r3, [r0, #92]                   @ A(1, 2, 1)
    eors r1, r3                         @ C(1, 1)
    ldr r3, [r0, #132]                  @ A(1, 3, 1)
    eors r1, r3                         @ C(1, 1)
    ldr r3, [r0, #172]                  @ A(1, 4, 1)
    eors r1, r3                         @ C(1, 1)
    eors r2, r1                         @ D(2, 1)
    str r2, [sp, #8]                    @ D(2, 1)
    ldr r3, [r0, #32]                   @ A(4, 0, 0)
    ldr r4, [r0, #72]                   @ A(4, 1, 0)
    eors r3, r4                         @ C(4, 0)
    ldr r4, [r0, #112]                  @ A(4, 2, 0)
    eors r3, r4                         @ C(4, 0)
    ldr r4, [r0, #152]                  @ A(4, 3, 0)
    eors r3, r4                         @ C(4, 0)
    ldr r4, [r0, #192]                  @ A(4, 4, 0)
    eors r3, r4                         @ C(4, 0)
    eor r9, r3, r1, ror #31             @ D(0, 0)
    str r9, [sp, #0]                    @ D(0, 0)
    ldr r1, [r0, #20]                   @ A(2, 0, 1)
    ldr r4, [r0, #60]                   @ A(2, 1, 1)
    eors r1, r4                         @ C(2, 1)
    ldr r4, [r0, #100]                  @ A(2, 2, 1)
    eors r1, r4                         @ C(2, 1)
    ldr r4, [r0, #140]                  @ A(2, 3, 1)
    eors r1, r4                         @ C(2, 1)
    ldr r4, [r0, #180]                  @ A(2, 4, 1)
    eors r1, r4                         @ C(2, 1)
    eor r8, r1, r3                      @ D(3, 1)
    eor lr, lr, r1, ror #31             @ D(1, 0)
    ldr r1, [r0, #0]                    @ A(0, 0, 0)
    ldr r3, [r0, #48]                   @ A(1, 1, 0)
    eor r1, r9, r1                      @ A(0, 0, 0) ^ D
    ldr r4, [r0, #100]                  @ A(2, 2, 1)
    ldr r5, [r0, #148]                  @ A(3, 3, 1)
    eor r3, lr, r3                      @ A(1, 1, 0) ^ D
    eors r2, r4                         @ A(2, 2, 1) ^ D
    ldr r4, [r0, #192]                  @ A(4, 4, 0)
    eor r5, r8, r5                      @ A(3, 3, 1) ^ D
    eor r4, r10, r4                     @ A(4, 4, 0) ^ D
    ror r3, r3, #10                     @ rho
    ror r2, r2, #10                     @ rho
    ror r5, r5, #21                     @ rho
    ror r4, r4, #25                     @ rho
    bic r6, r5, r2                      @ chi
    bic r7, r4, r5                      @ chi
    eors r6, r3                         @ E(1, 0, 0)
    str r6, [sp, #32]                   @ E(1, 0, 0)
    bic r6, r1, r4                      @ chi
    eors r7, r2                         @ E(2, 0, 0)
    str r7, [sp, #40]                   @ E(2, 0, 0)
    bic r7, r3, r1                      @ chi
    eors r6, r5                         @ E(3, 0, 0)
    str r6, [sp, #48]                   @ E(3, 0, 0)
    bics r2, r3                         @ chi
    eors r7, r4                         @ E(4, 0, 0)
    str r7, [sp, #56]                   @ E(4, 0, 0)
    ldr r3, [sp, #20]                   @ constants
    ldr r3, [r3]                        @ iota
    eors r1, r2                         @ E(0, 0, 0)
    eors r1, r3                         @ iota
    str r1, [sp, #24]                   @ E(0, 0, 0)
    ldr r1, [r0, #12]                   @ A(1, 0, 1)
    ldr r2, [r0, #56]                   @ A(2, 1, 0)
    eor r1, r11, r1                     @ A(1, 0, 1) ^ D
    ldr r3, [r0, #108]                  @ A(3, 2, 1)
    ldr r4, [r0, #152]                  @ A(4, 3, 0)
    eor r2, r12, r2                     @ A(2, 1, 0) ^ D
    eor r3, r8, r3                      @ A(3, 2, 1) ^ D
    ldr r5, [r0, #160]                  @ A(0, 4, 0)
    eor r4, r10, r4                     @ A(4, 3, 0) ^ D
    eor r5, r9, r5                      @ A(0, 4, 0) ^ D
    ror r1, r1, #31                     @ rho
    ror r2, r2, #29                     @ rho
    ror r3, r3, #19                     @ rho
    ror r4, r4, #28                     @ rho
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ chi
    bic r7, r4, r3                      @ chi
    eors r6, r1                         @ E(0, 2, 0)
    str r6, [sp, #104]                  @ E(0, 2, 0)
    bic r6, r5, r4                      @ chi
    eors r7, r2                         @ E(1, 2, 0)
    str r7, [sp, #112]                  @ E(1, 2, 0)
    bic r7, r1, r5                      @ chi
    eors r6, r3                         @ E(2, 2, 0)
    str r6, [sp, #120]                  @ E(2, 2, 0)
    bics r2, r1                         @ chi
    eors r7, r4                         @ E(3, 2, 0)
    str r7, [sp, #128]                  @ E(3, 2, 0)
    eors r2, r5                         @ E(4, 2, 0)
    str r2, [sp, #136]                  @ E(4, 2, 0)
    ldr r1, [sp, #16]                   @ D(4, 1)
    ldr r2, [r0, #28]                   @ A(3, 0, 1)
    ldr r3, [r0, #76]                   @ A(4, 1, 1)
    eor r2, r8, r2                      @ A(3, 0, 1) ^ D
    ldr r4, [r0, #80]                   @ A(0, 2, 0)
    ldr r5, [r0, #128]                  @ A(1, 3, 0)
    eors r1, r3                         @ A(4, 1, 1) ^ D
    eor r9, r9, r4                      @ A(0, 2, 0) ^ D
    ldr r3, [r0, #176]                  @ A(2, 4, 0)
    eor r5, lr, r5                      @ A(1, 3, 0) ^ D
    eor r3, r12, r3                     @ A(2, 4, 0) ^ D
    ror r2, r2, #18                     @ rho
    ror r1, r1, #22                     @ rho
    ror r4, r9, #31                     @ rho
    ror r5, r5, #10                     @ rho
    ror r3, r3, #2                      @ rho
    bic r6, r4, r1                      @ chi
    bic r7, r5, r4                      @ chi
    eors r6, r2                         @ E(0, 1, 1)
    str r6, [sp, #68]                   @ E(0, 1, 1)
    bic r6, r3, r5                      @ chi
    eors r7, r1                         @ E(1, 1, 1)
    str r7, [sp, #76]                   @ E(1, 1, 1)
    bic r7, r2, r3                      @ chi
    eors r6, r4                         @ E(2, 1, 1)
    str r6, [sp, #84]                   @ E(2, 1, 1)
    bics r1, r2                         @ chi
    eors r7, r5                         @ E(3, 1, 1)
    str r7, [sp, #92]                   @ E(3, 1, 1)
    eors r1, r3                         @ E(4, 1, 1)
    str r1, [sp, #100]                  @ E(4, 1, 1)
    ldr r9, [sp, #4]                    @ D(0, 1)
    ldr r1, [r0, #32]                   @ A(4, 0, 0)
    ldr r2, [r0, #44]                   @ A(0, 1, 1)
    eor r1, r10, r1                     @ A(4, 0, 0) ^ D
    ldr r3, [r0, #92]                   @ A(1, 2, 1)
    ldr r4, [r0, #136]                  @ A(2, 3, 0)
    eor r2, r9, r2                      @ A(0, 1, 1) ^ D
    eor r3, r11, r3                     @ A(1, 2, 1) ^ D
    ldr r5, [r0, #188]                  @ A(3, 4, 1)
    eor r4, r12, r4                     @ A(2, 3, 0) ^ D
    eor r5, r8, r5                      @ A(3, 4, 1) ^ D
    ror r1, r1, #19                     @ rho
    ror r2, r2, #14                     @ rho
    ror r3, r3, #27                     @ rho
    ror r4, r4, #25                     @ rho
    ror r5, r5, #4                      @ rho
    bic r6, r3, r2                      @ chi
    bic r7, r4, r3                      @ chi
    eors r6, r1                         @ E(0, 3, 1)
    str r6, [sp, #148]                  @ E(0, 3, 1)
    bic r6, r5, r4                      @ chi
    eors r7, r2                         @ E(1, 3, 1)
    str r7, [sp, #156]                  @ E(1, 3, 1)
    bic r7, r1, r5                      @ chi
    eors r6, r3                         @ E(2, 3, 1)
    str r6, [sp, #164]                  @ E(2, 3, 1)
    bics r2, r1                         @ chi
    eors r7, r4                         @ E(3, 3, 1)
    str r7, [sp, #172]                  @ E(3, 3, 1)
    eors r2, r5                         @ E(4, 3, 1)
    str r2, [sp, #180]                  @ E(4, 3, 1)
    ldr r7, [sp, #16]                   @ D(4, 1)
    ldr r1, [r0, #16]                   @ A(2, 0, 0)
    ldr r2, [r0, #68]                   @ A(3, 1, 1)
    eor r1, r12, r1                     @ A(2, 0, 0) ^ D
    ldr r3, [r0, #116]                  @ A(4, 2, 1)
    ldr r4, [r0, #124]                  @ A(0, 3, 1)
    eor r8, r8, r2                      @ A(3, 1, 1) ^ D
    eors r3, r7                         @ A(4, 2, 1) ^ D
    ldr r2, [r0, #168]                  @ A(1, 4, 0)
    eor r4, r9, r4                      @ A(0, 3, 1) ^ D
    eor r2, lr, r2                      @ A(1, 4, 0) ^ D
    ror r1, r1, #1                      @ rho
    ror r5, r8, #4                      @ rho
    ror r3, r3, #12                     @ rho
    ror r4, r4, #11                     @ rho
    ror r2, r2, #31                     @ rho
    bic r6, r3, r5                      @ chi
    bic r8, r4, r3                      @ chi
    eors r6, r1                         @ E(0, 4, 0)
    str r6, [sp, #184]                  @ E(0, 4, 0)
    bic r6, r2, r4                      @ chi
    eor r8, r8, r5                      @ E(1, 4, 0)
    str r8, [sp, #192]                  @ E(1, 4, 0)
    bic r8, r1, r2                      @ chi
    eors r6, r3                         @ E(2, 4, 0)
    str r6, [sp, #200]                  @ E(2, 4, 0)
    bics r5, r1                         @ chi
    eor r8, r8, r4                      @ E(3, 4, 0)
    str r8, [sp, #208]                  @ E(3, 4, 0)
    eors r5, r2                         @ E(4, 4, 0)
    str r5, [sp, #216]                  @ E(4, 4, 0)
    ldr r8, [sp, #12]                   @ D(3, 0)
    ldr r1, [r0, #4]                    @ A(0, 0, 1)
    ldr r2, [r0, #52]                   @ A(1, 1, 1)
    eor r1, r9, r1                      @ A(0, 0, 1) ^ D
    ldr r3, [r0, #96]                   @ A(2, 2, 0)
    ldr r4, [r0, #144]                  @ A(3, 3, 0)
    eor r2, r11, r2                     @ A(1, 1, 1) ^ D
    eor r12, r12, r3                    @ A(2, 2, 0) ^ D
    ldr r3, [r0, #196]                  @ A(4, 4, 1)
    eor r4, r8, r4                      @ A(3, 3, 0) ^ D
    eors r3, r7                         @ A(4, 4, 1) ^ D
    ror r2, r2, #10                     @ rho
    ror r5, r12, #11                    @ rho
    ror r4, r4, #22                     @ rho
    ror r3, r3, #25                     @ rho
    bic r6, r4, r5                      @ chi
    bic r12, r3, r4                     @ chi
    eors r6, r2                         @ E(1, 0, 1)
    str r6, [sp, #36]                   @ E(1, 0, 1)
    bic r6, r1, r3                      @ chi
    eor r12, r12, r5                    @ E(2, 0, 1)
    str r12, [sp, #44]                  @ E(2, 0, 1)
    bic r12, r2, r1                     @ chi
    eors r6, r4                         @ E(3, 0, 1)
    str r6, [sp, #52]                   @ E(3, 0, 1)
    bics r5, r2                         @ chi
    eor r12, r12, r3                    @ E(4, 0, 1)
    str r12, [sp, #60]                  @ E(4, 0, 1)
    ldr r2, [sp, #20]                   @ constants
    ldr r2, [r2, #4]                    @ iota
    eors r1, r5                         @ E(0, 0, 1)
    eors r1, r2                         @ iota
    str r1, [sp, #28]                   @ E(0, 0, 1)
    ldr r12, [sp, #8]                   @ D(2, 1)
    ldr r1, [r0, #8]                    @ A(1, 0, 0)
    ldr r2, [r0, #60]                   @ A(2, 1, 1)
    eor r1, lr, r1                      @ A(1, 0, 0) ^ D
    ldr r3, [r0, #104]                  @ A(3, 2, 0)
    ldr r4, [r0, #156]                  @ A(4, 3, 1)
    eor r2, r12, r2                     @ A(2, 1, 1) ^ D
    eor r3, r8, r3                      @ A(3, 2, 0) ^ D
    ldr r5, [r0, #164]                  @ A(0, 4, 1)
    eors r7, r4                         @ A(4, 3, 1) ^ D
    eor r5, r9, r5                      @ A(0, 4, 1) ^ D
    ror r2, r2, #29                     @ rho
    ror r3, r3, #20                     @ rho
    ror r4, r7, #28                     @ rho
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ chi
    bic r7, r4, r3                      @ chi
    eors r6, r1                         @ E(0, 2, 1)
    str r6, [sp, #108]                  @ E(0, 2, 1)
    bic r6, r5, r4                      @ chi
    eors r7, r2                         @ E(1, 2, 1)
    str r7, [sp, #116]                  @ E(1, 2, 1)
    bic r7, r1, r5                      @ chi
    eors r6, r3                         @ E(2, 2, 1)
    str r6, [sp, #124]                  @ E(2, 2, 1)
    bics r2, r1                         @ chi
    eors r7, r4                         @ E(3, 2, 1)
    str r7, [sp, #132]                  @ E(3, 2, 1)
    eors r2, r5                         @ E(4, 2, 1)
    str r2, [sp, #140]                  @ E(4, 2, 1)
    ldr r1, [r0, #24]                   @ A(3, 0, 0)
    ldr r2, [r0, #72]                   @ A(4, 1, 0)
    eor r1, r8, r1                      @ A(3, 0, 0) ^ D
    ldr r3, [r0, #84]                   @ A(0, 2, 1)
    ldr r4, [r0, #132]                  @ A(1, 3, 1)
    eor r2, r10, r2                     @ A(4, 1, 0) ^ D
    eor r9, r9, r3                      @ A(0, 2, 1) ^ D
    ldr r3, [r0, #180]                  @ A(2, 4, 1)
    eor r4, r11, r4                     @ A(1, 3, 1) ^ D
    eor r3, r12, r3                     @ A(2, 4, 1) ^ D
    ror r1, r1, #18                     @ rho
    ror r2, r2, #22                     @ rho
    ror r5, r9, #30                     @ rho
    ror r4, r4, #9                      @ rho
    ror r3, r3, #1                      @ rho
    bic r6, r5, r2                      @ chi
    bic r7, r4, r5                      @ chi
    eors r6, r1                         @ E(0, 1, 0)
    str r6, [sp, #64]                   @ E(0, 1, 0)
    bic r6, r3, r4                      @ chi
    eors r7, r2                         @ E(1, 1, 0)
    str r7, [sp, #72]                   @ E(1, 1, 0)
    bic r7, r1, r3                      @ chi
    eors r6, r5                         @ E(2, 1, 0)
    str r6, [sp, #80]                   @ E(2, 1, 0)
    bics r2, r1                         @ chi
    eors r7, r4                         @ E(3, 1, 0)
    str r7, [sp, #88]                   @ E(3, 1, 0)
    eors r2, r3                         @ E(4, 1, 0)
    str r2, [sp, #96]                   @ E(4, 1, 0)
    ldr r1, [sp, #0]                    @ D(0, 0)
    ldr r2, [r0, #20]                   @ A(2, 0, 1)
    ldr r3, [r0, #64]                   @ A(3, 1, 0)
    eor r2, r12, r2                     @ A(2, 0, 1) ^ D
    ldr r4, [r0, #112]                  @ A(4, 2, 0)
    ldr r5, [r0, #120]                  @ A(0, 3, 0)
    eor r3, r8, r3                      @ A(3, 1, 0) ^ D
    eor r10, r10, r4                    @ A(4, 2, 0) ^ D
    ldr r4, [r0, #172]                  @ A(1, 4, 1)
    eors r5, r1                         @ A(0, 3, 0) ^ D
    eor r11, r11, r4                    @ A(1, 4, 1) ^ D
    ror r2, r2, #1                      @ rho
    ror r3, r3, #5                      @ rho
    ror r4, r10, #13                    @ rho
    ror r5, r5, #12                     @ rho
    ror r6, r11, #31                    @ rho
    bic r7, r4, r3                      @ chi
    bic r9, r5, r4                      @ chi
    eors r7, r2                         @ E(0, 4, 1)
    str r7, [sp, #188]                  @ E(0, 4, 1)
    bic r7, r6, r5                      @ chi
    eor r9, r9, r3                      @ E(1, 4, 1)
    str r9, [sp, #196]                  @ E(1, 4, 1)
    bic r9, r2, r6                      @ chi
    eors r7, r4                         @ E(2, 4, 1)
    str r7, [sp, #204]                  @ E(2, 4, 1)
    bics r3, r2                         @ chi
    eor r9, r9, r5                      @ E(3, 4, 1)
    str r9, [sp, #212]                  @ E(3, 4, 1)
    eors r3, r6                         @ E(4, 4, 1)
    str r3, [sp, #220]                  @ E(4, 4, 1)
    ldr r2, [sp, #16]                   @ D(4, 1)
    ldr r3, [r0, #36]                   @ A(4, 0, 1)
    ldr r4, [r0, #40]                   @ A(0, 1, 0)
    eors r2, r3                         @ A(4, 0, 1) ^ D
    ldr r3, [r0, #88]                   @ A(1, 2, 0)
    ldr r5, [r0, #140]                  @ A(2, 3, 1)
    eors r1, r4                         @ A(0, 1, 0) ^ D
    eor lr, lr, r3                      @ A(1, 2, 0) ^ D
    ldr r3, [r0, #184]                  @ A(3, 4, 0)
    eor r12, r12, r5                    @ A(2, 3, 1) ^ D
    eor r8, r8, r3                      @ A(3, 4, 0) ^ D
    ror r2, r2, #18                     @ rho
    ror r1, r1, #14                     @ rho
    ror r3, lr, #27                     @ rho
    ror r4, r12, #24                    @ rho
    ror r5, r8, #4                      @ rho
    bic r6, r3, r1                      @ chi
    bic r7, r4, r3                      @ chi
    eors r6, r2                         @ E(0, 3, 0)
    str r6, [sp, #144]                  @ E(0, 3, 0)
    bic r6, r5, r4                      @ chi
    eors r7, r1                         @ E(1, 3, 0)
    str r7, [sp, #152]                  @ E(1, 3, 0)
    bic r7, r2, r5                      @ chi
    eors r6, r3                         @ E(2, 3, 0)
    str r6, [sp, #160]                  @ E(2, 3, 0)
    bics r1, r2                         @ chi
    eors r7, r4                         @ E(3, 3, 0)
    str r7, [sp, #168]                  @ E(3, 3, 0)
    eors r1, r5                         @ E(4, 3, 0)
    str r1, [sp, #176]                  @ E(4, 3, 0)
.Lm7_interleaved_second:
    @ round 2 of 2
    ldr r1, [sp, #24]                   @ A(0, 0, 0)
    ldr r2, [sp, #64]                   @ A(0, 1, 0)
    eors r1, r2                         @ C(0, 0)
    ldr r2, [sp, #104]                  @ A(0, 2, 0)
    eors r1, r2                         @ C(0, 0)
    ldr r2, [sp, #144]                  @ A(0, 3, 0)
    eors r1, r2                         @ C(0, 0)
    ldr r2, [sp, #184]                  @ A(0, 4, 0)
    eor lr, r1, r2                      @ C(0, 0)
    ldr r1, [sp, #52]                   @ A(3, 0, 1)
    ldr r2, [sp, #92]                   @ A(3, 1, 1)
    eors r1, r2                         @ C(3, 1)
    ldr r2, [sp, #132]                  @ A(3, 2, 1)
    eors r1, r2                         @ C(3, 1)
    ldr r2, [sp, #172]                  @ A(3, 3, 1)
    eors r1, r2                         @ C(3, 1)
    ldr r2, [sp, #212]                  @ A(3, 4, 1)
    eors r1, r2                         @ C(3, 1)
    eor r2, r1, lr                      @ D(4, 1)
    str r2, [sp, #16]                   @ D(4, 1)
    ldr r2, [sp, #32]                   @ A(1, 0, 0)
    ldr r3, [sp, #72]                   @ A(1, 1, 0)
    eors r2, r3                         @ C(1, 0)
    ldr r3, [sp, #112]                  @ A(1, 2, 0)
    eors r2, r3                         @ C(1, 0)
    ldr r3, [sp, #152]                  @ A(1, 3, 0)
    eors r2, r3                         @ C(1, 0)
    ldr r3, [sp, #192]                  @ A(1, 4, 0)
    eors r2, r3                         @ C(1, 0)
    eor r12, r2, r1, ror #31            @ D(2, 0)
    ldr r1, [sp, #60]                   @ A(4, 0, 1)
    ldr r3, [sp, #100]                  @ A(4, 1, 1)
    eors r1, r3                         @ C(4, 1)
    ldr r3, [sp, #140]                  @ A(4, 2, 1)
    eors r1, r3                         @ C(4, 1)
    ldr r3, [sp, #180]                  @ A(4, 3, 1)
    eors r1, r3                         @ C(4, 1)
    ldr r3, [sp, #220]                  @ A(4, 4, 1)
    eors r1, r3                         @ C(4, 1)
    eors r2, r1                         @ D(0, 1)
    str r2, [sp, #4]                    @ D(0, 1)
    ldr r2, [sp, #40]                   @ A(2, 0, 0)
    ldr r3, [sp, #80]                   @ A(2, 1, 0)
    eors r2, r3                         @ C(2, 0)
    ldr r3, [sp, #120]                  @ A(2, 2, 0)
    eors r2, r3                         @ C(2, 0)
    ldr r3, [sp, #160]                  @ A(2, 3, 0)
    eors r2, r3                         @ C(2, 0)
    ldr r3, [sp, #200]                  @ A(2, 4, 0)
    eors r2, r3                         @ C(2, 0)
    eor r1, r2, r1, ror #31             @ D(3, 0)
    str r1, [sp, #12]                   @ D(3, 0)
    ldr r1, [sp, #28]                   @ A(0, 0, 1)
    ldr r3, [sp, #68]                   @ A(0, 1, 1)
    eors r1, r3                         @ C(0, 1)
    ldr r3, [sp, #108]                  @ A(0, 2, 1)
    eors r1, r3                         @ C(0, 1)
    ldr r3, [sp, #148]                  @ A(0, 3, 1)
    eors r1, r3                         @ C(0, 1)
    ldr r3, [sp, #188]                  @ A(0, 4, 1)
    eors r1, r3                         @ C(0, 1)
    eor r11, r1, r2                     @ D(1, 1)
    ldr r2, [sp, #48]                   @ A(3, 0, 0)
    ldr r3, [sp, #88]                   @ A(3, 1, 0)
    eors r2, r3                         @ C(3, 0)
    ldr r3, [sp, #128]                  @ A(3, 2, 0)
    eors r2, r3                         @ C(3, 0)
    ldr r3, [sp, #168]                  @ A(3, 3, 0)
    eors r2, r3                         @ C(3, 0)
    ldr r3, [sp, #208]                  @ A(3, 4, 0)
    eors r2, r3                         @ C(3, 0)
    eor r10, r2, r1, ror #31            @ D(4, 0)
    ldr r1, [sp, #36]                   @ A(1, 0, 1)
    ldr r3, [sp, #76]                   @ A(1, 1, 1)
    eors r1, r3                         @ C(1, 1)
    ldr r3, [sp, #116]                  @ A(1, 2, 1)
    eors r1, r3                         @ C(1, 1)
    ldr r3, [sp, #156]                  @ A(1, 3, 1)
    eors r1, r3                         @ C(1, 1)
    ldr r3, [sp, #196]                  @ A(1, 4, 1)
    eors r1, r3                         @ C(1, 1)
    eors r2, r1                         @ D(2, 1)
    str r2, [sp, #8]                    @ D(2, 1)
    ldr r3, [sp, #56]                   @ A(4, 0, 0)
    ldr r4, [sp, #96]                   @ A(4, 1, 0)
    eors r3, r4                         @ C(4, 0)
    ldr r4, [sp, #136]                  @ A(4, 2, 0)
    eors r3, r4                         @ C(4, 0)
    ldr r4, [sp, #176]                  @ A(4, 3, 0)
    eors r3, r4                         @ C(4, 0)
    ldr r4, [sp, #216]                  @ A(4, 4, 0)
    eors r3, r4                         @ C(4, 0)
    eor r9, r3, r1, ror #31             @ D(0, 0)
    str r9, [sp, #0]                    @ D(0, 0)
    ldr r1, [sp, #44]                   @ A(2, 0, 1)
    ldr r4, [sp, #84]                   @ A(2, 1, 1)
    eors r1, r4                         @ C(2, 1)
    ldr r4, [sp, #124]                  @ A(2, 2, 1)
    eors r1, r4                         @ C(2, 1)
    ldr r4, [sp, #164]                  @ A(2, 3, 1)
    eors r1, r4                         @ C(2, 1)
    ldr r4, [sp, #204]                  @ A(2, 4, 1)
    eors r1, r4                         @ C(2, 1)
    eor r8, r1, r3                      @ D(3, 1)
    eor lr, lr, r1, ror #31             @ D(1, 0)
    ldr r1, [sp, #24]                   @ A(0, 0, 0)
    ldr r3, [sp, #72]                   @ A(1, 1, 0)
    eor r1, r9, r1                      @ A(0, 0, 0) ^ D
    ldr r4, [sp, #124]                  @ A(2, 2, 1)
    ldr r5, [sp, #172]                  @ A(3, 3, 1)
    eor r3, lr, r3                      @ A(1, 1, 0) ^ D
    eors r2, r4                         @ A(2, 2, 1) ^ D
    ldr r4, [sp, #216]                  @ A(4, 4, 0)
    eor r5, r8, r5                      @ A(3, 3, 1) ^ D
    eor r4, r10, r4                     @ A(4, 4, 0) ^ D
    ror r3, r3, #10                     @ rho
    ror r2, r2, #10                     @ rho
    ror r5, r5, #21                     @ rho
    ror r4, r4, #25                     @ rho
    bic r6, r5, r2                      @ chi
    bic r7, r4, r5                      @ chi
    eors r6, r3                         @ E(1, 0, 0)
    str r6, [r0, #8]                    @ E(1, 0, 0)
    bic r6, r1, r4                      @ chi
    eors r7, r2                         @ E(2, 0, 0)
    str r7, [r0, #16]                   @ E(2, 0, 0)
    bic r7, r3, r1                      @ chi
    eors r6, r5                         @ E(3, 0, 0)
    str r6, [r0, #24]                   @ E(3, 0, 0)
    bics r2, r3                         @ chi
    eors r7, r4                         @ E(4, 0, 0)
    str r7, [r0, #32]                   @ E(4, 0, 0)
    ldr r3, [sp, #20]                   @ constants
    ldr r3, [r3, #8]                    @ iota
    eors r1, r2                         @ E(0, 0, 0)
    eors r1, r3                         @ iota
    str r1, [r0, #0]                    @ E(0, 0, 0)
    ldr r1, [sp, #36]                   @ A(1, 0, 1)
    ldr r2, [sp, #80]                   @ A(2, 1, 0)
    eor r1, r11, r1                     @ A(1, 0, 1) ^ D
    ldr r3, [sp, #132]                  @ A(3, 2, 1)
    ldr r4, [sp, #176]                  @ A(4, 3, 0)
    eor r2, r12, r2                     @ A(2, 1, 0) ^ D
    eor r3, r8, r3                      @ A(3, 2, 1) ^ D
    ldr r5, [sp, #184]                  @ A(0, 4, 0)
    eor r4, r10, r4                     @ A(4, 3, 0) ^ D
    eor r5, r9, r5                      @ A(0, 4, 0) ^ D
    ror r1, r1, #31                     @ rho
    ror r2, r2, #29                     @ rho
    ror r3, r3, #19                     @ rho
    ror r4, r4, #28                     @ rho
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ chi
    bic r7, r4, r3                      @ chi
    eors r6, r1                         @ E(0, 2, 0)
    str r6, [r0, #80]                   @ E(0, 2, 0)
    bic r6, r5, r4                      @ chi
    eors r7, r2                         @ E(1, 2, 0)
    str r7, [r0, #88]                   @ E(1, 2, 0)
    bic r7, r1, r5                      @ chi
    eors r6, r3                         @ E(2, 2, 0)
    str r6, [r0, #96]                   @ E(2, 2, 0)
    bics r2, r1                         @ chi
    eors r7, r4                         @ E(3, 2, 0)
    str r7, [r0, #104]                  @ E(3, 2, 0)
    eors r2, r5                         @ E(4, 2, 0)
    str r2, [r0, #112]                  @ E(4, 2, 0)
    ldr r1, [sp, #16]                   @ D(4, 1)
    ldr r2, [sp, #52]                   @ A(3, 0, 1)
    ldr r3, [sp, #100]                  @ A(4, 1, 1)
    eor r2, r8, r2                      @ A(3, 0, 1) ^ D
    ldr r4, [sp, #104]                  @ A(0, 2, 0)
    ldr r5, [sp, #152]                  @ A(1, 3, 0)
    eors r1, r3                         @ A(4, 1, 1) ^ D
    eor r9, r9, r4                      @ A(0, 2, 0) ^ D
    ldr r3, [sp, #200]                  @ A(2, 4, 0)
    eor r5, lr, r5                      @ A(1, 3, 0) ^ D
    eor r3, r12, r3                     @ A(2, 4, 0) ^ D
    ror r2, r2, #18                     @ rho
    ror r1, r1, #22                     @ rho
    ror r4, r9, #31                     @ rho
    ror r5, r5, #10                     @ rho
    ror r3, r3, #2                      @ rho
    bic r6, r4, r1                      @ chi
    bic r7, r5, r4                      @ chi
    eors r6, r2                         @ E(0, 1, 1)
    str r6, [r0, #44]                   @ E(0, 1, 1)
    bic r6, r3, r5                      @ chi
    eors r7, r1                         @ E(1, 1, 1)
    str r7, [r0, #52]                   @ E(1, 1, 1)
    bic r7, r2, r3                      @ chi
    eors r6, r4                         @ E(2, 1, 1)
    str r6, [r0, #60]                   @ E(2, 1, 1)
    bics r1, r2                         @ chi
    eors r7, r5                         @ E(3, 1, 1)
    str r7, [r0, #68]                   @ E(3, 1, 1)
    eors r1, r3                         @ E(4, 1, 1)
    str r1, [r0, #76]                   @ E(4, 1, 1)
    ldr r9, [sp, #4]                    @ D(0, 1)
    ldr r1, [sp, #56]                   @ A(4, 0, 0)
    ldr r2, [sp, #68]                   @ A(0, 1, 1)
    eor r1, r10, r1                     @ A(4, 0, 0) ^ D
    ldr r3, [sp, #116]                  @ A(1, 2, 1)
    ldr r4, [sp, #160]                  @ A(2, 3, 0)
    eor r2, r9, r2                      @ A(0, 1, 1) ^ D
    eor r3, r11, r3                     @ A(1, 2, 1) ^ D
    ldr r5, [sp, #212]                  @ A(3, 4, 1)
    eor r4, r12, r4                     @ A(2, 3, 0) ^ D
    eor r5, r8, r5                      @ A(3, 4, 1) ^ D
    ror r1, r1, #19                     @ rho
    ror r2, r2, #14                     @ rho
    ror r3, r3, #27                     @ rho
    ror r4, r4, #25                     @ rho
    ror r5, r5, #4                      @ rho
    bic r6, r3, r2                      @ chi
    bic r7, r4, r3                      @ chi
    eors r6, r1                         @ E(0, 3, 1)
    str r6, [r0, #124]                  @ E(0, 3, 1)
    bic r6, r5, r4                      @ chi
    eors r7, r2                         @ E(1, 3, 1)
    str r7, [r0, #132]                  @ E(1, 3, 1)
    bic r7, r1, r5                      @ chi
    eors r6, r3                         @ E(2, 3, 1)
    str r6, [r0, #140]                  @ E(2, 3, 1)
    bics r2, r1                         @ chi
    eors r7, r4                         @ E(3, 3, 1)
    str r7, [r0, #148]                  @ E(3, 3, 1)
    eors r2, r5                         @ E(4, 3, 1)
    str r2, [r0, #156]                  @ E(4, 3, 1)
    ldr r7, [sp, #16]                   @ D(4, 1)
    ldr r1, [sp, #40]                   @ A(2, 0, 0)
    ldr r2, [sp, #92]                   @ A(3, 1, 1)
    eor r1, r12, r1                     @ A(2, 0, 0) ^ D
    ldr r3, [sp, #140]                  @ A(4, 2, 1)
    ldr r4, [sp, #148]                  @ A(0, 3, 1)
    eor r8, r8, r2                      @ A(3, 1, 1) ^ D
    eors r3, r7                         @ A(4, 2, 1) ^ D
    ldr r2, [sp, #192]                  @ A(1, 4, 0)
    eor r4, r9, r4                      @ A(0, 3, 1) ^ D
    eor r2, lr, r2                      @ A(1, 4, 0) ^ D
    ror r1, r1, #1                      @ rho
    ror r5, r8, #4                      @ rho
    ror r3, r3, #12                     @ rho
    ror r4, r4, #11                     @ rho
    ror r2, r2, #31                     @ rho
    bic r6, r3, r5                      @ chi
    bic r8, r4, r3                      @ chi
    eors r6, r1                         @ E(0, 4, 0)
    str r6, [r0, #160]                  @ E(0, 4, 0)
    bic r6, r2, r4                      @ chi
    eor r8, r8, r5                      @ E(1, 4, 0)
    str r8, [r0, #168]                  @ E(1, 4, 0)
    bic r8, r1, r2                      @ chi
    eors r6, r3                         @ E(2, 4, 0)
    str r6, [r0, #176]                  @ E(2, 4, 0)
    bics r5, r1                         @ chi
    eor r8, r8, r4                      @ E(3, 4, 0)
    str r8, [r0, #184]                  @ E(3, 4, 0)
    eors r5, r2                         @ E(4, 4, 0)
    str r5, [r0, #192]                  @ E(4, 4, 0)
    ldr r8, [sp, #12]                   @ D(3, 0)
    ldr r1, [sp, #28]                   @ A(0, 0, 1)
    ldr r2, [sp, #76]                   @ A(1, 1, 1)
    eor r1, r9, r1                      @ A(0, 0, 1) ^ D
    ldr r3, [sp, #120]                  @ A(2, 2, 0)
    ldr r4, [sp, #168]                  @ A(3, 3, 0)
    eor r2, r11, r2                     @ A(1, 1, 1) ^ D
    eor r12, r12, r3                    @ A(2, 2, 0) ^ D
    ldr r3, [sp, #220]                  @ A(4, 4, 1)
    eor r4, r8, r4                      @ A(3, 3, 0) ^ D
    eors r3, r7                         @ A(4, 4, 1) ^ D
    ror r2, r2, #10                     @ rho
    ror r5, r12, #11                    @ rho
    ror r4, r4, #22                     @ rho
    ror r3, r3, #25                     @ rho
    bic r6, r4, r5                      @ chi
    bic r12, r3, r4                     @ chi
    eors r6, r2                         @ E(1, 0, 1)
    str r6, [r0, #12]                   @ E(1, 0, 1)
    bic r6, r1, r3                      @ chi
    eor r12, r12, r5                    @ E(2, 0, 1)
    str r12, [r0, #20]                  @ E(2, 0, 1)
    bic r12, r2, r1                     @ chi
    eors r6, r4                         @ E(3, 0, 1)
    str r6, [r0, #28]                   @ E(3, 0, 1)
    bics r5, r2                         @ chi
    eor r12, r12, r3                    @ E(4, 0, 1)
    str r12, [r0, #36]                  @ E(4, 0, 1)
    ldr r2, [sp, #20]                   @ constants
    ldr r2, [r2, #12]                   @ iota
    eors r1, r5                         @ E(0, 0, 1)
    eors r1, r2                         @ iota
    str r1, [r0, #4]                    @ E(0, 0, 1)
    ldr r12, [sp, #8]                   @ D(2, 1)
    ldr r1, [sp, #32]                   @ A(1, 0, 0)
    ldr r2, [sp, #84]                   @ A(2, 1, 1)
    eor r1, lr, r1                      @ A(1, 0, 0) ^ D
    ldr r3, [sp, #128]                  @ A(3, 2, 0)
    ldr r4, [sp, #180]                  @ A(4, 3, 1)
    eor r2, r12, r2                     @ A(2, 1, 1) ^ D
    eor r3, r8, r3                      @ A(3, 2, 0) ^ D
    ldr r5, [sp, #188]                  @ A(0, 4, 1)
    eors r7, r4                         @ A(4, 3, 1) ^ D
    eor r5, r9, r5                      @ A(0, 4, 1) ^ D
    ror r2, r2, #29                     @ rho
    ror r3, r3, #20                     @ rho
    ror r4, r7, #28                     @ rho
    ror r5, r5, #23                     @ rho
    bic r6, r3, r2                      @ chi
    bic r7, r4, r3                      @ chi
    eors r6, r1                         @ E(0, 2, 1)
    str r6, [r0, #84]                   @ E(0, 2, 1)
    bic r6, r5, r4                      @ chi
    eors r7, r2                         @ E(1, 2, 1)
    str r7, [r0, #92]                   @ E(1, 2, 1)
    bic r7, r1, r5                      @ chi
    eors r6, r3                         @ E(2, 2, 1)
    str r6, [r0, #100]                  @ E(2, 2, 1)
    bics r2, r1                         @ chi
    eors r7, r4                         @ E(3, 2, 1)
    str r7, [r0, #108]                  @ E(3, 2, 1)
    eors r2, r5                         @ E(4, 2, 1)
    str r2, [r0, #116]                  @ E(4, 2, 1)
    ldr r1, [sp, #48]                   @ A(3, 0, 0)
    ldr r2, [sp, #96]                   @ A(4, 1, 0)
    eor r1, r8, r1                      @ A(3, 0, 0) ^ D
    ldr r3, [sp, #108]                  @ A(0, 2, 1)
    ldr r4, [sp, #156]                  @ A(1, 3, 1)
    eor r2, r10, r2                     @ A(4, 1, 0) ^ D
    eor r9, r9, r3                      @ A(0, 2, 1) ^ D
    ldr r3, [sp, #204]                  @ A(2, 4, 1)
    eor r4, r11, r4                     @ A(1, 3, 1) ^ D
    eor r3, r12, r3                     @ A(2, 4, 1) ^ D
    ror r1, r1, #18                     @ rho
    ror r2, r2, #22                     @ rho
    ror r5, r9, #30                     @ rho
    ror r4, r4, #9                      @ rho
    ror r3, r3, #1                      @ rho
    bic r6, r5, r2                      @ chi
    bic r7, r4, r5                      @ chi
    eors r6, r1                         @ E(0, 1, 0)
    str r6, [r0, #40]                   @ E(0, 1, 0)
    bic r6, r3, r4                      @ chi
    eors r7, r2                         @ E(1, 1, 0)
    str r7, [r0, #48]                   @ E(1, 1, 0)
    bic r7, r1, r3                      @ chi
    eors r6, r5                         @ E(2, 1, 0)
    str r6, [r0, #56]                   @ E(2, 1, 0)
    bics r2, r1                         @ chi
    eors r7, r4                         @ E(3, 1, 0)
    str r7, [r0, #64]                   @ E(3, 1, 0)
    eors r2, r3                         @ E(4, 1, 0)
    str r2, [r0, #72]                   @ E(4, 1, 0)
    ldr r1, [sp, #0]                    @ D(0, 0)
    ldr r2, [sp, #44]                   @ A(2, 0, 1)
    ldr r3, [sp, #88]                   @ A(3, 1, 0)
    eor r2, r12, r2                     @ A(2, 0, 1) ^ D
    ldr r4, [sp, #136]                  @ A(4, 2, 0)
    ldr r5, [sp, #144]                  @ A(0, 3, 0)
    eor r3, r8, r3                      @ A(3, 1, 0) ^ D
    eor r10, r10, r4                    @ A(4, 2, 0) ^ D
    ldr r4, [sp, #196]                  @ A(1, 4, 1)
    eors r5, r1                         @ A(0, 3, 0) ^ D
    eor r11, r11, r4                    @ A(1, 4, 1) ^ D
    ror r2, r2, #1                      @ rho
    ror r3, r3, #5                      @ rho
    ror r4, r10, #13                    @ rho
    ror r5, r5, #12                     @ rho
    ror r6, r11, #31                    @ rho
    bic r7, r4, r3                      @ chi
    bic r9, r5, r4                      @ chi
    eors r7, r2                         @ E(0, 4, 1)
    str r7, [r0, #164]                  @ E(0, 4, 1)
    bic r7, r6, r5                      @ chi
    eor r9, r9, r3                      @ E(1, 4, 1)
    str r9, [r0, #172]                  @ E(1, 4, 1)
    bic r9, r2, r6                      @ chi
    eors r7, r4                         @ E(2, 4, 1)
    str r7, [r0, #180]                  @ E(2, 4, 1)
    bics r3, r2                         @ chi
    eor r9, r9, r5                      @ E(3, 4, 1)
    str r9, [r0, #188]                  @ E(3, 4, 1)
    eors r3, r6                         @ E(4, 4, 1)
    str r3, [r0, #196]                  @ E(4, 4, 1)
    ldr r2, [sp, #16]                   @ D(4, 1)
    ldr r3, [sp, #60]                   @ A(4, 0, 1)
    ldr r4, [sp, #64]                   @ A(0, 1, 0)
    eors r2, r3                         @ A(4, 0, 1) ^ D
    ldr r3, [sp, #112]                  @ A(1, 2, 0)
    ldr r5, [sp, #164]                  @ A(2, 3, 1)
    eors r1, r4                         @ A(0, 1, 0) ^ D
    eor lr, lr, r3                      @ A(1, 2, 0) ^ D
    ldr r3, [sp, #208]                  @ A(3, 4, 0)
    eor r12, r12, r5                    @ A(2, 3, 1) ^ D
    eor r8, r8, r3                      @ A(3, 4, 0) ^ D
    ror r2, r2, #18                     @ rho
    ror r1, r1, #14                     @ rho
    ror r3, lr, #27                     @ rho
    ror r4, r12, #24                    @ rho
    ror r5, r8, #4                      @ rho
    bic r6, r3, r1                      @ chi
    bic r7, r4, r3                      @ chi
    eors r6, r2                         @ E(0, 3, 0)
    str r6, [r0, #120]                  @ E(0, 3, 0)
    bic r6, r5, r4                      @ chi
    eors r7, r1                         @ E(1, 3, 0)
    str r7, [r0, #128]                  @ E(1, 3, 0)
    bic r7, r2, r5                      @ chi
    eors r6, r3                         @ E(2, 3, 0)
    str r6, [r0, #136]                  @ E(2, 3, 0)
    bics r1, r2                         @ chi
    eors r7, r4                         @ E(3, 3, 0)
    str r7, [r0, #144]                  @ E(3, 3, 0)
    eors r1, r5                         @ E(4, 3, 0)
    str r1, [r0, #152]                  @ E(4, 3, 0)
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
