/* PYTHONPATH=lab python3 -m lanewise_lab.gen riscv_x1_rv32_scalar > src/keccak/riscv/keccakp1600_x1_rv32_scalar.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for RISC-V: one state in halves, base instructions only
 *
 * void lanewise_keccakp1600_x1_rv32_scalar(uint32_t state[50], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202
 *     section 3.4, to the state, bit-interleaved: word 2i holds the even bits of lane
 *     i = x + 5y, word 2i + 1 the odd bits.
 * Six lanes are kept as complements between the rounds, which makes ten NOT a round of 50.
 * Needs: RV32I
 * Stack: 64 bytes
 * Instructions: 10979 for 24 rounds
 * No branch and no address depends on the states. gp and tp are not touched.
 */
    .section .note.GNU-stack, "", @progbits
    .text
    .option push
    .option norelax
    .option norvc
    .p2align 4
    .globl lanewise_keccakp1600_x1_rv32_scalar
    .hidden lanewise_keccakp1600_x1_rv32_scalar
    .type lanewise_keccakp1600_x1_rv32_scalar, @function
lanewise_keccakp1600_x1_rv32_scalar:
    .cfi_startproc
    addi sp, sp, -64
    .cfi_def_cfa_offset 64
    sw s0, 0(sp)
    .cfi_offset 8, -64
    sw s1, 4(sp)
    .cfi_offset 9, -60
    sw s2, 8(sp)
    .cfi_offset 18, -56
    sw s3, 12(sp)
    .cfi_offset 19, -52
    sw s4, 16(sp)
    .cfi_offset 20, -48
    sw s5, 20(sp)
    .cfi_offset 21, -44
    sw s6, 24(sp)
    .cfi_offset 22, -40
    sw s7, 28(sp)
    .cfi_offset 23, -36
    sw s8, 32(sp)
    .cfi_offset 24, -32
    sw s9, 36(sp)
    .cfi_offset 25, -28
    sw s10, 40(sp)
    .cfi_offset 26, -24
    sw s11, 44(sp)
    .cfi_offset 27, -20
    sw ra, 48(sp)
    .cfi_offset 1, -16
    neg s10, a1
    andi s10, s10, 3                    # rounds of the first four that are left out
    lla a2, 9f                          # behind the last constant
    slli a1, a1, 3
    sub a1, a2, a1                      # the first of the last `rounds`
    slli s11, s10, 3
    sub a1, a1, s11                     # as if all four were done
    lw t0, 0(a0)                        # a000
    lw s9, 40(a0)                       # a010
    xor t0, t0, s9                      # c00 ^= a010
    lw s9, 80(a0)                       # a020
    xor t0, t0, s9                      # c00 ^= a020
    lw s9, 120(a0)                      # a030
    xor t0, t0, s9                      # c00 ^= a030
    lw s9, 160(a0)                      # a040
    not s9, s9                          # a040 as complement
    sw s9, 160(a0)
    xor t0, t0, s9                      # c00 ^= a040
    lw t1, 4(a0)                        # a001
    lw s9, 44(a0)                       # a011
    xor t1, t1, s9                      # c01 ^= a011
    lw s9, 84(a0)                       # a021
    xor t1, t1, s9                      # c01 ^= a021
    lw s9, 124(a0)                      # a031
    xor t1, t1, s9                      # c01 ^= a031
    lw s9, 164(a0)                      # a041
    not s9, s9                          # a041 as complement
    sw s9, 164(a0)
    xor t1, t1, s9                      # c01 ^= a041
    lw t2, 8(a0)                        # a100
    not t2, t2                          # a100 as complement
    sw t2, 8(a0)
    lw s9, 48(a0)                       # a110
    xor t2, t2, s9                      # c10 ^= a110
    lw s9, 88(a0)                       # a120
    xor t2, t2, s9                      # c10 ^= a120
    lw s9, 128(a0)                      # a130
    xor t2, t2, s9                      # c10 ^= a130
    lw s9, 168(a0)                      # a140
    xor t2, t2, s9                      # c10 ^= a140
    lw t3, 12(a0)                       # a101
    not t3, t3                          # a101 as complement
    sw t3, 12(a0)
    lw s9, 52(a0)                       # a111
    xor t3, t3, s9                      # c11 ^= a111
    lw s9, 92(a0)                       # a121
    xor t3, t3, s9                      # c11 ^= a121
    lw s9, 132(a0)                      # a131
    xor t3, t3, s9                      # c11 ^= a131
    lw s9, 172(a0)                      # a141
    xor t3, t3, s9                      # c11 ^= a141
    lw t4, 16(a0)                       # a200
    not t4, t4                          # a200 as complement
    sw t4, 16(a0)
    lw s9, 56(a0)                       # a210
    xor t4, t4, s9                      # c20 ^= a210
    lw s9, 96(a0)                       # a220
    not s9, s9                          # a220 as complement
    sw s9, 96(a0)
    xor t4, t4, s9                      # c20 ^= a220
    lw s9, 136(a0)                      # a230
    not s9, s9                          # a230 as complement
    sw s9, 136(a0)
    xor t4, t4, s9                      # c20 ^= a230
    lw s9, 176(a0)                      # a240
    xor t4, t4, s9                      # c20 ^= a240
    lw t5, 20(a0)                       # a201
    not t5, t5                          # a201 as complement
    sw t5, 20(a0)
    lw s9, 60(a0)                       # a211
    xor t5, t5, s9                      # c21 ^= a211
    lw s9, 100(a0)                      # a221
    not s9, s9                          # a221 as complement
    sw s9, 100(a0)
    xor t5, t5, s9                      # c21 ^= a221
    lw s9, 140(a0)                      # a231
    not s9, s9                          # a231 as complement
    sw s9, 140(a0)
    xor t5, t5, s9                      # c21 ^= a231
    lw s9, 180(a0)                      # a241
    xor t5, t5, s9                      # c21 ^= a241
    lw t6, 24(a0)                       # a300
    lw s9, 64(a0)                       # a310
    not s9, s9                          # a310 as complement
    sw s9, 64(a0)
    xor t6, t6, s9                      # c30 ^= a310
    lw s9, 104(a0)                      # a320
    xor t6, t6, s9                      # c30 ^= a320
    lw s9, 144(a0)                      # a330
    xor t6, t6, s9                      # c30 ^= a330
    lw s9, 184(a0)                      # a340
    xor t6, t6, s9                      # c30 ^= a340
    lw a3, 28(a0)                       # a301
    lw s9, 68(a0)                       # a311
    not s9, s9                          # a311 as complement
    sw s9, 68(a0)
    xor a3, a3, s9                      # c31 ^= a311
    lw s9, 108(a0)                      # a321
    xor a3, a3, s9                      # c31 ^= a321
    lw s9, 148(a0)                      # a331
    xor a3, a3, s9                      # c31 ^= a331
    lw s9, 188(a0)                      # a341
    xor a3, a3, s9                      # c31 ^= a341
    lw a4, 32(a0)                       # a400
    lw s9, 72(a0)                       # a410
    xor a4, a4, s9                      # c40 ^= a410
    lw s9, 112(a0)                      # a420
    xor a4, a4, s9                      # c40 ^= a420
    lw s9, 152(a0)                      # a430
    xor a4, a4, s9                      # c40 ^= a430
    lw s9, 192(a0)                      # a440
    xor a4, a4, s9                      # c40 ^= a440
    lw a5, 36(a0)                       # a401
    lw s9, 76(a0)                       # a411
    xor a5, a5, s9                      # c41 ^= a411
    lw s9, 116(a0)                      # a421
    xor a5, a5, s9                      # c41 ^= a421
    lw s9, 156(a0)                      # a431
    xor a5, a5, s9                      # c41 ^= a431
    lw s9, 196(a0)                      # a441
    xor a5, a5, s9                      # c41 ^= a441
    lw a6, 124(a0)                      # a031
    lw a7, 132(a0)                      # a131
    lw s0, 140(a0)                      # a231
    lw s1, 68(a0)                       # a311
    lw s2, 36(a0)                       # a401
    lw s3, 116(a0)                      # a421
    lw s4, 84(a0)                       # a021
    lw s5, 12(a0)                       # a101
    lw s6, 148(a0)                      # a331
    lw s7, 180(a0)                      # a241
    lw s8, 156(a0)                      # a431
    beqz s10, 10f
    mv s11, s10
2:
    lw s9, 92(a0)
    lw a2, 132(a0)
    sw a2, 92(a0)
    lw a2, 48(a0)
    sw a2, 132(a0)
    lw a2, 8(a0)
    sw a2, 48(a0)
    sw s9, 8(a0)
    lw s9, 88(a0)
    lw a2, 128(a0)
    sw a2, 88(a0)
    lw a2, 52(a0)
    sw a2, 128(a0)
    lw a2, 12(a0)
    sw a2, 52(a0)
    sw s9, 12(a0)
    lw s9, 176(a0)
    lw a2, 60(a0)
    sw a2, 176(a0)
    lw a2, 100(a0)
    sw a2, 60(a0)
    lw a2, 16(a0)
    sw a2, 100(a0)
    sw s9, 16(a0)
    lw s9, 180(a0)
    lw a2, 56(a0)
    sw a2, 180(a0)
    lw a2, 96(a0)
    sw a2, 56(a0)
    lw a2, 20(a0)
    sw a2, 96(a0)
    sw s9, 20(a0)
    lw s9, 64(a0)
    lw a2, 188(a0)
    sw a2, 64(a0)
    lw a2, 148(a0)
    sw a2, 188(a0)
    lw a2, 24(a0)
    sw a2, 148(a0)
    sw s9, 24(a0)
    lw s9, 68(a0)
    lw a2, 184(a0)
    sw a2, 68(a0)
    lw a2, 144(a0)
    sw a2, 184(a0)
    lw a2, 28(a0)
    sw a2, 144(a0)
    sw s9, 28(a0)
    lw s9, 156(a0)
    lw a2, 116(a0)
    sw a2, 156(a0)
    lw a2, 192(a0)
    sw a2, 116(a0)
    lw a2, 32(a0)
    sw a2, 192(a0)
    sw s9, 32(a0)
    lw s9, 152(a0)
    lw a2, 112(a0)
    sw a2, 152(a0)
    lw a2, 196(a0)
    sw a2, 112(a0)
    lw a2, 36(a0)
    sw a2, 196(a0)
    sw s9, 36(a0)
    lw s9, 120(a0)
    lw a2, 164(a0)
    sw a2, 120(a0)
    lw a2, 84(a0)
    sw a2, 164(a0)
    lw a2, 40(a0)
    sw a2, 84(a0)
    sw s9, 40(a0)
    lw s9, 124(a0)
    lw a2, 160(a0)
    sw a2, 124(a0)
    lw a2, 80(a0)
    sw a2, 160(a0)
    lw a2, 44(a0)
    sw a2, 80(a0)
    sw s9, 44(a0)
    lw s9, 108(a0)
    lw a2, 104(a0)
    sw a2, 108(a0)
    sw s9, 104(a0)
    lw s9, 140(a0)
    lw a2, 136(a0)
    sw a2, 140(a0)
    sw s9, 136(a0)
    addi s11, s11, -1
    bnez s11, 2b
    addi s10, s10, -1
    bnez s10, 2f
    j 11f
2:
    addi s10, s10, -1
    bnez s10, 2f
    j 12f
2:
    j 13f
10:
    slli s9, t5, 1                      # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, t0                      # d10 = c00 ^ rol(c21, 1)
    srli s10, t5, 31                    # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, s10                     # d10 = c00 ^ rol(c21, 1)
    xor t5, a4, t5                      # d31 = c21 ^ c40
    slli s10, t3, 1                     # d00 = c40 ^ rol(c11, 1)
    xor a4, s10, a4                     # d00 = c40 ^ rol(c11, 1)
    srli s10, t3, 31                    # d00 = c40 ^ rol(c11, 1)
    xor s10, a4, s10                    # d00 = c40 ^ rol(c11, 1)
    xor t3, t6, t3                      # d21 = c11 ^ c30
    slli a4, t1, 1                      # d40 = c30 ^ rol(c01, 1)
    xor t6, a4, t6                      # d40 = c30 ^ rol(c01, 1)
    srli s11, t1, 31                    # d40 = c30 ^ rol(c01, 1)
    xor s11, t6, s11                    # d40 = c30 ^ rol(c01, 1)
    xor t1, t4, t1                      # d11 = c01 ^ c20
    slli t6, a5, 1                      # d30 = c20 ^ rol(c41, 1)
    xor t4, t6, t4                      # d30 = c20 ^ rol(c41, 1)
    srli ra, a5, 31                     # d30 = c20 ^ rol(c41, 1)
    xor ra, t4, ra                      # d30 = c20 ^ rol(c41, 1)
    xor a5, t2, a5                      # d01 = c41 ^ c10
    slli t4, a3, 1                      # d20 = c10 ^ rol(c31, 1)
    xor t2, t4, t2                      # d20 = c10 ^ rol(c31, 1)
    srli a2, a3, 31                     # d20 = c10 ^ rol(c31, 1)
    xor a2, t2, a2                      # d20 = c10 ^ rol(c31, 1)
    xor a3, t0, a3                      # d41 = c31 ^ c00
    lw t0, 16(a0)                       # a200
    xor t0, t0, a2                      # b040 = rol(a200 ^ d20, 31)
    slli t2, t0, 31                     # b040 = rol(a200 ^ d20, 31)
    srli t0, t0, 1                      # b040 = rol(a200 ^ d20, 31)
    or t0, t0, t2                       # b040 = rol(a200 ^ d20, 31)
    xor t2, s1, t5                      # b140 = rol(a311 ^ d31, 28)
    slli t4, t2, 28                     # b140 = rol(a311 ^ d31, 28)
    srli t2, t2, 4                      # b140 = rol(a311 ^ d31, 28)
    or t2, t2, t4                       # b140 = rol(a311 ^ d31, 28)
    xor t4, s3, a3                      # b240 = rol(a421 ^ d41, 20)
    slli t6, t4, 20                     # b240 = rol(a421 ^ d41, 20)
    srli t4, t4, 12                     # b240 = rol(a421 ^ d41, 20)
    or t4, t4, t6                       # b240 = rol(a421 ^ d41, 20)
    xor t6, a6, a5                      # b340 = rol(a031 ^ d01, 21)
    slli a4, t6, 21                     # b340 = rol(a031 ^ d01, 21)
    srli t6, t6, 11                     # b340 = rol(a031 ^ d01, 21)
    or t6, t6, a4                       # b340 = rol(a031 ^ d01, 21)
    lw a4, 168(a0)                      # a140
    xor a4, a4, s9                      # b440 = rol(a140 ^ d10, 1)
    slli s3, a4, 1                      # b440 = rol(a140 ^ d10, 1)
    srli a4, a4, 31                     # b440 = rol(a140 ^ d10, 1)
    or a4, a4, s3                       # b440 = rol(a140 ^ d10, 1)
    not s3, t2                          # ~b140
    and s1, s3, t4                      # t = ~b140 & b240
    xor s1, t0, s1                      # a040 = b040 ^ t
    sw s1, 124(a0)                      # a040
    or a6, t4, t6                       # t = ~b240 & b340
    xor s3, s3, a6                      # a140 = b140 ^ t
    sw s3, 168(a0)                      # a140
    and a6, t6, a4                      # t = ~b340 & b440
    xor t4, t4, a6                      # a240 = b240 ^ t
    sw t4, 16(a0)                       # a240
    or a6, a4, t0                       # t = ~b440 & b040
    xor t6, t6, a6                      # a340 = b340 ^ t
    sw t6, 68(a0)                       # a340
    and t0, t0, t2                      # t = ~b040 & b140
    xor t0, a4, t0                      # a440 = b440 ^ t
    sw t0, 116(a0)                      # a440
    lw t2, 24(a0)                       # a300
    xor t2, t2, ra                      # b010 = rol(a300 ^ d30, 14)
    slli a4, t2, 14                     # b010 = rol(a300 ^ d30, 14)
    srli t2, t2, 18                     # b010 = rol(a300 ^ d30, 14)
    or t2, t2, a4                       # b010 = rol(a300 ^ d30, 14)
    lw a4, 72(a0)                       # a410
    xor a4, a4, s11                     # b110 = rol(a410 ^ d40, 10)
    slli a6, a4, 10                     # b110 = rol(a410 ^ d40, 10)
    srli a4, a4, 22                     # b110 = rol(a410 ^ d40, 10)
    or a4, a4, a6                       # b110 = rol(a410 ^ d40, 10)
    xor s4, s4, a5                      # b210 = rol(a021 ^ d01, 2)
    slli a6, s4, 2                      # b210 = rol(a021 ^ d01, 2)
    srli s4, s4, 30                     # b210 = rol(a021 ^ d01, 2)
    or s4, s4, a6                       # b210 = rol(a021 ^ d01, 2)
    xor a6, a7, t1                      # b310 = rol(a131 ^ d11, 23)
    slli a7, a6, 23                     # b310 = rol(a131 ^ d11, 23)
    srli a6, a6, 9                      # b310 = rol(a131 ^ d11, 23)
    or a6, a6, a7                       # b310 = rol(a131 ^ d11, 23)
    xor s7, s7, t3                      # b410 = rol(a241 ^ d21, 31)
    slli a7, s7, 31                     # b410 = rol(a241 ^ d21, 31)
    srli s7, s7, 1                      # b410 = rol(a241 ^ d21, 31)
    or s7, s7, a7                       # b410 = rol(a241 ^ d21, 31)
    or a7, a4, s4                       # t = ~b110 & b210
    xor a7, t2, a7                      # a010 = b010 ^ t
    sw a7, 84(a0)                       # a010
    xor s1, s1, a7                      # c00 ^= a010
    and a7, s4, a6                      # t = ~b210 & b310
    xor a7, a4, a7                      # a110 = b110 ^ t
    sw a7, 132(a0)                      # a110
    xor s3, s3, a7                      # c10 ^= a110
    not a7, s7                          # ~b410
    or a7, a6, a7                       # t = ~b310 & b410
    xor s4, s4, a7                      # a210 = b210 ^ t
    sw s4, 180(a0)                      # a210
    xor t4, t4, s4                      # c20 ^= a210
    or s4, s7, t2                       # t = ~b410 & b010
    xor s4, a6, s4                      # a310 = b310 ^ t
    sw s4, 24(a0)                       # a310
    xor t6, t6, s4                      # c30 ^= a310
    and t2, t2, a4                      # t = ~b010 & b110
    xor t2, s7, t2                      # a410 = b410 ^ t
    sw t2, 72(a0)                       # a410
    xor t0, t0, t2                      # c40 ^= a410
    xor t2, s2, a3                      # b030 = rol(a401 ^ d41, 14)
    slli a4, t2, 14                     # b030 = rol(a401 ^ d41, 14)
    srli t2, t2, 18                     # b030 = rol(a401 ^ d41, 14)
    or t2, t2, a4                       # b030 = rol(a401 ^ d41, 14)
    lw a4, 40(a0)                       # a010
    xor a4, a4, s10                     # b130 = rol(a010 ^ d00, 18)
    slli s7, a4, 18                     # b130 = rol(a010 ^ d00, 18)
    srli a4, a4, 14                     # b130 = rol(a010 ^ d00, 18)
    or a4, a4, s7                       # b130 = rol(a010 ^ d00, 18)
    lw s7, 88(a0)                       # a120
    xor s7, s7, s9                      # b230 = rol(a120 ^ d10, 5)
    slli s4, s7, 5                      # b230 = rol(a120 ^ d10, 5)
    srli s7, s7, 27                     # b230 = rol(a120 ^ d10, 5)
    or s7, s7, s4                       # b230 = rol(a120 ^ d10, 5)
    xor s4, s0, t3                      # b330 = rol(a231 ^ d21, 8)
    slli s2, s4, 8                      # b330 = rol(a231 ^ d21, 8)
    srli s4, s4, 24                     # b330 = rol(a231 ^ d21, 8)
    or s4, s4, s2                       # b330 = rol(a231 ^ d21, 8)
    lw s2, 184(a0)                      # a340
    xor s2, s2, ra                      # b430 = rol(a340 ^ d30, 28)
    slli a6, s2, 28                     # b430 = rol(a340 ^ d30, 28)
    srli s2, s2, 4                      # b430 = rol(a340 ^ d30, 28)
    or s2, s2, a6                       # b430 = rol(a340 ^ d30, 28)
    and a6, a4, s7                      # t = ~b130 & b230
    xor a6, t2, a6                      # a030 = b030 ^ t
    sw a6, 40(a0)                       # a030
    xor s1, s1, a6                      # c00 ^= a030
    or a6, s7, s4                       # t = ~b230 & b330
    xor a6, a4, a6                      # a130 = b130 ^ t
    sw a6, 88(a0)                       # a130
    xor s3, s3, a6                      # c10 ^= a130
    not s4, s4                          # ~b330
    or a6, s4, s2                       # t = ~b330 & b430
    xor s7, s7, a6                      # a230 = b230 ^ t
    sw s7, 140(a0)                      # a230
    xor t4, t4, s7                      # c20 ^= a230
    and s7, s2, t2                      # t = ~b430 & b030
    xor s7, s4, s7                      # a330 = b330 ^ t
    sw s7, 184(a0)                      # a330
    xor t6, t6, s7                      # c30 ^= a330
    or t2, t2, a4                       # t = ~b030 & b130
    xor t2, s2, t2                      # a430 = b430 ^ t
    sw t2, 36(a0)                       # a430
    xor t0, t0, t2                      # c40 ^= a430
    xor t2, s5, t1                      # b020 = rol(a101 ^ d11, 1)
    slli a4, t2, 1                      # b020 = rol(a101 ^ d11, 1)
    srli t2, t2, 31                     # b020 = rol(a101 ^ d11, 1)
    or t2, t2, a4                       # b020 = rol(a101 ^ d11, 1)
    lw a4, 56(a0)                       # a210
    xor a4, a4, a2                      # b120 = rol(a210 ^ d20, 3)
    slli s7, a4, 3                      # b120 = rol(a210 ^ d20, 3)
    srli a4, a4, 29                     # b120 = rol(a210 ^ d20, 3)
    or a4, a4, s7                       # b120 = rol(a210 ^ d20, 3)
    lw s7, 108(a0)                      # a321
    xor s7, s7, t5                      # b220 = rol(a321 ^ d31, 13)
    slli s4, s7, 13                     # b220 = rol(a321 ^ d31, 13)
    srli s7, s7, 19                     # b220 = rol(a321 ^ d31, 13)
    or s7, s7, s4                       # b220 = rol(a321 ^ d31, 13)
    lw s4, 152(a0)                      # a430
    xor s4, s4, s11                     # b320 = rol(a430 ^ d40, 4)
    slli s5, s4, 4                      # b320 = rol(a430 ^ d40, 4)
    srli s4, s4, 28                     # b320 = rol(a430 ^ d40, 4)
    or s4, s4, s5                       # b320 = rol(a430 ^ d40, 4)
    lw s5, 160(a0)                      # a040
    xor s5, s5, s10                     # b420 = rol(a040 ^ d00, 9)
    slli s2, s5, 9                      # b420 = rol(a040 ^ d00, 9)
    srli s5, s5, 23                     # b420 = rol(a040 ^ d00, 9)
    or s5, s5, s2                       # b420 = rol(a040 ^ d00, 9)
    or s2, a4, s7                       # t = ~b120 & b220
    xor s2, t2, s2                      # a020 = b020 ^ t
    sw s2, 160(a0)                      # a020
    xor s1, s1, s2                      # c00 ^= a020
    and s2, s7, s4                      # t = ~b220 & b320
    xor s2, a4, s2                      # a120 = b120 ^ t
    sw s2, 12(a0)                       # a120
    xor s3, s3, s2                      # c10 ^= a120
    not s4, s4                          # ~b320
    and s2, s4, s5                      # t = ~b320 & b420
    xor s7, s7, s2                      # a220 = b220 ^ t
    sw s7, 56(a0)                       # a220
    xor t4, t4, s7                      # c20 ^= a220
    or s7, s5, t2                       # t = ~b420 & b020
    xor s7, s4, s7                      # a320 = b320 ^ t
    sw s7, 108(a0)                      # a320
    xor t6, t6, s7                      # c30 ^= a320
    and a4, t2, a4                      # t = ~b020 & b120
    xor a4, s5, a4                      # a420 = b420 ^ t
    sw a4, 152(a0)                      # a420
    xor a4, t0, a4                      # c40 ^= a420
    lw s7, 0(a0)                        # a000
    xor s7, s7, s10                     # b000 = a000 ^ d00
    lw s4, 48(a0)                       # a110
    xor s4, s4, s9                      # b100 = rol(a110 ^ d10, 22)
    slli t0, s4, 22                     # b100 = rol(a110 ^ d10, 22)
    srli s4, s4, 10                     # b100 = rol(a110 ^ d10, 22)
    or s4, s4, t0                       # b100 = rol(a110 ^ d10, 22)
    lw s5, 100(a0)                      # a221
    xor s5, s5, t3                      # b200 = rol(a221 ^ d21, 22)
    slli t0, s5, 22                     # b200 = rol(a221 ^ d21, 22)
    srli s5, s5, 10                     # b200 = rol(a221 ^ d21, 22)
    or s5, s5, t0                       # b200 = rol(a221 ^ d21, 22)
    xor s2, s6, t5                      # b300 = rol(a331 ^ d31, 11)
    slli t0, s2, 11                     # b300 = rol(a331 ^ d31, 11)
    srli s2, s2, 21                     # b300 = rol(a331 ^ d31, 11)
    or s2, s2, t0                       # b300 = rol(a331 ^ d31, 11)
    lw a6, 192(a0)                      # a440
    xor a6, a6, s11                     # b400 = rol(a440 ^ d40, 7)
    slli t0, a6, 7                      # b400 = rol(a440 ^ d40, 7)
    srli a6, a6, 25                     # b400 = rol(a440 ^ d40, 7)
    or a6, a6, t0                       # b400 = rol(a440 ^ d40, 7)
    or t0, s4, s5                       # t = ~b100 & b200
    xor t0, s7, t0                      # a000 = b000 ^ t
    lw t2, 0(a1)                        # rc0
    xor t0, t0, t2                      # a000 ^= rc0
    sw t0, 0(a0)                        # a000
    xor t0, s1, t0                      # c00 ^= a000
    not t2, s5                          # ~b200
    or t2, t2, s2                       # t = ~b200 & b300
    xor t2, s4, t2                      # a100 = b100 ^ t
    sw t2, 48(a0)                       # a100
    xor t2, s3, t2                      # c10 ^= a100
    and s3, s2, a6                      # t = ~b300 & b400
    xor s3, s5, s3                      # a200 = b200 ^ t
    sw s3, 100(a0)                      # a200
    xor t4, t4, s3                      # c20 ^= a200
    or s3, a6, s7                       # t = ~b400 & b000
    xor s3, s2, s3                      # a300 = b300 ^ t
    sw s3, 148(a0)                      # a300
    xor t6, t6, s3                      # c30 ^= a300
    and s7, s7, s4                      # t = ~b000 & b100
    xor s7, a6, s7                      # a400 = b400 ^ t
    sw s7, 192(a0)                      # a400
    xor a4, a4, s7                      # c40 ^= a400
    lw s4, 20(a0)                       # a201
    xor s4, s4, t3                      # b041 = rol(a201 ^ d21, 31)
    slli s7, s4, 31                     # b041 = rol(a201 ^ d21, 31)
    srli s4, s4, 1                      # b041 = rol(a201 ^ d21, 31)
    or s4, s4, s7                       # b041 = rol(a201 ^ d21, 31)
    lw s5, 64(a0)                       # a310
    xor s5, s5, ra                      # b141 = rol(a310 ^ d30, 27)
    slli s7, s5, 27                     # b141 = rol(a310 ^ d30, 27)
    srli s5, s5, 5                      # b141 = rol(a310 ^ d30, 27)
    or s5, s5, s7                       # b141 = rol(a310 ^ d30, 27)
    lw s7, 112(a0)                      # a420
    xor s7, s7, s11                     # b241 = rol(a420 ^ d40, 19)
    slli s3, s7, 19                     # b241 = rol(a420 ^ d40, 19)
    srli s7, s7, 13                     # b241 = rol(a420 ^ d40, 19)
    or s7, s7, s3                       # b241 = rol(a420 ^ d40, 19)
    lw s3, 120(a0)                      # a030
    xor s3, s3, s10                     # b341 = rol(a030 ^ d00, 20)
    slli s1, s3, 20                     # b341 = rol(a030 ^ d00, 20)
    srli s3, s3, 12                     # b341 = rol(a030 ^ d00, 20)
    or s3, s3, s1                       # b341 = rol(a030 ^ d00, 20)
    lw s1, 172(a0)                      # a141
    xor s1, s1, t1                      # b441 = rol(a141 ^ d11, 1)
    slli s2, s1, 1                      # b441 = rol(a141 ^ d11, 1)
    srli s1, s1, 31                     # b441 = rol(a141 ^ d11, 1)
    or s1, s1, s2                       # b441 = rol(a141 ^ d11, 1)
    not s2, s5                          # ~b141
    and a6, s2, s7                      # t = ~b141 & b241
    xor a6, s4, a6                      # a041 = b041 ^ t
    sw a6, 120(a0)                      # a041
    or a7, s7, s3                       # t = ~b241 & b341
    xor s2, s2, a7                      # a141 = b141 ^ t
    sw s2, 172(a0)                      # a141
    and a7, s3, s1                      # t = ~b341 & b441
    xor s7, s7, a7                      # a241 = b241 ^ t
    or a7, s1, s4                       # t = ~b441 & b041
    xor s3, s3, a7                      # a341 = b341 ^ t
    sw s3, 64(a0)                       # a341
    and s5, s4, s5                      # t = ~b041 & b141
    xor s5, s1, s5                      # a441 = b441 ^ t
    sw s5, 112(a0)                      # a441
    lw s1, 8(a0)                        # a100
    xor s1, s1, s9                      # b021 = a100 ^ d10
    lw a7, 60(a0)                       # a211
    xor a7, a7, t3                      # b121 = rol(a211 ^ d21, 3)
    slli s4, a7, 3                      # b121 = rol(a211 ^ d21, 3)
    srli a7, a7, 29                     # b121 = rol(a211 ^ d21, 3)
    or a7, a7, s4                       # b121 = rol(a211 ^ d21, 3)
    lw t3, 104(a0)                      # a320
    xor t3, t3, ra                      # b221 = rol(a320 ^ d30, 12)
    slli s4, t3, 12                     # b221 = rol(a320 ^ d30, 12)
    srli t3, t3, 20                     # b221 = rol(a320 ^ d30, 12)
    or t3, t3, s4                       # b221 = rol(a320 ^ d30, 12)
    xor s0, s8, a3                      # b321 = rol(a431 ^ d41, 4)
    slli s4, s0, 4                      # b321 = rol(a431 ^ d41, 4)
    srli s0, s0, 28                     # b321 = rol(a431 ^ d41, 4)
    or s0, s0, s4                       # b321 = rol(a431 ^ d41, 4)
    lw s6, 164(a0)                      # a041
    xor s6, s6, a5                      # b421 = rol(a041 ^ d01, 9)
    slli s4, s6, 9                      # b421 = rol(a041 ^ d01, 9)
    srli s6, s6, 23                     # b421 = rol(a041 ^ d01, 9)
    or s6, s6, s4                       # b421 = rol(a041 ^ d01, 9)
    or s4, a7, t3                       # t = ~b121 & b221
    xor s4, s1, s4                      # a021 = b021 ^ t
    xor a6, a6, s4                      # c01 ^= a021
    and s8, t3, s0                      # t = ~b221 & b321
    xor s8, a7, s8                      # a121 = b121 ^ t
    sw s8, 8(a0)                        # a121
    xor s2, s2, s8                      # c11 ^= a121
    not s0, s0                          # ~b321
    and s8, s0, s6                      # t = ~b321 & b421
    xor t3, t3, s8                      # a221 = b221 ^ t
    sw t3, 60(a0)                       # a221
    xor t3, s7, t3                      # c21 ^= a221
    or s8, s6, s1                       # t = ~b421 & b021
    xor s0, s0, s8                      # a321 = b321 ^ t
    sw s0, 104(a0)                      # a321
    xor s0, s3, s0                      # c31 ^= a321
    and s3, s1, a7                      # t = ~b021 & b121
    xor s3, s6, s3                      # a421 = b421 ^ t
    xor s5, s5, s3                      # c41 ^= a421
    lw a7, 28(a0)                       # a301
    xor a7, a7, t5                      # b011 = rol(a301 ^ d31, 14)
    slli s1, a7, 14                     # b011 = rol(a301 ^ d31, 14)
    srli a7, a7, 18                     # b011 = rol(a301 ^ d31, 14)
    or a7, a7, s1                       # b011 = rol(a301 ^ d31, 14)
    lw s8, 76(a0)                       # a411
    xor s8, s8, a3                      # b111 = rol(a411 ^ d41, 10)
    slli s1, s8, 10                     # b111 = rol(a411 ^ d41, 10)
    srli s8, s8, 22                     # b111 = rol(a411 ^ d41, 10)
    or s8, s8, s1                       # b111 = rol(a411 ^ d41, 10)
    lw s1, 80(a0)                       # a020
    xor s1, s1, s10                     # b211 = rol(a020 ^ d00, 1)
    slli s6, s1, 1                      # b211 = rol(a020 ^ d00, 1)
    srli s1, s1, 31                     # b211 = rol(a020 ^ d00, 1)
    or s1, s1, s6                       # b211 = rol(a020 ^ d00, 1)
    lw s6, 128(a0)                      # a130
    xor s6, s6, s9                      # b311 = rol(a130 ^ d10, 22)
    slli s9, s6, 22                     # b311 = rol(a130 ^ d10, 22)
    srli s6, s6, 10                     # b311 = rol(a130 ^ d10, 22)
    or s6, s6, s9                       # b311 = rol(a130 ^ d10, 22)
    lw s9, 176(a0)                      # a240
    xor s9, s9, a2                      # b411 = rol(a240 ^ d20, 30)
    slli s10, s9, 30                    # b411 = rol(a240 ^ d20, 30)
    srli s9, s9, 2                      # b411 = rol(a240 ^ d20, 30)
    or s9, s9, s10                      # b411 = rol(a240 ^ d20, 30)
    or s10, s8, s1                      # t = ~b111 & b211
    xor s10, a7, s10                    # a011 = b011 ^ t
    sw s10, 80(a0)                      # a011
    xor a6, a6, s10                     # c01 ^= a011
    and s10, s1, s6                     # t = ~b211 & b311
    xor s10, s8, s10                    # a111 = b111 ^ t
    sw s10, 128(a0)                     # a111
    xor s10, s2, s10                    # c11 ^= a111
    not s2, s9                          # ~b411
    or s2, s6, s2                       # t = ~b311 & b411
    xor s2, s1, s2                      # a211 = b211 ^ t
    sw s2, 176(a0)                      # a211
    xor s2, t3, s2                      # c21 ^= a211
    or s1, s9, a7                       # t = ~b411 & b011
    xor s1, s6, s1                      # a311 = b311 ^ t
    xor t3, s0, s1                      # c31 ^= a311
    and s8, a7, s8                      # t = ~b011 & b111
    xor s9, s9, s8                      # a411 = b411 ^ t
    sw s9, 76(a0)                       # a411
    xor s9, s5, s9                      # c41 ^= a411
    lw a7, 4(a0)                        # a001
    xor a7, a7, a5                      # b001 = a001 ^ d01
    lw s0, 52(a0)                       # a111
    xor s0, s0, t1                      # b101 = rol(a111 ^ d11, 22)
    slli s5, s0, 22                     # b101 = rol(a111 ^ d11, 22)
    srli s0, s0, 10                     # b101 = rol(a111 ^ d11, 22)
    or s0, s0, s5                       # b101 = rol(a111 ^ d11, 22)
    lw s6, 96(a0)                       # a220
    xor s6, s6, a2                      # b201 = rol(a220 ^ d20, 21)
    slli s5, s6, 21                     # b201 = rol(a220 ^ d20, 21)
    srli s6, s6, 11                     # b201 = rol(a220 ^ d20, 21)
    or s6, s6, s5                       # b201 = rol(a220 ^ d20, 21)
    lw s8, 144(a0)                      # a330
    xor s8, s8, ra                      # b301 = rol(a330 ^ d30, 10)
    slli s5, s8, 10                     # b301 = rol(a330 ^ d30, 10)
    srli s8, s8, 22                     # b301 = rol(a330 ^ d30, 10)
    or s8, s8, s5                       # b301 = rol(a330 ^ d30, 10)
    lw ra, 196(a0)                      # a441
    xor a3, ra, a3                      # b401 = rol(a441 ^ d41, 7)
    slli s5, a3, 7                      # b401 = rol(a441 ^ d41, 7)
    srli a3, a3, 25                     # b401 = rol(a441 ^ d41, 7)
    or a3, a3, s5                       # b401 = rol(a441 ^ d41, 7)
    or s5, s0, s6                       # t = ~b101 & b201
    xor s5, a7, s5                      # a001 = b001 ^ t
    lw ra, 4(a1)                        # rc1
    xor ra, s5, ra                      # a001 ^= rc1
    sw ra, 4(a0)                        # a001
    xor ra, a6, ra                      # c01 ^= a001
    not s5, s6                          # ~b201
    or s5, s5, s8                       # t = ~b201 & b301
    xor s5, s0, s5                      # a101 = b101 ^ t
    xor s10, s10, s5                    # c11 ^= a101
    and a6, s8, a3                      # t = ~b301 & b401
    xor s6, s6, a6                      # a201 = b201 ^ t
    sw s6, 96(a0)                       # a201
    xor s6, s2, s6                      # c21 ^= a201
    or a6, a3, a7                       # t = ~b401 & b001
    xor s8, s8, a6                      # a301 = b301 ^ t
    sw s8, 144(a0)                      # a301
    xor s8, t3, s8                      # c31 ^= a301
    and s2, a7, s0                      # t = ~b001 & b101
    xor s2, a3, s2                      # a401 = b401 ^ t
    xor s9, s9, s2                      # c41 ^= a401
    lw a3, 32(a0)                       # a400
    xor s11, a3, s11                    # b031 = rol(a400 ^ d40, 13)
    slli a6, s11, 13                    # b031 = rol(a400 ^ d40, 13)
    srli s11, s11, 19                   # b031 = rol(a400 ^ d40, 13)
    or s11, s11, a6                     # b031 = rol(a400 ^ d40, 13)
    lw a3, 44(a0)                       # a011
    xor a5, a3, a5                      # b131 = rol(a011 ^ d01, 18)
    slli a6, a5, 18                     # b131 = rol(a011 ^ d01, 18)
    srli a5, a5, 14                     # b131 = rol(a011 ^ d01, 18)
    or a5, a5, a6                       # b131 = rol(a011 ^ d01, 18)
    lw s0, 92(a0)                       # a121
    xor s0, s0, t1                      # b231 = rol(a121 ^ d11, 5)
    slli a6, s0, 5                      # b231 = rol(a121 ^ d11, 5)
    srli s0, s0, 27                     # b231 = rol(a121 ^ d11, 5)
    or s0, s0, a6                       # b231 = rol(a121 ^ d11, 5)
    lw a3, 136(a0)                      # a230
    xor a3, a3, a2                      # b331 = rol(a230 ^ d20, 7)
    slli a6, a3, 7                      # b331 = rol(a230 ^ d20, 7)
    srli a3, a3, 25                     # b331 = rol(a230 ^ d20, 7)
    or a3, a3, a6                       # b331 = rol(a230 ^ d20, 7)
    lw a2, 188(a0)                      # a341
    xor a2, a2, t5                      # b431 = rol(a341 ^ d31, 28)
    slli a6, a2, 28                     # b431 = rol(a341 ^ d31, 28)
    srli a2, a2, 4                      # b431 = rol(a341 ^ d31, 28)
    or a2, a2, a6                       # b431 = rol(a341 ^ d31, 28)
    and a6, a5, s0                      # t = ~b131 & b231
    xor a6, s11, a6                     # a031 = b031 ^ t
    xor t1, ra, a6                      # c01 ^= a031
    or a7, s0, a3                       # t = ~b231 & b331
    xor a7, a5, a7                      # a131 = b131 ^ t
    xor t3, s10, a7                     # c11 ^= a131
    not a3, a3                          # ~b331
    or t5, a3, a2                       # t = ~b331 & b431
    xor s0, s0, t5                      # a231 = b231 ^ t
    xor t5, s6, s0                      # c21 ^= a231
    and s6, a2, s11                     # t = ~b431 & b031
    xor s6, a3, s6                      # a331 = b331 ^ t
    xor a3, s8, s6                      # c31 ^= a331
    or s8, s11, a5                      # t = ~b031 & b131
    xor s8, a2, s8                      # a431 = b431 ^ t
    xor a5, s9, s8                      # c41 ^= a431
11:
    slli s9, t5, 1                      # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, t0                      # d10 = c00 ^ rol(c21, 1)
    srli s10, t5, 31                    # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, s10                     # d10 = c00 ^ rol(c21, 1)
    xor t5, a4, t5                      # d31 = c21 ^ c40
    slli s10, t3, 1                     # d00 = c40 ^ rol(c11, 1)
    xor a4, s10, a4                     # d00 = c40 ^ rol(c11, 1)
    srli s10, t3, 31                    # d00 = c40 ^ rol(c11, 1)
    xor s10, a4, s10                    # d00 = c40 ^ rol(c11, 1)
    xor t3, t6, t3                      # d21 = c11 ^ c30
    slli a4, t1, 1                      # d40 = c30 ^ rol(c01, 1)
    xor t6, a4, t6                      # d40 = c30 ^ rol(c01, 1)
    srli s11, t1, 31                    # d40 = c30 ^ rol(c01, 1)
    xor s11, t6, s11                    # d40 = c30 ^ rol(c01, 1)
    xor t1, t4, t1                      # d11 = c01 ^ c20
    slli t6, a5, 1                      # d30 = c20 ^ rol(c41, 1)
    xor t4, t6, t4                      # d30 = c20 ^ rol(c41, 1)
    srli ra, a5, 31                     # d30 = c20 ^ rol(c41, 1)
    xor ra, t4, ra                      # d30 = c20 ^ rol(c41, 1)
    xor a5, t2, a5                      # d01 = c41 ^ c10
    slli t4, a3, 1                      # d20 = c10 ^ rol(c31, 1)
    xor t2, t4, t2                      # d20 = c10 ^ rol(c31, 1)
    srli a2, a3, 31                     # d20 = c10 ^ rol(c31, 1)
    xor a2, t2, a2                      # d20 = c10 ^ rol(c31, 1)
    xor a3, t0, a3                      # d41 = c31 ^ c00
    lw t0, 100(a0)                      # a200
    xor t0, t0, a2                      # b040 = rol(a200 ^ d20, 31)
    slli t2, t0, 31                     # b040 = rol(a200 ^ d20, 31)
    srli t0, t0, 1                      # b040 = rol(a200 ^ d20, 31)
    or t0, t0, t2                       # b040 = rol(a200 ^ d20, 31)
    xor t2, s1, t5                      # b140 = rol(a311 ^ d31, 28)
    slli t4, t2, 28                     # b140 = rol(a311 ^ d31, 28)
    srli t2, t2, 4                      # b140 = rol(a311 ^ d31, 28)
    or t2, t2, t4                       # b140 = rol(a311 ^ d31, 28)
    xor t4, s3, a3                      # b240 = rol(a421 ^ d41, 20)
    slli t6, t4, 20                     # b240 = rol(a421 ^ d41, 20)
    srli t4, t4, 12                     # b240 = rol(a421 ^ d41, 20)
    or t4, t4, t6                       # b240 = rol(a421 ^ d41, 20)
    xor t6, a6, a5                      # b340 = rol(a031 ^ d01, 21)
    slli a4, t6, 21                     # b340 = rol(a031 ^ d01, 21)
    srli t6, t6, 11                     # b340 = rol(a031 ^ d01, 21)
    or t6, t6, a4                       # b340 = rol(a031 ^ d01, 21)
    lw a4, 168(a0)                      # a140
    xor a4, a4, s9                      # b440 = rol(a140 ^ d10, 1)
    slli s3, a4, 1                      # b440 = rol(a140 ^ d10, 1)
    srli a4, a4, 31                     # b440 = rol(a140 ^ d10, 1)
    or a4, a4, s3                       # b440 = rol(a140 ^ d10, 1)
    not s3, t2                          # ~b140
    and s1, s3, t4                      # t = ~b140 & b240
    xor s1, t0, s1                      # a040 = b040 ^ t
    sw s1, 44(a0)                       # a040
    or a6, t4, t6                       # t = ~b240 & b340
    xor s3, s3, a6                      # a140 = b140 ^ t
    sw s3, 168(a0)                      # a140
    and a6, t6, a4                      # t = ~b340 & b440
    xor t4, t4, a6                      # a240 = b240 ^ t
    sw t4, 100(a0)                      # a240
    or a6, a4, t0                       # t = ~b440 & b040
    xor t6, t6, a6                      # a340 = b340 ^ t
    sw t6, 28(a0)                       # a340
    and t0, t0, t2                      # t = ~b040 & b140
    xor t0, a4, t0                      # a440 = b440 ^ t
    sw t0, 156(a0)                      # a440
    lw t2, 148(a0)                      # a300
    xor t2, t2, ra                      # b010 = rol(a300 ^ d30, 14)
    slli a4, t2, 14                     # b010 = rol(a300 ^ d30, 14)
    srli t2, t2, 18                     # b010 = rol(a300 ^ d30, 14)
    or t2, t2, a4                       # b010 = rol(a300 ^ d30, 14)
    lw a4, 72(a0)                       # a410
    xor a4, a4, s11                     # b110 = rol(a410 ^ d40, 10)
    slli a6, a4, 10                     # b110 = rol(a410 ^ d40, 10)
    srli a4, a4, 22                     # b110 = rol(a410 ^ d40, 10)
    or a4, a4, a6                       # b110 = rol(a410 ^ d40, 10)
    xor s4, s4, a5                      # b210 = rol(a021 ^ d01, 2)
    slli a6, s4, 2                      # b210 = rol(a021 ^ d01, 2)
    srli s4, s4, 30                     # b210 = rol(a021 ^ d01, 2)
    or s4, s4, a6                       # b210 = rol(a021 ^ d01, 2)
    xor a6, a7, t1                      # b310 = rol(a131 ^ d11, 23)
    slli a7, a6, 23                     # b310 = rol(a131 ^ d11, 23)
    srli a6, a6, 9                      # b310 = rol(a131 ^ d11, 23)
    or a6, a6, a7                       # b310 = rol(a131 ^ d11, 23)
    xor s7, s7, t3                      # b410 = rol(a241 ^ d21, 31)
    slli a7, s7, 31                     # b410 = rol(a241 ^ d21, 31)
    srli s7, s7, 1                      # b410 = rol(a241 ^ d21, 31)
    or s7, s7, a7                       # b410 = rol(a241 ^ d21, 31)
    or a7, a4, s4                       # t = ~b110 & b210
    xor a7, t2, a7                      # a010 = b010 ^ t
    sw a7, 164(a0)                      # a010
    xor s1, s1, a7                      # c00 ^= a010
    and a7, s4, a6                      # t = ~b210 & b310
    xor a7, a4, a7                      # a110 = b110 ^ t
    sw a7, 92(a0)                       # a110
    xor s3, s3, a7                      # c10 ^= a110
    not a7, s7                          # ~b410
    or a7, a6, a7                       # t = ~b310 & b410
    xor s4, s4, a7                      # a210 = b210 ^ t
    sw s4, 20(a0)                       # a210
    xor t4, t4, s4                      # c20 ^= a210
    or s4, s7, t2                       # t = ~b410 & b010
    xor s4, a6, s4                      # a310 = b310 ^ t
    sw s4, 148(a0)                      # a310
    xor t6, t6, s4                      # c30 ^= a310
    and t2, t2, a4                      # t = ~b010 & b110
    xor t2, s7, t2                      # a410 = b410 ^ t
    sw t2, 72(a0)                       # a410
    xor t0, t0, t2                      # c40 ^= a410
    xor t2, s2, a3                      # b030 = rol(a401 ^ d41, 14)
    slli a4, t2, 14                     # b030 = rol(a401 ^ d41, 14)
    srli t2, t2, 18                     # b030 = rol(a401 ^ d41, 14)
    or t2, t2, a4                       # b030 = rol(a401 ^ d41, 14)
    lw a4, 84(a0)                       # a010
    xor a4, a4, s10                     # b130 = rol(a010 ^ d00, 18)
    slli s7, a4, 18                     # b130 = rol(a010 ^ d00, 18)
    srli a4, a4, 14                     # b130 = rol(a010 ^ d00, 18)
    or a4, a4, s7                       # b130 = rol(a010 ^ d00, 18)
    lw s7, 12(a0)                       # a120
    xor s7, s7, s9                      # b230 = rol(a120 ^ d10, 5)
    slli s4, s7, 5                      # b230 = rol(a120 ^ d10, 5)
    srli s7, s7, 27                     # b230 = rol(a120 ^ d10, 5)
    or s7, s7, s4                       # b230 = rol(a120 ^ d10, 5)
    xor s4, s0, t3                      # b330 = rol(a231 ^ d21, 8)
    slli s2, s4, 8                      # b330 = rol(a231 ^ d21, 8)
    srli s4, s4, 24                     # b330 = rol(a231 ^ d21, 8)
    or s4, s4, s2                       # b330 = rol(a231 ^ d21, 8)
    lw s2, 68(a0)                       # a340
    xor s2, s2, ra                      # b430 = rol(a340 ^ d30, 28)
    slli a6, s2, 28                     # b430 = rol(a340 ^ d30, 28)
    srli s2, s2, 4                      # b430 = rol(a340 ^ d30, 28)
    or s2, s2, a6                       # b430 = rol(a340 ^ d30, 28)
    and a6, a4, s7                      # t = ~b130 & b230
    xor a6, t2, a6                      # a030 = b030 ^ t
    sw a6, 84(a0)                       # a030
    xor s1, s1, a6                      # c00 ^= a030
    or a6, s7, s4                       # t = ~b230 & b330
    xor a6, a4, a6                      # a130 = b130 ^ t
    sw a6, 12(a0)                       # a130
    xor s3, s3, a6                      # c10 ^= a130
    not s4, s4                          # ~b330
    or a6, s4, s2                       # t = ~b330 & b430
    xor s7, s7, a6                      # a230 = b230 ^ t
    sw s7, 136(a0)                      # a230
    xor t4, t4, s7                      # c20 ^= a230
    and s7, s2, t2                      # t = ~b430 & b030
    xor s7, s4, s7                      # a330 = b330 ^ t
    sw s7, 68(a0)                       # a330
    xor t6, t6, s7                      # c30 ^= a330
    or t2, t2, a4                       # t = ~b030 & b130
    xor t2, s2, t2                      # a430 = b430 ^ t
    sw t2, 196(a0)                      # a430
    xor t0, t0, t2                      # c40 ^= a430
    xor t2, s5, t1                      # b020 = rol(a101 ^ d11, 1)
    slli a4, t2, 1                      # b020 = rol(a101 ^ d11, 1)
    srli t2, t2, 31                     # b020 = rol(a101 ^ d11, 1)
    or t2, t2, a4                       # b020 = rol(a101 ^ d11, 1)
    lw a4, 180(a0)                      # a210
    xor a4, a4, a2                      # b120 = rol(a210 ^ d20, 3)
    slli s7, a4, 3                      # b120 = rol(a210 ^ d20, 3)
    srli a4, a4, 29                     # b120 = rol(a210 ^ d20, 3)
    or a4, a4, s7                       # b120 = rol(a210 ^ d20, 3)
    lw s7, 104(a0)                      # a321
    xor s7, s7, t5                      # b220 = rol(a321 ^ d31, 13)
    slli s4, s7, 13                     # b220 = rol(a321 ^ d31, 13)
    srli s7, s7, 19                     # b220 = rol(a321 ^ d31, 13)
    or s7, s7, s4                       # b220 = rol(a321 ^ d31, 13)
    lw s4, 36(a0)                       # a430
    xor s4, s4, s11                     # b320 = rol(a430 ^ d40, 4)
    slli s5, s4, 4                      # b320 = rol(a430 ^ d40, 4)
    srli s4, s4, 28                     # b320 = rol(a430 ^ d40, 4)
    or s4, s4, s5                       # b320 = rol(a430 ^ d40, 4)
    lw s5, 124(a0)                      # a040
    xor s5, s5, s10                     # b420 = rol(a040 ^ d00, 9)
    slli s2, s5, 9                      # b420 = rol(a040 ^ d00, 9)
    srli s5, s5, 23                     # b420 = rol(a040 ^ d00, 9)
    or s5, s5, s2                       # b420 = rol(a040 ^ d00, 9)
    or s2, a4, s7                       # t = ~b120 & b220
    xor s2, t2, s2                      # a020 = b020 ^ t
    sw s2, 124(a0)                      # a020
    xor s1, s1, s2                      # c00 ^= a020
    and s2, s7, s4                      # t = ~b220 & b320
    xor s2, a4, s2                      # a120 = b120 ^ t
    sw s2, 52(a0)                       # a120
    xor s3, s3, s2                      # c10 ^= a120
    not s4, s4                          # ~b320
    and s2, s4, s5                      # t = ~b320 & b420
    xor s7, s7, s2                      # a220 = b220 ^ t
    sw s7, 180(a0)                      # a220
    xor t4, t4, s7                      # c20 ^= a220
    or s7, s5, t2                       # t = ~b420 & b020
    xor s7, s4, s7                      # a320 = b320 ^ t
    sw s7, 104(a0)                      # a320
    xor t6, t6, s7                      # c30 ^= a320
    and a4, t2, a4                      # t = ~b020 & b120
    xor a4, s5, a4                      # a420 = b420 ^ t
    sw a4, 36(a0)                       # a420
    xor a4, t0, a4                      # c40 ^= a420
    lw s7, 0(a0)                        # a000
    xor s7, s7, s10                     # b000 = a000 ^ d00
    lw s4, 132(a0)                      # a110
    xor s4, s4, s9                      # b100 = rol(a110 ^ d10, 22)
    slli t0, s4, 22                     # b100 = rol(a110 ^ d10, 22)
    srli s4, s4, 10                     # b100 = rol(a110 ^ d10, 22)
    or s4, s4, t0                       # b100 = rol(a110 ^ d10, 22)
    lw s5, 60(a0)                       # a221
    xor s5, s5, t3                      # b200 = rol(a221 ^ d21, 22)
    slli t0, s5, 22                     # b200 = rol(a221 ^ d21, 22)
    srli s5, s5, 10                     # b200 = rol(a221 ^ d21, 22)
    or s5, s5, t0                       # b200 = rol(a221 ^ d21, 22)
    xor s2, s6, t5                      # b300 = rol(a331 ^ d31, 11)
    slli t0, s2, 11                     # b300 = rol(a331 ^ d31, 11)
    srli s2, s2, 21                     # b300 = rol(a331 ^ d31, 11)
    or s2, s2, t0                       # b300 = rol(a331 ^ d31, 11)
    lw a6, 116(a0)                      # a440
    xor a6, a6, s11                     # b400 = rol(a440 ^ d40, 7)
    slli t0, a6, 7                      # b400 = rol(a440 ^ d40, 7)
    srli a6, a6, 25                     # b400 = rol(a440 ^ d40, 7)
    or a6, a6, t0                       # b400 = rol(a440 ^ d40, 7)
    or t0, s4, s5                       # t = ~b100 & b200
    xor t0, s7, t0                      # a000 = b000 ^ t
    lw t2, 8(a1)                        # rc0
    xor t0, t0, t2                      # a000 ^= rc0
    sw t0, 0(a0)                        # a000
    xor t0, s1, t0                      # c00 ^= a000
    not t2, s5                          # ~b200
    or t2, t2, s2                       # t = ~b200 & b300
    xor t2, s4, t2                      # a100 = b100 ^ t
    sw t2, 132(a0)                      # a100
    xor t2, s3, t2                      # c10 ^= a100
    and s3, s2, a6                      # t = ~b300 & b400
    xor s3, s5, s3                      # a200 = b200 ^ t
    sw s3, 60(a0)                       # a200
    xor t4, t4, s3                      # c20 ^= a200
    or s3, a6, s7                       # t = ~b400 & b000
    xor s3, s2, s3                      # a300 = b300 ^ t
    sw s3, 188(a0)                      # a300
    xor t6, t6, s3                      # c30 ^= a300
    and s7, s7, s4                      # t = ~b000 & b100
    xor s7, a6, s7                      # a400 = b400 ^ t
    sw s7, 116(a0)                      # a400
    xor a4, a4, s7                      # c40 ^= a400
    lw s4, 96(a0)                       # a201
    xor s4, s4, t3                      # b041 = rol(a201 ^ d21, 31)
    slli s7, s4, 31                     # b041 = rol(a201 ^ d21, 31)
    srli s4, s4, 1                      # b041 = rol(a201 ^ d21, 31)
    or s4, s4, s7                       # b041 = rol(a201 ^ d21, 31)
    lw s5, 24(a0)                       # a310
    xor s5, s5, ra                      # b141 = rol(a310 ^ d30, 27)
    slli s7, s5, 27                     # b141 = rol(a310 ^ d30, 27)
    srli s5, s5, 5                      # b141 = rol(a310 ^ d30, 27)
    or s5, s5, s7                       # b141 = rol(a310 ^ d30, 27)
    lw s7, 152(a0)                      # a420
    xor s7, s7, s11                     # b241 = rol(a420 ^ d40, 19)
    slli s3, s7, 19                     # b241 = rol(a420 ^ d40, 19)
    srli s7, s7, 13                     # b241 = rol(a420 ^ d40, 19)
    or s7, s7, s3                       # b241 = rol(a420 ^ d40, 19)
    lw s3, 40(a0)                       # a030
    xor s3, s3, s10                     # b341 = rol(a030 ^ d00, 20)
    slli s1, s3, 20                     # b341 = rol(a030 ^ d00, 20)
    srli s3, s3, 12                     # b341 = rol(a030 ^ d00, 20)
    or s3, s3, s1                       # b341 = rol(a030 ^ d00, 20)
    lw s1, 172(a0)                      # a141
    xor s1, s1, t1                      # b441 = rol(a141 ^ d11, 1)
    slli s2, s1, 1                      # b441 = rol(a141 ^ d11, 1)
    srli s1, s1, 31                     # b441 = rol(a141 ^ d11, 1)
    or s1, s1, s2                       # b441 = rol(a141 ^ d11, 1)
    not s2, s5                          # ~b141
    and a6, s2, s7                      # t = ~b141 & b241
    xor a6, s4, a6                      # a041 = b041 ^ t
    sw a6, 40(a0)                       # a041
    or a7, s7, s3                       # t = ~b241 & b341
    xor s2, s2, a7                      # a141 = b141 ^ t
    sw s2, 172(a0)                      # a141
    and a7, s3, s1                      # t = ~b341 & b441
    xor s7, s7, a7                      # a241 = b241 ^ t
    or a7, s1, s4                       # t = ~b441 & b041
    xor s3, s3, a7                      # a341 = b341 ^ t
    sw s3, 24(a0)                       # a341
    and s5, s4, s5                      # t = ~b041 & b141
    xor s5, s1, s5                      # a441 = b441 ^ t
    sw s5, 152(a0)                      # a441
    lw s1, 48(a0)                       # a100
    xor s1, s1, s9                      # b021 = a100 ^ d10
    lw a7, 176(a0)                      # a211
    xor a7, a7, t3                      # b121 = rol(a211 ^ d21, 3)
    slli s4, a7, 3                      # b121 = rol(a211 ^ d21, 3)
    srli a7, a7, 29                     # b121 = rol(a211 ^ d21, 3)
    or a7, a7, s4                       # b121 = rol(a211 ^ d21, 3)
    lw t3, 108(a0)                      # a320
    xor t3, t3, ra                      # b221 = rol(a320 ^ d30, 12)
    slli s4, t3, 12                     # b221 = rol(a320 ^ d30, 12)
    srli t3, t3, 20                     # b221 = rol(a320 ^ d30, 12)
    or t3, t3, s4                       # b221 = rol(a320 ^ d30, 12)
    xor s0, s8, a3                      # b321 = rol(a431 ^ d41, 4)
    slli s4, s0, 4                      # b321 = rol(a431 ^ d41, 4)
    srli s0, s0, 28                     # b321 = rol(a431 ^ d41, 4)
    or s0, s0, s4                       # b321 = rol(a431 ^ d41, 4)
    lw s6, 120(a0)                      # a041
    xor s6, s6, a5                      # b421 = rol(a041 ^ d01, 9)
    slli s4, s6, 9                      # b421 = rol(a041 ^ d01, 9)
    srli s6, s6, 23                     # b421 = rol(a041 ^ d01, 9)
    or s6, s6, s4                       # b421 = rol(a041 ^ d01, 9)
    or s4, a7, t3                       # t = ~b121 & b221
    xor s4, s1, s4                      # a021 = b021 ^ t
    xor a6, a6, s4                      # c01 ^= a021
    and s8, t3, s0                      # t = ~b221 & b321
    xor s8, a7, s8                      # a121 = b121 ^ t
    sw s8, 48(a0)                       # a121
    xor s2, s2, s8                      # c11 ^= a121
    not s0, s0                          # ~b321
    and s8, s0, s6                      # t = ~b321 & b421
    xor t3, t3, s8                      # a221 = b221 ^ t
    sw t3, 176(a0)                      # a221
    xor t3, s7, t3                      # c21 ^= a221
    or s8, s6, s1                       # t = ~b421 & b021
    xor s0, s0, s8                      # a321 = b321 ^ t
    sw s0, 108(a0)                      # a321
    xor s0, s3, s0                      # c31 ^= a321
    and s3, s1, a7                      # t = ~b021 & b121
    xor s3, s6, s3                      # a421 = b421 ^ t
    xor s5, s5, s3                      # c41 ^= a421
    lw a7, 144(a0)                      # a301
    xor a7, a7, t5                      # b011 = rol(a301 ^ d31, 14)
    slli s1, a7, 14                     # b011 = rol(a301 ^ d31, 14)
    srli a7, a7, 18                     # b011 = rol(a301 ^ d31, 14)
    or a7, a7, s1                       # b011 = rol(a301 ^ d31, 14)
    lw s8, 76(a0)                       # a411
    xor s8, s8, a3                      # b111 = rol(a411 ^ d41, 10)
    slli s1, s8, 10                     # b111 = rol(a411 ^ d41, 10)
    srli s8, s8, 22                     # b111 = rol(a411 ^ d41, 10)
    or s8, s8, s1                       # b111 = rol(a411 ^ d41, 10)
    lw s1, 160(a0)                      # a020
    xor s1, s1, s10                     # b211 = rol(a020 ^ d00, 1)
    slli s6, s1, 1                      # b211 = rol(a020 ^ d00, 1)
    srli s1, s1, 31                     # b211 = rol(a020 ^ d00, 1)
    or s1, s1, s6                       # b211 = rol(a020 ^ d00, 1)
    lw s6, 88(a0)                       # a130
    xor s6, s6, s9                      # b311 = rol(a130 ^ d10, 22)
    slli s9, s6, 22                     # b311 = rol(a130 ^ d10, 22)
    srli s6, s6, 10                     # b311 = rol(a130 ^ d10, 22)
    or s6, s6, s9                       # b311 = rol(a130 ^ d10, 22)
    lw s9, 16(a0)                       # a240
    xor s9, s9, a2                      # b411 = rol(a240 ^ d20, 30)
    slli s10, s9, 30                    # b411 = rol(a240 ^ d20, 30)
    srli s9, s9, 2                      # b411 = rol(a240 ^ d20, 30)
    or s9, s9, s10                      # b411 = rol(a240 ^ d20, 30)
    or s10, s8, s1                      # t = ~b111 & b211
    xor s10, a7, s10                    # a011 = b011 ^ t
    sw s10, 160(a0)                     # a011
    xor a6, a6, s10                     # c01 ^= a011
    and s10, s1, s6                     # t = ~b211 & b311
    xor s10, s8, s10                    # a111 = b111 ^ t
    sw s10, 88(a0)                      # a111
    xor s10, s2, s10                    # c11 ^= a111
    not s2, s9                          # ~b411
    or s2, s6, s2                       # t = ~b311 & b411
    xor s2, s1, s2                      # a211 = b211 ^ t
    sw s2, 16(a0)                       # a211
    xor s2, t3, s2                      # c21 ^= a211
    or s1, s9, a7                       # t = ~b411 & b011
    xor s1, s6, s1                      # a311 = b311 ^ t
    xor t3, s0, s1                      # c31 ^= a311
    and s8, a7, s8                      # t = ~b011 & b111
    xor s9, s9, s8                      # a411 = b411 ^ t
    sw s9, 76(a0)                       # a411
    xor s9, s5, s9                      # c41 ^= a411
    lw a7, 4(a0)                        # a001
    xor a7, a7, a5                      # b001 = a001 ^ d01
    lw s0, 128(a0)                      # a111
    xor s0, s0, t1                      # b101 = rol(a111 ^ d11, 22)
    slli s5, s0, 22                     # b101 = rol(a111 ^ d11, 22)
    srli s0, s0, 10                     # b101 = rol(a111 ^ d11, 22)
    or s0, s0, s5                       # b101 = rol(a111 ^ d11, 22)
    lw s6, 56(a0)                       # a220
    xor s6, s6, a2                      # b201 = rol(a220 ^ d20, 21)
    slli s5, s6, 21                     # b201 = rol(a220 ^ d20, 21)
    srli s6, s6, 11                     # b201 = rol(a220 ^ d20, 21)
    or s6, s6, s5                       # b201 = rol(a220 ^ d20, 21)
    lw s8, 184(a0)                      # a330
    xor s8, s8, ra                      # b301 = rol(a330 ^ d30, 10)
    slli s5, s8, 10                     # b301 = rol(a330 ^ d30, 10)
    srli s8, s8, 22                     # b301 = rol(a330 ^ d30, 10)
    or s8, s8, s5                       # b301 = rol(a330 ^ d30, 10)
    lw ra, 112(a0)                      # a441
    xor a3, ra, a3                      # b401 = rol(a441 ^ d41, 7)
    slli s5, a3, 7                      # b401 = rol(a441 ^ d41, 7)
    srli a3, a3, 25                     # b401 = rol(a441 ^ d41, 7)
    or a3, a3, s5                       # b401 = rol(a441 ^ d41, 7)
    or s5, s0, s6                       # t = ~b101 & b201
    xor s5, a7, s5                      # a001 = b001 ^ t
    lw ra, 12(a1)                       # rc1
    xor ra, s5, ra                      # a001 ^= rc1
    sw ra, 4(a0)                        # a001
    xor ra, a6, ra                      # c01 ^= a001
    not s5, s6                          # ~b201
    or s5, s5, s8                       # t = ~b201 & b301
    xor s5, s0, s5                      # a101 = b101 ^ t
    xor s10, s10, s5                    # c11 ^= a101
    and a6, s8, a3                      # t = ~b301 & b401
    xor s6, s6, a6                      # a201 = b201 ^ t
    sw s6, 56(a0)                       # a201
    xor s6, s2, s6                      # c21 ^= a201
    or a6, a3, a7                       # t = ~b401 & b001
    xor s8, s8, a6                      # a301 = b301 ^ t
    sw s8, 184(a0)                      # a301
    xor s8, t3, s8                      # c31 ^= a301
    and s2, a7, s0                      # t = ~b001 & b101
    xor s2, a3, s2                      # a401 = b401 ^ t
    xor s9, s9, s2                      # c41 ^= a401
    lw a3, 192(a0)                      # a400
    xor s11, a3, s11                    # b031 = rol(a400 ^ d40, 13)
    slli a6, s11, 13                    # b031 = rol(a400 ^ d40, 13)
    srli s11, s11, 19                   # b031 = rol(a400 ^ d40, 13)
    or s11, s11, a6                     # b031 = rol(a400 ^ d40, 13)
    lw a3, 80(a0)                       # a011
    xor a5, a3, a5                      # b131 = rol(a011 ^ d01, 18)
    slli a6, a5, 18                     # b131 = rol(a011 ^ d01, 18)
    srli a5, a5, 14                     # b131 = rol(a011 ^ d01, 18)
    or a5, a5, a6                       # b131 = rol(a011 ^ d01, 18)
    lw s0, 8(a0)                        # a121
    xor s0, s0, t1                      # b231 = rol(a121 ^ d11, 5)
    slli a6, s0, 5                      # b231 = rol(a121 ^ d11, 5)
    srli s0, s0, 27                     # b231 = rol(a121 ^ d11, 5)
    or s0, s0, a6                       # b231 = rol(a121 ^ d11, 5)
    lw a3, 140(a0)                      # a230
    xor a3, a3, a2                      # b331 = rol(a230 ^ d20, 7)
    slli a6, a3, 7                      # b331 = rol(a230 ^ d20, 7)
    srli a3, a3, 25                     # b331 = rol(a230 ^ d20, 7)
    or a3, a3, a6                       # b331 = rol(a230 ^ d20, 7)
    lw a2, 64(a0)                       # a341
    xor a2, a2, t5                      # b431 = rol(a341 ^ d31, 28)
    slli a6, a2, 28                     # b431 = rol(a341 ^ d31, 28)
    srli a2, a2, 4                      # b431 = rol(a341 ^ d31, 28)
    or a2, a2, a6                       # b431 = rol(a341 ^ d31, 28)
    and a6, a5, s0                      # t = ~b131 & b231
    xor a6, s11, a6                     # a031 = b031 ^ t
    xor t1, ra, a6                      # c01 ^= a031
    or a7, s0, a3                       # t = ~b231 & b331
    xor a7, a5, a7                      # a131 = b131 ^ t
    xor t3, s10, a7                     # c11 ^= a131
    not a3, a3                          # ~b331
    or t5, a3, a2                       # t = ~b331 & b431
    xor s0, s0, t5                      # a231 = b231 ^ t
    xor t5, s6, s0                      # c21 ^= a231
    and s6, a2, s11                     # t = ~b431 & b031
    xor s6, a3, s6                      # a331 = b331 ^ t
    xor a3, s8, s6                      # c31 ^= a331
    or s8, s11, a5                      # t = ~b031 & b131
    xor s8, a2, s8                      # a431 = b431 ^ t
    xor a5, s9, s8                      # c41 ^= a431
12:
    slli s9, t5, 1                      # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, t0                      # d10 = c00 ^ rol(c21, 1)
    srli s10, t5, 31                    # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, s10                     # d10 = c00 ^ rol(c21, 1)
    xor t5, a4, t5                      # d31 = c21 ^ c40
    slli s10, t3, 1                     # d00 = c40 ^ rol(c11, 1)
    xor a4, s10, a4                     # d00 = c40 ^ rol(c11, 1)
    srli s10, t3, 31                    # d00 = c40 ^ rol(c11, 1)
    xor s10, a4, s10                    # d00 = c40 ^ rol(c11, 1)
    xor t3, t6, t3                      # d21 = c11 ^ c30
    slli a4, t1, 1                      # d40 = c30 ^ rol(c01, 1)
    xor t6, a4, t6                      # d40 = c30 ^ rol(c01, 1)
    srli s11, t1, 31                    # d40 = c30 ^ rol(c01, 1)
    xor s11, t6, s11                    # d40 = c30 ^ rol(c01, 1)
    xor t1, t4, t1                      # d11 = c01 ^ c20
    slli t6, a5, 1                      # d30 = c20 ^ rol(c41, 1)
    xor t4, t6, t4                      # d30 = c20 ^ rol(c41, 1)
    srli ra, a5, 31                     # d30 = c20 ^ rol(c41, 1)
    xor ra, t4, ra                      # d30 = c20 ^ rol(c41, 1)
    xor a5, t2, a5                      # d01 = c41 ^ c10
    slli t4, a3, 1                      # d20 = c10 ^ rol(c31, 1)
    xor t2, t4, t2                      # d20 = c10 ^ rol(c31, 1)
    srli a2, a3, 31                     # d20 = c10 ^ rol(c31, 1)
    xor a2, t2, a2                      # d20 = c10 ^ rol(c31, 1)
    xor a3, t0, a3                      # d41 = c31 ^ c00
    lw t0, 60(a0)                       # a200
    xor t0, t0, a2                      # b040 = rol(a200 ^ d20, 31)
    slli t2, t0, 31                     # b040 = rol(a200 ^ d20, 31)
    srli t0, t0, 1                      # b040 = rol(a200 ^ d20, 31)
    or t0, t0, t2                       # b040 = rol(a200 ^ d20, 31)
    xor t2, s1, t5                      # b140 = rol(a311 ^ d31, 28)
    slli t4, t2, 28                     # b140 = rol(a311 ^ d31, 28)
    srli t2, t2, 4                      # b140 = rol(a311 ^ d31, 28)
    or t2, t2, t4                       # b140 = rol(a311 ^ d31, 28)
    xor t4, s3, a3                      # b240 = rol(a421 ^ d41, 20)
    slli t6, t4, 20                     # b240 = rol(a421 ^ d41, 20)
    srli t4, t4, 12                     # b240 = rol(a421 ^ d41, 20)
    or t4, t4, t6                       # b240 = rol(a421 ^ d41, 20)
    xor t6, a6, a5                      # b340 = rol(a031 ^ d01, 21)
    slli a4, t6, 21                     # b340 = rol(a031 ^ d01, 21)
    srli t6, t6, 11                     # b340 = rol(a031 ^ d01, 21)
    or t6, t6, a4                       # b340 = rol(a031 ^ d01, 21)
    lw a4, 168(a0)                      # a140
    xor a4, a4, s9                      # b440 = rol(a140 ^ d10, 1)
    slli s3, a4, 1                      # b440 = rol(a140 ^ d10, 1)
    srli a4, a4, 31                     # b440 = rol(a140 ^ d10, 1)
    or a4, a4, s3                       # b440 = rol(a140 ^ d10, 1)
    not s3, t2                          # ~b140
    and s1, s3, t4                      # t = ~b140 & b240
    xor s1, t0, s1                      # a040 = b040 ^ t
    sw s1, 80(a0)                       # a040
    or a6, t4, t6                       # t = ~b240 & b340
    xor s3, s3, a6                      # a140 = b140 ^ t
    sw s3, 168(a0)                      # a140
    and a6, t6, a4                      # t = ~b340 & b440
    xor t4, t4, a6                      # a240 = b240 ^ t
    sw t4, 60(a0)                       # a240
    or a6, a4, t0                       # t = ~b440 & b040
    xor t6, t6, a6                      # a340 = b340 ^ t
    sw t6, 144(a0)                      # a340
    and t0, t0, t2                      # t = ~b040 & b140
    xor t0, a4, t0                      # a440 = b440 ^ t
    sw t0, 32(a0)                       # a440
    lw t2, 188(a0)                      # a300
    xor t2, t2, ra                      # b010 = rol(a300 ^ d30, 14)
    slli a4, t2, 14                     # b010 = rol(a300 ^ d30, 14)
    srli t2, t2, 18                     # b010 = rol(a300 ^ d30, 14)
    or t2, t2, a4                       # b010 = rol(a300 ^ d30, 14)
    lw a4, 72(a0)                       # a410
    xor a4, a4, s11                     # b110 = rol(a410 ^ d40, 10)
    slli a6, a4, 10                     # b110 = rol(a410 ^ d40, 10)
    srli a4, a4, 22                     # b110 = rol(a410 ^ d40, 10)
    or a4, a4, a6                       # b110 = rol(a410 ^ d40, 10)
    xor s4, s4, a5                      # b210 = rol(a021 ^ d01, 2)
    slli a6, s4, 2                      # b210 = rol(a021 ^ d01, 2)
    srli s4, s4, 30                     # b210 = rol(a021 ^ d01, 2)
    or s4, s4, a6                       # b210 = rol(a021 ^ d01, 2)
    xor a6, a7, t1                      # b310 = rol(a131 ^ d11, 23)
    slli a7, a6, 23                     # b310 = rol(a131 ^ d11, 23)
    srli a6, a6, 9                      # b310 = rol(a131 ^ d11, 23)
    or a6, a6, a7                       # b310 = rol(a131 ^ d11, 23)
    xor s7, s7, t3                      # b410 = rol(a241 ^ d21, 31)
    slli a7, s7, 31                     # b410 = rol(a241 ^ d21, 31)
    srli s7, s7, 1                      # b410 = rol(a241 ^ d21, 31)
    or s7, s7, a7                       # b410 = rol(a241 ^ d21, 31)
    or a7, a4, s4                       # t = ~b110 & b210
    xor a7, t2, a7                      # a010 = b010 ^ t
    sw a7, 120(a0)                      # a010
    xor s1, s1, a7                      # c00 ^= a010
    and a7, s4, a6                      # t = ~b210 & b310
    xor a7, a4, a7                      # a110 = b110 ^ t
    sw a7, 8(a0)                        # a110
    xor s3, s3, a7                      # c10 ^= a110
    not a7, s7                          # ~b410
    or a7, a6, a7                       # t = ~b310 & b410
    xor s4, s4, a7                      # a210 = b210 ^ t
    sw s4, 96(a0)                       # a210
    xor t4, t4, s4                      # c20 ^= a210
    or s4, s7, t2                       # t = ~b410 & b010
    xor s4, a6, s4                      # a310 = b310 ^ t
    sw s4, 188(a0)                      # a310
    xor t6, t6, s4                      # c30 ^= a310
    and t2, t2, a4                      # t = ~b010 & b110
    xor t2, s7, t2                      # a410 = b410 ^ t
    sw t2, 72(a0)                       # a410
    xor t0, t0, t2                      # c40 ^= a410
    xor t2, s2, a3                      # b030 = rol(a401 ^ d41, 14)
    slli a4, t2, 14                     # b030 = rol(a401 ^ d41, 14)
    srli t2, t2, 18                     # b030 = rol(a401 ^ d41, 14)
    or t2, t2, a4                       # b030 = rol(a401 ^ d41, 14)
    lw a4, 164(a0)                      # a010
    xor a4, a4, s10                     # b130 = rol(a010 ^ d00, 18)
    slli s7, a4, 18                     # b130 = rol(a010 ^ d00, 18)
    srli a4, a4, 14                     # b130 = rol(a010 ^ d00, 18)
    or a4, a4, s7                       # b130 = rol(a010 ^ d00, 18)
    lw s7, 52(a0)                       # a120
    xor s7, s7, s9                      # b230 = rol(a120 ^ d10, 5)
    slli s4, s7, 5                      # b230 = rol(a120 ^ d10, 5)
    srli s7, s7, 27                     # b230 = rol(a120 ^ d10, 5)
    or s7, s7, s4                       # b230 = rol(a120 ^ d10, 5)
    xor s4, s0, t3                      # b330 = rol(a231 ^ d21, 8)
    slli s2, s4, 8                      # b330 = rol(a231 ^ d21, 8)
    srli s4, s4, 24                     # b330 = rol(a231 ^ d21, 8)
    or s4, s4, s2                       # b330 = rol(a231 ^ d21, 8)
    lw s2, 28(a0)                       # a340
    xor s2, s2, ra                      # b430 = rol(a340 ^ d30, 28)
    slli a6, s2, 28                     # b430 = rol(a340 ^ d30, 28)
    srli s2, s2, 4                      # b430 = rol(a340 ^ d30, 28)
    or s2, s2, a6                       # b430 = rol(a340 ^ d30, 28)
    and a6, a4, s7                      # t = ~b130 & b230
    xor a6, t2, a6                      # a030 = b030 ^ t
    sw a6, 164(a0)                      # a030
    xor s1, s1, a6                      # c00 ^= a030
    or a6, s7, s4                       # t = ~b230 & b330
    xor a6, a4, a6                      # a130 = b130 ^ t
    sw a6, 52(a0)                       # a130
    xor s3, s3, a6                      # c10 ^= a130
    not s4, s4                          # ~b330
    or a6, s4, s2                       # t = ~b330 & b430
    xor s7, s7, a6                      # a230 = b230 ^ t
    sw s7, 140(a0)                      # a230
    xor t4, t4, s7                      # c20 ^= a230
    and s7, s2, t2                      # t = ~b430 & b030
    xor s7, s4, s7                      # a330 = b330 ^ t
    sw s7, 28(a0)                       # a330
    xor t6, t6, s7                      # c30 ^= a330
    or t2, t2, a4                       # t = ~b030 & b130
    xor t2, s2, t2                      # a430 = b430 ^ t
    sw t2, 112(a0)                      # a430
    xor t0, t0, t2                      # c40 ^= a430
    xor t2, s5, t1                      # b020 = rol(a101 ^ d11, 1)
    slli a4, t2, 1                      # b020 = rol(a101 ^ d11, 1)
    srli t2, t2, 31                     # b020 = rol(a101 ^ d11, 1)
    or t2, t2, a4                       # b020 = rol(a101 ^ d11, 1)
    lw a4, 20(a0)                       # a210
    xor a4, a4, a2                      # b120 = rol(a210 ^ d20, 3)
    slli s7, a4, 3                      # b120 = rol(a210 ^ d20, 3)
    srli a4, a4, 29                     # b120 = rol(a210 ^ d20, 3)
    or a4, a4, s7                       # b120 = rol(a210 ^ d20, 3)
    lw s7, 108(a0)                      # a321
    xor s7, s7, t5                      # b220 = rol(a321 ^ d31, 13)
    slli s4, s7, 13                     # b220 = rol(a321 ^ d31, 13)
    srli s7, s7, 19                     # b220 = rol(a321 ^ d31, 13)
    or s7, s7, s4                       # b220 = rol(a321 ^ d31, 13)
    lw s4, 196(a0)                      # a430
    xor s4, s4, s11                     # b320 = rol(a430 ^ d40, 4)
    slli s5, s4, 4                      # b320 = rol(a430 ^ d40, 4)
    srli s4, s4, 28                     # b320 = rol(a430 ^ d40, 4)
    or s4, s4, s5                       # b320 = rol(a430 ^ d40, 4)
    lw s5, 44(a0)                       # a040
    xor s5, s5, s10                     # b420 = rol(a040 ^ d00, 9)
    slli s2, s5, 9                      # b420 = rol(a040 ^ d00, 9)
    srli s5, s5, 23                     # b420 = rol(a040 ^ d00, 9)
    or s5, s5, s2                       # b420 = rol(a040 ^ d00, 9)
    or s2, a4, s7                       # t = ~b120 & b220
    xor s2, t2, s2                      # a020 = b020 ^ t
    sw s2, 44(a0)                       # a020
    xor s1, s1, s2                      # c00 ^= a020
    and s2, s7, s4                      # t = ~b220 & b320
    xor s2, a4, s2                      # a120 = b120 ^ t
    sw s2, 128(a0)                      # a120
    xor s3, s3, s2                      # c10 ^= a120
    not s4, s4                          # ~b320
    and s2, s4, s5                      # t = ~b320 & b420
    xor s7, s7, s2                      # a220 = b220 ^ t
    sw s7, 20(a0)                       # a220
    xor t4, t4, s7                      # c20 ^= a220
    or s7, s5, t2                       # t = ~b420 & b020
    xor s7, s4, s7                      # a320 = b320 ^ t
    sw s7, 108(a0)                      # a320
    xor t6, t6, s7                      # c30 ^= a320
    and a4, t2, a4                      # t = ~b020 & b120
    xor a4, s5, a4                      # a420 = b420 ^ t
    sw a4, 196(a0)                      # a420
    xor a4, t0, a4                      # c40 ^= a420
    lw s7, 0(a0)                        # a000
    xor s7, s7, s10                     # b000 = a000 ^ d00
    lw s4, 92(a0)                       # a110
    xor s4, s4, s9                      # b100 = rol(a110 ^ d10, 22)
    slli t0, s4, 22                     # b100 = rol(a110 ^ d10, 22)
    srli s4, s4, 10                     # b100 = rol(a110 ^ d10, 22)
    or s4, s4, t0                       # b100 = rol(a110 ^ d10, 22)
    lw s5, 176(a0)                      # a221
    xor s5, s5, t3                      # b200 = rol(a221 ^ d21, 22)
    slli t0, s5, 22                     # b200 = rol(a221 ^ d21, 22)
    srli s5, s5, 10                     # b200 = rol(a221 ^ d21, 22)
    or s5, s5, t0                       # b200 = rol(a221 ^ d21, 22)
    xor s2, s6, t5                      # b300 = rol(a331 ^ d31, 11)
    slli t0, s2, 11                     # b300 = rol(a331 ^ d31, 11)
    srli s2, s2, 21                     # b300 = rol(a331 ^ d31, 11)
    or s2, s2, t0                       # b300 = rol(a331 ^ d31, 11)
    lw a6, 156(a0)                      # a440
    xor a6, a6, s11                     # b400 = rol(a440 ^ d40, 7)
    slli t0, a6, 7                      # b400 = rol(a440 ^ d40, 7)
    srli a6, a6, 25                     # b400 = rol(a440 ^ d40, 7)
    or a6, a6, t0                       # b400 = rol(a440 ^ d40, 7)
    or t0, s4, s5                       # t = ~b100 & b200
    xor t0, s7, t0                      # a000 = b000 ^ t
    lw t2, 16(a1)                       # rc0
    xor t0, t0, t2                      # a000 ^= rc0
    sw t0, 0(a0)                        # a000
    xor t0, s1, t0                      # c00 ^= a000
    not t2, s5                          # ~b200
    or t2, t2, s2                       # t = ~b200 & b300
    xor t2, s4, t2                      # a100 = b100 ^ t
    sw t2, 92(a0)                       # a100
    xor t2, s3, t2                      # c10 ^= a100
    and s3, s2, a6                      # t = ~b300 & b400
    xor s3, s5, s3                      # a200 = b200 ^ t
    sw s3, 176(a0)                      # a200
    xor t4, t4, s3                      # c20 ^= a200
    or s3, a6, s7                       # t = ~b400 & b000
    xor s3, s2, s3                      # a300 = b300 ^ t
    sw s3, 64(a0)                       # a300
    xor t6, t6, s3                      # c30 ^= a300
    and s7, s7, s4                      # t = ~b000 & b100
    xor s7, a6, s7                      # a400 = b400 ^ t
    sw s7, 156(a0)                      # a400
    xor a4, a4, s7                      # c40 ^= a400
    lw s4, 56(a0)                       # a201
    xor s4, s4, t3                      # b041 = rol(a201 ^ d21, 31)
    slli s7, s4, 31                     # b041 = rol(a201 ^ d21, 31)
    srli s4, s4, 1                      # b041 = rol(a201 ^ d21, 31)
    or s4, s4, s7                       # b041 = rol(a201 ^ d21, 31)
    lw s5, 148(a0)                      # a310
    xor s5, s5, ra                      # b141 = rol(a310 ^ d30, 27)
    slli s7, s5, 27                     # b141 = rol(a310 ^ d30, 27)
    srli s5, s5, 5                      # b141 = rol(a310 ^ d30, 27)
    or s5, s5, s7                       # b141 = rol(a310 ^ d30, 27)
    lw s7, 36(a0)                       # a420
    xor s7, s7, s11                     # b241 = rol(a420 ^ d40, 19)
    slli s3, s7, 19                     # b241 = rol(a420 ^ d40, 19)
    srli s7, s7, 13                     # b241 = rol(a420 ^ d40, 19)
    or s7, s7, s3                       # b241 = rol(a420 ^ d40, 19)
    lw s3, 84(a0)                       # a030
    xor s3, s3, s10                     # b341 = rol(a030 ^ d00, 20)
    slli s1, s3, 20                     # b341 = rol(a030 ^ d00, 20)
    srli s3, s3, 12                     # b341 = rol(a030 ^ d00, 20)
    or s3, s3, s1                       # b341 = rol(a030 ^ d00, 20)
    lw s1, 172(a0)                      # a141
    xor s1, s1, t1                      # b441 = rol(a141 ^ d11, 1)
    slli s2, s1, 1                      # b441 = rol(a141 ^ d11, 1)
    srli s1, s1, 31                     # b441 = rol(a141 ^ d11, 1)
    or s1, s1, s2                       # b441 = rol(a141 ^ d11, 1)
    not s2, s5                          # ~b141
    and a6, s2, s7                      # t = ~b141 & b241
    xor a6, s4, a6                      # a041 = b041 ^ t
    sw a6, 84(a0)                       # a041
    or a7, s7, s3                       # t = ~b241 & b341
    xor s2, s2, a7                      # a141 = b141 ^ t
    sw s2, 172(a0)                      # a141
    and a7, s3, s1                      # t = ~b341 & b441
    xor s7, s7, a7                      # a241 = b241 ^ t
    or a7, s1, s4                       # t = ~b441 & b041
    xor s3, s3, a7                      # a341 = b341 ^ t
    sw s3, 148(a0)                      # a341
    and s5, s4, s5                      # t = ~b041 & b141
    xor s5, s1, s5                      # a441 = b441 ^ t
    sw s5, 36(a0)                       # a441
    lw s1, 132(a0)                      # a100
    xor s1, s1, s9                      # b021 = a100 ^ d10
    lw a7, 16(a0)                       # a211
    xor a7, a7, t3                      # b121 = rol(a211 ^ d21, 3)
    slli s4, a7, 3                      # b121 = rol(a211 ^ d21, 3)
    srli a7, a7, 29                     # b121 = rol(a211 ^ d21, 3)
    or a7, a7, s4                       # b121 = rol(a211 ^ d21, 3)
    lw t3, 104(a0)                      # a320
    xor t3, t3, ra                      # b221 = rol(a320 ^ d30, 12)
    slli s4, t3, 12                     # b221 = rol(a320 ^ d30, 12)
    srli t3, t3, 20                     # b221 = rol(a320 ^ d30, 12)
    or t3, t3, s4                       # b221 = rol(a320 ^ d30, 12)
    xor s0, s8, a3                      # b321 = rol(a431 ^ d41, 4)
    slli s4, s0, 4                      # b321 = rol(a431 ^ d41, 4)
    srli s0, s0, 28                     # b321 = rol(a431 ^ d41, 4)
    or s0, s0, s4                       # b321 = rol(a431 ^ d41, 4)
    lw s6, 40(a0)                       # a041
    xor s6, s6, a5                      # b421 = rol(a041 ^ d01, 9)
    slli s4, s6, 9                      # b421 = rol(a041 ^ d01, 9)
    srli s6, s6, 23                     # b421 = rol(a041 ^ d01, 9)
    or s6, s6, s4                       # b421 = rol(a041 ^ d01, 9)
    or s4, a7, t3                       # t = ~b121 & b221
    xor s4, s1, s4                      # a021 = b021 ^ t
    xor a6, a6, s4                      # c01 ^= a021
    and s8, t3, s0                      # t = ~b221 & b321
    xor s8, a7, s8                      # a121 = b121 ^ t
    sw s8, 132(a0)                      # a121
    xor s2, s2, s8                      # c11 ^= a121
    not s0, s0                          # ~b321
    and s8, s0, s6                      # t = ~b321 & b421
    xor t3, t3, s8                      # a221 = b221 ^ t
    sw t3, 16(a0)                       # a221
    xor t3, s7, t3                      # c21 ^= a221
    or s8, s6, s1                       # t = ~b421 & b021
    xor s0, s0, s8                      # a321 = b321 ^ t
    sw s0, 104(a0)                      # a321
    xor s0, s3, s0                      # c31 ^= a321
    and s3, s1, a7                      # t = ~b021 & b121
    xor s3, s6, s3                      # a421 = b421 ^ t
    xor s5, s5, s3                      # c41 ^= a421
    lw a7, 184(a0)                      # a301
    xor a7, a7, t5                      # b011 = rol(a301 ^ d31, 14)
    slli s1, a7, 14                     # b011 = rol(a301 ^ d31, 14)
    srli a7, a7, 18                     # b011 = rol(a301 ^ d31, 14)
    or a7, a7, s1                       # b011 = rol(a301 ^ d31, 14)
    lw s8, 76(a0)                       # a411
    xor s8, s8, a3                      # b111 = rol(a411 ^ d41, 10)
    slli s1, s8, 10                     # b111 = rol(a411 ^ d41, 10)
    srli s8, s8, 22                     # b111 = rol(a411 ^ d41, 10)
    or s8, s8, s1                       # b111 = rol(a411 ^ d41, 10)
    lw s1, 124(a0)                      # a020
    xor s1, s1, s10                     # b211 = rol(a020 ^ d00, 1)
    slli s6, s1, 1                      # b211 = rol(a020 ^ d00, 1)
    srli s1, s1, 31                     # b211 = rol(a020 ^ d00, 1)
    or s1, s1, s6                       # b211 = rol(a020 ^ d00, 1)
    lw s6, 12(a0)                       # a130
    xor s6, s6, s9                      # b311 = rol(a130 ^ d10, 22)
    slli s9, s6, 22                     # b311 = rol(a130 ^ d10, 22)
    srli s6, s6, 10                     # b311 = rol(a130 ^ d10, 22)
    or s6, s6, s9                       # b311 = rol(a130 ^ d10, 22)
    lw s9, 100(a0)                      # a240
    xor s9, s9, a2                      # b411 = rol(a240 ^ d20, 30)
    slli s10, s9, 30                    # b411 = rol(a240 ^ d20, 30)
    srli s9, s9, 2                      # b411 = rol(a240 ^ d20, 30)
    or s9, s9, s10                      # b411 = rol(a240 ^ d20, 30)
    or s10, s8, s1                      # t = ~b111 & b211
    xor s10, a7, s10                    # a011 = b011 ^ t
    sw s10, 124(a0)                     # a011
    xor a6, a6, s10                     # c01 ^= a011
    and s10, s1, s6                     # t = ~b211 & b311
    xor s10, s8, s10                    # a111 = b111 ^ t
    sw s10, 12(a0)                      # a111
    xor s10, s2, s10                    # c11 ^= a111
    not s2, s9                          # ~b411
    or s2, s6, s2                       # t = ~b311 & b411
    xor s2, s1, s2                      # a211 = b211 ^ t
    sw s2, 100(a0)                      # a211
    xor s2, t3, s2                      # c21 ^= a211
    or s1, s9, a7                       # t = ~b411 & b011
    xor s1, s6, s1                      # a311 = b311 ^ t
    xor t3, s0, s1                      # c31 ^= a311
    and s8, a7, s8                      # t = ~b011 & b111
    xor s9, s9, s8                      # a411 = b411 ^ t
    sw s9, 76(a0)                       # a411
    xor s9, s5, s9                      # c41 ^= a411
    lw a7, 4(a0)                        # a001
    xor a7, a7, a5                      # b001 = a001 ^ d01
    lw s0, 88(a0)                       # a111
    xor s0, s0, t1                      # b101 = rol(a111 ^ d11, 22)
    slli s5, s0, 22                     # b101 = rol(a111 ^ d11, 22)
    srli s0, s0, 10                     # b101 = rol(a111 ^ d11, 22)
    or s0, s0, s5                       # b101 = rol(a111 ^ d11, 22)
    lw s6, 180(a0)                      # a220
    xor s6, s6, a2                      # b201 = rol(a220 ^ d20, 21)
    slli s5, s6, 21                     # b201 = rol(a220 ^ d20, 21)
    srli s6, s6, 11                     # b201 = rol(a220 ^ d20, 21)
    or s6, s6, s5                       # b201 = rol(a220 ^ d20, 21)
    lw s8, 68(a0)                       # a330
    xor s8, s8, ra                      # b301 = rol(a330 ^ d30, 10)
    slli s5, s8, 10                     # b301 = rol(a330 ^ d30, 10)
    srli s8, s8, 22                     # b301 = rol(a330 ^ d30, 10)
    or s8, s8, s5                       # b301 = rol(a330 ^ d30, 10)
    lw ra, 152(a0)                      # a441
    xor a3, ra, a3                      # b401 = rol(a441 ^ d41, 7)
    slli s5, a3, 7                      # b401 = rol(a441 ^ d41, 7)
    srli a3, a3, 25                     # b401 = rol(a441 ^ d41, 7)
    or a3, a3, s5                       # b401 = rol(a441 ^ d41, 7)
    or s5, s0, s6                       # t = ~b101 & b201
    xor s5, a7, s5                      # a001 = b001 ^ t
    lw ra, 20(a1)                       # rc1
    xor ra, s5, ra                      # a001 ^= rc1
    sw ra, 4(a0)                        # a001
    xor ra, a6, ra                      # c01 ^= a001
    not s5, s6                          # ~b201
    or s5, s5, s8                       # t = ~b201 & b301
    xor s5, s0, s5                      # a101 = b101 ^ t
    xor s10, s10, s5                    # c11 ^= a101
    and a6, s8, a3                      # t = ~b301 & b401
    xor s6, s6, a6                      # a201 = b201 ^ t
    sw s6, 180(a0)                      # a201
    xor s6, s2, s6                      # c21 ^= a201
    or a6, a3, a7                       # t = ~b401 & b001
    xor s8, s8, a6                      # a301 = b301 ^ t
    sw s8, 68(a0)                       # a301
    xor s8, t3, s8                      # c31 ^= a301
    and s2, a7, s0                      # t = ~b001 & b101
    xor s2, a3, s2                      # a401 = b401 ^ t
    xor s9, s9, s2                      # c41 ^= a401
    lw a3, 116(a0)                      # a400
    xor s11, a3, s11                    # b031 = rol(a400 ^ d40, 13)
    slli a6, s11, 13                    # b031 = rol(a400 ^ d40, 13)
    srli s11, s11, 19                   # b031 = rol(a400 ^ d40, 13)
    or s11, s11, a6                     # b031 = rol(a400 ^ d40, 13)
    lw a3, 160(a0)                      # a011
    xor a5, a3, a5                      # b131 = rol(a011 ^ d01, 18)
    slli a6, a5, 18                     # b131 = rol(a011 ^ d01, 18)
    srli a5, a5, 14                     # b131 = rol(a011 ^ d01, 18)
    or a5, a5, a6                       # b131 = rol(a011 ^ d01, 18)
    lw s0, 48(a0)                       # a121
    xor s0, s0, t1                      # b231 = rol(a121 ^ d11, 5)
    slli a6, s0, 5                      # b231 = rol(a121 ^ d11, 5)
    srli s0, s0, 27                     # b231 = rol(a121 ^ d11, 5)
    or s0, s0, a6                       # b231 = rol(a121 ^ d11, 5)
    lw a3, 136(a0)                      # a230
    xor a3, a3, a2                      # b331 = rol(a230 ^ d20, 7)
    slli a6, a3, 7                      # b331 = rol(a230 ^ d20, 7)
    srli a3, a3, 25                     # b331 = rol(a230 ^ d20, 7)
    or a3, a3, a6                       # b331 = rol(a230 ^ d20, 7)
    lw a2, 24(a0)                       # a341
    xor a2, a2, t5                      # b431 = rol(a341 ^ d31, 28)
    slli a6, a2, 28                     # b431 = rol(a341 ^ d31, 28)
    srli a2, a2, 4                      # b431 = rol(a341 ^ d31, 28)
    or a2, a2, a6                       # b431 = rol(a341 ^ d31, 28)
    and a6, a5, s0                      # t = ~b131 & b231
    xor a6, s11, a6                     # a031 = b031 ^ t
    xor t1, ra, a6                      # c01 ^= a031
    or a7, s0, a3                       # t = ~b231 & b331
    xor a7, a5, a7                      # a131 = b131 ^ t
    xor t3, s10, a7                     # c11 ^= a131
    not a3, a3                          # ~b331
    or t5, a3, a2                       # t = ~b331 & b431
    xor s0, s0, t5                      # a231 = b231 ^ t
    xor t5, s6, s0                      # c21 ^= a231
    and s6, a2, s11                     # t = ~b431 & b031
    xor s6, a3, s6                      # a331 = b331 ^ t
    xor a3, s8, s6                      # c31 ^= a331
    or s8, s11, a5                      # t = ~b031 & b131
    xor s8, a2, s8                      # a431 = b431 ^ t
    xor a5, s9, s8                      # c41 ^= a431
13:
    slli s9, t5, 1                      # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, t0                      # d10 = c00 ^ rol(c21, 1)
    srli s10, t5, 31                    # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, s10                     # d10 = c00 ^ rol(c21, 1)
    xor t5, a4, t5                      # d31 = c21 ^ c40
    slli s10, t3, 1                     # d00 = c40 ^ rol(c11, 1)
    xor a4, s10, a4                     # d00 = c40 ^ rol(c11, 1)
    srli s10, t3, 31                    # d00 = c40 ^ rol(c11, 1)
    xor s10, a4, s10                    # d00 = c40 ^ rol(c11, 1)
    xor t3, t6, t3                      # d21 = c11 ^ c30
    slli a4, t1, 1                      # d40 = c30 ^ rol(c01, 1)
    xor t6, a4, t6                      # d40 = c30 ^ rol(c01, 1)
    srli s11, t1, 31                    # d40 = c30 ^ rol(c01, 1)
    xor s11, t6, s11                    # d40 = c30 ^ rol(c01, 1)
    xor t1, t4, t1                      # d11 = c01 ^ c20
    slli t6, a5, 1                      # d30 = c20 ^ rol(c41, 1)
    xor t4, t6, t4                      # d30 = c20 ^ rol(c41, 1)
    srli ra, a5, 31                     # d30 = c20 ^ rol(c41, 1)
    xor ra, t4, ra                      # d30 = c20 ^ rol(c41, 1)
    xor a5, t2, a5                      # d01 = c41 ^ c10
    slli t4, a3, 1                      # d20 = c10 ^ rol(c31, 1)
    xor t2, t4, t2                      # d20 = c10 ^ rol(c31, 1)
    srli a2, a3, 31                     # d20 = c10 ^ rol(c31, 1)
    xor a2, t2, a2                      # d20 = c10 ^ rol(c31, 1)
    xor a3, t0, a3                      # d41 = c31 ^ c00
    lw t0, 176(a0)                      # a200
    xor t0, t0, a2                      # b040 = rol(a200 ^ d20, 31)
    slli t2, t0, 31                     # b040 = rol(a200 ^ d20, 31)
    srli t0, t0, 1                      # b040 = rol(a200 ^ d20, 31)
    or t0, t0, t2                       # b040 = rol(a200 ^ d20, 31)
    xor t2, s1, t5                      # b140 = rol(a311 ^ d31, 28)
    slli t4, t2, 28                     # b140 = rol(a311 ^ d31, 28)
    srli t2, t2, 4                      # b140 = rol(a311 ^ d31, 28)
    or t2, t2, t4                       # b140 = rol(a311 ^ d31, 28)
    xor t4, s3, a3                      # b240 = rol(a421 ^ d41, 20)
    slli t6, t4, 20                     # b240 = rol(a421 ^ d41, 20)
    srli t4, t4, 12                     # b240 = rol(a421 ^ d41, 20)
    or t4, t4, t6                       # b240 = rol(a421 ^ d41, 20)
    xor t6, a6, a5                      # b340 = rol(a031 ^ d01, 21)
    slli a4, t6, 21                     # b340 = rol(a031 ^ d01, 21)
    srli t6, t6, 11                     # b340 = rol(a031 ^ d01, 21)
    or t6, t6, a4                       # b340 = rol(a031 ^ d01, 21)
    lw a4, 168(a0)                      # a140
    xor a4, a4, s9                      # b440 = rol(a140 ^ d10, 1)
    slli s3, a4, 1                      # b440 = rol(a140 ^ d10, 1)
    srli a4, a4, 31                     # b440 = rol(a140 ^ d10, 1)
    or a4, a4, s3                       # b440 = rol(a140 ^ d10, 1)
    not s3, t2                          # ~b140
    and s1, s3, t4                      # t = ~b140 & b240
    xor s1, t0, s1                      # a040 = b040 ^ t
    sw s1, 160(a0)                      # a040
    or a6, t4, t6                       # t = ~b240 & b340
    xor s3, s3, a6                      # a140 = b140 ^ t
    sw s3, 168(a0)                      # a140
    and a6, t6, a4                      # t = ~b340 & b440
    xor t4, t4, a6                      # a240 = b240 ^ t
    sw t4, 176(a0)                      # a240
    or a6, a4, t0                       # t = ~b440 & b040
    xor t6, t6, a6                      # a340 = b340 ^ t
    sw t6, 184(a0)                      # a340
    and t0, t0, t2                      # t = ~b040 & b140
    xor t0, a4, t0                      # a440 = b440 ^ t
    sw t0, 192(a0)                      # a440
    lw t2, 64(a0)                       # a300
    xor t2, t2, ra                      # b010 = rol(a300 ^ d30, 14)
    slli a4, t2, 14                     # b010 = rol(a300 ^ d30, 14)
    srli t2, t2, 18                     # b010 = rol(a300 ^ d30, 14)
    or t2, t2, a4                       # b010 = rol(a300 ^ d30, 14)
    lw a4, 72(a0)                       # a410
    xor a4, a4, s11                     # b110 = rol(a410 ^ d40, 10)
    slli a6, a4, 10                     # b110 = rol(a410 ^ d40, 10)
    srli a4, a4, 22                     # b110 = rol(a410 ^ d40, 10)
    or a4, a4, a6                       # b110 = rol(a410 ^ d40, 10)
    xor s4, s4, a5                      # b210 = rol(a021 ^ d01, 2)
    slli a6, s4, 2                      # b210 = rol(a021 ^ d01, 2)
    srli s4, s4, 30                     # b210 = rol(a021 ^ d01, 2)
    or s4, s4, a6                       # b210 = rol(a021 ^ d01, 2)
    xor a6, a7, t1                      # b310 = rol(a131 ^ d11, 23)
    slli a7, a6, 23                     # b310 = rol(a131 ^ d11, 23)
    srli a6, a6, 9                      # b310 = rol(a131 ^ d11, 23)
    or a6, a6, a7                       # b310 = rol(a131 ^ d11, 23)
    xor s7, s7, t3                      # b410 = rol(a241 ^ d21, 31)
    slli a7, s7, 31                     # b410 = rol(a241 ^ d21, 31)
    srli s7, s7, 1                      # b410 = rol(a241 ^ d21, 31)
    or s7, s7, a7                       # b410 = rol(a241 ^ d21, 31)
    or a7, a4, s4                       # t = ~b110 & b210
    xor a7, t2, a7                      # a010 = b010 ^ t
    sw a7, 40(a0)                       # a010
    xor s1, s1, a7                      # c00 ^= a010
    and a7, s4, a6                      # t = ~b210 & b310
    xor a7, a4, a7                      # a110 = b110 ^ t
    sw a7, 48(a0)                       # a110
    xor s3, s3, a7                      # c10 ^= a110
    not a7, s7                          # ~b410
    or a7, a6, a7                       # t = ~b310 & b410
    xor s4, s4, a7                      # a210 = b210 ^ t
    sw s4, 56(a0)                       # a210
    xor t4, t4, s4                      # c20 ^= a210
    or s4, s7, t2                       # t = ~b410 & b010
    xor s4, a6, s4                      # a310 = b310 ^ t
    sw s4, 64(a0)                       # a310
    xor t6, t6, s4                      # c30 ^= a310
    and t2, t2, a4                      # t = ~b010 & b110
    xor t2, s7, t2                      # a410 = b410 ^ t
    sw t2, 72(a0)                       # a410
    xor t0, t0, t2                      # c40 ^= a410
    xor t2, s2, a3                      # b030 = rol(a401 ^ d41, 14)
    slli a4, t2, 14                     # b030 = rol(a401 ^ d41, 14)
    srli t2, t2, 18                     # b030 = rol(a401 ^ d41, 14)
    or t2, t2, a4                       # b030 = rol(a401 ^ d41, 14)
    lw a4, 120(a0)                      # a010
    xor a4, a4, s10                     # b130 = rol(a010 ^ d00, 18)
    slli s7, a4, 18                     # b130 = rol(a010 ^ d00, 18)
    srli a4, a4, 14                     # b130 = rol(a010 ^ d00, 18)
    or a4, a4, s7                       # b130 = rol(a010 ^ d00, 18)
    lw s7, 128(a0)                      # a120
    xor s7, s7, s9                      # b230 = rol(a120 ^ d10, 5)
    slli s4, s7, 5                      # b230 = rol(a120 ^ d10, 5)
    srli s7, s7, 27                     # b230 = rol(a120 ^ d10, 5)
    or s7, s7, s4                       # b230 = rol(a120 ^ d10, 5)
    xor s4, s0, t3                      # b330 = rol(a231 ^ d21, 8)
    slli s2, s4, 8                      # b330 = rol(a231 ^ d21, 8)
    srli s4, s4, 24                     # b330 = rol(a231 ^ d21, 8)
    or s4, s4, s2                       # b330 = rol(a231 ^ d21, 8)
    lw s2, 144(a0)                      # a340
    xor s2, s2, ra                      # b430 = rol(a340 ^ d30, 28)
    slli a6, s2, 28                     # b430 = rol(a340 ^ d30, 28)
    srli s2, s2, 4                      # b430 = rol(a340 ^ d30, 28)
    or s2, s2, a6                       # b430 = rol(a340 ^ d30, 28)
    and a6, a4, s7                      # t = ~b130 & b230
    xor a6, t2, a6                      # a030 = b030 ^ t
    sw a6, 120(a0)                      # a030
    xor s1, s1, a6                      # c00 ^= a030
    or a6, s7, s4                       # t = ~b230 & b330
    xor a6, a4, a6                      # a130 = b130 ^ t
    sw a6, 128(a0)                      # a130
    xor s3, s3, a6                      # c10 ^= a130
    not s4, s4                          # ~b330
    or a6, s4, s2                       # t = ~b330 & b430
    xor s7, s7, a6                      # a230 = b230 ^ t
    sw s7, 136(a0)                      # a230
    xor t4, t4, s7                      # c20 ^= a230
    and s7, s2, t2                      # t = ~b430 & b030
    xor s7, s4, s7                      # a330 = b330 ^ t
    sw s7, 144(a0)                      # a330
    xor t6, t6, s7                      # c30 ^= a330
    or t2, t2, a4                       # t = ~b030 & b130
    xor t2, s2, t2                      # a430 = b430 ^ t
    sw t2, 152(a0)                      # a430
    xor t0, t0, t2                      # c40 ^= a430
    xor t2, s5, t1                      # b020 = rol(a101 ^ d11, 1)
    slli a4, t2, 1                      # b020 = rol(a101 ^ d11, 1)
    srli t2, t2, 31                     # b020 = rol(a101 ^ d11, 1)
    or t2, t2, a4                       # b020 = rol(a101 ^ d11, 1)
    lw a4, 96(a0)                       # a210
    xor a4, a4, a2                      # b120 = rol(a210 ^ d20, 3)
    slli s7, a4, 3                      # b120 = rol(a210 ^ d20, 3)
    srli a4, a4, 29                     # b120 = rol(a210 ^ d20, 3)
    or a4, a4, s7                       # b120 = rol(a210 ^ d20, 3)
    lw s7, 104(a0)                      # a321
    xor s7, s7, t5                      # b220 = rol(a321 ^ d31, 13)
    slli s4, s7, 13                     # b220 = rol(a321 ^ d31, 13)
    srli s7, s7, 19                     # b220 = rol(a321 ^ d31, 13)
    or s7, s7, s4                       # b220 = rol(a321 ^ d31, 13)
    lw s4, 112(a0)                      # a430
    xor s4, s4, s11                     # b320 = rol(a430 ^ d40, 4)
    slli s5, s4, 4                      # b320 = rol(a430 ^ d40, 4)
    srli s4, s4, 28                     # b320 = rol(a430 ^ d40, 4)
    or s4, s4, s5                       # b320 = rol(a430 ^ d40, 4)
    lw s5, 80(a0)                       # a040
    xor s5, s5, s10                     # b420 = rol(a040 ^ d00, 9)
    slli s2, s5, 9                      # b420 = rol(a040 ^ d00, 9)
    srli s5, s5, 23                     # b420 = rol(a040 ^ d00, 9)
    or s5, s5, s2                       # b420 = rol(a040 ^ d00, 9)
    or s2, a4, s7                       # t = ~b120 & b220
    xor s2, t2, s2                      # a020 = b020 ^ t
    sw s2, 80(a0)                       # a020
    xor s1, s1, s2                      # c00 ^= a020
    and s2, s7, s4                      # t = ~b220 & b320
    xor s2, a4, s2                      # a120 = b120 ^ t
    sw s2, 88(a0)                       # a120
    xor s3, s3, s2                      # c10 ^= a120
    not s4, s4                          # ~b320
    and s2, s4, s5                      # t = ~b320 & b420
    xor s7, s7, s2                      # a220 = b220 ^ t
    sw s7, 96(a0)                       # a220
    xor t4, t4, s7                      # c20 ^= a220
    or s7, s5, t2                       # t = ~b420 & b020
    xor s7, s4, s7                      # a320 = b320 ^ t
    sw s7, 104(a0)                      # a320
    xor t6, t6, s7                      # c30 ^= a320
    and a4, t2, a4                      # t = ~b020 & b120
    xor a4, s5, a4                      # a420 = b420 ^ t
    sw a4, 112(a0)                      # a420
    xor a4, t0, a4                      # c40 ^= a420
    lw s7, 0(a0)                        # a000
    xor s7, s7, s10                     # b000 = a000 ^ d00
    lw s4, 8(a0)                        # a110
    xor s4, s4, s9                      # b100 = rol(a110 ^ d10, 22)
    slli t0, s4, 22                     # b100 = rol(a110 ^ d10, 22)
    srli s4, s4, 10                     # b100 = rol(a110 ^ d10, 22)
    or s4, s4, t0                       # b100 = rol(a110 ^ d10, 22)
    lw s5, 16(a0)                       # a221
    xor s5, s5, t3                      # b200 = rol(a221 ^ d21, 22)
    slli t0, s5, 22                     # b200 = rol(a221 ^ d21, 22)
    srli s5, s5, 10                     # b200 = rol(a221 ^ d21, 22)
    or s5, s5, t0                       # b200 = rol(a221 ^ d21, 22)
    xor s2, s6, t5                      # b300 = rol(a331 ^ d31, 11)
    slli t0, s2, 11                     # b300 = rol(a331 ^ d31, 11)
    srli s2, s2, 21                     # b300 = rol(a331 ^ d31, 11)
    or s2, s2, t0                       # b300 = rol(a331 ^ d31, 11)
    lw a6, 32(a0)                       # a440
    xor a6, a6, s11                     # b400 = rol(a440 ^ d40, 7)
    slli t0, a6, 7                      # b400 = rol(a440 ^ d40, 7)
    srli a6, a6, 25                     # b400 = rol(a440 ^ d40, 7)
    or a6, a6, t0                       # b400 = rol(a440 ^ d40, 7)
    or t0, s4, s5                       # t = ~b100 & b200
    xor t0, s7, t0                      # a000 = b000 ^ t
    lw t2, 24(a1)                       # rc0
    xor t0, t0, t2                      # a000 ^= rc0
    sw t0, 0(a0)                        # a000
    xor t0, s1, t0                      # c00 ^= a000
    not t2, s5                          # ~b200
    or t2, t2, s2                       # t = ~b200 & b300
    xor t2, s4, t2                      # a100 = b100 ^ t
    sw t2, 8(a0)                        # a100
    xor t2, s3, t2                      # c10 ^= a100
    and s3, s2, a6                      # t = ~b300 & b400
    xor s3, s5, s3                      # a200 = b200 ^ t
    sw s3, 16(a0)                       # a200
    xor t4, t4, s3                      # c20 ^= a200
    or s3, a6, s7                       # t = ~b400 & b000
    xor s3, s2, s3                      # a300 = b300 ^ t
    sw s3, 24(a0)                       # a300
    xor t6, t6, s3                      # c30 ^= a300
    and s7, s7, s4                      # t = ~b000 & b100
    xor s7, a6, s7                      # a400 = b400 ^ t
    sw s7, 32(a0)                       # a400
    xor a4, a4, s7                      # c40 ^= a400
    lw s4, 180(a0)                      # a201
    xor s4, s4, t3                      # b041 = rol(a201 ^ d21, 31)
    slli s7, s4, 31                     # b041 = rol(a201 ^ d21, 31)
    srli s4, s4, 1                      # b041 = rol(a201 ^ d21, 31)
    or s4, s4, s7                       # b041 = rol(a201 ^ d21, 31)
    lw s5, 188(a0)                      # a310
    xor s5, s5, ra                      # b141 = rol(a310 ^ d30, 27)
    slli s7, s5, 27                     # b141 = rol(a310 ^ d30, 27)
    srli s5, s5, 5                      # b141 = rol(a310 ^ d30, 27)
    or s5, s5, s7                       # b141 = rol(a310 ^ d30, 27)
    lw s7, 196(a0)                      # a420
    xor s7, s7, s11                     # b241 = rol(a420 ^ d40, 19)
    slli s3, s7, 19                     # b241 = rol(a420 ^ d40, 19)
    srli s7, s7, 13                     # b241 = rol(a420 ^ d40, 19)
    or s7, s7, s3                       # b241 = rol(a420 ^ d40, 19)
    lw s3, 164(a0)                      # a030
    xor s3, s3, s10                     # b341 = rol(a030 ^ d00, 20)
    slli s1, s3, 20                     # b341 = rol(a030 ^ d00, 20)
    srli s3, s3, 12                     # b341 = rol(a030 ^ d00, 20)
    or s3, s3, s1                       # b341 = rol(a030 ^ d00, 20)
    lw s1, 172(a0)                      # a141
    xor s1, s1, t1                      # b441 = rol(a141 ^ d11, 1)
    slli s2, s1, 1                      # b441 = rol(a141 ^ d11, 1)
    srli s1, s1, 31                     # b441 = rol(a141 ^ d11, 1)
    or s1, s1, s2                       # b441 = rol(a141 ^ d11, 1)
    not s2, s5                          # ~b141
    and a6, s2, s7                      # t = ~b141 & b241
    xor a6, s4, a6                      # a041 = b041 ^ t
    sw a6, 164(a0)                      # a041
    or a7, s7, s3                       # t = ~b241 & b341
    xor s2, s2, a7                      # a141 = b141 ^ t
    sw s2, 172(a0)                      # a141
    and a7, s3, s1                      # t = ~b341 & b441
    xor s7, s7, a7                      # a241 = b241 ^ t
    or a7, s1, s4                       # t = ~b441 & b041
    xor s3, s3, a7                      # a341 = b341 ^ t
    sw s3, 188(a0)                      # a341
    and s5, s4, s5                      # t = ~b041 & b141
    xor s5, s1, s5                      # a441 = b441 ^ t
    sw s5, 196(a0)                      # a441
    lw s1, 92(a0)                       # a100
    xor s1, s1, s9                      # b021 = a100 ^ d10
    lw a7, 100(a0)                      # a211
    xor a7, a7, t3                      # b121 = rol(a211 ^ d21, 3)
    slli s4, a7, 3                      # b121 = rol(a211 ^ d21, 3)
    srli a7, a7, 29                     # b121 = rol(a211 ^ d21, 3)
    or a7, a7, s4                       # b121 = rol(a211 ^ d21, 3)
    lw t3, 108(a0)                      # a320
    xor t3, t3, ra                      # b221 = rol(a320 ^ d30, 12)
    slli s4, t3, 12                     # b221 = rol(a320 ^ d30, 12)
    srli t3, t3, 20                     # b221 = rol(a320 ^ d30, 12)
    or t3, t3, s4                       # b221 = rol(a320 ^ d30, 12)
    xor s0, s8, a3                      # b321 = rol(a431 ^ d41, 4)
    slli s4, s0, 4                      # b321 = rol(a431 ^ d41, 4)
    srli s0, s0, 28                     # b321 = rol(a431 ^ d41, 4)
    or s0, s0, s4                       # b321 = rol(a431 ^ d41, 4)
    lw s6, 84(a0)                       # a041
    xor s6, s6, a5                      # b421 = rol(a041 ^ d01, 9)
    slli s4, s6, 9                      # b421 = rol(a041 ^ d01, 9)
    srli s6, s6, 23                     # b421 = rol(a041 ^ d01, 9)
    or s6, s6, s4                       # b421 = rol(a041 ^ d01, 9)
    or s4, a7, t3                       # t = ~b121 & b221
    xor s4, s1, s4                      # a021 = b021 ^ t
    xor a6, a6, s4                      # c01 ^= a021
    and s8, t3, s0                      # t = ~b221 & b321
    xor s8, a7, s8                      # a121 = b121 ^ t
    sw s8, 92(a0)                       # a121
    xor s2, s2, s8                      # c11 ^= a121
    not s0, s0                          # ~b321
    and s8, s0, s6                      # t = ~b321 & b421
    xor t3, t3, s8                      # a221 = b221 ^ t
    sw t3, 100(a0)                      # a221
    xor t3, s7, t3                      # c21 ^= a221
    or s8, s6, s1                       # t = ~b421 & b021
    xor s0, s0, s8                      # a321 = b321 ^ t
    sw s0, 108(a0)                      # a321
    xor s0, s3, s0                      # c31 ^= a321
    and s3, s1, a7                      # t = ~b021 & b121
    xor s3, s6, s3                      # a421 = b421 ^ t
    xor s5, s5, s3                      # c41 ^= a421
    lw a7, 68(a0)                       # a301
    xor a7, a7, t5                      # b011 = rol(a301 ^ d31, 14)
    slli s1, a7, 14                     # b011 = rol(a301 ^ d31, 14)
    srli a7, a7, 18                     # b011 = rol(a301 ^ d31, 14)
    or a7, a7, s1                       # b011 = rol(a301 ^ d31, 14)
    lw s8, 76(a0)                       # a411
    xor s8, s8, a3                      # b111 = rol(a411 ^ d41, 10)
    slli s1, s8, 10                     # b111 = rol(a411 ^ d41, 10)
    srli s8, s8, 22                     # b111 = rol(a411 ^ d41, 10)
    or s8, s8, s1                       # b111 = rol(a411 ^ d41, 10)
    lw s1, 44(a0)                       # a020
    xor s1, s1, s10                     # b211 = rol(a020 ^ d00, 1)
    slli s6, s1, 1                      # b211 = rol(a020 ^ d00, 1)
    srli s1, s1, 31                     # b211 = rol(a020 ^ d00, 1)
    or s1, s1, s6                       # b211 = rol(a020 ^ d00, 1)
    lw s6, 52(a0)                       # a130
    xor s6, s6, s9                      # b311 = rol(a130 ^ d10, 22)
    slli s9, s6, 22                     # b311 = rol(a130 ^ d10, 22)
    srli s6, s6, 10                     # b311 = rol(a130 ^ d10, 22)
    or s6, s6, s9                       # b311 = rol(a130 ^ d10, 22)
    lw s9, 60(a0)                       # a240
    xor s9, s9, a2                      # b411 = rol(a240 ^ d20, 30)
    slli s10, s9, 30                    # b411 = rol(a240 ^ d20, 30)
    srli s9, s9, 2                      # b411 = rol(a240 ^ d20, 30)
    or s9, s9, s10                      # b411 = rol(a240 ^ d20, 30)
    or s10, s8, s1                      # t = ~b111 & b211
    xor s10, a7, s10                    # a011 = b011 ^ t
    sw s10, 44(a0)                      # a011
    xor a6, a6, s10                     # c01 ^= a011
    and s10, s1, s6                     # t = ~b211 & b311
    xor s10, s8, s10                    # a111 = b111 ^ t
    sw s10, 52(a0)                      # a111
    xor s10, s2, s10                    # c11 ^= a111
    not s2, s9                          # ~b411
    or s2, s6, s2                       # t = ~b311 & b411
    xor s2, s1, s2                      # a211 = b211 ^ t
    sw s2, 60(a0)                       # a211
    xor s2, t3, s2                      # c21 ^= a211
    or s1, s9, a7                       # t = ~b411 & b011
    xor s1, s6, s1                      # a311 = b311 ^ t
    xor t3, s0, s1                      # c31 ^= a311
    and s8, a7, s8                      # t = ~b011 & b111
    xor s9, s9, s8                      # a411 = b411 ^ t
    sw s9, 76(a0)                       # a411
    xor s9, s5, s9                      # c41 ^= a411
    lw a7, 4(a0)                        # a001
    xor a7, a7, a5                      # b001 = a001 ^ d01
    lw s0, 12(a0)                       # a111
    xor s0, s0, t1                      # b101 = rol(a111 ^ d11, 22)
    slli s5, s0, 22                     # b101 = rol(a111 ^ d11, 22)
    srli s0, s0, 10                     # b101 = rol(a111 ^ d11, 22)
    or s0, s0, s5                       # b101 = rol(a111 ^ d11, 22)
    lw s6, 20(a0)                       # a220
    xor s6, s6, a2                      # b201 = rol(a220 ^ d20, 21)
    slli s5, s6, 21                     # b201 = rol(a220 ^ d20, 21)
    srli s6, s6, 11                     # b201 = rol(a220 ^ d20, 21)
    or s6, s6, s5                       # b201 = rol(a220 ^ d20, 21)
    lw s8, 28(a0)                       # a330
    xor s8, s8, ra                      # b301 = rol(a330 ^ d30, 10)
    slli s5, s8, 10                     # b301 = rol(a330 ^ d30, 10)
    srli s8, s8, 22                     # b301 = rol(a330 ^ d30, 10)
    or s8, s8, s5                       # b301 = rol(a330 ^ d30, 10)
    lw ra, 36(a0)                       # a441
    xor a3, ra, a3                      # b401 = rol(a441 ^ d41, 7)
    slli s5, a3, 7                      # b401 = rol(a441 ^ d41, 7)
    srli a3, a3, 25                     # b401 = rol(a441 ^ d41, 7)
    or a3, a3, s5                       # b401 = rol(a441 ^ d41, 7)
    or s5, s0, s6                       # t = ~b101 & b201
    xor s5, a7, s5                      # a001 = b001 ^ t
    lw ra, 28(a1)                       # rc1
    xor ra, s5, ra                      # a001 ^= rc1
    sw ra, 4(a0)                        # a001
    xor ra, a6, ra                      # c01 ^= a001
    not s5, s6                          # ~b201
    or s5, s5, s8                       # t = ~b201 & b301
    xor s5, s0, s5                      # a101 = b101 ^ t
    xor s10, s10, s5                    # c11 ^= a101
    and a6, s8, a3                      # t = ~b301 & b401
    xor s6, s6, a6                      # a201 = b201 ^ t
    sw s6, 20(a0)                       # a201
    xor s6, s2, s6                      # c21 ^= a201
    or a6, a3, a7                       # t = ~b401 & b001
    xor s8, s8, a6                      # a301 = b301 ^ t
    sw s8, 28(a0)                       # a301
    xor s8, t3, s8                      # c31 ^= a301
    and s2, a7, s0                      # t = ~b001 & b101
    xor s2, a3, s2                      # a401 = b401 ^ t
    xor s9, s9, s2                      # c41 ^= a401
    lw a3, 156(a0)                      # a400
    xor s11, a3, s11                    # b031 = rol(a400 ^ d40, 13)
    slli a6, s11, 13                    # b031 = rol(a400 ^ d40, 13)
    srli s11, s11, 19                   # b031 = rol(a400 ^ d40, 13)
    or s11, s11, a6                     # b031 = rol(a400 ^ d40, 13)
    lw a3, 124(a0)                      # a011
    xor a5, a3, a5                      # b131 = rol(a011 ^ d01, 18)
    slli a6, a5, 18                     # b131 = rol(a011 ^ d01, 18)
    srli a5, a5, 14                     # b131 = rol(a011 ^ d01, 18)
    or a5, a5, a6                       # b131 = rol(a011 ^ d01, 18)
    lw s0, 132(a0)                      # a121
    xor s0, s0, t1                      # b231 = rol(a121 ^ d11, 5)
    slli a6, s0, 5                      # b231 = rol(a121 ^ d11, 5)
    srli s0, s0, 27                     # b231 = rol(a121 ^ d11, 5)
    or s0, s0, a6                       # b231 = rol(a121 ^ d11, 5)
    lw a3, 140(a0)                      # a230
    xor a3, a3, a2                      # b331 = rol(a230 ^ d20, 7)
    slli a6, a3, 7                      # b331 = rol(a230 ^ d20, 7)
    srli a3, a3, 25                     # b331 = rol(a230 ^ d20, 7)
    or a3, a3, a6                       # b331 = rol(a230 ^ d20, 7)
    lw a2, 148(a0)                      # a341
    xor a2, a2, t5                      # b431 = rol(a341 ^ d31, 28)
    slli a6, a2, 28                     # b431 = rol(a341 ^ d31, 28)
    srli a2, a2, 4                      # b431 = rol(a341 ^ d31, 28)
    or a2, a2, a6                       # b431 = rol(a341 ^ d31, 28)
    and a6, a5, s0                      # t = ~b131 & b231
    xor a6, s11, a6                     # a031 = b031 ^ t
    xor t1, ra, a6                      # c01 ^= a031
    or a7, s0, a3                       # t = ~b231 & b331
    xor a7, a5, a7                      # a131 = b131 ^ t
    xor t3, s10, a7                     # c11 ^= a131
    not a3, a3                          # ~b331
    or t5, a3, a2                       # t = ~b331 & b431
    xor s0, s0, t5                      # a231 = b231 ^ t
    xor t5, s6, s0                      # c21 ^= a231
    and s6, a2, s11                     # t = ~b431 & b031
    xor s6, a3, s6                      # a331 = b331 ^ t
    xor a3, s8, s6                      # c31 ^= a331
    or s8, s11, a5                      # t = ~b031 & b131
    xor s8, a2, s8                      # a431 = b431 ^ t
    xor a5, s9, s8                      # c41 ^= a431
    addi a1, a1, 32
    lw a2, 0(a1)                        # negative behind the last
    bltz a2, 2f
    j 10b
2:
    lw a2, 160(a0)                      # a040
    not a2, a2
    sw a2, 160(a0)
    lw a2, 164(a0)                      # a041
    not a2, a2
    sw a2, 164(a0)
    lw a2, 8(a0)                        # a100
    not a2, a2
    sw a2, 8(a0)
    not s5, s5
    lw a2, 16(a0)                       # a200
    not a2, a2
    sw a2, 16(a0)
    lw a2, 20(a0)                       # a201
    not a2, a2
    sw a2, 20(a0)
    lw a2, 96(a0)                       # a220
    not a2, a2
    sw a2, 96(a0)
    lw a2, 100(a0)                      # a221
    not a2, a2
    sw a2, 100(a0)
    lw a2, 136(a0)                      # a230
    not a2, a2
    sw a2, 136(a0)
    not s0, s0
    lw a2, 64(a0)                       # a310
    not a2, a2
    sw a2, 64(a0)
    not s1, s1
    sw a6, 124(a0)                      # a031
    sw a7, 132(a0)                      # a131
    sw s0, 140(a0)                      # a231
    sw s1, 68(a0)                       # a311
    sw s2, 36(a0)                       # a401
    sw s3, 116(a0)                      # a421
    sw s4, 84(a0)                       # a021
    sw s5, 12(a0)                       # a101
    sw s6, 148(a0)                      # a331
    sw s7, 180(a0)                      # a241
    sw s8, 156(a0)                      # a431
    lw s0, 0(sp)
    .cfi_restore 8
    lw s1, 4(sp)
    .cfi_restore 9
    lw s2, 8(sp)
    .cfi_restore 18
    lw s3, 12(sp)
    .cfi_restore 19
    lw s4, 16(sp)
    .cfi_restore 20
    lw s5, 20(sp)
    .cfi_restore 21
    lw s6, 24(sp)
    .cfi_restore 22
    lw s7, 28(sp)
    .cfi_restore 23
    lw s8, 32(sp)
    .cfi_restore 24
    lw s9, 36(sp)
    .cfi_restore 25
    lw s10, 40(sp)
    .cfi_restore 26
    lw s11, 44(sp)
    .cfi_restore 27
    lw ra, 48(sp)
    .cfi_restore 1
    addi sp, sp, 64
    .cfi_def_cfa_offset 0
    ret
    .word 0x1, 0x00000000               # round 0
    .word 0x0, 0x00000089               # round 1
    .word 0x0, 0x8000008b               # round 2
    .word 0x0, 0x80008080               # round 3
    .word 0x1, 0x0000008b               # round 4
    .word 0x1, 0x00008000               # round 5
    .word 0x1, 0x80008088               # round 6
    .word 0x1, 0x80000082               # round 7
    .word 0x0, 0x0000000b               # round 8
    .word 0x0, 0x0000000a               # round 9
    .word 0x1, 0x00008082               # round 10
    .word 0x0, 0x00008003               # round 11
    .word 0x1, 0x0000808b               # round 12
    .word 0x1, 0x8000000b               # round 13
    .word 0x1, 0x8000008a               # round 14
    .word 0x1, 0x80000081               # round 15
    .word 0x0, 0x80000081               # round 16
    .word 0x0, 0x80000008               # round 17
    .word 0x0, 0x00000083               # round 18
    .word 0x0, 0x80008003               # round 19
    .word 0x1, 0x80008088               # round 20
    .word 0x0, 0x80000088               # round 21
    .word 0x1, 0x00008000               # round 22
    .word 0x0, 0x80008082               # round 23
9:
    .word -1
    .cfi_endproc
    .size lanewise_keccakp1600_x1_rv32_scalar, . - lanewise_keccakp1600_x1_rv32_scalar
    .option pop
