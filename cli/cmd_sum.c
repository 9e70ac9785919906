/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cmd_sum.h"
#include "cli.h"
#include "platform.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

typedef struct job_state {
    const sum_options *options;
    const algorithm *f;
    char *hex;
    int failed;
} job_state;

static void print_line(job_state *state, const char *name, const uint8_t *digest) {
    const sum_options *o = state->options;
    int escape = !o->zero && name_needs_escape(name);
    size_t digits = 2 * state->f->outlen;
    char *hex = state->hex;
    format_hex(digest, state->f->outlen, hex);
    if (escape)
        fputc('\\', stdout);
    if (o->tag) {
        tag_put(state->f, stdout);
        fputs(" (", stdout);
        put_name(name, escape, stdout);
        fputs(") = ", stdout);
        fwrite(hex, 1, digits, stdout);
    } else {
        hex[digits] = ' ';
        hex[digits + 1] = o->binary ? '*' : ' ';
        fwrite(hex, 1, digits + 2, stdout);
        put_name(name, escape, stdout);
    }
    fputc(o->zero ? 0 : '\n', stdout);
}

static void on_result(void *context, const char *name, void *item, const uint8_t *digest,
                      int error) {
    job_state *state = context;
    (void)item;
    if (digest) {
        print_line(state, name, digest);
        /* Hashing on is useless when the results go nowhere. */
        if (ferror(stdout)) {
            stdout_failed();
            exit(EXIT_PROBLEM);
        }
        return;
    }
    state->failed = 1;
    if (error == EISDIR && !state->options->recursive)
        complain_of(name, "Is a directory (-r goes into it)");
    else
        complain_of(name, "%s", strerror(error));
}

static int sum_files(const sum_options *options, const algorithm *f) {
    static char *nothing[] = {(char *)"-"};
    job_state state = {options, f, need(malloc(2 * f->outlen + 2)), 0};
    files *set = files_new(on_result, &state, options->progress && platform_can_draw());
    char **operands = options->operands;
    int count = options->operand_count;
    platform_expand(&operands, &count);
    if (!count)
        operands = nothing, count = 1;
    files_use(set, f);
    for (int i = 0; i < count; i++) {
        int directory = files_add(set, HERE, operands[i], operands[i], NULL,
                                  options->recursive ? FILES_DESCEND : 0);
        if (directory >= 0)
            walk(set, directory, operands[i]);
    }
    files_free(set);
    free(state.hex);
    return state.failed ? EXIT_PROBLEM : EXIT_FINE;
}

int command_sum(int argc, char **argv) {
    sum_options options;
    algorithm f;
    int rc = sum_read_options("sum", argc, argv, &options);
    if (rc < 0)
        rc = sum_algorithm("sum", &options, &f);
    if (rc < 0) {
        rc = options.check ? sum_check(&options, &f) : sum_files(&options, &f);
        algorithm_wipe(&f);
    }
    sum_forget_key(&options);
    return rc;
}
