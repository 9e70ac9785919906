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
    /* The state that every message goes on from. First, so that no lane lies in two of the stores
     * that clear it: a kernel that reads it soon would wait for both. */
    uint8_t start[LANEWISE_KECCAK_BYTES];
    uint8_t rate, rounds;
    uint8_t position; /* bytes that the start has absorbed of its block; below rate */
    uint8_t endlen;   /* at least 1: the suffix */
    uint8_t end[SLOT_MAX_END];
    uint8_t last;      /* the last bit of the padding, 0x80; or 0: it is in the start */
    lanewise_pad *pad; /* of the kernel for many states, or NULL */
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

/* Where ends of messages go, one `row` bytes behind the other. */
typedef struct slot_ends {
    uint8_t *to;
    size_t row;    /* bytes; lanewise_slot_row() at least */
    size_t size;   /* of a padded end, in bytes, a multiple of 8 */
    size_t offset; /* zero bytes in front of the data */
    size_t before; /* bytes in front of data that may be read, too */
} slot_ends;

/* The bytes that may be written for an end. */
static inline size_t lanewise_slot_row(size_t size, size_t offset) {
    return (offset + 63) / 64 * 64 + (size - offset + 63) / 64 * 64;
}

/* The padded ends of n messages: zeros, then data, kind->end, zeros, and kind->last. data[k].data
 * is no null pointer. */
void lanewise_slot_pad(const slot_kind *kind, const slot_ends *ends, size_t n,
                       const lanewise_bytes *data);

#endif
