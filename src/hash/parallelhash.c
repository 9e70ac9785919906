/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ParallelHash, SP 800-185 section 6: leaves are SHAKE, the final node is a cSHAKE. */
#include "chunks.h"
#include "lanewise/sha3.h"
#include "lanewise/sp800_185.h"

enum { R128 = LANEWISE_SHAKE128_RATE, R256 = LANEWISE_SHAKE256_RATE, XOF = 0 };

static void start(tree *t, uint8_t rate, uint8_t fixed, size_t block, const void *custom,
                  size_t customlen, size_t outlen) {
    uint8_t bytes[SPONGE_MAX_ENCODING];
    chunk_kind chunk = {{rate, 24, 0x1F, 0}, rate == R128 ? 32 : 64, block};
    lanewise_cshake_start(&t->node, rate, "ParallelHash", 12, custom, customlen);
    t->node.kind.flags = fixed | SPONGE_BINDS;
    t->node.left = outlen;
    lanewise_sponge_add(&t->node, bytes, lanewise_encode(bytes, ENCODE_LEFT, block));
    lanewise_tree_start(t, &chunk, 0);
}

static int init(lanewise_tree *t, uint8_t rate, uint8_t fixed, size_t block, const void *custom,
                size_t customlen, size_t outlen) {
    if (!t || lanewise_missing(custom, customlen))
        return LANEWISE_ERR_NULL;
    if (!block)
        return LANEWISE_ERR_PARAMETER;
    start((tree *)t, rate, fixed, block, custom, customlen, outlen);
    return LANEWISE_OK;
}

static int once(void *out, size_t outlen, const void *in, size_t inlen, uint8_t rate, uint8_t fixed,
                size_t block, const void *custom, size_t customlen,
                const lanewise_threading *threading) {
    tree t;
    if (lanewise_missing(out, outlen) || lanewise_missing(in, inlen) ||
        lanewise_missing(custom, customlen))
        return LANEWISE_ERR_NULL;
    if (!block)
        return LANEWISE_ERR_PARAMETER;
    start(&t, rate, fixed, block, custom, customlen, outlen);
    lanewise_tree_threads(&t, threading);
    lanewise_tree_whole(&t, in, inlen, NULL, 0);
    lanewise_sponge_take(&t.node, out, outlen);
    lanewise_wipe(&t, sizeof t);
    return LANEWISE_OK;
}

#define ONCE(f, rate, fixed)                                                                       \
    int lanewise_##f(void *out, size_t outlen, const void *in, size_t inlen, size_t block,         \
                     const void *custom, size_t customlen, const lanewise_threading *threading) {  \
        return once(out, outlen, in, inlen, rate, fixed, block, custom, customlen, threading);     \
    }

#define PARALLELHASH(f, rate)                                                                      \
    ONCE(f, rate, SPONGE_FIXED)                                                                    \
    int lanewise_##f##_init(lanewise_tree *t, size_t block, const void *custom, size_t customlen,  \
                            size_t outlen) {                                                       \
        return init(t, rate, SPONGE_FIXED, block, custom, customlen, outlen);                      \
    }

#define PARALLELHASHXOF(f, rate)                                                                   \
    ONCE(f, rate, XOF)                                                                             \
    int lanewise_##f##_init(lanewise_tree *t, size_t block, const void *custom,                    \
                            size_t customlen) {                                                    \
        return init(t, rate, XOF, block, custom, customlen, 0);                                    \
    }

PARALLELHASH(parallelhash128, R128)
PARALLELHASH(parallelhash256, R256)
PARALLELHASHXOF(parallelhashxof128, R128)
PARALLELHASHXOF(parallelhashxof256, R256)
