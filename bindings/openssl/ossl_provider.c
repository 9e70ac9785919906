/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The provider `lanewise`: what OpenSSL asks first, and what it hands over. */
#include "ossl_schemes.h"

#include <stdarg.h>
#include <stdlib.h>
#include <string.h>

/* Of the core. They are the same for every library context of a process. */
static OSSL_FUNC_CRYPTO_zalloc_fn *core_zalloc;
static OSSL_FUNC_CRYPTO_clear_free_fn *core_clear_free;
static OSSL_FUNC_core_new_error_fn *core_new_error;
static OSSL_FUNC_core_vset_error_fn *core_vset_error;
static OSSL_FUNC_core_get_params_fn *core_get_params;

/* Errors belong to a provider, and the functions that fail are not told which instance they are of:
 * the first serves for all, since nothing but the name and the texts depends on it. */
static const OSSL_CORE_HANDLE *error_owner;

void *provider_zalloc(size_t bytes) {
    return core_zalloc(bytes, __FILE__, __LINE__);
}

void provider_free(void *memory, size_t bytes) {
    core_clear_free(memory, bytes, __FILE__, __LINE__);
}

static void report(uint32_t reason, const char *format, ...) {
    va_list arguments;
    va_start(arguments, format);
    core_new_error(error_owner);
    core_vset_error(error_owner, reason, format, arguments);
    va_end(arguments);
}

int provider_error(int status) {
    report((uint32_t)-status, "%s", lanewise_status_message(status));
    return 0;
}

int provider_result(int status) {
    return status == LANEWISE_OK ? 1 : provider_error(status);
}

static const OSSL_ALGORITHM *query(void *context, int operation, int *no_cache) {
    const provider *p = context;
    *no_cache = 0;
    switch (operation) {
    case OSSL_OP_DIGEST:
        return provider_digests(p);
    case OSSL_OP_MAC:
        return provider_macs;
    case OSSL_OP_KEYMGMT:
        return provider_keys(p);
    case OSSL_OP_SIGNATURE:
        return provider_signatures(p);
    case OSSL_OP_KEM:
        return provider_kems(p);
    default:
        return NULL;
    }
}

static const OSSL_PARAM *gettable(void *context) {
    static const OSSL_PARAM list[] = {
        OSSL_PARAM_utf8_ptr("name", NULL, 0), OSSL_PARAM_utf8_ptr("version", NULL, 0),
        OSSL_PARAM_utf8_ptr("buildinfo", NULL, 0), OSSL_PARAM_int("status", NULL), OSSL_PARAM_END};
    (void)context;
    return list;
}

static int get_params(void *context, OSSL_PARAM *params) {
    (void)context;
    return param_put_text(params, "name", "Lanewise") &&
           param_put_text(params, "version", lanewise_version()) &&
           param_put_text(params, "buildinfo", lanewise_kernel_context()) &&
           param_put_int(params, "status", 1);
}

static int self_test(void *context) {
    (void)context;
    return provider_result(lanewise_self_test(NULL));
}

static void teardown(void *context) {
    provider_child_free(((provider *)context)->child);
    provider_free(context, sizeof(provider));
}

/* 3.0.19 is 300: the texts differ from one release to the next behind the second number. */
static unsigned version_of(const OSSL_CORE_HANDLE *core) {
    char *text = NULL, *end;
    OSSL_PARAM asked[] = {OSSL_PARAM_utf8_ptr("openssl-version", &text, 0), OSSL_PARAM_END};
    if (!core_get_params || !core_get_params(core, asked) || !text)
        return 300;
    unsigned long first = strtoul(text, &end, 10), second = *end ? strtoul(end + 1, NULL, 10) : 0;
    return first < 100 && second < 100 ? (unsigned)(100 * first + second) : 300;
}

static void take(const OSSL_DISPATCH *in) {
    for (; in->function_id; in++) {
        switch (in->function_id) {
        case OSSL_FUNC_CRYPTO_ZALLOC:
            core_zalloc = OSSL_FUNC_CRYPTO_zalloc(in);
            break;
        case OSSL_FUNC_CRYPTO_CLEAR_FREE:
            core_clear_free = OSSL_FUNC_CRYPTO_clear_free(in);
            break;
        case OSSL_FUNC_CORE_NEW_ERROR:
            core_new_error = OSSL_FUNC_core_new_error(in);
            break;
        case OSSL_FUNC_CORE_VSET_ERROR:
            core_vset_error = OSSL_FUNC_core_vset_error(in);
            break;
        case OSSL_FUNC_CORE_GET_PARAMS:
            core_get_params = OSSL_FUNC_core_get_params(in);
            break;
        default:
            break;
        }
    }
}

#ifdef __GNUC__
__attribute__((visibility("default")))
#endif
OSSL_provider_init_fn OSSL_provider_init;

int OSSL_provider_init(const OSSL_CORE_HANDLE *core, const OSSL_DISPATCH *in,
                       const OSSL_DISPATCH **out, void **context) {
    static const OSSL_DISPATCH functions[] = {
        FUNCTION(OSSL_FUNC_PROVIDER_TEARDOWN, teardown),
        FUNCTION(OSSL_FUNC_PROVIDER_GETTABLE_PARAMS, gettable),
        FUNCTION(OSSL_FUNC_PROVIDER_GET_PARAMS, get_params),
        FUNCTION(OSSL_FUNC_PROVIDER_QUERY_OPERATION, query),
        FUNCTION(OSSL_FUNC_PROVIDER_SELF_TEST, self_test),
        FUNCTION(OSSL_FUNC_PROVIDER_GET_CAPABILITIES, provider_capabilities),
        LAST_FUNCTION,
    };
    take(in);
    if (!core_zalloc || !core_clear_free || !core_new_error || !core_vset_error)
        return 0;
    provider *p = provider_zalloc(sizeof *p);
    if (!p)
        return 0;
    lanewise_init();
    error_owner = core;
    p->core = core;
    p->version = version_of(core);
    p->child = provider_child(core, in);
    *out = functions;
    *context = p;
    return 1;
}
