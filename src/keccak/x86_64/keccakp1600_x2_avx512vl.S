# PYTHONPATH=lab python3 -m lanewise_lab.gen x86_64_x2_avx512vl > src/keccak/x86_64/keccakp1600_x2_avx512vl.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// Keccak-p[1600] on 2 states at once: one xmm register holds a lane of all.
//
// Layout: 2 states zipped, 64-bit word i * 2 + k is lane i = x + 5y of state k.
// System V ABI. Nothing is read outside the state, the message blocks and the constants;
// no branch and no address depends on the states or the messages.
//
// lanewise_keccakp1600_x2_avx512vl(state, constants, rounds)
//     rdi: 2 states, 400 bytes; rsi: the first round constant; rdx: rounds >= 1
//     Applies that many rounds of Keccak-p[1600] to all 2 states in place.
// lanewise_keccakp1600_x2_avx512vl_absorb(state, data, blocks, lanes, constants, rounds)
//     rdi: states; rsi: 2 pointers to messages, any alignment; rdx: blocks >= 1;
//     rcx: lanes in a block, 1..25; r8: the first round constant; r9: rounds, may be 0
//     For each block: XOR the next 8 * lanes bytes of message k into state k, then permute.
// lanewise_keccakp1600_x2_avx512vl_extract(state, out, lanes)
//     rdi: states; rsi: 2 pointers, any alignment; rdx: lanes, 1..25
//     Copies the first 8 * lanes bytes of state k to out[k].
// lanewise_keccakp1600_x2_avx512vl_once(start, both, lanes, given, constants, rounds)
//     rdi: a state, 200 bytes; rsi: 2 pointers to messages, then 2 to outputs, any
//     alignment; rdx: lanes of a message, 0..25; rcx: lanes of an output, 1..25;
//     r8: the first round constant; r9: rounds >= 1
//     Output k: the first 8 * given bytes of the start XORed with 8 * lanes bytes of
//     message k, permuted. All messages are read before the first output is written.
//
// Clobbers: rax, rcx, rdx, rsi, rdi, r8-r11, xmm0-xmm31, flags.
// Stack: in absorb at most 519 bytes, for saved registers
// and the next block of the messages, which is wiped; otherwise at most 32.
// No upper halves are written.

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x2_avx512vl)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x2_avx512vl)
    .type SYMBOL(lanewise_keccakp1600_x2_avx512vl), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x2_avx512vl))
SYMBOL(lanewise_keccakp1600_x2_avx512vl):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea rsi, [rsi + 8 * rdx]                    # behind the last constant
    neg rdx                                     # counts up to 0
    vmovdqu64 xmm0, [rdi + 0]
    vmovdqu64 xmm1, [rdi + 16]
    vmovdqu64 xmm2, [rdi + 32]
    vmovdqu64 xmm3, [rdi + 48]
    vmovdqu64 xmm4, [rdi + 64]
    vmovdqu64 xmm5, [rdi + 80]
    vmovdqu64 xmm6, [rdi + 96]
    vmovdqu64 xmm7, [rdi + 112]
    vmovdqu64 xmm8, [rdi + 128]
    vmovdqu64 xmm9, [rdi + 144]
    vmovdqu64 xmm10, [rdi + 160]
    vmovdqu64 xmm11, [rdi + 176]
    vmovdqu64 xmm12, [rdi + 192]
    vmovdqu64 xmm13, [rdi + 208]
    vmovdqu64 xmm14, [rdi + 224]
    vmovdqu64 xmm15, [rdi + 240]
    vmovdqu64 xmm16, [rdi + 256]
    vmovdqu64 xmm17, [rdi + 272]
    vmovdqu64 xmm18, [rdi + 288]
    vmovdqu64 xmm19, [rdi + 304]
    vmovdqu64 xmm20, [rdi + 320]
    vmovdqu64 xmm21, [rdi + 336]
    vmovdqu64 xmm22, [rdi + 352]
    vmovdqu64 xmm23, [rdi + 368]
    vmovdqu64 xmm24, [rdi + 384]
    .p2align 6
Lx2_avx512vl_round:
    vmovdqa64 xmm31, xmm20                      # copy of A20
    vpternlogq xmm31, xmm10, xmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 xmm30, xmm11                      # copy of A11
    vpternlogq xmm30, xmm1, xmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 xmm29, xmm13                      # copy of A13
    vpternlogq xmm29, xmm3, xmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 xmm28, xmm21                      # copy of A21
    vpternlogq xmm28, xmm30, xmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 xmm30, xmm23                      # copy of A23
    vpternlogq xmm30, xmm29, xmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 xmm29, xmm14                      # copy of A14
    vpternlogq xmm29, xmm4, xmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 xmm27, xmm12                      # copy of A12
    vpternlogq xmm27, xmm2, xmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq xmm26, xmm28, 1                      # R1 = C1 <<< 1
    vpternlogq xmm29, xmm19, xmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq xmm31, xmm0, xmm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq xmm27, xmm17, xmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq xmm25, xmm29, 1                      # R4 = C4 <<< 1
    vpxorq xmm29, xmm29, xmm26                  # D0 = C4 ^ R1
    vprolq xmm26, xmm27, 1                      # R2 = C2 <<< 1
    vpternlogq xmm6, xmm31, xmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq xmm27, xmm27, xmm25                  # D3 = C2 ^ R4
    vprolq xmm25, xmm31, 1                      # R0 = C0 <<< 1
    vpxorq xmm31, xmm31, xmm26                  # D1 = C0 ^ R2
    vpternlogq xmm19, xmm30, xmm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq xmm18, xmm18, xmm27                  # T18 = A18 ^ D3
    vpxorq xmm0, xmm0, xmm29                    # T0 = A0 ^ D0
    vpternlogq xmm24, xmm30, xmm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq xmm10, xmm10, xmm29                  # T10 = A10 ^ D0
    vpxorq xmm1, xmm1, xmm31                    # T1 = A1 ^ D1
    vprolq xmm26, xmm30, 1                      # R3 = C3 <<< 1
    vpxorq xmm28, xmm28, xmm26                  # D2 = C1 ^ R3
    vpxorq xmm26, xmm30, xmm25                  # D4 = C3 ^ R0
    vpxorq xmm12, xmm12, xmm28                  # T12 = A12 ^ D2
    vpternlogq xmm25, xmm9, xmm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq xmm22, xmm22, xmm28                  # T22 = A22 ^ D2
    vpxorq xmm3, xmm3, xmm27                    # T3 = A3 ^ D3
    vprolq xmm18, xmm18, 21                     # B3 = T18 <<< 21
    vprolq xmm24, xmm24, 14                     # B4 = T24 <<< 14
    vpxorq xmm16, xmm16, xmm31                  # T16 = A16 ^ D1
    vprolq xmm6, xmm6, 44                       # B1 = T6 <<< 44
    vprolq xmm12, xmm12, 43                     # B2 = T12 <<< 43
    vprolq xmm25, xmm25, 20                     # B6 = T9 <<< 20
    vprolq xmm10, xmm10, 3                      # B7 = T10 <<< 3
    vprolq xmm3, xmm3, 28                       # B5 = T3 <<< 28
    vprolq xmm9, xmm22, 61                      # B9 = T22 <<< 61
    vpxorq xmm7, xmm7, xmm28                    # T7 = A7 ^ D2
    vpxorq xmm20, xmm20, xmm29                  # T20 = A20 ^ D0
    vpxorq xmm17, xmm17, xmm28                  # T17 = A17 ^ D2
    vprolq xmm16, xmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 xmm30, xmm6                       # copy of B1
    vpternlogq xmm30, xmm12, xmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq xmm19, xmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 xmm22, xmm24                      # copy of B4
    vpternlogq xmm22, xmm12, xmm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq xmm5, xmm5, xmm29                    # T5 = A5 ^ D0
    vprolq xmm7, xmm7, 6                        # B11 = T7 <<< 6
    vprolq xmm20, xmm20, 18                     # B14 = T20 <<< 18
    vpxorq xmm4, xmm4, xmm26                    # T4 = A4 ^ D4
    vprolq xmm5, xmm5, 36                       # B16 = T5 <<< 36
    vprolq xmm1, xmm1, 1                        # B10 = T1 <<< 1
    vpxorq xmm11, xmm11, xmm31                  # T11 = A11 ^ D1
    vpxorq xmm13, xmm13, xmm27                  # T13 = A13 ^ D3
    vpxorq xmm8, xmm8, xmm27                    # T8 = A8 ^ D3
    vprolq xmm13, xmm13, 25                     # B12 = T13 <<< 25
    vpternlogq xmm12, xmm0, xmm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq xmm6, xmm24, xmm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq xmm18, xmm24, xmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq xmm8, xmm8, 55                       # B21 = T8 <<< 55
    vprolq xmm17, xmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 xmm24, xmm9                       # copy of B9
    vpternlogq xmm24, xmm16, xmm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq xmm11, xmm11, 10                     # B17 = T11 <<< 10
    vpxorq xmm14, xmm14, xmm26                  # T14 = A14 ^ D4
    vmovdqa64 xmm26, xmm3                       # copy of B5
    vpternlogq xmm26, xmm25, xmm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq xmm3, xmm9, xmm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq xmm21, xmm21, xmm31                  # T21 = A21 ^ D1
    vprolq xmm4, xmm4, 27                       # B15 = T4 <<< 27
    vprolq xmm14, xmm14, 39                     # B22 = T14 <<< 39
    vpxorq xmm23, xmm23, xmm27                  # T23 = A23 ^ D3
    vmovdqa64 xmm31, xmm11                      # copy of B17
    vpternlogq xmm31, xmm5, xmm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq xmm2, xmm2, xmm28                    # T2 = A2 ^ D2
    vmovdqa64 xmm28, xmm10                      # copy of B7
    vpternlogq xmm28, xmm25, xmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 xmm27, xmm1                       # copy of B10
    vpternlogq xmm27, xmm19, xmm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq xmm2, xmm2, 62                       # B20 = T2 <<< 62
    vpxorq xmm15, xmm15, xmm29                  # T15 = A15 ^ D0
    vprolq xmm23, xmm23, 56                     # B19 = T23 <<< 56
    vprolq xmm21, xmm21, 2                      # B24 = T21 <<< 2
    vprolq xmm15, xmm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 xmm29, xmm13                      # copy of B12
    vpternlogq xmm29, xmm7, xmm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq xmm10, xmm16, xmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 xmm25, xmm13                      # copy of B12
    vpternlogq xmm25, xmm1, xmm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 xmm16, xmm20                      # copy of B14
    vpternlogq xmm16, xmm1, xmm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq xmm19, xmm19, xmm20                 # N12 = ~B13 & B14
    vmovdqa64 xmm20, xmm4                       # copy of B15
    vpternlogq xmm20, xmm5, xmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 xmm9, xmm2                        # copy of B20
    vpternlogq xmm9, xmm8, xmm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 xmm7, xmm23                       # copy of B19
    vpternlogq xmm7, xmm17, xmm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 xmm1, xmm23                       # copy of B19
    vpternlogq xmm1, xmm4, xmm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 xmm5, xmm21                       # copy of B24
    vpternlogq xmm5, xmm2, xmm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 xmm4, xmm15                       # copy of B23
    vpternlogq xmm4, xmm21, xmm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq xmm13, xmm13, xmm19                  # E12 = B12 ^ N12
    vpternlogq xmm23, xmm11, xmm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 xmm19, xmm15                      # copy of B23
    vpternlogq xmm19, xmm14, xmm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq xmm15, xmm8, xmm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq xmm0, xmm12, qword ptr [rsi + 8 * rdx]{1to2}# E0 = X0 ^ RC
    vmovdqa64 xmm2, xmm22                       # E2 home
    vmovdqa64 xmm8, xmm24                       # E8 home
    vmovdqa64 xmm11, xmm29                      # E11 home
    vmovdqa64 xmm12, xmm13                      # E12 home
    vmovdqa64 xmm13, xmm27                      # E13 home
    vmovdqa64 xmm14, xmm16                      # E14 home
    vmovdqa64 xmm16, xmm31                      # E16 home
    vmovdqa64 xmm17, xmm23                      # E17 home
    vmovdqa64 xmm21, xmm15                      # E21 home
    vmovdqa64 xmm15, xmm20                      # E15 home
    vmovdqa64 xmm20, xmm9                       # E20 home
    vmovdqa64 xmm9, xmm3                        # E9 home
    vmovdqa64 xmm3, xmm18                       # E3 home
    vmovdqa64 xmm18, xmm7                       # E18 home
    vmovdqa64 xmm7, xmm10                       # E7 home
    vmovdqa64 xmm10, xmm25                      # E10 home
    vmovdqa64 xmm22, xmm19                      # E22 home
    vmovdqa64 xmm19, xmm1                       # E19 home
    vmovdqa64 xmm1, xmm30                       # E1 home
    vmovdqa64 xmm23, xmm4                       # E23 home
    vmovdqa64 xmm4, xmm6                        # E4 home
    vmovdqa64 xmm6, xmm28                       # E6 home
    vmovdqa64 xmm24, xmm5                       # E24 home
    vmovdqa64 xmm5, xmm26                       # E5 home
    inc rdx
    jnz Lx2_avx512vl_round
    vmovdqu64 [rdi + 0], xmm0
    vmovdqu64 [rdi + 16], xmm1
    vmovdqu64 [rdi + 32], xmm2
    vmovdqu64 [rdi + 48], xmm3
    vmovdqu64 [rdi + 64], xmm4
    vmovdqu64 [rdi + 80], xmm5
    vmovdqu64 [rdi + 96], xmm6
    vmovdqu64 [rdi + 112], xmm7
    vmovdqu64 [rdi + 128], xmm8
    vmovdqu64 [rdi + 144], xmm9
    vmovdqu64 [rdi + 160], xmm10
    vmovdqu64 [rdi + 176], xmm11
    vmovdqu64 [rdi + 192], xmm12
    vmovdqu64 [rdi + 208], xmm13
    vmovdqu64 [rdi + 224], xmm14
    vmovdqu64 [rdi + 240], xmm15
    vmovdqu64 [rdi + 256], xmm16
    vmovdqu64 [rdi + 272], xmm17
    vmovdqu64 [rdi + 288], xmm18
    vmovdqu64 [rdi + 304], xmm19
    vmovdqu64 [rdi + 320], xmm20
    vmovdqu64 [rdi + 336], xmm21
    vmovdqu64 [rdi + 352], xmm22
    vmovdqu64 [rdi + 368], xmm23
    vmovdqu64 [rdi + 384], xmm24
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x2_avx512vl), . - SYMBOL(lanewise_keccakp1600_x2_avx512vl)
#endif
    MS_ENTRY(lanewise_keccakp1600_x2_avx512vl, 3, 1)
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x2_avx512vl_absorb)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x2_avx512vl_absorb)
    .type SYMBOL(lanewise_keccakp1600_x2_avx512vl_absorb), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x2_avx512vl_absorb))
SYMBOL(lanewise_keccakp1600_x2_avx512vl_absorb):
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
    sub rsp, 432
    and rsp, -64
    lea r8, [r8 + 8 * r9]                       # behind the last constant
    neg r9
    mov [rsp + 400], rcx
    mov [rsp + 408], rdx
    mov [rsp + 416], r9                         # minus the number of rounds
    mov [rsp + 424], rdi
    mov r14, rdx
    cmp r14, 1
    je Lx2_avx512vl_absorb_single               # then the buffer is not used
    vpxor xmm0, xmm0, xmm0
    vmovdqa64 [rsp + 0], xmm0
    vmovdqa64 [rsp + 16], xmm0
    vmovdqa64 [rsp + 32], xmm0
    vmovdqa64 [rsp + 48], xmm0
    vmovdqa64 [rsp + 64], xmm0
    vmovdqa64 [rsp + 80], xmm0
    vmovdqa64 [rsp + 96], xmm0
    vmovdqa64 [rsp + 112], xmm0
    vmovdqa64 [rsp + 128], xmm0
    vmovdqa64 [rsp + 144], xmm0
    vmovdqa64 [rsp + 160], xmm0
    vmovdqa64 [rsp + 176], xmm0
    vmovdqa64 [rsp + 192], xmm0
    vmovdqa64 [rsp + 208], xmm0
    vmovdqa64 [rsp + 224], xmm0
    vmovdqa64 [rsp + 240], xmm0
    vmovdqa64 [rsp + 256], xmm0
    vmovdqa64 [rsp + 272], xmm0
    vmovdqa64 [rsp + 288], xmm0
    vmovdqa64 [rsp + 304], xmm0
    vmovdqa64 [rsp + 320], xmm0
    vmovdqa64 [rsp + 336], xmm0
    vmovdqa64 [rsp + 352], xmm0
    vmovdqa64 [rsp + 368], xmm0
    vmovdqa64 [rsp + 384], xmm0
Lx2_avx512vl_absorb_single:
    mov rax, [rsi + 0]                          # message 0
    mov rsi, [rsi + 8]                          # message 1
    vmovdqu64 xmm0, [rdi + 0]
    vmovdqu64 xmm1, [rdi + 16]
    vmovdqu64 xmm2, [rdi + 32]
    vmovdqu64 xmm3, [rdi + 48]
    vmovdqu64 xmm4, [rdi + 64]
    vmovdqu64 xmm5, [rdi + 80]
    vmovdqu64 xmm6, [rdi + 96]
    vmovdqu64 xmm7, [rdi + 112]
    vmovdqu64 xmm8, [rdi + 128]
    vmovdqu64 xmm9, [rdi + 144]
    vmovdqu64 xmm10, [rdi + 160]
    vmovdqu64 xmm11, [rdi + 176]
    vmovdqu64 xmm12, [rdi + 192]
    vmovdqu64 xmm13, [rdi + 208]
    vmovdqu64 xmm14, [rdi + 224]
    vmovdqu64 xmm15, [rdi + 240]
    vmovdqu64 xmm16, [rdi + 256]
    vmovdqu64 xmm17, [rdi + 272]
    vmovdqu64 xmm18, [rdi + 288]
    vmovdqu64 xmm19, [rdi + 304]
    vmovdqu64 xmm20, [rdi + 320]
    vmovdqu64 xmm21, [rdi + 336]
    vmovdqu64 xmm22, [rdi + 352]
    vmovdqu64 xmm23, [rdi + 368]
    vmovdqu64 xmm24, [rdi + 384]
Lx2_avx512vl_absorb_direct:
    xor r9d, r9d
    cmp rcx, 2
    jb Lx2_avx512vl_absorb_tail0
    vmovdqu64 xmm25, [rax + r9 + 0]             # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 0]             # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 0 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 1 of all
    vpxorq xmm0, xmm0, xmm27
    vpxorq xmm1, xmm1, xmm26
    cmp rcx, 4
    jb Lx2_avx512vl_absorb_tail2
    vmovdqu64 xmm25, [rax + r9 + 16]            # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 16]            # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 2 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 3 of all
    vpxorq xmm2, xmm2, xmm27
    vpxorq xmm3, xmm3, xmm26
    cmp rcx, 6
    jb Lx2_avx512vl_absorb_tail4
    vmovdqu64 xmm25, [rax + r9 + 32]            # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 32]            # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 4 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 5 of all
    vpxorq xmm4, xmm4, xmm27
    vpxorq xmm5, xmm5, xmm26
    cmp rcx, 8
    jb Lx2_avx512vl_absorb_tail6
    vmovdqu64 xmm25, [rax + r9 + 48]            # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 48]            # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 6 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 7 of all
    vpxorq xmm6, xmm6, xmm27
    vpxorq xmm7, xmm7, xmm26
    cmp rcx, 10
    jb Lx2_avx512vl_absorb_tail8
    vmovdqu64 xmm25, [rax + r9 + 64]            # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 64]            # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 8 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 9 of all
    vpxorq xmm8, xmm8, xmm27
    vpxorq xmm9, xmm9, xmm26
    cmp rcx, 12
    jb Lx2_avx512vl_absorb_tail10
    vmovdqu64 xmm25, [rax + r9 + 80]            # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 80]            # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 10 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 11 of all
    vpxorq xmm10, xmm10, xmm27
    vpxorq xmm11, xmm11, xmm26
    cmp rcx, 14
    jb Lx2_avx512vl_absorb_tail12
    vmovdqu64 xmm25, [rax + r9 + 96]            # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 96]            # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 12 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 13 of all
    vpxorq xmm12, xmm12, xmm27
    vpxorq xmm13, xmm13, xmm26
    cmp rcx, 16
    jb Lx2_avx512vl_absorb_tail14
    vmovdqu64 xmm25, [rax + r9 + 112]           # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 112]           # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 14 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 15 of all
    vpxorq xmm14, xmm14, xmm27
    vpxorq xmm15, xmm15, xmm26
    cmp rcx, 18
    jb Lx2_avx512vl_absorb_tail16
    vmovdqu64 xmm25, [rax + r9 + 128]           # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 128]           # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 16 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 17 of all
    vpxorq xmm16, xmm16, xmm27
    vpxorq xmm17, xmm17, xmm26
    cmp rcx, 20
    jb Lx2_avx512vl_absorb_tail18
    vmovdqu64 xmm25, [rax + r9 + 144]           # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 144]           # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 18 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 19 of all
    vpxorq xmm18, xmm18, xmm27
    vpxorq xmm19, xmm19, xmm26
    cmp rcx, 22
    jb Lx2_avx512vl_absorb_tail20
    vmovdqu64 xmm25, [rax + r9 + 160]           # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 160]           # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 20 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 21 of all
    vpxorq xmm20, xmm20, xmm27
    vpxorq xmm21, xmm21, xmm26
    cmp rcx, 24
    jb Lx2_avx512vl_absorb_tail22
    vmovdqu64 xmm25, [rax + r9 + 176]           # two lanes of message 0
    vmovdqu64 xmm26, [rsi + r9 + 176]           # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 22 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 23 of all
    vpxorq xmm22, xmm22, xmm27
    vpxorq xmm23, xmm23, xmm26
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 192]               # lane 24 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 192]      # and of message 1
    vpxorq xmm24, xmm24, xmm25                  # lane 24 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail0:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 0]                 # lane 0 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 0]        # and of message 1
    vpxorq xmm0, xmm0, xmm25                    # lane 0 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail2:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 16]                # lane 2 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 16]       # and of message 1
    vpxorq xmm2, xmm2, xmm25                    # lane 2 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail4:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 32]                # lane 4 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 32]       # and of message 1
    vpxorq xmm4, xmm4, xmm25                    # lane 4 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail6:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 48]                # lane 6 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 48]       # and of message 1
    vpxorq xmm6, xmm6, xmm25                    # lane 6 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail8:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 64]                # lane 8 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 64]       # and of message 1
    vpxorq xmm8, xmm8, xmm25                    # lane 8 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail10:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 80]                # lane 10 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 80]       # and of message 1
    vpxorq xmm10, xmm10, xmm25                  # lane 10 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail12:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 96]                # lane 12 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 96]       # and of message 1
    vpxorq xmm12, xmm12, xmm25                  # lane 12 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail14:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 112]               # lane 14 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 112]      # and of message 1
    vpxorq xmm14, xmm14, xmm25                  # lane 14 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail16:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 128]               # lane 16 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 128]      # and of message 1
    vpxorq xmm16, xmm16, xmm25                  # lane 16 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail18:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 144]               # lane 18 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 144]      # and of message 1
    vpxorq xmm18, xmm18, xmm25                  # lane 18 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail20:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 160]               # lane 20 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 160]      # and of message 1
    vpxorq xmm20, xmm20, xmm25                  # lane 20 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_tail22:
    test rcx, 1
    jz Lx2_avx512vl_absorb_absorbed
    vmovq xmm25, [rax + r9 + 176]               # lane 22 of message 0
    vmovhps xmm25, xmm25, [rsi + r9 + 176]      # and of message 1
    vpxorq xmm22, xmm22, xmm25                  # lane 22 of all
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_absorbed:

    // The block is in the states. Point to the next one and permute.
    lea rax, [rax + 8 * rcx]
    lea rsi, [rsi + 8 * rcx]
    lea rcx, [8 * rcx - 16]                     # offset of the last group of lanes
    mov rdi, -1
    dec qword ptr [rsp + 408]
    cmovz rcx, rdi                              # none, if there is no next block
    xor r9d, r9d                                # offset of the next group
    mov r15, [rsp + 416]
    test r15, r15
    jz Lx2_avx512vl_absorb_permuted
    .p2align 6
Lx2_avx512vl_absorb_round:
    cmp r9, rcx
    jg Lx2_avx512vl_absorb_ahead                # all are there, or there is no next block
    mov rdi, [rax + r9 + 0]                     # lane j+0 of message 0
    mov [rsp + 2 * r9 + 0], rdi
    mov rdi, [rsi + r9 + 0]                     # lane j+0 of message 1
    mov [rsp + 2 * r9 + 8], rdi
    mov rdi, [rax + r9 + 8]                     # lane j+1 of message 0
    mov [rsp + 2 * r9 + 16], rdi
    mov rdi, [rsi + r9 + 8]                     # lane j+1 of message 1
    mov [rsp + 2 * r9 + 24], rdi
    lea rdi, [r9 + 16]
    cmp rdi, rcx
    cmovg rdi, rcx                              # the last group ends at the last lane
    cmp r9, rcx
    lea r9, [rcx + 16]                          # beyond the end, if that was the last
    cmovne r9, rdi
Lx2_avx512vl_absorb_ahead:
    vmovdqa64 xmm31, xmm20                      # copy of A20
    vpternlogq xmm31, xmm10, xmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 xmm30, xmm11                      # copy of A11
    vpternlogq xmm30, xmm1, xmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 xmm29, xmm13                      # copy of A13
    vpternlogq xmm29, xmm3, xmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 xmm28, xmm21                      # copy of A21
    vpternlogq xmm28, xmm30, xmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 xmm30, xmm23                      # copy of A23
    vpternlogq xmm30, xmm29, xmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 xmm29, xmm14                      # copy of A14
    vpternlogq xmm29, xmm4, xmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 xmm27, xmm12                      # copy of A12
    vpternlogq xmm27, xmm2, xmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq xmm26, xmm28, 1                      # R1 = C1 <<< 1
    vpternlogq xmm29, xmm19, xmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq xmm31, xmm0, xmm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq xmm27, xmm17, xmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq xmm25, xmm29, 1                      # R4 = C4 <<< 1
    vpxorq xmm29, xmm29, xmm26                  # D0 = C4 ^ R1
    vprolq xmm26, xmm27, 1                      # R2 = C2 <<< 1
    vpternlogq xmm6, xmm31, xmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq xmm27, xmm27, xmm25                  # D3 = C2 ^ R4
    vprolq xmm25, xmm31, 1                      # R0 = C0 <<< 1
    vpxorq xmm31, xmm31, xmm26                  # D1 = C0 ^ R2
    vpternlogq xmm19, xmm30, xmm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq xmm18, xmm18, xmm27                  # T18 = A18 ^ D3
    vpxorq xmm0, xmm0, xmm29                    # T0 = A0 ^ D0
    vpternlogq xmm24, xmm30, xmm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq xmm10, xmm10, xmm29                  # T10 = A10 ^ D0
    vpxorq xmm1, xmm1, xmm31                    # T1 = A1 ^ D1
    vprolq xmm26, xmm30, 1                      # R3 = C3 <<< 1
    vpxorq xmm28, xmm28, xmm26                  # D2 = C1 ^ R3
    vpxorq xmm26, xmm30, xmm25                  # D4 = C3 ^ R0
    vpxorq xmm12, xmm12, xmm28                  # T12 = A12 ^ D2
    vpternlogq xmm25, xmm9, xmm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq xmm22, xmm22, xmm28                  # T22 = A22 ^ D2
    vpxorq xmm3, xmm3, xmm27                    # T3 = A3 ^ D3
    vprolq xmm18, xmm18, 21                     # B3 = T18 <<< 21
    vprolq xmm24, xmm24, 14                     # B4 = T24 <<< 14
    vpxorq xmm16, xmm16, xmm31                  # T16 = A16 ^ D1
    vprolq xmm6, xmm6, 44                       # B1 = T6 <<< 44
    vprolq xmm12, xmm12, 43                     # B2 = T12 <<< 43
    vprolq xmm25, xmm25, 20                     # B6 = T9 <<< 20
    vprolq xmm10, xmm10, 3                      # B7 = T10 <<< 3
    vprolq xmm3, xmm3, 28                       # B5 = T3 <<< 28
    vprolq xmm9, xmm22, 61                      # B9 = T22 <<< 61
    vpxorq xmm7, xmm7, xmm28                    # T7 = A7 ^ D2
    vpxorq xmm20, xmm20, xmm29                  # T20 = A20 ^ D0
    vpxorq xmm17, xmm17, xmm28                  # T17 = A17 ^ D2
    vprolq xmm16, xmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 xmm30, xmm6                       # copy of B1
    vpternlogq xmm30, xmm12, xmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq xmm19, xmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 xmm22, xmm24                      # copy of B4
    vpternlogq xmm22, xmm12, xmm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq xmm5, xmm5, xmm29                    # T5 = A5 ^ D0
    vprolq xmm7, xmm7, 6                        # B11 = T7 <<< 6
    vprolq xmm20, xmm20, 18                     # B14 = T20 <<< 18
    vpxorq xmm4, xmm4, xmm26                    # T4 = A4 ^ D4
    vprolq xmm5, xmm5, 36                       # B16 = T5 <<< 36
    vprolq xmm1, xmm1, 1                        # B10 = T1 <<< 1
    vpxorq xmm11, xmm11, xmm31                  # T11 = A11 ^ D1
    vpxorq xmm13, xmm13, xmm27                  # T13 = A13 ^ D3
    vpxorq xmm8, xmm8, xmm27                    # T8 = A8 ^ D3
    vprolq xmm13, xmm13, 25                     # B12 = T13 <<< 25
    vpternlogq xmm12, xmm0, xmm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq xmm6, xmm24, xmm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq xmm18, xmm24, xmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq xmm8, xmm8, 55                       # B21 = T8 <<< 55
    vprolq xmm17, xmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 xmm24, xmm9                       # copy of B9
    vpternlogq xmm24, xmm16, xmm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq xmm11, xmm11, 10                     # B17 = T11 <<< 10
    vpxorq xmm14, xmm14, xmm26                  # T14 = A14 ^ D4
    vmovdqa64 xmm26, xmm3                       # copy of B5
    vpternlogq xmm26, xmm25, xmm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq xmm3, xmm9, xmm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq xmm21, xmm21, xmm31                  # T21 = A21 ^ D1
    vprolq xmm4, xmm4, 27                       # B15 = T4 <<< 27
    vprolq xmm14, xmm14, 39                     # B22 = T14 <<< 39
    vpxorq xmm23, xmm23, xmm27                  # T23 = A23 ^ D3
    vmovdqa64 xmm31, xmm11                      # copy of B17
    vpternlogq xmm31, xmm5, xmm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq xmm2, xmm2, xmm28                    # T2 = A2 ^ D2
    vmovdqa64 xmm28, xmm10                      # copy of B7
    vpternlogq xmm28, xmm25, xmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 xmm27, xmm1                       # copy of B10
    vpternlogq xmm27, xmm19, xmm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq xmm2, xmm2, 62                       # B20 = T2 <<< 62
    vpxorq xmm15, xmm15, xmm29                  # T15 = A15 ^ D0
    vprolq xmm23, xmm23, 56                     # B19 = T23 <<< 56
    vprolq xmm21, xmm21, 2                      # B24 = T21 <<< 2
    vprolq xmm15, xmm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 xmm29, xmm13                      # copy of B12
    vpternlogq xmm29, xmm7, xmm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq xmm10, xmm16, xmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 xmm25, xmm13                      # copy of B12
    vpternlogq xmm25, xmm1, xmm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 xmm16, xmm20                      # copy of B14
    vpternlogq xmm16, xmm1, xmm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq xmm19, xmm19, xmm20                 # N12 = ~B13 & B14
    vmovdqa64 xmm20, xmm4                       # copy of B15
    vpternlogq xmm20, xmm5, xmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 xmm9, xmm2                        # copy of B20
    vpternlogq xmm9, xmm8, xmm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 xmm7, xmm23                       # copy of B19
    vpternlogq xmm7, xmm17, xmm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 xmm1, xmm23                       # copy of B19
    vpternlogq xmm1, xmm4, xmm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 xmm5, xmm21                       # copy of B24
    vpternlogq xmm5, xmm2, xmm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 xmm4, xmm15                       # copy of B23
    vpternlogq xmm4, xmm21, xmm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq xmm13, xmm13, xmm19                  # E12 = B12 ^ N12
    vpternlogq xmm23, xmm11, xmm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 xmm19, xmm15                      # copy of B23
    vpternlogq xmm19, xmm14, xmm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq xmm15, xmm8, xmm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq xmm0, xmm12, qword ptr [r8 + 8 * r15]{1to2}# E0 = X0 ^ RC
    vmovdqa64 xmm2, xmm22                       # E2 home
    vmovdqa64 xmm8, xmm24                       # E8 home
    vmovdqa64 xmm11, xmm29                      # E11 home
    vmovdqa64 xmm12, xmm13                      # E12 home
    vmovdqa64 xmm13, xmm27                      # E13 home
    vmovdqa64 xmm14, xmm16                      # E14 home
    vmovdqa64 xmm16, xmm31                      # E16 home
    vmovdqa64 xmm17, xmm23                      # E17 home
    vmovdqa64 xmm21, xmm15                      # E21 home
    vmovdqa64 xmm15, xmm20                      # E15 home
    vmovdqa64 xmm20, xmm9                       # E20 home
    vmovdqa64 xmm9, xmm3                        # E9 home
    vmovdqa64 xmm3, xmm18                       # E3 home
    vmovdqa64 xmm18, xmm7                       # E18 home
    vmovdqa64 xmm7, xmm10                       # E7 home
    vmovdqa64 xmm10, xmm25                      # E10 home
    vmovdqa64 xmm22, xmm19                      # E22 home
    vmovdqa64 xmm19, xmm1                       # E19 home
    vmovdqa64 xmm1, xmm30                       # E1 home
    vmovdqa64 xmm23, xmm4                       # E23 home
    vmovdqa64 xmm4, xmm6                        # E4 home
    vmovdqa64 xmm6, xmm28                       # E6 home
    vmovdqa64 xmm24, xmm5                       # E24 home
    vmovdqa64 xmm5, xmm26                       # E5 home
    inc r15
    jnz Lx2_avx512vl_absorb_round
Lx2_avx512vl_absorb_permuted:
    cmp qword ptr [rsp + 408], 0
    je Lx2_avx512vl_absorb_done
Lx2_avx512vl_absorb_more:
    cmp r9, rcx
    jg Lx2_avx512vl_absorb_ready                # all are there, or there is no next block
    mov rdi, [rax + r9 + 0]                     # lane j+0 of message 0
    mov [rsp + 2 * r9 + 0], rdi
    mov rdi, [rsi + r9 + 0]                     # lane j+0 of message 1
    mov [rsp + 2 * r9 + 8], rdi
    mov rdi, [rax + r9 + 8]                     # lane j+1 of message 0
    mov [rsp + 2 * r9 + 16], rdi
    mov rdi, [rsi + r9 + 8]                     # lane j+1 of message 1
    mov [rsp + 2 * r9 + 24], rdi
    lea rdi, [r9 + 16]
    cmp rdi, rcx
    cmovg rdi, rcx                              # the last group ends at the last lane
    cmp r9, rcx
    lea r9, [rcx + 16]                          # beyond the end, if that was the last
    cmovne r9, rdi
    jmp Lx2_avx512vl_absorb_more
Lx2_avx512vl_absorb_ready:
    mov rcx, [rsp + 400]
    cmp rcx, 2
    jb Lx2_avx512vl_absorb_direct               # too few lanes for a group
    vpxorq xmm0, xmm0, [rsp + 0]
    vpxorq xmm1, xmm1, [rsp + 16]
    vpxorq xmm2, xmm2, [rsp + 32]
    vpxorq xmm3, xmm3, [rsp + 48]
    cmp rcx, 4
    jbe Lx2_avx512vl_absorb_absorbed
    vpxorq xmm4, xmm4, [rsp + 64]
    vpxorq xmm5, xmm5, [rsp + 80]
    vpxorq xmm6, xmm6, [rsp + 96]
    vpxorq xmm7, xmm7, [rsp + 112]
    cmp rcx, 8
    jbe Lx2_avx512vl_absorb_absorbed
    vpxorq xmm8, xmm8, [rsp + 128]
    vpxorq xmm9, xmm9, [rsp + 144]
    vpxorq xmm10, xmm10, [rsp + 160]
    vpxorq xmm11, xmm11, [rsp + 176]
    cmp rcx, 12
    jbe Lx2_avx512vl_absorb_absorbed
    vpxorq xmm12, xmm12, [rsp + 192]
    vpxorq xmm13, xmm13, [rsp + 208]
    vpxorq xmm14, xmm14, [rsp + 224]
    vpxorq xmm15, xmm15, [rsp + 240]
    cmp rcx, 16
    jbe Lx2_avx512vl_absorb_absorbed
    vpxorq xmm16, xmm16, [rsp + 256]
    vpxorq xmm17, xmm17, [rsp + 272]
    vpxorq xmm18, xmm18, [rsp + 288]
    vpxorq xmm19, xmm19, [rsp + 304]
    cmp rcx, 20
    jbe Lx2_avx512vl_absorb_absorbed
    vpxorq xmm20, xmm20, [rsp + 320]
    vpxorq xmm21, xmm21, [rsp + 336]
    vpxorq xmm22, xmm22, [rsp + 352]
    vpxorq xmm23, xmm23, [rsp + 368]
    cmp rcx, 24
    jbe Lx2_avx512vl_absorb_absorbed
    vpxorq xmm24, xmm24, [rsp + 384]
    jmp Lx2_avx512vl_absorb_absorbed
Lx2_avx512vl_absorb_done:
    mov rdi, [rsp + 424]
    vmovdqu64 [rdi + 0], xmm0
    vmovdqu64 [rdi + 16], xmm1
    vmovdqu64 [rdi + 32], xmm2
    vmovdqu64 [rdi + 48], xmm3
    vmovdqu64 [rdi + 64], xmm4
    vmovdqu64 [rdi + 80], xmm5
    vmovdqu64 [rdi + 96], xmm6
    vmovdqu64 [rdi + 112], xmm7
    vmovdqu64 [rdi + 128], xmm8
    vmovdqu64 [rdi + 144], xmm9
    vmovdqu64 [rdi + 160], xmm10
    vmovdqu64 [rdi + 176], xmm11
    vmovdqu64 [rdi + 192], xmm12
    vmovdqu64 [rdi + 208], xmm13
    vmovdqu64 [rdi + 224], xmm14
    vmovdqu64 [rdi + 240], xmm15
    vmovdqu64 [rdi + 256], xmm16
    vmovdqu64 [rdi + 272], xmm17
    vmovdqu64 [rdi + 288], xmm18
    vmovdqu64 [rdi + 304], xmm19
    vmovdqu64 [rdi + 320], xmm20
    vmovdqu64 [rdi + 336], xmm21
    vmovdqu64 [rdi + 352], xmm22
    vmovdqu64 [rdi + 368], xmm23
    vmovdqu64 [rdi + 384], xmm24
    cmp r14, 1
    je Lx2_avx512vl_absorb_clean
    vpxor xmm0, xmm0, xmm0
    vmovdqa64 [rsp + 0], xmm0
    vmovdqa64 [rsp + 16], xmm0
    vmovdqa64 [rsp + 32], xmm0
    vmovdqa64 [rsp + 48], xmm0
    vmovdqa64 [rsp + 64], xmm0
    vmovdqa64 [rsp + 80], xmm0
    vmovdqa64 [rsp + 96], xmm0
    vmovdqa64 [rsp + 112], xmm0
    vmovdqa64 [rsp + 128], xmm0
    vmovdqa64 [rsp + 144], xmm0
    vmovdqa64 [rsp + 160], xmm0
    vmovdqa64 [rsp + 176], xmm0
    vmovdqa64 [rsp + 192], xmm0
    vmovdqa64 [rsp + 208], xmm0
    vmovdqa64 [rsp + 224], xmm0
    vmovdqa64 [rsp + 240], xmm0
    vmovdqa64 [rsp + 256], xmm0
    vmovdqa64 [rsp + 272], xmm0
    vmovdqa64 [rsp + 288], xmm0
    vmovdqa64 [rsp + 304], xmm0
    vmovdqa64 [rsp + 320], xmm0
    vmovdqa64 [rsp + 336], xmm0
    vmovdqa64 [rsp + 352], xmm0
    vmovdqa64 [rsp + 368], xmm0
    vmovdqa64 [rsp + 384], xmm0
Lx2_avx512vl_absorb_clean:
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
    .size SYMBOL(lanewise_keccakp1600_x2_avx512vl_absorb), . - SYMBOL(lanewise_keccakp1600_x2_avx512vl_absorb)
#endif
    MS_ENTRY(lanewise_keccakp1600_x2_avx512vl_absorb, 6, 1)
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x2_avx512vl_extract)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x2_avx512vl_extract)
    .type SYMBOL(lanewise_keccakp1600_x2_avx512vl_extract), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x2_avx512vl_extract))
SYMBOL(lanewise_keccakp1600_x2_avx512vl_extract):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov rax, [rsi + 0]
    mov rsi, [rsi + 8]
    sub rdx, 2
    jb Lx2_avx512vl_extract_odd
Lx2_avx512vl_extract_pair:
    vmovdqu64 xmm0, [rdi]                       # lane i of all states
    vmovdqu64 xmm1, [rdi + 16]                  # lane i + 1
    vpunpcklqdq xmm2, xmm0, xmm1                # both lanes of the even states
    vpunpckhqdq xmm3, xmm0, xmm1                # both lanes of the odd states
    vmovdqu64 [rax], xmm2                       # two lanes of state 0
    vmovdqu64 [rsi], xmm3                       # two lanes of state 1
    add rdi, 32
    add rax, 16
    add rsi, 16
    sub rdx, 2
    jae Lx2_avx512vl_extract_pair
Lx2_avx512vl_extract_odd:
    test rdx, 1
    jz Lx2_avx512vl_extract_done
    vmovdqu64 xmm0, [rdi]                       # the last lane
    vmovq [rax], xmm0
    vmovhps [rsi], xmm0
Lx2_avx512vl_extract_done:
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x2_avx512vl_extract), . - SYMBOL(lanewise_keccakp1600_x2_avx512vl_extract)
#endif
    MS_ENTRY(lanewise_keccakp1600_x2_avx512vl_extract, 3, 0)
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x2_avx512vl_once)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x2_avx512vl_once)
    .type SYMBOL(lanewise_keccakp1600_x2_avx512vl_once), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x2_avx512vl_once))
SYMBOL(lanewise_keccakp1600_x2_avx512vl_once):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    vpbroadcastq xmm0, qword ptr [rdi + 0]
    vpbroadcastq xmm1, qword ptr [rdi + 8]
    vpbroadcastq xmm2, qword ptr [rdi + 16]
    vpbroadcastq xmm3, qword ptr [rdi + 24]
    vpbroadcastq xmm4, qword ptr [rdi + 32]
    vpbroadcastq xmm5, qword ptr [rdi + 40]
    vpbroadcastq xmm6, qword ptr [rdi + 48]
    vpbroadcastq xmm7, qword ptr [rdi + 56]
    vpbroadcastq xmm8, qword ptr [rdi + 64]
    vpbroadcastq xmm9, qword ptr [rdi + 72]
    vpbroadcastq xmm10, qword ptr [rdi + 80]
    vpbroadcastq xmm11, qword ptr [rdi + 88]
    vpbroadcastq xmm12, qword ptr [rdi + 96]
    vpbroadcastq xmm13, qword ptr [rdi + 104]
    vpbroadcastq xmm14, qword ptr [rdi + 112]
    vpbroadcastq xmm15, qword ptr [rdi + 120]
    vpbroadcastq xmm16, qword ptr [rdi + 128]
    vpbroadcastq xmm17, qword ptr [rdi + 136]
    vpbroadcastq xmm18, qword ptr [rdi + 144]
    vpbroadcastq xmm19, qword ptr [rdi + 152]
    vpbroadcastq xmm20, qword ptr [rdi + 160]
    vpbroadcastq xmm21, qword ptr [rdi + 168]
    vpbroadcastq xmm22, qword ptr [rdi + 176]
    vpbroadcastq xmm23, qword ptr [rdi + 184]
    vpbroadcastq xmm24, qword ptr [rdi + 192]
    mov rax, [rsi + 0]                          # message 0
    mov rdi, [rsi + 8]                          # message 1
    cmp rdx, 2
    jb Lx2_avx512vl_once_tail0
    vmovdqu64 xmm25, [rax + 0]                  # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 0]                  # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 0 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 1 of all
    vpxorq xmm0, xmm0, xmm27
    vpxorq xmm1, xmm1, xmm26
    cmp rdx, 4
    jb Lx2_avx512vl_once_tail2
    vmovdqu64 xmm25, [rax + 16]                 # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 16]                 # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 2 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 3 of all
    vpxorq xmm2, xmm2, xmm27
    vpxorq xmm3, xmm3, xmm26
    cmp rdx, 6
    jb Lx2_avx512vl_once_tail4
    vmovdqu64 xmm25, [rax + 32]                 # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 32]                 # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 4 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 5 of all
    vpxorq xmm4, xmm4, xmm27
    vpxorq xmm5, xmm5, xmm26
    cmp rdx, 8
    jb Lx2_avx512vl_once_tail6
    vmovdqu64 xmm25, [rax + 48]                 # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 48]                 # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 6 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 7 of all
    vpxorq xmm6, xmm6, xmm27
    vpxorq xmm7, xmm7, xmm26
    cmp rdx, 10
    jb Lx2_avx512vl_once_tail8
    vmovdqu64 xmm25, [rax + 64]                 # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 64]                 # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 8 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 9 of all
    vpxorq xmm8, xmm8, xmm27
    vpxorq xmm9, xmm9, xmm26
    cmp rdx, 12
    jb Lx2_avx512vl_once_tail10
    vmovdqu64 xmm25, [rax + 80]                 # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 80]                 # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 10 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 11 of all
    vpxorq xmm10, xmm10, xmm27
    vpxorq xmm11, xmm11, xmm26
    cmp rdx, 14
    jb Lx2_avx512vl_once_tail12
    vmovdqu64 xmm25, [rax + 96]                 # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 96]                 # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 12 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 13 of all
    vpxorq xmm12, xmm12, xmm27
    vpxorq xmm13, xmm13, xmm26
    cmp rdx, 16
    jb Lx2_avx512vl_once_tail14
    vmovdqu64 xmm25, [rax + 112]                # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 112]                # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 14 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 15 of all
    vpxorq xmm14, xmm14, xmm27
    vpxorq xmm15, xmm15, xmm26
    cmp rdx, 18
    jb Lx2_avx512vl_once_tail16
    vmovdqu64 xmm25, [rax + 128]                # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 128]                # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 16 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 17 of all
    vpxorq xmm16, xmm16, xmm27
    vpxorq xmm17, xmm17, xmm26
    cmp rdx, 20
    jb Lx2_avx512vl_once_tail18
    vmovdqu64 xmm25, [rax + 144]                # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 144]                # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 18 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 19 of all
    vpxorq xmm18, xmm18, xmm27
    vpxorq xmm19, xmm19, xmm26
    cmp rdx, 22
    jb Lx2_avx512vl_once_tail20
    vmovdqu64 xmm25, [rax + 160]                # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 160]                # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 20 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 21 of all
    vpxorq xmm20, xmm20, xmm27
    vpxorq xmm21, xmm21, xmm26
    cmp rdx, 24
    jb Lx2_avx512vl_once_tail22
    vmovdqu64 xmm25, [rax + 176]                # two lanes of message 0
    vmovdqu64 xmm26, [rdi + 176]                # two lanes of message 1
    vpunpcklqdq xmm27, xmm25, xmm26             # lane 22 of all
    vpunpckhqdq xmm26, xmm25, xmm26             # lane 23 of all
    vpxorq xmm22, xmm22, xmm27
    vpxorq xmm23, xmm23, xmm26
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 192]                    # lane 24 of message 0
    vmovhps xmm25, xmm25, [rdi + 192]           # and of message 1
    vpxorq xmm24, xmm24, xmm25                  # lane 24 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail0:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 0]                      # lane 0 of message 0
    vmovhps xmm25, xmm25, [rdi + 0]             # and of message 1
    vpxorq xmm0, xmm0, xmm25                    # lane 0 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail2:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 16]                     # lane 2 of message 0
    vmovhps xmm25, xmm25, [rdi + 16]            # and of message 1
    vpxorq xmm2, xmm2, xmm25                    # lane 2 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail4:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 32]                     # lane 4 of message 0
    vmovhps xmm25, xmm25, [rdi + 32]            # and of message 1
    vpxorq xmm4, xmm4, xmm25                    # lane 4 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail6:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 48]                     # lane 6 of message 0
    vmovhps xmm25, xmm25, [rdi + 48]            # and of message 1
    vpxorq xmm6, xmm6, xmm25                    # lane 6 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail8:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 64]                     # lane 8 of message 0
    vmovhps xmm25, xmm25, [rdi + 64]            # and of message 1
    vpxorq xmm8, xmm8, xmm25                    # lane 8 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail10:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 80]                     # lane 10 of message 0
    vmovhps xmm25, xmm25, [rdi + 80]            # and of message 1
    vpxorq xmm10, xmm10, xmm25                  # lane 10 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail12:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 96]                     # lane 12 of message 0
    vmovhps xmm25, xmm25, [rdi + 96]            # and of message 1
    vpxorq xmm12, xmm12, xmm25                  # lane 12 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail14:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 112]                    # lane 14 of message 0
    vmovhps xmm25, xmm25, [rdi + 112]           # and of message 1
    vpxorq xmm14, xmm14, xmm25                  # lane 14 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail16:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 128]                    # lane 16 of message 0
    vmovhps xmm25, xmm25, [rdi + 128]           # and of message 1
    vpxorq xmm16, xmm16, xmm25                  # lane 16 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail18:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 144]                    # lane 18 of message 0
    vmovhps xmm25, xmm25, [rdi + 144]           # and of message 1
    vpxorq xmm18, xmm18, xmm25                  # lane 18 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail20:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 160]                    # lane 20 of message 0
    vmovhps xmm25, xmm25, [rdi + 160]           # and of message 1
    vpxorq xmm20, xmm20, xmm25                  # lane 20 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_tail22:
    test rdx, 1
    jz Lx2_avx512vl_once_absorbed
    vmovq xmm25, [rax + 176]                    # lane 22 of message 0
    vmovhps xmm25, xmm25, [rdi + 176]           # and of message 1
    vpxorq xmm22, xmm22, xmm25                  # lane 22 of all
    jmp Lx2_avx512vl_once_absorbed
Lx2_avx512vl_once_absorbed:
    lea r8, [r8 + 8 * r9 - 8]                   # the last constant
    neg r9
    inc r9                                      # counts up to 0, the last round
    jz Lx2_avx512vl_once_last
    .p2align 6
Lx2_avx512vl_once_round:
    vmovdqa64 xmm31, xmm20                      # copy of A20
    vpternlogq xmm31, xmm10, xmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vmovdqa64 xmm30, xmm11                      # copy of A11
    vpternlogq xmm30, xmm1, xmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vmovdqa64 xmm29, xmm13                      # copy of A13
    vpternlogq xmm29, xmm3, xmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vmovdqa64 xmm28, xmm21                      # copy of A21
    vpternlogq xmm28, xmm30, xmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vmovdqa64 xmm30, xmm23                      # copy of A23
    vpternlogq xmm30, xmm29, xmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vmovdqa64 xmm29, xmm14                      # copy of A14
    vpternlogq xmm29, xmm4, xmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 xmm27, xmm12                      # copy of A12
    vpternlogq xmm27, xmm2, xmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq xmm26, xmm28, 1                      # R1 = C1 <<< 1
    vpternlogq xmm29, xmm19, xmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq xmm31, xmm0, xmm15, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq xmm27, xmm17, xmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq xmm25, xmm29, 1                      # R4 = C4 <<< 1
    vpxorq xmm29, xmm29, xmm26                  # D0 = C4 ^ R1
    vprolq xmm26, xmm27, 1                      # R2 = C2 <<< 1
    vpternlogq xmm6, xmm31, xmm26, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq xmm27, xmm27, xmm25                  # D3 = C2 ^ R4
    vprolq xmm25, xmm31, 1                      # R0 = C0 <<< 1
    vpxorq xmm31, xmm31, xmm26                  # D1 = C0 ^ R2
    vpternlogq xmm19, xmm30, xmm25, 0x96        # T19 = A19 ^ C3 ^ R0
    vpxorq xmm18, xmm18, xmm27                  # T18 = A18 ^ D3
    vpxorq xmm0, xmm0, xmm29                    # T0 = A0 ^ D0
    vpternlogq xmm24, xmm30, xmm25, 0x96        # T24 = A24 ^ C3 ^ R0
    vpxorq xmm10, xmm10, xmm29                  # T10 = A10 ^ D0
    vpxorq xmm1, xmm1, xmm31                    # T1 = A1 ^ D1
    vprolq xmm26, xmm30, 1                      # R3 = C3 <<< 1
    vpxorq xmm28, xmm28, xmm26                  # D2 = C1 ^ R3
    vpxorq xmm26, xmm30, xmm25                  # D4 = C3 ^ R0
    vpxorq xmm12, xmm12, xmm28                  # T12 = A12 ^ D2
    vpternlogq xmm25, xmm9, xmm30, 0x96         # T9 = A9 ^ C3 ^ R0
    vpxorq xmm22, xmm22, xmm28                  # T22 = A22 ^ D2
    vpxorq xmm3, xmm3, xmm27                    # T3 = A3 ^ D3
    vprolq xmm18, xmm18, 21                     # B3 = T18 <<< 21
    vprolq xmm24, xmm24, 14                     # B4 = T24 <<< 14
    vpxorq xmm16, xmm16, xmm31                  # T16 = A16 ^ D1
    vprolq xmm6, xmm6, 44                       # B1 = T6 <<< 44
    vprolq xmm12, xmm12, 43                     # B2 = T12 <<< 43
    vprolq xmm25, xmm25, 20                     # B6 = T9 <<< 20
    vprolq xmm10, xmm10, 3                      # B7 = T10 <<< 3
    vprolq xmm3, xmm3, 28                       # B5 = T3 <<< 28
    vprolq xmm9, xmm22, 61                      # B9 = T22 <<< 61
    vpxorq xmm7, xmm7, xmm28                    # T7 = A7 ^ D2
    vpxorq xmm20, xmm20, xmm29                  # T20 = A20 ^ D0
    vpxorq xmm17, xmm17, xmm28                  # T17 = A17 ^ D2
    vprolq xmm16, xmm16, 45                     # B8 = T16 <<< 45
    vmovdqa64 xmm30, xmm6                       # copy of B1
    vpternlogq xmm30, xmm12, xmm18, 0xd2        # E1 = B1 ^ (~B2 & B3)
    vprolq xmm19, xmm19, 8                      # B13 = T19 <<< 8
    vmovdqa64 xmm22, xmm24                      # copy of B4
    vpternlogq xmm22, xmm12, xmm18, 0x9c        # E2 = B2 ^ (~B3 & B4)
    vpxorq xmm5, xmm5, xmm29                    # T5 = A5 ^ D0
    vprolq xmm7, xmm7, 6                        # B11 = T7 <<< 6
    vprolq xmm20, xmm20, 18                     # B14 = T20 <<< 18
    vpxorq xmm4, xmm4, xmm26                    # T4 = A4 ^ D4
    vprolq xmm5, xmm5, 36                       # B16 = T5 <<< 36
    vprolq xmm1, xmm1, 1                        # B10 = T1 <<< 1
    vpxorq xmm11, xmm11, xmm31                  # T11 = A11 ^ D1
    vpxorq xmm13, xmm13, xmm27                  # T13 = A13 ^ D3
    vpxorq xmm8, xmm8, xmm27                    # T8 = A8 ^ D3
    vprolq xmm13, xmm13, 25                     # B12 = T13 <<< 25
    vpternlogq xmm12, xmm0, xmm6, 0x9c          # X0 = T0 ^ (~B1 & B2)
    vpternlogq xmm6, xmm24, xmm0, 0x9c          # E4 = B4 ^ (~T0 & B1)
    vpternlogq xmm18, xmm24, xmm0, 0xd2         # E3 = B3 ^ (~B4 & T0)
    vprolq xmm8, xmm8, 55                       # B21 = T8 <<< 55
    vprolq xmm17, xmm17, 15                     # B18 = T17 <<< 15
    vmovdqa64 xmm24, xmm9                       # copy of B9
    vpternlogq xmm24, xmm16, xmm3, 0xc6         # E8 = B8 ^ (~B9 & B5)
    vprolq xmm11, xmm11, 10                     # B17 = T11 <<< 10
    vpxorq xmm14, xmm14, xmm26                  # T14 = A14 ^ D4
    vmovdqa64 xmm26, xmm3                       # copy of B5
    vpternlogq xmm26, xmm25, xmm10, 0xd2        # E5 = B5 ^ (~B6 & B7)
    vpternlogq xmm3, xmm9, xmm25, 0xc6          # E9 = B9 ^ (~B5 & B6)
    vpxorq xmm21, xmm21, xmm31                  # T21 = A21 ^ D1
    vprolq xmm4, xmm4, 27                       # B15 = T4 <<< 27
    vprolq xmm14, xmm14, 39                     # B22 = T14 <<< 39
    vpxorq xmm23, xmm23, xmm27                  # T23 = A23 ^ D3
    vmovdqa64 xmm31, xmm11                      # copy of B17
    vpternlogq xmm31, xmm5, xmm17, 0xc6         # E16 = B16 ^ (~B17 & B18)
    vpxorq xmm2, xmm2, xmm28                    # T2 = A2 ^ D2
    vmovdqa64 xmm28, xmm10                      # copy of B7
    vpternlogq xmm28, xmm25, xmm16, 0xc6        # E6 = B6 ^ (~B7 & B8)
    vmovdqa64 xmm27, xmm1                       # copy of B10
    vpternlogq xmm27, xmm19, xmm20, 0x9c        # E13 = B13 ^ (~B14 & B10)
    vprolq xmm2, xmm2, 62                       # B20 = T2 <<< 62
    vpxorq xmm15, xmm15, xmm29                  # T15 = A15 ^ D0
    vprolq xmm23, xmm23, 56                     # B19 = T23 <<< 56
    vprolq xmm21, xmm21, 2                      # B24 = T21 <<< 2
    vprolq xmm15, xmm15, 41                     # B23 = T15 <<< 41
    vmovdqa64 xmm29, xmm13                      # copy of B12
    vpternlogq xmm29, xmm7, xmm19, 0xc6         # E11 = B11 ^ (~B12 & B13)
    vpternlogq xmm10, xmm16, xmm9, 0xd2         # E7 = B7 ^ (~B8 & B9)
    vmovdqa64 xmm25, xmm13                      # copy of B12
    vpternlogq xmm25, xmm1, xmm7, 0x9c          # E10 = B10 ^ (~B11 & B12)
    vmovdqa64 xmm16, xmm20                      # copy of B14
    vpternlogq xmm16, xmm1, xmm7, 0xd2          # E14 = B14 ^ (~B10 & B11)
    vpandnq xmm19, xmm19, xmm20                 # N12 = ~B13 & B14
    vmovdqa64 xmm20, xmm4                       # copy of B15
    vpternlogq xmm20, xmm5, xmm11, 0xd2         # E15 = B15 ^ (~B16 & B17)
    vmovdqa64 xmm9, xmm2                        # copy of B20
    vpternlogq xmm9, xmm8, xmm14, 0xd2          # E20 = B20 ^ (~B21 & B22)
    vmovdqa64 xmm7, xmm23                       # copy of B19
    vpternlogq xmm7, xmm17, xmm4, 0xc6          # E18 = B18 ^ (~B19 & B15)
    vmovdqa64 xmm1, xmm23                       # copy of B19
    vpternlogq xmm1, xmm4, xmm5, 0xd2           # E19 = B19 ^ (~B15 & B16)
    vmovdqa64 xmm5, xmm21                       # copy of B24
    vpternlogq xmm5, xmm2, xmm8, 0xd2           # E24 = B24 ^ (~B20 & B21)
    vmovdqa64 xmm4, xmm15                       # copy of B23
    vpternlogq xmm4, xmm21, xmm2, 0xd2          # E23 = B23 ^ (~B24 & B20)
    vpxorq xmm13, xmm13, xmm19                  # E12 = B12 ^ N12
    vpternlogq xmm23, xmm11, xmm17, 0x9c        # E17 = B17 ^ (~B18 & B19)
    vmovdqa64 xmm19, xmm15                      # copy of B23
    vpternlogq xmm19, xmm14, xmm21, 0xc6        # E22 = B22 ^ (~B23 & B24)
    vpternlogq xmm15, xmm8, xmm14, 0x9c         # E21 = B21 ^ (~B22 & B23)
    vpxorq xmm0, xmm12, qword ptr [r8 + 8 * r9]{1to2}# E0 = X0 ^ RC
    vmovdqa64 xmm2, xmm22                       # E2 home
    vmovdqa64 xmm8, xmm24                       # E8 home
    vmovdqa64 xmm11, xmm29                      # E11 home
    vmovdqa64 xmm12, xmm13                      # E12 home
    vmovdqa64 xmm13, xmm27                      # E13 home
    vmovdqa64 xmm14, xmm16                      # E14 home
    vmovdqa64 xmm16, xmm31                      # E16 home
    vmovdqa64 xmm17, xmm23                      # E17 home
    vmovdqa64 xmm21, xmm15                      # E21 home
    vmovdqa64 xmm15, xmm20                      # E15 home
    vmovdqa64 xmm20, xmm9                       # E20 home
    vmovdqa64 xmm9, xmm3                        # E9 home
    vmovdqa64 xmm3, xmm18                       # E3 home
    vmovdqa64 xmm18, xmm7                       # E18 home
    vmovdqa64 xmm7, xmm10                       # E7 home
    vmovdqa64 xmm10, xmm25                      # E10 home
    vmovdqa64 xmm22, xmm19                      # E22 home
    vmovdqa64 xmm19, xmm1                       # E19 home
    vmovdqa64 xmm1, xmm30                       # E1 home
    vmovdqa64 xmm23, xmm4                       # E23 home
    vmovdqa64 xmm4, xmm6                        # E4 home
    vmovdqa64 xmm6, xmm28                       # E6 home
    vmovdqa64 xmm24, xmm5                       # E24 home
    vmovdqa64 xmm5, xmm26                       # E5 home
    inc r9
    js Lx2_avx512vl_once_round
    jnz Lx2_avx512vl_once_given
Lx2_avx512vl_once_last:
    cmp rcx, 4
    ja Lx2_avx512vl_once_round                  # many lanes are wanted: a round as all others
    vpternlogq xmm20, xmm10, xmm5, 0x96         # C0.1 = A20 ^ A10 ^ A5
    vpternlogq xmm11, xmm1, xmm6, 0x96          # C1.1 = A1 ^ A6 ^ A11
    vpternlogq xmm13, xmm3, xmm8, 0x96          # C3.1 = A3 ^ A8 ^ A13
    vpternlogq xmm21, xmm11, xmm16, 0x96        # C1 = C1.1 ^ A16 ^ A21
    vpternlogq xmm23, xmm13, xmm18, 0x96        # C3 = C3.1 ^ A18 ^ A23
    vpternlogq xmm14, xmm4, xmm9, 0x96          # C4.1 = A4 ^ A9 ^ A14
    vmovdqa64 xmm31, xmm12                      # copy of A12
    vpternlogq xmm31, xmm2, xmm7, 0x96          # C2.1 = A2 ^ A7 ^ A12
    vprolq xmm30, xmm21, 1                      # R1 = C1 <<< 1
    vpternlogq xmm19, xmm14, xmm24, 0x96        # C4 = C4.1 ^ A19 ^ A24
    vpternlogq xmm15, xmm20, xmm0, 0x96         # C0 = C0.1 ^ A0 ^ A15
    vpternlogq xmm31, xmm17, xmm22, 0x96        # C2 = C2.1 ^ A17 ^ A22
    vprolq xmm29, xmm19, 1                      # R4 = C4 <<< 1
    vpxorq xmm19, xmm19, xmm30                  # D0 = C4 ^ R1
    vprolq xmm30, xmm31, 1                      # R2 = C2 <<< 1
    vpternlogq xmm6, xmm15, xmm30, 0x96         # T6 = A6 ^ C0 ^ R2
    vpxorq xmm31, xmm31, xmm29                  # D3 = C2 ^ R4
    vprolq xmm30, xmm15, 1                      # R0 = C0 <<< 1
    vpxorq xmm18, xmm18, xmm31                  # T18 = A18 ^ D3
    vpxorq xmm0, xmm0, xmm19                    # T0 = A0 ^ D0
    vpternlogq xmm24, xmm23, xmm30, 0x96        # T24 = A24 ^ C3 ^ R0
    vprolq xmm31, xmm23, 1                      # R3 = C3 <<< 1
    vpxorq xmm21, xmm21, xmm31                  # D2 = C1 ^ R3
    vpxorq xmm12, xmm12, xmm21                  # T12 = A12 ^ D2
    vprolq xmm3, xmm18, 21                      # B3 = T18 <<< 21
    vprolq xmm31, xmm24, 14                     # B4 = T24 <<< 14
    vprolq xmm1, xmm6, 44                       # B1 = T6 <<< 44
    vprolq xmm2, xmm12, 43                      # B2 = T12 <<< 43
    vmovdqa64 xmm30, xmm1                       # copy of B1
    vpternlogq xmm30, xmm2, xmm3, 0xd2          # E1 = B1 ^ (~B2 & B3)
    vmovdqa64 xmm29, xmm31                      # copy of B4
    vpternlogq xmm29, xmm2, xmm3, 0x9c          # E2 = B2 ^ (~B3 & B4)
    vpternlogq xmm2, xmm0, xmm1, 0x9c           # X0 = T0 ^ (~B1 & B2)
    vpternlogq xmm3, xmm31, xmm0, 0xd2          # E3 = B3 ^ (~B4 & T0)
    vpxorq xmm0, xmm2, qword ptr [r8 + 8 * r9]{1to2}# E0 = X0 ^ RC
    vmovdqa64 xmm1, xmm30                       # E1 home
    vmovdqa64 xmm2, xmm29                       # E2 home
Lx2_avx512vl_once_given:
    mov rax, [rsi + 16]                         # output 0
    mov rdi, [rsi + 24]                         # output 1
    cmp rcx, 2
    jb Lx2_avx512vl_once_end0
    vpunpcklqdq xmm25, xmm0, xmm1               # both lanes of the even states
    vpunpckhqdq xmm26, xmm0, xmm1               # both lanes of the odd states
    vmovdqu64 [rax + 0], xmm25                  # two lanes of state 0
    vmovdqu64 [rdi + 0], xmm26                  # two lanes of state 1
    cmp rcx, 4
    jb Lx2_avx512vl_once_end2
    vpunpcklqdq xmm25, xmm2, xmm3               # both lanes of the even states
    vpunpckhqdq xmm26, xmm2, xmm3               # both lanes of the odd states
    vmovdqu64 [rax + 16], xmm25                 # two lanes of state 0
    vmovdqu64 [rdi + 16], xmm26                 # two lanes of state 1
    cmp rcx, 6
    jb Lx2_avx512vl_once_end4
    vpunpcklqdq xmm25, xmm4, xmm5               # both lanes of the even states
    vpunpckhqdq xmm26, xmm4, xmm5               # both lanes of the odd states
    vmovdqu64 [rax + 32], xmm25                 # two lanes of state 0
    vmovdqu64 [rdi + 32], xmm26                 # two lanes of state 1
    cmp rcx, 8
    jb Lx2_avx512vl_once_end6
    vpunpcklqdq xmm25, xmm6, xmm7               # both lanes of the even states
    vpunpckhqdq xmm26, xmm6, xmm7               # both lanes of the odd states
    vmovdqu64 [rax + 48], xmm25                 # two lanes of state 0
    vmovdqu64 [rdi + 48], xmm26                 # two lanes of state 1
    cmp rcx, 10
    jb Lx2_avx512vl_once_end8
    vpunpcklqdq xmm25, xmm8, xmm9               # both lanes of the even states
    vpunpckhqdq xmm26, xmm8, xmm9               # both lanes of the odd states
    vmovdqu64 [rax + 64], xmm25                 # two lanes of state 0
    vmovdqu64 [rdi + 64], xmm26                 # two lanes of state 1
    cmp rcx, 12
    jb Lx2_avx512vl_once_end10
    vpunpcklqdq xmm25, xmm10, xmm11             # both lanes of the even states
    vpunpckhqdq xmm26, xmm10, xmm11             # both lanes of the odd states
    vmovdqu64 [rax + 80], xmm25                 # two lanes of state 0
    vmovdqu64 [rdi + 80], xmm26                 # two lanes of state 1
    cmp rcx, 14
    jb Lx2_avx512vl_once_end12
    vpunpcklqdq xmm25, xmm12, xmm13             # both lanes of the even states
    vpunpckhqdq xmm26, xmm12, xmm13             # both lanes of the odd states
    vmovdqu64 [rax + 96], xmm25                 # two lanes of state 0
    vmovdqu64 [rdi + 96], xmm26                 # two lanes of state 1
    cmp rcx, 16
    jb Lx2_avx512vl_once_end14
    vpunpcklqdq xmm25, xmm14, xmm15             # both lanes of the even states
    vpunpckhqdq xmm26, xmm14, xmm15             # both lanes of the odd states
    vmovdqu64 [rax + 112], xmm25                # two lanes of state 0
    vmovdqu64 [rdi + 112], xmm26                # two lanes of state 1
    cmp rcx, 18
    jb Lx2_avx512vl_once_end16
    vpunpcklqdq xmm25, xmm16, xmm17             # both lanes of the even states
    vpunpckhqdq xmm26, xmm16, xmm17             # both lanes of the odd states
    vmovdqu64 [rax + 128], xmm25                # two lanes of state 0
    vmovdqu64 [rdi + 128], xmm26                # two lanes of state 1
    cmp rcx, 20
    jb Lx2_avx512vl_once_end18
    vpunpcklqdq xmm25, xmm18, xmm19             # both lanes of the even states
    vpunpckhqdq xmm26, xmm18, xmm19             # both lanes of the odd states
    vmovdqu64 [rax + 144], xmm25                # two lanes of state 0
    vmovdqu64 [rdi + 144], xmm26                # two lanes of state 1
    cmp rcx, 22
    jb Lx2_avx512vl_once_end20
    vpunpcklqdq xmm25, xmm20, xmm21             # both lanes of the even states
    vpunpckhqdq xmm26, xmm20, xmm21             # both lanes of the odd states
    vmovdqu64 [rax + 160], xmm25                # two lanes of state 0
    vmovdqu64 [rdi + 160], xmm26                # two lanes of state 1
    cmp rcx, 24
    jb Lx2_avx512vl_once_end22
    vpunpcklqdq xmm25, xmm22, xmm23             # both lanes of the even states
    vpunpckhqdq xmm26, xmm22, xmm23             # both lanes of the odd states
    vmovdqu64 [rax + 176], xmm25                # two lanes of state 0
    vmovdqu64 [rdi + 176], xmm26                # two lanes of state 1
    mov edx, 192
    vmovdqa64 xmm25, xmm24
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end0:
    mov edx, 0
    vmovdqa64 xmm25, xmm0
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end2:
    mov edx, 16
    vmovdqa64 xmm25, xmm2
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end4:
    mov edx, 32
    vmovdqa64 xmm25, xmm4
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end6:
    mov edx, 48
    vmovdqa64 xmm25, xmm6
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end8:
    mov edx, 64
    vmovdqa64 xmm25, xmm8
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end10:
    mov edx, 80
    vmovdqa64 xmm25, xmm10
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end12:
    mov edx, 96
    vmovdqa64 xmm25, xmm12
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end14:
    mov edx, 112
    vmovdqa64 xmm25, xmm14
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end16:
    mov edx, 128
    vmovdqa64 xmm25, xmm16
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end18:
    mov edx, 144
    vmovdqa64 xmm25, xmm18
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end20:
    mov edx, 160
    vmovdqa64 xmm25, xmm20
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_end22:
    mov edx, 176
    vmovdqa64 xmm25, xmm22
    jmp Lx2_avx512vl_once_lane
Lx2_avx512vl_once_lane:
    test rcx, 1
    jz Lx2_avx512vl_once_done
    vmovq [rax + rdx], xmm25
    vmovhps [rdi + rdx], xmm25
Lx2_avx512vl_once_done:
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x2_avx512vl_once), . - SYMBOL(lanewise_keccakp1600_x2_avx512vl_once)
#endif
    MS_ENTRY(lanewise_keccakp1600_x2_avx512vl_once, 6, 1)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
