/* SPDX-License-Identifier: Apache-2.0 OR MIT */
/* The same signatures on every kernel that this machine has: each layout, each number of states. A
 * kernel is forced in a process of its own, for LANEWISE_KERNEL is read once. */
#define _GNU_SOURCE /* setenv */
#include "slhdsa.h"

#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

enum { TEXT = 64 };

/* SHA3-256 of signatures by a simple and a robust set, which are verified one by one and together.
 */
static void digest(char text[TEXT + 1]) {
    static subject s, r;
    static const lanewise_slhdsa_options o = {.deterministic = 1};
    uint8_t sha[32];
    lanewise_bytes signatures[3], messages[3];
    const uint8_t *keys[3];
    lanewise_sponge sponge;
    subject_make(&s, LANEWISE_SLHDSA_SHAKE_128F);
    subject_make(&r, LANEWISE_SPHINCS_SHAKE_128F_ROBUST);
    CHECK_OK(subject_sign(&s, "kernel", 6, &o));
    CHECK_OK(subject_sign(&r, "kernel", 6, &o));
    CHECK_OK(subject_verify(&s, "kernel", 6, NULL));
    CHECK_OK(subject_verify(&r, "kernel", 6, NULL));
    for (unsigned i = 0; i < 3; i++) {
        signatures[i] = (lanewise_bytes){s.signature, s.info.signature_bytes};
        messages[i] = (lanewise_bytes){"kernel", 6};
        keys[i] = s.pk;
    }
    CHECK_OK(lanewise_slhdsa_verify_many(s.set, 3, signatures, keys, 32, messages, NULL, NULL));
    CHECK_OK(lanewise_sha3_256_init(&sponge));
    CHECK_OK(lanewise_sponge_absorb(&sponge, s.signature, s.info.signature_bytes));
    CHECK_OK(lanewise_sponge_absorb(&sponge, r.signature, r.info.signature_bytes));
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
            check_skip("%s: this machine lacks %s", info.name, info.needs);
            continue;
        }
        CHECK(ask(info.name, got), "%s: the process failed", info.name);
        CHECK(!strcmp(got, want), "%s: %s, not %s", info.name, got, want);
        ran++;
    }
    CHECK(ran >= 2, "%u kernels", ran);
}
