/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"
#include "keys.h"
#include "options.h"
#include "platform.h"

#include <string.h>

/* The letters that a key_command lists; those in capitals have no short form. */
static const option_form all_options[] = {
    {"algorithm", 1, 'a'}, {"key", 1, 'k'},       {"output", 1, 'o'},        {"public", 1, 'p'},
    {"secret", 1, 's'},    {"signature", 1, 'g'}, {"force", 0, 'f'},         {"quiet", 0, 'q'},
    {"status", 0, 'S'},    {"form", 1, 'F'},      {"der", 0, 'D'},           {"check", 0, 'C'},
    {"any-mode", 0, 'M'},  {"context", 1, 'X'},   {"context-hex", 1, 'H'},   {"prehash", 1, 'P'},
    {"digest", 0, 'G'},    {"mixed-use", 0, 'U'}, {"deterministic", 0, 'T'}, {"progress", 0, 'R'},
    {"help", 0, 'h'},      {NULL, 0, 0},
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

static int take(key_options *o, int is, const char *with) {
    switch (is) {
    case 'a':
        o->algorithm = with;
        break;
    case 'k':
        o->key = with;
        break;
    case 'o':
        o->output = with;
        break;
    case 'p':
        o->public_file = with;
        break;
    case 's':
        o->secret = with;
        break;
    case 'g':
        o->signature = with;
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
        o->form = with;
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
        return set_context(o, with, is == 'H');
    case 'P':
        o->prehash = with;
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

static const char *long_name(int is) {
    const option_form *o = all_options;
    while (o->name && o->is != is)
        o++;
    return o->name;
}

/* -1 to go on, or the exit code. */
static int read_options(const key_command *c, int argc, char **argv, key_options *o) {
    option_reader words;
    int is, rc;
    options_start(&words, o->command, "akopsgfq", all_options, argc, argv);
    while ((is = option_next(&words)) != OPTIONS_END) {
        if (is == OPTIONS_WRONG)
            return EXIT_USAGE;
        if (is == 'h')
            return print_help(o->command);
        if (!strchr(c->options, is))
            return usage_error(o->command, "'%s %s' has no option --%s", o->command, c->name,
                               long_name(is));
        if ((rc = take(o, is, words.value)) >= 0)
            return rc;
    }
    o->operands = words.operands;
    o->operand_count = words.operand_count;
    if (o->operand_count > c->operands)
        return usage_error(o->command, "unexpected operand '%s'", o->operands[c->operands]);
    return -1;
}

int key_commands(const char *command, const key_command *list, size_t count, int argc,
                 char **argv) {
    key_options o;
    memset(&o, 0, sizeof o);
    o.command = command;
    platform_keep_secrets();
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
