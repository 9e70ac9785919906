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
    vpxorq zmm18, zmm2, zmm30                   # T18 = A2 ^ R4
    vprolq zmm29, zmm2, 1                       # R2 = A2 <<< 1
    vpternlogq zmm30, zmm3, zmm2, 0x96          # T3 = A3 ^ A2 ^ R4
    vprolq zmm28, zmm31, 1                      # R0 = C0.1 <<< 1
    vmovdqa64 zmm27, zmm6                       # copy of A6
    vpternlogq zmm27, zmm31, zmm29, 0x96        # T6 = A6 ^ C0.1 ^ R2
    vprolq zmm26, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm1, zmm16, 0x96          # C1 = A1 ^ A6 ^ A16
    vprolq zmm25, zmm3, 1                       # R3 = A3 <<< 1
    vmovdqa64 zmm24, zmm29                      # copy of R2
    vpternlogq zmm24, zmm16, zmm31, 0x96        # T16 = A16 ^ C0.1 ^ R2
    vmovdqa64 zmm23, zmm29                      # copy of R2
    vpternlogq zmm23, zmm1, zmm31, 0x96         # T1 = A1 ^ C0.1 ^ R2
    vprolq zmm12, zmm18, 25                     # B12 = T18 <<< 25
    vpxorq zmm11, zmm31, zmm29                  # T11 = C0.1 ^ R2
    vprolq zmm8, zmm24, 45                      # B8 = T16 <<< 45
    vprolq zmm1, zmm27, 44                      # B1 = T6 <<< 44
    vmovdqa64 zmm31, zmm4                       # copy of A4
    vpternlogq zmm31, zmm3, zmm28, 0x96         # T4 = A4 ^ A3 ^ R0
    vprolq zmm29, zmm6, 1                       # R1 = C1 <<< 1
    vpxorq zmm27, zmm6, zmm25                   # T12 = C1 ^ R3
    vpxorq zmm14, zmm3, zmm28                   # T14 = A3 ^ R0
    vpxorq zmm20, zmm4, zmm29                   # T20 = A4 ^ R1
    vprolq zmm15, zmm31, 27                     # B15 = T4 <<< 27
    vprolq zmm31, zmm27, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm28, zmm29                      # copy of R1
    vpternlogq zmm28, zmm0, zmm4, 0x96          # T0 = A0 ^ A4 ^ R1
    vprolq zmm24, zmm14, 14                     # B4 = T14 <<< 14
    vpternlogq zmm5, zmm4, zmm29, 0x96          # T5 = A5 ^ A4 ^ R1
    vprolq zmm29, zmm14, 20                     # B6 = T14 <<< 20
    vmovdqa64 zmm22, zmm31                      # copy of B2
    vpternlogq zmm22, zmm26, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm21, zmm20, 18                     # B14 = T20 <<< 18
    vprolq zmm7, zmm20, 3                       # B7 = T20 <<< 3
    vprolq zmm19, zmm30, 28                     # B5 = T3 <<< 28
    vprolq zmm9, zmm27, 61                      # B9 = T12 <<< 61
    vpternlogq zmm6, zmm2, zmm25, 0x96          # T2 = A2 ^ C1 ^ R3
    vprolq zmm10, zmm23, 1                      # B10 = T1 <<< 1
    vprolq zmm30, zmm27, 6                      # B11 = T12 <<< 6
    vmovdqa64 zmm25, zmm10                      # copy of B10
    vpternlogq zmm25, zmm30, zmm12, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm23, zmm29                      # copy of B6
    vpternlogq zmm23, zmm19, zmm7, 0xc6         # E5 = B5 ^ (~B6 & B7)
    vprolq zmm17, zmm18, 56                     # B19 = T18 <<< 56
    vprolq zmm16, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm13, zmm14, 8                      # B13 = T14 <<< 8
    vmovdqa64 zmm0, zmm28                       # copy of T0
    vpternlogq zmm0, zmm1, zmm31, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm4, zmm24                       # copy of B4
    vpternlogq zmm4, zmm28, zmm1, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm18, zmm18, 55                     # B21 = T18 <<< 55
    vmovdqa64 zmm5, zmm8                        # copy of B8
    vpternlogq zmm5, zmm7, zmm9, 0xc6           # E7 = B7 ^ (~B8 & B9)
    vprolq zmm3, zmm11, 10                      # B17 = T11 <<< 10
    vprolq zmm6, zmm6, 62                       # B20 = T2 <<< 62
    vprolq zmm11, zmm11, 2                      # B24 = T11 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm19, zmm29, 0xd2         # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm31, zmm1, zmm26, 0xc6         # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm1, zmm12                       # copy of B12
    vpternlogq zmm1, zmm13, zmm21, 0xd2         # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm28, zmm26, zmm24, 0x9c        # E3 = B3 ^ (~B4 & T0)
    vprolq zmm20, zmm20, 41                     # B23 = T20 <<< 41
    vpternlogq zmm7, zmm29, zmm8, 0xc6          # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm8, zmm9, zmm19, 0xd2          # E8 = B8 ^ (~B9 & B5)
    vprolq zmm29, zmm27, 15                     # B18 = T12 <<< 15
    vmovdqa64 zmm27, zmm13                      # copy of B13
    vpternlogq zmm27, zmm21, zmm10, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm26, zmm29                      # copy of B18
    vpternlogq zmm26, zmm3, zmm17, 0xc6         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm17                      # copy of B19
    vpternlogq zmm19, zmm15, zmm16, 0xd2        # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm24, zmm30                      # copy of B11
    vpternlogq zmm24, zmm12, zmm13, 0xd2        # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm13, zmm3                       # copy of B17
    vpternlogq zmm13, zmm16, zmm29, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm12, zmm11                      # copy of B24
    vpternlogq zmm12, zmm6, zmm18, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm9, zmm20                       # copy of B23
    vpternlogq zmm9, zmm11, zmm6, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm29, zmm17, zmm15, 0xd2        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm21, zmm10, zmm30, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm30, zmm14                      # copy of B22
    vpternlogq zmm30, zmm20, zmm11, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm0, zmm0, qword ptr [r9]{1to8}     # E0 = X0 ^ RC
    vmovdqa64 zmm17, zmm14                      # copy of B22
    vpternlogq zmm17, zmm6, zmm18, 0x9c         # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm18, zmm20, 0xc6        # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm15, zmm16, zmm3, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm3, zmm28                       # E3 home
    vmovdqa64 zmm6, zmm7                        # E6 home
    vmovdqa64 zmm7, zmm5                        # E7 home
    vmovdqa64 zmm5, zmm23                       # E5 home
    vmovdqa64 zmm10, zmm25                      # E10 home
    vmovdqa64 zmm11, zmm24                      # E11 home
    vmovdqa64 zmm16, zmm13                      # E16 home
    vmovdqa64 zmm13, zmm27                      # E13 home
    vmovdqa64 zmm18, zmm29                      # E18 home
    vmovdqa64 zmm20, zmm17                      # E20 home
    vmovdqa64 zmm17, zmm26                      # E17 home
    vmovdqa64 zmm23, zmm9                       # E23 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm22                       # E2 home
    vmovdqa64 zmm22, zmm30                      # E22 home
    vmovdqa64 zmm24, zmm12                      # E24 home
    vmovdqa64 zmm12, zmm1                       # E12 home
    vmovdqa64 zmm1, zmm31                       # E1 home
    vmovdqa64 zmm31, zmm14                      # out of the way
    vmovdqa64 zmm14, zmm21                      # E14 home
    vmovdqa64 zmm21, zmm31                      # E21 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain16_mask:
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm7, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vmovdqa64 zmm30, zmm20                      # copy of A20
    vpternlogq zmm30, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vmovdqa64 zmm29, zmm3                       # copy of A3
    vpternlogq zmm29, zmm18, zmm23, 0x96        # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm30, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vmovdqa64 zmm28, zmm14                      # copy of A14
    vpternlogq zmm28, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm31, zmm22, zmm17, 0x96        # C2 = C2.1 ^ A22 ^ A17
    vmovdqa64 zmm27, zmm21                      # copy of A21
    vpternlogq zmm27, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm28, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm26, zmm28, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm31, zmm26, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm29, zmm13, zmm8, 0x96         # C3 = C3.1 ^ A13 ^ A8
    vpternlogq zmm3, zmm31, zmm26, 0x96         # T3 = A3 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm26, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm8, zmm31, zmm26, 0x96         # T8 = A8 ^ C2 ^ R4
    vpternlogq zmm13, zmm31, zmm26, 0x96        # T13 = A13 ^ C2 ^ R4
    vprolq zmm31, zmm30, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm26, zmm6                       # copy of A6
    vpternlogq zmm26, zmm30, zmm25, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm27, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm27, zmm29, 1                      # R3 = C3 <<< 1
    vpternlogq zmm16, zmm30, zmm25, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm1, zmm30, zmm25, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm11, zmm30, zmm25, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vprolq zmm26, zmm26, 44                     # B1 = T6 <<< 44
    vpternlogq zmm21, zmm30, zmm25, 0x96        # T21 = A21 ^ C0 ^ R2
    vpternlogq zmm4, zmm29, zmm31, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm30, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm12, zmm6, zmm27, 0x96         # T12 = A12 ^ C1 ^ R3
    vpternlogq zmm14, zmm29, zmm31, 0x96        # T14 = A14 ^ C3 ^ R0
    vpternlogq zmm19, zmm29, zmm31, 0x96        # T19 = A19 ^ C3 ^ R0
    vpternlogq zmm24, zmm29, zmm31, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm20, zmm28, zmm30, 0x96        # T20 = A20 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vpternlogq zmm0, zmm28, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm31, zmm9, zmm29, 0x96         # T9 = A9 ^ C3 ^ R0
    vpternlogq zmm5, zmm28, zmm30, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm31, zmm31, 20                     # B6 = T9 <<< 20
    vmovdqa64 zmm29, zmm12                      # copy of B2
    vpternlogq zmm29, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm10, zmm28, zmm30, 0x96        # T10 = A10 ^ C4 ^ R1
    vmovdqa64 zmm25, zmm27                      # copy of R3
    vpternlogq zmm25, zmm22, zmm6, 0x96         # T22 = A22 ^ C1 ^ R3
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm25, 61                      # B9 = T22 <<< 61
    vmovdqa64 zmm25, zmm6                       # copy of C1
    vpternlogq zmm25, zmm2, zmm27, 0x96         # T2 = A2 ^ C1 ^ R3
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpternlogq zmm17, zmm6, zmm27, 0x96         # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm7, zmm6, zmm27, 0x96          # T7 = A7 ^ C1 ^ R3
    vprolq zmm27, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm22, zmm1                       # copy of B10
    vpternlogq zmm22, zmm27, zmm13, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm7, zmm31                       # copy of B6
    vpternlogq zmm7, zmm3, zmm10, 0xc6          # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm15, zmm28, zmm30, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm30, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm28, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm23, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm19, zmm0                       # copy of T0
    vpternlogq zmm19, zmm26, zmm12, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm6, zmm24                       # copy of B4
    vpternlogq zmm6, zmm0, zmm26, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vmovdqa64 zmm5, zmm16                       # copy of B8
    vpternlogq zmm5, zmm10, zmm9, 0xc6          # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vprolq zmm25, zmm25, 62                     # B20 = T2 <<< 62
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm3, zmm31, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm12, zmm26, zmm18, 0xc6        # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm26, zmm13                      # copy of B12
    vpternlogq zmm26, zmm23, zmm20, 0xd2        # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm0, zmm18, zmm24, 0x9c         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm10, zmm31, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm16, zmm9, zmm3, 0xd2          # E8 = B8 ^ (~B9 & B5)
    vprolq zmm18, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm31, zmm23                      # copy of B13
    vpternlogq zmm31, zmm20, zmm1, 0xd2         # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm17, zmm18                      # copy of B18
    vpternlogq zmm17, zmm11, zmm30, 0xc6        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm24, zmm30                      # copy of B19
    vpternlogq zmm24, zmm4, zmm28, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm9, zmm27                       # copy of B11
    vpternlogq zmm9, zmm13, zmm23, 0xd2         # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm23, zmm11                      # copy of B17
    vpternlogq zmm23, zmm28, zmm18, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm13, zmm21                      # copy of B24
    vpternlogq zmm13, zmm25, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm3, zmm15                       # copy of B23
    vpternlogq zmm3, zmm21, zmm25, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm18, zmm30, zmm4, 0xd2         # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm20, zmm1, zmm27, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm30, zmm14                      # copy of B22
    vpternlogq zmm30, zmm15, zmm21, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm19, zmm19, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm27, zmm14                      # copy of B22
    vpternlogq zmm27, zmm25, zmm8, 0x9c         # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm8, zmm15, 0xc6         # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm4, zmm28, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm1, zmm12                       # E1 home
    vmovdqa64 zmm8, zmm16                       # E8 home
    vmovdqa64 zmm11, zmm9                       # E11 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm29                       # E2 home
    vmovdqa64 zmm12, zmm26                      # E12 home
    vmovdqa64 zmm15, zmm4                       # E15 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm10                       # E6 home
    vmovdqa64 zmm10, zmm22                      # E10 home
    vmovdqa64 zmm16, zmm23                      # E16 home
    vmovdqa64 zmm21, zmm14                      # E21 home
    vmovdqa64 zmm14, zmm20                      # E14 home
    vmovdqa64 zmm20, zmm27                      # E20 home
    vmovdqa64 zmm22, zmm30                      # E22 home
    vmovdqa64 zmm23, zmm3                       # E23 home
    vmovdqa64 zmm3, zmm0                        # E3 home
    vmovdqa64 zmm0, zmm19                       # E0 home
    vmovdqa64 zmm19, zmm24                      # E19 home
    vmovdqa64 zmm24, zmm13                      # E24 home
    vmovdqa64 zmm13, zmm31                      # E13 home
    vmovdqa64 zmm31, zmm5                       # out of the way
    vmovdqa64 zmm5, zmm7                        # E5 home
    vmovdqa64 zmm7, zmm31                       # E7 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain16_mask

    // The last round, of which only 2 lanes are wanted.
    vpternlogq zmm7, zmm12, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vpternlogq zmm20, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm20, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vpternlogq zmm14, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm7, zmm22, zmm17, 0x96         # C2 = C2.1 ^ A22 ^ A17
    vpternlogq zmm21, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vmovdqa64 zmm30, zmm7                       # copy of C2
    vpternlogq zmm30, zmm18, zmm31, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm31, zmm7, 1                       # R2 = C2 <<< 1
    vpternlogq zmm3, zmm13, zmm8, 0x96          # C3 = C3.1 ^ A13 ^ A8
    vmovdqa64 zmm29, zmm6                       # copy of A6
    vpternlogq zmm29, zmm20, zmm31, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm31, zmm30, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm21, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm30, zmm3, 1                       # R3 = C3 <<< 1
    vprolq zmm7, zmm29, 44                      # B1 = T6 <<< 44
    vprolq zmm29, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm30, zmm12, zmm6, 0x96         # T12 = A12 ^ C1 ^ R3
    vprolq zmm28, zmm30, 43                     # B2 = T12 <<< 43
    vpternlogq zmm29, zmm0, zmm14, 0x96         # T0 = A0 ^ C4 ^ R1
    vpternlogq zmm29, zmm7, zmm28, 0xd2         # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm28, zmm7, zmm31, 0xc6         # E1 = B1 ^ (~B2 & B3)
    vpxorq zmm6, zmm29, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm7, zmm28                       # E7 home
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
    vpxorq zmm31, zmm7, zmm2                    # C2.1 = A7 ^ A2
    vpxorq zmm30, zmm0, zmm5                    # C0.1 = A0 ^ A5
    vprolq zmm29, zmm4, 1                       # R4 = A4 <<< 1
    vpxorq zmm18, zmm31, zmm29                  # T18 = C2.1 ^ R4
    vprolq zmm28, zmm31, 1                      # R2 = C2.1 <<< 1
    vpxorq zmm27, zmm3, zmm8                    # C3 = A3 ^ A8
    vmovdqa64 zmm26, zmm29                      # copy of R4
    vpternlogq zmm26, zmm3, zmm31, 0x96         # T3 = A3 ^ C2.1 ^ R4
    vpternlogq zmm8, zmm31, zmm29, 0x96         # T8 = A8 ^ C2.1 ^ R4
    vprolq zmm31, zmm30, 1                      # R0 = C0.1 <<< 1
    vmovdqa64 zmm29, zmm6                       # copy of A6
    vpternlogq zmm29, zmm30, zmm28, 0x96        # T6 = A6 ^ C0.1 ^ R2
    vprolq zmm3, zmm18, 21                      # B3 = T18 <<< 21
    vpternlogq zmm6, zmm1, zmm16, 0x96          # C1 = A1 ^ A6 ^ A16
    vprolq zmm25, zmm27, 1                      # R3 = C3 <<< 1
    vmovdqa64 zmm24, zmm28                      # copy of R2
    vpternlogq zmm24, zmm16, zmm30, 0x96        # T16 = A16 ^ C0.1 ^ R2
    vmovdqa64 zmm23, zmm28                      # copy of R2
    vpternlogq zmm23, zmm1, zmm30, 0x96         # T1 = A1 ^ C0.1 ^ R2
    vprolq zmm12, zmm18, 25                     # B12 = T18 <<< 25
    vpxorq zmm11, zmm30, zmm28                  # T11 = C0.1 ^ R2
    vprolq zmm30, zmm24, 45                     # B8 = T16 <<< 45
    vprolq zmm1, zmm29, 44                      # B1 = T6 <<< 44
    vmovdqa64 zmm29, zmm4                       # copy of A4
    vpternlogq zmm29, zmm27, zmm31, 0x96        # T4 = A4 ^ C3 ^ R0
    vprolq zmm28, zmm6, 1                       # R1 = C1 <<< 1
    vpxorq zmm24, zmm6, zmm25                   # T12 = C1 ^ R3
    vpxorq zmm14, zmm27, zmm31                  # T14 = C3 ^ R0
    vpxorq zmm20, zmm4, zmm28                   # T20 = A4 ^ R1
    vprolq zmm15, zmm29, 27                     # B15 = T4 <<< 27
    vprolq zmm31, zmm24, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm29, zmm28                      # copy of R1
    vpternlogq zmm29, zmm0, zmm4, 0x96          # T0 = A0 ^ A4 ^ R1
    vprolq zmm27, zmm14, 14                     # B4 = T14 <<< 14
    vpternlogq zmm5, zmm4, zmm28, 0x96          # T5 = A5 ^ A4 ^ R1
    vprolq zmm28, zmm14, 20                     # B6 = T14 <<< 20
    vmovdqa64 zmm22, zmm31                      # copy of B2
    vpternlogq zmm22, zmm3, zmm27, 0xd2         # E2 = B2 ^ (~B3 & B4)
    vprolq zmm21, zmm20, 18                     # B14 = T20 <<< 18
    vprolq zmm19, zmm20, 3                      # B7 = T20 <<< 3
    vprolq zmm17, zmm26, 28                     # B5 = T3 <<< 28
    vprolq zmm9, zmm24, 61                      # B9 = T12 <<< 61
    vmovdqa64 zmm26, zmm6                       # copy of C1
    vpternlogq zmm26, zmm2, zmm25, 0x96         # T2 = A2 ^ C1 ^ R3
    vprolq zmm10, zmm23, 1                      # B10 = T1 <<< 1
    vpternlogq zmm7, zmm6, zmm25, 0x96          # T7 = A7 ^ C1 ^ R3
    vprolq zmm25, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm23, zmm10                      # copy of B10
    vpternlogq zmm23, zmm25, zmm12, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm16, zmm28                      # copy of B6
    vpternlogq zmm16, zmm17, zmm19, 0xc6        # E5 = B5 ^ (~B6 & B7)
    vprolq zmm13, zmm18, 56                     # B19 = T18 <<< 56
    vprolq zmm18, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm7, zmm14, 8                       # B13 = T14 <<< 8
    vmovdqa64 zmm0, zmm29                       # copy of T0
    vpternlogq zmm0, zmm1, zmm31, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm4, zmm27                       # copy of B4
    vpternlogq zmm4, zmm29, zmm1, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vmovdqa64 zmm6, zmm30                       # copy of B8
    vpternlogq zmm6, zmm19, zmm9, 0xc6          # E7 = B7 ^ (~B8 & B9)
    vprolq zmm5, zmm11, 10                      # B17 = T11 <<< 10
    vprolq zmm26, zmm26, 62                     # B20 = T2 <<< 62
    vprolq zmm11, zmm11, 2                      # B24 = T11 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm17, zmm28, 0xd2         # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm31, zmm1, zmm3, 0xc6          # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm1, zmm12                       # copy of B12
    vpternlogq zmm1, zmm7, zmm21, 0xd2          # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm29, zmm3, zmm27, 0x9c         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm20, zmm20, 41                     # B23 = T20 <<< 41
    vpternlogq zmm19, zmm28, zmm30, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm30, zmm9, zmm17, 0xd2         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm28, zmm24, 15                     # B18 = T12 <<< 15
    vmovdqa64 zmm27, zmm7                       # copy of B13
    vpternlogq zmm27, zmm21, zmm10, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm17, zmm28                      # copy of B18
    vpternlogq zmm17, zmm5, zmm13, 0xc6         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm24, zmm13                      # copy of B19
    vpternlogq zmm24, zmm15, zmm18, 0xd2        # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm9, zmm25                       # copy of B11
    vpternlogq zmm9, zmm12, zmm7, 0xd2          # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm12, zmm5                       # copy of B17
    vpternlogq zmm12, zmm18, zmm28, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm7, zmm11                       # copy of B24
    vpternlogq zmm7, zmm26, zmm8, 0xd2          # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm3, zmm20                       # copy of B23
    vpternlogq zmm3, zmm11, zmm26, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm28, zmm13, zmm15, 0xd2        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm21, zmm10, zmm25, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm25, zmm14                      # copy of B22
    vpternlogq zmm25, zmm20, zmm11, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm0, zmm0, qword ptr [r9]{1to8}     # E0 = X0 ^ RC
    vmovdqa64 zmm13, zmm14                      # copy of B22
    vpternlogq zmm13, zmm26, zmm8, 0x9c         # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm8, zmm20, 0xc6         # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm15, zmm18, zmm5, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm5, zmm16                       # E5 home
    vmovdqa64 zmm8, zmm30                       # E8 home
    vmovdqa64 zmm10, zmm23                      # E10 home
    vmovdqa64 zmm11, zmm9                       # E11 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm22                       # E2 home
    vmovdqa64 zmm16, zmm12                      # E16 home
    vmovdqa64 zmm12, zmm1                       # E12 home
    vmovdqa64 zmm1, zmm31                       # E1 home
    vmovdqa64 zmm18, zmm28                      # E18 home
    vmovdqa64 zmm20, zmm13                      # E20 home
    vmovdqa64 zmm13, zmm27                      # E13 home
    vmovdqa64 zmm22, zmm25                      # E22 home
    vmovdqa64 zmm23, zmm3                       # E23 home
    vmovdqa64 zmm3, zmm29                       # E3 home
    vmovdqa64 zmm31, zmm6                       # out of the way
    vmovdqa64 zmm6, zmm19                       # E6 home
    vmovdqa64 zmm19, zmm24                      # E19 home
    vmovdqa64 zmm24, zmm7                       # E24 home
    vmovdqa64 zmm7, zmm31                       # E7 home
    vmovdqa64 zmm31, zmm14                      # out of the way
    vmovdqa64 zmm14, zmm21                      # E14 home
    vmovdqa64 zmm21, zmm31                      # E21 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain16_round:
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm7, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vmovdqa64 zmm30, zmm20                      # copy of A20
    vpternlogq zmm30, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vmovdqa64 zmm29, zmm3                       # copy of A3
    vpternlogq zmm29, zmm18, zmm23, 0x96        # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm30, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vmovdqa64 zmm28, zmm14                      # copy of A14
    vpternlogq zmm28, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm31, zmm22, zmm17, 0x96        # C2 = C2.1 ^ A22 ^ A17
    vmovdqa64 zmm27, zmm21                      # copy of A21
    vpternlogq zmm27, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm28, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm26, zmm28, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm31, zmm26, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm29, zmm13, zmm8, 0x96         # C3 = C3.1 ^ A13 ^ A8
    vpternlogq zmm3, zmm31, zmm26, 0x96         # T3 = A3 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm26, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm8, zmm31, zmm26, 0x96         # T8 = A8 ^ C2 ^ R4
    vpternlogq zmm13, zmm31, zmm26, 0x96        # T13 = A13 ^ C2 ^ R4
    vprolq zmm31, zmm30, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm26, zmm6                       # copy of A6
    vpternlogq zmm26, zmm30, zmm25, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm27, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm27, zmm29, 1                      # R3 = C3 <<< 1
    vpternlogq zmm16, zmm30, zmm25, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm1, zmm30, zmm25, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm11, zmm30, zmm25, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vprolq zmm26, zmm26, 44                     # B1 = T6 <<< 44
    vpternlogq zmm21, zmm30, zmm25, 0x96        # T21 = A21 ^ C0 ^ R2
    vpternlogq zmm4, zmm29, zmm31, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm30, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm12, zmm6, zmm27, 0x96         # T12 = A12 ^ C1 ^ R3
    vpternlogq zmm14, zmm29, zmm31, 0x96        # T14 = A14 ^ C3 ^ R0
    vpternlogq zmm19, zmm29, zmm31, 0x96        # T19 = A19 ^ C3 ^ R0
    vpternlogq zmm24, zmm29, zmm31, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm20, zmm28, zmm30, 0x96        # T20 = A20 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vpternlogq zmm0, zmm28, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm31, zmm9, zmm29, 0x96         # T9 = A9 ^ C3 ^ R0
    vpternlogq zmm5, zmm28, zmm30, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm31, zmm31, 20                     # B6 = T9 <<< 20
    vmovdqa64 zmm29, zmm12                      # copy of B2
    vpternlogq zmm29, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm10, zmm28, zmm30, 0x96        # T10 = A10 ^ C4 ^ R1
    vmovdqa64 zmm25, zmm27                      # copy of R3
    vpternlogq zmm25, zmm22, zmm6, 0x96         # T22 = A22 ^ C1 ^ R3
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm25, 61                      # B9 = T22 <<< 61
    vmovdqa64 zmm25, zmm6                       # copy of C1
    vpternlogq zmm25, zmm2, zmm27, 0x96         # T2 = A2 ^ C1 ^ R3
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpternlogq zmm17, zmm6, zmm27, 0x96         # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm7, zmm6, zmm27, 0x96          # T7 = A7 ^ C1 ^ R3
    vprolq zmm27, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm22, zmm1                       # copy of B10
    vpternlogq zmm22, zmm27, zmm13, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm7, zmm31                       # copy of B6
    vpternlogq zmm7, zmm3, zmm10, 0xc6          # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm15, zmm28, zmm30, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm30, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm28, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm23, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm19, zmm0                       # copy of T0
    vpternlogq zmm19, zmm26, zmm12, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm6, zmm24                       # copy of B4
    vpternlogq zmm6, zmm0, zmm26, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vmovdqa64 zmm5, zmm16                       # copy of B8
    vpternlogq zmm5, zmm10, zmm9, 0xc6          # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vprolq zmm25, zmm25, 62                     # B20 = T2 <<< 62
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm3, zmm31, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm12, zmm26, zmm18, 0xc6        # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm26, zmm13                      # copy of B12
    vpternlogq zmm26, zmm23, zmm20, 0xd2        # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm0, zmm18, zmm24, 0x9c         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm10, zmm31, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm16, zmm9, zmm3, 0xd2          # E8 = B8 ^ (~B9 & B5)
    vprolq zmm18, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm31, zmm23                      # copy of B13
    vpternlogq zmm31, zmm20, zmm1, 0xd2         # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm17, zmm18                      # copy of B18
    vpternlogq zmm17, zmm11, zmm30, 0xc6        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm24, zmm30                      # copy of B19
    vpternlogq zmm24, zmm4, zmm28, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm9, zmm27                       # copy of B11
    vpternlogq zmm9, zmm13, zmm23, 0xd2         # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm23, zmm11                      # copy of B17
    vpternlogq zmm23, zmm28, zmm18, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm13, zmm21                      # copy of B24
    vpternlogq zmm13, zmm25, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm3, zmm15                       # copy of B23
    vpternlogq zmm3, zmm21, zmm25, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm18, zmm30, zmm4, 0xd2         # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm20, zmm1, zmm27, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm30, zmm14                      # copy of B22
    vpternlogq zmm30, zmm15, zmm21, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm19, zmm19, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm27, zmm14                      # copy of B22
    vpternlogq zmm27, zmm25, zmm8, 0x9c         # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm8, zmm15, 0xc6         # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm4, zmm28, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm1, zmm12                       # E1 home
    vmovdqa64 zmm8, zmm16                       # E8 home
    vmovdqa64 zmm11, zmm9                       # E11 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm29                       # E2 home
    vmovdqa64 zmm12, zmm26                      # E12 home
    vmovdqa64 zmm15, zmm4                       # E15 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm10                       # E6 home
    vmovdqa64 zmm10, zmm22                      # E10 home
    vmovdqa64 zmm16, zmm23                      # E16 home
    vmovdqa64 zmm21, zmm14                      # E21 home
    vmovdqa64 zmm14, zmm20                      # E14 home
    vmovdqa64 zmm20, zmm27                      # E20 home
    vmovdqa64 zmm22, zmm30                      # E22 home
    vmovdqa64 zmm23, zmm3                       # E23 home
    vmovdqa64 zmm3, zmm0                        # E3 home
    vmovdqa64 zmm0, zmm19                       # E0 home
    vmovdqa64 zmm19, zmm24                      # E19 home
    vmovdqa64 zmm24, zmm13                      # E24 home
    vmovdqa64 zmm13, zmm31                      # E13 home
    vmovdqa64 zmm31, zmm5                       # out of the way
    vmovdqa64 zmm5, zmm7                        # E5 home
    vmovdqa64 zmm7, zmm31                       # E7 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain16_round

    // The last round, of which only 2 lanes are wanted.
    vpternlogq zmm7, zmm12, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vpternlogq zmm20, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm20, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vpternlogq zmm14, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm7, zmm22, zmm17, 0x96         # C2 = C2.1 ^ A22 ^ A17
    vpternlogq zmm21, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vmovdqa64 zmm30, zmm7                       # copy of C2
    vpternlogq zmm30, zmm18, zmm31, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm31, zmm7, 1                       # R2 = C2 <<< 1
    vpternlogq zmm3, zmm13, zmm8, 0x96          # C3 = C3.1 ^ A13 ^ A8
    vmovdqa64 zmm29, zmm6                       # copy of A6
    vpternlogq zmm29, zmm20, zmm31, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm31, zmm30, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm21, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm30, zmm3, 1                       # R3 = C3 <<< 1
    vprolq zmm7, zmm29, 44                      # B1 = T6 <<< 44
    vprolq zmm29, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm30, zmm12, zmm6, 0x96         # T12 = A12 ^ C1 ^ R3
    vprolq zmm28, zmm30, 43                     # B2 = T12 <<< 43
    vpternlogq zmm29, zmm0, zmm14, 0x96         # T0 = A0 ^ C4 ^ R1
    vpternlogq zmm29, zmm7, zmm28, 0xd2         # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm28, zmm7, zmm31, 0xc6         # E1 = B1 ^ (~B2 & B3)
    vpxorq zmm6, zmm29, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm7, zmm28                       # E7 home
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
    vpxorq zmm31, zmm7, zmm2                    # C2.1 = A7 ^ A2
    vpxorq zmm30, zmm0, zmm5                    # C0.1 = A0 ^ A5
    vprolq zmm29, zmm4, 1                       # R4 = A4 <<< 1
    vpxorq zmm18, zmm31, zmm29                  # T18 = C2.1 ^ R4
    vprolq zmm28, zmm31, 1                      # R2 = C2.1 <<< 1
    vpternlogq zmm29, zmm3, zmm31, 0x96         # T3 = A3 ^ C2.1 ^ R4
    vprolq zmm31, zmm30, 1                      # R0 = C0.1 <<< 1
    vmovdqa64 zmm27, zmm6                       # copy of A6
    vpternlogq zmm27, zmm30, zmm28, 0x96        # T6 = A6 ^ C0.1 ^ R2
    vprolq zmm26, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm1, zmm16, 0x96          # C1 = A1 ^ A6 ^ A16
    vprolq zmm25, zmm3, 1                       # R3 = A3 <<< 1
    vmovdqa64 zmm24, zmm28                      # copy of R2
    vpternlogq zmm24, zmm16, zmm30, 0x96        # T16 = A16 ^ C0.1 ^ R2
    vmovdqa64 zmm23, zmm28                      # copy of R2
    vpternlogq zmm23, zmm1, zmm30, 0x96         # T1 = A1 ^ C0.1 ^ R2
    vprolq zmm12, zmm18, 25                     # B12 = T18 <<< 25
    vpxorq zmm11, zmm30, zmm28                  # T11 = C0.1 ^ R2
    vprolq zmm8, zmm24, 45                      # B8 = T16 <<< 45
    vprolq zmm1, zmm27, 44                      # B1 = T6 <<< 44
    vmovdqa64 zmm30, zmm4                       # copy of A4
    vpternlogq zmm30, zmm3, zmm31, 0x96         # T4 = A4 ^ A3 ^ R0
    vprolq zmm28, zmm6, 1                       # R1 = C1 <<< 1
    vpxorq zmm27, zmm6, zmm25                   # T12 = C1 ^ R3
    vpxorq zmm14, zmm3, zmm31                   # T14 = A3 ^ R0
    vpxorq zmm20, zmm4, zmm28                   # T20 = A4 ^ R1
    vprolq zmm15, zmm30, 27                     # B15 = T4 <<< 27
    vprolq zmm31, zmm27, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm30, zmm28                      # copy of R1
    vpternlogq zmm30, zmm0, zmm4, 0x96          # T0 = A0 ^ A4 ^ R1
    vprolq zmm24, zmm14, 14                     # B4 = T14 <<< 14
    vpternlogq zmm5, zmm4, zmm28, 0x96          # T5 = A5 ^ A4 ^ R1
    vprolq zmm28, zmm14, 20                     # B6 = T14 <<< 20
    vmovdqa64 zmm22, zmm31                      # copy of B2
    vpternlogq zmm22, zmm26, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm21, zmm20, 18                     # B14 = T20 <<< 18
    vprolq zmm19, zmm20, 3                      # B7 = T20 <<< 3
    vprolq zmm17, zmm29, 28                     # B5 = T3 <<< 28
    vprolq zmm9, zmm27, 61                      # B9 = T12 <<< 61
    vmovdqa64 zmm29, zmm6                       # copy of C1
    vpternlogq zmm29, zmm2, zmm25, 0x96         # T2 = A2 ^ C1 ^ R3
    vprolq zmm10, zmm23, 1                      # B10 = T1 <<< 1
    vpternlogq zmm7, zmm6, zmm25, 0x96          # T7 = A7 ^ C1 ^ R3
    vprolq zmm25, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm23, zmm10                      # copy of B10
    vpternlogq zmm23, zmm25, zmm12, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm16, zmm28                      # copy of B6
    vpternlogq zmm16, zmm17, zmm19, 0xc6        # E5 = B5 ^ (~B6 & B7)
    vprolq zmm13, zmm18, 56                     # B19 = T18 <<< 56
    vprolq zmm7, zmm5, 36                       # B16 = T5 <<< 36
    vprolq zmm6, zmm14, 8                       # B13 = T14 <<< 8
    vmovdqa64 zmm0, zmm30                       # copy of T0
    vpternlogq zmm0, zmm1, zmm31, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm4, zmm24                       # copy of B4
    vpternlogq zmm4, zmm30, zmm1, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm18, zmm18, 55                     # B21 = T18 <<< 55
    vmovdqa64 zmm5, zmm8                        # copy of B8
    vpternlogq zmm5, zmm19, zmm9, 0xc6          # E7 = B7 ^ (~B8 & B9)
    vprolq zmm3, zmm11, 10                      # B17 = T11 <<< 10
    vprolq zmm29, zmm29, 62                     # B20 = T2 <<< 62
    vprolq zmm11, zmm11, 2                      # B24 = T11 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm17, zmm28, 0xd2         # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm31, zmm1, zmm26, 0xc6         # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm1, zmm12                       # copy of B12
    vpternlogq zmm1, zmm6, zmm21, 0xd2          # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm30, zmm26, zmm24, 0x9c        # E3 = B3 ^ (~B4 & T0)
    vprolq zmm20, zmm20, 41                     # B23 = T20 <<< 41
    vpternlogq zmm19, zmm28, zmm8, 0xc6         # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm8, zmm9, zmm17, 0xd2          # E8 = B8 ^ (~B9 & B5)
    vprolq zmm28, zmm27, 15                     # B18 = T12 <<< 15
    vmovdqa64 zmm27, zmm6                       # copy of B13
    vpternlogq zmm27, zmm21, zmm10, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm17, zmm28                      # copy of B18
    vpternlogq zmm17, zmm3, zmm13, 0xc6         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm26, zmm13                      # copy of B19
    vpternlogq zmm26, zmm15, zmm7, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm24, zmm25                      # copy of B11
    vpternlogq zmm24, zmm12, zmm6, 0xd2         # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm12, zmm3                       # copy of B17
    vpternlogq zmm12, zmm7, zmm28, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm9, zmm11                       # copy of B24
    vpternlogq zmm9, zmm29, zmm18, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm6, zmm20                       # copy of B23
    vpternlogq zmm6, zmm11, zmm29, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm28, zmm13, zmm15, 0xd2        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm21, zmm10, zmm25, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm25, zmm14                      # copy of B22
    vpternlogq zmm25, zmm20, zmm11, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm0, zmm0, qword ptr [r9]{1to8}     # E0 = X0 ^ RC
    vmovdqa64 zmm13, zmm14                      # copy of B22
    vpternlogq zmm13, zmm29, zmm18, 0x9c        # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm18, zmm20, 0xc6        # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm15, zmm7, zmm3, 0xd2          # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm3, zmm30                       # E3 home
    vmovdqa64 zmm7, zmm5                        # E7 home
    vmovdqa64 zmm5, zmm16                       # E5 home
    vmovdqa64 zmm10, zmm23                      # E10 home
    vmovdqa64 zmm11, zmm24                      # E11 home
    vmovdqa64 zmm16, zmm12                      # E16 home
    vmovdqa64 zmm12, zmm1                       # E12 home
    vmovdqa64 zmm1, zmm31                       # E1 home
    vmovdqa64 zmm18, zmm28                      # E18 home
    vmovdqa64 zmm20, zmm13                      # E20 home
    vmovdqa64 zmm13, zmm27                      # E13 home
    vmovdqa64 zmm23, zmm6                       # E23 home
    vmovdqa64 zmm6, zmm19                       # E6 home
    vmovdqa64 zmm19, zmm26                      # E19 home
    vmovdqa64 zmm24, zmm9                       # E24 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm22                       # E2 home
    vmovdqa64 zmm22, zmm25                      # E22 home
    vmovdqa64 zmm31, zmm14                      # out of the way
    vmovdqa64 zmm14, zmm21                      # E14 home
    vmovdqa64 zmm21, zmm31                      # E21 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain24_mask:
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm7, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vmovdqa64 zmm30, zmm20                      # copy of A20
    vpternlogq zmm30, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vmovdqa64 zmm29, zmm3                       # copy of A3
    vpternlogq zmm29, zmm18, zmm23, 0x96        # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm30, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vmovdqa64 zmm28, zmm14                      # copy of A14
    vpternlogq zmm28, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm31, zmm22, zmm17, 0x96        # C2 = C2.1 ^ A22 ^ A17
    vmovdqa64 zmm27, zmm21                      # copy of A21
    vpternlogq zmm27, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm28, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm26, zmm28, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm31, zmm26, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm29, zmm13, zmm8, 0x96         # C3 = C3.1 ^ A13 ^ A8
    vpternlogq zmm3, zmm31, zmm26, 0x96         # T3 = A3 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm26, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm8, zmm31, zmm26, 0x96         # T8 = A8 ^ C2 ^ R4
    vpternlogq zmm13, zmm31, zmm26, 0x96        # T13 = A13 ^ C2 ^ R4
    vprolq zmm31, zmm30, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm26, zmm6                       # copy of A6
    vpternlogq zmm26, zmm30, zmm25, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm27, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm27, zmm29, 1                      # R3 = C3 <<< 1
    vpternlogq zmm16, zmm30, zmm25, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm1, zmm30, zmm25, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm11, zmm30, zmm25, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vprolq zmm26, zmm26, 44                     # B1 = T6 <<< 44
    vpternlogq zmm21, zmm30, zmm25, 0x96        # T21 = A21 ^ C0 ^ R2
    vpternlogq zmm4, zmm29, zmm31, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm30, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm12, zmm6, zmm27, 0x96         # T12 = A12 ^ C1 ^ R3
    vpternlogq zmm14, zmm29, zmm31, 0x96        # T14 = A14 ^ C3 ^ R0
    vpternlogq zmm19, zmm29, zmm31, 0x96        # T19 = A19 ^ C3 ^ R0
    vpternlogq zmm24, zmm29, zmm31, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm20, zmm28, zmm30, 0x96        # T20 = A20 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vpternlogq zmm0, zmm28, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm31, zmm9, zmm29, 0x96         # T9 = A9 ^ C3 ^ R0
    vpternlogq zmm5, zmm28, zmm30, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm31, zmm31, 20                     # B6 = T9 <<< 20
    vmovdqa64 zmm29, zmm12                      # copy of B2
    vpternlogq zmm29, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm10, zmm28, zmm30, 0x96        # T10 = A10 ^ C4 ^ R1
    vmovdqa64 zmm25, zmm27                      # copy of R3
    vpternlogq zmm25, zmm22, zmm6, 0x96         # T22 = A22 ^ C1 ^ R3
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm25, 61                      # B9 = T22 <<< 61
    vmovdqa64 zmm25, zmm6                       # copy of C1
    vpternlogq zmm25, zmm2, zmm27, 0x96         # T2 = A2 ^ C1 ^ R3
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpternlogq zmm17, zmm6, zmm27, 0x96         # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm7, zmm6, zmm27, 0x96          # T7 = A7 ^ C1 ^ R3
    vprolq zmm27, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm22, zmm1                       # copy of B10
    vpternlogq zmm22, zmm27, zmm13, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm7, zmm31                       # copy of B6
    vpternlogq zmm7, zmm3, zmm10, 0xc6          # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm15, zmm28, zmm30, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm30, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm28, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm23, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm19, zmm0                       # copy of T0
    vpternlogq zmm19, zmm26, zmm12, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm6, zmm24                       # copy of B4
    vpternlogq zmm6, zmm0, zmm26, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vmovdqa64 zmm5, zmm16                       # copy of B8
    vpternlogq zmm5, zmm10, zmm9, 0xc6          # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vprolq zmm25, zmm25, 62                     # B20 = T2 <<< 62
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm3, zmm31, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm12, zmm26, zmm18, 0xc6        # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm26, zmm13                      # copy of B12
    vpternlogq zmm26, zmm23, zmm20, 0xd2        # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm0, zmm18, zmm24, 0x9c         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm10, zmm31, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm16, zmm9, zmm3, 0xd2          # E8 = B8 ^ (~B9 & B5)
    vprolq zmm18, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm31, zmm23                      # copy of B13
    vpternlogq zmm31, zmm20, zmm1, 0xd2         # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm17, zmm18                      # copy of B18
    vpternlogq zmm17, zmm11, zmm30, 0xc6        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm24, zmm30                      # copy of B19
    vpternlogq zmm24, zmm4, zmm28, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm9, zmm27                       # copy of B11
    vpternlogq zmm9, zmm13, zmm23, 0xd2         # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm23, zmm11                      # copy of B17
    vpternlogq zmm23, zmm28, zmm18, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm13, zmm21                      # copy of B24
    vpternlogq zmm13, zmm25, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm3, zmm15                       # copy of B23
    vpternlogq zmm3, zmm21, zmm25, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm18, zmm30, zmm4, 0xd2         # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm20, zmm1, zmm27, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm30, zmm14                      # copy of B22
    vpternlogq zmm30, zmm15, zmm21, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm19, zmm19, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm27, zmm14                      # copy of B22
    vpternlogq zmm27, zmm25, zmm8, 0x9c         # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm8, zmm15, 0xc6         # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm4, zmm28, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm1, zmm12                       # E1 home
    vmovdqa64 zmm8, zmm16                       # E8 home
    vmovdqa64 zmm11, zmm9                       # E11 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm29                       # E2 home
    vmovdqa64 zmm12, zmm26                      # E12 home
    vmovdqa64 zmm15, zmm4                       # E15 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm10                       # E6 home
    vmovdqa64 zmm10, zmm22                      # E10 home
    vmovdqa64 zmm16, zmm23                      # E16 home
    vmovdqa64 zmm21, zmm14                      # E21 home
    vmovdqa64 zmm14, zmm20                      # E14 home
    vmovdqa64 zmm20, zmm27                      # E20 home
    vmovdqa64 zmm22, zmm30                      # E22 home
    vmovdqa64 zmm23, zmm3                       # E23 home
    vmovdqa64 zmm3, zmm0                        # E3 home
    vmovdqa64 zmm0, zmm19                       # E0 home
    vmovdqa64 zmm19, zmm24                      # E19 home
    vmovdqa64 zmm24, zmm13                      # E24 home
    vmovdqa64 zmm13, zmm31                      # E13 home
    vmovdqa64 zmm31, zmm5                       # out of the way
    vmovdqa64 zmm5, zmm7                        # E5 home
    vmovdqa64 zmm7, zmm31                       # E7 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain24_mask

    // The last round, of which only 3 lanes are wanted.
    vpternlogq zmm7, zmm12, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vpternlogq zmm20, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm20, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vpternlogq zmm14, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm7, zmm22, zmm17, 0x96         # C2 = C2.1 ^ A22 ^ A17
    vpternlogq zmm21, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vmovdqa64 zmm30, zmm7                       # copy of C2
    vpternlogq zmm30, zmm18, zmm31, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm31, zmm7, 1                       # R2 = C2 <<< 1
    vpternlogq zmm3, zmm13, zmm8, 0x96          # C3 = C3.1 ^ A13 ^ A8
    vprolq zmm29, zmm20, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm28, zmm6                       # copy of A6
    vpternlogq zmm28, zmm20, zmm31, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm31, zmm30, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm21, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm30, zmm3, 1                       # R3 = C3 <<< 1
    vprolq zmm8, zmm28, 44                      # B1 = T6 <<< 44
    vprolq zmm28, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm30, zmm12, zmm6, 0x96         # T12 = A12 ^ C1 ^ R3
    vpternlogq zmm29, zmm24, zmm3, 0x96         # T24 = A24 ^ C3 ^ R0
    vprolq zmm9, zmm30, 43                      # B2 = T12 <<< 43
    vpternlogq zmm28, zmm0, zmm14, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm30, zmm29, 14                     # B4 = T24 <<< 14
    vmovdqa64 zmm29, zmm9                       # copy of B2
    vpternlogq zmm29, zmm31, zmm30, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vpternlogq zmm28, zmm8, zmm9, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm9, zmm8, zmm31, 0xc6          # E1 = B1 ^ (~B2 & B3)
    vpxorq zmm7, zmm28, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm8, zmm9                        # E8 home
    vmovdqa64 zmm9, zmm29                       # E9 home
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
    vpxorq zmm31, zmm7, zmm2                    # C2.1 = A7 ^ A2
    vpxorq zmm30, zmm0, zmm5                    # C0.1 = A0 ^ A5
    vpxorq zmm30, zmm30, zmm10                  # C0 = C0.1 ^ A10
    vpxorq zmm29, zmm4, zmm9                    # C4 = A4 ^ A9
    vprolq zmm28, zmm29, 1                      # R4 = C4 <<< 1
    vpxorq zmm18, zmm31, zmm28                  # T18 = C2.1 ^ R4
    vprolq zmm27, zmm31, 1                      # R2 = C2.1 <<< 1
    vpxorq zmm26, zmm3, zmm8                    # C3 = A3 ^ A8
    vmovdqa64 zmm25, zmm28                      # copy of R4
    vpternlogq zmm25, zmm3, zmm31, 0x96         # T3 = A3 ^ C2.1 ^ R4
    vpternlogq zmm8, zmm31, zmm28, 0x96         # T8 = A8 ^ C2.1 ^ R4
    vprolq zmm31, zmm30, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm28, zmm6                       # copy of A6
    vpternlogq zmm28, zmm30, zmm27, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm3, zmm18, 21                      # B3 = T18 <<< 21
    vpternlogq zmm6, zmm1, zmm16, 0x96          # C1 = A1 ^ A6 ^ A16
    vprolq zmm24, zmm26, 1                      # R3 = C3 <<< 1
    vmovdqa64 zmm23, zmm27                      # copy of R2
    vpternlogq zmm23, zmm16, zmm30, 0x96        # T16 = A16 ^ C0 ^ R2
    vmovdqa64 zmm22, zmm27                      # copy of R2
    vpternlogq zmm22, zmm1, zmm30, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm12, zmm18, 25                     # B12 = T18 <<< 25
    vpxorq zmm11, zmm30, zmm27                  # T11 = C0 ^ R2
    vprolq zmm30, zmm23, 45                     # B8 = T16 <<< 45
    vprolq zmm1, zmm28, 44                      # B1 = T6 <<< 44
    vpternlogq zmm4, zmm26, zmm31, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm28, zmm6, 1                       # R1 = C1 <<< 1
    vpxorq zmm27, zmm6, zmm24                   # T12 = C1 ^ R3
    vpxorq zmm14, zmm26, zmm31                  # T14 = C3 ^ R0
    vpxorq zmm20, zmm29, zmm28                  # T20 = C4 ^ R1
    vprolq zmm15, zmm4, 27                      # B15 = T4 <<< 27
    vprolq zmm23, zmm27, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm21, zmm28                      # copy of R1
    vpternlogq zmm21, zmm0, zmm29, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm4, zmm14, 14                      # B4 = T14 <<< 14
    vpternlogq zmm31, zmm9, zmm26, 0x96         # T9 = A9 ^ C3 ^ R0
    vpternlogq zmm5, zmm29, zmm28, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm26, zmm31, 20                     # B6 = T9 <<< 20
    vmovdqa64 zmm31, zmm23                      # copy of B2
    vpternlogq zmm31, zmm3, zmm4, 0xd2          # E2 = B2 ^ (~B3 & B4)
    vprolq zmm19, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm10, zmm29, zmm28, 0x96        # T10 = A10 ^ C4 ^ R1
    vprolq zmm29, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm28, zmm25, 28                     # B5 = T3 <<< 28
    vprolq zmm9, zmm27, 61                      # B9 = T12 <<< 61
    vmovdqa64 zmm25, zmm6                       # copy of C1
    vpternlogq zmm25, zmm2, zmm24, 0x96         # T2 = A2 ^ C1 ^ R3
    vprolq zmm10, zmm22, 1                      # B10 = T1 <<< 1
    vpternlogq zmm7, zmm6, zmm24, 0x96          # T7 = A7 ^ C1 ^ R3
    vprolq zmm24, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm22, zmm10                      # copy of B10
    vpternlogq zmm22, zmm24, zmm12, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm17, zmm26                      # copy of B6
    vpternlogq zmm17, zmm28, zmm29, 0xc6        # E5 = B5 ^ (~B6 & B7)
    vprolq zmm16, zmm18, 56                     # B19 = T18 <<< 56
    vprolq zmm18, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm13, zmm14, 8                      # B13 = T14 <<< 8
    vmovdqa64 zmm0, zmm21                       # copy of T0
    vpternlogq zmm0, zmm1, zmm23, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm7, zmm4                        # copy of B4
    vpternlogq zmm7, zmm21, zmm1, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vmovdqa64 zmm6, zmm30                       # copy of B8
    vpternlogq zmm6, zmm29, zmm9, 0xc6          # E7 = B7 ^ (~B8 & B9)
    vprolq zmm5, zmm11, 10                      # B17 = T11 <<< 10
    vprolq zmm25, zmm25, 62                     # B20 = T2 <<< 62
    vprolq zmm11, zmm11, 2                      # B24 = T11 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm28, zmm26, 0xd2         # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm23, zmm1, zmm3, 0xc6          # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm1, zmm12                       # copy of B12
    vpternlogq zmm1, zmm13, zmm19, 0xd2         # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm21, zmm3, zmm4, 0x9c          # E3 = B3 ^ (~B4 & T0)
    vprolq zmm20, zmm20, 41                     # B23 = T20 <<< 41
    vpternlogq zmm29, zmm26, zmm30, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm30, zmm9, zmm28, 0xd2         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm28, zmm27, 15                     # B18 = T12 <<< 15
    vmovdqa64 zmm27, zmm13                      # copy of B13
    vpternlogq zmm27, zmm19, zmm10, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm26, zmm28                      # copy of B18
    vpternlogq zmm26, zmm5, zmm16, 0xc6         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm9, zmm16                       # copy of B19
    vpternlogq zmm9, zmm15, zmm18, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm4, zmm24                       # copy of B11
    vpternlogq zmm4, zmm12, zmm13, 0xd2         # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm13, zmm5                       # copy of B17
    vpternlogq zmm13, zmm18, zmm28, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm12, zmm11                      # copy of B24
    vpternlogq zmm12, zmm25, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm3, zmm20                       # copy of B23
    vpternlogq zmm3, zmm11, zmm25, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm28, zmm16, zmm15, 0xd2        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm19, zmm10, zmm24, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm24, zmm14                      # copy of B22
    vpternlogq zmm24, zmm20, zmm11, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm0, zmm0, qword ptr [r9]{1to8}     # E0 = X0 ^ RC
    vmovdqa64 zmm16, zmm14                      # copy of B22
    vpternlogq zmm16, zmm25, zmm8, 0x9c         # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm8, zmm20, 0xc6         # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm15, zmm18, zmm5, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm5, zmm17                       # E5 home
    vmovdqa64 zmm8, zmm30                       # E8 home
    vmovdqa64 zmm10, zmm22                      # E10 home
    vmovdqa64 zmm11, zmm4                       # E11 home
    vmovdqa64 zmm4, zmm7                        # E4 home
    vmovdqa64 zmm7, zmm6                        # E7 home
    vmovdqa64 zmm6, zmm29                       # E6 home
    vmovdqa64 zmm17, zmm26                      # E17 home
    vmovdqa64 zmm18, zmm28                      # E18 home
    vmovdqa64 zmm20, zmm16                      # E20 home
    vmovdqa64 zmm16, zmm13                      # E16 home
    vmovdqa64 zmm13, zmm27                      # E13 home
    vmovdqa64 zmm22, zmm24                      # E22 home
    vmovdqa64 zmm24, zmm12                      # E24 home
    vmovdqa64 zmm12, zmm1                       # E12 home
    vmovdqa64 zmm1, zmm23                       # E1 home
    vmovdqa64 zmm23, zmm3                       # E23 home
    vmovdqa64 zmm3, zmm21                       # E3 home
    vmovdqa64 zmm21, zmm14                      # E21 home
    vmovdqa64 zmm14, zmm19                      # E14 home
    vmovdqa64 zmm19, zmm9                       # E19 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm31                       # E2 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain24_round:
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm7, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vmovdqa64 zmm30, zmm20                      # copy of A20
    vpternlogq zmm30, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vmovdqa64 zmm29, zmm3                       # copy of A3
    vpternlogq zmm29, zmm18, zmm23, 0x96        # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm30, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vmovdqa64 zmm28, zmm14                      # copy of A14
    vpternlogq zmm28, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm31, zmm22, zmm17, 0x96        # C2 = C2.1 ^ A22 ^ A17
    vmovdqa64 zmm27, zmm21                      # copy of A21
    vpternlogq zmm27, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm28, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm26, zmm28, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm31, zmm26, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm29, zmm13, zmm8, 0x96         # C3 = C3.1 ^ A13 ^ A8
    vpternlogq zmm3, zmm31, zmm26, 0x96         # T3 = A3 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm26, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm8, zmm31, zmm26, 0x96         # T8 = A8 ^ C2 ^ R4
    vpternlogq zmm13, zmm31, zmm26, 0x96        # T13 = A13 ^ C2 ^ R4
    vprolq zmm31, zmm30, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm26, zmm6                       # copy of A6
    vpternlogq zmm26, zmm30, zmm25, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm27, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm27, zmm29, 1                      # R3 = C3 <<< 1
    vpternlogq zmm16, zmm30, zmm25, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm1, zmm30, zmm25, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm11, zmm30, zmm25, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vprolq zmm26, zmm26, 44                     # B1 = T6 <<< 44
    vpternlogq zmm21, zmm30, zmm25, 0x96        # T21 = A21 ^ C0 ^ R2
    vpternlogq zmm4, zmm29, zmm31, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm30, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm12, zmm6, zmm27, 0x96         # T12 = A12 ^ C1 ^ R3
    vpternlogq zmm14, zmm29, zmm31, 0x96        # T14 = A14 ^ C3 ^ R0
    vpternlogq zmm19, zmm29, zmm31, 0x96        # T19 = A19 ^ C3 ^ R0
    vpternlogq zmm24, zmm29, zmm31, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm20, zmm28, zmm30, 0x96        # T20 = A20 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vpternlogq zmm0, zmm28, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm31, zmm9, zmm29, 0x96         # T9 = A9 ^ C3 ^ R0
    vpternlogq zmm5, zmm28, zmm30, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm31, zmm31, 20                     # B6 = T9 <<< 20
    vmovdqa64 zmm29, zmm12                      # copy of B2
    vpternlogq zmm29, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm10, zmm28, zmm30, 0x96        # T10 = A10 ^ C4 ^ R1
    vmovdqa64 zmm25, zmm27                      # copy of R3
    vpternlogq zmm25, zmm22, zmm6, 0x96         # T22 = A22 ^ C1 ^ R3
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm25, 61                      # B9 = T22 <<< 61
    vmovdqa64 zmm25, zmm6                       # copy of C1
    vpternlogq zmm25, zmm2, zmm27, 0x96         # T2 = A2 ^ C1 ^ R3
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpternlogq zmm17, zmm6, zmm27, 0x96         # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm7, zmm6, zmm27, 0x96          # T7 = A7 ^ C1 ^ R3
    vprolq zmm27, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm22, zmm1                       # copy of B10
    vpternlogq zmm22, zmm27, zmm13, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm7, zmm31                       # copy of B6
    vpternlogq zmm7, zmm3, zmm10, 0xc6          # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm15, zmm28, zmm30, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm30, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm28, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm23, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm19, zmm0                       # copy of T0
    vpternlogq zmm19, zmm26, zmm12, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm6, zmm24                       # copy of B4
    vpternlogq zmm6, zmm0, zmm26, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vmovdqa64 zmm5, zmm16                       # copy of B8
    vpternlogq zmm5, zmm10, zmm9, 0xc6          # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vprolq zmm25, zmm25, 62                     # B20 = T2 <<< 62
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm3, zmm31, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm12, zmm26, zmm18, 0xc6        # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm26, zmm13                      # copy of B12
    vpternlogq zmm26, zmm23, zmm20, 0xd2        # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm0, zmm18, zmm24, 0x9c         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm10, zmm31, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm16, zmm9, zmm3, 0xd2          # E8 = B8 ^ (~B9 & B5)
    vprolq zmm18, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm31, zmm23                      # copy of B13
    vpternlogq zmm31, zmm20, zmm1, 0xd2         # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm17, zmm18                      # copy of B18
    vpternlogq zmm17, zmm11, zmm30, 0xc6        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm24, zmm30                      # copy of B19
    vpternlogq zmm24, zmm4, zmm28, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm9, zmm27                       # copy of B11
    vpternlogq zmm9, zmm13, zmm23, 0xd2         # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm23, zmm11                      # copy of B17
    vpternlogq zmm23, zmm28, zmm18, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm13, zmm21                      # copy of B24
    vpternlogq zmm13, zmm25, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm3, zmm15                       # copy of B23
    vpternlogq zmm3, zmm21, zmm25, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm18, zmm30, zmm4, 0xd2         # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm20, zmm1, zmm27, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm30, zmm14                      # copy of B22
    vpternlogq zmm30, zmm15, zmm21, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm19, zmm19, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm27, zmm14                      # copy of B22
    vpternlogq zmm27, zmm25, zmm8, 0x9c         # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm8, zmm15, 0xc6         # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm4, zmm28, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm1, zmm12                       # E1 home
    vmovdqa64 zmm8, zmm16                       # E8 home
    vmovdqa64 zmm11, zmm9                       # E11 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm29                       # E2 home
    vmovdqa64 zmm12, zmm26                      # E12 home
    vmovdqa64 zmm15, zmm4                       # E15 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm10                       # E6 home
    vmovdqa64 zmm10, zmm22                      # E10 home
    vmovdqa64 zmm16, zmm23                      # E16 home
    vmovdqa64 zmm21, zmm14                      # E21 home
    vmovdqa64 zmm14, zmm20                      # E14 home
    vmovdqa64 zmm20, zmm27                      # E20 home
    vmovdqa64 zmm22, zmm30                      # E22 home
    vmovdqa64 zmm23, zmm3                       # E23 home
    vmovdqa64 zmm3, zmm0                        # E3 home
    vmovdqa64 zmm0, zmm19                       # E0 home
    vmovdqa64 zmm19, zmm24                      # E19 home
    vmovdqa64 zmm24, zmm13                      # E24 home
    vmovdqa64 zmm13, zmm31                      # E13 home
    vmovdqa64 zmm31, zmm5                       # out of the way
    vmovdqa64 zmm5, zmm7                        # E5 home
    vmovdqa64 zmm7, zmm31                       # E7 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain24_round

    // The last round, of which only 3 lanes are wanted.
    vpternlogq zmm7, zmm12, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vpternlogq zmm20, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm20, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vpternlogq zmm14, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm7, zmm22, zmm17, 0x96         # C2 = C2.1 ^ A22 ^ A17
    vpternlogq zmm21, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vmovdqa64 zmm30, zmm7                       # copy of C2
    vpternlogq zmm30, zmm18, zmm31, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm31, zmm7, 1                       # R2 = C2 <<< 1
    vpternlogq zmm3, zmm13, zmm8, 0x96          # C3 = C3.1 ^ A13 ^ A8
    vprolq zmm29, zmm20, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm28, zmm6                       # copy of A6
    vpternlogq zmm28, zmm20, zmm31, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm31, zmm30, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm21, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm30, zmm3, 1                       # R3 = C3 <<< 1
    vprolq zmm8, zmm28, 44                      # B1 = T6 <<< 44
    vprolq zmm28, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm30, zmm12, zmm6, 0x96         # T12 = A12 ^ C1 ^ R3
    vpternlogq zmm29, zmm24, zmm3, 0x96         # T24 = A24 ^ C3 ^ R0
    vprolq zmm9, zmm30, 43                      # B2 = T12 <<< 43
    vpternlogq zmm28, zmm0, zmm14, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm30, zmm29, 14                     # B4 = T24 <<< 14
    vmovdqa64 zmm29, zmm9                       # copy of B2
    vpternlogq zmm29, zmm31, zmm30, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vpternlogq zmm28, zmm8, zmm9, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm9, zmm8, zmm31, 0xc6          # E1 = B1 ^ (~B2 & B3)
    vpxorq zmm7, zmm28, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm8, zmm9                        # E8 home
    vmovdqa64 zmm9, zmm29                       # E9 home
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
    vpxorq zmm31, zmm7, zmm2                    # C2.1 = A7 ^ A2
    vpxorq zmm30, zmm0, zmm5                    # C0.1 = A0 ^ A5
    vprolq zmm29, zmm4, 1                       # R4 = A4 <<< 1
    vpxorq zmm18, zmm31, zmm29                  # T18 = C2.1 ^ R4
    vprolq zmm28, zmm31, 1                      # R2 = C2.1 <<< 1
    vpxorq zmm27, zmm3, zmm8                    # C3 = A3 ^ A8
    vmovdqa64 zmm26, zmm29                      # copy of R4
    vpternlogq zmm26, zmm3, zmm31, 0x96         # T3 = A3 ^ C2.1 ^ R4
    vpternlogq zmm8, zmm31, zmm29, 0x96         # T8 = A8 ^ C2.1 ^ R4
    vprolq zmm31, zmm30, 1                      # R0 = C0.1 <<< 1
    vmovdqa64 zmm29, zmm6                       # copy of A6
    vpternlogq zmm29, zmm30, zmm28, 0x96        # T6 = A6 ^ C0.1 ^ R2
    vprolq zmm3, zmm18, 21                      # B3 = T18 <<< 21
    vpternlogq zmm6, zmm1, zmm16, 0x96          # C1 = A1 ^ A6 ^ A16
    vprolq zmm25, zmm27, 1                      # R3 = C3 <<< 1
    vmovdqa64 zmm24, zmm28                      # copy of R2
    vpternlogq zmm24, zmm16, zmm30, 0x96        # T16 = A16 ^ C0.1 ^ R2
    vmovdqa64 zmm23, zmm28                      # copy of R2
    vpternlogq zmm23, zmm1, zmm30, 0x96         # T1 = A1 ^ C0.1 ^ R2
    vprolq zmm12, zmm18, 25                     # B12 = T18 <<< 25
    vpxorq zmm11, zmm30, zmm28                  # T11 = C0.1 ^ R2
    vprolq zmm30, zmm24, 45                     # B8 = T16 <<< 45
    vprolq zmm1, zmm29, 44                      # B1 = T6 <<< 44
    vmovdqa64 zmm29, zmm4                       # copy of A4
    vpternlogq zmm29, zmm27, zmm31, 0x96        # T4 = A4 ^ C3 ^ R0
    vprolq zmm28, zmm6, 1                       # R1 = C1 <<< 1
    vpxorq zmm24, zmm6, zmm25                   # T12 = C1 ^ R3
    vpxorq zmm14, zmm27, zmm31                  # T14 = C3 ^ R0
    vpxorq zmm20, zmm4, zmm28                   # T20 = A4 ^ R1
    vprolq zmm15, zmm29, 27                     # B15 = T4 <<< 27
    vprolq zmm31, zmm24, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm29, zmm28                      # copy of R1
    vpternlogq zmm29, zmm0, zmm4, 0x96          # T0 = A0 ^ A4 ^ R1
    vprolq zmm27, zmm14, 14                     # B4 = T14 <<< 14
    vpternlogq zmm5, zmm4, zmm28, 0x96          # T5 = A5 ^ A4 ^ R1
    vprolq zmm28, zmm14, 20                     # B6 = T14 <<< 20
    vmovdqa64 zmm22, zmm31                      # copy of B2
    vpternlogq zmm22, zmm3, zmm27, 0xd2         # E2 = B2 ^ (~B3 & B4)
    vprolq zmm21, zmm20, 18                     # B14 = T20 <<< 18
    vprolq zmm19, zmm20, 3                      # B7 = T20 <<< 3
    vprolq zmm17, zmm26, 28                     # B5 = T3 <<< 28
    vprolq zmm9, zmm24, 61                      # B9 = T12 <<< 61
    vmovdqa64 zmm26, zmm6                       # copy of C1
    vpternlogq zmm26, zmm2, zmm25, 0x96         # T2 = A2 ^ C1 ^ R3
    vprolq zmm10, zmm23, 1                      # B10 = T1 <<< 1
    vpternlogq zmm7, zmm6, zmm25, 0x96          # T7 = A7 ^ C1 ^ R3
    vprolq zmm25, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm23, zmm10                      # copy of B10
    vpternlogq zmm23, zmm25, zmm12, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm16, zmm28                      # copy of B6
    vpternlogq zmm16, zmm17, zmm19, 0xc6        # E5 = B5 ^ (~B6 & B7)
    vprolq zmm13, zmm18, 56                     # B19 = T18 <<< 56
    vprolq zmm18, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm7, zmm14, 8                       # B13 = T14 <<< 8
    vmovdqa64 zmm0, zmm29                       # copy of T0
    vpternlogq zmm0, zmm1, zmm31, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm4, zmm27                       # copy of B4
    vpternlogq zmm4, zmm29, zmm1, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vmovdqa64 zmm6, zmm30                       # copy of B8
    vpternlogq zmm6, zmm19, zmm9, 0xc6          # E7 = B7 ^ (~B8 & B9)
    vprolq zmm5, zmm11, 10                      # B17 = T11 <<< 10
    vprolq zmm26, zmm26, 62                     # B20 = T2 <<< 62
    vprolq zmm11, zmm11, 2                      # B24 = T11 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm17, zmm28, 0xd2         # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm31, zmm1, zmm3, 0xc6          # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm1, zmm12                       # copy of B12
    vpternlogq zmm1, zmm7, zmm21, 0xd2          # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm29, zmm3, zmm27, 0x9c         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm20, zmm20, 41                     # B23 = T20 <<< 41
    vpternlogq zmm19, zmm28, zmm30, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm30, zmm9, zmm17, 0xd2         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm28, zmm24, 15                     # B18 = T12 <<< 15
    vmovdqa64 zmm27, zmm7                       # copy of B13
    vpternlogq zmm27, zmm21, zmm10, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm17, zmm28                      # copy of B18
    vpternlogq zmm17, zmm5, zmm13, 0xc6         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm24, zmm13                      # copy of B19
    vpternlogq zmm24, zmm15, zmm18, 0xd2        # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm9, zmm25                       # copy of B11
    vpternlogq zmm9, zmm12, zmm7, 0xd2          # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm12, zmm5                       # copy of B17
    vpternlogq zmm12, zmm18, zmm28, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm7, zmm11                       # copy of B24
    vpternlogq zmm7, zmm26, zmm8, 0xd2          # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm3, zmm20                       # copy of B23
    vpternlogq zmm3, zmm11, zmm26, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm28, zmm13, zmm15, 0xd2        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm21, zmm10, zmm25, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm25, zmm14                      # copy of B22
    vpternlogq zmm25, zmm20, zmm11, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm0, zmm0, qword ptr [r9]{1to8}     # E0 = X0 ^ RC
    vmovdqa64 zmm13, zmm14                      # copy of B22
    vpternlogq zmm13, zmm26, zmm8, 0x9c         # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm8, zmm20, 0xc6         # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm15, zmm18, zmm5, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm5, zmm16                       # E5 home
    vmovdqa64 zmm8, zmm30                       # E8 home
    vmovdqa64 zmm10, zmm23                      # E10 home
    vmovdqa64 zmm11, zmm9                       # E11 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm22                       # E2 home
    vmovdqa64 zmm16, zmm12                      # E16 home
    vmovdqa64 zmm12, zmm1                       # E12 home
    vmovdqa64 zmm1, zmm31                       # E1 home
    vmovdqa64 zmm18, zmm28                      # E18 home
    vmovdqa64 zmm20, zmm13                      # E20 home
    vmovdqa64 zmm13, zmm27                      # E13 home
    vmovdqa64 zmm22, zmm25                      # E22 home
    vmovdqa64 zmm23, zmm3                       # E23 home
    vmovdqa64 zmm3, zmm29                       # E3 home
    vmovdqa64 zmm31, zmm6                       # out of the way
    vmovdqa64 zmm6, zmm19                       # E6 home
    vmovdqa64 zmm19, zmm24                      # E19 home
    vmovdqa64 zmm24, zmm7                       # E24 home
    vmovdqa64 zmm7, zmm31                       # E7 home
    vmovdqa64 zmm31, zmm14                      # out of the way
    vmovdqa64 zmm14, zmm21                      # E14 home
    vmovdqa64 zmm21, zmm31                      # E21 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain32_mask:
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm7, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vmovdqa64 zmm30, zmm20                      # copy of A20
    vpternlogq zmm30, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vmovdqa64 zmm29, zmm3                       # copy of A3
    vpternlogq zmm29, zmm18, zmm23, 0x96        # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm30, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vmovdqa64 zmm28, zmm14                      # copy of A14
    vpternlogq zmm28, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm31, zmm22, zmm17, 0x96        # C2 = C2.1 ^ A22 ^ A17
    vmovdqa64 zmm27, zmm21                      # copy of A21
    vpternlogq zmm27, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm28, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm26, zmm28, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm31, zmm26, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm29, zmm13, zmm8, 0x96         # C3 = C3.1 ^ A13 ^ A8
    vpternlogq zmm3, zmm31, zmm26, 0x96         # T3 = A3 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm26, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm8, zmm31, zmm26, 0x96         # T8 = A8 ^ C2 ^ R4
    vpternlogq zmm13, zmm31, zmm26, 0x96        # T13 = A13 ^ C2 ^ R4
    vprolq zmm31, zmm30, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm26, zmm6                       # copy of A6
    vpternlogq zmm26, zmm30, zmm25, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm27, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm27, zmm29, 1                      # R3 = C3 <<< 1
    vpternlogq zmm16, zmm30, zmm25, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm1, zmm30, zmm25, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm11, zmm30, zmm25, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vprolq zmm26, zmm26, 44                     # B1 = T6 <<< 44
    vpternlogq zmm21, zmm30, zmm25, 0x96        # T21 = A21 ^ C0 ^ R2
    vpternlogq zmm4, zmm29, zmm31, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm30, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm12, zmm6, zmm27, 0x96         # T12 = A12 ^ C1 ^ R3
    vpternlogq zmm14, zmm29, zmm31, 0x96        # T14 = A14 ^ C3 ^ R0
    vpternlogq zmm19, zmm29, zmm31, 0x96        # T19 = A19 ^ C3 ^ R0
    vpternlogq zmm24, zmm29, zmm31, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm20, zmm28, zmm30, 0x96        # T20 = A20 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vpternlogq zmm0, zmm28, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm31, zmm9, zmm29, 0x96         # T9 = A9 ^ C3 ^ R0
    vpternlogq zmm5, zmm28, zmm30, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm31, zmm31, 20                     # B6 = T9 <<< 20
    vmovdqa64 zmm29, zmm12                      # copy of B2
    vpternlogq zmm29, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm10, zmm28, zmm30, 0x96        # T10 = A10 ^ C4 ^ R1
    vmovdqa64 zmm25, zmm27                      # copy of R3
    vpternlogq zmm25, zmm22, zmm6, 0x96         # T22 = A22 ^ C1 ^ R3
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm25, 61                      # B9 = T22 <<< 61
    vmovdqa64 zmm25, zmm6                       # copy of C1
    vpternlogq zmm25, zmm2, zmm27, 0x96         # T2 = A2 ^ C1 ^ R3
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpternlogq zmm17, zmm6, zmm27, 0x96         # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm7, zmm6, zmm27, 0x96          # T7 = A7 ^ C1 ^ R3
    vprolq zmm27, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm22, zmm1                       # copy of B10
    vpternlogq zmm22, zmm27, zmm13, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm7, zmm31                       # copy of B6
    vpternlogq zmm7, zmm3, zmm10, 0xc6          # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm15, zmm28, zmm30, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm30, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm28, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm23, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm19, zmm0                       # copy of T0
    vpternlogq zmm19, zmm26, zmm12, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm6, zmm24                       # copy of B4
    vpternlogq zmm6, zmm0, zmm26, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vmovdqa64 zmm5, zmm16                       # copy of B8
    vpternlogq zmm5, zmm10, zmm9, 0xc6          # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vprolq zmm25, zmm25, 62                     # B20 = T2 <<< 62
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm3, zmm31, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm12, zmm26, zmm18, 0xc6        # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm26, zmm13                      # copy of B12
    vpternlogq zmm26, zmm23, zmm20, 0xd2        # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm0, zmm18, zmm24, 0x9c         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm10, zmm31, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm16, zmm9, zmm3, 0xd2          # E8 = B8 ^ (~B9 & B5)
    vprolq zmm18, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm31, zmm23                      # copy of B13
    vpternlogq zmm31, zmm20, zmm1, 0xd2         # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm17, zmm18                      # copy of B18
    vpternlogq zmm17, zmm11, zmm30, 0xc6        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm24, zmm30                      # copy of B19
    vpternlogq zmm24, zmm4, zmm28, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm9, zmm27                       # copy of B11
    vpternlogq zmm9, zmm13, zmm23, 0xd2         # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm23, zmm11                      # copy of B17
    vpternlogq zmm23, zmm28, zmm18, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm13, zmm21                      # copy of B24
    vpternlogq zmm13, zmm25, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm3, zmm15                       # copy of B23
    vpternlogq zmm3, zmm21, zmm25, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm18, zmm30, zmm4, 0xd2         # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm20, zmm1, zmm27, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm30, zmm14                      # copy of B22
    vpternlogq zmm30, zmm15, zmm21, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm19, zmm19, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm27, zmm14                      # copy of B22
    vpternlogq zmm27, zmm25, zmm8, 0x9c         # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm8, zmm15, 0xc6         # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm4, zmm28, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm1, zmm12                       # E1 home
    vmovdqa64 zmm8, zmm16                       # E8 home
    vmovdqa64 zmm11, zmm9                       # E11 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm29                       # E2 home
    vmovdqa64 zmm12, zmm26                      # E12 home
    vmovdqa64 zmm15, zmm4                       # E15 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm10                       # E6 home
    vmovdqa64 zmm10, zmm22                      # E10 home
    vmovdqa64 zmm16, zmm23                      # E16 home
    vmovdqa64 zmm21, zmm14                      # E21 home
    vmovdqa64 zmm14, zmm20                      # E14 home
    vmovdqa64 zmm20, zmm27                      # E20 home
    vmovdqa64 zmm22, zmm30                      # E22 home
    vmovdqa64 zmm23, zmm3                       # E23 home
    vmovdqa64 zmm3, zmm0                        # E3 home
    vmovdqa64 zmm0, zmm19                       # E0 home
    vmovdqa64 zmm19, zmm24                      # E19 home
    vmovdqa64 zmm24, zmm13                      # E24 home
    vmovdqa64 zmm13, zmm31                      # E13 home
    vmovdqa64 zmm31, zmm5                       # out of the way
    vmovdqa64 zmm5, zmm7                        # E5 home
    vmovdqa64 zmm7, zmm31                       # E7 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain32_mask

    // The last round, of which only 4 lanes are wanted.
    vpternlogq zmm7, zmm12, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vpternlogq zmm20, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm20, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vpternlogq zmm14, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm7, zmm22, zmm17, 0x96         # C2 = C2.1 ^ A22 ^ A17
    vpternlogq zmm21, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vmovdqa64 zmm30, zmm7                       # copy of C2
    vpternlogq zmm30, zmm18, zmm31, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm31, zmm7, 1                       # R2 = C2 <<< 1
    vpternlogq zmm3, zmm13, zmm8, 0x96          # C3 = C3.1 ^ A13 ^ A8
    vprolq zmm29, zmm20, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm28, zmm6                       # copy of A6
    vpternlogq zmm28, zmm20, zmm31, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm11, zmm30, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm21, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm31, zmm3, 1                       # R3 = C3 <<< 1
    vprolq zmm9, zmm28, 44                      # B1 = T6 <<< 44
    vprolq zmm30, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm31, zmm12, zmm6, 0x96         # T12 = A12 ^ C1 ^ R3
    vpternlogq zmm29, zmm24, zmm3, 0x96         # T24 = A24 ^ C3 ^ R0
    vprolq zmm10, zmm31, 43                     # B2 = T12 <<< 43
    vpternlogq zmm30, zmm0, zmm14, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm31, zmm29, 14                     # B4 = T24 <<< 14
    vmovdqa64 zmm29, zmm10                      # copy of B2
    vpternlogq zmm29, zmm11, zmm31, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vmovdqa64 zmm8, zmm30                       # copy of T0
    vpternlogq zmm8, zmm9, zmm10, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm10, zmm9, zmm11, 0xc6         # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm30, zmm11, zmm31, 0x9c        # E3 = B3 ^ (~B4 & T0)
    vpxorq zmm8, zmm8, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm9, zmm10                       # E9 home
    vmovdqa64 zmm10, zmm29                      # E10 home
    vmovdqa64 zmm11, zmm30                      # E11 home
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
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm7, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vpxorq zmm30, zmm0, zmm5                    # C0.1 = A0 ^ A5
    vpxorq zmm30, zmm30, zmm10                  # C0 = C0.1 ^ A10
    vpxorq zmm29, zmm1, zmm11                   # C1.1 = A1 ^ A11
    vpxorq zmm28, zmm4, zmm9                    # C4 = A4 ^ A9
    vprolq zmm27, zmm28, 1                      # R4 = C4 <<< 1
    vpxorq zmm18, zmm31, zmm27                  # T18 = C2.1 ^ R4
    vprolq zmm26, zmm31, 1                      # R2 = C2.1 <<< 1
    vpxorq zmm25, zmm3, zmm8                    # C3 = A3 ^ A8
    vmovdqa64 zmm24, zmm27                      # copy of R4
    vpternlogq zmm24, zmm3, zmm31, 0x96         # T3 = A3 ^ C2.1 ^ R4
    vpternlogq zmm8, zmm31, zmm27, 0x96         # T8 = A8 ^ C2.1 ^ R4
    vprolq zmm31, zmm30, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm27, zmm6                       # copy of A6
    vpternlogq zmm27, zmm30, zmm26, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm3, zmm18, 21                      # B3 = T18 <<< 21
    vpternlogq zmm6, zmm29, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm29, zmm25, 1                      # R3 = C3 <<< 1
    vmovdqa64 zmm23, zmm26                      # copy of R2
    vpternlogq zmm23, zmm16, zmm30, 0x96        # T16 = A16 ^ C0 ^ R2
    vmovdqa64 zmm22, zmm26                      # copy of R2
    vpternlogq zmm22, zmm1, zmm30, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm21, zmm18, 25                     # B12 = T18 <<< 25
    vmovdqa64 zmm20, zmm26                      # copy of R2
    vpternlogq zmm20, zmm11, zmm30, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm19, zmm23, 45                     # B8 = T16 <<< 45
    vprolq zmm1, zmm27, 44                      # B1 = T6 <<< 44
    vpxorq zmm30, zmm30, zmm26                  # T21 = C0 ^ R2
    vpternlogq zmm4, zmm25, zmm31, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm27, zmm6, 1                       # R1 = C1 <<< 1
    vmovdqa64 zmm26, zmm29                      # copy of R3
    vpternlogq zmm26, zmm12, zmm6, 0x96         # T12 = A12 ^ C1 ^ R3
    vpxorq zmm14, zmm25, zmm31                  # T14 = C3 ^ R0
    vpxorq zmm23, zmm28, zmm27                  # T20 = C4 ^ R1
    vprolq zmm15, zmm4, 27                      # B15 = T4 <<< 27
    vprolq zmm17, zmm26, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm26, zmm27                      # copy of R1
    vpternlogq zmm26, zmm0, zmm28, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm4, zmm14, 14                      # B4 = T14 <<< 14
    vpternlogq zmm31, zmm9, zmm25, 0x96         # T9 = A9 ^ C3 ^ R0
    vpternlogq zmm5, zmm28, zmm27, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm25, zmm31, 20                     # B6 = T9 <<< 20
    vmovdqa64 zmm31, zmm17                      # copy of B2
    vpternlogq zmm31, zmm3, zmm4, 0xd2          # E2 = B2 ^ (~B3 & B4)
    vprolq zmm16, zmm23, 18                     # B14 = T20 <<< 18
    vpternlogq zmm10, zmm28, zmm27, 0x96        # T10 = A10 ^ C4 ^ R1
    vpxorq zmm28, zmm6, zmm29                   # T22 = C1 ^ R3
    vprolq zmm27, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm13, zmm24, 28                     # B5 = T3 <<< 28
    vprolq zmm9, zmm28, 61                      # B9 = T22 <<< 61
    vmovdqa64 zmm24, zmm6                       # copy of C1
    vpternlogq zmm24, zmm2, zmm29, 0x96         # T2 = A2 ^ C1 ^ R3
    vprolq zmm10, zmm22, 1                      # B10 = T1 <<< 1
    vpternlogq zmm7, zmm6, zmm29, 0x96          # T7 = A7 ^ C1 ^ R3
    vprolq zmm11, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm29, zmm10                      # copy of B10
    vpternlogq zmm29, zmm11, zmm21, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm22, zmm25                      # copy of B6
    vpternlogq zmm22, zmm13, zmm27, 0xc6        # E5 = B5 ^ (~B6 & B7)
    vprolq zmm12, zmm18, 56                     # B19 = T18 <<< 56
    vprolq zmm18, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm7, zmm14, 8                       # B13 = T14 <<< 8
    vmovdqa64 zmm0, zmm26                       # copy of T0
    vpternlogq zmm0, zmm1, zmm17, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm6, zmm4                        # copy of B4
    vpternlogq zmm6, zmm26, zmm1, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vmovdqa64 zmm5, zmm19                       # copy of B8
    vpternlogq zmm5, zmm27, zmm9, 0xc6          # E7 = B7 ^ (~B8 & B9)
    vprolq zmm20, zmm20, 10                     # B17 = T11 <<< 10
    vprolq zmm24, zmm24, 62                     # B20 = T2 <<< 62
    vprolq zmm30, zmm30, 2                      # B24 = T21 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm13, zmm25, 0xd2         # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm17, zmm1, zmm3, 0xc6          # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm1, zmm21                       # copy of B12
    vpternlogq zmm1, zmm7, zmm16, 0xd2          # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm26, zmm3, zmm4, 0x9c          # E3 = B3 ^ (~B4 & T0)
    vprolq zmm23, zmm23, 41                     # B23 = T20 <<< 41
    vpternlogq zmm27, zmm25, zmm19, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm19, zmm9, zmm13, 0xd2         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm25, zmm28, 15                     # B18 = T22 <<< 15
    vmovdqa64 zmm13, zmm7                       # copy of B13
    vpternlogq zmm13, zmm16, zmm10, 0xd2        # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm28, zmm25                      # copy of B18
    vpternlogq zmm28, zmm20, zmm12, 0xc6        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm9, zmm12                       # copy of B19
    vpternlogq zmm9, zmm15, zmm18, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm4, zmm11                       # copy of B11
    vpternlogq zmm4, zmm21, zmm7, 0xd2          # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm21, zmm20                      # copy of B17
    vpternlogq zmm21, zmm18, zmm25, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm7, zmm30                       # copy of B24
    vpternlogq zmm7, zmm24, zmm8, 0xd2          # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm3, zmm23                       # copy of B23
    vpternlogq zmm3, zmm30, zmm24, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm25, zmm12, zmm15, 0xd2        # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm16, zmm10, zmm11, 0xd2        # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm12, zmm14                      # copy of B22
    vpternlogq zmm12, zmm23, zmm30, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm0, zmm0, qword ptr [r9]{1to8}     # E0 = X0 ^ RC
    vmovdqa64 zmm30, zmm14                      # copy of B22
    vpternlogq zmm30, zmm24, zmm8, 0x9c         # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm8, zmm23, 0xc6         # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm15, zmm18, zmm20, 0xd2        # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm8, zmm19                       # E8 home
    vmovdqa64 zmm10, zmm29                      # E10 home
    vmovdqa64 zmm11, zmm4                       # E11 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm27                       # E6 home
    vmovdqa64 zmm18, zmm25                      # E18 home
    vmovdqa64 zmm19, zmm9                       # E19 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm31                       # E2 home
    vmovdqa64 zmm20, zmm30                      # E20 home
    vmovdqa64 zmm23, zmm3                       # E23 home
    vmovdqa64 zmm3, zmm26                       # E3 home
    vmovdqa64 zmm24, zmm7                       # E24 home
    vmovdqa64 zmm7, zmm5                        # E7 home
    vmovdqa64 zmm5, zmm22                       # E5 home
    vmovdqa64 zmm22, zmm12                      # E22 home
    vmovdqa64 zmm12, zmm1                       # E12 home
    vmovdqa64 zmm1, zmm17                       # E1 home
    vmovdqa64 zmm17, zmm28                      # E17 home
    vmovdqa64 zmm31, zmm14                      # out of the way
    vmovdqa64 zmm14, zmm16                      # E14 home
    vmovdqa64 zmm16, zmm21                      # E16 home
    vmovdqa64 zmm21, zmm31                      # E21 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_intel_masked_chain32_round:
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm7, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vmovdqa64 zmm30, zmm20                      # copy of A20
    vpternlogq zmm30, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vmovdqa64 zmm29, zmm3                       # copy of A3
    vpternlogq zmm29, zmm18, zmm23, 0x96        # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm30, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vmovdqa64 zmm28, zmm14                      # copy of A14
    vpternlogq zmm28, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm31, zmm22, zmm17, 0x96        # C2 = C2.1 ^ A22 ^ A17
    vmovdqa64 zmm27, zmm21                      # copy of A21
    vpternlogq zmm27, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm28, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm26, zmm28, 1                      # R4 = C4 <<< 1
    vpternlogq zmm18, zmm31, zmm26, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm29, zmm13, zmm8, 0x96         # C3 = C3.1 ^ A13 ^ A8
    vpternlogq zmm3, zmm31, zmm26, 0x96         # T3 = A3 ^ C2 ^ R4
    vpternlogq zmm23, zmm31, zmm26, 0x96        # T23 = A23 ^ C2 ^ R4
    vpternlogq zmm8, zmm31, zmm26, 0x96         # T8 = A8 ^ C2 ^ R4
    vpternlogq zmm13, zmm31, zmm26, 0x96        # T13 = A13 ^ C2 ^ R4
    vprolq zmm31, zmm30, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm26, zmm6                       # copy of A6
    vpternlogq zmm26, zmm30, zmm25, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm27, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm27, zmm29, 1                      # R3 = C3 <<< 1
    vpternlogq zmm16, zmm30, zmm25, 0x96        # T16 = A16 ^ C0 ^ R2
    vpternlogq zmm1, zmm30, zmm25, 0x96         # T1 = A1 ^ C0 ^ R2
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm11, zmm30, zmm25, 0x96        # T11 = A11 ^ C0 ^ R2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vprolq zmm26, zmm26, 44                     # B1 = T6 <<< 44
    vpternlogq zmm21, zmm30, zmm25, 0x96        # T21 = A21 ^ C0 ^ R2
    vpternlogq zmm4, zmm29, zmm31, 0x96         # T4 = A4 ^ C3 ^ R0
    vprolq zmm30, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm12, zmm6, zmm27, 0x96         # T12 = A12 ^ C1 ^ R3
    vpternlogq zmm14, zmm29, zmm31, 0x96        # T14 = A14 ^ C3 ^ R0
    vpternlogq zmm19, zmm29, zmm31, 0x96        # T19 = A19 ^ C3 ^ R0
    vpternlogq zmm24, zmm29, zmm31, 0x96        # T24 = A24 ^ C3 ^ R0
    vpternlogq zmm20, zmm28, zmm30, 0x96        # T20 = A20 ^ C4 ^ R1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vpternlogq zmm0, zmm28, zmm30, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpternlogq zmm31, zmm9, zmm29, 0x96         # T9 = A9 ^ C3 ^ R0
    vpternlogq zmm5, zmm28, zmm30, 0x96         # T5 = A5 ^ C4 ^ R1
    vprolq zmm31, zmm31, 20                     # B6 = T9 <<< 20
    vmovdqa64 zmm29, zmm12                      # copy of B2
    vpternlogq zmm29, zmm18, zmm24, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpternlogq zmm10, zmm28, zmm30, 0x96        # T10 = A10 ^ C4 ^ R1
    vmovdqa64 zmm25, zmm27                      # copy of R3
    vpternlogq zmm25, zmm22, zmm6, 0x96         # T22 = A22 ^ C1 ^ R3
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm25, 61                      # B9 = T22 <<< 61
    vmovdqa64 zmm25, zmm6                       # copy of C1
    vpternlogq zmm25, zmm2, zmm27, 0x96         # T2 = A2 ^ C1 ^ R3
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpternlogq zmm17, zmm6, zmm27, 0x96         # T17 = A17 ^ C1 ^ R3
    vpternlogq zmm7, zmm6, zmm27, 0x96          # T7 = A7 ^ C1 ^ R3
    vprolq zmm27, zmm7, 6                       # B11 = T7 <<< 6
    vmovdqa64 zmm22, zmm1                       # copy of B10
    vpternlogq zmm22, zmm27, zmm13, 0xd2        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm7, zmm31                       # copy of B6
    vpternlogq zmm7, zmm3, zmm10, 0xc6          # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm15, zmm28, zmm30, 0x96        # T15 = A15 ^ C4 ^ R1
    vprolq zmm30, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm28, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm23, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm19, zmm0                       # copy of T0
    vpternlogq zmm19, zmm26, zmm12, 0xd2        # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm6, zmm24                       # copy of B4
    vpternlogq zmm6, zmm0, zmm26, 0xd2          # E4 = B4 ^ (~T0 & B1)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vmovdqa64 zmm5, zmm16                       # copy of B8
    vpternlogq zmm5, zmm10, zmm9, 0xc6          # E7 = B7 ^ (~B8 & B9)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vprolq zmm25, zmm25, 62                     # B20 = T2 <<< 62
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vmovdqa64 zmm2, zmm9                        # copy of B9
    vpternlogq zmm2, zmm3, zmm31, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vpternlogq zmm12, zmm26, zmm18, 0xc6        # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm26, zmm13                      # copy of B12
    vpternlogq zmm26, zmm23, zmm20, 0xd2        # E12 = B12 ^ (~B13 & B14)
    vpternlogq zmm0, zmm18, zmm24, 0x9c         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vpternlogq zmm10, zmm31, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpternlogq zmm16, zmm9, zmm3, 0xd2          # E8 = B8 ^ (~B9 & B5)
    vprolq zmm18, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm31, zmm23                      # copy of B13
    vpternlogq zmm31, zmm20, zmm1, 0xd2         # E13 = B13 ^ (~B14 & B10)
    vmovdqa64 zmm17, zmm18                      # copy of B18
    vpternlogq zmm17, zmm11, zmm30, 0xc6        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm24, zmm30                      # copy of B19
    vpternlogq zmm24, zmm4, zmm28, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm9, zmm27                       # copy of B11
    vpternlogq zmm9, zmm13, zmm23, 0xd2         # E11 = B11 ^ (~B12 & B13)
    vmovdqa64 zmm23, zmm11                      # copy of B17
    vpternlogq zmm23, zmm28, zmm18, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vmovdqa64 zmm13, zmm21                      # copy of B24
    vpternlogq zmm13, zmm25, zmm8, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm3, zmm15                       # copy of B23
    vpternlogq zmm3, zmm21, zmm25, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpternlogq zmm18, zmm30, zmm4, 0xd2         # E18 = B18 ^ (~B19 & B15)
    vpternlogq zmm20, zmm1, zmm27, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vmovdqa64 zmm30, zmm14                      # copy of B22
    vpternlogq zmm30, zmm15, zmm21, 0xd2        # E22 = B22 ^ (~B23 & B24)
    vpxorq zmm19, zmm19, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm27, zmm14                      # copy of B22
    vpternlogq zmm27, zmm25, zmm8, 0x9c         # E20 = B20 ^ (~B21 & B22)
    vpternlogq zmm14, zmm8, zmm15, 0xc6         # E21 = B21 ^ (~B22 & B23)
    vpternlogq zmm4, zmm28, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm1, zmm12                       # E1 home
    vmovdqa64 zmm8, zmm16                       # E8 home
    vmovdqa64 zmm11, zmm9                       # E11 home
    vmovdqa64 zmm9, zmm2                        # E9 home
    vmovdqa64 zmm2, zmm29                       # E2 home
    vmovdqa64 zmm12, zmm26                      # E12 home
    vmovdqa64 zmm15, zmm4                       # E15 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm10                       # E6 home
    vmovdqa64 zmm10, zmm22                      # E10 home
    vmovdqa64 zmm16, zmm23                      # E16 home
    vmovdqa64 zmm21, zmm14                      # E21 home
    vmovdqa64 zmm14, zmm20                      # E14 home
    vmovdqa64 zmm20, zmm27                      # E20 home
    vmovdqa64 zmm22, zmm30                      # E22 home
    vmovdqa64 zmm23, zmm3                       # E23 home
    vmovdqa64 zmm3, zmm0                        # E3 home
    vmovdqa64 zmm0, zmm19                       # E0 home
    vmovdqa64 zmm19, zmm24                      # E19 home
    vmovdqa64 zmm24, zmm13                      # E24 home
    vmovdqa64 zmm13, zmm31                      # E13 home
    vmovdqa64 zmm31, zmm5                       # out of the way
    vmovdqa64 zmm5, zmm7                        # E5 home
    vmovdqa64 zmm7, zmm31                       # E7 home
    inc rax
    jnz Lshake256_x8_avx512_intel_masked_chain32_round

    // The last round, of which only 4 lanes are wanted.
    vpternlogq zmm7, zmm12, zmm2, 0x96          # C2.1 = A12 ^ A7 ^ A2
    vpternlogq zmm20, zmm0, zmm5, 0x96          # C0.1 = A20 ^ A0 ^ A5
    vpternlogq zmm3, zmm18, zmm23, 0x96         # C3.1 = A18 ^ A23 ^ A3
    vpternlogq zmm20, zmm10, zmm15, 0x96        # C0 = C0.1 ^ A10 ^ A15
    vpternlogq zmm14, zmm24, zmm19, 0x96        # C4.1 = A14 ^ A24 ^ A19
    vpternlogq zmm7, zmm22, zmm17, 0x96         # C2 = C2.1 ^ A22 ^ A17
    vpternlogq zmm21, zmm1, zmm11, 0x96         # C1.1 = A21 ^ A1 ^ A11
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4 = C4.1 ^ A4 ^ A9
    vprolq zmm31, zmm14, 1                      # R4 = C4 <<< 1
    vmovdqa64 zmm30, zmm7                       # copy of C2
    vpternlogq zmm30, zmm18, zmm31, 0x96        # T18 = A18 ^ C2 ^ R4
    vprolq zmm31, zmm7, 1                       # R2 = C2 <<< 1
    vpternlogq zmm3, zmm13, zmm8, 0x96          # C3 = C3.1 ^ A13 ^ A8
    vprolq zmm29, zmm20, 1                      # R0 = C0 <<< 1
    vmovdqa64 zmm28, zmm6                       # copy of A6
    vpternlogq zmm28, zmm20, zmm31, 0x96        # T6 = A6 ^ C0 ^ R2
    vprolq zmm11, zmm30, 21                     # B3 = T18 <<< 21
    vpternlogq zmm6, zmm21, zmm16, 0x96         # C1 = C1.1 ^ A6 ^ A16
    vprolq zmm31, zmm3, 1                       # R3 = C3 <<< 1
    vprolq zmm9, zmm28, 44                      # B1 = T6 <<< 44
    vprolq zmm30, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm31, zmm12, zmm6, 0x96         # T12 = A12 ^ C1 ^ R3
    vpternlogq zmm29, zmm24, zmm3, 0x96         # T24 = A24 ^ C3 ^ R0
    vprolq zmm10, zmm31, 43                     # B2 = T12 <<< 43
    vpternlogq zmm30, zmm0, zmm14, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm31, zmm29, 14                     # B4 = T24 <<< 14
    vmovdqa64 zmm29, zmm10                      # copy of B2
    vpternlogq zmm29, zmm11, zmm31, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vmovdqa64 zmm8, zmm30                       # copy of T0
    vpternlogq zmm8, zmm9, zmm10, 0xd2          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm10, zmm9, zmm11, 0xc6         # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm30, zmm11, zmm31, 0x9c        # E3 = B3 ^ (~B4 & T0)
    vpxorq zmm8, zmm8, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm9, zmm10                       # E9 home
    vmovdqa64 zmm10, zmm29                      # E10 home
    vmovdqa64 zmm11, zmm30                      # E11 home
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
