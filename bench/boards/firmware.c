/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Measures every kernel for Cortex-M, and the micro-benchmarks of the core's model, with the cycle
 * counter of the core (DWT). No vendor's code: board.h, which board.py writes from boards.toml, has
 * the few registers that a board needs. Prints one JSON object on one line (lanewise_lab/compare.py
 * explains it), again and again, so that a listener that starts late misses nothing.
 *
 * Interrupts are off. Each function is called RUNS times on the same state, which lies at an odd
 * multiple of 8; least, median and most cycles are printed, the caller's share included. What a
 * kernel computes is compared with portable C. An emulator has no cycle counter: then SysTick
 * counts, and the object says so.
 */
#include "board.h"
#include "keccak/backend.h"

#include <stdint.h>
#include <string.h>

enum { RUNS = 33, STATE = 200 };

typedef void function(uint32_t *state, uint32_t rounds);
#define DECLARE(name) function name;
KERNELS(DECLARE)
PROBES(DECLARE)
extern const lanewise_backend lanewise_backend_x1_c32;
extern uint32_t stack_top[];
extern char data_start[], data_end[], data_load[], bss_start[], bss_end[];

#define REGISTER(address) (*(volatile uint32_t *)(uintptr_t)(address))

/* Armv7-M ARM: C1.8 (DWT), C1.6.5 (DEMCR), B3.3 (SysTick), B3.2.8 (CCR). */
#define DEMCR REGISTER(0xE000EDFC)
#define DWT_CTRL REGISTER(0xE0001000)
#define DWT_CYCCNT REGISTER(0xE0001004)
#define DWT_LAR REGISTER(0xE0001FB0) /* the lock of Cortex-M7's */
#define SYST_CSR REGISTER(0xE000E010)
#define SYST_RVR REGISTER(0xE000E014)
#define SYST_CVR REGISTER(0xE000E018)
#define CCR REGISTER(0xE000ED14)
#define CPACR REGISTER(0xE000ED88)

static uint8_t memory[STATE + 16] __attribute__((aligned(16)));
static uint32_t *const state = (uint32_t *)(void *)(memory + 8);
static uint32_t expected[STATE / 4];
static int has_dwt;

#if EMULATED
/* Semihosting, BKPT 0xAB: SYS_WRITEC and SYS_EXIT. */
static void semihosting(uint32_t operation, uintptr_t argument) {
    register uint32_t r0 __asm__("r0") = operation;
    register uintptr_t r1 __asm__("r1") = argument;
    __asm__ volatile("bkpt 0xAB" : "+r"(r0) : "r"(r1) : "memory");
}

static void put_char(char c) {
    semihosting(3, (uintptr_t)&c);
}
#else
static void put_char(char c) {
    enum { READY = 0x80 }; /* TXE */
#if USART_KIND == 1 /* SR, DR */
    while (!(REGISTER(USART) & READY))
        ;
    REGISTER(USART + 0x04) = (uint8_t)c;
#else               /* ISR, TDR */
    while (!(REGISTER(USART + 0x1C) & READY))
        ;
    REGISTER(USART + 0x28) = (uint8_t)c;
#endif
}
#endif

static void put(const char *text) {
    while (*text)
        put_char(*text++);
}

static void put_number(uint32_t n) {
    char digits[11], *at = digits + sizeof digits - 1;
    *at = 0;
    do
        *--at = (char)('0' + n % 10);
    while (n /= 10);
    put(at);
}

static void put_register(const char *name, uint32_t value) {
    put("\"");
    put(name);
    put("\": \"0x");
    for (int i = 28; i >= 0; i -= 4)
        put_char("0123456789abcdef"[value >> i & 15]);
    put("\"");
}

static void start_counter(void) {
    DEMCR |= 1u << 24; /* TRCENA */
    DWT_LAR = 0xC5ACCE55;
    DWT_CYCCNT = 0;
    DWT_CTRL |= 1;
    uint32_t first = DWT_CYCCNT;
    for (volatile int i = 0; i < 10; i++)
        ;
    has_dwt = DWT_CYCCNT != first;
    SYST_RVR = 0xFFFFFF;
    SYST_CVR = 0;
    SYST_CSR = 5; /* on, the processor's clock, no interrupt */
}

static uint32_t call(function *f, uint32_t rounds) {
    uint32_t before, after;
    for (unsigned i = 0; i < STATE; i++)
        memory[8 + i] = (uint8_t)(i * 131 >> 2);
    __asm__ volatile("dsb\n\tisb" : : : "memory");
    if (has_dwt) {
        before = DWT_CYCCNT;
        f(state, rounds);
        after = DWT_CYCCNT;
        return after - before;
    }
    before = SYST_CVR;
    f(state, rounds);
    after = SYST_CVR;
    return (before - after) & 0xFFFFFF;
}

static void portable(uint32_t *to, uint32_t rounds) {
    lanewise_backend_x1_c32.permute(to, rounds);
}

static void row(const char *name, function *f, uint32_t rounds, int kernel, int last) {
    uint32_t cycles[RUNS];
    for (int n = 0; n < RUNS; n++) {
        uint32_t one = call(f, rounds);
        int i = n;
        for (; i > 0 && cycles[i - 1] > one; i--)
            cycles[i] = cycles[i - 1];
        cycles[i] = one;
    }
    put("{\"name\": \"");
    put(kernel ? name + sizeof "lanewise_" - 1 : name);
    put(kernel ? "\", \"kind\": \"kernel\", \"states\": 1, \"rounds\": "
               : "\", \"kind\": \"probe\", \"rounds\": ");
    put_number(rounds);
    if (kernel) {
        call(f, rounds);
        memcpy(expected, state, STATE);
        call(portable, rounds);
        put(memcmp(expected, state, STATE) ? ", \"right\": false" : ", \"right\": true");
    }
    put(", \"cycles\": [");
    put_number(cycles[0]);
    put(", ");
    put_number(cycles[RUNS / 2]);
    put(", ");
    put_number(cycles[RUNS - 1]);
    put(last ? "]}" : "]}, ");
}

typedef struct write {
    uint32_t address, mask, value;
} write;
static const write at_start[] = {START};
static const write writes[] = {WRITES};
static const struct setting {
    const char *name;
    int model;
    unsigned count; /* of writes, which follow those of the setting before */
} settings[] = {SETTINGS};

static void apply(const write *w, unsigned count) {
    for (unsigned i = 0; i < count; i++)
        if (w[i].mask)
            REGISTER(w[i].address) = (REGISTER(w[i].address) & ~w[i].mask) | w[i].value;
    __asm__ volatile("dsb\n\tisb" : : : "memory");
}

static void report(void) {
    enum { COUNT = sizeof settings / sizeof settings[0] };
    const write *next = writes;
    put("{\"schema\": \"lanewise-cycles-1\", \"where\": \"" WHERE "\", \"core\": \"" CORE "\", ");
    put(EMULATED ? "\"emulated\": true, " : "\"emulated\": false, ");
    put(has_dwt ? "\"counter\": \"DWT_CYCCNT\"" : "\"counter\": \"SysTick\"");
    put(", \"hz\": ");
    put_number(HZ);
    put(", \"compiler\": \"gcc " __VERSION__ "\", \"settings\": [");
    for (unsigned i = 0; i < COUNT; i++) {
        apply(next, settings[i].count);
        next += settings[i].count;
        put("{\"name\": \"");
        put(settings[i].name);
        put(settings[i].model ? "\", \"model\": true, " : "\", \"model\": false, ");
        put("\"registers\": {");
        put_register("CCR", CCR);
#ifdef FLASH_ACR
        put(", ");
        put_register("FLASH_ACR", REGISTER(FLASH_ACR));
#endif
        put("}, \"rows\": [");
#define KERNEL(name)                                                                               \
    row(#name, name, 24, 1, 0);                                                                    \
    row(#name, name, 12, 1, 0);                                                                    \
    row(#name, name, 23, 1, 0);
        KERNELS(KERNEL)
#define PROBE(name) row(#name, name, 24, 0, 0);
        PROBES(PROBE)
        row("probe_empty", probe_empty, 24, 0, 1);
        put(i + 1 < COUNT ? "]}, " : "]}]}\n");
    }
}

static void reset(void) {
    __asm__ volatile("cpsid i");
#ifdef __ARM_FP
    CPACR |= 0xFu << 20;
    __asm__ volatile("dsb\n\tisb");
#endif
    memcpy(data_start, data_load, (size_t)(data_end - data_start));
    memset(bss_start, 0, (size_t)(bss_end - bss_start));
    apply(at_start, sizeof at_start / sizeof at_start[0]);
    start_counter();
    for (;;) {
        put("\n");
        report();
#if EMULATED
        semihosting(0x18, 0x20026);
#endif
        for (volatile uint32_t i = 0; i < HZ / 4; i++)
            ;
    }
}

static void fault(void) {
    put("\nthe processor raised a fault\n");
#if EMULATED
    semihosting(0x18, 0x20023);
#endif
    for (;;)
        ;
}

/* The stack pointer, reset, NMI, HardFault, MemManage, BusFault, UsageFault. */
__attribute__((section(".vectors"), used)) static void (*const vectors[])(void) = {
    (void (*)(void))stack_top, reset, fault, fault, fault, fault, fault,
};
