# PYTHONPATH=lab python3 -m lanewise_lab.ntt mlkem_avx2 > src/mlkem/x86_64/mlkem_avx2.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// lanewise_mlkem_ntt_avx2(p): to the NTT domain. Input |x| <= 3329, output |x| <= 4095.
// lanewise_mlkem_inverse_avx2(p): back, times 2^16. Input |x| <= 4095, output |x| <= 2187.
//
// The transforms of mlkem with AVX2. System V ABI; rdi: 256 elements of
// 16 bits, any alignment. No branch and no address depends on them.
// No stack. Ends with vzeroupper.

#include "../../keccak/x86_64/asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_mlkem_ntt_avx2)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_mlkem_ntt_avx2)
    .type SYMBOL(lanewise_mlkem_ntt_avx2), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_mlkem_ntt_avx2))
SYMBOL(lanewise_mlkem_ntt_avx2):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea rsi, [rip + Lmlkem_ntt_avx2_roots]
    mov eax, 3329
    vmovd xmm8, eax
    vpbroadcastw ymm8, xmm8
    mov eax, 10
    vmovd xmm9, eax
    vpbroadcastw ymm9, xmm9
    mov eax, 4
Lmlkem_ntt_avx2_0:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 128]
    vmovdqu ymm2, ymmword ptr [rdi + 256]
    vmovdqu ymm3, ymmword ptr [rdi + 384]
    vpmullw ymm10, ymm2, ymmword ptr [rsi + 32]
    vpmullw ymm11, ymm3, ymmword ptr [rsi + 32]
    vpmulhw ymm2, ymm2, ymmword ptr [rsi + 0]
    vpmulhw ymm3, ymm3, ymmword ptr [rsi + 0]
    vpmulhw ymm10, ymm10, ymm8
    vpmulhw ymm11, ymm11, ymm8
    vpsubw ymm2, ymm2, ymm10
    vpsubw ymm3, ymm3, ymm11
    vpsubw ymm10, ymm0, ymm2
    vpsubw ymm11, ymm1, ymm3
    vpaddw ymm0, ymm0, ymm2
    vpaddw ymm1, ymm1, ymm3
    vpmullw ymm2, ymm1, ymmword ptr [rsi + 96]
    vpmullw ymm3, ymm11, ymmword ptr [rsi + 160]
    vpmulhw ymm1, ymm1, ymmword ptr [rsi + 64]
    vpmulhw ymm11, ymm11, ymmword ptr [rsi + 128]
    vpmulhw ymm2, ymm2, ymm8
    vpmulhw ymm3, ymm3, ymm8
    vpsubw ymm1, ymm1, ymm2
    vpsubw ymm11, ymm11, ymm3
    vpsubw ymm2, ymm0, ymm1
    vpsubw ymm3, ymm10, ymm11
    vpaddw ymm0, ymm0, ymm1
    vpaddw ymm10, ymm10, ymm11
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 128], ymm2
    vmovdqu ymmword ptr [rdi + 256], ymm10
    vmovdqu ymmword ptr [rdi + 384], ymm3
    add rdi, 32
    dec eax
    jnz Lmlkem_ntt_avx2_0
    sub rdi, 128
    add rsi, 192
    mov eax, 4
Lmlkem_ntt_avx2_1:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 32]
    vmovdqu ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymm3, ymmword ptr [rdi + 96]
    vpmullw ymm10, ymm2, ymmword ptr [rsi + 32]
    vpmullw ymm11, ymm3, ymmword ptr [rsi + 32]
    vpmulhw ymm2, ymm2, ymmword ptr [rsi + 0]
    vpmulhw ymm3, ymm3, ymmword ptr [rsi + 0]
    vpmulhw ymm10, ymm10, ymm8
    vpmulhw ymm11, ymm11, ymm8
    vpsubw ymm2, ymm2, ymm10
    vpsubw ymm3, ymm3, ymm11
    vpsubw ymm10, ymm0, ymm2
    vpsubw ymm11, ymm1, ymm3
    vpaddw ymm0, ymm0, ymm2
    vpaddw ymm1, ymm1, ymm3
    vpmullw ymm2, ymm1, ymmword ptr [rsi + 96]
    vpmullw ymm3, ymm11, ymmword ptr [rsi + 160]
    vpmulhw ymm1, ymm1, ymmword ptr [rsi + 64]
    vpmulhw ymm11, ymm11, ymmword ptr [rsi + 128]
    vpmulhw ymm2, ymm2, ymm8
    vpmulhw ymm3, ymm3, ymm8
    vpsubw ymm1, ymm1, ymm2
    vpsubw ymm11, ymm11, ymm3
    vpsubw ymm2, ymm0, ymm1
    vpsubw ymm3, ymm10, ymm11
    vpaddw ymm0, ymm0, ymm1
    vpaddw ymm10, ymm10, ymm11
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 32], ymm2
    vmovdqu ymmword ptr [rdi + 64], ymm10
    vmovdqu ymmword ptr [rdi + 96], ymm3
    add rsi, 192
    add rdi, 128
    dec eax
    jnz Lmlkem_ntt_avx2_1
    sub rdi, 512
    mov eax, 2
Lmlkem_ntt_avx2_2:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 32]
    vmovdqu ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymm3, ymmword ptr [rdi + 96]
    vmovdqu ymm4, ymmword ptr [rdi + 128]
    vmovdqu ymm5, ymmword ptr [rdi + 160]
    vmovdqu ymm6, ymmword ptr [rdi + 192]
    vmovdqu ymm7, ymmword ptr [rdi + 224]
    vperm2i128 ymm10, ymm0, ymm1, 0x20
    vperm2i128 ymm1, ymm0, ymm1, 0x31
    vperm2i128 ymm0, ymm2, ymm3, 0x20
    vperm2i128 ymm3, ymm2, ymm3, 0x31
    vperm2i128 ymm2, ymm4, ymm5, 0x20
    vperm2i128 ymm5, ymm4, ymm5, 0x31
    vperm2i128 ymm4, ymm6, ymm7, 0x20
    vperm2i128 ymm7, ymm6, ymm7, 0x31
    vpmullw ymm6, ymm1, ymmword ptr [rsi + 32]
    vpmullw ymm11, ymm3, ymmword ptr [rsi + 96]
    vpmulhw ymm1, ymm1, ymmword ptr [rsi + 0]
    vpmulhw ymm3, ymm3, ymmword ptr [rsi + 64]
    vpmulhw ymm6, ymm6, ymm8
    vpmulhw ymm11, ymm11, ymm8
    vpsubw ymm1, ymm1, ymm6
    vpsubw ymm3, ymm3, ymm11
    vpsubw ymm6, ymm10, ymm1
    vpsubw ymm11, ymm0, ymm3
    vpaddw ymm10, ymm10, ymm1
    vpaddw ymm0, ymm0, ymm3
    vpmullw ymm1, ymm5, ymmword ptr [rsi + 160]
    vpmullw ymm3, ymm7, ymmword ptr [rsi + 224]
    vpmulhw ymm5, ymm5, ymmword ptr [rsi + 128]
    vpmulhw ymm7, ymm7, ymmword ptr [rsi + 192]
    vpmulhw ymm1, ymm1, ymm8
    vpmulhw ymm3, ymm3, ymm8
    vpsubw ymm5, ymm5, ymm1
    vpsubw ymm7, ymm7, ymm3
    vpsubw ymm1, ymm2, ymm5
    vpsubw ymm3, ymm4, ymm7
    vpaddw ymm2, ymm2, ymm5
    vpaddw ymm4, ymm4, ymm7
    vpunpcklqdq ymm5, ymm10, ymm6
    vpunpckhqdq ymm6, ymm10, ymm6
    vpunpcklqdq ymm10, ymm0, ymm11
    vpunpckhqdq ymm11, ymm0, ymm11
    vpunpcklqdq ymm0, ymm2, ymm1
    vpunpckhqdq ymm1, ymm2, ymm1
    vpunpcklqdq ymm2, ymm4, ymm3
    vpunpckhqdq ymm3, ymm4, ymm3
    vpmullw ymm4, ymm6, ymmword ptr [rsi + 288]
    vpmullw ymm7, ymm11, ymmword ptr [rsi + 352]
    vpmulhw ymm6, ymm6, ymmword ptr [rsi + 256]
    vpmulhw ymm11, ymm11, ymmword ptr [rsi + 320]
    vpmulhw ymm4, ymm4, ymm8
    vpmulhw ymm7, ymm7, ymm8
    vpsubw ymm6, ymm6, ymm4
    vpsubw ymm11, ymm11, ymm7
    vpsubw ymm4, ymm5, ymm6
    vpsubw ymm7, ymm10, ymm11
    vpaddw ymm5, ymm5, ymm6
    vpaddw ymm10, ymm10, ymm11
    vpmullw ymm6, ymm1, ymmword ptr [rsi + 416]
    vpmullw ymm11, ymm3, ymmword ptr [rsi + 480]
    vpmulhw ymm1, ymm1, ymmword ptr [rsi + 384]
    vpmulhw ymm3, ymm3, ymmword ptr [rsi + 448]
    vpmulhw ymm6, ymm6, ymm8
    vpmulhw ymm11, ymm11, ymm8
    vpsubw ymm1, ymm1, ymm6
    vpsubw ymm3, ymm3, ymm11
    vpsubw ymm6, ymm0, ymm1
    vpsubw ymm11, ymm2, ymm3
    vpaddw ymm0, ymm0, ymm1
    vpaddw ymm2, ymm2, ymm3
    vmovdqu ymmword ptr [rdi + 0], ymm5
    vmovdqu ymmword ptr [rdi + 32], ymm4
    vmovdqu ymmword ptr [rdi + 64], ymm10
    vmovdqu ymmword ptr [rdi + 96], ymm7
    vmovdqu ymmword ptr [rdi + 128], ymm0
    vmovdqu ymmword ptr [rdi + 160], ymm6
    vmovdqu ymmword ptr [rdi + 192], ymm2
    vmovdqu ymmword ptr [rdi + 224], ymm11
    add rsi, 512
    add rdi, 256
    dec eax
    jnz Lmlkem_ntt_avx2_2
    sub rdi, 512
    mov eax, 4
Lmlkem_ntt_avx2_3:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 32]
    vmovdqu ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymm3, ymmword ptr [rdi + 96]
    vpsllq ymm10, ymm1, 32
    vpblendd ymm10, ymm0, ymm10, 0xAA
    vpsrlq ymm0, ymm0, 32
    vpblendd ymm1, ymm0, ymm1, 0xAA
    vpsllq ymm0, ymm3, 32
    vpblendd ymm0, ymm2, ymm0, 0xAA
    vpsrlq ymm2, ymm2, 32
    vpblendd ymm3, ymm2, ymm3, 0xAA
    vpmulhrsw ymm2, ymm0, ymm9
    vpmullw ymm2, ymm2, ymm8
    vpsubw ymm0, ymm0, ymm2
    vpmulhrsw ymm2, ymm10, ymm9
    vpmullw ymm2, ymm2, ymm8
    vpsubw ymm10, ymm10, ymm2
    vpmullw ymm2, ymm1, ymmword ptr [rsi + 32]
    vpmullw ymm11, ymm3, ymmword ptr [rsi + 96]
    vpmulhw ymm1, ymm1, ymmword ptr [rsi + 0]
    vpmulhw ymm3, ymm3, ymmword ptr [rsi + 64]
    vpmulhw ymm2, ymm2, ymm8
    vpmulhw ymm11, ymm11, ymm8
    vpsubw ymm1, ymm1, ymm2
    vpsubw ymm3, ymm3, ymm11
    vpsubw ymm2, ymm10, ymm1
    vpsubw ymm11, ymm0, ymm3
    vpaddw ymm10, ymm10, ymm1
    vpaddw ymm0, ymm0, ymm3
    vpunpckldq ymm1, ymm10, ymm2
    vpunpckhdq ymm2, ymm10, ymm2
    vpunpckldq ymm10, ymm0, ymm11
    vpunpckhdq ymm11, ymm0, ymm11
    vperm2i128 ymm0, ymm1, ymm2, 0x20
    vperm2i128 ymm2, ymm1, ymm2, 0x31
    vperm2i128 ymm1, ymm10, ymm11, 0x20
    vperm2i128 ymm11, ymm10, ymm11, 0x31
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 32], ymm2
    vmovdqu ymmword ptr [rdi + 64], ymm1
    vmovdqu ymmword ptr [rdi + 96], ymm11
    add rsi, 128
    add rdi, 128
    dec eax
    jnz Lmlkem_ntt_avx2_3
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_mlkem_ntt_avx2), . - SYMBOL(lanewise_mlkem_ntt_avx2)
#endif
    MS_ENTRY(lanewise_mlkem_ntt_avx2, 3, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lmlkem_ntt_avx2_roots:
    .short -758, -758, -758, -758, -758, -758, -758, -758
    .short -758, -758, -758, -758, -758, -758, -758, -758
    .short 31498, 31498, 31498, 31498, 31498, 31498, 31498, 31498
    .short 31498, 31498, 31498, 31498, 31498, 31498, 31498, 31498
    .short -359, -359, -359, -359, -359, -359, -359, -359
    .short -359, -359, -359, -359, -359, -359, -359, -359
    .short 14745, 14745, 14745, 14745, 14745, 14745, 14745, 14745
    .short 14745, 14745, 14745, 14745, 14745, 14745, 14745, 14745
    .short -1517, -1517, -1517, -1517, -1517, -1517, -1517, -1517
    .short -1517, -1517, -1517, -1517, -1517, -1517, -1517, -1517
    .short 787, 787, 787, 787, 787, 787, 787, 787
    .short 787, 787, 787, 787, 787, 787, 787, 787
    .short 1493, 1493, 1493, 1493, 1493, 1493, 1493, 1493
    .short 1493, 1493, 1493, 1493, 1493, 1493, 1493, 1493
    .short 13525, 13525, 13525, 13525, 13525, 13525, 13525, 13525
    .short 13525, 13525, 13525, 13525, 13525, 13525, 13525, 13525
    .short -171, -171, -171, -171, -171, -171, -171, -171
    .short -171, -171, -171, -171, -171, -171, -171, -171
    .short -20907, -20907, -20907, -20907, -20907, -20907, -20907, -20907
    .short -20907, -20907, -20907, -20907, -20907, -20907, -20907, -20907
    .short 622, 622, 622, 622, 622, 622, 622, 622
    .short 622, 622, 622, 622, 622, 622, 622, 622
    .short 27758, 27758, 27758, 27758, 27758, 27758, 27758, 27758
    .short 27758, 27758, 27758, 27758, 27758, 27758, 27758, 27758
    .short 1422, 1422, 1422, 1422, 1422, 1422, 1422, 1422
    .short 1422, 1422, 1422, 1422, 1422, 1422, 1422, 1422
    .short -12402, -12402, -12402, -12402, -12402, -12402, -12402, -12402
    .short -12402, -12402, -12402, -12402, -12402, -12402, -12402, -12402
    .short 1577, 1577, 1577, 1577, 1577, 1577, 1577, 1577
    .short 1577, 1577, 1577, 1577, 1577, 1577, 1577, 1577
    .short -3799, -3799, -3799, -3799, -3799, -3799, -3799, -3799
    .short -3799, -3799, -3799, -3799, -3799, -3799, -3799, -3799
    .short 182, 182, 182, 182, 182, 182, 182, 182
    .short 182, 182, 182, 182, 182, 182, 182, 182
    .short -15690, -15690, -15690, -15690, -15690, -15690, -15690, -15690
    .short -15690, -15690, -15690, -15690, -15690, -15690, -15690, -15690
    .short 287, 287, 287, 287, 287, 287, 287, 287
    .short 287, 287, 287, 287, 287, 287, 287, 287
    .short 28191, 28191, 28191, 28191, 28191, 28191, 28191, 28191
    .short 28191, 28191, 28191, 28191, 28191, 28191, 28191, 28191
    .short 962, 962, 962, 962, 962, 962, 962, 962
    .short 962, 962, 962, 962, 962, 962, 962, 962
    .short 10690, 10690, 10690, 10690, 10690, 10690, 10690, 10690
    .short 10690, 10690, 10690, 10690, 10690, 10690, 10690, 10690
    .short -1202, -1202, -1202, -1202, -1202, -1202, -1202, -1202
    .short -1202, -1202, -1202, -1202, -1202, -1202, -1202, -1202
    .short 1358, 1358, 1358, 1358, 1358, 1358, 1358, 1358
    .short 1358, 1358, 1358, 1358, 1358, 1358, 1358, 1358
    .short 202, 202, 202, 202, 202, 202, 202, 202
    .short 202, 202, 202, 202, 202, 202, 202, 202
    .short -16694, -16694, -16694, -16694, -16694, -16694, -16694, -16694
    .short -16694, -16694, -16694, -16694, -16694, -16694, -16694, -16694
    .short -1474, -1474, -1474, -1474, -1474, -1474, -1474, -1474
    .short -1474, -1474, -1474, -1474, -1474, -1474, -1474, -1474
    .short -11202, -11202, -11202, -11202, -11202, -11202, -11202, -11202
    .short -11202, -11202, -11202, -11202, -11202, -11202, -11202, -11202
    .short 1468, 1468, 1468, 1468, 1468, 1468, 1468, 1468
    .short 1468, 1468, 1468, 1468, 1468, 1468, 1468, 1468
    .short 31164, 31164, 31164, 31164, 31164, 31164, 31164, 31164
    .short 31164, 31164, 31164, 31164, 31164, 31164, 31164, 31164
    .short 573, 573, 573, 573, 573, 573, 573, 573
    .short -1325, -1325, -1325, -1325, -1325, -1325, -1325, -1325
    .short -5827, -5827, -5827, -5827, -5827, -5827, -5827, -5827
    .short 17363, 17363, 17363, 17363, 17363, 17363, 17363, 17363
    .short 264, 264, 264, 264, 264, 264, 264, 264
    .short 383, 383, 383, 383, 383, 383, 383, 383
    .short -26360, -26360, -26360, -26360, -26360, -26360, -26360, -26360
    .short -29057, -29057, -29057, -29057, -29057, -29057, -29057, -29057
    .short -829, -829, -829, -829, -829, -829, -829, -829
    .short 1458, 1458, 1458, 1458, 1458, 1458, 1458, 1458
    .short 5571, 5571, 5571, 5571, 5571, 5571, 5571, 5571
    .short -1102, -1102, -1102, -1102, -1102, -1102, -1102, -1102
    .short -1602, -1602, -1602, -1602, -1602, -1602, -1602, -1602
    .short -130, -130, -130, -130, -130, -130, -130, -130
    .short 21438, 21438, 21438, 21438, 21438, 21438, 21438, 21438
    .short -26242, -26242, -26242, -26242, -26242, -26242, -26242, -26242
    .short 1223, 1223, 1223, 1223, 652, 652, 652, 652
    .short -552, -552, -552, -552, 1015, 1015, 1015, 1015
    .short -5689, -5689, -5689, -5689, -6516, -6516, -6516, -6516
    .short 1496, 1496, 1496, 1496, 30967, 30967, 30967, 30967
    .short -1293, -1293, -1293, -1293, 1491, 1491, 1491, 1491
    .short -282, -282, -282, -282, -1544, -1544, -1544, -1544
    .short -23565, -23565, -23565, -23565, 20179, 20179, 20179, 20179
    .short 20710, 20710, 20710, 20710, 25080, 25080, 25080, 25080
    .short 516, 516, 516, 516, -8, -8, -8, -8
    .short -320, -320, -320, -320, -666, -666, -666, -666
    .short -12796, -12796, -12796, -12796, 26616, 26616, 26616, 26616
    .short 16064, 16064, 16064, 16064, -12442, -12442, -12442, -12442
    .short -1618, -1618, -1618, -1618, -1162, -1162, -1162, -1162
    .short 126, 126, 126, 126, 1469, 1469, 1469, 1469
    .short 9134, 9134, 9134, 9134, -650, -650, -650, -650
    .short -25986, -25986, -25986, -25986, 27837, 27837, 27837, 27837
    .short -681, -681, -681, -681, -681, -681, -681, -681
    .short 1017, 1017, 1017, 1017, 1017, 1017, 1017, 1017
    .short -28073, -28073, -28073, -28073, -28073, -28073, -28073, -28073
    .short 24313, 24313, 24313, 24313, 24313, 24313, 24313, 24313
    .short 732, 732, 732, 732, 732, 732, 732, 732
    .short 608, 608, 608, 608, 608, 608, 608, 608
    .short -10532, -10532, -10532, -10532, -10532, -10532, -10532, -10532
    .short 8800, 8800, 8800, 8800, 8800, 8800, 8800, 8800
    .short -1542, -1542, -1542, -1542, -1542, -1542, -1542, -1542
    .short 411, 411, 411, 411, 411, 411, 411, 411
    .short 18426, 18426, 18426, 18426, 18426, 18426, 18426, 18426
    .short 8859, 8859, 8859, 8859, 8859, 8859, 8859, 8859
    .short -205, -205, -205, -205, -205, -205, -205, -205
    .short -1571, -1571, -1571, -1571, -1571, -1571, -1571, -1571
    .short 26675, 26675, 26675, 26675, 26675, 26675, 26675, 26675
    .short -16163, -16163, -16163, -16163, -16163, -16163, -16163, -16163
    .short -853, -853, -853, -853, -90, -90, -90, -90
    .short -271, -271, -271, -271, 830, 830, 830, 830
    .short 19883, 19883, 19883, 19883, -28250, -28250, -28250, -28250
    .short -15887, -15887, -15887, -15887, -8898, -8898, -8898, -8898
    .short 107, 107, 107, 107, -1421, -1421, -1421, -1421
    .short -247, -247, -247, -247, -951, -951, -951, -951
    .short -28309, -28309, -28309, -28309, 9075, 9075, 9075, 9075
    .short -30199, -30199, -30199, -30199, 18249, 18249, 18249, 18249
    .short -398, -398, -398, -398, 961, 961, 961, 961
    .short -1508, -1508, -1508, -1508, -725, -725, -725, -725
    .short 13426, 13426, 13426, 13426, 14017, 14017, 14017, 14017
    .short -29156, -29156, -29156, -29156, -12757, -12757, -12757, -12757
    .short 448, 448, 448, 448, -1065, -1065, -1065, -1065
    .short 677, 677, 677, 677, -1275, -1275, -1275, -1275
    .short 16832, 16832, 16832, 16832, 4311, 4311, 4311, 4311
    .short -24155, -24155, -24155, -24155, -17915, -17915, -17915, -17915
    .short -1103, -1103, 430, 430, 555, 555, 843, 843
    .short -1251, -1251, 871, 871, 1550, 1550, 105, 105
    .short -335, -335, 11182, 11182, -11477, -11477, 13387, 13387
    .short -32227, -32227, -14233, -14233, 20494, 20494, -21655, -21655
    .short 422, 422, 587, 587, 177, 177, -235, -235
    .short -291, -291, -460, -460, 1574, 1574, 1653, 1653
    .short -27738, -27738, 13131, 13131, 945, 945, -4587, -4587
    .short -14883, -14883, 23092, 23092, 6182, 6182, 5493, 5493
    .short -246, -246, 778, 778, 1159, 1159, -147, -147
    .short -777, -777, 1483, 1483, -602, -602, 1119, 1119
    .short 32010, 32010, -32502, -32502, 10631, 10631, 30317, 30317
    .short 29175, 29175, -18741, -18741, -28762, -28762, 12639, 12639
    .short -1590, -1590, 644, 644, -872, -872, 349, 349
    .short 418, 418, 329, 329, -156, -156, -75, -75
    .short -18486, -18486, 20100, 20100, 17560, 17560, 18525, 18525
    .short -14430, -14430, 19529, 19529, -5276, -5276, -12619, -12619
    .short 817, 817, 1097, 1097, 603, 603, 610, 610
    .short 1322, 1322, -1285, -1285, -1465, -1465, 384, 384
    .short -31183, -31183, 20297, 20297, 25435, 25435, 2146, 2146
    .short -7382, -7382, 15355, 15355, 24391, 24391, -32384, -32384
    .short -1215, -1215, -136, -136, 1218, 1218, -1335, -1335
    .short -874, -874, 220, 220, -1187, -1187, -1659, -1659
    .short -20927, -20927, -6280, -6280, 10946, 10946, -14903, -14903
    .short 24214, 24214, -11044, -11044, 16989, 16989, 14469, 14469
    .short -1185, -1185, -1530, -1530, -1278, -1278, 794, 794
    .short -1510, -1510, -854, -854, -870, -870, 478, 478
    .short 10335, 10335, -21498, -21498, -7934, -7934, -20198, -20198
    .short -22502, -22502, 23210, 23210, 10906, 10906, -17442, -17442
    .short -108, -108, -308, -308, 996, 996, 991, 991
    .short 958, 958, -1460, -1460, 1522, 1522, 1628, 1628
    .short 31636, 31636, -23860, -23860, 28644, 28644, -20257, -20257
    .short 23998, 23998, 7756, 7756, -17422, -17422, 23132, 23132

    .text
    .p2align 6
    .globl SYMBOL(lanewise_mlkem_inverse_avx2)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_mlkem_inverse_avx2)
    .type SYMBOL(lanewise_mlkem_inverse_avx2), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_mlkem_inverse_avx2))
SYMBOL(lanewise_mlkem_inverse_avx2):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea rsi, [rip + Lmlkem_inverse_avx2_roots]
    mov eax, 3329
    vmovd xmm8, eax
    vpbroadcastw ymm8, xmm8
    mov eax, 10
    vmovd xmm9, eax
    vpbroadcastw ymm9, xmm9
    mov eax, 4
Lmlkem_inverse_avx2_0:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 32]
    vmovdqu ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymm3, ymmword ptr [rdi + 96]
    vperm2i128 ymm10, ymm0, ymm1, 0x20
    vperm2i128 ymm1, ymm0, ymm1, 0x31
    vperm2i128 ymm0, ymm2, ymm3, 0x20
    vperm2i128 ymm3, ymm2, ymm3, 0x31
    vshufps ymm2, ymm10, ymm1, 0x88
    vshufps ymm1, ymm10, ymm1, 0xDD
    vshufps ymm10, ymm0, ymm3, 0x88
    vshufps ymm3, ymm0, ymm3, 0xDD
    vpsubw ymm0, ymm1, ymm2
    vpsubw ymm11, ymm3, ymm10
    vpaddw ymm2, ymm2, ymm1
    vpaddw ymm10, ymm10, ymm3
    vpmullw ymm1, ymm0, ymmword ptr [rsi + 32]
    vpmullw ymm3, ymm11, ymmword ptr [rsi + 96]
    vpmulhw ymm0, ymm0, ymmword ptr [rsi + 0]
    vpmulhw ymm11, ymm11, ymmword ptr [rsi + 64]
    vpmulhw ymm1, ymm1, ymm8
    vpmulhw ymm3, ymm3, ymm8
    vpsubw ymm0, ymm0, ymm1
    vpsubw ymm11, ymm11, ymm3
    vmovdqu ymmword ptr [rdi + 0], ymm2
    vmovdqu ymmword ptr [rdi + 32], ymm0
    vmovdqu ymmword ptr [rdi + 64], ymm10
    vmovdqu ymmword ptr [rdi + 96], ymm11
    add rsi, 128
    add rdi, 128
    dec eax
    jnz Lmlkem_inverse_avx2_0
    sub rdi, 512
    mov eax, 2
Lmlkem_inverse_avx2_1:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 32]
    vmovdqu ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymm3, ymmword ptr [rdi + 96]
    vmovdqu ymm4, ymmword ptr [rdi + 128]
    vmovdqu ymm5, ymmword ptr [rdi + 160]
    vmovdqu ymm6, ymmword ptr [rdi + 192]
    vmovdqu ymm7, ymmword ptr [rdi + 224]
    vpsllq ymm10, ymm1, 32
    vpblendd ymm10, ymm0, ymm10, 0xAA
    vpsrlq ymm0, ymm0, 32
    vpblendd ymm1, ymm0, ymm1, 0xAA
    vpsllq ymm0, ymm3, 32
    vpblendd ymm0, ymm2, ymm0, 0xAA
    vpsrlq ymm2, ymm2, 32
    vpblendd ymm3, ymm2, ymm3, 0xAA
    vpsllq ymm2, ymm5, 32
    vpblendd ymm2, ymm4, ymm2, 0xAA
    vpsrlq ymm4, ymm4, 32
    vpblendd ymm5, ymm4, ymm5, 0xAA
    vpsllq ymm4, ymm7, 32
    vpblendd ymm4, ymm6, ymm4, 0xAA
    vpsrlq ymm6, ymm6, 32
    vpblendd ymm7, ymm6, ymm7, 0xAA
    vpsubw ymm6, ymm1, ymm10
    vpsubw ymm11, ymm3, ymm0
    vpaddw ymm10, ymm10, ymm1
    vpaddw ymm0, ymm0, ymm3
    vpmullw ymm1, ymm6, ymmword ptr [rsi + 32]
    vpmullw ymm3, ymm11, ymmword ptr [rsi + 96]
    vpmulhw ymm6, ymm6, ymmword ptr [rsi + 0]
    vpmulhw ymm11, ymm11, ymmword ptr [rsi + 64]
    vpmulhw ymm1, ymm1, ymm8
    vpmulhw ymm3, ymm3, ymm8
    vpsubw ymm6, ymm6, ymm1
    vpsubw ymm11, ymm11, ymm3
    vpsubw ymm1, ymm5, ymm2
    vpsubw ymm3, ymm7, ymm4
    vpaddw ymm2, ymm2, ymm5
    vpaddw ymm4, ymm4, ymm7
    vpmullw ymm5, ymm1, ymmword ptr [rsi + 160]
    vpmullw ymm7, ymm3, ymmword ptr [rsi + 224]
    vpmulhw ymm1, ymm1, ymmword ptr [rsi + 128]
    vpmulhw ymm3, ymm3, ymmword ptr [rsi + 192]
    vpmulhw ymm5, ymm5, ymm8
    vpmulhw ymm7, ymm7, ymm8
    vpsubw ymm1, ymm1, ymm5
    vpsubw ymm3, ymm3, ymm7
    vpunpcklqdq ymm5, ymm10, ymm6
    vpunpckhqdq ymm6, ymm10, ymm6
    vpunpcklqdq ymm10, ymm0, ymm11
    vpunpckhqdq ymm11, ymm0, ymm11
    vpunpcklqdq ymm0, ymm2, ymm1
    vpunpckhqdq ymm1, ymm2, ymm1
    vpunpcklqdq ymm2, ymm4, ymm3
    vpunpckhqdq ymm3, ymm4, ymm3
    vpsubw ymm4, ymm6, ymm5
    vpsubw ymm7, ymm11, ymm10
    vpaddw ymm5, ymm5, ymm6
    vpaddw ymm10, ymm10, ymm11
    vpmullw ymm6, ymm4, ymmword ptr [rsi + 288]
    vpmullw ymm11, ymm7, ymmword ptr [rsi + 352]
    vpmulhw ymm4, ymm4, ymmword ptr [rsi + 256]
    vpmulhw ymm7, ymm7, ymmword ptr [rsi + 320]
    vpmulhw ymm6, ymm6, ymm8
    vpmulhw ymm11, ymm11, ymm8
    vpsubw ymm4, ymm4, ymm6
    vpsubw ymm7, ymm7, ymm11
    vpsubw ymm6, ymm1, ymm0
    vpsubw ymm11, ymm3, ymm2
    vpaddw ymm0, ymm0, ymm1
    vpaddw ymm2, ymm2, ymm3
    vpmullw ymm1, ymm6, ymmword ptr [rsi + 416]
    vpmullw ymm3, ymm11, ymmword ptr [rsi + 480]
    vpmulhw ymm6, ymm6, ymmword ptr [rsi + 384]
    vpmulhw ymm11, ymm11, ymmword ptr [rsi + 448]
    vpmulhw ymm1, ymm1, ymm8
    vpmulhw ymm3, ymm3, ymm8
    vpsubw ymm6, ymm6, ymm1
    vpsubw ymm11, ymm11, ymm3
    vpmulhrsw ymm1, ymm5, ymm9
    vpmullw ymm1, ymm1, ymm8
    vpsubw ymm5, ymm5, ymm1
    vpmulhrsw ymm1, ymm10, ymm9
    vpmullw ymm1, ymm1, ymm8
    vpsubw ymm10, ymm10, ymm1
    vpmulhrsw ymm1, ymm0, ymm9
    vpmullw ymm1, ymm1, ymm8
    vpsubw ymm0, ymm0, ymm1
    vpmulhrsw ymm1, ymm2, ymm9
    vpmullw ymm1, ymm1, ymm8
    vpsubw ymm2, ymm2, ymm1
    vperm2i128 ymm1, ymm5, ymm4, 0x20
    vperm2i128 ymm4, ymm5, ymm4, 0x31
    vperm2i128 ymm5, ymm10, ymm7, 0x20
    vperm2i128 ymm7, ymm10, ymm7, 0x31
    vperm2i128 ymm10, ymm0, ymm6, 0x20
    vperm2i128 ymm6, ymm0, ymm6, 0x31
    vperm2i128 ymm0, ymm2, ymm11, 0x20
    vperm2i128 ymm11, ymm2, ymm11, 0x31
    vmovdqu ymmword ptr [rdi + 0], ymm1
    vmovdqu ymmword ptr [rdi + 32], ymm4
    vmovdqu ymmword ptr [rdi + 64], ymm5
    vmovdqu ymmword ptr [rdi + 96], ymm7
    vmovdqu ymmword ptr [rdi + 128], ymm10
    vmovdqu ymmword ptr [rdi + 160], ymm6
    vmovdqu ymmword ptr [rdi + 192], ymm0
    vmovdqu ymmword ptr [rdi + 224], ymm11
    add rsi, 512
    add rdi, 256
    dec eax
    jnz Lmlkem_inverse_avx2_1
    sub rdi, 512
    mov eax, 4
Lmlkem_inverse_avx2_2:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 32]
    vmovdqu ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymm3, ymmword ptr [rdi + 96]
    vpsubw ymm10, ymm1, ymm0
    vpsubw ymm11, ymm3, ymm2
    vpaddw ymm0, ymm0, ymm1
    vpaddw ymm2, ymm2, ymm3
    vpmullw ymm1, ymm10, ymmword ptr [rsi + 32]
    vpmullw ymm3, ymm11, ymmword ptr [rsi + 96]
    vpmulhw ymm10, ymm10, ymmword ptr [rsi + 0]
    vpmulhw ymm11, ymm11, ymmword ptr [rsi + 64]
    vpmulhw ymm1, ymm1, ymm8
    vpmulhw ymm3, ymm3, ymm8
    vpsubw ymm10, ymm10, ymm1
    vpsubw ymm11, ymm11, ymm3
    vpsubw ymm1, ymm2, ymm0
    vpsubw ymm3, ymm11, ymm10
    vpaddw ymm0, ymm0, ymm2
    vpaddw ymm10, ymm10, ymm11
    vpmullw ymm2, ymm1, ymmword ptr [rsi + 160]
    vpmullw ymm11, ymm3, ymmword ptr [rsi + 160]
    vpmulhw ymm1, ymm1, ymmword ptr [rsi + 128]
    vpmulhw ymm3, ymm3, ymmword ptr [rsi + 128]
    vpmulhw ymm2, ymm2, ymm8
    vpmulhw ymm11, ymm11, ymm8
    vpsubw ymm1, ymm1, ymm2
    vpsubw ymm3, ymm3, ymm11
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 32], ymm10
    vmovdqu ymmword ptr [rdi + 64], ymm1
    vmovdqu ymmword ptr [rdi + 96], ymm3
    add rsi, 192
    add rdi, 128
    dec eax
    jnz Lmlkem_inverse_avx2_2
    sub rdi, 512
    mov eax, 4
Lmlkem_inverse_avx2_3:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 128]
    vmovdqu ymm2, ymmword ptr [rdi + 256]
    vmovdqu ymm3, ymmword ptr [rdi + 384]
    vpsubw ymm10, ymm1, ymm0
    vpsubw ymm11, ymm3, ymm2
    vpaddw ymm0, ymm0, ymm1
    vpaddw ymm2, ymm2, ymm3
    vpmullw ymm1, ymm10, ymmword ptr [rsi + 32]
    vpmullw ymm3, ymm11, ymmword ptr [rsi + 96]
    vpmulhw ymm10, ymm10, ymmword ptr [rsi + 0]
    vpmulhw ymm11, ymm11, ymmword ptr [rsi + 64]
    vpmulhw ymm1, ymm1, ymm8
    vpmulhw ymm3, ymm3, ymm8
    vpsubw ymm10, ymm10, ymm1
    vpsubw ymm11, ymm11, ymm3
    vpmulhrsw ymm1, ymm0, ymm9
    vpmullw ymm1, ymm1, ymm8
    vpsubw ymm0, ymm0, ymm1
    vpsubw ymm1, ymm2, ymm0
    vpsubw ymm3, ymm11, ymm10
    vpaddw ymm0, ymm0, ymm2
    vpaddw ymm10, ymm10, ymm11
    vpmullw ymm2, ymm1, ymmword ptr [rsi + 160]
    vpmullw ymm11, ymm3, ymmword ptr [rsi + 160]
    vpmulhw ymm1, ymm1, ymmword ptr [rsi + 128]
    vpmulhw ymm3, ymm3, ymmword ptr [rsi + 128]
    vpmulhw ymm2, ymm2, ymm8
    vpmulhw ymm11, ymm11, ymm8
    vpsubw ymm1, ymm1, ymm2
    vpsubw ymm3, ymm3, ymm11
    vpmullw ymm2, ymm0, ymmword ptr [rsi + 224]
    vpmullw ymm11, ymm10, ymmword ptr [rsi + 224]
    vpmulhw ymm0, ymm0, ymmword ptr [rsi + 192]
    vpmulhw ymm10, ymm10, ymmword ptr [rsi + 192]
    vpmulhw ymm2, ymm2, ymm8
    vpmulhw ymm11, ymm11, ymm8
    vpsubw ymm0, ymm0, ymm2
    vpsubw ymm10, ymm10, ymm11
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 128], ymm10
    vmovdqu ymmword ptr [rdi + 256], ymm1
    vmovdqu ymmword ptr [rdi + 384], ymm3
    add rdi, 32
    dec eax
    jnz Lmlkem_inverse_avx2_3
    add rsi, 256
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_mlkem_inverse_avx2), . - SYMBOL(lanewise_mlkem_inverse_avx2)
#endif
    MS_ENTRY(lanewise_mlkem_inverse_avx2, 3, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lmlkem_inverse_avx2_roots:
    .short 1628, 1628, 1522, 1522, -1460, -1460, 958, 958
    .short 991, 991, 996, 996, -308, -308, -108, -108
    .short 23132, 23132, -17422, -17422, 7756, 7756, 23998, 23998
    .short -20257, -20257, 28644, 28644, -23860, -23860, 31636, 31636
    .short 478, 478, -870, -870, -854, -854, -1510, -1510
    .short 794, 794, -1278, -1278, -1530, -1530, -1185, -1185
    .short -17442, -17442, 10906, 10906, 23210, 23210, -22502, -22502
    .short -20198, -20198, -7934, -7934, -21498, -21498, 10335, 10335
    .short -1659, -1659, -1187, -1187, 220, 220, -874, -874
    .short -1335, -1335, 1218, 1218, -136, -136, -1215, -1215
    .short 14469, 14469, 16989, 16989, -11044, -11044, 24214, 24214
    .short -14903, -14903, 10946, 10946, -6280, -6280, -20927, -20927
    .short 384, 384, -1465, -1465, -1285, -1285, 1322, 1322
    .short 610, 610, 603, 603, 1097, 1097, 817, 817
    .short -32384, -32384, 24391, 24391, 15355, 15355, -7382, -7382
    .short 2146, 2146, 25435, 25435, 20297, 20297, -31183, -31183
    .short -75, -75, -156, -156, 329, 329, 418, 418
    .short 349, 349, -872, -872, 644, 644, -1590, -1590
    .short -12619, -12619, -5276, -5276, 19529, 19529, -14430, -14430
    .short 18525, 18525, 17560, 17560, 20100, 20100, -18486, -18486
    .short 1119, 1119, -602, -602, 1483, 1483, -777, -777
    .short -147, -147, 1159, 1159, 778, 778, -246, -246
    .short 12639, 12639, -28762, -28762, -18741, -18741, 29175, 29175
    .short 30317, 30317, 10631, 10631, -32502, -32502, 32010, 32010
    .short 1653, 1653, 1574, 1574, -460, -460, -291, -291
    .short -235, -235, 177, 177, 587, 587, 422, 422
    .short 5493, 5493, 6182, 6182, 23092, 23092, -14883, -14883
    .short -4587, -4587, 945, 945, 13131, 13131, -27738, -27738
    .short 105, 105, 1550, 1550, 871, 871, -1251, -1251
    .short 843, 843, 555, 555, 430, 430, -1103, -1103
    .short -21655, -21655, 20494, 20494, -14233, -14233, -32227, -32227
    .short 13387, 13387, -11477, -11477, 11182, 11182, -335, -335
    .short -1275, -1275, -1275, -1275, 677, 677, 677, 677
    .short -1065, -1065, -1065, -1065, 448, 448, 448, 448
    .short -17915, -17915, -17915, -17915, -24155, -24155, -24155, -24155
    .short 4311, 4311, 4311, 4311, 16832, 16832, 16832, 16832
    .short -725, -725, -725, -725, -1508, -1508, -1508, -1508
    .short 961, 961, 961, 961, -398, -398, -398, -398
    .short -12757, -12757, -12757, -12757, -29156, -29156, -29156, -29156
    .short 14017, 14017, 14017, 14017, 13426, 13426, 13426, 13426
    .short -951, -951, -951, -951, -247, -247, -247, -247
    .short -1421, -1421, -1421, -1421, 107, 107, 107, 107
    .short 18249, 18249, 18249, 18249, -30199, -30199, -30199, -30199
    .short 9075, 9075, 9075, 9075, -28309, -28309, -28309, -28309
    .short 830, 830, 830, 830, -271, -271, -271, -271
    .short -90, -90, -90, -90, -853, -853, -853, -853
    .short -8898, -8898, -8898, -8898, -15887, -15887, -15887, -15887
    .short -28250, -28250, -28250, -28250, 19883, 19883, 19883, 19883
    .short -1571, -1571, -1571, -1571, -1571, -1571, -1571, -1571
    .short -205, -205, -205, -205, -205, -205, -205, -205
    .short -16163, -16163, -16163, -16163, -16163, -16163, -16163, -16163
    .short 26675, 26675, 26675, 26675, 26675, 26675, 26675, 26675
    .short 411, 411, 411, 411, 411, 411, 411, 411
    .short -1542, -1542, -1542, -1542, -1542, -1542, -1542, -1542
    .short 8859, 8859, 8859, 8859, 8859, 8859, 8859, 8859
    .short 18426, 18426, 18426, 18426, 18426, 18426, 18426, 18426
    .short 608, 608, 608, 608, 608, 608, 608, 608
    .short 732, 732, 732, 732, 732, 732, 732, 732
    .short 8800, 8800, 8800, 8800, 8800, 8800, 8800, 8800
    .short -10532, -10532, -10532, -10532, -10532, -10532, -10532, -10532
    .short 1017, 1017, 1017, 1017, 1017, 1017, 1017, 1017
    .short -681, -681, -681, -681, -681, -681, -681, -681
    .short 24313, 24313, 24313, 24313, 24313, 24313, 24313, 24313
    .short -28073, -28073, -28073, -28073, -28073, -28073, -28073, -28073
    .short 1469, 1469, 1469, 1469, 126, 126, 126, 126
    .short -1162, -1162, -1162, -1162, -1618, -1618, -1618, -1618
    .short 27837, 27837, 27837, 27837, -25986, -25986, -25986, -25986
    .short -650, -650, -650, -650, 9134, 9134, 9134, 9134
    .short -666, -666, -666, -666, -320, -320, -320, -320
    .short -8, -8, -8, -8, 516, 516, 516, 516
    .short -12442, -12442, -12442, -12442, 16064, 16064, 16064, 16064
    .short 26616, 26616, 26616, 26616, -12796, -12796, -12796, -12796
    .short -1544, -1544, -1544, -1544, -282, -282, -282, -282
    .short 1491, 1491, 1491, 1491, -1293, -1293, -1293, -1293
    .short 25080, 25080, 25080, 25080, 20710, 20710, 20710, 20710
    .short 20179, 20179, 20179, 20179, -23565, -23565, -23565, -23565
    .short 1015, 1015, 1015, 1015, -552, -552, -552, -552
    .short 652, 652, 652, 652, 1223, 1223, 1223, 1223
    .short 30967, 30967, 30967, 30967, 1496, 1496, 1496, 1496
    .short -6516, -6516, -6516, -6516, -5689, -5689, -5689, -5689
    .short -130, -130, -130, -130, -130, -130, -130, -130
    .short -1602, -1602, -1602, -1602, -1602, -1602, -1602, -1602
    .short -26242, -26242, -26242, -26242, -26242, -26242, -26242, -26242
    .short 21438, 21438, 21438, 21438, 21438, 21438, 21438, 21438
    .short 1458, 1458, 1458, 1458, 1458, 1458, 1458, 1458
    .short -829, -829, -829, -829, -829, -829, -829, -829
    .short -1102, -1102, -1102, -1102, -1102, -1102, -1102, -1102
    .short 5571, 5571, 5571, 5571, 5571, 5571, 5571, 5571
    .short 383, 383, 383, 383, 383, 383, 383, 383
    .short 264, 264, 264, 264, 264, 264, 264, 264
    .short -29057, -29057, -29057, -29057, -29057, -29057, -29057, -29057
    .short -26360, -26360, -26360, -26360, -26360, -26360, -26360, -26360
    .short -1325, -1325, -1325, -1325, -1325, -1325, -1325, -1325
    .short 573, 573, 573, 573, 573, 573, 573, 573
    .short 17363, 17363, 17363, 17363, 17363, 17363, 17363, 17363
    .short -5827, -5827, -5827, -5827, -5827, -5827, -5827, -5827
    .short 1468, 1468, 1468, 1468, 1468, 1468, 1468, 1468
    .short 1468, 1468, 1468, 1468, 1468, 1468, 1468, 1468
    .short 31164, 31164, 31164, 31164, 31164, 31164, 31164, 31164
    .short 31164, 31164, 31164, 31164, 31164, 31164, 31164, 31164
    .short -1474, -1474, -1474, -1474, -1474, -1474, -1474, -1474
    .short -1474, -1474, -1474, -1474, -1474, -1474, -1474, -1474
    .short -11202, -11202, -11202, -11202, -11202, -11202, -11202, -11202
    .short -11202, -11202, -11202, -11202, -11202, -11202, -11202, -11202
    .short 202, 202, 202, 202, 202, 202, 202, 202
    .short 202, 202, 202, 202, 202, 202, 202, 202
    .short -16694, -16694, -16694, -16694, -16694, -16694, -16694, -16694
    .short -16694, -16694, -16694, -16694, -16694, -16694, -16694, -16694
    .short -1202, -1202, -1202, -1202, -1202, -1202, -1202, -1202
    .short -1202, -1202, -1202, -1202, -1202, -1202, -1202, -1202
    .short 1358, 1358, 1358, 1358, 1358, 1358, 1358, 1358
    .short 1358, 1358, 1358, 1358, 1358, 1358, 1358, 1358
    .short 962, 962, 962, 962, 962, 962, 962, 962
    .short 962, 962, 962, 962, 962, 962, 962, 962
    .short 10690, 10690, 10690, 10690, 10690, 10690, 10690, 10690
    .short 10690, 10690, 10690, 10690, 10690, 10690, 10690, 10690
    .short 287, 287, 287, 287, 287, 287, 287, 287
    .short 287, 287, 287, 287, 287, 287, 287, 287
    .short 28191, 28191, 28191, 28191, 28191, 28191, 28191, 28191
    .short 28191, 28191, 28191, 28191, 28191, 28191, 28191, 28191
    .short 182, 182, 182, 182, 182, 182, 182, 182
    .short 182, 182, 182, 182, 182, 182, 182, 182
    .short -15690, -15690, -15690, -15690, -15690, -15690, -15690, -15690
    .short -15690, -15690, -15690, -15690, -15690, -15690, -15690, -15690
    .short 1577, 1577, 1577, 1577, 1577, 1577, 1577, 1577
    .short 1577, 1577, 1577, 1577, 1577, 1577, 1577, 1577
    .short -3799, -3799, -3799, -3799, -3799, -3799, -3799, -3799
    .short -3799, -3799, -3799, -3799, -3799, -3799, -3799, -3799
    .short 1422, 1422, 1422, 1422, 1422, 1422, 1422, 1422
    .short 1422, 1422, 1422, 1422, 1422, 1422, 1422, 1422
    .short -12402, -12402, -12402, -12402, -12402, -12402, -12402, -12402
    .short -12402, -12402, -12402, -12402, -12402, -12402, -12402, -12402
    .short 622, 622, 622, 622, 622, 622, 622, 622
    .short 622, 622, 622, 622, 622, 622, 622, 622
    .short 27758, 27758, 27758, 27758, 27758, 27758, 27758, 27758
    .short 27758, 27758, 27758, 27758, 27758, 27758, 27758, 27758
    .short -171, -171, -171, -171, -171, -171, -171, -171
    .short -171, -171, -171, -171, -171, -171, -171, -171
    .short -20907, -20907, -20907, -20907, -20907, -20907, -20907, -20907
    .short -20907, -20907, -20907, -20907, -20907, -20907, -20907, -20907
    .short 1493, 1493, 1493, 1493, 1493, 1493, 1493, 1493
    .short 1493, 1493, 1493, 1493, 1493, 1493, 1493, 1493
    .short 13525, 13525, 13525, 13525, 13525, 13525, 13525, 13525
    .short 13525, 13525, 13525, 13525, 13525, 13525, 13525, 13525
    .short -1517, -1517, -1517, -1517, -1517, -1517, -1517, -1517
    .short -1517, -1517, -1517, -1517, -1517, -1517, -1517, -1517
    .short 787, 787, 787, 787, 787, 787, 787, 787
    .short 787, 787, 787, 787, 787, 787, 787, 787
    .short -359, -359, -359, -359, -359, -359, -359, -359
    .short -359, -359, -359, -359, -359, -359, -359, -359
    .short 14745, 14745, 14745, 14745, 14745, 14745, 14745, 14745
    .short 14745, 14745, 14745, 14745, 14745, 14745, 14745, 14745
    .short 1397, 1397, 1397, 1397, 1397, 1397, 1397, 1397
    .short 1397, 1397, 1397, 1397, 1397, 1397, 1397, 1397
    .short 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237
    .short 5237, 5237, 5237, 5237, 5237, 5237, 5237, 5237
    .short 1441, 1441, 1441, 1441, 1441, 1441, 1441, 1441
    .short 1441, 1441, 1441, 1441, 1441, 1441, 1441, 1441
    .short -10079, -10079, -10079, -10079, -10079, -10079, -10079, -10079
    .short -10079, -10079, -10079, -10079, -10079, -10079, -10079, -10079

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
