/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `lanewise sign`: keys and signatures of SLH-DSA and ML-DSA in files. */
#include "cli.h"
#include "files.h"
#include "keys.h"
#include "options.inc"
#include "platform.h"
#include "sign_mldsa.h"

#include "lanewise/slhdsa.h"

#include <errno.h>
#include <stdlib.h>
#include <string.h>

enum { PIECE = 136 << 10 }; /* whole blocks of SHAKE256 */

static const char default_algorithm[] = "SLH-DSA-SHAKE-128s";

/* The functions of FIPS 205 section 10.2.2; those of SHA-2 the library does not compute. */
static const struct prehash {
    const char *name;
    lanewise_slhdsa_prehash is;
    size_t bytes;
    int computed;
} prehashes[] = {
    {"sha2-256", LANEWISE_SLHDSA_SHA2_256, 32, 0},
    {"sha2-384", LANEWISE_SLHDSA_SHA2_384, 48, 0},
    {"sha2-512", LANEWISE_SLHDSA_SHA2_512, 64, 0},
    {"sha2-512-256", LANEWISE_SLHDSA_SHA2_512_256, 32, 0},
    {"sha3-256", LANEWISE_SLHDSA_SHA3_256, 32, 1},
    {"sha3-384", LANEWISE_SLHDSA_SHA3_384, 48, 1},
    {"sha3-512", LANEWISE_SLHDSA_SHA3_512, 64, 1},
    {"shake128", LANEWISE_SLHDSA_SHAKE128, 32, 1},
    {"shake256", LANEWISE_SLHDSA_SHAKE256, 64, 1},
};
enum { PREHASHES = sizeof prehashes / sizeof prehashes[0] };

static int is_mldsa(const key *k) {
    return k->algorithm->family == KEY_MLDSA;
}

static lanewise_slhdsa_set set_of(const key *k) {
    return (lanewise_slhdsa_set)k->algorithm->set;
}

/* The public half is the second half of the private one, or, of ML-DSA, computed; a file that says
 * otherwise is refused. */
static int public_half(const char *name, key *k) {
    size_t n = k->algorithm->public_bytes;
    const uint8_t *half = k->private_key + n;
    if (is_mldsa(k)) {
        const char *wrong = mldsa_complete(k);
        if (wrong)
            complain_of(input_name(name), "%s", wrong);
        return wrong != NULL;
    }
    if (k->has_public && !lanewise_equal(k->public_key, half, n)) {
        complain_of(input_name(name), "its public half belongs to another key");
        return 1;
    }
    memcpy(k->public_key, half, n);
    k->has_public = 1;
    return 0;
}

static int keygen(key_options *o) {
    const char *name = o->algorithm ? o->algorithm : default_algorithm;
    output out[2];
    key k;
    unsigned flags = (o->force ? OUTPUT_FORCE : 0) | (o->der ? OUTPUT_BINARY : 0);
    int rc = EXIT_PROBLEM, status;
    memset(&k, 0, sizeof k);
    memset(out, 0, sizeof out);
    if ((status = key_option_missing(o, "--output", o->output)))
        return status;
    k.algorithm = key_algorithm_find(KEY_SIGNS, name);
    if (!k.algorithm)
        return usage_error(o->command, "unknown algorithm '%s'", name);
    if (o->public_file && !strcmp(o->output, o->public_file))
        return usage_error(o->command, "--output and --public must be two files");
    k.is_private = 1;
    k.form = KEY_EXPANDED;
    if (is_mldsa(&k) && (status = key_option_form(o, &k.form)))
        return status;
    if (!is_mldsa(&k) && o->form)
        return usage_error(o->command, "--form is for ML-DSA: a private key of %s has one form",
                           k.algorithm->name);
    if (output_open(&out[0], o->output, flags | OUTPUT_SECRET) ||
        (o->public_file && output_open(&out[1], o->public_file, flags)))
        goto done;
    status = is_mldsa(&k)
                 ? mldsa_generate(&k)
                 : lanewise_slhdsa_keygen(set_of(&k), k.public_key, k.algorithm->public_bytes,
                                          k.private_key, k.algorithm->private_bytes, NULL);
    if (status != LANEWISE_OK)
        complain("%s", lanewise_status_message(status));
    else if (!key_save(&out[0], &k, 1, o->der) &&
             !(o->public_file && key_save(&out[1], &k, 0, o->der)) && !outputs_place(out, 2))
        rc = EXIT_FINE;
done:
    outputs_drop(out, 2);
    lanewise_wipe(&k, sizeof k);
    return rc;
}

static void complain_of_root(const key_options *o) {
    complain_of(input_name(o->key), "its root is not that of its seeds");
}

static int pubkey(key_options *o) {
    const char *to = o->output ? o->output : "-";
    output out;
    key k;
    int rc = EXIT_PROBLEM, status = key_option_missing(o, "--key", o->key);
    if (status)
        return status;
    memset(&out, 0, sizeof out);
    if (key_load(o->key, KEY_SIGNS, 1, o->any_mode, &k) || public_half(o->key, &k))
        goto done;
    status = o->check && !is_mldsa(&k)
                 ? lanewise_slhdsa_check_key(set_of(&k), k.private_key, k.algorithm->private_bytes)
                 : LANEWISE_OK;
    if (status == LANEWISE_ERR_FAULT)
        complain_of_root(o);
    else if (status != LANEWISE_OK)
        complain("%s", lanewise_status_message(status));
    else if (!output_open(&out, to, (o->force ? OUTPUT_FORCE : 0) | (o->der ? OUTPUT_BINARY : 0)) &&
             !key_save(&out, &k, 0, o->der) && !outputs_place(&out, 1))
        rc = EXIT_FINE;
done:
    outputs_drop(&out, 1);
    lanewise_wipe(&k, sizeof k);
    return rc;
}

/* What --prehash and the key say; NULL is pure. Returns -1 or an exit code. */
static int find_prehash(const key_options *o, const char *key_name, const key *k,
                        const struct prehash **found) {
    *found = NULL;
    for (size_t i = 0; i < PREHASHES; i++)
        if (o->prehash ? !strcmp(o->prehash, prehashes[i].name)
                       : k->algorithm->prehash == (int)prehashes[i].is)
            *found = &prehashes[i];
    if (o->prehash && !*found)
        return usage_error(o->command, "unknown pre-hash function '%s'", o->prehash);
    if (k->algorithm->prehash && k->algorithm->prehash != (int)(*found)->is) {
        complain_of(key_name, "is a key of %s, for no other pre-hash function", k->algorithm->name);
        return EXIT_PROBLEM;
    }
    if (!k->algorithm->prehash && *found && !o->mixed_use) {
        complain_of(key_name, "is a key for signatures without pre-hash, as its identifier says "
                              "(--mixed-use takes it all the same)");
        return EXIT_PROBLEM;
    }
    if (o->digest && !*found)
        return usage_error(o->command, "--digest needs --prehash");
    if (*found && !(*found)->computed && !o->digest)
        return usage_error(
            o->command, "lanewise does not compute %s: give the digest as the file, and --digest",
            (*found)->name);
    return -1;
}

/* What is signed or verified: it lies in memory, or is read in pieces. */
typedef struct message {
    const char *name;
    uint8_t *data; /* of malloc: the message, or its digest; or room for a piece */
    size_t len;
    int fd;        /* -1: in memory */
    int ended;     /* the last piece was short */
    int error;     /* an errno value, of the piece that could not be read */
    int64_t start; /* where it begins in the file; -1: it can be read once */
} message;

static void complain_of_piece(const message *m) {
    complain_of(input_name(m->name), "%s", strerror(m->error));
}

/* Of lanewise_slhdsa_source. */
static int next_piece(void *from, int first, lanewise_bytes *piece) {
    message *m = from;
    ptrdiff_t n = 0;
    if (first && m->start >= 0 && file_go_to(m->fd, m->start))
        n = -1;
    else if (first || !m->ended) /* a terminal can go on after its end */
        n = file_read(m->fd, m->data, PIECE);
    m->error = n < 0 ? errno : 0;
    m->ended = n < PIECE;
    piece->data = m->data;
    piece->len = n < 0 ? 0 : (size_t)n;
    return m->error;
}

static int open_pieces(message *m) {
    file_info info;
    m->fd = input_open(m->name);
    m->start = -1;
    if (m->fd < 0 || file_describe(m->fd, &info) != 0) {
        m->error = errno;
        complain_of_piece(m);
        return 1;
    }
    if (info.kind == IS_REGULAR) {
        m->start = file_place(m->fd);
        file_is_read_once(m->fd);
    }
    m->data = need(malloc(PIECE));
    return 0;
}

/* From now on it lies in memory. */
static void close_pieces(message *m) {
    input_close(m->fd);
    m->fd = -1;
    free(m->data);
    m->data = NULL;
}

/* In place of the message its digest. */
static int hash_pieces(message *m, const struct prehash *how) {
    const parameters none = {.threading = {.threads = 1}};
    algorithm f;
    stream s;
    lanewise_bytes piece = {NULL, 1};
    uint8_t *digest = need(malloc(how->bytes));
    int status = LANEWISE_ERR_ALGORITHM;
    if (!algorithm_find(&f, how->name, &none)) {
        status = algorithm_prepare(&f, how->bytes);
        if (status == LANEWISE_OK)
            status = algorithm_begin(&f, &s);
    }
    for (int first = 1; piece.len && status == LANEWISE_OK; first = 0) {
        if (next_piece(m, first, &piece))
            break;
        status = algorithm_absorb(&s, piece.data, piece.len);
    }
    if (!m->error && status == LANEWISE_OK)
        status = algorithm_finish(&f, &s, digest);
    close_pieces(m);
    m->data = digest;
    m->len = how->bytes;
    if (m->error)
        complain_of_piece(m);
    else if (status)
        complain("%s", lanewise_status_message(status));
    return m->error || status;
}

static int open_message(const key_options *o, const char *name, const struct prehash *how,
                        message *m) {
    memset(m, 0, sizeof *m);
    m->name = name;
    m->fd = -1;
    if (!how || !o->digest)
        return open_pieces(m) || (how && hash_pieces(m, how));
    if (load_file(name, how->bytes, &m->data, &m->len))
        return 1;
    if (m->len == how->bytes)
        return 0;
    complain_of(input_name(name), "is not a digest of %s, which has %zu bytes", how->name,
                how->bytes);
    return 1;
}

static void close_message(message *m) {
    if (m->fd >= 0)
        input_close(m->fd);
    free(m->data);
}

static lanewise_slhdsa_options options_of(const key_options *o, const struct prehash *how) {
    lanewise_slhdsa_options with;
    memset(&with, 0, sizeof with);
    with.context = o->context;
    with.context_bytes = o->context_bytes;
    with.prehash = how ? how->is : LANEWISE_SLHDSA_PURE;
    with.message_is_digest = how != NULL;
    with.deterministic = o->deterministic;
    with.check = o->check ? LANEWISE_SLHDSA_CHECK_FAULTS : LANEWISE_SLHDSA_CHECK_ACCIDENTS;
    return with;
}

/* A pre-hash function that is too weak is the one error that options can still bring about. */
static void complain_of_status(const key_options *o, const key *k, const struct prehash *how,
                               const message *m, int status) {
    if (m->error)
        complain_of_piece(m);
    else if (status == LANEWISE_ERR_ALGORITHM && how)
        complain("%s is too weak for %s", how->name, k->algorithm->name);
    else if (status == LANEWISE_ERR_KEY && !is_mldsa(k))
        complain_of_root(o);
    else if (status == LANEWISE_ERR_MESSAGE)
        complain_of(input_name(m->name), "changed while it was read, and is not signed");
    else
        complain("%s", lanewise_status_message(status));
}

/* "NAME.sig", of malloc; standard output for standard input. */
static char *signature_name(const char *file) {
    const char *suffix = strcmp(file, "-") ? ".sig" : "";
    char *name = need(malloc(strlen(file) + strlen(suffix) + 1));
    strcpy(name, file);
    strcat(name, suffix);
    return name;
}

/* The key is one of a set that there is; of another all is 0. */
static lanewise_slhdsa_info info_of(const key *k) {
    lanewise_slhdsa_info info;
    return lanewise_slhdsa_describe(set_of(k), &info) == LANEWISE_OK ? info
                                                                     : (lanewise_slhdsa_info){0};
}

static size_t signature_size(const key *k) {
    return is_mldsa(k) ? mldsa_signature_size(k) : info_of(k).signature_bytes;
}

static int show_progress(void *data, size_t done, size_t count) {
    (void)data;
    progress_part((double)done / (double)count);
    return 0;
}

/* The message is read for each hash of it, or lies in memory. */
static int sign_message(const key_options *o, const key *k, const struct prehash *how, message *m,
                        uint8_t *signature, size_t bytes) {
    const lanewise_slhdsa_options with = options_of(o, how);
    const lanewise_slhdsa_source source = {next_piece, m};
    int shown = o->progress && platform_can_draw(), status;
    if (is_mldsa(k))
        return mldsa_sign(o, k, how ? (int)how->is : 0, m->data, m->len, signature, bytes);
    lanewise_slhdsa_progress *show = shown ? show_progress : NULL;
    if (shown)
        progress_begin(input_name(m->name), 0);
    if (m->fd >= 0)
        status = lanewise_slhdsa_sign_from(set_of(k), signature, bytes, k->private_key,
                                           k->algorithm->private_bytes, &source, &with, show, NULL);
    else
        status = lanewise_slhdsa_sign_with_progress(set_of(k), signature, bytes, k->private_key,
                                                    k->algorithm->private_bytes, m->data, m->len,
                                                    &with, show, NULL);
    if (shown)
        progress_end();
    return status;
}

/* What can be read once, such as a pipe, is held in memory, and all that ML-DSA signs. */
static int hold_if_needed(const key *k, message *m) {
    int fd = m->fd;
    if (fd < 0 || (m->start >= 0 && !is_mldsa(k)))
        return 0;
    free(m->data);
    m->fd = -1;
    int wrong = load_input(fd, m->name, SIZE_MAX, &m->data, &m->len);
    input_close(fd);
    return wrong;
}

static int sign_file(const key_options *o, const key *k, const struct prehash *how,
                     const char *file) {
    size_t bytes = signature_size(k);
    uint8_t *signature = need(malloc(bytes));
    char *name = signature_name(file);
    message m = {.fd = -1};
    output out;
    int rc = EXIT_PROBLEM;
    memset(&out, 0, sizeof out);
    if (!output_open(&out, o->output ? o->output : name,
                     OUTPUT_BINARY | (o->force ? OUTPUT_FORCE : 0)) &&
        !open_message(o, file, how, &m) && !hold_if_needed(k, &m)) {
        int status = sign_message(o, k, how, &m, signature, bytes);
        if (status != LANEWISE_OK)
            complain_of_status(o, k, how, &m, status);
        else if (!output_write(&out, signature, bytes) && !outputs_place(&out, 1))
            rc = EXIT_FINE;
    }
    outputs_drop(&out, 1);
    close_message(&m);
    free(name);
    free(signature);
    return rc;
}

/* Prints what `sum --check` would of a file. */
static void verdict(const key_options *o, const char *file, int valid) {
    int escape = name_needs_escape(file);
    if (o->status || (o->quiet && valid))
        return;
    if (escape)
        fputc('\\', stdout);
    put_name(file, escape, stdout);
    fputs(valid ? ": OK\n" : ": FAILED\n", stdout);
}

/* A signature that is shorter than R, n bytes, is no less invalid with zeros behind it. */
static int verify_message(const key_options *o, const key *k, const struct prehash *how, message *m,
                          const uint8_t *signature, size_t bytes) {
    if (is_mldsa(k))
        return mldsa_verify(o, k, how ? (int)how->is : 0, m->data, m->len, signature, bytes);
    const lanewise_slhdsa_options with = options_of(o, how);
    size_t n = info_of(k).seed_bytes, some = bytes < n ? bytes : n;
    uint8_t r[LANEWISE_SLHDSA_256_SEED_BYTES] = {0};
    lanewise_bytes piece = {m->data, m->len};
    lanewise_slhdsa_verifier v;
    memcpy(r, signature, some);
    int status = lanewise_slhdsa_verifier_init(&v, set_of(k), k->public_key,
                                               k->algorithm->public_bytes, r, n, &with);
    if (status == LANEWISE_OK && m->fd < 0)
        status = lanewise_slhdsa_verifier_message(&v, piece.data, piece.len);
    for (int first = 1; status == LANEWISE_OK && m->fd >= 0 && (first || piece.len); first = 0)
        status = next_piece(m, first, &piece)
                     ? LANEWISE_ERR_CANCELLED
                     : lanewise_slhdsa_verifier_message(&v, piece.data, piece.len);
    if (status == LANEWISE_OK)
        status = lanewise_slhdsa_verifier_signature(&v, signature + some, bytes - some);
    if (status == LANEWISE_OK)
        status = lanewise_slhdsa_verifier_final(&v);
    return status;
}

static int verify_file(const key_options *o, const key *k, const struct prehash *how,
                       const char *file) {
    char *name = signature_name(file);
    const char *from = o->signature ? o->signature : name;
    message m = {.fd = -1};
    uint8_t *signature = NULL;
    size_t bytes = 0;
    int rc = EXIT_PROBLEM;
    if (!load_file(from, signature_size(k), &signature, &bytes) &&
        !open_message(o, file, how, &m) && !(is_mldsa(k) && hold_if_needed(k, &m))) {
        int status = verify_message(o, k, how, &m, signature, bytes);
        if (status == LANEWISE_OK || status == LANEWISE_ERR_SIGNATURE)
            verdict(o, file, status == LANEWISE_OK);
        else
            complain_of_status(o, k, how, &m, status);
        rc = status == LANEWISE_OK ? EXIT_FINE : EXIT_PROBLEM;
    }
    close_message(&m);
    free(name);
    free(signature);
    return rc;
}

/* What `sign` and `verify` have in common: a key, and what is done with each file. */
static int each_file(key_options *o, int want_private,
                     int (*act)(const key_options *, const key *, const struct prehash *,
                                const char *)) {
    static char standard_input[] = "-", *nothing[] = {standard_input};
    char **names = o->operand_count ? o->operands : nothing;
    int count = o->operand_count ? o->operand_count : 1, readers = 0, rc;
    const struct prehash *how;
    key k;
    if ((rc = key_option_missing(o, "--key", o->key)))
        return rc;
    if (count > 1 && (o->output || o->signature))
        return usage_error(o->command, "--%s is for one file, here are %d",
                           o->output ? "output" : "signature", count);
    readers += !strcmp(o->key, "-");
    readers += o->signature && !strcmp(o->signature, "-");
    for (int i = 0; i < count; i++) {
        readers += !strcmp(names[i], "-");
        if (!want_private && !o->signature && !strcmp(names[i], "-"))
            return usage_error(o->command, "--signature is missing, for standard input");
    }
    if (readers > 1)
        return usage_error(o->command, "only one input can be standard input");
    if (key_load(o->key, KEY_SIGNS, want_private, o->any_mode, &k) ||
        (want_private && public_half(o->key, &k))) {
        rc = EXIT_PROBLEM;
    } else if ((rc = find_prehash(o, input_name(o->key), &k, &how)) < 0) {
        rc = EXIT_FINE;
        for (int i = 0; i < count; i++)
            if (act(o, &k, how, names[i]) != EXIT_FINE)
                rc = EXIT_PROBLEM;
    }
    lanewise_wipe(&k, sizeof k);
    return rc;
}

static int sign(key_options *o) {
    return each_file(o, 1, sign_file);
}

static int verify(key_options *o) {
    return each_file(o, 0, verify_file);
}

int command_sign(int argc, char **argv) {
    static const key_command list[] = {
        {"keygen", SIGN_KEYGEN, 0, keygen},
        {"pubkey", SIGN_PUBKEY, 0, pubkey},
        {"sign", SIGN_SIGN, INT16_MAX, sign},
        {"verify", SIGN_VERIFY, INT16_MAX, verify},
    };
    return key_commands("sign", list, sizeof list / sizeof list[0], argc, argv);
}
