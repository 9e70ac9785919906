# PYTHONPATH=lab python3 -m lanewise_lab.gen x86_64_x1_avx512vl > src/keccak/x86_64/keccakp1600_x1_avx512vl.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// Keccak-p[1600] on one state with AVX-512 (F, VL): absorb blocks and permute.
//
// void lanewise_keccakp1600_x1_avx512vl(uint64_t state[25], const uint8_t *data,
//         size_t blocks, size_t lanes, unsigned rounds);
//
// blocks times: state ^= the next 8 * lanes bytes of data; state = the last `rounds` rounds of
// Keccak-f on state. Lane (x, y) is state[x + 5y], little-endian.
//
// in       rdi state, 8-byte aligned; rsi data, any alignment; rdx blocks >= 1; rcx lanes, 0..25;
//          r8d rounds, 1..24
// out      the 200 bytes of state; nothing else in memory is written, and nothing outside the
//          state, the blocks and this file's table is read
// clobbers rax, rdx, rsi, r8, r9, flags, xmm0-xmm31; no upper halves are written
// stack    none
// No branch and no address depends on the state or the data.
//
// Lane i is the first word of xmm i; what is in the second does not matter.

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x1_avx512vl)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x1_avx512vl)
    .type SYMBOL(lanewise_keccakp1600_x1_avx512vl), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x1_avx512vl))
SYMBOL(lanewise_keccakp1600_x1_avx512vl):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    lea r9, [rip + Lx1_avx512vl_rc_end]         # behind the last constant
    mov r8d, r8d                                # the upper half is undefined: clear it
    neg r8
    vmovq xmm0, qword ptr [rdi + 0]
    vmovq xmm1, qword ptr [rdi + 8]
    vmovq xmm2, qword ptr [rdi + 16]
    vmovq xmm3, qword ptr [rdi + 24]
    vmovq xmm4, qword ptr [rdi + 32]
    vmovq xmm5, qword ptr [rdi + 40]
    vmovq xmm6, qword ptr [rdi + 48]
    vmovq xmm7, qword ptr [rdi + 56]
    vmovq xmm8, qword ptr [rdi + 64]
    vmovq xmm9, qword ptr [rdi + 72]
    vmovq xmm10, qword ptr [rdi + 80]
    vmovq xmm11, qword ptr [rdi + 88]
    vmovq xmm12, qword ptr [rdi + 96]
    vmovq xmm13, qword ptr [rdi + 104]
    vmovq xmm14, qword ptr [rdi + 112]
    vmovq xmm15, qword ptr [rdi + 120]
    vmovq xmm16, qword ptr [rdi + 128]
    vmovq xmm17, qword ptr [rdi + 136]
    vmovq xmm18, qword ptr [rdi + 144]
    vmovq xmm19, qword ptr [rdi + 152]
    vmovq xmm20, qword ptr [rdi + 160]
    vmovq xmm21, qword ptr [rdi + 168]
    vmovq xmm22, qword ptr [rdi + 176]
    vmovq xmm23, qword ptr [rdi + 184]
    vmovq xmm24, qword ptr [rdi + 192]
    .p2align 5
Lx1_avx512vl_block:
    test rcx, rcx
    jz Lx1_avx512vl_rounds                      # nothing to absorb
    vpxorq xmm0, xmm0, qword ptr [rsi + 0]{1to2}
    cmp rcx, 1
    je Lx1_avx512vl_absorbed
    vpxorq xmm1, xmm1, qword ptr [rsi + 8]{1to2}
    cmp rcx, 2
    je Lx1_avx512vl_absorbed
    vpxorq xmm2, xmm2, qword ptr [rsi + 16]{1to2}
    cmp rcx, 3
    je Lx1_avx512vl_absorbed
    vpxorq xmm3, xmm3, qword ptr [rsi + 24]{1to2}
    cmp rcx, 4
    je Lx1_avx512vl_absorbed
    vpxorq xmm4, xmm4, qword ptr [rsi + 32]{1to2}
    cmp rcx, 5
    je Lx1_avx512vl_absorbed
    vpxorq xmm5, xmm5, qword ptr [rsi + 40]{1to2}
    cmp rcx, 6
    je Lx1_avx512vl_absorbed
    vpxorq xmm6, xmm6, qword ptr [rsi + 48]{1to2}
    cmp rcx, 7
    je Lx1_avx512vl_absorbed
    vpxorq xmm7, xmm7, qword ptr [rsi + 56]{1to2}
    cmp rcx, 8
    je Lx1_avx512vl_absorbed
    vpxorq xmm8, xmm8, qword ptr [rsi + 64]{1to2}
    cmp rcx, 9
    je Lx1_avx512vl_absorbed
    vpxorq xmm9, xmm9, qword ptr [rsi + 72]{1to2}
    cmp rcx, 10
    je Lx1_avx512vl_absorbed
    vpxorq xmm10, xmm10, qword ptr [rsi + 80]{1to2}
    cmp rcx, 11
    je Lx1_avx512vl_absorbed
    vpxorq xmm11, xmm11, qword ptr [rsi + 88]{1to2}
    cmp rcx, 12
    je Lx1_avx512vl_absorbed
    vpxorq xmm12, xmm12, qword ptr [rsi + 96]{1to2}
    cmp rcx, 13
    je Lx1_avx512vl_absorbed
    vpxorq xmm13, xmm13, qword ptr [rsi + 104]{1to2}
    cmp rcx, 14
    je Lx1_avx512vl_absorbed
    vpxorq xmm14, xmm14, qword ptr [rsi + 112]{1to2}
    cmp rcx, 15
    je Lx1_avx512vl_absorbed
    vpxorq xmm15, xmm15, qword ptr [rsi + 120]{1to2}
    cmp rcx, 16
    je Lx1_avx512vl_absorbed
    vpxorq xmm16, xmm16, qword ptr [rsi + 128]{1to2}
    cmp rcx, 17
    je Lx1_avx512vl_absorbed
    vpxorq xmm17, xmm17, qword ptr [rsi + 136]{1to2}
    cmp rcx, 18
    je Lx1_avx512vl_absorbed
    vpxorq xmm18, xmm18, qword ptr [rsi + 144]{1to2}
    cmp rcx, 19
    je Lx1_avx512vl_absorbed
    vpxorq xmm19, xmm19, qword ptr [rsi + 152]{1to2}
    cmp rcx, 20
    je Lx1_avx512vl_absorbed
    vpxorq xmm20, xmm20, qword ptr [rsi + 160]{1to2}
    cmp rcx, 21
    je Lx1_avx512vl_absorbed
    vpxorq xmm21, xmm21, qword ptr [rsi + 168]{1to2}
    cmp rcx, 22
    je Lx1_avx512vl_absorbed
    vpxorq xmm22, xmm22, qword ptr [rsi + 176]{1to2}
    cmp rcx, 23
    je Lx1_avx512vl_absorbed
    vpxorq xmm23, xmm23, qword ptr [rsi + 184]{1to2}
    cmp rcx, 24
    je Lx1_avx512vl_absorbed
    vpxorq xmm24, xmm24, qword ptr [rsi + 192]{1to2}
Lx1_avx512vl_absorbed:
    lea rsi, [rsi + 8 * rcx]                    # the next block
Lx1_avx512vl_rounds:
    mov rax, r8                                 # counts up to 0
    .p2align 6
Lx1_avx512vl_round:
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
    vpxorq xmm0, xmm12, qword ptr [r9 + 8 * rax]{1to2}# E0 = X0 ^ RC
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
    inc rax
    jnz Lx1_avx512vl_round
    dec rdx
    jnz Lx1_avx512vl_block
    vmovlps qword ptr [rdi + 0], xmm0
    vmovlps qword ptr [rdi + 8], xmm1
    vmovlps qword ptr [rdi + 16], xmm2
    vmovlps qword ptr [rdi + 24], xmm3
    vmovlps qword ptr [rdi + 32], xmm4
    vmovlps qword ptr [rdi + 40], xmm5
    vmovlps qword ptr [rdi + 48], xmm6
    vmovlps qword ptr [rdi + 56], xmm7
    vmovlps qword ptr [rdi + 64], xmm8
    vmovlps qword ptr [rdi + 72], xmm9
    vmovlps qword ptr [rdi + 80], xmm10
    vmovlps qword ptr [rdi + 88], xmm11
    vmovlps qword ptr [rdi + 96], xmm12
    vmovlps qword ptr [rdi + 104], xmm13
    vmovlps qword ptr [rdi + 112], xmm14
    vmovlps qword ptr [rdi + 120], xmm15
    vmovlps qword ptr [rdi + 128], xmm16
    vmovlps qword ptr [rdi + 136], xmm17
    vmovlps qword ptr [rdi + 144], xmm18
    vmovlps qword ptr [rdi + 152], xmm19
    vmovlps qword ptr [rdi + 160], xmm20
    vmovlps qword ptr [rdi + 168], xmm21
    vmovlps qword ptr [rdi + 176], xmm22
    vmovlps qword ptr [rdi + 184], xmm23
    vmovlps qword ptr [rdi + 192], xmm24
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x1_avx512vl), . - SYMBOL(lanewise_keccakp1600_x1_avx512vl)
#endif
    MS_ENTRY(lanewise_keccakp1600_x1_avx512vl, 5, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
    .quad 0x0000000000000001
    .quad 0x0000000000008082
    .quad 0x800000000000808a
    .quad 0x8000000080008000
    .quad 0x000000000000808b
    .quad 0x0000000080000001
    .quad 0x8000000080008081
    .quad 0x8000000000008009
    .quad 0x000000000000008a
    .quad 0x0000000000000088
    .quad 0x0000000080008009
    .quad 0x000000008000000a
    .quad 0x000000008000808b
    .quad 0x800000000000008b
    .quad 0x8000000000008089
    .quad 0x8000000000008003
    .quad 0x8000000000008002
    .quad 0x8000000000000080
    .quad 0x000000000000800a
    .quad 0x800000008000000a
    .quad 0x8000000080008081
    .quad 0x8000000000008080
    .quad 0x0000000080000001
    .quad 0x8000000080008008
Lx1_avx512vl_rc_end:

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
