/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The public functions: both interfaces give the same, in every form of a private key; every wrong
 * length, option and key is refused as the header says, with zeros as output; a signature is valid
 * for what was signed and for nothing else. */
#include "check.h"
#include "lanewise/lanewise.h"

#include <stdlib.h>
#include <string.h>

enum {
    PK = LANEWISE_MLDSA_MAX_PUBLIC_BYTES,
    SK = LANEWISE_MLDSA_MAX_PRIVATE_BYTES,
    SIG = LANEWISE_MLDSA_MAX_SIGNATURE_BYTES,
    TEXT = 33
};

static const lanewise_mldsa_set sets[] = {LANEWISE_MLDSA_44, LANEWISE_MLDSA_65, LANEWISE_MLDSA_87};
static const uint8_t seed[32] = {7, 1, 2, 3}, text[TEXT] = "what is signed";
static const lanewise_mldsa_options plain = {.deterministic = 1};

/* Of one set: a key pair in the form `both`, and a signature of text. */
static lanewise_mldsa_set set;
static lanewise_mldsa_info info;
static uint8_t pk[PK], sk[SK], sig[SIG];
static lanewise_mldsa_key object;

static int is_zero(const uint8_t *p, size_t len) {
    unsigned any = 0;
    for (size_t i = 0; i < len; i++)
        any |= p[i];
    return !any;
}

static int none(void *source, void *out, size_t len) {
    (void)source;
    memset(out, 9, len);
    return 1;
}
static int fixed(void *source, void *out, size_t len) {
    memset(out, *(const int *)source, len);
    return 0;
}

/* SHA3-256 of public key, expanded private key and signatures, deterministic and of 32 bytes 5 as
 * randomness; of the seed 7, 1, 2, 3, 0 ...; made by @noble/post-quantum. */
static const uint8_t digests[][32] = {
    {0x59, 0xd1, 0xdb, 0x63, 0xc4, 0x66, 0x81, 0x6c, 0xa6, 0x86, 0x9d,
     0xa8, 0x1f, 0xec, 0xdb, 0x07, 0x0b, 0xdc, 0x12, 0x07, 0x75, 0xb6,
     0x23, 0xfb, 0xc6, 0x0e, 0xb1, 0xb2, 0x52, 0x0c, 0x41, 0x69},
    {0xfa, 0xbe, 0xbe, 0x65, 0x14, 0x14, 0x08, 0x81, 0x6e, 0x95, 0x92,
     0x96, 0xfd, 0x10, 0x45, 0xa5, 0x04, 0x88, 0x01, 0x9f, 0x6f, 0x9d,
     0xb9, 0x49, 0xde, 0xa7, 0xe7, 0x51, 0x49, 0x94, 0xc8, 0x3d},
    {0xe5, 0x4e, 0x40, 0x82, 0x40, 0x4b, 0x8d, 0x07, 0xdf, 0x2e, 0x99,
     0x14, 0xf2, 0x4a, 0x0e, 0xde, 0x34, 0x3b, 0x78, 0x37, 0xb4, 0xe1,
     0xc5, 0x61, 0x19, 0x61, 0x61, 0xbd, 0x8b, 0x26, 0x20, 0x8e},
};

static void prepare(unsigned s) {
    uint8_t got[32], hedged[SIG];
    int five = 5;
    const lanewise_random random = {fixed, &five};
    const lanewise_mldsa_options o = {.random = &random};
    lanewise_sponge hash;
    set = sets[s];
    CHECK_OK(lanewise_mldsa_describe(set, &info));
    const size_t both = 32 + info.private_bytes;
    CHECK_OK(lanewise_mldsa_keygen_seed(set, pk, info.public_bytes, sk, both, seed, 32));
    CHECK_OK(lanewise_mldsa_sign(set, sig, info.signature_bytes, sk, both, text, TEXT, &plain));
    CHECK_OK(lanewise_mldsa_sign(set, hedged, info.signature_bytes, sk, both, text, TEXT, &o));
    CHECK_OK(lanewise_mldsa_key_from_private(&object, set, sk, both));
    CHECK_BYTES(sk, seed, 32, "%s: the seed", info.name);
    CHECK_OK(lanewise_sha3_256_init(&hash));
    CHECK_OK(lanewise_sponge_absorb(&hash, pk, info.public_bytes));
    CHECK_OK(lanewise_sponge_absorb(&hash, sk + 32, info.private_bytes));
    CHECK_OK(lanewise_sponge_absorb(&hash, sig, info.signature_bytes));
    CHECK_OK(lanewise_sponge_absorb(&hash, hedged, info.signature_bytes));
    CHECK_OK(lanewise_sponge_finalize(&hash));
    CHECK_OK(lanewise_sponge_squeeze(&hash, got, sizeof got));
    CHECK_BYTES(got, digests[s], sizeof got, "%s: the known answer", info.name);
}

static int verify(const uint8_t *s, size_t len, const lanewise_mldsa_options *o) {
    int one = lanewise_mldsa_verify(set, s, len, pk, info.public_bytes, text, TEXT, o);
    int other = lanewise_mldsa_key_verify(&object, s, len, text, TEXT, o);
    CHECK(one == other, "%s: bytes say %d, the object %d", info.name, one, other);
    return one;
}

static void same_everywhere(void) {
    static lanewise_mldsa_key key, public_key;
    uint8_t got[SK > SIG ? SK : SIG];
    const size_t expanded = info.private_bytes;
    const struct {
        const uint8_t *from;
        size_t len;
    } forms[] = {{sk, 32}, {sk + 32, expanded}, {sk, 32 + expanded}};
    for (unsigned f = 0; f < 3; f++) {
        const uint8_t *from = forms[f].from;
        const size_t len = forms[f].len;
        CHECK_OK(
            lanewise_mldsa_sign(set, got, info.signature_bytes, from, len, text, TEXT, &plain));
        CHECK_BYTES(got, sig, info.signature_bytes, "%s: form %u", info.name, f);
        CHECK_OK(lanewise_mldsa_public(set, got, info.public_bytes, from, len));
        CHECK_BYTES(got, pk, info.public_bytes, "%s: public key of form %u", info.name, f);
        CHECK_OK(lanewise_mldsa_key_from_private(&key, set, from, len));
        CHECK_OK(lanewise_mldsa_key_sign(&key, got, info.signature_bytes, text, TEXT, &plain));
        CHECK_BYTES(got, sig, info.signature_bytes, "%s: object of form %u", info.name, f);
        CHECK_OK(lanewise_mldsa_key_public(&key, got, info.public_bytes));
        CHECK_BYTES(got, pk, info.public_bytes, "%s: public key of form %u", info.name, f);
        for (unsigned g = 0; g < 3; g++) {
            int has = f != 1 || g == 1;
            CHECK_STATUS(lanewise_mldsa_key_private(&key, got, forms[g].len),
                         has ? LANEWISE_OK : LANEWISE_ERR_STATE);
            if (has)
                CHECK_BYTES(got, forms[g].from, forms[g].len, "%s: form %u", info.name, g);
            else
                CHECK(is_zero(got, forms[g].len), "%s: no zeros", info.name);
        }
    }
    CHECK_OK(lanewise_mldsa_key_from_public(&public_key, set, pk, info.public_bytes));
    CHECK_OK(lanewise_mldsa_key_verify(&public_key, sig, info.signature_bytes, text, TEXT, NULL));
    CHECK_STATUS(lanewise_mldsa_key_sign(&public_key, got, info.signature_bytes, text, TEXT, NULL),
                 LANEWISE_ERR_STATE);
    CHECK_STATUS(lanewise_mldsa_key_private(&public_key, got, expanded), LANEWISE_ERR_STATE);
    /* Hedged: two signatures differ, and both are valid; so with a generated key. */
    CHECK_OK(lanewise_mldsa_sign(set, got, info.signature_bytes, sk, 32, text, TEXT, NULL));
    CHECK(memcmp(got, sig, info.signature_bytes) != 0, "%s: not hedged", info.name);
    CHECK_OK(verify(got, info.signature_bytes, NULL));
    CHECK_OK(lanewise_mldsa_key_generate(&key, set, NULL));
    CHECK_OK(lanewise_mldsa_key_sign(&key, got, info.signature_bytes, NULL, 0, NULL));
    CHECK_OK(lanewise_mldsa_key_verify(&key, got, info.signature_bytes, NULL, 0, NULL));
    CHECK_STATUS(verify(got, info.signature_bytes, NULL), LANEWISE_ERR_SIGNATURE);
    lanewise_mldsa_key_wipe(&key);
    CHECK(is_zero((const uint8_t *)&key, sizeof key), "%s: a wiped key", info.name);
    CHECK_STATUS(lanewise_mldsa_key_sign(&key, got, info.signature_bytes, text, TEXT, NULL),
                 LANEWISE_ERR_STATE);
    CHECK(is_zero(got, info.signature_bytes), "%s: no zeros", info.name);
}

/* Bits of signature, key, message; a signature of any other length. With an argument, every bit of
 * the signature at full scale. */
static int every_bit;
static void altered(void) {
    uint8_t copy[SIG + 1] = {0}, key[PK], other[TEXT];
    const size_t len = info.signature_bytes;
    memcpy(copy, sig, len);
    CHECK_OK(verify(copy, len, NULL));
    for (size_t i = 0; i < len; i += 1 + check_below(40)) {
        copy[i] ^= (uint8_t)(1u << check_below(8));
        CHECK_STATUS(verify(copy, len, NULL), LANEWISE_ERR_SIGNATURE);
        copy[i] = sig[i];
    }
    const size_t step = 8 * len / (every_bit ? check_loops(8 * len, 400) : 400);
    for (size_t bit = 0; bit < 8 * len; bit += step) {
        copy[bit / 8] ^= (uint8_t)(1u << bit % 8);
        CHECK_STATUS(lanewise_mldsa_key_verify(&object, copy, len, text, TEXT, NULL),
                     LANEWISE_ERR_SIGNATURE);
        copy[bit / 8] = sig[bit / 8];
    }
    for (size_t i = 0; i <= SIG + 1; i += i < 3 || i > len - 3 ? 1 : 97)
        if (i != len)
            CHECK_STATUS(verify(copy, i, NULL), LANEWISE_ERR_SIGNATURE);
    CHECK_STATUS(verify(NULL, 0, NULL), LANEWISE_ERR_SIGNATURE);
    memcpy(key, pk, sizeof key);
    for (size_t i = 0; i < info.public_bytes; i += 1 + check_below(200)) {
        key[i] ^= 1;
        CHECK_STATUS(lanewise_mldsa_verify(set, sig, len, key, info.public_bytes, text, TEXT, NULL),
                     LANEWISE_ERR_SIGNATURE);
        key[i] ^= 1;
    }
    for (size_t i = 0; i < TEXT; i++) {
        memcpy(other, text, TEXT);
        other[i] ^= 0x80;
        CHECK_STATUS(lanewise_mldsa_key_verify(&object, sig, len, other, TEXT, NULL),
                     LANEWISE_ERR_SIGNATURE);
        CHECK_STATUS(lanewise_mldsa_key_verify(&object, sig, len, text, i, NULL),
                     LANEWISE_ERR_SIGNATURE);
    }
}

static void contexts(void) {
    uint8_t context[256] = {1, 2, 3}, got[SIG], mu[64], formed[2 + 255 + TEXT];
    const size_t len = info.signature_bytes;
    for (size_t n = 0; n <= 256; n += n < 2 || n > 253 ? 1 : 50) {
        lanewise_mldsa_options o = {.context = context, .context_bytes = n, .deterministic = 1};
        lanewise_mldsa_options as_mu = {.message_is = LANEWISE_MLDSA_MESSAGE_MU,
                                        .deterministic = 1},
                               as_formed = {.message_is = LANEWISE_MLDSA_MESSAGE_FORMED,
                                            .deterministic = 1};
        int status = lanewise_mldsa_key_sign(&object, got, len, text, TEXT, &o);
        if (n == 256) {
            CHECK_STATUS(status, LANEWISE_ERR_LENGTH);
            CHECK(is_zero(got, len), "%s: no zeros", info.name);
            CHECK_STATUS(verify(sig, len, &o), LANEWISE_ERR_LENGTH);
            break;
        }
        CHECK_OK(status);
        CHECK_OK(verify(got, len, &o));
        CHECK_STATUS(verify(got, len, NULL), n ? LANEWISE_ERR_SIGNATURE : LANEWISE_OK);
        CHECK_OK(lanewise_mldsa_mu(set, mu, 64, pk, info.public_bytes, text, TEXT, &o));
        CHECK_OK(lanewise_mldsa_key_verify(&object, got, len, mu, 64, &as_mu));
        CHECK_STATUS(lanewise_mldsa_key_verify(&object, got, len, mu, 63, &as_mu),
                     LANEWISE_ERR_LENGTH);
        formed[0] = 0, formed[1] = (uint8_t)n;
        memcpy(formed + 2, context, n);
        memcpy(formed + 2 + n, text, TEXT);
        uint8_t again[SIG];
        CHECK_OK(lanewise_mldsa_key_sign(&object, again, len, formed, 2 + n + TEXT, &as_formed));
        CHECK_BYTES(again, got, len, "%s: M' with a context of %zu", info.name, n);
        CHECK_OK(lanewise_mldsa_sign(set, again, len, sk, 32, mu, 64, &as_mu));
        CHECK_BYTES(again, got, len, "%s: mu with a context of %zu", info.name, n);
    }
}

/* Functions that hash first: digest lengths and strengths of FIPS 204 section 5.4.1. */
static void prehashes(void) {
    static const struct {
        uint8_t bytes, serves, ours; /* sets: 1, 2, 3 of them; 0: none */
        lanewise_algorithm algorithm;
    } table[] = {{32, 1, 0, 0},
                 {48, 2, 0, 0},
                 {64, 3, 0, 0},
                 {28, 0, 0, 0},
                 {28, 0, 0, 0},
                 {32, 1, 0, 0},
                 {28, 0, 1, LANEWISE_SHA3_224},
                 {32, 1, 1, LANEWISE_SHA3_256},
                 {48, 2, 1, LANEWISE_SHA3_384},
                 {64, 3, 1, LANEWISE_SHA3_512},
                 {32, 1, 1, LANEWISE_SHAKE128},
                 {64, 3, 1, LANEWISE_SHAKE256}};
    const unsigned place = set == LANEWISE_MLDSA_44 ? 1 : set == LANEWISE_MLDSA_65 ? 2 : 3;
    const size_t len = info.signature_bytes;
    for (unsigned i = 0; i < 12; i++) {
        uint8_t got[SIG], again[SIG], digest[64] = {1};
        lanewise_mldsa_options o = {.prehash = (lanewise_mldsa_prehash)(i + 1), .deterministic = 1};
        int fits = table[i].serves >= place;
        if (table[i].ours)
            CHECK_OK(lanewise_hash(table[i].algorithm, digest, table[i].bytes, text, TEXT));
        int status = lanewise_mldsa_key_sign(&object, got, len, text, TEXT, &o);
        CHECK(status == (fits && table[i].ours ? LANEWISE_OK : LANEWISE_ERR_ALGORITHM),
              "%s: pre-hash %u gives %d", info.name, i + 1, status);
        o.weak_prehash = 1;
        status = lanewise_mldsa_key_sign(&object, got, len, text, TEXT, &o);
        CHECK(status == (table[i].ours ? LANEWISE_OK : LANEWISE_ERR_ALGORITHM),
              "%s: pre-hash %u gives %d", info.name, i + 1, status);
        o.message_is = LANEWISE_MLDSA_MESSAGE_DIGEST;
        CHECK_OK(lanewise_mldsa_key_sign(&object, again, len, digest, table[i].bytes, &o));
        if (table[i].ours)
            CHECK_BYTES(again, got, len, "%s: digest %u", info.name, i + 1);
        CHECK_OK(lanewise_mldsa_key_verify(&object, again, len, digest, table[i].bytes, &o));
        CHECK_STATUS(lanewise_mldsa_key_verify(&object, again, len, digest, table[i].bytes, NULL),
                     LANEWISE_ERR_SIGNATURE);
        for (int off = -1; off <= 1; off += 2)
            CHECK_STATUS(lanewise_mldsa_key_sign(&object, got, len, digest,
                                                 (size_t)(table[i].bytes + off), &o),
                         LANEWISE_ERR_LENGTH);
    }
}

/* The same signatures with a check. t0 decides hints alone, so one bit of it can give a signature
 * that does not verify. */
static void checks(void) {
    static uint8_t broken[SK];
    static uint8_t two[2][SIG];
    const size_t len = info.signature_bytes, expanded = info.private_bytes;
    const lanewise_bytes messages[2] = {{text, TEXT}, {text, TEXT}};
    void *const both[2] = {two[0], two[1]};
    memcpy(broken, sk + 32, expanded);
    broken[expanded - 1] ^= 1;
    for (int check = 1; check <= 2; check++) {
        const lanewise_mldsa_options o = {.deterministic = 1, .check = check};
        int five = 5;
        const lanewise_random random = {fixed, &five};
        lanewise_mldsa_options hedged = {.random = &random};
        CHECK_OK(lanewise_mldsa_key_sign_many(&object, 2, both, len, messages, &o));
        CHECK_BYTES(two[0], sig, len, "%s: check %d", info.name, check);
        CHECK_BYTES(two[1], sig, len, "%s: check %d", info.name, check);
        CHECK_OK(lanewise_mldsa_sign(set, two[0], len, sk, 32, text, TEXT, &hedged));
        hedged.check = check;
        CHECK_OK(lanewise_mldsa_sign(set, two[1], len, sk, 32, text, TEXT, &hedged));
        CHECK_BYTES(two[1], two[0], len, "%s: hedged, check %d", info.name, check);
        CHECK_OK(lanewise_mldsa_sign(set, two[0], len, broken, expanded, text, TEXT, &plain));
        CHECK_STATUS(lanewise_mldsa_sign(set, two[0], len, broken, expanded, text, TEXT, &o),
                     LANEWISE_ERR_KEY);
        CHECK(is_zero(two[0], len), "%s: no zeros", info.name);
    }
}

static void wrong_options(void) {
    const lanewise_random failing = {none, NULL};
    const size_t len = info.signature_bytes;
    uint8_t got[SIG], key[PK];
    const struct {
        lanewise_mldsa_options o;
        int want;
    } table[] = {
        {{.context_bytes = 1}, LANEWISE_ERR_NULL},
        {{.check = 3}, LANEWISE_ERR_PARAMETER},
        {{.check = -1}, LANEWISE_ERR_PARAMETER},
        {{.reserved = {0, 0, 1}}, LANEWISE_ERR_PARAMETER},
        {{.weak_prehash = 2}, LANEWISE_ERR_PARAMETER},
        {{.message_is = 4}, LANEWISE_ERR_PARAMETER},
        {{.message_is = -1}, LANEWISE_ERR_PARAMETER},
        {{.message_is = LANEWISE_MLDSA_MESSAGE_DIGEST}, LANEWISE_ERR_PARAMETER},
        {{.message_is = LANEWISE_MLDSA_MESSAGE_MU}, LANEWISE_ERR_LENGTH},
        {{.message_is = LANEWISE_MLDSA_MESSAGE_MU, .context = "c", .context_bytes = 1},
         LANEWISE_ERR_PARAMETER},
        {{.message_is = LANEWISE_MLDSA_MESSAGE_FORMED, .prehash = LANEWISE_MLDSA_SHA3_512},
         LANEWISE_ERR_PARAMETER},
        {{.prehash = (lanewise_mldsa_prehash)13}, LANEWISE_ERR_ALGORITHM},
        {{.random = &failing}, LANEWISE_ERR_RANDOM},
    };
    for (size_t i = 0; i < sizeof table / sizeof table[0]; i++) {
        memset(got, 1, sizeof got);
        CHECK_STATUS(lanewise_mldsa_sign(set, got, len, sk, 32, text, TEXT, &table[i].o),
                     table[i].want);
        CHECK(is_zero(got, len), "%s: options %zu: no zeros", info.name, i);
        memset(got, 1, sizeof got);
        CHECK_STATUS(lanewise_mldsa_key_sign(&object, got, len, text, TEXT, &table[i].o),
                     table[i].want);
        CHECK(is_zero(got, len), "%s: options %zu: no zeros", info.name, i);
        if (table[i].want != LANEWISE_ERR_RANDOM)
            CHECK_STATUS(verify(sig, len, &table[i].o), table[i].want);
    }
    memset(got, 1, sizeof got);
    memset(key, 1, sizeof key);
    CHECK_STATUS(lanewise_mldsa_keygen(set, key, info.public_bytes, got, 32, &failing),
                 LANEWISE_ERR_RANDOM);
    CHECK(is_zero(got, 32) && is_zero(key, info.public_bytes), "%s: no zeros", info.name);
    CHECK_STATUS(lanewise_mldsa_key_generate(&object, set, &failing), LANEWISE_ERR_RANDOM);
    CHECK(is_zero((uint8_t *)&object, sizeof object), "%s: no zeros", info.name);
}

/* Lengths one off, and sets that there are not. */
static void wrong_lengths(void) {
    static lanewise_mldsa_key key;
    uint8_t p[PK + 1], s[SK + 1], g[SIG + 1];
    const size_t pn = info.public_bytes, sn = info.private_bytes, gn = info.signature_bytes;
    const size_t wrong[] = {0, 31, 33, sn - 1, sn + 1, sn + 31, sn + 33};
    for (int off = -1; off <= 1; off += 2) {
        memset(p, 1, sizeof p), memset(s, 1, sizeof s), memset(g, 1, sizeof g);
        const size_t po = pn + (size_t)(ptrdiff_t)off, go = gn + (size_t)(ptrdiff_t)off;
        CHECK_STATUS(lanewise_mldsa_keygen(set, p, po, s, sn, NULL), LANEWISE_ERR_LENGTH);
        CHECK(is_zero(p, po) && is_zero(s, sn), "%s: no zeros", info.name);
        CHECK_STATUS(lanewise_mldsa_keygen_seed(set, p, pn, s, sn, seed, (size_t)(32 + off)),
                     LANEWISE_ERR_LENGTH);
        CHECK_STATUS(lanewise_mldsa_sign(set, g, go, sk, 32, text, TEXT, NULL),
                     LANEWISE_ERR_LENGTH);
        CHECK(is_zero(g, go) && (off > 0 || g[gn] == 1), "%s: no zeros", info.name);
        CHECK_STATUS(lanewise_mldsa_verify(set, sig, gn, pk, po, text, TEXT, NULL),
                     LANEWISE_ERR_LENGTH);
        CHECK_STATUS(lanewise_mldsa_key_from_public(&key, set, pk, po), LANEWISE_ERR_LENGTH);
        CHECK_STATUS(lanewise_mldsa_public(set, p, po, sk, 32), LANEWISE_ERR_LENGTH);
        CHECK_STATUS(lanewise_mldsa_mu(set, g, (size_t)(64 + off), pk, pn, text, TEXT, NULL),
                     LANEWISE_ERR_LENGTH);
        CHECK_STATUS(lanewise_mldsa_key_sign(&object, g, go, text, TEXT, NULL),
                     LANEWISE_ERR_LENGTH);
        CHECK_STATUS(lanewise_mldsa_key_public(&object, p, po), LANEWISE_ERR_LENGTH);
    }
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++) {
        memset(s, 1, sizeof s);
        CHECK_STATUS(lanewise_mldsa_keygen(set, p, pn, s, wrong[i], NULL), LANEWISE_ERR_LENGTH);
        CHECK(is_zero(s, wrong[i]), "%s: no zeros", info.name);
        CHECK_STATUS(lanewise_mldsa_sign(set, g, gn, sk, wrong[i], text, TEXT, NULL),
                     LANEWISE_ERR_LENGTH);
        CHECK_STATUS(lanewise_mldsa_key_from_private(&key, set, sk, wrong[i]), LANEWISE_ERR_LENGTH);
        CHECK_STATUS(lanewise_mldsa_public(set, p, pn, sk, wrong[i]), LANEWISE_ERR_LENGTH);
        CHECK_STATUS(lanewise_mldsa_key_private(&object, s, wrong[i]), LANEWISE_ERR_LENGTH);
    }
    const lanewise_mldsa_set no = (lanewise_mldsa_set)45;
    lanewise_mldsa_info about;
    memset(p, 1, sizeof p), memset(g, 1, sizeof g);
    CHECK_STATUS(lanewise_mldsa_describe(no, &about), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_mldsa_describe(set, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mldsa_keygen(no, p, pn, s, sn, NULL), LANEWISE_ERR_ALGORITHM);
    CHECK(is_zero(p, pn) && p[pn] == 1, "an unknown set: no zeros, or too many");
    CHECK_STATUS(lanewise_mldsa_sign(no, g, gn, sk, 32, text, TEXT, NULL), LANEWISE_ERR_ALGORITHM);
    CHECK(is_zero(g, gn) && g[gn] == 1, "an unknown set: no zeros, or too many");
    CHECK_STATUS(lanewise_mldsa_verify(no, sig, gn, pk, pn, text, TEXT, NULL),
                 LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_mldsa_key_generate(&key, no, NULL), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_mldsa_sign(set, g, gn, sk, 32, NULL, 1, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mldsa_sign(set, NULL, gn, sk, 32, text, TEXT, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mldsa_sign(set, g, gn, NULL, 32, text, TEXT, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mldsa_keygen(set, NULL, pn, s, sn, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mldsa_key_verify(NULL, sig, gn, text, TEXT, NULL), LANEWISE_ERR_NULL);
}

/* An object works wherever it was made, and a copy of it anywhere; one whose head was altered is
 * none. */
static void copies(void) {
    enum { PLACES = 8, WORDS = sizeof(lanewise_mldsa_key) / 8 };
    static uint64_t room[WORDS + PLACES], other[WORDS + PLACES];
    uint8_t got[SIG];
    const size_t len = info.signature_bytes;
    for (unsigned i = 0; i < PLACES; i++) {
        lanewise_mldsa_key *made = (lanewise_mldsa_key *)(room + i);
        CHECK_OK(lanewise_mldsa_key_from_private(made, set, sk, 32));
        for (unsigned j = 0; j < PLACES; j++) {
            lanewise_mldsa_key *copy = (lanewise_mldsa_key *)(other + j);
            memcpy(copy, made, sizeof *copy);
            CHECK_OK(lanewise_mldsa_key_verify(copy, sig, len, text, TEXT, NULL));
        }
        CHECK_OK(lanewise_mldsa_key_sign((lanewise_mldsa_key *)(other + PLACES - 1), got, len, text,
                                         TEXT, &plain));
        CHECK_BYTES(got, sig, len, "%s: of a copy of an object at place %u", info.name, i);
        for (unsigned bit = 0; bit < 128; bit++) {
            made->opaque[bit / 64] ^= UINT64_C(1) << bit % 64;
            CHECK_STATUS(lanewise_mldsa_key_verify(made, sig, len, text, TEXT, NULL),
                         LANEWISE_ERR_STATE);
            made->opaque[bit / 64] ^= UINT64_C(1) << bit % 64;
        }
    }
}

/* Expanded keys whose parts do not fit. */
static void wrong_keys(void) {
    static lanewise_mldsa_key key;
    uint8_t copy[SK], got[SIG], p[PK];
    const size_t sn = info.private_bytes, gn = info.signature_bytes;
    const size_t s1 = 32 + 128, t0 = 32 + sn - 1;
    memcpy(copy, sk, sizeof copy);
    copy[s1] = 0xFF; /* two coefficients that are too large */
    CHECK_STATUS(lanewise_mldsa_sign(set, got, gn, copy + 32, sn, text, TEXT, NULL),
                 LANEWISE_ERR_KEY);
    CHECK(is_zero(got, gn), "%s: no zeros", info.name);
    CHECK_STATUS(lanewise_mldsa_key_from_private(&key, set, copy + 32, sn), LANEWISE_ERR_KEY);
    copy[s1] = sk[s1];
    const size_t places[] = {33, 32 + 65, t0}; /* rho, tr, t0; K belongs to nothing */
    for (unsigned i = 0; i < 3; i++) {
        copy[places[i]] ^= 4;
        CHECK_STATUS(lanewise_mldsa_key_from_private(&key, set, copy + 32, sn), LANEWISE_ERR_KEY);
        CHECK_STATUS(lanewise_mldsa_public(set, p, info.public_bytes, copy + 32, sn),
                     LANEWISE_ERR_KEY);
        CHECK(is_zero(p, info.public_bytes), "%s: no zeros", info.name);
        copy[places[i]] ^= 4;
    }
    for (size_t i = 0; i < 32 + sn; i += 1 + check_below(500)) {
        copy[i] ^= 1;
        CHECK_STATUS(lanewise_mldsa_sign(set, got, gn, copy, 32 + sn, text, TEXT, NULL),
                     LANEWISE_ERR_KEY);
        copy[i] ^= 1;
    }
}

/* M' of HashML-DSA as FIPS 204 algorithm 4 forms it: 1, the context, the OID of SHAKE256, its 64
 * bytes. */
static void formed_of_hash(void) {
    static const uint8_t head[] = {1, 2, 'c', 'x', 6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2, 12};
    uint8_t formed[sizeof head + 64], want[64], mu[64];
    const lanewise_mldsa_options hashed = {.prehash = LANEWISE_MLDSA_SHAKE256,
                                           .context = "cx",
                                           .context_bytes = 2},
                                 whole = {.message_is = LANEWISE_MLDSA_MESSAGE_FORMED};
    memcpy(formed, head, sizeof head);
    CHECK_OK(lanewise_shake256(formed + sizeof head, 64, text, TEXT));
    CHECK_OK(lanewise_mldsa_mu(set, mu, 64, pk, info.public_bytes, text, TEXT, &hashed));
    CHECK_OK(
        lanewise_mldsa_mu(set, want, 64, pk, info.public_bytes, formed, sizeof formed, &whole));
    CHECK_BYTES(mu, want, 64, "%s, M' of a pre-hash", info.name);
}

/* In pieces of any length, with a context and as M'. */
static void pieces(void) {
    uint8_t whole[64], mu[64], other[SIG];
    lanewise_sponge s;
    for (unsigned loop = 0; loop < 20; loop++) {
        lanewise_mldsa_options o = {.context = seed, .context_bytes = check_below(33)};
        if (loop % 4 == 3)
            o = (lanewise_mldsa_options){.message_is = LANEWISE_MLDSA_MESSAGE_FORMED};
        CHECK_OK(lanewise_mldsa_mu(set, whole, 64, pk, info.public_bytes, text, TEXT, &o));
        CHECK_OK(lanewise_mldsa_mu_init(&s, set, pk, info.public_bytes, &o));
        for (size_t at = 0, n; at < TEXT; at += n) {
            n = check_below(TEXT - at + 1);
            CHECK_OK(lanewise_sponge_absorb(&s, text + at, n));
        }
        CHECK_OK(lanewise_mldsa_mu_final(&s, mu, 64));
        CHECK_BYTES(mu, whole, 64, "%s, mu in pieces", info.name);
    }
    const lanewise_mldsa_options external = {.message_is = LANEWISE_MLDSA_MESSAGE_MU,
                                             .deterministic = 1};
    CHECK_OK(lanewise_mldsa_mu_init(&s, set, pk, info.public_bytes, NULL));
    CHECK_OK(lanewise_sponge_absorb(&s, text, TEXT));
    CHECK_OK(lanewise_mldsa_mu_final(&s, mu, 64));
    CHECK_OK(lanewise_mldsa_key_sign(&object, other, info.signature_bytes, mu, 64, &external));
    CHECK_BYTES(other, sig, info.signature_bytes, "%s, of a message in pieces", info.name);
    const lanewise_mldsa_options hashed = {.prehash = LANEWISE_MLDSA_SHAKE256},
                                 long_context = {.context = sk, .context_bytes = 256};
    CHECK_STATUS(lanewise_mldsa_mu_init(NULL, set, pk, info.public_bytes, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mldsa_mu_init(&s, set, NULL, info.public_bytes, NULL), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mldsa_mu_init(&s, (lanewise_mldsa_set)45, pk, info.public_bytes, NULL),
                 LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_mldsa_mu_init(&s, set, pk, info.public_bytes - 1, NULL),
                 LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_mldsa_mu_init(&s, set, pk, info.public_bytes, &long_context),
                 LANEWISE_ERR_LENGTH);
    CHECK_STATUS(lanewise_mldsa_mu_init(&s, set, pk, info.public_bytes, &hashed),
                 LANEWISE_ERR_PARAMETER);
    CHECK_STATUS(lanewise_mldsa_mu_init(&s, set, pk, info.public_bytes, &external),
                 LANEWISE_ERR_PARAMETER);
    CHECK(lanewise_sponge_absorb(&s, text, 1) != LANEWISE_OK, "a sponge that was not begun");
    CHECK_OK(lanewise_mldsa_mu_init(&s, set, pk, info.public_bytes, NULL));
    CHECK_STATUS(lanewise_mldsa_mu_final(NULL, mu, 64), LANEWISE_ERR_NULL);
    CHECK(is_zero(mu, 64), "mu after an error");
    CHECK_STATUS(lanewise_mldsa_mu_final(&s, NULL, 64), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mldsa_mu_final(&s, mu, 63), LANEWISE_ERR_LENGTH);
}

/* What tests/mldsa/side_by_side_mldsa.c does not ask of several at once. */
static void many_refused(void) {
    static uint8_t out[3][SIG];
    void *sigs[] = {out[0], out[1], out[2]}, *gap[] = {out[0], NULL, out[2]};
    const lanewise_bytes messages[] = {{text, 3}, {text, 0}, {NULL, 0}}, none_there = {NULL, 1};
    const lanewise_bytes bad[] = {{text, 3}, none_there, {text, 1}};
    const lanewise_mldsa_options failing = {.random = &(const lanewise_random){none, NULL}};
    const size_t len = info.signature_bytes;
    int results[3] = {7, 7, 7};
    lanewise_mldsa_key public_one;
    CHECK_OK(lanewise_mldsa_key_from_public(&public_one, set, pk, info.public_bytes));
    CHECK_OK(lanewise_mldsa_key_sign_many(&object, 0, NULL, len, NULL, NULL));
#define REFUSED(status, key, s, length, m, o)                                                      \
    do {                                                                                           \
        memset(out, 1, sizeof out);                                                                \
        CHECK_STATUS(lanewise_mldsa_key_sign_many(key, 3, s, length, m, o), status);               \
        CHECK(is_zero(out[0], len - 1) && is_zero(out[2], len - 1), "%s: not zeros", info.name);   \
    } while (0)
    REFUSED(LANEWISE_ERR_NULL, NULL, sigs, len, messages, NULL);
    REFUSED(LANEWISE_ERR_NULL, &object, gap, len, messages, NULL);
    REFUSED(LANEWISE_ERR_NULL, &object, sigs, len, NULL, NULL);
    REFUSED(LANEWISE_ERR_NULL, &object, sigs, len, bad, NULL);
    REFUSED(LANEWISE_ERR_STATE, &public_one, sigs, len, messages, NULL);
    REFUSED(LANEWISE_ERR_LENGTH, &object, sigs, len - 1, messages, NULL);
    REFUSED(LANEWISE_ERR_RANDOM, &object, sigs, len, messages, &failing);
#undef REFUSED
    const lanewise_bytes made[] = {{out[0], len}, {out[1], len}, none_there};
    CHECK_STATUS(lanewise_mldsa_key_verify_many(&object, 3, made, messages, NULL, results),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mldsa_key_verify_many(NULL, 2, made, messages, NULL, results),
                 LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_mldsa_key_verify_many(&object, 2, NULL, messages, NULL, results),
                 LANEWISE_ERR_NULL);
    CHECK(results[0] == LANEWISE_ERR_NULL && results[2] == LANEWISE_ERR_NULL,
          "%s: results after an error", info.name);
    lanewise_mldsa_key_wipe(&public_one);
    CHECK_STATUS(lanewise_mldsa_key_verify_many(&public_one, 2, made, messages, NULL, results),
                 LANEWISE_ERR_STATE);
}

int main(int argc, char **argv) {
    every_bit = argc > 1 && !strcmp(argv[1], "every-bit");
    lanewise_mldsa_set found = LANEWISE_MLDSA_44;
    check_begin(NULL);
    CHECK_OK(lanewise_mldsa_by_name("ml_dsa87", &found));
    CHECK(found == LANEWISE_MLDSA_87, "by name");
    CHECK_STATUS(lanewise_mldsa_by_name("ML-DSA-8", &found), LANEWISE_ERR_ALGORITHM);
    for (unsigned s = 0; s < 3; s++) {
        prepare(s);
        same_everywhere();
        altered();
        contexts();
        prehashes();
        formed_of_hash();
        pieces();
        many_refused();
        wrong_lengths();
        copies();
        wrong_keys();
        checks();
        wrong_options();
    }
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures || !check_count;
}
