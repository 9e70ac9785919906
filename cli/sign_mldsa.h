/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What `lanewise sign` does with keys of ML-DSA. */
#ifndef LANEWISE_CLI_SIGN_MLDSA_H
#define LANEWISE_CLI_SIGN_MLDSA_H

#include "keys.h"

enum { KEY_BYTES_MAX = KEY_SEED_BYTES + KEY_PRIVATE_MAX };

#ifdef CLI_MLDSA
/* Bytes of a signature; 0 if the library lacks the set. */
size_t mldsa_signature_size(const key *k);

/* A new key of k->algorithm: seed, expanded key and public half. Returns a status. */
int mldsa_generate(key *k);

/* Computes the public half of a private key that was read, and compares it with that of the file.
 * NULL, or what is wrong with the key. */
const char *mldsa_complete(key *k);

/* Of a message, or with `prehash`, of lanewise_slhdsa_prehash, of its digest. Both return a status;
 * a signature that is not valid does not leave (FAULT). */
int mldsa_sign(const key_options *o, const key *k, int prehash, const uint8_t *message, size_t len,
               uint8_t *signature, size_t bytes);
int mldsa_verify(const key_options *o, const key *k, int prehash, const uint8_t *message,
                 size_t len, const uint8_t *signature, size_t bytes);
#else /* no key is one of ML-DSA then */
#define mldsa_signature_size(k) ((size_t)0)
#define mldsa_generate(k) LANEWISE_ERR_ALGORITHM
#define mldsa_complete(k) ""
#define mldsa_sign(o, k, prehash, message, len, signature, bytes) LANEWISE_ERR_ALGORITHM
#define mldsa_verify(o, k, prehash, message, len, signature, bytes) LANEWISE_ERR_ALGORITHM
#endif

#endif
