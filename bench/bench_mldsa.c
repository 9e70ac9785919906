/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* ML-DSA of Lanewise in the shape of a peer, and its task: many messages under several keys, for
 * the number of attempts decides what a signature takes. */
#include "bench_operations.h"
#include "lanewise/mldsa.h"
#include "mldsa/attempt.h"

enum { EIGHT = 8, MESSAGE = 32, SIGNATURE = LANEWISE_MLDSA_MAX_SIGNATURE_BYTES };

static const lanewise_mldsa_options deterministic = {.deterministic = 1};

static lanewise_mldsa_set set_of(const peer_task *t) {
    return (lanewise_mldsa_set)t->set;
}
static const uint8_t *message_of(const peer_task *t, size_t message) {
    return t->message + message * t->message_bytes;
}

static int keygen(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, lanewise_mldsa_keygen_seed(set_of(t), out, t->public_bytes, out + t->public_bytes,
                                            t->secret_bytes, t->seed, LANEWISE_MLDSA_SEED_BYTES));
}

static int sign_one(const peer_task *t, uint8_t *out, size_t m) {
    return lanewise_mldsa_sign(set_of(t), out, t->result_bytes,
                               t->secret_key + peer_key(m) * t->secret_bytes, t->secret_bytes,
                               message_of(t, m), t->message_bytes, &deterministic);
}
static int sign(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, sign_one(t, out, peer_message(t, i_)));
}
static int verify(const peer_task *t, uint8_t *out, size_t count) {
    out[0] = 1;
    TIMES(count, lanewise_mldsa_verify(set_of(t), t->result, t->result_bytes, t->public_key,
                                       t->public_bytes, t->message, t->message_bytes, NULL));
}

/* Of the set that was asked for last. */
static const lanewise_mldsa_key *key_object(const peer_task *t, size_t m) {
    static lanewise_mldsa_key keys[PEER_KEYS];
    static unsigned made[PEER_KEYS];
    const size_t k = peer_key(m);
    if (made[k] != t->set &&
        lanewise_mldsa_key_from_private(&keys[k], set_of(t), t->secret_key + k * t->secret_bytes,
                                        t->secret_bytes))
        return NULL;
    made[k] = t->set;
    return &keys[k];
}
static int key_sign_one(const peer_task *t, uint8_t *out, size_t m) {
    const lanewise_mldsa_key *key = key_object(t, m);
    return !key || lanewise_mldsa_key_sign(key, out, t->result_bytes, message_of(t, m),
                                           t->message_bytes, &deterministic);
}
static int key_sign(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count, key_sign_one(t, out, peer_message(t, i_)));
}
/* One attempt after the other, of the same library. */
static int key_sign_in_turn(const peer_task *t, uint8_t *out, size_t count) {
    static const uint8_t one[] = {1, 0};
    lanewise_mldsa_force_widths(one);
    const int failed = key_sign(t, out, count);
    lanewise_mldsa_force_widths(NULL);
    return failed;
}
static int key_verify(const peer_task *t, uint8_t *out, size_t count) {
    const lanewise_mldsa_key *key = key_object(t, 0);
    out[0] = 1;
    TIMES(count, !key || lanewise_mldsa_key_verify(key, t->result, t->result_bytes, t->message,
                                                   t->message_bytes, NULL));
}

/* Eight in one call, of one key; `count` and the number of the first message are multiples of
 * eight.
 */
static int sign_eight(const peer_task *t, uint8_t *out, size_t m) {
    static uint8_t others[EIGHT - 1][SIGNATURE];
    const lanewise_mldsa_key *key = key_object(t, m);
    lanewise_bytes messages[EIGHT];
    void *to[EIGHT];
    for (unsigned k = 0; k < EIGHT; k++) {
        messages[k] = (lanewise_bytes){message_of(t, m + k), t->message_bytes};
        to[k] = k < EIGHT - 1 ? others[k] : out;
    }
    return !key ||
           lanewise_mldsa_key_sign_many(key, EIGHT, to, t->result_bytes, messages, &deterministic);
}
static int key_sign_many(const peer_task *t, uint8_t *out, size_t count) {
    TIMES(count / EIGHT, sign_eight(t, out, peer_message(t, EIGHT * i_)));
}
static int key_verify_many(const peer_task *t, uint8_t *out, size_t count) {
    const lanewise_mldsa_key *key = key_object(t, 0);
    lanewise_bytes signatures[EIGHT], messages[EIGHT];
    for (unsigned k = 0; k < EIGHT; k++) {
        signatures[k] = (lanewise_bytes){t->result, t->result_bytes};
        messages[k] = (lanewise_bytes){t->message, t->message_bytes};
    }
    out[0] = 1;
    TIMES(count / EIGHT,
          !key || lanewise_mldsa_key_verify_many(key, EIGHT, signatures, messages, NULL, NULL));
}

const peer_function bench_mldsa[] = {
    SCHEME("ML-DSA key generation", "lanewise_mldsa_keygen_seed", keygen),
    SCHEME("ML-DSA signature", "lanewise_mldsa_sign", sign),
    SCHEME("ML-DSA verification", "lanewise_mldsa_verify", verify),
    SCHEME("ML-DSA signature with a key object", "lanewise_mldsa_key_sign", key_sign),
    SCHEME("ML-DSA signature with a key object, attempts in turn", "lanewise_mldsa_key_sign",
           key_sign_in_turn),
    SCHEME("ML-DSA verification with a key object", "lanewise_mldsa_key_verify", key_verify),
    SCHEME("ML-DSA signature with a key object, many", "lanewise_mldsa_key_sign_many",
           key_sign_many),
    SCHEME("ML-DSA verification with a key object, many", "lanewise_mldsa_key_verify_many",
           key_verify_many),
};
const size_t bench_mldsa_count = sizeof bench_mldsa / sizeof bench_mldsa[0];

static uint8_t seeds[PEER_KEYS][LANEWISE_MLDSA_SEED_BYTES],
    public_keys[PEER_KEYS * LANEWISE_MLDSA_MAX_PUBLIC_BYTES],
    secret_keys[PEER_KEYS * LANEWISE_MLDSA_MAX_PRIVATE_BYTES], texts[PEER_MESSAGES][MESSAGE],
    signature[SIGNATURE];

int bench_mldsa_task(peer_task *t) {
    lanewise_mldsa_info info;
    if (lanewise_mldsa_describe(set_of(t), &info))
        return 0;
    for (unsigned i = 0; i < PEER_MESSAGES * MESSAGE; i++)
        texts[i / MESSAGE][i % MESSAGE] =
            (uint8_t)(i % MESSAGE < 2 ? i / MESSAGE >> i % MESSAGE * 8 : 3 * i + 7);
    for (unsigned k = 0; k < PEER_KEYS; k++) {
        for (unsigned i = 0; i < sizeof seeds[k]; i++)
            seeds[k][i] = (uint8_t)(5 * i + 1 + k);
        if (lanewise_mldsa_keygen_seed(set_of(t), public_keys + k * info.public_bytes,
                                       info.public_bytes, secret_keys + k * info.private_bytes,
                                       info.private_bytes, seeds[k], sizeof seeds[k]))
            return 0;
    }
    if (lanewise_mldsa_sign(set_of(t), signature, info.signature_bytes, secret_keys,
                            info.private_bytes, texts[0], MESSAGE, &deterministic))
        return 0;
    *t = (peer_task){.set = t->set,
                     .seed = seeds[0],
                     .public_key = public_keys,
                     .secret_key = secret_keys,
                     .public_bytes = info.public_bytes,
                     .secret_bytes = info.private_bytes,
                     .message = texts[0],
                     .message_bytes = MESSAGE,
                     .result = signature,
                     .result_bytes = info.signature_bytes};
    return 1;
}
