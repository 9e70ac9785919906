/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "keyform.h"
#include "der.h"

#include "lanewise/mldsa.h"
#include "lanewise/mlkem.h"
#include "lanewise/slhdsa.h"

#include <stdio.h>
#include <string.h>

/* Object identifiers below 2.16.840.1.101.3.4: .3 has signatures, .4 key encapsulation. */
#define NIST(y, x) {0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, y, x}, 9
#define SLHDSA(x, size, letter, n, prehash)                                                        \
    NIST(3, x), KEY_SLHDSA, LANEWISE_SLHDSA_SHAKE_##size##letter, prehash, 2 * n, 4 * n, 0
#define MLKEM(x, size)                                                                             \
    NIST(4, x), KEY_MLKEM, LANEWISE_MLKEM_##size, 0, LANEWISE_MLKEM_##size##_PUBLIC_BYTES,         \
        LANEWISE_MLKEM_##size##_PRIVATE_BYTES, LANEWISE_MLKEM_SEED_BYTES
#define FOREIGN KEY_FOREIGN, 0, 0, 0, 0, 0
#ifdef CLI_MLDSA
#define MLDSA(x, size)                                                                             \
    NIST(3, x), KEY_MLDSA, LANEWISE_MLDSA_##size, 0, LANEWISE_MLDSA_##size##_PUBLIC_BYTES,         \
        LANEWISE_MLDSA_##size##_PRIVATE_BYTES, LANEWISE_MLDSA_SEED_BYTES
#else
#define MLDSA(x, size) NIST(3, x), FOREIGN
#endif

/* RFC 9909, RFC 9935, RFC 9881 and the registry of NIST; the older ones from RFC 3279, 8410. */
static const key_algorithm algorithms[] = {
    {"SLH-DSA-SHAKE-128s", SLHDSA(26, 128, S, 16, 0)},
    {"SLH-DSA-SHAKE-128f", SLHDSA(27, 128, F, 16, 0)},
    {"SLH-DSA-SHAKE-192s", SLHDSA(28, 192, S, 24, 0)},
    {"SLH-DSA-SHAKE-192f", SLHDSA(29, 192, F, 24, 0)},
    {"SLH-DSA-SHAKE-256s", SLHDSA(30, 256, S, 32, 0)},
    {"SLH-DSA-SHAKE-256f", SLHDSA(31, 256, F, 32, 0)},
    {"HashSLH-DSA-SHAKE-128s-with-SHAKE128", SLHDSA(41, 128, S, 16, LANEWISE_SLHDSA_SHAKE128)},
    {"HashSLH-DSA-SHAKE-128f-with-SHAKE128", SLHDSA(42, 128, F, 16, LANEWISE_SLHDSA_SHAKE128)},
    {"HashSLH-DSA-SHAKE-192s-with-SHAKE256", SLHDSA(43, 192, S, 24, LANEWISE_SLHDSA_SHAKE256)},
    {"HashSLH-DSA-SHAKE-192f-with-SHAKE256", SLHDSA(44, 192, F, 24, LANEWISE_SLHDSA_SHAKE256)},
    {"HashSLH-DSA-SHAKE-256s-with-SHAKE256", SLHDSA(45, 256, S, 32, LANEWISE_SLHDSA_SHAKE256)},
    {"HashSLH-DSA-SHAKE-256f-with-SHAKE256", SLHDSA(46, 256, F, 32, LANEWISE_SLHDSA_SHAKE256)},
    {"ML-KEM-512", MLKEM(1, 512)},
    {"ML-KEM-768", MLKEM(2, 768)},
    {"ML-KEM-1024", MLKEM(3, 1024)},
    {"ML-DSA-44", MLDSA(17, 44)},
    {"ML-DSA-65", MLDSA(18, 65)},
    {"ML-DSA-87", MLDSA(19, 87)},
    {"SLH-DSA-SHA2-128s", NIST(3, 20), FOREIGN},
    {"SLH-DSA-SHA2-128f", NIST(3, 21), FOREIGN},
    {"SLH-DSA-SHA2-192s", NIST(3, 22), FOREIGN},
    {"SLH-DSA-SHA2-192f", NIST(3, 23), FOREIGN},
    {"SLH-DSA-SHA2-256s", NIST(3, 24), FOREIGN},
    {"SLH-DSA-SHA2-256f", NIST(3, 25), FOREIGN},
    {"RSA", {0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x01}, 9, FOREIGN},
    {"RSA-PSS", {0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x01, 0x0A}, 9, FOREIGN},
    {"Diffie-Hellman", {0x2A, 0x86, 0x48, 0x86, 0xF7, 0x0D, 0x01, 0x03, 0x01}, 9, FOREIGN},
    {"DSA", {0x2A, 0x86, 0x48, 0xCE, 0x38, 0x04, 0x01}, 7, FOREIGN},
    {"an elliptic curve", {0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01}, 7, FOREIGN},
    {"X25519", {0x2B, 0x65, 0x6E}, 3, FOREIGN},
    {"X448", {0x2B, 0x65, 0x6F}, 3, FOREIGN},
    {"Ed25519", {0x2B, 0x65, 0x70}, 3, FOREIGN},
    {"Ed448", {0x2B, 0x65, 0x71}, 3, FOREIGN},
};
enum { ALGORITHMS = sizeof algorithms / sizeof algorithms[0] };

static const char public_label[] = "PUBLIC KEY", private_label[] = "PRIVATE KEY",
                  encrypted_label[] = "ENCRYPTED PRIVATE KEY";

/* Lower case without '-' and '_'. */
static void plain_name(const char *name, char *out, size_t size) {
    size_t n = 0;
    for (; *name && n + 1 < size; name++)
        if (*name != '-' && *name != '_')
            out[n++] = (char)(*name >= 'A' && *name <= 'Z' ? *name + 32 : *name);
    out[n] = 0;
}

/* Whether `want` is `have`, of which the beginning may be left out, all or some of it. */
static int is_named(const char *want, const char *have) {
    static const char *const beginnings[] = {"", "slhdsa", "slhdsashake", "mlkem", "mldsa"};
    for (size_t i = 0; i < sizeof beginnings / sizeof beginnings[0]; i++) {
        size_t len = strlen(beginnings[i]);
        if (!strncmp(have, beginnings[i], len) && !strcmp(want, have + len))
            return 1;
    }
    return 0;
}

const key_algorithm *key_algorithm_find(key_family family, const char *name) {
    static const char hash[] = "hash";
    char want[64], have[64];
    plain_name(name, want, sizeof want);
    const int hashes = !strncmp(want, hash, sizeof hash - 1);
    const size_t front = hashes ? sizeof hash - 1 : 0;
    for (size_t i = 0; i < ALGORITHMS; i++) {
        const key_algorithm *a = &algorithms[i];
        if (!(a->family & family) || (a->prehash != 0) != hashes)
            continue;
        plain_name(a->name, have, sizeof have);
        if (is_named(want + front, have + front))
            return a;
        char *with = hashes ? strstr(have, "with") : NULL;
        if (with)
            *with = 0;
        if (is_named(want + front, have + front))
            return a;
    }
    return NULL;
}

void key_describe(const key *k, char *out, size_t size) {
    snprintf(out, size, "%s key of %s", k->is_private ? "private" : "public", k->algorithm->name);
}

static int fail(char *why, const char *sentence) {
    snprintf(why, KEY_WHY, "%s", sentence);
    return 1;
}

/* 1.2.840..., as far as there is room. */
static void dotted(const der *oid, char *out, size_t size) {
    uint64_t arc = 0;
    size_t n = 0;
    int first = 1;
    out[0] = 0;
    for (size_t i = 0; i < oid->left && n < size; i++) {
        if (arc >> 56)
            break; /* longer than any number that is in use */
        arc = arc << 7 | (oid->at[i] & 0x7F);
        if (oid->at[i] & 0x80)
            continue;
        if (first) {
            uint64_t root = arc < 80 ? arc / 40 : 2;
            n += (size_t)snprintf(out + n, size - n, "%u.%llu", (unsigned)root,
                                  (unsigned long long)(arc - 40 * root));
        } else {
            n += (size_t)snprintf(out + n, size - n, ".%llu", (unsigned long long)arc);
        }
        first = 0;
        arc = 0;
    }
}

/* AlgorithmIdentifier; `half` is for the message. */
static int read_algorithm(der *from, const char *half, key *k, char *why) {
    der identifier, oid;
    char digits[80];
    if (der_take(from, DER_SEQUENCE, &identifier) || der_take(&identifier, DER_OID, &oid))
        return fail(why, "is DER, but not the form of a key");
    for (size_t i = 0; i < ALGORITHMS; i++)
        if (oid.left == algorithms[i].oid_bytes && !memcmp(oid.at, algorithms[i].oid, oid.left))
            k->algorithm = &algorithms[i];
    if (!k->algorithm) {
        dotted(&oid, digits, sizeof digits);
        snprintf(why, KEY_WHY, "holds a %s key of an unknown algorithm (object identifier %s)",
                 half, digits);
        return 1;
    }
    if (k->algorithm->family == KEY_FOREIGN) {
        snprintf(why, KEY_WHY, "holds a %s key of %s, which lanewise does not have", half,
                 k->algorithm->name);
        return 1;
    }
    if (identifier.left) {
        snprintf(why, KEY_WHY, "%s has no parameters, but this key has", k->algorithm->name);
        return 1;
    }
    return 0;
}

/* The bits of the public half: whole bytes, as many as the algorithm has. */
static int read_public(const der *bits, key *k, char *why) {
    size_t want = k->algorithm->public_bytes;
    if (!bits->left || bits->at[0])
        return fail(why, "the public key is not whole bytes");
    if (bits->left - 1 != want) {
        snprintf(why, KEY_WHY, "a public key of %s has %zu bytes, this one %zu", k->algorithm->name,
                 want, bits->left - 1);
        return 1;
    }
    memcpy(k->public_key, bits->at + 1, want);
    k->has_public = 1;
    return 0;
}

static int read_public_file(der *file, key *k, char *why) {
    der bits;
    if (read_algorithm(file, "public", k, why))
        return 1;
    if (der_take(file, DER_BIT_STRING, &bits) || file->left)
        return fail(why, "is not the form of a public key");
    return read_public(&bits, k, why);
}

static int wrong_size(const char *what, const key *k, size_t want, size_t have, char *why) {
    snprintf(why, KEY_WHY, "%s of %s has %zu bytes, this one %zu", what, k->algorithm->name, want,
             have);
    return 1;
}

/* One of three forms, told by its tag: seed [0], expandedKey OCTET STRING, both SEQUENCE. */
static int read_forms(der *octets, key *k, char *why) {
    der inside = *octets, seed = {NULL, 0}, expanded = {NULL, 0};
    int tag = der_tag(&inside), wrong;
    if (tag == DER_CONTEXT_0) {
        wrong = der_take(&inside, tag, &seed);
        k->form = KEY_SEED;
    } else if (tag == DER_OCTET_STRING) {
        wrong = der_take(&inside, tag, &expanded);
        k->form = KEY_EXPANDED;
    } else if (tag == DER_SEQUENCE) {
        der pair;
        wrong = der_take(&inside, tag, &pair) || der_take(&pair, DER_OCTET_STRING, &seed) ||
                der_take(&pair, DER_OCTET_STRING, &expanded) || pair.left;
        k->form = KEY_BOTH;
    } else {
        wrong = 1;
    }
    if (wrong || inside.left)
        return fail(why, k->algorithm->family == KEY_MLKEM
                             ? "is none of the three forms of a private ML-KEM key (RFC 9935): "
                               "seed, expanded, or both"
                             : "is none of the three forms of a private ML-DSA key (RFC 9881): "
                               "seed, expanded, or both");
    if ((k->form & KEY_SEED) && seed.left != k->algorithm->seed_bytes)
        return wrong_size("the seed", k, k->algorithm->seed_bytes, seed.left, why);
    if ((k->form & KEY_EXPANDED) && expanded.left != k->algorithm->private_bytes)
        return wrong_size("an expanded key", k, k->algorithm->private_bytes, expanded.left, why);
    if (k->form & KEY_SEED)
        memcpy(k->seed, seed.at, seed.left);
    if (k->form & KEY_EXPANDED)
        memcpy(k->private_key, expanded.at, expanded.left);
    return 0;
}

static int read_slhdsa(const der *octets, key *k, char *why) {
    k->form = KEY_EXPANDED;
    if (octets->left != k->algorithm->private_bytes)
        return wrong_size("a private key", k, k->algorithm->private_bytes, octets->left, why);
    memcpy(k->private_key, octets->at, octets->left);
    return 0;
}

static int read_private_file(der *file, key *k, char *why) {
    der version, octets, rest;
    k->is_private = 1;
    if (der_take(file, DER_INTEGER, &version) || version.left != 1 || version.at[0] > 1)
        return fail(why, "is a private key of an unknown version");
    if (der_tag(file) != DER_SEQUENCE)
        return fail(why, "is a private key of an older form than PKCS #8");
    if (read_algorithm(file, "private", k, why))
        return 1;
    if (der_take(file, DER_OCTET_STRING, &octets))
        return fail(why, "is not the form of a private key");
    if (k->algorithm->family == KEY_SLHDSA ? read_slhdsa(&octets, k, why)
                                           : read_forms(&octets, k, why))
        return 1;
    /* Attributes are names and uses that others have put there. */
    if (der_tag(file) == (DER_CONTEXT_0 | 0x20)) {
        if (der_take(file, DER_CONTEXT_0 | 0x20, &rest))
            return fail(why, "is not the form of a private key");
    }
    /* RFC 5958: version 1 says that the public half follows. */
    if (version.at[0] && !der_take(file, DER_CONTEXT_1, &rest)) {
        if (read_public(&rest, k, why))
            return 1;
    } else if (version.at[0]) {
        return fail(why, "says that it has a public half, but has none");
    }
    return file->left ? fail(why, "is not the form of a private key") : 0;
}

/* PBES2 (RFC 8018) in EncryptedPrivateKeyInfo (RFC 5958). */
static int encrypted(key *k, char *why) {
    k->is_encrypted = 1;
    return fail(why, "holds an encrypted private key");
}

/* The outermost SEQUENCE, and which of the two structures is in it. */
static int read_structure(const uint8_t *bytes, size_t len, key *k, char *why) {
    der all = {bytes, len}, file, skipped;
    if (der_take(&all, DER_SEQUENCE, &file))
        return fail(why, "is not DER, or cut off");
    if (all.left) {
        snprintf(why, KEY_WHY, "has %zu bytes behind its end", all.left);
        return 1;
    }
    if (der_tag(&file) == DER_INTEGER)
        return read_private_file(&file, k, why);
    der ahead = file;
    if (!der_take(&ahead, DER_SEQUENCE, &skipped)) {
        if (der_tag(&ahead) == DER_BIT_STRING)
            return read_public_file(&file, k, why);
        if (der_tag(&ahead) == DER_OCTET_STRING)
            return encrypted(k, why);
        if (der_tag(&ahead) == DER_SEQUENCE)
            return fail(why, "holds a certificate, not a key; 'openssl x509 -pubkey' writes the "
                             "key in it");
    }
    return fail(why, "is DER, but not the form of a key");
}

/* What other texts are, and whether we can say what to do. */
static int other_label(const char *label, char *why) {
    static const struct {
        const char *label, *sentence;
    } others[] = {
        {"CERTIFICATE",
         "holds a certificate, not a key; 'openssl x509 -pubkey' writes the key in it"},
        {"CERTIFICATE REQUEST", "holds a request for a certificate, not a key"},
        {"RSA PRIVATE KEY", "holds a private key of RSA, which lanewise does not have"},
        {"EC PRIVATE KEY",
         "holds a private key of an elliptic curve, which lanewise does not have"},
        {"DSA PRIVATE KEY", "holds a private key of DSA, which lanewise does not have"},
        {"RSA PUBLIC KEY", "holds a public key of RSA, which lanewise does not have"},
        {"OPENSSH PRIVATE KEY", "holds a private key of OpenSSH, which lanewise does not read"},
    };
    for (size_t i = 0; i < sizeof others / sizeof others[0]; i++)
        if (!strcmp(label, others[i].label))
            return fail(why, others[i].sentence);
    snprintf(why, KEY_WHY, "holds a '%s', which is not a key", label);
    return 1;
}

int key_read(const uint8_t *file, size_t len, key *k, char why[KEY_WHY]) {
    uint8_t decoded[KEY_FILE_MAX];
    char label[PEM_LABEL];
    size_t bytes;
    memset(k, 0, sizeof *k);
    if (!len)
        return fail(why, "is empty");
    if (len > KEY_FILE_MAX) {
        snprintf(why, KEY_WHY, "is larger than any key");
        return 1;
    }
    int wrong = pem_read(file, len, label, decoded, &bytes, why, KEY_WHY);
    int private_text = !strcmp(label, private_label);
    /* 0x30 is also the digit 0, with which a comment may begin. */
    if (wrong && !label[0] && file[0] == DER_SEQUENCE)
        return read_structure(file, len, k, why);
    /* Whose text it is matters more than what is wrong with it. */
    if (!strcmp(label, encrypted_label))
        wrong = encrypted(k, why);
    else if (label[0] && !private_text && strcmp(label, public_label) != 0)
        wrong = other_label(label, why);
    if (!wrong)
        wrong = read_structure(decoded, bytes, k, why);
    if (!wrong && k->is_private != private_text)
        wrong = fail(why, private_text ? "says PRIVATE KEY, but holds a public key"
                                       : "says PUBLIC KEY, but holds a private key");
    lanewise_wipe(decoded, sizeof decoded);
    return wrong;
}

static void put_algorithm(der_writer *w, const key_algorithm *a) {
    size_t end = w->at;
    der_element(w, DER_OID, a->oid, a->oid_bytes);
    der_wrap(w, DER_SEQUENCE, end);
}

static void put_public(der_writer *w, const key *k) {
    static const uint8_t none_unused = 0;
    size_t end = w->at;
    der_put(w, k->public_key, k->algorithm->public_bytes);
    der_put(w, &none_unused, 1);
    der_wrap(w, DER_BIT_STRING, end);
    put_algorithm(w, k->algorithm);
    der_wrap(w, DER_SEQUENCE, end);
}

static void put_private(der_writer *w, const key *k) {
    static const uint8_t version = 0;
    size_t end = w->at;
    if (k->algorithm->family == KEY_SLHDSA) {
        der_put(w, k->private_key, k->algorithm->private_bytes);
    } else {
        if (k->form & KEY_EXPANDED)
            der_element(w, DER_OCTET_STRING, k->private_key, k->algorithm->private_bytes);
        if (k->form & KEY_SEED)
            der_element(w, k->form == KEY_BOTH ? DER_OCTET_STRING : DER_CONTEXT_0, k->seed,
                        k->algorithm->seed_bytes);
        if (k->form == KEY_BOTH)
            der_wrap(w, DER_SEQUENCE, end);
    }
    der_wrap(w, DER_OCTET_STRING, end);
    put_algorithm(w, k->algorithm);
    der_element(w, DER_INTEGER, &version, 1);
    der_wrap(w, DER_SEQUENCE, end);
}

size_t key_write(const key *k, int private_half, int as_der, uint8_t *out) {
    uint8_t buffer[KEY_DER_MAX];
    der_writer w = {buffer, sizeof buffer};
    size_t written;
    if (private_half)
        put_private(&w, k);
    else
        put_public(&w, k);
    size_t len = sizeof buffer - w.at;
    if (as_der) {
        memcpy(out, buffer + w.at, len);
        written = len;
    } else {
        written =
            pem_write(private_half ? private_label : public_label, buffer + w.at, len, (char *)out);
    }
    lanewise_wipe(buffer, sizeof buffer);
    return written;
}
