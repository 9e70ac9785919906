/* PYTHONPATH=lab python3 -m lanewise_lab.gen riscv_x1_rv32_zbb > src/keccak/riscv/keccakp1600_x1_rv32_zbb.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for RISC-V: one state in halves, with rotations and AND NOT
 *
 * void lanewise_keccakp1600_x1_rv32_zbb(uint32_t state[50], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202
 *     section 3.4, to the state, bit-interleaved: word 2i holds the even bits of lane
 *     i = x + 5y, word 2i + 1 the odd bits.
 * Needs: RV32I and Zbb
 * Stack: 64 bytes
 * Instructions: 8189 for 24 rounds
 * No branch and no address depends on the states. gp and tp are not touched.
 */
    .section .note.GNU-stack, "", @progbits
    .text
    .option push
    .option norelax
    .option norvc
    .option arch, +zbb
    .p2align 4
    .globl lanewise_keccakp1600_x1_rv32_zbb
    .hidden lanewise_keccakp1600_x1_rv32_zbb
    .type lanewise_keccakp1600_x1_rv32_zbb, @function
lanewise_keccakp1600_x1_rv32_zbb:
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
    xor t0, t0, s9                      # c00 ^= a040
    lw t1, 4(a0)                        # a001
    lw s9, 44(a0)                       # a011
    xor t1, t1, s9                      # c01 ^= a011
    lw s9, 84(a0)                       # a021
    xor t1, t1, s9                      # c01 ^= a021
    lw s9, 124(a0)                      # a031
    xor t1, t1, s9                      # c01 ^= a031
    lw s9, 164(a0)                      # a041
    xor t1, t1, s9                      # c01 ^= a041
    lw t2, 8(a0)                        # a100
    lw s9, 48(a0)                       # a110
    xor t2, t2, s9                      # c10 ^= a110
    lw s9, 88(a0)                       # a120
    xor t2, t2, s9                      # c10 ^= a120
    lw s9, 128(a0)                      # a130
    xor t2, t2, s9                      # c10 ^= a130
    lw s9, 168(a0)                      # a140
    xor t2, t2, s9                      # c10 ^= a140
    lw t3, 12(a0)                       # a101
    lw s9, 52(a0)                       # a111
    xor t3, t3, s9                      # c11 ^= a111
    lw s9, 92(a0)                       # a121
    xor t3, t3, s9                      # c11 ^= a121
    lw s9, 132(a0)                      # a131
    xor t3, t3, s9                      # c11 ^= a131
    lw s9, 172(a0)                      # a141
    xor t3, t3, s9                      # c11 ^= a141
    lw t4, 16(a0)                       # a200
    lw s9, 56(a0)                       # a210
    xor t4, t4, s9                      # c20 ^= a210
    lw s9, 96(a0)                       # a220
    xor t4, t4, s9                      # c20 ^= a220
    lw s9, 136(a0)                      # a230
    xor t4, t4, s9                      # c20 ^= a230
    lw s9, 176(a0)                      # a240
    xor t4, t4, s9                      # c20 ^= a240
    lw t5, 20(a0)                       # a201
    lw s9, 60(a0)                       # a211
    xor t5, t5, s9                      # c21 ^= a211
    lw s9, 100(a0)                      # a221
    xor t5, t5, s9                      # c21 ^= a221
    lw s9, 140(a0)                      # a231
    xor t5, t5, s9                      # c21 ^= a231
    lw s9, 180(a0)                      # a241
    xor t5, t5, s9                      # c21 ^= a241
    lw t6, 24(a0)                       # a300
    lw s9, 64(a0)                       # a310
    xor t6, t6, s9                      # c30 ^= a310
    lw s9, 104(a0)                      # a320
    xor t6, t6, s9                      # c30 ^= a320
    lw s9, 144(a0)                      # a330
    xor t6, t6, s9                      # c30 ^= a330
    lw s9, 184(a0)                      # a340
    xor t6, t6, s9                      # c30 ^= a340
    lw a3, 28(a0)                       # a301
    lw s9, 68(a0)                       # a311
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
    lw a6, 140(a0)                      # a231
    lw a7, 36(a0)                       # a401
    lw s0, 12(a0)                       # a101
    lw s1, 132(a0)                      # a131
    lw s2, 184(a0)                      # a340
    lw s3, 160(a0)                      # a040
    lw s4, 148(a0)                      # a331
    lw s5, 20(a0)                       # a201
    lw s6, 156(a0)                      # a431
    lw s7, 192(a0)                      # a440
    lw s8, 40(a0)                       # a010
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
    rori s9, t5, 31                     # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, t0                      # d10 = c00 ^ rol(c21, 1)
    xor t5, a4, t5                      # d31 = c21 ^ c40
    rori s10, t3, 31                    # d00 = c40 ^ rol(c11, 1)
    xor a4, s10, a4                     # d00 = c40 ^ rol(c11, 1)
    xor t3, t6, t3                      # d21 = c11 ^ c30
    rori s10, t1, 31                    # d40 = c30 ^ rol(c01, 1)
    xor s10, s10, t6                    # d40 = c30 ^ rol(c01, 1)
    xor t1, t4, t1                      # d11 = c01 ^ c20
    rori s11, a5, 31                    # d30 = c20 ^ rol(c41, 1)
    xor s11, s11, t4                    # d30 = c20 ^ rol(c41, 1)
    xor a5, t2, a5                      # d01 = c41 ^ c10
    rori ra, a3, 31                     # d20 = c10 ^ rol(c31, 1)
    xor ra, ra, t2                      # d20 = c10 ^ rol(c31, 1)
    xor a3, t0, a3                      # d41 = c31 ^ c00
    xor t0, a7, a3                      # b030 = rol(a401 ^ d41, 14)
    rori t0, t0, 18                     # b030 = rol(a401 ^ d41, 14)
    xor s8, s8, a4                      # b130 = rol(a010 ^ d00, 18)
    rori s8, s8, 14                     # b130 = rol(a010 ^ d00, 18)
    lw t2, 88(a0)                       # a120
    xor t2, t2, s9                      # b230 = rol(a120 ^ d10, 5)
    rori t2, t2, 27                     # b230 = rol(a120 ^ d10, 5)
    xor t4, a6, t3                      # b330 = rol(a231 ^ d21, 8)
    rori t4, t4, 24                     # b330 = rol(a231 ^ d21, 8)
    xor s2, s2, s11                     # b430 = rol(a340 ^ d30, 28)
    rori s2, s2, 4                      # b430 = rol(a340 ^ d30, 28)
    andn t6, t2, s8                     # t = ~b130 & b230
    xor t6, t0, t6                      # a030 = b030 ^ t
    sw t6, 40(a0)                       # a030
    andn a7, t4, t2                     # t = ~b230 & b330
    xor a7, s8, a7                      # a130 = b130 ^ t
    sw a7, 88(a0)                       # a130
    andn a6, s2, t4                     # t = ~b330 & b430
    xor t2, t2, a6                      # a230 = b230 ^ t
    sw t2, 140(a0)                      # a230
    andn a6, t0, s2                     # t = ~b430 & b030
    xor t4, t4, a6                      # a330 = b330 ^ t
    sw t4, 184(a0)                      # a330
    andn s8, s8, t0                     # t = ~b030 & b130
    xor s8, s2, s8                      # a430 = b430 ^ t
    sw s8, 36(a0)                       # a430
    xor t0, s0, t1                      # b020 = rol(a101 ^ d11, 1)
    rori t0, t0, 31                     # b020 = rol(a101 ^ d11, 1)
    lw s2, 56(a0)                       # a210
    xor s2, s2, ra                      # b120 = rol(a210 ^ d20, 3)
    rori s2, s2, 29                     # b120 = rol(a210 ^ d20, 3)
    lw s0, 108(a0)                      # a321
    xor s0, s0, t5                      # b220 = rol(a321 ^ d31, 13)
    rori s0, s0, 19                     # b220 = rol(a321 ^ d31, 13)
    lw a6, 152(a0)                      # a430
    xor a6, a6, s10                     # b320 = rol(a430 ^ d40, 4)
    rori a6, a6, 28                     # b320 = rol(a430 ^ d40, 4)
    xor s3, s3, a4                      # b420 = rol(a040 ^ d00, 9)
    rori s3, s3, 23                     # b420 = rol(a040 ^ d00, 9)
    andn a2, s0, s2                     # t = ~b120 & b220
    xor a2, t0, a2                      # a020 = b020 ^ t
    sw a2, 160(a0)                      # a020
    xor t6, t6, a2                      # c00 ^= a020
    andn a2, a6, s0                     # t = ~b220 & b320
    xor a2, s2, a2                      # a120 = b120 ^ t
    sw a2, 12(a0)                       # a120
    xor a7, a7, a2                      # c10 ^= a120
    andn a2, s3, a6                     # t = ~b320 & b420
    xor s0, s0, a2                      # a220 = b220 ^ t
    sw s0, 56(a0)                       # a220
    xor t2, t2, s0                      # c20 ^= a220
    andn s0, t0, s3                     # t = ~b420 & b020
    xor s0, a6, s0                      # a320 = b320 ^ t
    sw s0, 108(a0)                      # a320
    xor t4, t4, s0                      # c30 ^= a320
    andn t0, s2, t0                     # t = ~b020 & b120
    xor s3, s3, t0                      # a420 = b420 ^ t
    sw s3, 152(a0)                      # a420
    xor s3, s8, s3                      # c40 ^= a420
    lw t0, 24(a0)                       # a300
    xor t0, t0, s11                     # b010 = rol(a300 ^ d30, 14)
    rori t0, t0, 18                     # b010 = rol(a300 ^ d30, 14)
    lw s2, 72(a0)                       # a410
    xor s2, s2, s10                     # b110 = rol(a410 ^ d40, 10)
    rori s2, s2, 22                     # b110 = rol(a410 ^ d40, 10)
    lw s0, 84(a0)                       # a021
    xor s0, s0, a5                      # b210 = rol(a021 ^ d01, 2)
    rori s0, s0, 30                     # b210 = rol(a021 ^ d01, 2)
    xor s1, s1, t1                      # b310 = rol(a131 ^ d11, 23)
    rori s1, s1, 9                      # b310 = rol(a131 ^ d11, 23)
    lw a6, 180(a0)                      # a241
    xor a6, a6, t3                      # b410 = rol(a241 ^ d21, 31)
    rori a6, a6, 1                      # b410 = rol(a241 ^ d21, 31)
    andn s8, s0, s2                     # t = ~b110 & b210
    xor s8, t0, s8                      # a010 = b010 ^ t
    xor t6, t6, s8                      # c00 ^= a010
    andn a2, s1, s0                     # t = ~b210 & b310
    xor a2, s2, a2                      # a110 = b110 ^ t
    sw a2, 132(a0)                      # a110
    xor a7, a7, a2                      # c10 ^= a110
    andn a2, a6, s1                     # t = ~b310 & b410
    xor s0, s0, a2                      # a210 = b210 ^ t
    sw s0, 180(a0)                      # a210
    xor t2, t2, s0                      # c20 ^= a210
    andn s0, t0, a6                     # t = ~b410 & b010
    xor s0, s1, s0                      # a310 = b310 ^ t
    sw s0, 24(a0)                       # a310
    xor t4, t4, s0                      # c30 ^= a310
    andn t0, s2, t0                     # t = ~b010 & b110
    xor t0, a6, t0                      # a410 = b410 ^ t
    sw t0, 72(a0)                       # a410
    xor s3, s3, t0                      # c40 ^= a410
    lw t0, 0(a0)                        # a000
    xor t0, t0, a4                      # b000 = a000 ^ d00
    lw s0, 48(a0)                       # a110
    xor s0, s0, s9                      # b100 = rol(a110 ^ d10, 22)
    rori s0, s0, 10                     # b100 = rol(a110 ^ d10, 22)
    lw s2, 100(a0)                      # a221
    xor s2, s2, t3                      # b200 = rol(a221 ^ d21, 22)
    rori s2, s2, 10                     # b200 = rol(a221 ^ d21, 22)
    xor s1, s4, t5                      # b300 = rol(a331 ^ d31, 11)
    rori s1, s1, 21                     # b300 = rol(a331 ^ d31, 11)
    xor s7, s7, s10                     # b400 = rol(a440 ^ d40, 7)
    rori s7, s7, 25                     # b400 = rol(a440 ^ d40, 7)
    andn a6, s2, s0                     # t = ~b100 & b200
    xor a6, t0, a6                      # a000 = b000 ^ t
    lw s4, 0(a1)                        # rc0
    xor a6, a6, s4                      # a000 ^= rc0
    sw a6, 0(a0)                        # a000
    xor t6, t6, a6                      # c00 ^= a000
    andn a6, s1, s2                     # t = ~b200 & b300
    xor a6, s0, a6                      # a100 = b100 ^ t
    sw a6, 48(a0)                       # a100
    xor a7, a7, a6                      # c10 ^= a100
    andn a6, s7, s1                     # t = ~b300 & b400
    xor s2, s2, a6                      # a200 = b200 ^ t
    sw s2, 100(a0)                      # a200
    xor s2, t2, s2                      # c20 ^= a200
    andn a6, t0, s7                     # t = ~b400 & b000
    xor s1, s1, a6                      # a300 = b300 ^ t
    sw s1, 148(a0)                      # a300
    xor s1, t4, s1                      # c30 ^= a300
    andn s0, s0, t0                     # t = ~b000 & b100
    xor s0, s7, s0                      # a400 = b400 ^ t
    sw s0, 192(a0)                      # a400
    xor s0, s3, s0                      # c40 ^= a400
    xor s3, s5, t3                      # b041 = rol(a201 ^ d21, 31)
    rori s3, s3, 1                      # b041 = rol(a201 ^ d21, 31)
    lw t0, 64(a0)                       # a310
    xor t0, t0, s11                     # b141 = rol(a310 ^ d30, 27)
    rori t0, t0, 5                      # b141 = rol(a310 ^ d30, 27)
    lw t2, 112(a0)                      # a420
    xor t2, t2, s10                     # b241 = rol(a420 ^ d40, 19)
    rori t2, t2, 13                     # b241 = rol(a420 ^ d40, 19)
    lw t4, 120(a0)                      # a030
    xor t4, t4, a4                      # b341 = rol(a030 ^ d00, 20)
    rori t4, t4, 12                     # b341 = rol(a030 ^ d00, 20)
    lw s7, 172(a0)                      # a141
    xor s7, s7, t1                      # b441 = rol(a141 ^ d11, 1)
    rori s7, s7, 31                     # b441 = rol(a141 ^ d11, 1)
    andn s5, t2, t0                     # t = ~b141 & b241
    xor s5, s3, s5                      # a041 = b041 ^ t
    sw s5, 120(a0)                      # a041
    andn a6, t4, t2                     # t = ~b241 & b341
    xor a6, t0, a6                      # a141 = b141 ^ t
    sw a6, 172(a0)                      # a141
    andn s4, s7, t4                     # t = ~b341 & b441
    xor t2, t2, s4                      # a241 = b241 ^ t
    sw t2, 20(a0)                       # a241
    andn s4, s3, s7                     # t = ~b441 & b041
    xor t4, t4, s4                      # a341 = b341 ^ t
    sw t4, 64(a0)                       # a341
    andn s3, t0, s3                     # t = ~b041 & b141
    xor s3, s7, s3                      # a441 = b441 ^ t
    sw s3, 112(a0)                      # a441
    lw t0, 8(a0)                        # a100
    xor t0, t0, s9                      # b021 = a100 ^ d10
    lw s7, 60(a0)                       # a211
    xor s7, s7, t3                      # b121 = rol(a211 ^ d21, 3)
    rori s7, s7, 29                     # b121 = rol(a211 ^ d21, 3)
    lw t3, 104(a0)                      # a320
    xor t3, t3, s11                     # b221 = rol(a320 ^ d30, 12)
    rori t3, t3, 20                     # b221 = rol(a320 ^ d30, 12)
    xor s4, s6, a3                      # b321 = rol(a431 ^ d41, 4)
    rori s4, s4, 28                     # b321 = rol(a431 ^ d41, 4)
    lw s6, 164(a0)                      # a041
    xor s6, s6, a5                      # b421 = rol(a041 ^ d01, 9)
    rori s6, s6, 23                     # b421 = rol(a041 ^ d01, 9)
    andn a2, t3, s7                     # t = ~b121 & b221
    xor a2, t0, a2                      # a021 = b021 ^ t
    sw a2, 164(a0)                      # a021
    xor s5, s5, a2                      # c01 ^= a021
    andn a2, s4, t3                     # t = ~b221 & b321
    xor a2, s7, a2                      # a121 = b121 ^ t
    sw a2, 8(a0)                        # a121
    xor a6, a6, a2                      # c11 ^= a121
    andn a2, s6, s4                     # t = ~b321 & b421
    xor t3, t3, a2                      # a221 = b221 ^ t
    sw t3, 60(a0)                       # a221
    xor t2, t2, t3                      # c21 ^= a221
    andn t3, t0, s6                     # t = ~b421 & b021
    xor t3, s4, t3                      # a321 = b321 ^ t
    sw t3, 104(a0)                      # a321
    xor t4, t4, t3                      # c31 ^= a321
    andn t0, s7, t0                     # t = ~b021 & b121
    xor t0, s6, t0                      # a421 = b421 ^ t
    sw t0, 156(a0)                      # a421
    xor s3, s3, t0                      # c41 ^= a421
    lw t0, 28(a0)                       # a301
    xor t0, t0, t5                      # b011 = rol(a301 ^ d31, 14)
    rori t0, t0, 18                     # b011 = rol(a301 ^ d31, 14)
    lw a2, 76(a0)                       # a411
    xor a2, a2, a3                      # b111 = rol(a411 ^ d41, 10)
    rori a2, a2, 22                     # b111 = rol(a411 ^ d41, 10)
    lw s7, 80(a0)                       # a020
    xor s7, s7, a4                      # b211 = rol(a020 ^ d00, 1)
    rori s7, s7, 31                     # b211 = rol(a020 ^ d00, 1)
    lw a4, 128(a0)                      # a130
    xor a4, a4, s9                      # b311 = rol(a130 ^ d10, 22)
    rori a4, a4, 10                     # b311 = rol(a130 ^ d10, 22)
    lw t3, 176(a0)                      # a240
    xor t3, t3, ra                      # b411 = rol(a240 ^ d20, 30)
    rori t3, t3, 2                      # b411 = rol(a240 ^ d20, 30)
    andn s4, s7, a2                     # t = ~b111 & b211
    xor s4, t0, s4                      # a011 = b011 ^ t
    sw s4, 80(a0)                       # a011
    xor s5, s5, s4                      # c01 ^= a011
    andn s4, a4, s7                     # t = ~b211 & b311
    xor s4, a2, s4                      # a111 = b111 ^ t
    sw s4, 128(a0)                      # a111
    xor a6, a6, s4                      # c11 ^= a111
    andn s4, t3, a4                     # t = ~b311 & b411
    xor s4, s7, s4                      # a211 = b211 ^ t
    sw s4, 176(a0)                      # a211
    xor s4, t2, s4                      # c21 ^= a211
    andn s6, t0, t3                     # t = ~b411 & b011
    xor s6, a4, s6                      # a311 = b311 ^ t
    sw s6, 28(a0)                       # a311
    xor s6, t4, s6                      # c31 ^= a311
    andn a2, a2, t0                     # t = ~b011 & b111
    xor a2, t3, a2                      # a411 = b411 ^ t
    sw a2, 76(a0)                       # a411
    xor a2, s3, a2                      # c41 ^= a411
    lw s7, 16(a0)                       # a200
    xor s7, s7, ra                      # b040 = rol(a200 ^ d20, 31)
    rori s7, s7, 1                      # b040 = rol(a200 ^ d20, 31)
    lw a4, 68(a0)                       # a311
    xor a4, a4, t5                      # b140 = rol(a311 ^ d31, 28)
    rori a4, a4, 4                      # b140 = rol(a311 ^ d31, 28)
    lw t4, 116(a0)                      # a421
    xor t4, t4, a3                      # b240 = rol(a421 ^ d41, 20)
    rori t4, t4, 12                     # b240 = rol(a421 ^ d41, 20)
    lw t3, 124(a0)                      # a031
    xor t3, t3, a5                      # b340 = rol(a031 ^ d01, 21)
    rori t3, t3, 11                     # b340 = rol(a031 ^ d01, 21)
    lw t2, 168(a0)                      # a140
    xor s9, t2, s9                      # b440 = rol(a140 ^ d10, 1)
    rori s9, s9, 31                     # b440 = rol(a140 ^ d10, 1)
    andn s3, t4, a4                     # t = ~b140 & b240
    xor s3, s7, s3                      # a040 = b040 ^ t
    xor t0, t6, s3                      # c00 ^= a040
    andn t2, t3, t4                     # t = ~b240 & b340
    xor t2, a4, t2                      # a140 = b140 ^ t
    sw t2, 168(a0)                      # a140
    xor t2, a7, t2                      # c10 ^= a140
    andn t6, s9, t3                     # t = ~b340 & b440
    xor t4, t4, t6                      # a240 = b240 ^ t
    sw t4, 16(a0)                       # a240
    xor t4, s2, t4                      # c20 ^= a240
    andn s2, s7, s9                     # t = ~b440 & b040
    xor s2, t3, s2                      # a340 = b340 ^ t
    xor t6, s1, s2                      # c30 ^= a340
    andn s7, a4, s7                     # t = ~b040 & b140
    xor s7, s9, s7                      # a440 = b440 ^ t
    xor a4, s0, s7                      # c40 ^= a440
    lw a7, 4(a0)                        # a001
    xor a7, a7, a5                      # b001 = a001 ^ d01
    lw s1, 52(a0)                       # a111
    xor s1, s1, t1                      # b101 = rol(a111 ^ d11, 22)
    rori s1, s1, 10                     # b101 = rol(a111 ^ d11, 22)
    lw t3, 96(a0)                       # a220
    xor t3, t3, ra                      # b201 = rol(a220 ^ d20, 21)
    rori t3, t3, 11                     # b201 = rol(a220 ^ d20, 21)
    lw s9, 144(a0)                      # a330
    xor s9, s9, s11                     # b301 = rol(a330 ^ d30, 10)
    rori s9, s9, 22                     # b301 = rol(a330 ^ d30, 10)
    lw s11, 196(a0)                     # a441
    xor a3, s11, a3                     # b401 = rol(a441 ^ d41, 7)
    rori a3, a3, 25                     # b401 = rol(a441 ^ d41, 7)
    andn s0, t3, s1                     # t = ~b101 & b201
    xor s0, a7, s0                      # a001 = b001 ^ t
    lw s11, 4(a1)                       # rc1
    xor s11, s0, s11                    # a001 ^= rc1
    sw s11, 4(a0)                       # a001
    xor s11, s5, s11                    # c01 ^= a001
    andn s0, s9, t3                     # t = ~b201 & b301
    xor s0, s1, s0                      # a101 = b101 ^ t
    xor a6, a6, s0                      # c11 ^= a101
    andn s5, a3, s9                     # t = ~b301 & b401
    xor s5, t3, s5                      # a201 = b201 ^ t
    xor s4, s4, s5                      # c21 ^= a201
    andn t3, a7, a3                     # t = ~b401 & b001
    xor s9, s9, t3                      # a301 = b301 ^ t
    sw s9, 144(a0)                      # a301
    xor s6, s6, s9                      # c31 ^= a301
    andn a7, s1, a7                     # t = ~b001 & b101
    xor a7, a3, a7                      # a401 = b401 ^ t
    xor s9, a2, a7                      # c41 ^= a401
    lw a2, 32(a0)                       # a400
    xor s10, a2, s10                    # b031 = rol(a400 ^ d40, 13)
    rori s10, s10, 19                   # b031 = rol(a400 ^ d40, 13)
    lw a2, 44(a0)                       # a011
    xor a5, a2, a5                      # b131 = rol(a011 ^ d01, 18)
    rori a5, a5, 14                     # b131 = rol(a011 ^ d01, 18)
    lw a3, 92(a0)                       # a121
    xor a3, a3, t1                      # b231 = rol(a121 ^ d11, 5)
    rori a3, a3, 27                     # b231 = rol(a121 ^ d11, 5)
    lw a2, 136(a0)                      # a230
    xor ra, a2, ra                      # b331 = rol(a230 ^ d20, 7)
    rori ra, ra, 25                     # b331 = rol(a230 ^ d20, 7)
    lw a2, 188(a0)                      # a341
    xor a2, a2, t5                      # b431 = rol(a341 ^ d31, 28)
    rori a2, a2, 4                      # b431 = rol(a341 ^ d31, 28)
    andn t1, a3, a5                     # t = ~b131 & b231
    xor t1, s10, t1                     # a031 = b031 ^ t
    sw t1, 44(a0)                       # a031
    xor t1, s11, t1                     # c01 ^= a031
    andn s1, ra, a3                     # t = ~b231 & b331
    xor s1, a5, s1                      # a131 = b131 ^ t
    xor t3, a6, s1                      # c11 ^= a131
    andn a6, a2, ra                     # t = ~b331 & b431
    xor a6, a3, a6                      # a231 = b231 ^ t
    xor t5, s4, a6                      # c21 ^= a231
    andn s4, s10, a2                    # t = ~b431 & b031
    xor s4, ra, s4                      # a331 = b331 ^ t
    xor a3, s6, s4                      # c31 ^= a331
    andn s6, a5, s10                    # t = ~b031 & b131
    xor s6, a2, s6                      # a431 = b431 ^ t
    xor a5, s9, s6                      # c41 ^= a431
11:
    rori s9, t5, 31                     # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, t0                      # d10 = c00 ^ rol(c21, 1)
    xor t5, a4, t5                      # d31 = c21 ^ c40
    rori s10, t3, 31                    # d00 = c40 ^ rol(c11, 1)
    xor a4, s10, a4                     # d00 = c40 ^ rol(c11, 1)
    xor t3, t6, t3                      # d21 = c11 ^ c30
    rori s10, t1, 31                    # d40 = c30 ^ rol(c01, 1)
    xor s10, s10, t6                    # d40 = c30 ^ rol(c01, 1)
    xor t1, t4, t1                      # d11 = c01 ^ c20
    rori s11, a5, 31                    # d30 = c20 ^ rol(c41, 1)
    xor s11, s11, t4                    # d30 = c20 ^ rol(c41, 1)
    xor a5, t2, a5                      # d01 = c41 ^ c10
    rori ra, a3, 31                     # d20 = c10 ^ rol(c31, 1)
    xor ra, ra, t2                      # d20 = c10 ^ rol(c31, 1)
    xor a3, t0, a3                      # d41 = c31 ^ c00
    xor t0, a7, a3                      # b030 = rol(a401 ^ d41, 14)
    rori t0, t0, 18                     # b030 = rol(a401 ^ d41, 14)
    xor s8, s8, a4                      # b130 = rol(a010 ^ d00, 18)
    rori s8, s8, 14                     # b130 = rol(a010 ^ d00, 18)
    lw t2, 12(a0)                       # a120
    xor t2, t2, s9                      # b230 = rol(a120 ^ d10, 5)
    rori t2, t2, 27                     # b230 = rol(a120 ^ d10, 5)
    xor t4, a6, t3                      # b330 = rol(a231 ^ d21, 8)
    rori t4, t4, 24                     # b330 = rol(a231 ^ d21, 8)
    xor s2, s2, s11                     # b430 = rol(a340 ^ d30, 28)
    rori s2, s2, 4                      # b430 = rol(a340 ^ d30, 28)
    andn t6, t2, s8                     # t = ~b130 & b230
    xor t6, t0, t6                      # a030 = b030 ^ t
    sw t6, 84(a0)                       # a030
    andn a7, t4, t2                     # t = ~b230 & b330
    xor a7, s8, a7                      # a130 = b130 ^ t
    sw a7, 12(a0)                       # a130
    andn a6, s2, t4                     # t = ~b330 & b430
    xor t2, t2, a6                      # a230 = b230 ^ t
    sw t2, 136(a0)                      # a230
    andn a6, t0, s2                     # t = ~b430 & b030
    xor t4, t4, a6                      # a330 = b330 ^ t
    sw t4, 68(a0)                       # a330
    andn s8, s8, t0                     # t = ~b030 & b130
    xor s8, s2, s8                      # a430 = b430 ^ t
    sw s8, 196(a0)                      # a430
    xor t0, s0, t1                      # b020 = rol(a101 ^ d11, 1)
    rori t0, t0, 31                     # b020 = rol(a101 ^ d11, 1)
    lw s2, 180(a0)                      # a210
    xor s2, s2, ra                      # b120 = rol(a210 ^ d20, 3)
    rori s2, s2, 29                     # b120 = rol(a210 ^ d20, 3)
    lw s0, 104(a0)                      # a321
    xor s0, s0, t5                      # b220 = rol(a321 ^ d31, 13)
    rori s0, s0, 19                     # b220 = rol(a321 ^ d31, 13)
    lw a6, 36(a0)                       # a430
    xor a6, a6, s10                     # b320 = rol(a430 ^ d40, 4)
    rori a6, a6, 28                     # b320 = rol(a430 ^ d40, 4)
    xor s3, s3, a4                      # b420 = rol(a040 ^ d00, 9)
    rori s3, s3, 23                     # b420 = rol(a040 ^ d00, 9)
    andn a2, s0, s2                     # t = ~b120 & b220
    xor a2, t0, a2                      # a020 = b020 ^ t
    sw a2, 124(a0)                      # a020
    xor t6, t6, a2                      # c00 ^= a020
    andn a2, a6, s0                     # t = ~b220 & b320
    xor a2, s2, a2                      # a120 = b120 ^ t
    sw a2, 52(a0)                       # a120
    xor a7, a7, a2                      # c10 ^= a120
    andn a2, s3, a6                     # t = ~b320 & b420
    xor s0, s0, a2                      # a220 = b220 ^ t
    sw s0, 180(a0)                      # a220
    xor t2, t2, s0                      # c20 ^= a220
    andn s0, t0, s3                     # t = ~b420 & b020
    xor s0, a6, s0                      # a320 = b320 ^ t
    sw s0, 104(a0)                      # a320
    xor t4, t4, s0                      # c30 ^= a320
    andn t0, s2, t0                     # t = ~b020 & b120
    xor s3, s3, t0                      # a420 = b420 ^ t
    sw s3, 36(a0)                       # a420
    xor s3, s8, s3                      # c40 ^= a420
    lw t0, 148(a0)                      # a300
    xor t0, t0, s11                     # b010 = rol(a300 ^ d30, 14)
    rori t0, t0, 18                     # b010 = rol(a300 ^ d30, 14)
    lw s2, 72(a0)                       # a410
    xor s2, s2, s10                     # b110 = rol(a410 ^ d40, 10)
    rori s2, s2, 22                     # b110 = rol(a410 ^ d40, 10)
    lw s0, 164(a0)                      # a021
    xor s0, s0, a5                      # b210 = rol(a021 ^ d01, 2)
    rori s0, s0, 30                     # b210 = rol(a021 ^ d01, 2)
    xor s1, s1, t1                      # b310 = rol(a131 ^ d11, 23)
    rori s1, s1, 9                      # b310 = rol(a131 ^ d11, 23)
    lw a6, 20(a0)                       # a241
    xor a6, a6, t3                      # b410 = rol(a241 ^ d21, 31)
    rori a6, a6, 1                      # b410 = rol(a241 ^ d21, 31)
    andn s8, s0, s2                     # t = ~b110 & b210
    xor s8, t0, s8                      # a010 = b010 ^ t
    xor t6, t6, s8                      # c00 ^= a010
    andn a2, s1, s0                     # t = ~b210 & b310
    xor a2, s2, a2                      # a110 = b110 ^ t
    sw a2, 92(a0)                       # a110
    xor a7, a7, a2                      # c10 ^= a110
    andn a2, a6, s1                     # t = ~b310 & b410
    xor s0, s0, a2                      # a210 = b210 ^ t
    sw s0, 20(a0)                       # a210
    xor t2, t2, s0                      # c20 ^= a210
    andn s0, t0, a6                     # t = ~b410 & b010
    xor s0, s1, s0                      # a310 = b310 ^ t
    sw s0, 148(a0)                      # a310
    xor t4, t4, s0                      # c30 ^= a310
    andn t0, s2, t0                     # t = ~b010 & b110
    xor t0, a6, t0                      # a410 = b410 ^ t
    sw t0, 72(a0)                       # a410
    xor s3, s3, t0                      # c40 ^= a410
    lw t0, 0(a0)                        # a000
    xor t0, t0, a4                      # b000 = a000 ^ d00
    lw s0, 132(a0)                      # a110
    xor s0, s0, s9                      # b100 = rol(a110 ^ d10, 22)
    rori s0, s0, 10                     # b100 = rol(a110 ^ d10, 22)
    lw s2, 60(a0)                       # a221
    xor s2, s2, t3                      # b200 = rol(a221 ^ d21, 22)
    rori s2, s2, 10                     # b200 = rol(a221 ^ d21, 22)
    xor s1, s4, t5                      # b300 = rol(a331 ^ d31, 11)
    rori s1, s1, 21                     # b300 = rol(a331 ^ d31, 11)
    xor s7, s7, s10                     # b400 = rol(a440 ^ d40, 7)
    rori s7, s7, 25                     # b400 = rol(a440 ^ d40, 7)
    andn a6, s2, s0                     # t = ~b100 & b200
    xor a6, t0, a6                      # a000 = b000 ^ t
    lw s4, 8(a1)                        # rc0
    xor a6, a6, s4                      # a000 ^= rc0
    sw a6, 0(a0)                        # a000
    xor t6, t6, a6                      # c00 ^= a000
    andn a6, s1, s2                     # t = ~b200 & b300
    xor a6, s0, a6                      # a100 = b100 ^ t
    sw a6, 132(a0)                      # a100
    xor a7, a7, a6                      # c10 ^= a100
    andn a6, s7, s1                     # t = ~b300 & b400
    xor s2, s2, a6                      # a200 = b200 ^ t
    sw s2, 60(a0)                       # a200
    xor s2, t2, s2                      # c20 ^= a200
    andn a6, t0, s7                     # t = ~b400 & b000
    xor s1, s1, a6                      # a300 = b300 ^ t
    sw s1, 188(a0)                      # a300
    xor s1, t4, s1                      # c30 ^= a300
    andn s0, s0, t0                     # t = ~b000 & b100
    xor s0, s7, s0                      # a400 = b400 ^ t
    sw s0, 116(a0)                      # a400
    xor s0, s3, s0                      # c40 ^= a400
    xor s3, s5, t3                      # b041 = rol(a201 ^ d21, 31)
    rori s3, s3, 1                      # b041 = rol(a201 ^ d21, 31)
    lw t0, 24(a0)                       # a310
    xor t0, t0, s11                     # b141 = rol(a310 ^ d30, 27)
    rori t0, t0, 5                      # b141 = rol(a310 ^ d30, 27)
    lw t2, 152(a0)                      # a420
    xor t2, t2, s10                     # b241 = rol(a420 ^ d40, 19)
    rori t2, t2, 13                     # b241 = rol(a420 ^ d40, 19)
    lw t4, 40(a0)                       # a030
    xor t4, t4, a4                      # b341 = rol(a030 ^ d00, 20)
    rori t4, t4, 12                     # b341 = rol(a030 ^ d00, 20)
    lw s7, 172(a0)                      # a141
    xor s7, s7, t1                      # b441 = rol(a141 ^ d11, 1)
    rori s7, s7, 31                     # b441 = rol(a141 ^ d11, 1)
    andn s5, t2, t0                     # t = ~b141 & b241
    xor s5, s3, s5                      # a041 = b041 ^ t
    sw s5, 40(a0)                       # a041
    andn a6, t4, t2                     # t = ~b241 & b341
    xor a6, t0, a6                      # a141 = b141 ^ t
    sw a6, 172(a0)                      # a141
    andn s4, s7, t4                     # t = ~b341 & b441
    xor t2, t2, s4                      # a241 = b241 ^ t
    sw t2, 96(a0)                       # a241
    andn s4, s3, s7                     # t = ~b441 & b041
    xor t4, t4, s4                      # a341 = b341 ^ t
    sw t4, 24(a0)                       # a341
    andn s3, t0, s3                     # t = ~b041 & b141
    xor s3, s7, s3                      # a441 = b441 ^ t
    sw s3, 152(a0)                      # a441
    lw t0, 48(a0)                       # a100
    xor t0, t0, s9                      # b021 = a100 ^ d10
    lw s7, 176(a0)                      # a211
    xor s7, s7, t3                      # b121 = rol(a211 ^ d21, 3)
    rori s7, s7, 29                     # b121 = rol(a211 ^ d21, 3)
    lw t3, 108(a0)                      # a320
    xor t3, t3, s11                     # b221 = rol(a320 ^ d30, 12)
    rori t3, t3, 20                     # b221 = rol(a320 ^ d30, 12)
    xor s4, s6, a3                      # b321 = rol(a431 ^ d41, 4)
    rori s4, s4, 28                     # b321 = rol(a431 ^ d41, 4)
    lw s6, 120(a0)                      # a041
    xor s6, s6, a5                      # b421 = rol(a041 ^ d01, 9)
    rori s6, s6, 23                     # b421 = rol(a041 ^ d01, 9)
    andn a2, t3, s7                     # t = ~b121 & b221
    xor a2, t0, a2                      # a021 = b021 ^ t
    sw a2, 120(a0)                      # a021
    xor s5, s5, a2                      # c01 ^= a021
    andn a2, s4, t3                     # t = ~b221 & b321
    xor a2, s7, a2                      # a121 = b121 ^ t
    sw a2, 48(a0)                       # a121
    xor a6, a6, a2                      # c11 ^= a121
    andn a2, s6, s4                     # t = ~b321 & b421
    xor t3, t3, a2                      # a221 = b221 ^ t
    sw t3, 176(a0)                      # a221
    xor t2, t2, t3                      # c21 ^= a221
    andn t3, t0, s6                     # t = ~b421 & b021
    xor t3, s4, t3                      # a321 = b321 ^ t
    sw t3, 108(a0)                      # a321
    xor t4, t4, t3                      # c31 ^= a321
    andn t0, s7, t0                     # t = ~b021 & b121
    xor t0, s6, t0                      # a421 = b421 ^ t
    sw t0, 32(a0)                       # a421
    xor s3, s3, t0                      # c41 ^= a421
    lw t0, 144(a0)                      # a301
    xor t0, t0, t5                      # b011 = rol(a301 ^ d31, 14)
    rori t0, t0, 18                     # b011 = rol(a301 ^ d31, 14)
    lw a2, 76(a0)                       # a411
    xor a2, a2, a3                      # b111 = rol(a411 ^ d41, 10)
    rori a2, a2, 22                     # b111 = rol(a411 ^ d41, 10)
    lw s7, 160(a0)                      # a020
    xor s7, s7, a4                      # b211 = rol(a020 ^ d00, 1)
    rori s7, s7, 31                     # b211 = rol(a020 ^ d00, 1)
    lw a4, 88(a0)                       # a130
    xor a4, a4, s9                      # b311 = rol(a130 ^ d10, 22)
    rori a4, a4, 10                     # b311 = rol(a130 ^ d10, 22)
    lw t3, 16(a0)                       # a240
    xor t3, t3, ra                      # b411 = rol(a240 ^ d20, 30)
    rori t3, t3, 2                      # b411 = rol(a240 ^ d20, 30)
    andn s4, s7, a2                     # t = ~b111 & b211
    xor s4, t0, s4                      # a011 = b011 ^ t
    sw s4, 160(a0)                      # a011
    xor s5, s5, s4                      # c01 ^= a011
    andn s4, a4, s7                     # t = ~b211 & b311
    xor s4, a2, s4                      # a111 = b111 ^ t
    sw s4, 88(a0)                       # a111
    xor a6, a6, s4                      # c11 ^= a111
    andn s4, t3, a4                     # t = ~b311 & b411
    xor s4, s7, s4                      # a211 = b211 ^ t
    sw s4, 16(a0)                       # a211
    xor s4, t2, s4                      # c21 ^= a211
    andn s6, t0, t3                     # t = ~b411 & b011
    xor s6, a4, s6                      # a311 = b311 ^ t
    sw s6, 144(a0)                      # a311
    xor s6, t4, s6                      # c31 ^= a311
    andn a2, a2, t0                     # t = ~b011 & b111
    xor a2, t3, a2                      # a411 = b411 ^ t
    sw a2, 76(a0)                       # a411
    xor a2, s3, a2                      # c41 ^= a411
    lw s7, 100(a0)                      # a200
    xor s7, s7, ra                      # b040 = rol(a200 ^ d20, 31)
    rori s7, s7, 1                      # b040 = rol(a200 ^ d20, 31)
    lw a4, 28(a0)                       # a311
    xor a4, a4, t5                      # b140 = rol(a311 ^ d31, 28)
    rori a4, a4, 4                      # b140 = rol(a311 ^ d31, 28)
    lw t4, 156(a0)                      # a421
    xor t4, t4, a3                      # b240 = rol(a421 ^ d41, 20)
    rori t4, t4, 12                     # b240 = rol(a421 ^ d41, 20)
    lw t3, 44(a0)                       # a031
    xor t3, t3, a5                      # b340 = rol(a031 ^ d01, 21)
    rori t3, t3, 11                     # b340 = rol(a031 ^ d01, 21)
    lw t2, 168(a0)                      # a140
    xor s9, t2, s9                      # b440 = rol(a140 ^ d10, 1)
    rori s9, s9, 31                     # b440 = rol(a140 ^ d10, 1)
    andn s3, t4, a4                     # t = ~b140 & b240
    xor s3, s7, s3                      # a040 = b040 ^ t
    xor t0, t6, s3                      # c00 ^= a040
    andn t2, t3, t4                     # t = ~b240 & b340
    xor t2, a4, t2                      # a140 = b140 ^ t
    sw t2, 168(a0)                      # a140
    xor t2, a7, t2                      # c10 ^= a140
    andn t6, s9, t3                     # t = ~b340 & b440
    xor t4, t4, t6                      # a240 = b240 ^ t
    sw t4, 100(a0)                      # a240
    xor t4, s2, t4                      # c20 ^= a240
    andn s2, s7, s9                     # t = ~b440 & b040
    xor s2, t3, s2                      # a340 = b340 ^ t
    xor t6, s1, s2                      # c30 ^= a340
    andn s7, a4, s7                     # t = ~b040 & b140
    xor s7, s9, s7                      # a440 = b440 ^ t
    xor a4, s0, s7                      # c40 ^= a440
    lw a7, 4(a0)                        # a001
    xor a7, a7, a5                      # b001 = a001 ^ d01
    lw s1, 128(a0)                      # a111
    xor s1, s1, t1                      # b101 = rol(a111 ^ d11, 22)
    rori s1, s1, 10                     # b101 = rol(a111 ^ d11, 22)
    lw t3, 56(a0)                       # a220
    xor t3, t3, ra                      # b201 = rol(a220 ^ d20, 21)
    rori t3, t3, 11                     # b201 = rol(a220 ^ d20, 21)
    lw s9, 184(a0)                      # a330
    xor s9, s9, s11                     # b301 = rol(a330 ^ d30, 10)
    rori s9, s9, 22                     # b301 = rol(a330 ^ d30, 10)
    lw s11, 112(a0)                     # a441
    xor a3, s11, a3                     # b401 = rol(a441 ^ d41, 7)
    rori a3, a3, 25                     # b401 = rol(a441 ^ d41, 7)
    andn s0, t3, s1                     # t = ~b101 & b201
    xor s0, a7, s0                      # a001 = b001 ^ t
    lw s11, 12(a1)                      # rc1
    xor s11, s0, s11                    # a001 ^= rc1
    sw s11, 4(a0)                       # a001
    xor s11, s5, s11                    # c01 ^= a001
    andn s0, s9, t3                     # t = ~b201 & b301
    xor s0, s1, s0                      # a101 = b101 ^ t
    xor a6, a6, s0                      # c11 ^= a101
    andn s5, a3, s9                     # t = ~b301 & b401
    xor s5, t3, s5                      # a201 = b201 ^ t
    xor s4, s4, s5                      # c21 ^= a201
    andn t3, a7, a3                     # t = ~b401 & b001
    xor s9, s9, t3                      # a301 = b301 ^ t
    sw s9, 184(a0)                      # a301
    xor s6, s6, s9                      # c31 ^= a301
    andn a7, s1, a7                     # t = ~b001 & b101
    xor a7, a3, a7                      # a401 = b401 ^ t
    xor s9, a2, a7                      # c41 ^= a401
    lw a2, 192(a0)                      # a400
    xor s10, a2, s10                    # b031 = rol(a400 ^ d40, 13)
    rori s10, s10, 19                   # b031 = rol(a400 ^ d40, 13)
    lw a2, 80(a0)                       # a011
    xor a5, a2, a5                      # b131 = rol(a011 ^ d01, 18)
    rori a5, a5, 14                     # b131 = rol(a011 ^ d01, 18)
    lw a3, 8(a0)                        # a121
    xor a3, a3, t1                      # b231 = rol(a121 ^ d11, 5)
    rori a3, a3, 27                     # b231 = rol(a121 ^ d11, 5)
    lw a2, 140(a0)                      # a230
    xor ra, a2, ra                      # b331 = rol(a230 ^ d20, 7)
    rori ra, ra, 25                     # b331 = rol(a230 ^ d20, 7)
    lw a2, 64(a0)                       # a341
    xor a2, a2, t5                      # b431 = rol(a341 ^ d31, 28)
    rori a2, a2, 4                      # b431 = rol(a341 ^ d31, 28)
    andn t1, a3, a5                     # t = ~b131 & b231
    xor t1, s10, t1                     # a031 = b031 ^ t
    sw t1, 80(a0)                       # a031
    xor t1, s11, t1                     # c01 ^= a031
    andn s1, ra, a3                     # t = ~b231 & b331
    xor s1, a5, s1                      # a131 = b131 ^ t
    xor t3, a6, s1                      # c11 ^= a131
    andn a6, a2, ra                     # t = ~b331 & b431
    xor a6, a3, a6                      # a231 = b231 ^ t
    xor t5, s4, a6                      # c21 ^= a231
    andn s4, s10, a2                    # t = ~b431 & b031
    xor s4, ra, s4                      # a331 = b331 ^ t
    xor a3, s6, s4                      # c31 ^= a331
    andn s6, a5, s10                    # t = ~b031 & b131
    xor s6, a2, s6                      # a431 = b431 ^ t
    xor a5, s9, s6                      # c41 ^= a431
12:
    rori s9, t5, 31                     # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, t0                      # d10 = c00 ^ rol(c21, 1)
    xor t5, a4, t5                      # d31 = c21 ^ c40
    rori s10, t3, 31                    # d00 = c40 ^ rol(c11, 1)
    xor a4, s10, a4                     # d00 = c40 ^ rol(c11, 1)
    xor t3, t6, t3                      # d21 = c11 ^ c30
    rori s10, t1, 31                    # d40 = c30 ^ rol(c01, 1)
    xor s10, s10, t6                    # d40 = c30 ^ rol(c01, 1)
    xor t1, t4, t1                      # d11 = c01 ^ c20
    rori s11, a5, 31                    # d30 = c20 ^ rol(c41, 1)
    xor s11, s11, t4                    # d30 = c20 ^ rol(c41, 1)
    xor a5, t2, a5                      # d01 = c41 ^ c10
    rori ra, a3, 31                     # d20 = c10 ^ rol(c31, 1)
    xor ra, ra, t2                      # d20 = c10 ^ rol(c31, 1)
    xor a3, t0, a3                      # d41 = c31 ^ c00
    xor t0, a7, a3                      # b030 = rol(a401 ^ d41, 14)
    rori t0, t0, 18                     # b030 = rol(a401 ^ d41, 14)
    xor s8, s8, a4                      # b130 = rol(a010 ^ d00, 18)
    rori s8, s8, 14                     # b130 = rol(a010 ^ d00, 18)
    lw t2, 52(a0)                       # a120
    xor t2, t2, s9                      # b230 = rol(a120 ^ d10, 5)
    rori t2, t2, 27                     # b230 = rol(a120 ^ d10, 5)
    xor t4, a6, t3                      # b330 = rol(a231 ^ d21, 8)
    rori t4, t4, 24                     # b330 = rol(a231 ^ d21, 8)
    xor s2, s2, s11                     # b430 = rol(a340 ^ d30, 28)
    rori s2, s2, 4                      # b430 = rol(a340 ^ d30, 28)
    andn t6, t2, s8                     # t = ~b130 & b230
    xor t6, t0, t6                      # a030 = b030 ^ t
    sw t6, 164(a0)                      # a030
    andn a7, t4, t2                     # t = ~b230 & b330
    xor a7, s8, a7                      # a130 = b130 ^ t
    sw a7, 52(a0)                       # a130
    andn a6, s2, t4                     # t = ~b330 & b430
    xor t2, t2, a6                      # a230 = b230 ^ t
    sw t2, 140(a0)                      # a230
    andn a6, t0, s2                     # t = ~b430 & b030
    xor t4, t4, a6                      # a330 = b330 ^ t
    sw t4, 28(a0)                       # a330
    andn s8, s8, t0                     # t = ~b030 & b130
    xor s8, s2, s8                      # a430 = b430 ^ t
    sw s8, 112(a0)                      # a430
    xor t0, s0, t1                      # b020 = rol(a101 ^ d11, 1)
    rori t0, t0, 31                     # b020 = rol(a101 ^ d11, 1)
    lw s2, 20(a0)                       # a210
    xor s2, s2, ra                      # b120 = rol(a210 ^ d20, 3)
    rori s2, s2, 29                     # b120 = rol(a210 ^ d20, 3)
    lw s0, 108(a0)                      # a321
    xor s0, s0, t5                      # b220 = rol(a321 ^ d31, 13)
    rori s0, s0, 19                     # b220 = rol(a321 ^ d31, 13)
    lw a6, 196(a0)                      # a430
    xor a6, a6, s10                     # b320 = rol(a430 ^ d40, 4)
    rori a6, a6, 28                     # b320 = rol(a430 ^ d40, 4)
    xor s3, s3, a4                      # b420 = rol(a040 ^ d00, 9)
    rori s3, s3, 23                     # b420 = rol(a040 ^ d00, 9)
    andn a2, s0, s2                     # t = ~b120 & b220
    xor a2, t0, a2                      # a020 = b020 ^ t
    sw a2, 44(a0)                       # a020
    xor t6, t6, a2                      # c00 ^= a020
    andn a2, a6, s0                     # t = ~b220 & b320
    xor a2, s2, a2                      # a120 = b120 ^ t
    sw a2, 128(a0)                      # a120
    xor a7, a7, a2                      # c10 ^= a120
    andn a2, s3, a6                     # t = ~b320 & b420
    xor s0, s0, a2                      # a220 = b220 ^ t
    sw s0, 20(a0)                       # a220
    xor t2, t2, s0                      # c20 ^= a220
    andn s0, t0, s3                     # t = ~b420 & b020
    xor s0, a6, s0                      # a320 = b320 ^ t
    sw s0, 108(a0)                      # a320
    xor t4, t4, s0                      # c30 ^= a320
    andn t0, s2, t0                     # t = ~b020 & b120
    xor s3, s3, t0                      # a420 = b420 ^ t
    sw s3, 196(a0)                      # a420
    xor s3, s8, s3                      # c40 ^= a420
    lw t0, 188(a0)                      # a300
    xor t0, t0, s11                     # b010 = rol(a300 ^ d30, 14)
    rori t0, t0, 18                     # b010 = rol(a300 ^ d30, 14)
    lw s2, 72(a0)                       # a410
    xor s2, s2, s10                     # b110 = rol(a410 ^ d40, 10)
    rori s2, s2, 22                     # b110 = rol(a410 ^ d40, 10)
    lw s0, 120(a0)                      # a021
    xor s0, s0, a5                      # b210 = rol(a021 ^ d01, 2)
    rori s0, s0, 30                     # b210 = rol(a021 ^ d01, 2)
    xor s1, s1, t1                      # b310 = rol(a131 ^ d11, 23)
    rori s1, s1, 9                      # b310 = rol(a131 ^ d11, 23)
    lw a6, 96(a0)                       # a241
    xor a6, a6, t3                      # b410 = rol(a241 ^ d21, 31)
    rori a6, a6, 1                      # b410 = rol(a241 ^ d21, 31)
    andn s8, s0, s2                     # t = ~b110 & b210
    xor s8, t0, s8                      # a010 = b010 ^ t
    xor t6, t6, s8                      # c00 ^= a010
    andn a2, s1, s0                     # t = ~b210 & b310
    xor a2, s2, a2                      # a110 = b110 ^ t
    sw a2, 8(a0)                        # a110
    xor a7, a7, a2                      # c10 ^= a110
    andn a2, a6, s1                     # t = ~b310 & b410
    xor s0, s0, a2                      # a210 = b210 ^ t
    sw s0, 96(a0)                       # a210
    xor t2, t2, s0                      # c20 ^= a210
    andn s0, t0, a6                     # t = ~b410 & b010
    xor s0, s1, s0                      # a310 = b310 ^ t
    sw s0, 188(a0)                      # a310
    xor t4, t4, s0                      # c30 ^= a310
    andn t0, s2, t0                     # t = ~b010 & b110
    xor t0, a6, t0                      # a410 = b410 ^ t
    sw t0, 72(a0)                       # a410
    xor s3, s3, t0                      # c40 ^= a410
    lw t0, 0(a0)                        # a000
    xor t0, t0, a4                      # b000 = a000 ^ d00
    lw s0, 92(a0)                       # a110
    xor s0, s0, s9                      # b100 = rol(a110 ^ d10, 22)
    rori s0, s0, 10                     # b100 = rol(a110 ^ d10, 22)
    lw s2, 176(a0)                      # a221
    xor s2, s2, t3                      # b200 = rol(a221 ^ d21, 22)
    rori s2, s2, 10                     # b200 = rol(a221 ^ d21, 22)
    xor s1, s4, t5                      # b300 = rol(a331 ^ d31, 11)
    rori s1, s1, 21                     # b300 = rol(a331 ^ d31, 11)
    xor s7, s7, s10                     # b400 = rol(a440 ^ d40, 7)
    rori s7, s7, 25                     # b400 = rol(a440 ^ d40, 7)
    andn a6, s2, s0                     # t = ~b100 & b200
    xor a6, t0, a6                      # a000 = b000 ^ t
    lw s4, 16(a1)                       # rc0
    xor a6, a6, s4                      # a000 ^= rc0
    sw a6, 0(a0)                        # a000
    xor t6, t6, a6                      # c00 ^= a000
    andn a6, s1, s2                     # t = ~b200 & b300
    xor a6, s0, a6                      # a100 = b100 ^ t
    sw a6, 92(a0)                       # a100
    xor a7, a7, a6                      # c10 ^= a100
    andn a6, s7, s1                     # t = ~b300 & b400
    xor s2, s2, a6                      # a200 = b200 ^ t
    sw s2, 176(a0)                      # a200
    xor s2, t2, s2                      # c20 ^= a200
    andn a6, t0, s7                     # t = ~b400 & b000
    xor s1, s1, a6                      # a300 = b300 ^ t
    sw s1, 64(a0)                       # a300
    xor s1, t4, s1                      # c30 ^= a300
    andn s0, s0, t0                     # t = ~b000 & b100
    xor s0, s7, s0                      # a400 = b400 ^ t
    sw s0, 156(a0)                      # a400
    xor s0, s3, s0                      # c40 ^= a400
    xor s3, s5, t3                      # b041 = rol(a201 ^ d21, 31)
    rori s3, s3, 1                      # b041 = rol(a201 ^ d21, 31)
    lw t0, 148(a0)                      # a310
    xor t0, t0, s11                     # b141 = rol(a310 ^ d30, 27)
    rori t0, t0, 5                      # b141 = rol(a310 ^ d30, 27)
    lw t2, 36(a0)                       # a420
    xor t2, t2, s10                     # b241 = rol(a420 ^ d40, 19)
    rori t2, t2, 13                     # b241 = rol(a420 ^ d40, 19)
    lw t4, 84(a0)                       # a030
    xor t4, t4, a4                      # b341 = rol(a030 ^ d00, 20)
    rori t4, t4, 12                     # b341 = rol(a030 ^ d00, 20)
    lw s7, 172(a0)                      # a141
    xor s7, s7, t1                      # b441 = rol(a141 ^ d11, 1)
    rori s7, s7, 31                     # b441 = rol(a141 ^ d11, 1)
    andn s5, t2, t0                     # t = ~b141 & b241
    xor s5, s3, s5                      # a041 = b041 ^ t
    sw s5, 84(a0)                       # a041
    andn a6, t4, t2                     # t = ~b241 & b341
    xor a6, t0, a6                      # a141 = b141 ^ t
    sw a6, 172(a0)                      # a141
    andn s4, s7, t4                     # t = ~b341 & b441
    xor t2, t2, s4                      # a241 = b241 ^ t
    sw t2, 56(a0)                       # a241
    andn s4, s3, s7                     # t = ~b441 & b041
    xor t4, t4, s4                      # a341 = b341 ^ t
    sw t4, 148(a0)                      # a341
    andn s3, t0, s3                     # t = ~b041 & b141
    xor s3, s7, s3                      # a441 = b441 ^ t
    sw s3, 36(a0)                       # a441
    lw t0, 132(a0)                      # a100
    xor t0, t0, s9                      # b021 = a100 ^ d10
    lw s7, 16(a0)                       # a211
    xor s7, s7, t3                      # b121 = rol(a211 ^ d21, 3)
    rori s7, s7, 29                     # b121 = rol(a211 ^ d21, 3)
    lw t3, 104(a0)                      # a320
    xor t3, t3, s11                     # b221 = rol(a320 ^ d30, 12)
    rori t3, t3, 20                     # b221 = rol(a320 ^ d30, 12)
    xor s4, s6, a3                      # b321 = rol(a431 ^ d41, 4)
    rori s4, s4, 28                     # b321 = rol(a431 ^ d41, 4)
    lw s6, 40(a0)                       # a041
    xor s6, s6, a5                      # b421 = rol(a041 ^ d01, 9)
    rori s6, s6, 23                     # b421 = rol(a041 ^ d01, 9)
    andn a2, t3, s7                     # t = ~b121 & b221
    xor a2, t0, a2                      # a021 = b021 ^ t
    sw a2, 40(a0)                       # a021
    xor s5, s5, a2                      # c01 ^= a021
    andn a2, s4, t3                     # t = ~b221 & b321
    xor a2, s7, a2                      # a121 = b121 ^ t
    sw a2, 132(a0)                      # a121
    xor a6, a6, a2                      # c11 ^= a121
    andn a2, s6, s4                     # t = ~b321 & b421
    xor t3, t3, a2                      # a221 = b221 ^ t
    sw t3, 16(a0)                       # a221
    xor t2, t2, t3                      # c21 ^= a221
    andn t3, t0, s6                     # t = ~b421 & b021
    xor t3, s4, t3                      # a321 = b321 ^ t
    sw t3, 104(a0)                      # a321
    xor t4, t4, t3                      # c31 ^= a321
    andn t0, s7, t0                     # t = ~b021 & b121
    xor t0, s6, t0                      # a421 = b421 ^ t
    sw t0, 192(a0)                      # a421
    xor s3, s3, t0                      # c41 ^= a421
    lw t0, 184(a0)                      # a301
    xor t0, t0, t5                      # b011 = rol(a301 ^ d31, 14)
    rori t0, t0, 18                     # b011 = rol(a301 ^ d31, 14)
    lw a2, 76(a0)                       # a411
    xor a2, a2, a3                      # b111 = rol(a411 ^ d41, 10)
    rori a2, a2, 22                     # b111 = rol(a411 ^ d41, 10)
    lw s7, 124(a0)                      # a020
    xor s7, s7, a4                      # b211 = rol(a020 ^ d00, 1)
    rori s7, s7, 31                     # b211 = rol(a020 ^ d00, 1)
    lw a4, 12(a0)                       # a130
    xor a4, a4, s9                      # b311 = rol(a130 ^ d10, 22)
    rori a4, a4, 10                     # b311 = rol(a130 ^ d10, 22)
    lw t3, 100(a0)                      # a240
    xor t3, t3, ra                      # b411 = rol(a240 ^ d20, 30)
    rori t3, t3, 2                      # b411 = rol(a240 ^ d20, 30)
    andn s4, s7, a2                     # t = ~b111 & b211
    xor s4, t0, s4                      # a011 = b011 ^ t
    sw s4, 124(a0)                      # a011
    xor s5, s5, s4                      # c01 ^= a011
    andn s4, a4, s7                     # t = ~b211 & b311
    xor s4, a2, s4                      # a111 = b111 ^ t
    sw s4, 12(a0)                       # a111
    xor a6, a6, s4                      # c11 ^= a111
    andn s4, t3, a4                     # t = ~b311 & b411
    xor s4, s7, s4                      # a211 = b211 ^ t
    sw s4, 100(a0)                      # a211
    xor s4, t2, s4                      # c21 ^= a211
    andn s6, t0, t3                     # t = ~b411 & b011
    xor s6, a4, s6                      # a311 = b311 ^ t
    sw s6, 184(a0)                      # a311
    xor s6, t4, s6                      # c31 ^= a311
    andn a2, a2, t0                     # t = ~b011 & b111
    xor a2, t3, a2                      # a411 = b411 ^ t
    sw a2, 76(a0)                       # a411
    xor a2, s3, a2                      # c41 ^= a411
    lw s7, 60(a0)                       # a200
    xor s7, s7, ra                      # b040 = rol(a200 ^ d20, 31)
    rori s7, s7, 1                      # b040 = rol(a200 ^ d20, 31)
    lw a4, 144(a0)                      # a311
    xor a4, a4, t5                      # b140 = rol(a311 ^ d31, 28)
    rori a4, a4, 4                      # b140 = rol(a311 ^ d31, 28)
    lw t4, 32(a0)                       # a421
    xor t4, t4, a3                      # b240 = rol(a421 ^ d41, 20)
    rori t4, t4, 12                     # b240 = rol(a421 ^ d41, 20)
    lw t3, 80(a0)                       # a031
    xor t3, t3, a5                      # b340 = rol(a031 ^ d01, 21)
    rori t3, t3, 11                     # b340 = rol(a031 ^ d01, 21)
    lw t2, 168(a0)                      # a140
    xor s9, t2, s9                      # b440 = rol(a140 ^ d10, 1)
    rori s9, s9, 31                     # b440 = rol(a140 ^ d10, 1)
    andn s3, t4, a4                     # t = ~b140 & b240
    xor s3, s7, s3                      # a040 = b040 ^ t
    xor t0, t6, s3                      # c00 ^= a040
    andn t2, t3, t4                     # t = ~b240 & b340
    xor t2, a4, t2                      # a140 = b140 ^ t
    sw t2, 168(a0)                      # a140
    xor t2, a7, t2                      # c10 ^= a140
    andn t6, s9, t3                     # t = ~b340 & b440
    xor t4, t4, t6                      # a240 = b240 ^ t
    sw t4, 60(a0)                       # a240
    xor t4, s2, t4                      # c20 ^= a240
    andn s2, s7, s9                     # t = ~b440 & b040
    xor s2, t3, s2                      # a340 = b340 ^ t
    xor t6, s1, s2                      # c30 ^= a340
    andn s7, a4, s7                     # t = ~b040 & b140
    xor s7, s9, s7                      # a440 = b440 ^ t
    xor a4, s0, s7                      # c40 ^= a440
    lw a7, 4(a0)                        # a001
    xor a7, a7, a5                      # b001 = a001 ^ d01
    lw s1, 88(a0)                       # a111
    xor s1, s1, t1                      # b101 = rol(a111 ^ d11, 22)
    rori s1, s1, 10                     # b101 = rol(a111 ^ d11, 22)
    lw t3, 180(a0)                      # a220
    xor t3, t3, ra                      # b201 = rol(a220 ^ d20, 21)
    rori t3, t3, 11                     # b201 = rol(a220 ^ d20, 21)
    lw s9, 68(a0)                       # a330
    xor s9, s9, s11                     # b301 = rol(a330 ^ d30, 10)
    rori s9, s9, 22                     # b301 = rol(a330 ^ d30, 10)
    lw s11, 152(a0)                     # a441
    xor a3, s11, a3                     # b401 = rol(a441 ^ d41, 7)
    rori a3, a3, 25                     # b401 = rol(a441 ^ d41, 7)
    andn s0, t3, s1                     # t = ~b101 & b201
    xor s0, a7, s0                      # a001 = b001 ^ t
    lw s11, 20(a1)                      # rc1
    xor s11, s0, s11                    # a001 ^= rc1
    sw s11, 4(a0)                       # a001
    xor s11, s5, s11                    # c01 ^= a001
    andn s0, s9, t3                     # t = ~b201 & b301
    xor s0, s1, s0                      # a101 = b101 ^ t
    xor a6, a6, s0                      # c11 ^= a101
    andn s5, a3, s9                     # t = ~b301 & b401
    xor s5, t3, s5                      # a201 = b201 ^ t
    xor s4, s4, s5                      # c21 ^= a201
    andn t3, a7, a3                     # t = ~b401 & b001
    xor s9, s9, t3                      # a301 = b301 ^ t
    sw s9, 68(a0)                       # a301
    xor s6, s6, s9                      # c31 ^= a301
    andn a7, s1, a7                     # t = ~b001 & b101
    xor a7, a3, a7                      # a401 = b401 ^ t
    xor s9, a2, a7                      # c41 ^= a401
    lw a2, 116(a0)                      # a400
    xor s10, a2, s10                    # b031 = rol(a400 ^ d40, 13)
    rori s10, s10, 19                   # b031 = rol(a400 ^ d40, 13)
    lw a2, 160(a0)                      # a011
    xor a5, a2, a5                      # b131 = rol(a011 ^ d01, 18)
    rori a5, a5, 14                     # b131 = rol(a011 ^ d01, 18)
    lw a3, 48(a0)                       # a121
    xor a3, a3, t1                      # b231 = rol(a121 ^ d11, 5)
    rori a3, a3, 27                     # b231 = rol(a121 ^ d11, 5)
    lw a2, 136(a0)                      # a230
    xor ra, a2, ra                      # b331 = rol(a230 ^ d20, 7)
    rori ra, ra, 25                     # b331 = rol(a230 ^ d20, 7)
    lw a2, 24(a0)                       # a341
    xor a2, a2, t5                      # b431 = rol(a341 ^ d31, 28)
    rori a2, a2, 4                      # b431 = rol(a341 ^ d31, 28)
    andn t1, a3, a5                     # t = ~b131 & b231
    xor t1, s10, t1                     # a031 = b031 ^ t
    sw t1, 160(a0)                      # a031
    xor t1, s11, t1                     # c01 ^= a031
    andn s1, ra, a3                     # t = ~b231 & b331
    xor s1, a5, s1                      # a131 = b131 ^ t
    xor t3, a6, s1                      # c11 ^= a131
    andn a6, a2, ra                     # t = ~b331 & b431
    xor a6, a3, a6                      # a231 = b231 ^ t
    xor t5, s4, a6                      # c21 ^= a231
    andn s4, s10, a2                    # t = ~b431 & b031
    xor s4, ra, s4                      # a331 = b331 ^ t
    xor a3, s6, s4                      # c31 ^= a331
    andn s6, a5, s10                    # t = ~b031 & b131
    xor s6, a2, s6                      # a431 = b431 ^ t
    xor a5, s9, s6                      # c41 ^= a431
13:
    rori s9, t5, 31                     # d10 = c00 ^ rol(c21, 1)
    xor s9, s9, t0                      # d10 = c00 ^ rol(c21, 1)
    xor t5, a4, t5                      # d31 = c21 ^ c40
    rori s10, t3, 31                    # d00 = c40 ^ rol(c11, 1)
    xor a4, s10, a4                     # d00 = c40 ^ rol(c11, 1)
    xor t3, t6, t3                      # d21 = c11 ^ c30
    rori s10, t1, 31                    # d40 = c30 ^ rol(c01, 1)
    xor s10, s10, t6                    # d40 = c30 ^ rol(c01, 1)
    xor t1, t4, t1                      # d11 = c01 ^ c20
    rori s11, a5, 31                    # d30 = c20 ^ rol(c41, 1)
    xor s11, s11, t4                    # d30 = c20 ^ rol(c41, 1)
    xor a5, t2, a5                      # d01 = c41 ^ c10
    rori ra, a3, 31                     # d20 = c10 ^ rol(c31, 1)
    xor ra, ra, t2                      # d20 = c10 ^ rol(c31, 1)
    xor a3, t0, a3                      # d41 = c31 ^ c00
    xor t0, a7, a3                      # b030 = rol(a401 ^ d41, 14)
    rori t0, t0, 18                     # b030 = rol(a401 ^ d41, 14)
    xor s8, s8, a4                      # b130 = rol(a010 ^ d00, 18)
    rori s8, s8, 14                     # b130 = rol(a010 ^ d00, 18)
    lw t2, 128(a0)                      # a120
    xor t2, t2, s9                      # b230 = rol(a120 ^ d10, 5)
    rori t2, t2, 27                     # b230 = rol(a120 ^ d10, 5)
    xor t4, a6, t3                      # b330 = rol(a231 ^ d21, 8)
    rori t4, t4, 24                     # b330 = rol(a231 ^ d21, 8)
    xor s2, s2, s11                     # b430 = rol(a340 ^ d30, 28)
    rori s2, s2, 4                      # b430 = rol(a340 ^ d30, 28)
    andn t6, t2, s8                     # t = ~b130 & b230
    xor t6, t0, t6                      # a030 = b030 ^ t
    sw t6, 120(a0)                      # a030
    andn a7, t4, t2                     # t = ~b230 & b330
    xor a7, s8, a7                      # a130 = b130 ^ t
    sw a7, 128(a0)                      # a130
    andn a6, s2, t4                     # t = ~b330 & b430
    xor t2, t2, a6                      # a230 = b230 ^ t
    sw t2, 136(a0)                      # a230
    andn a6, t0, s2                     # t = ~b430 & b030
    xor t4, t4, a6                      # a330 = b330 ^ t
    sw t4, 144(a0)                      # a330
    andn s8, s8, t0                     # t = ~b030 & b130
    xor s8, s2, s8                      # a430 = b430 ^ t
    sw s8, 152(a0)                      # a430
    xor t0, s0, t1                      # b020 = rol(a101 ^ d11, 1)
    rori t0, t0, 31                     # b020 = rol(a101 ^ d11, 1)
    lw s2, 96(a0)                       # a210
    xor s2, s2, ra                      # b120 = rol(a210 ^ d20, 3)
    rori s2, s2, 29                     # b120 = rol(a210 ^ d20, 3)
    lw s0, 104(a0)                      # a321
    xor s0, s0, t5                      # b220 = rol(a321 ^ d31, 13)
    rori s0, s0, 19                     # b220 = rol(a321 ^ d31, 13)
    lw a6, 112(a0)                      # a430
    xor a6, a6, s10                     # b320 = rol(a430 ^ d40, 4)
    rori a6, a6, 28                     # b320 = rol(a430 ^ d40, 4)
    xor s3, s3, a4                      # b420 = rol(a040 ^ d00, 9)
    rori s3, s3, 23                     # b420 = rol(a040 ^ d00, 9)
    andn a2, s0, s2                     # t = ~b120 & b220
    xor a2, t0, a2                      # a020 = b020 ^ t
    sw a2, 80(a0)                       # a020
    xor t6, t6, a2                      # c00 ^= a020
    andn a2, a6, s0                     # t = ~b220 & b320
    xor a2, s2, a2                      # a120 = b120 ^ t
    sw a2, 88(a0)                       # a120
    xor a7, a7, a2                      # c10 ^= a120
    andn a2, s3, a6                     # t = ~b320 & b420
    xor s0, s0, a2                      # a220 = b220 ^ t
    sw s0, 96(a0)                       # a220
    xor t2, t2, s0                      # c20 ^= a220
    andn s0, t0, s3                     # t = ~b420 & b020
    xor s0, a6, s0                      # a320 = b320 ^ t
    sw s0, 104(a0)                      # a320
    xor t4, t4, s0                      # c30 ^= a320
    andn t0, s2, t0                     # t = ~b020 & b120
    xor s3, s3, t0                      # a420 = b420 ^ t
    sw s3, 112(a0)                      # a420
    xor s3, s8, s3                      # c40 ^= a420
    lw t0, 64(a0)                       # a300
    xor t0, t0, s11                     # b010 = rol(a300 ^ d30, 14)
    rori t0, t0, 18                     # b010 = rol(a300 ^ d30, 14)
    lw s2, 72(a0)                       # a410
    xor s2, s2, s10                     # b110 = rol(a410 ^ d40, 10)
    rori s2, s2, 22                     # b110 = rol(a410 ^ d40, 10)
    lw s0, 40(a0)                       # a021
    xor s0, s0, a5                      # b210 = rol(a021 ^ d01, 2)
    rori s0, s0, 30                     # b210 = rol(a021 ^ d01, 2)
    xor s1, s1, t1                      # b310 = rol(a131 ^ d11, 23)
    rori s1, s1, 9                      # b310 = rol(a131 ^ d11, 23)
    lw a6, 56(a0)                       # a241
    xor a6, a6, t3                      # b410 = rol(a241 ^ d21, 31)
    rori a6, a6, 1                      # b410 = rol(a241 ^ d21, 31)
    andn s8, s0, s2                     # t = ~b110 & b210
    xor s8, t0, s8                      # a010 = b010 ^ t
    xor t6, t6, s8                      # c00 ^= a010
    andn a2, s1, s0                     # t = ~b210 & b310
    xor a2, s2, a2                      # a110 = b110 ^ t
    sw a2, 48(a0)                       # a110
    xor a7, a7, a2                      # c10 ^= a110
    andn a2, a6, s1                     # t = ~b310 & b410
    xor s0, s0, a2                      # a210 = b210 ^ t
    sw s0, 56(a0)                       # a210
    xor t2, t2, s0                      # c20 ^= a210
    andn s0, t0, a6                     # t = ~b410 & b010
    xor s0, s1, s0                      # a310 = b310 ^ t
    sw s0, 64(a0)                       # a310
    xor t4, t4, s0                      # c30 ^= a310
    andn t0, s2, t0                     # t = ~b010 & b110
    xor t0, a6, t0                      # a410 = b410 ^ t
    sw t0, 72(a0)                       # a410
    xor s3, s3, t0                      # c40 ^= a410
    lw t0, 0(a0)                        # a000
    xor t0, t0, a4                      # b000 = a000 ^ d00
    lw s0, 8(a0)                        # a110
    xor s0, s0, s9                      # b100 = rol(a110 ^ d10, 22)
    rori s0, s0, 10                     # b100 = rol(a110 ^ d10, 22)
    lw s2, 16(a0)                       # a221
    xor s2, s2, t3                      # b200 = rol(a221 ^ d21, 22)
    rori s2, s2, 10                     # b200 = rol(a221 ^ d21, 22)
    xor s1, s4, t5                      # b300 = rol(a331 ^ d31, 11)
    rori s1, s1, 21                     # b300 = rol(a331 ^ d31, 11)
    xor s7, s7, s10                     # b400 = rol(a440 ^ d40, 7)
    rori s7, s7, 25                     # b400 = rol(a440 ^ d40, 7)
    andn a6, s2, s0                     # t = ~b100 & b200
    xor a6, t0, a6                      # a000 = b000 ^ t
    lw s4, 24(a1)                       # rc0
    xor a6, a6, s4                      # a000 ^= rc0
    sw a6, 0(a0)                        # a000
    xor t6, t6, a6                      # c00 ^= a000
    andn a6, s1, s2                     # t = ~b200 & b300
    xor a6, s0, a6                      # a100 = b100 ^ t
    sw a6, 8(a0)                        # a100
    xor a7, a7, a6                      # c10 ^= a100
    andn a6, s7, s1                     # t = ~b300 & b400
    xor s2, s2, a6                      # a200 = b200 ^ t
    sw s2, 16(a0)                       # a200
    xor s2, t2, s2                      # c20 ^= a200
    andn a6, t0, s7                     # t = ~b400 & b000
    xor s1, s1, a6                      # a300 = b300 ^ t
    sw s1, 24(a0)                       # a300
    xor s1, t4, s1                      # c30 ^= a300
    andn s0, s0, t0                     # t = ~b000 & b100
    xor s0, s7, s0                      # a400 = b400 ^ t
    sw s0, 32(a0)                       # a400
    xor s0, s3, s0                      # c40 ^= a400
    xor s3, s5, t3                      # b041 = rol(a201 ^ d21, 31)
    rori s3, s3, 1                      # b041 = rol(a201 ^ d21, 31)
    lw t0, 188(a0)                      # a310
    xor t0, t0, s11                     # b141 = rol(a310 ^ d30, 27)
    rori t0, t0, 5                      # b141 = rol(a310 ^ d30, 27)
    lw t2, 196(a0)                      # a420
    xor t2, t2, s10                     # b241 = rol(a420 ^ d40, 19)
    rori t2, t2, 13                     # b241 = rol(a420 ^ d40, 19)
    lw t4, 164(a0)                      # a030
    xor t4, t4, a4                      # b341 = rol(a030 ^ d00, 20)
    rori t4, t4, 12                     # b341 = rol(a030 ^ d00, 20)
    lw s7, 172(a0)                      # a141
    xor s7, s7, t1                      # b441 = rol(a141 ^ d11, 1)
    rori s7, s7, 31                     # b441 = rol(a141 ^ d11, 1)
    andn s5, t2, t0                     # t = ~b141 & b241
    xor s5, s3, s5                      # a041 = b041 ^ t
    sw s5, 164(a0)                      # a041
    andn a6, t4, t2                     # t = ~b241 & b341
    xor a6, t0, a6                      # a141 = b141 ^ t
    sw a6, 172(a0)                      # a141
    andn s4, s7, t4                     # t = ~b341 & b441
    xor t2, t2, s4                      # a241 = b241 ^ t
    sw t2, 180(a0)                      # a241
    andn s4, s3, s7                     # t = ~b441 & b041
    xor t4, t4, s4                      # a341 = b341 ^ t
    sw t4, 188(a0)                      # a341
    andn s3, t0, s3                     # t = ~b041 & b141
    xor s3, s7, s3                      # a441 = b441 ^ t
    sw s3, 196(a0)                      # a441
    lw t0, 92(a0)                       # a100
    xor t0, t0, s9                      # b021 = a100 ^ d10
    lw s7, 100(a0)                      # a211
    xor s7, s7, t3                      # b121 = rol(a211 ^ d21, 3)
    rori s7, s7, 29                     # b121 = rol(a211 ^ d21, 3)
    lw t3, 108(a0)                      # a320
    xor t3, t3, s11                     # b221 = rol(a320 ^ d30, 12)
    rori t3, t3, 20                     # b221 = rol(a320 ^ d30, 12)
    xor s4, s6, a3                      # b321 = rol(a431 ^ d41, 4)
    rori s4, s4, 28                     # b321 = rol(a431 ^ d41, 4)
    lw s6, 84(a0)                       # a041
    xor s6, s6, a5                      # b421 = rol(a041 ^ d01, 9)
    rori s6, s6, 23                     # b421 = rol(a041 ^ d01, 9)
    andn a2, t3, s7                     # t = ~b121 & b221
    xor a2, t0, a2                      # a021 = b021 ^ t
    sw a2, 84(a0)                       # a021
    xor s5, s5, a2                      # c01 ^= a021
    andn a2, s4, t3                     # t = ~b221 & b321
    xor a2, s7, a2                      # a121 = b121 ^ t
    sw a2, 92(a0)                       # a121
    xor a6, a6, a2                      # c11 ^= a121
    andn a2, s6, s4                     # t = ~b321 & b421
    xor t3, t3, a2                      # a221 = b221 ^ t
    sw t3, 100(a0)                      # a221
    xor t2, t2, t3                      # c21 ^= a221
    andn t3, t0, s6                     # t = ~b421 & b021
    xor t3, s4, t3                      # a321 = b321 ^ t
    sw t3, 108(a0)                      # a321
    xor t4, t4, t3                      # c31 ^= a321
    andn t0, s7, t0                     # t = ~b021 & b121
    xor t0, s6, t0                      # a421 = b421 ^ t
    sw t0, 116(a0)                      # a421
    xor s3, s3, t0                      # c41 ^= a421
    lw t0, 68(a0)                       # a301
    xor t0, t0, t5                      # b011 = rol(a301 ^ d31, 14)
    rori t0, t0, 18                     # b011 = rol(a301 ^ d31, 14)
    lw a2, 76(a0)                       # a411
    xor a2, a2, a3                      # b111 = rol(a411 ^ d41, 10)
    rori a2, a2, 22                     # b111 = rol(a411 ^ d41, 10)
    lw s7, 44(a0)                       # a020
    xor s7, s7, a4                      # b211 = rol(a020 ^ d00, 1)
    rori s7, s7, 31                     # b211 = rol(a020 ^ d00, 1)
    lw a4, 52(a0)                       # a130
    xor a4, a4, s9                      # b311 = rol(a130 ^ d10, 22)
    rori a4, a4, 10                     # b311 = rol(a130 ^ d10, 22)
    lw t3, 60(a0)                       # a240
    xor t3, t3, ra                      # b411 = rol(a240 ^ d20, 30)
    rori t3, t3, 2                      # b411 = rol(a240 ^ d20, 30)
    andn s4, s7, a2                     # t = ~b111 & b211
    xor s4, t0, s4                      # a011 = b011 ^ t
    sw s4, 44(a0)                       # a011
    xor s5, s5, s4                      # c01 ^= a011
    andn s4, a4, s7                     # t = ~b211 & b311
    xor s4, a2, s4                      # a111 = b111 ^ t
    sw s4, 52(a0)                       # a111
    xor a6, a6, s4                      # c11 ^= a111
    andn s4, t3, a4                     # t = ~b311 & b411
    xor s4, s7, s4                      # a211 = b211 ^ t
    sw s4, 60(a0)                       # a211
    xor s4, t2, s4                      # c21 ^= a211
    andn s6, t0, t3                     # t = ~b411 & b011
    xor s6, a4, s6                      # a311 = b311 ^ t
    sw s6, 68(a0)                       # a311
    xor s6, t4, s6                      # c31 ^= a311
    andn a2, a2, t0                     # t = ~b011 & b111
    xor a2, t3, a2                      # a411 = b411 ^ t
    sw a2, 76(a0)                       # a411
    xor a2, s3, a2                      # c41 ^= a411
    lw s7, 176(a0)                      # a200
    xor s7, s7, ra                      # b040 = rol(a200 ^ d20, 31)
    rori s7, s7, 1                      # b040 = rol(a200 ^ d20, 31)
    lw a4, 184(a0)                      # a311
    xor a4, a4, t5                      # b140 = rol(a311 ^ d31, 28)
    rori a4, a4, 4                      # b140 = rol(a311 ^ d31, 28)
    lw t4, 192(a0)                      # a421
    xor t4, t4, a3                      # b240 = rol(a421 ^ d41, 20)
    rori t4, t4, 12                     # b240 = rol(a421 ^ d41, 20)
    lw t3, 160(a0)                      # a031
    xor t3, t3, a5                      # b340 = rol(a031 ^ d01, 21)
    rori t3, t3, 11                     # b340 = rol(a031 ^ d01, 21)
    lw t2, 168(a0)                      # a140
    xor s9, t2, s9                      # b440 = rol(a140 ^ d10, 1)
    rori s9, s9, 31                     # b440 = rol(a140 ^ d10, 1)
    andn s3, t4, a4                     # t = ~b140 & b240
    xor s3, s7, s3                      # a040 = b040 ^ t
    xor t0, t6, s3                      # c00 ^= a040
    andn t2, t3, t4                     # t = ~b240 & b340
    xor t2, a4, t2                      # a140 = b140 ^ t
    sw t2, 168(a0)                      # a140
    xor t2, a7, t2                      # c10 ^= a140
    andn t6, s9, t3                     # t = ~b340 & b440
    xor t4, t4, t6                      # a240 = b240 ^ t
    sw t4, 176(a0)                      # a240
    xor t4, s2, t4                      # c20 ^= a240
    andn s2, s7, s9                     # t = ~b440 & b040
    xor s2, t3, s2                      # a340 = b340 ^ t
    xor t6, s1, s2                      # c30 ^= a340
    andn s7, a4, s7                     # t = ~b040 & b140
    xor s7, s9, s7                      # a440 = b440 ^ t
    xor a4, s0, s7                      # c40 ^= a440
    lw a7, 4(a0)                        # a001
    xor a7, a7, a5                      # b001 = a001 ^ d01
    lw s1, 12(a0)                       # a111
    xor s1, s1, t1                      # b101 = rol(a111 ^ d11, 22)
    rori s1, s1, 10                     # b101 = rol(a111 ^ d11, 22)
    lw t3, 20(a0)                       # a220
    xor t3, t3, ra                      # b201 = rol(a220 ^ d20, 21)
    rori t3, t3, 11                     # b201 = rol(a220 ^ d20, 21)
    lw s9, 28(a0)                       # a330
    xor s9, s9, s11                     # b301 = rol(a330 ^ d30, 10)
    rori s9, s9, 22                     # b301 = rol(a330 ^ d30, 10)
    lw s11, 36(a0)                      # a441
    xor a3, s11, a3                     # b401 = rol(a441 ^ d41, 7)
    rori a3, a3, 25                     # b401 = rol(a441 ^ d41, 7)
    andn s0, t3, s1                     # t = ~b101 & b201
    xor s0, a7, s0                      # a001 = b001 ^ t
    lw s11, 28(a1)                      # rc1
    xor s11, s0, s11                    # a001 ^= rc1
    sw s11, 4(a0)                       # a001
    xor s11, s5, s11                    # c01 ^= a001
    andn s0, s9, t3                     # t = ~b201 & b301
    xor s0, s1, s0                      # a101 = b101 ^ t
    xor a6, a6, s0                      # c11 ^= a101
    andn s5, a3, s9                     # t = ~b301 & b401
    xor s5, t3, s5                      # a201 = b201 ^ t
    xor s4, s4, s5                      # c21 ^= a201
    andn t3, a7, a3                     # t = ~b401 & b001
    xor s9, s9, t3                      # a301 = b301 ^ t
    sw s9, 28(a0)                       # a301
    xor s6, s6, s9                      # c31 ^= a301
    andn a7, s1, a7                     # t = ~b001 & b101
    xor a7, a3, a7                      # a401 = b401 ^ t
    xor s9, a2, a7                      # c41 ^= a401
    lw a2, 156(a0)                      # a400
    xor s10, a2, s10                    # b031 = rol(a400 ^ d40, 13)
    rori s10, s10, 19                   # b031 = rol(a400 ^ d40, 13)
    lw a2, 124(a0)                      # a011
    xor a5, a2, a5                      # b131 = rol(a011 ^ d01, 18)
    rori a5, a5, 14                     # b131 = rol(a011 ^ d01, 18)
    lw a3, 132(a0)                      # a121
    xor a3, a3, t1                      # b231 = rol(a121 ^ d11, 5)
    rori a3, a3, 27                     # b231 = rol(a121 ^ d11, 5)
    lw a2, 140(a0)                      # a230
    xor ra, a2, ra                      # b331 = rol(a230 ^ d20, 7)
    rori ra, ra, 25                     # b331 = rol(a230 ^ d20, 7)
    lw a2, 148(a0)                      # a341
    xor a2, a2, t5                      # b431 = rol(a341 ^ d31, 28)
    rori a2, a2, 4                      # b431 = rol(a341 ^ d31, 28)
    andn t1, a3, a5                     # t = ~b131 & b231
    xor t1, s10, t1                     # a031 = b031 ^ t
    sw t1, 124(a0)                      # a031
    xor t1, s11, t1                     # c01 ^= a031
    andn s1, ra, a3                     # t = ~b231 & b331
    xor s1, a5, s1                      # a131 = b131 ^ t
    xor t3, a6, s1                      # c11 ^= a131
    andn a6, a2, ra                     # t = ~b331 & b431
    xor a6, a3, a6                      # a231 = b231 ^ t
    xor t5, s4, a6                      # c21 ^= a231
    andn s4, s10, a2                    # t = ~b431 & b031
    xor s4, ra, s4                      # a331 = b331 ^ t
    xor a3, s6, s4                      # c31 ^= a331
    andn s6, a5, s10                    # t = ~b031 & b131
    xor s6, a2, s6                      # a431 = b431 ^ t
    xor a5, s9, s6                      # c41 ^= a431
    addi a1, a1, 32
    lw a2, 0(a1)                        # negative behind the last
    bltz a2, 2f
    j 10b
2:
    sw a6, 140(a0)                      # a231
    sw a7, 36(a0)                       # a401
    sw s0, 12(a0)                       # a101
    sw s1, 132(a0)                      # a131
    sw s2, 184(a0)                      # a340
    sw s3, 160(a0)                      # a040
    sw s4, 148(a0)                      # a331
    sw s5, 20(a0)                       # a201
    sw s6, 156(a0)                      # a431
    sw s7, 192(a0)                      # a440
    sw s8, 40(a0)                       # a010
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
    .size lanewise_keccakp1600_x1_rv32_zbb, . - lanewise_keccakp1600_x1_rv32_zbb
    .option pop
