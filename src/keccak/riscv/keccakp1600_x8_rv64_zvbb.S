/* PYTHONPATH=lab python3 -m lanewise_lab.gen riscv_x8_rv64_zvbb > src/keccak/riscv/keccakp1600_x8_rv64_zvbb.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for RISC-V: 8 states, vector instructions with rotations and AND NOT
 *
 * void lanewise_keccakp1600_x8_rv64_zvbb(uint64_t states[200], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202
 *     section 3.4, to each of 8 states: lane i = x + 5y of state k is word 8i + k.
 * One vector register holds a lane of all states: VLEN must be 512 or more.
 * Needs: RV64I and V and Zvbb
 * Stack: 0 bytes
 * Instructions: 3299 for 24 rounds
 * No branch and no address depends on the states. gp and tp are not touched.
 */
    .section .note.GNU-stack, "", @progbits
    .text
    .option push
    .option norelax
    .option norvc
    .option arch, +v
    .p2align 4
    .globl lanewise_keccakp1600_x8_rv64_zvbb
    .hidden lanewise_keccakp1600_x8_rv64_zvbb
    .type lanewise_keccakp1600_x8_rv64_zvbb, @function
lanewise_keccakp1600_x8_rv64_zvbb:
    .cfi_startproc
    lla a2, 9f                          # behind the last constant
    slli a1, a1, 3
    sub a1, a2, a1                      # the first of the last `rounds`
    vsetivli zero, 8, e64, m1, ta, ma   # one lane of each state
    mv a2, a0
    vle64.v v0, (a2)
    addi a2, a2, 64
    vle64.v v1, (a2)
    addi a2, a2, 64
    vle64.v v2, (a2)
    addi a2, a2, 64
    vle64.v v3, (a2)
    addi a2, a2, 64
    vle64.v v4, (a2)
    addi a2, a2, 64
    vle64.v v5, (a2)
    addi a2, a2, 64
    vle64.v v6, (a2)
    addi a2, a2, 64
    vle64.v v7, (a2)
    addi a2, a2, 64
    vle64.v v8, (a2)
    addi a2, a2, 64
    vle64.v v9, (a2)
    addi a2, a2, 64
    vle64.v v10, (a2)
    addi a2, a2, 64
    vle64.v v11, (a2)
    addi a2, a2, 64
    vle64.v v12, (a2)
    addi a2, a2, 64
    vle64.v v13, (a2)
    addi a2, a2, 64
    vle64.v v14, (a2)
    addi a2, a2, 64
    vle64.v v15, (a2)
    addi a2, a2, 64
    vle64.v v16, (a2)
    addi a2, a2, 64
    vle64.v v17, (a2)
    addi a2, a2, 64
    vle64.v v18, (a2)
    addi a2, a2, 64
    vle64.v v19, (a2)
    addi a2, a2, 64
    vle64.v v20, (a2)
    addi a2, a2, 64
    vle64.v v21, (a2)
    addi a2, a2, 64
    vle64.v v22, (a2)
    addi a2, a2, 64
    vle64.v v23, (a2)
    addi a2, a2, 64
    vle64.v v24, (a2)
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
    .insn r 0x57, 3, 0x2b, x30, x31, x27# vror.vi v30, v27, 63: d1 = c0 ^ rol(c2, 1)
    vxor.vv v30, v30, v25               # d1 = c0 ^ rol(c2, 1)
    .insn r 0x57, 3, 0x2b, x31, x31, x29# vror.vi v31, v29, 63: d3 = c2 ^ rol(c4, 1)
    vxor.vv v27, v31, v27               # d3 = c2 ^ rol(c4, 1)
    .insn r 0x57, 3, 0x2b, x31, x31, x26# vror.vi v31, v26, 63: d0 = c4 ^ rol(c1, 1)
    vxor.vv v29, v31, v29               # d0 = c4 ^ rol(c1, 1)
    .insn r 0x57, 3, 0x2b, x31, x31, x28# vror.vi v31, v28, 63: d2 = c1 ^ rol(c3, 1)
    vxor.vv v26, v31, v26               # d2 = c1 ^ rol(c3, 1)
    .insn r 0x57, 3, 0x2b, x25, x31, x25# vror.vi v25, v25, 63: d4 = c3 ^ rol(c0, 1)
    vxor.vv v25, v25, v28               # d4 = c3 ^ rol(c0, 1)
    vxor.vv v28, v1, v30                # a10 ^= d1
    vxor.vv v0, v0, v29                 # b00 = a00 ^ d0
    vxor.vv v1, v6, v30                 # b10 = rol(a11 ^ d1, 44)
    .insn r 0x57, 3, 0x29, x1, x20, x1  # vror.vi v1, v1, 20: b10 = rol(a11 ^ d1, 44)
    vxor.vv v6, v9, v25                 # b11 = rol(a41 ^ d4, 20)
    .insn r 0x57, 3, 0x2b, x6, x12, x6  # vror.vi v6, v6, 44: b11 = rol(a41 ^ d4, 20)
    vxor.vv v9, v22, v26                # b41 = rol(a24 ^ d2, 61)
    .insn r 0x57, 3, 0x29, x9, x3, x9   # vror.vi v9, v9, 3: b41 = rol(a24 ^ d2, 61)
    vxor.vv v22, v14, v25               # b24 = rol(a42 ^ d4, 39)
    .insn r 0x57, 3, 0x29, x22, x25, x22# vror.vi v22, v22, 25: b24 = rol(a42 ^ d4, 39)
    vxor.vv v14, v20, v29               # b42 = rol(a04 ^ d0, 18)
    .insn r 0x57, 3, 0x2b, x14, x14, x14# vror.vi v14, v14, 46: b42 = rol(a04 ^ d0, 18)
    vxor.vv v20, v2, v26                # b04 = rol(a20 ^ d2, 62)
    .insn r 0x57, 3, 0x29, x20, x2, x20 # vror.vi v20, v20, 2: b04 = rol(a20 ^ d2, 62)
    vxor.vv v2, v12, v26                # b20 = rol(a22 ^ d2, 43)
    .insn r 0x57, 3, 0x29, x2, x21, x2  # vror.vi v2, v2, 21: b20 = rol(a22 ^ d2, 43)
    vxor.vv v12, v13, v27               # b22 = rol(a32 ^ d3, 25)
    .insn r 0x57, 3, 0x2b, x12, x7, x12 # vror.vi v12, v12, 39: b22 = rol(a32 ^ d3, 25)
    vxor.vv v13, v19, v25               # b32 = rol(a43 ^ d4, 8)
    .insn r 0x57, 3, 0x2b, x13, x24, x13# vror.vi v13, v13, 56: b32 = rol(a43 ^ d4, 8)
    vxor.vv v19, v23, v27               # b43 = rol(a34 ^ d3, 56)
    .insn r 0x57, 3, 0x29, x19, x8, x19 # vror.vi v19, v19, 8: b43 = rol(a34 ^ d3, 56)
    vxor.vv v23, v15, v29               # b34 = rol(a03 ^ d0, 41)
    .insn r 0x57, 3, 0x29, x23, x23, x23# vror.vi v23, v23, 23: b34 = rol(a03 ^ d0, 41)
    vxor.vv v15, v4, v25                # b03 = rol(a40 ^ d4, 27)
    .insn r 0x57, 3, 0x2b, x15, x5, x15 # vror.vi v15, v15, 37: b03 = rol(a40 ^ d4, 27)
    vxor.vv v4, v24, v25                # b40 = rol(a44 ^ d4, 14)
    .insn r 0x57, 3, 0x2b, x4, x18, x4  # vror.vi v4, v4, 50: b40 = rol(a44 ^ d4, 14)
    vxor.vv v24, v21, v30               # b44 = rol(a14 ^ d1, 2)
    .insn r 0x57, 3, 0x2b, x24, x30, x24# vror.vi v24, v24, 62: b44 = rol(a14 ^ d1, 2)
    vxor.vv v21, v8, v27                # b14 = rol(a31 ^ d3, 55)
    .insn r 0x57, 3, 0x29, x21, x9, x21 # vror.vi v21, v21, 9: b14 = rol(a31 ^ d3, 55)
    vxor.vv v8, v16, v30                # b31 = rol(a13 ^ d1, 45)
    .insn r 0x57, 3, 0x29, x8, x19, x8  # vror.vi v8, v8, 19: b31 = rol(a13 ^ d1, 45)
    vxor.vv v16, v5, v29                # b13 = rol(a01 ^ d0, 36)
    .insn r 0x57, 3, 0x29, x16, x28, x16# vror.vi v16, v16, 28: b13 = rol(a01 ^ d0, 36)
    vxor.vv v5, v3, v27                 # b01 = rol(a30 ^ d3, 28)
    .insn r 0x57, 3, 0x2b, x5, x4, x5   # vror.vi v5, v5, 36: b01 = rol(a30 ^ d3, 28)
    vxor.vv v3, v18, v27                # b30 = rol(a33 ^ d3, 21)
    .insn r 0x57, 3, 0x2b, x3, x11, x3  # vror.vi v3, v3, 43: b30 = rol(a33 ^ d3, 21)
    vxor.vv v18, v17, v26               # b33 = rol(a23 ^ d2, 15)
    .insn r 0x57, 3, 0x2b, x18, x17, x18# vror.vi v18, v18, 49: b33 = rol(a23 ^ d2, 15)
    vxor.vv v17, v11, v30               # b23 = rol(a12 ^ d1, 10)
    .insn r 0x57, 3, 0x2b, x17, x22, x17# vror.vi v17, v17, 54: b23 = rol(a12 ^ d1, 10)
    vxor.vv v11, v7, v26                # b12 = rol(a21 ^ d2, 6)
    .insn r 0x57, 3, 0x2b, x11, x26, x11# vror.vi v11, v11, 58: b12 = rol(a21 ^ d2, 6)
    vxor.vv v7, v10, v29                # b21 = rol(a02 ^ d0, 3)
    .insn r 0x57, 3, 0x2b, x7, x29, x7  # vror.vi v7, v7, 61: b21 = rol(a02 ^ d0, 3)
    .insn r 0x57, 3, 0x2b, x10, x31, x28# vror.vi v10, v28, 63: b02 = rol(a10 ^ d1, 1)
    .insn r 0x57, 0, 0x03, x25, x9, x5  # vandn.vv v25, v5, v9: t = ~b41 & b01
    .insn r 0x57, 0, 0x03, x26, x5, x6  # vandn.vv v26, v6, v5: t = ~b01 & b11
    .insn r 0x57, 0, 0x03, x27, x6, x7  # vandn.vv v27, v7, v6: t = ~b11 & b21
    vxor.vv v5, v5, v27                 # a01 = b01 ^ t
    .insn r 0x57, 0, 0x03, x27, x7, x8  # vandn.vv v27, v8, v7: t = ~b21 & b31
    vxor.vv v6, v6, v27                 # a11 = b11 ^ t
    .insn r 0x57, 0, 0x03, x27, x8, x9  # vandn.vv v27, v9, v8: t = ~b31 & b41
    vxor.vv v7, v7, v27                 # a21 = b21 ^ t
    vxor.vv v8, v8, v25                 # a31 = b31 ^ t
    vxor.vv v9, v9, v26                 # a41 = b41 ^ t
    .insn r 0x57, 0, 0x03, x25, x14, x10# vandn.vv v25, v10, v14: t = ~b42 & b02
    .insn r 0x57, 0, 0x03, x26, x10, x11# vandn.vv v26, v11, v10: t = ~b02 & b12
    .insn r 0x57, 0, 0x03, x27, x11, x12# vandn.vv v27, v12, v11: t = ~b12 & b22
    vxor.vv v10, v10, v27               # a02 = b02 ^ t
    .insn r 0x57, 0, 0x03, x27, x12, x13# vandn.vv v27, v13, v12: t = ~b22 & b32
    vxor.vv v11, v11, v27               # a12 = b12 ^ t
    .insn r 0x57, 0, 0x03, x27, x13, x14# vandn.vv v27, v14, v13: t = ~b32 & b42
    vxor.vv v12, v12, v27               # a22 = b22 ^ t
    vxor.vv v13, v13, v25               # a32 = b32 ^ t
    vxor.vv v14, v14, v26               # a42 = b42 ^ t
    .insn r 0x57, 0, 0x03, x25, x19, x15# vandn.vv v25, v15, v19: t = ~b43 & b03
    .insn r 0x57, 0, 0x03, x26, x15, x16# vandn.vv v26, v16, v15: t = ~b03 & b13
    .insn r 0x57, 0, 0x03, x27, x16, x17# vandn.vv v27, v17, v16: t = ~b13 & b23
    vxor.vv v15, v15, v27               # a03 = b03 ^ t
    .insn r 0x57, 0, 0x03, x27, x17, x18# vandn.vv v27, v18, v17: t = ~b23 & b33
    vxor.vv v16, v16, v27               # a13 = b13 ^ t
    .insn r 0x57, 0, 0x03, x27, x18, x19# vandn.vv v27, v19, v18: t = ~b33 & b43
    vxor.vv v17, v17, v27               # a23 = b23 ^ t
    vxor.vv v18, v18, v25               # a33 = b33 ^ t
    vxor.vv v19, v19, v26               # a43 = b43 ^ t
    .insn r 0x57, 0, 0x03, x25, x24, x20# vandn.vv v25, v20, v24: t = ~b44 & b04
    .insn r 0x57, 0, 0x03, x26, x20, x21# vandn.vv v26, v21, v20: t = ~b04 & b14
    .insn r 0x57, 0, 0x03, x27, x21, x22# vandn.vv v27, v22, v21: t = ~b14 & b24
    vxor.vv v20, v20, v27               # a04 = b04 ^ t
    .insn r 0x57, 0, 0x03, x27, x22, x23# vandn.vv v27, v23, v22: t = ~b24 & b34
    vxor.vv v21, v21, v27               # a14 = b14 ^ t
    .insn r 0x57, 0, 0x03, x27, x23, x24# vandn.vv v27, v24, v23: t = ~b34 & b44
    vxor.vv v22, v22, v27               # a24 = b24 ^ t
    vxor.vv v23, v23, v25               # a34 = b34 ^ t
    vxor.vv v24, v24, v26               # a44 = b44 ^ t
    .insn r 0x57, 0, 0x03, x25, x4, x0  # vandn.vv v25, v0, v4: t = ~b40 & b00
    .insn r 0x57, 0, 0x03, x26, x0, x1  # vandn.vv v26, v1, v0: t = ~b00 & b10
    .insn r 0x57, 0, 0x03, x27, x1, x2  # vandn.vv v27, v2, v1: t = ~b10 & b20
    vxor.vv v0, v0, v27                 # a00 = b00 ^ t
    .insn r 0x57, 0, 0x03, x27, x2, x3  # vandn.vv v27, v3, v2: t = ~b20 & b30
    vxor.vv v1, v1, v27                 # a10 = b10 ^ t
    .insn r 0x57, 0, 0x03, x27, x3, x4  # vandn.vv v27, v4, v3: t = ~b30 & b40
    vxor.vv v2, v2, v27                 # a20 = b20 ^ t
    vxor.vv v3, v3, v25                 # a30 = b30 ^ t
    vxor.vv v4, v4, v26                 # a40 = b40 ^ t
    vxor.vx v0, v0, a2                  # a00 ^= rc
    addi a1, a1, 8
    ld a2, 0(a1)                        # the next rc, 0 behind the last
    bnez a2, 1b                         # more rounds?
    mv a2, a0
    vse64.v v0, (a2)
    addi a2, a2, 64
    vse64.v v1, (a2)
    addi a2, a2, 64
    vse64.v v2, (a2)
    addi a2, a2, 64
    vse64.v v3, (a2)
    addi a2, a2, 64
    vse64.v v4, (a2)
    addi a2, a2, 64
    vse64.v v5, (a2)
    addi a2, a2, 64
    vse64.v v6, (a2)
    addi a2, a2, 64
    vse64.v v7, (a2)
    addi a2, a2, 64
    vse64.v v8, (a2)
    addi a2, a2, 64
    vse64.v v9, (a2)
    addi a2, a2, 64
    vse64.v v10, (a2)
    addi a2, a2, 64
    vse64.v v11, (a2)
    addi a2, a2, 64
    vse64.v v12, (a2)
    addi a2, a2, 64
    vse64.v v13, (a2)
    addi a2, a2, 64
    vse64.v v14, (a2)
    addi a2, a2, 64
    vse64.v v15, (a2)
    addi a2, a2, 64
    vse64.v v16, (a2)
    addi a2, a2, 64
    vse64.v v17, (a2)
    addi a2, a2, 64
    vse64.v v18, (a2)
    addi a2, a2, 64
    vse64.v v19, (a2)
    addi a2, a2, 64
    vse64.v v20, (a2)
    addi a2, a2, 64
    vse64.v v21, (a2)
    addi a2, a2, 64
    vse64.v v22, (a2)
    addi a2, a2, 64
    vse64.v v23, (a2)
    addi a2, a2, 64
    vse64.v v24, (a2)
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
    .size lanewise_keccakp1600_x8_rv64_zvbb, . - lanewise_keccakp1600_x8_rv64_zvbb
    .option pop
