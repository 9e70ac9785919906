/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#ifndef LANEWISE_COMMON_OPAQUE_H
#define LANEWISE_COMMON_OPAQUE_H

#include <stdint.h>

/* x, about which the compiler must assume nothing: knowing that a mask is one of two values, clang
 * makes a branch of its use. */
static inline uint32_t lanewise_opaque(uint32_t x) {
#if defined(__GNUC__)
    __asm__("" : "+r"(x));
    return x;
#else
    volatile uint32_t hidden = x;
    return hidden;
#endif
}

#endif
