/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file slhdsa.h
 * SLH-DSA (FIPS 205), the six parameter sets on SHAKE, and SPHINCS+ 3.1 on SHAKE, simple and
 * robust.
 *
 * One build holds all sets; a set is an argument. Keys and signatures are the byte strings of the
 * standards:
 *
 *     public key   PK.seed, PK.root                        2n bytes
 *     secret key   SK.seed, SK.prf, PK.seed, PK.root       4n bytes
 *
 * A call computes many hashes at once, on the kernel that is widest and fastest here. Nothing is
 * allocated on the heap; a call needs at most LANEWISE_SLHDSA_STACK bytes of stack, what held
 * secrets is wiped before it returns, and no branch or address depends on a secret. Signing takes
 * time that depends on the set and, as the standard has it, on nothing secret.
 *
 * When a call fails, its outputs are zeros: every output comes with its length. Buffers must not
 * overlap. Arguments are checked in the order NULL, ALGORITHM (no such set), LENGTH, and before
 * anything is computed.
 *
 * If the library was built without this component (option LANEWISE_SLHDSA), these functions are not
 * in it. If it was built with LANEWISE_SLHDSA_DRAFT, which is off by default, there are three more
 * sets, those of the draft of SP 800-230 of 2026-04-13 on SHAKE: "SLH-DSA-SHAKE-128-24-draft",
 * "-192-24-draft" and "-256-24-draft". They have no enumerators, only these names, and verify
 * alone: what would make keys or sign refuses them with ALGORITHM. A key of theirs may sign 2^24
 * messages and no more. The draft may change, and so may they in any version.
 *
 * - `set`: one of enum lanewise_slhdsa_set
 * - `pk`, `pklen`: a public key, public_bytes long
 * - `sk`, `sklen`: a secret key, private_bytes long
 * - `sig`, `siglen`: a signature, signature_bytes long
 * - `message`, `len`: what is signed, and its length in bytes; NULL if that is 0
 * - `options`: how to sign or verify; NULL: the default
 * - `source`: where a message is read from
 * - `v`: a verifier
 * - `key`: a key object
 */
#ifndef LANEWISE_SLHDSA_H
#define LANEWISE_SLHDSA_H

#include "lanewise/random.h"
#include "lanewise/sponge.h"
#include "lanewise/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/** The parameter sets. `s` means small signatures, `f` fast signing; 128, 192, 256 is the security
 * level in bits. */
typedef enum lanewise_slhdsa_set {
    LANEWISE_SLHDSA_SHAKE_128S = 1, /**< FIPS 205 section 11 */
    LANEWISE_SLHDSA_SHAKE_128F,
    LANEWISE_SLHDSA_SHAKE_192S,
    LANEWISE_SLHDSA_SHAKE_192F,
    LANEWISE_SLHDSA_SHAKE_256S,
    LANEWISE_SLHDSA_SHAKE_256F,
    LANEWISE_SPHINCS_SHAKE_128S_SIMPLE, /**< SPHINCS+ 3.1: for what was made before FIPS 205 */
    LANEWISE_SPHINCS_SHAKE_128S_ROBUST,
    LANEWISE_SPHINCS_SHAKE_128F_SIMPLE,
    LANEWISE_SPHINCS_SHAKE_128F_ROBUST,
    LANEWISE_SPHINCS_SHAKE_192S_SIMPLE,
    LANEWISE_SPHINCS_SHAKE_192S_ROBUST,
    LANEWISE_SPHINCS_SHAKE_192F_SIMPLE,
    LANEWISE_SPHINCS_SHAKE_192F_ROBUST,
    LANEWISE_SPHINCS_SHAKE_256S_SIMPLE,
    LANEWISE_SPHINCS_SHAKE_256S_ROBUST,
    LANEWISE_SPHINCS_SHAKE_256F_SIMPLE,
    LANEWISE_SPHINCS_SHAKE_256F_ROBUST
} lanewise_slhdsa_set;

/* Bytes of a seed (n), of keys, and of signatures; those of SPHINCS+ are the same. */
#define LANEWISE_SLHDSA_128_SEED_BYTES 16
#define LANEWISE_SLHDSA_192_SEED_BYTES 24
#define LANEWISE_SLHDSA_256_SEED_BYTES 32
#define LANEWISE_SLHDSA_128_PUBLIC_BYTES 32
#define LANEWISE_SLHDSA_192_PUBLIC_BYTES 48
#define LANEWISE_SLHDSA_256_PUBLIC_BYTES 64
#define LANEWISE_SLHDSA_128_PRIVATE_BYTES 64
#define LANEWISE_SLHDSA_192_PRIVATE_BYTES 96
#define LANEWISE_SLHDSA_256_PRIVATE_BYTES 128
#define LANEWISE_SLHDSA_128S_SIGNATURE_BYTES 7856
#define LANEWISE_SLHDSA_128F_SIGNATURE_BYTES 17088
#define LANEWISE_SLHDSA_192S_SIGNATURE_BYTES 16224
#define LANEWISE_SLHDSA_192F_SIGNATURE_BYTES 35664
#define LANEWISE_SLHDSA_256S_SIGNATURE_BYTES 29792
#define LANEWISE_SLHDSA_256F_SIGNATURE_BYTES 49856
#define LANEWISE_SLHDSA_MAX_PUBLIC_BYTES 64
#define LANEWISE_SLHDSA_MAX_PRIVATE_BYTES 128
#define LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES 49856
#define LANEWISE_SLHDSA_MAX_CONTEXT_BYTES 255

/** No call of this header needs more stack than this, on a machine with kernels for 8 states. */
#define LANEWISE_SLHDSA_STACK 65536

/** What there is to know of a set. The name has static storage. */
typedef struct lanewise_slhdsa_info {
    const char *name;       /**< "SLH-DSA-SHAKE-128f", "sphincs-shake-128f-robust" */
    size_t seed_bytes;      /**< n */
    size_t public_bytes;    /**< 2n */
    size_t private_bytes;   /**< 4n; 0: a set of the draft, which only verifies */
    size_t signature_bytes; /**< as section 11 has it */
    int fips205;            /**< 1: SLH-DSA, with contexts and pre-hash; 0: SPHINCS+ 3.1 */
} lanewise_slhdsa_info;

/** Describe a set in `info`. Errors: NULL; ALGORITHM. */
LANEWISE_CHECKED int lanewise_slhdsa_describe(lanewise_slhdsa_set set, lanewise_slhdsa_info *info);

/** Find a set by its `name`; case, '-' and '_' do not matter. After an error *set is 0, which is no
 * set. Errors: NULL; ALGORITHM. */
LANEWISE_CHECKED int lanewise_slhdsa_by_name(const char *name, lanewise_slhdsa_set *set);

/** The set in row `index` of the table of sets, from 0 on; ALGORITHM behind the last: for loops
 * over all. After an error *set is 0. Errors: NULL; ALGORITHM. */
LANEWISE_CHECKED int lanewise_slhdsa_by_index(size_t index, lanewise_slhdsa_set *set);

/**
 * The function that hashes the message first, for HashSLH-DSA (FIPS 205 section 10.2.2). The
 * library computes SHA-3 and SHAKE; of SHA-2 the caller passes the digest (`message_is_digest`).
 */
typedef enum lanewise_slhdsa_prehash {
    LANEWISE_SLHDSA_PURE = 0, /**< none: SLH-DSA itself */
    LANEWISE_SLHDSA_SHA2_256,
    LANEWISE_SLHDSA_SHA2_384,
    LANEWISE_SLHDSA_SHA2_512,
    LANEWISE_SLHDSA_SHA2_224,
    LANEWISE_SLHDSA_SHA2_512_224,
    LANEWISE_SLHDSA_SHA2_512_256,
    LANEWISE_SLHDSA_SHA3_224,
    LANEWISE_SLHDSA_SHA3_256,
    LANEWISE_SLHDSA_SHA3_384,
    LANEWISE_SLHDSA_SHA3_512,
    LANEWISE_SLHDSA_SHAKE128, /**< 32 bytes of output */
    LANEWISE_SLHDSA_SHAKE256  /**< 64 bytes of output */
} lanewise_slhdsa_prehash;

/**
 * What happens to a signature before it leaves. If something goes wrong in one of the hashes of
 * signing, one-time keys may sign twice, and signatures that are valid are still what a forger
 * needs (Castelnovi, Martinelli, Prest 2018; Genet, TCHES 2023): verification alone does not see
 * that.
 *
 * - FAULTS signs twice, the second time with other work in the states of the kernels and from the
 *   message on, compares all bytes, and verifies. It takes at most 2.1 times the time. After a
 * fault in any one hash, in either signing or in verification, no other signature leaves than the
 * right one, mostly none (FAULT); nor does one after the same fault in the same state at the same
 * time of both signings, but for another R, which does no harm. It is not made for who can repeat a
 *   fault for the same hash, or disturb the comparison itself; docs/slh-dsa.md says what was tried.
 * - ACCIDENTS verifies: a key whose PK.root is wrong, a broken machine or library, most accidents.
 *   It takes 0.1 % more time for 128s and 6 % for 128f. It is no protection from faults that
 *   an attacker causes.
 */
enum lanewise_slhdsa_check {
    LANEWISE_SLHDSA_CHECK_NONE = 0,
    LANEWISE_SLHDSA_CHECK_FAULTS = 1,
    LANEWISE_SLHDSA_CHECK_ACCIDENTS = 2
};

/** How to sign or verify; all zero is the default, and NULL stands for it: SLH-DSA itself, the
 * empty context, hedged with the system's randomness. Set it to zero before its members: those of
 * later versions come out of `reserved`. Verification uses the first four members and
 * `weak_prehash`. */
typedef struct lanewise_slhdsa_options {
    const void *context;             /**< context string; both sides must have the same */
    size_t context_bytes;            /**< 0 to 255 */
    lanewise_slhdsa_prehash prehash; /**< how the message is hashed first; PURE: not at all */
    int message_is_digest;           /**< the message is already the digest that `prehash` makes */
    int deterministic; /**< PK.seed in place of fresh random bytes (FIPS 205 section 9.2) */
    int check;         /**< of enum lanewise_slhdsa_check */
    const lanewise_random *random; /**< NULL: the system's */
    uint64_t weak_prehash; /**< 1: take a `prehash` whose strength is below the set's, as NIST's
                              ACVP cases do; the signature is no stronger than it. Otherwise 0 */
    uint64_t reserved[3];  /**< 0; PARAMETER if not */
} lanewise_slhdsa_options;

/**
 * Generate a key pair from random bytes; `random` NULL: the system's.
 * Errors: NULL; ALGORITHM; LENGTH; RANDOM.
 */
LANEWISE_CHECKED int lanewise_slhdsa_keygen(lanewise_slhdsa_set set, void *pk, size_t pklen,
                                            void *sk, size_t sklen, const lanewise_random *random);

/**
 * slh_keygen_internal (FIPS 205 section 9.1): the key pair of SK.seed, SK.prf and PK.seed, which
 * are `seed` in this order, `seedlen` = 3n bytes. Errors: as above, RANDOM excepted.
 */
LANEWISE_CHECKED int lanewise_slhdsa_keygen_seed(lanewise_slhdsa_set set, void *pk, size_t pklen,
                                                 void *sk, size_t sklen, const void *seed,
                                                 size_t seedlen);

/**
 * Whether the secret key belongs together: PK.root is computed again, which costs a key generation.
 * Errors: NULL; ALGORITHM; LENGTH; FAULT if PK.root is another.
 */
LANEWISE_CHECKED int lanewise_slhdsa_check_key(lanewise_slhdsa_set set, const void *sk,
                                               size_t sklen);

/**
 * Sign (FIPS 205 sections 10.2.1 and 10.2.2).
 *
 * A pre-hash function must offer the strength of the set: SHA2-256, SHA2-512/256, SHA3-256 and
 * SHAKE128 serve the 128-bit sets, SHA2-384 and SHA3-384 also those of 192 bits, SHA2-512, SHA3-512
 * and SHAKE256 all; others are refused unless `weak_prehash` is 1. For SPHINCS+ the context must be
 * empty and `prehash` PURE: the message is signed as it is.
 *
 * Errors: NULL; ALGORITHM (set; a pre-hash function that is unknown or too weak, or SHA-2 without
 * message_is_digest); LENGTH (of key, signature, context or digest); PARAMETER (a context or
 * pre-hash for SPHINCS+, message_is_digest without pre-hash, `check`, `weak_prehash` or
 * `reserved`); RANDOM; if the check that was asked for fails KEY, where PK.root is not that of the
 * seeds, and otherwise FAULT. Without a check the secret key is taken as it is.
 */
LANEWISE_CHECKED int lanewise_slhdsa_sign(lanewise_slhdsa_set set, void *sig, size_t siglen,
                                          const void *sk, size_t sklen, const void *message,
                                          size_t len, const lanewise_slhdsa_options *options);

/** What is called while signing goes on: how much of how much is done, for sign_many in signatures,
 * for sign_with_progress in a unit of its own. It returns 0 to go on; any other value stops. With
 * threads it may run in any of them, but never twice at once. */
typedef int lanewise_slhdsa_progress(void *data, size_t done, size_t count);

/**
 * The same as lanewise_slhdsa_sign, for sets and machines on which that takes long: `progress` is
 * called for every part that is done, 7 to some hundred times, the last time with done == count.
 * `data` is passed to it. Errors: those of lanewise_slhdsa_sign; CANCELLED.
 * `progress` may be NULL.
 */
LANEWISE_CHECKED int lanewise_slhdsa_sign_with_progress(lanewise_slhdsa_set set, void *sig,
                                                        size_t siglen, const void *sk, size_t sklen,
                                                        const void *message, size_t len,
                                                        const lanewise_slhdsa_options *options,
                                                        lanewise_slhdsa_progress *progress,
                                                        void *data);

/**
 * A message that need not lie in memory, and is read as often as signing needs it. `next` gives a
 * piece of it, where `first` is 1 the first one, whatever was read before, and returns 0; any other
 * value says that it could not. The bytes must stay as they are until the next call. A piece of
 * length 0 is the end.
 *
 *     static int next(void *from, int first, lanewise_bytes *piece) {
 *         struct reader *r = from;
 *         if (first && fseek(r->file, 0, SEEK_SET))
 *             return 1;
 *         piece->data = r->buffer;
 *         piece->len = fread(r->buffer, 1, sizeof r->buffer, r->file);
 *         return ferror(r->file);
 *     }
 *     lanewise_slhdsa_source image = {next, &reader};
 */
typedef struct lanewise_slhdsa_source {
    int (*next)(void *from, int first, lanewise_bytes *piece);
    void *from; /**< passed to `next`; may be NULL */
} lanewise_slhdsa_source;

/**
 * The same as lanewise_slhdsa_sign_with_progress, with its `progress` and `data`, of a message that
 * `source` reads. FIPS 205 hashes it for R (PRF_msg, section 9.2) and again behind R (H_msg), in M'
 * as section 10.2.1 forms it. So it is read twice, with CHECK_ACCIDENTS three times, with
 * CHECK_FAULTS five times, each time from beginning to end. Pieces of some kilobytes whose length
 * is a multiple of 136 bytes are fastest.
 *
 * Each reading is also hashed by itself (SHAKE256, 64 bytes). Where one differs from the first, no
 * signature leaves: with the R of another message it would be valid, but an attacker who exchanges
 * the message could know R before choosing it.
 *
 * `prehash` must be PURE: HashSLH-DSA hashes a message once, so the digest can be computed piece by
 * piece before and signed with `message_is_digest`.
 *
 * Errors: those of lanewise_slhdsa_sign_with_progress; also NULL for a `next` that is NULL or a
 * piece that is, PARAMETER for another `prehash`, CANCELLED if `next` could not; MESSAGE if the
 * message was not the same.
 */
LANEWISE_CHECKED int lanewise_slhdsa_sign_from(lanewise_slhdsa_set set, void *sig, size_t siglen,
                                               const void *sk, size_t sklen,
                                               const lanewise_slhdsa_source *source,
                                               const lanewise_slhdsa_options *options,
                                               lanewise_slhdsa_progress *progress, void *data);

/**
 * Verify. LANEWISE_OK if the signature is valid; SIGNATURE if not, whatever its length.
 * Errors otherwise: NULL; ALGORITHM; LENGTH (of key, context or digest); PARAMETER.
 */
LANEWISE_CHECKED int lanewise_slhdsa_verify(lanewise_slhdsa_set set, const void *sig, size_t siglen,
                                            const void *pk, size_t pklen, const void *message,
                                            size_t len, const lanewise_slhdsa_options *options);

/**
 * slh_sign_internal (FIPS 205 section 9.2): signs M' itself, without context. `addrnd` is
 * `addrndlen` = n bytes; NULL, and 0: the deterministic variant. For tests, and for those who form
 * M' elsewhere; it is also how SPHINCS+ 3.1 signs. Errors: NULL; ALGORITHM; LENGTH.
 */
LANEWISE_CHECKED int lanewise_slhdsa_sign_internal(lanewise_slhdsa_set set, void *sig,
                                                   size_t siglen, const void *sk, size_t sklen,
                                                   const void *message, size_t len,
                                                   const void *addrnd, size_t addrndlen);

/** slh_verify_internal (FIPS 205 section 9.3). Errors: NULL; ALGORITHM; LENGTH; SIGNATURE. */
LANEWISE_CHECKED int lanewise_slhdsa_verify_internal(lanewise_slhdsa_set set, const void *sig,
                                                     size_t siglen, const void *pk, size_t pklen,
                                                     const void *message, size_t len);

/**
 * Verification of a signature that need not lie in memory as a whole, nor the message: both come in
 * pieces of any length. 1024 bytes, no pointer into itself; together with its calls it needs less
 * than 4 KiB of memory besides the caller's pieces. It hashes one input at a time: where the
 * signature lies in memory, lanewise_slhdsa_verify is quicker on a machine with vector kernels. It
 * carries a mark: bytes that init has not made, or that were wiped, are refused with STATE.
 *
 * The order is fixed by FIPS 205: the first n bytes of the signature, the randomizer R, are hashed
 * before the message, and the message says which nodes the rest of the signature is made of. So
 *
 *     lanewise_slhdsa_verifier v;
 *     int status = lanewise_slhdsa_verifier_init(&v, set, pk, pk_bytes, R, n, NULL);
 *     status = lanewise_slhdsa_verifier_message(&v, piece, len);    // as often as wanted
 *     status = lanewise_slhdsa_verifier_signature(&v, piece, len);  // what follows R, the same
 *     status = lanewise_slhdsa_verifier_final(&v);                  // LANEWISE_OK: valid
 *
 * An image with its signature behind it is read once from its beginning to its end, but for R. What
 * arrives over a line that cannot be read twice should be sent as R, message, rest.
 */
typedef struct lanewise_slhdsa_verifier {
    uint64_t opaque[128];
} lanewise_slhdsa_verifier;

/**
 * Begin. `randomizer` is the first n bytes of the signature, `randomizerlen` is n. Of `options`
 * the first four members count, and what `context` points to is not needed after the call. With
 * `message_is_digest` the pieces of the message are those of the digest. Errors: NULL; ALGORITHM;
 * LENGTH (of key, randomizer or context); PARAMETER. After an error there is no verifier.
 */
LANEWISE_CHECKED int lanewise_slhdsa_verifier_init(lanewise_slhdsa_verifier *v,
                                                   lanewise_slhdsa_set set, const void *pk,
                                                   size_t pklen, const void *randomizer,
                                                   size_t randomizerlen,
                                                   const lanewise_slhdsa_options *options);

/**
 * The next `len` bytes of the message, `data`. Errors: NULL; STATE without init or after the first
 * piece of the signature; LENGTH if it is a digest and becomes too long. After an error the
 * verifier is as it was.
 */
LANEWISE_CHECKED int lanewise_slhdsa_verifier_message(lanewise_slhdsa_verifier *v, const void *data,
                                                      size_t len);

/**
 * The next `len` bytes of the signature, `data`, R excepted; the first call ends the message, even
 * with a length of 0. It takes as long as the hashes of the nodes that are complete then. Errors:
 * NULL; STATE without init; LENGTH if a digest is too short; SIGNATURE as soon as the signature is
 * too long, which stays so.
 */
LANEWISE_CHECKED int lanewise_slhdsa_verifier_signature(lanewise_slhdsa_verifier *v,
                                                        const void *data, size_t len);

/**
 * LANEWISE_OK if the signature was complete, no longer, and valid; SIGNATURE if not. The verifier
 * is wiped. Errors otherwise: NULL; STATE without init.
 */
LANEWISE_CHECKED int lanewise_slhdsa_verifier_final(lanewise_slhdsa_verifier *v);

/** Give up: zero the verifier. NULL is ignored. */
LANEWISE_API void lanewise_slhdsa_verifier_wipe(lanewise_slhdsa_verifier *v);

/**
 * Sign `count` messages with one key; `sig[i]`, of `siglen` bytes each, receives the signature of
 * `messages[i]`. Up to `threads` threads (0 and 1: the calling one alone) each take the next
 * message; `progress` is called with `data` after each signature, and may be NULL. All arguments
 * are checked before anything is written. Errors: as lanewise_slhdsa_sign, and CANCELLED; also
 * THREAD.
 */
LANEWISE_CHECKED int lanewise_slhdsa_sign_many(lanewise_slhdsa_set set, size_t count,
                                               void *const *sig, size_t siglen, const void *sk,
                                               size_t sklen, const lanewise_bytes *messages,
                                               const lanewise_slhdsa_options *options,
                                               unsigned threads, lanewise_slhdsa_progress *progress,
                                               void *data);

/**
 * A private key for many signatures, 24 KiB, no pointer into itself. It holds the tree of the top
 * layer of the hypertree, which is the same in all signatures of a key and takes a key generation
 * to compute: a signature takes 13 % fewer permutations with 128s, 11 with 192s, 8 with 256s, 4 to
 * 5 with the fast sets, and is the same, byte for byte. It belongs to the library that made it, and
 * carries a mark by which all functions refuse, with STATE, memory that holds none. Functions that
 * take it as const may run in several threads at once. Verification gains nothing from an object:
 * it takes the bytes of the public key.
 */
typedef struct lanewise_slhdsa_key {
    uint64_t opaque[3090];
} lanewise_slhdsa_key;

/** A new key pair, in the time of lanewise_slhdsa_keygen; `random` NULL: the system's. Errors:
 * NULL; ALGORITHM; RANDOM. */
LANEWISE_CHECKED int lanewise_slhdsa_key_generate(lanewise_slhdsa_key *key, lanewise_slhdsa_set set,
                                                  const lanewise_random *random);

/** A secret key, checked as lanewise_slhdsa_check_key does, in the time of a key generation.
 * Errors: NULL; ALGORITHM; LENGTH; KEY if PK.root is not that of the seeds. */
LANEWISE_CHECKED int lanewise_slhdsa_key_from_private(lanewise_slhdsa_key *key,
                                                      lanewise_slhdsa_set set, const void *sk,
                                                      size_t sklen);

/** Write the public key, or the secret one. Errors: NULL; STATE: no key; LENGTH. */
LANEWISE_CHECKED int lanewise_slhdsa_key_public(const lanewise_slhdsa_key *key, void *pk,
                                                size_t pklen);
LANEWISE_CHECKED int lanewise_slhdsa_key_private(const lanewise_slhdsa_key *key, void *sk,
                                                 size_t sklen);

/** Sign. Errors: those of lanewise_slhdsa_sign; STATE: no key, in place of ALGORITHM for `set`. */
LANEWISE_CHECKED int lanewise_slhdsa_key_sign(const lanewise_slhdsa_key *key, void *sig,
                                              size_t siglen, const void *message, size_t len,
                                              const lanewise_slhdsa_options *options);

/** The same as lanewise_slhdsa_sign_many with the bytes of the key: `count` `messages`, up to
 * `threads` threads, `progress` after each signature with `data`. Errors: those of
 * lanewise_slhdsa_sign_many; STATE: no key. */
LANEWISE_CHECKED int lanewise_slhdsa_key_sign_many(const lanewise_slhdsa_key *key, size_t count,
                                                   void *const *sig, size_t siglen,
                                                   const lanewise_bytes *messages,
                                                   const lanewise_slhdsa_options *options,
                                                   unsigned threads,
                                                   lanewise_slhdsa_progress *progress, void *data);

/** Zero a key. NULL is ignored. */
LANEWISE_API void lanewise_slhdsa_key_wipe(lanewise_slhdsa_key *key);

/**
 * Verify `count` signatures `sig` of `messages` of one set, each under a key of its own
 * (`pk[i]`, of `pklen` bytes each, may all be the same pointer). They share the states of the
 * kernel: eight together take less time than eight calls. results[i] is LANEWISE_OK or
 * LANEWISE_ERR_SIGNATURE. Returns LANEWISE_OK if all are valid, SIGNATURE if one is not. Errors as
 * lanewise_slhdsa_verify; each result is the error then. `results` may be NULL.
 */
LANEWISE_CHECKED int lanewise_slhdsa_verify_many(lanewise_slhdsa_set set, size_t count,
                                                 const lanewise_bytes *sig, const void *const *pk,
                                                 size_t pklen, const lanewise_bytes *messages,
                                                 const lanewise_slhdsa_options *options,
                                                 int *results);

#ifdef __cplusplus
}
#endif

#endif
