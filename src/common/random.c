/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#define _DEFAULT_SOURCE /* getentropy, where a C library hides it from strict C11 */
#include "lanewise/random.h"

#if defined(__linux__)
#include <errno.h>
#include <sys/random.h>
#elif defined(__APPLE__)
#include <sys/random.h>
#elif defined(__FreeBSD__) || defined(__OpenBSD__) || defined(__NetBSD__) ||                       \
    defined(__DragonFly__) || defined(__wasi__) || defined(__EMSCRIPTEN__)
#include <unistd.h>
#elif defined(_WIN32)
/* RtlGenRandom, which advapi32 exports under this name and no header of C declares usefully. */
unsigned char __stdcall SystemFunction036(void *out, unsigned long len);
#endif

/* Returns 0 if all bytes were written. */
static int system_fill(uint8_t *out, size_t len) {
    while (len) {
        size_t n = len < 256 ? len : 256; /* as much as every one of them gives in one call */
#if defined(__linux__)
        ssize_t got = getrandom(out, n, 0);
        if (got < 0 && errno == EINTR)
            continue;
        if (got <= 0)
            return -1;
        n = (size_t)got;
#elif defined(__APPLE__) || defined(__FreeBSD__) || defined(__OpenBSD__) || defined(__NetBSD__) || \
    defined(__DragonFly__) || defined(__wasi__) || defined(__EMSCRIPTEN__)
        if (getentropy(out, n))
            return -1;
#elif defined(_WIN32)
        if (!SystemFunction036(out, (unsigned long)n))
            return -1;
#else
        return -1;
#endif
        out += n, len -= n;
    }
    return 0;
}

int lanewise_random_bytes(const lanewise_random *random, void *out, size_t len) {
    if ((!out && len) || (random && !random->fill))
        return LANEWISE_ERR_NULL;
    if (!len)
        return LANEWISE_OK;
    if (random ? random->fill(random->source, out, len) : system_fill(out, len)) {
        lanewise_wipe(out, len);
        return LANEWISE_ERR_RANDOM;
    }
    return LANEWISE_OK;
}
