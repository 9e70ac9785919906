# PYTHONPATH=lab python3 -m lanewise_lab.gen x86_64_x4_avx2 > src/keccak/x86_64/keccakp1600_x4_avx2.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// Keccak-p[1600] on 4 states at once with AVX2: one ymm register holds a lane of all.
//
// Layout: 4 states zipped, 64-bit word i * 4 + k is lane i = x + 5y of state k.
// System V ABI. Nothing is read outside the state, the message blocks and the constants;
// no branch and no address depends on the states or the messages.
//
// lanewise_keccakp1600_x4_avx2(state, constants, rounds)
//     rdi: 4 states, 800 bytes; rsi: the first round constant; rdx: rounds >= 1
//     Applies that many rounds of Keccak-p[1600] to all 4 states in place.
// lanewise_keccakp1600_x4_avx2_absorb(state, data, blocks, lanes, constants, rounds)
//     rdi: states; rsi: 4 pointers to messages, any alignment; rdx: blocks >= 1;
//     rcx: lanes in a block, 1..25; r8: the first round constant; r9: rounds, may be 0
//     For each block: XOR the next 8 * lanes bytes of message k into state k, then permute.
// lanewise_keccakp1600_x4_avx2_extract(state, out, lanes)
//     rdi: states; rsi: 4 pointers, any alignment; rdx: lanes, 1..25
//     Copies the first 8 * lanes bytes of state k to out[k].
//
// The states must be aligned to 32 bytes.
// Clobbers: rax, rcx, rdx, rsi, rdi, r8-r11, ymm0-ymm15, flags (and what the ABI allows).
// Stack: at most 1055 bytes;
// the lanes that lay there are wiped.
// Ends with vzeroupper.

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x4_avx2)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x4_avx2)
    .type SYMBOL(lanewise_keccakp1600_x4_avx2), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x4_avx2))
SYMBOL(lanewise_keccakp1600_x4_avx2):
    .cfi_startproc
    _CET_ENDBR
    push rbp
    .cfi_def_cfa_offset 16
    .cfi_offset rbp, -16
    SEH(.seh_pushreg rbp)
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    SEH2(.seh_setframe rbp, 0)
    SEH(.seh_endprologue)
    sub rsp, 960
    and rsp, -64
    lea r8, [rsi + 8 * rdx]                     # behind the last constant
    mov r9, rdx
    neg r9                                      # counts up to 0
    mov rsi, rsp                                # the other buffer
    test r9, 1
    jz Lx4_avx2_even                            # an even number of rounds ends where it began
    vmovdqa ymm0, [rdi + 0]
    vmovdqa [rsi + 0], ymm0
    vmovdqa ymm1, [rdi + 32]
    vmovdqa [rsi + 32], ymm1
    vmovdqa ymm2, [rdi + 64]
    vmovdqa [rsi + 64], ymm2
    vmovdqa ymm3, [rdi + 96]
    vmovdqa [rsi + 96], ymm3
    vmovdqa ymm4, [rdi + 128]
    vmovdqa [rsi + 128], ymm4
    vmovdqa ymm5, [rdi + 160]
    vmovdqa [rsi + 160], ymm5
    vmovdqa ymm6, [rdi + 192]
    vmovdqa [rsi + 192], ymm6
    vmovdqa ymm7, [rdi + 224]
    vmovdqa [rsi + 224], ymm7
    vmovdqa ymm0, [rdi + 256]
    vmovdqa [rsi + 256], ymm0
    vmovdqa ymm1, [rdi + 288]
    vmovdqa [rsi + 288], ymm1
    vmovdqa ymm2, [rdi + 320]
    vmovdqa [rsi + 320], ymm2
    vmovdqa ymm3, [rdi + 352]
    vmovdqa [rsi + 352], ymm3
    vmovdqa ymm4, [rdi + 384]
    vmovdqa [rsi + 384], ymm4
    vmovdqa ymm5, [rdi + 416]
    vmovdqa [rsi + 416], ymm5
    vmovdqa ymm6, [rdi + 448]
    vmovdqa [rsi + 448], ymm6
    vmovdqa ymm7, [rdi + 480]
    vmovdqa [rsi + 480], ymm7
    vmovdqa ymm0, [rdi + 512]
    vmovdqa [rsi + 512], ymm0
    vmovdqa ymm1, [rdi + 544]
    vmovdqa [rsi + 544], ymm1
    vmovdqa ymm2, [rdi + 576]
    vmovdqa [rsi + 576], ymm2
    vmovdqa ymm3, [rdi + 608]
    vmovdqa [rsi + 608], ymm3
    vmovdqa ymm4, [rdi + 640]
    vmovdqa [rsi + 640], ymm4
    vmovdqa ymm5, [rdi + 672]
    vmovdqa [rsi + 672], ymm5
    vmovdqa ymm6, [rdi + 704]
    vmovdqa [rsi + 704], ymm6
    vmovdqa ymm7, [rdi + 736]
    vmovdqa [rsi + 736], ymm7
    vmovdqa ymm0, [rdi + 768]
    vmovdqa [rsi + 768], ymm0
    xchg rdi, rsi
Lx4_avx2_even:
    vmovdqa ymm0, [rdi + 0]
    vmovdqa ymm1, [rdi + 32]
    vmovdqa ymm2, [rdi + 64]
    vmovdqa ymm3, [rdi + 96]
    vmovdqa ymm4, [rdi + 128]
    vpxor ymm0, ymm0, [rdi + 160]
    vpxor ymm1, ymm1, [rdi + 192]
    vpxor ymm2, ymm2, [rdi + 224]
    vpxor ymm3, ymm3, [rdi + 256]
    vpxor ymm4, ymm4, [rdi + 288]
    vpxor ymm0, ymm0, [rdi + 320]
    vpxor ymm1, ymm1, [rdi + 352]
    vpxor ymm2, ymm2, [rdi + 384]
    vpxor ymm3, ymm3, [rdi + 416]
    vpxor ymm4, ymm4, [rdi + 448]
    vpxor ymm0, ymm0, [rdi + 480]
    vpxor ymm1, ymm1, [rdi + 512]
    vpxor ymm2, ymm2, [rdi + 544]
    vpxor ymm3, ymm3, [rdi + 576]
    vpxor ymm4, ymm4, [rdi + 608]
    vpxor ymm0, ymm0, [rdi + 640]               # C0
    vpxor ymm1, ymm1, [rdi + 672]               # C1
    vpxor ymm2, ymm2, [rdi + 704]               # C2
    vpxor ymm3, ymm3, [rdi + 736]               # C3
    vpxor ymm4, ymm4, [rdi + 768]               # C4
    .p2align 6
Lx4_avx2_round:
    vpaddq ymm15, ymm3, ymm3                    # C3 << 1
    vpsrlq ymm14, ymm3, 63                      # C3 >> 63
    vpaddq ymm13, ymm4, ymm4                    # C4 << 1
    vpxor ymm15, ymm15, ymm1                    # W2 = U2 ^ C1
    vpxor ymm13, ymm13, ymm2                    # W3 = U3 ^ C2
    vpaddq ymm12, ymm1, ymm1                    # C1 << 1
    vpxor ymm15, ymm15, ymm14                   # D2 = W2 ^ V2
    vmovdqa [rsp + 864], ymm15
    vpsrlq ymm14, ymm2, 63                      # C2 >> 63
    vpsrlq ymm11, ymm0, 63                      # C0 >> 63
    vpsrlq ymm10, ymm4, 63                      # C4 >> 63
    vpxor ymm13, ymm13, ymm10                   # D3 = W3 ^ V3
    vmovdqa [rsp + 896], ymm13
    vpxor ymm10, ymm15, [rdi + 384]             # T12 = A12 ^ D2
    vpsrlq ymm9, ymm10, 21                      # T12 >> 21
    vpsllq ymm10, ymm10, 43                     # T12 << 43
    vpxor ymm8, ymm13, [rdi + 576]              # T18 = A18 ^ D3
    vpsllq ymm7, ymm8, 21                       # T18 << 21
    vpaddq ymm6, ymm0, ymm0                     # C0 << 1
    vpsrlq ymm8, ymm8, 43                       # T18 >> 43
    vpor ymm10, ymm10, ymm9                     # B2 = T12 <<< 43
    vpor ymm9, ymm7, ymm8                       # B3 = T18 <<< 21
    vpxor ymm8, ymm6, ymm3                      # W4 = U4 ^ C3
    vpxor ymm11, ymm8, ymm11                    # D4 = W4 ^ V4
    vmovdqa [rsp + 928], ymm11
    vpaddq ymm8, ymm2, ymm2                     # C2 << 1
    vpxor ymm8, ymm8, ymm0                      # W1 = U1 ^ C0
    vpxor ymm7, ymm11, [rdi + 768]              # T24 = A24 ^ D4
    vpsllq ymm6, ymm7, 14                       # T24 << 14
    vpsrlq ymm7, ymm7, 50                       # T24 >> 50
    vpor ymm7, ymm6, ymm7                       # B4 = T24 <<< 14
    vpxor ymm14, ymm8, ymm14                    # D1 = W1 ^ V1
    vmovdqa [rsp + 832], ymm14
    vpandn ymm8, ymm10, ymm9                    # ~B2 & B3
    vpsrlq ymm6, ymm1, 63                       # C1 >> 63
    vpxor ymm5, ymm14, [rdi + 192]              # T6 = A6 ^ D1
    vpsllq ymm3, ymm5, 44                       # T6 << 44
    vpsrlq ymm5, ymm5, 20                       # T6 >> 20
    vpxor ymm12, ymm12, ymm4                    # W0 = U0 ^ C4
    vpxor ymm4, ymm14, [rdi + 32]               # T1 = A1 ^ D1
    vpxor ymm12, ymm12, ymm6                    # D0 = W0 ^ V0
    vmovdqa [rsp + 800], ymm12
    vpaddq ymm6, ymm4, ymm4                     # T1 << 1
    vpxor ymm2, ymm13, [rdi + 256]              # T8 = A8 ^ D3
    vpxor ymm1, ymm12, [rdi + 640]              # T20 = A20 ^ D0
    vpxor ymm0, ymm15, [rdi + 224]              # T7 = A7 ^ D2
    vpxor ymm14, ymm13, [rdi + 416]             # T13 = A13 ^ D3
    vpor ymm5, ymm3, ymm5                       # B1 = T6 <<< 44
    vpxor ymm8, ymm5, ymm8                      # E1 = B1 ^ N1
    vmovdqa [rsi + 32], ymm8
    vpsrlq ymm3, ymm1, 46                       # T20 >> 46
    vpsllq ymm1, ymm1, 18                       # T20 << 18
    vpsrlq ymm4, ymm4, 63                       # T1 >> 63
    vpsllq ymm13, ymm0, 6                       # T7 << 6
    vpsrlq ymm0, ymm0, 58                       # T7 >> 58
    vpor ymm13, ymm13, ymm0                     # B11 = T7 <<< 6
    vpsrlq ymm0, ymm14, 39                      # T13 >> 39
    vpor ymm3, ymm1, ymm3                       # B14 = T20 <<< 18
    vpsllq ymm14, ymm14, 25                     # T13 << 25
    vpor ymm6, ymm6, ymm4                       # B10 = T1 <<< 1
    vpxor ymm4, ymm11, [rdi + 608]              # T19 = A19 ^ D4
    vpandn ymm1, ymm9, ymm7                     # ~B3 & B4
    vpxor ymm11, ymm12, [rdi + 0]               # T0 = A0 ^ D0
    vpshufb ymm4, ymm4, [rip + Lx4_avx2_rol8]   # B13 = T19 <<< 8
    vpor ymm14, ymm14, ymm0                     # B12 = T13 <<< 25
    vpxor ymm1, ymm10, ymm1                     # E2 = B2 ^ N2
    vmovdqa [rsi + 64], ymm1
    vpxor ymm0, ymm15, [rdi + 64]               # T2 = A2 ^ D2
    vpandn ymm10, ymm5, ymm10                   # ~B1 & B2
    vpandn ymm5, ymm11, ymm5                    # ~T0 & B1
    vpandn ymm15, ymm7, ymm11                   # ~B4 & T0
    vpxor ymm11, ymm11, ymm10                   # E0 = T0 ^ N0
    vpbroadcastq ymm10, [r8 + 8 * r9]           # RC
    vpxor ymm11, ymm11, ymm10                   # E0 ^= RC
    vmovdqa [rsi + 0], ymm11
    vpxor ymm15, ymm9, ymm15                    # E3 = B3 ^ N3
    vmovdqa [rsi + 96], ymm15
    vpsrlq ymm10, ymm0, 2                       # T2 >> 2
    vpxor ymm9, ymm12, [rdi + 480]              # T15 = A15 ^ D0
    vpsllq ymm12, ymm2, 55                      # T8 << 55
    vpsllq ymm0, ymm0, 62                       # T2 << 62
    vpsrlq ymm2, ymm2, 9                        # T8 >> 9
    vpor ymm10, ymm0, ymm10                     # B20 = T2 <<< 62
    vpsrlq ymm0, ymm9, 23                       # T15 >> 23
    vpsllq ymm9, ymm9, 41                       # T15 << 41
    vpor ymm9, ymm9, ymm0                       # B23 = T15 <<< 41
    vpandn ymm0, ymm14, ymm4                    # ~B12 & B13
    vpxor ymm7, ymm7, ymm5                      # E4 = B4 ^ N4
    vmovdqa [rsi + 128], ymm7
    vpandn ymm5, ymm13, ymm14                   # ~B11 & B12
    vpor ymm12, ymm12, ymm2                     # B21 = T8 <<< 55
    vpxor ymm5, ymm6, ymm5                      # E10 = B10 ^ N10
    vmovdqa [rsi + 320], ymm5
    vmovdqa ymm2, [rsp + 928]
    vpxor ymm2, ymm2, [rdi + 448]               # T14 = A14 ^ D4
    vpxor ymm11, ymm11, ymm5                    # P0.1 = E0 ^ E10
    vpsrlq ymm5, ymm2, 25                       # T14 >> 25
    vpsllq ymm2, ymm2, 39                       # T14 << 39
    vpor ymm5, ymm2, ymm5                       # B22 = T14 <<< 39
    vpandn ymm2, ymm4, ymm3                     # ~B13 & B14
    vpxor ymm0, ymm13, ymm0                     # E11 = B11 ^ N11
    vmovdqa [rsi + 352], ymm0
    vpandn ymm13, ymm6, ymm13                   # ~B10 & B11
    vpxor ymm8, ymm8, ymm0                      # P1.1 = E1 ^ E11
    vmovdqa ymm0, [rsp + 832]
    vpxor ymm0, ymm0, [rdi + 672]               # T21 = A21 ^ D1
    vpandn ymm6, ymm3, ymm6                     # ~B14 & B10
    vpxor ymm13, ymm3, ymm13                    # E14 = B14 ^ N14
    vmovdqa [rsi + 448], ymm13
    vpxor ymm13, ymm7, ymm13                    # P4.1 = E4 ^ E14
    vmovdqa ymm7, [rsp + 928]
    vpxor ymm7, ymm7, [rdi + 288]               # T9 = A9 ^ D4
    vpsrlq ymm3, ymm0, 62                       # T21 >> 62
    vpsllq ymm0, ymm0, 2                        # T21 << 2
    vpxor ymm14, ymm14, ymm2                    # E12 = B12 ^ N12
    vmovdqa [rsi + 384], ymm14
    vmovdqa ymm2, [rsp + 896]
    vpxor ymm2, ymm2, [rdi + 96]                # T3 = A3 ^ D3
    vpxor ymm14, ymm1, ymm14                    # P2.1 = E2 ^ E12
    vpor ymm3, ymm0, ymm3                       # B24 = T21 <<< 2
    vpsllq ymm1, ymm7, 20                       # T9 << 20
    vpxor ymm6, ymm4, ymm6                      # E13 = B13 ^ N13
    vmovdqa [rsi + 416], ymm6
    vmovdqa ymm4, [rsp + 800]
    vpxor ymm4, ymm4, [rdi + 320]               # T10 = A10 ^ D0
    vpxor ymm15, ymm15, ymm6                    # P3.1 = E3 ^ E13
    vmovdqa ymm6, [rsp + 832]
    vpxor ymm6, ymm6, [rdi + 512]               # T16 = A16 ^ D1
    vpsrlq ymm7, ymm7, 44                       # T9 >> 44
    vpsrlq ymm0, ymm2, 36                       # T3 >> 36
    vpor ymm7, ymm1, ymm7                       # B6 = T9 <<< 20
    vpsllq ymm2, ymm2, 28                       # T3 << 28
    vpandn ymm1, ymm12, ymm5                    # ~B21 & B22
    vpor ymm2, ymm2, ymm0                       # B5 = T3 <<< 28
    vpsllq ymm0, ymm4, 3                        # T10 << 3
    vpxor ymm1, ymm10, ymm1                     # E20 = B20 ^ N20
    vmovdqa [rsi + 640], ymm1
    vpxor ymm11, ymm11, ymm1                    # P0.2 = P0.1 ^ E20
    vpsrlq ymm4, ymm4, 61                       # T10 >> 61
    vpandn ymm1, ymm5, ymm9                     # ~B22 & B23
    vpxor ymm1, ymm12, ymm1                     # E21 = B21 ^ N21
    vmovdqa [rsi + 672], ymm1
    vpor ymm4, ymm0, ymm4                       # B7 = T10 <<< 3
    vpsllq ymm0, ymm6, 45                       # T16 << 45
    vpsrlq ymm6, ymm6, 19                       # T16 >> 19
    vpor ymm6, ymm0, ymm6                       # B8 = T16 <<< 45
    vpandn ymm0, ymm3, ymm10                    # ~B24 & B20
    vpandn ymm12, ymm10, ymm12                  # ~B20 & B21
    vpxor ymm1, ymm8, ymm1                      # P1.2 = P1.1 ^ E21
    vmovdqa ymm10, [rsp + 864]
    vpxor ymm10, ymm10, [rdi + 704]             # T22 = A22 ^ D2
    vpsllq ymm8, ymm10, 61                      # T22 << 61
    vpsrlq ymm10, ymm10, 3                      # T22 >> 3
    vpor ymm10, ymm8, ymm10                     # B9 = T22 <<< 61
    vpandn ymm8, ymm9, ymm3                     # ~B23 & B24
    vpxor ymm9, ymm9, ymm0                      # E23 = B23 ^ N23
    vmovdqa [rsi + 736], ymm9
    vmovdqa ymm0, [rsp + 928]
    vpxor ymm0, ymm0, [rdi + 128]               # T4 = A4 ^ D4
    vpxor ymm8, ymm5, ymm8                      # E22 = B22 ^ N22
    vmovdqa [rsi + 704], ymm8
    vpsllq ymm5, ymm0, 27                       # T4 << 27
    vpxor ymm12, ymm3, ymm12                    # E24 = B24 ^ N24
    vmovdqa [rsi + 768], ymm12
    vpxor ymm14, ymm14, ymm8                    # P2.2 = P2.1 ^ E22
    vmovdqa ymm8, [rsp + 800]
    vpxor ymm8, ymm8, [rdi + 160]               # T5 = A5 ^ D0
    vpsrlq ymm3, ymm0, 37                       # T4 >> 37
    vpxor ymm15, ymm15, ymm9                    # P3.2 = P3.1 ^ E23
    vpsrlq ymm9, ymm8, 28                       # T5 >> 28
    vpor ymm5, ymm5, ymm3                       # B15 = T4 <<< 27
    vpsllq ymm8, ymm8, 36                       # T5 << 36
    vmovdqa ymm3, [rsp + 832]
    vpxor ymm3, ymm3, [rdi + 352]               # T11 = A11 ^ D1
    vpsrlq ymm0, ymm3, 54                       # T11 >> 54
    vpor ymm9, ymm8, ymm9                       # B16 = T5 <<< 36
    vpsllq ymm8, ymm3, 10                       # T11 << 10
    vmovdqa ymm3, [rsp + 864]
    vpxor ymm3, ymm3, [rdi + 544]               # T17 = A17 ^ D2
    vpor ymm8, ymm8, ymm0                       # B17 = T11 <<< 10
    vpsllq ymm0, ymm3, 15                       # T17 << 15
    vpsrlq ymm3, ymm3, 49                       # T17 >> 49
    vpor ymm3, ymm0, ymm3                       # B18 = T17 <<< 15
    vpxor ymm13, ymm13, ymm12                   # P4.2 = P4.1 ^ E24
    vpandn ymm12, ymm7, ymm4                    # ~B6 & B7
    vpxor ymm12, ymm2, ymm12                    # E5 = B5 ^ N5
    vmovdqa [rsi + 160], ymm12
    vpxor ymm0, ymm11, ymm12                    # P0.3 = P0.2 ^ E5
    vmovdqa ymm12, [rsp + 896]
    vpxor ymm12, ymm12, [rdi + 736]             # T23 = A23 ^ D3
    vpandn ymm11, ymm9, ymm8                    # ~B16 & B17
    vpxor ymm11, ymm5, ymm11                    # E15 = B15 ^ N15
    vmovdqa [rsi + 480], ymm11
    vpxor ymm0, ymm0, ymm11                     # P0 = P0.3 ^ E15
    vpshufb ymm12, ymm12, [rip + Lx4_avx2_rol56]# B19 = T23 <<< 56
    vpandn ymm11, ymm6, ymm10                   # ~B8 & B9
    vpxor ymm11, ymm4, ymm11                    # E7 = B7 ^ N7
    vmovdqa [rsi + 224], ymm11
    vpandn ymm4, ymm4, ymm6                     # ~B7 & B8
    vpxor ymm4, ymm7, ymm4                      # E6 = B6 ^ N6
    vmovdqa [rsi + 192], ymm4
    vpxor ymm1, ymm1, ymm4                      # P1.3 = P1.2 ^ E6
    vpxor ymm14, ymm14, ymm11                   # P2.3 = P2.2 ^ E7
    vpandn ymm11, ymm10, ymm2                   # ~B9 & B5
    vpandn ymm4, ymm12, ymm5                    # ~B19 & B15
    vpxor ymm11, ymm6, ymm11                    # E8 = B8 ^ N8
    vmovdqa [rsi + 256], ymm11
    vpandn ymm7, ymm2, ymm7                     # ~B5 & B6
    vpxor ymm15, ymm15, ymm11                   # P3.3 = P3.2 ^ E8
    vpandn ymm11, ymm3, ymm12                   # ~B18 & B19
    vpandn ymm6, ymm8, ymm3                     # ~B17 & B18
    vpxor ymm11, ymm8, ymm11                    # E17 = B17 ^ N17
    vmovdqa [rsi + 544], ymm11
    vpxor ymm10, ymm10, ymm7                    # E9 = B9 ^ N9
    vmovdqa [rsi + 288], ymm10
    vpxor ymm2, ymm14, ymm11                    # P2 = P2.3 ^ E17
    vpxor ymm14, ymm9, ymm6                     # E16 = B16 ^ N16
    vmovdqa [rsi + 512], ymm14
    vpandn ymm11, ymm5, ymm9                    # ~B15 & B16
    vpxor ymm9, ymm3, ymm4                      # E18 = B18 ^ N18
    vmovdqa [rsi + 576], ymm9
    vpxor ymm4, ymm13, ymm10                    # P4.3 = P4.2 ^ E9
    vpxor ymm1, ymm1, ymm14                     # P1 = P1.3 ^ E16
    vpxor ymm14, ymm12, ymm11                   # E19 = B19 ^ N19
    vmovdqa [rsi + 608], ymm14
    vpxor ymm4, ymm4, ymm14                     # P4 = P4.3 ^ E19
    vpxor ymm3, ymm15, ymm9                     # P3 = P3.3 ^ E18
    xchg rdi, rsi
    inc r9
    jnz Lx4_avx2_round
    vpxor xmm0, xmm0, xmm0
    vmovdqa [rsp + 0], ymm0
    vmovdqa [rsp + 32], ymm0
    vmovdqa [rsp + 64], ymm0
    vmovdqa [rsp + 96], ymm0
    vmovdqa [rsp + 128], ymm0
    vmovdqa [rsp + 160], ymm0
    vmovdqa [rsp + 192], ymm0
    vmovdqa [rsp + 224], ymm0
    vmovdqa [rsp + 256], ymm0
    vmovdqa [rsp + 288], ymm0
    vmovdqa [rsp + 320], ymm0
    vmovdqa [rsp + 352], ymm0
    vmovdqa [rsp + 384], ymm0
    vmovdqa [rsp + 416], ymm0
    vmovdqa [rsp + 448], ymm0
    vmovdqa [rsp + 480], ymm0
    vmovdqa [rsp + 512], ymm0
    vmovdqa [rsp + 544], ymm0
    vmovdqa [rsp + 576], ymm0
    vmovdqa [rsp + 608], ymm0
    vmovdqa [rsp + 640], ymm0
    vmovdqa [rsp + 672], ymm0
    vmovdqa [rsp + 704], ymm0
    vmovdqa [rsp + 736], ymm0
    vmovdqa [rsp + 768], ymm0
    vmovdqa [rsp + 800], ymm0
    vmovdqa [rsp + 832], ymm0
    vmovdqa [rsp + 864], ymm0
    vmovdqa [rsp + 896], ymm0
    vmovdqa [rsp + 928], ymm0
    vzeroupper
    mov rsp, rbp
    .cfi_def_cfa_register rsp
    pop rbp
    .cfi_restore rbp
    .cfi_def_cfa_offset 8
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x4_avx2), . - SYMBOL(lanewise_keccakp1600_x4_avx2)
#endif
    MS_ENTRY(lanewise_keccakp1600_x4_avx2, 3, 1)
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x4_avx2_absorb)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x4_avx2_absorb)
    .type SYMBOL(lanewise_keccakp1600_x4_avx2_absorb), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x4_avx2_absorb))
SYMBOL(lanewise_keccakp1600_x4_avx2_absorb):
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
    push rbp
    .cfi_def_cfa_offset 40
    .cfi_offset rbp, -40
    SEH(.seh_pushreg rbp)
    mov rbp, rsp
    .cfi_def_cfa_register rbp
    SEH2(.seh_setframe rbp, 0)
    SEH(.seh_endprologue)
    sub rsp, 960
    and rsp, -64
    lea r8, [r8 + 8 * r9]                       # behind the last constant
    mov r12, r9                                 # rounds
    mov r10, [rsi + 0]                          # message 0
    mov r11, [rsi + 8]                          # message 1
    mov rax, [rsi + 16]                         # message 2
    mov rbx, [rsi + 24]                         # message 3
Lx4_avx2_absorb_block:
    mov rsi, rdi
    xor r13d, r13d                              # offset in the messages
    mov r9, rcx
    sub r9, 2
    jb Lx4_avx2_absorb_odd
Lx4_avx2_absorb_pair:
    vmovdqu xmm0, [r10 + r13]
    vmovdqu xmm1, [r11 + r13]
    vinserti128 ymm0, ymm0, [rax + r13], 1      # two lanes of messages 0 and 2
    vinserti128 ymm1, ymm1, [rbx + r13], 1      # and of messages 1 and 3
    add r13, 16
    vpunpcklqdq ymm2, ymm0, ymm1                # lane i of all
    vpunpckhqdq ymm3, ymm0, ymm1                # lane i + 1 of all
    vpxor ymm2, ymm2, [rsi]
    vpxor ymm3, ymm3, [rsi + 32]
    vmovdqa [rsi], ymm2
    vmovdqa [rsi + 32], ymm3
    add rsi, 64
    sub r9, 2
    jae Lx4_avx2_absorb_pair
Lx4_avx2_absorb_odd:
    test r9, 1
    jz Lx4_avx2_absorb_added
    vmovq xmm0, [r10 + r13]                     # the last lane
    vmovhps xmm0, xmm0, [r11 + r13]
    vmovq xmm1, [rax + r13]
    vmovhps xmm1, xmm1, [rbx + r13]
    vinserti128 ymm0, ymm0, xmm1, 1
    vpxor ymm0, ymm0, [rsi]
    vmovdqa [rsi], ymm0
Lx4_avx2_absorb_added:
    lea r10, [r10 + 8 * rcx]                    # to the next block
    lea r11, [r11 + 8 * rcx]                    # to the next block
    lea rax, [rax + 8 * rcx]                    # to the next block
    lea rbx, [rbx + 8 * rcx]                    # to the next block
    mov r9, r12
    neg r9
    jz Lx4_avx2_absorb_permuted
    mov rsi, rsp                                # the other buffer
    test r9, 1
    jz Lx4_avx2_absorb_even                     # an even number of rounds ends where it began
    vmovdqa ymm0, [rdi + 0]
    vmovdqa [rsi + 0], ymm0
    vmovdqa ymm1, [rdi + 32]
    vmovdqa [rsi + 32], ymm1
    vmovdqa ymm2, [rdi + 64]
    vmovdqa [rsi + 64], ymm2
    vmovdqa ymm3, [rdi + 96]
    vmovdqa [rsi + 96], ymm3
    vmovdqa ymm4, [rdi + 128]
    vmovdqa [rsi + 128], ymm4
    vmovdqa ymm5, [rdi + 160]
    vmovdqa [rsi + 160], ymm5
    vmovdqa ymm6, [rdi + 192]
    vmovdqa [rsi + 192], ymm6
    vmovdqa ymm7, [rdi + 224]
    vmovdqa [rsi + 224], ymm7
    vmovdqa ymm0, [rdi + 256]
    vmovdqa [rsi + 256], ymm0
    vmovdqa ymm1, [rdi + 288]
    vmovdqa [rsi + 288], ymm1
    vmovdqa ymm2, [rdi + 320]
    vmovdqa [rsi + 320], ymm2
    vmovdqa ymm3, [rdi + 352]
    vmovdqa [rsi + 352], ymm3
    vmovdqa ymm4, [rdi + 384]
    vmovdqa [rsi + 384], ymm4
    vmovdqa ymm5, [rdi + 416]
    vmovdqa [rsi + 416], ymm5
    vmovdqa ymm6, [rdi + 448]
    vmovdqa [rsi + 448], ymm6
    vmovdqa ymm7, [rdi + 480]
    vmovdqa [rsi + 480], ymm7
    vmovdqa ymm0, [rdi + 512]
    vmovdqa [rsi + 512], ymm0
    vmovdqa ymm1, [rdi + 544]
    vmovdqa [rsi + 544], ymm1
    vmovdqa ymm2, [rdi + 576]
    vmovdqa [rsi + 576], ymm2
    vmovdqa ymm3, [rdi + 608]
    vmovdqa [rsi + 608], ymm3
    vmovdqa ymm4, [rdi + 640]
    vmovdqa [rsi + 640], ymm4
    vmovdqa ymm5, [rdi + 672]
    vmovdqa [rsi + 672], ymm5
    vmovdqa ymm6, [rdi + 704]
    vmovdqa [rsi + 704], ymm6
    vmovdqa ymm7, [rdi + 736]
    vmovdqa [rsi + 736], ymm7
    vmovdqa ymm0, [rdi + 768]
    vmovdqa [rsi + 768], ymm0
    xchg rdi, rsi
Lx4_avx2_absorb_even:
    vmovdqa ymm0, [rdi + 0]
    vmovdqa ymm1, [rdi + 32]
    vmovdqa ymm2, [rdi + 64]
    vmovdqa ymm3, [rdi + 96]
    vmovdqa ymm4, [rdi + 128]
    vpxor ymm0, ymm0, [rdi + 160]
    vpxor ymm1, ymm1, [rdi + 192]
    vpxor ymm2, ymm2, [rdi + 224]
    vpxor ymm3, ymm3, [rdi + 256]
    vpxor ymm4, ymm4, [rdi + 288]
    vpxor ymm0, ymm0, [rdi + 320]
    vpxor ymm1, ymm1, [rdi + 352]
    vpxor ymm2, ymm2, [rdi + 384]
    vpxor ymm3, ymm3, [rdi + 416]
    vpxor ymm4, ymm4, [rdi + 448]
    vpxor ymm0, ymm0, [rdi + 480]
    vpxor ymm1, ymm1, [rdi + 512]
    vpxor ymm2, ymm2, [rdi + 544]
    vpxor ymm3, ymm3, [rdi + 576]
    vpxor ymm4, ymm4, [rdi + 608]
    vpxor ymm0, ymm0, [rdi + 640]               # C0
    vpxor ymm1, ymm1, [rdi + 672]               # C1
    vpxor ymm2, ymm2, [rdi + 704]               # C2
    vpxor ymm3, ymm3, [rdi + 736]               # C3
    vpxor ymm4, ymm4, [rdi + 768]               # C4
    .p2align 6
Lx4_avx2_absorb_round:
    vpaddq ymm15, ymm3, ymm3                    # C3 << 1
    vpsrlq ymm14, ymm3, 63                      # C3 >> 63
    vpaddq ymm13, ymm4, ymm4                    # C4 << 1
    vpxor ymm15, ymm15, ymm1                    # W2 = U2 ^ C1
    vpxor ymm13, ymm13, ymm2                    # W3 = U3 ^ C2
    vpaddq ymm12, ymm1, ymm1                    # C1 << 1
    vpxor ymm15, ymm15, ymm14                   # D2 = W2 ^ V2
    vmovdqa [rsp + 864], ymm15
    vpsrlq ymm14, ymm2, 63                      # C2 >> 63
    vpsrlq ymm11, ymm0, 63                      # C0 >> 63
    vpsrlq ymm10, ymm4, 63                      # C4 >> 63
    vpxor ymm13, ymm13, ymm10                   # D3 = W3 ^ V3
    vmovdqa [rsp + 896], ymm13
    vpxor ymm10, ymm15, [rdi + 384]             # T12 = A12 ^ D2
    vpsrlq ymm9, ymm10, 21                      # T12 >> 21
    vpsllq ymm10, ymm10, 43                     # T12 << 43
    vpxor ymm8, ymm13, [rdi + 576]              # T18 = A18 ^ D3
    vpsllq ymm7, ymm8, 21                       # T18 << 21
    vpaddq ymm6, ymm0, ymm0                     # C0 << 1
    vpsrlq ymm8, ymm8, 43                       # T18 >> 43
    vpor ymm10, ymm10, ymm9                     # B2 = T12 <<< 43
    vpor ymm9, ymm7, ymm8                       # B3 = T18 <<< 21
    vpxor ymm8, ymm6, ymm3                      # W4 = U4 ^ C3
    vpxor ymm11, ymm8, ymm11                    # D4 = W4 ^ V4
    vmovdqa [rsp + 928], ymm11
    vpaddq ymm8, ymm2, ymm2                     # C2 << 1
    vpxor ymm8, ymm8, ymm0                      # W1 = U1 ^ C0
    vpxor ymm7, ymm11, [rdi + 768]              # T24 = A24 ^ D4
    vpsllq ymm6, ymm7, 14                       # T24 << 14
    vpsrlq ymm7, ymm7, 50                       # T24 >> 50
    vpor ymm7, ymm6, ymm7                       # B4 = T24 <<< 14
    vpxor ymm14, ymm8, ymm14                    # D1 = W1 ^ V1
    vmovdqa [rsp + 832], ymm14
    vpandn ymm8, ymm10, ymm9                    # ~B2 & B3
    vpsrlq ymm6, ymm1, 63                       # C1 >> 63
    vpxor ymm5, ymm14, [rdi + 192]              # T6 = A6 ^ D1
    vpsllq ymm3, ymm5, 44                       # T6 << 44
    vpsrlq ymm5, ymm5, 20                       # T6 >> 20
    vpxor ymm12, ymm12, ymm4                    # W0 = U0 ^ C4
    vpxor ymm4, ymm14, [rdi + 32]               # T1 = A1 ^ D1
    vpxor ymm12, ymm12, ymm6                    # D0 = W0 ^ V0
    vmovdqa [rsp + 800], ymm12
    vpaddq ymm6, ymm4, ymm4                     # T1 << 1
    vpxor ymm2, ymm13, [rdi + 256]              # T8 = A8 ^ D3
    vpxor ymm1, ymm12, [rdi + 640]              # T20 = A20 ^ D0
    vpxor ymm0, ymm15, [rdi + 224]              # T7 = A7 ^ D2
    vpxor ymm14, ymm13, [rdi + 416]             # T13 = A13 ^ D3
    vpor ymm5, ymm3, ymm5                       # B1 = T6 <<< 44
    vpxor ymm8, ymm5, ymm8                      # E1 = B1 ^ N1
    vmovdqa [rsi + 32], ymm8
    vpsrlq ymm3, ymm1, 46                       # T20 >> 46
    vpsllq ymm1, ymm1, 18                       # T20 << 18
    vpsrlq ymm4, ymm4, 63                       # T1 >> 63
    vpsllq ymm13, ymm0, 6                       # T7 << 6
    vpsrlq ymm0, ymm0, 58                       # T7 >> 58
    vpor ymm13, ymm13, ymm0                     # B11 = T7 <<< 6
    vpsrlq ymm0, ymm14, 39                      # T13 >> 39
    vpor ymm3, ymm1, ymm3                       # B14 = T20 <<< 18
    vpsllq ymm14, ymm14, 25                     # T13 << 25
    vpor ymm6, ymm6, ymm4                       # B10 = T1 <<< 1
    vpxor ymm4, ymm11, [rdi + 608]              # T19 = A19 ^ D4
    vpandn ymm1, ymm9, ymm7                     # ~B3 & B4
    vpxor ymm11, ymm12, [rdi + 0]               # T0 = A0 ^ D0
    vpshufb ymm4, ymm4, [rip + Lx4_avx2_rol8]   # B13 = T19 <<< 8
    vpor ymm14, ymm14, ymm0                     # B12 = T13 <<< 25
    vpxor ymm1, ymm10, ymm1                     # E2 = B2 ^ N2
    vmovdqa [rsi + 64], ymm1
    vpxor ymm0, ymm15, [rdi + 64]               # T2 = A2 ^ D2
    vpandn ymm10, ymm5, ymm10                   # ~B1 & B2
    vpandn ymm5, ymm11, ymm5                    # ~T0 & B1
    vpandn ymm15, ymm7, ymm11                   # ~B4 & T0
    vpxor ymm11, ymm11, ymm10                   # E0 = T0 ^ N0
    vpbroadcastq ymm10, [r8 + 8 * r9]           # RC
    vpxor ymm11, ymm11, ymm10                   # E0 ^= RC
    vmovdqa [rsi + 0], ymm11
    vpxor ymm15, ymm9, ymm15                    # E3 = B3 ^ N3
    vmovdqa [rsi + 96], ymm15
    vpsrlq ymm10, ymm0, 2                       # T2 >> 2
    vpxor ymm9, ymm12, [rdi + 480]              # T15 = A15 ^ D0
    vpsllq ymm12, ymm2, 55                      # T8 << 55
    vpsllq ymm0, ymm0, 62                       # T2 << 62
    vpsrlq ymm2, ymm2, 9                        # T8 >> 9
    vpor ymm10, ymm0, ymm10                     # B20 = T2 <<< 62
    vpsrlq ymm0, ymm9, 23                       # T15 >> 23
    vpsllq ymm9, ymm9, 41                       # T15 << 41
    vpor ymm9, ymm9, ymm0                       # B23 = T15 <<< 41
    vpandn ymm0, ymm14, ymm4                    # ~B12 & B13
    vpxor ymm7, ymm7, ymm5                      # E4 = B4 ^ N4
    vmovdqa [rsi + 128], ymm7
    vpandn ymm5, ymm13, ymm14                   # ~B11 & B12
    vpor ymm12, ymm12, ymm2                     # B21 = T8 <<< 55
    vpxor ymm5, ymm6, ymm5                      # E10 = B10 ^ N10
    vmovdqa [rsi + 320], ymm5
    vmovdqa ymm2, [rsp + 928]
    vpxor ymm2, ymm2, [rdi + 448]               # T14 = A14 ^ D4
    vpxor ymm11, ymm11, ymm5                    # P0.1 = E0 ^ E10
    vpsrlq ymm5, ymm2, 25                       # T14 >> 25
    vpsllq ymm2, ymm2, 39                       # T14 << 39
    vpor ymm5, ymm2, ymm5                       # B22 = T14 <<< 39
    vpandn ymm2, ymm4, ymm3                     # ~B13 & B14
    vpxor ymm0, ymm13, ymm0                     # E11 = B11 ^ N11
    vmovdqa [rsi + 352], ymm0
    vpandn ymm13, ymm6, ymm13                   # ~B10 & B11
    vpxor ymm8, ymm8, ymm0                      # P1.1 = E1 ^ E11
    vmovdqa ymm0, [rsp + 832]
    vpxor ymm0, ymm0, [rdi + 672]               # T21 = A21 ^ D1
    vpandn ymm6, ymm3, ymm6                     # ~B14 & B10
    vpxor ymm13, ymm3, ymm13                    # E14 = B14 ^ N14
    vmovdqa [rsi + 448], ymm13
    vpxor ymm13, ymm7, ymm13                    # P4.1 = E4 ^ E14
    vmovdqa ymm7, [rsp + 928]
    vpxor ymm7, ymm7, [rdi + 288]               # T9 = A9 ^ D4
    vpsrlq ymm3, ymm0, 62                       # T21 >> 62
    vpsllq ymm0, ymm0, 2                        # T21 << 2
    vpxor ymm14, ymm14, ymm2                    # E12 = B12 ^ N12
    vmovdqa [rsi + 384], ymm14
    vmovdqa ymm2, [rsp + 896]
    vpxor ymm2, ymm2, [rdi + 96]                # T3 = A3 ^ D3
    vpxor ymm14, ymm1, ymm14                    # P2.1 = E2 ^ E12
    vpor ymm3, ymm0, ymm3                       # B24 = T21 <<< 2
    vpsllq ymm1, ymm7, 20                       # T9 << 20
    vpxor ymm6, ymm4, ymm6                      # E13 = B13 ^ N13
    vmovdqa [rsi + 416], ymm6
    vmovdqa ymm4, [rsp + 800]
    vpxor ymm4, ymm4, [rdi + 320]               # T10 = A10 ^ D0
    vpxor ymm15, ymm15, ymm6                    # P3.1 = E3 ^ E13
    vmovdqa ymm6, [rsp + 832]
    vpxor ymm6, ymm6, [rdi + 512]               # T16 = A16 ^ D1
    vpsrlq ymm7, ymm7, 44                       # T9 >> 44
    vpsrlq ymm0, ymm2, 36                       # T3 >> 36
    vpor ymm7, ymm1, ymm7                       # B6 = T9 <<< 20
    vpsllq ymm2, ymm2, 28                       # T3 << 28
    vpandn ymm1, ymm12, ymm5                    # ~B21 & B22
    vpor ymm2, ymm2, ymm0                       # B5 = T3 <<< 28
    vpsllq ymm0, ymm4, 3                        # T10 << 3
    vpxor ymm1, ymm10, ymm1                     # E20 = B20 ^ N20
    vmovdqa [rsi + 640], ymm1
    vpxor ymm11, ymm11, ymm1                    # P0.2 = P0.1 ^ E20
    vpsrlq ymm4, ymm4, 61                       # T10 >> 61
    vpandn ymm1, ymm5, ymm9                     # ~B22 & B23
    vpxor ymm1, ymm12, ymm1                     # E21 = B21 ^ N21
    vmovdqa [rsi + 672], ymm1
    vpor ymm4, ymm0, ymm4                       # B7 = T10 <<< 3
    vpsllq ymm0, ymm6, 45                       # T16 << 45
    vpsrlq ymm6, ymm6, 19                       # T16 >> 19
    vpor ymm6, ymm0, ymm6                       # B8 = T16 <<< 45
    vpandn ymm0, ymm3, ymm10                    # ~B24 & B20
    vpandn ymm12, ymm10, ymm12                  # ~B20 & B21
    vpxor ymm1, ymm8, ymm1                      # P1.2 = P1.1 ^ E21
    vmovdqa ymm10, [rsp + 864]
    vpxor ymm10, ymm10, [rdi + 704]             # T22 = A22 ^ D2
    vpsllq ymm8, ymm10, 61                      # T22 << 61
    vpsrlq ymm10, ymm10, 3                      # T22 >> 3
    vpor ymm10, ymm8, ymm10                     # B9 = T22 <<< 61
    vpandn ymm8, ymm9, ymm3                     # ~B23 & B24
    vpxor ymm9, ymm9, ymm0                      # E23 = B23 ^ N23
    vmovdqa [rsi + 736], ymm9
    vmovdqa ymm0, [rsp + 928]
    vpxor ymm0, ymm0, [rdi + 128]               # T4 = A4 ^ D4
    vpxor ymm8, ymm5, ymm8                      # E22 = B22 ^ N22
    vmovdqa [rsi + 704], ymm8
    vpsllq ymm5, ymm0, 27                       # T4 << 27
    vpxor ymm12, ymm3, ymm12                    # E24 = B24 ^ N24
    vmovdqa [rsi + 768], ymm12
    vpxor ymm14, ymm14, ymm8                    # P2.2 = P2.1 ^ E22
    vmovdqa ymm8, [rsp + 800]
    vpxor ymm8, ymm8, [rdi + 160]               # T5 = A5 ^ D0
    vpsrlq ymm3, ymm0, 37                       # T4 >> 37
    vpxor ymm15, ymm15, ymm9                    # P3.2 = P3.1 ^ E23
    vpsrlq ymm9, ymm8, 28                       # T5 >> 28
    vpor ymm5, ymm5, ymm3                       # B15 = T4 <<< 27
    vpsllq ymm8, ymm8, 36                       # T5 << 36
    vmovdqa ymm3, [rsp + 832]
    vpxor ymm3, ymm3, [rdi + 352]               # T11 = A11 ^ D1
    vpsrlq ymm0, ymm3, 54                       # T11 >> 54
    vpor ymm9, ymm8, ymm9                       # B16 = T5 <<< 36
    vpsllq ymm8, ymm3, 10                       # T11 << 10
    vmovdqa ymm3, [rsp + 864]
    vpxor ymm3, ymm3, [rdi + 544]               # T17 = A17 ^ D2
    vpor ymm8, ymm8, ymm0                       # B17 = T11 <<< 10
    vpsllq ymm0, ymm3, 15                       # T17 << 15
    vpsrlq ymm3, ymm3, 49                       # T17 >> 49
    vpor ymm3, ymm0, ymm3                       # B18 = T17 <<< 15
    vpxor ymm13, ymm13, ymm12                   # P4.2 = P4.1 ^ E24
    vpandn ymm12, ymm7, ymm4                    # ~B6 & B7
    vpxor ymm12, ymm2, ymm12                    # E5 = B5 ^ N5
    vmovdqa [rsi + 160], ymm12
    vpxor ymm0, ymm11, ymm12                    # P0.3 = P0.2 ^ E5
    vmovdqa ymm12, [rsp + 896]
    vpxor ymm12, ymm12, [rdi + 736]             # T23 = A23 ^ D3
    vpandn ymm11, ymm9, ymm8                    # ~B16 & B17
    vpxor ymm11, ymm5, ymm11                    # E15 = B15 ^ N15
    vmovdqa [rsi + 480], ymm11
    vpxor ymm0, ymm0, ymm11                     # P0 = P0.3 ^ E15
    vpshufb ymm12, ymm12, [rip + Lx4_avx2_rol56]# B19 = T23 <<< 56
    vpandn ymm11, ymm6, ymm10                   # ~B8 & B9
    vpxor ymm11, ymm4, ymm11                    # E7 = B7 ^ N7
    vmovdqa [rsi + 224], ymm11
    vpandn ymm4, ymm4, ymm6                     # ~B7 & B8
    vpxor ymm4, ymm7, ymm4                      # E6 = B6 ^ N6
    vmovdqa [rsi + 192], ymm4
    vpxor ymm1, ymm1, ymm4                      # P1.3 = P1.2 ^ E6
    vpxor ymm14, ymm14, ymm11                   # P2.3 = P2.2 ^ E7
    vpandn ymm11, ymm10, ymm2                   # ~B9 & B5
    vpandn ymm4, ymm12, ymm5                    # ~B19 & B15
    vpxor ymm11, ymm6, ymm11                    # E8 = B8 ^ N8
    vmovdqa [rsi + 256], ymm11
    vpandn ymm7, ymm2, ymm7                     # ~B5 & B6
    vpxor ymm15, ymm15, ymm11                   # P3.3 = P3.2 ^ E8
    vpandn ymm11, ymm3, ymm12                   # ~B18 & B19
    vpandn ymm6, ymm8, ymm3                     # ~B17 & B18
    vpxor ymm11, ymm8, ymm11                    # E17 = B17 ^ N17
    vmovdqa [rsi + 544], ymm11
    vpxor ymm10, ymm10, ymm7                    # E9 = B9 ^ N9
    vmovdqa [rsi + 288], ymm10
    vpxor ymm2, ymm14, ymm11                    # P2 = P2.3 ^ E17
    vpxor ymm14, ymm9, ymm6                     # E16 = B16 ^ N16
    vmovdqa [rsi + 512], ymm14
    vpandn ymm11, ymm5, ymm9                    # ~B15 & B16
    vpxor ymm9, ymm3, ymm4                      # E18 = B18 ^ N18
    vmovdqa [rsi + 576], ymm9
    vpxor ymm4, ymm13, ymm10                    # P4.3 = P4.2 ^ E9
    vpxor ymm1, ymm1, ymm14                     # P1 = P1.3 ^ E16
    vpxor ymm14, ymm12, ymm11                   # E19 = B19 ^ N19
    vmovdqa [rsi + 608], ymm14
    vpxor ymm4, ymm4, ymm14                     # P4 = P4.3 ^ E19
    vpxor ymm3, ymm15, ymm9                     # P3 = P3.3 ^ E18
    xchg rdi, rsi
    inc r9
    jnz Lx4_avx2_absorb_round
Lx4_avx2_absorb_permuted:
    dec rdx
    jnz Lx4_avx2_absorb_block
    vpxor xmm0, xmm0, xmm0
    vmovdqa [rsp + 0], ymm0
    vmovdqa [rsp + 32], ymm0
    vmovdqa [rsp + 64], ymm0
    vmovdqa [rsp + 96], ymm0
    vmovdqa [rsp + 128], ymm0
    vmovdqa [rsp + 160], ymm0
    vmovdqa [rsp + 192], ymm0
    vmovdqa [rsp + 224], ymm0
    vmovdqa [rsp + 256], ymm0
    vmovdqa [rsp + 288], ymm0
    vmovdqa [rsp + 320], ymm0
    vmovdqa [rsp + 352], ymm0
    vmovdqa [rsp + 384], ymm0
    vmovdqa [rsp + 416], ymm0
    vmovdqa [rsp + 448], ymm0
    vmovdqa [rsp + 480], ymm0
    vmovdqa [rsp + 512], ymm0
    vmovdqa [rsp + 544], ymm0
    vmovdqa [rsp + 576], ymm0
    vmovdqa [rsp + 608], ymm0
    vmovdqa [rsp + 640], ymm0
    vmovdqa [rsp + 672], ymm0
    vmovdqa [rsp + 704], ymm0
    vmovdqa [rsp + 736], ymm0
    vmovdqa [rsp + 768], ymm0
    vmovdqa [rsp + 800], ymm0
    vmovdqa [rsp + 832], ymm0
    vmovdqa [rsp + 864], ymm0
    vmovdqa [rsp + 896], ymm0
    vmovdqa [rsp + 928], ymm0
    vzeroupper
    mov rsp, rbp
    .cfi_def_cfa_register rsp
    pop rbp
    .cfi_restore rbp
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
    .size SYMBOL(lanewise_keccakp1600_x4_avx2_absorb), . - SYMBOL(lanewise_keccakp1600_x4_avx2_absorb)
#endif
    MS_ENTRY(lanewise_keccakp1600_x4_avx2_absorb, 6, 1)
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x4_avx2_extract)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x4_avx2_extract)
    .type SYMBOL(lanewise_keccakp1600_x4_avx2_extract), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x4_avx2_extract))
SYMBOL(lanewise_keccakp1600_x4_avx2_extract):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov rax, [rsi + 0]
    mov rcx, [rsi + 8]
    mov r8, [rsi + 16]
    mov rsi, [rsi + 24]
    sub rdx, 2
    jb Lx4_avx2_extract_odd
Lx4_avx2_extract_pair:
    vmovdqu ymm0, [rdi]                         # lane i of all states
    vmovdqu ymm1, [rdi + 32]                    # lane i + 1
    vpunpcklqdq ymm2, ymm0, ymm1                # both lanes of the even states
    vpunpckhqdq ymm3, ymm0, ymm1                # both lanes of the odd states
    vmovdqu [rax], xmm2                         # two lanes of state 0
    vextracti128 [r8], ymm2, 1                  # of state 2
    vmovdqu [rcx], xmm3                         # two lanes of state 1
    vextracti128 [rsi], ymm3, 1                 # of state 3
    add rdi, 64
    add rax, 16
    add rcx, 16
    add r8, 16
    add rsi, 16
    sub rdx, 2
    jae Lx4_avx2_extract_pair
Lx4_avx2_extract_odd:
    test rdx, 1
    jz Lx4_avx2_extract_done
    vmovdqu ymm0, [rdi]                         # the last lane
    vmovq [rax], xmm0
    vmovhps [rcx], xmm0
    vextracti128 xmm1, ymm0, 1                  # states 2 and 3
    vmovq [r8], xmm1
    vmovhps [rsi], xmm1
Lx4_avx2_extract_done:
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x4_avx2_extract), . - SYMBOL(lanewise_keccakp1600_x4_avx2_extract)
#endif
    MS_ENTRY(lanewise_keccakp1600_x4_avx2_extract, 3, 0)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lx4_avx2_rol8:
    .byte 7, 0, 1, 2, 3, 4, 5, 6, 15, 8, 9, 10, 11, 12, 13, 14, 7, 0, 1, 2, 3, 4, 5, 6, 15, 8, 9, 10, 11, 12, 13, 14
Lx4_avx2_rol56:
    .byte 1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 12, 13, 14, 15, 8, 1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 12, 13, 14, 15, 8

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
