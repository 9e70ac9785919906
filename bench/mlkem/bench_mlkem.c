/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * bench_mlkem [--runs N] [--arithmetic NAME] [PEER.so...]: ML-KEM of this library and of the peers
 * in one process, all interleaved, in core cycles (bench_clock.h) and as ratios to the fastest
 * peer. Every implementation is first compared with ours: keys, ciphertexts and shared keys of one
 * seed.
 */
#include <dlfcn.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include "bench_clock.h"
#include "kem_peer.h"
#include "lanewise/keccak.h"
#include "lanewise/mlkem.h"
#include "mlkem/arith.h"

enum { MOST = 16, SETS = 3, OPERATIONS = 6, REPEATS = 12 };
enum { KEYGEN, ENCAPS, DECAPS, KEY_ENCAPS, KEY_DECAPS, ENCAPS_MANY };

static const int sets[SETS] = {512, 768, 1024};
static const char *const operations[OPERATIONS] = {"key generation",
                                                   "encapsulation from bytes",
                                                   "decapsulation from bytes",
                                                   "encapsulation",
                                                   "decapsulation",
                                                   "one of eight encapsulations at once"};

static size_t ek_bytes(int set) {
    return set == 512 ? 800 : set == 768 ? 1184 : 1568;
}
static size_t dk_bytes(int set) {
    return 2 * ek_bytes(set) + 32;
}
static size_t ct_bytes(int set) {
    return set == 512 ? 768 : set == 768 ? 1088 : 1568;
}

static int our_keygen(int set, uint8_t *ek, uint8_t *dk, const uint8_t seed[64]) {
    return lanewise_mlkem_keygen_seed((lanewise_mlkem_set)set, ek, dk, seed);
}
static int our_encaps(int set, uint8_t *ct, uint8_t ss[32], const uint8_t *ek,
                      const uint8_t m[32]) {
    return lanewise_mlkem_encaps_seed((lanewise_mlkem_set)set, ct, ss, ek, ek_bytes(set), m);
}
static int our_decaps(int set, uint8_t ss[32], const uint8_t *dk, const uint8_t *ct) {
    return lanewise_mlkem_decaps((lanewise_mlkem_set)set, ss, dk, dk_bytes(set), ct, ct_bytes(set));
}
static void *our_key(int set, const uint8_t *dk) {
    lanewise_mlkem_key *key = aligned_alloc(64, sizeof *key);
    if (!key || lanewise_mlkem_key_from_private(key, (lanewise_mlkem_set)set, dk, dk_bytes(set)))
        return NULL;
    return key;
}
static int our_key_encaps(void *key, int set, uint8_t *ct, uint8_t ss[32], const uint8_t m[32]) {
    (void)set;
    return lanewise_mlkem_key_encaps_seed(key, ct, ss, m);
}
static int our_key_decaps(void *key, int set, uint8_t ss[32], const uint8_t *ct) {
    return lanewise_mlkem_key_decaps(key, ss, ct, ct_bytes(set));
}
/* Eight to eight keys. */
static int our_encaps_many(int set, const uint8_t *public_key, const uint8_t *messages) {
    static uint8_t cts[8][1568], shared[8][32];
    void *ct_of[8], *ss_of[8];
    const void *from[8];
    for (unsigned i = 0; i < 8; i++)
        ct_of[i] = cts[i], ss_of[i] = shared[i], from[i] = public_key;
    return lanewise_mlkem_encaps_many((lanewise_mlkem_set)set, 8, ct_of, ss_of, from, messages,
                                      NULL, NULL);
}
static const kem_peer ours = {"Lanewise", "this build", our_keygen,     our_encaps,
                              our_decaps, our_key,      our_key_encaps, our_key_decaps};

static const kem_peer *peers[MOST] = {&ours};
static unsigned count = 1;
static double best[MOST][SETS][OPERATIONS];

static uint8_t ek[SETS][1568], dk[SETS][3168], ct[SETS][1568], ss[SETS][32];
static void *keys[MOST][SETS];
static const uint8_t seed[64] = {1, 2, 3}, m[32] = {4, 5, 6};

static int check(unsigned i) {
    const kem_peer *p = peers[i];
    for (unsigned s = 0; s < SETS; s++) {
        static uint8_t e[1568], d[3168], c[1568], k[32];
        int set = sets[s];
        if (p->keygen(set, e, d, seed) || (i && memcmp(e, ek[s], ek_bytes(set))) ||
            (i && memcmp(d, dk[s], dk_bytes(set))))
            return 0;
        memcpy(ek[s], e, sizeof e);
        memcpy(dk[s], d, sizeof d);
        if (p->encaps(set, c, k, ek[s], m) || (i && memcmp(c, ct[s], ct_bytes(set))) ||
            (i && memcmp(k, ss[s], 32)))
            return 0;
        memcpy(ct[s], c, sizeof c);
        memcpy(ss[s], k, 32);
        if (p->decaps(set, k, dk[s], ct[s]) || memcmp(k, ss[s], 32))
            return 0;
        if (!p->new_key)
            continue;
        keys[i][s] = p->new_key(set, dk[s]);
        if (!keys[i][s] || p->key_encaps(keys[i][s], set, c, k, m) ||
            memcmp(c, ct[s], ct_bytes(set)) || memcmp(k, ss[s], 32) ||
            p->key_decaps(keys[i][s], set, k, ct[s]) || memcmp(k, ss[s], 32))
            return 0;
    }
    return 1;
}

static int run(unsigned i, unsigned s, unsigned operation) {
    static uint8_t e[1568], d[3168], c[1568], k[32];
    const kem_peer *p = peers[i];
    int set = sets[s];
    switch (operation) {
    case KEYGEN:
        return p->keygen(set, e, d, seed);
    case ENCAPS:
        return p->encaps(set, c, k, ek[s], m);
    case DECAPS:
        return p->decaps(set, k, dk[s], ct[s]);
    case KEY_ENCAPS:
        return p->new_key ? p->key_encaps(keys[i][s], set, c, k, m) : -1;
    case KEY_DECAPS:
        return p->new_key ? p->key_decaps(keys[i][s], set, k, ct[s]) : -1;
    default: {
        static const uint8_t messages[8 * 32] = {1};
        return i ? -1 : our_encaps_many(set, ek[s], messages);
    }
    }
}

static int ascending(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return (x > y) - (x < y);
}

/* Cycles of one call: the median of windows that nothing disturbed. */
static void measure(unsigned runs) {
    static double seen[MOST][SETS][OPERATIONS][256];
    static unsigned n[MOST][SETS][OPERATIONS];
    for (unsigned r = 0; r < runs; r++)
        for (unsigned s = 0; s < SETS; s++)
            for (unsigned o = 0; o < OPERATIONS; o++)
                for (unsigned i = 0; i < count; i++) {
                    bench_window w;
                    if (run(i, s, o) || n[i][s][o] == 256)
                        continue;
                    run(i, s, o);
                    bench_window_begin(&w);
                    for (unsigned j = 0; j < REPEATS; j++)
                        run(i, s, o);
                    bench_window_end(&w);
                    if (w.undisturbed)
                        seen[i][s][o][n[i][s][o]++] =
                            w.cycles / REPEATS / (o == ENCAPS_MANY ? 8 : 1);
                }
    for (unsigned i = 0; i < count; i++)
        for (unsigned s = 0; s < SETS; s++)
            for (unsigned o = 0; o < OPERATIONS; o++) {
                qsort(seen[i][s][o], n[i][s][o], sizeof(double), ascending);
                best[i][s][o] = n[i][s][o] ? seen[i][s][o][n[i][s][o] / 2] : 0;
            }
}

int main(int argc, char **argv) {
    unsigned runs = 200;
    if (!bench_clock_open()) {
        fprintf(stderr, "there is no cycle counter here\n");
        return 1;
    }
    for (int i = 1; i < argc; i++) {
        if (!strcmp(argv[i], "--runs") && i + 1 < argc) {
            runs = (unsigned)atoi(argv[++i]);
            continue;
        }
        if (!strcmp(argv[i], "--arithmetic") && i + 1 < argc) {
            const mlkem_arith *const *a = lanewise_mlkem_ariths;
            while (*a && (strcmp((*a)->name, argv[i + 1]) || !lanewise_mlkem_arith_available(*a)))
                a++;
            if (!*a) {
                fprintf(stderr, "no arithmetic %s here\n", argv[i + 1]);
                return 1;
            }
            lanewise_mlkem_force(*a);
            i++;
            continue;
        }
        void *library = dlopen(argv[i], RTLD_NOW | RTLD_LOCAL);
        void *symbol = library ? dlsym(library, "lanewise_kem_peer") : NULL;
        const kem_peer *(*peer)(void);
        if (!symbol || count == MOST) {
            fprintf(stderr, "%s: %s\n", argv[i], dlerror());
            return 1;
        }
        memcpy(&peer, &symbol, sizeof peer);
        peers[count++] = peer();
    }
    for (unsigned i = 0; i < count; i++)
        if (!check(i)) {
            fprintf(stderr, "%s gives other results\n", peers[i]->name);
            return 1;
        }
    measure(runs);
    printf("kernels: one state %s, eight states %s; arithmetic: %s\n", lanewise_kernel_chosen(1),
           lanewise_kernel_chosen(8), lanewise_mlkem_arithmetic());
    for (unsigned i = 0; i < count; i++)
        printf("%s: %s\n", peers[i]->name, peers[i]->source);
    for (unsigned s = 0; s < SETS; s++)
        for (unsigned o = 0; o < OPERATIONS; o++) {
            if (best[0][s][o] == 0)
                continue;
            printf("ML-KEM-%d %s:", sets[s], operations[o]);
            for (unsigned i = 0; i < count; i++)
                if (best[i][s][o] > 0)
                    printf(" %s %.0f (%.2f)", peers[i]->name, best[i][s][o],
                           best[0][s][o] / best[i][s][o]);
            if (o == ENCAPS_MANY)
                printf(", %.2f of one alone", best[0][s][o] / best[0][s][ENCAPS]);
            printf("\n");
        }
    return 0;
}
