/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * How much of its time SLH-DSA spends outside the permutations. speed [REPEATS [SET...]] prints for
 * each set what key generation, signing, verification and verification of eight signatures take, as
 * a ratio: their time, divided by the number of permutations that the probe counts times the time
 * of one state in the widest kernel. That time is measured before and after each call, in processor
 * time of this thread; the median of all repeats is printed, with the quartiles for signing. Then
 * signing with a check (enum lanewise_slhdsa_check), and with the top tree kept in a key object,
 * divided by signing without, likewise; of the last also the least time by the least.
 */
#define _POSIX_C_SOURCE 200809L /* clock_gettime */
#include "slhdsa/sign.h"

#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { MOST = 1000, CALLS = 500 };

static double now(void) {
    struct timespec t;
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &t);
    return (double)t.tv_sec + 1e-9 * (double)t.tv_nsec;
}

static int compare(const void *a, const void *b) {
    double x = *(const double *)a, y = *(const double *)b;
    return x < y ? -1 : x > y;
}

/* Seconds of one state in the kernel for many states. */
static double state_time(void) {
    static _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    const lanewise_backend *b = lanewise_select(1000);
    double start = now();
    for (int i = 0; i < CALLS; i++)
        b->permute(state, 24);
    return (now() - start) / CALLS / b->states;
}

static const slh_set *set;
static uint8_t kept[SLH_MAX_KEPT];
static uint8_t sk[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES];
static uint8_t signature[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES];
static uint8_t ends[SLH_GROUP * SLH_MAX_ENDS], valid[SLH_GROUP];
static slh_message message;

static void key(slh_probe *p) {
    lanewise_slh_root(set, sk, sk + 2u * set->n, sk + 3u * set->n, NULL, p);
}
static void sign_by(const uint8_t *nodes, slh_probe *p) {
    const slh_signer by = {set, sk, nodes};
    if (lanewise_slh_sign(&by, signature, &message, sk, p) != LANEWISE_OK)
        abort();
}
static void sign(slh_probe *p) {
    sign_by(NULL, p);
}
static void sign_kept(slh_probe *p) {
    sign_by(kept, p);
}
static void verify(unsigned count, slh_probe *p) {
    slh_claim claims[SLH_GROUP];
    for (unsigned i = 0; i < count; i++)
        claims[i] = (slh_claim){signature, sk + 2u * set->n, &message};
    if (lanewise_slh_verify(set, claims, count, ends, valid, p) != LANEWISE_OK || !valid[0])
        abort();
}
static void one(slh_probe *p) {
    verify(1, p);
}
static void eight(slh_probe *p) {
    verify(SLH_GROUP, p);
}

static void checked(int check) {
    const lanewise_slhdsa_options o = {.check = check};
    const lanewise_bytes text = {"speed", 5};
    const slh_signer by = {set, sk, NULL};
    if (lanewise_slh_sign_message(&by, signature, &text, NULL, sk, &o, NULL) != LANEWISE_OK)
        abort();
}
static void accidents(slh_probe *p) {
    (void)p;
    checked(LANEWISE_SLHDSA_CHECK_ACCIDENTS);
}
static void faults(slh_probe *p) {
    (void)p;
    checked(LANEWISE_SLHDSA_CHECK_FAULTS);
}

/* piece[SIGNING] is what signing with a check is compared with. */
enum { SIGNING = 1, PIECES = 4, ACCIDENTS = PIECES, FAULTS, KEPT, ALL };

int main(int argc, char **argv) {
    static void (*const piece[ALL])(slh_probe *) = {key,       sign,   one,      eight,
                                                    accidents, faults, sign_kept};
    static double ratio[ALL][MOST];
    int repeats = argc > 1 ? atoi(argv[1]) : 25;
    if (repeats < 1 || repeats > MOST)
        return 2;
    printf("widest kernel: %s\n", lanewise_select(1000)->name);
    printf("%-28s %9s %6s  %5s %5s (quartiles)    %6s %6s  %9s %6s %6s (least)\n", "",
           "sign:", "work", "key", "sign", "verify", "eight", "accidents", "faults", "kept");
    for (int i = 1; lanewise_slh_set(i); i++) {
        slh_probe probe[PIECES] = {{0}};
        double least = 1e9, least_kept = 1e9;
        int wanted = argc < 3;
        for (int a = 2; a < argc; a++)
            wanted |= atoi(argv[a]) == i;
        if (!wanted)
            continue;
        set = lanewise_slh_set(i);
        lanewise_slh_message_plain(&message, "speed", 5);
        for (unsigned p = 0; p < PIECES; p++)
            piece[p](&probe[p]);
        lanewise_slh_root(set, sk, sk + 2u * set->n, sk + 3u * set->n, kept, NULL);
        for (int r = 0; r < repeats; r++) {
            double signing = 0;
            for (unsigned p = 0; p < ALL; p++) {
                double before = state_time(), start = now();
                piece[p](NULL);
                double took = now() - start, after = state_time();
                if (p == SIGNING)
                    signing = took, least = took < least ? took : least;
                if (p == KEPT)
                    least_kept = took < least_kept ? took : least_kept;
                ratio[p][r] = p < PIECES ? took / ((before + after) / 2 * (double)probe[p].used)
                                         : took / signing;
            }
        }
        for (unsigned p = 0; p < ALL; p++)
            qsort(ratio[p], (size_t)repeats, sizeof ratio[p][0], compare);
        printf("%-28s %9llu %5.1f%%  %.3f %.3f (%.3f, %.3f)  %6.3f %6.3f  %9.3f %6.3f %6.3f "
               "(%.3f)\n",
               set->row.name, (unsigned long long)probe[1].used,
               100 * (double)probe[1].used / (double)probe[1].states, ratio[0][repeats / 2],
               ratio[1][repeats / 2], ratio[1][repeats / 4], ratio[1][repeats * 3 / 4],
               ratio[2][repeats / 2], ratio[3][repeats / 2], ratio[ACCIDENTS][repeats / 2],
               ratio[FAULTS][repeats / 2], ratio[KEPT][repeats / 2], least_kept / least);
    }
    return 0;
}
