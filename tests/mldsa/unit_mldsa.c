/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The parts of ML-DSA, with every arithmetic, against arithmetic modulo q as FIPS 204 writes it,
 * for every value where there are few, and against the portable arithmetic; what is written to
 * bytes, and every way in which a hint can be malformed. */
#include "both_ariths.h"
#include "check.h"
#include "lanewise/lanewise.h"
#include "mldsa/narrow.h"

#include <stdlib.h>
#include <string.h>

/* Bounds of poly.h: of a transform, and of its inverse. */
enum { N = MLDSA_N, Q = MLDSA_Q, WIDE = Q * 91 / 10, BACK = Q / 4 * 5 };

static const lanewise_mldsa_set sets[] = {LANEWISE_MLDSA_44, LANEWISE_MLDSA_65, LANEWISE_MLDSA_87};
enum { SETS = sizeof sets / sizeof sets[0] };

static int64_t residue(int64_t x) {
    x %= Q;
    return x < 0 ? x + Q : x;
}

static int64_t power(int64_t base, unsigned exponent) {
    int64_t result = 1;
    for (; exponent; exponent >>= 1, base = base * base % Q)
        if (exponent & 1)
            result = result * base % Q;
    return result;
}

/* Section 7.5: the value at the root number i, by Horner's rule. */
static int64_t value_at(const int32_t *p, unsigned i) {
    unsigned reversed = 0;
    for (unsigned bit = 0; bit < 8; bit++)
        reversed |= (i >> bit & 1) << (7 - bit);
    const int64_t root = power(1753, 2 * reversed + 1);
    int64_t sum = 0;
    for (unsigned j = N; j-- > 0;)
        sum = (sum * root + residue(p[j])) % Q;
    return sum;
}

/* All coefficients at a bound, alternating, or random. */
static void make(mldsa_poly *p, int32_t bound, unsigned shape) {
    for (unsigned i = 0; i < N; i++)
        switch (shape) {
        case 0:
            p->c[i] = bound;
            break;
        case 1:
            p->c[i] = -bound;
            break;
        case 2:
            p->c[i] = i % 2 ? bound : -bound;
            break;
        default:
            p->c[i] = (int32_t)((int64_t)check_below(2 * (size_t)bound + 1) - bound);
        }
}

static void transforms(void) {
    for (unsigned shape = 0; shape < 8; shape++) {
        mldsa_poly p, t, scaled;
        make(&p, Q - 1, shape);
        t = p;
        lanewise_mldsa_ntt(&t);
        unsigned wrong = 0, wide = 0;
        for (unsigned i = 0; i < N; i++) {
            wrong += residue(t.c[i]) != value_at(p.c, i);
            wide += t.c[i] > WIDE || t.c[i] < -WIDE;
        }
        CHECK(!wrong && !wide, "shape %u: %u values differ, %u too large", shape, wrong, wide);
        scaled = t; /* below 0.8 q */
        for (unsigned i = 0; i < N; i++)
            scaled.c[i] = t.c[i] % (Q / 5 * 4);
        t = scaled;
        lanewise_mldsa_inverse_ntt(&t);
        wrong = 0;
        for (unsigned i = 0; i < N; i++)
            wrong += t.c[i] < -BACK || t.c[i] > BACK;
        CHECK(!wrong, "shape %u: %u values of the inverse are too large", shape, wrong);
        lanewise_mldsa_positive(&t);
        wrong = 0; /* t is the inverse times 2^32 */
        const int64_t factor = residue((int64_t)1 << 32);
        for (unsigned i = 0; i < N; i++)
            wrong += value_at(t.c, i) != residue(scaled.c[i]) * factor % Q;
        CHECK(!wrong, "shape %u: %u values of the inverse differ", shape, wrong);
        make(&p, 4096, shape);
        t = p;
        lanewise_mldsa_ntt(&t);
        lanewise_mldsa_restore(&t);
        CHECK_BYTES(t.c, p.c, sizeof p, "shape %u, restored", shape);
    }
}

static void products(void) {
    static mldsa_poly a[8], b[8], c, d, out;
    const int64_t inverse = power(residue((int64_t)1 << 32), Q - 2);
    for (unsigned shape = 0; shape < 8; shape++) {
        unsigned wrong = 0;
        for (unsigned i = 0; i < 7; i++) {
            make(&a[i], Q - 1, shape);
            make(&b[i], WIDE, shape);
        }
        make(&c, WIDE, shape ^ 1);
        make(&d, WIDE, shape);
        lanewise_mldsa_product_less(&out, a, b, 7, &c, &d);
        for (unsigned i = 0; i < N; i++) {
            int64_t sum = -residue(c.c[i]) * residue(d.c[i]) % Q;
            for (unsigned j = 0; j < 7; j++)
                sum += residue(a[j].c[i]) * residue(b[j].c[i]) % Q;
            wrong += residue(out.c[i]) != residue(sum) * inverse % Q;
            wrong += out.c[i] > Q / 5 * 4 || out.c[i] < -Q / 5 * 4;
        }
        CHECK(!wrong, "shape %u: %u products differ or are too large", shape, wrong);
    }
}

/* c times s as numbers, by the definition of a product modulo X^256 + 1. */
static void multiply(int32_t out[N], const mldsa_poly *c, const mldsa_poly *s) {
    memset(out, 0, N * sizeof out[0]);
    for (unsigned i = 0; i < N; i++)
        for (unsigned j = 0; c->c[i] && j < N; j++)
            out[(i + j) % N] += (i + j < N ? 1 : -1) * c->c[i] * s->c[j];
}

/* Of challenges whose ones are side by side, or anywhere, and secrets at their bounds: sums as
 * large as they can be. */
static void narrow_products(void) {
    for (unsigned s = 0; s < SETS; s++) {
        const mldsa_params *p = lanewise_mldsa_find(sets[s]);
        for (unsigned shape = 0; shape < 16; shape++) {
            mldsa_poly secret, c = {{0}}, to = {{0}}, back;
            mldsa_narrow transformed, got;
            mldsa_multiplier m;
            int32_t want[N];
            unsigned wrong = 0, largest = 0;
            make(&secret, p->eta, shape % 4);
            for (unsigned left = p->tau; left;) {
                int32_t *at = &c.c[shape < 8 ? N - left : check_below(N)];
                left -= !*at;
                *at = check_below(2) && shape > 3 ? -1 : 1;
            }
            lanewise_mldsa_narrow(&transformed, &secret);
            lanewise_mldsa_multiplier(&m, &c);
            lanewise_mldsa_multiply(&got, &m, &transformed);
            multiply(want, &c, &secret);
            for (unsigned i = 0; i < N; i++) {
                wrong += got.c[i] != want[i];
                largest = (unsigned)abs(want[i]) > largest ? (unsigned)abs(want[i]) : largest;
            }
            CHECK(!wrong, "%s, shape %u: %u products differ", p->row.name, shape, wrong);
            CHECK(shape || (int32_t)largest == mldsa_beta(p), "%s: at most %u", p->row.name,
                  largest);
            lanewise_mldsa_add_narrow(&to, &got);
            lanewise_mldsa_add_narrow(&to, &got);
            lanewise_mldsa_subtract_narrow(&to, &got);
            CHECK_BYTES(to.c, want, sizeof to, "%s, shape %u: sums", p->row.name, shape);
            lanewise_mldsa_widen(&back, &transformed);
            CHECK_BYTES(back.c, secret.c, sizeof back, "%s, %u: widened", p->row.name, shape);
        }
    }
}

/* Algorithm 36, with the remainder as section 2.3 defines it. */
static int32_t high_bits(int32_t r, int32_t gamma2, int32_t *low) {
    int32_t r0 = r % (2 * gamma2);
    if (r0 > gamma2)
        r0 -= 2 * gamma2;
    *low = r - r0 == Q - 1 ? r0 - 1 : r0;
    return r - r0 == Q - 1 ? 0 : (r - r0) / (2 * gamma2);
}

/* Every value modulo q: Decompose and Power2Round; hints of values around the multiples. */
static void rounding(void) {
    for (unsigned s = 0; s < SETS; s++) {
        const mldsa_params *p = lanewise_mldsa_find(sets[s]);
        unsigned wrong = 0;
        for (int32_t first = 0; first < Q; first += N) {
            mldsa_poly r, high, low, t0;
            for (unsigned i = 0; i < N; i++)
                r.c[i] = (first + (int32_t)i) % Q;
            lanewise_mldsa_decompose(p, &r, &high, &low);
            for (unsigned i = 0; i < N; i++) {
                int32_t want;
                wrong += high.c[i] != high_bits(r.c[i], p->gamma2, &want) || low.c[i] != want;
            }
            lanewise_mldsa_split(&r, &t0);
            for (unsigned i = 0; i < N; i++) {
                wrong += r.c[i] * 8192 + t0.c[i] != (first + (int32_t)i) % Q;
                wrong += t0.c[i] > 4096 || t0.c[i] <= -4096;
            }
        }
        CHECK(!wrong, "%s: %u values are decomposed wrongly", p->row.name, wrong);
        for (unsigned shape = 0; shape < 40; shape++) {
            mldsa_poly r, z, h, high, low, corrected;
            unsigned ones = 0, differ = 0;
            for (unsigned i = 0; i < N; i++)
                r.c[i] = (int32_t)residue((int64_t)check_below(p->high + 1u) * 2 * p->gamma2 +
                                          p->gamma2 + (int64_t)check_below(200) - 100);
            make(&z, shape < 20 ? 100 : p->gamma2, 3 + shape);
            lanewise_mldsa_decompose(p, &r, &high, &low);
            lanewise_mldsa_add(&low, &z);
            unsigned count = lanewise_mldsa_make_hint(p, &high, &low, &h);
            for (unsigned i = 0; i < N; i++)
                ones += h.c[i] == 1;
            corrected = r;
            lanewise_mldsa_use_hint(p, &corrected, &h);
            for (unsigned i = 0; i < N; i++) {
                int32_t rest;
                differ += corrected.c[i] !=
                          high_bits((int32_t)residue((int64_t)r.c[i] + z.c[i]), p->gamma2, &rest);
            }
            CHECK(count == ones && ones > 0 && ones < N, "%s: %u hints, not %u", p->row.name, count,
                  ones);
            CHECK(!differ, "%s: %u of %u hints correct to another value", p->row.name, differ,
                  ones);
        }
    }
}

/* Every high number, and low ones around the bounds and at the ends. */
static void hint_bounds(void) {
    for (unsigned s = 0; s < SETS; s++) {
        const mldsa_params *p = lanewise_mldsa_find(sets[s]);
        unsigned wrong = 0;
        for (int32_t h = 0; h < p->high; h++) {
            const int32_t ends[] = {-2 * p->gamma2, -p->gamma2, 0, p->gamma2, 2 * p->gamma2};
            mldsa_poly high, low, hint;
            for (int32_t i = 0; i < N; i++) {
                const int32_t x = ends[i % 5] + i / 5 % 5 - 2;
                high.c[i] = h;
                low.c[i] = abs(x) > 2 * p->gamma2 ? 0 : x;
            }
            lanewise_mldsa_make_hint(p, &high, &low, &hint);
            for (unsigned i = 0; i < N; i++) {
                int32_t rest;
                const int64_t r = residue((int64_t)h * 2 * p->gamma2 + low.c[i]);
                wrong += hint.c[i] != (high_bits((int32_t)r, p->gamma2, &rest) != h);
            }
        }
        CHECK(!wrong, "%s: %u hints are not those of the definition", p->row.name, wrong);
    }
}

static void norms(void) {
    mldsa_poly p = {{0}};
    for (unsigned i = 0; i < N; i++)
        for (int sign = -1; sign <= 1; sign += 2) {
            p.c[i] = sign * 77;
            CHECK(lanewise_mldsa_exceeds(&p, 77) == 1, "coefficient %u at the bound", i);
            CHECK(lanewise_mldsa_exceeds(&p, 78) == 0, "coefficient %u below the bound", i);
            p.c[i] = 0;
        }
    for (unsigned i = 0; i < N; i++)
        p.c[i] = (int32_t)i - 128 + (i % 2 ? Q : 0);
    for (unsigned i = 0; i < N; i++)
        p.c[i] -= p.c[i] >= Q ? Q : 0;
    lanewise_mldsa_centre(&p);
    for (unsigned i = 0; i < N; i++)
        CHECK(p.c[i] == (int32_t)i - 128, "coefficient %u is centred to %ld", i, (long)p.c[i]);
}

/* BitPack by single bits, and back. */
static void packing(void) {
    static const struct {
        unsigned bits;
        int32_t from;
    } forms[] = {{3, 2}, {4, 4}, {4, 0}, {6, 0}, {10, 0}, {13, 4096}, {18, 1 << 17}, {20, 1 << 19}};
    for (size_t f = 0; f < sizeof forms / sizeof forms[0]; f++) {
        const unsigned bits = forms[f].bits;
        mldsa_poly p, back;
        uint8_t got[640], want[640] = {0};
        for (unsigned i = 0; i < N; i++) {
            uint32_t v = (uint32_t)check_below((size_t)1 << bits);
            p.c[i] = forms[f].from ? forms[f].from - (int32_t)v : (int32_t)v;
            for (unsigned b = 0; b < bits; b++)
                want[(i * bits + b) / 8] |= (uint8_t)((v >> b & 1) << (i * bits + b) % 8);
        }
        lanewise_mldsa_pack(got, &p, bits, forms[f].from);
        CHECK_BYTES(got, want, 32u * bits, "%u bits", bits);
        lanewise_mldsa_unpack(&back, got, bits, forms[f].from);
        CHECK_BYTES(back.c, p.c, sizeof p, "%u bits, unpacked", bits);
    }
}

/* Algorithm 21 refuses what algorithm 20 does not write, and nothing else. */
static void hints(void) {
    for (unsigned s = 0; s < SETS; s++) {
        const mldsa_params *p = lanewise_mldsa_find(sets[s]);
        mldsa_poly h[MLDSA_MAX_K], back[MLDSA_MAX_K];
        uint8_t y[128], again[128], beyond[MLDSA_MAX_K * N + 1];
        const size_t len = (size_t)p->omega + p->k;
        /* More ones than there can be, as after a fault: nothing is written behind the end. */
        for (unsigned i = 0; i < p->k; i++)
            for (unsigned j = 0; j < N; j++)
                h[i].c[j] = 1;
        memset(beyond, 0x5A, sizeof beyond);
        lanewise_mldsa_pack_hint(p, beyond, h);
        for (size_t at = len; at < sizeof beyond; at++)
            CHECK(beyond[at] == 0x5A, "%s: byte %zu of %zu is written", p->row.name, at, len);
        for (unsigned ones = 0; ones <= p->omega; ones++) {
            memset(h, 0, sizeof h);
            for (unsigned left = ones; left;) {
                int32_t *c = &h[check_below(p->k)].c[check_below(N)];
                left -= !*c;
                *c = 1;
            }
            lanewise_mldsa_pack_hint(p, y, h);
            CHECK(!lanewise_mldsa_unpack_hint(p, back, y), "%s, %u ones", p->row.name, ones);
            CHECK_BYTES(back, h, p->k * sizeof *h, "%s, %u ones", p->row.name, ones);
            /* Any byte altered: refused, or another hint, which is packed to what was altered. */
            for (size_t at = 0; at < len; at++) {
                const uint8_t was = y[at];
                for (unsigned value = 0; value < 256; value += 1 + value % 7) {
                    y[at] = (uint8_t)value;
                    if (lanewise_mldsa_unpack_hint(p, back, y))
                        continue;
                    lanewise_mldsa_pack_hint(p, again, back);
                    check_count++;
                    if (memcmp(again, y, len))
                        CHECK_BYTES(again, y, len, "%s: %zu is %u", p->row.name, at, value);
                }
                y[at] = was;
            }
        }
        /* Each rule by itself. */
        memset(y, 0, sizeof y);
        y[0] = 5, y[1] = 9;
        memset(y + p->omega, 2, p->k);
        CHECK(!lanewise_mldsa_unpack_hint(p, back, y), "%s: two ones", p->row.name);
        y[1] = 5;
        CHECK(lanewise_mldsa_unpack_hint(p, back, y), "%s: one twice", p->row.name);
        y[1] = 4;
        CHECK(lanewise_mldsa_unpack_hint(p, back, y), "%s: falling", p->row.name);
        y[1] = 9, y[p->omega - 1] = 1;
        CHECK(lanewise_mldsa_unpack_hint(p, back, y), "%s: rest not 0", p->row.name);
        y[p->omega - 1] = 0, y[p->omega + 1] = 1;
        CHECK(lanewise_mldsa_unpack_hint(p, back, y), "%s: fewer than before", p->row.name);
        /* One more than omega, rising: the first count is read as the last of them. */
        for (unsigned i = 0; i < p->omega; i++)
            y[i] = (uint8_t)i;
        memset(y + p->omega, p->omega + 1, p->k);
        CHECK(lanewise_mldsa_unpack_hint(p, back, y), "%s: more than omega", p->row.name);
    }
}

/* How many coefficients differ; as residues where the numbers may. */
static unsigned differing(const mldsa_poly *a, const mldsa_poly *b, int residues) {
    unsigned wrong = 0;
    for (unsigned i = 0; i < N; i++)
        wrong += residues ? residue(a->c[i]) != residue(b->c[i]) : a->c[i] != b->c[i];
    return wrong;
}

static const mldsa_arith *const portable = &lanewise_mldsa_arith_c;

/* What works in place, within its bound. */
static void compare_in_place(const mldsa_arith *a, unsigned shape) {
    const int residues = a != portable; /* transforms in assembly round otherwise */
    const struct {
        const char *name;
        int32_t bound;
        int residues;
        void (*ours)(mldsa_poly *p), (*theirs)(mldsa_poly *p);
    } all[] = {
        {"ntt", Q - 1, residues, a->ntt, portable->ntt},
        {"inverse", Q / 5 * 4, residues, a->inverse_ntt, portable->inverse_ntt},
        {"reduce", INT32_MAX, 0, a->reduce, portable->reduce},
        {"positive", 2 * Q - 1, 0, a->positive, portable->positive},
        {"centre", BACK, 0, a->centre, portable->centre},
    };
    for (size_t f = 0; f < sizeof all / sizeof all[0]; f++) {
        mldsa_poly got, want;
        make(&got, all[f].bound, shape);
        want = got;
        all[f].ours(&got);
        all[f].theirs(&want);
        unsigned wrong = differing(&got, &want, all[f].residues);
        CHECK(!wrong, "%s, %s, shape %u: %u numbers differ", a->name, all[f].name, shape, wrong);
    }
}

static void compare_pairs(const mldsa_arith *a, unsigned shape) {
    static mldsa_poly x[7], y[7], c, d, got, want, more[2];
    for (unsigned i = 0; i < 7; i++) {
        make(&x[i], Q - 1, shape);
        make(&y[i], WIDE, shape ^ (i & 1));
    }
    make(&c, WIDE, shape ^ 1);
    make(&d, WIDE, shape);
    for (unsigned count = 1; count <= 7; count++)
        for (unsigned less = 0; less < 2; less++) {
            a->product(&got, x, y, count, less ? &c : NULL, &d);
            portable->product(&want, x, y, count, less ? &c : NULL, &d);
            unsigned wrong = differing(&got, &want, 0);
            CHECK(!wrong, "%s, %u products: %u numbers differ", a->name, count + less, wrong);
        }
    got = want = c;
    a->add(&got, &d);
    portable->add(&want, &d);
    a->subtract(&got, &x[0]);
    portable->subtract(&want, &x[0]);
    CHECK_BYTES(&got, &want, sizeof got, "%s: sums", a->name);
    int16_t narrow[N];
    for (unsigned i = 0; i < N; i++)
        narrow[i] = (int16_t)(check_below(65536) - 32768);
    a->add_narrow(&got, narrow);
    portable->add_narrow(&want, narrow);
    CHECK_BYTES(&got, &want, sizeof got, "%s: sums with 16 bits", a->name);
    a->subtract_narrow(&got, narrow);
    a->subtract_narrow(&got, narrow);
    portable->subtract_narrow(&want, narrow);
    portable->subtract_narrow(&want, narrow);
    CHECK_BYTES(&got, &want, sizeof got, "%s: differences with 16 bits", a->name);
    make(&got, Q / 2, shape);
    for (unsigned i = 0; i < N; i++)
        got.c[i] += Q / 2;
    want = got;
    a->split(&got, &more[0]);
    portable->split(&want, &more[1]);
    CHECK_BYTES(&got, &want, sizeof got, "%s: high part", a->name);
    CHECK_BYTES(&more[0], &more[1], sizeof got, "%s: low part", a->name);
}

/* Numbers that are not near each other at once, so that every element counts by itself. */
static void compare_rounding(const mldsa_arith *a, const mldsa_params *p) {
    for (unsigned turn = 0; turn < 50; turn++) {
        mldsa_poly r, z, high[2], low[2], h[2];
        for (unsigned i = 0; i < N; i++) {
            const int64_t near = (int64_t)check_below(p->high + 1u) * 2 * p->gamma2 + p->gamma2 -
                                 2 + (int64_t)check_below(5);
            r.c[i] = turn % 2 ? (int32_t)check_below(Q) : (int32_t)residue(near);
        }
        make(&z, turn % 3 ? 10 : p->gamma2, 3);
        a->decompose(p, &r, &high[0], &low[0]);
        portable->decompose(p, &r, &high[1], &low[1]);
        CHECK_BYTES(&high[0], &high[1], sizeof r, "%s, %s: high bits", a->name, p->row.name);
        CHECK_BYTES(&low[0], &low[1], sizeof r, "%s, %s: low bits", a->name, p->row.name);
        portable->add(&low[0], &z);
        unsigned got = a->make_hint(p, &high[0], &low[0], &h[0]);
        unsigned want = portable->make_hint(p, &high[0], &low[0], &h[1]);
        CHECK(got == want, "%s, %s: %u hints, not %u", a->name, p->row.name, got, want);
        CHECK_BYTES(&h[0], &h[1], sizeof r, "%s, %s: hints", a->name, p->row.name);
        high[0] = high[1] = r;
        a->use_hint(p, &high[0], &h[0]);
        portable->use_hint(p, &high[1], &h[0]);
        CHECK_BYTES(&high[0], &high[1], sizeof r, "%s, %s: corrected", a->name, p->row.name);
        a->decompose(p, &r, &high[0], NULL);
        portable->decompose(p, &r, &high[1], NULL);
        CHECK_BYTES(&high[0], &high[1], sizeof r, "%s, %s: high bits alone", a->name, p->row.name);
    }
}

/* Exactly so many bytes are read and written: beyond them lies another number. */
static void compare_packing(const mldsa_arith *a) {
    for (unsigned bits = 1; bits <= 20; bits++)
        for (int32_t from = 0; from <= 1 << 19; from = from ? 2 * from : 1) {
            mldsa_poly p, back[2];
            uint8_t out[2][642], *exact;
            if (from >> bits)
                continue;
            memset(out, 0x5A, sizeof out);
            for (unsigned i = 0; i < N; i++) {
                int32_t v = (int32_t)check_below((size_t)1 << bits);
                p.c[i] = from ? from - v : v;
            }
            a->pack(out[0] + 1, &p, bits, from);
            portable->pack(out[1] + 1, &p, bits, from);
            CHECK_BYTES(out[0], out[1], sizeof out[0], "%s, packed in %u bits", a->name, bits);
            exact = malloc(32u * bits);
            if (!exact)
                abort();
            memcpy(exact, out[0] + 1, 32u * bits);
            a->unpack(&back[0], exact, bits, from);
            portable->unpack(&back[1], exact, bits, from);
            free(exact);
            CHECK_BYTES(&back[0], &back[1], sizeof p, "%s, %u bits unpacked", a->name, bits);
        }
}

/* Every pattern of 16 candidates in a row that are taken or not, and the end at every place. */
static void compare_reject(const mldsa_arith *a) {
    uint8_t in[168];
    for (unsigned pattern = 0; pattern < 1 << 16; pattern++) {
        mldsa_poly got = {{0}}, want = {{0}};
        const unsigned have = pattern % N;
        check_fill(in, sizeof in);
        for (unsigned i = 0; i < sizeof in / 3; i++) {
            const unsigned taken = pattern >> i % 16 & 1;
            const uint32_t v = pattern % 3 ? (uint32_t)check_below(taken ? Q : 8191) : 0;
            const uint32_t candidate = (taken ? Q - 1 - v : Q + v) | (i % 5 ? 0 : 1u << 23);
            for (unsigned byte = 0; byte < 3; byte++)
                in[3 * i + byte] = (uint8_t)(candidate >> 8 * byte);
        }
        unsigned ours = a->reject(&got, have, in, sizeof in);
        unsigned theirs = portable->reject(&want, have, in, sizeof in);
        check_count++;
        if (ours != theirs || memcmp(got.c, want.c, ours * sizeof got.c[0])) {
            CHECK(0, "%s, pattern %#x: %u, not %u", a->name, pattern, ours, theirs);
            return;
        }
    }
}

/* Every pattern of 16 half-bytes that are taken or not, and the end at every place. */
static void compare_small(const mldsa_arith *a) {
    enum { WORDS = 3 };
    for (unsigned pattern = 0; pattern < 1 << 16; pattern++) {
        mldsa_poly got = {{0}}, want = {{0}};
        const unsigned have = pattern % N, words = 1 + pattern % WORDS;
        const int eta = pattern % 5 < 2 ? 2 : 4;
        uint8_t in[8 * WORDS];
        uint64_t refused[WORDS];
        check_fill(in, sizeof in);
        for (unsigned w = 0; w < WORDS; w++) {
            refused[w] = 0;
            for (unsigned i = 0; i < 16; i++)
                refused[w] |= (uint64_t)((pattern * (2 * w + 1)) >> i & 1) << 4 * i;
        }
        unsigned ours = a->small(&got, have, in, refused, words, eta);
        unsigned theirs = portable->small(&want, have, in, refused, words, eta);
        check_count++;
        if (ours != theirs || memcmp(got.c, want.c, ours * sizeof got.c[0])) {
            CHECK(0, "%s, refused %#x: %u, not %u", a->name, pattern, ours, theirs);
            return;
        }
    }
}

static void compare(const mldsa_arith *a) {
    for (unsigned shape = 0; shape < 20; shape++) {
        compare_in_place(a, shape);
        compare_pairs(a, shape);
    }
    for (unsigned s = 0; s < SETS; s++)
        compare_rounding(a, lanewise_mldsa_find(sets[s]));
    compare_packing(a);
    compare_reject(a);
    compare_small(a);
}

int main(void) {
    check_begin(NULL);
    for (unsigned i = 0; lanewise_mldsa_ariths[i]; i++) {
        const mldsa_arith *a = lanewise_mldsa_ariths[i];
        if (!lanewise_mldsa_arith_available(a)) {
            check_lacks(a->name, "its instructions");
            continue;
        }
        force_both(a);
        transforms();
        products();
        narrow_products();
        rounding();
        hint_bounds();
        norms();
        packing();
        if (a != portable)
            compare(a);
        force_both(NULL);
    }
    hints();
    CHECK(lanewise_mldsa_arith_available(lanewise_mldsa_arith()), "one that is not available");
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures || !check_count;
}
