/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* One sponge over one single-state kernel: sponge.h, and the internal calls of context.h. */
#include "context.h"

#include <string.h>

void lanewise_sponge_start(sponge *s, sponge_kind kind, uint64_t outlen) {
    s->backend = lanewise_select(1);
    s->left = outlen;
    s->element = 0;
    s->kind = kind;
    s->phase = SPONGE_ABSORBING;
    s->position = 0;
    memset(s->state, 0, sizeof s->state);
}

int lanewise_sponge_begin(lanewise_sponge *s, sponge_kind kind, uint64_t outlen) {
    if (!s)
        return LANEWISE_ERR_NULL;
    if (lanewise_kernel_status() != LANEWISE_OK)
        return LANEWISE_ERR_KERNEL;
    lanewise_sponge_start((sponge *)s, kind, outlen);
    return LANEWISE_OK;
}

/* Whole blocks go from the caller's memory to the kernel, which keeps the state in registers. */
void lanewise_sponge_add(sponge *s, const uint8_t *data, size_t len) {
    const lanewise_backend *b = s->backend;
    size_t rate = s->kind.rate;
    if (!len)
        return;
    if (s->position) {
        size_t n = rate - s->position;
        if (n > len)
            n = len;
        b->add_bytes(s->state, 0, data, s->position, n);
        data += n, len -= n;
        s->position += (uint8_t)n;
        if (s->position < rate)
            return;
        b->permute(s->state, s->kind.rounds);
        s->position = 0;
    }
    if (len >= rate) {
        size_t blocks = len / rate;
        b->absorb_blocks(s->state, &data, blocks, rate / 8, s->kind.rounds);
        data += blocks * rate, len -= blocks * rate;
    }
    if (len) {
        b->add_bytes(s->state, 0, data, 0, len);
        s->position = (uint8_t)len;
    }
}

void lanewise_sponge_end(sponge *s) {
    static const uint8_t last = 0x80;
    if (s->kind.flags & SPONGE_BINDS) {
        uint8_t bytes[SPONGE_MAX_ENCODING];
        uint64_t bound = s->kind.flags & SPONGE_FIXED ? s->left : 0;
        lanewise_sponge_add(s, bytes, lanewise_encode_bits(bytes, ENCODE_RIGHT, bound));
    }
    s->backend->add_bytes(s->state, 0, &s->kind.suffix, s->position, 1);
    s->backend->add_bytes(s->state, 0, &last, s->kind.rate - 1u, 1);
    s->position = s->kind.rate;
    s->phase = SPONGE_SQUEEZING;
}

/* Copies len bytes out, starting at the position; all of them lie in the state. */
static void take_part(const sponge *s, uint8_t *out, size_t len) {
    size_t at = s->position, whole = at ? 0 : len / 8;
    if (whole)
        s->backend->extract_lanes(s->state, &out, whole);
    if (len > 8 * whole)
        s->backend->extract_bytes(s->state, 0, out + 8 * whole, at + 8 * whole, len - 8 * whole);
}

void lanewise_sponge_take(sponge *s, uint8_t *out, size_t len) {
    while (len) {
        if (s->position == s->kind.rate) {
            s->backend->permute(s->state, s->kind.rounds);
            s->position = 0;
        }
        size_t n = (size_t)(s->kind.rate - s->position);
        if (n > len)
            n = len;
        take_part(s, out, n);
        s->position += (uint8_t)n;
        out += n, len -= n;
    }
}

void lanewise_sponge_rest(sponge *s, void *out, size_t outlen, const void *in, size_t inlen) {
    lanewise_sponge_add(s, in, inlen);
    lanewise_sponge_end(s);
    lanewise_sponge_take(s, out, outlen);
    lanewise_wipe(s, sizeof *s);
}

int lanewise_sponge_once(sponge_kind kind, void *out, size_t outlen, const void *in, size_t inlen) {
    sponge s;
    if (lanewise_missing(out, outlen) || lanewise_missing(in, inlen))
        return LANEWISE_ERR_NULL;
    if (lanewise_kernel_status() != LANEWISE_OK)
        return LANEWISE_ERR_KERNEL;
    lanewise_sponge_start(&s, kind, outlen);
    lanewise_sponge_rest(&s, out, outlen, in, inlen);
    return LANEWISE_OK;
}

int lanewise_sponge_absorb(lanewise_sponge *context, const void *data, size_t len) {
    sponge *s = (sponge *)context;
    if (!s || lanewise_missing(data, len))
        return LANEWISE_ERR_NULL;
    if (!s->backend || s->phase != SPONGE_ABSORBING)
        return LANEWISE_ERR_STATE;
    if (s->kind.flags & SPONGE_TUPLE) {
        if (len > s->element)
            return LANEWISE_ERR_LENGTH;
        s->element -= len;
    }
    lanewise_sponge_add(s, data, len);
    return LANEWISE_OK;
}

int lanewise_sponge_finalize(lanewise_sponge *context) {
    sponge *s = (sponge *)context;
    if (!s)
        return LANEWISE_ERR_NULL;
    if (!s->backend || s->phase != SPONGE_ABSORBING || s->element)
        return LANEWISE_ERR_STATE;
    lanewise_sponge_end(s);
    return LANEWISE_OK;
}

int lanewise_sponge_squeeze(lanewise_sponge *context, void *out, size_t outlen) {
    sponge *s = (sponge *)context;
    if (!s || lanewise_missing(out, outlen))
        return LANEWISE_ERR_NULL;
    if (!s->backend || s->phase != SPONGE_SQUEEZING)
        return LANEWISE_ERR_STATE;
    if (s->kind.flags & SPONGE_FIXED) {
        if (outlen > s->left)
            return LANEWISE_ERR_LENGTH;
        s->left -= outlen;
    }
    lanewise_sponge_take(s, out, outlen);
    return LANEWISE_OK;
}

int lanewise_sponge_copy(lanewise_sponge *to, const lanewise_sponge *from) {
    if (!to || !from)
        return LANEWISE_ERR_NULL;
    if (!((const sponge *)from)->backend)
        return LANEWISE_ERR_STATE;
    memmove(to, from, sizeof(sponge));
    return LANEWISE_OK;
}

void lanewise_sponge_wipe(lanewise_sponge *s) {
    if (s)
        lanewise_wipe(s, sizeof *s);
}
