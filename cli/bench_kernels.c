/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `lanewise bench --kernels` and `--calibrate`: what one call of each kernel takes, without the
 * library around it. */
#include "cli.h"
#include "cmd_bench.h"
#include "cycles.h"
#include "keccak/backend.h"
#include "keccak/cpu.h"
#include "lanewise/lanewise.h"

#include <stdlib.h>
#include <string.h>
#if defined(__x86_64__) && defined(__GNUC__)
#include <cpuid.h>
#include <time.h>
#define CALIBRATES 1 /* costs of other machines are counted, or predicted */
#else
#define CALIBRATES 0
#endif

enum { MOST = 128, TURNS = 5 };
static const unsigned numbers_of_rounds[] = {24, 12};
static uint64_t memory[LANEWISE_MAX_STATE_BYTES / 8 + 16];

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

/* Every kernel that is available, with so many numbers of rounds; returns how many rows. */
static int list_kernels(cycle_row *rows, size_t numbers, int *wrong) {
    void *state = (void *)(((uintptr_t)memory + 63) & ~(uintptr_t)63);
    int count = 0;
    const cycle_row share = {.name = "probe_empty", .call = empty, .state = state};
    rows[count++] = share;
    for (size_t i = 0; lanewise_backends[i]; i++) {
        const lanewise_backend *b = lanewise_backends[i];
        for (size_t n = 0; n < numbers && lanewise_backend_available(b) && count < MOST; n++) {
            cycle_row row = {b->name, 1,          b->states, numbers_of_rounds[n],
                             0,       b->permute, state,     {0, 0, 0}};
            row.right = is_right(b, state, row.rounds);
            *wrong |= !row.right;
            rows[count++] = row;
        }
    }
    if (*wrong)
        complain("a kernel computes something else than portable C");
    return count;
}

int bench_kernels(int json) {
    static cycle_row rows[MOST];
    int failed = 0, count = list_kernels(rows, 2, &failed), kept = 0;
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
    return failed ? EXIT_PROBLEM : EXIT_FINE;
}

#if CALIBRATES
/* Between the least and the most of the medians of all turns: more is no figure. */
static const double apart = 0.02;

typedef struct processor {
    char vendor[13];
    const char *maker, *offers; /* as files of cores name them; NULL: as none does */
    unsigned family, model;
} processor;

static processor processor_here(void) {
    processor p = {{0}, NULL, NULL, 0, 0};
    uint32_t features = lanewise_cpu_detect().features;
    unsigned a = 0, b = 0, c = 0, d = 0;
    if (__get_cpuid(0, &a, &b, &c, &d)) {
        memcpy(p.vendor, &b, 4);
        memcpy(p.vendor + 4, &d, 4);
        memcpy(p.vendor + 8, &c, 4);
    }
    if (__get_cpuid(1, &a, &b, &c, &d)) {
        p.family = (a >> 8) & 15;
        p.model = ((a >> 4) & 15) | ((a >> 12) & 0xF0);
        if (p.family == 15)
            p.family += (a >> 20) & 255;
    }
    if (!strcmp(p.vendor, "GenuineIntel"))
        p.maker = "intel";
    if (!strcmp(p.vendor, "AuthenticAMD"))
        p.maker = "amd";
    if (features & LANEWISE_CPU_AVX2)
        p.offers = features & LANEWISE_CPU_AVX512 ? "avx512" : "avx2";
    return p;
}

/* The name of a kernel in a file of a core. */
static const char *short_name(const char *name) {
    static char kept[64];
    size_t len;
    name += strncmp(name, "keccakp1600_", 12) ? 0 : 12;
    len = strlen(name);
    if (len > 12 && !strcmp(name + len - 12, "_interleaved"))
        len -= 12;
    snprintf(kept, sizeof kept, "%.*s", (int)len, name);
    return kept;
}

static void print_column(const processor *p, const cycle_row *rows, int count, double widest) {
    char day[16] = "";
    time_t now = time(NULL);
    struct tm *utc = gmtime(&now);
    if (utc)
        strftime(day, sizeof day, "%Y-%m-%d", utc);
    printf("title = \"%s family %u, model %u\"\n\n[selection]\ncpuid = [{ maker = \"%s\", offers = "
           "\"%s\", families = [0x%X, 0x%X], models = [0x%X, 0x%X] }]\n",
           p->vendor, p->family, p->model, p->maker, p->offers, p->family, p->family, p->model,
           p->model);
    printf(
        "reason = \"Ranked by cycles measured on this core.\"\n\n[measured]\nsource = \"\"\"\n"
        "%s family %u, model %u, %s, lanewise %s bench --calibrate, by %s, medians of %d turns \\\n"
        "at most %.1f %% apart\"\"\"\n",
        p->vendor, p->family, p->model, day, lanewise_version(), cycles_counter(), TURNS,
        100 * widest);
    for (int i = 0; i < count; i++)
        if (rows[i].kernel)
            printf("%s = %.0f\n", short_name(rows[i].name), rows[i].cycles[1]);
}

int bench_calibrate(void) {
    static cycle_row rows[MOST];
    static double medians[MOST][TURNS];
    int wrong = 0, count = list_kernels(rows, 1, &wrong);
    processor p = processor_here();
    double widest = 0;
    if (wrong)
        return EXIT_PROBLEM;
    if (!p.maker || !p.offers) {
        complain("no column: files of cores are for processors of Intel and AMD with AVX2");
        return EXIT_PROBLEM;
    }
    for (int turn = 0; turn < TURNS; turn++)
        for (int i = 0; i < count; i++) {
            if (cycles_measure(&rows[i])) {
                complain("no column: %s was too disturbed; is the machine busy?", rows[i].name);
                return EXIT_PROBLEM;
            }
            medians[i][turn] = rows[i].cycles[1];
        }
    for (int i = 0; i < count; i++) {
        double *m = medians[i];
        rows[i].cycles[1] = cycles_median(m, TURNS);
        double spread = m[TURNS - 1] / m[0] - 1;
        if (rows[i].kernel && spread > apart) {
            complain("no column: %s took %.0f to %.0f cycles; is the machine busy?", rows[i].name,
                     m[0], m[TURNS - 1]);
            return EXIT_PROBLEM;
        }
        widest = rows[i].kernel && spread > widest ? spread : widest;
    }
    print_column(&p, rows, count, widest);
    return EXIT_FINE;
}
#else
int bench_calibrate(void) {
    complain("no column: on x86-64 costs are measured, elsewhere predicted; see --kernels");
    return EXIT_PROBLEM;
}
#endif
