# PYTHONPATH=lab python3 -m lanewise_lab.x86.slope > src/keccak/x86_64/keccakp1600_x1_avx512_slope.S
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
//          state, the blocks and this file's tables is read (masked loads suppress the rest)
// clobbers rax, rcx, rdx, rsi, r8-r11, flags, zmm0-zmm31, k1-k7
// stack    none
// No branch and no address depends on the state or the data.
//
// Layout: zmm0..zmm4 hold one line of lanes each in words 0..4; words 5..7 are 0 throughout. Six
// rounds take the lines from rows over columns and four diagonal slopes back to rows; a count that
// is not a multiple of 6 begins with single rounds that carry the lanes back into rows.
// Values are named <what><line>_<round>. A name before the colon is the value an instruction
// makes: a = A where chi wants it, x = A where theta wants it, s and c = theta's sums, g = rol(c, 1),
// p and q = c and g where chi wants them, t = after theta, b = after rho, n = after chi.

#if defined(__APPLE__)
#define SYMBOL(name) _##name
#else
#define SYMBOL(name) name
#endif
#if defined(__CET__)
#include <cet.h>
#else
#define _CET_ENDBR
#endif

    .intel_syntax noprefix
    .text
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x1_avx512_slope)
#if defined(__ELF__)
    .hidden lanewise_keccakp1600_x1_avx512_slope
    .type lanewise_keccakp1600_x1_avx512_slope, @function
#endif
SYMBOL(lanewise_keccakp1600_x1_avx512_slope):
    .cfi_startproc
    _CET_ENDBR
#if defined(__APPLE__)
#define LOCAL(name) L##name
#else
#define LOCAL(name) .L##name
#endif
    mov eax, 31
    kmovd k6, eax                                           # five lanes of eight
    mov eax, 1
    kmovd k7, eax                                           # lane (0, 0), for iota
    shl eax, cl
    dec eax                                                 # bit i: lane i is absorbed
    mov r9d, eax
    and r9d, 31
    kmovd k1, r9d                                           # row 0 of a block
    shr eax, 5
    mov r9d, eax
    and r9d, 31
    kmovd k2, r9d                                           # row 1 of a block
    shr eax, 5
    mov r9d, eax
    and r9d, 31
    kmovd k3, r9d                                           # row 2 of a block
    shr eax, 5
    mov r9d, eax
    and r9d, 31
    kmovd k4, r9d                                           # row 3 of a block
    shr eax, 5
    mov r9d, eax
    and r9d, 31
    kmovd k5, r9d                                           # row 4 of a block
    shl rcx, 3                                              # bytes from block to block
    lea r10, [rip + LOCAL(slope_rc)]
    lea r11, [r10 + 192]                                    # end of the round constants
    imul eax, r8d, 43
    shr eax, 8
    lea eax, [rax + 2*rax]
    add eax, eax                                            # 6 * (rounds / 6)
    shl rax, 3
    neg rax
    lea r9, [r11 + rax]                                     # constants of the rounds done six at a time
    shl r8, 3
    mov r10, r11
    sub r10, r8                                             # constant of the first round
    vmovdqa64 zmm30, zmmword ptr [rip + LOCAL(slope_index0)] # word j <- word j + 1 mod 5
    vmovdqa64 zmm29, zmmword ptr [rip + LOCAL(slope_index1)] # word j <- word j + 2 mod 5
    vmovdqa64 zmm28, zmmword ptr [rip + LOCAL(slope_index2)] # word j <- word j + 3 mod 5
    vmovdqa64 zmm27, zmmword ptr [rip + LOCAL(slope_index3)] # word j <- word j + 4 mod 5
    vmovdqu64 zmm0{k6}{z}, [rdi + 0]                        # row 0
    vmovdqu64 zmm1{k6}{z}, [rdi + 40]                       # row 1
    vmovdqu64 zmm2{k6}{z}, [rdi + 80]                       # row 2
    vmovdqu64 zmm3{k6}{z}, [rdi + 120]                      # row 3
    vmovdqu64 zmm4{k6}{z}, [rdi + 160]                      # row 4
    .p2align 5
LOCAL(slope_block):
    vpxorq zmm0{k1}, zmm0, [rsi + 0]                        # row 0 ^= data
    vpxorq zmm1{k2}, zmm1, [rsi + 40]                       # row 1 ^= data
    vpxorq zmm2{k3}, zmm2, [rsi + 80]                       # row 2 ^= data
    vpxorq zmm3{k4}, zmm3, [rsi + 120]                      # row 3 ^= data
    vpxorq zmm4{k5}, zmm4, [rsi + 160]                      # row 4 ^= data
    add rsi, rcx
    mov rax, r10
    cmp rax, r9
    jae LOCAL(slope_many)

LOCAL(slope_one):
    // One round in rows, then every lane back into its row.
    vmovdqa64 zmm5, zmm1                                    # copy
    vpternlogq zmm5, zmm2, zmm3, 0x96                       # s_0: three of five lines
    vpermq zmm1, zmm30, zmm1                                # a1_0: A: line 1 moves to where chi wants it
    vpermq zmm2, zmm29, zmm2                                # a2_0: A: line 2 moves to where chi wants it
    vpermq zmm3, zmm28, zmm3                                # a3_0: A: line 3 moves to where chi wants it
    vpermq zmm6, zmm27, zmm4                                # a4_0: A: line 4 moves to where chi wants it
    vpternlogq zmm5, zmm4, zmm0, 0x96                       # c_0: C[x] = sum of A[x, y] over y
    vprolq zmm7, zmm5, 1                                    # g_0: rol(C[x], 1)
    vpermq zmm8, zmm27, zmm5                                # p0_0: C[x-1] for line 0
    vpermq zmm9, zmm30, zmm5                                # p2_0: C[x-1] for line 2
    vpermq zmm10, zmm29, zmm5                               # p3_0: C[x-1] for line 3
    vpermq zmm11, zmm28, zmm5                               # p4_0: C[x-1] for line 4
    vpermq zmm12, zmm30, zmm7                               # q0_0: rol(C[x+1], 1) for line 0
    vpermq zmm13, zmm29, zmm7                               # q1_0: rol(C[x+1], 1) for line 1
    vpermq zmm14, zmm28, zmm7                               # q2_0: rol(C[x+1], 1) for line 2
    vpermq zmm15, zmm27, zmm7                               # q3_0: rol(C[x+1], 1) for line 3
    vpternlogq zmm6, zmm11, zmm7, 0x96                      # t4_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm0, zmm8, zmm12, 0x96                      # t0_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm1, zmm5, zmm13, 0x96                      # t1_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm2, zmm9, zmm14, 0x96                      # t2_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm3, zmm10, zmm15, 0x96                     # t3_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm6, zmm6, zmmword ptr [rip + LOCAL(slope_rho4)] # b4_0: rho (14, 18, 2, 61, 56)
    vprolvq zmm0, zmm0, zmmword ptr [rip + LOCAL(slope_rho5)] # b0_0: rho (0, 1, 62, 28, 27)
    vprolvq zmm1, zmm1, zmmword ptr [rip + LOCAL(slope_rho6)] # b1_0: rho (44, 6, 55, 20, 36)
    vprolvq zmm2, zmm2, zmmword ptr [rip + LOCAL(slope_rho7)] # b2_0: rho (43, 25, 39, 3, 10)
    vprolvq zmm3, zmm3, zmmword ptr [rip + LOCAL(slope_rho8)] # b3_0: rho (21, 8, 41, 45, 15)
    vmovdqa64 zmm16, zmm6                                   # copy
    vpternlogq zmm16, zmm0, zmm1, 0xd2                      # n4_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm17, zmm0                                   # copy
    vpternlogq zmm17, zmm1, zmm2, 0xd2                      # n0_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm1, zmm2, zmm3, 0xd2                       # n1_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm2, zmm3, zmm6, 0xd2                       # n2_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm3, zmm6, zmm0, 0xd2                       # n3_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpxorq zmm17{k7}, zmm17, qword ptr [rax + 0]{1to8}      # i0_0: iota
    vmovdqa64 zmm0, zmmword ptr [rip + LOCAL(slope_index9)] # lane (x, 0) is word 0
    vmovdqa64 zmm4, zmmword ptr [rip + LOCAL(slope_index10)] # lane (x, 1) is word 3
    vmovdqa64 zmm5, zmmword ptr [rip + LOCAL(slope_index11)] # lane (x, 2) is word 1
    vmovdqa64 zmm6, zmmword ptr [rip + LOCAL(slope_index12)] # lane (x, 3) is word 4
    vmovdqa64 zmm7, zmmword ptr [rip + LOCAL(slope_index13)] # lane (x, 4) is word 2
    mov r8d, 1
    kmovd k7, r8d                                           # word 0
    vpermq zmm8{k7}{z}, zmm0, zmm17                         # lane (0, 0)
    vpermq zmm9{k7}{z}, zmm4, zmm17                         # lane (0, 1)
    vpermq zmm10{k7}{z}, zmm5, zmm17                        # lane (0, 2)
    vpermq zmm11{k7}{z}, zmm6, zmm17                        # lane (0, 3)
    vpermq zmm12{k7}{z}, zmm7, zmm17                        # lane (0, 4)
    mov r8d, 2
    kmovd k7, r8d                                           # word 1
    vpermq zmm8{k7}, zmm0, zmm1                             # lane (1, 0)
    vpermq zmm9{k7}, zmm4, zmm1                             # lane (1, 1)
    vpermq zmm10{k7}, zmm5, zmm1                            # lane (1, 2)
    vpermq zmm11{k7}, zmm6, zmm1                            # lane (1, 3)
    vpermq zmm12{k7}, zmm7, zmm1                            # lane (1, 4)
    mov r8d, 4
    kmovd k7, r8d                                           # word 2
    vpermq zmm8{k7}, zmm0, zmm2                             # lane (2, 0)
    vpermq zmm9{k7}, zmm4, zmm2                             # lane (2, 1)
    vpermq zmm10{k7}, zmm5, zmm2                            # lane (2, 2)
    vpermq zmm11{k7}, zmm6, zmm2                            # lane (2, 3)
    vpermq zmm12{k7}, zmm7, zmm2                            # lane (2, 4)
    mov r8d, 8
    kmovd k7, r8d                                           # word 3
    vpermq zmm8{k7}, zmm0, zmm3                             # lane (3, 0)
    vpermq zmm9{k7}, zmm4, zmm3                             # lane (3, 1)
    vpermq zmm10{k7}, zmm5, zmm3                            # lane (3, 2)
    vpermq zmm11{k7}, zmm6, zmm3                            # lane (3, 3)
    vpermq zmm12{k7}, zmm7, zmm3                            # lane (3, 4)
    mov r8d, 16
    kmovd k7, r8d                                           # word 4
    vpermq zmm8{k7}, zmm0, zmm16                            # lane (4, 0)
    vpermq zmm9{k7}, zmm4, zmm16                            # lane (4, 1)
    vpermq zmm10{k7}, zmm5, zmm16                           # lane (4, 2)
    vpermq zmm11{k7}, zmm6, zmm16                           # lane (4, 3)
    vpermq zmm12{k7}, zmm7, zmm16                           # lane (4, 4)
    vmovdqa64 zmm0, zmm8                                    # row 0
    vmovdqa64 zmm1, zmm9                                    # row 1
    vmovdqa64 zmm2, zmm10                                   # row 2
    vmovdqa64 zmm3, zmm11                                   # row 3
    vmovdqa64 zmm4, zmm12                                   # row 4
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
    vmovdqa64 zmm5, zmm1                                    # copy
    vpternlogq zmm5, zmm2, zmm3, 0x96                       # s_0: three of five lines
    vpermq zmm1, zmm30, zmm1                                # a1_0: A: line 1 moves to where chi wants it
    vpermq zmm2, zmm29, zmm2                                # a2_0: A: line 2 moves to where chi wants it
    vpermq zmm3, zmm28, zmm3                                # a3_0: A: line 3 moves to where chi wants it
    vpermq zmm6, zmm27, zmm4                                # a4_0: A: line 4 moves to where chi wants it
    vpternlogq zmm5, zmm4, zmm0, 0x96                       # c_0: C[x] = sum of A[x, y] over y
    vprolq zmm7, zmm5, 1                                    # g_0: rol(C[x], 1)
    vpermq zmm8, zmm27, zmm5                                # p0_0: C[x-1] for line 0
    vpermq zmm9, zmm30, zmm5                                # p2_0: C[x-1] for line 2
    vpermq zmm10, zmm29, zmm5                               # p3_0: C[x-1] for line 3
    vpermq zmm11, zmm28, zmm5                               # p4_0: C[x-1] for line 4
    vpermq zmm12, zmm30, zmm7                               # q0_0: rol(C[x+1], 1) for line 0
    vpermq zmm13, zmm29, zmm7                               # q1_0: rol(C[x+1], 1) for line 1
    vpermq zmm14, zmm28, zmm7                               # q2_0: rol(C[x+1], 1) for line 2
    vpermq zmm15, zmm27, zmm7                               # q3_0: rol(C[x+1], 1) for line 3
    vpternlogq zmm6, zmm11, zmm7, 0x96                      # t4_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm0, zmm8, zmm12, 0x96                      # t0_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm1, zmm5, zmm13, 0x96                      # t1_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm2, zmm9, zmm14, 0x96                      # t2_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm3, zmm10, zmm15, 0x96                     # t3_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm6, zmm6, zmmword ptr [rip + LOCAL(slope_rho4)] # b4_0: rho (14, 18, 2, 61, 56)
    vprolvq zmm0, zmm0, zmmword ptr [rip + LOCAL(slope_rho5)] # b0_0: rho (0, 1, 62, 28, 27)
    vprolvq zmm1, zmm1, zmmword ptr [rip + LOCAL(slope_rho6)] # b1_0: rho (44, 6, 55, 20, 36)
    vprolvq zmm2, zmm2, zmmword ptr [rip + LOCAL(slope_rho7)] # b2_0: rho (43, 25, 39, 3, 10)
    vprolvq zmm3, zmm3, zmmword ptr [rip + LOCAL(slope_rho8)] # b3_0: rho (21, 8, 41, 45, 15)
    vmovdqa64 zmm16, zmm6                                   # copy
    vpternlogq zmm16, zmm0, zmm1, 0xd2                      # n4_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm17, zmm0                                   # copy
    vpternlogq zmm17, zmm1, zmm2, 0xd2                      # n0_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm1, zmm2, zmm3, 0xd2                       # n1_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm2, zmm3, zmm6, 0xd2                       # n2_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm3, zmm6, zmm0, 0xd2                       # n3_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermilpd zmm18, zmm16, 0x55                            # w4_1: words 0-1, 2-3, 4-5 change places
    vmovdqa64 zmm19, zmmword ptr [rip + LOCAL(slope_index14)] # words (2, 4, 1, 3, 0)
    vpermq zmm19, zmm19, zmm16                              # a4_1: A: line 4 moves to where chi wants it
    vpxorq zmm17{k7}, zmm17, qword ptr [rax + 0]{1to8}      # i0_0: iota
    vpermilpd zmm20, zmm1, 0x55                             # w1_1: words 0-1, 2-3, 4-5 change places
    vpermilpd zmm21, zmm2, 0x55                             # w2_1: words 0-1, 2-3, 4-5 change places
    vpermilpd zmm22, zmm3, 0x55                             # w3_1: words 0-1, 2-3, 4-5 change places
    vpxorq zmm16, zmm16, zmm18                              # h4_1: sums of two
    vmovdqa64 zmm23, zmmword ptr [rip + LOCAL(slope_index15)] # words (3, 0, 2, 4, 1)
    vpermq zmm23, zmm23, zmm1                               # a1_1: A: line 1 moves to where chi wants it
    vmovdqa64 zmm24, zmmword ptr [rip + LOCAL(slope_index16)] # words (1, 3, 0, 2, 4)
    vpermq zmm24, zmm24, zmm2                               # a2_1: A: line 2 moves to where chi wants it
    vpermilpd zmm25, zmm17, 0x55                            # w0_1: words 0-1, 2-3, 4-5 change places
    vpxorq zmm1, zmm1, zmm20                                # h1_1: sums of two
    vpxorq zmm2, zmm2, zmm21                                # h2_1: sums of two
    vpxorq zmm22, zmm3, zmm22                               # h3_1: sums of two
    vshufi64x2 zmm26, zmm16, zmm16, 0xc9                    # e4_1: the pairs rotate by one
    vshufi64x2 zmm4, zmm16, zmm16, 0xd2                     # f4_1: the pairs rotate by two
    vpxorq zmm25, zmm17, zmm25                              # h0_1: sums of two
    vshufi64x2 zmm11, zmm1, zmm1, 0xc9                      # e1_1: the pairs rotate by one
    vshufi64x2 zmm7, zmm1, zmm1, 0xd2                       # f1_1: the pairs rotate by two
    vshufi64x2 zmm12, zmm2, zmm2, 0xc9                      # e2_1: the pairs rotate by one
    vshufi64x2 zmm8, zmm2, zmm2, 0xd2                       # f2_1: the pairs rotate by two
    vshufi64x2 zmm5, zmm25, zmm25, 0xc9                     # e0_1: the pairs rotate by one
    vshufi64x2 zmm13, zmm25, zmm25, 0xd2                    # f0_1: the pairs rotate by two
    vshufi64x2 zmm9, zmm22, zmm22, 0xc9                     # e3_1: the pairs rotate by one
    vshufi64x2 zmm14, zmm22, zmm22, 0xd2                    # f3_1: the pairs rotate by two
    vmovdqa64 zmm10, zmmword ptr [rip + LOCAL(slope_index17)] # words (0, 2, 4, 1, 3)
    vpermq zmm10, zmm10, zmm17                              # a0_1: A: line 0 moves to where chi wants it
    vmovdqa64 zmm15, zmmword ptr [rip + LOCAL(slope_index18)] # words (4, 1, 3, 0, 2)
    vpermq zmm15, zmm15, zmm3                               # a3_1: A: line 3 moves to where chi wants it
    vpternlogq zmm16, zmm26, zmm4, 0x96                     # c4_1: C[4] in all words
    vpternlogq zmm1, zmm11, zmm7, 0x96                      # c1_1: C[1] in all words
    vpternlogq zmm2, zmm12, zmm8, 0x96                      # c2_1: C[2] in all words
    vprolq zmm6, zmm16, 1                                   # g4_1: rol(C[4], 1)
    vpternlogq zmm25, zmm5, zmm13, 0x96                     # c0_1: C[0] in all words
    vprolq zmm0, zmm1, 1                                    # g1_1: rol(C[1], 1)
    vpternlogq zmm22, zmm9, zmm14, 0x96                     # c3_1: C[3] in all words
    vprolq zmm18, zmm2, 1                                   # g2_1: rol(C[2], 1)
    vprolq zmm20, zmm25, 1                                  # g0_1: rol(C[0], 1)
    vpternlogq zmm10, zmm16, zmm0, 0x96                     # t0_1: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm15, zmm2, zmm6, 0x96                      # t3_1: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolq zmm21, zmm22, 1                                  # g3_1: rol(C[3], 1)
    vpternlogq zmm23, zmm25, zmm18, 0x96                    # t1_1: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm19, zmm22, zmm20, 0x96                    # t4_1: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm10{k6}{z}, zmm10, zmmword ptr [rip + LOCAL(slope_rho19)] # b0_1: rho (0, 18, 41, 3, 36)
    vprolvq zmm15{k6}{z}, zmm15, zmmword ptr [rip + LOCAL(slope_rho20)] # b3_1: rho (21, 25, 55, 28, 56)
    vpternlogq zmm24, zmm1, zmm21, 0x96                     # t2_1: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm23{k6}{z}, zmm23, zmmword ptr [rip + LOCAL(slope_rho21)] # b1_1: rho (44, 1, 2, 45, 10)
    vprolvq zmm19{k6}{z}, zmm19, zmmword ptr [rip + LOCAL(slope_rho22)] # b4_1: rho (14, 8, 39, 20, 27)
    vprolvq zmm24{k6}{z}, zmm24, zmmword ptr [rip + LOCAL(slope_rho23)] # b2_1: rho (43, 6, 62, 61, 15)
    vmovdqa64 zmm17, zmm15                                  # copy
    vpternlogq zmm17, zmm19, zmm10, 0xd2                    # n3_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm3, zmm19                                   # copy
    vpternlogq zmm3, zmm10, zmm23, 0xd2                     # n4_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm26, zmm23                                  # copy
    vpternlogq zmm26, zmm24, zmm15, 0xd2                    # n1_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm15, zmm19, zmm24, 0xa6                    # n2_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm10, zmm23, zmm24, 0xd2                    # n0_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm4, zmm28, zmm17                               # x3_2: line 3: equal x in equal words
    vpermq zmm11, zmm27, zmm3                               # x4_2: line 4: equal x in equal words
    vpermq zmm7, zmm30, zmm26                               # x1_2: line 1: equal x in equal words
    vpermq zmm8, zmm29, zmm15                               # x2_2: line 2: equal x in equal words
    vpxorq zmm10{k7}, zmm10, qword ptr [rax + 8]{1to8}      # i0_1: iota
    vpermq zmm26, zmm29, zmm26                              # a1_2: A: line 1 moves to where chi wants it
    vpermq zmm15, zmm27, zmm15                              # a2_2: A: line 2 moves to where chi wants it
    vpermq zmm17, zmm30, zmm17                              # a3_2: A: line 3 moves to where chi wants it
    vpermq zmm3, zmm28, zmm3                                # a4_2: A: line 4 moves to where chi wants it
    vpternlogq zmm7, zmm8, zmm4, 0x96                       # s_2: three of five lines
    vpternlogq zmm7, zmm11, zmm10, 0x96                     # c_2: C[x] = sum of A[x, y] over y
    vprolq zmm12, zmm7, 1                                   # g_2: rol(C[x], 1)
    vpermq zmm5, zmm30, zmm7                                # p0_2: C[x-1] for line 0
    vpermq zmm13, zmm29, zmm7                               # p1_2: C[x-1] for line 1
    vpermq zmm14, zmm28, zmm7                               # p2_2: C[x-1] for line 2
    vpermq zmm9, zmm27, zmm7                                # p3_2: C[x-1] for line 3
    vpermq zmm0, zmm27, zmm12                               # q0_2: rol(C[x+1], 1) for line 0
    vpermq zmm16, zmm30, zmm12                              # q2_2: rol(C[x+1], 1) for line 2
    vpermq zmm6, zmm29, zmm12                               # q3_2: rol(C[x+1], 1) for line 3
    vpermq zmm2, zmm28, zmm12                               # q4_2: rol(C[x+1], 1) for line 4
    vpternlogq zmm26, zmm13, zmm12, 0x96                    # t1_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm10, zmm5, zmm0, 0x96                      # t0_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm15, zmm14, zmm16, 0x96                    # t2_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm26, zmm26, zmmword ptr [rip + LOCAL(slope_rho24)] # b1_2: rho (14, 55, 15, 1, 3)
    vpternlogq zmm17, zmm9, zmm6, 0x96                      # t3_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm3, zmm7, zmm2, 0x96                       # t4_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm10, zmm10, zmmword ptr [rip + LOCAL(slope_rho25)] # b0_2: rho (0, 39, 56, 6, 45)
    vprolvq zmm15, zmm15, zmmword ptr [rip + LOCAL(slope_rho26)] # b2_2: rho (21, 62, 10, 18, 20)
    vprolvq zmm17, zmm17, zmmword ptr [rip + LOCAL(slope_rho27)] # b3_2: rho (43, 2, 36, 8, 28)
    vprolvq zmm3, zmm3, zmmword ptr [rip + LOCAL(slope_rho28)] # b4_2: rho (44, 41, 27, 25, 61)
    vmovdqa64 zmm18, zmm15                                  # copy
    vpternlogq zmm18, zmm26, zmm10, 0xd2                    # n2_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm25, zmm26                                  # copy
    vpternlogq zmm25, zmm10, zmm3, 0xd2                     # n1_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm26, zmm17, zmm15, 0x9c                    # n3_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm15, zmm3, zmm17, 0x9c                     # n4_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm10, zmm3, zmm17, 0xd2                     # n0_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm22, zmm30, zmm18                              # x2_3: line 2: equal x in equal words
    vpermq zmm18, zmm27, zmm18                              # a2_3: A: line 2 moves to where chi wants it
    vpermq zmm20, zmm28, zmm25                              # x1_3: line 1: equal x in equal words
    vpermq zmm21, zmm27, zmm26                              # x3_3: line 3: equal x in equal words
    vpxorq zmm10{k7}, zmm10, qword ptr [rax + 16]{1to8}     # i0_2: iota
    vpermq zmm1, zmm29, zmm15                               # x4_3: line 4: equal x in equal words
    vpermq zmm25, zmm29, zmm25                              # a1_3: A: line 1 moves to where chi wants it
    vpermq zmm26, zmm30, zmm26                              # a3_3: A: line 3 moves to where chi wants it
    vpermq zmm15, zmm28, zmm15                              # a4_3: A: line 4 moves to where chi wants it
    vpternlogq zmm20, zmm22, zmm21, 0x96                    # s_3: three of five lines
    vpternlogq zmm20, zmm1, zmm10, 0x96                     # c_3: C[x] = sum of A[x, y] over y
    vprolq zmm19, zmm20, 1                                  # g_3: rol(C[x], 1)
    vpermq zmm24, zmm29, zmm20                              # p0_3: C[x-1] for line 0
    vpermq zmm23, zmm30, zmm20                              # p1_3: C[x-1] for line 1
    vpermq zmm4, zmm27, zmm20                               # p3_3: C[x-1] for line 3
    vpermq zmm8, zmm28, zmm20                               # p4_3: C[x-1] for line 4
    vpermq zmm11, zmm28, zmm19                              # q0_3: rol(C[x+1], 1) for line 0
    vpermq zmm12, zmm29, zmm19                              # q1_3: rol(C[x+1], 1) for line 1
    vpermq zmm13, zmm30, zmm19                              # q2_3: rol(C[x+1], 1) for line 2
    vpermq zmm5, zmm27, zmm19                               # q4_3: rol(C[x+1], 1) for line 4
    vpternlogq zmm26, zmm4, zmm19, 0x96                     # t3_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm10, zmm24, zmm11, 0x96                    # t0_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm25, zmm23, zmm12, 0x96                    # t1_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm18, zmm20, zmm13, 0x96                    # t2_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm15, zmm8, zmm5, 0x96                      # t4_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm26, zmm26, zmmword ptr [rip + LOCAL(slope_rho29)] # b3_3: rho (14, 45, 25, 36, 62)
    vprolvq zmm10, zmm10, zmmword ptr [rip + LOCAL(slope_rho30)] # b0_3: rho (0, 61, 8, 10, 55)
    vprolvq zmm25, zmm25, zmmword ptr [rip + LOCAL(slope_rho31)] # b1_3: rho (21, 3, 6, 27, 2)
    vprolvq zmm18, zmm18, zmmword ptr [rip + LOCAL(slope_rho32)] # b2_3: rho (44, 28, 18, 15, 39)
    vprolvq zmm15, zmm15, zmmword ptr [rip + LOCAL(slope_rho33)] # b4_3: rho (43, 20, 1, 56, 41)
    vmovdqa64 zmm0, zmm25                                   # copy
    vpternlogq zmm0, zmm26, zmm10, 0xd2                     # n1_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm14, zmm18                                  # copy
    vpternlogq zmm14, zmm15, zmm25, 0xd2                    # n2_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm16, zmm26                                  # copy
    vpternlogq zmm16, zmm10, zmm18, 0xd2                    # n3_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm25, zmm26, zmm15, 0xa6                    # n4_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm10, zmm18, zmm15, 0xd2                    # n0_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm9, zmm28, zmm0                                # x1_4: line 1: equal x in equal words
    vpermq zmm0, zmm27, zmm0                                # a1_4: A: line 1 moves to where chi wants it
    vpermq zmm6, zmm30, zmm14                               # x2_4: line 2: equal x in equal words
    vpermq zmm7, zmm27, zmm16                               # x3_4: line 3: equal x in equal words
    vpxorq zmm10{k7}, zmm10, qword ptr [rax + 24]{1to8}     # i0_3: iota
    vpermq zmm2, zmm29, zmm25                               # x4_4: line 4: equal x in equal words
    vpermq zmm14, zmm28, zmm14                              # a2_4: A: line 2 moves to where chi wants it
    vpermq zmm16, zmm29, zmm16                              # a3_4: A: line 3 moves to where chi wants it
    vpermq zmm25, zmm30, zmm25                              # a4_4: A: line 4 moves to where chi wants it
    vpternlogq zmm9, zmm6, zmm7, 0x96                       # s_4: three of five lines
    vpternlogq zmm9, zmm2, zmm10, 0x96                      # c_4: C[x] = sum of A[x, y] over y
    vprolq zmm3, zmm9, 1                                    # g_4: rol(C[x], 1)
    vpermq zmm17, zmm30, zmm9                               # p0_4: C[x-1] for line 0
    vpermq zmm22, zmm29, zmm9                               # p1_4: C[x-1] for line 1
    vpermq zmm21, zmm28, zmm9                               # p2_4: C[x-1] for line 2
    vpermq zmm1, zmm27, zmm9                                # p3_4: C[x-1] for line 3
    vpermq zmm19, zmm27, zmm3                               # q0_4: rol(C[x+1], 1) for line 0
    vpermq zmm4, zmm30, zmm3                                # q2_4: rol(C[x+1], 1) for line 2
    vpermq zmm11, zmm29, zmm3                               # q3_4: rol(C[x+1], 1) for line 3
    vpermq zmm24, zmm28, zmm3                               # q4_4: rol(C[x+1], 1) for line 4
    vpternlogq zmm0, zmm22, zmm3, 0x96                      # t1_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm10, zmm17, zmm19, 0x96                    # t0_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm14, zmm21, zmm4, 0x96                     # t2_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm0, zmm0, zmmword ptr [rip + LOCAL(slope_rho34)] # b1_4: rho (14, 28, 6, 10, 41)
    vpternlogq zmm16, zmm1, zmm11, 0x96                     # t3_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm25, zmm9, zmm24, 0x96                     # t4_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm10, zmm10, zmmword ptr [rip + LOCAL(slope_rho35)] # b0_4: rho (0, 20, 25, 15, 2)
    vprolvq zmm14, zmm14, zmmword ptr [rip + LOCAL(slope_rho36)] # b2_4: rho (21, 61, 1, 36, 39)
    vprolvq zmm16, zmm16, zmmword ptr [rip + LOCAL(slope_rho37)] # b3_4: rho (43, 45, 18, 27, 55)
    vprolvq zmm25, zmm25, zmmword ptr [rip + LOCAL(slope_rho38)] # b4_4: rho (44, 3, 8, 56, 62)
    vmovdqa64 zmm12, zmm14                                  # copy
    vpternlogq zmm12, zmm0, zmm10, 0xd2                     # n2_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm23, zmm0                                   # copy
    vpternlogq zmm23, zmm10, zmm25, 0xd2                    # n1_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm0, zmm16, zmm14, 0x9c                     # n3_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm14, zmm25, zmm16, 0x9c                    # n4_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm10, zmm25, zmm16, 0xd2                    # n0_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm13, zmm29, zmm12                              # x2_5: line 2: equal x in equal words
    vpermq zmm20, zmm30, zmm23                              # x1_5: line 1: equal x in equal words
    vpermq zmm8, zmm28, zmm0                                # x3_5: line 3: equal x in equal words
    vpxorq zmm10{k7}, zmm10, qword ptr [rax + 32]{1to8}     # i0_4: iota
    vpermq zmm5, zmm27, zmm14                               # x4_5: line 4: equal x in equal words
    vpternlogq zmm20, zmm13, zmm8, 0x96                     # s_5: three of five lines
    vpternlogq zmm20, zmm5, zmm10, 0x96                     # c_5: C[x] = sum of A[x, y] over y
    vprolq zmm26, zmm20, 1                                  # g_5: rol(C[x], 1)
    vpermq zmm15, zmm27, zmm20                              # p0_5: C[x-1] for line 0
    vpermq zmm18, zmm28, zmm20                              # p1_5: C[x-1] for line 1
    vpermq zmm6, zmm29, zmm20                               # p2_5: C[x-1] for line 2
    vpermq zmm7, zmm30, zmm20                               # p3_5: C[x-1] for line 3
    vpermq zmm2, zmm30, zmm26                               # q0_5: rol(C[x+1], 1) for line 0
    vpermq zmm22, zmm27, zmm26                              # q2_5: rol(C[x+1], 1) for line 2
    vpermq zmm3, zmm28, zmm26                               # q3_5: rol(C[x+1], 1) for line 3
    vpermq zmm19, zmm29, zmm26                              # q4_5: rol(C[x+1], 1) for line 4
    vpternlogq zmm23, zmm18, zmm26, 0x96                    # t1_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm10, zmm15, zmm2, 0x96                     # t0_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm12, zmm6, zmm22, 0x96                     # t2_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm23, zmm23, zmmword ptr [rip + LOCAL(slope_rho39)] # b1_5: rho (27, 36, 10, 15, 56)
    vpternlogq zmm0, zmm7, zmm3, 0x96                       # t3_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm14, zmm20, zmm19, 0x96                    # t4_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm10, zmm10, zmmword ptr [rip + LOCAL(slope_rho40)] # b0_5: rho (0, 44, 43, 21, 14)
    vprolvq zmm12, zmm12, zmmword ptr [rip + LOCAL(slope_rho41)] # b2_5: rho (28, 20, 3, 45, 61)
    vpermq zmm17, zmm30, zmm23                              # b1u_5: B[x+1] of row 1
    vprolvq zmm0, zmm0, zmmword ptr [rip + LOCAL(slope_rho42)] # b3_5: rho (62, 55, 39, 41, 2)
    vprolvq zmm14, zmm14, zmmword ptr [rip + LOCAL(slope_rho43)] # b4_5: rho (1, 6, 25, 8, 18)
    vpermq zmm21, zmm29, zmm23                              # b1v_5: B[x+2] of row 1
    vpermq zmm4, zmm30, zmm10                               # b0u_5: B[x+1] of row 0
    vpermq zmm11, zmm29, zmm10                              # b0v_5: B[x+2] of row 0
    vpermq zmm1, zmm30, zmm12                               # b2u_5: B[x+1] of row 2
    vpermq zmm9, zmm29, zmm12                               # b2v_5: B[x+2] of row 2
    vpermq zmm24, zmm30, zmm0                               # b3u_5: B[x+1] of row 3
    vpermq zmm25, zmm29, zmm0                               # b3v_5: B[x+2] of row 3
    vpermq zmm16, zmm30, zmm14                              # b4u_5: B[x+1] of row 4
    vpermq zmm8, zmm29, zmm14                               # b4v_5: B[x+2] of row 4
    vpternlogq zmm23, zmm17, zmm21, 0xd2                    # n1_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm10, zmm4, zmm11, 0xd2                     # n0_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm12, zmm1, zmm9, 0xd2                      # n2_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm0, zmm24, zmm25, 0xd2                     # n3_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpxorq zmm10{k7}, zmm10, qword ptr [rax + 40]{1to8}     # i0_5: iota
    vpternlogq zmm14, zmm16, zmm8, 0xd2                     # n4_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm1, zmm12                                   # line 1 back in zmm1
    vmovdqa64 zmm2, zmm14                                   # line 2 back in zmm2
    vmovdqa64 zmm3, zmm23                                   # line 3 back in zmm3
    vmovdqa64 zmm4, zmm0                                    # line 4 back in zmm4
    vmovdqa64 zmm0, zmm10                                   # line 0 back in zmm0
    add rax, 48
    cmp rax, r11
    jb LOCAL(slope_many)

LOCAL(slope_done):
    dec rdx
    jnz LOCAL(slope_block)
    vmovdqu64 [rdi + 0]{k6}, zmm0                           # row 0
    vmovdqu64 [rdi + 40]{k6}, zmm1                          # row 1
    vmovdqu64 [rdi + 80]{k6}, zmm2                          # row 2
    vmovdqu64 [rdi + 120]{k6}, zmm3                         # row 3
    vmovdqu64 [rdi + 160]{k6}, zmm4                         # row 4
    vzeroupper
    ret
    .cfi_endproc
#if defined(__ELF__)
    .size lanewise_keccakp1600_x1_avx512_slope, . - lanewise_keccakp1600_x1_avx512_slope
#endif

#if defined(__APPLE__)
    .section __TEXT,__const
#else
    .section .rodata
#endif
    .p2align 6
LOCAL(slope_index0):
    .quad 1, 2, 3, 4, 0, 5, 6, 7
LOCAL(slope_index1):
    .quad 2, 3, 4, 0, 1, 5, 6, 7
LOCAL(slope_index2):
    .quad 3, 4, 0, 1, 2, 5, 6, 7
LOCAL(slope_index3):
    .quad 4, 0, 1, 2, 3, 5, 6, 7
LOCAL(slope_rho4):
    .quad 14, 18, 2, 61, 56, 0, 0, 0
LOCAL(slope_rho5):
    .quad 0, 1, 62, 28, 27, 0, 0, 0
LOCAL(slope_rho6):
    .quad 44, 6, 55, 20, 36, 0, 0, 0
LOCAL(slope_rho7):
    .quad 43, 25, 39, 3, 10, 0, 0, 0
LOCAL(slope_rho8):
    .quad 21, 8, 41, 45, 15, 0, 0, 0
LOCAL(slope_index9):
    .quad 0, 0, 0, 0, 0, 0, 0, 0
LOCAL(slope_index10):
    .quad 3, 3, 3, 3, 3, 3, 3, 3
LOCAL(slope_index11):
    .quad 1, 1, 1, 1, 1, 1, 1, 1
LOCAL(slope_index12):
    .quad 4, 4, 4, 4, 4, 4, 4, 4
LOCAL(slope_index13):
    .quad 2, 2, 2, 2, 2, 2, 2, 2
LOCAL(slope_index14):
    .quad 2, 4, 1, 3, 0, 5, 6, 7
LOCAL(slope_index15):
    .quad 3, 0, 2, 4, 1, 5, 6, 7
LOCAL(slope_index16):
    .quad 1, 3, 0, 2, 4, 5, 6, 7
LOCAL(slope_index17):
    .quad 0, 2, 4, 1, 3, 5, 6, 7
LOCAL(slope_index18):
    .quad 4, 1, 3, 0, 2, 5, 6, 7
LOCAL(slope_rho19):
    .quad 0, 18, 41, 3, 36, 0, 0, 0
LOCAL(slope_rho20):
    .quad 21, 25, 55, 28, 56, 0, 0, 0
LOCAL(slope_rho21):
    .quad 44, 1, 2, 45, 10, 0, 0, 0
LOCAL(slope_rho22):
    .quad 14, 8, 39, 20, 27, 0, 0, 0
LOCAL(slope_rho23):
    .quad 43, 6, 62, 61, 15, 0, 0, 0
LOCAL(slope_rho24):
    .quad 14, 55, 15, 1, 3, 0, 0, 0
LOCAL(slope_rho25):
    .quad 0, 39, 56, 6, 45, 0, 0, 0
LOCAL(slope_rho26):
    .quad 21, 62, 10, 18, 20, 0, 0, 0
LOCAL(slope_rho27):
    .quad 43, 2, 36, 8, 28, 0, 0, 0
LOCAL(slope_rho28):
    .quad 44, 41, 27, 25, 61, 0, 0, 0
LOCAL(slope_rho29):
    .quad 14, 45, 25, 36, 62, 0, 0, 0
LOCAL(slope_rho30):
    .quad 0, 61, 8, 10, 55, 0, 0, 0
LOCAL(slope_rho31):
    .quad 21, 3, 6, 27, 2, 0, 0, 0
LOCAL(slope_rho32):
    .quad 44, 28, 18, 15, 39, 0, 0, 0
LOCAL(slope_rho33):
    .quad 43, 20, 1, 56, 41, 0, 0, 0
LOCAL(slope_rho34):
    .quad 14, 28, 6, 10, 41, 0, 0, 0
LOCAL(slope_rho35):
    .quad 0, 20, 25, 15, 2, 0, 0, 0
LOCAL(slope_rho36):
    .quad 21, 61, 1, 36, 39, 0, 0, 0
LOCAL(slope_rho37):
    .quad 43, 45, 18, 27, 55, 0, 0, 0
LOCAL(slope_rho38):
    .quad 44, 3, 8, 56, 62, 0, 0, 0
LOCAL(slope_rho39):
    .quad 27, 36, 10, 15, 56, 0, 0, 0
LOCAL(slope_rho40):
    .quad 0, 44, 43, 21, 14, 0, 0, 0
LOCAL(slope_rho41):
    .quad 28, 20, 3, 45, 61, 0, 0, 0
LOCAL(slope_rho42):
    .quad 62, 55, 39, 41, 2, 0, 0, 0
LOCAL(slope_rho43):
    .quad 1, 6, 25, 8, 18, 0, 0, 0
LOCAL(slope_rc):
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

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
