/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ML-KEM on bytes: FIPS 203 section 7, with its checks of the inputs. */
#include "lanewise/mlkem.h"

#include "arith.h"
#include "common/atomic.h"
#include "lanewise/sha3.h"
#include "mlkem_bytes.h"
#include "sets.h"

#include <string.h>

const char *lanewise_mlkem_arithmetic(void) {
    return lanewise_mlkem_arith()->name;
}

#if !defined(LANEWISE_MLKEM_NO_SWITCH)
static LANEWISE_ATOMIC(uint32_t) pairwise;
#endif

int lanewise_mlkem_pairwise(int on) {
#if defined(LANEWISE_MLKEM_PAIRWISE)
    const int always = 1;
#else
    const int always = 0;
#endif
#if defined(LANEWISE_MLKEM_NO_SWITCH)
    (void)on;
    return always;
#else
    if (on >= 0)
        LANEWISE_STORE(&pairwise, (uint32_t)(on != 0));
    return always || LANEWISE_LOAD(&pairwise);
#endif
}

/* The buffers of a call, and their lengths. */
#define PUBLIC(p, ek, len) {ek, len, SCHEME_OF(p, p->public_bytes)}
#define PRIVATE(p, dk, len) {dk, len, SCHEME_OF(p, p->private_bytes)}
#define CIPHERTEXT(p, ct, len) {ct, len, SCHEME_OF(p, p->ciphertext_bytes)}
#define SHARED(ss, len) {ss, len, LANEWISE_MLKEM_SHARED_BYTES}

int lanewise_mlkem_pair_fits(const mlkem_params *p, const void *ek, const void *dk) {
    const lanewise_mlkem_set set = (lanewise_mlkem_set)p->row.set;
    const size_t eklen = p->public_bytes, dklen = p->private_bytes, ctlen = p->ciphertext_bytes;
    uint8_t ct[MLKEM_MAX_CIPHERTEXT], sent[32], received[32];
    /* The message can be anything: its shared key is forgotten. */
    int fine =
        lanewise_mlkem_encaps_seed(set, ct, ctlen, sent, 32, ek, eklen, ek, 32) == LANEWISE_OK &&
        lanewise_mlkem_decaps(set, received, 32, dk, dklen, ct, ctlen) == LANEWISE_OK &&
        lanewise_equal(sent, received, sizeof sent);
    lanewise_wipe(sent, sizeof sent);
    lanewise_wipe(received, sizeof received);
    return fine;
}

static int generate_pair(const mlkem_params *p, void *ek, void *dk, const uint8_t *seed) {
    lanewise_mlkem_pair_of(p, ek, dk, seed);
    return !lanewise_mlkem_pairwise(-1) || lanewise_mlkem_pair_fits(p, ek, dk) ? LANEWISE_OK
                                                                               : LANEWISE_ERR_FAULT;
}

int lanewise_mlkem_keygen_seed(lanewise_mlkem_set set, void *ek, size_t eklen, void *dk,
                               size_t dklen, const void *seed, size_t seedlen) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    int status = scheme_check(p, LANEWISE_ERR_ALGORITHM,
                              SCHEME_BUFFERS(PUBLIC(p, ek, eklen), PRIVATE(p, dk, dklen),
                                             {seed, seedlen, LANEWISE_MLKEM_SEED_BYTES}));
    if (status == LANEWISE_OK)
        status = generate_pair(p, ek, dk, seed);
    if (status != LANEWISE_OK) {
        scheme_clear(ek, eklen);
        scheme_clear(dk, dklen);
    }
    return status;
}

int lanewise_mlkem_keygen(lanewise_mlkem_set set, void *ek, size_t eklen, void *dk, size_t dklen,
                          const lanewise_random *random) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    uint8_t seed[LANEWISE_MLKEM_SEED_BYTES];
    int status = scheme_check(p, LANEWISE_ERR_ALGORITHM,
                              SCHEME_BUFFERS(PUBLIC(p, ek, eklen), PRIVATE(p, dk, dklen)));
    if (status == LANEWISE_OK)
        status = lanewise_random_bytes(random, seed, sizeof seed);
    if (status == LANEWISE_OK)
        status = generate_pair(p, ek, dk, seed);
    if (status != LANEWISE_OK) {
        scheme_clear(ek, eklen);
        scheme_clear(dk, dklen);
    }
    lanewise_wipe(seed, sizeof seed);
    return status;
}

int lanewise_mlkem_encaps_seed(lanewise_mlkem_set set, void *ct, size_t ctlen, void *ss,
                               size_t sslen, const void *ek, size_t eklen, const void *m,
                               size_t mlen) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    int status =
        scheme_check(p, LANEWISE_ERR_ALGORITHM,
                     SCHEME_BUFFERS(CIPHERTEXT(p, ct, ctlen), SHARED(ss, sslen),
                                    PUBLIC(p, ek, eklen), {m, mlen, LANEWISE_MLKEM_MESSAGE_BYTES}));
    if (status == LANEWISE_OK)
        status = lanewise_mlkem_send(p, ct, ss, ek, m);
    if (status != LANEWISE_OK) {
        scheme_clear(ct, ctlen);
        scheme_clear(ss, sslen);
    }
    return status;
}

int lanewise_mlkem_encaps(lanewise_mlkem_set set, void *ct, size_t ctlen, void *ss, size_t sslen,
                          const void *ek, size_t eklen, const lanewise_random *random) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    uint8_t m[LANEWISE_MLKEM_MESSAGE_BYTES];
    int status = scheme_check(
        p, LANEWISE_ERR_ALGORITHM,
        SCHEME_BUFFERS(CIPHERTEXT(p, ct, ctlen), SHARED(ss, sslen), PUBLIC(p, ek, eklen)));
    if (status == LANEWISE_OK)
        status = lanewise_random_bytes(random, m, sizeof m);
    if (status == LANEWISE_OK)
        status = lanewise_mlkem_send(p, ct, ss, ek, m);
    if (status != LANEWISE_OK) {
        scheme_clear(ct, ctlen);
        scheme_clear(ss, sslen);
    }
    lanewise_wipe(m, sizeof m);
    return status;
}

int lanewise_mlkem_decaps(lanewise_mlkem_set set, void *ss, size_t sslen, const void *dk,
                          size_t dklen, const void *ct, size_t ctlen) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    int status = scheme_check(
        p, LANEWISE_ERR_ALGORITHM,
        SCHEME_BUFFERS(SHARED(ss, sslen), PRIVATE(p, dk, dklen), CIPHERTEXT(p, ct, ctlen)));
    if (status == LANEWISE_OK)
        status = lanewise_mlkem_receive(p, ss, dk, ct);
    if (status != LANEWISE_OK)
        scheme_clear(ss, sslen);
    return status;
}

int lanewise_mlkem_check_public(lanewise_mlkem_set set, const void *ek, size_t eklen) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    int status = scheme_check(p, LANEWISE_ERR_ALGORITHM, SCHEME_BUFFERS(PUBLIC(p, ek, eklen)));
    return status == LANEWISE_OK ? lanewise_mlkem_inspect(p, ek) : status;
}

int lanewise_mlkem_check_private(lanewise_mlkem_set set, const void *dk, size_t dklen) {
    const mlkem_params *p = lanewise_mlkem_find(set);
    uint8_t hash[MLKEM_SYMBYTES];
    int status = scheme_check(p, LANEWISE_ERR_ALGORITHM, SCHEME_BUFFERS(PRIVATE(p, dk, dklen)));
    if (status != LANEWISE_OK)
        return status;
    const uint8_t *ek = (const uint8_t *)dk + MLKEM_POLYBYTES * p->k;
    status = lanewise_sha3_256(hash, ek, p->public_bytes);
    if (status != LANEWISE_OK)
        return status;
    return lanewise_equal(hash, ek + p->public_bytes, sizeof hash) ? LANEWISE_OK : LANEWISE_ERR_KEY;
}
