/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Constant time of ML-KEM under valgrind, as tests/ct does it: secrets are undefined memory, and a
 * branch or an address that depends on one is reported. Secret are seeds, messages, shared keys
 * and the private part of a private key; rho and the public key, ciphertexts and the verdict of
 * the input checks are not, and are declared defined where the standard publishes them.
 */
#include "lanewise/lanewise.h"
#include "lanewise/mlkem.h"
#include "mlkem/arith.h"
#include "mlkem/core.h"

#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

static unsigned failures, pieces;
static unsigned long before;

static void hide(void *data, size_t len) {
    (void)VALGRIND_MAKE_MEM_UNDEFINED(data, len);
}
static void reveal(void *data, size_t len) {
    (void)VALGRIND_MAKE_MEM_DEFINED(data, len);
}
static void begin(void) {
    before = VALGRIND_COUNT_ERRORS;
}
static void end(const char *what, const char *with, int must_be_reported) {
    unsigned long reports = VALGRIND_COUNT_ERRORS - before;
    pieces++;
    if (must_be_reported ? reports == 0 : reports != 0) {
        fprintf(stderr, "FAILED %s, %s: %lu reports\n", what, with, reports);
        failures++;
    } else
        printf("%s, %s: %lu reports\n", what, with, reports);
}

/* Controls: the same mistakes that implementations have been published for. */
static volatile unsigned sink;
static int16_t hidden[256];

static void leak_by_message_bit(void) {
    for (unsigned i = 0; i < 8; i++)
        if (hidden[0] >> i & 1)
            sink += 1665;
}

static void controls(void) {
    uint8_t block[168];
    memset(hidden, 5, sizeof hidden);
    memset(block, 7, sizeof block);
    hide(hidden, sizeof hidden);
    begin();
    leak_by_message_bit();
    end("control: a branch on a bit of the message", "none", 1);
    hide(block, sizeof block);
    begin();
    sink = lanewise_mlkem_arith_c.reject(hidden, 0, block, sizeof block);
    end("control: rejection sampling of a secret", "none", 1);
    reveal(hidden, sizeof hidden);
}

/* Each function of the arithmetic by itself, all inputs secret but those of reject. */
static void functions(const mlkem_arith *a) {
    static int16_t p[256], q[256], prepared[4 * 512], m[4 * 256];
    static uint8_t bytes[384];
    static const unsigned bits[] = {1, 3, 4, 5, 10, 11};
    memset(m, 1, sizeof m);
    begin();
    hide(bytes, sizeof bytes);
    a->noise(p, bytes, 2);
    a->noise(q, bytes, 3);
    a->ntt(p);
    for (unsigned i = 0; i < 4; i++)
        a->prepare(prepared + 512 * i, p);
    for (unsigned k = 2; k <= 4; k++)
        a->inner(q, m, 1, prepared, k);
    a->inverse(q);
    a->scale_add(p, q);
    a->add(p, q);
    a->subtract_from(p, q);
    for (unsigned i = 0; i < sizeof bits / sizeof bits[0]; i++) {
        a->compress(bytes, p, bits[i]);
        a->decompress(p, bytes, bits[i]);
    }
    a->encode(bytes, p);
    unsigned wrong = a->decode(p, bytes);
    end("functions", a->name, 0);
    reveal(&wrong, sizeof wrong);
    reveal(bytes, sizeof bytes);
}

static void operations(lanewise_mlkem_set set, const mlkem_arith *a) {
    static uint8_t ek[1568], dk[3168], ct[1568], seed[64], m[32], ss[32];
    static lanewise_mlkem_key key;
    lanewise_mlkem_info i;
    int bad = lanewise_mlkem_describe(set, &i);
    lanewise_mlkem_force(a);
    memset(seed, 3, sizeof seed);
    memset(m, 4, sizeof m);
    hide(seed, sizeof seed);
    begin();
    /* rho is public, but derived from a secret in one call: branches on it are those of reject,
     * and reported. So the two halves of G's output are looked at in the key that results. */
    reveal(seed, 32);
    bad |= lanewise_mlkem_keygen_seed(set, ek, i.public_bytes, dk, i.private_bytes, seed, 64);
    end("key generation, z secret", a->name, 0);
    reveal(ek, sizeof ek);
    reveal(dk, sizeof dk);
    uint8_t *public_part = dk + 384 * (i.public_bytes / 384);
    hide(dk, (size_t)(public_part - dk));
    hide(dk + i.private_bytes - 32, 32);
    hide(m, sizeof m);
    begin();
    bad |=
        lanewise_mlkem_encaps_seed(set, ct, i.ciphertext_bytes, ss, 32, ek, i.public_bytes, m, 32);
    end("encapsulation", a->name, 0);
    reveal(ct, sizeof ct);
    for (unsigned altered = 0; altered < 2; altered++) {
        ct[100] ^= (uint8_t)altered;
        begin();
        bad |= lanewise_mlkem_decaps(set, ss, 32, dk, i.private_bytes, ct, i.ciphertext_bytes);
        end(altered ? "decapsulation, altered" : "decapsulation", a->name, 0);
    }
    begin();
    bad |= lanewise_mlkem_key_from_private(&key, set, dk, i.private_bytes);
    bad |= lanewise_mlkem_key_encaps_seed(&key, ct, i.ciphertext_bytes, ss, 32, m, 32);
    reveal(ct, sizeof ct);
    bad |= lanewise_mlkem_key_decaps(&key, ss, 32, ct, i.ciphertext_bytes);
    bad |= lanewise_mlkem_key_private(&key, dk, i.private_bytes);
    end("a key", a->name, 0);
    lanewise_mlkem_key_wipe(&key);
    reveal(dk, sizeof dk);
    reveal(ss, sizeof ss);
    reveal(&bad, sizeof bad);
    if (bad) {
        fprintf(stderr, "FAILED a call: %d\n", bad);
        failures++;
    }
    lanewise_mlkem_force(NULL);
}

/* Several in lockstep, and fewer. */
static void many(lanewise_mlkem_set set, const mlkem_arith *a) {
    enum { COUNT = 9 };
    static uint8_t eks[COUNT][1568], dks[COUNT][3168], cts[COUNT][1568], shared[COUNT][32];
    static uint8_t seeds[COUNT][64], messages[COUNT][32];
    void *ek[COUNT], *dk[COUNT], *ct[COUNT], *ss[COUNT];
    const void *from[COUNT];
    lanewise_mlkem_info info;
    int bad = lanewise_mlkem_describe(set, &info);
    for (unsigned i = 0; i < COUNT; i++) {
        ek[i] = eks[i], dk[i] = dks[i], ct[i] = cts[i], ss[i] = shared[i], from[i] = eks[i];
        memset(seeds[i], (int)i, sizeof seeds[i]);
        hide(seeds[i] + 32, 32); /* z; of d, rho is made, on which rejection branches */
    }
    lanewise_mlkem_force(a);
    begin();
    bad |= lanewise_mlkem_keygen_many(set, COUNT, ek, info.public_bytes, dk, info.private_bytes,
                                      seeds[0], COUNT * 64, NULL);
    end("key generations at once, z secret", a->name, 0);
    reveal(eks, sizeof eks);
    memset(messages, 6, sizeof messages);
    hide(messages, sizeof messages);
    begin();
    bad |= lanewise_mlkem_encaps_many(set, COUNT, ct, info.ciphertext_bytes, ss, 32, from,
                                      info.public_bytes, messages[0], COUNT * 32, NULL, NULL);
    end("encapsulations at once", a->name, 0);
    reveal(cts, sizeof cts);
    static lanewise_mlkem_key key;
    const void *private[COUNT], *sent[COUNT];
    for (unsigned i = 0; i < COUNT; i++) {
        const size_t s = 384 * (info.public_bytes / 384), z = info.private_bytes - 32;
        reveal(dks[i], sizeof dks[i]);
        hide(dks[i], s);
        hide(dks[i] + z, 32);
        cts[i][100] ^= i % 2; /* every second one is rejected */
        private[i] = dks[i], sent[i] = cts[i];
    }
    begin();
    bad |= lanewise_mlkem_decaps_many(set, COUNT, ss, 32, private, info.private_bytes, sent,
                                      info.ciphertext_bytes, NULL);
    end("decapsulations at once", a->name, 0);
    begin();
    bad |= lanewise_mlkem_key_from_private(&key, set, dks[0], info.private_bytes);
    bad |= lanewise_mlkem_key_decaps_many(&key, COUNT, ss, 32, sent, info.ciphertext_bytes);
    end("decapsulations by a key at once", a->name, 0);
    lanewise_mlkem_key_wipe(&key);
    reveal(dks, sizeof dks);
    reveal(&bad, sizeof bad);
    if (bad) {
        fprintf(stderr, "FAILED a call: %d\n", bad);
        failures++;
    }
    lanewise_mlkem_force(NULL);
}

/* Key generation from a secret seed, rho apart: what of it is secret is the noise and what follows.
 */
static void secret_noise(const mlkem_arith *a) {
    static int16_t s[4 * 256], e[256], matrix[4 * 256], prepared[4 * 512], t[256];
    uint8_t sigma[32] = {1}, ek[384];
    lanewise_job jobs[5];
    memset(matrix, 2, sizeof matrix);
    hide(sigma, sizeof sigma);
    begin();
    for (unsigned eta = 2; eta <= 3; eta++) {
        for (unsigned i = 0; i < 4; i++)
            lanewise_mlkem_job_noise(&jobs[i], s + 256 * i, sigma, i, eta);
        lanewise_mlkem_job_noise(&jobs[4], e, sigma, 4, eta);
        lanewise_run_jobs(jobs, 5, a, NULL, NULL);
        for (unsigned i = 0; i < 4; i++) {
            a->ntt(s + 256 * i);
            a->prepare(prepared + 512 * i, s + 256 * i);
        }
        a->inner(t, matrix, 1, prepared, 4);
        a->ntt(e);
        a->scale_add(t, e);
        a->encode(ek, t);
    }
    end("key generation from secret noise", a->name, 0);
}

int main(void) {
    static const lanewise_mlkem_set sets[] = {LANEWISE_MLKEM_512, LANEWISE_MLKEM_768,
                                              LANEWISE_MLKEM_1024};
    if (!RUNNING_ON_VALGRIND) {
        fprintf(stderr, "run this under valgrind\n");
        return 2;
    }
    controls();
    for (unsigned n = 0; lanewise_mlkem_ariths[n]; n++) {
        const mlkem_arith *a = lanewise_mlkem_ariths[n];
        if (!lanewise_mlkem_arith_available(a)) {
            printf("SKIPPED %s: valgrind or this machine lacks it\n", a->name);
            continue;
        }
        functions(a);
        secret_noise(a);
        for (unsigned i = 0; i < 3; i++)
            operations(sets[i], a), many(sets[i], a);
    }
    printf("%u pieces, %u failures\n", pieces, failures);
    return failures != 0;
}
