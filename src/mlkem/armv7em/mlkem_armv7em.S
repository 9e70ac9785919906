/* PYTHONPATH=lab python3 -m lanewise_lab.ntt mlkem_armv7em > src/mlkem/armv7em/mlkem_armv7em.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The transforms of mlkem for ARMv7E-M (Cortex-M4, M7, M33), of 256
 * elements of 16 bits.
 *
 * void lanewise_mlkem_ntt_armv7em(int16_t p[256]);
 *     to the NTT domain. Input |x| <= 3329, output |x| <= 4095.
 * void lanewise_mlkem_inverse_armv7em(int16_t p[256]);
 *     back, times 2^16. Input |x| <= 4095, output |x| <= 2187.
 *
 * No branch and no address depends on the elements. The FPU is not touched.
 */
    .syntax unified
    .thumb
    .text
#if defined(__ELF__)
    .cfi_sections .debug_frame
#endif

    .p2align 3
    .globl lanewise_mlkem_ntt_armv7em
    .hidden lanewise_mlkem_ntt_armv7em
    .type lanewise_mlkem_ntt_armv7em, %function
    .thumb_func
lanewise_mlkem_ntt_armv7em:
    .cfi_startproc
    push {r4-r11, lr}
    .cfi_def_cfa_offset 36
    .cfi_offset r4, -36
    .cfi_offset r5, -32
    .cfi_offset r6, -28
    .cfi_offset r7, -24
    .cfi_offset r8, -20
    .cfi_offset r9, -16
    .cfi_offset r10, -12
    .cfi_offset r11, -8
    .cfi_offset lr, -4
    sub sp, #76
    .cfi_def_cfa_offset 112
    movw r2, #44983
    movt r2, #19
    str.w r2, [sp, #4]
    mov.w r1, #32768
    movw lr, #3329
    movt lr, #7
    adr.w r12, 9f + 0
    add.w r11, sp, #12
    ldm.w r12!, {r2-r9}
    stm.w r11!, {r2-r9}
    ldm.w r12!, {r2-r8}
    stm.w r11!, {r2-r8}
    .p2align 3
1:
    ldr.w r2, [r0, #0]
    ldr.w r3, [r0, #64]
    ldr.w r4, [r0, #128]
    ldr.w r5, [r0, #192]
    ldr.w r6, [r0, #256]
    ldr.w r7, [r0, #320]
    ldr.w r8, [r0, #384]
    ldr.w r9, [r0, #448]
    ldr.w r10, [sp, #12]
    smulwb r11, r10, r6
    smulwt r6, r10, r6
    smlabb r11, r11, lr, r1
    smlabb r6, r6, lr, r1
    smulwb r12, r10, r7
    pkhtb r11, r6, r11, asr #16
    smulwt r7, r10, r7
    ssub16 r6, r2, r11
    sadd16 r2, r2, r11
    smlabb r12, r12, lr, r1
    smlabb r7, r7, lr, r1
    smulwb r11, r10, r8
    pkhtb r12, r7, r12, asr #16
    smulwt r8, r10, r8
    ssub16 r7, r3, r12
    sadd16 r3, r3, r12
    smlabb r11, r11, lr, r1
    smlabb r8, r8, lr, r1
    smulwb r12, r10, r9
    pkhtb r11, r8, r11, asr #16
    smulwt r9, r10, r9
    ssub16 r8, r4, r11
    sadd16 r4, r4, r11
    smlabb r12, r12, lr, r1
    ldr.w r11, [sp, #16]
    smlabb r9, r9, lr, r1
    pkhtb r12, r9, r12, asr #16
    ssub16 r9, r5, r12
    sadd16 r5, r5, r12
    smulwb r12, r11, r4
    smulwt r4, r11, r4
    smlabb r12, r12, lr, r1
    smlabb r4, r4, lr, r1
    smulwb r10, r11, r5
    pkhtb r12, r4, r12, asr #16
    smulwt r5, r11, r5
    ssub16 r4, r2, r12
    sadd16 r2, r2, r12
    smlabb r10, r10, lr, r1
    ldr.w r12, [sp, #20]
    smlabb r5, r5, lr, r1
    smulwb r11, r12, r9
    pkhtb r10, r5, r10, asr #16
    smulwt r9, r12, r9
    ssub16 r5, r3, r10
    sadd16 r3, r3, r10
    smulwb r10, r12, r8
    smulwt r8, r12, r8
    smlabb r10, r10, lr, r1
    smlabb r8, r8, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r10, r8, r10, asr #16
    smlabb r9, r9, lr, r1
    ssub16 r8, r6, r10
    sadd16 r6, r6, r10
    pkhtb r11, r9, r11, asr #16
    ldr.w r10, [sp, #24]
    ssub16 r9, r7, r11
    sadd16 r7, r7, r11
    smulwb r11, r10, r3
    ldr.w r12, [sp, #28]
    smulwt r3, r10, r3
    ldr.w r10, [sp, #32]
    smlabb r11, r11, lr, r1
    smlabb r3, r3, lr, r1
    pkhtb r11, r3, r11, asr #16
    ssub16 r3, r2, r11
    sadd16 r2, r2, r11
    smulwb r11, r12, r5
    smulwt r5, r12, r5
    ldr.w r12, [sp, #36]
    smlabb r11, r11, lr, r1
    smlabb r5, r5, lr, r1
    pkhtb r11, r5, r11, asr #16
    ssub16 r5, r4, r11
    sadd16 r4, r4, r11
    smulwb r11, r10, r7
    smulwt r7, r10, r7
    smlabb r11, r11, lr, r1
    smlabb r7, r7, lr, r1
    pkhtb r11, r7, r11, asr #16
    ssub16 r7, r6, r11
    sadd16 r6, r6, r11
    smulwb r11, r12, r9
    smulwt r9, r12, r9
    smlabb r11, r11, lr, r1
    smlabb r9, r9, lr, r1
    pkhtb r11, r9, r11, asr #16
    ssub16 r9, r8, r11
    sadd16 r8, r8, r11
    ldr.w r10, [r0, #32]
    ldr.w r11, [r0, #96]
    str.w r2, [r0, #0]
    ldr.w r2, [r0, #160]
    str.w r3, [r0, #64]
    ldr.w r3, [r0, #224]
    str.w r4, [r0, #128]
    ldr.w r4, [r0, #288]
    str.w r5, [r0, #192]
    ldr.w r5, [r0, #352]
    str.w r6, [r0, #256]
    ldr.w r6, [r0, #416]
    str.w r7, [r0, #320]
    ldr.w r7, [r0, #480]
    str.w r8, [r0, #384]
    ldr.w r8, [sp, #12]
    str.w r9, [r0, #448]
    smulwb r9, r8, r4
    smulwt r4, r8, r4
    smlabb r9, r9, lr, r1
    smlabb r4, r4, lr, r1
    smulwb r12, r8, r5
    pkhtb r9, r4, r9, asr #16
    smulwt r5, r8, r5
    ssub16 r4, r10, r9
    sadd16 r10, r10, r9
    smlabb r12, r12, lr, r1
    smlabb r5, r5, lr, r1
    smulwb r9, r8, r6
    pkhtb r12, r5, r12, asr #16
    smulwt r6, r8, r6
    ssub16 r5, r11, r12
    sadd16 r11, r11, r12
    smlabb r9, r9, lr, r1
    smlabb r6, r6, lr, r1
    smulwb r12, r8, r7
    pkhtb r9, r6, r9, asr #16
    smulwt r7, r8, r7
    ssub16 r6, r2, r9
    sadd16 r2, r2, r9
    smlabb r12, r12, lr, r1
    ldr.w r9, [sp, #16]
    smlabb r7, r7, lr, r1
    pkhtb r12, r7, r12, asr #16
    ssub16 r7, r3, r12
    sadd16 r3, r3, r12
    smulwb r12, r9, r2
    smulwt r2, r9, r2
    smlabb r12, r12, lr, r1
    smlabb r2, r2, lr, r1
    smulwb r8, r9, r3
    pkhtb r12, r2, r12, asr #16
    smulwt r3, r9, r3
    ssub16 r2, r10, r12
    sadd16 r10, r10, r12
    smlabb r8, r8, lr, r1
    ldr.w r12, [sp, #20]
    smlabb r3, r3, lr, r1
    smulwb r9, r12, r7
    pkhtb r8, r3, r8, asr #16
    smulwt r7, r12, r7
    ssub16 r3, r11, r8
    sadd16 r11, r11, r8
    smulwb r8, r12, r6
    smulwt r6, r12, r6
    smlabb r8, r8, lr, r1
    smlabb r6, r6, lr, r1
    smlabb r9, r9, lr, r1
    pkhtb r8, r6, r8, asr #16
    smlabb r7, r7, lr, r1
    ssub16 r6, r4, r8
    sadd16 r4, r4, r8
    pkhtb r9, r7, r9, asr #16
    ldr.w r8, [sp, #24]
    ssub16 r7, r5, r9
    sadd16 r5, r5, r9
    smulwb r9, r8, r11
    ldr.w r12, [sp, #28]
    smulwt r11, r8, r11
    ldr.w r8, [sp, #32]
    smlabb r9, r9, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r9, r11, r9, asr #16
    ssub16 r11, r10, r9
    sadd16 r10, r10, r9
    smulwb r9, r12, r3
    smulwt r3, r12, r3
    ldr.w r12, [sp, #36]
    smlabb r9, r9, lr, r1
    smlabb r3, r3, lr, r1
    pkhtb r9, r3, r9, asr #16
    ssub16 r3, r2, r9
    sadd16 r2, r2, r9
    smulwb r9, r8, r5
    smulwt r5, r8, r5
    smlabb r9, r9, lr, r1
    smlabb r5, r5, lr, r1
    pkhtb r9, r5, r9, asr #16
    ssub16 r5, r4, r9
    sadd16 r4, r4, r9
    smulwb r9, r12, r7
    smulwt r7, r12, r7
    smlabb r9, r9, lr, r1
    smlabb r7, r7, lr, r1
    pkhtb r9, r7, r9, asr #16
    ssub16 r7, r6, r9
    sadd16 r6, r6, r9
    ldr.w r8, [r0, #0]
    ldr.w r9, [sp, #40]
    smulwb r12, r9, r10
    smulwt r10, r9, r10
    smlabb r12, r12, lr, r1
    smlabb r10, r10, lr, r1
    pkhtb r12, r10, r12, asr #16
    ssub16 r10, r8, r12
    sadd16 r8, r8, r12
    ldr.w r12, [r0, #64]
    str.w r8, [r0, #0]
    ldr.w r8, [sp, #44]
    str.w r10, [r0, #32]
    smulwb r10, r8, r11
    smulwt r11, r8, r11
    smlabb r10, r10, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r10, r11, r10, asr #16
    ssub16 r11, r12, r10
    sadd16 r12, r12, r10
    ldr.w r9, [r0, #128]
    ldr.w r10, [sp, #48]
    str.w r12, [r0, #64]
    str.w r11, [r0, #96]
    smulwb r12, r10, r2
    smulwt r2, r10, r2
    smlabb r12, r12, lr, r1
    smlabb r2, r2, lr, r1
    pkhtb r12, r2, r12, asr #16
    ssub16 r2, r9, r12
    sadd16 r9, r9, r12
    ldr.w r11, [r0, #192]
    ldr.w r8, [sp, #52]
    str.w r9, [r0, #128]
    str.w r2, [r0, #160]
    smulwb r12, r8, r3
    smulwt r3, r8, r3
    smlabb r12, r12, lr, r1
    smlabb r3, r3, lr, r1
    pkhtb r12, r3, r12, asr #16
    ssub16 r3, r11, r12
    sadd16 r11, r11, r12
    ldr.w r9, [r0, #256]
    ldr.w r2, [sp, #56]
    str.w r11, [r0, #192]
    str.w r3, [r0, #224]
    smulwb r10, r2, r4
    smulwt r4, r2, r4
    smlabb r10, r10, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r10, r4, r10, asr #16
    ssub16 r4, r9, r10
    sadd16 r9, r9, r10
    ldr.w r12, [r0, #320]
    ldr.w r11, [sp, #60]
    str.w r9, [r0, #256]
    str.w r4, [r0, #288]
    smulwb r3, r11, r5
    smulwt r5, r11, r5
    smlabb r3, r3, lr, r1
    smlabb r5, r5, lr, r1
    pkhtb r3, r5, r3, asr #16
    ssub16 r5, r12, r3
    sadd16 r12, r12, r3
    ldr.w r8, [r0, #384]
    ldr.w r10, [sp, #64]
    str.w r12, [r0, #320]
    str.w r5, [r0, #352]
    smulwb r9, r10, r6
    smulwt r6, r10, r6
    smlabb r9, r9, lr, r1
    smlabb r6, r6, lr, r1
    pkhtb r9, r6, r9, asr #16
    ssub16 r6, r8, r9
    sadd16 r8, r8, r9
    ldr.w r4, [r0, #448]
    ldr.w r2, [sp, #68]
    str.w r8, [r0, #384]
    str.w r6, [r0, #416]
    smulwb r3, r2, r7
    smulwt r7, r2, r7
    smlabb r3, r3, lr, r1
    smlabb r7, r7, lr, r1
    pkhtb r3, r7, r3, asr #16
    ssub16 r7, r4, r3
    sadd16 r4, r4, r3
    str.w r4, [r0, #448]
    str.w r7, [r0, #480]
    add.w r0, r0, #4
    subs.w lr, lr, #65536
    bpl.w 1b
    sub.w r0, r0, #32
    movw lr, #3329
    movt lr, #15
    mov.w r12, r0
    adr.w r0, 9f + 60
    .p2align 3
2:
    ldr.w r2, [r12, #0]
    ldr.w r3, [r12, #4]
    ldr.w r4, [r12, #8]
    ldr.w r5, [r12, #12]
    ldr.w r6, [r12, #16]
    ldr.w r7, [r12, #20]
    ldr.w r8, [r12, #24]
    ldr.w r9, [r12, #28]
    ldr.w r10, [r0], #4
    str.w r12, [sp, #0]
    smulwb r11, r10, r6
    smulwt r6, r10, r6
    smlabb r11, r11, lr, r1
    smlabb r6, r6, lr, r1
    smulwb r12, r10, r7
    pkhtb r11, r6, r11, asr #16
    smulwt r7, r10, r7
    ssub16 r6, r2, r11
    sadd16 r2, r2, r11
    smlabb r12, r12, lr, r1
    smlabb r7, r7, lr, r1
    smulwb r11, r10, r8
    pkhtb r12, r7, r12, asr #16
    smulwt r8, r10, r8
    ssub16 r7, r3, r12
    sadd16 r3, r3, r12
    smlabb r11, r11, lr, r1
    smlabb r8, r8, lr, r1
    smulwb r12, r10, r9
    pkhtb r11, r8, r11, asr #16
    smulwt r9, r10, r9
    ssub16 r8, r4, r11
    sadd16 r4, r4, r11
    smlabb r12, r12, lr, r1
    ldr.w r11, [r0], #4
    smlabb r9, r9, lr, r1
    pkhtb r12, r9, r12, asr #16
    ssub16 r9, r5, r12
    sadd16 r5, r5, r12
    smulwb r12, r11, r4
    smulwt r4, r11, r4
    smlabb r12, r12, lr, r1
    smlabb r4, r4, lr, r1
    smulwb r10, r11, r5
    pkhtb r12, r4, r12, asr #16
    smulwt r5, r11, r5
    ssub16 r4, r2, r12
    sadd16 r2, r2, r12
    smlabb r10, r10, lr, r1
    ldr.w r12, [r0], #4
    smlabb r5, r5, lr, r1
    smulwb r11, r12, r9
    pkhtb r10, r5, r10, asr #16
    smulwt r9, r12, r9
    ssub16 r5, r3, r10
    sadd16 r3, r3, r10
    smulwb r10, r12, r8
    smulwt r8, r12, r8
    smlabb r10, r10, lr, r1
    smlabb r8, r8, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r10, r8, r10, asr #16
    smlabb r9, r9, lr, r1
    ssub16 r8, r6, r10
    sadd16 r6, r6, r10
    pkhtb r11, r9, r11, asr #16
    ldr.w r10, [sp, #4]
    ssub16 r9, r7, r11
    sadd16 r7, r7, r11
    smulwt r11, r10, r2
    smulwb r2, r10, r2
    smlabb r11, r11, lr, r1
    smlabb r2, r2, lr, r1
    smulwt r12, r10, r4
    smulwb r4, r10, r4
    pkhtb r2, r11, r2, asr #16
    smlabb r12, r12, lr, r1
    smlabb r4, r4, lr, r1
    smulwt r11, r10, r6
    smulwb r6, r10, r6
    pkhtb r4, r12, r4, asr #16
    smlabb r11, r11, lr, r1
    smlabb r6, r6, lr, r1
    smulwt r12, r10, r8
    smulwb r8, r10, r8
    pkhtb r6, r11, r6, asr #16
    smlabb r12, r12, lr, r1
    smlabb r8, r8, lr, r1
    ldr.w r11, [r0], #4
    ldr.w r10, [r0], #4
    pkhtb r8, r12, r8, asr #16
    smulwb r12, r11, r3
    smulwt r3, r11, r3
    ldr.w r11, [r0], #4
    smlabb r12, r12, lr, r1
    smlabb r3, r3, lr, r1
    pkhtb r12, r3, r12, asr #16
    ssub16 r3, r2, r12
    sadd16 r2, r2, r12
    smulwb r12, r10, r5
    smulwt r5, r10, r5
    ldr.w r10, [r0], #4
    smlabb r12, r12, lr, r1
    smlabb r5, r5, lr, r1
    pkhtb r12, r5, r12, asr #16
    ssub16 r5, r4, r12
    sadd16 r4, r4, r12
    smulwb r12, r11, r7
    smulwt r7, r11, r7
    smlabb r12, r12, lr, r1
    smlabb r7, r7, lr, r1
    pkhtb r12, r7, r12, asr #16
    ssub16 r7, r6, r12
    sadd16 r6, r6, r12
    smulwb r12, r10, r9
    smulwt r9, r10, r9
    smlabb r12, r12, lr, r1
    smlabb r9, r9, lr, r1
    pkhtb r12, r9, r12, asr #16
    ssub16 r9, r8, r12
    sadd16 r8, r8, r12
    ldr.w r12, [sp, #0]
    str.w r2, [r12], #32
    str.w r3, [r12, #-28]
    str.w r4, [r12, #-24]
    str.w r5, [r12, #-20]
    str.w r6, [r12, #-16]
    str.w r7, [r12, #-12]
    str.w r8, [r12, #-8]
    str.w r9, [r12, #-4]
    subs.w lr, lr, #65536
    bpl.w 2b
    add sp, #76
    .cfi_def_cfa_offset 36
    pop {r4-r11, pc}
    .p2align 2
9:
    .word -2064267850, -966335387, -51606696, -886345008, 812805466, -1847519726
    .word 1094061961, 1370157786, -1819136043, 249002309, 1028263423, -700560902
    .word -89021551, 734105254, -2042335004, 381889552, 372858380, 427045412
    .word 21932846, -732815087, 752167598, -877313836, -1137927652, -98052723
    .word -2029433330, 2112004044, 932791035, -1343064270, 1419184147, 1727534157
    .word 1544330385, -1322421592, 1817845876, -860541660, -61928036, 300609006
    .word 1904287092, -1357256112, -1643673276, 975366559, -1513366368, -405112566
    .word -359956706, -365117376, 838608814, -1744306333, -2097812203, 2130066388
    .word -696690399, -1986857806, 72249375, -1052776604, 815385801, -1912028096
    .word 1228239371, 1884934581, -828287475, -1404992306, -598637677, 42575524
    .word 1211467195, -1317260922, -1150829327, -1214047529, 1719793153, 1703020976
    .word -1824296713, 945692709, -1279846067, 345764865, 826997308, 1839778722
    .word -1303069080, 1851390228, 2043625172, -1330162596, -1666896289, -140628247
    .word -1593356747, 1041165097, 583155668, 483812777, -1006330577, -1598517417
    .word 2122325384, 690239562, 1855260730, -594767174, 1371447953, 411563403
    .word -717333078, 976656727, -576704831, 1979116801, -1195985186, -1586905910
    .word 723783915, -1113414472, -948273044, -1207596692, -879894171, -918599193
    .word -677337888, 1408862808, 519937465, 1323711759, -580575333, 1910737929
    .word 836028479, 1474661346, -1521107372, -714752743, 1143088322, -1748176836
    .word -1103093132, -282546662, -2073299022, 1563682897, -1877193576, 1327582261
    .word 1059227441, 1583035408, 1174052340, -1572714068, -508325958, 1141798155
    .word -1515946703
    .cfi_endproc
    .size lanewise_mlkem_ntt_armv7em, . - lanewise_mlkem_ntt_armv7em

    .p2align 3
    .globl lanewise_mlkem_inverse_armv7em
    .hidden lanewise_mlkem_inverse_armv7em
    .type lanewise_mlkem_inverse_armv7em, %function
    .thumb_func
lanewise_mlkem_inverse_armv7em:
    .cfi_startproc
    push {r4-r11, lr}
    .cfi_def_cfa_offset 36
    .cfi_offset r4, -36
    .cfi_offset r5, -32
    .cfi_offset r6, -28
    .cfi_offset r7, -24
    .cfi_offset r8, -20
    .cfi_offset r9, -16
    .cfi_offset r10, -12
    .cfi_offset r11, -8
    .cfi_offset lr, -4
    sub sp, #76
    .cfi_def_cfa_offset 112
    movw r2, #44983
    movt r2, #19
    str.w r2, [sp, #4]
    movw r2, #28368
    movt r2, #10079
    str.w r2, [sp, #8]
    mov.w r1, #32768
    movw lr, #3329
    movt lr, #15
    mov.w r12, r0
    adr.w r0, 9f + 0
    .p2align 3
1:
    ldr.w r2, [r12, #0]
    ldr.w r3, [r12, #4]
    ldr.w r4, [r12, #8]
    ldr.w r5, [r12, #12]
    ldr.w r6, [r12, #16]
    ldr.w r7, [r12, #20]
    ldr.w r8, [r12, #24]
    ldr.w r9, [r12, #28]
    ldr.w r10, [r0], #4
    str.w r12, [sp, #0]
    ssub16 r11, r3, r2
    sadd16 r2, r2, r3
    smulwb r3, r10, r11
    ldr.w r12, [r0], #4
    smulwt r11, r10, r11
    ldr.w r10, [r0], #4
    smlabb r3, r3, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r3, r11, r3, asr #16
    ssub16 r11, r5, r4
    sadd16 r4, r4, r5
    smulwb r5, r12, r11
    smulwt r11, r12, r11
    ldr.w r12, [r0], #4
    smlabb r5, r5, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r5, r11, r5, asr #16
    ssub16 r11, r7, r6
    sadd16 r6, r6, r7
    smulwb r7, r10, r11
    smulwt r11, r10, r11
    ldr.w r10, [r0], #4
    smlabb r7, r7, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r7, r11, r7, asr #16
    ssub16 r11, r9, r8
    sadd16 r8, r8, r9
    smulwb r9, r12, r11
    smulwt r11, r12, r11
    ssub16 r12, r5, r3
    smlabb r9, r9, lr, r1
    sadd16 r3, r3, r5
    smlabb r11, r11, lr, r1
    smulwb r5, r10, r12
    pkhtb r9, r11, r9, asr #16
    ssub16 r11, r4, r2
    sadd16 r2, r2, r4
    smulwb r4, r10, r11
    smulwt r11, r10, r11
    smlabb r4, r4, lr, r1
    smlabb r11, r11, lr, r1
    smulwt r12, r10, r12
    ssub16 r10, r9, r7
    pkhtb r4, r11, r4, asr #16
    smlabb r5, r5, lr, r1
    smlabb r12, r12, lr, r1
    ldr.w r11, [r0], #4
    sadd16 r7, r7, r9
    smulwb r9, r11, r10
    pkhtb r5, r12, r5, asr #16
    ssub16 r12, r8, r6
    sadd16 r6, r6, r8
    smulwb r8, r11, r12
    smulwt r12, r11, r12
    smlabb r8, r8, lr, r1
    smlabb r12, r12, lr, r1
    smulwt r10, r11, r10
    ssub16 r11, r7, r3
    pkhtb r8, r12, r8, asr #16
    smlabb r9, r9, lr, r1
    smlabb r10, r10, lr, r1
    ldr.w r12, [r0], #4
    sadd16 r3, r3, r7
    smulwb r7, r12, r11
    pkhtb r9, r10, r9, asr #16
    ssub16 r10, r6, r2
    sadd16 r2, r2, r6
    smulwb r6, r12, r10
    smulwt r10, r12, r10
    smlabb r6, r6, lr, r1
    smlabb r10, r10, lr, r1
    smulwt r11, r12, r11
    pkhtb r6, r10, r6, asr #16
    smlabb r7, r7, lr, r1
    smlabb r11, r11, lr, r1
    ssub16 r10, r8, r4
    sadd16 r4, r4, r8
    smulwb r8, r12, r10
    pkhtb r7, r11, r7, asr #16
    smulwt r10, r12, r10
    smlabb r8, r8, lr, r1
    ssub16 r11, r9, r5
    smlabb r10, r10, lr, r1
    sadd16 r5, r5, r9
    smulwb r9, r12, r11
    pkhtb r8, r10, r8, asr #16
    smulwt r11, r12, r11
    smlabb r9, r9, lr, r1
    ldr.w r10, [sp, #4]
    smlabb r11, r11, lr, r1
    pkhtb r9, r11, r9, asr #16
    smulwt r11, r10, r2
    smulwb r2, r10, r2
    smlabb r11, r11, lr, r1
    smlabb r2, r2, lr, r1
    pkhtb r2, r11, r2, asr #16
    ldr.w r12, [sp, #0]
    str.w r2, [r12], #32
    str.w r3, [r12, #-28]
    str.w r4, [r12, #-24]
    str.w r5, [r12, #-20]
    str.w r6, [r12, #-16]
    str.w r7, [r12, #-12]
    str.w r8, [r12, #-8]
    str.w r9, [r12, #-4]
    subs.w lr, lr, #65536
    bpl.w 1b
    sub.w r0, r12, #512
    movw lr, #3329
    movt lr, #7
    adr.w r12, 9f + 448
    add.w r11, sp, #12
    ldm.w r12!, {r2-r9}
    stm.w r11!, {r2-r9}
    ldm.w r12!, {r2-r8}
    stm.w r11!, {r2-r8}
    .p2align 3
2:
    ldr.w r2, [r0, #32]
    ldr.w r3, [r0, #0]
    ldr.w r4, [sp, #12]
    ssub16 r5, r2, r3
    sadd16 r3, r3, r2
    smulwb r2, r4, r5
    smulwt r5, r4, r5
    smlabb r2, r2, lr, r1
    smlabb r5, r5, lr, r1
    pkhtb r2, r5, r2, asr #16
    ldr.w r6, [r0, #96]
    ldr.w r7, [r0, #64]
    ldr.w r8, [sp, #16]
    str.w r3, [r0, #0]
    ssub16 r9, r6, r7
    sadd16 r7, r7, r6
    smulwb r6, r8, r9
    smulwt r9, r8, r9
    smlabb r6, r6, lr, r1
    smlabb r9, r9, lr, r1
    pkhtb r6, r9, r6, asr #16
    ldr.w r10, [r0, #160]
    ldr.w r11, [r0, #128]
    ldr.w r12, [sp, #20]
    str.w r7, [r0, #64]
    ssub16 r5, r10, r11
    sadd16 r11, r11, r10
    smulwb r10, r12, r5
    smulwt r5, r12, r5
    smlabb r10, r10, lr, r1
    smlabb r5, r5, lr, r1
    pkhtb r10, r5, r10, asr #16
    ldr.w r3, [r0, #224]
    ldr.w r4, [r0, #192]
    ldr.w r9, [sp, #24]
    str.w r11, [r0, #128]
    ssub16 r7, r3, r4
    sadd16 r4, r4, r3
    smulwb r3, r9, r7
    smulwt r7, r9, r7
    smlabb r3, r3, lr, r1
    smlabb r7, r7, lr, r1
    pkhtb r3, r7, r3, asr #16
    ldr.w r8, [r0, #288]
    ldr.w r5, [r0, #256]
    ldr.w r11, [sp, #28]
    str.w r4, [r0, #192]
    ssub16 r12, r8, r5
    sadd16 r5, r5, r8
    smulwb r8, r11, r12
    smulwt r12, r11, r12
    smlabb r8, r8, lr, r1
    smlabb r12, r12, lr, r1
    pkhtb r8, r12, r8, asr #16
    ldr.w r7, [r0, #352]
    ldr.w r4, [r0, #320]
    ldr.w r9, [sp, #32]
    str.w r5, [r0, #256]
    ssub16 r12, r7, r4
    sadd16 r4, r4, r7
    smulwb r7, r9, r12
    smulwt r12, r9, r12
    smlabb r7, r7, lr, r1
    smlabb r12, r12, lr, r1
    pkhtb r7, r12, r7, asr #16
    ldr.w r5, [r0, #416]
    ldr.w r11, [r0, #384]
    ldr.w r12, [sp, #36]
    str.w r4, [r0, #320]
    ssub16 r4, r5, r11
    sadd16 r11, r11, r5
    smulwb r5, r12, r4
    smulwt r4, r12, r4
    smlabb r5, r5, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r5, r4, r5, asr #16
    ldr.w r9, [r0, #480]
    ldr.w r4, [r0, #448]
    str.w r11, [r0, #384]
    ldr.w r11, [sp, #40]
    ssub16 r12, r9, r4
    sadd16 r4, r4, r9
    smulwb r9, r11, r12
    smulwt r12, r11, r12
    smlabb r9, r9, lr, r1
    smlabb r12, r12, lr, r1
    pkhtb r9, r12, r9, asr #16
    ldr.w r12, [sp, #44]
    str.w r4, [r0, #448]
    ssub16 r4, r6, r2
    sadd16 r2, r2, r6
    smulwb r6, r12, r4
    ldr.w r11, [sp, #48]
    smulwt r4, r12, r4
    ldr.w r12, [sp, #52]
    smlabb r6, r6, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r6, r4, r6, asr #16
    ssub16 r4, r3, r10
    sadd16 r10, r10, r3
    smulwb r3, r11, r4
    smulwt r4, r11, r4
    ldr.w r11, [sp, #56]
    smlabb r3, r3, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r3, r4, r3, asr #16
    ssub16 r4, r7, r8
    sadd16 r8, r8, r7
    smulwb r7, r12, r4
    smulwt r4, r12, r4
    ldr.w r12, [sp, #60]
    smlabb r7, r7, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r7, r4, r7, asr #16
    ssub16 r4, r9, r5
    sadd16 r5, r5, r9
    smulwb r9, r11, r4
    smulwt r4, r11, r4
    ssub16 r11, r3, r6
    smlabb r9, r9, lr, r1
    sadd16 r6, r6, r3
    smlabb r4, r4, lr, r1
    smulwb r3, r12, r11
    pkhtb r9, r4, r9, asr #16
    ssub16 r4, r10, r2
    sadd16 r2, r2, r10
    smulwb r10, r12, r4
    smulwt r4, r12, r4
    smlabb r10, r10, lr, r1
    smlabb r4, r4, lr, r1
    smulwt r11, r12, r11
    ssub16 r12, r9, r7
    pkhtb r10, r4, r10, asr #16
    smlabb r3, r3, lr, r1
    smlabb r11, r11, lr, r1
    ldr.w r4, [sp, #64]
    sadd16 r7, r7, r9
    smulwb r9, r4, r12
    pkhtb r3, r11, r3, asr #16
    ssub16 r11, r5, r8
    sadd16 r8, r8, r5
    smulwb r5, r4, r11
    smulwt r11, r4, r11
    smlabb r5, r5, lr, r1
    smlabb r11, r11, lr, r1
    smulwt r12, r4, r12
    pkhtb r5, r11, r5, asr #16
    smlabb r9, r9, lr, r1
    smlabb r12, r12, lr, r1
    pkhtb r9, r12, r9, asr #16
    ldr.w r11, [sp, #68]
    ldr.w r12, [sp, #8]
    ssub16 r4, r8, r2
    sadd16 r2, r2, r8
    smulwb r8, r11, r4
    smulwt r4, r11, r4
    smlabb r8, r8, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r8, r4, r8, asr #16
    smulwt r4, r12, r2
    smulwb r2, r12, r2
    smlabb r4, r4, lr, r1
    smlabb r2, r2, lr, r1
    pkhtb r2, r4, r2, asr #16
    ssub16 r4, r7, r6
    sadd16 r6, r6, r7
    smulwb r7, r11, r4
    smulwt r4, r11, r4
    smlabb r7, r7, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r7, r4, r7, asr #16
    smulwt r4, r12, r6
    smulwb r6, r12, r6
    smlabb r4, r4, lr, r1
    smlabb r6, r6, lr, r1
    pkhtb r6, r4, r6, asr #16
    ssub16 r4, r5, r10
    sadd16 r10, r10, r5
    smulwb r5, r11, r4
    smulwt r4, r11, r4
    smlabb r5, r5, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r5, r4, r5, asr #16
    smulwt r4, r12, r10
    smulwb r10, r12, r10
    smlabb r4, r4, lr, r1
    smlabb r10, r10, lr, r1
    pkhtb r10, r4, r10, asr #16
    ssub16 r4, r9, r3
    sadd16 r3, r3, r9
    smulwb r9, r11, r4
    smulwt r4, r11, r4
    smlabb r9, r9, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r9, r4, r9, asr #16
    smulwt r4, r12, r3
    smulwb r3, r12, r3
    smlabb r4, r4, lr, r1
    smlabb r3, r3, lr, r1
    pkhtb r3, r4, r3, asr #16
    ldr.w r4, [r0, #0]
    str.w r2, [r0, #32]
    ldr.w r2, [r0, #64]
    str.w r6, [r0, #96]
    ldr.w r6, [r0, #128]
    str.w r10, [r0, #160]
    ldr.w r10, [r0, #192]
    str.w r3, [r0, #224]
    ldr.w r3, [r0, #256]
    str.w r8, [r0, #288]
    ldr.w r8, [r0, #320]
    str.w r7, [r0, #352]
    ldr.w r7, [r0, #384]
    str.w r5, [r0, #416]
    ldr.w r5, [r0, #448]
    str.w r9, [r0, #480]
    ldr.w r9, [sp, #44]
    ssub16 r11, r2, r4
    sadd16 r4, r4, r2
    smulwb r2, r9, r11
    smulwt r11, r9, r11
    ssub16 r9, r10, r6
    smlabb r2, r2, lr, r1
    sadd16 r6, r6, r10
    smlabb r11, r11, lr, r1
    pkhtb r2, r11, r2, asr #16
    ldr.w r11, [sp, #48]
    smulwb r10, r11, r9
    smulwt r9, r11, r9
    ssub16 r11, r8, r3
    smlabb r10, r10, lr, r1
    sadd16 r3, r3, r8
    smlabb r9, r9, lr, r1
    pkhtb r10, r9, r10, asr #16
    ldr.w r9, [sp, #52]
    smulwb r8, r9, r11
    smulwt r11, r9, r11
    ssub16 r9, r5, r7
    smlabb r8, r8, lr, r1
    sadd16 r7, r7, r5
    smlabb r11, r11, lr, r1
    pkhtb r8, r11, r8, asr #16
    ldr.w r11, [sp, #56]
    smulwb r5, r11, r9
    smulwt r9, r11, r9
    smlabb r5, r5, lr, r1
    smlabb r9, r9, lr, r1
    pkhtb r5, r9, r5, asr #16
    ldr.w r9, [sp, #4]
    smulwt r11, r9, r4
    smulwb r4, r9, r4
    smlabb r11, r11, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r4, r11, r4, asr #16
    smulwt r11, r9, r3
    smulwb r3, r9, r3
    ssub16 r9, r6, r4
    smlabb r11, r11, lr, r1
    sadd16 r4, r4, r6
    smlabb r3, r3, lr, r1
    pkhtb r3, r11, r3, asr #16
    ldr.w r11, [sp, #60]
    smulwb r6, r11, r9
    smulwt r9, r11, r9
    smlabb r6, r6, lr, r1
    smlabb r9, r9, lr, r1
    pkhtb r6, r9, r6, asr #16
    ssub16 r9, r10, r2
    sadd16 r2, r2, r10
    smulwb r10, r11, r9
    smulwt r9, r11, r9
    ssub16 r11, r7, r3
    smlabb r10, r10, lr, r1
    sadd16 r3, r3, r7
    smlabb r9, r9, lr, r1
    pkhtb r10, r9, r10, asr #16
    ldr.w r9, [sp, #64]
    smulwb r7, r9, r11
    smulwt r11, r9, r11
    smlabb r7, r7, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r7, r11, r7, asr #16
    ssub16 r11, r5, r8
    sadd16 r8, r8, r5
    smulwb r5, r9, r11
    smulwt r11, r9, r11
    smlabb r5, r5, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r5, r11, r5, asr #16
    ldr.w r11, [sp, #4]
    smulwt r9, r11, r4
    smulwb r4, r11, r4
    smlabb r9, r9, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r4, r9, r4, asr #16
    ldr.w r9, [sp, #68]
    ssub16 r11, r3, r4
    sadd16 r4, r4, r3
    smulwb r3, r9, r11
    smulwt r11, r9, r11
    smlabb r3, r3, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r3, r11, r3, asr #16
    smulwt r11, r12, r4
    smulwb r4, r12, r4
    smlabb r11, r11, lr, r1
    smlabb r4, r4, lr, r1
    pkhtb r4, r11, r4, asr #16
    ssub16 r11, r8, r2
    sadd16 r2, r2, r8
    smulwb r8, r9, r11
    smulwt r11, r9, r11
    smlabb r8, r8, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r8, r11, r8, asr #16
    smulwt r11, r12, r2
    smulwb r2, r12, r2
    smlabb r11, r11, lr, r1
    smlabb r2, r2, lr, r1
    pkhtb r2, r11, r2, asr #16
    ssub16 r11, r7, r6
    sadd16 r6, r6, r7
    smulwb r7, r9, r11
    smulwt r11, r9, r11
    smlabb r7, r7, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r7, r11, r7, asr #16
    smulwt r11, r12, r6
    smulwb r6, r12, r6
    smlabb r11, r11, lr, r1
    smlabb r6, r6, lr, r1
    pkhtb r6, r11, r6, asr #16
    ssub16 r11, r5, r10
    sadd16 r10, r10, r5
    smulwb r5, r9, r11
    smulwt r11, r9, r11
    smlabb r5, r5, lr, r1
    smlabb r11, r11, lr, r1
    pkhtb r5, r11, r5, asr #16
    smulwt r11, r12, r10
    smulwb r10, r12, r10
    smlabb r11, r11, lr, r1
    smlabb r10, r10, lr, r1
    pkhtb r10, r11, r10, asr #16
    str.w r4, [r0, #0]
    str.w r2, [r0, #64]
    str.w r6, [r0, #128]
    str.w r10, [r0, #192]
    str.w r3, [r0, #256]
    str.w r8, [r0, #320]
    str.w r7, [r0, #384]
    str.w r5, [r0, #448]
    add.w r0, r0, #4
    subs.w lr, lr, #65536
    bpl.w 2b
    add sp, #76
    .cfi_def_cfa_offset 36
    pop {r4-r11, pc}
    .p2align 2
9:
    .word -1515946703, 1141798155, -508325958, -1572714068, 1174052340, 1583035408
    .word 1059227441, 1327582261, -1877193576, 1563682897, -2073299022, -282546662
    .word -1103093132, -1748176836, 1143088322, -714752743, -1521107372, 1474661346
    .word 836028479, 1910737929, -580575333, 1323711759, 519937465, 1408862808
    .word -677337888, -918599193, -879894171, -1207596692, -948273044, -1113414472
    .word 723783915, -1586905910, -1195985186, 1979116801, -576704831, 976656727
    .word -717333078, 411563403, 1371447953, -594767174, 1855260730, 690239562
    .word 2122325384, -1598517417, -1006330577, 483812777, 583155668, 1041165097
    .word -1593356747, -140628247, -1666896289, -1330162596, 2043625172, 1851390228
    .word -1303069080, 1839778722, 826997308, 345764865, -1279846067, 945692709
    .word -1824296713, 1703020976, 1719793153, -1214047529, -1150829327, -1317260922
    .word 1211467195, 42575524, -598637677, -1404992306, -828287475, 1884934581
    .word 1228239371, -1912028096, 815385801, -1052776604, 72249375, -1986857806
    .word -696690399, 2130066388, -2097812203, -1744306333, 838608814, -365117376
    .word -359956706, -405112566, -1513366368, 975366559, -1643673276, -1357256112
    .word 1904287092, 300609006, -61928036, -860541660, 1817845876, -1322421592
    .word 1544330385, 1727534157, 1419184147, -1343064270, 932791035, 2112004044
    .word -2029433330, -98052723, -1137927652, -877313836, 752167598, -732815087
    .word 21932846, 427045412, 372858380, 381889552, -2042335004, 734105254
    .word -89021551, -700560902, 1028263423, 249002309, -1819136043, 1370157786
    .word 1094061961, -1847519726, 812805466, -886345008, -51606696, -966335387
    .word -343184530
    .cfi_endproc
    .size lanewise_mlkem_inverse_armv7em, . - lanewise_mlkem_inverse_armv7em

    .section .note.GNU-stack, "", %progbits
