/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Several operations of FIPS 203 of one kind in lockstep: all do the same step at the
 * same time, so that each call of a kernel runs one Keccak job of every instance, and no state is
 * ever idle. Nothing is to be scheduled, as it is in jobs/jobs.h, and a matrix is sampled by rows.
 */
#ifndef LANEWISE_MLKEM_LOCKSTEP_H
#define LANEWISE_MLKEM_LOCKSTEP_H

#include "core.h"
#include "keccak/backend.h"

/* n instances, 1 <= n <= states of the kernel; fewer take as long as all. Arguments are those of
 * lanewise_mlkem_keygen_many, and have been checked. */
void lanewise_mlkem_lockstep_generate(const lanewise_backend *b, const mlkem_params *p, size_t n,
                                      void *const *ek, void *const *dk, const uint8_t *seeds);
/* Of lanewise_mlkem_encaps_many; every status is set. */
void lanewise_mlkem_lockstep_encapsulate(const lanewise_backend *b, const mlkem_params *p, size_t n,
                                         void *const *ct, void *const *ss, const void *const *ek,
                                         const uint8_t *messages, int *status);
/* Of lanewise_mlkem_decaps_many; with a key object of it alone, and no dk. */
void lanewise_mlkem_lockstep_decapsulate(const lanewise_backend *b, const mlkem_params *p,
                                         const mlkem_key *key, size_t n, void *const *ss,
                                         const void *const *dk, const void *const *ct, int *status);

#endif
