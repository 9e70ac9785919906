/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* X-Wing: draft-connolly-cfrg-xwing-kem, on the public functions of ML-KEM. */
#include "lanewise/xwing.h"

#include "common/scheme.h"
#include "lanewise/mlkem.h"
#include "lanewise/sha3.h"

#include <string.h>

enum {
    N = 32, /* bytes of all that belongs to X25519 */
    EK = LANEWISE_MLKEM_768_PUBLIC_BYTES,
    DK = LANEWISE_MLKEM_768_PRIVATE_BYTES,
    CT = LANEWISE_MLKEM_768_CIPHERTEXT_BYTES
};
_Static_assert(EK + N == LANEWISE_XWING_PUBLIC_BYTES && CT + N == LANEWISE_XWING_CIPHERTEXT_BYTES,
               "both parts, one behind the other");

#define PUBLIC(pk, len) {pk, len, LANEWISE_XWING_PUBLIC_BYTES}
#define PRIVATE(sk, len) {sk, len, LANEWISE_XWING_PRIVATE_BYTES}
#define CIPHERTEXT(ct, len) {ct, len, LANEWISE_XWING_CIPHERTEXT_BYTES}
#define SHARED(ss, len) {ss, len, LANEWISE_XWING_SHARED_BYTES}

/* As scheme_check, where there is one set. */
static int check(const lanewise_xwing_x25519 *x25519, const scheme_buffer *buffers, size_t count) {
    return !x25519 || !x25519->multiply ? LANEWISE_ERR_NULL
                                        : scheme_check(x25519, LANEWISE_ERR_NULL, buffers, count);
}

static int multiply(const lanewise_xwing_x25519 *x25519, uint8_t *out, const uint8_t *scalar,
                    const uint8_t *point) {
    return x25519->multiply(x25519->with, out, scalar, point) ? LANEWISE_ERR_CANCELLED
                                                              : LANEWISE_OK;
}

static int combine(uint8_t *ss, const uint8_t *mlkem_ss, const uint8_t *x25519_ss,
                   const uint8_t *x25519_ct, const uint8_t *x25519_pk) {
    static const uint8_t label[] = {'\\', '.', '/', '/', '^', '\\'};
    uint8_t in[4 * N + sizeof label];
    memcpy(in, mlkem_ss, N);
    memcpy(in + N, x25519_ss, N);
    memcpy(in + 2 * N, x25519_ct, N);
    memcpy(in + 3 * N, x25519_pk, N);
    memcpy(in + 4 * N, label, sizeof label);
    const int status = lanewise_sha3_256(ss, in, sizeof in);
    lanewise_wipe(in, sizeof in);
    return status;
}

/* Both key pairs of a private key: expandDecapsulationKey. */
typedef struct expanded {
    uint8_t seeds[LANEWISE_MLKEM_SEED_BYTES + N]; /* d and z, and the scalar */
    uint8_t dk[DK], pk[EK + N];
} expanded;

static int expand(expanded *e, const void *sk, const lanewise_xwing_x25519 *x25519) {
    int status = lanewise_shake256(e->seeds, sizeof e->seeds, sk, LANEWISE_XWING_PRIVATE_BYTES);
    if (status == LANEWISE_OK)
        status = lanewise_mlkem_keygen_seed(LANEWISE_MLKEM_768, e->pk, EK, e->dk, DK, e->seeds,
                                            LANEWISE_MLKEM_SEED_BYTES);
    if (status == LANEWISE_OK)
        status = multiply(x25519, e->pk + EK, e->seeds + LANEWISE_MLKEM_SEED_BYTES, NULL);
    return status;
}

static int public_of(uint8_t *pk, const void *sk, const lanewise_xwing_x25519 *x25519) {
    expanded e;
    const int status = expand(&e, sk, x25519);
    if (status == LANEWISE_OK)
        memcpy(pk, e.pk, sizeof e.pk);
    lanewise_wipe(&e, sizeof e);
    return status;
}

int lanewise_xwing_keygen(void *pk, size_t pklen, void *sk, size_t sklen,
                          const lanewise_xwing_x25519 *x25519, const lanewise_random *random) {
    int status = check(x25519, SCHEME_BUFFERS(PUBLIC(pk, pklen), PRIVATE(sk, sklen)));
    if (status == LANEWISE_OK)
        status = lanewise_random_bytes(random, sk, sklen);
    if (status == LANEWISE_OK)
        status = public_of(pk, sk, x25519);
    if (status != LANEWISE_OK) {
        scheme_clear(pk, pklen);
        scheme_clear(sk, sklen);
    }
    return status;
}

int lanewise_xwing_public(void *pk, size_t pklen, const void *sk, size_t sklen,
                          const lanewise_xwing_x25519 *x25519) {
    int status = check(x25519, SCHEME_BUFFERS(PUBLIC(pk, pklen), PRIVATE(sk, sklen)));
    if (status == LANEWISE_OK)
        status = public_of(pk, sk, x25519);
    if (status != LANEWISE_OK)
        scheme_clear(pk, pklen);
    return status;
}

/* EncapsulateDerand. */
static int encapsulate(uint8_t *ct, uint8_t *ss, const uint8_t *pk,
                       const lanewise_xwing_x25519 *x25519, const uint8_t *seed) {
    uint8_t mlkem_ss[N], x25519_ss[N];
    int status = lanewise_mlkem_encaps_seed(LANEWISE_MLKEM_768, ct, CT, mlkem_ss, N, pk, EK, seed,
                                            LANEWISE_MLKEM_MESSAGE_BYTES);
    const uint8_t *scalar = seed + LANEWISE_MLKEM_MESSAGE_BYTES;
    if (status == LANEWISE_OK)
        status = multiply(x25519, ct + CT, scalar, NULL);
    if (status == LANEWISE_OK)
        status = multiply(x25519, x25519_ss, scalar, pk + EK);
    if (status == LANEWISE_OK)
        status = combine(ss, mlkem_ss, x25519_ss, ct + CT, pk + EK);
    lanewise_wipe(mlkem_ss, N);
    lanewise_wipe(x25519_ss, N);
    return status;
}

int lanewise_xwing_encaps_seed(void *ct, size_t ctlen, void *ss, size_t sslen, const void *pk,
                               size_t pklen, const lanewise_xwing_x25519 *x25519, const void *seed,
                               size_t seedlen) {
    int status =
        check(x25519, SCHEME_BUFFERS(CIPHERTEXT(ct, ctlen), SHARED(ss, sslen), PUBLIC(pk, pklen),
                                     {seed, seedlen, LANEWISE_XWING_SEED_BYTES}));
    if (status == LANEWISE_OK)
        status = encapsulate(ct, ss, pk, x25519, seed);
    if (status != LANEWISE_OK) {
        scheme_clear(ct, ctlen);
        scheme_clear(ss, sslen);
    }
    return status;
}

int lanewise_xwing_encaps(void *ct, size_t ctlen, void *ss, size_t sslen, const void *pk,
                          size_t pklen, const lanewise_xwing_x25519 *x25519,
                          const lanewise_random *random) {
    uint8_t seed[LANEWISE_XWING_SEED_BYTES];
    int status =
        check(x25519, SCHEME_BUFFERS(CIPHERTEXT(ct, ctlen), SHARED(ss, sslen), PUBLIC(pk, pklen)));
    if (status == LANEWISE_OK)
        status = lanewise_random_bytes(random, seed, sizeof seed);
    if (status == LANEWISE_OK)
        status = encapsulate(ct, ss, pk, x25519, seed);
    lanewise_wipe(seed, sizeof seed);
    if (status != LANEWISE_OK) {
        scheme_clear(ct, ctlen);
        scheme_clear(ss, sslen);
    }
    return status;
}

int lanewise_xwing_decaps(void *ss, size_t sslen, const void *sk, size_t sklen, const void *ct,
                          size_t ctlen, const lanewise_xwing_x25519 *x25519) {
    const uint8_t *c = ct;
    expanded e;
    uint8_t mlkem_ss[N], x25519_ss[N];
    int status =
        check(x25519, SCHEME_BUFFERS(SHARED(ss, sslen), PRIVATE(sk, sklen), CIPHERTEXT(ct, ctlen)));
    if (status == LANEWISE_OK) {
        status = expand(&e, sk, x25519);
        if (status == LANEWISE_OK)
            status = lanewise_mlkem_decaps(LANEWISE_MLKEM_768, mlkem_ss, N, e.dk, DK, c, CT);
        if (status == LANEWISE_OK)
            status = multiply(x25519, x25519_ss, e.seeds + LANEWISE_MLKEM_SEED_BYTES, c + CT);
        if (status == LANEWISE_OK)
            status = combine(ss, mlkem_ss, x25519_ss, c + CT, e.pk + EK);
        lanewise_wipe(&e, sizeof e);
        lanewise_wipe(mlkem_ss, N);
        lanewise_wipe(x25519_ss, N);
    }
    if (status != LANEWISE_OK)
        scheme_clear(ss, sslen);
    return status;
}

int lanewise_xwing_combine(void *ss, size_t sslen, const uint8_t mlkem_ss[32],
                           const uint8_t x25519_ss[32], const uint8_t x25519_ct[32],
                           const uint8_t x25519_pk[32]) {
    int status = !ss || !mlkem_ss || !x25519_ss || !x25519_ct || !x25519_pk ? LANEWISE_ERR_NULL
                 : sslen != LANEWISE_XWING_SHARED_BYTES                     ? LANEWISE_ERR_LENGTH
                                                                            : LANEWISE_OK;
    if (status == LANEWISE_OK)
        status = combine(ss, mlkem_ss, x25519_ss, x25519_ct, x25519_pk);
    if (status != LANEWISE_OK)
        scheme_clear(ss, sslen);
    return status;
}
