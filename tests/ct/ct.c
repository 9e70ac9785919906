/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Constant time: under valgrind, secrets are marked as undefined memory; memcheck then reports
 * every branch and every address that depends on one. The count of reports is taken before and
 * after each piece of work. Controls that leak on purpose come first: were they not reported, the
 * rest would mean nothing.
 */
#include "keccak/backend.h"
#include "lanewise/lanewise.h"

#include <stdio.h>
#include <string.h>
#include <valgrind/memcheck.h>

enum { LONG = 3000, OUT = 400 };

static unsigned failures, pieces;
static uint8_t secret[LONG], key[64], out[8][OUT];

static void hide(void *data, size_t len) {
    (void)VALGRIND_MAKE_MEM_UNDEFINED(data, len);
}

static void reveal(void *data, size_t len) {
    (void)VALGRIND_MAKE_MEM_DEFINED(data, len);
}

static unsigned long before;

static void begin(void) {
    for (size_t i = 0; i < sizeof secret; i++)
        secret[i] = (uint8_t)(i * 7 + 1);
    memset(key, 0x5A, sizeof key);
    hide(secret, sizeof secret);
    hide(key, sizeof key);
    before = VALGRIND_COUNT_ERRORS;
}

static void end(const char *name, int must_be_reported) {
    unsigned long reports = VALGRIND_COUNT_ERRORS - before;
    reveal(out, sizeof out);
    reveal(secret, sizeof secret);
    reveal(key, sizeof key);
    pieces++;
    if (must_be_reported ? reports == 0 : reports != 0) {
        fprintf(stderr, "FAILED %s: %lu reports\n", name, reports);
        failures++;
    } else
        printf("%s: %lu reports%s\n", name, reports, must_be_reported ? ", as it must be" : "");
}

/* A status depends on lengths alone, so that looking at it is no leak either. */
static void ok(int status) {
    if (status != LANEWISE_OK) {
        fprintf(stderr, "FAILED: %s\n", lanewise_status_message(status));
        failures++;
    }
}

/* The controls. */
static volatile unsigned sink;
static const uint8_t table[256] = {1, 2, 3};

static void leak_by_branch(void) {
    if (secret[3] & 1)
        sink = 1;
    else
        sink += 2;
}

static void leak_by_address(void) {
    sink = table[secret[4]];
}

static int leaky_equal(const uint8_t *a, const uint8_t *b, size_t len) {
    for (size_t i = 0; i < len; i++)
        if (a[i] != b[i])
            return 0;
    return 1;
}

static void controls(void) {
    begin();
    leak_by_branch();
    end("control: a branch on a secret", 1);
    begin();
    leak_by_address();
    end("control: an address from a secret", 1);
    begin();
    sink = (unsigned)leaky_equal(secret, key, sizeof key);
    end("control: comparing with an early exit", 1);
}

static void kernels(void) {
    static _Alignas(64) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    for (size_t i = 0; lanewise_backends[i]; i++) {
        const lanewise_backend *b = lanewise_backends[i];
        const uint8_t *in[LANEWISE_MAX_STATES];
        uint8_t *to[LANEWISE_MAX_STATES];
        if (!lanewise_backend_available(b)) {
            printf("SKIPPED %s: valgrind or this machine lacks %s\n", b->name, b->needs);
            continue;
        }
        memset(state, 1, sizeof state);
        begin();
        hide(state, b->state_bytes);
        for (unsigned k = 0; k < b->states; k++)
            in[k] = secret + 3 * k, to[k] = out[k];
        for (unsigned rounds = 1; rounds <= 24; rounds++)
            b->permute(state, rounds);
        for (size_t lanes = 1; lanes <= 25; lanes++) {
            b->add_lanes(state, in, lanes);
            b->absorb_blocks(state, in, 3, lanes, lanes < 12 ? 12 : 24);
            b->extract_lanes(state, to, lanes);
        }
        for (size_t offset = 0; offset < 24; offset++)
            for (size_t len = 0; len <= 170; len += 1 + len % 17) {
                b->add_bytes(state, b->states - 1, secret, offset, len);
                b->extract_bytes(state, b->states - 1, out[0], offset, len);
            }
        end(b->name, 0);
    }
}

static void keyed(void) {
    static const size_t lengths[] = {0, 1, 135, 136, 137, 168, 1000, LONG};
    lanewise_sponge s, copy;
    begin();
    for (size_t i = 0; i < sizeof lengths / sizeof lengths[0]; i++)
        for (size_t keylen = 0; keylen <= sizeof key; keylen += 16) {
            ok(lanewise_kmac128(out[0], 32, key, keylen, secret, lengths[i], "custom", 6));
            ok(lanewise_kmac256(out[1], 64, key, keylen, secret, lengths[i], NULL, 0));
            ok(lanewise_kmacxof128(out[2], OUT, key, keylen, secret, lengths[i], "custom", 6));
            ok(lanewise_kmacxof256(out[3], 77, key, keylen, secret, lengths[i], NULL, 0));
        }
    end("KMAC at once", 0);
    begin();
    ok(lanewise_kmac256_init(&s, key, 32, "custom", 6, 64));
    for (size_t at = 0; at < 700; at += 35)
        ok(lanewise_sponge_absorb(&s, secret + at, 35));
    ok(lanewise_sponge_copy(&copy, &s));
    ok(lanewise_sponge_finalize(&s));
    ok(lanewise_sponge_squeeze(&s, out[0], 20));
    ok(lanewise_sponge_squeeze(&s, out[0] + 20, 44));
    ok(lanewise_sponge_finalize(&copy));
    lanewise_sponge_wipe(&copy);
    lanewise_sponge_wipe(&s);
    end("KMAC in steps", 0);
    begin();
    lanewise_bytes in[8];
    void *to[8];
    for (size_t k = 0; k < 8; k++) {
        in[k].data = secret + k;
        in[k].len = k < 4 ? 300 : 40 * k;
        to[k] = out[k];
    }
    ok(lanewise_kmac128_init(&s, key, 32, NULL, 0, 100));
    ok(lanewise_sponge_finish_many(&s, 8, in, to, 100));
    ok(lanewise_sponge_finish_many(&s, 3, in, to, 100));
    ok(lanewise_sponge_finish_many_strided(&s, 9, secret, 30, 3, out[0], 100, 100));
    for (size_t k = 0; k < 8; k++)
        in[k].len = 30;
    ok(lanewise_sponge_finish_many(&s, 8, in, to, 100));
    end("KMAC of many messages", 0);
}

/* Keyed streams: what is public is their number, all lengths, and which are replaced. */
static void streams(void) {
    static uint8_t memory[LANEWISE_STREAMS_BYTES(11)], streamed[11][OUT];
    const void *same[11];
    lanewise_bytes last[11];
    void *to[11];
    lanewise_sponge s;
    lanewise_streams *all;
    begin();
    for (size_t i = 0; i < 11; i++) {
        same[i] = secret + i;
        last[i] = (lanewise_bytes){secret + 3 * i, i < 4 ? 20 : 90 * i};
        to[i] = streamed[i];
    }
    ok(lanewise_kmacxof128_init(&s, key, 32, "c", 1));
    ok(lanewise_sponge_absorb(&s, secret, 5));
    ok(lanewise_streams_start(&all, memory, sizeof memory, &s, 11));
    ok(lanewise_streams_absorb(all, same, 401));
    ok(lanewise_streams_finish(all, last));
    ok(lanewise_streams_next(all));
    ok(lanewise_streams_replace(all, 2, secret, 30));
    ok(lanewise_streams_replace(all, 9, secret, 300));
    ok(lanewise_streams_stop(all, 8));
    ok(lanewise_streams_next(all));
    ok(lanewise_streams_block(all, 2) ? LANEWISE_OK : LANEWISE_ERR_STATE);
    ok(lanewise_streams_squeeze(all, to, 100));
    ok(lanewise_streams_squeeze(all, to, OUT - 1));
    lanewise_streams_wipe(all);
    ok(lanewise_keccak_permute_many(secret, 11, 24));
    end("streams, and states permuted together", 0);
    reveal(streamed, sizeof streamed);
}

/* No key, but what is hashed is often a secret. */
static void unkeyed(void) {
    lanewise_bytes tuple[2] = {{secret, 50}, {secret, 200}};
    lanewise_bytes in[8];
    void *to[8];
    begin();
    for (size_t len = 0; len < 600; len += 67) {
        for (int a = LANEWISE_SHA3_224; a <= LANEWISE_KT256; a++) {
            lanewise_algorithm_info info;
            ok(lanewise_algorithm_describe((lanewise_algorithm)a, &info));
            ok(lanewise_hash((lanewise_algorithm)a, out[0], info.output_bytes, secret, len));
            for (size_t k = 0; k < 8; k++) {
                in[k].data = secret + k;
                in[k].len = len + (len & 1) * k;
                to[k] = out[k];
            }
            ok(lanewise_hash_many((lanewise_algorithm)a, 8, in, to, info.output_bytes));
            ok(lanewise_hash_many_strided((lanewise_algorithm)a, 9, secret, len, 3, out[0],
                                          info.output_bytes, 100));
        }
        ok(lanewise_cshake128(out[0], 40, secret, len, "n", 1, "c", 1));
        ok(lanewise_turboshake256(out[0], 40, secret, len, 7));
        ok(lanewise_parallelhash128(out[0], 40, secret, 5 * len, 100, "c", 1, NULL));
        ok(lanewise_kt128(out[0], 40, secret, len, "c", 1));
    }
    ok(lanewise_tuplehash256(out[0], 40, tuple, 2, "c", 1));
    end("functions without a key", 0);
    static uint8_t chunks[9 * LANEWISE_KT_CHUNK_BYTES + 100];
    begin();
    hide(chunks, sizeof chunks);
    ok(lanewise_kt128(out[0], 40, chunks, sizeof chunks, NULL, 0));
    ok(lanewise_kt256(out[1], 40, chunks, 3 * LANEWISE_KT_CHUNK_BYTES, NULL, 0));
    end("KT128 and KT256 of many chunks", 0);
}

static void comparing(void) {
    int equal = 0;
    begin();
    for (size_t len = 0; len < 64; len++)
        equal += lanewise_equal(secret, key, len) + lanewise_equal(key, key, len);
    end("lanewise_equal", 0);
    reveal(&equal, sizeof equal);
    if (equal != 64 + 1) {
        fprintf(stderr, "FAILED lanewise_equal: %d\n", equal);
        failures++;
    }
    begin();
    lanewise_wipe(secret, sizeof secret);
    end("lanewise_wipe", 0);
}

int main(void) {
    if (!RUNNING_ON_VALGRIND) {
        fprintf(stderr, "run this under valgrind\n");
        return 2;
    }
    if (lanewise_kernel_status() != LANEWISE_OK) {
        fprintf(stderr, "LANEWISE_KERNEL names a kernel that is not available here\n");
        return 2;
    }
    printf("kernel for a context: %s, for eight: %s\n", lanewise_kernel_context(),
           lanewise_kernel_chosen(8));
    controls();
    kernels();
    keyed();
    streams();
    unkeyed();
    comparing();
    printf("%u pieces, %u failures\n", pieces, failures);
    return failures != 0;
}
