/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file many.h
 * Many independent inputs at once, and algorithms by name.
 *
 * The inputs share the vector registers: on a machine with an 8-state kernel, eight short
 * messages cost about as much as one. Lengths may differ; a state whose message ends early takes
 * the next message. The results are bit for bit those of the one-shot functions. Nothing is
 * allocated and no thread is started; LANEWISE_MANY_STACK bytes of stack suffice, however many
 * inputs there are.
 *
 * - `algorithm`: one of enum lanewise_algorithms
 * - `in`, `inlen`: input, and its length in bytes; for many inputs an array of lanewise_bytes
 * - `out`, `outlen`: where output goes, and how many bytes of it; for many inputs an array of
 *   pointers, and the bytes of each
 * - `count`: how many inputs, 0 or more
 */
#ifndef LANEWISE_MANY_H
#define LANEWISE_MANY_H

#include "lanewise/sponge.h"

#ifdef __cplusplus
extern "C" {
#endif

/** No call of this header needs more stack than this. */
#define LANEWISE_MANY_STACK 16384

/** Every function that needs nothing but its input (and takes empty custom strings here). */
enum lanewise_algorithms {
    LANEWISE_SHA3_224 = 1,
    LANEWISE_SHA3_256,
    LANEWISE_SHA3_384,
    LANEWISE_SHA3_512,
    LANEWISE_SHAKE128,
    LANEWISE_SHAKE256,
    LANEWISE_KECCAK256,
    LANEWISE_TURBOSHAKE128, /**< domain byte 0x1F */
    LANEWISE_TURBOSHAKE256, /**< domain byte 0x1F */
    LANEWISE_KT128,
    LANEWISE_KT256
};

/** One of them, as a number whose size does not depend on the compiler. */
typedef uint32_t lanewise_algorithm;

/** What there is to know of an algorithm. Strings have static storage. */
typedef struct lanewise_algorithm_info {
    const char *name;    /**< as the standard writes it: "SHA3-256", "TurboSHAKE128" */
    size_t output_bytes; /**< fixed length, or for an XOF the customary default (see below) */
    size_t rate_bytes;   /**< input bytes per permutation */
    unsigned rounds;     /**< rounds of each permutation */
    int extendable;      /**< 1 if any output length may be asked for */
} lanewise_algorithm_info;
/* Customary defaults: SHAKE128, TurboSHAKE128, KT128 32 bytes; the 256-bit ones 64 bytes. */

/** Describe an algorithm in `info`. Errors: NULL; ALGORITHM. */
LANEWISE_CHECKED int lanewise_algorithm_describe(lanewise_algorithm algorithm,
                                                 lanewise_algorithm_info *info);

/**
 * Find an algorithm by its `name`; case, '-' and '_' do not matter ("sha3-256", "SHA3_256").
 * Errors: NULL; ALGORITHM (then *algorithm is left as it was).
 */
LANEWISE_CHECKED int lanewise_algorithm_by_name(const char *name, lanewise_algorithm *algorithm);

/** Begin an incremental computation (then sponge.h) in `s`. Errors: NULL; ALGORITHM: no such one,
 * or KT128 or KT256, which are trees (kangarootwelve.h). */
LANEWISE_CHECKED int lanewise_sponge_init(lanewise_sponge *s, lanewise_algorithm algorithm);

/**
 * One-shot by algorithm; input and output may overlap.
 * Errors: NULL; ALGORITHM; LENGTH if outlen is not the fixed length of a non-extendable one.
 */
LANEWISE_CHECKED int lanewise_hash(lanewise_algorithm algorithm, void *out, size_t outlen,
                                   const void *in, size_t inlen);

/**
 * Hash `count` independent inputs: out[i] receives `outlen` bytes for in[i]. out[i] may overlap
 * in[i], but no other input or output. All arguments are checked before anything is written. The
 * arrays may be NULL if `count` is 0. Inputs of KT128 and KT256 share lanes up to 8191 bytes each;
 * longer ones are hashed one after the other, the chunks of each side by side.
 * Errors: NULL; ALGORITHM; LENGTH.
 */
LANEWISE_CHECKED int lanewise_hash_many(lanewise_algorithm algorithm, size_t count,
                                        const lanewise_bytes *in, void *const *out, size_t outlen);

/**
 * The same for `count` inputs of one length in one buffer: fixed-width keys, rows of an array,
 * windows of a file. For every i below `count`, the `outlen` bytes at out + i * `out_stride` become
 * the hash of the `inlen` bytes at in + i * `in_stride`. Strides are in bytes, need no alignment,
 * and may be negative; if `count` is 1 they mean nothing.
 *
 * Outputs must not overlap one another. Inputs may, and have any stride, 0 too. Output i may
 * overlap inputs 0 to i, but no later one: `out` may be `in` if in_stride is positive and neither
 * outlen nor out_stride exceeds it. All arguments are checked before anything is written. The
 * buffers may be NULL if `count` is 0.
 *
 * Errors: NULL; ALGORITHM; LENGTH if outlen is not the fixed length of a non-extendable one, or if
 * `count` exceeds 1 and outputs are less than `outlen` bytes apart, or all inputs or all outputs
 * extend over more than PTRDIFF_MAX bytes.
 */
LANEWISE_CHECKED int lanewise_hash_many_strided(lanewise_algorithm algorithm, size_t count,
                                                const void *in, size_t inlen, ptrdiff_t in_stride,
                                                void *out, size_t outlen, ptrdiff_t out_stride);

/**
 * As lanewise_hash_many(), each input continuing from one common `start`, a context that is
 * absorbing: for a keyed or customised function (KMAC, cSHAKE), or for messages with a common
 * prefix. `start` is not changed. A fixed-output function gives exactly its output length.
 * Errors: NULL; STATE; LENGTH; ALGORITHM for a TupleHash.
 */
LANEWISE_CHECKED int lanewise_sponge_finish_many(const lanewise_sponge *start, size_t count,
                                                 const lanewise_bytes *in, void *const *out,
                                                 size_t outlen);

/**
 * The same from `start` for `count` inputs of one length, with `in_stride` and `out_stride` as in
 * lanewise_hash_many_strided(): the nodes of a level of a Merkle tree, a column of keys under a
 * MAC. Errors: NULL; STATE; ALGORITHM for a TupleHash; LENGTH, also as in that function.
 */
LANEWISE_CHECKED int lanewise_sponge_finish_many_strided(const lanewise_sponge *start, size_t count,
                                                         const void *in, size_t inlen,
                                                         ptrdiff_t in_stride, void *out,
                                                         size_t outlen, ptrdiff_t out_stride);

/**
 * Absorb in[i] into `contexts[i]`, for all of `count` contexts of functions with one rate and one
 * number of rounds: what lanewise_sponge_absorb() does one by one, the contexts side by side. For
 * long inputs that come in pieces, such as several files. Pieces of some kilobytes that are a
 * multiple of the rate are fastest; the lengths may differ, and 0 is one of them. The contexts are
 * distinct. All arguments are checked before anything is absorbed. The arrays may be NULL if
 * `count` is 0.
 * Errors: NULL; STATE if one is not absorbing; ALGORITHM for a TupleHash, or if rate or rounds
 * differ.
 */
LANEWISE_CHECKED int lanewise_sponge_absorb_many(size_t count, lanewise_sponge *const *contexts,
                                                 const lanewise_bytes *in);

#ifdef __cplusplus
}
#endif

#endif
