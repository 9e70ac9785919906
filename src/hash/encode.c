/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Numbers as bytes, most significant first, with their length: SP 800-185 and RFC 9861. */
#include "context.h"

/* The number is high * 2^64 + low. SP 800-185 writes 0 as one byte, RFC 9861 as none. */
static size_t encode(uint8_t *out, encoding how, uint64_t high, uint64_t low) {
    size_t n = how == ENCODE_LENGTH ? 0 : 1, at = how == ENCODE_LEFT;
    if (high)
        n = 9;
    else
        while (n < 8 && low >> (8 * n))
            n++;
    for (size_t i = 0; i < n; i++) {
        size_t below = n - 1 - i; /* bytes that follow */
        out[at + i] = (uint8_t)(below == 8 ? high : low >> (8 * below));
    }
    out[at ? 0 : n] = (uint8_t)n;
    return n + 1;
}

size_t lanewise_encode(uint8_t out[SPONGE_MAX_ENCODING], encoding how, uint64_t value) {
    return encode(out, how, 0, value);
}

size_t lanewise_encode_bits(uint8_t out[SPONGE_MAX_ENCODING], encoding how, uint64_t bytes) {
    return encode(out, how, bytes >> 61, bytes << 3);
}
