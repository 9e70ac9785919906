/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Calls one function of kernels_aarch64.h again and again and reports what each call did:
 *
 *     harness NAME STATES < CALLS > OUTCOMES
 *
 * A call is two words, the second argument as the register x1 shall hold it and the place of the
 * states in bytes behind a page's begin, then 25 words of each state. An outcome is two words,
 * a set of broken rules and the bytes of stack used, then the states. emu_aarch64.py on the host
 * writes the former, names the rules and judges the latter. Around every call: painted words on
 * both sides of the states, a painted stack with the caller's words above, and call_aarch64.S.
 */
#include "harness_aarch64.h"
#include "kernels_aarch64.h" /* written by emu_aarch64.py: KERNELS(X) */

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { GUARD = 64, STATES = 25 * 5, PLACES = 128, STACK = 1024, CALLER = 32 }; /* words */

typedef void kernel(uint64_t *states, unsigned rounds);

#define DECLARE(name) kernel name;
KERNELS(DECLARE)

#define ROW(name) {#name, name},
static const struct {
    const char *name;
    kernel *function;
} kernels[] = {KERNELS(ROW){NULL, NULL}};

static uint64_t area[512 + PLACES + STATES + GUARD] __attribute__((aligned(4096)));
static uint64_t stack[STACK + CALLER] __attribute__((aligned(16)));

static uint64_t noise(void) { /* xorshift64, Marsaglia 2003 */
    static uint64_t seed = 88172645463325252u;
    seed ^= seed << 13;
    seed ^= seed >> 7;
    return seed ^= seed << 17;
}

/* Paint is a value of its own for each place, so that no value a kernel stores can hide. */
static uint64_t paint(size_t place) {
    return 0x9E3779B97F4A7C15u * (uint64_t)(place + 1) ^ 0xA5A5A5A5A5A5A5A5u;
}

static void paint_all(uint64_t *words, size_t count) {
    for (size_t i = 0; i < count; i++)
        words[i] = paint(i);
}

static int painted(const uint64_t *words, size_t from, size_t to) {
    while (from < to && words[from] == paint(from))
        from++;
    return from == to;
}

/* The rules in the order of emu_aarch64.py: what is kept, sp, before, after, above. */
static uint64_t call(kernel *f, uint64_t *states, size_t words, uint64_t argument, size_t place,
                     uint64_t *used) {
    const size_t begin = 512 + place, all = sizeof area / sizeof *area;
    uint64_t broken = 0, top = (uintptr_t)(stack + STACK);
    size_t untouched = 0;
    emu_frame frame;
    paint_all(area, all);
    paint_all(stack, STACK + CALLER);
    memcpy(area + begin, states, 8 * words);
    for (size_t i = 0; i < 64; i++)
        frame.noise[i] = noise();
    for (size_t i = 0; i < EMU_KEPT; i++)
        frame.before[i] = noise();
    frame.before[EMU_KEPT - 1] &= 0x03C00000; /* FPCR: DN, FZ, RMode */
    frame.function = (uintptr_t)f;
    frame.argument[0] = (uintptr_t)(area + begin);
    frame.argument[1] = argument;
    frame.sp = top;
    emu_call(&frame);

    for (size_t i = 0; i < EMU_KEPT; i++)
        broken |= (uint64_t)(frame.before[i] != frame.after[i]) << i;
    broken |= (uint64_t)(frame.sp != top) << EMU_KEPT;
    broken |= (uint64_t)!painted(area, 0, begin) << (EMU_KEPT + 1);
    broken |= (uint64_t)!painted(area, begin + words, all) << (EMU_KEPT + 2);
    broken |= (uint64_t)!painted(stack, STACK, STACK + CALLER) << (EMU_KEPT + 3);
    while (untouched < STACK && stack[untouched] == paint(untouched))
        untouched++;
    *used = 8 * (STACK - untouched);
    memcpy(states, area + begin, 8 * words);
    return broken;
}

int main(int argc, char **argv) {
    uint64_t record[2 + STATES], used;
    const size_t count = argc == 3 ? strtoul(argv[2], NULL, 10) : 0, words = 25 * count;
    size_t n = 0;
    if (count < 1 || words > STATES)
        return fprintf(stderr, "harness: NAME STATES, with 1 to 5 states\n"), 2;
    while (kernels[n].name && strcmp(kernels[n].name, argv[1]))
        n++;
    if (!kernels[n].name)
        return fprintf(stderr, "harness: no function %s\n", argv[1]), 2;
    while (fread(record, 16 + 8 * words, 1, stdin) == 1) {
        if (record[1] % 8 || record[1] / 8 > PLACES)
            return fprintf(stderr, "harness: no place %u\n", (unsigned)record[1]), 2;
        record[0] = call(kernels[n].function, record + 2, words, record[0], record[1] / 8, &used);
        record[1] = used;
        if (fwrite(record, 16 + 8 * words, 1, stdout) != 1)
            return 2;
    }
    return ferror(stdin) || fflush(stdout) ? 2 : 0;
}
