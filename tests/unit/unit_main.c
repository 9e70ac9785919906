/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "check.h"
#include "lanewise/keccak.h"

#include <stdio.h>
#include <string.h>

static const struct suite {
    const char *name;
    void (*run)(void);
} suites[] = {
#define ENTRY(name) {#name, suite_##name},
    CHECK_SUITES(ENTRY)
#undef ENTRY
#if !defined(_WIN32) && !defined(__wasi__)
        {"forced_child", suite_forced_child},
#endif
};

static int run(const char *name) {
    for (size_t i = 0; i < sizeof suites / sizeof suites[0]; i++) {
        if (strcmp(suites[i].name, name))
            continue;
        unsigned before = check_failures;
        check_count = 0;
        check_restart(name);
        suites[i].run();
        if (!check_count)
            fprintf(stderr, "%s checked nothing\n", name), check_failures++;
        printf("%s: %lu checks, %u failures\n", name, check_count, check_failures - before);
        fflush(stdout);
        return 1;
    }
    fprintf(stderr, "no suite %s\n", name);
    return 0;
}

int main(int argc, char **argv) {
    const char *scale = NULL;
    int first = 1;
    if (argc > 2 && !strcmp(argv[1], "--scale"))
        scale = argv[2], first = 3;
    check_begin(scale);
    if (first == argc) {
        printf("usage: %s [--scale PERCENT] SUITE...\nsuites:", argv[0]);
        for (size_t i = 0; i < sizeof suites / sizeof suites[0]; i++)
            printf(" %s", suites[i].name);
        printf("\n");
        return 2;
    }
    /* Results under another kernel than the one asked for would mislead. */
    if ((lanewise_kernel_status() != LANEWISE_OK || lanewise_core_status() != LANEWISE_OK) &&
        strcmp(argv[first], "forced_child") != 0) {
        fprintf(stderr, "LANEWISE_KERNEL or LANEWISE_CORE names what is not available here\n");
        return 2;
    }
    for (int i = first; i < argc; i++)
        if (!run(argv[i]))
            return 2;
    return check_failures != 0;
}
