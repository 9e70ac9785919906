# PYTHONPATH=lab python3 -m lanewise_lab.ntt mlkem_avx512 > src/mlkem/x86_64/mlkem_avx512.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// lanewise_mlkem_ntt_avx512(p): to the NTT domain. Input |x| <= 3329, output |x| <= 4095.
// lanewise_mlkem_inverse_avx512(p): back, times 2^16. Input |x| <= 4095, output |x| <= 2187.
//
// The transforms of mlkem with AVX-512. System V ABI; rdi: 256 elements of
// 16 bits, any alignment. No branch and no address depends on them.
// No stack. Ends with vzeroupper.

#include "../../keccak/x86_64/asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_mlkem_ntt_avx512)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_mlkem_ntt_avx512)
    .type SYMBOL(lanewise_mlkem_ntt_avx512), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_mlkem_ntt_avx512))
SYMBOL(lanewise_mlkem_ntt_avx512):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea rsi, [rip + Lmlkem_ntt_avx512_roots]
    mov eax, 3329
    vpbroadcastw zmm8, eax
    mov eax, 0x5555
    kmovw k1, eax
    mov eax, 0xaaaa
    kmovw k2, eax
    mov eax, 0x33
    kmovw k3, eax
    mov eax, 0xcc
    kmovw k4, eax
    mov eax, 10
    vpbroadcastw zmm9, eax
    vmovdqu32 zmm0, zmmword ptr [rdi + 0]
    vmovdqu32 zmm1, zmmword ptr [rdi + 64]
    vmovdqu32 zmm2, zmmword ptr [rdi + 128]
    vmovdqu32 zmm3, zmmword ptr [rdi + 192]
    vmovdqu32 zmm4, zmmword ptr [rdi + 256]
    vmovdqu32 zmm5, zmmword ptr [rdi + 320]
    vmovdqu32 zmm6, zmmword ptr [rdi + 384]
    vmovdqu32 zmm7, zmmword ptr [rdi + 448]
    vpbroadcastd zmm31, dword ptr [rsi + 0]
    vpbroadcastd zmm30, dword ptr [rsi + 4]
    vpmullw zmm10, zmm4, zmm30
    vpmullw zmm11, zmm5, zmm30
    vpmulhw zmm4, zmm4, zmm31
    vpmulhw zmm5, zmm5, zmm31
    vpmulhw zmm10, zmm10, zmm8
    vpmulhw zmm11, zmm11, zmm8
    vpsubw zmm4, zmm4, zmm10
    vpsubw zmm5, zmm5, zmm11
    vpsubw zmm10, zmm0, zmm4
    vpsubw zmm11, zmm1, zmm5
    vpaddw zmm0, zmm0, zmm4
    vpaddw zmm1, zmm1, zmm5
    vpbroadcastd zmm31, dword ptr [rsi + 8]
    vpbroadcastd zmm30, dword ptr [rsi + 12]
    vpmullw zmm4, zmm6, zmm30
    vpmullw zmm5, zmm7, zmm30
    vpmulhw zmm6, zmm6, zmm31
    vpmulhw zmm7, zmm7, zmm31
    vpmulhw zmm4, zmm4, zmm8
    vpmulhw zmm5, zmm5, zmm8
    vpsubw zmm6, zmm6, zmm4
    vpsubw zmm7, zmm7, zmm5
    vpsubw zmm4, zmm2, zmm6
    vpsubw zmm5, zmm3, zmm7
    vpaddw zmm2, zmm2, zmm6
    vpaddw zmm3, zmm3, zmm7
    vpbroadcastd zmm31, dword ptr [rsi + 16]
    vpbroadcastd zmm30, dword ptr [rsi + 20]
    vpmullw zmm6, zmm2, zmm30
    vpmullw zmm7, zmm3, zmm30
    vpmulhw zmm2, zmm2, zmm31
    vpmulhw zmm3, zmm3, zmm31
    vpmulhw zmm6, zmm6, zmm8
    vpmulhw zmm7, zmm7, zmm8
    vpsubw zmm2, zmm2, zmm6
    vpsubw zmm3, zmm3, zmm7
    vpsubw zmm6, zmm0, zmm2
    vpsubw zmm7, zmm1, zmm3
    vpaddw zmm0, zmm0, zmm2
    vpaddw zmm1, zmm1, zmm3
    vpbroadcastd zmm31, dword ptr [rsi + 24]
    vpbroadcastd zmm30, dword ptr [rsi + 28]
    vpmullw zmm2, zmm4, zmm30
    vpmullw zmm3, zmm5, zmm30
    vpmulhw zmm4, zmm4, zmm31
    vpmulhw zmm5, zmm5, zmm31
    vpmulhw zmm2, zmm2, zmm8
    vpmulhw zmm3, zmm3, zmm8
    vpsubw zmm4, zmm4, zmm2
    vpsubw zmm5, zmm5, zmm3
    vpsubw zmm2, zmm10, zmm4
    vpsubw zmm3, zmm11, zmm5
    vpaddw zmm10, zmm10, zmm4
    vpaddw zmm11, zmm11, zmm5
    vpbroadcastd zmm31, dword ptr [rsi + 32]
    vpbroadcastd zmm30, dword ptr [rsi + 36]
    vpbroadcastd zmm29, dword ptr [rsi + 40]
    vpbroadcastd zmm28, dword ptr [rsi + 44]
    vpmullw zmm4, zmm1, zmm30
    vpmullw zmm5, zmm7, zmm28
    vpmulhw zmm1, zmm1, zmm31
    vpmulhw zmm7, zmm7, zmm29
    vpmulhw zmm4, zmm4, zmm8
    vpmulhw zmm5, zmm5, zmm8
    vpsubw zmm1, zmm1, zmm4
    vpsubw zmm7, zmm7, zmm5
    vpsubw zmm4, zmm0, zmm1
    vpsubw zmm5, zmm6, zmm7
    vpaddw zmm0, zmm0, zmm1
    vpaddw zmm6, zmm6, zmm7
    vpbroadcastd zmm31, dword ptr [rsi + 48]
    vpbroadcastd zmm30, dword ptr [rsi + 52]
    vpbroadcastd zmm29, dword ptr [rsi + 56]
    vpbroadcastd zmm28, dword ptr [rsi + 60]
    vpmullw zmm1, zmm11, zmm30
    vpmullw zmm7, zmm3, zmm28
    vpmulhw zmm11, zmm11, zmm31
    vpmulhw zmm3, zmm3, zmm29
    vpmulhw zmm1, zmm1, zmm8
    vpmulhw zmm7, zmm7, zmm8
    vpsubw zmm11, zmm11, zmm1
    vpsubw zmm3, zmm3, zmm7
    vpsubw zmm1, zmm10, zmm11
    vpsubw zmm7, zmm2, zmm3
    vpaddw zmm10, zmm10, zmm11
    vpaddw zmm2, zmm2, zmm3
    vshufi64x2 zmm11, zmm0, zmm4, 0x44
    vshufi64x2 zmm4, zmm0, zmm4, 0xEE
    vshufi64x2 zmm0, zmm6, zmm5, 0x44
    vshufi64x2 zmm5, zmm6, zmm5, 0xEE
    vshufi64x2 zmm6, zmm10, zmm1, 0x44
    vshufi64x2 zmm1, zmm10, zmm1, 0xEE
    vshufi64x2 zmm10, zmm2, zmm7, 0x44
    vshufi64x2 zmm7, zmm2, zmm7, 0xEE
    vpmullw zmm2, zmm4, zmmword ptr [rsi + 128]
    vpmullw zmm3, zmm5, zmmword ptr [rsi + 256]
    vpmulhw zmm4, zmm4, zmmword ptr [rsi + 64]
    vpmulhw zmm5, zmm5, zmmword ptr [rsi + 192]
    vpmulhw zmm2, zmm2, zmm8
    vpmulhw zmm3, zmm3, zmm8
    vpsubw zmm4, zmm4, zmm2
    vpsubw zmm5, zmm5, zmm3
    vpsubw zmm2, zmm11, zmm4
    vpsubw zmm3, zmm0, zmm5
    vpaddw zmm11, zmm11, zmm4
    vpaddw zmm0, zmm0, zmm5
    vpmullw zmm4, zmm1, zmmword ptr [rsi + 384]
    vpmullw zmm5, zmm7, zmmword ptr [rsi + 512]
    vpmulhw zmm1, zmm1, zmmword ptr [rsi + 320]
    vpmulhw zmm7, zmm7, zmmword ptr [rsi + 448]
    vpmulhw zmm4, zmm4, zmm8
    vpmulhw zmm5, zmm5, zmm8
    vpsubw zmm1, zmm1, zmm4
    vpsubw zmm7, zmm7, zmm5
    vpsubw zmm4, zmm6, zmm1
    vpsubw zmm5, zmm10, zmm7
    vpaddw zmm6, zmm6, zmm1
    vpaddw zmm10, zmm10, zmm7
    vshufi64x2 zmm1, zmm11, zmm2, 0x88
    vshufi64x2 zmm2, zmm11, zmm2, 0xDD
    vshufi64x2 zmm11, zmm0, zmm3, 0x88
    vshufi64x2 zmm3, zmm0, zmm3, 0xDD
    vshufi64x2 zmm0, zmm6, zmm4, 0x88
    vshufi64x2 zmm4, zmm6, zmm4, 0xDD
    vshufi64x2 zmm6, zmm10, zmm5, 0x88
    vshufi64x2 zmm5, zmm10, zmm5, 0xDD
    vpmullw zmm10, zmm2, zmmword ptr [rsi + 640]
    vpmullw zmm7, zmm3, zmmword ptr [rsi + 768]
    vpmulhw zmm2, zmm2, zmmword ptr [rsi + 576]
    vpmulhw zmm3, zmm3, zmmword ptr [rsi + 704]
    vpmulhw zmm10, zmm10, zmm8
    vpmulhw zmm7, zmm7, zmm8
    vpsubw zmm2, zmm2, zmm10
    vpsubw zmm3, zmm3, zmm7
    vpsubw zmm10, zmm1, zmm2
    vpsubw zmm7, zmm11, zmm3
    vpaddw zmm1, zmm1, zmm2
    vpaddw zmm11, zmm11, zmm3
    vpmullw zmm2, zmm4, zmmword ptr [rsi + 896]
    vpmullw zmm3, zmm5, zmmword ptr [rsi + 1024]
    vpmulhw zmm4, zmm4, zmmword ptr [rsi + 832]
    vpmulhw zmm5, zmm5, zmmword ptr [rsi + 960]
    vpmulhw zmm2, zmm2, zmm8
    vpmulhw zmm3, zmm3, zmm8
    vpsubw zmm4, zmm4, zmm2
    vpsubw zmm5, zmm5, zmm3
    vpsubw zmm2, zmm0, zmm4
    vpsubw zmm3, zmm6, zmm5
    vpaddw zmm0, zmm0, zmm4
    vpaddw zmm6, zmm6, zmm5
    vpunpcklqdq zmm4, zmm1, zmm10
    vpunpckhqdq zmm10, zmm1, zmm10
    vpunpcklqdq zmm1, zmm11, zmm7
    vpunpckhqdq zmm7, zmm11, zmm7
    vpunpcklqdq zmm11, zmm0, zmm2
    vpunpckhqdq zmm2, zmm0, zmm2
    vpunpcklqdq zmm0, zmm6, zmm3
    vpunpckhqdq zmm3, zmm6, zmm3
    vpmullw zmm6, zmm10, zmmword ptr [rsi + 1152]
    vpmullw zmm5, zmm7, zmmword ptr [rsi + 1280]
    vpmulhw zmm10, zmm10, zmmword ptr [rsi + 1088]
    vpmulhw zmm7, zmm7, zmmword ptr [rsi + 1216]
    vpmulhw zmm6, zmm6, zmm8
    vpmulhw zmm5, zmm5, zmm8
    vpsubw zmm10, zmm10, zmm6
    vpsubw zmm7, zmm7, zmm5
    vpsubw zmm6, zmm4, zmm10
    vpsubw zmm5, zmm1, zmm7
    vpaddw zmm4, zmm4, zmm10
    vpaddw zmm1, zmm1, zmm7
    vpmullw zmm10, zmm2, zmmword ptr [rsi + 1408]
    vpmullw zmm7, zmm3, zmmword ptr [rsi + 1536]
    vpmulhw zmm2, zmm2, zmmword ptr [rsi + 1344]
    vpmulhw zmm3, zmm3, zmmword ptr [rsi + 1472]
    vpmulhw zmm10, zmm10, zmm8
    vpmulhw zmm7, zmm7, zmm8
    vpsubw zmm2, zmm2, zmm10
    vpsubw zmm3, zmm3, zmm7
    vpsubw zmm10, zmm11, zmm2
    vpsubw zmm7, zmm0, zmm3
    vpaddw zmm11, zmm11, zmm2
    vpaddw zmm0, zmm0, zmm3
    vmovdqa32 zmm2, zmm4
    vmovsldup zmm4{k2}, zmm6
    vmovshdup zmm6{k1}, zmm2
    vmovdqa32 zmm2, zmm1
    vmovsldup zmm1{k2}, zmm5
    vmovshdup zmm5{k1}, zmm2
    vmovdqa32 zmm2, zmm11
    vmovsldup zmm11{k2}, zmm10
    vmovshdup zmm10{k1}, zmm2
    vmovdqa32 zmm2, zmm0
    vmovsldup zmm0{k2}, zmm7
    vmovshdup zmm7{k1}, zmm2
    vpmulhrsw zmm2, zmm0, zmm9
    vpmullw zmm2, zmm2, zmm8
    vpsubw zmm0, zmm0, zmm2
    vpmulhrsw zmm2, zmm1, zmm9
    vpmullw zmm2, zmm2, zmm8
    vpsubw zmm1, zmm1, zmm2
    vpmulhrsw zmm2, zmm11, zmm9
    vpmullw zmm2, zmm2, zmm8
    vpsubw zmm11, zmm11, zmm2
    vpmulhrsw zmm2, zmm4, zmm9
    vpmullw zmm2, zmm2, zmm8
    vpsubw zmm4, zmm4, zmm2
    vpmullw zmm2, zmm6, zmmword ptr [rsi + 1664]
    vpmullw zmm3, zmm5, zmmword ptr [rsi + 1792]
    vpmulhw zmm6, zmm6, zmmword ptr [rsi + 1600]
    vpmulhw zmm5, zmm5, zmmword ptr [rsi + 1728]
    vpmulhw zmm2, zmm2, zmm8
    vpmulhw zmm3, zmm3, zmm8
    vpsubw zmm6, zmm6, zmm2
    vpsubw zmm5, zmm5, zmm3
    vpsubw zmm2, zmm4, zmm6
    vpsubw zmm3, zmm1, zmm5
    vpaddw zmm4, zmm4, zmm6
    vpaddw zmm1, zmm1, zmm5
    vpmullw zmm6, zmm10, zmmword ptr [rsi + 1920]
    vpmullw zmm5, zmm7, zmmword ptr [rsi + 2048]
    vpmulhw zmm10, zmm10, zmmword ptr [rsi + 1856]
    vpmulhw zmm7, zmm7, zmmword ptr [rsi + 1984]
    vpmulhw zmm6, zmm6, zmm8
    vpmulhw zmm5, zmm5, zmm8
    vpsubw zmm10, zmm10, zmm6
    vpsubw zmm7, zmm7, zmm5
    vpsubw zmm6, zmm11, zmm10
    vpsubw zmm5, zmm0, zmm7
    vpaddw zmm11, zmm11, zmm10
    vpaddw zmm0, zmm0, zmm7
    vpunpckldq zmm10, zmm4, zmm2
    vpunpckhdq zmm2, zmm4, zmm2
    vpunpckldq zmm4, zmm1, zmm3
    vpunpckhdq zmm3, zmm1, zmm3
    vpunpckldq zmm1, zmm11, zmm6
    vpunpckhdq zmm6, zmm11, zmm6
    vpunpckldq zmm11, zmm0, zmm5
    vpunpckhdq zmm5, zmm0, zmm5
    vmovdqa32 zmm0, zmm10
    vshufi64x2 zmm10{k4}, zmm2, zmm2, 0x80
    vshufi64x2 zmm2{k3}, zmm0, zmm0, 0x31
    vmovdqa32 zmm0, zmm4
    vshufi64x2 zmm4{k4}, zmm3, zmm3, 0x80
    vshufi64x2 zmm3{k3}, zmm0, zmm0, 0x31
    vmovdqa32 zmm0, zmm1
    vshufi64x2 zmm1{k4}, zmm6, zmm6, 0x80
    vshufi64x2 zmm6{k3}, zmm0, zmm0, 0x31
    vmovdqa32 zmm0, zmm11
    vshufi64x2 zmm11{k4}, zmm5, zmm5, 0x80
    vshufi64x2 zmm5{k3}, zmm0, zmm0, 0x31
    vmovdqu32 zmmword ptr [rdi + 0], zmm10
    vmovdqu32 zmmword ptr [rdi + 64], zmm2
    vmovdqu32 zmmword ptr [rdi + 128], zmm4
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    vmovdqu32 zmmword ptr [rdi + 256], zmm1
    vmovdqu32 zmmword ptr [rdi + 320], zmm6
    vmovdqu32 zmmword ptr [rdi + 384], zmm11
    vmovdqu32 zmmword ptr [rdi + 448], zmm5
    add rsi, 2112
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_mlkem_ntt_avx512), . - SYMBOL(lanewise_mlkem_ntt_avx512)
#endif
    MS_ENTRY(lanewise_mlkem_ntt_avx512, 3, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lmlkem_ntt_avx512_roots:
    .short -758, -758, 31498, 31498, -758, -758, 31498, 31498
    .short -359, -359, 14745, 14745, -1517, -1517, 787, 787
    .short 1493, 1493, 13525, 13525, 1422, 1422, -12402, -12402
    .short 287, 287, 28191, 28191, 202, 202, -16694, -16694
    .short -171, -171, -171, -171, -171, -171, -171, -171
    .short -171, -171, -171, -171, -171, -171, -171, -171
    .short 622, 622, 622, 622, 622, 622, 622, 622
    .short 622, 622, 622, 622, 622, 622, 622, 622
    .short -20907, -20907, -20907, -20907, -20907, -20907, -20907, -20907
    .short -20907, -20907, -20907, -20907, -20907, -20907, -20907, -20907
    .short 27758, 27758, 27758, 27758, 27758, 27758, 27758, 27758
    .short 27758, 27758, 27758, 27758, 27758, 27758, 27758, 27758
    .short 1577, 1577, 1577, 1577, 1577, 1577, 1577, 1577
    .short 1577, 1577, 1577, 1577, 1577, 1577, 1577, 1577
    .short 182, 182, 182, 182, 182, 182, 182, 182
    .short 182, 182, 182, 182, 182, 182, 182, 182
    .short -3799, -3799, -3799, -3799, -3799, -3799, -3799, -3799
    .short -3799, -3799, -3799, -3799, -3799, -3799, -3799, -3799
    .short -15690, -15690, -15690, -15690, -15690, -15690, -15690, -15690
    .short -15690, -15690, -15690, -15690, -15690, -15690, -15690, -15690
    .short 962, 962, 962, 962, 962, 962, 962, 962
    .short 962, 962, 962, 962, 962, 962, 962, 962
    .short -1202, -1202, -1202, -1202, -1202, -1202, -1202, -1202
    .short -1202, -1202, -1202, -1202, -1202, -1202, -1202, -1202
    .short 10690, 10690, 10690, 10690, 10690, 10690, 10690, 10690
    .short 10690, 10690, 10690, 10690, 10690, 10690, 10690, 10690
    .short 1358, 1358, 1358, 1358, 1358, 1358, 1358, 1358
    .short 1358, 1358, 1358, 1358, 1358, 1358, 1358, 1358
    .short -1474, -1474, -1474, -1474, -1474, -1474, -1474, -1474
    .short -1474, -1474, -1474, -1474, -1474, -1474, -1474, -1474
    .short 1468, 1468, 1468, 1468, 1468, 1468, 1468, 1468
    .short 1468, 1468, 1468, 1468, 1468, 1468, 1468, 1468
    .short -11202, -11202, -11202, -11202, -11202, -11202, -11202, -11202
    .short -11202, -11202, -11202, -11202, -11202, -11202, -11202, -11202
    .short 31164, 31164, 31164, 31164, 31164, 31164, 31164, 31164
    .short 31164, 31164, 31164, 31164, 31164, 31164, 31164, 31164
    .short 573, 573, 573, 573, 573, 573, 573, 573
    .short 264, 264, 264, 264, 264, 264, 264, 264
    .short -1325, -1325, -1325, -1325, -1325, -1325, -1325, -1325
    .short 383, 383, 383, 383, 383, 383, 383, 383
    .short -5827, -5827, -5827, -5827, -5827, -5827, -5827, -5827
    .short -26360, -26360, -26360, -26360, -26360, -26360, -26360, -26360
    .short 17363, 17363, 17363, 17363, 17363, 17363, 17363, 17363
    .short -29057, -29057, -29057, -29057, -29057, -29057, -29057, -29057
    .short -829, -829, -829, -829, -829, -829, -829, -829
    .short -1602, -1602, -1602, -1602, -1602, -1602, -1602, -1602
    .short 1458, 1458, 1458, 1458, 1458, 1458, 1458, 1458
    .short -130, -130, -130, -130, -130, -130, -130, -130
    .short 5571, 5571, 5571, 5571, 5571, 5571, 5571, 5571
    .short 21438, 21438, 21438, 21438, 21438, 21438, 21438, 21438
    .short -1102, -1102, -1102, -1102, -1102, -1102, -1102, -1102
    .short -26242, -26242, -26242, -26242, -26242, -26242, -26242, -26242
    .short -681, -681, -681, -681, -681, -681, -681, -681
    .short 732, 732, 732, 732, 732, 732, 732, 732
    .short 1017, 1017, 1017, 1017, 1017, 1017, 1017, 1017
    .short 608, 608, 608, 608, 608, 608, 608, 608
    .short -28073, -28073, -28073, -28073, -28073, -28073, -28073, -28073
    .short -10532, -10532, -10532, -10532, -10532, -10532, -10532, -10532
    .short 24313, 24313, 24313, 24313, 24313, 24313, 24313, 24313
    .short 8800, 8800, 8800, 8800, 8800, 8800, 8800, 8800
    .short -1542, -1542, -1542, -1542, -1542, -1542, -1542, -1542
    .short -205, -205, -205, -205, -205, -205, -205, -205
    .short 411, 411, 411, 411, 411, 411, 411, 411
    .short -1571, -1571, -1571, -1571, -1571, -1571, -1571, -1571
    .short 18426, 18426, 18426, 18426, 18426, 18426, 18426, 18426
    .short 26675, 26675, 26675, 26675, 26675, 26675, 26675, 26675
    .short 8859, 8859, 8859, 8859, 8859, 8859, 8859, 8859
    .short -16163, -16163, -16163, -16163, -16163, -16163, -16163, -16163
    .short 1223, 1223, 1223, 1223, 652, 652, 652, 652
    .short -1293, -1293, -1293, -1293, 1491, 1491, 1491, 1491
    .short -552, -552, -552, -552, 1015, 1015, 1015, 1015
    .short -282, -282, -282, -282, -1544, -1544, -1544, -1544
    .short -5689, -5689, -5689, -5689, -6516, -6516, -6516, -6516
    .short -23565, -23565, -23565, -23565, 20179, 20179, 20179, 20179
    .short 1496, 1496, 1496, 1496, 30967, 30967, 30967, 30967
    .short 20710, 20710, 20710, 20710, 25080, 25080, 25080, 25080
    .short 516, 516, 516, 516, -8, -8, -8, -8
    .short -1618, -1618, -1618, -1618, -1162, -1162, -1162, -1162
    .short -320, -320, -320, -320, -666, -666, -666, -666
    .short 126, 126, 126, 126, 1469, 1469, 1469, 1469
    .short -12796, -12796, -12796, -12796, 26616, 26616, 26616, 26616
    .short 9134, 9134, 9134, 9134, -650, -650, -650, -650
    .short 16064, 16064, 16064, 16064, -12442, -12442, -12442, -12442
    .short -25986, -25986, -25986, -25986, 27837, 27837, 27837, 27837
    .short -853, -853, -853, -853, -90, -90, -90, -90
    .short 107, 107, 107, 107, -1421, -1421, -1421, -1421
    .short -271, -271, -271, -271, 830, 830, 830, 830
    .short -247, -247, -247, -247, -951, -951, -951, -951
    .short 19883, 19883, 19883, 19883, -28250, -28250, -28250, -28250
    .short -28309, -28309, -28309, -28309, 9075, 9075, 9075, 9075
    .short -15887, -15887, -15887, -15887, -8898, -8898, -8898, -8898
    .short -30199, -30199, -30199, -30199, 18249, 18249, 18249, 18249
    .short -398, -398, -398, -398, 961, 961, 961, 961
    .short 448, 448, 448, 448, -1065, -1065, -1065, -1065
    .short -1508, -1508, -1508, -1508, -725, -725, -725, -725
    .short 677, 677, 677, 677, -1275, -1275, -1275, -1275
    .short 13426, 13426, 13426, 13426, 14017, 14017, 14017, 14017
    .short 16832, 16832, 16832, 16832, 4311, 4311, 4311, 4311
    .short -29156, -29156, -29156, -29156, -12757, -12757, -12757, -12757
    .short -24155, -24155, -24155, -24155, -17915, -17915, -17915, -17915
    .short -1103, -1103, 430, 430, 555, 555, 843, 843
    .short 422, 422, 587, 587, 177, 177, -235, -235
    .short -1251, -1251, 871, 871, 1550, 1550, 105, 105
    .short -291, -291, -460, -460, 1574, 1574, 1653, 1653
    .short -335, -335, 11182, 11182, -11477, -11477, 13387, 13387
    .short -27738, -27738, 13131, 13131, 945, 945, -4587, -4587
    .short -32227, -32227, -14233, -14233, 20494, 20494, -21655, -21655
    .short -14883, -14883, 23092, 23092, 6182, 6182, 5493, 5493
    .short -246, -246, 778, 778, 1159, 1159, -147, -147
    .short -1590, -1590, 644, 644, -872, -872, 349, 349
    .short -777, -777, 1483, 1483, -602, -602, 1119, 1119
    .short 418, 418, 329, 329, -156, -156, -75, -75
    .short 32010, 32010, -32502, -32502, 10631, 10631, 30317, 30317
    .short -18486, -18486, 20100, 20100, 17560, 17560, 18525, 18525
    .short 29175, 29175, -18741, -18741, -28762, -28762, 12639, 12639
    .short -14430, -14430, 19529, 19529, -5276, -5276, -12619, -12619
    .short 817, 817, 1097, 1097, 603, 603, 610, 610
    .short -1215, -1215, -136, -136, 1218, 1218, -1335, -1335
    .short 1322, 1322, -1285, -1285, -1465, -1465, 384, 384
    .short -874, -874, 220, 220, -1187, -1187, -1659, -1659
    .short -31183, -31183, 20297, 20297, 25435, 25435, 2146, 2146
    .short -20927, -20927, -6280, -6280, 10946, 10946, -14903, -14903
    .short -7382, -7382, 15355, 15355, 24391, 24391, -32384, -32384
    .short 24214, 24214, -11044, -11044, 16989, 16989, 14469, 14469
    .short -1185, -1185, -1530, -1530, -1278, -1278, 794, 794
    .short -108, -108, -308, -308, 996, 996, 991, 991
    .short -1510, -1510, -854, -854, -870, -870, 478, 478
    .short 958, 958, -1460, -1460, 1522, 1522, 1628, 1628
    .short 10335, 10335, -21498, -21498, -7934, -7934, -20198, -20198
    .short 31636, 31636, -23860, -23860, 28644, 28644, -20257, -20257
    .short -22502, -22502, 23210, 23210, 10906, 10906, -17442, -17442
    .short 23998, 23998, 7756, 7756, -17422, -17422, 23132, 23132

    .text
    .p2align 6
    .globl SYMBOL(lanewise_mlkem_inverse_avx512)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_mlkem_inverse_avx512)
    .type SYMBOL(lanewise_mlkem_inverse_avx512), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_mlkem_inverse_avx512))
SYMBOL(lanewise_mlkem_inverse_avx512):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea rsi, [rip + Lmlkem_inverse_avx512_roots]
    mov eax, 3329
    vpbroadcastw zmm8, eax
    mov eax, 0x5555
    kmovw k1, eax
    mov eax, 0xaaaa
    kmovw k2, eax
    mov eax, 0x33
    kmovw k3, eax
    mov eax, 0xcc
    kmovw k4, eax
    mov eax, 10
    vpbroadcastw zmm9, eax
    vmovdqu32 zmm0, zmmword ptr [rdi + 0]
    vmovdqu32 zmm1, zmmword ptr [rdi + 64]
    vmovdqu32 zmm2, zmmword ptr [rdi + 128]
    vmovdqu32 zmm3, zmmword ptr [rdi + 192]
    vmovdqu32 zmm4, zmmword ptr [rdi + 256]
    vmovdqu32 zmm5, zmmword ptr [rdi + 320]
    vmovdqu32 zmm6, zmmword ptr [rdi + 384]
    vmovdqu32 zmm7, zmmword ptr [rdi + 448]
    vshufps zmm10, zmm0, zmm1, 0x88
    vshufps zmm1, zmm0, zmm1, 0xDD
    vshufps zmm0, zmm2, zmm3, 0x88
    vshufps zmm3, zmm2, zmm3, 0xDD
    vshufps zmm2, zmm4, zmm5, 0x88
    vshufps zmm5, zmm4, zmm5, 0xDD
    vshufps zmm4, zmm6, zmm7, 0x88
    vshufps zmm7, zmm6, zmm7, 0xDD
    vpsubw zmm6, zmm1, zmm10
    vpsubw zmm11, zmm3, zmm0
    vpaddw zmm10, zmm10, zmm1
    vpaddw zmm0, zmm0, zmm3
    vpmullw zmm1, zmm6, zmmword ptr [rsi + 64]
    vpmullw zmm3, zmm11, zmmword ptr [rsi + 192]
    vpmulhw zmm6, zmm6, zmmword ptr [rsi + 0]
    vpmulhw zmm11, zmm11, zmmword ptr [rsi + 128]
    vpmulhw zmm1, zmm1, zmm8
    vpmulhw zmm3, zmm3, zmm8
    vpsubw zmm6, zmm6, zmm1
    vpsubw zmm11, zmm11, zmm3
    vpsubw zmm1, zmm5, zmm2
    vpsubw zmm3, zmm7, zmm4
    vpaddw zmm2, zmm2, zmm5
    vpaddw zmm4, zmm4, zmm7
    vpmullw zmm5, zmm1, zmmword ptr [rsi + 320]
    vpmullw zmm7, zmm3, zmmword ptr [rsi + 448]
    vpmulhw zmm1, zmm1, zmmword ptr [rsi + 256]
    vpmulhw zmm3, zmm3, zmmword ptr [rsi + 384]
    vpmulhw zmm5, zmm5, zmm8
    vpmulhw zmm7, zmm7, zmm8
    vpsubw zmm1, zmm1, zmm5
    vpsubw zmm3, zmm3, zmm7
    vmovdqa32 zmm5, zmm10
    vmovsldup zmm10{k2}, zmm6
    vmovshdup zmm6{k1}, zmm5
    vmovdqa32 zmm5, zmm0
    vmovsldup zmm0{k2}, zmm11
    vmovshdup zmm11{k1}, zmm5
    vmovdqa32 zmm5, zmm2
    vmovsldup zmm2{k2}, zmm1
    vmovshdup zmm1{k1}, zmm5
    vmovdqa32 zmm5, zmm4
    vmovsldup zmm4{k2}, zmm3
    vmovshdup zmm3{k1}, zmm5
    vpsubw zmm5, zmm6, zmm10
    vpsubw zmm7, zmm11, zmm0
    vpaddw zmm10, zmm10, zmm6
    vpaddw zmm0, zmm0, zmm11
    vpmullw zmm6, zmm5, zmmword ptr [rsi + 576]
    vpmullw zmm11, zmm7, zmmword ptr [rsi + 704]
    vpmulhw zmm5, zmm5, zmmword ptr [rsi + 512]
    vpmulhw zmm7, zmm7, zmmword ptr [rsi + 640]
    vpmulhw zmm6, zmm6, zmm8
    vpmulhw zmm11, zmm11, zmm8
    vpsubw zmm5, zmm5, zmm6
    vpsubw zmm7, zmm7, zmm11
    vpsubw zmm6, zmm1, zmm2
    vpsubw zmm11, zmm3, zmm4
    vpaddw zmm2, zmm2, zmm1
    vpaddw zmm4, zmm4, zmm3
    vpmullw zmm1, zmm6, zmmword ptr [rsi + 832]
    vpmullw zmm3, zmm11, zmmword ptr [rsi + 960]
    vpmulhw zmm6, zmm6, zmmword ptr [rsi + 768]
    vpmulhw zmm11, zmm11, zmmword ptr [rsi + 896]
    vpmulhw zmm1, zmm1, zmm8
    vpmulhw zmm3, zmm3, zmm8
    vpsubw zmm6, zmm6, zmm1
    vpsubw zmm11, zmm11, zmm3
    vpunpcklqdq zmm1, zmm10, zmm5
    vpunpckhqdq zmm5, zmm10, zmm5
    vpunpcklqdq zmm10, zmm0, zmm7
    vpunpckhqdq zmm7, zmm0, zmm7
    vpunpcklqdq zmm0, zmm2, zmm6
    vpunpckhqdq zmm6, zmm2, zmm6
    vpunpcklqdq zmm2, zmm4, zmm11
    vpunpckhqdq zmm11, zmm4, zmm11
    vshufi64x2 zmm4, zmm1, zmm5, 0x88
    vshufi64x2 zmm5, zmm1, zmm5, 0xDD
    vshufi64x2 zmm1, zmm10, zmm7, 0x88
    vshufi64x2 zmm7, zmm10, zmm7, 0xDD
    vshufi64x2 zmm10, zmm0, zmm6, 0x88
    vshufi64x2 zmm6, zmm0, zmm6, 0xDD
    vshufi64x2 zmm0, zmm2, zmm11, 0x88
    vshufi64x2 zmm11, zmm2, zmm11, 0xDD
    vpsubw zmm2, zmm5, zmm4
    vpsubw zmm3, zmm7, zmm1
    vpaddw zmm4, zmm4, zmm5
    vpaddw zmm1, zmm1, zmm7
    vpmullw zmm5, zmm2, zmmword ptr [rsi + 1088]
    vpmullw zmm7, zmm3, zmmword ptr [rsi + 1216]
    vpmulhw zmm2, zmm2, zmmword ptr [rsi + 1024]
    vpmulhw zmm3, zmm3, zmmword ptr [rsi + 1152]
    vpmulhw zmm5, zmm5, zmm8
    vpmulhw zmm7, zmm7, zmm8
    vpsubw zmm2, zmm2, zmm5
    vpsubw zmm3, zmm3, zmm7
    vpsubw zmm5, zmm6, zmm10
    vpsubw zmm7, zmm11, zmm0
    vpaddw zmm10, zmm10, zmm6
    vpaddw zmm0, zmm0, zmm11
    vpmullw zmm6, zmm5, zmmword ptr [rsi + 1344]
    vpmullw zmm11, zmm7, zmmword ptr [rsi + 1472]
    vpmulhw zmm5, zmm5, zmmword ptr [rsi + 1280]
    vpmulhw zmm7, zmm7, zmmword ptr [rsi + 1408]
    vpmulhw zmm6, zmm6, zmm8
    vpmulhw zmm11, zmm11, zmm8
    vpsubw zmm5, zmm5, zmm6
    vpsubw zmm7, zmm7, zmm11
    vpmulhrsw zmm6, zmm4, zmm9
    vpmullw zmm6, zmm6, zmm8
    vpsubw zmm4, zmm4, zmm6
    vpmulhrsw zmm6, zmm1, zmm9
    vpmullw zmm6, zmm6, zmm8
    vpsubw zmm1, zmm1, zmm6
    vpmulhrsw zmm6, zmm10, zmm9
    vpmullw zmm6, zmm6, zmm8
    vpsubw zmm10, zmm10, zmm6
    vpmulhrsw zmm6, zmm0, zmm9
    vpmullw zmm6, zmm6, zmm8
    vpsubw zmm0, zmm0, zmm6
    vshufi64x2 zmm6, zmm4, zmm2, 0x88
    vshufi64x2 zmm2, zmm4, zmm2, 0xDD
    vshufi64x2 zmm4, zmm1, zmm3, 0x88
    vshufi64x2 zmm3, zmm1, zmm3, 0xDD
    vshufi64x2 zmm1, zmm10, zmm5, 0x88
    vshufi64x2 zmm5, zmm10, zmm5, 0xDD
    vshufi64x2 zmm10, zmm0, zmm7, 0x88
    vshufi64x2 zmm7, zmm0, zmm7, 0xDD
    vpsubw zmm0, zmm2, zmm6
    vpsubw zmm11, zmm3, zmm4
    vpaddw zmm6, zmm6, zmm2
    vpaddw zmm4, zmm4, zmm3
    vpmullw zmm2, zmm0, zmmword ptr [rsi + 1600]
    vpmullw zmm3, zmm11, zmmword ptr [rsi + 1728]
    vpmulhw zmm0, zmm0, zmmword ptr [rsi + 1536]
    vpmulhw zmm11, zmm11, zmmword ptr [rsi + 1664]
    vpmulhw zmm2, zmm2, zmm8
    vpmulhw zmm3, zmm3, zmm8
    vpsubw zmm0, zmm0, zmm2
    vpsubw zmm11, zmm11, zmm3
    vpsubw zmm2, zmm5, zmm1
    vpsubw zmm3, zmm7, zmm10
    vpaddw zmm1, zmm1, zmm5
    vpaddw zmm10, zmm10, zmm7
    vpmullw zmm5, zmm2, zmmword ptr [rsi + 1856]
    vpmullw zmm7, zmm3, zmmword ptr [rsi + 1984]
    vpmulhw zmm2, zmm2, zmmword ptr [rsi + 1792]
    vpmulhw zmm3, zmm3, zmmword ptr [rsi + 1920]
    vpmulhw zmm5, zmm5, zmm8
    vpmulhw zmm7, zmm7, zmm8
    vpsubw zmm2, zmm2, zmm5
    vpsubw zmm3, zmm3, zmm7
    vshufi64x2 zmm5, zmm6, zmm0, 0x88
    vshufi64x2 zmm0, zmm6, zmm0, 0xDD
    vshufi64x2 zmm6, zmm4, zmm11, 0x88
    vshufi64x2 zmm11, zmm4, zmm11, 0xDD
    vshufi64x2 zmm4, zmm1, zmm2, 0x88
    vshufi64x2 zmm2, zmm1, zmm2, 0xDD
    vshufi64x2 zmm1, zmm10, zmm3, 0x88
    vshufi64x2 zmm3, zmm10, zmm3, 0xDD
    vpbroadcastd zmm31, dword ptr [rsi + 2048]
    vpbroadcastd zmm30, dword ptr [rsi + 2052]
    vpbroadcastd zmm29, dword ptr [rsi + 2056]
    vpbroadcastd zmm28, dword ptr [rsi + 2060]
    vpsubw zmm10, zmm0, zmm5
    vpsubw zmm7, zmm11, zmm6
    vpaddw zmm5, zmm5, zmm0
    vpaddw zmm6, zmm6, zmm11
    vpmullw zmm0, zmm10, zmm30
    vpmullw zmm11, zmm7, zmm28
    vpmulhw zmm10, zmm10, zmm31
    vpmulhw zmm7, zmm7, zmm29
    vpmulhw zmm0, zmm0, zmm8
    vpmulhw zmm11, zmm11, zmm8
    vpsubw zmm10, zmm10, zmm0
    vpsubw zmm7, zmm7, zmm11
    vpbroadcastd zmm31, dword ptr [rsi + 2064]
    vpbroadcastd zmm30, dword ptr [rsi + 2068]
    vpbroadcastd zmm29, dword ptr [rsi + 2072]
    vpbroadcastd zmm28, dword ptr [rsi + 2076]
    vpsubw zmm0, zmm2, zmm4
    vpsubw zmm11, zmm3, zmm1
    vpaddw zmm4, zmm4, zmm2
    vpaddw zmm1, zmm1, zmm3
    vpmullw zmm2, zmm0, zmm30
    vpmullw zmm3, zmm11, zmm28
    vpmulhw zmm0, zmm0, zmm31
    vpmulhw zmm11, zmm11, zmm29
    vpmulhw zmm2, zmm2, zmm8
    vpmulhw zmm3, zmm3, zmm8
    vpsubw zmm0, zmm0, zmm2
    vpsubw zmm11, zmm11, zmm3
    vpbroadcastd zmm31, dword ptr [rsi + 2080]
    vpbroadcastd zmm30, dword ptr [rsi + 2084]
    vpsubw zmm2, zmm6, zmm5
    vpsubw zmm3, zmm7, zmm10
    vpaddw zmm5, zmm5, zmm6
    vpaddw zmm10, zmm10, zmm7
    vpmullw zmm6, zmm2, zmm30
    vpmullw zmm7, zmm3, zmm30
    vpmulhw zmm2, zmm2, zmm31
    vpmulhw zmm3, zmm3, zmm31
    vpmulhw zmm6, zmm6, zmm8
    vpmulhw zmm7, zmm7, zmm8
    vpsubw zmm2, zmm2, zmm6
    vpsubw zmm3, zmm3, zmm7
    vpbroadcastd zmm31, dword ptr [rsi + 2088]
    vpbroadcastd zmm30, dword ptr [rsi + 2092]
    vpsubw zmm6, zmm1, zmm4
    vpsubw zmm7, zmm11, zmm0
    vpaddw zmm4, zmm4, zmm1
    vpaddw zmm0, zmm0, zmm11
    vpmullw zmm1, zmm6, zmm30
    vpmullw zmm11, zmm7, zmm30
    vpmulhw zmm6, zmm6, zmm31
    vpmulhw zmm7, zmm7, zmm31
    vpmulhw zmm1, zmm1, zmm8
    vpmulhw zmm11, zmm11, zmm8
    vpsubw zmm6, zmm6, zmm1
    vpsubw zmm7, zmm7, zmm11
    vpmulhrsw zmm1, zmm5, zmm9
    vpmullw zmm1, zmm1, zmm8
    vpsubw zmm5, zmm5, zmm1
    vpbroadcastd zmm31, dword ptr [rsi + 2096]
    vpbroadcastd zmm30, dword ptr [rsi + 2100]
    vpbroadcastd zmm29, dword ptr [rsi + 2104]
    vpsubw zmm11, zmm0, zmm10
    vpbroadcastd zmm28, dword ptr [rsi + 2108]
    vpaddw zmm10, zmm10, zmm0
    vpsubw zmm1, zmm4, zmm5
    vpmullw zmm0, zmm11, zmm30
    vpaddw zmm5, zmm5, zmm4
    vpmulhw zmm11, zmm11, zmm31
    vpmullw zmm4, zmm1, zmm30
    vpmulhw zmm0, zmm0, zmm8
    vpmulhw zmm1, zmm1, zmm31
    vpsubw zmm11, zmm11, zmm0
    vpmulhw zmm4, zmm4, zmm8
    vpmullw zmm0, zmm10, zmm28
    vpsubw zmm1, zmm1, zmm4
    vpmulhw zmm10, zmm10, zmm29
    vpmullw zmm4, zmm5, zmm28
    vpmulhw zmm0, zmm0, zmm8
    vpmulhw zmm5, zmm5, zmm29
    vpsubw zmm10, zmm10, zmm0
    vpmulhw zmm4, zmm4, zmm8
    vpsubw zmm5, zmm5, zmm4
    vpbroadcastd zmm31, dword ptr [rsi + 2112]
    vpbroadcastd zmm30, dword ptr [rsi + 2116]
    vpbroadcastd zmm29, dword ptr [rsi + 2120]
    vpsubw zmm0, zmm7, zmm3
    vpbroadcastd zmm28, dword ptr [rsi + 2124]
    vpaddw zmm3, zmm3, zmm7
    vpsubw zmm4, zmm6, zmm2
    vpmullw zmm7, zmm0, zmm30
    vpaddw zmm2, zmm2, zmm6
    vpmulhw zmm0, zmm0, zmm31
    vpmullw zmm6, zmm4, zmm30
    vpmulhw zmm7, zmm7, zmm8
    vpmulhw zmm4, zmm4, zmm31
    vpsubw zmm0, zmm0, zmm7
    vpmulhw zmm6, zmm6, zmm8
    vpmullw zmm7, zmm3, zmm28
    vpsubw zmm4, zmm4, zmm6
    vpmulhw zmm3, zmm3, zmm29
    vpmullw zmm6, zmm2, zmm28
    vpmulhw zmm7, zmm7, zmm8
    vpmulhw zmm2, zmm2, zmm29
    vpsubw zmm3, zmm3, zmm7
    vpmulhw zmm6, zmm6, zmm8
    vpsubw zmm2, zmm2, zmm6
    vmovdqu32 zmmword ptr [rdi + 0], zmm5
    vmovdqu32 zmmword ptr [rdi + 64], zmm10
    vmovdqu32 zmmword ptr [rdi + 128], zmm2
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    vmovdqu32 zmmword ptr [rdi + 256], zmm1
    vmovdqu32 zmmword ptr [rdi + 320], zmm11
    vmovdqu32 zmmword ptr [rdi + 384], zmm4
    vmovdqu32 zmmword ptr [rdi + 448], zmm0
    add rsi, 2128
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_mlkem_inverse_avx512), . - SYMBOL(lanewise_mlkem_inverse_avx512)
#endif
    MS_ENTRY(lanewise_mlkem_inverse_avx512, 3, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lmlkem_inverse_avx512_roots:
    .short 1628, 1628, 1522, 1522, 478, 478, -870, -870
    .short -1460, -1460, 958, 958, -854, -854, -1510, -1510
    .short 991, 991, 996, 996, 794, 794, -1278, -1278
    .short -308, -308, -108, -108, -1530, -1530, -1185, -1185
    .short 23132, 23132, -17422, -17422, -17442, -17442, 10906, 10906
    .short 7756, 7756, 23998, 23998, 23210, 23210, -22502, -22502
    .short -20257, -20257, 28644, 28644, -20198, -20198, -7934, -7934
    .short -23860, -23860, 31636, 31636, -21498, -21498, 10335, 10335
    .short -1659, -1659, -1187, -1187, 384, 384, -1465, -1465
    .short 220, 220, -874, -874, -1285, -1285, 1322, 1322
    .short -1335, -1335, 1218, 1218, 610, 610, 603, 603
    .short -136, -136, -1215, -1215, 1097, 1097, 817, 817
    .short 14469, 14469, 16989, 16989, -32384, -32384, 24391, 24391
    .short -11044, -11044, 24214, 24214, 15355, 15355, -7382, -7382
    .short -14903, -14903, 10946, 10946, 2146, 2146, 25435, 25435
    .short -6280, -6280, -20927, -20927, 20297, 20297, -31183, -31183
    .short -75, -75, -156, -156, 1119, 1119, -602, -602
    .short 329, 329, 418, 418, 1483, 1483, -777, -777
    .short 349, 349, -872, -872, -147, -147, 1159, 1159
    .short 644, 644, -1590, -1590, 778, 778, -246, -246
    .short -12619, -12619, -5276, -5276, 12639, 12639, -28762, -28762
    .short 19529, 19529, -14430, -14430, -18741, -18741, 29175, 29175
    .short 18525, 18525, 17560, 17560, 30317, 30317, 10631, 10631
    .short 20100, 20100, -18486, -18486, -32502, -32502, 32010, 32010
    .short 1653, 1653, 1574, 1574, 105, 105, 1550, 1550
    .short -460, -460, -291, -291, 871, 871, -1251, -1251
    .short -235, -235, 177, 177, 843, 843, 555, 555
    .short 587, 587, 422, 422, 430, 430, -1103, -1103
    .short 5493, 5493, 6182, 6182, -21655, -21655, 20494, 20494
    .short 23092, 23092, -14883, -14883, -14233, -14233, -32227, -32227
    .short -4587, -4587, 945, 945, 13387, 13387, -11477, -11477
    .short 13131, 13131, -27738, -27738, 11182, 11182, -335, -335
    .short -1275, -1275, -1275, -1275, -725, -725, -725, -725
    .short 677, 677, 677, 677, -1508, -1508, -1508, -1508
    .short -1065, -1065, -1065, -1065, 961, 961, 961, 961
    .short 448, 448, 448, 448, -398, -398, -398, -398
    .short -17915, -17915, -17915, -17915, -12757, -12757, -12757, -12757
    .short -24155, -24155, -24155, -24155, -29156, -29156, -29156, -29156
    .short 4311, 4311, 4311, 4311, 14017, 14017, 14017, 14017
    .short 16832, 16832, 16832, 16832, 13426, 13426, 13426, 13426
    .short -951, -951, -951, -951, 830, 830, 830, 830
    .short -247, -247, -247, -247, -271, -271, -271, -271
    .short -1421, -1421, -1421, -1421, -90, -90, -90, -90
    .short 107, 107, 107, 107, -853, -853, -853, -853
    .short 18249, 18249, 18249, 18249, -8898, -8898, -8898, -8898
    .short -30199, -30199, -30199, -30199, -15887, -15887, -15887, -15887
    .short 9075, 9075, 9075, 9075, -28250, -28250, -28250, -28250
    .short -28309, -28309, -28309, -28309, 19883, 19883, 19883, 19883
    .short 1469, 1469, 1469, 1469, -666, -666, -666, -666
    .short 126, 126, 126, 126, -320, -320, -320, -320
    .short -1162, -1162, -1162, -1162, -8, -8, -8, -8
    .short -1618, -1618, -1618, -1618, 516, 516, 516, 516
    .short 27837, 27837, 27837, 27837, -12442, -12442, -12442, -12442
    .short -25986, -25986, -25986, -25986, 16064, 16064, 16064, 16064
    .short -650, -650, -650, -650, 26616, 26616, 26616, 26616
    .short 9134, 9134, 9134, 9134, -12796, -12796, -12796, -12796
    .short -1544, -1544, -1544, -1544, 1015, 1015, 1015, 1015
    .short -282, -282, -282, -282, -552, -552, -552, -552
    .short 1491, 1491, 1491, 1491, 652, 652, 652, 652
    .short -1293, -1293, -1293, -1293, 1223, 1223, 1223, 1223
    .short 25080, 25080, 25080, 25080, 30967, 30967, 30967, 30967
    .short 20710, 20710, 20710, 20710, 1496, 1496, 1496, 1496
    .short 20179, 20179, 20179, 20179, -6516, -6516, -6516, -6516
    .short -23565, -23565, -23565, -23565, -5689, -5689, -5689, -5689
    .short -1571, -1571, -1571, -1571, -1571, -1571, -1571, -1571
    .short -205, -205, -205, -205, -205, -205, -205, -205
    .short 411, 411, 411, 411, 411, 411, 411, 411
    .short -1542, -1542, -1542, -1542, -1542, -1542, -1542, -1542
    .short -16163, -16163, -16163, -16163, -16163, -16163, -16163, -16163
    .short 26675, 26675, 26675, 26675, 26675, 26675, 26675, 26675
    .short 8859, 8859, 8859, 8859, 8859, 8859, 8859, 8859
    .short 18426, 18426, 18426, 18426, 18426, 18426, 18426, 18426
    .short 608, 608, 608, 608, 608, 608, 608, 608
    .short 732, 732, 732, 732, 732, 732, 732, 732
    .short 1017, 1017, 1017, 1017, 1017, 1017, 1017, 1017
    .short -681, -681, -681, -681, -681, -681, -681, -681
    .short 8800, 8800, 8800, 8800, 8800, 8800, 8800, 8800
    .short -10532, -10532, -10532, -10532, -10532, -10532, -10532, -10532
    .short 24313, 24313, 24313, 24313, 24313, 24313, 24313, 24313
    .short -28073, -28073, -28073, -28073, -28073, -28073, -28073, -28073
    .short -130, -130, -130, -130, -130, -130, -130, -130
    .short -1602, -1602, -1602, -1602, -1602, -1602, -1602, -1602
    .short 1458, 1458, 1458, 1458, 1458, 1458, 1458, 1458
    .short -829, -829, -829, -829, -829, -829, -829, -829
    .short -26242, -26242, -26242, -26242, -26242, -26242, -26242, -26242
    .short 21438, 21438, 21438, 21438, 21438, 21438, 21438, 21438
    .short -1102, -1102, -1102, -1102, -1102, -1102, -1102, -1102
    .short 5571, 5571, 5571, 5571, 5571, 5571, 5571, 5571
    .short 383, 383, 383, 383, 383, 383, 383, 383
    .short 264, 264, 264, 264, 264, 264, 264, 264
    .short -1325, -1325, -1325, -1325, -1325, -1325, -1325, -1325
    .short 573, 573, 573, 573, 573, 573, 573, 573
    .short -29057, -29057, -29057, -29057, -29057, -29057, -29057, -29057
    .short -26360, -26360, -26360, -26360, -26360, -26360, -26360, -26360
    .short 17363, 17363, 17363, 17363, 17363, 17363, 17363, 17363
    .short -5827, -5827, -5827, -5827, -5827, -5827, -5827, -5827
    .short 1468, 1468, 1468, 1468, 1468, 1468, 1468, 1468
    .short -1474, -1474, -1474, -1474, -1474, -1474, -1474, -1474
    .short 1468, 1468, 1468, 1468, 1468, 1468, 1468, 1468
    .short -1474, -1474, -1474, -1474, -1474, -1474, -1474, -1474
    .short 31164, 31164, 31164, 31164, 31164, 31164, 31164, 31164
    .short -11202, -11202, -11202, -11202, -11202, -11202, -11202, -11202
    .short 31164, 31164, 31164, 31164, 31164, 31164, 31164, 31164
    .short -11202, -11202, -11202, -11202, -11202, -11202, -11202, -11202
    .short -1202, -1202, -1202, -1202, -1202, -1202, -1202, -1202
    .short 962, 962, 962, 962, 962, 962, 962, 962
    .short -1202, -1202, -1202, -1202, -1202, -1202, -1202, -1202
    .short 962, 962, 962, 962, 962, 962, 962, 962
    .short 1358, 1358, 1358, 1358, 1358, 1358, 1358, 1358
    .short 10690, 10690, 10690, 10690, 10690, 10690, 10690, 10690
    .short 1358, 1358, 1358, 1358, 1358, 1358, 1358, 1358
    .short 10690, 10690, 10690, 10690, 10690, 10690, 10690, 10690
    .short 182, 182, 182, 182, 182, 182, 182, 182
    .short 1577, 1577, 1577, 1577, 1577, 1577, 1577, 1577
    .short 182, 182, 182, 182, 182, 182, 182, 182
    .short 1577, 1577, 1577, 1577, 1577, 1577, 1577, 1577
    .short -15690, -15690, -15690, -15690, -15690, -15690, -15690, -15690
    .short -3799, -3799, -3799, -3799, -3799, -3799, -3799, -3799
    .short -15690, -15690, -15690, -15690, -15690, -15690, -15690, -15690
    .short -3799, -3799, -3799, -3799, -3799, -3799, -3799, -3799
    .short 622, 622, 622, 622, 622, 622, 622, 622
    .short -171, -171, -171, -171, -171, -171, -171, -171
    .short 622, 622, 622, 622, 622, 622, 622, 622
    .short -171, -171, -171, -171, -171, -171, -171, -171
    .short 27758, 27758, 27758, 27758, 27758, 27758, 27758, 27758
    .short -20907, -20907, -20907, -20907, -20907, -20907, -20907, -20907
    .short 27758, 27758, 27758, 27758, 27758, 27758, 27758, 27758
    .short -20907, -20907, -20907, -20907, -20907, -20907, -20907, -20907
    .short 202, 202, -16694, -16694, 287, 287, 28191, 28191
    .short 1422, 1422, -12402, -12402, 1493, 1493, 13525, 13525
    .short -1517, -1517, 787, 787, -359, -359, 14745, 14745
    .short 1397, 1397, 5237, 5237, 1441, 1441, -10079, -10079
    .short 1397, 1397, 5237, 5237, 1441, 1441, -10079, -10079

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
