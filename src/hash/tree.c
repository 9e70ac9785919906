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

/* `count` whole chunks and what follows. What the node absorbs lies in one piece: the end of chunk
 * 0 and the marker, if that chunk is here, then the chaining values. */
static void add_chunks_alone(tree *t, const uint8_t *data, size_t count, const chunk_tail *tail) {
    uint8_t bytes[SPONGE_MAX_RATE + sizeof marker + VALUES_AT_ONCE + CHUNK_MAX_VALUE];
    size_t most = VALUES_AT_ONCE / t->chunk.value, used = 0;
    do {
        size_t n = count < most ? count : most, given = n - t->leading, head = 0;
        const chunk_tail *last = n == count ? tail : NULL;
        sponge *first = NULL;
        if (t->leading) {
            size_t rest = t->chunk.bytes % t->chunk.leaf.rate;
            memcpy(bytes, data + t->chunk.bytes - rest, rest);
            memcpy(bytes + rest, marker, sizeof marker);
            head = rest + sizeof marker;
            first = &t->node;
            t->leading = 0;
        }
        lanewise_chunks(&t->chunk, data, n, bytes + head, first, last);
        given += last && !last->into;
        lanewise_sponge_add(&t->node, bytes, head + given * t->chunk.value);
        t->values += given;
        used = head + given * t->chunk.value > used ? head + given * t->chunk.value : used;
        data += n * t->chunk.bytes, count -= n;
    } while (count);
    lanewise_wipe(bytes, used);
}

/* Chunk 0 of KangarooTwelve goes ahead with its batch; the rest may be shared out. */
static void add_chunks(tree *t, const uint8_t *data, size_t count, const chunk_tail *tail) {
    if (t->threads > 1 && count * t->chunk.bytes >= t->min_bytes) {
        size_t n = !t->leading ? 0 : count < LANEWISE_MAX_STATES ? count : LANEWISE_MAX_STATES;
        if (n)
            add_chunks_alone(t, data, n, NULL);
        data += n * t->chunk.bytes, count -= n;
        if (lanewise_chunks_threaded(&t->chunk, data, count, &t->node, t->threads)) {
            t->values += count;
            data += count * t->chunk.bytes, count = 0;
        }
    }
    if (count || tail)
        add_chunks_alone(t, data, count, tail);
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
    if (len) {
        size_t more = len % whole, blocks = more / t->chunk.leaf.rate;
        const uint8_t *at = data + (len - more);
        chunk_tail tail = {at, blocks, at + blocks * t->chunk.leaf.rate, more % t->chunk.leaf.rate,
                           &t->leaf};
        if (more)
            lanewise_sponge_start(&t->leaf, t->chunk.leaf, 0);
        add_chunks(t, data, len / whole, more ? &tail : NULL);
        t->filled = more;
    }
}

/* All chunks but an unfinished one are in the node. */
static void end_node(tree *t) {
    uint8_t bytes[SPONGE_MAX_ENCODING + 2];
    if (t->kangaroo)
        t->node.kind.suffix = t->leading ? 0x07 : 0x06;
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

void lanewise_tree_end(tree *t, const uint8_t *custom, size_t customlen) {
    uint8_t bytes[SPONGE_MAX_ENCODING];
    if (t->kangaroo) {
        lanewise_tree_add(t, custom, customlen);
        lanewise_tree_add(t, bytes, lanewise_encode(bytes, ENCODE_LENGTH, customlen));
    }
    end_node(t);
}

/* With the end in sight the last chunk is hashed in parallel with the others to its chaining value.
 */
void lanewise_tree_whole(tree *t, const uint8_t *data, size_t len, const uint8_t *custom,
                         size_t customlen) {
    uint8_t rest[2 * SPONGE_MAX_RATE], encoded[SPONGE_MAX_ENCODING];
    size_t rate = t->chunk.leaf.rate, count = len / t->chunk.bytes, more = len % t->chunk.bytes;
    size_t added = 0, n = more % rate;
    if (t->kangaroo)
        added = lanewise_encode(encoded, ENCODE_LENGTH, customlen);
    /* Not for a single chunk, nor where the custom string is long or begins another chunk. */
    if (!count || !(more + added) || customlen > rate ||
        more + customlen + added > t->chunk.bytes || n + customlen + added >= 2 * rate) {
        lanewise_tree_add(t, data, len);
        lanewise_tree_end(t, custom, customlen);
        return;
    }
    const uint8_t *at = data + (len - more);
    chunk_tail tail = {at, more / rate, rest, rate, NULL};
    memcpy(rest, at + more - n, n);
    if (customlen)
        memcpy(rest + n, custom, customlen);
    memcpy(rest + n + customlen, encoded, added);
    n += customlen + added;
    tail.len = n < rate ? rate : 2 * rate;
    memset(rest + n, 0, tail.len - n);
    rest[n] = t->chunk.leaf.suffix;
    rest[tail.len - 1] |= 0x80;
    add_chunks(t, data, count, &tail);
    end_node(t);
    lanewise_wipe(rest, sizeof rest);
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
