/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* One sponge over one single-state kernel: sponge.h, and the internal calls of context.h. */
#include "context.h"
#include "keccak/generic.h"

#include <string.h>

void lanewise_sponge_start(sponge *s, sponge_kind kind, uint64_t outlen) {
    s->backend = lanewise_select_single();
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

/* Whole lanes are what kernels add fastest, so the two padding bytes are dressed as lanes. */
void lanewise_sponge_end(sponge *s) {
    static const uint8_t last[8] = {0, 0, 0, 0, 0, 0, 0, 0x80};
    uint8_t first[8] = {0};
    if (s->kind.flags & SPONGE_BINDS) {
        uint8_t bytes[SPONGE_MAX_ENCODING];
        uint64_t bound = s->kind.flags & SPONGE_FIXED ? s->left : 0;
        lanewise_sponge_add(s, bytes, lanewise_encode_bits(bytes, ENCODE_RIGHT, bound));
    }
    first[s->position % 8] = s->kind.suffix;
    s->backend->add_bytes(s->state, 0, first, s->position / 8 * 8u, 8);
    s->backend->add_bytes(s->state, 0, last, s->kind.rate - 8u, 8);
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

/* Compilers turn small loops of stores into calls or string instructions that cost more than the
 * loop; an empty statement that they cannot look into stops that. */
#if defined(__GNUC__)
#define AS_WRITTEN() __asm__ volatile("")
#else
#define AS_WRITTEN() (void)0
#endif

/* The last block: `len` bytes, the suffix, zeros, the last bit of the padding. Each lane is stored
 * once and whole, so that the kernel's loads need not wait for several stores to meet. */
static void pad_block(uint8_t *block, size_t rate, const uint8_t *data, size_t len,
                      uint8_t suffix) {
    size_t at = 0;
    uint64_t lane = (uint64_t)suffix << 8 * (len % 8);
    for (; at + 8 <= len; at += 8) {
        lanewise_store64(block + at, lanewise_load64(data + at));
        AS_WRITTEN();
    }
    for (size_t i = at; i < len; i++)
        lane |= (uint64_t)data[i] << 8 * (i - at);
    for (; at < rate - 8; at += 8, lane = 0) {
        lanewise_store64(block + at, lane);
        AS_WRITTEN();
    }
    lanewise_store64(block + at, lane | (uint64_t)0x80 << 56);
}

/* No context and no copies but the last block: for short inputs all of this is near the cost of
 * one permutation. */
int lanewise_sponge_once(sponge_kind kind, void *out, size_t outlen, const void *in, size_t inlen) {
    struct {
        uint64_t state[25];
        uint64_t block[SPONGE_MAX_RATE / 8];
    } s;
    uint8_t *to = out;
    const uint8_t *data = in, *end = (const uint8_t *)s.block;
    size_t rate = kind.rate;
    if (lanewise_missing(out, outlen) || lanewise_missing(in, inlen))
        return LANEWISE_ERR_NULL;
    const lanewise_backend *b = lanewise_select_single();
    for (unsigned i = 0; i < 25; i++) {
        s.state[i] = 0;
        AS_WRITTEN();
    }
    if (inlen >= rate) {
        size_t blocks = inlen / rate;
        b->absorb_blocks(s.state, &data, blocks, rate / 8, kind.rounds);
        data += blocks * rate, inlen -= blocks * rate;
    }
    pad_block((uint8_t *)s.block, rate, data, inlen, kind.suffix);
    b->absorb_blocks(s.state, &end, 1, rate / 8, kind.rounds);
    while (outlen) {
        size_t n = rate < outlen ? rate : outlen;
        b->extract_lanes(s.state, &to, n / 8);
        if (n % 8)
            b->extract_bytes(s.state, 0, to + n / 8 * 8, n / 8 * 8, n % 8);
        outlen -= n;
        if (outlen) {
            to += n;
            b->permute(s.state, kind.rounds);
        }
    }
    lanewise_wipe(&s, sizeof s);
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

int lanewise_sponge_digest(const lanewise_sponge *context, void *out, size_t outlen) {
    const sponge *s = (const sponge *)context;
    if (!s || lanewise_missing(out, outlen))
        return LANEWISE_ERR_NULL;
    if (!s->backend || s->phase != SPONGE_ABSORBING || s->element)
        return LANEWISE_ERR_STATE;
    if (s->kind.flags & SPONGE_FIXED && outlen != s->left)
        return LANEWISE_ERR_LENGTH;
    sponge copy = *s;
    lanewise_sponge_rest(&copy, out, outlen, NULL, 0);
    return LANEWISE_OK;
}

int lanewise_sponge_describe(const lanewise_sponge *context, lanewise_sponge_info *info) {
    const sponge *s = (const sponge *)context;
    if (!s || !info)
        return LANEWISE_ERR_NULL;
    if (!s->backend)
        return LANEWISE_ERR_STATE;
    info->rate_bytes = s->kind.rate;
    info->rounds = s->kind.rounds;
    info->extendable = !(s->kind.flags & SPONGE_FIXED);
    info->squeezing = s->phase == SPONGE_SQUEEZING;
    info->output_left = s->kind.flags & SPONGE_FIXED ? s->left : 0;
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
