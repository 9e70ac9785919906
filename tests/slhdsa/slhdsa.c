/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* slhdsa [--scale PERCENT] [--all] [--vectors FILE] SUITE... */
#include "slhdsa.h"

#include <stdio.h>
#include <string.h>

const char *vectors_path;
int everything;

static const struct suite {
    const char *name;
    void (*run)(void);
} suites[] = {
#define ENTRY(name) {#name, suite_##name},
    SLHDSA_SUITES(ENTRY)};

void subject_make(subject *s, lanewise_slhdsa_set set) {
    uint8_t seeds[96];
    s->set = set;
    CHECK_OK(lanewise_slhdsa_describe(set, &s->info));
    for (size_t i = 0; i < sizeof seeds; i++)
        seeds[i] = (uint8_t)(37 * i + 11 * (unsigned)set);
    CHECK_OK(lanewise_slhdsa_keygen_seed(set, s->pk, s->info.public_bytes, s->sk,
                                         s->info.private_bytes, seeds, 3 * s->info.seed_bytes));
}

int subject_sign(subject *s, const void *message, size_t len, const lanewise_slhdsa_options *o) {
    return lanewise_slhdsa_sign(s->set, s->signature, s->info.signature_bytes, s->sk,
                                s->info.private_bytes, message, len, o);
}

int subject_verify(const subject *s, const void *message, size_t len,
                   const lanewise_slhdsa_options *o) {
    return lanewise_slhdsa_verify(s->set, s->signature, s->info.signature_bytes, s->pk,
                                  s->info.public_bytes, message, len, o);
}

int is_fast(lanewise_slhdsa_set set) {
    lanewise_slhdsa_info info;
    CHECK_OK(lanewise_slhdsa_describe(set, &info));
    return strstr(info.name, "8f") || strstr(info.name, "2f") || strstr(info.name, "6f");
}

int is_slow(void) {
    return check_scale < 100;
}

int is_sampled(lanewise_slhdsa_set set) {
    return is_fast(set) && !(is_slow() && set > LANEWISE_SPHINCS_SHAKE_128F_ROBUST);
}

static int run(const char *name) {
    for (size_t i = 0; i < sizeof suites / sizeof suites[0]; i++) {
        if (strcmp(suites[i].name, name))
            continue;
        unsigned before = check_failures;
        check_count = 0;
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
    int i = 1;
    for (; i < argc && argv[i][0] == '-'; i++) {
        if (!strcmp(argv[i], "--all"))
            everything = 1;
        else if (!strcmp(argv[i], "--scale") && i + 1 < argc)
            scale = argv[++i];
        else if (!strcmp(argv[i], "--vectors") && i + 1 < argc)
            vectors_path = argv[++i];
        else
            return fprintf(stderr, "unknown option %s\n", argv[i]), 2;
    }
    check_begin(scale);
    if (i == argc)
        return fprintf(stderr, "name a suite\n"), 2;
    printf("kernel for a context: %s, for eight: %s\n", lanewise_kernel_context(),
           lanewise_kernel_chosen(8));
    for (; i < argc; i++)
        if (!run(argv[i]))
            return 2;
    return check_failures != 0;
}
