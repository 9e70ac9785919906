/* PYTHONPATH=lab python3 -m lanewise_lab.gen riscv_x2_rv64_v > src/keccak/riscv/keccakp1600_x2_rv64_v.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for RISC-V: 2 states, vector instructions
 *
 * void lanewise_keccakp1600_x2_rv64_v(uint64_t states[50], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202
 *     section 3.4, to each of 2 states: lane i = x + 5y of state k is word 2i + k.
 * One vector register holds a lane of all states: VLEN must be 128 or more.
 * Six lanes are kept as complements between the rounds, which makes five NOT a round of 25.
 * Needs: RV64I and V
 * Stack: 48 bytes
 * Instructions: 4852 for 24 rounds
 * No branch and no address depends on the states. gp and tp are not touched.
 */
    .section .note.GNU-stack, "", @progbits
    .text
    .option push
    .option norelax
    .option norvc
    .option arch, +v
    .p2align 4
    .globl lanewise_keccakp1600_x2_rv64_v
    .hidden lanewise_keccakp1600_x2_rv64_v
    .type lanewise_keccakp1600_x2_rv64_v, @function
lanewise_keccakp1600_x2_rv64_v:
    .cfi_startproc
    addi sp, sp, -48
    .cfi_def_cfa_offset 48
    sd s0, 0(sp)
    .cfi_offset 8, -48
    sd s1, 8(sp)
    .cfi_offset 9, -40
    sd s2, 16(sp)
    .cfi_offset 18, -32
    sd s3, 24(sp)
    .cfi_offset 19, -24
    sd s4, 32(sp)
    .cfi_offset 20, -16
    lla a2, 9f                          # behind the last constant
    slli a1, a1, 3
    sub a1, a2, a1                      # the first of the last `rounds`
    vsetivli zero, 2, e64, m1, ta, ma   # one lane of each state
    mv a2, a0
    vle64.v v0, (a2)
    addi a2, a2, 16
    vle64.v v1, (a2)
    addi a2, a2, 16
    vle64.v v2, (a2)
    addi a2, a2, 16
    vle64.v v3, (a2)
    addi a2, a2, 16
    vle64.v v4, (a2)
    addi a2, a2, 16
    vle64.v v5, (a2)
    addi a2, a2, 16
    vle64.v v6, (a2)
    addi a2, a2, 16
    vle64.v v7, (a2)
    addi a2, a2, 16
    vle64.v v8, (a2)
    addi a2, a2, 16
    vle64.v v9, (a2)
    addi a2, a2, 16
    vle64.v v10, (a2)
    addi a2, a2, 16
    vle64.v v11, (a2)
    addi a2, a2, 16
    vle64.v v12, (a2)
    addi a2, a2, 16
    vle64.v v13, (a2)
    addi a2, a2, 16
    vle64.v v14, (a2)
    addi a2, a2, 16
    vle64.v v15, (a2)
    addi a2, a2, 16
    vle64.v v16, (a2)
    addi a2, a2, 16
    vle64.v v17, (a2)
    addi a2, a2, 16
    vle64.v v18, (a2)
    addi a2, a2, 16
    vle64.v v19, (a2)
    addi a2, a2, 16
    vle64.v v20, (a2)
    addi a2, a2, 16
    vle64.v v21, (a2)
    addi a2, a2, 16
    vle64.v v22, (a2)
    addi a2, a2, 16
    vle64.v v23, (a2)
    addi a2, a2, 16
    vle64.v v24, (a2)
    vnot.v v1, v1                       # a10 as complement
    vnot.v v2, v2                       # a20 as complement
    vnot.v v8, v8                       # a31 as complement
    vnot.v v12, v12                     # a22 as complement
    vnot.v v17, v17                     # a23 as complement
    vnot.v v20, v20                     # a04 as complement
    li t0, 36                           # vector shifts have immediates up to 31
    li t1, 37                           # vector shifts have immediates up to 31
    li t2, 39                           # vector shifts have immediates up to 31
    li t3, 41                           # vector shifts have immediates up to 31
    li t4, 43                           # vector shifts have immediates up to 31
    li t5, 44                           # vector shifts have immediates up to 31
    li t6, 45                           # vector shifts have immediates up to 31
    li a3, 46                           # vector shifts have immediates up to 31
    li a4, 49                           # vector shifts have immediates up to 31
    li a5, 50                           # vector shifts have immediates up to 31
    li a6, 54                           # vector shifts have immediates up to 31
    li a7, 55                           # vector shifts have immediates up to 31
    li s0, 56                           # vector shifts have immediates up to 31
    li s1, 58                           # vector shifts have immediates up to 31
    li s2, 61                           # vector shifts have immediates up to 31
    li s3, 62                           # vector shifts have immediates up to 31
    li s4, 63                           # vector shifts have immediates up to 31
    ld a2, 0(a1)                        # rc
1:
    vxor.vv v25, v0, v5                 # c0 ^= a01
    vxor.vv v26, v1, v6                 # c1 ^= a11
    vxor.vv v27, v2, v7                 # c2 ^= a21
    vxor.vv v28, v3, v8                 # c3 ^= a31
    vxor.vv v29, v4, v9                 # c4 ^= a41
    vxor.vv v25, v25, v10               # c0 ^= a02
    vxor.vv v26, v26, v11               # c1 ^= a12
    vxor.vv v27, v27, v12               # c2 ^= a22
    vxor.vv v28, v28, v13               # c3 ^= a32
    vxor.vv v29, v29, v14               # c4 ^= a42
    vxor.vv v25, v25, v15               # c0 ^= a03
    vxor.vv v26, v26, v16               # c1 ^= a13
    vxor.vv v27, v27, v17               # c2 ^= a23
    vxor.vv v28, v28, v18               # c3 ^= a33
    vxor.vv v29, v29, v19               # c4 ^= a43
    vxor.vv v25, v25, v20               # c0 ^= a04
    vxor.vv v26, v26, v21               # c1 ^= a14
    vxor.vv v27, v27, v22               # c2 ^= a24
    vxor.vv v28, v28, v23               # c3 ^= a34
    vxor.vv v29, v29, v24               # c4 ^= a44
    vsll.vi v30, v27, 1                 # d1 = c0 ^ rol(c2, 1)
    vxor.vv v30, v30, v25               # d1 = c0 ^ rol(c2, 1)
    vsrl.vx v31, v27, s4                # d1 = c0 ^ rol(c2, 1)
    vxor.vv v30, v30, v31               # d1 = c0 ^ rol(c2, 1)
    vsll.vi v31, v29, 1                 # d3 = c2 ^ rol(c4, 1)
    vxor.vv v27, v31, v27               # d3 = c2 ^ rol(c4, 1)
    vsrl.vx v31, v29, s4                # d3 = c2 ^ rol(c4, 1)
    vxor.vv v27, v27, v31               # d3 = c2 ^ rol(c4, 1)
    vsll.vi v31, v26, 1                 # d0 = c4 ^ rol(c1, 1)
    vxor.vv v29, v31, v29               # d0 = c4 ^ rol(c1, 1)
    vsrl.vx v31, v26, s4                # d0 = c4 ^ rol(c1, 1)
    vxor.vv v29, v29, v31               # d0 = c4 ^ rol(c1, 1)
    vsll.vi v31, v28, 1                 # d2 = c1 ^ rol(c3, 1)
    vxor.vv v26, v31, v26               # d2 = c1 ^ rol(c3, 1)
    vsrl.vx v31, v28, s4                # d2 = c1 ^ rol(c3, 1)
    vxor.vv v26, v26, v31               # d2 = c1 ^ rol(c3, 1)
    vsll.vi v31, v25, 1                 # d4 = c3 ^ rol(c0, 1)
    vxor.vv v28, v31, v28               # d4 = c3 ^ rol(c0, 1)
    vsrl.vx v25, v25, s4                # d4 = c3 ^ rol(c0, 1)
    vxor.vv v25, v28, v25               # d4 = c3 ^ rol(c0, 1)
    vxor.vv v28, v1, v30                # a10 ^= d1
    vxor.vv v0, v0, v29                 # b00 = a00 ^ d0
    vxor.vv v1, v6, v30                 # b10 = rol(a11 ^ d1, 44)
    vsll.vx v6, v1, t5                  # b10 = rol(a11 ^ d1, 44)
    vsrl.vi v1, v1, 20                  # b10 = rol(a11 ^ d1, 44)
    vor.vv v1, v1, v6                   # b10 = rol(a11 ^ d1, 44)
    vxor.vv v6, v9, v25                 # b11 = rol(a41 ^ d4, 20)
    vsll.vi v9, v6, 20                  # b11 = rol(a41 ^ d4, 20)
    vsrl.vx v6, v6, t5                  # b11 = rol(a41 ^ d4, 20)
    vor.vv v6, v6, v9                   # b11 = rol(a41 ^ d4, 20)
    vxor.vv v9, v22, v26                # b41 = rol(a24 ^ d2, 61)
    vsll.vx v22, v9, s2                 # b41 = rol(a24 ^ d2, 61)
    vsrl.vi v9, v9, 3                   # b41 = rol(a24 ^ d2, 61)
    vor.vv v9, v9, v22                  # b41 = rol(a24 ^ d2, 61)
    vxor.vv v22, v14, v25               # b24 = rol(a42 ^ d4, 39)
    vsll.vx v14, v22, t2                # b24 = rol(a42 ^ d4, 39)
    vsrl.vi v22, v22, 25                # b24 = rol(a42 ^ d4, 39)
    vor.vv v22, v22, v14                # b24 = rol(a42 ^ d4, 39)
    vxor.vv v14, v20, v29               # b42 = rol(a04 ^ d0, 18)
    vsll.vi v20, v14, 18                # b42 = rol(a04 ^ d0, 18)
    vsrl.vx v14, v14, a3                # b42 = rol(a04 ^ d0, 18)
    vor.vv v14, v14, v20                # b42 = rol(a04 ^ d0, 18)
    vxor.vv v20, v2, v26                # b04 = rol(a20 ^ d2, 62)
    vsll.vx v2, v20, s3                 # b04 = rol(a20 ^ d2, 62)
    vsrl.vi v20, v20, 2                 # b04 = rol(a20 ^ d2, 62)
    vor.vv v20, v20, v2                 # b04 = rol(a20 ^ d2, 62)
    vxor.vv v2, v12, v26                # b20 = rol(a22 ^ d2, 43)
    vsll.vx v12, v2, t4                 # b20 = rol(a22 ^ d2, 43)
    vsrl.vi v2, v2, 21                  # b20 = rol(a22 ^ d2, 43)
    vor.vv v2, v2, v12                  # b20 = rol(a22 ^ d2, 43)
    vxor.vv v12, v13, v27               # b22 = rol(a32 ^ d3, 25)
    vsll.vi v13, v12, 25                # b22 = rol(a32 ^ d3, 25)
    vsrl.vx v12, v12, t2                # b22 = rol(a32 ^ d3, 25)
    vor.vv v12, v12, v13                # b22 = rol(a32 ^ d3, 25)
    vxor.vv v13, v19, v25               # b32 = rol(a43 ^ d4, 8)
    vsll.vi v19, v13, 8                 # b32 = rol(a43 ^ d4, 8)
    vsrl.vx v13, v13, s0                # b32 = rol(a43 ^ d4, 8)
    vor.vv v13, v13, v19                # b32 = rol(a43 ^ d4, 8)
    vxor.vv v19, v23, v27               # b43 = rol(a34 ^ d3, 56)
    vsll.vx v23, v19, s0                # b43 = rol(a34 ^ d3, 56)
    vsrl.vi v19, v19, 8                 # b43 = rol(a34 ^ d3, 56)
    vor.vv v19, v19, v23                # b43 = rol(a34 ^ d3, 56)
    vxor.vv v23, v15, v29               # b34 = rol(a03 ^ d0, 41)
    vsll.vx v15, v23, t3                # b34 = rol(a03 ^ d0, 41)
    vsrl.vi v23, v23, 23                # b34 = rol(a03 ^ d0, 41)
    vor.vv v23, v23, v15                # b34 = rol(a03 ^ d0, 41)
    vxor.vv v15, v4, v25                # b03 = rol(a40 ^ d4, 27)
    vsll.vi v4, v15, 27                 # b03 = rol(a40 ^ d4, 27)
    vsrl.vx v15, v15, t1                # b03 = rol(a40 ^ d4, 27)
    vor.vv v15, v15, v4                 # b03 = rol(a40 ^ d4, 27)
    vxor.vv v4, v24, v25                # b40 = rol(a44 ^ d4, 14)
    vsll.vi v24, v4, 14                 # b40 = rol(a44 ^ d4, 14)
    vsrl.vx v4, v4, a5                  # b40 = rol(a44 ^ d4, 14)
    vor.vv v4, v4, v24                  # b40 = rol(a44 ^ d4, 14)
    vxor.vv v24, v21, v30               # b44 = rol(a14 ^ d1, 2)
    vsll.vi v21, v24, 2                 # b44 = rol(a14 ^ d1, 2)
    vsrl.vx v24, v24, s3                # b44 = rol(a14 ^ d1, 2)
    vor.vv v24, v24, v21                # b44 = rol(a14 ^ d1, 2)
    vxor.vv v21, v8, v27                # b14 = rol(a31 ^ d3, 55)
    vsll.vx v8, v21, a7                 # b14 = rol(a31 ^ d3, 55)
    vsrl.vi v21, v21, 9                 # b14 = rol(a31 ^ d3, 55)
    vor.vv v21, v21, v8                 # b14 = rol(a31 ^ d3, 55)
    vxor.vv v8, v16, v30                # b31 = rol(a13 ^ d1, 45)
    vsll.vx v16, v8, t6                 # b31 = rol(a13 ^ d1, 45)
    vsrl.vi v8, v8, 19                  # b31 = rol(a13 ^ d1, 45)
    vor.vv v8, v8, v16                  # b31 = rol(a13 ^ d1, 45)
    vxor.vv v16, v5, v29                # b13 = rol(a01 ^ d0, 36)
    vsll.vx v5, v16, t0                 # b13 = rol(a01 ^ d0, 36)
    vsrl.vi v16, v16, 28                # b13 = rol(a01 ^ d0, 36)
    vor.vv v16, v16, v5                 # b13 = rol(a01 ^ d0, 36)
    vxor.vv v5, v3, v27                 # b01 = rol(a30 ^ d3, 28)
    vsll.vi v3, v5, 28                  # b01 = rol(a30 ^ d3, 28)
    vsrl.vx v5, v5, t0                  # b01 = rol(a30 ^ d3, 28)
    vor.vv v5, v5, v3                   # b01 = rol(a30 ^ d3, 28)
    vxor.vv v3, v18, v27                # b30 = rol(a33 ^ d3, 21)
    vsll.vi v18, v3, 21                 # b30 = rol(a33 ^ d3, 21)
    vsrl.vx v3, v3, t4                  # b30 = rol(a33 ^ d3, 21)
    vor.vv v3, v3, v18                  # b30 = rol(a33 ^ d3, 21)
    vxor.vv v18, v17, v26               # b33 = rol(a23 ^ d2, 15)
    vsll.vi v17, v18, 15                # b33 = rol(a23 ^ d2, 15)
    vsrl.vx v18, v18, a4                # b33 = rol(a23 ^ d2, 15)
    vor.vv v18, v18, v17                # b33 = rol(a23 ^ d2, 15)
    vxor.vv v17, v11, v30               # b23 = rol(a12 ^ d1, 10)
    vsll.vi v11, v17, 10                # b23 = rol(a12 ^ d1, 10)
    vsrl.vx v17, v17, a6                # b23 = rol(a12 ^ d1, 10)
    vor.vv v17, v17, v11                # b23 = rol(a12 ^ d1, 10)
    vxor.vv v11, v7, v26                # b12 = rol(a21 ^ d2, 6)
    vsll.vi v7, v11, 6                  # b12 = rol(a21 ^ d2, 6)
    vsrl.vx v11, v11, s1                # b12 = rol(a21 ^ d2, 6)
    vor.vv v11, v11, v7                 # b12 = rol(a21 ^ d2, 6)
    vxor.vv v7, v10, v29                # b21 = rol(a02 ^ d0, 3)
    vsll.vi v10, v7, 3                  # b21 = rol(a02 ^ d0, 3)
    vsrl.vx v7, v7, s2                  # b21 = rol(a02 ^ d0, 3)
    vor.vv v7, v7, v10                  # b21 = rol(a02 ^ d0, 3)
    vsll.vi v10, v28, 1                 # b02 = rol(a10 ^ d1, 1)
    vsrl.vx v25, v28, s4                # b02 = rol(a10 ^ d1, 1)
    vor.vv v10, v25, v10                # b02 = rol(a10 ^ d1, 1)
    vor.vv v25, v9, v5                  # t = ~b41 & b01
    vand.vv v26, v5, v6                 # t = ~b01 & b11
    vor.vv v27, v6, v7                  # t = ~b11 & b21
    vxor.vv v5, v5, v27                 # a01 = b01 ^ t
    vand.vv v27, v7, v8                 # t = ~b21 & b31
    vxor.vv v6, v6, v27                 # a11 = b11 ^ t
    vnot.v v27, v9                      # ~b41
    vor.vv v27, v8, v27                 # t = ~b31 & b41
    vxor.vv v7, v7, v27                 # a21 = b21 ^ t
    vxor.vv v8, v8, v25                 # a31 = b31 ^ t
    vxor.vv v9, v9, v26                 # a41 = b41 ^ t
    vor.vv v25, v14, v10                # t = ~b42 & b02
    vand.vv v26, v10, v11               # t = ~b02 & b12
    vor.vv v27, v11, v12                # t = ~b12 & b22
    vxor.vv v10, v10, v27               # a02 = b02 ^ t
    vand.vv v27, v12, v13               # t = ~b22 & b32
    vxor.vv v11, v11, v27               # a12 = b12 ^ t
    vnot.v v13, v13                     # ~b32
    vand.vv v27, v13, v14               # t = ~b32 & b42
    vxor.vv v12, v12, v27               # a22 = b22 ^ t
    vxor.vv v13, v13, v25               # a32 = b32 ^ t
    vxor.vv v14, v14, v26               # a42 = b42 ^ t
    vand.vv v25, v19, v15               # t = ~b43 & b03
    vor.vv v26, v15, v16                # t = ~b03 & b13
    vand.vv v27, v16, v17               # t = ~b13 & b23
    vxor.vv v15, v15, v27               # a03 = b03 ^ t
    vor.vv v27, v17, v18                # t = ~b23 & b33
    vxor.vv v16, v16, v27               # a13 = b13 ^ t
    vnot.v v18, v18                     # ~b33
    vor.vv v27, v18, v19                # t = ~b33 & b43
    vxor.vv v17, v17, v27               # a23 = b23 ^ t
    vxor.vv v18, v18, v25               # a33 = b33 ^ t
    vxor.vv v19, v19, v26               # a43 = b43 ^ t
    vor.vv v25, v24, v20                # t = ~b44 & b04
    vand.vv v26, v20, v21               # t = ~b04 & b14
    vnot.v v21, v21                     # ~b14
    vand.vv v27, v21, v22               # t = ~b14 & b24
    vxor.vv v20, v20, v27               # a04 = b04 ^ t
    vor.vv v27, v22, v23                # t = ~b24 & b34
    vxor.vv v21, v21, v27               # a14 = b14 ^ t
    vand.vv v27, v23, v24               # t = ~b34 & b44
    vxor.vv v22, v22, v27               # a24 = b24 ^ t
    vxor.vv v23, v23, v25               # a34 = b34 ^ t
    vxor.vv v24, v24, v26               # a44 = b44 ^ t
    vor.vv v25, v4, v0                  # t = ~b40 & b00
    vand.vv v26, v0, v1                 # t = ~b00 & b10
    vor.vv v27, v1, v2                  # t = ~b10 & b20
    vxor.vv v0, v0, v27                 # a00 = b00 ^ t
    vnot.v v27, v2                      # ~b20
    vor.vv v27, v27, v3                 # t = ~b20 & b30
    vxor.vv v1, v1, v27                 # a10 = b10 ^ t
    vand.vv v27, v3, v4                 # t = ~b30 & b40
    vxor.vv v2, v2, v27                 # a20 = b20 ^ t
    vxor.vv v3, v3, v25                 # a30 = b30 ^ t
    vxor.vv v4, v4, v26                 # a40 = b40 ^ t
    vxor.vx v0, v0, a2                  # a00 ^= rc
    addi a1, a1, 8
    ld a2, 0(a1)                        # the next rc, 0 behind the last
    bnez a2, 1b                         # more rounds?
    vnot.v v1, v1                       # a10 as complement
    vnot.v v2, v2                       # a20 as complement
    vnot.v v8, v8                       # a31 as complement
    vnot.v v12, v12                     # a22 as complement
    vnot.v v17, v17                     # a23 as complement
    vnot.v v20, v20                     # a04 as complement
    mv a2, a0
    vse64.v v0, (a2)
    addi a2, a2, 16
    vse64.v v1, (a2)
    addi a2, a2, 16
    vse64.v v2, (a2)
    addi a2, a2, 16
    vse64.v v3, (a2)
    addi a2, a2, 16
    vse64.v v4, (a2)
    addi a2, a2, 16
    vse64.v v5, (a2)
    addi a2, a2, 16
    vse64.v v6, (a2)
    addi a2, a2, 16
    vse64.v v7, (a2)
    addi a2, a2, 16
    vse64.v v8, (a2)
    addi a2, a2, 16
    vse64.v v9, (a2)
    addi a2, a2, 16
    vse64.v v10, (a2)
    addi a2, a2, 16
    vse64.v v11, (a2)
    addi a2, a2, 16
    vse64.v v12, (a2)
    addi a2, a2, 16
    vse64.v v13, (a2)
    addi a2, a2, 16
    vse64.v v14, (a2)
    addi a2, a2, 16
    vse64.v v15, (a2)
    addi a2, a2, 16
    vse64.v v16, (a2)
    addi a2, a2, 16
    vse64.v v17, (a2)
    addi a2, a2, 16
    vse64.v v18, (a2)
    addi a2, a2, 16
    vse64.v v19, (a2)
    addi a2, a2, 16
    vse64.v v20, (a2)
    addi a2, a2, 16
    vse64.v v21, (a2)
    addi a2, a2, 16
    vse64.v v22, (a2)
    addi a2, a2, 16
    vse64.v v23, (a2)
    addi a2, a2, 16
    vse64.v v24, (a2)
    ld s0, 0(sp)
    .cfi_restore 8
    ld s1, 8(sp)
    .cfi_restore 9
    ld s2, 16(sp)
    .cfi_restore 18
    ld s3, 24(sp)
    .cfi_restore 19
    ld s4, 32(sp)
    .cfi_restore 20
    addi sp, sp, 48
    .cfi_def_cfa_offset 0
    ret
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
    .size lanewise_keccakp1600_x2_rv64_v, . - lanewise_keccakp1600_x2_rv64_v
    .option pop
