/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* KT128 and KT256, RFC 9861 section 3. */
#include "lanewise/kangarootwelve.h"
#include "chunks.h"
#include "lanewise/turboshake.h"

#include <string.h>

static const chunk_kind kt128 = {
    {LANEWISE_TURBOSHAKE128_RATE, 12, 0x0B, 0}, 32, LANEWISE_KT_CHUNK_BYTES};
static const chunk_kind kt256 = {
    {LANEWISE_TURBOSHAKE256_RATE, 12, 0x0B, 0}, 64, LANEWISE_KT_CHUNK_BYTES};

static void start(tree *t, const chunk_kind *chunk) {
    lanewise_sponge_start(&t->node, chunk->leaf, 0);
    lanewise_tree_start(t, chunk, 1);
}

static int init(lanewise_tree *t, const chunk_kind *chunk) {
    if (!t)
        return LANEWISE_ERR_NULL;
    start((tree *)t, chunk);
    return LANEWISE_OK;
}

/* An input that ends within the first block needs no tree: one zero byte, the length of the empty
 * customisation string, follows it. */
static int once_short(const chunk_kind *chunk, void *out, size_t outlen, const void *in,
                      size_t inlen) {
    uint8_t block[SPONGE_MAX_RATE];
    sponge_kind kind = chunk->leaf;
    if (inlen)
        memcpy(block, in, inlen);
    block[inlen] = 0;
    kind.suffix = 0x07;
    int status = lanewise_sponge_once(kind, out, outlen, block, inlen + 1);
    lanewise_wipe(block, inlen);
    return status;
}

static int once(const chunk_kind *chunk, void *out, size_t outlen, const void *in, size_t inlen,
                const void *custom, size_t customlen, const lanewise_threading *threading) {
    tree t;
    if (lanewise_missing(out, outlen) || lanewise_missing(in, inlen) ||
        lanewise_missing(custom, customlen))
        return LANEWISE_ERR_NULL;
    if (!customlen && inlen < chunk->leaf.rate)
        return once_short(chunk, out, outlen, in, inlen);
    start(&t, chunk);
    lanewise_tree_threads(&t, threading);
    lanewise_tree_whole(&t, in, inlen, custom, customlen);
    lanewise_sponge_take(&t.node, out, outlen);
    lanewise_wipe(&t, sizeof t);
    return LANEWISE_OK;
}

#define KT(kt)                                                                                     \
    int lanewise_##kt(void *out, size_t outlen, const void *in, size_t inlen, const void *custom,  \
                      size_t customlen) {                                                          \
        return once(&kt, out, outlen, in, inlen, custom, customlen, NULL);                         \
    }                                                                                              \
    int lanewise_##kt##_threaded(void *out, size_t outlen, const void *in, size_t inlen,           \
                                 const void *custom, size_t customlen,                             \
                                 const lanewise_threading *threading) {                            \
        return once(&kt, out, outlen, in, inlen, custom, customlen, threading);                    \
    }                                                                                              \
    int lanewise_##kt##_init(lanewise_tree *t) {                                                   \
        return init(t, &kt);                                                                       \
    }

KT(kt128)
KT(kt256)

int lanewise_kt_finalize(lanewise_tree *context, const void *custom, size_t customlen) {
    tree *t = (tree *)context;
    if (!t || lanewise_missing(custom, customlen))
        return LANEWISE_ERR_NULL;
    if (!t->node.backend || t->node.phase != SPONGE_ABSORBING)
        return LANEWISE_ERR_STATE;
    if (!t->kangaroo)
        return LANEWISE_ERR_ALGORITHM;
    lanewise_tree_end(t, custom, customlen);
    return LANEWISE_OK;
}
