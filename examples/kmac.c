/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * KMAC256: one tag of a message that comes in pieces; then tags of many messages under one key,
 * which is absorbed once; then the check of a tag.
 */
#include "example.h"

enum { TAG = 32, MESSAGES = 3 };

int main(void) {
    static const char custom[] = "example: messages to the pump";
    static const char *const texts[MESSAGES] = {"start", "stop", "faster"};
    uint8_t key[32], tag[TAG], tags[MESSAGES][TAG];
    lanewise_bytes messages[MESSAGES];
    void *out[MESSAGES];
    lanewise_sponge s;

    for (uint8_t i = 0; i < sizeof key; i++)
        key[i] = i; /* a real one is random: lanewise_random_bytes(NULL, key, sizeof key) */

    /* The length of the tag is part of what KMAC hashes, so it is given at the start. */
    check(lanewise_kmac256_init(&s, key, sizeof key, custom, sizeof custom - 1, TAG));
    check(lanewise_sponge_absorb(&s, "st", 2));
    check(lanewise_sponge_absorb(&s, "op", 2));
    check(lanewise_sponge_finalize(&s));
    check(lanewise_sponge_squeeze(&s, tag, TAG));

    check(lanewise_kmac256_init(&s, key, sizeof key, custom, sizeof custom - 1, TAG));
    for (size_t i = 0; i < MESSAGES; i++) {
        messages[i].data = texts[i], messages[i].len = strlen(texts[i]);
        out[i] = tags[i];
    }
    check(lanewise_sponge_finish_many(&s, MESSAGES, messages, out, TAG));
    lanewise_sponge_wipe(&s); /* a context that absorbed a key is as secret as the key */
    lanewise_wipe(key, sizeof key);

    for (size_t i = 0; i < MESSAGES; i++) {
        print_hex(tags[i], TAG);
        /* Not memcmp, whose time tells how many bytes of a forged tag are right. */
        printf("  %s%s\n", texts[i], lanewise_equal(tags[i], tag, TAG) ? ": this one" : "");
    }
    return 0;
}
