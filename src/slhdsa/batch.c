/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "batch.h"
#include "step.h"

#include <string.h>

/* The padding of SHAKE (FIPS 202 sections 6.2 and 5.1): in the first lane behind the message, and
 * in the last of the block. */
static const uint64_t pad_first = 0x1F, pad_last = (uint64_t)0x80 << 56;

/* Words of an image: a whole number of cache lines. */
static unsigned image_words(const slh_batch *b) {
    return (SLH_LANES * b->states + 7) / 8 * 8;
}

/* An image that takes `lanes` lanes of message. */
static uint64_t *image(slh_work *w, const slh_batch *b, unsigned lanes) {
    uint64_t *at = w->images + w->images_used;
    w->images_used += image_words(b);
    memset(at, 0, 8 * SLH_LANES * (size_t)b->states);
    for (unsigned k = 0; k < b->states; k++) {
        unsigned end = w->m + 4 + lanes;
        if (w->pk_seed)
            slh_put(b, at, 0, k, w->pk_seed, w->set->n);
        slh_set_lane(b, at, end, k, pad_first);
        slh_set_lane(b, at, SLH_RATE_LANES - 1, k,
                     end == SLH_RATE_LANES - 1 ? pad_first | pad_last : pad_last);
    }
    return at;
}

static void choose_chains(const slh_work *w, slh_batch *b) {
#if LANEWISE_MAX_STATES > 1
    if (!b->backend->chains)
        return;
    b->rows = lanewise_slh_rows_function(b);
    b->hash_prf = b->backend->chains[w->m - 2];
    b->f = b->backend->chains[w->m - 2 + 3 * w->set->step->masked];
#else
    (void)w, (void)b;
#endif
}

const slh_batch *lanewise_slh_batch_for(slh_work *w, size_t count) {
    const lanewise_backend *backend = lanewise_select_on(lanewise_kind_here(), count);
    for (unsigned i = 0; i < w->batches; i++)
        if (w->kept[i].backend == backend)
            return &w->kept[i];
    slh_batch fresh = {.backend = backend, .states = lanewise_states(backend)}, *b;
    if (w->batches == SLH_KEPT_BATCHES ||
        w->images_used + SLH_IMAGES * image_words(&fresh) > SLH_KEPT_WORDS)
        w->batches = w->images_used = 0; /* more kernels than expected: make them again */
    b = &w->kept[w->batches++];
    *b = fresh;
    b->paired = backend->layout == LANEWISE_LAYOUT_paired && b->states > 1;
    b->interleaved = backend->layout == LANEWISE_LAYOUT_interleaved;
    if (!w->probe || !w->probe->lane_by_lane) {
        b->block = lanewise_slh_block_function(b);
        choose_chains(w, b);
    }
    b->prf = image(w, b, w->m);
    for (unsigned k = 0; k < b->states && w->sk_seed; k++)
        slh_put(b, b->prf, w->m + 4, k, w->sk_seed, w->set->n);
    b->one = image(w, b, w->m);
    b->two = image(w, b, 2 * w->m);
    b->mask = image(w, b, 0);
    return b;
}

void lanewise_slh_begin(slh_work *w, const slh_set *set, const uint8_t *pk_seed,
                        const uint8_t *sk_seed, slh_probe *probe) {
    w->set = set;
    w->m = set->n / 8u;
    w->pk_seed = pk_seed;
    w->sk_seed = sk_seed;
    w->probe = probe;
    w->batches = w->images_used = 0;
    w->used = w->again = w->differs = 0;
    w->compared = 0;
    /* Slots that carry no work hold what was there before: nothing undefined. */
    memset(w->state, 0, sizeof w->state);
}

static void count_calls(slh_work *w, const slh_batch *b, size_t calls) {
    if (!w->probe)
        return;
    w->probe->calls += calls;
    w->probe->states += b->states * calls;
    w->probe->used += w->used * calls;
}

void lanewise_slh_permute(slh_work *w, const slh_batch *b, uint64_t *states) {
    b->backend->permute(states, 24);
    count_calls(w, b, 1);
}

/* No firmware has kernels for chains. */
#if LANEWISE_MAX_STATES > 1
static void by_kernel(slh_work *w, const slh_batch *b, lanewise_chain *chain, const uint64_t *nodes,
                      const uint64_t *image, const uint64_t *last, unsigned steps) {
    chain(w->state, nodes, image, last, steps, lanewise_round_constants);
    /* F with a mask permutes twice. */
    count_calls(w, b, chain == b->hash_prf ? steps : 2 * (size_t)steps);
}

/* Of an image, the rows of the last lane of ADRS for `steps` steps; then what the next one has. */
static void rows_of(const slh_work *w, const slh_batch *b, uint64_t *image, uint64_t *rows,
                    unsigned steps) {
    unsigned lane = w->m + SLH_LAST;
    if (b->rows) {
        b->rows(rows, image + (size_t)lane * b->states, steps);
        return;
    }
    for (unsigned k = 0; k < b->states; k++) {
        uint64_t *at = image + slh_word(b, SLH_LANES, lane, k), v = *at;
        for (unsigned s = 0; s < steps; s++, v += SLH_NEXT_STEP)
            rows[(size_t)s * b->states + k] = v;
        *at = v;
    }
}

static void chain_by_kernel(slh_work *w, const slh_batch *b, unsigned steps) {
    _Alignas(64) uint64_t rows[SLH_STEPS * LANEWISE_MAX_STATES];
    rows_of(w, b, b->one, rows, steps);
    by_kernel(w, b, b->f, w->state, b->one, rows, steps);
}

/* One step of a chain kernel. The address of the image stays. */
static void step_once(slh_work *w, const slh_batch *b, lanewise_chain *chain, const uint64_t *nodes,
                      uint64_t *image) {
    uint64_t rows[LANEWISE_MAX_STATES];
    unsigned lane = w->m + SLH_LAST;
    if (!b->paired) {
        by_kernel(w, b, chain, nodes, image, image + (size_t)lane * b->states, 1);
        return;
    }
    for (unsigned k = 0; k < b->states; k++)
        rows[k] = image[slh_word(b, SLH_LANES, lane, k)];
    by_kernel(w, b, chain, nodes, image, rows, 1);
}

static void prf_by_kernel(slh_work *w, const slh_batch *b) {
    unsigned node = w->m + 4;
    if (b->paired) { /* nodes are the first lanes of states */
        lanewise_slh_copy_lanes(b, w->state, SLH_LANES, 0, b->prf, SLH_LANES, node, w->m);
        step_once(w, b, b->hash_prf, w->state, b->prf);
    } else {
        step_once(w, b, b->hash_prf, b->prf + (size_t)node * b->states, b->prf);
    }
}
#endif

void lanewise_slh_prf(slh_work *w, const slh_batch *b) {
#if LANEWISE_MAX_STATES > 1
    if (b->hash_prf) {
        prf_by_kernel(w, b);
        return;
    }
#endif
    lanewise_slh_block(b, w->state, b->prf, w->m, SLH_BLOCK_PRF, 0);
    lanewise_slh_permute(w, b, w->state);
}

void lanewise_slh_f(slh_work *w, const slh_batch *b) {
#if LANEWISE_MAX_STATES > 1
    if (b->f) {
        step_once(w, b, b->f, w->state, b->one);
        return;
    }
#endif
    w->set->step->hash(w, b, SLH_BLOCK_CHAIN, 0);
}

void lanewise_slh_chain(slh_work *w, const slh_batch *b, unsigned steps) {
#if LANEWISE_MAX_STATES > 1
    if (b->f) {
        chain_by_kernel(w, b, steps);
        return;
    }
#endif
    for (unsigned done = 0; done < steps; done++) {
        lanewise_slh_f(w, b);
        for (unsigned k = 0; k < b->states; k++) {
            uint64_t *at = b->one + slh_word(b, SLH_LANES, w->m + SLH_LAST, k);
            *at = slh_encoded(b, slh_decoded(b, *at) + SLH_NEXT_STEP);
        }
    }
}

void lanewise_slh_f_steps(slh_work *w, const slh_batch *b, uint32_t chain, uint32_t first,
                          uint32_t end) {
#if LANEWISE_MAX_STATES > 1
    if (b->f) {
        slh_fill_address(w, b, b->one, SLH_LAST, chain, first);
        lanewise_slh_chain(w, b, end - first);
        return;
    }
#endif
    for (; first < end; first++)
        w->set->step->hash(w, b, SLH_BLOCK_STEP, slh_encoded(b, slh_address(chain, first)));
}

void lanewise_slh_h(slh_work *w, const slh_batch *b, const uint64_t *left) {
    unsigned at = w->m + 4;
    lanewise_slh_copy_lanes(b, w->state, SLH_LANES, at + w->m, w->state, SLH_LANES, 0, w->m);
    lanewise_slh_copy_lanes(b, w->state, SLH_LANES, at, left, w->m, 0, w->m);
    w->set->step->hash(w, b, SLH_BLOCK_TWO, 0);
}

void lanewise_slh_h_in_place(slh_work *w, const slh_batch *b) {
    w->set->step->hash(w, b, SLH_BLOCK_TWO, 0);
}

void lanewise_slh_t_begin(slh_work *w, const slh_batch *b) {
    memset(w->sponge, 0, 8 * SLH_LANES * (size_t)b->states);
    lanewise_slh_copy_lanes(b, w->sponge, SLH_LANES, 0, b->one, SLH_LANES, 0, w->m + 4);
    w->at = w->m + 4;
}

void lanewise_slh_t_start(slh_work *w, const slh_batch *b) {
    if (w->set->step->start)
        w->set->step->start(w, b);
}

void lanewise_slh_t_add(slh_work *w, const slh_batch *b) {
    if (w->set->step->next)
        w->set->step->next(w, b);
    for (unsigned i = 0; i < w->m; i++) {
        lanewise_slh_xor_lane(b, w->sponge, w->at++, w->state, i);
        if (w->at == SLH_RATE_LANES) {
            lanewise_slh_permute(w, b, w->sponge);
            w->at = 0;
        }
    }
}

void lanewise_slh_t_end(slh_work *w, const slh_batch *b) {
    uint64_t first = slh_encoded(b, pad_first), last = slh_encoded(b, pad_last);
    for (unsigned k = 0; k < b->states; k++) {
        w->sponge[slh_word(b, SLH_LANES, w->at, k)] ^= first;
        w->sponge[slh_word(b, SLH_LANES, SLH_RATE_LANES - 1, k)] ^= last;
    }
    lanewise_slh_permute(w, b, w->sponge);
    lanewise_slh_copy_lanes(b, w->state, SLH_LANES, 0, w->sponge, SLH_LANES, 0, w->m);
}

void lanewise_slh_t_bytes(slh_work *w, const slh_batch *b, uint8_t *const *data,
                          const uint64_t *types, unsigned count, size_t len) {
    size_t n = w->set->n, blocks = slh_t_blocks(n, len);
    const uint8_t *from[LANEWISE_MAX_STATES];
    for (unsigned k = 0; k < b->states; k++) {
        from[k] = data[k < count ? k : 0];
        if (k >= count)
            continue;
        for (unsigned i = 0; i < w->m + SLH_TYPE; i++)
            lanewise_store64(data[k] + 8 * i, slh_decoded(b, b->one[slh_word(b, SLH_LANES, i, k)]));
        lanewise_store64(data[k] + n + 8 * SLH_TYPE, types[k]);
        memset(data[k] + n + 8 * SLH_LAST, 0, 8);
        memset(data[k] + n + 32 + len, 0, slh_t_room(n, len) - n - 32 - len);
    }
    w->used = count;
    if (w->set->step->mask)
        w->set->step->mask(w, b, data, count, len);
    for (unsigned k = 0; k < count; k++) {
        data[k][n + 32 + len] ^= 0x1F;
        data[k][slh_t_room(n, len) - 1] ^= 0x80;
    }
    memset(w->state, 0, 8 * SLH_LANES * (size_t)b->states);
    b->backend->absorb_blocks(w->state, from, blocks, SLH_RATE_LANES, 24);
    count_calls(w, b, blocks);
}
