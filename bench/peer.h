/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What a peer is: a shared object that exports lanewise_peer(). Nothing else of it is seen, so two
 * versions of one library can be loaded side by side (each .so binds its own symbols).
 *
 * Every function does its own looping. A peer behind a language border (Go, Python) would
 * otherwise be charged for the border at each call, not for the hash.
 */
#ifndef LANEWISE_BENCH_PEER_H
#define LANEWISE_BENCH_PEER_H

#include <stddef.h>
#include <stdint.h>

/* KMAC rows: the key is the bytes 0x40, 0x41, ...; the customisation string is empty. */
#define PEER_KMAC_KEY_BYTES 32
#define PEER_KMAC_KEY_FIRST 0x40

#define PEER_STATE_BYTES 4096 /* room for any peer's permutation state, aligned to 64 bytes */

/*
 * What an operation of a scheme works on. Ours makes it from fixed seeds, all contenders get the
 * same, and the operations are deterministic: what they give must be the same as well.
 */
typedef struct peer_task {
    /* ML-KEM: 512, 768, 1024. ML-DSA: 44, 65, 87. SLH-DSA: 0 to 5 for SHAKE-128s, 128f, 192s, 192f,
     * 256s, 256f. */
    unsigned set;
    /* ML-KEM: d and z. ML-DSA: xi. SLH-DSA: SK.seed, SK.prf and PK.seed, n bytes each. */
    const uint8_t *seed;
    const uint8_t *public_key, *secret_key; /* in the bytes of the standards */
    size_t public_bytes, secret_bytes;
    const uint8_t *message; /* ML-KEM: m, 32 bytes. Signatures: signed with the empty context */
    size_t message_bytes;
    const uint8_t *result; /* ciphertext or signature */
    size_t result_bytes;
    /* ML-DSA, whose signing takes a time of its own for each message: there are PEER_KEYS keys, one
     * after another, and PEER_MESSAGES messages. Signature number i of a call is of message
     * peer_message(t, i). All other operations take the first key, message and result. */
    size_t first;
} peer_task;

enum { PEER_KEYS = 8, PEER_MESSAGES = 1024 };

static inline size_t peer_message(const peer_task *t, size_t i) {
    return (t->first + i) % PEER_MESSAGES;
}
/* The key that signs a message: those of one key follow each other. */
static inline size_t peer_key(size_t message) {
    return message / (PEER_MESSAGES / PEER_KEYS);
}

typedef struct peer_function {
    /* "SHA3-256", "KT128", ...; a permutation is "Keccak-p[1600,24]" or "Keccak-p[1600,12]". */
    const char *function;
    /* The entry point that is called, in words, and what is included in the figure. */
    const char *detail;
    /* CPU features in words, for a permutation; empty if unknown. */
    const char *needs;
    /* States per call of a permutation; 0 for a hash. */
    unsigned states;
    /*
     * Hash `count` messages of `inlen` bytes: message i is at in + i * stride and its digest goes
     * to out + i * outlen; with stride 0 it is the same message and the same place each time.
     * Returns 0, or nonzero if it failed.
     */
    int (*hash)(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                size_t count);
    /* Permute the state `count` times. */
    void (*permute)(void *state, size_t count);
    /* Copy out one instance in the byte order of FIPS 202. NULL: lane i of instance k is the
     * 64-bit word at index i * states + k. */
    void (*extract)(const void *state, unsigned instance, uint8_t out[200]);
    /* Make all instances zero states. NULL: all-zero memory is that. */
    void (*initialise)(void *state);
    /*
     * An operation of a scheme, `count` times. It writes to `out` each time:
     *     ML-KEM key generation                        the keys, public and secret
     *     ML-KEM encapsulation, ... with a key object  ciphertext and shared key
     *     ML-KEM decapsulation, ... with a key object  the shared key
     *     ML-DSA, SLH-DSA key generation               the keys, public and secret
     *     ML-DSA, SLH-DSA signature, ... with a ...    the signature, the last of the call
     *     ML-DSA, SLH-DSA verification, ... with a ... a byte: 1 if it is valid, otherwise 0
     * ML-KEM and ML-DSA read the key from its bytes each time. "With a key object", and in SLH-DSA,
     * the key is made at the first call for its bytes, which is not measured, and kept in the form
     * in which the implementation keeps keys. Returns 0, or nonzero if it failed.
     */
    int (*operate)(const peer_task *task, uint8_t *out, size_t count);
} peer_function;

typedef struct peer {
    const char *name;    /* "OpenSSL 4" */
    const char *version; /* as the library says it, or as it was pinned */
    const char *source;  /* where it comes from and how it was built */
    const peer_function *functions;
    size_t count;
} peer;

/* The one exported symbol. NULL if the library cannot work here. */
#if defined(__GNUC__)
__attribute__((visibility("default")))
#endif
const peer *
lanewise_peer(void);

#endif
