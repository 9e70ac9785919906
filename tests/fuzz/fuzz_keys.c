/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Key files that are noise, keys that were altered, and texts of keys that were: what is read is
 * read again from what is written, and of a public key DER allows no second form.
 */
#include "fuzz.h"

#include "keyform.h"

enum { MOST = 8192 };

static void alter(source *in, uint8_t *data, size_t *len) {
    unsigned times = take(in) % 4;
    while (times-- && *len) {
        size_t at = (take(in) * 256u + take(in)) % *len;
        unsigned how = take(in);
        if (how % 8 == 0) {
            *len = at; /* cut off */
        } else if (how % 8 == 1 && *len < MOST) {
            memmove(data + at + 1, data + at, *len - at);
            data[at] = (uint8_t)take(in);
            ++*len;
        } else if (how % 8 == 3 && *len < MOST) {
            at = at % 32 % *len; /* perhaps a length, in a longer form than it needs */
            memmove(data + at + 1, data + at, *len - at);
            data[at] = (uint8_t)(0x81 + take(in) % 4);
            ++*len;
            if (how & 16)
                data[1]++; /* that of the whole, if it is short */
        } else {
            data[how % 8 == 2 ? at % 32 % *len : at] ^= (uint8_t)take(in);
        }
    }
}

/* A key with noise for contents, of one of the algorithms that there are. */
static void make_key(source *in, key *k) {
    static const struct {
        key_family family;
        const char *name;
    } names[] = {{KEY_SLHDSA, "128s"}, {KEY_SLHDSA, "192f"},
                 {KEY_SLHDSA, "256f"}, {KEY_SLHDSA, "HashSLH-DSA-SHAKE-192s"},
                 {KEY_MLKEM, "512"},   {KEY_MLKEM, "768"},
                 {KEY_MLKEM, "1024"}};
    size_t which = take(in) % (sizeof names / sizeof names[0]);
    memset(k, 0, sizeof *k);
    k->algorithm = key_algorithm_find(names[which].family, names[which].name);
    MUST(k->algorithm, "%s", names[which].name);
    k->form = 1 + (int)(take(in) % 3);
    make_bytes(in, k->public_key, k->algorithm->public_bytes);
    make_bytes(in, k->private_key, k->algorithm->private_bytes);
    make_bytes(in, k->seed, sizeof k->seed);
}

/* Read from a copy of the exact length, so that the sanitizer sees a read behind it. */
static int read_copy(const uint8_t *file, size_t len, key *k) {
    char why[KEY_WHY];
    uint8_t *copy = malloc(len ? len : 1);
    memset(why, 'x', sizeof why);
    memcpy(copy, file, len);
    int wrong = key_read(copy, len, k, why);
    free(copy);
    if (wrong)
        MUST(memchr(why, 0, sizeof why) && why[0] && why[0] != 'x', "no sentence");
    else
        MUST(k->algorithm && k->algorithm->family != KEY_FOREIGN, "no algorithm");
    return wrong;
}

static void same(const key *a, const key *b) {
    MUST(a->algorithm == b->algorithm && a->is_private == b->is_private && a->form == b->form,
         "another kind of key");
    MUST(!memcmp(a->private_key, b->private_key, sizeof a->private_key) &&
             !memcmp(a->seed, b->seed, sizeof a->seed),
         "another private key");
    MUST(a->is_private || !memcmp(a->public_key, b->public_key, sizeof a->public_key),
         "another public key");
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static uint8_t file[MOST + 1], written[MOST + 1];
    static key made, k, again;
    source in = {data, size};
    unsigned how = take(&in) % 5;
    size_t len = 0;
    if (how < 2) {
        make_key(&in, &made);
        len = key_write(&made, take(&in) % 2, how == 1, file);
        alter(&in, file, &len);
    } else if (how == 2) {
        len =
            pem_write(take(&in) % 2 ? "PUBLIC KEY" : "PRIVATE KEY", in.data, in.left, (char *)file);
    } else {
        len = in.left < MOST ? in.left : MOST;
        memcpy(file, in.data, len);
    }
    if (read_copy(file, len, &k))
        return 0;
    for (int as_der = 0; as_der < 2; as_der++) {
        size_t n = key_write(&k, k.is_private, as_der, written);
        MUST(n <= PEM_TEXT(KEY_DER_MAX), "%zu bytes", n);
        MUST(!read_copy(written, n, &again), "what is written cannot be read");
        same(&k, &again);
        MUST(how != 1 || !as_der || k.is_private || (len == n && !memcmp(file, written, n)),
             "a second form of a public key");
    }
    return 0;
}
