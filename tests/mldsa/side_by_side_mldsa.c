/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * Attempts side by side give the signatures of the serial order, byte for byte, whatever the list
 * of widths is; so do messages side by side. attempt.c is compiled for this program with room for
 * four attempts, a list of the test's own, and a count of the attempts that are answered.
 *
 * side_by_side_mldsa [SEEDS [FILE]]: keys of each set, 60 if it is not given, and the signatures of
 * FILE, attempts.txt, of which something is rare. Then one whose z has a coefficient at the bound
 * that is refused, and nothing else wrong: a signer that takes what it should not makes it.
 */
#include "check.h"
#include "keccak/generic.h"
#include "lanewise/lanewise.h"
#include "mldsa/bytes.h"
#include "mldsa/mldsa_sets.h"
#include "mldsa/public.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { SIG = LANEWISE_MLDSA_MAX_SIGNATURE_BYTES, MESSAGES = 19 };

static const lanewise_mldsa_set sets[] = {LANEWISE_MLDSA_44, LANEWISE_MLDSA_65, LANEWISE_MLDSA_87};
static const uint8_t lists[][4] = {
    {1}, {2}, {2, 4}, {3, 1, 2}, {4}, {1 | MLDSA_AHEAD}, {2 | MLDSA_AHEAD, 1, 2}};
enum { SERIAL = 0, LISTS = sizeof lists / sizeof lists[0] };
static unsigned list;

const uint8_t *forced_widths(const mldsa_params *p);
const uint8_t *forced_widths(const mldsa_params *p) {
    (void)p;
    return lists[list];
}

/* An attempt is answered once its challenge is revealed. Then verdicts become known: of k
 * polynomials of r0, of l of z, in the end of the hints. `lax`: those of z are good. */
static const mldsa_params *now;
static unsigned answered, verdicts, at_hints, lax;
void mldsa_reveal(const void *data, size_t len) {
    unsigned wrong;
    if (now && len == now->challenge) {
        answered++;
        verdicts = 0;
    }
    if (!now || len != sizeof wrong)
        return;
    memcpy(&wrong, data, len);
    verdicts++;
    at_hints += verdicts > now->k + now->l && wrong;
    if (lax && verdicts > now->k && verdicts <= now->k + now->l)
        memset((void *)(uintptr_t)data, 0, len);
}

static lanewise_mldsa_key key;
static uint8_t want[MESSAGES][SIG], got[MESSAGES][SIG];

static void widths(const lanewise_mldsa_info *info, const uint8_t *seed) {
    const lanewise_mldsa_options o = {.deterministic = 1};
    for (list = 0; list < LISTS; list++) {
        uint8_t *to = list == SERIAL ? want[0] : got[0];
        memset(to, 0, info->signature_bytes);
        CHECK_OK(lanewise_mldsa_key_sign(&key, to, info->signature_bytes, seed, 32, &o));
        if (list != SERIAL)
            CHECK_BYTES(to, want[0], info->signature_bytes, "%s, list %u", info->name, list);
    }
    list = SERIAL;
}

/* 0 to 19 messages of 0 to 40 bytes, one of which is signed elsewhere in the end. */
static void many(const lanewise_mldsa_info *info, const uint8_t *seed) {
    const lanewise_mldsa_options o = {.deterministic = 1};
    const size_t count = check_below(MESSAGES + 1);
    lanewise_bytes messages[MESSAGES], sigs[MESSAGES];
    void *out[MESSAGES];
    int results[MESSAGES];
    for (size_t i = 0; i < count; i++) {
        messages[i].data = seed + check_below(24);
        messages[i].len = check_below(41);
        CHECK_OK(lanewise_mldsa_key_sign(&key, want[i], info->signature_bytes, messages[i].data,
                                         messages[i].len, &o));
        sigs[i].data = out[i] = got[i];
        sigs[i].len = info->signature_bytes;
        memset(got[i], 0, info->signature_bytes);
    }
    CHECK_OK(lanewise_mldsa_key_sign_many(&key, count, out, info->signature_bytes, messages, &o));
    for (size_t i = 0; i < count; i++)
        CHECK_BYTES(got[i], want[i], info->signature_bytes, "%s, %zu of %zu", info->name, i, count);
    CHECK_OK(lanewise_mldsa_key_verify_many(&key, count, sigs, messages, NULL, results));
    for (size_t i = 0; i < count; i++)
        CHECK(results[i] == LANEWISE_OK, "%s, %zu of %zu", info->name, i, count);
    if (!count)
        return;
    const size_t wrong = check_below(count), shorter = check_below(count);
    got[wrong][check_below(info->signature_bytes)] ^= (uint8_t)(1u << check_below(8));
    sigs[shorter].len -= shorter != wrong;
    CHECK(lanewise_mldsa_key_verify_many(&key, count, sigs, messages, NULL, results) ==
              LANEWISE_ERR_SIGNATURE,
          "%s: a wrong one", info->name);
    for (size_t i = 0; i < count; i++)
        CHECK(results[i] == (i == wrong || i == shorter ? LANEWISE_ERR_SIGNATURE : LANEWISE_OK),
              "%s, %zu of %zu with %zu and %zu wrong: %d", info->name, i, count, wrong, shorter,
              results[i]);
}

/* The coefficient of z in a signature that is farthest from 0. */
static int32_t farthest(const mldsa_params *p, const uint8_t *sig) {
    int32_t most = 0;
    sig += p->challenge;
    for (unsigned i = 0; i < p->l; i++, sig += mldsa_z_bytes(p)) {
        mldsa_poly z;
        lanewise_mldsa_unpack(&z, sig, p->z_bits, mldsa_gamma1(p));
        for (unsigned j = 0; j < 256; j++)
            most = abs(z.c[j]) > abs(most) ? z.c[j] : most;
    }
    return most;
}

/* As soon as the farthest coefficient is the first that is too far. */
static void beyond(const lanewise_mldsa_info *info) {
    const lanewise_mldsa_options o = {.deterministic = 1};
    const int32_t bound = mldsa_gamma1(now) - mldsa_beta(now);
    unsigned seen[2] = {0, 0};
    uint8_t message[8];
    for (unsigned number = 0; number < 20000 && !(seen[0] && seen[1]); number++) {
        lanewise_store64(message, number);
        lax = 1;
        CHECK_OK(lanewise_mldsa_key_sign(&key, got[0], info->signature_bytes, message, 8, &o));
        lax = 0;
        const int32_t most = farthest(now, got[0]);
        if (abs(most) != bound)
            continue;
        seen[most < 0]++;
        CHECK(lanewise_mldsa_key_verify(&key, got[0], info->signature_bytes, message, 8, NULL) ==
                  LANEWISE_ERR_SIGNATURE,
              "%s, message %u: z has %d", info->name, number, (int)most);
    }
    CHECK(seen[0] && seen[1], "%s: no z at the bound", info->name);
}

/* A line of attempts.txt: with every list as many attempts are answered as it says, and the
 * signature has the digest. Returns 0 at the end. */
static unsigned many_attempts, all_hints, hints_refused, at_bound[2];

static int of_file(FILE *file) {
    static char line[256], hex[65], digest[65];
    uint8_t sk[32] = {0}, message[8], hash[32];
    const lanewise_mldsa_options o = {.deterministic = 1};
    lanewise_mldsa_info info;
    unsigned which, attempts;
    unsigned long number;
    if (!fgets(line, sizeof line, file))
        return 0;
    if (line[0] == '#')
        return 1;
    CHECK(sscanf(line, "%u %lu %u %64s", &which, &number, &attempts, digest) == 4, "%s", line);
    const lanewise_mldsa_set set = (lanewise_mldsa_set)which;
    CHECK_OK(lanewise_mldsa_describe(set, &info));
    const mldsa_params *p = now = lanewise_mldsa_find(set);
    sk[0] = (uint8_t)which;
    lanewise_store64(message, number);
    CHECK_OK(lanewise_mldsa_key_from_private(&key, set, sk, sizeof sk));
    for (list = 0; list < LISTS; list++) {
        answered = at_hints = 0;
        CHECK_OK(lanewise_mldsa_key_sign(&key, got[0], info.signature_bytes, message, 8, &o));
        CHECK(answered == attempts, "%s, list %u: %u attempts, not %u", info.name, list, answered,
              attempts);
        CHECK_OK(lanewise_sha3_256(hash, got[0], info.signature_bytes));
        for (unsigned i = 0; i < sizeof hash; i++)
            (void)snprintf(hex + 2 * i, 3, "%02x", hash[i]);
        CHECK(!strcmp(hex, digest), "%s, message %lu, list %u: %s", info.name, number, list, hex);
    }
    list = SERIAL;
    const int full = got[0][info.signature_bytes - 1] == p->omega;
    const int32_t most = farthest(p, got[0]);
    const int far = abs(most) == mldsa_gamma1(p) - mldsa_beta(p) - 1;
    many_attempts += attempts >= 40;
    all_hints += (unsigned)full;
    hints_refused += at_hints;
    at_bound[most < 0] += (unsigned)far;
    CHECK(full || far || at_hints || attempts >= 40, "%s, message %lu: nothing rare", info.name,
          number);
    CHECK_OK(lanewise_mldsa_key_verify(&key, got[0], info.signature_bytes, message, 8, NULL));
    return 1;
}

int main(int argc, char **argv) {
    const unsigned long seeds = argc > 1 ? strtoul(argv[1], NULL, 10) : 60;
    uint8_t seed[64], sk[32];
    check_begin(NULL);
    for (unsigned s = 0; s < sizeof sets / sizeof sets[0]; s++) {
        lanewise_mldsa_info info;
        CHECK_OK(lanewise_mldsa_describe(sets[s], &info));
        for (unsigned long i = 0; i < seeds; i++) {
            check_fill(seed, sizeof seed);
            memcpy(sk, seed, sizeof sk);
            CHECK_OK(lanewise_mldsa_key_from_private(&key, sets[s], sk, sizeof sk));
            widths(&info, seed);
            if (i % 16 == 0)
                many(&info, seed);
        }
        now = lanewise_mldsa_find(sets[s]);
        beyond(&info);
        now = NULL;
    }
    if (argc > 2) {
        FILE *file = fopen(argv[2], "r");
        while (file && of_file(file))
            ;
        CHECK(many_attempts >= 9 && all_hints >= 6 && hints_refused >= 3 && at_bound[0] >= 3 &&
                  at_bound[1] >= 3,
              "%s: lines are missing", argv[2]);
        if (file)
            fclose(file);
    }
    printf("%lu checks, %u failures\n", check_count, check_failures);
    return check_failures || !check_count;
}
