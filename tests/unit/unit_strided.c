/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Rows at strides against the same rows hashed one at a time, in their order: all of the memory
 * around the outputs is compared. From nothing or from a context; strides of any sign, inputs that
 * overlap one another, and outputs over inputs as far as the header allows it.
 */
#include "check.h"
#include "lanewise/lanewise.h"

#include <string.h>

enum { MOST = 1000, POOL = 1 << 18 };

typedef struct rows {
    lanewise_algorithm algorithm;
    lanewise_algorithm_info info;
    size_t count, inlen, outlen;
    const uint8_t *in; /* where row 0 is, which is not the lowest address of a negative stride */
    uint8_t *out;
    ptrdiff_t in_stride, out_stride;
    const lanewise_sponge *start; /* NULL: they are hashed by the algorithm */
} rows;

static uint8_t *pool, *pool_end, *room, *room_end, want[POOL];
static lanewise_sponge start;

static int run(const rows *r) {
    if (r->start)
        return lanewise_sponge_finish_many_strided(r->start, r->count, r->in, r->inlen,
                                                   r->in_stride, r->out, r->outlen, r->out_stride);
    return lanewise_hash_many_strided(r->algorithm, r->count, r->in, r->inlen, r->in_stride, r->out,
                                      r->outlen, r->out_stride);
}

static int run_one(const rows *r, uint8_t *out, const uint8_t *in) {
    lanewise_sponge s;
    if (!r->start)
        return lanewise_hash(r->algorithm, out, r->outlen, in, r->inlen);
    CHECK_OK(lanewise_sponge_copy(&s, r->start));
    CHECK_OK(lanewise_sponge_absorb(&s, in, r->inlen));
    CHECK_OK(lanewise_sponge_finalize(&s));
    return lanewise_sponge_squeeze(&s, out, r->outlen);
}

/* Calls it, and compares all of `room` with what single calls make of a copy. Inputs are in `room`
 * or elsewhere. */
static void compare(const rows *r, const char *how) {
    lanewise_sponge kept = start;
    memcpy(want, room, POOL);
    int inside = r->in >= room && r->in <= room_end;
    for (size_t i = 0; i < r->count; i++) {
        const uint8_t *in = r->inlen ? r->in + (ptrdiff_t)i * r->in_stride : NULL;
        if (in && inside)
            in = want + (in - room);
        CHECK_OK(run_one(r, want + (r->out + (ptrdiff_t)i * r->out_stride - room), in));
    }
    CHECK_OK(run(r));
    CHECK_BYTES(room, want, POOL, "%s, %s%s: %zu rows of %zu bytes at %td, to %zu at %td",
                r->info.name, how, r->start ? ", from a context" : "", r->count, r->inlen,
                r->in_stride, r->outlen, r->out_stride);
    CHECK_BYTES(&start, &kept, sizeof start, "the context");
}

static int is_tree(lanewise_algorithm algorithm) {
    return algorithm == LANEWISE_KT128 || algorithm == LANEWISE_KT256;
}

/* What all rows go on from, a third of the time: a prefix, behind a key where outputs of any length
 * are wanted. */
static void choose_start(rows *r) {
    r->start = NULL;
    if (is_tree(r->algorithm) || check_below(3))
        return;
    if (r->info.extendable && check_below(2))
        CHECK_OK(lanewise_kmac128_init(&start, pool, 20, NULL, 0, r->outlen));
    else
        CHECK_OK(lanewise_sponge_init(&start, r->algorithm));
    CHECK_OK(lanewise_sponge_absorb(&start, pool, check_below(2 * r->info.rate_bytes)));
    r->start = &start;
}

/* Lengths near those that take another way: none, whole lanes, ends of blocks, of a chunk. */
static void choose_lengths(rows *r) {
    static const size_t counts[] = {0, 1, 2, 7, 8, 9, 17, MOST};
    size_t rate = r->info.rate_bytes;
    int tree = is_tree(r->algorithm);
    r->count = check_below(2) ? counts[check_below(8)] : check_below(40);
    switch (check_below(5)) {
    case 0:
        r->inlen = 8 * check_below(rate / 8);
        break;
    case 1:
        r->inlen = check_below(rate);
        break;
    case 2:
        r->inlen = rate * (1 + check_below(3)) - 3 + check_below(6);
        break;
    case 3:
        r->inlen = 32;
        break;
    default:
        r->inlen = tree ? LANEWISE_KT_CHUNK_BYTES - 3 + check_below(6) : check_below(700);
        r->count = r->count > 12 ? 12 : r->count;
    }
    r->outlen = r->info.output_bytes;
    if (r->info.extendable)
        r->outlen = check_below(3) ? 1 + check_below(64) : check_below(2 * rate + 9);
    if (r->count == MOST && (r->inlen > 64 || r->outlen > 64 || check_below(4)))
        r->count = 100; /* must be in the pool, and not take too long */
    choose_start(r);
}

/* Where row 0 begins, if the rows end where `end` is or begin where `begin` is. */
static uint8_t *first_row(uint8_t *begin, uint8_t *end, size_t count, size_t len,
                          ptrdiff_t stride) {
    ptrdiff_t before = stride < 0 ? (ptrdiff_t)(count - !!count) * -stride : 0;
    ptrdiff_t behind = stride > 0 ? (ptrdiff_t)(count - !!count) * stride : 0;
    return check_below(2) ? begin + before : end - behind - len;
}

/* The pages around the memory of inputs and outputs cannot be touched. */
static void test_apart(rows *r) {
    choose_lengths(r);
    ptrdiff_t in = (ptrdiff_t)(r->inlen + (check_below(2) ? check_below(40) : 0));
    ptrdiff_t out = (ptrdiff_t)(r->outlen + (check_below(2) ? check_below(40) : 0));
    if (!check_below(4)) /* windows, the last of them the same input for all */
        in = (ptrdiff_t)(check_below(3) ? check_below(r->inlen + 1) : 0);
    r->in_stride = check_below(3) ? in : -in;
    r->out_stride = check_below(3) ? out : -out;
    r->in = first_row(pool, pool_end, r->count, r->inlen, r->in_stride);
    r->out = first_row(room, room_end, r->count, r->outlen, r->out_stride);
    if (!r->inlen && check_below(2))
        r->in = NULL;
    compare(r, "apart");
}

/* Output i over inputs 0 to i: outputs that are as close as the inputs or closer, and end (or
 * begin, where they go down) where the first input does or before. */
static void test_over_inputs(rows *r) {
    choose_lengths(r);
    size_t gap = check_below(2) ? check_below(40) : 0, shift = check_below(2) ? check_below(90) : 0;
    size_t least = check_below(2) || r->inlen < r->outlen ? r->outlen : r->inlen;
    ptrdiff_t in = (ptrdiff_t)(least + gap);
    ptrdiff_t out = (ptrdiff_t)(r->outlen + check_below((size_t)in - r->outlen + 1));
    size_t middle = POOL / 2;
    if (check_below(2)) {
        r->in = room + middle;
        r->out = room + middle - shift;
        r->in_stride = in, r->out_stride = out;
    } else {
        r->in = room + middle - r->inlen;
        r->out = room + middle - r->outlen + shift;
        r->in_stride = -in, r->out_stride = -out;
    }
    check_fill(room, POOL);
    compare(r, "over inputs");
}

#define REFUSED(r, status)                                                                         \
    do {                                                                                           \
        memcpy(want, room, 4096);                                                                  \
        CHECK_STATUS(run(&(r)), status);                                                           \
        CHECK_BYTES(room, want, 4096, "the outputs after an error");                               \
    } while (0)

static void test_errors(lanewise_algorithm algorithm, const lanewise_sponge *from) {
    rows good = {algorithm, {0}, 3, 10, 0, pool, room, 10, 70, from}, r;
    CHECK_OK(lanewise_algorithm_describe(algorithm, &good.info));
    good.outlen = good.info.output_bytes;
    good.out_stride = (ptrdiff_t)good.outlen;
    r = good, r.in = NULL;
    REFUSED(r, LANEWISE_ERR_NULL);
    r.count = 0, r.out = NULL;
    CHECK_OK(run(&r));
    r.outlen = 7;
    CHECK_STATUS(run(&r), good.info.extendable ? LANEWISE_OK : LANEWISE_ERR_LENGTH);
    r = good, r.out = NULL;
    REFUSED(r, LANEWISE_ERR_NULL);
    r = good, r.algorithm = 0;
    if (!from) {
        REFUSED(r, LANEWISE_ERR_ALGORITHM);
        r.count = 0;
        REFUSED(r, LANEWISE_ERR_ALGORITHM);
    }
    r = good, r.outlen--;
    if (!good.info.extendable)
        REFUSED(r, LANEWISE_ERR_LENGTH);
    /* Outputs that would overlap: only if there are two. */
    r = good;
    for (r.out_stride = 1 - good.out_stride; r.out_stride < good.out_stride; r.out_stride++)
        REFUSED(r, LANEWISE_ERR_LENGTH);
    for (r.count = 1; r.count <= 2; r.count++) {
        static const ptrdiff_t extreme[] = {PTRDIFF_MIN, PTRDIFF_MIN + 1, PTRDIFF_MAX};
        r.in_stride = good.in_stride, r.out_stride = 0;
        if (r.count == 1)
            compare(&r, "no stride");
        for (size_t i = 0; i < 3; i++) {
            r.in_stride = good.in_stride, r.out_stride = extreme[i];
            if (r.count == 1)
                compare(&r, "an extreme stride");
            else
                REFUSED(r, LANEWISE_ERR_LENGTH);
            r.in_stride = extreme[i], r.out_stride = good.out_stride;
            if (r.count == 1)
                compare(&r, "an extreme stride");
            else
                REFUSED(r, LANEWISE_ERR_LENGTH);
        }
    }
    r = good, r.count = SIZE_MAX;
    REFUSED(r, LANEWISE_ERR_LENGTH);
    r.in_stride = 0;
    REFUSED(r, LANEWISE_ERR_LENGTH);
    r = good, r.inlen = (size_t)PTRDIFF_MAX + 1;
    REFUSED(r, LANEWISE_ERR_LENGTH);
}

/* What a context says that rows cannot go on from, whether there are any or not. */
static void test_contexts(void) {
    rows r = {LANEWISE_SHAKE128, {0}, 3, 10, 0, pool, room, 10, 32, &start};
    r.outlen = 32;
    for (; r.count <= 3; r.count -= 3) {
        memset(&start, 0, sizeof start);
        REFUSED(r, LANEWISE_ERR_STATE);
        CHECK_OK(lanewise_sponge_init(&start, LANEWISE_SHAKE128));
        CHECK_OK(lanewise_sponge_finalize(&start));
        REFUSED(r, LANEWISE_ERR_STATE);
        CHECK_OK(lanewise_tuplehash128_init(&start, NULL, 0, 32));
        REFUSED(r, LANEWISE_ERR_ALGORITHM);
        CHECK_OK(lanewise_kmac128_init(&start, pool, 16, NULL, 0, 31));
        REFUSED(r, LANEWISE_ERR_LENGTH);
        CHECK_STATUS(lanewise_sponge_finish_many_strided(NULL, r.count, pool, 1, 1, room, 32, 32),
                     LANEWISE_ERR_NULL);
    }
}

/* How far rows may extend: without output nothing is read, whatever the arguments say. */
static void test_extent(const lanewise_sponge *from) {
    for (size_t step = 1; step < 2000; step = step * 3 + 1)
        for (int down = 0; down < 2; down++) {
            size_t steps = (PTRDIFF_MAX - 10) / step;
            ptrdiff_t stride = down ? -(ptrdiff_t)step : (ptrdiff_t)step;
            rows r = {LANEWISE_SHAKE128, {0}, steps + 1, 10, 0, pool, room, stride, 1, from};
            r.out_stride = 0;
            CHECK_OK(run(&r));
            r.inlen += PTRDIFF_MAX - 10 - steps * step; /* to the last byte that may be */
            CHECK_OK(run(&r));
            r.inlen++;
            REFUSED(r, LANEWISE_ERR_LENGTH);
            r.inlen = 10, r.count++;
            if (10 + (steps + 1) * step > PTRDIFF_MAX)
                REFUSED(r, LANEWISE_ERR_LENGTH);
            r.in_stride = 0, r.out_stride = stride;
            r.count = PTRDIFF_MAX / step + 1;
            CHECK_OK(run(&r));
            r.count++;
            REFUSED(r, LANEWISE_ERR_LENGTH);
        }
    rows r = {LANEWISE_SHAKE128, {0}, SIZE_MAX, 10, 0, pool, NULL, 0, 0, from};
    CHECK_OK(run(&r));
}

void suite_strided(void) {
    pool = check_fenced(POOL, &pool_end);
    room = check_fenced(POOL, &room_end);
    check_fill(pool, POOL);
    for (lanewise_algorithm a = LANEWISE_SHA3_224; a <= LANEWISE_KT256; a++) {
        rows r = {a, {0}, 0, 0, 0, NULL, NULL, 0, 0, NULL};
        CHECK_OK(lanewise_algorithm_describe(a, &r.info));
        for (size_t loop = check_loops(150, 6); loop--;)
            test_apart(&r);
        for (size_t loop = check_loops(150, 6); loop--;)
            test_over_inputs(&r);
        test_errors(a, NULL);
        if (!is_tree(a)) {
            CHECK_OK(lanewise_sponge_init(&start, a));
            test_errors(a, &start);
        }
    }
    test_contexts();
    CHECK_OK(lanewise_sponge_init(&start, LANEWISE_SHAKE128));
    test_extent(NULL);
    test_extent(&start);
}
