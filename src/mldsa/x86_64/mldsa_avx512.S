# PYTHONPATH=lab python3 -m lanewise_lab.ntt mldsa_avx512 > src/mldsa/x86_64/mldsa_avx512.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// lanewise_mldsa_ntt_avx512(p): to the NTT domain. Input |x| <= 8380416, output |x| <= 76261794.
// lanewise_mldsa_inverse_avx512(p): back, times 2^32. Input |x| <= 6704332, output |x| <= 10475520.
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
    vpsrlq zmm17, zmm8, 32
    vpsrlq zmm19, zmm9, 32
    vpsrlq zmm21, zmm10, 32
    vpsrlq zmm23, zmm11, 32
    vpmuldq zmm18, zmm8, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm20, zmm9, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm22, zmm10, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm24, zmm11, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm17, zmm17, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm21, zmm21, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 0]{1to8}
    vpmulld zmm8, zmm8, dword ptr [rsi + 4]{1to16}
    vpmulld zmm9, zmm9, dword ptr [rsi + 4]{1to16}
    vpmulld zmm10, zmm10, dword ptr [rsi + 4]{1to16}
    vpmulld zmm11, zmm11, dword ptr [rsi + 4]{1to16}
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm19{k1}, zmm20
    vmovshdup zmm21{k1}, zmm22
    vmovshdup zmm23{k1}, zmm24
    vpmulld zmm17, zmm17, zmm16
    vpmulld zmm19, zmm19, zmm16
    vpmulld zmm21, zmm21, zmm16
    vpmulld zmm23, zmm23, zmm16
    vpsubd zmm8, zmm8, zmm17
    vpsubd zmm9, zmm9, zmm19
    vpsubd zmm10, zmm10, zmm21
    vpsubd zmm11, zmm11, zmm23
    vpsubd zmm17, zmm0, zmm8
    vpsubd zmm19, zmm1, zmm9
    vpsubd zmm21, zmm2, zmm10
    vpsubd zmm23, zmm3, zmm11
    vpaddd zmm0, zmm0, zmm8
    vpaddd zmm1, zmm1, zmm9
    vpaddd zmm2, zmm2, zmm10
    vpaddd zmm3, zmm3, zmm11
    vpsrlq zmm8, zmm12, 32
    vpsrlq zmm9, zmm13, 32
    vpsrlq zmm10, zmm14, 32
    vpsrlq zmm11, zmm15, 32
    vpmuldq zmm18, zmm12, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm20, zmm13, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm22, zmm14, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm24, zmm15, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm8, zmm8, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm9, zmm9, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm10, zmm10, qword ptr [rsi + 0]{1to8}
    vpmuldq zmm11, zmm11, qword ptr [rsi + 0]{1to8}
    vpmulld zmm12, zmm12, dword ptr [rsi + 4]{1to16}
    vpmulld zmm13, zmm13, dword ptr [rsi + 4]{1to16}
    vpmulld zmm14, zmm14, dword ptr [rsi + 4]{1to16}
    vpmulld zmm15, zmm15, dword ptr [rsi + 4]{1to16}
    vmovshdup zmm8{k1}, zmm18
    vmovshdup zmm9{k1}, zmm20
    vmovshdup zmm10{k1}, zmm22
    vmovshdup zmm11{k1}, zmm24
    vpmulld zmm8, zmm8, zmm16
    vpmulld zmm9, zmm9, zmm16
    vpmulld zmm10, zmm10, zmm16
    vpmulld zmm11, zmm11, zmm16
    vpsubd zmm12, zmm12, zmm8
    vpsubd zmm13, zmm13, zmm9
    vpsubd zmm14, zmm14, zmm10
    vpsubd zmm15, zmm15, zmm11
    vpsubd zmm8, zmm4, zmm12
    vpsubd zmm9, zmm5, zmm13
    vpsubd zmm10, zmm6, zmm14
    vpsubd zmm11, zmm7, zmm15
    vpaddd zmm4, zmm4, zmm12
    vpaddd zmm5, zmm5, zmm13
    vpaddd zmm6, zmm6, zmm14
    vpaddd zmm7, zmm7, zmm15
    vpsrlq zmm12, zmm4, 32
    vpsrlq zmm13, zmm5, 32
    vpsrlq zmm14, zmm6, 32
    vpsrlq zmm15, zmm7, 32
    vpmuldq zmm18, zmm4, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm20, zmm5, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm22, zmm6, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm24, zmm7, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm12, zmm12, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm13, zmm13, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm14, zmm14, qword ptr [rsi + 8]{1to8}
    vpmuldq zmm15, zmm15, qword ptr [rsi + 8]{1to8}
    vpmulld zmm4, zmm4, dword ptr [rsi + 12]{1to16}
    vpmulld zmm5, zmm5, dword ptr [rsi + 12]{1to16}
    vpmulld zmm6, zmm6, dword ptr [rsi + 12]{1to16}
    vpmulld zmm7, zmm7, dword ptr [rsi + 12]{1to16}
    vmovshdup zmm12{k1}, zmm18
    vmovshdup zmm13{k1}, zmm20
    vmovshdup zmm14{k1}, zmm22
    vmovshdup zmm15{k1}, zmm24
    vpmulld zmm12, zmm12, zmm16
    vpmulld zmm13, zmm13, zmm16
    vpmulld zmm14, zmm14, zmm16
    vpmulld zmm15, zmm15, zmm16
    vpsubd zmm4, zmm4, zmm12
    vpsubd zmm5, zmm5, zmm13
    vpsubd zmm6, zmm6, zmm14
    vpsubd zmm7, zmm7, zmm15
    vpsubd zmm12, zmm0, zmm4
    vpsubd zmm13, zmm1, zmm5
    vpsubd zmm14, zmm2, zmm6
    vpsubd zmm15, zmm3, zmm7
    vpaddd zmm0, zmm0, zmm4
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm2, zmm2, zmm6
    vpaddd zmm3, zmm3, zmm7
    vpsrlq zmm4, zmm8, 32
    vpsrlq zmm5, zmm9, 32
    vpsrlq zmm6, zmm10, 32
    vpsrlq zmm7, zmm11, 32
    vpmuldq zmm18, zmm8, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm20, zmm9, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm22, zmm10, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm24, zmm11, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm4, zmm4, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm5, zmm5, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 16]{1to8}
    vpmuldq zmm7, zmm7, qword ptr [rsi + 16]{1to8}
    vpmulld zmm8, zmm8, dword ptr [rsi + 20]{1to16}
    vpmulld zmm9, zmm9, dword ptr [rsi + 20]{1to16}
    vpmulld zmm10, zmm10, dword ptr [rsi + 20]{1to16}
    vpmulld zmm11, zmm11, dword ptr [rsi + 20]{1to16}
    vmovshdup zmm4{k1}, zmm18
    vmovshdup zmm5{k1}, zmm20
    vmovshdup zmm6{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm4, zmm4, zmm16
    vpmulld zmm5, zmm5, zmm16
    vpmulld zmm6, zmm6, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm8, zmm8, zmm4
    vpsubd zmm9, zmm9, zmm5
    vpsubd zmm10, zmm10, zmm6
    vpsubd zmm11, zmm11, zmm7
    vpsubd zmm4, zmm17, zmm8
    vpsubd zmm5, zmm19, zmm9
    vpsubd zmm6, zmm21, zmm10
    vpsubd zmm7, zmm23, zmm11
    vpaddd zmm17, zmm17, zmm8
    vpaddd zmm19, zmm19, zmm9
    vpaddd zmm21, zmm21, zmm10
    vpaddd zmm23, zmm23, zmm11
    vpsrlq zmm8, zmm2, 32
    vpsrlq zmm9, zmm3, 32
    vpsrlq zmm10, zmm14, 32
    vpsrlq zmm11, zmm15, 32
    vpmuldq zmm18, zmm2, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm20, zmm3, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm22, zmm14, qword ptr [rsi + 32]{1to8}
    vpmuldq zmm24, zmm15, qword ptr [rsi + 32]{1to8}
    vpmuldq zmm8, zmm8, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm9, zmm9, qword ptr [rsi + 24]{1to8}
    vpmuldq zmm10, zmm10, qword ptr [rsi + 32]{1to8}
    vpmuldq zmm11, zmm11, qword ptr [rsi + 32]{1to8}
    vpmulld zmm2, zmm2, dword ptr [rsi + 28]{1to16}
    vpmulld zmm3, zmm3, dword ptr [rsi + 28]{1to16}
    vpmulld zmm14, zmm14, dword ptr [rsi + 36]{1to16}
    vpmulld zmm15, zmm15, dword ptr [rsi + 36]{1to16}
    vmovshdup zmm8{k1}, zmm18
    vmovshdup zmm9{k1}, zmm20
    vmovshdup zmm10{k1}, zmm22
    vmovshdup zmm11{k1}, zmm24
    vpmulld zmm8, zmm8, zmm16
    vpmulld zmm9, zmm9, zmm16
    vpmulld zmm10, zmm10, zmm16
    vpmulld zmm11, zmm11, zmm16
    vpsubd zmm2, zmm2, zmm8
    vpsubd zmm3, zmm3, zmm9
    vpsubd zmm14, zmm14, zmm10
    vpsubd zmm15, zmm15, zmm11
    vpsubd zmm8, zmm0, zmm2
    vpsubd zmm9, zmm1, zmm3
    vpsubd zmm10, zmm12, zmm14
    vpsubd zmm11, zmm13, zmm15
    vpaddd zmm0, zmm0, zmm2
    vpaddd zmm1, zmm1, zmm3
    vpaddd zmm12, zmm12, zmm14
    vpaddd zmm13, zmm13, zmm15
    vpsrlq zmm2, zmm21, 32
    vpsrlq zmm3, zmm23, 32
    vpsrlq zmm14, zmm6, 32
    vpsrlq zmm15, zmm7, 32
    vpmuldq zmm18, zmm21, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm20, zmm23, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm22, zmm6, qword ptr [rsi + 48]{1to8}
    vpmuldq zmm24, zmm7, qword ptr [rsi + 48]{1to8}
    vpmuldq zmm2, zmm2, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm3, zmm3, qword ptr [rsi + 40]{1to8}
    vpmuldq zmm14, zmm14, qword ptr [rsi + 48]{1to8}
    vpmuldq zmm15, zmm15, qword ptr [rsi + 48]{1to8}
    vpmulld zmm21, zmm21, dword ptr [rsi + 44]{1to16}
    vpmulld zmm23, zmm23, dword ptr [rsi + 44]{1to16}
    vpmulld zmm6, zmm6, dword ptr [rsi + 52]{1to16}
    vpmulld zmm7, zmm7, dword ptr [rsi + 52]{1to16}
    vmovshdup zmm2{k1}, zmm18
    vmovshdup zmm3{k1}, zmm20
    vmovshdup zmm14{k1}, zmm22
    vmovshdup zmm15{k1}, zmm24
    vpmulld zmm2, zmm2, zmm16
    vpmulld zmm3, zmm3, zmm16
    vpmulld zmm14, zmm14, zmm16
    vpmulld zmm15, zmm15, zmm16
    vpsubd zmm21, zmm21, zmm2
    vpsubd zmm23, zmm23, zmm3
    vpsubd zmm6, zmm6, zmm14
    vpsubd zmm7, zmm7, zmm15
    vpsubd zmm2, zmm17, zmm21
    vpsubd zmm3, zmm19, zmm23
    vpsubd zmm14, zmm4, zmm6
    vpsubd zmm15, zmm5, zmm7
    vpaddd zmm17, zmm17, zmm21
    vpaddd zmm19, zmm19, zmm23
    vpaddd zmm4, zmm4, zmm6
    vpaddd zmm5, zmm5, zmm7
    vpsrlq zmm21, zmm1, 32
    vpsrlq zmm23, zmm9, 32
    vpsrlq zmm6, zmm13, 32
    vpsrlq zmm7, zmm11, 32
    vpmuldq zmm18, zmm1, qword ptr [rsi + 56]{1to8}
    vpmuldq zmm20, zmm9, qword ptr [rsi + 64]{1to8}
    vpmuldq zmm22, zmm13, qword ptr [rsi + 72]{1to8}
    vpmuldq zmm24, zmm11, qword ptr [rsi + 80]{1to8}
    vpmuldq zmm21, zmm21, qword ptr [rsi + 56]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 64]{1to8}
    vpmuldq zmm6, zmm6, qword ptr [rsi + 72]{1to8}
    vpmuldq zmm7, zmm7, qword ptr [rsi + 80]{1to8}
    vpmulld zmm1, zmm1, dword ptr [rsi + 60]{1to16}
    vpmulld zmm9, zmm9, dword ptr [rsi + 68]{1to16}
    vpmulld zmm13, zmm13, dword ptr [rsi + 76]{1to16}
    vpmulld zmm11, zmm11, dword ptr [rsi + 84]{1to16}
    vmovshdup zmm21{k1}, zmm18
    vmovshdup zmm23{k1}, zmm20
    vmovshdup zmm6{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm21, zmm21, zmm16
    vpmulld zmm23, zmm23, zmm16
    vpmulld zmm6, zmm6, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm1, zmm1, zmm21
    vpsubd zmm9, zmm9, zmm23
    vpsubd zmm13, zmm13, zmm6
    vpsubd zmm11, zmm11, zmm7
    vpsubd zmm21, zmm0, zmm1
    vpsubd zmm23, zmm8, zmm9
    vpsubd zmm6, zmm12, zmm13
    vpsubd zmm7, zmm10, zmm11
    vpaddd zmm0, zmm0, zmm1
    vpaddd zmm8, zmm8, zmm9
    vpaddd zmm12, zmm12, zmm13
    vpaddd zmm10, zmm10, zmm11
    vpsrlq zmm1, zmm19, 32
    vpsrlq zmm9, zmm3, 32
    vpsrlq zmm13, zmm5, 32
    vpsrlq zmm11, zmm15, 32
    vpmuldq zmm18, zmm19, qword ptr [rsi + 88]{1to8}
    vpmuldq zmm20, zmm3, qword ptr [rsi + 96]{1to8}
    vpmuldq zmm22, zmm5, qword ptr [rsi + 104]{1to8}
    vpmuldq zmm24, zmm15, qword ptr [rsi + 112]{1to8}
    vpmuldq zmm1, zmm1, qword ptr [rsi + 88]{1to8}
    vpmuldq zmm9, zmm9, qword ptr [rsi + 96]{1to8}
    vpmuldq zmm13, zmm13, qword ptr [rsi + 104]{1to8}
    vpmuldq zmm11, zmm11, qword ptr [rsi + 112]{1to8}
    vpmulld zmm19, zmm19, dword ptr [rsi + 92]{1to16}
    vpmulld zmm3, zmm3, dword ptr [rsi + 100]{1to16}
    vpmulld zmm5, zmm5, dword ptr [rsi + 108]{1to16}
    vpmulld zmm15, zmm15, dword ptr [rsi + 116]{1to16}
    vmovshdup zmm1{k1}, zmm18
    vmovshdup zmm9{k1}, zmm20
    vmovshdup zmm13{k1}, zmm22
    vmovshdup zmm11{k1}, zmm24
    vpmulld zmm1, zmm1, zmm16
    vpmulld zmm9, zmm9, zmm16
    vpmulld zmm13, zmm13, zmm16
    vpmulld zmm11, zmm11, zmm16
    vpsubd zmm19, zmm19, zmm1
    vpsubd zmm3, zmm3, zmm9
    vpsubd zmm5, zmm5, zmm13
    vpsubd zmm15, zmm15, zmm11
    vpsubd zmm1, zmm17, zmm19
    vpsubd zmm9, zmm2, zmm3
    vpsubd zmm13, zmm4, zmm5
    vpsubd zmm11, zmm14, zmm15
    vpaddd zmm17, zmm17, zmm19
    vpaddd zmm2, zmm2, zmm3
    vpaddd zmm4, zmm4, zmm5
    vpaddd zmm14, zmm14, zmm15
    vshufi64x2 zmm19, zmm0, zmm21, 0x44
    vshufi64x2 zmm21, zmm0, zmm21, 0xEE
    vshufi64x2 zmm0, zmm8, zmm23, 0x44
    vshufi64x2 zmm23, zmm8, zmm23, 0xEE
    vshufi64x2 zmm8, zmm12, zmm6, 0x44
    vshufi64x2 zmm6, zmm12, zmm6, 0xEE
    vshufi64x2 zmm12, zmm10, zmm7, 0x44
    vshufi64x2 zmm7, zmm10, zmm7, 0xEE
    vshufi64x2 zmm10, zmm17, zmm1, 0x44
    vshufi64x2 zmm1, zmm17, zmm1, 0xEE
    vshufi64x2 zmm17, zmm2, zmm9, 0x44
    vshufi64x2 zmm9, zmm2, zmm9, 0xEE
    vshufi64x2 zmm2, zmm4, zmm13, 0x44
    vshufi64x2 zmm13, zmm4, zmm13, 0xEE
    vshufi64x2 zmm4, zmm14, zmm11, 0x44
    vshufi64x2 zmm11, zmm14, zmm11, 0xEE
    vpsrlq zmm14, zmm21, 32
    vpsrlq zmm3, zmm23, 32
    vpsrlq zmm5, zmm6, 32
    vpsrlq zmm15, zmm7, 32
    vpmuldq zmm18, zmm21, zmmword ptr [rsi + 184]
    vpmuldq zmm20, zmm23, zmmword ptr [rsi + 312]
    vpmuldq zmm22, zmm6, zmmword ptr [rsi + 440]
    vpmuldq zmm24, zmm7, zmmword ptr [rsi + 568]
    vpmuldq zmm14, zmm14, zmmword ptr [rsi + 184]
    vpmuldq zmm3, zmm3, zmmword ptr [rsi + 312]
    vpmuldq zmm5, zmm5, zmmword ptr [rsi + 440]
    vpmuldq zmm15, zmm15, zmmword ptr [rsi + 568]
    vpmulld zmm21, zmm21, zmmword ptr [rsi + 120]
    vpmulld zmm23, zmm23, zmmword ptr [rsi + 248]
    vpmulld zmm6, zmm6, zmmword ptr [rsi + 376]
    vpmulld zmm7, zmm7, zmmword ptr [rsi + 504]
    vmovshdup zmm14{k1}, zmm18
    vmovshdup zmm3{k1}, zmm20
    vmovshdup zmm5{k1}, zmm22
    vmovshdup zmm15{k1}, zmm24
    vpmulld zmm14, zmm14, zmm16
    vpmulld zmm3, zmm3, zmm16
    vpmulld zmm5, zmm5, zmm16
    vpmulld zmm15, zmm15, zmm16
    vpsubd zmm21, zmm21, zmm14
    vpsubd zmm23, zmm23, zmm3
    vpsubd zmm6, zmm6, zmm5
    vpsubd zmm7, zmm7, zmm15
    vpsubd zmm14, zmm19, zmm21
    vpsubd zmm3, zmm0, zmm23
    vpsubd zmm5, zmm8, zmm6
    vpsubd zmm15, zmm12, zmm7
    vpaddd zmm19, zmm19, zmm21
    vpaddd zmm0, zmm0, zmm23
    vpaddd zmm8, zmm8, zmm6
    vpaddd zmm12, zmm12, zmm7
    vpsrlq zmm21, zmm1, 32
    vpsrlq zmm23, zmm9, 32
    vpsrlq zmm6, zmm13, 32
    vpsrlq zmm7, zmm11, 32
    vpmuldq zmm18, zmm1, zmmword ptr [rsi + 696]
    vpmuldq zmm20, zmm9, zmmword ptr [rsi + 824]
    vpmuldq zmm22, zmm13, zmmword ptr [rsi + 952]
    vpmuldq zmm24, zmm11, zmmword ptr [rsi + 1080]
    vpmuldq zmm21, zmm21, zmmword ptr [rsi + 696]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 824]
    vpmuldq zmm6, zmm6, zmmword ptr [rsi + 952]
    vpmuldq zmm7, zmm7, zmmword ptr [rsi + 1080]
    vpmulld zmm1, zmm1, zmmword ptr [rsi + 632]
    vpmulld zmm9, zmm9, zmmword ptr [rsi + 760]
    vpmulld zmm13, zmm13, zmmword ptr [rsi + 888]
    vpmulld zmm11, zmm11, zmmword ptr [rsi + 1016]
    vmovshdup zmm21{k1}, zmm18
    vmovshdup zmm23{k1}, zmm20
    vmovshdup zmm6{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm21, zmm21, zmm16
    vpmulld zmm23, zmm23, zmm16
    vpmulld zmm6, zmm6, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm1, zmm1, zmm21
    vpsubd zmm9, zmm9, zmm23
    vpsubd zmm13, zmm13, zmm6
    vpsubd zmm11, zmm11, zmm7
    vpsubd zmm21, zmm10, zmm1
    vpsubd zmm23, zmm17, zmm9
    vpsubd zmm6, zmm2, zmm13
    vpsubd zmm7, zmm4, zmm11
    vpaddd zmm10, zmm10, zmm1
    vpaddd zmm17, zmm17, zmm9
    vpaddd zmm2, zmm2, zmm13
    vpaddd zmm4, zmm4, zmm11
    vshufi64x2 zmm1, zmm19, zmm14, 0x88
    vshufi64x2 zmm14, zmm19, zmm14, 0xDD
    vshufi64x2 zmm19, zmm0, zmm3, 0x88
    vshufi64x2 zmm3, zmm0, zmm3, 0xDD
    vshufi64x2 zmm0, zmm8, zmm5, 0x88
    vshufi64x2 zmm5, zmm8, zmm5, 0xDD
    vshufi64x2 zmm8, zmm12, zmm15, 0x88
    vshufi64x2 zmm15, zmm12, zmm15, 0xDD
    vshufi64x2 zmm12, zmm10, zmm21, 0x88
    vshufi64x2 zmm21, zmm10, zmm21, 0xDD
    vshufi64x2 zmm10, zmm17, zmm23, 0x88
    vshufi64x2 zmm23, zmm17, zmm23, 0xDD
    vshufi64x2 zmm17, zmm2, zmm6, 0x88
    vshufi64x2 zmm6, zmm2, zmm6, 0xDD
    vshufi64x2 zmm2, zmm4, zmm7, 0x88
    vshufi64x2 zmm7, zmm4, zmm7, 0xDD
    vpsrlq zmm4, zmm14, 32
    vpsrlq zmm9, zmm3, 32
    vpsrlq zmm13, zmm5, 32
    vpsrlq zmm11, zmm15, 32
    vpmuldq zmm18, zmm14, zmmword ptr [rsi + 1208]
    vpmuldq zmm20, zmm3, zmmword ptr [rsi + 1336]
    vpmuldq zmm22, zmm5, zmmword ptr [rsi + 1464]
    vpmuldq zmm24, zmm15, zmmword ptr [rsi + 1592]
    vpmuldq zmm4, zmm4, zmmword ptr [rsi + 1208]
    vpmuldq zmm9, zmm9, zmmword ptr [rsi + 1336]
    vpmuldq zmm13, zmm13, zmmword ptr [rsi + 1464]
    vpmuldq zmm11, zmm11, zmmword ptr [rsi + 1592]
    vpmulld zmm14, zmm14, zmmword ptr [rsi + 1144]
    vpmulld zmm3, zmm3, zmmword ptr [rsi + 1272]
    vpmulld zmm5, zmm5, zmmword ptr [rsi + 1400]
    vpmulld zmm15, zmm15, zmmword ptr [rsi + 1528]
    vmovshdup zmm4{k1}, zmm18
    vmovshdup zmm9{k1}, zmm20
    vmovshdup zmm13{k1}, zmm22
    vmovshdup zmm11{k1}, zmm24
    vpmulld zmm4, zmm4, zmm16
    vpmulld zmm9, zmm9, zmm16
    vpmulld zmm13, zmm13, zmm16
    vpmulld zmm11, zmm11, zmm16
    vpsubd zmm14, zmm14, zmm4
    vpsubd zmm3, zmm3, zmm9
    vpsubd zmm5, zmm5, zmm13
    vpsubd zmm15, zmm15, zmm11
    vpsubd zmm4, zmm1, zmm14
    vpsubd zmm9, zmm19, zmm3
    vpsubd zmm13, zmm0, zmm5
    vpsubd zmm11, zmm8, zmm15
    vpaddd zmm1, zmm1, zmm14
    vpaddd zmm19, zmm19, zmm3
    vpaddd zmm0, zmm0, zmm5
    vpaddd zmm8, zmm8, zmm15
    vpsrlq zmm14, zmm21, 32
    vpsrlq zmm3, zmm23, 32
    vpsrlq zmm5, zmm6, 32
    vpsrlq zmm15, zmm7, 32
    vpmuldq zmm18, zmm21, zmmword ptr [rsi + 1720]
    vpmuldq zmm20, zmm23, zmmword ptr [rsi + 1848]
    vpmuldq zmm22, zmm6, zmmword ptr [rsi + 1976]
    vpmuldq zmm24, zmm7, zmmword ptr [rsi + 2104]
    vpmuldq zmm14, zmm14, zmmword ptr [rsi + 1720]
    vpmuldq zmm3, zmm3, zmmword ptr [rsi + 1848]
    vpmuldq zmm5, zmm5, zmmword ptr [rsi + 1976]
    vpmuldq zmm15, zmm15, zmmword ptr [rsi + 2104]
    vpmulld zmm21, zmm21, zmmword ptr [rsi + 1656]
    vpmulld zmm23, zmm23, zmmword ptr [rsi + 1784]
    vpmulld zmm6, zmm6, zmmword ptr [rsi + 1912]
    vpmulld zmm7, zmm7, zmmword ptr [rsi + 2040]
    vmovshdup zmm14{k1}, zmm18
    vmovshdup zmm3{k1}, zmm20
    vmovshdup zmm5{k1}, zmm22
    vmovshdup zmm15{k1}, zmm24
    vpmulld zmm14, zmm14, zmm16
    vpmulld zmm3, zmm3, zmm16
    vpmulld zmm5, zmm5, zmm16
    vpmulld zmm15, zmm15, zmm16
    vpsubd zmm21, zmm21, zmm14
    vpsubd zmm23, zmm23, zmm3
    vpsubd zmm6, zmm6, zmm5
    vpsubd zmm7, zmm7, zmm15
    vpsubd zmm14, zmm12, zmm21
    vpsubd zmm3, zmm10, zmm23
    vpsubd zmm5, zmm17, zmm6
    vpsubd zmm15, zmm2, zmm7
    vpaddd zmm12, zmm12, zmm21
    vpaddd zmm10, zmm10, zmm23
    vpaddd zmm17, zmm17, zmm6
    vpaddd zmm2, zmm2, zmm7
    vpunpcklqdq zmm21, zmm1, zmm4
    vpunpckhqdq zmm4, zmm1, zmm4
    vpunpcklqdq zmm1, zmm19, zmm9
    vpunpckhqdq zmm9, zmm19, zmm9
    vpunpcklqdq zmm19, zmm0, zmm13
    vpunpckhqdq zmm13, zmm0, zmm13
    vpunpcklqdq zmm0, zmm8, zmm11
    vpunpckhqdq zmm11, zmm8, zmm11
    vpunpcklqdq zmm8, zmm12, zmm14
    vpunpckhqdq zmm14, zmm12, zmm14
    vpunpcklqdq zmm12, zmm10, zmm3
    vpunpckhqdq zmm3, zmm10, zmm3
    vpunpcklqdq zmm10, zmm17, zmm5
    vpunpckhqdq zmm5, zmm17, zmm5
    vpunpcklqdq zmm17, zmm2, zmm15
    vpunpckhqdq zmm15, zmm2, zmm15
    vpsrlq zmm2, zmm4, 32
    vpsrlq zmm23, zmm9, 32
    vpsrlq zmm6, zmm13, 32
    vpsrlq zmm7, zmm11, 32
    vpmuldq zmm18, zmm4, zmmword ptr [rsi + 2232]
    vpmuldq zmm20, zmm9, zmmword ptr [rsi + 2360]
    vpmuldq zmm22, zmm13, zmmword ptr [rsi + 2488]
    vpmuldq zmm24, zmm11, zmmword ptr [rsi + 2616]
    vpmuldq zmm2, zmm2, zmmword ptr [rsi + 2232]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 2360]
    vpmuldq zmm6, zmm6, zmmword ptr [rsi + 2488]
    vpmuldq zmm7, zmm7, zmmword ptr [rsi + 2616]
    vpmulld zmm4, zmm4, zmmword ptr [rsi + 2168]
    vpmulld zmm9, zmm9, zmmword ptr [rsi + 2296]
    vpmulld zmm13, zmm13, zmmword ptr [rsi + 2424]
    vpmulld zmm11, zmm11, zmmword ptr [rsi + 2552]
    vmovshdup zmm2{k1}, zmm18
    vmovshdup zmm23{k1}, zmm20
    vmovshdup zmm6{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm2, zmm2, zmm16
    vpmulld zmm23, zmm23, zmm16
    vpmulld zmm6, zmm6, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm4, zmm4, zmm2
    vpsubd zmm9, zmm9, zmm23
    vpsubd zmm13, zmm13, zmm6
    vpsubd zmm11, zmm11, zmm7
    vpsubd zmm2, zmm21, zmm4
    vpsubd zmm23, zmm1, zmm9
    vpsubd zmm6, zmm19, zmm13
    vpsubd zmm7, zmm0, zmm11
    vpaddd zmm21, zmm21, zmm4
    vpaddd zmm1, zmm1, zmm9
    vpaddd zmm19, zmm19, zmm13
    vpaddd zmm0, zmm0, zmm11
    vpsrlq zmm4, zmm14, 32
    vpsrlq zmm9, zmm3, 32
    vpsrlq zmm13, zmm5, 32
    vpsrlq zmm11, zmm15, 32
    vpmuldq zmm18, zmm14, zmmword ptr [rsi + 2744]
    vpmuldq zmm20, zmm3, zmmword ptr [rsi + 2872]
    vpmuldq zmm22, zmm5, zmmword ptr [rsi + 3000]
    vpmuldq zmm24, zmm15, zmmword ptr [rsi + 3128]
    vpmuldq zmm4, zmm4, zmmword ptr [rsi + 2744]
    vpmuldq zmm9, zmm9, zmmword ptr [rsi + 2872]
    vpmuldq zmm13, zmm13, zmmword ptr [rsi + 3000]
    vpmuldq zmm11, zmm11, zmmword ptr [rsi + 3128]
    vpmulld zmm14, zmm14, zmmword ptr [rsi + 2680]
    vpmulld zmm3, zmm3, zmmword ptr [rsi + 2808]
    vpmulld zmm5, zmm5, zmmword ptr [rsi + 2936]
    vpmulld zmm15, zmm15, zmmword ptr [rsi + 3064]
    vmovshdup zmm4{k1}, zmm18
    vmovshdup zmm9{k1}, zmm20
    vmovshdup zmm13{k1}, zmm22
    vmovshdup zmm11{k1}, zmm24
    vpmulld zmm4, zmm4, zmm16
    vpmulld zmm9, zmm9, zmm16
    vpmulld zmm13, zmm13, zmm16
    vpmulld zmm11, zmm11, zmm16
    vpsubd zmm14, zmm14, zmm4
    vpsubd zmm3, zmm3, zmm9
    vpsubd zmm5, zmm5, zmm13
    vpsubd zmm15, zmm15, zmm11
    vpsubd zmm4, zmm8, zmm14
    vpsubd zmm9, zmm12, zmm3
    vpsubd zmm13, zmm10, zmm5
    vpsubd zmm11, zmm17, zmm15
    vpaddd zmm8, zmm8, zmm14
    vpaddd zmm12, zmm12, zmm3
    vpaddd zmm10, zmm10, zmm5
    vpaddd zmm17, zmm17, zmm15
    vmovdqa32 zmm14, zmm21
    vmovsldup zmm21{k2}, zmm2
    vmovshdup zmm2{k1}, zmm14
    vmovdqa32 zmm14, zmm1
    vmovsldup zmm1{k2}, zmm23
    vmovshdup zmm23{k1}, zmm14
    vmovdqa32 zmm14, zmm19
    vmovsldup zmm19{k2}, zmm6
    vmovshdup zmm6{k1}, zmm14
    vmovdqa32 zmm14, zmm0
    vmovsldup zmm0{k2}, zmm7
    vmovshdup zmm7{k1}, zmm14
    vmovdqa32 zmm14, zmm8
    vmovsldup zmm8{k2}, zmm4
    vmovshdup zmm4{k1}, zmm14
    vmovdqa32 zmm14, zmm12
    vmovsldup zmm12{k2}, zmm9
    vmovshdup zmm9{k1}, zmm14
    vmovdqa32 zmm14, zmm10
    vmovsldup zmm10{k2}, zmm13
    vmovshdup zmm13{k1}, zmm14
    vmovdqa32 zmm14, zmm17
    vmovsldup zmm17{k2}, zmm11
    vmovshdup zmm11{k1}, zmm14
    vpsrlq zmm14, zmm2, 32
    vpsrlq zmm3, zmm23, 32
    vpsrlq zmm5, zmm6, 32
    vpsrlq zmm15, zmm7, 32
    vpmuldq zmm18, zmm2, zmmword ptr [rsi + 3256]
    vpmuldq zmm20, zmm23, zmmword ptr [rsi + 3448]
    vpmuldq zmm22, zmm6, zmmword ptr [rsi + 3640]
    vpmuldq zmm24, zmm7, zmmword ptr [rsi + 3832]
    vpmuldq zmm14, zmm14, zmmword ptr [rsi + 3320]
    vpmuldq zmm3, zmm3, zmmword ptr [rsi + 3512]
    vpmuldq zmm5, zmm5, zmmword ptr [rsi + 3704]
    vpmuldq zmm15, zmm15, zmmword ptr [rsi + 3896]
    vpmulld zmm2, zmm2, zmmword ptr [rsi + 3192]
    vpmulld zmm23, zmm23, zmmword ptr [rsi + 3384]
    vpmulld zmm6, zmm6, zmmword ptr [rsi + 3576]
    vpmulld zmm7, zmm7, zmmword ptr [rsi + 3768]
    vmovshdup zmm14{k1}, zmm18
    vmovshdup zmm3{k1}, zmm20
    vmovshdup zmm5{k1}, zmm22
    vmovshdup zmm15{k1}, zmm24
    vpmulld zmm14, zmm14, zmm16
    vpmulld zmm3, zmm3, zmm16
    vpmulld zmm5, zmm5, zmm16
    vpmulld zmm15, zmm15, zmm16
    vpsubd zmm2, zmm2, zmm14
    vpsubd zmm23, zmm23, zmm3
    vpsubd zmm6, zmm6, zmm5
    vpsubd zmm7, zmm7, zmm15
    vpsubd zmm14, zmm21, zmm2
    vpsubd zmm3, zmm1, zmm23
    vpsubd zmm5, zmm19, zmm6
    vpsubd zmm15, zmm0, zmm7
    vpaddd zmm21, zmm21, zmm2
    vpaddd zmm1, zmm1, zmm23
    vpaddd zmm19, zmm19, zmm6
    vpaddd zmm0, zmm0, zmm7
    vpsrlq zmm2, zmm4, 32
    vpsrlq zmm23, zmm9, 32
    vpsrlq zmm6, zmm13, 32
    vpsrlq zmm7, zmm11, 32
    vpmuldq zmm18, zmm4, zmmword ptr [rsi + 4024]
    vpmuldq zmm20, zmm9, zmmword ptr [rsi + 4216]
    vpmuldq zmm22, zmm13, zmmword ptr [rsi + 4408]
    vpmuldq zmm24, zmm11, zmmword ptr [rsi + 4600]
    vpmuldq zmm2, zmm2, zmmword ptr [rsi + 4088]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 4280]
    vpmuldq zmm6, zmm6, zmmword ptr [rsi + 4472]
    vpmuldq zmm7, zmm7, zmmword ptr [rsi + 4664]
    vpmulld zmm4, zmm4, zmmword ptr [rsi + 3960]
    vpmulld zmm9, zmm9, zmmword ptr [rsi + 4152]
    vpmulld zmm13, zmm13, zmmword ptr [rsi + 4344]
    vpmulld zmm11, zmm11, zmmword ptr [rsi + 4536]
    vmovshdup zmm2{k1}, zmm18
    vmovshdup zmm23{k1}, zmm20
    vmovshdup zmm6{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm2, zmm2, zmm16
    vpmulld zmm23, zmm23, zmm16
    vpmulld zmm6, zmm6, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm4, zmm4, zmm2
    vpsubd zmm9, zmm9, zmm23
    vpsubd zmm13, zmm13, zmm6
    vpsubd zmm11, zmm11, zmm7
    vpsubd zmm2, zmm8, zmm4
    vpsubd zmm23, zmm12, zmm9
    vpsubd zmm6, zmm10, zmm13
    vpsubd zmm7, zmm17, zmm11
    vpaddd zmm8, zmm8, zmm4
    vpaddd zmm12, zmm12, zmm9
    vpaddd zmm10, zmm10, zmm13
    vpaddd zmm17, zmm17, zmm11
    vpunpckldq zmm4, zmm21, zmm14
    vpunpckhdq zmm14, zmm21, zmm14
    vpunpckldq zmm21, zmm1, zmm3
    vpunpckhdq zmm3, zmm1, zmm3
    vpunpckldq zmm1, zmm19, zmm5
    vpunpckhdq zmm5, zmm19, zmm5
    vpunpckldq zmm19, zmm0, zmm15
    vpunpckhdq zmm15, zmm0, zmm15
    vpunpckldq zmm0, zmm8, zmm2
    vpunpckhdq zmm2, zmm8, zmm2
    vpunpckldq zmm8, zmm12, zmm23
    vpunpckhdq zmm23, zmm12, zmm23
    vpunpckldq zmm12, zmm10, zmm6
    vpunpckhdq zmm6, zmm10, zmm6
    vpunpckldq zmm10, zmm17, zmm7
    vpunpckhdq zmm7, zmm17, zmm7
    vmovdqa32 zmm17, zmm4
    vshufi64x2 zmm4{k4}, zmm14, zmm14, 0x80
    vshufi64x2 zmm14{k3}, zmm17, zmm17, 0x31
    vmovdqa32 zmm17, zmm21
    vshufi64x2 zmm21{k4}, zmm3, zmm3, 0x80
    vshufi64x2 zmm3{k3}, zmm17, zmm17, 0x31
    vmovdqa32 zmm17, zmm1
    vshufi64x2 zmm1{k4}, zmm5, zmm5, 0x80
    vshufi64x2 zmm5{k3}, zmm17, zmm17, 0x31
    vmovdqa32 zmm17, zmm19
    vshufi64x2 zmm19{k4}, zmm15, zmm15, 0x80
    vshufi64x2 zmm15{k3}, zmm17, zmm17, 0x31
    vmovdqa32 zmm17, zmm0
    vshufi64x2 zmm0{k4}, zmm2, zmm2, 0x80
    vshufi64x2 zmm2{k3}, zmm17, zmm17, 0x31
    vmovdqa32 zmm17, zmm8
    vshufi64x2 zmm8{k4}, zmm23, zmm23, 0x80
    vshufi64x2 zmm23{k3}, zmm17, zmm17, 0x31
    vmovdqa32 zmm17, zmm12
    vshufi64x2 zmm12{k4}, zmm6, zmm6, 0x80
    vshufi64x2 zmm6{k3}, zmm17, zmm17, 0x31
    vmovdqa32 zmm17, zmm10
    vshufi64x2 zmm10{k4}, zmm7, zmm7, 0x80
    vshufi64x2 zmm7{k3}, zmm17, zmm17, 0x31
    vmovdqu32 zmmword ptr [rdi + 0], zmm4
    vmovdqu32 zmmword ptr [rdi + 64], zmm14
    vmovdqu32 zmmword ptr [rdi + 128], zmm21
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    vmovdqu32 zmmword ptr [rdi + 256], zmm1
    vmovdqu32 zmmword ptr [rdi + 320], zmm5
    vmovdqu32 zmmword ptr [rdi + 384], zmm19
    vmovdqu32 zmmword ptr [rdi + 448], zmm15
    vmovdqu32 zmmword ptr [rdi + 512], zmm0
    vmovdqu32 zmmword ptr [rdi + 576], zmm2
    vmovdqu32 zmmword ptr [rdi + 640], zmm8
    vmovdqu32 zmmword ptr [rdi + 704], zmm23
    vmovdqu32 zmmword ptr [rdi + 768], zmm12
    vmovdqu32 zmmword ptr [rdi + 832], zmm6
    vmovdqu32 zmmword ptr [rdi + 896], zmm10
    vmovdqu32 zmmword ptr [rdi + 960], zmm7
    add rsi, 4728
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
    .long -1830765815, -3572223, 1929875198, 3765607, 1927777021, 3761513, -1640767044, -3201494
    .long -1477910808, -2883726, -1612161320, -3145678, -1640734244, -3201430, -308362795, -601683
    .long 1815525077, 3542485, 1374673747, 2682288, 1091570561, 2129892, 1929495947, 3764867
    .long -515185417, -1005239, 285697463, 557458, -625853735, -1221177, -3370349, -3370349
    .long -3370349, -3370349, -3370349, -3370349, -3370349, -3370349, -4063053, -4063053
    .long -4063053, -4063053, -4063053, -4063053, -4063053, -4063053, -1727305304, -1727305304
    .long -1727305304, -1727305304, -1727305304, -1727305304, -1727305304, -1727305304, -2082316400, -2082316400
    .long -2082316400, -2082316400, -2082316400, -2082316400, -2082316400, -2082316400, 2663378, 2663378
    .long 2663378, 2663378, 2663378, 2663378, 2663378, 2663378, -1674615, -1674615
    .long -1674615, -1674615, -1674615, -1674615, -1674615, -1674615, 1364982364, 1364982364
    .long 1364982364, 1364982364, 1364982364, 1364982364, 1364982364, 1364982364, -858240904, -858240904
    .long -858240904, -858240904, -858240904, -858240904, -858240904, -858240904, -3524442, -3524442
    .long -3524442, -3524442, -3524442, -3524442, -3524442, -3524442, -434125, -434125
    .long -434125, -434125, -434125, -434125, -434125, -434125, -1806278032, -1806278032
    .long -1806278032, -1806278032, -1806278032, -1806278032, -1806278032, -1806278032, -222489248, -222489248
    .long -222489248, -222489248, -222489248, -222489248, -222489248, -222489248, 676590, 676590
    .long 676590, 676590, 676590, 676590, 676590, 676590, -1335936, -1335936
    .long -1335936, -1335936, -1335936, -1335936, -1335936, -1335936, 346752664, 346752664
    .long 346752664, 346752664, 346752664, 346752664, 346752664, 346752664, -684667771, -684667771
    .long -684667771, -684667771, -684667771, -684667771, -684667771, -684667771, -3227876, -3227876
    .long -3227876, -3227876, -3227876, -3227876, -3227876, -3227876, 1714295, 1714295
    .long 1714295, 1714295, 1714295, 1714295, 1714295, 1714295, -1654287830, -1654287830
    .long -1654287830, -1654287830, -1654287830, -1654287830, -1654287830, -1654287830, 878576921, 878576921
    .long 878576921, 878576921, 878576921, 878576921, 878576921, 878576921, 2453983, 2453983
    .long 2453983, 2453983, 2453983, 2453983, 2453983, 2453983, 1460718, 1460718
    .long 1460718, 1460718, 1460718, 1460718, 1460718, 1460718, 1257667337, 1257667337
    .long 1257667337, 1257667337, 1257667337, 1257667337, 1257667337, 1257667337, 748618600, 748618600
    .long 748618600, 748618600, 748618600, 748618600, 748618600, 748618600, -642628, -642628
    .long -642628, -642628, -642628, -642628, -642628, -642628, -3585098, -3585098
    .long -3585098, -3585098, -3585098, -3585098, -3585098, -3585098, -329347125, -329347125
    .long -329347125, -329347125, -329347125, -329347125, -329347125, -329347125, -1837364258, -1837364258
    .long -1837364258, -1837364258, -1837364258, -1837364258, -1837364258, -1837364258, 2815639, 2815639
    .long 2815639, 2815639, 2815639, 2815639, 2815639, 2815639, 2283733, 2283733
    .long 2283733, 2283733, 2283733, 2283733, 2283733, 2283733, 1443016191, 1443016191
    .long 1443016191, 1443016191, 1443016191, 1443016191, 1443016191, 1443016191, 1170414139, 1170414139
    .long 1170414139, 1170414139, 1170414139, 1170414139, 1170414139, 1170414139, 3602218, 3602218
    .long 3602218, 3602218, 2740543, 2740543, 2740543, 2740543, 3182878, 3182878
    .long 3182878, 3182878, -3586446, -3586446, -3586446, -3586446, 1846138265, 1846138265
    .long 1846138265, 1846138265, 1404529459, 1404529459, 1404529459, 1404529459, 1631226336, 1631226336
    .long 1631226336, 1631226336, -1838055109, -1838055109, -1838055109, -1838055109, -3110818, -3110818
    .long -3110818, -3110818, 3704823, 3704823, 3704823, 3704823, 2101410, 2101410
    .long 2101410, 2101410, 1159875, 1159875, 1159875, 1159875, -1594295555, -1594295555
    .long -1594295555, -1594295555, 1898723372, 1898723372, 1898723372, 1898723372, 1076973524, 1076973524
    .long 1076973524, 1076973524, 594436433, 594436433, 594436433, 594436433, 394148, 394148
    .long 394148, 394148, 1095468, 1095468, 1095468, 1095468, 928749, 928749
    .long 928749, 928749, -3506380, -3506380, -3506380, -3506380, 202001019, 202001019
    .long 202001019, 202001019, 561427818, 561427818, 561427818, 561427818, 475984260, 475984260
    .long 475984260, 475984260, -1797021249, -1797021249, -1797021249, -1797021249, 2071829, 2071829
    .long 2071829, 2071829, 3241972, 3241972, 3241972, 3241972, -4018989, -4018989
    .long -4018989, -4018989, 2156050, 2156050, 2156050, 2156050, 1061813248, 1061813248
    .long 1061813248, 1061813248, 1661512036, 1661512036, 1661512036, 1661512036, -2059733581, -2059733581
    .long -2059733581, -2059733581, 1104976547, 1104976547, 1104976547, 1104976547, 3415069, 3415069
    .long 3415069, 3415069, -817536, -817536, -817536, -817536, 1759347, 1759347
    .long 1759347, 1759347, -3574466, -3574466, -3574466, -3574466, 1750224323, 1750224323
    .long 1750224323, 1750224323, -418987550, -418987550, -418987550, -418987550, 901666090, 901666090
    .long 901666090, 901666090, -1831915353, -1831915353, -1831915353, -1831915353, 3756790, 3756790
    .long 3756790, 3756790, -1716988, -1716988, -1716988, -1716988, -1935799, -1935799
    .long -1935799, -1935799, -3950053, -3950053, -3950053, -3950053, 1925356481, 1925356481
    .long 1925356481, 1925356481, -879957084, -879957084, -879957084, -879957084, -992097815, -992097815
    .long -992097815, -992097815, -2024403852, -2024403852, -2024403852, -2024403852, -2897314, -2897314
    .long -2897314, -2897314, 556856, 556856, 556856, 556856, 3192354, 3192354
    .long 3192354, 3192354, 3870317, 3870317, 3870317, 3870317, -1484874664, -1484874664
    .long -1484874664, -1484874664, 285388938, 285388938, 285388938, 285388938, 1636082790, 1636082790
    .long 1636082790, 1636082790, 1983539117, 1983539117, 1983539117, 1983539117, 2917338, 2917338
    .long 2917338, 2917338, 3345963, 3345963, 3345963, 3345963, 1853806, 1853806
    .long 1853806, 1853806, 1858416, 1858416, 1858416, 1858416, 1495136972, 1495136972
    .long 1495136972, 1495136972, 1714807468, 1714807468, 1714807468, 1714807468, 950076368, 950076368
    .long 950076368, 950076368, 952438995, 952438995, 952438995, 952438995, 3073009, 3073009
    .long 1277625, 1277625, 4183372, 4183372, -3222807, -3222807, -2635473, -2635473
    .long 3852015, 3852015, -3121440, -3121440, -274060, -274060, 1574918427, 1574918427
    .long 654783359, 654783359, 2143979939, 2143979939, -1651689966, -1651689966, -1350681039, -1350681039
    .long 1974159335, 1974159335, -1599739335, -1599739335, -140455867, -140455867, 2508980, 2508980
    .long 2028118, 2028118, 2811291, 2811291, -2983781, -2983781, 1937570, 1937570
    .long -3815725, -3815725, -1109516, -1109516, 4158088, 4158088, 1285853323, 1285853323
    .long 1039411342, 1039411342, 1440787840, 1440787840, -1529189038, -1529189038, 993005454, 993005454
    .long -1955560694, -1955560694, -568627424, -568627424, 2131021878, 2131021878, 1528066, 1528066
    .long 482649, 482649, -565603, -565603, 169688, 169688, 1148858, 1148858
    .long -2962264, -2962264, 2462444, 2462444, -3334383, -3334383, 783134478, 783134478
    .long 247357819, 247357819, -289871779, -289871779, 86965173, 86965173, 588790216, 588790216
    .long -1518161567, -1518161567, 1262003603, 1262003603, -1708872713, -1708872713, -4166425, -4166425
    .long -3488383, -3488383, 1736313, 1736313, 235407, 235407, 1987814, 1987814
    .long -3197248, -3197248, -3250154, -3250154, 3258457, 3258457, -2135294594, -2135294594
    .long -1787797779, -1787797779, 889861155, 889861155, 120646188, 120646188, 1018755525, 1018755525
    .long -1638590967, -1638590967, -1665705315, -1665705315, 1669960606, 1669960606, -2579253, -2579253
    .long 1787943, 1787943, 3482206, 3482206, -4182915, -4182915, -2391089, -2391089
    .long -2254727, -2254727, -1300016, -1300016, -2362063, -2362063, -1321868265, -1321868265
    .long 916321552, 916321552, 1784632064, 1784632064, -2143745726, -2143745726, -1225434135, -1225434135
    .long -1155548552, -1155548552, -666258756, -666258756, -1210558298, -1210558298, -1317678, -1317678
    .long 2461387, 2461387, 3901472, 3901472, -1226661, -1226661, 3035980, 3035980
    .long 621164, 621164, 2925816, 2925816, 3374250, 3374250, -675310538, -675310538
    .long 1261461890, 1261461890, 1999506068, 1999506068, -628664287, -628664287, 1555941048, 1555941048
    .long 318346816, 318346816, 1499481951, 1499481951, 1729304568, 1729304568, 1356448, 1356448
    .long -2775755, -2775755, -3467665, -3467665, 2312838, 2312838, 2683270, 2683270
    .long -2778788, -2778788, -653275, -653275, -459163, -459163, 695180180, 695180180
    .long -1422575624, -1422575624, -1777179795, -1777179795, 1185330464, 1185330464, 1375177022, 1375177022
    .long -1424130038, -1424130038, -334803717, -334803717, -235321234, -235321234, 348812, 348812
    .long -327848, -327848, -3818627, -3818627, -1922253, -1922253, 1011223, 1011223
    .long -2354215, -2354215, -2236726, -2236726, 1744507, 1744507, 178766299, 178766299
    .long -168022240, -168022240, -1957047970, -1957047970, -985155484, -985155484, 518252220, 518252220
    .long -1206536194, -1206536194, -1146323031, -1146323031, 894060583, 894060583, 1753, -1935420
    .long -2659525, -1455890, 1182243, 87208, 636927, -3965306, 2660408, -1780227
    .long -59148, 2772600, -3956745, -2296397, -3284915, -3716946, 898413, -991903578
    .long -1363007700, -746144248, 605900043, 44694137, 326425360, -2032221021, 1363460238, -912367099
    .long -30313375, 1420958686, -2027833504, -1176904444, -1683520342, -1904936414, -991903578, 0
    .long -746144248, 0, 44694137, 0, -2032221021, 0, -912367099, 0
    .long 1420958686, 0, -1176904444, 0, -1904936414, 0, -27812, 822541
    .long 1009365, -2454145, -1685153, -3410568, 2678278, -3768948, -1979497, 1596822
    .long -3956944, -3759465, -3551006, 635956, -250446, -2455377, -14253662, 421552614
    .long 517299994, -1257750362, -863641633, -1747917558, 1372618620, -1931587462, -1014493059, 818371958
    .long -2027935492, -1926727420, -1819892093, 325927722, -128353682, -1258381762, 421552614, 0
    .long -1257750362, 0, -1747917558, 0, -1931587462, 0, 818371958, 0
    .long -1926727420, 0, 325927722, 0, -1258381762, 0, -4146264, -1772588
    .long 2192938, -1727088, 3747250, 2296099, 1239911, -3838479, 2387513, -3611750
    .long -268456, -3180456, 3195676, 2642980, 1254190, -12417, -2124962073, -908452108
    .long 1123881663, -885133339, 1920467227, 1176751719, 635454918, -1967222129, 1223601433, -1851023419
    .long -137583815, -1629985060, 1637785316, 1354528380, 642772911, -6363718, -908452108, 0
    .long -885133339, 0, 1176751719, 0, -1967222129, 0, -1851023419, 0
    .long -1629985060, 0, 1354528380, 0, -6363718, 0, 2998219, 141835
    .long -89301, 2513018, -458740, -1921994, 4040196, -3472069, -1354892, 613238
    .long -1310261, -2218467, 2039144, -1879878, -818761, -2178965, 1536588520, 72690498
    .long -45766801, 1287922800, -235104446, -985022747, 2070602178, -1779436847, -694382729, 314284737
    .long -671509323, -1136965286, 1045062172, -963438279, -419615363, -1116720494, 72690498, 0
    .long 1287922800, 0, -985022747, 0, -1779436847, 0, 314284737, 0
    .long -1136965286, 0, -963438279, 0, -1116720494, 0, -1623354, 2105286
    .long -2374402, -2033807, -1476985, 1994046, 2491325, -1393159, 586241, -1179613
    .long 527981, -2743411, 507927, -1187885, -724804, -1834526, -831969619, 1078959975
    .long -1216882040, -1042326957, -756955444, 1021949428, 1276805128, -713994583, 300448763, -604552167
    .long 270590488, -1405999311, 260312805, -608791570, -371462360, -940195359, 1078959975, 0
    .long -1042326957, 0, 1021949428, 0, -713994583, 0, -604552167, 0
    .long -1405999311, 0, -608791570, 0, -940195359, 0, -3033742, -338420
    .long 2647994, 3009748, 3980599, 2569011, -1615530, 1723229, -2612853, 4148469
    .long 749577, -4022750, 1665318, 2028038, 1163598, -3369273, -1554794072, -173440395
    .long 1357098057, 1542497137, 2040058690, 1316619236, -827959816, 883155599, -1339088280, 2126092136
    .long 384158533, -2061661095, 853476187, 1039370342, 596344473, -1726753853, -173440395, 0
    .long 1542497137, 0, 1316619236, 0, 883155599, 0, 2126092136, 0
    .long -2061661095, 0, 1039370342, 0, -1726753853, 0, 3994671, -11879
    .long -1370517, 3020393, 3105558, -1103344, 508145, -553718, 3363542, 214880
    .long 545376, -770441, 860144, 3430436, 140244, -1514152, 2047270596, -6087993
    .long -702390549, 1547952704, 1591599803, -565464272, 260424530, -283780712, 1723816713, 110126092
    .long 279505433, -394851342, 440824168, 1758099917, 71875110, -776003547, -6087993, 0
    .long 1547952704, 0, -565464272, 0, -283780712, 0, 110126092, 0
    .long -394851342, 0, 1758099917, 0, -776003547, 0, -2185084, 3123762
    .long 2358373, -2193087, -303005, 3531229, -3974485, -3773731, -3014420, -1716814
    .long 2926054, -392707, 1900052, -781875, 1054478, -731434, -1119856484, 1600929361
    .long 1208667171, -1123958025, -155290192, 1809756372, -2036925262, -1934038751, -1544891539, -879867909
    .long 1499603926, -201262505, 973777462, -400711272, 540420426, -374860238, 1600929361, 0
    .long -1123958025, 0, 1809756372, 0, -1934038751, 0, -879867909, 0
    .long -201262505, 0, -400711272, 0, -374860238, 0

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
    vpsubd zmm19, zmm3, zmm0
    vpsubd zmm21, zmm5, zmm2
    vpsubd zmm23, zmm7, zmm4
    vpaddd zmm17, zmm17, zmm1
    vpaddd zmm0, zmm0, zmm3
    vpaddd zmm2, zmm2, zmm5
    vpaddd zmm4, zmm4, zmm7
    vpsrlq zmm1, zmm14, 32
    vpsrlq zmm3, zmm19, 32
    vpsrlq zmm5, zmm21, 32
    vpsrlq zmm7, zmm23, 32
    vpmuldq zmm18, zmm14, zmmword ptr [rsi + 64]
    vpmuldq zmm20, zmm19, zmmword ptr [rsi + 256]
    vpmuldq zmm22, zmm21, zmmword ptr [rsi + 448]
    vpmuldq zmm24, zmm23, zmmword ptr [rsi + 640]
    vpmuldq zmm1, zmm1, zmmword ptr [rsi + 128]
    vpmuldq zmm3, zmm3, zmmword ptr [rsi + 320]
    vpmuldq zmm5, zmm5, zmmword ptr [rsi + 512]
    vpmuldq zmm7, zmm7, zmmword ptr [rsi + 704]
    vpmulld zmm14, zmm14, zmmword ptr [rsi + 0]
    vpmulld zmm19, zmm19, zmmword ptr [rsi + 192]
    vpmulld zmm21, zmm21, zmmword ptr [rsi + 384]
    vpmulld zmm23, zmm23, zmmword ptr [rsi + 576]
    vmovshdup zmm1{k1}, zmm18
    vmovshdup zmm3{k1}, zmm20
    vmovshdup zmm5{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm1, zmm1, zmm16
    vpmulld zmm3, zmm3, zmm16
    vpmulld zmm5, zmm5, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm14, zmm14, zmm1
    vpsubd zmm19, zmm19, zmm3
    vpsubd zmm21, zmm21, zmm5
    vpsubd zmm23, zmm23, zmm7
    vpsubd zmm1, zmm9, zmm6
    vpsubd zmm3, zmm11, zmm8
    vpsubd zmm5, zmm13, zmm10
    vpsubd zmm7, zmm15, zmm12
    vpaddd zmm6, zmm6, zmm9
    vpaddd zmm8, zmm8, zmm11
    vpaddd zmm10, zmm10, zmm13
    vpaddd zmm12, zmm12, zmm15
    vpsrlq zmm9, zmm1, 32
    vpsrlq zmm11, zmm3, 32
    vpsrlq zmm13, zmm5, 32
    vpsrlq zmm15, zmm7, 32
    vpmuldq zmm18, zmm1, zmmword ptr [rsi + 832]
    vpmuldq zmm20, zmm3, zmmword ptr [rsi + 1024]
    vpmuldq zmm22, zmm5, zmmword ptr [rsi + 1216]
    vpmuldq zmm24, zmm7, zmmword ptr [rsi + 1408]
    vpmuldq zmm9, zmm9, zmmword ptr [rsi + 896]
    vpmuldq zmm11, zmm11, zmmword ptr [rsi + 1088]
    vpmuldq zmm13, zmm13, zmmword ptr [rsi + 1280]
    vpmuldq zmm15, zmm15, zmmword ptr [rsi + 1472]
    vpmulld zmm1, zmm1, zmmword ptr [rsi + 768]
    vpmulld zmm3, zmm3, zmmword ptr [rsi + 960]
    vpmulld zmm5, zmm5, zmmword ptr [rsi + 1152]
    vpmulld zmm7, zmm7, zmmword ptr [rsi + 1344]
    vmovshdup zmm9{k1}, zmm18
    vmovshdup zmm11{k1}, zmm20
    vmovshdup zmm13{k1}, zmm22
    vmovshdup zmm15{k1}, zmm24
    vpmulld zmm9, zmm9, zmm16
    vpmulld zmm11, zmm11, zmm16
    vpmulld zmm13, zmm13, zmm16
    vpmulld zmm15, zmm15, zmm16
    vpsubd zmm1, zmm1, zmm9
    vpsubd zmm3, zmm3, zmm11
    vpsubd zmm5, zmm5, zmm13
    vpsubd zmm7, zmm7, zmm15
    vmovdqa32 zmm9, zmm17
    vmovsldup zmm17{k2}, zmm14
    vmovshdup zmm14{k1}, zmm9
    vmovdqa32 zmm9, zmm0
    vmovsldup zmm0{k2}, zmm19
    vmovshdup zmm19{k1}, zmm9
    vmovdqa32 zmm9, zmm2
    vmovsldup zmm2{k2}, zmm21
    vmovshdup zmm21{k1}, zmm9
    vmovdqa32 zmm9, zmm4
    vmovsldup zmm4{k2}, zmm23
    vmovshdup zmm23{k1}, zmm9
    vmovdqa32 zmm9, zmm6
    vmovsldup zmm6{k2}, zmm1
    vmovshdup zmm1{k1}, zmm9
    vmovdqa32 zmm9, zmm8
    vmovsldup zmm8{k2}, zmm3
    vmovshdup zmm3{k1}, zmm9
    vmovdqa32 zmm9, zmm10
    vmovsldup zmm10{k2}, zmm5
    vmovshdup zmm5{k1}, zmm9
    vmovdqa32 zmm9, zmm12
    vmovsldup zmm12{k2}, zmm7
    vmovshdup zmm7{k1}, zmm9
    vpsubd zmm9, zmm14, zmm17
    vpsubd zmm11, zmm19, zmm0
    vpsubd zmm13, zmm21, zmm2
    vpsubd zmm15, zmm23, zmm4
    vpaddd zmm17, zmm17, zmm14
    vpaddd zmm0, zmm0, zmm19
    vpaddd zmm2, zmm2, zmm21
    vpaddd zmm4, zmm4, zmm23
    vpsrlq zmm14, zmm9, 32
    vpsrlq zmm19, zmm11, 32
    vpsrlq zmm21, zmm13, 32
    vpsrlq zmm23, zmm15, 32
    vpmuldq zmm18, zmm9, zmmword ptr [rsi + 1600]
    vpmuldq zmm20, zmm11, zmmword ptr [rsi + 1728]
    vpmuldq zmm22, zmm13, zmmword ptr [rsi + 1856]
    vpmuldq zmm24, zmm15, zmmword ptr [rsi + 1984]
    vpmuldq zmm14, zmm14, zmmword ptr [rsi + 1600]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 1728]
    vpmuldq zmm21, zmm21, zmmword ptr [rsi + 1856]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 1984]
    vpmulld zmm9, zmm9, zmmword ptr [rsi + 1536]
    vpmulld zmm11, zmm11, zmmword ptr [rsi + 1664]
    vpmulld zmm13, zmm13, zmmword ptr [rsi + 1792]
    vpmulld zmm15, zmm15, zmmword ptr [rsi + 1920]
    vmovshdup zmm14{k1}, zmm18
    vmovshdup zmm19{k1}, zmm20
    vmovshdup zmm21{k1}, zmm22
    vmovshdup zmm23{k1}, zmm24
    vpmulld zmm14, zmm14, zmm16
    vpmulld zmm19, zmm19, zmm16
    vpmulld zmm21, zmm21, zmm16
    vpmulld zmm23, zmm23, zmm16
    vpsubd zmm9, zmm9, zmm14
    vpsubd zmm11, zmm11, zmm19
    vpsubd zmm13, zmm13, zmm21
    vpsubd zmm15, zmm15, zmm23
    vpsubd zmm14, zmm1, zmm6
    vpsubd zmm19, zmm3, zmm8
    vpsubd zmm21, zmm5, zmm10
    vpsubd zmm23, zmm7, zmm12
    vpaddd zmm6, zmm6, zmm1
    vpaddd zmm8, zmm8, zmm3
    vpaddd zmm10, zmm10, zmm5
    vpaddd zmm12, zmm12, zmm7
    vpsrlq zmm1, zmm14, 32
    vpsrlq zmm3, zmm19, 32
    vpsrlq zmm5, zmm21, 32
    vpsrlq zmm7, zmm23, 32
    vpmuldq zmm18, zmm14, zmmword ptr [rsi + 2112]
    vpmuldq zmm20, zmm19, zmmword ptr [rsi + 2240]
    vpmuldq zmm22, zmm21, zmmword ptr [rsi + 2368]
    vpmuldq zmm24, zmm23, zmmword ptr [rsi + 2496]
    vpmuldq zmm1, zmm1, zmmword ptr [rsi + 2112]
    vpmuldq zmm3, zmm3, zmmword ptr [rsi + 2240]
    vpmuldq zmm5, zmm5, zmmword ptr [rsi + 2368]
    vpmuldq zmm7, zmm7, zmmword ptr [rsi + 2496]
    vpmulld zmm14, zmm14, zmmword ptr [rsi + 2048]
    vpmulld zmm19, zmm19, zmmword ptr [rsi + 2176]
    vpmulld zmm21, zmm21, zmmword ptr [rsi + 2304]
    vpmulld zmm23, zmm23, zmmword ptr [rsi + 2432]
    vmovshdup zmm1{k1}, zmm18
    vmovshdup zmm3{k1}, zmm20
    vmovshdup zmm5{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm1, zmm1, zmm16
    vpmulld zmm3, zmm3, zmm16
    vpmulld zmm5, zmm5, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm14, zmm14, zmm1
    vpsubd zmm19, zmm19, zmm3
    vpsubd zmm21, zmm21, zmm5
    vpsubd zmm23, zmm23, zmm7
    vpunpcklqdq zmm1, zmm17, zmm9
    vpunpckhqdq zmm9, zmm17, zmm9
    vpunpcklqdq zmm17, zmm0, zmm11
    vpunpckhqdq zmm11, zmm0, zmm11
    vpunpcklqdq zmm0, zmm2, zmm13
    vpunpckhqdq zmm13, zmm2, zmm13
    vpunpcklqdq zmm2, zmm4, zmm15
    vpunpckhqdq zmm15, zmm4, zmm15
    vpunpcklqdq zmm4, zmm6, zmm14
    vpunpckhqdq zmm14, zmm6, zmm14
    vpunpcklqdq zmm6, zmm8, zmm19
    vpunpckhqdq zmm19, zmm8, zmm19
    vpunpcklqdq zmm8, zmm10, zmm21
    vpunpckhqdq zmm21, zmm10, zmm21
    vpunpcklqdq zmm10, zmm12, zmm23
    vpunpckhqdq zmm23, zmm12, zmm23
    vshufi64x2 zmm12, zmm1, zmm9, 0x88
    vshufi64x2 zmm9, zmm1, zmm9, 0xDD
    vshufi64x2 zmm1, zmm17, zmm11, 0x88
    vshufi64x2 zmm11, zmm17, zmm11, 0xDD
    vshufi64x2 zmm17, zmm0, zmm13, 0x88
    vshufi64x2 zmm13, zmm0, zmm13, 0xDD
    vshufi64x2 zmm0, zmm2, zmm15, 0x88
    vshufi64x2 zmm15, zmm2, zmm15, 0xDD
    vshufi64x2 zmm2, zmm4, zmm14, 0x88
    vshufi64x2 zmm14, zmm4, zmm14, 0xDD
    vshufi64x2 zmm4, zmm6, zmm19, 0x88
    vshufi64x2 zmm19, zmm6, zmm19, 0xDD
    vshufi64x2 zmm6, zmm8, zmm21, 0x88
    vshufi64x2 zmm21, zmm8, zmm21, 0xDD
    vshufi64x2 zmm8, zmm10, zmm23, 0x88
    vshufi64x2 zmm23, zmm10, zmm23, 0xDD
    vpsubd zmm10, zmm9, zmm12
    vpsubd zmm3, zmm11, zmm1
    vpsubd zmm5, zmm13, zmm17
    vpsubd zmm7, zmm15, zmm0
    vpaddd zmm12, zmm12, zmm9
    vpaddd zmm1, zmm1, zmm11
    vpaddd zmm17, zmm17, zmm13
    vpaddd zmm0, zmm0, zmm15
    vpsrlq zmm9, zmm10, 32
    vpsrlq zmm11, zmm3, 32
    vpsrlq zmm13, zmm5, 32
    vpsrlq zmm15, zmm7, 32
    vpmuldq zmm18, zmm10, zmmword ptr [rsi + 2624]
    vpmuldq zmm20, zmm3, zmmword ptr [rsi + 2752]
    vpmuldq zmm22, zmm5, zmmword ptr [rsi + 2880]
    vpmuldq zmm24, zmm7, zmmword ptr [rsi + 3008]
    vpmuldq zmm9, zmm9, zmmword ptr [rsi + 2624]
    vpmuldq zmm11, zmm11, zmmword ptr [rsi + 2752]
    vpmuldq zmm13, zmm13, zmmword ptr [rsi + 2880]
    vpmuldq zmm15, zmm15, zmmword ptr [rsi + 3008]
    vpmulld zmm10, zmm10, zmmword ptr [rsi + 2560]
    vpmulld zmm3, zmm3, zmmword ptr [rsi + 2688]
    vpmulld zmm5, zmm5, zmmword ptr [rsi + 2816]
    vpmulld zmm7, zmm7, zmmword ptr [rsi + 2944]
    vmovshdup zmm9{k1}, zmm18
    vmovshdup zmm11{k1}, zmm20
    vmovshdup zmm13{k1}, zmm22
    vmovshdup zmm15{k1}, zmm24
    vpmulld zmm9, zmm9, zmm16
    vpmulld zmm11, zmm11, zmm16
    vpmulld zmm13, zmm13, zmm16
    vpmulld zmm15, zmm15, zmm16
    vpsubd zmm10, zmm10, zmm9
    vpsubd zmm3, zmm3, zmm11
    vpsubd zmm5, zmm5, zmm13
    vpsubd zmm7, zmm7, zmm15
    vpsubd zmm9, zmm14, zmm2
    vpsubd zmm11, zmm19, zmm4
    vpsubd zmm13, zmm21, zmm6
    vpsubd zmm15, zmm23, zmm8
    vpaddd zmm2, zmm2, zmm14
    vpaddd zmm4, zmm4, zmm19
    vpaddd zmm6, zmm6, zmm21
    vpaddd zmm8, zmm8, zmm23
    vpsrlq zmm14, zmm9, 32
    vpsrlq zmm19, zmm11, 32
    vpsrlq zmm21, zmm13, 32
    vpsrlq zmm23, zmm15, 32
    vpmuldq zmm18, zmm9, zmmword ptr [rsi + 3136]
    vpmuldq zmm20, zmm11, zmmword ptr [rsi + 3264]
    vpmuldq zmm22, zmm13, zmmword ptr [rsi + 3392]
    vpmuldq zmm24, zmm15, zmmword ptr [rsi + 3520]
    vpmuldq zmm14, zmm14, zmmword ptr [rsi + 3136]
    vpmuldq zmm19, zmm19, zmmword ptr [rsi + 3264]
    vpmuldq zmm21, zmm21, zmmword ptr [rsi + 3392]
    vpmuldq zmm23, zmm23, zmmword ptr [rsi + 3520]
    vpmulld zmm9, zmm9, zmmword ptr [rsi + 3072]
    vpmulld zmm11, zmm11, zmmword ptr [rsi + 3200]
    vpmulld zmm13, zmm13, zmmword ptr [rsi + 3328]
    vpmulld zmm15, zmm15, zmmword ptr [rsi + 3456]
    vmovshdup zmm14{k1}, zmm18
    vmovshdup zmm19{k1}, zmm20
    vmovshdup zmm21{k1}, zmm22
    vmovshdup zmm23{k1}, zmm24
    vpmulld zmm14, zmm14, zmm16
    vpmulld zmm19, zmm19, zmm16
    vpmulld zmm21, zmm21, zmm16
    vpmulld zmm23, zmm23, zmm16
    vpsubd zmm9, zmm9, zmm14
    vpsubd zmm11, zmm11, zmm19
    vpsubd zmm13, zmm13, zmm21
    vpsubd zmm15, zmm15, zmm23
    vshufi64x2 zmm14, zmm12, zmm10, 0x88
    vshufi64x2 zmm10, zmm12, zmm10, 0xDD
    vshufi64x2 zmm12, zmm1, zmm3, 0x88
    vshufi64x2 zmm3, zmm1, zmm3, 0xDD
    vshufi64x2 zmm1, zmm17, zmm5, 0x88
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
    vpsubd zmm8, zmm10, zmm14
    vpsubd zmm19, zmm3, zmm12
    vpsubd zmm21, zmm5, zmm1
    vpsubd zmm23, zmm7, zmm17
    vpaddd zmm14, zmm14, zmm10
    vpaddd zmm12, zmm12, zmm3
    vpaddd zmm1, zmm1, zmm5
    vpaddd zmm17, zmm17, zmm7
    vpsrlq zmm10, zmm8, 32
    vpsrlq zmm3, zmm19, 32
    vpsrlq zmm5, zmm21, 32
    vpsrlq zmm7, zmm23, 32
    vpmuldq zmm18, zmm8, zmmword ptr [rsi + 3648]
    vpmuldq zmm20, zmm19, zmmword ptr [rsi + 3776]
    vpmuldq zmm22, zmm21, zmmword ptr [rsi + 3904]
    vpmuldq zmm24, zmm23, zmmword ptr [rsi + 4032]
    vpmuldq zmm10, zmm10, zmmword ptr [rsi + 3648]
    vpmuldq zmm3, zmm3, zmmword ptr [rsi + 3776]
    vpmuldq zmm5, zmm5, zmmword ptr [rsi + 3904]
    vpmuldq zmm7, zmm7, zmmword ptr [rsi + 4032]
    vpmulld zmm8, zmm8, zmmword ptr [rsi + 3584]
    vpmulld zmm19, zmm19, zmmword ptr [rsi + 3712]
    vpmulld zmm21, zmm21, zmmword ptr [rsi + 3840]
    vpmulld zmm23, zmm23, zmmword ptr [rsi + 3968]
    vmovshdup zmm10{k1}, zmm18
    vmovshdup zmm3{k1}, zmm20
    vmovshdup zmm5{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm10, zmm10, zmm16
    vpmulld zmm3, zmm3, zmm16
    vpmulld zmm5, zmm5, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm8, zmm8, zmm10
    vpsubd zmm19, zmm19, zmm3
    vpsubd zmm21, zmm21, zmm5
    vpsubd zmm23, zmm23, zmm7
    vpsubd zmm10, zmm9, zmm0
    vpsubd zmm3, zmm11, zmm2
    vpsubd zmm5, zmm13, zmm4
    vpsubd zmm7, zmm15, zmm6
    vpaddd zmm0, zmm0, zmm9
    vpaddd zmm2, zmm2, zmm11
    vpaddd zmm4, zmm4, zmm13
    vpaddd zmm6, zmm6, zmm15
    vpsrlq zmm9, zmm10, 32
    vpsrlq zmm11, zmm3, 32
    vpsrlq zmm13, zmm5, 32
    vpsrlq zmm15, zmm7, 32
    vpmuldq zmm18, zmm10, zmmword ptr [rsi + 4160]
    vpmuldq zmm20, zmm3, zmmword ptr [rsi + 4288]
    vpmuldq zmm22, zmm5, zmmword ptr [rsi + 4416]
    vpmuldq zmm24, zmm7, zmmword ptr [rsi + 4544]
    vpmuldq zmm9, zmm9, zmmword ptr [rsi + 4160]
    vpmuldq zmm11, zmm11, zmmword ptr [rsi + 4288]
    vpmuldq zmm13, zmm13, zmmword ptr [rsi + 4416]
    vpmuldq zmm15, zmm15, zmmword ptr [rsi + 4544]
    vpmulld zmm10, zmm10, zmmword ptr [rsi + 4096]
    vpmulld zmm3, zmm3, zmmword ptr [rsi + 4224]
    vpmulld zmm5, zmm5, zmmword ptr [rsi + 4352]
    vpmulld zmm7, zmm7, zmmword ptr [rsi + 4480]
    vmovshdup zmm9{k1}, zmm18
    vmovshdup zmm11{k1}, zmm20
    vmovshdup zmm13{k1}, zmm22
    vmovshdup zmm15{k1}, zmm24
    vpmulld zmm9, zmm9, zmm16
    vpmulld zmm11, zmm11, zmm16
    vpmulld zmm13, zmm13, zmm16
    vpmulld zmm15, zmm15, zmm16
    vpsubd zmm10, zmm10, zmm9
    vpsubd zmm3, zmm3, zmm11
    vpsubd zmm5, zmm5, zmm13
    vpsubd zmm7, zmm7, zmm15
    vshufi64x2 zmm9, zmm14, zmm8, 0x88
    vshufi64x2 zmm8, zmm14, zmm8, 0xDD
    vshufi64x2 zmm14, zmm12, zmm19, 0x88
    vshufi64x2 zmm19, zmm12, zmm19, 0xDD
    vshufi64x2 zmm12, zmm1, zmm21, 0x88
    vshufi64x2 zmm21, zmm1, zmm21, 0xDD
    vshufi64x2 zmm1, zmm17, zmm23, 0x88
    vshufi64x2 zmm23, zmm17, zmm23, 0xDD
    vshufi64x2 zmm17, zmm0, zmm10, 0x88
    vshufi64x2 zmm10, zmm0, zmm10, 0xDD
    vshufi64x2 zmm0, zmm2, zmm3, 0x88
    vshufi64x2 zmm3, zmm2, zmm3, 0xDD
    vshufi64x2 zmm2, zmm4, zmm5, 0x88
    vshufi64x2 zmm5, zmm4, zmm5, 0xDD
    vshufi64x2 zmm4, zmm6, zmm7, 0x88
    vshufi64x2 zmm7, zmm6, zmm7, 0xDD
    vpsubd zmm6, zmm8, zmm9
    vpsubd zmm11, zmm19, zmm14
    vpsubd zmm13, zmm21, zmm12
    vpsubd zmm15, zmm23, zmm1
    vpaddd zmm9, zmm9, zmm8
    vpaddd zmm14, zmm14, zmm19
    vpaddd zmm12, zmm12, zmm21
    vpaddd zmm1, zmm1, zmm23
    vpsrlq zmm8, zmm6, 32
    vpsrlq zmm19, zmm11, 32
    vpsrlq zmm21, zmm13, 32
    vpsrlq zmm23, zmm15, 32
    vpmuldq zmm18, zmm6, qword ptr [rsi + 4608]{1to8}
    vpmuldq zmm20, zmm11, qword ptr [rsi + 4616]{1to8}
    vpmuldq zmm22, zmm13, qword ptr [rsi + 4624]{1to8}
    vpmuldq zmm24, zmm15, qword ptr [rsi + 4632]{1to8}
    vpmuldq zmm8, zmm8, qword ptr [rsi + 4608]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 4616]{1to8}
    vpmuldq zmm21, zmm21, qword ptr [rsi + 4624]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 4632]{1to8}
    vpmulld zmm6, zmm6, dword ptr [rsi + 4612]{1to16}
    vpmulld zmm11, zmm11, dword ptr [rsi + 4620]{1to16}
    vpmulld zmm13, zmm13, dword ptr [rsi + 4628]{1to16}
    vpmulld zmm15, zmm15, dword ptr [rsi + 4636]{1to16}
    vmovshdup zmm8{k1}, zmm18
    vmovshdup zmm19{k1}, zmm20
    vmovshdup zmm21{k1}, zmm22
    vmovshdup zmm23{k1}, zmm24
    vpmulld zmm8, zmm8, zmm16
    vpmulld zmm19, zmm19, zmm16
    vpmulld zmm21, zmm21, zmm16
    vpmulld zmm23, zmm23, zmm16
    vpsubd zmm6, zmm6, zmm8
    vpsubd zmm11, zmm11, zmm19
    vpsubd zmm13, zmm13, zmm21
    vpsubd zmm15, zmm15, zmm23
    vpsubd zmm8, zmm10, zmm17
    vpsubd zmm19, zmm3, zmm0
    vpsubd zmm21, zmm5, zmm2
    vpsubd zmm23, zmm7, zmm4
    vpaddd zmm17, zmm17, zmm10
    vpaddd zmm0, zmm0, zmm3
    vpaddd zmm2, zmm2, zmm5
    vpaddd zmm4, zmm4, zmm7
    vpsrlq zmm10, zmm8, 32
    vpsrlq zmm3, zmm19, 32
    vpsrlq zmm5, zmm21, 32
    vpsrlq zmm7, zmm23, 32
    vpmuldq zmm18, zmm8, qword ptr [rsi + 4640]{1to8}
    vpmuldq zmm20, zmm19, qword ptr [rsi + 4648]{1to8}
    vpmuldq zmm22, zmm21, qword ptr [rsi + 4656]{1to8}
    vpmuldq zmm24, zmm23, qword ptr [rsi + 4664]{1to8}
    vpmuldq zmm10, zmm10, qword ptr [rsi + 4640]{1to8}
    vpmuldq zmm3, zmm3, qword ptr [rsi + 4648]{1to8}
    vpmuldq zmm5, zmm5, qword ptr [rsi + 4656]{1to8}
    vpmuldq zmm7, zmm7, qword ptr [rsi + 4664]{1to8}
    vpmulld zmm8, zmm8, dword ptr [rsi + 4644]{1to16}
    vpmulld zmm19, zmm19, dword ptr [rsi + 4652]{1to16}
    vpmulld zmm21, zmm21, dword ptr [rsi + 4660]{1to16}
    vpmulld zmm23, zmm23, dword ptr [rsi + 4668]{1to16}
    vmovshdup zmm10{k1}, zmm18
    vmovshdup zmm3{k1}, zmm20
    vmovshdup zmm5{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm10, zmm10, zmm16
    vpmulld zmm3, zmm3, zmm16
    vpmulld zmm5, zmm5, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm8, zmm8, zmm10
    vpsubd zmm19, zmm19, zmm3
    vpsubd zmm21, zmm21, zmm5
    vpsubd zmm23, zmm23, zmm7
    vpsubd zmm10, zmm14, zmm9
    vpsubd zmm3, zmm11, zmm6
    vpsubd zmm5, zmm1, zmm12
    vpsubd zmm7, zmm15, zmm13
    vpaddd zmm9, zmm9, zmm14
    vpaddd zmm6, zmm6, zmm11
    vpaddd zmm12, zmm12, zmm1
    vpaddd zmm13, zmm13, zmm15
    vpsrlq zmm14, zmm10, 32
    vpsrlq zmm11, zmm3, 32
    vpsrlq zmm1, zmm5, 32
    vpsrlq zmm15, zmm7, 32
    vpmuldq zmm18, zmm10, qword ptr [rsi + 4672]{1to8}
    vpmuldq zmm20, zmm3, qword ptr [rsi + 4672]{1to8}
    vpmuldq zmm22, zmm5, qword ptr [rsi + 4680]{1to8}
    vpmuldq zmm24, zmm7, qword ptr [rsi + 4680]{1to8}
    vpmuldq zmm14, zmm14, qword ptr [rsi + 4672]{1to8}
    vpmuldq zmm11, zmm11, qword ptr [rsi + 4672]{1to8}
    vpmuldq zmm1, zmm1, qword ptr [rsi + 4680]{1to8}
    vpmuldq zmm15, zmm15, qword ptr [rsi + 4680]{1to8}
    vpmulld zmm10, zmm10, dword ptr [rsi + 4676]{1to16}
    vpmulld zmm3, zmm3, dword ptr [rsi + 4676]{1to16}
    vpmulld zmm5, zmm5, dword ptr [rsi + 4684]{1to16}
    vpmulld zmm7, zmm7, dword ptr [rsi + 4684]{1to16}
    vmovshdup zmm14{k1}, zmm18
    vmovshdup zmm11{k1}, zmm20
    vmovshdup zmm1{k1}, zmm22
    vmovshdup zmm15{k1}, zmm24
    vpmulld zmm14, zmm14, zmm16
    vpmulld zmm11, zmm11, zmm16
    vpmulld zmm1, zmm1, zmm16
    vpmulld zmm15, zmm15, zmm16
    vpsubd zmm10, zmm10, zmm14
    vpsubd zmm3, zmm3, zmm11
    vpsubd zmm5, zmm5, zmm1
    vpsubd zmm7, zmm7, zmm15
    vpsubd zmm14, zmm0, zmm17
    vpsubd zmm11, zmm19, zmm8
    vpsubd zmm1, zmm4, zmm2
    vpsubd zmm15, zmm23, zmm21
    vpaddd zmm17, zmm17, zmm0
    vpaddd zmm8, zmm8, zmm19
    vpaddd zmm2, zmm2, zmm4
    vpaddd zmm21, zmm21, zmm23
    vpsrlq zmm0, zmm14, 32
    vpsrlq zmm19, zmm11, 32
    vpsrlq zmm4, zmm1, 32
    vpsrlq zmm23, zmm15, 32
    vpmuldq zmm18, zmm14, qword ptr [rsi + 4688]{1to8}
    vpmuldq zmm20, zmm11, qword ptr [rsi + 4688]{1to8}
    vpmuldq zmm22, zmm1, qword ptr [rsi + 4696]{1to8}
    vpmuldq zmm24, zmm15, qword ptr [rsi + 4696]{1to8}
    vpmuldq zmm0, zmm0, qword ptr [rsi + 4688]{1to8}
    vpmuldq zmm19, zmm19, qword ptr [rsi + 4688]{1to8}
    vpmuldq zmm4, zmm4, qword ptr [rsi + 4696]{1to8}
    vpmuldq zmm23, zmm23, qword ptr [rsi + 4696]{1to8}
    vpmulld zmm14, zmm14, dword ptr [rsi + 4692]{1to16}
    vpmulld zmm11, zmm11, dword ptr [rsi + 4692]{1to16}
    vpmulld zmm1, zmm1, dword ptr [rsi + 4700]{1to16}
    vpmulld zmm15, zmm15, dword ptr [rsi + 4700]{1to16}
    vmovshdup zmm0{k1}, zmm18
    vmovshdup zmm19{k1}, zmm20
    vmovshdup zmm4{k1}, zmm22
    vmovshdup zmm23{k1}, zmm24
    vpmulld zmm0, zmm0, zmm16
    vpmulld zmm19, zmm19, zmm16
    vpmulld zmm4, zmm4, zmm16
    vpmulld zmm23, zmm23, zmm16
    vpsubd zmm14, zmm14, zmm0
    vpsubd zmm11, zmm11, zmm19
    vpsubd zmm1, zmm1, zmm4
    vpsubd zmm15, zmm15, zmm23
    vpsubd zmm0, zmm12, zmm9
    vpsubd zmm19, zmm13, zmm6
    vpsubd zmm4, zmm5, zmm10
    vpsubd zmm23, zmm7, zmm3
    vpaddd zmm9, zmm9, zmm12
    vpaddd zmm6, zmm6, zmm13
    vpaddd zmm10, zmm10, zmm5
    vpaddd zmm3, zmm3, zmm7
    vpsrlq zmm12, zmm0, 32
    vpsrlq zmm13, zmm19, 32
    vpsrlq zmm5, zmm4, 32
    vpsrlq zmm7, zmm23, 32
    vpmuldq zmm18, zmm0, qword ptr [rsi + 4704]{1to8}
    vpmuldq zmm20, zmm19, qword ptr [rsi + 4704]{1to8}
    vpmuldq zmm22, zmm4, qword ptr [rsi + 4704]{1to8}
    vpmuldq zmm24, zmm23, qword ptr [rsi + 4704]{1to8}
    vpmuldq zmm12, zmm12, qword ptr [rsi + 4704]{1to8}
    vpmuldq zmm13, zmm13, qword ptr [rsi + 4704]{1to8}
    vpmuldq zmm5, zmm5, qword ptr [rsi + 4704]{1to8}
    vpmuldq zmm7, zmm7, qword ptr [rsi + 4704]{1to8}
    vpmulld zmm0, zmm0, dword ptr [rsi + 4708]{1to16}
    vpmulld zmm19, zmm19, dword ptr [rsi + 4708]{1to16}
    vpmulld zmm4, zmm4, dword ptr [rsi + 4708]{1to16}
    vpmulld zmm23, zmm23, dword ptr [rsi + 4708]{1to16}
    vmovshdup zmm12{k1}, zmm18
    vmovshdup zmm13{k1}, zmm20
    vmovshdup zmm5{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm12, zmm12, zmm16
    vpmulld zmm13, zmm13, zmm16
    vpmulld zmm5, zmm5, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm0, zmm0, zmm12
    vpsubd zmm19, zmm19, zmm13
    vpsubd zmm4, zmm4, zmm5
    vpsubd zmm23, zmm23, zmm7
    vpsubd zmm12, zmm2, zmm17
    vpsubd zmm13, zmm21, zmm8
    vpsubd zmm5, zmm1, zmm14
    vpsubd zmm7, zmm15, zmm11
    vpaddd zmm17, zmm17, zmm2
    vpaddd zmm8, zmm8, zmm21
    vpaddd zmm14, zmm14, zmm1
    vpaddd zmm11, zmm11, zmm15
    vpsrlq zmm2, zmm12, 32
    vpsrlq zmm21, zmm13, 32
    vpsrlq zmm1, zmm5, 32
    vpsrlq zmm15, zmm7, 32
    vpmuldq zmm18, zmm12, qword ptr [rsi + 4712]{1to8}
    vpmuldq zmm20, zmm13, qword ptr [rsi + 4712]{1to8}
    vpmuldq zmm22, zmm5, qword ptr [rsi + 4712]{1to8}
    vpmuldq zmm24, zmm7, qword ptr [rsi + 4712]{1to8}
    vpmuldq zmm2, zmm2, qword ptr [rsi + 4712]{1to8}
    vpmuldq zmm21, zmm21, qword ptr [rsi + 4712]{1to8}
    vpmuldq zmm1, zmm1, qword ptr [rsi + 4712]{1to8}
    vpmuldq zmm15, zmm15, qword ptr [rsi + 4712]{1to8}
    vpmulld zmm12, zmm12, dword ptr [rsi + 4716]{1to16}
    vpmulld zmm13, zmm13, dword ptr [rsi + 4716]{1to16}
    vpmulld zmm5, zmm5, dword ptr [rsi + 4716]{1to16}
    vpmulld zmm7, zmm7, dword ptr [rsi + 4716]{1to16}
    vmovshdup zmm2{k1}, zmm18
    vmovshdup zmm21{k1}, zmm20
    vmovshdup zmm1{k1}, zmm22
    vmovshdup zmm15{k1}, zmm24
    vpmulld zmm2, zmm2, zmm16
    vpmulld zmm21, zmm21, zmm16
    vpmulld zmm1, zmm1, zmm16
    vpmulld zmm15, zmm15, zmm16
    vpsubd zmm12, zmm12, zmm2
    vpsubd zmm13, zmm13, zmm21
    vpsubd zmm5, zmm5, zmm1
    vpsubd zmm7, zmm7, zmm15
    vpsubd zmm2, zmm17, zmm9
    vpsubd zmm21, zmm8, zmm6
    vpsubd zmm1, zmm14, zmm10
    vpsubd zmm15, zmm11, zmm3
    vpaddd zmm9, zmm9, zmm17
    vpaddd zmm6, zmm6, zmm8
    vpaddd zmm10, zmm10, zmm14
    vpaddd zmm3, zmm3, zmm11
    vpsrlq zmm17, zmm2, 32
    vpsrlq zmm8, zmm21, 32
    vpsrlq zmm14, zmm1, 32
    vpsrlq zmm11, zmm15, 32
    vpmuldq zmm18, zmm2, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm20, zmm21, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm22, zmm1, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm24, zmm15, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm17, zmm17, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm8, zmm8, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm14, zmm14, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm11, zmm11, qword ptr [rsi + 4720]{1to8}
    vpmulld zmm2, zmm2, dword ptr [rsi + 4724]{1to16}
    vpmulld zmm21, zmm21, dword ptr [rsi + 4724]{1to16}
    vpmulld zmm1, zmm1, dword ptr [rsi + 4724]{1to16}
    vpmulld zmm15, zmm15, dword ptr [rsi + 4724]{1to16}
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm8{k1}, zmm20
    vmovshdup zmm14{k1}, zmm22
    vmovshdup zmm11{k1}, zmm24
    vpmulld zmm17, zmm17, zmm16
    vpmulld zmm8, zmm8, zmm16
    vpmulld zmm14, zmm14, zmm16
    vpmulld zmm11, zmm11, zmm16
    vpsubd zmm2, zmm2, zmm17
    vpsubd zmm21, zmm21, zmm8
    vpsubd zmm1, zmm1, zmm14
    vpsubd zmm15, zmm15, zmm11
    vpsrlq zmm17, zmm9, 32
    vpsrlq zmm8, zmm6, 32
    vpsrlq zmm14, zmm10, 32
    vpsrlq zmm11, zmm3, 32
    vpmuldq zmm18, zmm9, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm20, zmm6, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm22, zmm10, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm24, zmm3, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm17, zmm17, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm8, zmm8, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm14, zmm14, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm11, zmm11, qword ptr [rsi + 4728]{1to8}
    vpmulld zmm9, zmm9, dword ptr [rsi + 4732]{1to16}
    vpmulld zmm6, zmm6, dword ptr [rsi + 4732]{1to16}
    vpmulld zmm10, zmm10, dword ptr [rsi + 4732]{1to16}
    vpmulld zmm3, zmm3, dword ptr [rsi + 4732]{1to16}
    vmovshdup zmm17{k1}, zmm18
    vmovshdup zmm8{k1}, zmm20
    vmovshdup zmm14{k1}, zmm22
    vmovshdup zmm11{k1}, zmm24
    vpmulld zmm17, zmm17, zmm16
    vpmulld zmm8, zmm8, zmm16
    vpmulld zmm14, zmm14, zmm16
    vpmulld zmm11, zmm11, zmm16
    vpsubd zmm9, zmm9, zmm17
    vpsubd zmm6, zmm6, zmm8
    vpsubd zmm10, zmm10, zmm14
    vpsubd zmm3, zmm3, zmm11
    vpsubd zmm17, zmm12, zmm0
    vpsubd zmm8, zmm13, zmm19
    vpsubd zmm14, zmm5, zmm4
    vpsubd zmm11, zmm7, zmm23
    vpaddd zmm0, zmm0, zmm12
    vpaddd zmm19, zmm19, zmm13
    vpaddd zmm4, zmm4, zmm5
    vpaddd zmm23, zmm23, zmm7
    vpsrlq zmm12, zmm17, 32
    vpsrlq zmm13, zmm8, 32
    vpsrlq zmm5, zmm14, 32
    vpsrlq zmm7, zmm11, 32
    vpmuldq zmm18, zmm17, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm20, zmm8, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm22, zmm14, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm24, zmm11, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm12, zmm12, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm13, zmm13, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm5, zmm5, qword ptr [rsi + 4720]{1to8}
    vpmuldq zmm7, zmm7, qword ptr [rsi + 4720]{1to8}
    vpmulld zmm17, zmm17, dword ptr [rsi + 4724]{1to16}
    vpmulld zmm8, zmm8, dword ptr [rsi + 4724]{1to16}
    vpmulld zmm14, zmm14, dword ptr [rsi + 4724]{1to16}
    vpmulld zmm11, zmm11, dword ptr [rsi + 4724]{1to16}
    vmovshdup zmm12{k1}, zmm18
    vmovshdup zmm13{k1}, zmm20
    vmovshdup zmm5{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm12, zmm12, zmm16
    vpmulld zmm13, zmm13, zmm16
    vpmulld zmm5, zmm5, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm17, zmm17, zmm12
    vpsubd zmm8, zmm8, zmm13
    vpsubd zmm14, zmm14, zmm5
    vpsubd zmm11, zmm11, zmm7
    vpsrlq zmm12, zmm0, 32
    vpsrlq zmm13, zmm19, 32
    vpsrlq zmm5, zmm4, 32
    vpsrlq zmm7, zmm23, 32
    vpmuldq zmm18, zmm0, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm20, zmm19, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm22, zmm4, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm24, zmm23, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm12, zmm12, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm13, zmm13, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm5, zmm5, qword ptr [rsi + 4728]{1to8}
    vpmuldq zmm7, zmm7, qword ptr [rsi + 4728]{1to8}
    vpmulld zmm0, zmm0, dword ptr [rsi + 4732]{1to16}
    vpmulld zmm19, zmm19, dword ptr [rsi + 4732]{1to16}
    vpmulld zmm4, zmm4, dword ptr [rsi + 4732]{1to16}
    vpmulld zmm23, zmm23, dword ptr [rsi + 4732]{1to16}
    vmovshdup zmm12{k1}, zmm18
    vmovshdup zmm13{k1}, zmm20
    vmovshdup zmm5{k1}, zmm22
    vmovshdup zmm7{k1}, zmm24
    vpmulld zmm12, zmm12, zmm16
    vpmulld zmm13, zmm13, zmm16
    vpmulld zmm5, zmm5, zmm16
    vpmulld zmm7, zmm7, zmm16
    vpsubd zmm0, zmm0, zmm12
    vpsubd zmm19, zmm19, zmm13
    vpsubd zmm4, zmm4, zmm5
    vpsubd zmm23, zmm23, zmm7
    vmovdqu32 zmmword ptr [rdi + 0], zmm9
    vmovdqu32 zmmword ptr [rdi + 64], zmm6
    vmovdqu32 zmmword ptr [rdi + 128], zmm10
    vmovdqu32 zmmword ptr [rdi + 192], zmm3
    vmovdqu32 zmmword ptr [rdi + 256], zmm0
    vmovdqu32 zmmword ptr [rdi + 320], zmm19
    vmovdqu32 zmmword ptr [rdi + 384], zmm4
    vmovdqu32 zmmword ptr [rdi + 448], zmm23
    vmovdqu32 zmmword ptr [rdi + 512], zmm2
    vmovdqu32 zmmword ptr [rdi + 576], zmm21
    vmovdqu32 zmmword ptr [rdi + 640], zmm1
    vmovdqu32 zmmword ptr [rdi + 704], zmm15
    vmovdqu32 zmmword ptr [rdi + 768], zmm17
    vmovdqu32 zmmword ptr [rdi + 832], zmm8
    vmovdqu32 zmmword ptr [rdi + 896], zmm14
    vmovdqu32 zmmword ptr [rdi + 960], zmm11
    add rsi, 4736
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
    .long -731434, 1054478, -392707, 2926054, -781875, 1900052, -1716814, -3014420
    .long -3773731, -3974485, -2193087, 2358373, 3531229, -303005, 3123762, -2185084
    .long -374860238, 540420426, -201262505, 1499603926, -400711272, 973777462, -879867909, -1544891539
    .long -1934038751, -2036925262, -1123958025, 1208667171, 1809756372, -155290192, 1600929361, -1119856484
    .long 540420426, 0, 1499603926, 0, 973777462, 0, -1544891539, 0
    .long -2036925262, 0, 1208667171, 0, -155290192, 0, -1119856484, 0
    .long -1514152, 140244, -770441, 545376, 3430436, 860144, 214880, 3363542
    .long -553718, 508145, 3020393, -1370517, -1103344, 3105558, -11879, 3994671
    .long -776003547, 71875110, -394851342, 279505433, 1758099917, 440824168, 110126092, 1723816713
    .long -283780712, 260424530, 1547952704, -702390549, -565464272, 1591599803, -6087993, 2047270596
    .long 71875110, 0, 279505433, 0, 440824168, 0, 1723816713, 0
    .long 260424530, 0, -702390549, 0, 1591599803, 0, 2047270596, 0
    .long -3369273, 1163598, -4022750, 749577, 2028038, 1665318, 4148469, -2612853
    .long 1723229, -1615530, 3009748, 2647994, 2569011, 3980599, -338420, -3033742
    .long -1726753853, 596344473, -2061661095, 384158533, 1039370342, 853476187, 2126092136, -1339088280
    .long 883155599, -827959816, 1542497137, 1357098057, 1316619236, 2040058690, -173440395, -1554794072
    .long 596344473, 0, 384158533, 0, 853476187, 0, -1339088280, 0
    .long -827959816, 0, 1357098057, 0, 2040058690, 0, -1554794072, 0
    .long -1834526, -724804, -2743411, 527981, -1187885, 507927, -1179613, 586241
    .long -1393159, 2491325, -2033807, -2374402, 1994046, -1476985, 2105286, -1623354
    .long -940195359, -371462360, -1405999311, 270590488, -608791570, 260312805, -604552167, 300448763
    .long -713994583, 1276805128, -1042326957, -1216882040, 1021949428, -756955444, 1078959975, -831969619
    .long -371462360, 0, 270590488, 0, 260312805, 0, 300448763, 0
    .long 1276805128, 0, -1216882040, 0, -756955444, 0, -831969619, 0
    .long -2178965, -818761, -2218467, -1310261, -1879878, 2039144, 613238, -1354892
    .long -3472069, 4040196, 2513018, -89301, -1921994, -458740, 141835, 2998219
    .long -1116720494, -419615363, -1136965286, -671509323, -963438279, 1045062172, 314284737, -694382729
    .long -1779436847, 2070602178, 1287922800, -45766801, -985022747, -235104446, 72690498, 1536588520
    .long -419615363, 0, -671509323, 0, 1045062172, 0, -694382729, 0
    .long 2070602178, 0, -45766801, 0, -235104446, 0, 1536588520, 0
    .long -12417, 1254190, -3180456, -268456, 2642980, 3195676, -3611750, 2387513
    .long -3838479, 1239911, -1727088, 2192938, 2296099, 3747250, -1772588, -4146264
    .long -6363718, 642772911, -1629985060, -137583815, 1354528380, 1637785316, -1851023419, 1223601433
    .long -1967222129, 635454918, -885133339, 1123881663, 1176751719, 1920467227, -908452108, -2124962073
    .long 642772911, 0, -137583815, 0, 1637785316, 0, 1223601433, 0
    .long 635454918, 0, 1123881663, 0, 1920467227, 0, -2124962073, 0
    .long -2455377, -250446, -3759465, -3956944, 635956, -3551006, 1596822, -1979497
    .long -3768948, 2678278, -2454145, 1009365, -3410568, -1685153, 822541, -27812
    .long -1258381762, -128353682, -1926727420, -2027935492, 325927722, -1819892093, 818371958, -1014493059
    .long -1931587462, 1372618620, -1257750362, 517299994, -1747917558, -863641633, 421552614, -14253662
    .long -128353682, 0, -2027935492, 0, -1819892093, 0, -1014493059, 0
    .long 1372618620, 0, 517299994, 0, -863641633, 0, -14253662, 0
    .long -3716946, -3284915, 2772600, -59148, -2296397, -3956745, -1780227, 2660408
    .long -3965306, 636927, -1455890, -2659525, 87208, 1182243, -1935420, 1753
    .long -1904936414, -1683520342, 1420958686, -30313375, -1176904444, -2027833504, -912367099, 1363460238
    .long -2032221021, 326425360, -746144248, -1363007700, 44694137, 605900043, -991903578, 898413
    .long -1683520342, 0, -30313375, 0, -2027833504, 0, 1363460238, 0
    .long 326425360, 0, -1363007700, 0, 605900043, 0, 898413, 0
    .long 1744507, 1744507, -2354215, -2354215, -2236726, -2236726, 1011223, 1011223
    .long -1922253, -1922253, -327848, -327848, -3818627, -3818627, 348812, 348812
    .long 894060583, 894060583, -1206536194, -1206536194, -1146323031, -1146323031, 518252220, 518252220
    .long -985155484, -985155484, -168022240, -168022240, -1957047970, -1957047970, 178766299, 178766299
    .long -459163, -459163, -2778788, -2778788, -653275, -653275, 2683270, 2683270
    .long 2312838, 2312838, -2775755, -2775755, -3467665, -3467665, 1356448, 1356448
    .long -235321234, -235321234, -1424130038, -1424130038, -334803717, -334803717, 1375177022, 1375177022
    .long 1185330464, 1185330464, -1422575624, -1422575624, -1777179795, -1777179795, 695180180, 695180180
    .long 3374250, 3374250, 621164, 621164, 2925816, 2925816, 3035980, 3035980
    .long -1226661, -1226661, 2461387, 2461387, 3901472, 3901472, -1317678, -1317678
    .long 1729304568, 1729304568, 318346816, 318346816, 1499481951, 1499481951, 1555941048, 1555941048
    .long -628664287, -628664287, 1261461890, 1261461890, 1999506068, 1999506068, -675310538, -675310538
    .long -2362063, -2362063, -2254727, -2254727, -1300016, -1300016, -2391089, -2391089
    .long -4182915, -4182915, 1787943, 1787943, 3482206, 3482206, -2579253, -2579253
    .long -1210558298, -1210558298, -1155548552, -1155548552, -666258756, -666258756, -1225434135, -1225434135
    .long -2143745726, -2143745726, 916321552, 916321552, 1784632064, 1784632064, -1321868265, -1321868265
    .long 3258457, 3258457, -3197248, -3197248, -3250154, -3250154, 1987814, 1987814
    .long 235407, 235407, -3488383, -3488383, 1736313, 1736313, -4166425, -4166425
    .long 1669960606, 1669960606, -1638590967, -1638590967, -1665705315, -1665705315, 1018755525, 1018755525
    .long 120646188, 120646188, -1787797779, -1787797779, 889861155, 889861155, -2135294594, -2135294594
    .long -3334383, -3334383, -2962264, -2962264, 2462444, 2462444, 1148858, 1148858
    .long 169688, 169688, 482649, 482649, -565603, -565603, 1528066, 1528066
    .long -1708872713, -1708872713, -1518161567, -1518161567, 1262003603, 1262003603, 588790216, 588790216
    .long 86965173, 86965173, 247357819, 247357819, -289871779, -289871779, 783134478, 783134478
    .long 4158088, 4158088, -3815725, -3815725, -1109516, -1109516, 1937570, 1937570
    .long -2983781, -2983781, 2028118, 2028118, 2811291, 2811291, 2508980, 2508980
    .long 2131021878, 2131021878, -1955560694, -1955560694, -568627424, -568627424, 993005454, 993005454
    .long -1529189038, -1529189038, 1039411342, 1039411342, 1440787840, 1440787840, 1285853323, 1285853323
    .long -274060, -274060, 3852015, 3852015, -3121440, -3121440, -2635473, -2635473
    .long -3222807, -3222807, 1277625, 1277625, 4183372, 4183372, 3073009, 3073009
    .long -140455867, -140455867, 1974159335, 1974159335, -1599739335, -1599739335, -1350681039, -1350681039
    .long -1651689966, -1651689966, 654783359, 654783359, 2143979939, 2143979939, 1574918427, 1574918427
    .long 1858416, 1858416, 1858416, 1858416, 3345963, 3345963, 3345963, 3345963
    .long 1853806, 1853806, 1853806, 1853806, 2917338, 2917338, 2917338, 2917338
    .long 952438995, 952438995, 952438995, 952438995, 1714807468, 1714807468, 1714807468, 1714807468
    .long 950076368, 950076368, 950076368, 950076368, 1495136972, 1495136972, 1495136972, 1495136972
    .long 3870317, 3870317, 3870317, 3870317, 556856, 556856, 556856, 556856
    .long 3192354, 3192354, 3192354, 3192354, -2897314, -2897314, -2897314, -2897314
    .long 1983539117, 1983539117, 1983539117, 1983539117, 285388938, 285388938, 285388938, 285388938
    .long 1636082790, 1636082790, 1636082790, 1636082790, -1484874664, -1484874664, -1484874664, -1484874664
    .long -3950053, -3950053, -3950053, -3950053, -1716988, -1716988, -1716988, -1716988
    .long -1935799, -1935799, -1935799, -1935799, 3756790, 3756790, 3756790, 3756790
    .long -2024403852, -2024403852, -2024403852, -2024403852, -879957084, -879957084, -879957084, -879957084
    .long -992097815, -992097815, -992097815, -992097815, 1925356481, 1925356481, 1925356481, 1925356481
    .long -3574466, -3574466, -3574466, -3574466, -817536, -817536, -817536, -817536
    .long 1759347, 1759347, 1759347, 1759347, 3415069, 3415069, 3415069, 3415069
    .long -1831915353, -1831915353, -1831915353, -1831915353, -418987550, -418987550, -418987550, -418987550
    .long 901666090, 901666090, 901666090, 901666090, 1750224323, 1750224323, 1750224323, 1750224323
    .long 2156050, 2156050, 2156050, 2156050, 3241972, 3241972, 3241972, 3241972
    .long -4018989, -4018989, -4018989, -4018989, 2071829, 2071829, 2071829, 2071829
    .long 1104976547, 1104976547, 1104976547, 1104976547, 1661512036, 1661512036, 1661512036, 1661512036
    .long -2059733581, -2059733581, -2059733581, -2059733581, 1061813248, 1061813248, 1061813248, 1061813248
    .long -3506380, -3506380, -3506380, -3506380, 1095468, 1095468, 1095468, 1095468
    .long 928749, 928749, 928749, 928749, 394148, 394148, 394148, 394148
    .long -1797021249, -1797021249, -1797021249, -1797021249, 561427818, 561427818, 561427818, 561427818
    .long 475984260, 475984260, 475984260, 475984260, 202001019, 202001019, 202001019, 202001019
    .long 1159875, 1159875, 1159875, 1159875, 3704823, 3704823, 3704823, 3704823
    .long 2101410, 2101410, 2101410, 2101410, -3110818, -3110818, -3110818, -3110818
    .long 594436433, 594436433, 594436433, 594436433, 1898723372, 1898723372, 1898723372, 1898723372
    .long 1076973524, 1076973524, 1076973524, 1076973524, -1594295555, -1594295555, -1594295555, -1594295555
    .long -3586446, -3586446, -3586446, -3586446, 2740543, 2740543, 2740543, 2740543
    .long 3182878, 3182878, 3182878, 3182878, 3602218, 3602218, 3602218, 3602218
    .long -1838055109, -1838055109, -1838055109, -1838055109, 1404529459, 1404529459, 1404529459, 1404529459
    .long 1631226336, 1631226336, 1631226336, 1631226336, 1846138265, 1846138265, 1846138265, 1846138265
    .long 2283733, 2283733, 2283733, 2283733, 2815639, 2815639, 2815639, 2815639
    .long 2283733, 2283733, 2283733, 2283733, 2815639, 2815639, 2815639, 2815639
    .long 1170414139, 1170414139, 1170414139, 1170414139, 1443016191, 1443016191, 1443016191, 1443016191
    .long 1170414139, 1170414139, 1170414139, 1170414139, 1443016191, 1443016191, 1443016191, 1443016191
    .long -3585098, -3585098, -3585098, -3585098, -642628, -642628, -642628, -642628
    .long -3585098, -3585098, -3585098, -3585098, -642628, -642628, -642628, -642628
    .long -1837364258, -1837364258, -1837364258, -1837364258, -329347125, -329347125, -329347125, -329347125
    .long -1837364258, -1837364258, -1837364258, -1837364258, -329347125, -329347125, -329347125, -329347125
    .long 1460718, 1460718, 1460718, 1460718, 2453983, 2453983, 2453983, 2453983
    .long 1460718, 1460718, 1460718, 1460718, 2453983, 2453983, 2453983, 2453983
    .long 748618600, 748618600, 748618600, 748618600, 1257667337, 1257667337, 1257667337, 1257667337
    .long 748618600, 748618600, 748618600, 748618600, 1257667337, 1257667337, 1257667337, 1257667337
    .long 1714295, 1714295, 1714295, 1714295, -3227876, -3227876, -3227876, -3227876
    .long 1714295, 1714295, 1714295, 1714295, -3227876, -3227876, -3227876, -3227876
    .long 878576921, 878576921, 878576921, 878576921, -1654287830, -1654287830, -1654287830, -1654287830
    .long 878576921, 878576921, 878576921, 878576921, -1654287830, -1654287830, -1654287830, -1654287830
    .long -1335936, -1335936, -1335936, -1335936, 676590, 676590, 676590, 676590
    .long -1335936, -1335936, -1335936, -1335936, 676590, 676590, 676590, 676590
    .long -684667771, -684667771, -684667771, -684667771, 346752664, 346752664, 346752664, 346752664
    .long -684667771, -684667771, -684667771, -684667771, 346752664, 346752664, 346752664, 346752664
    .long -434125, -434125, -434125, -434125, -3524442, -3524442, -3524442, -3524442
    .long -434125, -434125, -434125, -434125, -3524442, -3524442, -3524442, -3524442
    .long -222489248, -222489248, -222489248, -222489248, -1806278032, -1806278032, -1806278032, -1806278032
    .long -222489248, -222489248, -222489248, -222489248, -1806278032, -1806278032, -1806278032, -1806278032
    .long -1674615, -1674615, -1674615, -1674615, 2663378, 2663378, 2663378, 2663378
    .long -1674615, -1674615, -1674615, -1674615, 2663378, 2663378, 2663378, 2663378
    .long -858240904, -858240904, -858240904, -858240904, 1364982364, 1364982364, 1364982364, 1364982364
    .long -858240904, -858240904, -858240904, -858240904, 1364982364, 1364982364, 1364982364, 1364982364
    .long -4063053, -4063053, -4063053, -4063053, -3370349, -3370349, -3370349, -3370349
    .long -4063053, -4063053, -4063053, -4063053, -3370349, -3370349, -3370349, -3370349
    .long -2082316400, -2082316400, -2082316400, -2082316400, -1727305304, -1727305304, -1727305304, -1727305304
    .long -2082316400, -2082316400, -2082316400, -2082316400, -1727305304, -1727305304, -1727305304, -1727305304
    .long -625853735, -1221177, 285697463, 557458, -515185417, -1005239, 1929495947, 3764867
    .long 1091570561, 2129892, 1374673747, 2682288, 1815525077, 3542485, -308362795, -601683
    .long -1640734244, -3201430, -1612161320, -3145678, -1477910808, -2883726, -1640767044, -3201494
    .long 1927777021, 3761513, 1929875198, 3765607, 151046689, 294725, 8395782, 16382

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
