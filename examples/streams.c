/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Random numbers for eight workers of a simulation, from one seed: eight streams of SHAKE128, whose
 * blocks are computed in parallel and read where they lie. The result is the same on every machine.
 */
#include "example.h"

enum { WORKERS = 8, BLOCKS = 1000 };

/* Points in the unit square, of 16 bits each way; how many lie within the circle. */
static unsigned long within(const uint8_t *block, size_t len) {
    unsigned long count = 0;
    for (size_t i = 0; i + 4 <= len; i += 4) {
        uint64_t x = block[i] | (uint64_t)block[i + 1] << 8;
        uint64_t y = block[i + 2] | (uint64_t)block[i + 3] << 8;
        count += x * x + y * y < (uint64_t)1 << 32;
    }
    return count;
}

int main(void) {
    static uint8_t memory[LANEWISE_STREAMS_BYTES(WORKERS)];
    static const char seed[] = "seed of this run, worker ";
    const void *same[WORKERS];
    uint8_t number[WORKERS];
    lanewise_bytes last[WORKERS];
    lanewise_streams *streams;
    unsigned long hits = 0, points = 0;

    check(lanewise_streams_init(&streams, memory, sizeof memory, LANEWISE_SHAKE128, WORKERS));
    for (size_t i = 0; i < WORKERS; i++) {
        same[i] = seed;
        number[i] = (uint8_t)('0' + i);
        last[i].data = &number[i], last[i].len = 1;
    }
    check(lanewise_streams_absorb(streams, same, sizeof seed - 1)); /* common to all */
    check(lanewise_streams_finish(streams, last));                  /* what tells them apart */
    for (unsigned n = 0; n < BLOCKS; n++) {
        check(lanewise_streams_next(streams));
        for (size_t i = 0; i < WORKERS; i++) {
            hits += within(lanewise_streams_block(streams, i), lanewise_streams_rate(streams));
            points += (unsigned long)lanewise_streams_rate(streams) / 4;
        }
    }
    lanewise_streams_wipe(streams);
    printf("%lu of %lu points: pi is about %.4f\n", hits, points,
           4.0 * (double)hits / (double)points);
    return 0;
}
