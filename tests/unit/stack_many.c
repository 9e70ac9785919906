/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* How much stack the calls of many.h take, and of streams.h and tree.h: each runs on the painted
 * stack of a thread. The headers promise LANEWISE_MANY_STACK, 10 KiB and 12 KiB. */
#define _GNU_SOURCE /* pthread_attr_setstack, MAP_ANONYMOUS */
#include "lanewise/lanewise.h"

#include <pthread.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>

enum { MOST = 40, LEN = 20000, OUT = 500, STACK = 1 << 20 };

static uint8_t data[MOST][LEN], output[MOST][OUT], memory[LANEWISE_STREAMS_BYTES(MOST)];
static lanewise_bytes in[MOST];
static void *out[MOST];
static lanewise_sponge contexts[MOST], *order[MOST];
static size_t count, outlen;
static lanewise_algorithm algorithm;

static void ok(int status) {
    if (status)
        abort();
}

static void nothing(void) {
}
static void hash_many(void) {
    ok(lanewise_hash_many(algorithm, count, in, out, outlen));
}
static void strided(void) {
    ok(lanewise_hash_many_strided(algorithm, count, data, in[count - 1].len, LEN, output, outlen,
                                  sizeof output[0]));
}
static void finish_strided(void) {
    ok(lanewise_sponge_finish_many_strided(contexts, count, data, in[count - 1].len, LEN, output,
                                           outlen, sizeof output[0]));
}
static void hash(void) {
    ok(lanewise_hash(algorithm, out[0], outlen, in[0].data, in[0].len));
}
static void finish_many(void) {
    ok(lanewise_sponge_finish_many(contexts, count, in, out, outlen));
}
static void absorb_many(void) {
    ok(lanewise_sponge_absorb_many(count, order, in));
}
static void streams(void) {
    lanewise_streams *s;
    ok(lanewise_streams_start(&s, memory, sizeof memory, contexts, count));
    ok(lanewise_streams_finish(s, in));
    ok(lanewise_streams_squeeze(s, out, outlen));
    ok(lanewise_streams_next(s));
    ok(lanewise_streams_replace(s, 0, data, 100));
    lanewise_streams_wipe(s);
}
static void tree(void) {
    ok(lanewise_kt128(output[0], 32, data, sizeof data, NULL, 0));
}

static void *run(void *what) {
    (*(void (**)(void))what)();
    return NULL;
}

static size_t depth(void (*what)(void)) {
    uint8_t *stack = mmap(NULL, STACK, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
    pthread_attr_t attributes;
    pthread_t thread;
    size_t untouched = 0;
    if (stack == MAP_FAILED)
        abort();
    memset(stack, 0xA5, STACK);
    ok(pthread_attr_init(&attributes));
    ok(pthread_attr_setstack(&attributes, stack, STACK));
    ok(pthread_create(&thread, &attributes, run, &what));
    ok(pthread_join(thread, NULL));
    while (stack[untouched] == 0xA5)
        untouched++;
    munmap(stack, STACK);
    return STACK - untouched;
}

static int fits(const char *name, void (*what)(void), size_t most) {
    size_t took = depth(what) - depth(nothing);
    if (took > most)
        printf("%s takes %zu bytes of stack, not %zu\n", name, took, most);
    return took <= most;
}

int main(void) {
    int good = 1;
    for (unsigned i = 0; i < MOST; i++) {
        in[i] = (lanewise_bytes){data[i], i % 3 ? i * 7 : i * 300};
        out[i] = output[i];
        order[i] = &contexts[i];
    }
    for (count = 1; count <= MOST; count += count < 20 ? 1 : 10) {
        for (algorithm = LANEWISE_SHA3_224; algorithm <= LANEWISE_KT256; algorithm++) {
            lanewise_algorithm_info info;
            ok(lanewise_algorithm_describe(algorithm, &info));
            outlen = info.extendable && count % 2 ? OUT : info.output_bytes;
            good &= fits(info.name, hash_many, LANEWISE_MANY_STACK);
            good &= fits(info.name, strided, LANEWISE_MANY_STACK);
            /* One message takes the way of the one-shot, so that on no core the one-shot is the
             * slower one. The engine would take 11 KiB of stack. */
            if (count == 1)
                good &= fits("one message", hash_many, depth(hash) - depth(nothing) + 1024);
        }
        outlen = OUT;
        for (unsigned i = 0; i < MOST; i++)
            ok(lanewise_shake256_init(&contexts[i]));
        good &= fits("finish_many", finish_many, LANEWISE_MANY_STACK);
        good &= fits("finish_many_strided", finish_strided, LANEWISE_MANY_STACK);
        good &= fits("streams", streams, 10240);
        good &= fits("absorb_many", absorb_many, LANEWISE_MANY_STACK);
    }
    good &= fits("a tree", tree, 12288);
    return !good;
}
