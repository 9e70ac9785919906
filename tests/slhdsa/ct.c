/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Constant time: under valgrind, SK.seed and SK.prf are marked as undefined memory, and memcheck
 * reports every branch and every address that depends on them. Bytes that a signature or public key
 * shows to everyone (R, roots, the FORS key) are marked as defined when they are known, for what
 * they select is public. A control that leaks comes first: it must be reported.
 */
#include "slhdsa/sign.h"
#include "slhdsa/step.h"

#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

static unsigned failures, pieces;
static uint8_t sk[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES], pk[LANEWISE_SLHDSA_MAX_PUBLIC_BYTES];
static uint8_t signature[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES];
static unsigned long before;
static volatile unsigned sink;

static void hide(void *data, size_t len) {
    (void)VALGRIND_MAKE_MEM_UNDEFINED(data, len);
}

static void reveal(const void *data, size_t len) {
    (void)VALGRIND_MAKE_MEM_DEFINED(data, len);
}

static void begin(const slh_set *set) {
    reveal(sk, sizeof sk);
    for (size_t i = 0; i < sizeof sk; i++)
        sk[i] = (uint8_t)(i * 7 + 1);
    hide(sk, 2u * set->n);
    before = VALGRIND_COUNT_ERRORS;
}

static void end(const char *set, const char *what, int must_be_reported) {
    unsigned long reports = VALGRIND_COUNT_ERRORS - before;
    pieces++;
    if (must_be_reported ? reports == 0 : reports != 0) {
        fprintf(stderr, "FAILED %s, %s: %lu reports\n", set, what, reports);
        failures++;
    } else
        printf("%s, %s: %lu reports%s\n", set, what, reports,
               must_be_reported ? ", as it must be" : "");
}

static int hidden(void *source, void *out, size_t len) {
    (void)source;
    memset(out, 9, len);
    hide(out, len);
    return 0;
}

/* Signing and verifying of a small set, whose code is that of the real ones: valgrind is slow. */
static void one(const slh_set *set) {
    static uint8_t ends[SLH_MAX_ENDS], kept[SLH_MAX_KEPT];
    const slh_signer by = {set, sk, NULL}, with = {set, sk, kept};
    slh_probe probe = {.reveal = reveal}, silent = {0};
    uint8_t valid = 0;
    slh_message m;
    lanewise_slh_message_plain(&m, "message", 7);
    begin(set);
    lanewise_slh_root(set, sk, sk + 2u * set->n, sk + 3u * set->n, NULL, &probe);
    lanewise_slh_sign(&by, signature, &m, sk + 2u * set->n, &probe);
    end(set->row.name, "signing", 0);
    begin(set);
    lanewise_slh_root(set, sk, sk + 2u * set->n, sk + 3u * set->n, kept, &probe);
    int same = lanewise_slh_sign_again(&by, signature, &m, sk + 2u * set->n, &probe);
    end(set->row.name, "signing again", 0);
    if (same == LANEWISE_OK)
        same = lanewise_slh_sign_again(&with, signature, &m, sk + 2u * set->n, &probe);
    lanewise_slh_sign(&with, signature, &m, sk + 2u * set->n, &probe);
    end(set->row.name, "signing with the top kept", 0);
    if (same != LANEWISE_OK) {
        fprintf(stderr, "FAILED %s: the second signature is another\n", set->row.name);
        failures++;
    }
    reveal(signature, sizeof signature);
    memcpy(pk, sk + 2u * set->n, 2u * set->n);
    const slh_claim claim = {signature, pk, &m};
    lanewise_slh_verify(set, &claim, 1, ends, &valid, NULL);
    if (!valid) {
        fprintf(stderr, "FAILED %s: the signature is not valid\n", set->row.name);
        failures++;
    }
    if (set->n != 16 || !set->fips)
        return;
    begin(set);
    lanewise_slh_sign(&by, signature, &m, sk + 2u * set->n, &silent);
    end(set->row.name, "control: branches on R, which is not declared public", 1);
    reveal(signature, sizeof signature);
}

static void generation(lanewise_slhdsa_set which) {
    const slh_set *set = lanewise_slh_set(which);
    lanewise_random random = {hidden, NULL};
    begin(set);
    int status = lanewise_slhdsa_keygen(which, pk, slh_public_bytes(set), sk, slh_secret_bytes(set),
                                        &random);
    int checked = lanewise_slhdsa_check_key(which, sk, slh_secret_bytes(set));
    end(set->row.name, "key generation", 0);
    reveal(&checked, sizeof checked);
    if (status != LANEWISE_OK || checked != LANEWISE_OK) {
        fprintf(stderr, "FAILED %s: key generation returned %d, its check %d\n", set->row.name,
                status, checked);
        failures++;
    }
    reveal(pk, sizeof pk);
}

static int twice(void *from, int first, lanewise_bytes *piece) {
    int *readings = from;
    if (first && ++*readings == 1)
        *piece = (lanewise_bytes){signature, sizeof signature};
    return *readings > 1;
}

/* R of a message that is read; the second reading fails, before anything is done with R. */
static void reading(lanewise_slhdsa_set which) {
    const slh_set *set = lanewise_slh_set(which);
    const lanewise_slhdsa_options o = {.deterministic = 1};
    int readings = 0;
    const lanewise_slhdsa_source source = {twice, &readings};
    begin(set);
    int status = lanewise_slhdsa_sign_from(which, signature, slh_signature_bytes(set), sk,
                                           slh_secret_bytes(set), &source, &o, NULL, NULL);
    end(set->row.name, "R of a message that is read", 0);
    if (status != LANEWISE_ERR_CANCELLED || readings != 2) {
        fprintf(stderr, "FAILED %s: %d after %d readings\n", set->row.name, status, readings);
        failures++;
    }
}

int main(void) {
    if (!RUNNING_ON_VALGRIND) {
        fprintf(stderr, "run this under valgrind\n");
        return 2;
    }
    begin(lanewise_slh_set(LANEWISE_SLHDSA_SHAKE_128F));
    if (sk[3] & 1)
        sink = 1;
    end("control", "a branch on a secret", 1);
    for (uint8_t n = 16; n <= 32; n += 8) {
        slh_set small = {.row = {"simple", 1},
                         .n = n,
                         .h = 6,
                         .d = 2,
                         .hp = 3,
                         .a = 4,
                         .k = 8,
                         .m = 6,
                         .lg_w = 4,
                         .len = (uint8_t)(2 * n + 3),
                         .fips = 1,
                         .step = &lanewise_slh_simple};
        one(&small);
        small.row.name = "robust";
        small.fips = 0, small.low_first = 1, small.step = &lanewise_slh_robust;
        one(&small);
    }
    generation(LANEWISE_SLHDSA_SHAKE_128F);
    reading(LANEWISE_SLHDSA_SHAKE_128F);
    printf("%u pieces, %u failures\n", pieces, failures);
    return failures != 0;
}
