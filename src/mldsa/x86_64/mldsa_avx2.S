# PYTHONPATH=lab python3 -m lanewise_lab.ntt mldsa_avx2 > src/mldsa/x86_64/mldsa_avx2.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// lanewise_mldsa_ntt_avx2(p): to the NTT domain. Input |x| <= 8380416, output |x| <= 76261794.
// lanewise_mldsa_inverse_avx2(p): back, times 2^32. Input |x| <= 6704332, output |x| <= 10475520.
//
// The transforms of mldsa with AVX2. System V ABI; rdi: 256 elements of
// 32 bits, any alignment. No branch and no address depends on them.
// No stack. Ends with vzeroupper.

#include "../../keccak/x86_64/asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_mldsa_ntt_avx2)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_mldsa_ntt_avx2)
    .type SYMBOL(lanewise_mldsa_ntt_avx2), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_mldsa_ntt_avx2))
SYMBOL(lanewise_mldsa_ntt_avx2):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea rsi, [rip + Lmldsa_ntt_avx2_roots]
    mov eax, 8380417
    vmovd xmm8, eax
    vpbroadcastd ymm8, xmm8
    mov eax, 4
Lmldsa_ntt_avx2_0:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 128]
    vmovdqu ymm2, ymmword ptr [rdi + 256]
    vmovdqu ymm3, ymmword ptr [rdi + 384]
    vmovdqu ymm4, ymmword ptr [rdi + 512]
    vmovdqu ymm5, ymmword ptr [rdi + 640]
    vmovdqu ymm6, ymmword ptr [rdi + 768]
    vmovdqu ymm7, ymmword ptr [rdi + 896]
    vpsrlq ymm9, ymm4, 32
    vpsrlq ymm11, ymm5, 32
    vpmuldq ymm10, ymm4, ymmword ptr [rsi + 32]
    vpmuldq ymm12, ymm5, ymmword ptr [rsi + 32]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 32]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 32]
    vpmulld ymm4, ymm4, ymmword ptr [rsi + 0]
    vpmulld ymm5, ymm5, ymmword ptr [rsi + 0]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm11, ymm12, ymm11, 0xAA
    vpmulld ymm9, ymm9, ymm8
    vpmulld ymm11, ymm11, ymm8
    vpsubd ymm4, ymm4, ymm9
    vpsubd ymm5, ymm5, ymm11
    vpsubd ymm9, ymm0, ymm4
    vpsubd ymm11, ymm1, ymm5
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm1, ymm1, ymm5
    vpsrlq ymm4, ymm6, 32
    vpsrlq ymm5, ymm7, 32
    vpmuldq ymm10, ymm6, ymmword ptr [rsi + 32]
    vpmuldq ymm12, ymm7, ymmword ptr [rsi + 32]
    vpmuldq ymm4, ymm4, ymmword ptr [rsi + 32]
    vpmuldq ymm5, ymm5, ymmword ptr [rsi + 32]
    vpmulld ymm6, ymm6, ymmword ptr [rsi + 0]
    vpmulld ymm7, ymm7, ymmword ptr [rsi + 0]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm4, ymm10, ymm4, 0xAA
    vpblendd ymm5, ymm12, ymm5, 0xAA
    vpmulld ymm4, ymm4, ymm8
    vpmulld ymm5, ymm5, ymm8
    vpsubd ymm6, ymm6, ymm4
    vpsubd ymm7, ymm7, ymm5
    vpsubd ymm4, ymm2, ymm6
    vpsubd ymm5, ymm3, ymm7
    vpaddd ymm2, ymm2, ymm6
    vpaddd ymm3, ymm3, ymm7
    vpsrlq ymm6, ymm2, 32
    vpsrlq ymm7, ymm3, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 96]
    vpmuldq ymm12, ymm3, ymmword ptr [rsi + 96]
    vpmuldq ymm6, ymm6, ymmword ptr [rsi + 96]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 96]
    vpmulld ymm2, ymm2, ymmword ptr [rsi + 64]
    vpmulld ymm3, ymm3, ymmword ptr [rsi + 64]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm6, ymm10, ymm6, 0xAA
    vpblendd ymm7, ymm12, ymm7, 0xAA
    vpmulld ymm6, ymm6, ymm8
    vpmulld ymm7, ymm7, ymm8
    vpsubd ymm2, ymm2, ymm6
    vpsubd ymm3, ymm3, ymm7
    vpsubd ymm6, ymm0, ymm2
    vpsubd ymm7, ymm1, ymm3
    vpaddd ymm0, ymm0, ymm2
    vpaddd ymm1, ymm1, ymm3
    vpsrlq ymm2, ymm4, 32
    vpsrlq ymm3, ymm5, 32
    vpmuldq ymm10, ymm4, ymmword ptr [rsi + 160]
    vpmuldq ymm12, ymm5, ymmword ptr [rsi + 160]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 160]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 160]
    vpmulld ymm4, ymm4, ymmword ptr [rsi + 128]
    vpmulld ymm5, ymm5, ymmword ptr [rsi + 128]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm3, ymm12, ymm3, 0xAA
    vpmulld ymm2, ymm2, ymm8
    vpmulld ymm3, ymm3, ymm8
    vpsubd ymm4, ymm4, ymm2
    vpsubd ymm5, ymm5, ymm3
    vpsubd ymm2, ymm9, ymm4
    vpsubd ymm3, ymm11, ymm5
    vpaddd ymm9, ymm9, ymm4
    vpaddd ymm11, ymm11, ymm5
    vpsrlq ymm4, ymm1, 32
    vpsrlq ymm5, ymm7, 32
    vpmuldq ymm10, ymm1, ymmword ptr [rsi + 224]
    vpmuldq ymm12, ymm7, ymmword ptr [rsi + 288]
    vpmuldq ymm4, ymm4, ymmword ptr [rsi + 224]
    vpmuldq ymm5, ymm5, ymmword ptr [rsi + 288]
    vpmulld ymm1, ymm1, ymmword ptr [rsi + 192]
    vpmulld ymm7, ymm7, ymmword ptr [rsi + 256]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm4, ymm10, ymm4, 0xAA
    vpblendd ymm5, ymm12, ymm5, 0xAA
    vpmulld ymm4, ymm4, ymm8
    vpmulld ymm5, ymm5, ymm8
    vpsubd ymm1, ymm1, ymm4
    vpsubd ymm7, ymm7, ymm5
    vpsubd ymm4, ymm0, ymm1
    vpsubd ymm5, ymm6, ymm7
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm6, ymm6, ymm7
    vpsrlq ymm1, ymm11, 32
    vpsrlq ymm7, ymm3, 32
    vpmuldq ymm10, ymm11, ymmword ptr [rsi + 352]
    vpmuldq ymm12, ymm3, ymmword ptr [rsi + 416]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 352]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 416]
    vpmulld ymm11, ymm11, ymmword ptr [rsi + 320]
    vpmulld ymm3, ymm3, ymmword ptr [rsi + 384]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm1, ymm10, ymm1, 0xAA
    vpblendd ymm7, ymm12, ymm7, 0xAA
    vpmulld ymm1, ymm1, ymm8
    vpmulld ymm7, ymm7, ymm8
    vpsubd ymm11, ymm11, ymm1
    vpsubd ymm3, ymm3, ymm7
    vpsubd ymm1, ymm9, ymm11
    vpsubd ymm7, ymm2, ymm3
    vpaddd ymm9, ymm9, ymm11
    vpaddd ymm2, ymm2, ymm3
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 128], ymm4
    vmovdqu ymmword ptr [rdi + 256], ymm6
    vmovdqu ymmword ptr [rdi + 384], ymm5
    vmovdqu ymmword ptr [rdi + 512], ymm9
    vmovdqu ymmword ptr [rdi + 640], ymm1
    vmovdqu ymmword ptr [rdi + 768], ymm2
    vmovdqu ymmword ptr [rdi + 896], ymm7
    add rdi, 32
    dec eax
    jnz Lmldsa_ntt_avx2_0
    sub rdi, 128
    add rsi, 448
    mov eax, 4
Lmldsa_ntt_avx2_1:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 32]
    vmovdqu ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymm3, ymmword ptr [rdi + 96]
    vmovdqu ymm4, ymmword ptr [rdi + 128]
    vmovdqu ymm5, ymmword ptr [rdi + 160]
    vmovdqu ymm6, ymmword ptr [rdi + 192]
    vmovdqu ymm7, ymmword ptr [rdi + 224]
    vpsrlq ymm9, ymm2, 32
    vpsrlq ymm11, ymm3, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 32]
    vpmuldq ymm12, ymm3, ymmword ptr [rsi + 32]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 32]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 32]
    vpmulld ymm2, ymm2, ymmword ptr [rsi + 0]
    vpmulld ymm3, ymm3, ymmword ptr [rsi + 0]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm11, ymm12, ymm11, 0xAA
    vpmulld ymm9, ymm9, ymm8
    vpmulld ymm11, ymm11, ymm8
    vpsubd ymm2, ymm2, ymm9
    vpsubd ymm3, ymm3, ymm11
    vpsubd ymm9, ymm0, ymm2
    vpsubd ymm11, ymm1, ymm3
    vpaddd ymm0, ymm0, ymm2
    vpaddd ymm1, ymm1, ymm3
    vpsrlq ymm2, ymm6, 32
    vpsrlq ymm3, ymm7, 32
    vpmuldq ymm10, ymm6, ymmword ptr [rsi + 96]
    vpmuldq ymm12, ymm7, ymmword ptr [rsi + 96]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 96]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 96]
    vpmulld ymm6, ymm6, ymmword ptr [rsi + 64]
    vpmulld ymm7, ymm7, ymmword ptr [rsi + 64]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm3, ymm12, ymm3, 0xAA
    vpmulld ymm2, ymm2, ymm8
    vpmulld ymm3, ymm3, ymm8
    vpsubd ymm6, ymm6, ymm2
    vpsubd ymm7, ymm7, ymm3
    vpsubd ymm2, ymm4, ymm6
    vpsubd ymm3, ymm5, ymm7
    vpaddd ymm4, ymm4, ymm6
    vpaddd ymm5, ymm5, ymm7
    vpsrlq ymm6, ymm1, 32
    vpsrlq ymm7, ymm11, 32
    vpmuldq ymm10, ymm1, ymmword ptr [rsi + 160]
    vpmuldq ymm12, ymm11, ymmword ptr [rsi + 224]
    vpmuldq ymm6, ymm6, ymmword ptr [rsi + 160]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 224]
    vpmulld ymm1, ymm1, ymmword ptr [rsi + 128]
    vpmulld ymm11, ymm11, ymmword ptr [rsi + 192]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm6, ymm10, ymm6, 0xAA
    vpblendd ymm7, ymm12, ymm7, 0xAA
    vpmulld ymm6, ymm6, ymm8
    vpmulld ymm7, ymm7, ymm8
    vpsubd ymm1, ymm1, ymm6
    vpsubd ymm11, ymm11, ymm7
    vpsubd ymm6, ymm0, ymm1
    vpsubd ymm7, ymm9, ymm11
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm9, ymm9, ymm11
    vpsrlq ymm1, ymm5, 32
    vpsrlq ymm11, ymm3, 32
    vpmuldq ymm10, ymm5, ymmword ptr [rsi + 288]
    vpmuldq ymm12, ymm3, ymmword ptr [rsi + 352]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 288]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 352]
    vpmulld ymm5, ymm5, ymmword ptr [rsi + 256]
    vpmulld ymm3, ymm3, ymmword ptr [rsi + 320]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm1, ymm10, ymm1, 0xAA
    vpblendd ymm11, ymm12, ymm11, 0xAA
    vpmulld ymm1, ymm1, ymm8
    vpmulld ymm11, ymm11, ymm8
    vpsubd ymm5, ymm5, ymm1
    vpsubd ymm3, ymm3, ymm11
    vpsubd ymm1, ymm4, ymm5
    vpsubd ymm11, ymm2, ymm3
    vpaddd ymm4, ymm4, ymm5
    vpaddd ymm2, ymm2, ymm3
    vperm2i128 ymm5, ymm0, ymm6, 0x20
    vperm2i128 ymm6, ymm0, ymm6, 0x31
    vperm2i128 ymm0, ymm9, ymm7, 0x20
    vperm2i128 ymm7, ymm9, ymm7, 0x31
    vperm2i128 ymm9, ymm4, ymm1, 0x20
    vperm2i128 ymm1, ymm4, ymm1, 0x31
    vperm2i128 ymm4, ymm2, ymm11, 0x20
    vperm2i128 ymm11, ymm2, ymm11, 0x31
    vpsrlq ymm2, ymm6, 32
    vpsrlq ymm3, ymm7, 32
    vpmuldq ymm10, ymm6, ymmword ptr [rsi + 416]
    vpmuldq ymm12, ymm7, ymmword ptr [rsi + 480]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 416]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 480]
    vpmulld ymm6, ymm6, ymmword ptr [rsi + 384]
    vpmulld ymm7, ymm7, ymmword ptr [rsi + 448]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm3, ymm12, ymm3, 0xAA
    vpmulld ymm2, ymm2, ymm8
    vpmulld ymm3, ymm3, ymm8
    vpsubd ymm6, ymm6, ymm2
    vpsubd ymm7, ymm7, ymm3
    vpsubd ymm2, ymm5, ymm6
    vpsubd ymm3, ymm0, ymm7
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm0, ymm0, ymm7
    vpsrlq ymm6, ymm1, 32
    vpsrlq ymm7, ymm11, 32
    vpmuldq ymm10, ymm1, ymmword ptr [rsi + 544]
    vpmuldq ymm12, ymm11, ymmword ptr [rsi + 608]
    vpmuldq ymm6, ymm6, ymmword ptr [rsi + 544]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 608]
    vpmulld ymm1, ymm1, ymmword ptr [rsi + 512]
    vpmulld ymm11, ymm11, ymmword ptr [rsi + 576]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm6, ymm10, ymm6, 0xAA
    vpblendd ymm7, ymm12, ymm7, 0xAA
    vpmulld ymm6, ymm6, ymm8
    vpmulld ymm7, ymm7, ymm8
    vpsubd ymm1, ymm1, ymm6
    vpsubd ymm11, ymm11, ymm7
    vpsubd ymm6, ymm9, ymm1
    vpsubd ymm7, ymm4, ymm11
    vpaddd ymm9, ymm9, ymm1
    vpaddd ymm4, ymm4, ymm11
    vpunpcklqdq ymm1, ymm5, ymm2
    vpunpckhqdq ymm2, ymm5, ymm2
    vpunpcklqdq ymm5, ymm0, ymm3
    vpunpckhqdq ymm3, ymm0, ymm3
    vpunpcklqdq ymm0, ymm9, ymm6
    vpunpckhqdq ymm6, ymm9, ymm6
    vpunpcklqdq ymm9, ymm4, ymm7
    vpunpckhqdq ymm7, ymm4, ymm7
    vpsrlq ymm4, ymm2, 32
    vpsrlq ymm11, ymm3, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 672]
    vpmuldq ymm12, ymm3, ymmword ptr [rsi + 736]
    vpmuldq ymm4, ymm4, ymmword ptr [rsi + 672]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 736]
    vpmulld ymm2, ymm2, ymmword ptr [rsi + 640]
    vpmulld ymm3, ymm3, ymmword ptr [rsi + 704]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm4, ymm10, ymm4, 0xAA
    vpblendd ymm11, ymm12, ymm11, 0xAA
    vpmulld ymm4, ymm4, ymm8
    vpmulld ymm11, ymm11, ymm8
    vpsubd ymm2, ymm2, ymm4
    vpsubd ymm3, ymm3, ymm11
    vpsubd ymm4, ymm1, ymm2
    vpsubd ymm11, ymm5, ymm3
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm5, ymm5, ymm3
    vpsrlq ymm2, ymm6, 32
    vpsrlq ymm3, ymm7, 32
    vpmuldq ymm10, ymm6, ymmword ptr [rsi + 800]
    vpmuldq ymm12, ymm7, ymmword ptr [rsi + 864]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 800]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 864]
    vpmulld ymm6, ymm6, ymmword ptr [rsi + 768]
    vpmulld ymm7, ymm7, ymmword ptr [rsi + 832]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm3, ymm12, ymm3, 0xAA
    vpmulld ymm2, ymm2, ymm8
    vpmulld ymm3, ymm3, ymm8
    vpsubd ymm6, ymm6, ymm2
    vpsubd ymm7, ymm7, ymm3
    vpsubd ymm2, ymm0, ymm6
    vpsubd ymm3, ymm9, ymm7
    vpaddd ymm0, ymm0, ymm6
    vpaddd ymm9, ymm9, ymm7
    vpsllq ymm6, ymm4, 32
    vpblendd ymm6, ymm1, ymm6, 0xAA
    vpsrlq ymm1, ymm1, 32
    vpblendd ymm4, ymm1, ymm4, 0xAA
    vpsllq ymm1, ymm11, 32
    vpblendd ymm1, ymm5, ymm1, 0xAA
    vpsrlq ymm5, ymm5, 32
    vpblendd ymm11, ymm5, ymm11, 0xAA
    vpsllq ymm5, ymm2, 32
    vpblendd ymm5, ymm0, ymm5, 0xAA
    vpsrlq ymm0, ymm0, 32
    vpblendd ymm2, ymm0, ymm2, 0xAA
    vpsllq ymm0, ymm3, 32
    vpblendd ymm0, ymm9, ymm0, 0xAA
    vpsrlq ymm9, ymm9, 32
    vpblendd ymm3, ymm9, ymm3, 0xAA
    vpsrlq ymm9, ymm4, 32
    vpsrlq ymm7, ymm11, 32
    vpmuldq ymm10, ymm4, ymmword ptr [rsi + 928]
    vpmuldq ymm12, ymm11, ymmword ptr [rsi + 1024]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 960]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 1056]
    vpmulld ymm4, ymm4, ymmword ptr [rsi + 896]
    vpmulld ymm11, ymm11, ymmword ptr [rsi + 992]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm7, ymm12, ymm7, 0xAA
    vpmulld ymm9, ymm9, ymm8
    vpmulld ymm7, ymm7, ymm8
    vpsubd ymm4, ymm4, ymm9
    vpsubd ymm11, ymm11, ymm7
    vpsubd ymm9, ymm6, ymm4
    vpsubd ymm7, ymm1, ymm11
    vpaddd ymm6, ymm6, ymm4
    vpaddd ymm1, ymm1, ymm11
    vpsrlq ymm4, ymm2, 32
    vpsrlq ymm11, ymm3, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 1120]
    vpmuldq ymm12, ymm3, ymmword ptr [rsi + 1216]
    vpmuldq ymm4, ymm4, ymmword ptr [rsi + 1152]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 1248]
    vpmulld ymm2, ymm2, ymmword ptr [rsi + 1088]
    vpmulld ymm3, ymm3, ymmword ptr [rsi + 1184]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm4, ymm10, ymm4, 0xAA
    vpblendd ymm11, ymm12, ymm11, 0xAA
    vpmulld ymm4, ymm4, ymm8
    vpmulld ymm11, ymm11, ymm8
    vpsubd ymm2, ymm2, ymm4
    vpsubd ymm3, ymm3, ymm11
    vpsubd ymm4, ymm5, ymm2
    vpsubd ymm11, ymm0, ymm3
    vpaddd ymm5, ymm5, ymm2
    vpaddd ymm0, ymm0, ymm3
    vpunpckldq ymm2, ymm6, ymm9
    vpunpckhdq ymm9, ymm6, ymm9
    vpunpckldq ymm6, ymm1, ymm7
    vpunpckhdq ymm7, ymm1, ymm7
    vpunpckldq ymm1, ymm5, ymm4
    vpunpckhdq ymm4, ymm5, ymm4
    vpunpckldq ymm5, ymm0, ymm11
    vpunpckhdq ymm11, ymm0, ymm11
    vperm2i128 ymm0, ymm2, ymm9, 0x20
    vperm2i128 ymm9, ymm2, ymm9, 0x31
    vperm2i128 ymm2, ymm6, ymm7, 0x20
    vperm2i128 ymm7, ymm6, ymm7, 0x31
    vperm2i128 ymm6, ymm1, ymm4, 0x20
    vperm2i128 ymm4, ymm1, ymm4, 0x31
    vperm2i128 ymm1, ymm5, ymm11, 0x20
    vperm2i128 ymm11, ymm5, ymm11, 0x31
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 32], ymm9
    vmovdqu ymmword ptr [rdi + 64], ymm2
    vmovdqu ymmword ptr [rdi + 96], ymm7
    vmovdqu ymmword ptr [rdi + 128], ymm6
    vmovdqu ymmword ptr [rdi + 160], ymm4
    vmovdqu ymmword ptr [rdi + 192], ymm1
    vmovdqu ymmword ptr [rdi + 224], ymm11
    add rsi, 1280
    add rdi, 256
    dec eax
    jnz Lmldsa_ntt_avx2_1
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_mldsa_ntt_avx2), . - SYMBOL(lanewise_mldsa_ntt_avx2)
#endif
    MS_ENTRY(lanewise_mldsa_ntt_avx2, 3, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lmldsa_ntt_avx2_roots:
    .long -3572223, -3572223, -3572223, -3572223, -3572223, -3572223, -3572223, -3572223
    .long -1830765815, -1830765815, -1830765815, -1830765815, -1830765815, -1830765815, -1830765815, -1830765815
    .long 3765607, 3765607, 3765607, 3765607, 3765607, 3765607, 3765607, 3765607
    .long 1929875198, 1929875198, 1929875198, 1929875198, 1929875198, 1929875198, 1929875198, 1929875198
    .long 3761513, 3761513, 3761513, 3761513, 3761513, 3761513, 3761513, 3761513
    .long 1927777021, 1927777021, 1927777021, 1927777021, 1927777021, 1927777021, 1927777021, 1927777021
    .long -3201494, -3201494, -3201494, -3201494, -3201494, -3201494, -3201494, -3201494
    .long -1640767044, -1640767044, -1640767044, -1640767044, -1640767044, -1640767044, -1640767044, -1640767044
    .long -2883726, -2883726, -2883726, -2883726, -2883726, -2883726, -2883726, -2883726
    .long -1477910808, -1477910808, -1477910808, -1477910808, -1477910808, -1477910808, -1477910808, -1477910808
    .long -3145678, -3145678, -3145678, -3145678, -3145678, -3145678, -3145678, -3145678
    .long -1612161320, -1612161320, -1612161320, -1612161320, -1612161320, -1612161320, -1612161320, -1612161320
    .long -3201430, -3201430, -3201430, -3201430, -3201430, -3201430, -3201430, -3201430
    .long -1640734244, -1640734244, -1640734244, -1640734244, -1640734244, -1640734244, -1640734244, -1640734244
    .long -601683, -601683, -601683, -601683, -601683, -601683, -601683, -601683
    .long -308362795, -308362795, -308362795, -308362795, -308362795, -308362795, -308362795, -308362795
    .long 3542485, 3542485, 3542485, 3542485, 3542485, 3542485, 3542485, 3542485
    .long 1815525077, 1815525077, 1815525077, 1815525077, 1815525077, 1815525077, 1815525077, 1815525077
    .long -3370349, -3370349, -3370349, -3370349, -3370349, -3370349, -3370349, -3370349
    .long -1727305304, -1727305304, -1727305304, -1727305304, -1727305304, -1727305304, -1727305304, -1727305304
    .long -4063053, -4063053, -4063053, -4063053, -4063053, -4063053, -4063053, -4063053
    .long -2082316400, -2082316400, -2082316400, -2082316400, -2082316400, -2082316400, -2082316400, -2082316400
    .long 2663378, 2663378, 2663378, 2663378, 2663378, 2663378, 2663378, 2663378
    .long 1364982364, 1364982364, 1364982364, 1364982364, 1364982364, 1364982364, 1364982364, 1364982364
    .long -1674615, -1674615, -1674615, -1674615, -1674615, -1674615, -1674615, -1674615
    .long -858240904, -858240904, -858240904, -858240904, -858240904, -858240904, -858240904, -858240904
    .long 3602218, 3602218, 3602218, 3602218, 3182878, 3182878, 3182878, 3182878
    .long 1846138265, 1846138265, 1846138265, 1846138265, 1631226336, 1631226336, 1631226336, 1631226336
    .long 2740543, 2740543, 2740543, 2740543, -3586446, -3586446, -3586446, -3586446
    .long 1404529459, 1404529459, 1404529459, 1404529459, -1838055109, -1838055109, -1838055109, -1838055109
    .long -3110818, -3110818, -3110818, -3110818, 2101410, 2101410, 2101410, 2101410
    .long -1594295555, -1594295555, -1594295555, -1594295555, 1076973524, 1076973524, 1076973524, 1076973524
    .long 3704823, 3704823, 3704823, 3704823, 1159875, 1159875, 1159875, 1159875
    .long 1898723372, 1898723372, 1898723372, 1898723372, 594436433, 594436433, 594436433, 594436433
    .long 3073009, 3073009, 1277625, 1277625, -2635473, -2635473, 3852015, 3852015
    .long 1574918427, 1574918427, 654783359, 654783359, -1350681039, -1350681039, 1974159335, 1974159335
    .long 4183372, 4183372, -3222807, -3222807, -3121440, -3121440, -274060, -274060
    .long 2143979939, 2143979939, -1651689966, -1651689966, -1599739335, -1599739335, -140455867, -140455867
    .long 2508980, 2508980, 2028118, 2028118, 1937570, 1937570, -3815725, -3815725
    .long 1285853323, 1285853323, 1039411342, 1039411342, 993005454, 993005454, -1955560694, -1955560694
    .long 2811291, 2811291, -2983781, -2983781, -1109516, -1109516, 4158088, 4158088
    .long 1440787840, 1440787840, -1529189038, -1529189038, -568627424, -568627424, 2131021878, 2131021878
    .long 1753, -1935420, -2659525, -1455890, 2660408, -1780227, -59148, 2772600
    .long 898413, -991903578, -1363007700, -746144248, 1363460238, -912367099, -30313375, 1420958686
    .long -991903578, 0, -746144248, 0, -912367099, 0, 1420958686, 0
    .long 1182243, 87208, 636927, -3965306, -3956745, -2296397, -3284915, -3716946
    .long 605900043, 44694137, 326425360, -2032221021, -2027833504, -1176904444, -1683520342, -1904936414
    .long 44694137, 0, -2032221021, 0, -1176904444, 0, -1904936414, 0
    .long -27812, 822541, 1009365, -2454145, -1979497, 1596822, -3956944, -3759465
    .long -14253662, 421552614, 517299994, -1257750362, -1014493059, 818371958, -2027935492, -1926727420
    .long 421552614, 0, -1257750362, 0, 818371958, 0, -1926727420, 0
    .long -1685153, -3410568, 2678278, -3768948, -3551006, 635956, -250446, -2455377
    .long -863641633, -1747917558, 1372618620, -1931587462, -1819892093, 325927722, -128353682, -1258381762
    .long -1747917558, 0, -1931587462, 0, 325927722, 0, -1258381762, 0
    .long 2682288, 2682288, 2682288, 2682288, 2682288, 2682288, 2682288, 2682288
    .long 1374673747, 1374673747, 1374673747, 1374673747, 1374673747, 1374673747, 1374673747, 1374673747
    .long 2129892, 2129892, 2129892, 2129892, 2129892, 2129892, 2129892, 2129892
    .long 1091570561, 1091570561, 1091570561, 1091570561, 1091570561, 1091570561, 1091570561, 1091570561
    .long -3524442, -3524442, -3524442, -3524442, -3524442, -3524442, -3524442, -3524442
    .long -1806278032, -1806278032, -1806278032, -1806278032, -1806278032, -1806278032, -1806278032, -1806278032
    .long -434125, -434125, -434125, -434125, -434125, -434125, -434125, -434125
    .long -222489248, -222489248, -222489248, -222489248, -222489248, -222489248, -222489248, -222489248
    .long 676590, 676590, 676590, 676590, 676590, 676590, 676590, 676590
    .long 346752664, 346752664, 346752664, 346752664, 346752664, 346752664, 346752664, 346752664
    .long -1335936, -1335936, -1335936, -1335936, -1335936, -1335936, -1335936, -1335936
    .long -684667771, -684667771, -684667771, -684667771, -684667771, -684667771, -684667771, -684667771
    .long 394148, 394148, 394148, 394148, 928749, 928749, 928749, 928749
    .long 202001019, 202001019, 202001019, 202001019, 475984260, 475984260, 475984260, 475984260
    .long 1095468, 1095468, 1095468, 1095468, -3506380, -3506380, -3506380, -3506380
    .long 561427818, 561427818, 561427818, 561427818, -1797021249, -1797021249, -1797021249, -1797021249
    .long 2071829, 2071829, 2071829, 2071829, -4018989, -4018989, -4018989, -4018989
    .long 1061813248, 1061813248, 1061813248, 1061813248, -2059733581, -2059733581, -2059733581, -2059733581
    .long 3241972, 3241972, 3241972, 3241972, 2156050, 2156050, 2156050, 2156050
    .long 1661512036, 1661512036, 1661512036, 1661512036, 1104976547, 1104976547, 1104976547, 1104976547
    .long 1528066, 1528066, 482649, 482649, 1148858, 1148858, -2962264, -2962264
    .long 783134478, 783134478, 247357819, 247357819, 588790216, 588790216, -1518161567, -1518161567
    .long -565603, -565603, 169688, 169688, 2462444, 2462444, -3334383, -3334383
    .long -289871779, -289871779, 86965173, 86965173, 1262003603, 1262003603, -1708872713, -1708872713
    .long -4166425, -4166425, -3488383, -3488383, 1987814, 1987814, -3197248, -3197248
    .long -2135294594, -2135294594, -1787797779, -1787797779, 1018755525, 1018755525, -1638590967, -1638590967
    .long 1736313, 1736313, 235407, 235407, -3250154, -3250154, 3258457, 3258457
    .long 889861155, 889861155, 120646188, 120646188, -1665705315, -1665705315, 1669960606, 1669960606
    .long -4146264, -1772588, 2192938, -1727088, 2387513, -3611750, -268456, -3180456
    .long -2124962073, -908452108, 1123881663, -885133339, 1223601433, -1851023419, -137583815, -1629985060
    .long -908452108, 0, -885133339, 0, -1851023419, 0, -1629985060, 0
    .long 3747250, 2296099, 1239911, -3838479, 3195676, 2642980, 1254190, -12417
    .long 1920467227, 1176751719, 635454918, -1967222129, 1637785316, 1354528380, 642772911, -6363718
    .long 1176751719, 0, -1967222129, 0, 1354528380, 0, -6363718, 0
    .long 2998219, 141835, -89301, 2513018, -1354892, 613238, -1310261, -2218467
    .long 1536588520, 72690498, -45766801, 1287922800, -694382729, 314284737, -671509323, -1136965286
    .long 72690498, 0, 1287922800, 0, 314284737, 0, -1136965286, 0
    .long -458740, -1921994, 4040196, -3472069, 2039144, -1879878, -818761, -2178965
    .long -235104446, -985022747, 2070602178, -1779436847, 1045062172, -963438279, -419615363, -1116720494
    .long -985022747, 0, -1779436847, 0, -963438279, 0, -1116720494, 0
    .long 3764867, 3764867, 3764867, 3764867, 3764867, 3764867, 3764867, 3764867
    .long 1929495947, 1929495947, 1929495947, 1929495947, 1929495947, 1929495947, 1929495947, 1929495947
    .long -1005239, -1005239, -1005239, -1005239, -1005239, -1005239, -1005239, -1005239
    .long -515185417, -515185417, -515185417, -515185417, -515185417, -515185417, -515185417, -515185417
    .long -3227876, -3227876, -3227876, -3227876, -3227876, -3227876, -3227876, -3227876
    .long -1654287830, -1654287830, -1654287830, -1654287830, -1654287830, -1654287830, -1654287830, -1654287830
    .long 1714295, 1714295, 1714295, 1714295, 1714295, 1714295, 1714295, 1714295
    .long 878576921, 878576921, 878576921, 878576921, 878576921, 878576921, 878576921, 878576921
    .long 2453983, 2453983, 2453983, 2453983, 2453983, 2453983, 2453983, 2453983
    .long 1257667337, 1257667337, 1257667337, 1257667337, 1257667337, 1257667337, 1257667337, 1257667337
    .long 1460718, 1460718, 1460718, 1460718, 1460718, 1460718, 1460718, 1460718
    .long 748618600, 748618600, 748618600, 748618600, 748618600, 748618600, 748618600, 748618600
    .long 3415069, 3415069, 3415069, 3415069, 1759347, 1759347, 1759347, 1759347
    .long 1750224323, 1750224323, 1750224323, 1750224323, 901666090, 901666090, 901666090, 901666090
    .long -817536, -817536, -817536, -817536, -3574466, -3574466, -3574466, -3574466
    .long -418987550, -418987550, -418987550, -418987550, -1831915353, -1831915353, -1831915353, -1831915353
    .long 3756790, 3756790, 3756790, 3756790, -1935799, -1935799, -1935799, -1935799
    .long 1925356481, 1925356481, 1925356481, 1925356481, -992097815, -992097815, -992097815, -992097815
    .long -1716988, -1716988, -1716988, -1716988, -3950053, -3950053, -3950053, -3950053
    .long -879957084, -879957084, -879957084, -879957084, -2024403852, -2024403852, -2024403852, -2024403852
    .long -2579253, -2579253, 1787943, 1787943, -2391089, -2391089, -2254727, -2254727
    .long -1321868265, -1321868265, 916321552, 916321552, -1225434135, -1225434135, -1155548552, -1155548552
    .long 3482206, 3482206, -4182915, -4182915, -1300016, -1300016, -2362063, -2362063
    .long 1784632064, 1784632064, -2143745726, -2143745726, -666258756, -666258756, -1210558298, -1210558298
    .long -1317678, -1317678, 2461387, 2461387, 3035980, 3035980, 621164, 621164
    .long -675310538, -675310538, 1261461890, 1261461890, 1555941048, 1555941048, 318346816, 318346816
    .long 3901472, 3901472, -1226661, -1226661, 2925816, 2925816, 3374250, 3374250
    .long 1999506068, 1999506068, -628664287, -628664287, 1499481951, 1499481951, 1729304568, 1729304568
    .long -1623354, 2105286, -2374402, -2033807, 586241, -1179613, 527981, -2743411
    .long -831969619, 1078959975, -1216882040, -1042326957, 300448763, -604552167, 270590488, -1405999311
    .long 1078959975, 0, -1042326957, 0, -604552167, 0, -1405999311, 0
    .long -1476985, 1994046, 2491325, -1393159, 507927, -1187885, -724804, -1834526
    .long -756955444, 1021949428, 1276805128, -713994583, 260312805, -608791570, -371462360, -940195359
    .long 1021949428, 0, -713994583, 0, -608791570, 0, -940195359, 0
    .long -3033742, -338420, 2647994, 3009748, -2612853, 4148469, 749577, -4022750
    .long -1554794072, -173440395, 1357098057, 1542497137, -1339088280, 2126092136, 384158533, -2061661095
    .long -173440395, 0, 1542497137, 0, 2126092136, 0, -2061661095, 0
    .long 3980599, 2569011, -1615530, 1723229, 1665318, 2028038, 1163598, -3369273
    .long 2040058690, 1316619236, -827959816, 883155599, 853476187, 1039370342, 596344473, -1726753853
    .long 1316619236, 0, 883155599, 0, 1039370342, 0, -1726753853, 0
    .long 557458, 557458, 557458, 557458, 557458, 557458, 557458, 557458
    .long 285697463, 285697463, 285697463, 285697463, 285697463, 285697463, 285697463, 285697463
    .long -1221177, -1221177, -1221177, -1221177, -1221177, -1221177, -1221177, -1221177
    .long -625853735, -625853735, -625853735, -625853735, -625853735, -625853735, -625853735, -625853735
    .long -642628, -642628, -642628, -642628, -642628, -642628, -642628, -642628
    .long -329347125, -329347125, -329347125, -329347125, -329347125, -329347125, -329347125, -329347125
    .long -3585098, -3585098, -3585098, -3585098, -3585098, -3585098, -3585098, -3585098
    .long -1837364258, -1837364258, -1837364258, -1837364258, -1837364258, -1837364258, -1837364258, -1837364258
    .long 2815639, 2815639, 2815639, 2815639, 2815639, 2815639, 2815639, 2815639
    .long 1443016191, 1443016191, 1443016191, 1443016191, 1443016191, 1443016191, 1443016191, 1443016191
    .long 2283733, 2283733, 2283733, 2283733, 2283733, 2283733, 2283733, 2283733
    .long 1170414139, 1170414139, 1170414139, 1170414139, 1170414139, 1170414139, 1170414139, 1170414139
    .long -2897314, -2897314, -2897314, -2897314, 3192354, 3192354, 3192354, 3192354
    .long -1484874664, -1484874664, -1484874664, -1484874664, 1636082790, 1636082790, 1636082790, 1636082790
    .long 556856, 556856, 556856, 556856, 3870317, 3870317, 3870317, 3870317
    .long 285388938, 285388938, 285388938, 285388938, 1983539117, 1983539117, 1983539117, 1983539117
    .long 2917338, 2917338, 2917338, 2917338, 1853806, 1853806, 1853806, 1853806
    .long 1495136972, 1495136972, 1495136972, 1495136972, 950076368, 950076368, 950076368, 950076368
    .long 3345963, 3345963, 3345963, 3345963, 1858416, 1858416, 1858416, 1858416
    .long 1714807468, 1714807468, 1714807468, 1714807468, 952438995, 952438995, 952438995, 952438995
    .long 1356448, 1356448, -2775755, -2775755, 2683270, 2683270, -2778788, -2778788
    .long 695180180, 695180180, -1422575624, -1422575624, 1375177022, 1375177022, -1424130038, -1424130038
    .long -3467665, -3467665, 2312838, 2312838, -653275, -653275, -459163, -459163
    .long -1777179795, -1777179795, 1185330464, 1185330464, -334803717, -334803717, -235321234, -235321234
    .long 348812, 348812, -327848, -327848, 1011223, 1011223, -2354215, -2354215
    .long 178766299, 178766299, -168022240, -168022240, 518252220, 518252220, -1206536194, -1206536194
    .long -3818627, -3818627, -1922253, -1922253, -2236726, -2236726, 1744507, 1744507
    .long -1957047970, -1957047970, -985155484, -985155484, -1146323031, -1146323031, 894060583, 894060583
    .long 3994671, -11879, -1370517, 3020393, 3363542, 214880, 545376, -770441
    .long 2047270596, -6087993, -702390549, 1547952704, 1723816713, 110126092, 279505433, -394851342
    .long -6087993, 0, 1547952704, 0, 110126092, 0, -394851342, 0
    .long 3105558, -1103344, 508145, -553718, 860144, 3430436, 140244, -1514152
    .long 1591599803, -565464272, 260424530, -283780712, 440824168, 1758099917, 71875110, -776003547
    .long -565464272, 0, -283780712, 0, 1758099917, 0, -776003547, 0
    .long -2185084, 3123762, 2358373, -2193087, -3014420, -1716814, 2926054, -392707
    .long -1119856484, 1600929361, 1208667171, -1123958025, -1544891539, -879867909, 1499603926, -201262505
    .long 1600929361, 0, -1123958025, 0, -879867909, 0, -201262505, 0
    .long -303005, 3531229, -3974485, -3773731, 1900052, -781875, 1054478, -731434
    .long -155290192, 1809756372, -2036925262, -1934038751, 973777462, -400711272, 540420426, -374860238
    .long 1809756372, 0, -1934038751, 0, -400711272, 0, -374860238, 0

    .text
    .p2align 6
    .globl SYMBOL(lanewise_mldsa_inverse_avx2)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_mldsa_inverse_avx2)
    .type SYMBOL(lanewise_mldsa_inverse_avx2), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_mldsa_inverse_avx2))
SYMBOL(lanewise_mldsa_inverse_avx2):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea rsi, [rip + Lmldsa_inverse_avx2_roots]
    mov eax, 8380417
    vmovd xmm8, eax
    vpbroadcastd ymm8, xmm8
    mov eax, 4
Lmldsa_inverse_avx2_0:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 32]
    vmovdqu ymm2, ymmword ptr [rdi + 64]
    vmovdqu ymm3, ymmword ptr [rdi + 96]
    vmovdqu ymm4, ymmword ptr [rdi + 128]
    vmovdqu ymm5, ymmword ptr [rdi + 160]
    vmovdqu ymm6, ymmword ptr [rdi + 192]
    vmovdqu ymm7, ymmword ptr [rdi + 224]
    vperm2i128 ymm9, ymm0, ymm1, 0x20
    vperm2i128 ymm1, ymm0, ymm1, 0x31
    vperm2i128 ymm0, ymm2, ymm3, 0x20
    vperm2i128 ymm3, ymm2, ymm3, 0x31
    vperm2i128 ymm2, ymm4, ymm5, 0x20
    vperm2i128 ymm5, ymm4, ymm5, 0x31
    vperm2i128 ymm4, ymm6, ymm7, 0x20
    vperm2i128 ymm7, ymm6, ymm7, 0x31
    vshufps ymm6, ymm9, ymm1, 0x88
    vshufps ymm1, ymm9, ymm1, 0xDD
    vshufps ymm9, ymm0, ymm3, 0x88
    vshufps ymm3, ymm0, ymm3, 0xDD
    vshufps ymm0, ymm2, ymm5, 0x88
    vshufps ymm5, ymm2, ymm5, 0xDD
    vshufps ymm2, ymm4, ymm7, 0x88
    vshufps ymm7, ymm4, ymm7, 0xDD
    vpsubd ymm4, ymm1, ymm6
    vpsubd ymm11, ymm3, ymm9
    vpaddd ymm6, ymm6, ymm1
    vpaddd ymm9, ymm9, ymm3
    vpsrlq ymm1, ymm4, 32
    vpsrlq ymm3, ymm11, 32
    vpmuldq ymm10, ymm4, ymmword ptr [rsi + 32]
    vpmuldq ymm12, ymm11, ymmword ptr [rsi + 128]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 64]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 160]
    vpmulld ymm4, ymm4, ymmword ptr [rsi + 0]
    vpmulld ymm11, ymm11, ymmword ptr [rsi + 96]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm1, ymm10, ymm1, 0xAA
    vpblendd ymm3, ymm12, ymm3, 0xAA
    vpmulld ymm1, ymm1, ymm8
    vpmulld ymm3, ymm3, ymm8
    vpsubd ymm4, ymm4, ymm1
    vpsubd ymm11, ymm11, ymm3
    vpsubd ymm1, ymm5, ymm0
    vpsubd ymm3, ymm7, ymm2
    vpaddd ymm0, ymm0, ymm5
    vpaddd ymm2, ymm2, ymm7
    vpsrlq ymm5, ymm1, 32
    vpsrlq ymm7, ymm3, 32
    vpmuldq ymm10, ymm1, ymmword ptr [rsi + 224]
    vpmuldq ymm12, ymm3, ymmword ptr [rsi + 320]
    vpmuldq ymm5, ymm5, ymmword ptr [rsi + 256]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 352]
    vpmulld ymm1, ymm1, ymmword ptr [rsi + 192]
    vpmulld ymm3, ymm3, ymmword ptr [rsi + 288]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm5, ymm10, ymm5, 0xAA
    vpblendd ymm7, ymm12, ymm7, 0xAA
    vpmulld ymm5, ymm5, ymm8
    vpmulld ymm7, ymm7, ymm8
    vpsubd ymm1, ymm1, ymm5
    vpsubd ymm3, ymm3, ymm7
    vpsllq ymm5, ymm4, 32
    vpblendd ymm5, ymm6, ymm5, 0xAA
    vpsrlq ymm6, ymm6, 32
    vpblendd ymm4, ymm6, ymm4, 0xAA
    vpsllq ymm6, ymm11, 32
    vpblendd ymm6, ymm9, ymm6, 0xAA
    vpsrlq ymm9, ymm9, 32
    vpblendd ymm11, ymm9, ymm11, 0xAA
    vpsllq ymm9, ymm1, 32
    vpblendd ymm9, ymm0, ymm9, 0xAA
    vpsrlq ymm0, ymm0, 32
    vpblendd ymm1, ymm0, ymm1, 0xAA
    vpsllq ymm0, ymm3, 32
    vpblendd ymm0, ymm2, ymm0, 0xAA
    vpsrlq ymm2, ymm2, 32
    vpblendd ymm3, ymm2, ymm3, 0xAA
    vpsubd ymm2, ymm4, ymm5
    vpsubd ymm7, ymm11, ymm6
    vpaddd ymm5, ymm5, ymm4
    vpaddd ymm6, ymm6, ymm11
    vpsrlq ymm4, ymm2, 32
    vpsrlq ymm11, ymm7, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 416]
    vpmuldq ymm12, ymm7, ymmword ptr [rsi + 480]
    vpmuldq ymm4, ymm4, ymmword ptr [rsi + 416]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 480]
    vpmulld ymm2, ymm2, ymmword ptr [rsi + 384]
    vpmulld ymm7, ymm7, ymmword ptr [rsi + 448]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm4, ymm10, ymm4, 0xAA
    vpblendd ymm11, ymm12, ymm11, 0xAA
    vpmulld ymm4, ymm4, ymm8
    vpmulld ymm11, ymm11, ymm8
    vpsubd ymm2, ymm2, ymm4
    vpsubd ymm7, ymm7, ymm11
    vpsubd ymm4, ymm1, ymm9
    vpsubd ymm11, ymm3, ymm0
    vpaddd ymm9, ymm9, ymm1
    vpaddd ymm0, ymm0, ymm3
    vpsrlq ymm1, ymm4, 32
    vpsrlq ymm3, ymm11, 32
    vpmuldq ymm10, ymm4, ymmword ptr [rsi + 544]
    vpmuldq ymm12, ymm11, ymmword ptr [rsi + 608]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 544]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 608]
    vpmulld ymm4, ymm4, ymmword ptr [rsi + 512]
    vpmulld ymm11, ymm11, ymmword ptr [rsi + 576]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm1, ymm10, ymm1, 0xAA
    vpblendd ymm3, ymm12, ymm3, 0xAA
    vpmulld ymm1, ymm1, ymm8
    vpmulld ymm3, ymm3, ymm8
    vpsubd ymm4, ymm4, ymm1
    vpsubd ymm11, ymm11, ymm3
    vpunpcklqdq ymm1, ymm5, ymm2
    vpunpckhqdq ymm2, ymm5, ymm2
    vpunpcklqdq ymm5, ymm6, ymm7
    vpunpckhqdq ymm7, ymm6, ymm7
    vpunpcklqdq ymm6, ymm9, ymm4
    vpunpckhqdq ymm4, ymm9, ymm4
    vpunpcklqdq ymm9, ymm0, ymm11
    vpunpckhqdq ymm11, ymm0, ymm11
    vpsubd ymm0, ymm2, ymm1
    vpsubd ymm3, ymm7, ymm5
    vpaddd ymm1, ymm1, ymm2
    vpaddd ymm5, ymm5, ymm7
    vpsrlq ymm2, ymm0, 32
    vpsrlq ymm7, ymm3, 32
    vpmuldq ymm10, ymm0, ymmword ptr [rsi + 672]
    vpmuldq ymm12, ymm3, ymmword ptr [rsi + 736]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 672]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 736]
    vpmulld ymm0, ymm0, ymmword ptr [rsi + 640]
    vpmulld ymm3, ymm3, ymmword ptr [rsi + 704]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm7, ymm12, ymm7, 0xAA
    vpmulld ymm2, ymm2, ymm8
    vpmulld ymm7, ymm7, ymm8
    vpsubd ymm0, ymm0, ymm2
    vpsubd ymm3, ymm3, ymm7
    vpsubd ymm2, ymm4, ymm6
    vpsubd ymm7, ymm11, ymm9
    vpaddd ymm6, ymm6, ymm4
    vpaddd ymm9, ymm9, ymm11
    vpsrlq ymm4, ymm2, 32
    vpsrlq ymm11, ymm7, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 800]
    vpmuldq ymm12, ymm7, ymmword ptr [rsi + 864]
    vpmuldq ymm4, ymm4, ymmword ptr [rsi + 800]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 864]
    vpmulld ymm2, ymm2, ymmword ptr [rsi + 768]
    vpmulld ymm7, ymm7, ymmword ptr [rsi + 832]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm4, ymm10, ymm4, 0xAA
    vpblendd ymm11, ymm12, ymm11, 0xAA
    vpmulld ymm4, ymm4, ymm8
    vpmulld ymm11, ymm11, ymm8
    vpsubd ymm2, ymm2, ymm4
    vpsubd ymm7, ymm7, ymm11
    vperm2i128 ymm4, ymm1, ymm0, 0x20
    vperm2i128 ymm0, ymm1, ymm0, 0x31
    vperm2i128 ymm1, ymm5, ymm3, 0x20
    vperm2i128 ymm3, ymm5, ymm3, 0x31
    vperm2i128 ymm5, ymm6, ymm2, 0x20
    vperm2i128 ymm2, ymm6, ymm2, 0x31
    vperm2i128 ymm6, ymm9, ymm7, 0x20
    vperm2i128 ymm7, ymm9, ymm7, 0x31
    vpsubd ymm9, ymm0, ymm4
    vpsubd ymm11, ymm3, ymm1
    vpaddd ymm4, ymm4, ymm0
    vpaddd ymm1, ymm1, ymm3
    vpsrlq ymm0, ymm9, 32
    vpsrlq ymm3, ymm11, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 928]
    vpmuldq ymm12, ymm11, ymmword ptr [rsi + 992]
    vpmuldq ymm0, ymm0, ymmword ptr [rsi + 928]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 992]
    vpmulld ymm9, ymm9, ymmword ptr [rsi + 896]
    vpmulld ymm11, ymm11, ymmword ptr [rsi + 960]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm0, ymm10, ymm0, 0xAA
    vpblendd ymm3, ymm12, ymm3, 0xAA
    vpmulld ymm0, ymm0, ymm8
    vpmulld ymm3, ymm3, ymm8
    vpsubd ymm9, ymm9, ymm0
    vpsubd ymm11, ymm11, ymm3
    vpsubd ymm0, ymm2, ymm5
    vpsubd ymm3, ymm7, ymm6
    vpaddd ymm5, ymm5, ymm2
    vpaddd ymm6, ymm6, ymm7
    vpsrlq ymm2, ymm0, 32
    vpsrlq ymm7, ymm3, 32
    vpmuldq ymm10, ymm0, ymmword ptr [rsi + 1056]
    vpmuldq ymm12, ymm3, ymmword ptr [rsi + 1120]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 1056]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 1120]
    vpmulld ymm0, ymm0, ymmword ptr [rsi + 1024]
    vpmulld ymm3, ymm3, ymmword ptr [rsi + 1088]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm7, ymm12, ymm7, 0xAA
    vpmulld ymm2, ymm2, ymm8
    vpmulld ymm7, ymm7, ymm8
    vpsubd ymm0, ymm0, ymm2
    vpsubd ymm3, ymm3, ymm7
    vpsubd ymm2, ymm1, ymm4
    vpsubd ymm7, ymm11, ymm9
    vpaddd ymm4, ymm4, ymm1
    vpaddd ymm9, ymm9, ymm11
    vpsrlq ymm1, ymm2, 32
    vpsrlq ymm11, ymm7, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 1184]
    vpmuldq ymm12, ymm7, ymmword ptr [rsi + 1184]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 1184]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 1184]
    vpmulld ymm2, ymm2, ymmword ptr [rsi + 1152]
    vpmulld ymm7, ymm7, ymmword ptr [rsi + 1152]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm1, ymm10, ymm1, 0xAA
    vpblendd ymm11, ymm12, ymm11, 0xAA
    vpmulld ymm1, ymm1, ymm8
    vpmulld ymm11, ymm11, ymm8
    vpsubd ymm2, ymm2, ymm1
    vpsubd ymm7, ymm7, ymm11
    vpsubd ymm1, ymm6, ymm5
    vpsubd ymm11, ymm3, ymm0
    vpaddd ymm5, ymm5, ymm6
    vpaddd ymm0, ymm0, ymm3
    vpsrlq ymm6, ymm1, 32
    vpsrlq ymm3, ymm11, 32
    vpmuldq ymm10, ymm1, ymmword ptr [rsi + 1248]
    vpmuldq ymm12, ymm11, ymmword ptr [rsi + 1248]
    vpmuldq ymm6, ymm6, ymmword ptr [rsi + 1248]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 1248]
    vpmulld ymm1, ymm1, ymmword ptr [rsi + 1216]
    vpmulld ymm11, ymm11, ymmword ptr [rsi + 1216]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm6, ymm10, ymm6, 0xAA
    vpblendd ymm3, ymm12, ymm3, 0xAA
    vpmulld ymm6, ymm6, ymm8
    vpmulld ymm3, ymm3, ymm8
    vpsubd ymm1, ymm1, ymm6
    vpsubd ymm11, ymm11, ymm3
    vmovdqu ymmword ptr [rdi + 0], ymm4
    vmovdqu ymmword ptr [rdi + 32], ymm9
    vmovdqu ymmword ptr [rdi + 64], ymm2
    vmovdqu ymmword ptr [rdi + 96], ymm7
    vmovdqu ymmword ptr [rdi + 128], ymm5
    vmovdqu ymmword ptr [rdi + 160], ymm0
    vmovdqu ymmword ptr [rdi + 192], ymm1
    vmovdqu ymmword ptr [rdi + 224], ymm11
    add rsi, 1280
    add rdi, 256
    dec eax
    jnz Lmldsa_inverse_avx2_0
    sub rdi, 1024
    mov eax, 4
Lmldsa_inverse_avx2_1:
    vmovdqu ymm0, ymmword ptr [rdi + 0]
    vmovdqu ymm1, ymmword ptr [rdi + 128]
    vmovdqu ymm2, ymmword ptr [rdi + 256]
    vmovdqu ymm3, ymmword ptr [rdi + 384]
    vmovdqu ymm4, ymmword ptr [rdi + 512]
    vmovdqu ymm5, ymmword ptr [rdi + 640]
    vmovdqu ymm6, ymmword ptr [rdi + 768]
    vmovdqu ymm7, ymmword ptr [rdi + 896]
    vpsubd ymm9, ymm1, ymm0
    vpsubd ymm11, ymm3, ymm2
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm2, ymm2, ymm3
    vpsrlq ymm1, ymm9, 32
    vpsrlq ymm3, ymm11, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 32]
    vpmuldq ymm12, ymm11, ymmword ptr [rsi + 96]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 32]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 96]
    vpmulld ymm9, ymm9, ymmword ptr [rsi + 0]
    vpmulld ymm11, ymm11, ymmword ptr [rsi + 64]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm1, ymm10, ymm1, 0xAA
    vpblendd ymm3, ymm12, ymm3, 0xAA
    vpmulld ymm1, ymm1, ymm8
    vpmulld ymm3, ymm3, ymm8
    vpsubd ymm9, ymm9, ymm1
    vpsubd ymm11, ymm11, ymm3
    vpsubd ymm1, ymm5, ymm4
    vpsubd ymm3, ymm7, ymm6
    vpaddd ymm4, ymm4, ymm5
    vpaddd ymm6, ymm6, ymm7
    vpsrlq ymm5, ymm1, 32
    vpsrlq ymm7, ymm3, 32
    vpmuldq ymm10, ymm1, ymmword ptr [rsi + 160]
    vpmuldq ymm12, ymm3, ymmword ptr [rsi + 224]
    vpmuldq ymm5, ymm5, ymmword ptr [rsi + 160]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 224]
    vpmulld ymm1, ymm1, ymmword ptr [rsi + 128]
    vpmulld ymm3, ymm3, ymmword ptr [rsi + 192]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm5, ymm10, ymm5, 0xAA
    vpblendd ymm7, ymm12, ymm7, 0xAA
    vpmulld ymm5, ymm5, ymm8
    vpmulld ymm7, ymm7, ymm8
    vpsubd ymm1, ymm1, ymm5
    vpsubd ymm3, ymm3, ymm7
    vpsubd ymm5, ymm2, ymm0
    vpsubd ymm7, ymm11, ymm9
    vpaddd ymm0, ymm0, ymm2
    vpaddd ymm9, ymm9, ymm11
    vpsrlq ymm2, ymm5, 32
    vpsrlq ymm11, ymm7, 32
    vpmuldq ymm10, ymm5, ymmword ptr [rsi + 288]
    vpmuldq ymm12, ymm7, ymmword ptr [rsi + 288]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 288]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 288]
    vpmulld ymm5, ymm5, ymmword ptr [rsi + 256]
    vpmulld ymm7, ymm7, ymmword ptr [rsi + 256]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm11, ymm12, ymm11, 0xAA
    vpmulld ymm2, ymm2, ymm8
    vpmulld ymm11, ymm11, ymm8
    vpsubd ymm5, ymm5, ymm2
    vpsubd ymm7, ymm7, ymm11
    vpsubd ymm2, ymm6, ymm4
    vpsubd ymm11, ymm3, ymm1
    vpaddd ymm4, ymm4, ymm6
    vpaddd ymm1, ymm1, ymm3
    vpsrlq ymm6, ymm2, 32
    vpsrlq ymm3, ymm11, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 352]
    vpmuldq ymm12, ymm11, ymmword ptr [rsi + 352]
    vpmuldq ymm6, ymm6, ymmword ptr [rsi + 352]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 352]
    vpmulld ymm2, ymm2, ymmword ptr [rsi + 320]
    vpmulld ymm11, ymm11, ymmword ptr [rsi + 320]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm6, ymm10, ymm6, 0xAA
    vpblendd ymm3, ymm12, ymm3, 0xAA
    vpmulld ymm6, ymm6, ymm8
    vpmulld ymm3, ymm3, ymm8
    vpsubd ymm2, ymm2, ymm6
    vpsubd ymm11, ymm11, ymm3
    vpsubd ymm6, ymm4, ymm0
    vpsubd ymm3, ymm1, ymm9
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm9, ymm9, ymm1
    vpsrlq ymm4, ymm6, 32
    vpsrlq ymm1, ymm3, 32
    vpmuldq ymm10, ymm6, ymmword ptr [rsi + 416]
    vpmuldq ymm12, ymm3, ymmword ptr [rsi + 416]
    vpmuldq ymm4, ymm4, ymmword ptr [rsi + 416]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 416]
    vpmulld ymm6, ymm6, ymmword ptr [rsi + 384]
    vpmulld ymm3, ymm3, ymmword ptr [rsi + 384]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm4, ymm10, ymm4, 0xAA
    vpblendd ymm1, ymm12, ymm1, 0xAA
    vpmulld ymm4, ymm4, ymm8
    vpmulld ymm1, ymm1, ymm8
    vpsubd ymm6, ymm6, ymm4
    vpsubd ymm3, ymm3, ymm1
    vpsrlq ymm4, ymm0, 32
    vpsrlq ymm1, ymm9, 32
    vpmuldq ymm10, ymm0, ymmword ptr [rsi + 480]
    vpmuldq ymm12, ymm9, ymmword ptr [rsi + 480]
    vpmuldq ymm4, ymm4, ymmword ptr [rsi + 480]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 480]
    vpmulld ymm0, ymm0, ymmword ptr [rsi + 448]
    vpmulld ymm9, ymm9, ymmword ptr [rsi + 448]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm4, ymm10, ymm4, 0xAA
    vpblendd ymm1, ymm12, ymm1, 0xAA
    vpmulld ymm4, ymm4, ymm8
    vpmulld ymm1, ymm1, ymm8
    vpsubd ymm0, ymm0, ymm4
    vpsubd ymm9, ymm9, ymm1
    vpsubd ymm4, ymm2, ymm5
    vpsubd ymm1, ymm11, ymm7
    vpaddd ymm5, ymm5, ymm2
    vpaddd ymm7, ymm7, ymm11
    vpsrlq ymm2, ymm4, 32
    vpsrlq ymm11, ymm1, 32
    vpmuldq ymm10, ymm4, ymmword ptr [rsi + 416]
    vpmuldq ymm12, ymm1, ymmword ptr [rsi + 416]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 416]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 416]
    vpmulld ymm4, ymm4, ymmword ptr [rsi + 384]
    vpmulld ymm1, ymm1, ymmword ptr [rsi + 384]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm11, ymm12, ymm11, 0xAA
    vpmulld ymm2, ymm2, ymm8
    vpmulld ymm11, ymm11, ymm8
    vpsubd ymm4, ymm4, ymm2
    vpsubd ymm1, ymm1, ymm11
    vpsrlq ymm2, ymm5, 32
    vpsrlq ymm11, ymm7, 32
    vpmuldq ymm10, ymm5, ymmword ptr [rsi + 480]
    vpmuldq ymm12, ymm7, ymmword ptr [rsi + 480]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 480]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 480]
    vpmulld ymm5, ymm5, ymmword ptr [rsi + 448]
    vpmulld ymm7, ymm7, ymmword ptr [rsi + 448]
    vmovshdup ymm10, ymm10
    vmovshdup ymm12, ymm12
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm11, ymm12, ymm11, 0xAA
    vpmulld ymm2, ymm2, ymm8
    vpmulld ymm11, ymm11, ymm8
    vpsubd ymm5, ymm5, ymm2
    vpsubd ymm7, ymm7, ymm11
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 128], ymm9
    vmovdqu ymmword ptr [rdi + 256], ymm5
    vmovdqu ymmword ptr [rdi + 384], ymm7
    vmovdqu ymmword ptr [rdi + 512], ymm6
    vmovdqu ymmword ptr [rdi + 640], ymm3
    vmovdqu ymmword ptr [rdi + 768], ymm4
    vmovdqu ymmword ptr [rdi + 896], ymm1
    add rdi, 32
    dec eax
    jnz Lmldsa_inverse_avx2_1
    add rsi, 512
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_mldsa_inverse_avx2), . - SYMBOL(lanewise_mldsa_inverse_avx2)
#endif
    MS_ENTRY(lanewise_mldsa_inverse_avx2, 3, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lmldsa_inverse_avx2_roots:
    .long -731434, 1054478, -781875, 1900052, -3773731, -3974485, 3531229, -303005
    .long -374860238, 540420426, -400711272, 973777462, -1934038751, -2036925262, 1809756372, -155290192
    .long 540420426, 0, 973777462, 0, -2036925262, 0, -155290192, 0
    .long -392707, 2926054, -1716814, -3014420, -2193087, 2358373, 3123762, -2185084
    .long -201262505, 1499603926, -879867909, -1544891539, -1123958025, 1208667171, 1600929361, -1119856484
    .long 1499603926, 0, -1544891539, 0, 1208667171, 0, -1119856484, 0
    .long -1514152, 140244, 3430436, 860144, -553718, 508145, -1103344, 3105558
    .long -776003547, 71875110, 1758099917, 440824168, -283780712, 260424530, -565464272, 1591599803
    .long 71875110, 0, 440824168, 0, 260424530, 0, 1591599803, 0
    .long -770441, 545376, 214880, 3363542, 3020393, -1370517, -11879, 3994671
    .long -394851342, 279505433, 110126092, 1723816713, 1547952704, -702390549, -6087993, 2047270596
    .long 279505433, 0, 1723816713, 0, -702390549, 0, 2047270596, 0
    .long 1744507, 1744507, -2236726, -2236726, -1922253, -1922253, -3818627, -3818627
    .long 894060583, 894060583, -1146323031, -1146323031, -985155484, -985155484, -1957047970, -1957047970
    .long -2354215, -2354215, 1011223, 1011223, -327848, -327848, 348812, 348812
    .long -1206536194, -1206536194, 518252220, 518252220, -168022240, -168022240, 178766299, 178766299
    .long -459163, -459163, -653275, -653275, 2312838, 2312838, -3467665, -3467665
    .long -235321234, -235321234, -334803717, -334803717, 1185330464, 1185330464, -1777179795, -1777179795
    .long -2778788, -2778788, 2683270, 2683270, -2775755, -2775755, 1356448, 1356448
    .long -1424130038, -1424130038, 1375177022, 1375177022, -1422575624, -1422575624, 695180180, 695180180
    .long 1858416, 1858416, 1858416, 1858416, 3345963, 3345963, 3345963, 3345963
    .long 952438995, 952438995, 952438995, 952438995, 1714807468, 1714807468, 1714807468, 1714807468
    .long 1853806, 1853806, 1853806, 1853806, 2917338, 2917338, 2917338, 2917338
    .long 950076368, 950076368, 950076368, 950076368, 1495136972, 1495136972, 1495136972, 1495136972
    .long 3870317, 3870317, 3870317, 3870317, 556856, 556856, 556856, 556856
    .long 1983539117, 1983539117, 1983539117, 1983539117, 285388938, 285388938, 285388938, 285388938
    .long 3192354, 3192354, 3192354, 3192354, -2897314, -2897314, -2897314, -2897314
    .long 1636082790, 1636082790, 1636082790, 1636082790, -1484874664, -1484874664, -1484874664, -1484874664
    .long 2283733, 2283733, 2283733, 2283733, 2283733, 2283733, 2283733, 2283733
    .long 1170414139, 1170414139, 1170414139, 1170414139, 1170414139, 1170414139, 1170414139, 1170414139
    .long 2815639, 2815639, 2815639, 2815639, 2815639, 2815639, 2815639, 2815639
    .long 1443016191, 1443016191, 1443016191, 1443016191, 1443016191, 1443016191, 1443016191, 1443016191
    .long -3585098, -3585098, -3585098, -3585098, -3585098, -3585098, -3585098, -3585098
    .long -1837364258, -1837364258, -1837364258, -1837364258, -1837364258, -1837364258, -1837364258, -1837364258
    .long -642628, -642628, -642628, -642628, -642628, -642628, -642628, -642628
    .long -329347125, -329347125, -329347125, -329347125, -329347125, -329347125, -329347125, -329347125
    .long -1221177, -1221177, -1221177, -1221177, -1221177, -1221177, -1221177, -1221177
    .long -625853735, -625853735, -625853735, -625853735, -625853735, -625853735, -625853735, -625853735
    .long 557458, 557458, 557458, 557458, 557458, 557458, 557458, 557458
    .long 285697463, 285697463, 285697463, 285697463, 285697463, 285697463, 285697463, 285697463
    .long -3369273, 1163598, 2028038, 1665318, 1723229, -1615530, 2569011, 3980599
    .long -1726753853, 596344473, 1039370342, 853476187, 883155599, -827959816, 1316619236, 2040058690
    .long 596344473, 0, 853476187, 0, -827959816, 0, 2040058690, 0
    .long -4022750, 749577, 4148469, -2612853, 3009748, 2647994, -338420, -3033742
    .long -2061661095, 384158533, 2126092136, -1339088280, 1542497137, 1357098057, -173440395, -1554794072
    .long 384158533, 0, -1339088280, 0, 1357098057, 0, -1554794072, 0
    .long -1834526, -724804, -1187885, 507927, -1393159, 2491325, 1994046, -1476985
    .long -940195359, -371462360, -608791570, 260312805, -713994583, 1276805128, 1021949428, -756955444
    .long -371462360, 0, 260312805, 0, 1276805128, 0, -756955444, 0
    .long -2743411, 527981, -1179613, 586241, -2033807, -2374402, 2105286, -1623354
    .long -1405999311, 270590488, -604552167, 300448763, -1042326957, -1216882040, 1078959975, -831969619
    .long 270590488, 0, 300448763, 0, -1216882040, 0, -831969619, 0
    .long 3374250, 3374250, 2925816, 2925816, -1226661, -1226661, 3901472, 3901472
    .long 1729304568, 1729304568, 1499481951, 1499481951, -628664287, -628664287, 1999506068, 1999506068
    .long 621164, 621164, 3035980, 3035980, 2461387, 2461387, -1317678, -1317678
    .long 318346816, 318346816, 1555941048, 1555941048, 1261461890, 1261461890, -675310538, -675310538
    .long -2362063, -2362063, -1300016, -1300016, -4182915, -4182915, 3482206, 3482206
    .long -1210558298, -1210558298, -666258756, -666258756, -2143745726, -2143745726, 1784632064, 1784632064
    .long -2254727, -2254727, -2391089, -2391089, 1787943, 1787943, -2579253, -2579253
    .long -1155548552, -1155548552, -1225434135, -1225434135, 916321552, 916321552, -1321868265, -1321868265
    .long -3950053, -3950053, -3950053, -3950053, -1716988, -1716988, -1716988, -1716988
    .long -2024403852, -2024403852, -2024403852, -2024403852, -879957084, -879957084, -879957084, -879957084
    .long -1935799, -1935799, -1935799, -1935799, 3756790, 3756790, 3756790, 3756790
    .long -992097815, -992097815, -992097815, -992097815, 1925356481, 1925356481, 1925356481, 1925356481
    .long -3574466, -3574466, -3574466, -3574466, -817536, -817536, -817536, -817536
    .long -1831915353, -1831915353, -1831915353, -1831915353, -418987550, -418987550, -418987550, -418987550
    .long 1759347, 1759347, 1759347, 1759347, 3415069, 3415069, 3415069, 3415069
    .long 901666090, 901666090, 901666090, 901666090, 1750224323, 1750224323, 1750224323, 1750224323
    .long 1460718, 1460718, 1460718, 1460718, 1460718, 1460718, 1460718, 1460718
    .long 748618600, 748618600, 748618600, 748618600, 748618600, 748618600, 748618600, 748618600
    .long 2453983, 2453983, 2453983, 2453983, 2453983, 2453983, 2453983, 2453983
    .long 1257667337, 1257667337, 1257667337, 1257667337, 1257667337, 1257667337, 1257667337, 1257667337
    .long 1714295, 1714295, 1714295, 1714295, 1714295, 1714295, 1714295, 1714295
    .long 878576921, 878576921, 878576921, 878576921, 878576921, 878576921, 878576921, 878576921
    .long -3227876, -3227876, -3227876, -3227876, -3227876, -3227876, -3227876, -3227876
    .long -1654287830, -1654287830, -1654287830, -1654287830, -1654287830, -1654287830, -1654287830, -1654287830
    .long -1005239, -1005239, -1005239, -1005239, -1005239, -1005239, -1005239, -1005239
    .long -515185417, -515185417, -515185417, -515185417, -515185417, -515185417, -515185417, -515185417
    .long 3764867, 3764867, 3764867, 3764867, 3764867, 3764867, 3764867, 3764867
    .long 1929495947, 1929495947, 1929495947, 1929495947, 1929495947, 1929495947, 1929495947, 1929495947
    .long -2178965, -818761, -1879878, 2039144, -3472069, 4040196, -1921994, -458740
    .long -1116720494, -419615363, -963438279, 1045062172, -1779436847, 2070602178, -985022747, -235104446
    .long -419615363, 0, 1045062172, 0, 2070602178, 0, -235104446, 0
    .long -2218467, -1310261, 613238, -1354892, 2513018, -89301, 141835, 2998219
    .long -1136965286, -671509323, 314284737, -694382729, 1287922800, -45766801, 72690498, 1536588520
    .long -671509323, 0, -694382729, 0, -45766801, 0, 1536588520, 0
    .long -12417, 1254190, 2642980, 3195676, -3838479, 1239911, 2296099, 3747250
    .long -6363718, 642772911, 1354528380, 1637785316, -1967222129, 635454918, 1176751719, 1920467227
    .long 642772911, 0, 1637785316, 0, 635454918, 0, 1920467227, 0
    .long -3180456, -268456, -3611750, 2387513, -1727088, 2192938, -1772588, -4146264
    .long -1629985060, -137583815, -1851023419, 1223601433, -885133339, 1123881663, -908452108, -2124962073
    .long -137583815, 0, 1223601433, 0, 1123881663, 0, -2124962073, 0
    .long 3258457, 3258457, -3250154, -3250154, 235407, 235407, 1736313, 1736313
    .long 1669960606, 1669960606, -1665705315, -1665705315, 120646188, 120646188, 889861155, 889861155
    .long -3197248, -3197248, 1987814, 1987814, -3488383, -3488383, -4166425, -4166425
    .long -1638590967, -1638590967, 1018755525, 1018755525, -1787797779, -1787797779, -2135294594, -2135294594
    .long -3334383, -3334383, 2462444, 2462444, 169688, 169688, -565603, -565603
    .long -1708872713, -1708872713, 1262003603, 1262003603, 86965173, 86965173, -289871779, -289871779
    .long -2962264, -2962264, 1148858, 1148858, 482649, 482649, 1528066, 1528066
    .long -1518161567, -1518161567, 588790216, 588790216, 247357819, 247357819, 783134478, 783134478
    .long 2156050, 2156050, 2156050, 2156050, 3241972, 3241972, 3241972, 3241972
    .long 1104976547, 1104976547, 1104976547, 1104976547, 1661512036, 1661512036, 1661512036, 1661512036
    .long -4018989, -4018989, -4018989, -4018989, 2071829, 2071829, 2071829, 2071829
    .long -2059733581, -2059733581, -2059733581, -2059733581, 1061813248, 1061813248, 1061813248, 1061813248
    .long -3506380, -3506380, -3506380, -3506380, 1095468, 1095468, 1095468, 1095468
    .long -1797021249, -1797021249, -1797021249, -1797021249, 561427818, 561427818, 561427818, 561427818
    .long 928749, 928749, 928749, 928749, 394148, 394148, 394148, 394148
    .long 475984260, 475984260, 475984260, 475984260, 202001019, 202001019, 202001019, 202001019
    .long -1335936, -1335936, -1335936, -1335936, -1335936, -1335936, -1335936, -1335936
    .long -684667771, -684667771, -684667771, -684667771, -684667771, -684667771, -684667771, -684667771
    .long 676590, 676590, 676590, 676590, 676590, 676590, 676590, 676590
    .long 346752664, 346752664, 346752664, 346752664, 346752664, 346752664, 346752664, 346752664
    .long -434125, -434125, -434125, -434125, -434125, -434125, -434125, -434125
    .long -222489248, -222489248, -222489248, -222489248, -222489248, -222489248, -222489248, -222489248
    .long -3524442, -3524442, -3524442, -3524442, -3524442, -3524442, -3524442, -3524442
    .long -1806278032, -1806278032, -1806278032, -1806278032, -1806278032, -1806278032, -1806278032, -1806278032
    .long 2129892, 2129892, 2129892, 2129892, 2129892, 2129892, 2129892, 2129892
    .long 1091570561, 1091570561, 1091570561, 1091570561, 1091570561, 1091570561, 1091570561, 1091570561
    .long 2682288, 2682288, 2682288, 2682288, 2682288, 2682288, 2682288, 2682288
    .long 1374673747, 1374673747, 1374673747, 1374673747, 1374673747, 1374673747, 1374673747, 1374673747
    .long -2455377, -250446, 635956, -3551006, -3768948, 2678278, -3410568, -1685153
    .long -1258381762, -128353682, 325927722, -1819892093, -1931587462, 1372618620, -1747917558, -863641633
    .long -128353682, 0, -1819892093, 0, 1372618620, 0, -863641633, 0
    .long -3759465, -3956944, 1596822, -1979497, -2454145, 1009365, 822541, -27812
    .long -1926727420, -2027935492, 818371958, -1014493059, -1257750362, 517299994, 421552614, -14253662
    .long -2027935492, 0, -1014493059, 0, 517299994, 0, -14253662, 0
    .long -3716946, -3284915, -2296397, -3956745, -3965306, 636927, 87208, 1182243
    .long -1904936414, -1683520342, -1176904444, -2027833504, -2032221021, 326425360, 44694137, 605900043
    .long -1683520342, 0, -2027833504, 0, 326425360, 0, 605900043, 0
    .long 2772600, -59148, -1780227, 2660408, -1455890, -2659525, -1935420, 1753
    .long 1420958686, -30313375, -912367099, 1363460238, -746144248, -1363007700, -991903578, 898413
    .long -30313375, 0, 1363460238, 0, -1363007700, 0, 898413, 0
    .long 4158088, 4158088, -1109516, -1109516, -2983781, -2983781, 2811291, 2811291
    .long 2131021878, 2131021878, -568627424, -568627424, -1529189038, -1529189038, 1440787840, 1440787840
    .long -3815725, -3815725, 1937570, 1937570, 2028118, 2028118, 2508980, 2508980
    .long -1955560694, -1955560694, 993005454, 993005454, 1039411342, 1039411342, 1285853323, 1285853323
    .long -274060, -274060, -3121440, -3121440, -3222807, -3222807, 4183372, 4183372
    .long -140455867, -140455867, -1599739335, -1599739335, -1651689966, -1651689966, 2143979939, 2143979939
    .long 3852015, 3852015, -2635473, -2635473, 1277625, 1277625, 3073009, 3073009
    .long 1974159335, 1974159335, -1350681039, -1350681039, 654783359, 654783359, 1574918427, 1574918427
    .long 1159875, 1159875, 1159875, 1159875, 3704823, 3704823, 3704823, 3704823
    .long 594436433, 594436433, 594436433, 594436433, 1898723372, 1898723372, 1898723372, 1898723372
    .long 2101410, 2101410, 2101410, 2101410, -3110818, -3110818, -3110818, -3110818
    .long 1076973524, 1076973524, 1076973524, 1076973524, -1594295555, -1594295555, -1594295555, -1594295555
    .long -3586446, -3586446, -3586446, -3586446, 2740543, 2740543, 2740543, 2740543
    .long -1838055109, -1838055109, -1838055109, -1838055109, 1404529459, 1404529459, 1404529459, 1404529459
    .long 3182878, 3182878, 3182878, 3182878, 3602218, 3602218, 3602218, 3602218
    .long 1631226336, 1631226336, 1631226336, 1631226336, 1846138265, 1846138265, 1846138265, 1846138265
    .long -1674615, -1674615, -1674615, -1674615, -1674615, -1674615, -1674615, -1674615
    .long -858240904, -858240904, -858240904, -858240904, -858240904, -858240904, -858240904, -858240904
    .long 2663378, 2663378, 2663378, 2663378, 2663378, 2663378, 2663378, 2663378
    .long 1364982364, 1364982364, 1364982364, 1364982364, 1364982364, 1364982364, 1364982364, 1364982364
    .long -4063053, -4063053, -4063053, -4063053, -4063053, -4063053, -4063053, -4063053
    .long -2082316400, -2082316400, -2082316400, -2082316400, -2082316400, -2082316400, -2082316400, -2082316400
    .long -3370349, -3370349, -3370349, -3370349, -3370349, -3370349, -3370349, -3370349
    .long -1727305304, -1727305304, -1727305304, -1727305304, -1727305304, -1727305304, -1727305304, -1727305304
    .long 3542485, 3542485, 3542485, 3542485, 3542485, 3542485, 3542485, 3542485
    .long 1815525077, 1815525077, 1815525077, 1815525077, 1815525077, 1815525077, 1815525077, 1815525077
    .long -601683, -601683, -601683, -601683, -601683, -601683, -601683, -601683
    .long -308362795, -308362795, -308362795, -308362795, -308362795, -308362795, -308362795, -308362795
    .long -3201430, -3201430, -3201430, -3201430, -3201430, -3201430, -3201430, -3201430
    .long -1640734244, -1640734244, -1640734244, -1640734244, -1640734244, -1640734244, -1640734244, -1640734244
    .long -3145678, -3145678, -3145678, -3145678, -3145678, -3145678, -3145678, -3145678
    .long -1612161320, -1612161320, -1612161320, -1612161320, -1612161320, -1612161320, -1612161320, -1612161320
    .long -2883726, -2883726, -2883726, -2883726, -2883726, -2883726, -2883726, -2883726
    .long -1477910808, -1477910808, -1477910808, -1477910808, -1477910808, -1477910808, -1477910808, -1477910808
    .long -3201494, -3201494, -3201494, -3201494, -3201494, -3201494, -3201494, -3201494
    .long -1640767044, -1640767044, -1640767044, -1640767044, -1640767044, -1640767044, -1640767044, -1640767044
    .long 3761513, 3761513, 3761513, 3761513, 3761513, 3761513, 3761513, 3761513
    .long 1927777021, 1927777021, 1927777021, 1927777021, 1927777021, 1927777021, 1927777021, 1927777021
    .long 3765607, 3765607, 3765607, 3765607, 3765607, 3765607, 3765607, 3765607
    .long 1929875198, 1929875198, 1929875198, 1929875198, 1929875198, 1929875198, 1929875198, 1929875198
    .long 294725, 294725, 294725, 294725, 294725, 294725, 294725, 294725
    .long 151046689, 151046689, 151046689, 151046689, 151046689, 151046689, 151046689, 151046689
    .long 16382, 16382, 16382, 16382, 16382, 16382, 16382, 16382
    .long 8395782, 8395782, 8395782, 8395782, 8395782, 8395782, 8395782, 8395782

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
