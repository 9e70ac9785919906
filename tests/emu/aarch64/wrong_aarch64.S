/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* "Kernels" that break one rule each: the harness or the trace must name it, and nothing else. */
    .arch armv8-a
    .text
    .macro wrong name
    .p2align 2
    .globl emu_wrong_\name
    .type emu_wrong_\name, %function
emu_wrong_\name:
    .endm

    .irp n, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29
    wrong x\n
    eor x\n, x\n, #0x4000000000
    ret
    .endr

    .irp n, 8, 9, 10, 11, 12, 13, 14, 15
    wrong d\n
    fmov x2, d\n
    eor x2, x2, #0x4000000000
    fmov d\n, x2
    ret
    .endr

    wrong fpcr
    mrs x2, fpcr
    eor x2, x2, #0x01000000
    msr fpcr, x2
    ret

    wrong sp
    sub sp, sp, #16
    ret

    wrong before
    ldrb w2, [x0, #-1]
    eor w2, w2, #0x10
    strb w2, [x0, #-1]
    ret

    wrong after
    ldrb w2, [x0, #200]
    eor w2, w2, #0x10
    strb w2, [x0, #200]
    ret

    wrong above
    ldr x2, [sp]
    mvn x2, x2
    str x2, [sp]
    ret

    wrong deep
    sub x3, sp, #4096
    ldr x2, [x3]
    mvn x2, x2
    str x2, [x3]
    ret

    /* Needs SHA-3 instructions. */
    .arch armv8.2-a+sha3
    wrong sha3
    eor3 v0.16b, v1.16b, v2.16b, v3.16b
    ret
    .arch armv8-a

    /* For the trace alone. */

    wrong below /* stores below sp */
    str x0, [sp, #-16]
    ret

    wrong below_again /* takes its frame down before it reads from it */
    str x0, [sp, #-16]!
    add sp, sp, #16
    ldr x1, [sp, #-16]
    ret

    wrong unaligned /* memory may be accessed through sp only while that is a multiple of 16 */
    str x0, [sp, #-8]!
    ldr x1, [sp], #8
    ret

    wrong early /* reads in front of the states */
    ldr x2, [x0, #-8]
    ret

    wrong late /* reads behind the states */
    ldp x2, x3, [x0, #192]
    ret

    wrong argument /* reads an argument on the stack that nobody gave */
    ldr x2, [sp]
    ret

    wrong address /* depends on the state */
    ldr x2, [x0]
    and x2, x2, #0x38
    ldr x2, [x0, x2]
    ret

    wrong branch /* depends on the state */
    ldr x2, [x0]
    tbz x2, #5, 1f
    mvn x2, x2
1:  ret

    wrong platform /* reads x18 */
    str x18, [x0]
    ret

    .section .note.GNU-stack, "", %progbits
