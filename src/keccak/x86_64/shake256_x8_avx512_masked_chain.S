# PYTHONPATH=lab python3 -m lanewise_lab.x86.kernel x86_64_x8_avx512 --chain --masked > src/keccak/x86_64/shake256_x8_avx512_masked_chain.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// SHAKE256 (FIPS 202) of 8 short inputs at once, step after step: what was hashed is
// part of the next input. N is 16, 24 or 32, the bytes of a node, and m = N / 8 its lanes.
//
// lanewise_shake256_x8_avx512_masked_chainN(out, nodes, head, last, steps, constants)
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
    .globl SYMBOL(lanewise_shake256_x8_avx512_masked_chain16)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x8_avx512_masked_chain16)
    .type SYMBOL(lanewise_shake256_x8_avx512_masked_chain16), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x8_avx512_masked_chain16))
SYMBOL(lanewise_shake256_x8_avx512_masked_chain16):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    vmovdqu64 zmm6, [rsi + 0]
    vmovdqu64 zmm7, [rsi + 64]
    .p2align 6
Lshake256_x8_avx512_masked_chain16_step:
    vmovdqu64 [rdi + 0], zmm6
    vmovdqu64 [rdi + 64], zmm7
    vmovdqu64 zmm0, [rdx + 0]
    vmovdqu64 zmm1, [rdx + 64]
    vmovdqu64 zmm2, [rdx + 128]
    vmovdqu64 zmm3, [rdx + 192]
    vmovdqu64 zmm4, [rdx + 256]
    vmovdqu64 zmm5, [rcx]                       # the lane that changes
    vpbroadcastq zmm6, [rip + Lshake256_x8_avx512_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq zmm31, zmm1, zmm6                    # C1.1 = A1 ^ A6
    vpxorq zmm31, zmm31, zmm16                  # C1 = C1.1 ^ A16
    vprolq zmm30, zmm31, 1                      # R1 = C1 <<< 1
    vpxorq zmm29, zmm5, zmm0                    # C0 = A5 ^ A0
    vprolq zmm28, zmm4, 1                       # R4 = A4 <<< 1
    vpxorq zmm30, zmm4, zmm30                   # D0 = A4 ^ R1
    vprolq zmm27, zmm2, 1                       # R2 = A2 <<< 1
    vpternlogq zmm6, zmm29, zmm27, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm28, zmm2, zmm28                   # D3 = A2 ^ R4
    vprolq zmm26, zmm29, 1                      # R0 = C0 <<< 1
    vpxorq zmm29, zmm29, zmm27                  # D1 = C0 ^ R2
    vpxorq zmm19, zmm3, zmm26                   # T19 = A3 ^ R0
    vpxorq zmm0, zmm0, zmm30                    # T0 = A0 ^ D0
    vpxorq zmm1, zmm1, zmm29                    # T1 = A1 ^ D1
    vprolq zmm27, zmm3, 1                       # R3 = A3 <<< 1
    vpxorq zmm31, zmm31, zmm27                  # D2 = C1 ^ R3
    vpxorq zmm3, zmm3, zmm28                    # T3 = A3 ^ D3
    vprolq zmm27, zmm28, 21                     # B3 = D3 <<< 21
    vprolq zmm26, zmm19, 14                     # B4 = T19 <<< 14
    vpxorq zmm16, zmm16, zmm29                  # T16 = A16 ^ D1
    vprolq zmm25, zmm6, 44                      # B1 = T6 <<< 44
    vprolq zmm24, zmm31, 43                     # B2 = D2 <<< 43
    vprolq zmm6, zmm19, 20                      # B6 = T19 <<< 20
    vprolq zmm7, zmm30, 3                       # B7 = D0 <<< 3
    vprolq zmm23, zmm3, 28                      # B5 = T3 <<< 28
    vprolq zmm9, zmm31, 61                      # B9 = D2 <<< 61
    vprolq zmm8, zmm16, 45                      # B8 = T16 <<< 45
    vmovdqa64 zmm22, zmm25                      # copy of B1
    vpternlogq zmm22, zmm24, zmm27, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm21, zmm26                      # copy of B4
    vpternlogq zmm21, zmm24, zmm27, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm30                    # T5 = A5 ^ D0
    vprolq zmm11, zmm31, 6                      # B11 = D2 <<< 6
    vprolq zmm14, zmm30, 18                     # B14 = D0 <<< 18
    vpxorq zmm4, zmm4, zmm19                    # T4 = A4 ^ T19
    vprolq zmm16, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm10, zmm1, 1                       # B10 = T1 <<< 1
    vprolq zmm12, zmm28, 25                     # B12 = D3 <<< 25
    vpternlogq zmm24, zmm0, zmm25, 0x9c         # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm20, zmm26                      # copy of B4
    vpternlogq zmm20, zmm0, zmm25, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm27, zmm26, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm26, zmm28, 55                     # B21 = D3 <<< 55
    vprolq zmm18, zmm31, 15                     # B18 = D2 <<< 15
    vmovdqa64 zmm25, zmm9                       # copy of B9
    vpternlogq zmm25, zmm8, zmm23, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm17, zmm29, 10                     # B17 = D1 <<< 10
    vmovdqa64 zmm5, zmm23                       # copy of B5
    vpternlogq zmm5, zmm6, zmm7, 0xd2           # E5 = B5 ^ (~B6 & B7)
    vmovdqa64 zmm15, zmm9                       # copy of B9
    vpternlogq zmm15, zmm23, zmm6, 0xd2         # E9 = B9 ^ (~B5 & B6)
    vprolq zmm23, zmm4, 27                      # B15 = T4 <<< 27
    vprolq zmm4, zmm19, 39                      # B22 = T19 <<< 39
    vmovdqa64 zmm19, zmm17                      # copy of B17
    vpternlogq zmm19, zmm16, zmm18, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm31                    # T2 = A2 ^ D2
    vmovdqa64 zmm31, zmm7                       # copy of B7
    vpternlogq zmm31, zmm6, zmm8, 0xc6          # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm6, zmm10                       # copy of B10
    vpternlogq zmm6, zmm13, zmm14, 0x9c         # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vprolq zmm28, zmm28, 56                     # B19 = D3 <<< 56
    vprolq zmm29, zmm29, 2                      # B24 = D1 <<< 2
    vprolq zmm30, zmm30, 41                     # B23 = D0 <<< 41
    vmovdqa64 zmm3, zmm12                       # copy of B12
    vpternlogq zmm3, zmm11, zmm13, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm7, zmm8, zmm9, 0xd2           # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm9, zmm12                       # copy of B12
    vpternlogq zmm9, zmm10, zmm11, 0x9c         # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm8, zmm14                       # copy of B14
    vpternlogq zmm8, zmm10, zmm11, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm13, zmm13, zmm14                 # N12 = ~B13 & B14
    vmovdqa64 zmm14, zmm23                      # copy of B15
    vpternlogq zmm14, zmm16, zmm17, 0xd2        # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm11, zmm2                       # copy of B20
    vpternlogq zmm11, zmm26, zmm4, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm10, zmm28                      # copy of B19
    vpternlogq zmm10, zmm18, zmm23, 0xc6        # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm28                       # copy of B19
    vpternlogq zmm1, zmm23, zmm16, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm23, zmm29                      # copy of B24
    vpternlogq zmm23, zmm2, zmm26, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm16, zmm30                      # copy of B23
    vpternlogq zmm16, zmm29, zmm2, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm12, zmm12, zmm13                  # E12 = B12 ^ N12
    vpternlogq zmm28, zmm17, zmm18, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm18, zmm30                      # copy of B23
    vpternlogq zmm18, zmm4, zmm29, 0xc6         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm30, zmm26, zmm4, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm24, qword ptr [r9]{1to8}    # E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm21                       # E2 home
    vmovdqa64 zmm4, zmm20                       # E4 home
    vmovdqa64 zmm13, zmm6                       # E13 home
    vmovdqa64 zmm6, zmm31                       # E6 home
    vmovdqa64 zmm17, zmm28                      # E17 home
    vmovdqa64 zmm20, zmm11                      # E20 home
    vmovdqa64 zmm11, zmm3                       # E11 home
    vmovdqa64 zmm3, zmm27                       # E3 home
    vmovdqa64 zmm21, zmm30                      # E21 home
    vmovdqa64 zmm24, zmm23                      # E24 home
    vmovdqa64 zmm23, zmm16                      # E23 home
    vmovdqa64 zmm16, zmm19                      # E16 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm22                       # E1 home
    vmovdqa64 zmm22, zmm18                      # E22 home
    vmovdqa64 zmm18, zmm10                      # E18 home
    vmovdqa64 zmm10, zmm9                       # E10 home
    vmovdqa64 zmm9, zmm15                       # E9 home
    vmovdqa64 zmm15, zmm14                      # E15 home
    vmovdqa64 zmm14, zmm8                       # E14 home
    vmovdqa64 zmm8, zmm25                       # E8 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_masked_chain16_mask:
    vmovdqa64 zmm31, zmm20                      # copy of A20
    vpternlogq zmm31, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 zmm30, zmm11                      # copy of A11
    vpternlogq zmm30, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 zmm29, zmm13                      # copy of A13
    vpternlogq zmm29, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 zmm28, zmm21                      # copy of A21
    vpternlogq zmm28, zmm30, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 zmm30, zmm23                      # copy of A23
    vpternlogq zmm30, zmm29, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 zmm29, zmm14                      # copy of A14
    vpternlogq zmm29, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm27, zmm12                      # copy of A12
    vpternlogq zmm27, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm26, zmm28, 1                      # R1 = C1 <<< 1
    vpternlogq zmm29, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm31, zmm0, zmm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm27, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm25, zmm29, 1                      # R4 = C4 <<< 1
    vpxorq zmm29, zmm29, zmm26                  # D0 = C4 ^ R1
    vprolq zmm26, zmm27, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm31, zmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm27, zmm27, zmm25                  # D3 = C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R0 = C0 <<< 1
    vpxorq zmm31, zmm31, zmm26                  # D1 = C0 ^ R2
    vpternlogq zmm19, zmm30, zmm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq zmm18, zmm18, zmm27                  # T18 = A18 ^ D3
    vpxorq zmm0, zmm0, zmm29                    # T0 = A0 ^ D0
    vpternlogq zmm24, zmm30, zmm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq zmm10, zmm10, zmm29                  # T10 = A10 ^ D0
    vpxorq zmm1, zmm1, zmm31                    # T1 = A1 ^ D1
    vprolq zmm26, zmm30, 1                      # R3 = C3 <<< 1
    vpxorq zmm28, zmm28, zmm26                  # D2 = C1 ^ R3
    vpxorq zmm26, zmm30, zmm25                  # D4 = C3 ^ R0
    vpxorq zmm12, zmm12, zmm28                  # T12 = A12 ^ D2
    vpternlogq zmm25, zmm9, zmm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq zmm22, zmm22, zmm28                  # T22 = A22 ^ D2
    vpxorq zmm3, zmm3, zmm27                    # T3 = A3 ^ D3
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpxorq zmm16, zmm16, zmm31                  # T16 = A16 ^ D1
    vprolq zmm6, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vprolq zmm25, zmm25, 20                     # B6 = T9 <<< 20
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm22, 61                      # B9 = T22 <<< 61
    vpxorq zmm7, zmm7, zmm28                    # T7 = A7 ^ D2
    vpxorq zmm20, zmm20, zmm29                  # T20 = A20 ^ D0
    vpxorq zmm17, zmm17, zmm28                  # T17 = A17 ^ D2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 zmm30, zmm6                       # copy of B1
    vpternlogq zmm30, zmm12, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm19, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm22, zmm24                      # copy of B4
    vpternlogq zmm22, zmm12, zmm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm29                    # T5 = A5 ^ D0
    vprolq zmm7, zmm7, 6                        # B11 = T7 <<< 6
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpxorq zmm4, zmm4, zmm26                    # T4 = A4 ^ D4
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpxorq zmm11, zmm11, zmm31                  # T11 = A11 ^ D1
    vpxorq zmm13, zmm13, zmm27                  # T13 = A13 ^ D3
    vpxorq zmm8, zmm8, zmm27                    # T8 = A8 ^ D3
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm12, zmm0, zmm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm6, zmm24, zmm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vprolq zmm17, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm24, zmm9                       # copy of B9
    vpternlogq zmm24, zmm16, zmm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpxorq zmm14, zmm14, zmm26                  # T14 = A14 ^ D4
    vmovdqa64 zmm26, zmm3                       # copy of B5
    vpternlogq zmm26, zmm25, zmm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm3, zmm9, zmm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq zmm21, zmm21, zmm31                  # T21 = A21 ^ D1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpxorq zmm23, zmm23, zmm27                  # T23 = A23 ^ D3
    vmovdqa64 zmm31, zmm11                      # copy of B17
    vpternlogq zmm31, zmm5, zmm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm28                    # T2 = A2 ^ D2
    vmovdqa64 zmm28, zmm10                      # copy of B7
    vpternlogq zmm28, zmm25, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm27, zmm1                       # copy of B10
    vpternlogq zmm27, zmm19, zmm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vpxorq zmm15, zmm15, zmm29                  # T15 = A15 ^ D0
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 zmm29, zmm13                      # copy of B12
    vpternlogq zmm29, zmm7, zmm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm10, zmm16, zmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm25, zmm13                      # copy of B12
    vpternlogq zmm25, zmm1, zmm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm16, zmm20                      # copy of B14
    vpternlogq zmm16, zmm1, zmm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm19, zmm19, zmm20                 # N12 = ~B13 & B14
    vmovdqa64 zmm20, zmm4                       # copy of B15
    vpternlogq zmm20, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm9, zmm2                        # copy of B20
    vpternlogq zmm9, zmm8, zmm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm7, zmm23                       # copy of B19
    vpternlogq zmm7, zmm17, zmm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm23                       # copy of B19
    vpternlogq zmm1, zmm4, zmm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm5, zmm21                       # copy of B24
    vpternlogq zmm5, zmm2, zmm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm4, zmm15                       # copy of B23
    vpternlogq zmm4, zmm21, zmm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm13, zmm13, zmm19                  # E12 = B12 ^ N12
    vpternlogq zmm23, zmm11, zmm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm15                      # copy of B23
    vpternlogq zmm19, zmm14, zmm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm8, zmm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm12, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm22                       # E2 home
    vmovdqa64 zmm8, zmm24                       # E8 home
    vmovdqa64 zmm11, zmm29                      # E11 home
    vmovdqa64 zmm12, zmm13                      # E12 home
    vmovdqa64 zmm13, zmm27                      # E13 home
    vmovdqa64 zmm14, zmm16                      # E14 home
    vmovdqa64 zmm16, zmm31                      # E16 home
    vmovdqa64 zmm17, zmm23                      # E17 home
    vmovdqa64 zmm21, zmm15                      # E21 home
    vmovdqa64 zmm15, zmm20                      # E15 home
    vmovdqa64 zmm20, zmm9                       # E20 home
    vmovdqa64 zmm9, zmm3                        # E9 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm18, zmm7                       # E18 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm25                      # E10 home
    vmovdqa64 zmm22, zmm19                      # E22 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm30                       # E1 home
    vmovdqa64 zmm23, zmm4                       # E23 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm28                       # E6 home
    vmovdqa64 zmm24, zmm5                       # E24 home
    vmovdqa64 zmm5, zmm26                       # E5 home
    inc rax
    jnz Lshake256_x8_avx512_masked_chain16_mask

    // The last round, of which only 2 lanes are wanted.
    vpternlogq zmm20, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vpternlogq zmm11, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq zmm13, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm21, zmm11, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm23, zmm13, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm30, zmm21, 1                      # R1 = C1 <<< 1
    vpternlogq zmm19, zmm14, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm15, zmm20, zmm0, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm29, zmm19, 1                      # R4 = C4 <<< 1
    vpxorq zmm19, zmm19, zmm30                  # D0 = C4 ^ R1
    vprolq zmm30, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm15, zmm30, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm31, zmm31, zmm29                  # D3 = C2 ^ R4
    vpxorq zmm18, zmm18, zmm31                  # T18 = A18 ^ D3
    vpxorq zmm0, zmm0, zmm19                    # T0 = A0 ^ D0
    vprolq zmm31, zmm23, 1                      # R3 = C3 <<< 1
    vpxorq zmm21, zmm21, zmm31                  # D2 = C1 ^ R3
    vpxorq zmm12, zmm12, zmm21                  # T12 = A12 ^ D2
    vprolq zmm31, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm7, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm30, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm29, zmm7                       # copy of B1
    vpternlogq zmm29, zmm30, zmm31, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm30, zmm0, zmm7, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpxorq zmm6, zmm30, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm7, zmm29                       # E7 home
    vpxorq zmm6, zmm6, [rdi + 0]
    vpxorq zmm7, zmm7, [rdi + 64]

    vmovdqu64 zmm0, [rdx + 0]
    vmovdqu64 zmm1, [rdx + 64]
    vmovdqu64 zmm2, [rdx + 128]
    vmovdqu64 zmm3, [rdx + 192]
    vmovdqu64 zmm4, [rdx + 256]
    vmovdqu64 zmm5, [rcx]                       # the lane that changes
    vpbroadcastq zmm8, [rip + Lshake256_x8_avx512_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq zmm31, zmm1, zmm6                    # C1.1 = A1 ^ A6
    vpxorq zmm30, zmm3, zmm8                    # C3.1 = A3 ^ A8
    vpxorq zmm31, zmm31, zmm16                  # C1 = C1.1 ^ A16
    vpxorq zmm29, zmm2, zmm7                    # C2.1 = A2 ^ A7
    vprolq zmm28, zmm31, 1                      # R1 = C1 <<< 1
    vpxorq zmm27, zmm5, zmm0                    # C0 = A5 ^ A0
    vprolq zmm26, zmm4, 1                       # R4 = A4 <<< 1
    vpxorq zmm28, zmm4, zmm28                   # D0 = A4 ^ R1
    vprolq zmm25, zmm29, 1                      # R2 = C2.1 <<< 1
    vpternlogq zmm6, zmm27, zmm25, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm29, zmm29, zmm26                  # D3 = C2.1 ^ R4
    vprolq zmm26, zmm27, 1                      # R0 = C0 <<< 1
    vpxorq zmm27, zmm27, zmm25                  # D1 = C0 ^ R2
    vpxorq zmm19, zmm30, zmm26                  # T19 = C3.1 ^ R0
    vpxorq zmm0, zmm0, zmm28                    # T0 = A0 ^ D0
    vpxorq zmm1, zmm1, zmm27                    # T1 = A1 ^ D1
    vprolq zmm26, zmm30, 1                      # R3 = C3.1 <<< 1
    vpxorq zmm31, zmm31, zmm26                  # D2 = C1 ^ R3
    vpxorq zmm3, zmm3, zmm29                    # T3 = A3 ^ D3
    vprolq zmm30, zmm29, 21                     # B3 = D3 <<< 21
    vprolq zmm26, zmm19, 14                     # B4 = T19 <<< 14
    vpxorq zmm16, zmm16, zmm27                  # T16 = A16 ^ D1
    vprolq zmm25, zmm6, 44                      # B1 = T6 <<< 44
    vprolq zmm24, zmm31, 43                     # B2 = D2 <<< 43
    vprolq zmm6, zmm19, 20                      # B6 = T19 <<< 20
    vprolq zmm23, zmm28, 3                      # B7 = D0 <<< 3
    vprolq zmm22, zmm3, 28                      # B5 = T3 <<< 28
    vprolq zmm9, zmm31, 61                      # B9 = D2 <<< 61
    vpxorq zmm7, zmm7, zmm31                    # T7 = A7 ^ D2
    vprolq zmm21, zmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 zmm20, zmm25                      # copy of B1
    vpternlogq zmm20, zmm24, zmm30, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm18, zmm26                      # copy of B4
    vpternlogq zmm18, zmm24, zmm30, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm28                    # T5 = A5 ^ D0
    vprolq zmm11, zmm7, 6                       # B11 = T7 <<< 6
    vprolq zmm14, zmm28, 18                     # B14 = D0 <<< 18
    vpxorq zmm4, zmm4, zmm19                    # T4 = A4 ^ T19
    vprolq zmm16, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm10, zmm1, 1                       # B10 = T1 <<< 1
    vpxorq zmm8, zmm8, zmm29                    # T8 = A8 ^ D3
    vprolq zmm12, zmm29, 25                     # B12 = D3 <<< 25
    vpternlogq zmm24, zmm0, zmm25, 0x9c         # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm17, zmm26                      # copy of B4
    vpternlogq zmm17, zmm0, zmm25, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm30, zmm26, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm26, zmm8, 55                      # B21 = T8 <<< 55
    vprolq zmm25, zmm31, 15                     # B18 = D2 <<< 15
    vmovdqa64 zmm8, zmm9                        # copy of B9
    vpternlogq zmm8, zmm21, zmm22, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm15, zmm27, 10                     # B17 = D1 <<< 10
    vmovdqa64 zmm5, zmm22                       # copy of B5
    vpternlogq zmm5, zmm6, zmm23, 0xd2          # E5 = B5 ^ (~B6 & B7)
    vmovdqa64 zmm7, zmm9                        # copy of B9
    vpternlogq zmm7, zmm22, zmm6, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vprolq zmm22, zmm4, 27                      # B15 = T4 <<< 27
    vprolq zmm4, zmm19, 39                      # B22 = T19 <<< 39
    vmovdqa64 zmm19, zmm15                      # copy of B17
    vpternlogq zmm19, zmm16, zmm25, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm31                    # T2 = A2 ^ D2
    vmovdqa64 zmm31, zmm23                      # copy of B7
    vpternlogq zmm31, zmm6, zmm21, 0xc6         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm6, zmm10                       # copy of B10
    vpternlogq zmm6, zmm13, zmm14, 0x9c         # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vprolq zmm29, zmm29, 56                     # B19 = D3 <<< 56
    vprolq zmm27, zmm27, 2                      # B24 = D1 <<< 2
    vprolq zmm28, zmm28, 41                     # B23 = D0 <<< 41
    vmovdqa64 zmm3, zmm12                       # copy of B12
    vpternlogq zmm3, zmm11, zmm13, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm23, zmm21, zmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm21, zmm12                      # copy of B12
    vpternlogq zmm21, zmm10, zmm11, 0x9c        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm9, zmm14                       # copy of B14
    vpternlogq zmm9, zmm10, zmm11, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm13, zmm13, zmm14                 # N12 = ~B13 & B14
    vmovdqa64 zmm14, zmm22                      # copy of B15
    vpternlogq zmm14, zmm16, zmm15, 0xd2        # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm11, zmm2                       # copy of B20
    vpternlogq zmm11, zmm26, zmm4, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm10, zmm29                      # copy of B19
    vpternlogq zmm10, zmm25, zmm22, 0xc6        # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm29                       # copy of B19
    vpternlogq zmm1, zmm22, zmm16, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm22, zmm27                      # copy of B24
    vpternlogq zmm22, zmm2, zmm26, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm16, zmm28                      # copy of B23
    vpternlogq zmm16, zmm27, zmm2, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm12, zmm12, zmm13                  # E12 = B12 ^ N12
    vpternlogq zmm29, zmm15, zmm25, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm25, zmm28                      # copy of B23
    vpternlogq zmm25, zmm4, zmm27, 0xc6         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm28, zmm26, zmm4, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm24, qword ptr [r9]{1to8}    # E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm18                       # E2 home
    vmovdqa64 zmm4, zmm17                       # E4 home
    vmovdqa64 zmm13, zmm6                       # E13 home
    vmovdqa64 zmm6, zmm31                       # E6 home
    vmovdqa64 zmm15, zmm14                      # E15 home
    vmovdqa64 zmm14, zmm9                       # E14 home
    vmovdqa64 zmm9, zmm7                        # E9 home
    vmovdqa64 zmm7, zmm23                       # E7 home
    vmovdqa64 zmm17, zmm29                      # E17 home
    vmovdqa64 zmm18, zmm10                      # E18 home
    vmovdqa64 zmm10, zmm21                      # E10 home
    vmovdqa64 zmm21, zmm28                      # E21 home
    vmovdqa64 zmm23, zmm16                      # E23 home
    vmovdqa64 zmm16, zmm19                      # E16 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm20                       # E1 home
    vmovdqa64 zmm20, zmm11                      # E20 home
    vmovdqa64 zmm11, zmm3                       # E11 home
    vmovdqa64 zmm3, zmm30                       # E3 home
    vmovdqa64 zmm24, zmm22                      # E24 home
    vmovdqa64 zmm22, zmm25                      # E22 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_masked_chain16_round:
    vmovdqa64 zmm31, zmm20                      # copy of A20
    vpternlogq zmm31, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 zmm30, zmm11                      # copy of A11
    vpternlogq zmm30, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 zmm29, zmm13                      # copy of A13
    vpternlogq zmm29, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 zmm28, zmm21                      # copy of A21
    vpternlogq zmm28, zmm30, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 zmm30, zmm23                      # copy of A23
    vpternlogq zmm30, zmm29, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 zmm29, zmm14                      # copy of A14
    vpternlogq zmm29, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm27, zmm12                      # copy of A12
    vpternlogq zmm27, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm26, zmm28, 1                      # R1 = C1 <<< 1
    vpternlogq zmm29, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm31, zmm0, zmm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm27, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm25, zmm29, 1                      # R4 = C4 <<< 1
    vpxorq zmm29, zmm29, zmm26                  # D0 = C4 ^ R1
    vprolq zmm26, zmm27, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm31, zmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm27, zmm27, zmm25                  # D3 = C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R0 = C0 <<< 1
    vpxorq zmm31, zmm31, zmm26                  # D1 = C0 ^ R2
    vpternlogq zmm19, zmm30, zmm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq zmm18, zmm18, zmm27                  # T18 = A18 ^ D3
    vpxorq zmm0, zmm0, zmm29                    # T0 = A0 ^ D0
    vpternlogq zmm24, zmm30, zmm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq zmm10, zmm10, zmm29                  # T10 = A10 ^ D0
    vpxorq zmm1, zmm1, zmm31                    # T1 = A1 ^ D1
    vprolq zmm26, zmm30, 1                      # R3 = C3 <<< 1
    vpxorq zmm28, zmm28, zmm26                  # D2 = C1 ^ R3
    vpxorq zmm26, zmm30, zmm25                  # D4 = C3 ^ R0
    vpxorq zmm12, zmm12, zmm28                  # T12 = A12 ^ D2
    vpternlogq zmm25, zmm9, zmm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq zmm22, zmm22, zmm28                  # T22 = A22 ^ D2
    vpxorq zmm3, zmm3, zmm27                    # T3 = A3 ^ D3
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpxorq zmm16, zmm16, zmm31                  # T16 = A16 ^ D1
    vprolq zmm6, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vprolq zmm25, zmm25, 20                     # B6 = T9 <<< 20
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm22, 61                      # B9 = T22 <<< 61
    vpxorq zmm7, zmm7, zmm28                    # T7 = A7 ^ D2
    vpxorq zmm20, zmm20, zmm29                  # T20 = A20 ^ D0
    vpxorq zmm17, zmm17, zmm28                  # T17 = A17 ^ D2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 zmm30, zmm6                       # copy of B1
    vpternlogq zmm30, zmm12, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm19, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm22, zmm24                      # copy of B4
    vpternlogq zmm22, zmm12, zmm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm29                    # T5 = A5 ^ D0
    vprolq zmm7, zmm7, 6                        # B11 = T7 <<< 6
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpxorq zmm4, zmm4, zmm26                    # T4 = A4 ^ D4
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpxorq zmm11, zmm11, zmm31                  # T11 = A11 ^ D1
    vpxorq zmm13, zmm13, zmm27                  # T13 = A13 ^ D3
    vpxorq zmm8, zmm8, zmm27                    # T8 = A8 ^ D3
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm12, zmm0, zmm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm6, zmm24, zmm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vprolq zmm17, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm24, zmm9                       # copy of B9
    vpternlogq zmm24, zmm16, zmm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpxorq zmm14, zmm14, zmm26                  # T14 = A14 ^ D4
    vmovdqa64 zmm26, zmm3                       # copy of B5
    vpternlogq zmm26, zmm25, zmm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm3, zmm9, zmm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq zmm21, zmm21, zmm31                  # T21 = A21 ^ D1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpxorq zmm23, zmm23, zmm27                  # T23 = A23 ^ D3
    vmovdqa64 zmm31, zmm11                      # copy of B17
    vpternlogq zmm31, zmm5, zmm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm28                    # T2 = A2 ^ D2
    vmovdqa64 zmm28, zmm10                      # copy of B7
    vpternlogq zmm28, zmm25, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm27, zmm1                       # copy of B10
    vpternlogq zmm27, zmm19, zmm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vpxorq zmm15, zmm15, zmm29                  # T15 = A15 ^ D0
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 zmm29, zmm13                      # copy of B12
    vpternlogq zmm29, zmm7, zmm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm10, zmm16, zmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm25, zmm13                      # copy of B12
    vpternlogq zmm25, zmm1, zmm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm16, zmm20                      # copy of B14
    vpternlogq zmm16, zmm1, zmm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm19, zmm19, zmm20                 # N12 = ~B13 & B14
    vmovdqa64 zmm20, zmm4                       # copy of B15
    vpternlogq zmm20, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm9, zmm2                        # copy of B20
    vpternlogq zmm9, zmm8, zmm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm7, zmm23                       # copy of B19
    vpternlogq zmm7, zmm17, zmm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm23                       # copy of B19
    vpternlogq zmm1, zmm4, zmm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm5, zmm21                       # copy of B24
    vpternlogq zmm5, zmm2, zmm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm4, zmm15                       # copy of B23
    vpternlogq zmm4, zmm21, zmm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm13, zmm13, zmm19                  # E12 = B12 ^ N12
    vpternlogq zmm23, zmm11, zmm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm15                      # copy of B23
    vpternlogq zmm19, zmm14, zmm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm8, zmm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm12, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm22                       # E2 home
    vmovdqa64 zmm8, zmm24                       # E8 home
    vmovdqa64 zmm11, zmm29                      # E11 home
    vmovdqa64 zmm12, zmm13                      # E12 home
    vmovdqa64 zmm13, zmm27                      # E13 home
    vmovdqa64 zmm14, zmm16                      # E14 home
    vmovdqa64 zmm16, zmm31                      # E16 home
    vmovdqa64 zmm17, zmm23                      # E17 home
    vmovdqa64 zmm21, zmm15                      # E21 home
    vmovdqa64 zmm15, zmm20                      # E15 home
    vmovdqa64 zmm20, zmm9                       # E20 home
    vmovdqa64 zmm9, zmm3                        # E9 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm18, zmm7                       # E18 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm25                      # E10 home
    vmovdqa64 zmm22, zmm19                      # E22 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm30                       # E1 home
    vmovdqa64 zmm23, zmm4                       # E23 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm28                       # E6 home
    vmovdqa64 zmm24, zmm5                       # E24 home
    vmovdqa64 zmm5, zmm26                       # E5 home
    inc rax
    jnz Lshake256_x8_avx512_masked_chain16_round

    // The last round, of which only 2 lanes are wanted.
    vpternlogq zmm20, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vpternlogq zmm11, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq zmm13, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm21, zmm11, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm23, zmm13, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm30, zmm21, 1                      # R1 = C1 <<< 1
    vpternlogq zmm19, zmm14, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm15, zmm20, zmm0, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm29, zmm19, 1                      # R4 = C4 <<< 1
    vpxorq zmm19, zmm19, zmm30                  # D0 = C4 ^ R1
    vprolq zmm30, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm15, zmm30, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm31, zmm31, zmm29                  # D3 = C2 ^ R4
    vpxorq zmm18, zmm18, zmm31                  # T18 = A18 ^ D3
    vpxorq zmm0, zmm0, zmm19                    # T0 = A0 ^ D0
    vprolq zmm31, zmm23, 1                      # R3 = C3 <<< 1
    vpxorq zmm21, zmm21, zmm31                  # D2 = C1 ^ R3
    vpxorq zmm12, zmm12, zmm21                  # T12 = A12 ^ D2
    vprolq zmm31, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm7, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm30, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm29, zmm7                       # copy of B1
    vpternlogq zmm29, zmm30, zmm31, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm30, zmm0, zmm7, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpxorq zmm6, zmm30, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm7, zmm29                       # E7 home
    add rcx, 64
    dec r8
    jnz Lshake256_x8_avx512_masked_chain16_step
    vmovdqu64 [rdi + 0], zmm6
    vmovdqu64 [rdi + 64], zmm7
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_masked_chain16), . - SYMBOL(lanewise_shake256_x8_avx512_masked_chain16)
#endif
    MS_ENTRY(lanewise_shake256_x8_avx512_masked_chain16, 6, 1)
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x8_avx512_masked_chain24)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x8_avx512_masked_chain24)
    .type SYMBOL(lanewise_shake256_x8_avx512_masked_chain24), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x8_avx512_masked_chain24))
SYMBOL(lanewise_shake256_x8_avx512_masked_chain24):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    vmovdqu64 zmm7, [rsi + 0]
    vmovdqu64 zmm8, [rsi + 64]
    vmovdqu64 zmm9, [rsi + 128]
    .p2align 6
Lshake256_x8_avx512_masked_chain24_step:
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
    vpbroadcastq zmm7, [rip + Lshake256_x8_avx512_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq zmm31, zmm1, zmm6                    # C1.1 = A1 ^ A6
    vpxorq zmm31, zmm31, zmm16                  # C1 = C1.1 ^ A16
    vpxorq zmm30, zmm2, zmm7                    # C2.1 = A2 ^ A7
    vprolq zmm29, zmm31, 1                      # R1 = C1 <<< 1
    vpxorq zmm28, zmm5, zmm0                    # C0 = A5 ^ A0
    vprolq zmm27, zmm4, 1                       # R4 = A4 <<< 1
    vpxorq zmm29, zmm4, zmm29                   # D0 = A4 ^ R1
    vprolq zmm26, zmm30, 1                      # R2 = C2.1 <<< 1
    vpternlogq zmm6, zmm28, zmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm30, zmm30, zmm27                  # D3 = C2.1 ^ R4
    vprolq zmm27, zmm28, 1                      # R0 = C0 <<< 1
    vpxorq zmm28, zmm28, zmm26                  # D1 = C0 ^ R2
    vpxorq zmm19, zmm3, zmm27                   # T19 = A3 ^ R0
    vpxorq zmm0, zmm0, zmm29                    # T0 = A0 ^ D0
    vpxorq zmm1, zmm1, zmm28                    # T1 = A1 ^ D1
    vprolq zmm27, zmm3, 1                       # R3 = A3 <<< 1
    vpxorq zmm31, zmm31, zmm27                  # D2 = C1 ^ R3
    vpxorq zmm3, zmm3, zmm30                    # T3 = A3 ^ D3
    vprolq zmm27, zmm30, 21                     # B3 = D3 <<< 21
    vprolq zmm26, zmm19, 14                     # B4 = T19 <<< 14
    vpxorq zmm16, zmm16, zmm28                  # T16 = A16 ^ D1
    vprolq zmm25, zmm6, 44                      # B1 = T6 <<< 44
    vprolq zmm24, zmm31, 43                     # B2 = D2 <<< 43
    vprolq zmm6, zmm19, 20                      # B6 = T19 <<< 20
    vprolq zmm23, zmm29, 3                      # B7 = D0 <<< 3
    vprolq zmm22, zmm3, 28                      # B5 = T3 <<< 28
    vprolq zmm9, zmm31, 61                      # B9 = D2 <<< 61
    vpxorq zmm7, zmm7, zmm31                    # T7 = A7 ^ D2
    vprolq zmm8, zmm16, 45                      # B8 = T16 <<< 45
    vmovdqa64 zmm21, zmm25                      # copy of B1
    vpternlogq zmm21, zmm24, zmm27, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm20, zmm26                      # copy of B4
    vpternlogq zmm20, zmm24, zmm27, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm29                    # T5 = A5 ^ D0
    vprolq zmm11, zmm7, 6                       # B11 = T7 <<< 6
    vprolq zmm14, zmm29, 18                     # B14 = D0 <<< 18
    vpxorq zmm4, zmm4, zmm19                    # T4 = A4 ^ T19
    vprolq zmm16, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm10, zmm1, 1                       # B10 = T1 <<< 1
    vprolq zmm12, zmm30, 25                     # B12 = D3 <<< 25
    vpternlogq zmm24, zmm0, zmm25, 0x9c         # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm18, zmm26                      # copy of B4
    vpternlogq zmm18, zmm0, zmm25, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm27, zmm26, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm26, zmm30, 55                     # B21 = D3 <<< 55
    vprolq zmm25, zmm31, 15                     # B18 = D2 <<< 15
    vmovdqa64 zmm17, zmm9                       # copy of B9
    vpternlogq zmm17, zmm8, zmm22, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm15, zmm28, 10                     # B17 = D1 <<< 10
    vmovdqa64 zmm5, zmm22                       # copy of B5
    vpternlogq zmm5, zmm6, zmm23, 0xd2          # E5 = B5 ^ (~B6 & B7)
    vmovdqa64 zmm7, zmm9                        # copy of B9
    vpternlogq zmm7, zmm22, zmm6, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vprolq zmm22, zmm4, 27                      # B15 = T4 <<< 27
    vprolq zmm4, zmm19, 39                      # B22 = T19 <<< 39
    vmovdqa64 zmm19, zmm15                      # copy of B17
    vpternlogq zmm19, zmm16, zmm25, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm31                    # T2 = A2 ^ D2
    vmovdqa64 zmm31, zmm23                      # copy of B7
    vpternlogq zmm31, zmm6, zmm8, 0xc6          # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm6, zmm10                       # copy of B10
    vpternlogq zmm6, zmm13, zmm14, 0x9c         # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vprolq zmm30, zmm30, 56                     # B19 = D3 <<< 56
    vprolq zmm28, zmm28, 2                      # B24 = D1 <<< 2
    vprolq zmm29, zmm29, 41                     # B23 = D0 <<< 41
    vmovdqa64 zmm3, zmm12                       # copy of B12
    vpternlogq zmm3, zmm11, zmm13, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm23, zmm8, zmm9, 0xd2          # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm9, zmm12                       # copy of B12
    vpternlogq zmm9, zmm10, zmm11, 0x9c         # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm8, zmm14                       # copy of B14
    vpternlogq zmm8, zmm10, zmm11, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm13, zmm13, zmm14                 # N12 = ~B13 & B14
    vmovdqa64 zmm14, zmm22                      # copy of B15
    vpternlogq zmm14, zmm16, zmm15, 0xd2        # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm11, zmm2                       # copy of B20
    vpternlogq zmm11, zmm26, zmm4, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm10, zmm30                      # copy of B19
    vpternlogq zmm10, zmm25, zmm22, 0xc6        # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm30                       # copy of B19
    vpternlogq zmm1, zmm22, zmm16, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm22, zmm28                      # copy of B24
    vpternlogq zmm22, zmm2, zmm26, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm16, zmm29                      # copy of B23
    vpternlogq zmm16, zmm28, zmm2, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm12, zmm12, zmm13                  # E12 = B12 ^ N12
    vpternlogq zmm30, zmm15, zmm25, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm25, zmm29                      # copy of B23
    vpternlogq zmm25, zmm4, zmm28, 0xc6         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm29, zmm26, zmm4, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm24, qword ptr [r9]{1to8}    # E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm20                       # E2 home
    vmovdqa64 zmm4, zmm18                       # E4 home
    vmovdqa64 zmm13, zmm6                       # E13 home
    vmovdqa64 zmm6, zmm31                       # E6 home
    vmovdqa64 zmm15, zmm14                      # E15 home
    vmovdqa64 zmm14, zmm8                       # E14 home
    vmovdqa64 zmm8, zmm17                       # E8 home
    vmovdqa64 zmm17, zmm30                      # E17 home
    vmovdqa64 zmm18, zmm10                      # E18 home
    vmovdqa64 zmm10, zmm9                       # E10 home
    vmovdqa64 zmm9, zmm7                        # E9 home
    vmovdqa64 zmm7, zmm23                       # E7 home
    vmovdqa64 zmm20, zmm11                      # E20 home
    vmovdqa64 zmm11, zmm3                       # E11 home
    vmovdqa64 zmm3, zmm27                       # E3 home
    vmovdqa64 zmm23, zmm16                      # E23 home
    vmovdqa64 zmm16, zmm19                      # E16 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm21                       # E1 home
    vmovdqa64 zmm21, zmm29                      # E21 home
    vmovdqa64 zmm24, zmm22                      # E24 home
    vmovdqa64 zmm22, zmm25                      # E22 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_masked_chain24_mask:
    vmovdqa64 zmm31, zmm20                      # copy of A20
    vpternlogq zmm31, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 zmm30, zmm11                      # copy of A11
    vpternlogq zmm30, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 zmm29, zmm13                      # copy of A13
    vpternlogq zmm29, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 zmm28, zmm21                      # copy of A21
    vpternlogq zmm28, zmm30, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 zmm30, zmm23                      # copy of A23
    vpternlogq zmm30, zmm29, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 zmm29, zmm14                      # copy of A14
    vpternlogq zmm29, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm27, zmm12                      # copy of A12
    vpternlogq zmm27, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm26, zmm28, 1                      # R1 = C1 <<< 1
    vpternlogq zmm29, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm31, zmm0, zmm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm27, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm25, zmm29, 1                      # R4 = C4 <<< 1
    vpxorq zmm29, zmm29, zmm26                  # D0 = C4 ^ R1
    vprolq zmm26, zmm27, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm31, zmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm27, zmm27, zmm25                  # D3 = C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R0 = C0 <<< 1
    vpxorq zmm31, zmm31, zmm26                  # D1 = C0 ^ R2
    vpternlogq zmm19, zmm30, zmm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq zmm18, zmm18, zmm27                  # T18 = A18 ^ D3
    vpxorq zmm0, zmm0, zmm29                    # T0 = A0 ^ D0
    vpternlogq zmm24, zmm30, zmm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq zmm10, zmm10, zmm29                  # T10 = A10 ^ D0
    vpxorq zmm1, zmm1, zmm31                    # T1 = A1 ^ D1
    vprolq zmm26, zmm30, 1                      # R3 = C3 <<< 1
    vpxorq zmm28, zmm28, zmm26                  # D2 = C1 ^ R3
    vpxorq zmm26, zmm30, zmm25                  # D4 = C3 ^ R0
    vpxorq zmm12, zmm12, zmm28                  # T12 = A12 ^ D2
    vpternlogq zmm25, zmm9, zmm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq zmm22, zmm22, zmm28                  # T22 = A22 ^ D2
    vpxorq zmm3, zmm3, zmm27                    # T3 = A3 ^ D3
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpxorq zmm16, zmm16, zmm31                  # T16 = A16 ^ D1
    vprolq zmm6, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vprolq zmm25, zmm25, 20                     # B6 = T9 <<< 20
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm22, 61                      # B9 = T22 <<< 61
    vpxorq zmm7, zmm7, zmm28                    # T7 = A7 ^ D2
    vpxorq zmm20, zmm20, zmm29                  # T20 = A20 ^ D0
    vpxorq zmm17, zmm17, zmm28                  # T17 = A17 ^ D2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 zmm30, zmm6                       # copy of B1
    vpternlogq zmm30, zmm12, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm19, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm22, zmm24                      # copy of B4
    vpternlogq zmm22, zmm12, zmm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm29                    # T5 = A5 ^ D0
    vprolq zmm7, zmm7, 6                        # B11 = T7 <<< 6
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpxorq zmm4, zmm4, zmm26                    # T4 = A4 ^ D4
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpxorq zmm11, zmm11, zmm31                  # T11 = A11 ^ D1
    vpxorq zmm13, zmm13, zmm27                  # T13 = A13 ^ D3
    vpxorq zmm8, zmm8, zmm27                    # T8 = A8 ^ D3
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm12, zmm0, zmm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm6, zmm24, zmm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vprolq zmm17, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm24, zmm9                       # copy of B9
    vpternlogq zmm24, zmm16, zmm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpxorq zmm14, zmm14, zmm26                  # T14 = A14 ^ D4
    vmovdqa64 zmm26, zmm3                       # copy of B5
    vpternlogq zmm26, zmm25, zmm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm3, zmm9, zmm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq zmm21, zmm21, zmm31                  # T21 = A21 ^ D1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpxorq zmm23, zmm23, zmm27                  # T23 = A23 ^ D3
    vmovdqa64 zmm31, zmm11                      # copy of B17
    vpternlogq zmm31, zmm5, zmm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm28                    # T2 = A2 ^ D2
    vmovdqa64 zmm28, zmm10                      # copy of B7
    vpternlogq zmm28, zmm25, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm27, zmm1                       # copy of B10
    vpternlogq zmm27, zmm19, zmm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vpxorq zmm15, zmm15, zmm29                  # T15 = A15 ^ D0
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 zmm29, zmm13                      # copy of B12
    vpternlogq zmm29, zmm7, zmm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm10, zmm16, zmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm25, zmm13                      # copy of B12
    vpternlogq zmm25, zmm1, zmm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm16, zmm20                      # copy of B14
    vpternlogq zmm16, zmm1, zmm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm19, zmm19, zmm20                 # N12 = ~B13 & B14
    vmovdqa64 zmm20, zmm4                       # copy of B15
    vpternlogq zmm20, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm9, zmm2                        # copy of B20
    vpternlogq zmm9, zmm8, zmm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm7, zmm23                       # copy of B19
    vpternlogq zmm7, zmm17, zmm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm23                       # copy of B19
    vpternlogq zmm1, zmm4, zmm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm5, zmm21                       # copy of B24
    vpternlogq zmm5, zmm2, zmm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm4, zmm15                       # copy of B23
    vpternlogq zmm4, zmm21, zmm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm13, zmm13, zmm19                  # E12 = B12 ^ N12
    vpternlogq zmm23, zmm11, zmm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm15                      # copy of B23
    vpternlogq zmm19, zmm14, zmm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm8, zmm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm12, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm22                       # E2 home
    vmovdqa64 zmm8, zmm24                       # E8 home
    vmovdqa64 zmm11, zmm29                      # E11 home
    vmovdqa64 zmm12, zmm13                      # E12 home
    vmovdqa64 zmm13, zmm27                      # E13 home
    vmovdqa64 zmm14, zmm16                      # E14 home
    vmovdqa64 zmm16, zmm31                      # E16 home
    vmovdqa64 zmm17, zmm23                      # E17 home
    vmovdqa64 zmm21, zmm15                      # E21 home
    vmovdqa64 zmm15, zmm20                      # E15 home
    vmovdqa64 zmm20, zmm9                       # E20 home
    vmovdqa64 zmm9, zmm3                        # E9 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm18, zmm7                       # E18 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm25                      # E10 home
    vmovdqa64 zmm22, zmm19                      # E22 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm30                       # E1 home
    vmovdqa64 zmm23, zmm4                       # E23 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm28                       # E6 home
    vmovdqa64 zmm24, zmm5                       # E24 home
    vmovdqa64 zmm5, zmm26                       # E5 home
    inc rax
    jnz Lshake256_x8_avx512_masked_chain24_mask

    // The last round, of which only 3 lanes are wanted.
    vpternlogq zmm20, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vpternlogq zmm11, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq zmm13, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm21, zmm11, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm23, zmm13, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm30, zmm21, 1                      # R1 = C1 <<< 1
    vpternlogq zmm19, zmm14, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm15, zmm20, zmm0, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm29, zmm19, 1                      # R4 = C4 <<< 1
    vpxorq zmm19, zmm19, zmm30                  # D0 = C4 ^ R1
    vprolq zmm30, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm15, zmm30, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm31, zmm31, zmm29                  # D3 = C2 ^ R4
    vprolq zmm30, zmm15, 1                      # R0 = C0 <<< 1
    vpxorq zmm18, zmm18, zmm31                  # T18 = A18 ^ D3
    vpxorq zmm7, zmm0, zmm19                    # T0 = A0 ^ D0
    vpternlogq zmm24, zmm23, zmm30, 0x96        # T24 = A24 ^ C3 ^ R0
    vprolq zmm31, zmm23, 1                      # R3 = C3 <<< 1
    vpxorq zmm21, zmm21, zmm31                  # D2 = C1 ^ R3
    vpxorq zmm12, zmm12, zmm21                  # T12 = A12 ^ D2
    vprolq zmm31, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm30, zmm24, 14                     # B4 = T24 <<< 14
    vprolq zmm8, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm9, zmm12, 43                      # B2 = T12 <<< 43
    vmovdqa64 zmm29, zmm8                       # copy of B1
    vpternlogq zmm29, zmm9, zmm31, 0xd2         # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm30, zmm9, zmm31, 0x9c         # E2 = B2 ^ (~B3 & B4)
    vpternlogq zmm9, zmm7, zmm8, 0x9c           # X0 = T0 ^ (~B1 & B2)
    vpxorq zmm7, zmm9, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm8, zmm29                       # E8 home
    vmovdqa64 zmm9, zmm30                       # E9 home
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
    vpbroadcastq zmm10, [rip + Lshake256_x8_avx512_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq zmm31, zmm10, zmm5                   # C0.1 = A10 ^ A5
    vpxorq zmm30, zmm1, zmm6                    # C1.1 = A1 ^ A6
    vpxorq zmm29, zmm3, zmm8                    # C3.1 = A3 ^ A8
    vpxorq zmm30, zmm30, zmm16                  # C1 = C1.1 ^ A16
    vpxorq zmm28, zmm4, zmm9                    # C4.1 = A4 ^ A9
    vpxorq zmm27, zmm2, zmm7                    # C2.1 = A2 ^ A7
    vprolq zmm26, zmm30, 1                      # R1 = C1 <<< 1
    vpxorq zmm31, zmm31, zmm0                   # C0 = C0.1 ^ A0
    vprolq zmm25, zmm28, 1                      # R4 = C4.1 <<< 1
    vpxorq zmm28, zmm28, zmm26                  # D0 = C4.1 ^ R1
    vprolq zmm26, zmm27, 1                      # R2 = C2.1 <<< 1
    vpternlogq zmm6, zmm31, zmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm27, zmm27, zmm25                  # D3 = C2.1 ^ R4
    vprolq zmm25, zmm31, 1                      # R0 = C0 <<< 1
    vpxorq zmm31, zmm31, zmm26                  # D1 = C0 ^ R2
    vpxorq zmm19, zmm29, zmm25                  # T19 = C3.1 ^ R0
    vpxorq zmm0, zmm0, zmm28                    # T0 = A0 ^ D0
    vpxorq zmm10, zmm10, zmm28                  # T10 = A10 ^ D0
    vpxorq zmm1, zmm1, zmm31                    # T1 = A1 ^ D1
    vprolq zmm26, zmm29, 1                      # R3 = C3.1 <<< 1
    vpxorq zmm30, zmm30, zmm26                  # D2 = C1 ^ R3
    vpternlogq zmm25, zmm9, zmm29, 0x96         # T9 = A9 ^ C3.1 ^ R0
    vpxorq zmm3, zmm3, zmm27                    # T3 = A3 ^ D3
    vprolq zmm29, zmm27, 21                     # B3 = D3 <<< 21
    vprolq zmm26, zmm19, 14                     # B4 = T19 <<< 14
    vpxorq zmm16, zmm16, zmm31                  # T16 = A16 ^ D1
    vprolq zmm24, zmm6, 44                      # B1 = T6 <<< 44
    vprolq zmm23, zmm30, 43                     # B2 = D2 <<< 43
    vprolq zmm6, zmm25, 20                      # B6 = T9 <<< 20
    vprolq zmm25, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm22, zmm3, 28                      # B5 = T3 <<< 28
    vprolq zmm9, zmm30, 61                      # B9 = D2 <<< 61
    vpxorq zmm7, zmm7, zmm30                    # T7 = A7 ^ D2
    vprolq zmm21, zmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 zmm20, zmm24                      # copy of B1
    vpternlogq zmm20, zmm23, zmm29, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm18, zmm26                      # copy of B4
    vpternlogq zmm18, zmm23, zmm29, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm28                    # T5 = A5 ^ D0
    vprolq zmm11, zmm7, 6                       # B11 = T7 <<< 6
    vprolq zmm14, zmm28, 18                     # B14 = D0 <<< 18
    vpxorq zmm4, zmm4, zmm19                    # T4 = A4 ^ T19
    vprolq zmm16, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm10, zmm1, 1                       # B10 = T1 <<< 1
    vpxorq zmm8, zmm8, zmm27                    # T8 = A8 ^ D3
    vprolq zmm12, zmm27, 25                     # B12 = D3 <<< 25
    vpternlogq zmm23, zmm0, zmm24, 0x9c         # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm17, zmm26                      # copy of B4
    vpternlogq zmm17, zmm0, zmm24, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm29, zmm26, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm26, zmm8, 55                      # B21 = T8 <<< 55
    vprolq zmm24, zmm30, 15                     # B18 = D2 <<< 15
    vmovdqa64 zmm8, zmm9                        # copy of B9
    vpternlogq zmm8, zmm21, zmm22, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm15, zmm31, 10                     # B17 = D1 <<< 10
    vmovdqa64 zmm5, zmm22                       # copy of B5
    vpternlogq zmm5, zmm6, zmm25, 0xd2          # E5 = B5 ^ (~B6 & B7)
    vmovdqa64 zmm7, zmm9                        # copy of B9
    vpternlogq zmm7, zmm22, zmm6, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vprolq zmm22, zmm4, 27                      # B15 = T4 <<< 27
    vprolq zmm4, zmm19, 39                      # B22 = T19 <<< 39
    vmovdqa64 zmm19, zmm15                      # copy of B17
    vpternlogq zmm19, zmm16, zmm24, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm30                    # T2 = A2 ^ D2
    vmovdqa64 zmm30, zmm25                      # copy of B7
    vpternlogq zmm30, zmm6, zmm21, 0xc6         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm6, zmm10                       # copy of B10
    vpternlogq zmm6, zmm13, zmm14, 0x9c         # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vprolq zmm27, zmm27, 56                     # B19 = D3 <<< 56
    vprolq zmm31, zmm31, 2                      # B24 = D1 <<< 2
    vprolq zmm28, zmm28, 41                     # B23 = D0 <<< 41
    vmovdqa64 zmm3, zmm12                       # copy of B12
    vpternlogq zmm3, zmm11, zmm13, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm25, zmm21, zmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm21, zmm12                      # copy of B12
    vpternlogq zmm21, zmm10, zmm11, 0x9c        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm9, zmm14                       # copy of B14
    vpternlogq zmm9, zmm10, zmm11, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm13, zmm13, zmm14                 # N12 = ~B13 & B14
    vmovdqa64 zmm14, zmm22                      # copy of B15
    vpternlogq zmm14, zmm16, zmm15, 0xd2        # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm11, zmm2                       # copy of B20
    vpternlogq zmm11, zmm26, zmm4, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm10, zmm27                      # copy of B19
    vpternlogq zmm10, zmm24, zmm22, 0xc6        # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm27                       # copy of B19
    vpternlogq zmm1, zmm22, zmm16, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm22, zmm31                      # copy of B24
    vpternlogq zmm22, zmm2, zmm26, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm16, zmm28                      # copy of B23
    vpternlogq zmm16, zmm31, zmm2, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm12, zmm12, zmm13                  # E12 = B12 ^ N12
    vpternlogq zmm27, zmm15, zmm24, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm24, zmm28                      # copy of B23
    vpternlogq zmm24, zmm4, zmm31, 0xc6         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm28, zmm26, zmm4, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm23, qword ptr [r9]{1to8}    # E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm18                       # E2 home
    vmovdqa64 zmm4, zmm17                       # E4 home
    vmovdqa64 zmm13, zmm6                       # E13 home
    vmovdqa64 zmm6, zmm30                       # E6 home
    vmovdqa64 zmm15, zmm14                      # E15 home
    vmovdqa64 zmm14, zmm9                       # E14 home
    vmovdqa64 zmm9, zmm7                        # E9 home
    vmovdqa64 zmm7, zmm25                       # E7 home
    vmovdqa64 zmm17, zmm27                      # E17 home
    vmovdqa64 zmm18, zmm10                      # E18 home
    vmovdqa64 zmm10, zmm21                      # E10 home
    vmovdqa64 zmm21, zmm28                      # E21 home
    vmovdqa64 zmm23, zmm16                      # E23 home
    vmovdqa64 zmm16, zmm19                      # E16 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm20                       # E1 home
    vmovdqa64 zmm20, zmm11                      # E20 home
    vmovdqa64 zmm11, zmm3                       # E11 home
    vmovdqa64 zmm3, zmm29                       # E3 home
    vmovdqa64 zmm31, zmm22                      # out of the way
    vmovdqa64 zmm22, zmm24                      # E22 home
    vmovdqa64 zmm24, zmm31                      # E24 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_masked_chain24_round:
    vmovdqa64 zmm31, zmm20                      # copy of A20
    vpternlogq zmm31, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 zmm30, zmm11                      # copy of A11
    vpternlogq zmm30, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 zmm29, zmm13                      # copy of A13
    vpternlogq zmm29, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 zmm28, zmm21                      # copy of A21
    vpternlogq zmm28, zmm30, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 zmm30, zmm23                      # copy of A23
    vpternlogq zmm30, zmm29, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 zmm29, zmm14                      # copy of A14
    vpternlogq zmm29, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm27, zmm12                      # copy of A12
    vpternlogq zmm27, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm26, zmm28, 1                      # R1 = C1 <<< 1
    vpternlogq zmm29, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm31, zmm0, zmm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm27, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm25, zmm29, 1                      # R4 = C4 <<< 1
    vpxorq zmm29, zmm29, zmm26                  # D0 = C4 ^ R1
    vprolq zmm26, zmm27, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm31, zmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm27, zmm27, zmm25                  # D3 = C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R0 = C0 <<< 1
    vpxorq zmm31, zmm31, zmm26                  # D1 = C0 ^ R2
    vpternlogq zmm19, zmm30, zmm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq zmm18, zmm18, zmm27                  # T18 = A18 ^ D3
    vpxorq zmm0, zmm0, zmm29                    # T0 = A0 ^ D0
    vpternlogq zmm24, zmm30, zmm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq zmm10, zmm10, zmm29                  # T10 = A10 ^ D0
    vpxorq zmm1, zmm1, zmm31                    # T1 = A1 ^ D1
    vprolq zmm26, zmm30, 1                      # R3 = C3 <<< 1
    vpxorq zmm28, zmm28, zmm26                  # D2 = C1 ^ R3
    vpxorq zmm26, zmm30, zmm25                  # D4 = C3 ^ R0
    vpxorq zmm12, zmm12, zmm28                  # T12 = A12 ^ D2
    vpternlogq zmm25, zmm9, zmm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq zmm22, zmm22, zmm28                  # T22 = A22 ^ D2
    vpxorq zmm3, zmm3, zmm27                    # T3 = A3 ^ D3
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpxorq zmm16, zmm16, zmm31                  # T16 = A16 ^ D1
    vprolq zmm6, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vprolq zmm25, zmm25, 20                     # B6 = T9 <<< 20
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm22, 61                      # B9 = T22 <<< 61
    vpxorq zmm7, zmm7, zmm28                    # T7 = A7 ^ D2
    vpxorq zmm20, zmm20, zmm29                  # T20 = A20 ^ D0
    vpxorq zmm17, zmm17, zmm28                  # T17 = A17 ^ D2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 zmm30, zmm6                       # copy of B1
    vpternlogq zmm30, zmm12, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm19, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm22, zmm24                      # copy of B4
    vpternlogq zmm22, zmm12, zmm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm29                    # T5 = A5 ^ D0
    vprolq zmm7, zmm7, 6                        # B11 = T7 <<< 6
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpxorq zmm4, zmm4, zmm26                    # T4 = A4 ^ D4
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpxorq zmm11, zmm11, zmm31                  # T11 = A11 ^ D1
    vpxorq zmm13, zmm13, zmm27                  # T13 = A13 ^ D3
    vpxorq zmm8, zmm8, zmm27                    # T8 = A8 ^ D3
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm12, zmm0, zmm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm6, zmm24, zmm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vprolq zmm17, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm24, zmm9                       # copy of B9
    vpternlogq zmm24, zmm16, zmm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpxorq zmm14, zmm14, zmm26                  # T14 = A14 ^ D4
    vmovdqa64 zmm26, zmm3                       # copy of B5
    vpternlogq zmm26, zmm25, zmm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm3, zmm9, zmm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq zmm21, zmm21, zmm31                  # T21 = A21 ^ D1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpxorq zmm23, zmm23, zmm27                  # T23 = A23 ^ D3
    vmovdqa64 zmm31, zmm11                      # copy of B17
    vpternlogq zmm31, zmm5, zmm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm28                    # T2 = A2 ^ D2
    vmovdqa64 zmm28, zmm10                      # copy of B7
    vpternlogq zmm28, zmm25, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm27, zmm1                       # copy of B10
    vpternlogq zmm27, zmm19, zmm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vpxorq zmm15, zmm15, zmm29                  # T15 = A15 ^ D0
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 zmm29, zmm13                      # copy of B12
    vpternlogq zmm29, zmm7, zmm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm10, zmm16, zmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm25, zmm13                      # copy of B12
    vpternlogq zmm25, zmm1, zmm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm16, zmm20                      # copy of B14
    vpternlogq zmm16, zmm1, zmm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm19, zmm19, zmm20                 # N12 = ~B13 & B14
    vmovdqa64 zmm20, zmm4                       # copy of B15
    vpternlogq zmm20, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm9, zmm2                        # copy of B20
    vpternlogq zmm9, zmm8, zmm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm7, zmm23                       # copy of B19
    vpternlogq zmm7, zmm17, zmm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm23                       # copy of B19
    vpternlogq zmm1, zmm4, zmm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm5, zmm21                       # copy of B24
    vpternlogq zmm5, zmm2, zmm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm4, zmm15                       # copy of B23
    vpternlogq zmm4, zmm21, zmm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm13, zmm13, zmm19                  # E12 = B12 ^ N12
    vpternlogq zmm23, zmm11, zmm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm15                      # copy of B23
    vpternlogq zmm19, zmm14, zmm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm8, zmm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm12, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm22                       # E2 home
    vmovdqa64 zmm8, zmm24                       # E8 home
    vmovdqa64 zmm11, zmm29                      # E11 home
    vmovdqa64 zmm12, zmm13                      # E12 home
    vmovdqa64 zmm13, zmm27                      # E13 home
    vmovdqa64 zmm14, zmm16                      # E14 home
    vmovdqa64 zmm16, zmm31                      # E16 home
    vmovdqa64 zmm17, zmm23                      # E17 home
    vmovdqa64 zmm21, zmm15                      # E21 home
    vmovdqa64 zmm15, zmm20                      # E15 home
    vmovdqa64 zmm20, zmm9                       # E20 home
    vmovdqa64 zmm9, zmm3                        # E9 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm18, zmm7                       # E18 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm25                      # E10 home
    vmovdqa64 zmm22, zmm19                      # E22 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm30                       # E1 home
    vmovdqa64 zmm23, zmm4                       # E23 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm28                       # E6 home
    vmovdqa64 zmm24, zmm5                       # E24 home
    vmovdqa64 zmm5, zmm26                       # E5 home
    inc rax
    jnz Lshake256_x8_avx512_masked_chain24_round

    // The last round, of which only 3 lanes are wanted.
    vpternlogq zmm20, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vpternlogq zmm11, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq zmm13, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm21, zmm11, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm23, zmm13, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm30, zmm21, 1                      # R1 = C1 <<< 1
    vpternlogq zmm19, zmm14, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm15, zmm20, zmm0, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm29, zmm19, 1                      # R4 = C4 <<< 1
    vpxorq zmm19, zmm19, zmm30                  # D0 = C4 ^ R1
    vprolq zmm30, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm15, zmm30, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm31, zmm31, zmm29                  # D3 = C2 ^ R4
    vprolq zmm30, zmm15, 1                      # R0 = C0 <<< 1
    vpxorq zmm18, zmm18, zmm31                  # T18 = A18 ^ D3
    vpxorq zmm7, zmm0, zmm19                    # T0 = A0 ^ D0
    vpternlogq zmm24, zmm23, zmm30, 0x96        # T24 = A24 ^ C3 ^ R0
    vprolq zmm31, zmm23, 1                      # R3 = C3 <<< 1
    vpxorq zmm21, zmm21, zmm31                  # D2 = C1 ^ R3
    vpxorq zmm12, zmm12, zmm21                  # T12 = A12 ^ D2
    vprolq zmm31, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm30, zmm24, 14                     # B4 = T24 <<< 14
    vprolq zmm8, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm9, zmm12, 43                      # B2 = T12 <<< 43
    vmovdqa64 zmm29, zmm8                       # copy of B1
    vpternlogq zmm29, zmm9, zmm31, 0xd2         # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm30, zmm9, zmm31, 0x9c         # E2 = B2 ^ (~B3 & B4)
    vpternlogq zmm9, zmm7, zmm8, 0x9c           # X0 = T0 ^ (~B1 & B2)
    vpxorq zmm7, zmm9, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm8, zmm29                       # E8 home
    vmovdqa64 zmm9, zmm30                       # E9 home
    add rcx, 64
    dec r8
    jnz Lshake256_x8_avx512_masked_chain24_step
    vmovdqu64 [rdi + 0], zmm7
    vmovdqu64 [rdi + 64], zmm8
    vmovdqu64 [rdi + 128], zmm9
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_masked_chain24), . - SYMBOL(lanewise_shake256_x8_avx512_masked_chain24)
#endif
    MS_ENTRY(lanewise_shake256_x8_avx512_masked_chain24, 6, 1)
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x8_avx512_masked_chain32)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x8_avx512_masked_chain32)
    .type SYMBOL(lanewise_shake256_x8_avx512_masked_chain32), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x8_avx512_masked_chain32))
SYMBOL(lanewise_shake256_x8_avx512_masked_chain32):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    vmovdqu64 zmm8, [rsi + 0]
    vmovdqu64 zmm9, [rsi + 64]
    vmovdqu64 zmm10, [rsi + 128]
    vmovdqu64 zmm11, [rsi + 192]
    .p2align 6
Lshake256_x8_avx512_masked_chain32_step:
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
    vpbroadcastq zmm8, [rip + Lshake256_x8_avx512_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq zmm31, zmm1, zmm6                    # C1.1 = A1 ^ A6
    vpxorq zmm30, zmm3, zmm8                    # C3.1 = A3 ^ A8
    vpxorq zmm31, zmm31, zmm16                  # C1 = C1.1 ^ A16
    vpxorq zmm29, zmm2, zmm7                    # C2.1 = A2 ^ A7
    vprolq zmm28, zmm31, 1                      # R1 = C1 <<< 1
    vpxorq zmm27, zmm5, zmm0                    # C0 = A5 ^ A0
    vprolq zmm26, zmm4, 1                       # R4 = A4 <<< 1
    vpxorq zmm28, zmm4, zmm28                   # D0 = A4 ^ R1
    vprolq zmm25, zmm29, 1                      # R2 = C2.1 <<< 1
    vpternlogq zmm6, zmm27, zmm25, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm29, zmm29, zmm26                  # D3 = C2.1 ^ R4
    vprolq zmm26, zmm27, 1                      # R0 = C0 <<< 1
    vpxorq zmm27, zmm27, zmm25                  # D1 = C0 ^ R2
    vpxorq zmm19, zmm30, zmm26                  # T19 = C3.1 ^ R0
    vpxorq zmm0, zmm0, zmm28                    # T0 = A0 ^ D0
    vpxorq zmm1, zmm1, zmm27                    # T1 = A1 ^ D1
    vprolq zmm26, zmm30, 1                      # R3 = C3.1 <<< 1
    vpxorq zmm31, zmm31, zmm26                  # D2 = C1 ^ R3
    vpxorq zmm3, zmm3, zmm29                    # T3 = A3 ^ D3
    vprolq zmm30, zmm29, 21                     # B3 = D3 <<< 21
    vprolq zmm26, zmm19, 14                     # B4 = T19 <<< 14
    vpxorq zmm16, zmm16, zmm27                  # T16 = A16 ^ D1
    vprolq zmm25, zmm6, 44                      # B1 = T6 <<< 44
    vprolq zmm24, zmm31, 43                     # B2 = D2 <<< 43
    vprolq zmm6, zmm19, 20                      # B6 = T19 <<< 20
    vprolq zmm23, zmm28, 3                      # B7 = D0 <<< 3
    vprolq zmm22, zmm3, 28                      # B5 = T3 <<< 28
    vprolq zmm9, zmm31, 61                      # B9 = D2 <<< 61
    vpxorq zmm7, zmm7, zmm31                    # T7 = A7 ^ D2
    vprolq zmm21, zmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 zmm20, zmm25                      # copy of B1
    vpternlogq zmm20, zmm24, zmm30, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm18, zmm26                      # copy of B4
    vpternlogq zmm18, zmm24, zmm30, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm28                    # T5 = A5 ^ D0
    vprolq zmm11, zmm7, 6                       # B11 = T7 <<< 6
    vprolq zmm14, zmm28, 18                     # B14 = D0 <<< 18
    vpxorq zmm4, zmm4, zmm19                    # T4 = A4 ^ T19
    vprolq zmm16, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm10, zmm1, 1                       # B10 = T1 <<< 1
    vpxorq zmm8, zmm8, zmm29                    # T8 = A8 ^ D3
    vprolq zmm12, zmm29, 25                     # B12 = D3 <<< 25
    vpternlogq zmm24, zmm0, zmm25, 0x9c         # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm17, zmm26                      # copy of B4
    vpternlogq zmm17, zmm0, zmm25, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm30, zmm26, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm26, zmm8, 55                      # B21 = T8 <<< 55
    vprolq zmm25, zmm31, 15                     # B18 = D2 <<< 15
    vmovdqa64 zmm8, zmm9                        # copy of B9
    vpternlogq zmm8, zmm21, zmm22, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm15, zmm27, 10                     # B17 = D1 <<< 10
    vmovdqa64 zmm5, zmm22                       # copy of B5
    vpternlogq zmm5, zmm6, zmm23, 0xd2          # E5 = B5 ^ (~B6 & B7)
    vmovdqa64 zmm7, zmm9                        # copy of B9
    vpternlogq zmm7, zmm22, zmm6, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vprolq zmm22, zmm4, 27                      # B15 = T4 <<< 27
    vprolq zmm4, zmm19, 39                      # B22 = T19 <<< 39
    vmovdqa64 zmm19, zmm15                      # copy of B17
    vpternlogq zmm19, zmm16, zmm25, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm31                    # T2 = A2 ^ D2
    vmovdqa64 zmm31, zmm23                      # copy of B7
    vpternlogq zmm31, zmm6, zmm21, 0xc6         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm6, zmm10                       # copy of B10
    vpternlogq zmm6, zmm13, zmm14, 0x9c         # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vprolq zmm29, zmm29, 56                     # B19 = D3 <<< 56
    vprolq zmm27, zmm27, 2                      # B24 = D1 <<< 2
    vprolq zmm28, zmm28, 41                     # B23 = D0 <<< 41
    vmovdqa64 zmm3, zmm12                       # copy of B12
    vpternlogq zmm3, zmm11, zmm13, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm23, zmm21, zmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm21, zmm12                      # copy of B12
    vpternlogq zmm21, zmm10, zmm11, 0x9c        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm9, zmm14                       # copy of B14
    vpternlogq zmm9, zmm10, zmm11, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm13, zmm13, zmm14                 # N12 = ~B13 & B14
    vmovdqa64 zmm14, zmm22                      # copy of B15
    vpternlogq zmm14, zmm16, zmm15, 0xd2        # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm11, zmm2                       # copy of B20
    vpternlogq zmm11, zmm26, zmm4, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm10, zmm29                      # copy of B19
    vpternlogq zmm10, zmm25, zmm22, 0xc6        # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm29                       # copy of B19
    vpternlogq zmm1, zmm22, zmm16, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm22, zmm27                      # copy of B24
    vpternlogq zmm22, zmm2, zmm26, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm16, zmm28                      # copy of B23
    vpternlogq zmm16, zmm27, zmm2, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm12, zmm12, zmm13                  # E12 = B12 ^ N12
    vpternlogq zmm29, zmm15, zmm25, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm25, zmm28                      # copy of B23
    vpternlogq zmm25, zmm4, zmm27, 0xc6         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm28, zmm26, zmm4, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm24, qword ptr [r9]{1to8}    # E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm18                       # E2 home
    vmovdqa64 zmm4, zmm17                       # E4 home
    vmovdqa64 zmm13, zmm6                       # E13 home
    vmovdqa64 zmm6, zmm31                       # E6 home
    vmovdqa64 zmm15, zmm14                      # E15 home
    vmovdqa64 zmm14, zmm9                       # E14 home
    vmovdqa64 zmm9, zmm7                        # E9 home
    vmovdqa64 zmm7, zmm23                       # E7 home
    vmovdqa64 zmm17, zmm29                      # E17 home
    vmovdqa64 zmm18, zmm10                      # E18 home
    vmovdqa64 zmm10, zmm21                      # E10 home
    vmovdqa64 zmm21, zmm28                      # E21 home
    vmovdqa64 zmm23, zmm16                      # E23 home
    vmovdqa64 zmm16, zmm19                      # E16 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm20                       # E1 home
    vmovdqa64 zmm20, zmm11                      # E20 home
    vmovdqa64 zmm11, zmm3                       # E11 home
    vmovdqa64 zmm3, zmm30                       # E3 home
    vmovdqa64 zmm24, zmm22                      # E24 home
    vmovdqa64 zmm22, zmm25                      # E22 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_masked_chain32_mask:
    vmovdqa64 zmm31, zmm20                      # copy of A20
    vpternlogq zmm31, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 zmm30, zmm11                      # copy of A11
    vpternlogq zmm30, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 zmm29, zmm13                      # copy of A13
    vpternlogq zmm29, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 zmm28, zmm21                      # copy of A21
    vpternlogq zmm28, zmm30, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 zmm30, zmm23                      # copy of A23
    vpternlogq zmm30, zmm29, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 zmm29, zmm14                      # copy of A14
    vpternlogq zmm29, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm27, zmm12                      # copy of A12
    vpternlogq zmm27, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm26, zmm28, 1                      # R1 = C1 <<< 1
    vpternlogq zmm29, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm31, zmm0, zmm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm27, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm25, zmm29, 1                      # R4 = C4 <<< 1
    vpxorq zmm29, zmm29, zmm26                  # D0 = C4 ^ R1
    vprolq zmm26, zmm27, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm31, zmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm27, zmm27, zmm25                  # D3 = C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R0 = C0 <<< 1
    vpxorq zmm31, zmm31, zmm26                  # D1 = C0 ^ R2
    vpternlogq zmm19, zmm30, zmm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq zmm18, zmm18, zmm27                  # T18 = A18 ^ D3
    vpxorq zmm0, zmm0, zmm29                    # T0 = A0 ^ D0
    vpternlogq zmm24, zmm30, zmm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq zmm10, zmm10, zmm29                  # T10 = A10 ^ D0
    vpxorq zmm1, zmm1, zmm31                    # T1 = A1 ^ D1
    vprolq zmm26, zmm30, 1                      # R3 = C3 <<< 1
    vpxorq zmm28, zmm28, zmm26                  # D2 = C1 ^ R3
    vpxorq zmm26, zmm30, zmm25                  # D4 = C3 ^ R0
    vpxorq zmm12, zmm12, zmm28                  # T12 = A12 ^ D2
    vpternlogq zmm25, zmm9, zmm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq zmm22, zmm22, zmm28                  # T22 = A22 ^ D2
    vpxorq zmm3, zmm3, zmm27                    # T3 = A3 ^ D3
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpxorq zmm16, zmm16, zmm31                  # T16 = A16 ^ D1
    vprolq zmm6, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vprolq zmm25, zmm25, 20                     # B6 = T9 <<< 20
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm22, 61                      # B9 = T22 <<< 61
    vpxorq zmm7, zmm7, zmm28                    # T7 = A7 ^ D2
    vpxorq zmm20, zmm20, zmm29                  # T20 = A20 ^ D0
    vpxorq zmm17, zmm17, zmm28                  # T17 = A17 ^ D2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 zmm30, zmm6                       # copy of B1
    vpternlogq zmm30, zmm12, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm19, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm22, zmm24                      # copy of B4
    vpternlogq zmm22, zmm12, zmm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm29                    # T5 = A5 ^ D0
    vprolq zmm7, zmm7, 6                        # B11 = T7 <<< 6
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpxorq zmm4, zmm4, zmm26                    # T4 = A4 ^ D4
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpxorq zmm11, zmm11, zmm31                  # T11 = A11 ^ D1
    vpxorq zmm13, zmm13, zmm27                  # T13 = A13 ^ D3
    vpxorq zmm8, zmm8, zmm27                    # T8 = A8 ^ D3
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm12, zmm0, zmm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm6, zmm24, zmm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vprolq zmm17, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm24, zmm9                       # copy of B9
    vpternlogq zmm24, zmm16, zmm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpxorq zmm14, zmm14, zmm26                  # T14 = A14 ^ D4
    vmovdqa64 zmm26, zmm3                       # copy of B5
    vpternlogq zmm26, zmm25, zmm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm3, zmm9, zmm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq zmm21, zmm21, zmm31                  # T21 = A21 ^ D1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpxorq zmm23, zmm23, zmm27                  # T23 = A23 ^ D3
    vmovdqa64 zmm31, zmm11                      # copy of B17
    vpternlogq zmm31, zmm5, zmm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm28                    # T2 = A2 ^ D2
    vmovdqa64 zmm28, zmm10                      # copy of B7
    vpternlogq zmm28, zmm25, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm27, zmm1                       # copy of B10
    vpternlogq zmm27, zmm19, zmm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vpxorq zmm15, zmm15, zmm29                  # T15 = A15 ^ D0
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 zmm29, zmm13                      # copy of B12
    vpternlogq zmm29, zmm7, zmm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm10, zmm16, zmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm25, zmm13                      # copy of B12
    vpternlogq zmm25, zmm1, zmm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm16, zmm20                      # copy of B14
    vpternlogq zmm16, zmm1, zmm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm19, zmm19, zmm20                 # N12 = ~B13 & B14
    vmovdqa64 zmm20, zmm4                       # copy of B15
    vpternlogq zmm20, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm9, zmm2                        # copy of B20
    vpternlogq zmm9, zmm8, zmm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm7, zmm23                       # copy of B19
    vpternlogq zmm7, zmm17, zmm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm23                       # copy of B19
    vpternlogq zmm1, zmm4, zmm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm5, zmm21                       # copy of B24
    vpternlogq zmm5, zmm2, zmm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm4, zmm15                       # copy of B23
    vpternlogq zmm4, zmm21, zmm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm13, zmm13, zmm19                  # E12 = B12 ^ N12
    vpternlogq zmm23, zmm11, zmm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm15                      # copy of B23
    vpternlogq zmm19, zmm14, zmm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm8, zmm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm12, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm22                       # E2 home
    vmovdqa64 zmm8, zmm24                       # E8 home
    vmovdqa64 zmm11, zmm29                      # E11 home
    vmovdqa64 zmm12, zmm13                      # E12 home
    vmovdqa64 zmm13, zmm27                      # E13 home
    vmovdqa64 zmm14, zmm16                      # E14 home
    vmovdqa64 zmm16, zmm31                      # E16 home
    vmovdqa64 zmm17, zmm23                      # E17 home
    vmovdqa64 zmm21, zmm15                      # E21 home
    vmovdqa64 zmm15, zmm20                      # E15 home
    vmovdqa64 zmm20, zmm9                       # E20 home
    vmovdqa64 zmm9, zmm3                        # E9 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm18, zmm7                       # E18 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm25                      # E10 home
    vmovdqa64 zmm22, zmm19                      # E22 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm30                       # E1 home
    vmovdqa64 zmm23, zmm4                       # E23 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm28                       # E6 home
    vmovdqa64 zmm24, zmm5                       # E24 home
    vmovdqa64 zmm5, zmm26                       # E5 home
    inc rax
    jnz Lshake256_x8_avx512_masked_chain32_mask

    // The last round, of which only 4 lanes are wanted.
    vpternlogq zmm20, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vpternlogq zmm11, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq zmm13, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm21, zmm11, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm23, zmm13, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm30, zmm21, 1                      # R1 = C1 <<< 1
    vpternlogq zmm19, zmm14, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm15, zmm20, zmm0, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm29, zmm19, 1                      # R4 = C4 <<< 1
    vpxorq zmm19, zmm19, zmm30                  # D0 = C4 ^ R1
    vprolq zmm30, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm15, zmm30, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm31, zmm31, zmm29                  # D3 = C2 ^ R4
    vprolq zmm30, zmm15, 1                      # R0 = C0 <<< 1
    vpxorq zmm18, zmm18, zmm31                  # T18 = A18 ^ D3
    vpxorq zmm8, zmm0, zmm19                    # T0 = A0 ^ D0
    vpternlogq zmm24, zmm23, zmm30, 0x96        # T24 = A24 ^ C3 ^ R0
    vprolq zmm31, zmm23, 1                      # R3 = C3 <<< 1
    vpxorq zmm21, zmm21, zmm31                  # D2 = C1 ^ R3
    vpxorq zmm12, zmm12, zmm21                  # T12 = A12 ^ D2
    vprolq zmm11, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm31, zmm24, 14                     # B4 = T24 <<< 14
    vprolq zmm9, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm10, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm30, zmm9                       # copy of B1
    vpternlogq zmm30, zmm10, zmm11, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm29, zmm31                      # copy of B4
    vpternlogq zmm29, zmm10, zmm11, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpternlogq zmm10, zmm8, zmm9, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm11, zmm31, zmm8, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vpxorq zmm8, zmm10, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm9, zmm30                       # E9 home
    vmovdqa64 zmm10, zmm29                      # E10 home
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
    vpbroadcastq zmm12, [rip + Lshake256_x8_avx512_masked_chain_first]
    vpbroadcastq zmm16, [rip + Lshake256_x8_avx512_masked_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq zmm31, zmm10, zmm5                   # C0.1 = A10 ^ A5
    vmovdqa64 zmm30, zmm11                      # copy of A11
    vpternlogq zmm30, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpxorq zmm29, zmm3, zmm8                    # C3.1 = A3 ^ A8
    vpxorq zmm30, zmm30, zmm16                  # C1 = C1.1 ^ A16
    vpxorq zmm28, zmm4, zmm9                    # C4.1 = A4 ^ A9
    vmovdqa64 zmm27, zmm12                      # copy of A12
    vpternlogq zmm27, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm26, zmm30, 1                      # R1 = C1 <<< 1
    vpxorq zmm31, zmm31, zmm0                   # C0 = C0.1 ^ A0
    vprolq zmm25, zmm28, 1                      # R4 = C4.1 <<< 1
    vpxorq zmm28, zmm28, zmm26                  # D0 = C4.1 ^ R1
    vprolq zmm26, zmm27, 1                      # R2 = C2.1 <<< 1
    vpternlogq zmm6, zmm31, zmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm27, zmm27, zmm25                  # D3 = C2.1 ^ R4
    vprolq zmm25, zmm31, 1                      # R0 = C0 <<< 1
    vpxorq zmm31, zmm31, zmm26                  # D1 = C0 ^ R2
    vpxorq zmm19, zmm29, zmm25                  # T19 = C3.1 ^ R0
    vpxorq zmm0, zmm0, zmm28                    # T0 = A0 ^ D0
    vpxorq zmm10, zmm10, zmm28                  # T10 = A10 ^ D0
    vpxorq zmm1, zmm1, zmm31                    # T1 = A1 ^ D1
    vprolq zmm26, zmm29, 1                      # R3 = C3.1 <<< 1
    vpxorq zmm30, zmm30, zmm26                  # D2 = C1 ^ R3
    vpxorq zmm12, zmm12, zmm30                  # T12 = A12 ^ D2
    vpternlogq zmm25, zmm9, zmm29, 0x96         # T9 = A9 ^ C3.1 ^ R0
    vpxorq zmm3, zmm3, zmm27                    # T3 = A3 ^ D3
    vprolq zmm29, zmm27, 21                     # B3 = D3 <<< 21
    vprolq zmm26, zmm19, 14                     # B4 = T19 <<< 14
    vpxorq zmm16, zmm16, zmm31                  # T16 = A16 ^ D1
    vprolq zmm24, zmm6, 44                      # B1 = T6 <<< 44
    vprolq zmm23, zmm12, 43                     # B2 = T12 <<< 43
    vprolq zmm6, zmm25, 20                      # B6 = T9 <<< 20
    vprolq zmm25, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm22, zmm3, 28                      # B5 = T3 <<< 28
    vprolq zmm9, zmm30, 61                      # B9 = D2 <<< 61
    vpxorq zmm7, zmm7, zmm30                    # T7 = A7 ^ D2
    vprolq zmm21, zmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 zmm20, zmm24                      # copy of B1
    vpternlogq zmm20, zmm23, zmm29, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm13, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm18, zmm26                      # copy of B4
    vpternlogq zmm18, zmm23, zmm29, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm28                    # T5 = A5 ^ D0
    vprolq zmm17, zmm7, 6                       # B11 = T7 <<< 6
    vprolq zmm14, zmm28, 18                     # B14 = D0 <<< 18
    vpxorq zmm4, zmm4, zmm19                    # T4 = A4 ^ T19
    vprolq zmm16, zmm5, 36                      # B16 = T5 <<< 36
    vprolq zmm10, zmm1, 1                       # B10 = T1 <<< 1
    vpxorq zmm11, zmm11, zmm31                  # T11 = A11 ^ D1
    vpxorq zmm8, zmm8, zmm27                    # T8 = A8 ^ D3
    vprolq zmm12, zmm27, 25                     # B12 = D3 <<< 25
    vpternlogq zmm23, zmm0, zmm24, 0x9c         # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 zmm15, zmm26                      # copy of B4
    vpternlogq zmm15, zmm0, zmm24, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm29, zmm26, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm26, zmm8, 55                      # B21 = T8 <<< 55
    vprolq zmm24, zmm30, 15                     # B18 = D2 <<< 15
    vmovdqa64 zmm8, zmm9                        # copy of B9
    vpternlogq zmm8, zmm21, zmm22, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm7, zmm11, 10                      # B17 = T11 <<< 10
    vmovdqa64 zmm5, zmm22                       # copy of B5
    vpternlogq zmm5, zmm6, zmm25, 0xd2          # E5 = B5 ^ (~B6 & B7)
    vmovdqa64 zmm11, zmm9                       # copy of B9
    vpternlogq zmm11, zmm22, zmm6, 0xd2         # E9 = B9 ^ (~B5 & B6)
    vprolq zmm22, zmm4, 27                      # B15 = T4 <<< 27
    vprolq zmm4, zmm19, 39                      # B22 = T19 <<< 39
    vmovdqa64 zmm19, zmm7                       # copy of B17
    vpternlogq zmm19, zmm16, zmm24, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm30                    # T2 = A2 ^ D2
    vmovdqa64 zmm30, zmm25                      # copy of B7
    vpternlogq zmm30, zmm6, zmm21, 0xc6         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm6, zmm10                       # copy of B10
    vpternlogq zmm6, zmm13, zmm14, 0x9c         # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vprolq zmm27, zmm27, 56                     # B19 = D3 <<< 56
    vprolq zmm31, zmm31, 2                      # B24 = D1 <<< 2
    vprolq zmm28, zmm28, 41                     # B23 = D0 <<< 41
    vmovdqa64 zmm3, zmm12                       # copy of B12
    vpternlogq zmm3, zmm17, zmm13, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm25, zmm21, zmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm21, zmm12                      # copy of B12
    vpternlogq zmm21, zmm10, zmm17, 0x9c        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm9, zmm14                       # copy of B14
    vpternlogq zmm9, zmm10, zmm17, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm13, zmm13, zmm14                 # N12 = ~B13 & B14
    vmovdqa64 zmm17, zmm22                      # copy of B15
    vpternlogq zmm17, zmm16, zmm7, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm14, zmm2                       # copy of B20
    vpternlogq zmm14, zmm26, zmm4, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm10, zmm27                      # copy of B19
    vpternlogq zmm10, zmm24, zmm22, 0xc6        # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm27                       # copy of B19
    vpternlogq zmm1, zmm22, zmm16, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm22, zmm31                      # copy of B24
    vpternlogq zmm22, zmm2, zmm26, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm16, zmm28                      # copy of B23
    vpternlogq zmm16, zmm31, zmm2, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm12, zmm12, zmm13                  # E12 = B12 ^ N12
    vpternlogq zmm27, zmm7, zmm24, 0x9c         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm24, zmm28                      # copy of B23
    vpternlogq zmm24, zmm4, zmm31, 0xc6         # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm28, zmm26, zmm4, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm23, qword ptr [r9]{1to8}    # E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm18                       # E2 home
    vmovdqa64 zmm4, zmm15                       # E4 home
    vmovdqa64 zmm7, zmm25                       # E7 home
    vmovdqa64 zmm13, zmm6                       # E13 home
    vmovdqa64 zmm6, zmm30                       # E6 home
    vmovdqa64 zmm15, zmm17                      # E15 home
    vmovdqa64 zmm17, zmm27                      # E17 home
    vmovdqa64 zmm18, zmm10                      # E18 home
    vmovdqa64 zmm10, zmm21                      # E10 home
    vmovdqa64 zmm21, zmm28                      # E21 home
    vmovdqa64 zmm23, zmm16                      # E23 home
    vmovdqa64 zmm16, zmm19                      # E16 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm20                       # E1 home
    vmovdqa64 zmm20, zmm14                      # E20 home
    vmovdqa64 zmm14, zmm9                       # E14 home
    vmovdqa64 zmm9, zmm11                       # E9 home
    vmovdqa64 zmm11, zmm3                       # E11 home
    vmovdqa64 zmm3, zmm29                       # E3 home
    vmovdqa64 zmm31, zmm22                      # out of the way
    vmovdqa64 zmm22, zmm24                      # E22 home
    vmovdqa64 zmm24, zmm31                      # E24 home
    mov rax, -22
    .p2align 6
Lshake256_x8_avx512_masked_chain32_round:
    vmovdqa64 zmm31, zmm20                      # copy of A20
    vpternlogq zmm31, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 zmm30, zmm11                      # copy of A11
    vpternlogq zmm30, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 zmm29, zmm13                      # copy of A13
    vpternlogq zmm29, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 zmm28, zmm21                      # copy of A21
    vpternlogq zmm28, zmm30, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 zmm30, zmm23                      # copy of A23
    vpternlogq zmm30, zmm29, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 zmm29, zmm14                      # copy of A14
    vpternlogq zmm29, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm27, zmm12                      # copy of A12
    vpternlogq zmm27, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm26, zmm28, 1                      # R1 = C1 <<< 1
    vpternlogq zmm29, zmm19, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm31, zmm0, zmm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm27, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm25, zmm29, 1                      # R4 = C4 <<< 1
    vpxorq zmm29, zmm29, zmm26                  # D0 = C4 ^ R1
    vprolq zmm26, zmm27, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm31, zmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm27, zmm27, zmm25                  # D3 = C2 ^ R4
    vprolq zmm25, zmm31, 1                      # R0 = C0 <<< 1
    vpxorq zmm31, zmm31, zmm26                  # D1 = C0 ^ R2
    vpternlogq zmm19, zmm30, zmm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq zmm18, zmm18, zmm27                  # T18 = A18 ^ D3
    vpxorq zmm0, zmm0, zmm29                    # T0 = A0 ^ D0
    vpternlogq zmm24, zmm30, zmm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq zmm10, zmm10, zmm29                  # T10 = A10 ^ D0
    vpxorq zmm1, zmm1, zmm31                    # T1 = A1 ^ D1
    vprolq zmm26, zmm30, 1                      # R3 = C3 <<< 1
    vpxorq zmm28, zmm28, zmm26                  # D2 = C1 ^ R3
    vpxorq zmm26, zmm30, zmm25                  # D4 = C3 ^ R0
    vpxorq zmm12, zmm12, zmm28                  # T12 = A12 ^ D2
    vpternlogq zmm25, zmm9, zmm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq zmm22, zmm22, zmm28                  # T22 = A22 ^ D2
    vpxorq zmm3, zmm3, zmm27                    # T3 = A3 ^ D3
    vprolq zmm18, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm24, zmm24, 14                     # B4 = T24 <<< 14
    vpxorq zmm16, zmm16, zmm31                  # T16 = A16 ^ D1
    vprolq zmm6, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm12, zmm12, 43                     # B2 = T12 <<< 43
    vprolq zmm25, zmm25, 20                     # B6 = T9 <<< 20
    vprolq zmm10, zmm10, 3                      # B7 = T10 <<< 3
    vprolq zmm3, zmm3, 28                       # B5 = T3 <<< 28
    vprolq zmm9, zmm22, 61                      # B9 = T22 <<< 61
    vpxorq zmm7, zmm7, zmm28                    # T7 = A7 ^ D2
    vpxorq zmm20, zmm20, zmm29                  # T20 = A20 ^ D0
    vpxorq zmm17, zmm17, zmm28                  # T17 = A17 ^ D2
    vprolq zmm16, zmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 zmm30, zmm6                       # copy of B1
    vpternlogq zmm30, zmm12, zmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq zmm19, zmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 zmm22, zmm24                      # copy of B4
    vpternlogq zmm22, zmm12, zmm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq zmm5, zmm5, zmm29                    # T5 = A5 ^ D0
    vprolq zmm7, zmm7, 6                        # B11 = T7 <<< 6
    vprolq zmm20, zmm20, 18                     # B14 = T20 <<< 18
    vpxorq zmm4, zmm4, zmm26                    # T4 = A4 ^ D4
    vprolq zmm5, zmm5, 36                       # B16 = T5 <<< 36
    vprolq zmm1, zmm1, 1                        # B10 = T1 <<< 1
    vpxorq zmm11, zmm11, zmm31                  # T11 = A11 ^ D1
    vpxorq zmm13, zmm13, zmm27                  # T13 = A13 ^ D3
    vpxorq zmm8, zmm8, zmm27                    # T8 = A8 ^ D3
    vprolq zmm13, zmm13, 25                     # B12 = T13 <<< 25
    vpternlogq zmm12, zmm0, zmm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm6, zmm24, zmm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq zmm18, zmm24, zmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq zmm8, zmm8, 55                       # B21 = T8 <<< 55
    vprolq zmm17, zmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 zmm24, zmm9                       # copy of B9
    vpternlogq zmm24, zmm16, zmm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq zmm11, zmm11, 10                     # B17 = T11 <<< 10
    vpxorq zmm14, zmm14, zmm26                  # T14 = A14 ^ D4
    vmovdqa64 zmm26, zmm3                       # copy of B5
    vpternlogq zmm26, zmm25, zmm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq zmm3, zmm9, zmm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq zmm21, zmm21, zmm31                  # T21 = A21 ^ D1
    vprolq zmm4, zmm4, 27                       # B15 = T4 <<< 27
    vprolq zmm14, zmm14, 39                     # B22 = T14 <<< 39
    vpxorq zmm23, zmm23, zmm27                  # T23 = A23 ^ D3
    vmovdqa64 zmm31, zmm11                      # copy of B17
    vpternlogq zmm31, zmm5, zmm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq zmm2, zmm2, zmm28                    # T2 = A2 ^ D2
    vmovdqa64 zmm28, zmm10                      # copy of B7
    vpternlogq zmm28, zmm25, zmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 zmm27, zmm1                       # copy of B10
    vpternlogq zmm27, zmm19, zmm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq zmm2, zmm2, 62                       # B20 = T2 <<< 62
    vpxorq zmm15, zmm15, zmm29                  # T15 = A15 ^ D0
    vprolq zmm23, zmm23, 56                     # B19 = T23 <<< 56
    vprolq zmm21, zmm21, 2                      # B24 = T21 <<< 2
    vprolq zmm15, zmm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 zmm29, zmm13                      # copy of B12
    vpternlogq zmm29, zmm7, zmm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq zmm10, zmm16, zmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 zmm25, zmm13                      # copy of B12
    vpternlogq zmm25, zmm1, zmm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 zmm16, zmm20                      # copy of B14
    vpternlogq zmm16, zmm1, zmm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq zmm19, zmm19, zmm20                 # N12 = ~B13 & B14
    vmovdqa64 zmm20, zmm4                       # copy of B15
    vpternlogq zmm20, zmm5, zmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 zmm9, zmm2                        # copy of B20
    vpternlogq zmm9, zmm8, zmm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 zmm7, zmm23                       # copy of B19
    vpternlogq zmm7, zmm17, zmm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 zmm1, zmm23                       # copy of B19
    vpternlogq zmm1, zmm4, zmm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 zmm5, zmm21                       # copy of B24
    vpternlogq zmm5, zmm2, zmm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 zmm4, zmm15                       # copy of B23
    vpternlogq zmm4, zmm21, zmm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq zmm13, zmm13, zmm19                  # E12 = B12 ^ N12
    vpternlogq zmm23, zmm11, zmm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 zmm19, zmm15                      # copy of B23
    vpternlogq zmm19, zmm14, zmm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq zmm15, zmm8, zmm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq zmm0, zmm12, qword ptr [r9 + 8 * rax + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm2, zmm22                       # E2 home
    vmovdqa64 zmm8, zmm24                       # E8 home
    vmovdqa64 zmm11, zmm29                      # E11 home
    vmovdqa64 zmm12, zmm13                      # E12 home
    vmovdqa64 zmm13, zmm27                      # E13 home
    vmovdqa64 zmm14, zmm16                      # E14 home
    vmovdqa64 zmm16, zmm31                      # E16 home
    vmovdqa64 zmm17, zmm23                      # E17 home
    vmovdqa64 zmm21, zmm15                      # E21 home
    vmovdqa64 zmm15, zmm20                      # E15 home
    vmovdqa64 zmm20, zmm9                       # E20 home
    vmovdqa64 zmm9, zmm3                        # E9 home
    vmovdqa64 zmm3, zmm18                       # E3 home
    vmovdqa64 zmm18, zmm7                       # E18 home
    vmovdqa64 zmm7, zmm10                       # E7 home
    vmovdqa64 zmm10, zmm25                      # E10 home
    vmovdqa64 zmm22, zmm19                      # E22 home
    vmovdqa64 zmm19, zmm1                       # E19 home
    vmovdqa64 zmm1, zmm30                       # E1 home
    vmovdqa64 zmm23, zmm4                       # E23 home
    vmovdqa64 zmm4, zmm6                        # E4 home
    vmovdqa64 zmm6, zmm28                       # E6 home
    vmovdqa64 zmm24, zmm5                       # E24 home
    vmovdqa64 zmm5, zmm26                       # E5 home
    inc rax
    jnz Lshake256_x8_avx512_masked_chain32_round

    // The last round, of which only 4 lanes are wanted.
    vpternlogq zmm20, zmm10, zmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vpternlogq zmm11, zmm1, zmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq zmm13, zmm3, zmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq zmm21, zmm11, zmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq zmm23, zmm13, zmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq zmm14, zmm4, zmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 zmm31, zmm12                      # copy of A12
    vpternlogq zmm31, zmm2, zmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq zmm30, zmm21, 1                      # R1 = C1 <<< 1
    vpternlogq zmm19, zmm14, zmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq zmm15, zmm20, zmm0, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq zmm31, zmm17, zmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq zmm29, zmm19, 1                      # R4 = C4 <<< 1
    vpxorq zmm19, zmm19, zmm30                  # D0 = C4 ^ R1
    vprolq zmm30, zmm31, 1                      # R2 = C2 <<< 1
    vpternlogq zmm6, zmm15, zmm30, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq zmm31, zmm31, zmm29                  # D3 = C2 ^ R4
    vprolq zmm30, zmm15, 1                      # R0 = C0 <<< 1
    vpxorq zmm18, zmm18, zmm31                  # T18 = A18 ^ D3
    vpxorq zmm8, zmm0, zmm19                    # T0 = A0 ^ D0
    vpternlogq zmm24, zmm23, zmm30, 0x96        # T24 = A24 ^ C3 ^ R0
    vprolq zmm31, zmm23, 1                      # R3 = C3 <<< 1
    vpxorq zmm21, zmm21, zmm31                  # D2 = C1 ^ R3
    vpxorq zmm12, zmm12, zmm21                  # T12 = A12 ^ D2
    vprolq zmm11, zmm18, 21                     # B3 = T18 <<< 21
    vprolq zmm31, zmm24, 14                     # B4 = T24 <<< 14
    vprolq zmm9, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm10, zmm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 zmm30, zmm9                       # copy of B1
    vpternlogq zmm30, zmm10, zmm11, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm29, zmm31                      # copy of B4
    vpternlogq zmm29, zmm10, zmm11, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpternlogq zmm10, zmm8, zmm9, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm11, zmm31, zmm8, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vpxorq zmm8, zmm10, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm9, zmm30                       # E9 home
    vmovdqa64 zmm10, zmm29                      # E10 home
    add rcx, 64
    dec r8
    jnz Lshake256_x8_avx512_masked_chain32_step
    vmovdqu64 [rdi + 0], zmm8
    vmovdqu64 [rdi + 64], zmm9
    vmovdqu64 [rdi + 128], zmm10
    vmovdqu64 [rdi + 192], zmm11
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_masked_chain32), . - SYMBOL(lanewise_shake256_x8_avx512_masked_chain32)
#endif
    MS_ENTRY(lanewise_shake256_x8_avx512_masked_chain32, 6, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lshake256_x8_avx512_masked_chain_first:
    .quad 0x1f
Lshake256_x8_avx512_masked_chain_last:
    .quad 0x8000000000000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
