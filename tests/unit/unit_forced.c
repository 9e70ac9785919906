/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * LANEWISE_KERNEL is read once, so each of its values needs a process of its own: this suite runs
 * the test program again, under every kernel that is available here (with the whole interface in
 * short form), under lists of names, and under names of kernels that are not there, which must
 * change nothing.
 */
#define _GNU_SOURCE /* setenv, chown */
#include "check.h"
#include "functions.h"
#include "selection.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

enum { MOST = 16, LIST = 2048 };

static int listed(const char *list, const char *name) {
    size_t n = strlen(name);
    for (const char *p = list; (p = strstr(p, name)) != NULL; p += n)
        if ((p == list || p[-1] == ',') && (p[n] == ',' || !p[n]))
            return 1;
    return 0;
}

/* Fills `list` with the kernels for contexts and for 1 to MOST states; the parent's are those of an
 * unset variable.
 */
static void list_chosen(char *list, size_t size) {
    *list = 0;
    strncat(list, lanewise_kernel_context(), size - 1);
    for (unsigned n = 1; n <= MOST; n++) {
        strncat(list, ",", size - strlen(list) - 1);
        strncat(list, lanewise_kernel_chosen(n), size - strlen(list) - 1);
    }
}

/* Runs in the child: LANEWISE_KERNEL is obeyed. */
static void obeyed(const char *list, const char *normal) {
    int single = 0;
    lanewise_kernel_info info;
    for (size_t i = 0; i < lanewise_kernel_count(); i++) {
        CHECK_OK(lanewise_kernel_describe(i, &info));
        single |= info.states == 1 && listed(list, info.name);
    }
    const char *context = lanewise_kernel_context();
    size_t len = strcspn(normal, ",");
    if (single)
        CHECK(listed(list, context), "%s for contexts, not one of %s", context, list);
    else
        CHECK(strlen(context) == len && !memcmp(context, normal, len),
              "%s for contexts, not that of an unset variable: %s", context, normal);
    for (unsigned n = 1; n <= 40; n++) {
        const char *name = lanewise_kernel_chosen(n);
        CHECK(listed(list, name), "%s for %u states, not one of %s", name, n, list);
    }
    for (size_t i = 0; i < lanewise_kernel_count(); i++) {
        CHECK_OK(lanewise_kernel_describe(i, &info));
        if (!strcmp(info.name, list)) /* forced alone, it must be used for some number */
            CHECK(info.chosen == 1, "%s is forced and not chosen", list);
    }
    CHECK(strstr(lanewise_kernel_reason(), "LANEWISE_KERNEL") != NULL,
          "the reason does not say so");
}

/* Runs in the child: the choice is that of an unset variable, and nothing fails. */
static void ignored(const char *normal) {
    static uint8_t out[64], in[100];
    char chosen[LIST];
    lanewise_sponge s;
    lanewise_tree t;
    lanewise_keccak k;
    lanewise_bytes one = {in, 10};
    void *to = out;
    setting g = {{"k", 1}, {"n", 1}, {"c", 1}, 0x1F, 10, NULL};
    list_chosen(chosen, sizeof chosen);
    CHECK(!strcmp(chosen, normal), "%s are chosen, without the variable %s", chosen, normal);
    CHECK(strstr(lanewise_kernel_reason(), "LANEWISE_KERNEL") == NULL, "the reason says otherwise");
    CHECK_OK(lanewise_keccak_init(&k));
    for (size_t i = 0; i < lanewise_kernel_count(); i++) {
        lanewise_kernel_info info;
        CHECK_OK(lanewise_kernel_describe(i, &info));
        CHECK(info.chosen || !listed(normal, info.name), "%s is not chosen", info.name);
    }
    for (size_t i = 0; i < SPONGES; i++) {
        const sponge_function *f = &sponge_functions[i];
        size_t outlen = f->fixed ? f->fixed : 50;
        CHECK_OK(f->hash(&g, out, outlen, in, 10));
        CHECK_OK(f->init(&s, &g, outlen));
        if (f->algorithm) {
            CHECK_OK(lanewise_hash(f->algorithm, out, outlen, in, 10));
            CHECK_OK(lanewise_hash_many(f->algorithm, 1, &one, &to, outlen));
        }
    }
    for (size_t i = 0; i < TUPLES; i++) {
        CHECK_OK(tuple_functions[i].hash(out, 50, &one, 1, "c", 1));
        CHECK_OK(tuple_functions[i].init(&s, &g, 50));
    }
    for (size_t i = 0; i < TREES; i++) {
        const tree_function *f = &tree_functions[i];
        CHECK_OK(f->hash(&g, out, 50, in, 10));
        CHECK_OK(f->init(&t, &g, 50));
        if (f->algorithm)
            CHECK_OK(lanewise_hash_many(f->algorithm, 1, &one, &to, 50));
    }
}

/* Runs in the child: LANEWISE_CORE names the core. */
static void as_on(const char *core) {
    lanewise_cpu cpu = lanewise_cpu_detect();
    for (unsigned i = 0; lanewise_core_name(i); i++)
        if (!strcmp(lanewise_core_name(i), core))
            cpu.core = (lanewise_core)i;
#if defined(LANEWISE_AARCH64)
    cpu.kinds = 0;
#endif
    CHECK(!strcmp(lanewise_core_chosen(), core), "%s, not %s", lanewise_core_chosen(), core);
    CHECK(!strcmp(lanewise_kernel_context(), lanewise_select_for(cpu, 0)->name), "contexts");
    for (unsigned n = 1; n <= 40; n++) {
        const lanewise_backend *b = lanewise_select_for(cpu, n);
        CHECK(!strcmp(lanewise_kernel_chosen(n), b->name), "%s for %u states on %s, not %s",
              lanewise_kernel_chosen(n), n, core, b->name);
        CHECK(lanewise_backend_available(b), "%s is not for this machine", b->name);
    }
    CHECK(strstr(lanewise_kernel_reason(), "LANEWISE_CORE") != NULL, "the reason");
}

void suite_forced_child(void) {
    const char *expected = getenv("LANEWISE_TEST_EXPECT"), *list = getenv("LANEWISE_KERNEL");
    const char *normal = getenv("LANEWISE_TEST_NORMAL");
    CHECK(expected && list && normal, "only suite forced runs this one");
    if (!expected || !list || !normal)
        return;
    if (!strcmp(expected, "privileged") && getuid() == geteuid())
        exit(3); /* no privileges were raised */
    CHECK_STATUS(lanewise_kernel_status(),
                 strcmp(expected, "ignored") ? LANEWISE_OK : LANEWISE_ERR_PARAMETER);
    const char *core = getenv("LANEWISE_CORE");
    int unknown = core && !strcmp(core, "no_such_core") && strcmp(expected, "privileged") != 0;
    CHECK_STATUS(lanewise_core_status(), unknown ? LANEWISE_ERR_PARAMETER : LANEWISE_OK);
    if (!strcmp(expected, "core")) {
        as_on(core ? core : "");
        return;
    }
    if (*list && !strcmp(expected, "obeyed"))
        obeyed(list, normal);
    else
        ignored(normal);
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
        const char *whole[] = {
            "unit",    "--scale", scale_text, "forced_child", "permutation", "lengths", "many",
            "strided", "streams", "splits",   "tuples",       "trees",       "errors",  NULL};
        if (check_emulator() && !strchr(kernels, ','))
            whole[9] = NULL;
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
        check_does_not_apply("raised privileges: only root can set them up, and no sanitizer or "
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
        setenv("LANEWISE_CORE", "no_such_core", 1);
        setenv("LANEWISE_TEST_EXPECT", "privileged", 1);
        execv(path, (char *const *)command);
        _exit(127);
    }
    CHECK(pid > 0 && waitpid(pid, &status, 0) == pid, "fork");
    unlink(path);
    if (WIFEXITED(status) && WEXITSTATUS(status) == 3)
        check_lacks("raised privileges", "a /tmp that grants them");
    else
        CHECK(WIFEXITED(status) && WEXITSTATUS(status) == 0, "raised privileges: status %x",
              (unsigned)status);
}

void suite_forced(void) {
    char all[LIST] = "", list[LIST + 64], modest[LIST] = "";
    unsigned short_form = check_scale >= 100 ? 2 : 1;
    lanewise_kernel_info info;
    const char *last = "";
    list_chosen(list, sizeof list);
    setenv("LANEWISE_TEST_NORMAL", list, 1);
    for (size_t i = 0; i < lanewise_kernel_count(); i++) {
        CHECK_OK(lanewise_kernel_describe(i, &info));
        if (!info.available) {
            check_lacks(info.name, info.needs); /* forcing it must change nothing */
            child(info.name, "ignored", 0);
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
    child("", "obeyed", 0);                /* empty is as if it were not set */
    child("no_such_kernel", "ignored", 1); /* the whole interface */
    child("keccakp1600_x1_c6", "ignored", 0);
    child("keccakp1600_x1_c644", "ignored", 0);
    child("KECCAKP1600_X1_C64", "ignored", 0);
    snprintf(list, sizeof list, "%s,no_such_kernel", all);
    child(list, "ignored", 0);
    /* A core that is not known changes nothing; one that is, keeps to what this machine can run. */
    setenv("LANEWISE_CORE", "no_such_core", 1);
    child("", "obeyed", 0);
    for (size_t i = 0; lanewise_core_name(i); i++) {
        setenv("LANEWISE_CORE", lanewise_core_name(i), 1);
        child("", "core", 0);
    }
    setenv("LANEWISE_CORE", "", 1);
    test_privileged();
}
