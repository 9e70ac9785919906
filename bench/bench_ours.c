/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Lanewise itself in the shape of a peer, so that the measuring code knows no difference. */
#include "bench_rows.h"
#include "keccak/backend.h"
#include "lanewise/lanewise.h"

#include <string.h>

#define RUN(name, call)                                                                            \
    static int run_##name(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen,            \
                          size_t stride, size_t count) {                                           \
        for (size_t i = 0; i < count; i++) {                                                       \
            uint8_t *o = stride ? out + i * outlen : out;                                          \
            const uint8_t *m = in + i * stride;                                                    \
            (void)outlen;                                                                          \
            if (call)                                                                              \
                return 1;                                                                          \
        }                                                                                          \
        return 0;                                                                                  \
    }

static const uint8_t *key(void) {
    static uint8_t k[PEER_KMAC_KEY_BYTES];
    for (unsigned i = 0; i < sizeof k; i++)
        k[i] = (uint8_t)(PEER_KMAC_KEY_FIRST + i);
    return k;
}

static const lanewise_threading two_threads = {2, 0};

RUN(sha3_256, lanewise_sha3_256(o, m, inlen))
RUN(sha3_512, lanewise_sha3_512(o, m, inlen))
RUN(shake128, lanewise_shake128(o, outlen, m, inlen))
RUN(turboshake128, lanewise_turboshake128(o, outlen, m, inlen, LANEWISE_TURBOSHAKE_DOMAIN))
RUN(kt128, lanewise_kt128(o, outlen, m, inlen, NULL, 0))
RUN(kt128_threads, lanewise_kt128_threaded(o, outlen, m, inlen, NULL, 0, &two_threads))
RUN(kmac256, lanewise_kmac256(o, outlen, key(), PEER_KMAC_KEY_BYTES, m, inlen, NULL, 0))

enum { MOST = 1024 };
static lanewise_bytes messages[MOST];
static void *digests[MOST];

/* Messages of 0 to twice `mean` bytes, one after the other: message i and the i-th from the end
 * have twice the mean together, so that all of them have count * mean. */
static int lay_out_mixed(uint8_t *out, size_t outlen, const uint8_t *in, size_t mean,
                         size_t count) {
    if (count > MOST)
        return 1;
    for (size_t i = 0; i < count; i++) {
        size_t other = count - 1 - i, low = i < other ? i : other;
        size_t len = i == other ? mean : (low * 7919 + 13) % (2 * mean + 1);
        messages[i] = (lanewise_bytes){in, i < other || i == other ? len : 2 * mean - len};
        digests[i] = out + i * outlen;
        in += messages[i].len;
    }
    return 0;
}

static int run_mixed(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                     size_t count) {
    (void)stride;
    return lay_out_mixed(out, outlen, in, inlen, count) ||
           lanewise_hash_many(LANEWISE_SHA3_256, count, messages, digests, outlen);
}

static int run_mixed_loop(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen,
                          size_t stride, size_t count) {
    (void)stride;
    if (lay_out_mixed(out, outlen, in, inlen, count))
        return 1;
    for (size_t i = 0; i < count; i++)
        if (lanewise_sha3_256(digests[i], messages[i].data, messages[i].len))
            return 1;
    return 0;
}

/* What the kernel for many states takes for as many permutations, without a byte of input: the
 * bound for the rows above. */
static int permutations(uint8_t *out, size_t outlen, size_t states) {
    static _Alignas(4096) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    const lanewise_backend *b = lanewise_select(SIZE_MAX);
    for (size_t done = 0; done < states; done += b->states)
        b->permute(state, 24);
    memset(out, 0, outlen);
    return 0;
}

static int run_mixed_kernel(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen,
                            size_t stride, size_t count) {
    size_t states = 0;
    (void)stride;
    if (lay_out_mixed(out, outlen, in, inlen, count))
        return 1;
    for (size_t i = 0; i < count; i++)
        states += messages[i].len / LANEWISE_SHA3_256_RATE + 1;
    return permutations(out, outlen * count, states);
}

static int run_short_kernel(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen,
                            size_t stride, size_t count) {
    (void)in, (void)inlen, (void)stride;
    return permutations(out, outlen * count, count);
}

/* Keyed messages that go on from one context, as a program that keeps its key would. */
static const lanewise_sponge *keyed(void) {
    static lanewise_sponge s;
    static int ready;
    if (!ready)
        ready = !lanewise_kmac128_init(&s, key(), PEER_KMAC_KEY_BYTES, NULL, 0, 32);
    return ready ? &s : NULL;
}

static int run_keyed(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                     size_t count) {
    for (size_t i = 0; i < count && count <= MOST; i++) {
        messages[i] = (lanewise_bytes){in + i * stride, inlen};
        digests[i] = out + i * outlen;
    }
    return count > MOST || lanewise_sponge_finish_many(keyed(), count, messages, digests, outlen);
}

static int run_keyed_loop(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen,
                          size_t stride, size_t count) {
    for (size_t i = 0; i < count; i++) {
        lanewise_sponge s = *keyed();
        if (lanewise_sponge_absorb(&s, in + i * stride, inlen) || lanewise_sponge_finalize(&s) ||
            lanewise_sponge_squeeze(&s, out + i * outlen, outlen))
            return 1;
    }
    return 0;
}

static int run_many(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen, size_t stride,
                    size_t count) {
    if (count > MOST || !stride)
        return 1;
    for (size_t i = 0; i < count; i++) {
        messages[i] = (lanewise_bytes){in + i * stride, inlen};
        digests[i] = out + i * outlen;
    }
    return lanewise_hash_many(LANEWISE_SHA3_256, count, messages, digests, outlen);
}

/* One absorb call, after which it is not known whether more follows: the last chunk cannot be ended
 * beside the others. So did the one-shot function before it looked for the end. */
static int run_kt128_steps(uint8_t *out, size_t outlen, const uint8_t *in, size_t inlen,
                           size_t stride, size_t count) {
    for (size_t i = 0; i < count; i++) {
        lanewise_tree t;
        if (lanewise_kt128_init(&t) || lanewise_tree_absorb(&t, in + i * stride, inlen) ||
            lanewise_kt_finalize(&t, NULL, 0) ||
            lanewise_tree_squeeze(&t, stride ? out + i * outlen : out, outlen))
            return 1;
        lanewise_tree_wipe(&t);
    }
    return 0;
}

static const peer_function hashes[] = {
    {"SHA3-256", "lanewise_sha3_256", "", 0, run_sha3_256, NULL, NULL, NULL, NULL},
    {"SHA3-256, many", "lanewise_hash_many", "", 0, run_many, NULL, NULL, NULL, NULL},
    {"mixed SHA3-256, many", "lanewise_hash_many", "", 0, run_mixed, NULL, NULL, NULL, NULL},
    {"mixed SHA3-256", "a loop over lanewise_sha3_256", "", 0, run_mixed_loop, NULL, NULL, NULL,
     NULL},
    {"permutations for these", "the kernel alone", "", 0, run_mixed_kernel, NULL, NULL, NULL, NULL},
    {"permutations for 8", "the kernel alone", "", 0, run_short_kernel, NULL, NULL, NULL, NULL},
    {"keyed KMAC128, many", "lanewise_sponge_finish_many", "", 0, run_keyed, NULL, NULL, NULL,
     NULL},
    {"keyed KMAC128", "a loop over copies of the context", "", 0, run_keyed_loop, NULL, NULL, NULL,
     NULL},
    {"SHA3-512", "lanewise_sha3_512", "", 0, run_sha3_512, NULL, NULL, NULL, NULL},
    {"SHAKE128", "lanewise_shake128", "", 0, run_shake128, NULL, NULL, NULL, NULL},
    {"TurboSHAKE128", "lanewise_turboshake128", "", 0, run_turboshake128, NULL, NULL, NULL, NULL},
    {"KT128", "lanewise_kt128, one thread", "", 0, run_kt128, NULL, NULL, NULL, NULL},
    {"KT128, in steps", "lanewise_tree_absorb, lanewise_kt_finalize", "", 0, run_kt128_steps, NULL,
     NULL, NULL, NULL},
    {"KT128, 2 threads", "lanewise_kt128_threaded", "", 0, run_kt128_threads, NULL, NULL, NULL,
     NULL},
    {"KMAC256", "lanewise_kmac256", "", 0, run_kmac256, NULL, NULL, NULL, NULL},
};

/*
 * One entry per backend and number of rounds. A peer_function has no argument that could say which
 * backend, so each pair gets a function of its own from this list of positions.
 */
#define POSITIONS(X)                                                                               \
    X(0)                                                                                           \
    X(1)                                                                                           \
    X(2)                                                                                           \
    X(3) X(4) X(5) X(6) X(7) X(8) X(9) X(10) X(11) X(12) X(13) X(14) X(15) X(16) X(17) X(18) X(19)

#define DEFINE(i)                                                                                  \
    static void permute24_##i(void *state, size_t count) {                                         \
        while (count--)                                                                            \
            lanewise_backends[i]->permute(state, 24);                                              \
    }                                                                                              \
    static void permute12_##i(void *state, size_t count) {                                         \
        while (count--)                                                                            \
            lanewise_backends[i]->permute(state, 12);                                              \
    }                                                                                              \
    static void extract_##i(const void *state, unsigned instance, uint8_t out[200]) {              \
        lanewise_backends[i]->extract_bytes(state, instance, out, 0, 200);                         \
    }
POSITIONS(DEFINE)

#define ENTRY(i) {permute24_##i, permute12_##i, extract_##i},
static const struct {
    void (*permute24)(void *state, size_t count);
    void (*permute12)(void *state, size_t count);
    void (*extract)(const void *state, unsigned instance, uint8_t out[200]);
} position[] = {POSITIONS(ENTRY)};

enum {
    HASHES = sizeof hashes / sizeof hashes[0],
    KERNELS = sizeof position / sizeof position[0],
    SCHEMES = 40 /* at most */
};

const peer *bench_ours(void) {
    static peer_function all[HASHES + SCHEMES + 2 * KERNELS];
    static peer self = {"lanewise", NULL, "this repository", all, HASHES};
    if (self.version)
        return &self;
    self.version = lanewise_version();
    memcpy(all, hashes, sizeof hashes);
    for (size_t i = 0; i < bench_scheme_count && i < SCHEMES; i++)
        all[self.count++] = bench_schemes[i];
    for (size_t i = 0; i < bench_mldsa_count && self.count < HASHES + SCHEMES; i++)
        all[self.count++] = bench_mldsa[i];
    for (size_t i = 0; lanewise_backends[i] && i < KERNELS; i++) {
        const lanewise_backend *b = lanewise_backends[i];
        if (!lanewise_backend_available(b))
            continue;
        peer_function p = {"Keccak-p[1600,24]", b->name, b->needs,
                           b->states,           NULL,    position[i].permute24,
                           position[i].extract, NULL,    NULL};
        all[self.count++] = p;
        p.function = "Keccak-p[1600,12]";
        p.permute = position[i].permute12;
        all[self.count++] = p;
    }
    return &self;
}
