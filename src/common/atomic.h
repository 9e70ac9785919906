/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Words and pointers that threads share: each is read and written whole. MSVC has no <stdatomic.h>
 * by default; there volatile accesses of aligned words are atomic, and a barrier gives them their
 * order.
 */
#ifndef LANEWISE_ATOMIC_H
#define LANEWISE_ATOMIC_H

#include <stdint.h>

#if defined(_MSC_VER)
#include <intrin.h>

#define LANEWISE_ATOMIC(type) type volatile
#define LANEWISE_LOAD(p) (*(p))
#define LANEWISE_STORE(p, v) ((void)(*(p) = (v)))
#if defined(_M_ARM64)
#define LANEWISE_BARRIER() __dmb(0xB) /* inner shareable */
#else
#define LANEWISE_BARRIER() _ReadWriteBarrier() /* the processor keeps the order */
#endif

static inline uint32_t lanewise_load_acquire(LANEWISE_ATOMIC(uint32_t) * p) {
    uint32_t value = *p;
    LANEWISE_BARRIER();
    return value;
}

static inline void lanewise_store_release(LANEWISE_ATOMIC(uint32_t) * p, uint32_t value) {
    LANEWISE_BARRIER();
    *p = value;
}

#else
#include <stdatomic.h>

#define LANEWISE_ATOMIC(type) _Atomic(type)
#define LANEWISE_LOAD(p) atomic_load_explicit(p, memory_order_relaxed)
#define LANEWISE_STORE(p, v) atomic_store_explicit(p, v, memory_order_relaxed)
#define lanewise_load_acquire(p) atomic_load_explicit(p, memory_order_acquire)
#define lanewise_store_release(p, v) atomic_store_explicit(p, v, memory_order_release)
#endif

#endif
