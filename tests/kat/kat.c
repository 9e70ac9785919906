/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Reads a vector file (its head explains the form) and computes every case at once, in steps and,
 * where the function has them, as one of many and from a start context.
 */
#include "check.h"
#include "functions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { ELEMENTS = 16, LINE = 1 << 20 };

typedef struct bytes {
    uint8_t *data;
    size_t len;
    size_t times; /* data stands for so many repetitions of itself */
} bytes;

typedef struct vector {
    bytes in, key, name, custom, element[ELEMENTS], out;
    size_t elements, skip, block;
    unsigned domain;
    int is_wrong; /* `out` is what must not come out */
    unsigned line;
} vector;

static const char *path;
static char function[64];
static unsigned long cases;

static void bad(unsigned line, const char *what) {
    fprintf(stderr, "%s:%u: %s\n", path, line, what);
    exit(2);
}

static bytes from_hex(const char *text, unsigned line) {
    bytes b = {NULL, strlen(text) / 2, 1};
    b.data = malloc(b.len + 1);
    if (!b.data || strlen(text) % 2)
        bad(line, "odd number of digits");
    for (size_t i = 0; i < b.len; i++) {
        unsigned value;
        int used = 0;
        if (sscanf(text + 2 * i, "%2x%n", &value, &used) != 1 || used != 2)
            bad(line, "not hexadecimal");
        b.data[i] = (uint8_t)value;
    }
    return b;
}

static bytes read_bytes(char *text, unsigned line) {
    bytes b = {NULL, 0, 1};
    char *colon;
    if (!strncmp(text, "pattern:", 8)) {
        b.len = strtoull(text + 8, NULL, 10);
        b.data = malloc(b.len + 1);
        for (size_t i = 0; b.data && i < b.len; i++)
            b.data[i] = (uint8_t)(i % 251);
        return b;
    }
    if (strncmp(text, "repeat:", 7))
        return from_hex(text, line);
    colon = strchr(text + 7, ':');
    if (!colon)
        bad(line, "repeat needs a number");
    *colon = 0;
    b = from_hex(text + 7, line);
    b.times = strtoull(colon + 1, NULL, 10);
    return b;
}

static void release(vector *v) {
    free(v->in.data), free(v->key.data), free(v->name.data), free(v->custom.data);
    for (size_t i = 0; i < v->elements; i++)
        free(v->element[i].data);
    free(v->out.data);
    memset(v, 0, sizeof *v);
    v->domain = 0x1F;
}

static void compare(const vector *v, const uint8_t *got, const char *how) {
    if (v->is_wrong)
        CHECK(!lanewise_equal(got + v->skip, v->out.data, v->out.len),
              "%s:%u: %s %s gives the altered tag", path, v->line, function, how);
    else
        CHECK_BYTES(got + v->skip, v->out.data, v->out.len, "%s:%u: %s %s", path, v->line, function,
                    how);
}

static setting setting_of(const vector *v) {
    setting g = {{v->key.data, v->key.len},
                 {v->name.data, v->name.len},
                 {v->custom.data, v->custom.len},
                 (uint8_t)v->domain,
                 v->block,
                 NULL};
    return g;
}

static void absorb_in_steps(lanewise_sponge *s, const uint8_t *data, size_t len) {
    for (size_t at = 0, n; at < len; at += n) {
        n = 1 + check_below(300);
        n = n < len - at ? n : len - at;
        CHECK_OK(lanewise_sponge_absorb(s, data + at, n));
    }
}

static void squeeze_in_steps(lanewise_sponge *s, uint8_t *out, size_t len) {
    for (size_t at = 0, n; at < len; at += n) {
        n = 1 + check_below(300);
        n = n < len - at ? n : len - at;
        CHECK_OK(lanewise_sponge_squeeze(s, out + at, n));
    }
}

static void run_sponge(const sponge_function *f, const vector *v, uint8_t *got, size_t outlen) {
    setting g = setting_of(v);
    lanewise_sponge s, start;
    CHECK_OK(f->init(&start, &g, outlen));
    if (v->in.times > 1) { /* too long to lay out: in pieces of whole repetitions only */
        enum { PIECE = 1024 };
        size_t len = v->in.len * PIECE;
        uint8_t *piece = malloc(len);
        if (check_scale < 100) {
            check_does_not_apply("%s:%u: %zu bytes are too many for this build", path, v->line,
                                 v->in.len * v->in.times);
            free(piece);
            return;
        }
        for (size_t i = 0; i < PIECE; i++)
            memcpy(piece + i * v->in.len, v->in.data, v->in.len);
        for (size_t left = v->in.times; left;) {
            size_t n = left < PIECE ? left : PIECE;
            CHECK_OK(lanewise_sponge_absorb(&start, piece, n * v->in.len));
            left -= n;
        }
        CHECK_OK(lanewise_sponge_finalize(&start));
        CHECK_OK(lanewise_sponge_squeeze(&start, got, outlen));
        compare(v, got, "of a repeated text");
        free(piece);
        return;
    }
    s = start;
    CHECK_OK(f->hash(&g, got, outlen, v->in.data, v->in.len));
    compare(v, got, "at once");
    memset(got, 0, outlen);
    absorb_in_steps(&s, v->in.data, v->in.len);
    CHECK_OK(lanewise_sponge_finalize(&s));
    squeeze_in_steps(&s, got, outlen);
    compare(v, got, "in steps");
    lanewise_bytes in[3] = {{"other", 5}, {v->in.data, v->in.len}, {NULL, 0}};
    uint8_t *others = malloc(2 * outlen + 1);
    void *out[3] = {others, got, others + outlen};
    memset(got, 0, outlen);
    CHECK_OK(lanewise_sponge_finish_many(&start, 3, in, out, outlen));
    compare(v, got, "from a start");
    if (f->algorithm && v->domain == 0x1F) {
        memset(got, 0, outlen);
        CHECK_OK(lanewise_hash_many(f->algorithm, 3, in, out, outlen));
        compare(v, got, "as one of many");
    }
    free(others);
}

static void run_tuple(const tuple_function *f, const vector *v, uint8_t *got, size_t outlen) {
    setting g = setting_of(v);
    lanewise_bytes tuple[ELEMENTS];
    lanewise_sponge s;
    for (size_t i = 0; i < v->elements; i++) {
        tuple[i].data = v->element[i].data;
        tuple[i].len = v->element[i].len;
    }
    CHECK_OK(f->hash(got, outlen, tuple, v->elements, v->custom.data, v->custom.len));
    compare(v, got, "at once");
    memset(got, 0, outlen);
    CHECK_OK(f->init(&s, &g, outlen));
    for (size_t i = 0; i < v->elements; i++) {
        CHECK_OK(lanewise_tuplehash_element(&s, tuple[i].len));
        absorb_in_steps(&s, tuple[i].data, tuple[i].len);
    }
    CHECK_OK(lanewise_sponge_finalize(&s));
    squeeze_in_steps(&s, got, outlen);
    compare(v, got, "in steps");
}

#ifdef NO_THREADS /* the emulator hangs in programs that have some */
enum { WAYS = 1 };
#else
enum { WAYS = 2 };
#endif

static void run_tree(const tree_function *f, const vector *v, uint8_t *got, size_t outlen) {
    static const lanewise_threading two = {2, 1};
    setting g = setting_of(v);
    lanewise_tree t;
    for (unsigned threaded = 0; threaded < WAYS; threaded++) {
        g.threading = threaded ? &two : NULL;
        memset(got, 0, outlen);
        CHECK_OK(f->hash(&g, got, outlen, v->in.data, v->in.len));
        compare(v, got, threaded ? "on two threads" : "at once");
    }
    g.threading = NULL;
    memset(got, 0, outlen);
    CHECK_OK(f->init(&t, &g, outlen));
    for (size_t at = 0, n; at < v->in.len; at += n) {
        n = 1 + check_below(20000);
        n = n < v->in.len - at ? n : v->in.len - at;
        CHECK_OK(lanewise_tree_absorb(&t, v->in.data + at, n));
    }
    CHECK_OK(f->finalize(&t, &g));
    CHECK_OK(lanewise_tree_squeeze(&t, got, outlen));
    compare(v, got, "in steps");
    if (f->algorithm && !v->custom.len) {
        lanewise_bytes in[2] = {{"other", 5}, {v->in.data, v->in.len}};
        uint8_t *other = malloc(outlen + 1);
        void *out[2] = {other, got};
        memset(got, 0, outlen);
        CHECK_OK(lanewise_hash_many(f->algorithm, 2, in, out, outlen));
        compare(v, got, "as one of many");
        free(other);
    }
}

static void run(const vector *v) {
    size_t outlen = v->skip + v->out.len;
    uint8_t *got = malloc(outlen + 1);
    int found = 0;
    memset(got, 0, outlen + 1);
    for (size_t i = 0; i < SPONGES; i++)
        if (!strcmp(sponge_functions[i].name, function))
            run_sponge(&sponge_functions[i], v, got, outlen), found = 1;
    for (size_t i = 0; i < TUPLES; i++)
        if (!strcmp(tuple_functions[i].name, function))
            run_tuple(&tuple_functions[i], v, got, outlen), found = 1;
    for (size_t i = 0; i < TREES; i++)
        if (!strcmp(tree_functions[i].name, function))
            run_tree(&tree_functions[i], v, got, outlen), found = 1;
    if (!found)
        bad(v->line, "unknown function");
    free(got);
    cases++;
}

static void take(vector *v, const char *key, char *value, unsigned line) {
    v->line = line;
    if (!strcmp(key, "source"))
        return;
    if (!strcmp(key, "function"))
        snprintf(function, sizeof function, "%s", value);
    else if (!strcmp(key, "in"))
        v->in = read_bytes(value, line);
    else if (!strcmp(key, "key"))
        v->key = read_bytes(value, line);
    else if (!strcmp(key, "name"))
        v->name = read_bytes(value, line);
    else if (!strcmp(key, "custom"))
        v->custom = read_bytes(value, line);
    else if (!strcmp(key, "element") && v->elements < ELEMENTS)
        v->element[v->elements++] = read_bytes(value, line);
    else if (!strcmp(key, "domain"))
        v->domain = (unsigned)strtoul(value, NULL, 10);
    else if (!strcmp(key, "block"))
        v->block = strtoull(value, NULL, 10);
    else if (!strcmp(key, "skip"))
        v->skip = strtoull(value, NULL, 10);
    else if (!strcmp(key, "out") || !strcmp(key, "not")) {
        v->out = from_hex(value, line);
        v->is_wrong = key[0] == 'n';
        run(v);
        release(v);
    } else
        bad(line, "unknown key");
}

int main(int argc, char **argv) {
    static char text[LINE];
    vector v = {.domain = 0x1F};
    unsigned line = 0;
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (!file) {
        fprintf(stderr, "usage: %s VECTORS\n", argv[0]);
        return 2;
    }
    path = argv[1];
    check_begin(NULL);
    while (fgets(text, sizeof text, file)) {
        char *value = strstr(text, " =");
        line++;
        text[strcspn(text, "\n")] = 0;
        if (!*text || *text == '#')
            continue;
        if (!value)
            bad(line, "no ' ='");
        *value = 0;
        value += 2;
        take(&v, text, value + (*value == ' '), line);
    }
    fclose(file);
    printf("%lu vectors, %lu checks, %u failures\n", cases, check_count, check_failures);
    return check_failures || cases < 1000;
}
