/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The three schemes behind one set of functions. */
#include "ossl_schemes.h"

#include <string.h>

#define OBJECT(type, object) ((const type *)(object))

static int mldsa_generate(const scheme *s, void *object) {
    return lanewise_mldsa_key_generate(object, (lanewise_mldsa_set)s->set, NULL);
}

static int mldsa_from(const scheme *s, void *object, part p, const void *data, size_t len) {
    if (len != s->bytes[p])
        return LANEWISE_ERR_LENGTH;
    if (p == PUBLIC)
        return lanewise_mldsa_key_from_public(object, (lanewise_mldsa_set)s->set, data, len);
    return lanewise_mldsa_key_from_private(object, (lanewise_mldsa_set)s->set, data, len);
}

static int mldsa_get(const scheme *s, const void *object, part p, void *out, size_t len) {
    (void)s;
    if (p == PUBLIC)
        return lanewise_mldsa_key_public(object, out, len);
    return lanewise_mldsa_key_private(object, out, len);
}

/* A private key was compared with itself when it was read. */
static int mldsa_check(const scheme *s, const void *object) {
    (void)s, (void)object;
    return LANEWISE_OK;
}

static lanewise_mldsa_options mldsa_options(const signing *how) {
    static const int kinds[] = {LANEWISE_MLDSA_MESSAGE_ITSELF, LANEWISE_MLDSA_MESSAGE_FORMED,
                                LANEWISE_MLDSA_MESSAGE_MU};
    lanewise_mldsa_options o = {0};
    o.message_is = kinds[how->message_is];
    if (how->message_is == IS_MESSAGE) {
        o.context = how->context;
        o.context_bytes = how->context_bytes;
    }
    o.deterministic = how->deterministic;
    o.random = how->random;
    return o;
}

static int mldsa_sign(const scheme *s, const void *object, void *sig, const void *message,
                      size_t len, const signing *how) {
    lanewise_mldsa_options o = mldsa_options(how);
    return lanewise_mldsa_key_sign(object, sig, s->product_bytes, message, len, &o);
}

static int mldsa_verify(const scheme *s, const void *object, const void *sig, size_t siglen,
                        const void *message, size_t len, const signing *how) {
    lanewise_mldsa_options o = mldsa_options(how);
    (void)s;
    return lanewise_mldsa_key_verify(object, sig, siglen, message, len, &o);
}

static int mldsa_begin(const scheme *s, const void *object, lanewise_sponge *message,
                       const signing *how) {
    uint8_t pk[LANEWISE_MLDSA_MAX_PUBLIC_BYTES];
    lanewise_mldsa_options o = mldsa_options(how);
    int status = lanewise_mldsa_key_public(object, pk, s->bytes[PUBLIC]);
    if (status)
        return status;
    return lanewise_mldsa_mu_init(message, (lanewise_mldsa_set)s->set, pk, s->bytes[PUBLIC], &o);
}

const family provider_mldsa = {
    .object_bytes = sizeof(lanewise_mldsa_key),
    .generate = mldsa_generate,
    .from = mldsa_from,
    .get = mldsa_get,
    .check = mldsa_check,
    .sign = mldsa_sign,
    .verify = mldsa_verify,
    .begin = mldsa_begin,
    .keeps_seed = 1,
};

/* Both keys, as FIPS 205 has them; a seed is not kept. */
typedef struct slhdsa_key {
    uint8_t sk[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES], pk[LANEWISE_SLHDSA_MAX_PUBLIC_BYTES];
} slhdsa_key;

static int slhdsa_generate(const scheme *s, void *object) {
    slhdsa_key *k = object;
    return lanewise_slhdsa_keygen((lanewise_slhdsa_set)s->set, k->pk, s->bytes[PUBLIC], k->sk,
                                  s->bytes[PRIVATE], NULL);
}

static int slhdsa_from(const scheme *s, void *object, part p, const void *data, size_t len) {
    slhdsa_key *k = object;
    if (len != s->bytes[p])
        return LANEWISE_ERR_LENGTH;
    if (p == SEED)
        return lanewise_slhdsa_keygen_seed((lanewise_slhdsa_set)s->set, k->pk, s->bytes[PUBLIC],
                                           k->sk, s->bytes[PRIVATE], data, len);
    if (p == PRIVATE) {
        memcpy(k->sk, data, len);
        data = k->sk + s->bytes[PRIVATE] - s->bytes[PUBLIC];
    }
    memcpy(k->pk, data, s->bytes[PUBLIC]);
    return LANEWISE_OK;
}

static int slhdsa_get(const scheme *s, const void *object, part p, void *out, size_t len) {
    const slhdsa_key *k = object;
    if (p == SEED)
        return LANEWISE_ERR_STATE;
    if (len != s->bytes[p])
        return LANEWISE_ERR_LENGTH;
    memcpy(out, p == PUBLIC ? k->pk : k->sk, len);
    return LANEWISE_OK;
}

static int slhdsa_check(const scheme *s, const void *object) {
    return lanewise_slhdsa_check_key((lanewise_slhdsa_set)s->set, OBJECT(slhdsa_key, object)->sk,
                                     s->bytes[PRIVATE]);
}

static int slhdsa_sign(const scheme *s, const void *object, void *sig, const void *message,
                       size_t len, const signing *how) {
    const uint8_t *sk = OBJECT(slhdsa_key, object)->sk;
    lanewise_slhdsa_set set = (lanewise_slhdsa_set)s->set;
    lanewise_slhdsa_options o = {0};
    if (how->message_is == IS_FORMED) {
        uint8_t fresh[LANEWISE_SLHDSA_256_SEED_BYTES];
        size_t n = how->deterministic ? 0 : s->bytes[SEED] / 3;
        int status = lanewise_random_bytes(how->random, fresh, n);
        if (status)
            return status;
        status = lanewise_slhdsa_sign_internal(set, sig, s->product_bytes, sk, s->bytes[PRIVATE],
                                               message, len, n ? fresh : NULL, n);
        lanewise_wipe(fresh, sizeof fresh);
        return status;
    }
    o.context = how->context;
    o.context_bytes = how->context_bytes;
    o.deterministic = how->deterministic;
    o.random = how->random;
    return lanewise_slhdsa_sign(set, sig, s->product_bytes, sk, s->bytes[PRIVATE], message, len,
                                &o);
}

static int slhdsa_verify(const scheme *s, const void *object, const void *sig, size_t siglen,
                         const void *message, size_t len, const signing *how) {
    const uint8_t *pk = OBJECT(slhdsa_key, object)->pk;
    lanewise_slhdsa_set set = (lanewise_slhdsa_set)s->set;
    lanewise_slhdsa_options o = {0};
    if (how->message_is == IS_FORMED) {
        if (siglen != s->product_bytes)
            return LANEWISE_ERR_SIGNATURE;
        return lanewise_slhdsa_verify_internal(set, sig, siglen, pk, s->bytes[PUBLIC], message,
                                               len);
    }
    o.context = how->context;
    o.context_bytes = how->context_bytes;
    return lanewise_slhdsa_verify(set, sig, siglen, pk, s->bytes[PUBLIC], message, len, &o);
}

const family provider_slhdsa = {
    .object_bytes = sizeof(slhdsa_key),
    .generate = slhdsa_generate,
    .from = slhdsa_from,
    .get = slhdsa_get,
    .check = slhdsa_check,
    .sign = slhdsa_sign,
    .verify = slhdsa_verify,
};

static int mlkem_generate(const scheme *s, void *object) {
    return lanewise_mlkem_key_generate(object, (lanewise_mlkem_set)s->set, NULL);
}

static int mlkem_from(const scheme *s, void *object, part p, const void *data, size_t len) {
    lanewise_mlkem_set set = (lanewise_mlkem_set)s->set;
    if (p == PUBLIC)
        return lanewise_mlkem_key_from_public(object, set, data, len);
    if (p == SEED)
        return lanewise_mlkem_key_from_seed(object, set, data, len);
    int status = lanewise_mlkem_key_from_private(object, set, data, len);
    return status ? status : lanewise_mlkem_key_check(object, NULL);
}

static int mlkem_get(const scheme *s, const void *object, part p, void *out, size_t len) {
    (void)s;
    if (p == PUBLIC)
        return lanewise_mlkem_key_public(object, out, len);
    if (p == SEED)
        return lanewise_mlkem_key_seed(object, out, len);
    return lanewise_mlkem_key_private(object, out, len);
}

static int mlkem_check(const scheme *s, const void *object) {
    (void)s;
    return lanewise_mlkem_key_check(object, NULL);
}

const family provider_mlkem = {
    .object_bytes = sizeof(lanewise_mlkem_key),
    .generate = mlkem_generate,
    .from = mlkem_from,
    .get = mlkem_get,
    .check = mlkem_check,
    .keeps_seed = 1,
};

#define DEFINED(name, text, aliases, family, set, pk, sk, seed, product, bits, strength, category, \
                x, y, tls, tls_name)                                                               \
    const scheme scheme_##name = {text,     &family, set, {pk, sk, seed}, product, bits, strength, \
                                  category, {x, y},  tls, tls_name};
ALL_SCHEMES(DEFINED)
#define LISTED(name, ...) &scheme_##name,
const scheme *const provider_schemes[] = {ALL_SCHEMES(LISTED) NULL};
