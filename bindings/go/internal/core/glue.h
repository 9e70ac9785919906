/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What cgo cannot say: a structure with pointers into Go's memory must not lie there itself, so
 * these make it on C's stack.
 */
#ifndef LANEWISE_GO_GLUE_H
#define LANEWISE_GO_GLUE_H

#include "lanewise/lanewise.h"

enum { GO_PART = 64 }; /* inputs of one call of lanewise_hash_many */

/* Count inputs, at most GO_PART, one behind the other in `data`; outputs the same in `out`. */
int go_hash_many(lanewise_algorithm algorithm, size_t count, const uint8_t *data,
                 const size_t *lengths, uint8_t *out, size_t outlen);

/* Streams, which lie somewhere in memory that Go holds: where is in *offset. Pieces and outputs are
 * pointers, for which Go has pinned what they point to. */
int go_streams_start(void *memory, size_t bytes, const lanewise_sponge *start, size_t count,
                     size_t *offset);
int go_streams_absorb(void *streams, const void *const *data, size_t len);
int go_streams_finish(void *streams, const lanewise_bytes *last);
int go_streams_squeeze(void *streams, void *const *out, size_t len);
int go_streams_next(void *streams);
int go_streams_replace(void *streams, size_t index, const void *in, size_t len);
int go_streams_stop(void *streams, size_t index);
/* How far the block is from the object, 0 if there is none; its length. */
size_t go_streams_block(const void *streams, size_t index, size_t *len);
void go_streams_wipe(void *streams);

/* What is signed: lanewise_mldsa_options and lanewise_slhdsa_options as far as Go sets them. */
int go_mldsa_sign(const lanewise_mldsa_key *key, void *sig, size_t siglen, const void *message,
                  size_t len, const void *context, size_t context_bytes, uint32_t prehash,
                  int deterministic);
int go_mldsa_verify(const lanewise_mldsa_key *key, const void *sig, size_t siglen,
                    const void *message, size_t len, const void *context, size_t context_bytes,
                    uint32_t prehash);
int go_slhdsa_sign(uint32_t set, void *sig, size_t siglen, const void *sk, size_t sklen,
                   const void *message, size_t len, const void *context, size_t context_bytes,
                   uint32_t prehash, int deterministic);
int go_slhdsa_verify(uint32_t set, const void *sig, size_t siglen, const void *pk, size_t pklen,
                     const void *message, size_t len, const void *context, size_t context_bytes,
                     uint32_t prehash);

/* A message in pieces. ML-DSA signs and verifies mu, of a sponge that this begins. */
int go_mldsa_mu_init(lanewise_sponge *s, uint32_t set, const void *pk, size_t pklen,
                     const void *context, size_t context_bytes);
int go_mldsa_sign_mu(const lanewise_mldsa_key *key, void *sig, size_t siglen, const void *mu,
                     size_t mulen, int deterministic);
int go_mldsa_verify_mu(const lanewise_mldsa_key *key, const void *sig, size_t siglen,
                       const void *mu, size_t mulen);
int go_slhdsa_verifier_init(lanewise_slhdsa_verifier *v, uint32_t set, const void *pk, size_t pklen,
                            const void *randomizer, size_t randomizerlen, const void *context,
                            size_t context_bytes);
/* Signs what go_next reads into the buffer. */
int go_slhdsa_sign_from(uint32_t set, void *sig, size_t siglen, const void *sk, size_t sklen,
                        uintptr_t reader, void *buffer, size_t size, const void *context,
                        size_t context_bytes, int deterministic);
/* In Go: the next piece of a message, from its beginning if `first` is 1; 1 if there is none. */
int go_next(uintptr_t reader, int first, void *buffer, size_t size, size_t *len);

/* Many at once, with the same options: pointers to what Go has pinned. */
int go_mldsa_sign_many(const lanewise_mldsa_key *key, size_t count, void *const *sig, size_t siglen,
                       const lanewise_bytes *messages, const void *context, size_t context_bytes,
                       uint32_t prehash, int deterministic);
int go_mldsa_verify_many(const lanewise_mldsa_key *key, size_t count, const lanewise_bytes *sig,
                         const lanewise_bytes *messages, const void *context, size_t context_bytes,
                         uint32_t prehash, int *results);
int go_slhdsa_sign_many(uint32_t set, size_t count, void *const *sig, size_t siglen, const void *sk,
                        size_t sklen, const lanewise_bytes *messages, const void *context,
                        size_t context_bytes, uint32_t prehash, int deterministic,
                        unsigned threads);
int go_slhdsa_verify_many(uint32_t set, size_t count, const lanewise_bytes *sig,
                          const void *const *pk, size_t pklen, const lanewise_bytes *messages,
                          const void *context, size_t context_bytes, uint32_t prehash,
                          int *results);

#endif
