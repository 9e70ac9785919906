/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Private keys on their way to a file and back, under valgrind: the secret bytes, and the
 * characters of PEM that hold nothing else, are undefined memory. pem.c is included so that what it
 * tells, that a text is valid and how it is padded, can be declared public.
 */
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <valgrind/memcheck.h>

static uint32_t told(uint32_t value) {
    (void)VALGRIND_MAKE_MEM_DEFINED(&value, sizeof value);
    return value;
}
#define PEM_TOLD(value) told(value)
#include "pem.c"

#include "keyform.h"

static unsigned failures;

static void check(const char *name, const char *what, unsigned long before, int must_be_reported) {
    unsigned long reports = VALGRIND_COUNT_ERRORS - before;
    printf("%s, %s: %lu reports\n", name, what, reports);
    failures += must_be_reported ? reports == 0 : reports != 0;
}

/* Hides the characters that come from bytes first to first + len of the text and no others. */
static void hide_characters(uint8_t *text, size_t first, size_t len) {
    size_t character = 0;
    uint8_t *at = (uint8_t *)strchr((char *)text, '\n');
    for (at++; *at != '-'; at++) {
        if (*at == '\n' || *at == '=')
            continue;
        size_t bit = 6 * character++;
        if (bit >= 8 * first && bit + 6 <= 8 * (first + len))
            (void)VALGRIND_MAKE_MEM_UNDEFINED(at, 1);
    }
}

/* `offset` and `len`: where the secret is in the DER form, without its header. */
static void round_trip(const char *name, key *k, size_t offset, size_t len) {
    static uint8_t text[PEM_TEXT(KEY_DER_MAX) + 1];
    static key again, plain;
    char why[KEY_WHY];
    plain = *k;
    memset(text, 0, sizeof text);
    (void)VALGRIND_MAKE_MEM_UNDEFINED(k->private_key, sizeof k->private_key);
    (void)VALGRIND_MAKE_MEM_UNDEFINED(k->seed, sizeof k->seed);
    unsigned long before = VALGRIND_COUNT_ERRORS;
    size_t bytes = key_write(k, 1, 0, text);
    check(name, "written", before, 0);
    (void)VALGRIND_MAKE_MEM_DEFINED(text, sizeof text);
    hide_characters(text, offset, len);
    before = VALGRIND_COUNT_ERRORS;
    int wrong = key_read(text, bytes, &again, why);
    check(name, "read", before, 0);
    /* The control: what is asked here must depend on what was hidden. */
    before = VALGRIND_COUNT_ERRORS;
    int same = !memcmp(again.private_key, plain.private_key, sizeof plain.private_key) &&
               !memcmp(again.seed, plain.seed, sizeof plain.seed);
    check(name, "control, compared", before, RUNNING_ON_VALGRIND != 0);
    (void)VALGRIND_MAKE_MEM_DEFINED(&same, sizeof same);
    if (wrong || !same) {
        printf("%s: another key: %s\n", name, wrong ? why : "");
        failures++;
    }
}

int main(void) {
    static key k;
    if (!RUNNING_ON_VALGRIND) {
        puts("this asks nothing without valgrind");
        return 1;
    }
    for (unsigned i = 0; i < sizeof k.private_key; i++)
        k.private_key[i] = (uint8_t)(i * 37 + 11);
    memset(k.seed, 0xA5, sizeof k.seed);
    k.is_private = 1;
    static const struct {
        key_family family;
        const char *name;
        int form;
        size_t secret; /* bytes behind which there is no header any more */
        size_t len;
    } cases[] = {
        {KEY_SLHDSA, "128s", KEY_EXPANDED, 20, 64}, {KEY_SLHDSA, "256f", KEY_EXPANDED, 22, 128},
        {KEY_MLKEM, "512", KEY_SEED, 22, 64},       {KEY_MLKEM, "768", KEY_EXPANDED, 28, 2400},
        {KEY_MLKEM, "1024", KEY_BOTH, 98, 3168},
    };
    for (unsigned i = 0; i < sizeof cases / sizeof cases[0]; i++) {
        key copy = k;
        copy.algorithm = key_algorithm_find(cases[i].family, cases[i].name);
        copy.form = cases[i].form;
        /* What the form leaves out is not read again. */
        size_t bytes = copy.algorithm->private_bytes;
        if (cases[i].form == KEY_SEED)
            bytes = 0;
        memset(copy.private_key + bytes, 0, sizeof copy.private_key - bytes);
        if (!(cases[i].form & KEY_SEED) || cases[i].family == KEY_SLHDSA)
            memset(copy.seed, 0, sizeof copy.seed);
        round_trip(copy.algorithm->name, &copy, cases[i].secret, cases[i].len);
    }
    return failures != 0;
}
