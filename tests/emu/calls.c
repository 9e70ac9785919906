/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Calls one function of kernels_called.h again and again and reports what each call did:
 *
 *     harness NAME STATES < CALLS > OUTCOMES
 *
 * A call is two emu_head, the second argument as its register shall hold it and the place of the
 * states in bytes behind a page's begin, then 200 bytes of each state. An outcome is two, a set of
 * broken rules and the bytes of stack used, then the states. emu_aarch64.py and emu_riscv.py on the
 * host write the former, name the rules and judge the latter. Around every call: painted words on
 * both sides of the states, a painted stack with the caller's words above, and call_aarch64.S or
 * call_riscv.S. For RISC-V there is no C library: 32-bit Linux has none in Debian, and the same
 * program serves both widths.
 */
#include "calls.h"
#include "kernels_called.h" /* written on the host: KERNELS(X) */

#if !defined(__riscv)
#include <unistd.h>
#endif

enum { BITS = 8 * sizeof(uintptr_t), MOST = 8, PAGE = 4096 / sizeof(uintptr_t) };
enum { WORDS = 200 * MOST / sizeof(uintptr_t), STACK = 1024, CALLER = 32 }; /* words */

typedef void kernel(void *states, unsigned rounds);

#define DECLARE(name) kernel name;
KERNELS(DECLARE)

#define ROW(name) {#name, name},
static const struct {
    const char *name;
    kernel *function;
} kernels[] = {KERNELS(ROW){NULL, NULL}};

static uintptr_t area[PAGE + PAGE + WORDS + PAGE] __attribute__((aligned(4096)));
static uintptr_t stack[STACK + CALLER] __attribute__((aligned(16)));

static uintptr_t noise(void) { /* xorshift64, Marsaglia 2003 */
    static uint64_t seed = 88172645463325252u;
    seed ^= seed << 13;
    seed ^= seed >> 7;
    seed ^= seed << 17;
    return (uintptr_t)(seed >> (64 - BITS));
}

/* Paint is a value of its own for each place, so that no value a kernel stores can hide. */
static uintptr_t paint(size_t place) {
    return (uintptr_t)(0x9E3779B97F4A7C15u * (uint64_t)(place + 1) >> (64 - BITS));
}

static void paint_all(uintptr_t *words, size_t count) {
    for (size_t i = 0; i < count; i++)
        words[i] = paint(i);
}

static int painted(const uintptr_t *words, size_t from, size_t to) {
    while (from < to && words[from] == paint(from))
        from++;
    return from == to;
}

/* The rules in the order of the host: what is kept, sp, before, after, above. */
static emu_head call(kernel *f, uintptr_t *states, size_t words, emu_head argument, size_t place,
                     emu_head *used) {
    const size_t begin = PAGE + place, all = sizeof area / sizeof *area;
    uintptr_t top = (uintptr_t)(stack + STACK);
    emu_head broken = 0;
    size_t untouched = 0;
    emu_frame frame;
    paint_all(area, all);
    paint_all(stack, STACK + CALLER);
    for (size_t i = 0; i < words; i++)
        area[begin + i] = states[i];
    for (size_t i = 0; i < EMU_NOISE; i++)
        frame.noise[i] = noise();
    for (size_t i = 0; i < EMU_KEPT; i++)
        frame.before[i] = noise();
    frame.before[EMU_KEPT - 1] &= (uintptr_t)(intptr_t)EMU_LAST;
    frame.function = (uintptr_t)f;
    frame.argument[0] = (uintptr_t)(area + begin);
    frame.argument[1] = (uintptr_t)argument;
    frame.sp = top;
    emu_call(&frame);

    for (size_t i = 0; i < EMU_KEPT; i++)
        broken |= (emu_head)(frame.before[i] != frame.after[i]) << i;
    broken |= (emu_head)(frame.sp != top) << EMU_KEPT;
    broken |= (emu_head)!painted(area, 0, begin) << (EMU_KEPT + 1);
    broken |= (emu_head)!painted(area, begin + words, all) << (EMU_KEPT + 2);
    broken |= (emu_head)!painted(stack, STACK, STACK + CALLER) << (EMU_KEPT + 3);
    while (untouched < STACK && stack[untouched] == paint(untouched))
        untouched++;
    *used = (emu_head)(sizeof(uintptr_t) * (STACK - untouched));
    for (size_t i = 0; i < words; i++)
        states[i] = area[begin + i];
    return broken;
}

static int same(const char *a, const char *b) {
    while (*a && *a == *b)
        a++, b++;
    return *a == *b;
}

#if defined(__riscv)
static long get(void *to, size_t count) {
    return emu_system(0, to, count, 63);
}
static long put(const void *from, size_t count) {
    return emu_system(1, from, count, 64);
}
#else
static long get(void *to, size_t count) {
    return read(0, to, count);
}
static long put(const void *from, size_t count) {
    return write(1, from, count);
}
#endif

/* Bytes that came before the end of the input. */
static size_t receive(uint8_t *to, size_t count) {
    size_t done = 0;
    long n;
    while (done < count && (n = get(to + done, count - done)) > 0)
        done += (size_t)n;
    return done;
}

static int deliver(const uint8_t *from, size_t count) {
    long n;
    for (; count && (n = put(from, count)) > 0; from += n)
        count -= (size_t)n;
    return count == 0;
}

/* The exit status; 3 if the arguments are not known here. */
static int run(const char *name, size_t count) {
    enum { HEAD = 2 * sizeof(emu_head) };
    static union {
        emu_head head[2];
        uint8_t bytes[HEAD + 200 * MOST];
        uintptr_t words[HEAD / sizeof(uintptr_t) + WORDS];
    } record;
    const size_t size = HEAD + 200 * count, words = 200 * count / sizeof(uintptr_t);
    size_t n = 0, got;
    while (kernels[n].name && !same(kernels[n].name, name))
        n++;
    if (!kernels[n].name || count < 1 || count > MOST)
        return 3;
    while ((got = receive(record.bytes, size)) == size) {
        if (record.head[1] % sizeof(uintptr_t) || record.head[1] > 4096)
            return 3;
        record.head[0] = call(kernels[n].function, record.words + HEAD / sizeof(uintptr_t), words,
                              record.head[0], record.head[1] / sizeof(uintptr_t), &record.head[1]);
        if (!deliver(record.bytes, size))
            return 2;
    }
    return got ? 2 : 0;
}

#if defined(__riscv)
/* At the begin of a program: argc, argv[0], ... lie at the stack pointer, which _start passes. */
int emu_main(uintptr_t *arguments);
int emu_main(uintptr_t *arguments) {
    return arguments[0] == 3 ? run((const char *)arguments[2], *(const uint8_t *)arguments[3] - '0')
                             : 3;
}
#else
int main(int argc, char **argv) {
    return argc == 3 ? run(argv[1], argv[2][0] - '0') : 3;
}
#endif
