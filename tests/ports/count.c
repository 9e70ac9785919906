/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * count KERNEL permute|absorb CALLS: calls the kernel that often, for counts.py, which counts what
 * the emulator executes. Without arguments: the kernel that the library chooses for one state.
 */
#include "keccak/backend.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

int main(int argc, char **argv) {
    static uint64_t state[25], block[17];
    const uint8_t *data = (const uint8_t *)block;
    if (argc == 1) {
        printf("%s\n", lanewise_select(1)->name);
        return 0;
    }
    for (size_t i = 0; argc == 4 && lanewise_backends[i]; i++) {
        const lanewise_backend *b = lanewise_backends[i];
        if (strcmp(b->name, argv[1]) != 0)
            continue;
        for (int calls = atoi(argv[3]); calls; calls--) {
            if (!strcmp(argv[2], "permute"))
                b->permute(state, 24);
            else /* what SHA3-256 does with a block */
                b->absorb_blocks(state, &data, 1, sizeof block / 8, 24);
        }
        return 0;
    }
    return 2;
}
