/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Functions that break one rule of the calling convention each: abi.c must notice all of them. */
    .arch armv8-a
    .text
    .macro wrong name
    .globl abi_wrong_\name
    .type abi_wrong_\name, %function
abi_wrong_\name:
    .endm

    .globl abi_right
    .type abi_right, %function
abi_right:
    stp x19, x29, [sp, #-16]!
    mvn v7.16b, v7.16b // v0 to v7 and the upper halves are nobody's
    ins v8.d[1], x0
    mvn x19, x19
    ldp x19, x29, [sp], #16
    ret

    .irp r, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
    wrong x\r
    eor x\r, x\r, #0x20000
    ret
    .endr

    .irp r, 8, 9, 10, 11, 12, 13, 14, 15
    wrong d\r
    mvn v\r\().16b, v\r\().16b
    ret
    .endr

    wrong fpcr
    msr fpcr, xzr
    ret

    wrong above
    strb wzr, [sp, #40]
    ret

    wrong deep
    sub x9, sp, #2, lsl #12
    strb wzr, [x9]
    ret

    // Keeps values below the stack pointer for some milliseconds. Many, since the frame of a signal
    // has large holes.
    wrong below
    mov x9, #-8192
    mov w10, #0x100000
1:  add x11, sp, x9
    str x9, [x11]
    adds x9, x9, #8
    b.ne 1b
2:  subs w10, w10, #1
    b.ne 2b
    mov x9, #-8192
3:  add x11, sp, x9
    ldr x10, [x11]
    cmp x10, x9
    b.ne 4f
    adds x9, x9, #8
    b.ne 3b
    mov w0, #1
    ret
4:  mov w0, #0
    ret
    .section .note.GNU-stack, "", %progbits
