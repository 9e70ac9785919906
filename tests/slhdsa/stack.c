/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Each call runs on a stack of its own, which is searched afterwards: how deep it went, and whether
 * eight bytes of a secret are left on it.
 */
#define _GNU_SOURCE /* ucontext */
#include "painted.h"
#include "slhdsa.h"

enum { STACK = 1 << 18, COUNT = 9 };
/* Of the 4 KiB that the header promises the verifier takes one. */
enum { IN_PIECES = 3072 };

static uint8_t *stack;
static subject s;
static const void *keys[COUNT];
static lanewise_bytes signatures[COUNT], messages[COUNT];

static void key(void) {
    CHECK_OK(lanewise_slhdsa_keygen_seed(s.set, s.pk, s.info.public_bytes, s.sk,
                                         s.info.private_bytes, s.sk, 3 * s.info.seed_bytes));
}
static void sign(void) {
    static const lanewise_slhdsa_options o = {.deterministic = 1, .check = 1};
    CHECK_OK(subject_sign(&s, "stack", 5, &o));
}
static lanewise_slhdsa_key object;
static void object_made(void) {
    CHECK_OK(lanewise_slhdsa_key_from_private(&object, s.set, s.sk, s.info.private_bytes));
}
static void object_signs(void) {
    static const lanewise_slhdsa_options o = {.deterministic = 1, .check = 1};
    CHECK_OK(
        lanewise_slhdsa_key_sign(&object, s.signature, s.info.signature_bytes, "stack", 5, &o));
}
static int next(void *from, int first, lanewise_bytes *to) {
    (void)from;
    if (first)
        *to = (lanewise_bytes){"stack", 5};
    return 0;
}
static void sign_from(void) {
    static const lanewise_slhdsa_options o = {.deterministic = 1, .check = 1};
    static const lanewise_slhdsa_source source = {next, NULL};
    CHECK_OK(lanewise_slhdsa_sign_from(s.set, s.signature, s.info.signature_bytes, s.sk,
                                       s.info.private_bytes, &source, &o, NULL, NULL));
}
static void verify(void) {
    CHECK_OK(subject_verify(&s, "stack", 5, NULL));
}
static void verify_many(void) {
    CHECK_OK(lanewise_slhdsa_verify_many(s.set, COUNT, signatures, keys, s.info.public_bytes,
                                         messages, NULL, NULL));
}

static void in_pieces(void) {
    static lanewise_slhdsa_verifier v;
    size_t n = s.info.seed_bytes, len = s.info.signature_bytes;
    CHECK_OK(
        lanewise_slhdsa_verifier_init(&v, s.set, s.pk, s.info.public_bytes, s.signature, n, NULL));
    CHECK_OK(lanewise_slhdsa_verifier_message(&v, "stack", 5));
    for (size_t at = n; at < len; at += n)
        CHECK_OK(lanewise_slhdsa_verifier_signature(&v, s.signature + at, n));
    CHECK_OK(lanewise_slhdsa_verifier_final(&v));
}

/* SK.seed and SK.prf lie in the key that the caller passes, which is not on this stack. */
static int is_secret(const uint8_t *p) {
    for (size_t i = 0; i + 8 <= 2 * s.info.seed_bytes; i++)
        if (!memcmp(p, s.sk + i, 8))
            return 1;
    return 0;
}

static void run(void (*what)(void), const char *name, size_t most) {
    size_t found = 0, deep;
    on_painted(stack, STACK, what);
    deep = STACK - first_used(stack, STACK);
    for (size_t i = STACK - deep; i + 8 <= STACK; i++)
        found += (size_t)is_secret(stack + i);
    CHECK(deep > 500 && deep <= most, "%s, %s: %zu bytes of stack", s.info.name, name, deep);
    CHECK(!found, "%s, %s left %zu pieces of secrets on the stack", s.info.name, name, found);
}

void suite_stack(void) {
    static const lanewise_slhdsa_set sets[] = {
        LANEWISE_SLHDSA_SHAKE_128F, LANEWISE_SLHDSA_SHAKE_256F, LANEWISE_SPHINCS_SHAKE_256F_ROBUST};
    uint8_t *end;
    stack = check_fenced(STACK, &end);
    for (size_t i = 0; i < sizeof sets / sizeof sets[0]; i++) {
        subject_make(&s, sets[i]);
        run(key, "key", LANEWISE_SLHDSA_STACK);
        run(sign, "signing", LANEWISE_SLHDSA_STACK);
        run(sign_from, "signing what is read", LANEWISE_SLHDSA_STACK);
        run(object_made, "key object", LANEWISE_SLHDSA_STACK);
        run(object_signs, "signing with it", LANEWISE_SLHDSA_STACK);
        run(verify, "verification", LANEWISE_SLHDSA_STACK);
        run(in_pieces, "verification in pieces", IN_PIECES);
        for (size_t k = 0; k < COUNT; k++) {
            keys[k] = s.pk;
            signatures[k] = (lanewise_bytes){s.signature, s.info.signature_bytes};
            messages[k] = (lanewise_bytes){"stack", 5};
        }
        run(verify_many, "verifying many", LANEWISE_SLHDSA_STACK);
    }
}
