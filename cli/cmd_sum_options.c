/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"
#include "cmd_sum.h"
#include "options.h"
#include "platform.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { KEY_MAX = 1 << 20, THREADS_MAX = 1024 };

enum {
    OPT_TAG = 256,
    OPT_QUIET,
    OPT_STATUS,
    OPT_STRICT,
    OPT_IGNORE_MISSING,
    OPT_PROGRESS,
    OPT_FUNCTION_NAME,
    OPT_CUSTOM,
    OPT_KEY_FILE,
    OPT_KEY_HEX,
    OPT_BLOCK,
    OPT_DOMAIN,
    OPT_HELP
};

static const option_form all_options[] = {
    {"algorithm", 1, 'a'},
    {"length", 1, 'l'},
    {"binary", 0, 'b'},
    {"text", 0, 't'},
    {"check", 0, 'c'},
    {"zero", 0, 'z'},
    {"warn", 0, 'w'},
    {"recursive", 0, 'r'},
    {"jobs", 1, 'j'},
    {"threads", 1, 'j'},
    {"tag", 0, OPT_TAG},
    {"quiet", 0, OPT_QUIET},
    {"status", 0, OPT_STATUS},
    {"strict", 0, OPT_STRICT},
    {"ignore-missing", 0, OPT_IGNORE_MISSING},
    {"progress", 0, OPT_PROGRESS},
    {"function-name", 1, OPT_FUNCTION_NAME},
    {"custom", 1, OPT_CUSTOM},
    {"key-file", 1, OPT_KEY_FILE},
    {"key-hex", 1, OPT_KEY_HEX},
    {"block", 1, OPT_BLOCK},
    {"domain", 1, OPT_DOMAIN},
    {"help", 0, OPT_HELP},
    {NULL, 0, 0},
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

static int number(const char *command, const char *option, const char *text, uint64_t min,
                  uint64_t max, uint64_t *value) {
    if (!parse_number(text, min, max, value))
        return -1;
    return usage_error(command, "%s wants a number from %llu to %llu, not '%s'", option,
                       (unsigned long long)min, (unsigned long long)max, text);
}

static int threads(const char *command, const char *text, parameters *with) {
    uint64_t value;
    int rc = number(command, "--jobs", text, 0, THREADS_MAX, &value);
    if (rc >= 0)
        return rc;
    if (value == 0)
        value = platform_processors() < THREADS_MAX ? platform_processors() : THREADS_MAX;
    with->threading.threads = (unsigned)value;
    return -1;
}

/* One option; -1 to go on. */
static int take(const char *command, int is, char *with, sum_options *o) {
    uint64_t value = 0;
    int rc = -1;
    switch (is) {
    case 'a':
        o->algorithm = with;
        break;
    case 'l':
        rc = number(command, "--length", with, 1, DIGEST_MAX, &value);
        o->outlen = (size_t)value;
        break;
    case 'b':
        o->binary = 1;
        o->text = 0;
        break;
    case 't':
        o->text = 1;
        o->binary = 0;
        break;
    case 'c':
        o->check = 1;
        break;
    case 'z':
        o->zero = 1;
        break;
    case 'w': /* the last of these three counts, as in coreutils */
        o->warn = 1;
        o->quiet = o->status = 0;
        break;
    case OPT_QUIET:
        o->quiet = 1;
        o->warn = o->status = 0;
        break;
    case OPT_STATUS:
        o->status = 1;
        o->warn = o->quiet = 0;
        break;
    case OPT_STRICT:
        o->strict = 1;
        break;
    case OPT_IGNORE_MISSING:
        o->ignore_missing = 1;
        break;
    case 'r':
        o->recursive = 1;
        break;
    case OPT_PROGRESS:
        o->progress = 1;
        break;
    case OPT_TAG:
        o->tag = 1;
        break;
    case 'j':
        rc = threads(command, with, &o->with);
        break;
    case OPT_FUNCTION_NAME:
        o->with.function_name = with;
        break;
    case OPT_CUSTOM:
        o->with.custom = with;
        break;
    case OPT_KEY_FILE:
        rc = key_from_file(with, &o->with);
        break;
    case OPT_KEY_HEX:
        rc = key_from_hex(command, with, &o->with);
        break;
    case OPT_BLOCK:
        rc = number(command, "--block", with, 1, BLOCK_MAX, &o->with.block);
        break;
    case OPT_DOMAIN:
        rc = number(command, "--domain", with, 1, 0x7F, &o->with.domain);
        break;
    }
    return rc;
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
    int is, rc;
    memset(o, 0, sizeof *o);
    o->with.threading.threads = 1;
    options_start(&words, command, "albtczwrj", all_options, argc, argv);
    while ((is = option_next(&words)) != OPTIONS_END) {
        if (is == OPTIONS_WRONG)
            return EXIT_USAGE;
        if (is == OPT_HELP)
            return print_help(command);
        if ((rc = take(command, is, words.value, o)) >= 0)
            return rc;
    }
    o->operands = words.operands;
    o->operand_count = words.operand_count;
    return contradictions(command, o);
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
                           o->outlen);
    int rc = algorithm_prepare(f, o->outlen ? o->outlen : f->default_len);
    if (rc) {
        complain("%s: %s", f->label, lanewise_status_message(rc));
        return EXIT_PROBLEM;
    }
    return -1;
}
