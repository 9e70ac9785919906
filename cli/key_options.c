/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"
#include "keys.h"
#include "options.h"
#include "platform.h"

#include <string.h>

#define OPTIONS_KEY
static const option_form all_options[] = {
#include "options.inc"
};

int key_option_missing(const key_options *o, const char *option, const char *value) {
    return value ? 0 : usage_error(o->command, "%s is missing", option);
}

int key_option_form(const key_options *o, int *form) {
    static const struct {
        const char *name;
        int form;
    } forms[] = {{"seed", KEY_SEED}, {"expanded", KEY_EXPANDED}, {"both", KEY_BOTH}};
    *form = KEY_SEED;
    if (!o->form)
        return 0;
    for (size_t i = 0; i < sizeof forms / sizeof forms[0]; i++) {
        if (!strcmp(o->form, forms[i].name)) {
            *form = forms[i].form;
            return 0;
        }
    }
    return usage_error(o->command, "--form is seed, expanded or both, not '%s'", o->form);
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

static const char *long_name(int is) {
    const option_form *o = all_options;
    while (o->is != is)
        o++;
    return o->name;
}

/* -1 to go on, or the exit code. */
static int read_options(const key_command *c, int argc, char **argv, key_options *o) {
    option_reader words;
    int is, rc;
    options_start(&words, o->command, all_options, o, argc, argv);
    while ((is = option_next(&words)) != OPTIONS_END) {
        if (is == OPTIONS_STOP)
            return words.rc;
        if (!strchr(c->options, is))
            return usage_error(o->command, "'%s %s' has no option --%s", o->command, c->name,
                               long_name(is));
        if ((is == 'X' || is == 'H') && (rc = set_context(o, words.value, is == 'H')) >= 0)
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
