/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Does lanewise_self_test find a broken primitive? Its source is compiled here with functions that
 * break in turn: the first call flips a bit of its result, then the second, and so on to the last;
 * then each fifth fails with a status. The self-test must say so each time, by the name of the
 * primitive.
 */
#include "check.h"
#include "lanewise/lanewise.h"

#include <stdio.h>
#include <string.h>

int tested_self_test(const char **failed);

static long left = -1; /* calls until the one that breaks */
static unsigned long calls;
static int fails; /* it returns a status instead */
static char expected[32];

/* A call of the primitive whose name begins like this. */
static int breaks(const char *name) {
    calls++;
    if (left < 0 || left--)
        return 0;
    snprintf(expected, sizeof expected, "%s", name);
    return 1;
}

/* `call` gives `out`, of which a bit is flipped. */
#define BREAK(name, call, out)                                                                     \
    do {                                                                                           \
        int broken_now = breaks(name);                                                             \
        int status = broken_now && fails ? LANEWISE_ERR_FAULT : (call);                            \
        if (broken_now && !fails)                                                                  \
            *(uint8_t *)(out) ^= 1;                                                                \
        return status;                                                                             \
    } while (0)

static int broken_permute(lanewise_keccak *s, unsigned rounds) {
    int now = breaks("Keccak-p"), status;
    if (now && fails)
        return LANEWISE_ERR_FAULT;
    status = lanewise_keccak_permute(s, rounds);
    return now && !status ? lanewise_keccak_add_bytes(s, "\1", 5, 1) : status;
}
static int broken_permute_many(void *states, size_t count, unsigned rounds) {
    BREAK("Keccak-p", lanewise_keccak_permute_many(states, count, rounds),
          (uint8_t *)states + 200 * count - 1);
}
static int broken_hash(lanewise_algorithm which, void *out, size_t outlen, const void *in,
                       size_t inlen) {
    lanewise_algorithm_info info = {.name = ""};
    CHECK_OK(lanewise_algorithm_describe(which, &info));
    BREAK(info.name, lanewise_hash(which, out, outlen, in, inlen),
          (uint8_t *)out + (info.extendable ? outlen - 1 : 27));
}
static int broken_many(lanewise_algorithm which, size_t count, const lanewise_bytes *in,
                       void *const *out, size_t outlen) {
    BREAK("SHAKE128 of many", lanewise_hash_many(which, count, in, out, outlen), out[count - 1]);
}
static int broken_tree(lanewise_tree *t, void *out, size_t outlen) {
    BREAK("KT", lanewise_tree_squeeze(t, out, outlen), out);
}
#define CUSTOM(function, name)                                                                     \
    static int broken_##function(void *out, size_t outlen, const void *a, size_t a_bytes,          \
                                 const void *b, size_t b_bytes, const void *c, size_t c_bytes) {   \
        BREAK(name, lanewise_##function(out, outlen, a, a_bytes, b, b_bytes, c, c_bytes), out);    \
    }
CUSTOM(cshake128, "cSHAKE128")
CUSTOM(cshake256, "cSHAKE256")
CUSTOM(kmac128, "KMAC128")
CUSTOM(kmac256, "KMAC256")
#define TUPLE(bits)                                                                                \
    static int broken_tuplehash##bits(void *out, size_t outlen, const lanewise_bytes *tuple,       \
                                      size_t count, const void *custom, size_t customlen) {        \
        BREAK("TupleHash" #bits,                                                                   \
              lanewise_tuplehash##bits(out, outlen, tuple, count, custom, customlen), out);        \
    }                                                                                              \
    static int broken_parallelhash##bits(void *out, size_t outlen, const void *in, size_t inlen,   \
                                         size_t block, const void *custom, size_t customlen,       \
                                         const lanewise_threading *threading) {                    \
        BREAK("ParallelHash" #bits,                                                                \
              lanewise_parallelhash##bits(out, outlen, in, inlen, block, custom, customlen,        \
                                          threading),                                              \
              out);                                                                                \
    }
TUPLE(128)
TUPLE(256)
#if defined(SELFTEST_MLKEM)
static int broken_keygen(lanewise_mlkem_set set, void *ek, size_t eklen, void *dk, size_t dklen,
                         const void *seed, size_t seedlen) {
    BREAK("ML-KEM", lanewise_mlkem_keygen_seed(set, ek, eklen, dk, dklen, seed, seedlen),
          (uint8_t *)ek + 799);
}
static int broken_encaps(lanewise_mlkem_set set, void *ct, size_t ctlen, void *ss, size_t sslen,
                         const void *ek, size_t eklen, const void *m, size_t mlen) {
    BREAK("ML-KEM", lanewise_mlkem_encaps_seed(set, ct, ctlen, ss, sslen, ek, eklen, m, mlen),
          (uint8_t *)ct + 767);
}
static int broken_decaps(lanewise_mlkem_set set, void *ss, size_t sslen, const void *dk,
                         size_t dklen, const void *ct, size_t ctlen) {
    BREAK("ML-KEM", lanewise_mlkem_decaps(set, ss, sslen, dk, dklen, ct, ctlen),
          (uint8_t *)ss + 31);
}
#define lanewise_mlkem_keygen_seed broken_keygen
#define lanewise_mlkem_encaps_seed broken_encaps
#define lanewise_mlkem_decaps broken_decaps
#endif
#if defined(SELFTEST_MLDSA)
static int broken_generate(lanewise_mldsa_set set, void *pk, size_t pklen, void *sk, size_t sklen,
                           const void *seed, size_t seedlen) {
    BREAK("ML-DSA", lanewise_mldsa_keygen_seed(set, pk, pklen, sk, sklen, seed, seedlen),
          (uint8_t *)pk + pklen - 1);
}
static int broken_lattice(lanewise_mldsa_set set, void *sig, size_t siglen, const void *sk,
                          size_t sklen, const void *m, size_t len,
                          const lanewise_mldsa_options *o) {
    BREAK("ML-DSA", lanewise_mldsa_sign(set, sig, siglen, sk, sklen, m, len, o),
          (uint8_t *)sig + siglen - 1);
}
/* Says the contrary. */
static int broken_examine(lanewise_mldsa_set set, const void *sig, size_t siglen, const void *pk,
                          size_t pklen, const void *m, size_t len,
                          const lanewise_mldsa_options *o) {
    int now = breaks("ML-DSA");
    int status = lanewise_mldsa_verify(set, sig, siglen, pk, pklen, m, len, o);
    return now && fails ? LANEWISE_ERR_FAULT
           : !now       ? status
           : status     ? LANEWISE_OK
                        : LANEWISE_ERR_SIGNATURE;
}
#define lanewise_mldsa_keygen_seed broken_generate
#define lanewise_mldsa_sign broken_lattice
#define lanewise_mldsa_verify broken_examine
#endif
#if defined(SELFTEST_SLHDSA)
/* Signing takes most of the time of a self-test, and gives the same each time: the one before the
 * first fault computes it. */
static int kept_sign(lanewise_slhdsa_set set, void *signature, size_t len, const void *key,
                     size_t key_bytes, const void *m, size_t mlen, const void *addrnd,
                     size_t addrndlen) {
    static uint8_t kept[8][49856];
    static int has[8], count;
    int i = 0, status = LANEWISE_OK;
    while (i < count && has[i] != (int)set)
        i++;
    if (i == 8 || len > sizeof kept[0])
        return LANEWISE_ERR_LENGTH;
    if (i == count) {
        status = lanewise_slhdsa_sign_internal(set, kept[i], len, key, key_bytes, m, mlen, addrnd,
                                               addrndlen);
        has[count++] = (int)set;
    }
    memcpy(signature, kept[i], len);
    return status;
}
static int broken_sign(lanewise_slhdsa_set set, void *signature, size_t len, const void *key,
                       size_t key_bytes, const void *m, size_t mlen, const void *addrnd,
                       size_t addrndlen) {
    BREAK("S", kept_sign(set, signature, len, key, key_bytes, m, mlen, addrnd, addrndlen),
          (uint8_t *)signature + len - 1);
}
/* Says the contrary. */
static int broken_verify(lanewise_slhdsa_set set, const void *signature, size_t len,
                         const void *key, size_t key_bytes, const void *m, size_t mlen) {
    int now = breaks("S");
    int status = lanewise_slhdsa_verify_internal(set, signature, len, key, key_bytes, m, mlen);
    return now && fails ? LANEWISE_ERR_FAULT
           : !now       ? status
           : status     ? LANEWISE_OK
                        : LANEWISE_ERR_SIGNATURE;
}
#define lanewise_slhdsa_sign_internal broken_sign
#define lanewise_slhdsa_verify_internal broken_verify
#endif
#define lanewise_keccak_permute broken_permute
#define lanewise_keccak_permute_many broken_permute_many
#define lanewise_hash broken_hash
#define lanewise_hash_many broken_many
#define lanewise_tree_squeeze broken_tree
#define lanewise_cshake128 broken_cshake128
#define lanewise_cshake256 broken_cshake256
#define lanewise_kmac128 broken_kmac128
#define lanewise_kmac256 broken_kmac256
#define lanewise_tuplehash128 broken_tuplehash128
#define lanewise_tuplehash256 broken_tuplehash256
#define lanewise_parallelhash128 broken_parallelhash128
#define lanewise_parallelhash256 broken_parallelhash256
#define lanewise_self_test tested_self_test
#include "selftest.c"
#undef lanewise_self_test

int main(void) {
    const char *failed = "";
    check_begin(NULL);
    CHECK_OK(lanewise_self_test(NULL));
    CHECK_OK(lanewise_self_test(&failed));
    CHECK(!failed, "%s is said to have failed", failed);
    CHECK_OK(tested_self_test(&failed));
    unsigned long in_all = calls;
    CHECK(in_all > 50, "%lu calls", in_all);
    for (fails = 0; fails < 2; fails++)
        for (unsigned long i = 0; i < in_all; i += fails ? 5 : 1) {
            left = (long)i;
            failed = NULL;
            CHECK_STATUS(tested_self_test(&failed), LANEWISE_ERR_SELF_TEST);
            CHECK(failed && !strncmp(failed, expected, strlen(expected)), "call %lu of %s: %s", i,
                  expected, failed ? failed : "nothing");
        }
    printf("%lu calls broken, %lu checks, %u failures\n", in_all, check_count, check_failures);
    return check_failures != 0;
}
