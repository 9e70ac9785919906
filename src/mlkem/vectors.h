/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What arith_vectors.h and the operations of instruction sets share: included where V is a vector
 * of int16_t, of gcc's and clang's extension, and PARTS says of how many times 128 bits. */
#ifndef LANEWISE_MLKEM_VECTORS_H
#define LANEWISE_MLKEM_VECTORS_H

#include "mlkem/short.h"
#include "mlkem/zetas.h"

#include <string.h>

enum {
    LANES = 8 * PARTS,
    Q_INVERSE = -3327, /* 1 / q modulo 2^16 */
};

typedef int16_t V_anywhere __attribute__((vector_size(sizeof(V)), aligned(1), may_alias));
typedef uint8_t B __attribute__((vector_size(sizeof(V))));
typedef uint16_t U __attribute__((vector_size(sizeof(V))));
typedef uint32_t D __attribute__((vector_size(sizeof(V))));
typedef uint64_t E __attribute__((vector_size(sizeof(V))));

#define LOAD(P) ((V) * (const V_anywhere *)(const void *)(P))
#define STORE(P, X) (*(V_anywhere *)(void *)(P) = (V_anywhere)(X))
#define EACH(I) for (unsigned I = 0; I < N; I += LANES)

/* Bytes of an index are F(d, j) of their numbers j: in each part from 0 on, but with AVX-512, which
 * picks bytes of a whole vector, in all of it. IN_PARTS: the same elements in each part. */
#define EIGHT(F, D, J)                                                                             \
    F(D, J), F(D, J + 1), F(D, J + 2), F(D, J + 3), F(D, J + 4), F(D, J + 5), F(D, J + 6),         \
        F(D, J + 7)
#define SIXTEEN(F, D, J) EIGHT(F, D, J), EIGHT(F, D, J + 8)
#if PARTS == 4
#define INDEX(F, D)                                                                                \
    ((V)(B){SIXTEEN(F, D, 0), SIXTEEN(F, D, 16), SIXTEEN(F, D, 32), SIXTEEN(F, D, 48)})
#define IN_PARTS(...) {__VA_ARGS__, __VA_ARGS__, __VA_ARGS__, __VA_ARGS__}
#elif PARTS == 2
#define INDEX(F, D) ((V)(B){SIXTEEN(F, D, 0), SIXTEEN(F, D, 0)})
#define IN_PARTS(...) {__VA_ARGS__, __VA_ARGS__}
#else
#define INDEX(F, D) ((V)(B){SIXTEEN(F, D, 0)})
#define IN_PARTS(...) {__VA_ARGS__}
#endif

/* Numbers of D bits: byte J of words that begin where they do, and how far a word is shifted, or by
 * what it is multiplied, to move its number to the top. */
#define AT(D, J) (uint8_t)((J) / 2 * (D) / 8 + (J) % 2)
#define UP(D, J) (int16_t)(16 - (D) - (J) * (D) % 8)
#define TOP(D, J) (int16_t)(1 << UP(D, J))
#if !defined(TO_TOP)
#define TO_TOP(X, D) ((X) * (V)IN_PARTS(EIGHT(TOP, D, 0)))
#endif

#endif
