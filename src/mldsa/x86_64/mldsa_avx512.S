# PYTHONPATH=lab python3 -m lanewise_lab.ntt mldsa_avx512 > src/mldsa/x86_64/mldsa_avx512.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// lanewise_mldsa_ntt_avx512(p): to the NTT domain. Input |x| <= 8380416, output |x| <= 75423752.
// lanewise_mldsa_inverse_avx512(p): back, times 2^32. Input |x| <= 6704332, output |x| <= 8380416.
//
// The transforms of mldsa with AVX-512. System V ABI; rdi: 256 elements of
// 32 bits, any alignment. No branch and no address depends on them.
// No stack. Ends with vzeroupper.

#include "../../keccak/x86_64/asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_mldsa_ntt_avx512)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_mldsa_ntt_avx512)
    .type SYMBOL(lanewise_mldsa_ntt_avx512), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_mldsa_ntt_avx512))
SYMBOL(lanewise_mldsa_ntt_avx512):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea rsi, [rip + Lmldsa_ntt_avx512_roots]
    mov eax, 8380417
    vpbroadcastd zmm16, eax
    mov eax, 0x5555
    kmovw k1, eax
    mov eax, 0xaaaa
    kmovw k2, eax
    mov eax, 0x33
    kmovw k3, eax
    mov eax, 0xcc
    kmovw k4, eax
    vmovdqu32 zmm0, zmmword ptr [rdi + 0]
    vmovdqu32 zmm1, zmmword ptr [rdi + 64]
    vmovdqu32 zmm2, zmmword ptr [rdi + 128]
    vmovdqu32 zmm3, zmmword ptr [rdi + 192]
    vmovdqu32 zmm4, zmmword ptr [rdi + 256]
    vmovdqu32 zmm5, zmmword ptr [rdi + 320]
    vmovdqu32 zmm6, zmmword ptr [rdi + 384]
    vmovdqu32 zmm7, zmmword ptr [rdi + 448]
    vmovdqu32 zmm8, zmmword ptr [rdi + 512]
    vmovdqu32 zmm9, zmmword ptr [rdi + 576]
    vmovdqu32 zmm10, zmmword ptr [rdi + 640]
    vmovdqu32 zmm11, zmmword ptr [rdi + 704]
    vmovdqu32 zmm12, zmmword ptr [rdi + 768]
    vmovdqu32 zmm13, zmmword ptr [rdi + 832]
    vmovdqu32 zmm14, zmmword ptr [rdi + 896]
    vmovdqu32 zmm15, zmmword ptr [rdi + 960]
    vpsrlq zmm19, zmm8, 32
    vpsrlq zmm22, zmm9, 32
    vpsrlq zmm25, zmm10, 32
    vpsrlq zmm28, zmm11, 32
    vpmuldq zmm18, zmm8, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm21, zmm9, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm24, zmm10, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm27, zmm11, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm8, zmm8, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm9, zmm9, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm10, zmm10, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm11, zmm11, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm17, zmm19, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm20, zmm22, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm23, zmm25, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm26, zmm28, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm8, zmm8, zmm16
    vpmuldq zmm9, zmm9, zmm16
    vpmuldq zmm10, zmm10, zmm16
    vpmuldq zmm11, zmm11, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm8
    vpsubd zmm21, zmm21, zmm9
    vpsubd zmm24, zmm24, zmm10
    vpsubd zmm27, zmm27, zmm11
    vpsubd zmm17, zmm17, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm8, zmm0, zmm17
    vpsubd zmm9, zmm1, zmm20
    vpsubd zmm10, zmm2, zmm23
    vpsubd zmm11, zmm3, zmm26
    vpaddd zmm0, zmm0, zmm17
    vpaddd zmm1, zmm1, zmm20
    vpaddd zmm2, zmm2, zmm23
    vpaddd zmm3, zmm3, zmm26
    vpsrlq zmm19, zmm12, 32
    vpsrlq zmm22, zmm13, 32
    vpsrlq zmm25, zmm14, 32
    vpsrlq zmm28, zmm15, 32
    vpmuldq zmm18, zmm12, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm21, zmm13, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm24, zmm14, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm27, zmm15, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm12, zmm12, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm13, zmm13, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm14, zmm14, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm15, zmm15, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm17, zmm19, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm20, zmm22, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm23, zmm25, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm26, zmm28, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm12, zmm12, zmm16
    vpmuldq zmm13, zmm13, zmm16
    vpmuldq zmm14, zmm14, zmm16
    vpmuldq zmm15, zmm15, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm12
    vpsubd zmm21, zmm21, zmm13
    vpsubd zmm24, zmm24, zmm14
    vpsubd zmm27, zmm27, zmm15
    vpsubd zmm17, zmm17, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm12, zmm4, zmm17
    vpsubd zmm13, zmm5, zmm20
    vpsubd zmm14, zmm6, zmm23
    vpsubd zmm15, zmm7, zmm26
    vpaddd zmm4, zmm4, zmm17
    vpaddd zmm5, zmm5, zmm20
    vpaddd zmm6, zmm6, zmm23
    vpaddd zmm7, zmm7, zmm26
    vpsrlq zmm19, zmm4, 32
    vpsrlq zmm22, zmm5, 32
    vpsrlq zmm25, zmm6, 32
    vpsrlq zmm28, zmm7, 32
    vpmuldq zmm18, zmm4, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm21, zmm5, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm24, zmm6, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm27, zmm7, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm4, zmm4, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm5, zmm5, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm7, zmm7, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm17, zmm19, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm20, zmm22, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm23, zmm25, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm26, zmm28, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm4, zmm4, zmm16
    vpmuldq zmm5, zmm5, zmm16
    vpmuldq zmm6, zmm6, zmm16
    vpmuldq zmm7, zmm7, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm4
    vpsubd zmm21, zmm21, zmm5
    vpsubd zmm24, zmm24, zmm6
    vpsubd zmm27, zmm27, zmm7
    vpsubd zmm17, zmm17, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm4, zmm0, zmm17
    vpsubd zmm5, zmm1, zmm20
    vpsubd zmm6, zmm2, zmm23
    vpsubd zmm7, zmm3, zmm26
    vpaddd zmm0, zmm0, zmm17
    vpaddd zmm1, zmm1, zmm20
    vpaddd zmm2, zmm2, zmm23
    vpaddd zmm3, zmm3, zmm26
    vpsrlq zmm19, zmm12, 32
    vpsrlq zmm22, zmm13, 32
    vpsrlq zmm25, zmm14, 32
    vpsrlq zmm28, zmm15, 32
    vpmuldq zmm18, zmm12, qword ptr [rsi + 32]{1to8}
    vpmuldq zmm21, zmm13, qword ptr [rsi + 32]{1to8}
    vpmuldq zmm24, zmm14, qword ptr [rsi + 32]{1to8}
    vpmuldq zmm27, zmm15, qword ptr [rsi + 32]{1to8}
    vpmuldq zmm12, zmm12, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm13, zmm13, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm14, zmm14, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm15, zmm15, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm17, zmm19, qword ptr [rsi + 32]{1to8}
    vpmuldq zmm20, zmm22, qword ptr [rsi + 32]{1to8}
    vpmuldq zmm23, zmm25, qword ptr [rsi + 32]{1to8}
    vpmuldq zmm26, zmm28, qword ptr [rsi + 32]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm12, zmm12, zmm16
    vpmuldq zmm13, zmm13, zmm16
    vpmuldq zmm14, zmm14, zmm16
    vpmuldq zmm15, zmm15, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm12
    vpsubd zmm21, zmm21, zmm13
    vpsubd zmm24, zmm24, zmm14
    vpsubd zmm27, zmm27, zmm15
    vpsubd zmm17, zmm17, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm12, zmm8, zmm17
    vpsubd zmm13, zmm9, zmm20
    vpsubd zmm14, zmm10, zmm23
    vpsubd zmm15, zmm11, zmm26
    vpaddd zmm8, zmm8, zmm17
    vpaddd zmm9, zmm9, zmm20
    vpaddd zmm10, zmm10, zmm23
    vpaddd zmm11, zmm11, zmm26
    vpsrlq zmm19, zmm2, 32
    vpsrlq zmm22, zmm3, 32
    vpsrlq zmm25, zmm6, 32
    vpsrlq zmm28, zmm7, 32
    vpmuldq zmm18, zmm2, qword ptr [rsi + 48]{1to8}
    vpmuldq zmm21, zmm3, qword ptr [rsi + 48]{1to8}
    vpmuldq zmm24, zmm6, qword ptr [rsi + 64]{1to8}
    vpmuldq zmm27, zmm7, qword ptr [rsi + 64]{1to8}
    vpmuldq zmm2, zmm2, qword ptr [rsi + 56]{1to8}
    vpmuldq zmm3, zmm3, qword ptr [rsi + 56]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 72]{1to8}
    vpmuldq zmm7, zmm7, qword ptr [rsi + 72]{1to8}
    vpmuldq zmm17, zmm19, qword ptr [rsi + 48]{1to8}
    vpmuldq zmm20, zmm22, qword ptr [rsi + 48]{1to8}
    vpmuldq zmm23, zmm25, qword ptr [rsi + 64]{1to8}
    vpmuldq zmm26, zmm28, qword ptr [rsi + 64]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 56]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 56]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 72]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 72]{1to8}
    vpmuldq zmm2, zmm2, zmm16
    vpmuldq zmm3, zmm3, zmm16
    vpmuldq zmm6, zmm6, zmm16
    vpmuldq zmm7, zmm7, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm2
    vpsubd zmm21, zmm21, zmm3
    vpsubd zmm24, zmm24, zmm6
    vpsubd zmm27, zmm27, zmm7
    vpsubd zmm17, zmm17, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm2, zmm0, zmm17
    vpsubd zmm3, zmm1, zmm20
    vpsubd zmm6, zmm4, zmm23
    vpsubd zmm7, zmm5, zmm26
    vpaddd zmm0, zmm0, zmm17
    vpaddd zmm1, zmm1, zmm20
    vpaddd zmm4, zmm4, zmm23
    vpaddd zmm5, zmm5, zmm26
    vpsrlq zmm19, zmm10, 32
    vpsrlq zmm22, zmm11, 32
    vpsrlq zmm25, zmm14, 32
    vpsrlq zmm28, zmm15, 32
    vpmuldq zmm18, zmm10, qword ptr [rsi + 80]{1to8}
    vpmuldq zmm21, zmm11, qword ptr [rsi + 80]{1to8}
    vpmuldq zmm24, zmm14, qword ptr [rsi + 96]{1to8}
    vpmuldq zmm27, zmm15, qword ptr [rsi + 96]{1to8}
    vpmuldq zmm10, zmm10, qword ptr [rsi + 88]{1to8}
    vpmuldq zmm11, zmm11, qword ptr [rsi + 88]{1to8}
    vpmuldq zmm14, zmm14, qword ptr [rsi + 104]{1to8}
    vpmuldq zmm15, zmm15, qword ptr [rsi + 104]{1to8}
    vpmuldq zmm17, zmm19, qword ptr [rsi + 80]{1to8}
    vpmuldq zmm20, zmm22, qword ptr [rsi + 80]{1to8}
    vpmuldq zmm23, zmm25, qword ptr [rsi + 96]{1to8}
    vpmuldq zmm26, zmm28, qword ptr [rsi + 96]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 88]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 88]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 104]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 104]{1to8}
    vpmuldq zmm10, zmm10, zmm16
    vpmuldq zmm11, zmm11, zmm16
    vpmuldq zmm14, zmm14, zmm16
    vpmuldq zmm15, zmm15, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm10
    vpsubd zmm21, zmm21, zmm11
    vpsubd zmm24, zmm24, zmm14
    vpsubd zmm27, zmm27, zmm15
    vpsubd zmm17, zmm17, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm10, zmm8, zmm17
    vpsubd zmm11, zmm9, zmm20
    vpsubd zmm14, zmm12, zmm23
    vpsubd zmm15, zmm13, zmm26
    vpaddd zmm8, zmm8, zmm17
    vpaddd zmm9, zmm9, zmm20
    vpaddd zmm12, zmm12, zmm23
    vpaddd zmm13, zmm13, zmm26
    vpsrlq zmm19, zmm1, 32
    vpsrlq zmm22, zmm3, 32
    vpsrlq zmm25, zmm5, 32
    vpsrlq zmm28, zmm7, 32
    vpmuldq zmm18, zmm1, qword ptr [rsi + 112]{1to8}
    vpmuldq zmm21, zmm3, qword ptr [rsi + 128]{1to8}
    vpmuldq zmm24, zmm5, qword ptr [rsi + 144]{1to8}
    vpmuldq zmm27, zmm7, qword ptr [rsi + 160]{1to8}
    vpmuldq zmm1, zmm1, qword ptr [rsi + 120]{1to8}
    vpmuldq zmm3, zmm3, qword ptr [rsi + 136]{1to8}
    vpmuldq zmm5, zmm5, qword ptr [rsi + 152]{1to8}
    vpmuldq zmm7, zmm7, qword ptr [rsi + 168]{1to8}
    vpmuldq zmm17, zmm19, qword ptr [rsi + 112]{1to8}
    vpmuldq zmm20, zmm22, qword ptr [rsi + 128]{1to8}
    vpmuldq zmm23, zmm25, qword ptr [rsi + 144]{1to8}
    vpmuldq zmm26, zmm28, qword ptr [rsi + 160]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 120]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 136]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 152]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 168]{1to8}
    vpmuldq zmm1, zmm1, zmm16
    vpmuldq zmm3, zmm3, zmm16
    vpmuldq zmm5, zmm5, zmm16
    vpmuldq zmm7, zmm7, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm1
    vpsubd zmm21, zmm21, zmm3
    vpsubd zmm24, zmm24, zmm5
    vpsubd zmm27, zmm27, zmm7
    vpsubd zmm17, zmm17, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm1, zmm0, zmm17
    vpsubd zmm3, zmm2, zmm20
    vpsubd zmm5, zmm4, zmm23
    vpsubd zmm7, zmm6, zmm26
    vpaddd zmm0, zmm0, zmm17
    vpaddd zmm2, zmm2, zmm20
    vpaddd zmm4, zmm4, zmm23
    vpaddd zmm6, zmm6, zmm26
    vpsrlq zmm19, zmm9, 32
    vpsrlq zmm22, zmm11, 32
    vpsrlq zmm25, zmm13, 32
    vpsrlq zmm28, zmm15, 32
    vpmuldq zmm18, zmm9, qword ptr [rsi + 176]{1to8}
    vpmuldq zmm21, zmm11, qword ptr [rsi + 192]{1to8}
    vpmuldq zmm24, zmm13, qword ptr [rsi + 208]{1to8}
    vpmuldq zmm27, zmm15, qword ptr [rsi + 224]{1to8}
    vpmuldq zmm9, zmm9, qword ptr [rsi + 184]{1to8}
    vpmuldq zmm11, zmm11, qword ptr [rsi + 200]{1to8}
    vpmuldq zmm13, zmm13, qword ptr [rsi + 216]{1to8}
    vpmuldq zmm15, zmm15, qword ptr [rsi + 232]{1to8}
    vpmuldq zmm17, zmm19, qword ptr [rsi + 176]{1to8}
    vpmuldq zmm20, zmm22, qword ptr [rsi + 192]{1to8}
    vpmuldq zmm23, zmm25, qword ptr [rsi + 208]{1to8}
    vpmuldq zmm26, zmm28, qword ptr [rsi + 224]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 184]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 200]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 216]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 232]{1to8}
    vpmuldq zmm9, zmm9, zmm16
    vpmuldq zmm11, zmm11, zmm16
    vpmuldq zmm13, zmm13, zmm16
    vpmuldq zmm15, zmm15, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm9
    vpsubd zmm21, zmm21, zmm11
    vpsubd zmm24, zmm24, zmm13
    vpsubd zmm27, zmm27, zmm15
    vpsubd zmm17, zmm17, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm9, zmm8, zmm17
    vpsubd zmm11, zmm10, zmm20
    vpsubd zmm13, zmm12, zmm23
    vpsubd zmm15, zmm14, zmm26
    vpaddd zmm8, zmm8, zmm17
    vpaddd zmm10, zmm10, zmm20
    vpaddd zmm12, zmm12, zmm23
    vpaddd zmm14, zmm14, zmm26
    vshufi64x2 zmm17, zmm0, zmm1, 0x44
    vshufi64x2 zmm1, zmm0, zmm1, 0xEE
    vshufi64x2 zmm0, zmm2, zmm3, 0x44
    vshufi64x2 zmm3, zmm2, zmm3, 0xEE
    vshufi64x2 zmm2, zmm4, zmm5, 0x44
    vshufi64x2 zmm5, zmm4, zmm5, 0xEE
    vshufi64x2 zmm4, zmm6, zmm7, 0x44
    vshufi64x2 zmm7, zmm6, zmm7, 0xEE
    vshufi64x2 zmm6, zmm8, zmm9, 0x44
    vshufi64x2 zmm9, zmm8, zmm9, 0xEE
    vshufi64x2 zmm8, zmm10, zmm11, 0x44
    vshufi64x2 zmm11, zmm10, zmm11, 0xEE
    vshufi64x2 zmm10, zmm12, zmm13, 0x44
    vshufi64x2 zmm13, zmm12, zmm13, 0xEE
    vshufi64x2 zmm12, zmm14, zmm15, 0x44
    vshufi64x2 zmm15, zmm14, zmm15, 0xEE
    vpsrlq zmm19, zmm1, 32
    vpsrlq zmm22, zmm3, 32
    vpsrlq zmm25, zmm5, 32
    vpsrlq zmm28, zmm7, 32
    vpmuldq zmm18, zmm1, zmmword ptr [rsi + 240]
    vpmuldq zmm21, zmm3, zmmword ptr [rsi + 368]
    vpmuldq zmm24, zmm5, zmmword ptr [rsi + 496]
    vpmuldq zmm27, zmm7, zmmword ptr [rsi + 624]
    vpmuldq zmm1, zmm1, zmmword ptr [rsi + 304]
    vpmuldq zmm3, zmm3, zmmword ptr [rsi + 432]
    vpmuldq zmm5, zmm5, zmmword ptr [rsi + 560]
    vpmuldq zmm7, zmm7, zmmword ptr [rsi + 688]
    vpmuldq zmm14, zmm19, zmmword ptr [rsi + 240]
    vpmuldq zmm20, zmm22, zmmword ptr [rsi + 368]
    vpmuldq zmm23, zmm25, zmmword ptr [rsi + 496]
    vpmuldq zmm26, zmm28, zmmword ptr [rsi + 624]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 304]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 432]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 560]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 688]
    vpmuldq zmm1, zmm1, zmm16
    vpmuldq zmm3, zmm3, zmm16
    vpmuldq zmm5, zmm5, zmm16
    vpmuldq zmm7, zmm7, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm1
    vpsubd zmm21, zmm21, zmm3
    vpsubd zmm24, zmm24, zmm5
    vpsubd zmm27, zmm27, zmm7
    vpsubd zmm14, zmm14, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm14{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm1, zmm17, zmm14
    vpsubd zmm3, zmm0, zmm20
    vpsubd zmm5, zmm2, zmm23
    vpsubd zmm7, zmm4, zmm26
    vpaddd zmm17, zmm17, zmm14
    vpaddd zmm0, zmm0, zmm20
    vpaddd zmm2, zmm2, zmm23
    vpaddd zmm4, zmm4, zmm26
    vpsrlq zmm19, zmm9, 32
    vpsrlq zmm22, zmm11, 32
    vpsrlq zmm25, zmm13, 32
    vpsrlq zmm28, zmm15, 32
    vpmuldq zmm18, zmm9, zmmword ptr [rsi + 752]
    vpmuldq zmm21, zmm11, zmmword ptr [rsi + 880]
    vpmuldq zmm24, zmm13, zmmword ptr [rsi + 1008]
    vpmuldq zmm27, zmm15, zmmword ptr [rsi + 1136]
    vpmuldq zmm9, zmm9, zmmword ptr [rsi + 816]
    vpmuldq zmm11, zmm11, zmmword ptr [rsi + 944]
    vpmuldq zmm13, zmm13, zmmword ptr [rsi + 1072]
    vpmuldq zmm15, zmm15, zmmword ptr [rsi + 1200]
    vpmuldq zmm14, zmm19, zmmword ptr [rsi + 752]
    vpmuldq zmm20, zmm22, zmmword ptr [rsi + 880]
    vpmuldq zmm23, zmm25, zmmword ptr [rsi + 1008]
    vpmuldq zmm26, zmm28, zmmword ptr [rsi + 1136]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 816]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 944]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 1072]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 1200]
    vpmuldq zmm9, zmm9, zmm16
    vpmuldq zmm11, zmm11, zmm16
    vpmuldq zmm13, zmm13, zmm16
    vpmuldq zmm15, zmm15, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm9
    vpsubd zmm21, zmm21, zmm11
    vpsubd zmm24, zmm24, zmm13
    vpsubd zmm27, zmm27, zmm15
    vpsubd zmm14, zmm14, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm14{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm9, zmm6, zmm14
    vpsubd zmm11, zmm8, zmm20
    vpsubd zmm13, zmm10, zmm23
    vpsubd zmm15, zmm12, zmm26
    vpaddd zmm6, zmm6, zmm14
    vpaddd zmm8, zmm8, zmm20
    vpaddd zmm10, zmm10, zmm23
    vpaddd zmm12, zmm12, zmm26
    vshufi64x2 zmm14, zmm17, zmm1, 0x88
    vshufi64x2 zmm1, zmm17, zmm1, 0xDD
    vshufi64x2 zmm17, zmm0, zmm3, 0x88
    vshufi64x2 zmm3, zmm0, zmm3, 0xDD
    vshufi64x2 zmm0, zmm2, zmm5, 0x88
    vshufi64x2 zmm5, zmm2, zmm5, 0xDD
    vshufi64x2 zmm2, zmm4, zmm7, 0x88
    vshufi64x2 zmm7, zmm4, zmm7, 0xDD
    vshufi64x2 zmm4, zmm6, zmm9, 0x88
    vshufi64x2 zmm9, zmm6, zmm9, 0xDD
    vshufi64x2 zmm6, zmm8, zmm11, 0x88
    vshufi64x2 zmm11, zmm8, zmm11, 0xDD
    vshufi64x2 zmm8, zmm10, zmm13, 0x88
    vshufi64x2 zmm13, zmm10, zmm13, 0xDD
    vshufi64x2 zmm10, zmm12, zmm15, 0x88
    vshufi64x2 zmm15, zmm12, zmm15, 0xDD
    vpsrlq zmm19, zmm1, 32
    vpsrlq zmm22, zmm3, 32
    vpsrlq zmm25, zmm5, 32
    vpsrlq zmm28, zmm7, 32
    vpmuldq zmm18, zmm1, zmmword ptr [rsi + 1264]
    vpmuldq zmm21, zmm3, zmmword ptr [rsi + 1392]
    vpmuldq zmm24, zmm5, zmmword ptr [rsi + 1520]
    vpmuldq zmm27, zmm7, zmmword ptr [rsi + 1648]
    vpmuldq zmm1, zmm1, zmmword ptr [rsi + 1328]
    vpmuldq zmm3, zmm3, zmmword ptr [rsi + 1456]
    vpmuldq zmm5, zmm5, zmmword ptr [rsi + 1584]
    vpmuldq zmm7, zmm7, zmmword ptr [rsi + 1712]
    vpmuldq zmm12, zmm19, zmmword ptr [rsi + 1264]
    vpmuldq zmm20, zmm22, zmmword ptr [rsi + 1392]
    vpmuldq zmm23, zmm25, zmmword ptr [rsi + 1520]
    vpmuldq zmm26, zmm28, zmmword ptr [rsi + 1648]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 1328]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 1456]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 1584]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 1712]
    vpmuldq zmm1, zmm1, zmm16
    vpmuldq zmm3, zmm3, zmm16
    vpmuldq zmm5, zmm5, zmm16
    vpmuldq zmm7, zmm7, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm1
    vpsubd zmm21, zmm21, zmm3
    vpsubd zmm24, zmm24, zmm5
    vpsubd zmm27, zmm27, zmm7
    vpsubd zmm12, zmm12, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm12{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm1, zmm14, zmm12
    vpsubd zmm3, zmm17, zmm20
    vpsubd zmm5, zmm0, zmm23
    vpsubd zmm7, zmm2, zmm26
    vpaddd zmm14, zmm14, zmm12
    vpaddd zmm17, zmm17, zmm20
    vpaddd zmm0, zmm0, zmm23
    vpaddd zmm2, zmm2, zmm26
    vpsrlq zmm19, zmm9, 32
    vpsrlq zmm22, zmm11, 32
    vpsrlq zmm25, zmm13, 32
    vpsrlq zmm28, zmm15, 32
    vpmuldq zmm18, zmm9, zmmword ptr [rsi + 1776]
    vpmuldq zmm21, zmm11, zmmword ptr [rsi + 1904]
    vpmuldq zmm24, zmm13, zmmword ptr [rsi + 2032]
    vpmuldq zmm27, zmm15, zmmword ptr [rsi + 2160]
    vpmuldq zmm9, zmm9, zmmword ptr [rsi + 1840]
    vpmuldq zmm11, zmm11, zmmword ptr [rsi + 1968]
    vpmuldq zmm13, zmm13, zmmword ptr [rsi + 2096]
    vpmuldq zmm15, zmm15, zmmword ptr [rsi + 2224]
    vpmuldq zmm12, zmm19, zmmword ptr [rsi + 1776]
    vpmuldq zmm20, zmm22, zmmword ptr [rsi + 1904]
    vpmuldq zmm23, zmm25, zmmword ptr [rsi + 2032]
    vpmuldq zmm26, zmm28, zmmword ptr [rsi + 2160]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 1840]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 1968]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 2096]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 2224]
    vpmuldq zmm9, zmm9, zmm16
    vpmuldq zmm11, zmm11, zmm16
    vpmuldq zmm13, zmm13, zmm16
    vpmuldq zmm15, zmm15, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm9
    vpsubd zmm21, zmm21, zmm11
    vpsubd zmm24, zmm24, zmm13
    vpsubd zmm27, zmm27, zmm15
    vpsubd zmm12, zmm12, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm12{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm9, zmm4, zmm12
    vpsubd zmm11, zmm6, zmm20
    vpsubd zmm13, zmm8, zmm23
    vpsubd zmm15, zmm10, zmm26
    vpaddd zmm4, zmm4, zmm12
    vpaddd zmm6, zmm6, zmm20
    vpaddd zmm8, zmm8, zmm23
    vpaddd zmm10, zmm10, zmm26
    vpunpcklqdq zmm12, zmm14, zmm1
    vpunpckhqdq zmm1, zmm14, zmm1
    vpunpcklqdq zmm14, zmm17, zmm3
    vpunpckhqdq zmm3, zmm17, zmm3
    vpunpcklqdq zmm17, zmm0, zmm5
    vpunpckhqdq zmm5, zmm0, zmm5
    vpunpcklqdq zmm0, zmm2, zmm7
    vpunpckhqdq zmm7, zmm2, zmm7
    vpunpcklqdq zmm2, zmm4, zmm9
    vpunpckhqdq zmm9, zmm4, zmm9
    vpunpcklqdq zmm4, zmm6, zmm11
    vpunpckhqdq zmm11, zmm6, zmm11
    vpunpcklqdq zmm6, zmm8, zmm13
    vpunpckhqdq zmm13, zmm8, zmm13
    vpunpcklqdq zmm8, zmm10, zmm15
    vpunpckhqdq zmm15, zmm10, zmm15
    vpsrlq zmm19, zmm1, 32
    vpsrlq zmm22, zmm3, 32
    vpsrlq zmm25, zmm5, 32
    vpsrlq zmm28, zmm7, 32
    vpmuldq zmm18, zmm1, zmmword ptr [rsi + 2288]
    vpmuldq zmm21, zmm3, zmmword ptr [rsi + 2416]
    vpmuldq zmm24, zmm5, zmmword ptr [rsi + 2544]
    vpmuldq zmm27, zmm7, zmmword ptr [rsi + 2672]
    vpmuldq zmm1, zmm1, zmmword ptr [rsi + 2352]
    vpmuldq zmm3, zmm3, zmmword ptr [rsi + 2480]
    vpmuldq zmm5, zmm5, zmmword ptr [rsi + 2608]
    vpmuldq zmm7, zmm7, zmmword ptr [rsi + 2736]
    vpmuldq zmm10, zmm19, zmmword ptr [rsi + 2288]
    vpmuldq zmm20, zmm22, zmmword ptr [rsi + 2416]
    vpmuldq zmm23, zmm25, zmmword ptr [rsi + 2544]
    vpmuldq zmm26, zmm28, zmmword ptr [rsi + 2672]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 2352]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 2480]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 2608]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 2736]
    vpmuldq zmm1, zmm1, zmm16
    vpmuldq zmm3, zmm3, zmm16
    vpmuldq zmm5, zmm5, zmm16
    vpmuldq zmm7, zmm7, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm1
    vpsubd zmm21, zmm21, zmm3
    vpsubd zmm24, zmm24, zmm5
    vpsubd zmm27, zmm27, zmm7
    vpsubd zmm10, zmm10, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm10{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm1, zmm12, zmm10
    vpsubd zmm3, zmm14, zmm20
    vpsubd zmm5, zmm17, zmm23
    vpsubd zmm7, zmm0, zmm26
    vpaddd zmm12, zmm12, zmm10
    vpaddd zmm14, zmm14, zmm20
    vpaddd zmm17, zmm17, zmm23
    vpaddd zmm0, zmm0, zmm26
    vpsrlq zmm19, zmm9, 32
    vpsrlq zmm22, zmm11, 32
    vpsrlq zmm25, zmm13, 32
    vpsrlq zmm28, zmm15, 32
    vpmuldq zmm18, zmm9, zmmword ptr [rsi + 2800]
    vpmuldq zmm21, zmm11, zmmword ptr [rsi + 2928]
    vpmuldq zmm24, zmm13, zmmword ptr [rsi + 3056]
    vpmuldq zmm27, zmm15, zmmword ptr [rsi + 3184]
    vpmuldq zmm9, zmm9, zmmword ptr [rsi + 2864]
    vpmuldq zmm11, zmm11, zmmword ptr [rsi + 2992]
    vpmuldq zmm13, zmm13, zmmword ptr [rsi + 3120]
    vpmuldq zmm15, zmm15, zmmword ptr [rsi + 3248]
    vpmuldq zmm10, zmm19, zmmword ptr [rsi + 2800]
    vpmuldq zmm20, zmm22, zmmword ptr [rsi + 2928]
    vpmuldq zmm23, zmm25, zmmword ptr [rsi + 3056]
    vpmuldq zmm26, zmm28, zmmword ptr [rsi + 3184]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 2864]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 2992]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 3120]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 3248]
    vpmuldq zmm9, zmm9, zmm16
    vpmuldq zmm11, zmm11, zmm16
    vpmuldq zmm13, zmm13, zmm16
    vpmuldq zmm15, zmm15, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm9
    vpsubd zmm21, zmm21, zmm11
    vpsubd zmm24, zmm24, zmm13
    vpsubd zmm27, zmm27, zmm15
    vpsubd zmm10, zmm10, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm10{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm9, zmm2, zmm10
    vpsubd zmm11, zmm4, zmm20
    vpsubd zmm13, zmm6, zmm23
    vpsubd zmm15, zmm8, zmm26
    vpaddd zmm2, zmm2, zmm10
    vpaddd zmm4, zmm4, zmm20
    vpaddd zmm6, zmm6, zmm23
    vpaddd zmm8, zmm8, zmm26
    vmovdqa32 zmm10, zmm12
    vmovsldup zmm12{k2}, zmm1
    vmovshdup zmm1{k1}, zmm10
    vmovdqa32 zmm10, zmm14
    vmovsldup zmm14{k2}, zmm3
    vmovshdup zmm3{k1}, zmm10
    vmovdqa32 zmm10, zmm17
    vmovsldup zmm17{k2}, zmm5
    vmovshdup zmm5{k1}, zmm10
    vmovdqa32 zmm10, zmm0
    vmovsldup zmm0{k2}, zmm7
    vmovshdup zmm7{k1}, zmm10
    vmovdqa32 zmm10, zmm2
    vmovsldup zmm2{k2}, zmm9
    vmovshdup zmm9{k1}, zmm10
    vmovdqa32 zmm10, zmm4
    vmovsldup zmm4{k2}, zmm11
    vmovshdup zmm11{k1}, zmm10
    vmovdqa32 zmm10, zmm6
    vmovsldup zmm6{k2}, zmm13
    vmovshdup zmm13{k1}, zmm10
    vmovdqa32 zmm10, zmm8
    vmovsldup zmm8{k2}, zmm15
    vmovshdup zmm15{k1}, zmm10
    vpsrlq zmm19, zmm1, 32
    vpsrlq zmm22, zmm3, 32
    vpsrlq zmm25, zmm5, 32
    vpsrlq zmm28, zmm7, 32
    vpmuldq zmm18, zmm1, zmmword ptr [rsi + 3312]
    vpmuldq zmm21, zmm3, zmmword ptr [rsi + 3568]
    vpmuldq zmm24, zmm5, zmmword ptr [rsi + 3824]
    vpmuldq zmm27, zmm7, zmmword ptr [rsi + 4080]
    vpmuldq zmm1, zmm1, zmmword ptr [rsi + 3376]
    vpmuldq zmm3, zmm3, zmmword ptr [rsi + 3632]
    vpmuldq zmm5, zmm5, zmmword ptr [rsi + 3888]
    vpmuldq zmm7, zmm7, zmmword ptr [rsi + 4144]
    vpmuldq zmm10, zmm19, zmmword ptr [rsi + 3440]
    vpmuldq zmm20, zmm22, zmmword ptr [rsi + 3696]
    vpmuldq zmm23, zmm25, zmmword ptr [rsi + 3952]
    vpmuldq zmm26, zmm28, zmmword ptr [rsi + 4208]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 3504]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 3760]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 4016]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 4272]
    vpmuldq zmm1, zmm1, zmm16
    vpmuldq zmm3, zmm3, zmm16
    vpmuldq zmm5, zmm5, zmm16
    vpmuldq zmm7, zmm7, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm1
    vpsubd zmm21, zmm21, zmm3
    vpsubd zmm24, zmm24, zmm5
    vpsubd zmm27, zmm27, zmm7
    vpsubd zmm10, zmm10, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm10{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm1, zmm12, zmm10
    vpsubd zmm3, zmm14, zmm20
    vpsubd zmm5, zmm17, zmm23
    vpsubd zmm7, zmm0, zmm26
    vpaddd zmm12, zmm12, zmm10
    vpaddd zmm14, zmm14, zmm20
    vpaddd zmm17, zmm17, zmm23
    vpaddd zmm0, zmm0, zmm26
    vpsrlq zmm19, zmm9, 32
    vpsrlq zmm22, zmm11, 32
    vpsrlq zmm25, zmm13, 32
    vpsrlq zmm28, zmm15, 32
    vpmuldq zmm18, zmm9, zmmword ptr [rsi + 4336]
    vpmuldq zmm21, zmm11, zmmword ptr [rsi + 4592]
    vpmuldq zmm24, zmm13, zmmword ptr [rsi + 4848]
    vpmuldq zmm27, zmm15, zmmword ptr [rsi + 5104]
    vpmuldq zmm9, zmm9, zmmword ptr [rsi + 4400]
    vpmuldq zmm11, zmm11, zmmword ptr [rsi + 4656]
    vpmuldq zmm13, zmm13, zmmword ptr [rsi + 4912]
    vpmuldq zmm15, zmm15, zmmword ptr [rsi + 5168]
    vpmuldq zmm10, zmm19, zmmword ptr [rsi + 4464]
    vpmuldq zmm20, zmm22, zmmword ptr [rsi + 4720]
    vpmuldq zmm23, zmm25, zmmword ptr [rsi + 4976]
    vpmuldq zmm26, zmm28, zmmword ptr [rsi + 5232]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 4528]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 4784]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 5040]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 5296]
    vpmuldq zmm9, zmm9, zmm16
    vpmuldq zmm11, zmm11, zmm16
    vpmuldq zmm13, zmm13, zmm16
    vpmuldq zmm15, zmm15, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm9
    vpsubd zmm21, zmm21, zmm11
    vpsubd zmm24, zmm24, zmm13
    vpsubd zmm27, zmm27, zmm15
    vpsubd zmm10, zmm10, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm10{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vpsubd zmm9, zmm2, zmm10
    vpsubd zmm11, zmm4, zmm20
    vpsubd zmm13, zmm6, zmm23
    vpsubd zmm15, zmm8, zmm26
    vpaddd zmm2, zmm2, zmm10
    vpaddd zmm4, zmm4, zmm20
    vpaddd zmm6, zmm6, zmm23
    vpaddd zmm8, zmm8, zmm26
    vpunpckldq zmm10, zmm12, zmm1
    vpunpckhdq zmm1, zmm12, zmm1
    vpunpckldq zmm12, zmm14, zmm3
    vpunpckhdq zmm3, zmm14, zmm3
    vpunpckldq zmm14, zmm17, zmm5
    vpunpckhdq zmm5, zmm17, zmm5
    vpunpckldq zmm17, zmm0, zmm7
    vpunpckhdq zmm7, zmm0, zmm7
    vpunpckldq zmm0, zmm2, zmm9
    vpunpckhdq zmm9, zmm2, zmm9
    vpunpckldq zmm2, zmm4, zmm11
    vpunpckhdq zmm11, zmm4, zmm11
    vpunpckldq zmm4, zmm6, zmm13
    vpunpckhdq zmm13, zmm6, zmm13
    vpunpckldq zmm6, zmm8, zmm15
    vpunpckhdq zmm15, zmm8, zmm15
    vmovdqa32 zmm8, zmm10
    vshufi64x2 zmm10{k4}, zmm1, zmm1, 0x80
    vshufi64x2 zmm1{k3}, zmm8, zmm8, 0x31
    vmovdqa32 zmm8, zmm12
    vshufi64x2 zmm12{k4}, zmm3, zmm3, 0x80
    vshufi64x2 zmm3{k3}, zmm8, zmm8, 0x31
    vmovdqa32 zmm8, zmm14
    vshufi64x2 zmm14{k4}, zmm5, zmm5, 0x80
    vshufi64x2 zmm5{k3}, zmm8, zmm8, 0x31
    vmovdqa32 zmm8, zmm17
    vshufi64x2 zmm17{k4}, zmm7, zmm7, 0x80
    vshufi64x2 zmm7{k3}, zmm8, zmm8, 0x31
    vmovdqa32 zmm8, zmm0
    vshufi64x2 zmm0{k4}, zmm9, zmm9, 0x80
    vshufi64x2 zmm9{k3}, zmm8, zmm8, 0x31
    vmovdqa32 zmm8, zmm2
    vshufi64x2 zmm2{k4}, zmm11, zmm11, 0x80
    vshufi64x2 zmm11{k3}, zmm8, zmm8, 0x31
    vmovdqa32 zmm8, zmm4
    vshufi64x2 zmm4{k4}, zmm13, zmm13, 0x80
    vshufi64x2 zmm13{k3}, zmm8, zmm8, 0x31
    vmovdqa32 zmm8, zmm6
    vshufi64x2 zmm6{k4}, zmm15, zmm15, 0x80
    vshufi64x2 zmm15{k3}, zmm8, zmm8, 0x31
    vmovdqu32 zmmword ptr [rdi + 0], zmm10
    vmovdqu32 zmmword ptr [rdi + 64], zmm1
    vmovdqu32 zmmword ptr [rdi + 128], zmm12
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    vmovdqu32 zmmword ptr [rdi + 256], zmm14
    vmovdqu32 zmmword ptr [rdi + 320], zmm5
    vmovdqu32 zmmword ptr [rdi + 384], zmm17
    vmovdqu32 zmmword ptr [rdi + 448], zmm7
    vmovdqu32 zmmword ptr [rdi + 512], zmm0
    vmovdqu32 zmmword ptr [rdi + 576], zmm9
    vmovdqu32 zmmword ptr [rdi + 640], zmm2
    vmovdqu32 zmmword ptr [rdi + 704], zmm11
    vmovdqu32 zmmword ptr [rdi + 768], zmm4
    vmovdqu32 zmmword ptr [rdi + 832], zmm13
    vmovdqu32 zmmword ptr [rdi + 896], zmm6
    vmovdqu32 zmmword ptr [rdi + 960], zmm15
    add rsi, 5360
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_mldsa_ntt_avx512), . - SYMBOL(lanewise_mldsa_ntt_avx512)
#endif
    MS_ENTRY(lanewise_mldsa_ntt_avx512, 3, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lmldsa_ntt_avx512_roots:
    .long 25847, 0, 1830765815, 0, -2608894, 0, -1929875198, 0
    .long -518909, 0, -1927777021, 0, 237124, 0, 1640767044, 0
    .long -777960, 0, 1477910808, 0, -876248, 0, 1612161320, 0
    .long 466468, 0, 1640734244, 0, 1826347, 0, 308362795, 0
    .long 2353451, 0, -1815525077, 0, -359251, 0, -1374673747, 0
    .long -2091905, 0, -1091570561, 0, 3119733, 0, -1929495947, 0
    .long -2884855, 0, 515185417, 0, 3111497, 0, -285697463, 0
    .long 2680103, 0, 625853735, 0, 2725464, 0, 2725464, 0
    .long 2725464, 0, 2725464, 0, 1024112, 0, 1024112, 0
    .long 1024112, 0, 1024112, 0, 1727305304, 0, 1727305304, 0
    .long 1727305304, 0, 1727305304, 0, 2082316400, 0, 2082316400, 0
    .long 2082316400, 0, 2082316400, 0, -1079900, 0, -1079900, 0
    .long -1079900, 0, -1079900, 0, 3585928, 0, 3585928, 0
    .long 3585928, 0, 3585928, 0, -1364982364, 0, -1364982364, 0
    .long -1364982364, 0, -1364982364, 0, 858240904, 0, 858240904, 0
    .long 858240904, 0, 858240904, 0, -549488, 0, -549488, 0
    .long -549488, 0, -549488, 0, -1119584, 0, -1119584, 0
    .long -1119584, 0, -1119584, 0, 1806278032, 0, 1806278032, 0
    .long 1806278032, 0, 1806278032, 0, 222489248, 0, 222489248, 0
    .long 222489248, 0, 222489248, 0, 2619752, 0, 2619752, 0
    .long 2619752, 0, 2619752, 0, -2108549, 0, -2108549, 0
    .long -2108549, 0, -2108549, 0, -346752664, 0, -346752664, 0
    .long -346752664, 0, -346752664, 0, 684667771, 0, 684667771, 0
    .long 684667771, 0, 684667771, 0, -2118186, 0, -2118186, 0
    .long -2118186, 0, -2118186, 0, -3859737, 0, -3859737, 0
    .long -3859737, 0, -3859737, 0, 1654287830, 0, 1654287830, 0
    .long 1654287830, 0, 1654287830, 0, -878576921, 0, -878576921, 0
    .long -878576921, 0, -878576921, 0, -1399561, 0, -1399561, 0
    .long -1399561, 0, -1399561, 0, -3277672, 0, -3277672, 0
    .long -3277672, 0, -3277672, 0, -1257667337, 0, -1257667337, 0
    .long -1257667337, 0, -1257667337, 0, -748618600, 0, -748618600, 0
    .long -748618600, 0, -748618600, 0, 1757237, 0, 1757237, 0
    .long 1757237, 0, 1757237, 0, -19422, 0, -19422, 0
    .long -19422, 0, -19422, 0, 329347125, 0, 329347125, 0
    .long 329347125, 0, 329347125, 0, 1837364258, 0, 1837364258, 0
    .long 1837364258, 0, 1837364258, 0, 4010497, 0, 4010497, 0
    .long 4010497, 0, 4010497, 0, 280005, 0, 280005, 0
    .long 280005, 0, 280005, 0, -1443016191, 0, -1443016191, 0
    .long -1443016191, 0, -1443016191, 0, -1170414139, 0, -1170414139, 0
    .long -1170414139, 0, -1170414139, 0, 2706023, 0, 2706023, 0
    .long 3077325, 0, 3077325, 0, 95776, 0, 95776, 0
    .long 3530437, 0, 3530437, 0, -1846138265, 0, -1846138265, 0
    .long -1404529459, 0, -1404529459, 0, -1631226336, 0, -1631226336, 0
    .long 1838055109, 0, 1838055109, 0, -1661693, 0, -1661693, 0
    .long -2537516, 0, -2537516, 0, -3592148, 0, -3592148, 0
    .long 3915439, 0, 3915439, 0, 1594295555, 0, 1594295555, 0
    .long -1898723372, 0, -1898723372, 0, -1076973524, 0, -1076973524, 0
    .long -594436433, 0, -594436433, 0, -3861115, 0, -3861115, 0
    .long 3574422, 0, 3574422, 0, -3043716, 0, -3043716, 0
    .long -2867647, 0, -2867647, 0, -202001019, 0, -202001019, 0
    .long -561427818, 0, -561427818, 0, -475984260, 0, -475984260, 0
    .long 1797021249, 0, 1797021249, 0, 3539968, 0, 3539968, 0
    .long 2348700, 0, 2348700, 0, -300467, 0, -300467, 0
    .long -539299, 0, -539299, 0, -1061813248, 0, -1061813248, 0
    .long -1661512036, 0, -1661512036, 0, 2059733581, 0, 2059733581, 0
    .long -1104976547, 0, -1104976547, 0, -1699267, 0, -1699267, 0
    .long 3505694, 0, 3505694, 0, -1643818, 0, -1643818, 0
    .long -3821735, 0, -3821735, 0, -1750224323, 0, -1750224323, 0
    .long 418987550, 0, 418987550, 0, -901666090, 0, -901666090, 0
    .long 1831915353, 0, 1831915353, 0, 3507263, 0, 3507263, 0
    .long -1600420, 0, -1600420, 0, -2140649, 0, -2140649, 0
    .long 3699596, 0, 3699596, 0, -1925356481, 0, -1925356481, 0
    .long 879957084, 0, 879957084, 0, 992097815, 0, 992097815, 0
    .long 2024403852, 0, 2024403852, 0, 811944, 0, 811944, 0
    .long 954230, 0, 954230, 0, 531354, 0, 531354, 0
    .long 3881043, 0, 3881043, 0, 1484874664, 0, 1484874664, 0
    .long -285388938, 0, -285388938, 0, -1636082790, 0, -1636082790, 0
    .long -1983539117, 0, -1983539117, 0, 3900724, 0, 3900724, 0
    .long 2071892, 0, 2071892, 0, -2556880, 0, -2556880, 0
    .long -2797779, 0, -2797779, 0, -1495136972, 0, -1495136972, 0
    .long -1714807468, 0, -1714807468, 0, -950076368, 0, -950076368, 0
    .long -952438995, 0, -952438995, 0, -3930395, 0, -1528703, 0
    .long -1452451, 0, 3475950, 0, -3677745, 0, -3041255, 0
    .long 2176455, 0, -1585221, 0, -1574918427, 0, -654783359, 0
    .long -2143979939, 0, 1651689966, 0, 1350681039, 0, -1974159335, 0
    .long 1599739335, 0, 140455867, 0, -1257611, 0, 1939314, 0
    .long -3190144, 0, -3157330, 0, -4083598, 0, -1000202, 0
    .long -3632928, 0, 126922, 0, -1285853323, 0, -1039411342, 0
    .long -1440787840, 0, 1529189038, 0, -993005454, 0, 1955560694, 0
    .long 568627424, 0, -2131021878, 0, 3412210, 0, -983419, 0
    .long -2967645, 0, -3693493, 0, 2147896, 0, 2715295, 0
    .long -411027, 0, -2477047, 0, -783134478, 0, -247357819, 0
    .long 289871779, 0, -86965173, 0, -588790216, 0, 1518161567, 0
    .long -1262003603, 0, 1708872713, 0, -671102, 0, -1228525, 0
    .long -381987, 0, 1349076, 0, -22981, 0, -1308169, 0
    .long 1852771, 0, -1430430, 0, 2135294594, 0, 1787797779, 0
    .long -889861155, 0, -120646188, 0, -1018755525, 0, 1638590967, 0
    .long 1665705315, 0, -1669960606, 0, -3343383, 0, 264944, 0
    .long 44288, 0, -1100098, 0, 508951, 0, 3097992, 0
    .long 904516, 0, 3958618, 0, 1321868265, 0, -916321552, 0
    .long -1784632064, 0, 2143745726, 0, 1225434135, 0, 1155548552, 0
    .long 666258756, 0, 1210558298, 0, -3724342, 0, -8578, 0
    .long 2389356, 0, -210977, 0, 1653064, 0, -3249728, 0
    .long 759969, 0, -1316856, 0, 675310538, 0, -1261461890, 0
    .long -1999506068, 0, 628664287, 0, -1555941048, 0, -318346816, 0
    .long -1499481951, 0, -1729304568, 0, 189548, 0, -3553272, 0
    .long -2409325, 0, -177440, 0, 3159746, 0, -1851402, 0
    .long 1315589, 0, 1341330, 0, -695180180, 0, 1422575624, 0
    .long 1777179795, 0, -1185330464, 0, -1375177022, 0, 1424130038, 0
    .long 334803717, 0, 235321234, 0, 1285669, 0, -1584928, 0
    .long -3019102, 0, -3881060, 0, -812732, 0, -1439742, 0
    .long -3628969, 0, 3839961, 0, -178766299, 0, 168022240, 0
    .long 1957047970, 0, 985155484, 0, -518252220, 0, 1206536194, 0
    .long 1146323031, 0, -894060583, 0, 2091667, 0, 2316500, 0
    .long 266997, 0, -1235728, 0, -3342478, 0, -2446433, 0
    .long -3520352, 0, -1197226, 0, -898413, 0, 1363007700, 0
    .long -605900043, 0, -326425360, 0, -1363460238, 0, 30313375, 0
    .long 2027833504, 0, 1683520342, 0, 3407706, 0, 3817976, 0
    .long 2434439, 0, 3513181, 0, 2244091, 0, -3562462, 0
    .long -3759364, 0, -3193378, 0, 991903578, 0, 746144248, 0
    .long -44694137, 0, 2032221021, 0, 912367099, 0, -1420958686, 0
    .long 1176904444, 0, 1904936414, 0, 900702, 0, 909542, 0
    .long -655327, 0, 2031748, 0, 495491, 0, -43260, 0
    .long -3556995, 0, -768622, 0, 14253662, 0, -517299994, 0
    .long 863641633, 0, -1372618620, 0, 1014493059, 0, 2027935492, 0
    .long 1819892093, 0, 128353682, 0, 1859098, 0, 819034, 0
    .long -3122442, 0, 3207046, 0, -1613174, 0, -522500, 0
    .long -525098, 0, -3595838, 0, -421552614, 0, 1257750362, 0
    .long 1747917558, 0, 1931587462, 0, -818371958, 0, 1926727420, 0
    .long -325927722, 0, 1258381762, 0, 342297, 0, -2437823, 0
    .long 2842341, 0, -2590150, 0, 3437287, 0, 1735879, 0
    .long 4055324, 0, 2486353, 0, 2124962073, 0, -1123881663, 0
    .long -1920467227, 0, -635454918, 0, -1223601433, 0, 137583815, 0
    .long -1637785316, 0, -642772911, 0, 286988, 0, 4108315, 0
    .long 2691481, 0, 1265009, 0, -3342277, 0, 203044, 0
    .long 1247620, 0, 1595974, 0, 908452108, 0, 885133339, 0
    .long -1176751719, 0, 1967222129, 0, 1851023419, 0, 1629985060, 0
    .long -1354528380, 0, 6363718, 0, -3767016, 0, 2635921, 0
    .long -1333058, 0, -3318210, 0, -2994039, 0, 1903435, 0
    .long -451100, 0, 3306115, 0, -1536588520, 0, 45766801, 0
    .long 235104446, 0, -2070602178, 0, 694382729, 0, 671509323, 0
    .long -1045062172, 0, 419615363, 0, 1250494, 0, -3548272, 0
    .long 1237275, 0, -1430225, 0, 1869119, 0, -1050970, 0
    .long 1312455, 0, -1962642, 0, -72690498, 0, -1287922800, 0
    .long 985022747, 0, 1779436847, 0, -314284737, 0, 1136965286, 0
    .long 963438279, 0, 1116720494, 0, -1279661, 0, -2546312, 0
    .long -542412, 0, -1671176, 0, 1500165, 0, 2235880, 0
    .long -2584293, 0, 594136, 0, 831969619, 0, 1216882040, 0
    .long 756955444, 0, -1276805128, 0, -300448763, 0, -270590488, 0
    .long -260312805, 0, 371462360, 0, 1917081, 0, -1374803, 0
    .long -2831860, 0, -1846953, 0, 777191, 0, 3406031, 0
    .long -3724270, 0, -3776993, 0, -1078959975, 0, 1042326957, 0
    .long -1021949428, 0, 713994583, 0, 604552167, 0, 1405999311, 0
    .long 608791570, 0, 940195359, 0, -2013608, 0, 2454455, 0
    .long -3183426, 0, 1616392, 0, 1957272, 0, 185531, 0
    .long 810149, 0, -3694233, 0, 1554794072, 0, -1357098057, 0
    .long -2040058690, 0, 827959816, 0, 1339088280, 0, -384158533, 0
    .long -853476187, 0, -596344473, 0, 2432395, 0, -164721, 0
    .long 162844, 0, 3014001, 0, 3369112, 0, -1207385, 0
    .long 1652634, 0, -1799107, 0, 173440395, 0, -1542497137, 0
    .long -1316619236, 0, -883155599, 0, -2126092136, 0, 2061661095, 0
    .long -1039370342, 0, 1726753853, 0, -3038916, 0, 3866901, 0
    .long -426683, 0, -1803090, 0, 2213111, 0, 1717735, 0
    .long -1667432, 0, -260646, 0, -2047270596, 0, 702390549, 0
    .long -1591599803, 0, -260424530, 0, -1723816713, 0, -279505433, 0
    .long -440824168, 0, -71875110, 0, 3523897, 0, 269760, 0
    .long 1723600, 0, 1910376, 0, -975884, 0, 472078, 0
    .long -1104333, 0, -3833893, 0, 6087993, 0, -1547952704, 0
    .long 565464272, 0, 283780712, 0, -110126092, 0, 394851342, 0
    .long -1758099917, 0, 776003547, 0, -2939036, 0, -420899, 0
    .long -554416, 0, -48306, 0, 183443, 0, 1612842, 0
    .long 3937738, 0, -846154, 0, 1119856484, 0, -1208667171, 0
    .long 155290192, 0, 2036925262, 0, 1544891539, 0, -1499603926, 0
    .long -973777462, 0, -540420426, 0, -2235985, 0, -2286327, 0
    .long 3919660, 0, -1362209, 0, -976891, 0, -3545687, 0
    .long 1400424, 0, 1976782, 0, -1600929361, 0, 1123958025, 0
    .long -1809756372, 0, 1934038751, 0, 879867909, 0, 201262505, 0
    .long 400711272, 0, 374860238, 0

    .text
    .p2align 6
    .globl SYMBOL(lanewise_mldsa_inverse_avx512)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_mldsa_inverse_avx512)
    .type SYMBOL(lanewise_mldsa_inverse_avx512), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_mldsa_inverse_avx512))
SYMBOL(lanewise_mldsa_inverse_avx512):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea rsi, [rip + Lmldsa_inverse_avx512_roots]
    mov eax, 8380417
    vpbroadcastd zmm16, eax
    mov eax, 0x5555
    kmovw k1, eax
    mov eax, 0xaaaa
    kmovw k2, eax
    mov eax, 0x33
    kmovw k3, eax
    mov eax, 0xcc
    kmovw k4, eax
    vmovdqu32 zmm0, zmmword ptr [rdi + 0]
    vmovdqu32 zmm1, zmmword ptr [rdi + 64]
    vmovdqu32 zmm2, zmmword ptr [rdi + 128]
    vmovdqu32 zmm3, zmmword ptr [rdi + 192]
    vmovdqu32 zmm4, zmmword ptr [rdi + 256]
    vmovdqu32 zmm5, zmmword ptr [rdi + 320]
    vmovdqu32 zmm6, zmmword ptr [rdi + 384]
    vmovdqu32 zmm7, zmmword ptr [rdi + 448]
    vmovdqu32 zmm8, zmmword ptr [rdi + 512]
    vmovdqu32 zmm9, zmmword ptr [rdi + 576]
    vmovdqu32 zmm10, zmmword ptr [rdi + 640]
    vmovdqu32 zmm11, zmmword ptr [rdi + 704]
    vmovdqu32 zmm12, zmmword ptr [rdi + 768]
    vmovdqu32 zmm13, zmmword ptr [rdi + 832]
    vmovdqu32 zmm14, zmmword ptr [rdi + 896]
    vmovdqu32 zmm15, zmmword ptr [rdi + 960]
    vshufps zmm17, zmm0, zmm1, 0x88
    vshufps zmm1, zmm0, zmm1, 0xDD
    vshufps zmm0, zmm2, zmm3, 0x88
    vshufps zmm3, zmm2, zmm3, 0xDD
    vshufps zmm2, zmm4, zmm5, 0x88
    vshufps zmm5, zmm4, zmm5, 0xDD
    vshufps zmm4, zmm6, zmm7, 0x88
    vshufps zmm7, zmm6, zmm7, 0xDD
    vshufps zmm6, zmm8, zmm9, 0x88
    vshufps zmm9, zmm8, zmm9, 0xDD
    vshufps zmm8, zmm10, zmm11, 0x88
    vshufps zmm11, zmm10, zmm11, 0xDD
    vshufps zmm10, zmm12, zmm13, 0x88
    vshufps zmm13, zmm12, zmm13, 0xDD
    vshufps zmm12, zmm14, zmm15, 0x88
    vshufps zmm15, zmm14, zmm15, 0xDD
    vpsubd zmm14, zmm1, zmm17
    vpsubd zmm20, zmm3, zmm0
    vpsubd zmm23, zmm5, zmm2
    vpsubd zmm26, zmm7, zmm4
    vpaddd zmm17, zmm17, zmm1
    vpaddd zmm0, zmm0, zmm3
    vpaddd zmm2, zmm2, zmm5
    vpaddd zmm4, zmm4, zmm7
    vpsrlq zmm19, zmm14, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm14, zmmword ptr [rsi + 0]
    vpmuldq zmm21, zmm20, zmmword ptr [rsi + 256]
    vpmuldq zmm24, zmm23, zmmword ptr [rsi + 512]
    vpmuldq zmm27, zmm26, zmmword ptr [rsi + 768]
    vpmuldq zmm14, zmm14, zmmword ptr [rsi + 64]
    vpmuldq zmm20, zmm20, zmmword ptr [rsi + 320]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 576]
    vpmuldq zmm26, zmm26, zmmword ptr [rsi + 832]
    vpmuldq zmm1, zmm19, zmmword ptr [rsi + 128]
    vpmuldq zmm3, zmm22, zmmword ptr [rsi + 384]
    vpmuldq zmm5, zmm25, zmmword ptr [rsi + 640]
    vpmuldq zmm7, zmm28, zmmword ptr [rsi + 896]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 192]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 448]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 704]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 960]
    vpmuldq zmm14, zmm14, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm14
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm1, zmm1, zmm19
    vpsubd zmm3, zmm3, zmm22
    vpsubd zmm5, zmm5, zmm25
    vpsubd zmm7, zmm7, zmm28
    vmovshdup zmm1{k1}, zmm18
    vmovshdup zmm3{k1}, zmm21
    vmovshdup zmm5{k1}, zmm24
    vmovshdup zmm7{k1}, zmm27
    vpsubd zmm14, zmm9, zmm6
    vpsubd zmm20, zmm11, zmm8
    vpsubd zmm23, zmm13, zmm10
    vpsubd zmm26, zmm15, zmm12
    vpaddd zmm6, zmm6, zmm9
    vpaddd zmm8, zmm8, zmm11
    vpaddd zmm10, zmm10, zmm13
    vpaddd zmm12, zmm12, zmm15
    vpsrlq zmm19, zmm14, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm14, zmmword ptr [rsi + 1024]
    vpmuldq zmm21, zmm20, zmmword ptr [rsi + 1280]
    vpmuldq zmm24, zmm23, zmmword ptr [rsi + 1536]
    vpmuldq zmm27, zmm26, zmmword ptr [rsi + 1792]
    vpmuldq zmm14, zmm14, zmmword ptr [rsi + 1088]
    vpmuldq zmm20, zmm20, zmmword ptr [rsi + 1344]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 1600]
    vpmuldq zmm26, zmm26, zmmword ptr [rsi + 1856]
    vpmuldq zmm9, zmm19, zmmword ptr [rsi + 1152]
    vpmuldq zmm11, zmm22, zmmword ptr [rsi + 1408]
    vpmuldq zmm13, zmm25, zmmword ptr [rsi + 1664]
    vpmuldq zmm15, zmm28, zmmword ptr [rsi + 1920]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 1216]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 1472]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 1728]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 1984]
    vpmuldq zmm14, zmm14, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm14
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm9, zmm9, zmm19
    vpsubd zmm11, zmm11, zmm22
    vpsubd zmm13, zmm13, zmm25
    vpsubd zmm15, zmm15, zmm28
    vmovshdup zmm9{k1}, zmm18
    vmovshdup zmm11{k1}, zmm21
    vmovshdup zmm13{k1}, zmm24
    vmovshdup zmm15{k1}, zmm27
    vmovdqa32 zmm14, zmm17
    vmovsldup zmm17{k2}, zmm1
    vmovshdup zmm1{k1}, zmm14
    vmovdqa32 zmm14, zmm0
    vmovsldup zmm0{k2}, zmm3
    vmovshdup zmm3{k1}, zmm14
    vmovdqa32 zmm14, zmm2
    vmovsldup zmm2{k2}, zmm5
    vmovshdup zmm5{k1}, zmm14
    vmovdqa32 zmm14, zmm4
    vmovsldup zmm4{k2}, zmm7
    vmovshdup zmm7{k1}, zmm14
    vmovdqa32 zmm14, zmm6
    vmovsldup zmm6{k2}, zmm9
    vmovshdup zmm9{k1}, zmm14
    vmovdqa32 zmm14, zmm8
    vmovsldup zmm8{k2}, zmm11
    vmovshdup zmm11{k1}, zmm14
    vmovdqa32 zmm14, zmm10
    vmovsldup zmm10{k2}, zmm13
    vmovshdup zmm13{k1}, zmm14
    vmovdqa32 zmm14, zmm12
    vmovsldup zmm12{k2}, zmm15
    vmovshdup zmm15{k1}, zmm14
    vpsubd zmm14, zmm1, zmm17
    vpsubd zmm20, zmm3, zmm0
    vpsubd zmm23, zmm5, zmm2
    vpsubd zmm26, zmm7, zmm4
    vpaddd zmm17, zmm17, zmm1
    vpaddd zmm0, zmm0, zmm3
    vpaddd zmm2, zmm2, zmm5
    vpaddd zmm4, zmm4, zmm7
    vpsrlq zmm19, zmm14, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm14, zmmword ptr [rsi + 2048]
    vpmuldq zmm21, zmm20, zmmword ptr [rsi + 2176]
    vpmuldq zmm24, zmm23, zmmword ptr [rsi + 2304]
    vpmuldq zmm27, zmm26, zmmword ptr [rsi + 2432]
    vpmuldq zmm14, zmm14, zmmword ptr [rsi + 2112]
    vpmuldq zmm20, zmm20, zmmword ptr [rsi + 2240]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 2368]
    vpmuldq zmm26, zmm26, zmmword ptr [rsi + 2496]
    vpmuldq zmm1, zmm19, zmmword ptr [rsi + 2048]
    vpmuldq zmm3, zmm22, zmmword ptr [rsi + 2176]
    vpmuldq zmm5, zmm25, zmmword ptr [rsi + 2304]
    vpmuldq zmm7, zmm28, zmmword ptr [rsi + 2432]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 2112]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 2240]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 2368]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 2496]
    vpmuldq zmm14, zmm14, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm14
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm1, zmm1, zmm19
    vpsubd zmm3, zmm3, zmm22
    vpsubd zmm5, zmm5, zmm25
    vpsubd zmm7, zmm7, zmm28
    vmovshdup zmm1{k1}, zmm18
    vmovshdup zmm3{k1}, zmm21
    vmovshdup zmm5{k1}, zmm24
    vmovshdup zmm7{k1}, zmm27
    vpsubd zmm14, zmm9, zmm6
    vpsubd zmm20, zmm11, zmm8
    vpsubd zmm23, zmm13, zmm10
    vpsubd zmm26, zmm15, zmm12
    vpaddd zmm6, zmm6, zmm9
    vpaddd zmm8, zmm8, zmm11
    vpaddd zmm10, zmm10, zmm13
    vpaddd zmm12, zmm12, zmm15
    vpsrlq zmm19, zmm14, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm14, zmmword ptr [rsi + 2560]
    vpmuldq zmm21, zmm20, zmmword ptr [rsi + 2688]
    vpmuldq zmm24, zmm23, zmmword ptr [rsi + 2816]
    vpmuldq zmm27, zmm26, zmmword ptr [rsi + 2944]
    vpmuldq zmm14, zmm14, zmmword ptr [rsi + 2624]
    vpmuldq zmm20, zmm20, zmmword ptr [rsi + 2752]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 2880]
    vpmuldq zmm26, zmm26, zmmword ptr [rsi + 3008]
    vpmuldq zmm9, zmm19, zmmword ptr [rsi + 2560]
    vpmuldq zmm11, zmm22, zmmword ptr [rsi + 2688]
    vpmuldq zmm13, zmm25, zmmword ptr [rsi + 2816]
    vpmuldq zmm15, zmm28, zmmword ptr [rsi + 2944]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 2624]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 2752]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 2880]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 3008]
    vpmuldq zmm14, zmm14, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm14
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm9, zmm9, zmm19
    vpsubd zmm11, zmm11, zmm22
    vpsubd zmm13, zmm13, zmm25
    vpsubd zmm15, zmm15, zmm28
    vmovshdup zmm9{k1}, zmm18
    vmovshdup zmm11{k1}, zmm21
    vmovshdup zmm13{k1}, zmm24
    vmovshdup zmm15{k1}, zmm27
    vpunpcklqdq zmm14, zmm17, zmm1
    vpunpckhqdq zmm1, zmm17, zmm1
    vpunpcklqdq zmm17, zmm0, zmm3
    vpunpckhqdq zmm3, zmm0, zmm3
    vpunpcklqdq zmm0, zmm2, zmm5
    vpunpckhqdq zmm5, zmm2, zmm5
    vpunpcklqdq zmm2, zmm4, zmm7
    vpunpckhqdq zmm7, zmm4, zmm7
    vpunpcklqdq zmm4, zmm6, zmm9
    vpunpckhqdq zmm9, zmm6, zmm9
    vpunpcklqdq zmm6, zmm8, zmm11
    vpunpckhqdq zmm11, zmm8, zmm11
    vpunpcklqdq zmm8, zmm10, zmm13
    vpunpckhqdq zmm13, zmm10, zmm13
    vpunpcklqdq zmm10, zmm12, zmm15
    vpunpckhqdq zmm15, zmm12, zmm15
    vshufi64x2 zmm12, zmm14, zmm1, 0x88
    vshufi64x2 zmm1, zmm14, zmm1, 0xDD
    vshufi64x2 zmm14, zmm17, zmm3, 0x88
    vshufi64x2 zmm3, zmm17, zmm3, 0xDD
    vshufi64x2 zmm17, zmm0, zmm5, 0x88
    vshufi64x2 zmm5, zmm0, zmm5, 0xDD
    vshufi64x2 zmm0, zmm2, zmm7, 0x88
    vshufi64x2 zmm7, zmm2, zmm7, 0xDD
    vshufi64x2 zmm2, zmm4, zmm9, 0x88
    vshufi64x2 zmm9, zmm4, zmm9, 0xDD
    vshufi64x2 zmm4, zmm6, zmm11, 0x88
    vshufi64x2 zmm11, zmm6, zmm11, 0xDD
    vshufi64x2 zmm6, zmm8, zmm13, 0x88
    vshufi64x2 zmm13, zmm8, zmm13, 0xDD
    vshufi64x2 zmm8, zmm10, zmm15, 0x88
    vshufi64x2 zmm15, zmm10, zmm15, 0xDD
    vpsubd zmm10, zmm1, zmm12
    vpsubd zmm20, zmm3, zmm14
    vpsubd zmm23, zmm5, zmm17
    vpsubd zmm26, zmm7, zmm0
    vpaddd zmm12, zmm12, zmm1
    vpaddd zmm14, zmm14, zmm3
    vpaddd zmm17, zmm17, zmm5
    vpaddd zmm0, zmm0, zmm7
    vpsrlq zmm19, zmm10, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm10, zmmword ptr [rsi + 3072]
    vpmuldq zmm21, zmm20, zmmword ptr [rsi + 3200]
    vpmuldq zmm24, zmm23, zmmword ptr [rsi + 3328]
    vpmuldq zmm27, zmm26, zmmword ptr [rsi + 3456]
    vpmuldq zmm10, zmm10, zmmword ptr [rsi + 3136]
    vpmuldq zmm20, zmm20, zmmword ptr [rsi + 3264]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 3392]
    vpmuldq zmm26, zmm26, zmmword ptr [rsi + 3520]
    vpmuldq zmm1, zmm19, zmmword ptr [rsi + 3072]
    vpmuldq zmm3, zmm22, zmmword ptr [rsi + 3200]
    vpmuldq zmm5, zmm25, zmmword ptr [rsi + 3328]
    vpmuldq zmm7, zmm28, zmmword ptr [rsi + 3456]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 3136]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 3264]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 3392]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 3520]
    vpmuldq zmm10, zmm10, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm10
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm1, zmm1, zmm19
    vpsubd zmm3, zmm3, zmm22
    vpsubd zmm5, zmm5, zmm25
    vpsubd zmm7, zmm7, zmm28
    vmovshdup zmm1{k1}, zmm18
    vmovshdup zmm3{k1}, zmm21
    vmovshdup zmm5{k1}, zmm24
    vmovshdup zmm7{k1}, zmm27
    vpsubd zmm10, zmm9, zmm2
    vpsubd zmm20, zmm11, zmm4
    vpsubd zmm23, zmm13, zmm6
    vpsubd zmm26, zmm15, zmm8
    vpaddd zmm2, zmm2, zmm9
    vpaddd zmm4, zmm4, zmm11
    vpaddd zmm6, zmm6, zmm13
    vpaddd zmm8, zmm8, zmm15
    vpsrlq zmm19, zmm10, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm10, zmmword ptr [rsi + 3584]
    vpmuldq zmm21, zmm20, zmmword ptr [rsi + 3712]
    vpmuldq zmm24, zmm23, zmmword ptr [rsi + 3840]
    vpmuldq zmm27, zmm26, zmmword ptr [rsi + 3968]
    vpmuldq zmm10, zmm10, zmmword ptr [rsi + 3648]
    vpmuldq zmm20, zmm20, zmmword ptr [rsi + 3776]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 3904]
    vpmuldq zmm26, zmm26, zmmword ptr [rsi + 4032]
    vpmuldq zmm9, zmm19, zmmword ptr [rsi + 3584]
    vpmuldq zmm11, zmm22, zmmword ptr [rsi + 3712]
    vpmuldq zmm13, zmm25, zmmword ptr [rsi + 3840]
    vpmuldq zmm15, zmm28, zmmword ptr [rsi + 3968]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 3648]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 3776]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 3904]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 4032]
    vpmuldq zmm10, zmm10, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm10
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm9, zmm9, zmm19
    vpsubd zmm11, zmm11, zmm22
    vpsubd zmm13, zmm13, zmm25
    vpsubd zmm15, zmm15, zmm28
    vmovshdup zmm9{k1}, zmm18
    vmovshdup zmm11{k1}, zmm21
    vmovshdup zmm13{k1}, zmm24
    vmovshdup zmm15{k1}, zmm27
    vshufi64x2 zmm10, zmm12, zmm1, 0x88
    vshufi64x2 zmm1, zmm12, zmm1, 0xDD
    vshufi64x2 zmm12, zmm14, zmm3, 0x88
    vshufi64x2 zmm3, zmm14, zmm3, 0xDD
    vshufi64x2 zmm14, zmm17, zmm5, 0x88
    vshufi64x2 zmm5, zmm17, zmm5, 0xDD
    vshufi64x2 zmm17, zmm0, zmm7, 0x88
    vshufi64x2 zmm7, zmm0, zmm7, 0xDD
    vshufi64x2 zmm0, zmm2, zmm9, 0x88
    vshufi64x2 zmm9, zmm2, zmm9, 0xDD
    vshufi64x2 zmm2, zmm4, zmm11, 0x88
    vshufi64x2 zmm11, zmm4, zmm11, 0xDD
    vshufi64x2 zmm4, zmm6, zmm13, 0x88
    vshufi64x2 zmm13, zmm6, zmm13, 0xDD
    vshufi64x2 zmm6, zmm8, zmm15, 0x88
    vshufi64x2 zmm15, zmm8, zmm15, 0xDD
    vpsubd zmm8, zmm1, zmm10
    vpsubd zmm20, zmm3, zmm12
    vpsubd zmm23, zmm5, zmm14
    vpsubd zmm26, zmm7, zmm17
    vpaddd zmm10, zmm10, zmm1
    vpaddd zmm12, zmm12, zmm3
    vpaddd zmm14, zmm14, zmm5
    vpaddd zmm17, zmm17, zmm7
    vpsrlq zmm19, zmm8, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm8, zmmword ptr [rsi + 4096]
    vpmuldq zmm21, zmm20, zmmword ptr [rsi + 4224]
    vpmuldq zmm24, zmm23, zmmword ptr [rsi + 4352]
    vpmuldq zmm27, zmm26, zmmword ptr [rsi + 4480]
    vpmuldq zmm8, zmm8, zmmword ptr [rsi + 4160]
    vpmuldq zmm20, zmm20, zmmword ptr [rsi + 4288]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 4416]
    vpmuldq zmm26, zmm26, zmmword ptr [rsi + 4544]
    vpmuldq zmm1, zmm19, zmmword ptr [rsi + 4096]
    vpmuldq zmm3, zmm22, zmmword ptr [rsi + 4224]
    vpmuldq zmm5, zmm25, zmmword ptr [rsi + 4352]
    vpmuldq zmm7, zmm28, zmmword ptr [rsi + 4480]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 4160]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 4288]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 4416]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 4544]
    vpmuldq zmm8, zmm8, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm8
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm1, zmm1, zmm19
    vpsubd zmm3, zmm3, zmm22
    vpsubd zmm5, zmm5, zmm25
    vpsubd zmm7, zmm7, zmm28
    vmovshdup zmm1{k1}, zmm18
    vmovshdup zmm3{k1}, zmm21
    vmovshdup zmm5{k1}, zmm24
    vmovshdup zmm7{k1}, zmm27
    vpsubd zmm8, zmm9, zmm0
    vpsubd zmm20, zmm11, zmm2
    vpsubd zmm23, zmm13, zmm4
    vpsubd zmm26, zmm15, zmm6
    vpaddd zmm0, zmm0, zmm9
    vpaddd zmm2, zmm2, zmm11
    vpaddd zmm4, zmm4, zmm13
    vpaddd zmm6, zmm6, zmm15
    vpsrlq zmm19, zmm8, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm8, zmmword ptr [rsi + 4608]
    vpmuldq zmm21, zmm20, zmmword ptr [rsi + 4736]
    vpmuldq zmm24, zmm23, zmmword ptr [rsi + 4864]
    vpmuldq zmm27, zmm26, zmmword ptr [rsi + 4992]
    vpmuldq zmm8, zmm8, zmmword ptr [rsi + 4672]
    vpmuldq zmm20, zmm20, zmmword ptr [rsi + 4800]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 4928]
    vpmuldq zmm26, zmm26, zmmword ptr [rsi + 5056]
    vpmuldq zmm9, zmm19, zmmword ptr [rsi + 4608]
    vpmuldq zmm11, zmm22, zmmword ptr [rsi + 4736]
    vpmuldq zmm13, zmm25, zmmword ptr [rsi + 4864]
    vpmuldq zmm15, zmm28, zmmword ptr [rsi + 4992]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 4672]
    vpmuldq zmm22, zmm22, zmmword ptr [rsi + 4800]
    vpmuldq zmm25, zmm25, zmmword ptr [rsi + 4928]
    vpmuldq zmm28, zmm28, zmmword ptr [rsi + 5056]
    vpmuldq zmm8, zmm8, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm8
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm9, zmm9, zmm19
    vpsubd zmm11, zmm11, zmm22
    vpsubd zmm13, zmm13, zmm25
    vpsubd zmm15, zmm15, zmm28
    vmovshdup zmm9{k1}, zmm18
    vmovshdup zmm11{k1}, zmm21
    vmovshdup zmm13{k1}, zmm24
    vmovshdup zmm15{k1}, zmm27
    vshufi64x2 zmm8, zmm10, zmm1, 0x88
    vshufi64x2 zmm1, zmm10, zmm1, 0xDD
    vshufi64x2 zmm10, zmm12, zmm3, 0x88
    vshufi64x2 zmm3, zmm12, zmm3, 0xDD
    vshufi64x2 zmm12, zmm14, zmm5, 0x88
    vshufi64x2 zmm5, zmm14, zmm5, 0xDD
    vshufi64x2 zmm14, zmm17, zmm7, 0x88
    vshufi64x2 zmm7, zmm17, zmm7, 0xDD
    vshufi64x2 zmm17, zmm0, zmm9, 0x88
    vshufi64x2 zmm9, zmm0, zmm9, 0xDD
    vshufi64x2 zmm0, zmm2, zmm11, 0x88
    vshufi64x2 zmm11, zmm2, zmm11, 0xDD
    vshufi64x2 zmm2, zmm4, zmm13, 0x88
    vshufi64x2 zmm13, zmm4, zmm13, 0xDD
    vshufi64x2 zmm4, zmm6, zmm15, 0x88
    vshufi64x2 zmm15, zmm6, zmm15, 0xDD
    vpsubd zmm6, zmm1, zmm8
    vpsubd zmm20, zmm3, zmm10
    vpsubd zmm23, zmm5, zmm12
    vpsubd zmm26, zmm7, zmm14
    vpaddd zmm8, zmm8, zmm1
    vpaddd zmm10, zmm10, zmm3
    vpaddd zmm12, zmm12, zmm5
    vpaddd zmm14, zmm14, zmm7
    vpsrlq zmm19, zmm6, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm6, qword ptr [rsi + 5120]{1to8}
    vpmuldq zmm21, zmm20, qword ptr [rsi + 5136]{1to8}
    vpmuldq zmm24, zmm23, qword ptr [rsi + 5152]{1to8}
    vpmuldq zmm27, zmm26, qword ptr [rsi + 5168]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 5128]{1to8}
    vpmuldq zmm20, zmm20, qword ptr [rsi + 5144]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 5160]{1to8}
    vpmuldq zmm26, zmm26, qword ptr [rsi + 5176]{1to8}
    vpmuldq zmm1, zmm19, qword ptr [rsi + 5120]{1to8}
    vpmuldq zmm3, zmm22, qword ptr [rsi + 5136]{1to8}
    vpmuldq zmm5, zmm25, qword ptr [rsi + 5152]{1to8}
    vpmuldq zmm7, zmm28, qword ptr [rsi + 5168]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 5128]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 5144]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 5160]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 5176]{1to8}
    vpmuldq zmm6, zmm6, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm6
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm1, zmm1, zmm19
    vpsubd zmm3, zmm3, zmm22
    vpsubd zmm5, zmm5, zmm25
    vpsubd zmm7, zmm7, zmm28
    vmovshdup zmm1{k1}, zmm18
    vmovshdup zmm3{k1}, zmm21
    vmovshdup zmm5{k1}, zmm24
    vmovshdup zmm7{k1}, zmm27
    vpsubd zmm6, zmm9, zmm17
    vpsubd zmm20, zmm11, zmm0
    vpsubd zmm23, zmm13, zmm2
    vpsubd zmm26, zmm15, zmm4
    vpaddd zmm17, zmm17, zmm9
    vpaddd zmm0, zmm0, zmm11
    vpaddd zmm2, zmm2, zmm13
    vpaddd zmm4, zmm4, zmm15
    vpsrlq zmm19, zmm6, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm6, qword ptr [rsi + 5184]{1to8}
    vpmuldq zmm21, zmm20, qword ptr [rsi + 5200]{1to8}
    vpmuldq zmm24, zmm23, qword ptr [rsi + 5216]{1to8}
    vpmuldq zmm27, zmm26, qword ptr [rsi + 5232]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 5192]{1to8}
    vpmuldq zmm20, zmm20, qword ptr [rsi + 5208]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 5224]{1to8}
    vpmuldq zmm26, zmm26, qword ptr [rsi + 5240]{1to8}
    vpmuldq zmm9, zmm19, qword ptr [rsi + 5184]{1to8}
    vpmuldq zmm11, zmm22, qword ptr [rsi + 5200]{1to8}
    vpmuldq zmm13, zmm25, qword ptr [rsi + 5216]{1to8}
    vpmuldq zmm15, zmm28, qword ptr [rsi + 5232]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 5192]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 5208]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 5224]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 5240]{1to8}
    vpmuldq zmm6, zmm6, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm6
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm9, zmm9, zmm19
    vpsubd zmm11, zmm11, zmm22
    vpsubd zmm13, zmm13, zmm25
    vpsubd zmm15, zmm15, zmm28
    vmovshdup zmm9{k1}, zmm18
    vmovshdup zmm11{k1}, zmm21
    vmovshdup zmm13{k1}, zmm24
    vmovshdup zmm15{k1}, zmm27
    vpsubd zmm6, zmm10, zmm8
    vpsubd zmm20, zmm3, zmm1
    vpsubd zmm23, zmm14, zmm12
    vpsubd zmm26, zmm7, zmm5
    vpaddd zmm8, zmm8, zmm10
    vpaddd zmm1, zmm1, zmm3
    vpaddd zmm12, zmm12, zmm14
    vpaddd zmm5, zmm5, zmm7
    vpsrlq zmm19, zmm6, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm6, qword ptr [rsi + 5248]{1to8}
    vpmuldq zmm21, zmm20, qword ptr [rsi + 5248]{1to8}
    vpmuldq zmm24, zmm23, qword ptr [rsi + 5264]{1to8}
    vpmuldq zmm27, zmm26, qword ptr [rsi + 5264]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 5256]{1to8}
    vpmuldq zmm20, zmm20, qword ptr [rsi + 5256]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 5272]{1to8}
    vpmuldq zmm26, zmm26, qword ptr [rsi + 5272]{1to8}
    vpmuldq zmm10, zmm19, qword ptr [rsi + 5248]{1to8}
    vpmuldq zmm3, zmm22, qword ptr [rsi + 5248]{1to8}
    vpmuldq zmm14, zmm25, qword ptr [rsi + 5264]{1to8}
    vpmuldq zmm7, zmm28, qword ptr [rsi + 5264]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 5256]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 5256]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 5272]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 5272]{1to8}
    vpmuldq zmm6, zmm6, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm6
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm10, zmm10, zmm19
    vpsubd zmm3, zmm3, zmm22
    vpsubd zmm14, zmm14, zmm25
    vpsubd zmm7, zmm7, zmm28
    vmovshdup zmm10{k1}, zmm18
    vmovshdup zmm3{k1}, zmm21
    vmovshdup zmm14{k1}, zmm24
    vmovshdup zmm7{k1}, zmm27
    vpsubd zmm6, zmm0, zmm17
    vpsubd zmm20, zmm11, zmm9
    vpsubd zmm23, zmm4, zmm2
    vpsubd zmm26, zmm15, zmm13
    vpaddd zmm17, zmm17, zmm0
    vpaddd zmm9, zmm9, zmm11
    vpaddd zmm2, zmm2, zmm4
    vpaddd zmm13, zmm13, zmm15
    vpsrlq zmm19, zmm6, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm6, qword ptr [rsi + 5280]{1to8}
    vpmuldq zmm21, zmm20, qword ptr [rsi + 5280]{1to8}
    vpmuldq zmm24, zmm23, qword ptr [rsi + 5296]{1to8}
    vpmuldq zmm27, zmm26, qword ptr [rsi + 5296]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 5288]{1to8}
    vpmuldq zmm20, zmm20, qword ptr [rsi + 5288]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 5304]{1to8}
    vpmuldq zmm26, zmm26, qword ptr [rsi + 5304]{1to8}
    vpmuldq zmm0, zmm19, qword ptr [rsi + 5280]{1to8}
    vpmuldq zmm11, zmm22, qword ptr [rsi + 5280]{1to8}
    vpmuldq zmm4, zmm25, qword ptr [rsi + 5296]{1to8}
    vpmuldq zmm15, zmm28, qword ptr [rsi + 5296]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 5288]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 5288]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 5304]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 5304]{1to8}
    vpmuldq zmm6, zmm6, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm6
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm0, zmm0, zmm19
    vpsubd zmm11, zmm11, zmm22
    vpsubd zmm4, zmm4, zmm25
    vpsubd zmm15, zmm15, zmm28
    vmovshdup zmm0{k1}, zmm18
    vmovshdup zmm11{k1}, zmm21
    vmovshdup zmm4{k1}, zmm24
    vmovshdup zmm15{k1}, zmm27
    vpsubd zmm6, zmm12, zmm8
    vpsubd zmm20, zmm5, zmm1
    vpsubd zmm23, zmm14, zmm10
    vpsubd zmm26, zmm7, zmm3
    vpaddd zmm8, zmm8, zmm12
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm10, zmm10, zmm14
    vpaddd zmm3, zmm3, zmm7
    vpsrlq zmm19, zmm6, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm6, qword ptr [rsi + 5312]{1to8}
    vpmuldq zmm21, zmm20, qword ptr [rsi + 5312]{1to8}
    vpmuldq zmm24, zmm23, qword ptr [rsi + 5312]{1to8}
    vpmuldq zmm27, zmm26, qword ptr [rsi + 5312]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 5320]{1to8}
    vpmuldq zmm20, zmm20, qword ptr [rsi + 5320]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 5320]{1to8}
    vpmuldq zmm26, zmm26, qword ptr [rsi + 5320]{1to8}
    vpmuldq zmm12, zmm19, qword ptr [rsi + 5312]{1to8}
    vpmuldq zmm5, zmm22, qword ptr [rsi + 5312]{1to8}
    vpmuldq zmm14, zmm25, qword ptr [rsi + 5312]{1to8}
    vpmuldq zmm7, zmm28, qword ptr [rsi + 5312]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 5320]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 5320]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 5320]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 5320]{1to8}
    vpmuldq zmm6, zmm6, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm6
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm12, zmm12, zmm19
    vpsubd zmm5, zmm5, zmm22
    vpsubd zmm14, zmm14, zmm25
    vpsubd zmm7, zmm7, zmm28
    vmovshdup zmm12{k1}, zmm18
    vmovshdup zmm5{k1}, zmm21
    vmovshdup zmm14{k1}, zmm24
    vmovshdup zmm7{k1}, zmm27
    vpsubd zmm6, zmm2, zmm17
    vpsubd zmm20, zmm13, zmm9
    vpsubd zmm23, zmm4, zmm0
    vpsubd zmm26, zmm15, zmm11
    vpaddd zmm17, zmm17, zmm2
    vpaddd zmm9, zmm9, zmm13
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm11, zmm11, zmm15
    vpsrlq zmm19, zmm6, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm6, qword ptr [rsi + 5328]{1to8}
    vpmuldq zmm21, zmm20, qword ptr [rsi + 5328]{1to8}
    vpmuldq zmm24, zmm23, qword ptr [rsi + 5328]{1to8}
    vpmuldq zmm27, zmm26, qword ptr [rsi + 5328]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 5336]{1to8}
    vpmuldq zmm20, zmm20, qword ptr [rsi + 5336]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 5336]{1to8}
    vpmuldq zmm26, zmm26, qword ptr [rsi + 5336]{1to8}
    vpmuldq zmm2, zmm19, qword ptr [rsi + 5328]{1to8}
    vpmuldq zmm13, zmm22, qword ptr [rsi + 5328]{1to8}
    vpmuldq zmm4, zmm25, qword ptr [rsi + 5328]{1to8}
    vpmuldq zmm15, zmm28, qword ptr [rsi + 5328]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 5336]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 5336]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 5336]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 5336]{1to8}
    vpmuldq zmm6, zmm6, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm6
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm2, zmm2, zmm19
    vpsubd zmm13, zmm13, zmm22
    vpsubd zmm4, zmm4, zmm25
    vpsubd zmm15, zmm15, zmm28
    vmovshdup zmm2{k1}, zmm18
    vmovshdup zmm13{k1}, zmm21
    vmovshdup zmm4{k1}, zmm24
    vmovshdup zmm15{k1}, zmm27
    vpsubd zmm6, zmm17, zmm8
    vpsubd zmm20, zmm9, zmm1
    vpsubd zmm23, zmm0, zmm10
    vpsubd zmm26, zmm11, zmm3
    vpaddd zmm8, zmm8, zmm17
    vpaddd zmm1, zmm1, zmm9
    vpaddd zmm10, zmm10, zmm0
    vpaddd zmm3, zmm3, zmm11
    vpsrlq zmm19, zmm6, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm6, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm21, zmm20, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm24, zmm23, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm27, zmm26, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm20, zmm20, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm26, zmm26, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm17, zmm19, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm9, zmm22, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm0, zmm25, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm11, zmm28, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm6, zmm6, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm6
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm17, zmm17, zmm19
    vpsubd zmm9, zmm9, zmm22
    vpsubd zmm0, zmm0, zmm25
    vpsubd zmm11, zmm11, zmm28
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm9{k1}, zmm21
    vmovshdup zmm0{k1}, zmm24
    vmovshdup zmm11{k1}, zmm27
    vpsrlq zmm19, zmm8, 32
    vpsrlq zmm22, zmm1, 32
    vpsrlq zmm25, zmm10, 32
    vpsrlq zmm28, zmm3, 32
    vpmuldq zmm18, zmm8, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm21, zmm1, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm24, zmm10, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm27, zmm3, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm8, zmm8, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm1, zmm1, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm10, zmm10, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm3, zmm3, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm6, zmm19, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm20, zmm22, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm23, zmm25, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm26, zmm28, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm8, zmm8, zmm16
    vpmuldq zmm1, zmm1, zmm16
    vpmuldq zmm10, zmm10, zmm16
    vpmuldq zmm3, zmm3, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm8
    vpsubd zmm21, zmm21, zmm1
    vpsubd zmm24, zmm24, zmm10
    vpsubd zmm27, zmm27, zmm3
    vpsubd zmm6, zmm6, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm6{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vmovdqa32 zmm8, zmm6
    vmovdqa32 zmm1, zmm20
    vmovdqa32 zmm10, zmm23
    vmovdqa32 zmm3, zmm26
    vpsubd zmm6, zmm2, zmm12
    vpsubd zmm20, zmm13, zmm5
    vpsubd zmm23, zmm4, zmm14
    vpsubd zmm26, zmm15, zmm7
    vpaddd zmm12, zmm12, zmm2
    vpaddd zmm5, zmm5, zmm13
    vpaddd zmm14, zmm14, zmm4
    vpaddd zmm7, zmm7, zmm15
    vpsrlq zmm19, zmm6, 32
    vpsrlq zmm22, zmm20, 32
    vpsrlq zmm25, zmm23, 32
    vpsrlq zmm28, zmm26, 32
    vpmuldq zmm18, zmm6, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm21, zmm20, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm24, zmm23, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm27, zmm26, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm20, zmm20, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm26, zmm26, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm2, zmm19, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm13, zmm22, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm4, zmm25, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm15, zmm28, qword ptr [rsi + 5344]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 5352]{1to8}
    vpmuldq zmm6, zmm6, zmm16
    vpmuldq zmm20, zmm20, zmm16
    vpmuldq zmm23, zmm23, zmm16
    vpmuldq zmm26, zmm26, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm6
    vpsubd zmm21, zmm21, zmm20
    vpsubd zmm24, zmm24, zmm23
    vpsubd zmm27, zmm27, zmm26
    vpsubd zmm2, zmm2, zmm19
    vpsubd zmm13, zmm13, zmm22
    vpsubd zmm4, zmm4, zmm25
    vpsubd zmm15, zmm15, zmm28
    vmovshdup zmm2{k1}, zmm18
    vmovshdup zmm13{k1}, zmm21
    vmovshdup zmm4{k1}, zmm24
    vmovshdup zmm15{k1}, zmm27
    vpsrlq zmm19, zmm12, 32
    vpsrlq zmm22, zmm5, 32
    vpsrlq zmm25, zmm14, 32
    vpsrlq zmm28, zmm7, 32
    vpmuldq zmm18, zmm12, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm21, zmm5, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm24, zmm14, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm27, zmm7, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm12, zmm12, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm5, zmm5, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm14, zmm14, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm7, zmm7, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm6, zmm19, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm20, zmm22, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm23, zmm25, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm26, zmm28, qword ptr [rsi + 5360]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm22, zmm22, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm25, zmm25, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm28, zmm28, qword ptr [rsi + 5368]{1to8}
    vpmuldq zmm12, zmm12, zmm16
    vpmuldq zmm5, zmm5, zmm16
    vpmuldq zmm14, zmm14, zmm16
    vpmuldq zmm7, zmm7, zmm16
    vpmuldq zmm19, zmm19, zmm16
    vpmuldq zmm22, zmm22, zmm16
    vpmuldq zmm25, zmm25, zmm16
    vpmuldq zmm28, zmm28, zmm16
    vpsubd zmm18, zmm18, zmm12
    vpsubd zmm21, zmm21, zmm5
    vpsubd zmm24, zmm24, zmm14
    vpsubd zmm27, zmm27, zmm7
    vpsubd zmm6, zmm6, zmm19
    vpsubd zmm20, zmm20, zmm22
    vpsubd zmm23, zmm23, zmm25
    vpsubd zmm26, zmm26, zmm28
    vmovshdup zmm6{k1}, zmm18
    vmovshdup zmm20{k1}, zmm21
    vmovshdup zmm23{k1}, zmm24
    vmovshdup zmm26{k1}, zmm27
    vmovdqa32 zmm12, zmm6
    vmovdqa32 zmm5, zmm20
    vmovdqa32 zmm14, zmm23
    vmovdqa32 zmm7, zmm26
    vmovdqu32 zmmword ptr [rdi + 0], zmm8
    vmovdqu32 zmmword ptr [rdi + 64], zmm1
    vmovdqu32 zmmword ptr [rdi + 128], zmm10
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    vmovdqu32 zmmword ptr [rdi + 256], zmm12
    vmovdqu32 zmmword ptr [rdi + 320], zmm5
    vmovdqu32 zmmword ptr [rdi + 384], zmm14
    vmovdqu32 zmmword ptr [rdi + 448], zmm7
    vmovdqu32 zmmword ptr [rdi + 512], zmm17
    vmovdqu32 zmmword ptr [rdi + 576], zmm9
    vmovdqu32 zmmword ptr [rdi + 640], zmm0
    vmovdqu32 zmmword ptr [rdi + 704], zmm11
    vmovdqu32 zmmword ptr [rdi + 768], zmm2
    vmovdqu32 zmmword ptr [rdi + 832], zmm13
    vmovdqu32 zmmword ptr [rdi + 896], zmm4
    vmovdqu32 zmmword ptr [rdi + 960], zmm15
    add rsi, 5376
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_mldsa_inverse_avx512), . - SYMBOL(lanewise_mldsa_inverse_avx512)
#endif
    MS_ENTRY(lanewise_mldsa_inverse_avx512, 3, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lmldsa_inverse_avx512_roots:
    .long 1976782, 0, -3545687, 0, 1400424, 0, -976891, 0
    .long -1362209, 0, -2286327, 0, 3919660, 0, -2235985, 0
    .long 374860238, 0, 201262505, 0, 400711272, 0, 879867909, 0
    .long 1934038751, 0, 1123958025, 0, -1809756372, 0, -1600929361, 0
    .long -846154, 0, 1612842, 0, 3937738, 0, 183443, 0
    .long -48306, 0, -420899, 0, -554416, 0, -2939036, 0
    .long -540420426, 0, -1499603926, 0, -973777462, 0, 1544891539, 0
    .long 2036925262, 0, -1208667171, 0, 155290192, 0, 1119856484, 0
    .long -3833893, 0, 472078, 0, -1104333, 0, -975884, 0
    .long 1910376, 0, 269760, 0, 1723600, 0, 3523897, 0
    .long 776003547, 0, 394851342, 0, -1758099917, 0, -110126092, 0
    .long 283780712, 0, -1547952704, 0, 565464272, 0, 6087993, 0
    .long -260646, 0, 1717735, 0, -1667432, 0, 2213111, 0
    .long -1803090, 0, 3866901, 0, -426683, 0, -3038916, 0
    .long -71875110, 0, -279505433, 0, -440824168, 0, -1723816713, 0
    .long -260424530, 0, 702390549, 0, -1591599803, 0, -2047270596, 0
    .long -1799107, 0, -1207385, 0, 1652634, 0, 3369112, 0
    .long 3014001, 0, -164721, 0, 162844, 0, 2432395, 0
    .long 1726753853, 0, 2061661095, 0, -1039370342, 0, -2126092136, 0
    .long -883155599, 0, -1542497137, 0, -1316619236, 0, 173440395, 0
    .long -3694233, 0, 185531, 0, 810149, 0, 1957272, 0
    .long 1616392, 0, 2454455, 0, -3183426, 0, -2013608, 0
    .long -596344473, 0, -384158533, 0, -853476187, 0, 1339088280, 0
    .long 827959816, 0, -1357098057, 0, -2040058690, 0, 1554794072, 0
    .long -3776993, 0, 3406031, 0, -3724270, 0, 777191, 0
    .long -1846953, 0, -1374803, 0, -2831860, 0, 1917081, 0
    .long 940195359, 0, 1405999311, 0, 608791570, 0, 604552167, 0
    .long 713994583, 0, 1042326957, 0, -1021949428, 0, -1078959975, 0
    .long 594136, 0, 2235880, 0, -2584293, 0, 1500165, 0
    .long -1671176, 0, -2546312, 0, -542412, 0, -1279661, 0
    .long 371462360, 0, -270590488, 0, -260312805, 0, -300448763, 0
    .long -1276805128, 0, 1216882040, 0, 756955444, 0, 831969619, 0
    .long -1962642, 0, -1050970, 0, 1312455, 0, 1869119, 0
    .long -1430225, 0, -3548272, 0, 1237275, 0, 1250494, 0
    .long 1116720494, 0, 1136965286, 0, 963438279, 0, -314284737, 0
    .long 1779436847, 0, -1287922800, 0, 985022747, 0, -72690498, 0
    .long 3306115, 0, 1903435, 0, -451100, 0, -2994039, 0
    .long -3318210, 0, 2635921, 0, -1333058, 0, -3767016, 0
    .long 419615363, 0, 671509323, 0, -1045062172, 0, 694382729, 0
    .long -2070602178, 0, 45766801, 0, 235104446, 0, -1536588520, 0
    .long 1595974, 0, 203044, 0, 1247620, 0, -3342277, 0
    .long 1265009, 0, 4108315, 0, 2691481, 0, 286988, 0
    .long 6363718, 0, 1629985060, 0, -1354528380, 0, 1851023419, 0
    .long 1967222129, 0, 885133339, 0, -1176751719, 0, 908452108, 0
    .long 2486353, 0, 1735879, 0, 4055324, 0, 3437287, 0
    .long -2590150, 0, -2437823, 0, 2842341, 0, 342297, 0
    .long -642772911, 0, 137583815, 0, -1637785316, 0, -1223601433, 0
    .long -635454918, 0, -1123881663, 0, -1920467227, 0, 2124962073, 0
    .long -3595838, 0, -522500, 0, -525098, 0, -1613174, 0
    .long 3207046, 0, 819034, 0, -3122442, 0, 1859098, 0
    .long 1258381762, 0, 1926727420, 0, -325927722, 0, -818371958, 0
    .long 1931587462, 0, 1257750362, 0, 1747917558, 0, -421552614, 0
    .long -768622, 0, -43260, 0, -3556995, 0, 495491, 0
    .long 2031748, 0, 909542, 0, -655327, 0, 900702, 0
    .long 128353682, 0, 2027935492, 0, 1819892093, 0, 1014493059, 0
    .long -1372618620, 0, -517299994, 0, 863641633, 0, 14253662, 0
    .long -3193378, 0, -3562462, 0, -3759364, 0, 2244091, 0
    .long 3513181, 0, 3817976, 0, 2434439, 0, 3407706, 0
    .long 1904936414, 0, -1420958686, 0, 1176904444, 0, 912367099, 0
    .long 2032221021, 0, 746144248, 0, -44694137, 0, 991903578, 0
    .long -1197226, 0, -2446433, 0, -3520352, 0, -3342478, 0
    .long -1235728, 0, 2316500, 0, 266997, 0, 2091667, 0
    .long 1683520342, 0, 30313375, 0, 2027833504, 0, -1363460238, 0
    .long -326425360, 0, 1363007700, 0, -605900043, 0, -898413, 0
    .long 3839961, 0, -1439742, 0, -3628969, 0, -812732, 0
    .long -3881060, 0, -1584928, 0, -3019102, 0, 1285669, 0
    .long -894060583, 0, 1206536194, 0, 1146323031, 0, -518252220, 0
    .long 985155484, 0, 168022240, 0, 1957047970, 0, -178766299, 0
    .long 1341330, 0, -1851402, 0, 1315589, 0, 3159746, 0
    .long -177440, 0, -3553272, 0, -2409325, 0, 189548, 0
    .long 235321234, 0, 1424130038, 0, 334803717, 0, -1375177022, 0
    .long -1185330464, 0, 1422575624, 0, 1777179795, 0, -695180180, 0
    .long -1316856, 0, -3249728, 0, 759969, 0, 1653064, 0
    .long -210977, 0, -8578, 0, 2389356, 0, -3724342, 0
    .long -1729304568, 0, -318346816, 0, -1499481951, 0, -1555941048, 0
    .long 628664287, 0, -1261461890, 0, -1999506068, 0, 675310538, 0
    .long 3958618, 0, 3097992, 0, 904516, 0, 508951, 0
    .long -1100098, 0, 264944, 0, 44288, 0, -3343383, 0
    .long 1210558298, 0, 1155548552, 0, 666258756, 0, 1225434135, 0
    .long 2143745726, 0, -916321552, 0, -1784632064, 0, 1321868265, 0
    .long -1430430, 0, -1308169, 0, 1852771, 0, -22981, 0
    .long 1349076, 0, -1228525, 0, -381987, 0, -671102, 0
    .long -1669960606, 0, 1638590967, 0, 1665705315, 0, -1018755525, 0
    .long -120646188, 0, 1787797779, 0, -889861155, 0, 2135294594, 0
    .long -2477047, 0, 2715295, 0, -411027, 0, 2147896, 0
    .long -3693493, 0, -983419, 0, -2967645, 0, 3412210, 0
    .long 1708872713, 0, 1518161567, 0, -1262003603, 0, -588790216, 0
    .long -86965173, 0, -247357819, 0, 289871779, 0, -783134478, 0
    .long 126922, 0, -1000202, 0, -3632928, 0, -4083598, 0
    .long -3157330, 0, 1939314, 0, -3190144, 0, -1257611, 0
    .long -2131021878, 0, 1955560694, 0, 568627424, 0, -993005454, 0
    .long 1529189038, 0, -1039411342, 0, -1440787840, 0, -1285853323, 0
    .long -1585221, 0, -3041255, 0, 2176455, 0, -3677745, 0
    .long 3475950, 0, -1528703, 0, -1452451, 0, -3930395, 0
    .long 140455867, 0, -1974159335, 0, 1599739335, 0, 1350681039, 0
    .long 1651689966, 0, -654783359, 0, -2143979939, 0, -1574918427, 0
    .long -2797779, 0, -2797779, 0, 2071892, 0, 2071892, 0
    .long -2556880, 0, -2556880, 0, 3900724, 0, 3900724, 0
    .long -952438995, 0, -952438995, 0, -1714807468, 0, -1714807468, 0
    .long -950076368, 0, -950076368, 0, -1495136972, 0, -1495136972, 0
    .long 3881043, 0, 3881043, 0, 954230, 0, 954230, 0
    .long 531354, 0, 531354, 0, 811944, 0, 811944, 0
    .long -1983539117, 0, -1983539117, 0, -285388938, 0, -285388938, 0
    .long -1636082790, 0, -1636082790, 0, 1484874664, 0, 1484874664, 0
    .long 3699596, 0, 3699596, 0, -1600420, 0, -1600420, 0
    .long -2140649, 0, -2140649, 0, 3507263, 0, 3507263, 0
    .long 2024403852, 0, 2024403852, 0, 879957084, 0, 879957084, 0
    .long 992097815, 0, 992097815, 0, -1925356481, 0, -1925356481, 0
    .long -3821735, 0, -3821735, 0, 3505694, 0, 3505694, 0
    .long -1643818, 0, -1643818, 0, -1699267, 0, -1699267, 0
    .long 1831915353, 0, 1831915353, 0, 418987550, 0, 418987550, 0
    .long -901666090, 0, -901666090, 0, -1750224323, 0, -1750224323, 0
    .long -539299, 0, -539299, 0, 2348700, 0, 2348700, 0
    .long -300467, 0, -300467, 0, 3539968, 0, 3539968, 0
    .long -1104976547, 0, -1104976547, 0, -1661512036, 0, -1661512036, 0
    .long 2059733581, 0, 2059733581, 0, -1061813248, 0, -1061813248, 0
    .long -2867647, 0, -2867647, 0, 3574422, 0, 3574422, 0
    .long -3043716, 0, -3043716, 0, -3861115, 0, -3861115, 0
    .long 1797021249, 0, 1797021249, 0, -561427818, 0, -561427818, 0
    .long -475984260, 0, -475984260, 0, -202001019, 0, -202001019, 0
    .long 3915439, 0, 3915439, 0, -2537516, 0, -2537516, 0
    .long -3592148, 0, -3592148, 0, -1661693, 0, -1661693, 0
    .long -594436433, 0, -594436433, 0, -1898723372, 0, -1898723372, 0
    .long -1076973524, 0, -1076973524, 0, 1594295555, 0, 1594295555, 0
    .long 3530437, 0, 3530437, 0, 3077325, 0, 3077325, 0
    .long 95776, 0, 95776, 0, 2706023, 0, 2706023, 0
    .long 1838055109, 0, 1838055109, 0, -1404529459, 0, -1404529459, 0
    .long -1631226336, 0, -1631226336, 0, -1846138265, 0, -1846138265, 0
    .long 280005, 0, 280005, 0, 4010497, 0, 4010497, 0
    .long 280005, 0, 280005, 0, 4010497, 0, 4010497, 0
    .long -1170414139, 0, -1170414139, 0, -1443016191, 0, -1443016191, 0
    .long -1170414139, 0, -1170414139, 0, -1443016191, 0, -1443016191, 0
    .long -19422, 0, -19422, 0, 1757237, 0, 1757237, 0
    .long -19422, 0, -19422, 0, 1757237, 0, 1757237, 0
    .long 1837364258, 0, 1837364258, 0, 329347125, 0, 329347125, 0
    .long 1837364258, 0, 1837364258, 0, 329347125, 0, 329347125, 0
    .long -3277672, 0, -3277672, 0, -1399561, 0, -1399561, 0
    .long -3277672, 0, -3277672, 0, -1399561, 0, -1399561, 0
    .long -748618600, 0, -748618600, 0, -1257667337, 0, -1257667337, 0
    .long -748618600, 0, -748618600, 0, -1257667337, 0, -1257667337, 0
    .long -3859737, 0, -3859737, 0, -2118186, 0, -2118186, 0
    .long -3859737, 0, -3859737, 0, -2118186, 0, -2118186, 0
    .long -878576921, 0, -878576921, 0, 1654287830, 0, 1654287830, 0
    .long -878576921, 0, -878576921, 0, 1654287830, 0, 1654287830, 0
    .long -2108549, 0, -2108549, 0, 2619752, 0, 2619752, 0
    .long -2108549, 0, -2108549, 0, 2619752, 0, 2619752, 0
    .long 684667771, 0, 684667771, 0, -346752664, 0, -346752664, 0
    .long 684667771, 0, 684667771, 0, -346752664, 0, -346752664, 0
    .long -1119584, 0, -1119584, 0, -549488, 0, -549488, 0
    .long -1119584, 0, -1119584, 0, -549488, 0, -549488, 0
    .long 222489248, 0, 222489248, 0, 1806278032, 0, 1806278032, 0
    .long 222489248, 0, 222489248, 0, 1806278032, 0, 1806278032, 0
    .long 3585928, 0, 3585928, 0, -1079900, 0, -1079900, 0
    .long 3585928, 0, 3585928, 0, -1079900, 0, -1079900, 0
    .long 858240904, 0, 858240904, 0, -1364982364, 0, -1364982364, 0
    .long 858240904, 0, 858240904, 0, -1364982364, 0, -1364982364, 0
    .long 1024112, 0, 1024112, 0, 2725464, 0, 2725464, 0
    .long 1024112, 0, 1024112, 0, 2725464, 0, 2725464, 0
    .long 2082316400, 0, 2082316400, 0, 1727305304, 0, 1727305304, 0
    .long 2082316400, 0, 2082316400, 0, 1727305304, 0, 1727305304, 0
    .long 2680103, 0, 625853735, 0, 3111497, 0, -285697463, 0
    .long -2884855, 0, 515185417, 0, 3119733, 0, -1929495947, 0
    .long -2091905, 0, -1091570561, 0, -359251, 0, -1374673747, 0
    .long 2353451, 0, -1815525077, 0, 1826347, 0, 308362795, 0
    .long 466468, 0, 1640734244, 0, -876248, 0, 1612161320, 0
    .long -777960, 0, 1477910808, 0, 237124, 0, 1640767044, 0
    .long -518909, 0, -1927777021, 0, -2608894, 0, -1929875198, 0
    .long -3975713, 0, -151046689, 0, 41978, 0, -8395782, 0

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
