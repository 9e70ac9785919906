/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * The contract between a kernel and the rest of the library.
 *
 * A backend permutes `states` Keccak states at once and owns the layout in which they lie in
 * memory: bit interleaving never leaks out of a 32-bit backend, lane zipping never out of a
 * vector backend. Code that holds a state uses only these functions, under these rules:
 *
 *   - They take `state_bytes` bytes. With states == 1 that is exactly 200, aligned to 8 bytes;
 *     otherwise the memory is aligned to 64 bytes.
 *   - Each lane of each state takes eight bytes of that memory; `layout` says where and how, for
 *     code that moves whole lanes from state to state without a look at their bytes. Whatever the
 *     layout, XOR of two such eight bytes is XOR of the lanes.
 *   - All-zero memory is `states` zero states, in every layout.
 *   - Byte 8(x + 5y) + i of state k is byte i, least significant first, of its lane (x, y):
 *     FIPS 202 section 3.1.2 and B.1.
 *   - permute applies Keccak-p[1600, rounds], 1 <= rounds <= 24, the last `rounds` rounds of
 *     Keccak-f (FIPS 202 section 3.4), to every state.
 *   - No function looks at a secret to decide a branch or an address. Pointers to message data
 *     need no alignment. Nothing is allocated, nothing global is written.
 *   - Arguments have been checked: index < states, offset + len <= 200, lanes <= 25.
 *   - Vector registers: a kernel that dirties upper halves issues vzeroupper before it returns.
 */
#ifndef LANEWISE_BACKEND_H
#define LANEWISE_BACKEND_H

#include "lanewise/status.h"
#include "target.h"

#include <stddef.h>
#include <stdint.h>
#include <string.h>

#ifndef LANEWISE_MAX_STATES /* 1 where only single-state kernels are built: it is stack */
#define LANEWISE_MAX_STATES 8
#endif
#define LANEWISE_MAX_STATE_BYTES (200 * LANEWISE_MAX_STATES)

typedef enum lanewise_layout {
    LANEWISE_LAYOUT_zipped,     /* word i * states + k is lane i of state k, a number */
    LANEWISE_LAYOUT_paired,     /* states 0 and 1 zipped, then the 25 lanes of each other one */
    LANEWISE_LAYOUT_interleaved /* zipped, each lane as 32 even and 32 odd bits */
} lanewise_layout;

/*
 * Chains of SHAKE256 (FIPS 202) of short inputs, all states in step. A row is one lane of each
 * state; a row of `last` is so many words, state by state. In the zipped layout the other rows are
 * as they lie in a state, and nothing behind them is touched. In the paired layout `nodes`, `head`
 * and `out` are whole states, of which the first rows are meant; what the others hold does not
 * matter, and may be overwritten in `out`. In every step input k is the words k of
 *
 *     the rows of `head`, which stay; the next row of `last`; the rows of the node
 *
 * and the first rows of its digest are the node of the next step. A node has m rows and `head` has
 * m + 3: with the row of `last` that is PK.seed, ADRS and the message of F in FIPS 205. The first
 * node is `nodes`, the last goes to `out`, which may be `nodes`. steps >= 1; `constants` are
 * all 24, or anything where kernels bring their own (AArch64). Rows need no alignment beyond that
 * of their words.
 */
typedef void lanewise_chain(void *out, const void *nodes, const void *head, const void *last,
                            size_t steps, const uint64_t *constants);

/*
 * Short messages at once, with no state in memory: each state begins as the 200 bytes of `start`;
 * add_lanes, permute, extract_lanes of `given` lanes (1 to 25). `both` points to the data of all
 * states, then to all outputs. All data is read before the first output is written.
 */
typedef void lanewise_once(const uint8_t *start, const void *const *both, size_t lanes,
                           size_t given, unsigned rounds);

/*
 * The last blocks of n messages, or what is left of them, to `to` and on, `row` bytes apart: data,
 * the byte `end`, zeros up to `size` bytes, and the bits `last` added to the last of these. All of
 * it fits; size is at most LANEWISE_PAD_MOST. Whole vectors of 64 bytes are written.
 */
enum { LANEWISE_PAD_MOST = 192 };
typedef void lanewise_pad(uint8_t *to, size_t row, size_t size, const lanewise_bytes *data,
                          size_t n, uint8_t end, uint8_t last);

typedef struct lanewise_backend {
    const char *name;  /* keccakp1600_x<states>_<isa>[_<core>]_<technique> */
    const char *needs; /* CPU features in words, for people */
    uint32_t features; /* CPU features as bits of cpu.h; all must be present */
    uint32_t states;
    uint32_t state_bytes;

    void (*permute)(void *state, unsigned rounds);

    /* XOR len bytes into state `index`, from byte `offset` on. */
    void (*add_bytes)(void *state, unsigned index, const uint8_t *data, size_t offset, size_t len);
    /* Copy len bytes out of state `index`, from byte `offset` on. */
    void (*extract_bytes)(const void *state, unsigned index, uint8_t *out, size_t offset,
                          size_t len);

    /* XOR the first 8 * lanes bytes of data[k] into state k, for all k at once. */
    void (*add_lanes)(void *state, const uint8_t *const *data, size_t lanes);
    /* Copy the first 8 * lanes bytes of state k to out[k], for all k at once. */
    void (*extract_lanes)(const void *state, uint8_t *const *out, size_t lanes);
    /* blocks times: add_lanes of the next 8 * lanes bytes of every data[k], then permute. */
    void (*absorb_blocks)(void *state, const uint8_t *const *data, size_t blocks, size_t lanes,
                          unsigned rounds);
    lanewise_layout layout;
#if LANEWISE_MAX_STATES > 1
    /* Make every state whose bit is set in `which` (bit k: state k) equal to the 200 bytes, and
     * leave the others as they are. May be NULL if states == 1: there is a function below. */
    void (*set_states)(void *state, unsigned which, const uint8_t *bytes);
    /* May be NULL. */
    lanewise_once *once;
    /* May be NULL: the caller has a way of its own. */
    lanewise_pad *pad;
    /* Chains with m = 2, 3 and 4, then the same masked: in each step the node is first XORed with
     * the first rows of the digest of head and last alone. May be NULL. */
    lanewise_chain *const *chains;
#endif
} lanewise_backend;

/* The 24 round constants of iota, FIPS 202 section 3.2.5. Keccak-p[1600, n] starts at [24 - n]. */
extern const uint64_t lanewise_round_constants[24];

/*
 * The backend that serves best when `states` (>= 1) equally long inputs wait: it may be wider
 * than `states` (some are then idle) or narrower (call again for the rest). Never NULL.
 */
const lanewise_backend *lanewise_select(size_t states);

/*
 * The same for one kind of core of a machine with several (big.LITTLE). lanewise_select() answers
 * for kind 0, all of them at once, and always the same: for what keeps states of a kernel. A batch
 * asks once on which kind it begins, and chooses for that; threads move, so that to ask twice may
 * give two answers. 0 as well where the system does not say.
 */
#if LANEWISE_KINDS
unsigned lanewise_kind_asked(void);
#endif
static inline unsigned lanewise_kind_here(void) {
#if LANEWISE_KINDS
    return lanewise_kind_asked();
#else
    return 0;
#endif
}
const lanewise_backend *lanewise_select_on(unsigned kind, size_t states);

/* What a call of 24 rounds costs on a core of that kind, to weigh kernels against each other. */
unsigned lanewise_cost_on(unsigned kind, const lanewise_backend *backend);

/* The backend for the state of a context, whose 200 bytes lie in the context, on the kind of core
 * at hand. Never NULL. */
const lanewise_backend *lanewise_select_single(void);

/* All backends of this build, available here or not; NULL-terminated. */
extern const lanewise_backend *const lanewise_backends[];

/* Nonzero if this machine can run the backend. */
int lanewise_backend_available(const lanewise_backend *backend);

/* b->states, or what is known of it when the library is built. */
static inline unsigned lanewise_states(const lanewise_backend *b) {
    return LANEWISE_MAX_STATES == 1 ? 1 : b->states;
}

/* set_states of any backend; `which` has at least one bit, all of them below 1 << states. */
static inline void lanewise_set_states(const lanewise_backend *b, void *state, unsigned which,
                                       const uint8_t *bytes) {
#if LANEWISE_MAX_STATES > 1
    if (b->set_states) {
        b->set_states(state, which, bytes);
        return;
    }
#endif
    (void)which;
    memset(state, 0, 200);
    b->add_bytes(state, 0, bytes, 0, 200);
}

extern const lanewise_backend lanewise_backend_x1_c64;
extern const lanewise_backend lanewise_backend_x1_c32;

#endif
