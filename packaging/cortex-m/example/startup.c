/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* From reset to main on a Cortex-M: vectors, FPU, initialised data, zeroed data. */
#include "semihosting.h"

#include <string.h>

extern uint32_t stack_top[]; /* cortex-m.ld */
extern char data_start[], data_end[], data_load[], bss_start[], bss_end[];

int main(void);
void reset(void);

static void fault(void) {
    semihosting_write("the processor raised a fault\n");
    semihosting_exit(1);
    for (;;)
        ;
}

void reset(void) {
#if defined(__ARM_FP)
    *(volatile uint32_t *)0xE000ED88 |= 0xFu << 20; /* CPACR: the FPU for all */
    __asm__ volatile("dsb\n isb");
#endif
    memcpy(data_start, data_load, (size_t)(data_end - data_start));
    memset(bss_start, 0, (size_t)(bss_end - bss_start));
    semihosting_exit(main());
    for (;;)
        ;
}

/* The stack pointer, reset, NMI, HardFault, MemManage, BusFault, UsageFault. */
__attribute__((section(".vectors"), used)) static void (*const vectors[])(void) = {
    (void (*)(void))stack_top, reset, fault, fault, fault, fault, fault,
};
