/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Why short batches have two speeds: is the core shared with another hardware thread?
 *
 * A chain of dependent additions runs at one a cycle whatever else is on the core; independent
 * additions run at the width of the core, or of the part of it that another thread leaves. Each
 * window measures both before and after the work, and windows are sorted by the second. What the
 * kernel alone takes hardly changes with it, for vector units bound it; what surrounds the kernel
 * does. Prints medians in core cycles, and what they are of the kernel's cycles.
 */
#include "keccak/backend.h"
#include "lanewise/lanewise.h"

#include <stdio.h>
#include <stdlib.h>

#if defined(__x86_64__)

enum { WINDOWS = 6000, EIGHT = 8, MIXED = 1000, WORKS = 4, ADDITIONS = 8192 };
enum { CHAIN_TURNS = 256, CHAIN_LINKS = ADDITIONS / CHAIN_TURNS };
enum { WIDE_TURNS = 512, WIDE_ADDITIONS = WIDE_TURNS * 42 }; /* with those of the loop */

static uint64_t ticks(void) {
    uint32_t low, high;
    __asm__ volatile("lfence\n\trdtsc\n\tlfence" : "=a"(low), "=d"(high) : : "memory");
    return (uint64_t)high << 32 | low;
}

static double chain(void) {
    uint64_t begin = ticks(), sum = 1, turns = CHAIN_TURNS;
    __asm__ volatile("1:\n\t.rept %c3\n\taddq %2, %0\n\t.endr\n\tdecq %1\n\tjnz 1b"
                     : "+r"(sum), "+r"(turns)
                     : "r"((uint64_t)1), "i"(CHAIN_LINKS)
                     : "cc");
    return (double)(ticks() - begin);
}

static double wide(void) {
    uint64_t begin = ticks(), a = 1, b = 1, c = 1, d = 1, e = 1, turns = WIDE_TURNS;
    __asm__ volatile("1:\n\t.rept 8\n\taddq %6, %0\n\taddq %6, %1\n\taddq %6, %2\n\taddq %6, %3\n\t"
                     "addq %6, %4\n\t.endr\n\tdecq %5\n\tjnz 1b"
                     : "+r"(a), "+r"(b), "+r"(c), "+r"(d), "+r"(e), "+r"(turns)
                     : "r"((uint64_t)1)
                     : "cc");
    return (double)(ticks() - begin);
}

static uint8_t data[MIXED * 350 + 4096];
static uint8_t digests[MIXED][32];
static lanewise_bytes short_in[EIGHT], keyed_in[EIGHT], mixed_in[MIXED];
static void *out[MIXED];
static lanewise_sponge key;
static size_t mixed_blocks;

static int permute(void) {
    static _Alignas(4096) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    lanewise_select(SIZE_MAX)->permute(state, 24);
    return 0;
}

static int hash_short(void) {
    return lanewise_hash_many(LANEWISE_SHA3_256, EIGHT, short_in, out, 32);
}

static int hash_keyed(void) {
    return lanewise_sponge_finish_many(&key, EIGHT, keyed_in, out, 32);
}

static int hash_mixed(void) {
    return lanewise_hash_many(LANEWISE_SHA3_256, MIXED, mixed_in, out, 32);
}

static const struct work {
    const char *name;
    int (*run)(void);
    int repeat;
} works[WORKS] = {
    {"kernel alone, 24 rounds", permute, 12},
    {"SHA3-256, 8 messages of 32 bytes", hash_short, 12},
    {"KMAC128, 8 messages of 48 bytes, one key", hash_keyed, 12},
    {"SHA3-256, 1000 messages of 0 to 700 bytes", hash_mixed, 1},
};

static struct window {
    double width, cycles;
} windows[WORKS][WINDOWS];
static size_t kept[WORKS];

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

static int near(double a, double b, double by) {
    return a <= b * by && b <= a * by;
}

/* Only windows during which neither the clock of the core nor its company changed. */
static int measure(size_t w) {
    double chain0 = chain(), wide0 = wide();
    uint64_t begin = ticks();
    for (int i = 0; i < works[w].repeat; i++)
        if (works[w].run())
            return 0;
    double work = (double)(ticks() - begin), wide1 = wide(), chain1 = chain();
    double cycles_per_tick = ADDITIONS / ((chain0 + chain1) / 2);
    if (!near(chain0, chain1, 1.01) || !near(wide0, wide1, 1.15))
        return 1;
    windows[w][kept[w]++] =
        (struct window){WIDE_ADDITIONS / ((wide0 + wide1) / 2 * cycles_per_tick),
                        work * cycles_per_tick / works[w].repeat};
    return 1;
}

static double median(size_t w, double least, double below, size_t *count) {
    static double found[WINDOWS];
    *count = 0;
    for (size_t i = 0; i < kept[w]; i++)
        if (windows[w][i].width >= least && windows[w][i].width < below)
            found[(*count)++] = windows[w][i].cycles;
    qsort(found, *count, sizeof found[0], ascending);
    return *count ? found[*count / 2] : 0;
}

static void lay_out(void) {
    const uint8_t *at = data;
    srand(1);
    for (size_t i = 0; i < sizeof data; i++)
        data[i] = (uint8_t)rand();
    for (size_t i = 0; i < MIXED; i++) {
        size_t len = i % 2 ? 700 - mixed_in[i - 1].len : (size_t)rand() % 701;
        mixed_in[i] = (lanewise_bytes){at, len};
        mixed_blocks += len / LANEWISE_SHA3_256_RATE + 1;
        at += len;
        out[i] = digests[i];
    }
    for (size_t i = 0; i < EIGHT; i++) {
        short_in[i] = (lanewise_bytes){data + 32 * i, 32};
        keyed_in[i] = (lanewise_bytes){data + 48 * i, 48};
    }
}

int main(void) {
    lay_out();
    if (lanewise_kmac128_init(&key, data, 32, NULL, 0, 32))
        return 1;
    for (size_t i = 0; i < WINDOWS; i++)
        for (size_t w = 0; w < WORKS; w++)
            if (!measure(w))
                return 1;
    unsigned states = lanewise_select(SIZE_MAX)->states;
    for (double least = 1; least < 6; least += 0.5) {
        size_t count;
        double kernel = median(0, least, least + 0.5, &count);
        if (count < 50)
            continue;
        printf("%.1f to %.1f independent additions a cycle\n", least, least + 0.5);
        for (size_t w = 0; w < WORKS; w++) {
            double cycles = median(w, least, least + 0.5, &count);
            double calls = works[w].run == hash_mixed ? (double)mixed_blocks / states
                           : w                        ? (double)EIGHT / states
                                                      : 1;
            if (count >= 20)
                printf("  %-42s %9.0f cycles, %.3f of the kernel's (%zu windows)\n", works[w].name,
                       cycles, cycles / calls / kernel, count);
        }
    }
    return 0;
}

#else

int main(void) {
    fputs("shared_core: only for x86-64\n", stderr);
    return 1;
}

#endif
