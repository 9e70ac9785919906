/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The micro-benchmarks of the AArch64 cores' models as a program for Linux: prints what
 * `lanewise-lab compare` reads. `lanewise bench --kernels --json` does the same of the kernels.
 * probes.h, which board.py writes, has the list of functions.
 */
#include "cycles.h"
#include "probes.h"

#include <stdio.h>
#include <sys/auxv.h>

#ifndef HWCAP_SHA3
#define HWCAP_SHA3 (1 << 17) /* Linux, arch/arm64/include/uapi/asm/hwcap.h */
#endif

#define DECLARE(name, sha3) void name(void *state, unsigned rounds);
PROBES(DECLARE)

int main(void) {
    static unsigned char memory[256] __attribute__((aligned(64)));
    static cycle_row rows[] = {
#define ROW(name, sha3) {#name, 0, 1, 24, 0, name, memory + 8, {0, 0, 0}},
        PROBES(ROW)};
    static const int needs_sha3[] = {
#define NEEDS(name, sha3) sha3,
        PROBES(NEEDS)};
    int kept = 0, has_sha3 = (getauxval(AT_HWCAP) & HWCAP_SHA3) != 0;
    for (int i = 0; i < (int)(sizeof rows / sizeof rows[0]); i++) {
        if (needs_sha3[i] && !has_sha3)
            continue;
        if (cycles_measure(&rows[i]))
            fprintf(stderr, "%s: too disturbed to measure\n", rows[i].name);
        else
            rows[kept++] = rows[i];
    }
    cycles_print_json(rows, kept);
    return fflush(stdout) ? 1 : 0;
}
