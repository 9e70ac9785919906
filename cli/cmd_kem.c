/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* `lanewise kem`: keys, ciphertexts and shared secrets of ML-KEM in files. */
#include "cli.h"
#include "keys.h"
#include "options.inc"

#include "lanewise/mlkem.h"

#include <stdlib.h>
#include <string.h>

enum { Q = 3329 };

static const char default_algorithm[] = "ML-KEM-768";

static lanewise_mlkem_set set_of(const key *k) {
    return (lanewise_mlkem_set)k->algorithm->set;
}

static lanewise_mlkem_info info_of(const key *k) {
    lanewise_mlkem_info info;
    if (lanewise_mlkem_describe(set_of(k), &info) != LANEWISE_OK)
        abort();
    return info;
}

/* Whether all coefficients of the secret vector, 12 bits each, are below q; without a branch on
 * any of them. The library reduces what is not, and FIPS 203 has no such check for private keys,
 * but no key generation makes such a key. */
static int vector_is_reduced(const key *k) {
    size_t bytes = k->algorithm->private_bytes - k->algorithm->public_bytes - 64;
    uint32_t all_below = 1;
    for (size_t i = 0; i < bytes; i += 3) {
        const uint8_t *p = k->private_key + i;
        uint32_t low = p[0] | (p[1] & 15u) << 8, high = p[1] >> 4 | (uint32_t)p[2] << 4;
        all_below &= (low - Q) >> 31 & (high - Q) >> 31;
    }
    return all_below != 0;
}

/* NULL, or what is wrong with a private key that has the right form. */
static const char *expand_private(key *k, lanewise_mlkem_key *expanded) {
    static const char bad_pair[] = "its private and its public part do not belong together";
    size_t public_bytes = k->algorithm->public_bytes, private_bytes = k->algorithm->private_bytes;
    uint8_t other[KEY_PRIVATE_MAX];
    int status;
    if (k->form & KEY_SEED) {
        status = lanewise_mlkem_key_from_seed(expanded, set_of(k), k->seed, KEY_SEED_BYTES);
    } else if (!vector_is_reduced(k)) {
        return "its secret vector is not reduced";
    } else {
        const uint8_t *ek = k->private_key + private_bytes - public_bytes - 64;
        if (lanewise_mlkem_check_public(set_of(k), ek, public_bytes) != LANEWISE_OK)
            return "its public part is not reduced";
        status =
            lanewise_mlkem_key_from_private(expanded, set_of(k), k->private_key, private_bytes);
        if (status == LANEWISE_ERR_KEY)
            return "the hash of the public key in it is wrong";
        if (status == LANEWISE_OK)
            status = lanewise_mlkem_key_check(expanded, NULL);
    }
    if (status == LANEWISE_OK)
        status = lanewise_mlkem_key_private(expanded, other, private_bytes);
    /* RFC 9935 section 8: where a file has both, they must be one key. */
    if (status == LANEWISE_OK && k->form == KEY_BOTH &&
        !lanewise_equal(other, k->private_key, private_bytes)) {
        lanewise_wipe(other, sizeof other);
        return "its seed and its expanded key do not belong together";
    }
    if (status == LANEWISE_OK)
        memcpy(k->private_key, other, private_bytes);
    lanewise_wipe(other, sizeof other);
    if (status == LANEWISE_OK)
        status = lanewise_mlkem_key_public(expanded, other, public_bytes);
    if (status != LANEWISE_OK)
        return status == LANEWISE_ERR_FAULT ? bad_pair : lanewise_status_message(status);
    if (k->has_public && !lanewise_equal(other, k->public_key, public_bytes))
        return "its public half belongs to another key";
    memcpy(k->public_key, other, public_bytes);
    k->has_public = 1;
    return NULL;
}

/* A private key that has been checked, with its public half; the expanded one too. */
static int load_private(const key_options *o, key *k, lanewise_mlkem_key *expanded) {
    if (key_load(o->key, KEY_MLKEM, 1, o->any_mode, k))
        return 1;
    const char *wrong = expand_private(k, expanded);
    if (wrong)
        complain_of(input_name(o->key), "%s", wrong);
    return wrong != NULL;
}

static int keygen(key_options *o) {
    const char *name = o->algorithm ? o->algorithm : default_algorithm;
    unsigned flags = (o->force ? OUTPUT_FORCE : 0) | (o->der ? OUTPUT_BINARY : 0);
    output out[2];
    key k;
    int rc = EXIT_PROBLEM, status;
    memset(&k, 0, sizeof k);
    memset(out, 0, sizeof out);
    if ((status = key_option_missing(o, "--output", o->output)) ||
        (status = key_option_form(o, &k.form)))
        return status;
    k.algorithm = key_algorithm_find(KEY_MLKEM, name);
    if (!k.algorithm)
        return usage_error(o->command, "unknown algorithm '%s'", name);
    if (o->public_file && !strcmp(o->output, o->public_file))
        return usage_error(o->command, "--output and --public must be two files");
    k.is_private = 1;
    if (output_open(&out[0], o->output, flags | OUTPUT_SECRET) ||
        (o->public_file && output_open(&out[1], o->public_file, flags)))
        goto done;
    status = lanewise_random_bytes(NULL, k.seed, KEY_SEED_BYTES);
    if (status == LANEWISE_OK)
        status = lanewise_mlkem_keygen_seed(set_of(&k), k.public_key, k.algorithm->public_bytes,
                                            k.private_key, k.algorithm->private_bytes, k.seed,
                                            KEY_SEED_BYTES);
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

static int pubkey(key_options *o) {
    lanewise_mlkem_key expanded;
    output out;
    key k;
    int rc = EXIT_PROBLEM, status = key_option_missing(o, "--key", o->key);
    if (status)
        return status;
    memset(&out, 0, sizeof out);
    if (!load_private(o, &k, &expanded) &&
        !output_open(&out, o->output ? o->output : "-",
                     (o->force ? OUTPUT_FORCE : 0) | (o->der ? OUTPUT_BINARY : 0)) &&
        !key_save(&out, &k, 0, o->der) && !outputs_place(&out, 1))
        rc = EXIT_FINE;
    outputs_drop(&out, 1);
    lanewise_mlkem_key_wipe(&expanded);
    lanewise_wipe(&k, sizeof k);
    return rc;
}

static int encaps(key_options *o) {
    uint8_t ciphertext[LANEWISE_MLKEM_1024_CIPHERTEXT_BYTES], secret[LANEWISE_MLKEM_SHARED_BYTES];
    const char *to = o->output ? o->output : "-";
    unsigned flags = OUTPUT_BINARY | (o->force ? OUTPUT_FORCE : 0);
    output out[2];
    key k;
    int rc = EXIT_PROBLEM, status;
    memset(out, 0, sizeof out);
    if ((status = key_option_missing(o, "--key", o->key)) ||
        (status = key_option_missing(o, "--secret", o->secret)))
        return status;
    if (!strcmp(to, o->secret))
        return usage_error(o->command, "--output and --secret must be two files");
    if (key_load(o->key, KEY_MLKEM, 0, o->any_mode, &k) || output_open(&out[0], to, flags) ||
        output_open(&out[1], o->secret, flags | OUTPUT_SECRET))
        goto done;
    status = lanewise_mlkem_encaps(set_of(&k), ciphertext, info_of(&k).ciphertext_bytes, secret,
                                   sizeof secret, k.public_key, k.algorithm->public_bytes, NULL);
    if (status == LANEWISE_ERR_KEY)
        complain_of(input_name(o->key), "its coefficients are not reduced");
    else if (status != LANEWISE_OK)
        complain("%s", lanewise_status_message(status));
    else if (!output_write(&out[0], ciphertext, info_of(&k).ciphertext_bytes) &&
             !output_write(&out[1], secret, sizeof secret) && !outputs_place(out, 2))
        rc = EXIT_FINE;
done:
    outputs_drop(out, 2);
    lanewise_wipe(secret, sizeof secret);
    lanewise_wipe(&k, sizeof k);
    return rc;
}

static int decaps(key_options *o) {
    const char *from = o->operand_count ? o->operands[0] : "-";
    uint8_t secret[LANEWISE_MLKEM_SHARED_BYTES], *ciphertext = NULL;
    lanewise_mlkem_key expanded;
    size_t bytes;
    output out;
    key k;
    int rc = EXIT_PROBLEM, status;
    memset(&out, 0, sizeof out);
    if ((status = key_option_missing(o, "--key", o->key)) ||
        (status = key_option_missing(o, "--secret", o->secret)))
        return status;
    if (!strcmp(o->key, "-") && !strcmp(from, "-"))
        return usage_error(o->command, "only one input can be standard input");
    if (load_private(o, &k, &expanded))
        goto done;
    size_t want = info_of(&k).ciphertext_bytes;
    if (output_open(&out, o->secret,
                    OUTPUT_SECRET | OUTPUT_BINARY | (o->force ? OUTPUT_FORCE : 0)) ||
        load_file(from, want, &ciphertext, &bytes))
        goto done;
    status = lanewise_mlkem_key_decaps(&expanded, secret, sizeof secret, ciphertext, bytes);
    if (status == LANEWISE_ERR_LENGTH)
        complain_of(input_name(from), "is not a ciphertext of %s, which has %zu bytes",
                    k.algorithm->name, want);
    else if (status != LANEWISE_OK)
        complain("%s", lanewise_status_message(status));
    else if (!output_write(&out, secret, sizeof secret) && !outputs_place(&out, 1))
        rc = EXIT_FINE;
done:
    outputs_drop(&out, 1);
    free(ciphertext);
    lanewise_mlkem_key_wipe(&expanded);
    lanewise_wipe(secret, sizeof secret);
    lanewise_wipe(&k, sizeof k);
    return rc;
}

int command_kem(int argc, char **argv) {
    static const key_command list[] = {
        {"keygen", KEM_KEYGEN, 0, keygen},
        {"pubkey", KEM_PUBKEY, 0, pubkey},
        {"encaps", KEM_ENCAPS, 0, encaps},
        {"decaps", KEM_DECAPS, 1, decaps},
    };
    return key_commands("kem", list, sizeof list / sizeof list[0], argc, argv);
}
