/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Do the kernels keep to Microsoft's calling convention for x86-64? Each function of each kernel is
 * called with known values in the registers that it must keep. Then it is called with a state that
 * cannot be read: the fault is unwound, as a debugger or an exception would do it, up to the
 * caller, where the registers must be found again. Functions that break one rule each must be
 * caught first.
 */
#include "abi_windows.h"
#include "keccak/backend.h"

#include <windows.h>

#include <stddef.h>
#include <stdio.h>
#include <string.h>

/* The offsets that abi_windows_call.S knows. */
_Static_assert(offsetof(abi_call_frame, before) == 64 && offsetof(abi_kept, rsp) == 64, "");
_Static_assert(offsetof(abi_call_frame, before.xmm) == 144, "");
_Static_assert(offsetof(abi_call_frame, after) == 304 && offsetof(abi_kept, xmm) == 80, "");

static abi_call_frame frame;
static unsigned faults; /* that were unwound */

static const char *difference(void) {
    static const char *const names[] = {"rbx", "rbp", "rdi", "rsi", "r12", "r13", "r14", "r15"};
    static char text[8];
    for (unsigned n = 0; n < 8; n++)
        if (frame.after.general[n] != frame.before.general[n])
            return names[n];
    if (frame.after.rsp != frame.before.rsp)
        return "rsp";
    for (unsigned n = 0; n < 10; n++)
        if (memcmp(frame.after.xmm[n], frame.before.xmm[n], 16)) {
            snprintf(text, sizeof text, "xmm%u", n + 6);
            return text;
        }
    return NULL;
}

/* The name of a register that was not kept, or NULL. */
static const char *call(uintptr_t function, const uint64_t argument[6]) {
    memset(&frame, 0, sizeof frame);
    frame.function = function;
    memcpy(frame.argument, argument, sizeof frame.argument);
    for (unsigned n = 0; n < 8; n++)
        frame.before.general[n] = 0x5051525354555657u * (n + 1);
    for (unsigned n = 0; n < 10; n++)
        memset(frame.before.xmm[n], (int)(0x60 + n), 16);
    abi_windows_call(&frame);
    return difference();
}

/* Goes on where the function would have returned to, with the registers that unwinding finds. */
static LONG CALLBACK unwind(EXCEPTION_POINTERS *found) {
    CONTEXT c = *found->ContextRecord;
    if (found->ExceptionRecord->ExceptionCode != EXCEPTION_ACCESS_VIOLATION)
        return EXCEPTION_CONTINUE_SEARCH;
    for (unsigned depth = 0; c.Rip != (uintptr_t)abi_windows_back; depth++) {
        DWORD64 base, establisher;
        void *data;
        RUNTIME_FUNCTION *entry = RtlLookupFunctionEntry(c.Rip, &base, NULL);
        if (depth == 8 || c.Rsp > frame.before.rsp || c.Rsp % 8) {
            c.Rip = (uintptr_t)abi_windows_back; /* lost; rsp and more will differ */
            break;
        }
        if (entry) {
            RtlVirtualUnwind(UNW_FLAG_NHANDLER, base, c.Rip, entry, &c, &data, &establisher, NULL);
        } else {
            memcpy(&c.Rip, (const void *)(uintptr_t)c.Rsp, 8);
            c.Rsp += 8;
        }
    }
    faults++;
    *found->ContextRecord = c;
    return EXCEPTION_CONTINUE_EXECUTION;
}

static void *nothing; /* a page that cannot be accessed */

static unsigned expect(const char *name, const char *what, uintptr_t function,
                       const uint64_t argument[6], unsigned faulting) {
    unsigned before = faults;
    const char *lost = call(function, argument);
    if (lost || faults - before != faulting)
        fprintf(stderr, "FAILED %s: %s: %s\n", name, what, lost ? lost : "no fault");
    return lost || faults - before != faulting;
}

#define AT(p) ((uint64_t)(uintptr_t)(p))

static unsigned kernel(const lanewise_backend *b) {
    static _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    static uint8_t data[LANEWISE_MAX_STATES][25 * 64];
    const uint8_t *in[LANEWISE_MAX_STATES];
    uint64_t bad = AT(nothing), c = AT(lanewise_round_constants);
    unsigned found = 0;
    for (unsigned k = 0; k < b->states; k++)
        in[k] = data[k];
    for (uint64_t rounds = 1; rounds <= 24; rounds++)
        found += expect(b->name, "permute", AT(b->permute), (uint64_t[6]){AT(state), rounds}, 0);
    for (uint64_t lanes = 1; lanes <= 25; lanes++) {
        found += expect(b->name, "absorb_blocks", AT(b->absorb_blocks),
                        (uint64_t[6]){AT(state), AT(in), 1 + lanes % 4, lanes, 24}, 0);
        found += expect(b->name, "add_lanes", AT(b->add_lanes),
                        (uint64_t[6]){AT(state), AT(in), lanes}, 0);
        found += expect(b->name, "extract_lanes", AT(b->extract_lanes),
                        (uint64_t[6]){AT(state), AT(in), lanes}, 0);
    }
    for (unsigned n = 0; b->chains && n < 6; n++)
        found += expect(b->name, "chain", AT(b->chains[n]),
                        (uint64_t[6]){AT(state), AT(state), AT(data[0]), AT(data[1]), 3, c}, 0);
    found += expect(b->name, "unwinding permute", AT(b->permute), (uint64_t[6]){bad, 24}, 1);
    found += expect(b->name, "unwinding absorb_blocks", AT(b->absorb_blocks),
                    (uint64_t[6]){bad, AT(in), 2, 17, 24}, 1);
    found += expect(b->name, "unwinding extract_lanes", AT(b->extract_lanes),
                    (uint64_t[6]){bad, AT(in), 17}, 1);
    for (unsigned n = 0; b->chains && n < 6; n++)
        found += expect(b->name, "unwinding a chain", AT(b->chains[n]),
                        (uint64_t[6]){AT(state), AT(state), AT(data[0]), bad, 3, c}, 1);
    return found;
}

static unsigned controls(void) {
    static uint64_t state[25];
    unsigned missed = 0;
    const uint64_t good[6] = {AT(state), 1}, bad[6] = {AT(nothing), 1};
#define NAMED(name) {#name, abi_wrong_##name},
    static const struct {
        const char *name;
        void (*function)(void *state, uint64_t rounds);
    } wrongs[] = {WRONGS(NAMED)};
    for (unsigned n = 0; n < sizeof wrongs / sizeof wrongs[0]; n++) {
        int unwinds = !strcmp(wrongs[n].name, "unwind");
        const char *lost = call(AT(wrongs[n].function), unwinds ? bad : good);
        if (!lost || (!unwinds && strcmp(lost, wrongs[n].name))) {
            fprintf(stderr, "FAILED control %s: found %s\n", wrongs[n].name,
                    lost ? lost : "nothing");
            missed++;
        }
    }
    missed += expect("control", "a function that keeps to the rules", AT(abi_right), good, 0);
    missed += expect("control", "unwinding it", AT(abi_right), bad, 1);
    return missed;
}

int main(void) {
    unsigned failures, tested = 0, native = 0;
    nothing = VirtualAlloc(NULL, 4096, MEM_RESERVE | MEM_COMMIT, PAGE_NOACCESS);
    if (!nothing || !AddVectoredExceptionHandler(1, unwind))
        return 2;
    failures = controls();
    for (size_t i = 0; lanewise_backends[i]; i++) {
        const lanewise_backend *b = lanewise_backends[i];
        if (!lanewise_backend_available(b)) {
            printf("  SKIPPED %s: this machine lacks %s\n", b->name, b->needs);
            continue;
        }
        failures += kernel(b);
        tested++;
        native += b->features != 0;
    }
    printf("%u kernels, %u of them native, %u faults unwound, %u failures\n", tested, native,
           faults, failures);
    return failures || !tested;
}
