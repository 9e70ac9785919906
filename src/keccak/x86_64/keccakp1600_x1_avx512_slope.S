# PYTHONPATH=lab python3 -m lanewise_lab.gen x86_64_x1_avx512_slope > src/keccak/x86_64/keccakp1600_x1_avx512_slope.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// Keccak-p[1600] on one state with AVX-512 (F, VL, BW, DQ): absorb blocks and permute.
//
// void lanewise_keccakp1600_x1_avx512_slope(uint64_t state[25], const uint8_t *data,
//         size_t blocks, size_t lanes, unsigned rounds);
//
// blocks times: state ^= the next 8 * lanes bytes of data; state = the last `rounds` rounds of
// Keccak-f on state. Lane (x, y) is state[x + 5y], little-endian.
//
// in       rdi state, 8-byte aligned; rsi data, any alignment; rdx blocks >= 1; rcx lanes, 0..25;
//          r8d rounds, 1..24
// out      the 200 bytes of state; nothing else in memory is written, and nothing outside the
//          state, the blocks and this file's tables is read (masked loads suppress the rest; a
//          prefetch may name an address behind the blocks, which reads nothing and cannot fault)
// clobbers rax, rcx, rdx, rsi, r8-r11, flags, zmm0-zmm31, k1-k7
// stack    none
// No branch and no address depends on the state or the data.
//
// Layout: between rounds zmm0..zmm4 and their like hold one line of lanes each in words 0..4; words
// 5..7 are scratch. Six rounds take the lines from rows over columns and four diagonal slopes back
// to rows; a count that is not a multiple of 6 begins with single rounds that carry the lanes back
// into rows. Values are named <what><line>_<round>; the name before the colon is the value that an
// instruction makes: a = A where chi wants it, x = A where theta wants it, s and c = theta's sums,
// g = rol(c, 1), p and q = c and g where chi wants them, w h e f = the sums of a column, u and t =
// after theta, ra rp rq = the three terms of theta after rho, b = after rho (b0v: two places ahead),
// m = B[x+1], z = its product in chi, n = after chi, i = after iota.

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x1_avx512_slope)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x1_avx512_slope)
    .type SYMBOL(lanewise_keccakp1600_x1_avx512_slope), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x1_avx512_slope))
SYMBOL(lanewise_keccakp1600_x1_avx512_slope):
    .cfi_startproc
    _CET_ENDBR
    SEH(.seh_endprologue)
#if defined(__APPLE__)
#define LOCAL(name) L##name
#else
#define LOCAL(name) .L##name
#endif
    mov eax, 16
    kmovd k6, eax                                           # the fifth lane
    vmovdqu64 ymm0, [rdi + 0]                               # row 0
    vpbroadcastq zmm0{k6}, qword ptr [rdi + 32]
    vmovdqu64 ymm1, [rdi + 40]                              # row 1
    vpbroadcastq zmm1{k6}, qword ptr [rdi + 72]
    vmovdqu64 ymm2, [rdi + 80]                              # row 2
    vpbroadcastq zmm2{k6}, qword ptr [rdi + 112]
    vmovdqu64 ymm3, [rdi + 120]                             # row 3
    vpbroadcastq zmm3{k6}, qword ptr [rdi + 152]
    vmovdqu64 ymm4, [rdi + 160]                             # row 4
    vpbroadcastq zmm4{k6}, qword ptr [rdi + 192]
    mov eax, 15
    kmovd k6, eax                                           # four lanes of a column
    mov eax, 1
    kmovd k7, eax                                           # lane (0, 0), for iota
    vmovdqa64 zmm30, zmmword ptr [rip + LOCAL(slope_index0)] # words (1, 2, 3, 4, 0)
    vmovdqa64 zmm29, zmmword ptr [rip + LOCAL(slope_index1)] # words (2, 3, 4, 0, 1)
    vmovdqa64 zmm28, zmmword ptr [rip + LOCAL(slope_index2)] # words (3, 4, 0, 1, 2)
    vmovdqa64 zmm27, zmmword ptr [rip + LOCAL(slope_index3)] # words (4, 0, 1, 2, 3)
    lea r11, [rip + LOCAL(slope_rc_end)]                    # end of the round constants
    imul r9d, r8d, 43
    shr r9d, 8                                              # rounds / 6
    imul r9, r9, -48
    add r9, r11                                             # constants of the rounds done six at a time
    shl r8d, 3                                              # the upper half of r8 is undefined: clear it
    mov r10, r11
    sub r10, r8                                             # constant of the first round
    shl eax, cl
    dec eax                                                 # bit i: lane i is absorbed
    mov r8d, eax
    and r8d, 31
    kmovd k1, r8d                                           # row 0 of a block
    shr eax, 5
    mov r8d, eax
    and r8d, 31
    kmovd k2, r8d                                           # row 1 of a block
    shr eax, 5
    mov r8d, eax
    and r8d, 31
    kmovd k3, r8d                                           # row 2 of a block
    shr eax, 5
    mov r8d, eax
    and r8d, 31
    kmovd k4, r8d                                           # row 3 of a block
    shr eax, 5
    mov r8d, eax
    and r8d, 31
    kmovd k5, r8d                                           # row 4 of a block
    shl rcx, 3                                              # bytes from block to block
    .p2align 5
LOCAL(slope_block):
    test rcx, rcx
    jz LOCAL(slope_rounds)                                  # nothing to absorb
    vpxorq zmm0{k1}, zmm0, [rsi + 0]                        # row 0 ^= data
    vpxorq zmm1{k2}, zmm1, [rsi + 40]                       # row 1 ^= data
    vpxorq zmm2{k3}, zmm2, [rsi + 80]                       # row 2 ^= data
    vpxorq zmm3{k4}, zmm3, [rsi + 120]                      # row 3 ^= data
    vpxorq zmm4{k5}, zmm4, [rsi + 160]                      # row 4 ^= data
    prefetcht0 [rsi + 1024]                                 # of a later block
    prefetcht0 [rsi + 1088]
    prefetcht0 [rsi + 1152]
    add rsi, rcx
LOCAL(slope_rounds):
    mov rax, r10
    cmp rax, r9
    jae LOCAL(slope_many)

LOCAL(slope_one):
    // One round in rows, then every lane back into its row.
    vmovdqa64 zmm5, zmm0                                    # copy
    vpternlogq zmm5, zmm1, zmm2, 0x96                       # s_0: three of five lines
    vpermq zmm1, zmm30, zmm1                                # a1_0: A: line 1 moves to where chi wants it
    vpermq zmm2, zmm29, zmm2                                # a2_0: A: line 2 moves to where chi wants it
    vprolvq zmm0, zmm0, zmmword ptr [rip + LOCAL(slope_rho4)] # ra0_0: rho of A (0, 1, 62, 28, 27)
    vpermq zmm6, zmm28, zmm3                                # a3_0: A: line 3 moves to where chi wants it
    vpermq zmm7, zmm27, zmm4                                # a4_0: A: line 4 moves to where chi wants it
    vpternlogq zmm5, zmm3, zmm4, 0x96                       # c_0: C[x] = sum of A[x, y] over y
    vprolq zmm8, zmm5, 1                                    # g_0: rol(C[x], 1)
    vpermq zmm9, zmm27, zmm5                                # p0_0: C[x-1] for line 0
    vpermq zmm10, zmm30, zmm5                               # q0_0: C[x+1] for line 0, rotated if q is of g
    vpermq zmm11, zmm29, zmm5                               # p3_0: C[x-1] for line 3
    vpermq zmm12, zmm28, zmm5                               # p4_0: C[x-1] for line 4
    vprolvq zmm13, zmm5, zmmword ptr [rip + LOCAL(slope_rho5)] # rq4_0: rho of rol(C[x+1], 1) (15, 19, 3, 62, 57)
    vpermq zmm14, zmm29, zmm8                               # q1_0: C[x+1] for line 1, rotated if q is of g
    vpermq zmm8, zmm28, zmm8                                # q2_0: C[x+1] for line 2, rotated if q is of g
    vprolvq zmm6, zmm6, zmmword ptr [rip + LOCAL(slope_rho6)] # ra3_0: rho of A (21, 8, 41, 45, 15)
    vprolvq zmm7, zmm7, zmmword ptr [rip + LOCAL(slope_rho7)] # ra4_0: rho of A (14, 18, 2, 61, 56)
    vprolvq zmm15, zmm9, zmmword ptr [rip + LOCAL(slope_rho4)] # rp0_0: rho of C[x-1] (0, 1, 62, 28, 27)
    vprolvq zmm16, zmm10, zmmword ptr [rip + LOCAL(slope_rho8)] # rq0_0: rho of rol(C[x+1], 1) (1, 2, 63, 29, 28)
    vprolvq zmm11, zmm11, zmmword ptr [rip + LOCAL(slope_rho6)] # rp3_0: rho of C[x-1] (21, 8, 41, 45, 15)
    vprolvq zmm9, zmm9, zmmword ptr [rip + LOCAL(slope_rho9)] # rq3_0: rho of rol(C[x+1], 1) (22, 9, 42, 46, 16)
    vpternlogq zmm14, zmm1, zmm5, 0x96                      # t1_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm8, zmm10, zmm2, 0x96                      # t2_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm15, zmm16, zmm0, 0x96                     # b0_0: theta after rho
    vprolvq zmm12, zmm12, zmmword ptr [rip + LOCAL(slope_rho7)] # rp4_0: rho of C[x-1] (14, 18, 2, 61, 56)
    vpternlogq zmm11, zmm9, zmm6, 0x96                      # b3_0: theta after rho
    vprolvq zmm14, zmm14, zmmword ptr [rip + LOCAL(slope_rho10)] # b1_0: rho (44, 6, 55, 20, 36)
    vprolvq zmm8, zmm8, zmmword ptr [rip + LOCAL(slope_rho11)] # b2_0: rho (43, 25, 39, 3, 10)
    vpternlogq zmm12, zmm7, zmm13, 0x96                     # b4_0: theta after rho
    vmovdqa64 zmm17, zmm14                                  # copy
    vpternlogq zmm17, zmm8, zmm15, 0xa6                     # n0_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm18, zmm14                                  # copy
    vpternlogq zmm18, zmm8, zmm11, 0xd2                     # n1_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm8, zmm12, zmm11, 0xb4                     # n2_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm19, zmm12                                  # copy
    vpternlogq zmm19, zmm11, zmm15, 0xc6                    # n3_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm12, zmm14, zmm15, 0xb4                    # n4_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpxorq zmm17{k7}, zmm17, qword ptr [rax + 0]{1to8}      # i0_0: iota
    vmovdqa64 zmm0, zmmword ptr [rip + LOCAL(slope_index12)] # lane (x, 0) is word 0
    vmovdqa64 zmm1, zmmword ptr [rip + LOCAL(slope_index13)] # lane (x, 1) is word 3
    vmovdqa64 zmm2, zmmword ptr [rip + LOCAL(slope_index14)] # lane (x, 2) is word 1
    vmovdqa64 zmm3, zmmword ptr [rip + LOCAL(slope_index15)] # lane (x, 3) is word 4
    vmovdqa64 zmm4, zmmword ptr [rip + LOCAL(slope_index16)] # lane (x, 4) is word 2
    mov r8d, 1
    kmovd k7, r8d                                           # word 0
    vpermq zmm5{k7}{z}, zmm0, zmm17                         # lane (0, 0)
    vpermq zmm6{k7}{z}, zmm1, zmm17                         # lane (0, 1)
    vpermq zmm7{k7}{z}, zmm2, zmm17                         # lane (0, 2)
    vpermq zmm9{k7}{z}, zmm3, zmm17                         # lane (0, 3)
    vpermq zmm10{k7}{z}, zmm4, zmm17                        # lane (0, 4)
    mov r8d, 2
    kmovd k7, r8d                                           # word 1
    vpermq zmm5{k7}, zmm0, zmm18                            # lane (1, 0)
    vpermq zmm6{k7}, zmm1, zmm18                            # lane (1, 1)
    vpermq zmm7{k7}, zmm2, zmm18                            # lane (1, 2)
    vpermq zmm9{k7}, zmm3, zmm18                            # lane (1, 3)
    vpermq zmm10{k7}, zmm4, zmm18                           # lane (1, 4)
    mov r8d, 4
    kmovd k7, r8d                                           # word 2
    vpermq zmm5{k7}, zmm0, zmm8                             # lane (2, 0)
    vpermq zmm6{k7}, zmm1, zmm8                             # lane (2, 1)
    vpermq zmm7{k7}, zmm2, zmm8                             # lane (2, 2)
    vpermq zmm9{k7}, zmm3, zmm8                             # lane (2, 3)
    vpermq zmm10{k7}, zmm4, zmm8                            # lane (2, 4)
    mov r8d, 8
    kmovd k7, r8d                                           # word 3
    vpermq zmm5{k7}, zmm0, zmm19                            # lane (3, 0)
    vpermq zmm6{k7}, zmm1, zmm19                            # lane (3, 1)
    vpermq zmm7{k7}, zmm2, zmm19                            # lane (3, 2)
    vpermq zmm9{k7}, zmm3, zmm19                            # lane (3, 3)
    vpermq zmm10{k7}, zmm4, zmm19                           # lane (3, 4)
    mov r8d, 16
    kmovd k7, r8d                                           # word 4
    vpermq zmm5{k7}, zmm0, zmm12                            # lane (4, 0)
    vpermq zmm6{k7}, zmm1, zmm12                            # lane (4, 1)
    vpermq zmm7{k7}, zmm2, zmm12                            # lane (4, 2)
    vpermq zmm9{k7}, zmm3, zmm12                            # lane (4, 3)
    vpermq zmm10{k7}, zmm4, zmm12                           # lane (4, 4)
    vmovdqa64 zmm0, zmm5                                    # row 0
    vmovdqa64 zmm1, zmm6                                    # row 1
    vmovdqa64 zmm2, zmm7                                    # row 2
    vmovdqa64 zmm3, zmm9                                    # row 3
    vmovdqa64 zmm4, zmm10                                   # row 4
    mov r8d, 1
    kmovd k7, r8d
    add rax, 8
    cmp rax, r9
    jb LOCAL(slope_one)
    cmp rax, r11
    jae LOCAL(slope_done)
    .p2align 6
LOCAL(slope_many):
    // Six rounds: rows, columns, four slopes.
    vmovdqa64 zmm5, zmm0                                    # copy
    vpternlogq zmm5, zmm1, zmm3, 0x96                       # s_0: three of five lines
    vpermq zmm1, zmm30, zmm1                                # a1_0: A: line 1 moves to where chi wants it
    vpermq zmm6, zmm29, zmm2                                # a2_0: A: line 2 moves to where chi wants it
    vprolvq zmm0, zmm0, zmmword ptr [rip + LOCAL(slope_rho4)] # ra0_0: rho of A (0, 1, 62, 28, 27)
    vpermq zmm3, zmm28, zmm3                                # a3_0: A: line 3 moves to where chi wants it
    vpermq zmm7, zmm27, zmm4                                # a4_0: A: line 4 moves to where chi wants it
    vpternlogq zmm5, zmm4, zmm2, 0x96                       # c_0: C[x] = sum of A[x, y] over y
    vpermq zmm8, zmm28, zmm5                                # p4_0: C[x-1] for line 4
    vprolq zmm9, zmm5, 1                                    # g_0: rol(C[x], 1)
    vpermq zmm10, zmm27, zmm5                               # p0_0: C[x-1] for line 0
    vpermq zmm11, zmm30, zmm5                               # q0_0: C[x+1] for line 0, rotated if q is of g
    vpermq zmm12, zmm29, zmm5                               # p3_0: C[x-1] for line 3
    vprolvq zmm13, zmm5, zmmword ptr [rip + LOCAL(slope_rho5)] # rq4_0: rho of rol(C[x+1], 1) (15, 19, 3, 62, 57)
    vpermq zmm14, zmm28, zmm9                               # q2_0: C[x+1] for line 2, rotated if q is of g
    vprolvq zmm3, zmm3, zmmword ptr [rip + LOCAL(slope_rho6)] # ra3_0: rho of A (21, 8, 41, 45, 15)
    vpermq zmm9, zmm29, zmm9                                # q1_0: C[x+1] for line 1, rotated if q is of g
    vprolvq zmm7, zmm7, zmmword ptr [rip + LOCAL(slope_rho7)] # ra4_0: rho of A (14, 18, 2, 61, 56)
    vprolvq zmm15, zmm10, zmmword ptr [rip + LOCAL(slope_rho4)] # rp0_0: rho of C[x-1] (0, 1, 62, 28, 27)
    vprolvq zmm10, zmm10, zmmword ptr [rip + LOCAL(slope_rho9)] # rq3_0: rho of rol(C[x+1], 1) (22, 9, 42, 46, 16)
    vprolvq zmm12, zmm12, zmmword ptr [rip + LOCAL(slope_rho6)] # rp3_0: rho of C[x-1] (21, 8, 41, 45, 15)
    vprolvq zmm16, zmm11, zmmword ptr [rip + LOCAL(slope_rho8)] # rq0_0: rho of rol(C[x+1], 1) (1, 2, 63, 29, 28)
    vpternlogq zmm9, zmm1, zmm5, 0x96                       # t1_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm8, zmm8, zmmword ptr [rip + LOCAL(slope_rho7)] # rp4_0: rho of C[x-1] (14, 18, 2, 61, 56)
    vpternlogq zmm14, zmm11, zmm6, 0x96                     # t2_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm16, zmm15, zmm0, 0x96                     # b0_0: theta after rho
    vpternlogq zmm12, zmm10, zmm3, 0x96                     # b3_0: theta after rho
    vprolvq zmm14, zmm14, zmmword ptr [rip + LOCAL(slope_rho11)] # b2_0: rho (43, 25, 39, 3, 10)
    vprolvq zmm9, zmm9, zmmword ptr [rip + LOCAL(slope_rho10)] # b1_0: rho (44, 6, 55, 20, 36)
    vpternlogq zmm8, zmm7, zmm13, 0x96                      # b4_0: theta after rho
    vmovdqa64 zmm17, zmm9                                   # copy
    vpternlogq zmm17, zmm14, zmm16, 0xa6                    # n0_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpandnq zmm18, zmm12, zmm8                              # z2_0: ~B[x+1] & B[x+2]
    vmovdqa64 zmm19, zmm9                                   # copy
    vpternlogq zmm19, zmm14, zmm12, 0xd2                    # n1_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm20, zmm8                                   # copy
    vpternlogq zmm20, zmm12, zmm16, 0xc6                    # n3_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm8, zmm9, zmm16, 0xb4                      # n4_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermilpd zmm21{k6}{z}, zmm19, 0x55                     # w1_1: words 0-1 and 2-3 change places, the rest is 0
    vpxorq zmm17{k7}, zmm17, qword ptr [rax + 0]{1to8}      # i0_0: iota
    vpxorq zmm14, zmm14, zmm18                              # n2_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermilpd zmm22{k6}{z}, zmm20, 0x55                     # w3_1: words 0-1 and 2-3 change places, the rest is 0
    vpermilpd zmm23{k6}{z}, zmm8, 0x55                      # w4_1: words 0-1 and 2-3 change places, the rest is 0
    vmovdqa64 zmm24, zmmword ptr [rip + LOCAL(slope_index17)] # words (3, 0, 2, 4, 1)
    vpermq zmm24, zmm24, zmm19                              # a1_1: A: line 1 moves to where chi wants it
    vmovdqa64 zmm25, zmmword ptr [rip + LOCAL(slope_index18)] # words (4, 1, 3, 0, 2)
    vpermq zmm25, zmm25, zmm20                              # a3_1: A: line 3 moves to where chi wants it
    vpermilpd zmm26{k6}{z}, zmm17, 0x55                     # w0_1: words 0-1 and 2-3 change places, the rest is 0
    vpermilpd zmm4{k6}{z}, zmm14, 0x55                      # w2_1: words 0-1 and 2-3 change places, the rest is 0
    vpxorq zmm19, zmm19, zmm21                              # h1_1: sums of two
    vpxorq zmm20, zmm20, zmm22                              # h3_1: sums of two
    vpxorq zmm23, zmm8, zmm23                               # h4_1: sums of two
    vmovdqa64 zmm2, zmmword ptr [rip + LOCAL(slope_index19)] # words (1, 3, 0, 2, 4)
    vpermq zmm2, zmm2, zmm14                                # a2_1: A: line 2 moves to where chi wants it
    vmovdqa64 zmm1, zmmword ptr [rip + LOCAL(slope_index20)] # words (2, 4, 1, 3, 0)
    vpermq zmm1, zmm1, zmm8                                 # a4_1: A: line 4 moves to where chi wants it
    vmovdqa64 zmm5, zmmword ptr [rip + LOCAL(slope_index21)] # words (4, 4, 0, 0, 2)
    vpermq zmm5, zmm5, zmm19                                # f1_1: the pairs rotate by two
    vpxorq zmm26, zmm17, zmm26                              # h0_1: sums of two
    vpxorq zmm14, zmm14, zmm4                               # h2_1: sums of two
    vmovdqa64 zmm6, zmmword ptr [rip + LOCAL(slope_index22)] # words (2, 2, 4, 4, 0)
    vpermq zmm6, zmm6, zmm19                                # e1_1: the pairs rotate by one
    vmovdqa64 zmm11, zmmword ptr [rip + LOCAL(slope_index22)] # words (2, 2, 4, 4, 0)
    vpermq zmm11, zmm11, zmm20                              # e3_1: the pairs rotate by one
    vmovdqa64 zmm0, zmmword ptr [rip + LOCAL(slope_index21)] # words (4, 4, 0, 0, 2)
    vpermq zmm0, zmm0, zmm20                                # f3_1: the pairs rotate by two
    vmovdqa64 zmm15, zmmword ptr [rip + LOCAL(slope_index22)] # words (2, 2, 4, 4, 0)
    vpermq zmm15, zmm15, zmm14                              # e2_1: the pairs rotate by one
    vmovdqa64 zmm3, zmmword ptr [rip + LOCAL(slope_index21)] # words (4, 4, 0, 0, 2)
    vpermq zmm3, zmm3, zmm14                                # f2_1: the pairs rotate by two
    vprolvq zmm25, zmm25, zmmword ptr [rip + LOCAL(slope_rho23)] # ra3_1: rho of A (21, 25, 55, 28, 56)
    vmovdqa64 zmm10, zmmword ptr [rip + LOCAL(slope_index21)] # words (4, 4, 0, 0, 2)
    vpermq zmm10, zmm10, zmm23                              # f4_1: the pairs rotate by two
    vmovdqa64 zmm7, zmmword ptr [rip + LOCAL(slope_index21)] # words (4, 4, 0, 0, 2)
    vpermq zmm7, zmm7, zmm26                                # f0_1: the pairs rotate by two
    vprolvq zmm24, zmm24, zmmword ptr [rip + LOCAL(slope_rho24)] # ra1_1: rho of A (44, 1, 2, 45, 10)
    vmovdqa64 zmm13, zmmword ptr [rip + LOCAL(slope_index22)] # words (2, 2, 4, 4, 0)
    vpermq zmm13, zmm13, zmm26                              # e0_1: the pairs rotate by one
    vmovdqa64 zmm12, zmmword ptr [rip + LOCAL(slope_index25)] # words (0, 2, 4, 1, 3)
    vpermq zmm12, zmm12, zmm17                              # a0_1: A: line 0 moves to where chi wants it
    vprolvq zmm2, zmm2, zmmword ptr [rip + LOCAL(slope_rho26)] # ra2_1: rho of A (43, 6, 62, 61, 15)
    vmovdqa64 zmm16, zmmword ptr [rip + LOCAL(slope_index22)] # words (2, 2, 4, 4, 0)
    vpermq zmm16, zmm16, zmm23                              # e4_1: the pairs rotate by one
    vprolvq zmm1, zmm1, zmmword ptr [rip + LOCAL(slope_rho27)] # ra4_1: rho of A (14, 8, 39, 20, 27)
    vpternlogq zmm6, zmm5, zmm19, 0x96                      # c1_1: C[1] in words 0..4
    vpternlogq zmm11, zmm0, zmm20, 0x96                     # c3_1: C[3] in words 0..4
    vpternlogq zmm15, zmm3, zmm14, 0x96                     # c2_1: C[2] in words 0..4
    vprolvq zmm9, zmm6, zmmword ptr [rip + LOCAL(slope_rho26)] # rp2_1: rho of C[x-1] (43, 6, 62, 61, 15)
    vprolvq zmm6, zmm6, zmmword ptr [rip + LOCAL(slope_rho28)] # rq0_1: rho of rol(C[x+1], 1) (1, 19, 42, 4, 37)
    vprolvq zmm18, zmm11, zmmword ptr [rip + LOCAL(slope_rho29)] # rq2_1: rho of rol(C[x+1], 1) (44, 7, 63, 62, 16)
    vprolvq zmm11, zmm11, zmmword ptr [rip + LOCAL(slope_rho27)] # rp4_1: rho of C[x-1] (14, 8, 39, 20, 27)
    vpternlogq zmm13, zmm7, zmm26, 0x96                     # c0_1: C[0] in words 0..4
    vprolvq zmm12, zmm12, zmmword ptr [rip + LOCAL(slope_rho30)] # ra0_1: rho of A (0, 18, 41, 3, 36)
    vprolvq zmm21, zmm15, zmmword ptr [rip + LOCAL(slope_rho31)] # rq1_1: rho of rol(C[x+1], 1) (45, 2, 3, 46, 11)
    vpternlogq zmm16, zmm10, zmm23, 0x96                    # c4_1: C[4] in words 0..4
    vpternlogq zmm18, zmm9, zmm2, 0x96                      # b2_1: theta after rho
    vprolvq zmm15, zmm15, zmmword ptr [rip + LOCAL(slope_rho23)] # rp3_1: rho of C[x-1] (21, 25, 55, 28, 56)
    vprolvq zmm22, zmm13, zmmword ptr [rip + LOCAL(slope_rho24)] # rp1_1: rho of C[x-1] (44, 1, 2, 45, 10)
    vprolvq zmm13, zmm13, zmmword ptr [rip + LOCAL(slope_rho32)] # rq4_1: rho of rol(C[x+1], 1) (15, 9, 40, 21, 28)
    vprolvq zmm8, zmm16, zmmword ptr [rip + LOCAL(slope_rho33)] # rq3_1: rho of rol(C[x+1], 1) (22, 26, 56, 29, 57)
    vprolvq zmm16, zmm16, zmmword ptr [rip + LOCAL(slope_rho30)] # rp0_1: rho of C[x-1] (0, 18, 41, 3, 36)
    vpternlogq zmm22, zmm21, zmm24, 0x96                    # b1_1: theta after rho
    vpternlogq zmm13, zmm11, zmm1, 0x96                     # b4_1: theta after rho
    vpternlogq zmm8, zmm15, zmm25, 0x96                     # b3_1: theta after rho
    vpternlogq zmm16, zmm12, zmm6, 0x96                     # b0_1: theta after rho
    vmovdqa64 zmm4, zmm8                                    # copy
    vpternlogq zmm4, zmm13, zmm18, 0xa6                     # n2_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm17, zmm8                                   # copy
    vpternlogq zmm17, zmm22, zmm18, 0x9c                    # n1_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm8, zmm16, zmm13, 0xb4                     # n3_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm19, zmm16                                  # copy
    vpternlogq zmm19, zmm13, zmm22, 0xc6                    # n4_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm16, zmm22, zmm18, 0xd2                    # n0_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm5, zmm30, zmm17                               # x1_2: line 1: equal x in equal words
    vpermq zmm20, zmm29, zmm4                               # x2_2: line 2: equal x in equal words
    vpermq zmm0, zmm27, zmm19                               # x4_2: line 4: equal x in equal words
    vpermq zmm14, zmm28, zmm8                               # x3_2: line 3: equal x in equal words
    vpxorq zmm16{k7}, zmm16, qword ptr [rax + 8]{1to8}      # i0_1: iota
    vpermq zmm4, zmm27, zmm4                                # a2_2: A: line 2 moves to where chi wants it
    vpermq zmm19, zmm28, zmm19                              # a4_2: A: line 4 moves to where chi wants it
    vpermq zmm8, zmm30, zmm8                                # a3_2: A: line 3 moves to where chi wants it
    vpermq zmm17, zmm29, zmm17                              # a1_2: A: line 1 moves to where chi wants it
    vpternlogq zmm5, zmm20, zmm16, 0x96                     # s_2: three of five lines
    vpternlogq zmm5, zmm14, zmm0, 0x96                      # c_2: C[x] = sum of A[x, y] over y
    vprolvq zmm19, zmm19, zmmword ptr [rip + LOCAL(slope_rho34)] # ra4_2: rho of A (44, 41, 27, 25, 61)
    vprolvq zmm8, zmm8, zmmword ptr [rip + LOCAL(slope_rho35)] # ra3_2: rho of A (43, 2, 36, 8, 28)
    vprolq zmm3, zmm5, 1                                    # g_2: rol(C[x], 1)
    vpermq zmm26, zmm30, zmm5                               # p0_2: C[x-1] for line 0
    vpermq zmm7, zmm29, zmm5                                # p1_2: C[x-1] for line 1
    vpermq zmm23, zmm28, zmm5                               # p2_2: C[x-1] for line 2
    vpermq zmm10, zmm27, zmm5                               # p3_2: C[x-1] for line 3
    vprolvq zmm5, zmm5, zmmword ptr [rip + LOCAL(slope_rho34)] # rp4_2: rho of C[x-1] (44, 41, 27, 25, 61)
    vpermq zmm2, zmm27, zmm3                                # q0_2: C[x+1] for line 0, rotated if q is of g
    vpermq zmm9, zmm30, zmm3                                # q2_2: C[x+1] for line 2, rotated if q is of g
    vmovdqa64 zmm24, zmm7                                   # copy
    vpternlogq zmm24, zmm3, zmm17, 0x96                     # t1_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm7, zmm7, zmmword ptr [rip + LOCAL(slope_rho36)] # rq3_2: rho of rol(C[x+1], 1) (44, 3, 37, 9, 29)
    vprolvq zmm10, zmm10, zmmword ptr [rip + LOCAL(slope_rho35)] # rp3_2: rho of C[x-1] (43, 2, 36, 8, 28)
    vprolvq zmm21, zmm23, zmmword ptr [rip + LOCAL(slope_rho37)] # rq4_2: rho of rol(C[x+1], 1) (45, 42, 28, 26, 62)
    vpternlogq zmm2, zmm26, zmm16, 0x96                     # t0_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm9, zmm23, zmm4, 0x96                      # t2_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm24, zmm24, zmmword ptr [rip + LOCAL(slope_rho38)] # b1_2: rho (14, 55, 15, 1, 3)
    vpternlogq zmm21, zmm5, zmm19, 0x96                     # b4_2: theta after rho
    vpternlogq zmm10, zmm7, zmm8, 0x96                      # b3_2: theta after rho
    vprolvq zmm2, zmm2, zmmword ptr [rip + LOCAL(slope_rho39)] # b0_2: rho (0, 39, 56, 6, 45)
    vprolvq zmm9, zmm9, zmmword ptr [rip + LOCAL(slope_rho40)] # b2_2: rho (21, 62, 10, 18, 20)
    vmovdqa64 zmm1, zmm2                                    # copy
    vpternlogq zmm1, zmm21, zmm24, 0xa6                     # n1_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm11, zmm9                                   # copy
    vpternlogq zmm11, zmm2, zmm24, 0xb4                     # n2_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm25, zmm9                                   # copy
    vpternlogq zmm25, zmm10, zmm24, 0xc6                    # n3_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm9, zmm21, zmm10, 0x9c                     # n4_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm10, zmm2, zmm21, 0x9c                     # n0_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm15, zmm28, zmm1                               # x1_3: line 1: equal x in equal words
    vpermq zmm12, zmm30, zmm11                              # x2_3: line 2: equal x in equal words
    vpermq zmm6, zmm29, zmm9                                # x4_3: line 4: equal x in equal words
    vpxorq zmm10{k7}, zmm10, qword ptr [rax + 16]{1to8}     # i0_2: iota
    vpermq zmm13, zmm27, zmm25                              # x3_3: line 3: equal x in equal words
    vpermq zmm1, zmm29, zmm1                                # a1_3: A: line 1 moves to where chi wants it
    vpermq zmm9, zmm28, zmm9                                # a4_3: A: line 4 moves to where chi wants it
    vpermq zmm25, zmm30, zmm25                              # a3_3: A: line 3 moves to where chi wants it
    vpermq zmm11, zmm27, zmm11                              # a2_3: A: line 2 moves to where chi wants it
    vprolvq zmm22, zmm10, zmmword ptr [rip + LOCAL(slope_rho41)] # ra0_3: rho of A (0, 61, 8, 10, 55)
    vpternlogq zmm12, zmm15, zmm10, 0x96                    # s_3: three of five lines
    vpternlogq zmm12, zmm13, zmm6, 0x96                     # c_3: C[x] = sum of A[x, y] over y
    vprolvq zmm9, zmm9, zmmword ptr [rip + LOCAL(slope_rho42)] # ra4_3: rho of A (43, 20, 1, 56, 41)
    vprolq zmm18, zmm12, 1                                  # g_3: rol(C[x], 1)
    vpermq zmm20, zmm27, zmm12                              # p3_3: C[x-1] for line 3
    vpermq zmm14, zmm29, zmm12                              # p0_3: C[x-1] for line 0
    vpermq zmm0, zmm28, zmm12                               # q0_3: C[x+1] for line 0, rotated if q is of g
    vpermq zmm17, zmm30, zmm12                              # p1_3: C[x-1] for line 1
    vpermq zmm3, zmm29, zmm18                               # q1_3: C[x+1] for line 1, rotated if q is of g
    vpermq zmm16, zmm30, zmm18                              # q2_3: C[x+1] for line 2, rotated if q is of g
    vprolvq zmm26, zmm20, zmmword ptr [rip + LOCAL(slope_rho43)] # rq4_3: rho of rol(C[x+1], 1) (44, 21, 2, 57, 42)
    vprolvq zmm14, zmm14, zmmword ptr [rip + LOCAL(slope_rho41)] # rp0_3: rho of C[x-1] (0, 61, 8, 10, 55)
    vpternlogq zmm20, zmm18, zmm25, 0x96                    # t3_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm4, zmm0, zmmword ptr [rip + LOCAL(slope_rho44)] # rq0_3: rho of rol(C[x+1], 1) (1, 62, 9, 11, 56)
    vprolvq zmm0, zmm0, zmmword ptr [rip + LOCAL(slope_rho42)] # rp4_3: rho of C[x-1] (43, 20, 1, 56, 41)
    vpternlogq zmm3, zmm17, zmm1, 0x96                      # t1_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm16, zmm12, zmm11, 0x96                    # t2_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm20, zmm20, zmmword ptr [rip + LOCAL(slope_rho45)] # b3_3: rho (14, 45, 25, 36, 62)
    vpternlogq zmm4, zmm14, zmm22, 0x96                     # b0_3: theta after rho
    vpternlogq zmm0, zmm26, zmm9, 0x96                      # b4_3: theta after rho
    vprolvq zmm3, zmm3, zmmword ptr [rip + LOCAL(slope_rho46)] # b1_3: rho (21, 3, 6, 27, 2)
    vprolvq zmm16, zmm16, zmmword ptr [rip + LOCAL(slope_rho47)] # b2_3: rho (44, 28, 18, 15, 39)
    vmovdqa64 zmm23, zmm16                                  # copy
    vpternlogq zmm23, zmm3, zmm0, 0xb4                      # n2_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm19, zmm16                                  # copy
    vpternlogq zmm19, zmm4, zmm20, 0x9a                     # n3_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm5, zmm3                                    # copy
    vpternlogq zmm5, zmm4, zmm20, 0xb4                      # n1_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm3, zmm0, zmm20, 0xc6                      # n4_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm16, zmm4, zmm0, 0xc6                      # n0_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm8, zmm28, zmm5                                # x1_4: line 1: equal x in equal words
    vpermq zmm7, zmm30, zmm23                               # x2_4: line 2: equal x in equal words
    vpermq zmm24, zmm27, zmm19                              # x3_4: line 3: equal x in equal words
    vpermq zmm2, zmm29, zmm3                                # x4_4: line 4: equal x in equal words
    vpxorq zmm16{k7}, zmm16, qword ptr [rax + 24]{1to8}     # i0_3: iota
    vpermq zmm5, zmm27, zmm5                                # a1_4: A: line 1 moves to where chi wants it
    vpermq zmm23, zmm28, zmm23                              # a2_4: A: line 2 moves to where chi wants it
    vpermq zmm19, zmm29, zmm19                              # a3_4: A: line 3 moves to where chi wants it
    vprolvq zmm21, zmm16, zmmword ptr [rip + LOCAL(slope_rho48)] # ra0_4: rho of A (0, 20, 25, 15, 2)
    vpermq zmm3, zmm30, zmm3                                # a4_4: A: line 4 moves to where chi wants it
    vpternlogq zmm7, zmm8, zmm16, 0x96                      # s_4: three of five lines
    vpternlogq zmm7, zmm24, zmm2, 0x96                      # c_4: C[x] = sum of A[x, y] over y
    vprolvq zmm19, zmm19, zmmword ptr [rip + LOCAL(slope_rho49)] # ra3_4: rho of A (43, 45, 18, 27, 55)
    vprolvq zmm3, zmm3, zmmword ptr [rip + LOCAL(slope_rho50)] # ra4_4: rho of A (44, 3, 8, 56, 62)
    vprolq zmm10, zmm7, 1                                   # g_4: rol(C[x], 1)
    vpermq zmm15, zmm28, zmm7                               # p2_4: C[x-1] for line 2
    vpermq zmm13, zmm27, zmm7                               # q0_4: C[x+1] for line 0, rotated if q is of g
    vpermq zmm6, zmm29, zmm7                                # p1_4: C[x-1] for line 1
    vpermq zmm25, zmm30, zmm7                               # p0_4: C[x-1] for line 0
    vprolvq zmm7, zmm7, zmmword ptr [rip + LOCAL(slope_rho50)] # rp4_4: rho of C[x-1] (44, 3, 8, 56, 62)
    vpermq zmm18, zmm30, zmm10                              # q2_4: C[x+1] for line 2, rotated if q is of g
    vprolvq zmm1, zmm13, zmmword ptr [rip + LOCAL(slope_rho51)] # rq0_4: rho of rol(C[x+1], 1) (1, 21, 26, 16, 3)
    vprolvq zmm17, zmm15, zmmword ptr [rip + LOCAL(slope_rho52)] # rq4_4: rho of rol(C[x+1], 1) (45, 4, 9, 57, 63)
    vprolvq zmm25, zmm25, zmmword ptr [rip + LOCAL(slope_rho48)] # rp0_4: rho of C[x-1] (0, 20, 25, 15, 2)
    vmovdqa64 zmm11, zmm6                                   # copy
    vpternlogq zmm11, zmm10, zmm5, 0x96                     # t1_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm13, zmm13, zmmword ptr [rip + LOCAL(slope_rho49)] # rp3_4: rho of C[x-1] (43, 45, 18, 27, 55)
    vpternlogq zmm18, zmm15, zmm23, 0x96                    # t2_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm6, zmm6, zmmword ptr [rip + LOCAL(slope_rho53)] # rq3_4: rho of rol(C[x+1], 1) (44, 46, 19, 28, 56)
    vpternlogq zmm7, zmm17, zmm3, 0x96                      # b4_4: theta after rho
    vprolvq zmm11, zmm11, zmmword ptr [rip + LOCAL(slope_rho54)] # b1_4: rho (14, 28, 6, 10, 41)
    vpternlogq zmm25, zmm1, zmm21, 0x96                     # b0_4: theta after rho
    vprolvq zmm18, zmm18, zmmword ptr [rip + LOCAL(slope_rho55)] # b2_4: rho (21, 61, 1, 36, 39)
    vpternlogq zmm6, zmm13, zmm19, 0x96                     # b3_4: theta after rho
    vmovdqa64 zmm12, zmm11                                  # copy
    vpternlogq zmm12, zmm25, zmm7, 0xd2                     # n1_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm22, zmm18                                  # copy
    vpternlogq zmm22, zmm11, zmm25, 0xd2                    # n2_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm14, zmm6                                   # copy
    vpternlogq zmm14, zmm18, zmm11, 0xd2                    # n3_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm18, zmm6, zmm7, 0x9a                      # n4_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm6, zmm25, zmm7, 0x9c                      # n0_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm9, zmm30, zmm12                               # x1_5: line 1: equal x in equal words
    vpermq zmm26, zmm29, zmm12                              # a1v_5: A: line 1 moves to where chi wants it
    vpermq zmm20, zmm29, zmm22                              # x2_5: line 2: equal x in equal words
    vpermq zmm4, zmm28, zmm14                               # x3_5: line 3: equal x in equal words
    vpxorq zmm6{k7}, zmm6, qword ptr [rax + 32]{1to8}       # i0_4: iota
    vpermq zmm0, zmm27, zmm18                               # x4_5: line 4: equal x in equal words
    vmovdqa64 zmm8, zmmword ptr [rip + LOCAL(slope_index56)] # words (0, 1, 2, 3, 4)
    vpermq zmm8, zmm8, zmm22                                # a2_5: A: line 2 moves to where chi wants it
    vpermq zmm16, zmm29, zmm6                               # a0v_5: A: line 0 moves to where chi wants it
    vmovdqa64 zmm24, zmmword ptr [rip + LOCAL(slope_index56)] # words (0, 1, 2, 3, 4)
    vpermq zmm24, zmm24, zmm6                               # a0_5: A: line 0 moves to where chi wants it
    vmovdqa64 zmm2, zmmword ptr [rip + LOCAL(slope_index56)] # words (0, 1, 2, 3, 4)
    vpermq zmm2, zmm2, zmm14                                # a3_5: A: line 3 moves to where chi wants it
    vmovdqa64 zmm5, zmmword ptr [rip + LOCAL(slope_index56)] # words (0, 1, 2, 3, 4)
    vpermq zmm5, zmm5, zmm18                                # a4_5: A: line 4 moves to where chi wants it
    vpermq zmm14, zmm29, zmm14                              # a3v_5: A: line 3 moves to where chi wants it
    vmovdqa64 zmm10, zmmword ptr [rip + LOCAL(slope_index56)] # words (0, 1, 2, 3, 4)
    vpermq zmm10, zmm10, zmm12                              # a1_5: A: line 1 moves to where chi wants it
    vprolvq zmm26, zmm26, zmmword ptr [rip + LOCAL(slope_rho57)] # ra1v_5: rho of A (10, 15, 56, 27, 36)
    vmovdqa64 zmm23, zmm20                                  # copy
    vpternlogq zmm23, zmm9, zmm6, 0x96                      # s_5: three of five lines
    vprolvq zmm20, zmm20, zmmword ptr [rip + LOCAL(slope_rho58)] # ra2v_5: rho of A (3, 45, 61, 28, 20)
    vpermq zmm18, zmm29, zmm18                              # a4v_5: A: line 4 moves to where chi wants it
    vprolvq zmm8, zmm8, zmmword ptr [rip + LOCAL(slope_rho59)] # ra2_5: rho of A (28, 20, 3, 45, 61)
    vpternlogq zmm23, zmm0, zmm4, 0x96                      # c_5: C[x] = sum of A[x, y] over y
    vprolq zmm15, zmm23, 1                                  # g_5: rol(C[x], 1)
    vpermq zmm3, zmm30, zmm23                               # p3_5: C[x-1] for line 3
    vpermq zmm17, zmm27, zmm23                              # p0_5: C[x-1] for line 0
    vpermq zmm21, zmm28, zmm23                              # p1_5: C[x-1] for line 1
    vmovdqa64 zmm1, zmmword ptr [rip + LOCAL(slope_index56)] # words (0, 1, 2, 3, 4)
    vpermq zmm1, zmm1, zmm23                                # q1_5: C[x+1] for line 1, rotated if q is of g
    vprolvq zmm10, zmm10, zmmword ptr [rip + LOCAL(slope_rho60)] # ra1_5: rho of A (27, 36, 10, 15, 56)
    vpermq zmm19, zmm30, zmm15                              # q0_5: C[x+1] for line 0, rotated if q is of g
    vpermq zmm13, zmm28, zmm15                              # q3_5: C[x+1] for line 3, rotated if q is of g
    vprolvq zmm11, zmm23, zmmword ptr [rip + LOCAL(slope_rho57)] # rp1v_5: rho of C[x-1] (10, 15, 56, 27, 36)
    vpermq zmm23, zmm29, zmm23                              # p2_5: C[x-1] for line 2
    vpermq zmm25, zmm29, zmm15                              # q4_5: C[x+1] for line 4, rotated if q is of g
    vpermq zmm7, zmm27, zmm15                               # q4v_5: C[x+1] for line 4, rotated if q is of g
    vprolvq zmm22, zmm17, zmmword ptr [rip + LOCAL(slope_rho61)] # rq2_5: rho of rol(C[x+1], 1) (29, 21, 4, 46, 62)
    vprolvq zmm12, zmm17, zmmword ptr [rip + LOCAL(slope_rho58)] # rp2v_5: rho of C[x-1] (3, 45, 61, 28, 20)
    vprolvq zmm6, zmm21, zmmword ptr [rip + LOCAL(slope_rho60)] # rp1_5: rho of C[x-1] (27, 36, 10, 15, 56)
    vprolvq zmm9, zmm1, zmmword ptr [rip + LOCAL(slope_rho62)] # rq1_5: rho of rol(C[x+1], 1) (28, 37, 11, 16, 57)
    vpternlogq zmm21, zmm15, zmm14, 0x96                    # t3v_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vmovdqa64 zmm4, zmm13                                   # copy
    vpternlogq zmm4, zmm3, zmm16, 0x96                      # t0v_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm19, zmm17, zmm24, 0x96                    # t0_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm13, zmm3, zmm2, 0x96                      # t3_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm3, zmm3, zmmword ptr [rip + LOCAL(slope_rho63)] # rq2v_5: rho of rol(C[x+1], 1) (4, 46, 62, 29, 21)
    vprolvq zmm0, zmm23, zmmword ptr [rip + LOCAL(slope_rho59)] # rp2_5: rho of C[x-1] (28, 20, 3, 45, 61)
    vprolvq zmm14, zmm23, zmmword ptr [rip + LOCAL(slope_rho64)] # rq1v_5: rho of rol(C[x+1], 1) (11, 16, 57, 28, 37)
    vpternlogq zmm6, zmm9, zmm10, 0x96                      # b1_5: theta after rho
    vpternlogq zmm5, zmm25, zmm1, 0x96                      # t4_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm19, zmm19, zmmword ptr [rip + LOCAL(slope_rho65)] # b0_5: rho (0, 44, 43, 21, 14)
    vprolvq zmm4, zmm4, zmmword ptr [rip + LOCAL(slope_rho66)] # b0v_5: rho (43, 21, 14, 0, 44)
    vpternlogq zmm23, zmm7, zmm18, 0x96                     # t4v_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm3, zmm12, zmm20, 0x96                     # b2v_5: theta after rho
    vprolvq zmm13, zmm13, zmmword ptr [rip + LOCAL(slope_rho67)] # b3_5: rho (62, 55, 39, 41, 2)
    vpternlogq zmm0, zmm22, zmm8, 0x96                      # b2_5: theta after rho
    vprolvq zmm5, zmm5, zmmword ptr [rip + LOCAL(slope_rho68)] # b4_5: rho (1, 6, 25, 8, 18)
    vpternlogq zmm14, zmm11, zmm26, 0x96                    # b1v_5: theta after rho
    vprolvq zmm21, zmm21, zmmword ptr [rip + LOCAL(slope_rho69)] # b3v_5: rho (39, 41, 2, 62, 55)
    vprolvq zmm23, zmm23, zmmword ptr [rip + LOCAL(slope_rho70)] # b4v_5: rho (25, 8, 18, 1, 6)
    vshufpd zmm15, zmm19, zmm4, 0x55                        # m0_5: B[x+1] of row 0
    vshufpd zmm16, zmm6, zmm14, 0x55                        # m1_5: B[x+1] of row 1
    vshufpd zmm24, zmm0, zmm3, 0x55                         # m2_5: B[x+1] of row 2
    vpternlogq zmm15, zmm19, zmm4, 0xc6                     # n0_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vshufpd zmm17, zmm13, zmm21, 0x55                       # m3_5: B[x+1] of row 3
    vshufpd zmm2, zmm5, zmm23, 0x55                         # m4_5: B[x+1] of row 4
    vpternlogq zmm16, zmm14, zmm6, 0xa6                     # n1_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm24, zmm0, zmm3, 0xc6                      # n2_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm2, zmm23, zmm5, 0xa6                      # n4_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpxorq zmm15{k7}, zmm15, qword ptr [rax + 40]{1to8}     # i0_5: iota
    vpternlogq zmm17, zmm21, zmm13, 0xa6                    # n3_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm0, zmm15                                   # line 0 back in zmm0
    vmovdqa64 zmm1, zmm24                                   # line 1 back in zmm1
    vmovdqa64 zmm3, zmm16                                   # line 3 back in zmm3
    vmovdqa64 zmm4, zmm17                                   # line 4 back in zmm4
    add rax, 48
    cmp rax, r11
    jb LOCAL(slope_many)

LOCAL(slope_done):
    dec rdx
    jnz LOCAL(slope_block)
    vextracti64x4 ymm5, zmm0, 1                             # the fifth lane
    vextracti64x4 ymm6, zmm1, 1                             # the fifth lane
    vextracti64x4 ymm7, zmm2, 1                             # the fifth lane
    vextracti64x4 ymm8, zmm3, 1                             # the fifth lane
    vextracti64x4 ymm9, zmm4, 1                             # the fifth lane
    vmovdqu64 [rdi + 0], ymm0                               # row 0
    vmovq [rdi + 32], xmm5
    vmovdqu64 [rdi + 40], ymm1                              # row 1
    vmovq [rdi + 72], xmm6
    vmovdqu64 [rdi + 80], ymm2                              # row 2
    vmovq [rdi + 112], xmm7
    vmovdqu64 [rdi + 120], ymm3                             # row 3
    vmovq [rdi + 152], xmm8
    vmovdqu64 [rdi + 160], ymm4                             # row 4
    vmovq [rdi + 192], xmm9
    vzeroupper
    ret
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x1_avx512_slope), . - SYMBOL(lanewise_keccakp1600_x1_avx512_slope)
#endif
    MS_ENTRY(lanewise_keccakp1600_x1_avx512_slope, 5, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
LOCAL(slope_index0): .quad 1, 2, 3, 4, 0, 1, 6, 7
LOCAL(slope_index1): .quad 2, 3, 4, 0, 1, 2, 6, 7
LOCAL(slope_index2): .quad 3, 4, 0, 1, 2, 3, 6, 7
LOCAL(slope_index3): .quad 4, 0, 1, 2, 3, 4, 6, 7
LOCAL(slope_rho4): .quad 0, 1, 62, 28, 27, 0, 0, 0
LOCAL(slope_rho5): .quad 15, 19, 3, 62, 57, 15, 0, 0
LOCAL(slope_rho6): .quad 21, 8, 41, 45, 15, 21, 0, 0
LOCAL(slope_rho7): .quad 14, 18, 2, 61, 56, 14, 0, 0
LOCAL(slope_rho8): .quad 1, 2, 63, 29, 28, 1, 0, 0
LOCAL(slope_rho9): .quad 22, 9, 42, 46, 16, 22, 0, 0
LOCAL(slope_rho10): .quad 44, 6, 55, 20, 36, 44, 0, 0
LOCAL(slope_rho11): .quad 43, 25, 39, 3, 10, 43, 0, 0
LOCAL(slope_index12): .quad 0, 0, 0, 0, 0, 0, 0, 0
LOCAL(slope_index13): .quad 3, 3, 3, 3, 3, 3, 3, 3
LOCAL(slope_index14): .quad 1, 1, 1, 1, 1, 1, 1, 1
LOCAL(slope_index15): .quad 4, 4, 4, 4, 4, 4, 4, 4
LOCAL(slope_index16): .quad 2, 2, 2, 2, 2, 2, 2, 2
LOCAL(slope_index17): .quad 3, 0, 2, 4, 1, 3, 6, 7
LOCAL(slope_index18): .quad 4, 1, 3, 0, 2, 4, 6, 7
LOCAL(slope_index19): .quad 1, 3, 0, 2, 4, 1, 6, 7
LOCAL(slope_index20): .quad 2, 4, 1, 3, 0, 2, 6, 7
LOCAL(slope_index21): .quad 4, 4, 0, 0, 2, 4, 6, 7
LOCAL(slope_index22): .quad 2, 2, 4, 4, 0, 2, 6, 7
LOCAL(slope_rho23): .quad 21, 25, 55, 28, 56, 21, 0, 0
LOCAL(slope_rho24): .quad 44, 1, 2, 45, 10, 44, 0, 0
LOCAL(slope_index25): .quad 0, 2, 4, 1, 3, 0, 6, 7
LOCAL(slope_rho26): .quad 43, 6, 62, 61, 15, 43, 0, 0
LOCAL(slope_rho27): .quad 14, 8, 39, 20, 27, 14, 0, 0
LOCAL(slope_rho28): .quad 1, 19, 42, 4, 37, 1, 0, 0
LOCAL(slope_rho29): .quad 44, 7, 63, 62, 16, 44, 0, 0
LOCAL(slope_rho30): .quad 0, 18, 41, 3, 36, 0, 0, 0
LOCAL(slope_rho31): .quad 45, 2, 3, 46, 11, 45, 0, 0
LOCAL(slope_rho32): .quad 15, 9, 40, 21, 28, 15, 0, 0
LOCAL(slope_rho33): .quad 22, 26, 56, 29, 57, 22, 0, 0
LOCAL(slope_rho34): .quad 44, 41, 27, 25, 61, 44, 0, 0
LOCAL(slope_rho35): .quad 43, 2, 36, 8, 28, 43, 0, 0
LOCAL(slope_rho36): .quad 44, 3, 37, 9, 29, 44, 0, 0
LOCAL(slope_rho37): .quad 45, 42, 28, 26, 62, 45, 0, 0
LOCAL(slope_rho38): .quad 14, 55, 15, 1, 3, 14, 0, 0
LOCAL(slope_rho39): .quad 0, 39, 56, 6, 45, 0, 0, 0
LOCAL(slope_rho40): .quad 21, 62, 10, 18, 20, 21, 0, 0
LOCAL(slope_rho41): .quad 0, 61, 8, 10, 55, 0, 0, 0
LOCAL(slope_rho42): .quad 43, 20, 1, 56, 41, 43, 0, 0
LOCAL(slope_rho43): .quad 44, 21, 2, 57, 42, 44, 0, 0
LOCAL(slope_rho44): .quad 1, 62, 9, 11, 56, 1, 0, 0
LOCAL(slope_rho45): .quad 14, 45, 25, 36, 62, 14, 0, 0
LOCAL(slope_rho46): .quad 21, 3, 6, 27, 2, 21, 0, 0
LOCAL(slope_rho47): .quad 44, 28, 18, 15, 39, 44, 0, 0
LOCAL(slope_rho48): .quad 0, 20, 25, 15, 2, 0, 0, 0
LOCAL(slope_rho49): .quad 43, 45, 18, 27, 55, 43, 0, 0
LOCAL(slope_rho50): .quad 44, 3, 8, 56, 62, 44, 0, 0
LOCAL(slope_rho51): .quad 1, 21, 26, 16, 3, 1, 0, 0
LOCAL(slope_rho52): .quad 45, 4, 9, 57, 63, 45, 0, 0
LOCAL(slope_rho53): .quad 44, 46, 19, 28, 56, 44, 0, 0
LOCAL(slope_rho54): .quad 14, 28, 6, 10, 41, 14, 0, 0
LOCAL(slope_rho55): .quad 21, 61, 1, 36, 39, 21, 0, 0
LOCAL(slope_index56): .quad 0, 1, 2, 3, 4, 0, 6, 7
LOCAL(slope_rho57): .quad 10, 15, 56, 27, 36, 10, 0, 0
LOCAL(slope_rho58): .quad 3, 45, 61, 28, 20, 3, 0, 0
LOCAL(slope_rho59): .quad 28, 20, 3, 45, 61, 28, 0, 0
LOCAL(slope_rho60): .quad 27, 36, 10, 15, 56, 27, 0, 0
LOCAL(slope_rho61): .quad 29, 21, 4, 46, 62, 29, 0, 0
LOCAL(slope_rho62): .quad 28, 37, 11, 16, 57, 28, 0, 0
LOCAL(slope_rho63): .quad 4, 46, 62, 29, 21, 4, 0, 0
LOCAL(slope_rho64): .quad 11, 16, 57, 28, 37, 11, 0, 0
LOCAL(slope_rho65): .quad 0, 44, 43, 21, 14, 0, 0, 0
LOCAL(slope_rho66): .quad 43, 21, 14, 0, 44, 43, 0, 0
LOCAL(slope_rho67): .quad 62, 55, 39, 41, 2, 62, 0, 0
LOCAL(slope_rho68): .quad 1, 6, 25, 8, 18, 1, 0, 0
LOCAL(slope_rho69): .quad 39, 41, 2, 62, 55, 39, 0, 0
LOCAL(slope_rho70): .quad 25, 8, 18, 1, 6, 25, 0, 0
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
LOCAL(slope_rc_end):

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
