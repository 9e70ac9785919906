# PYTHONPATH=lab python3 -m lanewise_lab.gen x86_64_x1_avx512_intel_rotated_planes > src/keccak/x86_64/keccakp1600_x1_avx512_intel_rotated_planes.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// Keccak-p[1600] on one state with AVX-512 (F, VL, BW, DQ): absorb blocks and permute.
//
// void lanewise_keccakp1600_x1_avx512_intel_rotated_planes(uint64_t state[25], const uint8_t *data,
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
// mm and mp = c and g next to the lanes that they go to, y = t in the place for chi.

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x1_avx512_intel_rotated_planes)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x1_avx512_intel_rotated_planes)
    .type SYMBOL(lanewise_keccakp1600_x1_avx512_intel_rotated_planes), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x1_avx512_intel_rotated_planes))
SYMBOL(lanewise_keccakp1600_x1_avx512_intel_rotated_planes):
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
    vmovdqa64 zmm30, zmmword ptr [rip + LOCAL(planes_index0)] # words (1, 2, 3, 4, 0)
    vmovdqa64 zmm29, zmmword ptr [rip + LOCAL(planes_index1)] # words (2, 3, 4, 0, 1)
    vmovdqa64 zmm28, zmmword ptr [rip + LOCAL(planes_index2)] # words (3, 4, 0, 1, 2)
    vmovdqa64 zmm27, zmmword ptr [rip + LOCAL(planes_index3)] # words (4, 0, 1, 2, 3)
    lea r11, [rip + LOCAL(planes_rc_end)]                   # end of the round constants
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
LOCAL(planes_block):
    test rcx, rcx
    jz LOCAL(planes_rounds)                                 # nothing to absorb
    vpxorq zmm0{k1}, zmm0, [rsi + 0]                        # row 0 ^= data
    vpxorq zmm1{k2}, zmm1, [rsi + 40]                       # row 1 ^= data
    vpxorq zmm2{k3}, zmm2, [rsi + 80]                       # row 2 ^= data
    vpxorq zmm3{k4}, zmm3, [rsi + 120]                      # row 3 ^= data
    vpxorq zmm4{k5}, zmm4, [rsi + 160]                      # row 4 ^= data
    prefetcht0 [rsi + 1024]                                 # of a later block
    prefetcht0 [rsi + 1088]
    prefetcht0 [rsi + 1152]
    add rsi, rcx
LOCAL(planes_rounds):
    mov rax, r10
    cmp rax, r9
    jae LOCAL(planes_many)

LOCAL(planes_one):
    // One round in rows, then every lane back into its row.
    vmovdqa64 zmm5, zmm0                                    # copy
    vpternlogq zmm5, zmm1, zmm2, 0x96                       # s_0: three of five lines
    vpermq zmm1, zmm30, zmm1                                # a1_0: A: line 1 moves to where chi wants it
    vpternlogq zmm5, zmm3, zmm4, 0x96                       # c_0: C[x] = sum of A[x, y] over y
    vpermq zmm2, zmm29, zmm2                                # a2_0: A: line 2 moves to where chi wants it
    vprolq zmm6, zmm5, 1                                    # g_0: rol(C[x], 1)
    vpermq zmm7, zmm27, zmm5                                # p0_0: C[x-1] for line 0
    vpermq zmm8, zmm30, zmm5                                # q0_0: C[x+1] for line 0, rotated if q is of g
    vprolvq zmm0, zmm0, zmmword ptr [rip + LOCAL(planes_rho4)] # ra0_0: rho of A (0, 1, 62, 28, 27)
    vpermq zmm9, zmm29, zmm6                                # q1_0: C[x+1] for line 1, rotated if q is of g
    vprolvq zmm10, zmm5, zmmword ptr [rip + LOCAL(planes_rho5)] # rq4_0: rho of rol(C[x+1], 1) (15, 19, 3, 62, 57)
    vpermq zmm6, zmm28, zmm6                                # q2_0: C[x+1] for line 2, rotated if q is of g
    vprolvq zmm11, zmm7, zmmword ptr [rip + LOCAL(planes_rho4)] # rp0_0: rho of C[x-1] (0, 1, 62, 28, 27)
    vpermq zmm3, zmm28, zmm3                                # a3_0: A: line 3 moves to where chi wants it
    vprolvq zmm12, zmm8, zmmword ptr [rip + LOCAL(planes_rho6)] # rq0_0: rho of rol(C[x+1], 1) (1, 2, 63, 29, 28)
    vpermq zmm13, zmm29, zmm5                               # p3_0: C[x-1] for line 3
    vpternlogq zmm9, zmm1, zmm5, 0x96                       # t1_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm4, zmm27, zmm4                                # a4_0: A: line 4 moves to where chi wants it
    vpternlogq zmm6, zmm8, zmm2, 0x96                       # t2_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm5, zmm28, zmm5                                # p4_0: C[x-1] for line 4
    vpternlogq zmm12, zmm11, zmm0, 0x96                     # b0_0: theta after rho
    vprolvq zmm9, zmm9, zmmword ptr [rip + LOCAL(planes_rho7)] # b1_0: rho (44, 6, 55, 20, 36)
    vprolvq zmm6, zmm6, zmmword ptr [rip + LOCAL(planes_rho8)] # b2_0: rho (43, 25, 39, 3, 10)
    vprolvq zmm3, zmm3, zmmword ptr [rip + LOCAL(planes_rho9)] # ra3_0: rho of A (21, 8, 41, 45, 15)
    vmovdqa64 zmm14, zmm6                                   # copy
    vpternlogq zmm14, zmm9, zmm12, 0x9a                     # n0_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vprolvq zmm13, zmm13, zmmword ptr [rip + LOCAL(planes_rho9)] # rp3_0: rho of C[x-1] (21, 8, 41, 45, 15)
    vpxorq zmm14{k7}, zmm14, qword ptr [rax + 0]{1to8}      # i0_0: iota
    vprolvq zmm7, zmm7, zmmword ptr [rip + LOCAL(planes_rho10)] # rq3_0: rho of rol(C[x+1], 1) (22, 9, 42, 46, 16)
    vprolvq zmm4, zmm4, zmmword ptr [rip + LOCAL(planes_rho11)] # ra4_0: rho of A (14, 18, 2, 61, 56)
    vpternlogq zmm7, zmm13, zmm3, 0x96                      # b3_0: theta after rho
    vprolvq zmm5, zmm5, zmmword ptr [rip + LOCAL(planes_rho11)] # rp4_0: rho of C[x-1] (14, 18, 2, 61, 56)
    vmovdqa64 zmm15, zmm7                                   # copy
    vpternlogq zmm15, zmm6, zmm9, 0x9a                      # n1_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm5, zmm4, zmm10, 0x96                      # b4_0: theta after rho
    vpternlogq zmm6, zmm5, zmm7, 0xb4                       # n2_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm7, zmm5, zmm12, 0xd2                      # n3_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm5, zmm9, zmm12, 0xb4                      # n4_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm0, zmmword ptr [rip + LOCAL(planes_index12)] # lane (x, 0) is word 0
    vmovdqa64 zmm1, zmmword ptr [rip + LOCAL(planes_index13)] # lane (x, 1) is word 3
    vmovdqa64 zmm2, zmmword ptr [rip + LOCAL(planes_index14)] # lane (x, 2) is word 1
    vmovdqa64 zmm3, zmmword ptr [rip + LOCAL(planes_index15)] # lane (x, 3) is word 4
    vmovdqa64 zmm4, zmmword ptr [rip + LOCAL(planes_index16)] # lane (x, 4) is word 2
    mov r8d, 1
    kmovd k7, r8d                                           # word 0
    vpermq zmm8{k7}{z}, zmm0, zmm14                         # lane (0, 0)
    vpermq zmm9{k7}{z}, zmm1, zmm14                         # lane (0, 1)
    vpermq zmm10{k7}{z}, zmm2, zmm14                        # lane (0, 2)
    vpermq zmm11{k7}{z}, zmm3, zmm14                        # lane (0, 3)
    vpermq zmm12{k7}{z}, zmm4, zmm14                        # lane (0, 4)
    mov r8d, 2
    kmovd k7, r8d                                           # word 1
    vpermq zmm8{k7}, zmm0, zmm15                            # lane (1, 0)
    vpermq zmm9{k7}, zmm1, zmm15                            # lane (1, 1)
    vpermq zmm10{k7}, zmm2, zmm15                           # lane (1, 2)
    vpermq zmm11{k7}, zmm3, zmm15                           # lane (1, 3)
    vpermq zmm12{k7}, zmm4, zmm15                           # lane (1, 4)
    mov r8d, 4
    kmovd k7, r8d                                           # word 2
    vpermq zmm8{k7}, zmm0, zmm6                             # lane (2, 0)
    vpermq zmm9{k7}, zmm1, zmm6                             # lane (2, 1)
    vpermq zmm10{k7}, zmm2, zmm6                            # lane (2, 2)
    vpermq zmm11{k7}, zmm3, zmm6                            # lane (2, 3)
    vpermq zmm12{k7}, zmm4, zmm6                            # lane (2, 4)
    mov r8d, 8
    kmovd k7, r8d                                           # word 3
    vpermq zmm8{k7}, zmm0, zmm7                             # lane (3, 0)
    vpermq zmm9{k7}, zmm1, zmm7                             # lane (3, 1)
    vpermq zmm10{k7}, zmm2, zmm7                            # lane (3, 2)
    vpermq zmm11{k7}, zmm3, zmm7                            # lane (3, 3)
    vpermq zmm12{k7}, zmm4, zmm7                            # lane (3, 4)
    mov r8d, 16
    kmovd k7, r8d                                           # word 4
    vpermq zmm8{k7}, zmm0, zmm5                             # lane (4, 0)
    vpermq zmm9{k7}, zmm1, zmm5                             # lane (4, 1)
    vpermq zmm10{k7}, zmm2, zmm5                            # lane (4, 2)
    vpermq zmm11{k7}, zmm3, zmm5                            # lane (4, 3)
    vpermq zmm12{k7}, zmm4, zmm5                            # lane (4, 4)
    vmovdqa64 zmm0, zmm8                                    # row 0
    vmovdqa64 zmm1, zmm9                                    # row 1
    vmovdqa64 zmm2, zmm10                                   # row 2
    vmovdqa64 zmm3, zmm11                                   # row 3
    vmovdqa64 zmm4, zmm12                                   # row 4
    mov r8d, 1
    kmovd k7, r8d
    add rax, 8
    cmp rax, r9
    jb LOCAL(planes_one)
    cmp rax, r11
    jae LOCAL(planes_done)
    .p2align 6
LOCAL(planes_many):
    // Six rounds: rows, columns, four slopes.
    vmovdqa64 zmm5, zmm0                                    # copy
    vpternlogq zmm5, zmm1, zmm2, 0x96                       # s_0: three of five lines
    vpternlogq zmm5, zmm3, zmm4, 0x96                       # c_0: C[x] = sum of A[x, y] over y
    vprolq zmm6, zmm5, 1                                    # g_0: rol(C[x], 1)
    vpermq zmm5, zmm27, zmm5                                # mm_0: C[x-1] beside x
    vpermq zmm6, zmm30, zmm6                                # mp_0: rol(C[x+1], 1) beside x
    vpternlogq zmm1, zmm6, zmm5, 0x96                       # t1_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm2, zmm6, zmm5, 0x96                       # t2_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm1, zmm30, zmm1                                # y1_0: line 1 moves to chi
    vpternlogq zmm3, zmm6, zmm5, 0x96                       # t3_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm2, zmm29, zmm2                                # y2_0: line 2 moves to chi
    vpternlogq zmm4, zmm6, zmm5, 0x96                       # t4_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm3, zmm28, zmm3                                # y3_0: line 3 moves to chi
    vpternlogq zmm6, zmm5, zmm0, 0x96                       # t0_0: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm4, zmm27, zmm4                                # y4_0: line 4 moves to chi
    vprolvq zmm6, zmm6, zmmword ptr [rip + LOCAL(planes_rho4)] # b0_0: rho (0, 1, 62, 28, 27)
    vprolvq zmm1, zmm1, zmmword ptr [rip + LOCAL(planes_rho7)] # b1_0: rho (44, 6, 55, 20, 36)
    vprolvq zmm2, zmm2, zmmword ptr [rip + LOCAL(planes_rho8)] # b2_0: rho (43, 25, 39, 3, 10)
    vprolvq zmm3, zmm3, zmmword ptr [rip + LOCAL(planes_rho9)] # b3_0: rho (21, 8, 41, 45, 15)
    vmovdqa64 zmm7, zmm2                                    # copy
    vpternlogq zmm7, zmm1, zmm6, 0x9a                       # n0_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vprolvq zmm4, zmm4, zmmword ptr [rip + LOCAL(planes_rho11)] # b4_0: rho (14, 18, 2, 61, 56)
    vpxorq zmm7{k7}, zmm7, qword ptr [rax + 0]{1to8}        # i0_0: iota
    vmovdqa64 zmm8, zmm4                                    # copy
    vpternlogq zmm8, zmm3, zmm2, 0x9a                       # n2_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm9, zmm4                                    # copy
    vpternlogq zmm9, zmm3, zmm6, 0xc6                       # n3_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm4, zmm6, zmm1, 0xd2                       # n4_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm3, zmm2, zmm1, 0x9a                       # n1_0: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermilpd zmm10{k6}{z}, zmm7, 0x55                      # w0_1: words 0-1 and 2-3 change places, the rest is 0
    vpermilpd zmm11{k6}{z}, zmm8, 0x55                      # w2_1: words 0-1 and 2-3 change places, the rest is 0
    vpxorq zmm10, zmm7, zmm10                               # h0_1: sums of two
    vpermilpd zmm12{k6}{z}, zmm9, 0x55                      # w3_1: words 0-1 and 2-3 change places, the rest is 0
    vpxorq zmm11, zmm8, zmm11                               # h2_1: sums of two
    vpermilpd zmm13{k6}{z}, zmm3, 0x55                      # w1_1: words 0-1 and 2-3 change places, the rest is 0
    vpxorq zmm12, zmm9, zmm12                               # h3_1: sums of two
    vmovdqa64 zmm14, zmmword ptr [rip + LOCAL(planes_index17)] # words (2, 2, 4, 4, 0)
    vpermq zmm14, zmm14, zmm10                              # e0_1: the pairs rotate by one
    vpxorq zmm13, zmm3, zmm13                               # h1_1: sums of two
    vmovdqa64 zmm15, zmmword ptr [rip + LOCAL(planes_index18)] # words (4, 4, 0, 0, 2)
    vpermq zmm15, zmm15, zmm10                              # f0_1: the pairs rotate by two
    vmovdqa64 zmm16, zmmword ptr [rip + LOCAL(planes_index17)] # words (2, 2, 4, 4, 0)
    vpermq zmm16, zmm16, zmm11                              # e2_1: the pairs rotate by one
    vmovdqa64 zmm17, zmmword ptr [rip + LOCAL(planes_index18)] # words (4, 4, 0, 0, 2)
    vpermq zmm17, zmm17, zmm11                              # f2_1: the pairs rotate by two
    vmovdqa64 zmm18, zmmword ptr [rip + LOCAL(planes_index17)] # words (2, 2, 4, 4, 0)
    vpermq zmm18, zmm18, zmm12                              # e3_1: the pairs rotate by one
    vpternlogq zmm15, zmm14, zmm10, 0x96                    # c0_1: C[0] in words 0..4
    vpermilpd zmm19{k6}{z}, zmm4, 0x55                      # w4_1: words 0-1 and 2-3 change places, the rest is 0
    vprolq zmm20, zmm15, 1                                  # g0_1: rol(C[0], 1)
    vpxorq zmm19, zmm4, zmm19                               # h4_1: sums of two
    vmovdqa64 zmm21, zmmword ptr [rip + LOCAL(planes_index18)] # words (4, 4, 0, 0, 2)
    vpermq zmm21, zmm21, zmm12                              # f3_1: the pairs rotate by two
    vmovdqa64 zmm22, zmmword ptr [rip + LOCAL(planes_index17)] # words (2, 2, 4, 4, 0)
    vpermq zmm22, zmm22, zmm19                              # e4_1: the pairs rotate by one
    vpternlogq zmm17, zmm16, zmm11, 0x96                    # c2_1: C[2] in words 0..4
    vmovdqa64 zmm23, zmmword ptr [rip + LOCAL(planes_index18)] # words (4, 4, 0, 0, 2)
    vpermq zmm23, zmm23, zmm19                              # f4_1: the pairs rotate by two
    vprolq zmm24, zmm17, 1                                  # g2_1: rol(C[2], 1)
    vmovdqa64 zmm25, zmmword ptr [rip + LOCAL(planes_index17)] # words (2, 2, 4, 4, 0)
    vpermq zmm25, zmm25, zmm13                              # e1_1: the pairs rotate by one
    vpternlogq zmm21, zmm18, zmm12, 0x96                    # c3_1: C[3] in words 0..4
    vmovdqa64 zmm26, zmmword ptr [rip + LOCAL(planes_index18)] # words (4, 4, 0, 0, 2)
    vpermq zmm26, zmm26, zmm13                              # f1_1: the pairs rotate by two
    vprolq zmm0, zmm21, 1                                   # g3_1: rol(C[3], 1)
    vpternlogq zmm23, zmm22, zmm19, 0x96                    # c4_1: C[4] in words 0..4
    vprolq zmm5, zmm23, 1                                   # g4_1: rol(C[4], 1)
    vpternlogq zmm26, zmm25, zmm13, 0x96                    # c1_1: C[1] in words 0..4
    vmovdqa64 zmm6, zmmword ptr [rip + LOCAL(planes_index19)] # words (0, 2, 4, 1, 3)
    vpermq zmm6, zmm6, zmm7                                 # a0_1: A: line 0 moves to where chi wants it
    vprolq zmm1, zmm26, 1                                   # g1_1: rol(C[1], 1)
    vmovdqa64 zmm2, zmmword ptr [rip + LOCAL(planes_index20)] # words (3, 0, 2, 4, 1)
    vpermq zmm2, zmm2, zmm3                                 # a1_1: A: line 1 moves to where chi wants it
    vmovdqa64 zmm10, zmmword ptr [rip + LOCAL(planes_index21)] # words (1, 3, 0, 2, 4)
    vpermq zmm10, zmm10, zmm8                               # a2_1: A: line 2 moves to where chi wants it
    vmovdqa64 zmm14, zmmword ptr [rip + LOCAL(planes_index22)] # words (4, 1, 3, 0, 2)
    vpermq zmm14, zmm14, zmm9                               # a3_1: A: line 3 moves to where chi wants it
    vpternlogq zmm6, zmm1, zmm23, 0x96                      # t0_1: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vmovdqa64 zmm11, zmmword ptr [rip + LOCAL(planes_index23)] # words (2, 4, 1, 3, 0)
    vpermq zmm11, zmm11, zmm4                               # a4_1: A: line 4 moves to where chi wants it
    vpternlogq zmm2, zmm24, zmm15, 0x96                     # t1_1: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm10, zmm26, zmm0, 0x96                     # t2_1: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm14, zmm5, zmm17, 0x96                     # t3_1: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm11, zmm21, zmm20, 0x96                    # t4_1: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vprolvq zmm2, zmm2, zmmword ptr [rip + LOCAL(planes_rho24)] # b1_1: rho (44, 1, 2, 45, 10)
    vprolvq zmm10, zmm10, zmmword ptr [rip + LOCAL(planes_rho25)] # b2_1: rho (43, 6, 62, 61, 15)
    vprolvq zmm14, zmm14, zmmword ptr [rip + LOCAL(planes_rho26)] # b3_1: rho (21, 25, 55, 28, 56)
    vprolvq zmm11, zmm11, zmmword ptr [rip + LOCAL(planes_rho27)] # b4_1: rho (14, 8, 39, 20, 27)
    vmovdqa64 zmm16, zmm14                                  # copy
    vpternlogq zmm16, zmm10, zmm2, 0x9a                     # n1_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vprolvq zmm6, zmm6, zmmword ptr [rip + LOCAL(planes_rho28)] # b0_1: rho (0, 18, 41, 3, 36)
    vmovdqa64 zmm12, zmm11                                  # copy
    vpternlogq zmm12, zmm14, zmm10, 0x9a                    # n2_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm14, zmm6, zmm11, 0xb4                     # n3_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm11, zmm6, zmm2, 0xd2                      # n4_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm16, zmm30, zmm16                              # x1_2: line 1: equal x in equal words
    vpternlogq zmm6, zmm10, zmm2, 0xb4                      # n0_1: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm12, zmm29, zmm12                              # x2_2: line 2: equal x in equal words
    vpxorq zmm6{k7}, zmm6, qword ptr [rax + 8]{1to8}        # i0_1: iota
    vpermq zmm14, zmm28, zmm14                              # x3_2: line 3: equal x in equal words
    vpermq zmm11, zmm27, zmm11                              # x4_2: line 4: equal x in equal words
    vmovdqa64 zmm18, zmm12                                  # copy
    vpternlogq zmm18, zmm16, zmm6, 0x96                     # s_2: three of five lines
    vpternlogq zmm18, zmm11, zmm14, 0x96                    # c_2: C[x] = sum of A[x, y] over y
    vprolq zmm19, zmm18, 1                                  # g_2: rol(C[x], 1)
    vpermq zmm18, zmm30, zmm18                              # mm_2: C[x-1] beside x
    vpermq zmm19, zmm27, zmm19                              # mp_2: rol(C[x+1], 1) beside x
    vpternlogq zmm16, zmm19, zmm18, 0x96                    # t1_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm12, zmm19, zmm18, 0x96                    # t2_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm11, zmm19, zmm18, 0x96                    # t4_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm16, zmm30, zmm16                              # y1_2: line 1 moves to chi
    vpermq zmm12, zmm29, zmm12                              # y2_2: line 2 moves to chi
    vpternlogq zmm14, zmm19, zmm18, 0x96                    # t3_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm11, zmm27, zmm11                              # y4_2: line 4 moves to chi
    vpternlogq zmm19, zmm18, zmm6, 0x96                     # t0_2: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm14, zmm28, zmm14                              # y3_2: line 3 moves to chi
    vprolvq zmm19, zmm19, zmmword ptr [rip + LOCAL(planes_rho29)] # b0_2: rho (0, 39, 56, 6, 45)
    vprolvq zmm16, zmm16, zmmword ptr [rip + LOCAL(planes_rho30)] # b1_2: rho (14, 55, 15, 1, 3)
    vprolvq zmm12, zmm12, zmmword ptr [rip + LOCAL(planes_rho31)] # b2_2: rho (21, 62, 10, 18, 20)
    vprolvq zmm11, zmm11, zmmword ptr [rip + LOCAL(planes_rho32)] # b4_2: rho (44, 41, 27, 25, 61)
    vmovdqa64 zmm22, zmm12                                  # copy
    vpternlogq zmm22, zmm16, zmm19, 0xd2                    # n2_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vprolvq zmm14, zmm14, zmmword ptr [rip + LOCAL(planes_rho33)] # b3_2: rho (43, 2, 36, 8, 28)
    vmovdqa64 zmm13, zmm11                                  # copy
    vpternlogq zmm13, zmm16, zmm19, 0x9c                    # n1_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm16, zmm14, zmm12, 0x9c                    # n3_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm12, zmm14, zmm11, 0x9a                    # n4_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm13, zmm28, zmm13                              # x1_3: line 1: equal x in equal words
    vpternlogq zmm14, zmm11, zmm19, 0x9a                    # n0_2: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm22, zmm30, zmm22                              # x2_3: line 2: equal x in equal words
    vpxorq zmm14{k7}, zmm14, qword ptr [rax + 16]{1to8}     # i0_2: iota
    vpermq zmm16, zmm27, zmm16                              # x3_3: line 3: equal x in equal words
    vpermq zmm12, zmm29, zmm12                              # x4_3: line 4: equal x in equal words
    vmovdqa64 zmm25, zmm22                                  # copy
    vpternlogq zmm25, zmm13, zmm14, 0x96                    # s_3: three of five lines
    vpternlogq zmm25, zmm12, zmm16, 0x96                    # c_3: C[x] = sum of A[x, y] over y
    vprolq zmm7, zmm25, 1                                   # g_3: rol(C[x], 1)
    vpermq zmm25, zmm29, zmm25                              # mm_3: C[x-1] beside x
    vpermq zmm7, zmm28, zmm7                                # mp_3: rol(C[x+1], 1) beside x
    vpternlogq zmm13, zmm7, zmm25, 0x96                     # t1_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm22, zmm7, zmm25, 0x96                     # t2_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm16, zmm7, zmm25, 0x96                     # t3_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm12, zmm7, zmm25, 0x96                     # t4_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm13, zmm27, zmm13                              # y1_3: line 1 moves to chi
    vpternlogq zmm7, zmm25, zmm14, 0x96                     # t0_3: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm22, zmm28, zmm22                              # y2_3: line 2 moves to chi
    vprolvq zmm7, zmm7, zmmword ptr [rip + LOCAL(planes_rho34)] # b0_3: rho (0, 61, 8, 10, 55)
    vpermq zmm16, zmm29, zmm16                              # y3_3: line 3 moves to chi
    vpermq zmm12, zmm30, zmm12                              # y4_3: line 4 moves to chi
    vprolvq zmm13, zmm13, zmmword ptr [rip + LOCAL(planes_rho35)] # b1_3: rho (21, 3, 6, 27, 2)
    vprolvq zmm22, zmm22, zmmword ptr [rip + LOCAL(planes_rho36)] # b2_3: rho (44, 28, 18, 15, 39)
    vprolvq zmm16, zmm16, zmmword ptr [rip + LOCAL(planes_rho37)] # b3_3: rho (14, 45, 25, 36, 62)
    vprolvq zmm12, zmm12, zmmword ptr [rip + LOCAL(planes_rho38)] # b4_3: rho (43, 20, 1, 56, 41)
    vmovdqa64 zmm3, zmm16                                   # copy
    vpternlogq zmm3, zmm13, zmm7, 0xc6                      # n1_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm8, zmm12                                   # copy
    vpternlogq zmm8, zmm22, zmm13, 0xc6                     # n2_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vmovdqa64 zmm9, zmm16                                   # copy
    vpternlogq zmm9, zmm22, zmm7, 0xb4                      # n3_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm16, zmm13, zmm12, 0x9a                    # n4_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm3, zmm28, zmm3                                # x1_4: line 1: equal x in equal words
    vpermq zmm8, zmm30, zmm8                                # x2_4: line 2: equal x in equal words
    vpternlogq zmm12, zmm22, zmm7, 0x9a                     # n0_3: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm9, zmm27, zmm9                                # x3_4: line 3: equal x in equal words
    vpxorq zmm12{k7}, zmm12, qword ptr [rax + 24]{1to8}     # i0_3: iota
    vpermq zmm16, zmm29, zmm16                              # x4_4: line 4: equal x in equal words
    vmovdqa64 zmm23, zmm8                                   # copy
    vpternlogq zmm23, zmm12, zmm3, 0x96                     # s_4: three of five lines
    vpternlogq zmm23, zmm16, zmm9, 0x96                     # c_4: C[x] = sum of A[x, y] over y
    vprolq zmm1, zmm23, 1                                   # g_4: rol(C[x], 1)
    vpermq zmm23, zmm30, zmm23                              # mm_4: C[x-1] beside x
    vpermq zmm1, zmm27, zmm1                                # mp_4: rol(C[x+1], 1) beside x
    vpternlogq zmm3, zmm1, zmm23, 0x96                      # t1_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm8, zmm1, zmm23, 0x96                      # t2_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm16, zmm1, zmm23, 0x96                     # t4_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm3, zmm30, zmm3                                # y1_4: line 1 moves to chi
    vpermq zmm8, zmm29, zmm8                                # y2_4: line 2 moves to chi
    vpternlogq zmm9, zmm1, zmm23, 0x96                      # t3_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm16, zmm27, zmm16                              # y4_4: line 4 moves to chi
    vpternlogq zmm1, zmm23, zmm12, 0x96                     # t0_4: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm9, zmm28, zmm9                                # y3_4: line 3 moves to chi
    vprolvq zmm1, zmm1, zmmword ptr [rip + LOCAL(planes_rho39)] # b0_4: rho (0, 20, 25, 15, 2)
    vprolvq zmm3, zmm3, zmmword ptr [rip + LOCAL(planes_rho40)] # b1_4: rho (14, 28, 6, 10, 41)
    vprolvq zmm8, zmm8, zmmword ptr [rip + LOCAL(planes_rho41)] # b2_4: rho (21, 61, 1, 36, 39)
    vprolvq zmm16, zmm16, zmmword ptr [rip + LOCAL(planes_rho42)] # b4_4: rho (44, 3, 8, 56, 62)
    vmovdqa64 zmm4, zmm8                                    # copy
    vpternlogq zmm4, zmm3, zmm1, 0xd2                       # n2_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vprolvq zmm9, zmm9, zmmword ptr [rip + LOCAL(planes_rho43)] # b3_4: rho (43, 45, 18, 27, 55)
    vmovdqa64 zmm15, zmm16                                  # copy
    vpternlogq zmm15, zmm3, zmm1, 0x9c                      # n1_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm3, zmm9, zmm8, 0x9c                       # n3_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm8, zmm9, zmm16, 0x9a                      # n4_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm15, zmm30, zmm15                              # x1_5: line 1: equal x in equal words
    vpternlogq zmm9, zmm16, zmm1, 0x9a                      # n0_4: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpermq zmm4, zmm29, zmm4                                # x2_5: line 2: equal x in equal words
    vpxorq zmm9{k7}, zmm9, qword ptr [rax + 32]{1to8}       # i0_4: iota
    vpermq zmm3, zmm28, zmm3                                # x3_5: line 3: equal x in equal words
    vpermq zmm8, zmm27, zmm8                                # x4_5: line 4: equal x in equal words
    vmovdqa64 zmm24, zmm4                                   # copy
    vpternlogq zmm24, zmm15, zmm9, 0x96                     # s_5: three of five lines
    vpternlogq zmm24, zmm8, zmm3, 0x96                      # c_5: C[x] = sum of A[x, y] over y
    vprolq zmm26, zmm24, 1                                  # g_5: rol(C[x], 1)
    vpermq zmm24, zmm27, zmm24                              # mm_5: C[x-1] beside x
    vpermq zmm26, zmm30, zmm26                              # mp_5: rol(C[x+1], 1) beside x
    vpternlogq zmm9, zmm26, zmm24, 0x96                     # t0_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm15, zmm26, zmm24, 0x96                    # t1_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vmovdqa64 zmm0, zmmword ptr [rip + LOCAL(planes_index44)] # words (0, 1, 2, 3, 4)
    vpermq zmm0, zmm0, zmm9                                 # y0_5: line 0 moves to chi
    vpternlogq zmm4, zmm26, zmm24, 0x96                     # t2_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm3, zmm26, zmm24, 0x96                     # t3_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpternlogq zmm26, zmm24, zmm8, 0x96                     # t4_5: theta: A ^ C[x-1] ^ rol(C[x+1], 1)
    vpermq zmm9, zmm29, zmm9                                # y0v_5: line 0 moves to chi
    vprolvq zmm17, zmm4, zmmword ptr [rip + LOCAL(planes_rho45)] # b2v_5: rho (3, 45, 61, 28, 20)
    vpermq zmm5, zmm27, zmm15                               # y1_5: line 1 moves to chi
    vprolvq zmm0, zmm0, zmmword ptr [rip + LOCAL(planes_rho46)] # b0_5: rho (0, 44, 43, 21, 14)
    vpermq zmm4, zmm28, zmm4                                # y2_5: line 2 moves to chi
    vpermq zmm21, zmm29, zmm3                               # y3_5: line 3 moves to chi
    vprolvq zmm9, zmm9, zmmword ptr [rip + LOCAL(planes_rho47)] # b0v_5: rho (43, 21, 14, 0, 44)
    vpermq zmm20, zmm30, zmm26                              # y4_5: line 4 moves to chi
    vprolvq zmm5, zmm5, zmmword ptr [rip + LOCAL(planes_rho48)] # b1_5: rho (27, 36, 10, 15, 56)
    vpermq zmm15, zmm30, zmm15                              # y1v_5: line 1 moves to chi
    vprolvq zmm4, zmm4, zmmword ptr [rip + LOCAL(planes_rho49)] # b2_5: rho (28, 20, 3, 45, 61)
    vpermq zmm3, zmm27, zmm3                                # y3v_5: line 3 moves to chi
    vprolvq zmm21, zmm21, zmmword ptr [rip + LOCAL(planes_rho50)] # b3_5: rho (62, 55, 39, 41, 2)
    vpermq zmm26, zmm28, zmm26                              # y4v_5: line 4 moves to chi
    vprolvq zmm20, zmm20, zmmword ptr [rip + LOCAL(planes_rho51)] # b4_5: rho (1, 6, 25, 8, 18)
    vprolvq zmm15, zmm15, zmmword ptr [rip + LOCAL(planes_rho52)] # b1v_5: rho (10, 15, 56, 27, 36)
    vshufpd zmm2, zmm0, zmm9, 0x55                          # m0_5: B[x+1] of row 0
    vprolvq zmm3, zmm3, zmmword ptr [rip + LOCAL(planes_rho53)] # b3v_5: rho (39, 41, 2, 62, 55)
    vshufpd zmm10, zmm5, zmm15, 0x55                        # m1_5: B[x+1] of row 1
    vprolvq zmm26, zmm26, zmmword ptr [rip + LOCAL(planes_rho54)] # b4v_5: rho (25, 8, 18, 1, 6)
    vshufpd zmm6, zmm4, zmm17, 0x55                         # m2_5: B[x+1] of row 2
    vshufpd zmm18, zmm21, zmm3, 0x55                        # m3_5: B[x+1] of row 3
    vpternlogq zmm2, zmm9, zmm0, 0xa6                       # n0_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vshufpd zmm19, zmm20, zmm26, 0x55                       # m4_5: B[x+1] of row 4
    vpternlogq zmm10, zmm15, zmm5, 0xa6                     # n1_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm6, zmm4, zmm17, 0xc6                      # n2_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm18, zmm3, zmm21, 0xa6                     # n3_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpternlogq zmm19, zmm26, zmm20, 0xa6                    # n4_5: chi: B[x] ^ (~B[x+1] & B[x+2])
    vpxorq zmm2{k7}, zmm2, qword ptr [rax + 40]{1to8}       # i0_5: iota
    vmovdqa64 zmm0, zmm2                                    # line 0 back in zmm0
    vmovdqa64 zmm1, zmm6                                    # line 1 back in zmm1
    vmovdqa64 zmm2, zmm19                                   # line 2 back in zmm2
    vmovdqa64 zmm3, zmm10                                   # line 3 back in zmm3
    vmovdqa64 zmm4, zmm18                                   # line 4 back in zmm4
    add rax, 48
    cmp rax, r11
    jb LOCAL(planes_many)

LOCAL(planes_done):
    dec rdx
    jnz LOCAL(planes_block)
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
    .size SYMBOL(lanewise_keccakp1600_x1_avx512_intel_rotated_planes), . - SYMBOL(lanewise_keccakp1600_x1_avx512_intel_rotated_planes)
#endif
    MS_ENTRY(lanewise_keccakp1600_x1_avx512_intel_rotated_planes, 5, 1)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
LOCAL(planes_index0): .quad 1, 2, 3, 4, 0, 1, 6, 7
LOCAL(planes_index1): .quad 2, 3, 4, 0, 1, 2, 6, 7
LOCAL(planes_index2): .quad 3, 4, 0, 1, 2, 3, 6, 7
LOCAL(planes_index3): .quad 4, 0, 1, 2, 3, 4, 6, 7
LOCAL(planes_rho4): .quad 0, 1, 62, 28, 27, 0, 0, 0
LOCAL(planes_rho5): .quad 15, 19, 3, 62, 57, 15, 0, 0
LOCAL(planes_rho6): .quad 1, 2, 63, 29, 28, 1, 0, 0
LOCAL(planes_rho7): .quad 44, 6, 55, 20, 36, 44, 0, 0
LOCAL(planes_rho8): .quad 43, 25, 39, 3, 10, 43, 0, 0
LOCAL(planes_rho9): .quad 21, 8, 41, 45, 15, 21, 0, 0
LOCAL(planes_rho10): .quad 22, 9, 42, 46, 16, 22, 0, 0
LOCAL(planes_rho11): .quad 14, 18, 2, 61, 56, 14, 0, 0
LOCAL(planes_index12): .quad 0, 0, 0, 0, 0, 0, 0, 0
LOCAL(planes_index13): .quad 3, 3, 3, 3, 3, 3, 3, 3
LOCAL(planes_index14): .quad 1, 1, 1, 1, 1, 1, 1, 1
LOCAL(planes_index15): .quad 4, 4, 4, 4, 4, 4, 4, 4
LOCAL(planes_index16): .quad 2, 2, 2, 2, 2, 2, 2, 2
LOCAL(planes_index17): .quad 2, 2, 4, 4, 0, 2, 6, 7
LOCAL(planes_index18): .quad 4, 4, 0, 0, 2, 4, 6, 7
LOCAL(planes_index19): .quad 0, 2, 4, 1, 3, 0, 6, 7
LOCAL(planes_index20): .quad 3, 0, 2, 4, 1, 3, 6, 7
LOCAL(planes_index21): .quad 1, 3, 0, 2, 4, 1, 6, 7
LOCAL(planes_index22): .quad 4, 1, 3, 0, 2, 4, 6, 7
LOCAL(planes_index23): .quad 2, 4, 1, 3, 0, 2, 6, 7
LOCAL(planes_rho24): .quad 44, 1, 2, 45, 10, 44, 0, 0
LOCAL(planes_rho25): .quad 43, 6, 62, 61, 15, 43, 0, 0
LOCAL(planes_rho26): .quad 21, 25, 55, 28, 56, 21, 0, 0
LOCAL(planes_rho27): .quad 14, 8, 39, 20, 27, 14, 0, 0
LOCAL(planes_rho28): .quad 0, 18, 41, 3, 36, 0, 0, 0
LOCAL(planes_rho29): .quad 0, 39, 56, 6, 45, 0, 0, 0
LOCAL(planes_rho30): .quad 14, 55, 15, 1, 3, 14, 0, 0
LOCAL(planes_rho31): .quad 21, 62, 10, 18, 20, 21, 0, 0
LOCAL(planes_rho32): .quad 44, 41, 27, 25, 61, 44, 0, 0
LOCAL(planes_rho33): .quad 43, 2, 36, 8, 28, 43, 0, 0
LOCAL(planes_rho34): .quad 0, 61, 8, 10, 55, 0, 0, 0
LOCAL(planes_rho35): .quad 21, 3, 6, 27, 2, 21, 0, 0
LOCAL(planes_rho36): .quad 44, 28, 18, 15, 39, 44, 0, 0
LOCAL(planes_rho37): .quad 14, 45, 25, 36, 62, 14, 0, 0
LOCAL(planes_rho38): .quad 43, 20, 1, 56, 41, 43, 0, 0
LOCAL(planes_rho39): .quad 0, 20, 25, 15, 2, 0, 0, 0
LOCAL(planes_rho40): .quad 14, 28, 6, 10, 41, 14, 0, 0
LOCAL(planes_rho41): .quad 21, 61, 1, 36, 39, 21, 0, 0
LOCAL(planes_rho42): .quad 44, 3, 8, 56, 62, 44, 0, 0
LOCAL(planes_rho43): .quad 43, 45, 18, 27, 55, 43, 0, 0
LOCAL(planes_index44): .quad 0, 1, 2, 3, 4, 0, 6, 7
LOCAL(planes_rho45): .quad 3, 45, 61, 28, 20, 3, 0, 0
LOCAL(planes_rho46): .quad 0, 44, 43, 21, 14, 0, 0, 0
LOCAL(planes_rho47): .quad 43, 21, 14, 0, 44, 43, 0, 0
LOCAL(planes_rho48): .quad 27, 36, 10, 15, 56, 27, 0, 0
LOCAL(planes_rho49): .quad 28, 20, 3, 45, 61, 28, 0, 0
LOCAL(planes_rho50): .quad 62, 55, 39, 41, 2, 62, 0, 0
LOCAL(planes_rho51): .quad 1, 6, 25, 8, 18, 1, 0, 0
LOCAL(planes_rho52): .quad 10, 15, 56, 27, 36, 10, 0, 0
LOCAL(planes_rho53): .quad 39, 41, 2, 62, 55, 39, 0, 0
LOCAL(planes_rho54): .quad 25, 8, 18, 1, 6, 25, 0, 0
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
LOCAL(planes_rc_end):

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
