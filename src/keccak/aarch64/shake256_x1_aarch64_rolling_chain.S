/* PYTHONPATH=lab python3 -m lanewise_lab.gen aarch64_x1_rolling --chain > src/keccak/aarch64/shake256_x1_aarch64_rolling_chain.S */
/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * SHAKE256 (FIPS 202) of a short input for AArch64, step after step:
 * circulating deferred rotations, for out-of-order cores
 *
 * void lanewise_shake256_x1_aarch64_rolling_chainN(
 *     void *out, const void *nodes, const void *head, const void *last, size_t steps,
 *     const uint64_t *constants);
 *     N is 16, 24 or 32, the bytes of a node, m = N / 8 its lanes. Each of out, nodes and head
 *     is a state as the library has them, of which the first m, m and m + 3 lanes are meant;
 *     last has 1 words for each step, steps >= 1. In each step input k is the lanes of state k
 *     of head, word k of the step, and the lanes of the node: at first those of nodes, then
 *     what the step before has made, the first N bytes of SHAKE256. out may be nodes. The
 *     constants are in this file. masked_chainN is the same, but in each step the node is first
 *     XORed with as many bytes of SHAKE256 of the lanes of head and the word.
 * Stack: 496 bytes; no node stays there
 * No branch and no address depends on the inputs. x18 is not touched.
 */
#include "asm.h"
    .arch armv8-a
lanewise_function lanewise_shake256_x1_aarch64_rolling_chain16
    mov x5, #2
    mov x6, #0
10:
    sub sp, sp, #496
    .cfi_def_cfa_offset 496
    stp x19, x20, [sp, #0]
    .cfi_offset 19, -496
    .cfi_offset 20, -488
    stp x21, x22, [sp, #16]
    .cfi_offset 21, -480
    .cfi_offset 22, -472
    stp x23, x24, [sp, #32]
    .cfi_offset 23, -464
    .cfi_offset 24, -456
    stp x25, x26, [sp, #48]
    .cfi_offset 25, -448
    .cfi_offset 26, -440
    stp x27, x28, [sp, #64]
    .cfi_offset 27, -432
    .cfi_offset 28, -424
    stp x29, x30, [sp, #80]
    .cfi_offset 29, -416
    .cfi_offset 30, -408
    str x0, [sp, #152]
    str x3, [sp, #160]
    str x4, [sp, #168]
    str x5, [sp, #176]
    str x6, [sp, #184]
    // Rows that may lie behind the message, and the padding of the last lane.
    mov x7, #0x8000000000000000
    add x8, sp, #256
    stp xzr, xzr, [x8, #0]
    stp xzr, xzr, [x8, #16]
    stp xzr, xzr, [x8, #32]
    str xzr, [x8, #48]
    add x8, sp, #312
    str x7, [x8]
    add x8, sp, #400
    stp xzr, xzr, [x8, #0]
    stp xzr, xzr, [x8, #16]
    stp xzr, xzr, [x8, #32]
    str xzr, [x8, #48]
    add x8, sp, #456
    str x7, [x8]
    // Head, in both blocks.
    add x8, sp, #208
    add x9, x5, #3
    mov x17, x2
12:
    ldr x11, [x17, #0]
    str x11, [x8, #0]
    str x11, [x8, #144]
    add x17, x17, #8
    add x8, x8, #8
    subs x9, x9, #1
    b.ne 12b
    str x8, [sp, #192]
    // Node and padding; of a mask padding alone.
    mov x7, #0x1f
    add x8, x8, #8
    add x10, x8, #144
    str x7, [x10]
    mov x9, x5
    mov x17, x1
13:
    ldr x11, [x17, #0]
    str x11, [x8, #0]
    add x17, x17, #8
    add x8, x8, #8
    subs x9, x9, #1
    b.ne 13b
    str x7, [x8]
14:
    ldr x3, [sp, #160]
    ldr x8, [sp, #192]
    ldr x11, [x3, #0]
    str x11, [x8, #0]
    str x11, [x8, #144]
    add x3, x3, #8
    str x3, [sp, #160]
    ldr x6, [sp, #184]
    cbz x6, 15f
    add x0, sp, #352
    bl 11f
    ldr x8, [sp, #192]
    ldr x9, [sp, #176]
    add x7, sp, #464
16:
    ldr x11, [x7, #0]
    ldr x12, [x8, #8]
    eor x11, x11, x12
    str x11, [x8, #8]
    add x7, x7, #8
    add x8, x8, #8
    subs x9, x9, #1
    b.ne 16b
15:
    add x0, sp, #208
    bl 11f
    ldr x8, [sp, #192]
    ldr x9, [sp, #176]
    add x7, sp, #320
17:
    ldr x11, [x7, #0]
    str x11, [x8, #8]
    add x7, x7, #8
    add x8, x8, #8
    subs x9, x9, #1
    b.ne 17b
    ldr x4, [sp, #168]
    subs x4, x4, #1
    str x4, [sp, #168]
    b.ne 14b
    ldr x0, [sp, #152]
    ldr x9, [sp, #176]
    add x8, sp, #320
    mov x17, x0
18:
    ldr x11, [x8, #0]
    str x11, [x17, #0]
    add x17, x17, #8
    add x8, x8, #8
    subs x9, x9, #1
    b.ne 18b
    // Nothing of the nodes stays here.
    add x8, sp, #256
    stp xzr, xzr, [x8, #0]
    stp xzr, xzr, [x8, #16]
    stp xzr, xzr, [x8, #32]
    str xzr, [x8, #48]
    add x8, sp, #320
    stp xzr, xzr, [x8, #0]
    stp xzr, xzr, [x8, #16]
    add x8, sp, #464
    stp xzr, xzr, [x8, #0]
    stp xzr, xzr, [x8, #16]
    .cfi_remember_state
    ldp x19, x20, [sp, #0]
    ldp x21, x22, [sp, #16]
    ldp x23, x24, [sp, #32]
    ldp x25, x26, [sp, #48]
    ldp x27, x28, [sp, #64]
    ldp x29, x30, [sp, #80]
    add sp, sp, #496
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
    .cfi_restore_state
11:
    str x30, [sp, #112]
    str x0, [sp, #120]
    add x30, x0, #0
    str x30, [sp, #128]
    mov x12, xzr
    mov x13, xzr
    mov x14, xzr
    mov x16, xzr
    mov x17, xzr
    mov x19, xzr
    mov x20, xzr
    mov x21, xzr
    mov x22, xzr
    mov x23, xzr
    mov x24, xzr
    ldr x27, [x30, #0]
    ldr x0, [x30, #8]
    ldr x1, [x30, #16]
    ldr x2, [x30, #24]
    ldr x3, [x30, #32]
    ror x27, x27, #45
    str x27, [sp, #96]                       // a00
    ldr x4, [x30, #40]
    ror x0, x0, #30
    ldr x5, [x30, #48]
    ror x1, x1, #15
    ldr x6, [x30, #56]
    ror x2, x2, #8
    ldr x7, [x30, #64]
    ror x3, x3, #44
    ldr x8, [x30, #72]
    ror x4, x4, #11
    ldr x9, [x30, #80]
    ror x5, x5, #45
    ldr x10, [x30, #88]
    ror x6, x6, #63
    ldr x11, [x30, #96]
    ror x7, x7, #37
    ldr x15, [x30, #104]
    ror x8, x8, #21
    ror x9, x9, #34
    ror x10, x10, #9
    ror x11, x11, #26
    ror x15, x15, #17
    adr x27, 9f                              // behind the last constant
    sub x27, x27, #192
    str x27, [sp, #104]
19:
    ldr x25, [sp, #96]                       // a00
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
    ldr x22, [sp, #96]                       // a00
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
    ldr x26, [sp, #104]                      // the next round constant
    ldr x2, [x26], #8                        // rc
    bic x17, x25, x1, ror #1                 // t = ~b10 & b20
    eor x17, x17, x22, ror #37               // a00 = b00 ^ t
    eor x2, x17, x2, ror #45                 // a00 ^= rc
    stp x2, x26, [sp, #96]                   // a00
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
    tbz x26, #8, 19b                         // more rounds?
    // The last turn: few lanes are wanted.
    ldr x25, [sp, #96]                       // a00
    eor x9, x9, x25, ror #53                 // c0 ^= a00
    eor x12, x12, x2, ror #57                // c3 ^= a30
    eor x4, x9, x4, ror #23                  // c0 ^= a01
    eor x4, x4, x14, ror #24                 // c0 ^= a03
    eor x2, x13, x3, ror #28                 // c4 ^= a40
    eor x2, x2, x8, ror #51                  // c4 ^= a41
    eor x0, x5, x0, ror #15                  // c1 ^= a10
    eor x0, x0, x10, ror #36                 // c1 ^= a12
    eor x3, x4, x20, ror #58                 // c0 ^= a04
    eor x0, x0, x15, ror #28                 // c1 ^= a13
    eor x0, x0, x21, ror #60                 // c1 ^= a14
    eor x4, x12, x7, ror #28                 // c3 ^= a31
    eor x4, x4, x17, ror #37                 // c3 ^= a33
    eor x4, x4, x23, ror #1                  // c3 ^= a34
    eor x7, x4, x3, ror #30                  // d4 = c3 ^ rol(c0, 1)
    eor x4, x4, x0, ror #21                  // d2 = c1 ^ rol(c3, 1)
    eor x2, x2, x19, ror #28                 // c4 ^= a43
    eor x2, x2, x24, ror #8                  // c4 ^= a44
    eor x1, x6, x1, ror #48                  // c2 ^= a20
    eor x1, x1, x11, ror #37                 // c2 ^= a22
    eor x1, x1, x16, ror #62                 // c2 ^= a23
    eor x1, x1, x22, ror #61                 // c2 ^= a24
    eor x0, x2, x0, ror #26                  // d0 = c4 ^ rol(c1, 1)
    eor x3, x1, x3, ror #30                  // d1 = c0 ^ rol(c2, 1)
    eor x1, x2, x1, ror #10                  // d3 = c2 ^ rol(c4, 1)
    eor x6, x7, x24, ror #1                  // b40 = rol(a44 ^ d4, 14)
    eor x1, x1, x17, ror #45                 // b30 = rol(a33 ^ d3, 21)
    eor x3, x3, x5, ror #19                  // b10 = rol(a11 ^ d1, 44)
    eor x4, x4, x11, ror #40                 // b20 = rol(a22 ^ d2, 43)
    ldr x2, [sp, #96]                        // a00
    eor x2, x0, x2, ror #27                  // b00 = a00 ^ d0
    ldr x0, [sp, #104]                       // the next round constant
    ldr x5, [x0], #8                         // rc
    bic x7, x4, x3, ror #1                   // t = ~b10 & b20
    eor x7, x7, x2, ror #37                  // a00 = b00 ^ t
    eor x5, x7, x5, ror #45                  // a00 ^= rc
    stp x5, x0, [sp, #96]                    // a00
    bic x2, x2, x6, ror #57                  // t = ~b40 & b00
    eor x2, x2, x1, ror #42                  // a30 = b30 ^ t
    bic x5, x6, x1, ror #49                  // t = ~b30 & b40
    bic x0, x1, x4, ror #49                  // t = ~b20 & b30
    eor x0, x0, x3, ror #50                  // a10 = b10 ^ t
    eor x1, x5, x4, ror #34                  // a20 = b20 ^ t
    ldr x30, [sp, #128]
    ldr x27, [sp, #96]                       // a00
    ror x2, x2, #56
    ror x1, x1, #49
    ror x0, x0, #34
    ror x27, x27, #19
    str x27, [x30, #112]
    str x0, [x30, #120]
    str x1, [x30, #128]
    str x2, [x30, #136]
    str xzr, [sp, #96]                       // nothing of the states stays here
    ldr x1, [sp, #112]
    ret x1
    .p2align 9
    .space 72
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
lanewise_end lanewise_shake256_x1_aarch64_rolling_chain16
lanewise_function lanewise_shake256_x1_aarch64_rolling_chain24
    mov x5, #3
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x1_aarch64_rolling_chain24
lanewise_function lanewise_shake256_x1_aarch64_rolling_chain32
    mov x5, #4
    mov x6, #0
    b 10b
lanewise_end lanewise_shake256_x1_aarch64_rolling_chain32
lanewise_function lanewise_shake256_x1_aarch64_rolling_masked_chain16
    mov x5, #2
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x1_aarch64_rolling_masked_chain16
lanewise_function lanewise_shake256_x1_aarch64_rolling_masked_chain24
    mov x5, #3
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x1_aarch64_rolling_masked_chain24
lanewise_function lanewise_shake256_x1_aarch64_rolling_masked_chain32
    mov x5, #4
    mov x6, #1
    b 10b
lanewise_end lanewise_shake256_x1_aarch64_rolling_masked_chain32
