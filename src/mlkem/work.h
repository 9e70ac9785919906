/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Operations in parts, so that the Keccak jobs of several can run together: the first lists
 * jobs, at most MLKEM_MAX_JOBS, the last computes with what they gave. Work, key and list stay
 * where they are between.
 */
#ifndef LANEWISE_MLKEM_WORK_H
#define LANEWISE_MLKEM_WORK_H

#include "core.h"

enum { MLKEM_MAX_JOBS = MLKEM_MAX_K * MLKEM_MAX_K + 2 * MLKEM_MAX_K + 4 };

/* One operation in progress. */
typedef struct mlkem_work {
    _Alignas(64) uint8_t mh[64]; /* message, hash of the public key: input of G */
    uint8_t kr[64];              /* shared key, randomness: output of G */
    /* As many as the parameter set needs, one after the other: what is not there need not be wiped.
     */
    int16_t polynomials[(3 * MLKEM_MAX_K + 2) * MLKEM_N];
    int16_t *y, *e;    /* noise: k polynomials, and as many or k + 1 */
    int16_t *prepared; /* y prepared: 2 k */
    /* Of a key generation, whose hash runs while the matrix is sampled. */
    mlkem_key *key;
    uint8_t *dk; /* where the expanded private key goes; NULL: nowhere */
    lanewise_job *jobs;
    unsigned rows; /* of the public key that have been written */
    unsigned prepared_s;
} mlkem_work;

void lanewise_mlkem_generate_begin(lanewise_job_list *list, mlkem_work *w, mlkem_key *key,
                                   const mlkem_params *p, const uint8_t d[32], const uint8_t z[32],
                                   uint8_t *dk);
/* To be called whenever some of the jobs have been done; nonzero if the hash has more input then.
 */
int lanewise_mlkem_generate_step(mlkem_work *w);
void lanewise_mlkem_generate_finish(mlkem_work *w);

void lanewise_mlkem_encapsulate_begin(lanewise_job_list *list, mlkem_work *w, mlkem_key *key,
                                      mlkem_known known, const uint8_t m[32]);
void lanewise_mlkem_encapsulate_finish(mlkem_work *w, const mlkem_key *key, uint8_t *ct,
                                       uint8_t ss[32]);

#endif
