/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A machine with cores of several kinds, as Linux shows it: this program is what tells the library
 * which CPUs there are (by a folder in place of the system's) and on which of them it runs. Each
 * kind has the plan that a machine of that kind alone has; and a thread that is on another CPU
 * whenever the library asks gets the same results as one that stays.
 */
#define _GNU_SOURCE /* mkdtemp, syscall */
#include "check.h"
#include "keccak/select.h"
#include "lanewise/lanewise.h"

#include <fcntl.h>
#include <sched.h>
#include <stdarg.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <unistd.h>

/* An Exynos 2200, with CPU 2 offline; the core that is asked is the emulator's and no kind more. */
static const uint64_t midrs[] = {0x411FD461, 0x412FD470, 0, 0x411FD480, 0x411FD461};
enum { CPUS = sizeof midrs / sizeof midrs[0], MOST = 40 };

static char folder[] = "/tmp/lanewise-kinds-XXXXXX";
static const char real[] = "/sys/devices/system/cpu";
static int here; /* the CPU; MOVING: another one each time */
static unsigned asked;
enum { MOVING = -2 };

int sched_getcpu(void) {
    static const int tour[] = {0, 3, 1, 2, -1, 4, 33};
    static unsigned next;
    asked++;
    return here == MOVING ? tour[next++ % (sizeof tour / sizeof tour[0])] : here;
}

int open(const char *path, int flags, ...) {
    char other[160];
    va_list more;
    va_start(more, flags);
    mode_t mode = flags & O_CREAT ? va_arg(more, mode_t) : 0;
    va_end(more);
    if (!strncmp(path, real, sizeof real - 1)) {
        snprintf(other, sizeof other, "%s%s", folder, path + sizeof real - 1);
        path = other;
    }
    return (int)syscall(SYS_openat, AT_FDCWD, path, flags, mode);
}

static void make_folder(void) {
    char path[128], command[320];
    CHECK(mkdtemp(folder) != NULL, "a folder in /tmp");
    for (unsigned n = 0; n < CPUS; n++) {
        snprintf(path, sizeof path, "%s/cpu%u/regs/identification", folder, n);
        snprintf(command, sizeof command, "mkdir -p %s && echo 0x%016llx >%s/midr_el1", path,
                 (unsigned long long)midrs[n], path);
        CHECK(!midrs[n] || system(command) == 0, "%s", command);
    }
}

static void remove_folder(void) {
    char command[64];
    snprintf(command, sizeof command, "rm -r %s", folder);
    CHECK(system(command) == 0, "%s", command);
}

/* On CPU n: the plan and the costs of a machine all of whose cores are like that one. */
static void test_cpu(int n) {
    lanewise_cpu cpu = {.features = lanewise_cpu_detect().features};
    here = n;
    cpu.core = lanewise_cpu_by_midr(midrs[n]);
    const unsigned kind = lanewise_kind_here();
    CHECK(kind, "CPU %d is of no kind", n);
    for (unsigned states = 0; states <= MOST; states++) {
        const lanewise_backend *b = lanewise_select_on(kind, states);
        CHECK(b == lanewise_select_for(cpu, states), "CPU %d, %u states: %s, not %s", n, states,
              b->name, lanewise_select_for(cpu, states)->name);
        CHECK(lanewise_cost_on(kind, b) == lanewise_cost(b, cpu.core), "CPU %d, cost of %s", n,
              b->name);
    }
    CHECK(lanewise_select_single() == lanewise_select_for(cpu, 0), "CPU %d, contexts", n);
}

/* The plan for all is the same wherever the thread is. */
static void test_no_kind(int n) {
    here = n;
    CHECK(lanewise_kind_here() == 0, "CPU %d is of a kind", n);
    for (unsigned states = 0; states <= MOST; states++)
        CHECK(lanewise_select_on(0, states) == lanewise_select_for(lanewise_cpu_detect(), states),
              "CPU %d, %u states: %s", n, states, lanewise_select_on(0, states)->name);
}

enum { MESSAGES = 23, LONGEST = 1500, LEN = 70000 };
static uint8_t in[LEN];

static void streams(uint8_t *to) {
    static uint8_t memory[LANEWISE_STREAMS_BYTES(MESSAGES)];
    const void *data[MESSAGES];
    void *out[MESSAGES];
    lanewise_streams *s;
    for (size_t i = 0; i < MESSAGES; i++) {
        data[i] = in + 17 * i;
        out[i] = to + 50 * i;
    }
    CHECK_OK(lanewise_streams_init(&s, memory, sizeof memory, LANEWISE_SHAKE128, MESSAGES));
    for (unsigned times = 0; times < 5; times++)
        CHECK_OK(lanewise_streams_absorb(s, data, 300));
    CHECK_OK(lanewise_streams_finish(s, NULL));
    CHECK_OK(lanewise_streams_squeeze(s, out, 50));
    lanewise_streams_wipe(s);
}

/* The library asked where it is, if that may change: `least` times. */
static void asks(const char *what, unsigned least) {
    CHECK(here != MOVING || asked >= least, "%s asked %u times", what, asked);
    asked = 0;
}

/* Everything that takes kernels for several states. */
static size_t all(uint8_t *to) {
    uint8_t *const begin = to;
    lanewise_bytes messages[MESSAGES];
    void *out[MESSAGES];
    for (unsigned ragged = 0; ragged < 2; ragged++) {
        for (size_t i = 0; i < MESSAGES; i++, to += 32) {
            messages[i] = (lanewise_bytes){in + i, ragged ? 64 * i : 200};
            out[i] = to;
        }
        CHECK_OK(lanewise_hash_many(LANEWISE_SHA3_256, MESSAGES, messages, out, 32));
        asks("hash_many", 1);
    }
    memcpy(to, in, 200 * MESSAGES);
    CHECK_OK(lanewise_keccak_permute_many(to, MESSAGES, 24));
    asks("permute_many", 1);
    to += 200 * MESSAGES;
    streams(to);
    to += 50 * MESSAGES;
    for (size_t len = 8191; len <= LEN; len = 2 * len + 5, to += 32) {
        CHECK_OK(lanewise_kt128(to, 32, in, len, "c", 1));
        asks("kt128", 2); /* its contexts, and its chunks */
    }
#ifdef KINDS_SCHEMES
    CHECK_OK(lanewise_mlkem_keygen_seed(LANEWISE_MLKEM_768, to, 1184, to + 1184, 2400, in, 64));
    asks("ML-KEM", 1);
    to += 1184 + 2400;
    CHECK_OK(lanewise_slhdsa_keygen_seed(LANEWISE_SLHDSA_SHAKE_128F, to, 32, to + 32, 64, in, 48));
    asks("SLH-DSA", 1);
    to += 96;
#endif
    return (size_t)(to - begin);
}

static void test_moving(void) {
    static uint8_t staying[20000], moving[20000];
    for (size_t i = 0; i < LEN; i++)
        in[i] = (uint8_t)(i * i >> 3 ^ i);
    here = -1;
    size_t len = all(staying);
    CHECK(len < sizeof staying, "%zu bytes", len);
    here = MOVING;
    for (unsigned times = 0; times < 8; times++) {
        CHECK(all(moving) == len, "the length");
        CHECK_BYTES(moving, staying, len, "results of a thread that moves");
    }
}

int main(void) {
    check_begin(NULL);
    make_folder();
    here = -1;
    for (int n = 0; n < CPUS; n++)
        if (midrs[n])
            test_cpu(n);
    test_no_kind(2);
    test_no_kind(-1);
    test_no_kind(CPUS);
    test_no_kind(LANEWISE_CPU_LISTED);
    here = 0;
    unsigned first = lanewise_kind_here();
    here = 3;
    CHECK(first != lanewise_kind_here(), "A510 and X2 are one kind");
    here = 4;
    CHECK(first == lanewise_kind_here(), "two A510 are of two kinds");
    test_moving();
    remove_folder();
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures != 0;
}
