/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * One message in progress in one state of a kernel: where its next blocks are. What hashes many
 * messages at once (multibuffer.c, streams.c) takes the blocks from here.
 */
#ifndef LANEWISE_SLOT_H
#define LANEWISE_SLOT_H

#include "context.h"

enum { SLOT_MAX_END = SPONGE_MAX_ENCODING + 1 };

/*
 * What all messages have in common: every one goes on from the same state and ends with the same
 * bytes. The last of these is the domain suffix, those before it may be an encoded length.
 */
typedef struct slot_kind {
    uint8_t rate, rounds;
    uint8_t position; /* bytes that the start has absorbed of its block; below rate */
    uint8_t endlen;   /* at least 1: the suffix */
    uint8_t end[SLOT_MAX_END];
    /* As in backend.h, of the kernel for many states; or NULL. */
    void (*copy_padded)(uint8_t *to, size_t room, const uint8_t *data, size_t len);
    uint8_t start[LANEWISE_KECCAK_BYTES]; /* the state that every message goes on from */
} slot_kind;

/* Two blocks, the first of which may begin with up to a block of zeros, rounded up for whole
 * vectors. */
enum { SLOT_BUFFER = 512, SLOT_ROW = 256 };

typedef struct slot {
    _Alignas(64) uint8_t buffer[SLOT_BUFFER]; /* a first block, then the padded end */
    const uint8_t *next;                      /* the blocks that wait to be absorbed */
    size_t blocks;                            /* their number */
    const uint8_t *at;                        /* the message after these */
    size_t left;                              /* its length */
    size_t before;                            /* bytes of the message in front of `at` */
    uint8_t offset;                           /* bytes of the next block that are taken */
    uint8_t ended;                            /* the padded end is among the blocks, or absorbed */
} slot;

/* For a function, from the zero state. */
void lanewise_slot_kind(slot_kind *kind, sponge_kind of);
/* From a context that is absorbing, for an output of s->left bytes if its length is fixed. */
void lanewise_slot_kind_from(slot_kind *kind, const sponge *s);

/* How many blocks a message takes, at least 1. */
static inline size_t lanewise_slot_blocks(const slot_kind *k, size_t len) {
    size_t used = len + k->position + k->endlen;
    return used <= k->rate ? 1 : (used - 1) / k->rate + 1; /* a division takes its time */
}

/* Begin a message and find its first blocks. */
void lanewise_slot_begin(slot *s, const slot_kind *kind, const uint8_t *data, size_t len);
/* The next blocks, when those before have been absorbed and `ended` is 0. */
void lanewise_slot_next(slot *s, const slot_kind *kind);

/*
 * The end of a message without the last bit of the padding: `offset` zero bytes, `len` bytes of
 * data, kind->end, and zeros up to `size` bytes at least, a multiple of 8. `before` bytes in front
 * of data may be read, too. As many bytes may be written as are in a row, for one block, or in
 * the buffer of a slot.
 */
void lanewise_slot_end(uint8_t *to, size_t size, const slot_kind *kind, size_t offset,
                       const uint8_t *data, size_t len, size_t before);

#endif
