/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x1_scalar_a510 > src/keccak/aarch64/keccakp1600_x1_aarch64_scalar_a510.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Keccak-p[1600] for AArch64: deferred rotations, for the Cortex-A510
 *
 * void lanewise_keccakp1600_x1_aarch64_scalar_a510(uint64_t states[25], unsigned rounds);
 *     Applies the last `rounds` rounds (1..24) of Keccak-f[1600], FIPS 202 section 3.4,
 *     to the state: lane i = x + 5y is word i.
 * Stack: 128 bytes
 * No branch and no address depends on the states. x18 is not touched.
 */
#include "asm.h"
    .arch armv8-a
lanewise_function lanewise_keccakp1600_x1_aarch64_scalar_a510
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
    str x29, [sp, #0]                        // a00
    ror x0, x0, #21
    ror x1, x1, #14
    ldp x6, x7, [x30, #56]
    ror x3, x3, #44
    ldp x8, x9, [x30, #72]
    ror x4, x4, #3
    ror x5, x5, #45
    ldp x10, x11, [x30, #88]
    ror x6, x6, #61
    ror x7, x7, #28
    ldp x12, x13, [x30, #104]
    ror x8, x8, #20
    ror x9, x9, #25
    ldp x14, x15, [x30, #120]
    ror x10, x10, #8
    ror x11, x11, #18
    ldp x16, x17, [x30, #136]
    ror x12, x12, #1
    ror x13, x13, #6
    ldp x19, x20, [x30, #152]
    ror x14, x14, #10
    ror x15, x15, #15
    ldp x21, x22, [x30, #168]
    ror x16, x16, #56
    ror x17, x17, #27
    ldp x23, x24, [x30, #184]
    ror x19, x19, #36
    ror x20, x20, #39
    ror x21, x21, #41
    ror x22, x22, #2
    ror x23, x23, #62
    ror x24, x24, #55
1:
    ldr x25, [sp, #0]                        // a00
    eor x26, x3, x8, ror #24                 // c4 ^= a41
    eor x27, x2, x7, ror #36                 // c3 ^= a31
    eor x28, x1, x6, ror #17                 // c2 ^= a21
    eor x27, x27, x12, ror #63               // c3 ^= a32
    eor x26, x26, x13, ror #38               // c4 ^= a42
    eor x28, x28, x11, ror #60               // c2 ^= a22
    eor x26, x26, x19, ror #8                // c4 ^= a43
    eor x25, x25, x4, ror #61                // c0 ^= a01
    eor x28, x28, x16, ror #22               // c2 ^= a23
    eor x29, x0, x5, ror #40                 // c1 ^= a11
    eor x25, x25, x9, ror #39                // c0 ^= a02
    eor x28, x28, x22, ror #12               // c2 ^= a24
    eor x25, x25, x14, ror #54               // c0 ^= a03
    eor x27, x27, x17, ror #37               // c3 ^= a33
    eor x29, x29, x10, ror #13               // c1 ^= a12
    eor x26, x26, x24, ror #53               // c4 ^= a44
    eor x25, x25, x20, ror #25               // c0 ^= a04
    eor x27, x27, x23, ror #2                // c3 ^= a34
    eor x29, x29, x15, ror #6                // c1 ^= a13
    ror x30, x28, #50                        // d3 = c2 ^ rol(c4, 1)
    eor x29, x29, x21, ror #44               // c1 ^= a14
    eor x30, x30, x26, ror #19               // d3 = c2 ^ rol(c4, 1)
    eor x28, x25, x28, ror #49               // d1 = c0 ^ rol(c2, 1)
    eor x21, x28, x21, ror #23               // b44 = rol(a14 ^ d1, 2)
    ror x26, x26, #20                        // d0 = c4 ^ rol(c1, 1)
    eor x25, x27, x25, ror #63               // d4 = c3 ^ rol(c0, 1)
    eor x26, x26, x29, ror #42               // d0 = c4 ^ rol(c1, 1)
    eor x23, x30, x23, ror #2                // b43 = rol(a34 ^ d3, 56)
    ror x29, x29, #43                        // d2 = c1 ^ rol(c3, 1)
    eor x27, x29, x27, ror #63               // d2 = c1 ^ rol(c3, 1)
    eor x0, x28, x0, ror #43                 // b02 = rol(a10 ^ d1, 1)
    eor x29, x30, x17, ror #37               // b30 = rol(a33 ^ d3, 21)
    eor x17, x30, x12, ror #63               // b22 = rol(a32 ^ d3, 25)
    eor x15, x28, x15, ror #49               // b31 = rol(a13 ^ d1, 45)
    eor x1, x27, x1, ror #50                 // b04 = rol(a20 ^ d2, 62)
    eor x12, x30, x2                         // b01 = rol(a30 ^ d3, 28)
    eor x16, x27, x16, ror #8                // b33 = rol(a23 ^ d2, 15)
    eor x2, x28, x10, ror #56                // b23 = rol(a12 ^ d1, 10)
    eor x10, x25, x19, ror #28               // b32 = rol(a43 ^ d4, 8)
    eor x30, x30, x7, ror #36                // b14 = rol(a31 ^ d3, 55)
    eor x19, x25, x8, ror #44                // b11 = rol(a41 ^ d4, 20)
    eor x7, x27, x22, ror #62                // b41 = rol(a24 ^ d2, 61)
    eor x22, x27, x6, ror #3                 // b12 = rol(a21 ^ d2, 6)
    eor x27, x27, x11, ror #46               // b20 = rol(a22 ^ d2, 43)
    eor x28, x28, x5, ror #19                // b10 = rol(a11 ^ d1, 44)
    bic x8, x22, x0, ror #5                  // t = ~b02 & b12
    eor x11, x26, x20, ror #25               // b42 = rol(a04 ^ d0, 18)
    eor x6, x26, x9, ror #39                 // b21 = rol(a02 ^ d0, 3)
    bic x9, x17, x22, ror #19                // t = ~b12 & b22
    eor x20, x25, x3, ror #20                // b03 = rol(a40 ^ d4, 27)
    bic x5, x0, x11, ror #47                 // t = ~b42 & b02
    eor x3, x25, x13, ror #58                // b24 = rol(a42 ^ d4, 39)
    eor x13, x8, x11, ror #52                // a42 = b42 ^ t
    bic x8, x19, x12, ror #56                // t = ~b01 & b11
    eor x25, x25, x24, ror #9                // b40 = rol(a44 ^ d4, 14)
    eor x9, x9, x0, ror #24                  // a02 = b02 ^ t
    eor x0, x26, x14, ror #54                // b34 = rol(a03 ^ d0, 41)
    eor x8, x8, x7, ror #23                  // a41 = b41 ^ t
    bic x11, x11, x10, ror #10               // t = ~b32 & b42
    bic x14, x7, x15, ror #16                // t = ~b31 & b41
    bic x24, x6, x19, ror #47                // t = ~b11 & b21
    bic x7, x12, x7, ror #31                 // t = ~b41 & b01
    eor x7, x7, x15, ror #47                 // a31 = b31 ^ t
    bic x15, x15, x6, ror #42                // t = ~b21 & b31
    eor x6, x14, x6, ror #58                 // a21 = b21 ^ t
    eor x14, x26, x4, ror #61                // b13 = rol(a01 ^ d0, 36)
    eor x4, x24, x12, ror #39                // a01 = b01 ^ t
    bic x24, x10, x17, ror #47               // t = ~b22 & b32
    eor x12, x5, x10, ror #57                // a32 = b32 ^ t
    eor x10, x24, x22, ror #2                // a12 = b12 ^ t
    bic x24, x20, x23, ror #35               // t = ~b43 & b03
    ldr x22, [sp, #0]                        // a00
    eor x5, x15, x19, ror #25                // a11 = b11 ^ t
    eor x11, x11, x17, ror #57               // a22 = b22 ^ t
    eor x17, x24, x16, ror #12               // a33 = b33 ^ t
    bic x24, x2, x14, ror #38                // t = ~b13 & b23
    bic x15, x16, x2, ror #5                 // t = ~b23 & b33
    eor x15, x15, x14, ror #43               // a13 = b13 ^ t
    bic x16, x23, x16, ror #41               // t = ~b33 & b43
    bic x19, x14, x20, ror #9                // t = ~b03 & b13
    eor x16, x16, x2, ror #46                // a23 = b23 ^ t
    eor x19, x19, x23, ror #44               // a43 = b43 ^ t
    eor x2, x26, x22                         // b00 = a00 ^ d0
    bic x23, x3, x30, ror #48                // t = ~b14 & b24
    ldr x26, [sp, #8]                        // the next round constant
    eor x14, x24, x20, ror #47               // a03 = b03 ^ t
    bic x22, x27, x28, ror #63               // t = ~b10 & b20
    eor x20, x23, x1, ror #41                // a04 = b04 ^ t
    bic x24, x30, x1, ror #57                // t = ~b04 & b14
    eor x24, x24, x21, ror #53               // a44 = b44 ^ t
    bic x23, x1, x21, ror #60                // t = ~b44 & b04
    ldr x1, [x26], #8                        // rc
    bic x21, x21, x0, ror #25                // t = ~b34 & b44
    eor x22, x2, x22, ror #21                // a00 = b00 ^ t
    eor x23, x23, x0, ror #21                // a34 = b34 ^ t
    eor x22, x22, x1                         // a00 ^= rc
    bic x0, x0, x3, ror #2                   // t = ~b24 & b34
    bic x1, x28, x2, ror #44                 // t = ~b00 & b10
    stp x22, x26, [sp, #0]                   // a00
    eor x22, x21, x3, ror #27                // a24 = b24 ^ t
    eor x21, x0, x30, ror #50                // a14 = b14 ^ t
    bic x2, x2, x25, ror #50                 // t = ~b40 & b00
    bic x0, x29, x27, ror #42                // t = ~b20 & b30
    bic x30, x25, x29, ror #57               // t = ~b30 & b40
    eor x0, x0, x28, ror #41                 // a10 = b10 ^ t
    eor x3, x1, x25, ror #30                 // a40 = b40 ^ t
    eor x2, x2, x29, ror #43                 // a30 = b30 ^ t
    eor x1, x30, x27, ror #35                // a20 = b20 ^ t
    tbz x26, #8, 1b                          // more rounds?
    ldr x30, [sp, #16]
    ldr x29, [sp, #0]                        // a00
    ror x0, x0, #43
    ror x1, x1, #50
    ror x3, x3, #20
    stp x0, x1, [x30, #8]
    ror x4, x4, #61
    ror x5, x5, #19
    stp x2, x3, [x30, #24]
    ror x6, x6, #3
    ror x7, x7, #36
    stp x4, x5, [x30, #40]
    ror x8, x8, #44
    ror x9, x9, #39
    stp x6, x7, [x30, #56]
    ror x10, x10, #56
    ror x11, x11, #46
    stp x8, x9, [x30, #72]
    ror x12, x12, #63
    ror x13, x13, #58
    stp x10, x11, [x30, #88]
    ror x14, x14, #54
    ror x15, x15, #49
    stp x12, x13, [x30, #104]
    ror x16, x16, #8
    ror x17, x17, #37
    stp x14, x15, [x30, #120]
    ror x19, x19, #28
    ror x20, x20, #25
    stp x16, x17, [x30, #136]
    ror x21, x21, #23
    ror x22, x22, #62
    stp x19, x20, [x30, #152]
    ror x23, x23, #2
    ror x24, x24, #9
    stp x21, x22, [x30, #168]
    stp x23, x24, [x30, #184]
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
lanewise_end lanewise_keccakp1600_x1_aarch64_scalar_a510
