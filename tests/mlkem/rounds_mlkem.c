/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * rounds_mlkem ROUNDS [all]: ML-KEM there and back with random keys, by bytes and by key object,
 * with every arithmetic; what has a bit flipped gives the key that the standard says. All bits of a
 * ciphertext and of an encapsulation key are flipped: of ML-KEM-512, with `all` of every set.
 */
#include "check.h"
#include "lanewise/lanewise.h"
#include "lanewise/mlkem.h"
#include "mlkem/arith.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 3200 };
static const lanewise_mlkem_set sets[] = {LANEWISE_MLKEM_512, LANEWISE_MLKEM_768,
                                          LANEWISE_MLKEM_1024};

static uint8_t ek[MOST], dk[MOST], ct[MOST], again[MOST];
static uint8_t seed[64], m[32], ss[32], ss2[32], want[32];

/* FIPS 203 algorithm 18, line 7: J(z, c), z being the last 32 bytes of dk. */
static void rejection(const lanewise_mlkem_info *i, uint8_t key[32]) {
    lanewise_sponge s;
    CHECK_OK(lanewise_shake256_init(&s));
    CHECK_OK(lanewise_sponge_absorb(&s, dk + i->private_bytes - 32, 32));
    CHECK_OK(lanewise_sponge_absorb(&s, ct, i->ciphertext_bytes));
    CHECK_OK(lanewise_sponge_finalize(&s));
    CHECK_OK(lanewise_sponge_squeeze(&s, key, 32));
}

static void pair(lanewise_mlkem_set set, const lanewise_mlkem_info *i) {
    check_fill(seed, sizeof seed);
    check_fill(m, sizeof m);
    CHECK_OK(lanewise_mlkem_keygen_seed(set, ek, i->public_bytes, dk, i->private_bytes, seed, 64));
}

static void round_trip(lanewise_mlkem_set set, const lanewise_mlkem_info *i) {
    static lanewise_mlkem_key key;
    pair(set, i);
    CHECK_OK(lanewise_mlkem_encaps_seed(set, ct, i->ciphertext_bytes, ss, 32, ek, i->public_bytes,
                                        m, 32));
    CHECK_OK(lanewise_mlkem_decaps(set, ss2, 32, dk, i->private_bytes, ct, i->ciphertext_bytes));
    CHECK_BYTES(ss2, ss, 32, "%s by bytes", i->name);
    CHECK_OK(lanewise_mlkem_key_from_seed(&key, set, seed, 64));
    CHECK_OK(lanewise_mlkem_key_encaps_seed(&key, again, i->ciphertext_bytes, ss2, 32, m, 32));
    CHECK_BYTES(again, ct, i->ciphertext_bytes, "%s: ciphertext by a key", i->name);
    CHECK_BYTES(ss2, ss, 32, "%s: shared key by a key", i->name);
    CHECK_OK(lanewise_mlkem_key_decaps(&key, ss2, 32, ct, i->ciphertext_bytes));
    CHECK_BYTES(ss2, ss, 32, "%s by a key", i->name);
    ct[check_below(i->ciphertext_bytes)] ^= (uint8_t)(1 << check_below(8));
    rejection(i, want);
    CHECK_OK(lanewise_mlkem_decaps(set, ss2, 32, dk, i->private_bytes, ct, i->ciphertext_bytes));
    CHECK_BYTES(ss2, want, 32, "%s: rejection key", i->name);
    CHECK_OK(lanewise_mlkem_key_decaps(&key, ss2, 32, ct, i->ciphertext_bytes));
    CHECK_BYTES(ss2, want, 32, "%s: rejection key by a key", i->name);
    lanewise_mlkem_key_wipe(&key);
}

static void every_bit(lanewise_mlkem_set set, const lanewise_mlkem_info *i) {
    unsigned refused = 0;
    pair(set, i);
    CHECK_OK(lanewise_mlkem_encaps_seed(set, ct, i->ciphertext_bytes, ss, 32, ek, i->public_bytes,
                                        m, 32));
    for (size_t bit = 0; bit < 8 * i->ciphertext_bytes; bit++) {
        ct[bit / 8] ^= (uint8_t)(1 << bit % 8);
        rejection(i, want);
        CHECK_OK(
            lanewise_mlkem_decaps(set, ss2, 32, dk, i->private_bytes, ct, i->ciphertext_bytes));
        CHECK_BYTES(ss2, want, 32, "%s: bit %zu of the ciphertext", i->name, bit);
        ct[bit / 8] ^= (uint8_t)(1 << bit % 8);
    }
    /* A key with a bit flipped is refused, if a coefficient is not below q then, or it makes a
     * ciphertext that the right private key rejects: its hash is in the derivation. */
    for (size_t bit = 0; bit < 8 * i->public_bytes; bit++) {
        ek[bit / 8] ^= (uint8_t)(1 << bit % 8);
        int status = lanewise_mlkem_encaps_seed(set, ct, i->ciphertext_bytes, ss, 32, ek,
                                                i->public_bytes, m, 32);
        CHECK(status == LANEWISE_OK || status == LANEWISE_ERR_KEY, "bit %zu: %d", bit, status);
        CHECK(lanewise_mlkem_check_public(set, ek, i->public_bytes) == status, "bit %zu", bit);
        refused += status != LANEWISE_OK;
        if (status == LANEWISE_OK) {
            rejection(i, want);
            CHECK_OK(
                lanewise_mlkem_decaps(set, ss2, 32, dk, i->private_bytes, ct, i->ciphertext_bytes));
            CHECK_BYTES(ss2, want, 32, "%s: bit %zu of the key", i->name, bit);
        }
        ek[bit / 8] ^= (uint8_t)(1 << bit % 8);
    }
    /* 3329 is less than 4096: some coefficient leaves the range when its upper bits change. */
    CHECK(refused > i->public_bytes / 40 && refused < 2 * i->public_bytes, "%u refused", refused);
}

int main(int argc, char **argv) {
    size_t rounds = argc > 1 ? (size_t)atoi(argv[1]) : 0;
    int all = argc > 2 && !strcmp(argv[2], "all");
    if (!rounds) {
        fprintf(stderr, "usage: %s ROUNDS [all]\n", argv[0]);
        return 2;
    }
    check_begin(NULL);
    for (unsigned a = 0; lanewise_mlkem_ariths[a]; a++) {
        if (!lanewise_mlkem_arith_available(lanewise_mlkem_ariths[a])) {
            check_lacks(lanewise_mlkem_ariths[a]->name, "its instructions");
            continue;
        }
        lanewise_mlkem_force(lanewise_mlkem_ariths[a]);
        for (unsigned s = 0; s < sizeof sets / sizeof sets[0]; s++) {
            lanewise_mlkem_info info;
            CHECK_OK(lanewise_mlkem_describe(sets[s], &info));
            for (size_t r = 0; r < rounds; r++)
                round_trip(sets[s], &info);
            if (all || sets[s] == LANEWISE_MLKEM_512)
                every_bit(sets[s], &info);
        }
        printf("%s: %zu rounds a set\n", lanewise_mlkem_arithmetic(), rounds);
    }
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures != 0;
}
