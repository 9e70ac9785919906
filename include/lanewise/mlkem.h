/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file mlkem.h
 * ML-KEM, the key encapsulation mechanism of FIPS 203, with all three parameter sets.
 *
 *     uint8_t ek[LANEWISE_MLKEM_768_PUBLIC_BYTES], dk[LANEWISE_MLKEM_768_PRIVATE_BYTES];
 *     uint8_t ct[LANEWISE_MLKEM_768_CIPHERTEXT_BYTES], ours[32], theirs[32];
 *     lanewise_mlkem_keygen(LANEWISE_MLKEM_768, ek, sizeof ek, dk, sizeof dk, NULL);
 *     lanewise_mlkem_encaps(LANEWISE_MLKEM_768, ct, sizeof ct, theirs, 32, ek, sizeof ek, NULL);
 *     lanewise_mlkem_decaps(LANEWISE_MLKEM_768, ours, 32, dk, sizeof dk, ct, sizeof ct);
 *
 * Two interfaces. Functions on bytes read a key, check it as FIPS 203 section 7 says, expand it
 * and use it once. A lanewise_mlkem_key is a key that has been read, checked and expanded: for who
 * uses a key more than once. Both give the same results.
 *
 * Where randomness is needed, `random` is its source, NULL the operating system's (random.h). The
 * functions with `_seed` in their names are the deterministic ones of FIPS 203 section 6: for
 * keys that are stored as seeds, for tests, and for nothing else. A seed of a key is d and z, 32
 * bytes each, in this order; the seed of an encapsulation is the message m, and one that is known
 * or used twice gives the shared key away.
 *
 * Decapsulation of a ciphertext that was altered succeeds, with a shared key that the sender does
 * not have (implicit rejection); nothing else tells the cases apart.
 *
 * Secrets never decide a branch or an address. When a call fails, its outputs are zeros: every
 * output comes with its length. Buffers must not overlap. Errors are those named at each function;
 * arguments are checked in the order NULL, ALGORITHM, LENGTH.
 *
 * - `set`: one of enum lanewise_mlkem_set
 * - `ek`, `eklen`: an encapsulation key (public), public_bytes long
 * - `dk`, `dklen`: a decapsulation key (private, expanded), private_bytes long
 * - `ct`, `ctlen`: a ciphertext, ciphertext_bytes long
 * - `ss`, `sslen`: a shared key, 32 bytes
 * - `seed`, `seedlen`: d and z, 64 bytes
 * - `m`, `mlen`: the message of an encapsulation, 32 bytes
 * - `random`: a source of random bytes; NULL: the operating system's
 * - `key`: a key object
 */
#ifndef LANEWISE_MLKEM_H
#define LANEWISE_MLKEM_H

#include "lanewise/random.h"
#include "lanewise/status.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWISE_MLKEM_512_PUBLIC_BYTES 800
#define LANEWISE_MLKEM_512_PRIVATE_BYTES 1632
#define LANEWISE_MLKEM_512_CIPHERTEXT_BYTES 768
#define LANEWISE_MLKEM_768_PUBLIC_BYTES 1184
#define LANEWISE_MLKEM_768_PRIVATE_BYTES 2400
#define LANEWISE_MLKEM_768_CIPHERTEXT_BYTES 1088
#define LANEWISE_MLKEM_1024_PUBLIC_BYTES 1568
#define LANEWISE_MLKEM_1024_PRIVATE_BYTES 3168
#define LANEWISE_MLKEM_1024_CIPHERTEXT_BYTES 1568
#define LANEWISE_MLKEM_SHARED_BYTES 32  /**< a shared key, in every set */
#define LANEWISE_MLKEM_SEED_BYTES 64    /**< of a key: d and z */
#define LANEWISE_MLKEM_MESSAGE_BYTES 32 /**< of an encapsulation: m */
#define LANEWISE_MLKEM_MAX_PUBLIC_BYTES 1568
#define LANEWISE_MLKEM_MAX_PRIVATE_BYTES 3168
#define LANEWISE_MLKEM_MAX_CIPHERTEXT_BYTES 1568

/** The parameter sets of FIPS 203 section 8. */
typedef enum lanewise_mlkem_set {
    LANEWISE_MLKEM_512 = 512,
    LANEWISE_MLKEM_768 = 768,
    LANEWISE_MLKEM_1024 = 1024
} lanewise_mlkem_set;

/** What a set is called, and its lengths in bytes. */
typedef struct lanewise_mlkem_info {
    const char *name;        /**< "ML-KEM-768"; static storage */
    size_t public_bytes;     /**< ek, the encapsulation key */
    size_t private_bytes;    /**< dk, the decapsulation key, expanded */
    size_t ciphertext_bytes; /**< c */
} lanewise_mlkem_info;

/** Describe a set in `info`. Errors: NULL; ALGORITHM: there is no such set. */
LANEWISE_CHECKED int lanewise_mlkem_describe(lanewise_mlkem_set set, lanewise_mlkem_info *info);

/** Find a set by its `name`; case, '-' and '_' do not matter. After an error *set is 0, which is no
 * set. Errors: NULL; ALGORITHM. */
LANEWISE_CHECKED int lanewise_mlkem_by_name(const char *name, lanewise_mlkem_set *set);

/** The set in row `index` of the table of sets, from 0 on; ALGORITHM behind the last: for loops
 * over all. After an error *set is 0. Errors: NULL; ALGORITHM. */
LANEWISE_CHECKED int lanewise_mlkem_by_index(size_t index, lanewise_mlkem_set *set);

/** Which code does the arithmetic here: "portable C", "AVX2", "AVX-512", "Neon". Static storage. */
LANEWISE_API const char *lanewise_mlkem_arithmetic(void);

/**
 * Whether every key generation of this process ends with the pair-wise consistency test that FIPS
 * 140-3 (implementation guidance 10.3.A) asks for: encapsulate to the new key, decapsulate, compare
 * the shared keys; of functions on bytes by the bytes that they give, of a key object by all of
 * lanewise_mlkem_key_check. If the halves do not fit, generation fails with FAULT and its outputs
 * are zeros; without the test it never returns FAULT. `on`: 1 switches it on, 0 off, a negative
 * number neither; in a library built with -DLANEWISE_MLKEM_PAIRWISE=ON it is always on. Off by
 * default, for it takes about as long as an encapsulation and a decapsulation. Returns whether it
 * is on now, 1 or 0. The drop-in for Cortex-M has no writable data: there `on` changes nothing.
 * Errors: none, for the result is no status.
 */
LANEWISE_API int lanewise_mlkem_pairwise(int on);

/**
 * ML-KEM.KeyGen, FIPS 203 algorithm 19: a new key pair, public_bytes to `ek` and private_bytes to
 * `dk`. Errors: NULL; ALGORITHM; LENGTH; RANDOM; FAULT: the pair-wise test, where it is on.
 */
LANEWISE_CHECKED int lanewise_mlkem_keygen(lanewise_mlkem_set set, void *ek, size_t eklen, void *dk,
                                           size_t dklen, const lanewise_random *random);

/** ML-KEM.KeyGen_internal, algorithm 16, of d and z. Errors: NULL; ALGORITHM; LENGTH; FAULT. */
LANEWISE_CHECKED int lanewise_mlkem_keygen_seed(lanewise_mlkem_set set, void *ek, size_t eklen,
                                                void *dk, size_t dklen, const void *seed,
                                                size_t seedlen);

/**
 * ML-KEM.Encaps, algorithm 20: ciphertext_bytes to `ct` and 32 bytes to `ss`. `ek` is checked as
 * section 7.2 says. Errors: NULL; ALGORITHM; LENGTH; KEY: a coefficient of `ek` is not below q;
 * RANDOM.
 */
LANEWISE_CHECKED int lanewise_mlkem_encaps(lanewise_mlkem_set set, void *ct, size_t ctlen, void *ss,
                                           size_t sslen, const void *ek, size_t eklen,
                                           const lanewise_random *random);

/**
 * ML-KEM.Encaps_internal, algorithm 17, of m, with the same checks. Errors: NULL; ALGORITHM;
 * LENGTH; KEY.
 */
LANEWISE_CHECKED int lanewise_mlkem_encaps_seed(lanewise_mlkem_set set, void *ct, size_t ctlen,
                                                void *ss, size_t sslen, const void *ek,
                                                size_t eklen, const void *m, size_t mlen);

/**
 * ML-KEM.Decaps, algorithm 21: 32 bytes to `ss`. Errors: NULL; ALGORITHM; LENGTH; KEY: the
 * hash of ek in `dk` is wrong (section 7.3).
 */
LANEWISE_CHECKED int lanewise_mlkem_decaps(lanewise_mlkem_set set, void *ss, size_t sslen,
                                           const void *dk, size_t dklen, const void *ct,
                                           size_t ctlen);

/** The checks of encaps and of decaps alone. Errors: NULL; ALGORITHM; LENGTH; KEY. */
LANEWISE_CHECKED int lanewise_mlkem_check_public(lanewise_mlkem_set set, const void *ek,
                                                 size_t eklen);
LANEWISE_CHECKED int lanewise_mlkem_check_private(lanewise_mlkem_set set, const void *dk,
                                                  size_t dklen);

/**
 * A key that was read, checked and expanded, public or private: 16 KiB, no pointer into itself.
 * It belongs to the process that made it, and carries a mark by which all functions refuse, with
 * STATE, memory that holds none: never made, wiped, or written by something else. Functions that
 * take it as const may run in several threads at once. Slightly faster if it is aligned to 64
 * bytes.
 */
typedef struct lanewise_mlkem_key {
    uint64_t opaque[2048];
} lanewise_mlkem_key;

/** A new key pair. Errors: NULL; ALGORITHM; RANDOM; FAULT: the pair-wise test, where it is on. */
LANEWISE_CHECKED int lanewise_mlkem_key_generate(lanewise_mlkem_key *key, lanewise_mlkem_set set,
                                                 const lanewise_random *random);
/** The key pair of d and z. Errors: NULL; ALGORITHM; LENGTH; FAULT. */
LANEWISE_CHECKED int lanewise_mlkem_key_from_seed(lanewise_mlkem_key *key, lanewise_mlkem_set set,
                                                  const void *seed, size_t seedlen);
/** An expanded private key, dk. Errors: NULL; ALGORITHM; LENGTH; KEY. */
LANEWISE_CHECKED int lanewise_mlkem_key_from_private(lanewise_mlkem_key *key,
                                                     lanewise_mlkem_set set, const void *dk,
                                                     size_t dklen);
/** A public key, ek. Errors: NULL; ALGORITHM; LENGTH; KEY. */
LANEWISE_CHECKED int lanewise_mlkem_key_from_public(lanewise_mlkem_key *key, lanewise_mlkem_set set,
                                                    const void *ek, size_t eklen);

/** Write ek, dk, or d and z. The length must be that of the set, or 64. Errors: NULL; STATE: no
 * key, or one without that part; LENGTH. */
LANEWISE_CHECKED int lanewise_mlkem_key_public(const lanewise_mlkem_key *key, void *ek,
                                               size_t eklen);
LANEWISE_CHECKED int lanewise_mlkem_key_private(const lanewise_mlkem_key *key, void *dk,
                                                size_t dklen);
LANEWISE_CHECKED int lanewise_mlkem_key_seed(const lanewise_mlkem_key *key, void *seed,
                                             size_t seedlen);

/** Encapsulate; the public part of a private key serves too. Errors: NULL; STATE: no key; LENGTH;
 * RANDOM. */
LANEWISE_CHECKED int lanewise_mlkem_key_encaps(const lanewise_mlkem_key *key, void *ct,
                                               size_t ctlen, void *ss, size_t sslen,
                                               const lanewise_random *random);
LANEWISE_CHECKED int lanewise_mlkem_key_encaps_seed(const lanewise_mlkem_key *key, void *ct,
                                                    size_t ctlen, void *ss, size_t sslen,
                                                    const void *m, size_t mlen);

/** Decapsulate. Errors: NULL; STATE: no key, or a public one; LENGTH. */
LANEWISE_CHECKED int lanewise_mlkem_key_decaps(const lanewise_mlkem_key *key, void *ss,
                                               size_t sslen, const void *ct, size_t ctlen);

/**
 * Whether a private key is what its origin says, after a fault in its generation or its memory:
 * encapsulate, and decapsulate to the same shared key; compute all that the object holds again and
 * compare: matrix, t, ek, H(ek), and s from the seed, or, of a key without one, the public half
 * from ek, and whether t - A s is noise of this set; compare z with its second copy. That the key
 * is not the one that was asked for is found as long as the fault is not in both computations.
 * `random` gives the message. Errors: NULL; STATE; RANDOM; FAULT: something differs.
 */
LANEWISE_CHECKED int lanewise_mlkem_key_check(const lanewise_mlkem_key *key,
                                              const lanewise_random *random);

/** Zero a key. NULL is ignored. */
LANEWISE_API void lanewise_mlkem_key_wipe(lanewise_mlkem_key *key);

/**
 * `count` key pairs: the same as lanewise_mlkem_keygen `count` times, sooner. Each of `ek` has
 * `eklen` bytes, each of `dk` `dklen`. `seeds` holds `count` times 64 bytes, d and z each, in all
 * `seedslen`; NULL, and 0: they are drawn from `random`. Takes about 110 KiB of stack. Errors:
 * NULL; ALGORITHM; LENGTH; RANDOM; FAULT.
 */
LANEWISE_CHECKED int lanewise_mlkem_keygen_many(lanewise_mlkem_set set, size_t count,
                                                void *const *ek, size_t eklen, void *const *dk,
                                                size_t dklen, const void *seeds, size_t seedslen,
                                                const lanewise_random *random);

/**
 * `count` encapsulations, each to a key of its own: a server's handshakes. Each of `ek` has `eklen`
 * bytes, of `ct` `ctlen`, of `ss` `sslen`. `messages` holds `count` times 32 bytes, in all
 * `messageslen`; NULL, and 0: they are drawn from `random`. A key that is refused does not stop the
 * others: statuses[i], unless `statuses` is NULL, says OK or KEY, and what belongs to a refused key
 * is zeros. After any other error each of `statuses` holds it. Takes about 110 KiB of stack.
 * Errors: NULL; ALGORITHM; LENGTH; KEY: at least one was refused; RANDOM.
 */
LANEWISE_CHECKED int lanewise_mlkem_encaps_many(lanewise_mlkem_set set, size_t count,
                                                void *const *ct, size_t ctlen, void *const *ss,
                                                size_t sslen, const void *const *ek, size_t eklen,
                                                const void *messages, size_t messageslen,
                                                const lanewise_random *random, int *statuses);

/**
 * `count` decapsulations, each with a key of its own: the same as lanewise_mlkem_decaps `count`
 * times, sooner. Each of `ss` has `sslen` bytes, of `dk` `dklen`, of `ct` `ctlen`. A key that is
 * refused does not stop the others: statuses[i], unless `statuses` is NULL, says OK or KEY, and the
 * shared key that would belong to it is zeros. A ciphertext that was altered gets its rejection
 * key, as always. After any other error each of `statuses` holds it. Takes about 70 KiB of stack.
 * Errors: NULL; ALGORITHM; LENGTH; KEY: at least one was refused.
 */
LANEWISE_CHECKED int lanewise_mlkem_decaps_many(lanewise_mlkem_set set, size_t count,
                                                void *const *ss, size_t sslen,
                                                const void *const *dk, size_t dklen,
                                                const void *const *ct, size_t ctlen, int *statuses);

/**
 * `count` ciphertexts for one key, which was expanded once: the same as lanewise_mlkem_key_decaps
 * `count` times, sooner. Each of `ss` has `sslen` bytes, of `ct` `ctlen`. Takes about 70 KiB of
 * stack. Errors: NULL; STATE: no key, or a public one; LENGTH.
 */
LANEWISE_CHECKED int lanewise_mlkem_key_decaps_many(const lanewise_mlkem_key *key, size_t count,
                                                    void *const *ss, size_t sslen,
                                                    const void *const *ct, size_t ctlen);

#ifdef __cplusplus
}
#endif

#endif
