# PYTHONPATH=lab python3 -m lanewise_lab.gen x86_64_x4_avx512vl --chain > src/keccak/x86_64/shake256_x4_avx512vl_chain.S
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
//     masked_chainN is the same, but in each step the node is first XORed with as many
//     bytes of SHAKE256 of the words k of the rows of head and of the row of last.
//
// System V ABI. Nothing is read outside the rows and the constants; no branch and no
// address depends on them.
//
// Clobbers: rax, rcx, rdx, rsi, r8, r10, r11, ymm0-ymm31, flags.
// Stack: at most 1007 bytes;
// no node stays there.
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
    mov eax, 64
    mov r10d, 0
Lshake256_x4_avx512vl_chain:
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
    sub rsp, 928
    and rsp, -64
    vpxorq ymm2, ymm2, ymm2
    vpxorq ymm3, ymm3, ymm3
    vmovdqu64 [rsp + 192], ymm3
    vmovdqu64 [rsp + 224], ymm3
    vmovdqu64 [rsp + 256], ymm3
    vmovdqu64 [rsp + 288], ymm3
    vmovdqu64 [rsp + 320], ymm3
    vmovdqu64 [rsp + 352], ymm3
    vmovdqu64 [rsp + 384], ymm3
    vpbroadcastq ymm0, qword ptr [rip + Lshake256_x4_avx512vl_chain_last]
    vmovdqu64 [rsp + 512], ymm0
    vmovdqu64 ymm0, [rdx + 0]
    vmovdqu64 [rsp + 0], ymm0
    vmovdqu64 ymm0, [rdx + 32]
    vmovdqu64 [rsp + 32], ymm0
    vmovdqu64 ymm0, [rdx + 64]
    vmovdqu64 [rsp + 64], ymm0
    vmovdqu64 ymm0, [rdx + 96]
    vmovdqu64 [rsp + 96], ymm0
    vmovdqu64 ymm0, [rdx + 128]
    vmovdqu64 [rsp + 128], ymm0
    cmp eax, 96
    jb Lshake256_x4_avx512vl_chain_head
    vmovdqu64 ymm0, [rdx + 160]
    vmovdqu64 [rsp + 160], ymm0
    je Lshake256_x4_avx512vl_chain_head
    vmovdqu64 ymm0, [rdx + 192]
    vmovdqu64 [rsp + 192], ymm0
Lshake256_x4_avx512vl_chain_head:
    vmovdqu64 ymm0, [rsi + 0]
    vmovdqu64 ymm1, [rsi + 32]
    cmp eax, 96
    jb Lshake256_x4_avx512vl_chain_nodes
    vmovdqu64 ymm2, [rsi + 64]
    je Lshake256_x4_avx512vl_chain_nodes
    vmovdqu64 ymm3, [rsi + 96]
Lshake256_x4_avx512vl_chain_nodes:
    lea rbx, [rsp + rax + 128]                  # the node in the block
Lshake256_x4_avx512vl_chain_step:
    vmovdqu64 ymm4, [rcx]                       # the lane that changes
    vmovdqu64 [rbx - 32], ymm4
    vpbroadcastq ymm4, qword ptr [rip + Lshake256_x4_avx512vl_chain_first]
    vpxorq ymm5, ymm5, ymm5
    xor r11d, r11d
    test r10d, r10d
    jz Lshake256_x4_avx512vl_chain_node
    inc r11d                                    # a mask: no node, so padding is where it begins
    vmovdqu64 [rsp + 800], ymm0
    vmovdqu64 [rsp + 832], ymm1
    vmovdqu64 [rsp + 864], ymm2
    vmovdqu64 [rsp + 896], ymm3
    vmovdqu64 [rbx], ymm4
    vmovdqu64 [rbx + 32], ymm5
    vmovdqu64 [rbx + 64], ymm5
    vmovdqu64 [rbx + 96], ymm5
    vmovdqu64 [rbx + 128], ymm5
    jmp Lshake256_x4_avx512vl_chain_hash
Lshake256_x4_avx512vl_chain_masked:
    vpxorq ymm0, ymm0, [rsp + 800]
    vpxorq ymm1, ymm1, [rsp + 832]
    vpxorq ymm2, ymm2, [rsp + 864]
    vpxorq ymm3, ymm3, [rsp + 896]
    vpbroadcastq ymm4, qword ptr [rip + Lshake256_x4_avx512vl_chain_first]
    vpxorq ymm5, ymm5, ymm5
Lshake256_x4_avx512vl_chain_node:
    vmovdqu64 [rbx + 0], ymm0
    vmovdqu64 [rbx + 32], ymm1
    vmovdqu64 [rbx + 64], ymm2
    vmovdqu64 [rbx + 96], ymm3
    vmovdqu64 [rbx + rax], ymm4                 # behind the node, whatever lay there
    vmovdqu64 [rbx + rax + 32], ymm5
Lshake256_x4_avx512vl_chain_hash:
    vmovdqu64 ymm0, [rsp + 0]
    vmovdqu64 ymm1, [rsp + 32]
    vmovdqu64 ymm2, [rsp + 64]
    vmovdqu64 ymm3, [rsp + 96]
    vmovdqu64 ymm4, [rsp + 128]
    vmovdqu64 ymm5, [rsp + 160]
    vmovdqu64 ymm6, [rsp + 192]
    vmovdqu64 ymm7, [rsp + 224]
    vmovdqu64 ymm8, [rsp + 256]
    vmovdqu64 ymm9, [rsp + 288]
    vmovdqu64 ymm10, [rsp + 320]
    vmovdqu64 ymm11, [rsp + 352]
    vmovdqu64 ymm12, [rsp + 384]
    vpxorq ymm13, ymm13, ymm13
    vpxorq ymm14, ymm14, ymm14
    vpxorq ymm15, ymm15, ymm15
    vmovdqu64 ymm16, [rsp + 512]
    vpxorq ymm17, ymm17, ymm17
    vpxorq ymm18, ymm18, ymm18
    vpxorq ymm19, ymm19, ymm19
    vpxorq ymm20, ymm20, ymm20
    vpxorq ymm21, ymm21, ymm21
    vpxorq ymm22, ymm22, ymm22
    vpxorq ymm23, ymm23, ymm23
    vpxorq ymm24, ymm24, ymm24
    mov rdx, -23
    .p2align 6
Lshake256_x4_avx512vl_chain_round:
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
    vpxorq ymm0, ymm12, qword ptr [r9 + 8 * rdx + 184]{1to4}# E0 = X0 ^ RC
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
    inc rdx
    jnz Lshake256_x4_avx512vl_chain_round

    // The last round, of which few lanes are wanted.
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
    vpxorq ymm0, ymm0, ymm19                    # T0 = A0 ^ D0
    vpternlogq ymm24, ymm23, ymm30, 0x96        # T24 = A24 ^ C3 ^ R0
    vprolq ymm31, ymm23, 1                      # R3 = C3 <<< 1
    vpxorq ymm21, ymm21, ymm31                  # D2 = C1 ^ R3
    vpxorq ymm12, ymm12, ymm21                  # T12 = A12 ^ D2
    vprolq ymm3, ymm18, 21                      # B3 = T18 <<< 21
    vprolq ymm31, ymm24, 14                     # B4 = T24 <<< 14
    vprolq ymm1, ymm6, 44                       # B1 = T6 <<< 44
    vprolq ymm2, ymm12, 43                      # B2 = T12 <<< 43
    vmovdqa64 ymm30, ymm1                       # copy of B1
    vpternlogq ymm30, ymm2, ymm3, 0xd2          # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 ymm29, ymm31                      # copy of B4
    vpternlogq ymm29, ymm2, ymm3, 0x9c          # E2 = B2 ^ (~B3 & B4)
    vpternlogq ymm2, ymm0, ymm1, 0x9c           # X0 = T0 ^ (~B1 & B2)
    vpternlogq ymm3, ymm31, ymm0, 0xd2          # E3 = B3 ^ (~B4 & T0)
    vpxorq ymm0, ymm2, qword ptr [r9 + 184]{1to4}# E0 = X0 ^ RC
    vmovdqa64 ymm1, ymm30                       # E1 home
    vmovdqa64 ymm2, ymm29                       # E2 home
    dec r11d
    jz Lshake256_x4_avx512vl_chain_masked
    add rcx, 32
    dec r8
    jnz Lshake256_x4_avx512vl_chain_step
    vmovdqu64 [rdi + 0], ymm0
    vmovdqu64 [rdi + 32], ymm1
    cmp eax, 96
    jb Lshake256_x4_avx512vl_chain_out
    vmovdqu64 [rdi + 64], ymm2
    je Lshake256_x4_avx512vl_chain_out
    vmovdqu64 [rdi + 96], ymm3
Lshake256_x4_avx512vl_chain_out:
    // Nothing of the nodes stays on the stack.
    vpxorq ymm0, ymm0, ymm0
    vmovdqu64 [rsp + 192], ymm0
    vmovdqu64 [rsp + 224], ymm0
    vmovdqu64 [rsp + 256], ymm0
    vmovdqu64 [rsp + 288], ymm0
    vmovdqu64 [rsp + 320], ymm0
    vmovdqu64 [rsp + 352], ymm0
    vmovdqu64 [rsp + 384], ymm0
    vmovdqu64 [rsp + 800], ymm0
    vmovdqu64 [rsp + 832], ymm0
    vmovdqu64 [rsp + 864], ymm0
    vmovdqu64 [rsp + 896], ymm0
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
    .size SYMBOL(lanewise_shake256_x4_avx512vl_chain16), . - SYMBOL(lanewise_shake256_x4_avx512vl_chain16)
#endif
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
    mov eax, 96
    mov r10d, 0
    jmp Lshake256_x4_avx512vl_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx512vl_chain24), . - SYMBOL(lanewise_shake256_x4_avx512vl_chain24)
#endif
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
    mov eax, 128
    mov r10d, 0
    jmp Lshake256_x4_avx512vl_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx512vl_chain32), . - SYMBOL(lanewise_shake256_x4_avx512vl_chain32)
#endif
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain16)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain16)
    .type SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain16), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain16))
SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain16):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov eax, 64
    mov r10d, 1
    jmp Lshake256_x4_avx512vl_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain16), . - SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain16)
#endif
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain24)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain24)
    .type SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain24), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain24))
SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain24):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov eax, 96
    mov r10d, 1
    jmp Lshake256_x4_avx512vl_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain24), . - SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain24)
#endif
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain32)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain32)
    .type SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain32), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain32))
SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain32):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov eax, 128
    mov r10d, 1
    jmp Lshake256_x4_avx512vl_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain32), . - SYMBOL(lanewise_shake256_x4_avx512vl_masked_chain32)
#endif
    MS_ENTRY(lanewise_shake256_x4_avx512vl_chain16, 6, 1)
    MS_ENTRY(lanewise_shake256_x4_avx512vl_chain24, 6, 1)
    MS_ENTRY(lanewise_shake256_x4_avx512vl_chain32, 6, 1)
    MS_ENTRY(lanewise_shake256_x4_avx512vl_masked_chain16, 6, 1)
    MS_ENTRY(lanewise_shake256_x4_avx512vl_masked_chain24, 6, 1)
    MS_ENTRY(lanewise_shake256_x4_avx512vl_masked_chain32, 6, 1)

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
