/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Arithmetic modulo q on one coefficient, in portable C without branches. */
#ifndef LANEWISE_MLKEM_RESIDUES_H
#define LANEWISE_MLKEM_RESIDUES_H

#include "short.h"

/* x / 2^16 modulo q. |x| < 2^31 - 2^15 q; |result| <= |x| / 2^16 + q / 2 + 1/2. */
static inline int16_t montgomery(int32_t x) {
    /* 62209 q = 1 modulo 2^16 */
    int16_t t = (int16_t)(uint16_t)((uint32_t)x * 62209u);
    return (int16_t)((x - (int32_t)t * Q) >> 16);
}

static inline int16_t product(int16_t a, int16_t b) {
    return montgomery((int32_t)a * b);
}

/* 10 / 2^15 is a little more than 1 / q: any x gives |result| <= 2187. */
static inline int16_t reduced(int16_t x) {
    return (int16_t)(x - Q * (((int32_t)x * 10 + 16384) >> 15));
}

/* The residue in 0..q-1 of any x. */
static inline int16_t canonical(int16_t x) {
    x = reduced(x);
    return (int16_t)(x + (Q & (x >> 15)));
}

#endif
