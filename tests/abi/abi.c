/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Does every kernel keep to the calling convention? Each function of each kernel is called with
 * known values in the registers that it must keep, on a stack that is painted and lies between
 * guards; abi_<isa>.c says which registers those are. The first calls of the run go to functions
 * that break one rule each: they must be caught. Then signals come while a kernel runs: their
 * handlers write below its stack pointer.
 */
#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "abi.h"
#include "keccak/backend.h"
#include "keccak/cpu.h"
#include "lanewise/keccak.h"

#include <signal.h>
#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <sys/time.h>

enum { STACK = 1 << 14, ABOVE = 4096, PAINT = 0xA7, DEEPEST = 4096 };

static uint8_t *stack;  /* STACK bytes for the callee, then ABOVE bytes that are not its own */
static unsigned faults; /* of the call last made */
static int quiet;
int abi_assembly = 1;

void abi_fault(const char *name, const char *what) {
    static unsigned printed;
    faults++;
    if (!quiet && printed++ < 20)
        fprintf(stderr, "FAILED %s: %s\n", name, what);
}

/* Returns how many bytes of stack the function used, return address included. */
static size_t call_with(const char *name, uintptr_t function, const uint64_t arguments[6]) {
    size_t depth = STACK;
    memset(stack, PAINT, STACK + ABOVE);
    faults = 0;
    abi_watch(name, function, arguments, stack + STACK); /* 16-aligned, as at every call */
    for (size_t i = STACK; i < STACK + ABOVE; i++)
        if (stack[i] != PAINT) {
            abi_fault(name, "it wrote to the stack of its caller");
            break;
        }
    while (depth && stack[STACK - depth] == PAINT)
        depth--;
    if (depth > DEEPEST)
        abi_fault(name, "it uses more than 4096 bytes of stack");
    return depth;
}

static size_t call(const char *name, uintptr_t function, uint64_t a, uint64_t b, uint64_t c,
                   uint64_t d, uint64_t e) {
    const uint64_t arguments[6] = {a, b, c, d, e, 0xDEAD};
    return call_with(name, function, arguments);
}

static unsigned controls(void) {
    unsigned missed = 0;
    quiet = 1;
    for (const abi_control *c = abi_controls; c->name; c++) {
        call(c->name, (uintptr_t)c->function, 0, 0, 0, 0, 0);
        if (faults != 1) {
            fprintf(stderr, "FAILED control %s: %u faults seen\n", c->name, faults);
            missed++;
        }
    }
    quiet = 0;
    call("a function that keeps to the rules", (uintptr_t)abi_right, 0, 0, 0, 0, 0);
    return missed + faults;
}

static unsigned kernel(const lanewise_backend *b) {
    static _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    static uint8_t data[LANEWISE_MAX_STATES][200 * 4 + 1];
    const uint8_t *in[LANEWISE_MAX_STATES];
    uint8_t *out[LANEWISE_MAX_STATES];
    size_t deep[4] = {0}, depth;
    unsigned found = 0;
#define AT(p) ((uint64_t)(uintptr_t)(p))
    for (unsigned k = 0; k < b->states; k++) {
        in[k] = data[k] + (k & 1);
        out[k] = data[k] + 1;
        memset(data[k], (int)(k + 3), sizeof data[k]);
    }
    abi_assembly = strcmp(b->needs, "nothing") != 0;
    for (uint64_t rounds = 1; rounds <= 24; rounds++) {
        depth = call(b->name, (uintptr_t)b->permute, AT(state), rounds, 0, 0, 0);
        deep[0] = depth > deep[0] ? depth : deep[0];
        found += faults;
    }
    abi_assembly = 0; /* the functions around it are compiled */
    for (uint64_t lanes = 1; lanes <= 25; lanes++)
        for (uint64_t blocks = 1; blocks <= 4; blocks++) {
            depth = call(b->name, (uintptr_t)b->absorb_blocks, AT(state), AT(in), blocks, lanes,
                         blocks & 1 ? 24 : 12);
            deep[1] = depth > deep[1] ? depth : deep[1];
            found += faults;
        }
    for (uint64_t lanes = 0; lanes <= 25; lanes++) {
        depth = call(b->name, (uintptr_t)b->add_lanes, AT(state), AT(in), lanes, 0, 0);
        deep[2] = depth > deep[2] ? depth : deep[2];
        found += faults;
        depth = call(b->name, (uintptr_t)b->extract_lanes, AT(state), AT(out), lanes, 0, 0);
        deep[2] = depth > deep[2] ? depth : deep[2];
        found += faults;
    }
    for (uint64_t len = 0; len <= 200; len++)
        for (uint64_t offset = 0; offset + len <= 200; offset += 13) {
            call(b->name, (uintptr_t)b->add_bytes, AT(state), b->states - 1, AT(data[0]), offset,
                 len);
            found += faults;
            call(b->name, (uintptr_t)b->extract_bytes, AT(state), 0, AT(data[0]), offset, len);
            found += faults;
        }
#if LANEWISE_MAX_STATES > 1
    for (unsigned c = 0; b->chains && c < 6; c++)
        for (uint64_t steps = 1; steps <= 15; steps++) {
            const uint64_t arguments[6] = {AT(state),   AT(state), AT(data[0]),
                                           AT(data[1]), steps,     AT(lanewise_round_constants)};
            abi_assembly = 1;
            depth = call_with(b->name, (uintptr_t)b->chains[c], arguments);
            deep[3] = depth > deep[3] ? depth : deep[3];
            found += faults;
        }
#endif
    printf("%s: %zu bytes of stack for permute, %zu for absorb_blocks, %zu for lanes, %zu for "
           "chains\n",
           b->name, deep[0], deep[1], deep[2], deep[3]);
    return found;
}

/* The frame of a signal handler lies on the stack of the code that it interrupts. */
static volatile sig_atomic_t signals;

static void on_signal(int number) {
    volatile uint8_t below[2048];
    for (size_t i = 0; i < sizeof below; i++)
        below[i] = (uint8_t)(number + (int)i);
    signals = signals + 1;
}

static void signal_every(int microseconds) {
    struct itimerval timer = {{0, microseconds}, {0, microseconds}};
    struct sigaction action;
    memset(&action, 0, sizeof action);
    action.sa_handler = on_signal;
    signals = 0;
    if (sigaction(SIGALRM, &action, NULL) || setitimer(ITIMER_REAL, &timer, NULL)) {
        perror("signals");
        exit(2);
    }
}

/* The same computation with and without signals. */
static unsigned interrupted(const lanewise_backend *b, int wanted) {
    static _Alignas(64) uint8_t with[LANEWISE_MAX_STATE_BYTES], without[LANEWISE_MAX_STATE_BYTES];
    unsigned long calls = 0;
    for (size_t i = 0; i < sizeof with; i++)
        with[i] = without[i] = (uint8_t)(i * i + i / 7);
    for (signal_every(500); signals < wanted; calls++)
        b->permute(with, 24);
    signal_every(0);
    while (calls--)
        b->permute(without, 24);
    if (!memcmp(with, without, b->state_bytes))
        return 0;
    fprintf(stderr, "FAILED %s: other results when signals come\n", b->name);
    return 1;
}

static unsigned interrupted_control(void) {
    int seen = 0;
    if (!abi_below)
        return 0;
    for (signal_every(500); signals < 2000 && !seen;)
        seen = !abi_below();
    signal_every(0);
    if (!seen)
        fprintf(stderr, "FAILED control: data below the stack pointer survived signals\n");
    return !seen;
}

int main(void) {
    uint8_t *area = mmap(NULL, STACK + ABOVE + 8192, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    unsigned failures = 0, tested = 0;
    if (area == MAP_FAILED || mprotect(area + 4096, STACK + ABOVE, PROT_READ | PROT_WRITE)) {
        perror("mmap");
        return 2;
    }
    stack = area + 4096;
    abi_begin(lanewise_cpu_detect().features);
    failures += controls();
    failures += interrupted_control();
    for (size_t i = 0; lanewise_backends[i]; i++) {
        if (!lanewise_backend_available(lanewise_backends[i])) {
            printf("  SKIPPED %s: this machine lacks %s\n", lanewise_backends[i]->name,
                   lanewise_backends[i]->needs);
            continue;
        }
        failures += kernel(lanewise_backends[i]);
        failures += interrupted(lanewise_backends[i], 100);
        tested++;
    }
    printf("%u kernels, %u failures\n", tested, failures);
    return failures || !tested;
}
