/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ML-KEM, ML-DSA and SLH-DSA of the drop-in on official cases, which schemes.py writes into
 * cases.h; then the stack that the calls take, found by painting what lies below. How many cases
 * were right is printed, and every one that was not.
 */
#include "cases.h"
#include "lanewise.h"
#include "semihosting.h"

#include <string.h>

#ifdef __ARM_FEATURE_MVE /* up to four states */
enum { PAINTED = 40 * 1024 };
#else
enum { PAINTED = 24 * 1024 };
#endif

static unsigned right, wrong;

static void print_number(const char *before, uint32_t number, const char *behind) {
    char text[11] = {0}, *at = text + 10;
    do
        *--at = (char)('0' + number % 10);
    while (number /= 10);
    semihosting_write(before);
    semihosting_write(at);
    semihosting_write(behind);
}

static void expect(int condition, const char *what, uint32_t number) {
    right += condition != 0;
    wrong += condition == 0;
    if (!condition) {
        semihosting_write("wrong: ");
        print_number(what, number, "\n");
    }
}

__attribute__((unused)) static int has_digest(const uint8_t *data, size_t len,
                                              const uint8_t *want) {
    uint8_t digest[32];
    return !lanewise_sha3_256(digest, data, len) && lanewise_equal(digest, want, 32);
}

/* Paints the stack below, calls, and prints how far down the paint is gone. */
#define STACK_OF(name, call)                                                                       \
    do {                                                                                           \
        volatile uint32_t *sp, *p;                                                                 \
        __asm__ volatile("mov %0, sp" : "=r"(sp));                                                 \
        for (p = sp - PAINTED / 4; p < sp; p++)                                                    \
            *p = 0x5AFEC0DE;                                                                       \
        call;                                                                                      \
        for (p = sp - PAINTED / 4; p < sp && *p == 0x5AFEC0DE; p++)                                \
            ;                                                                                      \
        expect(p > sp - PAINTED / 4, "stack of " name ", all of ", PAINTED);                       \
        semihosting_write("stack " name);                                                          \
        print_number(" ", 4 * (uint32_t)(sp - p), "\n");                                           \
    } while (0)

#ifdef WITH_MLKEM
static uint8_t ek[LANEWISE_MLKEM_1024_PUBLIC_BYTES], dk[LANEWISE_MLKEM_1024_PRIVATE_BYTES];
static uint8_t ct[LANEWISE_MLKEM_1024_CIPHERTEXT_BYTES], ss[32], other[32];
#ifdef LANEWISE_MLKEM_MAX_K
static const lanewise_mlkem_set kem_sets[] = {LANEWISE_MLKEM_512}, unknown = LANEWISE_MLKEM_768;
#else
static const lanewise_mlkem_set kem_sets[] = {LANEWISE_MLKEM_512, LANEWISE_MLKEM_768,
                                              LANEWISE_MLKEM_1024},
                                unknown = (lanewise_mlkem_set)7;
#endif

static void mlkem_cases(lanewise_mlkem_set set, size_t eks, size_t dks, size_t cts) {
    for (uint32_t i = 0; i < sizeof kem_keys / sizeof kem_keys[0]; i++) {
        if (kem_keys[i].set != set)
            continue;
        int ok = lanewise_mlkem_keygen_seed(set, ek, eks, dk, dks, kem_keys[i].seed, 64);
        expect(!ok && has_digest(ek, eks, kem_keys[i].ek_hash), "mlkem ek ", i);
        expect(!ok && has_digest(dk, dks, kem_keys[i].dk_hash), "mlkem dk ", i);
    }
    for (uint32_t i = 0; i < sizeof kem_encaps / sizeof kem_encaps[0]; i++) {
        if (kem_encaps[i].set != set)
            continue;
        int ok = lanewise_mlkem_encaps_seed(set, ct, cts, ss, 32, kem_encaps[i].ek, eks,
                                            kem_encaps[i].m, 32);
        expect(!ok && has_digest(ct, cts, kem_encaps[i].ct_hash), "mlkem ct ", i);
        expect(!ok && lanewise_equal(ss, kem_encaps[i].ss, 32), "mlkem sent ", i);
    }
    for (uint32_t i = 0; i < sizeof kem_decaps / sizeof kem_decaps[0]; i++) {
        if (kem_decaps[i].set != set)
            continue;
        int ok = lanewise_mlkem_decaps(set, ss, 32, kem_decaps[i].dk, dks, kem_decaps[i].ct, cts);
        expect(!ok && lanewise_equal(ss, kem_decaps[i].ss, 32), "mlkem received ", i);
    }
}

/* With any seed and message: what of each set differs is their lengths. */
static void mlkem_set_of(lanewise_mlkem_set set, const uint8_t *seed, const uint8_t *m) {
    lanewise_mlkem_info info;
    int ok = lanewise_mlkem_describe(set, &info);
    const size_t eks = info.public_bytes, dks = info.private_bytes, cts = info.ciphertext_bytes;
    mlkem_cases(set, eks, dks, cts);
    /* A ciphertext that was altered gives another key; a wrong hash in a private key and a
     * coefficient that is none are errors; a system without randomness says so. */
    ok |= lanewise_mlkem_keygen_seed(set, ek, eks, dk, dks, seed, 64) ||
          lanewise_mlkem_encaps_seed(set, ct, cts, ss, 32, ek, eks, m, 32) ||
          lanewise_mlkem_decaps(set, other, 32, dk, dks, ct, cts);
    expect(!ok && lanewise_equal(ss, other, 32), "mlkem round trip ", set);
    for (unsigned n = 0; n < 2; n++) { /* in u, and in v, which is last */
        const size_t at = n ? cts - 1 : 0;
        ct[at] ^= 0x80;
        ok = lanewise_mlkem_decaps(set, other, 32, dk, dks, ct, cts);
        expect(!ok && !lanewise_equal(ss, other, 32), "mlkem rejection ", set);
        ct[at] ^= 0x80;
    }
    dk[dks - 64] ^= 1;
    expect(lanewise_mlkem_decaps(set, other, 32, dk, dks, ct, cts) == LANEWISE_ERR_KEY,
           "mlkem hash ", set);
    ek[1] |= 0x0F; /* 0xF00 and more: no coefficient */
    expect(lanewise_mlkem_encaps_seed(set, ct, cts, ss, 32, ek, eks, m, 32) == LANEWISE_ERR_KEY,
           "mlkem key ", set);
    expect(lanewise_mlkem_keygen(set, ek, eks, dk, dks, NULL) == LANEWISE_ERR_RANDOM,
           "mlkem random ", set);
    ok = 0;
    STACK_OF("mlkem_keygen_seed",
             ok |= lanewise_mlkem_keygen_seed(set, ek, eks, dk, dks, seed, 64));
    STACK_OF("mlkem_encaps_seed",
             ok |= lanewise_mlkem_encaps_seed(set, ct, cts, ss, 32, ek, eks, m, 32));
    STACK_OF("mlkem_decaps", ok |= lanewise_mlkem_decaps(set, ss, 32, dk, dks, ct, cts));
    expect(!ok, "mlkem stack ", set);
}

static void mlkem(void) {
    for (uint32_t i = 0; i < sizeof kem_sets / sizeof kem_sets[0]; i++)
        mlkem_set_of(kem_sets[i], kem_keys[0].seed, kem_encaps[0].m);
    expect(lanewise_mlkem_keygen_seed(unknown, ek, 1184, dk, 2400, kem_keys[0].seed, 64) ==
               LANEWISE_ERR_ALGORITHM,
           "mlkem unknown ", 0);
}
#else
static void mlkem(void) {
}
#endif

#ifdef WITH_MLDSA
static uint8_t dsa_made[LANEWISE_MLDSA_MAX_SIGNATURE_BYTES];

static int dsa_verifies(lanewise_mldsa_set set, const dsa_case *c, const uint8_t *sig, size_t len) {
    const lanewise_mldsa_options formed = {.message_is = LANEWISE_MLDSA_MESSAGE_FORMED};
    lanewise_mldsa_info info;
    int status = lanewise_mldsa_describe(set, &info);
    return status ? status
                  : lanewise_mldsa_verify(set, sig, len, c->pk, info.public_bytes, c->message,
                                          c->message_bytes, &formed);
}

static void mldsa_verification(void) {
    for (uint32_t i = 0; i < sizeof dsa_verify / sizeof dsa_verify[0]; i++) {
        const dsa_case *c = &dsa_verify[i];
        int status = 0, want = c->valid ? LANEWISE_OK : LANEWISE_ERR_SIGNATURE;
        STACK_OF(DSA_ROW("verify"),
                 status = dsa_verifies(c->set, c, c->signature, c->signature_bytes));
        expect(status == want, "mldsa verify ", i);
        if (!c->valid)
            continue;
        expect(dsa_verifies(c->set, c, c->signature, c->signature_bytes - 1) ==
                   LANEWISE_ERR_SIGNATURE,
               "mldsa short ", i);
        /* In c~, in z, in what counts the hints. */
        const size_t at[3] = {5, c->signature_bytes / 2, c->signature_bytes - 1};
        for (unsigned n = 0; n < 3; n++) {
            memcpy(dsa_made, c->signature, c->signature_bytes);
            dsa_made[at[n]] ^= 4;
            expect(dsa_verifies(c->set, c, dsa_made, c->signature_bytes) == LANEWISE_ERR_SIGNATURE,
                   "mldsa altered ", i);
        }
    }
}

#ifdef __ARM_FEATURE_DSP /* not on Cortex-M3 */
static uint8_t dsa_pk[LANEWISE_MLDSA_MAX_PUBLIC_BYTES], dsa_sk[LANEWISE_MLDSA_MAX_PRIVATE_BYTES];

static int dsa_given(void *source, void *out, size_t len) {
    memcpy(out, source, len);
    return 0;
}

static void mldsa_keys(void) {
    for (uint32_t i = 0; i < sizeof dsa_keys / sizeof dsa_keys[0]; i++) {
        lanewise_mldsa_info info;
        int ok = lanewise_mldsa_describe(dsa_keys[i].set, &info);
        STACK_OF(DSA_ROW("keygen_seed"), ok |= lanewise_mldsa_keygen_seed(
                                             dsa_keys[i].set, dsa_pk, info.public_bytes, dsa_sk,
                                             info.private_bytes, dsa_keys[i].seed, 32));
        expect(!ok && has_digest(dsa_pk, info.public_bytes, dsa_keys[i].pk_hash), "mldsa pk ", i);
        expect(!ok && has_digest(dsa_sk, info.private_bytes, dsa_keys[i].sk_hash), "mldsa sk ", i);
        dsa_pk[40] ^= 1;
        STACK_OF(DSA_ROW("public"),
                 ok |= lanewise_mldsa_public(dsa_keys[i].set, dsa_pk, info.public_bytes, dsa_sk,
                                             info.private_bytes));
        expect(!ok && has_digest(dsa_pk, info.public_bytes, dsa_keys[i].pk_hash), "mldsa of sk ",
               i);
    }
}

static void mldsa_signing(void) {
    for (uint32_t i = 0; i < sizeof dsa_sign / sizeof dsa_sign[0]; i++) {
        const dsa_case *c = &dsa_sign[i];
        lanewise_random source = {dsa_given, (void *)(uintptr_t)c->random};
        lanewise_mldsa_options options = {.message_is = LANEWISE_MLDSA_MESSAGE_FORMED};
        lanewise_mldsa_info info;
        int status = lanewise_mldsa_describe(c->set, &info);
        options.deterministic = !c->random;
        options.random = c->random ? &source : NULL;
        STACK_OF(DSA_ROW("sign"), status |= lanewise_mldsa_sign(
                                      c->set, dsa_made, info.signature_bytes, c->sk,
                                      info.private_bytes, c->message, c->message_bytes, &options));
        expect(!status && has_digest(dsa_made, info.signature_bytes, c->digest), "mldsa sign ", i);
    }
    /* From a seed, and twice with a verification. */
    for (uint32_t i = 0; i < sizeof dsa_keys / sizeof dsa_keys[0]; i++) {
        lanewise_mldsa_options options = {.deterministic = 1, .check = LANEWISE_MLDSA_CHECK_FAULTS};
        const lanewise_mldsa_set set = dsa_keys[i].set;
        lanewise_mldsa_info info;
        int status = lanewise_mldsa_describe(set, &info);
        STACK_OF(DSA_ROW("sign_from_seed"),
                 status |=
                 lanewise_mldsa_sign(set, dsa_made, info.signature_bytes, dsa_keys[i].seed, 32,
                                     "message", 7, NULL) != LANEWISE_ERR_RANDOM);
        options.check = LANEWISE_MLDSA_CHECK_NONE;
        STACK_OF(DSA_ROW("sign_from_seed"),
                 status |= lanewise_mldsa_sign(set, dsa_made, info.signature_bytes,
                                               dsa_keys[i].seed, 32, "message", 7, &options));
        memcpy(dsa_sk, dsa_keys[i].seed, 32);
        status |= lanewise_mldsa_keygen_seed(set, dsa_pk, info.public_bytes, dsa_sk,
                                             32 + info.private_bytes, dsa_keys[i].seed, 32);
        expect(!status && !lanewise_mldsa_verify(set, dsa_made, info.signature_bytes, dsa_pk,
                                                 info.public_bytes, "message", 7, NULL),
               "mldsa from seed ", i);
        options.check = LANEWISE_MLDSA_CHECK_FAULTS;
        STACK_OF(DSA_ROW("sign_checked"),
                 status |= lanewise_mldsa_sign(set, dsa_made, info.signature_bytes, dsa_sk + 32,
                                               info.private_bytes, "message", 7, &options));
        expect(!status, "mldsa checked ", i);
        dsa_sk[32 + info.private_bytes - 1] ^= 1; /* in t0 */
        expect(lanewise_mldsa_sign(set, dsa_made, info.signature_bytes, dsa_sk,
                                   32 + info.private_bytes, "message", 7,
                                   &options) == LANEWISE_ERR_KEY,
               "mldsa key ", i);
    }
}
#else
static void mldsa_keys(void) {
}
static void mldsa_signing(void) {
}
#endif
#else
static void mldsa_verification(void) {
}
static void mldsa_keys(void) {
}
static void mldsa_signing(void) {
}
#endif

#ifdef WITH_SLHDSA
static lanewise_slhdsa_verifier verifier;

static uint32_t random_below(uint32_t bound) {
    static uint32_t state = 1;
    state = state * 1664525 + 1013904223;
    return (state >> 8) % bound;
}

/* Message and signature in pieces, the byte at `altered` XORed with 4. */
static int in_pieces(const slh_case *c, size_t siglen, size_t altered) {
    size_t n = c->pk_bytes / 2, len;
    uint8_t piece[300];
    int status = lanewise_slhdsa_verifier_init(&verifier, c->set, c->pk, c->pk_bytes, c->signature,
                                               n, &c->options);
    for (size_t at = 0; !status && at < c->message_bytes; at += len) {
        len = random_below(300);
        len = len < c->message_bytes - at ? len : c->message_bytes - at;
        status = lanewise_slhdsa_verifier_message(&verifier, c->message + at, len);
    }
    for (size_t at = n; !status && at < siglen; at += len) {
        len = random_below(300);
        len = len < siglen - at ? len : siglen - at;
        for (size_t i = 0; i < len; i++)
            piece[i] = at + i < c->signature_bytes ? c->signature[at + i] : 0;
        if (altered >= at && altered < at + len)
            piece[altered - at] ^= 4;
        status = lanewise_slhdsa_verifier_signature(&verifier, piece, len);
    }
    return status ? status : lanewise_slhdsa_verifier_final(&verifier);
}

static void verification(void) {
    for (uint32_t i = 0; i < sizeof slh_verify / sizeof slh_verify[0]; i++) {
        const slh_case *c = &slh_verify[i];
        size_t len = c->signature_bytes;
        int want = c->valid ? LANEWISE_OK : LANEWISE_ERR_SIGNATURE;
        expect(lanewise_slhdsa_verify(c->set, c->signature, len, c->pk, c->pk_bytes, c->message,
                                      c->message_bytes, &c->options) == want,
               "slhdsa verify ", i);
        expect(in_pieces(c, len, len) == want, "slhdsa in pieces ", i);
        if (want)
            continue;
        expect(in_pieces(c, len, c->pk_bytes / 2 + random_below(7000)) == LANEWISE_ERR_SIGNATURE,
               "slhdsa tampered ", i);
        expect(in_pieces(c, len - 1, len) == LANEWISE_ERR_SIGNATURE, "slhdsa short ", i);
        expect(in_pieces(c, len + 1, len) == LANEWISE_ERR_SIGNATURE, "slhdsa long ", i);
    }
    for (uint32_t i = 0; i < sizeof slh_verify / sizeof slh_verify[0]; i++) {
        const slh_case *c = &slh_verify[i];
        size_t n = c->pk_bytes / 2;
        int status = 0;
        if (!c->valid)
            continue;
        STACK_OF("slhdsa_verify", status |= lanewise_slhdsa_verify(
                                      c->set, c->signature, c->signature_bytes, c->pk, c->pk_bytes,
                                      c->message, c->message_bytes, &c->options));
        STACK_OF("slhdsa_verifier_init",
                 status |= lanewise_slhdsa_verifier_init(&verifier, c->set, c->pk, c->pk_bytes,
                                                         c->signature, n, &c->options));
        STACK_OF("slhdsa_verifier_message", status |= lanewise_slhdsa_verifier_message(
                                                &verifier, c->message, c->message_bytes));
        STACK_OF("slhdsa_verifier_signature",
                 status |= lanewise_slhdsa_verifier_signature(&verifier, c->signature + n,
                                                              c->signature_bytes - n));
        STACK_OF("slhdsa_verifier_final", status |= lanewise_slhdsa_verifier_final(&verifier));
        expect(!status, "slhdsa stack ", i);
    }
}
#else
static void verification(void) {
}
#endif

#ifdef SIGNS
static uint8_t made[LANEWISE_SLHDSA_128F_SIGNATURE_BYTES];

static int given(void *source, void *out, size_t len) {
    memcpy(out, source, len);
    return 0;
}

static void signing(void) {
    uint8_t pk[LANEWISE_SLHDSA_MAX_PUBLIC_BYTES], sk[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES];
    for (uint32_t i = 0; i < sizeof slh_keys / sizeof slh_keys[0]; i++) {
        const slh_key *k = &slh_keys[i];
        int status = 0;
        STACK_OF("slhdsa_keygen_seed", status = lanewise_slhdsa_keygen_seed(
                                           k->set, pk, 2 * k->n, sk, 4 * k->n, k->seeds, 3 * k->n));
        expect(!status && lanewise_equal(pk + k->n, k->root, k->n), "slhdsa keygen ", i);
    }
    for (uint32_t i = 0; i < sizeof slh_sign / sizeof slh_sign[0]; i++) {
        const slh_case *c = &slh_sign[i];
        lanewise_random source = {given, (void *)(uintptr_t)c->random};
        lanewise_slhdsa_options options = c->options;
        int status = 0;
        options.deterministic = !c->random;
        options.random = &source;
        STACK_OF("slhdsa_sign", status = lanewise_slhdsa_sign(c->set, made, c->signature_bytes,
                                                              c->sk, 2 * c->pk_bytes, c->message,
                                                              c->message_bytes, &options));
        expect(!status && has_digest(made, c->signature_bytes, c->digest), "slhdsa sign ",
               (uint32_t)i);
    }
}
#else
static void signing(void) {
}
#endif

int main(void) {
    mlkem();
    mldsa_verification();
    mldsa_keys();
    mldsa_signing();
    verification();
    signing();
    print_number("", right, " right, ");
    print_number("", wrong, " wrong\n");
    return wrong != 0;
}
