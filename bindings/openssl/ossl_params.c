/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Parameters: numbers of 32 and 64 bits, signed or not, and texts, as provider(7) has them. */
#include "ossl_provider.h"

#include <string.h>

const OSSL_PARAM *param_find(const OSSL_PARAM *list, const char *name) {
    for (; list && list->key; list++)
        if (!strcmp(list->key, name))
            return list;
    return NULL;
}

/* The entry of a list that is written to. */
static OSSL_PARAM *to_write(OSSL_PARAM *list, const char *name) {
    for (; list && list->key; list++)
        if (!strcmp(list->key, name))
            return list;
    return NULL;
}

static int put_number(OSSL_PARAM *p, uint64_t value) {
    if (!p)
        return 1;
    if (p->data_type != OSSL_PARAM_INTEGER && p->data_type != OSSL_PARAM_UNSIGNED_INTEGER)
        return 0;
    p->return_size = sizeof value;
    if (!p->data) /* the caller asks how long it is */
        return 1;
    int is_signed = p->data_type == OSSL_PARAM_INTEGER;
    if (p->data_size == sizeof(uint32_t) && value <= (is_signed ? INT32_MAX : UINT32_MAX)) {
        uint32_t v = (uint32_t)value;
        memcpy(p->data, &v, sizeof v);
    } else if (p->data_size == sizeof(uint64_t) && (!is_signed || value <= INT64_MAX)) {
        memcpy(p->data, &value, sizeof value);
    } else {
        return 0;
    }
    p->return_size = p->data_size;
    return 1;
}

int param_put_size(OSSL_PARAM *list, const char *name, size_t value) {
    return put_number(to_write(list, name), value);
}

int param_put_int(OSSL_PARAM *list, const char *name, int value) {
    return put_number(to_write(list, name), (uint64_t)value);
}

int param_put_text(OSSL_PARAM *list, const char *name, const char *value) {
    OSSL_PARAM *p = to_write(list, name);
    if (!p)
        return 1;
    size_t length = strlen(value);
    p->return_size = length;
    if (p->data_type == OSSL_PARAM_UTF8_PTR) {
        if (p->data)
            memcpy(p->data, &value, sizeof value);
        return 1;
    }
    if (p->data_type != OSSL_PARAM_UTF8_STRING)
        return 0;
    if (!p->data)
        return 1;
    if (p->data_size < length)
        return 0;
    memcpy(p->data, value, length + (p->data_size > length));
    return 1;
}

/* A number that is not negative. */
static int number(const OSSL_PARAM *p, uint64_t *value) {
    int is_signed = p->data_type == OSSL_PARAM_INTEGER;
    if (!p->data || (!is_signed && p->data_type != OSSL_PARAM_UNSIGNED_INTEGER))
        return 0;
    if (p->data_size == sizeof(uint32_t)) {
        uint32_t v;
        memcpy(&v, p->data, sizeof v);
        *value = v;
        return !is_signed || v <= INT32_MAX;
    }
    if (p->data_size != sizeof *value)
        return 0;
    memcpy(value, p->data, sizeof *value);
    return !is_signed || *value <= INT64_MAX;
}

int param_size(const OSSL_PARAM *p, size_t *value) {
    uint64_t v;
    if (!number(p, &v) || v > SIZE_MAX)
        return 0;
    *value = (size_t)v;
    return 1;
}

int param_int(const OSSL_PARAM *p, int *value) {
    uint64_t v;
    if (!number(p, &v) || v > INT32_MAX)
        return 0;
    *value = (int)v;
    return 1;
}

int param_octets(const OSSL_PARAM *list, const char *name, const void **data, size_t *len) {
    const OSSL_PARAM *p = param_find(list, name);
    *data = NULL;
    *len = 0;
    if (!p)
        return 1;
    if (p->data_type != OSSL_PARAM_OCTET_STRING || (!p->data && p->data_size))
        return 0;
    *data = p->data;
    *len = p->data_size;
    return 1;
}

int param_put_octets(OSSL_PARAM *list, const char *name, const void *data, size_t len) {
    OSSL_PARAM *p = to_write(list, name);
    if (!p)
        return 1;
    if (p->data_type != OSSL_PARAM_OCTET_STRING)
        return 0;
    p->return_size = len;
    if (!p->data)
        return 1;
    if (p->data_size < len)
        return 0;
    memcpy(p->data, data, len);
    return 1;
}
