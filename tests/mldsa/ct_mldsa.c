/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Constant time, with every arithmetic: under valgrind, seeds and the secret parts of private keys
 * are marked as undefined memory, and memcheck reports every branch and every address that depends
 * on them. Where the code says that something has become public (src/mldsa/public.h) it is marked
 * as defined:
 *
 *     rho and the public key of a generation
 *     which half-bytes are taken as coefficients of s1 and s2, not what they are
 *     c~ of each attempt, a hash of which the mask is an input
 *     at which polynomial of r0 or z an attempt is given up, or at its hints
 *     the hints of a signature, and whether a key is refused
 *     with options.check, whether both signatures are the same, and then the signature
 *
 * Controls that leak come first, and one that withholds what is public: they must be reported.
 */
#include "both_ariths.h"
#include "mldsa/attempt.h"
#include "mldsa/public.h"

#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

static unsigned failures, pieces, revealing = 1;
static unsigned long before, reveals;
static volatile unsigned sink;

void mldsa_reveal(const void *data, size_t len) {
    reveals++;
    if (revealing)
        (void)VALGRIND_MAKE_MEM_DEFINED(data, len);
}

static void hide(void *data, size_t len) {
    (void)VALGRIND_MAKE_MEM_UNDEFINED(data, len);
}
static void show(void *data, size_t len) {
    (void)VALGRIND_MAKE_MEM_DEFINED(data, len);
}

static void begin(void) {
    before = VALGRIND_COUNT_ERRORS;
    reveals = 0;
}

static void end(const char *set, const char *what, int must_be_reported) {
    unsigned long reports = VALGRIND_COUNT_ERRORS - before;
    pieces++;
    if (must_be_reported ? reports == 0 : reports != 0) {
        fprintf(stderr, "FAILED %s, %s: %lu reports\n", set, what, reports);
        failures++;
    } else
        printf("%s, %s: %lu reports, %lu points\n", set, what, reports, reveals);
}

static void must(int status, int want, const char *what) {
    show(&status, sizeof status);
    if (status != want) {
        fprintf(stderr, "FAILED %s: %d\n", what, status);
        failures++;
    }
}

static int hidden(void *source, void *out, size_t len) {
    memset(out, *(int *)source, len);
    hide(out, len);
    return 0;
}

/* K, s1, s2 and t0 of an expanded key; rho and tr are public. */
static void hide_expanded(uint8_t *sk, size_t len) {
    hide(sk + 32, 32);
    hide(sk + 128, len - 128);
}

static void one(lanewise_mldsa_set set) {
    static uint8_t pk[LANEWISE_MLDSA_MAX_PUBLIC_BYTES], sk[LANEWISE_MLDSA_MAX_PRIVATE_BYTES];
    static uint8_t sig[LANEWISE_MLDSA_MAX_SIGNATURE_BYTES];
    static lanewise_mldsa_key key;
    lanewise_mldsa_info info;
    int byte = 3;
    const lanewise_random random = {hidden, &byte};
    lanewise_mldsa_options o = {.random = &random};
    must(lanewise_mldsa_describe(set, &info), LANEWISE_OK, "describe");
    const size_t both = 32 + info.private_bytes;
    const char *name = info.name;
    begin();
    must(lanewise_mldsa_keygen(set, pk, info.public_bytes, sk, both, &random), LANEWISE_OK, name);
    end(name, "key generation", 0);
    begin();
    hide(sk, 32);
    must(lanewise_mldsa_sign(set, sig, info.signature_bytes, sk, 32, "text", 4, &o), LANEWISE_OK,
         name);
    end(name, "signing with a seed", 0);
    for (byte = 4; byte < 8; byte++) {
        begin();
        show(sk, both);
        hide_expanded(sk + 32, info.private_bytes);
        must(lanewise_mldsa_sign(set, sig, info.signature_bytes, sk + 32, info.private_bytes,
                                 "text", 4, &o),
             LANEWISE_OK, name);
        end(name, "signing with an expanded key", 0);
    }
    begin();
    must(lanewise_mldsa_key_from_private(&key, set, sk + 32, info.private_bytes), LANEWISE_OK,
         name);
    must(lanewise_mldsa_key_sign(&key, sig, info.signature_bytes, "text", 4, &o), LANEWISE_OK,
         name);
    must(lanewise_mldsa_key_private(&key, sk + 32, info.private_bytes), LANEWISE_OK, name);
    end(name, "an object of an expanded key", 0);
    o.check = LANEWISE_MLDSA_CHECK_FAULTS;
    begin();
    must(lanewise_mldsa_sign(set, sig, info.signature_bytes, sk + 32, info.private_bytes, "text", 4,
                             &o),
         LANEWISE_OK, name);
    must(lanewise_mldsa_key_sign(&key, sig, info.signature_bytes, "text", 4, &o), LANEWISE_OK,
         name);
    end(name, "signing with a check", 0);
    show(sig, sizeof sig);
    must(lanewise_mldsa_verify(set, sig, info.signature_bytes, pk, info.public_bytes, "text", 4,
                               NULL),
         LANEWISE_OK, name);
    begin();
    revealing = 0;
    (void)!lanewise_mldsa_key_sign(&key, sig, info.signature_bytes, "text", 4, &o);
    revealing = 1;
    end(name, "control: branches on what is not declared public", 1);
}

int main(void) {
    uint8_t secret[2] = {1, 2};
    static volatile uint8_t table[256];
    if (!RUNNING_ON_VALGRIND) {
        fprintf(stderr, "run this under valgrind\n");
        return 2;
    }
    begin();
    hide(secret, sizeof secret);
    if (secret[0] & 1)
        sink = 1;
    end("control", "a branch on a secret", 1);
    begin();
    sink = table[secret[1]];
    end("control", "an address from a secret", 1);
    for (unsigned i = 0; lanewise_mldsa_ariths[i]; i++) { /* valgrind has no AVX-512 */
        if (!lanewise_mldsa_arith_available(lanewise_mldsa_ariths[i]))
            continue;
        printf("with %s arithmetic\n", lanewise_mldsa_ariths[i]->name);
        force_both(lanewise_mldsa_ariths[i]);
        one(LANEWISE_MLDSA_44);
        one(LANEWISE_MLDSA_65);
        one(LANEWISE_MLDSA_87);
    }
    printf("%u pieces, %u failures\n", pieces, failures);
    return failures != 0;
}
