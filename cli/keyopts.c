/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"
#include "keys.h"

#include <getopt.h>
#include <string.h>
#include <sys/resource.h>

/* The letters that a key_command lists; those in capitals have no short form. */
static const struct option long_options[] = {
    {"algorithm", required_argument, NULL, 'a'},
    {"key", required_argument, NULL, 'k'},
    {"output", required_argument, NULL, 'o'},
    {"public", required_argument, NULL, 'p'},
    {"secret", required_argument, NULL, 's'},
    {"signature", required_argument, NULL, 'g'},
    {"force", no_argument, NULL, 'f'},
    {"quiet", no_argument, NULL, 'q'},
    {"status", no_argument, NULL, 'S'},
    {"form", required_argument, NULL, 'F'},
    {"der", no_argument, NULL, 'D'},
    {"check", no_argument, NULL, 'C'},
    {"any-mode", no_argument, NULL, 'M'},
    {"context", required_argument, NULL, 'X'},
    {"context-hex", required_argument, NULL, 'H'},
    {"prehash", required_argument, NULL, 'P'},
    {"digest", no_argument, NULL, 'G'},
    {"mixed-use", no_argument, NULL, 'U'},
    {"deterministic", no_argument, NULL, 'T'},
    {"progress", no_argument, NULL, 'R'},
    {"help", no_argument, NULL, 'h'},
    {NULL, 0, NULL, 0},
};

int key_option_missing(const key_options *o, const char *option, const char *value) {
    return value ? 0 : usage_error(o->command, "%s is missing", option);
}

static int set_context(key_options *o, const char *text, int hex) {
    size_t len = strlen(text);
    o->context_bytes = hex ? len / 2 : len;
    if (o->context_bytes > sizeof o->context)
        return usage_error(o->command, "a context has at most 255 bytes, this one %zu",
                           o->context_bytes);
    if (!hex)
        memcpy(o->context, text, len);
    else if (parse_hex(text, len, o->context))
        return usage_error(o->command, "--context-hex wants pairs of hexadecimal digits");
    return -1;
}

static int take(key_options *o, int option) {
    switch (option) {
    case 'a':
        o->algorithm = optarg;
        break;
    case 'k':
        o->key = optarg;
        break;
    case 'o':
        o->output = optarg;
        break;
    case 'p':
        o->public_file = optarg;
        break;
    case 's':
        o->secret = optarg;
        break;
    case 'g':
        o->signature = optarg;
        break;
    case 'f':
        o->force = 1;
        break;
    case 'q':
        o->quiet = 1;
        break;
    case 'S':
        o->status = 1;
        break;
    case 'F':
        o->form = optarg;
        break;
    case 'D':
        o->der = 1;
        break;
    case 'C':
        o->check = 1;
        break;
    case 'M':
        o->any_mode = 1;
        break;
    case 'X':
    case 'H':
        return set_context(o, optarg, option == 'H');
    case 'P':
        o->prehash = optarg;
        break;
    case 'G':
        o->digest = 1;
        break;
    case 'U':
        o->mixed_use = 1;
        break;
    case 'T':
        o->deterministic = 1;
        break;
    case 'R':
        o->progress = 1;
        break;
    }
    return -1;
}

static const char *long_name(int option) {
    const struct option *o = long_options;
    while (o->name && o->val != option)
        o++;
    return o->name;
}

/* -1 to go on, or the exit code. */
static int read_options(const key_command *c, int argc, char **argv, key_options *o) {
    int option, rc;
    opterr = 0;
    optind = 1;
    while ((option = getopt_long(argc, argv, ":a:k:o:p:s:g:fq", long_options, NULL)) != -1) {
        const char *word = optind > 0 && argv[optind - 1] ? argv[optind - 1] : "";
        if (option == 'h')
            return print_help(o->command);
        if (option == ':')
            return usage_error(o->command, "option '%s' wants an argument", word);
        if (option == '?' && optopt && !strncmp(word, "--", 2) && strchr(word, '='))
            return usage_error(o->command, "option '%s' takes no argument", word);
        if (option == '?' && optopt)
            return usage_error(o->command, "unknown option '-%c'", optopt);
        if (option == '?')
            return usage_error(o->command, "unknown or ambiguous option '%s'", word);
        if (!strchr(c->options, option))
            return usage_error(o->command, "'%s %s' has no option --%s", o->command, c->name,
                               long_name(option));
        if ((rc = take(o, option)) >= 0)
            return rc;
    }
    o->operands = argv + optind;
    o->operand_count = argc - optind;
    if (o->operand_count > c->operands)
        return usage_error(o->command, "unexpected operand '%s'", o->operands[c->operands]);
    return -1;
}

int key_commands(const char *command, const key_command *list, size_t count, int argc,
                 char **argv) {
    static const struct rlimit none = {0, 0};
    key_options o;
    memset(&o, 0, sizeof o);
    o.command = command;
    setrlimit(RLIMIT_CORE, &none); /* a core file would hold the key */
    if (argc < 2)
        return usage_error(command, "what '%s' is to do is missing", command);
    if (!strcmp(argv[1], "--help") || !strcmp(argv[1], "-h"))
        return print_help(command);
    for (size_t i = 0; i < count; i++) {
        if (strcmp(argv[1], list[i].name) != 0)
            continue;
        int rc = read_options(&list[i], argc - 1, argv + 1, &o);
        return rc < 0 ? list[i].run(&o) : rc;
    }
    return usage_error(command, "unknown %s '%s'", argv[1][0] == '-' ? "option" : "command",
                       argv[1]);
}
