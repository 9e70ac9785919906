# PYTHONPATH=lab python3 -m lanewise_lab.gen x86_64_x1_bmi2_rows > src/keccak/x86_64/keccakp1600_x1_bmi2_rows.S
// SPDX-License-Identifier: Apache-2.0 OR MIT
//
// Keccak-p[1600] on one state with BMI1 and BMI2: absorb blocks and permute.
//
// void lanewise_keccakp1600_x1_bmi2_rows(uint64_t state[25], const uint8_t *data,
//         size_t blocks, size_t lanes, unsigned rounds);
//
// blocks times: state ^= the next 8 * lanes bytes of data; state = the last `rounds` rounds of
// Keccak-f on state. Lane (x, y) is state[x + 5y], little-endian.
//
// in       rdi state, 8-byte aligned; rsi data, any alignment; rdx blocks >= 1; rcx lanes, 0..25;
//          r8d rounds, 1..24
// out      the 200 bytes of state; nothing else in the caller's memory is written, and nothing
//          outside the state, the blocks and this file's table is read
// clobbers rax, rcx, rdx, rsi, r8-r11, flags (rdi, rbx, rbp, r12-r15 are kept)
// stack    304 bytes with the saved registers; lanes of the state stay behind in them
// No branch and no address depends on the state or the data.
//
// In notes axy is lane (x, y), cx and dx are theta's parity and sum of sheet x, and bxy is what pi
// brings to (x, y).

#include "asm.h"

    .text
    .p2align 6
    .globl SYMBOL(lanewise_keccakp1600_x1_bmi2_rows)
#if defined(__ELF__)
    .hidden SYMBOL(lanewise_keccakp1600_x1_bmi2_rows)
    .type SYMBOL(lanewise_keccakp1600_x1_bmi2_rows), @function
#endif
    SEH(.seh_proc SYMBOL(lanewise_keccakp1600_x1_bmi2_rows))
SYMBOL(lanewise_keccakp1600_x1_bmi2_rows):
    .cfi_startproc
    _CET_ENDBR
#if defined(__APPLE__)
#define LOCAL(name) L##name
#else
#define LOCAL(name) .L##name
#endif
    push rbx
    .cfi_def_cfa_offset 16
    .cfi_offset rbx, -16
    SEH(.seh_pushreg rbx)
    push rbp
    .cfi_def_cfa_offset 24
    .cfi_offset rbp, -24
    SEH(.seh_pushreg rbp)
    push r12
    .cfi_def_cfa_offset 32
    .cfi_offset r12, -32
    SEH(.seh_pushreg r12)
    push r13
    .cfi_def_cfa_offset 40
    .cfi_offset r13, -40
    SEH(.seh_pushreg r13)
    push r14
    .cfi_def_cfa_offset 48
    .cfi_offset r14, -48
    SEH(.seh_pushreg r14)
    push r15
    .cfi_def_cfa_offset 56
    .cfi_offset r15, -56
    SEH(.seh_pushreg r15)
    sub rsp, 256
    .cfi_def_cfa_offset 312
    SEH(.seh_stackalloc 256)
    SEH(.seh_endprologue)
    lea rax, [rip + LOCAL(bmi2_rc_end)]
    mov [rsp + 208], rax
    shl r8d, 3                               # the upper half of r8 is undefined: clear it
    sub rax, r8                              # constant of the first round
    mov [rsp + 240], rax
    and r8d, 8
    mov [rsp + 248], r8
    mov [rsp + 224], rdx
    mov [rsp + 232], rcx
    mov [rsp + 216], rsi
    mov rax, [rdi + 0]
    mov rbx, [rdi + 8]
    mov rcx, [rdi + 16]
    mov rdx, [rdi + 24]
    mov rsi, [rdi + 32]
    xor rax, [rdi + 40]                      # c0 ^= a01
    xor rbx, [rdi + 48]                      # c1 ^= a11
    xor rcx, [rdi + 56]                      # c2 ^= a21
    xor rdx, [rdi + 64]                      # c3 ^= a31
    xor rsi, [rdi + 72]                      # c4 ^= a41
    xor rax, [rdi + 80]                      # c0 ^= a02
    xor rbx, [rdi + 88]                      # c1 ^= a12
    xor rcx, [rdi + 96]                      # c2 ^= a22
    xor rdx, [rdi + 104]                     # c3 ^= a32
    xor rsi, [rdi + 112]                     # c4 ^= a42
    xor rax, [rdi + 120]                     # c0 ^= a03
    xor rbx, [rdi + 128]                     # c1 ^= a13
    xor rcx, [rdi + 136]                     # c2 ^= a23
    xor rdx, [rdi + 144]                     # c3 ^= a33
    xor rsi, [rdi + 152]                     # c4 ^= a43
    xor rax, [rdi + 160]                     # c0 ^= a04
    xor rbx, [rdi + 168]                     # c1 ^= a14
    xor rcx, [rdi + 176]                     # c2 ^= a24
    xor rdx, [rdi + 184]                     # c3 ^= a34
    xor rsi, [rdi + 192]                     # c4 ^= a44
    mov r15, [rdi + 176]                     # a24
    mov r14, [rdi + 184]                     # a34
    mov r13, [rdi + 192]                     # a44
    .p2align 4
LOCAL(bmi2_absorb):
    mov r8, [rsp + 216]
    mov r9, [rsp + 232]
    cmp r9d, 0
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 0]
    xor rax, r10                             # c0 ^= data
    xor [rdi + 0], r10                       # a00 ^= data
    cmp r9d, 1
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 8]
    xor rbx, r11                             # c1 ^= data
    xor [rdi + 8], r11                       # a10 ^= data
    cmp r9d, 2
    je LOCAL(bmi2_absorbed)
    mov r12, [r8 + 16]
    xor rcx, r12                             # c2 ^= data
    xor [rdi + 16], r12                      # a20 ^= data
    cmp r9d, 3
    je LOCAL(bmi2_absorbed)
    mov rbp, [r8 + 24]
    xor rdx, rbp                             # c3 ^= data
    xor [rdi + 24], rbp                      # a30 ^= data
    cmp r9d, 4
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 32]
    xor rsi, r10                             # c4 ^= data
    xor [rdi + 32], r10                      # a40 ^= data
    cmp r9d, 5
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 40]
    xor rax, r11                             # c0 ^= data
    xor [rdi + 40], r11                      # a01 ^= data
    cmp r9d, 6
    je LOCAL(bmi2_absorbed)
    mov r12, [r8 + 48]
    xor rbx, r12                             # c1 ^= data
    xor [rdi + 48], r12                      # a11 ^= data
    cmp r9d, 7
    je LOCAL(bmi2_absorbed)
    mov rbp, [r8 + 56]
    xor rcx, rbp                             # c2 ^= data
    xor [rdi + 56], rbp                      # a21 ^= data
    cmp r9d, 8
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 64]
    xor rdx, r10                             # c3 ^= data
    xor [rdi + 64], r10                      # a31 ^= data
    cmp r9d, 9
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 72]
    xor rsi, r11                             # c4 ^= data
    xor [rdi + 72], r11                      # a41 ^= data
    cmp r9d, 10
    je LOCAL(bmi2_absorbed)
    mov r12, [r8 + 80]
    xor rax, r12                             # c0 ^= data
    xor [rdi + 80], r12                      # a02 ^= data
    cmp r9d, 11
    je LOCAL(bmi2_absorbed)
    mov rbp, [r8 + 88]
    xor rbx, rbp                             # c1 ^= data
    xor [rdi + 88], rbp                      # a12 ^= data
    cmp r9d, 12
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 96]
    xor rcx, r10                             # c2 ^= data
    xor [rdi + 96], r10                      # a22 ^= data
    cmp r9d, 13
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 104]
    xor rdx, r11                             # c3 ^= data
    xor [rdi + 104], r11                     # a32 ^= data
    cmp r9d, 14
    je LOCAL(bmi2_absorbed)
    mov r12, [r8 + 112]
    xor rsi, r12                             # c4 ^= data
    xor [rdi + 112], r12                     # a42 ^= data
    cmp r9d, 15
    je LOCAL(bmi2_absorbed)
    mov rbp, [r8 + 120]
    xor rax, rbp                             # c0 ^= data
    xor [rdi + 120], rbp                     # a03 ^= data
    cmp r9d, 16
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 128]
    xor rbx, r10                             # c1 ^= data
    xor [rdi + 128], r10                     # a13 ^= data
    cmp r9d, 17
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 136]
    xor rcx, r11                             # c2 ^= data
    xor [rdi + 136], r11                     # a23 ^= data
    cmp r9d, 18
    je LOCAL(bmi2_absorbed)
    mov r12, [r8 + 144]
    xor rdx, r12                             # c3 ^= data
    xor [rdi + 144], r12                     # a33 ^= data
    cmp r9d, 19
    je LOCAL(bmi2_absorbed)
    mov rbp, [r8 + 152]
    xor rsi, rbp                             # c4 ^= data
    xor [rdi + 152], rbp                     # a43 ^= data
    cmp r9d, 20
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 160]
    xor rax, r10                             # c0 ^= data
    xor [rdi + 160], r10                     # a04 ^= data
    cmp r9d, 21
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 168]
    xor rbx, r11                             # c1 ^= data
    xor [rdi + 168], r11                     # a14 ^= data
    cmp r9d, 22
    je LOCAL(bmi2_absorbed)
    xor rcx, [r8 + 176]                      # c2 ^= data
    xor r15, [r8 + 176]                      # a24 ^= data
    cmp r9d, 23
    je LOCAL(bmi2_absorbed)
    xor rdx, [r8 + 184]                      # c3 ^= data
    xor r14, [r8 + 184]                      # a34 ^= data
    cmp r9d, 24
    je LOCAL(bmi2_absorbed)
    xor rsi, [r8 + 192]                      # c4 ^= data
    xor r13, [r8 + 192]                      # a44 ^= data
LOCAL(bmi2_absorbed):
    lea r8, [r8 + 8*r9]                      # the next block
    mov [rsp + 216], r8
LOCAL(bmi2_block):
    mov r8, [rsp + 240]
    mov [rsp + 200], r8
    cmp dword ptr [rsp + 248], 0
    je LOCAL(bmi2_rounds)
    // An odd count: begin with the second of the two rounds, on a copy.
    xor r9d, r9d
LOCAL(bmi2_copy):
    mov r10, [rdi + 8*r9]
    mov [rsp + 8*r9], r10
    inc r9
    cmp r9, 25
    jb LOCAL(bmi2_copy)
    sub r8, 8
    mov [rsp + 200], r8                      # as if the first had been done
    jmp LOCAL(bmi2_half)
    .p2align 6
LOCAL(bmi2_rounds):
    rorx rbp, rax, 63                        # rol(c0, 1)
    rorx r8, rdx, 63                         # rol(c3, 1)
    rorx r9, rcx, 63                         # rol(c2, 1)
    xor rbp, rdx                             # d4 = c3 ^ rol(c0, 1)
    mov r10, [rdi + 48]                      # a11
    rorx r11, rsi, 63                        # rol(c4, 1)
    rorx r12, rbx, 63                        # rol(c1, 1)
    xor r8, rbx                              # d2 = c1 ^ rol(c3, 1)
    xor r9, rax                              # d1 = c0 ^ rol(c2, 1)
    mov rdx, [rsp + 200]                     # round constant
    mov rbx, [rdi + 0]                       # a00
    mov rax, [rdi + 96]                      # a22
    xor r12, rsi                             # d0 = c4 ^ rol(c1, 1)
    xor r10, r9                              # a11 ^= d1
    mov rsi, [rdi + 144]                     # a33
    xor rax, r8                              # a22 ^= d2
    xor r11, rcx                             # d3 = c2 ^ rol(c4, 1)
    rorx r10, r10, 20                        # b10 = rol(a11 ^ d1, 44)
    xor rbx, r12                             # a00 ^= d0
    rorx rax, rax, 21                        # b20 = rol(a22 ^ d2, 43)
    xor r13, rbp                             # a44 ^= d4
    rorx r13, r13, 50                        # b40 = rol(a44 ^ d4, 14)
    xor rsi, r11                             # a33 ^= d3
    andn rcx, r10, rax                       # t = ~b10 & b20
    rorx rsi, rsi, 43                        # b30 = rol(a33 ^ d3, 21)
    xor rcx, rbx                             # a00 = b00 ^ t
    xor rcx, [rdx + 0]                       # a00 ^= rc
    andn rdx, rax, rsi                       # t = ~b20 & b30
    xor r15, r8                              # a24 ^= d2
    mov [rsp + 0], rcx                       # a00
    andn rcx, rsi, r13                       # t = ~b30 & b40
    xor rcx, rax                             # a20 = b20 ^ t
    andn rax, r13, rbx                       # t = ~b40 & b00
    mov [rsp + 16], rcx                      # a20
    mov rcx, [rdi + 24]                      # a30
    xor rax, rsi                             # a30 = b30 ^ t
    andn rsi, rbx, r10                       # t = ~b00 & b10
    xor rcx, r11                             # a30 ^= d3
    rorx r15, r15, 3                         # b41 = rol(a24 ^ d2, 61)
    xor rsi, r13                             # a40 = b40 ^ t
    mov rbx, [rdi + 72]                      # a41
    rorx rcx, rcx, 36                        # b01 = rol(a30 ^ d3, 28)
    xor rbx, rbp                             # a41 ^= d4
    mov r13, [rdi + 80]                      # a02
    xor r13, r12                             # a02 ^= d0
    rorx r13, r13, 61                        # b21 = rol(a02 ^ d0, 3)
    xor rdx, r10                             # a10 = b10 ^ t
    rorx rbx, rbx, 44                        # b11 = rol(a41 ^ d4, 20)
    mov r10, [rdi + 128]                     # a13
    xor r10, r9                              # a13 ^= d1
    mov [rsp + 32], rsi                      # a40
    rorx r10, r10, 19                        # b31 = rol(a13 ^ d1, 45)
    andn rsi, rbx, r13                       # t = ~b11 & b21
    xor rsi, rcx                             # a01 = b01 ^ t
    mov [rsp + 24], rax                      # a30
    andn rax, r13, r10                       # t = ~b21 & b31
    mov [rsp + 8], rdx                       # a10
    xor rax, rbx                             # a11 = b11 ^ t
    mov [rsp + 40], rsi                      # a01
    mov [rsp + 48], rax                      # a11
    andn rdx, r15, rcx                       # t = ~b41 & b01
    andn rsi, r10, r15                       # t = ~b31 & b41
    xor rdx, r10                             # a31 = b31 ^ t
    xor rsi, r13                             # a21 = b21 ^ t
    mov rax, [rdi + 56]                      # a21
    xor rax, r8                              # a21 ^= d2
    rorx rax, rax, 58                        # b12 = rol(a21 ^ d2, 6)
    mov r10, [rdi + 8]                       # a10
    andn r13, rcx, rbx                       # t = ~b01 & b11
    mov rcx, [rdi + 104]                     # a32
    xor rcx, r11                             # a32 ^= d3
    xor r10, r9                              # a10 ^= d1
    xor r13, r15                             # a41 = b41 ^ t
    mov rbx, [rdi + 152]                     # a43
    rorx r10, r10, 63                        # b02 = rol(a10 ^ d1, 1)
    mov [rsp + 72], r13                      # a41
    xor rbx, rbp                             # a43 ^= d4
    rorx rcx, rcx, 39                        # b22 = rol(a32 ^ d3, 25)
    mov [rsp + 64], rdx                      # a31
    mov r15, [rdi + 160]                     # a04
    xor r15, r12                             # a04 ^= d0
    rorx rbx, rbx, 56                        # b32 = rol(a43 ^ d4, 8)
    rorx r15, r15, 46                        # b42 = rol(a04 ^ d0, 18)
    andn r13, rax, rcx                       # t = ~b12 & b22
    andn rdx, rbx, r15                       # t = ~b32 & b42
    xor rdx, rcx                             # a22 = b22 ^ t
    xor r13, r10                             # a02 = b02 ^ t
    mov [rsp + 96], rdx                      # a22
    andn rdx, rcx, rbx                       # t = ~b22 & b32
    xor rdx, rax                             # a12 = b12 ^ t
    andn rcx, r10, rax                       # t = ~b02 & b12
    mov [rsp + 80], r13                      # a02
    mov rax, [rdi + 32]                      # a40
    mov [rsp + 88], rdx                      # a12
    xor rax, rbp                             # a40 ^= d4
    rorx rax, rax, 37                        # b03 = rol(a40 ^ d4, 27)
    andn r13, r15, r10                       # t = ~b42 & b02
    mov rdx, [rdi + 40]                      # a01
    mov r10, [rdi + 88]                      # a12
    xor rdx, r12                             # a01 ^= d0
    xor r10, r9                              # a12 ^= d1
    xor rcx, r15                             # a42 = b42 ^ t
    mov [rsp + 56], rsi                      # a21
    rorx rdx, rdx, 28                        # b13 = rol(a01 ^ d0, 36)
    rorx r10, r10, 54                        # b23 = rol(a12 ^ d1, 10)
    xor r13, rbx                             # a32 = b32 ^ t
    xor r14, r11                             # a34 ^= d3
    andn r15, rdx, r10                       # t = ~b13 & b23
    mov rsi, [rdi + 136]                     # a23
    xor rsi, r8                              # a23 ^= d2
    rorx r14, r14, 8                         # b43 = rol(a34 ^ d3, 56)
    rorx rsi, rsi, 49                        # b33 = rol(a23 ^ d2, 15)
    andn rbx, r10, rsi                       # t = ~b23 & b33
    xor rbx, rdx                             # a13 = b13 ^ t
    mov [rsp + 104], r13                     # a32
    xor r15, rax                             # a03 = b03 ^ t
    mov [rsp + 120], r15                     # a03
    mov [rsp + 128], rbx                     # a13
    andn r13, r14, rax                       # t = ~b43 & b03
    mov [rsp + 112], rcx                     # a42
    andn rcx, rsi, r14                       # t = ~b33 & b43
    xor r13, rsi                             # a33 = b33 ^ t
    xor rbx, [rsp + 8]                       # c1 = a13 ^ a10 ^ a11 ^ a12
    xor r15, [rsp + 0]                       # c0 = a03 ^ a00 ^ a01 ^ a02
    xor rcx, r10                             # a23 = b23 ^ t
    xor rbx, [rsp + 48]                      # c1 = a13 ^ a10 ^ a11 ^ a12
    xor r15, [rsp + 40]                      # c0 = a03 ^ a00 ^ a01 ^ a02
    xor r9, [rdi + 168]                      # a14 ^= d1
    mov [rsp + 144], r13                     # a33
    xor r11, [rdi + 64]                      # a31 ^= d3
    xor r13, [rsp + 24]                      # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rbp, [rdi + 112]                     # a42 ^= d4
    andn rsi, rax, rdx                       # t = ~b03 & b13
    mov [rsp + 136], rcx                     # a23
    rorx r11, r11, 9                         # b14 = rol(a31 ^ d3, 55)
    xor r12, [rdi + 120]                     # a03 ^= d0
    xor r13, [rsp + 64]                      # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rcx, [rsp + 16]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    xor rsi, r14                             # a43 = b43 ^ t
    xor rcx, [rsp + 56]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    xor rbx, [rsp + 88]                      # c1 = a13 ^ a10 ^ a11 ^ a12
    xor r8, [rdi + 16]                       # a20 ^= d2
    xor r13, [rsp + 104]                     # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rcx, [rsp + 96]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    rorx r9, r9, 62                          # b44 = rol(a14 ^ d1, 2)
    rorx rbp, rbp, 25                        # b24 = rol(a42 ^ d4, 39)
    rorx r12, r12, 23                        # b34 = rol(a03 ^ d0, 41)
    rorx r8, r8, 2                           # b04 = rol(a20 ^ d2, 62)
    xor r15, [rsp + 80]                      # c0 = a03 ^ a00 ^ a01 ^ a02
    andn r10, r11, rbp                       # t = ~b14 & b24
    mov [rsp + 152], rsi                     # a43
    xor r10, r8                              # a04 = b04 ^ t
    xor rsi, [rsp + 32]                      # c4 = a43 ^ a40 ^ a41 ^ a42
    xor r15, r10                             # c0 ^= a04
    andn rax, rbp, r12                       # t = ~b24 & b34
    xor rsi, [rsp + 72]                      # c4 = a43 ^ a40 ^ a41 ^ a42
    xor rax, r11                             # a14 = b14 ^ t
    xor rsi, [rsp + 112]                     # c4 = a43 ^ a40 ^ a41 ^ a42
    xor rbx, rax                             # c1 ^= a14
    andn rdx, r12, r9                        # t = ~b34 & b44
    xor rdx, rbp                             # a24 = b24 ^ t
    andn r14, r9, r8                         # t = ~b44 & b04
    xor rcx, rdx                             # c2 ^= a24
    andn rbp, r8, r11                        # t = ~b04 & b14
    mov [rsp + 160], r10                     # a04
    xor rbp, r9                              # a44 = b44 ^ t
    xor rsi, rbp                             # c4 ^= a44
    xor r14, r12                             # a34 = b34 ^ t
    xor r13, r14                             # c3 ^= a34
    mov [rsp + 168], rax                     # a14
    mov rax, r15
    mov r15, rdx
    mov rdx, r13
    mov r13, rbp
LOCAL(bmi2_half):
    mov r8, [rsp + 200]
    add r8, 16
    mov [rsp + 200], r8                      # two rounds on
    cmp r8, [rsp + 208]
    je LOCAL(bmi2_last)
    rorx rbp, rax, 63                        # rol(c0, 1)
    rorx r8, rdx, 63                         # rol(c3, 1)
    rorx r9, rcx, 63                         # rol(c2, 1)
    xor rbp, rdx                             # d4 = c3 ^ rol(c0, 1)
    mov r10, [rsp + 48]                      # a11
    rorx r11, rsi, 63                        # rol(c4, 1)
    rorx r12, rbx, 63                        # rol(c1, 1)
    xor r8, rbx                              # d2 = c1 ^ rol(c3, 1)
    xor r9, rax                              # d1 = c0 ^ rol(c2, 1)
    mov rdx, [rsp + 200]                     # round constant
    mov rbx, [rsp + 0]                       # a00
    mov rax, [rsp + 96]                      # a22
    xor r12, rsi                             # d0 = c4 ^ rol(c1, 1)
    xor r10, r9                              # a11 ^= d1
    mov rsi, [rsp + 144]                     # a33
    xor rax, r8                              # a22 ^= d2
    xor r11, rcx                             # d3 = c2 ^ rol(c4, 1)
    rorx r10, r10, 20                        # b10 = rol(a11 ^ d1, 44)
    xor rbx, r12                             # a00 ^= d0
    rorx rax, rax, 21                        # b20 = rol(a22 ^ d2, 43)
    xor r13, rbp                             # a44 ^= d4
    rorx r13, r13, 50                        # b40 = rol(a44 ^ d4, 14)
    xor rsi, r11                             # a33 ^= d3
    andn rcx, r10, rax                       # t = ~b10 & b20
    rorx rsi, rsi, 43                        # b30 = rol(a33 ^ d3, 21)
    xor rcx, rbx                             # a00 = b00 ^ t
    xor rcx, [rdx + -8]                      # a00 ^= rc
    andn rdx, rax, rsi                       # t = ~b20 & b30
    xor r15, r8                              # a24 ^= d2
    mov [rdi + 0], rcx                       # a00
    andn rcx, rsi, r13                       # t = ~b30 & b40
    xor rcx, rax                             # a20 = b20 ^ t
    andn rax, r13, rbx                       # t = ~b40 & b00
    mov [rdi + 16], rcx                      # a20
    mov rcx, [rsp + 24]                      # a30
    xor rax, rsi                             # a30 = b30 ^ t
    andn rsi, rbx, r10                       # t = ~b00 & b10
    xor rcx, r11                             # a30 ^= d3
    rorx r15, r15, 3                         # b41 = rol(a24 ^ d2, 61)
    xor rsi, r13                             # a40 = b40 ^ t
    mov rbx, [rsp + 72]                      # a41
    rorx rcx, rcx, 36                        # b01 = rol(a30 ^ d3, 28)
    xor rbx, rbp                             # a41 ^= d4
    mov r13, [rsp + 80]                      # a02
    xor r13, r12                             # a02 ^= d0
    rorx r13, r13, 61                        # b21 = rol(a02 ^ d0, 3)
    xor rdx, r10                             # a10 = b10 ^ t
    rorx rbx, rbx, 44                        # b11 = rol(a41 ^ d4, 20)
    mov r10, [rsp + 128]                     # a13
    xor r10, r9                              # a13 ^= d1
    mov [rdi + 32], rsi                      # a40
    rorx r10, r10, 19                        # b31 = rol(a13 ^ d1, 45)
    andn rsi, rbx, r13                       # t = ~b11 & b21
    xor rsi, rcx                             # a01 = b01 ^ t
    mov [rdi + 24], rax                      # a30
    andn rax, r13, r10                       # t = ~b21 & b31
    mov [rdi + 8], rdx                       # a10
    xor rax, rbx                             # a11 = b11 ^ t
    mov [rdi + 40], rsi                      # a01
    mov [rdi + 48], rax                      # a11
    andn rdx, r15, rcx                       # t = ~b41 & b01
    andn rsi, r10, r15                       # t = ~b31 & b41
    xor rdx, r10                             # a31 = b31 ^ t
    xor rsi, r13                             # a21 = b21 ^ t
    mov rax, [rsp + 56]                      # a21
    xor rax, r8                              # a21 ^= d2
    rorx rax, rax, 58                        # b12 = rol(a21 ^ d2, 6)
    mov r10, [rsp + 8]                       # a10
    andn r13, rcx, rbx                       # t = ~b01 & b11
    mov rcx, [rsp + 104]                     # a32
    xor rcx, r11                             # a32 ^= d3
    xor r10, r9                              # a10 ^= d1
    xor r13, r15                             # a41 = b41 ^ t
    mov rbx, [rsp + 152]                     # a43
    rorx r10, r10, 63                        # b02 = rol(a10 ^ d1, 1)
    mov [rdi + 72], r13                      # a41
    xor rbx, rbp                             # a43 ^= d4
    rorx rcx, rcx, 39                        # b22 = rol(a32 ^ d3, 25)
    mov [rdi + 64], rdx                      # a31
    mov r15, [rsp + 160]                     # a04
    xor r15, r12                             # a04 ^= d0
    rorx rbx, rbx, 56                        # b32 = rol(a43 ^ d4, 8)
    rorx r15, r15, 46                        # b42 = rol(a04 ^ d0, 18)
    andn r13, rax, rcx                       # t = ~b12 & b22
    andn rdx, rbx, r15                       # t = ~b32 & b42
    xor rdx, rcx                             # a22 = b22 ^ t
    xor r13, r10                             # a02 = b02 ^ t
    mov [rdi + 96], rdx                      # a22
    andn rdx, rcx, rbx                       # t = ~b22 & b32
    xor rdx, rax                             # a12 = b12 ^ t
    andn rcx, r10, rax                       # t = ~b02 & b12
    mov [rdi + 80], r13                      # a02
    mov rax, [rsp + 32]                      # a40
    mov [rdi + 88], rdx                      # a12
    xor rax, rbp                             # a40 ^= d4
    rorx rax, rax, 37                        # b03 = rol(a40 ^ d4, 27)
    andn r13, r15, r10                       # t = ~b42 & b02
    mov rdx, [rsp + 40]                      # a01
    mov r10, [rsp + 88]                      # a12
    xor rdx, r12                             # a01 ^= d0
    xor r10, r9                              # a12 ^= d1
    xor rcx, r15                             # a42 = b42 ^ t
    mov [rdi + 56], rsi                      # a21
    rorx rdx, rdx, 28                        # b13 = rol(a01 ^ d0, 36)
    rorx r10, r10, 54                        # b23 = rol(a12 ^ d1, 10)
    xor r13, rbx                             # a32 = b32 ^ t
    xor r14, r11                             # a34 ^= d3
    andn r15, rdx, r10                       # t = ~b13 & b23
    mov rsi, [rsp + 136]                     # a23
    xor rsi, r8                              # a23 ^= d2
    rorx r14, r14, 8                         # b43 = rol(a34 ^ d3, 56)
    rorx rsi, rsi, 49                        # b33 = rol(a23 ^ d2, 15)
    andn rbx, r10, rsi                       # t = ~b23 & b33
    xor rbx, rdx                             # a13 = b13 ^ t
    mov [rdi + 104], r13                     # a32
    xor r15, rax                             # a03 = b03 ^ t
    mov [rdi + 120], r15                     # a03
    mov [rdi + 128], rbx                     # a13
    andn r13, r14, rax                       # t = ~b43 & b03
    mov [rdi + 112], rcx                     # a42
    andn rcx, rsi, r14                       # t = ~b33 & b43
    xor r13, rsi                             # a33 = b33 ^ t
    xor rbx, [rdi + 8]                       # c1 = a13 ^ a10 ^ a11 ^ a12
    xor r15, [rdi + 0]                       # c0 = a03 ^ a00 ^ a01 ^ a02
    xor rcx, r10                             # a23 = b23 ^ t
    xor rbx, [rdi + 48]                      # c1 = a13 ^ a10 ^ a11 ^ a12
    xor r15, [rdi + 40]                      # c0 = a03 ^ a00 ^ a01 ^ a02
    xor r9, [rsp + 168]                      # a14 ^= d1
    mov [rdi + 144], r13                     # a33
    xor r11, [rsp + 64]                      # a31 ^= d3
    xor r13, [rdi + 24]                      # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rbp, [rsp + 112]                     # a42 ^= d4
    andn rsi, rax, rdx                       # t = ~b03 & b13
    mov [rdi + 136], rcx                     # a23
    rorx r11, r11, 9                         # b14 = rol(a31 ^ d3, 55)
    xor r12, [rsp + 120]                     # a03 ^= d0
    xor r13, [rdi + 64]                      # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rcx, [rdi + 16]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    xor rsi, r14                             # a43 = b43 ^ t
    xor rcx, [rdi + 56]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    xor rbx, [rdi + 88]                      # c1 = a13 ^ a10 ^ a11 ^ a12
    xor r8, [rsp + 16]                       # a20 ^= d2
    xor r13, [rdi + 104]                     # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rcx, [rdi + 96]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    rorx r9, r9, 62                          # b44 = rol(a14 ^ d1, 2)
    rorx rbp, rbp, 25                        # b24 = rol(a42 ^ d4, 39)
    rorx r12, r12, 23                        # b34 = rol(a03 ^ d0, 41)
    rorx r8, r8, 2                           # b04 = rol(a20 ^ d2, 62)
    xor r15, [rdi + 80]                      # c0 = a03 ^ a00 ^ a01 ^ a02
    andn r10, r11, rbp                       # t = ~b14 & b24
    mov [rdi + 152], rsi                     # a43
    xor r10, r8                              # a04 = b04 ^ t
    xor rsi, [rdi + 32]                      # c4 = a43 ^ a40 ^ a41 ^ a42
    xor r15, r10                             # c0 ^= a04
    andn rax, rbp, r12                       # t = ~b24 & b34
    xor rsi, [rdi + 72]                      # c4 = a43 ^ a40 ^ a41 ^ a42
    xor rax, r11                             # a14 = b14 ^ t
    xor rsi, [rdi + 112]                     # c4 = a43 ^ a40 ^ a41 ^ a42
    xor rbx, rax                             # c1 ^= a14
    andn rdx, r12, r9                        # t = ~b34 & b44
    xor rdx, rbp                             # a24 = b24 ^ t
    andn r14, r9, r8                         # t = ~b44 & b04
    xor rcx, rdx                             # c2 ^= a24
    andn rbp, r8, r11                        # t = ~b04 & b14
    mov [rdi + 160], r10                     # a04
    xor rbp, r9                              # a44 = b44 ^ t
    xor rsi, rbp                             # c4 ^= a44
    xor r14, r12                             # a34 = b34 ^ t
    xor r13, r14                             # c3 ^= a34
    mov [rdi + 168], rax                     # a14
    mov rax, r15
    mov r15, rdx
    mov rdx, r13
    mov r13, rbp
    jmp LOCAL(bmi2_rounds)
    .p2align 4
LOCAL(bmi2_last):
    dec qword ptr [rsp + 224]
    jz LOCAL(bmi2_plain)
    cmp dword ptr [rsp + 232], 17
    je LOCAL(bmi2_last17)
    cmp dword ptr [rsp + 232], 21
    je LOCAL(bmi2_last21)
    .p2align 4
LOCAL(bmi2_plain):
    rorx rbp, rax, 63                        # rol(c0, 1)
    rorx r8, rdx, 63                         # rol(c3, 1)
    rorx r9, rcx, 63                         # rol(c2, 1)
    xor rbp, rdx                             # d4 = c3 ^ rol(c0, 1)
    mov r10, [rsp + 48]                      # a11
    rorx r11, rsi, 63                        # rol(c4, 1)
    rorx r12, rbx, 63                        # rol(c1, 1)
    xor r8, rbx                              # d2 = c1 ^ rol(c3, 1)
    xor r9, rax                              # d1 = c0 ^ rol(c2, 1)
    mov rdx, [rsp + 200]                     # round constant
    mov rbx, [rsp + 0]                       # a00
    mov rax, [rsp + 96]                      # a22
    xor r12, rsi                             # d0 = c4 ^ rol(c1, 1)
    xor r10, r9                              # a11 ^= d1
    mov rsi, [rsp + 144]                     # a33
    xor rax, r8                              # a22 ^= d2
    xor r11, rcx                             # d3 = c2 ^ rol(c4, 1)
    rorx r10, r10, 20                        # b10 = rol(a11 ^ d1, 44)
    xor rbx, r12                             # a00 ^= d0
    rorx rax, rax, 21                        # b20 = rol(a22 ^ d2, 43)
    xor r13, rbp                             # a44 ^= d4
    rorx r13, r13, 50                        # b40 = rol(a44 ^ d4, 14)
    xor rsi, r11                             # a33 ^= d3
    andn rcx, r10, rax                       # t = ~b10 & b20
    rorx rsi, rsi, 43                        # b30 = rol(a33 ^ d3, 21)
    xor rcx, rbx                             # a00 = b00 ^ t
    xor rcx, [rdx + -8]                      # a00 ^= rc
    andn rdx, rax, rsi                       # t = ~b20 & b30
    xor r15, r8                              # a24 ^= d2
    mov [rdi + 0], rcx                       # a00
    andn rcx, rsi, r13                       # t = ~b30 & b40
    xor rcx, rax                             # a20 = b20 ^ t
    andn rax, r13, rbx                       # t = ~b40 & b00
    mov [rdi + 16], rcx                      # a20
    mov rcx, [rsp + 24]                      # a30
    xor rax, rsi                             # a30 = b30 ^ t
    andn rsi, rbx, r10                       # t = ~b00 & b10
    xor rcx, r11                             # a30 ^= d3
    rorx r15, r15, 3                         # b41 = rol(a24 ^ d2, 61)
    xor rsi, r13                             # a40 = b40 ^ t
    mov rbx, [rsp + 72]                      # a41
    rorx rcx, rcx, 36                        # b01 = rol(a30 ^ d3, 28)
    xor rbx, rbp                             # a41 ^= d4
    mov r13, [rsp + 80]                      # a02
    xor r13, r12                             # a02 ^= d0
    rorx r13, r13, 61                        # b21 = rol(a02 ^ d0, 3)
    xor rdx, r10                             # a10 = b10 ^ t
    rorx rbx, rbx, 44                        # b11 = rol(a41 ^ d4, 20)
    mov r10, [rsp + 128]                     # a13
    xor r10, r9                              # a13 ^= d1
    mov [rdi + 32], rsi                      # a40
    rorx r10, r10, 19                        # b31 = rol(a13 ^ d1, 45)
    andn rsi, rbx, r13                       # t = ~b11 & b21
    xor rsi, rcx                             # a01 = b01 ^ t
    mov [rdi + 24], rax                      # a30
    andn rax, r13, r10                       # t = ~b21 & b31
    mov [rdi + 8], rdx                       # a10
    xor rax, rbx                             # a11 = b11 ^ t
    mov [rdi + 40], rsi                      # a01
    mov [rdi + 48], rax                      # a11
    andn rdx, r15, rcx                       # t = ~b41 & b01
    andn rsi, r10, r15                       # t = ~b31 & b41
    xor rdx, r10                             # a31 = b31 ^ t
    xor rsi, r13                             # a21 = b21 ^ t
    mov rax, [rsp + 56]                      # a21
    xor rax, r8                              # a21 ^= d2
    rorx rax, rax, 58                        # b12 = rol(a21 ^ d2, 6)
    mov r10, [rsp + 8]                       # a10
    andn r13, rcx, rbx                       # t = ~b01 & b11
    mov rcx, [rsp + 104]                     # a32
    xor rcx, r11                             # a32 ^= d3
    xor r10, r9                              # a10 ^= d1
    xor r13, r15                             # a41 = b41 ^ t
    mov rbx, [rsp + 152]                     # a43
    rorx r10, r10, 63                        # b02 = rol(a10 ^ d1, 1)
    mov [rdi + 72], r13                      # a41
    xor rbx, rbp                             # a43 ^= d4
    rorx rcx, rcx, 39                        # b22 = rol(a32 ^ d3, 25)
    mov [rdi + 64], rdx                      # a31
    mov r15, [rsp + 160]                     # a04
    xor r15, r12                             # a04 ^= d0
    rorx rbx, rbx, 56                        # b32 = rol(a43 ^ d4, 8)
    rorx r15, r15, 46                        # b42 = rol(a04 ^ d0, 18)
    andn r13, rax, rcx                       # t = ~b12 & b22
    andn rdx, rbx, r15                       # t = ~b32 & b42
    xor rdx, rcx                             # a22 = b22 ^ t
    xor r13, r10                             # a02 = b02 ^ t
    mov [rdi + 96], rdx                      # a22
    andn rdx, rcx, rbx                       # t = ~b22 & b32
    xor rdx, rax                             # a12 = b12 ^ t
    andn rcx, r10, rax                       # t = ~b02 & b12
    mov [rdi + 80], r13                      # a02
    mov rax, [rsp + 32]                      # a40
    mov [rdi + 88], rdx                      # a12
    xor rax, rbp                             # a40 ^= d4
    rorx rax, rax, 37                        # b03 = rol(a40 ^ d4, 27)
    andn r13, r15, r10                       # t = ~b42 & b02
    mov rdx, [rsp + 40]                      # a01
    mov r10, [rsp + 88]                      # a12
    xor rdx, r12                             # a01 ^= d0
    xor r10, r9                              # a12 ^= d1
    xor rcx, r15                             # a42 = b42 ^ t
    mov [rdi + 56], rsi                      # a21
    rorx rdx, rdx, 28                        # b13 = rol(a01 ^ d0, 36)
    rorx r10, r10, 54                        # b23 = rol(a12 ^ d1, 10)
    xor r13, rbx                             # a32 = b32 ^ t
    xor r14, r11                             # a34 ^= d3
    andn r15, rdx, r10                       # t = ~b13 & b23
    mov rsi, [rsp + 136]                     # a23
    xor rsi, r8                              # a23 ^= d2
    rorx r14, r14, 8                         # b43 = rol(a34 ^ d3, 56)
    rorx rsi, rsi, 49                        # b33 = rol(a23 ^ d2, 15)
    andn rbx, r10, rsi                       # t = ~b23 & b33
    xor rbx, rdx                             # a13 = b13 ^ t
    mov [rdi + 104], r13                     # a32
    xor r15, rax                             # a03 = b03 ^ t
    mov [rdi + 120], r15                     # a03
    mov [rdi + 128], rbx                     # a13
    andn r13, r14, rax                       # t = ~b43 & b03
    mov [rdi + 112], rcx                     # a42
    andn rcx, rsi, r14                       # t = ~b33 & b43
    xor r13, rsi                             # a33 = b33 ^ t
    xor rbx, [rdi + 8]                       # c1 = a13 ^ a10 ^ a11 ^ a12
    xor r15, [rdi + 0]                       # c0 = a03 ^ a00 ^ a01 ^ a02
    xor rcx, r10                             # a23 = b23 ^ t
    xor rbx, [rdi + 48]                      # c1 = a13 ^ a10 ^ a11 ^ a12
    xor r15, [rdi + 40]                      # c0 = a03 ^ a00 ^ a01 ^ a02
    xor r9, [rsp + 168]                      # a14 ^= d1
    mov [rdi + 144], r13                     # a33
    xor r11, [rsp + 64]                      # a31 ^= d3
    xor r13, [rdi + 24]                      # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rbp, [rsp + 112]                     # a42 ^= d4
    andn rsi, rax, rdx                       # t = ~b03 & b13
    mov [rdi + 136], rcx                     # a23
    rorx r11, r11, 9                         # b14 = rol(a31 ^ d3, 55)
    xor r12, [rsp + 120]                     # a03 ^= d0
    xor r13, [rdi + 64]                      # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rcx, [rdi + 16]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    xor rsi, r14                             # a43 = b43 ^ t
    xor rcx, [rdi + 56]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    xor rbx, [rdi + 88]                      # c1 = a13 ^ a10 ^ a11 ^ a12
    xor r8, [rsp + 16]                       # a20 ^= d2
    xor r13, [rdi + 104]                     # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rcx, [rdi + 96]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    rorx r9, r9, 62                          # b44 = rol(a14 ^ d1, 2)
    rorx rbp, rbp, 25                        # b24 = rol(a42 ^ d4, 39)
    rorx r12, r12, 23                        # b34 = rol(a03 ^ d0, 41)
    rorx r8, r8, 2                           # b04 = rol(a20 ^ d2, 62)
    xor r15, [rdi + 80]                      # c0 = a03 ^ a00 ^ a01 ^ a02
    andn r10, r11, rbp                       # t = ~b14 & b24
    mov [rdi + 152], rsi                     # a43
    xor r10, r8                              # a04 = b04 ^ t
    xor rsi, [rdi + 32]                      # c4 = a43 ^ a40 ^ a41 ^ a42
    xor r15, r10                             # c0 ^= a04
    andn rax, rbp, r12                       # t = ~b24 & b34
    xor rsi, [rdi + 72]                      # c4 = a43 ^ a40 ^ a41 ^ a42
    xor rax, r11                             # a14 = b14 ^ t
    xor rsi, [rdi + 112]                     # c4 = a43 ^ a40 ^ a41 ^ a42
    xor rbx, rax                             # c1 ^= a14
    andn rdx, r12, r9                        # t = ~b34 & b44
    xor rdx, rbp                             # a24 = b24 ^ t
    andn r14, r9, r8                         # t = ~b44 & b04
    xor rcx, rdx                             # c2 ^= a24
    andn rbp, r8, r11                        # t = ~b04 & b14
    mov [rdi + 160], r10                     # a04
    xor rbp, r9                              # a44 = b44 ^ t
    xor rsi, rbp                             # c4 ^= a44
    xor r14, r12                             # a34 = b34 ^ t
    xor r13, r14                             # c3 ^= a34
    mov [rdi + 168], rax                     # a14
    mov rax, r15
    mov r15, rdx
    mov rdx, r13
    mov r13, rbp
    cmp qword ptr [rsp + 224], 0
    jne LOCAL(bmi2_absorb)
    mov [rdi + 176], r15                     # a24
    mov [rdi + 184], r14                     # a34
    mov [rdi + 192], r13                     # a44
    add rsp, 256
    .cfi_def_cfa_offset 56
    pop r15
    .cfi_def_cfa_offset 48
    pop r14
    .cfi_def_cfa_offset 40
    pop r13
    .cfi_def_cfa_offset 32
    pop r12
    .cfi_def_cfa_offset 24
    pop rbp
    .cfi_def_cfa_offset 16
    pop rbx
    .cfi_def_cfa_offset 8
    ret
    .cfi_def_cfa_offset 312
    .p2align 4
LOCAL(bmi2_last17):
    // The last round, with a block of 17 lanes.
    rorx rbp, rax, 63                        # rol(c0, 1)
    rorx r8, rdx, 63                         # rol(c3, 1)
    rorx r9, rcx, 63                         # rol(c2, 1)
    xor rbp, rdx                             # d4 = c3 ^ rol(c0, 1)
    mov r10, [rsp + 48]                      # a11
    rorx r11, rsi, 63                        # rol(c4, 1)
    rorx r12, rbx, 63                        # rol(c1, 1)
    xor r8, rbx                              # d2 = c1 ^ rol(c3, 1)
    xor r9, rax                              # d1 = c0 ^ rol(c2, 1)
    mov rdx, [rsp + 200]                     # round constant
    mov rbx, [rsp + 0]                       # a00
    mov rax, [rsp + 96]                      # a22
    xor r12, rsi                             # d0 = c4 ^ rol(c1, 1)
    xor r10, r9                              # a11 ^= d1
    mov rsi, [rsp + 144]                     # a33
    xor rax, r8                              # a22 ^= d2
    xor r11, rcx                             # d3 = c2 ^ rol(c4, 1)
    rorx r10, r10, 20                        # b10 = rol(a11 ^ d1, 44)
    xor rbx, r12                             # a00 ^= d0
    rorx rax, rax, 21                        # b20 = rol(a22 ^ d2, 43)
    xor r13, rbp                             # a44 ^= d4
    rorx r13, r13, 50                        # b40 = rol(a44 ^ d4, 14)
    xor rsi, r11                             # a33 ^= d3
    andn rcx, r10, rax                       # t = ~b10 & b20
    rorx rsi, rsi, 43                        # b30 = rol(a33 ^ d3, 21)
    xor rcx, rbx                             # a00 = b00 ^ t
    xor rcx, [rdx + -8]                      # a00 ^= rc
    mov rdx, [rsp + 216]                     # the next block
    xor rcx, [rdx + 0]                       # a00 ^= data
    andn rdx, rax, rsi                       # t = ~b20 & b30
    xor r15, r8                              # a24 ^= d2
    mov [rdi + 0], rcx                       # a00
    andn rcx, rsi, r13                       # t = ~b30 & b40
    xor rcx, rax                             # a20 = b20 ^ t
    mov rax, [rsp + 216]                     # the next block
    xor rcx, [rax + 16]                      # a20 ^= data
    andn rax, r13, rbx                       # t = ~b40 & b00
    mov [rdi + 16], rcx                      # a20
    mov rcx, [rsp + 24]                      # a30
    xor rax, rsi                             # a30 = b30 ^ t
    mov rsi, [rsp + 216]                     # the next block
    xor rax, [rsi + 24]                      # a30 ^= data
    andn rsi, rbx, r10                       # t = ~b00 & b10
    xor rcx, r11                             # a30 ^= d3
    rorx r15, r15, 3                         # b41 = rol(a24 ^ d2, 61)
    xor rsi, r13                             # a40 = b40 ^ t
    mov r13, [rsp + 216]                     # the next block
    xor rsi, [r13 + 32]                      # a40 ^= data
    mov rbx, [rsp + 72]                      # a41
    rorx rcx, rcx, 36                        # b01 = rol(a30 ^ d3, 28)
    xor rbx, rbp                             # a41 ^= d4
    mov r13, [rsp + 80]                      # a02
    xor r13, r12                             # a02 ^= d0
    rorx r13, r13, 61                        # b21 = rol(a02 ^ d0, 3)
    xor rdx, r10                             # a10 = b10 ^ t
    mov r10, [rsp + 216]                     # the next block
    xor rdx, [r10 + 8]                       # a10 ^= data
    rorx rbx, rbx, 44                        # b11 = rol(a41 ^ d4, 20)
    mov r10, [rsp + 128]                     # a13
    xor r10, r9                              # a13 ^= d1
    mov [rdi + 32], rsi                      # a40
    rorx r10, r10, 19                        # b31 = rol(a13 ^ d1, 45)
    andn rsi, rbx, r13                       # t = ~b11 & b21
    xor rsi, rcx                             # a01 = b01 ^ t
    mov [rdi + 24], rax                      # a30
    mov rax, [rsp + 216]                     # the next block
    xor rsi, [rax + 40]                      # a01 ^= data
    andn rax, r13, r10                       # t = ~b21 & b31
    mov [rdi + 8], rdx                       # a10
    xor rax, rbx                             # a11 = b11 ^ t
    mov rdx, [rsp + 216]                     # the next block
    xor rax, [rdx + 48]                      # a11 ^= data
    mov [rdi + 40], rsi                      # a01
    mov [rdi + 48], rax                      # a11
    andn rsi, r15, rcx                       # t = ~b41 & b01
    andn rax, r10, r15                       # t = ~b31 & b41
    xor rsi, r10                             # a31 = b31 ^ t
    xor rsi, [rdx + 64]                      # a31 ^= data
    xor rax, r13                             # a21 = b21 ^ t
    xor rax, [rdx + 56]                      # a21 ^= data
    mov r10, [rsp + 56]                      # a21
    xor r10, r8                              # a21 ^= d2
    rorx r10, r10, 58                        # b12 = rol(a21 ^ d2, 6)
    mov r13, [rsp + 8]                       # a10
    andn rdx, rcx, rbx                       # t = ~b01 & b11
    mov rcx, [rsp + 104]                     # a32
    xor rcx, r11                             # a32 ^= d3
    xor r13, r9                              # a10 ^= d1
    xor rdx, r15                             # a41 = b41 ^ t
    mov r15, [rsp + 216]                     # the next block
    xor rdx, [r15 + 72]                      # a41 ^= data
    mov rbx, [rsp + 152]                     # a43
    rorx r13, r13, 63                        # b02 = rol(a10 ^ d1, 1)
    mov [rdi + 72], rdx                      # a41
    xor rbx, rbp                             # a43 ^= d4
    rorx rcx, rcx, 39                        # b22 = rol(a32 ^ d3, 25)
    mov [rdi + 64], rsi                      # a31
    mov rdx, [rsp + 160]                     # a04
    xor rdx, r12                             # a04 ^= d0
    rorx rbx, rbx, 56                        # b32 = rol(a43 ^ d4, 8)
    rorx rdx, rdx, 46                        # b42 = rol(a04 ^ d0, 18)
    andn rsi, rbx, rdx                       # t = ~b32 & b42
    xor rsi, rcx                             # a22 = b22 ^ t
    xor rsi, [r15 + 96]                      # a22 ^= data
    andn r15, r10, rcx                       # t = ~b12 & b22
    xor r15, r13                             # a02 = b02 ^ t
    mov [rdi + 96], rsi                      # a22
    mov rsi, [rsp + 216]                     # the next block
    xor r15, [rsi + 80]                      # a02 ^= data
    andn rsi, rcx, rbx                       # t = ~b22 & b32
    xor rsi, r10                             # a12 = b12 ^ t
    mov rcx, [rsp + 216]                     # the next block
    xor rsi, [rcx + 88]                      # a12 ^= data
    andn rcx, r13, r10                       # t = ~b02 & b12
    mov [rdi + 80], r15                      # a02
    mov r10, [rsp + 32]                      # a40
    mov [rdi + 88], rsi                      # a12
    xor r10, rbp                             # a40 ^= d4
    rorx r10, r10, 37                        # b03 = rol(a40 ^ d4, 27)
    andn r15, rdx, r13                       # t = ~b42 & b02
    mov rsi, [rsp + 40]                      # a01
    mov r13, [rsp + 88]                      # a12
    xor rsi, r12                             # a01 ^= d0
    xor r13, r9                              # a12 ^= d1
    xor rcx, rdx                             # a42 = b42 ^ t
    mov rdx, [rsp + 216]                     # the next block
    xor rcx, [rdx + 112]                     # a42 ^= data
    mov [rdi + 56], rax                      # a21
    rorx rsi, rsi, 28                        # b13 = rol(a01 ^ d0, 36)
    rorx r13, r13, 54                        # b23 = rol(a12 ^ d1, 10)
    xor r15, rbx                             # a32 = b32 ^ t
    xor r15, [rdx + 104]                     # a32 ^= data
    xor r14, r11                             # a34 ^= d3
    andn rax, rsi, r13                       # t = ~b13 & b23
    mov rbx, [rsp + 136]                     # a23
    xor rbx, r8                              # a23 ^= d2
    rorx r14, r14, 8                         # b43 = rol(a34 ^ d3, 56)
    rorx rbx, rbx, 49                        # b33 = rol(a23 ^ d2, 15)
    andn rdx, r13, rbx                       # t = ~b23 & b33
    xor rdx, rsi                             # a13 = b13 ^ t
    mov [rdi + 104], r15                     # a32
    mov r15, [rsp + 216]                     # the next block
    xor rdx, [r15 + 128]                     # a13 ^= data
    xor rax, r10                             # a03 = b03 ^ t
    xor rax, [r15 + 120]                     # a03 ^= data
    mov [rdi + 120], rax                     # a03
    mov [rdi + 128], rdx                     # a13
    andn r15, r14, r10                       # t = ~b43 & b03
    mov [rdi + 112], rcx                     # a42
    andn rcx, rbx, r14                       # t = ~b33 & b43
    xor r15, rbx                             # a33 = b33 ^ t
    xor rdx, [rdi + 8]                       # c1 = a13 ^ a10 ^ a11 ^ a12
    xor rax, [rdi + 0]                       # c0 = a03 ^ a00 ^ a01 ^ a02
    xor rcx, r13                             # a23 = b23 ^ t
    xor rdx, [rdi + 48]                      # c1 = a13 ^ a10 ^ a11 ^ a12
    xor rax, [rdi + 40]                      # c0 = a03 ^ a00 ^ a01 ^ a02
    xor r9, [rsp + 168]                      # a14 ^= d1
    mov [rdi + 144], r15                     # a33
    xor r11, [rsp + 64]                      # a31 ^= d3
    xor r15, [rdi + 24]                      # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rbp, [rsp + 112]                     # a42 ^= d4
    andn rbx, r10, rsi                       # t = ~b03 & b13
    mov [rdi + 136], rcx                     # a23
    rorx r11, r11, 9                         # b14 = rol(a31 ^ d3, 55)
    xor r12, [rsp + 120]                     # a03 ^= d0
    xor r15, [rdi + 64]                      # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rcx, [rdi + 16]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    xor rbx, r14                             # a43 = b43 ^ t
    xor rcx, [rdi + 56]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    xor rdx, [rdi + 88]                      # c1 = a13 ^ a10 ^ a11 ^ a12
    xor r8, [rsp + 16]                       # a20 ^= d2
    xor r15, [rdi + 104]                     # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rcx, [rdi + 96]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    rorx r9, r9, 62                          # b44 = rol(a14 ^ d1, 2)
    rorx rbp, rbp, 25                        # b24 = rol(a42 ^ d4, 39)
    rorx r12, r12, 23                        # b34 = rol(a03 ^ d0, 41)
    rorx r8, r8, 2                           # b04 = rol(a20 ^ d2, 62)
    xor rax, [rdi + 80]                      # c0 = a03 ^ a00 ^ a01 ^ a02
    andn r13, r11, rbp                       # t = ~b14 & b24
    mov [rdi + 152], rbx                     # a43
    xor r13, r8                              # a04 = b04 ^ t
    xor rbx, [rdi + 32]                      # c4 = a43 ^ a40 ^ a41 ^ a42
    xor rax, r13                             # c0 ^= a04
    andn r10, rbp, r12                       # t = ~b24 & b34
    xor rbx, [rdi + 72]                      # c4 = a43 ^ a40 ^ a41 ^ a42
    xor r10, r11                             # a14 = b14 ^ t
    xor rbx, [rdi + 112]                     # c4 = a43 ^ a40 ^ a41 ^ a42
    xor rdx, r10                             # c1 ^= a14
    andn rsi, r12, r9                        # t = ~b34 & b44
    xor rsi, rbp                             # a24 = b24 ^ t
    andn r14, r9, r8                         # t = ~b44 & b04
    xor rcx, rsi                             # c2 ^= a24
    andn rbp, r8, r11                        # t = ~b04 & b14
    mov [rdi + 160], r13                     # a04
    xor rbp, r9                              # a44 = b44 ^ t
    xor rbx, rbp                             # c4 ^= a44
    xor r14, r12                             # a34 = b34 ^ t
    xor r15, r14                             # c3 ^= a34
    mov [rdi + 168], r10                     # a14
    mov r13, rbp
    mov r8, rbx                              # a cycle of moves
    mov rbx, rdx
    mov rdx, r15
    mov r15, rsi
    mov rsi, r8
    add qword ptr [rsp + 216], 136
    jmp LOCAL(bmi2_block)
    .p2align 4
LOCAL(bmi2_last21):
    // The last round, with a block of 21 lanes.
    rorx rbp, rax, 63                        # rol(c0, 1)
    rorx r8, rdx, 63                         # rol(c3, 1)
    rorx r9, rcx, 63                         # rol(c2, 1)
    xor rbp, rdx                             # d4 = c3 ^ rol(c0, 1)
    mov r10, [rsp + 48]                      # a11
    rorx r11, rsi, 63                        # rol(c4, 1)
    rorx r12, rbx, 63                        # rol(c1, 1)
    xor r8, rbx                              # d2 = c1 ^ rol(c3, 1)
    xor r9, rax                              # d1 = c0 ^ rol(c2, 1)
    mov rdx, [rsp + 200]                     # round constant
    mov rbx, [rsp + 0]                       # a00
    mov rax, [rsp + 96]                      # a22
    xor r12, rsi                             # d0 = c4 ^ rol(c1, 1)
    xor r10, r9                              # a11 ^= d1
    mov rsi, [rsp + 144]                     # a33
    xor rax, r8                              # a22 ^= d2
    xor r11, rcx                             # d3 = c2 ^ rol(c4, 1)
    rorx r10, r10, 20                        # b10 = rol(a11 ^ d1, 44)
    xor rbx, r12                             # a00 ^= d0
    rorx rax, rax, 21                        # b20 = rol(a22 ^ d2, 43)
    xor r13, rbp                             # a44 ^= d4
    rorx r13, r13, 50                        # b40 = rol(a44 ^ d4, 14)
    xor rsi, r11                             # a33 ^= d3
    andn rcx, r10, rax                       # t = ~b10 & b20
    rorx rsi, rsi, 43                        # b30 = rol(a33 ^ d3, 21)
    xor rcx, rbx                             # a00 = b00 ^ t
    xor rcx, [rdx + -8]                      # a00 ^= rc
    mov rdx, [rsp + 216]                     # the next block
    xor rcx, [rdx + 0]                       # a00 ^= data
    andn rdx, rax, rsi                       # t = ~b20 & b30
    xor r15, r8                              # a24 ^= d2
    mov [rdi + 0], rcx                       # a00
    andn rcx, rsi, r13                       # t = ~b30 & b40
    xor rcx, rax                             # a20 = b20 ^ t
    mov rax, [rsp + 216]                     # the next block
    xor rcx, [rax + 16]                      # a20 ^= data
    andn rax, r13, rbx                       # t = ~b40 & b00
    mov [rdi + 16], rcx                      # a20
    mov rcx, [rsp + 24]                      # a30
    xor rax, rsi                             # a30 = b30 ^ t
    mov rsi, [rsp + 216]                     # the next block
    xor rax, [rsi + 24]                      # a30 ^= data
    andn rsi, rbx, r10                       # t = ~b00 & b10
    xor rcx, r11                             # a30 ^= d3
    rorx r15, r15, 3                         # b41 = rol(a24 ^ d2, 61)
    xor rsi, r13                             # a40 = b40 ^ t
    mov r13, [rsp + 216]                     # the next block
    xor rsi, [r13 + 32]                      # a40 ^= data
    mov rbx, [rsp + 72]                      # a41
    rorx rcx, rcx, 36                        # b01 = rol(a30 ^ d3, 28)
    xor rbx, rbp                             # a41 ^= d4
    mov r13, [rsp + 80]                      # a02
    xor r13, r12                             # a02 ^= d0
    rorx r13, r13, 61                        # b21 = rol(a02 ^ d0, 3)
    xor rdx, r10                             # a10 = b10 ^ t
    mov r10, [rsp + 216]                     # the next block
    xor rdx, [r10 + 8]                       # a10 ^= data
    rorx rbx, rbx, 44                        # b11 = rol(a41 ^ d4, 20)
    mov r10, [rsp + 128]                     # a13
    xor r10, r9                              # a13 ^= d1
    mov [rdi + 32], rsi                      # a40
    rorx r10, r10, 19                        # b31 = rol(a13 ^ d1, 45)
    andn rsi, rbx, r13                       # t = ~b11 & b21
    xor rsi, rcx                             # a01 = b01 ^ t
    mov [rdi + 24], rax                      # a30
    mov rax, [rsp + 216]                     # the next block
    xor rsi, [rax + 40]                      # a01 ^= data
    andn rax, r13, r10                       # t = ~b21 & b31
    mov [rdi + 8], rdx                       # a10
    xor rax, rbx                             # a11 = b11 ^ t
    mov rdx, [rsp + 216]                     # the next block
    xor rax, [rdx + 48]                      # a11 ^= data
    mov [rdi + 40], rsi                      # a01
    mov [rdi + 48], rax                      # a11
    andn rsi, r15, rcx                       # t = ~b41 & b01
    andn rax, r10, r15                       # t = ~b31 & b41
    xor rsi, r10                             # a31 = b31 ^ t
    xor rsi, [rdx + 64]                      # a31 ^= data
    xor rax, r13                             # a21 = b21 ^ t
    xor rax, [rdx + 56]                      # a21 ^= data
    mov r10, [rsp + 56]                      # a21
    xor r10, r8                              # a21 ^= d2
    rorx r10, r10, 58                        # b12 = rol(a21 ^ d2, 6)
    mov r13, [rsp + 8]                       # a10
    andn rdx, rcx, rbx                       # t = ~b01 & b11
    mov rcx, [rsp + 104]                     # a32
    xor rcx, r11                             # a32 ^= d3
    xor r13, r9                              # a10 ^= d1
    xor rdx, r15                             # a41 = b41 ^ t
    mov r15, [rsp + 216]                     # the next block
    xor rdx, [r15 + 72]                      # a41 ^= data
    mov rbx, [rsp + 152]                     # a43
    rorx r13, r13, 63                        # b02 = rol(a10 ^ d1, 1)
    mov [rdi + 72], rdx                      # a41
    xor rbx, rbp                             # a43 ^= d4
    rorx rcx, rcx, 39                        # b22 = rol(a32 ^ d3, 25)
    mov [rdi + 64], rsi                      # a31
    mov rdx, [rsp + 160]                     # a04
    xor rdx, r12                             # a04 ^= d0
    rorx rbx, rbx, 56                        # b32 = rol(a43 ^ d4, 8)
    rorx rdx, rdx, 46                        # b42 = rol(a04 ^ d0, 18)
    andn rsi, rbx, rdx                       # t = ~b32 & b42
    xor rsi, rcx                             # a22 = b22 ^ t
    xor rsi, [r15 + 96]                      # a22 ^= data
    andn r15, r10, rcx                       # t = ~b12 & b22
    xor r15, r13                             # a02 = b02 ^ t
    mov [rdi + 96], rsi                      # a22
    mov rsi, [rsp + 216]                     # the next block
    xor r15, [rsi + 80]                      # a02 ^= data
    andn rsi, rcx, rbx                       # t = ~b22 & b32
    xor rsi, r10                             # a12 = b12 ^ t
    mov rcx, [rsp + 216]                     # the next block
    xor rsi, [rcx + 88]                      # a12 ^= data
    andn rcx, r13, r10                       # t = ~b02 & b12
    mov [rdi + 80], r15                      # a02
    mov r10, [rsp + 32]                      # a40
    mov [rdi + 88], rsi                      # a12
    xor r10, rbp                             # a40 ^= d4
    rorx r10, r10, 37                        # b03 = rol(a40 ^ d4, 27)
    andn r15, rdx, r13                       # t = ~b42 & b02
    mov rsi, [rsp + 40]                      # a01
    mov r13, [rsp + 88]                      # a12
    xor rsi, r12                             # a01 ^= d0
    xor r13, r9                              # a12 ^= d1
    xor rcx, rdx                             # a42 = b42 ^ t
    mov rdx, [rsp + 216]                     # the next block
    xor rcx, [rdx + 112]                     # a42 ^= data
    mov [rdi + 56], rax                      # a21
    rorx rsi, rsi, 28                        # b13 = rol(a01 ^ d0, 36)
    rorx r13, r13, 54                        # b23 = rol(a12 ^ d1, 10)
    xor r15, rbx                             # a32 = b32 ^ t
    xor r15, [rdx + 104]                     # a32 ^= data
    xor r14, r11                             # a34 ^= d3
    andn rax, rsi, r13                       # t = ~b13 & b23
    mov rbx, [rsp + 136]                     # a23
    xor rbx, r8                              # a23 ^= d2
    rorx r14, r14, 8                         # b43 = rol(a34 ^ d3, 56)
    rorx rbx, rbx, 49                        # b33 = rol(a23 ^ d2, 15)
    andn rdx, r13, rbx                       # t = ~b23 & b33
    xor rdx, rsi                             # a13 = b13 ^ t
    mov [rdi + 104], r15                     # a32
    mov r15, [rsp + 216]                     # the next block
    xor rdx, [r15 + 128]                     # a13 ^= data
    xor rax, r10                             # a03 = b03 ^ t
    xor rax, [r15 + 120]                     # a03 ^= data
    mov [rdi + 120], rax                     # a03
    mov [rdi + 128], rdx                     # a13
    andn r15, r14, r10                       # t = ~b43 & b03
    mov [rdi + 112], rcx                     # a42
    andn rcx, rbx, r14                       # t = ~b33 & b43
    xor r15, rbx                             # a33 = b33 ^ t
    mov rbx, [rsp + 216]                     # the next block
    xor r15, [rbx + 144]                     # a33 ^= data
    xor rdx, [rdi + 8]                       # c1 = a13 ^ a10 ^ a11 ^ a12
    xor rax, [rdi + 0]                       # c0 = a03 ^ a00 ^ a01 ^ a02
    xor rcx, r13                             # a23 = b23 ^ t
    xor rcx, [rbx + 136]                     # a23 ^= data
    xor rdx, [rdi + 48]                      # c1 = a13 ^ a10 ^ a11 ^ a12
    xor rax, [rdi + 40]                      # c0 = a03 ^ a00 ^ a01 ^ a02
    xor r9, [rsp + 168]                      # a14 ^= d1
    mov [rdi + 144], r15                     # a33
    xor r11, [rsp + 64]                      # a31 ^= d3
    xor r15, [rdi + 24]                      # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rbp, [rsp + 112]                     # a42 ^= d4
    andn r13, r10, rsi                       # t = ~b03 & b13
    mov [rdi + 136], rcx                     # a23
    rorx r11, r11, 9                         # b14 = rol(a31 ^ d3, 55)
    xor r12, [rsp + 120]                     # a03 ^= d0
    xor r15, [rdi + 64]                      # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rcx, [rdi + 16]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    xor r13, r14                             # a43 = b43 ^ t
    xor r13, [rbx + 152]                     # a43 ^= data
    xor rcx, [rdi + 56]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    xor rdx, [rdi + 88]                      # c1 = a13 ^ a10 ^ a11 ^ a12
    xor r8, [rsp + 16]                       # a20 ^= d2
    xor r15, [rdi + 104]                     # c3 = a33 ^ a30 ^ a31 ^ a32
    xor rcx, [rdi + 96]                      # c2 = a23 ^ a20 ^ a21 ^ a22
    rorx r9, r9, 62                          # b44 = rol(a14 ^ d1, 2)
    rorx rbp, rbp, 25                        # b24 = rol(a42 ^ d4, 39)
    rorx r12, r12, 23                        # b34 = rol(a03 ^ d0, 41)
    rorx r8, r8, 2                           # b04 = rol(a20 ^ d2, 62)
    xor rax, [rdi + 80]                      # c0 = a03 ^ a00 ^ a01 ^ a02
    andn r10, r11, rbp                       # t = ~b14 & b24
    mov [rdi + 152], r13                     # a43
    xor r10, r8                              # a04 = b04 ^ t
    xor r10, [rbx + 160]                     # a04 ^= data
    xor r13, [rdi + 32]                      # c4 = a43 ^ a40 ^ a41 ^ a42
    xor rax, r10                             # c0 ^= a04
    andn rsi, rbp, r12                       # t = ~b24 & b34
    xor r13, [rdi + 72]                      # c4 = a43 ^ a40 ^ a41 ^ a42
    xor rsi, r11                             # a14 = b14 ^ t
    xor r13, [rdi + 112]                     # c4 = a43 ^ a40 ^ a41 ^ a42
    xor rdx, rsi                             # c1 ^= a14
    andn r14, r12, r9                        # t = ~b34 & b44
    xor r14, rbp                             # a24 = b24 ^ t
    andn rbp, r9, r8                         # t = ~b44 & b04
    xor rcx, r14                             # c2 ^= a24
    andn rbx, r8, r11                        # t = ~b04 & b14
    mov [rdi + 160], r10                     # a04
    xor rbx, r9                              # a44 = b44 ^ t
    xor r13, rbx                             # c4 ^= a44
    xor rbp, r12                             # a34 = b34 ^ t
    xor r15, rbp                             # c3 ^= a34
    mov [rdi + 168], rsi                     # a14
    mov rsi, r13
    mov r13, rbx
    mov rbx, rdx
    mov rdx, r15
    mov r15, r14
    mov r14, rbp
    add qword ptr [rsp + 216], 168
    jmp LOCAL(bmi2_block)
    .cfi_endproc
    SEH(.seh_endproc)
#if defined(__ELF__)
    .size SYMBOL(lanewise_keccakp1600_x1_bmi2_rows), . - SYMBOL(lanewise_keccakp1600_x1_bmi2_rows)
#endif
    MS_ENTRY(lanewise_keccakp1600_x1_bmi2_rows, 5, 0)

#if defined(__APPLE__)
    .section __TEXT,__const
#elif defined(_WIN32)
    .section .rdata, "dr"
#else
    .section .rodata
#endif
    .p2align 6
    .quad 0 # an odd count steps back to here; never read
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
LOCAL(bmi2_rc_end):

#if defined(__ELF__)
    .section .note.GNU-stack, "", @progbits
#endif
