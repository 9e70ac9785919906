/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Inputs longer than 2^32 bytes, in one call and in parts. 4 GiB of memory are not needed: one
 * file of a few MiB is mapped again and again, side by side.
 */
#define _GNU_SOURCE /* memfd_create */
#include "check.h"
#include "functions.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/mman.h>
#include <unistd.h>

#if SIZE_MAX > 0xFFFFFFFF
static const size_t window = (size_t)64 << 20, total = ((size_t)1 << 32) + ((size_t)64 << 20);

static uint8_t *repeated(void) {
    int fd = memfd_create("lanewise", 0);
    uint8_t *all = mmap(NULL, total, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
    if (fd < 0 || all == MAP_FAILED || ftruncate(fd, (off_t)window))
        return NULL;
    for (size_t at = 0; at < total; at += window)
        if (mmap(all + at, window, PROT_READ | PROT_WRITE, MAP_SHARED | MAP_FIXED, fd, 0) ==
            MAP_FAILED)
            return NULL;
    close(fd);
    check_fill(all, window);
    return all;
}

/* In one call with a length above 2^32, against many calls below it; the pieces are no multiple
 * of anything. A length cut to 32 bits would hash 12345 bytes: that must differ. */
static void test_turboshake(const uint8_t *all, size_t len) {
    uint8_t at_once[32], parts[32], cut[32];
    lanewise_sponge s;
    CHECK_OK(lanewise_turboshake128(at_once, 32, all, len, 0x1F));
    CHECK_OK(lanewise_turboshake128(cut, 32, all, (uint32_t)len, 0x1F));
    CHECK_OK(lanewise_turboshake128_init(&s, 0x1F));
    for (size_t at = 0, n; at < len; at += n) {
        n = ((size_t)1 << 29) + 12347;
        n = n < len - at ? n : len - at;
        CHECK_OK(lanewise_sponge_absorb(&s, all + at, n));
    }
    CHECK_OK(lanewise_sponge_finalize(&s));
    CHECK_OK(lanewise_sponge_squeeze(&s, parts, 32));
    CHECK_BYTES(at_once, parts, 32, "TurboSHAKE128 of %zu bytes", len);
    /* The textbook takes longer than all the rest, and differs from `parts` in nothing new. */
    const char *tier = getenv("LANEWISE_TEST_TIER");
    if (tier && !strcmp(tier, "full")) {
        book_hash(168, 12, 0x1F, all, len, parts, 32);
        CHECK_BYTES(at_once, parts, 32, "TurboSHAKE128 of %zu bytes, textbook", len);
    }
    CHECK(memcmp(at_once, cut, 32), "TurboSHAKE128 of %zu bytes is that of 32 bits of it", len);
}

static void test_kt(const uint8_t *all, size_t len) {
    uint8_t at_once[32], parts[32], cut[32];
    lanewise_tree t;
    lanewise_threading threading = {2, 0};
    CHECK_OK(lanewise_kt128_threaded(at_once, 32, all, len, "C", 1, &threading));
    CHECK_OK(lanewise_kt128(cut, 32, all, (uint32_t)len, "C", 1));
    CHECK_OK(lanewise_kt128_init(&t));
    for (size_t at = 0, n; at < len; at += n) {
        n = ((size_t)1 << 30) + 12347;
        n = n < len - at ? n : len - at;
        CHECK_OK(lanewise_tree_absorb(&t, all + at, n));
    }
    CHECK_OK(lanewise_kt_finalize(&t, "C", 1));
    CHECK_OK(lanewise_tree_squeeze(&t, parts, 32));
    CHECK_BYTES(at_once, parts, 32, "KT128 of %zu bytes", len);
    CHECK(memcmp(at_once, cut, 32), "KT128 of %zu bytes is that of 32 bits of it", len);
}

/* The encoded lengths of a tuple element and of an output above 2^32 bits. */
static void test_encoded(const uint8_t *all) {
    static const size_t len = ((size_t)1 << 29) + 5; /* 2^32 + 40 bits */
    uint8_t got[32], want[32];
    lanewise_bytes tuple[2] = {{all, len}, {"x", 1}};
    book_string model[2] = {{all, len}, {"x", 1}};
    lanewise_sponge s;
    book_tuplehash(128, 1, model, 2, (book_string){"S", 1}, want, 32);
    CHECK_OK(lanewise_tuplehashxof128(got, 32, tuple, 2, "S", 1));
    CHECK_BYTES(got, want, 32, "TupleHashXOF128 of an element of 2^32 + 40 bits");
    CHECK_OK(lanewise_kmac256_init(&s, "k", 1, NULL, 0, len));
    CHECK_OK(lanewise_sponge_finalize(&s));
    CHECK_OK(lanewise_sponge_squeeze(&s, got, 32));
    /* The output length is encoded in the last block of input, so 32 bytes of it suffice. */
    book_sponge b;
    book_begin(&b, 136, 24);
    book_in(&b, "\x01\x88\x01\x20KMAC\x01\x00", 10);
    while (b.at)
        book_in(&b, "", 1);
    book_in(&b, "\x01\x88\x01\x08k", 5);
    while (b.at)
        book_in(&b, "", 1);
    book_in(&b, "\x01\x00\x00\x00\x28\x05", 6);
    book_end(&b, 0x04);
    book_out(&b, want, 32);
    CHECK_BYTES(got, want, 32, "KMAC256 with an output of 2^32 + 40 bits");
}

void suite_huge(void) {
    uint8_t *all = repeated();
    CHECK(all != NULL, "no address space to map 4 GiB in");
    if (!all)
        return;
    test_turboshake(all, ((size_t)1 << 32) + 12345);
    test_kt(all, ((size_t)1 << 32) + 12345);
    test_encoded(all);
    munmap(all, total);
}
#else
void suite_huge(void) {
    check_does_not_apply("huge: no input of this machine is longer than 2^32 bytes");
    CHECK(1, "nothing");
}
#endif
