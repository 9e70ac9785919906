/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `lanewise kernels`: which kernels there are, which are used, and why. */
#include "cli.h"
#include "lanewise/lanewise.h"
#include "options.h"

#include <stdlib.h>
#include <string.h>

enum { MOST_STATES = 8 };

static int core_is_ignored(void) {
    if (lanewise_core_status() == LANEWISE_OK)
        return 0;
    const char *asked = getenv("LANEWISE_CORE");
    fprintf(stderr, "lanewise: LANEWISE_CORE='%s' names no known core and is ignored; known are:",
            asked ? asked : "");
    for (size_t i = 0; lanewise_core_name(i); i++)
        fprintf(stderr, " %s", lanewise_core_name(i));
    fputc('\n', stderr);
    return 1;
}

int kernel_is_ignored(void) {
    int ignored = core_is_ignored();
    if (lanewise_kernel_status() == LANEWISE_OK)
        return ignored;
    const char *asked = getenv("LANEWISE_KERNEL");
    fprintf(stderr,
            "lanewise: LANEWISE_KERNEL='%s' names a kernel that is not available here and is "
            "ignored; available are:",
            asked ? asked : "");
    for (size_t i = 0; i < lanewise_kernel_count(); i++) {
        lanewise_kernel_info info;
        if (lanewise_kernel_describe(i, &info) == LANEWISE_OK && info.available)
            fprintf(stderr, " %s", info.name);
    }
    fputc('\n', stderr);
    return 1;
}

static void put_json_string(const char *s) {
    putchar('"');
    for (; *s; s++) {
        if (*s == '"' || *s == '\\')
            putchar('\\');
        if ((unsigned char)*s < 0x20)
            printf("\\u%04x", (unsigned)(unsigned char)*s);
        else
            putchar(*s);
    }
    putchar('"');
}

static void print_json(void) {
    lanewise_kernel_info info;
    printf("{\n  \"version\": \"%s\",\n  \"reason\": ", lanewise_version());
    put_json_string(lanewise_kernel_reason());
    const char *asked = getenv("LANEWISE_KERNEL");
    printf(",\n  \"ignored\": "); /* of LANEWISE_KERNEL */
    if (lanewise_kernel_status() != LANEWISE_OK && asked)
        put_json_string(asked);
    else
        printf("null");
    printf(",\n  \"kernels\": [");
    for (size_t i = 0; i < lanewise_kernel_count(); i++) {
        if (lanewise_kernel_describe(i, &info) != LANEWISE_OK)
            continue;
        printf("%s\n    {\"name\": ", i ? "," : "");
        put_json_string(info.name);
        printf(", \"states\": %u, \"needs\": ", info.states);
        put_json_string(info.needs);
        printf(", \"available\": %s, \"chosen\": %s}", info.available ? "true" : "false",
               info.chosen ? "true" : "false");
    }
    printf("\n  ],\n  \"context\": ");
    put_json_string(lanewise_kernel_context());
    printf(",\n  \"core\": ");
    put_json_string(lanewise_core_chosen());
    printf(",\n  \"chosen\": {");
    for (unsigned n = 1; n <= MOST_STATES; n++) {
        printf("%s\n    \"%u\": ", n > 1 ? "," : "", n);
        put_json_string(lanewise_kernel_chosen(n));
    }
    printf("\n  }\n}\n");
}

static void print_table(void) {
    lanewise_kernel_info info;
    size_t width = 6;
    for (size_t i = 0; i < lanewise_kernel_count(); i++)
        if (lanewise_kernel_describe(i, &info) == LANEWISE_OK && strlen(info.name) > width)
            width = strlen(info.name);
    printf("%-*s  states  here  used  needs\n", (int)width, "kernel");
    for (size_t i = 0; i < lanewise_kernel_count(); i++)
        if (lanewise_kernel_describe(i, &info) == LANEWISE_OK)
            printf("%-*s  %6u  %-4s  %-4s  %s\n", (int)width, info.name, info.states,
                   info.available ? "yes" : "no", info.chosen ? "yes" : "no", info.needs);
    printf("\nfirst kernel for this many states that wait:\n");
    for (unsigned n = 1; n <= MOST_STATES; n++)
        printf("  %u  %s\n", n, lanewise_kernel_chosen(n));
    printf("for a context  %s\n", lanewise_kernel_context());
    printf("\nranked for: %s\nwhy: %s\n", lanewise_core_chosen(), lanewise_kernel_reason());
}

typedef struct kernels_options {
    int json;
} kernels_options;

#define OPTIONS_KERNELS
static const option_form all_options[] = {
#include "options.inc"
};

int command_kernels(int argc, char **argv) {
    kernels_options o = {0};
    option_reader words;
    options_start(&words, "kernels", all_options, &o, argc, argv);
    int rc = options_all(&words, 0);
    if (rc >= 0)
        return rc;
    if (o.json)
        print_json();
    else
        print_table();
    return kernel_is_ignored() ? EXIT_PROBLEM : EXIT_FINE;
}
