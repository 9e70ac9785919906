/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ML-KEM and SLH-DSA of Lanewise in the shape of a peer, and the tasks of the rows. */
#include "bench_operations.h"
#include "bench_rows.h"
#include "keccak/backend.h"
#include "lanewise/lanewise.h"
#include "lanewise/mlkem.h"
#include "lanewise/slhdsa.h"
#include "mldsa/mldsa_arith.h"
#include "mlkem/arith.h"
#include "slhdsa/sign.h"

#include <string.h>

enum {
    MOST_EK = 1568,
    MOST_DK = 3168,
    MOST_CT = 1568,
    EIGHT = 8,
    SECRET = LANEWISE_SLHDSA_MAX_PRIVATE_BYTES
};

static lanewise_mlkem_set kem(const peer_task *t) {
    return (lanewise_mlkem_set)t->set;
}

static int kem_keygen(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, lanewise_mlkem_keygen_seed(kem(t), out, t->public_bytes, out + t->public_bytes,
                                            t->secret_bytes, t->seed, 64));
}
static int kem_encaps(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, lanewise_mlkem_encaps_seed(kem(t), out, t->result_bytes, out + t->result_bytes, 32,
                                            t->public_key, t->public_bytes, t->message, 32));
}
static int kem_decaps(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, lanewise_mlkem_decaps(kem(t), out, 32, t->secret_key, t->secret_bytes, t->result,
                                       t->result_bytes));
}

static const lanewise_mlkem_key *key_object(const peer_task *t) {
    static lanewise_mlkem_key keys[3];
    static int made[3];
    unsigned i = t->set == 512 ? 0 : t->set == 768 ? 1 : 2;
    if (!made[i] &&
        lanewise_mlkem_key_from_private(&keys[i], kem(t), t->secret_key, t->secret_bytes))
        return NULL;
    made[i] = 1;
    return &keys[i];
}
static int kem_key_encaps(const peer_task *t, uint8_t *out, size_t count) {
    const lanewise_mlkem_key *key = key_object(t);
    TIMES(count, !key || lanewise_mlkem_key_encaps_seed(key, out, t->result_bytes,
                                                        out + t->result_bytes, 32, t->message, 32));
}
static int kem_key_decaps(const peer_task *t, uint8_t *out, size_t count) {
    const lanewise_mlkem_key *key = key_object(t);
    TIMES(count, !key || lanewise_mlkem_key_decaps(key, out, 32, t->result, t->result_bytes));
}

/* Eight in one call; `count` is a multiple of eight. */
static int kem_keygen_many(const peer_task *t, uint8_t *out, size_t count) {
    static uint8_t pairs[EIGHT][MOST_EK + MOST_DK], seeds[EIGHT][64];
    void *ek[EIGHT], *dk[EIGHT];
    for (unsigned k = 0; k < EIGHT; k++) {
        memcpy(seeds[k], t->seed, 64);
        ek[k] = pairs[k];
        dk[k] = pairs[k] + t->public_bytes;
    }
    ek[0] = out, dk[0] = out + t->public_bytes;
    TIMES(count / EIGHT, lanewise_mlkem_keygen_many(kem(t), EIGHT, ek, t->public_bytes, dk,
                                                    t->secret_bytes, seeds[0], EIGHT * 64, NULL));
}
static int kem_encaps_many(const peer_task *t, uint8_t *out, size_t count) {
    static uint8_t results[EIGHT][MOST_CT + 32], messages[EIGHT][32];
    void *ct[EIGHT], *ss[EIGHT];
    const void *ek[EIGHT];
    for (unsigned k = 0; k < EIGHT; k++) {
        memcpy(messages[k], t->message, 32);
        ek[k] = t->public_key;
        ct[k] = results[k];
        ss[k] = results[k] + MOST_CT;
    }
    ct[0] = out, ss[0] = out + t->result_bytes;
    TIMES(count / EIGHT,
          lanewise_mlkem_encaps_many(kem(t), EIGHT, ct, t->result_bytes, ss, 32, ek,
                                     t->public_bytes, messages[0], EIGHT * 32, NULL, NULL));
}

/* The sets of SLH-DSA are numbered from 1, in the order of peer_task. */
static lanewise_slhdsa_set slh(const peer_task *t) {
    return (lanewise_slhdsa_set)(LANEWISE_SLHDSA_SHAKE_128S + t->set);
}
static const lanewise_slhdsa_options deterministic = {.deterministic = 1};

static int slh_keygen(const peer_task *t, uint8_t *out, size_t count) {
    size_t n = t->public_bytes / 2;
    TIMES(count,
          lanewise_slhdsa_keygen_seed(slh(t), out, 2 * n, out + 2 * n, 4 * n, t->seed, 3 * n));
}
static int slh_sign(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, lanewise_slhdsa_sign(slh(t), out, t->result_bytes, t->secret_key, t->secret_bytes,
                                      t->message, t->message_bytes, &deterministic));
}
static int slh_verify(const peer_task *t, uint8_t *out, size_t count) {
    out[0] = 1;
    TIMES(count, lanewise_slhdsa_verify(slh(t), t->result, t->result_bytes, t->public_key,
                                        t->public_bytes, t->message, t->message_bytes, NULL));
}
static int slh_verify_many(const peer_task *t, uint8_t *out, size_t count) {
    lanewise_bytes signatures[EIGHT], messages[EIGHT];
    const void *keys[EIGHT];
    for (unsigned k = 0; k < EIGHT; k++) {
        signatures[k] = (lanewise_bytes){t->result, t->result_bytes};
        messages[k] = (lanewise_bytes){t->message, t->message_bytes};
        keys[k] = t->public_key;
    }
    out[0] = 1;
    TIMES(count / EIGHT, lanewise_slhdsa_verify_many(slh(t), EIGHT, signatures, keys,
                                                     t->public_bytes, messages, NULL, NULL));
}

/* The kernel for many states, as often as `states` states need it: what no program can do without.
 */
static int permute(uint64_t states, uint8_t *out, size_t count) {
    static _Alignas(4096) uint8_t state[LANEWISE_MAX_STATE_BYTES];
    const lanewise_backend *b = lanewise_select(1000);
    uint64_t calls = (states + b->states - 1) / b->states;
    out[0] = 0;
    for (uint64_t i = 0; i < calls * count; i++)
        b->permute(state, 24);
    return !states;
}

/* Counted once for each set, in operations that are not measured. */
enum { KEYGEN, SIGN, VERIFY_8, OPERATIONS };
static uint64_t needed(const peer_task *t, unsigned operation) {
    static uint64_t counted[6][OPERATIONS];
    static uint8_t room[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES], ends[SLH_GROUP * SLH_MAX_ENDS];
    const slh_set *set = lanewise_slh_set(slh(t));
    slh_probe probe = {0};
    slh_message message;
    uint8_t valid[SLH_GROUP];
    if (counted[t->set][operation])
        return counted[t->set][operation];
    lanewise_slh_message_plain(&message, t->message, t->message_bytes);
    const uint8_t *sk = t->secret_key, *pk = t->public_key;
    const slh_signer by = {set, sk, NULL};
    if (operation == KEYGEN) {
        lanewise_slh_root(set, sk, pk, room, NULL, &probe);
    } else if (lanewise_slh_sign(&by, room, &message, pk, operation == SIGN ? &probe : NULL)) {
        return 0;
    } else if (operation == VERIFY_8) {
        slh_claim claims[SLH_GROUP];
        for (unsigned i = 0; i < SLH_GROUP; i++)
            claims[i] = (slh_claim){room, pk, &message};
        if (lanewise_slh_verify(set, claims, SLH_GROUP, ends, valid, &probe) || !valid[0])
            return 0;
    }
    return counted[t->set][operation] = probe.used;
}
static int permute_keygen(const peer_task *t, uint8_t *out, size_t count) {
    return permute(needed(t, KEYGEN), out, count);
}
static int permute_sign(const peer_task *t, uint8_t *out, size_t count) {
    return permute(needed(t, SIGN), out, count);
}
static int permute_verify(const peer_task *t, uint8_t *out, size_t count) {
    return permute(needed(t, VERIFY_8), out, count / EIGHT);
}

const peer_function bench_schemes[] = {
    SCHEME("ML-KEM key generation", "lanewise_mlkem_keygen_seed", kem_keygen),
    SCHEME("ML-KEM encapsulation", "lanewise_mlkem_encaps_seed", kem_encaps),
    SCHEME("ML-KEM decapsulation", "lanewise_mlkem_decaps", kem_decaps),
    SCHEME("ML-KEM encapsulation with a key object", "lanewise_mlkem_key_encaps_seed",
           kem_key_encaps),
    SCHEME("ML-KEM decapsulation with a key object", "lanewise_mlkem_key_decaps", kem_key_decaps),
    SCHEME("ML-KEM key generation, many", "lanewise_mlkem_keygen_many", kem_keygen_many),
    SCHEME("ML-KEM encapsulation, many", "lanewise_mlkem_encaps_many", kem_encaps_many),
    SCHEME("SLH-DSA key generation", "lanewise_slhdsa_keygen_seed", slh_keygen),
    SCHEME("SLH-DSA signature", "lanewise_slhdsa_sign", slh_sign),
    SCHEME("SLH-DSA verification", "lanewise_slhdsa_verify", slh_verify),
    SCHEME("SLH-DSA verification, many", "lanewise_slhdsa_verify_many", slh_verify_many),
    SCHEME("permutations of key generation", "the kernel alone", permute_keygen),
    SCHEME("permutations of signing", "the kernel alone", permute_sign),
    SCHEME("permutations of eight verifications", "the kernel alone", permute_verify),
};
const size_t bench_scheme_count = sizeof bench_schemes / sizeof bench_schemes[0];

static uint8_t seed[96], text[32], public_key[MOST_EK], secret_key[MOST_DK],
    result[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES];
_Static_assert(SECRET <= MOST_DK, "room for a key of either scheme");

static int make_kem(peer_task *t) {
    lanewise_mlkem_info info;
    uint8_t shared[32];
    if (lanewise_mlkem_describe(kem(t), &info) ||
        lanewise_mlkem_keygen_seed(kem(t), public_key, info.public_bytes, secret_key,
                                   info.private_bytes, seed, 64) ||
        lanewise_mlkem_encaps_seed(kem(t), result, info.ciphertext_bytes, shared, 32, public_key,
                                   info.public_bytes, text, 32))
        return 0;
    t->public_bytes = info.public_bytes;
    t->secret_bytes = info.private_bytes;
    t->result_bytes = info.ciphertext_bytes;
    return 1;
}

static int make_slh(peer_task *t) {
    lanewise_slhdsa_info info;
    if (lanewise_slhdsa_describe(slh(t), &info) ||
        lanewise_slhdsa_keygen_seed(slh(t), public_key, info.public_bytes, secret_key,
                                    info.private_bytes, seed, 3 * info.seed_bytes) ||
        lanewise_slhdsa_sign(slh(t), result, info.signature_bytes, secret_key, info.private_bytes,
                             text, sizeof text, &deterministic))
        return 0;
    t->public_bytes = info.public_bytes;
    t->secret_bytes = info.private_bytes;
    t->result_bytes = info.signature_bytes;
    return 1;
}

const peer_task *bench_task(const bench_row *row) {
    static peer_task task;
    static const char *made;
    const size_t scheme = strcspn(row->id, "-");
    if (made && task.set == row->set && !strncmp(made, row->id, scheme))
        return &task;
    for (unsigned i = 0; i < sizeof seed; i++)
        seed[i] = (uint8_t)(5 * i + 1);
    for (unsigned i = 0; i < sizeof text; i++)
        text[i] = (uint8_t)(3 * i + 7);
    task = (peer_task){.set = row->set,
                       .seed = seed,
                       .public_key = public_key,
                       .secret_key = secret_key,
                       .message = text,
                       .message_bytes = sizeof text,
                       .result = result};
    const int good = !strncmp(row->id, "mlkem", scheme)   ? make_kem(&task)
                     : !strncmp(row->id, "mldsa", scheme) ? bench_mldsa_task(&task)
                                                          : make_slh(&task);
    made = good ? row->id : NULL;
    return made ? &task : NULL;
}

int bench_arithmetic(const char *name) {
    for (const mldsa_arith *const *a = lanewise_mldsa_ariths; *a; a++)
        if (!strcmp((*a)->name, name) && lanewise_mldsa_arith_available(*a))
            lanewise_mldsa_force(*a);
    for (const mlkem_arith *const *a = lanewise_mlkem_ariths; *a; a++)
        if (!strcmp((*a)->name, name) && lanewise_mlkem_arith_available(*a)) {
            lanewise_mlkem_force(*a);
            return 1;
        }
    return 0;
}
