# PYTHONPATH=lab python3 -m lanewise_lab.gen x86_64_x8_avx512 --chain > src/keccak/x86_64/shake256_x8_avx512_chain.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// SHAKE256 (FIPS 202) of 8 short inputs at once, step after step: what was hashed is
// part of the next input. N is 16, 24 or 32, the bytes of a node, and m = N / 8 its lanes.
//
// lanewise_shake256_x8_avx512_chainN(out, nodes, head, last, steps, constants)
//     rdi: receives m rows; rsi: m rows; rdx: m + 3 rows; rcx: a row for each step;
//     r8: steps >= 1; r9: the 24 round constants
//     A row is one lane of all inputs, 8 64-bit words. In each step input k is word k of
//     the rows of head, of the next row of last, and of the node's rows: at first `nodes`,
//     then what the step before has made, the first N bytes of SHAKE256. out may be nodes.
//     masked_chainN is the same, but in each step the node is first XORed with as many
//     bytes of SHAKE256 of the words k of the rows of head and of the row of last.
//
// System V ABI. Nothing is read outside the rows and the constants; no branch and no
// address depends on them.
//
// Clobbers: rax, rcx, rdx, rsi, r8, r10, r11, zmm0-zmm31, flags.
// Stack: at most 1935 bytes;
// no node stays there.
// Ends with vzeroupper.

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x8_avx512_chain16)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x8_avx512_chain16)
    .type SYMBOL(lanewise_shake256_x8_avx512_chain16), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x8_avx512_chain16))
SYMBOL(lanewise_shake256_x8_avx512_chain16):
    .cfi_startproc
    _CET_ENDBR
    mov eax, 128
    mov r10d, 0
Lshake256_x8_avx512_chain:
    push rbx
    .cfi_def_cfa_offset 16
    .cfi_offset rbx, -16
    SEH(.seh_pushreg rbx)
    push rbp
    .cfi_def_cfa_offset 24
    .cfi_offset rbp, -24
    SEH(.seh_pushreg rbp)
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    SEH2(.seh_setframe rbp, 0)
    SEH(.seh_endprologue)
    sub rsp, 1856
    and rsp, -64
    vpxorq zmm2, zmm2, zmm2
    vpxorq zmm3, zmm3, zmm3
    vmovdqu64 [rsp + 384], zmm3
    vmovdqu64 [rsp + 448], zmm3
    vmovdqu64 [rsp + 512], zmm3
    vmovdqu64 [rsp + 576], zmm3
    vmovdqu64 [rsp + 640], zmm3
    vmovdqu64 [rsp + 704], zmm3
    vmovdqu64 [rsp + 768], zmm3
    vpbroadcastq zmm0, qword ptr [rip + Lshake256_x8_avx512_chain_last]
    vmovdqu64 [rsp + 1024], zmm0
    vmovdqu64 zmm0, [rdx + 0]
    vmovdqu64 [rsp + 0], zmm0
    vmovdqu64 zmm0, [rdx + 64]
    vmovdqu64 [rsp + 64], zmm0
    vmovdqu64 zmm0, [rdx + 128]
    vmovdqu64 [rsp + 128], zmm0
    vmovdqu64 zmm0, [rdx + 192]
    vmovdqu64 [rsp + 192], zmm0
    vmovdqu64 zmm0, [rdx + 256]
    vmovdqu64 [rsp + 256], zmm0
    cmp eax, 192
    jb Lshake256_x8_avx512_chain_head
    vmovdqu64 zmm0, [rdx + 320]
    vmovdqu64 [rsp + 320], zmm0
    je Lshake256_x8_avx512_chain_head
    vmovdqu64 zmm0, [rdx + 384]
    vmovdqu64 [rsp + 384], zmm0
Lshake256_x8_avx512_chain_head:
    vmovdqu64 zmm0, [rsi + 0]
    vmovdqu64 zmm1, [rsi + 64]
    cmp eax, 192
    jb Lshake256_x8_avx512_chain_nodes
    vmovdqu64 zmm2, [rsi + 128]
    je Lshake256_x8_avx512_chain_nodes
    vmovdqu64 zmm3, [rsi + 192]
Lshake256_x8_avx512_chain_nodes:
    lea rbx, [rsp + rax + 256]                  # the node in the block
Lshake256_x8_avx512_chain_step:
    vmovdqu64 zmm4, [rcx]                       # the lane that changes
    vmovdqu64 [rbx - 64], zmm4
    vpbroadcastq zmm4, qword ptr [rip + Lshake256_x8_avx512_chain_first]
    vpxorq zmm5, zmm5, zmm5
    xor r11d, r11d
    test r10d, r10d
    jz Lshake256_x8_avx512_chain_node
    inc r11d                                    # a mask: no node, so padding is where it begins
    vmovdqu64 [rsp + 1600], zmm0
    vmovdqu64 [rsp + 1664], zmm1
    vmovdqu64 [rsp + 1728], zmm2
    vmovdqu64 [rsp + 1792], zmm3
    vmovdqu64 [rbx], zmm4
    vmovdqu64 [rbx + 64], zmm5
    vmovdqu64 [rbx + 128], zmm5
    vmovdqu64 [rbx + 192], zmm5
    vmovdqu64 [rbx + 256], zmm5
    jmp Lshake256_x8_avx512_chain_hash
Lshake256_x8_avx512_chain_masked:
    vpxorq zmm0, zmm0, [rsp + 1600]
    vpxorq zmm1, zmm1, [rsp + 1664]
    vpxorq zmm2, zmm2, [rsp + 1728]
    vpxorq zmm3, zmm3, [rsp + 1792]
    vpbroadcastq zmm4, qword ptr [rip + Lshake256_x8_avx512_chain_first]
    vpxorq zmm5, zmm5, zmm5
Lshake256_x8_avx512_chain_node:
    vmovdqu64 [rbx + 0], zmm0
    vmovdqu64 [rbx + 64], zmm1
    vmovdqu64 [rbx + 128], zmm2
    vmovdqu64 [rbx + 192], zmm3
    vmovdqu64 [rbx + rax], zmm4                 # behind the node, whatever lay there
    vmovdqu64 [rbx + rax + 64], zmm5
Lshake256_x8_avx512_chain_hash:
    vmovdqu64 zmm0, [rsp + 0]
    vmovdqu64 zmm1, [rsp + 64]
    vmovdqu64 zmm2, [rsp + 128]
    vmovdqu64 zmm3, [rsp + 192]
    vmovdqu64 zmm4, [rsp + 256]
    vmovdqu64 zmm5, [rsp + 320]
    vmovdqu64 zmm6, [rsp + 384]
    vmovdqu64 zmm7, [rsp + 448]
    vmovdqu64 zmm8, [rsp + 512]
    vmovdqu64 zmm9, [rsp + 576]
    vmovdqu64 zmm10, [rsp + 640]
    vmovdqu64 zmm11, [rsp + 704]
    vmovdqu64 zmm12, [rsp + 768]
    vpxorq zmm13, zmm13, zmm13
    vpxorq zmm14, zmm14, zmm14
    vpxorq zmm15, zmm15, zmm15
    vmovdqu64 zmm16, [rsp + 1024]
    vpxorq zmm17, zmm17, zmm17
    vpxorq zmm18, zmm18, zmm18
    vpxorq zmm19, zmm19, zmm19
    vpxorq zmm20, zmm20, zmm20
    vpxorq zmm21, zmm21, zmm21
    vpxorq zmm22, zmm22, zmm22
    vpxorq zmm23, zmm23, zmm23
    vpxorq zmm24, zmm24, zmm24
    mov rdx, -23
    .p2align 6
Lshake256_x8_avx512_chain_round:
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
    vpxorq zmm0, zmm12, qword ptr [r9 + 8 * rdx + 184]{1to8}# E0 = X0 ^ RC
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
    inc rdx
    jnz Lshake256_x8_avx512_chain_round

    // The last round, of which few lanes are wanted.
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
    vpxorq zmm0, zmm0, zmm19                    # T0 = A0 ^ D0
    vpternlogq zmm24, zmm23, zmm30, 0x96        # T24 = A24 ^ C3 ^ R0
    vprolq zmm31, zmm23, 1                      # R3 = C3 <<< 1
    vpxorq zmm21, zmm21, zmm31                  # D2 = C1 ^ R3
    vpxorq zmm12, zmm12, zmm21                  # T12 = A12 ^ D2
    vprolq zmm3, zmm18, 21                      # B3 = T18 <<< 21
    vprolq zmm31, zmm24, 14                     # B4 = T24 <<< 14
    vprolq zmm1, zmm6, 44                       # B1 = T6 <<< 44
    vprolq zmm2, zmm12, 43                      # B2 = T12 <<< 43
    vmovdqa64 zmm30, zmm1                       # copy of B1
    vpternlogq zmm30, zmm2, zmm3, 0xd2          # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 zmm29, zmm31                      # copy of B4
    vpternlogq zmm29, zmm2, zmm3, 0x9c          # E2 = B2 ^ (~B3 & B4)
    vpternlogq zmm2, zmm0, zmm1, 0x9c           # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm3, zmm31, zmm0, 0xd2          # E3 = B3 ^ (~B4 & T0)
    vpxorq zmm0, zmm2, qword ptr [r9 + 184]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm1, zmm30                       # E1 home
    vmovdqa64 zmm2, zmm29                       # E2 home
    dec r11d
    jz Lshake256_x8_avx512_chain_masked
    add rcx, 64
    dec r8
    jnz Lshake256_x8_avx512_chain_step
    vmovdqu64 [rdi + 0], zmm0
    vmovdqu64 [rdi + 64], zmm1
    cmp eax, 192
    jb Lshake256_x8_avx512_chain_out
    vmovdqu64 [rdi + 128], zmm2
    je Lshake256_x8_avx512_chain_out
    vmovdqu64 [rdi + 192], zmm3
Lshake256_x8_avx512_chain_out:
    // Nothing of the nodes stays on the stack.
    vpxorq zmm0, zmm0, zmm0
    vmovdqu64 [rsp + 384], zmm0
    vmovdqu64 [rsp + 448], zmm0
    vmovdqu64 [rsp + 512], zmm0
    vmovdqu64 [rsp + 576], zmm0
    vmovdqu64 [rsp + 640], zmm0
    vmovdqu64 [rsp + 704], zmm0
    vmovdqu64 [rsp + 768], zmm0
    vmovdqu64 [rsp + 1600], zmm0
    vmovdqu64 [rsp + 1664], zmm0
    vmovdqu64 [rsp + 1728], zmm0
    vmovdqu64 [rsp + 1792], zmm0
    vzeroupper
    mov rsp, rbp
    .cfi_def_cfa_register rsp
    pop rbp
    .cfi_restore rbp
    .cfi_def_cfa_offset 16
    pop rbx
    .cfi_restore rbx
    .cfi_def_cfa_offset 8
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_chain16), . - SYMBOL(lanewise_shake256_x8_avx512_chain16)
#endif
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x8_avx512_chain24)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x8_avx512_chain24)
    .type SYMBOL(lanewise_shake256_x8_avx512_chain24), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x8_avx512_chain24))
SYMBOL(lanewise_shake256_x8_avx512_chain24):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov eax, 192
    mov r10d, 0
    jmp Lshake256_x8_avx512_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_chain24), . - SYMBOL(lanewise_shake256_x8_avx512_chain24)
#endif
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x8_avx512_chain32)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x8_avx512_chain32)
    .type SYMBOL(lanewise_shake256_x8_avx512_chain32), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x8_avx512_chain32))
SYMBOL(lanewise_shake256_x8_avx512_chain32):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov eax, 256
    mov r10d, 0
    jmp Lshake256_x8_avx512_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_chain32), . - SYMBOL(lanewise_shake256_x8_avx512_chain32)
#endif
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
    mov eax, 128
    mov r10d, 1
    jmp Lshake256_x8_avx512_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_masked_chain16), . - SYMBOL(lanewise_shake256_x8_avx512_masked_chain16)
#endif
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
    mov eax, 192
    mov r10d, 1
    jmp Lshake256_x8_avx512_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_masked_chain24), . - SYMBOL(lanewise_shake256_x8_avx512_masked_chain24)
#endif
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
    mov eax, 256
    mov r10d, 1
    jmp Lshake256_x8_avx512_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x8_avx512_masked_chain32), . - SYMBOL(lanewise_shake256_x8_avx512_masked_chain32)
#endif
    MS_ENTRY(lanewise_shake256_x8_avx512_chain16, 6, 1)
    MS_ENTRY(lanewise_shake256_x8_avx512_chain24, 6, 1)
    MS_ENTRY(lanewise_shake256_x8_avx512_chain32, 6, 1)
    MS_ENTRY(lanewise_shake256_x8_avx512_masked_chain16, 6, 1)
    MS_ENTRY(lanewise_shake256_x8_avx512_masked_chain24, 6, 1)
    MS_ENTRY(lanewise_shake256_x8_avx512_masked_chain32, 6, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lshake256_x8_avx512_chain_first:
    .quad 0x1f
Lshake256_x8_avx512_chain_last:
    .quad 0x8000000000000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
