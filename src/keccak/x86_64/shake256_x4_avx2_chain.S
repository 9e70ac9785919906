# PYTHONPATH=lab python3 -m lanewise_lab.gen x86_64_x4_avx2 --chain > src/keccak/x86_64/shake256_x4_avx2_chain.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// SHAKE256 (FIPS 202) of 4 short inputs at once, step after step: what was hashed is
// part of the next input. N is 16, 24 or 32, the bytes of a node, and m = N / 8 its lanes.
//
// lanewise_shake256_x4_avx2_chainN(out, nodes, head, last, steps, constants)
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
// Clobbers: rax, rcx, rdx, rsi, r8, r10, r11, ymm0-ymm15, flags.
// Stack: at most 2783 bytes;
// no node stays there.
// Ends with vzeroupper.

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx2_chain16)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx2_chain16)
    .type SYMBOL(lanewise_shake256_x4_avx2_chain16), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx2_chain16))
SYMBOL(lanewise_shake256_x4_avx2_chain16):
    .cfi_startproc
    _CET_ENDBR
    mov eax, 64
    mov r10d, 0
Lshake256_x4_avx2_chain:
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
    sub rsp, 2688
    and rsp, -64
    vpxor ymm2, ymm2, ymm2
    vpxor ymm3, ymm3, ymm3
    vmovdqu [rsp + 192], ymm3
    vmovdqu [rsp + 224], ymm3
    vmovdqu [rsp + 256], ymm3
    vmovdqu [rsp + 288], ymm3
    vmovdqu [rsp + 320], ymm3
    vmovdqu [rsp + 352], ymm3
    vmovdqu [rsp + 384], ymm3
    vmovdqu [rsp + 416], ymm3
    vmovdqu [rsp + 448], ymm3
    vmovdqu [rsp + 480], ymm3
    vmovdqu [rsp + 544], ymm3
    vmovdqu [rsp + 576], ymm3
    vmovdqu [rsp + 608], ymm3
    vmovdqu [rsp + 640], ymm3
    vmovdqu [rsp + 672], ymm3
    vmovdqu [rsp + 704], ymm3
    vmovdqu [rsp + 736], ymm3
    vmovdqu [rsp + 768], ymm3
    vpbroadcastq ymm0, qword ptr [rip + Lshake256_x4_avx2_chain_last]
    vmovdqu [rsp + 512], ymm0
    vmovdqu ymm0, [rdx + 0]
    vmovdqu [rsp + 0], ymm0
    vmovdqu ymm0, [rdx + 32]
    vmovdqu [rsp + 32], ymm0
    vmovdqu ymm0, [rdx + 64]
    vmovdqu [rsp + 64], ymm0
    vmovdqu ymm0, [rdx + 96]
    vmovdqu [rsp + 96], ymm0
    vmovdqu ymm0, [rdx + 128]
    vmovdqu [rsp + 128], ymm0
    cmp eax, 96
    jb Lshake256_x4_avx2_chain_head
    vmovdqu ymm0, [rdx + 160]
    vmovdqu [rsp + 160], ymm0
    je Lshake256_x4_avx2_chain_head
    vmovdqu ymm0, [rdx + 192]
    vmovdqu [rsp + 192], ymm0
Lshake256_x4_avx2_chain_head:
    vmovdqu ymm0, [rsi + 0]
    vmovdqu ymm1, [rsi + 32]
    cmp eax, 96
    jb Lshake256_x4_avx2_chain_nodes
    vmovdqu ymm2, [rsi + 64]
    je Lshake256_x4_avx2_chain_nodes
    vmovdqu ymm3, [rsi + 96]
Lshake256_x4_avx2_chain_nodes:
    lea rbx, [rsp + rax + 128]                  # the node in the block
Lshake256_x4_avx2_chain_step:
    vmovdqu ymm4, [rcx]                         # the lane that changes
    vmovdqu [rbx - 32], ymm4
    vpbroadcastq ymm4, qword ptr [rip + Lshake256_x4_avx2_chain_first]
    vpxor ymm5, ymm5, ymm5
    xor r11d, r11d
    test r10d, r10d
    jz Lshake256_x4_avx2_chain_node
    inc r11d                                    # a mask: no node, so padding is where it begins
    vmovdqu [rsp + 800], ymm0
    vmovdqu [rsp + 832], ymm1
    vmovdqu [rsp + 864], ymm2
    vmovdqu [rsp + 896], ymm3
    vmovdqu [rbx], ymm4
    vmovdqu [rbx + 32], ymm5
    vmovdqu [rbx + 64], ymm5
    vmovdqu [rbx + 96], ymm5
    vmovdqu [rbx + 128], ymm5
    jmp Lshake256_x4_avx2_chain_hash
Lshake256_x4_avx2_chain_masked:
    vpxor ymm0, ymm0, [rsp + 800]
    vpxor ymm1, ymm1, [rsp + 832]
    vpxor ymm2, ymm2, [rsp + 864]
    vpxor ymm3, ymm3, [rsp + 896]
    vpbroadcastq ymm4, qword ptr [rip + Lshake256_x4_avx2_chain_first]
    vpxor ymm5, ymm5, ymm5
Lshake256_x4_avx2_chain_node:
    vmovdqu [rbx + 0], ymm0
    vmovdqu [rbx + 32], ymm1
    vmovdqu [rbx + 64], ymm2
    vmovdqu [rbx + 96], ymm3
    vmovdqu [rbx + rax], ymm4                   # behind the node, whatever lay there
    vmovdqu [rbx + rax + 32], ymm5
Lshake256_x4_avx2_chain_hash:
    vmovdqu ymm0, [rsp + 0]
    vpxor ymm0, ymm0, [rsp + 160]               # lane 5
    vpxor ymm0, ymm0, [rsp + 320]               # lane 10
    vmovdqu ymm1, [rsp + 32]
    vpxor ymm1, ymm1, [rsp + 192]               # lane 6
    vpxor ymm1, ymm1, [rsp + 352]               # lane 11
    vpxor ymm1, ymm1, [rsp + 512]               # lane 16
    vmovdqu ymm2, [rsp + 64]
    vpxor ymm2, ymm2, [rsp + 224]               # lane 7
    vpxor ymm2, ymm2, [rsp + 384]               # lane 12
    vmovdqu ymm3, [rsp + 96]
    vpxor ymm3, ymm3, [rsp + 256]               # lane 8
    vmovdqu ymm4, [rsp + 128]
    vpxor ymm4, ymm4, [rsp + 288]               # lane 9
    mov rsi, rsp
    lea rdx, [rsp + 928]                        # a state that the round writes
    lea r13, [rsp + 1728]                       # and the one that the round behind it writes
    mov r12, -23
    .p2align 6
Lshake256_x4_avx2_chain_round:
    vpaddq ymm15, ymm3, ymm3                    # C3 << 1
    vpsrlq ymm14, ymm3, 63                      # C3 >> 63
    vpaddq ymm13, ymm4, ymm4                    # C4 << 1
    vpxor ymm15, ymm15, ymm1                    # W2 = U2 ^ C1
    vpxor ymm13, ymm13, ymm2                    # W3 = U3 ^ C2
    vpaddq ymm12, ymm1, ymm1                    # C1 << 1
    vpxor ymm15, ymm15, ymm14                   # D2 = W2 ^ V2
    vmovdqa [rsp + 2592], ymm15
    vpsrlq ymm14, ymm2, 63                      # C2 >> 63
    vpsrlq ymm11, ymm0, 63                      # C0 >> 63
    vpsrlq ymm10, ymm4, 63                      # C4 >> 63
    vpxor ymm13, ymm13, ymm10                   # D3 = W3 ^ V3
    vmovdqa [rsp + 2624], ymm13
    vpxor ymm10, ymm15, [rsi + 384]             # T12 = A12 ^ D2
    vpsrlq ymm9, ymm10, 21                      # T12 >> 21
    vpsllq ymm10, ymm10, 43                     # T12 << 43
    vpxor ymm8, ymm13, [rsi + 576]              # T18 = A18 ^ D3
    vpsllq ymm7, ymm8, 21                       # T18 << 21
    vpaddq ymm6, ymm0, ymm0                     # C0 << 1
    vpsrlq ymm8, ymm8, 43                       # T18 >> 43
    vpor ymm10, ymm10, ymm9                     # B2 = T12 <<< 43
    vpor ymm9, ymm7, ymm8                       # B3 = T18 <<< 21
    vpxor ymm8, ymm6, ymm3                      # W4 = U4 ^ C3
    vpxor ymm11, ymm8, ymm11                    # D4 = W4 ^ V4
    vmovdqa [rsp + 2656], ymm11
    vpaddq ymm8, ymm2, ymm2                     # C2 << 1
    vpxor ymm8, ymm8, ymm0                      # W1 = U1 ^ C0
    vpxor ymm7, ymm11, [rsi + 768]              # T24 = A24 ^ D4
    vpsllq ymm6, ymm7, 14                       # T24 << 14
    vpsrlq ymm7, ymm7, 50                       # T24 >> 50
    vpor ymm7, ymm6, ymm7                       # B4 = T24 <<< 14
    vpxor ymm14, ymm8, ymm14                    # D1 = W1 ^ V1
    vmovdqa [rsp + 2560], ymm14
    vpandn ymm8, ymm10, ymm9                    # ~B2 & B3
    vpsrlq ymm6, ymm1, 63                       # C1 >> 63
    vpxor ymm5, ymm14, [rsi + 192]              # T6 = A6 ^ D1
    vpsllq ymm3, ymm5, 44                       # T6 << 44
    vpsrlq ymm5, ymm5, 20                       # T6 >> 20
    vpxor ymm12, ymm12, ymm4                    # W0 = U0 ^ C4
    vpxor ymm4, ymm14, [rsi + 32]               # T1 = A1 ^ D1
    vpxor ymm12, ymm12, ymm6                    # D0 = W0 ^ V0
    vmovdqa [rsp + 2528], ymm12
    vpaddq ymm6, ymm4, ymm4                     # T1 << 1
    vpxor ymm2, ymm13, [rsi + 256]              # T8 = A8 ^ D3
    vpxor ymm1, ymm12, [rsi + 640]              # T20 = A20 ^ D0
    vpxor ymm0, ymm15, [rsi + 224]              # T7 = A7 ^ D2
    vpxor ymm14, ymm13, [rsi + 416]             # T13 = A13 ^ D3
    vpor ymm5, ymm3, ymm5                       # B1 = T6 <<< 44
    vpxor ymm8, ymm5, ymm8                      # E1 = B1 ^ N1
    vmovdqa [rdx + 32], ymm8
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
    vpxor ymm4, ymm11, [rsi + 608]              # T19 = A19 ^ D4
    vpandn ymm1, ymm9, ymm7                     # ~B3 & B4
    vpxor ymm11, ymm12, [rsi + 0]               # T0 = A0 ^ D0
    vpshufb ymm4, ymm4, [rip + Lshake256_x4_avx2_chain_rol8]# B13 = T19 <<< 8
    vpor ymm14, ymm14, ymm0                     # B12 = T13 <<< 25
    vpxor ymm1, ymm10, ymm1                     # E2 = B2 ^ N2
    vmovdqa [rdx + 64], ymm1
    vpxor ymm0, ymm15, [rsi + 64]               # T2 = A2 ^ D2
    vpandn ymm10, ymm5, ymm10                   # ~B1 & B2
    vpandn ymm5, ymm11, ymm5                    # ~T0 & B1
    vpandn ymm15, ymm7, ymm11                   # ~B4 & T0
    vpxor ymm11, ymm11, ymm10                   # E0 = T0 ^ N0
    vpbroadcastq ymm10, [r9 + 8 * r12 + 184]    # RC
    vpxor ymm11, ymm11, ymm10                   # E0 ^= RC
    vmovdqa [rdx + 0], ymm11
    vpxor ymm15, ymm9, ymm15                    # E3 = B3 ^ N3
    vmovdqa [rdx + 96], ymm15
    vpsrlq ymm10, ymm0, 2                       # T2 >> 2
    vpxor ymm9, ymm12, [rsi + 480]              # T15 = A15 ^ D0
    vpsllq ymm12, ymm2, 55                      # T8 << 55
    vpsllq ymm0, ymm0, 62                       # T2 << 62
    vpsrlq ymm2, ymm2, 9                        # T8 >> 9
    vpor ymm10, ymm0, ymm10                     # B20 = T2 <<< 62
    vpsrlq ymm0, ymm9, 23                       # T15 >> 23
    vpsllq ymm9, ymm9, 41                       # T15 << 41
    vpor ymm9, ymm9, ymm0                       # B23 = T15 <<< 41
    vpandn ymm0, ymm14, ymm4                    # ~B12 & B13
    vpxor ymm7, ymm7, ymm5                      # E4 = B4 ^ N4
    vmovdqa [rdx + 128], ymm7
    vpandn ymm5, ymm13, ymm14                   # ~B11 & B12
    vpor ymm12, ymm12, ymm2                     # B21 = T8 <<< 55
    vpxor ymm5, ymm6, ymm5                      # E10 = B10 ^ N10
    vmovdqa [rdx + 320], ymm5
    vmovdqa ymm2, [rsp + 2656]
    vpxor ymm2, ymm2, [rsi + 448]               # T14 = A14 ^ D4
    vpxor ymm11, ymm11, ymm5                    # P0.1 = E0 ^ E10
    vpsrlq ymm5, ymm2, 25                       # T14 >> 25
    vpsllq ymm2, ymm2, 39                       # T14 << 39
    vpor ymm5, ymm2, ymm5                       # B22 = T14 <<< 39
    vpandn ymm2, ymm4, ymm3                     # ~B13 & B14
    vpxor ymm0, ymm13, ymm0                     # E11 = B11 ^ N11
    vmovdqa [rdx + 352], ymm0
    vpandn ymm13, ymm6, ymm13                   # ~B10 & B11
    vpxor ymm8, ymm8, ymm0                      # P1.1 = E1 ^ E11
    vmovdqa ymm0, [rsp + 2560]
    vpxor ymm0, ymm0, [rsi + 672]               # T21 = A21 ^ D1
    vpandn ymm6, ymm3, ymm6                     # ~B14 & B10
    vpxor ymm13, ymm3, ymm13                    # E14 = B14 ^ N14
    vmovdqa [rdx + 448], ymm13
    vpxor ymm13, ymm7, ymm13                    # P4.1 = E4 ^ E14
    vmovdqa ymm7, [rsp + 2656]
    vpxor ymm7, ymm7, [rsi + 288]               # T9 = A9 ^ D4
    vpsrlq ymm3, ymm0, 62                       # T21 >> 62
    vpsllq ymm0, ymm0, 2                        # T21 << 2
    vpxor ymm14, ymm14, ymm2                    # E12 = B12 ^ N12
    vmovdqa [rdx + 384], ymm14
    vmovdqa ymm2, [rsp + 2624]
    vpxor ymm2, ymm2, [rsi + 96]                # T3 = A3 ^ D3
    vpxor ymm14, ymm1, ymm14                    # P2.1 = E2 ^ E12
    vpor ymm3, ymm0, ymm3                       # B24 = T21 <<< 2
    vpsllq ymm1, ymm7, 20                       # T9 << 20
    vpxor ymm6, ymm4, ymm6                      # E13 = B13 ^ N13
    vmovdqa [rdx + 416], ymm6
    vmovdqa ymm4, [rsp + 2528]
    vpxor ymm4, ymm4, [rsi + 320]               # T10 = A10 ^ D0
    vpxor ymm15, ymm15, ymm6                    # P3.1 = E3 ^ E13
    vmovdqa ymm6, [rsp + 2560]
    vpxor ymm6, ymm6, [rsi + 512]               # T16 = A16 ^ D1
    vpsrlq ymm7, ymm7, 44                       # T9 >> 44
    vpsrlq ymm0, ymm2, 36                       # T3 >> 36
    vpor ymm7, ymm1, ymm7                       # B6 = T9 <<< 20
    vpsllq ymm2, ymm2, 28                       # T3 << 28
    vpandn ymm1, ymm12, ymm5                    # ~B21 & B22
    vpor ymm2, ymm2, ymm0                       # B5 = T3 <<< 28
    vpsllq ymm0, ymm4, 3                        # T10 << 3
    vpxor ymm1, ymm10, ymm1                     # E20 = B20 ^ N20
    vmovdqa [rdx + 640], ymm1
    vpxor ymm11, ymm11, ymm1                    # P0.2 = P0.1 ^ E20
    vpsrlq ymm4, ymm4, 61                       # T10 >> 61
    vpandn ymm1, ymm5, ymm9                     # ~B22 & B23
    vpxor ymm1, ymm12, ymm1                     # E21 = B21 ^ N21
    vmovdqa [rdx + 672], ymm1
    vpor ymm4, ymm0, ymm4                       # B7 = T10 <<< 3
    vpsllq ymm0, ymm6, 45                       # T16 << 45
    vpsrlq ymm6, ymm6, 19                       # T16 >> 19
    vpor ymm6, ymm0, ymm6                       # B8 = T16 <<< 45
    vpandn ymm0, ymm3, ymm10                    # ~B24 & B20
    vpandn ymm12, ymm10, ymm12                  # ~B20 & B21
    vpxor ymm1, ymm8, ymm1                      # P1.2 = P1.1 ^ E21
    vmovdqa ymm10, [rsp + 2592]
    vpxor ymm10, ymm10, [rsi + 704]             # T22 = A22 ^ D2
    vpsllq ymm8, ymm10, 61                      # T22 << 61
    vpsrlq ymm10, ymm10, 3                      # T22 >> 3
    vpor ymm10, ymm8, ymm10                     # B9 = T22 <<< 61
    vpandn ymm8, ymm9, ymm3                     # ~B23 & B24
    vpxor ymm9, ymm9, ymm0                      # E23 = B23 ^ N23
    vmovdqa [rdx + 736], ymm9
    vmovdqa ymm0, [rsp + 2656]
    vpxor ymm0, ymm0, [rsi + 128]               # T4 = A4 ^ D4
    vpxor ymm8, ymm5, ymm8                      # E22 = B22 ^ N22
    vmovdqa [rdx + 704], ymm8
    vpsllq ymm5, ymm0, 27                       # T4 << 27
    vpxor ymm12, ymm3, ymm12                    # E24 = B24 ^ N24
    vmovdqa [rdx + 768], ymm12
    vpxor ymm14, ymm14, ymm8                    # P2.2 = P2.1 ^ E22
    vmovdqa ymm8, [rsp + 2528]
    vpxor ymm8, ymm8, [rsi + 160]               # T5 = A5 ^ D0
    vpsrlq ymm3, ymm0, 37                       # T4 >> 37
    vpxor ymm15, ymm15, ymm9                    # P3.2 = P3.1 ^ E23
    vpsrlq ymm9, ymm8, 28                       # T5 >> 28
    vpor ymm5, ymm5, ymm3                       # B15 = T4 <<< 27
    vpsllq ymm8, ymm8, 36                       # T5 << 36
    vmovdqa ymm3, [rsp + 2560]
    vpxor ymm3, ymm3, [rsi + 352]               # T11 = A11 ^ D1
    vpsrlq ymm0, ymm3, 54                       # T11 >> 54
    vpor ymm9, ymm8, ymm9                       # B16 = T5 <<< 36
    vpsllq ymm8, ymm3, 10                       # T11 << 10
    vmovdqa ymm3, [rsp + 2592]
    vpxor ymm3, ymm3, [rsi + 544]               # T17 = A17 ^ D2
    vpor ymm8, ymm8, ymm0                       # B17 = T11 <<< 10
    vpsllq ymm0, ymm3, 15                       # T17 << 15
    vpsrlq ymm3, ymm3, 49                       # T17 >> 49
    vpor ymm3, ymm0, ymm3                       # B18 = T17 <<< 15
    vpxor ymm13, ymm13, ymm12                   # P4.2 = P4.1 ^ E24
    vpandn ymm12, ymm7, ymm4                    # ~B6 & B7
    vpxor ymm12, ymm2, ymm12                    # E5 = B5 ^ N5
    vmovdqa [rdx + 160], ymm12
    vpxor ymm0, ymm11, ymm12                    # P0.3 = P0.2 ^ E5
    vmovdqa ymm12, [rsp + 2624]
    vpxor ymm12, ymm12, [rsi + 736]             # T23 = A23 ^ D3
    vpandn ymm11, ymm9, ymm8                    # ~B16 & B17
    vpxor ymm11, ymm5, ymm11                    # E15 = B15 ^ N15
    vmovdqa [rdx + 480], ymm11
    vpxor ymm0, ymm0, ymm11                     # P0 = P0.3 ^ E15
    vpshufb ymm12, ymm12, [rip + Lshake256_x4_avx2_chain_rol56]# B19 = T23 <<< 56
    vpandn ymm11, ymm6, ymm10                   # ~B8 & B9
    vpxor ymm11, ymm4, ymm11                    # E7 = B7 ^ N7
    vmovdqa [rdx + 224], ymm11
    vpandn ymm4, ymm4, ymm6                     # ~B7 & B8
    vpxor ymm4, ymm7, ymm4                      # E6 = B6 ^ N6
    vmovdqa [rdx + 192], ymm4
    vpxor ymm1, ymm1, ymm4                      # P1.3 = P1.2 ^ E6
    vpxor ymm14, ymm14, ymm11                   # P2.3 = P2.2 ^ E7
    vpandn ymm11, ymm10, ymm2                   # ~B9 & B5
    vpandn ymm4, ymm12, ymm5                    # ~B19 & B15
    vpxor ymm11, ymm6, ymm11                    # E8 = B8 ^ N8
    vmovdqa [rdx + 256], ymm11
    vpandn ymm7, ymm2, ymm7                     # ~B5 & B6
    vpxor ymm15, ymm15, ymm11                   # P3.3 = P3.2 ^ E8
    vpandn ymm11, ymm3, ymm12                   # ~B18 & B19
    vpandn ymm6, ymm8, ymm3                     # ~B17 & B18
    vpxor ymm11, ymm8, ymm11                    # E17 = B17 ^ N17
    vmovdqa [rdx + 544], ymm11
    vpxor ymm10, ymm10, ymm7                    # E9 = B9 ^ N9
    vmovdqa [rdx + 288], ymm10
    vpxor ymm2, ymm14, ymm11                    # P2 = P2.3 ^ E17
    vpxor ymm14, ymm9, ymm6                     # E16 = B16 ^ N16
    vmovdqa [rdx + 512], ymm14
    vpandn ymm11, ymm5, ymm9                    # ~B15 & B16
    vpxor ymm9, ymm3, ymm4                      # E18 = B18 ^ N18
    vmovdqa [rdx + 576], ymm9
    vpxor ymm4, ymm13, ymm10                    # P4.3 = P4.2 ^ E9
    vpxor ymm1, ymm1, ymm14                     # P1 = P1.3 ^ E16
    vpxor ymm14, ymm12, ymm11                   # E19 = B19 ^ N19
    vmovdqa [rdx + 608], ymm14
    vpxor ymm4, ymm4, ymm14                     # P4 = P4.3 ^ E19
    vpxor ymm3, ymm15, ymm9                     # P3 = P3.3 ^ E18
    mov rsi, rdx
    xchg rdx, r13
    inc r12
    jnz Lshake256_x4_avx2_chain_round

    // The last round, of which few lanes are wanted.
    vpaddq ymm15, ymm3, ymm3                    # C3 << 1
    vpsrlq ymm14, ymm3, 63                      # C3 >> 63
    vpaddq ymm13, ymm4, ymm4                    # C4 << 1
    vpxor ymm15, ymm15, ymm1                    # W2 = U2 ^ C1
    vpxor ymm13, ymm13, ymm2                    # W3 = U3 ^ C2
    vpaddq ymm12, ymm1, ymm1                    # C1 << 1
    vpxor ymm15, ymm15, ymm14                   # D2 = W2 ^ V2
    vpsrlq ymm14, ymm2, 63                      # C2 >> 63
    vpsrlq ymm11, ymm0, 63                      # C0 >> 63
    vpsrlq ymm10, ymm4, 63                      # C4 >> 63
    vpxor ymm13, ymm13, ymm10                   # D3 = W3 ^ V3
    vpxor ymm15, ymm15, [rsi + 384]             # T12 = A12 ^ D2
    vpsrlq ymm10, ymm15, 21                     # T12 >> 21
    vpsllq ymm15, ymm15, 43                     # T12 << 43
    vpxor ymm13, ymm13, [rsi + 576]             # T18 = A18 ^ D3
    vpsllq ymm9, ymm13, 21                      # T18 << 21
    vpaddq ymm8, ymm0, ymm0                     # C0 << 1
    vpsrlq ymm13, ymm13, 43                     # T18 >> 43
    vpor ymm15, ymm15, ymm10                    # B2 = T12 <<< 43
    vpor ymm13, ymm9, ymm13                     # B3 = T18 <<< 21
    vpxor ymm10, ymm8, ymm3                     # W4 = U4 ^ C3
    vpxor ymm11, ymm10, ymm11                   # D4 = W4 ^ V4
    vpaddq ymm10, ymm2, ymm2                    # C2 << 1
    vpxor ymm10, ymm10, ymm0                    # W1 = U1 ^ C0
    vpxor ymm11, ymm11, [rsi + 768]             # T24 = A24 ^ D4
    vpsllq ymm9, ymm11, 14                      # T24 << 14
    vpsrlq ymm11, ymm11, 50                     # T24 >> 50
    vpor ymm11, ymm9, ymm11                     # B4 = T24 <<< 14
    vpxor ymm14, ymm10, ymm14                   # D1 = W1 ^ V1
    vpandn ymm10, ymm15, ymm13                  # ~B2 & B3
    vpsrlq ymm9, ymm1, 63                       # C1 >> 63
    vpxor ymm14, ymm14, [rsi + 192]             # T6 = A6 ^ D1
    vpsllq ymm8, ymm14, 44                      # T6 << 44
    vpsrlq ymm14, ymm14, 20                     # T6 >> 20
    vpxor ymm12, ymm12, ymm4                    # W0 = U0 ^ C4
    vpxor ymm12, ymm12, ymm9                    # D0 = W0 ^ V0
    vpor ymm14, ymm8, ymm14                     # B1 = T6 <<< 44
    vpxor ymm1, ymm14, ymm10                    # E1 = B1 ^ N1
    vmovdqa [rdx + 32], ymm1
    vpandn ymm10, ymm13, ymm11                  # ~B3 & B4
    vpxor ymm12, ymm12, [rsi + 0]               # T0 = A0 ^ D0
    vpxor ymm2, ymm15, ymm10                    # E2 = B2 ^ N2
    vmovdqa [rdx + 64], ymm2
    vpandn ymm15, ymm14, ymm15                  # ~B1 & B2
    vpandn ymm14, ymm11, ymm12                  # ~B4 & T0
    vpxor ymm0, ymm12, ymm15                    # E0 = T0 ^ N0
    vpbroadcastq ymm15, [r9 + 184]              # RC
    vpxor ymm0, ymm0, ymm15                     # E0 ^= RC
    vmovdqa [rdx + 0], ymm0
    vpxor ymm3, ymm13, ymm14                    # E3 = B3 ^ N3
    vmovdqa [rdx + 96], ymm3
    vmovdqu ymm0, [rdx + 0]
    vmovdqu ymm1, [rdx + 32]
    vmovdqu ymm2, [rdx + 64]
    vmovdqu ymm3, [rdx + 96]
    dec r11d
    jz Lshake256_x4_avx2_chain_masked
    add rcx, 32
    dec r8
    jnz Lshake256_x4_avx2_chain_step
    vmovdqu [rdi + 0], ymm0
    vmovdqu [rdi + 32], ymm1
    cmp eax, 96
    jb Lshake256_x4_avx2_chain_out
    vmovdqu [rdi + 64], ymm2
    je Lshake256_x4_avx2_chain_out
    vmovdqu [rdi + 96], ymm3
Lshake256_x4_avx2_chain_out:
    // Nothing of the nodes stays on the stack.
    vpxor ymm0, ymm0, ymm0
    vmovdqu [rsp + 192], ymm0
    vmovdqu [rsp + 224], ymm0
    vmovdqu [rsp + 256], ymm0
    vmovdqu [rsp + 288], ymm0
    vmovdqu [rsp + 320], ymm0
    vmovdqu [rsp + 352], ymm0
    vmovdqu [rsp + 384], ymm0
    vmovdqu [rsp + 800], ymm0
    vmovdqu [rsp + 832], ymm0
    vmovdqu [rsp + 864], ymm0
    vmovdqu [rsp + 896], ymm0
    vmovdqu [rsp + 928], ymm0
    vmovdqu [rsp + 960], ymm0
    vmovdqu [rsp + 992], ymm0
    vmovdqu [rsp + 1024], ymm0
    vmovdqu [rsp + 1056], ymm0
    vmovdqu [rsp + 1088], ymm0
    vmovdqu [rsp + 1120], ymm0
    vmovdqu [rsp + 1152], ymm0
    vmovdqu [rsp + 1184], ymm0
    vmovdqu [rsp + 1216], ymm0
    vmovdqu [rsp + 1248], ymm0
    vmovdqu [rsp + 1280], ymm0
    vmovdqu [rsp + 1312], ymm0
    vmovdqu [rsp + 1344], ymm0
    vmovdqu [rsp + 1376], ymm0
    vmovdqu [rsp + 1408], ymm0
    vmovdqu [rsp + 1440], ymm0
    vmovdqu [rsp + 1472], ymm0
    vmovdqu [rsp + 1504], ymm0
    vmovdqu [rsp + 1536], ymm0
    vmovdqu [rsp + 1568], ymm0
    vmovdqu [rsp + 1600], ymm0
    vmovdqu [rsp + 1632], ymm0
    vmovdqu [rsp + 1664], ymm0
    vmovdqu [rsp + 1696], ymm0
    vmovdqu [rsp + 1728], ymm0
    vmovdqu [rsp + 1760], ymm0
    vmovdqu [rsp + 1792], ymm0
    vmovdqu [rsp + 1824], ymm0
    vmovdqu [rsp + 1856], ymm0
    vmovdqu [rsp + 1888], ymm0
    vmovdqu [rsp + 1920], ymm0
    vmovdqu [rsp + 1952], ymm0
    vmovdqu [rsp + 1984], ymm0
    vmovdqu [rsp + 2016], ymm0
    vmovdqu [rsp + 2048], ymm0
    vmovdqu [rsp + 2080], ymm0
    vmovdqu [rsp + 2112], ymm0
    vmovdqu [rsp + 2144], ymm0
    vmovdqu [rsp + 2176], ymm0
    vmovdqu [rsp + 2208], ymm0
    vmovdqu [rsp + 2240], ymm0
    vmovdqu [rsp + 2272], ymm0
    vmovdqu [rsp + 2304], ymm0
    vmovdqu [rsp + 2336], ymm0
    vmovdqu [rsp + 2368], ymm0
    vmovdqu [rsp + 2400], ymm0
    vmovdqu [rsp + 2432], ymm0
    vmovdqu [rsp + 2464], ymm0
    vmovdqu [rsp + 2496], ymm0
    vmovdqu [rsp + 2528], ymm0
    vmovdqu [rsp + 2560], ymm0
    vmovdqu [rsp + 2592], ymm0
    vmovdqu [rsp + 2624], ymm0
    vmovdqu [rsp + 2656], ymm0
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
    .size SYMBOL(lanewise_shake256_x4_avx2_chain16), . - SYMBOL(lanewise_shake256_x4_avx2_chain16)
#endif
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx2_chain24)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx2_chain24)
    .type SYMBOL(lanewise_shake256_x4_avx2_chain24), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx2_chain24))
SYMBOL(lanewise_shake256_x4_avx2_chain24):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov eax, 96
    mov r10d, 0
    jmp Lshake256_x4_avx2_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx2_chain24), . - SYMBOL(lanewise_shake256_x4_avx2_chain24)
#endif
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx2_chain32)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx2_chain32)
    .type SYMBOL(lanewise_shake256_x4_avx2_chain32), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx2_chain32))
SYMBOL(lanewise_shake256_x4_avx2_chain32):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov eax, 128
    mov r10d, 0
    jmp Lshake256_x4_avx2_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx2_chain32), . - SYMBOL(lanewise_shake256_x4_avx2_chain32)
#endif
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx2_masked_chain16)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx2_masked_chain16)
    .type SYMBOL(lanewise_shake256_x4_avx2_masked_chain16), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx2_masked_chain16))
SYMBOL(lanewise_shake256_x4_avx2_masked_chain16):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov eax, 64
    mov r10d, 1
    jmp Lshake256_x4_avx2_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx2_masked_chain16), . - SYMBOL(lanewise_shake256_x4_avx2_masked_chain16)
#endif
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx2_masked_chain24)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx2_masked_chain24)
    .type SYMBOL(lanewise_shake256_x4_avx2_masked_chain24), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx2_masked_chain24))
SYMBOL(lanewise_shake256_x4_avx2_masked_chain24):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov eax, 96
    mov r10d, 1
    jmp Lshake256_x4_avx2_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx2_masked_chain24), . - SYMBOL(lanewise_shake256_x4_avx2_masked_chain24)
#endif
    .p2align 6
    .globl SYMBOL(lanewise_shake256_x4_avx2_masked_chain32)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_shake256_x4_avx2_masked_chain32)
    .type SYMBOL(lanewise_shake256_x4_avx2_masked_chain32), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_shake256_x4_avx2_masked_chain32))
SYMBOL(lanewise_shake256_x4_avx2_masked_chain32):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
    mov eax, 128
    mov r10d, 1
    jmp Lshake256_x4_avx2_chain
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_shake256_x4_avx2_masked_chain32), . - SYMBOL(lanewise_shake256_x4_avx2_masked_chain32)
#endif
    MS_ENTRY(lanewise_shake256_x4_avx2_chain16, 6, 1)
    MS_ENTRY(lanewise_shake256_x4_avx2_chain24, 6, 1)
    MS_ENTRY(lanewise_shake256_x4_avx2_chain32, 6, 1)
    MS_ENTRY(lanewise_shake256_x4_avx2_masked_chain16, 6, 1)
    MS_ENTRY(lanewise_shake256_x4_avx2_masked_chain24, 6, 1)
    MS_ENTRY(lanewise_shake256_x4_avx2_masked_chain32, 6, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
Lshake256_x4_avx2_chain_rol8:
    .byte 7, 0, 1, 2, 3, 4, 5, 6, 15, 8, 9, 10, 11, 12, 13, 14, 7, 0, 1, 2, 3, 4, 5, 6, 15, 8, 9, 10, 11, 12, 13, 14
Lshake256_x4_avx2_chain_rol56:
    .byte 1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 12, 13, 14, 15, 8, 1, 2, 3, 4, 5, 6, 7, 0, 9, 10, 11, 12, 13, 14, 15, 8
Lshake256_x4_avx2_chain_first:
    .quad 0x1f
Lshake256_x4_avx2_chain_last:
    .quad 0x8000000000000000

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
