/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* What TLS 1.3 asks a provider: ML-KEM as groups, alone and with X25519, ML-DSA as signature
 * schemes (OpenSSL 3.2 on). */
#include "ossl_schemes.h"

#include <stdio.h>
#include <string.h>

enum { TLS_1_3 = 0x0304, NEVER = -1, NO_END = 0 };

static OSSL_PARAM text(const char *name, const char *value) {
    return (OSSL_PARAM){name, OSSL_PARAM_UTF8_STRING, (void *)(uintptr_t)value, strlen(value),
                        OSSL_PARAM_UNMODIFIED};
}

static OSSL_PARAM number(const char *name, unsigned *value) {
    return (OSSL_PARAM){name, OSSL_PARAM_UNSIGNED_INTEGER, value, sizeof *value,
                        OSSL_PARAM_UNMODIFIED};
}

static OSSL_PARAM version(const char *name, int *value) {
    return (OSSL_PARAM){name, OSSL_PARAM_INTEGER, value, sizeof *value, OSSL_PARAM_UNMODIFIED};
}

static int group(const scheme *s, OSSL_CALLBACK *callback, void *argument) {
    int from = TLS_1_3, until = NO_END, never = NEVER;
    unsigned id = s->tls, strength = s->strength, kem = 1;
    OSSL_PARAM list[] = {text("tls-group-name", s->tls_name),
                         text("tls-group-name-internal", ""),
                         text("tls-group-alg", s->name),
                         number("tls-group-id", &id),
                         number("tls-group-sec-bits", &strength),
                         version("tls-min-tls", &from),
                         version("tls-max-tls", &until),
                         version("tls-min-dtls", &never),
                         version("tls-max-dtls", &never),
                         number("tls-group-is-kem", &kem),
                         OSSL_PARAM_END};
    return callback(list, argument);
}

static int sigalg(const scheme *s, OSSL_CALLBACK *callback, void *argument) {
    int from = TLS_1_3, until = NO_END, never = NEVER;
    unsigned id = s->tls, strength = s->strength;
    char oid[40];
    snprintf(oid, sizeof oid, "2.16.840.1.101.3.4.%d.%d", s->oid[0], s->oid[1]);
    OSSL_PARAM list[] = {text("tls-sigalg-iana-name", s->tls_name),
                         text("tls-sigalg-name", s->name),
                         text("tls-sigalg-oid", oid),
                         number("tls-sigalg-code-point", &id),
                         number("tls-sigalg-sec-bits", &strength),
                         version("tls-min-tls", &from),
                         version("tls-max-tls", &until),
                         version("tls-min-dtls", &never),
                         version("tls-max-dtls", &never),
                         OSSL_PARAM_END};
    return callback(list, argument);
}

int provider_capabilities(void *context, const char *capability, OSSL_CALLBACK *callback,
                          void *argument) {
    const provider *p = context;
    int groups = !strcmp(capability, "TLS-GROUP");
    if (!groups && strcmp(capability, "TLS-SIGALG"))
        return 0;
    for (const scheme *const *s = provider_schemes; *s; s++)
        if ((*s)->tls && groups == !(*s)->family->sign)
            if (!(groups ? group : sigalg)(*s, callback, argument))
                return 0;
    return !groups || !p->child || group(&provider_hybrid, callback, argument);
}
