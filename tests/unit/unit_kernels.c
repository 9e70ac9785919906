/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Every kernel of this build, through the contract in backend.h, against the textbook: each
 * state of a kernel holds something else, every function is followed by a look at all of them,
 * and state and messages lie against inaccessible pages.
 */
#include "check.h"
#include "keccak/backend.h"
#include "textbook.h"

#include <string.h>

enum { STATES = LANEWISE_MAX_STATES, GUARD = 64 };

static const lanewise_backend *kernel;
static uint8_t *area, *area_end;   /* where the state lies, between fences */
static uint8_t *state;             /* state_bytes, aligned as the contract says, no more */
static uint8_t model[STATES][200]; /* what each state ought to be */
static uint8_t *message[STATES], *message_end[STATES];
enum { MESSAGE = 8 * 4096 };

static void place_state(int at_end) {
    size_t n = kernel->state_bytes, alignment = kernel->states == 1 ? 8 : 64;
    if (at_end) { /* as near to the fence as its alignment allows */
        state = area_end - n;
        state -= (uintptr_t)state % alignment;
    } else {
        state = area;
        if (kernel->states == 1) /* 8-aligned and no better, right after a guard of our own */
            state += GUARD + 8;
    }
    memset(area, 0xA5, (size_t)(area_end - area));
    memset(state, 0, n);
    memset(model, 0, sizeof model);
}

static void look(const char *after) {
    uint8_t got[200];
    size_t n = kernel->state_bytes;
    for (unsigned k = 0; k < kernel->states; k++) {
        memset(got, 0xEE, sizeof got);
        kernel->extract_bytes(state, k, got, 0, 200);
        CHECK_BYTES(got, model[k], 200, "%s: state %u after %s", kernel->name, k, after);
    }
    size_t spoilt = 0;
    for (uint8_t *p = area; p < area_end; p++)
        spoilt += (p < state || p >= state + n) && *p != 0xA5;
    CHECK(!spoilt, "%s: wrote %zu bytes outside its state in %s", kernel->name, spoilt, after);
}

static void add(unsigned k, const uint8_t *data, size_t offset, size_t len) {
    kernel->add_bytes(state, k, data, offset, len);
    for (size_t i = 0; i < len; i++)
        model[k][offset + i] ^= data[i];
}

static void randomise(void) {
    uint8_t bytes[200];
    for (unsigned k = 0; k < kernel->states; k++) {
        check_fill(bytes, sizeof bytes);
        add(k, bytes, 0, sizeof bytes);
    }
}

static void permute(unsigned rounds) {
    kernel->permute(state, rounds);
    for (unsigned k = 0; k < kernel->states; k++)
        book_permute(model[k], rounds);
}

static void test_zero(void) {
    place_state(0);
    look("zeroing");
    permute(24);
    look("the permutation of zero");
}

static void test_rounds(void) {
    for (unsigned rounds = 1; rounds <= 24; rounds++)
        for (int end = 0; end < 2; end++) {
            place_state(end);
            randomise();
            look("add_bytes of 200");
            for (size_t i = check_loops(80, 2); i--;) {
                permute(rounds);
                look("permute");
            }
        }
    place_state(1);
    for (size_t i = check_loops(20000, 40); i--;) {
        randomise();
        permute(1 + (unsigned)check_below(24));
        look("permute with rounds at random");
    }
    /* States that differ in a single bit: nothing may leak from one to another. */
    for (unsigned k = 0; k < kernel->states; k++) {
        static const uint8_t one = 1;
        place_state(0);
        add(k, &one, check_below(200), 1);
        permute(24);
        look("one bit in one state");
    }
}

/* Every offset with every length, in a state that changes from case to case. */
static void test_bytes(void) {
    unsigned k = 0;
    size_t step = check_scale >= 100 ? 1 : 7;
    place_state(1);
    randomise();
    for (size_t offset = 0; offset <= 200; offset++)
        for (size_t len = offset % step; offset + len <= 200; len += step) {
            uint8_t got[200 + 2 * GUARD], *data = message_end[0] - len;
            k = (k + 1) % kernel->states;
            check_fill(data, len);
            add(k, data, offset, len);
            memset(got, 0xC3, sizeof got);
            kernel->extract_bytes(state, k, got + GUARD, offset, len);
            CHECK_BYTES(got + GUARD, model[k] + offset, len, "%s: bytes %zu + %zu of state %u",
                        kernel->name, offset, len, k);
            size_t spoilt = 0;
            for (size_t i = 0; i < sizeof got; i++)
                spoilt += (i < GUARD || i >= GUARD + len) && got[i] != 0xC3;
            CHECK(!spoilt, "%s: extract_bytes %zu + %zu wrote too much", kernel->name, offset, len);
            /* Output right before the fence: not a byte more may be touched. */
            kernel->extract_bytes(state, k, data, offset, len);
            CHECK_BYTES(data, model[k] + offset, len, "%s: bytes to a fence", kernel->name);
            if (len % 16 == 0)
                look("add_bytes");
        }
}

/* The data of state k: at the end or at the start of its mapping, or somewhere unaligned. */
static uint8_t *place_message(unsigned k, size_t len, unsigned where) {
    switch (where % 3) {
    case 0:
        return message_end[k] - len;
    case 1:
        return message[k];
    default:
        return message[k] + check_below(MESSAGE - len + 1);
    }
}

static void test_lanes(void) {
    for (size_t lanes = 0; lanes <= 25; lanes++)
        for (unsigned where = 0; where < 3; where++) {
            uint8_t *data[STATES];
            const uint8_t *in[STATES];
            place_state(where & 1);
            randomise();
            for (unsigned k = 0; k < kernel->states; k++) {
                in[k] = data[k] = place_message(k, 8 * lanes, where);
                check_fill(data[k], 8 * lanes);
                for (size_t i = 0; i < 8 * lanes; i++)
                    model[k][i] ^= data[k][i];
            }
            kernel->add_lanes(state, in, lanes);
            look("add_lanes");
            permute(3);
            for (unsigned k = 0; k < kernel->states; k++) {
                check_fill(data[k], 8 * lanes);
                if (where == 2) {
                    data[k] = message[k] + GUARD + check_below(64);
                    memset(message[k], 0xC3, 4096);
                }
            }
            kernel->extract_lanes(state, data, lanes);
            for (unsigned k = 0; k < kernel->states; k++) {
                CHECK_BYTES(data[k], model[k], 8 * lanes, "%s: extract_lanes %zu, state %u",
                            kernel->name, lanes, k);
                size_t spoilt = 0;
                for (size_t i = 0; where == 2 && i < 4096; i++)
                    spoilt += (message[k] + i < data[k] || message[k] + i >= data[k] + 8 * lanes) &&
                              message[k][i] != 0xC3;
                CHECK(!spoilt, "%s: extract_lanes %zu wrote too much", kernel->name, lanes);
            }
            look("extract_lanes");
        }
}

static void absorb(size_t blocks, size_t lanes, unsigned rounds, unsigned where, int same) {
    size_t len = 8 * lanes * blocks;
    const uint8_t *in[STATES], *kept[STATES];
    uint64_t sum[STATES] = {0}, after;
    for (unsigned k = 0; k < kernel->states; k++) {
        uint8_t *data = place_message(same ? 0 : k, len, where);
        if (same && k)
            data = (uint8_t *)in[0];
        else
            check_fill(data, len);
        kept[k] = in[k] = data;
        for (size_t i = 0; i < len; i++)
            sum[k] = sum[k] * 31 + data[i];
        for (size_t b = 0; b < blocks; b++) {
            for (size_t i = 0; i < 8 * lanes; i++)
                model[k][i] ^= data[8 * lanes * b + i];
            book_permute(model[k], rounds);
        }
    }
    kernel->absorb_blocks(state, in, blocks, lanes, rounds);
    look("absorb_blocks");
    for (unsigned k = 0; k < kernel->states; k++) {
        after = 0;
        for (size_t i = 0; i < len; i++)
            after = after * 31 + in[k][i];
        CHECK(after == sum[k] && in[k] == kept[k], "%s: absorb_blocks changed its input",
              kernel->name);
    }
}

static void test_absorb(void) {
    static const size_t blocks[] = {0, 1, 2, 3, 4, 7, 12};
    static const unsigned rounds[] = {24, 12};
    for (size_t lanes = 1; lanes <= 25; lanes++)
        for (size_t b = 0; b < sizeof blocks / sizeof blocks[0]; b++)
            for (unsigned r = 0; r < 2; r++)
                for (unsigned where = 0; where < 3; where++) {
                    if (check_scale < 100 && check_below(100) >= check_scale)
                        continue;
                    place_state((where + r) & 1);
                    randomise();
                    absorb(blocks[b], lanes, rounds[r], where, 0);
                }
    for (unsigned r = 1; r <= 24; r++) {
        place_state(r & 1);
        randomise();
        absorb(1 + check_below(9), 1 + check_below(25), r, r, 0);
        absorb(3, 17, r, r, 1); /* all states read the same bytes */
    }
    place_state(0);
    absorb(160, 21, 12, 0, 0);
    absorb(150, 17, 24, 1, 0);
}

/* Every set of states, replaced by the same bytes; the others stay. */
static void test_set_states(void) {
    unsigned all = (1u << kernel->states) - 1;
    for (unsigned end = 0; end < 2; end++)
        for (unsigned which = 1; which <= all; which++) {
            uint8_t *bytes = message_end[0] - 200;
            place_state((int)end);
            randomise();
            check_fill(bytes, 200);
            lanewise_set_states(kernel, state, which, bytes);
            for (unsigned k = 0; k < kernel->states; k++)
                if (which >> k & 1)
                    memcpy(model[k], bytes, 200);
            look("set_states");
            permute(24);
            look("the permutation after set_states");
        }
}

#if LANEWISE_MAX_STATES > 1
/* Rows of several messages: every length of data that fits, to a fence, and all that is written. */
static void pad(size_t size, size_t len, size_t n) {
    enum { ROW = LANEWISE_PAD_MOST + 64, AREA = STATES * ROW };
    static uint8_t got[AREA + 2 * GUARD], want[AREA + 2 * GUARD];
    uint8_t end = (uint8_t)check_below(128), last = check_below(2) ? 0x80 : 0;
    size_t whole = (size + 63) / 64 * 64, row = whole + check_below(65);
    size_t at = 1 + check_below(GUARD);
    lanewise_bytes data[STATES];
    memset(got, 0xC3, sizeof got);
    memset(want, 0xC3, sizeof want);
    for (size_t k = 0; k < n; k++) {
        uint8_t *of = want + at + k * row;
        size_t part = k ? check_below(size) : len;
        data[k] = (lanewise_bytes){message_end[k] - part, part};
        check_fill(message_end[k] - part, part);
        memset(of, 0, whole);
        memcpy(of, data[k].data, part);
        of[part] ^= end;
        of[size - 1] ^= last;
    }
    kernel->pad(got + at, row, size, data, n, end, last);
    CHECK_BYTES(got, want, sizeof got, "%s: pad of %zu to %zu, %zu rows", kernel->name, len, size,
                n);
}

static void test_pad(void) {
    for (size_t size = 1; kernel->pad && size <= LANEWISE_PAD_MOST; size++)
        for (size_t len = 0; len < size; len++)
            if (check_scale >= 100 || check_below(100) < 10 || len + 1 == size)
                pad(size, len, 1 + check_below(STATES));
}

/* Outputs of every number of lanes from messages of every number, between fences; where `in_place`,
 * each output is where its message is. */
static void once(size_t lanes, size_t given, unsigned rounds, unsigned where, int in_place) {
    const void *both[2 * STATES];
    uint8_t start[200], *out[STATES], wanted[STATES][200];
    size_t spoilt = 0;
    check_fill(start, sizeof start);
    for (unsigned k = 0; k < kernel->states; k++) {
        size_t room = 8 * (in_place && given > lanes ? given : lanes);
        uint8_t *data = place_message(k, room, where);
        check_fill(data, room);
        out[k] = in_place ? data : area + GUARD + k * (8 * given + 8);
        both[k] = data, both[kernel->states + k] = out[k];
        memcpy(wanted[k], start, sizeof start);
        for (size_t i = 0; i < 8 * lanes; i++)
            wanted[k][i] ^= data[i];
        book_permute(wanted[k], rounds);
    }
    memset(area, 0xA5, (size_t)(area_end - area));
    kernel->once(start, both, lanes, given, rounds);
    for (unsigned k = 0; k < kernel->states; k++) {
        CHECK_BYTES(out[k], wanted[k], 8 * given, "%s: once, %zu lanes to %zu, state %u",
                    kernel->name, lanes, given, k);
        if (!in_place)
            memset(out[k], 0xA5, 8 * given);
    }
    for (uint8_t *p = area; p < area_end; p++)
        spoilt += *p != 0xA5;
    CHECK(!spoilt, "%s: once wrote %zu bytes beside its outputs", kernel->name, spoilt);
}

static void test_once(void) {
    for (unsigned n = 0; kernel->once && n < 26 * 25; n++)
        if (check_scale >= 100 || check_below(100) < 20)
            once(n % 26, 1 + n / 26, 1 + (unsigned)check_below(24), n, check_below(2) != 0);
    for (unsigned rounds = 1; kernel->once && rounds <= 24; rounds++)
        for (size_t given = 3; given <= 5; given++)
            once(17, given, rounds, rounds, given == 4);
}
#else
static void test_pad(void) {
}

static void test_once(void) {
}
#endif

#if LANEWISE_MAX_STATES > 1
/* Where lane i of state k lies in what a chain works on, in bytes, and the size of `rows` rows: in
 * the paired layout they are whole states. */
static size_t chain_place(size_t i, size_t k) {
    if (kernel->layout == LANEWISE_LAYOUT_zipped || kernel->states == 1)
        return 8 * (i * kernel->states + k);
    return k < 2 ? 16 * i + 8 * k : 200 * k + 8 * i;
}

static size_t chain_bytes(size_t rows) {
    return kernel->layout == LANEWISE_LAYOUT_zipped ? 8 * rows * kernel->states
                                                    : kernel->state_bytes;
}
#endif

/* Chains: every number of steps that WOTS+ has, each input another; and the result in the place of
 * the nodes. All rows lie against a fence, so that none is read that does not belong to them. */
static void test_chains(void) {
#if LANEWISE_MAX_STATES > 1
    enum { STEPS = 15 };
    for (size_t c = 0; kernel->chains && c < 6; c++)
        for (size_t steps = 1; steps <= STEPS; steps++) {
            size_t m = 2 + c % 3, row = 8 * kernel->states, n = 8 * m, size = chain_bytes(m);
            uint8_t node[LANEWISE_MAX_STATES][32], input[32 + 32 + 32];
            uint8_t before[LANEWISE_MAX_STATE_BYTES], *head = message_end[0] - chain_bytes(m + 3),
                                                      *last = message_end[1] - steps * row;
            uint8_t *nodes = message_end[2] - size, *out = message_end[3] - size;
            check_fill(head, chain_bytes(m + 3));
            check_fill(last, steps * row);
            check_fill(nodes, size);
            memcpy(before, nodes, size);
            kernel->chains[c](out, nodes, head, last, steps, lanewise_round_constants);
            CHECK_BYTES(nodes, before, size, "%s: a chain changed its input", kernel->name);
            kernel->chains[c](nodes, nodes, head, last, steps, lanewise_round_constants);
            for (size_t k = 0; k < kernel->states; k++) {
                for (size_t i = 0; i < m; i++)
                    memcpy(node[k] + 8 * i, before + chain_place(i, k), 8);
                for (size_t i = 0; i < m + 3; i++)
                    memcpy(input + 8 * i, head + chain_place(i, k), 8);
                for (size_t s = 0; s < steps; s++) {
                    memcpy(input + n + 24, last + s * row + 8 * k, 8);
                    if (c >= 3) {
                        uint8_t mask[32];
                        book_hash(136, 24, 0x1F, input, n + 32, mask, n);
                        for (size_t i = 0; i < n; i++)
                            node[k][i] ^= mask[i];
                    }
                    memcpy(input + n + 32, node[k], n);
                    book_hash(136, 24, 0x1F, input, 2 * n + 32, node[k], n);
                }
                for (size_t i = 0; i < m; i++) {
                    CHECK_BYTES(out + chain_place(i, k), node[k] + 8 * i, 8,
                                "%s: chain %zu of %zu steps, state %zu", kernel->name, c, steps, k);
                    CHECK_BYTES(nodes + chain_place(i, k), node[k] + 8 * i, 8,
                                "%s: chain %zu of %zu steps in place, state %zu", kernel->name, c,
                                steps, k);
                }
            }
        }
#endif
}

void suite_kernels(void) {
    unsigned tested = 0;
    area = check_fenced(2 * LANEWISE_MAX_STATE_BYTES, &area_end);
    for (unsigned k = 0; k < STATES; k++)
        message[k] = check_fenced(MESSAGE, &message_end[k]);
    for (size_t i = 0; (kernel = lanewise_backends[i]) != NULL; i++) {
        CHECK(kernel->states >= 1 && kernel->states <= STATES, "%s: states %u", kernel->name,
              kernel->states);
        CHECK(kernel->state_bytes == 200 * kernel->states, "%s: %u bytes", kernel->name,
              kernel->state_bytes);
        for (size_t j = 0; j < i; j++)
            CHECK(strcmp(kernel->name, lanewise_backends[j]->name), "%s is there twice",
                  kernel->name);
        if (!lanewise_backend_available(kernel)) {
            check_lacks(kernel->name, kernel->needs);
            continue;
        }
        test_zero();
        test_rounds();
        test_bytes();
        test_lanes();
        test_absorb();
        test_set_states();
        test_pad();
        test_once();
        test_chains();
        tested++;
    }
    CHECK(tested >= 2, "only %u kernels; the portable ones run everywhere", tested);
}
