/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Inside the OpenSSL provider: what its files share. It needs OpenSSL's headers of 3.0 or later and
 * none of its functions but those that the core hands over, so one module serves 3.0 to 4.0.
 */
#ifndef LANEWISE_OPENSSL_PROVIDER_H
#define LANEWISE_OPENSSL_PROVIDER_H

#include "lanewise/lanewise.h"

#include <openssl/core.h>
#include <openssl/core_dispatch.h>
#include <openssl/params.h>

/* Numbers that younger headers name; the core ignores those that it does not know. */
#ifndef OSSL_FUNC_DIGEST_SQUEEZE
#define OSSL_FUNC_DIGEST_SQUEEZE 14
#endif
#ifndef OSSL_FUNC_DIGEST_COPYCTX
#define OSSL_FUNC_DIGEST_COPYCTX 15
#endif
#ifndef OSSL_FUNC_DIGEST_SERIALIZE
#define OSSL_FUNC_DIGEST_SERIALIZE 16
#define OSSL_FUNC_DIGEST_DESERIALIZE 17
#endif

#ifndef OSSL_FUNC_SIGNATURE_SIGN_MESSAGE_INIT
#define OSSL_FUNC_SIGNATURE_SIGN_MESSAGE_INIT 27
#define OSSL_FUNC_SIGNATURE_SIGN_MESSAGE_UPDATE 28
#define OSSL_FUNC_SIGNATURE_SIGN_MESSAGE_FINAL 29
#define OSSL_FUNC_SIGNATURE_VERIFY_MESSAGE_INIT 30
#define OSSL_FUNC_SIGNATURE_VERIFY_MESSAGE_UPDATE 31
#define OSSL_FUNC_SIGNATURE_VERIFY_MESSAGE_FINAL 32
#endif

typedef void (*any_function)(void);
#define FUNCTION(number, function) {(number), (any_function)(function)}
#define LAST_FUNCTION {0, NULL}
#define PROPERTIES "provider=lanewise"

/* What the core hands over. */
typedef struct provider {
    const OSSL_CORE_HANDLE *core;
    OSSL_LIB_CTX *child; /* for what OpenSSL computes here; NULL where it can't be reached */
    unsigned version;    /* of OpenSSL: 100 times the first number, and the second: 304 for 3.4 */
} provider;

/* Of OpenSSL's allocator: NULL where there is no memory. The second one wipes. */
void *provider_zalloc(size_t bytes);
void provider_free(void *memory, size_t bytes);

/* Puts LANEWISE_ERR_... among OpenSSL's errors, with its sentence as text; returns 0, which is how
 * a function of a provider fails. */
int provider_error(int status);
/* 1 for LANEWISE_OK, otherwise provider_error. */
int provider_result(int status);

/* Parameters of OpenSSL; a name that is not in the list gives NULL. */
const OSSL_PARAM *param_find(const OSSL_PARAM *list, const char *name);
/* To the entry of that name, if there is one: 0 if the value does not fit it. */
int param_put_size(OSSL_PARAM *list, const char *name, size_t value);
int param_put_int(OSSL_PARAM *list, const char *name, int value);
int param_put_text(OSSL_PARAM *list, const char *name, const char *value);
/* From an entry: 0 if it is no such number. */
int param_size(const OSSL_PARAM *p, size_t *value);
int param_int(const OSSL_PARAM *p, int *value);

/* Octets from an entry, NULL and 0 if there is none, and to one. */
int param_octets(const OSSL_PARAM *list, const char *name, const void **data, size_t *len);
int param_put_octets(OSSL_PARAM *list, const char *name, const void *data, size_t len);

const OSSL_ALGORITHM *provider_digests(const provider *p);
extern const OSSL_ALGORITHM provider_macs[];

#endif
