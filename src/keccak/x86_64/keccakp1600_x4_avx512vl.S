# PYTHONPATH=lab python3 -m lanewise_lab.gen x86_64_x4_avx512vl > src/keccak/x86_64/keccakp1600_x4_avx512vl.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// Keccak-p[1600] on 4 states at once: one ymm register holds a lane of all.
//
// Layout: 4 states zipped, 64-bit word i * 4 + k is lane i = x + 5y of state k.
// System V ABI. Nothing is read outside the state, the message blocks and the constants;
// no branch and no address depends on the states or the messages.
//
// lanewise_keccakp1600_x4_avx512vl(state, constants, rounds)
//     rdi: 4 states, 800 bytes; rsi: the first round constant; rdx: rounds >= 1
//     Applies that many rounds of Keccak-p[1600] to all 4 states in place.
// lanewise_keccakp1600_x4_avx512vl_absorb(state, data, blocks, lanes, constants, rounds)
//     rdi: states; rsi: 4 pointers to messages, any alignment; rdx: blocks >= 1;
//     rcx: lanes in a block, 1..25; r8: the first round constant; r9: rounds, may be 0
//     For each block: XOR the next 8 * lanes bytes of message k into state k, then permute.
// lanewise_keccakp1600_x4_avx512vl_extract(state, out, lanes)
//     rdi: states; rsi: 4 pointers, any alignment; rdx: lanes, 1..25
//     Copies the first 8 * lanes bytes of state k to out[k].
// lanewise_keccakp1600_x4_avx512vl_once(start, both, lanes, given, constants, rounds)
//     rdi: a state, 200 bytes; rsi: 4 pointers to messages, then 4 to outputs, any
//     alignment; rdx: lanes of a message, 0..25; rcx: lanes of an output, 1..25;
//     r8: the first round constant; r9: rounds >= 1
//     Output k: the first 8 * given bytes of the start XORed with 8 * lanes bytes of
//     message k, permuted. All messages are read before the first output is written.
//
// Clobbers: rax, rcx, rdx, rsi, rdi, r8-r11, ymm0-ymm31, flags.
// Stack: in absorb at most 919 bytes, for saved registers
// and the next block of the messages, which is wiped; otherwise at most 32.
// Ends with vzeroupper.

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x4_avx512vl)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x4_avx512vl)
    .type SYMBOL(lanewise_keccakp1600_x4_avx512vl), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x4_avx512vl))
SYMBOL(lanewise_keccakp1600_x4_avx512vl):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea rsi, [rsi + 8 * rdx]                    # behind the last constant
    neg rdx                                     # counts up to 0
    vmovdqu64 ymm0, [rdi + 0]
    vmovdqu64 ymm1, [rdi + 32]
    vmovdqu64 ymm2, [rdi + 64]
    vmovdqu64 ymm3, [rdi + 96]
    vmovdqu64 ymm4, [rdi + 128]
    vmovdqu64 ymm5, [rdi + 160]
    vmovdqu64 ymm6, [rdi + 192]
    vmovdqu64 ymm7, [rdi + 224]
    vmovdqu64 ymm8, [rdi + 256]
    vmovdqu64 ymm9, [rdi + 288]
    vmovdqu64 ymm10, [rdi + 320]
    vmovdqu64 ymm11, [rdi + 352]
    vmovdqu64 ymm12, [rdi + 384]
    vmovdqu64 ymm13, [rdi + 416]
    vmovdqu64 ymm14, [rdi + 448]
    vmovdqu64 ymm15, [rdi + 480]
    vmovdqu64 ymm16, [rdi + 512]
    vmovdqu64 ymm17, [rdi + 544]
    vmovdqu64 ymm18, [rdi + 576]
    vmovdqu64 ymm19, [rdi + 608]
    vmovdqu64 ymm20, [rdi + 640]
    vmovdqu64 ymm21, [rdi + 672]
    vmovdqu64 ymm22, [rdi + 704]
    vmovdqu64 ymm23, [rdi + 736]
    vmovdqu64 ymm24, [rdi + 768]
    .p2align 6
Lx4_avx512vl_round:
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
    vpxorq ymm0, ymm12, qword ptr [rsi + 8 * rdx]{1to4}# E0 = X0 ^ RC
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
    jnz Lx4_avx512vl_round
    vmovdqu64 [rdi + 0], ymm0
    vmovdqu64 [rdi + 32], ymm1
    vmovdqu64 [rdi + 64], ymm2
    vmovdqu64 [rdi + 96], ymm3
    vmovdqu64 [rdi + 128], ymm4
    vmovdqu64 [rdi + 160], ymm5
    vmovdqu64 [rdi + 192], ymm6
    vmovdqu64 [rdi + 224], ymm7
    vmovdqu64 [rdi + 256], ymm8
    vmovdqu64 [rdi + 288], ymm9
    vmovdqu64 [rdi + 320], ymm10
    vmovdqu64 [rdi + 352], ymm11
    vmovdqu64 [rdi + 384], ymm12
    vmovdqu64 [rdi + 416], ymm13
    vmovdqu64 [rdi + 448], ymm14
    vmovdqu64 [rdi + 480], ymm15
    vmovdqu64 [rdi + 512], ymm16
    vmovdqu64 [rdi + 544], ymm17
    vmovdqu64 [rdi + 576], ymm18
    vmovdqu64 [rdi + 608], ymm19
    vmovdqu64 [rdi + 640], ymm20
    vmovdqu64 [rdi + 672], ymm21
    vmovdqu64 [rdi + 704], ymm22
    vmovdqu64 [rdi + 736], ymm23
    vmovdqu64 [rdi + 768], ymm24
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x4_avx512vl), . - SYMBOL(lanewise_keccakp1600_x4_avx512vl)
#endif
    MS_ENTRY(lanewise_keccakp1600_x4_avx512vl, 3, 1)
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x4_avx512vl_absorb)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x4_avx512vl_absorb)
    .type SYMBOL(lanewise_keccakp1600_x4_avx512vl_absorb), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x4_avx512vl_absorb))
SYMBOL(lanewise_keccakp1600_x4_avx512vl_absorb):
    .cfi_startproc
    _CET_ENDBR
    push r14
    .cfi_def_cfa_offset 16
    .cfi_offset r14, -16
    SEH(.seh_pushreg r14)
    push r15
    .cfi_def_cfa_offset 24
    .cfi_offset r15, -24
    SEH(.seh_pushreg r15)
    push rbp
    .cfi_def_cfa_offset 32
    .cfi_offset rbp, -32
    SEH(.seh_pushreg rbp)
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    SEH2(.seh_setframe rbp, 0)
    SEH(.seh_endprologue)
    sub rsp, 832
    and rsp, -64
    lea r8, [r8 + 8 * r9]                       # behind the last constant
    neg r9
    mov [rsp + 800], rcx
    mov [rsp + 808], rdx
    mov [rsp + 816], r9                         # minus the number of rounds
    mov [rsp + 824], rdi
    mov r14, rdx
    cmp r14, 1
    je Lx4_avx512vl_absorb_single               # then the buffer is not used
    vpxor xmm0, xmm0, xmm0
    vmovdqa64 [rsp + 0], ymm0
    vmovdqa64 [rsp + 32], ymm0
    vmovdqa64 [rsp + 64], ymm0
    vmovdqa64 [rsp + 96], ymm0
    vmovdqa64 [rsp + 128], ymm0
    vmovdqa64 [rsp + 160], ymm0
    vmovdqa64 [rsp + 192], ymm0
    vmovdqa64 [rsp + 224], ymm0
    vmovdqa64 [rsp + 256], ymm0
    vmovdqa64 [rsp + 288], ymm0
    vmovdqa64 [rsp + 320], ymm0
    vmovdqa64 [rsp + 352], ymm0
    vmovdqa64 [rsp + 384], ymm0
    vmovdqa64 [rsp + 416], ymm0
    vmovdqa64 [rsp + 448], ymm0
    vmovdqa64 [rsp + 480], ymm0
    vmovdqa64 [rsp + 512], ymm0
    vmovdqa64 [rsp + 544], ymm0
    vmovdqa64 [rsp + 576], ymm0
    vmovdqa64 [rsp + 608], ymm0
    vmovdqa64 [rsp + 640], ymm0
    vmovdqa64 [rsp + 672], ymm0
    vmovdqa64 [rsp + 704], ymm0
    vmovdqa64 [rsp + 736], ymm0
    vmovdqa64 [rsp + 768], ymm0
Lx4_avx512vl_absorb_single:
    mov rax, [rsi + 0]                          # message 0
    mov rdx, [rsi + 8]                          # message 1
    mov r10, [rsi + 16]                         # message 2
    mov rsi, [rsi + 24]                         # message 3
    vmovdqu64 ymm0, [rdi + 0]
    vmovdqu64 ymm1, [rdi + 32]
    vmovdqu64 ymm2, [rdi + 64]
    vmovdqu64 ymm3, [rdi + 96]
    vmovdqu64 ymm4, [rdi + 128]
    vmovdqu64 ymm5, [rdi + 160]
    vmovdqu64 ymm6, [rdi + 192]
    vmovdqu64 ymm7, [rdi + 224]
    vmovdqu64 ymm8, [rdi + 256]
    vmovdqu64 ymm9, [rdi + 288]
    vmovdqu64 ymm10, [rdi + 320]
    vmovdqu64 ymm11, [rdi + 352]
    vmovdqu64 ymm12, [rdi + 384]
    vmovdqu64 ymm13, [rdi + 416]
    vmovdqu64 ymm14, [rdi + 448]
    vmovdqu64 ymm15, [rdi + 480]
    vmovdqu64 ymm16, [rdi + 512]
    vmovdqu64 ymm17, [rdi + 544]
    vmovdqu64 ymm18, [rdi + 576]
    vmovdqu64 ymm19, [rdi + 608]
    vmovdqu64 ymm20, [rdi + 640]
    vmovdqu64 ymm21, [rdi + 672]
    vmovdqu64 ymm22, [rdi + 704]
    vmovdqu64 ymm23, [rdi + 736]
    vmovdqu64 ymm24, [rdi + 768]
Lx4_avx512vl_absorb_direct:
    xor r9d, r9d
    cmp rcx, 2
    jb Lx4_avx512vl_absorb_tail0
    vmovdqu64 xmm25, [rax + r9 + 0]             # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 0], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 0]             # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 0], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 0 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 1 of all
    vpxorq ymm0, ymm0, ymm27
    vpxorq ymm1, ymm1, ymm26
    cmp rcx, 4
    jb Lx4_avx512vl_absorb_tail2
    vmovdqu64 xmm25, [rax + r9 + 16]            # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 16], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 16]            # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 16], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 2 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 3 of all
    vpxorq ymm2, ymm2, ymm27
    vpxorq ymm3, ymm3, ymm26
    cmp rcx, 6
    jb Lx4_avx512vl_absorb_tail4
    vmovdqu64 xmm25, [rax + r9 + 32]            # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 32], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 32]            # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 32], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 4 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 5 of all
    vpxorq ymm4, ymm4, ymm27
    vpxorq ymm5, ymm5, ymm26
    cmp rcx, 8
    jb Lx4_avx512vl_absorb_tail6
    vmovdqu64 xmm25, [rax + r9 + 48]            # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 48], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 48]            # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 48], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 6 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 7 of all
    vpxorq ymm6, ymm6, ymm27
    vpxorq ymm7, ymm7, ymm26
    cmp rcx, 10
    jb Lx4_avx512vl_absorb_tail8
    vmovdqu64 xmm25, [rax + r9 + 64]            # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 64], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 64]            # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 64], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 8 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 9 of all
    vpxorq ymm8, ymm8, ymm27
    vpxorq ymm9, ymm9, ymm26
    cmp rcx, 12
    jb Lx4_avx512vl_absorb_tail10
    vmovdqu64 xmm25, [rax + r9 + 80]            # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 80], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 80]            # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 80], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 10 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 11 of all
    vpxorq ymm10, ymm10, ymm27
    vpxorq ymm11, ymm11, ymm26
    cmp rcx, 14
    jb Lx4_avx512vl_absorb_tail12
    vmovdqu64 xmm25, [rax + r9 + 96]            # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 96], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 96]            # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 96], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 12 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 13 of all
    vpxorq ymm12, ymm12, ymm27
    vpxorq ymm13, ymm13, ymm26
    cmp rcx, 16
    jb Lx4_avx512vl_absorb_tail14
    vmovdqu64 xmm25, [rax + r9 + 112]           # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 112], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 112]           # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 112], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 14 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 15 of all
    vpxorq ymm14, ymm14, ymm27
    vpxorq ymm15, ymm15, ymm26
    cmp rcx, 18
    jb Lx4_avx512vl_absorb_tail16
    vmovdqu64 xmm25, [rax + r9 + 128]           # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 128], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 128]           # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 128], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 16 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 17 of all
    vpxorq ymm16, ymm16, ymm27
    vpxorq ymm17, ymm17, ymm26
    cmp rcx, 20
    jb Lx4_avx512vl_absorb_tail18
    vmovdqu64 xmm25, [rax + r9 + 144]           # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 144], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 144]           # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 144], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 18 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 19 of all
    vpxorq ymm18, ymm18, ymm27
    vpxorq ymm19, ymm19, ymm26
    cmp rcx, 22
    jb Lx4_avx512vl_absorb_tail20
    vmovdqu64 xmm25, [rax + r9 + 160]           # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 160], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 160]           # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 160], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 20 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 21 of all
    vpxorq ymm20, ymm20, ymm27
    vpxorq ymm21, ymm21, ymm26
    cmp rcx, 24
    jb Lx4_avx512vl_absorb_tail22
    vmovdqu64 xmm25, [rax + r9 + 176]           # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r10 + r9 + 176], 1# message 2
    vmovdqu64 xmm26, [rdx + r9 + 176]           # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rsi + r9 + 176], 1# message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 22 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 23 of all
    vpxorq ymm22, ymm22, ymm27
    vpxorq ymm23, ymm23, ymm26
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 192]               # lane 24 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 192]      # and of message 1
    vmovq xmm26, [r10 + r9 + 192]               # lane 24 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 192]      # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm24, ymm24, ymm25                  # lane 24 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail0:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 0]                 # lane 0 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 0]        # and of message 1
    vmovq xmm26, [r10 + r9 + 0]                 # lane 0 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 0]        # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm0, ymm0, ymm25                    # lane 0 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail2:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 16]                # lane 2 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 16]       # and of message 1
    vmovq xmm26, [r10 + r9 + 16]                # lane 2 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 16]       # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm2, ymm2, ymm25                    # lane 2 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail4:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 32]                # lane 4 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 32]       # and of message 1
    vmovq xmm26, [r10 + r9 + 32]                # lane 4 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 32]       # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm4, ymm4, ymm25                    # lane 4 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail6:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 48]                # lane 6 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 48]       # and of message 1
    vmovq xmm26, [r10 + r9 + 48]                # lane 6 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 48]       # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm6, ymm6, ymm25                    # lane 6 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail8:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 64]                # lane 8 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 64]       # and of message 1
    vmovq xmm26, [r10 + r9 + 64]                # lane 8 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 64]       # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm8, ymm8, ymm25                    # lane 8 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail10:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 80]                # lane 10 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 80]       # and of message 1
    vmovq xmm26, [r10 + r9 + 80]                # lane 10 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 80]       # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm10, ymm10, ymm25                  # lane 10 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail12:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 96]                # lane 12 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 96]       # and of message 1
    vmovq xmm26, [r10 + r9 + 96]                # lane 12 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 96]       # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm12, ymm12, ymm25                  # lane 12 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail14:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 112]               # lane 14 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 112]      # and of message 1
    vmovq xmm26, [r10 + r9 + 112]               # lane 14 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 112]      # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm14, ymm14, ymm25                  # lane 14 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail16:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 128]               # lane 16 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 128]      # and of message 1
    vmovq xmm26, [r10 + r9 + 128]               # lane 16 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 128]      # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm16, ymm16, ymm25                  # lane 16 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail18:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 144]               # lane 18 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 144]      # and of message 1
    vmovq xmm26, [r10 + r9 + 144]               # lane 18 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 144]      # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm18, ymm18, ymm25                  # lane 18 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail20:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 160]               # lane 20 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 160]      # and of message 1
    vmovq xmm26, [r10 + r9 + 160]               # lane 20 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 160]      # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm20, ymm20, ymm25                  # lane 20 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_tail22:
    test rcx, 1
    jz Lx4_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 176]               # lane 22 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 176]      # and of message 1
    vmovq xmm26, [r10 + r9 + 176]               # lane 22 of message 2
    vmovhps xmm26, xmm26, [rsi + r9 + 176]      # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm22, ymm22, ymm25                  # lane 22 of all
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_absorbed:

    // The block is in the states. Point to the next one and permute.
    lea rax, [rax + 8 * rcx]
    lea rdx, [rdx + 8 * rcx]
    lea r10, [r10 + 8 * rcx]
    lea rsi, [rsi + 8 * rcx]
    lea rcx, [8 * rcx - 16]                     # offset of the last group of lanes
    mov rdi, -1
    dec qword ptr [rsp + 808]
    cmovz rcx, rdi                              # none, if there is no next block
    xor r9d, r9d                                # offset of the next group
    mov r15, [rsp + 816]
    test r15, r15
    jz Lx4_avx512vl_absorb_permuted
    .p2align 6
Lx4_avx512vl_absorb_round:
    cmp r9, rcx
    jg Lx4_avx512vl_absorb_ahead                # all are there, or there is no next block
    mov rdi, [rax + r9 + 0]                     # lane j+0 of message 0
    mov [rsp + 4 * r9 + 0], rdi
    mov rdi, [rdx + r9 + 0]                     # lane j+0 of message 1
    mov [rsp + 4 * r9 + 8], rdi
    mov rdi, [r10 + r9 + 0]                     # lane j+0 of message 2
    mov [rsp + 4 * r9 + 16], rdi
    mov rdi, [rsi + r9 + 0]                     # lane j+0 of message 3
    mov [rsp + 4 * r9 + 24], rdi
    mov rdi, [rax + r9 + 8]                     # lane j+1 of message 0
    mov [rsp + 4 * r9 + 32], rdi
    mov rdi, [rdx + r9 + 8]                     # lane j+1 of message 1
    mov [rsp + 4 * r9 + 40], rdi
    mov rdi, [r10 + r9 + 8]                     # lane j+1 of message 2
    mov [rsp + 4 * r9 + 48], rdi
    mov rdi, [rsi + r9 + 8]                     # lane j+1 of message 3
    mov [rsp + 4 * r9 + 56], rdi
    lea rdi, [r9 + 16]
    cmp rdi, rcx
    cmovg rdi, rcx                              # the last group ends at the last lane
    cmp r9, rcx
    lea r9, [rcx + 16]                          # beyond the end, if that was the last
    cmovne r9, rdi
Lx4_avx512vl_absorb_ahead:
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
    vpxorq ymm0, ymm12, qword ptr [r8 + 8 * r15]{1to4}# E0 = X0 ^ RC
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
    inc r15
    jnz Lx4_avx512vl_absorb_round
Lx4_avx512vl_absorb_permuted:
    cmp qword ptr [rsp + 808], 0
    je Lx4_avx512vl_absorb_done
Lx4_avx512vl_absorb_more:
    cmp r9, rcx
    jg Lx4_avx512vl_absorb_ready                # all are there, or there is no next block
    mov rdi, [rax + r9 + 0]                     # lane j+0 of message 0
    mov [rsp + 4 * r9 + 0], rdi
    mov rdi, [rdx + r9 + 0]                     # lane j+0 of message 1
    mov [rsp + 4 * r9 + 8], rdi
    mov rdi, [r10 + r9 + 0]                     # lane j+0 of message 2
    mov [rsp + 4 * r9 + 16], rdi
    mov rdi, [rsi + r9 + 0]                     # lane j+0 of message 3
    mov [rsp + 4 * r9 + 24], rdi
    mov rdi, [rax + r9 + 8]                     # lane j+1 of message 0
    mov [rsp + 4 * r9 + 32], rdi
    mov rdi, [rdx + r9 + 8]                     # lane j+1 of message 1
    mov [rsp + 4 * r9 + 40], rdi
    mov rdi, [r10 + r9 + 8]                     # lane j+1 of message 2
    mov [rsp + 4 * r9 + 48], rdi
    mov rdi, [rsi + r9 + 8]                     # lane j+1 of message 3
    mov [rsp + 4 * r9 + 56], rdi
    lea rdi, [r9 + 16]
    cmp rdi, rcx
    cmovg rdi, rcx                              # the last group ends at the last lane
    cmp r9, rcx
    lea r9, [rcx + 16]                          # beyond the end, if that was the last
    cmovne r9, rdi
    jmp Lx4_avx512vl_absorb_more
Lx4_avx512vl_absorb_ready:
    mov rcx, [rsp + 800]
    cmp rcx, 2
    jb Lx4_avx512vl_absorb_direct               # too few lanes for a group
    vpxorq ymm0, ymm0, [rsp + 0]
    vpxorq ymm1, ymm1, [rsp + 32]
    vpxorq ymm2, ymm2, [rsp + 64]
    vpxorq ymm3, ymm3, [rsp + 96]
    cmp rcx, 4
    jbe Lx4_avx512vl_absorb_absorbed
    vpxorq ymm4, ymm4, [rsp + 128]
    vpxorq ymm5, ymm5, [rsp + 160]
    vpxorq ymm6, ymm6, [rsp + 192]
    vpxorq ymm7, ymm7, [rsp + 224]
    cmp rcx, 8
    jbe Lx4_avx512vl_absorb_absorbed
    vpxorq ymm8, ymm8, [rsp + 256]
    vpxorq ymm9, ymm9, [rsp + 288]
    vpxorq ymm10, ymm10, [rsp + 320]
    vpxorq ymm11, ymm11, [rsp + 352]
    cmp rcx, 12
    jbe Lx4_avx512vl_absorb_absorbed
    vpxorq ymm12, ymm12, [rsp + 384]
    vpxorq ymm13, ymm13, [rsp + 416]
    vpxorq ymm14, ymm14, [rsp + 448]
    vpxorq ymm15, ymm15, [rsp + 480]
    cmp rcx, 16
    jbe Lx4_avx512vl_absorb_absorbed
    vpxorq ymm16, ymm16, [rsp + 512]
    vpxorq ymm17, ymm17, [rsp + 544]
    vpxorq ymm18, ymm18, [rsp + 576]
    vpxorq ymm19, ymm19, [rsp + 608]
    cmp rcx, 20
    jbe Lx4_avx512vl_absorb_absorbed
    vpxorq ymm20, ymm20, [rsp + 640]
    vpxorq ymm21, ymm21, [rsp + 672]
    vpxorq ymm22, ymm22, [rsp + 704]
    vpxorq ymm23, ymm23, [rsp + 736]
    cmp rcx, 24
    jbe Lx4_avx512vl_absorb_absorbed
    vpxorq ymm24, ymm24, [rsp + 768]
    jmp Lx4_avx512vl_absorb_absorbed
Lx4_avx512vl_absorb_done:
    mov rdi, [rsp + 824]
    vmovdqu64 [rdi + 0], ymm0
    vmovdqu64 [rdi + 32], ymm1
    vmovdqu64 [rdi + 64], ymm2
    vmovdqu64 [rdi + 96], ymm3
    vmovdqu64 [rdi + 128], ymm4
    vmovdqu64 [rdi + 160], ymm5
    vmovdqu64 [rdi + 192], ymm6
    vmovdqu64 [rdi + 224], ymm7
    vmovdqu64 [rdi + 256], ymm8
    vmovdqu64 [rdi + 288], ymm9
    vmovdqu64 [rdi + 320], ymm10
    vmovdqu64 [rdi + 352], ymm11
    vmovdqu64 [rdi + 384], ymm12
    vmovdqu64 [rdi + 416], ymm13
    vmovdqu64 [rdi + 448], ymm14
    vmovdqu64 [rdi + 480], ymm15
    vmovdqu64 [rdi + 512], ymm16
    vmovdqu64 [rdi + 544], ymm17
    vmovdqu64 [rdi + 576], ymm18
    vmovdqu64 [rdi + 608], ymm19
    vmovdqu64 [rdi + 640], ymm20
    vmovdqu64 [rdi + 672], ymm21
    vmovdqu64 [rdi + 704], ymm22
    vmovdqu64 [rdi + 736], ymm23
    vmovdqu64 [rdi + 768], ymm24
    cmp r14, 1
    je Lx4_avx512vl_absorb_clean
    vpxor xmm0, xmm0, xmm0
    vmovdqa64 [rsp + 0], ymm0
    vmovdqa64 [rsp + 32], ymm0
    vmovdqa64 [rsp + 64], ymm0
    vmovdqa64 [rsp + 96], ymm0
    vmovdqa64 [rsp + 128], ymm0
    vmovdqa64 [rsp + 160], ymm0
    vmovdqa64 [rsp + 192], ymm0
    vmovdqa64 [rsp + 224], ymm0
    vmovdqa64 [rsp + 256], ymm0
    vmovdqa64 [rsp + 288], ymm0
    vmovdqa64 [rsp + 320], ymm0
    vmovdqa64 [rsp + 352], ymm0
    vmovdqa64 [rsp + 384], ymm0
    vmovdqa64 [rsp + 416], ymm0
    vmovdqa64 [rsp + 448], ymm0
    vmovdqa64 [rsp + 480], ymm0
    vmovdqa64 [rsp + 512], ymm0
    vmovdqa64 [rsp + 544], ymm0
    vmovdqa64 [rsp + 576], ymm0
    vmovdqa64 [rsp + 608], ymm0
    vmovdqa64 [rsp + 640], ymm0
    vmovdqa64 [rsp + 672], ymm0
    vmovdqa64 [rsp + 704], ymm0
    vmovdqa64 [rsp + 736], ymm0
    vmovdqa64 [rsp + 768], ymm0
Lx4_avx512vl_absorb_clean:
    vzeroupper
    mov rsp, rbp
    .cfi_def_cfa_register rsp
    pop rbp
    .cfi_restore rbp
    .cfi_def_cfa_offset 24
    pop r15
    .cfi_restore r15
    .cfi_def_cfa_offset 16
    pop r14
    .cfi_restore r14
    .cfi_def_cfa_offset 8
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x4_avx512vl_absorb), . - SYMBOL(lanewise_keccakp1600_x4_avx512vl_absorb)
#endif
    MS_ENTRY(lanewise_keccakp1600_x4_avx512vl_absorb, 6, 1)
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x4_avx512vl_extract)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x4_avx512vl_extract)
    .type SYMBOL(lanewise_keccakp1600_x4_avx512vl_extract), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x4_avx512vl_extract))
SYMBOL(lanewise_keccakp1600_x4_avx512vl_extract):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov rax, [rsi + 0]
    mov rcx, [rsi + 8]
    mov r8, [rsi + 16]
    mov rsi, [rsi + 24]
    sub rdx, 2
    jb Lx4_avx512vl_extract_odd
Lx4_avx512vl_extract_pair:
    vmovdqu64 ymm0, [rdi]                       # lane i of all states
    vmovdqu64 ymm1, [rdi + 32]                  # lane i + 1
    vpunpcklqdq ymm2, ymm0, ymm1                # both lanes of the even states
    vpunpckhqdq ymm3, ymm0, ymm1                # both lanes of the odd states
    vmovdqu64 [rax], xmm2                       # two lanes of state 0
    vextracti64x2 [r8], ymm2, 1                 # of state 2
    vmovdqu64 [rcx], xmm3                       # two lanes of state 1
    vextracti64x2 [rsi], ymm3, 1                # of state 3
    add rdi, 64
    add rax, 16
    add rcx, 16
    add r8, 16
    add rsi, 16
    sub rdx, 2
    jae Lx4_avx512vl_extract_pair
Lx4_avx512vl_extract_odd:
    test rdx, 1
    jz Lx4_avx512vl_extract_done
    vmovdqu64 ymm0, [rdi]                       # the last lane
    vmovq [rax], xmm0
    vmovhps [rcx], xmm0
    vextracti64x2 xmm1, ymm0, 1                 # states 2 and 3
    vmovq [r8], xmm1
    vmovhps [rsi], xmm1
Lx4_avx512vl_extract_done:
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x4_avx512vl_extract), . - SYMBOL(lanewise_keccakp1600_x4_avx512vl_extract)
#endif
    MS_ENTRY(lanewise_keccakp1600_x4_avx512vl_extract, 3, 0)
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x4_avx512vl_once)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x4_avx512vl_once)
    .type SYMBOL(lanewise_keccakp1600_x4_avx512vl_once), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x4_avx512vl_once))
SYMBOL(lanewise_keccakp1600_x4_avx512vl_once):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    vpbroadcastq ymm0, qword ptr [rdi + 0]
    vpbroadcastq ymm1, qword ptr [rdi + 8]
    vpbroadcastq ymm2, qword ptr [rdi + 16]
    vpbroadcastq ymm3, qword ptr [rdi + 24]
    vpbroadcastq ymm4, qword ptr [rdi + 32]
    vpbroadcastq ymm5, qword ptr [rdi + 40]
    vpbroadcastq ymm6, qword ptr [rdi + 48]
    vpbroadcastq ymm7, qword ptr [rdi + 56]
    vpbroadcastq ymm8, qword ptr [rdi + 64]
    vpbroadcastq ymm9, qword ptr [rdi + 72]
    vpbroadcastq ymm10, qword ptr [rdi + 80]
    vpbroadcastq ymm11, qword ptr [rdi + 88]
    vpbroadcastq ymm12, qword ptr [rdi + 96]
    vpbroadcastq ymm13, qword ptr [rdi + 104]
    vpbroadcastq ymm14, qword ptr [rdi + 112]
    vpbroadcastq ymm15, qword ptr [rdi + 120]
    vpbroadcastq ymm16, qword ptr [rdi + 128]
    vpbroadcastq ymm17, qword ptr [rdi + 136]
    vpbroadcastq ymm18, qword ptr [rdi + 144]
    vpbroadcastq ymm19, qword ptr [rdi + 152]
    vpbroadcastq ymm20, qword ptr [rdi + 160]
    vpbroadcastq ymm21, qword ptr [rdi + 168]
    vpbroadcastq ymm22, qword ptr [rdi + 176]
    vpbroadcastq ymm23, qword ptr [rdi + 184]
    vpbroadcastq ymm24, qword ptr [rdi + 192]
    mov rax, [rsi + 0]                          # message 0
    mov r10, [rsi + 8]                          # message 1
    mov r11, [rsi + 16]                         # message 2
    mov rdi, [rsi + 24]                         # message 3
    cmp rdx, 2
    jb Lx4_avx512vl_once_tail0
    vmovdqu64 xmm25, [rax + 0]                  # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 0], 1     # message 2
    vmovdqu64 xmm26, [r10 + 0]                  # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 0], 1     # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 0 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 1 of all
    vpxorq ymm0, ymm0, ymm27
    vpxorq ymm1, ymm1, ymm26
    cmp rdx, 4
    jb Lx4_avx512vl_once_tail2
    vmovdqu64 xmm25, [rax + 16]                 # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 16], 1    # message 2
    vmovdqu64 xmm26, [r10 + 16]                 # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 16], 1    # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 2 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 3 of all
    vpxorq ymm2, ymm2, ymm27
    vpxorq ymm3, ymm3, ymm26
    cmp rdx, 6
    jb Lx4_avx512vl_once_tail4
    vmovdqu64 xmm25, [rax + 32]                 # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 32], 1    # message 2
    vmovdqu64 xmm26, [r10 + 32]                 # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 32], 1    # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 4 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 5 of all
    vpxorq ymm4, ymm4, ymm27
    vpxorq ymm5, ymm5, ymm26
    cmp rdx, 8
    jb Lx4_avx512vl_once_tail6
    vmovdqu64 xmm25, [rax + 48]                 # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 48], 1    # message 2
    vmovdqu64 xmm26, [r10 + 48]                 # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 48], 1    # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 6 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 7 of all
    vpxorq ymm6, ymm6, ymm27
    vpxorq ymm7, ymm7, ymm26
    cmp rdx, 10
    jb Lx4_avx512vl_once_tail8
    vmovdqu64 xmm25, [rax + 64]                 # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 64], 1    # message 2
    vmovdqu64 xmm26, [r10 + 64]                 # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 64], 1    # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 8 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 9 of all
    vpxorq ymm8, ymm8, ymm27
    vpxorq ymm9, ymm9, ymm26
    cmp rdx, 12
    jb Lx4_avx512vl_once_tail10
    vmovdqu64 xmm25, [rax + 80]                 # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 80], 1    # message 2
    vmovdqu64 xmm26, [r10 + 80]                 # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 80], 1    # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 10 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 11 of all
    vpxorq ymm10, ymm10, ymm27
    vpxorq ymm11, ymm11, ymm26
    cmp rdx, 14
    jb Lx4_avx512vl_once_tail12
    vmovdqu64 xmm25, [rax + 96]                 # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 96], 1    # message 2
    vmovdqu64 xmm26, [r10 + 96]                 # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 96], 1    # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 12 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 13 of all
    vpxorq ymm12, ymm12, ymm27
    vpxorq ymm13, ymm13, ymm26
    cmp rdx, 16
    jb Lx4_avx512vl_once_tail14
    vmovdqu64 xmm25, [rax + 112]                # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 112], 1   # message 2
    vmovdqu64 xmm26, [r10 + 112]                # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 112], 1   # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 14 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 15 of all
    vpxorq ymm14, ymm14, ymm27
    vpxorq ymm15, ymm15, ymm26
    cmp rdx, 18
    jb Lx4_avx512vl_once_tail16
    vmovdqu64 xmm25, [rax + 128]                # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 128], 1   # message 2
    vmovdqu64 xmm26, [r10 + 128]                # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 128], 1   # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 16 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 17 of all
    vpxorq ymm16, ymm16, ymm27
    vpxorq ymm17, ymm17, ymm26
    cmp rdx, 20
    jb Lx4_avx512vl_once_tail18
    vmovdqu64 xmm25, [rax + 144]                # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 144], 1   # message 2
    vmovdqu64 xmm26, [r10 + 144]                # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 144], 1   # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 18 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 19 of all
    vpxorq ymm18, ymm18, ymm27
    vpxorq ymm19, ymm19, ymm26
    cmp rdx, 22
    jb Lx4_avx512vl_once_tail20
    vmovdqu64 xmm25, [rax + 160]                # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 160], 1   # message 2
    vmovdqu64 xmm26, [r10 + 160]                # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 160], 1   # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 20 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 21 of all
    vpxorq ymm20, ymm20, ymm27
    vpxorq ymm21, ymm21, ymm26
    cmp rdx, 24
    jb Lx4_avx512vl_once_tail22
    vmovdqu64 xmm25, [rax + 176]                # two lanes of message 0
    vinserti64x2 ymm25, ymm25, [r11 + 176], 1   # message 2
    vmovdqu64 xmm26, [r10 + 176]                # two lanes of message 1
    vinserti64x2 ymm26, ymm26, [rdi + 176], 1   # message 3
    vpunpcklqdq ymm27, ymm25, ymm26             # lane 22 of all
    vpunpckhqdq ymm26, ymm25, ymm26             # lane 23 of all
    vpxorq ymm22, ymm22, ymm27
    vpxorq ymm23, ymm23, ymm26
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 192]                    # lane 24 of message 0
    vmovhps xmm25, xmm25, [r10 + 192]           # and of message 1
    vmovq xmm26, [r11 + 192]                    # lane 24 of message 2
    vmovhps xmm26, xmm26, [rdi + 192]           # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm24, ymm24, ymm25                  # lane 24 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail0:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 0]                      # lane 0 of message 0
    vmovhps xmm25, xmm25, [r10 + 0]             # and of message 1
    vmovq xmm26, [r11 + 0]                      # lane 0 of message 2
    vmovhps xmm26, xmm26, [rdi + 0]             # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm0, ymm0, ymm25                    # lane 0 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail2:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 16]                     # lane 2 of message 0
    vmovhps xmm25, xmm25, [r10 + 16]            # and of message 1
    vmovq xmm26, [r11 + 16]                     # lane 2 of message 2
    vmovhps xmm26, xmm26, [rdi + 16]            # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm2, ymm2, ymm25                    # lane 2 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail4:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 32]                     # lane 4 of message 0
    vmovhps xmm25, xmm25, [r10 + 32]            # and of message 1
    vmovq xmm26, [r11 + 32]                     # lane 4 of message 2
    vmovhps xmm26, xmm26, [rdi + 32]            # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm4, ymm4, ymm25                    # lane 4 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail6:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 48]                     # lane 6 of message 0
    vmovhps xmm25, xmm25, [r10 + 48]            # and of message 1
    vmovq xmm26, [r11 + 48]                     # lane 6 of message 2
    vmovhps xmm26, xmm26, [rdi + 48]            # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm6, ymm6, ymm25                    # lane 6 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail8:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 64]                     # lane 8 of message 0
    vmovhps xmm25, xmm25, [r10 + 64]            # and of message 1
    vmovq xmm26, [r11 + 64]                     # lane 8 of message 2
    vmovhps xmm26, xmm26, [rdi + 64]            # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm8, ymm8, ymm25                    # lane 8 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail10:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 80]                     # lane 10 of message 0
    vmovhps xmm25, xmm25, [r10 + 80]            # and of message 1
    vmovq xmm26, [r11 + 80]                     # lane 10 of message 2
    vmovhps xmm26, xmm26, [rdi + 80]            # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm10, ymm10, ymm25                  # lane 10 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail12:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 96]                     # lane 12 of message 0
    vmovhps xmm25, xmm25, [r10 + 96]            # and of message 1
    vmovq xmm26, [r11 + 96]                     # lane 12 of message 2
    vmovhps xmm26, xmm26, [rdi + 96]            # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm12, ymm12, ymm25                  # lane 12 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail14:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 112]                    # lane 14 of message 0
    vmovhps xmm25, xmm25, [r10 + 112]           # and of message 1
    vmovq xmm26, [r11 + 112]                    # lane 14 of message 2
    vmovhps xmm26, xmm26, [rdi + 112]           # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm14, ymm14, ymm25                  # lane 14 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail16:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 128]                    # lane 16 of message 0
    vmovhps xmm25, xmm25, [r10 + 128]           # and of message 1
    vmovq xmm26, [r11 + 128]                    # lane 16 of message 2
    vmovhps xmm26, xmm26, [rdi + 128]           # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm16, ymm16, ymm25                  # lane 16 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail18:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 144]                    # lane 18 of message 0
    vmovhps xmm25, xmm25, [r10 + 144]           # and of message 1
    vmovq xmm26, [r11 + 144]                    # lane 18 of message 2
    vmovhps xmm26, xmm26, [rdi + 144]           # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm18, ymm18, ymm25                  # lane 18 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail20:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 160]                    # lane 20 of message 0
    vmovhps xmm25, xmm25, [r10 + 160]           # and of message 1
    vmovq xmm26, [r11 + 160]                    # lane 20 of message 2
    vmovhps xmm26, xmm26, [rdi + 160]           # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm20, ymm20, ymm25                  # lane 20 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_tail22:
    test rdx, 1
    jz Lx4_avx512vl_once_absorbed
    vmovq xmm25, [rax + 176]                    # lane 22 of message 0
    vmovhps xmm25, xmm25, [r10 + 176]           # and of message 1
    vmovq xmm26, [r11 + 176]                    # lane 22 of message 2
    vmovhps xmm26, xmm26, [rdi + 176]           # and of message 3
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vpxorq ymm22, ymm22, ymm25                  # lane 22 of all
    jmp Lx4_avx512vl_once_absorbed
Lx4_avx512vl_once_absorbed:
    lea r8, [r8 + 8 * r9 - 8]                   # the last constant
    neg r9
    inc r9                                      # counts up to 0, the last round
    jz Lx4_avx512vl_once_last
    .p2align 6
Lx4_avx512vl_once_round:
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
    vpxorq ymm0, ymm12, qword ptr [r8 + 8 * r9]{1to4}# E0 = X0 ^ RC
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
    inc r9
    js Lx4_avx512vl_once_round
    jnz Lx4_avx512vl_once_given
Lx4_avx512vl_once_last:
    cmp rcx, 4
    ja Lx4_avx512vl_once_round                  # many lanes are wanted: a round as all others
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
    vpxorq ymm0, ymm2, qword ptr [r8 + 8 * r9]{1to4}# E0 = X0 ^ RC
    vmovdqa64 ymm1, ymm30                       # E1 home
    vmovdqa64 ymm2, ymm29                       # E2 home
Lx4_avx512vl_once_given:
    mov rax, [rsi + 32]                         # output 0
    mov r10, [rsi + 40]                         # output 1
    mov r11, [rsi + 48]                         # output 2
    mov rdi, [rsi + 56]                         # output 3
    cmp rcx, 2
    jb Lx4_avx512vl_once_end0
    vpunpcklqdq ymm25, ymm0, ymm1               # both lanes of the even states
    vpunpckhqdq ymm26, ymm0, ymm1               # both lanes of the odd states
    vmovdqu64 [rax + 0], xmm25                  # two lanes of state 0
    vextracti64x2 [r11 + 0], ymm25, 1           # of state 2
    vmovdqu64 [r10 + 0], xmm26                  # two lanes of state 1
    vextracti64x2 [rdi + 0], ymm26, 1           # of state 3
    cmp rcx, 4
    jb Lx4_avx512vl_once_end2
    vpunpcklqdq ymm25, ymm2, ymm3               # both lanes of the even states
    vpunpckhqdq ymm26, ymm2, ymm3               # both lanes of the odd states
    vmovdqu64 [rax + 16], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 16], ymm25, 1          # of state 2
    vmovdqu64 [r10 + 16], xmm26                 # two lanes of state 1
    vextracti64x2 [rdi + 16], ymm26, 1          # of state 3
    cmp rcx, 6
    jb Lx4_avx512vl_once_end4
    vpunpcklqdq ymm25, ymm4, ymm5               # both lanes of the even states
    vpunpckhqdq ymm26, ymm4, ymm5               # both lanes of the odd states
    vmovdqu64 [rax + 32], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 32], ymm25, 1          # of state 2
    vmovdqu64 [r10 + 32], xmm26                 # two lanes of state 1
    vextracti64x2 [rdi + 32], ymm26, 1          # of state 3
    cmp rcx, 8
    jb Lx4_avx512vl_once_end6
    vpunpcklqdq ymm25, ymm6, ymm7               # both lanes of the even states
    vpunpckhqdq ymm26, ymm6, ymm7               # both lanes of the odd states
    vmovdqu64 [rax + 48], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 48], ymm25, 1          # of state 2
    vmovdqu64 [r10 + 48], xmm26                 # two lanes of state 1
    vextracti64x2 [rdi + 48], ymm26, 1          # of state 3
    cmp rcx, 10
    jb Lx4_avx512vl_once_end8
    vpunpcklqdq ymm25, ymm8, ymm9               # both lanes of the even states
    vpunpckhqdq ymm26, ymm8, ymm9               # both lanes of the odd states
    vmovdqu64 [rax + 64], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 64], ymm25, 1          # of state 2
    vmovdqu64 [r10 + 64], xmm26                 # two lanes of state 1
    vextracti64x2 [rdi + 64], ymm26, 1          # of state 3
    cmp rcx, 12
    jb Lx4_avx512vl_once_end10
    vpunpcklqdq ymm25, ymm10, ymm11             # both lanes of the even states
    vpunpckhqdq ymm26, ymm10, ymm11             # both lanes of the odd states
    vmovdqu64 [rax + 80], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 80], ymm25, 1          # of state 2
    vmovdqu64 [r10 + 80], xmm26                 # two lanes of state 1
    vextracti64x2 [rdi + 80], ymm26, 1          # of state 3
    cmp rcx, 14
    jb Lx4_avx512vl_once_end12
    vpunpcklqdq ymm25, ymm12, ymm13             # both lanes of the even states
    vpunpckhqdq ymm26, ymm12, ymm13             # both lanes of the odd states
    vmovdqu64 [rax + 96], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 96], ymm25, 1          # of state 2
    vmovdqu64 [r10 + 96], xmm26                 # two lanes of state 1
    vextracti64x2 [rdi + 96], ymm26, 1          # of state 3
    cmp rcx, 16
    jb Lx4_avx512vl_once_end14
    vpunpcklqdq ymm25, ymm14, ymm15             # both lanes of the even states
    vpunpckhqdq ymm26, ymm14, ymm15             # both lanes of the odd states
    vmovdqu64 [rax + 112], xmm25                # two lanes of state 0
    vextracti64x2 [r11 + 112], ymm25, 1         # of state 2
    vmovdqu64 [r10 + 112], xmm26                # two lanes of state 1
    vextracti64x2 [rdi + 112], ymm26, 1         # of state 3
    cmp rcx, 18
    jb Lx4_avx512vl_once_end16
    vpunpcklqdq ymm25, ymm16, ymm17             # both lanes of the even states
    vpunpckhqdq ymm26, ymm16, ymm17             # both lanes of the odd states
    vmovdqu64 [rax + 128], xmm25                # two lanes of state 0
    vextracti64x2 [r11 + 128], ymm25, 1         # of state 2
    vmovdqu64 [r10 + 128], xmm26                # two lanes of state 1
    vextracti64x2 [rdi + 128], ymm26, 1         # of state 3
    cmp rcx, 20
    jb Lx4_avx512vl_once_end18
    vpunpcklqdq ymm25, ymm18, ymm19             # both lanes of the even states
    vpunpckhqdq ymm26, ymm18, ymm19             # both lanes of the odd states
    vmovdqu64 [rax + 144], xmm25                # two lanes of state 0
    vextracti64x2 [r11 + 144], ymm25, 1         # of state 2
    vmovdqu64 [r10 + 144], xmm26                # two lanes of state 1
    vextracti64x2 [rdi + 144], ymm26, 1         # of state 3
    cmp rcx, 22
    jb Lx4_avx512vl_once_end20
    vpunpcklqdq ymm25, ymm20, ymm21             # both lanes of the even states
    vpunpckhqdq ymm26, ymm20, ymm21             # both lanes of the odd states
    vmovdqu64 [rax + 160], xmm25                # two lanes of state 0
    vextracti64x2 [r11 + 160], ymm25, 1         # of state 2
    vmovdqu64 [r10 + 160], xmm26                # two lanes of state 1
    vextracti64x2 [rdi + 160], ymm26, 1         # of state 3
    cmp rcx, 24
    jb Lx4_avx512vl_once_end22
    vpunpcklqdq ymm25, ymm22, ymm23             # both lanes of the even states
    vpunpckhqdq ymm26, ymm22, ymm23             # both lanes of the odd states
    vmovdqu64 [rax + 176], xmm25                # two lanes of state 0
    vextracti64x2 [r11 + 176], ymm25, 1         # of state 2
    vmovdqu64 [r10 + 176], xmm26                # two lanes of state 1
    vextracti64x2 [rdi + 176], ymm26, 1         # of state 3
    mov edx, 192
    vmovdqa64 ymm25, ymm24
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end0:
    mov edx, 0
    vmovdqa64 ymm25, ymm0
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end2:
    mov edx, 16
    vmovdqa64 ymm25, ymm2
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end4:
    mov edx, 32
    vmovdqa64 ymm25, ymm4
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end6:
    mov edx, 48
    vmovdqa64 ymm25, ymm6
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end8:
    mov edx, 64
    vmovdqa64 ymm25, ymm8
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end10:
    mov edx, 80
    vmovdqa64 ymm25, ymm10
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end12:
    mov edx, 96
    vmovdqa64 ymm25, ymm12
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end14:
    mov edx, 112
    vmovdqa64 ymm25, ymm14
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end16:
    mov edx, 128
    vmovdqa64 ymm25, ymm16
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end18:
    mov edx, 144
    vmovdqa64 ymm25, ymm18
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end20:
    mov edx, 160
    vmovdqa64 ymm25, ymm20
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_end22:
    mov edx, 176
    vmovdqa64 ymm25, ymm22
    jmp Lx4_avx512vl_once_lane
Lx4_avx512vl_once_lane:
    test rcx, 1
    jz Lx4_avx512vl_once_done
    vmovq [rax + rdx], xmm25
    vmovhps [r10 + rdx], xmm25
    vextracti64x2 xmm26, ymm25, 1               # states 2 and 3
    vmovq [r11 + rdx], xmm26
    vmovhps [rdi + rdx], xmm26
Lx4_avx512vl_once_done:
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x4_avx512vl_once), . - SYMBOL(lanewise_keccakp1600_x4_avx512vl_once)
#endif
    MS_ENTRY(lanewise_keccakp1600_x4_avx512vl_once, 6, 1)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
