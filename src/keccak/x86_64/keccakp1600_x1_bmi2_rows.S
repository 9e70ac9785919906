# PYTHONPATH=lab python3 -m lanewise_lab.x86.kernel x86_64_x1_bmi2_rows > src/keccak/x86_64/keccakp1600_x1_bmi2_rows.S
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
// A is the array a round reads, E the array it writes; B[x] is a lane after theta, rho and pi.

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
    xor rax, [rdi + 40]                      # C[0] ^= A[0,1]
    xor rbx, [rdi + 48]                      # C[1] ^= A[1,1]
    xor rcx, [rdi + 56]                      # C[2] ^= A[2,1]
    xor rdx, [rdi + 64]                      # C[3] ^= A[3,1]
    xor rsi, [rdi + 72]                      # C[4] ^= A[4,1]
    xor rax, [rdi + 80]                      # C[0] ^= A[0,2]
    xor rbx, [rdi + 88]                      # C[1] ^= A[1,2]
    xor rcx, [rdi + 96]                      # C[2] ^= A[2,2]
    xor rdx, [rdi + 104]                     # C[3] ^= A[3,2]
    xor rsi, [rdi + 112]                     # C[4] ^= A[4,2]
    xor rax, [rdi + 120]                     # C[0] ^= A[0,3]
    xor rbx, [rdi + 128]                     # C[1] ^= A[1,3]
    xor rcx, [rdi + 136]                     # C[2] ^= A[2,3]
    xor rdx, [rdi + 144]                     # C[3] ^= A[3,3]
    xor rsi, [rdi + 152]                     # C[4] ^= A[4,3]
    xor rax, [rdi + 160]                     # C[0] ^= A[0,4]
    xor rbx, [rdi + 168]                     # C[1] ^= A[1,4]
    xor rcx, [rdi + 176]                     # C[2] ^= A[2,4]
    xor rdx, [rdi + 184]                     # C[3] ^= A[3,4]
    xor rsi, [rdi + 192]                     # C[4] ^= A[4,4]
    mov r15, [rdi + 176]                     # A[2,4]
    mov r14, [rdi + 184]                     # A[3,4]
    mov r13, [rdi + 192]                     # A[4,4]
    .p2align 4
LOCAL(bmi2_absorb):
    mov r8, [rsp + 216]
    mov r9, [rsp + 232]
    cmp r9d, 0
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 0]
    xor rax, r10                             # C[0] ^= data
    xor [rdi + 0], r10                       # A[0,0] ^= data
    cmp r9d, 1
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 8]
    xor rbx, r11                             # C[1] ^= data
    xor [rdi + 8], r11                       # A[1,0] ^= data
    cmp r9d, 2
    je LOCAL(bmi2_absorbed)
    mov r12, [r8 + 16]
    xor rcx, r12                             # C[2] ^= data
    xor [rdi + 16], r12                      # A[2,0] ^= data
    cmp r9d, 3
    je LOCAL(bmi2_absorbed)
    mov rbp, [r8 + 24]
    xor rdx, rbp                             # C[3] ^= data
    xor [rdi + 24], rbp                      # A[3,0] ^= data
    cmp r9d, 4
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 32]
    xor rsi, r10                             # C[4] ^= data
    xor [rdi + 32], r10                      # A[4,0] ^= data
    cmp r9d, 5
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 40]
    xor rax, r11                             # C[0] ^= data
    xor [rdi + 40], r11                      # A[0,1] ^= data
    cmp r9d, 6
    je LOCAL(bmi2_absorbed)
    mov r12, [r8 + 48]
    xor rbx, r12                             # C[1] ^= data
    xor [rdi + 48], r12                      # A[1,1] ^= data
    cmp r9d, 7
    je LOCAL(bmi2_absorbed)
    mov rbp, [r8 + 56]
    xor rcx, rbp                             # C[2] ^= data
    xor [rdi + 56], rbp                      # A[2,1] ^= data
    cmp r9d, 8
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 64]
    xor rdx, r10                             # C[3] ^= data
    xor [rdi + 64], r10                      # A[3,1] ^= data
    cmp r9d, 9
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 72]
    xor rsi, r11                             # C[4] ^= data
    xor [rdi + 72], r11                      # A[4,1] ^= data
    cmp r9d, 10
    je LOCAL(bmi2_absorbed)
    mov r12, [r8 + 80]
    xor rax, r12                             # C[0] ^= data
    xor [rdi + 80], r12                      # A[0,2] ^= data
    cmp r9d, 11
    je LOCAL(bmi2_absorbed)
    mov rbp, [r8 + 88]
    xor rbx, rbp                             # C[1] ^= data
    xor [rdi + 88], rbp                      # A[1,2] ^= data
    cmp r9d, 12
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 96]
    xor rcx, r10                             # C[2] ^= data
    xor [rdi + 96], r10                      # A[2,2] ^= data
    cmp r9d, 13
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 104]
    xor rdx, r11                             # C[3] ^= data
    xor [rdi + 104], r11                     # A[3,2] ^= data
    cmp r9d, 14
    je LOCAL(bmi2_absorbed)
    mov r12, [r8 + 112]
    xor rsi, r12                             # C[4] ^= data
    xor [rdi + 112], r12                     # A[4,2] ^= data
    cmp r9d, 15
    je LOCAL(bmi2_absorbed)
    mov rbp, [r8 + 120]
    xor rax, rbp                             # C[0] ^= data
    xor [rdi + 120], rbp                     # A[0,3] ^= data
    cmp r9d, 16
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 128]
    xor rbx, r10                             # C[1] ^= data
    xor [rdi + 128], r10                     # A[1,3] ^= data
    cmp r9d, 17
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 136]
    xor rcx, r11                             # C[2] ^= data
    xor [rdi + 136], r11                     # A[2,3] ^= data
    cmp r9d, 18
    je LOCAL(bmi2_absorbed)
    mov r12, [r8 + 144]
    xor rdx, r12                             # C[3] ^= data
    xor [rdi + 144], r12                     # A[3,3] ^= data
    cmp r9d, 19
    je LOCAL(bmi2_absorbed)
    mov rbp, [r8 + 152]
    xor rsi, rbp                             # C[4] ^= data
    xor [rdi + 152], rbp                     # A[4,3] ^= data
    cmp r9d, 20
    je LOCAL(bmi2_absorbed)
    mov r10, [r8 + 160]
    xor rax, r10                             # C[0] ^= data
    xor [rdi + 160], r10                     # A[0,4] ^= data
    cmp r9d, 21
    je LOCAL(bmi2_absorbed)
    mov r11, [r8 + 168]
    xor rbx, r11                             # C[1] ^= data
    xor [rdi + 168], r11                     # A[1,4] ^= data
    cmp r9d, 22
    je LOCAL(bmi2_absorbed)
    xor rcx, [r8 + 176]                      # C[2] ^= data
    xor r15, [r8 + 176]                      # A[2,4] ^= data
    cmp r9d, 23
    je LOCAL(bmi2_absorbed)
    xor rdx, [r8 + 184]                      # C[3] ^= data
    xor r14, [r8 + 184]                      # A[3,4] ^= data
    cmp r9d, 24
    je LOCAL(bmi2_absorbed)
    xor rsi, [r8 + 192]                      # C[4] ^= data
    xor r13, [r8 + 192]                      # A[4,4] ^= data
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
    rorx rbp, rax, 63                        # rol(C[0], 1)
    rorx r8, rdx, 63                         # rol(C[3], 1)
    rorx r9, rcx, 63                         # rol(C[2], 1)
    xor rbp, rdx                             # D[4] = C[3] ^ rol(C[0], 1)
    mov r10, [rdi + 48]                      # A[1,1]
    rorx r11, rsi, 63                        # rol(C[4], 1)
    rorx r12, rbx, 63                        # rol(C[1], 1)
    xor r8, rbx                              # D[2] = C[1] ^ rol(C[3], 1)
    xor r9, rax                              # D[1] = C[0] ^ rol(C[2], 1)
    mov rdx, [rsp + 200]                     # round constant
    mov rbx, [rdi + 0]                       # A[0,0]
    mov rax, [rdi + 96]                      # A[2,2]
    xor r12, rsi                             # D[0] = C[4] ^ rol(C[1], 1)
    xor r10, r9                              # A[1,1] ^ D[1]
    mov rsi, [rdi + 144]                     # A[3,3]
    xor rax, r8                              # A[2,2] ^ D[2]
    xor r11, rcx                             # D[3] = C[2] ^ rol(C[4], 1)
    rorx r10, r10, 20                        # B[1] = rol(A[1,1] ^ D[1], 44)
    xor rbx, r12                             # A[0,0] ^ D[0]
    rorx rax, rax, 21                        # B[2] = rol(A[2,2] ^ D[2], 43)
    xor r13, rbp                             # A[4,4] ^ D[4]
    rorx r13, r13, 50                        # B[4] = rol(A[4,4] ^ D[4], 14)
    xor rsi, r11                             # A[3,3] ^ D[3]
    andn rcx, r10, rax                       # ~B[1] & B[2]
    rorx rsi, rsi, 43                        # B[3] = rol(A[3,3] ^ D[3], 21)
    xor rcx, rbx                             # E[0,0] = B[0] ^ (~B[1] & B[2])
    xor rcx, [rdx + 0]                       # iota
    andn rdx, rax, rsi                       # ~B[2] & B[3]
    xor r15, r8                              # A[2,4] ^ D[2]
    mov [rsp + 0], rcx                       # E[0,0]
    andn rcx, rsi, r13                       # ~B[3] & B[4]
    xor rcx, rax                             # E[2,0] = B[2] ^ (~B[3] & B[4])
    andn rax, r13, rbx                       # ~B[4] & B[0]
    mov [rsp + 16], rcx                      # E[2,0]
    mov rcx, [rdi + 24]                      # A[3,0]
    xor rax, rsi                             # E[3,0] = B[3] ^ (~B[4] & B[0])
    andn rsi, rbx, r10                       # ~B[0] & B[1]
    xor rcx, r11                             # A[3,0] ^ D[3]
    rorx r15, r15, 3                         # B[4] = rol(A[2,4] ^ D[2], 61)
    xor rsi, r13                             # E[4,0] = B[4] ^ (~B[0] & B[1])
    mov rbx, [rdi + 72]                      # A[4,1]
    rorx rcx, rcx, 36                        # B[0] = rol(A[3,0] ^ D[3], 28)
    xor rbx, rbp                             # A[4,1] ^ D[4]
    mov r13, [rdi + 80]                      # A[0,2]
    xor r13, r12                             # A[0,2] ^ D[0]
    rorx r13, r13, 61                        # B[2] = rol(A[0,2] ^ D[0], 3)
    xor rdx, r10                             # E[1,0] = B[1] ^ (~B[2] & B[3])
    rorx rbx, rbx, 44                        # B[1] = rol(A[4,1] ^ D[4], 20)
    mov r10, [rdi + 128]                     # A[1,3]
    xor r10, r9                              # A[1,3] ^ D[1]
    mov [rsp + 32], rsi                      # E[4,0]
    rorx r10, r10, 19                        # B[3] = rol(A[1,3] ^ D[1], 45)
    andn rsi, rbx, r13                       # ~B[1] & B[2]
    xor rsi, rcx                             # E[0,1] = B[0] ^ (~B[1] & B[2])
    mov [rsp + 24], rax                      # E[3,0]
    andn rax, r13, r10                       # ~B[2] & B[3]
    mov [rsp + 8], rdx                       # E[1,0]
    xor rax, rbx                             # E[1,1] = B[1] ^ (~B[2] & B[3])
    mov [rsp + 40], rsi                      # E[0,1]
    mov [rsp + 48], rax                      # E[1,1]
    andn rdx, r15, rcx                       # ~B[4] & B[0]
    andn rsi, r10, r15                       # ~B[3] & B[4]
    xor rdx, r10                             # E[3,1] = B[3] ^ (~B[4] & B[0])
    xor rsi, r13                             # E[2,1] = B[2] ^ (~B[3] & B[4])
    mov rax, [rdi + 56]                      # A[2,1]
    xor rax, r8                              # A[2,1] ^ D[2]
    rorx rax, rax, 58                        # B[1] = rol(A[2,1] ^ D[2], 6)
    mov r10, [rdi + 8]                       # A[1,0]
    andn r13, rcx, rbx                       # ~B[0] & B[1]
    mov rcx, [rdi + 104]                     # A[3,2]
    xor rcx, r11                             # A[3,2] ^ D[3]
    xor r10, r9                              # A[1,0] ^ D[1]
    xor r13, r15                             # E[4,1] = B[4] ^ (~B[0] & B[1])
    mov rbx, [rdi + 152]                     # A[4,3]
    rorx r10, r10, 63                        # B[0] = rol(A[1,0] ^ D[1], 1)
    mov [rsp + 72], r13                      # E[4,1]
    xor rbx, rbp                             # A[4,3] ^ D[4]
    rorx rcx, rcx, 39                        # B[2] = rol(A[3,2] ^ D[3], 25)
    mov [rsp + 64], rdx                      # E[3,1]
    mov r15, [rdi + 160]                     # A[0,4]
    xor r15, r12                             # A[0,4] ^ D[0]
    rorx rbx, rbx, 56                        # B[3] = rol(A[4,3] ^ D[4], 8)
    rorx r15, r15, 46                        # B[4] = rol(A[0,4] ^ D[0], 18)
    andn r13, rax, rcx                       # ~B[1] & B[2]
    andn rdx, rbx, r15                       # ~B[3] & B[4]
    xor rdx, rcx                             # E[2,2] = B[2] ^ (~B[3] & B[4])
    xor r13, r10                             # E[0,2] = B[0] ^ (~B[1] & B[2])
    mov [rsp + 96], rdx                      # E[2,2]
    andn rdx, rcx, rbx                       # ~B[2] & B[3]
    xor rdx, rax                             # E[1,2] = B[1] ^ (~B[2] & B[3])
    andn rcx, r10, rax                       # ~B[0] & B[1]
    mov [rsp + 80], r13                      # E[0,2]
    mov rax, [rdi + 32]                      # A[4,0]
    mov [rsp + 88], rdx                      # E[1,2]
    xor rax, rbp                             # A[4,0] ^ D[4]
    rorx rax, rax, 37                        # B[0] = rol(A[4,0] ^ D[4], 27)
    andn r13, r15, r10                       # ~B[4] & B[0]
    mov rdx, [rdi + 40]                      # A[0,1]
    mov r10, [rdi + 88]                      # A[1,2]
    xor rdx, r12                             # A[0,1] ^ D[0]
    xor r10, r9                              # A[1,2] ^ D[1]
    xor rcx, r15                             # E[4,2] = B[4] ^ (~B[0] & B[1])
    mov [rsp + 56], rsi                      # E[2,1]
    rorx rdx, rdx, 28                        # B[1] = rol(A[0,1] ^ D[0], 36)
    rorx r10, r10, 54                        # B[2] = rol(A[1,2] ^ D[1], 10)
    xor r13, rbx                             # E[3,2] = B[3] ^ (~B[4] & B[0])
    xor r14, r11                             # A[3,4] ^ D[3]
    andn r15, rdx, r10                       # ~B[1] & B[2]
    mov rsi, [rdi + 136]                     # A[2,3]
    xor rsi, r8                              # A[2,3] ^ D[2]
    rorx r14, r14, 8                         # B[4] = rol(A[3,4] ^ D[3], 56)
    rorx rsi, rsi, 49                        # B[3] = rol(A[2,3] ^ D[2], 15)
    andn rbx, r10, rsi                       # ~B[2] & B[3]
    xor rbx, rdx                             # E[1,3] = B[1] ^ (~B[2] & B[3])
    mov [rsp + 104], r13                     # E[3,2]
    xor r15, rax                             # E[0,3] = B[0] ^ (~B[1] & B[2])
    mov [rsp + 120], r15                     # E[0,3]
    mov [rsp + 128], rbx                     # E[1,3]
    andn r13, r14, rax                       # ~B[4] & B[0]
    mov [rsp + 112], rcx                     # E[4,2]
    andn rcx, rsi, r14                       # ~B[3] & B[4]
    xor r13, rsi                             # E[3,3] = B[3] ^ (~B[4] & B[0])
    xor rbx, [rsp + 8]                       # C[1] ^= E[1,0]
    xor r15, [rsp + 0]                       # C[0] ^= E[0,0]
    xor rcx, r10                             # E[2,3] = B[2] ^ (~B[3] & B[4])
    xor rbx, [rsp + 48]                      # C[1] ^= E[1,1]
    xor r15, [rsp + 40]                      # C[0] ^= E[0,1]
    xor r9, [rdi + 168]                      # A[1,4] ^ D[1]
    mov [rsp + 144], r13                     # E[3,3]
    xor r11, [rdi + 64]                      # A[3,1] ^ D[3]
    xor r13, [rsp + 24]                      # C[3] ^= E[3,0]
    xor rbp, [rdi + 112]                     # A[4,2] ^ D[4]
    andn rsi, rax, rdx                       # ~B[0] & B[1]
    mov [rsp + 136], rcx                     # E[2,3]
    rorx r11, r11, 9                         # B[1] = rol(A[3,1] ^ D[3], 55)
    xor r12, [rdi + 120]                     # A[0,3] ^ D[0]
    xor r13, [rsp + 64]                      # C[3] ^= E[3,1]
    xor rcx, [rsp + 16]                      # C[2] ^= E[2,0]
    xor rsi, r14                             # E[4,3] = B[4] ^ (~B[0] & B[1])
    xor rcx, [rsp + 56]                      # C[2] ^= E[2,1]
    xor rbx, [rsp + 88]                      # C[1] ^= E[1,2]
    xor r8, [rdi + 16]                       # A[2,0] ^ D[2]
    xor r13, [rsp + 104]                     # C[3] ^= E[3,2]
    xor rcx, [rsp + 96]                      # C[2] ^= E[2,2]
    rorx r9, r9, 62                          # B[4] = rol(A[1,4] ^ D[1], 2)
    rorx rbp, rbp, 25                        # B[2] = rol(A[4,2] ^ D[4], 39)
    rorx r12, r12, 23                        # B[3] = rol(A[0,3] ^ D[0], 41)
    rorx r8, r8, 2                           # B[0] = rol(A[2,0] ^ D[2], 62)
    xor r15, [rsp + 80]                      # C[0] ^= E[0,2]
    andn r10, r11, rbp                       # ~B[1] & B[2]
    mov [rsp + 152], rsi                     # E[4,3]
    xor r10, r8                              # E[0,4] = B[0] ^ (~B[1] & B[2])
    xor rsi, [rsp + 32]                      # C[4] ^= E[4,0]
    xor r15, r10                             # C[0] ^= E[0,4]
    andn rax, rbp, r12                       # ~B[2] & B[3]
    xor rsi, [rsp + 72]                      # C[4] ^= E[4,1]
    xor rax, r11                             # E[1,4] = B[1] ^ (~B[2] & B[3])
    xor rsi, [rsp + 112]                     # C[4] ^= E[4,2]
    xor rbx, rax                             # C[1] ^= E[1,4]
    andn rdx, r12, r9                        # ~B[3] & B[4]
    xor rdx, rbp                             # E[2,4] = B[2] ^ (~B[3] & B[4])
    andn r14, r9, r8                         # ~B[4] & B[0]
    xor rcx, rdx                             # C[2] ^= E[2,4]
    andn rbp, r8, r11                        # ~B[0] & B[1]
    mov [rsp + 160], r10                     # E[0,4]
    xor rbp, r9                              # E[4,4] = B[4] ^ (~B[0] & B[1])
    xor rsi, rbp                             # C[4] ^= E[4,4]
    xor r14, r12                             # E[3,4] = B[3] ^ (~B[4] & B[0])
    xor r13, r14                             # C[3] ^= E[3,4]
    mov [rsp + 168], rax                     # E[1,4]
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
    rorx rbp, rax, 63                        # rol(C[0], 1)
    rorx r8, rdx, 63                         # rol(C[3], 1)
    rorx r9, rcx, 63                         # rol(C[2], 1)
    xor rbp, rdx                             # D[4] = C[3] ^ rol(C[0], 1)
    mov r10, [rsp + 48]                      # A[1,1]
    rorx r11, rsi, 63                        # rol(C[4], 1)
    rorx r12, rbx, 63                        # rol(C[1], 1)
    xor r8, rbx                              # D[2] = C[1] ^ rol(C[3], 1)
    xor r9, rax                              # D[1] = C[0] ^ rol(C[2], 1)
    mov rdx, [rsp + 200]                     # round constant
    mov rbx, [rsp + 0]                       # A[0,0]
    mov rax, [rsp + 96]                      # A[2,2]
    xor r12, rsi                             # D[0] = C[4] ^ rol(C[1], 1)
    xor r10, r9                              # A[1,1] ^ D[1]
    mov rsi, [rsp + 144]                     # A[3,3]
    xor rax, r8                              # A[2,2] ^ D[2]
    xor r11, rcx                             # D[3] = C[2] ^ rol(C[4], 1)
    rorx r10, r10, 20                        # B[1] = rol(A[1,1] ^ D[1], 44)
    xor rbx, r12                             # A[0,0] ^ D[0]
    rorx rax, rax, 21                        # B[2] = rol(A[2,2] ^ D[2], 43)
    xor r13, rbp                             # A[4,4] ^ D[4]
    rorx r13, r13, 50                        # B[4] = rol(A[4,4] ^ D[4], 14)
    xor rsi, r11                             # A[3,3] ^ D[3]
    andn rcx, r10, rax                       # ~B[1] & B[2]
    rorx rsi, rsi, 43                        # B[3] = rol(A[3,3] ^ D[3], 21)
    xor rcx, rbx                             # E[0,0] = B[0] ^ (~B[1] & B[2])
    xor rcx, [rdx + -8]                      # iota
    andn rdx, rax, rsi                       # ~B[2] & B[3]
    xor r15, r8                              # A[2,4] ^ D[2]
    mov [rdi + 0], rcx                       # E[0,0]
    andn rcx, rsi, r13                       # ~B[3] & B[4]
    xor rcx, rax                             # E[2,0] = B[2] ^ (~B[3] & B[4])
    andn rax, r13, rbx                       # ~B[4] & B[0]
    mov [rdi + 16], rcx                      # E[2,0]
    mov rcx, [rsp + 24]                      # A[3,0]
    xor rax, rsi                             # E[3,0] = B[3] ^ (~B[4] & B[0])
    andn rsi, rbx, r10                       # ~B[0] & B[1]
    xor rcx, r11                             # A[3,0] ^ D[3]
    rorx r15, r15, 3                         # B[4] = rol(A[2,4] ^ D[2], 61)
    xor rsi, r13                             # E[4,0] = B[4] ^ (~B[0] & B[1])
    mov rbx, [rsp + 72]                      # A[4,1]
    rorx rcx, rcx, 36                        # B[0] = rol(A[3,0] ^ D[3], 28)
    xor rbx, rbp                             # A[4,1] ^ D[4]
    mov r13, [rsp + 80]                      # A[0,2]
    xor r13, r12                             # A[0,2] ^ D[0]
    rorx r13, r13, 61                        # B[2] = rol(A[0,2] ^ D[0], 3)
    xor rdx, r10                             # E[1,0] = B[1] ^ (~B[2] & B[3])
    rorx rbx, rbx, 44                        # B[1] = rol(A[4,1] ^ D[4], 20)
    mov r10, [rsp + 128]                     # A[1,3]
    xor r10, r9                              # A[1,3] ^ D[1]
    mov [rdi + 32], rsi                      # E[4,0]
    rorx r10, r10, 19                        # B[3] = rol(A[1,3] ^ D[1], 45)
    andn rsi, rbx, r13                       # ~B[1] & B[2]
    xor rsi, rcx                             # E[0,1] = B[0] ^ (~B[1] & B[2])
    mov [rdi + 24], rax                      # E[3,0]
    andn rax, r13, r10                       # ~B[2] & B[3]
    mov [rdi + 8], rdx                       # E[1,0]
    xor rax, rbx                             # E[1,1] = B[1] ^ (~B[2] & B[3])
    mov [rdi + 40], rsi                      # E[0,1]
    mov [rdi + 48], rax                      # E[1,1]
    andn rdx, r15, rcx                       # ~B[4] & B[0]
    andn rsi, r10, r15                       # ~B[3] & B[4]
    xor rdx, r10                             # E[3,1] = B[3] ^ (~B[4] & B[0])
    xor rsi, r13                             # E[2,1] = B[2] ^ (~B[3] & B[4])
    mov rax, [rsp + 56]                      # A[2,1]
    xor rax, r8                              # A[2,1] ^ D[2]
    rorx rax, rax, 58                        # B[1] = rol(A[2,1] ^ D[2], 6)
    mov r10, [rsp + 8]                       # A[1,0]
    andn r13, rcx, rbx                       # ~B[0] & B[1]
    mov rcx, [rsp + 104]                     # A[3,2]
    xor rcx, r11                             # A[3,2] ^ D[3]
    xor r10, r9                              # A[1,0] ^ D[1]
    xor r13, r15                             # E[4,1] = B[4] ^ (~B[0] & B[1])
    mov rbx, [rsp + 152]                     # A[4,3]
    rorx r10, r10, 63                        # B[0] = rol(A[1,0] ^ D[1], 1)
    mov [rdi + 72], r13                      # E[4,1]
    xor rbx, rbp                             # A[4,3] ^ D[4]
    rorx rcx, rcx, 39                        # B[2] = rol(A[3,2] ^ D[3], 25)
    mov [rdi + 64], rdx                      # E[3,1]
    mov r15, [rsp + 160]                     # A[0,4]
    xor r15, r12                             # A[0,4] ^ D[0]
    rorx rbx, rbx, 56                        # B[3] = rol(A[4,3] ^ D[4], 8)
    rorx r15, r15, 46                        # B[4] = rol(A[0,4] ^ D[0], 18)
    andn r13, rax, rcx                       # ~B[1] & B[2]
    andn rdx, rbx, r15                       # ~B[3] & B[4]
    xor rdx, rcx                             # E[2,2] = B[2] ^ (~B[3] & B[4])
    xor r13, r10                             # E[0,2] = B[0] ^ (~B[1] & B[2])
    mov [rdi + 96], rdx                      # E[2,2]
    andn rdx, rcx, rbx                       # ~B[2] & B[3]
    xor rdx, rax                             # E[1,2] = B[1] ^ (~B[2] & B[3])
    andn rcx, r10, rax                       # ~B[0] & B[1]
    mov [rdi + 80], r13                      # E[0,2]
    mov rax, [rsp + 32]                      # A[4,0]
    mov [rdi + 88], rdx                      # E[1,2]
    xor rax, rbp                             # A[4,0] ^ D[4]
    rorx rax, rax, 37                        # B[0] = rol(A[4,0] ^ D[4], 27)
    andn r13, r15, r10                       # ~B[4] & B[0]
    mov rdx, [rsp + 40]                      # A[0,1]
    mov r10, [rsp + 88]                      # A[1,2]
    xor rdx, r12                             # A[0,1] ^ D[0]
    xor r10, r9                              # A[1,2] ^ D[1]
    xor rcx, r15                             # E[4,2] = B[4] ^ (~B[0] & B[1])
    mov [rdi + 56], rsi                      # E[2,1]
    rorx rdx, rdx, 28                        # B[1] = rol(A[0,1] ^ D[0], 36)
    rorx r10, r10, 54                        # B[2] = rol(A[1,2] ^ D[1], 10)
    xor r13, rbx                             # E[3,2] = B[3] ^ (~B[4] & B[0])
    xor r14, r11                             # A[3,4] ^ D[3]
    andn r15, rdx, r10                       # ~B[1] & B[2]
    mov rsi, [rsp + 136]                     # A[2,3]
    xor rsi, r8                              # A[2,3] ^ D[2]
    rorx r14, r14, 8                         # B[4] = rol(A[3,4] ^ D[3], 56)
    rorx rsi, rsi, 49                        # B[3] = rol(A[2,3] ^ D[2], 15)
    andn rbx, r10, rsi                       # ~B[2] & B[3]
    xor rbx, rdx                             # E[1,3] = B[1] ^ (~B[2] & B[3])
    mov [rdi + 104], r13                     # E[3,2]
    xor r15, rax                             # E[0,3] = B[0] ^ (~B[1] & B[2])
    mov [rdi + 120], r15                     # E[0,3]
    mov [rdi + 128], rbx                     # E[1,3]
    andn r13, r14, rax                       # ~B[4] & B[0]
    mov [rdi + 112], rcx                     # E[4,2]
    andn rcx, rsi, r14                       # ~B[3] & B[4]
    xor r13, rsi                             # E[3,3] = B[3] ^ (~B[4] & B[0])
    xor rbx, [rdi + 8]                       # C[1] ^= E[1,0]
    xor r15, [rdi + 0]                       # C[0] ^= E[0,0]
    xor rcx, r10                             # E[2,3] = B[2] ^ (~B[3] & B[4])
    xor rbx, [rdi + 48]                      # C[1] ^= E[1,1]
    xor r15, [rdi + 40]                      # C[0] ^= E[0,1]
    xor r9, [rsp + 168]                      # A[1,4] ^ D[1]
    mov [rdi + 144], r13                     # E[3,3]
    xor r11, [rsp + 64]                      # A[3,1] ^ D[3]
    xor r13, [rdi + 24]                      # C[3] ^= E[3,0]
    xor rbp, [rsp + 112]                     # A[4,2] ^ D[4]
    andn rsi, rax, rdx                       # ~B[0] & B[1]
    mov [rdi + 136], rcx                     # E[2,3]
    rorx r11, r11, 9                         # B[1] = rol(A[3,1] ^ D[3], 55)
    xor r12, [rsp + 120]                     # A[0,3] ^ D[0]
    xor r13, [rdi + 64]                      # C[3] ^= E[3,1]
    xor rcx, [rdi + 16]                      # C[2] ^= E[2,0]
    xor rsi, r14                             # E[4,3] = B[4] ^ (~B[0] & B[1])
    xor rcx, [rdi + 56]                      # C[2] ^= E[2,1]
    xor rbx, [rdi + 88]                      # C[1] ^= E[1,2]
    xor r8, [rsp + 16]                       # A[2,0] ^ D[2]
    xor r13, [rdi + 104]                     # C[3] ^= E[3,2]
    xor rcx, [rdi + 96]                      # C[2] ^= E[2,2]
    rorx r9, r9, 62                          # B[4] = rol(A[1,4] ^ D[1], 2)
    rorx rbp, rbp, 25                        # B[2] = rol(A[4,2] ^ D[4], 39)
    rorx r12, r12, 23                        # B[3] = rol(A[0,3] ^ D[0], 41)
    rorx r8, r8, 2                           # B[0] = rol(A[2,0] ^ D[2], 62)
    xor r15, [rdi + 80]                      # C[0] ^= E[0,2]
    andn r10, r11, rbp                       # ~B[1] & B[2]
    mov [rdi + 152], rsi                     # E[4,3]
    xor r10, r8                              # E[0,4] = B[0] ^ (~B[1] & B[2])
    xor rsi, [rdi + 32]                      # C[4] ^= E[4,0]
    xor r15, r10                             # C[0] ^= E[0,4]
    andn rax, rbp, r12                       # ~B[2] & B[3]
    xor rsi, [rdi + 72]                      # C[4] ^= E[4,1]
    xor rax, r11                             # E[1,4] = B[1] ^ (~B[2] & B[3])
    xor rsi, [rdi + 112]                     # C[4] ^= E[4,2]
    xor rbx, rax                             # C[1] ^= E[1,4]
    andn rdx, r12, r9                        # ~B[3] & B[4]
    xor rdx, rbp                             # E[2,4] = B[2] ^ (~B[3] & B[4])
    andn r14, r9, r8                         # ~B[4] & B[0]
    xor rcx, rdx                             # C[2] ^= E[2,4]
    andn rbp, r8, r11                        # ~B[0] & B[1]
    mov [rdi + 160], r10                     # E[0,4]
    xor rbp, r9                              # E[4,4] = B[4] ^ (~B[0] & B[1])
    xor rsi, rbp                             # C[4] ^= E[4,4]
    xor r14, r12                             # E[3,4] = B[3] ^ (~B[4] & B[0])
    xor r13, r14                             # C[3] ^= E[3,4]
    mov [rdi + 168], rax                     # E[1,4]
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
    rorx rbp, rax, 63                        # rol(C[0], 1)
    rorx r8, rdx, 63                         # rol(C[3], 1)
    rorx r9, rcx, 63                         # rol(C[2], 1)
    xor rbp, rdx                             # D[4] = C[3] ^ rol(C[0], 1)
    mov r10, [rsp + 48]                      # A[1,1]
    rorx r11, rsi, 63                        # rol(C[4], 1)
    rorx r12, rbx, 63                        # rol(C[1], 1)
    xor r8, rbx                              # D[2] = C[1] ^ rol(C[3], 1)
    xor r9, rax                              # D[1] = C[0] ^ rol(C[2], 1)
    mov rdx, [rsp + 200]                     # round constant
    mov rbx, [rsp + 0]                       # A[0,0]
    mov rax, [rsp + 96]                      # A[2,2]
    xor r12, rsi                             # D[0] = C[4] ^ rol(C[1], 1)
    xor r10, r9                              # A[1,1] ^ D[1]
    mov rsi, [rsp + 144]                     # A[3,3]
    xor rax, r8                              # A[2,2] ^ D[2]
    xor r11, rcx                             # D[3] = C[2] ^ rol(C[4], 1)
    rorx r10, r10, 20                        # B[1] = rol(A[1,1] ^ D[1], 44)
    xor rbx, r12                             # A[0,0] ^ D[0]
    rorx rax, rax, 21                        # B[2] = rol(A[2,2] ^ D[2], 43)
    xor r13, rbp                             # A[4,4] ^ D[4]
    rorx r13, r13, 50                        # B[4] = rol(A[4,4] ^ D[4], 14)
    xor rsi, r11                             # A[3,3] ^ D[3]
    andn rcx, r10, rax                       # ~B[1] & B[2]
    rorx rsi, rsi, 43                        # B[3] = rol(A[3,3] ^ D[3], 21)
    xor rcx, rbx                             # E[0,0] = B[0] ^ (~B[1] & B[2])
    xor rcx, [rdx + -8]                      # iota
    andn rdx, rax, rsi                       # ~B[2] & B[3]
    xor r15, r8                              # A[2,4] ^ D[2]
    mov [rdi + 0], rcx                       # E[0,0]
    andn rcx, rsi, r13                       # ~B[3] & B[4]
    xor rcx, rax                             # E[2,0] = B[2] ^ (~B[3] & B[4])
    andn rax, r13, rbx                       # ~B[4] & B[0]
    mov [rdi + 16], rcx                      # E[2,0]
    mov rcx, [rsp + 24]                      # A[3,0]
    xor rax, rsi                             # E[3,0] = B[3] ^ (~B[4] & B[0])
    andn rsi, rbx, r10                       # ~B[0] & B[1]
    xor rcx, r11                             # A[3,0] ^ D[3]
    rorx r15, r15, 3                         # B[4] = rol(A[2,4] ^ D[2], 61)
    xor rsi, r13                             # E[4,0] = B[4] ^ (~B[0] & B[1])
    mov rbx, [rsp + 72]                      # A[4,1]
    rorx rcx, rcx, 36                        # B[0] = rol(A[3,0] ^ D[3], 28)
    xor rbx, rbp                             # A[4,1] ^ D[4]
    mov r13, [rsp + 80]                      # A[0,2]
    xor r13, r12                             # A[0,2] ^ D[0]
    rorx r13, r13, 61                        # B[2] = rol(A[0,2] ^ D[0], 3)
    xor rdx, r10                             # E[1,0] = B[1] ^ (~B[2] & B[3])
    rorx rbx, rbx, 44                        # B[1] = rol(A[4,1] ^ D[4], 20)
    mov r10, [rsp + 128]                     # A[1,3]
    xor r10, r9                              # A[1,3] ^ D[1]
    mov [rdi + 32], rsi                      # E[4,0]
    rorx r10, r10, 19                        # B[3] = rol(A[1,3] ^ D[1], 45)
    andn rsi, rbx, r13                       # ~B[1] & B[2]
    xor rsi, rcx                             # E[0,1] = B[0] ^ (~B[1] & B[2])
    mov [rdi + 24], rax                      # E[3,0]
    andn rax, r13, r10                       # ~B[2] & B[3]
    mov [rdi + 8], rdx                       # E[1,0]
    xor rax, rbx                             # E[1,1] = B[1] ^ (~B[2] & B[3])
    mov [rdi + 40], rsi                      # E[0,1]
    mov [rdi + 48], rax                      # E[1,1]
    andn rdx, r15, rcx                       # ~B[4] & B[0]
    andn rsi, r10, r15                       # ~B[3] & B[4]
    xor rdx, r10                             # E[3,1] = B[3] ^ (~B[4] & B[0])
    xor rsi, r13                             # E[2,1] = B[2] ^ (~B[3] & B[4])
    mov rax, [rsp + 56]                      # A[2,1]
    xor rax, r8                              # A[2,1] ^ D[2]
    rorx rax, rax, 58                        # B[1] = rol(A[2,1] ^ D[2], 6)
    mov r10, [rsp + 8]                       # A[1,0]
    andn r13, rcx, rbx                       # ~B[0] & B[1]
    mov rcx, [rsp + 104]                     # A[3,2]
    xor rcx, r11                             # A[3,2] ^ D[3]
    xor r10, r9                              # A[1,0] ^ D[1]
    xor r13, r15                             # E[4,1] = B[4] ^ (~B[0] & B[1])
    mov rbx, [rsp + 152]                     # A[4,3]
    rorx r10, r10, 63                        # B[0] = rol(A[1,0] ^ D[1], 1)
    mov [rdi + 72], r13                      # E[4,1]
    xor rbx, rbp                             # A[4,3] ^ D[4]
    rorx rcx, rcx, 39                        # B[2] = rol(A[3,2] ^ D[3], 25)
    mov [rdi + 64], rdx                      # E[3,1]
    mov r15, [rsp + 160]                     # A[0,4]
    xor r15, r12                             # A[0,4] ^ D[0]
    rorx rbx, rbx, 56                        # B[3] = rol(A[4,3] ^ D[4], 8)
    rorx r15, r15, 46                        # B[4] = rol(A[0,4] ^ D[0], 18)
    andn r13, rax, rcx                       # ~B[1] & B[2]
    andn rdx, rbx, r15                       # ~B[3] & B[4]
    xor rdx, rcx                             # E[2,2] = B[2] ^ (~B[3] & B[4])
    xor r13, r10                             # E[0,2] = B[0] ^ (~B[1] & B[2])
    mov [rdi + 96], rdx                      # E[2,2]
    andn rdx, rcx, rbx                       # ~B[2] & B[3]
    xor rdx, rax                             # E[1,2] = B[1] ^ (~B[2] & B[3])
    andn rcx, r10, rax                       # ~B[0] & B[1]
    mov [rdi + 80], r13                      # E[0,2]
    mov rax, [rsp + 32]                      # A[4,0]
    mov [rdi + 88], rdx                      # E[1,2]
    xor rax, rbp                             # A[4,0] ^ D[4]
    rorx rax, rax, 37                        # B[0] = rol(A[4,0] ^ D[4], 27)
    andn r13, r15, r10                       # ~B[4] & B[0]
    mov rdx, [rsp + 40]                      # A[0,1]
    mov r10, [rsp + 88]                      # A[1,2]
    xor rdx, r12                             # A[0,1] ^ D[0]
    xor r10, r9                              # A[1,2] ^ D[1]
    xor rcx, r15                             # E[4,2] = B[4] ^ (~B[0] & B[1])
    mov [rdi + 56], rsi                      # E[2,1]
    rorx rdx, rdx, 28                        # B[1] = rol(A[0,1] ^ D[0], 36)
    rorx r10, r10, 54                        # B[2] = rol(A[1,2] ^ D[1], 10)
    xor r13, rbx                             # E[3,2] = B[3] ^ (~B[4] & B[0])
    xor r14, r11                             # A[3,4] ^ D[3]
    andn r15, rdx, r10                       # ~B[1] & B[2]
    mov rsi, [rsp + 136]                     # A[2,3]
    xor rsi, r8                              # A[2,3] ^ D[2]
    rorx r14, r14, 8                         # B[4] = rol(A[3,4] ^ D[3], 56)
    rorx rsi, rsi, 49                        # B[3] = rol(A[2,3] ^ D[2], 15)
    andn rbx, r10, rsi                       # ~B[2] & B[3]
    xor rbx, rdx                             # E[1,3] = B[1] ^ (~B[2] & B[3])
    mov [rdi + 104], r13                     # E[3,2]
    xor r15, rax                             # E[0,3] = B[0] ^ (~B[1] & B[2])
    mov [rdi + 120], r15                     # E[0,3]
    mov [rdi + 128], rbx                     # E[1,3]
    andn r13, r14, rax                       # ~B[4] & B[0]
    mov [rdi + 112], rcx                     # E[4,2]
    andn rcx, rsi, r14                       # ~B[3] & B[4]
    xor r13, rsi                             # E[3,3] = B[3] ^ (~B[4] & B[0])
    xor rbx, [rdi + 8]                       # C[1] ^= E[1,0]
    xor r15, [rdi + 0]                       # C[0] ^= E[0,0]
    xor rcx, r10                             # E[2,3] = B[2] ^ (~B[3] & B[4])
    xor rbx, [rdi + 48]                      # C[1] ^= E[1,1]
    xor r15, [rdi + 40]                      # C[0] ^= E[0,1]
    xor r9, [rsp + 168]                      # A[1,4] ^ D[1]
    mov [rdi + 144], r13                     # E[3,3]
    xor r11, [rsp + 64]                      # A[3,1] ^ D[3]
    xor r13, [rdi + 24]                      # C[3] ^= E[3,0]
    xor rbp, [rsp + 112]                     # A[4,2] ^ D[4]
    andn rsi, rax, rdx                       # ~B[0] & B[1]
    mov [rdi + 136], rcx                     # E[2,3]
    rorx r11, r11, 9                         # B[1] = rol(A[3,1] ^ D[3], 55)
    xor r12, [rsp + 120]                     # A[0,3] ^ D[0]
    xor r13, [rdi + 64]                      # C[3] ^= E[3,1]
    xor rcx, [rdi + 16]                      # C[2] ^= E[2,0]
    xor rsi, r14                             # E[4,3] = B[4] ^ (~B[0] & B[1])
    xor rcx, [rdi + 56]                      # C[2] ^= E[2,1]
    xor rbx, [rdi + 88]                      # C[1] ^= E[1,2]
    xor r8, [rsp + 16]                       # A[2,0] ^ D[2]
    xor r13, [rdi + 104]                     # C[3] ^= E[3,2]
    xor rcx, [rdi + 96]                      # C[2] ^= E[2,2]
    rorx r9, r9, 62                          # B[4] = rol(A[1,4] ^ D[1], 2)
    rorx rbp, rbp, 25                        # B[2] = rol(A[4,2] ^ D[4], 39)
    rorx r12, r12, 23                        # B[3] = rol(A[0,3] ^ D[0], 41)
    rorx r8, r8, 2                           # B[0] = rol(A[2,0] ^ D[2], 62)
    xor r15, [rdi + 80]                      # C[0] ^= E[0,2]
    andn r10, r11, rbp                       # ~B[1] & B[2]
    mov [rdi + 152], rsi                     # E[4,3]
    xor r10, r8                              # E[0,4] = B[0] ^ (~B[1] & B[2])
    xor rsi, [rdi + 32]                      # C[4] ^= E[4,0]
    xor r15, r10                             # C[0] ^= E[0,4]
    andn rax, rbp, r12                       # ~B[2] & B[3]
    xor rsi, [rdi + 72]                      # C[4] ^= E[4,1]
    xor rax, r11                             # E[1,4] = B[1] ^ (~B[2] & B[3])
    xor rsi, [rdi + 112]                     # C[4] ^= E[4,2]
    xor rbx, rax                             # C[1] ^= E[1,4]
    andn rdx, r12, r9                        # ~B[3] & B[4]
    xor rdx, rbp                             # E[2,4] = B[2] ^ (~B[3] & B[4])
    andn r14, r9, r8                         # ~B[4] & B[0]
    xor rcx, rdx                             # C[2] ^= E[2,4]
    andn rbp, r8, r11                        # ~B[0] & B[1]
    mov [rdi + 160], r10                     # E[0,4]
    xor rbp, r9                              # E[4,4] = B[4] ^ (~B[0] & B[1])
    xor rsi, rbp                             # C[4] ^= E[4,4]
    xor r14, r12                             # E[3,4] = B[3] ^ (~B[4] & B[0])
    xor r13, r14                             # C[3] ^= E[3,4]
    mov [rdi + 168], rax                     # E[1,4]
    mov rax, r15
    mov r15, rdx
    mov rdx, r13
    mov r13, rbp
    cmp qword ptr [rsp + 224], 0
    jne LOCAL(bmi2_absorb)
    mov [rdi + 176], r15                     # A[2,4]
    mov [rdi + 184], r14                     # A[3,4]
    mov [rdi + 192], r13                     # A[4,4]
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
    rorx rbp, rax, 63                        # rol(C[0], 1)
    rorx r8, rdx, 63                         # rol(C[3], 1)
    rorx r9, rcx, 63                         # rol(C[2], 1)
    xor rbp, rdx                             # D[4] = C[3] ^ rol(C[0], 1)
    mov r10, [rsp + 48]                      # A[1,1]
    rorx r11, rsi, 63                        # rol(C[4], 1)
    rorx r12, rbx, 63                        # rol(C[1], 1)
    xor r8, rbx                              # D[2] = C[1] ^ rol(C[3], 1)
    xor r9, rax                              # D[1] = C[0] ^ rol(C[2], 1)
    mov rdx, [rsp + 200]                     # round constant
    mov rbx, [rsp + 0]                       # A[0,0]
    mov rax, [rsp + 96]                      # A[2,2]
    xor r12, rsi                             # D[0] = C[4] ^ rol(C[1], 1)
    xor r10, r9                              # A[1,1] ^ D[1]
    mov rsi, [rsp + 144]                     # A[3,3]
    xor rax, r8                              # A[2,2] ^ D[2]
    xor r11, rcx                             # D[3] = C[2] ^ rol(C[4], 1)
    rorx r10, r10, 20                        # B[1] = rol(A[1,1] ^ D[1], 44)
    xor rbx, r12                             # A[0,0] ^ D[0]
    rorx rax, rax, 21                        # B[2] = rol(A[2,2] ^ D[2], 43)
    xor r13, rbp                             # A[4,4] ^ D[4]
    rorx r13, r13, 50                        # B[4] = rol(A[4,4] ^ D[4], 14)
    xor rsi, r11                             # A[3,3] ^ D[3]
    andn rcx, r10, rax                       # ~B[1] & B[2]
    rorx rsi, rsi, 43                        # B[3] = rol(A[3,3] ^ D[3], 21)
    xor rcx, rbx                             # E[0,0] = B[0] ^ (~B[1] & B[2])
    xor rcx, [rdx + -8]                      # iota
    mov rdx, [rsp + 216]                     # the next block
    xor rcx, [rdx + 0]                       # E[0,0] ^= data
    andn rdx, rax, rsi                       # ~B[2] & B[3]
    xor r15, r8                              # A[2,4] ^ D[2]
    mov [rdi + 0], rcx                       # E[0,0]
    andn rcx, rsi, r13                       # ~B[3] & B[4]
    xor rcx, rax                             # E[2,0] = B[2] ^ (~B[3] & B[4])
    mov rax, [rsp + 216]                     # the next block
    xor rcx, [rax + 16]                      # E[2,0] ^= data
    andn rax, r13, rbx                       # ~B[4] & B[0]
    mov [rdi + 16], rcx                      # E[2,0]
    mov rcx, [rsp + 24]                      # A[3,0]
    xor rax, rsi                             # E[3,0] = B[3] ^ (~B[4] & B[0])
    mov rsi, [rsp + 216]                     # the next block
    xor rax, [rsi + 24]                      # E[3,0] ^= data
    andn rsi, rbx, r10                       # ~B[0] & B[1]
    xor rcx, r11                             # A[3,0] ^ D[3]
    rorx r15, r15, 3                         # B[4] = rol(A[2,4] ^ D[2], 61)
    xor rsi, r13                             # E[4,0] = B[4] ^ (~B[0] & B[1])
    mov r13, [rsp + 216]                     # the next block
    xor rsi, [r13 + 32]                      # E[4,0] ^= data
    mov rbx, [rsp + 72]                      # A[4,1]
    rorx rcx, rcx, 36                        # B[0] = rol(A[3,0] ^ D[3], 28)
    xor rbx, rbp                             # A[4,1] ^ D[4]
    mov r13, [rsp + 80]                      # A[0,2]
    xor r13, r12                             # A[0,2] ^ D[0]
    rorx r13, r13, 61                        # B[2] = rol(A[0,2] ^ D[0], 3)
    xor rdx, r10                             # E[1,0] = B[1] ^ (~B[2] & B[3])
    mov r10, [rsp + 216]                     # the next block
    xor rdx, [r10 + 8]                       # E[1,0] ^= data
    rorx rbx, rbx, 44                        # B[1] = rol(A[4,1] ^ D[4], 20)
    mov r10, [rsp + 128]                     # A[1,3]
    xor r10, r9                              # A[1,3] ^ D[1]
    mov [rdi + 32], rsi                      # E[4,0]
    rorx r10, r10, 19                        # B[3] = rol(A[1,3] ^ D[1], 45)
    andn rsi, rbx, r13                       # ~B[1] & B[2]
    xor rsi, rcx                             # E[0,1] = B[0] ^ (~B[1] & B[2])
    mov [rdi + 24], rax                      # E[3,0]
    mov rax, [rsp + 216]                     # the next block
    xor rsi, [rax + 40]                      # E[0,1] ^= data
    andn rax, r13, r10                       # ~B[2] & B[3]
    mov [rdi + 8], rdx                       # E[1,0]
    xor rax, rbx                             # E[1,1] = B[1] ^ (~B[2] & B[3])
    mov rdx, [rsp + 216]                     # the next block
    xor rax, [rdx + 48]                      # E[1,1] ^= data
    mov [rdi + 40], rsi                      # E[0,1]
    mov [rdi + 48], rax                      # E[1,1]
    andn rsi, r15, rcx                       # ~B[4] & B[0]
    andn rax, r10, r15                       # ~B[3] & B[4]
    xor rsi, r10                             # E[3,1] = B[3] ^ (~B[4] & B[0])
    xor rsi, [rdx + 64]                      # E[3,1] ^= data
    xor rax, r13                             # E[2,1] = B[2] ^ (~B[3] & B[4])
    xor rax, [rdx + 56]                      # E[2,1] ^= data
    mov r10, [rsp + 56]                      # A[2,1]
    xor r10, r8                              # A[2,1] ^ D[2]
    rorx r10, r10, 58                        # B[1] = rol(A[2,1] ^ D[2], 6)
    mov r13, [rsp + 8]                       # A[1,0]
    andn rdx, rcx, rbx                       # ~B[0] & B[1]
    mov rcx, [rsp + 104]                     # A[3,2]
    xor rcx, r11                             # A[3,2] ^ D[3]
    xor r13, r9                              # A[1,0] ^ D[1]
    xor rdx, r15                             # E[4,1] = B[4] ^ (~B[0] & B[1])
    mov r15, [rsp + 216]                     # the next block
    xor rdx, [r15 + 72]                      # E[4,1] ^= data
    mov rbx, [rsp + 152]                     # A[4,3]
    rorx r13, r13, 63                        # B[0] = rol(A[1,0] ^ D[1], 1)
    mov [rdi + 72], rdx                      # E[4,1]
    xor rbx, rbp                             # A[4,3] ^ D[4]
    rorx rcx, rcx, 39                        # B[2] = rol(A[3,2] ^ D[3], 25)
    mov [rdi + 64], rsi                      # E[3,1]
    mov rdx, [rsp + 160]                     # A[0,4]
    xor rdx, r12                             # A[0,4] ^ D[0]
    rorx rbx, rbx, 56                        # B[3] = rol(A[4,3] ^ D[4], 8)
    rorx rdx, rdx, 46                        # B[4] = rol(A[0,4] ^ D[0], 18)
    andn rsi, rbx, rdx                       # ~B[3] & B[4]
    xor rsi, rcx                             # E[2,2] = B[2] ^ (~B[3] & B[4])
    xor rsi, [r15 + 96]                      # E[2,2] ^= data
    andn r15, r10, rcx                       # ~B[1] & B[2]
    xor r15, r13                             # E[0,2] = B[0] ^ (~B[1] & B[2])
    mov [rdi + 96], rsi                      # E[2,2]
    mov rsi, [rsp + 216]                     # the next block
    xor r15, [rsi + 80]                      # E[0,2] ^= data
    andn rsi, rcx, rbx                       # ~B[2] & B[3]
    xor rsi, r10                             # E[1,2] = B[1] ^ (~B[2] & B[3])
    mov rcx, [rsp + 216]                     # the next block
    xor rsi, [rcx + 88]                      # E[1,2] ^= data
    andn rcx, r13, r10                       # ~B[0] & B[1]
    mov [rdi + 80], r15                      # E[0,2]
    mov r10, [rsp + 32]                      # A[4,0]
    mov [rdi + 88], rsi                      # E[1,2]
    xor r10, rbp                             # A[4,0] ^ D[4]
    rorx r10, r10, 37                        # B[0] = rol(A[4,0] ^ D[4], 27)
    andn r15, rdx, r13                       # ~B[4] & B[0]
    mov rsi, [rsp + 40]                      # A[0,1]
    mov r13, [rsp + 88]                      # A[1,2]
    xor rsi, r12                             # A[0,1] ^ D[0]
    xor r13, r9                              # A[1,2] ^ D[1]
    xor rcx, rdx                             # E[4,2] = B[4] ^ (~B[0] & B[1])
    mov rdx, [rsp + 216]                     # the next block
    xor rcx, [rdx + 112]                     # E[4,2] ^= data
    mov [rdi + 56], rax                      # E[2,1]
    rorx rsi, rsi, 28                        # B[1] = rol(A[0,1] ^ D[0], 36)
    rorx r13, r13, 54                        # B[2] = rol(A[1,2] ^ D[1], 10)
    xor r15, rbx                             # E[3,2] = B[3] ^ (~B[4] & B[0])
    xor r15, [rdx + 104]                     # E[3,2] ^= data
    xor r14, r11                             # A[3,4] ^ D[3]
    andn rax, rsi, r13                       # ~B[1] & B[2]
    mov rbx, [rsp + 136]                     # A[2,3]
    xor rbx, r8                              # A[2,3] ^ D[2]
    rorx r14, r14, 8                         # B[4] = rol(A[3,4] ^ D[3], 56)
    rorx rbx, rbx, 49                        # B[3] = rol(A[2,3] ^ D[2], 15)
    andn rdx, r13, rbx                       # ~B[2] & B[3]
    xor rdx, rsi                             # E[1,3] = B[1] ^ (~B[2] & B[3])
    mov [rdi + 104], r15                     # E[3,2]
    mov r15, [rsp + 216]                     # the next block
    xor rdx, [r15 + 128]                     # E[1,3] ^= data
    xor rax, r10                             # E[0,3] = B[0] ^ (~B[1] & B[2])
    xor rax, [r15 + 120]                     # E[0,3] ^= data
    mov [rdi + 120], rax                     # E[0,3]
    mov [rdi + 128], rdx                     # E[1,3]
    andn r15, r14, r10                       # ~B[4] & B[0]
    mov [rdi + 112], rcx                     # E[4,2]
    andn rcx, rbx, r14                       # ~B[3] & B[4]
    xor r15, rbx                             # E[3,3] = B[3] ^ (~B[4] & B[0])
    xor rdx, [rdi + 8]                       # C[1] ^= E[1,0]
    xor rax, [rdi + 0]                       # C[0] ^= E[0,0]
    xor rcx, r13                             # E[2,3] = B[2] ^ (~B[3] & B[4])
    xor rdx, [rdi + 48]                      # C[1] ^= E[1,1]
    xor rax, [rdi + 40]                      # C[0] ^= E[0,1]
    xor r9, [rsp + 168]                      # A[1,4] ^ D[1]
    mov [rdi + 144], r15                     # E[3,3]
    xor r11, [rsp + 64]                      # A[3,1] ^ D[3]
    xor r15, [rdi + 24]                      # C[3] ^= E[3,0]
    xor rbp, [rsp + 112]                     # A[4,2] ^ D[4]
    andn rbx, r10, rsi                       # ~B[0] & B[1]
    mov [rdi + 136], rcx                     # E[2,3]
    rorx r11, r11, 9                         # B[1] = rol(A[3,1] ^ D[3], 55)
    xor r12, [rsp + 120]                     # A[0,3] ^ D[0]
    xor r15, [rdi + 64]                      # C[3] ^= E[3,1]
    xor rcx, [rdi + 16]                      # C[2] ^= E[2,0]
    xor rbx, r14                             # E[4,3] = B[4] ^ (~B[0] & B[1])
    xor rcx, [rdi + 56]                      # C[2] ^= E[2,1]
    xor rdx, [rdi + 88]                      # C[1] ^= E[1,2]
    xor r8, [rsp + 16]                       # A[2,0] ^ D[2]
    xor r15, [rdi + 104]                     # C[3] ^= E[3,2]
    xor rcx, [rdi + 96]                      # C[2] ^= E[2,2]
    rorx r9, r9, 62                          # B[4] = rol(A[1,4] ^ D[1], 2)
    rorx rbp, rbp, 25                        # B[2] = rol(A[4,2] ^ D[4], 39)
    rorx r12, r12, 23                        # B[3] = rol(A[0,3] ^ D[0], 41)
    rorx r8, r8, 2                           # B[0] = rol(A[2,0] ^ D[2], 62)
    xor rax, [rdi + 80]                      # C[0] ^= E[0,2]
    andn r13, r11, rbp                       # ~B[1] & B[2]
    mov [rdi + 152], rbx                     # E[4,3]
    xor r13, r8                              # E[0,4] = B[0] ^ (~B[1] & B[2])
    xor rbx, [rdi + 32]                      # C[4] ^= E[4,0]
    xor rax, r13                             # C[0] ^= E[0,4]
    andn r10, rbp, r12                       # ~B[2] & B[3]
    xor rbx, [rdi + 72]                      # C[4] ^= E[4,1]
    xor r10, r11                             # E[1,4] = B[1] ^ (~B[2] & B[3])
    xor rbx, [rdi + 112]                     # C[4] ^= E[4,2]
    xor rdx, r10                             # C[1] ^= E[1,4]
    andn rsi, r12, r9                        # ~B[3] & B[4]
    xor rsi, rbp                             # E[2,4] = B[2] ^ (~B[3] & B[4])
    andn r14, r9, r8                         # ~B[4] & B[0]
    xor rcx, rsi                             # C[2] ^= E[2,4]
    andn rbp, r8, r11                        # ~B[0] & B[1]
    mov [rdi + 160], r13                     # E[0,4]
    xor rbp, r9                              # E[4,4] = B[4] ^ (~B[0] & B[1])
    xor rbx, rbp                             # C[4] ^= E[4,4]
    xor r14, r12                             # E[3,4] = B[3] ^ (~B[4] & B[0])
    xor r15, r14                             # C[3] ^= E[3,4]
    mov [rdi + 168], r10                     # E[1,4]
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
    rorx rbp, rax, 63                        # rol(C[0], 1)
    rorx r8, rdx, 63                         # rol(C[3], 1)
    rorx r9, rcx, 63                         # rol(C[2], 1)
    xor rbp, rdx                             # D[4] = C[3] ^ rol(C[0], 1)
    mov r10, [rsp + 48]                      # A[1,1]
    rorx r11, rsi, 63                        # rol(C[4], 1)
    rorx r12, rbx, 63                        # rol(C[1], 1)
    xor r8, rbx                              # D[2] = C[1] ^ rol(C[3], 1)
    xor r9, rax                              # D[1] = C[0] ^ rol(C[2], 1)
    mov rdx, [rsp + 200]                     # round constant
    mov rbx, [rsp + 0]                       # A[0,0]
    mov rax, [rsp + 96]                      # A[2,2]
    xor r12, rsi                             # D[0] = C[4] ^ rol(C[1], 1)
    xor r10, r9                              # A[1,1] ^ D[1]
    mov rsi, [rsp + 144]                     # A[3,3]
    xor rax, r8                              # A[2,2] ^ D[2]
    xor r11, rcx                             # D[3] = C[2] ^ rol(C[4], 1)
    rorx r10, r10, 20                        # B[1] = rol(A[1,1] ^ D[1], 44)
    xor rbx, r12                             # A[0,0] ^ D[0]
    rorx rax, rax, 21                        # B[2] = rol(A[2,2] ^ D[2], 43)
    xor r13, rbp                             # A[4,4] ^ D[4]
    rorx r13, r13, 50                        # B[4] = rol(A[4,4] ^ D[4], 14)
    xor rsi, r11                             # A[3,3] ^ D[3]
    andn rcx, r10, rax                       # ~B[1] & B[2]
    rorx rsi, rsi, 43                        # B[3] = rol(A[3,3] ^ D[3], 21)
    xor rcx, rbx                             # E[0,0] = B[0] ^ (~B[1] & B[2])
    xor rcx, [rdx + -8]                      # iota
    mov rdx, [rsp + 216]                     # the next block
    xor rcx, [rdx + 0]                       # E[0,0] ^= data
    andn rdx, rax, rsi                       # ~B[2] & B[3]
    xor r15, r8                              # A[2,4] ^ D[2]
    mov [rdi + 0], rcx                       # E[0,0]
    andn rcx, rsi, r13                       # ~B[3] & B[4]
    xor rcx, rax                             # E[2,0] = B[2] ^ (~B[3] & B[4])
    mov rax, [rsp + 216]                     # the next block
    xor rcx, [rax + 16]                      # E[2,0] ^= data
    andn rax, r13, rbx                       # ~B[4] & B[0]
    mov [rdi + 16], rcx                      # E[2,0]
    mov rcx, [rsp + 24]                      # A[3,0]
    xor rax, rsi                             # E[3,0] = B[3] ^ (~B[4] & B[0])
    mov rsi, [rsp + 216]                     # the next block
    xor rax, [rsi + 24]                      # E[3,0] ^= data
    andn rsi, rbx, r10                       # ~B[0] & B[1]
    xor rcx, r11                             # A[3,0] ^ D[3]
    rorx r15, r15, 3                         # B[4] = rol(A[2,4] ^ D[2], 61)
    xor rsi, r13                             # E[4,0] = B[4] ^ (~B[0] & B[1])
    mov r13, [rsp + 216]                     # the next block
    xor rsi, [r13 + 32]                      # E[4,0] ^= data
    mov rbx, [rsp + 72]                      # A[4,1]
    rorx rcx, rcx, 36                        # B[0] = rol(A[3,0] ^ D[3], 28)
    xor rbx, rbp                             # A[4,1] ^ D[4]
    mov r13, [rsp + 80]                      # A[0,2]
    xor r13, r12                             # A[0,2] ^ D[0]
    rorx r13, r13, 61                        # B[2] = rol(A[0,2] ^ D[0], 3)
    xor rdx, r10                             # E[1,0] = B[1] ^ (~B[2] & B[3])
    mov r10, [rsp + 216]                     # the next block
    xor rdx, [r10 + 8]                       # E[1,0] ^= data
    rorx rbx, rbx, 44                        # B[1] = rol(A[4,1] ^ D[4], 20)
    mov r10, [rsp + 128]                     # A[1,3]
    xor r10, r9                              # A[1,3] ^ D[1]
    mov [rdi + 32], rsi                      # E[4,0]
    rorx r10, r10, 19                        # B[3] = rol(A[1,3] ^ D[1], 45)
    andn rsi, rbx, r13                       # ~B[1] & B[2]
    xor rsi, rcx                             # E[0,1] = B[0] ^ (~B[1] & B[2])
    mov [rdi + 24], rax                      # E[3,0]
    mov rax, [rsp + 216]                     # the next block
    xor rsi, [rax + 40]                      # E[0,1] ^= data
    andn rax, r13, r10                       # ~B[2] & B[3]
    mov [rdi + 8], rdx                       # E[1,0]
    xor rax, rbx                             # E[1,1] = B[1] ^ (~B[2] & B[3])
    mov rdx, [rsp + 216]                     # the next block
    xor rax, [rdx + 48]                      # E[1,1] ^= data
    mov [rdi + 40], rsi                      # E[0,1]
    mov [rdi + 48], rax                      # E[1,1]
    andn rsi, r15, rcx                       # ~B[4] & B[0]
    andn rax, r10, r15                       # ~B[3] & B[4]
    xor rsi, r10                             # E[3,1] = B[3] ^ (~B[4] & B[0])
    xor rsi, [rdx + 64]                      # E[3,1] ^= data
    xor rax, r13                             # E[2,1] = B[2] ^ (~B[3] & B[4])
    xor rax, [rdx + 56]                      # E[2,1] ^= data
    mov r10, [rsp + 56]                      # A[2,1]
    xor r10, r8                              # A[2,1] ^ D[2]
    rorx r10, r10, 58                        # B[1] = rol(A[2,1] ^ D[2], 6)
    mov r13, [rsp + 8]                       # A[1,0]
    andn rdx, rcx, rbx                       # ~B[0] & B[1]
    mov rcx, [rsp + 104]                     # A[3,2]
    xor rcx, r11                             # A[3,2] ^ D[3]
    xor r13, r9                              # A[1,0] ^ D[1]
    xor rdx, r15                             # E[4,1] = B[4] ^ (~B[0] & B[1])
    mov r15, [rsp + 216]                     # the next block
    xor rdx, [r15 + 72]                      # E[4,1] ^= data
    mov rbx, [rsp + 152]                     # A[4,3]
    rorx r13, r13, 63                        # B[0] = rol(A[1,0] ^ D[1], 1)
    mov [rdi + 72], rdx                      # E[4,1]
    xor rbx, rbp                             # A[4,3] ^ D[4]
    rorx rcx, rcx, 39                        # B[2] = rol(A[3,2] ^ D[3], 25)
    mov [rdi + 64], rsi                      # E[3,1]
    mov rdx, [rsp + 160]                     # A[0,4]
    xor rdx, r12                             # A[0,4] ^ D[0]
    rorx rbx, rbx, 56                        # B[3] = rol(A[4,3] ^ D[4], 8)
    rorx rdx, rdx, 46                        # B[4] = rol(A[0,4] ^ D[0], 18)
    andn rsi, rbx, rdx                       # ~B[3] & B[4]
    xor rsi, rcx                             # E[2,2] = B[2] ^ (~B[3] & B[4])
    xor rsi, [r15 + 96]                      # E[2,2] ^= data
    andn r15, r10, rcx                       # ~B[1] & B[2]
    xor r15, r13                             # E[0,2] = B[0] ^ (~B[1] & B[2])
    mov [rdi + 96], rsi                      # E[2,2]
    mov rsi, [rsp + 216]                     # the next block
    xor r15, [rsi + 80]                      # E[0,2] ^= data
    andn rsi, rcx, rbx                       # ~B[2] & B[3]
    xor rsi, r10                             # E[1,2] = B[1] ^ (~B[2] & B[3])
    mov rcx, [rsp + 216]                     # the next block
    xor rsi, [rcx + 88]                      # E[1,2] ^= data
    andn rcx, r13, r10                       # ~B[0] & B[1]
    mov [rdi + 80], r15                      # E[0,2]
    mov r10, [rsp + 32]                      # A[4,0]
    mov [rdi + 88], rsi                      # E[1,2]
    xor r10, rbp                             # A[4,0] ^ D[4]
    rorx r10, r10, 37                        # B[0] = rol(A[4,0] ^ D[4], 27)
    andn r15, rdx, r13                       # ~B[4] & B[0]
    mov rsi, [rsp + 40]                      # A[0,1]
    mov r13, [rsp + 88]                      # A[1,2]
    xor rsi, r12                             # A[0,1] ^ D[0]
    xor r13, r9                              # A[1,2] ^ D[1]
    xor rcx, rdx                             # E[4,2] = B[4] ^ (~B[0] & B[1])
    mov rdx, [rsp + 216]                     # the next block
    xor rcx, [rdx + 112]                     # E[4,2] ^= data
    mov [rdi + 56], rax                      # E[2,1]
    rorx rsi, rsi, 28                        # B[1] = rol(A[0,1] ^ D[0], 36)
    rorx r13, r13, 54                        # B[2] = rol(A[1,2] ^ D[1], 10)
    xor r15, rbx                             # E[3,2] = B[3] ^ (~B[4] & B[0])
    xor r15, [rdx + 104]                     # E[3,2] ^= data
    xor r14, r11                             # A[3,4] ^ D[3]
    andn rax, rsi, r13                       # ~B[1] & B[2]
    mov rbx, [rsp + 136]                     # A[2,3]
    xor rbx, r8                              # A[2,3] ^ D[2]
    rorx r14, r14, 8                         # B[4] = rol(A[3,4] ^ D[3], 56)
    rorx rbx, rbx, 49                        # B[3] = rol(A[2,3] ^ D[2], 15)
    andn rdx, r13, rbx                       # ~B[2] & B[3]
    xor rdx, rsi                             # E[1,3] = B[1] ^ (~B[2] & B[3])
    mov [rdi + 104], r15                     # E[3,2]
    mov r15, [rsp + 216]                     # the next block
    xor rdx, [r15 + 128]                     # E[1,3] ^= data
    xor rax, r10                             # E[0,3] = B[0] ^ (~B[1] & B[2])
    xor rax, [r15 + 120]                     # E[0,3] ^= data
    mov [rdi + 120], rax                     # E[0,3]
    mov [rdi + 128], rdx                     # E[1,3]
    andn r15, r14, r10                       # ~B[4] & B[0]
    mov [rdi + 112], rcx                     # E[4,2]
    andn rcx, rbx, r14                       # ~B[3] & B[4]
    xor r15, rbx                             # E[3,3] = B[3] ^ (~B[4] & B[0])
    mov rbx, [rsp + 216]                     # the next block
    xor r15, [rbx + 144]                     # E[3,3] ^= data
    xor rdx, [rdi + 8]                       # C[1] ^= E[1,0]
    xor rax, [rdi + 0]                       # C[0] ^= E[0,0]
    xor rcx, r13                             # E[2,3] = B[2] ^ (~B[3] & B[4])
    xor rcx, [rbx + 136]                     # E[2,3] ^= data
    xor rdx, [rdi + 48]                      # C[1] ^= E[1,1]
    xor rax, [rdi + 40]                      # C[0] ^= E[0,1]
    xor r9, [rsp + 168]                      # A[1,4] ^ D[1]
    mov [rdi + 144], r15                     # E[3,3]
    xor r11, [rsp + 64]                      # A[3,1] ^ D[3]
    xor r15, [rdi + 24]                      # C[3] ^= E[3,0]
    xor rbp, [rsp + 112]                     # A[4,2] ^ D[4]
    andn r13, r10, rsi                       # ~B[0] & B[1]
    mov [rdi + 136], rcx                     # E[2,3]
    rorx r11, r11, 9                         # B[1] = rol(A[3,1] ^ D[3], 55)
    xor r12, [rsp + 120]                     # A[0,3] ^ D[0]
    xor r15, [rdi + 64]                      # C[3] ^= E[3,1]
    xor rcx, [rdi + 16]                      # C[2] ^= E[2,0]
    xor r13, r14                             # E[4,3] = B[4] ^ (~B[0] & B[1])
    xor r13, [rbx + 152]                     # E[4,3] ^= data
    xor rcx, [rdi + 56]                      # C[2] ^= E[2,1]
    xor rdx, [rdi + 88]                      # C[1] ^= E[1,2]
    xor r8, [rsp + 16]                       # A[2,0] ^ D[2]
    xor r15, [rdi + 104]                     # C[3] ^= E[3,2]
    xor rcx, [rdi + 96]                      # C[2] ^= E[2,2]
    rorx r9, r9, 62                          # B[4] = rol(A[1,4] ^ D[1], 2)
    rorx rbp, rbp, 25                        # B[2] = rol(A[4,2] ^ D[4], 39)
    rorx r12, r12, 23                        # B[3] = rol(A[0,3] ^ D[0], 41)
    rorx r8, r8, 2                           # B[0] = rol(A[2,0] ^ D[2], 62)
    xor rax, [rdi + 80]                      # C[0] ^= E[0,2]
    andn r10, r11, rbp                       # ~B[1] & B[2]
    mov [rdi + 152], r13                     # E[4,3]
    xor r10, r8                              # E[0,4] = B[0] ^ (~B[1] & B[2])
    xor r10, [rbx + 160]                     # E[0,4] ^= data
    xor r13, [rdi + 32]                      # C[4] ^= E[4,0]
    xor rax, r10                             # C[0] ^= E[0,4]
    andn rsi, rbp, r12                       # ~B[2] & B[3]
    xor r13, [rdi + 72]                      # C[4] ^= E[4,1]
    xor rsi, r11                             # E[1,4] = B[1] ^ (~B[2] & B[3])
    xor r13, [rdi + 112]                     # C[4] ^= E[4,2]
    xor rdx, rsi                             # C[1] ^= E[1,4]
    andn r14, r12, r9                        # ~B[3] & B[4]
    xor r14, rbp                             # E[2,4] = B[2] ^ (~B[3] & B[4])
    andn rbp, r9, r8                         # ~B[4] & B[0]
    xor rcx, r14                             # C[2] ^= E[2,4]
    andn rbx, r8, r11                        # ~B[0] & B[1]
    mov [rdi + 160], r10                     # E[0,4]
    xor rbx, r9                              # E[4,4] = B[4] ^ (~B[0] & B[1])
    xor r13, rbx                             # C[4] ^= E[4,4]
    xor rbp, r12                             # E[3,4] = B[3] ^ (~B[4] & B[0])
    xor r15, rbp                             # C[3] ^= E[3,4]
    mov [rdi + 168], rsi                     # E[1,4]
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
