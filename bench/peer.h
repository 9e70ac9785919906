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

typedef struct peer_function {
    /* "SHA3-256", "KT128", ...; a permutation is "Keccak-p[1600,24]" or "Keccak-p[1600,12]". */
    const char *function;
    /* The entry point that is called, in words, and what is included in the figure. */
    const char *detail;
    /* CPU features in words, for a permutation; empty if unknown. */
    const char *needs;
    /* States per call of a permutation; 0 for a hash. */
    unsigned ways;
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
     * 64-bit word at index i * ways + k. */
    void (*extract)(const void *state, unsigned instance, uint8_t out[200]);
    /* Make all instances zero states. NULL: all-zero memory is that. */
    void (*initialise)(void *state);
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
