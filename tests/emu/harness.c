/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Runs every kernel of emu_kernels.h on the states of the file states.in and writes what comes out
 * to NAME.out; emu.py on the host knows what is right. In call i, states are permuted by 1 + i % 24
 * rounds and lie at an address of 4 modulo 8 for odd i. Around every call: guard words on both
 * sides of the state, a painted stack with the caller's words above, random values in the registers
 * that AAPCS reserves. First come the functions of wrong.S, each of which must be caught.
 * At last every kernel runs again while a timer interrupts it every few hundred instructions, and
 * what lies below the stack pointer is overwritten: nothing may change.
 *
 * Output, one a line: control NAME: FAULTS; kernel NAME: N bytes of stack; interrupted NAME: N
 * times; fault NAME: state I: FAULTS.
 */
#include "emu.h"
#include "emu_kernels.h" /* written by emu.py: KERNELS(X) */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum {
    WORDS = EMU_WORDS,
    GUARD = 64,
    STACK = 1024 /* words */,
    CALLER = 64,
    DEEPEST = 1024 /* bytes */
};

#define CONTROLS(X) X(emu_right) X(emu_wrong_rounds) X(emu_wrong_bit)
#define DECLARE(name) void name(uint32_t *state, uint32_t rounds);
CONTROLS(DECLARE)
KERNELS(DECLARE)

#ifdef __ARM_FP
#define IF_FLOAT(x) x
#else
#define IF_FLOAT(x)
#endif
#ifdef __ARM_FEATURE_MVE
#define IF_MVE(x) x
#else
#define IF_MVE(x)
#endif
#define WRONGS(X)                                                                                  \
    X(r4)                                                                                          \
    X(r5)                                                                                          \
    X(r6)                                                                                          \
    X(r7)                                                                                          \
    X(r8)                                                                                          \
    X(r9) X(r10) X(r11) X(sp) IF_FLOAT(X(float)) IF_MVE(X(vpr)) X(before) X(after) X(above) X(deep)
#define DECLARE_WRONG(name) void emu_wrong_##name(uint32_t *state, uint32_t rounds);
WRONGS(DECLARE_WRONG)
DECLARE_WRONG(below)

typedef void kernel(uint32_t *state, uint32_t rounds);

static uint32_t states[EMU_CALLS][WORDS], area[GUARD + WORDS + 2 + GUARD];
static uint32_t stack[STACK + CALLER] __attribute__((aligned(8)));
static uint32_t seed = 2463534242u;
static char found[160];
static int interrupted;

static uint32_t noise(void) { /* xorshift32, Marsaglia 2003 */
    seed ^= seed << 13;
    seed ^= seed >> 17;
    seed ^= seed << 5;
    return seed;
}

/* Paint is a value of its own for each place, so that no value a kernel stores can hide. */
static uint32_t paint(size_t place) {
    return 0x9E3779B9u * (uint32_t)(place + 1) ^ 0xA5A5A5A5u;
}

static void fault(const char *what) {
    strncat(found, " ", sizeof found - strlen(found) - 1);
    strncat(found, what, sizeof found - strlen(found) - 1);
}

/* SysTick: control, reload value, current value (Armv7-M ARM, B3.3). */
static volatile uint32_t *const systick = (volatile uint32_t *)0xE000E010;

static void call_interrupted(emu_frame *frame) {
    systick[1] = 200;
    systick[2] = 0;
    systick[0] = 7; /* processor clock, interrupt, enable */
    emu_call(frame);
    systick[0] = 0;
}

/* Calls f on a copy of the state and leaves the result there; returns the bytes of stack used. */
static size_t call(kernel *f, uint32_t *state, uint32_t rounds, size_t shift) {
    uint32_t *copy = area + GUARD + shift;
    emu_frame frame;
    size_t untouched = 0;
    for (size_t i = 0; i < sizeof area / 4; i++)
        area[i] = paint(i);
    for (size_t i = 0; i < sizeof stack / 4; i++)
        stack[i] = paint(i);
    memcpy(copy, state, 4 * WORDS);
    for (size_t i = 0; i < 8; i++)
        frame.before[i] = noise();
    for (size_t i = 0; i < 16; i++)
        frame.fbefore[i] = noise();
    frame.function = (uint32_t)(uintptr_t)f;
    frame.argument[0] = (uint32_t)(uintptr_t)copy;
    frame.argument[1] = rounds;
    frame.sp = (uint32_t)(uintptr_t)(stack + STACK);
    found[0] = 0;
    if (interrupted)
        call_interrupted(&frame);
    else
        emu_call(&frame);

    for (size_t i = 0; i < 8; i++)
        if (frame.after[i] != frame.before[i]) {
            char name[4] = {'r', (char)('4' + i), 0, 0};
            if (i >= 6)
                name[1] = '1', name[2] = (char)('0' + i - 6);
            fault(name);
        }
    if (frame.sp != (uint32_t)(uintptr_t)(stack + STACK))
        fault("sp");
#ifdef __ARM_FP
    if (memcmp(frame.fbefore, frame.fafter, sizeof frame.fbefore))
        fault("float");
#endif
#ifdef __ARM_FEATURE_MVE
    if (frame.vpr)
        fault("vpr");
#endif
    for (size_t i = 0; i < sizeof area / 4; i++)
        if (area[i] != paint(i) && (i < GUARD + shift || i >= GUARD + shift + WORDS)) {
            fault(i < GUARD + shift ? "before" : "after");
            break;
        }
    for (size_t i = STACK; i < STACK + CALLER; i++)
        if (stack[i] != paint(i)) {
            fault("above");
            break;
        }
    while (untouched < STACK && stack[untouched] == paint(untouched))
        untouched++;
    if (4 * (STACK - untouched) > DEEPEST)
        fault("deep");
    memcpy(state, copy, 4 * WORDS);
    return 4 * (STACK - untouched);
}

static FILE *open_or_stop(const char *name, const char *mode) {
    FILE *file = fopen(name, mode);
    if (!file) {
        printf("cannot open %s\n", name);
        exit(1);
    }
    return file;
}

static void read_states(void) {
    FILE *file = open_or_stop("states.in", "rb");
    if (fread(states, sizeof states, 1, file) != 1) {
        printf("states.in is too short\n");
        exit(1);
    }
    fclose(file);
}

static void run(const char *name, kernel *f) {
    size_t deepest = 0;
    char path[128];
    FILE *file;
    read_states();
    for (size_t i = 0; i < EMU_CALLS; i++) {
        size_t depth = call(f, states[i], 1 + (uint32_t)(i % 24), i % 2);
        deepest = depth > deepest ? depth : deepest;
        if (found[0])
            printf("fault %s: state %u:%s\n", name, (unsigned)i, found);
    }
    snprintf(path, sizeof path, "%s.out", name);
    file = open_or_stop(path, "wb");
    fwrite(states, sizeof states, 1, file);
    fclose(file);
    printf("kernel %s: %u bytes of stack\n", name, (unsigned)deepest);
}

/* The result with interrupts against that without, which the host judges. */
static void run_interrupted(const char *name, kernel *f) {
    uint32_t before = emu_interrupts;
    read_states();
    for (size_t i = 0; i < 48; i++) {
        uint32_t quiet[WORDS], rounds = 1 + (uint32_t)(i % 24);
        memcpy(quiet, states[i], sizeof quiet);
        call(f, quiet, rounds, i % 2);
        interrupted = 1;
        call(f, states[i], rounds, i % 2);
        interrupted = 0;
        if (memcmp(quiet, states[i], sizeof quiet))
            fault("below");
        if (found[0])
            printf("fault %s: state %u, interrupted:%s\n", name, (unsigned)i, found);
    }
    printf("interrupted %s: %u times\n", name, (unsigned)(emu_interrupts - before));
}

int main(void) {
    uint32_t some[WORDS] = {1};
#define CONTROL(name)                                                                              \
    call(emu_wrong_##name, some, 24, 0);                                                           \
    printf("control " #name ":%s\n", found);
    WRONGS(CONTROL)
#define RUN(name) run(#name, name);
    CONTROLS(RUN)
    KERNELS(RUN)
#define RUN_INTERRUPTED(name) run_interrupted(#name, name);
    KERNELS(RUN_INTERRUPTED)
    run_interrupted("emu_wrong_below", emu_wrong_below);
    printf("done\n");
    return 0;
}
