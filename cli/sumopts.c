/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "cli.h"
#include "sum.h"

#include <errno.h>
#include <fcntl.h>
#include <getopt.h>
#include <stdlib.h>
#include <string.h>
#include <sys/stat.h>
#include <unistd.h>

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

static const struct option long_options[] = {
    {"algorithm", required_argument, NULL, 'a'},
    {"length", required_argument, NULL, 'l'},
    {"binary", no_argument, NULL, 'b'},
    {"text", no_argument, NULL, 't'},
    {"check", no_argument, NULL, 'c'},
    {"zero", no_argument, NULL, 'z'},
    {"warn", no_argument, NULL, 'w'},
    {"recursive", no_argument, NULL, 'r'},
    {"jobs", required_argument, NULL, 'j'},
    {"threads", required_argument, NULL, 'j'},
    {"tag", no_argument, NULL, OPT_TAG},
    {"quiet", no_argument, NULL, OPT_QUIET},
    {"status", no_argument, NULL, OPT_STATUS},
    {"strict", no_argument, NULL, OPT_STRICT},
    {"ignore-missing", no_argument, NULL, OPT_IGNORE_MISSING},
    {"progress", no_argument, NULL, OPT_PROGRESS},
    {"function-name", required_argument, NULL, OPT_FUNCTION_NAME},
    {"custom", required_argument, NULL, OPT_CUSTOM},
    {"key-file", required_argument, NULL, OPT_KEY_FILE},
    {"key-hex", required_argument, NULL, OPT_KEY_HEX},
    {"block", required_argument, NULL, OPT_BLOCK},
    {"domain", required_argument, NULL, OPT_DOMAIN},
    {"help", no_argument, NULL, OPT_HELP},
    {NULL, 0, NULL, 0},
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
    int fd = open(path, O_RDONLY | O_CLOEXEC | O_NOCTTY);
    if (fd < 0) {
        complain_of(path, "%s", strerror(errno));
        return EXIT_PROBLEM;
    }
    uint8_t *key = need(malloc(KEY_MAX + 1));
    size_t have = 0;
    ssize_t n;
    while (have <= KEY_MAX && (n = read(fd, key + have, KEY_MAX + 1 - have)) != 0) {
        if (n < 0 && errno == EINTR)
            continue;
        if (n < 0)
            break;
        have += (size_t)n;
    }
    int error = have <= KEY_MAX && n < 0 ? errno : 0;
    close(fd);
    if (!error && have && have <= KEY_MAX)
        return set_key(with, key, have);
    if (error)
        complain_of(path, "%s", strerror(error));
    else
        complain_of(path, have ? "longer than a key may be (1 MiB)" : "the key is empty");
    lanewise_wipe(key, have);
    free(key);
    return EXIT_PROBLEM;
}

static int key_from_hex(const char *command, char *text, parameters *with) {
    size_t digits = strlen(text);
    uint8_t *key = need(malloc(digits / 2 + 1));
    int wrong = digits == 0 || parse_hex(text, digits, key);
    /* Whoever lists processes from now on sees no key; before this moment it was there to see. */
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
    if (value == 0) {
        long online = sysconf(_SC_NPROCESSORS_ONLN);
        value = online > 1 ? (uint64_t)(online < THREADS_MAX ? online : THREADS_MAX) : 1;
    }
    with->threading.threads = (unsigned)value;
    return -1;
}

/* One option; -1 to go on. */
static int take(const char *command, int option, sum_options *o) {
    uint64_t value = 0;
    int rc = -1;
    switch (option) {
    case 'a':
        o->algorithm = optarg;
        break;
    case 'l':
        rc = number(command, "--length", optarg, 1, DIGEST_MAX, &value);
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
        rc = threads(command, optarg, &o->with);
        break;
    case OPT_FUNCTION_NAME:
        o->with.function_name = optarg;
        break;
    case OPT_CUSTOM:
        o->with.custom = optarg;
        break;
    case OPT_KEY_FILE:
        rc = key_from_file(optarg, &o->with);
        break;
    case OPT_KEY_HEX:
        rc = key_from_hex(command, optarg, &o->with);
        break;
    case OPT_BLOCK:
        rc = number(command, "--block", optarg, 1, BLOCK_MAX, &o->with.block);
        break;
    case OPT_DOMAIN:
        rc = number(command, "--domain", optarg, 1, 0x7F, &o->with.domain);
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
    int option, rc;
    memset(o, 0, sizeof *o);
    o->with.threading.threads = 1;
    opterr = 0;
    while ((option = getopt_long(argc, argv, ":a:l:btczwrj:", long_options, NULL)) != -1) {
        const char *word = optind > 0 && argv[optind - 1] ? argv[optind - 1] : "";
        if (option == OPT_HELP)
            return print_help(command);
        if (option == ':')
            return usage_error(command, "option '%s' wants an argument", word);
        if (option == '?' && optopt > 0 && optopt < 256)
            return usage_error(command, "unknown option '-%c'", optopt);
        if (option == '?' && optopt)
            return usage_error(command, "option '%s' takes no argument", word);
        if (option == '?')
            return usage_error(command, "unknown or ambiguous option '%s'", word);
        if ((rc = take(command, option, o)) >= 0)
            return rc;
    }
    o->operands = argv + optind;
    o->operand_count = argc - optind;
    return contradictions(command, o);
}

int sum_function(const char *command, const sum_options *o, function *f) {
    const char *name = o->algorithm ? o->algorithm : DEFAULT_ALGORITHM;
    if (function_find(f, name, &o->with))
        return usage_error(command, "unknown algorithm '%s'", name);
    const char *objection = function_objection(f);
    if (objection)
        return usage_error(command, "%s %s", f->label, objection);
    if (o->outlen && !f->extendable && o->outlen != f->default_len)
        return usage_error(command, "%s gives %zu bytes, not %zu", f->label, f->default_len,
                           o->outlen);
    int rc = function_prepare(f, o->outlen ? o->outlen : f->default_len);
    if (rc) {
        complain("%s: %s", f->label, lanewise_status_message(rc));
        return EXIT_PROBLEM;
    }
    return -1;
}
