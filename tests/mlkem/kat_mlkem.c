/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The ACVP cases of vectors_mlkem.txt, by bytes and by key object, with every arithmetic. */
#include "check.h"
#include "lanewise/lanewise.h"
#include "lanewise/mlkem.h"
#include "mlkem/arith.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { MOST = 3200, LINE = 2 * MOST + 40 };

typedef struct field {
    uint8_t bytes[MOST];
    size_t len; /* 0: the case does not have it */
} field;

enum { SEED, EK_HASH, DK_HASH, EK, M, CT_HASH, DK, CT, SS, FIELDS };
static const char *const names[FIELDS] = {"seed",    "ek-hash", "dk-hash", "ek", "m",
                                          "ct-hash", "dk",      "ct",      "ss"};
static field fields[FIELDS];
static lanewise_mlkem_set set;
static lanewise_mlkem_info info;
static unsigned long cases;

static void check_digest(const uint8_t *data, size_t len, const field *want, const char *what) {
    uint8_t digest[32];
    CHECK_OK(lanewise_sha3_256(digest, data, len));
    CHECK(want->len == 32, "a digest of %zu bytes", want->len);
    CHECK_BYTES(digest, want->bytes, 32, "%s: %s", info.name, what);
}

static void run(void) {
    static uint8_t ek[MOST], dk[MOST], ct[MOST];
    static lanewise_mlkem_key key;
    uint8_t ss[32], seed[64];
    if (!set)
        return;
    cases++;
    if (fields[SEED].len == 64) {
        CHECK_OK(lanewise_mlkem_keygen_seed(set, ek, info.public_bytes, dk, info.private_bytes,
                                            fields[SEED].bytes, 64));
        check_digest(ek, info.public_bytes, &fields[EK_HASH], "ek");
        check_digest(dk, info.private_bytes, &fields[DK_HASH], "dk");
        CHECK_OK(lanewise_mlkem_key_from_seed(&key, set, fields[SEED].bytes, 64));
        memset(ek, 0, sizeof ek);
        memset(dk, 0, sizeof dk);
        CHECK_OK(lanewise_mlkem_key_public(&key, ek, info.public_bytes));
        CHECK_OK(lanewise_mlkem_key_private(&key, dk, info.private_bytes));
        CHECK_OK(lanewise_mlkem_key_seed(&key, seed, 64));
        check_digest(ek, info.public_bytes, &fields[EK_HASH], "ek of a key");
        check_digest(dk, info.private_bytes, &fields[DK_HASH], "dk of a key");
        CHECK_BYTES(seed, fields[SEED].bytes, 64, "seed of a key");
        CHECK_OK(lanewise_mlkem_key_check(&key, NULL));
    } else if (fields[M].len == 32) {
        CHECK_OK(lanewise_mlkem_encaps_seed(set, ct, info.ciphertext_bytes, ss, 32,
                                            fields[EK].bytes, fields[EK].len, fields[M].bytes, 32));
        check_digest(ct, info.ciphertext_bytes, &fields[CT_HASH], "ct");
        CHECK_BYTES(ss, fields[SS].bytes, 32, "shared key");
        CHECK_OK(lanewise_mlkem_key_from_public(&key, set, fields[EK].bytes, fields[EK].len));
        memset(ct, 0, sizeof ct);
        CHECK_OK(lanewise_mlkem_key_encaps_seed(&key, ct, info.ciphertext_bytes, ss, 32,
                                                fields[M].bytes, 32));
        check_digest(ct, info.ciphertext_bytes, &fields[CT_HASH], "ct by a key");
        CHECK_BYTES(ss, fields[SS].bytes, 32, "shared key by a key");
    } else {
        CHECK(fields[CT].len && fields[DK].len && fields[SS].len == 32, "an incomplete case");
        CHECK_OK(lanewise_mlkem_decaps(set, ss, 32, fields[DK].bytes, fields[DK].len,
                                       fields[CT].bytes, fields[CT].len));
        CHECK_BYTES(ss, fields[SS].bytes, 32, "decapsulated");
        CHECK_OK(lanewise_mlkem_key_from_private(&key, set, fields[DK].bytes, fields[DK].len));
        memset(ss, 0, sizeof ss);
        CHECK_OK(lanewise_mlkem_key_decaps(&key, ss, 32, fields[CT].bytes, fields[CT].len));
        CHECK_BYTES(ss, fields[SS].bytes, 32, "decapsulated by a key");
    }
    for (unsigned i = 0; i < FIELDS; i++)
        if (i != DK)
            fields[i].len = 0;
    set = (lanewise_mlkem_set)0;
}

static void take(const char *name, const char *value, unsigned line) {
    if (!strcmp(name, "set")) {
        set = (lanewise_mlkem_set)atoi(value + strlen("ML-KEM-"));
        CHECK_OK(lanewise_mlkem_describe(set, &info));
        return;
    }
    for (unsigned i = 0; i < FIELDS; i++)
        if (!strcmp(name, names[i])) {
            size_t len = strlen(value) / 2;
            CHECK(len && len <= MOST && strlen(value) % 2 == 0, "line %u", line);
            for (size_t at = 0; at < len; at++) {
                unsigned byte;
                CHECK(sscanf(value + 2 * at, "%2x", &byte) == 1, "line %u", line);
                fields[i].bytes[at] = (uint8_t)byte;
            }
            fields[i].len = len;
            return;
        }
    CHECK(0, "line %u: unknown field %s", line, name);
}

static void read_all(FILE *file) {
    static char text[LINE];
    unsigned line = 0;
    rewind(file);
    while (fgets(text, sizeof text, file)) {
        char *value = strstr(text, " = ");
        line++;
        text[strcspn(text, "\n")] = 0;
        if (*text == '#')
            continue;
        if (!*text) {
            run();
            continue;
        }
        CHECK(value != NULL, "line %u: no ' = '", line);
        if (!value)
            return;
        *value = 0;
        take(text, value + 3, line);
    }
    run();
}

int main(int argc, char **argv) {
    FILE *file = argc == 2 ? fopen(argv[1], "r") : NULL;
    if (!file) {
        fprintf(stderr, "usage: %s VECTORS\n", argv[0]);
        return 2;
    }
    check_begin(NULL);
    for (unsigned i = 0; lanewise_mlkem_ariths[i]; i++) {
        if (!lanewise_mlkem_arith_available(lanewise_mlkem_ariths[i])) {
            check_lacks(lanewise_mlkem_ariths[i]->name, "its instructions");
            continue;
        }
        cases = 0;
        lanewise_mlkem_force(lanewise_mlkem_ariths[i]);
        read_all(file);
        printf("%s: %lu cases\n", lanewise_mlkem_arithmetic(), cases);
        CHECK(cases == 180, "%lu cases", cases);
    }
    fclose(file);
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures != 0;
}
