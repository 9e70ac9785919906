# PYTHONPATH=lab python3 -m lanewise_lab.x86.kernel x86_64_x8_avx512_intel --chain --masked > src/keccak/x86_64/shake256_x8_avx512_intel_masked_chain.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// SHAKE256 (FIPS 202) of 8 short inputs at once, step after step: what was hashed is
// part of the next input. N is 16, 24 or 32, the bytes of a node, and m = N / 8 its lanes.
//
// lanewise_shake256_x8_avx512_intel_masked_chainN(out, nodes, head, last, steps, constants)
//     rdi: receives m rows; rsi: m rows; rdx: m + 3 rows; rcx: a row for each step;
//     r8: steps >= 1; r9: the 24 round constants
//     A row is one lane of all inputs, 8 64-bit words. In each step input k is word k of
//     the rows of head, of the next row of last, and of the node's rows: at first `nodes`,
//     then what the step before has made, the first N bytes of SHAKE256. out may be nodes.
//     In each step the node is first XORed with its mask: as many bytes of SHAKE256 of the
//     words k of the rows of head and of the row of last.
//
// System V ABI. Nothing is read outside the rows and the constants; no branch and no
// address depends on them.
//
// Clobbers: rax, rcx, r8, zmm0-zmm31, flags. Stack: none beyond the return address.
// Ends with vzeroupper.

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain16)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain16)
    .type SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain16), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain16))
SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain16):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    vmovdqu64 zmm6, [rsi + 0]
    vmovdqu64 zmm7, [rsi + 64]
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain16_step:
    vmovdqu64 [rdi + 0], zmm6
    vmovdqu64 [rdi + 64], zmm7
    vmovdqu64 zmm0, [rdx + 0]
    vmovdqu64 zmm1, [rdx + 64]
    vmovdqu64 zmm2, [rdx + 128]
    vmovdqu64 zmm3, [rdx + 192]
    vmovdqu64 zmm4, [rdx + 256]
    vmovdqu64 zmm5, [rcx]                       # the lane that changes
    vpbroadcastq zmm6, [rip + Lshake256_x8_avx512_intel_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_intel_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq zmm31, zmm0, zmm5                    # C0.1 = A0 ^ A5
    vprolq zmm30, zmm4, 1                       # R4 = A4 <<< 1
    vmovdqa64 zmm29, zmm3                       # copy of A3
    vpternlogq zmm29, zmm2, zmm30, 0x96         # T3 = A3 ^ A2 ^ R4
    vpxorq zmm13, zmm2, zmm30                   # T13 = A2 ^ R4
    vpxorq zmm30, zmm1, zmm6                    # C1.1 = A1 ^ A6
    vprolq zmm28, zmm31, 1                      # R0 = C0.1 <<< 1
    vmovdqa64 zmm27, zmm4                       # copy of A4
    vpternlogq zmm27, zmm3, zmm28, 0x96         # T4 = A4 ^ A3 ^ R0
    vprolq zmm26, zmm29, 28                     # B5 = T3 <<< 28
    vprolq zmm19, zmm13, 56                     # B19 = T13 <<< 56
    vpxorq zmm9, zmm3, zmm28                    # T9 = A3 ^ R0
    vprolq zmm21, zmm13, 55                     # B21 = T13 <<< 55
    vpxorq zmm30, zmm30, zmm16                  # C1 = C1.1 ^ A16
    vprolq zmm12, zmm13, 25                     # B12 = T13 <<< 25
    vprolq zmm29, zmm2, 1                       # R2 = A2 <<< 1
    vprolq zmm28, zmm30, 1                      # R1 = C1 <<< 1
    vprolq zmm25, zmm13, 21                     # B3 = T13 <<< 21
    vpternlogq zmm0, zmm4, zmm28, 0x96          # T0 = A0 ^ A4 ^ R1
    vprolq zmm15, zmm27, 27                     # B15 = T4 <<< 27
    vpternlogq zmm5, zmm4, zmm28, 0x96          # T5 = A5 ^ A4 ^ R1
    vprolq zmm27, zmm9, 20                      # B6 = T9 <<< 20
    vpxorq zmm4, zmm4, zmm28                    # T15 = A4 ^ R1
    vprolq zmm13, zmm9, 8                       # B13 = T9 <<< 8
    vprolq zmm22, zmm9, 39                      # B22 = T9 <<< 39
    vprolq zmm28, zmm9, 14                      # B4 = T9 <<< 14
    vpternlogq zmm1, zmm31, zmm29, 0x96         # T1 = A1 ^ C0.1 ^ R2
    vprolq zmm24, zmm5, 36                      # B16 = T5 <<< 36
    vpternlogq zmm6, zmm31, zmm29, 0x96         # T6 = A6 ^ C0.1 ^ R2
    vprolq zmm7, zmm4, 3                        # B7 = T15 <<< 3
    vpxorq zmm11, zmm31, zmm29                  # T11 = C0.1 ^ R2
    vprolq zmm23, zmm4, 41                      # B23 = T15 <<< 41
    vpternlogq zmm16, zmm31, zmm29, 0x96        # T16 = A16 ^ C0.1 ^ R2
    vprolq zmm31, zmm3, 1                       # R3 = A3 <<< 1
    vpxorq zmm29, zmm30, zmm31                  # T12 = C1 ^ R3
    vprolq zmm14, zmm4, 18                      # B14 = T15 <<< 18
    vprolq zmm20, zmm6, 44                      # B1 = T6 <<< 44
    vprolq zmm18, zmm11, 2                      # B24 = T11 <<< 2
    vprolq zmm17, zmm29, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm10, zmm0                       # copy of T0
    vpternlogq zmm10, zmm20, zmm17, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm9, zmm20                       # copy of B1
    vpternlogq zmm9, zmm17, zmm25, 0xd2         # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm17, zmm25, zmm28, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm8, zmm11, 10                      # B17 = T11 <<< 10
    vpternlogq zmm25, zmm28, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm11, zmm16, 45                     # B8 = T16 <<< 45
    vpternlogq zmm2, zmm30, zmm31, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm28, zmm0, zmm20, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm31, zmm14                      # copy of B14
    vpternlogq zmm31, zmm12, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm10, qword ptr [r9]{1to8}    # E0 = X0 ^ RC
    vprolq zmm30, zmm29, 61                     # B9 = T12 <<< 61
    vmovdqa64 zmm6, zmm27                       # copy of B6
    vpternlogq zmm6, zmm7, zmm11, 0xd2          # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm5, zmm26                       # copy of B5
    vpternlogq zmm5, zmm27, zmm7, 0xd2          # E5 = B5 ^ (~B6 & B7)
    vprolq zmm10, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm20, zmm11                      # copy of B8
    vpternlogq zmm20, zmm30, zmm26, 0xd2        # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm26, zmm30, zmm27, 0xc6        # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm7, zmm11, zmm30, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm29, 6                      # B11 = T12 <<< 6
    vmovdqa64 zmm30, zmm10                      # copy of B10
    vpternlogq zmm30, zmm11, zmm12, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm12, zmm11, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm14, zmm10, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm14, zmm10, zmm11, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm27, zmm29, 15                     # B18 = T12 <<< 15
    vmovdqa64 zmm29, zmm15                      # copy of B15
    vpternlogq zmm29, zmm24, zmm8, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm16, zmm24                      # copy of B16
    vpternlogq zmm16, zmm8, zmm27, 0xd2         # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm8, zmm27, zmm19, 0xd2         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm11, zmm15                      # copy of B15
    vpternlogq zmm11, zmm27, zmm19, 0x9c        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm19, zmm15, zmm24, 0xd2        # E19 = B19 ^ (~B15 & B16)
    vprolq zmm27, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm24, zmm21                      # copy of B21
    vpternlogq zmm24, zmm22, zmm23, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm15, zmm22                      # copy of B22
    vpternlogq zmm15, zmm23, zmm18, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm23, zmm18, zmm27, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm18, zmm27, zmm21, 0xd2        # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm27, zmm21, zmm22, 0xd2        # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm9                        # E1 home
    vmovdqa64 zmm2, zmm17                       # E2 home
    vmovdqa64 zmm3, zmm25                       # E3 home
    vmovdqa64 zmm4, zmm28                       # E4 home
    vmovdqa64 zmm9, zmm26                       # E9 home
    vmovdqa64 zmm10, zmm30                      # E10 home
    vmovdqa64 zmm17, zmm8                       # E17 home
    vmovdqa64 zmm8, zmm20                       # E8 home
    vmovdqa64 zmm20, zmm27                      # E20 home
    vmovdqa64 zmm21, zmm24                      # E21 home
    vmovdqa64 zmm22, zmm15                      # E22 home
    vmovdqa64 zmm15, zmm29                      # E15 home
    vmovdqa64 zmm24, zmm18                      # E24 home
    vmovdqa64 zmm18, zmm11                      # E18 home
    vmovdqa64 zmm11, zmm12                      # E11 home
    vmovdqa64 zmm12, zmm31                      # E12 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain16_mask:
    vmovdqa64 zmm31, zmm2                       # copy of A2
    vpternlogq zmm31, zmm7, zmm12, 0x96         # C2.1 = A2 ^ A7 ^ A12
    vmovdqa64 zmm30, zmm14                      # copy of A14
    vpternlogq zmm30, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vmovdqa64 zmm29, zmm0                       # copy of A0
    vpternlogq zmm29, zmm5, zmm10, 0x96         # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vmovdqa64 zmm28, zmm3                       # copy of A3
    vpternlogq zmm28, zmm8, zmm13, 0x96         # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm28, zmm18, zmm23, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm30, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm27, zmm30, 1                      # R4 = C4 <<< 1
    vpternlogq zmm3, zmm31, zmm27, 0x96         # T3 = A3 ^ C2 ^ R4
    vmovdqa64 zmm26, zmm31                      # copy of C2
    vpternlogq zmm26, zmm13, zmm27, 0x96        # T13 = A13 ^ C2 ^ R4
    vpternlogq zmm18, zmm31, zmm27, 0x96        # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm27, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm29, zmm15, zmm20, 0x96        # C0 = C0.1 ^ A15 ^ A20
    vmovdqa64 zmm25, zmm1                       # copy of A1
    vpternlogq zmm25, zmm6, zmm11, 0x96         # C1.1 = A1 ^ A6 ^ A11
    vprolq zmm13, zmm29, 1                      # R0 = C0 <<< 1
    vpternlogq zmm4, zmm28, zmm13, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vpternlogq zmm8, zmm31, zmm27, 0x96         # T8 = A8 ^ C2 ^ R4
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vpternlogq zmm9, zmm28, zmm13, 0x96         # T9 = A9 ^ C3 ^ R0
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vpternlogq zmm25, zmm16, zmm21, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm14, zmm28, zmm13, 0x96        # T14 = A14 ^ C3 ^ R0
    vprolq zmm26, zmm26, 25                     # B12 = T13 <<< 25
    vpternlogq zmm24, zmm28, zmm13, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm19, zmm28, zmm13, 0x96        # T19 = A19 ^ C3 ^ R0
    vprolq zmm31, zmm31, 1                      # R2 = C2 <<< 1
    vprolq zmm27, zmm25, 1                      # R1 = C1 <<< 1
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm30, zmm27, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vpternlogq zmm5, zmm30, zmm27, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm9, zmm9, 20                       # B6 = T9 <<< 20
    vpternlogq zmm15, zmm30, zmm27, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vpternlogq zmm20, zmm30, zmm27, 0x96        # T20 = A20 ^ C4 ^ R1
    vpternlogq zmm10, zmm30, zmm27, 0x96        # T10 = A10 ^ C4 ^ R1
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm1, zmm29, zmm31, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vpternlogq zmm6, zmm29, zmm31, 0x96         # T6 = A6 ^ C0 ^ R2
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vpternlogq zmm11, zmm29, zmm31, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm16, zmm29, zmm31, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm21, zmm29, zmm31, 0x96        # T21 = A21 ^ C0 ^ R2
    vprolq zmm31, zmm28, 1                      # R3 = C3 <<< 1
    vpternlogq zmm12, zmm25, zmm31, 0x96        # T12 = A12 ^ C1 ^ R3
    vprolq zmm30, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm22, zmm25, zmm31, 0x96        # T22 = A22 ^ C1 ^ R3
    vprolq zmm29, zmm6, 44                      # B1 = T6 <<< 44
    vpternlogq zmm7, zmm25, zmm31, 0x96         # T7 = A7 ^ C1 ^ R3
    vprolq zmm28, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm27, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm21, zmm0                       # copy of T0
    vpternlogq zmm21, zmm29, zmm27, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm20, zmm29                      # copy of B1
    vpternlogq zmm20, zmm27, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm27, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpternlogq zmm17, zmm25, zmm31, 0x96        # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vpternlogq zmm2, zmm25, zmm31, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm24, zmm0, zmm29, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm12, zmm30                      # copy of B14
    vpternlogq zmm12, zmm26, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm21, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vprolq zmm31, zmm22, 61                     # B9 = T22 <<< 61
    vmovdqa64 zmm6, zmm9                        # copy of B6
    vpternlogq zmm6, zmm10, zmm16, 0xd2         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm29, zmm3                       # copy of B5
    vpternlogq zmm29, zmm9, zmm10, 0xd2         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm25, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm22, zmm16                      # copy of B8
    vpternlogq zmm22, zmm31, zmm3, 0xd2         # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm9, zmm31, zmm3, 0x9c          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm10, zmm16, zmm31, 0xd2        # E7 = B7 ^ (~B8 & B9)
    vprolq zmm31, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm21, zmm25                      # copy of B10
    vpternlogq zmm21, zmm31, zmm26, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm26, zmm31, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm30, zmm25, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm30, zmm25, zmm31, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm31, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm25, zmm4                       # copy of B15
    vpternlogq zmm25, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm16, zmm5                       # copy of B16
    vpternlogq zmm16, zmm11, zmm31, 0xd2        # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm11, zmm31, zmm23, 0xd2        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm4                       # copy of B15
    vpternlogq zmm19, zmm31, zmm23, 0x9c        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm23, zmm4, zmm5, 0xd2          # E19 = B19 ^ (~B15 & B16)
    vprolq zmm31, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm17, zmm8                       # copy of B21
    vpternlogq zmm17, zmm14, zmm15, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm7, zmm14                       # copy of B22
    vpternlogq zmm7, zmm15, zmm28, 0xd2         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm28, zmm31, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm28, zmm31, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm31, zmm8, zmm14, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm20                       # E1 home
    vmovdqa64 zmm2, zmm27                       # E2 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm4, zmm24                       # E4 home
    vmovdqa64 zmm5, zmm29                       # E5 home
    vmovdqa64 zmm8, zmm22                       # E8 home
    vmovdqa64 zmm14, zmm30                      # E14 home
    vmovdqa64 zmm18, zmm19                      # E18 home
    vmovdqa64 zmm19, zmm23                      # E19 home
    vmovdqa64 zmm20, zmm31                      # E20 home
    vmovdqa64 zmm22, zmm7                       # E22 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm21                      # E10 home
    vmovdqa64 zmm21, zmm17                      # E21 home
    vmovdqa64 zmm17, zmm11                      # E17 home
    vmovdqa64 zmm11, zmm26                      # E11 home
    vmovdqa64 zmm23, zmm15                      # E23 home
    vmovdqa64 zmm15, zmm25                      # E15 home
    vmovdqa64 zmm24, zmm28                      # E24 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain16_mask

    // The last round, of which only 2 lanes are wanted.
    vpternlogq zmm2, zmm7, zmm12, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vpternlogq zmm14, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vpternlogq zmm5, zmm0, zmm10, 0x96          # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm2, zmm17, zmm22, 0x96         # C2 = C2.1 ^ A17 ^ A22
    vpternlogq zmm3, zmm8, zmm13, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm2, zmm31, 0x96         # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm5, zmm15, zmm20, 0x96         # C0 = C0.1 ^ A15 ^ A20
    vpternlogq zmm1, zmm6, zmm11, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq zmm1, zmm16, zmm21, 0x96         # C1 = C1.1 ^ A16 ^ A21
    vprolq zmm31, zmm2, 1                       # R2 = C2 <<< 1
    vprolq zmm30, zmm1, 1                       # R1 = C1 <<< 1
    vprolq zmm29, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm14, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vpternlogq zmm6, zmm5, zmm31, 0x96          # T6 = A6 ^ C0 ^ R2
    vprolq zmm31, zmm3, 1                       # R3 = C3 <<< 1
    vpternlogq zmm12, zmm1, zmm31, 0x96         # T12 = A12 ^ C1 ^ R3
    vprolq zmm7, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm31, zmm12, 43                     # B2 = T12 <<< 43
    vpternlogq zmm0, zmm7, zmm31, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm7, zmm31, zmm29, 0xd2         # E1 = B1 ^ (~B2 & B3)
    vpxorq zmm6, zmm0, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vpxorq zmm6, zmm6, [rdi + 0]
    vpxorq zmm7, zmm7, [rdi + 64]

    vmovdqu64 zmm0, [rdx + 0]
    vmovdqu64 zmm1, [rdx + 64]
    vmovdqu64 zmm2, [rdx + 128]
    vmovdqu64 zmm3, [rdx + 192]
    vmovdqu64 zmm4, [rdx + 256]
    vmovdqu64 zmm5, [rcx]                       # the lane that changes
    vpbroadcastq zmm8, [rip + Lshake256_x8_avx512_intel_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_intel_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq zmm31, zmm2, zmm7                    # C2.1 = A2 ^ A7
    vpxorq zmm30, zmm0, zmm5                    # C0.1 = A0 ^ A5
    vpxorq zmm29, zmm3, zmm8                    # C3.1 = A3 ^ A8
    vprolq zmm28, zmm4, 1                       # R4 = A4 <<< 1
    vpternlogq zmm3, zmm31, zmm28, 0x96         # T3 = A3 ^ C2.1 ^ R4
    vpxorq zmm13, zmm31, zmm28                  # T13 = C2.1 ^ R4
    vpxorq zmm27, zmm1, zmm6                    # C1.1 = A1 ^ A6
    vprolq zmm26, zmm30, 1                      # R0 = C0.1 <<< 1
    vmovdqa64 zmm25, zmm4                       # copy of A4
    vpternlogq zmm25, zmm29, zmm26, 0x96        # T4 = A4 ^ C3.1 ^ R0
    vprolq zmm24, zmm3, 28                      # B5 = T3 <<< 28
    vpternlogq zmm8, zmm31, zmm28, 0x96         # T8 = A8 ^ C2.1 ^ R4
    vprolq zmm19, zmm13, 56                     # B19 = T13 <<< 56
    vpxorq zmm9, zmm29, zmm26                   # T9 = C3.1 ^ R0
    vprolq zmm21, zmm8, 55                      # B21 = T8 <<< 55
    vpxorq zmm27, zmm27, zmm16                  # C1 = C1.1 ^ A16
    vprolq zmm12, zmm13, 25                     # B12 = T13 <<< 25
    vprolq zmm28, zmm31, 1                      # R2 = C2.1 <<< 1
    vprolq zmm31, zmm27, 1                      # R1 = C1 <<< 1
    vprolq zmm3, zmm13, 21                      # B3 = T13 <<< 21
    vpternlogq zmm0, zmm4, zmm31, 0x96          # T0 = A0 ^ A4 ^ R1
    vprolq zmm15, zmm25, 27                     # B15 = T4 <<< 27
    vpternlogq zmm5, zmm4, zmm31, 0x96          # T5 = A5 ^ A4 ^ R1
    vprolq zmm26, zmm9, 20                      # B6 = T9 <<< 20
    vpxorq zmm4, zmm4, zmm31                    # T15 = A4 ^ R1
    vprolq zmm13, zmm9, 8                       # B13 = T9 <<< 8
    vprolq zmm22, zmm9, 39                      # B22 = T9 <<< 39
    vprolq zmm31, zmm9, 14                      # B4 = T9 <<< 14
    vpternlogq zmm1, zmm30, zmm28, 0x96         # T1 = A1 ^ C0.1 ^ R2
    vprolq zmm25, zmm5, 36                      # B16 = T5 <<< 36
    vpternlogq zmm6, zmm30, zmm28, 0x96         # T6 = A6 ^ C0.1 ^ R2
    vprolq zmm23, zmm4, 3                       # B7 = T15 <<< 3
    vpxorq zmm11, zmm30, zmm28                  # T11 = C0.1 ^ R2
    vprolq zmm20, zmm4, 41                      # B23 = T15 <<< 41
    vpternlogq zmm16, zmm30, zmm28, 0x96        # T16 = A16 ^ C0.1 ^ R2
    vprolq zmm30, zmm29, 1                      # R3 = C3.1 <<< 1
    vpxorq zmm29, zmm27, zmm30                  # T12 = C1 ^ R3
    vprolq zmm14, zmm4, 18                      # B14 = T15 <<< 18
    vprolq zmm28, zmm6, 44                      # B1 = T6 <<< 44
    vpternlogq zmm7, zmm27, zmm30, 0x96         # T7 = A7 ^ C1 ^ R3
    vprolq zmm18, zmm11, 2                      # B24 = T11 <<< 2
    vprolq zmm17, zmm29, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm10, zmm0                       # copy of T0
    vpternlogq zmm10, zmm28, zmm17, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm9, zmm28                       # copy of B1
    vpternlogq zmm9, zmm17, zmm3, 0xd2          # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm17, zmm3, zmm31, 0xd2         # E2 = B2 ^ (~B3 & B4)
    vprolq zmm8, zmm11, 10                      # B17 = T11 <<< 10
    vpternlogq zmm3, zmm31, zmm0, 0xd2          # E3 = B3 ^ (~B4 & T0)
    vprolq zmm11, zmm16, 45                     # B8 = T16 <<< 45
    vpternlogq zmm2, zmm27, zmm30, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm31, zmm0, zmm28, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm30, zmm14                      # copy of B14
    vpternlogq zmm30, zmm12, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm10, qword ptr [r9]{1to8}    # E0 = X0 ^ RC
    vprolq zmm28, zmm29, 61                     # B9 = T12 <<< 61
    vmovdqa64 zmm6, zmm26                       # copy of B6
    vpternlogq zmm6, zmm23, zmm11, 0xd2         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm5, zmm24                       # copy of B5
    vpternlogq zmm5, zmm26, zmm23, 0xd2         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm10, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm27, zmm11                      # copy of B8
    vpternlogq zmm27, zmm28, zmm24, 0xd2        # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm24, zmm28, zmm26, 0xc6        # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm23, zmm11, zmm28, 0xd2        # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm28, zmm10                      # copy of B10
    vpternlogq zmm28, zmm11, zmm12, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm12, zmm11, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm14, zmm10, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm14, zmm10, zmm11, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm26, zmm29, 15                     # B18 = T12 <<< 15
    vmovdqa64 zmm29, zmm15                      # copy of B15
    vpternlogq zmm29, zmm25, zmm8, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm16, zmm25                      # copy of B16
    vpternlogq zmm16, zmm8, zmm26, 0xd2         # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm8, zmm26, zmm19, 0xd2         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm11, zmm15                      # copy of B15
    vpternlogq zmm11, zmm26, zmm19, 0x9c        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm19, zmm15, zmm25, 0xd2        # E19 = B19 ^ (~B15 & B16)
    vprolq zmm26, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm25, zmm21                      # copy of B21
    vpternlogq zmm25, zmm22, zmm20, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm15, zmm22                      # copy of B22
    vpternlogq zmm15, zmm20, zmm18, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm20, zmm18, zmm26, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm18, zmm26, zmm21, 0xd2        # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm26, zmm21, zmm22, 0xd2        # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm9                        # E1 home
    vmovdqa64 zmm2, zmm17                       # E2 home
    vmovdqa64 zmm4, zmm31                       # E4 home
    vmovdqa64 zmm7, zmm23                       # E7 home
    vmovdqa64 zmm9, zmm24                       # E9 home
    vmovdqa64 zmm10, zmm28                      # E10 home
    vmovdqa64 zmm17, zmm8                       # E17 home
    vmovdqa64 zmm8, zmm27                       # E8 home
    vmovdqa64 zmm21, zmm25                      # E21 home
    vmovdqa64 zmm22, zmm15                      # E22 home
    vmovdqa64 zmm15, zmm29                      # E15 home
    vmovdqa64 zmm23, zmm20                      # E23 home
    vmovdqa64 zmm20, zmm26                      # E20 home
    vmovdqa64 zmm24, zmm18                      # E24 home
    vmovdqa64 zmm18, zmm11                      # E18 home
    vmovdqa64 zmm11, zmm12                      # E11 home
    vmovdqa64 zmm12, zmm30                      # E12 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain16_round:
    vmovdqa64 zmm31, zmm2                       # copy of A2
    vpternlogq zmm31, zmm7, zmm12, 0x96         # C2.1 = A2 ^ A7 ^ A12
    vmovdqa64 zmm30, zmm14                      # copy of A14
    vpternlogq zmm30, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vmovdqa64 zmm29, zmm0                       # copy of A0
    vpternlogq zmm29, zmm5, zmm10, 0x96         # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vmovdqa64 zmm28, zmm3                       # copy of A3
    vpternlogq zmm28, zmm8, zmm13, 0x96         # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm28, zmm18, zmm23, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm30, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm27, zmm30, 1                      # R4 = C4 <<< 1
    vpternlogq zmm3, zmm31, zmm27, 0x96         # T3 = A3 ^ C2 ^ R4
    vmovdqa64 zmm26, zmm31                      # copy of C2
    vpternlogq zmm26, zmm13, zmm27, 0x96        # T13 = A13 ^ C2 ^ R4
    vpternlogq zmm18, zmm31, zmm27, 0x96        # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm27, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm29, zmm15, zmm20, 0x96        # C0 = C0.1 ^ A15 ^ A20
    vmovdqa64 zmm25, zmm1                       # copy of A1
    vpternlogq zmm25, zmm6, zmm11, 0x96         # C1.1 = A1 ^ A6 ^ A11
    vprolq zmm13, zmm29, 1                      # R0 = C0 <<< 1
    vpternlogq zmm4, zmm28, zmm13, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vpternlogq zmm8, zmm31, zmm27, 0x96         # T8 = A8 ^ C2 ^ R4
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vpternlogq zmm9, zmm28, zmm13, 0x96         # T9 = A9 ^ C3 ^ R0
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vpternlogq zmm25, zmm16, zmm21, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm14, zmm28, zmm13, 0x96        # T14 = A14 ^ C3 ^ R0
    vprolq zmm26, zmm26, 25                     # B12 = T13 <<< 25
    vpternlogq zmm24, zmm28, zmm13, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm19, zmm28, zmm13, 0x96        # T19 = A19 ^ C3 ^ R0
    vprolq zmm31, zmm31, 1                      # R2 = C2 <<< 1
    vprolq zmm27, zmm25, 1                      # R1 = C1 <<< 1
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm30, zmm27, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vpternlogq zmm5, zmm30, zmm27, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm9, zmm9, 20                       # B6 = T9 <<< 20
    vpternlogq zmm15, zmm30, zmm27, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vpternlogq zmm20, zmm30, zmm27, 0x96        # T20 = A20 ^ C4 ^ R1
    vpternlogq zmm10, zmm30, zmm27, 0x96        # T10 = A10 ^ C4 ^ R1
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm1, zmm29, zmm31, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vpternlogq zmm6, zmm29, zmm31, 0x96         # T6 = A6 ^ C0 ^ R2
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vpternlogq zmm11, zmm29, zmm31, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm16, zmm29, zmm31, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm21, zmm29, zmm31, 0x96        # T21 = A21 ^ C0 ^ R2
    vprolq zmm31, zmm28, 1                      # R3 = C3 <<< 1
    vpternlogq zmm12, zmm25, zmm31, 0x96        # T12 = A12 ^ C1 ^ R3
    vprolq zmm30, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm22, zmm25, zmm31, 0x96        # T22 = A22 ^ C1 ^ R3
    vprolq zmm29, zmm6, 44                      # B1 = T6 <<< 44
    vpternlogq zmm7, zmm25, zmm31, 0x96         # T7 = A7 ^ C1 ^ R3
    vprolq zmm28, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm27, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm21, zmm0                       # copy of T0
    vpternlogq zmm21, zmm29, zmm27, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm20, zmm29                      # copy of B1
    vpternlogq zmm20, zmm27, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm27, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpternlogq zmm17, zmm25, zmm31, 0x96        # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vpternlogq zmm2, zmm25, zmm31, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm24, zmm0, zmm29, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm12, zmm30                      # copy of B14
    vpternlogq zmm12, zmm26, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm21, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vprolq zmm31, zmm22, 61                     # B9 = T22 <<< 61
    vmovdqa64 zmm6, zmm9                        # copy of B6
    vpternlogq zmm6, zmm10, zmm16, 0xd2         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm29, zmm3                       # copy of B5
    vpternlogq zmm29, zmm9, zmm10, 0xd2         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm25, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm22, zmm16                      # copy of B8
    vpternlogq zmm22, zmm31, zmm3, 0xd2         # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm9, zmm31, zmm3, 0x9c          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm10, zmm16, zmm31, 0xd2        # E7 = B7 ^ (~B8 & B9)
    vprolq zmm31, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm21, zmm25                      # copy of B10
    vpternlogq zmm21, zmm31, zmm26, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm26, zmm31, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm30, zmm25, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm30, zmm25, zmm31, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm31, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm25, zmm4                       # copy of B15
    vpternlogq zmm25, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm16, zmm5                       # copy of B16
    vpternlogq zmm16, zmm11, zmm31, 0xd2        # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm11, zmm31, zmm23, 0xd2        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm4                       # copy of B15
    vpternlogq zmm19, zmm31, zmm23, 0x9c        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm23, zmm4, zmm5, 0xd2          # E19 = B19 ^ (~B15 & B16)
    vprolq zmm31, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm17, zmm8                       # copy of B21
    vpternlogq zmm17, zmm14, zmm15, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm7, zmm14                       # copy of B22
    vpternlogq zmm7, zmm15, zmm28, 0xd2         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm28, zmm31, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm28, zmm31, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm31, zmm8, zmm14, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm20                       # E1 home
    vmovdqa64 zmm2, zmm27                       # E2 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm4, zmm24                       # E4 home
    vmovdqa64 zmm5, zmm29                       # E5 home
    vmovdqa64 zmm8, zmm22                       # E8 home
    vmovdqa64 zmm14, zmm30                      # E14 home
    vmovdqa64 zmm18, zmm19                      # E18 home
    vmovdqa64 zmm19, zmm23                      # E19 home
    vmovdqa64 zmm20, zmm31                      # E20 home
    vmovdqa64 zmm22, zmm7                       # E22 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm21                      # E10 home
    vmovdqa64 zmm21, zmm17                      # E21 home
    vmovdqa64 zmm17, zmm11                      # E17 home
    vmovdqa64 zmm11, zmm26                      # E11 home
    vmovdqa64 zmm23, zmm15                      # E23 home
    vmovdqa64 zmm15, zmm25                      # E15 home
    vmovdqa64 zmm24, zmm28                      # E24 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain16_round

    // The last round, of which only 2 lanes are wanted.
    vpternlogq zmm2, zmm7, zmm12, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vpternlogq zmm14, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vpternlogq zmm5, zmm0, zmm10, 0x96          # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm2, zmm17, zmm22, 0x96         # C2 = C2.1 ^ A17 ^ A22
    vpternlogq zmm3, zmm8, zmm13, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm2, zmm31, 0x96         # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm5, zmm15, zmm20, 0x96         # C0 = C0.1 ^ A15 ^ A20
    vpternlogq zmm1, zmm6, zmm11, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq zmm1, zmm16, zmm21, 0x96         # C1 = C1.1 ^ A16 ^ A21
    vprolq zmm31, zmm2, 1                       # R2 = C2 <<< 1
    vprolq zmm30, zmm1, 1                       # R1 = C1 <<< 1
    vprolq zmm29, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm14, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vpternlogq zmm6, zmm5, zmm31, 0x96          # T6 = A6 ^ C0 ^ R2
    vprolq zmm31, zmm3, 1                       # R3 = C3 <<< 1
    vpternlogq zmm12, zmm1, zmm31, 0x96         # T12 = A12 ^ C1 ^ R3
    vprolq zmm7, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm31, zmm12, 43                     # B2 = T12 <<< 43
    vpternlogq zmm0, zmm7, zmm31, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm7, zmm31, zmm29, 0xd2         # E1 = B1 ^ (~B2 & B3)
    vpxorq zmm6, zmm0, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    add rcx, 64
    dec r8
    jnz Lshake256_x8_avx512_intel_masked_chain16_step
    vmovdqu64 [rdi + 0], zmm6
    vmovdqu64 [rdi + 64], zmm7
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain16), . - SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain16)
#endif
    MS_ENTRY(lanewise_shake256_x8_avx512_intel_masked_chain16, 6, 1)
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain24)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain24)
    .type SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain24), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain24))
SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain24):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    vmovdqu64 zmm7, [rsi + 0]
    vmovdqu64 zmm8, [rsi + 64]
    vmovdqu64 zmm9, [rsi + 128]
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain24_step:
    vmovdqu64 [rdi + 0], zmm7
    vmovdqu64 [rdi + 64], zmm8
    vmovdqu64 [rdi + 128], zmm9
    vmovdqu64 zmm0, [rdx + 0]
    vmovdqu64 zmm1, [rdx + 64]
    vmovdqu64 zmm2, [rdx + 128]
    vmovdqu64 zmm3, [rdx + 192]
    vmovdqu64 zmm4, [rdx + 256]
    vmovdqu64 zmm5, [rdx + 320]
    vmovdqu64 zmm6, [rcx]                       # the lane that changes
    vpbroadcastq zmm7, [rip + Lshake256_x8_avx512_intel_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_intel_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq zmm31, zmm2, zmm7                    # C2.1 = A2 ^ A7
    vpxorq zmm30, zmm0, zmm5                    # C0.1 = A0 ^ A5
    vprolq zmm29, zmm4, 1                       # R4 = A4 <<< 1
    vmovdqa64 zmm28, zmm3                       # copy of A3
    vpternlogq zmm28, zmm31, zmm29, 0x96        # T3 = A3 ^ C2.1 ^ R4
    vpxorq zmm13, zmm31, zmm29                  # T13 = C2.1 ^ R4
    vpxorq zmm29, zmm1, zmm6                    # C1.1 = A1 ^ A6
    vprolq zmm27, zmm30, 1                      # R0 = C0.1 <<< 1
    vmovdqa64 zmm26, zmm4                       # copy of A4
    vpternlogq zmm26, zmm3, zmm27, 0x96         # T4 = A4 ^ A3 ^ R0
    vprolq zmm25, zmm28, 28                     # B5 = T3 <<< 28
    vprolq zmm19, zmm13, 56                     # B19 = T13 <<< 56
    vpxorq zmm9, zmm3, zmm27                    # T9 = A3 ^ R0
    vprolq zmm21, zmm13, 55                     # B21 = T13 <<< 55
    vpxorq zmm29, zmm29, zmm16                  # C1 = C1.1 ^ A16
    vprolq zmm12, zmm13, 25                     # B12 = T13 <<< 25
    vprolq zmm28, zmm31, 1                      # R2 = C2.1 <<< 1
    vprolq zmm31, zmm29, 1                      # R1 = C1 <<< 1
    vprolq zmm27, zmm13, 21                     # B3 = T13 <<< 21
    vpternlogq zmm0, zmm4, zmm31, 0x96          # T0 = A0 ^ A4 ^ R1
    vprolq zmm15, zmm26, 27                     # B15 = T4 <<< 27
    vpternlogq zmm5, zmm4, zmm31, 0x96          # T5 = A5 ^ A4 ^ R1
    vprolq zmm26, zmm9, 20                      # B6 = T9 <<< 20
    vpxorq zmm4, zmm4, zmm31                    # T15 = A4 ^ R1
    vprolq zmm13, zmm9, 8                       # B13 = T9 <<< 8
    vprolq zmm22, zmm9, 39                      # B22 = T9 <<< 39
    vprolq zmm31, zmm9, 14                      # B4 = T9 <<< 14
    vpternlogq zmm1, zmm30, zmm28, 0x96         # T1 = A1 ^ C0.1 ^ R2
    vprolq zmm24, zmm5, 36                      # B16 = T5 <<< 36
    vpternlogq zmm6, zmm30, zmm28, 0x96         # T6 = A6 ^ C0.1 ^ R2
    vprolq zmm23, zmm4, 3                       # B7 = T15 <<< 3
    vpxorq zmm11, zmm30, zmm28                  # T11 = C0.1 ^ R2
    vprolq zmm20, zmm4, 41                      # B23 = T15 <<< 41
    vpternlogq zmm16, zmm30, zmm28, 0x96        # T16 = A16 ^ C0.1 ^ R2
    vprolq zmm30, zmm3, 1                       # R3 = A3 <<< 1
    vpxorq zmm28, zmm29, zmm30                  # T12 = C1 ^ R3
    vprolq zmm14, zmm4, 18                      # B14 = T15 <<< 18
    vprolq zmm18, zmm6, 44                      # B1 = T6 <<< 44
    vpternlogq zmm7, zmm29, zmm30, 0x96         # T7 = A7 ^ C1 ^ R3
    vprolq zmm17, zmm11, 2                      # B24 = T11 <<< 2
    vprolq zmm10, zmm28, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm9, zmm0                        # copy of T0
    vpternlogq zmm9, zmm18, zmm10, 0xd2         # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm8, zmm18                       # copy of B1
    vpternlogq zmm8, zmm10, zmm27, 0xd2         # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm10, zmm27, zmm31, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm6, zmm11, 10                      # B17 = T11 <<< 10
    vpternlogq zmm27, zmm31, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm11, zmm16, 45                     # B8 = T16 <<< 45
    vpternlogq zmm2, zmm29, zmm30, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm31, zmm0, zmm18, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm30, zmm14                      # copy of B14
    vpternlogq zmm30, zmm12, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm9, qword ptr [r9]{1to8}     # E0 = X0 ^ RC
    vprolq zmm9, zmm28, 61                      # B9 = T12 <<< 61
    vmovdqa64 zmm29, zmm26                      # copy of B6
    vpternlogq zmm29, zmm23, zmm11, 0xd2        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm5, zmm25                       # copy of B5
    vpternlogq zmm5, zmm26, zmm23, 0xd2         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm18, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm16, zmm11                      # copy of B8
    vpternlogq zmm16, zmm9, zmm25, 0xd2         # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm25, zmm9, zmm26, 0xc6         # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm23, zmm11, zmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm26, zmm18                      # copy of B10
    vpternlogq zmm26, zmm11, zmm12, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm12, zmm11, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm14, zmm18, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm14, zmm18, zmm11, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm18, zmm28, 15                     # B18 = T12 <<< 15
    vmovdqa64 zmm28, zmm15                      # copy of B15
    vpternlogq zmm28, zmm24, zmm6, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm11, zmm24                      # copy of B16
    vpternlogq zmm11, zmm6, zmm18, 0xd2         # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm6, zmm18, zmm19, 0xd2         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm9, zmm15                       # copy of B15
    vpternlogq zmm9, zmm18, zmm19, 0x9c         # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm19, zmm15, zmm24, 0xd2        # E19 = B19 ^ (~B15 & B16)
    vprolq zmm24, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm18, zmm21                      # copy of B21
    vpternlogq zmm18, zmm22, zmm20, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm15, zmm22                      # copy of B22
    vpternlogq zmm15, zmm20, zmm17, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm20, zmm17, zmm24, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm17, zmm24, zmm21, 0xd2        # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm24, zmm21, zmm22, 0xd2        # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm8                        # E1 home
    vmovdqa64 zmm2, zmm10                       # E2 home
    vmovdqa64 zmm3, zmm27                       # E3 home
    vmovdqa64 zmm4, zmm31                       # E4 home
    vmovdqa64 zmm7, zmm23                       # E7 home
    vmovdqa64 zmm8, zmm16                       # E8 home
    vmovdqa64 zmm10, zmm26                      # E10 home
    vmovdqa64 zmm16, zmm11                      # E16 home
    vmovdqa64 zmm11, zmm12                      # E11 home
    vmovdqa64 zmm12, zmm30                      # E12 home
    vmovdqa64 zmm21, zmm18                      # E21 home
    vmovdqa64 zmm18, zmm9                       # E18 home
    vmovdqa64 zmm9, zmm25                       # E9 home
    vmovdqa64 zmm22, zmm15                      # E22 home
    vmovdqa64 zmm15, zmm28                      # E15 home
    vmovdqa64 zmm23, zmm20                      # E23 home
    vmovdqa64 zmm20, zmm24                      # E20 home
    vmovdqa64 zmm24, zmm17                      # E24 home
    vmovdqa64 zmm17, zmm6                       # E17 home
    vmovdqa64 zmm6, zmm29                       # E6 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain24_mask:
    vmovdqa64 zmm31, zmm2                       # copy of A2
    vpternlogq zmm31, zmm7, zmm12, 0x96         # C2.1 = A2 ^ A7 ^ A12
    vmovdqa64 zmm30, zmm14                      # copy of A14
    vpternlogq zmm30, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vmovdqa64 zmm29, zmm0                       # copy of A0
    vpternlogq zmm29, zmm5, zmm10, 0x96         # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vmovdqa64 zmm28, zmm3                       # copy of A3
    vpternlogq zmm28, zmm8, zmm13, 0x96         # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm28, zmm18, zmm23, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm30, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm27, zmm30, 1                      # R4 = C4 <<< 1
    vpternlogq zmm3, zmm31, zmm27, 0x96         # T3 = A3 ^ C2 ^ R4
    vmovdqa64 zmm26, zmm31                      # copy of C2
    vpternlogq zmm26, zmm13, zmm27, 0x96        # T13 = A13 ^ C2 ^ R4
    vpternlogq zmm18, zmm31, zmm27, 0x96        # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm27, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm29, zmm15, zmm20, 0x96        # C0 = C0.1 ^ A15 ^ A20
    vmovdqa64 zmm25, zmm1                       # copy of A1
    vpternlogq zmm25, zmm6, zmm11, 0x96         # C1.1 = A1 ^ A6 ^ A11
    vprolq zmm13, zmm29, 1                      # R0 = C0 <<< 1
    vpternlogq zmm4, zmm28, zmm13, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vpternlogq zmm8, zmm31, zmm27, 0x96         # T8 = A8 ^ C2 ^ R4
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vpternlogq zmm9, zmm28, zmm13, 0x96         # T9 = A9 ^ C3 ^ R0
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vpternlogq zmm25, zmm16, zmm21, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm14, zmm28, zmm13, 0x96        # T14 = A14 ^ C3 ^ R0
    vprolq zmm26, zmm26, 25                     # B12 = T13 <<< 25
    vpternlogq zmm24, zmm28, zmm13, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm19, zmm28, zmm13, 0x96        # T19 = A19 ^ C3 ^ R0
    vprolq zmm31, zmm31, 1                      # R2 = C2 <<< 1
    vprolq zmm27, zmm25, 1                      # R1 = C1 <<< 1
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm30, zmm27, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vpternlogq zmm5, zmm30, zmm27, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm9, zmm9, 20                       # B6 = T9 <<< 20
    vpternlogq zmm15, zmm30, zmm27, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vpternlogq zmm20, zmm30, zmm27, 0x96        # T20 = A20 ^ C4 ^ R1
    vpternlogq zmm10, zmm30, zmm27, 0x96        # T10 = A10 ^ C4 ^ R1
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm1, zmm29, zmm31, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vpternlogq zmm6, zmm29, zmm31, 0x96         # T6 = A6 ^ C0 ^ R2
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vpternlogq zmm11, zmm29, zmm31, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm16, zmm29, zmm31, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm21, zmm29, zmm31, 0x96        # T21 = A21 ^ C0 ^ R2
    vprolq zmm31, zmm28, 1                      # R3 = C3 <<< 1
    vpternlogq zmm12, zmm25, zmm31, 0x96        # T12 = A12 ^ C1 ^ R3
    vprolq zmm30, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm22, zmm25, zmm31, 0x96        # T22 = A22 ^ C1 ^ R3
    vprolq zmm29, zmm6, 44                      # B1 = T6 <<< 44
    vpternlogq zmm7, zmm25, zmm31, 0x96         # T7 = A7 ^ C1 ^ R3
    vprolq zmm28, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm27, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm21, zmm0                       # copy of T0
    vpternlogq zmm21, zmm29, zmm27, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm20, zmm29                      # copy of B1
    vpternlogq zmm20, zmm27, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm27, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpternlogq zmm17, zmm25, zmm31, 0x96        # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vpternlogq zmm2, zmm25, zmm31, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm24, zmm0, zmm29, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm12, zmm30                      # copy of B14
    vpternlogq zmm12, zmm26, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm21, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vprolq zmm31, zmm22, 61                     # B9 = T22 <<< 61
    vmovdqa64 zmm6, zmm9                        # copy of B6
    vpternlogq zmm6, zmm10, zmm16, 0xd2         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm29, zmm3                       # copy of B5
    vpternlogq zmm29, zmm9, zmm10, 0xd2         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm25, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm22, zmm16                      # copy of B8
    vpternlogq zmm22, zmm31, zmm3, 0xd2         # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm9, zmm31, zmm3, 0x9c          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm10, zmm16, zmm31, 0xd2        # E7 = B7 ^ (~B8 & B9)
    vprolq zmm31, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm21, zmm25                      # copy of B10
    vpternlogq zmm21, zmm31, zmm26, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm26, zmm31, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm30, zmm25, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm30, zmm25, zmm31, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm31, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm25, zmm4                       # copy of B15
    vpternlogq zmm25, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm16, zmm5                       # copy of B16
    vpternlogq zmm16, zmm11, zmm31, 0xd2        # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm11, zmm31, zmm23, 0xd2        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm4                       # copy of B15
    vpternlogq zmm19, zmm31, zmm23, 0x9c        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm23, zmm4, zmm5, 0xd2          # E19 = B19 ^ (~B15 & B16)
    vprolq zmm31, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm17, zmm8                       # copy of B21
    vpternlogq zmm17, zmm14, zmm15, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm7, zmm14                       # copy of B22
    vpternlogq zmm7, zmm15, zmm28, 0xd2         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm28, zmm31, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm28, zmm31, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm31, zmm8, zmm14, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm20                       # E1 home
    vmovdqa64 zmm2, zmm27                       # E2 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm4, zmm24                       # E4 home
    vmovdqa64 zmm5, zmm29                       # E5 home
    vmovdqa64 zmm8, zmm22                       # E8 home
    vmovdqa64 zmm14, zmm30                      # E14 home
    vmovdqa64 zmm18, zmm19                      # E18 home
    vmovdqa64 zmm19, zmm23                      # E19 home
    vmovdqa64 zmm20, zmm31                      # E20 home
    vmovdqa64 zmm22, zmm7                       # E22 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm21                      # E10 home
    vmovdqa64 zmm21, zmm17                      # E21 home
    vmovdqa64 zmm17, zmm11                      # E17 home
    vmovdqa64 zmm11, zmm26                      # E11 home
    vmovdqa64 zmm23, zmm15                      # E23 home
    vmovdqa64 zmm15, zmm25                      # E15 home
    vmovdqa64 zmm24, zmm28                      # E24 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain24_mask

    // The last round, of which only 3 lanes are wanted.
    vpternlogq zmm2, zmm7, zmm12, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vpternlogq zmm14, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vpternlogq zmm5, zmm0, zmm10, 0x96          # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm2, zmm17, zmm22, 0x96         # C2 = C2.1 ^ A17 ^ A22
    vpternlogq zmm3, zmm8, zmm13, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm2, zmm31, 0x96         # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm5, zmm15, zmm20, 0x96         # C0 = C0.1 ^ A15 ^ A20
    vpternlogq zmm1, zmm6, zmm11, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vprolq zmm31, zmm5, 1                       # R0 = C0 <<< 1
    vpternlogq zmm1, zmm16, zmm21, 0x96         # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm24, zmm3, zmm31, 0x96         # T24 = A24 ^ C3 ^ R0
    vprolq zmm31, zmm2, 1                       # R2 = C2 <<< 1
    vprolq zmm30, zmm1, 1                       # R1 = C1 <<< 1
    vprolq zmm29, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm14, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm30, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm6, zmm5, zmm31, 0x96          # T6 = A6 ^ C0 ^ R2
    vprolq zmm31, zmm3, 1                       # R3 = C3 <<< 1
    vpternlogq zmm12, zmm1, zmm31, 0x96         # T12 = A12 ^ C1 ^ R3
    vprolq zmm8, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm9, zmm12, 43                      # B2 = T12 <<< 43
    vpternlogq zmm0, zmm8, zmm9, 0xd2           # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm8, zmm9, zmm29, 0xd2          # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm9, zmm29, zmm30, 0xd2         # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm7, zmm0, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vpxorq zmm7, zmm7, [rdi + 0]
    vpxorq zmm8, zmm8, [rdi + 64]
    vpxorq zmm9, zmm9, [rdi + 128]

    vmovdqu64 zmm0, [rdx + 0]
    vmovdqu64 zmm1, [rdx + 64]
    vmovdqu64 zmm2, [rdx + 128]
    vmovdqu64 zmm3, [rdx + 192]
    vmovdqu64 zmm4, [rdx + 256]
    vmovdqu64 zmm5, [rdx + 320]
    vmovdqu64 zmm6, [rcx]                       # the lane that changes
    vpbroadcastq zmm10, [rip + Lshake256_x8_avx512_intel_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_intel_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq zmm31, zmm2, zmm7                    # C2.1 = A2 ^ A7
    vpxorq zmm30, zmm9, zmm4                    # C4.1 = A9 ^ A4
    vmovdqa64 zmm29, zmm0                       # copy of A0
    vpternlogq zmm29, zmm5, zmm10, 0x96         # C0.1 = A0 ^ A5 ^ A10
    vpxorq zmm28, zmm3, zmm8                    # C3.1 = A3 ^ A8
    vprolq zmm27, zmm30, 1                      # R4 = C4.1 <<< 1
    vpternlogq zmm3, zmm31, zmm27, 0x96         # T3 = A3 ^ C2.1 ^ R4
    vpxorq zmm13, zmm31, zmm27                  # T13 = C2.1 ^ R4
    vpxorq zmm26, zmm1, zmm6                    # C1.1 = A1 ^ A6
    vprolq zmm25, zmm29, 1                      # R0 = C0.1 <<< 1
    vpternlogq zmm4, zmm28, zmm25, 0x96         # T4 = A4 ^ C3.1 ^ R0
    vprolq zmm24, zmm3, 28                      # B5 = T3 <<< 28
    vpternlogq zmm8, zmm31, zmm27, 0x96         # T8 = A8 ^ C2.1 ^ R4
    vprolq zmm19, zmm13, 56                     # B19 = T13 <<< 56
    vpternlogq zmm9, zmm28, zmm25, 0x96         # T9 = A9 ^ C3.1 ^ R0
    vprolq zmm21, zmm8, 55                      # B21 = T8 <<< 55
    vpxorq zmm26, zmm26, zmm16                  # C1 = C1.1 ^ A16
    vpxorq zmm14, zmm28, zmm25                  # T14 = C3.1 ^ R0
    vprolq zmm12, zmm13, 25                     # B12 = T13 <<< 25
    vprolq zmm27, zmm31, 1                      # R2 = C2.1 <<< 1
    vprolq zmm31, zmm26, 1                      # R1 = C1 <<< 1
    vprolq zmm3, zmm13, 21                      # B3 = T13 <<< 21
    vpternlogq zmm0, zmm30, zmm31, 0x96         # T0 = A0 ^ C4.1 ^ R1
    vprolq zmm15, zmm4, 27                      # B15 = T4 <<< 27
    vpternlogq zmm5, zmm30, zmm31, 0x96         # T5 = A5 ^ C4.1 ^ R1
    vprolq zmm25, zmm9, 20                      # B6 = T9 <<< 20
    vpxorq zmm23, zmm30, zmm31                  # T15 = C4.1 ^ R1
    vprolq zmm13, zmm14, 8                      # B13 = T14 <<< 8
    vpternlogq zmm10, zmm30, zmm31, 0x96        # T10 = A10 ^ C4.1 ^ R1
    vprolq zmm22, zmm14, 39                     # B22 = T14 <<< 39
    vprolq zmm4, zmm14, 14                      # B4 = T14 <<< 14
    vpternlogq zmm1, zmm29, zmm27, 0x96         # T1 = A1 ^ C0.1 ^ R2
    vprolq zmm31, zmm5, 36                      # B16 = T5 <<< 36
    vpternlogq zmm6, zmm29, zmm27, 0x96         # T6 = A6 ^ C0.1 ^ R2
    vprolq zmm30, zmm10, 3                      # B7 = T10 <<< 3
    vpxorq zmm11, zmm29, zmm27                  # T11 = C0.1 ^ R2
    vprolq zmm20, zmm23, 41                     # B23 = T15 <<< 41
    vpternlogq zmm16, zmm29, zmm27, 0x96        # T16 = A16 ^ C0.1 ^ R2
    vprolq zmm29, zmm28, 1                      # R3 = C3.1 <<< 1
    vpxorq zmm28, zmm26, zmm29                  # T12 = C1 ^ R3
    vprolq zmm14, zmm23, 18                     # B14 = T15 <<< 18
    vprolq zmm27, zmm6, 44                      # B1 = T6 <<< 44
    vpternlogq zmm7, zmm26, zmm29, 0x96         # T7 = A7 ^ C1 ^ R3
    vprolq zmm23, zmm11, 2                      # B24 = T11 <<< 2
    vprolq zmm18, zmm28, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm17, zmm0                       # copy of T0
    vpternlogq zmm17, zmm27, zmm18, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm10, zmm27                      # copy of B1
    vpternlogq zmm10, zmm18, zmm3, 0xd2         # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm18, zmm3, zmm4, 0xd2          # E2 = B2 ^ (~B3 & B4)
    vprolq zmm9, zmm11, 10                      # B17 = T11 <<< 10
    vpternlogq zmm3, zmm4, zmm0, 0xd2           # E3 = B3 ^ (~B4 & T0)
    vprolq zmm8, zmm16, 45                      # B8 = T16 <<< 45
    vpternlogq zmm2, zmm26, zmm29, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm4, zmm0, zmm27, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm29, zmm14                      # copy of B14
    vpternlogq zmm29, zmm12, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm17, qword ptr [r9]{1to8}    # E0 = X0 ^ RC
    vprolq zmm27, zmm28, 61                     # B9 = T12 <<< 61
    vmovdqa64 zmm6, zmm25                       # copy of B6
    vpternlogq zmm6, zmm30, zmm8, 0xd2          # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm5, zmm24                       # copy of B5
    vpternlogq zmm5, zmm25, zmm30, 0xd2         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm26, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm17, zmm8                       # copy of B8
    vpternlogq zmm17, zmm27, zmm24, 0xd2        # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm24, zmm27, zmm25, 0xc6        # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm30, zmm8, zmm27, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm27, zmm26                      # copy of B10
    vpternlogq zmm27, zmm11, zmm12, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm12, zmm11, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm14, zmm26, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm14, zmm26, zmm11, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm26, zmm28, 15                     # B18 = T12 <<< 15
    vmovdqa64 zmm28, zmm15                      # copy of B15
    vpternlogq zmm28, zmm31, zmm9, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm16, zmm31                      # copy of B16
    vpternlogq zmm16, zmm9, zmm26, 0xd2         # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm9, zmm26, zmm19, 0xd2         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm25, zmm15                      # copy of B15
    vpternlogq zmm25, zmm26, zmm19, 0x9c        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm19, zmm15, zmm31, 0xd2        # E19 = B19 ^ (~B15 & B16)
    vprolq zmm31, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm26, zmm21                      # copy of B21
    vpternlogq zmm26, zmm22, zmm20, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm15, zmm22                      # copy of B22
    vpternlogq zmm15, zmm20, zmm23, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm20, zmm23, zmm31, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm23, zmm31, zmm21, 0xd2        # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm31, zmm21, zmm22, 0xd2        # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm10                       # E1 home
    vmovdqa64 zmm2, zmm18                       # E2 home
    vmovdqa64 zmm7, zmm30                       # E7 home
    vmovdqa64 zmm8, zmm17                       # E8 home
    vmovdqa64 zmm10, zmm27                      # E10 home
    vmovdqa64 zmm11, zmm12                      # E11 home
    vmovdqa64 zmm12, zmm29                      # E12 home
    vmovdqa64 zmm17, zmm9                       # E17 home
    vmovdqa64 zmm9, zmm24                       # E9 home
    vmovdqa64 zmm18, zmm25                      # E18 home
    vmovdqa64 zmm21, zmm26                      # E21 home
    vmovdqa64 zmm22, zmm15                      # E22 home
    vmovdqa64 zmm15, zmm28                      # E15 home
    vmovdqa64 zmm24, zmm23                      # E24 home
    vmovdqa64 zmm23, zmm20                      # E23 home
    vmovdqa64 zmm20, zmm31                      # E20 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain24_round:
    vmovdqa64 zmm31, zmm2                       # copy of A2
    vpternlogq zmm31, zmm7, zmm12, 0x96         # C2.1 = A2 ^ A7 ^ A12
    vmovdqa64 zmm30, zmm14                      # copy of A14
    vpternlogq zmm30, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vmovdqa64 zmm29, zmm0                       # copy of A0
    vpternlogq zmm29, zmm5, zmm10, 0x96         # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vmovdqa64 zmm28, zmm3                       # copy of A3
    vpternlogq zmm28, zmm8, zmm13, 0x96         # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm28, zmm18, zmm23, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm30, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm27, zmm30, 1                      # R4 = C4 <<< 1
    vpternlogq zmm3, zmm31, zmm27, 0x96         # T3 = A3 ^ C2 ^ R4
    vmovdqa64 zmm26, zmm31                      # copy of C2
    vpternlogq zmm26, zmm13, zmm27, 0x96        # T13 = A13 ^ C2 ^ R4
    vpternlogq zmm18, zmm31, zmm27, 0x96        # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm27, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm29, zmm15, zmm20, 0x96        # C0 = C0.1 ^ A15 ^ A20
    vmovdqa64 zmm25, zmm1                       # copy of A1
    vpternlogq zmm25, zmm6, zmm11, 0x96         # C1.1 = A1 ^ A6 ^ A11
    vprolq zmm13, zmm29, 1                      # R0 = C0 <<< 1
    vpternlogq zmm4, zmm28, zmm13, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vpternlogq zmm8, zmm31, zmm27, 0x96         # T8 = A8 ^ C2 ^ R4
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vpternlogq zmm9, zmm28, zmm13, 0x96         # T9 = A9 ^ C3 ^ R0
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vpternlogq zmm25, zmm16, zmm21, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm14, zmm28, zmm13, 0x96        # T14 = A14 ^ C3 ^ R0
    vprolq zmm26, zmm26, 25                     # B12 = T13 <<< 25
    vpternlogq zmm24, zmm28, zmm13, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm19, zmm28, zmm13, 0x96        # T19 = A19 ^ C3 ^ R0
    vprolq zmm31, zmm31, 1                      # R2 = C2 <<< 1
    vprolq zmm27, zmm25, 1                      # R1 = C1 <<< 1
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm30, zmm27, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vpternlogq zmm5, zmm30, zmm27, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm9, zmm9, 20                       # B6 = T9 <<< 20
    vpternlogq zmm15, zmm30, zmm27, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vpternlogq zmm20, zmm30, zmm27, 0x96        # T20 = A20 ^ C4 ^ R1
    vpternlogq zmm10, zmm30, zmm27, 0x96        # T10 = A10 ^ C4 ^ R1
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm1, zmm29, zmm31, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vpternlogq zmm6, zmm29, zmm31, 0x96         # T6 = A6 ^ C0 ^ R2
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vpternlogq zmm11, zmm29, zmm31, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm16, zmm29, zmm31, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm21, zmm29, zmm31, 0x96        # T21 = A21 ^ C0 ^ R2
    vprolq zmm31, zmm28, 1                      # R3 = C3 <<< 1
    vpternlogq zmm12, zmm25, zmm31, 0x96        # T12 = A12 ^ C1 ^ R3
    vprolq zmm30, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm22, zmm25, zmm31, 0x96        # T22 = A22 ^ C1 ^ R3
    vprolq zmm29, zmm6, 44                      # B1 = T6 <<< 44
    vpternlogq zmm7, zmm25, zmm31, 0x96         # T7 = A7 ^ C1 ^ R3
    vprolq zmm28, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm27, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm21, zmm0                       # copy of T0
    vpternlogq zmm21, zmm29, zmm27, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm20, zmm29                      # copy of B1
    vpternlogq zmm20, zmm27, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm27, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpternlogq zmm17, zmm25, zmm31, 0x96        # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vpternlogq zmm2, zmm25, zmm31, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm24, zmm0, zmm29, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm12, zmm30                      # copy of B14
    vpternlogq zmm12, zmm26, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm21, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vprolq zmm31, zmm22, 61                     # B9 = T22 <<< 61
    vmovdqa64 zmm6, zmm9                        # copy of B6
    vpternlogq zmm6, zmm10, zmm16, 0xd2         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm29, zmm3                       # copy of B5
    vpternlogq zmm29, zmm9, zmm10, 0xd2         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm25, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm22, zmm16                      # copy of B8
    vpternlogq zmm22, zmm31, zmm3, 0xd2         # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm9, zmm31, zmm3, 0x9c          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm10, zmm16, zmm31, 0xd2        # E7 = B7 ^ (~B8 & B9)
    vprolq zmm31, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm21, zmm25                      # copy of B10
    vpternlogq zmm21, zmm31, zmm26, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm26, zmm31, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm30, zmm25, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm30, zmm25, zmm31, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm31, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm25, zmm4                       # copy of B15
    vpternlogq zmm25, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm16, zmm5                       # copy of B16
    vpternlogq zmm16, zmm11, zmm31, 0xd2        # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm11, zmm31, zmm23, 0xd2        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm4                       # copy of B15
    vpternlogq zmm19, zmm31, zmm23, 0x9c        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm23, zmm4, zmm5, 0xd2          # E19 = B19 ^ (~B15 & B16)
    vprolq zmm31, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm17, zmm8                       # copy of B21
    vpternlogq zmm17, zmm14, zmm15, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm7, zmm14                       # copy of B22
    vpternlogq zmm7, zmm15, zmm28, 0xd2         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm28, zmm31, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm28, zmm31, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm31, zmm8, zmm14, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm20                       # E1 home
    vmovdqa64 zmm2, zmm27                       # E2 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm4, zmm24                       # E4 home
    vmovdqa64 zmm5, zmm29                       # E5 home
    vmovdqa64 zmm8, zmm22                       # E8 home
    vmovdqa64 zmm14, zmm30                      # E14 home
    vmovdqa64 zmm18, zmm19                      # E18 home
    vmovdqa64 zmm19, zmm23                      # E19 home
    vmovdqa64 zmm20, zmm31                      # E20 home
    vmovdqa64 zmm22, zmm7                       # E22 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm21                      # E10 home
    vmovdqa64 zmm21, zmm17                      # E21 home
    vmovdqa64 zmm17, zmm11                      # E17 home
    vmovdqa64 zmm11, zmm26                      # E11 home
    vmovdqa64 zmm23, zmm15                      # E23 home
    vmovdqa64 zmm15, zmm25                      # E15 home
    vmovdqa64 zmm24, zmm28                      # E24 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain24_round

    // The last round, of which only 3 lanes are wanted.
    vpternlogq zmm2, zmm7, zmm12, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vpternlogq zmm14, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vpternlogq zmm5, zmm0, zmm10, 0x96          # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm2, zmm17, zmm22, 0x96         # C2 = C2.1 ^ A17 ^ A22
    vpternlogq zmm3, zmm8, zmm13, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm2, zmm31, 0x96         # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm5, zmm15, zmm20, 0x96         # C0 = C0.1 ^ A15 ^ A20
    vpternlogq zmm1, zmm6, zmm11, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vprolq zmm31, zmm5, 1                       # R0 = C0 <<< 1
    vpternlogq zmm1, zmm16, zmm21, 0x96         # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm24, zmm3, zmm31, 0x96         # T24 = A24 ^ C3 ^ R0
    vprolq zmm31, zmm2, 1                       # R2 = C2 <<< 1
    vprolq zmm30, zmm1, 1                       # R1 = C1 <<< 1
    vprolq zmm29, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm14, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm30, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm6, zmm5, zmm31, 0x96          # T6 = A6 ^ C0 ^ R2
    vprolq zmm31, zmm3, 1                       # R3 = C3 <<< 1
    vpternlogq zmm12, zmm1, zmm31, 0x96         # T12 = A12 ^ C1 ^ R3
    vprolq zmm8, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm9, zmm12, 43                      # B2 = T12 <<< 43
    vpternlogq zmm0, zmm8, zmm9, 0xd2           # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm8, zmm9, zmm29, 0xd2          # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm9, zmm29, zmm30, 0xd2         # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm7, zmm0, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    add rcx, 64
    dec r8
    jnz Lshake256_x8_avx512_intel_masked_chain24_step
    vmovdqu64 [rdi + 0], zmm7
    vmovdqu64 [rdi + 64], zmm8
    vmovdqu64 [rdi + 128], zmm9
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain24), . - SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain24)
#endif
    MS_ENTRY(lanewise_shake256_x8_avx512_intel_masked_chain24, 6, 1)
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain32)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain32)
    .type SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain32), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain32))
SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain32):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    vmovdqu64 zmm8, [rsi + 0]
    vmovdqu64 zmm9, [rsi + 64]
    vmovdqu64 zmm10, [rsi + 128]
    vmovdqu64 zmm11, [rsi + 192]
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain32_step:
    vmovdqu64 [rdi + 0], zmm8
    vmovdqu64 [rdi + 64], zmm9
    vmovdqu64 [rdi + 128], zmm10
    vmovdqu64 [rdi + 192], zmm11
    vmovdqu64 zmm0, [rdx + 0]
    vmovdqu64 zmm1, [rdx + 64]
    vmovdqu64 zmm2, [rdx + 128]
    vmovdqu64 zmm3, [rdx + 192]
    vmovdqu64 zmm4, [rdx + 256]
    vmovdqu64 zmm5, [rdx + 320]
    vmovdqu64 zmm6, [rdx + 384]
    vmovdqu64 zmm7, [rcx]                       # the lane that changes
    vpbroadcastq zmm8, [rip + Lshake256_x8_avx512_intel_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_intel_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq zmm31, zmm2, zmm7                    # C2.1 = A2 ^ A7
    vpxorq zmm30, zmm0, zmm5                    # C0.1 = A0 ^ A5
    vpxorq zmm29, zmm3, zmm8                    # C3.1 = A3 ^ A8
    vprolq zmm28, zmm4, 1                       # R4 = A4 <<< 1
    vpternlogq zmm3, zmm31, zmm28, 0x96         # T3 = A3 ^ C2.1 ^ R4
    vpxorq zmm13, zmm31, zmm28                  # T13 = C2.1 ^ R4
    vpxorq zmm27, zmm1, zmm6                    # C1.1 = A1 ^ A6
    vprolq zmm26, zmm30, 1                      # R0 = C0.1 <<< 1
    vmovdqa64 zmm25, zmm4                       # copy of A4
    vpternlogq zmm25, zmm29, zmm26, 0x96        # T4 = A4 ^ C3.1 ^ R0
    vprolq zmm24, zmm3, 28                      # B5 = T3 <<< 28
    vpternlogq zmm8, zmm31, zmm28, 0x96         # T8 = A8 ^ C2.1 ^ R4
    vprolq zmm19, zmm13, 56                     # B19 = T13 <<< 56
    vpxorq zmm9, zmm29, zmm26                   # T9 = C3.1 ^ R0
    vprolq zmm21, zmm8, 55                      # B21 = T8 <<< 55
    vpxorq zmm27, zmm27, zmm16                  # C1 = C1.1 ^ A16
    vprolq zmm12, zmm13, 25                     # B12 = T13 <<< 25
    vprolq zmm28, zmm31, 1                      # R2 = C2.1 <<< 1
    vprolq zmm31, zmm27, 1                      # R1 = C1 <<< 1
    vprolq zmm3, zmm13, 21                      # B3 = T13 <<< 21
    vpternlogq zmm0, zmm4, zmm31, 0x96          # T0 = A0 ^ A4 ^ R1
    vprolq zmm15, zmm25, 27                     # B15 = T4 <<< 27
    vpternlogq zmm5, zmm4, zmm31, 0x96          # T5 = A5 ^ A4 ^ R1
    vprolq zmm26, zmm9, 20                      # B6 = T9 <<< 20
    vpxorq zmm4, zmm4, zmm31                    # T15 = A4 ^ R1
    vprolq zmm13, zmm9, 8                       # B13 = T9 <<< 8
    vprolq zmm22, zmm9, 39                      # B22 = T9 <<< 39
    vprolq zmm31, zmm9, 14                      # B4 = T9 <<< 14
    vpternlogq zmm1, zmm30, zmm28, 0x96         # T1 = A1 ^ C0.1 ^ R2
    vprolq zmm25, zmm5, 36                      # B16 = T5 <<< 36
    vpternlogq zmm6, zmm30, zmm28, 0x96         # T6 = A6 ^ C0.1 ^ R2
    vprolq zmm23, zmm4, 3                       # B7 = T15 <<< 3
    vpxorq zmm11, zmm30, zmm28                  # T11 = C0.1 ^ R2
    vprolq zmm20, zmm4, 41                      # B23 = T15 <<< 41
    vpternlogq zmm16, zmm30, zmm28, 0x96        # T16 = A16 ^ C0.1 ^ R2
    vprolq zmm30, zmm29, 1                      # R3 = C3.1 <<< 1
    vpxorq zmm29, zmm27, zmm30                  # T12 = C1 ^ R3
    vprolq zmm14, zmm4, 18                      # B14 = T15 <<< 18
    vprolq zmm28, zmm6, 44                      # B1 = T6 <<< 44
    vpternlogq zmm7, zmm27, zmm30, 0x96         # T7 = A7 ^ C1 ^ R3
    vprolq zmm18, zmm11, 2                      # B24 = T11 <<< 2
    vprolq zmm17, zmm29, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm10, zmm0                       # copy of T0
    vpternlogq zmm10, zmm28, zmm17, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm9, zmm28                       # copy of B1
    vpternlogq zmm9, zmm17, zmm3, 0xd2          # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm17, zmm3, zmm31, 0xd2         # E2 = B2 ^ (~B3 & B4)
    vprolq zmm8, zmm11, 10                      # B17 = T11 <<< 10
    vpternlogq zmm3, zmm31, zmm0, 0xd2          # E3 = B3 ^ (~B4 & T0)
    vprolq zmm11, zmm16, 45                     # B8 = T16 <<< 45
    vpternlogq zmm2, zmm27, zmm30, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm31, zmm0, zmm28, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm30, zmm14                      # copy of B14
    vpternlogq zmm30, zmm12, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm10, qword ptr [r9]{1to8}    # E0 = X0 ^ RC
    vprolq zmm28, zmm29, 61                     # B9 = T12 <<< 61
    vmovdqa64 zmm6, zmm26                       # copy of B6
    vpternlogq zmm6, zmm23, zmm11, 0xd2         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm5, zmm24                       # copy of B5
    vpternlogq zmm5, zmm26, zmm23, 0xd2         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm10, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm27, zmm11                      # copy of B8
    vpternlogq zmm27, zmm28, zmm24, 0xd2        # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm24, zmm28, zmm26, 0xc6        # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm23, zmm11, zmm28, 0xd2        # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm28, zmm10                      # copy of B10
    vpternlogq zmm28, zmm11, zmm12, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm12, zmm11, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm14, zmm10, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm14, zmm10, zmm11, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm26, zmm29, 15                     # B18 = T12 <<< 15
    vmovdqa64 zmm29, zmm15                      # copy of B15
    vpternlogq zmm29, zmm25, zmm8, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm16, zmm25                      # copy of B16
    vpternlogq zmm16, zmm8, zmm26, 0xd2         # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm8, zmm26, zmm19, 0xd2         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm11, zmm15                      # copy of B15
    vpternlogq zmm11, zmm26, zmm19, 0x9c        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm19, zmm15, zmm25, 0xd2        # E19 = B19 ^ (~B15 & B16)
    vprolq zmm26, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm25, zmm21                      # copy of B21
    vpternlogq zmm25, zmm22, zmm20, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm15, zmm22                      # copy of B22
    vpternlogq zmm15, zmm20, zmm18, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm20, zmm18, zmm26, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm18, zmm26, zmm21, 0xd2        # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm26, zmm21, zmm22, 0xd2        # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm9                        # E1 home
    vmovdqa64 zmm2, zmm17                       # E2 home
    vmovdqa64 zmm4, zmm31                       # E4 home
    vmovdqa64 zmm7, zmm23                       # E7 home
    vmovdqa64 zmm9, zmm24                       # E9 home
    vmovdqa64 zmm10, zmm28                      # E10 home
    vmovdqa64 zmm17, zmm8                       # E17 home
    vmovdqa64 zmm8, zmm27                       # E8 home
    vmovdqa64 zmm21, zmm25                      # E21 home
    vmovdqa64 zmm22, zmm15                      # E22 home
    vmovdqa64 zmm15, zmm29                      # E15 home
    vmovdqa64 zmm23, zmm20                      # E23 home
    vmovdqa64 zmm20, zmm26                      # E20 home
    vmovdqa64 zmm24, zmm18                      # E24 home
    vmovdqa64 zmm18, zmm11                      # E18 home
    vmovdqa64 zmm11, zmm12                      # E11 home
    vmovdqa64 zmm12, zmm30                      # E12 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain32_mask:
    vmovdqa64 zmm31, zmm2                       # copy of A2
    vpternlogq zmm31, zmm7, zmm12, 0x96         # C2.1 = A2 ^ A7 ^ A12
    vmovdqa64 zmm30, zmm14                      # copy of A14
    vpternlogq zmm30, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vmovdqa64 zmm29, zmm0                       # copy of A0
    vpternlogq zmm29, zmm5, zmm10, 0x96         # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vmovdqa64 zmm28, zmm3                       # copy of A3
    vpternlogq zmm28, zmm8, zmm13, 0x96         # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm28, zmm18, zmm23, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm30, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm27, zmm30, 1                      # R4 = C4 <<< 1
    vpternlogq zmm3, zmm31, zmm27, 0x96         # T3 = A3 ^ C2 ^ R4
    vmovdqa64 zmm26, zmm31                      # copy of C2
    vpternlogq zmm26, zmm13, zmm27, 0x96        # T13 = A13 ^ C2 ^ R4
    vpternlogq zmm18, zmm31, zmm27, 0x96        # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm27, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm29, zmm15, zmm20, 0x96        # C0 = C0.1 ^ A15 ^ A20
    vmovdqa64 zmm25, zmm1                       # copy of A1
    vpternlogq zmm25, zmm6, zmm11, 0x96         # C1.1 = A1 ^ A6 ^ A11
    vprolq zmm13, zmm29, 1                      # R0 = C0 <<< 1
    vpternlogq zmm4, zmm28, zmm13, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vpternlogq zmm8, zmm31, zmm27, 0x96         # T8 = A8 ^ C2 ^ R4
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vpternlogq zmm9, zmm28, zmm13, 0x96         # T9 = A9 ^ C3 ^ R0
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vpternlogq zmm25, zmm16, zmm21, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm14, zmm28, zmm13, 0x96        # T14 = A14 ^ C3 ^ R0
    vprolq zmm26, zmm26, 25                     # B12 = T13 <<< 25
    vpternlogq zmm24, zmm28, zmm13, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm19, zmm28, zmm13, 0x96        # T19 = A19 ^ C3 ^ R0
    vprolq zmm31, zmm31, 1                      # R2 = C2 <<< 1
    vprolq zmm27, zmm25, 1                      # R1 = C1 <<< 1
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm30, zmm27, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vpternlogq zmm5, zmm30, zmm27, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm9, zmm9, 20                       # B6 = T9 <<< 20
    vpternlogq zmm15, zmm30, zmm27, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vpternlogq zmm20, zmm30, zmm27, 0x96        # T20 = A20 ^ C4 ^ R1
    vpternlogq zmm10, zmm30, zmm27, 0x96        # T10 = A10 ^ C4 ^ R1
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm1, zmm29, zmm31, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vpternlogq zmm6, zmm29, zmm31, 0x96         # T6 = A6 ^ C0 ^ R2
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vpternlogq zmm11, zmm29, zmm31, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm16, zmm29, zmm31, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm21, zmm29, zmm31, 0x96        # T21 = A21 ^ C0 ^ R2
    vprolq zmm31, zmm28, 1                      # R3 = C3 <<< 1
    vpternlogq zmm12, zmm25, zmm31, 0x96        # T12 = A12 ^ C1 ^ R3
    vprolq zmm30, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm22, zmm25, zmm31, 0x96        # T22 = A22 ^ C1 ^ R3
    vprolq zmm29, zmm6, 44                      # B1 = T6 <<< 44
    vpternlogq zmm7, zmm25, zmm31, 0x96         # T7 = A7 ^ C1 ^ R3
    vprolq zmm28, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm27, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm21, zmm0                       # copy of T0
    vpternlogq zmm21, zmm29, zmm27, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm20, zmm29                      # copy of B1
    vpternlogq zmm20, zmm27, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm27, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpternlogq zmm17, zmm25, zmm31, 0x96        # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vpternlogq zmm2, zmm25, zmm31, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm24, zmm0, zmm29, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm12, zmm30                      # copy of B14
    vpternlogq zmm12, zmm26, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm21, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vprolq zmm31, zmm22, 61                     # B9 = T22 <<< 61
    vmovdqa64 zmm6, zmm9                        # copy of B6
    vpternlogq zmm6, zmm10, zmm16, 0xd2         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm29, zmm3                       # copy of B5
    vpternlogq zmm29, zmm9, zmm10, 0xd2         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm25, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm22, zmm16                      # copy of B8
    vpternlogq zmm22, zmm31, zmm3, 0xd2         # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm9, zmm31, zmm3, 0x9c          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm10, zmm16, zmm31, 0xd2        # E7 = B7 ^ (~B8 & B9)
    vprolq zmm31, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm21, zmm25                      # copy of B10
    vpternlogq zmm21, zmm31, zmm26, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm26, zmm31, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm30, zmm25, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm30, zmm25, zmm31, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm31, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm25, zmm4                       # copy of B15
    vpternlogq zmm25, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm16, zmm5                       # copy of B16
    vpternlogq zmm16, zmm11, zmm31, 0xd2        # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm11, zmm31, zmm23, 0xd2        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm4                       # copy of B15
    vpternlogq zmm19, zmm31, zmm23, 0x9c        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm23, zmm4, zmm5, 0xd2          # E19 = B19 ^ (~B15 & B16)
    vprolq zmm31, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm17, zmm8                       # copy of B21
    vpternlogq zmm17, zmm14, zmm15, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm7, zmm14                       # copy of B22
    vpternlogq zmm7, zmm15, zmm28, 0xd2         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm28, zmm31, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm28, zmm31, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm31, zmm8, zmm14, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm20                       # E1 home
    vmovdqa64 zmm2, zmm27                       # E2 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm4, zmm24                       # E4 home
    vmovdqa64 zmm5, zmm29                       # E5 home
    vmovdqa64 zmm8, zmm22                       # E8 home
    vmovdqa64 zmm14, zmm30                      # E14 home
    vmovdqa64 zmm18, zmm19                      # E18 home
    vmovdqa64 zmm19, zmm23                      # E19 home
    vmovdqa64 zmm20, zmm31                      # E20 home
    vmovdqa64 zmm22, zmm7                       # E22 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm21                      # E10 home
    vmovdqa64 zmm21, zmm17                      # E21 home
    vmovdqa64 zmm17, zmm11                      # E17 home
    vmovdqa64 zmm11, zmm26                      # E11 home
    vmovdqa64 zmm23, zmm15                      # E23 home
    vmovdqa64 zmm15, zmm25                      # E15 home
    vmovdqa64 zmm24, zmm28                      # E24 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain32_mask

    // The last round, of which only 4 lanes are wanted.
    vpternlogq zmm2, zmm7, zmm12, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vpternlogq zmm14, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vpternlogq zmm5, zmm0, zmm10, 0x96          # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm2, zmm17, zmm22, 0x96         # C2 = C2.1 ^ A17 ^ A22
    vpternlogq zmm3, zmm8, zmm13, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm2, zmm31, 0x96         # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm5, zmm15, zmm20, 0x96         # C0 = C0.1 ^ A15 ^ A20
    vpternlogq zmm1, zmm6, zmm11, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vprolq zmm31, zmm5, 1                       # R0 = C0 <<< 1
    vpternlogq zmm1, zmm16, zmm21, 0x96         # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm24, zmm3, zmm31, 0x96         # T24 = A24 ^ C3 ^ R0
    vprolq zmm31, zmm2, 1                       # R2 = C2 <<< 1
    vprolq zmm30, zmm1, 1                       # R1 = C1 <<< 1
    vprolq zmm11, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm14, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm30, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm6, zmm5, zmm31, 0x96          # T6 = A6 ^ C0 ^ R2
    vprolq zmm31, zmm3, 1                       # R3 = C3 <<< 1
    vpternlogq zmm12, zmm1, zmm31, 0x96         # T12 = A12 ^ C1 ^ R3
    vprolq zmm9, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm10, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm8, zmm0                        # copy of T0
    vpternlogq zmm8, zmm9, zmm10, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm9, zmm10, zmm11, 0xd2         # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm10, zmm11, zmm30, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vpternlogq zmm11, zmm30, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vpxorq zmm8, zmm8, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vpxorq zmm8, zmm8, [rdi + 0]
    vpxorq zmm9, zmm9, [rdi + 64]
    vpxorq zmm10, zmm10, [rdi + 128]
    vpxorq zmm11, zmm11, [rdi + 192]

    vmovdqu64 zmm0, [rdx + 0]
    vmovdqu64 zmm1, [rdx + 64]
    vmovdqu64 zmm2, [rdx + 128]
    vmovdqu64 zmm3, [rdx + 192]
    vmovdqu64 zmm4, [rdx + 256]
    vmovdqu64 zmm5, [rdx + 320]
    vmovdqu64 zmm6, [rdx + 384]
    vmovdqu64 zmm7, [rcx]                       # the lane that changes
    vpbroadcastq zmm12, [rip + Lshake256_x8_avx512_intel_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_intel_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vmovdqa64 zmm31, zmm2                       # copy of A2
    vpternlogq zmm31, zmm7, zmm12, 0x96         # C2.1 = A2 ^ A7 ^ A12
    vpxorq zmm30, zmm9, zmm4                    # C4.1 = A9 ^ A4
    vmovdqa64 zmm29, zmm0                       # copy of A0
    vpternlogq zmm29, zmm5, zmm10, 0x96         # C0.1 = A0 ^ A5 ^ A10
    vpxorq zmm28, zmm3, zmm8                    # C3.1 = A3 ^ A8
    vprolq zmm27, zmm30, 1                      # R4 = C4.1 <<< 1
    vpternlogq zmm3, zmm31, zmm27, 0x96         # T3 = A3 ^ C2.1 ^ R4
    vpxorq zmm13, zmm31, zmm27                  # T13 = C2.1 ^ R4
    vmovdqa64 zmm26, zmm1                       # copy of A1
    vpternlogq zmm26, zmm6, zmm11, 0x96         # C1.1 = A1 ^ A6 ^ A11
    vprolq zmm25, zmm29, 1                      # R0 = C0.1 <<< 1
    vpternlogq zmm4, zmm28, zmm25, 0x96         # T4 = A4 ^ C3.1 ^ R0
    vprolq zmm24, zmm3, 28                      # B5 = T3 <<< 28
    vpternlogq zmm8, zmm31, zmm27, 0x96         # T8 = A8 ^ C2.1 ^ R4
    vprolq zmm19, zmm13, 56                     # B19 = T13 <<< 56
    vpternlogq zmm9, zmm28, zmm25, 0x96         # T9 = A9 ^ C3.1 ^ R0
    vprolq zmm21, zmm8, 55                      # B21 = T8 <<< 55
    vpxorq zmm26, zmm26, zmm16                  # C1 = C1.1 ^ A16
    vpxorq zmm14, zmm28, zmm25                  # T14 = C3.1 ^ R0
    vprolq zmm27, zmm13, 25                     # B12 = T13 <<< 25
    vprolq zmm25, zmm31, 1                      # R2 = C2.1 <<< 1
    vprolq zmm31, zmm26, 1                      # R1 = C1 <<< 1
    vprolq zmm3, zmm13, 21                      # B3 = T13 <<< 21
    vpternlogq zmm0, zmm30, zmm31, 0x96         # T0 = A0 ^ C4.1 ^ R1
    vprolq zmm15, zmm4, 27                      # B15 = T4 <<< 27
    vpternlogq zmm5, zmm30, zmm31, 0x96         # T5 = A5 ^ C4.1 ^ R1
    vprolq zmm23, zmm9, 20                      # B6 = T9 <<< 20
    vpxorq zmm22, zmm30, zmm31                  # T15 = C4.1 ^ R1
    vprolq zmm13, zmm14, 8                      # B13 = T14 <<< 8
    vpternlogq zmm10, zmm30, zmm31, 0x96        # T10 = A10 ^ C4.1 ^ R1
    vprolq zmm31, zmm14, 39                     # B22 = T14 <<< 39
    vprolq zmm4, zmm14, 14                      # B4 = T14 <<< 14
    vpternlogq zmm1, zmm29, zmm25, 0x96         # T1 = A1 ^ C0.1 ^ R2
    vprolq zmm30, zmm5, 36                      # B16 = T5 <<< 36
    vpternlogq zmm6, zmm29, zmm25, 0x96         # T6 = A6 ^ C0.1 ^ R2
    vprolq zmm20, zmm10, 3                      # B7 = T10 <<< 3
    vpternlogq zmm11, zmm29, zmm25, 0x96        # T11 = A11 ^ C0.1 ^ R2
    vprolq zmm18, zmm22, 41                     # B23 = T15 <<< 41
    vpternlogq zmm16, zmm29, zmm25, 0x96        # T16 = A16 ^ C0.1 ^ R2
    vpxorq zmm29, zmm29, zmm25                  # T21 = C0.1 ^ R2
    vprolq zmm25, zmm28, 1                      # R3 = C3.1 <<< 1
    vpternlogq zmm12, zmm26, zmm25, 0x96        # T12 = A12 ^ C1 ^ R3
    vprolq zmm14, zmm22, 18                     # B14 = T15 <<< 18
    vpxorq zmm22, zmm26, zmm25                  # T22 = C1 ^ R3
    vprolq zmm28, zmm6, 44                      # B1 = T6 <<< 44
    vpternlogq zmm7, zmm26, zmm25, 0x96         # T7 = A7 ^ C1 ^ R3
    vprolq zmm17, zmm29, 2                      # B24 = T21 <<< 2
    vprolq zmm29, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm12, zmm0                       # copy of T0
    vpternlogq zmm12, zmm28, zmm29, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm10, zmm28                      # copy of B1
    vpternlogq zmm10, zmm29, zmm3, 0xd2         # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm29, zmm3, zmm4, 0xd2          # E2 = B2 ^ (~B3 & B4)
    vprolq zmm9, zmm11, 10                      # B17 = T11 <<< 10
    vpternlogq zmm3, zmm4, zmm0, 0xd2           # E3 = B3 ^ (~B4 & T0)
    vprolq zmm8, zmm16, 45                      # B8 = T16 <<< 45
    vpternlogq zmm2, zmm26, zmm25, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm4, zmm0, zmm28, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm28, zmm14                      # copy of B14
    vpternlogq zmm28, zmm27, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm12, qword ptr [r9]{1to8}    # E0 = X0 ^ RC
    vprolq zmm26, zmm22, 61                     # B9 = T22 <<< 61
    vmovdqa64 zmm6, zmm23                       # copy of B6
    vpternlogq zmm6, zmm20, zmm8, 0xd2          # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm5, zmm24                       # copy of B5
    vpternlogq zmm5, zmm23, zmm20, 0xd2         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm25, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm16, zmm8                       # copy of B8
    vpternlogq zmm16, zmm26, zmm24, 0xd2        # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm24, zmm26, zmm23, 0xc6        # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm20, zmm8, zmm26, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm26, zmm25                      # copy of B10
    vpternlogq zmm26, zmm11, zmm27, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm27, zmm11, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm14, zmm25, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm14, zmm25, zmm11, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm25, zmm22, 15                     # B18 = T22 <<< 15
    vmovdqa64 zmm23, zmm15                      # copy of B15
    vpternlogq zmm23, zmm30, zmm9, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm22, zmm30                      # copy of B16
    vpternlogq zmm22, zmm9, zmm25, 0xd2         # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm9, zmm25, zmm19, 0xd2         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm12, zmm15                      # copy of B15
    vpternlogq zmm12, zmm25, zmm19, 0x9c        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm19, zmm15, zmm30, 0xd2        # E19 = B19 ^ (~B15 & B16)
    vprolq zmm30, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm25, zmm21                      # copy of B21
    vpternlogq zmm25, zmm31, zmm18, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm15, zmm31                      # copy of B22
    vpternlogq zmm15, zmm18, zmm17, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm18, zmm17, zmm30, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm17, zmm30, zmm21, 0xd2        # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm30, zmm21, zmm31, 0xd2        # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm10                       # E1 home
    vmovdqa64 zmm2, zmm29                       # E2 home
    vmovdqa64 zmm7, zmm20                       # E7 home
    vmovdqa64 zmm8, zmm16                       # E8 home
    vmovdqa64 zmm10, zmm26                      # E10 home
    vmovdqa64 zmm11, zmm27                      # E11 home
    vmovdqa64 zmm16, zmm22                      # E16 home
    vmovdqa64 zmm20, zmm30                      # E20 home
    vmovdqa64 zmm21, zmm25                      # E21 home
    vmovdqa64 zmm22, zmm15                      # E22 home
    vmovdqa64 zmm15, zmm23                      # E15 home
    vmovdqa64 zmm23, zmm18                      # E23 home
    vmovdqa64 zmm18, zmm12                      # E18 home
    vmovdqa64 zmm12, zmm28                      # E12 home
    vmovdqa64 zmm31, zmm9                       # out of the way
    vmovdqa64 zmm9, zmm24                       # E9 home
    vmovdqa64 zmm24, zmm17                      # E24 home
    vmovdqa64 zmm17, zmm31                      # E17 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain32_round:
    vmovdqa64 zmm31, zmm2                       # copy of A2
    vpternlogq zmm31, zmm7, zmm12, 0x96         # C2.1 = A2 ^ A7 ^ A12
    vmovdqa64 zmm30, zmm14                      # copy of A14
    vpternlogq zmm30, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vmovdqa64 zmm29, zmm0                       # copy of A0
    vpternlogq zmm29, zmm5, zmm10, 0x96         # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vmovdqa64 zmm28, zmm3                       # copy of A3
    vpternlogq zmm28, zmm8, zmm13, 0x96         # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm28, zmm18, zmm23, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm30, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm27, zmm30, 1                      # R4 = C4 <<< 1
    vpternlogq zmm3, zmm31, zmm27, 0x96         # T3 = A3 ^ C2 ^ R4
    vmovdqa64 zmm26, zmm31                      # copy of C2
    vpternlogq zmm26, zmm13, zmm27, 0x96        # T13 = A13 ^ C2 ^ R4
    vpternlogq zmm18, zmm31, zmm27, 0x96        # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm27, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm29, zmm15, zmm20, 0x96        # C0 = C0.1 ^ A15 ^ A20
    vmovdqa64 zmm25, zmm1                       # copy of A1
    vpternlogq zmm25, zmm6, zmm11, 0x96         # C1.1 = A1 ^ A6 ^ A11
    vprolq zmm13, zmm29, 1                      # R0 = C0 <<< 1
    vpternlogq zmm4, zmm28, zmm13, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vpternlogq zmm8, zmm31, zmm27, 0x96         # T8 = A8 ^ C2 ^ R4
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vpternlogq zmm9, zmm28, zmm13, 0x96         # T9 = A9 ^ C3 ^ R0
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vpternlogq zmm25, zmm16, zmm21, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm14, zmm28, zmm13, 0x96        # T14 = A14 ^ C3 ^ R0
    vprolq zmm26, zmm26, 25                     # B12 = T13 <<< 25
    vpternlogq zmm24, zmm28, zmm13, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm19, zmm28, zmm13, 0x96        # T19 = A19 ^ C3 ^ R0
    vprolq zmm31, zmm31, 1                      # R2 = C2 <<< 1
    vprolq zmm27, zmm25, 1                      # R1 = C1 <<< 1
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm30, zmm27, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vpternlogq zmm5, zmm30, zmm27, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm9, zmm9, 20                       # B6 = T9 <<< 20
    vpternlogq zmm15, zmm30, zmm27, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vpternlogq zmm20, zmm30, zmm27, 0x96        # T20 = A20 ^ C4 ^ R1
    vpternlogq zmm10, zmm30, zmm27, 0x96        # T10 = A10 ^ C4 ^ R1
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm1, zmm29, zmm31, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vpternlogq zmm6, zmm29, zmm31, 0x96         # T6 = A6 ^ C0 ^ R2
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vpternlogq zmm11, zmm29, zmm31, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm16, zmm29, zmm31, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm21, zmm29, zmm31, 0x96        # T21 = A21 ^ C0 ^ R2
    vprolq zmm31, zmm28, 1                      # R3 = C3 <<< 1
    vpternlogq zmm12, zmm25, zmm31, 0x96        # T12 = A12 ^ C1 ^ R3
    vprolq zmm30, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm22, zmm25, zmm31, 0x96        # T22 = A22 ^ C1 ^ R3
    vprolq zmm29, zmm6, 44                      # B1 = T6 <<< 44
    vpternlogq zmm7, zmm25, zmm31, 0x96         # T7 = A7 ^ C1 ^ R3
    vprolq zmm28, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm27, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm21, zmm0                       # copy of T0
    vpternlogq zmm21, zmm29, zmm27, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm20, zmm29                      # copy of B1
    vpternlogq zmm20, zmm27, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm27, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpternlogq zmm17, zmm25, zmm31, 0x96        # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vpternlogq zmm2, zmm25, zmm31, 0x96         # T2 = A2 ^ C1 ^ R3
    vpternlogq zmm24, zmm0, zmm29, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vmovdqa64 zmm12, zmm30                      # copy of B14
    vpternlogq zmm12, zmm26, zmm13, 0x9c        # E12 = B12 ^ (~B13 & B14)
    vpxorq zmm0, zmm21, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vprolq zmm31, zmm22, 61                     # B9 = T22 <<< 61
    vmovdqa64 zmm6, zmm9                        # copy of B6
    vpternlogq zmm6, zmm10, zmm16, 0xd2         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm29, zmm3                       # copy of B5
    vpternlogq zmm29, zmm9, zmm10, 0xd2         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm25, zmm1, 1                       # B10 = T1 <<< 1
    vmovdqa64 zmm22, zmm16                      # copy of B8
    vpternlogq zmm22, zmm31, zmm3, 0xd2         # E8 = B8 ^ (~B9 & B5)
    vpternlogq zmm9, zmm31, zmm3, 0x9c          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm10, zmm16, zmm31, 0xd2        # E7 = B7 ^ (~B8 & B9)
    vprolq zmm31, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm21, zmm25                      # copy of B10
    vpternlogq zmm21, zmm31, zmm26, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vpternlogq zmm26, zmm31, zmm13, 0xc6        # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm13, zmm30, zmm25, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vpternlogq zmm30, zmm25, zmm31, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vprolq zmm31, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm25, zmm4                       # copy of B15
    vpternlogq zmm25, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm16, zmm5                       # copy of B16
    vpternlogq zmm16, zmm11, zmm31, 0xd2        # E16 = B16 ^ (~B17 & B18)
    vpternlogq zmm11, zmm31, zmm23, 0xd2        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm4                       # copy of B15
    vpternlogq zmm19, zmm31, zmm23, 0x9c        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm23, zmm4, zmm5, 0xd2          # E19 = B19 ^ (~B15 & B16)
    vprolq zmm31, zmm2, 62                      # B20 = T2 <<< 62
    vmovdqa64 zmm17, zmm8                       # copy of B21
    vpternlogq zmm17, zmm14, zmm15, 0xd2        # E21 = B21 ^ (~B22 & B23)
    vmovdqa64 zmm7, zmm14                       # copy of B22
    vpternlogq zmm7, zmm15, zmm28, 0xd2         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm28, zmm31, 0xd2        # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm28, zmm31, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vpternlogq zmm31, zmm8, zmm14, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm1, zmm20                       # E1 home
    vmovdqa64 zmm2, zmm27                       # E2 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm4, zmm24                       # E4 home
    vmovdqa64 zmm5, zmm29                       # E5 home
    vmovdqa64 zmm8, zmm22                       # E8 home
    vmovdqa64 zmm14, zmm30                      # E14 home
    vmovdqa64 zmm18, zmm19                      # E18 home
    vmovdqa64 zmm19, zmm23                      # E19 home
    vmovdqa64 zmm20, zmm31                      # E20 home
    vmovdqa64 zmm22, zmm7                       # E22 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm21                      # E10 home
    vmovdqa64 zmm21, zmm17                      # E21 home
    vmovdqa64 zmm17, zmm11                      # E17 home
    vmovdqa64 zmm11, zmm26                      # E11 home
    vmovdqa64 zmm23, zmm15                      # E23 home
    vmovdqa64 zmm15, zmm25                      # E15 home
    vmovdqa64 zmm24, zmm28                      # E24 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain32_round

    // The last round, of which only 4 lanes are wanted.
    vpternlogq zmm2, zmm7, zmm12, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vpternlogq zmm14, zmm9, zmm4, 0x96          # C4.1 = A14 ^ A9 ^ A4
    vpternlogq zmm5, zmm0, zmm10, 0x96          # C0.1 = A0 ^ A5 ^ A10
    vpternlogq zmm2, zmm17, zmm22, 0x96         # C2 = C2.1 ^ A17 ^ A22
    vpternlogq zmm3, zmm8, zmm13, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm2, zmm31, 0x96         # T18 = A18 ^ C2 ^ R4
    vpternlogq zmm5, zmm15, zmm20, 0x96         # C0 = C0.1 ^ A15 ^ A20
    vpternlogq zmm1, zmm6, zmm11, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vprolq zmm31, zmm5, 1                       # R0 = C0 <<< 1
    vpternlogq zmm1, zmm16, zmm21, 0x96         # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm24, zmm3, zmm31, 0x96         # T24 = A24 ^ C3 ^ R0
    vprolq zmm31, zmm2, 1                       # R2 = C2 <<< 1
    vprolq zmm30, zmm1, 1                       # R1 = C1 <<< 1
    vprolq zmm11, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm0, zmm14, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm30, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm6, zmm5, zmm31, 0x96          # T6 = A6 ^ C0 ^ R2
    vprolq zmm31, zmm3, 1                       # R3 = C3 <<< 1
    vpternlogq zmm12, zmm1, zmm31, 0x96         # T12 = A12 ^ C1 ^ R3
    vprolq zmm9, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm10, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm8, zmm0                        # copy of T0
    vpternlogq zmm8, zmm9, zmm10, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm9, zmm10, zmm11, 0xd2         # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm10, zmm11, zmm30, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vpternlogq zmm11, zmm30, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vpxorq zmm8, zmm8, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    add rcx, 64
    dec r8
    jnz Lshake256_x8_avx512_intel_masked_chain32_step
    vmovdqu64 [rdi + 0], zmm8
    vmovdqu64 [rdi + 64], zmm9
    vmovdqu64 [rdi + 128], zmm10
    vmovdqu64 [rdi + 192], zmm11
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain32), . - SYMBOL(lanewise_shake256_x8_avx512_intel_masked_chain32)
#endif
    MS_ENTRY(lanewise_shake256_x8_avx512_intel_masked_chain32, 6, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain_first:
    .quad 0x1f
Lshake256_x8_avx512_intel_masked_chain_last:
    .quad 0x8000000000000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
