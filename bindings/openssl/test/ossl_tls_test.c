/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * ossl_tls_test FOLDER: TLS 1.3 between two library contexts of one process, of which one prefers
 * the provider in FOLDER as a configuration makes it do, and the other has the default provider
 * alone. Needs OpenSSL 3.5 or later.
 */
#include "ossl_test.h"

#include <openssl/ssl.h>
#include <openssl/x509.h>

typedef struct side {
    OSSL_LIB_CTX *library;
    const char *provider; /* whose ML-KEM and ML-DSA it uses */
} side;

static EVP_PKEY *new_key(const side *s, const char *name) {
    EVP_PKEY *key = EVP_PKEY_Q_keygen(s->library, NULL, name);
    CHECK(key && !strcmp(OSSL_PROVIDER_get0_name(EVP_PKEY_get0_provider(key)), s->provider));
    return key;
}

/* Of `subject`'s key, signed by another one, or by itself. */
static X509 *certificate(const side *s, const char *subject, EVP_PKEY *key, const char *issuer,
                         EVP_PKEY *signer) {
    X509 *x = X509_new_ex(s->library, NULL);
    X509_NAME *name = X509_NAME_new(), *by = X509_NAME_new();
    CHECK(x && name && by);
    CHECK(
        X509_NAME_add_entry_by_txt(name, "CN", MBSTRING_ASC, (const uint8_t *)subject, -1, -1, 0));
    CHECK(X509_NAME_add_entry_by_txt(by, "CN", MBSTRING_ASC, (const uint8_t *)issuer, -1, -1, 0));
    CHECK(X509_set_version(x, X509_VERSION_3) && ASN1_INTEGER_set(X509_get_serialNumber(x), 1));
    CHECK(X509_set_subject_name(x, name) && X509_set_issuer_name(x, by));
    CHECK(X509_gmtime_adj(X509_getm_notBefore(x), -60) &&
          X509_gmtime_adj(X509_getm_notAfter(x), 3600));
    CHECK(X509_set_pubkey(x, key) && X509_sign(x, signer, NULL));
    X509_NAME_free(name), X509_NAME_free(by);
    return x;
}

/* In another context, as its bytes. */
static X509 *received(const side *s, X509 *x) {
    uint8_t *der = NULL;
    int len = i2d_X509(x, &der);
    const uint8_t *at = der;
    X509 *copy = X509_new_ex(s->library, NULL);
    CHECK(len > 0 && copy && d2i_X509(&copy, &at, len));
    OPENSSL_free(der);
    return copy;
}

static SSL *new_end(SSL_CTX *context, const char *group) {
    SSL *ssl = SSL_new(context);
    BIO *in = BIO_new(BIO_s_mem()), *out = BIO_new(BIO_s_mem());
    CHECK(ssl && in && out && SSL_set1_groups_list(ssl, group));
    SSL_set_bio(ssl, in, out);
    return ssl;
}

/* What one has written is what the other reads. */
static void carry(SSL *from, SSL *to) {
    uint8_t bytes[4096];
    int n;
    while ((n = BIO_read(SSL_get_wbio(from), bytes, sizeof bytes)) > 0)
        CHECK(BIO_write(SSL_get_rbio(to), bytes, n) == n);
}

static int done(SSL *ssl) {
    int n = SSL_do_handshake(ssl);
    CHECK(n == 1 || SSL_get_error(ssl, n) == SSL_ERROR_WANT_READ);
    return n == 1;
}

static void of_provider(EVP_PKEY *key, const char *name) {
    CHECK(!strcmp(OSSL_PROVIDER_get0_name(EVP_PKEY_get0_provider(key)), name));
}

static void handshake(const side *server, const side *client, const char *group, EVP_PKEY *key,
                      X509 *leaf, X509 *root) {
    static char text[100];
    char words[6] = "";
    const char *type;
    EVP_PKEY *used;
    snprintf(text, sizeof text, "%s to %s, %s", client->provider, server->provider, group);
    about = text;
    SSL_CTX *a = SSL_CTX_new_ex(server->library, NULL, TLS_server_method());
    SSL_CTX *b = SSL_CTX_new_ex(client->library, NULL, TLS_client_method());
    CHECK(a && b && SSL_CTX_use_certificate(a, leaf) && SSL_CTX_use_PrivateKey(a, key));
    X509 *trusted = received(client, root);
    CHECK(X509_STORE_add_cert(SSL_CTX_get_cert_store(b), trusted));
    SSL_CTX_set_verify(b, SSL_VERIFY_PEER, NULL);
    SSL *s = new_end(a, group), *c = new_end(b, group);
    SSL_set_accept_state(s), SSL_set_connect_state(c);
    int ended = 0;
    for (int i = 0; i < 10 && !ended; i++) {
        ended = done(c);
        carry(c, s);
        ended &= done(s);
        carry(s, c);
    }
    CHECK(ended && SSL_get_verify_result(c) == X509_V_OK);
    CHECK(SSL_write(c, "hello", 5) == 5);
    carry(c, s);
    CHECK(SSL_read(s, words, 5) == 5 && !strcmp(words, "hello"));
    CHECK(!strcmp(SSL_get0_group_name(s), group) && SSL_version(c) == TLS1_3_VERSION);
    CHECK(SSL_get0_peer_signature_name(c, &type) && !strncmp(type, "mldsa", 5));
    /* Whose keys they were: the server's certificate, and what the client sent it. */
    of_provider(SSL_get_privatekey(s), server->provider);
    if (strstr(group, "MLKEM")) {
        CHECK(SSL_get_peer_tmp_key(s, &used) == 1);
        of_provider(used, server->provider);
        EVP_PKEY_free(used);
        CHECK(SSL_get_tmp_key(c, &used) == 1);
        of_provider(used, client->provider);
        EVP_PKEY_free(used);
    }
    SSL_free(s), SSL_free(c), SSL_CTX_free(a), SSL_CTX_free(b), X509_free(trusted);
}

int main(int count, char **words) {
    static const char *const groups[] = {"MLKEM512", "MLKEM768", "MLKEM1024", "X25519MLKEM768"};
    static const char *const signatures[] = {"ML-DSA-44", "ML-DSA-65", "ML-DSA-87"};
    side sides[2] = {{OSSL_LIB_CTX_new(), "lanewise"}, {OSSL_LIB_CTX_new(), "default"}};
    OSSL_PROVIDER *loaded[2];
    unsigned handshakes = 0;
    CHECK(count == 2 && OSSL_PROVIDER_set_default_search_path(sides[0].library, words[1]));
    CHECK(OSSL_PROVIDER_load(sides[0].library, "lanewise"));
    CHECK(EVP_set_default_properties(sides[0].library, "?provider=lanewise"));
    for (int i = 0; i < 2; i++)
        CHECK((loaded[i] = OSSL_PROVIDER_load(sides[i].library, "default")));
    for (int i = 0; i < 3; i++) { /* theirs to ours, ours to theirs, ours to ours */
        const side *server = &sides[i == 1], *client = &sides[i == 0];
        for (int j = 0; j < 3; j++) {
            about = signatures[j];
            EVP_PKEY *ca = new_key(server, "SLH-DSA-SHAKE-128f"),
                     *key = new_key(server, signatures[j]);
            X509 *root = certificate(server, "root", ca, "root", ca);
            X509 *leaf = certificate(server, "leaf", key, "root", ca),
                 *other = received(client, leaf);
            CHECK(X509_verify(leaf, ca) == 1 && X509_verify(other, X509_get0_pubkey(root)) == 1);
            X509 *own = certificate(server, "leaf", key, "leaf", key);
            for (size_t g = 0; g < sizeof groups / sizeof groups[0]; g++, handshakes++)
                handshake(server, client, groups[g], key, own, own);
            X509_free(root), X509_free(leaf), X509_free(other), X509_free(own);
            EVP_PKEY_free(ca), EVP_PKEY_free(key);
        }
    }
    for (int i = 0; i < 2; i++) /* one that is loaded stays behind where there is a child context */
        OSSL_PROVIDER_unload(loaded[i]);
    OSSL_LIB_CTX_free(sides[0].library), OSSL_LIB_CTX_free(sides[1].library);
    printf("%s: %u handshakes\n", OpenSSL_version(OPENSSL_VERSION), handshakes);
    return 0;
}
