/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The functions that hash a message before it is signed: FIPS 204 section 5.4, FIPS 205 section
 * 10.2.2. Both number them alike, as enum lanewise_slhdsa_prehash does; 0 is none. */
#ifndef LANEWISE_COMMON_PREHASH_H
#define LANEWISE_COMMON_PREHASH_H

#include "lanewise/sponge.h"

enum { PREHASH_OID_BYTES = 11, PREHASH_MAX_BYTES = 64 };

typedef struct lanewise_prehash {
    uint8_t bytes;                   /* of the digest */
    uint8_t strength;                /* against collisions, in bytes */
    int (*init)(lanewise_sponge *s); /* NULL: the library does not compute it */
    uint8_t oid[PREHASH_OID_BYTES];  /* in DER */
} lanewise_prehash;

/* NULL if there is none of that number. */
const lanewise_prehash *lanewise_prehash_find(size_t which);

/* Whether a message of `len` bytes, or a digest, may be signed so by a scheme of that strength in
 * bytes; 0 takes the weak ones too. Errors: PARAMETER: the digest of none; ALGORITHM; LENGTH. */
int lanewise_prehash_check(size_t which, int is_digest, size_t len, unsigned strength);

#endif
