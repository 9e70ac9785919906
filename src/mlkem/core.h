/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * FIPS 203 below the public headers: one key in memory, and the operations on it. Arguments have
 * been checked.
 */
#ifndef LANEWISE_MLKEM_CORE_H
#define LANEWISE_MLKEM_CORE_H

#include "arith.h"
#include "mlkem_jobs.h"
#include "params.h"

enum { MLKEM_HAS_PUBLIC = 1, MLKEM_HAS_PRIVATE = 2, MLKEM_HAS_SEED = 4 };

/* The caller holds it as a lanewise_mlkem_key. What is public comes first, so that the secrets of
 * a key on the stack can be wiped alone. */
#if defined(__GNUC__)
typedef struct __attribute__((may_alias)) mlkem_key {
#else
typedef struct mlkem_key {
#endif
    const mlkem_params *params; /* NULL: no key */
    const mlkem_arith *arith;
    uint64_t has;       /* MLKEM_HAS_ bits */
    uint64_t mark;      /* of a lanewise_mlkem_key (key.c) */
    uint64_t unused[4]; /* what follows is aligned to 64 bytes if the key is */
    int16_t matrix[MLKEM_MAX_K * MLKEM_MAX_K * MLKEM_N]; /* transposed: [i * k + j] is A[j][i] */
    int16_t t[MLKEM_MAX_K * MLKEM_N];
    uint8_t public_key[MLKEM_MAX_PUBLIC];
    uint8_t hash[MLKEM_SYMBYTES];         /* of public_key */
    int16_t s[2 * MLKEM_MAX_K * MLKEM_N]; /* prepared; secret from here on */
    uint8_t z[MLKEM_SYMBYTES];
    uint8_t d[MLKEM_SYMBYTES];
    uint8_t z_again[MLKEM_SYMBYTES]; /* of a lanewise_mlkem_key: nothing else tells a wrong z */
} mlkem_key;

/* ML-KEM.KeyGen_internal(d, z); the expanded private key goes to dk, if that is not NULL. */
void lanewise_mlkem_generate(mlkem_key *key, const mlkem_params *p, const uint8_t d[32],
                             const uint8_t z[32], uint8_t *dk);
/* The expanded private key. */
void lanewise_mlkem_export(const mlkem_key *key, uint8_t *dk);

/* Read the bytes of a key without expanding the matrix. Returns 1 if a coefficient of t was not
 * below q; that of a private key is not asked (FIPS 203 section 7.3), and may be secret. */
unsigned lanewise_mlkem_read_public(mlkem_key *key, const mlkem_params *p, const uint8_t *ek);
void lanewise_mlkem_read_private(mlkem_key *key, const mlkem_params *p, const uint8_t *dk);
/* Expand the matrix of a key that was read, and hash the public key. */
void lanewise_mlkem_expand(mlkem_key *key, uint8_t hash[32]);

/* What of a key is already there. */
typedef enum mlkem_known { MLKEM_READ, MLKEM_EXPANDED } mlkem_known;

/* ML-KEM.Encaps_internal of the message m. MLKEM_READ: matrix and hash are computed, into key. */
void lanewise_mlkem_encapsulate(mlkem_key *key, mlkem_known known, uint8_t *ct, uint8_t ss[32],
                                const uint8_t m[32]);
/* ML-KEM.Decaps_internal. MLKEM_READ: the same, and the result is 1 if the hash in the key is not
 * that of its public part, otherwise 0. */
unsigned lanewise_mlkem_decapsulate(mlkem_key *key, mlkem_known known, uint8_t ss[32],
                                    const uint8_t *ct);

void lanewise_mlkem_wipe_secrets(mlkem_key *key);

/* 0xFF if they differ, else 0, in a time that says nothing of it; len is a multiple of 8. */
uint8_t lanewise_mlkem_differ(const uint8_t *a, const uint8_t *b, size_t len);

/* What a key object holds if it has those parts (MLKEM_HAS_ bits); otherwise NULL. */
struct lanewise_mlkem_key;
const mlkem_key *lanewise_mlkem_having(const struct lanewise_mlkem_key *key, unsigned parts);

#endif
