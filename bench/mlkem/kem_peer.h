/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* An implementation of ML-KEM as bench_mlkem measures it: a shared object that exports
 * lanewise_kem_peer(). All operations are deterministic, so that none pays for randomness. */
#ifndef LANEWISE_KEM_PEER_H
#define LANEWISE_KEM_PEER_H

#include <stddef.h>
#include <stdint.h>

typedef struct kem_peer {
    const char *name;
    const char *source; /* where it comes from and how it was built */
    /* set is 512, 768 or 1024; each returns 0. On bytes: the key is read and used once. */
    int (*keygen)(int set, uint8_t *ek, uint8_t *dk, const uint8_t seed[64]);
    int (*encaps)(int set, uint8_t *ct, uint8_t ss[32], const uint8_t *ek, const uint8_t m[32]);
    int (*decaps)(int set, uint8_t ss[32], const uint8_t *dk, const uint8_t *ct);
    /* With a key in the form in which the implementation keeps it, made by new_key from dk and
     * used once before. NULL: it has no such form. */
    void *(*new_key)(int set, const uint8_t *dk);
    int (*key_encaps)(void *key, int set, uint8_t *ct, uint8_t ss[32], const uint8_t m[32]);
    int (*key_decaps)(void *key, int set, uint8_t ss[32], const uint8_t *ct);
} kem_peer;

#if defined(__GNUC__)
__attribute__((visibility("default")))
#endif
const kem_peer *
lanewise_kem_peer(void);

#endif
