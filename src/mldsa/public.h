/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Where something that was computed from secrets becomes public. A test that watches secrets
 * (tests/mldsa/ct_mldsa.c) compiles these files with a function of its own; elsewhere it is
 * nothing.
 */
#ifndef LANEWISE_MLDSA_PUBLIC_H
#define LANEWISE_MLDSA_PUBLIC_H

#include <stddef.h>

#ifdef LANEWISE_MLDSA_WATCHED
void mldsa_reveal(const void *data, size_t len);
#else
static inline void mldsa_reveal(const void *data, size_t len) {
    (void)data;
    (void)len;
}
#endif

/* A coefficient of r0 or z is too large with a probability that does not depend on the key, so
 * which polynomial has one may be known, but not which sign it has. */
static inline unsigned mldsa_known(unsigned wrong) {
    mldsa_reveal(&wrong, sizeof wrong);
    return wrong;
}

#endif
