/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Key objects: the keys and signatures of the functions on bytes, and what is refused. */
#include "slhdsa.h"

#include <string.h>

enum { MANY = 5 };

static subject s;
static lanewise_slhdsa_key key, bare;
static uint8_t other[MANY][LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES];

/* Random bytes that can be had again. */
static int count_up(void *source, void *out, size_t len) {
    for (size_t i = 0; i < len; i++)
        ((uint8_t *)out)[i] = (*(uint8_t *)source)++;
    return 0;
}

static int refuses(void *source, void *out, size_t len) {
    (void)source;
    memset(out, 0x77, len);
    return 1;
}

/* A signature by the object and by the bytes, with the same random bytes. */
static void same(const void *message, size_t len, lanewise_slhdsa_options o) {
    uint8_t first = 3, again = 3;
    lanewise_random by_bytes = {count_up, &first}, by_object = {count_up, &again};
    o.random = &by_bytes;
    CHECK_OK(subject_sign(&s, message, len, &o));
    o.random = &by_object;
    CHECK_OK(lanewise_slhdsa_key_sign(&key, other[0], s.info.signature_bytes, message, len, &o));
    CHECK_BYTES(other[0], s.signature, s.info.signature_bytes, "%s, check %d, %zu bytes",
                s.info.name, o.check, len);
    CHECK(first == again, "%s: %u random bytes, not %u", s.info.name, again, first);
}

/* Messages enough that, with trees of eight leaves, every leaf of the top one signs. */
static void signatures(size_t count) {
    uint8_t message[40];
    for (size_t i = 0; i < count; i++) {
        lanewise_slhdsa_options o = {.check = i % 3 == 1, .deterministic = i % 2};
        check_fill(message, sizeof message);
        if (s.info.fips205 && i % 4 == 2)
            o.context = "object", o.context_bytes = 6, o.prehash = LANEWISE_SLHDSA_SHAKE256;
        same(message, i % sizeof message, o);
        CHECK_OK(subject_verify(&s, message, i % sizeof message, &o));
    }
    CHECK_OK(lanewise_slhdsa_key_sign(&key, other[0], s.info.signature_bytes, "m", 1, NULL));
    CHECK_OK(lanewise_slhdsa_key_sign(&key, other[1], s.info.signature_bytes, "m", 1, NULL));
    CHECK(memcmp(other[0], other[1], s.info.signature_bytes), "hedged signatures are the same");
}

static size_t calls;
static int stop_at_second(void *data, size_t done, size_t count) {
    (void)data;
    CHECK(done <= count, "%zu of %zu", done, count);
    return ++calls == 2;
}

static void many(unsigned threads) {
    const lanewise_slhdsa_options o = {.deterministic = 1, .context = "", .check = threads > 1};
    lanewise_bytes messages[MANY];
    void *to[MANY];
    size_t len = s.info.signature_bytes;
    for (size_t i = 0; i < MANY; i++) {
        messages[i] = (lanewise_bytes){"0123456789", i};
        to[i] = other[i];
    }
    CHECK_OK(lanewise_slhdsa_key_sign_many(&key, MANY, to, len, messages, &o, threads, NULL, NULL));
    for (size_t i = 0; i < MANY; i++) {
        CHECK_OK(subject_sign(&s, messages[i].data, i, &o));
        CHECK_BYTES(other[i], s.signature, len, "%s, %zu of many", s.info.name, i);
    }
    calls = 0;
    CHECK_STATUS(
        lanewise_slhdsa_key_sign_many(&key, MANY, to, len, messages, &o, 1, stop_at_second, NULL),
        LANEWISE_ERR_CANCELLED);
    CHECK(calls == 2, "stopped after %zu", calls);
    for (size_t i = 0; i < MANY * len; i++)
        CHECK(!other[i / len][i % len], "byte %zu after the stop", i);
    to[1] = NULL;
    CHECK_STATUS(
        lanewise_slhdsa_key_sign_many(&key, MANY, to, len, messages, &o, threads, NULL, NULL),
        LANEWISE_ERR_NULL);
    to[1] = other[1];
    messages[1].data = NULL;
    CHECK_STATUS(
        lanewise_slhdsa_key_sign_many(&key, MANY, to, len, messages, &o, threads, NULL, NULL),
        LANEWISE_ERR_NULL);
    CHECK_OK(lanewise_slhdsa_key_sign_many(&key, 0, NULL, len, NULL, &o, threads, NULL, NULL));
    CHECK_STATUS(lanewise_slhdsa_key_sign_many(&bare, 0, NULL, len, NULL, &o, threads, NULL, NULL),
                 LANEWISE_ERR_STATE);
}

/* The same key by its bytes and by the same random bytes; both ways back. */
static void keys(void) {
    static lanewise_slhdsa_key made;
    uint8_t pk[LANEWISE_SLHDSA_MAX_PUBLIC_BYTES], sk[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES];
    uint8_t first = 200, again = 200;
    lanewise_random by_bytes = {count_up, &first}, by_object = {count_up, &again};
    size_t pklen = s.info.public_bytes, sklen = s.info.private_bytes;
    CHECK_OK(lanewise_slhdsa_keygen(s.set, s.pk, pklen, s.sk, sklen, &by_bytes));
    memset(&key, 0xA5, sizeof key);
    CHECK_OK(lanewise_slhdsa_key_generate(&key, s.set, &by_object));
    CHECK(first == again, "other random bytes");
    CHECK_OK(lanewise_slhdsa_key_public(&key, pk, pklen));
    CHECK_OK(lanewise_slhdsa_key_private(&key, sk, sklen));
    CHECK_BYTES(pk, s.pk, pklen, "%s, public key", s.info.name);
    CHECK_BYTES(sk, s.sk, sklen, "%s, secret key", s.info.name);
    CHECK_OK(lanewise_slhdsa_key_from_private(&made, s.set, s.sk, sklen));
    CHECK_BYTES(&made, &key, sizeof key, "%s, the object of the bytes", s.info.name);
    CHECK_OK(lanewise_slhdsa_key_generate(&made, s.set, NULL));
    CHECK_OK(lanewise_slhdsa_key_private(&made, sk, sklen));
    CHECK(memcmp(sk, s.sk, sklen), "the system's random bytes");
    lanewise_slhdsa_key_wipe(&made);
    CHECK_BYTES(&made, &bare, sizeof made, "a wiped key");
    lanewise_slhdsa_key_wipe(NULL);
}

static void is_none(const char *what) {
    CHECK_BYTES(&key, &bare, sizeof key, "%s leaves something", what);
    CHECK_STATUS(lanewise_slhdsa_key_sign(&key, s.signature, s.info.signature_bytes, "m", 1, NULL),
                 LANEWISE_ERR_STATE);
}

static void refusals(void) {
    static const uint8_t zeros[sizeof s.signature];
    const lanewise_random bad = {refuses, NULL};
    lanewise_slhdsa_options o = {.deterministic = 1};
    size_t len = s.info.signature_bytes, sklen = s.info.private_bytes, n = s.info.seed_bytes;
    uint8_t *bytes = (uint8_t *)&key;
    CHECK_OK(lanewise_slhdsa_key_from_private(&key, s.set, s.sk, sklen));
    o.context_bytes = 1;
    CHECK_STATUS(lanewise_slhdsa_key_sign(&key, s.signature, len, "m", 1, &o), LANEWISE_ERR_NULL);
    o = (lanewise_slhdsa_options){.random = &bad};
    CHECK_STATUS(lanewise_slhdsa_key_sign(&key, s.signature, len, "m", 1, &o), LANEWISE_ERR_RANDOM);
    for (size_t i = 0; i < 16; i++) { /* what says that there is a key, and of which set */
        bytes[i] ^= 0x40;
        CHECK_STATUS(lanewise_slhdsa_key_sign(&key, s.signature, len, "m", 1, NULL),
                     LANEWISE_ERR_STATE);
        bytes[i] ^= 0x40;
    }
    /* A node that is not the right one: every check sees it, for the signature is not valid. It is
     * in no path but that of its neighbour, so all leaves of 128f are changed. */
    for (size_t i = sizeof key - 1; i >= 16 + LANEWISE_SLHDSA_MAX_PRIVATE_BYTES; i--)
        bytes[i] ^= 1;
    for (o = (lanewise_slhdsa_options){.check = 1}; o.check <= 2; o.check++) {
        memset(s.signature, 1, len);
        CHECK_STATUS(lanewise_slhdsa_key_sign(&key, s.signature, len, "m", 1, &o),
                     LANEWISE_ERR_FAULT);
        CHECK_BYTES(s.signature, zeros, len, "a signature by a damaged object");
    }
    for (size_t at = 0; at < 4 * n; at += n) { /* of the seeds SK.prf says nothing of PK.root */
        s.sk[at + n / 2] ^= 8;
        CHECK_STATUS(lanewise_slhdsa_key_from_private(&key, s.set, s.sk, sklen),
                     at == n ? LANEWISE_OK : LANEWISE_ERR_KEY);
        s.sk[at + n / 2] ^= 8;
        if (at != n)
            is_none("a key that does not belong together");
    }
    memset(&key, 0xA5, sizeof key);
    CHECK_STATUS(lanewise_slhdsa_key_generate(&key, s.set, &bad), LANEWISE_ERR_RANDOM);
    is_none("a source of random bytes that fails");
}

void suite_objects(void) {
    for (int set = FIRST_SET; set <= LAST_SET; set++) {
        int small = set == LANEWISE_SLHDSA_SHAKE_128F || set == LANEWISE_SPHINCS_SHAKE_128F_ROBUST;
        if (!small && !everything &&
            (is_slow() || !is_fast(set) || set > LANEWISE_SLHDSA_SHAKE_256F))
            continue;
        subject_make(&s, set);
        keys();
        signatures(small ? check_loops(40, 4) : 4);
        if (!small)
            continue;
        many(1);
        many(3);
        refusals();
    }
}
