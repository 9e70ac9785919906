/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file random.h
 * Random bytes for keys and signatures: those of the operating system, or a source of the caller's.
 *
 *     static int fill(void *from, void *out, size_t len) {
 *         return read_all_of(*(int *)from, out, len);   // 0: all bytes are there
 *     }
 *     lanewise_random device = {fill, &descriptor};
 *     int status = lanewise_mlkem_keygen(LANEWISE_MLKEM_768, ek, dk, &device);
 */
#ifndef LANEWISE_RANDOM_H
#define LANEWISE_RANDOM_H

#include "lanewise/status.h"

#ifdef __cplusplus
extern "C" {
#endif

/**
 * A source of random bytes. `fill` writes `len` bytes to `out` and returns 0; any other value says
 * that it could not, and the call that needed them fails with LANEWISE_ERR_RANDOM. A caller that
 * passes a source answers for its quality: keys are worth what their seeds are worth.
 */
typedef struct lanewise_random {
    int (*fill)(void *source, void *out, size_t len);
    void *source; /**< passed to `fill`; may be NULL */
} lanewise_random;

/**
 * Fill `out` with `len` bytes of `random`, or of the operating system if `random` is NULL:
 * getrandom on Linux and Android, getentropy on the BSDs and Apple systems, RtlGenRandom on
 * Windows. The system's source waits until it has been seeded. Without an operating system there is
 * none. Errors: NULL; RANDOM (then `out` holds zeros).
 */
LANEWISE_CHECKED int lanewise_random_bytes(const lanewise_random *random, void *out, size_t len);

#ifdef __cplusplus
}
#endif

#endif
