/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/**
 * @file contexts.h
 * How much memory a context takes, and of which alignment, as the library that is linked says it.
 * Programs in C need none of it: `lanewise_sponge s;` is enough. It is for bindings that know no C
 * structures, and for programs that may run with a newer shared library than they were compiled
 * for, whose contexts may be larger than `sizeof` in their header:
 *
 *     lanewise_sponge *s = aligned_alloc(lanewise_sponge_align(), lanewise_sponge_bytes());
 *     status = lanewise_sha3_256_init(s);
 *
 * The size is a multiple of the alignment, which malloc's memory always has. The numbers stay what
 * they are while a program runs. Contexts are copied by the functions that copy them, or as that
 * many bytes; lanewise_wipe with the size wipes any of them. Streams say their size themselves, by
 * lanewise_streams_bytes (streams.h), and take any alignment. docs/guide/memory.md says more.
 */
#ifndef LANEWISE_CONTEXTS_H
#define LANEWISE_CONTEXTS_H

#include "lanewise/keccak.h"
#include "lanewise/mldsa.h"
#include "lanewise/mlkem.h"
#include "lanewise/slhdsa.h"
#include "lanewise/sponge.h"
#include "lanewise/tree.h"

#ifdef __cplusplus
extern "C" {
#endif

/** Bytes that a context takes. That of lanewise_keccak is more than the 200 bytes of the state
 * which it holds. Whatever schemes the library was built without, all are there. */
LANEWISE_API size_t lanewise_keccak_bytes(void);
LANEWISE_API size_t lanewise_sponge_bytes(void);
LANEWISE_API size_t lanewise_tree_bytes(void);
LANEWISE_API size_t lanewise_mldsa_key_bytes(void);
LANEWISE_API size_t lanewise_mlkem_key_bytes(void);
LANEWISE_API size_t lanewise_slhdsa_key_bytes(void);
LANEWISE_API size_t lanewise_slhdsa_verifier_bytes(void);

/** The alignment that a context needs: a power of 2, 8 at most. */
LANEWISE_API size_t lanewise_keccak_align(void);
LANEWISE_API size_t lanewise_sponge_align(void);
LANEWISE_API size_t lanewise_tree_align(void);
LANEWISE_API size_t lanewise_mldsa_key_align(void);
LANEWISE_API size_t lanewise_mlkem_key_align(void);
LANEWISE_API size_t lanewise_slhdsa_key_align(void);
LANEWISE_API size_t lanewise_slhdsa_verifier_align(void);

#ifdef __cplusplus
}
#endif

#endif
