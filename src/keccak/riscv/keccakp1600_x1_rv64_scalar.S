/* PYTHONPATH=lab python3 -m lanewise_lab.gen riscv_x1_rv64_scalar > src/keccak/riscv/keccakp1600_x1_rv64_scalar.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for RISC-V: one state, base instructions only
 *
 * void lanewise_keccakp1600_x1_rv64_scalar(uint64_t state[25], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202
 *     section 3.4, to the state: lane i = x + 5y is word i.
 * Six lanes are kept as complements between the rounds, which makes five NOT a round of 25.
 * Needs: RV64I
 * Stack: 160 bytes
 * Instructions: 5070 for 24 rounds
 * No branch and no address depends on the states. gp and tp are not touched.
 */
    .section .note.GNU-stack, "", @progbits
    .text
    .option push
    .option norelax
    .option norvc
    .p2align 4
    .globl lanewise_keccakp1600_x1_rv64_scalar
    .hidden lanewise_keccakp1600_x1_rv64_scalar
    .type lanewise_keccakp1600_x1_rv64_scalar, @function
lanewise_keccakp1600_x1_rv64_scalar:
    .cfi_startproc
    addi sp, sp, -160
    .cfi_def_cfa_offset 160
    sd s0, 48(sp)
    .cfi_offset 8, -112
    sd s1, 56(sp)
    .cfi_offset 9, -104
    sd s2, 64(sp)
    .cfi_offset 18, -96
    sd s3, 72(sp)
    .cfi_offset 19, -88
    sd s4, 80(sp)
    .cfi_offset 20, -80
    sd s5, 88(sp)
    .cfi_offset 21, -72
    sd s6, 96(sp)
    .cfi_offset 22, -64
    sd s7, 104(sp)
    .cfi_offset 23, -56
    sd s8, 112(sp)
    .cfi_offset 24, -48
    sd s9, 120(sp)
    .cfi_offset 25, -40
    sd s10, 128(sp)
    .cfi_offset 26, -32
    sd s11, 136(sp)
    .cfi_offset 27, -24
    sd ra, 144(sp)
    .cfi_offset 1, -16
    lla a2, 9f                          # behind the last constant
    slli a1, a1, 3
    sub a1, a2, a1                      # the first of the last `rounds`
    sd a1, 32(sp)
    sd a0, 40(sp)
    ld t0, 0(a0)
    ld t1, 8(a0)
    ld t2, 16(a0)
    ld t3, 24(a0)
    ld t4, 32(a0)
    ld t5, 40(a0)
    ld t6, 48(a0)
    ld a3, 56(a0)
    ld a4, 64(a0)
    ld a5, 72(a0)
    ld a6, 80(a0)
    ld a7, 88(a0)
    ld s0, 96(a0)
    ld s1, 104(a0)
    ld s2, 112(a0)
    ld s3, 120(a0)
    ld s4, 128(a0)
    ld s5, 136(a0)
    ld s6, 144(a0)
    ld s7, 152(a0)
    ld s8, 160(a0)
    ld s9, 168(a0)
    ld s10, 176(a0)
    ld s11, 184(a0)
    ld ra, 192(a0)
    not t1, t1                          # a10 as complement
    not t2, t2                          # a20 as complement
    not a4, a4                          # a31 as complement
    not s0, s0                          # a22 as complement
    not s5, s5                          # a23 as complement
    not s8, s8                          # a04 as complement
1:
    sd s8, 0(sp)                        # a04 waits
    sd t1, 8(sp)                        # a10 waits
    sd a5, 16(sp)                       # a41 waits
    sd s10, 24(sp)                      # a24 waits
    xor a0, s8, t0                      # c0 ^= a00
    xor s8, t1, t6                      # c1 ^= a11
    xor t1, s10, t2                     # c2 ^= a20
    xor s10, t3, a4                     # c3 ^= a31
    xor a5, a5, t4                      # c4 ^= a40
    xor a0, a0, t5                      # c0 ^= a01
    xor s8, s8, a7                      # c1 ^= a12
    xor t1, t1, a3                      # c2 ^= a21
    xor s10, s10, s1                    # c3 ^= a32
    xor a5, a5, s2                      # c4 ^= a42
    xor a0, a0, a6                      # c0 ^= a02
    xor s8, s8, s4                      # c1 ^= a13
    xor t1, t1, s0                      # c2 ^= a22
    xor s10, s10, s6                    # c3 ^= a33
    xor a5, a5, s7                      # c4 ^= a43
    xor a0, a0, s3                      # c0 ^= a03
    xor s8, s8, s9                      # c1 ^= a14
    xor t1, t1, s5                      # c2 ^= a23
    xor s10, s10, s11                   # c3 ^= a34
    xor a5, a5, ra                      # c4 ^= a44
    slli a1, t1, 1                      # d1 = c0 ^ rol(c2, 1)
    xor a1, a1, a0                      # d1 = c0 ^ rol(c2, 1)
    srli a2, t1, 63                     # d1 = c0 ^ rol(c2, 1)
    xor a1, a1, a2                      # d1 = c0 ^ rol(c2, 1)
    slli a2, a5, 1                      # d3 = c2 ^ rol(c4, 1)
    xor t1, a2, t1                      # d3 = c2 ^ rol(c4, 1)
    srli a2, a5, 63                     # d3 = c2 ^ rol(c4, 1)
    xor t1, t1, a2                      # d3 = c2 ^ rol(c4, 1)
    slli a2, s8, 1                      # d0 = c4 ^ rol(c1, 1)
    xor a5, a2, a5                      # d0 = c4 ^ rol(c1, 1)
    srli a2, s8, 63                     # d0 = c4 ^ rol(c1, 1)
    xor a2, a5, a2                      # d0 = c4 ^ rol(c1, 1)
    slli a5, s10, 1                     # d2 = c1 ^ rol(c3, 1)
    xor s8, a5, s8                      # d2 = c1 ^ rol(c3, 1)
    srli a5, s10, 63                    # d2 = c1 ^ rol(c3, 1)
    xor a5, s8, a5                      # d2 = c1 ^ rol(c3, 1)
    slli s8, a0, 1                      # d4 = c3 ^ rol(c0, 1)
    xor s8, s8, s10                     # d4 = c3 ^ rol(c0, 1)
    srli s10, a0, 63                    # d4 = c3 ^ rol(c0, 1)
    xor s10, s8, s10                    # d4 = c3 ^ rol(c0, 1)
    xor t0, t0, a2                      # b00 = a00 ^ d0
    xor s8, t2, a5                      # b04 = rol(a20 ^ d2, 62)
    slli t2, s8, 62                     # b04 = rol(a20 ^ d2, 62)
    srli s8, s8, 2                      # b04 = rol(a20 ^ d2, 62)
    or s8, s8, t2                       # b04 = rol(a20 ^ d2, 62)
    xor t2, s0, a5                      # b20 = rol(a22 ^ d2, 43)
    slli s0, t2, 43                     # b20 = rol(a22 ^ d2, 43)
    srli t2, t2, 21                     # b20 = rol(a22 ^ d2, 43)
    or t2, t2, s0                       # b20 = rol(a22 ^ d2, 43)
    xor s0, s1, t1                      # b22 = rol(a32 ^ d3, 25)
    slli s1, s0, 25                     # b22 = rol(a32 ^ d3, 25)
    srli s0, s0, 39                     # b22 = rol(a32 ^ d3, 25)
    or s0, s0, s1                       # b22 = rol(a32 ^ d3, 25)
    xor s1, s7, s10                     # b32 = rol(a43 ^ d4, 8)
    slli s7, s1, 8                      # b32 = rol(a43 ^ d4, 8)
    srli s1, s1, 56                     # b32 = rol(a43 ^ d4, 8)
    or s1, s1, s7                       # b32 = rol(a43 ^ d4, 8)
    xor s7, s11, t1                     # b43 = rol(a34 ^ d3, 56)
    slli s11, s7, 56                    # b43 = rol(a34 ^ d3, 56)
    srli s7, s7, 8                      # b43 = rol(a34 ^ d3, 56)
    or s7, s7, s11                      # b43 = rol(a34 ^ d3, 56)
    xor s11, s3, a2                     # b34 = rol(a03 ^ d0, 41)
    slli s3, s11, 41                    # b34 = rol(a03 ^ d0, 41)
    srli s11, s11, 23                   # b34 = rol(a03 ^ d0, 41)
    or s11, s11, s3                     # b34 = rol(a03 ^ d0, 41)
    xor s3, t4, s10                     # b03 = rol(a40 ^ d4, 27)
    slli t4, s3, 27                     # b03 = rol(a40 ^ d4, 27)
    srli s3, s3, 37                     # b03 = rol(a40 ^ d4, 27)
    or s3, s3, t4                       # b03 = rol(a40 ^ d4, 27)
    xor t4, ra, s10                     # b40 = rol(a44 ^ d4, 14)
    slli ra, t4, 14                     # b40 = rol(a44 ^ d4, 14)
    srli t4, t4, 50                     # b40 = rol(a44 ^ d4, 14)
    or t4, t4, ra                       # b40 = rol(a44 ^ d4, 14)
    xor ra, s9, a1                      # b44 = rol(a14 ^ d1, 2)
    slli s9, ra, 2                      # b44 = rol(a14 ^ d1, 2)
    srli ra, ra, 62                     # b44 = rol(a14 ^ d1, 2)
    or ra, ra, s9                       # b44 = rol(a14 ^ d1, 2)
    xor s9, a4, t1                      # b14 = rol(a31 ^ d3, 55)
    slli a4, s9, 55                     # b14 = rol(a31 ^ d3, 55)
    srli s9, s9, 9                      # b14 = rol(a31 ^ d3, 55)
    or s9, s9, a4                       # b14 = rol(a31 ^ d3, 55)
    xor a4, s4, a1                      # b31 = rol(a13 ^ d1, 45)
    slli s4, a4, 45                     # b31 = rol(a13 ^ d1, 45)
    srli a4, a4, 19                     # b31 = rol(a13 ^ d1, 45)
    or a4, a4, s4                       # b31 = rol(a13 ^ d1, 45)
    xor s4, t5, a2                      # b13 = rol(a01 ^ d0, 36)
    slli t5, s4, 36                     # b13 = rol(a01 ^ d0, 36)
    srli s4, s4, 28                     # b13 = rol(a01 ^ d0, 36)
    or s4, s4, t5                       # b13 = rol(a01 ^ d0, 36)
    xor t5, t3, t1                      # b01 = rol(a30 ^ d3, 28)
    slli t3, t5, 28                     # b01 = rol(a30 ^ d3, 28)
    srli t5, t5, 36                     # b01 = rol(a30 ^ d3, 28)
    or t5, t5, t3                       # b01 = rol(a30 ^ d3, 28)
    xor t3, s6, t1                      # b30 = rol(a33 ^ d3, 21)
    slli s6, t3, 21                     # b30 = rol(a33 ^ d3, 21)
    srli t3, t3, 43                     # b30 = rol(a33 ^ d3, 21)
    or t3, t3, s6                       # b30 = rol(a33 ^ d3, 21)
    xor s6, s5, a5                      # b33 = rol(a23 ^ d2, 15)
    slli s5, s6, 15                     # b33 = rol(a23 ^ d2, 15)
    srli s6, s6, 49                     # b33 = rol(a23 ^ d2, 15)
    or s6, s6, s5                       # b33 = rol(a23 ^ d2, 15)
    xor s5, a7, a1                      # b23 = rol(a12 ^ d1, 10)
    slli a7, s5, 10                     # b23 = rol(a12 ^ d1, 10)
    srli s5, s5, 54                     # b23 = rol(a12 ^ d1, 10)
    or s5, s5, a7                       # b23 = rol(a12 ^ d1, 10)
    xor a7, a3, a5                      # b12 = rol(a21 ^ d2, 6)
    slli a3, a7, 6                      # b12 = rol(a21 ^ d2, 6)
    srli a7, a7, 58                     # b12 = rol(a21 ^ d2, 6)
    or a7, a7, a3                       # b12 = rol(a21 ^ d2, 6)
    xor a3, a6, a2                      # b21 = rol(a02 ^ d0, 3)
    slli a6, a3, 3                      # b21 = rol(a02 ^ d0, 3)
    srli a3, a3, 61                     # b21 = rol(a02 ^ d0, 3)
    or a3, a3, a6                       # b21 = rol(a02 ^ d0, 3)
    ld a6, 8(sp)                        # a10
    xor a6, a6, a1                      # b02 = rol(a10 ^ d1, 1)
    slli t1, a6, 1                      # b02 = rol(a10 ^ d1, 1)
    srli a6, a6, 63                     # b02 = rol(a10 ^ d1, 1)
    or a6, a6, t1                       # b02 = rol(a10 ^ d1, 1)
    xor t1, t6, a1                      # b10 = rol(a11 ^ d1, 44)
    slli t6, t1, 44                     # b10 = rol(a11 ^ d1, 44)
    srli t1, t1, 20                     # b10 = rol(a11 ^ d1, 44)
    or t1, t1, t6                       # b10 = rol(a11 ^ d1, 44)
    ld t6, 16(sp)                       # a41
    xor t6, t6, s10                     # b11 = rol(a41 ^ d4, 20)
    slli a0, t6, 20                     # b11 = rol(a41 ^ d4, 20)
    srli t6, t6, 44                     # b11 = rol(a41 ^ d4, 20)
    or t6, t6, a0                       # b11 = rol(a41 ^ d4, 20)
    ld a0, 24(sp)                       # a24
    xor a5, a0, a5                      # b41 = rol(a24 ^ d2, 61)
    slli a0, a5, 61                     # b41 = rol(a24 ^ d2, 61)
    srli a5, a5, 3                      # b41 = rol(a24 ^ d2, 61)
    or a5, a5, a0                       # b41 = rol(a24 ^ d2, 61)
    xor s10, s2, s10                    # b24 = rol(a42 ^ d4, 39)
    slli s2, s10, 39                    # b24 = rol(a42 ^ d4, 39)
    srli s10, s10, 25                   # b24 = rol(a42 ^ d4, 39)
    or s10, s10, s2                     # b24 = rol(a42 ^ d4, 39)
    ld s2, 0(sp)                        # a04
    xor s2, s2, a2                      # b42 = rol(a04 ^ d0, 18)
    slli a0, s2, 18                     # b42 = rol(a04 ^ d0, 18)
    srli s2, s2, 46                     # b42 = rol(a04 ^ d0, 18)
    or s2, s2, a0                       # b42 = rol(a04 ^ d0, 18)
    or a0, a5, t5                       # t = ~b41 & b01
    and a1, t5, t6                      # t = ~b01 & b11
    or a2, t6, a3                       # t = ~b11 & b21
    xor t5, t5, a2                      # a01 = b01 ^ t
    and a2, a3, a4                      # t = ~b21 & b31
    xor t6, t6, a2                      # a11 = b11 ^ t
    not a2, a5                          # ~b41
    or a2, a4, a2                       # t = ~b31 & b41
    xor a3, a3, a2                      # a21 = b21 ^ t
    xor a4, a4, a0                      # a31 = b31 ^ t
    xor a5, a5, a1                      # a41 = b41 ^ t
    or a0, s2, a6                       # t = ~b42 & b02
    and a1, a6, a7                      # t = ~b02 & b12
    or a2, a7, s0                       # t = ~b12 & b22
    xor a6, a6, a2                      # a02 = b02 ^ t
    and a2, s0, s1                      # t = ~b22 & b32
    xor a7, a7, a2                      # a12 = b12 ^ t
    not s1, s1                          # ~b32
    and a2, s1, s2                      # t = ~b32 & b42
    xor s0, s0, a2                      # a22 = b22 ^ t
    xor s1, s1, a0                      # a32 = b32 ^ t
    xor s2, s2, a1                      # a42 = b42 ^ t
    and a0, s7, s3                      # t = ~b43 & b03
    or a1, s3, s4                       # t = ~b03 & b13
    and a2, s4, s5                      # t = ~b13 & b23
    xor s3, s3, a2                      # a03 = b03 ^ t
    or a2, s5, s6                       # t = ~b23 & b33
    xor s4, s4, a2                      # a13 = b13 ^ t
    not s6, s6                          # ~b33
    or a2, s6, s7                       # t = ~b33 & b43
    xor s5, s5, a2                      # a23 = b23 ^ t
    xor s6, s6, a0                      # a33 = b33 ^ t
    xor s7, s7, a1                      # a43 = b43 ^ t
    or a0, ra, s8                       # t = ~b44 & b04
    and a1, s8, s9                      # t = ~b04 & b14
    not s9, s9                          # ~b14
    and a2, s9, s10                     # t = ~b14 & b24
    xor s8, s8, a2                      # a04 = b04 ^ t
    or a2, s10, s11                     # t = ~b24 & b34
    xor s9, s9, a2                      # a14 = b14 ^ t
    and a2, s11, ra                     # t = ~b34 & b44
    xor s10, s10, a2                    # a24 = b24 ^ t
    xor s11, s11, a0                    # a34 = b34 ^ t
    xor ra, ra, a1                      # a44 = b44 ^ t
    or a0, t4, t0                       # t = ~b40 & b00
    and a1, t0, t1                      # t = ~b00 & b10
    or a2, t1, t2                       # t = ~b10 & b20
    xor t0, t0, a2                      # a00 = b00 ^ t
    not a2, t2                          # ~b20
    or a2, a2, t3                       # t = ~b20 & b30
    xor t1, t1, a2                      # a10 = b10 ^ t
    and a2, t3, t4                      # t = ~b30 & b40
    xor t2, t2, a2                      # a20 = b20 ^ t
    ld a2, 32(sp)                       # the next round constant
    xor t3, t3, a0                      # a30 = b30 ^ t
    ld a0, 0(a2)                        # rc
    xor t4, t4, a1                      # a40 = b40 ^ t
    addi a1, a2, 8
    sd a1, 32(sp)                       # the one behind it
    xor t0, t0, a0                      # a00 ^= rc
    ld a0, 0(a1)                        # 0 behind the last
    bnez a0, 1b                         # more rounds?
    ld a0, 40(sp)
    not t1, t1                          # a10 as complement
    not t2, t2                          # a20 as complement
    not a4, a4                          # a31 as complement
    not s0, s0                          # a22 as complement
    not s5, s5                          # a23 as complement
    not s8, s8                          # a04 as complement
    sd t0, 0(a0)
    sd t1, 8(a0)
    sd t2, 16(a0)
    sd t3, 24(a0)
    sd t4, 32(a0)
    sd t5, 40(a0)
    sd t6, 48(a0)
    sd a3, 56(a0)
    sd a4, 64(a0)
    sd a5, 72(a0)
    sd a6, 80(a0)
    sd a7, 88(a0)
    sd s0, 96(a0)
    sd s1, 104(a0)
    sd s2, 112(a0)
    sd s3, 120(a0)
    sd s4, 128(a0)
    sd s5, 136(a0)
    sd s6, 144(a0)
    sd s7, 152(a0)
    sd s8, 160(a0)
    sd s9, 168(a0)
    sd s10, 176(a0)
    sd s11, 184(a0)
    sd ra, 192(a0)
    sd zero, 0(sp)                      # nothing of the state stays here
    sd zero, 8(sp)                      # nothing of the state stays here
    sd zero, 16(sp)                     # nothing of the state stays here
    sd zero, 24(sp)                     # nothing of the state stays here
    ld s0, 48(sp)
    .cfi_restore 8
    ld s1, 56(sp)
    .cfi_restore 9
    ld s2, 64(sp)
    .cfi_restore 18
    ld s3, 72(sp)
    .cfi_restore 19
    ld s4, 80(sp)
    .cfi_restore 20
    ld s5, 88(sp)
    .cfi_restore 21
    ld s6, 96(sp)
    .cfi_restore 22
    ld s7, 104(sp)
    .cfi_restore 23
    ld s8, 112(sp)
    .cfi_restore 24
    ld s9, 120(sp)
    .cfi_restore 25
    ld s10, 128(sp)
    .cfi_restore 26
    ld s11, 136(sp)
    .cfi_restore 27
    ld ra, 144(sp)
    .cfi_restore 1
    addi sp, sp, 160
    .cfi_def_cfa_offset 0
    ret
    nop                                 # aligns the constants
    .quad 0x0000000000000001            # round 0
    .quad 0x0000000000008082            # round 1
    .quad 0x800000000000808a            # round 2
    .quad 0x8000000080008000            # round 3
    .quad 0x000000000000808b            # round 4
    .quad 0x0000000080000001            # round 5
    .quad 0x8000000080008081            # round 6
    .quad 0x8000000000008009            # round 7
    .quad 0x000000000000008a            # round 8
    .quad 0x0000000000000088            # round 9
    .quad 0x0000000080008009            # round 10
    .quad 0x000000008000000a            # round 11
    .quad 0x000000008000808b            # round 12
    .quad 0x800000000000008b            # round 13
    .quad 0x8000000000008089            # round 14
    .quad 0x8000000000008003            # round 15
    .quad 0x8000000000008002            # round 16
    .quad 0x8000000000000080            # round 17
    .quad 0x000000000000800a            # round 18
    .quad 0x800000008000000a            # round 19
    .quad 0x8000000080008081            # round 20
    .quad 0x8000000000008080            # round 21
    .quad 0x0000000080000001            # round 22
    .quad 0x8000000080008008            # round 23
9:
    .quad 0
    .cfi_endproc
    .size lanewise_keccakp1600_x1_rv64_scalar, . - lanewise_keccakp1600_x1_rv64_scalar
    .option pop
