/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/*
 * slhdsa_faults SET COUNT [--level N] [--seed N] [--twice] [--message] [--left] [--key]
 *
 * COUNT times a signature of SET (128f) with options.check = N (default 1), and in each of them one
 * random bit of one random state flipped before one random round of one random permutation, of all
 * that the call does: R, H_msg, FORS, WOTS+, trees, the second signing, and verification. Of these,
 * the few that hash the message are next to never hit: --message hits them alone, among them those
 * of a pre-hash. --twice does it again at the same place of the second signing, as a fault would
 * that comes at the same time after the start of each. --key signs with a key object, and half of
 * the faults hit the last permutations of a signing, in which it differs.
 *
 * What comes of a fault is one of
 *
 *     refused   an error, and nothing but zeros as signature
 *     same      LANEWISE_OK and the very signature that is right: the fault hit nothing that counts
 *     LEFT      LANEWISE_OK and another signature; "valid" if it verifies: what a forger needs
 *
 * Exit status: 0 if none has left and at least half of the faults were refused, else 1; with
 * --left, which shows that these faults are worth refusing, 0 if at least half have left and are
 * valid; 2 for wrong usage.
 */
#include "faulty_states.h"

enum { PER_MESSAGE = 25, AT_THE_END = 400 };

static lanewise_slhdsa_set set;
static lanewise_slhdsa_info info;
static uint8_t pk[LANEWISE_SLHDSA_MAX_PUBLIC_BYTES], sk[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES],
    right[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES], got[LANEWISE_SLHDSA_MAX_SIGNATURE_BYTES];

static lanewise_slhdsa_options how = {.context = "faults", .context_bytes = 6, .deterministic = 1};

static int by_object;
static lanewise_slhdsa_key object;

static int sign(uint8_t *to, uint64_t message, int level) {
    lanewise_slhdsa_options o = how;
    o.check = level;
    plan.done = plan.hashes = 0;
    if (by_object)
        return lanewise_slhdsa_key_sign(&object, to, info.signature_bytes, &message, sizeof message,
                                        &o);
    return lanewise_slhdsa_sign(set, to, info.signature_bytes, sk, info.private_bytes, &message,
                                sizeof message, &o);
}

static int valid(const uint8_t *signature, uint64_t message) {
    plan.at[0] = plan.at[1] = UINT64_MAX;
    return lanewise_slhdsa_verify(set, signature, info.signature_bytes, pk, info.public_bytes,
                                  &message, sizeof message, &how) == LANEWISE_OK;
}

/* What comes of COUNT faults. */
static struct {
    unsigned long refused, same, left, left_valid, unclean;
} came;

static void one_fault(uint64_t message, int level) {
    memset(got, 0x5A, sizeof got);
    int status = sign(got, message, level);
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

static void make_key(const char *set_name) {
    char name[64];
    snprintf(name, sizeof name, "SLH-DSA-SHAKE-%s", set_name);
    demand(lanewise_slhdsa_by_name(name, &set) == LANEWISE_OK, "no such set");
    demand(lanewise_slhdsa_describe(set, &info) == LANEWISE_OK, "describe");
    plan.at[0] = plan.at[1] = UINT64_MAX;
    for (size_t i = 0; i < sizeof sk; i++)
        sk[i] = (uint8_t)draw(256);
    demand(lanewise_slhdsa_keygen_seed(set, pk, info.public_bytes, sk, info.private_bytes, sk,
                                       3 * info.seed_bytes) == LANEWISE_OK,
           "key generation");
    demand(!by_object || lanewise_slhdsa_key_from_private(&object, set, sk, info.private_bytes) ==
                             LANEWISE_OK,
           "key object");
}

int main(int argc, char **argv) {
    static uint64_t hashed[sizeof plan.hashed / sizeof plan.hashed[0]];
    int level = 1, twice = 0, of_message = 0, must_leave = 0;
    uint64_t message = 0, plain = 0, all = 0;
    unsigned hashes = 0;
    demand(argc >= 3, "usage: slhdsa_faults SET COUNT [OPTION]...: see the source");
    unsigned long count = strtoul(argv[2], NULL, 10);
    for (int i = 3; i < argc; i++) {
        if (!strcmp(argv[i], "--twice"))
            twice = 1;
        else if (!strcmp(argv[i], "--message"))
            of_message = 1, how.prehash = LANEWISE_SLHDSA_SHAKE256;
        else if (!strcmp(argv[i], "--key"))
            by_object = 1;
        else if (!strcmp(argv[i], "--left"))
            must_leave = 1;
        else if (!strcmp(argv[i], "--level") && i + 1 < argc)
            level = atoi(argv[++i]);
        else if (!strcmp(argv[i], "--seed") && i + 1 < argc)
            seed = strtoull(argv[++i], NULL, 10);
        else
            demand(0, "unknown option");
    }
    demand(count > 0 && !(twice && of_message), "no count, or --twice with --message");
    make_key(argv[1]);
    for (unsigned long done = 0; done < count; done++) {
        plan.at[0] = plan.at[1] = UINT64_MAX;
        if (done % PER_MESSAGE == 0) {
            message = draw(UINT64_MAX);
            demand(sign(right, message, 0) == LANEWISE_OK, "signing without a fault");
            plain = plan.done;
            demand(plain > 1000, "the linker has not put this program in front of the library");
            demand(valid(right, message), "a right signature is not valid");
            demand(sign(got, message, level) == LANEWISE_OK &&
                       !memcmp(got, right, info.signature_bytes),
                   "the check changes the signature");
            all = plan.done;
            hashes = plan.hashes;
            memcpy(hashed, plan.hashed, sizeof hashed);
        }
        plan.round = (unsigned)draw(24);
        plan.bit = (unsigned)draw(1600);
        plan.at[0] = of_message ? hashed[draw(hashes)] : draw(twice ? plain : all);
        if (by_object && done % 2)
            plan.at[0] = plain - 1 - draw(AT_THE_END);
        if (twice)
            plan.at[1] = plan.at[0] + plain;
        one_fault(message, level);
    }
    printf("%s, level %d%s: %lu faults among %llu permutations: %lu refused, %lu same, %lu LEFT "
           "(%lu valid)\n",
           info.name, level, twice ? ", twice" : "", count,
           (unsigned long long)(of_message ? hashes : all), came.refused, came.same, came.left,
           came.left_valid);
    if (came.unclean)
        printf("%lu times something other than zeros was left of a refused signature\n",
               came.unclean);
    if (must_leave)
        return came.left_valid < count / 2;
    return came.left || came.unclean || came.refused < count / 2;
}
