/* SPDX-License-Identifier: Apache-2.0 OR MIT */
#include "slhdsa.h"

#include <stdio.h>
#include <string.h>

static subject s;

/* A source that counts up, and remembers how much it gave. */
typedef struct counter {
    uint8_t next;
    size_t given;
} counter;

static int count_up(void *source, void *out, size_t len) {
    counter *c = source;
    for (size_t i = 0; i < len; i++)
        ((uint8_t *)out)[i] = c->next++;
    c->given += len;
    return 0;
}

/* The table of sizes and names agrees with the constants of the header. */
void suite_sets(void) {
    static const size_t signature[] = {
        LANEWISE_SLHDSA_128S_SIGNATURE_BYTES, LANEWISE_SLHDSA_128F_SIGNATURE_BYTES,
        LANEWISE_SLHDSA_192S_SIGNATURE_BYTES, LANEWISE_SLHDSA_192F_SIGNATURE_BYTES,
        LANEWISE_SLHDSA_256S_SIGNATURE_BYTES, LANEWISE_SLHDSA_256F_SIGNATURE_BYTES};
    static const size_t seed[] = {16, 16, 24, 24, 32, 32};
    static const char *const size[] = {"128s", "128f", "192s", "192f", "256s", "256f"};
    lanewise_slhdsa_info info = {0};
    lanewise_slhdsa_set found = 0;
    char name[64];
    for (int set = FIRST_SET; set <= LAST_SET; set++) {
        int fips = set <= LANEWISE_SLHDSA_SHAKE_256F, i = fips ? set - 1 : (set - 7) / 2;
        CHECK_OK(lanewise_slhdsa_describe(set, &info));
        CHECK(info.signature_bytes == signature[i] && info.seed_bytes == seed[i], "set %d", set);
        CHECK(info.public_bytes == 2 * seed[i] && info.private_bytes == 4 * seed[i],
              "keys of set %d", set);
        CHECK(info.fips205 == fips, "set %d", set);
        snprintf(name, sizeof name, "%s%s%s", fips ? "SLH-DSA-SHAKE-" : "sphincs-shake-", size[i],
                 fips            ? ""
                 : (set - 7) % 2 ? "-robust"
                                 : "-simple");
        CHECK(!strcmp(name, info.name), "%s, not %s", info.name, name);
        CHECK_OK(lanewise_slhdsa_by_name(name, &found));
        CHECK((int)found == set, "%s is %d", name, found);
    }
    CHECK_OK(lanewise_slhdsa_by_name("slh_dsa_shake_192F", &found));
    CHECK(found == LANEWISE_SLHDSA_SHAKE_192F, "%d", found);
    CHECK_STATUS(lanewise_slhdsa_by_name("SLH-DSA-SHAKE-128", &found), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_slhdsa_by_name("", &found), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_slhdsa_by_name(NULL, &found), LANEWISE_ERR_NULL);
    CHECK_STATUS(lanewise_slhdsa_by_name("x", NULL), LANEWISE_ERR_NULL);
    CHECK(!found, "*set after an error: %d", found);
    CHECK_STATUS(lanewise_slhdsa_describe(0, &info), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_slhdsa_describe(LAST_SET + 1, &info), LANEWISE_ERR_ALGORITHM);
    CHECK_STATUS(lanewise_slhdsa_describe(FIRST_SET, NULL), LANEWISE_ERR_NULL);
    subject_make(&s, LANEWISE_SLHDSA_SHAKE_128F);
}

/* Two signatures of one message. */
static uint8_t other[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES];

static int same_again(const lanewise_slhdsa_options *o) {
    memcpy(other, s.signature, s.info.signature_bytes);
    CHECK_OK(subject_sign(&s, "message", 7, o));
    CHECK_OK(subject_verify(&s, "message", 7, o));
    return !memcmp(other, s.signature, s.info.signature_bytes);
}

static void randomness(void) {
    counter c = {5, 0};
    lanewise_random source = {count_up, &c};
    lanewise_slhdsa_options o = {.deterministic = 1};
    uint8_t zero[16] = {0}, bytes[300];
    CHECK_OK(subject_sign(&s, "message", 7, &o));
    CHECK(same_again(&o), "deterministic signatures differ");
    CHECK(!same_again(NULL), "hedged signatures are the same");
    CHECK(!same_again(NULL), "hedged signatures are the same");
    o = (lanewise_slhdsa_options){.check = 1};
    CHECK(!same_again(&o), "hedged signatures are the same");
    CHECK(!same_again(&o), "hedged signatures are the same");
    o = (lanewise_slhdsa_options){.random = &source};
    CHECK_OK(subject_sign(&s, "message", 7, &o));
    CHECK(c.given == s.info.seed_bytes, "%zu random bytes were asked for", c.given);
    c.next = 5;
    CHECK(same_again(&o), "signatures of the same random bytes differ");
    o.check = 1;
    c.next = 5;
    CHECK(same_again(&o), "the check changes the signature");
    c = (counter){9, 0};
    CHECK_OK(lanewise_slhdsa_keygen(s.set, s.pk, 32, s.sk, 64, &source));
    CHECK(c.given == 48 && s.sk[0] == 9 && s.sk[47] == 56 && s.pk[0] == 41, "seeds of a key");
    CHECK_OK(lanewise_slhdsa_check_key(s.set, s.sk, 64));
    CHECK_OK(lanewise_slhdsa_keygen(s.set, s.pk, 32, s.sk, 64, NULL));
    CHECK(memcmp(s.sk, zero, 16) && s.sk[0] + s.sk[1] + s.sk[2] + s.sk[3] != 9 + 10 + 11 + 12,
          "the system's seeds");
    CHECK_OK(lanewise_random_bytes(NULL, bytes, sizeof bytes));
    size_t differ = 0;
    for (size_t i = 1; i < sizeof bytes; i++)
        differ += bytes[i] != bytes[i - 1];
    CHECK(differ > 250, "%zu of 299 neighbours differ", differ);
    CHECK_OK(lanewise_random_bytes(NULL, NULL, 0));
    CHECK_STATUS(lanewise_random_bytes(NULL, NULL, 1), LANEWISE_ERR_NULL);
}

/* M' as FIPS 205 section 10.2 has it, formed here, through the internal interface. */
static void forms(void) {
    static const lanewise_slhdsa_prehash allowed[] = {
        LANEWISE_SLHDSA_SHA3_256, LANEWISE_SLHDSA_SHA3_384, LANEWISE_SLHDSA_SHA3_512,
        LANEWISE_SLHDSA_SHAKE128, LANEWISE_SLHDSA_SHAKE256};
    static const uint8_t last[] = {8, 9, 10, 11, 12};
    static const uint8_t oid[] = {6, 9, 0x60, 0x86, 0x48, 1, 0x65, 3, 4, 2};
    uint8_t context[255], formed[400], digest[64];
    check_fill(context, sizeof context);
    for (size_t c = 0; c <= 255; c += 85) {
        lanewise_slhdsa_options o = {.context = context, .context_bytes = c, .deterministic = 1};
        formed[0] = 0, formed[1] = (uint8_t)c;
        memcpy(formed + 2, context, c);
        memcpy(formed + 2 + c, "text", 4);
        CHECK_OK(subject_sign(&s, "text", 4, &o));
        CHECK_OK(lanewise_slhdsa_verify_internal(s.set, s.signature, s.info.signature_bytes, s.pk,
                                                 s.info.public_bytes, formed, c + 6));
    }
    for (size_t i = 0; i < sizeof last; i++) {
        static const size_t length[] = {32, 48, 64, 32, 64};
        lanewise_slhdsa_options o = {
            .context = "c", .context_bytes = 1, .deterministic = 1, .prehash = allowed[i]};
        size_t len = length[i], at = 3 + sizeof oid;
        CHECK_OK(lanewise_hash(i == 0   ? LANEWISE_SHA3_256
                               : i == 1 ? LANEWISE_SHA3_384
                               : i == 2 ? LANEWISE_SHA3_512
                               : i == 3 ? LANEWISE_SHAKE128
                                        : LANEWISE_SHAKE256,
                               digest, len, "text", 4));
        formed[0] = 1, formed[1] = 1, formed[2] = 'c';
        memcpy(formed + 3, oid, sizeof oid);
        formed[at++] = last[i];
        memcpy(formed + at, digest, len);
        CHECK_OK(subject_sign(&s, "text", 4, &o));
        CHECK_OK(lanewise_slhdsa_verify_internal(s.set, s.signature, s.info.signature_bytes, s.pk,
                                                 s.info.public_bytes, formed, at + len));
        o.message_is_digest = 1;
        CHECK_OK(subject_verify(&s, digest, len, &o));
        digest[0] ^= 1;
        CHECK_STATUS(subject_verify(&s, digest, len, &o), LANEWISE_ERR_SIGNATURE);
    }
}

void suite_options(void) {
    subject_make(&s, LANEWISE_SLHDSA_SHAKE_128F);
    randomness();
    subject_make(&s, LANEWISE_SLHDSA_SHAKE_128F);
    forms();
}

/* Signatures with one bit changed each, eight at a time. */
static void flip(size_t first, size_t step, size_t count) {
    static uint8_t altered[8][LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES];
    size_t bits = 8 * s.info.signature_bytes;
    for (size_t done = 0; done < count; done += 8) {
        lanewise_bytes signatures[8], messages[8];
        const void *keys[8];
        int results[8];
        for (size_t i = 0; i < 8; i++) {
            size_t bit = (first + (done + i) * step) % bits;
            memcpy(altered[i], s.signature, s.info.signature_bytes);
            altered[i][bit / 8] ^= (uint8_t)(1 << bit % 8);
            signatures[i] = (lanewise_bytes){altered[i], s.info.signature_bytes};
            messages[i] = (lanewise_bytes){"tamper", 6};
            keys[i] = s.pk;
        }
        CHECK_STATUS(lanewise_slhdsa_verify_many(s.set, 8, signatures, keys, s.info.public_bytes,
                                                 messages, NULL, results),
                     LANEWISE_ERR_SIGNATURE);
        for (size_t i = 0; i < 8; i++)
            CHECK(results[i] == LANEWISE_ERR_SIGNATURE, "%s: bit %zu changes nothing", s.info.name,
                  (first + (done + i) * step) % bits);
    }
}

static void otherwise(lanewise_slhdsa_set set) {
    static uint8_t longer[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES + 1];
    static const lanewise_slhdsa_options context = {.context = "x", .context_bytes = 1},
                                         hashed = {.prehash = LANEWISE_SLHDSA_SHAKE256};
    size_t len = s.info.signature_bytes;
    memcpy(longer, s.signature, len);
    for (size_t cut = 0; cut <= len + 1; cut += cut < len - 1 ? (len - 1) / 3 : 1)
        CHECK_STATUS(
            lanewise_slhdsa_verify(set, longer, cut, s.pk, s.info.public_bytes, "tamper", 6, NULL),
            cut == len ? LANEWISE_OK : LANEWISE_ERR_SIGNATURE);
    CHECK_STATUS(subject_verify(&s, "tamper", 5, NULL), LANEWISE_ERR_SIGNATURE);
    CHECK_STATUS(subject_verify(&s, "Tamper", 6, NULL), LANEWISE_ERR_SIGNATURE);
    if (s.info.fips205) {
        CHECK_STATUS(subject_verify(&s, "tamper", 6, &context), LANEWISE_ERR_SIGNATURE);
        CHECK_STATUS(subject_verify(&s, "tamper", 6, &hashed), LANEWISE_ERR_SIGNATURE);
    }
    size_t last = s.info.public_bytes - 1;
    for (size_t i = 0; i <= last; i += i + 5 < last || i == last ? 5 : last - i) {
        s.pk[i] ^= 0x10;
        CHECK_STATUS(subject_verify(&s, "tamper", 6, NULL), LANEWISE_ERR_SIGNATURE);
        s.pk[i] ^= 0x10;
    }
    for (int wrong = FIRST_SET; wrong <= LAST_SET; wrong++) {
        lanewise_slhdsa_info info;
        CHECK_OK(lanewise_slhdsa_describe(wrong, &info));
        if (wrong != (int)set && info.signature_bytes == s.info.signature_bytes)
            CHECK_STATUS(lanewise_slhdsa_verify(wrong, s.signature, len, s.pk, s.info.public_bytes,
                                                "tamper", 6, NULL),
                         LANEWISE_ERR_SIGNATURE);
    }
    CHECK_OK(subject_verify(&s, "tamper", 6, NULL));
}

void suite_tampered(void) {
    for (int set = FIRST_SET; set <= LAST_SET; set++) {
        if (!is_fast(set) && !everything)
            continue;
        subject_make(&s, set);
        CHECK_OK(subject_sign(&s, "tamper", 6, NULL));
        otherwise(set);
        size_t bits = 8 * s.info.signature_bytes;
        if (everything && set == LANEWISE_SLHDSA_SHAKE_128F)
            flip(0, 1, bits);
        else
            flip(check_below(bits), bits / 57 + 3, check_loops(56, 8));
    }
}

/* Random keys, messages, contexts and pre-hash functions: sign and verify. */
void suite_rounds(void) {
    static uint8_t message[2000], context[255];
    for (int set = FIRST_SET; set <= LAST_SET; set++) {
        size_t loops = is_fast(set) ? everything ? 1000 : 1 : everything ? 2 : 0;
        for (size_t i = 0; i < loops; i++) {
            uint8_t seeds[96];
            lanewise_slhdsa_options o = {.context = context};
            size_t len = check_below(sizeof message);
            check_fill(seeds, sizeof seeds);
            check_fill(message, len);
            check_fill(context, sizeof context);
            CHECK_OK(lanewise_slhdsa_describe(set, &s.info));
            s.set = set;
            CHECK_OK(lanewise_slhdsa_keygen_seed(set, s.pk, s.info.public_bytes, s.sk,
                                                 s.info.private_bytes, seeds,
                                                 3 * s.info.seed_bytes));
            if (s.info.fips205) {
                o.context_bytes = check_below(256);
                o.prehash = check_below(2) ? LANEWISE_SLHDSA_SHAKE256 : LANEWISE_SLHDSA_PURE;
            }
            CHECK_OK(subject_sign(&s, message, len, &o));
            CHECK_OK(subject_verify(&s, message, len, &o));
            s.signature[check_below(s.info.signature_bytes)] ^= (uint8_t)(1 << check_below(8));
            CHECK_STATUS(subject_verify(&s, message, len, &o), LANEWISE_ERR_SIGNATURE);
        }
    }
}
