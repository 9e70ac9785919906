# PYTHONPATH=lab python3 -m lanewise_lab.ntt mldsa_avx2 > src/mldsa/x86_64/mldsa_avx2.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// lanewise_mldsa_ntt_avx2(p): to the NTT domain. Input |x| <= 8380416, output |x| <= 75423752.
// lanewise_mldsa_inverse_avx2(p): back, times 2^32. Input |x| <= 6704332, output |x| <= 8380416.
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
    vpsrlq ymm11, ymm4, 32
    vpsrlq ymm14, ymm5, 32
    vpmuldq ymm10, ymm4, ymmword ptr [rsi + 0]
    vpmuldq ymm13, ymm5, ymmword ptr [rsi + 0]
    vpmuldq ymm4, ymm4, ymmword ptr [rsi + 32]
    vpmuldq ymm5, ymm5, ymmword ptr [rsi + 32]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 0]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 0]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 32]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 32]
    vpmuldq ymm4, ymm4, ymm8
    vpmuldq ymm5, ymm5, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm4
    vpsubd ymm13, ymm13, ymm5
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm4, ymm0, ymm9
    vpsubd ymm5, ymm1, ymm12
    vpaddd ymm0, ymm0, ymm9
    vpaddd ymm1, ymm1, ymm12
    vpsrlq ymm11, ymm6, 32
    vpsrlq ymm14, ymm7, 32
    vpmuldq ymm10, ymm6, ymmword ptr [rsi + 0]
    vpmuldq ymm13, ymm7, ymmword ptr [rsi + 0]
    vpmuldq ymm6, ymm6, ymmword ptr [rsi + 32]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 32]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 0]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 0]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 32]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 32]
    vpmuldq ymm6, ymm6, ymm8
    vpmuldq ymm7, ymm7, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm6
    vpsubd ymm13, ymm13, ymm7
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm6, ymm2, ymm9
    vpsubd ymm7, ymm3, ymm12
    vpaddd ymm2, ymm2, ymm9
    vpaddd ymm3, ymm3, ymm12
    vpsrlq ymm11, ymm2, 32
    vpsrlq ymm14, ymm3, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 64]
    vpmuldq ymm13, ymm3, ymmword ptr [rsi + 64]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 96]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 96]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 64]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 64]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 96]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 96]
    vpmuldq ymm2, ymm2, ymm8
    vpmuldq ymm3, ymm3, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm2
    vpsubd ymm13, ymm13, ymm3
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm2, ymm0, ymm9
    vpsubd ymm3, ymm1, ymm12
    vpaddd ymm0, ymm0, ymm9
    vpaddd ymm1, ymm1, ymm12
    vpsrlq ymm11, ymm6, 32
    vpsrlq ymm14, ymm7, 32
    vpmuldq ymm10, ymm6, ymmword ptr [rsi + 128]
    vpmuldq ymm13, ymm7, ymmword ptr [rsi + 128]
    vpmuldq ymm6, ymm6, ymmword ptr [rsi + 160]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 160]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 128]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 128]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 160]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 160]
    vpmuldq ymm6, ymm6, ymm8
    vpmuldq ymm7, ymm7, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm6
    vpsubd ymm13, ymm13, ymm7
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm6, ymm4, ymm9
    vpsubd ymm7, ymm5, ymm12
    vpaddd ymm4, ymm4, ymm9
    vpaddd ymm5, ymm5, ymm12
    vpsrlq ymm11, ymm1, 32
    vpsrlq ymm14, ymm3, 32
    vpmuldq ymm10, ymm1, ymmword ptr [rsi + 192]
    vpmuldq ymm13, ymm3, ymmword ptr [rsi + 256]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 224]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 288]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 192]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 256]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 224]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 288]
    vpmuldq ymm1, ymm1, ymm8
    vpmuldq ymm3, ymm3, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm1
    vpsubd ymm13, ymm13, ymm3
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm1, ymm0, ymm9
    vpsubd ymm3, ymm2, ymm12
    vpaddd ymm0, ymm0, ymm9
    vpaddd ymm2, ymm2, ymm12
    vpsrlq ymm11, ymm5, 32
    vpsrlq ymm14, ymm7, 32
    vpmuldq ymm10, ymm5, ymmword ptr [rsi + 320]
    vpmuldq ymm13, ymm7, ymmword ptr [rsi + 384]
    vpmuldq ymm5, ymm5, ymmword ptr [rsi + 352]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 416]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 320]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 384]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 352]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 416]
    vpmuldq ymm5, ymm5, ymm8
    vpmuldq ymm7, ymm7, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm5
    vpsubd ymm13, ymm13, ymm7
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm5, ymm4, ymm9
    vpsubd ymm7, ymm6, ymm12
    vpaddd ymm4, ymm4, ymm9
    vpaddd ymm6, ymm6, ymm12
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 128], ymm1
    vmovdqu ymmword ptr [rdi + 256], ymm2
    vmovdqu ymmword ptr [rdi + 384], ymm3
    vmovdqu ymmword ptr [rdi + 512], ymm4
    vmovdqu ymmword ptr [rdi + 640], ymm5
    vmovdqu ymmword ptr [rdi + 768], ymm6
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
    vpsrlq ymm11, ymm2, 32
    vpsrlq ymm14, ymm3, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 0]
    vpmuldq ymm13, ymm3, ymmword ptr [rsi + 0]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 32]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 32]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 0]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 0]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 32]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 32]
    vpmuldq ymm2, ymm2, ymm8
    vpmuldq ymm3, ymm3, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm2
    vpsubd ymm13, ymm13, ymm3
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm2, ymm0, ymm9
    vpsubd ymm3, ymm1, ymm12
    vpaddd ymm0, ymm0, ymm9
    vpaddd ymm1, ymm1, ymm12
    vpsrlq ymm11, ymm6, 32
    vpsrlq ymm14, ymm7, 32
    vpmuldq ymm10, ymm6, ymmword ptr [rsi + 64]
    vpmuldq ymm13, ymm7, ymmword ptr [rsi + 64]
    vpmuldq ymm6, ymm6, ymmword ptr [rsi + 96]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 96]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 64]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 64]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 96]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 96]
    vpmuldq ymm6, ymm6, ymm8
    vpmuldq ymm7, ymm7, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm6
    vpsubd ymm13, ymm13, ymm7
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm6, ymm4, ymm9
    vpsubd ymm7, ymm5, ymm12
    vpaddd ymm4, ymm4, ymm9
    vpaddd ymm5, ymm5, ymm12
    vpsrlq ymm11, ymm1, 32
    vpsrlq ymm14, ymm3, 32
    vpmuldq ymm10, ymm1, ymmword ptr [rsi + 128]
    vpmuldq ymm13, ymm3, ymmword ptr [rsi + 192]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 160]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 224]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 128]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 192]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 160]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 224]
    vpmuldq ymm1, ymm1, ymm8
    vpmuldq ymm3, ymm3, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm1
    vpsubd ymm13, ymm13, ymm3
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm1, ymm0, ymm9
    vpsubd ymm3, ymm2, ymm12
    vpaddd ymm0, ymm0, ymm9
    vpaddd ymm2, ymm2, ymm12
    vpsrlq ymm11, ymm5, 32
    vpsrlq ymm14, ymm7, 32
    vpmuldq ymm10, ymm5, ymmword ptr [rsi + 256]
    vpmuldq ymm13, ymm7, ymmword ptr [rsi + 320]
    vpmuldq ymm5, ymm5, ymmword ptr [rsi + 288]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 352]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 256]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 320]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 288]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 352]
    vpmuldq ymm5, ymm5, ymm8
    vpmuldq ymm7, ymm7, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm5
    vpsubd ymm13, ymm13, ymm7
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm5, ymm4, ymm9
    vpsubd ymm7, ymm6, ymm12
    vpaddd ymm4, ymm4, ymm9
    vpaddd ymm6, ymm6, ymm12
    vperm2i128 ymm9, ymm0, ymm1, 0x20
    vperm2i128 ymm1, ymm0, ymm1, 0x31
    vperm2i128 ymm0, ymm2, ymm3, 0x20
    vperm2i128 ymm3, ymm2, ymm3, 0x31
    vperm2i128 ymm2, ymm4, ymm5, 0x20
    vperm2i128 ymm5, ymm4, ymm5, 0x31
    vperm2i128 ymm4, ymm6, ymm7, 0x20
    vperm2i128 ymm7, ymm6, ymm7, 0x31
    vpsrlq ymm11, ymm1, 32
    vpsrlq ymm14, ymm3, 32
    vpmuldq ymm10, ymm1, ymmword ptr [rsi + 384]
    vpmuldq ymm13, ymm3, ymmword ptr [rsi + 448]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 416]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 480]
    vpmuldq ymm6, ymm11, ymmword ptr [rsi + 384]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 448]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 416]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 480]
    vpmuldq ymm1, ymm1, ymm8
    vpmuldq ymm3, ymm3, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm1
    vpsubd ymm13, ymm13, ymm3
    vpsubd ymm6, ymm6, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm6, ymm10, ymm6, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm1, ymm9, ymm6
    vpsubd ymm3, ymm0, ymm12
    vpaddd ymm9, ymm9, ymm6
    vpaddd ymm0, ymm0, ymm12
    vpsrlq ymm11, ymm5, 32
    vpsrlq ymm14, ymm7, 32
    vpmuldq ymm10, ymm5, ymmword ptr [rsi + 512]
    vpmuldq ymm13, ymm7, ymmword ptr [rsi + 576]
    vpmuldq ymm5, ymm5, ymmword ptr [rsi + 544]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 608]
    vpmuldq ymm6, ymm11, ymmword ptr [rsi + 512]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 576]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 544]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 608]
    vpmuldq ymm5, ymm5, ymm8
    vpmuldq ymm7, ymm7, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm5
    vpsubd ymm13, ymm13, ymm7
    vpsubd ymm6, ymm6, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm6, ymm10, ymm6, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm5, ymm2, ymm6
    vpsubd ymm7, ymm4, ymm12
    vpaddd ymm2, ymm2, ymm6
    vpaddd ymm4, ymm4, ymm12
    vpunpcklqdq ymm6, ymm9, ymm1
    vpunpckhqdq ymm1, ymm9, ymm1
    vpunpcklqdq ymm9, ymm0, ymm3
    vpunpckhqdq ymm3, ymm0, ymm3
    vpunpcklqdq ymm0, ymm2, ymm5
    vpunpckhqdq ymm5, ymm2, ymm5
    vpunpcklqdq ymm2, ymm4, ymm7
    vpunpckhqdq ymm7, ymm4, ymm7
    vpsrlq ymm11, ymm1, 32
    vpsrlq ymm14, ymm3, 32
    vpmuldq ymm10, ymm1, ymmword ptr [rsi + 640]
    vpmuldq ymm13, ymm3, ymmword ptr [rsi + 704]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 672]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 736]
    vpmuldq ymm4, ymm11, ymmword ptr [rsi + 640]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 704]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 672]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 736]
    vpmuldq ymm1, ymm1, ymm8
    vpmuldq ymm3, ymm3, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm1
    vpsubd ymm13, ymm13, ymm3
    vpsubd ymm4, ymm4, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm4, ymm10, ymm4, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm1, ymm6, ymm4
    vpsubd ymm3, ymm9, ymm12
    vpaddd ymm6, ymm6, ymm4
    vpaddd ymm9, ymm9, ymm12
    vpsrlq ymm11, ymm5, 32
    vpsrlq ymm14, ymm7, 32
    vpmuldq ymm10, ymm5, ymmword ptr [rsi + 768]
    vpmuldq ymm13, ymm7, ymmword ptr [rsi + 832]
    vpmuldq ymm5, ymm5, ymmword ptr [rsi + 800]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 864]
    vpmuldq ymm4, ymm11, ymmword ptr [rsi + 768]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 832]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 800]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 864]
    vpmuldq ymm5, ymm5, ymm8
    vpmuldq ymm7, ymm7, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm5
    vpsubd ymm13, ymm13, ymm7
    vpsubd ymm4, ymm4, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm4, ymm10, ymm4, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm5, ymm0, ymm4
    vpsubd ymm7, ymm2, ymm12
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm2, ymm2, ymm12
    vpsllq ymm4, ymm1, 32
    vpblendd ymm4, ymm6, ymm4, 0xAA
    vpsrlq ymm6, ymm6, 32
    vpblendd ymm1, ymm6, ymm1, 0xAA
    vpsllq ymm6, ymm3, 32
    vpblendd ymm6, ymm9, ymm6, 0xAA
    vpsrlq ymm9, ymm9, 32
    vpblendd ymm3, ymm9, ymm3, 0xAA
    vpsllq ymm9, ymm5, 32
    vpblendd ymm9, ymm0, ymm9, 0xAA
    vpsrlq ymm0, ymm0, 32
    vpblendd ymm5, ymm0, ymm5, 0xAA
    vpsllq ymm0, ymm7, 32
    vpblendd ymm0, ymm2, ymm0, 0xAA
    vpsrlq ymm2, ymm2, 32
    vpblendd ymm7, ymm2, ymm7, 0xAA
    vpsrlq ymm11, ymm1, 32
    vpsrlq ymm14, ymm3, 32
    vpmuldq ymm10, ymm1, ymmword ptr [rsi + 896]
    vpmuldq ymm13, ymm3, ymmword ptr [rsi + 1024]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 928]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 1056]
    vpmuldq ymm2, ymm11, ymmword ptr [rsi + 960]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 1088]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 992]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 1120]
    vpmuldq ymm1, ymm1, ymm8
    vpmuldq ymm3, ymm3, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm1
    vpsubd ymm13, ymm13, ymm3
    vpsubd ymm2, ymm2, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm1, ymm4, ymm2
    vpsubd ymm3, ymm6, ymm12
    vpaddd ymm4, ymm4, ymm2
    vpaddd ymm6, ymm6, ymm12
    vpsrlq ymm11, ymm5, 32
    vpsrlq ymm14, ymm7, 32
    vpmuldq ymm10, ymm5, ymmword ptr [rsi + 1152]
    vpmuldq ymm13, ymm7, ymmword ptr [rsi + 1280]
    vpmuldq ymm5, ymm5, ymmword ptr [rsi + 1184]
    vpmuldq ymm7, ymm7, ymmword ptr [rsi + 1312]
    vpmuldq ymm2, ymm11, ymmword ptr [rsi + 1216]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 1344]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 1248]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 1376]
    vpmuldq ymm5, ymm5, ymm8
    vpmuldq ymm7, ymm7, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm5
    vpsubd ymm13, ymm13, ymm7
    vpsubd ymm2, ymm2, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vpsubd ymm5, ymm9, ymm2
    vpsubd ymm7, ymm0, ymm12
    vpaddd ymm9, ymm9, ymm2
    vpaddd ymm0, ymm0, ymm12
    vpunpckldq ymm2, ymm4, ymm1
    vpunpckhdq ymm1, ymm4, ymm1
    vpunpckldq ymm4, ymm6, ymm3
    vpunpckhdq ymm3, ymm6, ymm3
    vpunpckldq ymm6, ymm9, ymm5
    vpunpckhdq ymm5, ymm9, ymm5
    vpunpckldq ymm9, ymm0, ymm7
    vpunpckhdq ymm7, ymm0, ymm7
    vperm2i128 ymm0, ymm2, ymm1, 0x20
    vperm2i128 ymm1, ymm2, ymm1, 0x31
    vperm2i128 ymm2, ymm4, ymm3, 0x20
    vperm2i128 ymm3, ymm4, ymm3, 0x31
    vperm2i128 ymm4, ymm6, ymm5, 0x20
    vperm2i128 ymm5, ymm6, ymm5, 0x31
    vperm2i128 ymm6, ymm9, ymm7, 0x20
    vperm2i128 ymm7, ymm9, ymm7, 0x31
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 32], ymm1
    vmovdqu ymmword ptr [rdi + 64], ymm2
    vmovdqu ymmword ptr [rdi + 96], ymm3
    vmovdqu ymmword ptr [rdi + 128], ymm4
    vmovdqu ymmword ptr [rdi + 160], ymm5
    vmovdqu ymmword ptr [rdi + 192], ymm6
    vmovdqu ymmword ptr [rdi + 224], ymm7
    add rsi, 1408
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
    .long 25847, 0, 25847, 0, 25847, 0, 25847, 0
    .long 1830765815, 0, 1830765815, 0, 1830765815, 0, 1830765815, 0
    .long -2608894, 0, -2608894, 0, -2608894, 0, -2608894, 0
    .long -1929875198, 0, -1929875198, 0, -1929875198, 0, -1929875198, 0
    .long -518909, 0, -518909, 0, -518909, 0, -518909, 0
    .long -1927777021, 0, -1927777021, 0, -1927777021, 0, -1927777021, 0
    .long 237124, 0, 237124, 0, 237124, 0, 237124, 0
    .long 1640767044, 0, 1640767044, 0, 1640767044, 0, 1640767044, 0
    .long -777960, 0, -777960, 0, -777960, 0, -777960, 0
    .long 1477910808, 0, 1477910808, 0, 1477910808, 0, 1477910808, 0
    .long -876248, 0, -876248, 0, -876248, 0, -876248, 0
    .long 1612161320, 0, 1612161320, 0, 1612161320, 0, 1612161320, 0
    .long 466468, 0, 466468, 0, 466468, 0, 466468, 0
    .long 1640734244, 0, 1640734244, 0, 1640734244, 0, 1640734244, 0
    .long 1826347, 0, 1826347, 0, 1826347, 0, 1826347, 0
    .long 308362795, 0, 308362795, 0, 308362795, 0, 308362795, 0
    .long 2353451, 0, 2353451, 0, 2353451, 0, 2353451, 0
    .long -1815525077, 0, -1815525077, 0, -1815525077, 0, -1815525077, 0
    .long 2725464, 0, 2725464, 0, 2725464, 0, 2725464, 0
    .long 1727305304, 0, 1727305304, 0, 1727305304, 0, 1727305304, 0
    .long 1024112, 0, 1024112, 0, 1024112, 0, 1024112, 0
    .long 2082316400, 0, 2082316400, 0, 2082316400, 0, 2082316400, 0
    .long -1079900, 0, -1079900, 0, -1079900, 0, -1079900, 0
    .long -1364982364, 0, -1364982364, 0, -1364982364, 0, -1364982364, 0
    .long 3585928, 0, 3585928, 0, 3585928, 0, 3585928, 0
    .long 858240904, 0, 858240904, 0, 858240904, 0, 858240904, 0
    .long 2706023, 0, 2706023, 0, 95776, 0, 95776, 0
    .long -1846138265, 0, -1846138265, 0, -1631226336, 0, -1631226336, 0
    .long 3077325, 0, 3077325, 0, 3530437, 0, 3530437, 0
    .long -1404529459, 0, -1404529459, 0, 1838055109, 0, 1838055109, 0
    .long -1661693, 0, -1661693, 0, -3592148, 0, -3592148, 0
    .long 1594295555, 0, 1594295555, 0, -1076973524, 0, -1076973524, 0
    .long -2537516, 0, -2537516, 0, 3915439, 0, 3915439, 0
    .long -1898723372, 0, -1898723372, 0, -594436433, 0, -594436433, 0
    .long -3930395, 0, -1528703, 0, -3677745, 0, -3041255, 0
    .long -1574918427, 0, -654783359, 0, 1350681039, 0, -1974159335, 0
    .long -1452451, 0, 3475950, 0, 2176455, 0, -1585221, 0
    .long -2143979939, 0, 1651689966, 0, 1599739335, 0, 140455867, 0
    .long -1257611, 0, 1939314, 0, -4083598, 0, -1000202, 0
    .long -1285853323, 0, -1039411342, 0, -993005454, 0, 1955560694, 0
    .long -3190144, 0, -3157330, 0, -3632928, 0, 126922, 0
    .long -1440787840, 0, 1529189038, 0, 568627424, 0, -2131021878, 0
    .long 2091667, 0, 2316500, 0, -3342478, 0, -2446433, 0
    .long -898413, 0, 1363007700, 0, -1363460238, 0, 30313375, 0
    .long 3407706, 0, 3817976, 0, 2244091, 0, -3562462, 0
    .long 991903578, 0, 746144248, 0, 912367099, 0, -1420958686, 0
    .long 266997, 0, -1235728, 0, -3520352, 0, -1197226, 0
    .long -605900043, 0, -326425360, 0, 2027833504, 0, 1683520342, 0
    .long 2434439, 0, 3513181, 0, -3759364, 0, -3193378, 0
    .long -44694137, 0, 2032221021, 0, 1176904444, 0, 1904936414, 0
    .long 900702, 0, 909542, 0, 495491, 0, -43260, 0
    .long 14253662, 0, -517299994, 0, 1014493059, 0, 2027935492, 0
    .long 1859098, 0, 819034, 0, -1613174, 0, -522500, 0
    .long -421552614, 0, 1257750362, 0, -818371958, 0, 1926727420, 0
    .long -655327, 0, 2031748, 0, -3556995, 0, -768622, 0
    .long 863641633, 0, -1372618620, 0, 1819892093, 0, 128353682, 0
    .long -3122442, 0, 3207046, 0, -525098, 0, -3595838, 0
    .long 1747917558, 0, 1931587462, 0, -325927722, 0, 1258381762, 0
    .long -359251, 0, -359251, 0, -359251, 0, -359251, 0
    .long -1374673747, 0, -1374673747, 0, -1374673747, 0, -1374673747, 0
    .long -2091905, 0, -2091905, 0, -2091905, 0, -2091905, 0
    .long -1091570561, 0, -1091570561, 0, -1091570561, 0, -1091570561, 0
    .long -549488, 0, -549488, 0, -549488, 0, -549488, 0
    .long 1806278032, 0, 1806278032, 0, 1806278032, 0, 1806278032, 0
    .long -1119584, 0, -1119584, 0, -1119584, 0, -1119584, 0
    .long 222489248, 0, 222489248, 0, 222489248, 0, 222489248, 0
    .long 2619752, 0, 2619752, 0, 2619752, 0, 2619752, 0
    .long -346752664, 0, -346752664, 0, -346752664, 0, -346752664, 0
    .long -2108549, 0, -2108549, 0, -2108549, 0, -2108549, 0
    .long 684667771, 0, 684667771, 0, 684667771, 0, 684667771, 0
    .long -3861115, 0, -3861115, 0, -3043716, 0, -3043716, 0
    .long -202001019, 0, -202001019, 0, -475984260, 0, -475984260, 0
    .long 3574422, 0, 3574422, 0, -2867647, 0, -2867647, 0
    .long -561427818, 0, -561427818, 0, 1797021249, 0, 1797021249, 0
    .long 3539968, 0, 3539968, 0, -300467, 0, -300467, 0
    .long -1061813248, 0, -1061813248, 0, 2059733581, 0, 2059733581, 0
    .long 2348700, 0, 2348700, 0, -539299, 0, -539299, 0
    .long -1661512036, 0, -1661512036, 0, -1104976547, 0, -1104976547, 0
    .long 3412210, 0, -983419, 0, 2147896, 0, 2715295, 0
    .long -783134478, 0, -247357819, 0, -588790216, 0, 1518161567, 0
    .long -2967645, 0, -3693493, 0, -411027, 0, -2477047, 0
    .long 289871779, 0, -86965173, 0, -1262003603, 0, 1708872713, 0
    .long -671102, 0, -1228525, 0, -22981, 0, -1308169, 0
    .long 2135294594, 0, 1787797779, 0, -1018755525, 0, 1638590967, 0
    .long -381987, 0, 1349076, 0, 1852771, 0, -1430430, 0
    .long -889861155, 0, -120646188, 0, 1665705315, 0, -1669960606, 0
    .long 342297, 0, -2437823, 0, 3437287, 0, 1735879, 0
    .long 2124962073, 0, -1123881663, 0, -1223601433, 0, 137583815, 0
    .long 286988, 0, 4108315, 0, -3342277, 0, 203044, 0
    .long 908452108, 0, 885133339, 0, 1851023419, 0, 1629985060, 0
    .long 2842341, 0, -2590150, 0, 4055324, 0, 2486353, 0
    .long -1920467227, 0, -635454918, 0, -1637785316, 0, -642772911, 0
    .long 2691481, 0, 1265009, 0, 1247620, 0, 1595974, 0
    .long -1176751719, 0, 1967222129, 0, -1354528380, 0, 6363718, 0
    .long -3767016, 0, 2635921, 0, -2994039, 0, 1903435, 0
    .long -1536588520, 0, 45766801, 0, 694382729, 0, 671509323, 0
    .long 1250494, 0, -3548272, 0, 1869119, 0, -1050970, 0
    .long -72690498, 0, -1287922800, 0, -314284737, 0, 1136965286, 0
    .long -1333058, 0, -3318210, 0, -451100, 0, 3306115, 0
    .long 235104446, 0, -2070602178, 0, -1045062172, 0, 419615363, 0
    .long 1237275, 0, -1430225, 0, 1312455, 0, -1962642, 0
    .long 985022747, 0, 1779436847, 0, 963438279, 0, 1116720494, 0
    .long 3119733, 0, 3119733, 0, 3119733, 0, 3119733, 0
    .long -1929495947, 0, -1929495947, 0, -1929495947, 0, -1929495947, 0
    .long -2884855, 0, -2884855, 0, -2884855, 0, -2884855, 0
    .long 515185417, 0, 515185417, 0, 515185417, 0, 515185417, 0
    .long -2118186, 0, -2118186, 0, -2118186, 0, -2118186, 0
    .long 1654287830, 0, 1654287830, 0, 1654287830, 0, 1654287830, 0
    .long -3859737, 0, -3859737, 0, -3859737, 0, -3859737, 0
    .long -878576921, 0, -878576921, 0, -878576921, 0, -878576921, 0
    .long -1399561, 0, -1399561, 0, -1399561, 0, -1399561, 0
    .long -1257667337, 0, -1257667337, 0, -1257667337, 0, -1257667337, 0
    .long -3277672, 0, -3277672, 0, -3277672, 0, -3277672, 0
    .long -748618600, 0, -748618600, 0, -748618600, 0, -748618600, 0
    .long -1699267, 0, -1699267, 0, -1643818, 0, -1643818, 0
    .long -1750224323, 0, -1750224323, 0, -901666090, 0, -901666090, 0
    .long 3505694, 0, 3505694, 0, -3821735, 0, -3821735, 0
    .long 418987550, 0, 418987550, 0, 1831915353, 0, 1831915353, 0
    .long 3507263, 0, 3507263, 0, -2140649, 0, -2140649, 0
    .long -1925356481, 0, -1925356481, 0, 992097815, 0, 992097815, 0
    .long -1600420, 0, -1600420, 0, 3699596, 0, 3699596, 0
    .long 879957084, 0, 879957084, 0, 2024403852, 0, 2024403852, 0
    .long -3343383, 0, 264944, 0, 508951, 0, 3097992, 0
    .long 1321868265, 0, -916321552, 0, 1225434135, 0, 1155548552, 0
    .long 44288, 0, -1100098, 0, 904516, 0, 3958618, 0
    .long -1784632064, 0, 2143745726, 0, 666258756, 0, 1210558298, 0
    .long -3724342, 0, -8578, 0, 1653064, 0, -3249728, 0
    .long 675310538, 0, -1261461890, 0, -1555941048, 0, -318346816, 0
    .long 2389356, 0, -210977, 0, 759969, 0, -1316856, 0
    .long -1999506068, 0, 628664287, 0, -1499481951, 0, -1729304568, 0
    .long -1279661, 0, -2546312, 0, 1500165, 0, 2235880, 0
    .long 831969619, 0, 1216882040, 0, -300448763, 0, -270590488, 0
    .long 1917081, 0, -1374803, 0, 777191, 0, 3406031, 0
    .long -1078959975, 0, 1042326957, 0, 604552167, 0, 1405999311, 0
    .long -542412, 0, -1671176, 0, -2584293, 0, 594136, 0
    .long 756955444, 0, -1276805128, 0, -260312805, 0, 371462360, 0
    .long -2831860, 0, -1846953, 0, -3724270, 0, -3776993, 0
    .long -1021949428, 0, 713994583, 0, 608791570, 0, 940195359, 0
    .long -2013608, 0, 2454455, 0, 1957272, 0, 185531, 0
    .long 1554794072, 0, -1357098057, 0, 1339088280, 0, -384158533, 0
    .long 2432395, 0, -164721, 0, 3369112, 0, -1207385, 0
    .long 173440395, 0, -1542497137, 0, -2126092136, 0, 2061661095, 0
    .long -3183426, 0, 1616392, 0, 810149, 0, -3694233, 0
    .long -2040058690, 0, 827959816, 0, -853476187, 0, -596344473, 0
    .long 162844, 0, 3014001, 0, 1652634, 0, -1799107, 0
    .long -1316619236, 0, -883155599, 0, -1039370342, 0, 1726753853, 0
    .long 3111497, 0, 3111497, 0, 3111497, 0, 3111497, 0
    .long -285697463, 0, -285697463, 0, -285697463, 0, -285697463, 0
    .long 2680103, 0, 2680103, 0, 2680103, 0, 2680103, 0
    .long 625853735, 0, 625853735, 0, 625853735, 0, 625853735, 0
    .long 1757237, 0, 1757237, 0, 1757237, 0, 1757237, 0
    .long 329347125, 0, 329347125, 0, 329347125, 0, 329347125, 0
    .long -19422, 0, -19422, 0, -19422, 0, -19422, 0
    .long 1837364258, 0, 1837364258, 0, 1837364258, 0, 1837364258, 0
    .long 4010497, 0, 4010497, 0, 4010497, 0, 4010497, 0
    .long -1443016191, 0, -1443016191, 0, -1443016191, 0, -1443016191, 0
    .long 280005, 0, 280005, 0, 280005, 0, 280005, 0
    .long -1170414139, 0, -1170414139, 0, -1170414139, 0, -1170414139, 0
    .long 811944, 0, 811944, 0, 531354, 0, 531354, 0
    .long 1484874664, 0, 1484874664, 0, -1636082790, 0, -1636082790, 0
    .long 954230, 0, 954230, 0, 3881043, 0, 3881043, 0
    .long -285388938, 0, -285388938, 0, -1983539117, 0, -1983539117, 0
    .long 3900724, 0, 3900724, 0, -2556880, 0, -2556880, 0
    .long -1495136972, 0, -1495136972, 0, -950076368, 0, -950076368, 0
    .long 2071892, 0, 2071892, 0, -2797779, 0, -2797779, 0
    .long -1714807468, 0, -1714807468, 0, -952438995, 0, -952438995, 0
    .long 189548, 0, -3553272, 0, 3159746, 0, -1851402, 0
    .long -695180180, 0, 1422575624, 0, -1375177022, 0, 1424130038, 0
    .long -2409325, 0, -177440, 0, 1315589, 0, 1341330, 0
    .long 1777179795, 0, -1185330464, 0, 334803717, 0, 235321234, 0
    .long 1285669, 0, -1584928, 0, -812732, 0, -1439742, 0
    .long -178766299, 0, 168022240, 0, -518252220, 0, 1206536194, 0
    .long -3019102, 0, -3881060, 0, -3628969, 0, 3839961, 0
    .long 1957047970, 0, 985155484, 0, 1146323031, 0, -894060583, 0
    .long -3038916, 0, 3866901, 0, 2213111, 0, 1717735, 0
    .long -2047270596, 0, 702390549, 0, -1723816713, 0, -279505433, 0
    .long 3523897, 0, 269760, 0, -975884, 0, 472078, 0
    .long 6087993, 0, -1547952704, 0, -110126092, 0, 394851342, 0
    .long -426683, 0, -1803090, 0, -1667432, 0, -260646, 0
    .long -1591599803, 0, -260424530, 0, -440824168, 0, -71875110, 0
    .long 1723600, 0, 1910376, 0, -1104333, 0, -3833893, 0
    .long 565464272, 0, 283780712, 0, -1758099917, 0, 776003547, 0
    .long -2939036, 0, -420899, 0, 183443, 0, 1612842, 0
    .long 1119856484, 0, -1208667171, 0, 1544891539, 0, -1499603926, 0
    .long -2235985, 0, -2286327, 0, -976891, 0, -3545687, 0
    .long -1600929361, 0, 1123958025, 0, 879867909, 0, 201262505, 0
    .long -554416, 0, -48306, 0, 3937738, 0, -846154, 0
    .long 155290192, 0, 2036925262, 0, -973777462, 0, -540420426, 0
    .long 3919660, 0, -1362209, 0, 1400424, 0, 1976782, 0
    .long -1809756372, 0, 1934038751, 0, 400711272, 0, 374860238, 0

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
    vpsubd ymm12, ymm3, ymm9
    vpaddd ymm6, ymm6, ymm1
    vpaddd ymm9, ymm9, ymm3
    vpsrlq ymm11, ymm4, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm4, ymmword ptr [rsi + 0]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 128]
    vpmuldq ymm4, ymm4, ymmword ptr [rsi + 32]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 160]
    vpmuldq ymm1, ymm11, ymmword ptr [rsi + 64]
    vpmuldq ymm3, ymm14, ymmword ptr [rsi + 192]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 96]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 224]
    vpmuldq ymm4, ymm4, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm4
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm1, ymm1, ymm11
    vpsubd ymm3, ymm3, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm1, ymm10, ymm1, 0xAA
    vpblendd ymm3, ymm13, ymm3, 0xAA
    vpsubd ymm4, ymm5, ymm0
    vpsubd ymm12, ymm7, ymm2
    vpaddd ymm0, ymm0, ymm5
    vpaddd ymm2, ymm2, ymm7
    vpsrlq ymm11, ymm4, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm4, ymmword ptr [rsi + 256]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 384]
    vpmuldq ymm4, ymm4, ymmword ptr [rsi + 288]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 416]
    vpmuldq ymm5, ymm11, ymmword ptr [rsi + 320]
    vpmuldq ymm7, ymm14, ymmword ptr [rsi + 448]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 352]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 480]
    vpmuldq ymm4, ymm4, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm4
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm5, ymm5, ymm11
    vpsubd ymm7, ymm7, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm5, ymm10, ymm5, 0xAA
    vpblendd ymm7, ymm13, ymm7, 0xAA
    vpsllq ymm4, ymm1, 32
    vpblendd ymm4, ymm6, ymm4, 0xAA
    vpsrlq ymm6, ymm6, 32
    vpblendd ymm1, ymm6, ymm1, 0xAA
    vpsllq ymm6, ymm3, 32
    vpblendd ymm6, ymm9, ymm6, 0xAA
    vpsrlq ymm9, ymm9, 32
    vpblendd ymm3, ymm9, ymm3, 0xAA
    vpsllq ymm9, ymm5, 32
    vpblendd ymm9, ymm0, ymm9, 0xAA
    vpsrlq ymm0, ymm0, 32
    vpblendd ymm5, ymm0, ymm5, 0xAA
    vpsllq ymm0, ymm7, 32
    vpblendd ymm0, ymm2, ymm0, 0xAA
    vpsrlq ymm2, ymm2, 32
    vpblendd ymm7, ymm2, ymm7, 0xAA
    vpsubd ymm2, ymm1, ymm4
    vpsubd ymm12, ymm3, ymm6
    vpaddd ymm4, ymm4, ymm1
    vpaddd ymm6, ymm6, ymm3
    vpsrlq ymm11, ymm2, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 512]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 576]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 544]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 608]
    vpmuldq ymm1, ymm11, ymmword ptr [rsi + 512]
    vpmuldq ymm3, ymm14, ymmword ptr [rsi + 576]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 544]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 608]
    vpmuldq ymm2, ymm2, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm2
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm1, ymm1, ymm11
    vpsubd ymm3, ymm3, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm1, ymm10, ymm1, 0xAA
    vpblendd ymm3, ymm13, ymm3, 0xAA
    vpsubd ymm2, ymm5, ymm9
    vpsubd ymm12, ymm7, ymm0
    vpaddd ymm9, ymm9, ymm5
    vpaddd ymm0, ymm0, ymm7
    vpsrlq ymm11, ymm2, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 640]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 704]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 672]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 736]
    vpmuldq ymm5, ymm11, ymmword ptr [rsi + 640]
    vpmuldq ymm7, ymm14, ymmword ptr [rsi + 704]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 672]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 736]
    vpmuldq ymm2, ymm2, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm2
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm5, ymm5, ymm11
    vpsubd ymm7, ymm7, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm5, ymm10, ymm5, 0xAA
    vpblendd ymm7, ymm13, ymm7, 0xAA
    vpunpcklqdq ymm2, ymm4, ymm1
    vpunpckhqdq ymm1, ymm4, ymm1
    vpunpcklqdq ymm4, ymm6, ymm3
    vpunpckhqdq ymm3, ymm6, ymm3
    vpunpcklqdq ymm6, ymm9, ymm5
    vpunpckhqdq ymm5, ymm9, ymm5
    vpunpcklqdq ymm9, ymm0, ymm7
    vpunpckhqdq ymm7, ymm0, ymm7
    vpsubd ymm0, ymm1, ymm2
    vpsubd ymm12, ymm3, ymm4
    vpaddd ymm2, ymm2, ymm1
    vpaddd ymm4, ymm4, ymm3
    vpsrlq ymm11, ymm0, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm0, ymmword ptr [rsi + 768]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 832]
    vpmuldq ymm0, ymm0, ymmword ptr [rsi + 800]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 864]
    vpmuldq ymm1, ymm11, ymmword ptr [rsi + 768]
    vpmuldq ymm3, ymm14, ymmword ptr [rsi + 832]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 800]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 864]
    vpmuldq ymm0, ymm0, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm0
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm1, ymm1, ymm11
    vpsubd ymm3, ymm3, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm1, ymm10, ymm1, 0xAA
    vpblendd ymm3, ymm13, ymm3, 0xAA
    vpsubd ymm0, ymm5, ymm6
    vpsubd ymm12, ymm7, ymm9
    vpaddd ymm6, ymm6, ymm5
    vpaddd ymm9, ymm9, ymm7
    vpsrlq ymm11, ymm0, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm0, ymmword ptr [rsi + 896]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 960]
    vpmuldq ymm0, ymm0, ymmword ptr [rsi + 928]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 992]
    vpmuldq ymm5, ymm11, ymmword ptr [rsi + 896]
    vpmuldq ymm7, ymm14, ymmword ptr [rsi + 960]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 928]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 992]
    vpmuldq ymm0, ymm0, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm0
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm5, ymm5, ymm11
    vpsubd ymm7, ymm7, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm5, ymm10, ymm5, 0xAA
    vpblendd ymm7, ymm13, ymm7, 0xAA
    vperm2i128 ymm0, ymm2, ymm1, 0x20
    vperm2i128 ymm1, ymm2, ymm1, 0x31
    vperm2i128 ymm2, ymm4, ymm3, 0x20
    vperm2i128 ymm3, ymm4, ymm3, 0x31
    vperm2i128 ymm4, ymm6, ymm5, 0x20
    vperm2i128 ymm5, ymm6, ymm5, 0x31
    vperm2i128 ymm6, ymm9, ymm7, 0x20
    vperm2i128 ymm7, ymm9, ymm7, 0x31
    vpsubd ymm9, ymm1, ymm0
    vpsubd ymm12, ymm3, ymm2
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm2, ymm2, ymm3
    vpsrlq ymm11, ymm9, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 1024]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 1088]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 1056]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 1120]
    vpmuldq ymm1, ymm11, ymmword ptr [rsi + 1024]
    vpmuldq ymm3, ymm14, ymmword ptr [rsi + 1088]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 1056]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 1120]
    vpmuldq ymm9, ymm9, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm9
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm1, ymm1, ymm11
    vpsubd ymm3, ymm3, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm1, ymm10, ymm1, 0xAA
    vpblendd ymm3, ymm13, ymm3, 0xAA
    vpsubd ymm9, ymm5, ymm4
    vpsubd ymm12, ymm7, ymm6
    vpaddd ymm4, ymm4, ymm5
    vpaddd ymm6, ymm6, ymm7
    vpsrlq ymm11, ymm9, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 1152]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 1216]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 1184]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 1248]
    vpmuldq ymm5, ymm11, ymmword ptr [rsi + 1152]
    vpmuldq ymm7, ymm14, ymmword ptr [rsi + 1216]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 1184]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 1248]
    vpmuldq ymm9, ymm9, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm9
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm5, ymm5, ymm11
    vpsubd ymm7, ymm7, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm5, ymm10, ymm5, 0xAA
    vpblendd ymm7, ymm13, ymm7, 0xAA
    vpsubd ymm9, ymm2, ymm0
    vpsubd ymm12, ymm3, ymm1
    vpaddd ymm0, ymm0, ymm2
    vpaddd ymm1, ymm1, ymm3
    vpsrlq ymm11, ymm9, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 1280]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 1280]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 1312]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 1312]
    vpmuldq ymm2, ymm11, ymmword ptr [rsi + 1280]
    vpmuldq ymm3, ymm14, ymmword ptr [rsi + 1280]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 1312]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 1312]
    vpmuldq ymm9, ymm9, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm9
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm2, ymm2, ymm11
    vpsubd ymm3, ymm3, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm3, ymm13, ymm3, 0xAA
    vpsubd ymm9, ymm6, ymm4
    vpsubd ymm12, ymm7, ymm5
    vpaddd ymm4, ymm4, ymm6
    vpaddd ymm5, ymm5, ymm7
    vpsrlq ymm11, ymm9, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 1344]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 1344]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 1376]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 1376]
    vpmuldq ymm6, ymm11, ymmword ptr [rsi + 1344]
    vpmuldq ymm7, ymm14, ymmword ptr [rsi + 1344]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 1376]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 1376]
    vpmuldq ymm9, ymm9, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm9
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm6, ymm6, ymm11
    vpsubd ymm7, ymm7, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm6, ymm10, ymm6, 0xAA
    vpblendd ymm7, ymm13, ymm7, 0xAA
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 32], ymm1
    vmovdqu ymmword ptr [rdi + 64], ymm2
    vmovdqu ymmword ptr [rdi + 96], ymm3
    vmovdqu ymmword ptr [rdi + 128], ymm4
    vmovdqu ymmword ptr [rdi + 160], ymm5
    vmovdqu ymmword ptr [rdi + 192], ymm6
    vmovdqu ymmword ptr [rdi + 224], ymm7
    add rsi, 1408
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
    vpsubd ymm12, ymm3, ymm2
    vpaddd ymm0, ymm0, ymm1
    vpaddd ymm2, ymm2, ymm3
    vpsrlq ymm11, ymm9, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 0]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 64]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 32]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 96]
    vpmuldq ymm1, ymm11, ymmword ptr [rsi + 0]
    vpmuldq ymm3, ymm14, ymmword ptr [rsi + 64]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 32]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 96]
    vpmuldq ymm9, ymm9, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm9
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm1, ymm1, ymm11
    vpsubd ymm3, ymm3, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm1, ymm10, ymm1, 0xAA
    vpblendd ymm3, ymm13, ymm3, 0xAA
    vpsubd ymm9, ymm5, ymm4
    vpsubd ymm12, ymm7, ymm6
    vpaddd ymm4, ymm4, ymm5
    vpaddd ymm6, ymm6, ymm7
    vpsrlq ymm11, ymm9, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 128]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 192]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 160]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 224]
    vpmuldq ymm5, ymm11, ymmword ptr [rsi + 128]
    vpmuldq ymm7, ymm14, ymmword ptr [rsi + 192]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 160]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 224]
    vpmuldq ymm9, ymm9, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm9
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm5, ymm5, ymm11
    vpsubd ymm7, ymm7, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm5, ymm10, ymm5, 0xAA
    vpblendd ymm7, ymm13, ymm7, 0xAA
    vpsubd ymm9, ymm2, ymm0
    vpsubd ymm12, ymm3, ymm1
    vpaddd ymm0, ymm0, ymm2
    vpaddd ymm1, ymm1, ymm3
    vpsrlq ymm11, ymm9, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 256]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 256]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 288]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 288]
    vpmuldq ymm2, ymm11, ymmword ptr [rsi + 256]
    vpmuldq ymm3, ymm14, ymmword ptr [rsi + 256]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 288]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 288]
    vpmuldq ymm9, ymm9, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm9
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm2, ymm2, ymm11
    vpsubd ymm3, ymm3, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm2, ymm10, ymm2, 0xAA
    vpblendd ymm3, ymm13, ymm3, 0xAA
    vpsubd ymm9, ymm6, ymm4
    vpsubd ymm12, ymm7, ymm5
    vpaddd ymm4, ymm4, ymm6
    vpaddd ymm5, ymm5, ymm7
    vpsrlq ymm11, ymm9, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 320]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 320]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 352]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 352]
    vpmuldq ymm6, ymm11, ymmword ptr [rsi + 320]
    vpmuldq ymm7, ymm14, ymmword ptr [rsi + 320]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 352]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 352]
    vpmuldq ymm9, ymm9, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm9
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm6, ymm6, ymm11
    vpsubd ymm7, ymm7, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm6, ymm10, ymm6, 0xAA
    vpblendd ymm7, ymm13, ymm7, 0xAA
    vpsubd ymm9, ymm4, ymm0
    vpsubd ymm12, ymm5, ymm1
    vpaddd ymm0, ymm0, ymm4
    vpaddd ymm1, ymm1, ymm5
    vpsrlq ymm11, ymm9, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 384]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 384]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 416]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 416]
    vpmuldq ymm4, ymm11, ymmword ptr [rsi + 384]
    vpmuldq ymm5, ymm14, ymmword ptr [rsi + 384]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 416]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 416]
    vpmuldq ymm9, ymm9, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm9
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm4, ymm4, ymm11
    vpsubd ymm5, ymm5, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm4, ymm10, ymm4, 0xAA
    vpblendd ymm5, ymm13, ymm5, 0xAA
    vpsrlq ymm11, ymm0, 32
    vpsrlq ymm14, ymm1, 32
    vpmuldq ymm10, ymm0, ymmword ptr [rsi + 448]
    vpmuldq ymm13, ymm1, ymmword ptr [rsi + 448]
    vpmuldq ymm0, ymm0, ymmword ptr [rsi + 480]
    vpmuldq ymm1, ymm1, ymmword ptr [rsi + 480]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 448]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 448]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 480]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 480]
    vpmuldq ymm0, ymm0, ymm8
    vpmuldq ymm1, ymm1, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm0
    vpsubd ymm13, ymm13, ymm1
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vmovdqa ymm0, ymm9
    vmovdqa ymm1, ymm12
    vpsubd ymm9, ymm6, ymm2
    vpsubd ymm12, ymm7, ymm3
    vpaddd ymm2, ymm2, ymm6
    vpaddd ymm3, ymm3, ymm7
    vpsrlq ymm11, ymm9, 32
    vpsrlq ymm14, ymm12, 32
    vpmuldq ymm10, ymm9, ymmword ptr [rsi + 384]
    vpmuldq ymm13, ymm12, ymmword ptr [rsi + 384]
    vpmuldq ymm9, ymm9, ymmword ptr [rsi + 416]
    vpmuldq ymm12, ymm12, ymmword ptr [rsi + 416]
    vpmuldq ymm6, ymm11, ymmword ptr [rsi + 384]
    vpmuldq ymm7, ymm14, ymmword ptr [rsi + 384]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 416]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 416]
    vpmuldq ymm9, ymm9, ymm8
    vpmuldq ymm12, ymm12, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm9
    vpsubd ymm13, ymm13, ymm12
    vpsubd ymm6, ymm6, ymm11
    vpsubd ymm7, ymm7, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm6, ymm10, ymm6, 0xAA
    vpblendd ymm7, ymm13, ymm7, 0xAA
    vpsrlq ymm11, ymm2, 32
    vpsrlq ymm14, ymm3, 32
    vpmuldq ymm10, ymm2, ymmword ptr [rsi + 448]
    vpmuldq ymm13, ymm3, ymmword ptr [rsi + 448]
    vpmuldq ymm2, ymm2, ymmword ptr [rsi + 480]
    vpmuldq ymm3, ymm3, ymmword ptr [rsi + 480]
    vpmuldq ymm9, ymm11, ymmword ptr [rsi + 448]
    vpmuldq ymm12, ymm14, ymmword ptr [rsi + 448]
    vpmuldq ymm11, ymm11, ymmword ptr [rsi + 480]
    vpmuldq ymm14, ymm14, ymmword ptr [rsi + 480]
    vpmuldq ymm2, ymm2, ymm8
    vpmuldq ymm3, ymm3, ymm8
    vpmuldq ymm11, ymm11, ymm8
    vpmuldq ymm14, ymm14, ymm8
    vpsubd ymm10, ymm10, ymm2
    vpsubd ymm13, ymm13, ymm3
    vpsubd ymm9, ymm9, ymm11
    vpsubd ymm12, ymm12, ymm14
    vmovshdup ymm10, ymm10
    vmovshdup ymm13, ymm13
    vpblendd ymm9, ymm10, ymm9, 0xAA
    vpblendd ymm12, ymm13, ymm12, 0xAA
    vmovdqa ymm2, ymm9
    vmovdqa ymm3, ymm12
    vmovdqu ymmword ptr [rdi + 0], ymm0
    vmovdqu ymmword ptr [rdi + 128], ymm1
    vmovdqu ymmword ptr [rdi + 256], ymm2
    vmovdqu ymmword ptr [rdi + 384], ymm3
    vmovdqu ymmword ptr [rdi + 512], ymm4
    vmovdqu ymmword ptr [rdi + 640], ymm5
    vmovdqu ymmword ptr [rdi + 768], ymm6
    vmovdqu ymmword ptr [rdi + 896], ymm7
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
    .long 1976782, 0, 1400424, 0, -1362209, 0, 3919660, 0
    .long 374860238, 0, 400711272, 0, 1934038751, 0, -1809756372, 0
    .long -846154, 0, 3937738, 0, -48306, 0, -554416, 0
    .long -540420426, 0, -973777462, 0, 2036925262, 0, 155290192, 0
    .long -3545687, 0, -976891, 0, -2286327, 0, -2235985, 0
    .long 201262505, 0, 879867909, 0, 1123958025, 0, -1600929361, 0
    .long 1612842, 0, 183443, 0, -420899, 0, -2939036, 0
    .long -1499603926, 0, 1544891539, 0, -1208667171, 0, 1119856484, 0
    .long -3833893, 0, -1104333, 0, 1910376, 0, 1723600, 0
    .long 776003547, 0, -1758099917, 0, 283780712, 0, 565464272, 0
    .long -260646, 0, -1667432, 0, -1803090, 0, -426683, 0
    .long -71875110, 0, -440824168, 0, -260424530, 0, -1591599803, 0
    .long 472078, 0, -975884, 0, 269760, 0, 3523897, 0
    .long 394851342, 0, -110126092, 0, -1547952704, 0, 6087993, 0
    .long 1717735, 0, 2213111, 0, 3866901, 0, -3038916, 0
    .long -279505433, 0, -1723816713, 0, 702390549, 0, -2047270596, 0
    .long 3839961, 0, -3628969, 0, -3881060, 0, -3019102, 0
    .long -894060583, 0, 1146323031, 0, 985155484, 0, 1957047970, 0
    .long -1439742, 0, -812732, 0, -1584928, 0, 1285669, 0
    .long 1206536194, 0, -518252220, 0, 168022240, 0, -178766299, 0
    .long 1341330, 0, 1315589, 0, -177440, 0, -2409325, 0
    .long 235321234, 0, 334803717, 0, -1185330464, 0, 1777179795, 0
    .long -1851402, 0, 3159746, 0, -3553272, 0, 189548, 0
    .long 1424130038, 0, -1375177022, 0, 1422575624, 0, -695180180, 0
    .long -2797779, 0, -2797779, 0, 2071892, 0, 2071892, 0
    .long -952438995, 0, -952438995, 0, -1714807468, 0, -1714807468, 0
    .long -2556880, 0, -2556880, 0, 3900724, 0, 3900724, 0
    .long -950076368, 0, -950076368, 0, -1495136972, 0, -1495136972, 0
    .long 3881043, 0, 3881043, 0, 954230, 0, 954230, 0
    .long -1983539117, 0, -1983539117, 0, -285388938, 0, -285388938, 0
    .long 531354, 0, 531354, 0, 811944, 0, 811944, 0
    .long -1636082790, 0, -1636082790, 0, 1484874664, 0, 1484874664, 0
    .long 280005, 0, 280005, 0, 280005, 0, 280005, 0
    .long -1170414139, 0, -1170414139, 0, -1170414139, 0, -1170414139, 0
    .long 4010497, 0, 4010497, 0, 4010497, 0, 4010497, 0
    .long -1443016191, 0, -1443016191, 0, -1443016191, 0, -1443016191, 0
    .long -19422, 0, -19422, 0, -19422, 0, -19422, 0
    .long 1837364258, 0, 1837364258, 0, 1837364258, 0, 1837364258, 0
    .long 1757237, 0, 1757237, 0, 1757237, 0, 1757237, 0
    .long 329347125, 0, 329347125, 0, 329347125, 0, 329347125, 0
    .long 2680103, 0, 2680103, 0, 2680103, 0, 2680103, 0
    .long 625853735, 0, 625853735, 0, 625853735, 0, 625853735, 0
    .long 3111497, 0, 3111497, 0, 3111497, 0, 3111497, 0
    .long -285697463, 0, -285697463, 0, -285697463, 0, -285697463, 0
    .long -1799107, 0, 1652634, 0, 3014001, 0, 162844, 0
    .long 1726753853, 0, -1039370342, 0, -883155599, 0, -1316619236, 0
    .long -3694233, 0, 810149, 0, 1616392, 0, -3183426, 0
    .long -596344473, 0, -853476187, 0, 827959816, 0, -2040058690, 0
    .long -1207385, 0, 3369112, 0, -164721, 0, 2432395, 0
    .long 2061661095, 0, -2126092136, 0, -1542497137, 0, 173440395, 0
    .long 185531, 0, 1957272, 0, 2454455, 0, -2013608, 0
    .long -384158533, 0, 1339088280, 0, -1357098057, 0, 1554794072, 0
    .long -3776993, 0, -3724270, 0, -1846953, 0, -2831860, 0
    .long 940195359, 0, 608791570, 0, 713994583, 0, -1021949428, 0
    .long 594136, 0, -2584293, 0, -1671176, 0, -542412, 0
    .long 371462360, 0, -260312805, 0, -1276805128, 0, 756955444, 0
    .long 3406031, 0, 777191, 0, -1374803, 0, 1917081, 0
    .long 1405999311, 0, 604552167, 0, 1042326957, 0, -1078959975, 0
    .long 2235880, 0, 1500165, 0, -2546312, 0, -1279661, 0
    .long -270590488, 0, -300448763, 0, 1216882040, 0, 831969619, 0
    .long -1316856, 0, 759969, 0, -210977, 0, 2389356, 0
    .long -1729304568, 0, -1499481951, 0, 628664287, 0, -1999506068, 0
    .long -3249728, 0, 1653064, 0, -8578, 0, -3724342, 0
    .long -318346816, 0, -1555941048, 0, -1261461890, 0, 675310538, 0
    .long 3958618, 0, 904516, 0, -1100098, 0, 44288, 0
    .long 1210558298, 0, 666258756, 0, 2143745726, 0, -1784632064, 0
    .long 3097992, 0, 508951, 0, 264944, 0, -3343383, 0
    .long 1155548552, 0, 1225434135, 0, -916321552, 0, 1321868265, 0
    .long 3699596, 0, 3699596, 0, -1600420, 0, -1600420, 0
    .long 2024403852, 0, 2024403852, 0, 879957084, 0, 879957084, 0
    .long -2140649, 0, -2140649, 0, 3507263, 0, 3507263, 0
    .long 992097815, 0, 992097815, 0, -1925356481, 0, -1925356481, 0
    .long -3821735, 0, -3821735, 0, 3505694, 0, 3505694, 0
    .long 1831915353, 0, 1831915353, 0, 418987550, 0, 418987550, 0
    .long -1643818, 0, -1643818, 0, -1699267, 0, -1699267, 0
    .long -901666090, 0, -901666090, 0, -1750224323, 0, -1750224323, 0
    .long -3277672, 0, -3277672, 0, -3277672, 0, -3277672, 0
    .long -748618600, 0, -748618600, 0, -748618600, 0, -748618600, 0
    .long -1399561, 0, -1399561, 0, -1399561, 0, -1399561, 0
    .long -1257667337, 0, -1257667337, 0, -1257667337, 0, -1257667337, 0
    .long -3859737, 0, -3859737, 0, -3859737, 0, -3859737, 0
    .long -878576921, 0, -878576921, 0, -878576921, 0, -878576921, 0
    .long -2118186, 0, -2118186, 0, -2118186, 0, -2118186, 0
    .long 1654287830, 0, 1654287830, 0, 1654287830, 0, 1654287830, 0
    .long -2884855, 0, -2884855, 0, -2884855, 0, -2884855, 0
    .long 515185417, 0, 515185417, 0, 515185417, 0, 515185417, 0
    .long 3119733, 0, 3119733, 0, 3119733, 0, 3119733, 0
    .long -1929495947, 0, -1929495947, 0, -1929495947, 0, -1929495947, 0
    .long -1962642, 0, 1312455, 0, -1430225, 0, 1237275, 0
    .long 1116720494, 0, 963438279, 0, 1779436847, 0, 985022747, 0
    .long 3306115, 0, -451100, 0, -3318210, 0, -1333058, 0
    .long 419615363, 0, -1045062172, 0, -2070602178, 0, 235104446, 0
    .long -1050970, 0, 1869119, 0, -3548272, 0, 1250494, 0
    .long 1136965286, 0, -314284737, 0, -1287922800, 0, -72690498, 0
    .long 1903435, 0, -2994039, 0, 2635921, 0, -3767016, 0
    .long 671509323, 0, 694382729, 0, 45766801, 0, -1536588520, 0
    .long 1595974, 0, 1247620, 0, 1265009, 0, 2691481, 0
    .long 6363718, 0, -1354528380, 0, 1967222129, 0, -1176751719, 0
    .long 2486353, 0, 4055324, 0, -2590150, 0, 2842341, 0
    .long -642772911, 0, -1637785316, 0, -635454918, 0, -1920467227, 0
    .long 203044, 0, -3342277, 0, 4108315, 0, 286988, 0
    .long 1629985060, 0, 1851023419, 0, 885133339, 0, 908452108, 0
    .long 1735879, 0, 3437287, 0, -2437823, 0, 342297, 0
    .long 137583815, 0, -1223601433, 0, -1123881663, 0, 2124962073, 0
    .long -1430430, 0, 1852771, 0, 1349076, 0, -381987, 0
    .long -1669960606, 0, 1665705315, 0, -120646188, 0, -889861155, 0
    .long -1308169, 0, -22981, 0, -1228525, 0, -671102, 0
    .long 1638590967, 0, -1018755525, 0, 1787797779, 0, 2135294594, 0
    .long -2477047, 0, -411027, 0, -3693493, 0, -2967645, 0
    .long 1708872713, 0, -1262003603, 0, -86965173, 0, 289871779, 0
    .long 2715295, 0, 2147896, 0, -983419, 0, 3412210, 0
    .long 1518161567, 0, -588790216, 0, -247357819, 0, -783134478, 0
    .long -539299, 0, -539299, 0, 2348700, 0, 2348700, 0
    .long -1104976547, 0, -1104976547, 0, -1661512036, 0, -1661512036, 0
    .long -300467, 0, -300467, 0, 3539968, 0, 3539968, 0
    .long 2059733581, 0, 2059733581, 0, -1061813248, 0, -1061813248, 0
    .long -2867647, 0, -2867647, 0, 3574422, 0, 3574422, 0
    .long 1797021249, 0, 1797021249, 0, -561427818, 0, -561427818, 0
    .long -3043716, 0, -3043716, 0, -3861115, 0, -3861115, 0
    .long -475984260, 0, -475984260, 0, -202001019, 0, -202001019, 0
    .long -2108549, 0, -2108549, 0, -2108549, 0, -2108549, 0
    .long 684667771, 0, 684667771, 0, 684667771, 0, 684667771, 0
    .long 2619752, 0, 2619752, 0, 2619752, 0, 2619752, 0
    .long -346752664, 0, -346752664, 0, -346752664, 0, -346752664, 0
    .long -1119584, 0, -1119584, 0, -1119584, 0, -1119584, 0
    .long 222489248, 0, 222489248, 0, 222489248, 0, 222489248, 0
    .long -549488, 0, -549488, 0, -549488, 0, -549488, 0
    .long 1806278032, 0, 1806278032, 0, 1806278032, 0, 1806278032, 0
    .long -2091905, 0, -2091905, 0, -2091905, 0, -2091905, 0
    .long -1091570561, 0, -1091570561, 0, -1091570561, 0, -1091570561, 0
    .long -359251, 0, -359251, 0, -359251, 0, -359251, 0
    .long -1374673747, 0, -1374673747, 0, -1374673747, 0, -1374673747, 0
    .long -3595838, 0, -525098, 0, 3207046, 0, -3122442, 0
    .long 1258381762, 0, -325927722, 0, 1931587462, 0, 1747917558, 0
    .long -768622, 0, -3556995, 0, 2031748, 0, -655327, 0
    .long 128353682, 0, 1819892093, 0, -1372618620, 0, 863641633, 0
    .long -522500, 0, -1613174, 0, 819034, 0, 1859098, 0
    .long 1926727420, 0, -818371958, 0, 1257750362, 0, -421552614, 0
    .long -43260, 0, 495491, 0, 909542, 0, 900702, 0
    .long 2027935492, 0, 1014493059, 0, -517299994, 0, 14253662, 0
    .long -3193378, 0, -3759364, 0, 3513181, 0, 2434439, 0
    .long 1904936414, 0, 1176904444, 0, 2032221021, 0, -44694137, 0
    .long -1197226, 0, -3520352, 0, -1235728, 0, 266997, 0
    .long 1683520342, 0, 2027833504, 0, -326425360, 0, -605900043, 0
    .long -3562462, 0, 2244091, 0, 3817976, 0, 3407706, 0
    .long -1420958686, 0, 912367099, 0, 746144248, 0, 991903578, 0
    .long -2446433, 0, -3342478, 0, 2316500, 0, 2091667, 0
    .long 30313375, 0, -1363460238, 0, 1363007700, 0, -898413, 0
    .long 126922, 0, -3632928, 0, -3157330, 0, -3190144, 0
    .long -2131021878, 0, 568627424, 0, 1529189038, 0, -1440787840, 0
    .long -1000202, 0, -4083598, 0, 1939314, 0, -1257611, 0
    .long 1955560694, 0, -993005454, 0, -1039411342, 0, -1285853323, 0
    .long -1585221, 0, 2176455, 0, 3475950, 0, -1452451, 0
    .long 140455867, 0, 1599739335, 0, 1651689966, 0, -2143979939, 0
    .long -3041255, 0, -3677745, 0, -1528703, 0, -3930395, 0
    .long -1974159335, 0, 1350681039, 0, -654783359, 0, -1574918427, 0
    .long 3915439, 0, 3915439, 0, -2537516, 0, -2537516, 0
    .long -594436433, 0, -594436433, 0, -1898723372, 0, -1898723372, 0
    .long -3592148, 0, -3592148, 0, -1661693, 0, -1661693, 0
    .long -1076973524, 0, -1076973524, 0, 1594295555, 0, 1594295555, 0
    .long 3530437, 0, 3530437, 0, 3077325, 0, 3077325, 0
    .long 1838055109, 0, 1838055109, 0, -1404529459, 0, -1404529459, 0
    .long 95776, 0, 95776, 0, 2706023, 0, 2706023, 0
    .long -1631226336, 0, -1631226336, 0, -1846138265, 0, -1846138265, 0
    .long 3585928, 0, 3585928, 0, 3585928, 0, 3585928, 0
    .long 858240904, 0, 858240904, 0, 858240904, 0, 858240904, 0
    .long -1079900, 0, -1079900, 0, -1079900, 0, -1079900, 0
    .long -1364982364, 0, -1364982364, 0, -1364982364, 0, -1364982364, 0
    .long 1024112, 0, 1024112, 0, 1024112, 0, 1024112, 0
    .long 2082316400, 0, 2082316400, 0, 2082316400, 0, 2082316400, 0
    .long 2725464, 0, 2725464, 0, 2725464, 0, 2725464, 0
    .long 1727305304, 0, 1727305304, 0, 1727305304, 0, 1727305304, 0
    .long 2353451, 0, 2353451, 0, 2353451, 0, 2353451, 0
    .long -1815525077, 0, -1815525077, 0, -1815525077, 0, -1815525077, 0
    .long 1826347, 0, 1826347, 0, 1826347, 0, 1826347, 0
    .long 308362795, 0, 308362795, 0, 308362795, 0, 308362795, 0
    .long 466468, 0, 466468, 0, 466468, 0, 466468, 0
    .long 1640734244, 0, 1640734244, 0, 1640734244, 0, 1640734244, 0
    .long -876248, 0, -876248, 0, -876248, 0, -876248, 0
    .long 1612161320, 0, 1612161320, 0, 1612161320, 0, 1612161320, 0
    .long -777960, 0, -777960, 0, -777960, 0, -777960, 0
    .long 1477910808, 0, 1477910808, 0, 1477910808, 0, 1477910808, 0
    .long 237124, 0, 237124, 0, 237124, 0, 237124, 0
    .long 1640767044, 0, 1640767044, 0, 1640767044, 0, 1640767044, 0
    .long -518909, 0, -518909, 0, -518909, 0, -518909, 0
    .long -1927777021, 0, -1927777021, 0, -1927777021, 0, -1927777021, 0
    .long -2608894, 0, -2608894, 0, -2608894, 0, -2608894, 0
    .long -1929875198, 0, -1929875198, 0, -1929875198, 0, -1929875198, 0
    .long -3975713, 0, -3975713, 0, -3975713, 0, -3975713, 0
    .long -151046689, 0, -151046689, 0, -151046689, 0, -151046689, 0
    .long 41978, 0, 41978, 0, 41978, 0, 41978, 0
    .long -8395782, 0, -8395782, 0, -8395782, 0, -8395782, 0

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
