/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "options.h"
#include "cli.h"

#include <string.h>

void options_start(option_reader *o, const char *command, const option_form *list, void *fields,
                   int argc, char **argv) {
    memset(o, 0, sizeof *o);
    o->command = command;
    o->list = list;
    o->fields = fields;
    o->words = o->operands = argv + 1;
    o->count = argc - 1;
}

static int wrong(option_reader *o, const char *what, const char *word) {
    o->rc = usage_error(o->command, what, word);
    return OPTIONS_STOP;
}

static int takes_value(const option_form *f) {
    return f->kind != OPTION_FLAG && f->kind != OPTION_HELP;
}

/* Sets the field of an option, whose value is there if it takes one. */
static int found_option(option_reader *o, const option_form *f) {
    char *field = (char *)o->fields + f->field;
    int yes = 1, no = 0;
    uint64_t value;
    switch (f->kind) {
    case OPTION_HELP:
        o->rc = print_help(o->command);
        return OPTIONS_STOP;
    case OPTION_FLAG:
        memcpy(field, &yes, sizeof yes);
        for (int i = 0; i < 2 && f->clears[i]; i++)
            memcpy((char *)o->fields + f->clears[i], &no, sizeof no);
        break;
    case OPTION_TEXT:
        memcpy(field, &o->value, sizeof o->value);
        break;
    case OPTION_NUMBER:
        if (parse_number(o->value, f->least, f->most, &value)) {
            o->rc =
                usage_error(o->command, "--%s wants a number from %llu to %llu, not '%s'", f->name,
                            (unsigned long long)f->least, (unsigned long long)f->most, o->value);
            return OPTIONS_STOP;
        }
        memcpy(field, &value, sizeof value);
        break;
    case OPTION_CALL:
        break;
    }
    return f->is;
}

static int need_value(option_reader *o, const char *word) {
    if (o->next == o->count)
        return wrong(o, "option '%s' wants an argument", word);
    o->value = o->words[o->next++];
    return 0;
}

static int next_letter(option_reader *o) {
    char word[] = {'-', *o->in_word++, 0};
    const option_form *found = o->list;
    int last = !*o->in_word;
    while (found->kind != OPTION_HELP && found->is != word[1])
        found++;
    if (found->kind == OPTION_HELP || word[1] < 'a' || word[1] > 'z')
        return wrong(o, "unknown option '%s'", word);
    if (takes_value(found) && !last)
        o->value = o->in_word;
    if (last || takes_value(found))
        o->in_word = NULL;
    if (takes_value(found) && last && need_value(o, word))
        return OPTIONS_STOP;
    return found_option(o, found);
}

static int next_long(option_reader *o, char *word) {
    char *equals = strchr(word, '=');
    size_t n = equals ? (size_t)(equals - word) - 2 : strlen(word + 2);
    const option_form *found = NULL, *one = o->list;
    int exact = 0, others = 0; /* names that begin so besides the first one found */
    for (int more = 1; more && !exact; one++) {
        more = one->kind != OPTION_HELP;
        if (strncmp(one->name, word + 2, n) != 0)
            continue;
        exact = one->name[n] == 0;
        others += found && found->is != one->is;
        if (!found || exact)
            found = one;
    }
    if (!found || (others && !exact))
        return wrong(o, "unknown or ambiguous option '%s'", word);
    if (equals && !takes_value(found))
        return wrong(o, "option '%s' takes no argument", word);
    if (equals)
        o->value = equals + 1;
    else if (takes_value(found) && need_value(o, word))
        return OPTIONS_STOP;
    return found_option(o, found);
}

int option_next(option_reader *o) {
    o->value = NULL;
    if (o->in_word)
        return next_letter(o);
    while (o->next < o->count) {
        char *word = o->words[o->next++];
        if (word[0] != '-' || !word[1]) {
            o->operands[o->operand_count++] = word;
        } else if (word[1] != '-') {
            o->in_word = word + 1;
            return next_letter(o);
        } else if (word[2]) {
            return next_long(o, word);
        } else {
            while (o->next < o->count)
                o->operands[o->operand_count++] = o->words[o->next++];
        }
    }
    return OPTIONS_END;
}

int options_all(option_reader *o, int operands) {
    int is;
    do
        is = option_next(o);
    while (is >= 0);
    if (is == OPTIONS_STOP)
        return o->rc;
    if (o->operand_count > operands)
        return usage_error(o->command, "unexpected operand '%s'", o->operands[operands]);
    return -1;
}
