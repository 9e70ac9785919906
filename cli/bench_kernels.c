/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `lanewise bench --kernels`: what one call of each kernel takes, without the library around it. */
#include "cli.h"
#include "cmd_bench.h"
#include "cycles.h"
#include "keccak/backend.h"

#include <stdlib.h>
#include <string.h>

enum { MOST = 128 };
static const unsigned numbers_of_rounds[] = {24, 12};

static void empty(void *state, unsigned rounds) {
    (void)state;
    (void)rounds;
}

/* Does it compute what portable C does, in every state? */
static int is_right(const lanewise_backend *b, void *state, unsigned rounds) {
    extern const lanewise_backend lanewise_backend_x1_c64;
    const lanewise_backend *c = &lanewise_backend_x1_c64;
    uint64_t other[25];
    uint8_t bytes[200], got[200], wanted[200];
    int right = 1;
    memset(state, 0, b->state_bytes);
    for (unsigned k = 0; k < b->states; k++) {
        for (unsigned i = 0; i < sizeof bytes; i++)
            bytes[i] = (uint8_t)(i * 131 + k * 29);
        b->add_bytes(state, k, bytes, 0, sizeof bytes);
    }
    b->permute(state, rounds);
    for (unsigned k = 0; k < b->states; k++) {
        for (unsigned i = 0; i < sizeof bytes; i++)
            bytes[i] = (uint8_t)(i * 131 + k * 29);
        memset(other, 0, sizeof other);
        c->add_bytes(other, 0, bytes, 0, sizeof bytes);
        c->permute(other, rounds);
        c->extract_bytes(other, 0, wanted, 0, sizeof wanted);
        b->extract_bytes(state, k, got, 0, sizeof got);
        right &= !memcmp(got, wanted, sizeof got);
    }
    return right;
}

int bench_kernels(int json) {
    static cycle_row rows[MOST];
    static uint64_t memory[LANEWISE_MAX_STATE_BYTES / 8 + 16];
    void *state = (void *)(((uintptr_t)memory + 63) & ~(uintptr_t)63);
    int count = 0, failed = 0;
    const cycle_row share = {.name = "probe_empty", .call = empty, .state = state};
    rows[count++] = share;
    for (size_t i = 0; lanewise_backends[i]; i++) {
        const lanewise_backend *b = lanewise_backends[i];
        for (size_t n = 0; n < 2 && lanewise_backend_available(b) && count < MOST; n++) {
            cycle_row row = {b->name, 1,          b->states, numbers_of_rounds[n],
                             0,       b->permute, state,     {0, 0, 0}};
            row.right = is_right(b, state, row.rounds);
            failed |= !row.right;
            rows[count++] = row;
        }
    }
    int kept = 0;
    for (int i = 0; i < count; i++) {
        if (cycles_measure(&rows[i]))
            complain("%s: too disturbed to measure", rows[i].name);
        else
            rows[kept++] = rows[i];
    }
    if (json) {
        cycles_print_json(rows, kept);
    } else {
        printf("one call of each kernel, by %s: least, median, most\n", cycles_counter());
        puts(cycles_emulated() ? "under an emulator: these are no cycles\n" : "");
        for (int i = 0; i < kept; i++)
            if (rows[i].kernel)
                printf("%-40s %2u rounds %9.0f %9.0f %9.0f\n", rows[i].name, rows[i].rounds,
                       rows[i].cycles[0], rows[i].cycles[1], rows[i].cycles[2]);
    }
    if (failed)
        complain("a kernel computes something else than portable C");
    return failed ? EXIT_PROBLEM : EXIT_FINE;
}
