/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The tests of SLH-DSA: suites of one program, each a ctest. */
#ifndef TEST_SLHDSA_H
#define TEST_SLHDSA_H

#include "check.h"
#include "lanewise/lanewise.h"

#define FIRST_SET LANEWISE_SLHDSA_SHAKE_128S
#define LAST_SET LANEWISE_SPHINCS_SHAKE_256F_ROBUST

/* A key pair and room for a signature. */
typedef struct subject {
    lanewise_slhdsa_set set;
    lanewise_slhdsa_info info;
    uint8_t pk[LANEWISE_SLHDSA_MAX_PUBLIC_BYTES], sk[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES];
    uint8_t signature[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES];
} subject;

/* A key pair of seeds that are the same in every run. */
void subject_make(subject *s, lanewise_slhdsa_set set);
int subject_sign(subject *s, const void *message, size_t len, const lanewise_slhdsa_options *o);
int subject_verify(const subject *s, const void *message, size_t len,
                   const lanewise_slhdsa_options *o);

/* 1 for the sets that sign in milliseconds. */
int is_fast(lanewise_slhdsa_set set);
/* 1 under a sanitizer or an emulator: what other builds ask of all sets and of all pairs is asked
 * of some of them. Those sets: all that are fast; here every length of SLH-DSA, and SPHINCS+ of 128
 * bits, simple and robust. */
int is_slow(void);
int is_sampled(lanewise_slhdsa_set set);

extern const char *vectors_path;
extern int everything; /* --all: what takes minutes too */

#ifdef LANEWISE_NO_CONTEXT
#define SLHDSA_CONTEXT_SUITES(X)
#else
#define SLHDSA_CONTEXT_SUITES(X) X(stack)
#endif
/* What asks for fork or signal stacks. */
#if defined(_WIN32) || defined(__wasi__)
#define SLHDSA_POSIX_SUITES(X)
#else
#define SLHDSA_POSIX_SUITES(X)                                                                     \
    X(kernels)                                                                                     \
    X(digest)                                                                                      \
    SLHDSA_CONTEXT_SUITES(X)
#endif
#define SLHDSA_SUITES(X)                                                                           \
    X(vectors)                                                                                     \
    X(sets)                                                                                        \
    X(errors)                                                                                      \
    X(options)                                                                                     \
    X(tampered)                                                                                    \
    X(many)                                                                                        \
    X(counts)                                                                                      \
    X(streaming)                                                                                   \
    X(source)                                                                                      \
    X(objects)                                                                                     \
    X(rounds)                                                                                      \
    SLHDSA_POSIX_SUITES(X)
#define SLHDSA_DECLARE(name) void suite_##name(void);
SLHDSA_SUITES(SLHDSA_DECLARE)

#endif
