/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * A Merkle tree over 1000 records: each level is one call, whose messages the library hashes in
 * parallel. Then the path of one record, and the root computed from it. cSHAKE128 with different
 * customisation keeps leaves and nodes apart: no node can be passed off as a record.
 */
#include "example.h"

enum { RECORDS = 1000, LEAVES = 1024, LEVELS = 10, HASH = 32 };

static uint8_t tree[2 * LEAVES][HASH]; /* node i has the children 2 i and 2 i + 1; the root is 1 */

static void leaves(const lanewise_bytes records[LEAVES]) {
    lanewise_sponge start;
    void *out[LEAVES];
    for (size_t i = 0; i < LEAVES; i++)
        out[i] = tree[LEAVES + i];
    check(lanewise_cshake128_init(&start, NULL, 0, "leaf", 4));
    check(lanewise_sponge_finish_many(&start, LEAVES, records, out, HASH));
}

/* Of `count` nodes, whose children lie side by side, in order. */
static void nodes(size_t count) {
    lanewise_sponge start;
    check(lanewise_cshake128_init(&start, NULL, 0, "node", 4));
    check(lanewise_sponge_finish_many_strided(&start, count, tree[2 * count], 2 * HASH, 2 * HASH,
                                              tree[count], HASH, HASH));
}

static size_t record(size_t i, char text[32]) {
    return (size_t)snprintf(text, 32, "record %zu", i);
}

int main(void) {
    static char texts[RECORDS][32];
    static lanewise_bytes in[LEAVES];
    const size_t wanted = 613;
    uint8_t hash[HASH], pair[2 * HASH];

    for (size_t i = 0; i < LEAVES; i++) {
        in[i].data = i < RECORDS ? texts[i] : NULL; /* the rest of the leaves are empty */
        in[i].len = i < RECORDS ? record(i, texts[i]) : 0;
    }
    leaves(in);
    for (size_t count = LEAVES / 2; count; count /= 2)
        nodes(count);
    print_hex(tree[1], HASH);
    printf("  root of %d records\n", RECORDS);

    /* What a verifier does who has the root, the record and LEVELS hashes of siblings. */
    check(lanewise_cshake128(hash, HASH, texts[wanted], strlen(texts[wanted]), NULL, 0, "leaf", 4));
    for (size_t node = LEAVES + wanted; node > 1; node /= 2) {
        memcpy(pair + (node % 2 ? HASH : 0), hash, HASH);
        memcpy(pair + (node % 2 ? 0 : HASH), tree[node ^ 1], HASH);
        check(lanewise_cshake128(hash, HASH, pair, sizeof pair, NULL, 0, "node", 4));
    }
    print_hex(hash, HASH);
    printf("  from '%s' and %d hashes\n", texts[wanted], LEVELS);
    return memcmp(hash, tree[1], HASH) != 0;
}
