/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "lanewise/status.h"

#include <string.h>

const char *lanewise_status_message(int status) {
    switch (status) {
    case LANEWISE_OK:
        return "success";
    case LANEWISE_ERR_NULL:
        return "a null pointer was given for data that is not empty, or for a context";
    case LANEWISE_ERR_STATE:
        return "call out of order: not initialised, input after finalize, or output before it";
    case LANEWISE_ERR_LENGTH:
        return "a length that this function does not allow";
    case LANEWISE_ERR_ALGORITHM:
        return "unknown algorithm, or one that this call does not serve";
    case LANEWISE_ERR_PARAMETER:
        return "a parameter is out of its range";
    case LANEWISE_ERR_THREAD:
        return "a worker thread could not be started";
    case LANEWISE_ERR_RANDOM:
        return "the source of random bytes failed";
    case LANEWISE_ERR_SIGNATURE:
        return "the signature does not belong to this message, context and key";
    case LANEWISE_ERR_FAULT:
        return "a result did not pass its own check: the machine or its memory made an error";
    case LANEWISE_ERR_CANCELLED:
        return "stopped by the caller";
    case LANEWISE_ERR_KEY:
        return "a key that must be refused: its parts do not belong together, or its standard says "
               "so";
    case LANEWISE_ERR_SELF_TEST:
        return "a primitive did not compute its known answer: do not use this library here";
    case LANEWISE_ERR_MESSAGE:
        return "the message changed while it was read";
    default:
        return "unknown status code";
    }
}

const char *lanewise_version(void) {
    return LANEWISE_VERSION_STRING;
}

int lanewise_equal(const void *a, const void *b, size_t len) {
    const volatile uint8_t *x = a, *y = b;
    unsigned difference = 0;
    if ((!a || !b) && len)
        return 0;
    for (size_t i = 0; i < len; i++)
        difference |= (unsigned)(x[i] ^ y[i]);
    return (int)(1 & ((difference - 1) >> 8));
}

void lanewise_wipe(void *data, size_t len) {
    if (!data || !len)
        return;
    memset(data, 0, len);
#if defined(__GNUC__)
    /* The compiler must assume that this reads the memory, so the stores above stay. */
    __asm__ volatile("" : : "r"(data) : "memory");
#else
    for (volatile uint8_t *p = data; len--; p++)
        *p = 0;
#endif
}
