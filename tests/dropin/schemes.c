/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ML-KEM and SLH-DSA of the drop-in on official cases, which schemes.py writes into cases.h; then
 * the stack that the calls take, found by painting what lies below. How many cases were right is
 * printed, and every one that was not.
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
enum {
    EK = LANEWISE_MLKEM_512_PUBLIC_BYTES,
    DK = LANEWISE_MLKEM_512_PRIVATE_BYTES,
    CT = LANEWISE_MLKEM_512_CIPHERTEXT_BYTES
};
static uint8_t ek[EK], dk[DK], ct[CT], ss[32], other[32];

static void mlkem(void) {
    const lanewise_mlkem_set set = LANEWISE_MLKEM_512;
    for (uint32_t i = 0; i < sizeof kem_keys / sizeof kem_keys[0]; i++) {
        int ok = lanewise_mlkem_keygen_seed(set, ek, EK, dk, DK, kem_keys[i].seed, 64);
        expect(!ok && has_digest(ek, EK, kem_keys[i].ek_hash), "mlkem ek ", i);
        expect(!ok && has_digest(dk, DK, kem_keys[i].dk_hash), "mlkem dk ", i);
    }
    for (uint32_t i = 0; i < sizeof kem_encaps / sizeof kem_encaps[0]; i++) {
        int ok = lanewise_mlkem_encaps_seed(set, ct, CT, ss, 32, kem_encaps[i].ek, EK,
                                            kem_encaps[i].m, 32);
        expect(!ok && has_digest(ct, CT, kem_encaps[i].ct_hash), "mlkem ct ", i);
        expect(!ok && lanewise_equal(ss, kem_encaps[i].ss, 32), "mlkem sent ", i);
    }
    for (uint32_t i = 0; i < sizeof kem_decaps / sizeof kem_decaps[0]; i++) {
        int ok = lanewise_mlkem_decaps(set, ss, 32, kem_decaps[i].dk, DK, kem_decaps[i].ct, CT);
        expect(!ok && lanewise_equal(ss, kem_decaps[i].ss, 32), "mlkem received ", i);
    }
    /* A ciphertext that was altered gives another key; a system without randomness says so. */
    int ok = lanewise_mlkem_keygen_seed(set, ek, EK, dk, DK, kem_keys[0].seed, 64) ||
             lanewise_mlkem_encaps_seed(set, ct, CT, ss, 32, ek, EK, kem_encaps[0].m, 32) ||
             lanewise_mlkem_decaps(set, other, 32, dk, DK, ct, CT);
    expect(!ok && lanewise_equal(ss, other, 32), "mlkem round trip ", 0);
    ct[0] ^= 1;
    ok = lanewise_mlkem_decaps(set, other, 32, dk, DK, ct, CT);
    expect(!ok && !lanewise_equal(ss, other, 32), "mlkem rejection ", 0);
    expect(lanewise_mlkem_keygen(set, ek, EK, dk, DK, NULL) == LANEWISE_ERR_RANDOM, "mlkem random ",
           0);
    expect(lanewise_mlkem_keygen_seed(LANEWISE_MLKEM_768, ek, EK, dk, DK, kem_keys[0].seed, 64) ==
               LANEWISE_ERR_ALGORITHM,
           "mlkem 768 ", 0);
    STACK_OF("mlkem_keygen_seed",
             ok |= lanewise_mlkem_keygen_seed(set, ek, EK, dk, DK, kem_keys[0].seed, 64));
    STACK_OF("mlkem_encaps_seed",
             ok |= lanewise_mlkem_encaps_seed(set, ct, CT, ss, 32, ek, EK, kem_encaps[0].m, 32));
    STACK_OF("mlkem_decaps", ok |= lanewise_mlkem_decaps(set, ss, 32, dk, DK, ct, CT));
    expect(!ok, "mlkem stack ", 0);
}
#else
static void mlkem(void) {
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
    verification();
    signing();
    print_number("", right, " right, ");
    print_number("", wrong, " wrong\n");
    return wrong != 0;
}
