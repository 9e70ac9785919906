/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * faults_mldsa COUNT [--level N] [--seed N] [--arithmetic] [--left]
 *
 * COUNT times a signature, of each set and of each form of a private key and a key object in turn,
 * with options.check = N (default 1), and in each of them one random bit of one random state
 * flipped before one random round of one random permutation, of all that the call does: the key's
 * expansion, mu, masks, challenges, the second signing, and verification; with --arithmetic one
 * random bit of what one random call of the arithmetic gives (faulty_arith.h). What comes of a
 * fault is one of
 *
 *     refused   an error, and nothing but zeros as signature
 *     same      LANEWISE_OK and the right signature: the fault hit an attempt that is given up, or
 *               bytes that no sampler takes
 *     LEFT      LANEWISE_OK and another signature; "valid" if it verifies
 *
 * Exit status: 0 if none has left and some were refused, else 1; with --left, which shows that
 * these faults are worth refusing, 0 if a quarter has left; 2 for wrong usage.
 */
#include "faulty_arith.h"
#include "faulty_states.h"

enum { WAYS = 4, PER_MESSAGE = 10 };

static const lanewise_mldsa_set sets[] = {LANEWISE_MLDSA_44, LANEWISE_MLDSA_65, LANEWISE_MLDSA_87};
static lanewise_mldsa_info info;
static lanewise_mldsa_set set;
static lanewise_mldsa_key object;
static uint8_t pk[LANEWISE_MLDSA_MAX_PUBLIC_BYTES], sk[LANEWISE_MLDSA_MAX_PRIVATE_BYTES],
    right[LANEWISE_MLDSA_MAX_SIGNATURE_BYTES], got[LANEWISE_MLDSA_MAX_SIGNATURE_BYTES];

/* With a seed, an expanded key, both, or an object. */
static int sign(uint8_t *to, unsigned way, uint64_t message, int level) {
    const lanewise_mldsa_options o = {.deterministic = 1, .check = level};
    const size_t len[] = {32, info.private_bytes, 32 + info.private_bytes};
    plan.done = plan.hashes = arithmetic.done = 0;
    if (way == WAYS - 1)
        return lanewise_mldsa_key_sign(&object, to, info.signature_bytes, &message, sizeof message,
                                       &o);
    return lanewise_mldsa_sign(set, to, info.signature_bytes, sk + (way == 1 ? 32 : 0), len[way],
                               &message, sizeof message, &o);
}

static void no_fault(void) {
    plan.at[0] = plan.at[1] = arithmetic.at = UINT64_MAX;
}

static int valid(const uint8_t *signature, uint64_t message) {
    no_fault();
    return lanewise_mldsa_verify(set, signature, info.signature_bytes, pk, info.public_bytes,
                                 &message, sizeof message, NULL) == LANEWISE_OK;
}

/* What comes of COUNT faults. */
static struct {
    unsigned long refused, same, left, left_valid, unclean;
} came;

static void one_fault(unsigned way, uint64_t message, int level) {
    memset(got, 0x5A, sizeof got);
    const int status = sign(got, way, message, level);
    if (status != LANEWISE_OK) {
        came.refused++;
        came.unclean += !zeros(got, info.signature_bytes);
    } else if (!memcmp(got, right, info.signature_bytes)) {
        came.same++;
    } else {
        came.left++;
        came.left_valid += (unsigned long)valid(got, message);
    }
}

static void make_key(lanewise_mldsa_set which) {
    uint8_t xi[32];
    no_fault();
    set = which;
    for (size_t i = 0; i < sizeof xi; i++)
        xi[i] = (uint8_t)draw(256);
    demand(lanewise_mldsa_describe(set, &info) == LANEWISE_OK, "describe");
    demand(lanewise_mldsa_keygen_seed(set, pk, info.public_bytes, sk, 32 + info.private_bytes, xi,
                                      sizeof xi) == LANEWISE_OK,
           "key generation");
    demand(lanewise_mldsa_key_from_private(&object, set, xi, sizeof xi) == LANEWISE_OK,
           "a key object");
}

/* The next message, key and way, without a fault: plan.done and arithmetic.done say then how many
 * permutations and how many calls of the arithmetic a checked call does. */
static void prepare(unsigned turn, unsigned way, uint64_t message, int level) {
    make_key(sets[turn % (sizeof sets / sizeof sets[0])]);
    demand(sign(right, way, message, 0) == LANEWISE_OK, "signing without a fault");
    demand(plan.done > 50, "the linker has not put this program in front of the library");
    demand(valid(right, message), "a right signature is not valid");
    demand(sign(got, way, message, level) == LANEWISE_OK &&
               !memcmp(got, right, info.signature_bytes),
           "the check changes the signature");
}

int main(int argc, char **argv) {
    int level = 1, must_leave = 0, calculating = 0;
    uint64_t message = 0, permutations = 0, calls = 0;
    unsigned way = 0;
    demand(argc >= 2, "usage: faults_mldsa COUNT [OPTION]...: see the source");
    const unsigned long count = strtoul(argv[1], NULL, 10);
    for (int i = 2; i < argc; i++) {
        if (!strcmp(argv[i], "--left"))
            must_leave = 1;
        else if (!strcmp(argv[i], "--arithmetic"))
            calculating = 1;
        else if (!strcmp(argv[i], "--level") && i + 1 < argc)
            level = atoi(argv[++i]);
        else if (!strcmp(argv[i], "--seed") && i + 1 < argc)
            seed = strtoull(argv[++i], NULL, 10);
        else
            demand(0, "unknown option");
    }
    demand(count > 0, "no count");
    if (calculating)
        put_faulty_arithmetic();
    for (unsigned long done = 0; done < count; done++) {
        if (done % PER_MESSAGE == 0) {
            const unsigned turn = (unsigned)(done / PER_MESSAGE);
            message = draw(UINT64_MAX);
            way = turn / 3 % WAYS;
            prepare(turn, way, message, level);
            permutations = plan.done;
            calls = arithmetic.done;
            demand(!calculating || calls > 50, "the arithmetic is not that of this program");
        }
        no_fault();
        if (calculating) {
            arithmetic.at = draw(calls);
        } else {
            plan.round = (unsigned)draw(24);
            plan.bit = (unsigned)draw(1600);
            plan.at[0] = draw(permutations);
        }
        one_fault(way, message, level);
    }
    printf("level %d: %lu faults: %lu refused, %lu same, %lu LEFT (%lu valid)\n", level, count,
           came.refused, came.same, came.left, came.left_valid);
    if (came.unclean)
        printf("%lu times something other than zeros was left of a refused signature\n",
               came.unclean);
    if (must_leave)
        return came.left < count / 4;
    return came.left || came.unclean || came.refused < count / 4;
}
