/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ossl_keys_test FOLDER ROUNDS: keys, signatures and encapsulations of the provider in FOLDER, by
 * EVP. Since OpenSSL 3.5 the default provider computes the same beside it; before, only the
 * provider's own answers are compared with each other. With one round those of SLH-DSA that take
 * seconds there are left out.
 */
#include "ossl_test.h"

#include <openssl/core_names.h>
#include <openssl/params.h>

enum { MOST = 50000, SEED = 0, PRIVATE, PUBLIC };

static const char *const parts[] = {"seed", "priv", "pub"};
static uint8_t message[3000];

static const struct {
    const char *name;
    size_t seed;
    int slow;
} schemes[] = {
    {"ML-DSA-44", 32, 0},          {"ML-DSA-65", 32, 0},          {"ML-DSA-87", 32, 0},
    {"SLH-DSA-SHAKE-128f", 48, 0}, {"SLH-DSA-SHAKE-192f", 72, 0}, {"SLH-DSA-SHAKE-256f", 96, 0},
    {"SLH-DSA-SHAKE-128s", 48, 1}, {"SLH-DSA-SHAKE-192s", 72, 1}, {"SLH-DSA-SHAKE-256s", 96, 1},
    {"ML-KEM-512", 64, 0},         {"ML-KEM-768", 64, 0},         {"ML-KEM-1024", 64, 0},
};

static int signs(const char *name) {
    return !strstr(name, "KEM");
}

static OSSL_PARAM octets(const char *name, const void *data, size_t len) {
    return OSSL_PARAM_construct_octet_string(name, (void *)(uintptr_t)data, len);
}

static EVP_PKEY *generated(const char *name, const char *from, const uint8_t *seed_bytes,
                           size_t len) {
    OSSL_PARAM params[] = {octets("seed", seed_bytes, len), OSSL_PARAM_END};
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, name, from);
    EVP_PKEY *key = NULL;
    CHECK(context && EVP_PKEY_keygen_init(context) == 1);
    CHECK((!len || EVP_PKEY_CTX_set_params(context, params)) && EVP_PKEY_generate(context, &key));
    if (len && !strcmp(from, OURS)) { /* once more it is another key, and again another */
        EVP_PKEY *second = NULL, *third = NULL;
        CHECK(EVP_PKEY_generate(context, &second) == 1 && EVP_PKEY_generate(context, &third) == 1);
        CHECK(EVP_PKEY_eq(key, second) != 1 && EVP_PKEY_eq(second, third) != 1);
        EVP_PKEY_free(second), EVP_PKEY_free(third);
    }
    EVP_PKEY_CTX_free(context);
    return key;
}

/* Length of a part; 0: the key does not have it. */
static size_t part_of(const EVP_PKEY *key, int part, uint8_t *out) {
    size_t len = 0;
    int ok = EVP_PKEY_get_octet_string_param(key, parts[part], out, MOST, &len);
    ERR_clear_error();
    return ok ? len : 0;
}

static EVP_PKEY *from_data(const char *name, const char *from, int selection, OSSL_PARAM *params) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, name, from);
    EVP_PKEY *key = NULL;
    CHECK(context && EVP_PKEY_fromdata_init(context) == 1);
    if (EVP_PKEY_fromdata(context, &key, selection, params) <= 0)
        key = NULL;
    EVP_PKEY_CTX_free(context);
    return key;
}

/* The key in another provider, or in its own again. */
static EVP_PKEY *moved(const EVP_PKEY *key, const char *name, const char *to, int selection) {
    OSSL_PARAM *params = NULL;
    CHECK(EVP_PKEY_todata(key, selection, &params) == 1);
    EVP_PKEY *copy = from_data(name, to, selection, params);
    CHECK(copy);
    OSSL_PARAM_free(params);
    return copy;
}

#if OPENSSL_VERSION_NUMBER >= 0x30500000
static void same_numbers(const EVP_PKEY *a, const EVP_PKEY *b) {
    int category[2] = {0};
    CHECK(EVP_PKEY_get_bits(a) == EVP_PKEY_get_bits(b));
    CHECK(EVP_PKEY_get_security_bits(a) == EVP_PKEY_get_security_bits(b));
    CHECK(EVP_PKEY_get_size(a) == EVP_PKEY_get_size(b));
    CHECK(EVP_PKEY_get_int_param(a, "security-category", &category[0]));
    CHECK(EVP_PKEY_get_int_param(b, "security-category", &category[1]));
    CHECK(category[0] == category[1]);
}
#endif

static void same_parts(const EVP_PKEY *a, const EVP_PKEY *b) {
    static uint8_t one[MOST], other[MOST];
    for (int p = SEED; p <= PUBLIC; p++) {
        size_t len = part_of(a, p, one);
        CHECK(len == part_of(b, p, other) && !memcmp(one, other, len));
    }
}

/* Keys that must be refused, and parts of a good one. */
static void imports(const char *name, EVP_PKEY *key) {
    static uint8_t pub[MOST], priv[MOST];
    size_t publen = part_of(key, PUBLIC, pub), privlen = part_of(key, PRIVATE, priv);
    OSSL_PARAM both[] = {octets("priv", priv, privlen), octets("pub", pub, publen), OSSL_PARAM_END};
    OSSL_PARAM none[] = {OSSL_PARAM_END}, text[] = {both[1], OSSL_PARAM_END};
    EVP_PKEY *k = from_data(name, OURS, EVP_PKEY_KEYPAIR, both);
    CHECK(k && EVP_PKEY_eq(k, key) == 1);
    EVP_PKEY_free(k);
    pub[5] ^= 1;
    CHECK_FAILS(from_data(name, OURS, EVP_PKEY_KEYPAIR, both) != NULL);
    pub[5] ^= 1;
    CHECK_FAILS(from_data(name, OURS, EVP_PKEY_KEYPAIR, none) != NULL);
    both[1].data_size--;
    CHECK_FAILS(from_data(name, OURS, EVP_PKEY_PUBLIC_KEY, both + 1) != NULL);
    both[0].data_size--;
    CHECK_FAILS(from_data(name, OURS, EVP_PKEY_KEYPAIR, both) != NULL);
    text[0].data_type = OSSL_PARAM_UTF8_STRING;
    CHECK_FAILS(from_data(name, OURS, EVP_PKEY_PUBLIC_KEY, text) != NULL);
    /* The hash of the public key is the last but one part of dk, and bytes 32 to 63 of sk. */
    priv[strstr(name, "KEM") ? privlen - 40 : 40] ^= 1;
    both[0].data_size++;
    if (!strstr(name, "SLH")) /* which has no hash of it */
        CHECK_FAILS(from_data(name, OURS, EVP_PKEY_KEYPAIR, both) != NULL);
}

static void checks(EVP_PKEY *key, const char *name) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, key, OURS);
    EVP_PKEY *copy = EVP_PKEY_dup(key), *pub = moved(key, name, OURS, EVP_PKEY_PUBLIC_KEY);
    static uint8_t bytes[MOST];
    CHECK(context && EVP_PKEY_check(context) == 1 && EVP_PKEY_public_check(context) == 1);
    CHECK(copy && EVP_PKEY_eq(copy, key) == 1 && EVP_PKEY_eq(pub, key) == 1);
    same_parts(copy, key);
    CHECK(!part_of(pub, PRIVATE, bytes) && !part_of(pub, SEED, bytes) &&
          part_of(pub, PUBLIC, bytes));
    EVP_PKEY_CTX_free(context), EVP_PKEY_free(copy), EVP_PKEY_free(pub);
}

/* Signed or, if `check`, verified; the result of the call. */
static int signature(EVP_PKEY *key, const char *from, const OSSL_PARAM *params, uint8_t *sig,
                     size_t *siglen, size_t len, int check) {
    EVP_MD_CTX *context = EVP_MD_CTX_new(), *copy = NULL;
    int ok;
    CHECK(context);
    if (check)
        ok = EVP_DigestVerifyInit_ex(context, NULL, NULL, NULL, from, key, params);
    else
        ok = EVP_DigestSignInit_ex(context, NULL, NULL, NULL, from, key, params);
    if (ok > 0) {
        CHECK((copy = EVP_MD_CTX_new()) && EVP_MD_CTX_copy_ex(copy, context));
        ok = check ? EVP_DigestVerify(copy, sig, *siglen, message, len)
                   : EVP_DigestSign(copy, sig, siglen, message, len);
    }
    EVP_MD_CTX_free(context), EVP_MD_CTX_free(copy);
    return ok;
}

/* How a message is signed: one of some ways. Returns what there is of them. */
static OSSL_PARAM *way(unsigned number, const char *name) {
    static uint8_t context[255], entropy[32];
    static int one = 1, zero;
    static OSSL_PARAM list[4];
    size_t n = strstr(name, "128") ? 16 : strstr(name, "192") ? 24 : 32;
    OSSL_PARAM *next = list;
    if (number % 2)
        *next++ = octets("context-string", context, number == 1 ? 255 : number);
    if (number == 2 || number == 4)
        *next++ = OSSL_PARAM_construct_int("message-encoding", &zero);
    if (number == 3 || number == 4) {
        fill(entropy, sizeof entropy);
        *next++ = octets("test-entropy", entropy, n);
    } else {
        *next++ = OSSL_PARAM_construct_int("deterministic", &one);
    }
    *next = OSSL_PARAM_construct_end();
    return list;
}

static void signatures(const char *name, EVP_PKEY *ours, EVP_PKEY *theirs) {
    static uint8_t one[MOST], other[MOST];
    size_t onelen = MOST, otherlen = MOST, most;
    for (unsigned i = 0; i < 5; i++) {
        OSSL_PARAM *params = way(i, name);
        size_t len = i ? below(sizeof message) : 0;
        fill(message, sizeof message);
        onelen = otherlen = MOST;
        CHECK(signature(ours, OURS, params, NULL, &most, len, 0) == 1);
        CHECK(signature(ours, OURS, params, one, &onelen, len, 0) == 1 && onelen == most);
        CHECK(signature(ours, OURS, params, one, &onelen, len, 1) == 1);
        if (theirs) {
            CHECK(signature(theirs, THEIRS, params, other, &otherlen, len, 0) == 1);
            CHECK(onelen == otherlen && !memcmp(one, other, onelen));
            CHECK(signature(theirs, THEIRS, params, one, &onelen, len, 1) == 1);
        }
        one[onelen - 9 - below(onelen / 2)] ^= 4;
        CHECK_FAILS(signature(ours, OURS, params, one, &onelen, len, 1));
    }
    /* Fresh random bytes: two signatures differ, and are good under an empty context alone. */
    CHECK(signature(ours, OURS, NULL, one, &onelen, 20, 0) == 1);
    CHECK(signature(ours, OURS, NULL, other, &onelen, 20, 0) == 1 && memcmp(one, other, onelen));
    CHECK(signature(ours, OURS, NULL, other, &onelen, 20, 1) == 1);
    CHECK_FAILS(signature(ours, OURS, way(1, name), other, &onelen, 20, 1));
    CHECK_FAILS(signature(ours, OURS, NULL, other, &onelen, 21, 1));
    for (onelen = most - 1; onelen <= most + 1; onelen += 2) {
        CHECK_FAILS(signature(ours, OURS, NULL, other, &onelen, 20, 1));
        if (onelen < most)
            CHECK_FAILS(signature(ours, OURS, NULL, one, &onelen, 20, 0));
    }
}

static void bad_signatures(const char *name, EVP_PKEY *key) {
    static uint8_t sig[MOST];
    size_t len = MOST;
    int two = 2;
    OSSL_PARAM list[2] = {octets("context-string", sig, 256), OSSL_PARAM_END};
    EVP_PKEY *pub = moved(key, name, OURS, EVP_PKEY_PUBLIC_KEY);
    CHECK_FAILS(signature(key, OURS, list, sig, &len, 5, 0));
    list[0] = octets("test-entropy", sig, 15);
    CHECK_FAILS(signature(key, OURS, list, sig, &len, 5, 0));
    list[0] = OSSL_PARAM_construct_int("message-encoding", &two);
    CHECK_FAILS(signature(key, OURS, list, sig, &len, 5, 0));
    CHECK_FAILS(signature(pub, OURS, NULL, sig, &len, 5, 0)); /* a public key */
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    CHECK_FAILS(EVP_DigestSignInit_ex(context, NULL, "SHA256", NULL, OURS, key, NULL));
    EVP_MD_CTX_free(context), EVP_PKEY_free(pub);
}

/* ML-DSA of a message in pieces is ML-DSA of the message. */
static void pieces(EVP_PKEY *key) {
    static uint8_t sig[MOST], again[MOST];
    size_t len = MOST, most, size = below(sizeof message);
    EVP_MD_CTX *context = EVP_MD_CTX_new();
    OSSL_PARAM *params = way(5, "ML-DSA");
    CHECK(signature(key, OURS, params, sig, &len, size, 0) == 1);
    for (int check = 0; check < 2; check++) {
        if (check)
            CHECK(EVP_DigestVerifyInit_ex(context, NULL, NULL, NULL, OURS, key, params) == 1);
        else
            CHECK(EVP_DigestSignInit_ex(context, NULL, NULL, NULL, OURS, key, params) == 1);
        for (size_t at = 0, n; at < size; at += n) {
            n = 1 + below(size - at);
            CHECK((check ? EVP_DigestVerifyUpdate : EVP_DigestSignUpdate)(context, message + at,
                                                                          n) == 1);
        }
        if (check) {
            CHECK(EVP_DigestVerifyFinal(context, sig, len) == 1);
        } else {
            CHECK(EVP_DigestSignFinal(context, NULL, &most) == 1 && most == len);
            CHECK(EVP_DigestSignFinal(context, again, &most) == 1 && !memcmp(sig, again, len));
        }
    }
    EVP_MD_CTX_free(context);
#if OPENSSL_VERSION_NUMBER >= 0x30400000
    EVP_PKEY_CTX *pctx = EVP_PKEY_CTX_new_from_pkey(NULL, key, OURS);
    EVP_SIGNATURE *alg = EVP_SIGNATURE_fetch(NULL, EVP_PKEY_get0_type_name(key), OURS);
    CHECK(pctx && alg && EVP_PKEY_sign_message_init(pctx, alg, params) == 1);
    CHECK(EVP_PKEY_sign_message_update(pctx, message, size) == 1);
    most = MOST;
    CHECK(EVP_PKEY_sign_message_final(pctx, again, &most) == 1 && !memcmp(sig, again, len));
    for (int bad = 0; bad < 2; bad++) {
        CHECK(EVP_PKEY_verify_message_init(pctx, alg, params) == 1);
        CHECK(EVP_PKEY_CTX_set_signature(pctx, sig, len) == 1);
        CHECK(EVP_PKEY_verify_message_update(pctx, message, size) == 1);
        CHECK((EVP_PKEY_verify_message_final(pctx) == 1) == !bad);
        sig[100] ^= 1;
    }
    EVP_SIGNATURE_free(alg), EVP_PKEY_CTX_free(pctx);
    ERR_clear_error();
#endif
}

static EVP_PKEY_CTX *kem(EVP_PKEY *key, const char *from, const OSSL_PARAM *params,
                         int decapsulate) {
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_pkey(NULL, key, from);
    CHECK(context && (decapsulate ? EVP_PKEY_decapsulate_init
                                  : EVP_PKEY_encapsulate_init)(context, params) == 1);
    return context;
}

/* From one key to the other, and back to the secret. */
static void there_and_back(EVP_PKEY *a, const char *from, EVP_PKEY *b, const char *to,
                           const uint8_t *m, uint8_t *ct) {
    uint8_t secret[32], again[32];
    OSSL_PARAM params[] = {octets("ikme", m, 32), OSSL_PARAM_END};
    size_t n = 32, len = MOST, most;
    EVP_PKEY_CTX *context = kem(a, from, m ? params : NULL, 0);
    CHECK(EVP_PKEY_encapsulate(context, NULL, &most, NULL, &n) == 1 && n == 32);
    CHECK(EVP_PKEY_encapsulate(context, ct, &len, secret, &n) == 1 && n == 32 && len == most);
    for (int i = 0; i < 2; i++) { /* what was given is for one */
        CHECK(EVP_PKEY_encapsulate(context, ct, &len, again, &n) == 1);
        CHECK(memcmp(again, secret, 32));
        memcpy(secret, again, 32);
    }
    if (m)
        CHECK(EVP_PKEY_encapsulate_init(context, params) == 1 &&
              EVP_PKEY_encapsulate(context, ct, &len, secret, &n) == 1);
    EVP_PKEY_CTX_free(context);
    context = kem(b, to, NULL, 1);
    CHECK(EVP_PKEY_decapsulate(context, again, &n, ct, len) == 1 && n == 32);
    CHECK(!memcmp(again, secret, 32));
    ct[7] ^= 1; /* is not found out but by the secret */
    CHECK(EVP_PKEY_decapsulate(context, again, &n, ct, len) == 1 && memcmp(again, secret, 32));
    ct[7] ^= 1;
    if (!strcmp(to, OURS)) {
        CHECK_FAILS(EVP_PKEY_decapsulate(context, again, &n, ct, len - 1));
        n = 31;
        CHECK_FAILS(EVP_PKEY_decapsulate(context, again, &n, ct, len));
    }
    EVP_PKEY_CTX_free(context);
}

static void encapsulations(const char *name, EVP_PKEY *ours, EVP_PKEY *theirs) {
    static uint8_t one[MOST], other[MOST];
    uint8_t m[32], secret[32];
    size_t len = 700, n = 32;
    EVP_PKEY *pub = moved(ours, name, OURS, EVP_PKEY_PUBLIC_KEY);
    fill(m, sizeof m);
    there_and_back(ours, OURS, ours, OURS, m, one);
    there_and_back(pub, OURS, ours, OURS, m, other);
    CHECK(!memcmp(one, other, 768));
    there_and_back(pub, OURS, ours, OURS, NULL, other);
    CHECK(memcmp(one, other, 768));
    if (theirs) {
        there_and_back(theirs, THEIRS, ours, OURS, m, other);
        CHECK(!memcmp(one, other, 768));
        there_and_back(ours, OURS, theirs, THEIRS, NULL, other);
    }
    EVP_PKEY_CTX *context = kem(pub, OURS, NULL, 0);
    CHECK_FAILS(EVP_PKEY_encapsulate(context, one, &len, secret, &n));
    CHECK_FAILS(EVP_PKEY_decapsulate_init(context, NULL));
    OSSL_PARAM params[] = {octets("ikme", m, 31), OSSL_PARAM_END};
    CHECK_FAILS(EVP_PKEY_encapsulate_init(context, params));
    EVP_PKEY_CTX_free(context), EVP_PKEY_free(pub);
}

/* What a TLS library does with the key of the other side. */
static void as_in_tls(const char *name, EVP_PKEY *key) {
    uint8_t *bytes = NULL;
    size_t len = EVP_PKEY_get1_encoded_public_key(key, &bytes);
    EVP_PKEY_CTX *context = EVP_PKEY_CTX_new_from_name(NULL, name, OURS);
    EVP_PKEY *peer = NULL;
    CHECK(len && context && EVP_PKEY_paramgen_init(context) == 1);
    CHECK(EVP_PKEY_paramgen(context, &peer) == 1);
    CHECK_FAILS(EVP_PKEY_set1_encoded_public_key(peer, bytes, len - 1));
    CHECK(EVP_PKEY_set1_encoded_public_key(peer, bytes, len) == 1 && EVP_PKEY_eq(peer, key) == 1);
    CHECK_FAILS(EVP_PKEY_set1_encoded_public_key(peer, bytes, len)); /* it has one */
    EVP_PKEY_CTX_free(context), EVP_PKEY_free(peer), OPENSSL_free(bytes);
}

static void one_scheme(size_t i, int with_slow) {
    uint8_t from[96];
    const char *name = about = schemes[i].name;
    size_t len = schemes[i].seed;
    fill(from, sizeof from);
    EVP_PKEY *ours = generated(name, OURS, from, len), *theirs = NULL, *fresh;
    CHECK(!strcmp(OSSL_PROVIDER_get0_name(EVP_PKEY_get0_provider(ours)), "lanewise"));
#if OPENSSL_VERSION_NUMBER >= 0x30500000
    theirs = generated(name, THEIRS, from, len);
    same_numbers(ours, theirs), same_parts(ours, theirs);
    for (int k = 0; k < 2; k++) {
        int selection = k ? EVP_PKEY_KEYPAIR : EVP_PKEY_PUBLIC_KEY;
        EVP_PKEY *there = moved(ours, name, THEIRS, selection);
        EVP_PKEY *back = moved(there, name, OURS, selection);
        CHECK(EVP_PKEY_eq(there, theirs) == 1 && EVP_PKEY_eq(back, ours) == 1);
        EVP_PKEY_free(there), EVP_PKEY_free(back);
    }
#endif
    imports(name, ours);
    if (schemes[i].slow && !with_slow) {
        EVP_PKEY_free(ours), EVP_PKEY_free(theirs);
        return;
    }
    checks(ours, name);
    if (signs(name)) {
        signatures(name, ours, theirs);
        bad_signatures(name, ours);
        if (strstr(name, "ML-DSA"))
            pieces(ours);
    } else {
        encapsulations(name, ours, theirs);
        as_in_tls(name, ours);
    }
    fresh = generated(name, OURS, NULL, 0);
    CHECK(EVP_PKEY_eq(fresh, ours) != 1);
    checks(fresh, name);
    EVP_PKEY_free(ours), EVP_PKEY_free(theirs), EVP_PKEY_free(fresh);
}

int main(int count, char **words) {
    CHECK(count == 3);
    load_providers(words[1]);
    unsigned long rounds = strtoul(words[2], NULL, 10);
    for (unsigned long r = 0; r < rounds; r++)
        for (size_t i = 0; i < sizeof schemes / sizeof schemes[0]; i++)
            one_scheme(i, r > 0);
    printf("%s: %zu sets, %lu rounds\n", OpenSSL_version(OPENSSL_VERSION),
           sizeof schemes / sizeof schemes[0], rounds);
    return 0;
}
