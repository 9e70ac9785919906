/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file mldsa.h
 * ML-DSA, the signatures of FIPS 204, with all three parameter sets.
 *
 *     uint8_t pk[LANEWISE_MLDSA_65_PUBLIC_BYTES], sk[LANEWISE_MLDSA_65_PRIVATE_BYTES];
 *     uint8_t sig[LANEWISE_MLDSA_65_SIGNATURE_BYTES];
 *     lanewise_mldsa_keygen(LANEWISE_MLDSA_65, pk, sizeof pk, sk, sizeof sk, NULL);
 *     lanewise_mldsa_sign(LANEWISE_MLDSA_65, sig, sizeof sig, sk, sizeof sk, text, len, NULL);
 *     lanewise_mldsa_verify(LANEWISE_MLDSA_65, sig, sizeof sig, pk, sizeof pk, text, len, NULL);
 *
 * Two interfaces. Functions on bytes read a key, use it once and forget it. A lanewise_mldsa_key is
 * a key that has been read and expanded (the matrix, and all of the key in the form that is
 * multiplied): for who uses a key more than once. Both give the same results.
 *
 * A private key has one of three forms, which its length tells apart:
 *
 *     seed       xi, of which all the rest is computed     32 bytes
 *     expanded   as FIPS 204 section 7.2 has it            private_bytes
 *     both       the seed, then the expanded key           32 + private_bytes
 *
 * A seed is the shortest, and signing with it costs a key generation more; of `both` the halves
 * must belong together. All three are the private keys of RFC 9881.
 *
 * Secrets decide no branch and no address, except how many attempts signing takes: each that is
 * given up is independent of the key by the analysis of the scheme (docs/ml-dsa.md lists what is
 * treated as public). Signing makes 4.3, 5.1 and 3.9 attempts on average.
 *
 * When a call fails, its outputs are zeros: every output comes with its length. Buffers must not
 * overlap. Nothing is allocated on the heap; a call needs at most LANEWISE_MLDSA_STACK bytes of
 * stack, and what held secrets is wiped before it returns.
 *
 * If the library was built without this component (option LANEWISE_MLDSA), these functions are not
 * in it.
 *
 * - `set`: one of enum lanewise_mldsa_set
 * - `pk`, `pklen`: a public key, public_bytes long
 * - `sk`, `sklen`: a private key, in one of its forms
 * - `sig`, `siglen`: a signature, signature_bytes long
 * - `message`, `len`: what is signed, and its length in bytes; NULL if that is 0
 * - `options`: how to sign or verify; NULL: the default
 * - `random`: a source of random bytes; NULL: the operating system's
 * - `key`: a key object
 */
#ifndef LANEWISE_MLDSA_H
#define LANEWISE_MLDSA_H

#include "lanewise/random.h"
#include "lanewise/sponge.h"
#include "lanewise/status.h"

#ifdef __cplusplus
extern "C" {
#endif

#define LANEWISE_MLDSA_44_PUBLIC_BYTES 1312
#define LANEWISE_MLDSA_44_PRIVATE_BYTES 2560
#define LANEWISE_MLDSA_44_SIGNATURE_BYTES 2420
#define LANEWISE_MLDSA_65_PUBLIC_BYTES 1952
#define LANEWISE_MLDSA_65_PRIVATE_BYTES 4032
#define LANEWISE_MLDSA_65_SIGNATURE_BYTES 3309
#define LANEWISE_MLDSA_87_PUBLIC_BYTES 2592
#define LANEWISE_MLDSA_87_PRIVATE_BYTES 4896
#define LANEWISE_MLDSA_87_SIGNATURE_BYTES 4627
#define LANEWISE_MLDSA_SEED_BYTES 32 /**< xi, of a key */
#define LANEWISE_MLDSA_MU_BYTES 64   /**< the hash of public key and message that is signed */
#define LANEWISE_MLDSA_MAX_PUBLIC_BYTES 2592
#define LANEWISE_MLDSA_MAX_PRIVATE_BYTES 4928 /**< of the form `both` */
#define LANEWISE_MLDSA_MAX_SIGNATURE_BYTES 4627
#define LANEWISE_MLDSA_MAX_CONTEXT_BYTES 255

/** No call of this header needs more stack than this. */
#define LANEWISE_MLDSA_STACK 196608

/** The parameter sets of FIPS 204 section 4: the numbers are the dimensions of the matrix. */
typedef enum lanewise_mldsa_set {
    LANEWISE_MLDSA_44 = 44,
    LANEWISE_MLDSA_65 = 65,
    LANEWISE_MLDSA_87 = 87
} lanewise_mldsa_set;

/** What a set is called, and its lengths in bytes. */
typedef struct lanewise_mldsa_info {
    const char *name;       /**< "ML-DSA-65"; static storage */
    size_t public_bytes;    /**< pk */
    size_t private_bytes;   /**< sk, expanded */
    size_t signature_bytes; /**< c~, z and the hints */
} lanewise_mldsa_info;

/** Describe a set in `info`. Errors: NULL; ALGORITHM: there is no such set. */
LANEWISE_CHECKED int lanewise_mldsa_describe(lanewise_mldsa_set set, lanewise_mldsa_info *info);

/** Find a set by its `name`; case, '-' and '_' do not matter. After an error *set is 0, which is no
 * set. Errors: NULL; ALGORITHM. */
LANEWISE_CHECKED int lanewise_mldsa_by_name(const char *name, lanewise_mldsa_set *set);

/** The set in row `index` of the table of sets, from 0 on; ALGORITHM behind the last: for loops
 * over all. After an error *set is 0. Errors: NULL; ALGORITHM. */
LANEWISE_CHECKED int lanewise_mldsa_by_index(size_t index, lanewise_mldsa_set *set);

/**
 * The function that hashes the message first, for HashML-DSA (FIPS 204 section 5.4). The library
 * computes SHA-3 and SHAKE; of SHA-2 the caller passes the digest (MESSAGE_DIGEST).
 */
typedef enum lanewise_mldsa_prehash {
    LANEWISE_MLDSA_PURE = 0, /**< none: ML-DSA itself */
    LANEWISE_MLDSA_SHA2_256,
    LANEWISE_MLDSA_SHA2_384,
    LANEWISE_MLDSA_SHA2_512,
    LANEWISE_MLDSA_SHA2_224,
    LANEWISE_MLDSA_SHA2_512_224,
    LANEWISE_MLDSA_SHA2_512_256,
    LANEWISE_MLDSA_SHA3_224,
    LANEWISE_MLDSA_SHA3_256,
    LANEWISE_MLDSA_SHA3_384,
    LANEWISE_MLDSA_SHA3_512,
    LANEWISE_MLDSA_SHAKE128, /**< 32 bytes of output */
    LANEWISE_MLDSA_SHAKE256  /**< 64 bytes of output */
} lanewise_mldsa_prehash;

/** What the bytes are that are passed as message. */
enum lanewise_mldsa_message {
    LANEWISE_MLDSA_MESSAGE_ITSELF = 0,
    LANEWISE_MLDSA_MESSAGE_DIGEST = 1, /**< what `prehash` makes of it */
    LANEWISE_MLDSA_MESSAGE_MU = 2,     /**< mu, 64 bytes, computed elsewhere: "external mu" */
    LANEWISE_MLDSA_MESSAGE_FORMED = 3  /**< M', of FIPS 204 section 6: the internal interface */
};

/**
 * What happens to a signature before it leaves. A fault while it is made can give a signature that
 * tells of the private key (Bruinderink, Pessl, TCHES 2018), and that may even be valid.
 *
 * - FAULTS makes it twice, from the key and the message on, compares all bytes, and verifies: after
 *   one fault in a hash, at any time of the call, the right signature leaves or none (FAULT, or
 *   KEY). It does not stop who can repeat a fault at the same place of both, or disturb the
 *   comparison; nor does it see a fault from before the call, in a key object, but by the
 *   verification. docs/ml-dsa.md says what was tried.
 * - ACCIDENTS verifies: a key that does not belong together, a broken machine. It is no protection
 *   from faults that an attacker causes.
 */
enum lanewise_mldsa_check {
    LANEWISE_MLDSA_CHECK_NONE = 0,
    LANEWISE_MLDSA_CHECK_FAULTS = 1,
    LANEWISE_MLDSA_CHECK_ACCIDENTS = 2
};

/** How to sign or verify; all zero is the default, and NULL stands for it: ML-DSA itself, the empty
 * context, hedged with the system's randomness. Set it to zero before its members: those of later
 * versions come out of `reserved`. Verification uses the first four members and `weak_prehash`. */
typedef struct lanewise_mldsa_options {
    const void *context;            /**< context string; both sides must have the same */
    size_t context_bytes;           /**< 0 to 255; 0 with mu and M', which contain it */
    lanewise_mldsa_prehash prehash; /**< how the message is hashed first; PURE: not at all */
    int message_is;                 /**< of enum lanewise_mldsa_message */
    int deterministic;              /**< 32 zeros in place of random bytes */
    int check;                      /**< of enum lanewise_mldsa_check; one at a time in _many */
    const lanewise_random *random;  /**< of which 32 bytes are read; NULL: the system's */
    uint64_t weak_prehash;          /**< 1: take a `prehash` whose strength is below the set's */
    uint64_t reserved[3];           /**< 0; PARAMETER if not */
} lanewise_mldsa_options;

/**
 * ML-DSA.KeyGen, FIPS 204 algorithm 1: a new key pair. The private key has the form that `sklen`
 * says. Errors: NULL; ALGORITHM; LENGTH; RANDOM.
 */
LANEWISE_CHECKED int lanewise_mldsa_keygen(lanewise_mldsa_set set, void *pk, size_t pklen, void *sk,
                                           size_t sklen, const lanewise_random *random);

/** ML-DSA.KeyGen_internal, algorithm 6, of a `seed` of `seedlen` = 32 bytes. Errors: NULL;
 * ALGORITHM; LENGTH. */
LANEWISE_CHECKED int lanewise_mldsa_keygen_seed(lanewise_mldsa_set set, void *pk, size_t pklen,
                                                void *sk, size_t sklen, const void *seed,
                                                size_t seedlen);

/**
 * The public key of a private one, which is checked: t0 and the hash of pk in an expanded key must
 * be those that s1 and s2 give. Errors: NULL; ALGORITHM; LENGTH; KEY.
 */
LANEWISE_CHECKED int lanewise_mldsa_public(lanewise_mldsa_set set, void *pk, size_t pklen,
                                           const void *sk, size_t sklen);

/**
 * Sign: algorithms 2 and 4, and of mu or M' algorithm 7 from its line 7 or 1 on. A pre-hash
 * function must offer the strength of the set (SHA2-256, SHA3-256 and SHAKE128 serve 44, SHA2-384
 * and SHA3-384 also 65, SHA2-512, SHA3-512 and SHAKE256 all) unless `weak_prehash` is 1.
 *
 * Errors: NULL; ALGORITHM (set; a pre-hash function that is unknown or too weak, or SHA-2 of a
 * message that is no digest); LENGTH (of key, signature, context, digest or mu); PARAMETER (of
 * options); KEY: a coefficient of s1 or s2 is out of its range, or the halves of `both` do not
 * belong together, or with a `check` t0 or the hash of pk is another; RANDOM; FAULT: the check that
 * was asked for failed, or no attempt of more than 8000 succeeded, which does not happen.
 */
LANEWISE_CHECKED int lanewise_mldsa_sign(lanewise_mldsa_set set, void *sig, size_t siglen,
                                         const void *sk, size_t sklen, const void *message,
                                         size_t len, const lanewise_mldsa_options *options);

/**
 * Verify: algorithms 3, 5 and 8. LANEWISE_OK if the signature is valid; SIGNATURE if not, whatever
 * its length. Errors otherwise: NULL; ALGORITHM; LENGTH (of key, context, digest or mu); PARAMETER.
 */
LANEWISE_CHECKED int lanewise_mldsa_verify(lanewise_mldsa_set set, const void *sig, size_t siglen,
                                           const void *pk, size_t pklen, const void *message,
                                           size_t len, const lanewise_mldsa_options *options);

/**
 * mu, which a signer elsewhere signs as MESSAGE_MU: `mulen` = 64 bytes to `mu`. Errors: those of
 * lanewise_mldsa_verify but SIGNATURE; PARAMETER also if the message is mu already.
 */
LANEWISE_CHECKED int lanewise_mldsa_mu(lanewise_mldsa_set set, void *mu, size_t mulen,
                                       const void *pk, size_t pklen, const void *message,
                                       size_t len, const lanewise_mldsa_options *options);

/**
 * A message in pieces, for ML-DSA itself or M': begin mu in the sponge `s` with the public key,
 * give lanewise_sponge_absorb() the pieces, and take mu, which is signed or verified as MESSAGE_MU.
 * For HashML-DSA hash the pieces with the pre-hash function and pass MESSAGE_DIGEST.
 *
 * Errors: NULL; ALGORITHM; LENGTH (of public key or context); PARAMETER (of options; also a
 * `prehash`, and MESSAGE_MU).
 */
LANEWISE_CHECKED int lanewise_mldsa_mu_init(lanewise_sponge *s, lanewise_mldsa_set set,
                                            const void *pk, size_t pklen,
                                            const lanewise_mldsa_options *options);

/** `mulen` = 64 bytes to `mu`, all of the message having been absorbed; `s` is wiped. Errors: NULL;
 * LENGTH; those of lanewise_sponge_finalize. */
LANEWISE_CHECKED int lanewise_mldsa_mu_final(lanewise_sponge *s, void *mu, size_t mulen);

/**
 * A key that was read and expanded, public or private: 83 KiB, no pointer into itself. It belongs
 * to the process that made it, and carries a mark by which all functions refuse, with STATE, memory
 * that holds none. Functions that take it as const may run in several threads at once.
 */
typedef struct lanewise_mldsa_key {
    uint64_t opaque[10560];
} lanewise_mldsa_key;

/** A new key pair. Errors: NULL; ALGORITHM; RANDOM. */
LANEWISE_CHECKED int lanewise_mldsa_key_generate(lanewise_mldsa_key *key, lanewise_mldsa_set set,
                                                 const lanewise_random *random);
/** A private key in any of its forms, checked as lanewise_mldsa_public does. Errors: NULL;
 * ALGORITHM; LENGTH; KEY. */
LANEWISE_CHECKED int lanewise_mldsa_key_from_private(lanewise_mldsa_key *key,
                                                     lanewise_mldsa_set set, const void *sk,
                                                     size_t sklen);
/** A public key. Errors: NULL; ALGORITHM; LENGTH. */
LANEWISE_CHECKED int lanewise_mldsa_key_from_public(lanewise_mldsa_key *key, lanewise_mldsa_set set,
                                                    const void *pk, size_t pklen);

/** Write the public key, or the private one in the form that the length says. Errors: NULL; STATE:
 * no key, or one without that part; LENGTH. */
LANEWISE_CHECKED int lanewise_mldsa_key_public(const lanewise_mldsa_key *key, void *pk,
                                               size_t pklen);
LANEWISE_CHECKED int lanewise_mldsa_key_private(const lanewise_mldsa_key *key, void *sk,
                                                size_t sklen);

/** Sign. Errors: those of lanewise_mldsa_sign but KEY; STATE: no key, or a public one. */
LANEWISE_CHECKED int lanewise_mldsa_key_sign(const lanewise_mldsa_key *key, void *sig,
                                             size_t siglen, const void *message, size_t len,
                                             const lanewise_mldsa_options *options);

/** Verify; a private key serves too. Errors: those of lanewise_mldsa_verify; STATE: no key. */
LANEWISE_CHECKED int lanewise_mldsa_key_verify(const lanewise_mldsa_key *key, const void *sig,
                                               size_t siglen, const void *message, size_t len,
                                               const lanewise_mldsa_options *options);

/**
 * Sign `count` `messages` with one key, each `sig[i]` `siglen` bytes long: the same as
 * lanewise_mldsa_key_sign one after the other, with the same options, in less time, for up to eight
 * share the states of the kernel. Errors: those of lanewise_mldsa_key_sign, after which all
 * signatures are zeros.
 */
LANEWISE_CHECKED int lanewise_mldsa_key_sign_many(const lanewise_mldsa_key *key, size_t count,
                                                  void *const *sig, size_t siglen,
                                                  const lanewise_bytes *messages,
                                                  const lanewise_mldsa_options *options);

/**
 * Verify `count` signatures `sig` of `messages` under one key. results[i] is LANEWISE_OK or
 * LANEWISE_ERR_SIGNATURE; `results` may be NULL. Returns LANEWISE_OK if all are valid, SIGNATURE if
 * one is not. Errors otherwise: those of lanewise_mldsa_key_verify; each result is the error then.
 */
LANEWISE_CHECKED int lanewise_mldsa_key_verify_many(const lanewise_mldsa_key *key, size_t count,
                                                    const lanewise_bytes *sig,
                                                    const lanewise_bytes *messages,
                                                    const lanewise_mldsa_options *options,
                                                    int *results);

/** Zero a key. NULL is ignored. */
LANEWISE_API void lanewise_mldsa_key_wipe(lanewise_mldsa_key *key);

#ifdef __cplusplus
}
#endif

#endif
