/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * `lanewise bench`: a short look at this machine. The clock of a core drifts and its time stamp
 * counter does not follow, so on x86-64 and AArch64 each window of measurement stands between two
 * chains of dependent additions, which take one core cycle each whatever the frequency is. Windows
 * whose two chains disagree were disturbed and are dropped; the median of the rest is printed.
 */
#include "cmd_bench.h"
#include "cli.h"
#include "cycles.h"
#include "lanewise/lanewise.h"
#include "options.h"
#include "platform.h"

#include <stdlib.h>
#include <string.h>

enum { WINDOWS = 61 };
static const double window_seconds = 0.0015;

typedef struct row {
    const char *name, *key;
    size_t len;   /* argument of run */
    size_t bytes; /* per call, for the figure per byte; 0: per call only */
    int (*run)(const bench_data *data, size_t len);
    int (*peer)(const bench_data *data, size_t len);
} row;

typedef struct figure {
    double per_call, peer_per_call; /* cycles, or nanoseconds; negative: not measured */
} figure;

static int run_permute(const bench_data *data, size_t len) {
    static lanewise_keccak state;
    static int ready;
    (void)data;
    if (!ready && lanewise_keccak_init(&state))
        return 1;
    ready = 1;
    return lanewise_keccak_permute(&state, (unsigned)len);
}

static int run_sha3_256(const bench_data *data, size_t len) {
    return lanewise_sha3_256(data->out, data->in, len);
}

static int run_shake128(const bench_data *data, size_t len) {
    return lanewise_shake128(data->out, 32, data->in, len);
}

static int run_turboshake128(const bench_data *data, size_t len) {
    return lanewise_turboshake128(data->out, 32, data->in, len, LANEWISE_TURBOSHAKE_DOMAIN);
}

static int run_kt128(const bench_data *data, size_t len) {
    return lanewise_kt128(data->out, 32, data->in, len, NULL, 0);
}

static int run_many(const bench_data *data, size_t len) {
    lanewise_bytes in[BENCH_MANY];
    void *out[BENCH_MANY];
    for (size_t i = 0; i < BENCH_MANY; i++) {
        in[i].data = data->in + i * len;
        in[i].len = len;
        out[i] = data->out + i * 32;
    }
    return lanewise_hash_many(LANEWISE_SHA3_256, BENCH_MANY, in, out, 32);
}

/* A peer has no call for many inputs: it is given them one after the other. */
static int peer_many(const bench_data *data, size_t len) {
    int failed = 0;
    for (size_t i = 0; i < BENCH_MANY; i++) {
        bench_data one = {data->in + i * len, data->out + i * 32};
        failed |= peer_sha3_256(&one, len);
    }
    return failed;
}

static const row rows[] = {
    {"Keccak-p[1600, 24], one state", "permute_24", 24, 0, run_permute, NULL},
    {"Keccak-p[1600, 12], one state", "permute_12", 12, 0, run_permute, NULL},
    {"SHA3-256, 32 bytes", "sha3_256_32", 32, 32, run_sha3_256, peer_sha3_256},
    {"SHA3-256, 1 MiB", "sha3_256_1m", BENCH_MAX, BENCH_MAX, run_sha3_256, peer_sha3_256},
    {"SHA3-256, 32 messages of 32 bytes", "sha3_256_many_32", 32, 32 * BENCH_MANY, run_many,
     peer_many},
    {"SHAKE128, 1 MiB", "shake128_1m", BENCH_MAX, BENCH_MAX, run_shake128, peer_shake128},
    {"TurboSHAKE128, 1 MiB", "turboshake128_1m", BENCH_MAX, BENCH_MAX, run_turboshake128, NULL},
    {"KT128, 64 KiB, one thread", "kt128_64k", 65536, 65536, run_kt128, NULL},
    {"KT128, 1 MiB, one thread", "kt128_1m", BENCH_MAX, BENCH_MAX, run_kt128, NULL},
};

enum { ROWS = sizeof rows / sizeof rows[0] };

typedef int (*call)(const bench_data *data, size_t len);

/* How many calls fill a window; 0 if the call fails. */
static unsigned calls_per_window(call run, const bench_data *data, size_t len) {
    unsigned calls = 1;
    for (;;) {
        double start = platform_seconds();
        for (unsigned i = 0; i < calls; i++)
            if (run(data, len))
                return 0;
        if (platform_seconds() - start >= window_seconds / 2 || calls > 1u << 20)
            return calls;
        calls *= 2;
    }
}

/* One window; negative if it was disturbed. */
static double window(call run, const bench_data *data, size_t len, unsigned calls) {
    double before = cycles_chain();
    double start = platform_seconds();
    for (unsigned i = 0; i < calls; i++)
        run(data, len);
    double taken = (platform_seconds() - start) * 1e9 / calls;
    double after = cycles_chain();
    if (after > before * 1.02 || before > after * 1.02)
        return -1;
    return taken / ((before + after) / 2);
}

/* Ours and the peer's windows alternate, so that both see the same machine. */
static int measure(const row *r, const bench_data *data, int peers, figure *f) {
    static double ours[WINDOWS], theirs[WINDOWS];
    size_t n = 0, m = 0;
    call peer = peers ? r->peer : NULL;
    int windows = peer ? WINDOWS : WINDOWS * 2;
    unsigned calls = calls_per_window(r->run, data, r->len);
    unsigned peer_calls = peer ? calls_per_window(peer, data, r->len) : 0;
    if (!calls)
        return 1;
    for (int i = 0; i < windows && n < WINDOWS; i++) {
        double one = window(r->run, data, r->len, calls);
        if (one > 0)
            ours[n++] = one;
        double two = peer_calls ? window(peer, data, r->len, peer_calls) : -1;
        if (two > 0 && m < WINDOWS)
            theirs[m++] = two;
    }
    f->per_call = n < 3 ? -1 : cycles_median(ours, n);
    f->peer_per_call = m < 3 ? -1 : cycles_median(theirs, m);
    return 0;
}

static void print_table(const figure *figures, int peers) {
    const char *unit = CYCLES_BY_CHAINS ? "cycles" : "ns";
    printf("measured here, in %s; kernels %s (one state) and %s (eight)\n\n",
           CYCLES_BY_CHAINS ? "core cycles" : "nanoseconds", lanewise_kernel_context(),
           lanewise_kernel_chosen(8));
    printf("%-36s %12s/call %8s/byte%s\n", "", unit, unit, peers ? "    ours / OpenSSL" : "");
    for (size_t i = 0; i < ROWS; i++) {
        printf("%-36s", rows[i].name);
        if (figures[i].per_call <= 0) {
            printf("   too disturbed to measure\n");
            continue;
        }
        printf(" %17.0f", figures[i].per_call);
        if (rows[i].bytes)
            printf(" %13.3f", figures[i].per_call / (double)rows[i].bytes);
        else
            printf(" %13s", "-");
        if (peers && figures[i].peer_per_call > 0)
            printf(" %17.3f", figures[i].per_call / figures[i].peer_per_call);
        else if (peers)
            printf(" %17s", "-");
        putchar('\n');
    }
}

static void print_json(const figure *figures, int asked, const char *version) {
    printf("{\n  \"version\": \"%s\",\n  \"unit\": \"%s\",\n", lanewise_version(),
           CYCLES_BY_CHAINS ? "core cycles" : "nanoseconds");
    printf("  \"kernel_1\": \"%s\",\n  \"kernel_8\": \"%s\",\n", lanewise_kernel_context(),
           lanewise_kernel_chosen(8));
    if (asked && version)
        printf("  \"peer\": \"%s\",\n", version);
    else if (asked)
        printf("  \"peer\": null,\n");
    printf("  \"measured\": [");
    for (size_t i = 0; i < ROWS; i++) {
        const figure *f = &figures[i];
        printf("%s\n    {\"key\": \"%s\", \"name\": \"%s\", ", i ? "," : "", rows[i].key,
               rows[i].name);
        if (f->per_call > 0)
            printf("\"per_call\": %.2f", f->per_call);
        else
            printf("\"per_call\": null");
        if (f->per_call > 0 && rows[i].bytes)
            printf(", \"per_byte\": %.4f", f->per_call / (double)rows[i].bytes);
        if (f->per_call > 0 && f->peer_per_call > 0)
            printf(", \"peer_per_call\": %.2f, \"ratio\": %.4f", f->peer_per_call,
                   f->per_call / f->peer_per_call);
        putchar('}');
    }
    printf("\n  ]\n}\n");
}

typedef struct bench_options {
    int json, peers, kernels, calibrate;
} bench_options;

#define OPTIONS_BENCH
static const option_form all_options[] = {
#include "options.inc"
};

int command_bench(int argc, char **argv) {
    static figure figures[ROWS];
    bench_options o = {0, 0, 0, 0};
    option_reader words;
    options_start(&words, "bench", all_options, &o, argc, argv);
    int rc = options_all(&words, 0);
    if (rc >= 0)
        return rc;
    if ((o.kernels || o.calibrate) && o.peers)
        return usage_error("bench", "--peers have no kernels to measure");
    if (o.calibrate && (o.kernels || o.json))
        return usage_error("bench", "--calibrate has a form of its own");
    if (o.kernels || o.calibrate) {
#ifdef CLI_KERNELS
        return o.calibrate ? bench_calibrate() : bench_kernels(o.json);
#else
        complain("the kernels are hidden in a shared library: build with BUILD_SHARED_LIBS=OFF");
        return EXIT_PROBLEM;
#endif
    }
    if (kernel_is_ignored()) /* the figures would be those of another kernel */
        return EXIT_PROBLEM;
    const char *version = o.peers ? peer_version() : NULL;
    bench_data data = {need(malloc(BENCH_MAX)), need(malloc(BENCH_MAX))};
    for (size_t i = 0; i < BENCH_MAX; i++)
        data.in[i] = (uint8_t)(i * 131 >> 3);
    int failed = 0;
    for (size_t i = 0; i < ROWS && !failed; i++)
        failed = measure(&rows[i], &data, version != NULL, &figures[i]);
    free(data.in);
    free(data.out);
    if (failed) {
        complain("a function failed while it was measured");
        return EXIT_PROBLEM;
    }
    if (o.json) {
        print_json(figures, o.peers, version);
        return EXIT_FINE;
    }
    print_table(figures, version != NULL);
    if (version)
        printf("\npeer: %s\n", version);
    else if (o.peers)
        printf("\npeer: none found (looked for OpenSSL 3 or later as a shared library)\n");
    return EXIT_FINE;
}
