/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The same signatures on every kernel that this machine has: each layout, each number of states. A
 * kernel is forced in a process of its own, for LANEWISE_KERNEL is read once. */
#define _GNU_SOURCE /* setenv */
#include "slhdsa.h"
#include "slhdsa/sign.h"
#include "slhdsa/step.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { TEXT = 64 };

/* SHA3-256 of signatures by small sets, whose code is that of the real ones: each length of a node,
 * one with other digits, simple and robust, and by a key object's tree. They are verified one by
 * one and together. */
static void digest(char text[TEXT + 1]) {
    static uint8_t signature[12000], again[12000], ends[3 * SLH_MAX_ENDS];
    uint8_t kept[14 * SLH_MAX_N];
    uint8_t sk[LANEWISE_SLHDSA_MAX_PRIVATE_BYTES], sha[32];
    lanewise_sponge sponge;
    slh_message m;
    lanewise_slh_message_plain(&m, "kernel", 6);
    CHECK_OK(lanewise_sha3_256_init(&sponge));
    for (unsigned i = 0; i < 6; i++) {
        slh_set small = {.row = {"small", 1},
                         .n = (uint8_t)(16 + 8 * (i / 2)),
                         .h = 9,
                         .d = 3,
                         .hp = 3,
                         .a = 5,
                         .k = 9,
                         .m = 8,
                         .lg_w = i == 3 ? 3 : 4,
                         .len = (uint8_t)(i == 3 ? 67 : 35 + 16 * (i / 2)),
                         .fips = i % 2,
                         .low_first = i % 2,
                         .step = i % 2 ? &lanewise_slh_robust : &lanewise_slh_simple};
        uint8_t valid[3] = {0};
        size_t n = small.n, len = slh_signature_bytes(&small);
        for (size_t k = 0; k < sizeof sk; k++)
            sk[k] = (uint8_t)(3 * k + i);
        const slh_signer by = {&small, sk, NULL}, with = {&small, sk, kept};
        CHECK(len <= sizeof signature && slh_kept_bytes(&small) == 14 * n, "%zu bytes", len);
        lanewise_slh_root(&small, sk, sk + 2 * n, sk + 3 * n, kept, NULL);
        CHECK_OK(lanewise_slh_sign(&by, signature, &m, sk + n, NULL));
        CHECK_OK(lanewise_slh_sign(&with, again, &m, sk + n, NULL));
        CHECK_BYTES(again, signature, len, "small set %u with the top kept", i);
        CHECK_OK(lanewise_slh_sign_again(&with, again, &m, sk + n, NULL));
        const slh_claim claim = {signature, sk + 2 * n, &m}, claims[3] = {claim, claim, claim};
        for (unsigned count = 1; count <= 3; count += 2) {
            CHECK_OK(lanewise_slh_verify(&small, claims, count, ends, valid, NULL));
            CHECK(valid[0] && valid[count / 2] && valid[count - 1], "small set %u is not valid", i);
        }
        signature[len / 2] ^= 1;
        CHECK_OK(lanewise_slh_verify(&small, claims, 1, ends, valid, NULL));
        CHECK(!valid[0], "small set %u is valid with a bit changed", i);
        CHECK_OK(lanewise_sponge_absorb(&sponge, signature, len));
    }
    CHECK_OK(lanewise_sponge_finalize(&sponge));
    CHECK_OK(lanewise_sponge_squeeze(&sponge, sha, sizeof sha));
    for (size_t i = 0; i < sizeof sha; i++)
        snprintf(text + 2 * i, 3, "%02x", sha[i]);
}

/* What the forced process does: print it. */
void suite_digest(void) {
    char text[TEXT + 1];
    digest(text);
    printf("signatures: %s\n", text);
}

static int ask(const char *kernel, char answer[TEXT + 1]) {
    char path[1024], command[2048], line[256];
    const char *emulator = check_emulator();
    ssize_t length = readlink("/proc/self/exe", path, sizeof path - 1);
    if (length < 0)
        return 0;
    path[length] = 0;
    snprintf(command, sizeof command, "LANEWISE_KERNEL=%s %s %s digest", kernel,
             emulator ? emulator : "", path);
    FILE *f = popen(command, "r");
    if (!f)
        return 0;
    answer[0] = 0;
    while (fgets(line, sizeof line, f))
        sscanf(line, "signatures: %64s", answer);
    return pclose(f) == 0;
}

void suite_kernels(void) {
    char want[TEXT + 1], got[TEXT + 1];
    unsigned ran = 0;
    digest(want);
    for (size_t i = 0; i < lanewise_kernel_count(); i++) {
        lanewise_kernel_info info;
        CHECK_OK(lanewise_kernel_describe(i, &info));
        if (!info.available) {
            check_lacks(info.name, info.needs);
            continue;
        }
        CHECK(ask(info.name, got), "%s: the process failed", info.name);
        CHECK(!strcmp(got, want), "%s: %s, not %s", info.name, got, want);
        ran++;
    }
    CHECK(ran >= 2, "%u kernels", ran);
}
