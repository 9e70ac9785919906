/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Arithmetic on polynomials of Z_q[X]/(X^256 + 1), q = 3329, as ML-KEM needs it: the contract
 * between the portable code, the vector code and those who use them.
 *
 * A polynomial is 256 int16_t in the order of FIPS 203, also in the NTT domain, in every
 * implementation. All implementations give the same int16_t, not only the same residues, for all
 * inputs within the bounds stated here; tests/mlkem compares them. "Any" below means any int16_t.
 * lab/lanewise_lab/mlkem/bounds.py computes by interval arithmetic that no intermediate value
 * leaves its type while inputs are within the bounds.
 *
 * Products are Montgomery products: montgomery(x) = x / 2^16 mod q.
 * No function branches on coefficients or forms an address of them, except reject and reject16,
 * whose input is public.
 */
#ifndef LANEWISE_MLKEM_ARITH_H
#define LANEWISE_MLKEM_ARITH_H

#include <stddef.h>
#include <stdint.h>

typedef struct mlkem_arith {
    const char *name;  /* of the implementation, for people and tests */
    uint32_t features; /* CPU features as bits of cpu.h; all must be present */

    /* To the NTT domain. Input |x| <= 3329, output |x| <= 2187. */
    void (*ntt)(int16_t p[256]);
    /* From the NTT domain, times 2^16. Input |x| <= 4095, output |x| <= 1776. */
    void (*inverse)(int16_t p[256]);

    /*
     * Products in the NTT domain are products of pairs modulo X^2 - gamma. For b = b0 + b1 X,
     * pair by pair, prepared[0..255] holds (b0, gamma b1) and prepared[256..511] (b1, b0): the
     * two halves of a product with a are inner products of two terms. Input any;
     * |gamma b1| <= 2497.
     */
    void (*prepare)(int16_t prepared[512], const int16_t b[256]);
    /*
     * The sum over i < k <= 4 of a[i] b[i], divided by 2^16; a[i] are the polynomials at
     * a + 256 * stride * i, b[i] the prepared ones at b + 512 i. |a| <= 4095, |b| <= 3329.
     * Output |x| <= 3330.
     */
    void (*inner)(int16_t out[256], const int16_t *a, size_t stride, const int16_t *b, unsigned k);

    /* p = 2^16 p + e modulo q, in 0..q-1. |p| any, |e| <= 2187. */
    void (*scale_add)(int16_t p[256], const int16_t e[256]);
    /* p += a; |p + a| <= 32767. */
    void (*add)(int16_t p[256], const int16_t a[256]);
    /* p = a - p; |a - p| <= 32767. */
    void (*subtract_from)(int16_t p[256], const int16_t a[256]);

    /* Compress_d and ByteEncode_d of FIPS 203 section 4.2.1 in one: 32 d bytes. Input any,
     * 1 <= d <= 11. */
    void (*compress)(uint8_t *out, const int16_t p[256], unsigned d);
    /* ByteDecode_d and Decompress_d; output 0..q-1. */
    void (*decompress)(int16_t p[256], const uint8_t *in, unsigned d);
    /* ByteEncode_12 of the residues. Input any. */
    void (*encode)(uint8_t out[384], const int16_t p[256]);
    /* ByteDecode_12, reduced; returns 1 if a coefficient was not below q, 0 if all were. */
    unsigned (*decode)(int16_t p[256], const uint8_t in[384]);

    /* `len` bytes of SHAKE128 for SampleNTT (FIPS 203 algorithm 7), a multiple of 24: p holds
     * `have` < 256 coefficients; returns how many it holds then. */
    unsigned (*reject)(int16_t p[256], unsigned have, const uint8_t *in, size_t len);
    /* SamplePolyCBD_eta (algorithm 8), eta 2 or 3, of 64 eta bytes. */
    void (*noise)(int16_t p[256], const uint8_t *in, unsigned eta);
} mlkem_arith;

/* The best for this machine. */
const mlkem_arith *lanewise_mlkem_arith(void);
/* For tests: what that returns from now on; NULL: the best again. */
void lanewise_mlkem_force(const mlkem_arith *arith);

/* All of this build, available here or not; NULL-terminated. */
extern const mlkem_arith *const lanewise_mlkem_ariths[];
extern const mlkem_arith lanewise_mlkem_arith_c;
extern const mlkem_arith lanewise_mlkem_arith_avx2;
extern const mlkem_arith lanewise_mlkem_arith_avx512;
extern const mlkem_arith lanewise_mlkem_arith_neon;
int lanewise_mlkem_arith_available(const mlkem_arith *arith);

/* The same as reject for round 2 of Kyber: 16 bits a candidate. */
unsigned lanewise_mlkem_reject16(int16_t p[256], unsigned have, const uint8_t block[168]);

#endif
