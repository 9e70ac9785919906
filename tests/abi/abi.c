/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Does every kernel keep to the System V calling convention? Each function of each kernel is called
 * through abi_call.S: the registers it must keep hold known values, the direction flag is clear,
 * MXCSR and the x87 control word are not the defaults, the upper halves of the vector registers
 * are clean, the stack is painted and lies between guards. The first call of the run goes to
 * functions that break each of these rules: they must be caught.
 */
#define _GNU_SOURCE /* MAP_ANONYMOUS */
#include "keccak/backend.h"
#include "keccak/cpu.h"
#include "lanewise/keccak.h"

#include <stddef.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

typedef struct abi_frame {
    uint64_t function, argument[6], stack;
    uint64_t rbx, rbp, r12, r13, r14, r15, rsp, flags;
    uint32_t mxcsr, x87;
    uint32_t environment[7], unused;
    uint64_t own_stack;
    uint32_t own_mxcsr, own_x87;
    uint64_t vectors; /* 0: none to look at, 1: ymm, 2: zmm */
    uint8_t vector[16][64];
} abi_frame;

_Static_assert(offsetof(abi_frame, rbx) == 64 && offsetof(abi_frame, flags) == 120, "abi_call.S");
_Static_assert(offsetof(abi_frame, mxcsr) == 128 && offsetof(abi_frame, x87) == 132, "abi_call.S");
_Static_assert(offsetof(abi_frame, environment) == 136, "abi_call.S");
_Static_assert(offsetof(abi_frame, own_stack) == 168, "abi_call.S");
_Static_assert(offsetof(abi_frame, vectors) == 184 && offsetof(abi_frame, vector) == 192, "...");

void abi_call(abi_frame *frame);
/* The rule breakers, in abi_wrong.S. */
#define WRONGS(X)                                                                                  \
    X(rbx)                                                                                         \
    X(rbp) X(r12) X(r13) X(r14) X(r15) X(flag) X(mxcsr) X(x87) X(mmx) X(upper) X(above) X(deep)
#define DECLARE(name) void abi_wrong_##name(void);
WRONGS(DECLARE)
void abi_right(void);

enum { STACK = 1 << 16, ABOVE = 4096, PAINT = 0xA7, DEEPEST = 4096 };

static uint8_t *stack; /* STACK bytes for the callee, then ABOVE bytes that are not its own */
static uint64_t vectors;
static unsigned faults; /* of the call last made */
static int quiet;

static void fault(const char *name, const char *what) {
    static unsigned printed;
    faults++;
    if (!quiet && printed++ < 20)
        fprintf(stderr, "FAILED %s: %s\n", name, what);
}

/* Returns how many bytes of stack the function used, return address included. */
static size_t call(const char *name, uintptr_t function, uint64_t a, uint64_t b, uint64_t c,
                   uint64_t d, uint64_t e) {
    static abi_frame f;
    size_t depth = STACK;
    memset(&f, 0, sizeof f);
    memset(stack, PAINT, STACK + ABOVE);
    f.function = function;
    f.argument[0] = a, f.argument[1] = b, f.argument[2] = c, f.argument[3] = d, f.argument[4] = e;
    f.argument[5] = 0xDEAD;
    f.stack = (uint64_t)(uintptr_t)(stack + STACK); /* 16-aligned, as at every call */
    f.vectors = vectors;
    faults = 0;
    abi_call(&f);
    if (f.rbx != 0xB0B1B2B3B4B5B6B7)
        fault(name, "rbx is not kept");
    if (f.rbp != 0x5051525354555657)
        fault(name, "rbp is not kept");
    if (f.r12 != 0x1211121312141215 || f.r13 != 0x1311131213141315)
        fault(name, "r12 or r13 is not kept");
    if (f.r14 != 0x1411141214131415 || f.r15 != 0x1511151215131514)
        fault(name, "r14 or r15 is not kept");
    if (f.rsp != f.stack)
        fault(name, "rsp is not what it was");
    if (f.flags & 0x400)
        fault(name, "the direction flag is set");
    if ((f.mxcsr & 0xFFC0) != 0x7F80)
        fault(name, "the control bits of MXCSR changed");
    if ((f.x87 & 0xFFFF) != 0x0F7F)
        fault(name, "the x87 control word changed");
    if ((f.environment[2] & 0xFFFF) != 0xFFFF)
        fault(name, "the x87 stack is not empty");
    for (size_t i = 0; i < 16; i++)
        for (size_t j = 16; j < (vectors == 2 ? 64u : vectors ? 32u : 0u); j++)
            if (f.vector[i][j]) {
                fault(name, "the upper half of a vector register is dirty: no vzeroupper");
                i = 16;
                break;
            }
    for (size_t i = STACK; i < STACK + ABOVE; i++)
        if (stack[i] != PAINT) {
            fault(name, "it wrote to the stack of its caller");
            break;
        }
    while (depth && stack[STACK - depth] == PAINT)
        depth--;
    if (depth > DEEPEST)
        fault(name, "it uses more than 4096 bytes of stack");
    return depth;
}

static unsigned controls(void) {
    unsigned missed = 0;
    quiet = 1;
#define WRONG(name)                                                                                \
    if (vectors || strcmp(#name, "upper")) {                                                       \
        call(#name, (uintptr_t)abi_wrong_##name, 0, 0, 0, 0, 0);                                   \
        if (faults != 1) {                                                                         \
            fprintf(stderr, "FAILED control %s: %u faults seen\n", #name, faults);                 \
            missed++;                                                                              \
        }                                                                                          \
    }
    WRONGS(WRONG)
    quiet = 0;
    call("a function that does nothing", (uintptr_t)abi_right, 0, 0, 0, 0, 0);
    return missed + faults;
}

static unsigned kernel(const lanewise_backend *b) {
    static _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    static uint8_t data[LANEWISE_MAX_WAYS][200 * 4 + 1];
    const uint8_t *in[LANEWISE_MAX_WAYS];
    uint8_t *out[LANEWISE_MAX_WAYS];
    size_t deep[3] = {0}, depth;
    unsigned found = 0;
#define AT(p) ((uint64_t)(uintptr_t)(p))
    for (unsigned k = 0; k < b->ways; k++) {
        in[k] = data[k] + (k & 1);
        out[k] = data[k] + 1;
        memset(data[k], (int)(k + 3), sizeof data[k]);
    }
    for (uint64_t rounds = 1; rounds <= 24; rounds++) {
        depth = call(b->name, (uintptr_t)b->permute, AT(state), rounds, 0, 0, 0);
        deep[0] = depth > deep[0] ? depth : deep[0];
        found += faults;
    }
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
            call(b->name, (uintptr_t)b->add_bytes, AT(state), b->ways - 1, AT(data[0]), offset,
                 len);
            found += faults;
            call(b->name, (uintptr_t)b->extract_bytes, AT(state), 0, AT(data[0]), offset, len);
            found += faults;
        }
    printf("%s: %zu bytes of stack for permute, %zu for absorb_blocks, %zu for lanes\n", b->name,
           deep[0], deep[1], deep[2]);
    return found;
}

int main(void) {
    uint8_t *area = mmap(NULL, STACK + ABOVE + 8192, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    uint32_t features = lanewise_cpu_detect().features;
    unsigned failures = 0, tested = 0;
    if (area == MAP_FAILED || mprotect(area + 4096, STACK + ABOVE, PROT_READ | PROT_WRITE)) {
        perror("mmap");
        return 2;
    }
    stack = area + 4096;
    vectors = features & LANEWISE_CPU_AVX512 ? 2 : features & LANEWISE_CPU_AVX2 ? 1 : 0;
    failures += controls();
    for (size_t i = 0; lanewise_backends[i]; i++) {
        if (!lanewise_backend_available(lanewise_backends[i])) {
            printf("  SKIPPED %s: this machine lacks %s\n", lanewise_backends[i]->name,
                   lanewise_backends[i]->needs);
            continue;
        }
        failures += kernel(lanewise_backends[i]);
        tested++;
    }
    printf("%u kernels, %u failures\n", tested, failures);
    return failures || !tested;
}
