/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * How many calls of kernels an operation of ML-KEM takes: no more than docs/ml-kem.md says. The
 * hash of a key, G and the noise wait for one another, and what else there is has to fill the
 * states that they leave free. Times do not show that on a machine with other work.
 *
 * The sources of ML-KEM are compiled for this program with kernels that are made here, for as many
 * states as those that Zen 4 chooses among, with their costs: so it is the same on every machine.
 */
#include "check.h"
#include "keccak/backend.h"
#include "lanewise/mlkem.h"
#include "mlkem/arith.h"

/* What the sources call instead of lanewise_select_on, lanewise_cost_on, lanewise_mlkem_arith and
 * lanewise_mlkem_ariths. */
const lanewise_backend *faulty_select(unsigned kind, size_t states);
unsigned faulty_cost(unsigned kind, const lanewise_backend *b);
const mlkem_arith *faulty_arith(void);
extern const mlkem_arith *const faulty_ariths[];
const mlkem_arith *const faulty_ariths[] = {NULL};

const mlkem_arith *faulty_arith(void) {
    return lanewise_mlkem_arith();
}

#if LANEWISE_MAX_STATES >= 8
/* States one after the other, each permuted by portable C. */
static const lanewise_backend *const one = &lanewise_backend_x1_c64;

static uint8_t *state_of(void *all, unsigned k) {
    return (uint8_t *)all + 200 * (size_t)k;
}
static void add_bytes(void *all, unsigned k, const uint8_t *data, size_t offset, size_t len) {
    one->add_bytes(state_of(all, k), 0, data, offset, len);
}
static void extract_bytes(const void *all, unsigned k, uint8_t *out, size_t offset, size_t len) {
    one->extract_bytes((const uint8_t *)all + 200 * (size_t)k, 0, out, offset, len);
}
static void set_states(void *all, unsigned which, const uint8_t *bytes) {
    for (unsigned k = 0; which >> k; k++)
        if (which >> k & 1) {
            memset(state_of(all, k), 0, 200);
            add_bytes(all, k, bytes, 0, 200);
        }
}

enum { KERNELS = 3 };
static unsigned calls[KERNELS];

#define KERNEL(i, n)                                                                               \
    static void permute_##n(void *all, unsigned rounds) {                                          \
        calls[i]++;                                                                                \
        for (unsigned k = 0; k < n; k++)                                                           \
            one->permute(state_of(all, k), rounds);                                                \
    }                                                                                              \
    static void add_lanes_##n(void *all, const uint8_t *const *data, size_t lanes) {               \
        for (unsigned k = 0; k < n; k++)                                                           \
            add_bytes(all, k, data[k], 0, 8 * lanes);                                              \
    }                                                                                              \
    static void extract_lanes_##n(const void *all, uint8_t *const *out, size_t lanes) {            \
        for (unsigned k = 0; k < n; k++)                                                           \
            extract_bytes(all, k, out[k], 0, 8 * lanes);                                           \
    }                                                                                              \
    static void absorb_blocks_##n(void *all, const uint8_t *const *data, size_t blocks,            \
                                  size_t lanes, unsigned rounds) {                                 \
        for (size_t b = 0; b < blocks; b++) {                                                      \
            for (unsigned k = 0; k < n; k++)                                                       \
                add_bytes(all, k, data[k] + 8 * lanes * b, 0, 8 * lanes);                          \
            permute_##n(all, rounds);                                                              \
        }                                                                                          \
    }
KERNEL(0, 2)
KERNEL(1, 4)
KERNEL(2, 8)

#define BACKEND(n)                                                                                 \
    {.name = "states one after the other",                                                         \
     .states = n,                                                                                  \
     .state_bytes = 200 * n,                                                                       \
     .permute = permute_##n,                                                                       \
     .add_bytes = add_bytes,                                                                       \
     .extract_bytes = extract_bytes,                                                               \
     .add_lanes = add_lanes_##n,                                                                   \
     .extract_lanes = extract_lanes_##n,                                                           \
     .absorb_blocks = absorb_blocks_##n,                                                           \
     .set_states = set_states}
static const lanewise_backend kernels[KERNELS] = {BACKEND(2), BACKEND(4), BACKEND(8)};
static const unsigned costs[KERNELS] = {679, 682, 1337};

const lanewise_backend *faulty_select(unsigned kind, size_t states) {
    (void)kind;
    return &kernels[states <= 2 ? 0 : states <= 4 ? 1 : 2];
}

unsigned faulty_cost(unsigned kind, const lanewise_backend *b) {
    (void)kind;
    return costs[b - kernels];
}

static void count(const char *what, const char *set, unsigned most) {
    unsigned cost = 0;
    for (unsigned i = 0; i < KERNELS; i++)
        cost += calls[i] * costs[i];
    CHECK(cost <= most,
          "%s of %s takes calls of %u cycles, not %u: %u of 2 states, %u of 4, %u of 8", what, set,
          cost, most, calls[0], calls[1], calls[2]);
    memset(calls, 0, sizeof calls);
}

static void test(const char *name, unsigned keygen, unsigned encaps, unsigned decaps) {
    static uint8_t ek[1568], dk[3168], ct[1568], seed[64], sent[32], received[32];
    lanewise_mlkem_set set;
    lanewise_mlkem_info info;
    CHECK_OK(lanewise_mlkem_by_name(name, &set));
    CHECK_OK(lanewise_mlkem_describe(set, &info));
    seed[0] = 3; /* three blocks are enough for each element of these matrices */
    CHECK_OK(lanewise_mlkem_keygen_seed(set, ek, info.public_bytes, dk, info.private_bytes, seed,
                                        sizeof seed));
    count("key generation", name, keygen);
    CHECK_OK(lanewise_mlkem_encaps_seed(set, ct, info.ciphertext_bytes, sent, 32, ek,
                                        info.public_bytes, seed, 32));
    count("encapsulation", name, encaps);
    CHECK_OK(lanewise_mlkem_decaps(set, received, 32, dk, info.private_bytes, ct,
                                   info.ciphertext_bytes));
    count("decapsulation", name, decaps);
    CHECK_BYTES(received, sent, 32, "%s", name);
}
#else
const lanewise_backend *faulty_select(unsigned kind, size_t states) {
    return lanewise_select_on(kind, states);
}
unsigned faulty_cost(unsigned kind, const lanewise_backend *b) {
    return lanewise_cost_on(kind, b);
}
#endif

int main(void) {
    check_begin(NULL);
#if LANEWISE_MAX_STATES >= 8
    test("ML-KEM-512", 8184, 6138, 5456);
    test("ML-KEM-768", 10230, 8184, 9548);
    test("ML-KEM-1024", 14896, 12276, 14322);
#else
    check_does_not_apply("kernels for one state alone");
    check_count++;
#endif
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures != 0;
}
