/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Inside the OpenSSL provider: the parameter sets as rows of one table, and what their schemes can
 * do, so that keys, signatures, KEMs and files are each written once.
 */
#ifndef LANEWISE_OPENSSL_SCHEMES_H
#define LANEWISE_OPENSSL_SCHEMES_H

#include "ossl_provider.h"

typedef enum part { PUBLIC, PRIVATE, SEED } part; /* of a key */

/* How OpenSSL's message-encoding and mu say what is signed. */
typedef enum message_is { IS_MESSAGE, IS_FORMED, IS_MU } message_is;

typedef struct signing {
    const uint8_t *context;
    size_t context_bytes;
    message_is message_is;
    int deterministic;
    const lanewise_random *random;
} signing;

typedef struct scheme scheme;

/* Functions on a key object of `object_bytes`, which the functions of the first line fill. A scheme
 * has no function for what it does not do. All return LANEWISE_OK or an error. */
typedef struct family {
    size_t object_bytes;
    int (*generate)(const scheme *s, void *object);
    int (*from)(const scheme *s, void *object, part p, const void *data, size_t len);
    int (*get)(const scheme *s, const void *object, part p, void *out, size_t len);
    int (*check)(const scheme *s, const void *object); /* that the halves belong together */
    int (*sign)(const scheme *s, const void *object, void *sig, const void *message, size_t len,
                const signing *how);
    int (*verify)(const scheme *s, const void *object, const void *sig, size_t siglen,
                  const void *message, size_t len, const signing *how);
    /* A message in pieces, for IS_MESSAGE and IS_FORMED. */
    int (*begin)(const scheme *s, const void *object, lanewise_sponge *message, const signing *how);
    int keeps_seed;
} family;

struct scheme {
    const char *name; /* as OpenSSL has it, without aliases */
    const family *family;
    unsigned set;
    size_t bytes[3];      /* of a part */
    size_t product_bytes; /* a signature, or a ciphertext */
    unsigned bits, strength, category;
    uint8_t oid[2]; /* the last two numbers of 2.16.840.1.101.3.4.x.y */
    uint16_t tls;   /* the code point of a group or signature scheme; 0: none */
    const char *tls_name;
};

#define MLDSA_ROW(ROW, set, oid, strength, category, tls)                                          \
    ROW(mldsa##set, "ML-DSA-" #set,                                                                \
        ":MLDSA" #set ":2.16.840.1.101.3.4.3." #oid ":id-ml-dsa-" #set, provider_mldsa,            \
        LANEWISE_MLDSA_##set, LANEWISE_MLDSA_##set##_PUBLIC_BYTES,                                 \
        LANEWISE_MLDSA_##set##_PRIVATE_BYTES, LANEWISE_MLDSA_SEED_BYTES,                           \
        LANEWISE_MLDSA_##set##_SIGNATURE_BYTES, 8 * LANEWISE_MLDSA_##set##_PUBLIC_BYTES, strength, \
        category, 3, oid, tls, "mldsa" #set)
#define SLHDSA_ROW(ROW, n, kind, enumerator, oid, category)                                        \
    ROW(slhdsa##n##kind, "SLH-DSA-SHAKE-" #n #kind,                                                \
        ":id-slh-dsa-shake-" #n #kind ":2.16.840.1.101.3.4.3." #oid, provider_slhdsa,              \
        LANEWISE_SLHDSA_SHAKE_##enumerator, LANEWISE_SLHDSA_##n##_PUBLIC_BYTES,                    \
        LANEWISE_SLHDSA_##n##_PRIVATE_BYTES, 3 * LANEWISE_SLHDSA_##n##_SEED_BYTES,                 \
        LANEWISE_SLHDSA_##enumerator##_SIGNATURE_BYTES, 8 * LANEWISE_SLHDSA_##n##_PUBLIC_BYTES, n, \
        category, 3, oid, 0, NULL)
#define MLKEM_ROW(ROW, set, oid, strength, category, tls)                                          \
    ROW(mlkem##set, "ML-KEM-" #set,                                                                \
        ":MLKEM" #set ":id-alg-ml-kem-" #set ":2.16.840.1.101.3.4.4." #oid, provider_mlkem,        \
        LANEWISE_MLKEM_##set, LANEWISE_MLKEM_##set##_PUBLIC_BYTES,                                 \
        LANEWISE_MLKEM_##set##_PRIVATE_BYTES, LANEWISE_MLKEM_SEED_BYTES,                           \
        LANEWISE_MLKEM_##set##_CIPHERTEXT_BYTES, set, strength, category, 4, oid, tls,             \
        "MLKEM" #set)

/* ROW(a name for C, the name, aliases with ':', family, set, bytes of public key, private key, seed
 * and product, bits, strength, category, the two last numbers of the OID, TLS code point and name).
 * Code points: those of the IANA's registry for TLS. */
#define SIGNATURE_SCHEMES(ROW)                                                                     \
    MLDSA_ROW(ROW, 44, 17, 128, 2, 0x0904)                                                         \
    MLDSA_ROW(ROW, 65, 18, 192, 3, 0x0905)                                                         \
    MLDSA_ROW(ROW, 87, 19, 256, 5, 0x0906)                                                         \
    SLHDSA_ROW(ROW, 128, s, 128S, 26, 1)                                                           \
    SLHDSA_ROW(ROW, 128, f, 128F, 27, 1)                                                           \
    SLHDSA_ROW(ROW, 192, s, 192S, 28, 3)                                                           \
    SLHDSA_ROW(ROW, 192, f, 192F, 29, 3)                                                           \
    SLHDSA_ROW(ROW, 256, s, 256S, 30, 5)                                                           \
    SLHDSA_ROW(ROW, 256, f, 256F, 31, 5)
#define KEM_SCHEMES(ROW)                                                                           \
    MLKEM_ROW(ROW, 512, 1, 128, 1, 0x0200)                                                         \
    MLKEM_ROW(ROW, 768, 2, 192, 3, 0x0201)                                                         \
    MLKEM_ROW(ROW, 1024, 3, 256, 5, 0x0202)
#define ALL_SCHEMES(ROW) SIGNATURE_SCHEMES(ROW) KEM_SCHEMES(ROW)

extern const family provider_mldsa, provider_slhdsa, provider_mlkem;

#define DECLARED(name, ...) extern const scheme scheme_##name;
ALL_SCHEMES(DECLARED)
#undef DECLARED
/* In the order of the table; NULL behind the last. */
extern const scheme *const provider_schemes[];

/* A key of OpenSSL: an object of its family, and which parts it has. */
typedef struct key {
    const scheme *scheme;
    int has[3]; /* by part */
    uint64_t object[];
} key;

key *key_new(const scheme *s);
void key_free(void *k);
/* A part from bytes, into a key that has none; an error of the library. */
int key_from(key *k, part p, const void *data, size_t len);
/* ... and several: of NULL and 0 those that are not there. They must belong together. */
int key_from_parts(key *k, const void *const data[3], const size_t len[3]);

/* X25519MLKEM768, and the child of the library context, which it needs: NULL if that cannot be. */
extern const scheme provider_hybrid;
extern const OSSL_DISPATCH provider_hybrid_keys[], provider_hybrid_kem[];
OSSL_LIB_CTX *provider_child(const OSSL_CORE_HANDLE *core, const OSSL_DISPATCH *in);
void provider_child_free(OSSL_LIB_CTX *child);

/* The last of them is X25519MLKEM768. */
#define HYBRID(functions) {"X25519MLKEM768", PROPERTIES, functions, "Lanewise"},
const OSSL_ALGORITHM *provider_keys(const provider *p);
const OSSL_ALGORITHM *provider_kems(const provider *p);
const OSSL_ALGORITHM *provider_signatures(const provider *p);
int provider_capabilities(void *context, const char *capability, OSSL_CALLBACK *callback,
                          void *argument);

#endif
