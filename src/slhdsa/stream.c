/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "stream.h"
#include "hash/context.h"
#include "lanewise/sha3.h"

#include <string.h>

static const sponge_kind shake256 = {SLH_RATE, 24, 0x1F, 0};

static sponge *sponge_in(lanewise_sponge *s) {
    return (sponge *)s;
}

static int is_robust(const slh_stream *s) {
    return s->set->robust;
}

static void put32(uint8_t *to, uint32_t v) {
    for (unsigned i = 0; i < 4; i++)
        to[i] = (uint8_t)(v >> (24 - 8 * i));
}

/* ADRS (FIPS 205 section 4.2): layer and tree change with the layer, the rest with each hash. */
static void place(slh_stream *s, uint32_t layer, uint64_t tree) {
    memset(s->address, 0, sizeof s->address);
    put32(s->address, layer);
    put32(s->address + 8, (uint32_t)(tree >> 32));
    put32(s->address + 12, (uint32_t)tree);
}

static void address(slh_stream *s, uint32_t type, uint32_t keypair, uint32_t a, uint32_t b) {
    put32(s->address + 16, type);
    put32(s->address + 20, keypair);
    put32(s->address + 24, a);
    put32(s->address + 28, b);
}

/* SHAKE256 of what lies in a block that is zero behind its first `len` bytes. */
static void shake_block(const lanewise_backend *b, uint64_t state[SLH_LANES], uint8_t *block,
                        size_t len, uint8_t *out, size_t outlen) {
    static const uint8_t last[8] = {0, 0, 0, 0, 0, 0, 0, 0x80};
    memset(state, 0, 8 * SLH_LANES);
    block[len] = 0x1F;
    b->add_bytes(state, 0, block, 0, len + 8); /* whole lanes: len is a multiple of 8 */
    block[len] = 0;
    b->add_bytes(state, 0, last, SLH_RATE - 8, 8);
    b->permute(state, 24);
    b->extract_bytes(state, 0, out, 0, outlen);
}

/* F or H at the address: s->node becomes the hash of s->node, or of it and its sibling. */
static void hash_nodes(slh_stream *s, const uint8_t *left, const uint8_t *right) {
    const lanewise_backend *b = lanewise_select_single();
    size_t n = s->set->n, front = n + sizeof s->address, len = right ? 2 * n : n;
    uint64_t state[SLH_LANES];
    uint8_t block[SLH_RATE] = {0}, mask[2 * SLH_MAX_N];
    memcpy(block, s->public_key, n);
    memcpy(block + n, s->address, sizeof s->address);
    if (is_robust(s))
        shake_block(b, state, block, front, mask, len);
    memcpy(block + front, left, n);
    if (right)
        memcpy(block + front + n, right, n);
    if (is_robust(s))
        for (size_t i = 0; i < len; i++)
            block[front + i] ^= mask[i];
    shake_block(b, state, block, front + len, s->node, n);
}

/* From the node at `index` of level - 1, with its sibling, to the one above. */
static void up(slh_stream *s, uint32_t type, uint32_t keypair, unsigned level, uint32_t index,
               const uint8_t *sibling) {
    address(s, type, keypair, level, index >> 1);
    if (index & 1)
        hash_nodes(s, sibling, s->node);
    else
        hash_nodes(s, s->node, sibling);
}

/* T_l, node by node. */
static void t_begin(slh_stream *s, uint32_t type) {
    sponge *to[] = {sponge_in(&s->sponges.hash), sponge_in(&s->sponges.prehash)};
    address(s, type, s->selected.leaf, 0, 0);
    for (int i = 0; i <= is_robust(s); i++) {
        lanewise_sponge_start(to[i], shake256, 0);
        lanewise_sponge_add(to[i], s->public_key, s->set->n);
        lanewise_sponge_add(to[i], s->address, sizeof s->address);
    }
    if (is_robust(s))
        lanewise_sponge_end(to[1]);
    s->at = s->level = 0;
}

static void t_add(slh_stream *s) {
    size_t n = s->set->n;
    uint8_t masked[SLH_MAX_N] = {0};
    if (is_robust(s))
        lanewise_sponge_take(sponge_in(&s->sponges.prehash), masked, n);
    for (size_t i = 0; i < n; i++)
        masked[i] ^= s->node[i];
    lanewise_sponge_add(sponge_in(&s->sponges.hash), masked, n);
    s->at++;
}

static void t_end(slh_stream *s) {
    lanewise_sponge_end(sponge_in(&s->sponges.hash));
    lanewise_sponge_take(sponge_in(&s->sponges.hash), s->node, s->set->n);
    s->at = s->level = 0;
}

static void next_layer(slh_stream *s) {
    lanewise_slh_digits(s->set, s->node, s->digits);
    place(s, s->layer, s->selected.tree);
    t_begin(s, SLH_WOTS_PK);
    s->phase = SLH_IN_CHAINS;
}

/* FIPS 205 algorithm 17. */
static void in_trees(slh_stream *s, const uint8_t *given) {
    const slh_set *set = s->set;
    uint32_t index = ((uint32_t)s->at << set->a) + s->selected.fors[s->at];
    if (!s->level) {
        address(s, SLH_FORS_TREE, s->selected.leaf, 0, index);
        hash_nodes(s, given, NULL);
    } else {
        up(s, SLH_FORS_TREE, s->selected.leaf, s->level, index >> (s->level - 1), given);
    }
    if (s->level++ < set->a)
        return;
    s->level = 0;
    t_add(s);
    if (s->at < set->k)
        return;
    t_end(s);
    next_layer(s);
}

/* Algorithm 8: each value to the end of its chain. */
static void in_chains(slh_stream *s, const uint8_t *given) {
    const uint32_t chain = s->at;
    memcpy(s->node, given, s->set->n);
    for (unsigned step = s->digits[chain]; step < slh_steps(s->set); step++) {
        address(s, SLH_WOTS_HASH, s->selected.leaf, chain, step);
        hash_nodes(s, s->node, NULL);
    }
    t_add(s);
    if (s->at < slh_len(s->set))
        return;
    t_end(s);
    s->phase = SLH_IN_PATH;
}

/* Algorithm 11. */
static void in_path(slh_stream *s, const uint8_t *given) {
    const slh_set *set = s->set;
    up(s, SLH_TREE, 0, s->level + 1u, s->selected.leaf >> s->level, given);
    if (++s->level < set->hp)
        return;
    s->selected.leaf = (uint32_t)s->selected.tree & ((1u << set->hp) - 1);
    s->selected.tree >>= set->hp;
    if (++s->layer < set->d)
        next_layer(s);
    else
        s->phase = SLH_AT_END;
}

static void take_node(slh_stream *s, const uint8_t *given) {
    switch (s->phase) {
    case SLH_IN_TREES:
        in_trees(s, given);
        break;
    case SLH_IN_CHAINS:
        in_chains(s, given);
        break;
    default:
        in_path(s, given);
        break;
    }
}

void lanewise_slh_stream_begin(slh_stream *s, const slh_set *set, const uint8_t *public_key) {
    s->mark = SLH_STREAM_MARK;
    s->set = set;
    memcpy(s->public_key, public_key, slh_public_bytes(set));
    s->phase = SLH_IN_MESSAGE;
    s->have = s->layer = 0;
}

void lanewise_slh_stream_select(slh_stream *s, const slh_selection *selected) {
    s->selected = *selected;
    place(s, 0, selected->tree);
    t_begin(s, SLH_FORS_ROOTS);
    s->phase = SLH_IN_TREES;
}

void lanewise_slh_stream_take(slh_stream *s, const uint8_t *data, size_t len) {
    size_t n = s->set->n;
    while (len && s->phase < SLH_AT_END) {
        size_t some = n - s->have < len ? n - s->have : len;
        const uint8_t *whole = data;
        if (some < n) {
            memcpy(s->part + s->have, data, some);
            s->have = (uint8_t)(s->have + some);
            whole = s->part;
        }
        data += some, len -= some;
        if (some < n && s->have < n)
            return;
        s->have = 0;
        take_node(s, whole);
    }
    if (len)
        s->phase = SLH_TOO_LONG;
}

int lanewise_slh_stream_valid(const slh_stream *s) {
    return s->phase == SLH_AT_END && lanewise_equal(s->node, s->public_key + s->set->n, s->set->n);
}

int lanewise_slhdsa_verifier_init(lanewise_slhdsa_verifier *verifier, lanewise_slhdsa_set which,
                                  const void *public_key, size_t public_key_bytes,
                                  const void *randomizer, size_t randomizer_bytes,
                                  const lanewise_slhdsa_options *options) {
    slh_stream *s = (slh_stream *)verifier;
    const slh_set *set = lanewise_slh_set(which);
    int status =
        scheme_check(set, LANEWISE_ERR_ALGORITHM,
                     SCHEME_BUFFERS({verifier, 0, 0}, SLH_PUBLIC(set, public_key, public_key_bytes),
                                    {randomizer, randomizer_bytes, SCHEME_OF(set, set->n)}));
    if (status == LANEWISE_OK)
        status = lanewise_slh_pieces_begin(&s->sponges, set, randomizer, public_key, options);
    if (status == LANEWISE_OK)
        lanewise_slh_stream_begin(s, set, public_key);
    else
        lanewise_slhdsa_verifier_wipe(verifier);
    return status;
}

int lanewise_slhdsa_verifier_message(lanewise_slhdsa_verifier *verifier, const void *data,
                                     size_t len) {
    slh_stream *s = (slh_stream *)verifier;
    if (!s || (!data && len))
        return LANEWISE_ERR_NULL;
    if (s->mark != SLH_STREAM_MARK || s->phase != SLH_IN_MESSAGE)
        return LANEWISE_ERR_STATE;
    return lanewise_slh_pieces_add(&s->sponges, data, len);
}

int lanewise_slhdsa_verifier_signature(lanewise_slhdsa_verifier *verifier, const void *data,
                                       size_t len) {
    slh_stream *s = (slh_stream *)verifier;
    if (!s || (!data && len))
        return LANEWISE_ERR_NULL;
    if (s->mark != SLH_STREAM_MARK)
        return LANEWISE_ERR_STATE;
    if (s->phase == SLH_IN_MESSAGE) {
        slh_selection selected;
        int status = lanewise_slh_pieces_end(&s->sponges, s->set, &selected);
        if (status != LANEWISE_OK)
            return status;
        lanewise_slh_stream_select(s, &selected);
    }
    if (len)
        lanewise_slh_stream_take(s, data, len);
    return s->phase == SLH_TOO_LONG ? LANEWISE_ERR_SIGNATURE : LANEWISE_OK;
}

int lanewise_slhdsa_verifier_final(lanewise_slhdsa_verifier *verifier) {
    slh_stream *s = (slh_stream *)verifier;
    if (!s)
        return LANEWISE_ERR_NULL;
    if (s->mark != SLH_STREAM_MARK)
        return LANEWISE_ERR_STATE;
    int valid = lanewise_slh_stream_valid(s);
    lanewise_slhdsa_verifier_wipe(verifier);
    return valid ? LANEWISE_OK : LANEWISE_ERR_SIGNATURE;
}

void lanewise_slhdsa_verifier_wipe(lanewise_slhdsa_verifier *verifier) {
    if (verifier)
        lanewise_wipe(verifier, sizeof *verifier);
}
