/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Key files: SubjectPublicKeyInfo (RFC 5280) and PrivateKeyInfo or OneAsymmetricKey (RFC 5208,
 * RFC 5958), in DER or PEM, of SLH-DSA (RFC 9909), ML-KEM (RFC 9935) and ML-DSA (RFC 9881). Here is
 * the form alone: whether the halves of a key belong together is for those who use it.
 */
#ifndef LANEWISE_CLI_KEYFORM_H
#define LANEWISE_CLI_KEYFORM_H

#include <stddef.h>
#include <stdint.h>

#include "pem.h"

enum {
    KEY_PUBLIC_MAX = 2592,
    KEY_PRIVATE_MAX = 4896,
    KEY_SEED_BYTES = 64, /* of ML-KEM; half as many of ML-DSA */
    KEY_DER_MAX = 5120,  /* both forms of an ML-DSA-87 key are 4962 bytes */
    KEY_FILE_MAX = 64 << 10,
    KEY_WHY = 240
};

/* Bits, for commands that take keys of several. */
typedef enum key_family {
    KEY_FOREIGN = 0,
    KEY_SLHDSA = 1,
    KEY_MLKEM = 2,
    KEY_MLDSA = 4,
    KEY_SIGNS = KEY_SLHDSA | KEY_MLDSA
} key_family;

/* What an object identifier stands for. */
typedef struct key_algorithm {
    const char *name; /* "SLH-DSA-SHAKE-128f" */
    uint8_t oid[10];
    uint8_t oid_bytes;
    key_family family;
    int set;     /* lanewise_slhdsa_set, lanewise_mlkem_set or lanewise_mldsa_set */
    int prehash; /* lanewise_slhdsa_prehash: a key for HashSLH-DSA with this function alone */
    uint16_t public_bytes, private_bytes, seed_bytes;
} key_algorithm;

/* The forms of a private key of ML-KEM or ML-DSA. */
enum { KEY_SEED = 1, KEY_EXPANDED = 2, KEY_BOTH = KEY_SEED | KEY_EXPANDED };

typedef struct key {
    const key_algorithm *algorithm;
    int is_private, is_encrypted; /* an encrypted one is not read further */
    int form;                     /* of a private key; of SLH-DSA KEY_EXPANDED */
    int has_public;
    uint8_t public_key[KEY_PUBLIC_MAX]; /* of a private key only if the file holds it */
    uint8_t private_key[KEY_PRIVATE_MAX];
    uint8_t seed[KEY_SEED_BYTES]; /* ML-KEM: d and z; ML-DSA: xi */
} key;

/*
 * Finds an algorithm of these families by name; case, '-' and '_' do not matter. "128f",
 * "hash-128f" and "768" will do, and "HashSLH-DSA-SHAKE-128f" without the function. NULL if there
 * is none.
 */
const key_algorithm *key_algorithm_find(key_family family, const char *name);

/* Reads a key of any of these algorithms. Nonzero with a sentence in `why` otherwise: what the
 * file holds instead, or what is wrong with it. The key is to be wiped in both cases. */
int key_read(const uint8_t *file, size_t len, key *k, char why[KEY_WHY]);

/* "private key of ML-KEM-768" */
void key_describe(const key *k, char *out, size_t size);

/* Writes a key as DER or PEM: the public half, or the private one in k->form. Returns the number
 * of bytes; `out` has room for PEM_TEXT(KEY_DER_MAX). */
size_t key_write(const key *k, int private_half, int as_der, uint8_t *out);

#endif
