/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Every arithmetic of ML-KEM against the portable one, and that against arithmetic modulo q as the
 * standard writes it. */
#include "check.h"
#include "mlkem/params.h"
#include "unit_mlkem.h"

#include <stdlib.h>
#include <string.h>

enum { N = MLKEM_N, Q = MLKEM_Q };

/* Bits that coefficients are compressed to. */
static const unsigned widths[] = {1, 3, 4, 5, 10, 11};
#define WIDTHS (sizeof widths / sizeof widths[0])

static unsigned residue(long x) {
    long r = x % Q;
    return (unsigned)(r < 0 ? r + Q : r);
}

static unsigned power(unsigned base, unsigned exponent) {
    unsigned result = 1;
    while (exponent--)
        result = result * base % Q;
    return result;
}

/* FIPS 203 section 4.3: the root of the factor that holds coefficients 2i and 2i + 1. */
static unsigned gamma_of(unsigned i) {
    unsigned reversed = 0;
    for (unsigned bit = 0; bit < 7; bit++)
        reversed |= ((i >> bit) & 1) << (6 - bit);
    return power(17, 2 * reversed + 1);
}

/* Modulo X^2 - gamma, by Horner's rule: the definition, not a transform. */
static void transform(unsigned out[N], const int16_t p[N]) {
    for (unsigned i = 0; i < N / 2; i++) {
        unsigned g = gamma_of(i), even = 0, odd = 0;
        for (unsigned j = N / 2; j-- > 0;) {
            even = (even * g + residue(p[2 * j])) % Q;
            odd = (odd * g + residue(p[2 * j + 1])) % Q;
        }
        out[2 * i] = even;
        out[2 * i + 1] = odd;
    }
}

/* Polynomials at the edge of a bound, and random ones. */
enum { SHAPES = 8 };
static void make(int16_t *p, size_t n, int bound, unsigned shape) {
    for (size_t i = 0; i < n; i++) {
        int x = (int)check_below(2 * (size_t)bound + 1) - bound;
        switch (shape) {
        case 0:
            x = bound;
            break;
        case 1:
            x = -bound;
            break;
        case 2:
            x = i % 2 ? bound : -bound;
            break;
        case 3:
            x = check_random() & 1 ? bound : -bound;
            break;
        case 4:
            x = i / 16 % 2 ? bound : -bound;
            break;
        case 5:
            x = i % 97 ? 0 : x;
            break;
        default:
            break;
        }
        p[i] = (int16_t)x;
    }
}

static void largest(const char *what, const int16_t *p, size_t n, int bound) {
    for (size_t i = 0; i < n; i++)
        if (p[i] > bound || p[i] < -bound) {
            CHECK(0, "%s: %d at %zu, bound %d", what, p[i], i, bound);
            return;
        }
    check_count++;
}

/* What the portable code computes is right. */
void test_meaning(void) {
    const mlkem_arith *c = &lanewise_mlkem_arith_c;
    static int16_t p[N], q[N], prepared[2 * N], r[N];
    static unsigned want[N], other[N];
    for (unsigned shape = 0; shape < SHAPES; shape++) {
        make(p, N, 3329, shape);
        make(q, N, 3329, 7 - shape);
        transform(want, p);
        transform(other, q);
        memcpy(r, p, sizeof r);
        c->ntt(r);
        c->ntt(q);
        for (unsigned i = 0; i < N; i++)
            CHECK(residue(r[i]) == want[i], "ntt, shape %u, at %u", shape, i);
        c->prepare(prepared, q);
        memcpy(q, r, sizeof q);
        c->inner(r, q, 1, prepared, 1);
        for (unsigned i = 0; i < N; i += 2) {
            unsigned long g = gamma_of(i / 2);
            unsigned even =
                (unsigned)((want[i] * other[i] + want[i + 1] * g % Q * other[i + 1]) % Q);
            unsigned odd = (want[i] * other[i + 1] + want[i + 1] * other[i]) % Q;
            CHECK(residue((long)r[i] * 65536) == even, "even part at %u", i);
            CHECK(residue((long)r[i + 1] * 65536) == odd, "odd part at %u", i);
        }
        c->inverse(q);
        for (unsigned i = 0; i < N; i++)
            CHECK(residue(q[i]) == residue((long)p[i] * 65536), "inverse at %u", i);
    }
    for (unsigned w = 0; w < WIDTHS; w++)
        for (int start = 0; start < Q; start += N) {
            const unsigned d = widths[w];
            uint8_t bytes[32 * 11];
            for (int i = 0; i < N; i++)
                p[i] = (int16_t)((start + i) % Q);
            c->compress(bytes, p, d);
            c->decompress(q, bytes, d);
            for (int i = 0; i < N; i++) {
                unsigned x = (unsigned)p[i], y = ((x << (d + 1)) + Q) / (2 * Q) % (1u << d);
                unsigned got = 0;
                for (unsigned bit = 0; bit < d; bit++) {
                    unsigned at = (unsigned)i * d + bit;
                    got |= (unsigned)((bytes[at / 8] >> (at % 8)) & 1) << bit;
                }
                CHECK(got == y, "compress %u to %u bits: %u", x, d, got);
                CHECK(q[i] == (int)((2 * y * Q + (1u << d)) >> (d + 1)), "decompress %u", y);
            }
        }
}

/* A transform gives the residues of the portable one, within the bound. */
static void compare_transform(const char *what, const mlkem_arith *a, void (*f)(int16_t *),
                              void (*portable)(int16_t *), int entry, int bound, unsigned shape) {
    static int16_t p[N], q[N];
    make(p, N, entry, shape);
    memcpy(q, p, sizeof q);
    portable(p), f(q);
    for (unsigned i = 0; i < N; i++)
        CHECK(residue(q[i]) == residue(p[i]), "%s: %s, shape %u, at %u", a->name, what, shape, i);
    largest(what, p, N, bound);
    largest(what, q, N, bound);
}

/* Every arithmetic gives what the portable one gives: of polynomials, of their bytes, and of what
 * is sampled. */
static void compare_sums(const mlkem_arith *a, unsigned shape) {
    const mlkem_arith *c = &lanewise_mlkem_arith_c;
    static int16_t p[N], q[N], m[16 * N], b[8 * N], prepared[2][8 * N];
    compare_transform("ntt", a, a->ntt, c->ntt, 3329, 4095, shape);
    compare_transform("inverse", a, a->inverse, c->inverse, 4095, 2187, shape);
    make(p, N, 32767, shape);
    p[0] = -32768;
    c->prepare(prepared[0], p), a->prepare(prepared[1], p);
    CHECK_BYTES(prepared[1], prepared[0], 4 * N, "%s: prepare, shape %u", a->name, shape);
    make(m, 16 * N, 4095, (unsigned)check_below(SHAPES));
    make(b, 8 * N, 4095, shape);
    for (unsigned k = 1; k <= 4; k++) {
        size_t stride = 1 + check_below(4);
        c->inner(p, m, stride, b, k), a->inner(q, m, stride, b, k);
        CHECK_BYTES(q, p, sizeof q, "%s: inner, k %u, shape %u", a->name, k, shape);
        largest("inner", p, N, 3712);
    }
    make(p, N, 32767, shape);
    make(m, N, 4095, (unsigned)check_below(SHAPES));
    memcpy(q, p, sizeof q);
    c->scale_add(p, m), a->scale_add(q, m);
    CHECK_BYTES(q, p, sizeof q, "%s: scale_add, shape %u", a->name, shape);
    make(p, N, 16383, shape);
    make(m, N, 16383, (unsigned)check_below(SHAPES));
    memcpy(q, p, sizeof q);
    c->add(p, m), a->add(q, m);
    CHECK_BYTES(q, p, sizeof q, "%s: add", a->name);
    c->subtract_from(p, m), a->subtract_from(q, m);
    CHECK_BYTES(q, p, sizeof q, "%s: subtract_from", a->name);
}

static void compare_bytes(const mlkem_arith *a, unsigned shape, size_t loop) {
    const mlkem_arith *c = &lanewise_mlkem_arith_c;
    static int16_t p[N], q[N];
    static uint8_t in[384], bytes[2][384];
    for (unsigned w = 0; w < WIDTHS; w++) {
        const unsigned d = widths[w];
        make(p, N, 32767, shape);
        p[255] = -32768;
        if (loop < 14)
            for (int i = 0; i < N; i++) /* all residues */
                p[i] = (int16_t)(256 * (int)loop + i);
        memset(bytes, 0, sizeof bytes);
        c->compress(bytes[0], p, d), a->compress(bytes[1], p, d);
        CHECK_BYTES(bytes[1], bytes[0], 384, "%s: compress %u", a->name, d);
        uint8_t *exact = malloc(32 * d); /* a sanitizer sees a read behind it */
        check_fill(exact, 32 * d);
        c->decompress(p, exact, d), a->decompress(q, exact, d);
        free(exact);
        CHECK_BYTES(q, p, sizeof q, "%s: decompress %u", a->name, d);
    }
    make(p, N, 32767, shape);
    p[255] = -32768;
    c->encode(bytes[0], p), a->encode(bytes[1], p);
    CHECK_BYTES(bytes[1], bytes[0], 384, "%s: encode", a->name);
    check_fill(in, sizeof in);
    if (loop % 2) { /* all below q, or one that is not */
        size_t at = check_below(128);
        c->encode(in, p);
        if (loop % 4 == 1)
            in[3 * at] = 0x01, in[3 * at + 1] |= 0x0D; /* low nibble 0xD and more: 3329 */
    }
    unsigned wrong = c->decode(p, in);
    CHECK(a->decode(q, in) == wrong, "%s: decode says otherwise", a->name);
    CHECK(!(loop % 4 == 3) || !wrong, "%s: decode refuses residues", a->name);
    CHECK(!(loop % 4 == 1) || wrong, "%s: decode accepts 3329 and more", a->name);
    CHECK_BYTES(q, p, sizeof q, "%s: decode", a->name);
}

static void compare_samples(const mlkem_arith *a, unsigned shape) {
    const mlkem_arith *c = &lanewise_mlkem_arith_c;
    static int16_t p[N], q[N];
    for (unsigned eta = 2; eta <= 3; eta++) {
        uint8_t *exact = malloc(64 * eta);
        check_fill(exact, 64 * eta);
        c->noise(p, exact, eta), a->noise(q, exact, eta);
        free(exact);
        CHECK_BYTES(q, p, sizeof q, "%s: noise %u", a->name, eta);
    }
    for (unsigned have = 0; have < N; have += 1 + (unsigned)check_below(40)) {
        size_t len = have % 3 ? 168 : 24 * check_below(22);
        uint8_t *block = malloc(len + !len);
        check_fill(block, len);
        if (shape < 2)
            memset(block, shape ? 0xFF : 0, len);
        int16_t *exact[2] = {malloc(2 * N), malloc(2 * N)};
        memset(exact[0], 0x11, 2 * N), memset(exact[1], 0x11, 2 * N);
        unsigned n = c->reject(exact[0], have, block, len);
        CHECK(a->reject(exact[1], have, block, len) == n, "%s: reject counts", a->name);
        CHECK_BYTES(exact[1], exact[0], 2 * n, "%s: reject, %u", a->name, have);
        free(exact[0]), free(exact[1]), free(block);
    }
}

void compare(const mlkem_arith *a) {
    size_t loops = check_loops(200, 24);
    for (size_t loop = 0; loop < loops; loop++) {
        compare_sums(a, loop % SHAPES);
        compare_bytes(a, loop % SHAPES, loop);
        compare_samples(a, loop % SHAPES);
    }
}

void test_noise_by_bits(void) {
    uint8_t in[192];
    int16_t p[N];
    for (unsigned eta = 2; eta <= 3; eta++) {
        check_fill(in, sizeof in);
        lanewise_mlkem_arith_c.noise(p, in, eta);
        for (unsigned i = 0; i < N; i++) {
            int x = 0;
            for (unsigned j = 0; j < 2 * eta; j++) {
                unsigned at = 2 * i * eta + j, bit = (in[at / 8] >> (at % 8)) & 1;
                x += j < eta ? (int)bit : -(int)bit;
            }
            CHECK(p[i] == x, "noise %u at %u", eta, i);
        }
    }
}
