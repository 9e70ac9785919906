/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * LANEWISE_KERNEL is read once, so each of its values needs a process of its own: this suite runs
 * the test program again, under every kernel that is available here (with the whole interface in
 * short form), under lists of names, and under names that cannot be honoured.
 */
#define _GNU_SOURCE /* setenv, chown */
#include "check.h"
#include "functions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { LIST = 2048 };

static int listed(const char *list, const char *name) {
    size_t n = strlen(name);
    for (const char *p = list; (p = strstr(p, name)) != NULL; p += n)
        if ((p == list || p[-1] == ',') && (p[n] == ',' || !p[n]))
            return 1;
    return 0;
}

/* Runs in the child: LANEWISE_KERNEL is honoured. */
static void obeyed(const char *list) {
    int single = 0;
    lanewise_kernel_info info;
    for (size_t i = 0; i < lanewise_kernel_count(); i++) {
        CHECK_OK(lanewise_kernel_describe(i, &info));
        single |= info.states == 1 && listed(list, info.name);
    }
    for (unsigned n = 1; n <= 40; n++) {
        const char *name = lanewise_kernel_chosen(n);
        CHECK(name != NULL, "no kernel for %u states", n);
        CHECK(name && (listed(list, name) || (!single && !strcmp(name, "keccakp1600_x1_c64"))),
              "%s for %u states, not one of %s", name ? name : "none", n, list);
    }
    for (size_t i = 0; i < lanewise_kernel_count(); i++) {
        CHECK_OK(lanewise_kernel_describe(i, &info));
        if (!strcmp(info.name, list)) /* forced alone, it must be used for some number */
            CHECK(info.chosen == 1, "%s is forced and not chosen", list);
    }
    CHECK(strstr(lanewise_kernel_reason(), "LANEWISE_KERNEL") != NULL,
          "the reason does not say so");
}

/* Runs in the child: every call that begins a computation says LANEWISE_ERR_KERNEL. */
static void refused(void) {
    static uint8_t out[64], untouched[64], in[100];
    lanewise_sponge s, no_sponge;
    lanewise_tree t, no_tree;
    lanewise_keccak k, no_keccak;
    lanewise_bytes one = {in, 10};
    void *to = out;
    setting g = {{"k", 1}, {"n", 1}, {"c", 1}, 0x1F, 10, NULL};
    memset(&s, 0x11, sizeof s), memset(&no_sponge, 0x11, sizeof s);
    memset(&t, 0x11, sizeof t), memset(&no_tree, 0x11, sizeof t);
    memset(&k, 0x11, sizeof k), memset(&no_keccak, 0x11, sizeof k);
    CHECK(lanewise_kernel_chosen(1) == NULL && lanewise_kernel_chosen(8) == NULL, "a kernel");
    CHECK(strstr(lanewise_kernel_reason(), "LANEWISE_KERNEL") != NULL,
          "the reason does not say so");
    CHECK_STATUS(lanewise_keccak_init(&k), LANEWISE_ERR_KERNEL);
    for (size_t i = 0; i < lanewise_kernel_count(); i++) {
        lanewise_kernel_info info;
        CHECK_OK(lanewise_kernel_describe(i, &info));
        CHECK(!info.chosen, "%s is chosen", info.name);
    }
    for (size_t i = 0; i < SPONGES; i++) {
        const sponge_function *f = &sponge_functions[i];
        size_t outlen = f->fixed ? f->fixed : 50;
        CHECK_STATUS(f->hash(&g, out, outlen, in, 10), LANEWISE_ERR_KERNEL);
        CHECK_STATUS(f->init(&s, &g, outlen), LANEWISE_ERR_KERNEL);
        if (f->algorithm) {
            CHECK_STATUS(lanewise_hash(f->algorithm, out, outlen, in, 10), LANEWISE_ERR_KERNEL);
            CHECK_STATUS(lanewise_hash_many(f->algorithm, 1, &one, &to, outlen),
                         LANEWISE_ERR_KERNEL);
        }
    }
    for (size_t i = 0; i < TUPLES; i++) {
        CHECK_STATUS(tuple_functions[i].hash(out, 50, &one, 1, "c", 1), LANEWISE_ERR_KERNEL);
        CHECK_STATUS(tuple_functions[i].init(&s, &g, 50), LANEWISE_ERR_KERNEL);
    }
    for (size_t i = 0; i < TREES; i++) {
        const tree_function *f = &tree_functions[i];
        CHECK_STATUS(f->hash(&g, out, 50, in, 10), LANEWISE_ERR_KERNEL);
        CHECK_STATUS(f->init(&t, &g, 50), LANEWISE_ERR_KERNEL);
        if (f->algorithm)
            CHECK_STATUS(lanewise_hash_many(f->algorithm, 1, &one, &to, 50), LANEWISE_ERR_KERNEL);
    }
    CHECK_BYTES(out, untouched, sizeof out, "output after LANEWISE_ERR_KERNEL");
    CHECK_BYTES(&s, &no_sponge, sizeof s, "context after LANEWISE_ERR_KERNEL");
    CHECK_BYTES(&t, &no_tree, sizeof t, "context after LANEWISE_ERR_KERNEL");
    CHECK_BYTES(&k, &no_keccak, sizeof k, "context after LANEWISE_ERR_KERNEL");
}

void suite_forced_child(void) {
    const char *expected = getenv("LANEWISE_TEST_EXPECT"), *list = getenv("LANEWISE_KERNEL");
    int bad = expected && !strcmp(expected, "refused");
    CHECK(expected && list, "only suite forced runs this one");
    if (!expected || !list)
        return;
    if (!strcmp(expected, "ignored") && getuid() == geteuid())
        exit(3); /* no privileges were raised */
    CHECK_STATUS(lanewise_kernel_status(), bad ? LANEWISE_ERR_KERNEL : LANEWISE_OK);
    if (bad)
        refused();
    else if (!strcmp(expected, "ignored"))
        CHECK(lanewise_kernel_chosen(1) != NULL, "LANEWISE_KERNEL is not ignored");
    else if (*list)
        obeyed(list);
}

/* This program again, with the arguments behind a place that is left for its name. */
static void run_again(const char *const *arguments) {
    const char *command[32], *emulator = check_emulator();
    char words[1024], path[1024];
    size_t n = 0;
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    if (length < 0)
        return;
    path[length] = 0;
    snprintf(words, sizeof words, "%s", emulator ? emulator : "");
    for (char *word = strtok(words, " "); word && n < 16; word = strtok(NULL, " "))
        command[n++] = word;
    command[n++] = path;
    for (size_t i = 1; arguments[i] && n < 31; i++)
        command[n++] = arguments[i];
    command[n] = NULL;
    execv(command[0], (char *const *)command);
}

static void child(const char *kernels, const char *expected, unsigned scale) {
    char scale_text[16];
    int status = -1;
    snprintf(scale_text, sizeof scale_text, "%u", scale ? scale : 1);
    fflush(stdout);
    pid_t pid = fork();
    if (!pid) {
        /* The interface without the suites that need hours or processes of their own; of a single
         * kernel under an emulator, what differs from kernel to kernel. */
        const char *whole[] = {"unit",        "--scale", scale_text, "forced_child",
                               "permutation", "lengths", "many",     "splits",
                               "tuples",      "trees",   "errors",   NULL};
        if (check_emulator() && !strchr(kernels, ','))
            whole[7] = NULL;
        if (!scale)
            whole[4] = NULL;
        setenv("LANEWISE_KERNEL", kernels, 1);
        setenv("LANEWISE_TEST_EXPECT", expected, 1);
        run_again(whole);
        _exit(127);
    }
    CHECK(pid > 0 && waitpid(pid, &status, 0) == pid, "fork");
    CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0, "LANEWISE_KERNEL=%s: status %x", kernels,
          (unsigned)status);
}

/* A program with raised privileges must not obey: a copy of this one that runs as another user. */
static void test_privileged(void) {
    char path[64], copy[256];
    const char *const command[] = {path, "forced_child", NULL};
    int status = -1;
    if (geteuid() != 0 || CHECK_SANITIZED || check_emulator()) {
        check_skip(
            "raised privileges: does not apply: only root can set them up, and no sanitizer or "
            "emulator may watch");
        return;
    }
    snprintf(path, sizeof path, "/tmp/lanewise-unit-%d", (int)getpid());
    snprintf(copy, sizeof copy, "cp /proc/%d/exe %s", (int)getpid(), path);
    CHECK(system(copy) == 0 && chown(path, 65534, 65534) == 0 && chmod(path, 04755) == 0,
          "a set-user-id copy in /tmp");
    pid_t pid = fork();
    if (!pid) {
        setenv("LANEWISE_KERNEL", "no_such_kernel", 1);
        setenv("LANEWISE_TEST_EXPECT", "ignored", 1);
        execv(path, (char *const *)command);
        _exit(127);
    }
    CHECK(pid > 0 && waitpid(pid, &status, 0) == pid, "fork");
    unlink(path);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 3)
        check_skip("raised privileges: this machine lacks a /tmp that grants them");
    else
        CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0, "raised privileges: status %x",
              (unsigned)status);
}

void suite_forced(void) {
    char all[LIST] = "", list[LIST + 64], modest[LIST] = "";
    unsigned short_form = check_scale >= 100 ? 2 : 1;
    lanewise_kernel_info info;
    const char *last = "";
    for (size_t i = 0; i < lanewise_kernel_count(); i++) {
        CHECK_OK(lanewise_kernel_describe(i, &info));
        if (!info.available) {
            check_skip("%s: this machine lacks %s; forcing it must be refused", info.name,
                       info.needs);
            child(info.name, "refused", 0);
            continue;
        }
        printf("  LANEWISE_KERNEL=%s\n", info.name);
        child(info.name, "obeyed", short_form);
        if (*all)
            strncat(all, ",", sizeof all - strlen(all) - 1);
        strncat(all, info.name, sizeof all - strlen(all) - 1);
        last = info.name;
        if (strstr(info.needs, "AVX-512") || strstr(info.needs, "SHA-3"))
            continue;
        if (*modest)
            strncat(modest, ",", sizeof modest - strlen(modest) - 1);
        strncat(modest, info.name, sizeof modest - strlen(modest) - 1);
    }
    child(all, "obeyed", 1);
    child(modest, "obeyed", 1); /* what a machine without these would choose from */
    snprintf(list, sizeof list, "keccakp1600_x1_c32_interleaved,%s", last);
    child(list, "obeyed", 0);
    child("", "obeyed", 0); /* empty is as if it were not set */
    child("no_such_kernel", "refused", 0);
    child("keccakp1600_x1_c6", "refused", 0);
    child("keccakp1600_x1_c644", "refused", 0);
    child("KECCAKP1600_X1_C64", "refused", 0);
    snprintf(list, sizeof list, "%s,no_such_kernel", all);
    child(list, "refused", 0);
    test_privileged();
}
