/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "options.h"
#include "cli.h"

#include <string.h>

void options_start(option_reader *o, const char *command, const char *letters,
                   const option_form *list, int argc, char **argv) {
    memset(o, 0, sizeof *o);
    o->command = command;
    o->letters = letters;
    o->list = list;
    o->words = o->operands = argv + 1;
    o->count = argc - 1;
}

static int wrong(const option_reader *o, const char *what, const char *word) {
    usage_error(o->command, what, word);
    return OPTIONS_WRONG;
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
    if (!strchr(o->letters, word[1]))
        return wrong(o, "unknown option '%s'", word);
    while (found->name && found->is != word[1])
        found++;
    if (found->has_value && !last)
        o->value = o->in_word;
    if (last || found->has_value)
        o->in_word = NULL;
    if (found->has_value && last && need_value(o, word))
        return OPTIONS_WRONG;
    return found->is;
}

static int next_long(option_reader *o, char *word) {
    char *equals = strchr(word, '=');
    size_t n = equals ? (size_t)(equals - word) - 2 : strlen(word + 2);
    const option_form *found = NULL;
    int exact = 0, others = 0; /* names that begin so besides the first one found */
    for (const option_form *one = o->list; one->name && !exact; one++) {
        if (strncmp(one->name, word + 2, n) != 0)
            continue;
        exact = one->name[n] == 0;
        others += found && found->is != one->is;
        if (!found || exact)
            found = one;
    }
    if (!found || (others && !exact))
        return wrong(o, "unknown or ambiguous option '%s'", word);
    if (equals && !found->has_value)
        return wrong(o, "option '%s' takes no argument", word);
    if (equals)
        o->value = equals + 1;
    else if (found->has_value && need_value(o, word))
        return OPTIONS_WRONG;
    return found->is;
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
