# PYTHONPATH=lab python3 -m lanewise_lab.x86.kernel x86_64_x4_avx512vl --chain > src/keccak/x86_64/shake256_x4_avx512vl_chain.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// SHAKE256 (FIPS 202) of 4 short inputs at once, step after step: what was hashed is
// part of the next input. N is 16, 24 or 32, the bytes of a node, and m = N / 8 its lanes.
//
// lanewise_shake256_x4_avx512vl_chainN(out, nodes, head, last, steps, constants)
//     rdi: receives m rows; rsi: m rows; rdx: m + 3 rows; rcx: a row for each step;
//     r8: steps >= 1; r9: the 24 round constants
//     A row is one lane of all inputs, 4 64-bit words. In each step input k is word k of
//     the rows of head, of the next row of last, and of the node's rows: at first `nodes`,
//     then what the step before has made, the first N bytes of SHAKE256. out may be nodes.
//
// System V ABI. Nothing is read outside the rows and the constants; no branch and no
// address depends on them.
//
// Clobbers: rax, rcx, r8, ymm0-ymm31, flags. Stack: none beyond the return address.
// Ends with vzeroupper.

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx512vl_chain16)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx512vl_chain16)
    .type SYMBOL(lanewise_shake256_x4_avx512vl_chain16), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx512vl_chain16))
SYMBOL(lanewise_shake256_x4_avx512vl_chain16):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    vmovdqu64 ymm6, [rsi + 0]
    vmovdqu64 ymm7, [rsi + 32]
    .p2align 6
Lshake256_x4_avx512vl_chain16_step:
    vmovdqu64 ymm0, [rdx + 0]
    vmovdqu64 ymm1, [rdx + 32]
    vmovdqu64 ymm2, [rdx + 64]
    vmovdqu64 ymm3, [rdx + 96]
    vmovdqu64 ymm4, [rdx + 128]
    vmovdqu64 ymm5, [rcx]                       # the lane that changes
    vpbroadcastq ymm8, [rip + Lshake256_x4_avx512vl_chain_first]
    vpbroadcastq ymm16, [rip + Lshake256_x4_avx512vl_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq ymm31, ymm1, ymm6                    # C1.1 = A1 ^ A6
    vpxorq ymm30, ymm3, ymm8                    # C3.1 = A3 ^ A8
    vpxorq ymm31, ymm31, ymm16                  # C1 = C1.1 ^ A16
    vpxorq ymm29, ymm2, ymm7                    # C2.1 = A2 ^ A7
    vprolq ymm28, ymm31, 1                      # R1 = C1 <<< 1
    vpxorq ymm27, ymm5, ymm0                    # C0 = A5 ^ A0
    vprolq ymm26, ymm4, 1                       # R4 = A4 <<< 1
    vpxorq ymm28, ymm4, ymm28                   # D0 = A4 ^ R1
    vprolq ymm25, ymm29, 1                      # R2 = C2.1 <<< 1
    vpternlogq ymm6, ymm27, ymm25, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq ymm29, ymm29, ymm26                  # D3 = C2.1 ^ R4
    vprolq ymm26, ymm27, 1                      # R0 = C0 <<< 1
    vpxorq ymm27, ymm27, ymm25                  # D1 = C0 ^ R2
    vpxorq ymm19, ymm30, ymm26                  # T19 = C3.1 ^ R0
    vpxorq ymm0, ymm0, ymm28                    # T0 = A0 ^ D0
    vpxorq ymm1, ymm1, ymm27                    # T1 = A1 ^ D1
    vprolq ymm26, ymm30, 1                      # R3 = C3.1 <<< 1
    vpxorq ymm31, ymm31, ymm26                  # D2 = C1 ^ R3
    vpxorq ymm3, ymm3, ymm29                    # T3 = A3 ^ D3
    vprolq ymm30, ymm29, 21                     # B3 = D3 <<< 21
    vprolq ymm26, ymm19, 14                     # B4 = T19 <<< 14
    vpxorq ymm16, ymm16, ymm27                  # T16 = A16 ^ D1
    vprolq ymm25, ymm6, 44                      # B1 = T6 <<< 44
    vprolq ymm24, ymm31, 43                     # B2 = D2 <<< 43
    vprolq ymm6, ymm19, 20                      # B6 = T19 <<< 20
    vprolq ymm23, ymm28, 3                      # B7 = D0 <<< 3
    vprolq ymm22, ymm3, 28                      # B5 = T3 <<< 28
    vprolq ymm9, ymm31, 61                      # B9 = D2 <<< 61
    vpxorq ymm7, ymm7, ymm31                    # T7 = A7 ^ D2
    vprolq ymm21, ymm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 ymm20, ymm25                      # copy of B1
    vpternlogq ymm20, ymm24, ymm30, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq ymm13, ymm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 ymm18, ymm26                      # copy of B4
    vpternlogq ymm18, ymm24, ymm30, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq ymm5, ymm5, ymm28                    # T5 = A5 ^ D0
    vprolq ymm11, ymm7, 6                       # B11 = T7 <<< 6
    vprolq ymm14, ymm28, 18                     # B14 = D0 <<< 18
    vpxorq ymm4, ymm4, ymm19                    # T4 = A4 ^ T19
    vprolq ymm16, ymm5, 36                      # B16 = T5 <<< 36
    vprolq ymm10, ymm1, 1                       # B10 = T1 <<< 1
    vpxorq ymm8, ymm8, ymm29                    # T8 = A8 ^ D3
    vprolq ymm12, ymm29, 25                     # B12 = D3 <<< 25
    vpternlogq ymm24, ymm0, ymm25, 0x9c         # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 ymm17, ymm26                      # copy of B4
    vpternlogq ymm17, ymm0, ymm25, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vpternlogq ymm30, ymm26, ymm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq ymm26, ymm8, 55                      # B21 = T8 <<< 55
    vprolq ymm25, ymm31, 15                     # B18 = D2 <<< 15
    vmovdqa64 ymm8, ymm9                        # copy of B9
    vpternlogq ymm8, ymm21, ymm22, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq ymm15, ymm27, 10                     # B17 = D1 <<< 10
    vmovdqa64 ymm5, ymm22                       # copy of B5
    vpternlogq ymm5, ymm6, ymm23, 0xd2          # E5 = B5 ^ (~B6 & B7)
    vmovdqa64 ymm7, ymm9                        # copy of B9
    vpternlogq ymm7, ymm22, ymm6, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vprolq ymm22, ymm4, 27                      # B15 = T4 <<< 27
    vprolq ymm4, ymm19, 39                      # B22 = T19 <<< 39
    vmovdqa64 ymm19, ymm15                      # copy of B17
    vpternlogq ymm19, ymm16, ymm25, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vpxorq ymm2, ymm2, ymm31                    # T2 = A2 ^ D2
    vmovdqa64 ymm31, ymm23                      # copy of B7
    vpternlogq ymm31, ymm6, ymm21, 0xc6         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 ymm6, ymm10                       # copy of B10
    vpternlogq ymm6, ymm13, ymm14, 0x9c         # E13 = B13 ^ (~B14 & B10)
    vprolq ymm2, ymm2, 62                       # B20 = T2 <<< 62
    vprolq ymm29, ymm29, 56                     # B19 = D3 <<< 56
    vprolq ymm27, ymm27, 2                      # B24 = D1 <<< 2
    vprolq ymm28, ymm28, 41                     # B23 = D0 <<< 41
    vmovdqa64 ymm3, ymm12                       # copy of B12
    vpternlogq ymm3, ymm11, ymm13, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq ymm23, ymm21, ymm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 ymm21, ymm12                      # copy of B12
    vpternlogq ymm21, ymm10, ymm11, 0x9c        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 ymm9, ymm14                       # copy of B14
    vpternlogq ymm9, ymm10, ymm11, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vpandnq ymm13, ymm13, ymm14                 # N12 = ~B13 & B14
    vmovdqa64 ymm14, ymm22                      # copy of B15
    vpternlogq ymm14, ymm16, ymm15, 0xd2        # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 ymm11, ymm2                       # copy of B20
    vpternlogq ymm11, ymm26, ymm4, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 ymm10, ymm29                      # copy of B19
    vpternlogq ymm10, ymm25, ymm22, 0xc6        # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 ymm1, ymm29                       # copy of B19
    vpternlogq ymm1, ymm22, ymm16, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 ymm22, ymm27                      # copy of B24
    vpternlogq ymm22, ymm2, ymm26, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 ymm16, ymm28                      # copy of B23
    vpternlogq ymm16, ymm27, ymm2, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpxorq ymm12, ymm12, ymm13                  # E12 = B12 ^ N12
    vpternlogq ymm29, ymm15, ymm25, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 ymm25, ymm28                      # copy of B23
    vpternlogq ymm25, ymm4, ymm27, 0xc6         # E22 = B22 ^ (~B23 & B24)
    vpternlogq ymm28, ymm26, ymm4, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq ymm0, ymm24, qword ptr [r9]{1to4}    # E0 = X0 ^ RC
    vmovdqa64 ymm2, ymm18                       # E2 home
    vmovdqa64 ymm4, ymm17                       # E4 home
    vmovdqa64 ymm13, ymm6                       # E13 home
    vmovdqa64 ymm6, ymm31                       # E6 home
    vmovdqa64 ymm15, ymm14                      # E15 home
    vmovdqa64 ymm14, ymm9                       # E14 home
    vmovdqa64 ymm9, ymm7                        # E9 home
    vmovdqa64 ymm7, ymm23                       # E7 home
    vmovdqa64 ymm17, ymm29                      # E17 home
    vmovdqa64 ymm18, ymm10                      # E18 home
    vmovdqa64 ymm10, ymm21                      # E10 home
    vmovdqa64 ymm21, ymm28                      # E21 home
    vmovdqa64 ymm23, ymm16                      # E23 home
    vmovdqa64 ymm16, ymm19                      # E16 home
    vmovdqa64 ymm19, ymm1                       # E19 home
    vmovdqa64 ymm1, ymm20                       # E1 home
    vmovdqa64 ymm20, ymm11                      # E20 home
    vmovdqa64 ymm11, ymm3                       # E11 home
    vmovdqa64 ymm3, ymm30                       # E3 home
    vmovdqa64 ymm24, ymm22                      # E24 home
    vmovdqa64 ymm22, ymm25                      # E22 home
    mov rax, -22
    .p2align 6
Lshake256_x4_avx512vl_chain16_round:
    vmovdqa64 ymm31, ymm20                      # copy of A20
    vpternlogq ymm31, ymm10, ymm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 ymm30, ymm11                      # copy of A11
    vpternlogq ymm30, ymm1, ymm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 ymm29, ymm13                      # copy of A13
    vpternlogq ymm29, ymm3, ymm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 ymm28, ymm21                      # copy of A21
    vpternlogq ymm28, ymm30, ymm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 ymm30, ymm23                      # copy of A23
    vpternlogq ymm30, ymm29, ymm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 ymm29, ymm14                      # copy of A14
    vpternlogq ymm29, ymm4, ymm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 ymm27, ymm12                      # copy of A12
    vpternlogq ymm27, ymm2, ymm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq ymm26, ymm28, 1                      # R1 = C1 <<< 1
    vpternlogq ymm29, ymm19, ymm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq ymm31, ymm0, ymm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq ymm27, ymm17, ymm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq ymm25, ymm29, 1                      # R4 = C4 <<< 1
    vpxorq ymm29, ymm29, ymm26                  # D0 = C4 ^ R1
    vprolq ymm26, ymm27, 1                      # R2 = C2 <<< 1
    vpternlogq ymm6, ymm31, ymm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq ymm27, ymm27, ymm25                  # D3 = C2 ^ R4
    vprolq ymm25, ymm31, 1                      # R0 = C0 <<< 1
    vpxorq ymm31, ymm31, ymm26                  # D1 = C0 ^ R2
    vpternlogq ymm19, ymm30, ymm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq ymm18, ymm18, ymm27                  # T18 = A18 ^ D3
    vpxorq ymm0, ymm0, ymm29                    # T0 = A0 ^ D0
    vpternlogq ymm24, ymm30, ymm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq ymm10, ymm10, ymm29                  # T10 = A10 ^ D0
    vpxorq ymm1, ymm1, ymm31                    # T1 = A1 ^ D1
    vprolq ymm26, ymm30, 1                      # R3 = C3 <<< 1
    vpxorq ymm28, ymm28, ymm26                  # D2 = C1 ^ R3
    vpxorq ymm26, ymm30, ymm25                  # D4 = C3 ^ R0
    vpxorq ymm12, ymm12, ymm28                  # T12 = A12 ^ D2
    vpternlogq ymm25, ymm9, ymm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq ymm22, ymm22, ymm28                  # T22 = A22 ^ D2
    vpxorq ymm3, ymm3, ymm27                    # T3 = A3 ^ D3
    vprolq ymm18, ymm18, 21                     # B3 = T18 <<< 21
    vprolq ymm24, ymm24, 14                     # B4 = T24 <<< 14
    vpxorq ymm16, ymm16, ymm31                  # T16 = A16 ^ D1
    vprolq ymm6, ymm6, 44                       # B1 = T6 <<< 44
    vprolq ymm12, ymm12, 43                     # B2 = T12 <<< 43
    vprolq ymm25, ymm25, 20                     # B6 = T9 <<< 20
    vprolq ymm10, ymm10, 3                      # B7 = T10 <<< 3
    vprolq ymm3, ymm3, 28                       # B5 = T3 <<< 28
    vprolq ymm9, ymm22, 61                      # B9 = T22 <<< 61
    vpxorq ymm7, ymm7, ymm28                    # T7 = A7 ^ D2
    vpxorq ymm20, ymm20, ymm29                  # T20 = A20 ^ D0
    vpxorq ymm17, ymm17, ymm28                  # T17 = A17 ^ D2
    vprolq ymm16, ymm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 ymm30, ymm6                       # copy of B1
    vpternlogq ymm30, ymm12, ymm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq ymm19, ymm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 ymm22, ymm24                      # copy of B4
    vpternlogq ymm22, ymm12, ymm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq ymm5, ymm5, ymm29                    # T5 = A5 ^ D0
    vprolq ymm7, ymm7, 6                        # B11 = T7 <<< 6
    vprolq ymm20, ymm20, 18                     # B14 = T20 <<< 18
    vpxorq ymm4, ymm4, ymm26                    # T4 = A4 ^ D4
    vprolq ymm5, ymm5, 36                       # B16 = T5 <<< 36
    vprolq ymm1, ymm1, 1                        # B10 = T1 <<< 1
    vpxorq ymm11, ymm11, ymm31                  # T11 = A11 ^ D1
    vpxorq ymm13, ymm13, ymm27                  # T13 = A13 ^ D3
    vpxorq ymm8, ymm8, ymm27                    # T8 = A8 ^ D3
    vprolq ymm13, ymm13, 25                     # B12 = T13 <<< 25
    vpternlogq ymm12, ymm0, ymm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq ymm6, ymm24, ymm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq ymm18, ymm24, ymm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq ymm8, ymm8, 55                       # B21 = T8 <<< 55
    vprolq ymm17, ymm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 ymm24, ymm9                       # copy of B9
    vpternlogq ymm24, ymm16, ymm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq ymm11, ymm11, 10                     # B17 = T11 <<< 10
    vpxorq ymm14, ymm14, ymm26                  # T14 = A14 ^ D4
    vmovdqa64 ymm26, ymm3                       # copy of B5
    vpternlogq ymm26, ymm25, ymm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq ymm3, ymm9, ymm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq ymm21, ymm21, ymm31                  # T21 = A21 ^ D1
    vprolq ymm4, ymm4, 27                       # B15 = T4 <<< 27
    vprolq ymm14, ymm14, 39                     # B22 = T14 <<< 39
    vpxorq ymm23, ymm23, ymm27                  # T23 = A23 ^ D3
    vmovdqa64 ymm31, ymm11                      # copy of B17
    vpternlogq ymm31, ymm5, ymm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq ymm2, ymm2, ymm28                    # T2 = A2 ^ D2
    vmovdqa64 ymm28, ymm10                      # copy of B7
    vpternlogq ymm28, ymm25, ymm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 ymm27, ymm1                       # copy of B10
    vpternlogq ymm27, ymm19, ymm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq ymm2, ymm2, 62                       # B20 = T2 <<< 62
    vpxorq ymm15, ymm15, ymm29                  # T15 = A15 ^ D0
    vprolq ymm23, ymm23, 56                     # B19 = T23 <<< 56
    vprolq ymm21, ymm21, 2                      # B24 = T21 <<< 2
    vprolq ymm15, ymm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 ymm29, ymm13                      # copy of B12
    vpternlogq ymm29, ymm7, ymm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq ymm10, ymm16, ymm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 ymm25, ymm13                      # copy of B12
    vpternlogq ymm25, ymm1, ymm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 ymm16, ymm20                      # copy of B14
    vpternlogq ymm16, ymm1, ymm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq ymm19, ymm19, ymm20                 # N12 = ~B13 & B14
    vmovdqa64 ymm20, ymm4                       # copy of B15
    vpternlogq ymm20, ymm5, ymm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 ymm9, ymm2                        # copy of B20
    vpternlogq ymm9, ymm8, ymm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 ymm7, ymm23                       # copy of B19
    vpternlogq ymm7, ymm17, ymm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 ymm1, ymm23                       # copy of B19
    vpternlogq ymm1, ymm4, ymm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 ymm5, ymm21                       # copy of B24
    vpternlogq ymm5, ymm2, ymm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 ymm4, ymm15                       # copy of B23
    vpternlogq ymm4, ymm21, ymm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq ymm13, ymm13, ymm19                  # E12 = B12 ^ N12
    vpternlogq ymm23, ymm11, ymm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 ymm19, ymm15                      # copy of B23
    vpternlogq ymm19, ymm14, ymm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq ymm15, ymm8, ymm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq ymm0, ymm12, qword ptr [r9 + 8 * rax + 184]{1to4}# E0 = X0 ^ RC
    vmovdqa64 ymm2, ymm22                       # E2 home
    vmovdqa64 ymm8, ymm24                       # E8 home
    vmovdqa64 ymm11, ymm29                      # E11 home
    vmovdqa64 ymm12, ymm13                      # E12 home
    vmovdqa64 ymm13, ymm27                      # E13 home
    vmovdqa64 ymm14, ymm16                      # E14 home
    vmovdqa64 ymm16, ymm31                      # E16 home
    vmovdqa64 ymm17, ymm23                      # E17 home
    vmovdqa64 ymm21, ymm15                      # E21 home
    vmovdqa64 ymm15, ymm20                      # E15 home
    vmovdqa64 ymm20, ymm9                       # E20 home
    vmovdqa64 ymm9, ymm3                        # E9 home
    vmovdqa64 ymm3, ymm18                       # E3 home
    vmovdqa64 ymm18, ymm7                       # E18 home
    vmovdqa64 ymm7, ymm10                       # E7 home
    vmovdqa64 ymm10, ymm25                      # E10 home
    vmovdqa64 ymm22, ymm19                      # E22 home
    vmovdqa64 ymm19, ymm1                       # E19 home
    vmovdqa64 ymm1, ymm30                       # E1 home
    vmovdqa64 ymm23, ymm4                       # E23 home
    vmovdqa64 ymm4, ymm6                        # E4 home
    vmovdqa64 ymm6, ymm28                       # E6 home
    vmovdqa64 ymm24, ymm5                       # E24 home
    vmovdqa64 ymm5, ymm26                       # E5 home
    inc rax
    jnz Lshake256_x4_avx512vl_chain16_round

    // The last round, of which only 2 lanes are wanted.
    vpternlogq ymm20, ymm10, ymm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vpternlogq ymm11, ymm1, ymm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq ymm13, ymm3, ymm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq ymm21, ymm11, ymm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq ymm23, ymm13, ymm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq ymm14, ymm4, ymm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 ymm31, ymm12                      # copy of A12
    vpternlogq ymm31, ymm2, ymm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq ymm30, ymm21, 1                      # R1 = C1 <<< 1
    vpternlogq ymm19, ymm14, ymm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq ymm15, ymm20, ymm0, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq ymm31, ymm17, ymm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq ymm29, ymm19, 1                      # R4 = C4 <<< 1
    vpxorq ymm19, ymm19, ymm30                  # D0 = C4 ^ R1
    vprolq ymm30, ymm31, 1                      # R2 = C2 <<< 1
    vpternlogq ymm6, ymm15, ymm30, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq ymm31, ymm31, ymm29                  # D3 = C2 ^ R4
    vpxorq ymm18, ymm18, ymm31                  # T18 = A18 ^ D3
    vpxorq ymm0, ymm0, ymm19                    # T0 = A0 ^ D0
    vprolq ymm31, ymm23, 1                      # R3 = C3 <<< 1
    vpxorq ymm21, ymm21, ymm31                  # D2 = C1 ^ R3
    vpxorq ymm12, ymm12, ymm21                  # T12 = A12 ^ D2
    vprolq ymm31, ymm18, 21                     # B3 = T18 <<< 21
    vprolq ymm7, ymm6, 44                       # B1 = T6 <<< 44
    vprolq ymm30, ymm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 ymm29, ymm7                       # copy of B1
    vpternlogq ymm29, ymm30, ymm31, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vpternlogq ymm30, ymm0, ymm7, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpxorq ymm6, ymm30, qword ptr [r9 + 184]{1to4}# E0 = X0 ^ RC
    vmovdqa64 ymm7, ymm29                       # E7 home
    add rcx, 32
    dec r8
    jnz Lshake256_x4_avx512vl_chain16_step
    vmovdqu64 [rdi + 0], ymm6
    vmovdqu64 [rdi + 32], ymm7
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx512vl_chain16), . - SYMBOL(lanewise_shake256_x4_avx512vl_chain16)
#endif
    MS_ENTRY(lanewise_shake256_x4_avx512vl_chain16, 6, 1)
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx512vl_chain24)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx512vl_chain24)
    .type SYMBOL(lanewise_shake256_x4_avx512vl_chain24), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx512vl_chain24))
SYMBOL(lanewise_shake256_x4_avx512vl_chain24):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    vmovdqu64 ymm7, [rsi + 0]
    vmovdqu64 ymm8, [rsi + 32]
    vmovdqu64 ymm9, [rsi + 64]
    .p2align 6
Lshake256_x4_avx512vl_chain24_step:
    vmovdqu64 ymm0, [rdx + 0]
    vmovdqu64 ymm1, [rdx + 32]
    vmovdqu64 ymm2, [rdx + 64]
    vmovdqu64 ymm3, [rdx + 96]
    vmovdqu64 ymm4, [rdx + 128]
    vmovdqu64 ymm5, [rdx + 160]
    vmovdqu64 ymm6, [rcx]                       # the lane that changes
    vpbroadcastq ymm10, [rip + Lshake256_x4_avx512vl_chain_first]
    vpbroadcastq ymm16, [rip + Lshake256_x4_avx512vl_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq ymm31, ymm10, ymm5                   # C0.1 = A10 ^ A5
    vpxorq ymm30, ymm1, ymm6                    # C1.1 = A1 ^ A6
    vpxorq ymm29, ymm3, ymm8                    # C3.1 = A3 ^ A8
    vpxorq ymm30, ymm30, ymm16                  # C1 = C1.1 ^ A16
    vpxorq ymm28, ymm4, ymm9                    # C4.1 = A4 ^ A9
    vpxorq ymm27, ymm2, ymm7                    # C2.1 = A2 ^ A7
    vprolq ymm26, ymm30, 1                      # R1 = C1 <<< 1
    vpxorq ymm31, ymm31, ymm0                   # C0 = C0.1 ^ A0
    vprolq ymm25, ymm28, 1                      # R4 = C4.1 <<< 1
    vpxorq ymm28, ymm28, ymm26                  # D0 = C4.1 ^ R1
    vprolq ymm26, ymm27, 1                      # R2 = C2.1 <<< 1
    vpternlogq ymm6, ymm31, ymm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq ymm27, ymm27, ymm25                  # D3 = C2.1 ^ R4
    vprolq ymm25, ymm31, 1                      # R0 = C0 <<< 1
    vpxorq ymm31, ymm31, ymm26                  # D1 = C0 ^ R2
    vpxorq ymm19, ymm29, ymm25                  # T19 = C3.1 ^ R0
    vpxorq ymm0, ymm0, ymm28                    # T0 = A0 ^ D0
    vpxorq ymm10, ymm10, ymm28                  # T10 = A10 ^ D0
    vpxorq ymm1, ymm1, ymm31                    # T1 = A1 ^ D1
    vprolq ymm26, ymm29, 1                      # R3 = C3.1 <<< 1
    vpxorq ymm30, ymm30, ymm26                  # D2 = C1 ^ R3
    vpternlogq ymm25, ymm9, ymm29, 0x96         # T9 = A9 ^ C3.1 ^ R0
    vpxorq ymm3, ymm3, ymm27                    # T3 = A3 ^ D3
    vprolq ymm29, ymm27, 21                     # B3 = D3 <<< 21
    vprolq ymm26, ymm19, 14                     # B4 = T19 <<< 14
    vpxorq ymm16, ymm16, ymm31                  # T16 = A16 ^ D1
    vprolq ymm24, ymm6, 44                      # B1 = T6 <<< 44
    vprolq ymm23, ymm30, 43                     # B2 = D2 <<< 43
    vprolq ymm6, ymm25, 20                      # B6 = T9 <<< 20
    vprolq ymm25, ymm10, 3                      # B7 = T10 <<< 3
    vprolq ymm22, ymm3, 28                      # B5 = T3 <<< 28
    vprolq ymm9, ymm30, 61                      # B9 = D2 <<< 61
    vpxorq ymm7, ymm7, ymm30                    # T7 = A7 ^ D2
    vprolq ymm21, ymm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 ymm20, ymm24                      # copy of B1
    vpternlogq ymm20, ymm23, ymm29, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq ymm13, ymm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 ymm18, ymm26                      # copy of B4
    vpternlogq ymm18, ymm23, ymm29, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq ymm5, ymm5, ymm28                    # T5 = A5 ^ D0
    vprolq ymm11, ymm7, 6                       # B11 = T7 <<< 6
    vprolq ymm14, ymm28, 18                     # B14 = D0 <<< 18
    vpxorq ymm4, ymm4, ymm19                    # T4 = A4 ^ T19
    vprolq ymm16, ymm5, 36                      # B16 = T5 <<< 36
    vprolq ymm10, ymm1, 1                       # B10 = T1 <<< 1
    vpxorq ymm8, ymm8, ymm27                    # T8 = A8 ^ D3
    vprolq ymm12, ymm27, 25                     # B12 = D3 <<< 25
    vpternlogq ymm23, ymm0, ymm24, 0x9c         # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 ymm17, ymm26                      # copy of B4
    vpternlogq ymm17, ymm0, ymm24, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vpternlogq ymm29, ymm26, ymm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq ymm26, ymm8, 55                      # B21 = T8 <<< 55
    vprolq ymm24, ymm30, 15                     # B18 = D2 <<< 15
    vmovdqa64 ymm8, ymm9                        # copy of B9
    vpternlogq ymm8, ymm21, ymm22, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq ymm15, ymm31, 10                     # B17 = D1 <<< 10
    vmovdqa64 ymm5, ymm22                       # copy of B5
    vpternlogq ymm5, ymm6, ymm25, 0xd2          # E5 = B5 ^ (~B6 & B7)
    vmovdqa64 ymm7, ymm9                        # copy of B9
    vpternlogq ymm7, ymm22, ymm6, 0xd2          # E9 = B9 ^ (~B5 & B6)
    vprolq ymm22, ymm4, 27                      # B15 = T4 <<< 27
    vprolq ymm4, ymm19, 39                      # B22 = T19 <<< 39
    vmovdqa64 ymm19, ymm15                      # copy of B17
    vpternlogq ymm19, ymm16, ymm24, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vpxorq ymm2, ymm2, ymm30                    # T2 = A2 ^ D2
    vmovdqa64 ymm30, ymm25                      # copy of B7
    vpternlogq ymm30, ymm6, ymm21, 0xc6         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 ymm6, ymm10                       # copy of B10
    vpternlogq ymm6, ymm13, ymm14, 0x9c         # E13 = B13 ^ (~B14 & B10)
    vprolq ymm2, ymm2, 62                       # B20 = T2 <<< 62
    vprolq ymm27, ymm27, 56                     # B19 = D3 <<< 56
    vprolq ymm31, ymm31, 2                      # B24 = D1 <<< 2
    vprolq ymm28, ymm28, 41                     # B23 = D0 <<< 41
    vmovdqa64 ymm3, ymm12                       # copy of B12
    vpternlogq ymm3, ymm11, ymm13, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq ymm25, ymm21, ymm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 ymm21, ymm12                      # copy of B12
    vpternlogq ymm21, ymm10, ymm11, 0x9c        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 ymm9, ymm14                       # copy of B14
    vpternlogq ymm9, ymm10, ymm11, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vpandnq ymm13, ymm13, ymm14                 # N12 = ~B13 & B14
    vmovdqa64 ymm14, ymm22                      # copy of B15
    vpternlogq ymm14, ymm16, ymm15, 0xd2        # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 ymm11, ymm2                       # copy of B20
    vpternlogq ymm11, ymm26, ymm4, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 ymm10, ymm27                      # copy of B19
    vpternlogq ymm10, ymm24, ymm22, 0xc6        # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 ymm1, ymm27                       # copy of B19
    vpternlogq ymm1, ymm22, ymm16, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 ymm22, ymm31                      # copy of B24
    vpternlogq ymm22, ymm2, ymm26, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 ymm16, ymm28                      # copy of B23
    vpternlogq ymm16, ymm31, ymm2, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpxorq ymm12, ymm12, ymm13                  # E12 = B12 ^ N12
    vpternlogq ymm27, ymm15, ymm24, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 ymm24, ymm28                      # copy of B23
    vpternlogq ymm24, ymm4, ymm31, 0xc6         # E22 = B22 ^ (~B23 & B24)
    vpternlogq ymm28, ymm26, ymm4, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq ymm0, ymm23, qword ptr [r9]{1to4}    # E0 = X0 ^ RC
    vmovdqa64 ymm2, ymm18                       # E2 home
    vmovdqa64 ymm4, ymm17                       # E4 home
    vmovdqa64 ymm13, ymm6                       # E13 home
    vmovdqa64 ymm6, ymm30                       # E6 home
    vmovdqa64 ymm15, ymm14                      # E15 home
    vmovdqa64 ymm14, ymm9                       # E14 home
    vmovdqa64 ymm9, ymm7                        # E9 home
    vmovdqa64 ymm7, ymm25                       # E7 home
    vmovdqa64 ymm17, ymm27                      # E17 home
    vmovdqa64 ymm18, ymm10                      # E18 home
    vmovdqa64 ymm10, ymm21                      # E10 home
    vmovdqa64 ymm21, ymm28                      # E21 home
    vmovdqa64 ymm23, ymm16                      # E23 home
    vmovdqa64 ymm16, ymm19                      # E16 home
    vmovdqa64 ymm19, ymm1                       # E19 home
    vmovdqa64 ymm1, ymm20                       # E1 home
    vmovdqa64 ymm20, ymm11                      # E20 home
    vmovdqa64 ymm11, ymm3                       # E11 home
    vmovdqa64 ymm3, ymm29                       # E3 home
    vmovdqa64 ymm31, ymm22                      # out of the way
    vmovdqa64 ymm22, ymm24                      # E22 home
    vmovdqa64 ymm24, ymm31                      # E24 home
    mov rax, -22
    .p2align 6
Lshake256_x4_avx512vl_chain24_round:
    vmovdqa64 ymm31, ymm20                      # copy of A20
    vpternlogq ymm31, ymm10, ymm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 ymm30, ymm11                      # copy of A11
    vpternlogq ymm30, ymm1, ymm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 ymm29, ymm13                      # copy of A13
    vpternlogq ymm29, ymm3, ymm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 ymm28, ymm21                      # copy of A21
    vpternlogq ymm28, ymm30, ymm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 ymm30, ymm23                      # copy of A23
    vpternlogq ymm30, ymm29, ymm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 ymm29, ymm14                      # copy of A14
    vpternlogq ymm29, ymm4, ymm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 ymm27, ymm12                      # copy of A12
    vpternlogq ymm27, ymm2, ymm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq ymm26, ymm28, 1                      # R1 = C1 <<< 1
    vpternlogq ymm29, ymm19, ymm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq ymm31, ymm0, ymm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq ymm27, ymm17, ymm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq ymm25, ymm29, 1                      # R4 = C4 <<< 1
    vpxorq ymm29, ymm29, ymm26                  # D0 = C4 ^ R1
    vprolq ymm26, ymm27, 1                      # R2 = C2 <<< 1
    vpternlogq ymm6, ymm31, ymm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq ymm27, ymm27, ymm25                  # D3 = C2 ^ R4
    vprolq ymm25, ymm31, 1                      # R0 = C0 <<< 1
    vpxorq ymm31, ymm31, ymm26                  # D1 = C0 ^ R2
    vpternlogq ymm19, ymm30, ymm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq ymm18, ymm18, ymm27                  # T18 = A18 ^ D3
    vpxorq ymm0, ymm0, ymm29                    # T0 = A0 ^ D0
    vpternlogq ymm24, ymm30, ymm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq ymm10, ymm10, ymm29                  # T10 = A10 ^ D0
    vpxorq ymm1, ymm1, ymm31                    # T1 = A1 ^ D1
    vprolq ymm26, ymm30, 1                      # R3 = C3 <<< 1
    vpxorq ymm28, ymm28, ymm26                  # D2 = C1 ^ R3
    vpxorq ymm26, ymm30, ymm25                  # D4 = C3 ^ R0
    vpxorq ymm12, ymm12, ymm28                  # T12 = A12 ^ D2
    vpternlogq ymm25, ymm9, ymm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq ymm22, ymm22, ymm28                  # T22 = A22 ^ D2
    vpxorq ymm3, ymm3, ymm27                    # T3 = A3 ^ D3
    vprolq ymm18, ymm18, 21                     # B3 = T18 <<< 21
    vprolq ymm24, ymm24, 14                     # B4 = T24 <<< 14
    vpxorq ymm16, ymm16, ymm31                  # T16 = A16 ^ D1
    vprolq ymm6, ymm6, 44                       # B1 = T6 <<< 44
    vprolq ymm12, ymm12, 43                     # B2 = T12 <<< 43
    vprolq ymm25, ymm25, 20                     # B6 = T9 <<< 20
    vprolq ymm10, ymm10, 3                      # B7 = T10 <<< 3
    vprolq ymm3, ymm3, 28                       # B5 = T3 <<< 28
    vprolq ymm9, ymm22, 61                      # B9 = T22 <<< 61
    vpxorq ymm7, ymm7, ymm28                    # T7 = A7 ^ D2
    vpxorq ymm20, ymm20, ymm29                  # T20 = A20 ^ D0
    vpxorq ymm17, ymm17, ymm28                  # T17 = A17 ^ D2
    vprolq ymm16, ymm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 ymm30, ymm6                       # copy of B1
    vpternlogq ymm30, ymm12, ymm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq ymm19, ymm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 ymm22, ymm24                      # copy of B4
    vpternlogq ymm22, ymm12, ymm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq ymm5, ymm5, ymm29                    # T5 = A5 ^ D0
    vprolq ymm7, ymm7, 6                        # B11 = T7 <<< 6
    vprolq ymm20, ymm20, 18                     # B14 = T20 <<< 18
    vpxorq ymm4, ymm4, ymm26                    # T4 = A4 ^ D4
    vprolq ymm5, ymm5, 36                       # B16 = T5 <<< 36
    vprolq ymm1, ymm1, 1                        # B10 = T1 <<< 1
    vpxorq ymm11, ymm11, ymm31                  # T11 = A11 ^ D1
    vpxorq ymm13, ymm13, ymm27                  # T13 = A13 ^ D3
    vpxorq ymm8, ymm8, ymm27                    # T8 = A8 ^ D3
    vprolq ymm13, ymm13, 25                     # B12 = T13 <<< 25
    vpternlogq ymm12, ymm0, ymm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq ymm6, ymm24, ymm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq ymm18, ymm24, ymm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq ymm8, ymm8, 55                       # B21 = T8 <<< 55
    vprolq ymm17, ymm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 ymm24, ymm9                       # copy of B9
    vpternlogq ymm24, ymm16, ymm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq ymm11, ymm11, 10                     # B17 = T11 <<< 10
    vpxorq ymm14, ymm14, ymm26                  # T14 = A14 ^ D4
    vmovdqa64 ymm26, ymm3                       # copy of B5
    vpternlogq ymm26, ymm25, ymm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq ymm3, ymm9, ymm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq ymm21, ymm21, ymm31                  # T21 = A21 ^ D1
    vprolq ymm4, ymm4, 27                       # B15 = T4 <<< 27
    vprolq ymm14, ymm14, 39                     # B22 = T14 <<< 39
    vpxorq ymm23, ymm23, ymm27                  # T23 = A23 ^ D3
    vmovdqa64 ymm31, ymm11                      # copy of B17
    vpternlogq ymm31, ymm5, ymm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq ymm2, ymm2, ymm28                    # T2 = A2 ^ D2
    vmovdqa64 ymm28, ymm10                      # copy of B7
    vpternlogq ymm28, ymm25, ymm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 ymm27, ymm1                       # copy of B10
    vpternlogq ymm27, ymm19, ymm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq ymm2, ymm2, 62                       # B20 = T2 <<< 62
    vpxorq ymm15, ymm15, ymm29                  # T15 = A15 ^ D0
    vprolq ymm23, ymm23, 56                     # B19 = T23 <<< 56
    vprolq ymm21, ymm21, 2                      # B24 = T21 <<< 2
    vprolq ymm15, ymm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 ymm29, ymm13                      # copy of B12
    vpternlogq ymm29, ymm7, ymm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq ymm10, ymm16, ymm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 ymm25, ymm13                      # copy of B12
    vpternlogq ymm25, ymm1, ymm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 ymm16, ymm20                      # copy of B14
    vpternlogq ymm16, ymm1, ymm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq ymm19, ymm19, ymm20                 # N12 = ~B13 & B14
    vmovdqa64 ymm20, ymm4                       # copy of B15
    vpternlogq ymm20, ymm5, ymm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 ymm9, ymm2                        # copy of B20
    vpternlogq ymm9, ymm8, ymm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 ymm7, ymm23                       # copy of B19
    vpternlogq ymm7, ymm17, ymm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 ymm1, ymm23                       # copy of B19
    vpternlogq ymm1, ymm4, ymm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 ymm5, ymm21                       # copy of B24
    vpternlogq ymm5, ymm2, ymm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 ymm4, ymm15                       # copy of B23
    vpternlogq ymm4, ymm21, ymm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq ymm13, ymm13, ymm19                  # E12 = B12 ^ N12
    vpternlogq ymm23, ymm11, ymm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 ymm19, ymm15                      # copy of B23
    vpternlogq ymm19, ymm14, ymm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq ymm15, ymm8, ymm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq ymm0, ymm12, qword ptr [r9 + 8 * rax + 184]{1to4}# E0 = X0 ^ RC
    vmovdqa64 ymm2, ymm22                       # E2 home
    vmovdqa64 ymm8, ymm24                       # E8 home
    vmovdqa64 ymm11, ymm29                      # E11 home
    vmovdqa64 ymm12, ymm13                      # E12 home
    vmovdqa64 ymm13, ymm27                      # E13 home
    vmovdqa64 ymm14, ymm16                      # E14 home
    vmovdqa64 ymm16, ymm31                      # E16 home
    vmovdqa64 ymm17, ymm23                      # E17 home
    vmovdqa64 ymm21, ymm15                      # E21 home
    vmovdqa64 ymm15, ymm20                      # E15 home
    vmovdqa64 ymm20, ymm9                       # E20 home
    vmovdqa64 ymm9, ymm3                        # E9 home
    vmovdqa64 ymm3, ymm18                       # E3 home
    vmovdqa64 ymm18, ymm7                       # E18 home
    vmovdqa64 ymm7, ymm10                       # E7 home
    vmovdqa64 ymm10, ymm25                      # E10 home
    vmovdqa64 ymm22, ymm19                      # E22 home
    vmovdqa64 ymm19, ymm1                       # E19 home
    vmovdqa64 ymm1, ymm30                       # E1 home
    vmovdqa64 ymm23, ymm4                       # E23 home
    vmovdqa64 ymm4, ymm6                        # E4 home
    vmovdqa64 ymm6, ymm28                       # E6 home
    vmovdqa64 ymm24, ymm5                       # E24 home
    vmovdqa64 ymm5, ymm26                       # E5 home
    inc rax
    jnz Lshake256_x4_avx512vl_chain24_round

    // The last round, of which only 3 lanes are wanted.
    vpternlogq ymm20, ymm10, ymm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vpternlogq ymm11, ymm1, ymm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq ymm13, ymm3, ymm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq ymm21, ymm11, ymm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq ymm23, ymm13, ymm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq ymm14, ymm4, ymm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 ymm31, ymm12                      # copy of A12
    vpternlogq ymm31, ymm2, ymm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq ymm30, ymm21, 1                      # R1 = C1 <<< 1
    vpternlogq ymm19, ymm14, ymm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq ymm15, ymm20, ymm0, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq ymm31, ymm17, ymm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq ymm29, ymm19, 1                      # R4 = C4 <<< 1
    vpxorq ymm19, ymm19, ymm30                  # D0 = C4 ^ R1
    vprolq ymm30, ymm31, 1                      # R2 = C2 <<< 1
    vpternlogq ymm6, ymm15, ymm30, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq ymm31, ymm31, ymm29                  # D3 = C2 ^ R4
    vprolq ymm30, ymm15, 1                      # R0 = C0 <<< 1
    vpxorq ymm18, ymm18, ymm31                  # T18 = A18 ^ D3
    vpxorq ymm7, ymm0, ymm19                    # T0 = A0 ^ D0
    vpternlogq ymm24, ymm23, ymm30, 0x96        # T24 = A24 ^ C3 ^ R0
    vprolq ymm31, ymm23, 1                      # R3 = C3 <<< 1
    vpxorq ymm21, ymm21, ymm31                  # D2 = C1 ^ R3
    vpxorq ymm12, ymm12, ymm21                  # T12 = A12 ^ D2
    vprolq ymm31, ymm18, 21                     # B3 = T18 <<< 21
    vprolq ymm30, ymm24, 14                     # B4 = T24 <<< 14
    vprolq ymm8, ymm6, 44                       # B1 = T6 <<< 44
    vprolq ymm9, ymm12, 43                      # B2 = T12 <<< 43
    vmovdqa64 ymm29, ymm8                       # copy of B1
    vpternlogq ymm29, ymm9, ymm31, 0xd2         # E1 = B1 ^ (~B2 & B3)
    vpternlogq ymm30, ymm9, ymm31, 0x9c         # E2 = B2 ^ (~B3 & B4)
    vpternlogq ymm9, ymm7, ymm8, 0x9c           # X0 = T0 ^ (~B1 & B2)
    vpxorq ymm7, ymm9, qword ptr [r9 + 184]{1to4}# E0 = X0 ^ RC
    vmovdqa64 ymm8, ymm29                       # E8 home
    vmovdqa64 ymm9, ymm30                       # E9 home
    add rcx, 32
    dec r8
    jnz Lshake256_x4_avx512vl_chain24_step
    vmovdqu64 [rdi + 0], ymm7
    vmovdqu64 [rdi + 32], ymm8
    vmovdqu64 [rdi + 64], ymm9
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx512vl_chain24), . - SYMBOL(lanewise_shake256_x4_avx512vl_chain24)
#endif
    MS_ENTRY(lanewise_shake256_x4_avx512vl_chain24, 6, 1)
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx512vl_chain32)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx512vl_chain32)
    .type SYMBOL(lanewise_shake256_x4_avx512vl_chain32), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx512vl_chain32))
SYMBOL(lanewise_shake256_x4_avx512vl_chain32):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    vmovdqu64 ymm8, [rsi + 0]
    vmovdqu64 ymm9, [rsi + 32]
    vmovdqu64 ymm10, [rsi + 64]
    vmovdqu64 ymm11, [rsi + 96]
    .p2align 6
Lshake256_x4_avx512vl_chain32_step:
    vmovdqu64 ymm0, [rdx + 0]
    vmovdqu64 ymm1, [rdx + 32]
    vmovdqu64 ymm2, [rdx + 64]
    vmovdqu64 ymm3, [rdx + 96]
    vmovdqu64 ymm4, [rdx + 128]
    vmovdqu64 ymm5, [rdx + 160]
    vmovdqu64 ymm6, [rdx + 192]
    vmovdqu64 ymm7, [rcx]                       # the lane that changes
    vpbroadcastq ymm12, [rip + Lshake256_x4_avx512vl_chain_first]
    vpbroadcastq ymm16, [rip + Lshake256_x4_avx512vl_chain_last]

    // The first round, of zeros but for these lanes.
    vpxorq ymm31, ymm10, ymm5                   # C0.1 = A10 ^ A5
    vmovdqa64 ymm30, ymm11                      # copy of A11
    vpternlogq ymm30, ymm1, ymm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpxorq ymm29, ymm3, ymm8                    # C3.1 = A3 ^ A8
    vpxorq ymm30, ymm30, ymm16                  # C1 = C1.1 ^ A16
    vpxorq ymm28, ymm4, ymm9                    # C4.1 = A4 ^ A9
    vmovdqa64 ymm27, ymm12                      # copy of A12
    vpternlogq ymm27, ymm2, ymm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq ymm26, ymm30, 1                      # R1 = C1 <<< 1
    vpxorq ymm31, ymm31, ymm0                   # C0 = C0.1 ^ A0
    vprolq ymm25, ymm28, 1                      # R4 = C4.1 <<< 1
    vpxorq ymm28, ymm28, ymm26                  # D0 = C4.1 ^ R1
    vprolq ymm26, ymm27, 1                      # R2 = C2.1 <<< 1
    vpternlogq ymm6, ymm31, ymm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq ymm27, ymm27, ymm25                  # D3 = C2.1 ^ R4
    vprolq ymm25, ymm31, 1                      # R0 = C0 <<< 1
    vpxorq ymm31, ymm31, ymm26                  # D1 = C0 ^ R2
    vpxorq ymm19, ymm29, ymm25                  # T19 = C3.1 ^ R0
    vpxorq ymm0, ymm0, ymm28                    # T0 = A0 ^ D0
    vpxorq ymm10, ymm10, ymm28                  # T10 = A10 ^ D0
    vpxorq ymm1, ymm1, ymm31                    # T1 = A1 ^ D1
    vprolq ymm26, ymm29, 1                      # R3 = C3.1 <<< 1
    vpxorq ymm30, ymm30, ymm26                  # D2 = C1 ^ R3
    vpxorq ymm12, ymm12, ymm30                  # T12 = A12 ^ D2
    vpternlogq ymm25, ymm9, ymm29, 0x96         # T9 = A9 ^ C3.1 ^ R0
    vpxorq ymm3, ymm3, ymm27                    # T3 = A3 ^ D3
    vprolq ymm29, ymm27, 21                     # B3 = D3 <<< 21
    vprolq ymm26, ymm19, 14                     # B4 = T19 <<< 14
    vpxorq ymm16, ymm16, ymm31                  # T16 = A16 ^ D1
    vprolq ymm24, ymm6, 44                      # B1 = T6 <<< 44
    vprolq ymm23, ymm12, 43                     # B2 = T12 <<< 43
    vprolq ymm6, ymm25, 20                      # B6 = T9 <<< 20
    vprolq ymm25, ymm10, 3                      # B7 = T10 <<< 3
    vprolq ymm22, ymm3, 28                      # B5 = T3 <<< 28
    vprolq ymm9, ymm30, 61                      # B9 = D2 <<< 61
    vpxorq ymm7, ymm7, ymm30                    # T7 = A7 ^ D2
    vprolq ymm21, ymm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 ymm20, ymm24                      # copy of B1
    vpternlogq ymm20, ymm23, ymm29, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq ymm13, ymm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 ymm18, ymm26                      # copy of B4
    vpternlogq ymm18, ymm23, ymm29, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq ymm5, ymm5, ymm28                    # T5 = A5 ^ D0
    vprolq ymm17, ymm7, 6                       # B11 = T7 <<< 6
    vprolq ymm14, ymm28, 18                     # B14 = D0 <<< 18
    vpxorq ymm4, ymm4, ymm19                    # T4 = A4 ^ T19
    vprolq ymm16, ymm5, 36                      # B16 = T5 <<< 36
    vprolq ymm10, ymm1, 1                       # B10 = T1 <<< 1
    vpxorq ymm11, ymm11, ymm31                  # T11 = A11 ^ D1
    vpxorq ymm8, ymm8, ymm27                    # T8 = A8 ^ D3
    vprolq ymm12, ymm27, 25                     # B12 = D3 <<< 25
    vpternlogq ymm23, ymm0, ymm24, 0x9c         # X0 = T0 ^ (~B1 & B2)
    vmovdqa64 ymm15, ymm26                      # copy of B4
    vpternlogq ymm15, ymm0, ymm24, 0xd2         # E4 = B4 ^ (~T0 & B1)
    vpternlogq ymm29, ymm26, ymm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq ymm26, ymm8, 55                      # B21 = T8 <<< 55
    vprolq ymm24, ymm30, 15                     # B18 = D2 <<< 15
    vmovdqa64 ymm8, ymm9                        # copy of B9
    vpternlogq ymm8, ymm21, ymm22, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq ymm7, ymm11, 10                      # B17 = T11 <<< 10
    vmovdqa64 ymm5, ymm22                       # copy of B5
    vpternlogq ymm5, ymm6, ymm25, 0xd2          # E5 = B5 ^ (~B6 & B7)
    vmovdqa64 ymm11, ymm9                       # copy of B9
    vpternlogq ymm11, ymm22, ymm6, 0xd2         # E9 = B9 ^ (~B5 & B6)
    vprolq ymm22, ymm4, 27                      # B15 = T4 <<< 27
    vprolq ymm4, ymm19, 39                      # B22 = T19 <<< 39
    vmovdqa64 ymm19, ymm7                       # copy of B17
    vpternlogq ymm19, ymm16, ymm24, 0xc6        # E16 = B16 ^ (~B17 & B18)
    vpxorq ymm2, ymm2, ymm30                    # T2 = A2 ^ D2
    vmovdqa64 ymm30, ymm25                      # copy of B7
    vpternlogq ymm30, ymm6, ymm21, 0xc6         # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 ymm6, ymm10                       # copy of B10
    vpternlogq ymm6, ymm13, ymm14, 0x9c         # E13 = B13 ^ (~B14 & B10)
    vprolq ymm2, ymm2, 62                       # B20 = T2 <<< 62
    vprolq ymm27, ymm27, 56                     # B19 = D3 <<< 56
    vprolq ymm31, ymm31, 2                      # B24 = D1 <<< 2
    vprolq ymm28, ymm28, 41                     # B23 = D0 <<< 41
    vmovdqa64 ymm3, ymm12                       # copy of B12
    vpternlogq ymm3, ymm17, ymm13, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq ymm25, ymm21, ymm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 ymm21, ymm12                      # copy of B12
    vpternlogq ymm21, ymm10, ymm17, 0x9c        # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 ymm9, ymm14                       # copy of B14
    vpternlogq ymm9, ymm10, ymm17, 0xd2         # E14 = B14 ^ (~B10 & B11)
    vpandnq ymm13, ymm13, ymm14                 # N12 = ~B13 & B14
    vmovdqa64 ymm17, ymm22                      # copy of B15
    vpternlogq ymm17, ymm16, ymm7, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 ymm14, ymm2                       # copy of B20
    vpternlogq ymm14, ymm26, ymm4, 0xd2         # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 ymm10, ymm27                      # copy of B19
    vpternlogq ymm10, ymm24, ymm22, 0xc6        # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 ymm1, ymm27                       # copy of B19
    vpternlogq ymm1, ymm22, ymm16, 0xd2         # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 ymm22, ymm31                      # copy of B24
    vpternlogq ymm22, ymm2, ymm26, 0xd2         # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 ymm16, ymm28                      # copy of B23
    vpternlogq ymm16, ymm31, ymm2, 0xd2         # E23 = B23 ^ (~B24 & B20)
    vpxorq ymm12, ymm12, ymm13                  # E12 = B12 ^ N12
    vpternlogq ymm27, ymm7, ymm24, 0x9c         # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 ymm24, ymm28                      # copy of B23
    vpternlogq ymm24, ymm4, ymm31, 0xc6         # E22 = B22 ^ (~B23 & B24)
    vpternlogq ymm28, ymm26, ymm4, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq ymm0, ymm23, qword ptr [r9]{1to4}    # E0 = X0 ^ RC
    vmovdqa64 ymm2, ymm18                       # E2 home
    vmovdqa64 ymm4, ymm15                       # E4 home
    vmovdqa64 ymm7, ymm25                       # E7 home
    vmovdqa64 ymm13, ymm6                       # E13 home
    vmovdqa64 ymm6, ymm30                       # E6 home
    vmovdqa64 ymm15, ymm17                      # E15 home
    vmovdqa64 ymm17, ymm27                      # E17 home
    vmovdqa64 ymm18, ymm10                      # E18 home
    vmovdqa64 ymm10, ymm21                      # E10 home
    vmovdqa64 ymm21, ymm28                      # E21 home
    vmovdqa64 ymm23, ymm16                      # E23 home
    vmovdqa64 ymm16, ymm19                      # E16 home
    vmovdqa64 ymm19, ymm1                       # E19 home
    vmovdqa64 ymm1, ymm20                       # E1 home
    vmovdqa64 ymm20, ymm14                      # E20 home
    vmovdqa64 ymm14, ymm9                       # E14 home
    vmovdqa64 ymm9, ymm11                       # E9 home
    vmovdqa64 ymm11, ymm3                       # E11 home
    vmovdqa64 ymm3, ymm29                       # E3 home
    vmovdqa64 ymm31, ymm22                      # out of the way
    vmovdqa64 ymm22, ymm24                      # E22 home
    vmovdqa64 ymm24, ymm31                      # E24 home
    mov rax, -22
    .p2align 6
Lshake256_x4_avx512vl_chain32_round:
    vmovdqa64 ymm31, ymm20                      # copy of A20
    vpternlogq ymm31, ymm10, ymm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 ymm30, ymm11                      # copy of A11
    vpternlogq ymm30, ymm1, ymm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 ymm29, ymm13                      # copy of A13
    vpternlogq ymm29, ymm3, ymm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 ymm28, ymm21                      # copy of A21
    vpternlogq ymm28, ymm30, ymm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 ymm30, ymm23                      # copy of A23
    vpternlogq ymm30, ymm29, ymm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 ymm29, ymm14                      # copy of A14
    vpternlogq ymm29, ymm4, ymm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 ymm27, ymm12                      # copy of A12
    vpternlogq ymm27, ymm2, ymm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq ymm26, ymm28, 1                      # R1 = C1 <<< 1
    vpternlogq ymm29, ymm19, ymm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq ymm31, ymm0, ymm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq ymm27, ymm17, ymm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq ymm25, ymm29, 1                      # R4 = C4 <<< 1
    vpxorq ymm29, ymm29, ymm26                  # D0 = C4 ^ R1
    vprolq ymm26, ymm27, 1                      # R2 = C2 <<< 1
    vpternlogq ymm6, ymm31, ymm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq ymm27, ymm27, ymm25                  # D3 = C2 ^ R4
    vprolq ymm25, ymm31, 1                      # R0 = C0 <<< 1
    vpxorq ymm31, ymm31, ymm26                  # D1 = C0 ^ R2
    vpternlogq ymm19, ymm30, ymm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq ymm18, ymm18, ymm27                  # T18 = A18 ^ D3
    vpxorq ymm0, ymm0, ymm29                    # T0 = A0 ^ D0
    vpternlogq ymm24, ymm30, ymm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq ymm10, ymm10, ymm29                  # T10 = A10 ^ D0
    vpxorq ymm1, ymm1, ymm31                    # T1 = A1 ^ D1
    vprolq ymm26, ymm30, 1                      # R3 = C3 <<< 1
    vpxorq ymm28, ymm28, ymm26                  # D2 = C1 ^ R3
    vpxorq ymm26, ymm30, ymm25                  # D4 = C3 ^ R0
    vpxorq ymm12, ymm12, ymm28                  # T12 = A12 ^ D2
    vpternlogq ymm25, ymm9, ymm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq ymm22, ymm22, ymm28                  # T22 = A22 ^ D2
    vpxorq ymm3, ymm3, ymm27                    # T3 = A3 ^ D3
    vprolq ymm18, ymm18, 21                     # B3 = T18 <<< 21
    vprolq ymm24, ymm24, 14                     # B4 = T24 <<< 14
    vpxorq ymm16, ymm16, ymm31                  # T16 = A16 ^ D1
    vprolq ymm6, ymm6, 44                       # B1 = T6 <<< 44
    vprolq ymm12, ymm12, 43                     # B2 = T12 <<< 43
    vprolq ymm25, ymm25, 20                     # B6 = T9 <<< 20
    vprolq ymm10, ymm10, 3                      # B7 = T10 <<< 3
    vprolq ymm3, ymm3, 28                       # B5 = T3 <<< 28
    vprolq ymm9, ymm22, 61                      # B9 = T22 <<< 61
    vpxorq ymm7, ymm7, ymm28                    # T7 = A7 ^ D2
    vpxorq ymm20, ymm20, ymm29                  # T20 = A20 ^ D0
    vpxorq ymm17, ymm17, ymm28                  # T17 = A17 ^ D2
    vprolq ymm16, ymm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 ymm30, ymm6                       # copy of B1
    vpternlogq ymm30, ymm12, ymm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq ymm19, ymm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 ymm22, ymm24                      # copy of B4
    vpternlogq ymm22, ymm12, ymm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq ymm5, ymm5, ymm29                    # T5 = A5 ^ D0
    vprolq ymm7, ymm7, 6                        # B11 = T7 <<< 6
    vprolq ymm20, ymm20, 18                     # B14 = T20 <<< 18
    vpxorq ymm4, ymm4, ymm26                    # T4 = A4 ^ D4
    vprolq ymm5, ymm5, 36                       # B16 = T5 <<< 36
    vprolq ymm1, ymm1, 1                        # B10 = T1 <<< 1
    vpxorq ymm11, ymm11, ymm31                  # T11 = A11 ^ D1
    vpxorq ymm13, ymm13, ymm27                  # T13 = A13 ^ D3
    vpxorq ymm8, ymm8, ymm27                    # T8 = A8 ^ D3
    vprolq ymm13, ymm13, 25                     # B12 = T13 <<< 25
    vpternlogq ymm12, ymm0, ymm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq ymm6, ymm24, ymm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq ymm18, ymm24, ymm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq ymm8, ymm8, 55                       # B21 = T8 <<< 55
    vprolq ymm17, ymm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 ymm24, ymm9                       # copy of B9
    vpternlogq ymm24, ymm16, ymm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq ymm11, ymm11, 10                     # B17 = T11 <<< 10
    vpxorq ymm14, ymm14, ymm26                  # T14 = A14 ^ D4
    vmovdqa64 ymm26, ymm3                       # copy of B5
    vpternlogq ymm26, ymm25, ymm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq ymm3, ymm9, ymm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq ymm21, ymm21, ymm31                  # T21 = A21 ^ D1
    vprolq ymm4, ymm4, 27                       # B15 = T4 <<< 27
    vprolq ymm14, ymm14, 39                     # B22 = T14 <<< 39
    vpxorq ymm23, ymm23, ymm27                  # T23 = A23 ^ D3
    vmovdqa64 ymm31, ymm11                      # copy of B17
    vpternlogq ymm31, ymm5, ymm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq ymm2, ymm2, ymm28                    # T2 = A2 ^ D2
    vmovdqa64 ymm28, ymm10                      # copy of B7
    vpternlogq ymm28, ymm25, ymm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 ymm27, ymm1                       # copy of B10
    vpternlogq ymm27, ymm19, ymm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq ymm2, ymm2, 62                       # B20 = T2 <<< 62
    vpxorq ymm15, ymm15, ymm29                  # T15 = A15 ^ D0
    vprolq ymm23, ymm23, 56                     # B19 = T23 <<< 56
    vprolq ymm21, ymm21, 2                      # B24 = T21 <<< 2
    vprolq ymm15, ymm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 ymm29, ymm13                      # copy of B12
    vpternlogq ymm29, ymm7, ymm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq ymm10, ymm16, ymm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 ymm25, ymm13                      # copy of B12
    vpternlogq ymm25, ymm1, ymm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 ymm16, ymm20                      # copy of B14
    vpternlogq ymm16, ymm1, ymm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq ymm19, ymm19, ymm20                 # N12 = ~B13 & B14
    vmovdqa64 ymm20, ymm4                       # copy of B15
    vpternlogq ymm20, ymm5, ymm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 ymm9, ymm2                        # copy of B20
    vpternlogq ymm9, ymm8, ymm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 ymm7, ymm23                       # copy of B19
    vpternlogq ymm7, ymm17, ymm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 ymm1, ymm23                       # copy of B19
    vpternlogq ymm1, ymm4, ymm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 ymm5, ymm21                       # copy of B24
    vpternlogq ymm5, ymm2, ymm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 ymm4, ymm15                       # copy of B23
    vpternlogq ymm4, ymm21, ymm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq ymm13, ymm13, ymm19                  # E12 = B12 ^ N12
    vpternlogq ymm23, ymm11, ymm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 ymm19, ymm15                      # copy of B23
    vpternlogq ymm19, ymm14, ymm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq ymm15, ymm8, ymm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq ymm0, ymm12, qword ptr [r9 + 8 * rax + 184]{1to4}# E0 = X0 ^ RC
    vmovdqa64 ymm2, ymm22                       # E2 home
    vmovdqa64 ymm8, ymm24                       # E8 home
    vmovdqa64 ymm11, ymm29                      # E11 home
    vmovdqa64 ymm12, ymm13                      # E12 home
    vmovdqa64 ymm13, ymm27                      # E13 home
    vmovdqa64 ymm14, ymm16                      # E14 home
    vmovdqa64 ymm16, ymm31                      # E16 home
    vmovdqa64 ymm17, ymm23                      # E17 home
    vmovdqa64 ymm21, ymm15                      # E21 home
    vmovdqa64 ymm15, ymm20                      # E15 home
    vmovdqa64 ymm20, ymm9                       # E20 home
    vmovdqa64 ymm9, ymm3                        # E9 home
    vmovdqa64 ymm3, ymm18                       # E3 home
    vmovdqa64 ymm18, ymm7                       # E18 home
    vmovdqa64 ymm7, ymm10                       # E7 home
    vmovdqa64 ymm10, ymm25                      # E10 home
    vmovdqa64 ymm22, ymm19                      # E22 home
    vmovdqa64 ymm19, ymm1                       # E19 home
    vmovdqa64 ymm1, ymm30                       # E1 home
    vmovdqa64 ymm23, ymm4                       # E23 home
    vmovdqa64 ymm4, ymm6                        # E4 home
    vmovdqa64 ymm6, ymm28                       # E6 home
    vmovdqa64 ymm24, ymm5                       # E24 home
    vmovdqa64 ymm5, ymm26                       # E5 home
    inc rax
    jnz Lshake256_x4_avx512vl_chain32_round

    // The last round, of which only 4 lanes are wanted.
    vpternlogq ymm20, ymm10, ymm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vpternlogq ymm11, ymm1, ymm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq ymm13, ymm3, ymm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq ymm21, ymm11, ymm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq ymm23, ymm13, ymm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq ymm14, ymm4, ymm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 ymm31, ymm12                      # copy of A12
    vpternlogq ymm31, ymm2, ymm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq ymm30, ymm21, 1                      # R1 = C1 <<< 1
    vpternlogq ymm19, ymm14, ymm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq ymm15, ymm20, ymm0, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq ymm31, ymm17, ymm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq ymm29, ymm19, 1                      # R4 = C4 <<< 1
    vpxorq ymm19, ymm19, ymm30                  # D0 = C4 ^ R1
    vprolq ymm30, ymm31, 1                      # R2 = C2 <<< 1
    vpternlogq ymm6, ymm15, ymm30, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq ymm31, ymm31, ymm29                  # D3 = C2 ^ R4
    vprolq ymm30, ymm15, 1                      # R0 = C0 <<< 1
    vpxorq ymm18, ymm18, ymm31                  # T18 = A18 ^ D3
    vpxorq ymm8, ymm0, ymm19                    # T0 = A0 ^ D0
    vpternlogq ymm24, ymm23, ymm30, 0x96        # T24 = A24 ^ C3 ^ R0
    vprolq ymm31, ymm23, 1                      # R3 = C3 <<< 1
    vpxorq ymm21, ymm21, ymm31                  # D2 = C1 ^ R3
    vpxorq ymm12, ymm12, ymm21                  # T12 = A12 ^ D2
    vprolq ymm11, ymm18, 21                     # B3 = T18 <<< 21
    vprolq ymm31, ymm24, 14                     # B4 = T24 <<< 14
    vprolq ymm9, ymm6, 44                       # B1 = T6 <<< 44
    vprolq ymm10, ymm12, 43                     # B2 = T12 <<< 43
    vmovdqa64 ymm30, ymm9                       # copy of B1
    vpternlogq ymm30, ymm10, ymm11, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 ymm29, ymm31                      # copy of B4
    vpternlogq ymm29, ymm10, ymm11, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpternlogq ymm10, ymm8, ymm9, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq ymm11, ymm31, ymm8, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vpxorq ymm8, ymm10, qword ptr [r9 + 184]{1to4}# E0 = X0 ^ RC
    vmovdqa64 ymm9, ymm30                       # E9 home
    vmovdqa64 ymm10, ymm29                      # E10 home
    add rcx, 32
    dec r8
    jnz Lshake256_x4_avx512vl_chain32_step
    vmovdqu64 [rdi + 0], ymm8
    vmovdqu64 [rdi + 32], ymm9
    vmovdqu64 [rdi + 64], ymm10
    vmovdqu64 [rdi + 96], ymm11
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx512vl_chain32), . - SYMBOL(lanewise_shake256_x4_avx512vl_chain32)
#endif
    MS_ENTRY(lanewise_shake256_x4_avx512vl_chain32, 6, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lshake256_x4_avx512vl_chain_first:
    .quad 0x1f
Lshake256_x4_avx512vl_chain_last:
    .quad 0x8000000000000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
