/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * What a one-shot leaves behind: each runs on a stack of its own, which is then searched for any
 * eight bytes of the key and of the message, and for the words of the output. The last only with
 * kernels in assembly: where a compiler puts the lanes of the portable ones is its own business.
 */
#define _GNU_SOURCE /* ucontext */
#include "functions.h"
#include "painted.h"

#include <stdio.h>

enum { STACK = 1 << 17, SECRET = 2000, OUT = 136 };

static uint8_t *stack, secret[SECRET], key[64], out[9][OUT];
static const sponge_function *function;
static const tree_function *tree;
static size_t length;
static const uint8_t *message; /* length bytes of the secret, at any alignment */
static int portable;           /* the kernel for single states is in C */

/* The first two bytes decide for nearly all places: emulators are slow. */
static int found_in(const uint8_t *p, const uint8_t *secrets, size_t size, size_t step) {
    for (size_t i = 0; i + 8 <= size; i += step)
        if (p[0] == secrets[i] && p[1] == secrets[i + 1] && !memcmp(p, secrets + i, 8))
            return 1;
    return 0;
}

static int is_key(const uint8_t *p) {
    return found_in(p, key, sizeof key, 1);
}

static int is_message(const uint8_t *p) {
    static uint8_t seen[65536];
    if (!seen[0])
        for (size_t i = 0; i + 8 <= SECRET; i++)
            seen[secret[i] | secret[i + 1] << 8] = 1, seen[0] = 1;
    return seen[p[0] | p[1] << 8] && found_in(p, secret, SECRET, 1);
}

/* Words that are nearly all zeros are found anywhere and mean nothing. */
static int is_output(const uint8_t *p) {
    unsigned zeros = 0;
    for (size_t i = 0; i < 8; i++)
        zeros += !p[i];
    return zeros < 4 && found_in(p, out[0], OUT, 8);
}

static void enter(void (*what)(void)) {
    memset(out, 0, sizeof out);
    on_painted(stack, STACK, what);
}

static void run(void (*what)(void), const char *name) {
    size_t keys = 0, messages = 0, outputs = 0;
    /* Twice: the first call of anything may go through the dynamic linker, which saves registers.
     */
    enter(what);
    enter(what);
    CHECK(out[0][0] || out[0][1] || out[0][2], "%s wrote nothing", name);
    for (size_t i = first_used(stack, STACK); i + 8 <= STACK; i++) {
        if (stack[i] == PAINT && stack[i + 7] == PAINT)
            continue;
        keys += (size_t)is_key(stack + i);
        messages += (size_t)is_message(stack + i);
        outputs += (size_t)is_output(stack + i);
    }
    CHECK(!keys, "%s of %zu bytes left the key on the stack, %zu places", name, length, keys);
    CHECK(!messages, "%s of %zu bytes left the message on the stack, %zu places", name, length,
          messages);
    CHECK(!outputs || portable, "%s of %zu bytes left the output on the stack, %zu places", name,
          length, outputs);
}

static setting secret_setting(void) {
    setting g = {{key, sizeof key}, {"n", 1}, {"custom", 6}, 0x1F, 300, NULL};
    return g;
}

static void sponge_piece(void) {
    setting g = secret_setting();
    function->hash(&g, out[0], function->fixed ? function->fixed : OUT, message, length);
}

/* The steps one by one: what a call leaves is not overwritten by the next. */
static lanewise_sponge context;

static void init_piece(void) {
    setting g = secret_setting();
    function->init(&context, &g, function->fixed ? function->fixed : OUT);
    out[0][0] = 1;
}

static void absorb_piece(void) {
    out[0][0] = !lanewise_sponge_absorb(&context, message, length);
}

static void finish_piece(void) {
    lanewise_sponge copy = context;
    CHECK_OK(lanewise_sponge_finalize(&copy));
    CHECK_OK(lanewise_sponge_squeeze(&copy, out[0], function->fixed ? function->fixed : OUT));
    lanewise_sponge_wipe(&copy);
}

static void plain_tree_piece(void) {
    setting g = {{0}, {0}, {0}, 0, 300, NULL};
    tree->hash(&g, out[0], OUT, message, length);
}

static void tree_piece(void) {
    setting g = secret_setting();
    tree->hash(&g, out[0], OUT, message, length);
}

static void many_piece(void) {
    setting g = secret_setting();
    lanewise_sponge s;
    lanewise_bytes in[9];
    void *to[9];
    size_t outlen = function->fixed ? function->fixed : OUT;
    for (size_t i = 0; i < 9; i++) {
        in[i].data = secret + i;
        in[i].len = length - (length > 8 ? i : 0);
        to[i] = out[i];
    }
    function->init(&s, &g, outlen);
    CHECK_OK(lanewise_sponge_finish_many(&s, 9, in, to, outlen));
    lanewise_sponge_wipe(&s);
    if (function->algorithm)
        CHECK_OK(lanewise_hash_many(function->algorithm, 9, in, to, outlen));
}

static void streams_piece(void) {
    static uint8_t memory[LANEWISE_STREAMS_BYTES(9)];
    setting g = secret_setting();
    lanewise_sponge s;
    lanewise_streams *all;
    lanewise_bytes in[9];
    const void *same[9];
    void *to[9];
    size_t outlen = function->fixed ? function->fixed : OUT;
    for (size_t i = 0; i < 9; i++) {
        in[i].data = same[i] = secret + i;
        in[i].len = length - (length > 8 ? 100 * i % length : 0);
        to[i] = out[i];
    }
    function->init(&s, &g, outlen);
    CHECK_OK(lanewise_streams_start(&all, memory, sizeof memory, &s, 9));
    lanewise_sponge_wipe(&s);
    CHECK_OK(lanewise_streams_absorb(all, same, length));
    CHECK_OK(lanewise_streams_finish(all, in));
    CHECK_OK(lanewise_streams_squeeze(all, to, outlen / 2));
    if (!(function->fixed || function->takes & BINDS_LENGTH)) {
        CHECK_OK(lanewise_streams_next(all));
        CHECK_OK(lanewise_streams_replace(all, 3, secret, length));
    }
    CHECK_OK(lanewise_streams_squeeze(all, to, outlen - outlen / 2));
    lanewise_streams_wipe(all);
}

/* The control: a function that leaves a copy of the key. */
static void leaky_piece(void) {
    volatile uint8_t copy[64];
    for (size_t i = 0; i < sizeof copy; i++)
        copy[i] = key[i];
    out[0][0] = copy[5];
}

static int leaks(void) {
    enter(leaky_piece);
    for (size_t i = 0; i + 8 <= STACK; i++)
        if (is_key(stack + i))
            return 1;
    return 0;
}

void suite_leftovers(void) {
#ifndef __OPTIMIZE__
    check_does_not_apply("leftovers: without optimisation every variable lies on the stack");
    CHECK(1, "nothing");
    return;
#endif
    static const size_t lengths[] = {5, 40, 100, 136, 300, 1500};
    stack = check_fenced(STACK, NULL);
    check_fill(secret, sizeof secret);
    check_fill(key, sizeof key);
    portable =
        strstr(lanewise_kernel_context(), "_c64") || strstr(lanewise_kernel_context(), "_c32");
    CHECK(leaks(), "a function that leaves its key behind was not noticed");
    for (size_t l = 0; l < sizeof lengths / sizeof lengths[0]; l++) {
        length = lengths[l];
        for (size_t i = 0; i < SPONGES; i++) {
            char name[64];
            function = &sponge_functions[i];
            message = secret + (l + i) % 4;
            run(sponge_piece, function->name);
            snprintf(name, sizeof name, "%s of many", function->name);
            run(many_piece, name);
            snprintf(name, sizeof name, "streams of %s", function->name);
            run(streams_piece, name);
            run(init_piece, function->name);
            run(absorb_piece, function->name);
            run(finish_piece, function->name);
        }
        for (size_t i = 0; i < TREES; i++) {
            tree = &tree_functions[i];
            message = secret + (l + i) % 4;
            run(tree_piece, tree->name);
            run(plain_tree_piece, tree->name);
        }
    }
}
