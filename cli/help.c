/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"

#include <string.h>

#include "help.inc" /* the texts of commands: cli/generate.py */

static const char *const before[] = {
    "Usage: lanewise COMMAND [OPTION]... [OPERAND]...",
    "Hash files with the SHA-3 family; sign them, and agree on secrets.",
    "",
    "Commands:",
    NULL,
};
static const char *const behind[] = {
    "  help     explain a command: lanewise help COMMAND",
    "",
    "Options:",
    "  --version  print the version",
    "  --help     print this text",
    "",
    "Environment:",
    "  LANEWISE_KERNEL  kernels to use instead of the chosen ones, with commas between",
    "  LANEWISE_CORE    the core by whose costs kernels are chosen, instead of this one",
    "",
    "Exit status: 0; 1 for a mismatch, an unreadable file, a key that is not taken or a failed",
    "write; 2 for wrong usage.",
    NULL,
};
static const char *const help[] = {"Usage: lanewise help [COMMAND]", NULL};

static const char *const *text_of(const char *command) {
    for (size_t i = 0; i < sizeof texts / sizeof texts[0]; i++)
        if (!strcmp(texts[i].command, command))
            return texts[i].text;
    return strcmp(command, "help") ? NULL : help;
}

static void print(const char *const *lines) {
    while (*lines)
        puts(*lines++);
}

int help_exists(const char *command) {
    return text_of(command) != NULL;
}

int print_help(const char *command) {
    if (command) {
        print(text_of(command));
        return EXIT_FINE;
    }
    print(before);
    print(commands_text);
    print(behind);
    return EXIT_FINE;
}
