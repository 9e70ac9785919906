/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Portable arithmetic. Multiplications are of 16 by 16 bits into 32, which take the same time for
 * all operands on every core that is in use; there is no division. Right shifts of negative
 * numbers are arithmetic, as with every compiler for a machine of this century.
 */
#if defined(LANEWISE_MLKEM_ARMV7EM) && !defined(LANEWISE_MLKEM_PORTABLE)
#define MLKEM_OWN_FACTORS
#endif
#include "arith.h"
#include "residues.h"
#include "short.h"
#include "zetas.h"

#include "common/opaque.h"

#include <string.h>

#if defined(LANEWISE_MLKEM_ARMV7EM) && !defined(LANEWISE_MLKEM_PORTABLE)
#include "armv7em/arith_pairs.h"
#define NAME "pairs in 32 bits"
#define NTT lanewise_mlkem_ntt_armv7em
#define INVERSE lanewise_mlkem_inverse_armv7em
#else
#define NAME "portable C"
#define NTT ntt
#define INVERSE inverse

static void ntt(int16_t p[N]) {
    unsigned z = 1;
    for (unsigned len = 128; len >= 2; len /= 2)
        for (unsigned start = 0; start < N; start += 2 * len, z++)
            for (unsigned i = start; i < start + len; i++) {
                int16_t t = product(p[i + len], lanewise_mlkem_zetas[z]);
                p[i + len] = (int16_t)(p[i] - t);
                p[i] = (int16_t)(p[i] + t);
            }
    for (unsigned i = 0; i < N; i++)
        p[i] = reduced(p[i]);
}

/* Sums double in each layer: after three and after six of them they are reduced. Of two roots that
 * differ in sign one serves both directions: the inverse of zetas[z] is -zetas[z'] with z' counted
 * from the end of its layer. The last layer divides by 128 and multiplies by 2^16. */
static void inverse(int16_t p[N]) {
    unsigned z = 127;
    for (unsigned len = 2; len <= 64; len *= 2)
        for (unsigned start = 0; start < N; start += 2 * len, z--)
            for (unsigned i = start; i < start + len; i++) {
                int16_t a = p[i], b = p[i + len], sum = (int16_t)(a + b);
                p[i] = len == 8 || len == 64 ? reduced(sum) : sum;
                p[i + len] = product((int16_t)(b - a), lanewise_mlkem_zetas[z]);
            }
    for (unsigned i = 0; i < N / 2; i++) {
        int16_t a = p[i], b = p[i + N / 2];
        p[i] = product((int16_t)(a + b), MLKEM_LAST_SCALE);
        p[i + N / 2] = product((int16_t)(b - a), MLKEM_LAST_ZETA);
    }
}

static void prepare(int16_t prepared[2 * N], const int16_t b[N]) {
    for (unsigned i = 0; i < N; i += 2) {
        int16_t gamma = lanewise_mlkem_zetas[64 + i / 4];
        prepared[i] = b[i];
        prepared[i + 1] = product(b[i + 1], (int16_t)(i & 2 ? -gamma : gamma));
        prepared[N + i] = b[i + 1];
        prepared[N + i + 1] = b[i];
    }
}

static void inner(int16_t out[N], const int16_t *a, size_t stride, const int16_t *b, unsigned k) {
    for (unsigned i = 0; i < N; i += 2) {
        int32_t even = 0, odd = 0;
        for (unsigned j = 0; j < k; j++) {
            const int16_t *x = a + N * stride * j + i, *y = b + 2 * N * j + i;
            even += (int32_t)x[0] * y[0] + (int32_t)x[1] * y[1];
            odd += (int32_t)x[0] * y[N] + (int32_t)x[1] * y[N + 1];
        }
        out[i] = montgomery(even);
        out[i + 1] = montgomery(odd);
    }
}

static void scale_add(int16_t p[N], const int16_t e[N]) {
    for (unsigned i = 0; i < N; i++)
        p[i] = canonical((int16_t)(product(p[i], MLKEM_R2) + e[i]));
}

static void add_to(int16_t p[N], const int16_t a[N]) {
    for (unsigned i = 0; i < N; i++)
        p[i] = (int16_t)(p[i] + a[i]);
}

static void subtract_from(int16_t p[N], const int16_t a[N]) {
    for (unsigned i = 0; i < N; i++)
        p[i] = (int16_t)(a[i] - p[i]);
}

static inline void canonical_pair(uint32_t to[2], const int16_t p[2]) {
    to[0] = (uint32_t)canonical(p[0]);
    to[1] = (uint32_t)canonical(p[1]);
}

/*
 * round(2^d x / q) modulo 2^d, for 0 <= x < q. floor(2^(16+d) / q) is below the true factor by so
 * little that the quotient is too small by less than 0.05: its floor is the right one or one less,
 * the remainder is in 0..1.05 q, and one comparison of it rounds. unit_mlkem tries all x and d.
 */
static inline uint32_t compressed(uint32_t x, unsigned d, uint32_t factor) {
    uint32_t quotient = (x * factor) >> 16;
    int32_t remainder = (int32_t)(x << d) - (int32_t)(quotient * Q);
    return (quotient + ((uint32_t)(Q / 2 - remainder) >> 31)) & ((1u << d) - 1);
}

/* Coefficients of d bits become bytes, least significant bits first. The number of bits waiting
 * depends on d alone. */
typedef struct packer {
    uint8_t *out;
    uint32_t bits;
    unsigned count;
} packer;

static inline void pack(packer *to, uint32_t value, unsigned d) {
    to->bits |= value << to->count;
    for (to->count += d; to->count >= 8; to->count -= 8, to->bits >>= 8)
        *to->out++ = (uint8_t)to->bits;
}

static inline uint32_t unpack(const uint8_t **in, uint32_t *bits, unsigned *count, unsigned d) {
    uint32_t value;
    for (; *count < d; *count += 8)
        *bits |= (uint32_t)*(*in)++ << *count;
    value = *bits & ((1u << d) - 1);
    *bits >>= d;
    *count -= d;
    return value;
}

static void compress(uint8_t *out, const int16_t p[N], unsigned d) {
    packer to = {out, 0, 0};
    uint32_t factor = mlkem_compress_factor[d];
    for (unsigned i = 0; i < N; i += 2) {
        uint32_t x[2];
        canonical_pair(x, p + i);
        pack(&to, compressed(x[0], d, factor), d);
        pack(&to, compressed(x[1], d, factor), d);
    }
}

static void decompress(int16_t p[N], const uint8_t *in, unsigned d) {
    uint32_t bits = 0;
    unsigned count = 0;
    for (unsigned i = 0; i < N; i++)
        p[i] = (int16_t)((unpack(&in, &bits, &count, d) * Q + (1u << (d - 1))) >> d);
}

static void encode_12(uint8_t out[MLKEM_POLYBYTES], const int16_t p[N]) {
    for (unsigned i = 0; i < N; i += 2, out += 3) {
        uint32_t x[2];
        canonical_pair(x, p + i);
        out[0] = (uint8_t)x[0];
        out[1] = (uint8_t)(x[0] >> 8 | x[1] << 4);
        out[2] = (uint8_t)(x[1] >> 4);
    }
}

static unsigned decode_12(int16_t p[N], const uint8_t in[MLKEM_POLYBYTES]) {
    uint32_t below = 0xFFFFFFFF; /* the top bit stays set while all are below q */
    for (unsigned i = 0; i < N; i += 2, in += 3) {
        uint32_t x[2] = {in[0] | (uint32_t)(in[1] & 15) << 8, in[1] >> 4 | (uint32_t)in[2] << 4};
        for (unsigned j = 0; j < 2; j++) {
            uint32_t less = x[j] - Q;
            below &= less;
            p[i + j] = (int16_t)(less + (Q & lanewise_opaque(0u - (less >> 31))));
        }
    }
    return 1 - (below >> 31);
}

static unsigned reject(int16_t p[N], unsigned have, const uint8_t *in, size_t len) {
    for (size_t i = 0; i < len && have < N; i += 3) {
        unsigned a = in[i] | (unsigned)(in[i + 1] & 15) << 8;
        unsigned b = in[i + 1] >> 4 | (unsigned)in[i + 2] << 4;
        if (a < Q)
            p[have++] = (int16_t)a;
        if (b < Q && have < N)
            p[have++] = (int16_t)b;
    }
    return have;
}

/* The sums of eta bits each stand in fields of a word, computed in all fields at once. */
static void noise(int16_t p[N], const uint8_t *in, unsigned eta) {
    if (eta == 2)
        for (unsigned i = 0; i < N; i += 2, in++) {
            unsigned sums = (*in & 0x55u) + ((*in >> 1) & 0x55u);
            p[i] = (int16_t)((int)(sums & 3) - (int)((sums >> 2) & 3));
            p[i + 1] = (int16_t)((int)((sums >> 4) & 3) - (int)((sums >> 6) & 3));
        }
    else
        for (unsigned i = 0; i < N; i += 4, in += 3) {
            uint32_t w = in[0] | (uint32_t)in[1] << 8 | (uint32_t)in[2] << 16;
            uint32_t sums = (w & 0x249249) + ((w >> 1) & 0x249249) + ((w >> 2) & 0x249249);
            for (unsigned j = 0; j < 4; j++)
                p[i + j] = (int16_t)((int)((sums >> 6 * j) & 7) - (int)((sums >> (6 * j + 3)) & 7));
        }
}

#endif

/* The largest multiple of q in 16 bits is 19 q. */
unsigned lanewise_mlkem_reject16(int16_t p[N], unsigned have, const uint8_t block[168]) {
    for (unsigned i = 0; i < 168 && have < N; i += 2) {
        unsigned a = block[i] | (unsigned)block[i + 1] << 8;
        if (a < 19 * Q)
            p[have++] = (int16_t)(a - Q * ((a * 20159u) >> 26));
    }
    return have;
}

const mlkem_arith lanewise_mlkem_arith_c = {
    .name = NAME,
    .ntt = NTT,
    .inverse = INVERSE,
    .prepare = prepare,
    .inner = inner,
    .scale_add = scale_add,
    .add = add_to,
    .subtract_from = subtract_from,
    .compress = compress,
    .decompress = decompress,
    .encode = encode_12,
    .decode = decode_12,
    .reject = reject,
    .noise = noise,
};
