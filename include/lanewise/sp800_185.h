/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file sp800_185.h
 * cSHAKE, KMAC, TupleHash and ParallelHash (NIST SP 800-185), at 128 and 256 bits, each with its
 * XOF form. `custom` is the customisation string S, `name` the function name N of the standard;
 * both may be empty. Strings are whole bytes. Input and output of one-shots may overlap.
 *
 * The fixed-length forms bind the output length into the result (section 2.3.1, right_encode):
 * 16 bytes of KMAC128 are not a prefix of 32 bytes of it. The XOF forms are prefix-consistent.
 *
 *     uint8_t tag[32];
 *     int status = lanewise_kmac256(tag, sizeof tag, key, sizeof key, data, len, "mail", 4);
 *     if (status || !lanewise_equal(tag, received, sizeof tag))
 *         refuse();
 *
 * - `out`, `outlen`: where output goes, and how many bytes of it
 * - `in`, `inlen`: input, and its length in bytes; NULL if the length is 0
 * - `name`, `namelen`, `custom`, `customlen`: the strings N and S, and their lengths in bytes
 * - `key`, `keylen`: the key, and its length in bytes
 * - `s`: a context of sponge.h
 */
#ifndef LANEWISE_SP800_185_H
#define LANEWISE_SP800_185_H

#include "lanewise/sponge.h"
#include "lanewise/tree.h"

#ifdef __cplusplus
extern "C" {
#endif

/** cSHAKE, section 3: one-shot, or begun with `s` for sponge.h. With name and custom both empty it
 * is SHAKE. Errors: NULL. */
LANEWISE_CHECKED int lanewise_cshake128(void *out, size_t outlen, const void *in, size_t inlen,
                                        const void *name, size_t namelen, const void *custom,
                                        size_t customlen);
LANEWISE_CHECKED int lanewise_cshake256(void *out, size_t outlen, const void *in, size_t inlen,
                                        const void *name, size_t namelen, const void *custom,
                                        size_t customlen);
LANEWISE_CHECKED int lanewise_cshake128_init(lanewise_sponge *s, const void *name, size_t namelen,
                                             const void *custom, size_t customlen);
LANEWISE_CHECKED int lanewise_cshake256_init(lanewise_sponge *s, const void *name, size_t namelen,
                                             const void *custom, size_t customlen);

/**
 * KMAC, section 4: one-shot. Runs in time that depends on lengths alone. The standard wants keys of
 * at least the security strength (16 or 32 bytes); shorter ones are computed, not refused. Compare
 * tags with lanewise_equal. Errors: NULL.
 */
LANEWISE_CHECKED int lanewise_kmac128(void *out, size_t outlen, const void *key, size_t keylen,
                                      const void *in, size_t inlen, const void *custom,
                                      size_t customlen);
LANEWISE_CHECKED int lanewise_kmac256(void *out, size_t outlen, const void *key, size_t keylen,
                                      const void *in, size_t inlen, const void *custom,
                                      size_t customlen);
LANEWISE_CHECKED int lanewise_kmacxof128(void *out, size_t outlen, const void *key, size_t keylen,
                                         const void *in, size_t inlen, const void *custom,
                                         size_t customlen);
LANEWISE_CHECKED int lanewise_kmacxof256(void *out, size_t outlen, const void *key, size_t keylen,
                                         const void *in, size_t inlen, const void *custom,
                                         size_t customlen);
/** KMAC begun with `s` for sponge.h: `outlen` is the length that will be squeezed in all. Errors:
 * NULL. */
LANEWISE_CHECKED int lanewise_kmac128_init(lanewise_sponge *s, const void *key, size_t keylen,
                                           const void *custom, size_t customlen, size_t outlen);
LANEWISE_CHECKED int lanewise_kmac256_init(lanewise_sponge *s, const void *key, size_t keylen,
                                           const void *custom, size_t customlen, size_t outlen);
LANEWISE_CHECKED int lanewise_kmacxof128_init(lanewise_sponge *s, const void *key, size_t keylen,
                                              const void *custom, size_t customlen);
LANEWISE_CHECKED int lanewise_kmacxof256_init(lanewise_sponge *s, const void *key, size_t keylen,
                                              const void *custom, size_t customlen);

/** TupleHash, section 5: hashes a sequence of strings so that ("ab", "c") and ("a", "bc") differ.
 * `tuple` holds `count` of them, and may be NULL if that is 0. Begun with `s`, each element is
 * announced with lanewise_tuplehash_element. Errors: NULL. */
LANEWISE_CHECKED int lanewise_tuplehash128(void *out, size_t outlen, const lanewise_bytes *tuple,
                                           size_t count, const void *custom, size_t customlen);
LANEWISE_CHECKED int lanewise_tuplehash256(void *out, size_t outlen, const lanewise_bytes *tuple,
                                           size_t count, const void *custom, size_t customlen);
LANEWISE_CHECKED int lanewise_tuplehashxof128(void *out, size_t outlen, const lanewise_bytes *tuple,
                                              size_t count, const void *custom, size_t customlen);
LANEWISE_CHECKED int lanewise_tuplehashxof256(void *out, size_t outlen, const lanewise_bytes *tuple,
                                              size_t count, const void *custom, size_t customlen);
LANEWISE_CHECKED int lanewise_tuplehash128_init(lanewise_sponge *s, const void *custom,
                                                size_t customlen, size_t outlen);
LANEWISE_CHECKED int lanewise_tuplehash256_init(lanewise_sponge *s, const void *custom,
                                                size_t customlen, size_t outlen);
LANEWISE_CHECKED int lanewise_tuplehashxof128_init(lanewise_sponge *s, const void *custom,
                                                   size_t customlen);
LANEWISE_CHECKED int lanewise_tuplehashxof256_init(lanewise_sponge *s, const void *custom,
                                                   size_t customlen);
/**
 * Begin an element of `len` bytes; exactly that many must then be absorbed, in any number of
 * lanewise_sponge_absorb calls, before the next element or finalize.
 * Errors: NULL; STATE if the previous element is incomplete; ALGORITHM if not a TupleHash.
 */
LANEWISE_CHECKED int lanewise_tuplehash_element(lanewise_sponge *s, size_t len);

/** ParallelHash, section 6, with blocks of `block` bytes (at least 1): one-shot, or begun with `t`
 * for tree.h. Single-threaded unless `threading` (tree.h) says otherwise. Errors: NULL; PARAMETER
 * (block is 0). */
LANEWISE_CHECKED int lanewise_parallelhash128(void *out, size_t outlen, const void *in,
                                              size_t inlen, size_t block, const void *custom,
                                              size_t customlen,
                                              const lanewise_threading *threading);
LANEWISE_CHECKED int lanewise_parallelhash256(void *out, size_t outlen, const void *in,
                                              size_t inlen, size_t block, const void *custom,
                                              size_t customlen,
                                              const lanewise_threading *threading);
LANEWISE_CHECKED int lanewise_parallelhashxof128(void *out, size_t outlen, const void *in,
                                                 size_t inlen, size_t block, const void *custom,
                                                 size_t customlen,
                                                 const lanewise_threading *threading);
LANEWISE_CHECKED int lanewise_parallelhashxof256(void *out, size_t outlen, const void *in,
                                                 size_t inlen, size_t block, const void *custom,
                                                 size_t customlen,
                                                 const lanewise_threading *threading);
LANEWISE_CHECKED int lanewise_parallelhash128_init(lanewise_tree *t, size_t block,
                                                   const void *custom, size_t customlen,
                                                   size_t outlen);
LANEWISE_CHECKED int lanewise_parallelhash256_init(lanewise_tree *t, size_t block,
                                                   const void *custom, size_t customlen,
                                                   size_t outlen);
LANEWISE_CHECKED int lanewise_parallelhashxof128_init(lanewise_tree *t, size_t block,
                                                      const void *custom, size_t customlen);
LANEWISE_CHECKED int lanewise_parallelhashxof256_init(lanewise_tree *t, size_t block,
                                                      const void *custom, size_t customlen);

#ifdef __cplusplus
}
#endif

#endif
