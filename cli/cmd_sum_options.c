/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"
#include "cmd_sum.h"
#include "options.h"
#include "platform.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { KEY_MAX = 1 << 20, THREADS_MAX = 1024 };

#define OPTIONS_SUM
static const option_form all_options[] = {
#include "options.inc"
};

static int set_key(parameters *with, uint8_t *key, size_t len) {
    if (with->key) {
        lanewise_wipe(with->key, with->key_len);
        free(with->key);
    }
    with->key = key;
    with->key_len = len;
    with->has_key = 1;
    return -1;
}

/* The key is every byte of the file, a newline at its end included. */
static int key_from_file(const char *path, parameters *with) {
    int fd = file_open(HERE, path, 0), error = 0;
    if (fd < 0) {
        complain_of(path, "%s", strerror(errno));
        return EXIT_PROBLEM;
    }
    uint8_t *key = need(malloc(KEY_MAX + 1));
    ptrdiff_t n = file_read(fd, key, KEY_MAX + 1);
    size_t have = n > 0 ? (size_t)n : 0;
    if (n < 0)
        error = errno;
    file_close(fd);
    if (!error && have && have <= KEY_MAX)
        return set_key(with, key, have);
    if (error)
        complain_of(path, "%s", strerror(error));
    else
        complain_of(path, have ? "longer than a key may be (1 MiB)" : "the key is empty");
    lanewise_wipe(key, KEY_MAX + 1);
    free(key);
    return EXIT_PROBLEM;
}

static int key_from_hex(const char *command, char *text, parameters *with) {
    size_t digits = strlen(text);
    uint8_t *key = need(malloc(digits / 2 + 1));
    int wrong = digits == 0 || parse_hex(text, digits, key);
    /* From now on a list of processes shows no key; until this moment it did. */
    lanewise_wipe(text, digits);
    if (!wrong)
        return set_key(with, key, digits / 2);
    lanewise_wipe(key, digits / 2);
    free(key);
    return usage_error(command, "--key-hex wants an even number of hexadecimal digits");
}

void sum_forget_key(sum_options *o) {
    if (o->with.key) {
        lanewise_wipe(o->with.key, o->with.key_len);
        free(o->with.key);
        o->with.key = NULL;
    }
}

static unsigned threads_of(uint64_t jobs) {
    unsigned here = platform_processors();
    return jobs ? (unsigned)jobs : here < THREADS_MAX ? here : THREADS_MAX;
}

static int contradictions(const char *command, const sum_options *o) {
    static const char *const only_check = "%s is meaningful only when verifying checksums";
    if (o->check) {
        if (o->tag)
            return usage_error(command, "--tag is meaningless when verifying checksums");
        if (o->binary || o->text)
            return usage_error(command,
                               "--binary and --text are meaningless when verifying checksums");
        if (o->zero)
            return usage_error(command, "--zero is not supported when verifying checksums");
        if (o->recursive)
            return usage_error(command, "--recursive is meaningless when verifying checksums");
        return -1;
    }
    if (o->tag && o->text)
        return usage_error(command, "--tag does not support --text mode");
    if (o->quiet)
        return usage_error(command, only_check, "--quiet");
    if (o->status)
        return usage_error(command, only_check, "--status");
    if (o->strict)
        return usage_error(command, only_check, "--strict");
    if (o->warn)
        return usage_error(command, only_check, "--warn");
    if (o->ignore_missing)
        return usage_error(command, only_check, "--ignore-missing");
    return -1;
}

int sum_read_options(const char *command, int argc, char **argv, sum_options *o) {
    option_reader words;
    int is, rc = -1;
    memset(o, 0, sizeof *o);
    o->jobs = 1;
    options_start(&words, command, all_options, o, argc, argv);
    while (rc < 0 && (is = option_next(&words)) != OPTIONS_END) {
        if (is == OPTIONS_STOP)
            return words.rc;
        if (is == 'K')
            rc = key_from_file(words.value, &o->with);
        else if (is == 'H')
            rc = key_from_hex(command, words.value, &o->with);
    }
    o->with.threading.threads = threads_of(o->jobs);
    o->operands = words.operands;
    o->operand_count = words.operand_count;
    return rc < 0 ? contradictions(command, o) : rc;
}

int sum_algorithm(const char *command, const sum_options *o, algorithm *f) {
    const char *name = o->algorithm ? o->algorithm : DEFAULT_ALGORITHM;
    if (algorithm_find(f, name, &o->with))
        return usage_error(command, "unknown algorithm '%s'", name);
    const char *objection = algorithm_objection(f);
    if (objection)
        return usage_error(command, "%s %s", f->label, objection);
    if (o->outlen && !f->extendable && o->outlen != f->default_len)
        return usage_error(command, "%s gives %zu bytes, not %zu", f->label, f->default_len,
                           (size_t)o->outlen);
    int rc = algorithm_prepare(f, o->outlen ? (size_t)o->outlen : f->default_len);
    if (rc) {
        complain("%s: %s", f->label, lanewise_status_message(rc));
        return EXIT_PROBLEM;
    }
    return -1;
}
