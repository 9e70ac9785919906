/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The incremental tree hash: tree.h, and the internal calls of chunks.h. */
#include "chunks.h"

#include <string.h>

enum { VALUES_AT_ONCE = 2048 }; /* bytes of chaining values kept on the stack */

void lanewise_tree_start(tree *t, const chunk_kind *chunk, int kangaroo) {
    t->chunk = *chunk;
    t->filled = 0;
    t->values = 0;
    lanewise_tree_threads(t, NULL);
    t->kangaroo = (uint8_t)kangaroo;
    t->leading = (uint8_t)kangaroo;
}

/* The chunk in progress is at its end, whole or not. */
static void close_leaf(tree *t) {
    uint8_t value[CHUNK_MAX_VALUE];
    lanewise_sponge_end(&t->leaf);
    lanewise_sponge_take(&t->leaf, value, t->chunk.value);
    lanewise_sponge_add(&t->node, value, t->chunk.value);
    t->values++;
    t->filled = 0;
    lanewise_wipe(value, sizeof value);
}

/* Chunk 0 of KangarooTwelve is whole and more follows: RFC 9861 section 3.2. */
static const uint8_t marker[8] = {0x03};

static void end_leading(tree *t) {
    lanewise_sponge_add(&t->node, marker, sizeof marker);
    t->leading = 0;
    t->filled = 0;
}

/* `count` whole chunks and then `more` bytes of another one. What the node absorbs lies in one
 * piece: the end of chunk 0 and the marker, if that chunk is here, then the chaining values. */
static void add_chunks_alone(tree *t, const uint8_t *data, size_t count, size_t more) {
    uint8_t bytes[SPONGE_MAX_RATE + sizeof marker + VALUES_AT_ONCE];
    size_t most = VALUES_AT_ONCE / t->chunk.value, used = 0;
    if (more)
        lanewise_sponge_start(&t->leaf, t->chunk.leaf, 0);
    while (count) {
        size_t n = count < most ? count : most, given = n - t->leading, head = 0;
        sponge *rider = n == count && more ? &t->leaf : NULL, *first = NULL;
        if (t->leading) {
            size_t rest = t->chunk.bytes % t->chunk.leaf.rate;
            memcpy(bytes, data + t->chunk.bytes - rest, rest);
            memcpy(bytes + rest, marker, sizeof marker);
            head = rest + sizeof marker;
            first = &t->node;
            t->leading = 0;
        }
        lanewise_chunks(&t->chunk, data, n, bytes + head, first, rider, more);
        lanewise_sponge_add(&t->node, bytes, head + given * t->chunk.value);
        t->values += given;
        used = head + given * t->chunk.value > used ? head + given * t->chunk.value : used;
        data += n * t->chunk.bytes, count -= n;
    }
    t->filled = more;
    lanewise_wipe(bytes, used);
}

/* Chunk 0 of KangarooTwelve goes ahead with its batch; the rest may be shared out. */
static void add_chunks(tree *t, const uint8_t *data, size_t count, size_t more) {
    if (t->threads > 1 && count * t->chunk.bytes >= t->min_bytes) {
        size_t n = !t->leading ? 0 : count < LANEWISE_MAX_STATES ? count : LANEWISE_MAX_STATES;
        add_chunks_alone(t, data, n, 0);
        data += n * t->chunk.bytes, count -= n;
        if (lanewise_chunks_threaded(&t->chunk, data, count, &t->node, t->threads)) {
            t->values += count;
            data += count * t->chunk.bytes, count = 0;
        }
    }
    if (count) {
        add_chunks_alone(t, data, count, more);
    } else if (more) {
        lanewise_sponge_start(&t->leaf, t->chunk.leaf, 0);
        lanewise_sponge_add(&t->leaf, data, more);
        t->filled = more;
    }
}

void lanewise_tree_add(tree *t, const uint8_t *data, size_t len) {
    size_t whole = t->chunk.bytes;
    if (!len)
        return;
    if (t->leading && (t->filled || len <= whole)) {
        size_t n = whole - t->filled < len ? whole - t->filled : len;
        lanewise_sponge_add(&t->node, data, n);
        data += n, len -= n, t->filled += n;
        if (!len)
            return;
        end_leading(t);
    }
    if (t->filled) {
        size_t n = whole - t->filled < len ? whole - t->filled : len;
        lanewise_sponge_add(&t->leaf, data, n);
        data += n, len -= n, t->filled += n;
        if (t->filled == whole)
            close_leaf(t);
    }
    if (len)
        add_chunks(t, data, len / whole, len % whole);
}

void lanewise_tree_end(tree *t, const uint8_t *custom, size_t customlen) {
    uint8_t bytes[SPONGE_MAX_ENCODING + 2];
    if (t->kangaroo) {
        lanewise_tree_add(t, custom, customlen);
        lanewise_tree_add(t, bytes, lanewise_encode(bytes, ENCODE_LENGTH, customlen));
        t->node.kind.suffix = t->leading ? 0x07 : 0x06;
    }
    if (t->filled && !t->leading)
        close_leaf(t);
    if (!t->leading) {
        size_t n = lanewise_encode(bytes, t->kangaroo ? ENCODE_LENGTH : ENCODE_RIGHT, t->values);
        if (t->kangaroo)
            bytes[n++] = 0xFF, bytes[n++] = 0xFF;
        lanewise_sponge_add(&t->node, bytes, n);
    }
    lanewise_sponge_end(&t->node);
}

void lanewise_tree_threads(tree *t, const lanewise_threading *threading) {
    t->threads = threading && threading->threads ? threading->threads : 1;
    t->min_bytes = threading && threading->min_bytes ? threading->min_bytes : (size_t)1 << 20;
}

int lanewise_tree_threading(lanewise_tree *t, const lanewise_threading *threading) {
    if (!t)
        return LANEWISE_ERR_NULL;
    if (!((tree *)t)->node.backend)
        return LANEWISE_ERR_STATE;
    lanewise_tree_threads((tree *)t, threading);
    return LANEWISE_OK;
}

static int check_absorbing(const tree *t) {
    return t->node.backend && t->node.phase == SPONGE_ABSORBING ? LANEWISE_OK : LANEWISE_ERR_STATE;
}

int lanewise_tree_absorb(lanewise_tree *t, const void *data, size_t len) {
    if (!t || lanewise_missing(data, len))
        return LANEWISE_ERR_NULL;
    if (check_absorbing((tree *)t) != LANEWISE_OK)
        return LANEWISE_ERR_STATE;
    lanewise_tree_add((tree *)t, data, len);
    return LANEWISE_OK;
}

int lanewise_tree_finalize(lanewise_tree *t) {
    if (!t)
        return LANEWISE_ERR_NULL;
    if (check_absorbing((tree *)t) != LANEWISE_OK)
        return LANEWISE_ERR_STATE;
    lanewise_tree_end((tree *)t, NULL, 0);
    return LANEWISE_OK;
}

int lanewise_tree_squeeze(lanewise_tree *t, void *out, size_t outlen) {
    return lanewise_sponge_squeeze(t ? (lanewise_sponge *)&((tree *)t)->node : NULL, out, outlen);
}

int lanewise_tree_copy(lanewise_tree *to, const lanewise_tree *from) {
    if (!to || !from)
        return LANEWISE_ERR_NULL;
    if (!((const tree *)from)->node.backend)
        return LANEWISE_ERR_STATE;
    memmove(to, from, sizeof(tree));
    return LANEWISE_OK;
}

void lanewise_tree_wipe(lanewise_tree *t) {
    if (t)
        lanewise_wipe(t, sizeof *t);
}
