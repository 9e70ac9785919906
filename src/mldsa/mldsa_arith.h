/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The arithmetic of poly.h and bytes.h as a table: the contract between the portable code, the
 * vector code and those who use them. What the functions do is said there.
 *
 * A polynomial is in the order of FIPS 204, also when it is transformed, in every implementation.
 * All give the same numbers within the bounds stated, but the transforms in assembly, which round
 * otherwise: they give the same residues, within the same bounds. tests/mldsa compares them.
 * No function branches on coefficients or forms an address of them, except reject, whose input is
 * public. Which half-bytes `small` refuses is public, too.
 */
#ifndef LANEWISE_MLDSA_MLDSA_ARITH_H
#define LANEWISE_MLDSA_MLDSA_ARITH_H

#include "bytes.h"

typedef struct mldsa_arith {
    const char *name;  /* of the implementation, for people and tests */
    uint32_t features; /* CPU features as bits of cpu.h; all must be present */

    void (*ntt)(mldsa_poly *p);
    void (*inverse_ntt)(mldsa_poly *p);
    /* Each coefficient / 2^32: of any, at most q / 2 + 1. */
    void (*reduce)(mldsa_poly *p);
    /* The sum of a[i] b[i], less c d unless c is NULL. `count` is 1 to 7, the sum below 2^31 q. */
    void (*product)(mldsa_poly *out, const mldsa_poly *a, const mldsa_poly *b, unsigned count,
                    const mldsa_poly *c, const mldsa_poly *d);
    void (*positive)(mldsa_poly *p);
    void (*centre)(mldsa_poly *p);
    void (*add)(mldsa_poly *to, const mldsa_poly *p);
    void (*subtract)(mldsa_poly *to, const mldsa_poly *p);
    void (*add_narrow)(mldsa_poly *to, const int16_t p[MLDSA_N]); /* any */
    void (*subtract_narrow)(mldsa_poly *to, const int16_t p[MLDSA_N]);
    unsigned (*exceeds)(const mldsa_poly *p, int32_t bound);
    void (*split)(mldsa_poly *p, mldsa_poly *t0);
    void (*decompose)(const mldsa_params *p, const mldsa_poly *r, mldsa_poly *high,
                      mldsa_poly *low);
    unsigned (*make_hint)(const mldsa_params *p, const mldsa_poly *high, const mldsa_poly *low,
                          mldsa_poly *hint);
    void (*use_hint)(const mldsa_params *p, mldsa_poly *r, const mldsa_poly *hint);

    /* 1 to 20 bits. */
    void (*pack)(uint8_t *out, const mldsa_poly *p, unsigned bits, int32_t from);
    void (*unpack)(mldsa_poly *p, const uint8_t *in, unsigned bits, int32_t from);
    /* `len` bytes of SHAKE128 for RejNTTPoly (FIPS 204 algorithm 30), a multiple of 24: p holds
     * `have` < 256 coefficients; returns how many it holds then. The rest of p may be written. */
    unsigned (*reject)(mldsa_poly *p, unsigned have, const uint8_t *in, size_t len);
    /* Half-bytes for RejBoundedPoly (algorithms 15 and 31), of `words` times 8 bytes: those are
     * taken whose bit 0 is clear in `refused`, which has a half-byte for each. `have` and the
     * result as with reject. */
    unsigned (*small)(mldsa_poly *p, unsigned have, const uint8_t *in, const uint64_t *refused,
                      unsigned words, int eta);
} mldsa_arith;

/* The best for this machine. */
const mldsa_arith *lanewise_mldsa_arith(void);
/* For tests: what that returns from now on; NULL: the best again. */
void lanewise_mldsa_force(const mldsa_arith *arith);

/* All of this build, available here or not; NULL-terminated. */
extern const mldsa_arith *const lanewise_mldsa_ariths[];
extern const mldsa_arith lanewise_mldsa_arith_c;
extern const mldsa_arith lanewise_mldsa_arith_avx2;
extern const mldsa_arith lanewise_mldsa_arith_avx512;
extern const mldsa_arith lanewise_mldsa_arith_neon;
int lanewise_mldsa_arith_available(const mldsa_arith *arith);

/* In assembly, generated; those for ARMv7E-M stand in lanewise_mldsa_arith_c. */
void lanewise_mldsa_ntt_armv7em(mldsa_poly *p);
void lanewise_mldsa_inverse_armv7em(mldsa_poly *p);
void lanewise_mldsa_ntt_avx2(mldsa_poly *p);
void lanewise_mldsa_inverse_avx2(mldsa_poly *p);
void lanewise_mldsa_ntt_avx512(mldsa_poly *p);
void lanewise_mldsa_inverse_avx512(mldsa_poly *p);
void lanewise_mldsa_ntt_neon(mldsa_poly *p);
void lanewise_mldsa_inverse_neon(mldsa_poly *p);

#endif
