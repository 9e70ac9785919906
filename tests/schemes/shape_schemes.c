/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The shape that the headers of all schemes have, asked of every function and every set of the
 * table: each buffer's length off by one, each pointer NULL, sets that do not exist, objects that
 * hold no key; what the outputs hold then, and that no byte behind them is written.
 */
#include "check.h"
#include "lanewise/lanewise.h"

#include <stdio.h>
#include <string.h>

enum { MOST = 5, ROOM = 100000, GUARD = 0xA5 };

typedef enum kind {
    IN,   /* its length is that of the set */
    OUT,  /* so is this, and after an error it holds zeros */
    ANY,  /* of any length: a message */
    SIG,  /* to be verified: another length is no error, but an invalid signature */
    KEY,  /* a key object that is read */
    MADE, /* a key object that is made, and wiped after an error */
    END
} kind;

typedef struct argument {
    kind is;
    size_t len;
    void *data; /* of outputs the test's */
} argument;

typedef int function(unsigned set, const argument *a);

static uint8_t rooms[MOST][ROOM];
static const uint8_t zeros[ROOM];

static int is_output(const argument *a) {
    return a->is == OUT || a->is == MADE;
}

/* Calls with these arguments, and looks at the outputs: of an error zeros, and nothing behind. */
static int call(function *run, unsigned set, const argument *given, const char *what) {
    argument a[MOST];
    for (unsigned i = 0; i < MOST; i++) {
        a[i] = given[i];
        memset(rooms[i], GUARD, sizeof rooms[i]);
        if (is_output(&a[i]) && a[i].data)
            a[i].data = rooms[i];
    }
    int status = run(set, a);
    for (unsigned i = 0; i < MOST; i++) {
        if (!is_output(&a[i]) || !a[i].data)
            continue;
        if (status != LANEWISE_OK)
            CHECK(!memcmp(rooms[i], zeros, a[i].len), "%s: output %u after an error", what, i);
        size_t end = a[i].len;
        while (end < ROOM && rooms[i][end] == GUARD)
            end++;
        CHECK(end == ROOM, "%s: byte %zu behind output %u", what, end - a[i].len, i);
    }
    return status;
}

static void expect(function *run, unsigned set, const argument *a, int want, const char *name,
                   const char *what, unsigned which) {
    char words[160];
    snprintf(words, sizeof words, "%s, %s %u", name, what, which);
    int status = call(run, set, a, words);
    CHECK(status == want, "%s: %d, not %d", words, status, want);
}

static void shape(const char *name, function *run, unsigned set, const unsigned *unknown,
                  const argument *good) {
    argument a[MOST];
    int has_object = 0;
    static uint8_t nothing[sizeof(lanewise_mldsa_key)];
    expect(run, set, good, LANEWISE_OK, name, "as it should be", 0);
    for (unsigned i = 0; i < MOST && good[i].is != END; i++) {
        memcpy(a, good, sizeof a);
        a[i].data = NULL;
        expect(run, set, a, LANEWISE_ERR_NULL, name, "without argument", i);
        if (good[i].is == KEY) {
            has_object = 1;
            a[i].data = nothing;
            expect(run, set, a, LANEWISE_ERR_STATE, name, "without a key in argument", i);
        }
        for (int off = -1; off <= 1; off += 2) {
            if (good[i].is == ANY || good[i].is == KEY || good[i].is == MADE)
                continue;
            memcpy(a, good, sizeof a);
            a[i].len += (size_t)off;
            expect(run, set, a, good[i].is == SIG ? LANEWISE_ERR_SIGNATURE : LANEWISE_ERR_LENGTH,
                   name, off < 0 ? "a byte less in argument" : "a byte more in argument", i);
        }
    }
    for (unsigned i = 0; !has_object && i < 5; i++)
        expect(run, unknown[i], good, LANEWISE_ERR_ALGORITHM, name, "set", unknown[i]);
}

/* Numbers that are no set: those next to one, and one that a narrower type takes for it. */
static void unknown_sets(unsigned set, int (*exists)(unsigned), unsigned unknown[5]) {
    unsigned below = set - 1, above = set + 1;
    while (exists(below))
        below--;
    while (exists(above))
        above++;
    unknown[0] = 0, unknown[1] = below, unknown[2] = above, unknown[3] = 65536 + set;
    unknown[4] = 0x7FFFFFFF;
}

#define B(i) a[i].data, a[i].len
#define CALL(scheme, name, ...)                                                                    \
    static int scheme##_##name(unsigned s, const argument *a) {                                    \
        return lanewise_##scheme##_##name((lanewise_##scheme##_set)s, __VA_ARGS__);                \
    }
/* Of functions that make a key object, and of those that take one. */
#define MAKE(scheme, name, ...)                                                                    \
    static int scheme##_##name(unsigned s, const argument *a) {                                    \
        return lanewise_##scheme##_##name(a[0].data, (lanewise_##scheme##_set)s, __VA_ARGS__);     \
    }
#define USE(scheme, name, ...)                                                                     \
    static int scheme##_##name(unsigned s, const argument *a) {                                    \
        (void)s;                                                                                   \
        return lanewise_##scheme##_##name(a[0].data, __VA_ARGS__);                                 \
    }
#define SHAPE(scheme, name, ...)                                                                   \
    shape("lanewise_" #scheme "_" #name, scheme##_##name, set, unknown,                            \
          (const argument[MOST + 1]){__VA_ARGS__, {.is = END}, {.is = END}})
#define OUTPUT(length) {OUT, length, rooms}
#define OBJECT(type) {MADE, sizeof(lanewise_##type##_key), rooms}

/* What is the same in all: the table of sets, by number, by name and by place. */
#define TABLE(scheme, example, letters)                                                            \
    static int scheme##_exists(unsigned s) {                                                       \
        lanewise_##scheme##_info info;                                                             \
        int status = lanewise_##scheme##_describe((lanewise_##scheme##_set)s, &info);              \
        if (status != LANEWISE_OK)                                                                 \
            CHECK(!memcmp(&info, zeros, sizeof info), "what is not described");                    \
        return status == LANEWISE_OK;                                                              \
    }                                                                                              \
    static void scheme##_table(void) {                                                             \
        lanewise_##scheme##_set set, other;                                                        \
        lanewise_##scheme##_info info;                                                             \
        size_t count = 0;                                                                          \
        for (; lanewise_##scheme##_by_index(count, &set) == LANEWISE_OK; count++) {                \
            CHECK(set != 0, "a set without a number");                                             \
            CHECK_OK(lanewise_##scheme##_describe(set, &info));                                    \
            CHECK_OK(lanewise_##scheme##_by_name(info.name, &other));                              \
            CHECK(other == set, "%s by its name", info.name);                                      \
            CHECK(info.public_bytes && (info.private_bytes || strstr(info.name, "-draft")),        \
                  "%s without lengths", info.name);                                                \
        }                                                                                          \
        CHECK(set == 0, "a set behind the last");                                                  \
        CHECK_OK(lanewise_##scheme##_by_name(letters, &set));                                      \
        CHECK(set == example, "by other letters: %d", (int)set);                                   \
        CHECK_STATUS(lanewise_##scheme##_by_name(letters "0", &set), LANEWISE_ERR_ALGORITHM);      \
        CHECK(set == 0, "a set that was not found");                                               \
        CHECK_STATUS(lanewise_##scheme##_by_name("", &set), LANEWISE_ERR_ALGORITHM);               \
        CHECK_STATUS(lanewise_##scheme##_by_name(NULL, &set), LANEWISE_ERR_NULL);                  \
        CHECK_STATUS(lanewise_##scheme##_by_name(letters, NULL), LANEWISE_ERR_NULL);               \
        CHECK_STATUS(lanewise_##scheme##_by_index(0, NULL), LANEWISE_ERR_NULL);                    \
        CHECK_STATUS(lanewise_##scheme##_describe(example, NULL), LANEWISE_ERR_NULL);              \
        printf(#scheme ": %zu sets\n", count);                                                     \
    }

static uint8_t public_key[5000], private_key[5000], made[50000], shared[32], seed[96], text[32];

#ifdef SHAPE_MLKEM
TABLE(mlkem, LANEWISE_MLKEM_768, "ml_kem768")
CALL(mlkem, keygen, B(0), B(1), NULL)
CALL(mlkem, keygen_seed, B(0), B(1), B(2))
CALL(mlkem, encaps, B(0), B(1), B(2), NULL)
CALL(mlkem, encaps_seed, B(0), B(1), B(2), B(3))
CALL(mlkem, decaps, B(0), B(1), B(2))
CALL(mlkem, check_public, B(0))
CALL(mlkem, check_private, B(0))
MAKE(mlkem, key_generate, NULL)
MAKE(mlkem, key_from_seed, B(1))
MAKE(mlkem, key_from_private, B(1))
MAKE(mlkem, key_from_public, B(1))
USE(mlkem, key_public, B(1))
USE(mlkem, key_private, B(1))
USE(mlkem, key_seed, B(1))
USE(mlkem, key_encaps, B(1), B(2), NULL)
USE(mlkem, key_encaps_seed, B(1), B(2), B(3))
USE(mlkem, key_decaps, B(1), B(2))
USE(mlkem, key_check, NULL)
static int mlkem_keygen_many(unsigned s, const argument *a) {
    void *ek[] = {a[0].data}, *dk[] = {a[1].data};
    return lanewise_mlkem_keygen_many((lanewise_mlkem_set)s, 1, ek, a[0].len, dk, a[1].len, B(2),
                                      NULL);
}
static int mlkem_encaps_many(unsigned s, const argument *a) {
    void *ct[] = {a[0].data}, *ss[] = {a[1].data};
    const void *ek[] = {a[2].data};
    int each = 77;
    int status = lanewise_mlkem_encaps_many((lanewise_mlkem_set)s, 1, ct, a[0].len, ss, a[1].len,
                                            ek, a[2].len, B(3), NULL, &each);
    CHECK(each == status, "status of one %d, of all %d", each, status);
    return status;
}
static int mlkem_decaps_many(unsigned s, const argument *a) {
    void *ss[] = {a[0].data};
    const void *dk[] = {a[1].data}, *ct[] = {a[2].data};
    int each = 77;
    int status = lanewise_mlkem_decaps_many((lanewise_mlkem_set)s, 1, ss, a[0].len, dk, a[1].len,
                                            ct, a[2].len, &each);
    CHECK(each == status, "status of one %d, of all %d", each, status);
    return status;
}
static int mlkem_key_decaps_many(unsigned s, const argument *a) {
    void *ss[] = {a[1].data};
    const void *ct[] = {a[2].data};
    (void)s;
    return lanewise_mlkem_key_decaps_many(a[0].data, 1, ss, a[1].len, ct, a[2].len);
}

static void mlkem(void) {
    static lanewise_mlkem_key object;
    lanewise_mlkem_set set;
    lanewise_mlkem_info i;
    unsigned unknown[5];
    mlkem_table();
    for (size_t n = 0; lanewise_mlkem_by_index(n, &set) == LANEWISE_OK; n++) {
        unknown_sets((unsigned)set, mlkem_exists, unknown);
        CHECK_OK(lanewise_mlkem_describe(set, &i));
        const argument ek = {IN, i.public_bytes, public_key};
        const argument dk = {IN, i.private_bytes, private_key};
        const argument ct = {IN, i.ciphertext_bytes, made}, m = {IN, 32, text};
        const argument d_z = {IN, 64, seed}, key = {KEY, 0, &object};
        CHECK_OK(
            lanewise_mlkem_keygen_seed(set, public_key, ek.len, private_key, dk.len, seed, 64));
        CHECK_OK(lanewise_mlkem_encaps_seed(set, made, ct.len, shared, 32, public_key, ek.len, text,
                                            32));
        CHECK_OK(lanewise_mlkem_key_from_seed(&object, set, seed, 64));
        SHAPE(mlkem, keygen, OUTPUT(ek.len), OUTPUT(dk.len));
        SHAPE(mlkem, keygen_seed, OUTPUT(ek.len), OUTPUT(dk.len), d_z);
        SHAPE(mlkem, encaps, OUTPUT(ct.len), OUTPUT(32), ek);
        SHAPE(mlkem, encaps_seed, OUTPUT(ct.len), OUTPUT(32), ek, m);
        SHAPE(mlkem, decaps, OUTPUT(32), dk, ct);
        SHAPE(mlkem, check_public, ek);
        SHAPE(mlkem, check_private, dk);
        SHAPE(mlkem, key_generate, OBJECT(mlkem));
        SHAPE(mlkem, key_from_seed, OBJECT(mlkem), d_z);
        SHAPE(mlkem, key_from_private, OBJECT(mlkem), dk);
        SHAPE(mlkem, key_from_public, OBJECT(mlkem), ek);
        SHAPE(mlkem, key_public, key, OUTPUT(ek.len));
        SHAPE(mlkem, key_private, key, OUTPUT(dk.len));
        SHAPE(mlkem, key_seed, key, OUTPUT(64));
        SHAPE(mlkem, key_encaps, key, OUTPUT(ct.len), OUTPUT(32));
        SHAPE(mlkem, key_encaps_seed, key, OUTPUT(ct.len), OUTPUT(32), m);
        SHAPE(mlkem, key_decaps, key, OUTPUT(32), ct);
        SHAPE(mlkem, key_check, key);
        SHAPE(mlkem, keygen_many, OUTPUT(ek.len), OUTPUT(dk.len), d_z);
        SHAPE(mlkem, encaps_many, OUTPUT(ct.len), OUTPUT(32), ek, m);
        SHAPE(mlkem, decaps_many, OUTPUT(32), dk, ct);
        SHAPE(mlkem, key_decaps_many, key, OUTPUT(32), ct);
    }
}
#endif

#ifdef SHAPE_MLDSA
TABLE(mldsa, LANEWISE_MLDSA_87, "ml_dsa87")
CALL(mldsa, keygen, B(0), B(1), NULL)
CALL(mldsa, keygen_seed, B(0), B(1), B(2))
CALL(mldsa, public, B(0), B(1))
CALL(mldsa, sign, B(0), B(1), B(2), NULL)
CALL(mldsa, verify, B(0), B(1), B(2), NULL)
CALL(mldsa, mu, B(0), B(1), B(2), NULL)
MAKE(mldsa, key_generate, NULL)
MAKE(mldsa, key_from_private, B(1))
MAKE(mldsa, key_from_public, B(1))
USE(mldsa, key_public, B(1))
USE(mldsa, key_private, B(1))
USE(mldsa, key_sign, B(1), B(2), NULL)
USE(mldsa, key_verify, B(1), B(2), NULL)

static void mldsa(void) {
    static lanewise_mldsa_key object;
    lanewise_mldsa_set set;
    lanewise_mldsa_info i;
    unsigned unknown[5];
    mldsa_table();
    for (size_t n = 0; lanewise_mldsa_by_index(n, &set) == LANEWISE_OK; n++) {
        unknown_sets((unsigned)set, mldsa_exists, unknown);
        CHECK_OK(lanewise_mldsa_describe(set, &i));
        const argument pk = {IN, i.public_bytes, public_key}, xi = {IN, 32, seed};
        const argument sig = {SIG, i.signature_bytes, made}, message = {ANY, sizeof text, text};
        const argument key = {KEY, 0, &object};
        CHECK_OK(lanewise_mldsa_keygen_seed(set, public_key, pk.len, private_key,
                                            32 + i.private_bytes, seed, 32));
        CHECK_OK(lanewise_mldsa_key_from_private(&object, set, private_key, 32));
        CHECK_OK(lanewise_mldsa_key_sign(&object, made, sig.len, text, sizeof text, NULL));
        SHAPE(mldsa, mu, OUTPUT(64), pk, message);
        SHAPE(mldsa, verify, sig, pk, message);
        SHAPE(mldsa, key_generate, OBJECT(mldsa));
        SHAPE(mldsa, key_from_public, OBJECT(mldsa), pk);
        SHAPE(mldsa, key_public, key, OUTPUT(pk.len));
        SHAPE(mldsa, key_sign, key, OUTPUT(sig.len), message);
        SHAPE(mldsa, key_verify, key, sig, message);
        for (unsigned form = 0; form < 3; form++) { /* of a private key: seed, expanded, both */
            const size_t len = (form != 1) * 32 + (form != 0) * i.private_bytes;
            const argument sk = {IN, len, private_key + (form == 1) * 32};
            SHAPE(mldsa, keygen, OUTPUT(pk.len), OUTPUT(len));
            SHAPE(mldsa, keygen_seed, OUTPUT(pk.len), OUTPUT(len), xi);
            SHAPE(mldsa, public, OUTPUT(pk.len), sk);
            SHAPE(mldsa, sign, OUTPUT(sig.len), sk, message);
            SHAPE(mldsa, key_from_private, OBJECT(mldsa), sk);
            SHAPE(mldsa, key_private, key, OUTPUT(len));
        }
    }
}
#endif

#ifdef SHAPE_SLHDSA
TABLE(slhdsa, LANEWISE_SLHDSA_SHAKE_192F, "slh_dsa_shake_192F")
CALL(slhdsa, keygen, B(0), B(1), NULL)
CALL(slhdsa, keygen_seed, B(0), B(1), B(2))
CALL(slhdsa, check_key, B(0))
CALL(slhdsa, sign, B(0), B(1), B(2), NULL)
CALL(slhdsa, sign_with_progress, B(0), B(1), B(2), NULL, NULL, NULL)
CALL(slhdsa, sign_internal, B(0), B(1), B(2), B(3))
CALL(slhdsa, verify, B(0), B(1), B(2), NULL)
CALL(slhdsa, verify_internal, B(0), B(1), B(2))
MAKE(slhdsa, key_generate, NULL)
MAKE(slhdsa, key_from_private, B(1))
USE(slhdsa, key_public, B(1))
USE(slhdsa, key_private, B(1))
USE(slhdsa, key_sign, B(1), B(2), NULL)
static int slhdsa_key_sign_many(unsigned s, const argument *a) {
    void *sig[] = {a[1].data};
    const lanewise_bytes m = {a[2].data, a[2].len};
    (void)s;
    return lanewise_slhdsa_key_sign_many(a[0].data, 1, sig, a[1].len, &m, NULL, 1, NULL, NULL);
}
static int slhdsa_sign_many(unsigned s, const argument *a) {
    void *sig[] = {a[0].data};
    const lanewise_bytes m = {a[2].data, a[2].len};
    return lanewise_slhdsa_sign_many((lanewise_slhdsa_set)s, 1, sig, a[0].len, B(1), &m, NULL, 1,
                                     NULL, NULL);
}
static int slhdsa_verify_many(unsigned s, const argument *a) {
    const lanewise_bytes sig = {a[0].data, a[0].len}, m = {a[2].data, a[2].len};
    const void *pk[] = {a[1].data};
    int each = 77;
    int status =
        lanewise_slhdsa_verify_many((lanewise_slhdsa_set)s, 1, &sig, pk, a[1].len, &m, NULL, &each);
    CHECK(each == status, "result of one %d, of all %d", each, status);
    return status;
}
static int slhdsa_verifier_init(unsigned s, const argument *a) {
    return lanewise_slhdsa_verifier_init(a[0].data, (lanewise_slhdsa_set)s, B(1), B(2), NULL);
}

/* Signing with all sets takes seconds: here the fast ones of 128 bits. */
static void slhdsa(void) {
    static lanewise_slhdsa_key object;
    lanewise_slhdsa_set set;
    lanewise_slhdsa_info i;
    unsigned unknown[5];
    slhdsa_table();
    for (size_t n = 0; lanewise_slhdsa_by_index(n, &set) == LANEWISE_OK; n++) {
        CHECK_OK(lanewise_slhdsa_describe(set, &i));
        if (!strstr(i.name, "128f"))
            continue;
        unknown_sets((unsigned)set, slhdsa_exists, unknown);
        const argument pk = {IN, i.public_bytes, public_key};
        const argument sk = {IN, i.private_bytes, private_key};
        const argument seeds = {IN, 3 * i.seed_bytes, seed}, r = {IN, i.seed_bytes, made};
        const argument sig = {SIG, i.signature_bytes, made}, message = {ANY, sizeof text, text};
        const argument key = {KEY, 0, &object};
        CHECK_OK(lanewise_slhdsa_keygen_seed(set, public_key, pk.len, private_key, sk.len, seed,
                                             seeds.len));
        SHAPE(slhdsa, keygen, OUTPUT(pk.len), OUTPUT(sk.len));
        SHAPE(slhdsa, keygen_seed, OUTPUT(pk.len), OUTPUT(sk.len), seeds);
        SHAPE(slhdsa, check_key, sk);
        SHAPE(slhdsa, sign_with_progress, OUTPUT(sig.len), sk, message);
        SHAPE(slhdsa, sign_many, OUTPUT(sig.len), sk, message);
        CHECK_OK(lanewise_slhdsa_key_from_private(&object, set, private_key, sk.len));
        SHAPE(slhdsa, key_generate, OBJECT(slhdsa));
        SHAPE(slhdsa, key_from_private, OBJECT(slhdsa), sk);
        SHAPE(slhdsa, key_public, key, OUTPUT(pk.len));
        SHAPE(slhdsa, key_private, key, OUTPUT(sk.len));
        SHAPE(slhdsa, key_sign, key, OUTPUT(sig.len), message);
        SHAPE(slhdsa, key_sign_many, key, OUTPUT(sig.len), message);
        SHAPE(slhdsa, sign_internal, OUTPUT(sig.len), sk, message, r);
        CHECK_OK(lanewise_slhdsa_sign_internal(set, made, sig.len, private_key, sk.len, text,
                                               sizeof text, NULL, 0));
        SHAPE(slhdsa, verify_internal, sig, pk, message);
        SHAPE(slhdsa, sign, OUTPUT(sig.len), sk, message);
        CHECK_OK(
            lanewise_slhdsa_sign(set, made, sig.len, private_key, sk.len, text, sizeof text, NULL));
        SHAPE(slhdsa, verify, sig, pk, message);
        SHAPE(slhdsa, verify_many, sig, pk, message);
        shape("lanewise_slhdsa_verifier_init", slhdsa_verifier_init, set, unknown,
              (const argument[MOST + 1]){
                  {MADE, sizeof(lanewise_slhdsa_verifier), rooms}, pk, r, {.is = END}});
    }
}
#endif

int main(void) {
    check_begin(NULL);
    for (unsigned i = 0; i < sizeof seed; i++)
        seed[i] = (uint8_t)(5 * i + 1);
    memset(text, 3, sizeof text);
#ifdef SHAPE_MLKEM
    mlkem();
#endif
#ifdef SHAPE_MLDSA
    mldsa();
#endif
#ifdef SHAPE_SLHDSA
    slhdsa();
#endif
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures != 0;
}
