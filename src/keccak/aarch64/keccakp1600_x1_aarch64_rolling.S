/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x1_rolling > src/keccak/aarch64/keccakp1600_x1_aarch64_rolling.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for AArch64: circulating deferred rotations, for out-of-order cores
 *
 * void lanewise_keccakp1600_x1_aarch64_rolling(uint64_t states[25], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4,
 *     to the state: lane i = x + 5y is word i.
 * Stack: 128 bytes
 * No branch and no address depends on the states. x18 is not touched.
 */
#include "asm.h"
    .arch armv8-a
lanewise_function lanewise_keccakp1600_x1_aarch64_rolling
    sub sp, sp, #128
    .cfi_def_cfa_offset 128
    stp x19, x20, [sp, #32]
    .cfi_offset 19, -96
    .cfi_offset 20, -88
    stp x21, x22, [sp, #48]
    .cfi_offset 21, -80
    .cfi_offset 22, -72
    stp x23, x24, [sp, #64]
    .cfi_offset 23, -64
    .cfi_offset 24, -56
    stp x25, x26, [sp, #80]
    .cfi_offset 25, -48
    .cfi_offset 26, -40
    stp x27, x28, [sp, #96]
    .cfi_offset 27, -32
    .cfi_offset 28, -24
    stp x29, x30, [sp, #112]
    .cfi_offset 29, -16
    .cfi_offset 30, -8
    str x0, [sp, #16]
    adr x2, 9f                               // behind the last constant
    sub x2, x2, w1, uxtw #3                  // the first of the last `rounds`
    str x2, [sp, #8]
    mov x30, x0
    ldr x29, [x30]                           // a00
    ldp x0, x1, [x30, #8]
    ldp x2, x3, [x30, #24]
    ldp x4, x5, [x30, #40]
    ror x29, x29, #45
    str x29, [sp, #0]                        // a00
    ror x0, x0, #30
    ror x1, x1, #15
    ldp x6, x7, [x30, #56]
    ror x2, x2, #8
    ror x3, x3, #44
    ldp x8, x9, [x30, #72]
    ror x4, x4, #11
    ror x5, x5, #45
    ldp x10, x11, [x30, #88]
    ror x6, x6, #63
    ror x7, x7, #37
    ldp x12, x13, [x30, #104]
    ror x8, x8, #21
    ror x9, x9, #34
    ldp x14, x15, [x30, #120]
    ror x10, x10, #9
    ror x11, x11, #26
    ldp x16, x17, [x30, #136]
    ror x12, x12, #1
    ror x13, x13, #8
    ldp x19, x20, [x30, #152]
    ror x14, x14, #10
    ror x15, x15, #17
    ldp x21, x22, [x30, #168]
    ror x16, x16, #1
    ror x17, x17, #28
    ldp x23, x24, [x30, #184]
    ror x19, x19, #44
    ror x20, x20, #40
    ror x21, x21, #49
    ror x22, x22, #2
1:
    ldr x25, [sp, #0]                        // a00
    eor x25, x9, x25, ror #53                // c0 ^= a00
    eor x26, x12, x2, ror #57                // c3 ^= a30
    eor x25, x25, x4, ror #23                // c0 ^= a01
    eor x25, x25, x14, ror #24               // c0 ^= a03
    eor x27, x13, x3, ror #28                // c4 ^= a40
    eor x27, x27, x8, ror #51                // c4 ^= a41
    eor x28, x5, x0, ror #15                 // c1 ^= a10
    eor x28, x28, x10, ror #36               // c1 ^= a12
    eor x25, x25, x20, ror #58               // c0 ^= a04
    eor x28, x28, x15, ror #28               // c1 ^= a13
    eor x28, x28, x21, ror #60               // c1 ^= a14
    eor x26, x26, x7, ror #28                // c3 ^= a31
    eor x26, x26, x17, ror #37               // c3 ^= a33
    eor x26, x26, x23, ror #1                // c3 ^= a34
    eor x29, x26, x25, ror #30               // d4 = c3 ^ rol(c0, 1)
    eor x26, x26, x28, ror #21               // d2 = c1 ^ rol(c3, 1)
    eor x27, x27, x19, ror #28               // c4 ^= a43
    eor x27, x27, x24, ror #8                // c4 ^= a44
    eor x30, x6, x1, ror #48                 // c2 ^= a20
    eor x30, x30, x11, ror #37               // c2 ^= a22
    eor x30, x30, x16, ror #62               // c2 ^= a23
    eor x30, x30, x22, ror #61               // c2 ^= a24
    eor x28, x27, x28, ror #26               // d0 = c4 ^ rol(c1, 1)
    eor x3, x29, x3, ror #21                 // b03 = rol(a40 ^ d4, 27)
    eor x25, x30, x25, ror #30               // d1 = c0 ^ rol(c2, 1)
    eor x19, x29, x19, ror #21               // b32 = rol(a43 ^ d4, 8)
    eor x27, x27, x30, ror #10               // d3 = c2 ^ rol(c4, 1)
    eor x23, x27, x23, ror #9                // b43 = rol(a34 ^ d3, 56)
    eor x24, x29, x24, ror #1                // b40 = rol(a44 ^ d4, 14)
    eor x30, x25, x21, ror #15               // b44 = rol(a14 ^ d1, 2)
    eor x8, x29, x8, ror #44                 // b11 = rol(a41 ^ d4, 20)
    eor x29, x29, x13, ror #57               // b24 = rol(a42 ^ d4, 39)
    eor x13, x27, x2, ror #1                 // b01 = rol(a30 ^ d3, 28)
    eor x2, x28, x20, ror #32                // b42 = rol(a04 ^ d0, 18)
    eor x21, x27, x17, ror #45               // b30 = rol(a33 ^ d3, 21)
    eor x20, x26, x1, ror #51                // b04 = rol(a20 ^ d2, 62)
    eor x17, x25, x0, ror #34                // b02 = rol(a10 ^ d1, 1)
    eor x0, x25, x10, ror #55                // b23 = rol(a12 ^ d1, 10)
    eor x10, x26, x6, ror #3                 // b12 = rol(a21 ^ d2, 6)
    eor x6, x26, x22                         // b41 = rol(a24 ^ d2, 61)
    eor x1, x25, x5, ror #19                 // b10 = rol(a11 ^ d1, 44)
    eor x16, x26, x16, ror #1                // b33 = rol(a23 ^ d2, 15)
    eor x22, x25, x15, ror #47               // b31 = rol(a13 ^ d1, 45)
    eor x25, x26, x11, ror #40               // b20 = rol(a22 ^ d2, 43)
    bic x15, x16, x0, ror #7                 // t = ~b23 & b33
    eor x26, x28, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    eor x15, x15, x26, ror #37               // a13 = b13 ^ t
    bic x11, x2, x19, ror #17                // t = ~b32 & b42
    eor x12, x27, x12, ror #8                // b22 = rol(a32 ^ d3, 25)
    eor x9, x28, x9, ror #38                 // b21 = rol(a02 ^ d0, 3)
    bic x5, x22, x9, ror #34                 // t = ~b21 & b31
    bic x4, x9, x8, ror #54                  // t = ~b11 & b21
    eor x4, x4, x13, ror #38                 // a01 = b01 ^ t
    eor x5, x5, x8, ror #24                  // a11 = b11 ^ t
    eor x27, x27, x7, ror #36                // b14 = rol(a31 ^ d3, 55)
    bic x7, x13, x6, ror #38                 // t = ~b41 & b01
    eor x7, x7, x22, ror #56                 // a31 = b31 ^ t
    bic x22, x6, x22, ror #18                // t = ~b31 & b41
    bic x8, x8, x13, ror #48                 // t = ~b01 & b11
    eor x8, x8, x6, ror #22                  // a41 = b41 ^ t
    bic x13, x10, x17, ror #7                // t = ~b02 & b12
    eor x13, x13, x2, ror #46                // a42 = b42 ^ t
    eor x6, x22, x9, ror #52                 // a21 = b21 ^ t
    ldr x22, [sp, #0]                        // a00
    eor x22, x28, x22, ror #27               // b00 = a00 ^ d0
    eor x11, x11, x12, ror #56               // a22 = b22 ^ t
    bic x9, x12, x10, ror #26                // t = ~b12 & b22
    bic x12, x19, x12, ror #39               // t = ~b22 & b32
    eor x10, x12, x10, ror #1                // a12 = b12 ^ t
    eor x28, x28, x14, ror #62               // b34 = rol(a03 ^ d0, 41)
    eor x9, x9, x17, ror #33                 // a02 = b02 ^ t
    bic x12, x17, x2, ror #39                // t = ~b42 & b02
    eor x12, x12, x19, ror #56               // a32 = b32 ^ t
    bic x19, x26, x3, ror #16                // t = ~b03 & b13
    bic x14, x0, x26, ror #30                // t = ~b13 & b23
    eor x14, x14, x3, ror #46                // a03 = b03 ^ t
    ldr x26, [sp, #8]                        // the next round constant
    ldr x2, [x26], #8                        // rc
    bic x17, x25, x1, ror #1                 // t = ~b10 & b20
    eor x17, x17, x22, ror #37               // a00 = b00 ^ t
    eor x2, x17, x2, ror #45                 // a00 ^= rc
    stp x2, x26, [sp, #0]                    // a00
    bic x17, x3, x23, ror #27                // t = ~b43 & b03
    eor x19, x19, x23, ror #43               // a43 = b43 ^ t
    bic x23, x23, x16, ror #48               // t = ~b33 & b43
    bic x3, x1, x22, ror #36                 // t = ~b00 & b10
    bic x2, x22, x24, ror #57                // t = ~b40 & b00
    eor x2, x2, x21, ror #42                 // a30 = b30 ^ t
    bic x22, x24, x21, ror #49               // t = ~b30 & b40
    eor x17, x17, x16, ror #11               // a33 = b33 ^ t
    eor x3, x3, x24, ror #29                 // a40 = b40 ^ t
    eor x16, x23, x0, ror #55                // a23 = b23 ^ t
    bic x24, x27, x20                        // t = ~b04 & b14
    bic x0, x21, x25, ror #49                // t = ~b20 & b30
    eor x0, x0, x1, ror #50                  // a10 = b10 ^ t
    bic x21, x28, x29, ror #9                // t = ~b24 & b34
    eor x1, x22, x25, ror #34                // a20 = b20 ^ t
    eor x21, x21, x27, ror #49               // a14 = b14 ^ t
    eor x24, x24, x30, ror #62               // a44 = b44 ^ t
    bic x23, x20, x30, ror #62               // t = ~b44 & b04
    eor x23, x23, x28, ror #15               // a34 = b34 ^ t
    bic x22, x29, x27, ror #40               // t = ~b14 & b24
    eor x20, x22, x20, ror #40               // a04 = b04 ^ t
    bic x22, x30, x28, ror #17               // t = ~b34 & b44
    eor x22, x22, x29, ror #26               // a24 = b24 ^ t
    tbz x26, #8, 1b                          // more rounds?
    ldr x30, [sp, #16]
    ldr x29, [sp, #0]                        // a00
    ror x0, x0, #34
    ror x1, x1, #49
    ror x2, x2, #56
    ror x3, x3, #20
    stp x0, x1, [x30, #8]
    ror x4, x4, #53
    ror x5, x5, #19
    stp x2, x3, [x30, #24]
    ror x6, x6, #1
    ror x7, x7, #27
    stp x4, x5, [x30, #40]
    ror x8, x8, #43
    ror x9, x9, #30
    stp x6, x7, [x30, #56]
    ror x10, x10, #55
    ror x11, x11, #38
    stp x8, x9, [x30, #72]
    ror x12, x12, #63
    ror x13, x13, #56
    stp x10, x11, [x30, #88]
    ror x14, x14, #54
    ror x15, x15, #47
    stp x12, x13, [x30, #104]
    ror x16, x16, #63
    ror x17, x17, #36
    stp x14, x15, [x30, #120]
    ror x19, x19, #20
    ror x20, x20, #24
    stp x16, x17, [x30, #136]
    ror x21, x21, #15
    ror x22, x22, #62
    stp x19, x20, [x30, #152]
    stp x21, x22, [x30, #168]
    stp x23, x24, [x30, #184]
    ror x29, x29, #19
    str x29, [x30]                           // a00
    str xzr, [sp, #0]                        // nothing of the state stays here
    ldp x19, x20, [sp, #32]
    ldp x21, x22, [sp, #48]
    ldp x23, x24, [sp, #64]
    ldp x25, x26, [sp, #80]
    ldp x27, x28, [sp, #96]
    ldp x29, x30, [sp, #112]
    add sp, sp, #128
    .cfi_def_cfa_offset 0
    .cfi_restore 19
    .cfi_restore 20
    .cfi_restore 21
    .cfi_restore 22
    .cfi_restore 23
    .cfi_restore 24
    .cfi_restore 25
    .cfi_restore 26
    .cfi_restore 27
    .cfi_restore 28
    .cfi_restore 29
    .cfi_restore 30
    ret
    .p2align 9
    .space 64
    .quad 0x0000000000000001                 // round 0
    .quad 0x0000000000008082                 // round 1
    .quad 0x800000000000808a                 // round 2
    .quad 0x8000000080008000                 // round 3
    .quad 0x000000000000808b                 // round 4
    .quad 0x0000000080000001                 // round 5
    .quad 0x8000000080008081                 // round 6
    .quad 0x8000000000008009                 // round 7
    .quad 0x000000000000008a                 // round 8
    .quad 0x0000000000000088                 // round 9
    .quad 0x0000000080008009                 // round 10
    .quad 0x000000008000000a                 // round 11
    .quad 0x000000008000808b                 // round 12
    .quad 0x800000000000008b                 // round 13
    .quad 0x8000000000008089                 // round 14
    .quad 0x8000000000008003                 // round 15
    .quad 0x8000000000008002                 // round 16
    .quad 0x8000000000000080                 // round 17
    .quad 0x000000000000800a                 // round 18
    .quad 0x800000008000000a                 // round 19
    .quad 0x8000000080008081                 // round 20
    .quad 0x8000000000008080                 // round 21
    .quad 0x0000000080000001                 // round 22
    .quad 0x8000000080008008                 // round 23
9:
lanewise_end lanewise_keccakp1600_x1_aarch64_rolling
