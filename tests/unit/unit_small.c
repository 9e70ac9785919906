/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* Comparing, wiping, messages, names, what algorithms are said to be. */
#include "check.h"
#include "functions.h"

#include <ctype.h>
#include <stdio.h>
#include <string.h>

static void test_equal(void) {
    uint8_t a[300], b[300];
    for (size_t len = 0; len <= 300; len++) {
        check_fill(a, sizeof a);
        memcpy(b, a, sizeof b);
        CHECK(lanewise_equal(a, b, len) == 1, "equal, %zu bytes", len);
        CHECK(lanewise_equal(a, a, len) == 1, "itself, %zu bytes", len);
        if (len < 300) {
            b[len] ^= 1;
            CHECK(lanewise_equal(a, b, len) == 1, "a byte behind %zu looked at", len);
            b[len] ^= 1;
        }
        for (size_t i = 0; i < len; i++) {
            uint8_t flip = (uint8_t)(1 << (i + len) % 8);
            b[i] ^= flip;
            CHECK(lanewise_equal(a, b, len) == 0, "byte %zu of %zu differs by %02x", i, len, flip);
            b[i] ^= flip;
        }
    }
    for (unsigned x = 0; x < 256; x++)
        for (unsigned y = 0; y < 256; y++) {
            a[0] = (uint8_t)x, b[0] = (uint8_t)y;
            CHECK(lanewise_equal(a, b, 1) == (x == y), "%02x, %02x", x, y);
        }
    memset(a, 0, 256), memset(b, 1, 256); /* 256 differences must not add up to nothing */
    CHECK(lanewise_equal(a, b, 256) == 0, "256 times 1");
    CHECK(lanewise_equal(NULL, NULL, 0) == 1, "nothing equals nothing");
    CHECK(lanewise_equal(NULL, b, 0) == 1, "nothing equals nothing");
    CHECK(lanewise_equal(NULL, b, 1) == 0, "null");
    CHECK(lanewise_equal(a, NULL, 1) == 0, "null");
    CHECK(lanewise_equal(NULL, NULL, 1) == 0, "null is never equal");
}

static void test_wipe(void) {
    uint8_t a[200], want[200];
    for (size_t len = 0; len <= 150; len++) {
        memset(a, 0xFF, sizeof a);
        memset(want, 0xFF, sizeof want);
        memset(want + 20, 0, len);
        lanewise_wipe(a + 20, len);
        CHECK_BYTES(a, want, sizeof a, "wipe of %zu", len);
    }
    lanewise_wipe(NULL, 5);
    lanewise_wipe(a, 0);
}

static void test_messages(void) {
    char version[32];
    const char *unknown = lanewise_status_message(1);
    for (int i = 0; i >= -14; i--) {
        CHECK(strlen(lanewise_status_message(i)) >= 7, "message %d", i);
        if (i == -6) { /* retired */
            CHECK(!strcmp(lanewise_status_message(i), unknown), "message -6");
            continue;
        }
        CHECK(strcmp(lanewise_status_message(i), unknown), "message %d is the unknown one", i);
        for (int j = 0; j > i; j--)
            CHECK(strcmp(lanewise_status_message(i), lanewise_status_message(j)), "%d, %d", i, j);
    }
    CHECK(!strcmp(lanewise_status_message(-15), unknown), "message -15");
    CHECK(!strcmp(lanewise_status_message(-2147483647 - 1), unknown), "the lowest code");
    snprintf(version, sizeof version, "%d.%d.%d", LANEWISE_VERSION_MAJOR, LANEWISE_VERSION_MINOR,
             LANEWISE_VERSION_PATCH);
    CHECK(!strcmp(lanewise_version(), version), "version %s", lanewise_version());
    CHECK(!strcmp(LANEWISE_VERSION_STRING, version), "version string");
}

static void test_wiped(void) {
    lanewise_sponge s, no_sponge;
    lanewise_tree t, no_tree;
    memset(&no_sponge, 0, sizeof no_sponge);
    memset(&no_tree, 0, sizeof no_tree);
    for (size_t i = 0; i < SPONGES; i++) {
        setting g = random_setting(sponge_functions[i].takes);
        CHECK_OK(sponge_functions[i].init(&s, &g, 32));
        CHECK_OK(lanewise_sponge_absorb(&s, "secret", 6));
        lanewise_sponge_wipe(&s);
        CHECK_BYTES(&s, &no_sponge, sizeof s, "a wiped %s", sponge_functions[i].name);
    }
    for (size_t i = 0; i < TREES; i++) {
        setting g = random_setting(tree_functions[i].takes);
        CHECK_OK(tree_functions[i].init(&t, &g, 32));
        CHECK_OK(lanewise_tree_absorb(&t, "secret", 6));
        lanewise_tree_wipe(&t);
        CHECK_BYTES(&t, &no_tree, sizeof t, "a wiped %s", tree_functions[i].name);
    }
    lanewise_sponge_wipe(NULL);
    lanewise_tree_wipe(NULL);
}

static void test_name(const char *name, lanewise_algorithm want) {
    char changed[64];
    lanewise_algorithm found;
    for (unsigned how = 0; how < 40; how++) {
        char *p = changed;
        for (const char *q = name; *q; q++) {
            if (*q == '-' && how % 4 == 1)
                *p++ = '_';
            else if (*q != '-' || how % 4 == 2)
                *p++ = (char)(check_below(2) ? toupper((unsigned char)*q)
                                             : tolower((unsigned char)*q));
        }
        *p = 0;
        found = 0;
        CHECK_OK(lanewise_algorithm_by_name(changed, &found));
        CHECK(found == want, "%s is %d", changed, (int)found);
    }
    found = (lanewise_algorithm)77;
    snprintf(changed, sizeof changed, "%s0", name);
    CHECK_STATUS(lanewise_algorithm_by_name(changed, &found), LANEWISE_ERR_ALGORITHM);
    snprintf(changed, sizeof changed, "x%s", name);
    CHECK_STATUS(lanewise_algorithm_by_name(changed, &found), LANEWISE_ERR_ALGORITHM);
    snprintf(changed, sizeof changed, "%s", name);
    changed[strlen(changed) - 1] = 0;
    CHECK_STATUS(lanewise_algorithm_by_name(changed, &found), LANEWISE_ERR_ALGORITHM);
    CHECK((int)found == 77, "an unknown name changed the algorithm to %d", (int)found);
}

static void test_algorithms(void) {
    lanewise_algorithm_info info, kept;
    unsigned seen = 0;
    for (size_t i = 0; i < SPONGES + TREES; i++) {
        const sponge_function *f = i < SPONGES ? &sponge_functions[i] : NULL;
        const tree_function *t = f ? NULL : &tree_functions[i - SPONGES];
        lanewise_algorithm a = f ? f->algorithm : t->algorithm;
        if (!a)
            continue;
        const char *name = f ? f->name : t->name;
        size_t rate = f ? f->rate : t->bits == 128 ? 168 : 136;
        CHECK_OK(lanewise_algorithm_describe(a, &info));
        CHECK(!strcmp(info.name, name), "%s is called %s", name, info.name);
        CHECK(info.rate_bytes == rate, "%s: rate %zu", name, info.rate_bytes);
        CHECK(info.extendable == !(f && f->fixed), "%s: extendable %d", name, info.extendable);
        CHECK(info.output_bytes == (f && f->fixed ? f->fixed
                                    : rate == 168 ? 32u
                                                  : 64u),
              "%s: %zu bytes", name, info.output_bytes);
        CHECK(info.rounds == (t || !strncmp(name, "Turbo", 5) ? 12u : 24u), "%s: %u rounds", name,
              info.rounds);
        test_name(name, a);
        seen |= 1u << a;
    }
    CHECK(seen == 0xFFE, "the table of functions lacks algorithms: %x", seen);
    memset(&info, 0x66, sizeof info);
    kept = info;
    CHECK_STATUS(lanewise_algorithm_describe((lanewise_algorithm)0, &info), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_algorithm_describe((lanewise_algorithm)12, &info),
                 LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_algorithm_describe((lanewise_algorithm)-1, &info),
                 LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_algorithm_describe(LANEWISE_KT128, NULL), LANEWISE_ERR_NULL);
    CHECK_BYTES(&info, &kept, sizeof info, "info after an error");
    lanewise_algorithm a = LANEWISE_KT256;
    static const char *const wrong[] = {"",          "-",         "sha3",     "sha3-255",
                                        "sha256",    "shake",     "kt",       "sha3-256 ",
                                        " sha3-256", "cshake128", "sha3-2566"};
    for (size_t i = 0; i < sizeof wrong / sizeof wrong[0]; i++)
        CHECK_STATUS(lanewise_algorithm_by_name(wrong[i], &a), LANEWISE_ERR_ALGORITHM);
    CHECK(a == LANEWISE_KT256, "an unknown name changed the algorithm");
    CHECK_STATUS(lanewise_algorithm_by_name(NULL, &a), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_algorithm_by_name("KT128", NULL), LANEWISE_ERR_NULL);
}

void suite_small(void) {
    CHECK(sizeof(lanewise_sponge) == 256, "sponge context");
    CHECK(sizeof(lanewise_tree) == 640, "tree context");
    test_equal();
    test_wipe();
    test_messages();
    test_wiped();
    test_algorithms();
}
