/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifdef __linux__
#define _GNU_SOURCE /* sched_getcpu */
#endif
#include "cycles.h"

#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#ifdef _WIN32
#include <windows.h>
#else
#include <sys/utsname.h>
#include <time.h>
#include <unistd.h>
#endif

#if defined(__linux__) && defined(__has_include)
#if __has_include(<linux/perf_event.h>)
#define WITH_PERF 1
#include <linux/perf_event.h>
#include <sys/ioctl.h>
#include <sys/syscall.h>
#endif
#endif
#ifdef __linux__
#include <sched.h>
#endif

enum { WINDOWS = 31, ENOUGH = 9, CHAIN = 16000 };
static const double window_seconds = 0.0005;
static const double tolerance = 0.02; /* of the two chains around a window */

static const char *counter;
#ifndef _WIN32
static int processor = -1;
#endif

#ifdef _WIN32
/* There is no finer clock of a thread: windows in which others ran are seen by their chains. */
static double clock_now(void) {
    LARGE_INTEGER ticks, each;
    QueryPerformanceFrequency(&each);
    QueryPerformanceCounter(&ticks);
    return 1e9 * (double)ticks.QuadPart / (double)each.QuadPart;
}

static double nanoseconds(void) {
    return clock_now();
}
#else
static double clock_of(clockid_t which) {
    struct timespec t;
    clock_gettime(which, &t);
    return 1e9 * (double)t.tv_sec + (double)t.tv_nsec;
}

static double clock_now(void) {
    return clock_of(CLOCK_MONOTONIC);
}

/* Of this thread, so that others do not count; it takes a call of the system, so it is for windows,
 * and chains, which are short, take the other one. */
static double nanoseconds(void) {
    return clock_of(CLOCK_THREAD_CPUTIME_ID);
}
#endif

#ifdef WITH_PERF
static int perf = -1;

/* Negative: the counter was shared meanwhile, or cannot be read. */
static double read_perf(void) {
    struct {
        uint64_t value, enabled, running;
    } got;
    if (read(perf, &got, sizeof got) != sizeof got || got.enabled != got.running)
        return -1;
    return (double)got.value;
}

static int open_perf(void) {
    struct perf_event_attr what;
    memset(&what, 0, sizeof what);
    what.type = PERF_TYPE_HARDWARE;
    what.size = sizeof what;
    what.config = PERF_COUNT_HW_CPU_CYCLES;
    what.exclude_kernel = 1;
    what.exclude_hv = 1;
    what.read_format = PERF_FORMAT_TOTAL_TIME_ENABLED | PERF_FORMAT_TOTAL_TIME_RUNNING;
    perf = (int)syscall(SYS_perf_event_open, &what, 0, -1, -1, 0);
    return perf >= 0 && read_perf() >= 0 && read_perf() < read_perf();
}
#else
static double read_perf(void) {
    return -1;
}

static int open_perf(void) {
    return 0;
}
#endif

#if defined(__aarch64__) && !defined(_WIN32)
#include <setjmp.h>
#include <signal.h>

static sigjmp_buf refused;

static void on_refusal(int signal_number) {
    (void)signal_number;
    siglongjmp(refused, 1);
}

static double read_register(void) {
    uint64_t n;
    __asm__ volatile("isb\n\tmrs %0, pmccntr_el0" : "=r"(n) : : "memory");
    return (double)n;
}

static int open_register(void) {
    struct sigaction ours, theirs;
    volatile int counts = 0;
    memset(&ours, 0, sizeof ours);
    ours.sa_handler = on_refusal;
    if (sigaction(SIGILL, &ours, &theirs))
        return 0;
    if (!sigsetjmp(refused, 1)) {
        double first = read_register();
        counts = read_register() > first;
    }
    sigaction(SIGILL, &theirs, NULL);
    return counts;
}
#else
static double read_register(void) {
    return 0;
}

static int open_register(void) {
    return 0;
}
#endif

/* Register operands, for some cores fold additions of constants. */
double cycles_chain(void) {
#if CYCLES_BY_CHAINS
    double best = 1e9;
    for (int attempt = 0; attempt < 2; attempt++) {
        unsigned long long sum = 0, step = 3;
        double start = clock_now();
        for (int i = 0; i < CHAIN / 16; i++)
#ifdef __x86_64__
            __asm__ volatile(".rept 16\n\tadd %1, %0\n\t.endr" : "+r"(sum) : "r"(step) : "cc");
#else
            __asm__ volatile(".rept 16\n\tadd %0, %0, %1\n\t.endr" : "+r"(sum) : "r"(step));
#endif
        double taken = (clock_now() - start) / CHAIN;
        best = taken < best ? taken : best;
    }
    return best;
#else
    return 1;
#endif
}

const char *cycles_counter(void) {
    if (counter)
        return counter;
#ifdef __linux__
    cpu_set_t only;
    processor = sched_getcpu();
    CPU_ZERO(&only);
    if (processor < 0 || processor >= CPU_SETSIZE)
        processor = -1;
    else
        CPU_SET((size_t)processor, &only);
    if (processor >= 0 && sched_setaffinity(0, sizeof only, &only))
        processor = -1;
#endif
    if (open_perf())
        counter = "perf_event";
    else if (open_register())
        counter = "pmccntr";
    else
        counter = CYCLES_BY_CHAINS ? "additions" : "nanoseconds";
    return counter;
}

static double now(void) {
    switch (counter[1]) {
    case 'e': /* perf_event */
        return read_perf();
    case 'm': /* pmccntr */
        return read_register();
    default:
        return nanoseconds();
    }
}

/* Cycles of one call in a window of so many; negative if it was disturbed. */
static double window(const cycle_row *row, unsigned calls) {
    int by_chains = counter[0] == 'a';
    double before = by_chains ? cycles_chain() : 1, start = now();
    for (unsigned i = 0; i < calls; i++)
        row->call(row->state, row->rounds);
    double taken = now() - start, after = by_chains ? cycles_chain() : 1;
    if (start < 0 || taken <= 0 || after > before * (1 + tolerance) ||
        before > after * (1 + tolerance))
        return -1;
    return taken / calls / ((before + after) / 2);
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

double cycles_median(double *values, size_t count) {
    qsort(values, count, sizeof *values, ascending);
    return values[count / 2];
}

int cycles_measure(cycle_row *row) {
    static double found[WINDOWS];
    int n = 0;
    unsigned calls = 1;
    cycles_counter();
    for (double taken = 0; taken < window_seconds * 1e9 && calls < 1u << 24; calls *= 2) {
        double start = nanoseconds();
        for (unsigned i = 0; i < calls; i++)
            row->call(row->state, row->rounds);
        taken = nanoseconds() - start;
    }
    for (int i = 0; i < 2 * WINDOWS && n < WINDOWS; i++) {
        double one = window(row, calls);
        if (one > 0)
            found[n++] = one;
    }
    if (n < ENOUGH)
        return 1;
    row->cycles[1] = cycles_median(found, (size_t)n);
    row->cycles[0] = found[0];
    row->cycles[2] = found[n - 1];
    return 0;
}

/* The first line of a file that begins so, into `line`; what follows the beginning, or NULL. */
static const char *line_of(const char *path, const char *beginning, char *line, int size) {
    FILE *file = fopen(path, "r");
    const char *found = NULL;
    while (file && !found && fgets(line, size, file)) {
        line[strcspn(line, "\r\n\"\\")] = 0;
        if (!strncmp(line, beginning, strlen(beginning)))
            found = line + strlen(beginning);
    }
    if (file)
        fclose(file);
    return found;
}

int cycles_emulated(void) {
#if defined(__aarch64__) && !defined(_WIN32)
    /* An emulator of programs shows the processor of its host, or none. */
    char line[256];
    return access("/proc/cpuinfo", R_OK) == 0 &&
           !line_of("/proc/cpuinfo", "CPU implementer", line, sizeof line);
#else
    return 0;
#endif
}

static void print_system(void) {
#if defined(_WIN32)
    printf("Windows %s", sizeof(void *) == 8 ? "64-bit" : "32-bit");
#else
    struct utsname system;
    if (uname(&system))
        memset(&system, 0, sizeof system);
    printf("%s %s", system.sysname, system.machine);
#endif
}

void cycles_print_json(const cycle_row *rows, int count) {
    char line[256], path[96];
    const char *midr = NULL;
    printf("{\n \"schema\": \"lanewise-cycles-1\",\n \"where\": \"");
    print_system();
    const char *model = line_of("/proc/cpuinfo", "model name\t: ", line, sizeof line);
    if (model)
        printf(", %s", model);
#if defined(__aarch64__) && !defined(_WIN32)
    snprintf(path, sizeof path, "/sys/devices/system/cpu/cpu%d/regs/identification/midr_el1",
             processor);
    midr = line_of(path, "0x", line, sizeof line);
#else
    (void)path;
#endif
    printf("\",\n \"core\": null,\n \"midr\": ");
    if (midr)
        printf("\"0x%s\"", midr);
    else
        printf("null");
    printf(",\n \"emulated\": %s,\n \"counter\": \"%s\",\n \"compiler\": \"%s\",\n",
           cycles_emulated() ? "true" : "false", cycles_counter(),
#ifdef __VERSION__
           __VERSION__
#else
           "not known"
#endif
    );
    printf(" \"settings\": [{\n  \"name\": \"as it is\",\n  \"model\": true,\n  \"rows\": [");
    for (int i = 0; i < count; i++) {
        const cycle_row *r = &rows[i];
        printf("%s\n   {\"name\": \"%s\", \"kind\": \"%s\"", i ? "," : "", r->name,
               r->kernel ? "kernel" : "probe");
        if (r->kernel)
            printf(", \"states\": %u, \"rounds\": %u, \"right\": %s", r->states, r->rounds,
                   r->right ? "true" : "false");
        printf(", \"cycles\": [%.2f, %.2f, %.2f]}", r->cycles[0], r->cycles[1], r->cycles[2]);
    }
    printf("\n  ]\n }]\n}\n");
}
