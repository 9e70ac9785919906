/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* lanewise-bench: loads the peers, checks that all agree, measures, writes JSON. See README.md. */
#define _GNU_SOURCE
#include "bench_clock.h"
#include "bench_measure.h"
#include "lanewise/lanewise.h"

#include <dirent.h>
#include <dlfcn.h>
#include <sched.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

typedef struct missing_peer {
    char name[64];
    char reason[400];
} missing_peer;

static const peer *peers[BENCH_PEERS];
static size_t peer_count;
static missing_peer missing[BENCH_PEERS];
static size_t missing_count;

static void miss(const char *name, size_t len, const char *reason) {
    if (missing_count == BENCH_PEERS)
        return;
    missing_peer *m = &missing[missing_count++];
    snprintf(m->name, sizeof m->name, "%.*s", (int)len, name);
    snprintf(m->reason, sizeof m->reason, "%s", reason);
    for (char *c = m->reason; *c; c++)
        *c = (char)(*c == '\n' ? ' ' : *c);
}

static void load(const char *directory, const char *file) {
    char path[4096];
    size_t len = strlen(file), stem = strcspn(file, ".");
    snprintf(path, sizeof path, "%s/%s", directory, file);
    if (len > 7 && !strcmp(file + len - 7, ".failed")) {
        char reason[400] = "";
        FILE *f = fopen(path, "r");
        size_t n = f ? fread(reason, 1, sizeof reason - 1, f) : 0;
        reason[n] = 0;
        if (f)
            fclose(f);
        miss(file, stem, reason);
    } else if (len > 3 && !strcmp(file + len - 3, ".so")) {
        void *handle = dlopen(path, RTLD_NOW | RTLD_LOCAL);
        if (!handle) {
            miss(file, stem, dlerror());
            return;
        }
        const peer *(*describe)(void) = NULL;
        *(void **)&describe = dlsym(handle, "lanewise_peer");
        const peer *p = describe ? describe() : NULL;
        if (p && peer_count < BENCH_PEERS)
            peers[peer_count++] = p;
        else
            miss(file, stem, "it loads, but does not work here");
    }
}

static void load_all(const char *directory) {
    struct dirent **files;
    int n = scandir(directory, &files, NULL, alphasort);
    if (n < 0) {
        fprintf(stderr, "lanewise-bench: no directory %s: measuring without peers\n", directory);
        return;
    }
    for (int i = 0; i < n; i++) {
        load(directory, files[i]->d_name);
        free(files[i]);
    }
    free(files);
}

/* A string of JSON. */
static void quote(FILE *f, const char *s) {
    fputc('"', f);
    for (; *s; s++)
        if (*s == '"' || *s == '\\')
            fprintf(f, "\\%c", *s);
        else if ((unsigned char)*s < 0x20)
            fprintf(f, "\\u%04x", (unsigned)*s);
        else
            fputc(*s, f);
    fputc('"', f);
}

static void field(FILE *f, const char *before, const char *name, const char *value) {
    fprintf(f, "%s\"%s\": ", before, name);
    quote(f, value ? value : "");
}

static void write_machine(FILE *f) {
    fprintf(f, "{\n \"schema\": 1,\n \"tsc_ghz\": %.4f", bench_clock_tsc_ghz());
    field(f, ",\n ", "compiler",
#if defined(__clang__)
          __VERSION__
#else
          "gcc " __VERSION__
#endif
    );
    field(f, ",\n ", "lanewise", lanewise_version());
    field(f, ",\n ", "reason", lanewise_kernel_reason());
    fprintf(f, ",\n \"chosen\": {");
    for (unsigned n = 1; n <= 8; n++) {
        char states[16];
        snprintf(states, sizeof states, "%u", n);
        field(f, n > 1 ? ", " : "", states, lanewise_kernel_chosen(n));
    }
    fprintf(f, "},\n \"peers\": [");
    for (size_t i = 0; i < peer_count; i++) {
        field(f, i ? ",\n  {" : "\n  {", "name", peers[i]->name);
        field(f, ", ", "version", peers[i]->version);
        field(f, ", ", "source", peers[i]->source);
        fputc('}', f);
    }
    fprintf(f, "\n ],\n \"missing\": [");
    for (size_t i = 0; i < missing_count; i++) {
        field(f, i ? ",\n  {" : "\n  {", "name", missing[i].name);
        field(f, ", ", "reason", missing[i].reason);
        fputc('}', f);
    }
    fprintf(f, "\n ],\n \"rows\": [");
}

static void write_row(FILE *f, int first, const bench_row *row, const bench_contender *c,
                      const bench_result *r, size_t count, const char *error) {
    field(f, first ? "\n  {" : ",\n  {", "id", row->id);
    field(f, ", ", "title", row->title);
    fprintf(f, ", \"bytes\": %zu, \"messages\": %zu, \"states\": %u, \"threads\": %u", row->inlen,
            row->count, row->states, row->threads);
    if (error) {
        field(f, ", ", "error", error);
        fputc('}', f);
        return;
    }
    fprintf(f, ", \"least_crowded\": %.5f, \"contenders\": [", bench_clock_least_crowded());
    for (size_t i = 0; i < count; i++) {
        field(f, i ? ",\n   {" : "\n   {", "peer", c[i].peer->name);
        field(f, ", ", "function", c[i].function->function);
        field(f, ", ", "detail", c[i].function->detail);
        field(f, ", ", "needs", c[i].function->needs);
        fprintf(f,
                ", \"cycles\": %.2f, \"low\": %.2f, \"high\": %.2f, \"ghz\": %.4f, \"windows\": "
                "%zu, \"dropped\": %zu}",
                r[i].cycles, r[i].low, r[i].high, r[i].ghz, r[i].windows, r[i].dropped);
    }
    fprintf(f, "]}");
}

/* Ratios first: ours over the peer, then cycles per call, and per byte where there are any. */
static void print_row(const bench_row *row, const bench_contender *c, const bench_result *r,
                      size_t count) {
    printf("%s\n", row->title);
    double bytes = (double)row->inlen * (double)row->count, best = 0;
    for (size_t i = 0; i < count; i++)
        if (c[i].peer == peers[0] && !strcmp(c[i].function->function, row->functions[0]) &&
            r[i].cycles > 0 && (best == 0 || r[i].cycles < best))
            best = r[i].cycles;
    for (size_t i = 0; i < count; i++) {
        if (r[i].cycles > 0 && best > 0)
            printf("  %6.3f ", best / r[i].cycles);
        else
            printf("       - ");
        printf("%12.1f", r[i].cycles);
        if (bytes > 0)
            printf(" %9.3f c/B", r[i].cycles / bytes);
        size_t all = r[i].windows + r[i].dropped;
        printf("  quiet %3.0f %%%s  %s: %s, %s\n",
               all ? 100. * (double)r[i].windows / (double)all : 0, r[i].windows ? "" : " (NEVER)",
               c[i].peer->name, c[i].function->function, c[i].function->detail);
    }
    fflush(stdout);
}

static int usage(void) {
    fputs("usage: lanewise-bench [--peers DIRECTORY] [--json FILE] [--row ID]... [--quick|--slow]\n"
          "                      [--arithmetic NAME] [--row-seconds S] [--cpu N] [--selftest] "
          "[--list]\n"
          "  --quick     the rows of the short run alone\n"
          "  --slow      the rows alone that take seconds a call; one quiet window each\n"
          "  --arithmetic  ML-KEM and ML-DSA compute with that of this name (portable C, AVX2, "
          "AVX-512)\n"
          "  --selftest  only check that every peer agrees with ours on every row\n"
          "  --list      name the rows\n",
          stderr);
    return 2;
}

/* `when` is BENCH_FULL for all rows but the slow ones. */
static int selected(const bench_row *row, char **wanted, size_t count, int when) {
    for (size_t i = 0; i < count; i++)
        if (!strcmp(wanted[i], row->id))
            return 1;
    return !count && (when ? row->when == when : row->when != BENCH_SLOW);
}

static int last_cpu(const cpu_set_t *all) {
    int last = 0;
    for (int i = 0; i < CPU_SETSIZE; i++)
        if (CPU_ISSET(i, all))
            last = i;
    return last;
}

typedef struct settings {
    const char *directory, *json;
    char *wanted[64];
    size_t wanted_count;
    int when, selftest, cpu;
    double seconds;
} settings;

/* -1 to go on, or the exit code. */
static int read_settings(int argc, char **argv, settings *s) {
    *s = (settings){.when = BENCH_FULL, .cpu = -1, .seconds = 0.5};
    for (int i = 1; i < argc; i++) {
        const char *a = argv[i], *value = i + 1 < argc ? argv[i + 1] : NULL;
        if (!strcmp(a, "--quick"))
            s->when = BENCH_QUICK;
        else if (!strcmp(a, "--slow"))
            s->when = BENCH_SLOW;
        else if (!strcmp(a, "--selftest"))
            s->selftest = 1;
        else if (!strcmp(a, "--list")) {
            for (size_t r = 0; r < bench_row_count; r++)
                printf("%-18s %s\n", bench_rows[r].id, bench_rows[r].title);
            return 0;
        } else if (!value)
            return usage();
        else if (!strcmp(a, "--peers") && ++i)
            s->directory = value;
        else if (!strcmp(a, "--json") && ++i)
            s->json = value;
        else if (!strcmp(a, "--arithmetic") && ++i) {
            if (!bench_arithmetic(value))
                return fprintf(stderr, "lanewise-bench: no arithmetic %s here\n", value), 1;
        } else if (!strcmp(a, "--row-seconds") && ++i)
            s->seconds = atof(value);
        else if (!strcmp(a, "--cpu") && ++i)
            s->cpu = atoi(value);
        else if (!strcmp(a, "--row") && ++i && s->wanted_count < 64)
            s->wanted[s->wanted_count++] = argv[i];
        else
            return usage();
    }
    return -1;
}

/* As much input as the longest row takes; NULL if there is no memory. */
static uint8_t *make_input(void) {
    size_t longest = 4096;
    for (size_t i = 0; i < bench_row_count; i++)
        if (bench_rows[i].inlen * bench_rows[i].count > longest)
            longest = bench_rows[i].inlen * bench_rows[i].count;
    uint8_t *in = aligned_alloc(4096, (longest + 4095) / 4096 * 4096);
    uint64_t seed = 1; /* xorshift64: bytes without a pattern, the same in every run */
    for (size_t i = 0; in && i < longest; i++) {
        seed ^= seed << 13, seed ^= seed >> 7, seed ^= seed << 17;
        in[i] = (uint8_t)(seed >> 32);
    }
    return in;
}

/* Checks and measures one row; nonzero if it failed. Rows on several threads may run on `all` CPUs,
 * the others on `one`. */
static int run_row(const bench_row *row, const settings *s, const uint8_t *in, const cpu_set_t *all,
                   const cpu_set_t *one, FILE *f, int *first) {
    static bench_contender c[BENCH_CONTENDERS];
    static bench_result r[BENCH_CONTENDERS];
    char why[512];
    size_t count = bench_contenders(row, peers, peer_count, c);
    if (!count)
        return 0;
    if (row->threads > 1)
        sched_setaffinity(0, sizeof *all, all);
    int good = bench_check(row, c, count, in, why, sizeof why);
    if (good && !s->selftest && row->threads > 1) { /* one thread is timed in a row of its own */
        size_t all_of_them = count;
        count = 0;
        for (size_t k = 0; k < all_of_them; k++)
            if (strstr(c[k].function->function, " threads"))
                c[count++] = c[k];
    }
    if (good && !s->selftest && !bench_measure(row, c, count, in, s->seconds, r)) {
        snprintf(why, sizeof why, "a contender failed while it was measured");
        good = 0;
    }
    if (row->threads > 1)
        sched_setaffinity(0, sizeof *one, one);
    if (!good)
        fprintf(stderr, "lanewise-bench: %s: %s\n", row->title, why);
    else if (s->selftest)
        printf("%-40s %zu agree\n", row->title, count);
    else
        print_row(row, c, r, count);
    if (f)
        write_row(f, *first, row, c, r, s->selftest ? 0 : count, good ? NULL : why);
    *first = 0;
    return !good;
}

int main(int argc, char **argv) {
    settings s;
    int rc = read_settings(argc, argv, &s), errors = 0, first = 1;
    if (rc >= 0)
        return rc;
    if (lanewise_kernel_status() ||
        lanewise_core_status()) { /* the figures would be those of another kernel */
        fputs("lanewise-bench: LANEWISE_KERNEL or LANEWISE_CORE names what is not available here\n",
              stderr);
        return 1;
    }
    if (!bench_clock_open()) {
        fputs("lanewise-bench: no way to read a cycle counter on this machine\n", stderr);
        return 1;
    }
    uint8_t *in = make_input();
    FILE *f = s.json ? fopen(s.json, "w") : NULL;
    if (!in || (s.json && !f)) {
        perror(s.json && !f ? s.json : "lanewise-bench");
        return 1;
    }
    /* Peers start their own threads when they are loaded: before this thread is bound to one CPU,
     * so that they are not. */
    peers[peer_count++] = bench_ours();
    if (s.directory)
        load_all(s.directory);
    cpu_set_t all, one;
    sched_getaffinity(0, sizeof all, &all);
    CPU_ZERO(&one);
    CPU_SET(s.cpu >= 0 ? s.cpu : last_cpu(&all), &one);
    if (sched_setaffinity(0, sizeof one, &one)) {
        perror("lanewise-bench: binding to a CPU");
        return 1;
    }
    for (size_t i = 0; i < missing_count; i++)
        printf("not built: %s: %s\n", missing[i].name, missing[i].reason);
    if (f)
        write_machine(f);
    for (size_t i = 0; i < bench_row_count; i++)
        if (selected(&bench_rows[i], s.wanted, s.wanted_count, s.when))
            errors += run_row(&bench_rows[i], &s, in, &all, &one, f, &first);
    if (f) {
        fprintf(f, "\n ]\n}\n");
        if (ferror(f) | fclose(f)) {
            perror(s.json);
            return 1;
        }
    }
    return errors ? 1 : 0;
}
