/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * files FILE...: SHA3-256 of many files, eight at a time, each read piece by piece: the contexts
 * absorb their pieces in parallel, in the vector registers. A piece is a multiple of the rate.
 */
#include "example.h"

enum { AT_ONCE = 8, PIECE = 32 * LANEWISE_SHA3_256_RATE };

/* Returns how many of the files could not be read. */
static int hash_files(int count, char **names) {
    static uint8_t pieces[AT_ONCE][PIECE];
    lanewise_sponge contexts[AT_ONCE], *open[AT_ONCE];
    lanewise_bytes in[AT_ONCE];
    FILE *files[AT_ONCE] = {NULL};
    int failed[AT_ONCE] = {0}, failures = 0;

    for (int i = 0; i < count; i++) {
        check(lanewise_sha3_256_init(&contexts[i]));
        files[i] = fopen(names[i], "rb");
        failed[i] = !files[i];
    }
    for (;;) {
        size_t running = 0;
        for (int i = 0; i < count; i++) {
            if (!files[i] || feof(files[i]) || failed[i])
                continue;
            in[running].data = pieces[i];
            in[running].len = fread(pieces[i], 1, PIECE, files[i]);
            failed[i] = ferror(files[i]) != 0;
            open[running++] = &contexts[i];
        }
        if (!running)
            break;
        check(lanewise_sponge_absorb_many(running, open, in));
    }
    for (int i = 0; i < count; i++) {
        uint8_t digest[LANEWISE_SHA3_256_BYTES];
        if (files[i])
            fclose(files[i]);
        if (failed[i]) {
            perror(names[i]);
            failures++;
            continue;
        }
        check(lanewise_sponge_finalize(&contexts[i]));
        check(lanewise_sponge_squeeze(&contexts[i], digest, sizeof digest));
        print_hex(digest, sizeof digest);
        printf("  %s\n", names[i]);
    }
    return failures;
}

int main(int argc, char **argv) {
    int failures = 0;
    for (int i = 1; i < argc; i += AT_ONCE)
        failures += hash_files(argc - i < AT_ONCE ? argc - i : AT_ONCE, argv + i);
    return failures != 0;
}
