# PYTHONPATH=lab python3 -m lanewise_lab.gen x86_64_x8_avx512_intel > src/keccak/x86_64/keccakp1600_x8_avx512_intel.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// Keccak-p[1600] on 8 states at once: one zmm register holds a lane of all.
//
// Layout: 8 states zipped, 64-bit word i * 8 + k is lane i = x + 5y of state k.
// System V ABI. Nothing is read outside the state, the message blocks and the constants;
// no branch and no address depends on the states or the messages.
//
// lanewise_keccakp1600_x8_avx512_intel(state, constants, rounds)
//     rdi: 8 states, 1600 bytes; rsi: the first round constant; rdx: rounds >= 1
//     Applies that many rounds of Keccak-p[1600] to all 8 states in place.
// lanewise_keccakp1600_x8_avx512_intel_absorb(state, data, blocks, lanes, constants, rounds)
//     rdi: states; rsi: 8 pointers to messages, any alignment; rdx: blocks >= 1;
//     rcx: lanes in a block, 1..25; r8: the first round constant; r9: rounds, may be 0
//     For each block: XOR the next 8 * lanes bytes of message k into state k, then permute.
// lanewise_keccakp1600_x8_avx512_intel_extract(state, out, lanes)
//     rdi: states; rsi: 8 pointers, any alignment; rdx: lanes, 1..25
//     Copies the first 8 * lanes bytes of state k to out[k].
// lanewise_keccakp1600_x8_avx512_intel_once(start, both, lanes, given, constants, rounds)
//     rdi: a state, 200 bytes; rsi: 8 pointers to messages, then 8 to outputs, any
//     alignment; rdx: lanes of a message, 0..25; rcx: lanes of an output, 1..25;
//     r8: the first round constant; r9: rounds >= 1
//     Output k: the first 8 * given bytes of the start XORed with 8 * lanes bytes of
//     message k, permuted. All messages are read before the first output is written.
//
// Clobbers: rax, rcx, rdx, rsi, rdi, r8-r11, zmm0-zmm31, flags.
// Stack: in absorb at most 1743 bytes, for saved registers
// and the next block of the messages, which is wiped; otherwise at most 32.
// Ends with vzeroupper.

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x8_avx512_intel)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x8_avx512_intel)
    .type SYMBOL(lanewise_keccakp1600_x8_avx512_intel), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x8_avx512_intel))
SYMBOL(lanewise_keccakp1600_x8_avx512_intel):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea rsi, [rsi + 8 * rdx]                    # behind the last constant
    neg rdx                                     # counts up to 0
    vmovdqu64 zmm0, [rdi + 0]
    vmovdqu64 zmm1, [rdi + 64]
    vmovdqu64 zmm2, [rdi + 128]
    vmovdqu64 zmm3, [rdi + 192]
    vmovdqu64 zmm4, [rdi + 256]
    vmovdqu64 zmm5, [rdi + 320]
    vmovdqu64 zmm6, [rdi + 384]
    vmovdqu64 zmm7, [rdi + 448]
    vmovdqu64 zmm8, [rdi + 512]
    vmovdqu64 zmm9, [rdi + 576]
    vmovdqu64 zmm10, [rdi + 640]
    vmovdqu64 zmm11, [rdi + 704]
    vmovdqu64 zmm12, [rdi + 768]
    vmovdqu64 zmm13, [rdi + 832]
    vmovdqu64 zmm14, [rdi + 896]
    vmovdqu64 zmm15, [rdi + 960]
    vmovdqu64 zmm16, [rdi + 1024]
    vmovdqu64 zmm17, [rdi + 1088]
    vmovdqu64 zmm18, [rdi + 1152]
    vmovdqu64 zmm19, [rdi + 1216]
    vmovdqu64 zmm20, [rdi + 1280]
    vmovdqu64 zmm21, [rdi + 1344]
    vmovdqu64 zmm22, [rdi + 1408]
    vmovdqu64 zmm23, [rdi + 1472]
    vmovdqu64 zmm24, [rdi + 1536]
    .p2align 6
Lx8_avx512_intel_round:
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
    vpxorq zmm19, zmm19, qword ptr [rsi + 8 * rdx]{1to8}# E0 = X0 ^ RC
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
    inc rdx
    jnz Lx8_avx512_intel_round
    vmovdqu64 [rdi + 0], zmm0
    vmovdqu64 [rdi + 64], zmm1
    vmovdqu64 [rdi + 128], zmm2
    vmovdqu64 [rdi + 192], zmm3
    vmovdqu64 [rdi + 256], zmm4
    vmovdqu64 [rdi + 320], zmm5
    vmovdqu64 [rdi + 384], zmm6
    vmovdqu64 [rdi + 448], zmm7
    vmovdqu64 [rdi + 512], zmm8
    vmovdqu64 [rdi + 576], zmm9
    vmovdqu64 [rdi + 640], zmm10
    vmovdqu64 [rdi + 704], zmm11
    vmovdqu64 [rdi + 768], zmm12
    vmovdqu64 [rdi + 832], zmm13
    vmovdqu64 [rdi + 896], zmm14
    vmovdqu64 [rdi + 960], zmm15
    vmovdqu64 [rdi + 1024], zmm16
    vmovdqu64 [rdi + 1088], zmm17
    vmovdqu64 [rdi + 1152], zmm18
    vmovdqu64 [rdi + 1216], zmm19
    vmovdqu64 [rdi + 1280], zmm20
    vmovdqu64 [rdi + 1344], zmm21
    vmovdqu64 [rdi + 1408], zmm22
    vmovdqu64 [rdi + 1472], zmm23
    vmovdqu64 [rdi + 1536], zmm24
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x8_avx512_intel), . - SYMBOL(lanewise_keccakp1600_x8_avx512_intel)
#endif
    MS_ENTRY(lanewise_keccakp1600_x8_avx512_intel, 3, 1)
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x8_avx512_intel_absorb)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x8_avx512_intel_absorb)
    .type SYMBOL(lanewise_keccakp1600_x8_avx512_intel_absorb), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x8_avx512_intel_absorb))
SYMBOL(lanewise_keccakp1600_x8_avx512_intel_absorb):
    .cfi_startproc
    _CET_ENDBR
    push rbx
    .cfi_def_cfa_offset 16
    .cfi_offset rbx, -16
    SEH(.seh_pushreg rbx)
    push r12
    .cfi_def_cfa_offset 24
    .cfi_offset r12, -24
    SEH(.seh_pushreg r12)
    push r13
    .cfi_def_cfa_offset 32
    .cfi_offset r13, -32
    SEH(.seh_pushreg r13)
    push r14
    .cfi_def_cfa_offset 40
    .cfi_offset r14, -40
    SEH(.seh_pushreg r14)
    push r15
    .cfi_def_cfa_offset 48
    .cfi_offset r15, -48
    SEH(.seh_pushreg r15)
    push rbp
    .cfi_def_cfa_offset 56
    .cfi_offset rbp, -56
    SEH(.seh_pushreg rbp)
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    SEH2(.seh_setframe rbp, 0)
    SEH(.seh_endprologue)
    sub rsp, 1632
    and rsp, -64
    lea r8, [r8 + 8 * r9]                       # behind the last constant
    neg r9
    mov [rsp + 1600], rcx
    mov [rsp + 1608], rdx
    mov [rsp + 1616], r9                        # minus the number of rounds
    mov [rsp + 1624], rdi
    mov r14, rdx
    cmp r14, 1
    je Lx8_avx512_intel_absorb_single           # then the buffer is not used
    vpxor xmm0, xmm0, xmm0
    vmovdqa64 [rsp + 0], zmm0
    vmovdqa64 [rsp + 64], zmm0
    vmovdqa64 [rsp + 128], zmm0
    vmovdqa64 [rsp + 192], zmm0
    vmovdqa64 [rsp + 256], zmm0
    vmovdqa64 [rsp + 320], zmm0
    vmovdqa64 [rsp + 384], zmm0
    vmovdqa64 [rsp + 448], zmm0
    vmovdqa64 [rsp + 512], zmm0
    vmovdqa64 [rsp + 576], zmm0
    vmovdqa64 [rsp + 640], zmm0
    vmovdqa64 [rsp + 704], zmm0
    vmovdqa64 [rsp + 768], zmm0
    vmovdqa64 [rsp + 832], zmm0
    vmovdqa64 [rsp + 896], zmm0
    vmovdqa64 [rsp + 960], zmm0
    vmovdqa64 [rsp + 1024], zmm0
    vmovdqa64 [rsp + 1088], zmm0
    vmovdqa64 [rsp + 1152], zmm0
    vmovdqa64 [rsp + 1216], zmm0
    vmovdqa64 [rsp + 1280], zmm0
    vmovdqa64 [rsp + 1344], zmm0
    vmovdqa64 [rsp + 1408], zmm0
    vmovdqa64 [rsp + 1472], zmm0
    vmovdqa64 [rsp + 1536], zmm0
Lx8_avx512_intel_absorb_single:
    mov rax, [rsi + 0]                          # message 0
    mov rdx, [rsi + 8]                          # message 1
    mov r10, [rsi + 16]                         # message 2
    mov r11, [rsi + 24]                         # message 3
    mov rbx, [rsi + 32]                         # message 4
    mov r12, [rsi + 40]                         # message 5
    mov r13, [rsi + 48]                         # message 6
    mov rsi, [rsi + 56]                         # message 7
    vmovdqu64 zmm0, [rdi + 0]
    vmovdqu64 zmm1, [rdi + 64]
    vmovdqu64 zmm2, [rdi + 128]
    vmovdqu64 zmm3, [rdi + 192]
    vmovdqu64 zmm4, [rdi + 256]
    vmovdqu64 zmm5, [rdi + 320]
    vmovdqu64 zmm6, [rdi + 384]
    vmovdqu64 zmm7, [rdi + 448]
    vmovdqu64 zmm8, [rdi + 512]
    vmovdqu64 zmm9, [rdi + 576]
    vmovdqu64 zmm10, [rdi + 640]
    vmovdqu64 zmm11, [rdi + 704]
    vmovdqu64 zmm12, [rdi + 768]
    vmovdqu64 zmm13, [rdi + 832]
    vmovdqu64 zmm14, [rdi + 896]
    vmovdqu64 zmm15, [rdi + 960]
    vmovdqu64 zmm16, [rdi + 1024]
    vmovdqu64 zmm17, [rdi + 1088]
    vmovdqu64 zmm18, [rdi + 1152]
    vmovdqu64 zmm19, [rdi + 1216]
    vmovdqu64 zmm20, [rdi + 1280]
    vmovdqu64 zmm21, [rdi + 1344]
    vmovdqu64 zmm22, [rdi + 1408]
    vmovdqu64 zmm23, [rdi + 1472]
    vmovdqu64 zmm24, [rdi + 1536]
Lx8_avx512_intel_absorb_direct:
    xor r9d, r9d
    cmp rcx, 4
    jb Lx8_avx512_intel_absorb_tail0
    vmovdqu64 ymm25, [rax + r9 + 0]             # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r10 + r9 + 0], 1# and of message 2
    vmovdqu64 ymm26, [rdx + r9 + 0]             # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [r11 + r9 + 0], 1# and of message 3
    vmovdqu64 ymm27, [rbx + r9 + 0]             # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r13 + r9 + 0], 1# and of message 6
    vmovdqu64 ymm28, [r12 + r9 + 0]             # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rsi + r9 + 0], 1# and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm0, zmm0, zmm27                    # j = 0
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm1, zmm1, zmm27                    # j = 0
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm2, zmm2, zmm27                    # j = 0
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm3, zmm3, zmm27                    # j = 0
    cmp rcx, 8
    jb Lx8_avx512_intel_absorb_tail4
    vmovdqu64 ymm25, [rax + r9 + 32]            # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r10 + r9 + 32], 1# and of message 2
    vmovdqu64 ymm26, [rdx + r9 + 32]            # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [r11 + r9 + 32], 1# and of message 3
    vmovdqu64 ymm27, [rbx + r9 + 32]            # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r13 + r9 + 32], 1# and of message 6
    vmovdqu64 ymm28, [r12 + r9 + 32]            # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rsi + r9 + 32], 1# and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm4, zmm4, zmm27                    # j = 4
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm5, zmm5, zmm27                    # j = 4
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm6, zmm6, zmm27                    # j = 4
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm7, zmm7, zmm27                    # j = 4
    cmp rcx, 12
    jb Lx8_avx512_intel_absorb_tail8
    vmovdqu64 ymm25, [rax + r9 + 64]            # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r10 + r9 + 64], 1# and of message 2
    vmovdqu64 ymm26, [rdx + r9 + 64]            # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [r11 + r9 + 64], 1# and of message 3
    vmovdqu64 ymm27, [rbx + r9 + 64]            # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r13 + r9 + 64], 1# and of message 6
    vmovdqu64 ymm28, [r12 + r9 + 64]            # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rsi + r9 + 64], 1# and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm8, zmm8, zmm27                    # j = 8
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm9, zmm9, zmm27                    # j = 8
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm10, zmm10, zmm27                  # j = 8
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm11, zmm11, zmm27                  # j = 8
    cmp rcx, 16
    jb Lx8_avx512_intel_absorb_tail12
    vmovdqu64 ymm25, [rax + r9 + 96]            # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r10 + r9 + 96], 1# and of message 2
    vmovdqu64 ymm26, [rdx + r9 + 96]            # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [r11 + r9 + 96], 1# and of message 3
    vmovdqu64 ymm27, [rbx + r9 + 96]            # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r13 + r9 + 96], 1# and of message 6
    vmovdqu64 ymm28, [r12 + r9 + 96]            # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rsi + r9 + 96], 1# and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm12, zmm12, zmm27                  # j = 12
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm13, zmm13, zmm27                  # j = 12
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm14, zmm14, zmm27                  # j = 12
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm15, zmm15, zmm27                  # j = 12
    cmp rcx, 20
    jb Lx8_avx512_intel_absorb_tail16
    vmovdqu64 ymm25, [rax + r9 + 128]           # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r10 + r9 + 128], 1# and of message 2
    vmovdqu64 ymm26, [rdx + r9 + 128]           # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [r11 + r9 + 128], 1# and of message 3
    vmovdqu64 ymm27, [rbx + r9 + 128]           # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r13 + r9 + 128], 1# and of message 6
    vmovdqu64 ymm28, [r12 + r9 + 128]           # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rsi + r9 + 128], 1# and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm16, zmm16, zmm27                  # j = 16
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm17, zmm17, zmm27                  # j = 16
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm18, zmm18, zmm27                  # j = 16
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm19, zmm19, zmm27                  # j = 16
    cmp rcx, 24
    jb Lx8_avx512_intel_absorb_tail20
    vmovdqu64 ymm25, [rax + r9 + 160]           # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r10 + r9 + 160], 1# and of message 2
    vmovdqu64 ymm26, [rdx + r9 + 160]           # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [r11 + r9 + 160], 1# and of message 3
    vmovdqu64 ymm27, [rbx + r9 + 160]           # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r13 + r9 + 160], 1# and of message 6
    vmovdqu64 ymm28, [r12 + r9 + 160]           # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rsi + r9 + 160], 1# and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm20, zmm20, zmm27                  # j = 20
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm21, zmm21, zmm27                  # j = 20
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm22, zmm22, zmm27                  # j = 20
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm23, zmm23, zmm27                  # j = 20
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 192]               # lane 24 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 192]      # and of message 1
    vmovq xmm26, [r10 + r9 + 192]               # lane 24 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 192]      # and of message 3
    vmovq xmm27, [rbx + r9 + 192]               # lane 24 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 192]      # and of message 5
    vmovq xmm28, [r13 + r9 + 192]               # lane 24 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 192]      # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm24, zmm24, zmm25                  # lane 24 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_tail0:
    test rcx, 2
    jz Lx8_avx512_intel_absorb_odd0
    vmovdqu64 xmm25, [rax + r9 + 0]             # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r10 + r9 + 0], 1# message 2
    vinserti64x2 zmm25, zmm25, [rbx + r9 + 0], 2# message 4
    vinserti64x2 zmm25, zmm25, [r13 + r9 + 0], 3# message 6
    vmovdqu64 xmm26, [rdx + r9 + 0]             # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [r11 + r9 + 0], 1# message 3
    vinserti64x2 zmm26, zmm26, [r12 + r9 + 0], 2# message 5
    vinserti64x2 zmm26, zmm26, [rsi + r9 + 0], 3# message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 0 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 1 of all
    vpxorq zmm0, zmm0, zmm27
    vpxorq zmm1, zmm1, zmm26
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 16]                # lane 2 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 16]       # and of message 1
    vmovq xmm26, [r10 + r9 + 16]                # lane 2 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 16]       # and of message 3
    vmovq xmm27, [rbx + r9 + 16]                # lane 2 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 16]       # and of message 5
    vmovq xmm28, [r13 + r9 + 16]                # lane 2 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 16]       # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm2, zmm2, zmm25                    # lane 2 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_odd0:
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 0]                 # lane 0 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 0]        # and of message 1
    vmovq xmm26, [r10 + r9 + 0]                 # lane 0 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 0]        # and of message 3
    vmovq xmm27, [rbx + r9 + 0]                 # lane 0 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 0]        # and of message 5
    vmovq xmm28, [r13 + r9 + 0]                 # lane 0 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 0]        # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm0, zmm0, zmm25                    # lane 0 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_tail4:
    test rcx, 2
    jz Lx8_avx512_intel_absorb_odd4
    vmovdqu64 xmm25, [rax + r9 + 32]            # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r10 + r9 + 32], 1# message 2
    vinserti64x2 zmm25, zmm25, [rbx + r9 + 32], 2# message 4
    vinserti64x2 zmm25, zmm25, [r13 + r9 + 32], 3# message 6
    vmovdqu64 xmm26, [rdx + r9 + 32]            # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [r11 + r9 + 32], 1# message 3
    vinserti64x2 zmm26, zmm26, [r12 + r9 + 32], 2# message 5
    vinserti64x2 zmm26, zmm26, [rsi + r9 + 32], 3# message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 4 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 5 of all
    vpxorq zmm4, zmm4, zmm27
    vpxorq zmm5, zmm5, zmm26
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 48]                # lane 6 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 48]       # and of message 1
    vmovq xmm26, [r10 + r9 + 48]                # lane 6 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 48]       # and of message 3
    vmovq xmm27, [rbx + r9 + 48]                # lane 6 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 48]       # and of message 5
    vmovq xmm28, [r13 + r9 + 48]                # lane 6 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 48]       # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm6, zmm6, zmm25                    # lane 6 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_odd4:
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 32]                # lane 4 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 32]       # and of message 1
    vmovq xmm26, [r10 + r9 + 32]                # lane 4 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 32]       # and of message 3
    vmovq xmm27, [rbx + r9 + 32]                # lane 4 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 32]       # and of message 5
    vmovq xmm28, [r13 + r9 + 32]                # lane 4 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 32]       # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm4, zmm4, zmm25                    # lane 4 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_tail8:
    test rcx, 2
    jz Lx8_avx512_intel_absorb_odd8
    vmovdqu64 xmm25, [rax + r9 + 64]            # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r10 + r9 + 64], 1# message 2
    vinserti64x2 zmm25, zmm25, [rbx + r9 + 64], 2# message 4
    vinserti64x2 zmm25, zmm25, [r13 + r9 + 64], 3# message 6
    vmovdqu64 xmm26, [rdx + r9 + 64]            # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [r11 + r9 + 64], 1# message 3
    vinserti64x2 zmm26, zmm26, [r12 + r9 + 64], 2# message 5
    vinserti64x2 zmm26, zmm26, [rsi + r9 + 64], 3# message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 8 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 9 of all
    vpxorq zmm8, zmm8, zmm27
    vpxorq zmm9, zmm9, zmm26
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 80]                # lane 10 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 80]       # and of message 1
    vmovq xmm26, [r10 + r9 + 80]                # lane 10 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 80]       # and of message 3
    vmovq xmm27, [rbx + r9 + 80]                # lane 10 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 80]       # and of message 5
    vmovq xmm28, [r13 + r9 + 80]                # lane 10 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 80]       # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm10, zmm10, zmm25                  # lane 10 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_odd8:
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 64]                # lane 8 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 64]       # and of message 1
    vmovq xmm26, [r10 + r9 + 64]                # lane 8 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 64]       # and of message 3
    vmovq xmm27, [rbx + r9 + 64]                # lane 8 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 64]       # and of message 5
    vmovq xmm28, [r13 + r9 + 64]                # lane 8 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 64]       # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm8, zmm8, zmm25                    # lane 8 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_tail12:
    test rcx, 2
    jz Lx8_avx512_intel_absorb_odd12
    vmovdqu64 xmm25, [rax + r9 + 96]            # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r10 + r9 + 96], 1# message 2
    vinserti64x2 zmm25, zmm25, [rbx + r9 + 96], 2# message 4
    vinserti64x2 zmm25, zmm25, [r13 + r9 + 96], 3# message 6
    vmovdqu64 xmm26, [rdx + r9 + 96]            # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [r11 + r9 + 96], 1# message 3
    vinserti64x2 zmm26, zmm26, [r12 + r9 + 96], 2# message 5
    vinserti64x2 zmm26, zmm26, [rsi + r9 + 96], 3# message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 12 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 13 of all
    vpxorq zmm12, zmm12, zmm27
    vpxorq zmm13, zmm13, zmm26
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 112]               # lane 14 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 112]      # and of message 1
    vmovq xmm26, [r10 + r9 + 112]               # lane 14 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 112]      # and of message 3
    vmovq xmm27, [rbx + r9 + 112]               # lane 14 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 112]      # and of message 5
    vmovq xmm28, [r13 + r9 + 112]               # lane 14 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 112]      # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm14, zmm14, zmm25                  # lane 14 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_odd12:
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 96]                # lane 12 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 96]       # and of message 1
    vmovq xmm26, [r10 + r9 + 96]                # lane 12 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 96]       # and of message 3
    vmovq xmm27, [rbx + r9 + 96]                # lane 12 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 96]       # and of message 5
    vmovq xmm28, [r13 + r9 + 96]                # lane 12 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 96]       # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm12, zmm12, zmm25                  # lane 12 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_tail16:
    test rcx, 2
    jz Lx8_avx512_intel_absorb_odd16
    vmovdqu64 xmm25, [rax + r9 + 128]           # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r10 + r9 + 128], 1# message 2
    vinserti64x2 zmm25, zmm25, [rbx + r9 + 128], 2# message 4
    vinserti64x2 zmm25, zmm25, [r13 + r9 + 128], 3# message 6
    vmovdqu64 xmm26, [rdx + r9 + 128]           # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [r11 + r9 + 128], 1# message 3
    vinserti64x2 zmm26, zmm26, [r12 + r9 + 128], 2# message 5
    vinserti64x2 zmm26, zmm26, [rsi + r9 + 128], 3# message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 16 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 17 of all
    vpxorq zmm16, zmm16, zmm27
    vpxorq zmm17, zmm17, zmm26
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 144]               # lane 18 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 144]      # and of message 1
    vmovq xmm26, [r10 + r9 + 144]               # lane 18 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 144]      # and of message 3
    vmovq xmm27, [rbx + r9 + 144]               # lane 18 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 144]      # and of message 5
    vmovq xmm28, [r13 + r9 + 144]               # lane 18 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 144]      # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm18, zmm18, zmm25                  # lane 18 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_odd16:
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 128]               # lane 16 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 128]      # and of message 1
    vmovq xmm26, [r10 + r9 + 128]               # lane 16 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 128]      # and of message 3
    vmovq xmm27, [rbx + r9 + 128]               # lane 16 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 128]      # and of message 5
    vmovq xmm28, [r13 + r9 + 128]               # lane 16 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 128]      # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm16, zmm16, zmm25                  # lane 16 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_tail20:
    test rcx, 2
    jz Lx8_avx512_intel_absorb_odd20
    vmovdqu64 xmm25, [rax + r9 + 160]           # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r10 + r9 + 160], 1# message 2
    vinserti64x2 zmm25, zmm25, [rbx + r9 + 160], 2# message 4
    vinserti64x2 zmm25, zmm25, [r13 + r9 + 160], 3# message 6
    vmovdqu64 xmm26, [rdx + r9 + 160]           # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [r11 + r9 + 160], 1# message 3
    vinserti64x2 zmm26, zmm26, [r12 + r9 + 160], 2# message 5
    vinserti64x2 zmm26, zmm26, [rsi + r9 + 160], 3# message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 20 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 21 of all
    vpxorq zmm20, zmm20, zmm27
    vpxorq zmm21, zmm21, zmm26
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 176]               # lane 22 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 176]      # and of message 1
    vmovq xmm26, [r10 + r9 + 176]               # lane 22 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 176]      # and of message 3
    vmovq xmm27, [rbx + r9 + 176]               # lane 22 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 176]      # and of message 5
    vmovq xmm28, [r13 + r9 + 176]               # lane 22 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 176]      # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm22, zmm22, zmm25                  # lane 22 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_odd20:
    test rcx, 1
    jz Lx8_avx512_intel_absorb_absorbed
    vmovq xmm25, [rax + r9 + 160]               # lane 20 of message 0
    vmovhps xmm25, xmm25, [rdx + r9 + 160]      # and of message 1
    vmovq xmm26, [r10 + r9 + 160]               # lane 20 of message 2
    vmovhps xmm26, xmm26, [r11 + r9 + 160]      # and of message 3
    vmovq xmm27, [rbx + r9 + 160]               # lane 20 of message 4
    vmovhps xmm27, xmm27, [r12 + r9 + 160]      # and of message 5
    vmovq xmm28, [r13 + r9 + 160]               # lane 20 of message 6
    vmovhps xmm28, xmm28, [rsi + r9 + 160]      # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm20, zmm20, zmm25                  # lane 20 of all
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_absorbed:

    // The block is in the states. Point to the next one and permute.
    lea rax, [rax + 8 * rcx]
    lea rdx, [rdx + 8 * rcx]
    lea r10, [r10 + 8 * rcx]
    lea r11, [r11 + 8 * rcx]
    lea rbx, [rbx + 8 * rcx]
    lea r12, [r12 + 8 * rcx]
    lea r13, [r13 + 8 * rcx]
    lea rsi, [rsi + 8 * rcx]
    lea rcx, [8 * rcx - 32]                     # offset of the last group of lanes
    mov rdi, -1
    dec qword ptr [rsp + 1608]
    cmovz rcx, rdi                              # none, if there is no next block
    xor r9d, r9d                                # offset of the next group
    mov r15, [rsp + 1616]
    test r15, r15
    jz Lx8_avx512_intel_absorb_permuted
    .p2align 6
Lx8_avx512_intel_absorb_round:
    cmp r9, rcx
    jg Lx8_avx512_intel_absorb_ahead            # all are there, or there is no next block
    mov rdi, [rax + r9 + 0]                     # lane j+0 of message 0
    mov [rsp + 8 * r9 + 0], rdi
    mov rdi, [rdx + r9 + 0]                     # lane j+0 of message 1
    mov [rsp + 8 * r9 + 8], rdi
    mov rdi, [r10 + r9 + 0]                     # lane j+0 of message 2
    mov [rsp + 8 * r9 + 16], rdi
    mov rdi, [r11 + r9 + 0]                     # lane j+0 of message 3
    mov [rsp + 8 * r9 + 24], rdi
    mov rdi, [rbx + r9 + 0]                     # lane j+0 of message 4
    mov [rsp + 8 * r9 + 32], rdi
    mov rdi, [r12 + r9 + 0]                     # lane j+0 of message 5
    mov [rsp + 8 * r9 + 40], rdi
    mov rdi, [r13 + r9 + 0]                     # lane j+0 of message 6
    mov [rsp + 8 * r9 + 48], rdi
    mov rdi, [rsi + r9 + 0]                     # lane j+0 of message 7
    mov [rsp + 8 * r9 + 56], rdi
    mov rdi, [rax + r9 + 8]                     # lane j+1 of message 0
    mov [rsp + 8 * r9 + 64], rdi
    mov rdi, [rdx + r9 + 8]                     # lane j+1 of message 1
    mov [rsp + 8 * r9 + 72], rdi
    mov rdi, [r10 + r9 + 8]                     # lane j+1 of message 2
    mov [rsp + 8 * r9 + 80], rdi
    mov rdi, [r11 + r9 + 8]                     # lane j+1 of message 3
    mov [rsp + 8 * r9 + 88], rdi
    mov rdi, [rbx + r9 + 8]                     # lane j+1 of message 4
    mov [rsp + 8 * r9 + 96], rdi
    mov rdi, [r12 + r9 + 8]                     # lane j+1 of message 5
    mov [rsp + 8 * r9 + 104], rdi
    mov rdi, [r13 + r9 + 8]                     # lane j+1 of message 6
    mov [rsp + 8 * r9 + 112], rdi
    mov rdi, [rsi + r9 + 8]                     # lane j+1 of message 7
    mov [rsp + 8 * r9 + 120], rdi
    mov rdi, [rax + r9 + 16]                    # lane j+2 of message 0
    mov [rsp + 8 * r9 + 128], rdi
    mov rdi, [rdx + r9 + 16]                    # lane j+2 of message 1
    mov [rsp + 8 * r9 + 136], rdi
    mov rdi, [r10 + r9 + 16]                    # lane j+2 of message 2
    mov [rsp + 8 * r9 + 144], rdi
    mov rdi, [r11 + r9 + 16]                    # lane j+2 of message 3
    mov [rsp + 8 * r9 + 152], rdi
    mov rdi, [rbx + r9 + 16]                    # lane j+2 of message 4
    mov [rsp + 8 * r9 + 160], rdi
    mov rdi, [r12 + r9 + 16]                    # lane j+2 of message 5
    mov [rsp + 8 * r9 + 168], rdi
    mov rdi, [r13 + r9 + 16]                    # lane j+2 of message 6
    mov [rsp + 8 * r9 + 176], rdi
    mov rdi, [rsi + r9 + 16]                    # lane j+2 of message 7
    mov [rsp + 8 * r9 + 184], rdi
    mov rdi, [rax + r9 + 24]                    # lane j+3 of message 0
    mov [rsp + 8 * r9 + 192], rdi
    mov rdi, [rdx + r9 + 24]                    # lane j+3 of message 1
    mov [rsp + 8 * r9 + 200], rdi
    mov rdi, [r10 + r9 + 24]                    # lane j+3 of message 2
    mov [rsp + 8 * r9 + 208], rdi
    mov rdi, [r11 + r9 + 24]                    # lane j+3 of message 3
    mov [rsp + 8 * r9 + 216], rdi
    mov rdi, [rbx + r9 + 24]                    # lane j+3 of message 4
    mov [rsp + 8 * r9 + 224], rdi
    mov rdi, [r12 + r9 + 24]                    # lane j+3 of message 5
    mov [rsp + 8 * r9 + 232], rdi
    mov rdi, [r13 + r9 + 24]                    # lane j+3 of message 6
    mov [rsp + 8 * r9 + 240], rdi
    mov rdi, [rsi + r9 + 24]                    # lane j+3 of message 7
    mov [rsp + 8 * r9 + 248], rdi
    lea rdi, [r9 + 32]
    cmp rdi, rcx
    cmovg rdi, rcx                              # the last group ends at the last lane
    cmp r9, rcx
    lea r9, [rcx + 32]                          # beyond the end, if that was the last
    cmovne r9, rdi
Lx8_avx512_intel_absorb_ahead:
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
    vpxorq zmm19, zmm19, qword ptr [r8 + 8 * r15]{1to8}# E0 = X0 ^ RC
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
    inc r15
    jnz Lx8_avx512_intel_absorb_round
Lx8_avx512_intel_absorb_permuted:
    cmp qword ptr [rsp + 1608], 0
    je Lx8_avx512_intel_absorb_done
Lx8_avx512_intel_absorb_more:
    cmp r9, rcx
    jg Lx8_avx512_intel_absorb_ready            # all are there, or there is no next block
    mov rdi, [rax + r9 + 0]                     # lane j+0 of message 0
    mov [rsp + 8 * r9 + 0], rdi
    mov rdi, [rdx + r9 + 0]                     # lane j+0 of message 1
    mov [rsp + 8 * r9 + 8], rdi
    mov rdi, [r10 + r9 + 0]                     # lane j+0 of message 2
    mov [rsp + 8 * r9 + 16], rdi
    mov rdi, [r11 + r9 + 0]                     # lane j+0 of message 3
    mov [rsp + 8 * r9 + 24], rdi
    mov rdi, [rbx + r9 + 0]                     # lane j+0 of message 4
    mov [rsp + 8 * r9 + 32], rdi
    mov rdi, [r12 + r9 + 0]                     # lane j+0 of message 5
    mov [rsp + 8 * r9 + 40], rdi
    mov rdi, [r13 + r9 + 0]                     # lane j+0 of message 6
    mov [rsp + 8 * r9 + 48], rdi
    mov rdi, [rsi + r9 + 0]                     # lane j+0 of message 7
    mov [rsp + 8 * r9 + 56], rdi
    mov rdi, [rax + r9 + 8]                     # lane j+1 of message 0
    mov [rsp + 8 * r9 + 64], rdi
    mov rdi, [rdx + r9 + 8]                     # lane j+1 of message 1
    mov [rsp + 8 * r9 + 72], rdi
    mov rdi, [r10 + r9 + 8]                     # lane j+1 of message 2
    mov [rsp + 8 * r9 + 80], rdi
    mov rdi, [r11 + r9 + 8]                     # lane j+1 of message 3
    mov [rsp + 8 * r9 + 88], rdi
    mov rdi, [rbx + r9 + 8]                     # lane j+1 of message 4
    mov [rsp + 8 * r9 + 96], rdi
    mov rdi, [r12 + r9 + 8]                     # lane j+1 of message 5
    mov [rsp + 8 * r9 + 104], rdi
    mov rdi, [r13 + r9 + 8]                     # lane j+1 of message 6
    mov [rsp + 8 * r9 + 112], rdi
    mov rdi, [rsi + r9 + 8]                     # lane j+1 of message 7
    mov [rsp + 8 * r9 + 120], rdi
    mov rdi, [rax + r9 + 16]                    # lane j+2 of message 0
    mov [rsp + 8 * r9 + 128], rdi
    mov rdi, [rdx + r9 + 16]                    # lane j+2 of message 1
    mov [rsp + 8 * r9 + 136], rdi
    mov rdi, [r10 + r9 + 16]                    # lane j+2 of message 2
    mov [rsp + 8 * r9 + 144], rdi
    mov rdi, [r11 + r9 + 16]                    # lane j+2 of message 3
    mov [rsp + 8 * r9 + 152], rdi
    mov rdi, [rbx + r9 + 16]                    # lane j+2 of message 4
    mov [rsp + 8 * r9 + 160], rdi
    mov rdi, [r12 + r9 + 16]                    # lane j+2 of message 5
    mov [rsp + 8 * r9 + 168], rdi
    mov rdi, [r13 + r9 + 16]                    # lane j+2 of message 6
    mov [rsp + 8 * r9 + 176], rdi
    mov rdi, [rsi + r9 + 16]                    # lane j+2 of message 7
    mov [rsp + 8 * r9 + 184], rdi
    mov rdi, [rax + r9 + 24]                    # lane j+3 of message 0
    mov [rsp + 8 * r9 + 192], rdi
    mov rdi, [rdx + r9 + 24]                    # lane j+3 of message 1
    mov [rsp + 8 * r9 + 200], rdi
    mov rdi, [r10 + r9 + 24]                    # lane j+3 of message 2
    mov [rsp + 8 * r9 + 208], rdi
    mov rdi, [r11 + r9 + 24]                    # lane j+3 of message 3
    mov [rsp + 8 * r9 + 216], rdi
    mov rdi, [rbx + r9 + 24]                    # lane j+3 of message 4
    mov [rsp + 8 * r9 + 224], rdi
    mov rdi, [r12 + r9 + 24]                    # lane j+3 of message 5
    mov [rsp + 8 * r9 + 232], rdi
    mov rdi, [r13 + r9 + 24]                    # lane j+3 of message 6
    mov [rsp + 8 * r9 + 240], rdi
    mov rdi, [rsi + r9 + 24]                    # lane j+3 of message 7
    mov [rsp + 8 * r9 + 248], rdi
    lea rdi, [r9 + 32]
    cmp rdi, rcx
    cmovg rdi, rcx                              # the last group ends at the last lane
    cmp r9, rcx
    lea r9, [rcx + 32]                          # beyond the end, if that was the last
    cmovne r9, rdi
    jmp Lx8_avx512_intel_absorb_more
Lx8_avx512_intel_absorb_ready:
    mov rcx, [rsp + 1600]
    cmp rcx, 4
    jb Lx8_avx512_intel_absorb_direct           # too few lanes for a group
    vpxorq zmm0, zmm0, [rsp + 0]
    vpxorq zmm1, zmm1, [rsp + 64]
    vpxorq zmm2, zmm2, [rsp + 128]
    vpxorq zmm3, zmm3, [rsp + 192]
    cmp rcx, 4
    jbe Lx8_avx512_intel_absorb_absorbed
    vpxorq zmm4, zmm4, [rsp + 256]
    vpxorq zmm5, zmm5, [rsp + 320]
    vpxorq zmm6, zmm6, [rsp + 384]
    vpxorq zmm7, zmm7, [rsp + 448]
    cmp rcx, 8
    jbe Lx8_avx512_intel_absorb_absorbed
    vpxorq zmm8, zmm8, [rsp + 512]
    vpxorq zmm9, zmm9, [rsp + 576]
    vpxorq zmm10, zmm10, [rsp + 640]
    vpxorq zmm11, zmm11, [rsp + 704]
    cmp rcx, 12
    jbe Lx8_avx512_intel_absorb_absorbed
    vpxorq zmm12, zmm12, [rsp + 768]
    vpxorq zmm13, zmm13, [rsp + 832]
    vpxorq zmm14, zmm14, [rsp + 896]
    vpxorq zmm15, zmm15, [rsp + 960]
    cmp rcx, 16
    jbe Lx8_avx512_intel_absorb_absorbed
    vpxorq zmm16, zmm16, [rsp + 1024]
    vpxorq zmm17, zmm17, [rsp + 1088]
    vpxorq zmm18, zmm18, [rsp + 1152]
    vpxorq zmm19, zmm19, [rsp + 1216]
    cmp rcx, 20
    jbe Lx8_avx512_intel_absorb_absorbed
    vpxorq zmm20, zmm20, [rsp + 1280]
    vpxorq zmm21, zmm21, [rsp + 1344]
    vpxorq zmm22, zmm22, [rsp + 1408]
    vpxorq zmm23, zmm23, [rsp + 1472]
    cmp rcx, 24
    jbe Lx8_avx512_intel_absorb_absorbed
    vpxorq zmm24, zmm24, [rsp + 1536]
    jmp Lx8_avx512_intel_absorb_absorbed
Lx8_avx512_intel_absorb_done:
    mov rdi, [rsp + 1624]
    vmovdqu64 [rdi + 0], zmm0
    vmovdqu64 [rdi + 64], zmm1
    vmovdqu64 [rdi + 128], zmm2
    vmovdqu64 [rdi + 192], zmm3
    vmovdqu64 [rdi + 256], zmm4
    vmovdqu64 [rdi + 320], zmm5
    vmovdqu64 [rdi + 384], zmm6
    vmovdqu64 [rdi + 448], zmm7
    vmovdqu64 [rdi + 512], zmm8
    vmovdqu64 [rdi + 576], zmm9
    vmovdqu64 [rdi + 640], zmm10
    vmovdqu64 [rdi + 704], zmm11
    vmovdqu64 [rdi + 768], zmm12
    vmovdqu64 [rdi + 832], zmm13
    vmovdqu64 [rdi + 896], zmm14
    vmovdqu64 [rdi + 960], zmm15
    vmovdqu64 [rdi + 1024], zmm16
    vmovdqu64 [rdi + 1088], zmm17
    vmovdqu64 [rdi + 1152], zmm18
    vmovdqu64 [rdi + 1216], zmm19
    vmovdqu64 [rdi + 1280], zmm20
    vmovdqu64 [rdi + 1344], zmm21
    vmovdqu64 [rdi + 1408], zmm22
    vmovdqu64 [rdi + 1472], zmm23
    vmovdqu64 [rdi + 1536], zmm24
    cmp r14, 1
    je Lx8_avx512_intel_absorb_clean
    vpxor xmm0, xmm0, xmm0
    vmovdqa64 [rsp + 0], zmm0
    vmovdqa64 [rsp + 64], zmm0
    vmovdqa64 [rsp + 128], zmm0
    vmovdqa64 [rsp + 192], zmm0
    vmovdqa64 [rsp + 256], zmm0
    vmovdqa64 [rsp + 320], zmm0
    vmovdqa64 [rsp + 384], zmm0
    vmovdqa64 [rsp + 448], zmm0
    vmovdqa64 [rsp + 512], zmm0
    vmovdqa64 [rsp + 576], zmm0
    vmovdqa64 [rsp + 640], zmm0
    vmovdqa64 [rsp + 704], zmm0
    vmovdqa64 [rsp + 768], zmm0
    vmovdqa64 [rsp + 832], zmm0
    vmovdqa64 [rsp + 896], zmm0
    vmovdqa64 [rsp + 960], zmm0
    vmovdqa64 [rsp + 1024], zmm0
    vmovdqa64 [rsp + 1088], zmm0
    vmovdqa64 [rsp + 1152], zmm0
    vmovdqa64 [rsp + 1216], zmm0
    vmovdqa64 [rsp + 1280], zmm0
    vmovdqa64 [rsp + 1344], zmm0
    vmovdqa64 [rsp + 1408], zmm0
    vmovdqa64 [rsp + 1472], zmm0
    vmovdqa64 [rsp + 1536], zmm0
Lx8_avx512_intel_absorb_clean:
    vzeroupper
    mov rsp, rbp
    .cfi_def_cfa_register rsp
    pop rbp
    .cfi_restore rbp
    .cfi_def_cfa_offset 48
    pop r15
    .cfi_restore r15
    .cfi_def_cfa_offset 40
    pop r14
    .cfi_restore r14
    .cfi_def_cfa_offset 32
    pop r13
    .cfi_restore r13
    .cfi_def_cfa_offset 24
    pop r12
    .cfi_restore r12
    .cfi_def_cfa_offset 16
    pop rbx
    .cfi_restore rbx
    .cfi_def_cfa_offset 8
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x8_avx512_intel_absorb), . - SYMBOL(lanewise_keccakp1600_x8_avx512_intel_absorb)
#endif
    MS_ENTRY(lanewise_keccakp1600_x8_avx512_intel_absorb, 6, 1)
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x8_avx512_intel_extract)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x8_avx512_intel_extract)
    .type SYMBOL(lanewise_keccakp1600_x8_avx512_intel_extract), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x8_avx512_intel_extract))
SYMBOL(lanewise_keccakp1600_x8_avx512_intel_extract):
    .cfi_startproc
    _CET_ENDBR
    push rbx
    .cfi_def_cfa_offset 16
    .cfi_offset rbx, -16
    SEH(.seh_pushreg rbx)
    SEH(.seh_endprologue)
    mov rax, [rsi + 0]
    mov rcx, [rsi + 8]
    mov r8, [rsi + 16]
    mov r9, [rsi + 24]
    mov r10, [rsi + 32]
    mov r11, [rsi + 40]
    mov rbx, [rsi + 48]
    mov rsi, [rsi + 56]
    sub rdx, 2
    jb Lx8_avx512_intel_extract_odd
Lx8_avx512_intel_extract_pair:
    vmovdqu64 zmm0, [rdi]                       # lane i of all states
    vmovdqu64 zmm1, [rdi + 64]                  # lane i + 1
    vpunpcklqdq zmm2, zmm0, zmm1                # both lanes of the even states
    vpunpckhqdq zmm3, zmm0, zmm1                # both lanes of the odd states
    vmovdqu64 [rax], xmm2                       # two lanes of state 0
    vextracti64x2 [r8], zmm2, 1                 # of state 2
    vextracti64x2 [r10], zmm2, 2                # of state 4
    vextracti64x2 [rbx], zmm2, 3                # of state 6
    vmovdqu64 [rcx], xmm3                       # two lanes of state 1
    vextracti64x2 [r9], zmm3, 1                 # of state 3
    vextracti64x2 [r11], zmm3, 2                # of state 5
    vextracti64x2 [rsi], zmm3, 3                # of state 7
    add rdi, 128
    add rax, 16
    add rcx, 16
    add r8, 16
    add r9, 16
    add r10, 16
    add r11, 16
    add rbx, 16
    add rsi, 16
    sub rdx, 2
    jae Lx8_avx512_intel_extract_pair
Lx8_avx512_intel_extract_odd:
    test rdx, 1
    jz Lx8_avx512_intel_extract_done
    vmovdqu64 zmm0, [rdi]                       # the last lane
    vmovq [rax], xmm0
    vmovhps [rcx], xmm0
    vextracti64x2 xmm1, zmm0, 1                 # states 2 and 3
    vmovq [r8], xmm1
    vmovhps [r9], xmm1
    vextracti64x2 xmm1, zmm0, 2                 # states 4 and 5
    vmovq [r10], xmm1
    vmovhps [r11], xmm1
    vextracti64x2 xmm1, zmm0, 3                 # states 6 and 7
    vmovq [rbx], xmm1
    vmovhps [rsi], xmm1
Lx8_avx512_intel_extract_done:
    vzeroupper
    pop rbx
    .cfi_restore rbx
    .cfi_def_cfa_offset 8
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x8_avx512_intel_extract), . - SYMBOL(lanewise_keccakp1600_x8_avx512_intel_extract)
#endif
    MS_ENTRY(lanewise_keccakp1600_x8_avx512_intel_extract, 3, 0)
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x8_avx512_intel_once)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x8_avx512_intel_once)
    .type SYMBOL(lanewise_keccakp1600_x8_avx512_intel_once), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x8_avx512_intel_once))
SYMBOL(lanewise_keccakp1600_x8_avx512_intel_once):
    .cfi_startproc
    _CET_ENDBR
    push rbx
    .cfi_def_cfa_offset 16
    .cfi_offset rbx, -16
    SEH(.seh_pushreg rbx)
    push r12
    .cfi_def_cfa_offset 24
    .cfi_offset r12, -24
    SEH(.seh_pushreg r12)
    push r13
    .cfi_def_cfa_offset 32
    .cfi_offset r13, -32
    SEH(.seh_pushreg r13)
    push r14
    .cfi_def_cfa_offset 40
    .cfi_offset r14, -40
    SEH(.seh_pushreg r14)
    SEH(.seh_endprologue)
    vpbroadcastq zmm0, qword ptr [rdi + 0]
    vpbroadcastq zmm1, qword ptr [rdi + 8]
    vpbroadcastq zmm2, qword ptr [rdi + 16]
    vpbroadcastq zmm3, qword ptr [rdi + 24]
    vpbroadcastq zmm4, qword ptr [rdi + 32]
    vpbroadcastq zmm5, qword ptr [rdi + 40]
    vpbroadcastq zmm6, qword ptr [rdi + 48]
    vpbroadcastq zmm7, qword ptr [rdi + 56]
    vpbroadcastq zmm8, qword ptr [rdi + 64]
    vpbroadcastq zmm9, qword ptr [rdi + 72]
    vpbroadcastq zmm10, qword ptr [rdi + 80]
    vpbroadcastq zmm11, qword ptr [rdi + 88]
    vpbroadcastq zmm12, qword ptr [rdi + 96]
    vpbroadcastq zmm13, qword ptr [rdi + 104]
    vpbroadcastq zmm14, qword ptr [rdi + 112]
    vpbroadcastq zmm15, qword ptr [rdi + 120]
    vpbroadcastq zmm16, qword ptr [rdi + 128]
    vpbroadcastq zmm17, qword ptr [rdi + 136]
    vpbroadcastq zmm18, qword ptr [rdi + 144]
    vpbroadcastq zmm19, qword ptr [rdi + 152]
    vpbroadcastq zmm20, qword ptr [rdi + 160]
    vpbroadcastq zmm21, qword ptr [rdi + 168]
    vpbroadcastq zmm22, qword ptr [rdi + 176]
    vpbroadcastq zmm23, qword ptr [rdi + 184]
    vpbroadcastq zmm24, qword ptr [rdi + 192]
    mov rax, [rsi + 0]                          # message 0
    mov r10, [rsi + 8]                          # message 1
    mov r11, [rsi + 16]                         # message 2
    mov rbx, [rsi + 24]                         # message 3
    mov r12, [rsi + 32]                         # message 4
    mov r13, [rsi + 40]                         # message 5
    mov r14, [rsi + 48]                         # message 6
    mov rdi, [rsi + 56]                         # message 7
    cmp rdx, 4
    jb Lx8_avx512_intel_once_tail0
    vmovdqu64 ymm25, [rax + 0]                  # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r11 + 0], 1     # and of message 2
    vmovdqu64 ymm26, [r10 + 0]                  # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [rbx + 0], 1     # and of message 3
    vmovdqu64 ymm27, [r12 + 0]                  # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r14 + 0], 1     # and of message 6
    vmovdqu64 ymm28, [r13 + 0]                  # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rdi + 0], 1     # and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm0, zmm0, zmm27                    # j = 0
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm1, zmm1, zmm27                    # j = 0
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm2, zmm2, zmm27                    # j = 0
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm3, zmm3, zmm27                    # j = 0
    cmp rdx, 8
    jb Lx8_avx512_intel_once_tail4
    vmovdqu64 ymm25, [rax + 32]                 # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r11 + 32], 1    # and of message 2
    vmovdqu64 ymm26, [r10 + 32]                 # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [rbx + 32], 1    # and of message 3
    vmovdqu64 ymm27, [r12 + 32]                 # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r14 + 32], 1    # and of message 6
    vmovdqu64 ymm28, [r13 + 32]                 # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rdi + 32], 1    # and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm4, zmm4, zmm27                    # j = 4
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm5, zmm5, zmm27                    # j = 4
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm6, zmm6, zmm27                    # j = 4
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm7, zmm7, zmm27                    # j = 4
    cmp rdx, 12
    jb Lx8_avx512_intel_once_tail8
    vmovdqu64 ymm25, [rax + 64]                 # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r11 + 64], 1    # and of message 2
    vmovdqu64 ymm26, [r10 + 64]                 # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [rbx + 64], 1    # and of message 3
    vmovdqu64 ymm27, [r12 + 64]                 # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r14 + 64], 1    # and of message 6
    vmovdqu64 ymm28, [r13 + 64]                 # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rdi + 64], 1    # and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm8, zmm8, zmm27                    # j = 8
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm9, zmm9, zmm27                    # j = 8
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm10, zmm10, zmm27                  # j = 8
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm11, zmm11, zmm27                  # j = 8
    cmp rdx, 16
    jb Lx8_avx512_intel_once_tail12
    vmovdqu64 ymm25, [rax + 96]                 # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r11 + 96], 1    # and of message 2
    vmovdqu64 ymm26, [r10 + 96]                 # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [rbx + 96], 1    # and of message 3
    vmovdqu64 ymm27, [r12 + 96]                 # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r14 + 96], 1    # and of message 6
    vmovdqu64 ymm28, [r13 + 96]                 # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rdi + 96], 1    # and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm12, zmm12, zmm27                  # j = 12
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm13, zmm13, zmm27                  # j = 12
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm14, zmm14, zmm27                  # j = 12
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm15, zmm15, zmm27                  # j = 12
    cmp rdx, 20
    jb Lx8_avx512_intel_once_tail16
    vmovdqu64 ymm25, [rax + 128]                # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r11 + 128], 1   # and of message 2
    vmovdqu64 ymm26, [r10 + 128]                # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [rbx + 128], 1   # and of message 3
    vmovdqu64 ymm27, [r12 + 128]                # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r14 + 128], 1   # and of message 6
    vmovdqu64 ymm28, [r13 + 128]                # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rdi + 128], 1   # and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm16, zmm16, zmm27                  # j = 16
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm17, zmm17, zmm27                  # j = 16
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm18, zmm18, zmm27                  # j = 16
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm19, zmm19, zmm27                  # j = 16
    cmp rdx, 24
    jb Lx8_avx512_intel_once_tail20
    vmovdqu64 ymm25, [rax + 160]                # lanes j..j+3 of message 0
    vinserti64x4 zmm25, zmm25, [r11 + 160], 1   # and of message 2
    vmovdqu64 ymm26, [r10 + 160]                # lanes j..j+3 of message 1
    vinserti64x4 zmm26, zmm26, [rbx + 160], 1   # and of message 3
    vmovdqu64 ymm27, [r12 + 160]                # lanes j..j+3 of message 4
    vinserti64x4 zmm27, zmm27, [r14 + 160], 1   # and of message 6
    vmovdqu64 ymm28, [r13 + 160]                # lanes j..j+3 of message 5
    vinserti64x4 zmm28, zmm28, [rdi + 160], 1   # and of message 7
    vpunpcklqdq zmm29, zmm25, zmm26             # lanes j, j+2 of messages 0..3
    vpunpckhqdq zmm26, zmm25, zmm26             # lanes j+1, j+3 of messages 0..3
    vpunpcklqdq zmm25, zmm27, zmm28             # lanes j, j+2 of messages 4..7
    vpunpckhqdq zmm28, zmm27, zmm28             # lanes j+1, j+3 of messages 4..7
    vshufi64x2 zmm27, zmm29, zmm25, 0x88        # lane j+0 of all
    vpxorq zmm20, zmm20, zmm27                  # j = 20
    vshufi64x2 zmm27, zmm26, zmm28, 0x88        # lane j+1 of all
    vpxorq zmm21, zmm21, zmm27                  # j = 20
    vshufi64x2 zmm27, zmm29, zmm25, 0xdd        # lane j+2 of all
    vpxorq zmm22, zmm22, zmm27                  # j = 20
    vshufi64x2 zmm27, zmm26, zmm28, 0xdd        # lane j+3 of all
    vpxorq zmm23, zmm23, zmm27                  # j = 20
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 192]                    # lane 24 of message 0
    vmovhps xmm25, xmm25, [r10 + 192]           # and of message 1
    vmovq xmm26, [r11 + 192]                    # lane 24 of message 2
    vmovhps xmm26, xmm26, [rbx + 192]           # and of message 3
    vmovq xmm27, [r12 + 192]                    # lane 24 of message 4
    vmovhps xmm27, xmm27, [r13 + 192]           # and of message 5
    vmovq xmm28, [r14 + 192]                    # lane 24 of message 6
    vmovhps xmm28, xmm28, [rdi + 192]           # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm24, zmm24, zmm25                  # lane 24 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_tail0:
    test rdx, 2
    jz Lx8_avx512_intel_once_odd0
    vmovdqu64 xmm25, [rax + 0]                  # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r11 + 0], 1     # message 2
    vinserti64x2 zmm25, zmm25, [r12 + 0], 2     # message 4
    vinserti64x2 zmm25, zmm25, [r14 + 0], 3     # message 6
    vmovdqu64 xmm26, [r10 + 0]                  # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [rbx + 0], 1     # message 3
    vinserti64x2 zmm26, zmm26, [r13 + 0], 2     # message 5
    vinserti64x2 zmm26, zmm26, [rdi + 0], 3     # message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 0 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 1 of all
    vpxorq zmm0, zmm0, zmm27
    vpxorq zmm1, zmm1, zmm26
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 16]                     # lane 2 of message 0
    vmovhps xmm25, xmm25, [r10 + 16]            # and of message 1
    vmovq xmm26, [r11 + 16]                     # lane 2 of message 2
    vmovhps xmm26, xmm26, [rbx + 16]            # and of message 3
    vmovq xmm27, [r12 + 16]                     # lane 2 of message 4
    vmovhps xmm27, xmm27, [r13 + 16]            # and of message 5
    vmovq xmm28, [r14 + 16]                     # lane 2 of message 6
    vmovhps xmm28, xmm28, [rdi + 16]            # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm2, zmm2, zmm25                    # lane 2 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_odd0:
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 0]                      # lane 0 of message 0
    vmovhps xmm25, xmm25, [r10 + 0]             # and of message 1
    vmovq xmm26, [r11 + 0]                      # lane 0 of message 2
    vmovhps xmm26, xmm26, [rbx + 0]             # and of message 3
    vmovq xmm27, [r12 + 0]                      # lane 0 of message 4
    vmovhps xmm27, xmm27, [r13 + 0]             # and of message 5
    vmovq xmm28, [r14 + 0]                      # lane 0 of message 6
    vmovhps xmm28, xmm28, [rdi + 0]             # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm0, zmm0, zmm25                    # lane 0 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_tail4:
    test rdx, 2
    jz Lx8_avx512_intel_once_odd4
    vmovdqu64 xmm25, [rax + 32]                 # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r11 + 32], 1    # message 2
    vinserti64x2 zmm25, zmm25, [r12 + 32], 2    # message 4
    vinserti64x2 zmm25, zmm25, [r14 + 32], 3    # message 6
    vmovdqu64 xmm26, [r10 + 32]                 # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [rbx + 32], 1    # message 3
    vinserti64x2 zmm26, zmm26, [r13 + 32], 2    # message 5
    vinserti64x2 zmm26, zmm26, [rdi + 32], 3    # message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 4 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 5 of all
    vpxorq zmm4, zmm4, zmm27
    vpxorq zmm5, zmm5, zmm26
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 48]                     # lane 6 of message 0
    vmovhps xmm25, xmm25, [r10 + 48]            # and of message 1
    vmovq xmm26, [r11 + 48]                     # lane 6 of message 2
    vmovhps xmm26, xmm26, [rbx + 48]            # and of message 3
    vmovq xmm27, [r12 + 48]                     # lane 6 of message 4
    vmovhps xmm27, xmm27, [r13 + 48]            # and of message 5
    vmovq xmm28, [r14 + 48]                     # lane 6 of message 6
    vmovhps xmm28, xmm28, [rdi + 48]            # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm6, zmm6, zmm25                    # lane 6 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_odd4:
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 32]                     # lane 4 of message 0
    vmovhps xmm25, xmm25, [r10 + 32]            # and of message 1
    vmovq xmm26, [r11 + 32]                     # lane 4 of message 2
    vmovhps xmm26, xmm26, [rbx + 32]            # and of message 3
    vmovq xmm27, [r12 + 32]                     # lane 4 of message 4
    vmovhps xmm27, xmm27, [r13 + 32]            # and of message 5
    vmovq xmm28, [r14 + 32]                     # lane 4 of message 6
    vmovhps xmm28, xmm28, [rdi + 32]            # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm4, zmm4, zmm25                    # lane 4 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_tail8:
    test rdx, 2
    jz Lx8_avx512_intel_once_odd8
    vmovdqu64 xmm25, [rax + 64]                 # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r11 + 64], 1    # message 2
    vinserti64x2 zmm25, zmm25, [r12 + 64], 2    # message 4
    vinserti64x2 zmm25, zmm25, [r14 + 64], 3    # message 6
    vmovdqu64 xmm26, [r10 + 64]                 # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [rbx + 64], 1    # message 3
    vinserti64x2 zmm26, zmm26, [r13 + 64], 2    # message 5
    vinserti64x2 zmm26, zmm26, [rdi + 64], 3    # message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 8 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 9 of all
    vpxorq zmm8, zmm8, zmm27
    vpxorq zmm9, zmm9, zmm26
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 80]                     # lane 10 of message 0
    vmovhps xmm25, xmm25, [r10 + 80]            # and of message 1
    vmovq xmm26, [r11 + 80]                     # lane 10 of message 2
    vmovhps xmm26, xmm26, [rbx + 80]            # and of message 3
    vmovq xmm27, [r12 + 80]                     # lane 10 of message 4
    vmovhps xmm27, xmm27, [r13 + 80]            # and of message 5
    vmovq xmm28, [r14 + 80]                     # lane 10 of message 6
    vmovhps xmm28, xmm28, [rdi + 80]            # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm10, zmm10, zmm25                  # lane 10 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_odd8:
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 64]                     # lane 8 of message 0
    vmovhps xmm25, xmm25, [r10 + 64]            # and of message 1
    vmovq xmm26, [r11 + 64]                     # lane 8 of message 2
    vmovhps xmm26, xmm26, [rbx + 64]            # and of message 3
    vmovq xmm27, [r12 + 64]                     # lane 8 of message 4
    vmovhps xmm27, xmm27, [r13 + 64]            # and of message 5
    vmovq xmm28, [r14 + 64]                     # lane 8 of message 6
    vmovhps xmm28, xmm28, [rdi + 64]            # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm8, zmm8, zmm25                    # lane 8 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_tail12:
    test rdx, 2
    jz Lx8_avx512_intel_once_odd12
    vmovdqu64 xmm25, [rax + 96]                 # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r11 + 96], 1    # message 2
    vinserti64x2 zmm25, zmm25, [r12 + 96], 2    # message 4
    vinserti64x2 zmm25, zmm25, [r14 + 96], 3    # message 6
    vmovdqu64 xmm26, [r10 + 96]                 # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [rbx + 96], 1    # message 3
    vinserti64x2 zmm26, zmm26, [r13 + 96], 2    # message 5
    vinserti64x2 zmm26, zmm26, [rdi + 96], 3    # message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 12 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 13 of all
    vpxorq zmm12, zmm12, zmm27
    vpxorq zmm13, zmm13, zmm26
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 112]                    # lane 14 of message 0
    vmovhps xmm25, xmm25, [r10 + 112]           # and of message 1
    vmovq xmm26, [r11 + 112]                    # lane 14 of message 2
    vmovhps xmm26, xmm26, [rbx + 112]           # and of message 3
    vmovq xmm27, [r12 + 112]                    # lane 14 of message 4
    vmovhps xmm27, xmm27, [r13 + 112]           # and of message 5
    vmovq xmm28, [r14 + 112]                    # lane 14 of message 6
    vmovhps xmm28, xmm28, [rdi + 112]           # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm14, zmm14, zmm25                  # lane 14 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_odd12:
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 96]                     # lane 12 of message 0
    vmovhps xmm25, xmm25, [r10 + 96]            # and of message 1
    vmovq xmm26, [r11 + 96]                     # lane 12 of message 2
    vmovhps xmm26, xmm26, [rbx + 96]            # and of message 3
    vmovq xmm27, [r12 + 96]                     # lane 12 of message 4
    vmovhps xmm27, xmm27, [r13 + 96]            # and of message 5
    vmovq xmm28, [r14 + 96]                     # lane 12 of message 6
    vmovhps xmm28, xmm28, [rdi + 96]            # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm12, zmm12, zmm25                  # lane 12 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_tail16:
    test rdx, 2
    jz Lx8_avx512_intel_once_odd16
    vmovdqu64 xmm25, [rax + 128]                # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r11 + 128], 1   # message 2
    vinserti64x2 zmm25, zmm25, [r12 + 128], 2   # message 4
    vinserti64x2 zmm25, zmm25, [r14 + 128], 3   # message 6
    vmovdqu64 xmm26, [r10 + 128]                # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [rbx + 128], 1   # message 3
    vinserti64x2 zmm26, zmm26, [r13 + 128], 2   # message 5
    vinserti64x2 zmm26, zmm26, [rdi + 128], 3   # message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 16 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 17 of all
    vpxorq zmm16, zmm16, zmm27
    vpxorq zmm17, zmm17, zmm26
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 144]                    # lane 18 of message 0
    vmovhps xmm25, xmm25, [r10 + 144]           # and of message 1
    vmovq xmm26, [r11 + 144]                    # lane 18 of message 2
    vmovhps xmm26, xmm26, [rbx + 144]           # and of message 3
    vmovq xmm27, [r12 + 144]                    # lane 18 of message 4
    vmovhps xmm27, xmm27, [r13 + 144]           # and of message 5
    vmovq xmm28, [r14 + 144]                    # lane 18 of message 6
    vmovhps xmm28, xmm28, [rdi + 144]           # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm18, zmm18, zmm25                  # lane 18 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_odd16:
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 128]                    # lane 16 of message 0
    vmovhps xmm25, xmm25, [r10 + 128]           # and of message 1
    vmovq xmm26, [r11 + 128]                    # lane 16 of message 2
    vmovhps xmm26, xmm26, [rbx + 128]           # and of message 3
    vmovq xmm27, [r12 + 128]                    # lane 16 of message 4
    vmovhps xmm27, xmm27, [r13 + 128]           # and of message 5
    vmovq xmm28, [r14 + 128]                    # lane 16 of message 6
    vmovhps xmm28, xmm28, [rdi + 128]           # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm16, zmm16, zmm25                  # lane 16 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_tail20:
    test rdx, 2
    jz Lx8_avx512_intel_once_odd20
    vmovdqu64 xmm25, [rax + 160]                # two lanes of message 0
    vinserti64x2 zmm25, zmm25, [r11 + 160], 1   # message 2
    vinserti64x2 zmm25, zmm25, [r12 + 160], 2   # message 4
    vinserti64x2 zmm25, zmm25, [r14 + 160], 3   # message 6
    vmovdqu64 xmm26, [r10 + 160]                # two lanes of message 1
    vinserti64x2 zmm26, zmm26, [rbx + 160], 1   # message 3
    vinserti64x2 zmm26, zmm26, [r13 + 160], 2   # message 5
    vinserti64x2 zmm26, zmm26, [rdi + 160], 3   # message 7
    vpunpcklqdq zmm27, zmm25, zmm26             # lane 20 of all
    vpunpckhqdq zmm26, zmm25, zmm26             # lane 21 of all
    vpxorq zmm20, zmm20, zmm27
    vpxorq zmm21, zmm21, zmm26
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 176]                    # lane 22 of message 0
    vmovhps xmm25, xmm25, [r10 + 176]           # and of message 1
    vmovq xmm26, [r11 + 176]                    # lane 22 of message 2
    vmovhps xmm26, xmm26, [rbx + 176]           # and of message 3
    vmovq xmm27, [r12 + 176]                    # lane 22 of message 4
    vmovhps xmm27, xmm27, [r13 + 176]           # and of message 5
    vmovq xmm28, [r14 + 176]                    # lane 22 of message 6
    vmovhps xmm28, xmm28, [rdi + 176]           # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm22, zmm22, zmm25                  # lane 22 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_odd20:
    test rdx, 1
    jz Lx8_avx512_intel_once_absorbed
    vmovq xmm25, [rax + 160]                    # lane 20 of message 0
    vmovhps xmm25, xmm25, [r10 + 160]           # and of message 1
    vmovq xmm26, [r11 + 160]                    # lane 20 of message 2
    vmovhps xmm26, xmm26, [rbx + 160]           # and of message 3
    vmovq xmm27, [r12 + 160]                    # lane 20 of message 4
    vmovhps xmm27, xmm27, [r13 + 160]           # and of message 5
    vmovq xmm28, [r14 + 160]                    # lane 20 of message 6
    vmovhps xmm28, xmm28, [rdi + 160]           # and of message 7
    vinserti64x2 ymm25, ymm25, xmm26, 1
    vinserti64x2 ymm27, ymm27, xmm28, 1
    vinserti64x4 zmm25, zmm25, ymm27, 1
    vpxorq zmm20, zmm20, zmm25                  # lane 20 of all
    jmp Lx8_avx512_intel_once_absorbed
Lx8_avx512_intel_once_absorbed:
    lea r8, [r8 + 8 * r9 - 8]                   # the last constant
    neg r9
    inc r9                                      # counts up to 0, the last round
    jz Lx8_avx512_intel_once_last
    .p2align 6
Lx8_avx512_intel_once_round:
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
    vpxorq zmm19, zmm19, qword ptr [r8 + 8 * r9]{1to8}# E0 = X0 ^ RC
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
    inc r9
    js Lx8_avx512_intel_once_round
    jnz Lx8_avx512_intel_once_given
Lx8_avx512_intel_once_last:
    cmp rcx, 4
    ja Lx8_avx512_intel_once_round              # many lanes are wanted: a round as all others
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
    vprolq zmm1, zmm28, 44                      # B1 = T6 <<< 44
    vprolq zmm28, zmm6, 1                       # R1 = C1 <<< 1
    vpternlogq zmm30, zmm12, zmm6, 0x96         # T12 = A12 ^ C1 ^ R3
    vpternlogq zmm29, zmm24, zmm3, 0x96         # T24 = A24 ^ C3 ^ R0
    vprolq zmm2, zmm30, 43                      # B2 = T12 <<< 43
    vpternlogq zmm28, zmm0, zmm14, 0x96         # T0 = A0 ^ C4 ^ R1
    vprolq zmm30, zmm29, 14                     # B4 = T24 <<< 14
    vmovdqa64 zmm29, zmm2                       # copy of B2
    vpternlogq zmm29, zmm31, zmm30, 0xd2        # E2 = B2 ^ (~B3 & B4)
    vmovdqa64 zmm0, zmm28                       # copy of T0
    vpternlogq zmm0, zmm1, zmm2, 0xd2           # X0 = T0 ^ (~B1 & B2)
    vpternlogq zmm2, zmm1, zmm31, 0xc6          # E1 = B1 ^ (~B2 & B3)
    vpternlogq zmm28, zmm31, zmm30, 0x9c        # E3 = B3 ^ (~B4 & T0)
    vpxorq zmm0, zmm0, qword ptr [r8 + 8 * r9]{1to8}# E0 = X0 ^ RC
    vmovdqa64 zmm1, zmm2                        # E1 home
    vmovdqa64 zmm2, zmm29                       # E2 home
    vmovdqa64 zmm3, zmm28                       # E3 home
Lx8_avx512_intel_once_given:
    mov rax, [rsi + 64]                         # output 0
    mov r10, [rsi + 72]                         # output 1
    mov r11, [rsi + 80]                         # output 2
    mov rbx, [rsi + 88]                         # output 3
    mov r12, [rsi + 96]                         # output 4
    mov r13, [rsi + 104]                        # output 5
    mov r14, [rsi + 112]                        # output 6
    mov rdi, [rsi + 120]                        # output 7
    cmp rcx, 2
    jb Lx8_avx512_intel_once_end0
    vpunpcklqdq zmm25, zmm0, zmm1               # both lanes of the even states
    vpunpckhqdq zmm26, zmm0, zmm1               # both lanes of the odd states
    vmovdqu64 [rax + 0], xmm25                  # two lanes of state 0
    vextracti64x2 [r11 + 0], zmm25, 1           # of state 2
    vextracti64x2 [r12 + 0], zmm25, 2           # of state 4
    vextracti64x2 [r14 + 0], zmm25, 3           # of state 6
    vmovdqu64 [r10 + 0], xmm26                  # two lanes of state 1
    vextracti64x2 [rbx + 0], zmm26, 1           # of state 3
    vextracti64x2 [r13 + 0], zmm26, 2           # of state 5
    vextracti64x2 [rdi + 0], zmm26, 3           # of state 7
    cmp rcx, 4
    jb Lx8_avx512_intel_once_end2
    vpunpcklqdq zmm25, zmm2, zmm3               # both lanes of the even states
    vpunpckhqdq zmm26, zmm2, zmm3               # both lanes of the odd states
    vmovdqu64 [rax + 16], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 16], zmm25, 1          # of state 2
    vextracti64x2 [r12 + 16], zmm25, 2          # of state 4
    vextracti64x2 [r14 + 16], zmm25, 3          # of state 6
    vmovdqu64 [r10 + 16], xmm26                 # two lanes of state 1
    vextracti64x2 [rbx + 16], zmm26, 1          # of state 3
    vextracti64x2 [r13 + 16], zmm26, 2          # of state 5
    vextracti64x2 [rdi + 16], zmm26, 3          # of state 7
    cmp rcx, 6
    jb Lx8_avx512_intel_once_end4
    vpunpcklqdq zmm25, zmm4, zmm5               # both lanes of the even states
    vpunpckhqdq zmm26, zmm4, zmm5               # both lanes of the odd states
    vmovdqu64 [rax + 32], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 32], zmm25, 1          # of state 2
    vextracti64x2 [r12 + 32], zmm25, 2          # of state 4
    vextracti64x2 [r14 + 32], zmm25, 3          # of state 6
    vmovdqu64 [r10 + 32], xmm26                 # two lanes of state 1
    vextracti64x2 [rbx + 32], zmm26, 1          # of state 3
    vextracti64x2 [r13 + 32], zmm26, 2          # of state 5
    vextracti64x2 [rdi + 32], zmm26, 3          # of state 7
    cmp rcx, 8
    jb Lx8_avx512_intel_once_end6
    vpunpcklqdq zmm25, zmm6, zmm7               # both lanes of the even states
    vpunpckhqdq zmm26, zmm6, zmm7               # both lanes of the odd states
    vmovdqu64 [rax + 48], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 48], zmm25, 1          # of state 2
    vextracti64x2 [r12 + 48], zmm25, 2          # of state 4
    vextracti64x2 [r14 + 48], zmm25, 3          # of state 6
    vmovdqu64 [r10 + 48], xmm26                 # two lanes of state 1
    vextracti64x2 [rbx + 48], zmm26, 1          # of state 3
    vextracti64x2 [r13 + 48], zmm26, 2          # of state 5
    vextracti64x2 [rdi + 48], zmm26, 3          # of state 7
    cmp rcx, 10
    jb Lx8_avx512_intel_once_end8
    vpunpcklqdq zmm25, zmm8, zmm9               # both lanes of the even states
    vpunpckhqdq zmm26, zmm8, zmm9               # both lanes of the odd states
    vmovdqu64 [rax + 64], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 64], zmm25, 1          # of state 2
    vextracti64x2 [r12 + 64], zmm25, 2          # of state 4
    vextracti64x2 [r14 + 64], zmm25, 3          # of state 6
    vmovdqu64 [r10 + 64], xmm26                 # two lanes of state 1
    vextracti64x2 [rbx + 64], zmm26, 1          # of state 3
    vextracti64x2 [r13 + 64], zmm26, 2          # of state 5
    vextracti64x2 [rdi + 64], zmm26, 3          # of state 7
    cmp rcx, 12
    jb Lx8_avx512_intel_once_end10
    vpunpcklqdq zmm25, zmm10, zmm11             # both lanes of the even states
    vpunpckhqdq zmm26, zmm10, zmm11             # both lanes of the odd states
    vmovdqu64 [rax + 80], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 80], zmm25, 1          # of state 2
    vextracti64x2 [r12 + 80], zmm25, 2          # of state 4
    vextracti64x2 [r14 + 80], zmm25, 3          # of state 6
    vmovdqu64 [r10 + 80], xmm26                 # two lanes of state 1
    vextracti64x2 [rbx + 80], zmm26, 1          # of state 3
    vextracti64x2 [r13 + 80], zmm26, 2          # of state 5
    vextracti64x2 [rdi + 80], zmm26, 3          # of state 7
    cmp rcx, 14
    jb Lx8_avx512_intel_once_end12
    vpunpcklqdq zmm25, zmm12, zmm13             # both lanes of the even states
    vpunpckhqdq zmm26, zmm12, zmm13             # both lanes of the odd states
    vmovdqu64 [rax + 96], xmm25                 # two lanes of state 0
    vextracti64x2 [r11 + 96], zmm25, 1          # of state 2
    vextracti64x2 [r12 + 96], zmm25, 2          # of state 4
    vextracti64x2 [r14 + 96], zmm25, 3          # of state 6
    vmovdqu64 [r10 + 96], xmm26                 # two lanes of state 1
    vextracti64x2 [rbx + 96], zmm26, 1          # of state 3
    vextracti64x2 [r13 + 96], zmm26, 2          # of state 5
    vextracti64x2 [rdi + 96], zmm26, 3          # of state 7
    cmp rcx, 16
    jb Lx8_avx512_intel_once_end14
    vpunpcklqdq zmm25, zmm14, zmm15             # both lanes of the even states
    vpunpckhqdq zmm26, zmm14, zmm15             # both lanes of the odd states
    vmovdqu64 [rax + 112], xmm25                # two lanes of state 0
    vextracti64x2 [r11 + 112], zmm25, 1         # of state 2
    vextracti64x2 [r12 + 112], zmm25, 2         # of state 4
    vextracti64x2 [r14 + 112], zmm25, 3         # of state 6
    vmovdqu64 [r10 + 112], xmm26                # two lanes of state 1
    vextracti64x2 [rbx + 112], zmm26, 1         # of state 3
    vextracti64x2 [r13 + 112], zmm26, 2         # of state 5
    vextracti64x2 [rdi + 112], zmm26, 3         # of state 7
    cmp rcx, 18
    jb Lx8_avx512_intel_once_end16
    vpunpcklqdq zmm25, zmm16, zmm17             # both lanes of the even states
    vpunpckhqdq zmm26, zmm16, zmm17             # both lanes of the odd states
    vmovdqu64 [rax + 128], xmm25                # two lanes of state 0
    vextracti64x2 [r11 + 128], zmm25, 1         # of state 2
    vextracti64x2 [r12 + 128], zmm25, 2         # of state 4
    vextracti64x2 [r14 + 128], zmm25, 3         # of state 6
    vmovdqu64 [r10 + 128], xmm26                # two lanes of state 1
    vextracti64x2 [rbx + 128], zmm26, 1         # of state 3
    vextracti64x2 [r13 + 128], zmm26, 2         # of state 5
    vextracti64x2 [rdi + 128], zmm26, 3         # of state 7
    cmp rcx, 20
    jb Lx8_avx512_intel_once_end18
    vpunpcklqdq zmm25, zmm18, zmm19             # both lanes of the even states
    vpunpckhqdq zmm26, zmm18, zmm19             # both lanes of the odd states
    vmovdqu64 [rax + 144], xmm25                # two lanes of state 0
    vextracti64x2 [r11 + 144], zmm25, 1         # of state 2
    vextracti64x2 [r12 + 144], zmm25, 2         # of state 4
    vextracti64x2 [r14 + 144], zmm25, 3         # of state 6
    vmovdqu64 [r10 + 144], xmm26                # two lanes of state 1
    vextracti64x2 [rbx + 144], zmm26, 1         # of state 3
    vextracti64x2 [r13 + 144], zmm26, 2         # of state 5
    vextracti64x2 [rdi + 144], zmm26, 3         # of state 7
    cmp rcx, 22
    jb Lx8_avx512_intel_once_end20
    vpunpcklqdq zmm25, zmm20, zmm21             # both lanes of the even states
    vpunpckhqdq zmm26, zmm20, zmm21             # both lanes of the odd states
    vmovdqu64 [rax + 160], xmm25                # two lanes of state 0
    vextracti64x2 [r11 + 160], zmm25, 1         # of state 2
    vextracti64x2 [r12 + 160], zmm25, 2         # of state 4
    vextracti64x2 [r14 + 160], zmm25, 3         # of state 6
    vmovdqu64 [r10 + 160], xmm26                # two lanes of state 1
    vextracti64x2 [rbx + 160], zmm26, 1         # of state 3
    vextracti64x2 [r13 + 160], zmm26, 2         # of state 5
    vextracti64x2 [rdi + 160], zmm26, 3         # of state 7
    cmp rcx, 24
    jb Lx8_avx512_intel_once_end22
    vpunpcklqdq zmm25, zmm22, zmm23             # both lanes of the even states
    vpunpckhqdq zmm26, zmm22, zmm23             # both lanes of the odd states
    vmovdqu64 [rax + 176], xmm25                # two lanes of state 0
    vextracti64x2 [r11 + 176], zmm25, 1         # of state 2
    vextracti64x2 [r12 + 176], zmm25, 2         # of state 4
    vextracti64x2 [r14 + 176], zmm25, 3         # of state 6
    vmovdqu64 [r10 + 176], xmm26                # two lanes of state 1
    vextracti64x2 [rbx + 176], zmm26, 1         # of state 3
    vextracti64x2 [r13 + 176], zmm26, 2         # of state 5
    vextracti64x2 [rdi + 176], zmm26, 3         # of state 7
    mov edx, 192
    vmovdqa64 zmm25, zmm24
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end0:
    mov edx, 0
    vmovdqa64 zmm25, zmm0
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end2:
    mov edx, 16
    vmovdqa64 zmm25, zmm2
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end4:
    mov edx, 32
    vmovdqa64 zmm25, zmm4
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end6:
    mov edx, 48
    vmovdqa64 zmm25, zmm6
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end8:
    mov edx, 64
    vmovdqa64 zmm25, zmm8
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end10:
    mov edx, 80
    vmovdqa64 zmm25, zmm10
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end12:
    mov edx, 96
    vmovdqa64 zmm25, zmm12
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end14:
    mov edx, 112
    vmovdqa64 zmm25, zmm14
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end16:
    mov edx, 128
    vmovdqa64 zmm25, zmm16
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end18:
    mov edx, 144
    vmovdqa64 zmm25, zmm18
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end20:
    mov edx, 160
    vmovdqa64 zmm25, zmm20
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_end22:
    mov edx, 176
    vmovdqa64 zmm25, zmm22
    jmp Lx8_avx512_intel_once_lane
Lx8_avx512_intel_once_lane:
    test rcx, 1
    jz Lx8_avx512_intel_once_done
    vmovq [rax + rdx], xmm25
    vmovhps [r10 + rdx], xmm25
    vextracti64x2 xmm26, zmm25, 1               # states 2 and 3
    vmovq [r11 + rdx], xmm26
    vmovhps [rbx + rdx], xmm26
    vextracti64x2 xmm26, zmm25, 2               # states 4 and 5
    vmovq [r12 + rdx], xmm26
    vmovhps [r13 + rdx], xmm26
    vextracti64x2 xmm26, zmm25, 3               # states 6 and 7
    vmovq [r14 + rdx], xmm26
    vmovhps [rdi + rdx], xmm26
Lx8_avx512_intel_once_done:
    vzeroupper
    pop r14
    .cfi_restore r14
    .cfi_def_cfa_offset 32
    pop r13
    .cfi_restore r13
    .cfi_def_cfa_offset 24
    pop r12
    .cfi_restore r12
    .cfi_def_cfa_offset 16
    pop rbx
    .cfi_restore rbx
    .cfi_def_cfa_offset 8
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x8_avx512_intel_once), . - SYMBOL(lanewise_keccakp1600_x8_avx512_intel_once)
#endif
    MS_ENTRY(lanewise_keccakp1600_x8_avx512_intel_once, 6, 1)

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
