/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Start of a test firmware for the mps2 and mps3 boards: vectors, FPU, .bss, semihosting, main. The
 * image is loaded where it runs, so .data needs no copy.
 */
    .syntax unified
    .thumb

    .section .vectors, "a"
    .word stack_top
    .word reset + 1
    .rept 13 /* faults end the run: nothing here is expected to raise one */
    .word fault + 1
    .endr
    .word emu_systick

    .text
    .thumb_func
    .globl reset
    .type reset, %function
reset:
#if defined(__ARM_FP) || defined(__ARM_FEATURE_MVE)
    ldr r0, =0xE000ED88 /* CPACR: full access to FPU and MVE (Armv7-M ARM, B3.2.20) */
    ldr r1, [r0]
    orr r1, r1, #0xF00000
    str r1, [r0]
    ldr r0, =0xE000EF34 /* FPCCR without LSPEN: interrupts store the FPU's registers at once */
    ldr r1, [r0]
    bic r1, r1, #0x40000000
    str r1, [r0]
    dsb
    isb
#endif
    ldr r0, =__bss_start__
    ldr r1, =__bss_end__
    movs r2, #0
1:  cmp r0, r1
    it lo
    strlo r2, [r0], #4
    blo 1b
    bl initialise_monitor_handles
    movs r0, #0
    movs r1, #0
    bl main
    bl exit
    .size reset, . - reset

    .weak emu_systick
    .thumb_set emu_systick, fault

    /* SYS_WRITE0, then SYS_EXIT with "run-time error": the host sees a non-zero status. */
    .thumb_func
    .type fault, %function
fault:
    ldr sp, =stack_top
    movs r0, #4
    ldr r1, =fault_text
    bkpt 0xAB
    movs r0, #0x18
    ldr r1, =0x20023
    bkpt 0xAB
    b .
    .size fault, . - fault

    .section .rodata
fault_text:
    .asciz "the processor raised a fault\n"
