/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Lists of checksums: `HEX  NAME`, `HEX *NAME`, `HEX NAME` and `TAG (NAME) = HEX`, as the checksum
 * commands of GNU coreutils, BSD and OpenSSL write them.
 */
#include "cli.h"
#include "cmd_sum.h"
#include "platform.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef struct expected {
    size_t len;
    int tagged;
    uint8_t digest[];
} expected;

enum { SUSPECT_MAX = 64 };

typedef struct list {
    const sum_options *options;
    const char *name;
    int is_stdin;
    int one_space; /* -1 not known yet, 1 the list is of the form `HEX NAME` */
    files *set;
    const algorithm *given; /* what the options named */
    const algorithm *in_use;
    algorithm other;   /* the same, or what a line named instead, at the length of the line */
    char *tag;         /* of the line that chose `other`, NULL if it had none */
    char *taken_apart; /* the same, where the strings of `tagged` lie */
    parameters tagged;
    char unknown[32];          /* the first label that is not a function here */
    char other_than_asked[32]; /* the first label of another function than --algorithm says */
    /* The first line without a tag that did not fit; cleared as soon as one does. */
    struct {
        char *name;
        size_t len;
        uint8_t digest[SUSPECT_MAX];
    } suspect;
    int untagged_fits;
    uint64_t proper, malformed, unreadable, mismatched, matched;
} list;

static void put_result(const list *l, const char *name, const char *verdict) {
    int escape = name_needs_escape(name);
    if (l->options->status)
        return;
    if (escape)
        fputc('\\', stdout);
    put_name(name, escape, stdout);
    printf(": %s\n", verdict);
}

static void suspect(list *l, const char *name, const uint8_t *digest, size_t len) {
    if (l->suspect.name || l->untagged_fits || len > SUSPECT_MAX)
        return;
    l->suspect.name = keep_text(name);
    l->suspect.len = len;
    memcpy(l->suspect.digest, digest, len);
}

static void on_checked(void *context, const char *name, void *item, const uint8_t *digest,
                       int error) {
    list *l = context;
    expected *want = item;
    if (!digest) {
        if (!(l->options->ignore_missing && error == ENOENT)) {
            complain_of(name, "%s", strerror(error));
            l->unreadable++;
            put_result(l, name, "FAILED open or read");
        }
    } else if (!lanewise_equal(digest, want->digest, want->len)) {
        l->mismatched++;
        put_result(l, name, "FAILED");
        if (!want->tagged)
            suspect(l, name, want->digest, want->len);
    } else {
        l->matched++;
        l->untagged_fits |= !want->tagged;
        if (!l->options->quiet)
            put_result(l, name, "OK");
    }
    free(want);
    if (ferror(stdout)) {
        stdout_failed();
        exit(EXIT_PROBLEM);
    }
}

/* The first one. Labels go into messages: only such as are names. */
static void remember(char into[32], const char *label) {
    size_t n = strlen(label);
    if (!*into && n < 32 &&
        strspn(label, "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_/.") == n)
        memcpy(into, label, n + 1);
}

/* Finds the function that a tag names, which is taken apart; NULL, with a reason if there is more
 * to say than that, if it may not be used. */
static const algorithm *named(list *l, char *tag, parameters *with, algorithm *room,
                              const char **why) {
    const parameters *options = &l->options->with;
    int count = tag_read(tag, with);
    if (algorithm_find(room, tag, with)) {
        remember(l->unknown, tag);
        *why = "lanewise has no such function";
        return NULL;
    }
    int same = strcmp(room->label, l->given->label) == 0;
    if (same && count == 0)
        return l->given;
    if (count < 0)
        *why = "its parameters cannot be read";
    else if (same && tag_contradicts(with, options))
        *why = "its parameters are not those of the options";
    else if (!same && options->has_key)
        *why = "names a function other than the keyed one asked for";
    else if (!same && l->options->algorithm) {
        *why = "names a function other than --algorithm does";
        remember(l->other_than_asked, room->label);
    }
    if (*why)
        return NULL;
    if (same) {
        with->key = options->key;
        with->key_len = options->key_len;
        with->has_key = options->has_key;
    }
    *why = algorithm_objection(room);
    return *why ? NULL : room;
}

/* Makes the files that follow use this function with this output length. */
static int use(list *l, const char *tag, size_t outlen, const char **why) {
    parameters with = {.threading = l->options->with.threading};
    algorithm room;
    if (l->in_use && l->in_use->outlen == outlen && !l->tag == !tag &&
        (!tag || !strcmp(l->tag, tag)))
        return 0;
    char *text = tag ? keep_text(tag) : NULL;
    const algorithm *f = tag ? named(l, text, &with, &room, why) : l->given;
    if (!f && !*why)
        *why = "";
    if (f && l->options->outlen && outlen != l->options->outlen)
        *why = "not of the length that --length asks for";
    else if (f && !f->extendable && outlen != f->default_len)
        *why = "not of the length that the function has";
    if (*why) {
        free(text);
        return 1;
    }
    files_flush(l->set);
    free(l->tag);
    free(l->taken_apart);
    l->tag = tag ? keep_text(tag) : NULL;
    l->taken_apart = text;
    l->tagged = with;
    l->other = *f;
    if (f == &room)
        l->other.with = &l->tagged;
    l->in_use = NULL;
    if (algorithm_prepare(&l->other, outlen) != LANEWISE_OK)
        return 1;
    l->in_use = &l->other;
    files_use(l->set, l->in_use);
    return 0;
}

static char *skip_blanks(char *s) {
    return s + strspn(s, " \t");
}

static size_t hex_length(const char *s) {
    return strspn(s, "0123456789abcdefABCDEF");
}

/* TAG (NAME) = HEX */
static int split_tagged(char *line, char **label, char **name, char **hex) {
    size_t n = strcspn(line, " (");
    char *open = skip_blanks(line + n), *close = strrchr(line, ')');
    if (n == 0 || *open != '(' || !close || close < open)
        return 1;
    char *rest = skip_blanks(close + 1);
    if (*rest != '=')
        return 1;
    rest = skip_blanks(rest + 1);
    n = strcspn(line, " (");
    if (hex_length(rest) == 0 || rest[hex_length(rest)] != 0)
        return 1;
    line[n] = *close = 0;
    *label = line;
    *name = open + 1;
    *hex = rest;
    return 0;
}

/* HEX, then two spaces, a space and an asterisk, or one space; then NAME */
static int split_untagged(list *l, char *line, char **name, char **hex) {
    size_t n = hex_length(line);
    if (n == 0 || (line[n] != ' ' && line[n] != '\t') || line[n + 1] == 0)
        return 1;
    char *rest = line + n + 1;
    if (rest[1] != 0 && (*rest == ' ' || *rest == '*') && l->one_space != 1) {
        l->one_space = 0;
        rest++;
    } else {
        /* The two forms may not be mixed: a name that begins with a space or an asterisk would
         * mean another file in the other form. */
        if (l->one_space == 0)
            return 1;
        l->one_space = 1;
    }
    line[n] = 0;
    *hex = line;
    *name = rest;
    return 0;
}

static void malformed(list *l, uint64_t number, const char *why) {
    l->malformed++;
    if (l->options->warn)
        complain_of(l->name, "%llu: improperly formatted checksum line%s%s",
                    (unsigned long long)number, why && *why ? ": " : "", why ? why : "");
}

static void check_line(list *l, char *line, size_t len, uint64_t number) {
    char *label = NULL, *name = NULL, *hex = NULL;
    const char *why = NULL;
    if (len && line[len - 1] == '\n')
        line[--len] = 0;
    if (len && line[len - 1] == '\r')
        line[--len] = 0;
    if (len == 0 || line[0] == '#')
        return;
    if (memchr(line, 0, len)) {
        malformed(l, number, "it holds a zero byte");
        return;
    }
    line = skip_blanks(line);
    int escaped = *line == '\\';
    line += escaped;
    if (split_tagged(line, &label, &name, &hex) && split_untagged(l, line, &name, &hex)) {
        malformed(l, number, NULL);
        return;
    }
    size_t digits = strlen(hex), outlen = digits / 2;
    if (*name == 0 || outlen == 0 || outlen > DIGEST_MAX || digits % 2 ||
        (escaped && unescape_name(name)) || (l->is_stdin && !strcmp(name, "-"))) {
        malformed(l, number, why);
        return;
    }
    expected *want = need(malloc(sizeof *want + outlen));
    want->len = outlen;
    want->tagged = label != NULL;
    parse_hex(hex, digits, want->digest);
    if (use(l, label, outlen, &why)) {
        if (!label)
            suspect(l, name, want->digest, outlen);
        free(want);
        malformed(l, number, why);
        return;
    }
    l->proper++;
    files_add(l->set, HERE, name, name, want, 0);
}

static void warn_of(uint64_t count, const char *one, const char *several) {
    if (count)
        complain("WARNING: %llu %s", (unsigned long long)count, count == 1 ? one : several);
}

/* A list of which nothing fits may be that of another function, and is said to be that. */
static void say_whose(const list *l) {
    char name[40];
    const char *words = NULL;
    if (*l->unknown)
        complain_of(l->name, "lanewise has no function '%s'", l->unknown);
    if (*l->other_than_asked)
        complain_of(l->name,
                    "has checksums of %s, where --algorithm asks for %s; without it each "
                    "tag names its own function",
                    l->other_than_asked, l->given->label);
    if (!l->suspect.name || l->untagged_fits)
        return;
    int found = foreign_name(l->suspect.name, l->suspect.digest, l->suspect.len, l->given, name,
                             sizeof name);
    if (found == FOREIGN_OURS)
        complain_of(l->name, "the checksums are of %s, not of %s; --algorithm chooses it", name,
                    l->given->label);
    else if (found == FOREIGN_OTHER)
        complain_of(l->name, "the checksums are of %s, not of %s; lanewise does not compute it",
                    name, l->given->label);
    else if (!l->proper && (words = foreign_by_length(l->suspect.len)))
        complain_of(l->name, "%zu digits are the length of %s, not of %s", 2 * l->suspect.len,
                    words, l->given->label);
}

static int verdict(const list *l) {
    const sum_options *o = l->options;
    if (!l->proper) {
        complain_of(l->name, "no properly formatted checksum lines found");
        say_whose(l);
        return EXIT_PROBLEM;
    }
    if (!o->status) {
        warn_of(l->malformed, "line is improperly formatted", "lines are improperly formatted");
        warn_of(l->unreadable, "listed file could not be read", "listed files could not be read");
        warn_of(l->mismatched, "computed checksum did NOT match",
                "computed checksums did NOT match");
        say_whose(l);
    }
    if (o->ignore_missing && !l->matched) {
        if (!o->status)
            complain_of(l->name, "no file was verified");
        return EXIT_PROBLEM;
    }
    return l->mismatched || l->unreadable || (o->strict && l->malformed) ? EXIT_PROBLEM : EXIT_FINE;
}

/* The mark that editors of Windows put in front of a text, in UTF-8; negative for UTF-16. */
static int mark_length(const char *line, size_t len) {
    if (len >= 3 && !memcmp(line, "\xEF\xBB\xBF", 3))
        return 3;
    return len >= 2 && (!memcmp(line, "\xFF\xFE", 2) || !memcmp(line, "\xFE\xFF", 2)) ? -1 : 0;
}

static int check_list(const sum_options *options, const algorithm *f, const char *name) {
    list *l = need(calloc(1, sizeof *l));
    char *line = NULL;
    size_t room = 0;
    uint64_t number = 0;
    ptrdiff_t len;
    int result, wide = 0;
    l->options = options;
    l->is_stdin = !strcmp(name, "-");
    l->name = l->is_stdin ? "standard input" : name;
    l->one_space = -1;
    l->given = f;
    FILE *in = l->is_stdin ? stdin : file_stream(name);
    if (!in) {
        complain_of(l->name, "%s", strerror(errno));
        free(l);
        return EXIT_PROBLEM;
    }
    l->set = files_new(on_checked, l, options->progress && platform_can_draw());
    errno = 0;
    while ((len = file_line(&line, &room, in)) >= 0) {
        int mark = number ? 0 : mark_length(line, (size_t)len);
        if ((wide = mark < 0))
            break;
        check_line(l, line + mark, (size_t)(len - mark), ++number);
        errno = 0;
    }
    int error = ferror(in) ? (errno ? errno : EIO) : 0;
    if (!error && !wide && !feof(in)) {
        complain("out of memory");
        exit(EXIT_PROBLEM);
    }
    files_free(l->set);
    if (!l->is_stdin)
        fclose(in);
    if (error) {
        complain_of(l->name, "%s", strerror(error));
        result = EXIT_PROBLEM;
    } else if (wide) {
        complain_of(l->name, "is text in UTF-16, as '>' of Windows PowerShell writes it; a list is "
                             "in UTF-8 ('| Out-File -Encoding utf8' writes it)");
        result = EXIT_PROBLEM;
    } else {
        result = verdict(l);
    }
    algorithm_wipe(&l->other);
    free(l->tag);
    free(l->taken_apart);
    free(l->suspect.name);
    free(line);
    free(l);
    return result;
}

int sum_check(const sum_options *options, algorithm *f) {
    static char *nothing[] = {(char *)"-"};
    char **lists = options->operands;
    int count = options->operand_count, result = EXIT_FINE;
    platform_expand(&lists, &count);
    if (!count)
        lists = nothing, count = 1;
    for (int i = 0; i < count; i++)
        if (check_list(options, f, lists[i]))
            result = EXIT_PROBLEM;
    return result;
}
