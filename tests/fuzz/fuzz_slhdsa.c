/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * SLH-DSA and SPHINCS+ with signatures, keys, messages, contexts, pre-hash functions and lengths
 * that were altered. What the header says must come out: a status that fits one of the mistakes, or
 * OK if there is none; a signature is valid for what was signed and for nothing else; after an
 * error outputs are as they were. Many at once must say what one at a time says.
 */
#include "fuzz.h"

#include "lanewise/lanewise.h"
#include "lanewise/slhdsa.h"

enum { SETS = 3, MESSAGE = 40, CONTEXT = 20, MANY = 9, MOST = LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES };

/* A key pair and a signature of a message, with a context and a pre-hash function. */
typedef struct subject {
    lanewise_slhdsa_set set;
    lanewise_slhdsa_info info;
    uint8_t pk[LANEWISE_SLHDSA_MAX_PUBLIC_BYTES], sk[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES];
    uint8_t message[MESSAGE], context[CONTEXT];
    lanewise_slhdsa_options options;
    uint8_t signature[MOST];
} subject;
static subject subjects[SETS];

static void prepare(void) {
    static const lanewise_slhdsa_set sets[SETS] = {
        LANEWISE_SLHDSA_SHAKE_128F, LANEWISE_SLHDSA_SHAKE_192F, LANEWISE_SPHINCS_SHAKE_128F_ROBUST};
    if (subjects[0].set)
        return;
    for (unsigned i = 0; i < SETS; i++) {
        subject *s = &subjects[i];
        uint8_t seeds[96];
        memset(seeds, (int)(7 * i + 1), sizeof seeds);
        memset(s->message, 'm', MESSAGE);
        memset(s->context, 'c', CONTEXT);
        s->set = sets[i];
        MUST(lanewise_slhdsa_describe(s->set, &s->info) == LANEWISE_OK, "describe");
        MUST(lanewise_slhdsa_keygen_seed(s->set, s->pk, s->info.public_bytes, s->sk,
                                         s->info.private_bytes, seeds,
                                         3 * s->info.seed_bytes) == LANEWISE_OK,
             "keygen");
        s->options.deterministic = 1;
        if (s->info.fips205) {
            s->options.context = s->context;
            s->options.context_bytes = CONTEXT;
            s->options.prehash = i ? LANEWISE_SLHDSA_SHAKE256 : LANEWISE_SLHDSA_PURE;
        }
        MUST(lanewise_slhdsa_sign(s->set, s->signature, s->info.signature_bytes, s->sk,
                                  s->info.private_bytes, s->message, MESSAGE,
                                  &s->options) == LANEWISE_OK,
             "sign");
    }
}

/* Which statuses fit the mistakes in options and message, a bit for each; 0: there is none. Digests
 * and strengths are those of FIPS 205 section 10.2.2 and FIPS 180-4, 202. */
static unsigned mistakes(const subject *s, size_t len, const lanewise_slhdsa_options *o) {
    static const struct {
        uint8_t bytes, bits, ours;
    } table[] = {{0, 0, 0},    {32, 128, 0}, {48, 192, 0}, {64, 255, 0}, {28, 112, 0},
                 {28, 112, 0}, {32, 128, 0}, {28, 112, 1}, {32, 128, 1}, {48, 192, 1},
                 {64, 255, 1}, {32, 128, 1}, {64, 255, 1}};
    unsigned found = 0, which = (unsigned)o->prehash;
    if (!o->context && o->context_bytes)
        found |= 1u << -LANEWISE_ERR_NULL;
    if (o->context_bytes > 255)
        found |= 1u << -LANEWISE_ERR_LENGTH;
    if (!s->info.fips205 && (o->context_bytes || which))
        found |= 1u << -LANEWISE_ERR_PARAMETER;
    if (!which && o->message_is_digest)
        found |= 1u << -LANEWISE_ERR_PARAMETER;
    if (which > 12)
        return found | 1u << -LANEWISE_ERR_ALGORITHM;
    if (which) {
        unsigned bits = (unsigned)s->info.seed_bytes == 32 ? 255 : 8 * (unsigned)s->info.seed_bytes;
        if (table[which].bits < bits || (!table[which].ours && !o->message_is_digest))
            found |= 1u << -LANEWISE_ERR_ALGORITHM;
        if (o->message_is_digest && len != table[which].bytes)
            found |= 1u << -LANEWISE_ERR_LENGTH;
    }
    return found;
}

/* One question to verification. Data lies in pieces of its exact length, so that the sanitizer sees
 * a read behind it. */
typedef struct question {
    uint8_t *signature, *message, *pk, *context;
    size_t signature_bytes, message_bytes, pk_bytes;
    lanewise_slhdsa_options options;
    int altered; /* 1: it must not be valid */
} question;

static uint8_t *copy(const uint8_t *data, size_t have, size_t len) {
    uint8_t *to = malloc(len ? len : 1);
    memset(to, 0x5A, len ? len : 1);
    memcpy(to, data, len < have ? len : have);
    return to;
}

static void flip(source *in, uint8_t *data, size_t len, int *altered) {
    size_t at = (take(in) * 256u + take(in)) % len;
    unsigned bits = take(in);
    data[at] ^= (uint8_t)bits;
    *altered |= bits != 0;
}

static question ask(source *in, const subject *s) {
    question q = {.options = s->options};
    unsigned how = take(in), about = how % 16;
    q.signature_bytes = s->info.signature_bytes;
    q.message_bytes = MESSAGE;
    q.pk_bytes = s->info.public_bytes;
    if (about == 1)
        q.signature_bytes = how / 16 < 8 ? how / 16 : q.signature_bytes + how / 16 - 12;
    if (about == 2)
        q.message_bytes = take_length(in, 100);
    if (about == 3)
        q.pk_bytes = q.pk_bytes + how / 16 % 3 - 1;
    q.signature = copy(s->signature, s->info.signature_bytes, q.signature_bytes);
    q.message = copy(s->message, MESSAGE, q.message_bytes);
    q.pk = copy(s->pk, s->info.public_bytes, q.pk_bytes);
    q.altered = q.signature_bytes != s->info.signature_bytes || q.message_bytes != MESSAGE;
    if (about == 4) {
        q.options.context_bytes = take_length(in, 300);
        q.altered |= q.options.context_bytes != s->options.context_bytes;
    }
    q.context = copy(s->context, CONTEXT, q.options.context_bytes);
    if (q.options.context || (about == 4 && how / 16 % 2))
        q.options.context = q.context;
    if (about == 5) {
        q.options.prehash = (lanewise_slhdsa_prehash)(take(in) % 15);
        q.options.message_is_digest = how / 16 % 2;
        q.altered |= q.options.prehash != s->options.prehash || q.options.message_is_digest;
    }
    if (about >= 6 && about < 10 && q.signature_bytes)
        flip(in, q.signature, q.signature_bytes, &q.altered);
    if (about == 10 && q.message_bytes)
        flip(in, q.message, q.message_bytes, &q.altered);
    if (about == 11 && q.options.context_bytes && s->info.fips205)
        flip(in, q.context, q.options.context_bytes, &q.altered);
    if (about == 12)
        flip(in, q.pk, q.pk_bytes, &q.altered);
    return q;
}

static void forget(question *q) {
    free(q->signature);
    free(q->message);
    free(q->pk);
    free(q->context);
}

static int verify(const subject *s, const question *q) {
    int status = lanewise_slhdsa_verify(s->set, q->signature, q->signature_bytes, q->pk,
                                        q->pk_bytes, q->message, q->message_bytes, &q->options);
    unsigned fits = mistakes(s, q->message_bytes, &q->options);
    if (q->pk_bytes != s->info.public_bytes)
        fits |= 1u << -LANEWISE_ERR_LENGTH;
    if (fits)
        MUST(status < 0 && fits >> -status & 1, "status %d, mistakes %x", status, fits);
    else
        MUST(status == (q->altered ? LANEWISE_ERR_SIGNATURE : LANEWISE_OK), "status %d", status);
    return status;
}

/* Verification of many: all with the options of the first. */
static void many(source *in, const subject *s) {
    question q[MANY];
    lanewise_bytes signatures[MANY], messages[MANY];
    const void *keys[MANY];
    int results[MANY], expected = LANEWISE_OK;
    size_t count = take(in), most = count < 16 ? MANY : 3;
    unsigned fits = 0;
    count = 1 + count % most;
    for (size_t i = 0; i < count; i++) {
        q[i] = ask(in, s);
        signatures[i] = (lanewise_bytes){q[i].signature, q[i].signature_bytes};
        messages[i] = (lanewise_bytes){q[i].message, q[i].message_bytes};
        keys[i] = q[i].pk;
        results[i] = 77;
        /* One length of keys is passed for all; the options are those of the first. */
        if (q[i].pk_bytes < s->info.public_bytes || (i && q[i].pk_bytes != q[0].pk_bytes)) {
            free(q[i].pk);
            q[i].pk_bytes = s->info.public_bytes;
            q[i].pk = copy(s->pk, s->info.public_bytes, s->info.public_bytes);
            keys[i] = q[i].pk;
        }
        fits |= mistakes(s, q[i].message_bytes, &q[0].options);
    }
    int status = lanewise_slhdsa_verify_many(s->set, count, signatures, keys, s->info.public_bytes,
                                             messages, &q[0].options, results);
    if (fits)
        MUST(status < 0 && fits >> -status & 1, "many: status %d, mistakes %x", status, fits);
    for (size_t i = 0; i < count; i++) {
        int one = lanewise_slhdsa_verify(s->set, signatures[i].data, signatures[i].len, keys[i],
                                         s->info.public_bytes, messages[i].data, messages[i].len,
                                         &q[0].options);
        if (!fits)
            MUST(results[i] == one, "%zu of %zu: %d, alone %d", i, count, results[i], one);
        else
            MUST(results[i] == status, "%d, and a result of %d", status, results[i]);
        if (one)
            expected = LANEWISE_ERR_SIGNATURE;
    }
    MUST(fits || status == expected, "many: %d, not %d", status, expected);
    for (size_t i = 0; i < count; i++)
        forget(&q[i]);
}

static int stop(void *data, size_t done, size_t count) {
    (void)count;
    return done >= *(size_t *)data;
}

/* Signing, one or many: of altered options zeros are written; what is signed is valid, and as the
 * internal interface has it with M' formed here. */
static void sign(source *in, const subject *s, int several) {
    static uint8_t out[2][MOST], formed[700];
    static const uint8_t oid[10] = {6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2};
    question q = ask(in, s);
    size_t len = s->info.signature_bytes, keylen = s->info.private_bytes, last = take(in) % 3;
    q.options.check = take(in) & 1;
    if (q.message_bytes > 100 || take(in) % 8 == 0)
        keylen--;
    unsigned fits = mistakes(s, q.message_bytes, &q.options);
    if (keylen != s->info.private_bytes)
        fits |= 1u << -LANEWISE_ERR_LENGTH;
    memset(out, 0x33, sizeof out);
    uint8_t *key = copy(s->sk, s->info.private_bytes, keylen);
    void *const to[2] = {out[0], out[1]};
    lanewise_bytes messages[2] = {{q.message, q.message_bytes}, {q.message, q.message_bytes}};
    int status = several ? lanewise_slhdsa_sign_many(s->set, 2, to, len, key, keylen, messages,
                                                     &q.options, last, stop, &last)
                         : lanewise_slhdsa_sign(s->set, out[0], len, key, keylen, q.message,
                                                q.message_bytes, &q.options);
    if (fits) {
        MUST(status < 0 && fits >> -status & 1, "sign: status %d, mistakes %x", status, fits);
        for (size_t i = 0; i < MOST; i++)
            MUST(out[0][i] == (i < len ? 0 : 0x33), "byte %zu after an error", i);
    } else if (several && last < 2) {
        MUST(status == LANEWISE_ERR_CANCELLED, "sign: %d", status);
        for (size_t i = 0; i < len; i++)
            MUST(!out[0][i] && !out[1][i], "byte %zu after a stop", i);
    } else {
        MUST(status == LANEWISE_OK, "sign: %d", status);
        size_t at = 0;
        if (s->info.fips205) {
            formed[at++] = q.options.prehash != LANEWISE_SLHDSA_PURE;
            formed[at++] = (uint8_t)q.options.context_bytes;
            memcpy(formed + at, q.context, q.options.context_bytes);
            at += q.options.context_bytes;
        }
        if (!q.options.prehash || q.options.message_is_digest) {
            if (q.options.prehash) {
                memcpy(formed + at, oid, sizeof oid);
                formed[at + sizeof oid] = (uint8_t)q.options.prehash;
                at += sizeof oid + 1;
            }
            memcpy(formed + at, q.message, q.message_bytes);
            at += q.message_bytes;
            MUST(lanewise_slhdsa_verify_internal(s->set, out[0], len, s->pk, s->info.public_bytes,
                                                 formed, at) == LANEWISE_OK,
                 "M' is another");
        }
        MUST(lanewise_slhdsa_verify(s->set, out[0], len, s->pk, s->info.public_bytes, q.message,
                                    q.message_bytes, &q.options) == LANEWISE_OK,
             "what was signed is not valid");
        if (several)
            MUST(!memcmp(out[0], out[1], len), "the same message, another signature");
    }
    free(key);
    forget(&q);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    source in = {data, size};
    prepare();
    const subject *s = &subjects[take(&in) % SETS];
    unsigned what = take(&in) % 64; /* signing takes 20 times as long as verification */
    if (what == 0) {
        sign(&in, s, take(&in) & 1);
    } else if (what < 6) {
        many(&in, s);
    } else {
        question q = ask(&in, s);
        verify(s, &q);
        forget(&q);
    }
    return 0;
}
