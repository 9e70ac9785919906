/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Many at once against one at a time; and what is computed against the closed formulas. */
#include "slhdsa.h"
#include "slhdsa/stream.h"

#include <stdio.h>
#include <string.h>

#define SET LANEWISE_SLHDSA_SHAKE_128F
/* For how many steps the slots of a layer that have no chain left wait for the last one, on
 * average: one is what a number of steps that the width does not divide costs. */
enum { LAST_STEPS = 2 };
enum { MOST = 11, SIG = LANEWISE_SLHDSA_128F_SIGNATURE_BYTES };

static subject subjects[MOST];
static uint8_t signatures[MOST][SIG];

typedef struct watch {
    size_t calls, last, stop_at;
} watch;

static int progress(void *data, size_t done, size_t count) {
    watch *w = data;
    CHECK(done == w->last + 1 && done <= count, "progress %zu of %zu after %zu", done, count,
          w->last);
    w->last = done;
    w->calls++;
    return w->calls == w->stop_at;
}

static void signing(unsigned threads) {
    lanewise_bytes messages[MOST];
    void *to[MOST];
    lanewise_slhdsa_options o = {.deterministic = 1, .context = "many", .context_bytes = 4};
    watch w = {0, 0, 0};
    subject *s = &subjects[0];
    size_t count = threads > 1 ? MOST : 3;
    for (size_t i = 0; i < count; i++) {
        messages[i] = (lanewise_bytes){"0123456789abcdef", i + 2};
        to[i] = signatures[i];
    }
    memset(signatures, 0, sizeof signatures);
    CHECK_OK(lanewise_slhdsa_sign_many(SET, count, to, SIG, s->sk, 64, messages, &o, threads,
                                       progress, &w));
    CHECK(w.calls == count, "%zu calls of progress", w.calls);
    for (size_t i = 0; i < count; i++) {
        CHECK_OK(subject_sign(s, messages[i].data, messages[i].len, &o));
        CHECK_BYTES(signatures[i], s->signature, SIG, "signature %zu, %u threads", i, threads);
    }
    w = (watch){0, 0, count}; /* to stop after the last one stops nothing */
    CHECK_OK(lanewise_slhdsa_sign_many(SET, count, to, SIG, s->sk, 64, messages, &o, threads,
                                       progress, &w));
    w = (watch){0, 0, 2};
    memset(signatures, 0, sizeof signatures);
    CHECK_STATUS(
        lanewise_slhdsa_sign_many(SET, count, to, SIG, s->sk, 64, messages, &o, 1, progress, &w),
        LANEWISE_ERR_CANCELLED);
    CHECK(w.calls == 2, "stopped");
    for (size_t i = 0; i < sizeof signatures; i++)
        CHECK(!signatures[i / SIG][i % SIG], "byte %zu of the signatures after the stop", i);
}

typedef struct parts {
    size_t calls, last, count, stop_at;
} parts;

static int part_done(void *data, size_t done, size_t count) {
    parts *p = data;
    CHECK(done > p->last && done <= count && (!p->count || p->count == count),
          "%zu of %zu after %zu of %zu", done, count, p->last, p->count);
    p->last = done;
    p->count = count;
    return ++p->calls == p->stop_at;
}

/* One signature, watched to its end, and stopped after each part. */
static void watched(lanewise_slhdsa_set set) {
    static subject s;
    static uint8_t signature[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES];
    lanewise_slhdsa_options o = {.deterministic = 1, .check = 1};
    parts p = {0, 0, 0, 0};
    subject_make(&s, set);
    size_t bytes = s.info.signature_bytes, sk = s.info.private_bytes;
    CHECK_OK(subject_sign(&s, "watched", 7, &o));
    CHECK_OK(lanewise_slhdsa_sign_with_progress(set, signature, bytes, s.sk, sk, "watched", 7, &o,
                                                part_done, &p));
    CHECK(p.last == p.count && p.calls >= 7, "%zu calls, %zu of %zu", p.calls, p.last, p.count);
    CHECK_BYTES(signature, s.signature, bytes, "watched");
    memset(signature, 1, bytes);
    CHECK_OK(lanewise_slhdsa_sign_with_progress(set, signature, bytes, s.sk, sk, "watched", 7, &o,
                                                NULL, NULL));
    CHECK_BYTES(signature, s.signature, bytes, "without a progress function");
    for (size_t stop = 1, calls = p.calls; stop <= calls; stop += stop < 3 ? 1 : calls / 4) {
        int last = stop == calls;
        p = (parts){0, 0, 0, stop};
        memset(signature, 1, bytes);
        CHECK_STATUS(lanewise_slhdsa_sign_with_progress(set, signature, bytes, s.sk, sk, "watched",
                                                        7, &o, part_done, &p),
                     last ? LANEWISE_OK : LANEWISE_ERR_CANCELLED);
        CHECK(p.calls == stop, "%zu calls after a stop at %zu", p.calls, stop);
        for (size_t i = 0; i < bytes && !last; i++)
            CHECK(!signature[i], "byte %zu after a stop at %zu", i, stop);
    }
}

/* Each of its own key, some of them bad, in every number. */
static void verifying(void) {
    lanewise_bytes sig[MOST], messages[MOST];
    const void *keys[MOST];
    int results[MOST];
    for (size_t i = 0; i < MOST; i++) {
        uint8_t seeds[48];
        subject *s = &subjects[i];
        check_fill(seeds, sizeof seeds);
        s->set = SET;
        CHECK_OK(lanewise_slhdsa_describe(SET, &s->info));
        CHECK_OK(lanewise_slhdsa_keygen_seed(SET, s->pk, 32, s->sk, 64, seeds, 48));
        messages[i] = (lanewise_bytes){"0123456789abcdef", i};
        CHECK_OK(subject_sign(s, messages[i].data, messages[i].len, NULL));
        sig[i] = (lanewise_bytes){s->signature, SIG};
        keys[i] = s->pk;
    }
    for (size_t count = 1; count <= MOST; count++)
        CHECK_OK(lanewise_slhdsa_verify_many(SET, count, sig, keys, 32, messages, NULL, NULL));
    for (unsigned round = 0; round < 4; round++) {
        size_t bad = check_below(MOST), cut = check_below(MOST);
        size_t at = check_below(SIG);
        subjects[bad].signature[at] ^= 4;
        sig[cut].len = round % 2 ? SIG - 1 : SIG + 1;
        CHECK_STATUS(lanewise_slhdsa_verify_many(SET, MOST, sig, keys, 32, messages, NULL, results),
                     LANEWISE_ERR_SIGNATURE);
        for (size_t i = 0; i < MOST; i++)
            CHECK(results[i] == (i == bad || i == cut ? LANEWISE_ERR_SIGNATURE : LANEWISE_OK),
                  "result %zu is %d; %zu and %zu are bad", i, results[i], bad, cut);
        subjects[bad].signature[at] ^= 4;
        sig[cut].len = SIG;
    }
    /* Another last byte of PK.root on both sides: all hashes agree, and only it is wrong. */
    subject *s = &subjects[1];
    s->pk[31] ^= 1, s->sk[63] ^= 1;
    CHECK_OK(subject_sign(s, messages[1].data, messages[1].len, NULL));
    CHECK_STATUS(subject_verify(s, messages[1].data, messages[1].len, NULL),
                 LANEWISE_ERR_SIGNATURE);
    CHECK_STATUS(lanewise_slhdsa_verify_many(SET, 3, sig, keys, 32, messages, NULL, results),
                 LANEWISE_ERR_SIGNATURE);
    CHECK(results[0] == LANEWISE_OK && results[1] == LANEWISE_ERR_SIGNATURE &&
              results[2] == LANEWISE_OK,
          "%d %d %d", results[0], results[1], results[2]);
}

void suite_many(void) {
    subject_make(&subjects[0], SET);
    signing(1);
    signing(4);
    watched(SET);
    watched(LANEWISE_SLHDSA_SHAKE_128S);
    verifying();
}

/* Permutations that SHAKE256 needs for the seeds and `len` bytes. */
static uint64_t blocks(unsigned n, uint64_t len) {
    return (n + 32 + len) / 136 + 1;
}

/* T_l; robust with its mask. */
static uint64_t long_hash(const slh_set *s, uint64_t len, int robust) {
    return blocks(s->n, len) + (robust ? (len + 135) / 136 : 0);
}

/* Of the whole of a tree in the hypertree. A hash of one block costs 1, robust 2, a PRF 1. */
static uint64_t tree(const slh_set *s, int robust) {
    uint64_t hash = robust ? 2 : 1, len = slh_len(s), leaves = (uint64_t)1 << s->hp;
    uint64_t leaf = len * (1 + 15 * hash) + long_hash(s, len * s->n, robust);
    return leaves * leaf + (leaves - 1) * hash;
}

static uint64_t fors(const slh_set *s, int robust) {
    uint64_t hash = robust ? 2 : 1, leaves = (uint64_t)1 << s->a;
    return s->k * (leaves * (1 + hash) + (leaves - 1) * hash) +
           long_hash(s, (uint64_t)s->k * s->n, robust);
}

/* How many states the kernels have that run while `count` hashes wait, one after the other. */
static uint64_t states_for(uint64_t count) {
    uint64_t states = 0;
    while (count) {
        unsigned some = lanewise_select(count)->states;
        states += some;
        count -= some < count ? some : count;
    }
    return states;
}

/* Permutations of verification besides the chains. */
static uint64_t besides(const slh_set *s, int robust) {
    uint64_t hash = robust ? 2 : 1;
    return s->k * (1u + s->a) * hash + long_hash(s, (uint64_t)s->k * s->n, robust) +
           s->d * (long_hash(s, (uint64_t)slh_len(s) * s->n, robust) + s->hp * hash);
}

/* How many states the kernels of this choice must permute to verify `count` signatures whose chains
 * take `chains` permutations. What has one sequence in each signature, T_l and the paths of the
 * hypertree, leaves idle what a kernel has over `count`: each hash needs the one before it, and the
 * digits of the next layer's chains need the last. The chains of a layer leave idle what is free
 * while the last of them end; they are short, for the longest begin. */
static uint64_t needed(const slh_set *s, int robust, unsigned count, uint64_t chains) {
    uint64_t hash = robust ? 2 : 1, alone = besides(s, robust) - s->k * (1u + s->a) * hash;
    unsigned widest = 0;
    for (unsigned n = count * slh_len(s) / 2; n <= count * slh_len(s); n++)
        if (lanewise_select(n)->states > widest)
            widest = lanewise_select(n)->states;
    return states_for((uint64_t)count * s->k) * (1u + s->a) * hash + states_for(count) * alone +
           chains + s->d * (widest - 1) * hash * LAST_STEPS;
}

/* The digits that the top layer of a signature signs, as the verifier in pieces finds them. */
static uint64_t top_digits(const slh_set *s, const subject *by, const slh_message *m) {
    slh_stream v;
    slh_selection selected;
    uint64_t sum = 0;
    CHECK_OK(lanewise_slh_select(s, by->signature, by->pk, m, &selected));
    lanewise_slh_stream_begin(&v, s, by->pk);
    lanewise_slh_stream_select(&v, &selected);
    lanewise_slh_stream_take(&v, by->signature + s->n, slh_signature_bytes(s) - s->n);
    CHECK(lanewise_slh_stream_valid(&v), "%s: not valid", s->row.name);
    for (unsigned i = 0; i < slh_len(s); i++)
        sum += v.digits[i];
    return sum;
}

/* With the nodes of the top layer kept, the same signature; of that layer a PRF and its digit is
 * left of each chain. */
static void kept_counts(const slh_set *s, int robust, const subject *by, const uint8_t *kept,
                        const slh_message *m, const slh_probe *whole) {
    static uint8_t signature[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES];
    slh_probe sign = {0};
    const slh_signer with = {s, by->sk, kept};
    uint64_t chains = slh_len(s) + (robust ? 2 : 1) * top_digits(s, by, m);
    CHECK_OK(lanewise_slh_sign(&with, signature, m, by->pk, &sign));
    CHECK_BYTES(signature, by->signature, slh_signature_bytes(s), "%s, kept", s->row.name);
    CHECK(sign.used == fors(s, robust) + (s->d - 1u) * tree(s, robust) + chains,
          "%s, with the top kept: %llu", s->row.name, (unsigned long long)sign.used);
    /* Chains that go together differ by what the sorting leaves: less than all of them once. */
    uint64_t idle = sign.states - sign.used, before = whole->states - whole->used;
    CHECK(idle <= before + chains, "%s, kept: %llu states idle, without %llu", s->row.name,
          (unsigned long long)idle, (unsigned long long)before);
    CHECK(sign.calls < whole->calls, "%s: %llu calls of kernels, without %llu", s->row.name,
          (unsigned long long)sign.calls, (unsigned long long)whole->calls);
    printf("%s: %llu calls of kernels, with the top kept %llu (%.1f %%)\n", s->row.name,
           (unsigned long long)whole->calls, (unsigned long long)sign.calls,
           100.0 * (double)sign.calls / (double)whole->calls);
}

/* What signing 128f takes by this is 105,902 permutations. All kernels together must have done just
 * that work, and hardly any for nothing. */
void suite_counts(void) {
    static uint8_t ends[SLH_GROUP * SLH_MAX_ENDS], kept[SLH_MAX_KEPT];
    static subject s;
    for (int set = FIRST_SET; set <= LAST_SET; set++) {
        const slh_set *p = lanewise_slh_set(set);
        int robust = set > LANEWISE_SLHDSA_SHAKE_256F && (set - 7) % 2;
        slh_probe key = {0}, sign = {0}, verify = {0};
        uint8_t root[SLH_MAX_N], valid[SLH_GROUP] = {0}, before[32], after[32];
        slh_message m;
        if (!is_fast(set) && !everything)
            continue;
        subject_make(&s, set);
        lanewise_slh_root(p, s.sk, s.pk, root, kept, &key);
        CHECK_BYTES(root, s.pk + p->n, p->n, "PK.root");
        CHECK(key.used == tree(p, robust), "%s, key: %llu", p->row.name,
              (unsigned long long)key.used);
        lanewise_slh_message_plain(&m, "count", 5);
        const slh_signer by = {p, s.sk, NULL};
        CHECK_OK(lanewise_slh_sign(&by, s.signature, &m, s.pk, &sign));
        CHECK(sign.used == fors(p, robust) + p->d * tree(p, robust), "%s, signature: %llu",
              p->row.name, (unsigned long long)sign.used);
        if (set == LANEWISE_SLHDSA_SHAKE_128F)
            CHECK(sign.used == 105902, "%llu", (unsigned long long)sign.used);
        kept_counts(p, robust, &s, kept, &m, &sign);
        slh_probe slow = {.lane_by_lane = 1};
        CHECK_OK(lanewise_sha3_256(before, s.signature, slh_signature_bytes(p)));
        CHECK_OK(lanewise_slh_sign(&by, s.signature, &m, s.pk, &slow));
        CHECK_OK(lanewise_sha3_256(after, s.signature, slh_signature_bytes(p)));
        CHECK_BYTES(after, before, sizeof after, "%s, lane by lane", p->row.name);
        CHECK(sign.used * 100 >= sign.states * 99, "%s: of %llu states %llu carried work",
              p->row.name, (unsigned long long)sign.states, (unsigned long long)sign.used);
        slh_claim claims[SLH_GROUP];
        for (unsigned i = 0; i < SLH_GROUP; i++)
            claims[i] = (slh_claim){s.signature, s.pk, &m};
        CHECK_OK(lanewise_slh_verify(p, claims, 1, ends, valid, &verify));
        /* The chains have 15 len steps at most, and hardly ever less than a third of them. */
        uint64_t fixed = besides(p, robust), all = 15 * (robust ? 2 : 1) * slh_len(p) * p->d;
        uint64_t chains = verify.used - fixed;
        CHECK(chains > all / 3 && chains < all * 2 / 3, "%s, verification: %llu", p->row.name,
              (unsigned long long)verify.used);
        CHECK(verify.states <= needed(p, robust, 1, chains),
              "%s: %llu states permuted, not %llu, of which %llu carried work", p->row.name,
              (unsigned long long)verify.states, (unsigned long long)needed(p, robust, 1, chains),
              (unsigned long long)verify.used);
        slh_probe eight = {0};
        CHECK_OK(lanewise_slh_verify(p, claims, SLH_GROUP, ends, valid, &eight));
        CHECK(eight.used == SLH_GROUP * verify.used, "%s, eight: %llu", p->row.name,
              (unsigned long long)eight.used);
        chains *= SLH_GROUP;
        CHECK(eight.states <= needed(p, robust, SLH_GROUP, chains),
              "%s, eight: %llu states permuted, not %llu", p->row.name,
              (unsigned long long)eight.states,
              (unsigned long long)needed(p, robust, SLH_GROUP, chains));
    }
}
