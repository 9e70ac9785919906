/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"
#include "platform.h"

#include "lanewise/lanewise.h"

#include <errno.h>
#include <string.h>

static const struct {
    const char *name;
    int (*run)(int argc, char **argv);
} commands[] = {
    {"sum", command_sum},         {"tuple", command_tuple},
    {"kernels", command_kernels}, {"bench", command_bench},
#ifdef CLI_SIGN
    {"sign", command_sign},
#endif
#ifdef CLI_KEM
    {"kem", command_kem},
#endif
};

static int print_version(void) {
    printf("lanewise %s\n", lanewise_version());
    return EXIT_FINE;
}

static int command_help(int argc, char **argv) {
    if (argc > 2)
        return usage_error(NULL, "help takes one command at most");
    if (argc == 2 && !help_exists(argv[1]))
        return usage_error(NULL, "unknown command '%s'", argv[1]);
    return print_help(argc == 2 ? argv[1] : NULL);
}

static int run(int argc, char **argv) {
    if (argc < 2)
        return usage_error(NULL, "a command is missing");
    if (!strcmp(argv[1], "--version") || !strcmp(argv[1], "-V"))
        return print_version();
    if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
        return print_help(NULL);
    if (!strcmp(argv[1], "help"))
        return command_help(argc - 1, argv + 1);
    for (size_t i = 0; i < sizeof commands / sizeof commands[0]; i++)
        if (!strcmp(argv[1], commands[i].name))
            return commands[i].run(argc - 1, argv + 1);
    return usage_error(NULL, "unknown %s '%s'", argv[1][0] == '-' ? "option" : "command", argv[1]);
}

int main(int argc, char **argv) {
    static char buffer[32 << 10]; /* a thousand lines in three writes */
    platform_start(&argc, &argv);
    if (!platform_is_terminal(STANDARD_OUTPUT))
        setvbuf(stdout, buffer, _IOFBF, sizeof buffer);
    int rc = run(argc, argv);
    /* A full disk or a reader that went away shows at the latest here. */
    if (stdout_failed())
        return rc == EXIT_USAGE ? rc : EXIT_PROBLEM;
    if (file_close_written(STANDARD_OUTPUT) != 0) {
        complain("write error: %s", strerror(errno));
        return EXIT_PROBLEM;
    }
    return rc;
}
