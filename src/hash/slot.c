/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The blocks of one message among many: see slot.h. */
#include "slot.h"
#include "keccak/generic.h"

#include <string.h>

static void ready_to_pad(slot_kind *kind) {
    kind->last = 0x80;
    kind->pad = NULL;
#if LANEWISE_MAX_STATES > 1
    kind->pad = lanewise_select(LANEWISE_MAX_STATES)->pad;
#endif
}

void lanewise_slot_kind(slot_kind *kind, sponge_kind of) {
    memset(kind, 0, sizeof *kind);
    kind->rate = of.rate;
    kind->rounds = of.rounds;
    kind->end[0] = of.suffix;
    kind->endlen = 1;
    ready_to_pad(kind);
}

void lanewise_slot_kind_from(slot_kind *kind, const sponge *s) {
    size_t n = 0;
    kind->rate = s->kind.rate;
    kind->rounds = s->kind.rounds;
    kind->position = s->position;
    if (s->kind.flags & SPONGE_BINDS)
        n = lanewise_encode_bits(kind->end, ENCODE_RIGHT,
                                 s->kind.flags & SPONGE_FIXED ? s->left : 0);
    kind->end[n] = s->kind.suffix;
    kind->endlen = (uint8_t)(n + 1);
    ready_to_pad(kind);
    s->backend->extract_bytes(s->state, 0, kind->start, 0, sizeof kind->start);
}

/* The last len % 8 bytes of a message as a lane. */
static uint64_t last_bytes(const uint8_t *data, size_t len, size_t before) {
    size_t n = len % 8;
    if (len + before >= 8) /* one load that ends where the message ends */
        return lanewise_load64(data + len - 8) >> 8 * (7 - n) >> 8;
    return lanewise_load_part(data + len - n, 0, n);
}

/*
 * Lengths are seldom foreseen by a branch predictor, and one wrong guess costs as much as all of
 * this: so every lane is treated alike, with a mask, up to where the message ends. Each is stored
 * whole, so that the loads of the kernel need not wait for several stores to meet.
 */
static void copy_lanes(uint8_t *to, size_t lanes, size_t from, const uint8_t *data, size_t len,
                       size_t before) {
    static const uint8_t none[8];
    size_t full = len / 8;
    const uint8_t *base = full ? data : none;
    uint64_t part = last_bytes(data, len, before);
    for (size_t i = 0; i < lanes; i++) {
        uint64_t mask = 0 - (uint64_t)(i - from < full);
        lanewise_store64(to + 8 * i,
                         lanewise_load64(base + (8 * (i - from) & (size_t)mask)) & mask);
    }
    lanewise_store64(to + 8 * (from + full), part);
}

/* One of them, by a kernel that has no way of its own. */
static void pad_one(const slot_kind *kind, const slot_ends *ends, uint8_t *to, const uint8_t *data,
                    size_t len) {
    size_t offset = ends->offset, size = ends->size;
    if (offset % 8 == 0) {
        copy_lanes(to, size / 8, offset / 8, data, len, ends->before);
    } else {
        memset(to + offset, 0, size - offset);
        if (len)
            memcpy(to + offset, data, len);
    }
    /* The longest end there is takes 11 bytes, nearly every one a few. */
    uint64_t end = 0;
    for (unsigned i = 0; i < kind->endlen && i < 8; i++)
        end |= (uint64_t)kind->end[i] << 8 * i;
    lanewise_store64(to + offset + len, end);
    for (unsigned i = 8; i < kind->endlen; i++)
        to[offset + len + i] = kind->end[i];
    to[size - 1] |= kind->last;
}

void lanewise_slot_pad(const slot_kind *kind, const slot_ends *ends, size_t n,
                       const lanewise_bytes *data) {
    size_t offset = ends->offset, size = ends->size;
    for (size_t k = 0; k < n && offset; k++)
        memset(ends->to + k * ends->row, 0, offset);
    if (kind->pad && kind->endlen == 1 && size <= LANEWISE_PAD_MOST) {
        kind->pad(ends->to + offset, ends->row, size - offset, data, n, kind->end[0], kind->last);
        return;
    }
    for (size_t k = 0; k < n; k++)
        pad_one(kind, ends, ends->to + k * ends->row, data[k].data, data[k].len);
}

void lanewise_slot_next(slot *s, const slot_kind *kind) {
    size_t rate = kind->rate, room = rate - s->offset, used = s->offset + s->left;
    s->next = s->buffer;
    if (s->left >= room && s->offset) { /* a block that the start has begun */
        memset(s->buffer, 0, s->offset);
        memcpy(s->buffer + s->offset, s->at, room);
        s->blocks = 1;
        s->at += room, s->left -= room, s->before += room, s->offset = 0;
    } else if (s->left >= room) { /* whole ones, where they lie */
        size_t blocks = s->left / rate;
        s->next = s->at, s->blocks = blocks;
        s->at += blocks * rate, s->left -= blocks * rate, s->before += blocks * rate;
    } else {
        s->blocks = used + kind->endlen <= rate ? 1 : 2;
        slot_ends ends = {s->buffer, 0, s->blocks * rate, s->offset, s->before};
        lanewise_slot_pad(kind, &ends, 1, &(lanewise_bytes){s->at, s->left});
        s->ended = 1;
    }
}

void lanewise_slot_begin(slot *s, const slot_kind *kind, const uint8_t *data, size_t len) {
    s->at = len ? data : kind->end; /* arithmetic on a null pointer is not defined */
    s->left = len;
    s->before = 0;
    s->offset = kind->position;
    s->ended = 0;
    lanewise_slot_next(s, kind);
}
